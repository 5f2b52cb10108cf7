import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from '../../src/banks/bank.ts'
import { chargeC2p, chargeCard, debit, payOut } from './calls.ts'
import { meaningsOf, outcomes } from './code-classes.ts'
import { approved, notSent, rejected } from './expected.ts'
import { type Merchant, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => Promise.all((['bnc', 'r4'] as const).map((bank) => world.clearFaults(bank))))
afterAll(() => world.stop())

test.each(['G05', 'G12', 'G51', 'G55', 'G94', 'G96', 'G06'])(
  'a card code %s inside a successful envelope has the same class as in a refusal',
  async (code) => {
    const inside = await openWorld({ bncReadings: { cardDecline: 'inside' } })
    const merchant = inside.newMerchant()
    await inside.script('bnc', { kind: 'code', operation: 'Send', code })
    const { meaning = 'unknownOutcome' } = meaningsOf.Send.find((known) => known.code === code) ?? {}
    expect(await chargeCard(merchant)).toMatchObject(outcomes[meaning](code))
    expect(await merchant.ledger('bnc')).toEqual([])
    await inside.stop()
  },
)

test.each(['always', 'never', 'half'] as const)(
  'a card charge is approved whether or not its response has a card code (%s)',
  async (cardApprovalCode) => {
    const bare = await openWorld({ bncReadings: { cardApprovalCode } })
    const merchant = bare.newMerchant()
    const charged = [await chargeCard(merchant), await chargeCard(merchant)]
    const entries = await merchant.ledger('bnc')
    const references = charged.map((outcome) => (outcome.kind === 'approved' ? outcome.reference : outcome.kind))
    expect(references).toEqual(entries.map(({ reference }) => reference))
    expect(entries).toHaveLength(2)
    await bare.stop()
  },
)

describe('a pending operation', () => {
  /** Queries a pending debit at the given time after it was submitted. */
  async function query(code: string, elapsedMs: number): Promise<Outcome> {
    const merchant = world.newMerchant('r4')
    const pending = await debit(merchant, '00000009')
    if (pending.kind !== 'pending') throw new Error(`the debit is ${pending.kind}`)
    await world.script('r4', { kind: 'code', operation: 'ConsultarOperaciones', code })
    return (await merchant.flow('findOperation', 'r4'))({ operationId: pending.operationId ?? '', elapsedMs })
  }

  test.each(meaningsOf.ConsultarOperaciones)('that is answered $code is $meaning', async ({ code, meaning }) => {
    const early = meaning === 'unknownOutcome' ? { kind: 'unknown' } : outcomes[meaning](code)
    const late = meaning === 'finalOnceConfirmed' ? rejected(code) : early
    expect(await query(code, 0)).toMatchObject(early)
    expect(await query(code, 119_999)).toMatchObject(early)
    expect(await query(code, 120_000)).toMatchObject(late)
  })
})

describe('a payout', () => {
  const refused: Record<string, object> = { '51': rejected('51') }

  test.each(meaningsOf.R4pagos)('that is refused for $code is $meaning', async ({ code, meaning }) => {
    const merchant = world.newMerchant('r4')
    await world.script('r4', { kind: 'code', operation: 'R4pagos', code })
    // Its refusals carry only a text, so an unknown text is an answer that cannot be read.
    const isReported = meaning === 'setup' || meaning === 'notProcessed'
    const expected = isReported ? outcomes[meaning](code) : (refused[code] ?? { kind: 'unknown' })
    expect(await payOut(merchant)).toMatchObject(expected)
    expect(await merchant.ledger('r4')).toEqual([])
  })

  test.each(['Pago rechazado', 'FONDOS INSUFICIENTES EN UNA DE LAS CUENTAS', 'Error', 'INSUFICIENTES'])(
    'that is refused with “%s” may have been paid in part, so its outcome is unknown',
    async (message) => {
      const merchant = world.newMerchant('r4')
      await world.script('r4', { kind: 'code', operation: 'R4pagos', code: '99', message, moved: true })
      expect(await payOut(merchant)).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
      expect(await merchant.ledger('r4')).toHaveLength(1)
    },
  )

  test.each(['FONDOS INSUFICIENTES', 'Fondos insuficientes'])(
    'that is refused with “%s” was not paid',
    async (message) => {
      const merchant = world.newMerchant('r4')
      await world.script('r4', { kind: 'code', operation: 'R4pagos', code: '99', message })
      expect(await payOut(merchant)).toEqual(rejected('51'))
    },
  )
})

describe('a field that BNC refuses', () => {
  const ofPayer = ['DebtorCellPhone', 'DebtorID', 'DebtorBankCode', 'Token']
  const ofCard = ['CardNumber', 'dtExpiration', 'CVV', 'CardPIN', 'CardHolderID', 'CardHolderName', 'idCardType']
  const ofMerchant = ['Terminal', 'AffiliationNumber', 'AccountNumber', 'ClientID', 'ChildClientID', 'BranchID', 'Foo']

  async function refuse(operation: 'SendC2P' | 'Send', fields: string[]) {
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'fields', operation, fields })
    const outcome = await (operation === 'SendC2P' ? chargeC2p(merchant) : chargeCard(merchant))
    expect(await merchant.ledger('bnc')).toEqual([])
    return outcome
  }

  test.each(ofPayer)('is the payer’s to correct when it is %s', async (field) => {
    expect(await refuse('SendC2P', [field])).toEqual(rejected(`EPIIMS:${field}`))
  })

  test.each(ofCard)('is the card holder’s to correct when it is %s', async (field) => {
    expect(await refuse('Send', [field])).toEqual(rejected(`EPIIMS:${field}`))
  })

  test.each(ofMerchant)('is a configuration error when it is %s', async (field) => {
    expect(await refuse('SendC2P', [field])).toEqual(notSent('setup', `EPIIMS:${field}`))
    expect(await refuse('Send', [field])).toEqual(notSent('setup', `EPIIMS:${field}`))
  })

  test('is a configuration error when a field of the merchant is refused with it', async () => {
    const outcome = await refuse('SendC2P', ['DebtorCellPhone', 'Terminal'])
    expect(outcome).toEqual(notSent('setup', 'EPIIMS:DebtorCellPhone,Terminal'))
  })
})

describe.each(['30', '07'])('a field that R4 refuses with %s', (code) => {
  async function refuse(operation: 'MBc2p' | 'DebitoInmediato', fields: string[]) {
    const merchant = world.newMerchant('r4')
    await world.script('r4', { kind: 'fields', operation, fields, code })
    const outcome = await (operation === 'MBc2p' ? chargeC2p(merchant) : debit(merchant))
    expect(await merchant.ledger('r4')).toEqual([])
    return outcome
  }

  test.each(['telefono', 'cedula', 'banco', 'otp'])('is the payer’s to correct when it is %s', async (field) => {
    expect(await refuse('MBc2p', [field])).toEqual(rejected(`${code}:${field}`))
    expect(await refuse('DebitoInmediato', [field])).toEqual(rejected(`${code}:${field}`))
  })

  test.each(['Commerce', 'Ip', 'Id', 'foo'])('is a configuration error when it is %s', async (field) => {
    expect(await refuse('MBc2p', [field])).toEqual(notSent('setup', code))
    expect(await refuse('DebitoInmediato', [field])).toEqual(notSent('setup', code))
  })
})

describe('the refusal “invalid token” of R4 for a C2P charge', () => {
  const wrongToken = (merchant: Merchant) => chargeC2p(merchant, { token: '00000055' })

  test.each(['08', '15', '55'])(
    'means that the customer’s token is wrong when the bank writes it %s',
    async (wrongC2pToken) => {
      const reading = await openWorld({ r4Readings: { wrongC2pToken: wrongC2pToken as '08' } })
      const merchant = reading.newMerchant('r4')
      expect(await wrongToken(merchant)).toEqual(rejected(wrongC2pToken))
      expect(await merchant.ledger('r4')).toEqual([])
      await reading.stop()
    },
  )

  test('means that the merchant’s signature is wrong when a query is refused with it too', async () => {
    const merchant = world.newMerchant('r4', { r4: { signingKey: 'not-the-token' } })
    expect(await wrongToken(merchant)).toEqual(notSent('setup', '08'))
  })

  test.each([{ kind: 'resetBefore' }, { kind: 'status', status: 503 }, { kind: 'html', status: 502 }])(
    'means that nothing was charged when the confirming query fails by %o',
    async (fault) => {
      const merchant = world.newMerchant('r4')
      await world.script('r4', { kind: 'code', operation: 'MBc2p', code: '08' })
      await world.script('r4', { ...fault, operation: 'MBbcv' })
      expect(await wrongToken(merchant)).toEqual(notSent('bank_unavailable', '08'))
      expect(await merchant.ledger('r4')).toEqual([])
    },
  )
})

test.each([
  { times: 1, outcome: approved('000000'), effects: 1 },
  { times: 2, outcome: approved('000000'), effects: 1 },
  { times: 3, outcome: notSent('log_on_failed', 'EPIRWK'), effects: 0 },
])(
  'a charge that BNC answers $times times with an expired key is sent again twice at most',
  async ({ times, outcome, effects }) => {
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'code', operation: 'SendC2P', code: 'EPIRWK', times })
    expect(await chargeC2p(merchant)).toMatchObject(outcome)
    expect(await merchant.ledger('bnc')).toHaveLength(effects)
  },
)

test.each(['EPIR01', 'EPIR03', 'EPIE00', 'EPIEDD', 'X1'])(
  'a charge is not sent when the log-on is refused with %s',
  async (code) => {
    const merchant = world.newMerchant()
    await world.script('bnc', { kind: 'code', operation: 'LogOn', code })
    expect(await chargeC2p(merchant)).toEqual(notSent('log_on_failed', code))
    expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
  },
)
