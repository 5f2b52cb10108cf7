import { type ApiError, createClient } from './api/client.ts'
import type { Me } from './api/routes.ts'
import { type Mode, preferences } from './preferences.ts'
import { createStore, useStore } from './store.ts'

/** Who looks at this page. Nothing of it is stored by the page: the cookie is the browser's, and hidden from scripts. */
export type Session =
  | { kind: 'asking' }
  | { kind: 'unreachable'; error: ApiError }
  | { kind: 'signedOut'; hasEnded: boolean }
  | { kind: 'signedIn'; me: Me }

export const session = createStore<Session>({ kind: 'asking' })

export const call = createClient({
  fetch: (...request) => fetch(...request),
  language: () => preferences.get().language,
  csrfToken: () => meOf(session.get())?.csrfToken ?? null,
  onSignedOut: () => session.set({ kind: 'signedOut', hasEnded: meOf(session.get()) !== undefined }),
})

function meOf(state: Session): Me | undefined {
  return state.kind === 'signedIn' ? state.me : undefined
}

/** Asks whether the cookie the browser has, if any, still opens a session. */
export async function findSession(): Promise<void> {
  try {
    session.set({ kind: 'signedIn', me: await call('GET /session', {}) })
  } catch (error) {
    const failure = error as ApiError
    if (failure.code !== 'not_signed_in') session.set({ kind: 'unreachable', error: failure })
  }
}

export async function signIn(credentials: { name: string; password: string }): Promise<void> {
  session.set({ kind: 'signedIn', me: await call('POST /session', { body: credentials }) })
}

export async function signOut(): Promise<void> {
  await call('DELETE /session', {})
  session.set({ kind: 'signedOut', hasEnded: false })
}

/** Other sessions of the same person end; this one goes on under a new cookie. */
export async function changePassword(change: { password: string; newPassword: string }): Promise<void> {
  session.set({ kind: 'signedIn', me: await call('POST /session/password', { body: change }) })
}

/** For pages, which are drawn only for those who have signed in. */
export function useMe(): Me {
  const me = meOf(useStore(session))
  if (!me) throw new Error('there is no session')
  return me
}

export type Scope = { mode: Mode; tenantId: string | undefined }

/** Which world and whose data the pages show. */
export function useScope(): Scope {
  const me = useMe()
  const { mode, tenantId } = useStore(preferences)
  return {
    mode: mode ?? (me.installation.mode === 'production' ? 'live' : 'test'),
    tenantId: me.tenantId ?? tenantId,
  }
}

export const isOperator = ({ role }: Me): boolean => role === 'operator'
/** Viewers look on; everybody else may also act. */
export const mayAct = ({ role }: Me): boolean => role !== 'viewer'
