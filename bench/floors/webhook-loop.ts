import { Agent, type Dispatcher } from 'undici'
import { answerParent } from '../processes/child.ts'

/** A bare loop that posts the same bytes to each of the addresses, with so many under way at each. */
export type LoopQuestion = {
  urls: string[]
  headers: Record<string, string>
  body: string
  perUrl: number
  atOnce: number
}

const agent = new Agent({ pipelining: 1, allowH2: false })

answerParent(async ({ urls, headers, body, perUrl, atOnce }: LoopQuestion): Promise<number> => {
  const posting = urls.flatMap((url) => {
    const { origin } = new URL(url)
    let left = perUrl
    return Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        await post({ origin, path: '/', method: 'POST', headers, body })
      }
    })
  })
  await Promise.all(posting)
  return urls.length * perUrl
})

/** undici's own handlers, as the gateway uses them: a third cheaper than its `request`. */
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
