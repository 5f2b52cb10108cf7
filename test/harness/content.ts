import { createSecretKey } from 'node:crypto'
import { systemRandom } from '../../src/foundation/random.ts'
import { createFingerprints, type RequestContent } from '../../src/idempotency/fingerprint.ts'

/** Content of a request without a body. */
export const testContent: RequestContent = createFingerprints([createSecretKey(Buffer.alloc(32))], systemRandom).of(
  'POST /test',
  undefined,
  { url: '/test', body: undefined },
)
