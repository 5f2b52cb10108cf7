import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectors } from '../../../src/banks/connectors.ts'
import { type CodeMeaning, outcomes } from '../code-classes.ts'
import { unknownWithCode } from '../expected.ts'
import { openWorld, type World } from '../world.ts'
import { prepare } from './subject.ts'
import { banks, moneyCalls } from './subjects.ts'

/** The codes of each bank, checked against tables written apart from the connectors' own and by the bank's ledger. */
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => Promise.all(banks.map(({ bank }) => world.clearFaults(bank))))
afterAll(() => world.stop())

const classes = [
  'approved',
  'pending',
  'declined',
  'customerData',
  'unavailable',
  'setup',
  'unknownOutcome',
  'finalOnceConfirmed',
]

describe.each(banks)('every code of $bank', ({ bank, subject }) => {
  test.each([...subject.money, ...subject.queries].map(({ flow }) => flow))(
    'in its table of %s has a class and a sentence in both languages',
    (flow) => {
      for (const [code, { class: codeClass, text }] of Object.entries(connectors[bank].codesOf(flow))) {
        expect(classes, code).toContain(codeClass)
        expect(text.en, code).toMatch(/^\S.*\.$/)
        expect(text.es, code).toMatch(/^\S.*\.$/)
        expect(text.es, code).not.toBe(text.en)
      }
    },
  )
})

/** These are on no list of any bank. */
const unlisted = ['ZZ9', '98765', 'Q0Q0Q0']
const isUncertain = ({ meaning }: { meaning: CodeMeaning }) =>
  meaning === 'unknownOutcome' || meaning === 'finalOnceConfirmed'

const coded = moneyCalls.flatMap(({ call, ...rest }) => (call.codes ? [{ ...rest, call, codes: call.codes }] : []))

describe.each(coded)('$title', ({ bank, call, codes }) => {
  const { flow, operation, entry = operation } = call

  test.each(codes)('that is answered $code is $meaning', async ({ code, meaning }) => {
    const merchant = world.newMerchant(bank)
    const make = await prepare(bank, call, merchant)
    // Twice, because a bank with sessions may be asked again under a new one; the second is not used otherwise.
    await world.script(bank, { kind: 'code', operation, code, times: 2 })
    expect(await make()).toMatchObject(outcomes[meaning](code))
    expect(await merchant.ledger(bank, entry)).toHaveLength(meaning === 'approved' ? 1 : 0)
    // Of a refused charge the connector's table also says whether the customer's other data may succeed.
    if (!flow.startsWith('charge') || (meaning !== 'declined' && meaning !== 'customerData')) return
    expect(connectors[bank].codesOf(flow)[code]?.class).toBe(meaning)
  })

  test.each(codes.filter(isUncertain))(
    'that is answered $code although its money moved is not reported as rejected',
    async ({ code }) => {
      const merchant = world.newMerchant(bank)
      const make = await prepare(bank, call, merchant)
      await world.script(bank, { kind: 'code', operation, code, moved: true })
      expect(await make()).toMatchObject(unknownWithCode(code))
      expect(await merchant.ledger(bank, entry)).toHaveLength(1)
    },
  )

  test.each(unlisted)('that is answered %s, which is on no list, has an unknown outcome', async (code) => {
    for (const moved of [false, true]) {
      const merchant = world.newMerchant(bank)
      const make = await prepare(bank, call, merchant)
      await world.script(bank, { kind: 'code', operation, code, moved })
      expect(await make()).toMatchObject({ kind: 'unknown' })
      expect(await merchant.ledger(bank, entry)).toHaveLength(moved ? 1 : 0)
    }
  })
})
