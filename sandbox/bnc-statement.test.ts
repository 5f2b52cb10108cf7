import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isRecord } from './model.ts'
import { control, ledger, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(async () => {
  sandbox.setTime(mondayMorning)
  await sandbox.setBncAssumptions(null)
})
afterAll(() => sandbox.stop())

type Client = ReturnType<TestSandbox['newBncClient']>

async function register(client: Client, changes: Record<string, unknown> = {}) {
  const movement = { client: client.credentials.clientGuid, amount: 1523.4, reference: '123456', date: '2026-10-05' }
  const { status, body } = await post(control(sandbox.bncUrl, 'movements'), { ...movement, ...changes })
  expect(status).toBe(201)
  return body
}

const customer = { DebtorBankCode: 134, DebtorCellPhone: '584241234567', DebtorID: 'V8765432' }
const payer = { phone: '584141234567', bankCode: '0102', document: 'V12345678' }

/** A received P2P, a C2P charge and its reversal. */
async function withThreeLines() {
  const client = sandbox.newBncClient()
  await register(client, payer)
  const { value } = await client.charge(customer)
  const reversal = {
    IdTransactionToReverse: value['IdTransaction'],
    Amount: 1523.4,
    Terminal: client.credentials.terminal,
  }
  expect((await client.call('/MobPayment/ReverseC2P', reversal)).code).toBe('000000')
  return { client, charged: value }
}

function published(name: string): Record<string, unknown>[] {
  const { plaintext = '{}' } = vectors.bnc.responses.find((response) => response.name === name) ?? {}
  const value: unknown = JSON.parse(plaintext)
  const lists = isRecord(value) ? Object.values(value) : [value]
  return lists.flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : []))
}

/** The published line with this simulated merchant's account, phone and numbers instead of the published ones. */
function adapted(
  line: Record<string, unknown> | undefined,
  shown: Record<string, unknown> | undefined,
  client: Client,
) {
  const { accountNumber, collectingPhone } = client.credentials
  const own = new Map<unknown, unknown>([
    ['01910001430000000001', accountNumber],
    ['584120000001', collectingPhone],
  ])
  const fields = Object.entries(line ?? {}).map(([name, value]) => [name, own.get(value) ?? value])
  const { ControlNumber, ReferenceA, ReferenceD } = shown ?? {}
  return { ...Object.fromEntries(fields), ControlNumber, ReferenceA, ReferenceD }
}

describe('BNC statement lines', () => {
  test('the lines of a received P2P, a C2P charge and its reversal equal the published ones field by field', async () => {
    const { client } = await withThreeLines()
    const lines = await client.history()
    const [p2p, c2p, reversal] = published('History ok (keyed by account)')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toEqual({ ...adapted(p2p, lines[0], client), ReferenceA: '123456' })
    // The published C2P has its document without zeros; the bank's web statement pads to nine digits.
    expect(lines[1]).toEqual({ ...adapted(c2p, lines[1], client), DebtorID: '008765432' })
    expect(lines[2]).toEqual(adapted(reversal, lines[2], client))
    expect(lines.map((line) => Object.keys(line))).toEqual([p2p, c2p, reversal].map((line) => Object.keys(line ?? {})))
  })

  test('a statement line has other numbers than the response to its charge', async () => {
    const { client, charged } = await withThreeLines()
    const lines = await client.history()
    const responseNumbers = [
      String(charged['IdTransaction']),
      String(charged['Reference']),
      String(Number(charged['Reference'])),
    ]
    for (const { ControlNumber, ReferenceA, ReferenceD } of lines) {
      expect(responseNumbers).not.toContain(ControlNumber)
      expect(responseNumbers).not.toContain(ReferenceA)
      expect(responseNumbers).not.toContain(ReferenceD)
      // Difference of the two numbers in the line printed in the manual.
      expect(Number(String(ControlNumber).slice(-5)) - Number(ReferenceD)).toBe(36_806 - 36_802)
    }
    expect(new Set(lines.map(({ ControlNumber }) => ControlNumber)).size).toBe(3)
    expect((await ledger(sandbox.bncUrl, client.credentials.clientGuid)).map(({ line }) => line)).toEqual(
      lines.slice(1).map(({ ControlNumber, ReferenceA }) => ({ controlNumber: ControlNumber, reference: ReferenceA })),
    )
  })

  test('the lines of an immediate credit and of a commission equal the published ones', async () => {
    const client = sandbox.newBncClient()
    await register(client, {
      type: 'immediate',
      amount: 310.55,
      reference: '87654321',
      bankCode: '0105',
      document: 'J123456784',
      concept: 'FACTURA 1042',
    })
    await register(client, { type: 'commission', amount: 4.57, reference: '14896' })
    const lines = await client.history()
    const [, , , immediate, commission] = published('History ok (keyed by account)')
    const [received, charged] = lines
    const instrument = { DebtorInstrument: expect.stringMatching(/^0105\d{16}$/) }
    const numbers = { ReferenceA: '87654321', ReferenceD: '' }
    expect(received).toEqual({ ...adapted(immediate, received, client), ...numbers, ...instrument })
    expect(charged).toEqual({ ...adapted(commission, charged, client), ReferenceA: '14896', ReferenceD: '' })
  })

  test.each([
    ['p2p', 'in', '388', 'Ingreso'],
    ['p2p', 'out', '387', 'Egreso'],
    ['c2p', 'in', '388', 'Ingreso'],
    ['c2p', 'out', '387', 'Egreso'],
    ['plain', 'in', '388', 'Ingreso'],
    ['transfer', 'in', '262', 'Ingreso'],
    ['transfer', 'out', '262', 'Egreso'],
    ['immediate', 'in', '488', 'Ingreso'],
    ['immediate', 'out', '487', 'Egreso'],
    ['commission', undefined, '751', 'Egreso'],
  ])('a line registered as %s %s has the code %s and is an %s', async (type, direction, Code, BalanceDelta) => {
    const client = sandbox.newBncClient()
    await register(client, { type, direction, reference: '7', concept: 'PEDIDO 7' })
    expect(await client.history()).toMatchObject([{ Code, BalanceDelta, ReferenceA: '7', Concept: 'PEDIDO 7' }])
  })

  test('the line of an outgoing C2P equals the line printed in the manual', async () => {
    const client = sandbox.newBncClient()
    await register(client, { type: 'c2p', direction: 'out', phone: '584200000000', concept: 'PRUEBA BNC' })
    const [line] = await client.history()
    const { printedLine } = vectors.bnc
    const own = { Date: '05/10/2026', Amount: 1523.4, ReferenceC: client.credentials.collectingPhone }
    expect(line).toEqual({ ...adapted(printedLine, line, client), ...own })
  })

  test.each([
    [{ client: 'nobody' }, 'client'],
    [{ reference: '' }, 'reference'],
    [{ reference: '1'.repeat(33) }, 'reference'],
    [{ document: '12345678' }, 'document'],
    [{ direction: 'up' }, 'direction'],
    [{ type: 'card' }, 'type'],
  ])('a movement with %o is refused as invalid', async (changes, field) => {
    const { clientGuid } = sandbox.newBncClient().credentials
    const movement = { client: clientGuid, amount: 1, reference: '1234', date: '2026-10-04', ...changes }
    expect(await post(control(sandbox.bncUrl, 'movements'), movement)).toMatchObject({
      status: 400,
      body: { error: `invalid: ${field}` },
    })
  })
})

describe('Assumptions about statement lines', () => {
  async function statementWith(assumptions: Record<string, unknown>) {
    const { client } = await withThreeLines()
    expect((await sandbox.setBncAssumptions(assumptions)).status).toBe(200)
    const [p2p = {}, c2p = {}, reversal = {}] = await client.history()
    return { p2p, c2p, reversal, ...client.credentials }
  }

  test('payerPhoneField C swaps the phones of payer and merchant', async () => {
    const { p2p, c2p, reversal, collectingPhone } = await statementWith({ payerPhoneField: 'C' })
    expect([p2p, c2p, reversal].map(({ ReferenceB }) => ReferenceB)).toEqual(Array(3).fill(collectingPhone))
    expect([p2p, c2p, reversal].map(({ ReferenceC }) => ReferenceC)).toEqual([
      payer.phone,
      customer.DebtorCellPhone,
      customer.DebtorCellPhone,
    ])
  })

  test('instrument sets the merchant account or the payer phone on incoming lines only', async () => {
    const own = await statementWith({ instrument: 'ownAccount' })
    expect([own.p2p, own.c2p].map(({ DebtorInstrument }) => DebtorInstrument)).toEqual(Array(2).fill(own.accountNumber))
    const phone = await statementWith({ instrument: 'payerPhone' })
    const { p2p, c2p, reversal } = phone
    expect([p2p, c2p, reversal].map(({ DebtorInstrument }) => DebtorInstrument)).toEqual([
      payer.phone,
      customer.DebtorCellPhone,
      phone.accountNumber,
    ])
  })

  test('namesPayer false leaves only the merchant phone, whatever the other assumptions', async () => {
    const assumptions = { namesPayer: false, instrument: 'payerPhone', reversalLine: 'payer' }
    const { p2p, c2p, reversal, collectingPhone } = await statementWith(assumptions)
    for (const line of [p2p, c2p]) expect(line).toMatchObject({ DebtorID: '', DebtorType: '' })
    for (const line of [p2p, c2p, reversal]) {
      expect(line).toMatchObject({ ReferenceB: '', ReferenceC: collectingPhone, DebtorInstrument: null })
    }
    expect(JSON.stringify(await statementWith({ ...assumptions, namesPayer: true }))).toContain(payer.phone)
  })

  test('namesDocument false removes the document and keeps the phone', async () => {
    const { p2p } = await statementWith({ namesDocument: false })
    expect(p2p).toMatchObject({ ReferenceB: payer.phone, DebtorID: '', DebtorType: '' })
  })

  test('receivedC2pType labels charge and reversal as P2P or as plain mobile payments', async () => {
    const asP2p = await statementWith({ receivedC2pType: 'p2p' })
    expect(asP2p.c2p['Type']).toBe(asP2p.p2p['Type'])
    expect(asP2p.reversal['Type']).toBe(asP2p.p2p['Type'])
    expect(asP2p.c2p['Code']).toBe('388')
    expect(asP2p.reversal['Code']).toBe('387')
    const plain = await statementWith({ receivedC2pType: 'plain' })
    expect([plain.c2p, plain.reversal].map(({ Type }) => Type)).toEqual(['Pago Movil', 'Pago Movil'])
    expect(plain.p2p['Type']).toContain('P2P')
    expect(JSON.stringify([plain.c2p, plain.reversal])).not.toMatch(/C2P|P2P/)
  })

  test('reversalLine payer prints the bank and phone of the payer', async () => {
    const { reversal } = await statementWith({ reversalLine: 'payer' })
    expect(reversal).toMatchObject({ BankCode: '0134', DebtorInstrument: customer.DebtorCellPhone })
  })

  test('incomingBankCode own prints 0191 on incoming lines', async () => {
    const { p2p, c2p } = await statementWith({ incomingBankCode: 'own' })
    expect([p2p, c2p].map(({ BankCode }) => BankCode)).toEqual(['0191', '0191'])
  })

  test('statementFields firstEdition prints the phone as instrument and the numbers of the charge', async () => {
    const { client, charged } = await withThreeLines()
    await sandbox.setBncAssumptions({ statementFields: 'firstEdition' })
    const [p2p, c2p, reversal] = await client.history()
    const empty = { ReferenceB: '', ReferenceC: '', ReferenceD: '', Type: 'Pago Movil' }
    expect(p2p).toMatchObject({ Code: '387', BalanceDelta: 'Ingreso', DebtorInstrument: payer.phone, ...empty })
    expect(c2p).toMatchObject({
      ControlNumber: String(charged['IdTransaction']),
      ReferenceA: charged['Reference'],
      DebtorInstrument: customer.DebtorCellPhone,
      ...empty,
    })
    expect(reversal).toMatchObject({ BalanceDelta: 'Egreso', DebtorInstrument: customer.DebtorCellPhone, ...empty })
    const [entry] = await ledger(sandbox.bncUrl, client.credentials.clientGuid)
    expect(entry?.['line']).toEqual({ controlNumber: c2p?.['ControlNumber'], reference: c2p?.['ReferenceA'] })
  })
})
