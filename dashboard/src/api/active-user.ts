import { useEffect, useRef } from 'preact/hooks'

/**
 * Periodic requests stop without user input: every request extends the session, and an unattended session must be able
 * to expire.
 */
const ACTIVE_MS = 5 * 60_000
let lastInputMs = Date.now()

for (const input of ['pointerdown', 'keydown', 'scroll', 'pointermove'])
  addEventListener(input, () => (lastInputMs = Date.now()), { passive: true, capture: true })

export function isUserActive(): boolean {
  return document.visibilityState === 'visible' && Date.now() - lastInputMs < ACTIVE_MS
}

export function useWhileUserActive(everyMs: number, work: () => void): void {
  const latest = useRef(work)
  latest.current = work
  useEffect(() => {
    const timer = setInterval(() => {
      if (isUserActive()) latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
