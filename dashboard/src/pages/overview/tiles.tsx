import type { ComponentChildren } from 'preact'
import type { Overview } from '../../api/routes.ts'
import { formatCount, formatMoney, formatShare } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'

export function Tiles({ figures }: { figures: Overview }) {
  const { overview: text, words } = useTexts()
  const { totals, pending, attention } = figures
  const open = Object.entries(pending) as [keyof Overview['pending'], number][]
  const waiting = open.reduce((sum, [, count]) => sum + count, 0)
  return (
    <dl class="tiles">
      <Tile name={text.volume} value={`$ ${formatMoney(totals.usdVolume)}`}>
        Bs. {formatMoney(totals.vesVolume)}
      </Tile>
      <Tile name={text.success} value={totals.successRate === null ? '—' : formatShare(totals.successRate)}>
        {totals.successRate === null
          ? text.noAnswers
          : text.successText(formatCount(totals.completed), formatCount(totals.failed))}
        <br />
        {text.more(formatCount(totals.reversed), formatCount(totals.expired))}
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
      <Tile name={text.attention} value={formatCount(attention)} isAlarm={attention > 0}>
        {attention === 0 ? text.noAttention : <a href={addressOf('attention')}>{text.toAttention}</a>}
      </Tile>
    </dl>
  )
}

function Tile({
  name,
  value,
  isAlarm = false,
  children,
}: {
  name: string
  value: string
  isAlarm?: boolean
  children: ComponentChildren
}) {
  return (
    <div class={`tile${isAlarm ? ' tile-alarm' : ''}`}>
      <dt>{name}</dt>
      <dd class="tile-value">{value}</dd>
      <dd class="tile-text">{children}</dd>
    </div>
  )
}
