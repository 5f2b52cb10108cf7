import type { DayAccount } from '../../api/routes.ts'
import { formatCount, formatMoney } from '../../format.ts'
import { Table } from '../../components/table.tsx'
import { useTexts } from '../../i18n/texts.ts'

type Total = DayAccount['totals'][number]

/** Totals of each class; money in and money out are separate columns and never added together. */
export function TotalsTable({ totals }: { totals: readonly Total[] }) {
  const { reconciliation: text } = useTexts()
  const amount = (value: string) => (value === '0.00' ? '—' : `Bs. ${formatMoney(value)}`)
  return (
    <>
      <p class="quiet small">{text.totalsNote}</p>
      <Table
        caption={text.totals}
        rows={totals.filter(({ count }) => count > 0)}
        keyOf={(total) => total.class}
        columns={[
          {
            head: text.class,
            isTitle: true,
            cell: (total) => (
              <>
                {text.classes[total.class].title}
                <span class="cell-sub">{text.classes[total.class].text}</span>
              </>
            ),
          },
          { head: text.count, align: 'right', cell: ({ count }) => formatCount(count) },
          { head: text.inBank, align: 'right', cell: (total) => amount(total.in.bankVesAmount) },
          { head: text.inOwn, align: 'right', cell: (total) => amount(total.in.ownVesAmount) },
          { head: text.outBank, align: 'right', cell: (total) => amount(total.out.bankVesAmount) },
          { head: text.outOwn, align: 'right', cell: (total) => amount(total.out.ownVesAmount) },
        ]}
      />
    </>
  )
}
