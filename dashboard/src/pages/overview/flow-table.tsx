import type { Overview } from '../../api/routes.ts'
import { formatCount, formatDuration, formatShare } from '../../format.ts'
import { LinkButton } from '../../components/button.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { Usd } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { mayAct, useMe } from '../../session.ts'

export function FlowTable({ figures }: { figures: Overview }) {
  const { overview: text, words } = useTexts()
  const me = useMe()
  const duration = (ms: number | null) => (ms === null ? '—' : formatDuration(ms))
  const canPlay = figures.mode === 'test' && me.installation.playground && mayAct(me)
  if (figures.flows.length === 0) {
    return (
      <Section title={text.flows}>
        <EmptyState
          icon="payments"
          title={text.noFlowsTitle}
          action={canPlay && <LinkButton href={addressOf('playground')}>{text.toPlayground}</LinkButton>}
        >
          {canPlay ? text.noFlowsTest : text.noFlowsLive}
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section title={text.flows} isFlush>
      <Table
        caption={text.flows}
        rows={figures.flows}
        keyOf={({ bank, method }) => `${bank} ${method}`}
        columns={[
          { head: text.flow, cell: ({ method }) => words.methods[method], isTitle: true },
          { head: text.bank, cell: ({ bank }) => (bank ? words.banks[bank] : '—') },
          { head: text.successRate, cell: ({ successRate }) => <Share share={successRate} label={text.successRate} /> },
          { head: text.completed, cell: ({ completed }) => formatCount(completed), align: 'right' },
          { head: text.failed, cell: ({ failed }) => formatCount(failed), align: 'right' },
          { head: text.moved.in, cell: (flow) => <Usd amount={flow.in.usdAmount} />, align: 'right' },
          { head: text.moved.out, cell: (flow) => <Usd amount={flow.out.usdAmount} />, align: 'right' },
          { head: text.median, cell: ({ answerMsMedian }) => duration(answerMsMedian), align: 'right' },
          { head: text.slow, cell: ({ answerMs95 }) => duration(answerMs95), align: 'right' },
        ]}
      />
    </Section>
  )
}

function Share({ share, label }: { share: number | null; label: string }) {
  if (share === null) return <>—</>
  return (
    <span class="meter">
      {formatShare(share)}
      <meter min={0} max={1} value={share} aria-label={label} />
    </span>
  )
}
