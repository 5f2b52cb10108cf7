import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import type { TransferQuery } from '../bank.ts'
import { line, plain, expectedMovement } from './fixtures/lines.ts'
import { answer, connect, flowOf, ko, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { requestNamed, responseNamed } from './fixtures/vectors.ts'
import { sentReference } from './pago-movil.ts'
import vectors from './vectors.json' with { type: 'json' }

const query: TransferQuery = { reference: '123456', date: '2026-10-05', amount: decimal('1523.40') }
const payer = { payerBankCode: '0102', payerPhone: '584141234567' }
const notFound = ok({ MovementExists: false })

/** The statement answers with one script, the bank's own search with another. */
const bankOf =
  (statement: Script, search: Script = notFound): Script =>
  (call) =>
    call.operation === 'History' ? statement(call) : search(call)

async function findAt(script: Script, transferQuery: TransferQuery = query) {
  const bank = scriptedBank(script)
  const found = plain(await flowOf(connect(bank.transport), 'findTransfers')(transferQuery))
  return { bank, found, operations: bank.calls.map(({ operation }) => operation) }
}

const keysOf = (found: Awaited<ReturnType<typeof findAt>>['found']) =>
  Array.isArray(found) ? found.map(({ key }) => key) : found

describe('a transfer that the statement shows', () => {
  const lines = [
    line,
    { ...line, ControlNumber: '2', ReferenceA: '9993456', Amount: 7 },
    { ...line, ControlNumber: '3', ReferenceA: '555' },
    { ...line, ControlNumber: '4', Code: '387', BalanceDelta: 'Egreso' },
    { ...line, ControlNumber: '5', Date: '04/10/2026' },
    { ...line, ControlNumber: '6', ReferenceA: '777', Amount: 8 },
  ]

  test.each([
    ['123456', ['170036812', '3']],
    ['000123456', ['170036812', '3']],
    ['3456', ['170036812', '2', '3']],
    ['555', ['170036812', '3']],
    ['0555', ['170036812', '3']],
  ])(
    'a transfer found by the reference %s is returned with the day’s lines of the same amount',
    async (reference, keys) => {
      const { found, operations } = await findAt(bankOf(ok(lines)), { ...query, reference })
      expect(keysOf(found)).toEqual(keys)
      expect(operations).toEqual(['History'])
    },
  )

  test('a transfer printed with a zero in front by the statement and without by the search is one line', async () => {
    const padded = { ...line, ControlNumber: `0${line.ControlNumber}` }
    const bank = scriptedBank((call) =>
      (call.operation === 'HistoryByDate' ? ok([padded]) : ok({ ...line, MovementExists: true }))(call),
    )
    const wanted = { payer: { phone: '584141234567', bankCode: '0102' }, date: query.date, amount: query.amount }
    const found = await flowOf(connect(bank.transport), 'findTransfersOfPayer')(wanted)
    expect(keysOf(plain(found))).toEqual([padded.ControlNumber])
  })

  test('a transfer shown only with another amount is searched further, because it may be a look-alike', async () => {
    const twin = { ...line, ControlNumber: '7', ReferenceA: '778', Amount: 8 }
    const { found, operations } = await findAt(bankOf(ok([...lines, twin])), { ...query, reference: '777' })
    expect(keysOf(found)).toEqual(['170036812', '3', '6', '7'])
    expect(operations).toEqual(['History', 'Validate'])
  })

  test.each([
    ['its inner number', '36808'],
    ['its control number', '170036812'],
    ['a phone', '584141234567'],
    ['the last three digits', '456'],
    ['zeros alone', '0000'],
  ])('a transfer in the statement is not found by %s', async (_, reference) => {
    const { found, operations } = await findAt(bankOf(ok([line, { ...line, ControlNumber: '2', ReferenceA: '' }])), {
      ...query,
      reference,
      amount: decimal('1'),
    })
    expect(found).toEqual([])
    expect(operations).toEqual(['History', 'Validate'])
  })

  test('a C2P with the same reference does not end the search for a transfer and is returned for comparison', async () => {
    const c2p = { ...line, Type: 'C2P Pago Movil BNC C2PCOB' }
    const { found, operations } = await findAt(bankOf(ok([c2p])))
    expect(found).toEqual([{ ...expectedMovement, kind: 'c2p' }])
    expect(operations).toEqual(['History', 'Validate'])
  })
})

describe('a transfer that the statement does not show', () => {
  test('a transfer missing from the statement is searched by its payer if bank and phone are given', async () => {
    const { bank, found, operations } = await findAt(
      bankOf(ok([]), () => answer(200, responseNamed('ValidateP2P found'))),
      { ...query, ...payer },
    )
    expect(found).toEqual([expectedMovement])
    expect(operations).toEqual(['History', 'ValidateP2P'])
    const published = vectors.requests.find(({ name }) => name === 'ValidateP2P')?.plaintext ?? ''
    expect(published).toContain('2026/10/05')
    expect(bank.calls[1]?.text).toBe(published.replace('2026/10/05', '2026-10-05'))
  })

  test.each([{}, { payerBankCode: '0102' }, { payerPhone: '584141234567' }])(
    'a transfer missing from the statement is searched by its reference if only %j of the payer is given',
    async (given) => {
      const { bank, found } = await findAt(bankOf(ok([]), ok({ MovementExists: true, ...line })), {
        ...query,
        ...given,
      })
      expect(found).toEqual([expectedMovement])
      expect(JSON.parse(bank.calls[1]?.body ?? '')).toEqual({
        ...requestNamed('Validate'),
        Reference: bank.calls[1]?.reference,
      })
      expect(bank.calls[1]?.class).toBe('question')
    },
  )

  test.each([
    ['ValidateP2P found (instrument is an account)', { phones: ['584141234567'] }],
    ['ValidateP2P found (instrument is a phone)', { phones: ['584141234567'] }],
    ['ValidateP2P found (payer not named)', { phones: [] }],
  ])('a transfer is parsed from the published answer "%s"', async (name, expected) => {
    const { found } = await findAt(
      bankOf(ok([]), () => answer(200, responseNamed(name))),
      { ...query, ...payer },
    )
    expect(found).toMatchObject([{ key: '170036812', reference: '123456', ...expected }])
    expect(found).toHaveLength(1)
  })

  test.each([
    'Validate not found (published by the bank)',
    'ValidateExistence not found (published by the bank)',
    'ValidateP2P not found',
    'ValidateP2P not found (short form)',
  ])('no transfer is found with the published answer "%s"', async (name) => {
    expect((await findAt(bankOf(ok([]), () => answer(200, responseNamed(name))))).found).toEqual([])
  })

  test('a line with only the same last four digits is not the transfer', async () => {
    const name = 'Validate found (same last four digits, another reference)'
    const script = bankOf(ok([]), () => answer(200, responseNamed(name)))
    expect((await findAt(script, { ...query, reference: '99990067' })).found).toEqual([])
    expect((await findAt(script, { ...query, reference: '0067' })).found).toMatchObject([{ reference: '40067' }])
  })

  test.each([
    ['goes out', { Code: '387', BalanceDelta: 'Egreso' }],
    ['is a C2P', { Type: 'C2P Pago Movil BNC C2PCOB' }],
    ['has no reference', { ReferenceA: '' }],
  ])('a line that %s is not the transfer', async (_, changes) => {
    const found = ok({ MovementExists: true, ...line, ...changes })
    expect((await findAt(bankOf(ok([]), found))).found).toEqual([])
  })

  test('a transfer with another amount is returned for the caller to decide', async () => {
    const { found } = await findAt(bankOf(ok([]), ok({ MovementExists: true, ...line, Amount: 99 })))
    expect(found).toEqual([{ ...expectedMovement, amount: '99.00' }])
  })

  test('a found transfer is returned with the statement’s lines of the same amount, each once, contradictory where they differ', async () => {
    const other = { ...line, ControlNumber: '2', ReferenceA: '555' }
    const { found } = await findAt(bankOf(ok([other]), ok({ MovementExists: true, ...line })))
    expect(keysOf(found)).toEqual(['2', '170036812'])
    const twice = await findAt(bankOf(ok([{ ...line, ReferenceA: '555' }]), ok({ MovementExists: true, ...line })))
    expect(twice.found).toEqual([
      { ...expectedMovement, reference: '555', numbers: ['555', '36808', '170036812'], isContradictory: true },
    ])
  })

  test.each(['Reference', 'PhoneNumber', 'BankCode', 'Amount', 'RequestDate', '$.DateMovement'])(
    'no transfer is found if the bank cannot parse the customer’s %s',
    async (name) => {
      const other = { ...line, ReferenceA: '555' }
      const { found } = await findAt(bankOf(ok([other]), () => answer(400, { [name]: ['no es valido'] })))
      expect(keysOf(found)).toEqual(['170036812'])
      const unread = await findAt(
        bankOf(
          () => ko('EPIE00'),
          () => answer(400, { [name]: ['no es valido'] }),
        ),
      )
      expect(unread.found).toEqual([])
    },
  )
})

describe('a search and a statement', () => {
  const lost: Script = () => ({ kind: 'unknown', reason: 'timeout' })
  const unavailable = { kind: 'unavailable', reason: 'timeout' }

  test('if the statement is unavailable, the search decides', async () => {
    expect((await findAt(bankOf(lost, ok({ MovementExists: true, ...line })))).found).toEqual([expectedMovement])
    expect((await findAt(bankOf(lost))).found).toEqual([])
  })

  test('if neither the search nor the statement answers, the transfers are unavailable', async () => {
    expect((await findAt(lost)).found).toEqual(unavailable)
  })

  test('if the search times out and the statement shows nothing, the transfers are unavailable', async () => {
    expect((await findAt(bankOf(ok([]), lost))).found).toEqual(unavailable)
  })

  test.each(['EPIONA', 'EPIIMS', 'EPIANF'])('if the search is refused with %s, the statement decides', async (code) => {
    const other = { ...line, ReferenceA: '555' }
    expect(keysOf((await findAt(bankOf(ok([other]), () => ko(code)))).found)).toEqual(['170036812'])
  })

  test('if the search refuses a field of the account, the statement decides', async () => {
    const script = bankOf(ok([]), () => answer(400, { Reference: ['x'], ClientID: ['x'] }))
    expect((await findAt(script)).found).toEqual([])
  })

  test.each([
    ['it does not say whether it exists', { ...line }],
    ['it exists without a control number', { ...line, MovementExists: true, ControlNumber: null }],
    ['the answer is empty', null],
  ])('a search is unavailable when %s', async (_, value) => {
    expect((await findAt(bankOf(ok([]), ok(value)))).found).toEqual({
      kind: 'unavailable',
      reason: 'unreadable_answer',
    })
  })
})

test.each(vectors.formats.reference)(
  'the reference $asked is sent as $sent, and fits $own: $fits',
  async ({ asked, sent, own, fits }) => {
    expect(sentReference(asked)).toBe(sent)
    const { found, bank } = await findAt(bankOf(ok([]), ok({ MovementExists: true, ...line, ReferenceA: own })), {
      ...query,
      reference: asked,
    })
    expect(bank.calls[1]?.text).toContain(`"Reference":"${sent}"`)
    expect(keysOf(found)).toEqual(fits ? ['170036812'] : [])
  },
)

describe('the transfers of a payer', () => {
  const payerQuery = {
    payer: { phone: '584141234567', bankCode: '0102' },
    date: '2026-10-05',
    amount: decimal('1523.40'),
  }
  const outgoing = { ...line, ControlNumber: '4', Code: '387', BalanceDelta: 'Egreso' }
  const other = { ...line, ControlNumber: '2', Amount: 7 }

  async function allAt(list: Script, search: Script) {
    const bank = scriptedBank((call) => (call.operation === 'HistoryByDate' ? list(call) : search(call)))
    const found = plain(await flowOf(connect(bank.transport), 'findTransfersOfPayer')(payerQuery))
    return { found: keysOf(found), operations: bank.calls.map(({ operation }) => operation) }
  }

  test('the transfers of a payer are the incoming lines by date and the result of the bank’s search', async () => {
    const found = ok({ MovementExists: true, ...line, ControlNumber: '9' })
    expect(await allAt(ok([line, other, outgoing]), found)).toEqual({
      found: ['170036812', '2', '9'],
      operations: ['HistoryByDate', 'ValidateExistence'],
    })
  })

  test('the transfers of a payer are unavailable if the list by date is', async () => {
    const { found } = await allAt(() => answer(500, 'x'), ok({ MovementExists: true, ...line }))
    expect(found).toMatchObject({ kind: 'unavailable' })
  })

  test.each([
    ['suffices if the search is not contracted', () => ko('EPIONANo permitida'), ['170036812']],
    ['is not enough while the search does not answer', () => answer(500, 'x'), { kind: 'unavailable' }],
  ] as [string, Script, unknown][])('the list by date alone %s', async (_, search, expected) => {
    expect((await allAt(ok([line]), search)).found).toMatchObject(expected as object)
  })
})

describe('a payment by its payer', () => {
  const payerQuery = {
    payer: { phone: '584141234567', bankCode: '0102' },
    date: '2026-10-05',
    amount: decimal('1523.40'),
  }

  async function existsAt(script: Script) {
    const bank = scriptedBank(script)
    return { bank, found: plain(await flowOf(connect(bank.transport), 'findByPayer')(payerQuery)) }
  }

  test('a payment is found by its payer as published, without the statement', async () => {
    const { bank, found } = await existsAt(() => answer(200, responseNamed('ValidateExistence found')))
    expect(found).toEqual([expectedMovement])
    expect(bank.calls).toMatchObject([{ operation: 'ValidateExistence', class: 'question' }])
    expect(bank.calls[0]?.url).toBe('https://bnc.test/api/Position/ValidateExistence')
    const published = vectors.requests.find(({ name }) => name === 'ValidateExistence')?.plaintext ?? ''
    expect(bank.calls[0]?.text).toBe(published.replace('2026/10/05', '2026-10-05'))
  })

  test('a payment is not found by its payer with the published answer', async () => {
    const name = 'ValidateExistence not found (published by the bank)'
    expect((await existsAt(() => answer(200, responseNamed(name)))).found).toEqual([])
  })

  test('a payment of any kind found by its payer is returned for the caller to decide', async () => {
    const c2p = { ...line, Type: 'C2P Pago Movil', ReferenceA: '' }
    expect((await existsAt(ok({ MovementExists: true, ...c2p }))).found).toMatchObject([{ kind: 'c2p', reference: '' }])
  })

  test.each([
    ['is refused', () => ko('EPIONANo permitida'), { reason: 'refused', code: 'EPIONA' }],
    [
      'finds nothing because of an error',
      ok({ MovementExists: false }, 'EPIE00'),
      { reason: 'refused', code: 'EPIE00' },
    ],
    ['names a field', () => answer(400, { PhoneNumber: ['x'] }), { reason: 'setup', code: 'EPIIMS:PhoneNumber' }],
    ['is unreadable', ok({ MovementExists: true }), { reason: 'unreadable_answer' }],
  ] as [string, Script, object][])(
    'a query by payer is no proof of absence when it %s',
    async (_, script, expected) => {
      expect((await existsAt(script)).found).toEqual({ kind: 'unavailable', ...expected })
    },
  )
})
