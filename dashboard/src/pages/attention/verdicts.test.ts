import { describe, expect, test } from 'vitest'
import { questionOf, resolutionOf } from './verdicts.ts'

describe('subject of the manual review', () => {
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
  ] as const)(
    'a payment in stage %s with reversal stage %s has the review subject %s',
    (stage, reversalStage, question) => expect(questionOf({ stage, reversalStage, reviewReason: null })).toBe(question),
  )
})

describe('recorded resolution', () => {
  test('an affirmative verdict carries the reference, and the reason if given', () => {
    expect(resolutionOf('completed', { reference: ' 0012 ', reason: '', hasNoLine: false })).toEqual({
      verdict: 'completed',
      reference: '0012',
    })
    expect(resolutionOf('reversed', { reference: '', reason: 'por teléfono', hasNoLine: false })).toEqual({
      verdict: 'reversed',
      reason: 'por teléfono',
    })
  })

  test('a negative verdict omits a reference that was typed before', () => {
    expect(resolutionOf('failed', { reference: '0012', reason: ' dice que no ', hasNoLine: false })).toEqual({
      verdict: 'failed',
      reason: 'dice que no',
    })
  })
})
