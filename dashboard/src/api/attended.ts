import { useEffect, useRef } from 'preact/hooks'

/**
 * A page that nobody looks at asks for nothing by itself: every request is a sign of life, and a session that was left
 * open on a desk must be able to end.
 */
const ATTENDED_MS = 5 * 60_000
let lastSignMs = Date.now()

for (const sign of ['pointerdown', 'keydown', 'scroll', 'pointermove'])
  addEventListener(sign, () => (lastSignMs = Date.now()), { passive: true, capture: true })

export function isAttended(): boolean {
  return document.visibilityState === 'visible' && Date.now() - lastSignMs < ATTENDED_MS
}

export function useWhileAttended(everyMs: number, work: () => void): void {
  const latest = useRef(work)
  latest.current = work
  useEffect(() => {
    const timer = setInterval(() => {
      if (isAttended()) latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
