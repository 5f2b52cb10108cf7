import { describe, expect, test } from 'vitest'
import { defaultScopes, keyScopes, scopePresets } from '../../../../src/foundation/key-scopes.ts'
import { allScopes, emptyDraft, isUnrestricted, presets, restrictionsOf } from './restrictions.ts'

test('the presets and scopes offered are those of the gateway', () => {
  expect(presets).toEqual({ ...scopePresets, all: defaultScopes })
  expect(allScopes).toEqual(keyScopes)
})

describe('request for a new key', () => {
  test('a draft without restrictions has only the scopes of its preset', () => {
    expect(restrictionsOf(emptyDraft('live'))).toEqual({ scopes: ['collect', 'read'] })
    expect(restrictionsOf(emptyDraft('test'))).toEqual({ scopes: [...defaultScopes] })
  })

  test('networks are one per line, and amounts are read with a decimal comma', () => {
    expect(
      restrictionsOf({
        ...emptyDraft('live'),
        name: ' Caja 1 ',
        purpose: 'payouts',
        networks: '203.0.113.0/24\n\n 2001:db8::/32 ',
        dayLimitVes: '50.000,50',
      }),
    ).toEqual({
      name: 'Caja 1',
      scopes: ['payout', 'read'],
      allowedIps: ['203.0.113.0/24', '2001:db8::/32'],
      dayLimitVes: '50000.50',
    })
  })

  test('an amount that cannot be read is sent as typed, for the API to refuse', () => {
    expect(restrictionsOf({ ...emptyDraft('live'), callLimitVes: 'mucho' })).toMatchObject({ callLimitVes: 'mucho' })
  })

  test('scopes chosen one by one replace those of a preset', () => {
    const draft = { ...emptyDraft('live'), purpose: 'chosen' as const, chosen: ['refund' as const] }
    expect(restrictionsOf(draft).scopes).toEqual(['refund'])
  })
})

test.each([
  [{ scopes: ['collect', 'read'] }, false],
  [{ scopes: ['payout'] }, true],
  [{ scopes: ['refund'] }, true],
  [{ scopes: ['payout'], allowedIps: ['203.0.113.0/24'] }, false],
  [{ scopes: ['payout'], callLimitVes: '1' }, false],
  [{ scopes: ['payout'], dayLimitVes: '1' }, false],
  [{ scopes: ['payout'], payeeLimitVes: '1' }, true],
] as const)('a key with %j is unrestricted: %s', (restrictions, expected) => {
  expect(isUnrestricted(restrictions as never)).toBe(expected)
})
