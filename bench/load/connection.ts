import { connect, type Socket } from 'node:net'

/**
 * One keep-alive HTTP/1.1 connection, one request at a time. It parses only the status and the content length: about
 * 10 µs per request. A complete HTTP client would cost more CPU than the servers being measured.
 */
export type Connection = { send(request: Buffer): void; close(): void }

export type OnResponse = (status: number, body: () => string) => void

export function openConnection(
  origin: string,
  onResponse: OnResponse,
  onError: (error: Error) => void,
): Promise<Connection> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(readResponses(socket, onResponse, onError))
    })
  })
}

function readResponses(socket: Socket, onResponse: OnResponse, onError: (error: Error) => void): Connection {
  let received: Buffer = Buffer.alloc(0)
  let isClosing = false
  socket.on('error', (error) => isClosing || onError(error))
  socket.on('close', () => isClosing || onError(new Error('the server closed the connection')))
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = received.toString('latin1', 0, headEnd)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) return onError(new Error('a response without content-length'))
    const end = headEnd + 4 + Number(length)
    if (received.length < end) return
    const whole = received
    received = Buffer.alloc(0)
    onResponse(Number(head.slice(9, 12)), () => whole.toString('utf8', headEnd + 4, end))
  })
  return {
    send: (request) => void socket.write(request),
    close() {
      isClosing = true
      socket.destroy()
    },
  }
}
