import type { Movement } from '../../api/routes.ts'
import { Chip, type Tone } from '../../components/chip.tsx'
import type { IconName } from '../../components/icon.tsx'
import { useTexts } from '../../i18n/texts.ts'

const styles: Record<Movement['state'], [Tone, IconName]> = {
  unmatched: ['warning', 'question'],
  matched: ['success', 'check'],
  ignored: ['neutral', 'cross'],
}

export function MovementChip({ state }: { state: Movement['state'] }) {
  const [tone, icon] = styles[state]
  return (
    <Chip tone={tone} icon={icon}>
      {useTexts().movements.states[state]}
    </Chip>
  )
}

/** Phone or document of the payer, masked, and the bank. */
export function PayerName({
  movement,
}: {
  movement: Pick<Movement, 'payerPhone' | 'payerDocument' | 'payerBankCode'>
}) {
  const { movements: text } = useTexts()
  const { payerPhone, payerDocument, payerBankCode } = movement
  const person = payerPhone ?? payerDocument
  return (
    <>
      {person === null ? <span class="quiet">{text.unknownPayer}</span> : <code>{person}</code>}
      {payerBankCode !== null && <code class="cell-sub">{payerBankCode}</code>}
    </>
  )
}
