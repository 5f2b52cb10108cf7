import type { Random } from './seeded-random.ts'
import type { BankName, NotifyingBank } from './world/banks.ts'

/** A fault as the control endpoint of a simulated bank accepts it. */
export type BankFault = { bank: BankName; script: Record<string, string | number | boolean | string[]> }

/** A fault of the next notifications of one registered client, selected by `fraction`. */
export type NotificationFault = {
  bank: NotifyingBank
  fraction: number
  script: Record<string, string | number>
}

/** Upper bound of a bank's delay; `chaos.ts` has the reason. */
const BANK_DELAY_MS = 3_000

/** The statement and its searches also fail alone: the bank charges, but cannot be queried. */
const statementOperations = ['History', 'HistoryByDate', 'ValidateExistence'] as const
const operationsOf: Record<BankName, readonly (string | undefined)[]> = {
  bnc: [
    undefined,
    'SendC2P',
    'SendC2P',
    'Send',
    'ReverseC2P',
    'LogOn',
    ...statementOperations,
    'Validate',
    'ValidateP2P',
  ],
  r4: [undefined, 'MBc2p', 'MBanulacionC2P', 'DebitoInmediato', 'CreditoInmediato', 'MBvuelto', 'ConsultarOperaciones'],
  bdv: [undefined, 'process', 'process', 'annulment', 'movimientos'],
  mercantil: [undefined, 'c2p', 'c2p', 'mobileSearch'],
  banesco: [undefined, 'token', 'transactions'],
  bancamiga: [undefined, 'token', 'find', 'history'],
  rates: [undefined],
}

/**
 * Response codes on demand. After a code with an unknown outcome the money may have moved; the others assert that it
 * did not, and a violation of that cannot be detected. Immediate operations of R4 are left out: they would repeat the
 * code forever.
 */
const codesOf: readonly { bank: BankName; operation: string; unknownOutcome: string[]; final: string[] }[] = [
  {
    bank: 'bnc',
    operation: 'SendC2P',
    unknownOutcome: ['G05', 'G12', 'G91', 'G94', 'G96'],
    final: ['G13', 'G41', 'G51'],
  },
  { bank: 'bnc', operation: 'ReverseC2P', unknownOutcome: ['G91', 'G96'], final: ['G41'] },
  { bank: 'bnc', operation: 'Send', unknownOutcome: ['G06', 'G68', 'G90', 'G91', 'G96'], final: ['G05', 'G12', 'G65'] },
  { bank: 'r4', operation: 'MBc2p', unknownOutcome: ['87', '90'], final: ['51', '80', '91'] },
]

function codeOf(random: Random): BankFault {
  const { bank, operation, unknownOutcome, final } = random.pick(codesOf)
  const isUnknownOutcome = random.chance(0.7)
  const code = random.pick(isUnknownOutcome ? unknownOutcome : final)
  const moved = isUnknownOutcome && random.chance(0.5)
  return { bank, script: { kind: 'code', operation, code, moved, times: random.between(1, 3) } }
}

/** Rejected fields of the payer or of ours: nothing was carried out. */
function fieldsOf(random: Random): BankFault {
  const field = random.pick(['DebtorCellPhone', 'DebtorID', 'Terminal'])
  return { bank: 'bnc', script: { kind: 'fields', operation: 'SendC2P', fields: [field], times: 1 } }
}

export function scriptOf(random: Random): BankFault {
  return random.weighted([
    [20, faultOf],
    [5, codeOf],
    [1, fieldsOf],
  ])(random)
}

/** Their working keys or tokens expire. */
const keyExpiryBanks: ReadonlySet<BankName> = new Set(['bnc', 'banesco', 'bancamiga'])

function faultOf(random: Random): BankFault {
  const bank = random.weighted<BankName>([
    [10, 'bnc'],
    [10, 'r4'],
    [5, 'bdv'],
    [5, 'mercantil'],
    [3, 'banesco'],
    [3, 'bancamiga'],
    [1, 'rates'],
  ])
  const script = random.weighted<BankFault['script']>([
    [3, { kind: 'delay', delayMs: random.between(100, BANK_DELAY_MS) }],
    [3, { kind: 'resetBefore' }],
    [2, { kind: 'status', status: random.pick([500, 503, 429, 403]) }],
    [2, { kind: 'html', status: random.pick([502, 403]) }],
    [2, { kind: 'malformed' }],
    [1, { kind: 'outage', seconds: random.between(1, 3) }],
    // The rate feed has no side effects that could be lost.
    ...(bank === 'rates'
      ? []
      : ([
          [4, { kind: 'resetAfter' }],
          [3, { kind: 'late', delayMs: random.between(100, 12_000) }],
          [2, { kind: 'duplicate' }],
        ] as const)),
    ...(keyExpiryBanks.has(bank) ? ([[3, { kind: 'keyExpiry' }]] as const) : []),
  ])
  const operation = random.pick(operationsOf[bank])
  return { bank, script: { ...script, times: random.between(1, 4), ...(operation === undefined ? {} : { operation }) } }
}

/** Ways to forge a notification at either bank; the money itself arrives, without a genuine notification. */
const forgesOf: Record<NotifyingBank, readonly string[]> = {
  bnc: ['wrongKey', 'otherRif', 'otherPhone', 'amountWithoutDot', 'malformed', 'huge'],
  r4: ['wrongKey', 'otherPhone', 'amountWithoutDot', 'malformed', 'huge'],
}

/** Notifications are lost, repeated, delayed, sent in another order, or replaced by forged ones. */
export function notificationFaultOf(random: Random): NotificationFault {
  const bank = random.pick<NotifyingBank>(['bnc', 'r4'])
  const script = random.weighted<NotificationFault['script']>([
    [3, { kind: 'lose', times: random.between(1, 2) }],
    [3, { kind: 'repeat', copies: random.between(2, 6), times: random.between(1, 4) }],
    [3, { kind: 'delay', delayMs: random.between(100, 8_000), times: random.between(1, 3) }],
    [3, { kind: 'reorder', hold: random.between(2, 4) }],
    [3, { kind: 'forge', forge: random.pick(forgesOf[bank]) }],
  ])
  return { bank, fraction: random.fraction(), script }
}
