import { type ExportEntry, ExportMenu } from '../../components/export-menu.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Scope } from '../../session.ts'
import { addDays, today } from './days.ts'

const MONTHS = 3

/** Whole months for the accountant, and the closings and fees of the days shown. */
export function DayExports({ mode, tenantId, from, to }: Scope & { from: string; to: string }) {
  const { exports: text } = useTexts()
  const scope = { mode, tenantId }
  const days = { ...scope, from, to }
  return (
    <ExportMenu
      entries={[
        ...lastMonths(today()).map(
          (month): ExportEntry => ({
            text: text.month(month.split('-').toReversed().join('/')),
            path: '/exports/month',
            query: { ...scope, month },
            format: 'xlsx',
          }),
        ),
        { text: text.closings, path: '/exports/closings', query: days, format: 'xlsx' },
        { text: text.closingsCsv, path: '/exports/closings', query: days, format: 'csv' },
        { text: text.fees, path: '/exports/fees', query: days, format: 'xlsx' },
      ]}
    />
  )
}

/** `2026-11`, `2026-10`, `2026-09`. */
export function lastMonths(day: string): string[] {
  const months = [day.slice(0, 7)]
  while (months.length < MONTHS) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7))
  return months
}
