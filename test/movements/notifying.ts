import { expect } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import r4Vectors from '../../src/banks/r4/vectors.json' with { type: 'json' }
import { systemRandom } from '../../src/foundation/random.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import type { TestGateway, TestSandbox } from '../harness/gateway.ts'
import { testSealer } from '../harness/sealer.ts'

export type Bank = 'bnc' | 'r4'
export type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
export type Notice = {
  delivery: string
  money?: string
  attempts: { status: number | null; body: string; answer: string }[]
}

/** Simulated banks that notify a gateway of movements on its tenants' accounts. */
export function notifyingBanks(gateway: TestGateway, sandbox: TestSandbox) {
  return {
    /** Makes the address of a tenant's account and gives it to the bank. */
    async register(bank: Bank, tenant: Tenant, options: object = {}) {
      const store = createAddressStore({ database: gateway.database, sealer: testSealer })
      const whose = { tenantId: tenant.tenantId, livemode: false, bank }
      const choice = { settles: bank === 'r4', allowed: [], graceSeconds: 0, actor: 'test' }
      const { token, secrets } = await store.make(systemRandom, whose, choice)
      const url = `${gateway.url}/notify/${token}`
      const { bnc, r4 } = sandboxCredentials(tenant.tenantId)
      const client = bank === 'bnc' ? bnc.clientGuid : r4.commerce
      const shown = bank === 'bnc' ? { apiKey: secrets['apiKey'] } : { authorization: secrets['authorization'] }
      await sandbox.control(bank, 'notices', { client, url, ...shown, ...options })
      return { client, url, secrets }
    },

    /** Notifications of the bank, once none is pending. */
    async quiet(bank: Bank, client: string): Promise<Notice[]> {
      const base = bank === 'bnc' ? sandbox.bncUrl : sandbox.r4Url
      const read = async () => {
        const response = await fetch(new URL(`/control/notices?client=${client}`, base))
        return (await response.json()) as { pending: number; notices: Notice[] }
      }
      await expect.poll(async () => (await read()).pending, { timeout: 100_000 }).toBe(0)
      return (await read()).notices
    },
  }
}

/** Makes an address of the tenant's account at R4. Returns a function that sends the published notification there, changed. */
export async function r4Address(gateway: Pick<TestGateway, 'database' | 'url'>, tenant: Pick<Tenant, 'tenantId'>) {
  const store = createAddressStore({ database: gateway.database, sealer: testSealer })
  const choice = { settles: true, allowed: [], graceSeconds: 0, actor: 'test' }
  const whose = { tenantId: tenant.tenantId, livemode: false, bank: 'r4' as const }
  const { token, secrets } = await store.make(systemRandom, whose, choice)
  const sample = r4Vectors.notifications.requests.find(({ name }) => name === 'R4notifica')?.rawBody ?? ''
  return async (changes: object): Promise<void> => {
    const fields = { ...JSON.parse(addressedTo(tenant, sample)), FechaHora: new Date().toISOString(), ...changes }
    const response = await fetch(`${gateway.url}/notify/${token}/R4notifica`, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json', authorization: secrets['authorization'] ?? '' },
    })
    expect([response.status, await response.text()]).toEqual([200, '{"abono":true}'])
  }
}

/** A notification of the published vectors, addressed to the tenant's phone. */
export function addressedTo({ tenantId }: Pick<Tenant, 'tenantId'>, rawBody: string): string {
  const { collectingPhone } = sandboxCredentials(tenantId).r4
  return rawBody.replaceAll('04120000001', collectingPhone.replace(/^58/, '0'))
}
