import { Button } from '../components/button.tsx'
import { Segmented } from '../components/field.tsx'
import { ErrorNote } from '../components/states.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useAction } from '../api/use-action.ts'
import { choose, preferences, themes } from '../preferences.ts'
import { addressOf } from '../router.ts'
import { signOut, useMe } from '../session.ts'
import { useStore } from '../store.ts'

export function Settings() {
  const { shell } = useTexts()
  const { language, theme } = useStore(preferences)
  return (
    <div class="settings">
      <Segmented
        label={shell.language}
        value={language}
        options={[
          { value: 'es', text: 'ES' },
          { value: 'en', text: 'EN' },
        ]}
        onChoose={(chosen) => choose({ language: chosen })}
      />
      <Segmented
        label={shell.theme}
        value={theme}
        options={themes.map((name) => ({ value: name, text: shell.themes[name] }))}
        onChoose={(chosen) => choose({ theme: chosen })}
      />
    </div>
  )
}

export function Person() {
  const { shell, words } = useTexts()
  const me = useMe()
  const signingOut = useAction(signOut)
  return (
    <>
      <div class="person">
        <a href={addressOf('account')}>
          <span class="person-name">{me.name}</span>
          <span class="person-role">
            {words.roles[me.role]}
            {me.tenantName !== null && ` · ${me.tenantName}`}
          </span>
        </a>
        <Button
          variant="quiet"
          icon="out"
          label={shell.signOut}
          isBusy={signingOut.isRunning}
          onClick={signingOut.run}
        />
      </div>
      {signingOut.error && <ErrorNote error={signingOut.error} />}
    </>
  )
}
