import { EventEmitter, once } from 'node:events'
import type { BankName } from '../../../src/banks/bank.ts'
import type { Clock } from '../../../src/foundation/clock.ts'
import { type Passing, type Recorder, type Sent, startRecorder } from '../recorder.ts'
import { type Merchant, openWorld, type World } from '../world.ts'
import type { Fault } from './faults.ts'
import { banks, subjects } from './subjects.ts'

/** The connection between an account and its bank, with faults where a test puts them. */
export type Line = Recorder & {
  /** Applies the fault to one of the next calls, counted from 0 without log-ons, or to all of them. */
  disturb(fault: Pick<Fault, 'apply'>, call?: number | 'all'): void
  /** Applies the fault to the next log-on. */
  disturbLogOn(fault: Pick<Fault, 'apply'>): void
  /** Ends the fault. */
  clear(): void
  /** Holds back a call before the bank gets it, or its answer. */
  hold(point: 'call' | 'answer', ms: number): Pick<Fault, 'apply'>
  /** Resolves once so many calls have been held back since the last fault began. */
  whenHeld(calls?: number): Promise<void>
  /** Whether a call is on its way, held back or not. */
  isBusy(): boolean
  /** Returns and clears the calls that were sent, log-ons apart. */
  takeSent(): { calls: Sent[]; logOns: Sent[] }
}

export async function openLine(bank: BankName, bankUrl: string, clock: Pick<Clock, 'sleep'>): Promise<Line> {
  const { session } = subjects[bank]
  const holds = new EventEmitter().setMaxListeners(0)
  const held = { calls: 0 }
  let sent: { calls: Sent[]; logOns: Sent[] } = { calls: [], logOns: [] }
  let next: { fault: Pick<Fault, 'apply'>; isLogOn: boolean; call: number | 'all' } | undefined

  let busy = 0

  async function handle(passing: Passing): Promise<void> {
    busy += 1
    await pass(passing).finally(() => void (busy -= 1))
  }

  async function pass(passing: Passing): Promise<void> {
    const isLogOn = session?.paths.some((path) => passing.sent.path.endsWith(path)) === true
    sent[isLogOn ? 'logOns' : 'calls'].push(passing.sent)
    if (next?.isLogOn === isLogOn) {
      const { fault, call } = next
      if (call !== 'all') next = call === 0 ? undefined : { ...next, call: call - 1 }
      if (call === 'all' || call === 0) return fault.apply(passing)
    }
    passing.reply(await passing.forward())
  }

  function begin(fault: NonNullable<typeof next>): void {
    next = fault
    held.calls = 0
  }

  async function wait(ms: number): Promise<void> {
    held.calls += 1
    holds.emit('held')
    await clock.sleep(ms)
  }

  return {
    ...(await startRecorder(bankUrl, handle)),
    disturb: (fault, call = 0) => begin({ fault, isLogOn: false, call }),
    disturbLogOn: (fault) => begin({ fault, isLogOn: true, call: 0 }),
    clear: () => void (next = undefined),
    hold: (point, ms) => ({
      async apply({ forward, reply }) {
        if (point === 'call') await wait(ms)
        const answer = await forward()
        if (point === 'answer') await wait(ms)
        reply(answer)
      },
    }),
    whenHeld: async (calls = 1) => {
      while (held.calls < calls) await once(holds, 'held')
    },
    isBusy: () => busy > 0,
    takeSent: () => {
      const taken = sent
      sent = { calls: [], logOns: [] }
      return taken
    },
  }
}

/** Longer than any time-out. */
const longestHoldMs = 10 * 60_000

/** A world whose merchants reach each bank through a line. */
export async function openLines(options: Parameters<typeof openWorld>[0] = {}) {
  const world: World = await openWorld(options)
  const lines = new Map<BankName, Line>()
  for (const { bank, subject } of banks) lines.set(bank, await openLine(bank, subject.url(world.sandbox), world.clock))
  const lineOf = (bank: BankName) => lines.get(bank) as Line
  return {
    world,
    lineOf,
    newMerchant(bank: BankName, changes: Record<string, string> = {}): Merchant {
      const merchant = world.newMerchant(bank)
      const baseUrl = lineOf(bank).url
      const fields = { ...subjects[bank].fields(merchant.credentials, baseUrl), ...changes }
      merchant.stored.accounts[bank] = { fields, baseUrl, version: '1' }
      return merchant
    },
    /** Ends what a test has left, even if it failed: faults, held calls, refused connections. */
    async restore(bank: BankName) {
      lineOf(bank).clear()
      await lineOf(bank).accept()
      await world.clearFaults(bank)
      if (lineOf(bank).isBusy()) await world.clock.advance(longestHoldMs)
    },
    async stop() {
      await world.stop()
      for (const line of lines.values()) await line.stop()
    },
  }
}

export type Lines = Awaited<ReturnType<typeof openLines>>
