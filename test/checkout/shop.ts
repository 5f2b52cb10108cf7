import { expect, vi } from 'vitest'
import type { LedgerEntry, TestGateway, TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { openPage, type PageView, submit } from './customer.ts'

export type Session = { sessionId: string; url: string; status: string; expiresAt: string }
export type CheckoutPayment = {
  paymentId: string
  status: string
  method: string
  vesAmount: number
  checkoutSessionId?: string
  failureCode?: string
}
export type Shop = Awaited<ReturnType<typeof openShop>>

export const payer = { bank: '0102', documentType: 'V', document: '12345678', phone: '0414-1234567' }
export const card = {
  cardNumber: '4242424242424242',
  expiry: '12/40',
  cvv: '123',
  pin: '',
  cardHolder: 'ANA PEREZ',
  documentType: 'V',
  document: '12345678',
  accountType: '20',
}
export const goodKey = '13572468'

/** Waits as expect.poll does, also in tests that run at once, which expect.poll cannot distinguish. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 50 })

/** A new tenant with its sessions, seen by its API, its customers and the simulated banks. */
export async function openShop(gateway: TestGateway, sandbox: TestSandbox, name?: string) {
  const tenant = await gateway.createTenant(name)
  const { key, tenantId } = tenant
  const read = async ({ sessionId }: Pick<Session, 'sessionId'>) =>
    (await gateway.call(`/v1/checkout/sessions/${sessionId}`, { key })).body
  const payments = async (): Promise<CheckoutPayment[]> => {
    const all: CheckoutPayment[] = []
    let cursor: string | null = null
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`
      const answer = await gateway.call(`/v1/payments?limit=100${query}`, { key })
      expect(answer.status, answer.text).toBe(200)
      const page = answer.body as { items: CheckoutPayment[]; nextCursor: string | null }
      all.push(...page.items)
      cursor = page.nextCursor
    } while (cursor !== null)
    return all
  }
  const money = (): Promise<LedgerEntry[]> => sandbox.ledger(tenantId)
  return {
    ...tenant,
    async session(changes: object = {}): Promise<Session> {
      const body = { usdAmount: 10, description: 'Pedido 1042', ...changes }
      const answer = await gateway.call('/v1/checkout/sessions', { method: 'POST', key, body })
      expect(answer.status, answer.text).toBe(201)
      return answer.body as Session
    },
    async link(changes: object = {}): Promise<{ linkId: string; url: string; active: boolean }> {
      const body = { usdAmount: 10, description: 'Torta', ...changes }
      const answer = await gateway.call('/v1/payment-links', { method: 'POST', key, body })
      expect(answer.status, answer.text).toBe(201)
      return answer.body as { linkId: string; url: string; active: boolean }
    },
    expire: (session: Session) =>
      gateway.call(`/v1/checkout/sessions/${session.sessionId}/expire`, { method: 'POST', key }),
    read,
    payments,
    money,
    becomes: (session: Session, expected: object) =>
      eventually(async () => expect(await read(session)).toMatchObject(expected)),
    /** The session's status once no charge of it is in progress. */
    async decided(session: Session): Promise<string> {
      await eventually(async () => expect((await read(session))['status']).not.toBe('PROCESSING'))
      return String((await read(session))['status'])
    },
    /** One charge at the banks, one completed payment, one paid session. */
    async isPaidOnce(session: Session): Promise<void> {
      await eventually(async () => expect((await read(session))['status']).toBe('PAID'))
      const completed = (await payments()).filter(({ status }) => status === 'COMPLETED')
      const charges = await money()
      expect([charges.length, completed.length], JSON.stringify([charges, completed])).toEqual([1, 1])
      expect(Number(charges[0]?.amount)).toBe(completed[0]?.vesAmount)
      expect(completed[0]?.checkoutSessionId).toBe(session.sessionId)
      expect(saysPaid(await openPage(session.url))).toBe(true)
    },
    /** No money moved, and no payment says otherwise. */
    async isUnpaid(session: Session): Promise<void> {
      expect(await money()).toEqual([])
      expect((await payments()).filter(({ status }) => status === 'COMPLETED')).toEqual([])
      expect((await read(session))['status']).not.toBe('PAID')
      expect(saysPaid(await openPage(session.url))).toBe(false)
    },
  }
}

export const saysPaid = ({ text }: PageView) => text.includes('Pago recibido')
export const saysDoNotPayAgain = ({ text }: PageView) => text.includes('No vuelva a pagar')

/** The page that asks for the C2P key. */
export async function keyPage(session: Session, changes: Partial<typeof payer> = {}): Promise<PageView> {
  const page = await submit(await openPage(`${session.url}/c2p`), '/c2p', { ...payer, ...changes })
  expect(page.status, page.text).toBe(200)
  return page
}

export const sendKey = (page: PageView, token = goodKey) => submit(page, new URL(page.url).pathname, { token })

export const cardPage = (session: Session) => openPage(`${session.url}/card`)

export const sendCard = (page: PageView, changes: Partial<typeof card> = {}) =>
  submit(page, '/card', { ...card, ...changes })

/** The page that asks for the key of a debit. */
export async function otpPage(session: Session, changes: Partial<typeof payer> = {}): Promise<PageView> {
  const form = await openPage(`${session.url}/debit`)
  const page = await submit(form, '/debit', { ...payer, name: 'Ana Pérez', ...changes })
  expect(page.status, page.text).toBe(200)
  return page
}

export const sendOtp = (page: PageView, otp = goodKey) => submit(page, '/debit/key', { otp })
