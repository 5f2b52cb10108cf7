import type { FastifyRequest } from 'fastify'
import type { Caller } from '../foundation/scope.ts'
import { type Language, preferredLanguage } from '../foundation/text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Of everything a person reads in the answer. The tenant's own counts once its key was recognised. */
export function languageOf({ headers, caller }: FastifyRequest): Language {
  return preferredLanguage(headers['accept-language'], caller?.language)
}
