import { useEffect } from 'preact/hooks'
import { Button } from '../../components/button.tsx'
import { Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { signOut } from '../../session.ts'
import { Settings } from '../../shell/settings.tsx'
import { Factors } from '../account/factors.tsx'

/** For an operator in production without a second factor: nothing else is open. */
export function EnrolPage() {
  const { people: text, shell } = useTexts()
  useEffect(() => {
    document.title = `${text.enrolTitle} · Pasarela`
  }, [text.enrolTitle])
  return (
    <main class="standalone">
      <div class="stack enrol">
        <h1>{text.enrolTitle}</h1>
        <Note tone="warning" icon="attention">
          {text.enrolText}
        </Note>
        <Factors />
        <Button icon="out" onClick={() => void signOut()}>
          {shell.signOut}
        </Button>
      </div>
      <Settings />
    </main>
  )
}
