import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

type Variant = 'primary' | 'secondary' | 'danger' | 'quiet'

export function Button({
  variant = 'secondary',
  icon,
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isExpanded,
  isPressed,
  label,
  children,
  onClick,
}: {
  variant?: Variant
  icon?: IconName
  type?: 'button' | 'submit'
  /** In progress: stays focusable and ignores clicks. */
  isBusy?: boolean
  isDisabled?: boolean
  /** Of a button that opens what follows it. */
  isExpanded?: boolean
  /** Of a switch. */
  isPressed?: boolean
  /** Accessible name of an icon-only button, or one whose text needs context. */
  label?: string
  children?: ComponentChildren
  onClick?: () => void
}) {
  return (
    <button
      type={type}
      class={`button button-${variant}${children ? '' : ' button-bare'}`}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
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
  variant = 'secondary',
  icon,
  label,
  target,
  children,
}: {
  href: string
  variant?: Variant
  icon?: IconName
  label?: string
  target?: '_blank'
  children: ComponentChildren
}) {
  return (
    <a class={`button button-${variant}`} href={href} target={target} aria-label={label}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}
