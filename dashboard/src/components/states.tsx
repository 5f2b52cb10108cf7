import type { ComponentChildren } from 'preact'
import type { ApiError } from '../api/client.ts'
import type { List, Read } from '../api/use-read.ts'
import { useTexts } from '../i18n/texts.ts'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

/** Empty state: the reason, and the next action. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName
  title: string
  children?: ComponentChildren
  action?: ComponentChildren
}) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <p class="empty-title">{title}</p>
      {children && <div class="empty-text">{children}</div>}
      {action}
    </div>
  )
}

/** Button for the next page of a list, while there is one. */
export function ReadMore({ list: { readMore, isLoading } }: { list: Pick<List<unknown>, 'readMore' | 'isLoading'> }) {
  const { actions } = useTexts()
  if (!readMore) return null
  return (
    <div class="table-more">
      <Button isBusy={isLoading} onClick={readMore}>
        {actions.more}
      </Button>
    </div>
  )
}

/** Error message from the gateway, its details, and a retry button. */
export function ErrorNote({ error, onRetry }: { error: ApiError; onRetry?: () => void }) {
  const { errors, actions } = useTexts()
  const sentence = error.message || (error.status === 0 ? errors.unreachable : errors.unreadable)
  return (
    <div class="note note-error" role="alert">
      <Icon name="attention" />
      <div class="note-text">
        <p>{sentence}</p>
        {error.details.length > 0 && (
          <ul>
            {error.details.map(({ path, message }) => (
              <li key={path}>
                {path.slice(1)} {message}
              </li>
            ))}
          </ul>
        )}
        {error.requestId && error.status >= 500 && (
          <p class="note-small">
            {errors.requestId} <code>{error.requestId}</code>
          </p>
        )}
      </div>
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          {actions.retry}
        </Button>
      )}
    </div>
  )
}

export function Note({
  tone = 'info',
  icon = 'question',
  children,
}: {
  tone?: 'info' | 'success' | 'warning' | 'error'
  icon?: IconName
  children: ComponentChildren
}) {
  return (
    <div class={`note note-${tone}`}>
      <Icon name={icon} />
      <div class="note-text">{children}</div>
    </div>
  )
}

/** Placeholder while loading. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div class="skeleton" role="status">
      <span class="hidden">{useTexts().states.loading}</span>
      {Array.from({ length: lines }, (_line, index) => (
        <span key={index} class="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  )
}

/** Loaded data, a skeleton, or an error. Stale data stays visible beside the error. */
export function Loaded<Data>({
  read,
  lines,
  children,
}: {
  read: Pick<Read<Data>, 'data' | 'error' | 'reload'>
  lines?: number
  children: (data: Data) => ComponentChildren
}) {
  const { data, error, reload } = read
  return (
    <>
      {error && <ErrorNote error={error} onRetry={reload} />}
      {data !== undefined ? children(data) : !error && <Skeleton {...(lines === undefined ? {} : { lines })} />}
    </>
  )
}
