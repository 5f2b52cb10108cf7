import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { decrypt, deriveKeys, encrypt, validationHash } from '../../src/banks/bnc/wire/cipher.ts'

type Rewrite = {
  /** Nothing is sent to the bank. */
  swallow?: boolean
  status?: number
  /** The whole body; otherwise an envelope with this value, sealed with the client's working key. */
  raw?: unknown
  envelope?: string
  message?: string
  value?: unknown
  /** The plaintext of the value, as it is. */
  text?: string
}

/** A proxy in front of the simulated BNC that replaces answers. The bank still carries the call out, unless swallowed. */
export async function startBncProxy(bncUrl: string) {
  const workingKeys = new Map<string, string>()
  const masterKeys = new Map<string, string>()
  const rewrites = new Map<string, (request: unknown) => Rewrite | undefined>()
  const server = createServer((request, response) => void forward(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? '/'
    const name = path.split('/').at(-1) ?? ''
    const sent = Buffer.concat(chunks)
    const body = sent.length > 0 ? (JSON.parse(sent.toString()) as Record<string, string>) : {}
    const guid = (body['ClientGUID'] ?? '').toLowerCase()
    const key = workingKeys.get(guid)
    const text = key === undefined ? undefined : decrypt(deriveKeys(key), body['Value'] ?? body['value'] ?? '')
    const rewrite = rewrites.get(name)?.(text === undefined ? undefined : JSON.parse(text))
    let status = 200
    let answer = ''
    if (!rewrite?.swallow) {
      const answered = await fetch(new URL(path, bncUrl), {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        ...(sent.length > 0 ? { body: sent } : {}),
      })
      status = answered.status
      answer = await answered.text()
    }
    if (name === 'LogOn') {
      const { value } = JSON.parse(answer) as { value?: string }
      const master = masterKeys.get(guid)
      const opened = master && value ? decrypt(deriveKeys(master), value) : undefined
      if (opened) workingKeys.set(guid, (JSON.parse(opened) as { WorkingKey: string }).WorkingKey)
    }
    if (rewrite) {
      status = rewrite.status ?? 200
      if (rewrite.raw !== undefined)
        answer = typeof rewrite.raw === 'string' ? rewrite.raw : JSON.stringify(rewrite.raw)
      else {
        const plain = rewrite.text ?? JSON.stringify(rewrite.value)
        answer = JSON.stringify({
          status: rewrite.envelope ?? 'OK',
          message: rewrite.message ?? '000000Operacion exitosa',
          value: encrypt(deriveKeys(key ?? ''), plain),
          validation: validationHash(plain),
        })
      }
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  }

  return {
    url: Object.assign(new URL(bncUrl), { port: (server.address() as AddressInfo).port }).href,
    rewrites,
    know(tenantId: string) {
      const { clientGuid, masterKey } = sandboxCredentials(tenantId).bnc
      masterKeys.set(clientGuid.toLowerCase(), masterKey)
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type BncProxy = Awaited<ReturnType<typeof startBncProxy>>
