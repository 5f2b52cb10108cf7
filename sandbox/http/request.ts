import type { IncomingHttpHeaders } from 'node:http'

export type HttpRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}
