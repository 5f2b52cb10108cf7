import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import { Secret } from '../../foundation/secret.ts'
import type { CardCharge } from '../bank.ts'
import { answer, connect, flowOf, ko, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { requestNamed, responseNamed } from './fixtures/vectors.ts'

const card: CardCharge['card'] = {
  number: new Secret('4111111111111111'),
  expirationMonth: 12,
  expirationYear: 2030,
  cvv: new Secret('123'),
  holderName: 'JUANA PEREZ',
  holderDocument: 'V12345678',
  accountType: 0,
  cardType: 1,
}
const charge: CardCharge = { paymentId: 'pay-1042', amount: decimal('100.50'), card }

async function chargeAt(script: Script, request: CardCharge = charge) {
  const bank = scriptedBank(script)
  const outcome = await flowOf(connect(bank.transport), 'chargeCard')(request)
  return { bank, outcome }
}

test('a card charge is sent and its approval parsed as published', async () => {
  const { bank, outcome } = await chargeAt(() => answer(200, responseNamed('VPOS ok')))
  expect(outcome).toEqual({ kind: 'approved', code: 'G00', reference: '991422' })
  expect(bank.calls[0]).toMatchObject({ url: 'https://bnc.test/api/Transaction/Send', class: 'card' })
  expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
    ...requestNamed('VPOS Transaction/Send'),
    Reference: bank.calls[0]?.reference,
  })
})

test.each([
  ['VPOS ok without a code', { kind: 'approved', code: '000000', reference: '991423' }],
  ['VPOS declined inside an OK envelope', { kind: 'rejected', code: 'G05' }],
  ['VPOS declined (KO envelope)', { kind: 'rejected', code: 'G05' }],
])('the published card answer "%s" has the expected outcome', async (name, expected) => {
  expect((await chargeAt(() => answer(200, responseNamed(name)))).outcome).toEqual(expected)
})

test.each(['G00', 'G10', 'G11', 'G16'])('the card network code %s approves', async (code) => {
  const { outcome } = await chargeAt(ok({ Reference: '00991422', Status: 'OK', Code: code }))
  expect(outcome).toEqual({ kind: 'approved', code, reference: '00991422' })
})

const unknown = (code: string) => ({ kind: 'unknown', reason: 'doubtful_code', code })

test.each([
  ['a refusal inside', ok({ Status: 'KO', Code: 'G51', Message: 'x' }), { kind: 'rejected', code: 'G51' }],
  ['a refusal inside that calls itself OK', ok({ Status: 'OK', Code: 'G54' }), { kind: 'rejected', code: 'G54' }],
  ['a refusing envelope', () => ko('G55   PIN invalido'), { kind: 'rejected', code: 'G55' }],
  ['a transaction the issuer calls invalid', () => ko('G12   Invalida'), { kind: 'rejected', code: 'G12' }],
  ['a duplicate', () => ko('G94   Duplicada'), unknown('G94')],
  ['an issuer that does not operate', () => ko('G91   Emisor no opera'), unknown('G91')],
  ['an unknown merchant', () => ko('CO1   El comercio no existe'), { kind: 'notSent', reason: 'setup', code: 'CO1' }],
  ['an unlisted code', ok({ Status: 'KO', Code: 'G76' }), unknown('G76')],
  ['an answer without status, code and reference', ok({ Message: 'x' }), unknown('000000')],
  ['an empty value', ok({}), unknown('000000')],
  ['a reference without a status', ok({ Reference: 1 }), unknown('000000')],
  ['an approving code without a status', ok({ Reference: 1, Code: 'G00' }), unknown('G00')],
  ['an approval without a reference', ok({ Status: 'OK', Code: 'G00', Reference: 0 }), unknown('G00')],
  ['an approval with a reference below zero', ok({ Status: 'OK', Code: 'G00', Reference: -7 }), unknown('G00')],
  ['a refusal without a code', ok({ Status: 'KO', Reference: 0 }), unknown('000000')],
  [
    'an approval whose reference is in the message',
    ok({ Status: 'OK', Reference: null }, '000000Transaccion aprobada, Nro de Referencia: 991422'),
    { kind: 'approved', code: '000000', reference: '991422' },
  ],
  [
    'an approval inside an envelope whose code refuses',
    ok({ Status: 'OK', Code: 'G00', Reference: 1 }, 'G51   Fondos insuficientes'),
    unknown('G51'),
  ],
  [
    'a refusal inside an envelope whose code approves',
    ok({ Status: 'KO', Code: 'G51' }, 'G00   Aprobada'),
    { kind: 'rejected', code: 'G51' },
  ],
  [
    'a refusal that calls itself OK and has a reference',
    ok({ Status: 'OK', Code: 'G51', Reference: 1 }),
    unknown('G51'),
  ],
  ['a refusal with a reference', ok({ Status: 'KO', Code: 'G51', Reference: 1 }), { kind: 'rejected', code: 'G51' }],
  ['a set-up code with a reference', ok({ Status: 'OK', Code: 'CO1', Reference: 1 }), unknown('CO1')],
  ['a set-up code with a reference and KO', ok({ Status: 'KO', Code: 'EPIIMS', Reference: 1 }), unknown('EPIIMS')],
  ['a code of the session with a reference', ok({ Status: 'OK', Code: 'EPIRWK', Reference: 1 }), unknown('EPIRWK')],
  ['an approval that calls itself KO', ok({ Status: 'KO', Code: 'G00', Reference: 1 }), unknown('G00')],
  ['an approval inside a refusing envelope', () => ko('G00   Aprobada'), unknown('G00')],
  [
    'a field of the card that is refused',
    () => answer(400, { CardNumber: ['x'], '$.cvv': ['x'] }),
    { kind: 'rejected', code: 'EPIIMS:CardNumber,CVV' },
  ],
  [
    'a field of the account that is refused',
    () => answer(400, { CardNumber: ['x'], AffiliationNumber: ['x'] }),
    { kind: 'notSent', reason: 'setup', code: 'EPIIMS:CardNumber,AffiliationNumber' },
  ],
] as [string, Script, object][])(
  'a card charge answered with %s has the expected outcome',
  async (_, script, expected) => {
    expect((await chargeAt(script)).outcome).toEqual(expected)
  },
)

test('a card number of nineteen digits keeps every digit, and January loses only its zero', async () => {
  const number = new Secret('6759649826438453123')
  const { bank } = await chargeAt(ok({}), {
    ...charge,
    card: { ...card, number, pin: new Secret('0042'), expirationMonth: 1, cardType: 3, accountType: 10 },
  })
  expect(bank.calls[0]?.text).toContain('"idCardType":3,"CardNumber":6759649826438453123,"dtExpiration":12030,')
  expect(bank.calls[0]?.text).toContain('"AccountType":10,"CVV":123,"CardPIN":42,')
})

test('a card payment always has the same identifiers, within the bank’s lengths', async () => {
  const paymentId = systemRandom.uuid()
  const bank = scriptedBank(ok({}))
  const chargeCard = flowOf(connect(bank.transport), 'chargeCard')
  await chargeCard({ ...charge, paymentId })
  await chargeCard({ ...charge, paymentId })
  const [first, second] = bank.calls
  expect(first?.text).toBe(second?.text)
  const identifier = paymentId.replaceAll('-', '').slice(-20).toUpperCase()
  expect(first?.text).toContain(`"TransactionIdentifier":"${identifier}"`)
  expect(first?.text).toContain(`"OperationRef":"${paymentId}"`)
})

test.each(['number', 'cvv', 'pin'] as const)('a card %s that is not digits is neither sent nor shown', async (name) => {
  const { bank, outcome } = await chargeAt(ok({}), { ...charge, card: { ...card, [name]: new Secret('4111-secret') } })
  expect(outcome).toEqual({ kind: 'notSent', reason: 'setup' })
  expect(inspect(outcome)).not.toContain('secret')
  expect(bank.calls).toEqual([])
})
