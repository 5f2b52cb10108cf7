import { expect, test } from 'vitest'
import type { Identity } from './identity.ts'
import { mustEnrol, requireStepUp, type StepUp } from './step-up.ts'

type Case = [who: Partial<Identity>, allowed: { local: StepUp[]; production: StepUp[] }]

const all: StepUp[] = ['always', 'live', 'own']

const cases: Case[] = [
  [
    { verified: null, factors: [] },
    { local: [], production: [] },
  ],
  [
    { verified: 'password', factors: [] },
    { local: all, production: ['own'] },
  ],
  [
    { verified: 'password', factors: ['totp'] },
    { local: [], production: [] },
  ],
  [
    { verified: null, factors: ['passkey'] },
    { local: [], production: [] },
  ],
  [
    { verified: 'factor', factors: ['totp'] },
    { local: all, production: all },
  ],
  [
    { verified: 'factor', factors: [], isExternal: true },
    { local: ['always', 'live'], production: ['always', 'live'] },
  ],
  [
    { verified: 'password', factors: [], isExternal: true },
    { local: [], production: [] },
  ],
  [
    { via: 'token', verified: null },
    { local: all, production: [] },
  ],
  [
    { via: 'token', verified: null, mayStepUp: true },
    { local: all, production: all },
  ],
]

test.each(cases)('a caller with %j steps up where it is enough', (who, allowed) => {
  const identity = { via: 'session', factors: [], mayStepUp: false, ...who } as unknown as Identity
  const passes = (isProduction: boolean) =>
    all.filter((stepUp) => {
      try {
        requireStepUp(identity, stepUp, isProduction)
        return true
      } catch {
        return false
      }
    })
  expect({ local: passes(false), production: passes(true) }).toEqual(allowed)
})

test('in production an operator of the identity provider need not enrol a factor', () => {
  const identity = { role: 'operator', factors: [], via: 'session', isExternal: true } as unknown as Identity
  expect(mustEnrol(identity, true)).toBe(false)
})

test.each([
  ['operator', [], 'session', true],
  ['operator', ['totp'], 'session', false],
  ['operator', [], 'token', false],
  ['staff', [], 'session', false],
] as const)('in production a %s with factors %j by %s must enrol one: %s', (role, factors, via, expected) => {
  const identity = { role, factors, via } as unknown as Identity
  expect(mustEnrol(identity, true)).toBe(expected)
  expect(mustEnrol(identity, false)).toBe(false)
})
