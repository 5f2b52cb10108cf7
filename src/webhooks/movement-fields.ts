import { Type } from '../foundation/schema.ts'

/** Fields of a movement as tenants see it: in lists (movements/) and in its webhook event. */
export const movementKinds = ['PAGO_MOVIL', 'C2P', 'TRANSFER', 'OTHER'] as const
export const movementStates = ['unmatched', 'matched', 'ignored'] as const
export const movementSources = ['notification', 'statement', 'query', 'import'] as const

export const movementFields = {
  movementId: Type.String({ format: 'uuid', description: 'The movement.' }),
  bankCode: Type.String({ description: 'The bank of your account, four digits.', examples: ['0191'] }),
  account: Type.Optional(Type.String({ description: 'Last four digits of your account, where its number is known.' })),
  date: Type.String({ format: 'date', description: 'Day of the movement at the bank, in Caracas.' }),
  receivedAt: Type.String({ format: 'date-time', description: 'When the gateway first saw it.' }),
  vesAmount: Type.Number({ description: 'Amount in VES.', examples: [12500.5] }),
  reference: Type.String({ description: 'The bank’s reference; empty if the line has none.' }),
  payerPhone: Type.Optional(
    Type.String({
      pattern: '^58\\*{7}\\d{3}$',
      description: 'Phone of the payer, masked.',
      examples: ['58*******567'],
    }),
  ),
  payerDocument: Type.Optional(
    Type.String({
      pattern: '^[A-Z]?[\\d*]+$',
      description: 'Document of the payer, masked.',
      examples: ['V*****678'],
    }),
  ),
  payerBankCode: Type.Optional(Type.String({ description: 'Bank of the payer, four digits.', examples: ['0102'] })),
  kind: Type.Enum(movementKinds, { description: 'How the money was sent.' }),
  source: Type.Enum(movementSources, { description: 'The first report of it.' }),
}
