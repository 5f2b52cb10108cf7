import type { Command } from 'commander'
import { fixed2 } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import { isUuid } from '../../foundation/uuid.ts'
import { createMatchingStore } from '../../payments/matching/store.ts'
import { createPayerEncryption } from '../../payments/payer-encryption.ts'
import { type Assessment, assess } from '../../payments/requests/match.ts'
import { type Finding, findingOf, type ProposalReason, type Verdict } from '../../payments/requests/rules.ts'
import type { OwnerRow } from '../../payments/requests/queries.ts'
import { createRequestStore, type StoredMovement } from '../../payments/requests/store.ts'
import type { MatchedBy } from '../../payments/sql/request.ts'
import { loadInstallation } from '../../storage/installation.ts'
import type { Context } from '../context.ts'
import { CommandError, paint, print, printJson, printTable } from '../output.ts'
import { readStore, type Store } from '../store.ts'

export function addExplain(command: Command, context: Context): void {
  command
    .command('explain')
    .argument('<id>', 'the movementId')
    .description('why a movement pays for a payment or for none, and the requests it could pay for')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela movement explain 01a1dd0d-1851-7615-a81f-4bf3713f333f')
    .action((id: string, { json }: { json?: true }) => readStore(context, (store) => explain(store, id, json)))
}

async function explain({ database, sealer }: Store, id: string, json: true | undefined): Promise<void> {
  const installation = await loadInstallation(database, sealer, systemRandom)
  const encryption = createPayerEncryption(sealer, installation.hasher('payer'))
  const matching = createMatchingStore({ database, encryption, keepLines: async () => {} })
  const requests = createRequestStore({ database, encryption, random: systemRandom, matching })
  const movement = isUuid(id) ? await requests.findAnywhere(id.toLowerCase()) : undefined
  if (!movement) throw new CommandError(`There is no movement ${id}.`)
  const assessment = movement.state === 'unmatched' ? await assess({ requests, matching }, movement) : undefined
  const findings = (assessment?.requests ?? []).map((request) => findingOf(movement, request))
  const owner = movement.state === 'matched' ? await requests.findOwner(movement) : undefined
  const reason = owner ? ownerText(owner) : reasonOf(movement, assessment)
  if (json) return printJson({ ...shownMovement(movement), reason, candidates: findings.map(shownFinding) })
  for (const [name, value] of Object.entries(shownMovement(movement))) {
    if (value !== null) print(`${name.padEnd(12)}${value}`)
  }
  print(`\n${paint('bold', reason)}`)
  if (findings.length === 0) return
  print()
  printTable(
    ['REQUEST', 'TENANT', 'MISSING', 'AMOUNT', 'PAYER', 'REFERENCE', 'DAYS', 'STATE'],
    findings.map((finding) => Object.values(shownFinding(finding))),
  )
}

function shownMovement({ movementId, bank, date, amount, direction, reference, line, state, owner }: StoredMovement) {
  return {
    movement: movementId,
    bank,
    date,
    amount: `${fixed2(amount)} VES`,
    direction,
    kind: line.kind,
    reference: reference || null,
    state,
    payment: owner?.paymentId ?? null,
  }
}

const payerTexts: Record<Finding['payer'], string> = {
  own: 'the same',
  others: 'another',
  mixed: 'partly another',
  unnamed: 'not known',
}

function shownFinding({ request, isInTime, payer, hasReference, amount }: Finding) {
  return {
    paymentId: request.paymentId,
    tenantId: request.tenantId,
    missing: fixed2(request.remaining),
    amount,
    payer: payerTexts[payer],
    reference: hasReference ? 'the same' : request.reference === undefined ? 'not reported' : 'another',
    days: isInTime ? 'near' : 'too far apart',
    state: request.isExpired ? 'expired' : 'open',
  }
}

function ownerText({ paymentId, method, isReversal, matchedBy }: OwnerRow): string {
  if (isReversal) return `It is the line of the reversal of the payment ${paymentId}.`
  if (method !== 'PAGO_MOVIL') return `It is the line of the ${method} payment ${paymentId}.`
  return `It pays for the ${matchedBy === null ? 'transfer' : 'request'} ${paymentId}: ${ownerTexts[matchedBy ?? 'verified']}.`
}

const ownerTexts: Record<MatchedBy | 'verified', string> = {
  payer: 'the phone or document of its payer is that of the request',
  reference: 'it has the reference that the customer reported',
  person: 'a person matched it',
  verified: 'the tenant verified it',
}

function reasonOf({ state }: StoredMovement, assessment: Assessment | undefined): string {
  if (!assessment) return `It is ${state}: a person decided that it pays for nothing.`
  const { chargeId, mayBeCharge, verdict } = assessment
  if (chargeId !== undefined) return `It is the line of the C2P charge ${chargeId}, by the bank’s own number.`
  if (verdict.kind === 'settle' && mayBeCharge) {
    return 'It may be the line of a C2P charge of the same amount whose line is not known yet: it is matched again later.'
  }
  return verdictText(verdict)
}

function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'settle':
      return `It fits the request ${verdict.request.paymentId} by its ${verdict.by} and is matched at the next look.`
    case 'propose':
      return proposalTexts[verdict.reason]
    case 'none':
      return noneTexts[verdict.reason]
  }
}

const proposalTexts: Record<ProposalReason, string> = {
  not_proof: 'It fits, but the notification alone is no proof at this account: a person has to match it.',
  several_fit: 'It fits several requests equally: a person has to choose.',
  several_of_payer: 'Its payer has several open requests, and none of this amount: a person has to choose.',
  amount_of_another:
    'Its payer has another amount to pay, and it is the amount of a request without payer: a person has to choose.',
  overpayment_refused: 'It is more than the request of its payer, and the tenant does not accept over-payments.',
  payer_differs: 'The amount or the reference fits, but the payer is another: a person has to match it.',
  amount_differs: 'The reference fits, but the amount is another: a person has to match it.',
  amount_only: 'Only the amount fits: neither payer nor reference says whose it is, and a person has to match it.',
  too_many: 'Too many open requests of its payer or its numbers to choose one.',
}

const noneTexts: Record<Extract<Verdict, { kind: 'none' }>['reason'], string> = {
  not_a_transfer: 'It is no incoming transfer that could pay for a request.',
  nothing_fits: 'No open request of its account fits: neither payer, nor reference, nor amount.',
}
