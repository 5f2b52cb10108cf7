import { limits } from '../foundation/limits.ts'
import { nextCursor, pageParameters } from '../foundation/page.ts'
import { plainTextPattern } from '../foundation/plain-text.ts'
import { type Static, Type } from '../foundation/schema.ts'
import { fields, usdOrVes, withHint } from '../payments/fields.ts'
import { checkoutMethods } from './order.ts'
import { sessionStatuses } from './session.ts'

const { checkoutMinutes, checkoutMinutesMin, checkoutMinutesMax } = limits

/** Plain text without a card number, which nobody should send here and which would be stored. */
const text = (maxLength: number, description: string, examples: string[]) =>
  withHint(
    Type.String({
      minLength: 1,
      maxLength,
      pattern: plainTextPattern,
      'x-no-card-number': true,
      examples,
      description,
    }),
    {
      en: `must have 1 to ${maxLength} printable characters`,
      es: `debe tener de 1 a ${maxLength} caracteres imprimibles`,
    },
  )

const uuid = (description: string, hint: { en: string; es: string }) =>
  Type.String({ format: 'uuid', pattern: '^[0-9a-fA-F-]{36}$', description, 'x-hint': hint })

const Customer = Type.Object(
  {
    name: Type.Optional(text(80, 'Name.', ['Ana Pérez'])),
    document: Type.Optional(fields.document()),
    phone: Type.Optional(fields.phone()),
    bankCode: Type.Optional(
      withHint(Type.String({ pattern: '^\\d{4}$', examples: ['0102'], description: 'As in GET /v1/banks.' }), {
        en: 'must be the four digits of a bank from GET /v1/banks',
        es: 'debe ser el código de cuatro dígitos de un banco de GET /v1/banks',
      }),
    ),
  },
  { description: 'Data of the customer that you already have: the page fills in its forms with them.' },
)

const Line = Type.Object(
  {
    label: text(60, 'Such as IVA, IGTF or shipping.', ['IVA 16 %']),
    usdAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000, 'x-form': 'cents' })),
    vesAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 99_999_999.99, 'x-form': 'cents' })),
  },
  { description: 'Shown to the customer; never added up.' },
)

const orderFields = {
  usdAmount: Type.Optional(fields.usdAmount()),
  vesAmount: Type.Optional(fields.vesAmount('The price in VES; takes precedence over usdAmount.')),
  description: text(200, 'The goods or services, in words for the customer.', ['Pedido 1042']),
  methods: Type.Optional(
    Type.Array(Type.Enum(checkoutMethods), {
      minItems: 1,
      maxItems: checkoutMethods.length,
      uniqueItems: true,
      examples: [['c2p', 'pago_movil']],
      description: 'Ways to pay that the page offers; all that your accounts offer if absent.',
    }),
  ),
  externalRef: Type.Optional(fields.externalRef()),
  returnUrl: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2048,
      examples: ['https://shop.example.com/order/1042'],
      description:
        'Where the customer returns to, with `?session=<sessionId>` and nothing else: https, on a host that is ' +
        'registered for your tenant; with a test key also http on localhost. Read the session before you deliver.',
    }),
  ),
  customer: Type.Optional(Customer),
  lines: Type.Optional(Type.Array(Line, { maxItems: 20, description: 'Shown below the amount.' })),
  language: Type.Optional(
    Type.Enum(['es', 'en'], {
      examples: ['es'],
      description: 'Of the page, Spanish if absent; the customer can change it.',
    }),
  ),
  metadata: Type.Optional(fields.metadata()),
}

export const NewSession = Type.Object(
  {
    ...orderFields,
    expiresInMinutes: Type.Optional(
      Type.Integer({
        minimum: checkoutMinutesMin,
        maximum: checkoutMinutesMax,
        examples: [checkoutMinutes],
        description: `How long the customer can begin to pay, ${checkoutMinutesMin} to ${checkoutMinutesMax} minutes; ${checkoutMinutes} if absent.`,
      }),
    ),
  },
  { $id: 'NewCheckoutSession', ...usdOrVes },
)
export type NewSession = Static<typeof NewSession>

export const NewLink = Type.Object(
  {
    ...orderFields,
    amount: Type.Optional(
      Type.Enum(['fixed', 'customer'], {
        description: '`fixed` (default): usdAmount or vesAmount. `customer`: the customer types the amount.',
      }),
    ),
    currency: Type.Optional(
      Type.Enum(['USD', 'VES'], { description: 'Of the amount that the customer types; USD if absent.' }),
    ),
    reusable: Type.Optional(
      Type.Boolean({
        description:
          'Whether the link can be paid more than once; false if absent. A link for one payment leads every visit to ' +
          'the same session.',
      }),
    ),
    maxUses: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Of a reusable link: how many sessions may be open or paid. Those that end unpaid do not count.',
      }),
    ),
    expiresAt: Type.Optional(Type.String({ format: 'date-time', description: 'After it nobody can begin to pay.' })),
  },
  { $id: 'NewPaymentLink' },
)
export type NewLink = Static<typeof NewLink>

const time = (description: string) => Type.String({ format: 'date-time', description })

export const Session = Type.Object(
  {
    sessionId: Type.String({ format: 'uuid' }),
    url: Type.String({
      description: 'The page where the customer pays. It is a secret: send it to that customer only.',
    }),
    status: Type.Enum(sessionStatuses, {
      description:
        'OPEN: waits for the customer. PROCESSING: a charge is in progress or its outcome is not known yet. PAID. ' +
        'PARTIALLY_PAID: a transfer arrived that is less than the amount. EXPIRED: its time is over, or you ended it. ' +
        'CANCELED: by the customer. EXPIRED, PARTIALLY_PAID and CANCELED can still become PAID by a transfer that ' +
        'arrives late.',
    }),
    ...orderFields,
    linkId: Type.Optional(Type.String({ format: 'uuid', description: 'The payment link that it began from.' })),
    paymentId: Type.Optional(Type.String({ format: 'uuid', description: 'Of a paid session: the payment.' })),
    receiptUrl: Type.Optional(Type.String({ description: 'Of a paid session: the customer’s receipt.' })),
    paidAt: Type.Optional(time('When it was paid.')),
    livemode: Type.Boolean(),
    createdAt: time('When it was created.'),
    expiresAt: time('Until when the customer can begin to pay.'),
  },
  { $id: 'CheckoutSession' },
)

export const Link = Type.Object(
  {
    linkId: Type.String({ format: 'uuid' }),
    url: Type.String({ description: 'The address to send to customers.' }),
    active: Type.Boolean({ description: 'An inactive link takes no payment.' }),
    ...orderFields,
    amount: Type.Enum(['fixed', 'customer']),
    currency: Type.Optional(Type.Enum(['USD', 'VES'])),
    reusable: Type.Boolean(),
    maxUses: Type.Optional(Type.Integer()),
    paidSessions: Type.Integer({ description: 'Sessions of this link that were paid.' }),
    livemode: Type.Boolean(),
    createdAt: time('When it was created.'),
    expiresAt: Type.Optional(time('After it nobody can begin to pay.')),
  },
  { $id: 'PaymentLink' },
)

export const LinkChange = Type.Object(
  { active: Type.Boolean({ description: 'False switches the link off at once.' }) },
  { $id: 'PaymentLinkChange' },
)

export const SessionPath = Type.Object({
  id: uuid('The session.', { en: 'must be a session’s uuid', es: 'debe ser el uuid de una sesión' }),
})
export const LinkPath = Type.Object({
  id: uuid('The link.', { en: 'must be a link’s uuid', es: 'debe ser el uuid de un enlace' }),
})

export const LinksQuery = Type.Object(pageParameters)
export const LinkList = Type.Object({ items: Type.Array(Link), nextCursor }, { $id: 'PaymentLinkList' })
