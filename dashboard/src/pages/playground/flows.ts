import { cardTypes, cards, cents, documents, endings, type Outcome, tokens, type Values } from './outcomes.ts'

/** Inputs of the playground form. */
export type Choice = {
  outcome: Outcome
  /** Decimal amounts. */
  usdAmount: number
  vesAmount: number
  externalRef: string
  /** Today in Caracas, `2026-10-05`. */
  today: string
  /** Eight unique digits: one bank transfer can pay one order only. */
  unique: string
}

export type ResponseBody = Record<string, unknown>

export type Step = {
  method: 'GET' | 'POST'
  path(choice: Choice, earlier: ResponseBody[]): string
  /** Built from the inputs and the responses of earlier steps. */
  body?(choice: Choice, earlier: ResponseBody[]): Record<string, unknown>
}

export type FlowName =
  | 'c2p'
  | 'reversal'
  | 'vpos'
  | 'pagoMovil'
  | 'debit'
  | 'credit'
  | 'account'
  | 'disburse'
  | 'payouts'
  | 'change'
  | 'quote'

/** A kind of payment: its possible outcomes and its requests. */
export type Flow = { currency: 'usd' | 'ves'; outcomes: Values; steps: Step[] }

const payer = { debtorCellPhone: '584141234567', debtorBankCode: 102 }
const person = { banco: '0102', telefono: '584141234567', cedula: 'V12345678' }
const accounts = ['01020501410000000001', '01340123450000000002']

const at = (path: string) => () => path

function textOf(body: ResponseBody | undefined, name: string): string {
  const value = body?.[name]
  return typeof value === 'string' ? value : ''
}

const c2pDetails = ({ usdAmount, externalRef }: Choice, debtorId: string) => ({
  usdAmount,
  debtorId,
  ...payer,
  ...(externalRef && { externalRef }),
})

const c2pSteps = (documentOf: (choice: Choice) => string, tokenOf: (choice: Choice) => string): Step[] => [
  {
    method: 'POST',
    path: at('/v1/payments/c2p/request'),
    body: (choice) => c2pDetails(choice, documentOf(choice)),
  },
  {
    method: 'POST',
    path: at('/v1/payments/c2p'),
    body: (choice, [intent]) => ({
      ...c2pDetails(choice, documentOf(choice)),
      intentId: textOf(intent, 'intentId'),
      token: tokenOf(choice),
    }),
  },
]

/** Amount whose céntimos select the simulated outcome. */
function amountFor({ vesAmount, outcome }: Choice): number {
  return Number(`${Math.floor(vesAmount)}.${(cents as Values)[outcome] ?? '00'}`)
}

/** Each card has its own holder, because a holder with too many declines is blocked for 30 minutes. */
const cardOf = ({ outcome }: Choice): string => (cards as Values)[outcome] ?? cards.approved

const withRef = ({ externalRef }: Choice) => (externalRef ? { externalRef } : {})

/** Sum exact to the céntimo: the parts must add up to the total. */
const plus = (one: number, other: number): number => Math.round((one + other) * 100) / 100

export const flows: Record<FlowName, Flow> = {
  c2p: {
    currency: 'usd',
    outcomes: tokens,
    steps: c2pSteps(
      () => documents.approved,
      ({ outcome }) => (tokens as Values)[outcome] ?? tokens.approved,
    ),
  },
  reversal: {
    currency: 'usd',
    outcomes: documents,
    steps: [
      ...c2pSteps(
        ({ outcome }) => (documents as Values)[outcome] ?? documents.approved,
        () => tokens.approved,
      ),
      { method: 'POST', path: (_choice, earlier) => `/v1/payments/${textOf(earlier[1], 'paymentId')}/reverse` },
    ],
  },
  vpos: {
    currency: 'usd',
    outcomes: cards,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/vpos'),
        body: (choice) => ({
          usdAmount: choice.usdAmount,
          cardNumber: cardOf(choice),
          expirationMonth: 12,
          expirationYear: Number(choice.today.slice(0, 4)) + 2,
          cvv: '123',
          cardHolderName: 'Juana Pérez',
          cardHolderId: `V${cardOf(choice).slice(-8)}`,
          accountType: 0,
          cardType: cardTypes[choice.outcome] ?? 1,
          ...withRef(choice),
        }),
      },
    ],
  },
  pagoMovil: {
    currency: 'usd',
    outcomes: endings,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/pago-movil/verify'),
        body: (choice) => ({
          usdAmount: choice.usdAmount,
          reference: choice.unique + ((endings as Values)[choice.outcome] ?? endings.found),
          dateMovement: choice.today,
          ...withRef(choice),
        }),
      },
    ],
  },
  debit: {
    currency: 'ves',
    outcomes: tokens,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/debit/otp'),
        body: ({ vesAmount }) => ({ ...person, monto: vesAmount }),
      },
      {
        method: 'POST',
        path: at('/v1/payments/debit'),
        body: (choice) => ({
          ...person,
          monto: choice.vesAmount,
          nombre: 'Ana Pérez',
          otp: (tokens as Values)[choice.outcome] ?? tokens.approved,
          concepto: 'PRUEBA',
          ...withRef(choice),
        }),
      },
    ],
  },
  credit: {
    currency: 'ves',
    outcomes: cents,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/credit'),
        body: (choice) => ({ ...person, monto: amountFor(choice), concepto: 'PRUEBA', ...withRef(choice) }),
      },
    ],
  },
  account: {
    currency: 'ves',
    outcomes: cents,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/credit/account'),
        body: (choice) => ({
          cedula: person.cedula,
          cuenta: accounts[0],
          monto: amountFor(choice),
          concepto: 'PRUEBA',
          ...withRef(choice),
        }),
      },
    ],
  },
  disburse: {
    currency: 'ves',
    outcomes: cents,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/credit/disburse'),
        body: (choice) => ({
          monto: plus(amountFor(choice), Math.floor(choice.vesAmount)),
          referencia: choice.unique,
          concepto: 'PRUEBA',
          personas: [
            { ...person, montoPart: amountFor(choice) },
            { banco: '0134', cedula: 'V87654321', telefono: '584247654321', montoPart: Math.floor(choice.vesAmount) },
          ],
          ...withRef(choice),
        }),
      },
    ],
  },
  payouts: {
    currency: 'ves',
    outcomes: cents,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/payouts'),
        body: (choice) => {
          const whole = Math.floor(choice.vesAmount)
          return {
            monto: plus(amountFor(choice), whole),
            fecha: choice.today,
            referencia: choice.unique,
            personas: [
              { nombres: 'Ana Pérez', documento: 'V12345678', destino: accounts[0], montoPart: amountFor(choice) },
              { nombres: 'Luis Gil', documento: 'V87654321', destino: accounts[1], montoPart: whole },
            ],
            ...withRef(choice),
          }
        },
      },
    ],
  },
  change: {
    currency: 'ves',
    outcomes: cents,
    steps: [
      {
        method: 'POST',
        path: at('/v1/payments/change'),
        body: (choice) => ({
          telefonoDestino: person.telefono,
          cedula: person.cedula,
          banco: person.banco,
          monto: amountFor(choice),
          concepto: 'VUELTO',
          ...withRef(choice),
        }),
      },
    ],
  },
  quote: {
    currency: 'usd',
    outcomes: { found: '' },
    steps: [{ method: 'GET', path: ({ usdAmount }) => `/v1/quote?usdAmount=${usdAmount}` }],
  },
}

export const outcomesOf = (name: FlowName): Outcome[] => Object.keys(flows[name].outcomes) as Outcome[]
