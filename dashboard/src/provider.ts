import { createStore } from './store.ts'

/** Routes of the identity provider, to which the browser navigates. */
export const providerSignIn = '/admin/api/session/oidc'
export const providerStepUp = '/admin/api/session/oidc/step-up'

/** Return from a step-up at the provider, which happens in another tab. */
export type ProviderReturn = { isConfirmed: boolean; error: string | null }

/** Code of the error with which the provider's sign-in ended, until the next attempt. */
export const providerError = createStore<string | undefined>(undefined)

const CHANNEL = 'pasarela-provider'

/** Reads the outcome that the gateway added to the address, removes it there, and reports it to the tab that waits. */
export function readProviderReturn(browser: Window): void {
  const query = new URLSearchParams(browser.location.search)
  const outcome: ProviderReturn = { isConfirmed: query.has('confirmed'), error: query.get('error') }
  if (!outcome.isConfirmed && outcome.error === null) return
  browser.history.replaceState(null, '', browser.location.pathname)
  providerError.set(outcome.error ?? undefined)
  const channel = new BroadcastChannel(CHANNEL)
  // A broadcast channel reaches pages of this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(outcome)
  channel.close()
  if (outcome.isConfirmed) browser.close()
}

/** Calls back when a tab returns from the provider. Returns the function that ends it. */
export function onProviderReturn(listener: (outcome: ProviderReturn) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<ProviderReturn>) => listener(data))
  return () => channel.close()
}
