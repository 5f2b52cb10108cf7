import { Agent, type Dispatcher } from 'undici'
import { handleRequests } from '../processes/child.ts'

/** Bare undici loop that posts the same bytes to each URL, with `concurrency` requests in flight per URL. */
export type LoopJob = {
  urls: string[]
  headers: Record<string, string>
  body: string
  perUrl: number
  concurrency: number
}

const agent = new Agent({ pipelining: 1, allowH2: false })

handleRequests(async ({ urls, headers, body, perUrl, concurrency }: LoopJob): Promise<number> => {
  const posting = urls.flatMap((url) => {
    const { origin } = new URL(url)
    let left = perUrl
    return Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1
        await post({ origin, path: '/', method: 'POST', headers, body })
      }
    })
  })
  await Promise.all(posting)
  return urls.length * perUrl
})

/** undici's dispatch handlers, as the gateway uses them: a third cheaper than `request`. */
function post(options: Dispatcher.DispatchOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    agent.dispatch(options, {
      onRequestStart: () => {},
      onResponseStart: () => {},
      onResponseData: () => {},
      onResponseEnd: () => resolve(),
      onResponseError: (_controller, error) => reject(error),
    })
  })
}
