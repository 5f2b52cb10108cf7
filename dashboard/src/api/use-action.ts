import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { ApiError } from './client.ts'

export type Action<Values extends unknown[]> = {
  run(...values: Values): void
  isRunning: boolean
  error: ApiError | undefined
  /** Clears the error. */
  clear(): void
}

/** Action behind a button: runs once at a time and keeps its error for display. */
export function useAction<Values extends unknown[]>(work: (...values: Values) => Promise<unknown>): Action<Values> {
  const [state, setState] = useState<{ isRunning: boolean; error: ApiError | undefined }>({
    isRunning: false,
    error: undefined,
  })
  const running = useRef(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  const latest = useRef(work)
  latest.current = work

  const run = useCallback((...values: Values) => {
    if (running.current) return
    running.current = true
    setState({ isRunning: true, error: undefined })
    const end = (error?: ApiError) => {
      running.current = false
      if (isMounted.current) setState({ isRunning: false, error })
    }
    latest.current(...values).then(
      () => end(),
      (error: ApiError) => end(error),
    )
  }, [])
  const clear = useCallback(() => setState((before) => ({ ...before, error: undefined })), [])
  return { run, ...state, clear }
}
