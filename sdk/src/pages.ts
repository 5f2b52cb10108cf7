export type Page<Item> = { items: Item[]; nextCursor: string | null }

/** List that is fetched page by page while it is read: `for await (const item of list)`. */
export type Pages<Item> = AsyncIterable<Item> & {
  /** The page of the query. Its `nextCursor` is the `cursor` of the next query. */
  page(): Promise<Page<Item>>
  /** All pages from that one on. */
  pages(): AsyncIterable<Page<Item>>
}

export function paginate<Item>(
  cursor: string | undefined,
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): Pages<Item> {
  return {
    page: () => fetchPage(cursor),
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.items
    },
  }

  async function* pages(): AsyncGenerator<Page<Item>> {
    for (let next: string | null | undefined = cursor; next !== null; ) {
      const page: Page<Item> = await fetchPage(next)
      yield page
      next = page.nextCursor
    }
  }
}
