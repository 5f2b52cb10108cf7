import type { Language } from '../../../src/foundation/text.ts'
import { type WebhookEventName, webhookPayloads } from '../../../src/payments/webhook-payload.ts'
import { table } from './table.ts'

type Field = { type?: string; format?: string; const?: unknown; enum?: unknown[]; description?: string }
type Body = { properties: Record<string, Field & Partial<Body>>; required?: string[] }

/** The English descriptions of webhook-payload.ts, for the Spanish page. */
export const webhookMeanings: Record<string, string> = {
  'The event.': 'El evento.',
  'Only if a person had it sent again: the `webhook-id` of the first delivery.':
    'Solo si una persona pidió enviarlo de nuevo: el `webhook-id` de la primera entrega.',
  'The payment.': 'El pago.',
  'The status of the payment from this event on.': 'El estado del pago a partir de este evento.',
  'Your own reference, as you sent it.': 'Su propia referencia, tal como la envió.',
  'How it is paid.': 'Cómo se paga.',
  'The API key that created the session, or the link that it began from; absent if a person did.':
    'La clave de API que creó la sesión, o el enlace del que salió; falta si lo hizo una persona.',
  'The API key that created it; absent if a person did in the dashboard.':
    'La clave que lo creó; ausente si lo hizo una persona en el panel.',
  'Absent for an operation in VES created while no rate was available.':
    'Ausente en una operación en VES hecha mientras no había tasa.',
  'The amount the bank moves; for a verified transfer, the requested amount.':
    'El monto que mueve el banco; en una transferencia verificada, el monto pedido.',
  'Of a request for a transfer: the sum received so far. Of a verified transfer: its amount, if it differs from `vesAmount`.':
    'De una solicitud de transferencia: la suma recibida hasta ahora. De una transferencia verificada: su monto, si difiere de `vesAmount`.',
  'The rate used to convert one amount into the other.': 'La tasa con la que se convirtió un monto en el otro.',
  'The bank’s reference: text, leading zeros matter.': 'La referencia del banco: texto, los ceros iniciales cuentan.',
  'Of a failed payment: the bank’s own code, or one of ours.':
    'De un pago fallido: el código del banco, o uno nuestro.',
  'The name of your tenant.': 'El nombre de su comercio.',
  'When it was created.': 'Cuándo se creó.',
  'Whether real money moves.': 'Si se mueve dinero real.',
  'When the payment changed.': 'Cuándo cambió el pago.',
  'The checkout session that it was paid in.': 'La sesión de pago en la que se pagó.',
  'The session.': 'La sesión.',
  'The payment link that it began from.': 'El enlace de pago del que empezó.',
  'Of a paid session: the payment.': 'De una sesión pagada: el pago.',
  'The description that the customer read.': 'La descripción que leyó el cliente.',
  'The price, if it is in USD.': 'El precio, si es en USD.',
  'The price, if it is in VES.': 'El precio, si es en VES.',
  'Your own data, as you sent it.': 'Sus propios datos, tal como los envió.',
  'When the session was created.': 'Cuándo se creó la sesión.',
  'The status of the session from this event on.': 'El estado de la sesión a partir de este evento.',
  'When the session was paid or ended.': 'Cuándo se pagó o terminó la sesión.',
  'Your tenant.': 'Su comercio.',
  'The movement.': 'El movimiento.',
  'The bank of your account, four digits.': 'El banco de su cuenta, cuatro dígitos.',
  'Last four digits of your account, where its number is known.':
    'Últimos cuatro dígitos de su cuenta, si se conoce su número.',
  'Day of the movement at the bank, in Caracas.': 'Día del movimiento en el banco, en Caracas.',
  'When the gateway first saw it.': 'Cuándo lo vio la pasarela por primera vez.',
  'Amount in VES.': 'Monto en VES.',
  'The bank’s reference; empty if the line has none.': 'La referencia del banco; vacía si la línea no tiene.',
  'Phone of the payer, masked.': 'Teléfono de quien paga, enmascarado.',
  'Document of the payer, masked.': 'Documento de quien paga, enmascarado.',
  'Bank of the payer, four digits.': 'Banco de quien paga, cuatro dígitos.',
  'How the money was sent.': 'Cómo se envió el dinero.',
  'The first report of it.': 'Su primer aviso.',
  'When the gateway first saw the movement.': 'Cuándo vio la pasarela el movimiento por primera vez.',
  'Of no payment; always the same.': 'De ningún pago; siempre el mismo.',
  'Always the same.': 'Siempre el mismo.',
  'The mode of the key that asked for it.': 'El modo de la clave que la pidió.',
  'When you asked for it.': 'Cuándo la pidió.',
}

const headings = {
  en: ['field', 'type', 'present', 'meaning'],
  es: ['campo', 'tipo', 'presencia', 'significado'],
}
const presence = {
  en: { always: 'always', optional: 'optional' },
  es: { always: 'siempre', optional: 'opcional' },
}

/** The fields of some events' bodies. Values that differ from event to event are listed together. */
function payloadTable(events: WebhookEventName[], language: Language): string {
  const bodies = events.map((event) => fieldsOf(webhookPayloads[event] as Body))
  const [first = []] = bodies
  const rows = first.map(({ path, field, isRequired }) => {
    const variants = bodies.flatMap((body) => body.filter((other) => other.path === path).map((other) => other.field))
    const { description = '' } = field
    const meaning = language === 'en' ? description : (webhookMeanings[description] ?? description)
    return [`\`${path}\``, typeOf(variants), presence[language][isRequired ? 'always' : 'optional'], meaning]
  })
  return table(headings[language], rows)
}

function fieldsOf(
  { properties, required = [] }: Body,
  prefix = '',
): { path: string; field: Field; isRequired: boolean }[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    field.properties
      ? fieldsOf({ ...field, properties: field.properties }, `${prefix}${name}.`)
      : [{ path: prefix + name, field, isRequired: required.includes(name) }],
  )
}

/** The values of an enumeration, or else the type and its format. */
function typeOf(variants: Field[]): string {
  const values = variants.flatMap((field) => field.enum ?? (field.const === undefined ? [] : [field.const]))
  if (values.length > 0) return [...new Set(values)].map((value) => `\`${String(value)}\``).join(', ')
  const [{ type = '', format } = {}] = variants
  return format === undefined ? type : `${type} (${format})`
}

const isTest = (event: WebhookEventName) => event === 'notification.test'
const isMovement = (event: WebhookEventName) => event === 'movement.unmatched'
const isCheckout = (event: WebhookEventName) => event.startsWith('checkout.')
const events = Object.keys(webhookPayloads) as WebhookEventName[]

export const paymentPayload = (language: Language) =>
  payloadTable(
    events.filter((event) => !isTest(event) && !isMovement(event) && !isCheckout(event)),
    language,
  )
export const movementPayload = (language: Language) => payloadTable(events.filter(isMovement), language)
export const checkoutPayload = (language: Language) => payloadTable(events.filter(isCheckout), language)
export const testPayload = (language: Language) => payloadTable(events.filter(isTest), language)

/** Every description that the tables print. */
export const webhookDescriptions = new Set(
  events.flatMap((event) => fieldsOf(webhookPayloads[event] as Body).map(({ field }) => field.description ?? '')),
)
