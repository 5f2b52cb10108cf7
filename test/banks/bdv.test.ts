import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { control, post } from '../../sandbox/testing/wire.ts'
import type { CredentialFields } from '../../src/banks/registry.ts'
import { decimal, fixed2 } from '../../src/foundation/money.ts'
import { chargeC2p, payer, reverseC2p, sendChange } from './calls.ts'
import { approved, lost, rejected } from './expected.ts'
import { type Merchant, openWorld, today, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.clearFaults('bdv'))
afterAll(() => world.stop())

const keyFields = ['c2pKey', 'statementKey', 'multipleKey', 'verificationKey', 'changeKey', 'changeQueryKey'] as const

/** A merchant that has contracted only these products. */
function merchantWith(products: readonly (typeof keyFields)[number][], changes: CredentialFields = {}): Merchant {
  const absent = keyFields.filter((name) => !products.includes(name)).map((name) => [name, ''])
  return world.newMerchant('bdv', { bdv: { ...Object.fromEntries(absent), ...changes } })
}

async function register({ credentials }: Merchant, payment: Record<string, unknown>) {
  const body = {
    client: credentials.bdv.accountNumber,
    amount: 120,
    phone: '584241234567',
    bankCode: '0134',
    ...payment,
  }
  const { status, text } = await post(control(world.sandbox.bdvUrl, 'movements'), body)
  if (status !== 201) throw new Error(text)
}

const transfer = { reference: '000012345678', date: today, amount: decimal('120') }
const withPayer = { ...transfer, payerPhone: '584241234567', payerBankCode: '0134' }

async function find(merchant: Merchant, query: typeof transfer | typeof withPayer = withPayer) {
  const result = await (await merchant.flow('findTransfers'))(query)
  if (result.kind === 'unavailable') return result.reason
  return result.movements.map(({ key, amount }) => `${key} ${fixed2(amount)}`)
}

const found = ['in/2026-10-05/12345678/120.00 120.00']
const callsOf = (operation: string) => world.events.filter((event) => event.operation === operation).length

describe('the verification that marks a payment', () => {
  const only = ['verificationKey'] as const

  test('finds a payment, and finds it again although the bank says that it was conciliado', async () => {
    const merchant = merchantWith(only)
    await register(merchant, { reference: '604912345678' })
    expect(await find(merchant)).toEqual(found)
    expect(await find(merchant)).toEqual(found)
  })

  test.each(['resetAfter', 'malformed'])('is found out after %s lost its answer', async (kind) => {
    const merchant = merchantWith(only)
    await register(merchant, { reference: '604912345678' })
    await world.script('bdv', { kind, operation: 'getMovement' })
    expect(await find(merchant)).toBeTypeOf('string')
    expect(await find(merchant)).toEqual(found)
  })

  test.each([
    { kind: 'resetBefore' },
    { kind: 'duplicate' },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 403 },
    { kind: 'html', status: 200 },
    { kind: 'code', code: '1050' },
    { kind: 'code', code: '1010', message: 'Error interno' },
  ])('under $kind finds the payment at once or with the next request, and loses none', async (fault) => {
    const merchant = merchantWith(only)
    await register(merchant, { reference: '604912345678' })
    await world.script('bdv', { ...fault, operation: 'getMovement' })
    const first = await find(merchant)
    if (fault.kind === 'duplicate') expect(first).toEqual(found)
    else expect(first).toBeTypeOf('string')
    expect(await find(merchant)).toEqual(found)
  })

  test.each(['delay', 'late'])('answered after the time-out (%s) is found by the next request', async (kind) => {
    const merchant = merchantWith(only)
    await register(merchant, { reference: '604912345678' })
    await world.script('bdv', { kind, operation: 'getMovement', delayMs: world.timeoutsMs.question + 5_000 })
    const first = find(merchant)
    await world.whenWaiting()
    await world.clock.advance(world.timeoutsMs.question)
    expect(await first).toBe('timeout')
    await world.clock.advance(5_000)
    expect(await find(merchant)).toEqual(found)
  })

  test('does not count a payment that another system has marked', async () => {
    const merchant = merchantWith(only)
    const elsewhere = { ...withPayer, reference: '000011110410' }
    expect(await find(merchant, elsewhere)).toEqual([])
    expect(await find(merchant, elsewhere)).toEqual([])
  })

  test('does not count it either when the statement shows it later', async () => {
    const merchant = merchantWith(['verificationKey', 'statementKey'])
    const elsewhere = { ...withPayer, reference: '000011110410' }
    expect(await find(merchant, elsewhere)).toEqual([])
    expect(await find(merchant, elsewhere)).toEqual([])
    expect(await find(merchant, { ...transfer, reference: '000011110410' })).toEqual([])
  })

  test('does not count it either when two requests ask at once', async () => {
    const merchant = merchantWith(only)
    const elsewhere = { ...withPayer, reference: '000011110410' }
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.all(Array.from({ length: 6 }, () => find(merchant, elsewhere)))
      for (const result of results) expect([[], 'being_asked']).toContainEqual(result)
    }
  })

  test('is asked by one request at a time, over two tenants of the account', async () => {
    const one = merchantWith(only)
    const other = merchantWith(only, one.credentials.bdv)
    Object.assign(other.stored.accounts, { bdv: one.stored.accounts.bdv })
    await register(one, { reference: '604912345678' })
    const results = await Promise.all([one, other, one, other].map((merchant) => find(merchant)))
    for (const result of results) expect([found, 'being_asked']).toContainEqual(result)
    expect(results).toContainEqual(found)
    expect(await find(other)).toEqual(found)
  })

  test('counts a payment of another system only where a setting says so', async () => {
    const merchant = merchantWith(only, { acceptReconciled: 'yes' })
    expect(await find(merchant, { ...withPayer, reference: '000011110410' })).toEqual([
      'in/2026-10-05/11110410/120.00 120.00',
    ])
  })

  test('is written before it is sent: a question whose process died counts as asked', async () => {
    const merchant = merchantWith(only)
    await register(merchant, { reference: '604912345678' })
    const sentBefore = callsOf('bdv.verify')
    const broken = world.failQuestions('end')
    await expect(find(merchant)).rejects.toThrow()
    broken.restore()
    expect(callsOf('bdv.verify') - sentBefore).toBe(1)
    expect(await find(merchant)).toBe('being_asked')
    await world.passQuestionTime()
    expect(await find(merchant)).toEqual(found)
  })

  test('is not sent when it cannot be written', async () => {
    const merchant = merchantWith(only)
    const sentBefore = callsOf('bdv.verify')
    const broken = world.failQuestions('begin')
    await expect(find(merchant)).rejects.toThrow()
    broken.restore()
    expect(callsOf('bdv.verify')).toBe(sentBefore)
  })

  test('reports the real amount of a payment', async () => {
    const merchant = merchantWith(only)
    await register(merchant, { reference: '604912345678', amount: 150 })
    expect(await find(merchant)).toEqual(['in/2026-10-05/12345678/150.00 150.00'])
  })

  test.each([
    ['without a payer', transfer, 'payer_required'],
    ['with fewer than 8 digits', { ...withPayer, reference: '345678' }, 'reference_digits_required'],
    ['with fewer than 6 digits', { ...withPayer, reference: '45678' }, 'reference_digits_required'],
  ])('is not asked %s', async (_title, query, reason) => {
    const sentBefore = callsOf('bdv.verify')
    expect(await find(merchantWith(only), query)).toBe(reason)
    expect(callsOf('bdv.verify')).toBe(sentBefore)
  })

  test.each(['1001', '1099', '2000'])('is unavailable with the code %s, never an answer', async (code) => {
    await world.script('bdv', { kind: 'code', operation: 'getMovement', code })
    expect(await find(merchantWith(only))).toBeTypeOf('string')
  })
})

describe('the list of a phone', () => {
  const both = ['multipleKey', 'verificationKey'] as const

  test('confirms a payment without marking it', async () => {
    const merchant = merchantWith(both)
    await register(merchant, { reference: '604912345678' })
    const sentBefore = callsOf('bdv.verify')
    expect(await find(merchant)).toEqual(found)
    expect(await find(merchant)).toEqual(found)
    expect(callsOf('bdv.verify')).toBe(sentBefore)
  })

  test('does not count a payment that another system has marked, and does not ask about it', async () => {
    const merchant = merchantWith(both)
    const { credentials } = merchant
    await register(merchant, { reference: '604912345678' })
    const sentBefore = callsOf('bdv.verify')
    const question = {
      cedulaPagador: 'V12345678',
      telefonoPagador: '04241234567',
      telefonoDestino: credentials.bdv.collectingPhone.replace(/^58/, '0'),
      referencia: '604912345678',
      fechaPago: today,
      importe: '120.00',
      bancoOrigen: '0134',
      reqCed: false,
    }
    const url = new URL('/getMovement', world.sandbox.bdvUrl).href
    await post(url, question, { 'x-api-key': credentials.bdv.verificationKey })
    expect(await find(merchant)).toEqual([])
    expect(callsOf('bdv.verify')).toBe(sentBefore)
  })

  test.each([
    ['no', 'mobile'],
    ['yes', 'p2p'],
  ])('marks payments as between persons only with the setting: %s', async (multipleIsP2p, kind) => {
    const merchant = merchantWith(['multipleKey'], { multipleIsP2p })
    await register(merchant, { reference: '604912345678' })
    const query = { payer: { phone: '584241234567', bankCode: '0134' }, date: today, amount: transfer.amount }
    expect(await (await merchant.flow('findTransfersOfPayer'))(query)).toMatchObject({ movements: [{ kind }] })
  })
})

describe('the statement', () => {
  const lines = async (merchant: Merchant, from = today) => {
    const result = await (await merchant.flow('listMovements', 'bdv'))({ from, to: today })
    return result.kind === 'answered' ? result.movements : []
  }

  test('shows credits with their payer in both spellings, and commissions as such', async () => {
    const merchant = merchantWith(['statementKey'])
    await register(merchant, { reference: '604912345678', amount: 1 })
    await register(merchant, { reference: '604912345679', amount: 36960.41 })
    const payers = { phones: ['584241234567'], bankCode: '0134', kind: 'mobile', direction: 'in' }
    const shown = (await lines(merchant)).map((line) => ({ ...line, amount: fixed2(line.amount) }))
    expect(shown).toMatchObject([
      { ...payers, amount: '1.00', reference: '12345678' },
      { kind: 'commission', direction: 'out', amount: '0.01' },
      { ...payers, amount: '36960.41', reference: '12345679' },
      { kind: 'commission', direction: 'out', amount: '110.88' },
    ])
    expect(shown.some(({ isContradictory }) => isContradictory)).toBe(false)
  })

  test('is read in all its pages, today apart from past days', async () => {
    const merchant = merchantWith(['statementKey'])
    for (let number = 0; number < 130; number += 1) {
      await register(merchant, {
        reference: String(50_000_000 + number),
        date: number % 2 === 0 ? today : '2026-10-04',
      })
    }
    expect((await lines(merchant)).filter(({ direction }) => direction === 'in')).toHaveLength(65)
    expect((await lines(merchant, '2026-10-01')).filter(({ direction }) => direction === 'in')).toHaveLength(130)
  })

  test('shows a line once that the bank repeats under another number', async () => {
    const repeating = await openWorld({ bdvReadings: { repeatedLine: true } })
    const merchant = repeating.newMerchant('bdv')
    await chargeC2p(merchant)
    const result = await (await merchant.flow('listMovements', 'bdv'))({ from: today, to: today })
    const credits = result.kind === 'answered' ? result.movements.filter(({ direction }) => direction === 'in') : []
    expect(credits).toHaveLength(1)
    await repeating.stop()
  })

  test('finds a transfer by the last digits, whatever the customer typed before them, and marks nothing', async () => {
    const merchant = merchantWith(['statementKey', 'verificationKey'])
    await register(merchant, { reference: '604912345678' })
    const sentBefore = callsOf('bdv.verify')
    for (const reference of ['604912345678', '12345678', '345678']) {
      expect(await find(merchant, { ...transfer, reference })).toEqual(found)
    }
    expect(callsOf('bdv.verify')).toBe(sentBefore)
  })

  test('gives one payment the same key as the verification does', async () => {
    const merchant = merchantWith(['statementKey', 'multipleKey', 'verificationKey'])
    await register(merchant, { reference: '604912345678' })
    expect((await lines(merchant)).map(({ key }) => key)).toContain('in/2026-10-05/12345678/120.00')
  })

  test('shows a payment within BDV under its own number: a confirmed one is its only line of that amount', async () => {
    const merchant = merchantWith(['statementKey', 'multipleKey'])
    const within = { ...withPayer, payerBankCode: '0102' }
    await register(merchant, { reference: '604912345678', bankCode: '0102', document: 'V12345678' })
    const [line] = await lines(merchant)
    expect(line).toMatchObject({ reference: '', document: { digits: '12345678', letter: 'V' }, bankCode: '0102' })
    expect(await find(merchant, within)).toEqual([`${line?.key} 120.00`])
    await register(merchant, { reference: '604987654321', bankCode: '0102', document: 'V87654321' })
    const rivals = await (await merchant.flow('findTransfers'))(within)
    const claimable = rivals.kind === 'answered' ? rivals.movements.filter(({ reference }) => reference !== '') : []
    expect(claimable).toEqual([])
  })

  describe('that has the line of a payment within BDV of another payer alone', () => {
    const claimable = async (merchant: Merchant, payerDocument: string | undefined) => {
      const query = { ...withPayer, payerBankCode: '0102', ...(payerDocument === undefined ? {} : { payerDocument }) }
      const result = await (await merchant.flow('findTransfers'))(query)
      const movements = result.kind === 'answered' ? result.movements : []
      return movements.filter(({ reference }) => reference !== '').map(({ document }) => document?.digits)
    }
    const another = { reference: '604987654321', phone: '584147654321', bankCode: '0102', document: 'V87654321' }

    test.each([
      ['a document that the line does not name', 'V12345678', []],
      ['the document of the line', 'V87654321', ['87654321']],
      ['the document of the line with zeros in front', 'V087654321', ['87654321']],
      ['no document', undefined, ['87654321']],
    ])('gives a verified payment with %s', async (_title, document, documents) => {
      const merchant = merchantWith(['statementKey', 'verificationKey'])
      await register(merchant, another)
      expect(await claimable(merchant, document)).toEqual(documents)
    })

    test('gives it to a payment with a document if the line names none', async () => {
      const merchant = merchantWith(['statementKey', 'verificationKey'])
      await register(merchant, { ...another, document: undefined })
      expect(await claimable(merchant, 'V12345678')).toEqual([undefined])
    })

    test('selects no line of several by the document', async () => {
      const merchant = merchantWith(['statementKey', 'verificationKey'])
      await register(merchant, another)
      await register(merchant, { ...another, reference: '604911223344', document: 'V12345678' })
      expect(await claimable(merchant, 'V12345678')).toEqual([])
    })

    test.each([
      ['V12345678', 0],
      ['V87654321', 1],
    ])('does not give it to a payment without a reference and with another document (%s)', async (document, count) => {
      const merchant = merchantWith(['statementKey', 'multipleKey'])
      await register(merchant, another)
      const result = await (await merchant.flow('findTransfersOfPayer'))({
        payer: { phone: another.phone, bankCode: '0102', document },
        date: today,
        amount: transfer.amount,
      })
      expect(result.kind === 'answered' && result.movements).toHaveLength(count)
    })
  })
})

describe('a C2P charge at BDV', () => {
  test('is reversed by the bank’s id, between banks and within BDV', async () => {
    for (const bankCode of ['0102', '0134']) {
      const merchant = world.newMerchant('bdv')
      const person = { ...payer, bankCode }
      const charged = await chargeC2p(merchant, { payer: person })
      expect(charged.kind === 'approved' && charged.chargeId?.reveal()).toMatch(/^\d{58}$/)
      expect(await reverseC2p(merchant, charged, { payer: person })).toMatchObject(approved('1000'))
      expect(await merchant.ledger('bdv', 'annulment')).toHaveLength(1)
    }
  })

  test('without the bank’s id is not reversed, and nothing is sent', async () => {
    const merchant = world.newMerchant('bdv')
    await chargeC2p(merchant)
    const sentBefore = callsOf('bdv.annul')
    const known = { kind: 'approved', code: '1000', reference: '090012345678' } as const
    expect(await reverseC2p(merchant, known)).toEqual(rejected('SINID'))
    expect(callsOf('bdv.annul')).toBe(sentBefore)
  })

  test.each([
    ['no', { kind: 'unknown', code: '1030' }],
    ['yes', { kind: 'notSent', reason: 'setup', code: '1030' }],
  ])('refused for its format has the outcome of the setting: %s', async (formatCodeIsFinal, outcome) => {
    const merchant = world.newMerchant('bdv', { bdv: { formatCodeIsFinal } })
    await world.script('bdv', { kind: 'code', operation: 'process', code: '1030' })
    expect(await chargeC2p(merchant)).toMatchObject(outcome)
  })

  test('asks BDV for a key only for its own customers', async () => {
    const merchant = world.newMerchant('bdv')
    const request = await merchant.flow('requestC2pToken')
    expect(await request({ amount: decimal('1'), payer })).toEqual(approved('1000'))
    const sentBefore = callsOf('bdv.requestKey')
    expect(await request({ amount: decimal('1'), payer: { ...payer, bankCode: '0134' } })).toMatchObject({
      kind: 'notSent',
    })
    expect(callsOf('bdv.requestKey')).toBe(sentBefore)
  })
})

describe('change at BDV', () => {
  const payment = { amount: decimal('25'), party: payer, date: today }

  async function lostChange(kind: string) {
    const merchant = world.newMerchant('bdv')
    await world.script('bdv', { kind, operation: 'vuelto' })
    const outcome = await sendChange(merchant, payment.amount, 'bdv')
    expect(outcome).toMatchObject({ ...lost, operationId: expect.stringMatching(/^\d{10}$/) })
    const operationId = outcome.kind === 'unknown' ? (outcome.operationId ?? '') : ''
    const query = async () => (await merchant.flow('findOperation', 'bdv'))({ operationId, elapsedMs: 0, payment })
    return { merchant, query }
  }

  test('whose answer was lost is found by our number, as often as it is asked', async () => {
    const { merchant, query } = await lostChange('resetAfter')
    for (let times = 0; times < 3; times += 1) expect(await query()).toMatchObject(approved('1000'))
    expect(await merchant.ledger('bdv', 'vuelto')).toHaveLength(1)
  })

  test('that was not paid stays unknown: its absence proves nothing', async () => {
    const { merchant, query } = await lostChange('resetBefore')
    for (let times = 0; times < 3; times += 1) expect(await query()).toMatchObject({ kind: 'unknown' })
    expect(await merchant.ledger('bdv')).toEqual([])
  })

  test('has the same number for the same payment, and another for another', async () => {
    const merchant = world.newMerchant('bdv')
    const send = await merchant.flow('sendChange', 'bdv')
    const paymentId = randomUUID()
    const first = await send({ paymentId, amount: payment.amount, payee: payer })
    const again = await send({ paymentId, amount: payment.amount, payee: payer })
    expect(again).toMatchObject({
      kind: 'unknown',
      code: '1026',
      operationId: first.kind === 'approved' && first.operationId,
    })
    expect(await sendChange(merchant, payment.amount, 'bdv')).toMatchObject(approved('1000'))
    expect(await merchant.ledger('bdv', 'vuelto')).toHaveLength(2)
  })
})

test('the check of an account tries what changes nothing, and names what it does not try', async () => {
  const bank = await world.registry.account(merchantWith(['statementKey', 'multipleKey', 'c2pKey']).scope, 'bdv')
  const sentBefore = world.events.length
  const checks = await bank?.check()
  expect(checks?.map(({ what, ok, detail }) => `${what} ${ok}: ${detail}`)).toEqual([
    'statement true: 0 movements today',
    'payments by phone true: the bank answered',
    'verification true: not configured (no API key)',
    'C2P true: configured, not tried: it would move money or mark a payment',
    'change true: not configured (no API key)',
    'query of change true: not configured (no API key)',
  ])
  expect(world.events.slice(sentBefore).map(({ operation }) => operation)).toEqual(['bdv.statement', 'bdv.listOfPayer'])
  const wrong = await world.registry.account(merchantWith(['multipleKey'], { multipleKey: 'a-wrong-key' }).scope, 'bdv')
  expect(await wrong?.check()).toContainEqual({ what: 'payments by phone', ok: false, detail: 'setup (1001)' })
})
