import { expect } from 'vitest'

/** How outcomes are written in the tables of these tests. */
export const approved = (code: string) => ({ kind: 'approved', code })
export const rejected = (code: string) => ({ kind: 'rejected', code })
export const pending = { kind: 'pending', code: 'AC00', operationId: expect.any(String) }
export const lost = { kind: 'unknown', reason: 'connection_lost' }
export const late = { kind: 'unknown', reason: 'timeout' }
export const unreadable = { kind: 'unknown', reason: 'unreadable_answer' }
export const unknownWithCode = (code: string) => ({ kind: 'unknown', reason: 'doubtful_code', code })
export const notSent = (reason: string, code?: string) => ({
  kind: 'notSent',
  reason,
  ...(code === undefined ? {} : { code }),
})
