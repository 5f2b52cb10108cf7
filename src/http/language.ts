import type { FastifyRequest } from 'fastify'
import type { Caller } from '../foundation/scope.ts'
import { type Language, preferredLanguage } from '../foundation/text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Language of the texts in a response. The tenant's language applies once the request is authenticated. */
export function languageOf({ headers, caller }: FastifyRequest): Language {
  return preferredLanguage(headers['accept-language'], caller?.language)
}
