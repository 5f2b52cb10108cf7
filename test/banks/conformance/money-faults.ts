import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BankName } from '../../../src/banks/bank.ts'
import type { Merchant } from '../world.ts'
import type { Fault } from './faults.ts'
import { type Lines, openLines } from './line.ts'
import { type MoneyCall, prepare, type Subject } from './subject.ts'
import { moneyCalls } from './subjects.ts'

/** A call that moves money, made ready on an account of its own. */
export function stageOf(lines: () => Lines, bank: BankName, call: MoneyCall) {
  const { operation, entry = operation } = call

  async function readyFor(merchant: Merchant) {
    const make = await prepare(bank, call, merchant)
    const before = (await merchant.ledger(bank, entry)).length
    lines().lineOf(bank).takeSent()
    return { merchant, make, effects: async () => (await merchant.ledger(bank, entry)).length - before }
  }

  return {
    ready: () => readyFor(lines().newMerchant(bank)),
    /** The same account goes on working. */
    async expectWorking(merchant: Merchant) {
      const { make, effects } = await readyFor(merchant)
      expect(await make()).toMatchObject({ kind: 'approved' })
      expect(await effects()).toBe(1)
    },
  }
}

/** An answer that only the bank's front gives proves that the bank did not get the call. */
const isRefusal = ({ refusingStatuses }: Subject, { status = 0 }: Fault) => refusingStatuses.includes(status)

/** Every call that moves money, under each of the faults, checked against the ledger of the simulated bank. */
export function testMoney(faults: readonly Fault[]): void {
  let lines: Lines
  beforeAll(async () => {
    lines = await openLines()
  })
  afterAll(() => lines.stop())

  describe.each(moneyCalls)('$title', ({ bank, subject, call }) => {
    afterEach(() => lines.restore(bank))

    /** A front that refuses a call does not refuse one that was carried out. */
    const possible = faults.filter((fault) => !(fault.isProcessed && isRefusal(subject, fault)))
    const { ready, expectWorking } = stageOf(() => lines, bank, call)

    test.each(possible)('has an outcome no more certain than the evidence: $title', async (fault) => {
      const { merchant, make, effects } = await ready()
      lines.lineOf(bank).disturb(fault)
      const outcome = await make()
      if (isRefusal(subject, fault)) expect(outcome).toMatchObject({ kind: 'notSent', reason: 'setup' })
      else expect(outcome).toMatchObject({ kind: 'unknown', ...(fault.reason ? { reason: fault.reason } : {}) })
      expect(await effects()).toBe(fault.isProcessed ? 1 : 0)
      expect(lines.lineOf(bank).takeSent().calls).toHaveLength(1)
      await expectWorking(merchant)
    })
  })
}
