import { useEffect, useState } from 'preact/hooks'

/** Observable value shared by components. */
export type Store<Value> = {
  get(): Value
  set(next: Value): void
  /** Returns the unsubscribe function. */
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
  const [value, setValue] = useState(() => store.get())
  useEffect(() => {
    // The value may have changed between the first render and this effect.
    setValue(() => store.get())
    return store.subscribe((next) => setValue(() => next))
  }, [store])
  return value
}
