import { toNumber } from '../../foundation/money.ts'
import { customerMessage } from '../../payments/customer-messages.ts'
import { declinedNotice } from './declined.ts'
import { banksFor, bankOf, createReader, knownValues, valuesOf } from './forms.ts'
import { isBankAway, orInProgress, tooMany } from './refusals.ts'
import {
  addressOf,
  callOf,
  confirmedPrice,
  currentPrice,
  isOpen,
  type Result,
  sessionPage,
  type Shown,
  toSession,
  type Visit,
} from './visit.ts'

/** Longest name and text that the network accepts. */
const NAME_MAX = 20
const CONCEPT_MAX = 30

/** Immediate debit, step 1: the form. */
export async function showDebit(visit: Visit, { invalid = [], notice, status = 200 }: Shown = {}): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const shown = notice ?? (await declinedNotice(visit))
  return {
    status,
    page: {
      ...(await sessionPage(visit, await currentPrice(visit))),
      kind: 'debit',
      banks: banksFor('debit'),
      values: Object.keys(visit.form).length === 0 ? knownValues(visit.session.customer) : valuesOf(visit.form),
      invalid,
      ...(shown ? { notice: shown } : {}),
    },
  }
}

/** Step 1 sent: the bank sends the customer a key. */
export async function requestDebitKey(visit: Visit): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const { attempts, caller, session, address, collecting, language } = visit
  const reader = createReader(visit.form)
  const payer = reader.payer('debit')
  reader.name('name', 80)
  if (reader.invalid.length > 0) return showDebit(visit, { invalid: reader.invalid, status: 422 })
  const confirmed = await confirmedPrice(visit)
  if ('before' in confirmed) {
    return showDebit(visit, { notice: { kind: 'amount_changed', before: confirmed.before }, status: 409 })
  }
  const { sessionId } = session
  const minutes = await attempts.count(caller.scope, { kind: 'key', sessionId, payer: payer.phone, address })
  if (minutes !== undefined) return showDebit(visit, tooMany(minutes))
  try {
    const answer = await collecting.requestDebitOtp(callOf(visit), {
      banco: payer.bankCode,
      monto: toNumber(confirmed.price.ves),
      telefono: payer.phone,
      cedula: payer.document,
    })
    const { success, code } = answer.body as { success: boolean; code: string }
    if (success) return showDebitKey(visit)
    const text = customerMessage({ method: 'DEBITO_INMEDIATO', bank: null }, code)[language]
    return showDebit(visit, { notice: { kind: 'declined', text }, status: 422 })
  } catch (error) {
    if (!isBankAway(error)) throw error
    return showDebit(visit, { notice: { kind: 'key_not_sent' }, status: 503 })
  }
}

/** Step 2: the key. The customer's data travel in the form, because nothing of them is stored before the charge. */
async function showDebitKey(visit: Visit, { invalid = [], notice, status = 200 }: Shown = {}): Promise<Result> {
  return {
    status,
    page: {
      ...(await sessionPage(visit, await currentPrice(visit))),
      kind: 'debit_key',
      bank: bankOf(visit.form['bank']),
      values: valuesOf(visit.form),
      invalid,
      ...(notice ? { notice } : {}),
    },
  }
}

/** Step 2 sent: charges. */
export async function chargeDebit(visit: Visit): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const { attempts, caller, session, address, collecting } = visit
  const reader = createReader(visit.form)
  const payer = reader.payer('debit')
  const name = reader.name('name', 80)
  if (reader.invalid.length > 0) return showDebit(visit, { invalid: reader.invalid, status: 422 })
  const otp = reader.matching('otp', /^\d{6,8}$/)
  if (reader.invalid.length > 0) return showDebitKey(visit, { invalid: reader.invalid, status: 422 })
  const confirmed = await confirmedPrice(visit)
  if ('before' in confirmed) {
    return showDebit(visit, { notice: { kind: 'amount_changed', before: confirmed.before }, status: 409 })
  }
  const { sessionId } = session
  const minutes = await attempts.count(caller.scope, { kind: 'charge', sessionId, payer: payer.phone, address })
  if (minutes !== undefined) return showDebitKey(visit, tooMany(minutes))
  return orInProgress(visit, async () => {
    try {
      const answer = await collecting.debit(callOf(visit), {
        banco: payer.bankCode,
        monto: toNumber(confirmed.price.ves),
        telefono: payer.phone,
        cedula: payer.document,
        nombre: name.slice(0, NAME_MAX),
        otp,
        concepto: session.description.slice(0, CONCEPT_MAX),
        ...(session.externalRef === null ? {} : { externalRef: session.externalRef }),
        metadata: session.metadata,
      })
      const { status, paymentId } = answer.body as { status: string; paymentId: string }
      return status === 'FAILED' ? { redirect: addressOf(visit, '/debit', { declined: paymentId }) } : toSession(visit)
    } catch (error) {
      if (!isBankAway(error)) throw error
      return { redirect: addressOf(visit, '/debit', { notice: 'unavailable' }) }
    }
  })
}
