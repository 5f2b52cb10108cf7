import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useLocation } from '../navigation.ts'

/** Page that last received the focus; undefined on the first page, where the focus stays at the top. */
let focusedPage: string | undefined

/** Page layout: sets the document title and moves the focus to the heading after navigation. */
export function Page({
  title,
  subtitle,
  actions,
  children,
}: {
  title: string
  subtitle?: ComponentChildren
  actions?: ComponentChildren
  children: ComponentChildren
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, params } = useLocation()
  useEffect(() => {
    document.title = `${title} · Pasarela`
  }, [title])
  const address = [page, ...Object.values(params)].join(' ')
  useEffect(() => {
    // Switching the tenant on the same page leaves the focus in the tenant selection.
    if (focusedPage !== undefined && focusedPage !== address) heading.current?.focus({ preventScroll: true })
    focusedPage = address
  }, [address])

  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p class="page-subtitle">{subtitle}</p>}
        </div>
        {actions && <div class="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

let sections = 0

/** Titled section of a page. */
export function Section({
  title,
  note,
  actions,
  isFlush = false,
  children,
}: {
  title: string
  note?: ComponentChildren
  actions?: ComponentChildren
  /** Content without padding, for tables. */
  isFlush?: boolean
  children: ComponentChildren
}) {
  const id = useRef(`section-${(sections += 1)}`).current
  return (
    <section class={`section${isFlush ? ' section-flush' : ''}`} aria-labelledby={id}>
      <header class="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p class="section-note">{note}</p>}
        </div>
        {actions && <div class="section-actions">{actions}</div>}
      </header>
      <div class="section-body">{children}</div>
    </section>
  )
}
