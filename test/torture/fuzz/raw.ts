import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../seeded-random.ts'

/** Raw bytes that no HTTP library would send. The response must not be a 5xx. */
type Script = (send: (bytes: string) => void, random: Random, key: string) => Promise<void> | void

const head = (key: string, rest: string[]) =>
  ['POST /v1/payments/c2p/request HTTP/1.1', 'host: gateway', `x-api-key: ${key}`, ...rest, '', ''].join('\r\n')

const json = 'content-type: application/json'

const scripts: Record<string, Script> = {
  'a truncated body': (send, _random, key) => send(`${head(key, [json, 'content-length: 500'])}{"usdAmount":`),
  'two different lengths': (send, _random, key) =>
    send(`${head(key, [json, 'content-length: 2', 'content-length: 3'])}{}`),
  'a length and chunks': (send, _random, key) =>
    send(`${head(key, [json, 'content-length: 2', 'transfer-encoding: chunked'])}2\r\n{}\r\n0\r\n\r\n`),
  'a chunk with a wrong size': (send, _random, key) =>
    send(`${head(key, [json, 'transfer-encoding: chunked'])}FFFFFFFFFFFFFFFF\r\n{}\r\n`),
  'a negative length': (send, _random, key) => send(`${head(key, [json, 'content-length: -5'])}{}`),
  'an unterminated header': (send, random, key) =>
    send(`POST /v1/quote HTTP/1.1\r\nx-api-key: ${key}\r\nx: ${'a'.repeat(random.between(1_000, 100_000))}`),
  'thousands of headers': (send, _random, key) =>
    send(head(key, [json, ...Array.from({ length: 3_000 }, (_none, index) => `x-${index}: 1`)])),
  'a header with a NUL': (send, _random, key) => send(head(key, [json, 'x-a: \u0000'])),
  'bare line feeds': (send) => send('GET /v1/banks HTTP/1.1\nhost: gateway\n\n'),
  'not HTTP': (send, random) => send(random.digits(200)),
  'a TLS ClientHello': (send) => send('\u0016\u0003\u0001\u0002\u0000\u0001'),
  'an HTTP/2 preface': (send) => send('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'an unknown version': (send) => send('GET /v1/banks HTTP/9.9\r\nhost: gateway\r\n\r\n'),
  'an unknown method': (send) => send('STEAL /v1/banks HTTP/1.1\r\nhost: gateway\r\n\r\n'),
  'an absolute URI as path': (send, _random, key) =>
    send(`GET http://elsewhere/v1/banks HTTP/1.1\r\nhost: gateway\r\nx-api-key: ${key}\r\n\r\n`),
  'pipelined requests': (send, _random, key) =>
    send(`GET /v1/banks HTTP/1.1\r\nhost: gateway\r\nx-api-key: ${key}\r\n\r\n`.repeat(20)),
  'a request smuggled in a body': (send, _random, key) =>
    send(`${head(key, [json, 'content-length: 60'])}{}GET /v1/webhooks HTTP/1.1\r\nhost: gateway\r\n\r\n`),
  'byte by byte': async (send, random, key) => {
    for (const byte of head(key, [json]).slice(0, random.between(5, 40))) {
      send(byte)
      await pause(5)
    }
  },
}

export const rawScripts = Object.keys(scripts)

/** How long a script waits for a response before it closes the connection. */
const ANSWER_TIMEOUT_MS = 150

/** Runs one script and returns the responses; never rejects. */
export function runRawScript(
  port: number,
  name: string,
  random: Random,
  key: string,
): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (text += chunk))
    socket.on('error', () => {})
    socket.on('connect', () => {
      void Promise.resolve(scripts[name]?.((bytes) => socket.writable && socket.write(bytes, 'latin1'), random, key))
        .then(() => pause(ANSWER_TIMEOUT_MS))
        .then(() => socket.destroy())
    })
    socket.on('close', () => {
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
      resolve({ statuses, text })
    })
  })
}
