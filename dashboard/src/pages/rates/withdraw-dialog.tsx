import type { RateOverview } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { Loaded, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { RateEffect } from './rate-effect.tsx'

export function WithdrawDialog({
  valueDate,
  onClose,
  onWithdrawn,
}: {
  valueDate: string
  onClose(): void
  onWithdrawn(after: RateOverview): void
}) {
  const { rates: text } = useTexts()
  const preview = useRead('GET /rates/preview', { query: { valueDate } })
  return (
    <ConfirmDialog
      title={text.withdrawTitle}
      submit={text.withdrawSubmit}
      onClose={onClose}
      work={async () => onWithdrawn(await call('POST /rates/withdraw', { body: { valueDate } }))}
    >
      <Loaded read={preview} lines={3}>
        {(data) => (
          <div class="stack">
            <RateEffect valueDate={valueDate} preview={data} />
            <Note tone="warning" icon="attention">
              {data.after ? text.withdrawText : text.withdrawNothing}
            </Note>
          </div>
        )}
      </Loaded>
    </ConfirmDialog>
  )
}
