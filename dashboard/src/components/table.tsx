import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

export type Column<Row> = {
  head: string
  cell(row: Row): ComponentChildren
  /** Right-aligned, for numbers. */
  align?: 'right'
  /** Title of the row: first and large on a card. */
  isTitle?: true
  /** Hidden on cards. */
  isMinor?: true
  /** Actions of the row: without a label on a card. */
  isAction?: true
  /** Place in a compact table and on its cards: a class `area-…` of the style sheet. */
  area?: string
}

/**
 * Table, or a stack of cards where it does not fit. The ARIA roles are explicit because browsers drop the table semantics
 * when `display` is changed.
 */
export function Table<Row>({
  caption,
  rows,
  columns,
  keyOf,
  isBusy = false,
  isCompact = false,
}: {
  /** Caption for screen readers. */
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf(row: Row): string
  isBusy?: boolean
  /** A table on every screen from 1024 px on, whatever its data, and cards of a few lines below. */
  isCompact?: boolean
}) {
  const fit = useFit(columns.length, rows, !isCompact)
  const isWide = useIsWide()
  const { frame } = fit
  const isCards = isCompact ? !isWide : fit.isCards
  const kind = isCompact ? (isCards ? ' table-cards table-compact' : ' table-fixed') : isCards ? ' table-cards' : ''
  return (
    <div ref={frame} class="table-frame">
      <table role="table" class={`table${kind}`} aria-busy={isBusy || undefined}>
        <caption class="hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, align, area }) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                class={[align && 'align-right', area && `area-${area}`].filter(Boolean).join(' ')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ head, cell, align, isTitle, isMinor, isAction, area }) => {
                const kinds = [
                  align && 'align-right',
                  isTitle && 'cell-title',
                  isMinor && 'cell-minor',
                  isAction && 'cell-action',
                  area && `area-${area}`,
                ]
                return (
                  <td key={head} role="cell" data-label={head} class={kinds.filter(Boolean).join(' ')}>
                    <div class="cell">{cell(row)}</div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Minimum width of a column; below it the words wrap too much. */
const COLUMN_PX = 112

/** Chooses table or cards before the first paint, and again when the width or the rows change. */
function useFit(columns: number, rows: unknown, isMeasured: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const neededPx = useRef(0)
  const [isCards, setCards] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !isMeasured) return
    const measure = () => {
      if (element.clientWidth === 0) return
      // Cards always fit: the width needed as a table is measured while it is one.
      if (!isCards) neededPx.current = Math.max(element.scrollWidth, columns * COLUMN_PX)
      setCards(element.clientWidth < neededPx.current)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [columns, rows, isCards, isMeasured])
  return { frame, isCards }
}

const wideScreen = globalThis.matchMedia?.('(min-width: 1024px)')

function useIsWide(): boolean {
  const [isWide, setWide] = useState(wideScreen?.matches ?? true)
  useLayoutEffect(() => {
    const update = () => setWide(wideScreen?.matches ?? true)
    update()
    wideScreen?.addEventListener('change', update)
    return () => wideScreen?.removeEventListener('change', update)
  }, [])
  return isWide
}
