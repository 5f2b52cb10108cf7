import { expect, test } from 'vitest'
import { decimal } from '../foundation/money.ts'
import { systemRandom } from '../foundation/random.ts'
import type { PaymentContext } from './submit.ts'
import { newPayment } from './new-payment.ts'

const caller = { scope: { tenantId: systemRandom.uuid(), livemode: false }, keyId: null }
const at = (rate: string | undefined) =>
  ({
    random: systemRandom,
    rates: {
      current: async () => ({ rate: decimal(rate ?? 0), valueDate: '2026-10-05' }),
      find: async () => (rate === undefined ? undefined : { rate: decimal(rate), valueDate: '2026-10-05' }),
    },
  }) as unknown as PaymentContext
const draft = { method: 'C2P', stage: 'intent', payer: {}, externalRef: undefined, metadata: undefined } as const

test('an amount that the rate makes less than one céntimo is refused', async () => {
  const made = newPayment(at('0.1'), caller, new Date(), { ...draft, amount: { usd: decimal('0.01') } })
  await expect(made).rejects.toMatchObject({ code: 'invalid_request' })
})

test('an amount in VES needs no rate, and has no amount in USD without one', async () => {
  const amount = { ves: decimal('100') }
  const without = await newPayment(at(undefined), caller, new Date(), { ...draft, amount })
  expect([without.usdAmount, without.bcvRate, without.rateDate]).toEqual([null, null, null])
  const priced = await newPayment(at('200'), caller, new Date(), { ...draft, amount })
  expect(priced.usdAmount?.toString()).toBe('0.5')
})
