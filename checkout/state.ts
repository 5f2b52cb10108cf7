import type { Page } from './view.ts'

/**
 * The state that a page shows, for `data-state`. `PATH/status` must answer with the same text while the page is up to
 * date: the script loads the page again when it differs.
 */
export function stateOf(page: { kind: Page['kind']; received?: string; needsReview?: boolean }): string {
  const { kind, received, needsReview } = page
  return [kind, received, needsReview === true ? 'review' : undefined].filter((part) => part !== undefined).join(' ')
}
