import { createHmac } from 'node:crypto'
import { systemRandom } from '../../src/foundation/random.ts'
import { createSealer } from '../../src/storage/sealing.ts'
import { strongMasterKey } from './master-key.ts'

/** All test gateways seal with the same master key, so that they can share a database. */
export const testMasterKey = strongMasterKey()

/** Sealed what the released database of 0.1.0 has (test/storage/released). */
const formerMasterKey = Buffer.alloc(32, 7)

export const testSealer = createSealer(Buffer.from(testMasterKey, 'hex'), [formerMasterKey], systemRandom)

/** Keyed hash of a test that needs no installation. */
export const testHasher = (text: string): Buffer => createHmac('sha256', 'test').update(text).digest()
