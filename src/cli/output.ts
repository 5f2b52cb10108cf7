import { styleText } from 'node:util'
import type { GatewayError } from '../foundation/errors.ts'
import { translate } from './language.ts'

type Colour = 'green' | 'red' | 'yellow' | 'cyan' | 'bold' | 'dim'

/** Colours only in a terminal, and not if NO_COLOR is set. */
export function paint(colour: Colour, text: string): string {
  return styleText(colour, text, { stream: process.stdout })
}

export function print(text = ''): void {
  process.stdout.write(`${translate(text)}\n`)
}

/** For people, on standard error, because scripts read standard output. */
export function printAside(text: string): void {
  process.stderr.write(`${translate(text)}\n`)
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** Prints aligned columns; the last one is not padded. */
export function printTable(english: string[], rows: string[][]): void {
  const headings = english.map(translate)
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column === cells.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  ')
  process.stdout.write(`${paint('bold', line(headings))}\n${rows.map((row) => `${line(row)}\n`).join('')}`)
}

export function when(date: Date | null): string {
  return date ? `${date.toISOString().slice(0, 16).replace('T', ' ')}Z` : '-'
}

/** Failure that the operator can fix: one line on standard error, no stack, exit code 1. */
export class CommandError extends Error {}

/** The failure with the name of each wrong field, a line each. */
export function commandErrorOf(error: GatewayError): CommandError {
  const { details = [], message } = error
  const lines = details.map((detail) => `${detail.path.slice(1)}: ${detail.message}`)
  return new CommandError(lines.length === 0 ? message : lines.join('\n'), { cause: error })
}

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Parses `90s`, `30m`, `12h`, `7d` or `0` into seconds. */
export function readDuration(text: string): number {
  if (text === '0') return 0
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  if (!amount || !unit) throw new CommandError(`“${text}” is not a duration: write 90s, 30m, 12h or 7d.`)
  return Number(amount) * (unitSeconds[unit] as number)
}
