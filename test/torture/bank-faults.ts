import type { Random } from './seeded-random.ts'
import type { BankName } from './world/banks.ts'

/** A fault as the control address of a simulated bank takes it. */
export type BankFault = { bank: BankName; script: Record<string, string | number | boolean | string[]> }

/** What a bank does late it does within this time; `chaos.ts` says why. */
const BANK_DELAY_MS = 3_000

/** `History` and the searches beside it fail alone, too: then a bank that charges well cannot be asked what it did. */
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
  rates: [undefined],
}

/**
 * Codes on demand. After those in doubt money may have moved or not; the others are a bank's word that it did not, and a
 * bank that breaks it cannot be found out. Codes for an immediate operation of R4 would be told for ever.
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

/** The payer's own data is refused, or ours: nothing was carried out. */
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

function faultOf(random: Random): BankFault {
  const bank = random.weighted<BankName>([
    [10, 'bnc'],
    [10, 'r4'],
    [1, 'rates'],
  ])
  const script = random.weighted<BankFault['script']>([
    [3, { kind: 'delay', delayMs: random.between(100, BANK_DELAY_MS) }],
    [3, { kind: 'resetBefore' }],
    [2, { kind: 'status', status: random.pick([500, 503, 429, 403]) }],
    [2, { kind: 'html', status: random.pick([502, 403]) }],
    [2, { kind: 'malformed' }],
    [1, { kind: 'outage', seconds: random.between(1, 3) }],
    // The rate feed carries nothing out that could be lost afterwards.
    ...(bank === 'rates'
      ? []
      : ([
          [4, { kind: 'resetAfter' }],
          [3, { kind: 'late', delayMs: random.between(100, 12_000) }],
          [2, { kind: 'duplicate' }],
        ] as const)),
    ...(bank === 'bnc' ? ([[3, { kind: 'keyExpiry' }]] as const) : []),
  ])
  const operation = random.pick(operationsOf[bank])
  return { bank, script: { ...script, times: random.between(1, 4), ...(operation === undefined ? {} : { operation }) } }
}
