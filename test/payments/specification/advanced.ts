import { expect } from 'vitest'
import { systemRandom } from '../../../src/foundation/random.ts'
import { issueKey } from '../../../src/tenants/keys.ts'
import { publicPart } from '../../../src/tenants/key-format.ts'
import { setTenant } from '../../../src/tenants/tenants.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { disbursementOf, domiciliationOf, movements } from '../advanced/requests.ts'
import { seedOverpaid } from '../../operators/samples.ts'
import { type Case, invalid } from './case.ts'
import { nobodys, notUuid } from './records.ts'
import { credit, disburse, exampleOf, type Request, waiting } from './requests.ts'
import { mandate } from './shapes.ts'
import { approveWithoutAccount, pollWithoutDatabase } from './steps.ts'
import type { Tenant, World } from './world.ts'

const unavailable: Case[] = [
  { status: 503, title: 'the network cannot be reached', error: 'payment_service_unavailable', away: true },
  { status: 503, title: 'the tenant has no account', error: 'payment_service_unavailable', live: true },
]

const person = ['banco', 'cedula', 'telefono', 'monto']
const approved = { status: 'COMPLETED', success: true }
const explained = { failureMessage: expect.stringMatching(/./), customerMessage: expect.stringMatching(/./) }
const refused = { status: 'FAILED', success: false, ...explained }
const written = { paymentId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
const open = { status: 'PENDING', success: false, code: 'AC00' }

/** A payout above the amount from which the tenant requires a second person, and one above the limit of its key. */
const restricted: Case[] = [
  {
    status: 202,
    title: 'it waits for a second person',
    expected: { status: 'PENDING' },
    async send(world, tenant, { key: name, method }) {
      const change = { idOrName: tenant.tenantId, choices: { approvalAboveVes: '1' }, actor: 'test' }
      await setTenant(world.gateway.database, systemRandom, change)
      const { path, body } = await exampleOf(name, world, tenant)
      return world.gateway.call(`/v1${path}`, { method, key: tenant.key, body })
    },
  },
  {
    status: 403,
    title: 'above a limit of the key',
    error: 'limit_exceeded',
    async send(world, tenant, operation) {
      const { gateway } = world
      const restrictions = { callLimitVes: '1' }
      const request = { tenant: tenant.tenantId, livemode: false, actor: 'test', restrictions }
      const { key } = await issueKey(gateway.database, systemRandom, gateway.pepper, request)
      const { path, body } = await exampleOf(operation.key, world, tenant)
      return gateway.call(`/v1${path}`, { method: operation.method, key, body })
    },
  },
]

/** Movements whose outcome hangs on the cents of their amount. */
function movementCases(path: Exclude<keyof typeof movements, '/debit'>, code: string, required: string[]): Case[] {
  const of = (amount: number) => (): Request => ({ path: `/payments${path}`, body: movements[path](amount) })
  return [
    { status: 200, title: 'made', expected: approved },
    {
      status: 200,
      title: 'with a reference of one’s own',
      change: { externalRef: 'order/1042' },
      expected: { externalRef: 'order/1042' },
    },
    {
      status: 200,
      title: 'refused by the network',
      request: of(50.51),
      expected: { ...refused, code, failureCode: code },
    },
    { status: 200, title: 'the answer was lost', request: of(50.98), expected: open },
    ...restricted,
    ...required.map((field) => invalid(field, undefined)),
    invalid('monto', '50'),
    {
      status: 503,
      title: 'refused before it was processed',
      error: 'payment_service_unavailable',
      request: of(50.91),
      expected: written,
    },
    ...unavailable,
  ]
}

/** Change for a request that received 100.00 VES too much. */
const changeOf =
  (amount: number) =>
  async ({ gateway: { database } }: World, { tenantId }: Tenant): Promise<Request> => ({
    path: '/payments/change',
    body: {
      ...movements['/change'](amount),
      overpaidPaymentId: await seedOverpaid(database, { tenantId, livemode: false }),
    },
  })

const disbursement = (amounts: number[], changes: object = {}) => ({
  request: (): Request => ({ path: '/payments/credit/disburse', body: disbursementOf(amounts, { ...changes }) }),
})

const polledCredit = { kind: 'credit', operationId: expect.stringMatching(/./) }

const pollCases = (request: (id: string) => Request): Case[] => [
  { status: 200, title: 'by paymentId', expected: { ...approved, ...polledCredit, statusBefore: 'COMPLETED' } },
  {
    status: 200,
    title: 'by the network’s id',
    expected: approved,
    request: async (world, tenant) => request(String((await credit(world, tenant))['id'])),
  },
  {
    status: 200,
    title: 'one in process',
    expected: open,
    request: async (world, tenant) => request(String((await credit(world, tenant, 50.09))['paymentId'])),
  },
  {
    status: 503,
    title: 'one in process whose bank cannot be reached: what is known',
    error: 'payment_service_unavailable',
    expected: { ...written, status: 'PENDING' },
    away: true,
    request: async (world, tenant) => request(String((await credit(world, tenant, 50.09))['paymentId'])),
  },
  {
    status: 404,
    title: 'one that does not exist',
    error: 'operation_not_found',
    request: () => request('00000000-0000-4000-8000-000000000000'),
  },
]

const setRequester = positionalStatement(
  'test.own_approval',
  `update payment_approvals set requested_by = (select 'key:' || coalesce(budget_id, key_id) from api_keys where public_part = $2)
   where subject_id = $1`,
)

const decisionCases = (template: string, expected: object): Case[] => [
  { status: 200, title: 'decided', expected },
  {
    status: 400,
    title: 'one that does not wait',
    error: 'approval_not_open',
    request: async (world, tenant) => ({
      path: template.replace('{id}', String((await credit(world, tenant))['paymentId'])),
    }),
  },
  {
    status: 403,
    title: 'by the key that requested it',
    error: 'approval_by_same_person',
    async request(world, tenant) {
      const paymentId = await waiting(world, tenant)
      await world.gateway.database.query(setRequester, [paymentId, publicPart(tenant.key)])
      return { path: template.replace('{id}', paymentId) }
    },
  },
  notUuid(template),
  nobodys(template, 'payment_not_found'),
]

/** The advanced payments, by path. */
export const advancedCases: Record<string, Case[]> = {
  '/payments/debit/otp': [
    { status: 200, title: 'asked for', expected: { code: '202', success: true } },
    ...person.map((field) => invalid(field, undefined)),
    ...unavailable,
  ],

  '/payments/debit': [
    { status: 200, title: 'made', expected: approved },
    {
      status: 200,
      title: 'refused by the network',
      change: { otp: '00000051' },
      expected: { ...refused, code: 'AM04' },
    },
    { status: 200, title: 'a wrong key', change: { otp: '00000055' }, expected: { ...refused, code: 'TKCM' } },
    { status: 200, title: 'in process', change: { otp: '00000009' }, expected: open },
    ...[...person, 'nombre', 'otp', 'concepto'].map((field) => invalid(field, undefined)),
    invalid('otp', '12345'),
    {
      status: 503,
      title: 'refused before it was processed',
      error: 'payment_service_unavailable',
      change: { otp: '00000091' },
      expected: written,
    },
    ...unavailable,
  ],

  '/payments/domiciliation': [
    { status: 200, title: 'taken by the bank', expected: { ...open, id: expect.stringMatching(/./) } },
    {
      status: 200,
      title: 'by account',
      change: { telefono: undefined, banco: undefined, cuenta: '01020501410000000001', externalRef: 'order/1042' },
      expected: { ...open, externalRef: 'order/1042' },
    },
    { status: 200, title: 'the answer was lost', change: { monto: 50.98 }, expected: open },
    ...['cedula', 'nombre', 'monto', 'concepto', 'banco'].map((field) => invalid(field, undefined)),
    {
      ...invalid('cuenta', undefined),
      title: 'neither account nor phone',
      request: () => ({ path: '/payments/domiciliation', body: domiciliationOf(50, { telefono: undefined }) }),
    },
    invalid('cuenta', '0102050141000000001'),
    {
      status: 503,
      title: 'refused before it was processed',
      error: 'payment_service_unavailable',
      change: { monto: 50.91 },
      expected: written,
    },
    ...unavailable,
  ],

  '/mandates': [
    { status: 200, title: 'one that was asked for', expected: { items: [mandate] } },
    { status: 200, title: 'none', request: () => ({ path: '/mandates?status=ACTIVE' }), expected: { items: [] } },
    ...[
      ['status', 'LOST'],
      ['limit', '0'],
      ['cursor', 'x'],
    ].map(
      ([field, value]): Case => ({
        status: 400,
        title: `${field}=${value}`,
        error: 'invalid_request',
        field: `/${field}`,
        request: () => ({ path: `/mandates?${field}=${value}` }),
      }),
    ),
  ],

  '/payments/credit': [
    ...movementCases('/credit', 'AM04', [...person, 'concepto']),
    {
      status: 200,
      title: 'in process',
      request: () => ({ path: '/payments/credit', body: movements['/credit'](50.09) }),
      expected: open,
    },
  ],

  '/payments/credit/account': [
    ...movementCases('/credit/account', 'AM04', ['cedula', 'cuenta', 'monto', 'concepto']),
    invalid('cuenta', '0102050141000000001'),
  ],

  '/payments/credit/disburse': [
    {
      status: 200,
      title: 'all paid',
      expected: { status: 'COMPLETED', credits: [approvedPart(10), approvedPart(20.5)] },
    },
    {
      status: 200,
      title: 'one of two refused',
      ...disbursement([10, 20.51]),
      expected: {
        status: 'PARTIAL',
        credits: [approvedPart(10), { status: 'FAILED', code: 'AM04', montoPart: 20.51 }],
      },
    },
    { status: 200, title: 'all refused', ...disbursement([10.51]), expected: { status: 'FAILED' } },
    {
      status: 200,
      title: 'one in process',
      ...disbursement([10, 20.09]),
      expected: { status: 'PENDING', credits: [approvedPart(10), { status: 'PENDING', code: 'AC00' }] },
    },
    ...restricted,
    ...['monto', 'referencia', 'concepto', 'personas'].map((field) => invalid(field, undefined)),
    { ...invalid('monto', 30.51), title: 'parts that do not add up' },
    invalid('personas', []),
    {
      status: 503,
      title: 'no part was sent',
      error: 'payment_service_unavailable',
      expected: written,
      ...disbursement([10.91, 20.91]),
    },
    ...unavailable,
  ],

  '/payments/disbursements/{id}': [
    {
      status: 200,
      title: 'all paid',
      expected: { status: 'COMPLETED', credits: [approvedPart(10), approvedPart(20.5)] },
    },
    {
      status: 200,
      title: 'one of two refused',
      expected: { status: 'PARTIAL', credits: [approvedPart(10), { failureCode: 'AM04', ...explained }] },
      request: async (world, tenant) => ({
        path: `/payments/disbursements/${String((await disburse(world, tenant, [10, 20.51]))['id'])}`,
      }),
    },
    notUuid('/payments/disbursements/{id}'),
    nobodys('/payments/disbursements/{id}', 'operation_not_found'),
  ],

  '/payments/payouts': [
    ...movementCases('/payouts', '51', ['monto', 'fecha', 'referencia', 'personas']),
    { ...invalid('monto', 51), title: 'parts that do not add up' },
    invalid('fecha', '2026-13-05'),
  ],

  '/payments/change': [
    ...movementCases('/change', '51', ['telefonoDestino', 'cedula', 'banco', 'monto']),
    invalid('ip', 'localhost'),
    invalid('overpaidPaymentId', 'order-1042'),
    { status: 200, title: 'gives an over-payment back', expected: approved, request: changeOf(100) },
    { status: 409, title: 'another amount than the open one', error: 'nothing_to_give_back', request: changeOf(99) },
    {
      status: 404,
      title: 'of nobody’s payment',
      error: 'payment_not_found',
      change: { overpaidPaymentId: '00000000-0000-4000-8000-000000000000' },
    },
  ],

  '/balance': [{ status: 200, title: 'the account at BNC', expected: { items: [{ bank: 'bnc', currency: 'VES' }] } }],

  '/approvals': [
    {
      status: 200,
      title: 'one that waits',
      expected: { items: [{ kind: 'payment', method: 'VUELTO', vesAmount: 900, requestedBy: 'key:requester' }] },
    },
  ],
  '/payments/{id}/approve': [
    ...decisionCases('/payments/{id}/approve', approved),
    {
      status: 200,
      title: 'the bank cannot be reached',
      away: true,
      expected: { status: 'FAILED', failureCode: 'BANK_NOT_REACHED', success: false },
    },
    {
      status: 503,
      title: 'the tenant has no account',
      error: 'payment_service_unavailable',
      send: approveWithoutAccount,
    },
  ],
  '/payments/{id}/decline': [
    ...decisionCases('/payments/{id}/decline', { ...refused, failureCode: 'APPROVAL_DECLINED' }),
  ],

  '/payments/operations/{id}': [
    ...pollCases((id) => ({ path: `/payments/operations/${id}` })),
    { status: 503, title: 'the database is away', error: 'service_unavailable', send: pollWithoutDatabase },
  ],

  '/payments/operations/poll': [
    ...pollCases((id) => ({ path: '/payments/operations/poll', body: { id, kind: 'credit' } })),
    invalid('id', undefined),
  ],
}

function approvedPart(montoPart: number): object {
  return { status: 'COMPLETED', montoPart }
}
