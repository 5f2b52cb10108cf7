import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { script } from './script.ts'

test('the script is small and its address changes with its content', () => {
  const hash = createHash('sha256').update(script.bytes).digest('hex')
  expect(script.path).toBe(`/pay/assets/checkout.${hash.slice(0, 16)}.js`)
  expect(script.bytes.length).toBeLessThanOrEqual(8000)
})

test('the script uses no syntax that is newer than ES2018', () => {
  expect(script.bytes.toString()).not.toMatch(/\?\.[a-z[(]|\?\?|catch \{|\|\|=|&&=|\breplaceAll|\.at\(|#[a-z]+\s*[=(]/)
})
