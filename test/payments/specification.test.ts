import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { openZip } from '../../src/reconciliations/import/unzip.ts'
import type { HttpAnswer } from '../harness/gateway.ts'
import { seedMovement } from '../harness/movements.ts'
import { payC2p } from '../harness/payments.ts'
import { advancedCases } from './specification/advanced.ts'
import type { Case } from './specification/case.ts'
import { checkoutCases } from './specification/checkout.ts'
import { collectionCases } from './specification/collections.ts'
import { complaints, complaintsOfHeaders } from './specification/document.ts'
import { casesEverywhere } from './specification/everywhere.ts'
import { movementCases } from './specification/movements.ts'
import { recordCases } from './specification/records.ts'
import { exampleOf } from './specification/requests.ts'
import { type Operation, operations } from './specification/rows.ts'
import { errorShape, type Shape, shapes } from './specification/shapes.ts'
import { testControlCases } from './specification/test-controls.ts'
import { webhookCases } from './specification/webhooks.ts'
import { createWorld, type Tenant, type World } from './specification/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.stop()
  process.stdout.write(coverage())
})

/** A case whose success may be a file: its media type and its name. */
type CaseOrFile = Case & { file?: { type: string; name: RegExp } }

const badDay = (field: string, path: string): Case => ({
  status: 400,
  title: path,
  error: 'invalid_request',
  field: `/${field}`,
  request: () => ({ path }),
})

const daysThatAreNone = ['2026-02-30', '2026-13-01', '1999-12-31', 'today', '05-10-2026']

/** Days of a tenant and their files, by path. */
const reconciliationCases: Record<string, CaseOrFile[]> = {
  '/reconciliations': [
    { status: 200, title: 'a day without lines', expected: { date: '2026-10-05', items: [] } },
    { status: 200, title: 'a charge and a transfer of the day', send: readDay },
    { status: 200, title: 'the lines of one class', send: readClass },
    { status: 200, title: 'a page after the first', send: readSecondPage },
    badDay('date', '/reconciliations'),
    ...daysThatAreNone.map((date) => badDay('date', `/reconciliations?date=${date}`)),
    badDay('class', '/reconciliations?date=2026-10-05&class=lost'),
    badDay('limit', '/reconciliations?date=2026-10-05&limit=0'),
    badDay('cursor', '/reconciliations?date=2026-10-05&cursor=x'),
    {
      status: 400,
      title: 'the cursor of another day',
      error: 'invalid_request',
      field: '/cursor',
      async request(given, tenant) {
        const { date } = await makeDay(given, tenant)
        const { body } = await given.gateway.call(`/v1/reconciliations?date=${date}&limit=1`, { key: tenant.key })
        expect(body['nextCursor']).toMatch(/./)
        return { path: `/reconciliations?date=2026-10-05&cursor=${String(body['nextCursor'])}` }
      },
    },
  ],

  '/reconciliations/{date}.csv': [
    {
      status: 200,
      title: 'a charge and a transfer of the day, for a spreadsheet in Spanish',
      file: { type: 'text/csv; charset=utf-8', name: /^conciliacion-\d{4}-\d{2}-\d{2}\.csv$/ },
      send: readCsv,
    },
    ...daysThatAreNone.map((date) => badDay('date', `/reconciliations/${date}.csv`)),
  ],

  '/reconciliations/{date}.xlsx': [
    {
      status: 200,
      title: 'a charge and a transfer of the day, as a workbook',
      file: {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: /^conciliacion-\d{4}-\d{2}-\d{2}\.xlsx$/,
      },
      send: readWorkbook,
    },
    ...daysThatAreNone.map((date) => badDay('date', `/reconciliations/${date}.xlsx`)),
  ],
}

const ownShapes: Record<string, Shape> = {
  ...shapes,
  '/reconciliations': {
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    accounts: [
      { bank: 'bnc', bankCode: '0191', account: expect.stringMatching(/^\d{4}$/), basis: 'statement', corrections: [] },
      { bank: 'r4', bankCode: '0169', basis: 'notifications', corrections: [] },
      {
        bank: 'mercantil',
        bankCode: '0105',
        account: expect.stringMatching(/^\d{4}$/),
        basis: 'search',
        corrections: [],
      },
    ],
    items: expect.any(Array),
    nextCursor: null,
  },
}

const ownCases: Record<string, CaseOrFile[]> = {
  ...collectionCases,
  ...recordCases,
  ...advancedCases,
  ...movementCases,
  ...reconciliationCases,
  ...checkoutCases,
  ...webhookCases,
  ...testControlCases,
}
const casesOf = (operation: Operation): CaseOrFile[] => [
  ...(ownCases[operation.key] ?? []),
  ...casesEverywhere(operation),
]

const proven = new Map<Operation, Set<number>>(operations.map((operation) => [operation, new Set()]))

describe.each(operations)('$name: $method /v1$path', (operation) => {
  test.each(casesOf(operation))('$status: $title', async (expected) => {
    const tenant = await world.tenantAt(expected.bank ?? 'bnc')
    const answer = await (expected.send ?? sendExample(expected))(world, tenant, operation)
    expect(answer.status, answer.text).toBe(expected.status)
    if (expected.file) {
      expectFile(answer, operation, expected.file)
    } else {
      expectShape(answer, operation, expected)
      expect(complaints(world.document, operation, answer.status, answer.body)).toEqual([])
      expect(complaintsOfHeaders(world.document, operation, answer)).toEqual([])
    }
    proven.get(operation)?.add(answer.status)
  })
})

test('the comparison with the OpenAPI document finds a missing, a wrong and an undocumented field, and an unknown status', () => {
  const found = (status: number, body: unknown) =>
    complaints(world.document, { method: 'GET', path: '/quote' }, status, body)
  const error = { statusCode: 400, error: 'invalid_request', message: 'No.', requestId: '1' }
  expect(found(400, error)).toEqual([])
  for (const wrong of [
    { ...error, requestId: undefined },
    { ...error, statusCode: '400' },
    { ...error, stack: '' },
  ]) {
    expect(found(400, wrong), JSON.stringify(wrong)).not.toEqual([])
  }
  expect(found(418, error)).toEqual(['the document does not know 418'])
})

test('the comparison with the OpenAPI document finds a header that is missing, undeclared or not as declared', () => {
  const found = (status: number, headers: Record<string, string>) => {
    const answer = { status, headers: new Headers(headers), text: '', body: {} }
    return complaintsOfHeaders(world.document, { method: 'GET', path: '/quote' }, answer)
  }
  const usual = { 'x-request-id': 'a-1', 'ratelimit-limit': '200', 'content-type': 'application/json' }
  expect(found(429, { ...usual, 'retry-after': '1' })).toEqual([])
  expect(found(429, { ...usual, 'retry-after': 'soon' })).toEqual(['Retry-After is not as declared'])
  expect(found(200, { ...usual, 'retry-after': '1' })).toEqual(['retry-after is not declared'])
  expect(found(200, { 'ratelimit-limit': '200' })).toEqual(['X-Request-Id is not as declared'])
})

test('every status that the OpenAPI document or the specification declares has a case', () => {
  const without = operations.map((operation) => {
    const cases = new Set(casesOf(operation).map(({ status }) => status))
    return [operation.key, promised(operation).filter((status) => !cases.has(status))]
  })
  expect(without.filter(([, statuses]) => statuses?.length)).toEqual([])
})

test('every operation of the OpenAPI document has a row, and every row is in the document with the statuses it declares', () => {
  const documented = Object.entries(world.document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.toSorted()).toEqual(operations.map(({ method, path }) => `${method} /v1${path}`).toSorted())
  for (const { method, path, success, declared } of operations) {
    const { responses } = world.document.paths[`/v1${path}`]?.[method.toLowerCase()] ?? { responses: {} }
    expect(Object.keys(responses).map(Number), path).toEqual(expect.arrayContaining([success, ...declared]))
  }
})

function sendExample({ change, request, live, away }: Case) {
  return async (
    { gateway, away: cutOff }: World,
    tenant: Tenant,
    { key: name, method }: Operation,
  ): Promise<HttpAnswer> => {
    const example = await (request ? request(world, tenant) : exampleOf(name, world, tenant))
    const body = change ? { ...example.body, ...change } : example.body
    const key = live ? tenant.liveKey : tenant.key
    return (away ? cutOff : gateway).call(`/v1${example.path}`, { method, key, body })
  }
}

function expectShape(
  { status, headers, body }: HttpAnswer,
  { key }: Operation,
  { error, expected, field }: Case,
): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{1,64}$/)
  for (const item of [body].flat()) {
    expect(item).toMatchObject(error === undefined ? shapeOf(key) : errorShape(status, error))
  }
  if (error !== undefined) expect(headers.get('x-request-id')).toBe(body['requestId'])
  if (expected) expect(body).toMatchObject(expected)
  if (field) expect(body['details']).toEqual([{ path: field, message: expect.stringMatching(/./) }])
}

/** The headers of a file, and that the document declares its media type and no other. */
function expectFile(answer: HttpAnswer, operation: Operation, { type, name }: { type: string; name: RegExp }): void {
  const { status, headers } = answer
  expect(headers.get('content-type')).toBe(type)
  const [, fileName] = /^attachment; filename="(.*)"$/.exec(headers.get('content-disposition') ?? '') ?? []
  expect(fileName).toMatch(name)
  const { responses } = world.document.paths[`/v1${operation.path}`]?.[operation.method.toLowerCase()] ?? {}
  expect(responses?.[status]?.content).toEqual({ [type]: { schema: { type: 'string', format: 'binary' } } })
  expect(complaintsOfHeaders(world.document, operation, answer)).toEqual([])
}

type Day = { date: string; charge: Record<string, unknown>; requestId: string; movementId: string }

/** A day with a charge that the statement does not show, and with a transfer that a person gave to its request. */
async function makeDay({ gateway }: World, { key, tenantId }: Tenant): Promise<Day> {
  const post = async (path: string, body: object) => {
    const answer = await gateway.call(`/v1${path}`, { method: 'POST', key, body })
    expect(answer.body, answer.text).toHaveProperty('paymentId')
    return answer.body
  }
  const chargeId = await payC2p(gateway, key, { externalRef: 'order/1042' })
  const { body: charge } = await gateway.call(`/v1/payments/${chargeId}`, { key })
  expect(charge).toMatchObject({ status: 'COMPLETED', externalRef: 'order/1042' })
  // The day of the charge is that of its submission, also if midnight in Caracas has passed since.
  const { body: timeline } = await gateway.call(`/v1/payments/${chargeId}/events`, { key })
  const submitted = (timeline['items'] as { type: string; at: string }[]).find(({ type }) => type === 'submitted')
  const date = caracasDate(Date.parse(submitted?.at ?? ''))
  const request = { vesAmount: 150.25, debtorId: 'V17770001', externalRef: 'order/1043' }
  const requestId = String((await post('/payments/pago-movil/request', request))['paymentId'])
  const movementId = await seedMovement(gateway.database, tenantId, { date })
  const paid = await post(`/movements/${movementId}/match`, { paymentId: requestId })
  expect(paid).toMatchObject({ status: 'COMPLETED', receivedVesAmount: 150.25 })
  return { date, charge, requestId, movementId }
}

async function readDay(given: World, tenant: Tenant): Promise<HttpAnswer> {
  const { date, charge, requestId, movementId } = await makeDay(given, tenant)
  const answer = await given.gateway.call(`/v1/reconciliations?date=${date}`, { key: tenant.key })
  const account = { bank: 'bnc', account: accountOf(tenant) }
  expect(answer.body['date']).toBe(date)
  expect(answer.body['items']).toEqual([
    {
      ...account,
      class: 'ours_only',
      direction: 'in',
      ownVesAmount: charge['vesAmount'],
      paymentId: charge['paymentId'],
      purpose: 'payment',
      method: 'C2P',
      externalRef: 'order/1042',
      reference: charge['bankReference'],
    },
    {
      ...account,
      class: 'matched',
      direction: 'in',
      bankVesAmount: 150.25,
      ownVesAmount: 150.25,
      movementId,
      kind: 'PAGO_MOVIL',
      paymentId: requestId,
      purpose: 'payment',
      method: 'PAGO_MOVIL',
      externalRef: 'order/1043',
      reference: '00012345678',
      matchedBy: 'claim',
    },
  ])
  const none = { bankVesAmount: 0, ownVesAmount: 0 }
  const paid = { bankVesAmount: 150.25, ownVesAmount: 150.25 }
  const charged = { bankVesAmount: 0, ownVesAmount: charge['vesAmount'] }
  const [bnc, r4] = answer.body['accounts'] as [Totalled, Totalled]
  expect([bnc.differences, bnc.undecided, r4.differences]).toEqual([1, 0, 0])
  expect(bnc.totals.filter(({ count }) => count > 0)).toEqual([
    { class: 'matched', count: 1, in: paid, out: none },
    { class: 'ours_only', count: 1, in: charged, out: none },
  ])
  expect(r4.totals.filter(({ count }) => count > 0)).toEqual([])
  return answer
}

type Totalled = { differences: number; undecided: number; totals: { class: string; count: number }[] }

async function readClass(given: World, tenant: Tenant): Promise<HttpAnswer> {
  const { date, movementId } = await makeDay(given, tenant)
  const answer = await given.gateway.call(`/v1/reconciliations?date=${date}&class=matched`, { key: tenant.key })
  expect(answer.body['items']).toMatchObject([{ class: 'matched', movementId }])
  return answer
}

async function readSecondPage(given: World, tenant: Tenant): Promise<HttpAnswer> {
  const { date, charge, movementId } = await makeDay(given, tenant)
  const path = `/v1/reconciliations?date=${date}&limit=1`
  const first = await given.gateway.call(path, { key: tenant.key })
  expect(first.body['items']).toMatchObject([{ paymentId: charge['paymentId'] }])
  const second = await given.gateway.call(`${path}&cursor=${String(first.body['nextCursor'])}`, { key: tenant.key })
  expect(second.body['items']).toMatchObject([{ movementId }])
  return second
}

/** Cells of a file: amounts are numbers, days are days, everything else is text. */
type Cell = string | { number: string } | { day: string }

const headings =
  'Fecha|Banco|Cuenta|Base|Clase|Entrada en el banco|Entrada en los libros|Salida en el banco|Salida en los libros|' +
  'Referencia|Tipo|Operación|Método|Pago|Referencia externa|Conciliado por|Ignorada|Movimiento|Corrección|Encontrada'

function tableOf({ date, charge, requestId, movementId }: Day, tenant: Tenant): Cell[][] {
  const start = [{ day: date }, 'BNC', accountOf(tenant), 'Estado de cuenta']
  const charged = { number: Number(charge['vesAmount']).toFixed(2) }
  const paid = { number: '150.25' }
  const [chargeId, chargeReference] = [String(charge['paymentId']), String(charge['bankReference'])]
  const ofCharge = [chargeReference, '', 'Pago', 'C2P', chargeId, 'order/1042', '', '', '', '', '']
  const ofTransfer = ['00012345678', 'Pago Móvil', 'Pago', 'PAGO_MOVIL', requestId, 'order/1043', 'Asignación', '']
  return [
    headings.split('|'),
    [...start, 'Solo en los libros', '', charged, '', '', ...ofCharge],
    [...start, 'Conciliado', paid, paid, '', '', ...ofTransfer, movementId, '', ''],
  ]
}

const accountOf = ({ tenantId }: Tenant) => sandboxCredentials(tenantId).bnc.accountNumber.slice(-4)

/** With the bytes as they are sent: read as a text they would lose the byte order mark. */
async function download({ gateway }: World, { key }: Tenant, path: string) {
  const response = await fetch(`${gateway.url}/v1${path}`, { headers: { 'x-api-key': key } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { status, headers } = response
  return { bytes, answer: { status, headers, text: bytes.toString('latin1'), body: {} } satisfies HttpAnswer }
}

async function readCsv(given: World, tenant: Tenant): Promise<HttpAnswer> {
  const day = await makeDay(given, tenant)
  const { answer, bytes } = await download(given, tenant, `/reconciliations/${day.date}.csv`)
  const field = (cell: Cell) => {
    if (typeof cell !== 'string') return 'day' in cell ? cell.day : cell.number.replace('.', ',')
    // Digits are the text of a formula, so that Excel keeps the zeros in front.
    return /^\d+$/.test(cell) ? `"=""${cell}"""` : `"${cell}"`
  }
  const lines = tableOf(day, tenant).map((row) => `${row.map(field).join(';')}\r\n`)
  expect(bytes.toString('utf8')).toBe(`\ufeff${lines.join('')}`)
  return answer
}

async function readWorkbook(given: World, tenant: Tenant): Promise<HttpAnswer> {
  const day = await makeDay(given, tenant)
  const { answer, bytes } = await download(given, tenant, `/reconciliations/${day.date}.xlsx`)
  expect(bytes.subarray(0, 4).toString('latin1'), 'the signature of a ZIP archive').toBe('PK\u0003\u0004')
  const file = openZip(bytes)
  const names = (file('xl/workbook.xml') ?? '').matchAll(/<sheet name="(.*?)"/g)
  expect([...names].map(([, name]) => name)).toEqual(['Líneas', 'Totales'])
  expect(cellsOf(file('xl/worksheets/sheet1.xml'))).toEqual(inWorkbook(tableOf(day, tenant)))
  const paid = { number: '150.25' }
  const totals = cellsOf(file('xl/worksheets/sheet2.xml')).filter((row) => row[3] === 'Conciliado' && isCount(row[4]))
  const none = { number: '0.00' }
  expect(totals).toEqual(
    inWorkbook([
      [{ day: day.date }, 'BNC', accountOf(tenant), 'Conciliado', { number: '1' }, paid, paid, none, none, '', '', ''],
    ]),
  )
  return answer
}

const isCount = (cell: Cell | undefined) => typeof cell === 'object' && 'number' in cell && cell.number !== '0'

/** A workbook has the number of days since 30 December 1899 instead of a day. */
function inWorkbook(rows: Cell[][]): Cell[][] {
  const daysTo = (day: string) => (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000
  const cell = (given: Cell): Cell =>
    typeof given === 'object' && 'day' in given ? { number: String(daysTo(given.day)) } : given
  return rows.map((row) => row.map(cell))
}

/** Cells of a sheet, row by row. */
function cellsOf(sheet = ''): Cell[][] {
  const cell = ([, content = '']: string[]): Cell => {
    const [, number] = /<v>(.*?)<\/v>/.exec(content) ?? []
    return number === undefined ? content.replaceAll(/<.*?>/g, '') : { number }
  }
  const rows = sheet.matchAll(/<row>(.*?)<\/row>/g)
  return [...rows].map(([, row = '']) => [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/g)].map(cell))
}

function shapeOf(operation: string): object {
  const shape = ownShapes[operation]
  if (!shape) throw new Error(`${operation} has no shape`)
  return shape
}

function promised({ success, declared, added }: Operation): number[] {
  return [success, ...declared, ...added].toSorted((a, b) => a - b)
}

/** Prints a table: operation | statuses declared | statuses tested. */
function coverage(): string {
  const lines = operations.map((operation) => {
    const { name, success, declared } = operation
    const ran = [...(proven.get(operation) ?? [])].toSorted((a, b) => a - b)
    return [name, declared.length > 0 ? [success, ...declared].join(' ') : '(beyond)', ran.join(' ')]
  })
  const table = [['operation', 'statuses declared', 'statuses proven'], ...lines]
  return `\n${table.map(([name = '', declared = '', ran = '']) => `${name.padEnd(42)} | ${declared.padEnd(19)} | ${ran}`).join('\n')}\n`
}
