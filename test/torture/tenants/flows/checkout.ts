import { setTimeout as pause } from 'node:timers/promises'
import { openPage, type PageView, submit } from '../../../checkout/customer.ts'
import { type Flow, type Operation, post, textOf } from '../operation.ts'
import type { Customer } from '../people.ts'
import { freshToken } from './c2p.ts'

/** A customer looks again at most this often, with this timeout for each page. */
const VISITS = 6
const PAGE_TIMEOUT_MS = 10_000

/**
 * A shop creates a session and its customer pays it by C2P: from one phone or two, sending forms twice, and beginning again
 * from the address of the session whenever a page does not come.
 */
export const payAtCheckout: Flow = async (operation) => {
  const { random, externalRef } = operation
  const body = { usdAmount: random.between(100, 9_000) / 100, description: 'Pedido', externalRef }
  const session = await post(operation, '/checkout/sessions', body, { keyPolicy: 'keyed', step: 'session' })
  const url = textOf(session, 'url')
  if (url === undefined) return
  const { pathname } = new URL(url)
  const phones = random.chance(0.3) ? [operation.customer(), operation.customer()] : [operation.customer()]
  await Promise.all(phones.map((customer) => payOnPhone(operation, pathname, customer)))
}

async function payOnPhone(operation: Operation, path: string, customer: Customer): Promise<void> {
  const { random } = operation
  for (let visit = 0; visit < VISITS && !operation.isOver(); visit += 1) {
    const isDone = await visitPage(operation, path, customer).catch(() => false)
    if (isDone) return
    await pause(random.between(50, 1_500))
  }
}

/** Whether the customer leaves: the session has ended, or there is nothing to fill in. */
async function visitPage(operation: Operation, path: string, { document, phone }: Customer): Promise<boolean> {
  const { client, random } = operation
  const origin = client.originFor(random)
  const open = (url: string) => openPage(url, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
  const details = { bank: '0102', documentType: 'V', document: document.slice(1), phone: `0${phone.slice(2)}` }

  const first = await open(`${origin}${path}/c2p`)
  if (first.status >= 500) return false
  const asked = hasField(first, 'phone') ? await send(first, details) : first
  if (!hasField(asked, 'token')) return asked.status === 410 || !hasField(asked, 'phone')
  const answered = await send(asked, { token: freshToken(operation) })
  return answered.status < 500 && !hasField(answered, 'token') && !hasField(answered, 'phone')

  /** Some customers tap twice. */
  async function send(page: PageView, fields: Record<string, string>): Promise<PageView> {
    const action = new URL(page.url).pathname
    const taps = random.chance(0.2) ? 2 : 1
    const sent = Array.from({ length: taps }, () =>
      submit(page, action, fields, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) }),
    )
    const [, ...others] = sent
    for (const other of others) other.catch(() => undefined)
    return sent[0] as Promise<PageView>
  }
}

function hasField({ forms }: PageView, name: string): boolean {
  return forms.some(({ fields }) => name in fields)
}
