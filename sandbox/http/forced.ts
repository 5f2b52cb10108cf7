import type { Reply } from './reply.ts'

/** An answer that a scripted fault wants for a call. */
export type ForcedAnswer =
  | {
      kind: 'code'
      code: string
      /** The bank's own text unless given. */
      message?: string | undefined
      /** The money moves and the code is answered all the same. */
      moved: boolean
    }
  /** The refusal that names wrong fields; `code` where the wire has one for it. */
  | { kind: 'fields'; fields: readonly string[]; code?: string | undefined }

/** `isUsed` is false when the call did not come as far as the forced answer: a stale key is refused as such. */
export type ForcedReply = { reply: Reply; isUsed: boolean }
