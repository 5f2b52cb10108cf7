import { plainTextPattern } from '../../foundation/plain-text.ts'
import { Type } from '../../foundation/schema.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { fields, withHint, usdOrVes } from '../fields.ts'

export const cardHints = {
  year: { en: 'must be a year of 4 digits', es: 'debe ser un año de 4 dígitos' },
  expired: { en: 'the card has expired', es: 'la tarjeta está vencida' },
  cvv: { en: 'must be 3 or 4 digits', es: 'debe tener 3 o 4 dígitos' },
  pin: { en: 'must be 4 digits', es: 'debe tener 4 dígitos' },
  secondFactor: { en: 'must have 1 to 32 printable characters', es: 'debe tener de 1 a 32 caracteres imprimibles' },
  refused: {
    en: 'the bank does not accept this card with this holder',
    es: 'el banco no acepta esta tarjeta con este titular',
  },
  secondFactorRequired: {
    en: 'is required for a debit card by the bank of this tenant: see POST /v1/payments/vpos/authentication',
    es: 'es obligatorio para una tarjeta de débito en el banco de este comercio: vea POST /v1/payments/vpos/authentication',
  },
  name: {
    en: 'must have 2 to 80 printable characters, and no card number',
    es: 'debe tener de 2 a 80 caracteres imprimibles, y ningún número de tarjeta',
  },
} satisfies Record<string, LocalizedText>

export const CardPayment = Type.Object(
  {
    usdAmount: Type.Optional(fields.usdAmount()),
    vesAmount: Type.Optional(
      fields.vesAmount('In VES, at most 2 decimals. Charged as sent; takes precedence over usdAmount.'),
    ),
    cardNumber: fields.cardNumber(),
    expirationMonth: Type.Integer({ minimum: 1, maximum: 12, examples: [12] }),
    expirationYear: withHint(
      Type.Integer({ minimum: 1000, maximum: 9999, examples: [2030], description: '4 digits.' }),
      cardHints.year,
    ),
    cvv: withHint(Type.String({ pattern: '^\\d{3,4}$', examples: ['123'] }), cardHints.cvv),
    cardPin: Type.Optional(
      withHint(
        Type.String({
          pattern: '^\\d{4}$',
          examples: ['1234'],
          description: 'For a debit card, if its bank requires it.',
        }),
        cardHints.pin,
      ),
    ),
    secondFactor: Type.Optional(
      withHint(
        Type.String({
          minLength: 1,
          maxLength: 32,
          pattern: '^[\\x21-\\x7e]+$',
          examples: ['12345678'],
          description:
            'For a debit card at a bank that asks for a second factor: what the customer entered. ' +
            'POST /v1/payments/vpos/authentication says which one.',
        }),
        cardHints.secondFactor,
      ),
    ),
    cardHolderName: withHint(
      Type.String({
        minLength: 2,
        maxLength: 80,
        pattern: plainTextPattern,
        examples: ['Juana Pérez'],
        description: 'As shown on the card.',
      }),
      cardHints.name,
    ),
    cardHolderId: fields.document(),
    accountType: Type.Enum([0, 10, 20], { examples: [0], description: '0 credit, 10 savings, 20 checking.' }),
    cardType: Type.Enum([1, 2, 3], { examples: [1], description: '1 Visa, 2 Mastercard, 3 Maestro.' }),
    externalRef: Type.Optional(fields.externalRef()),
    metadata: Type.Optional(fields.metadata()),
  },
  {
    $id: 'CardPayment',
    ...usdOrVes,
    description: 'Send it from a PCI-compliant server only. One of the two amounts is required.',
  },
)

export const CardAuthentication = Type.Object(
  { cardNumber: fields.cardNumber(), cardHolderId: fields.document() },
  { $id: 'CardAuthentication' },
)

export const CardFactorAnswer = Type.Object(
  {
    factor: Type.Object({
      type: Type.String({ examples: ['otp'], description: 'The bank’s name of the factor.' }),
      label: Type.String({ examples: ['otp'], description: 'The bank’s text for the customer.' }),
      fieldType: Type.Optional(Type.String({ examples: ['numeric'], description: 'Kind of characters.' })),
      length: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, examples: [8], description: 'Characters.' })),
    }),
  },
  { $id: 'CardFactor' },
)
