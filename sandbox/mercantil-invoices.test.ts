import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from './credentials.ts'
import { charged, listOf, type MercantilClient, mercantilClient, refusal } from './testing/mercantil.ts'
import { control, erase, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.mercantilUrl, 'readings')))
afterAll(() => sandbox.stop())

const readings = (changes: Record<string, unknown>) => post(control(sandbox.mercantilUrl, 'readings'), changes)
const effects = ({ credentials }: MercantilClient) => ledger(sandbox.mercantilUrl, credentials.accountNumber)

describe('invoice numbers at the simulated Mercantil', () => {
  const used = { description: 'Numero de factura procesado previamente' }

  test('a number is refused the second time, whatever the operation, the day and the answer', async () => {
    const world = await startTestSandbox()
    const client = world.newMercantilClient()
    const invoice_number = 'P00000000077'
    await post(control(world.mercantilUrl, 'faults'), { kind: 'resetAfter', operation: 'c2p' })
    await expect(client.call('compra', { invoice_number })).rejects.toThrow()
    for (const name of ['compra', 'vuelto', 'credit'] as const) {
      expect(refusal((await client.call(name, { invoice_number })).body)).toEqual(used)
      world.passTime(86_400_000)
    }
    expect(await ledger(world.mercantilUrl, client.credentials.accountNumber)).toHaveLength(1)
    await world.stop()
  })

  test('a number is used up by a decline, but not by a call that was never processed', async () => {
    const client = sandbox.newMercantilClient()
    const decline = { invoice_number: 'P00000000071', twofactor_auth: client.encrypt('00000051') }
    await client.call('compra', decline)
    expect(refusal((await client.call('compra', { invoice_number: 'P00000000071' })).body)).toEqual(used)
    await client.call('compra', { invoice_number: 'P00000000072', twofactor_auth: client.encrypt('00000091') })
    expect(charged((await client.call('compra', { invoice_number: 'P00000000072' })).body)['trx_status']).toBe(
      'approved',
    )
  })

  test('two accounts use the same number', async () => {
    for (const client of [sandbox.newMercantilClient(), sandbox.newMercantilClient()]) {
      const { body } = await client.call('compra', { invoice_number: 'P00000000001' })
      expect(charged(body)['trx_status']).toBe('approved')
    }
  })

  test.each(['0071', '821'])('more than twelve characters are refused with %s', async (longInvoice) => {
    await readings({ longInvoice })
    const client = sandbox.newMercantilClient()
    const { body } = await client.call('compra', { invoice_number: 'P000000000001' })
    expect(refusal(body)['error_code']).toBe(longInvoice)
    expect(await effects(client)).toEqual([])
  })

  test('under the other readings a number is free the next day and after a decline, and its refusal has a code', async () => {
    const world = await startTestSandbox({
      mercantilReadings: { invoiceUnique: 'day', declinedInvoice: 'free', uncodedRefusals: 'unlisted' },
    })
    const client = world.newMercantilClient()
    const invoice_number = 'P00000000077'
    await client.call('compra', { invoice_number, twofactor_auth: client.encrypt('00000051') })
    expect(charged((await client.call('compra', { invoice_number })).body)['trx_status']).toBe('approved')
    expect(refusal((await client.call('compra', { invoice_number })).body)).toEqual({ ...used, error_code: '9000' })
    world.passTime(86_400_000)
    expect(charged((await client.call('compra', { invoice_number })).body)['trx_status']).toBe('approved')
    await world.stop()
  })

  test('a used number is refused after a restart, and the journal has no key, card number or secret', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const journal = join(folder, 'journal.jsonl')
    const { mercantil } = sandboxCredentials('3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60')
    const first = await startTestSandbox({ journal })
    const before = mercantilClient(first.mercantilUrl, mercantil)
    const reference = charged((await before.call('compra', { twofactor_auth: before.encrypt('73195284') })).body)[
      'payment_reference'
    ]
    await before.call('compra', { twofactor_auth: before.encrypt('00000051') })
    await before.call('credit')
    await first.stop()

    const second = await startTestSandbox({ journal })
    const after = mercantilClient(second.mercantilUrl, mercantil)
    for (let number = 1; number <= 3; number += 1) {
      expect(refusal((await after.call('compra')).body)).toEqual(used)
    }
    const { body } = await after.call('mobileSearch', { payment_reference: String(reference) })
    expect(listOf(body, 'transaction_list')).toHaveLength(1)
    await second.stop()
    const content = await readFile(journal, 'utf8')
    for (const secret of ['73195284', '424242424', mercantil.c2pSecret]) expect(content).not.toContain(secret)
    await rm(folder, { recursive: true })
  })
})

describe('annulment and change at the simulated Mercantil', () => {
  test('a charge is annulled once, by its reference, under a number of its own', async () => {
    const client = sandbox.newMercantilClient()
    const { payment_reference: number, invoice_number } = charged((await client.call('compra')).body)
    const payment_reference = String(number)
    expect(refusal((await client.call('anulacion', { payment_reference: '123' })).body)).toHaveProperty('error_code')
    const again = await client.call('anulacion', { payment_reference, invoice_number })
    expect(refusal(again.body)['description']).toContain('procesado previamente')
    const annulled = charged((await client.call('anulacion', { payment_reference })).body)
    expect(annulled).toMatchObject({ trx_status: 'approved', trx_internal_status: '0000', trx_type: 'anulacion' })
    expect(refusal((await client.call('anulacion', { payment_reference })).body)['error_code']).toBe('9094')
    const entries = await effects(client)
    expect(entries.map(({ operation, direction }) => [operation, direction])).toEqual([
      ['compra', 'in'],
      ['anulacion', 'out'],
    ])
  })

  test.each([
    ['another amount', { amount: 1 }],
    ['another bank', { destination_bank_id: 105 }],
  ])('an annulment with %s moves nothing', async (_title, changes) => {
    const client = sandbox.newMercantilClient()
    const { payment_reference } = charged((await client.call('compra')).body)
    const { body } = await client.call('anulacion', { payment_reference: String(payment_reference), ...changes })
    expect(refusal(body)['error_code']).toBe('9012')
    expect(await effects(client)).toHaveLength(1)
  })

  test('an annulment carries no second factor', async () => {
    const client = sandbox.newMercantilClient()
    const { payment_reference } = charged((await client.call('compra')).body)
    const twofactor_auth = client.encrypt('00001111')
    const { status } = await client.call('anulacion', { payment_reference: String(payment_reference), twofactor_auth })
    expect(status).toBe(500)
  })

  test.each([
    ['V00000041', 1, 'is refused'],
    ['V00000098', 2, 'loses its answer'],
    ['V00000099', 1, 'loses its answer'],
  ])('an annulment for the document %s leaves %i movements and %s', async (document, count, ending) => {
    const client = sandbox.newMercantilClient()
    const destination_id = client.encrypt(document)
    const { payment_reference } = charged((await client.call('compra', { destination_id })).body)
    const annulment = client.call('anulacion', { payment_reference: String(payment_reference), destination_id })
    if (ending === 'is refused') expect(refusal((await annulment).body)['error_code']).toBe('9041')
    else await expect(annulment).rejects.toThrow()
    expect(await effects(client)).toHaveLength(count)
  })

  test('under the other reading an annulment has the number of its charge', async () => {
    await readings({ annulmentInvoice: 'charge' })
    const client = sandbox.newMercantilClient()
    const { payment_reference, invoice_number } = charged((await client.call('compra')).body)
    const number = { payment_reference: String(payment_reference) }
    expect(refusal((await client.call('anulacion', number)).body)['error_code']).toBe('9012')
    const { body } = await client.call('anulacion', { ...number, invoice_number })
    expect(charged(body)['trx_status']).toBe('approved')
  })

  test.each([
    [5, 'approved', 1],
    [5.51, undefined, 0],
  ])('change of %d is %s and moves money %i times', async (amount, status, count) => {
    const client = sandbox.newMercantilClient()
    const { body } = await client.call('vuelto', { amount })
    expect(charged(body)['trx_status']).toBe(status)
    expect(await effects(client)).toHaveLength(count)
  })

  test('change is money out, by the method p2p', async () => {
    const client = sandbox.newMercantilClient()
    expect(charged((await client.call('vuelto')).body)).toMatchObject({ trx_type: 'vuelto', payment_method: 'p2p' })
    expect(await effects(client)).toMatchObject([{ operation: 'vuelto', direction: 'out', amount: '5.00' }])
    expect((await client.call('vuelto', { payment_method: 'c2p' })).status).toBe(500)
  })
})
