import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { ApiError } from './client.ts'

export type Action<Values extends unknown[]> = {
  run(...values: Values): void
  isRunning: boolean
  error: ApiError | undefined
  /** Forgets the failure. */
  clear(): void
}

/** Something a person asks for by a button: once at a time, and its failure is kept to be shown beside it. */
export function useAction<Values extends unknown[]>(work: (...values: Values) => Promise<unknown>): Action<Values> {
  const [state, setState] = useState<{ isRunning: boolean; error: ApiError | undefined }>({
    isRunning: false,
    error: undefined,
  })
  const running = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const latest = useRef(work)
  latest.current = work

  const run = useCallback((...values: Values) => {
    if (running.current) return
    running.current = true
    setState({ isRunning: true, error: undefined })
    const end = (error?: ApiError) => {
      running.current = false
      if (isShown.current) setState({ isRunning: false, error })
    }
    latest.current(...values).then(
      () => end(),
      (error: ApiError) => end(error),
    )
  }, [])
  const clear = useCallback(() => setState((before) => ({ ...before, error: undefined })), [])
  return { run, ...state, clear }
}
