import { useState } from 'preact/hooks'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Page, Section } from '../../components/page.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { changePassword, useMe } from '../../session.ts'
import { Settings } from '../../shell/settings.tsx'
import { Factors } from './factors.tsx'
import { Sessions } from './sessions.tsx'

export function AccountPage() {
  const { account: text, shell, words, people } = useTexts()
  const me = useMe()
  return (
    <Page title={text.title}>
      <div class="columns">
        <div class="stack">
          <Section title={text.session}>
            <Facts
              facts={[
                [text.name, me.name],
                [text.role, words.roles[me.role]],
                [text.access, me.tenantName ?? shell.allTenants],
                [text.expiresAt, me.expiresAt !== null && <Time at={me.expiresAt} />],
                [text.version, me.installation.version],
              ]}
            />
          </Section>
          <Section title={text.appearance}>
            <Settings />
          </Section>
        </div>
        <div class="stack">
          {me.isExternal ? (
            <Section title={people.factors}>
              <p>{people.externalNote}</p>
            </Section>
          ) : (
            <>
              <Factors />
              <PasswordForm />
            </>
          )}
        </div>
      </div>
      <Sessions />
    </Page>
  )
}

const empty = { current: '', next: '', repeat: '' }

function PasswordForm() {
  const { account: text } = useTexts()
  const { name } = useMe()
  const [values, setValues] = useState(empty)
  const isMismatch = values.repeat !== '' && values.repeat !== values.next
  const changing = useAction(async () => {
    await changePassword({ password: values.current, newPassword: values.next })
    setValues(empty)
    toast(text.done)
  })
  return (
    <Section title={text.password}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (values.next === values.repeat) changing.run()
        }}
      >
        {/* Password managers store the password under this user name. */}
        <input
          class="hidden"
          type="text"
          autocomplete="username"
          value={name}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <TextField
          label={text.current}
          type="password"
          autocomplete="current-password"
          value={values.current}
          onInput={(current) => setValues({ ...values, current })}
          isRequired
          problem={changing.error?.problemOf('/password')}
        />
        <TextField
          label={text.next}
          hint={text.nextHint}
          type="password"
          autocomplete="new-password"
          value={values.next}
          onInput={(next) => setValues({ ...values, next })}
          isRequired
          problem={changing.error?.problemOf('/newPassword')}
        />
        <TextField
          label={text.repeat}
          type="password"
          autocomplete="new-password"
          value={values.repeat}
          onInput={(repeat) => setValues({ ...values, repeat })}
          isRequired
          problem={isMismatch ? text.mismatch : undefined}
        />
        {changing.error && <ErrorNote error={changing.error} />}
        <div class="form-actions">
          <Button type="submit" variant="primary" isBusy={changing.isRunning}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Section>
  )
}
