import { expect, test } from 'vitest'
import { rolesToGive } from './roles.ts'

test.each([
  ['operator', true, ['owner', 'staff', 'cashier', 'viewer']],
  ['operator', false, ['operator', 'viewer']],
  ['owner', true, ['owner', 'staff', 'cashier', 'viewer']],
] as const)('an %s gives to a user of one tenant (%s) the roles %j', (role, hasTenant, given) => {
  expect(rolesToGive({ role }, hasTenant)).toEqual(given)
})
