import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Flow } from '../../../src/banks/bank.ts'
import { connectors, sendsNotifications } from '../../../src/banks/connectors.ts'
import { openWorld, type World } from '../world.ts'
import { isDone, prepare, removeFields, type Subject } from './subject.ts'
import { banks, moneyCalls, queries } from './subjects.ts'

/** An account offers what it can do, and can do what it offers. */
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

const sorted = (flows: Iterable<string>) => [...new Set(flows)].toSorted()

describe.each(banks)('an account at $bank', ({ bank, subject }) => {
  const all = [...subject.money, ...subject.queries].map(({ flow }) => flow)
  const ofProducts = subject.products.flatMap(({ flows }) => flows)
  const ofEveryAccount = all.filter((flow) => !ofProducts.includes(flow))

  /** Flows of an account whose credentials have only the fields of these products. */
  async function offered(products: Subject['products']): Promise<string[]> {
    const merchant = world.newMerchant(bank)
    const kept = new Set(products.flatMap(({ fields }) => fields))
    const names = subject.products.flatMap(({ fields }) => fields)
    removeFields(
      merchant,
      bank,
      names.filter((name) => !kept.has(name)),
    )
    return sorted(Object.keys((await world.registry.account(merchant.scope, bank))?.flows ?? {}))
  }

  test('has every field of its form in its table, as a credential or as a setting that adds no flow', async () => {
    const given = Object.keys(world.newMerchant(bank).stored.accounts[bank]?.fields ?? {})
    const form = connectors[bank].fields.map(({ name }) => name)
    expect(sorted([...given, ...subject.settings])).toEqual(sorted(form))
  })

  test('with every product offers the flows of its table, and no other', async () => {
    expect(await offered(subject.products)).toEqual(sorted(all))
  })

  test.each(subject.products)('with only $fields offers $flows', async (product) => {
    expect(await offered([product])).toEqual(sorted([...ofEveryAccount, ...product.flows]))
  })

  test.each(subject.products)('without $fields lacks the flows that no other product has', async (product) => {
    // Nor another product that needs the same field.
    const others = subject.products.filter(({ fields }) => !product.fields.some((name) => fields.includes(name)))
    const left: Flow[] = [...ofEveryAccount, ...others.flatMap(({ flows }) => flows)]
    expect(await offered(others)).toEqual(sorted(left))
  })

  test('has in its table whether the bank notifies, and what may be repeated under a number of ours', async () => {
    const account = await world.registry.account(world.newMerchant(bank).scope, bank)
    const repeatable = subject.money.filter(({ isRepeatable }) => isRepeatable).map(({ flow }) => flow)
    expect(sorted(Object.keys(account?.operationRefs ?? {}))).toEqual(sorted(repeatable))
    expect(subject.notification !== undefined).toBe(sendsNotifications(bank))
  })

  test('logs on if its table has a session, and otherwise never', async () => {
    const before = await world.storedSessions()
    const merchant = world.newMerchant(bank)
    for (const call of [...subject.money, ...subject.queries]) await (await prepare(bank, call, merchant))()
    expect((await world.storedSessions()) > before).toBe(subject.session !== undefined)
  })

  test('is checked without an effect, and every finding is good', async () => {
    const merchant = world.newMerchant(bank)
    const findings = (await (await world.registry.account(merchant.scope, bank))?.check()) ?? []
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.filter(({ ok }) => !ok)).toEqual([])
    expect(await merchant.ledger(bank)).toEqual([])
  })
})

test.each([...moneyCalls, ...queries])('$title does what it is for', async ({ bank, call }) => {
  const merchant = world.newMerchant(bank)
  const make = await prepare(bank, call, merchant)
  const before = (await merchant.ledger(bank)).length
  expect(await make()).toSatisfy(isDone)
  const effects = (await merchant.ledger(bank)).length - before
  expect(effects).toBe(moneyCalls.some((money) => money.call === call) ? 1 : 0)
})
