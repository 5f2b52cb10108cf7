import { useEffect, useState } from 'preact/hooks'

/** A value that several components show and any of them may change. */
export type Store<Value> = {
  get(): Value
  set(next: Value): void
  /** Returns how to stop listening. */
  subscribe(listener: (value: Value) => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<(value: Value) => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  const [value, show] = useState(() => store.get())
  useEffect(() => {
    // It may have moved between the first drawing and this effect.
    show(() => store.get())
    return store.subscribe((next) => show(() => next))
  }, [store])
  return value
}
