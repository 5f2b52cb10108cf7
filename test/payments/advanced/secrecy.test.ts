import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../../harness/gateway.ts'
import { positionalStatement } from '../../harness/statement.ts'

/** Unique values: finding one anywhere is a leak. */
const otp = '83719264'
const person = {
  banco: '0102',
  cedula: 'V27182818',
  telefono: '584143141592',
  nombre: 'Eulalia Quintero',
  concepto: 'ANTICIPO QUINTERO',
}
const account = '01340946309461234567'
const traces = [otp, '27182818', '4143141592', 'Eulalia', 'EULALIA', 'ANTICIPO', account]

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_BANK_TIMEOUT_MS: '500' } })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

/** Every row of every table as text; sealed values and hashes as hexadecimal. */
async function dump(): Promise<string> {
  const tables = await gateway.database.query<{ name: string }>(
    positionalStatement(
      'test.tables',
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      gateway.database.query<{ row: string }>(
        positionalStatement(`test.dump ${name}`, `select t::text as row from ${name} t`),
      ),
    ),
  )
  expect(rows.flat().length).toBeGreaterThan(20)
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

test('the token and the payer of a debit appear in plain text in no table, log, metric or error', async () => {
  const { key } = await gateway.createTenant()
  const answers: HttpAnswer[] = []
  const send = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'idempotency-key': `order-${answers.length}` }
    const answer = await gateway.call(`/v1/payments${path}`, { method: 'POST', key, body, headers })
    answers.push(answer)
    return answer.body['status'] ?? answer.body['error']
  }
  const debit = { ...person, monto: 10, otp }
  const inFault = async (fault: object) => {
    await sandbox.control('r4', 'faults', { operation: 'DebitoInmediato', ...fault })
    return send('/debit', debit)
  }
  const results = [
    await send('/debit/otp', debit),
    await send('/debit', debit),
    await send('/debit', { ...debit, monto: -1 }),
    await send('/debit', { ...debit, banco: '9999' }),
    await send('/debit', { ...debit, otp: `${otp}9` }),
    await inFault({ kind: 'late', delayMs: 1_500 }),
    await inFault({ kind: 'malformed' }),
    await inFault({ kind: 'html', status: 403 }),
    await inFault({ kind: 'resetAfter' }),
    await send('/credit', { ...person, monto: 10 }),
    await send('/credit/account', { ...person, cuenta: account, monto: 10 }),
    await send('/credit/disburse', { ...person, monto: 10, referencia: '1', personas: [{ ...person, montoPart: 10 }] }),
    await send('/payouts', {
      monto: 10,
      fecha: '2026-10-05',
      referencia: '1',
      personas: [{ nombres: person.nombre, documento: person.cedula, destino: account, montoPart: 10 }],
    }),
    await send('/change', { ...person, telefonoDestino: person.telefono, monto: 10 }),
  ]
  expect(results).toEqual([
    undefined,
    'COMPLETED',
    'invalid_request',
    'invalid_request',
    'invalid_request',
    'PENDING',
    'PENDING',
    'payment_service_unavailable',
    'PENDING',
    ...Array<string>(5).fill('COMPLETED'),
  ])
  const metrics = await gateway.call('/metrics')
  expect(metrics.status).toBe(200)
  const kept = [await dump(), ...gateway.logged, metrics.text].join('\n')
  const responses = answers.map(({ text }) => text).join('\n')
  for (const trace of traces) {
    expect(kept.includes(trace), trace).toBe(false)
    expect(kept.includes(Buffer.from(trace).toString('hex')), trace).toBe(false)
  }
  expect(responses.includes(otp)).toBe(false)
})
