import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bank in the place of R4 that answers as a test says. */
export type ScriptedR4 = {
  url: string
  /** Answers by path; a function gets the body. */
  answers: Map<string, (body: Record<string, unknown>) => { status?: number; body: unknown }>
  calls: { path: string; body: Record<string, unknown> }[]
  stop(): void
}

export async function startScriptedR4(): Promise<ScriptedR4> {
  const answers: ScriptedR4['answers'] = new Map()
  const calls: ScriptedR4['calls'] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const path = request.url ?? '/'
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
      calls.push({ path, body })
      const given = answers.get(path)?.(body) ?? { status: 404, body: { message: 'no' } }
      const text = typeof given.body === 'string' ? given.body : JSON.stringify(given.body)
      response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(text)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    calls,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
