import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { formatMoney, formatShortTime, formatTime } from '../format.ts'
import { useTexts } from '../i18n/texts.ts'
import { Button } from './button.tsx'
import { indented } from './json-text.ts'

export function Time({ at }: { at: string }) {
  return (
    <time class="nowrap" dateTime={at}>
      {formatTime(at)}
    </time>
  )
}

/** Without seconds, and without the year if it is this one. */
export function ShortTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatTime(at)}>
      {formatShortTime(at, Date.now())}
    </time>
  )
}

export const Usd = ({ amount }: { amount: string }) => <span class="amount">$ {formatMoney(amount)}</span>

/** Description list; empty values are omitted. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ComponentChildren])[] }) {
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} class="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Time for which the button shows "copied". */
const COPIED_MS = 2_000

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { actions } = useTexts()
  const [isCopied, setCopied] = useState(false)
  async function copyAndConfirm(): Promise<void> {
    setCopied(await copy(text))
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copyAndConfirm()}>
      {isCopied ? actions.copied : (label ?? actions.copy)}
    </Button>
  )
}

/** The clipboard is available in secure contexts only: HTTPS or localhost. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Code block; JSON is indented. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <pre class="code" tabIndex={0} role="group" aria-label={label}>
      <code>{indented(text)}</code>
    </pre>
  )
}
