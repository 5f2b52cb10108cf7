import { systemRandom } from '../../src/foundation/random.ts'
import { createSealer } from '../../src/storage/sealing.ts'

/** All test gateways seal with the same master key, so that they can share a database. */
export const testSealer = createSealer(Buffer.alloc(32, 7), [], systemRandom)
