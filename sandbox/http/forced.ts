import type { Reply } from './reply.ts'

/** A response that a scripted fault prescribes for a call. */
export type ForcedResponse =
  | {
      kind: 'code'
      code: string
      /** Defaults to the bank's text. */
      message?: string | undefined
      /** The money moves although the code is returned. */
      moved: boolean
    }
  /** The refusal that names invalid fields; `code` where the bank has one for it. */
  | { kind: 'fields'; fields: readonly string[]; code?: string | undefined }

/** `isUsed` is false when the call ended before the forced response, for example with a stale key. */
export type ForcedReply = { reply: Reply; isUsed: boolean }
