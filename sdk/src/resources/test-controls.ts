import type { Operations, TestFaultRequest, TestMovementRequest } from '../openapi.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'

/** Bad days on demand at your own simulated bank accounts. Test keys only. */
export const testControls = (send: Send) => ({
  /** Script a fault of the next calls of your account at a simulated bank. */
  createFault: (body: TestFaultRequest, options?: WriteOptions) => send('createTestFault', { body }, options),

  /** List the faults that still wait for their call. */
  listFaults: (options?: CallOptions) => send('listTestFaults', {}, options),

  /** Remove all of them. */
  deleteFaults: (options?: CallOptions) => send('deleteTestFaults', {}, options),

  /** Put a movement on your simulated BNC account, as if somebody had paid. */
  createMovement: (body: TestMovementRequest, options?: WriteOptions) => send('createTestMovement', { body }, options),

  /** What really moved on your account, whatever the answers said. */
  ledger: (query: Operations['listTestLedger']['input']['query'], options?: CallOptions) =>
    send('listTestLedger', { query }, options),
})
