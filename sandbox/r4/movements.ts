import { caracasDay } from '../caracas.ts'
import type { LedgerEntry } from '../records.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { amountNumber, day, type Field, withoutUndefined, optional, parseObject, readModel, text } from '../model.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { CreditDecision, Read } from '../notifications/protocol.ts'
import { bank, document, optionalConcept } from './fields.ts'
import type { IncomingPayment } from './notification-body.ts'
import type { R4Registration } from './notifications.ts'
import { issueReference } from './operation.ts'

const paymentFields = {
  amount: amountNumber,
  phone: text(/^58\d{10}$/),
  document,
  bankCode: bank,
  reference: optional(text(/^\d{1,12}$/)),
  date: optional(day),
  time: optional(text(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{3})?)?$/)),
  concept: optionalConcept,
  networkCode: optional(text(/^\d{2}$/)),
}

const caracasOffset = '-04:00'

/** The given day and time in Caracas; a missing part comes from the clock. */
function instantOf(date: string | undefined, time: string | undefined, now: number): number {
  if (time !== undefined) return Date.parse(`${date ?? caracasDay(now)}T${time}${caracasOffset}`)
  return date === undefined ? now : Date.parse(`${date}T00:00${caracasOffset}`) + sinceMidnight(now)
}

function sinceMidnight(now: number): number {
  return now - Date.parse(`${caracasDay(now)}T00:00${caracasOffset}`)
}

export function readPayment(ledger: Ledger, now: () => number) {
  return (input: Record<string, unknown>): Read<IncomingPayment> => {
    const read = readModel(paymentFields, input)
    if ('wrong' in read) return read
    const { date, time, reference = issueReference(ledger), networkCode = '00', concept, ...rest } = read.values
    const at = instantOf(date, time, now())
    return { values: { ...rest, reference, networkCode, concept, at, isCharge: false } }
  }
}

/**
 * Registers an incoming mobile payment. For a registered merchant the ledger entry follows its response; otherwise it
 * is written at once.
 */
export function movementRoute({
  ledger,
  now,
  notifier,
  knownClient,
}: {
  ledger: Ledger
  now: () => number
  notifier: Notifier<R4Registration, IncomingPayment>
  knownClient: Field<string>
}): Record<string, ControlRoute> {
  const readIncoming = readPayment(ledger, now)
  return {
    'POST /control/movements': ({ body }) => {
      const input = parseObject(body) ?? {}
      const target = readModel({ client: knownClient }, input)
      const read = readIncoming(input)
      const wrong = [target, read].flatMap((part) => ('wrong' in part ? part.wrong : []))
      if ('wrong' in target || 'wrong' in read) return invalid(wrong)
      const { client } = target.values
      const payment = read.values
      const unanswered = notifier.registrationOf(client)?.unanswered ?? 'credit'
      const credit = createCreditDecision({ client, payment, ledger, now, unanswered })
      const noticeId = notifier.notify(client, payment, { credit })
      const { at, isCharge: _isCharge, ...details } = payment
      const date = caracasDay(at)
      return json(
        201,
        withoutUndefined({ client, ...details, date, at: new Date(at).toISOString(), noticeId, money: credit.state() }),
      )
    },
  }
}

/**
 * Credit of an incoming payment. The first response decides between crediting and returning it; a later refusal of the
 * notification reverses the credit.
 */
function createCreditDecision({
  client,
  payment,
  ledger,
  now,
  unanswered,
}: {
  client: string
  payment: IncomingPayment
  ledger: Ledger
  now: () => number
  unanswered: R4Registration['unanswered']
}): CreditDecision {
  let state: 'pending' | 'credited' | 'returned' | 'refused' | 'takenBack' | 'failed' = 'pending'
  let creditEntry: LedgerEntry | undefined

  function record(direction: 'in' | 'out', reverses?: string): LedgerEntry {
    const { document: id, phone, bankCode, amount } = payment
    return ledger.record({
      client,
      operation: direction === 'in' ? 'PagoMovil' : 'PagoMovilDevuelto',
      amount,
      direction,
      reference: payment.reference,
      payer: { document: id, phone, bankCode },
      ...(reverses === undefined ? {} : { reverses }),
      at: now(),
    })
  }

  /** A payment that the network refused is never credited, whatever the merchant responds. */
  const isCompleted = payment.networkCode === '00'

  function credit(): void {
    if (isCompleted) creditEntry = record('in')
    state = isCompleted ? 'credited' : 'failed'
  }

  function decide(isQuery: boolean, response: boolean | undefined): void {
    const accepted = response ?? unanswered === 'credit'
    if (isQuery && accepted) return
    if (accepted || (!isQuery && !isCompleted)) credit()
    else state = isQuery || response === undefined ? 'returned' : 'refused'
  }

  return {
    state: () => state,
    onResponse: (operation, accepted) => {
      if (state === 'pending') decide(operation === 'R4consulta', accepted)
      else if (creditEntry && state === 'credited' && accepted === false) {
        record('out', creditEntry.id)
        state = 'takenBack'
      }
    },
    creditUnconfirmed: credit,
    isReturned: () => state === 'returned',
  }
}

/** A C2P charge of the merchant as an incoming payment. */
export function chargedPayment({ amount, reference, payer, paymentHint, at }: LedgerEntry): IncomingPayment {
  const { document: id = '', phone = '', bankCode = '' } = payer ?? {}
  return {
    amount,
    reference,
    phone,
    document: id,
    bankCode,
    concept: paymentHint,
    networkCode: '00',
    at,
    isCharge: true,
  }
}
