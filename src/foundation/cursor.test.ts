import { createSecretKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createCursors, createHiddenCursors } from './cursor.ts'

const keyOf = (byte: number) => createSecretKey(Buffer.alloc(32, byte))
const cursors = createCursors([keyOf(1)])
const list = ['payments', { tenantId: 'a', livemode: false }, { status: 'FAILED' }]
const id = '01a1dd0d-1851-7615-a81f-4bf3713f333f'

test('reading a cursor returns the id it was written for', () => {
  expect(cursors.read(list, cursors.write(list, id))).toBe(id)
})

test('a cursor with any one character changed, added or missing is refused', () => {
  const cursor = cursors.write(list, id)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const changed = cursor.split('').flatMap((letter, index) =>
    alphabet
      .split('')
      .filter((other) => other !== letter)
      .map((other) => cursor.slice(0, index) + other + cursor.slice(index + 1)),
  )
  const others = [...changed, `${cursor}A`, `${cursor}=`, ` ${cursor}`, cursor.slice(1), cursor.slice(0, -1), '']
  expect(others.filter((text) => cursors.read(list, text) !== undefined)).toEqual([])
})

test.each([
  ['another tenant', ['payments', { tenantId: 'b', livemode: false }, { status: 'FAILED' }]],
  ['the other mode', ['payments', { tenantId: 'a', livemode: true }, { status: 'FAILED' }]],
  ['other filters', ['payments', { tenantId: 'a', livemode: false }, {}]],
])('a cursor of %s is refused', (_case, other) => {
  expect(cursors.read(list, cursors.write(other, id))).toBeUndefined()
})

test('a cursor made with another key is refused', () => {
  expect(cursors.read(list, createCursors([keyOf(2)]).write(list, id))).toBeUndefined()
})

test('a cursor of a former key is read, and new ones are written under the current key', () => {
  const rotated = createCursors([keyOf(2), keyOf(1)])
  expect(rotated.read(list, cursors.write(list, id))).toBe(id)
  expect(rotated.write(list, id)).toBe(createCursors([keyOf(2)]).write(list, id))
})

describe('a hidden cursor', () => {
  const events = ['events', 'tenant']
  const position = '00000000-0000-03fe-0000-000000000015'
  const [former, current] = [keyOf(1), keyOf(2)]

  test('leads to its position, also under a former secret, and only in its list', () => {
    const text = createHiddenCursors([former]).write(events, position)
    expect(createHiddenCursors([current, former]).read(events, text)).toBe(position)
    expect(createHiddenCursors([current]).read(events, text)).toBeUndefined()
    expect(createHiddenCursors([former]).read(['events', 'other'], text)).toBeUndefined()
  })

  test('shows nothing of its position: neighbours have no part in common', () => {
    const bytesOf = (of: string) => Buffer.from(createHiddenCursors([current]).write(events, of), 'base64url')
    const [one, next] = [bytesOf(position), bytesOf('00000000-0000-03fe-0000-000000000016')]
    expect(one.subarray(0, 4).equals(next.subarray(0, 4))).toBe(false)
    expect(one.toString('hex')).not.toContain('03fe')
    expect(one.subarray(0, 16).toString('hex')).not.toBe(position.replaceAll('-', ''))
  })
})
