import type { ComponentChildren } from 'preact'
import type { Overview } from '../../api/routes.ts'
import { formatCount, formatMoney, formatShare } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'

const directions = ['in', 'out'] as const
const counts = ['completed', 'failed', 'reversed', 'expired'] as const

export function Tiles({ figures }: { figures: Overview }) {
  const { overview: text, words } = useTexts()
  const { totals, pending, attention } = figures
  const open = Object.entries(pending) as [keyof Overview['pending'], number][]
  const waiting = open.reduce((sum, [, count]) => sum + count, 0)
  return (
    <dl class="tiles">
      {directions.map((direction) => (
        <Tile key={direction} name={text.moved[direction]} value={`$ ${formatMoney(totals[direction].usdAmount)}`}>
          Bs. {formatMoney(totals[direction].vesAmount)}
        </Tile>
      ))}
      <Tile name={text.success} value={totals.successRate === null ? '—' : formatShare(totals.successRate)}>
        {counts.every((name) => totals[name] === 0) && text.noAnswers}
        {counts
          .filter((name) => totals[name] > 0)
          .map((name) => (
            <span key={name} class="tile-line">
              {formatCount(totals[name])} · {text.counts[name]}
            </span>
          ))}
      </Tile>
      <Tile name={text.pending} value={formatCount(waiting)}>
        {waiting === 0 && text.noPending}
        {open
          .filter(([, count]) => count > 0)
          .map(([stage, count]) => (
            <span key={stage} class="tile-line">
              {formatCount(count)} · {words.stages[stage]}
            </span>
          ))}
      </Tile>
      <Tile name={text.attention} value={formatCount(attention)} isAlert={attention > 0}>
        {attention === 0 ? text.noAttention : <a href={addressOf('attention')}>{text.toAttention}</a>}
      </Tile>
    </dl>
  )
}

export function Tile({
  name,
  value,
  isAlert = false,
  children,
}: {
  name: string
  value: string
  isAlert?: boolean
  children: ComponentChildren
}) {
  return (
    <div class={`tile${isAlert ? ' tile-alert' : ''}`}>
      <dt>{name}</dt>
      <dd class="tile-value">{value}</dd>
      <dd class="tile-text">{children}</dd>
    </div>
  )
}
