import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'
import { type Bank, notifyingBanks } from './notifying.ts'

/**
 * It is not known whether a bank also notifies our own C2P charges, nor under which numbers. Either
 * way, such money pays its charge and nothing else.
 */
let sandbox: TestSandbox
let gateway: TestGateway
let banks: ReturnType<typeof notifyingBanks>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  banks = notifyingBanks(gateway, sandbox)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const answered = { approved: undefined, 'lost after the money moved': 'resetAfter' } as const

test.each<[bank: Bank, facts: object]>([
  ['bnc', { notifiesC2p: false }],
  ['bnc', { notifiesC2p: true, c2pType: 'P2P', c2pNumbers: 'same' }],
  ['bnc', { notifiesC2p: true, c2pType: 'P2P', c2pNumbers: 'other' }],
  ['bnc', { notifiesC2p: true, c2pType: 'C2P', c2pNumbers: 'same' }],
  ['bnc', { notifiesC2p: true, c2pType: 'C2P', c2pNumbers: 'other' }],
  ['r4', { notifiesC2p: false }],
  ['r4', { notifiesC2p: true }],
  ['r4', { notifiesC2p: true, model: 'mbconsulta' }],
])(
  'at %s with %o, a notified C2P charge pays no second order, whether its response arrived or was lost',
  async (bank, readings) => {
    for (const [title, fault] of Object.entries(answered)) {
      const tenant = await gateway.createTenant()
      const scope = { tenantId: tenant.tenantId, livemode: false }
      await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank, actor: 'test' })
      const { client } = await banks.register(bank, tenant, readings)
      const intentId = await requestC2p(gateway, tenant.key)
      const operation = bank === 'bnc' ? 'SendC2P' : 'MBc2p'
      if (fault) await sandbox.control(bank, 'faults', { kind: fault, operation, client })
      const post = (path: string, body: object) =>
        gateway.call(`/v1/payments/${path}`, { method: 'POST', key: tenant.key, body })
      const charge = await post('c2p', { ...c2pDetails, intentId, token: '13572468' })
      const vesAmount = Number(charge.body['vesAmount'])

      const notices = await banks.quiet(bank, client)
      const notifiedNumbers = notices.flatMap(({ attempts }) =>
        attempts.flatMap(({ body }) => body.match(/\d{4,}/g) ?? []),
      )
      const [entry] = await sandbox.ledger(tenant.tenantId)
      const numbers = [...notifiedNumbers, charge.body['bankReference'], entry?.reference, entry?.line?.reference]
      const references = new Set(numbers.filter((number) => number !== undefined).flatMap(endingsOf))
      for (const reference of references) {
        // A transfer of that name and another amount: beside it the simulated BNC invents none that fits.
        const date = caracasDate(Date.now())
        if (bank === 'bnc') await sandbox.control(bank, 'movements', { client, reference, amount: 0.5, date })
        const verified = await post('pago-movil/verify', { vesAmount, reference })
        expect(verified.body['status'], `${title}: ${reference}`).not.toBe('COMPLETED')
      }
      const { body } = await gateway.call('/v1/payments?status=COMPLETED', { key: tenant.key })
      const paid = (body['items'] as { paymentId: string }[]).map(({ paymentId }) => paymentId)
      expect(paid.filter((paymentId) => paymentId !== intentId)).toEqual([])
    }
  },
)

/** The whole number and its last four digits, as a customer may give them. */
function endingsOf(number: unknown): string[] {
  const digits = String(number).padStart(4, '0')
  return digits.length > 32 ? [] : [digits, digits.slice(-4)]
}
