import type { Assumptions } from '../assumptions.ts'
import { bancamigaAccount } from '../credentials.ts'
import type { IncomingPayment } from '../http/movement-control.ts'
import { type Field, readModel, text, withoutUndefined } from '../model.ts'
import {
  cutInHalf,
  defaultDelivery,
  deliveryFields,
  type Forge,
  hugeText,
  type Message,
  type NotificationProtocol,
  type Read,
  type Registration,
} from '../notifications/protocol.ts'
import { loopbackUrl } from '../notifications/sender.ts'
import vectors from '../vectors.json' with { type: 'json' }
import type { BancamigaAssumptions } from './assumptions.ts'
import { longReference, refpkOf, shortReference, timeOf } from './payments.ts'

export type BancamigaRegistration = Registration & {
  /** Of the merchant's making; sent as `Authorization: Bearer`. */
  token: string
}

const registrationFields = (client: Field<string>) => ({
  client,
  url: loopbackUrl,
  token: text(/^[\x21-\x7e]{1,200}$/),
  ...deliveryFields,
})

type Fields = Record<string, string>

const forgedFields: Partial<Record<Forge, (fields: Fields) => Fields>> = {
  otherPhone: (fields) => ({ ...fields, PhoneDest: '584129999999' }),
  amountWithoutDot: (fields) => ({ ...fields, Amount: (fields['Amount'] ?? '').replace('.', '') }),
  huge: (fields) => ({ ...fields, Descripcion: hugeText() }),
}

const unforgeable: ReadonlySet<Forge> = new Set(['wrongLogin', 'otherRif', 'otherAccount'])

function fieldsOf(payment: IncomingPayment, client: string, assumptions: BancamigaAssumptions): Fields {
  return {
    BancoOrig: payment.bankCode,
    FechaMovimiento: payment.date,
    HoraMovimiento: timeOf(payment, assumptions),
    NroReferencia: assumptions.pushReference === 'short' ? shortReference(payment) : longReference(payment),
    PhoneOrig: payment.phone ?? '',
    PhoneDest: bancamigaAccount(client).collectingPhone,
    Status: assumptions.pushStatus,
    Descripcion: 'PAGO MOVIL',
    Amount: payment.amount,
    Refpk: refpkOf(payment),
  }
}

/** One call for each mobile payment, repeated until it is answered with the code and the payment's Refpk. */
export function bancamigaNotificationProtocol(
  client: Field<string>,
  assumptions: Assumptions<BancamigaAssumptions>,
  readPayment: (input: Record<string, unknown>) => Read<IncomingPayment>,
): NotificationProtocol<BancamigaRegistration, IncomingPayment> {
  const fields = registrationFields(client)
  return {
    client,
    readRegistration: (input) => {
      const read = readModel(fields, input)
      if ('wrong' in read) return read
      const { client: account, url, token, ...rest } = read.values
      return { values: { ...defaultDelivery, ...withoutUndefined(rest), client: account, url, token } }
    },
    describe: ({ token: _secret, ...rest }) => rest,
    readPayment: (_registration, input) => readPayment(input),
    messages: (registration, payment, _sequence, forge) => {
      const plain = fieldsOf(payment, registration.client, assumptions.current())
      const body = JSON.stringify((forge && forgedFields[forge]?.(plain)) ?? plain)
      return [messageOf(forge === 'malformed' ? cutInHalf(body) : body, refpkOf(payment))]
    },
    canForge: (_registration, forge) => !unforgeable.has(forge),
    credentials: async ({ token }, _logOnCall, forge) => ({
      Authorization: `Bearer ${forge === 'wrongKey' ? `not-${token}` : token}`,
    }),
    vectors: vectors.bancamiga.notices,
    defaultPath: () => '',
    summary: (payment) => ({ type: 'P2P', amount: payment.amount, reference: payment.reference }),
  }
}

function messageOf(body: string, refpk: string): Message {
  return {
    operation: 'Notificacion',
    path: '',
    body,
    readResponse: (answer) => (answer === JSON.stringify({ Code: 200, Refpk: refpk }) ? true : undefined),
  }
}
