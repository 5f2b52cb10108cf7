import type { Caller, HttpAnswer } from '../harness/gateway.ts'

/** A row of docs/sandbox.md: what the page says of a value, and what the gateway answers to it. */
export type Row = { value: string; promised: string; ask(): Promise<string> }

type Post = (path: string, body: object) => Promise<HttpAnswer>

/** Reads the page's tables of fixed values; each row can be tried. */
export function sandboxRows(page: string, call: Caller, key: string): Row[] {
  const post: Post = (path, body) => call(`/v1/payments/${path}`, { method: 'POST', key, body })
  const titles = ['## Tokens', '## Amounts', '## Cards', '## Pago Móvil']
  const [tokens = [], amounts = [], cards = [], transfers = []] = titles.map((title) => rowsOf(page, title))
  return [
    ...tokens.flatMap(([value = '', c2p = '', debit = '']) => {
      const token = /\d{8}/.exec(value)?.[0] ?? '13572468'
      return [
        { value: `C2P ${token}`, promised: c2p, ask: async () => said(await chargeC2p(post, token)) },
        { value: `debit ${token}`, promised: debit, ask: async () => said(await post('debit', debitWith(token))) },
      ]
    }),
    ...amounts.flatMap(([value = '', outcome = '']) =>
      (value.match(/\.\d\d/g) ?? ['.00']).map((cents) => ({
        value: `credit ${cents}`,
        promised: outcome,
        ask: async () => said(await post('credit', { ...payee, monto: Number(`100${cents}`) })),
      })),
    ),
    ...cards.flatMap(([value = '', outcome = '']) =>
      (value.match(/\d{16}/g) ?? []).map((number) => ({
        value: `card ${number}`,
        promised: outcome,
        ask: async () => said(await post('vpos', cardWith(number))),
      })),
    ),
    ...transfers.flatMap(([value = '', outcome = '']) =>
      (/`reference` ending in `(\d{4})`/.exec(value)?.slice(1) ?? []).map((ending) => ({
        value: `reference …${ending}`,
        promised: `200 ${outcome}`,
        ask: async () => said(await post('pago-movil/verify', { usdAmount: 3, reference: `77770000${ending}` })),
      })),
    ),
  ]
}

/** `201 PENDING`, `` 422 `G51` ``, `` 200 FAILED `AM04` ``: as the page begins its cells. */
function said({ status, body }: HttpAnswer): string {
  const { failureCode, error, code, status: state } = body as Record<string, string | undefined>
  const reason = `\`${failureCode ?? error ?? code}\``
  if (status >= 400) return `${status} ${reason}`
  return state === 'FAILED' ? `${status} FAILED ${reason}` : `${status} ${state}`
}

/** The cells of the first table below a heading, without its own heading. */
function rowsOf(page: string, title: string): string[][] {
  const [, below = ''] = page.split(title)
  const [section = ''] = below.split('\n## ')
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

const payer = { debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102, usdAmount: 3 }
const payee = { banco: '0102', cedula: 'V12345678', telefono: '584141234567', concepto: 'TEST' }

async function chargeC2p(post: Post, token: string): Promise<HttpAnswer> {
  const { body } = await post('c2p/request', payer)
  return post('c2p', { ...payer, intentId: body['intentId'], token })
}

function debitWith(otp: string) {
  return { ...payee, nombre: 'Ana', monto: 100, otp }
}

/** A holder for each card: three failed cards of one would block them. */
function cardWith(cardNumber: string) {
  return {
    usdAmount: 3,
    cardNumber,
    expirationMonth: 12,
    expirationYear: 2030,
    cvv: '123',
    cardHolderName: 'Ana',
    cardHolderId: `V${cardNumber.slice(-8)}`,
    accountType: 0,
    cardType: 1,
  }
}

/** Called between unknown outcomes: five in a row would open the circuit breaker. */
export async function reassure(call: Caller, key: string): Promise<void> {
  const post: Post = (path, body) => call(`/v1/payments/${path}`, { method: 'POST', key, body })
  await chargeC2p(post, '13572468')
  await post('debit', debitWith('13572468'))
}
