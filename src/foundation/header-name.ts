import { Invalid, type Reader } from './setting-readers.ts'

/**
 * Header names that a delivery already uses or that clients, proxies and servers interpret (hop-by-hop, framing,
 * credentials, caching). A signature under one of these names would break the delivery or be stripped from it.
 */
const reserved =
  /^((x-)?webhook-.*|(content|accept|proxy|sec|access-control|if|x-forwarded)(-.*)?|host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|user-agent|authorization|cookie|set-cookie|date|from|origin|referer|range|via|forwarded|x-real-ip|cache-control|pragma|max-forwards|http2-settings|traceparent|tracestate|x-request-id)$/

/** Letters, digits and hyphens: HTTP allows more, but common proxies drop names with underscores or dots. */
const wellFormed = /^[a-z][a-z0-9-]{0,62}[a-z0-9]$/

/** Lower case, as the other headers of a delivery are written. */
export const signatureHeaderName: Reader<string> = (value) => {
  const name = value.toLowerCase()
  if (!wellFormed.test(name)) {
    throw new Invalid('must be the name of a header, such as X-Pasarela-Signature: letters, digits and hyphens')
  }
  if (reserved.test(name)) throw new Invalid(`must not be ${name}, which is already in use`)
  return name
}
