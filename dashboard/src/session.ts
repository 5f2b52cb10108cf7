import { type ApiError, createClient } from './api/client.ts'
import type { ApiRoute, Me, SecondStep } from './api/routes.ts'
import { answerChallenge } from './passkeys.ts'
import { type Mode, preferences } from './preferences.ts'
import { stepUp } from './step-up.ts'
import { createStore, useStore } from './store.ts'

/** Session state. The page stores nothing of it: the session cookie is HttpOnly. */
export type Session =
  | { kind: 'loading' }
  | { kind: 'unreachable'; error: ApiError }
  | { kind: 'signedOut'; hasEnded: boolean }
  | { kind: 'secondStep'; step: SecondStep }
  | { kind: 'signedIn'; me: Me }

export const session = createStore<Session>({ kind: 'loading' })

export const call = createClient({
  fetch: (...request) => fetch(...request),
  language: () => preferences.get().language,
  csrfToken: () => meOf(session.get())?.csrfToken ?? null,
  onSignedOut: () => session.set({ kind: 'signedOut', hasEnded: meOf(session.get()) !== undefined }),
  stepUp,
})

function meOf(state: Session): Me | undefined {
  return state.kind === 'signedIn' ? state.me : undefined
}

/** Restores the session from the browser's cookie, if it is still valid. */
export async function findSession(): Promise<void> {
  try {
    session.set({ kind: 'signedIn', me: await call('GET /session', {}) })
  } catch (error) {
    const failure = error as ApiError
    if (failure.code !== 'not_signed_in') session.set({ kind: 'unreachable', error: failure })
  }
}

export async function signIn(credentials: { name: string; password: string }): Promise<void> {
  const result = await call('POST /session', { body: credentials })
  session.set('ticket' in result ? { kind: 'secondStep', step: result } : { kind: 'signedIn', me: result })
}

/** Proof of a second factor: a code, or the answer of a passkey. */
export type FactorProof = { code: string } | { passkey: Awaited<ReturnType<typeof answerChallenge>> }

export async function finishSignIn({ ticket }: SecondStep, proof: FactorProof): Promise<void> {
  session.set({ kind: 'signedIn', me: await call('POST /session/second-step', { body: { ticket, ...proof } }) })
}

export async function signInWithPasskey(failure: string): Promise<void> {
  const passkey = await answerChallenge(await call('POST /session/passkey/challenge', {}), failure)
  session.set({ kind: 'signedIn', me: await call('POST /session/passkey', { body: { passkey } }) })
}

export function backToLogin(): void {
  session.set({ kind: 'signedOut', hasEnded: false })
}

export async function signOut(): Promise<void> {
  await call('DELETE /session', {})
  session.set({ kind: 'signedOut', hasEnded: false })
}

/** Ends the user's other sessions; this one continues with a new cookie. */
export async function changePassword(change: { password: string; newPassword: string }): Promise<void> {
  session.set({ kind: 'signedIn', me: await call('POST /session/password', { body: change }) })
}

/** The signed-in user. Only for pages, which are rendered with a session only. */
export function useMe(): Me {
  const me = meOf(useStore(session))
  if (!me) throw new Error('there is no session')
  return me
}

export type Scope = { mode: Mode; tenantId: string | undefined }

/** Mode and tenant whose data the pages show. */
export function useScope(): Scope {
  const me = useMe()
  const { mode, tenantId } = useStore(preferences)
  return {
    mode: mode ?? (me.installation.mode === 'production' ? 'live' : 'test'),
    tenantId: me.tenantId ?? tenantId,
  }
}

export const isOperator = ({ role }: Me): boolean => role === 'operator'
/** Viewers are read-only, and cashiers only collect. */
export const mayAct = ({ role }: Me): boolean => role !== 'viewer' && role !== 'cashier'
/** Whether the user's role allows a route: no button is shown for one that would be refused. */
export const may = ({ may: routes }: Me, route: ApiRoute): boolean => routes.includes(route)
