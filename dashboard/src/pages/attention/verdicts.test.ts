import { describe, expect, test } from 'vitest'
import { questionOf, resolutionOf } from './verdicts.ts'

describe('what there is to ask the bank', () => {
  test.each([
    ['attention', null, 'charge'],
    ['unknown', null, 'charge'],
    ['accepted', null, 'charge'],
    [null, 'attention', 'reversal'],
    [null, 'unknown', 'reversal'],
    ['intent', null, undefined],
    ['submitted', null, undefined],
    [null, 'submitted', undefined],
    [null, null, undefined],
  ] as const)('stage %s and reversal %s: %s', (stage, reversalStage, question) =>
    expect(questionOf({ stage, reversalStage, reviewReason: null })).toBe(question),
  )
})

describe('what is recorded', () => {
  test('a yes carries the reference, and the reason when there is one', () => {
    expect(resolutionOf('completed', { reference: ' 0012 ', reason: '', hasNoLine: false })).toEqual({
      verdict: 'completed',
      reference: '0012',
    })
    expect(resolutionOf('reversed', { reference: '', reason: 'por teléfono', hasNoLine: false })).toEqual({
      verdict: 'reversed',
      reason: 'por teléfono',
    })
  })

  test('a no never carries the reference that was typed before', () => {
    expect(resolutionOf('failed', { reference: '0012', reason: ' dice que no ', hasNoLine: false })).toEqual({
      verdict: 'failed',
      reason: 'dice que no',
    })
  })
})
