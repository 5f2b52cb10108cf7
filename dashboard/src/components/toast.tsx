import { createStore, useStore } from '../store.ts'
import { Icon } from './icon.tsx'

type Toast = { id: number; text: string }

const SHOWN_MS = 6_000
const toasts = createStore<Toast[]>([])
let lastId = 0

/** Shows a success message. Errors are shown next to the control that caused them. */
export function toast(text: string): void {
  const id = (lastId += 1)
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
