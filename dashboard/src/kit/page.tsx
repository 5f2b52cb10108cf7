import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { usePlace } from '../navigation.ts'

/** Where the focus was taken to last; undefined on the first page, where the browser's own order begins at the top. */
let arrivedAt: string | undefined

/** A page's frame: its title, also for the browser's tab, and where the focus goes when somebody comes to it. */
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
  const { page, params } = usePlace()
  useEffect(() => {
    document.title = `${title} · Pasarela`
  }, [title])
  const address = `${page} ${params['paymentId']}`
  useEffect(() => {
    // The same page for another tenant leaves the focus where it was chosen.
    if (arrivedAt !== undefined && arrivedAt !== address) heading.current?.focus({ preventScroll: true })
    arrivedAt = address
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

/** A titled part of a page. */
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
  /** Its content reaches the edges, as tables do. */
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
