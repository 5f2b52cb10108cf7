import { Button } from '../../components/button.tsx'
import { Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'

/** In place of the button that would send money a second time: the payment's page shows what happened. */
export function UnknownOutcome({ onClose }: { onClose(): void }) {
  const { payment: text } = useTexts()
  return (
    <>
      <Note tone="warning" icon="attention">
        {text.unknownText}
      </Note>
      <div class="form-actions">
        <Button variant="primary" onClick={onClose}>
          {text.unknownClose}
        </Button>
      </div>
    </>
  )
}
