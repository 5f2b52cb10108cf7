import type { Key } from '../../api/routes.ts'
import { createStore } from '../../store.ts'

/** Names of the keys that were listed since the page was loaded, by key id. */
export const keyNames = createStore<ReadonlyMap<string, string>>(new Map())

export function rememberKeys(keys: readonly Key[]): void {
  const named = keys.flatMap(({ keyId, name }) => (name === null ? [] : [[keyId, name] as const]))
  if (named.length > 0) keyNames.set(new Map([...keyNames.get(), ...named]))
}
