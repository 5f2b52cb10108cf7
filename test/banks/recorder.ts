import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One call as it went over the wire, and its answer. */
export type Exchange = {
  path: string
  /** As written, without the two that depend on where the recording was made. */
  headers: [name: string, value: string][]
  body: string
  status: number
  contentType: string
  answer: string
}

export type Recorder = {
  url: string
  /** Returns and clears the recorded exchanges. */
  takeRecorded(): Exchange[]
  stop(): Promise<void>
}

const OF_THE_PLACE = ['host', 'connection']

/** Recording proxy between a connector and its bank. */
export async function startRecorder(bankUrl: string): Promise<Recorder> {
  const { origin } = new URL(bankUrl)
  let recorded: Exchange[] = []

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', rawHeaders } = request
    const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
    )
    const headers = pairs.filter(([name]) => !OF_THE_PLACE.includes(name.toLowerCase()))
    const body = await text(request)
    const sent = headers.filter(([name]) => name.toLowerCase() !== 'content-length')
    const answered = await fetch(origin + path, { method: 'POST', headers: sent, body })
    const [status, contentType, answer] = [
      answered.status,
      answered.headers.get('content-type') ?? '',
      await answered.text(),
    ]
    recorded.push({ path, headers, body, status, contentType, answer })
    response.writeHead(status, { 'content-type': contentType }).end(answer)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(bankUrl).pathname.replace(/\/$/, '')}`,
    takeRecorded: () => {
      const taken = recorded
      recorded = []
      return taken
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
