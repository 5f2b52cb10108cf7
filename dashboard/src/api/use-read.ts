import { useCallback, useEffect, useState } from 'preact/hooks'
import { call } from '../session.ts'
import type { ApiError } from './client.ts'
import type { Input, PagedRoute, ReadRoute, ResponseOf } from './routes.ts'

export type Read<Data> = {
  data: Data | undefined
  error: ApiError | undefined
  isLoading: boolean
  reload(): void
  /** Updates the data locally, without a request. */
  replace(change: (data: Data) => Data): void
}

/** Reads a route, again whenever its input changes. The previous data stays while loading. */
export function useRead<Name extends ReadRoute>(name: Name, input: Input<Name>): Read<ResponseOf<Name>> {
  const [state, setState] = useState<Pick<Read<ResponseOf<Name>>, 'data' | 'error' | 'isLoading'>>({
    data: undefined,
    error: undefined,
    isLoading: true,
  })
  const [version, setVersion] = useState(0)
  const key = JSON.stringify(input)

  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    call(name, input, { signal: abort.signal }).then(
      (data) => setState({ data, error: undefined, isLoading: false }),
      (error: ApiError) => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, error, isLoading: false }))
      },
    )
    return () => abort.abort()
  }, [name, key, version])

  const reload = useCallback(() => setVersion((before) => before + 1), [])
  const replace = useCallback<Read<ResponseOf<Name>>['replace']>(
    (change) => setState((before) => (before.data === undefined ? before : { ...before, data: change(before.data) })),
    [],
  )
  return { ...state, reload, replace }
}

type Item<Name extends PagedRoute> = ResponseOf<Name>['items'][number]

export type List<One> = Omit<Read<One[]>, 'data'> & {
  items: One[] | undefined
  /** Undefined on the last page. */
  readMore: (() => void) | undefined
}

/** A paginated list. */
export function useList<Name extends PagedRoute>(name: Name, input: Input<Name>): List<Item<Name>> {
  const first = useRead(name, input)
  // `after` is the cursor of the first page: pages read after another first page are discarded.
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
