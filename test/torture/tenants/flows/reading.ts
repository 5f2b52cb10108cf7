import { reportViolation } from '../../observations.ts'
import type { Flow, Operation } from '../operation.ts'
import { listIn } from '../reply.ts'

const PAGES = 3

/** Reads banks, the rate, endpoints and payments. */
export const readApi: Flow = async (operation) => {
  const { random, client } = operation
  await random.weighted<() => Promise<unknown>>([
    [1, () => client.send(operation, { path: '/banks' })],
    [2, () => client.send(operation, { path: `/quote?usdAmount=${random.between(1, 500)}` })],
    [1, () => client.send(operation, { path: '/webhooks' })],
    [4, () => pageThroughPayments(operation)],
  ])()
}

/** No payment is on two pages, and each page continues where the previous one ended. */
async function pageThroughPayments(operation: Operation): Promise<void> {
  const { random, client, observations } = operation
  const filter = random.pick(['', '&status=COMPLETED', '&status=PENDING', '&method=C2P', '&method=DISPERSION'])
  const seen: string[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES; page += 1) {
    const from: string = cursor === null ? '' : `&cursor=${cursor}`
    const answer = await client.send(operation, { path: `/payments?limit=${random.between(1, 30)}${filter}${from}` })
    if (answer?.status !== 200) return
    seen.push(...listIn(answer.body, 'items').map(({ paymentId }) => String(paymentId)))
    const { nextCursor } = answer.body
    if (typeof nextCursor !== 'string') break
    cursor = nextCursor
  }
  const isInOrder = seen.every((paymentId, index) => index === 0 || paymentId < (seen[index - 1] as string))
  if (isInOrder) return
  reportViolation(observations, 'pages', {
    message: `pages of ?${filter} repeat a payment or are out of order`,
    operations: [operation.operation],
    paymentIds: seen,
  })
}
