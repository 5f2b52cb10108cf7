import { GatewayError } from '../../foundation/errors.ts'
import { createReader } from './forms.ts'
import { isPayable, showPagoMovil } from './pago-movil.ts'
import { tooMany } from './refusals.ts'
import { endedPage } from './session.ts'
import { addressOf, callOf, type Result, toSession, type Visit } from './visit.ts'

const isEnded = ({ session: { status } }: Visit) => status === 'EXPIRED' || status === 'CANCELED'

/** The customer has paid and types the reference, also after the session has ended: the transfer still pays it. */
export async function reportReference(visit: Visit): Promise<Result> {
  if (!isPayable(visit) && !isEnded(visit)) return toSession(visit)
  const { session, form, collecting, attempts, caller, address } = visit
  const [show, below] = isEnded(visit) ? [endedPage, ''] : [showPagoMovil, '/pago-movil']
  if (session.requestId === null) return { redirect: addressOf(visit, below) }
  const reader = createReader(form)
  const reference = reader.matching('reference', /^\d{4,32}$/, /[\s.-]/g)
  if (reader.invalid.length > 0) return show(visit, { invalid: reader.invalid, status: 422 })
  const minutes = await attempts.count(caller.scope, { kind: 'charge', sessionId: session.sessionId, address })
  if (minutes !== undefined) return show(visit, tooMany(minutes))
  try {
    await collecting.reportReference(callOf(visit), session.requestId, reference)
  } catch (error) {
    if (!(error instanceof GatewayError && error.code === 'request_not_open')) throw error
    return { redirect: addressOf(visit, below) }
  }
  return { redirect: addressOf(visit, below, { notice: 'saved' }) }
}
