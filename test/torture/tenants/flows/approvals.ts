import { type Observations, reportViolation } from '../../observations.ts'
import type { Client } from '../client.ts'
import { keyPolicyOf, type Operation, post, textOf } from '../operation.ts'
import { listIn, type Reply } from '../reply.ts'
import type { Random } from '../../seeded-random.ts'
import type { Tenant } from '../tenant.ts'

type Decision = 'approve' | 'decline'

/** Decisions about one payout: of one person, of two at once, or none yet. */
const decisions: readonly (readonly [weight: number, decisions: readonly Decision[]])[] = [
  [6, ['approve']],
  [2, ['decline']],
  [3, ['approve', 'approve']],
  [3, ['approve', 'decline']],
  [1, []],
]

/** Decides about a payout, if it waits for that. */
export async function decide(operation: Operation, sent: Reply | undefined): Promise<void> {
  const id = textOf(sent, 'paymentId')
  if (id === undefined || !waits(sent)) return
  const made = operation.random.weighted(decisions)
  await Promise.all(made.map((decision, place) => send(operation, id, decision, { place, isAlone: made.length === 1 })))
}

function waits(sent: Reply | undefined): boolean {
  return (
    sent?.body['stage'] === 'approval' || listIn(sent?.body ?? {}, 'credits').some(({ stage }) => stage === 'approval')
  )
}

async function send(
  operation: Operation,
  id: string,
  decision: Decision,
  { place, isAlone }: { place: number; isAlone: boolean },
): Promise<void> {
  const { observations, tenant } = operation
  if (decision === 'approve') observations.approved.add(id)
  const keyPolicy = keyPolicyOf(operation)
  const reply = await post(operation, `/payments/${id}/${decision}`, undefined, {
    keyPolicy,
    step: `${decision}-${place}`,
    apiKey: tenant.approverKey,
  })
  if (!isAlone || reply?.error !== 'approval_not_open') return
  // The acknowledgement of an earlier attempt was lost, and the payout failed unsent.
  const found = await operation.client.sendUntilFinal(operation, { path: `/payments/${id}` })
  if (found === undefined || textOf(found, 'failureCode') === 'BANK_NOT_REACHED') return
  reportViolation(observations, 'decisions', {
    message: `the only one to ${decision} ${id} got the error that it no longer waits`,
    operations: [operation.operation],
    paymentIds: [id],
  })
}

/** Decides about every payout of a tenant that still waits. */
export async function decideRemaining(
  { client, observations }: { client: Client; observations: Observations },
  tenant: Tenant,
  random: Random,
): Promise<void> {
  if (tenant.approvalAbove === null) return
  const apiKey = tenant.approverKey
  const caller = { tenant, operation: `${tenant.mark}/decisions`, random }
  const list = await client.send(caller, { path: '/approvals', apiKey })
  for (const { paymentId } of listIn(list?.body ?? {}, 'items')) {
    const id = String(paymentId)
    const decision = random.pick<Decision>(['approve', 'decline'])
    if (decision === 'approve') observations.approved.add(id)
    await client.send(caller, { method: 'POST', path: `/payments/${id}/${decision}`, apiKey })
  }
}
