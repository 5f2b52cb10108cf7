import type { Totals } from '../../api/routes.ts'
import { formatCount, formatMoney } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'

/** Totals of what is filtered: money in and money out side by side, never added together. */
export function TotalsStrip({ totals }: { totals: Totals | undefined }) {
  const { payments: text, words } = useTexts()
  if (totals && !totals.isComplete) {
    const count = totals.in.count + totals.out.count - 1
    return <p class="totals-many">{text.totals.tooMany(formatCount(count))}</p>
  }
  const status = totals && totals.status !== 'COMPLETED' ? words.statuses[totals.status].toLowerCase() : undefined
  const names =
    status === undefined
      ? { in: text.totals.in, out: text.totals.out }
      : { in: text.totals.inOf(status), out: text.totals.outOf(status) }
  return (
    <dl class="totals" aria-busy={totals ? undefined : true}>
      {(['in', 'out'] as const).map((direction) => (
        <div key={direction} class={`total total-${direction}`}>
          <dt>
            {names[direction]}
            {totals && <span class="total-count">{text.totals.count(formatCount(totals[direction].count))}</span>}
          </dt>
          <dd>
            <strong>{totals ? `Bs. ${formatMoney(totals[direction].vesAmount)}` : '…'}</strong>
            {totals && <span class="total-usd">$ {formatMoney(totals[direction].usdAmount)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
