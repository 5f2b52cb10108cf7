/** Types shared with the bench, which compiles without this package's dependencies. */

export type DatabaseConnection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

export type Endpoint = { url: string; secret: string }

/** Everything the peer of the gateway needs to start. */
export type PaymentsSetup = {
  connection: DatabaseConnection
  poolSize: number
  tenant: { name: string; apiKey: string }
  bnc: { url: string; clientGuid: string; masterKey: string; terminal: string }
  rate: { bcvRate: number; rateDate: string; fetchedAt: string }
  endpoints: Endpoint[]
  /** Whether NOTIFY wakes the worker of the queue for each webhook, or it polls twice a second. */
  notify: boolean
}

/** A running peer. */
export type PaymentsPeer = { url: string }

export type DeliveriesSetup = {
  connection: DatabaseConnection
  endpoints: Endpoint[]
  /** Requests in flight over all endpoints. */
  concurrency: number
}

/** Jobs to queue in one commit: `each` for every endpoint. */
export type QueuedDeliveries = { each: number; event: string; body: string }

export type DeliveriesPeer = { queue(jobs: QueuedDeliveries): Promise<void> }
