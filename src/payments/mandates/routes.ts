import { bankNames } from '../../banks/registry.ts'
import type { Cursors } from '../../foundation/cursor.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { type Answer, type Call, type Route, route } from '../../foundation/route.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { debtorFields, receiptFields } from '../receipt.ts'
import { mandateStatuses } from './mandate.ts'
import type { Mandate, MandateStore } from './store.ts'

const status = {
  description:
    'REQUESTED: the payer was asked for it and has not approved it. ACTIVE: the payer was charged under it. SUSPENDED: ' +
    'the payer has suspended it.',
}

const { debtorId, debtorPhone, debtorBankCode, debtorBankName, createdAt, updatedAt, livemode } = receiptFields

const MandateView = Type.Object(
  {
    mandateId: Type.String({ format: 'uuid' }),
    status: Type.Enum(mandateStatuses, status),
    bank: Type.Enum(bankNames, { description: 'The bank of your account that charges under it.' }),
    debtorId,
    debtorPhone,
    debtorBankCode,
    debtorBankName,
    debtorAccountLast4: Type.Optional(
      Type.String({
        pattern: '^\\d{4}$',
        examples: ['0001'],
        description: 'The last four digits of the payer’s account.',
      }),
    ),
    lastPaymentId: Type.String({ format: 'uuid', description: 'The direct debit that the status comes from.' }),
    livemode,
    createdAt,
    updatedAt,
  },
  { $id: 'Mandate', description: 'A payer’s mandate for direct debits, as the bank last reported it.' },
)

const MandateQuery = Type.Object({
  status: Type.Optional(Type.Enum(mandateStatuses, { description: 'Only mandates with this status.' })),
  ...pageParameters,
})

const MandateList = Type.Object(
  { items: Type.Array(MandateView), nextCursor },
  { $id: 'MandateList', description: 'Mandates, newest first.' },
)

type Parts = { mandates: MandateStore; cursors: Cursors }

export function mandateRoutes(parts: Parts): Route[] {
  return [
    route({
      method: 'GET',
      path: '/mandates',
      keyScope: 'read',
      operationId: 'listMandates',
      tag: 'Advanced payments',
      summary: 'List mandates',
      description:
        'The mandates of your payers for direct debits, newest first. The bank reports no approval: a mandate is ' +
        'REQUESTED until a direct debit was charged under it.',
      query: MandateQuery,
      answers: { 200: MandateList },
      handle: (call) => listMandates(parts, call),
    }),
  ]
}

async function listMandates(
  { mandates, cursors }: Parts,
  { caller: { scope }, query, language }: Call<unknown, Static<typeof MandateQuery>>,
): Promise<Answer> {
  const statuses = query.status ? [query.status] : mandateStatuses
  const page = await readPage(
    { cursors, list: ['mandates', scope, { status: query.status }], language },
    query,
    (after, limit) => mandates.list(scope, { statuses, after, limit }),
    ({ mandateId }) => mandateId,
  )
  return { status: 200, body: { ...page, items: page.items.map((mandate) => viewOf(mandate, scope.livemode)) } }
}

function viewOf(mandate: Mandate, isLive: boolean): Record<string, unknown> {
  const { payer } = mandate
  return {
    mandateId: mandate.mandateId,
    status: mandate.status,
    bank: mandate.bank,
    ...debtorFields(payer),
    debtorAccountLast4: payer.account?.slice(-4),
    lastPaymentId: mandate.paymentId,
    livemode: isLive,
    createdAt: mandate.createdAt.toISOString(),
    updatedAt: mandate.updatedAt.toISOString(),
  }
}
