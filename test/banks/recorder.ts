import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call as it was written, without the two headers that depend on where it was made. */
export type Sent = { path: string; headers: [name: string, value: string][]; body: string }

export type Answer = { status: number; contentType: string; answer: string }

/** One call as it went over the wire, and its answer. */
export type Exchange = Sent & Answer

export type Recorder = {
  url: string
  /** Returns and clears the recorded exchanges. */
  takeRecorded(): Exchange[]
  /** Refuses connections from now on, or accepts them again at the same address. */
  refuse(): Promise<void>
  accept(): Promise<void>
  stop(): Promise<void>
}

/** One call on its way to the bank. */
export type Passing = {
  sent: Sent
  /** Takes the call to the bank, which carries it out. */
  forward(): Promise<Answer>
  reply(answer: Answer): void
  response: ServerResponse
}

const OF_THE_PLACE = ['host', 'connection']

const passOn = async ({ forward, reply }: Passing) => reply(await forward())

/** Recording proxy between a connector and its bank; `handle` decides what happens to a call and its answer. */
export async function startRecorder(
  bankUrl: string,
  handle: (passing: Passing) => Promise<void> = passOn,
): Promise<Recorder> {
  const { origin } = new URL(bankUrl)
  let recorded: Exchange[] = []

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', method = 'POST', rawHeaders } = request
    const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
    )
    const headers = pairs.filter(([name]) => !OF_THE_PLACE.includes(name.toLowerCase()))
    const body = await text(request)
    const sent = { path, headers, body }
    await handle({
      sent,
      async forward() {
        const passed = headers.filter(([name]) => name.toLowerCase() !== 'content-length')
        const content = method === 'GET' ? {} : { body }
        const answered = await fetch(origin + path, { method, headers: passed, ...content })
        const answer = {
          status: answered.status,
          contentType: answered.headers.get('content-type') ?? '',
          answer: await answered.text(),
        }
        recorded.push({ ...sent, ...answer })
        return answer
      },
      reply: ({ status, contentType, answer }) =>
        void response.writeHead(status, { 'content-type': contentType }).end(answer),
      response,
    })
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const port = await listen(0)
  return {
    url: `http://127.0.0.1:${port}${new URL(bankUrl).pathname.replace(/\/$/, '')}`,
    takeRecorded: () => {
      const taken = recorded
      recorded = []
      return taken
    },
    refuse: close,
    accept: async () => {
      if (!server.listening) await listen(port)
    },
    stop: close,
  }
}
