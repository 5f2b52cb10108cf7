import type { Clock } from '../../foundation/clock.ts'
import type { Bank, Flows } from '../bank.ts'
import type { InvoiceLog } from '../invoices.ts'
import type { Transport } from '../transport.ts'
import type { Account } from './account.ts'
import { c2pFlows, keyFlows } from './c2p.ts'
import { cardFlows } from './cards.ts'
import { checkProducts } from './check.ts'
import type { MercantilCredentials } from './credentials.ts'
import { operationFlows } from './operation.ts'
import { transferFlows } from './transfers.ts'
import { createMercantilClient } from './wire/client.ts'

/** Connector of Mercantil Banco. Its protocol has no session and no signature: TLS, a client id and encrypted fields. */
export function createMercantil(parts: {
  credentials: MercantilCredentials
  baseUrl: string
  transport: Transport
  invoices: InvoiceLog
  clock: Clock
}): Bank {
  const { credentials, baseUrl, transport, invoices, clock } = parts
  const { access, identity } = credentials
  const client = createMercantilClient({ baseUrl, access, identity, transport })
  const account: Account = { client, credentials, invoices, clock }
  return { name: 'mercantil', flows: flowsOf(account), check: () => checkProducts(account) }
}

/** A product without credentials is not contracted: its flows are absent. */
function flowsOf(account: Account): Partial<Flows> {
  const { access } = account.credentials
  return {
    ...(access.c2p && c2pFlows(account)),
    ...(access.scp && keyFlows(account)),
    ...(access.card && cardFlows(account)),
    ...transferFlows(account),
    ...operationFlows(account),
  }
}
