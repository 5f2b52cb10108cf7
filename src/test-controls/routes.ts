import { Type } from 'typebox'
import { GatewayError } from '../foundation/errors.ts'
import { type Call, type Route, route } from '../foundation/route.ts'
import { control, type SimulatedBanks } from './simulated-banks.ts'

/**
 * Bad days on demand, for test keys only: each tenant bends its own account at the simulated banks and nobody else's.
 * What would hit every tenant, such as an outage of a whole bank, is not among it.
 */
const bank = () => Type.Enum(['bnc', 'r4'] as const, { description: 'Which simulated bank.' })

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
      'code: answers `code`. fields: refuses the named `fields`. delay: answers `delayMs` later. late: carries it out and ' +
      'answers `delayMs` later. resetBefore, resetAfter: the connection breaks before or after the money moved. ' +
      'duplicate: answers twice. malformed: the answer is cut in the middle. status, html: an answer of that `status` ' +
      'without data, or a page. keyExpiry: the bank ends the session first (BNC).',
  }),
  operation: Type.Optional(
    Type.String({
      pattern: '^\\w{1,64}$',
      examples: ['SendC2P'],
      description:
        'The bank’s own name of the call: SendC2P, ReverseC2P, Send (cards), Validate, History … at BNC; MBc2p, ' +
        'DebitoInmediato, CreditoInmediato, MBvuelto, R4pagos, ConsultarOperaciones … at R4. Any call without it.',
    }),
  ),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'How many calls; 1 unless given.' })),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{1,8}$', examples: ['G65'], description: 'Any code.' })),
  moved: Type.Optional(Type.Boolean({ description: 'With a code: the money moves all the same.' })),
  fields: Type.Optional(
    Type.Array(Type.String({ pattern: '^\\w{1,64}$' }), { minItems: 1, maxItems: 10, examples: [['DebtorCellPhone']] }),
  ),
}

const TestFaultRequest = Type.Object({ bank: bank(), ...faultFields }, { $id: 'TestFaultRequest' })

const TestFault = Type.Object(
  { id: Type.String({ format: 'uuid' }), bank: bank(), ...faultFields },
  { $id: 'TestFault', description: 'A scripted misbehaviour that waits for its call.' },
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
  { $id: 'TestMovementRequest', description: 'A line of your account’s statement at the simulated BNC.' },
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
        operation: Type.String({ description: 'The bank’s own name of the call.' }),
        amount: Type.String({ description: 'In VES, two decimals.' }),
        direction: Type.Enum(['in', 'out'] as const),
        reference: Type.String(),
        at: Type.String({ format: 'date-time' }),
        reverses: Type.Optional(Type.String({ description: 'The id of the entry it gave back.' })),
      }),
      { description: 'Oldest first.' },
    ),
  },
  { $id: 'TestLedger', description: 'What really moved, whatever the answers said.' },
)

const LedgerQuery = Type.Object({ bank: bank() })

const common = { tag: 'Test controls', errors: ['not_found', 'provider_unavailable'] as Route['errors'] & object }

export function testControlRoutes(banks: SimulatedBanks | undefined): Route[] {
  return [
    route({
      ...common,
      method: 'POST',
      path: '/test/faults',
      operationId: 'createTestFault',
      summary: 'Script a fault of your simulated bank account',
      description:
        'The next calls of your own account at a simulated bank misbehave as you say. Test keys only: with a live key ' +
        'there is nothing at this address.',
      body: TestFaultRequest,
      answers: { 201: TestFault },
      async handle(call) {
        const { bank: name, ...fault } = call.body
        await call.claim?.acquire()
        const made = await control(simulated(call), {
          ...whose(call),
          bank: name,
          method: 'POST',
          path: 'faults',
          body: fault,
        })
        return { status: 201, body: { ...made, bank: name } }
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/test/faults',
      operationId: 'listTestFaults',
      summary: 'List the faults that still wait',
      description: 'Of both of your simulated bank accounts. Test keys only.',
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
      operationId: 'deleteTestFaults',
      summary: 'Remove all faults of your simulated bank accounts',
      description: 'They answer as usual again. The answer lists what is left, which is nothing. Test keys only.',
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
      operationId: 'createTestMovement',
      summary: 'Put a movement on your simulated bank account',
      description: 'As if somebody had paid: it is found by Pago Móvil verification and in the statement. BNC only.',
      body: TestMovementRequest,
      answers: { 201: TestMovement },
      async handle(call) {
        const path = 'movements'
        await call.claim?.acquire()
        const made = await control(simulated(call), {
          ...whose(call),
          bank: 'bnc',
          method: 'POST',
          path,
          body: call.body,
        })
        return { status: 201, body: made }
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/test/ledger',
      operationId: 'listTestLedger',
      summary: 'What really moved on your simulated bank account',
      description: 'The simulated bank’s own record, to compare with what the gateway answered. Test keys only.',
      query: LedgerQuery,
      answers: { 200: TestLedger },
      async handle(call) {
        const { bank: name } = call.query
        const { entries } = await control(simulated(call), {
          ...whose(call),
          bank: name,
          method: 'GET',
          path: 'ledger',
        })
        return { status: 200, body: { items: entries } }
      },
    }),
  ]

  /** With a live key, or without simulated banks, there is nothing here. */
  function simulated({ caller }: Call): SimulatedBanks {
    if (!banks || caller.scope.livemode) throw new GatewayError('not_found')
    return banks
  }

  async function atBoth(call: Call, method: 'GET' | 'DELETE') {
    return Promise.all(
      (['bnc', 'r4'] as const).map(async (name) => {
        const { faults } = await control(simulated(call), { ...whose(call), bank: name, method, path: 'faults' })
        return (faults as object[]).map((fault) => ({ ...fault, bank: name }))
      }),
    )
  }
}

function whose({ caller, language }: Call) {
  return { tenantId: caller.scope.tenantId, language }
}
