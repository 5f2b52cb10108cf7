import { describe, expect, test } from 'vitest'
import type { Outcome } from '../bank.ts'
import {
  answering,
  chargeC2p,
  createTestBank,
  moneyFlows,
  operationId,
  type R4Flows,
} from './fixtures/scripted-bank.ts'
import vectorFile from './vectors.json' with { type: 'json' }

type Run = (flows: R4Flows) => Promise<Outcome>

const find: Run = (flows) => flows.findOperation({ operationId, elapsedMs: 0 })

const runs: Record<string, Run> = {
  ...moneyFlows,
  '/MBc2p': chargeC2p,
  '/ConsultarOperaciones': find,
}

/** The outcome of each sample's stated meaning. */
const outcomes: Record<string, object> = {
  approved: { kind: 'approved' },
  'not charged; a free MBbcv call shows which token was wrong': { kind: 'rejected', code: '08' },
  declined: { kind: 'rejected', code: '41' },
  'accepted, not final': { kind: 'approved', code: '202' },
  pending: { kind: 'pending', code: 'AC00' },
  'accepted, not final: query with the uuid': {
    kind: 'pending',
    code: '202',
    operationId: '7b1c2f6e-0d3a-4c55-9a41-3f0c5e9b2d19',
  },
  'nothing charged; the payer must approve the mandate at their bank': { kind: 'rejected', code: 'MD01' },
  'not processed; the field is named': { kind: 'rejected', code: '07:telefono' },
  'unknown outcome: no code says that nothing was paid': { kind: 'unknown' },
  'set-up': { kind: 'notSent', reason: 'setup' },
}

const { samples } = vectorFile.answers
const rate = samples.find(({ path }) => path === '/MBbcv')
const statusOf = (sample: (typeof samples)[number]) => ('httpStatus' in sample ? sample.httpStatus : 200)

describe('the sample answers', () => {
  test.each(samples.filter((sample) => sample !== rate))('$path, $name: $meaning', async (sample) => {
    const run = runs[sample.path]
    const expected = outcomes[sample.meaning]
    if (!run || !expected) throw new Error('a sample of an operation or a meaning that this test does not know')
    const { flows } = createTestBank(({ operation }) =>
      operation === 'r4.fetchRate' ? answering(rate?.rawBody) : answering(sample.rawBody, statusOf(sample)),
    )
    const outcome = await run(flows)
    expect(outcome).toMatchObject(expected)
    const reference = /"reference":"?(\d+)/.exec(sample.rawBody)?.[1]
    if (reference !== undefined) expect(outcome).toMatchObject({ reference, numbers: [reference] })
  })

  test('the sample rate is parsed to its last decimal', async () => {
    const answer = await createTestBank(answering(rate?.rawBody)).flows.fetchRate('2026-10-05')
    expect(answer.kind === 'answered' && answer.rate?.value.toString()).toBe('301.3709')
  })
})
