import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { formatMoney, formatTime } from '../format.ts'
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

export const Usd = ({ amount }: { amount: string }) => <span class="amount">$ {formatMoney(amount)}</span>

/** Names and values; what is absent is left out. */
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

/** How long a button says that it did what it is for. */
const SAID_MS = 2_000

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { actions } = useTexts()
  const [isCopied, setCopied] = useState(false)
  async function copyAndSay(): Promise<void> {
    setCopied(await copy(text))
    setTimeout(() => setCopied(false), SAID_MS)
  }
  return (
    <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copyAndSay()}>
      {isCopied ? actions.copied : (label ?? actions.copy)}
    </Button>
  )
}

/** Browsers lend the clipboard only to pages that came over https or from this machine. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** JSON as people read it; anything else as it is. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <pre class="code" tabIndex={0} role="group" aria-label={label}>
      <code>{indented(text)}</code>
    </pre>
  )
}
