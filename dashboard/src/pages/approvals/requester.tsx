import { shortId } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useStore } from '../../store.ts'
import { keyNames } from '../keys/key-names.ts'

/** The API key, `key:` and its id, or the person, `user:` and their name. */
export function Requester({ name }: { name: string }) {
  const { approvals: text } = useTexts()
  const names = useStore(keyNames)
  const [kind, id] = splitName(name)
  if (kind === 'user') return <>{id}</>
  if (kind === 'key') return <>{text.key(names.get(id) ?? shortId(id))}</>
  return <>{name}</>
}

function splitName(name: string): [kind: string, id: string] {
  const colon = name.indexOf(':')
  return [name.slice(0, colon), name.slice(colon + 1)]
}
