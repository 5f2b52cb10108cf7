import { systemRandom } from '../../src/foundation/random.ts'
import { createPasswords } from '../../src/operators/access/passwords.ts'
import { issueToken } from '../../src/operators/access/tokens.ts'
import type { Role } from '../../src/foundation/roles.ts'
import { createUser } from '../../src/operators/access/users.ts'
import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { type HttpAnswer, startTestGateway, type TestGateway, testPasswordCost } from '../harness/gateway.ts'
import { testSealer } from '../harness/sealer.ts'

export const password = 'correct horse battery'

const hashed = createPasswords(systemRandom, testPasswordCost).hash(password)

export type Request = { method?: string; body?: unknown; headers?: Record<string, string> }
export type AdminCall = (path: string, request?: Request) => Promise<HttpAnswer>
export type TestUser = { userId: string; name: string; token: string; call: AdminCall }

export type StoredEntry = {
  actor: string
  action: string
  subject: string
  tenantId: string | null
  outcome: string
  address: string | null
  sessionId: string | null
  keyId: string | null
  requestId: string | null
  details: Record<string, unknown>
}

/** Gateway with operators. */
export type World = {
  gateway: TestGateway
  database: Database
  /** Calls the operators' API without authentication. */
  call: AdminCall
  /** Adds a user with a token, which the user's `call` sends; it may do in production what needs a fresh factor. */
  addUser(role: Role, tenantId?: string): Promise<TestUser>
  signIn(name: string, given?: string, headers?: Record<string, string>): Promise<Browser>
  audit(): Promise<StoredEntry[]>
  stop(): Promise<void>
}

/** Session of a browser: its cookie, its CSRF token and calls with both. */
export type Browser = { answer: HttpAnswer; cookie: string; csrf: string; call: AdminCall }

const selectAudit = positionalStatement(
  'test.audit',
  `select actor, action, subject, tenant_id as "tenantId", outcome, address, session_id as "sessionId",
          key_id as "keyId", request_id as "requestId", details
   from audit_log order by sequence`,
)

export async function startWorld(options: Parameters<typeof startTestGateway>[0] = {}): Promise<World> {
  const gateway = await startTestGateway(options)
  const { database } = gateway
  const pepper = (await loadInstallation(database, testSealer, systemRandom)).deriveKey('operator')
  const call: AdminCall = (path, request) => fetchJson(`${gateway.url}/admin/api${path}`, request)
  const callWith =
    (given: Record<string, string>): AdminCall =>
    (path, { headers, ...request } = {}) =>
      call(path, { ...request, headers: { ...given, ...headers } })

  return {
    gateway,
    database,
    call,
    async addUser(role, tenantId) {
      const name = `${role}-${systemRandom.bytes(4).toString('hex')}`
      const actor = 'test'
      const given = { name, role, tenantId: tenantId ?? null, passwordHash: await hashed, actor }
      const { userId } = await createUser(database, systemRandom, given)
      const { token } = await issueToken(database, systemRandom, pepper, { userId, actor, sensitive: true })
      return { userId, name, token, call: callWith({ authorization: `Bearer ${token}` }) }
    },
    async signIn(name, given = password, headers = {}) {
      const answer = await call('/session', { method: 'POST', body: { name, password: given }, headers })
      const cookie = cookieOf(answer)
      const csrf = String(answer.body['csrfToken'])
      return { answer, cookie, csrf, call: callWith({ cookie, 'x-csrf-token': csrf, ...headers }) }
    },
    audit: () => database.query(selectAudit),
    stop: () => gateway.stop(),
  }
}

/** Fetches JSON; of an event stream only status and headers are read. */
async function fetchJson(url: string, { method = 'GET', body, headers = {} }: Request = {}): Promise<HttpAnswer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(url, {
    method,
    headers: { ...json, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isEndless = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (isEndless) await answer.body?.cancel()
  const text = isEndless ? '' : await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('application/json')
  return { status: answer.status, headers: answer.headers, text, body: isJson && text ? JSON.parse(text) : {} }
}

export function cookieOf({ headers }: HttpAnswer): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}
