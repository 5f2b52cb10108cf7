import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

export type Column<Row> = {
  head: string
  cell(row: Row): ComponentChildren
  /** Numbers stand to the right, so that their digits meet. */
  align?: 'right'
  /** What a row is called: shown first and large on a card. */
  isTitle?: true
  /** Left out of cards. */
  isMinor?: true
  /** What can be done with the row: on a card it needs no name. */
  isAction?: true
}

/**
 * A table, or a stack of cards where it does not fit. The roles are spelled out because browsers forget a table's
 * meaning once its boxes are laid out in another way.
 */
export function Table<Row>({
  caption,
  rows,
  columns,
  keyOf,
  isBusy = false,
}: {
  /** What it lists, for those who hear it. */
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf(row: Row): string
  isBusy?: boolean
}) {
  const { frame, isCards } = useFit(columns.length, rows)
  return (
    <div ref={frame} class="table-frame">
      <table role="table" class={`table${isCards ? ' table-cards' : ''}`} aria-busy={isBusy || undefined}>
        <caption class="hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, align }) => (
              <th key={head} role="columnheader" scope="col" class={align && 'align-right'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ head, cell, align, isTitle, isMinor, isAction }) => {
                const kinds = [
                  align && 'align-right',
                  isTitle && 'cell-title',
                  isMinor && 'cell-minor',
                  isAction && 'cell-action',
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

/** A column that is narrower breaks its words into a tower. */
const COLUMN_PX = 112

/** Measures before anything is painted, and again when the room or the rows change. */
function useFit(columns: number, rows: unknown) {
  const frame = useRef<HTMLDivElement>(null)
  const neededPx = useRef(0)
  const [isCards, setCards] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth === 0) return
      // As cards it always fits: what it needs as a table was seen while it was one.
      if (!isCards) neededPx.current = Math.max(element.scrollWidth, columns * COLUMN_PX)
      setCards(element.clientWidth < neededPx.current)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [columns, rows, isCards])
  return { frame, isCards }
}
