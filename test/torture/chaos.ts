import { setTimeout as pause } from 'node:timers/promises'
import { type BankFault, type NotificationFault, notificationFaultOf, scriptOf } from './bank-faults.ts'
import { count } from './observations.ts'
import type { History } from './history.ts'
import type { Random } from './seeded-random.ts'
import type { LinkMode, Proxy } from './proxy.ts'
import { type LinkName, linkNames, type Slot } from './world/gateways.ts'
import type { World } from './world/world.ts'

/**
 * A fault at a moment of the run. The whole schedule is drawn from the seed before the run begins; its effect depends
 * on the machine.
 */
export type Fault = { atMs: number } & (
  | { kind: 'kill a gateway'; slot: number; downMs: number }
  | { kind: 'drain a gateway'; slot: number }
  | { kind: 'freeze a gateway'; slot: number; ms: number }
  | { kind: 'move a clock'; slot: number; offsetMs: number }
  | { kind: 'disturb a link'; slot: number; link: LinkName; mode: LinkMode; ms: number }
  | { kind: 'disturb the receivers'; mode: LinkMode; ms: number }
  | { kind: 'lose an acknowledgement'; slot: number; statement: string }
  | { kind: 'cut a gateway off PostgreSQL'; slot: number; ms: number }
  | { kind: 'kill PostgreSQL' }
  | { kind: 'kill one connection of PostgreSQL'; fraction: number }
  | { kind: 'freeze PostgreSQL'; ms: number }
  | { kind: 'freeze the banks'; ms: number }
  | ({ kind: 'script a bank' } & BankFault)
  | ({ kind: 'disturb notifications' } & NotificationFault)
  | { kind: 'change the rate'; rate: number }
)

/**
 * Upper bound of a bank's freeze. In test mode a charge missing from the statement ten seconds after its call ended
 * counts as not carried out, so delays, freezes and slow links together must stay below that.
 */
const BANK_FREEZE_MS = 2_500
const LINK_DELAY_MS = 800

const MEAN_GAP_MS = 900
/** The first gateway is never killed: memory growth is visible only in a long-lived process. */
const PROTECTED_SLOT = 0

type Draw = (random: Random, slots: number) => DistributiveOmit<Fault, 'atMs'>
type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never

const killableSlot = (random: Random, slots: number) =>
  slots === 1 ? PROTECTED_SLOT : random.between(PROTECTED_SLOT + 1, slots - 1)
const anySlot = (random: Random, slots: number) => random.between(0, slots - 1)

/** Statements that record an outcome: a process that misses their acknowledgement must not repeat the action. */
export const statementsToInterrupt = [
  'payments.insert',
  'payments.insert_many',
  'payments.claim_intent',
  'payments.claim_intent_many',
  'payments.change_account',
  'payments.settle',
  'payments.settle_many',
  'payments.settle_from_line',
  'payments.release_claim',
  'payments.insert_paid_by_movement',
  'payments.insert_request',
  'payments.settle_request',
  'payments.report_reference',
  'payments.cancel',
  'movements.insert_notification',
  'movements.keep_lines',
  'statements.complete',
  'payments.insert_disbursement',
  'payments.claim_reversal',
  'payments.settle_reversal',
  'idempotency.complete',
] as const

const draws: readonly (readonly [weight: number, draw: Draw])[] = [
  [11, (random, n) => ({ kind: 'kill a gateway', slot: killableSlot(random, n), downMs: random.between(0, 1_500) })],
  [2, (random, n) => ({ kind: 'drain a gateway', slot: killableSlot(random, n) })],
  [9, (random, n) => ({ kind: 'freeze a gateway', slot: anySlot(random, n), ms: freezeMs(random) })],
  [5, (random, n) => ({ kind: 'move a clock', slot: anySlot(random, n), offsetMs: clockOffsetMs(random) })],
  [
    26,
    (random, n) => ({
      kind: 'disturb a link',
      slot: anySlot(random, n),
      link: random.pick(linkNames),
      mode: modeOf(random),
      ms: random.between(100, 3_500),
    }),
  ],
  [3, (random) => ({ kind: 'disturb the receivers', mode: modeOf(random), ms: random.between(100, 3_500) })],
  [
    7,
    (random, n) => ({
      kind: 'lose an acknowledgement',
      slot: anySlot(random, n),
      statement: random.pick(statementsToInterrupt),
    }),
  ],
  [
    1,
    (random, n) => ({
      kind: 'cut a gateway off PostgreSQL',
      slot: anySlot(random, n),
      ms: random.between(31_000, 40_000),
    }),
  ],
  [3, () => ({ kind: 'kill PostgreSQL' })],
  [2, (random) => ({ kind: 'kill one connection of PostgreSQL', fraction: random.fraction() })],
  [2, (random) => ({ kind: 'freeze PostgreSQL', ms: random.between(200, 4_000) })],
  [3, (random) => ({ kind: 'freeze the banks', ms: random.between(200, BANK_FREEZE_MS) })],
  [30, (random) => ({ kind: 'script a bank', ...scriptOf(random) })],
  [12, (random) => ({ kind: 'disturb notifications', ...notificationFaultOf(random) })],
  [1, (random) => ({ kind: 'change the rate', rate: random.between(290_0000, 310_0000) / 10_000 })],
]

export function drawSchedule(random: Random, { slots, ms }: { slots: number; ms: number }): Fault[] {
  const schedule: Fault[] = []
  for (let atMs = gapMs(random); atMs < ms; atMs += gapMs(random)) {
    const fault = random.weighted(draws)(random, slots)
    // Left out if it would outlast the run: the whole run would wait for it.
    if (fault.kind === 'cut a gateway off PostgreSQL' && atMs + fault.ms > ms) continue
    schedule.push({ atMs: Math.round(atMs), ...fault })
  }
  return schedule
}

function gapMs(random: Random): number {
  return -Math.log(1 - random.fraction()) * MEAN_GAP_MS
}

/** Mostly shorter than the time a claim has to reach the bank, sometimes longer than any client timeout. */
function freezeMs(random: Random): number {
  return random.weighted([
    [6, random.between(100, 2_000)],
    [3, random.between(2_000, 9_000)],
    [1, random.between(9_000, 35_000)],
  ])
}

function clockOffsetMs(random: Random): number {
  const sign = random.pick([-1, 1])
  return (
    sign *
    random.weighted([
      [5, random.between(0, 5_000)],
      [4, random.between(5_000, 240_000)],
      [1, random.between(240_000, 3 * 86_400_000)],
    ])
  )
}

function modeOf(random: Random): LinkMode {
  return random.weighted<LinkMode>([
    [3, { kind: 'refuse' }],
    [3, { kind: 'cut' }],
    [3, { kind: 'blackHole' }],
    [3, { kind: 'delay', delayMs: random.between(20, LINK_DELAY_MS) }],
    [4, { kind: 'cutAfter', direction: 'down', bytes: random.between(0, 1_500) }],
    [2, { kind: 'cutAfter', direction: 'up', bytes: random.between(0, 1_500) }],
  ])
}

export type Chaos = { counts: Map<string, number>; run(schedule: Fault[], ms: number): Promise<void> }

/** Injects scheduled faults; those that last run concurrently. */
export function createChaos(world: World, history: History): Chaos {
  const counts = new Map<string, number>()
  const inFlight = new Set<Promise<void>>()
  const linkFaults = createLinkFaults()

  return {
    counts,
    async run(schedule, ms) {
      const beganMs = performance.now()
      for (const fault of schedule) {
        await pause(Math.max(0, beganMs + fault.atMs - performance.now()))
        if (!canHappen(world, fault)) continue
        history.write({ who: 'chaos', what: describeFault(fault) })
        count(counts, fault.kind)
        const work = inject(world, linkFaults, fault).finally(() => inFlight.delete(work))
        inFlight.add(work)
      }
      await pause(Math.max(0, beganMs + ms - performance.now()))
      await Promise.all(inFlight)
    },
  }
}

/**
 * A gateway that is down or starting is skipped: it restarts by itself. An external PostgreSQL is never killed or
 * frozen.
 */
function canHappen({ slots, postgres }: World, fault: Fault): boolean {
  if (fault.kind === 'kill a gateway' || fault.kind === 'drain a gateway') return (slots[fault.slot] as Slot).isUp
  if (fault.kind === 'cut a gateway off PostgreSQL') return true
  return !fault.kind.endsWith('PostgreSQL') || postgres.own !== undefined
}

/** Resolves when the fault is over. */
async function inject(
  { slots, postgres, banks, receivers }: World,
  { disturb, cutOff }: LinkFaults,
  fault: Fault,
): Promise<void> {
  const slotOf = (index: number) => slots[index] as Slot
  switch (fault.kind) {
    case 'kill a gateway': {
      const slot = slotOf(fault.slot)
      slot.kill()
      await pause(fault.downMs)
      return slot.start()
    }
    case 'drain a gateway': {
      const slot = slotOf(fault.slot)
      await slot.drain()
      return slot.start()
    }
    case 'freeze a gateway':
      return slotOf(fault.slot).freeze(fault.ms)
    case 'move a clock':
      return slotOf(fault.slot).moveClock(fault.offsetMs)
    case 'disturb a link':
      return disturb(slotOf(fault.slot).links[fault.link], fault)
    case 'disturb the receivers':
      return disturb(receivers.link, fault)
    case 'lose an acknowledgement':
      return slotOf(fault.slot).links.database.dropResponseTo(fault.statement)
    case 'cut a gateway off PostgreSQL':
      return cutOff(slotOf(fault.slot).links.database, fault.ms)
    case 'kill PostgreSQL':
      return void (await postgres.own?.kill())
    case 'kill one connection of PostgreSQL':
      return void (await postgres.own?.killOne(fault.fraction))
    case 'freeze PostgreSQL':
      return postgres.own?.freeze(fault.ms)
    case 'freeze the banks':
      return banks.freeze(fault.ms)
    case 'script a bank':
      return banks.control(fault.bank, 'POST', 'faults', fault.script)
    case 'disturb notifications':
      return banks.disturbNotifications(fault.bank, fault.fraction, fault.script)
    case 'change the rate':
      return banks.control('rates', 'POST', 'rate', { rate: fault.rate })
  }
}

type LinkFaults = {
  disturb(link: Proxy, fault: { mode: LinkMode; ms: number }): Promise<void>
  /** A long outage, during which no other fault is applied to the link. */
  cutOff(link: Proxy, ms: number): Promise<void>
}

function createLinkFaults(): LinkFaults {
  const inOutage = new Set<Proxy>()
  return {
    /** If another fault has changed the link since, it is left as it is. */
    async disturb(link, { mode, ms }) {
      if (inOutage.has(link)) return
      await link.set(mode)
      await pause(ms)
      if (link.mode === mode) await link.set({ kind: 'pass' })
    },
    async cutOff(link, ms) {
      if (inOutage.has(link)) return
      inOutage.add(link)
      await link.set({ kind: 'refuse' })
      await pause(ms)
      await link.set({ kind: 'pass' })
      inOutage.delete(link)
    },
  }
}

export function describeFault({ atMs: _atMs, kind, ...details }: Fault): string {
  const text = JSON.stringify(details)
  return text === '{}' ? kind : `${kind} ${text}`
}
