import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakKey } from './key-strength.ts'

test.each([
  ['zeros', Buffer.alloc(32)],
  ['one byte repeated', Buffer.alloc(32, 0xab)],
  ['two bytes in turn', Buffer.from('abcd'.repeat(16), 'hex')],
  ['eight bytes in turn', Buffer.from('0123456789abcdef'.repeat(4), 'hex')],
  ['a sequence', Buffer.from(Array.from({ length: 32 }, (_none, index) => index))],
  ['a sequence backwards', Buffer.from(Array.from({ length: 32 }, (_none, index) => 255 - 3 * index))],
  ['a sentence of 32 characters', Buffer.from('una clave larga y facil de saber')],
])('%s is a weak key', (_name, key) => {
  expect(key).toHaveLength(32)
  expect(isWeakKey(key)).toBe(true)
})

test('random keys are not weak', () => {
  for (let drawn = 0; drawn < 10_000; drawn += 1) expect(isWeakKey(randomBytes(32))).toBe(false)
})
