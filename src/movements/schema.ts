import { bankNames } from '../banks/connectors.ts'
import { nextCursor, pageParameters } from '../foundation/page.ts'
import { plainTextPattern } from '../foundation/plain-text.ts'
import { type Static, Type } from '../foundation/schema.ts'
import { movementFields, movementStates } from '../webhooks/movement-fields.ts'

export const MovementPath = Type.Object({
  id: Type.String({
    format: 'uuid',
    pattern: '^[0-9a-fA-F-]{36}$',
    description: 'The movementId of the list.',
    'x-hint': { en: 'must be a movement’s uuid', es: 'debe ser el uuid de un movimiento' },
  }),
})

const time = (description: string) =>
  Type.Optional(Type.String({ format: 'date-time', description, examples: ['2026-10-05T04:00:00.000Z'] }))

export const MovementQuery = Type.Object({
  state: Type.Optional(Type.Enum(movementStates, { description: 'Only movements in this state.' })),
  bank: Type.Optional(Type.Enum(bankNames, { description: 'Only movements of your account at this bank.' })),
  from: time('Only movements received at this time or later.'),
  to: time('Only movements received before this time.'),
  ...pageParameters,
})
export type MovementQuery = Static<typeof MovementQuery>

export const IncomingMovement = Type.Object(
  {
    ...movementFields,
    state: Type.Enum(movementStates, {
      description:
        'Whether a payment is known for it (matched), none is (unmatched), or you decided that none is (ignored).',
    }),
    paymentId: Type.Optional(Type.String({ format: 'uuid', description: 'The payment it pays for.' })),
  },
  { $id: 'Movement', description: 'Money that arrived on an account of yours.' },
)

export const MovementList = Type.Object(
  { items: Type.Array(IncomingMovement), nextCursor },
  { $id: 'MovementList', description: 'Movements, newest first.' },
)

/** Reason why a movement is ignored. */
export const reason = () =>
  Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: plainTextPattern,
    'x-no-card-number': true,
    examples: ['Deposit of the owner'],
    description: 'Why it pays for nothing here; stored in the audit log.',
    'x-hint': {
      en: 'must have 1 to 200 characters, without control characters',
      es: 'debe tener de 1 a 200 caracteres, sin caracteres de control',
    },
  })

export const Ignoring = Type.Object({ reason: reason() }, { $id: 'IgnoreMovement' })
