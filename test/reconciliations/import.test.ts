import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { accountIdOf, addLine, addPayment } from './fixture.ts'

let sandbox: TestSandbox
let world: World
let tenantId: string
let key: string
let staff: TestUser
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  ;({ tenantId, key } = await world.gateway.createTenant())
  staff = await world.addUser('staff', tenantId)
  operator = await world.addUser('operator')
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const file = [
  'Fecha;Referencia;Descripción;Débito;Crédito;Saldo',
  '05/10/2026;000111222;PAGO MOVIL;;10,00;110,00',
  '05/10/2026;000333444;VUELTO ENVIADO;4,00;;106,00',
  '05/10/2026;000555666;COMISION;0,10;;105,90',
  '05/10/2026;000777888;PAGO MOVIL;;20,00;125,90',
].join('\n')

const send = (user: TestUser, changes: object = {}, content: string | Buffer = file) =>
  user.call('/movements/import', {
    method: 'POST',
    body: { mode: 'test', tenantId, bank: 'r4', file: Buffer.from(content).toString('base64'), ...changes },
  })

const selectLines = positionalStatement(
  'test.imported_lines',
  `select reference, source, is_proof as "isProof", direction, next_match_at is not null as "isQueued" from movements
   where account_id = $1 order by reference`,
)
const linesOf = () => world.database.query(selectLines, [accountIdOf(tenantId, 'r4')])

test('a preview writes nothing', async () => {
  const answer = await send(staff)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toMatchObject({ applied: false, counts: { new: 4, known: 0, unclear: 0, unread: 0 } })
  expect(answer.body['balance']).toEqual({ kind: 'agrees', rows: [] })
  expect(await linesOf()).toEqual([])
})

test('an import adds the lines that no notification has recorded, once, and the day is reconciled with them', async () => {
  const accountId = accountIdOf(tenantId, 'r4')
  const scope = { tenantId, livemode: false }
  const known = { accountId, bank: 'r4' as const, source: 'notification', numbers: ['777888'] }
  await addLine(world.database, { ...known, date: '2026-10-05', ves: '20.00' })
  const change = { at: '2026-10-05T16:00:00Z', ves: '4.00', accountId, bank: 'r4' as const, method: 'VUELTO' }
  await addPayment(world.database, scope, { ...change, numbers: ['333444'] })

  expect((await send(staff, { apply: true })).body).toMatchObject({ applied: true, counts: { new: 3, known: 1 } })
  expect((await send(staff, { apply: true })).body).toMatchObject({ applied: true, counts: { new: 0, known: 4 } })
  expect(await linesOf()).toEqual([
    { reference: '000111222', source: 'import', isProof: false, direction: 'in', isQueued: true },
    { reference: '000333444', source: 'import', isProof: false, direction: 'out', isQueued: false },
    { reference: '000555666', source: 'import', isProof: false, direction: 'out', isQueued: false },
    { reference: '777888', source: 'notification', isProof: true, direction: 'in', isQueued: false },
  ])
  const { body } = await world.gateway.call('/v1/reconciliations?date=2026-10-05', { key })
  const account = (body['accounts'] as Record<string, unknown>[]).find(({ bank }) => bank === 'r4')
  expect(account).toMatchObject({ basis: 'import', complete: true, differences: 2 })
  const classes = (body['items'] as { class: string; reference?: string }[]).map(
    (line) => `${line.class} ${line.reference}`,
  )
  expect(classes.toSorted()).toEqual([
    'commission 000555666',
    'in_statement_only 000111222',
    'in_statement_only 777888',
    'matched 000333444',
  ])
})

test('lines are proof only if an operator says so', async () => {
  const another = 'Fecha;Referencia;Abono\n06/10/2026;000999000;5,00\n'
  expect((await send(staff, { apply: true, settle: true }, another)).status).toBe(403)
  expect((await send(operator, { apply: true, settle: true }, another)).status).toBe(200)
  expect(await linesOf()).toContainEqual(expect.objectContaining({ reference: '000999000', isProof: true }))
})

test('a file whose balances do not agree is imported only if that is confirmed', async () => {
  const wrong = 'Fecha;Referencia;Abono;Saldo\n07/10/2026;123123;5,00;5,00\n07/10/2026;123124;5,00;11,00\n'
  expect((await send(staff, { apply: true }, wrong)).body['error']).toBe('statement_file_refused')
  expect((await send(staff, { apply: true, confirm: true }, wrong)).body).toMatchObject({ counts: { new: 2 } })
})

test('files of 5 MB arrive, larger ones and those of a bank with a statement are refused', async () => {
  expect((await send(staff, {}, Buffer.alloc(5 * 1024 * 1024, 'a'))).body['error']).toBe('statement_file_refused')
  expect((await send(staff, {}, Buffer.alloc(5 * 1024 * 1024 + 10, 'a'))).status).toBe(400)
  expect((await send(staff, {}, Buffer.alloc(7 * 1024 * 1024, 'a'))).status).toBe(413)
  expect((await send(staff, { bank: 'bnc' })).body['error']).toBe('statement_file_refused')
})

test('every import is audited with its counts', async () => {
  const entries = (await world.audit()).filter(({ action }) => action === 'movement.import')
  expect(entries.map(({ actor }) => actor)).toEqual([
    `user:${staff.name}`,
    `user:${staff.name}`,
    `user:${operator.name}`,
    `user:${staff.name}`,
  ])
})
