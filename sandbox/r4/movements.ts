import { caracasDay } from '../caracas.ts'
import type { LedgerEntry } from '../records.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import type { Ledger } from '../ledger.ts'
import { amountNumber, day, type Field, given, optional, parseObject, readModel, text } from '../model.ts'
import type { Notices } from '../notices/notices.ts'
import type { Money, Read } from '../notices/wire.ts'
import { bank, document, optionalConcept } from './fields.ts'
import type { IncomingPayment } from './notice-body.ts'
import type { R4Registration } from './notices.ts'
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

/** Without a time the clock's own, on the day that was given. */
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

/** Somebody pays the merchant's phone. The money is on the books once the merchant has agreed, if it is asked. */
export function movementRoute({
  ledger,
  now,
  notices,
  knownClient,
}: {
  ledger: Ledger
  now: () => number
  notices: Notices<R4Registration, IncomingPayment>
  knownClient: Field<string>
}): Record<string, ControlRoute> {
  const readIncoming = readPayment(ledger, now)
  return {
    'POST /control/movements': ({ body }) => {
      const input = parseObject(body) ?? {}
      const named = readModel({ client: knownClient }, input)
      const read = readIncoming(input)
      const wrong = [named, read].flatMap((part) => ('wrong' in part ? part.wrong : []))
      if ('wrong' in named || 'wrong' in read) return invalid(wrong)
      const { client } = named.values
      const payment = read.values
      const unanswered = notices.registrationOf(client)?.unanswered ?? 'credit'
      const money = incomingMoney({ client, payment, ledger, now, unanswered })
      const noticeId = notices.announce(client, payment, { money })
      const { at, isCharge: _isCharge, ...shown } = payment
      const date = caracasDay(at)
      return json(
        201,
        given({ client, ...shown, date, at: new Date(at).toISOString(), noticeId, money: money.state() }),
      )
    },
  }
}

/** Pending, then on the books or on its way back; the first word counts, unless a later one takes a credit back. */
function incomingMoney({
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
}): Money {
  let state: 'pending' | 'credited' | 'returned' | 'refused' | 'takenBack' | 'failed' = 'pending'
  let credited: LedgerEntry | undefined

  function write(direction: 'in' | 'out', reverses?: string): LedgerEntry {
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

  /** What the network refused is no money, whatever the merchant says. */
  const isMoney = payment.networkCode === '00'

  function credit(): void {
    if (isMoney) credited = write('in')
    state = isMoney ? 'credited' : 'failed'
  }

  function decide(isQuestion: boolean, word: boolean | undefined): void {
    const said = word ?? unanswered === 'credit'
    if (isQuestion && said) return
    if (said || (!isQuestion && !isMoney)) credit()
    else state = isQuestion || word === undefined ? 'returned' : 'refused'
  }

  return {
    state: () => state,
    heard: (operation, word) => {
      if (state === 'pending') decide(operation === 'R4consulta', word)
      else if (credited && state === 'credited' && word === false) {
        write('out', credited.id)
        state = 'takenBack'
      }
    },
    pass: credit,
    isOver: () => state === 'returned',
  }
}

/** A charge of the merchant's own, as a notice would tell it. */
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
