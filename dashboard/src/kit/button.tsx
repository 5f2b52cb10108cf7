import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

type Look = 'primary' | 'secondary' | 'danger' | 'quiet'

export function Button({
  look = 'secondary',
  icon,
  type = 'button',
  isBusy = false,
  isDisabled = false,
  label,
  children,
  onClick,
}: {
  look?: Look
  icon?: IconName
  type?: 'button' | 'submit'
  /** It was pressed and works: it stays focusable and does nothing more. */
  isBusy?: boolean
  isDisabled?: boolean
  /** For a button that shows only its icon, or whose words need more context. */
  label?: string
  children?: ComponentChildren
  onClick?: () => void
}) {
  return (
    <button
      type={type}
      class={`button button-${look}${children ? '' : ' button-bare'}`}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-label={label}
      title={children ? undefined : label}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.()
      }}
    >
      {isBusy ? <span class="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children && <span>{children}</span>}
    </button>
  )
}

export function LinkButton({
  href,
  look = 'secondary',
  icon,
  label,
  children,
}: {
  href: string
  look?: Look
  icon?: IconName
  label?: string
  children: ComponentChildren
}) {
  return (
    <a class={`button button-${look}`} href={href} aria-label={label}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}
