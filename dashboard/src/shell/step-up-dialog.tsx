import { useEffect, useState } from 'preact/hooks'
import { Button, LinkButton } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { ProofForm } from '../components/proof-form.tsx'
import { useTexts } from '../i18n/texts.ts'
import { router } from '../navigation.ts'
import { answerChallenge } from '../passkeys.ts'
import { onProviderReturn, providerStepUp } from '../provider.ts'
import { addressOf } from '../router.ts'
import { call, useMe } from '../session.ts'
import { type StepUpRequest, stepUpRequest } from '../step-up.ts'
import { useStore } from '../store.ts'
import { ProviderNote } from './provider-note.tsx'

/** Dialog for a fresh proof of identity, while a request waits for one. */
export function StepUpDialog() {
  const request = useStore(stepUpRequest)
  const { people: text, actions } = useTexts()
  const { factors, installation, isExternal } = useMe()
  if (!request) return null
  if (isExternal) return <ProviderDialog request={request} />
  const close = () => request.finish(false)
  if (factors.length === 0 && installation.mode === 'production' && !request.isOwn) {
    return (
      <Dialog title={text.stepUp} onClose={close}>
        <p>{text.stepUpNeedsFactor}</p>
        <div class="form-actions">
          <Button onClick={close}>{actions.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              close()
              router.go(addressOf('account'))
            }}
          >
            {text.toAccount}
          </Button>
        </div>
      </Dialog>
    )
  }
  const prove = async (body: Parameters<typeof call<'POST /session/step-up'>>[1]['body']) => {
    await call('POST /session/step-up', { body })
    request.finish(true)
  }
  const usePasskey = async () =>
    prove({ passkey: await answerChallenge(await call('POST /session/step-up/challenge', {}), text.passkeyFailed) })
  const kind = factors.length > 0 ? 'code' : 'password'
  return (
    <Dialog title={text.stepUp} onClose={close}>
      <p>{text.stepUpText}</p>
      <ProofForm
        kind={kind}
        work={(value) => prove(kind === 'code' ? { code: value } : { password: value })}
        withPasskey={factors.includes('passkey') && installation.passkeys ? usePasskey : undefined}
      >
        <Button onClick={close}>{actions.cancel}</Button>
      </ProofForm>
    </Dialog>
  )
}

/** For a user of the identity provider: a new sign-in there, in another tab, so that nothing entered here is lost. */
function ProviderDialog({ request }: { request: StepUpRequest }) {
  const { people: text, actions } = useTexts()
  const [refusal, setRefusal] = useState<string>()
  useEffect(
    () =>
      onProviderReturn(({ isConfirmed, error }) => {
        if (isConfirmed) request.finish(true)
        else setRefusal(error ?? undefined)
      }),
    [request],
  )
  return (
    <Dialog title={text.stepUp} onClose={() => request.finish(false)}>
      <p>{text.stepUpProviderText}</p>
      {refusal !== undefined && <ProviderNote code={refusal} />}
      <div class="form-actions">
        <Button onClick={() => request.finish(false)}>{actions.cancel}</Button>
        <LinkButton variant="primary" href={providerStepUp} target="_blank">
          {text.stepUpProvider}
        </LinkButton>
      </div>
    </Dialog>
  )
}
