import type { Decimal } from '../../foundation/money.ts'
import type { Flows, Outcome } from '../bank.ts'
import { type CodeTable, outcomeOfCode } from '../codes.ts'
import { withoutZeros } from '../reference.ts'
import { amountNumber, documentText, ownerFields, type StatementAccount } from './account.ts'
import { bncCodes } from './codes.ts'
import { customerFields } from './codes/fields.ts'
import { success } from './codes/general.ts'
import { type Ok, outcomeOf } from './outcome.ts'
import { referenceField, textField } from './wire/read.ts'

/** The network gives an operation up after this time: from then on a refusal that may settle late is final. */
const NETWORK_LIMIT_MS = 120_000
const CONCEPT_CHARACTERS = 100

type Kind = 'DEB' | 'CRE'
type SimfFlows = Pick<Flows, 'requestDebitOtp' | 'debit' | 'creditPhone' | 'creditAccount' | 'findOperation'>

const tables: Record<Kind, CodeTable> = { DEB: bncCodes.simfDebit, CRE: bncCodes.simfCredit }

/** Immediate debit and credit over the clearing network. BNC has no number of ours for them: a lost answer stays open. */
export function simfFlows(account: StatementAccount): SimfFlows {
  const { session } = account
  const owner = ownerFields(account)

  const mappingOf = (kind: Kind) => ({
    table: tables[kind],
    customerFields: kind === 'DEB' ? customerFields.simfDebit : customerFields.simfCredit,
    approve: ({ value }: Ok) => outcomeOfState(kind, value, { confirmed: false }),
  })

  async function credit(
    { paymentId, amount, document, concept }: { paymentId: string; amount: Decimal; document: string; concept: string },
    creditor: { CreditorBank: string; CreditorAccType: 'CELE' | 'CNTA'; CreditorAccount: string },
  ): Promise<Outcome> {
    const CreditorID = documentText(account, document)
    const fields = {
      Amount: amountNumber(amount),
      ...creditor,
      CreditorID,
      // The gateway asks for no name of a payee.
      CreditorName: CreditorID,
      Concept: oneLine(concept) || 'Pago',
      ...owner,
    }
    return outcomeOf(await session.call('CreditBeginner', fields, paymentId), mappingOf('CRE'))
  }

  return {
    async requestDebitOtp({ amount, payer }) {
      const fields = {
        Amount: amountNumber(amount),
        DebtorAccount: payer.phone,
        DebtorAccountType: 'CELE',
        DebtorBank: payer.bankCode,
        DebtorID: documentText(account, payer.document),
        ...owner,
      }
      const reply = await session.call('DebitTokenRequest', fields)
      return outcomeOf(reply, {
        table: bncCodes.simfKeyRequest,
        customerFields: customerFields.simfDebit,
        approve: keyRequested,
      })
    },

    async debit({ paymentId, amount, payer, name, otp, concept }) {
      const DebtorID = documentText(account, payer.document)
      const fields = {
        Amount: amountNumber(amount),
        DebtorBank: payer.bankCode,
        DebtorAccType: 'CELE',
        DebtorAccount: payer.phone,
        DebtorID,
        DebtorName: oneLine(name) || DebtorID,
        Concept: oneLine(concept) || 'Pago',
        AddtlInf: otp.reveal(),
        ...owner,
      }
      return outcomeOf(await session.call('DebitBeginner', fields, paymentId), mappingOf('DEB'))
    },

    creditPhone: ({ payee, ...request }) =>
      credit(
        { ...request, document: payee.document },
        { CreditorBank: payee.bankCode, CreditorAccType: 'CELE', CreditorAccount: payee.phone },
      ),

    creditAccount: (request) =>
      credit(request, {
        CreditorBank: request.account.slice(0, 4),
        CreditorAccType: 'CNTA',
        CreditorAccount: request.account,
      }),

    async findOperation({ operationId, elapsedMs }) {
      const [, kind, reference = ''] = /^(DEB|CRE)-([A-Za-z0-9]{1,40})$/.exec(operationId) ?? []
      if (kind !== 'DEB' && kind !== 'CRE') return { kind: 'notSent', reason: 'setup' }
      const { clientId } = account.credentials.account
      const fields = { ClientID: clientId, OperationType: kind, Reference: reference, ...owner }
      const reply = await session.call('StatusOperation', fields)
      if (reply.kind === 'notSent' || reply.kind === 'unknown') return reply
      // A refusal of the question, "not found" too, says nothing about the operation, whatever its value shows.
      if (reply.kind !== 'ok' || !Object.hasOwn(success, reply.code)) {
        return { kind: 'unknown', reason: 'doubtful_code', operationId, ...('code' in reply && { code: reply.code }) }
      }
      if (referenceField(reply.value) !== undefined && referenceField(reply.value) !== reference) {
        return { kind: 'unknown', reason: 'unreadable_answer', operationId }
      }
      return outcomeOfState(kind, reply.value, { operationId, confirmed: elapsedMs >= NETWORK_LIMIT_MS })
    },
  }
}

function keyRequested({ code, value }: Ok): Outcome {
  const status = textField(value, 'Status')?.toUpperCase()
  if (status === undefined || status === 'OK' || status === 'ACCP') return { kind: 'approved', code }
  const reason = textField(value, 'Code')?.toUpperCase() ?? status
  const outcome = outcomeOfCode(bncCodes.simfKeyRequest, reason)
  return outcome === 'approved' ? { kind: 'unknown', reason: 'doubtful_code', code: reason } : outcome
}

/**
 * The outcome of an answer in a successful envelope, which may hold a refusal. Without a status the bank has only taken
 * the operation: it is asked about by its reference. A status and a code that contradict each other decide nothing.
 */
function outcomeOfState(
  kind: Kind,
  value: unknown,
  { operationId: known, confirmed }: { operationId?: string; confirmed: boolean },
): Outcome {
  const reference = referenceField(value)
  const operationId = known ?? (reference === undefined ? undefined : `${kind}-${reference}`)
  const operation = operationId === undefined ? {} : { operationId }
  const status = textField(value, 'Status')?.toUpperCase()
  const code = textField(value, 'Code')?.toUpperCase() ?? status
  if (status === undefined || code === undefined) {
    return operationId === undefined || known !== undefined
      ? { kind: 'unknown', reason: 'unreadable_answer', ...operation }
      : { kind: 'pending', code: 'AC00', operationId }
  }
  const outcome = outcomeOfCode(tables[kind], code, { ...operation, confirmed })
  const isApproved = outcome === 'approved'
  if (isApproved !== (status === 'ACCP')) return { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
  if (!isApproved) return outcome
  return {
    kind: 'approved',
    code,
    ...operation,
    ...(reference === undefined ? {} : { reference, numbers: [withoutZeros(reference)] }),
  }
}

function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, CONCEPT_CHARACTERS)
}
