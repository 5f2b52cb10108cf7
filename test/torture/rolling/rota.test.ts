import { describe, expect, test } from 'vitest'
import { createRota, SILENCES_TO_LEAVE } from './rota.ts'

function rotaOf(...ready: boolean[]) {
  const rota = createRota(ready.length)
  for (const [place, isReady] of ready.entries()) rota.hear(place, isReady ? 'ready' : 'refuses')
  return rota
}

const turns = (rota: ReturnType<typeof createRota>, count: number) => Array.from({ length: count }, () => rota.next())

describe('whose turn it is', () => {
  test('goes round those that are ready', () => {
    expect(turns(rotaOf(true, true, true), 5)).toEqual([0, 1, 2, 0, 1])
  })

  test('passes over one that refuses, and gives the others its share', () => {
    expect(turns(rotaOf(true, false, true), 4)).toEqual([0, 2, 0, 2])
  })

  test('is nobody’s before anybody has said that they are ready', () => {
    expect(createRota(2).next()).toBeUndefined()
  })

  test('is nobody’s when all refuse', () => {
    expect(rotaOf(false, false).next()).toBeUndefined()
  })
})

describe('a gateway', () => {
  test('that refuses once is out at once, and in again with the first yes', () => {
    const rota = rotaOf(true)
    rota.hear(0, 'refuses')
    expect(rota.isReady(0)).toBe(false)
    rota.hear(0, 'ready')
    expect(rota.isReady(0)).toBe(true)
  })

  test('that is only slow to answer stays in, until it has been silent too often', () => {
    const rota = rotaOf(true)
    for (let silences = 1; silences < SILENCES_TO_LEAVE; silences += 1) rota.hear(0, 'silent')
    expect(rota.isReady(0)).toBe(true)
    rota.hear(0, 'silent')
    expect(rota.isReady(0)).toBe(false)
  })

  test('that has answered in between starts its silences anew', () => {
    const rota = rotaOf(true)
    for (let looks = 0; looks < 2 * SILENCES_TO_LEAVE; looks += 1) rota.hear(0, looks % 2 === 0 ? 'silent' : 'ready')
    expect(rota.isReady(0)).toBe(true)
  })

  test('that was out does not come in by being silent', () => {
    const rota = rotaOf(false)
    rota.hear(0, 'silent')
    expect(rota.isReady(0)).toBe(false)
  })
})
