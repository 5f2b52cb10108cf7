import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleMs } from '../../sandbox/outcomes.ts'
import { decimal } from '../../src/foundation/money.ts'
import { creditAccount, creditPhone, payOut, sendChange } from './calls.ts'
import { approved, lost, notSent, pending, rejected, unreadable } from './expected.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

/** Credits can say "in process"; change and payouts cannot, and their answers are lost. */
const flows = [
  { flow: 'a credit to a phone', call: creditPhone, operation: 'CreditoInmediato', yes: 'ACCP', no: 'AM04' },
  { flow: 'a credit to an account', call: creditAccount, operation: 'CICuentas', yes: 'ACCP', no: 'AM04' },
  { flow: 'change', call: sendChange, operation: 'MBvuelto', yes: '00', no: '51' },
  { flow: 'a payout', call: payOut, operation: 'R4pagos', yes: '00', no: '51' },
]

const cases = [
  { cents: '40', outcome: 'yes', moves: [1, 1] },
  { cents: '51', outcome: 'no', moves: [0, 0] },
  { cents: '09', outcome: 'in process', moves: [0, 1] },
  { cents: '08', outcome: 'in process', moves: [0, 0] },
  { cents: '98', outcome: lost, moves: [1, 1] },
  { cents: '99', outcome: lost, moves: [0, 0] },
  { cents: '97', outcome: unreadable, moves: [1, 1] },
  { cents: '91', outcome: notSent('bank_unavailable', '91'), moves: [0, 0] },
]

describe.each(flows)('$flow', ({ call, operation, yes, no }) => {
  test.each(cases)(
    'of an amount ending in .$cents moves money as the sandbox’s table of cents says',
    async ({ cents, outcome, moves }) => {
      const merchant = world.newMerchant()
      const isCredit = yes === 'ACCP'
      const expected: Record<string, object> = {
        yes: approved(yes),
        no: rejected(no),
        'in process': isCredit ? pending : lost,
      }
      const found = await call(merchant, decimal(`7310.${cents}`))
      expect(found).toMatchObject(typeof outcome === 'string' ? (expected[outcome] ?? {}) : outcome)

      const before = await merchant.ledger('r4')
      await world.clock.advance(settleMs)
      const entries = await merchant.ledger('r4')
      expect([before.length, entries.length]).toEqual(moves)
      for (const entry of entries) expect(entry).toMatchObject({ operation, amount: `7310.${cents}`, direction: 'out' })

      if (found.kind === 'approved' && operation !== 'R4pagos') expect(found.reference).toBe(entries[0]?.reference)
      if (found.kind !== 'pending') return
      const queried = await (await merchant.flow('findOperation', 'r4'))({
        operationId: found.operationId ?? '',
        elapsedMs: settleMs,
      })
      expect(queried).toMatchObject(entries.length === 1 ? approved('ACCP') : rejected('AM04'))
    },
  )
})

test('a payout pays each person the part that was ordered', async () => {
  const merchant = world.newMerchant()
  await payOut(merchant, decimal('300'))
  expect(await merchant.ledger('r4')).toMatchObject([
    {
      amount: '300.00',
      paymentHint: '12345678',
      parts: [
        { document: 'V05503673', amount: '1.00' },
        { document: 'J123456784', amount: '299.00' },
      ],
    },
  ])
})
