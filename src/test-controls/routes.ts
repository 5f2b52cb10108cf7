import { GatewayError } from '../foundation/errors.ts'
import { type Call, type Route, route } from '../foundation/route.ts'
import { Type } from '../foundation/schema.ts'
import type { Scope } from '../foundation/scope.ts'
import { control, type SimulatedBanks } from './simulated-banks.ts'

/**
 * Fault injection at the simulated banks, for test keys only and limited to the tenant's own accounts. Faults that
 * would affect every tenant, such as an outage of a whole bank, are not offered.
 */
const bank = () =>
  Type.Enum(['bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'] as const, { description: 'Simulated bank.' })

const kinds = [
  'code',
  'fields',
  'delay',
  'late',
  'resetBefore',
  'resetAfter',
  'duplicate',
  'malformed',
  'status',
  'html',
  'keyExpiry',
] as const

const faultFields = {
  kind: Type.Enum(kinds, {
    description:
      'code: responds with `code`. fields: rejects the named `fields`. delay: responds after `delayMs`. late: ' +
      'executes the operation and responds after `delayMs`. resetBefore, resetAfter: the connection is reset before ' +
      'or after the money moved. duplicate: responds twice. malformed: the response is truncated. status, html: a ' +
      'response with `status` and without data, or with HTML. keyExpiry: the bank ends the session first (BNC).',
  }),
  operation: Type.Optional(
    Type.String({
      pattern: '^\\w{1,64}$',
      examples: ['SendC2P'],
      description:
        'The bank’s own name of the operation: SendC2P, ReverseC2P, Send (cards), Validate, History … at BNC; MBc2p, ' +
        'DebitoInmediato, CreditoInmediato, MBvuelto, R4pagos, ConsultarOperaciones … at R4; process, annulment, getMovement, ' +
        'consultaMultiple, movimientos, vuelto, getOutMovement at BDV; c2p, scp, mobileSearch, transferSearch, getauth, pay, ' +
        'cardSearch at Mercantil; transactions at Banesco; token, refresh, find, history at Bancamiga. If absent, any operation.',
    }),
  ),
  times: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000, description: 'Number of calls affected; default 1.' }),
  ),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  code: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9]{1,8}$', examples: ['G65'], description: 'Any response code.' }),
  ),
  moved: Type.Optional(Type.Boolean({ description: 'With `code`: the money moves nevertheless.' })),
  fields: Type.Optional(
    Type.Array(Type.String({ pattern: '^\\w{1,64}$' }), { minItems: 1, maxItems: 10, examples: [['DebtorCellPhone']] }),
  ),
}

const TestFaultRequest = Type.Object({ bank: bank(), ...faultFields }, { $id: 'TestFaultRequest' })

const TestFault = Type.Object(
  { id: Type.String({ format: 'uuid' }), bank: bank(), ...faultFields },
  { $id: 'TestFault', description: 'Scripted fault that has not been used up yet.' },
)

const TestFaultList = Type.Object({ items: Type.Array(TestFault) }, { $id: 'TestFaultList' })

const amount = Type.Number({ minimum: 0.01, maximum: 99_999_999.99, examples: [1523.4], description: 'In VES.' })

const day = () =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-10-05'], description: 'Day in Caracas.' })

const TestMovementRequest = Type.Object(
  {
    amount,
    reference: Type.String({ pattern: '^\\d{1,32}$', examples: ['000012345678'] }),
    date: day(),
    phone: Type.Optional(Type.String({ pattern: '^58\\d{10}$', examples: ['584141234567'] })),
    bankCode: Type.Optional(Type.String({ pattern: '^\\d{4}$', examples: ['0102'] })),
    document: Type.Optional(Type.String({ pattern: '^[VEJPGCR]\\d{5,9}$', examples: ['V12345678'] })),
    type: Type.Optional(Type.Enum(['p2p', 'c2p', 'plain', 'transfer', 'immediate', 'commission'] as const)),
    direction: Type.Optional(Type.Enum(['in', 'out'] as const)),
    concept: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { $id: 'TestMovementRequest', description: 'Statement line of your account at the simulated BNC.' },
)

const TestMovement = Type.Object(
  { controlNumber: Type.String(), amount: Type.String(), reference: Type.String(), date: day() },
  { $id: 'TestMovement' },
)

const TestLedger = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        bank: bank(),
        operation: Type.String({ description: 'The bank’s own name of the operation.' }),
        amount: Type.String({ description: 'In VES, two decimals.' }),
        direction: Type.Enum(['in', 'out'] as const),
        reference: Type.String(),
        at: Type.String({ format: 'date-time' }),
        reverses: Type.Optional(Type.String({ description: 'Id of the entry that this one reverses.' })),
      }),
      { description: 'Oldest first.' },
    ),
  },
  { $id: 'TestLedger', description: 'Money that actually moved, whatever the responses said.' },
)

const LedgerQuery = Type.Object({ bank: bank() })

const common = { tag: 'Test controls', errors: ['not_found', 'provider_unavailable'] as Route['errors'] & object }

/** `movementAdded` is called after a movement was added to the tenant's simulated account at BNC. */
export function testControlRoutes(
  banks: SimulatedBanks | undefined,
  movementAdded: (scope: Scope) => Promise<void>,
): Route[] {
  return [
    route({
      ...common,
      method: 'POST',
      path: '/test/faults',
      keyScope: 'any',
      operationId: 'createTestFault',
      summary: 'Script a fault of your simulated bank account',
      description:
        'Makes the next calls of your own account at a simulated bank fail as specified. Test keys only: with a live ' +
        'key this route responds 404.',
      body: TestFaultRequest,
      answers: { 201: TestFault },
      async handle(call) {
        const { bank: name, ...fault } = call.body
        await call.claim?.acquire()
        const created = await control(simulated(call), {
          ...tenantOf(call),
          bank: name,
          method: 'POST',
          path: 'faults',
          body: fault,
        })
        return { status: 201, body: { ...created, bank: name } }
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/test/faults',
      keyScope: 'any',
      operationId: 'listTestFaults',
      summary: 'List pending faults',
      description: 'Faults of your accounts at both simulated banks that have not been used up. Test keys only.',
      answers: { 200: TestFaultList },
      async handle(call) {
        const lists = await atBoth(call, 'GET')
        return { status: 200, body: { items: lists.flat() } }
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      path: '/test/faults',
      keyScope: 'any',
      operationId: 'deleteTestFaults',
      summary: 'Remove all faults of your simulated bank accounts',
      description:
        'The accounts work normally again. The response is the remaining list, which is empty. Test keys only.',
      answers: { 200: TestFaultList },
      async handle(call) {
        const lists = await atBoth(call, 'DELETE')
        return { status: 200, body: { items: lists.flat() } }
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/test/movements',
      keyScope: 'any',
      operationId: 'createTestMovement',
      summary: 'Add a movement to your simulated bank account',
      description:
        'Simulates a customer’s transfer: Pago Móvil verification finds it, the statement lists it, and it is among your ' +
        'movements a moment later. BNC only.',
      body: TestMovementRequest,
      answers: { 201: TestMovement },
      async handle(call) {
        const path = 'movements'
        await call.claim?.acquire()
        const created = await control(simulated(call), {
          ...tenantOf(call),
          bank: 'bnc',
          method: 'POST',
          path,
          body: call.body,
        })
        await movementAdded(call.caller.scope)
        return { status: 201, body: created }
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/test/ledger',
      keyScope: 'any',
      operationId: 'listTestLedger',
      summary: 'List the ledger of your simulated bank account',
      description: 'The simulated bank’s own record, to compare with the gateway’s responses. Test keys only.',
      query: LedgerQuery,
      answers: { 200: TestLedger },
      async handle(call) {
        const { bank: name } = call.query
        const { entries } = await control(simulated(call), {
          ...tenantOf(call),
          bank: name,
          method: 'GET',
          path: 'ledger',
        })
        return { status: 200, body: { items: entries } }
      },
    }),
  ]

  /** Responds 404 with a live key or if there are no simulated banks. */
  function simulated({ caller }: Call): SimulatedBanks {
    if (!banks || caller.scope.livemode) throw new GatewayError('not_found')
    return banks
  }

  async function atBoth(call: Call, method: 'GET' | 'DELETE') {
    return Promise.all(
      simulatedNames(banks).map(async (name) => {
        const { faults } = await control(simulated(call), { ...tenantOf(call), bank: name, method, path: 'faults' })
        return (faults as object[]).map((fault) => ({ ...fault, bank: name }))
      }),
    )
  }
}

/** The banks that run; a process of an earlier version lacks those added since. */
function simulatedNames(banks: SimulatedBanks | undefined) {
  const later = ['bdv', 'mercantil', 'banesco', 'bancamiga'] as const
  return ['bnc', 'r4', ...later.filter((name) => banks?.[`${name}Url`] !== undefined)] as const
}

function tenantOf({ caller, language }: Call) {
  return { tenantId: caller.scope.tenantId, language }
}
