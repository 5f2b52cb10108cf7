import { Note } from '../components/states.tsx'
import { useTexts } from '../i18n/texts.ts'

/** Reason for which a sign-in at the identity provider was refused, by the code of the error. */
export function ProviderNote({ code }: { code: string }) {
  const { people: text } = useTexts()
  const texts: Record<string, string> = text.providerErrors
  return (
    <div role="alert">
      <Note tone="warning" icon="attention">
        {texts[code] ?? text.providerErrors.oidc_refused}
      </Note>
    </div>
  )
}
