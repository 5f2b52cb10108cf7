import type { Browser } from 'playwright-core'
import { ensureDashboard } from '../../dashboard/build.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createPasswords } from '../../src/operators/access/passwords.ts'
import type { Role } from '../../src/foundation/roles.ts'
import { createUser } from '../../src/operators/access/users.ts'
import { launchChromium } from '../harness/chromium.ts'
import { startTestGateway, startTestSandbox, type TestGateway, testPasswordCost } from '../harness/gateway.ts'
import { payC2p, seedPayment } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { register } from '../harness/webhooks.ts'
import { addHistory } from './history.ts'

export type TestTenant = Awaited<ReturnType<TestGateway['createTenant']>>

/** A gateway with payment history, its users, and a browser. */
export type Environment = {
  gateway: TestGateway
  browser: Browser
  receiver: Receiver
  /** Address of the simulated BNC. */
  bncUrl: string
  ana: TestTenant
  sol: TestTenant
  /** Creates a user; all users have the same password. */
  addUser(role: Role, tenant?: TestTenant): Promise<string>
  /** Creates a payment of Ana's that needs manual review. */
  addAttention(of: 'charge' | 'reversal', externalRef: string): Promise<string>
  stop(): Promise<void>
}

export const PASSWORD = 'una frase larga de prueba'
const actor = 'test'

export async function createEnvironment(): Promise<Environment> {
  const build = await ensureDashboard((work) => work())
  if (build.kind === 'impossible') throw new Error(build.reason)
  await using opened = new AsyncDisposableStack()
  const sandbox = await startTestSandbox()
  opened.defer(() => sandbox.stop())
  const gateway = await startTestGateway({ sandbox, env: { PASARELA_MASTER_KEY: 'ab'.repeat(32) } })
  opened.defer(() => gateway.stop())
  const receiver = await startReceiver(() => ({ status: 200, body: '{"received":true}' }))
  opened.defer(() => receiver.stop())
  const browser = await launchChromium()
  opened.defer(() => browser.close())

  const { database } = gateway
  const [ana, sol] = [await gateway.createTenant('Bodega Ana'), await gateway.createTenant('Farmacia Sol')]
  const passwordHash = await createPasswords(systemRandom, testPasswordCost).hash(PASSWORD)
  let users = 0
  const scope = { tenantId: ana.tenantId, livemode: false }

  await register(gateway, ana.key, { url: `${receiver.url}/avisos` })
  await payC2p(gateway, ana.key, { externalRef: 'orden-1042', usdAmount: 1234.56 })
  await payC2p(gateway, ana.key, { externalRef: 'orden-1043' }, '00000051')
  const reversible = await payC2p(gateway, ana.key, { externalRef: 'orden-1044' })
  await gateway.call(`/v1/payments/${reversible}/reverse`, { method: 'POST', key: ana.key })
  await payC2p(gateway, sol.key, { externalRef: 'receta-7' })
  await addHistory(database, ana.tenantId)

  const resources = opened.move()
  return {
    gateway,
    browser,
    receiver,
    bncUrl: sandbox.bncUrl,
    ana,
    sol,
    async addUser(role, tenant) {
      const name = `persona-${(users += 1)}`
      const user = { name, role, tenantId: tenant?.tenantId ?? null, passwordHash, actor }
      await createUser(database, systemRandom, user)
      return name
    },
    addAttention: (of, externalRef) =>
      of === 'charge'
        ? seedPayment(database, scope, { externalRef, status: 'PENDING', stage: 'attention', submittedAt: new Date() })
        : seedPayment(
            database,
            scope,
            { externalRef },
            { reversal_stage: 'attention', reversal_submitted_at: new Date() },
          ),
    stop: () => resources.disposeAsync(),
  }
}
