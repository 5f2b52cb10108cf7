import { createStore } from './store.ts'

/** Request that waits for a fresh proof of identity, while its dialog is open. */
export type StepUpRequest = {
  /** Whether it is about the user's own factors: a user without one then proves the password, also in production. */
  isOwn: boolean
  finish(isProved: boolean): void
}

export const stepUpRequest = createStore<StepUpRequest | undefined>(undefined)

let running: Promise<boolean> | undefined

/** Opens the dialog, once for all requests that wait. Resolves to whether the identity was proved. */
export function stepUp(route: string): Promise<boolean> {
  running ??= new Promise<boolean>((resolve) => {
    stepUpRequest.set({
      isOwn: route.includes(' /session/factors'),
      finish(isProved) {
        running = undefined
        stepUpRequest.set(undefined)
        resolve(isProved)
      },
    })
  })
  return running
}
