import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { READABLE, contrast, darkened, textOn } from './colour.ts'

const DEFAULT_COLOUR = '#14539a'
/** The darkest light surface that links and outlines are drawn on. */
export const SURFACE = '#f1f4f7'
const MAX_ENTRIES = 500

export type Style = { css: string; hash: string }

const sheet = compact(readFileSync(new URL('./assets/checkout.css', import.meta.url), 'utf8'))
const styles = new Map<string, Style>()

/** The style sheet with the merchant's colour, and its hash for the Content-Security-Policy. */
export function styleOf(colour?: string): Style {
  const key = colour !== undefined && /^#[\da-f]{6}$/i.test(colour) ? colour.toLowerCase() : DEFAULT_COLOUR
  const known = styles.get(key)
  if (known) return known
  const css = `:root{--brand:${key};--on:${textOn(key)};--ink:${inkOf(key)}}${sheet}`
  const style = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
  const oldest = styles.size >= MAX_ENTRIES ? styles.keys().next().value : undefined
  if (oldest !== undefined) styles.delete(oldest)
  styles.set(key, style)
  return style
}

/** The colour, darkened until it is readable as text. */
function inkOf(colour: string): string {
  let ink = colour
  while (contrast(ink, SURFACE) < READABLE) ink = darkened(ink)
  return ink
}

/** Without comments and without the space that CSS does not need. */
function compact(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
    .trim()
}
