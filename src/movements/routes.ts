import type { BankRegistry, TenantAccount } from '../banks/registry.ts'
import type { Cursors } from '../foundation/cursor.ts'
import { readPage } from '../foundation/page.ts'
import { periodOf } from '../foundation/query.ts'
import { type Answer, type Call, type Route, route } from '../foundation/route.ts'
import { movementStates } from '../webhooks/movement-fields.ts'
import { type ListedMovement, type MovementLists, movementView } from './lists.ts'
import { Ignoring, IncomingMovement, MovementList, MovementPath, MovementQuery } from './schema.ts'

type Parts = { lists: MovementLists; registry: Pick<BankRegistry, 'accounts'>; cursors: Cursors }

const tag = 'Movements'

export function movementRoutes(parts: Parts): Route[] {
  const { lists, registry } = parts
  return [
    route({
      method: 'GET',
      path: '/movements',
      keyScope: 'read',
      operationId: 'listMovements',
      tag,
      summary: 'List incoming money',
      description:
        'Money that arrived on your accounts, newest first, from the bank’s notifications and statements. A movement ' +
        'that another tenant of the same account matched or ignored is not shown.',
      query: MovementQuery,
      answers: { 200: MovementList },
      handle: (call) => listMovements(parts, call),
    }),
    route({
      method: 'POST',
      path: '/movements/{id}/ignore',
      keyScope: 'collect',
      operationId: 'ignoreMovement',
      tag,
      summary: 'Ignore a movement',
      description:
        'Marks an unmatched movement as none of your payments: it is no longer matched automatically. A payment that ' +
        'is verified with its reference can still claim it.',
      params: MovementPath,
      body: Ignoring,
      answers: { 200: IncomingMovement },
      errors: ['movement_not_found', 'movement_already_matched'],
      handle: async ({ caller: { scope, actor }, params, body, claim }) => {
        const accounts = await registry.accounts(scope)
        return lists.ignore(
          scope,
          accounts.map(({ accountId }) => accountId),
          { movementId: params.id, reason: body.reason, actor },
          { claim, toResponse: (after) => ({ status: 200, body: viewOf(accounts, after) }) },
        )
      },
    }),
  ]
}

async function listMovements(
  { lists, registry, cursors }: Parts,
  { caller: { scope }, query, language }: Call<unknown, MovementQuery>,
): Promise<Answer> {
  const { state, bank, from, to } = query
  const period = periodOf(query, language)
  const accounts = await registry.accounts(scope)
  const held = accounts
    .filter((account) => bank === undefined || account.bank === bank)
    .map(({ accountId }) => ({ accountId, tenantId: scope.tenantId }))
  const page = await readPage(
    { cursors, list: ['movements', scope, { state, bank, from, to }], language },
    query,
    (after, limit) =>
      lists.list(scope.livemode, held, { states: state ? [state] : movementStates, ...period, after, limit }),
    ({ movementId }) => movementId,
  )
  return { status: 200, body: { ...page, items: page.items.map((movement) => viewOf(accounts, movement)) } }
}

function viewOf(accounts: readonly TenantAccount[], movement: ListedMovement) {
  const account = accounts.find(({ accountId }) => accountId.equals(movement.accountId))
  return movementView(movement, account?.lastDigits)
}
