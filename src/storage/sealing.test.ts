import { describe, expect, test } from 'vitest'
import { systemRandom } from '../foundation/random.ts'
import { createSealer } from './sealing.ts'

const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const sealer = createSealer(one, [], systemRandom)

describe('a sealed value', () => {
  test('a sealed value opens to its plain text, and differs each time it is sealed', () => {
    const sealed = sealer.seal('clave ñ 🔑', 'row 1')
    expect(sealer.open(sealed, 'row 1')).toBe('clave ñ 🔑')
    expect(sealer.seal('clave ñ 🔑', 'row 1').equals(sealed)).toBe(false)
    expect(sealed.includes('clave')).toBe(false)
  })

  test('a sealed value does not open in another row', () => {
    expect(() => sealer.open(sealer.seal('x', 'row 1'), 'row 2')).toThrow('belongs to another row')
  })

  test('a sealed value does not open if any byte was altered', () => {
    const sealed = sealer.seal('secret', 'row')
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed)
      altered[index] = (altered[index] ?? 0) ^ 1
      expect(() => sealer.open(altered, 'row')).toThrow()
    }
    expect(() => sealer.open(Buffer.alloc(0), 'row')).toThrow('Not a sealed value')
  })

  test('a value sealed under a former master key opens while that key is configured, and is not current', () => {
    const sealed = sealer.seal('x', 'row')
    const rotated = createSealer(two, [one], systemRandom)
    expect(rotated.open(sealed, 'row')).toBe('x')
    expect(rotated.isCurrent(sealed)).toBe(false)
    expect(rotated.isCurrent(rotated.seal('x', 'row'))).toBe(true)
    expect(() => createSealer(two, [], systemRandom).open(sealed, 'row')).toThrow('PASARELA_OLD_MASTER_KEYS')
  })
})
