import type { Socket } from 'node:net'
import { type ErrorCode, GatewayError } from '../foundation/errors.ts'
import { errorBody } from './errors.ts'
import { securityHeaders } from './headers.ts'

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Responds to input that Node's HTTP parser refuses; no request object exists, so the response goes to the socket. */
export function answerClientError(failure: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const error = new GatewayError(codes[failure.code ?? ''] ?? 'invalid_request')
  const body = JSON.stringify(errorBody(error, { requestId, language: 'en' }))
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${error.status} ${error.code}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
