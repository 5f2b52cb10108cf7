import { Command, Option } from 'commander'
import { fixed2 } from '../foundation/money.ts'
import { systemRandom } from '../foundation/random.ts'
import { createLookupStore, type TimelineEvent } from '../payments/lookup/store.ts'
import {
  findForOperator,
  type OperatorPayment,
  type Resolution,
  type ResolutionProblem,
  resolutionProblem,
  resolvePayment,
  type Decision,
} from '../payments/admin/resolve.ts'
import { listAttention, listForOperator } from '../payments/admin/list.ts'
import { paymentView, maskedPayer } from '../payments/admin/view.ts'
import { createPayerEncryption, type PayerEncryption } from '../payments/payer-encryption.ts'
import { loadInstallation } from '../storage/installation.ts'
import { requireTenant } from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson, printTable, when } from './output.ts'
import { addHold } from './payment-hold.ts'
import { readStore, type Store, withStore } from './store.ts'

type Json = { json?: true }
type ListOptions = Json & { attention?: true; tenant?: string; live?: true; limit: string }
type Verdicts = { completed?: true; failed?: true; reversed?: true; notReversed?: true; reviewed?: true }
type ResolveOptions = Json & Verdicts & { reference?: string; line: boolean; reason?: string }
type Parts = { database: Store['database']; encryption: PayerEncryption; random: typeof systemRandom }

export function paymentCommand(context: Context): Command {
  const command = new Command('payment').description('payments of all tenants, and those that need manual review')
  addList(command, context)
  addShow(command, context)
  addResolve(command, context)
  addHold(command, context)
  return command
}

function addList(command: Command, context: Context): void {
  command
    .command('list')
    .description('list payments, newest first')
    .option('--attention', 'only those that need manual review, longest waiting first')
    .option('--tenant <tenant>', 'only this tenant’s, by its id or name')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--limit <count>', 'maximum number', '50')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      '\nExamples:\n  $ pasarela payment list --attention --live\n  $ pasarela payment list --tenant "Bodega Ana"',
    )
    .action((options: ListOptions) => {
      const limit = readLimit(options.limit)
      return readPayments(context, async (parts) => {
        const { tenant, attention = false, live = false, json } = options
        const tenantId = tenant === undefined ? undefined : (await requireTenant(parts.database, tenant)).tenantId
        const list = attention ? listAttention : listForOperator
        const payments = await list(parts, { livemode: live, tenantId, limit })
        if (json) return printJson(payments.map(paymentView))
        printTable(['PAYMENT', 'CREATED', 'STATUS', 'METHOD', 'VES', 'BANK', 'REFERENCE', 'TENANT'], payments.map(row))
      })
    })
}

function addShow(command: Command, context: Context): void {
  command
    .command('show')
    .argument('<id>', 'the paymentId')
    .description('a payment of any tenant with its timeline; the payer’s document and phone are masked')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela payment show 01a1dd0d-1851-7615-a81f-4bf3713f333f')
    .action((id: string, { json }: Json) =>
      readPayments(context, async (parts) => {
        const found = await requirePayment(parts, id)
        const events = (await createLookupStore(parts).timeline(found.scope, found.payment.paymentId)) ?? []
        if (json) return printJson({ ...paymentView(found), events })
        show(found, events)
      }),
    )
}

function addResolve(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('resolve')
    .argument('<id>', 'the paymentId')
    .description('record the outcome of a payment or of its reversal, as confirmed with the bank; audited')
    .addOption(verdict('--completed', 'the bank has the money of this payment'))
    .addOption(verdict('--failed', 'no money moved'))
    .addOption(verdict('--reversed', 'the bank returned the money'))
    .addOption(verdict('--not-reversed', 'the money was not returned: the payment stays COMPLETED'))
    .addOption(verdict('--reviewed', 'the reason for which a final payment was flagged has been handled'))
    .option('--reference <reference>', 'the bank’s reference, with --completed or --reversed')
    .option('--no-line', 'instead of a reference: the bank’s statement has no line for it; needs --reason')
    .option('--reason <text>', 'evidence, for the audit log; required with --failed, --not-reversed and --reviewed')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
A payment in stage accepted, unknown or attention can be resolved, and so can a reversal whose outcome is unknown.
The decision is final, and the tenant is notified as of any other outcome. A charge at a bank with a statement needs the
reference of its line, so that the line cannot match another payment.

Examples:
  $ pasarela payment resolve 01a1dd0d-1851-7615-a81f-4bf3713f333f --completed --reference 000012345678
  $ pasarela payment resolve 01a1dd0d-1851-7615-a81f-4bf3713f333f --failed --reason "Not on the statement of 5 October"`,
    )
    .action((id: string, options: ResolveOptions) => {
      const resolution = readResolution(options)
      return withPayments(context, async (parts) => {
        const found = await requirePayment(parts, id)
        refuse(resolutionProblem(resolution, found.payment), resolution.reference)
        const after = await resolvePayment(parts, found, { ...resolution, actor })
        if (options.json) return printJson(paymentView(after))
        print(`${after.payment.paymentId} of ${paint('bold', after.tenantName)} is ${state(after)}.`)
      })
    })
}

const verdictNames = ['completed', 'failed', 'reversed', 'notReversed', 'reviewed'] as const satisfies Decision[]

function verdict(flag: string, description: string): Option {
  const name = new Option(flag).attributeName()
  return new Option(flag, description).conflicts(verdictNames.filter((other) => other !== name))
}

function readResolution(options: ResolveOptions): Omit<Resolution, 'actor'> {
  const chosen = verdictNames.find((name) => options[name])
  if (!chosen)
    throw new CommandError(
      'Give the result confirmed with the bank: --completed, --failed, --reversed, --not-reversed or --reviewed.',
    )
  const { reference, reason } = options
  const noLine = options.line ? {} : { noLine: true }
  refuse(resolutionProblem({ verdict: chosen, reference, reason, ...noLine }), reference)
  return {
    verdict: chosen,
    ...(reference === undefined ? {} : { reference }),
    ...(reason === undefined ? {} : { reason: reason.trim() }),
    ...noLine,
  }
}

function refuse(problem: ResolutionProblem | undefined, reference: string | undefined): void {
  if (problem) throw new CommandError(resolutionProblems[problem](reference))
}

const resolutionProblems: Record<ResolutionProblem, (reference?: string) => string> = {
  referenceMissing: () =>
    'Give the reference of the line in the bank’s statement with --reference, or --no-line if there is none.',
  reasonMissing: () => 'Give the evidence with --reason "…": it goes into the audit log.',
  referenceOfNothing: () => 'This result has no bank reference: leave out --reference.',
  referenceMalformed: (reference) =>
    `“${reference}” is not a bank’s reference: write its digits, leading zeros included.`,
}

type Work = (parts: Parts) => Promise<void>

function withPayments(context: Context, work: Work): Promise<void> {
  return withStore(context, async (store) => work(await partsOf(store)))
}

function readPayments(context: Context, work: Work): Promise<void> {
  return readStore(context, async (store) => work(await partsOf(store)))
}

async function partsOf({ database, sealer }: Store): Promise<Parts> {
  const installation = await loadInstallation(database, sealer, systemRandom)
  return { database, encryption: createPayerEncryption(sealer, installation.hasher('payer')), random: systemRandom }
}

async function requirePayment(parts: Parts, id: string): Promise<OperatorPayment> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
  const found = isId ? await findForOperator(parts, id) : undefined
  if (!found) throw new CommandError(`There is no payment ${id}.`)
  return found
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new CommandError(`“${text}” is not a number of payments: write 1 to 9999.`)
  return Number(text)
}

/** `PENDING (attention)`, `COMPLETED (reversal unknown)`, `FAILED`. */
function state({ payment: { status, stage, reversalStage } }: OperatorPayment): string {
  const inside = stage ?? (reversalStage && `reversal ${reversalStage}`)
  return inside ? `${status} (${inside})` : status
}

function row(found: OperatorPayment): string[] {
  const { payment, tenantName } = found
  const { paymentId, createdAt, method, vesAmount, bank, externalRef } = payment
  return [
    paymentId,
    when(createdAt),
    state(found),
    method,
    fixed2(vesAmount),
    bank ?? '-',
    externalRef ?? '-',
    tenantName,
  ]
}

function amounts({ vesAmount, usdAmount, bcvRate }: OperatorPayment['payment']): string {
  const ves = `${fixed2(vesAmount)} VES`
  return usdAmount && bcvRate ? `${ves}, ${fixed2(usdAmount)} USD at ${bcvRate.toString()}` : ves
}

function show(found: OperatorPayment, events: TimelineEvent[]): void {
  const { payment, scope, tenantName } = found
  const lines: [string, string | null | undefined][] = [
    ['payment', paint('bold', payment.paymentId)],
    ['tenant', `${tenantName} (${scope.tenantId}), ${scope.livemode ? 'live' : 'test'}`],
    ['state', state(found)],
    ['method', payment.method],
    ['amount', amounts(payment)],
    ['manual review', payment.reviewReason],
    ['bank', payment.bank],
    ['bank reference', payment.bankReference],
    ['bank transaction', payment.bankTxId?.toString()],
    ['operation', payment.operationId],
    ['bank code', payment.bankCode],
    ['failure', payment.failureCode],
    ['external ref', payment.externalRef],
    ['key', payment.keyId],
    [
      'payer',
      Object.entries(maskedPayer(payment.payer))
        .map(([name, text]) => `${name} ${text}`)
        .join(', '),
    ],
    ['card', payment.cardLast4 && `${payment.cardBrand ?? ''} …${payment.cardLast4}`.trim()],
    ['reversal', payment.reversalRef],
  ]
  for (const [name, value] of lines) if (value) print(`${name.padEnd(17)}${value}`)
  print()
  printTable(
    ['AT', 'STEP', 'STATUS', 'DATA'],
    events.map(({ at, type, status, data }) => [at.toISOString(), type, status, JSON.stringify(data)]),
  )
}
