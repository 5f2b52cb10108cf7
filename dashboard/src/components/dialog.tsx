import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useTexts } from '../i18n/texts.ts'
import { Button } from './button.tsx'

let dialogs = 0

/** Modal dialog: the native element traps the focus and closes with Escape; the focus returns to where it was. */
export function Dialog({
  title,
  size = 'normal',
  onClose,
  children,
}: {
  title: string
  size?: 'normal' | 'wide'
  onClose(): void
  children: ComponentChildren
}) {
  const { actions } = useTexts()
  const box = useRef<HTMLDialogElement>(null)
  const id = useRef(`dialog-${(dialogs += 1)}`).current
  useEffect(() => {
    const before = document.activeElement
    box.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={box}
      class={`dialog dialog-${size}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header class="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button variant="quiet" icon="close" label={actions.close} onClick={onClose} />
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  )
}
