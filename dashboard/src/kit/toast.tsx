import { createStore, useStore } from '../store.ts'
import { Icon } from './icon.tsx'

type Toast = { id: number; text: string }

const SHOWN_MS = 6_000
const toasts = createStore<Toast[]>([])
let made = 0

/** Says that something was done. What went wrong is said where it was asked for, and stays there. */
export function toast(text: string): void {
  const id = (made += 1)
  toasts.set([...toasts.get(), { id, text }])
  setTimeout(() => toasts.set(toasts.get().filter((one) => one.id !== id)), SHOWN_MS)
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {useStore(toasts).map(({ id, text }) => (
        <p key={id} class="toast">
          <Icon name="check" />
          {text}
        </p>
      ))}
    </div>
  )
}
