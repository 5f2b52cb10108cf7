import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { Section } from '../../components/page.tsx'
import { ErrorNote, Loaded } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'

/** The user's open sessions, which may be ended here. */
export function Sessions() {
  const { people: text } = useTexts()
  const read = useRead('GET /sessions', {})
  const ending = useAction(async (sessionId: string) => {
    await call('DELETE /sessions/{sessionId}', { params: { sessionId } })
    toast(text.ended)
    read.reload()
  })
  const endingOthers = useAction(async () => {
    await call('POST /sessions/end-others', {})
    toast(text.othersEnded)
    read.reload()
  })
  const hasOthers = (read.data?.items.length ?? 0) > 1
  const error = ending.error ?? endingOthers.error
  return (
    <Section
      title={text.sessions}
      isFlush
      actions={
        hasOthers && (
          <Button isBusy={endingOthers.isRunning} onClick={() => endingOthers.run()}>
            {text.endOthers}
          </Button>
        )
      }
    >
      {error && <ErrorNote error={error} />}
      <Loaded read={read}>
        {({ items }) => (
          <Table
            caption={text.sessionsCaption}
            rows={items}
            isBusy={read.isLoading}
            keyOf={({ sessionId }) => sessionId}
            columns={[
              {
                head: text.device,
                cell: ({ device }) => <strong>{device || text.unknownDevice}</strong>,
                isTitle: true,
              },
              { head: text.address, cell: ({ address }) => address },
              { head: text.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
              { head: text.lastSeen, cell: ({ lastSeenAt }) => <Time at={lastSeenAt} /> },
              {
                head: text.end,
                cell: ({ sessionId, isCurrent, device }) =>
                  isCurrent ? (
                    <Chip tone="success" icon="check">
                      {text.current}
                    </Chip>
                  ) : (
                    <Button
                      label={`${text.end}: ${device || text.unknownDevice}`}
                      onClick={() => ending.run(sessionId)}
                    >
                      {text.end}
                    </Button>
                  ),
                isAction: true,
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  )
}
