import { useCallback, useEffect, useState } from 'preact/hooks'
import { call } from '../session.ts'
import type { ApiError } from './client.ts'
import type { Answer, Input, PagedRoute, ReadRoute } from './routes.ts'

export type Read<Data> = {
  data: Data | undefined
  error: ApiError | undefined
  isLoading: boolean
  reload(): void
  /** Shows what is known to be true now without asking. */
  replace(change: (data: Data) => Data): void
}

/** Reads a route, and again whenever its input changes. What was read stays while it is read again. */
export function useRead<Name extends ReadRoute>(name: Name, input: Input<Name>): Read<Answer<Name>> {
  const [state, setState] = useState<Pick<Read<Answer<Name>>, 'data' | 'error' | 'isLoading'>>({
    data: undefined,
    error: undefined,
    isLoading: true,
  })
  const [turn, setTurn] = useState(0)
  const key = JSON.stringify(input)

  useEffect(() => {
    const leaving = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    call(name, input, { signal: leaving.signal }).then(
      (data) => setState({ data, error: undefined, isLoading: false }),
      (error: ApiError) => {
        if (!leaving.signal.aborted) setState((before) => ({ ...before, error, isLoading: false }))
      },
    )
    return () => leaving.abort()
  }, [name, key, turn])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  const replace = useCallback<Read<Answer<Name>>['replace']>(
    (change) => setState((before) => (before.data === undefined ? before : { ...before, data: change(before.data) })),
    [],
  )
  return { ...state, reload, replace }
}

type Item<Name extends PagedRoute> = Answer<Name>['items'][number]

export type List<One> = Omit<Read<One[]>, 'data'> & {
  items: One[] | undefined
  /** Absent when there is nothing more. */
  readMore: (() => void) | undefined
}

/** A list that arrives page by page. */
export function useList<Name extends PagedRoute>(name: Name, input: Input<Name>): List<Item<Name>> {
  const first = useRead(name, input)
  // `after` is where the first page ended: what was read beyond another first page does not belong to this one.
  const [rest, setRest] = useState<{ after: string; items: Item<Name>[]; nextCursor: string | null }>()
  const [more, setMore] = useState<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })

  const firstEnd = first.data?.nextCursor ?? null
  const beyond = rest && rest.after === firstEnd ? rest : undefined
  const cursor = beyond ? beyond.nextCursor : firstEnd

  async function readMore(from: string, after: string): Promise<void> {
    setMore({ isLoading: true })
    try {
      const { query = {} } = input as { query?: object }
      const page = await call(name, { ...input, query: { ...query, cursor: from } })
      const items = [...(beyond?.items ?? []), ...page.items] as Item<Name>[]
      setRest({ after, items, nextCursor: page.nextCursor })
      setMore({ isLoading: false })
    } catch (error) {
      setMore({ isLoading: false, error: error as ApiError })
    }
  }

  return {
    items: first.data && ([...first.data.items, ...(beyond?.items ?? [])] as Item<Name>[]),
    error: first.error ?? more.error,
    isLoading: first.isLoading || more.isLoading,
    reload: first.reload,
    replace: (change) => first.replace((page) => ({ ...page, items: change(page.items) })),
    readMore: cursor !== null && firstEnd !== null ? () => void readMore(cursor, firstEnd) : undefined,
  }
}
