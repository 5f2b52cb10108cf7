import type { IncomingHttpHeaders } from 'node:http'

export type Call = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string }
