import { nextCursor, pageParameters } from '../../foundation/page.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { fields } from '../fields.ts'
import { methods, statuses } from '../payment.ts'
import { Receipt } from '../receipt.ts'

/** The pattern is stricter than the format, which also accepts the prefix `urn:uuid:`. */
export const PaymentPath = Type.Object({
  id: Type.String({
    format: 'uuid',
    pattern: '^[0-9a-fA-F-]{36}$',
    description: 'The paymentId of the receipt.',
    'x-hint': { en: 'must be a payment’s uuid', es: 'debe ser el uuid de un pago' },
  }),
})

export const RefPath = Type.Object({ externalRef: fields.externalRef() })

const time = (description: string) =>
  Type.Optional(Type.String({ format: 'date-time', description, examples: ['2026-10-05T04:00:00.000Z'] }))

export const ListQuery = Type.Object({
  status: Type.Optional(Type.Enum(statuses, { description: 'Only payments with this status.' })),
  method: Type.Optional(Type.Enum(methods, { description: 'Only payments of this method.' })),
  externalRef: Type.Optional(fields.externalRef()),
  from: time('Only payments created at this time or later.'),
  to: time('Only payments created before this time.'),
  updatedFrom: time(
    'Only payments that changed at this time or later. For the next reading pass the time at which this one began, less ' +
      'five minutes.',
  ),
  ...pageParameters,
})

export type ListFilters = Static<typeof ListQuery>

export const PaymentList = Type.Object(
  {
    items: Type.Array(Receipt),
    nextCursor,
  },
  { $id: 'PaymentList', description: 'Payments, newest first.' },
)

export const Timeline = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        type: Type.String({ description: 'Type of step: created, submitted, completed, reversed …' }),
        status: Type.String({ description: 'The payment’s status after this step.' }),
        event: Type.Optional(Type.String({ description: 'The webhook event it caused, if any.' })),
        at: Type.String({ format: 'date-time' }),
        data: Type.Object({}, { additionalProperties: true, description: 'Codes and references of this step.' }),
        keyId: Type.Optional(
          Type.String({ format: 'uuid', description: 'The API key whose request caused it, if one did.' }),
        ),
      }),
    ),
  },
  { $id: 'Timeline', description: 'The steps of a payment, oldest first.' },
)
