import type { CardFactor, Flows, Outcome, QueryResult } from '../bank.ts'
import { isFields } from '../json-fields.ts'
import { type Account, CURRENCY } from './account.ts'
import { isApprovedStatus, refusalOf, submit } from './outcome.ts'
import type { Reply } from './wire/client.ts'

type AccountType = 0 | 10 | 20

/** The bank's names of the accounts behind a debit card; a credit card has none. */
const debitAccounts: Readonly<Record<AccountType, string | undefined>> = { 0: undefined, 10: 'CA', 20: 'CC' }

/** Card charges. A debit card is charged with a second factor, and the bank is asked first which one. */
export function cardFlows(account: Account): Pick<Flows, 'chargeCard' | 'requestCardFactor'> {
  const { client } = account
  return {
    async requestCardFactor({ number, holderDocument }) {
      const reply = await client.call('requestFactor', {
        trx_type: 'solaut',
        payment_method: 'tdd',
        customer_id: holderDocument,
        card_number: number.reveal(),
      })
      return factorOf(account, reply)
    },

    async chargeCard({ paymentId, amount, card }): Promise<Outcome> {
      const accountType = debitAccounts[card.accountType]
      const isDebit = accountType !== undefined
      if (isDebit && card.secondFactor === undefined) return { kind: 'notSent', reason: 'setup' }
      const send = (invoice: string) =>
        client.call('chargeCard', {
          trx_type: 'compra',
          payment_method: isDebit ? 'tdd' : 'tdc',
          card_number: card.number.reveal(),
          customer_id: card.holderDocument,
          account_type: accountType,
          invoice_number: invoice,
          twofactor_auth: isDebit ? card.secondFactor?.reveal() : undefined,
          expiration_date: `${card.expirationYear}/${String(card.expirationMonth).padStart(2, '0')}`,
          cvv: card.cvv.reveal(),
          currency: CURRENCY,
          amount,
        })
      const sent = { flow: 'chargeCard', section: 'transaction_response', type: 'compra', amount } as const
      return submit(account, { paymentId, purpose: 'card' }, send, sent)
    },
  }
}

/** Longest text of the bank that is shown to a customer. */
const LABEL_CHARACTERS = 80

function factorOf({ client }: Account, reply: Reply): QueryResult<{ factor: CardFactor }> {
  if (reply.kind !== 'answer') return { kind: 'unavailable', reason: reply.reason }
  const { body, errors } = reply.answer
  if (errors.length > 0) {
    const refusal = refusalOf(errors, 'requestCardFactor')
    const reason = refusal.kind === 'notSent' ? refusal.reason : 'refused'
    return { kind: 'unavailable', reason, ...(refusal.code === undefined ? {} : { code: refusal.code }) }
  }
  const info = body['authentication_info']
  if (!isFields(info)) return { kind: 'unavailable', reason: 'unreadable_answer' }
  if (!isApprovedStatus(info)) return { kind: 'unavailable', reason: 'refused' }
  const read = (field: string) => printable(client.decrypt('card', info[field]))
  const [type, label, fieldType] = [read('twofactor_type'), read('twofactor_label'), read('twofactor_field_type')]
  const length = read('twofactor_lenght') ?? ''
  if (type === undefined || label === undefined) return { kind: 'unavailable', reason: 'unreadable_answer' }
  return {
    kind: 'answered',
    factor: {
      type,
      label,
      ...(fieldType === undefined ? {} : { fieldType }),
      ...(/^[1-9]\d?$/.test(length) ? { length: Number(length) } : {}),
    },
  }
}

function printable(text: string | undefined): string | undefined {
  return (
    text
      ?.replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LABEL_CHARACTERS) || undefined
  )
}
