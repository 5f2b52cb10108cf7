import { useEffect, useRef, useState } from 'preact/hooks'
import type uPlot from 'uplot'
import { useTexts } from '../i18n/texts.ts'
import { preferences } from '../preferences.ts'
import { useStore } from '../store.ts'
import { Table } from './table.tsx'

export type Point = { at: Date; value: number }

const HEIGHT_PX = 220
const HOUR_SECONDS = 3_600
const marksSeconds = {
  hours: [1, 2, 3, 6, 12].map((hours) => hours * HOUR_SECONDS),
  days: [1, 2, 4, 7, 14, 28].map((days) => days * 24 * HOUR_SECONDS),
}
const FONT = '12px system-ui, sans-serif'

/**
 * Line or bar chart over time. The label and the table below it carry the same content for screen readers.
 */
export function Chart({
  label,
  points,
  kind,
  axisUnit,
  axisTime,
  pointTime,
  axisValue,
  pointValue,
  heads,
}: {
  /** Accessible description in one sentence. */
  label: string
  points: Point[]
  kind: 'line' | 'bars'
  /** Unit of the marks on the time axis. */
  axisUnit: 'hours' | 'days'
  axisTime(at: Date): string
  pointTime(at: Date): string
  axisValue(value: number): string
  pointValue(value: number): string
  heads: [time: string, value: string]
}) {
  const { chart } = useTexts()
  const { theme } = useStore(preferences)
  const box = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  const [systemTheme, setSystemTheme] = useState(0)

  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => setSystemTheme((before) => before + 1)
    dark.addEventListener('change', redraw)
    return () => dark.removeEventListener('change', redraw)
  }, [])

  useEffect(() => {
    const element = box.current
    if (!element) return
    let end: (() => void) | undefined
    let isRemoved = false
    // Without its code there is no drawing; the table below has the same content.
    void loadPlot().then((UPlot) => (end = UPlot && !isRemoved ? draw(UPlot, element) : undefined))
    return () => {
      isRemoved = true
      end?.()
    }
  }, [points, kind, theme, systemTheme])

  function draw(UPlot: typeof uPlot, element: HTMLDivElement): () => void {
    const plot = new UPlot(
      optionsFor(UPlot, element, { kind, axisUnit, axisTime, axisValue, onPoint: setPointed }),
      [points.map(({ at }) => at.getTime() / 1000), points.map(({ value }) => value)],
      element,
    )
    const watcher = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT_PX }))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      plot.destroy()
    }
  }

  const shown = points[pointed ?? points.length - 1]
  return (
    <div class="chart">
      <p class="chart-readout">{shown && `${pointTime(shown.at)} · ${pointValue(shown.value)}`}</p>
      <div ref={box} class="chart-drawing" role="img" aria-label={label} />
      <details class="chart-table">
        <summary>{chart.asTable}</summary>
        <Table
          caption={label}
          rows={points.toReversed()}
          keyOf={({ at }) => at.toISOString()}
          columns={[
            { head: heads[0], cell: ({ at }) => pointTime(at), isTitle: true },
            { head: heads[1], cell: ({ value }) => pointValue(value), align: 'right' },
          ]}
        />
      </details>
    </div>
  )
}

/** Loaded with the first chart: most pages have none. */
async function loadPlot(): Promise<typeof uPlot | undefined> {
  return import('uplot').then(
    ({ default: UPlot }) => UPlot,
    () => undefined,
  )
}

function optionsFor(
  UPlot: typeof uPlot,
  element: HTMLElement,
  given: {
    kind: 'line' | 'bars'
    axisUnit: 'hours' | 'days'
    axisTime(at: Date): string
    axisValue(value: number): string
    onPoint(index: number | undefined): void
  },
): uPlot.Options {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(`--chart-${name}`)
  const axis = { stroke: colour('text'), font: FONT, ticks: { show: false } }
  const grid = { stroke: colour('grid'), width: 1 }
  const bars = UPlot.paths.bars?.({ size: [0.7, 28], radius: 0.2 })
  return {
    width: element.clientWidth,
    height: HEIGHT_PX,
    padding: [8, 24, 0, 0],
    legend: { show: false },
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'America/Caracas'),
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    scales: {
      x: given.kind === 'bars' ? { range: (_plot, min, max) => widened(min, max) } : {},
      y: given.kind === 'bars' ? { range: (_plot, _min, max) => [0, max > 0 ? max * 1.1 : 1] } : {},
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 70,
        size: 30,
        incrs: marksSeconds[given.axisUnit],
        values: (_plot, seconds) => seconds.map((second) => given.axisTime(new Date(second * 1000))),
      },
      { ...axis, grid, size: 64, values: (_plot, values) => values.map((value) => given.axisValue(value)) },
    ],
    series: [
      {},
      {
        stroke: colour('line'),
        fill: colour(given.kind === 'bars' ? 'line' : 'fill'),
        width: given.kind === 'bars' ? 0 : 2,
        points: { show: false },
        ...(given.kind === 'bars' && bars ? { paths: bars } : {}),
      },
    ],
    hooks: { setCursor: [({ cursor }) => given.onPoint(cursor.idx ?? undefined)] },
  }
}

/** Range with half a bar of padding at both ends. */
function widened(min: number, max: number): [number, number] {
  const padding = max > min ? (max - min) * 0.03 : 3_600
  return [min - padding, max + padding]
}
