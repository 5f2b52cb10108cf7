import { caracasDay, caracasTime } from '../caracas.ts'
import type { Reply } from '../http/reply.ts'
import { firstQueryOf, fixedPaymentAmount } from '../outcomes.ts'
import type { RegisteredMovement } from '../records.ts'
import { answer, type BankState } from './operation.ts'
import { daysOf, type Question, readQuestion } from './question.ts'

const maxDays = 30

/** The merchant's transactions, by reference or in a range of days. */
export function transactions(state: BankState, body: Record<string, unknown>): Reply {
  const question = readQuestion(body)
  if ('wrong' in question) return answer(state, question.wrong)
  const refusal = refusalOf(state, question)
  if (refusal !== undefined) return answer(state, refusal)
  inventPayment(state, question)
  const rows = shown(state)
    .filter((movement) => isMeant(movement, question))
    .flatMap((movement) => rowsOf(state, movement))
  return rows.length === 0 ? answer(state, '70001') : answer(state, '200', rows)
}

function refusalOf({ merchant, assumptions }: BankState, question: Question): string | undefined {
  if ('account' in question && question.account !== merchant.accountNumber) return '204'
  switch (question.kind) {
    case 'mobile':
    case 'transfer':
      return question.reference.length === 6 ? undefined : assumptions.wrongLength
    case 'own':
      return question.hasDate ? '70001' : undefined
    case 'range': {
      const days = daysOf(question)
      return days < 1 ? 'VDE02' : days > maxDays ? '70005' : undefined
    }
  }
}

function shown({ ledger, merchant, now, assumptions }: BankState): RegisteredMovement[] {
  return ledger.movements(merchant.accountNumber).filter(({ at = 0 }) => at <= now - assumptions.queryDelayMs)
}

function isMeant(movement: RegisteredMovement, question: Question): boolean {
  const { type, date, bankCode, phone } = movement
  switch (question.kind) {
    case 'mobile':
      return (
        type === 'p2p' &&
        phone === question.phone &&
        bankCode === question.bankCode &&
        date === question.date &&
        lastDigits(movement) === question.reference
      )
    case 'own':
      return type === 'transfer' && bankCode === '0134' && padded(movement.reference) === padded(question.reference)
    case 'transfer':
      return (
        type === 'transfer' &&
        bankCode === question.bankCode &&
        date === question.date &&
        lastDigits(movement) === question.reference
      )
    case 'range':
      return question.from <= date && date <= question.to
  }
}

/** As long as the longest reference. */
function padded(reference: string): string {
  return reference.padStart(20, '0')
}

function lastDigits({ reference }: RegisteredMovement): string {
  return reference.padStart(6, '0').slice(-6)
}

/** The payment and, with it, its commission. */
function rowsOf({ merchant, assumptions }: BankState, movement: RegisteredMovement): object[] {
  const { amount, reference, date, bankCode = '', type, at = 0 } = movement
  const { accountNumber } = merchant
  const credit = {
    referenceNumber: reference.padStart(12, '0'),
    amount,
    // The trailing space is the bank's.
    currencyCode: 'BS ',
    accountId: `${accountNumber.slice(0, 4)}************${accountNumber.slice(-4)}`,
    trnDate: date,
    trnTime: caracasTime(at),
    trnType: 'CR',
    sourceBankId: String(Number(bankCode)),
    destBankId: '134',
    concept: type === 'transfer' ? 'TRANSFERENCIA RECIBIDA' : 'PAGO MOVIL RECIBIDO',
    customerIdBen: merchant.rif,
  }
  if (!assumptions.debits) return [credit]
  const fee = Math.max(0.01, Number(amount) * 0.003).toFixed(2)
  return [credit, { ...credit, amount: fee, trnType: 'DB', sourceBankId: '134', concept: 'COMISION' }]
}

/** The payment under a reference that has been paid whenever it is queried. */
function inventPayment(state: BankState, question: Question): void {
  if (question.kind === 'range') return
  const { ledger, merchant, queries, now } = state
  const fromQuery = firstQueryOf(question.reference)
  const key = JSON.stringify(question)
  if (fromQuery === undefined || queries(`${merchant.accountNumber} ${key}`) !== fromQuery) return
  if (ledger.movements(merchant.accountNumber).some((movement) => isMeant(movement, question))) return
  ledger.recordMovement({
    controlNumber: String(ledger.nextSequence()),
    client: merchant.accountNumber,
    amount: fixedPaymentAmount,
    reference: question.reference,
    date: question.kind === 'own' ? caracasDay(now) : question.date,
    bankCode: question.kind === 'own' ? '0134' : question.bankCode,
    ...(question.kind === 'mobile' ? { phone: question.phone } : {}),
    type: question.kind === 'mobile' ? 'p2p' : 'transfer',
    at: now,
  })
}
