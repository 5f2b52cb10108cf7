import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { base64Of } from './base64.ts'

test.each([0, 1, 2, 3, 100_000])('a file of %i bytes is encoded in base64 as Node.js does', (size) => {
  const bytes = Uint8Array.from(randomBytes(size))
  expect(base64Of(bytes.buffer)).toBe(Buffer.from(bytes).toString('base64'))
})
