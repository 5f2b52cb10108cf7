import type { Static } from 'typebox'
import type { TransferQuery } from '../../banks/bank.ts'
import { addDays, caracasDate, isDate } from '../../foundation/caracas.ts'
import { GatewayError, keyInUse } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Language } from '../../foundation/text.ts'
import type { Desk } from '../engine.ts'
import type { OwnFailure } from '../failures.ts'
import { readFields } from '../fields.ts'
import { newPayment } from '../new-payment.ts'
import { type Payer, type Payment, type Step, step } from '../payment.ts'
import { receiptOf } from '../receipt.ts'
import { judge } from './judge.ts'
import { type TransferVerification, transferHints } from './schema.ts'
import type { AccountMovement, Fork, TransferStore } from './store.ts'

type Body = Static<typeof TransferVerification>

/** Asks the bank for a transfer the customer made, and takes it for this payment if it is nobody's yet. */
export async function verifyTransfer(
  desk: Desk,
  transfers: TransferStore,
  call: Call<unknown, unknown, Body>,
): Promise<Answer> {
  const { caller, claim } = call
  const { scope } = caller
  const now = desk.databaseClock.now()
  const { usdAmount, payer, ...asked } = readBody(call.body, call.language, caracasDate(now.getTime()))

  const bank = await desk.registry.find(scope, 'findTransfers')
  if (bank.kind === 'unsupported') throw new GatewayError('unsupported_operation')
  if (bank.kind === 'notConfigured') throw new GatewayError('provider_unavailable')

  const draft = await newPayment(desk, scope, now, {
    method: 'PAGO_MOVIL',
    stage: null,
    amount: { usd: usdAmount },
    payer,
    externalRef: call.body.externalRef,
    bank: bank.bank,
  })
  const found = await bank.call({ ...asked, ...payerOf(payer), amount: draft.vesAmount })
  await desk.reached('answered')
  if (found.kind === 'unavailable') {
    const level = found.reason === 'setup' ? 'error' : 'warn'
    desk.log[level]('a transfer could not be asked for', {
      bank: bank.bank,
      tenantId: scope.tenantId,
      reason: found.reason,
      code: found.code,
    })
    throw new GatewayError('provider_unavailable')
  }

  const payment: Payment = { ...draft, updatedAt: desk.databaseClock.now() }
  const verdict = judge(found.movements, asked.reference, payment.vesAmount)
  await desk.reached('before_settle')
  const answer =
    verdict.kind === 'found'
      ? await claimMovement({ ...verdict.movement, accountId: bank.accountId })
      : await writeFailed(failed(verdict.code, verdict.data))
  if (!answer) throw keyInUse()
  claim?.markCompleted()
  await desk.reached('settled')
  return answer

  async function claimMovement(movement: AccountMovement): Promise<Answer | undefined> {
    const reference = movement.reference || asked.reference
    const completed: Payment = { ...payment, status: 'COMPLETED', bankReference: reference }
    const made: Fork<Step> = {
      won: step(completed, 'completed', 'payment.completed', null, { reference, date: movement.date }),
      lost: failed('MOVEMENT_ALREADY_CLAIMED'),
    }
    const answers = { won: answerOf(made.won), lost: answerOf(made.lost) }
    const branch = await transfers.claimMovement(scope, movement, made, { claim, answers })
    return branch && answers[branch]
  }

  async function writeFailed(made: Step): Promise<Answer | undefined> {
    const refusal = answerOf(made)
    const sealed = claim?.seal(refusal) ?? null
    const fate = { claim, do: 'complete', status: refusal.status, answer: sealed } as const
    return (await desk.store.insert(scope, made, fate)) ? refusal : undefined
  }

  /** The timeline keeps what was asked for: a failed verification has no reference of the bank's. */
  function failed(code: OwnFailure, data: Step['data'] = {}): Step {
    const after: Payment = { ...payment, status: 'FAILED', failureCode: code }
    const { reference, date } = asked
    return step(after, 'failed', 'payment.failed', null, { code, reference, date, ...data })
  }

  function answerOf(made: Step): Answer {
    return { status: 200, body: receiptOf(made.payment, caller, call.language) }
  }
}

type Question = Pick<TransferQuery, 'reference' | 'date'> & { usdAmount: Decimal; payer: Payer }

function readBody(body: Body, language: Language, today: string): Question {
  const { reference, dateMovement: date = today, debtorBankCode, debtorCellPhone } = body
  return readFields(language, (read) => {
    const isInTime = isDate(date) && date <= today && date >= addDays(today, -limits.transferDaysBack)
    if (!isInTime) read.complain('/dateMovement', transferHints.date)
    return {
      usdAmount: read.amount('/usdAmount', body.usdAmount),
      reference,
      date,
      payer: {
        ...(debtorBankCode === undefined ? {} : { bankCode: read.bankNumber('/debtorBankCode', debtorBankCode) }),
        ...(debtorCellPhone === undefined ? {} : { phone: read.phone('/debtorCellPhone', debtorCellPhone) }),
      },
    }
  })
}

function payerOf({ bankCode, phone }: Payer): Pick<TransferQuery, 'payerBankCode' | 'payerPhone'> {
  return {
    ...(bankCode === undefined ? {} : { payerBankCode: bankCode }),
    ...(phone === undefined ? {} : { payerPhone: phone }),
  }
}
