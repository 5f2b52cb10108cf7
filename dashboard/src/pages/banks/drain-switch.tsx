import { useState } from 'preact/hooks'
import type { BankHealth } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call } from '../../session.ts'

/** Stops new payments to a bank, for all tenants, and resumes them. */
export function DrainSwitch({ health, mode, onChange }: { health: BankHealth; mode: Mode; onChange(): void }) {
  const { banks: text, words } = useTexts()
  const [isConfirming, setConfirming] = useState(false)
  const { bank, drainedAt } = health
  const set = async (isDrained: boolean) => {
    await call('POST /banks/{bank}/drain', { params: { bank }, body: { mode, drained: isDrained } })
    onChange()
  }
  const resuming = useAction(() => set(false))
  return (
    <>
      <p class="row">
        <Button
          icon={drainedAt ? 'send' : 'pause'}
          isPressed={drainedAt !== null}
          isBusy={resuming.isRunning}
          onClick={() => (drainedAt ? resuming.run() : setConfirming(true))}
        >
          {drainedAt ? text.undrain : text.drain}
        </Button>
        {drainedAt && (
          <span class="quiet small">
            {text.since} <Time at={drainedAt} />
          </span>
        )}
      </p>
      {resuming.error && <ErrorNote error={resuming.error} />}
      {isConfirming && (
        <ConfirmDialog
          title={text.drainTitle(words.banks[bank])}
          submit={text.drain}
          work={() => set(true)}
          onClose={() => setConfirming(false)}
        >
          <p>{text.drainText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
