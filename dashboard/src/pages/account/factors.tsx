import { useState } from 'preact/hooks'
import type { FactorList } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { Section } from '../../components/page.tsx'
import { ErrorNote, Loaded, Note } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, findSession, useMe } from '../../session.ts'
import { PasskeyDialog, RecoveryCodesDialog, TotpDialog } from './factor-dialogs.tsx'

type Passkey = FactorList['passkeys'][number]
type Open =
  | { kind: 'totp' }
  | { kind: 'passkey' }
  | { kind: 'removeTotp' }
  | { kind: 'removePasskey'; passkey: Passkey }

/** The user's own second factors: enrolment, removal and recovery codes. */
export function Factors() {
  const { people: text } = useTexts()
  const read = useRead('GET /session/factors', {})
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => setOpen(undefined)
  const renew = useAction(async () => setCodes((await call('POST /session/factors/recovery-codes', {})).codes))

  /** After the first factor the recovery codes are shown; the page goes on once they are closed. */
  async function enrolled(list: FactorList, message: string): Promise<void> {
    close()
    toast(message)
    read.replace(() => list)
    if (list.recoveryCodesLeft === 0) renew.run()
    else await findSession()
  }

  async function remove(list: Promise<FactorList>): Promise<void> {
    const left = await list
    read.replace(() => left)
    toast(text.removed)
    await findSession()
  }

  return (
    <>
      <Section title={text.factors} note={text.factorsNote}>
        <Loaded read={read}>
          {(list) => (
            <div class="stack">
              {list.totpSince === null && list.passkeys.length === 0 && (
                <Note tone="warning" icon="attention">
                  {text.noFactors}
                </Note>
              )}
              <h3>{text.totp}</h3>
              {list.totpSince === null ? (
                <div>
                  <Button icon="plus" onClick={() => setOpen({ kind: 'totp' })}>
                    {text.totpSetUp}
                  </Button>
                </div>
              ) : (
                <div class="form-actions">
                  <Chip tone="success" icon="check">
                    {text.totpOn}
                  </Chip>
                  <Button label={`${text.remove}: ${text.totp}`} onClick={() => setOpen({ kind: 'removeTotp' })}>
                    {text.remove}
                  </Button>
                </div>
              )}
              <Passkeys
                passkeys={list.passkeys}
                onAdd={() => setOpen({ kind: 'passkey' })}
                onRemove={(passkey) => setOpen({ kind: 'removePasskey', passkey })}
              />
              {(list.totpSince !== null || list.passkeys.length > 0) && (
                <>
                  <h3>{text.recovery}</h3>
                  {renew.error && <ErrorNote error={renew.error} />}
                  <p>
                    {list.recoveryCodesLeft === 0
                      ? text.recoveryNone
                      : text.recoveryLeft(String(list.recoveryCodesLeft))}
                  </p>
                  <div>
                    <Button icon="refresh" isBusy={renew.isRunning} onClick={() => renew.run()}>
                      {text.recoveryCreate}
                    </Button>
                  </div>
                </>
              )}
            </div>
          )}
        </Loaded>
      </Section>
      {open?.kind === 'totp' && (
        <TotpDialog onClose={close} onEnrolled={(list) => void enrolled(list, text.totpDone)} />
      )}
      {open?.kind === 'passkey' && (
        <PasskeyDialog onClose={close} onEnrolled={(list) => void enrolled(list, text.passkeyDone)} />
      )}
      {(open?.kind === 'removeTotp' || open?.kind === 'removePasskey') && (
        <ConfirmDialog
          title={text.removeTitle}
          submit={text.remove}
          onClose={close}
          work={() =>
            remove(
              open.kind === 'removeTotp'
                ? call('DELETE /session/factors/totp', {})
                : call('DELETE /session/factors/passkeys/{passkeyId}', {
                    params: { passkeyId: open.passkey.passkeyId },
                  }),
            )
          }
        >
          <p>
            <strong>{open.kind === 'removeTotp' ? text.totp : open.passkey.name}</strong>
          </p>
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            read.reload()
            void findSession()
          }}
        />
      )}
    </>
  )
}

function Passkeys({
  passkeys,
  onAdd,
  onRemove,
}: {
  passkeys: Passkey[]
  onAdd(): void
  onRemove(passkey: Passkey): void
}) {
  const { people: text } = useTexts()
  const { installation } = useMe()
  return (
    <>
      <h3>{text.passkeys}</h3>
      <p class="quiet">{installation.passkeys ? text.passkeysNote : text.passkeysUnavailable}</p>
      {passkeys.length > 0 && (
        <Table
          caption={text.passkeys}
          rows={passkeys}
          keyOf={({ passkeyId }) => passkeyId}
          columns={[
            { head: text.passkeyName, cell: ({ name }) => <strong>{name}</strong>, isTitle: true },
            { head: text.passkeyCreated, cell: ({ createdAt }) => <Time at={createdAt} />, isMinor: true },
            {
              head: text.passkeyUsed,
              cell: ({ lastUsedAt }) => (lastUsedAt === null ? text.never : <Time at={lastUsedAt} />),
            },
            {
              head: text.remove,
              cell: (passkey) => (
                <Button label={`${text.remove}: ${passkey.name}`} onClick={() => onRemove(passkey)}>
                  {text.remove}
                </Button>
              ),
              isAction: true,
            },
          ]}
        />
      )}
      {installation.passkeys && (
        <div>
          <Button icon="plus" onClick={onAdd}>
            {text.passkeyAdd}
          </Button>
        </div>
      )}
    </>
  )
}
