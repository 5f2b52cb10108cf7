import type { Movement } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { findPaying } from '../../movements/payers.ts'
import { findForOperator, type OperatorPayment } from '../../payments/admin/resolve.ts'
import { maskedPayer } from '../../payments/admin/view.ts'
import { type Payer, statuses } from '../../payments/payment.ts'
import { personAsCaller } from '../../tenants/person-caller.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { nullable, time, uuid } from '../schema.ts'

const PaymentPath = Type.Object({ paymentId: uuid() })

/** Over-payment of a request, and where it would be given back. Amounts are exact decimals as text. */
export const Overpayment = Type.Object({
  overpaidVesAmount: Type.String(),
  /** Given back, or sent and not confirmed yet. */
  givenBackVesAmount: Type.String(),
  openVesAmount: Type.String(),
  /** Payer of the money as far as it is known, masked; what is missing must be entered. */
  payee: Type.Object({
    document: nullable(Type.String()),
    phone: nullable(Type.String()),
    bankCode: nullable(Type.String()),
  }),
  changes: Type.Array(
    Type.Object({
      paymentId: uuid(),
      /** Null while it is being written. */
      status: nullable(Type.Enum(statuses)),
      vesAmount: Type.String(),
      createdAt: time(),
    }),
  ),
})
export type Overpayment = Static<typeof Overpayment>

/** Confirmation of a person. Fields of the payee that are absent are the known ones. Names as in a request of change. */
export const GivenBack = Type.Object({
  /** The open amount that the person saw: another one is refused. */
  vesAmount: Type.String({ pattern: '^\\d{1,13}\\.\\d{2}$' }),
  cedula: Type.Optional(Type.String({ maxLength: 20 })),
  telefonoDestino: Type.Optional(Type.String({ maxLength: 20 })),
  banco: Type.Optional(Type.String({ maxLength: 10 })),
})
export type GivenBack = Static<typeof GivenBack>

export function overpaymentRoutes(context: AdminContext): AdminRoute[] {
  const { database, overpayments } = context

  /** Payments of another tenant are reported as not found. */
  async function find(paymentId: string, tenantId: string | undefined): Promise<OperatorPayment> {
    const found = await findForOperator(context, paymentId)
    if (!found || (tenantId !== undefined && found.scope.tenantId !== tenantId))
      throw new GatewayError('payment_not_found')
    return found
  }

  async function payeeOf({ scope, payment }: OperatorPayment): Promise<Payer> {
    const paying = await findPaying(context, scope, payment.paymentId)
    return knownPayee(paying, payment.payer)
  }

  async function view(found: OperatorPayment): Promise<Overpayment> {
    const { scope, payment } = found
    const overpayment = await overpayments.read(scope, payment.paymentId)
    const payee = await payeeOf(found)
    const masked = maskedPayer(payee)
    const shown = (name: 'document' | 'phone' | 'bankCode') => masked[name] ?? null
    return {
      overpaidVesAmount: overpayment?.overpaid ?? '0.00',
      givenBackVesAmount: overpayment?.givenBack ?? '0.00',
      openVesAmount: overpayment?.open ?? '0.00',
      payee: { document: shown('document'), phone: shown('phone'), bankCode: shown('bankCode') },
      changes: (overpayment?.changes ?? []).map(({ changeId, status, vesAmount, claimedAt }) => ({
        paymentId: changeId,
        status,
        vesAmount,
        createdAt: claimedAt.toISOString(),
      })),
    }
  }

  return [
    adminRoute('GET /payments/{paymentId}/overpayment', {
      params: PaymentPath,
      answer: Overpayment,
      handle: async ({ params, tenantId }) => view(await find(params.paymentId, tenantId)),
    }),
    adminRoute('POST /payments/{paymentId}/overpayment/give-back', {
      params: PaymentPath,
      body: GivenBack,
      answer: Overpayment,
      isLive: async ({ params, tenantId }) => (await find(params.paymentId, tenantId)).scope.livemode,
      async handle({ params, tenantId, body, actor, language }) {
        const found = await find(params.paymentId, tenantId)
        const { scope } = found
        const tenant = await requireTenant(database, scope.tenantId)
        if (tenant.deactivatedAt) throw new GatewayError('tenant_inactive')
        const known = await payeeOf(found)
        const { vesAmount, cedula, telefonoDestino, banco } = body
        await overpayments.giveBack({
          caller: personAsCaller(tenant, scope.livemode, actor),
          language,
          paymentId: params.paymentId,
          vesAmount,
          payee: {
            cedula: cedula ?? known.document ?? '',
            telefonoDestino: telefonoDestino ?? known.phone ?? '',
            banco: banco ?? known.bankCode ?? '',
          },
        })
        return view(found)
      },
    }),
  ]
}

/** Phone and bank of the newest movement that names its payer, else of the request; a phone that may be the account’s own does not count. */
function knownPayee(paying: readonly Movement[], requested: Payer): Payer {
  const line = paying.find(({ phones, phonesMayBeOwn }) => phones.length === 1 && !phonesMayBeOwn)
  // The bank belongs to the phone: both come from the same place, unless the line omits the bank.
  const phone = line?.phones[0] ?? requested.phone
  const bankCode = line?.bankCode ?? requested.bankCode
  const document = line?.document ? documentOf(line.document, requested.document) : requested.document
  return {
    ...(phone === undefined ? {} : { phone }),
    ...(bankCode === undefined ? {} : { bankCode }),
    ...(document === undefined ? {} : { document }),
  }
}

/** A document without its letter cannot be paid to; the request may have it with its letter. */
function documentOf({ digits, letter }: NonNullable<Movement['document']>, requested: string | undefined) {
  if (letter !== undefined) return `${letter}${digits}`
  return requested?.replaceAll(/\D/g, '').replace(/^0+/, '') === digits ? requested : undefined
}
