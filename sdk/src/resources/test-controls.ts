import type { Operations, TestFaultRequest, TestMovementRequest } from '../openapi.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'

/** Faults and movements at your simulated bank accounts. Test keys only. */
export const testControls = (send: Send) => ({
  /** Script a fault for the next calls of your account at a simulated bank. */
  createFault: (body: TestFaultRequest, options?: WriteOptions) => send('createTestFault', { body }, options),

  /** List the faults that have not occurred yet. */
  listFaults: (options?: CallOptions) => send('listTestFaults', {}, options),

  /** Remove all scripted faults. */
  deleteFaults: (options?: CallOptions) => send('deleteTestFaults', {}, options),

  /** Add a movement to your simulated BNC account, as if a customer had paid. */
  createMovement: (body: TestMovementRequest, options?: WriteOptions) => send('createTestMovement', { body }, options),

  /** Ledger of your account: the money that actually moved, whatever the responses were. */
  ledger: (query: Operations['listTestLedger']['input']['query'], options?: CallOptions) =>
    send('listTestLedger', { query }, options),
})
