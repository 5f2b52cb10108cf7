import { readFile } from 'node:fs/promises'
import { Agent } from 'undici'
import { type Random, seededRandom } from '../seeded-random.ts'
import { readDocument } from './document.ts'
import { type FuzzResponse, checkResponse } from './check-response.ts'
import { type FuzzRequest, type KnownIds, nextRequest } from './requests.ts'
import { runRawScript, rawScripts } from './raw.ts'

export type FuzzReport = {
  seed: number
  requests: number
  raw: number
  statuses: Record<string, number>
  /** Problems with the request that showed them, deduplicated. */
  findings: { problem: string; method: string; path: string; body: string | undefined }[]
  memoryMb: number[]
}

/** Every n-th request is sent as raw bytes that no library would produce. */
const RAW_SHARE = 50
const MEMORY_SAMPLES = 20
const REMEMBERED = 200

/** Sends generated requests to a gateway and validates every response against its OpenAPI document. */
export async function runFuzz(options: {
  url: string
  key: string
  requests: number
  seed: number
  /** Process of the gateway, to sample its memory. */
  pid?: number
  concurrency?: number
  onProgress?: (done: number, findings: number) => void
}): Promise<FuzzReport> {
  const { url, key, requests, seed, pid, concurrency = 24 } = options
  const agent = new Agent({ connections: concurrency, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 })
  const api = readDocument((await send(agent, url, { method: 'GET', path: '/openapi.json', headers: {} })).text)
  const knownIds: KnownIds = new Map()
  const report: FuzzReport = { seed, requests: 0, raw: 0, statuses: {}, findings: [], memoryMb: [] }
  const sampleEvery = Math.ceil(requests / MEMORY_SAMPLES)

  await Promise.all(
    Array.from({ length: concurrency }, async (_none, lane) => {
      const random = seededRandom(seed, `lane ${lane}`)
      while (report.requests < requests) {
        report.requests += 1
        const count = report.requests
        if (count % RAW_SHARE === 0) await sendRaw(random)
        else await sendOne(random)
        if (pid !== undefined && count % sampleEvery === 0) report.memoryMb.push(await residentMb(pid))
        if (count % 500 === 0) options.onProgress?.(count, report.findings.length)
      }
    }),
  )
  await agent.close()
  return report

  async function sendOne(random: Random): Promise<void> {
    const request = nextRequest(api, random, key, knownIds)
    const answer = await send(agent, url, request).catch((error: Error) => error)
    if (answer instanceof Error) {
      // Our own client rejected a header, or the gateway closed the connection on a body it did not read.
      if (!/invalid|UND_ERR_SOCKET|other side closed|ECONNRESET|EPIPE/i.test(`${answer.message} ${codeOf(answer)}`))
        addFinding(report, `no response: ${answer.message}`, request)
      return
    }
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
    rememberIds(knownIds, answer.text)
    const problem = checkResponse(request, answer)
    if (problem) addFinding(report, problem, request)
  }

  async function sendRaw(random: Random): Promise<void> {
    report.raw += 1
    const script = random.pick(rawScripts)
    const { statuses, text } = await runRawScript(Number(new URL(url).port), script, random, key)
    for (const status of statuses) report.statuses[status] = (report.statuses[status] ?? 0) + 1
    if (statuses.some((status) => status >= 500)) {
      report.findings.push({
        problem: `${script}: ${statuses.join()}`,
        method: 'raw',
        path: script,
        body: text.slice(0, 500),
      })
    }
  }
}

function addFinding(report: FuzzReport, problem: string, { operation, method, path, body }: FuzzRequest): void {
  const shown = `${operation.id}: ${problem}`
  if (report.findings.some((finding) => finding.problem === shown) || report.findings.length >= 200) return
  report.findings.push({ problem: shown, method, path: path.slice(0, 300), body: body && String(body).slice(0, 500) })
}

function rememberIds(knownIds: KnownIds, text: string): void {
  for (const [, kind = '', id = ''] of text.matchAll(/"(paymentId|intentId)":"([0-9a-f-]{36})"/g))
    addId(knownIds, kind, id)
  const webhook = /^\{"id":"([0-9a-f-]{36})","url"/.exec(text)?.[1]
  if (webhook) addId(knownIds, 'webhookId', webhook)
}

function addId(knownIds: KnownIds, kind: string, id: string): void {
  const ids = knownIds.get(kind) ?? []
  knownIds.set(kind, [id, ...ids].slice(0, REMEMBERED))
}

async function send(
  agent: Agent,
  url: string,
  request: Pick<FuzzRequest, 'method' | 'path' | 'headers'> & { body?: FuzzRequest['body'] },
): Promise<FuzzResponse> {
  const { statusCode, headers, body } = await agent.request({
    origin: url,
    path: request.path,
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
  })
  return { status: statusCode, headers, text: await body.text() }
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? ''
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
