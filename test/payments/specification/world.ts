import { systemRandom } from '../../../src/foundation/random.ts'
import type { Checkpoint } from '../../../src/payments/submit.ts'
import { collectionRoutes } from '../../../src/banks/flow-routes.ts'
import { setRoutes } from '../../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { type Receiver, startReceiver } from '../../harness/receiver.ts'
import { type Document, documentOf } from './document.ts'

export type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

/** One database, the simulated banks, and gateways in the three conditions the statuses need. */
export type World = {
  sandbox: TestSandbox
  gateway: TestGateway
  /** Its banks cannot be reached. */
  away: TestGateway
  /** Lets one request a second through. */
  narrow: TestGateway
  document: Document
  /** Receiver of webhooks. */
  receiver: Receiver
  /** Test hooks for the checkpoints of payments of the first gateway. */
  atPoint: Partial<Record<Checkpoint, () => Promise<void>>>
  tenantAt(bank: 'bnc' | 'r4'): Promise<Tenant>
  stop(): Promise<void>
}

const wide = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }
const tight = { PASARELA_RATE_LIMIT_PER_SECOND: '1', PASARELA_RATE_LIMIT_BURST: '1' }
const nobody = 'http://127.0.0.1:1'

export async function createWorld(): Promise<World> {
  const sandbox = await startTestSandbox()
  const receiver = await startReceiver()
  const atPoint: World['atPoint'] = {}
  const gateway = await startTestGateway({
    sandbox,
    env: wide,
    withMercantil: true,
    reached: (point) => atPoint[point]?.(),
  })
  const { connection } = gateway
  // One after the other: on a busy machine, building one's routes would outlast another's time to reach the database.
  const away = await startTestGateway({
    connection,
    sandbox: { ...sandbox, bncUrl: `${nobody}/api`, r4Url: nobody, mercantilUrl: nobody },
    withMercantil: true,
    env: { ...wide, PASARELA_ROLE: 'api' },
  })
  const narrow = await startTestGateway({ connection, sandbox, env: { ...tight, PASARELA_ROLE: 'api' } })
  return {
    sandbox,
    gateway,
    away,
    narrow,
    atPoint,
    document: await documentOf(gateway),
    receiver,
    async tenantAt(bank) {
      const tenant = await gateway.createTenant()
      const scope = { tenantId: tenant.tenantId, livemode: false }
      await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank, actor: 'test' })
      return tenant
    },
    async stop() {
      await Promise.all([gateway, away, narrow].map((each) => each.stop()))
      await receiver.stop()
      await sandbox.stop()
    },
  }
}
