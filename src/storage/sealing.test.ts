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
    const isCurrent = (value: Buffer) => value.subarray(0, rotated.mark.length).equals(rotated.mark)
    expect([isCurrent(sealed), isCurrent(rotated.seal('x', 'row'))]).toEqual([false, true])
    expect(() => createSealer(two, [], systemRandom).open(sealed, 'row')).toThrow('PASARELA_OLD_MASTER_KEYS')
  })

  test('a value that version 0.1 sealed opens, and is not current', () => {
    // Sealed by version 0.1 under the key of thirty-two bytes 1, for the context "row 1".
    const sealed = Buffer.from(
      '01dad491ca3849384c784c5aa939e12af7e91d4eeefca2a9610da3690a625580d175483cf7343421098a38ae9d59',
      'hex',
    )
    expect(sealer.open(sealed, 'row 1')).toBe('clave ñ 🔑')
    expect(() => sealer.open(sealed, 'row 2')).toThrow('belongs to another row')
    expect(sealed.subarray(0, sealer.mark.length).equals(sealer.mark)).toBe(false)
  })

  test('no derived key seals more values than its limit, and values under all of them open', () => {
    const limited = createSealer(one, [], systemRandom, { keyUses: 3 })
    const values = Array.from({ length: 10 }, (_none, index) => limited.seal(String(index), 'row'))
    const salts = values.map((value) => value.subarray(5, 21).toString('hex'))
    expect(Object.values(Object.groupBy(salts, (salt) => salt)).map((used) => used?.length)).toEqual([3, 3, 3, 1])
    const other = createSealer(one, [], systemRandom)
    expect(values.map((value) => other.open(value, 'row'))).toEqual(values.map((_value, index) => String(index)))
  })

  test('two processes with the same master key seal under different keys', () => {
    const [here, there] = [createSealer(one, [], systemRandom), createSealer(one, [], systemRandom)]
    const saltOf = (value: Buffer) => value.subarray(5, 21).toString('hex')
    expect(saltOf(here.seal('x', 'row'))).not.toBe(saltOf(there.seal('x', 'row')))
  })
})
