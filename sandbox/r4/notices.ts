import { r4Merchant } from '../credentials.ts'
import { type Field, given, isRecord, oneOf, oneOfTexts, optional, parseObject, readModel, text } from '../model.ts'
import { loopbackUrl } from '../notices/sender.ts'
import {
  behaviourFields,
  cutInHalf,
  defaultBehaviour,
  type Forge,
  hugeText,
  type Message,
  type NoticeWire,
  type Read,
  type Registration,
} from '../notices/wire.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { type IncomingPayment, noticeFields, questionFields, type Variant, variants } from './notice-body.ts'

export type R4Registration = Registration & {
  /** A constant of the merchant's; sent bare. */
  authorization: string
  /** The two calls of the manual, or the single one for payments that come by SIMF. */
  model: 'notifica' | 'mbconsulta'
  variant: Variant | undefined
  /** What becomes of money about which the merchant never answers. */
  unanswered: 'return' | 'credit'
  commerceId: string
  phone: string
}

const variantFields = { asks: optional(oneOfTexts('full', 'document')), bankDigits: optional(oneOf(3, 4)) }

const variant: Field<Variant | undefined> = (value) => {
  if (value === undefined || value === 'rotate') return [undefined]
  if (typeof value === 'string')
    return Object.hasOwn(variants, value) ? [variants[value as keyof typeof variants]] : null
  if (!isRecord(value) || Object.keys(value).some((name) => !(name in variantFields))) return null
  const read = readModel(variantFields, value)
  if ('wrong' in read) return null
  const { asks = 'full', bankDigits } = read.values
  return [{ asks, bankDigits: bankDigits === 4 ? 4 : 3 }]
}

function registrationFields(client: Field<string>) {
  return {
    client,
    url: loopbackUrl,
    authorization: text(/^[\x20-\x7e]{1,200}$/),
    model: optional(oneOfTexts('notifica', 'mbconsulta')),
    variant,
    unanswered: optional(oneOfTexts('return', 'credit')),
    commerceId: optional(text(/^\d{8}$/)),
    phone: optional(text(/^58\d{10}$/)),
    ...behaviourFields,
  }
}

const rotation = Object.values(variants)
const noticeCalls = { notifica: 'R4notifica', mbconsulta: 'MBconsulta' }

const foreign: Partial<Record<Forge, (fields: Record<string, string>) => Record<string, string>>> = {
  otherRif: (fields) => ({ ...fields, IdComercio: '99999999' }),
  otherPhone: (fields) => ({ ...fields, TelefonoComercio: '04129999999' }),
  amountWithoutDot: (fields) => ({ ...fields, Monto: (fields['Monto'] ?? '').replace('.', '') }),
  huge: (fields) => ({ ...fields, Concepto: hugeText() }),
}

/** A false notice is the notice alone: nobody is asked whether false money may come. */
function messages(registration: R4Registration, payment: IncomingPayment, turn: number, forge?: Forge): Message[] {
  const shape = registration.variant ?? rotation[turn % rotation.length] ?? variants.full
  const fields = noticeFields(payment, registration, shape)
  const body = JSON.stringify((forge && foreign[forge]?.(fields)) ?? fields)
  const operation = noticeCalls[registration.model]
  const notice = message(operation, forge === 'malformed' ? cutInHalf(body) : body, 'abono')
  const isAsked = registration.model === 'notifica' && !forge && !payment.isCharge
  if (!isAsked) return [notice]
  return [message('R4consulta', JSON.stringify(questionFields(payment, registration, shape)), 'status'), notice]
}

function message(operation: string, body: string, answer: 'status' | 'abono'): Message {
  const read = (answered: string) => {
    const said = parseObject(answered)?.[answer]
    return typeof said === 'boolean' ? said : undefined
  }
  return { operation, path: `/${operation}`, body, read }
}

const unforgeable: ReadonlySet<Forge> = new Set(['wrongLogin', 'otherAccount'])

/** The calls that R4 makes to a merchant, before and when a mobile payment is credited. */
export function r4NoticeWire(
  client: Field<string>,
  readPayment: (input: Record<string, unknown>) => Read<IncomingPayment>,
): NoticeWire<R4Registration, IncomingPayment> {
  const fields = registrationFields(client)
  return {
    client,
    readRegistration: (input) => {
      const read = readModel(fields, input)
      if ('wrong' in read) return read
      const { client: commerce, url, authorization, variant: chosen, ...rest } = read.values
      const own = { client: commerce, url: url.replace(/\/$/, ''), authorization, variant: chosen }
      const unset = { model: 'notifica', unanswered: 'return', ...r4Merchant(commerce) } as const
      return { values: { ...defaultBehaviour, ...unset, ...given(rest), ...own } }
    },
    describe: ({ authorization: _secret, variant: chosen, ...rest }) => ({ ...rest, variant: chosen ?? 'rotate' }),
    readPayment: (_registration, input) => readPayment(input),
    messages,
    canForge: (_registration, forge) => !unforgeable.has(forge),
    credentials: async ({ authorization }, _call, forge) => ({
      Authorization: forge === 'wrongKey' ? '00000000-0000-4000-8000-000000000000' : authorization,
    }),
    vectors: vectors.r4.notices,
    defaultPath: ({ model }) => `/${noticeCalls[model]}`,
    summary: ({ amount, reference, networkCode }) => ({ type: 'P2P', amount, reference, networkCode }),
  }
}
