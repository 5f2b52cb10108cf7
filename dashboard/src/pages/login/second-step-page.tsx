import { useEffect } from 'preact/hooks'
import type { SecondStep } from '../../api/routes.ts'
import { Button } from '../../components/button.tsx'
import { ProofForm } from '../../components/proof-form.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { answerChallenge } from '../../passkeys.ts'
import { backToLogin, finishSignIn } from '../../session.ts'
import { Settings } from '../../shell/settings.tsx'

/** Second step of a sign-in. */
export function SecondStepPage({ step }: { step: SecondStep }) {
  const { people: text } = useTexts()
  const { passkey, factors } = step
  useEffect(() => {
    document.title = `${text.secondStep} · Pasarela`
  }, [text.secondStep])
  const usePasskey = async () => {
    if (passkey) await finishSignIn(step, { passkey: await answerChallenge(passkey, text.passkeyFailed) })
  }
  return (
    <main class="standalone">
      <div class="login">
        <h1>{text.secondStep}</h1>
        <p>{factors.includes('totp') ? text.secondStepText : text.secondStepPasskeyText}</p>
        <ProofForm
          kind="code"
          work={(code) => finishSignIn(step, { code })}
          withPasskey={passkey ? usePasskey : undefined}
        >
          <Button onClick={backToLogin}>{text.back}</Button>
        </ProofForm>
      </div>
      <Settings />
    </main>
  )
}
