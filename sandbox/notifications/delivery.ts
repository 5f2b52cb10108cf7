import { setTimeout as delay } from 'node:timers/promises'
import type { Forge, Message, NotificationProtocol, Registration } from './protocol.ts'
import { createSender, type MerchantResponse } from './sender.ts'
import type { Attempt, Job, Subscription } from './subscription.ts'

type OutgoingCall = Omit<Attempt, 'at' | 'status' | 'answer' | 'error'> & {
  headers: Record<string, string>
  /** Keeps the request body and the text of a 200 response out of the attempt. */
  isSecret?: boolean
}

export type Delivery<R> = {
  /** Makes one call to the merchant and appends it to `attempts`. */
  call(subscription: Subscription<R>, attempts: Attempt[], outgoing: OutgoingCall): Promise<MerchantResponse>
  /** Obtains credentials, then sends the message once. */
  attempt(
    subscription: Subscription<R>,
    attempts: Attempt[],
    message: Message,
    forge?: Forge,
  ): Promise<MerchantResponse>
  /** Delivers the jobs sequentially in the background. A cancelled subscription ends them without an error. */
  run(subscription: Subscription<R>, jobs: Job<R>[]): void
  /** Resolves when no job is running. */
  idle(): Promise<void>
}

const maxConcurrentCalls = 16
const maxRetryDelayMs = 1_000
const loggedCharacters = 4_000
const jsonHeaders = { 'Content-Type': 'application/json' }

export function createDelivery<R extends Registration, P>({
  protocol,
  now,
}: {
  protocol: NotificationProtocol<R, P>
  now: () => number
}): Delivery<R> {
  const send = createSender({ maxConcurrent: maxConcurrentCalls })
  const running = new Set<Promise<void>>()

  const call: Delivery<R>['call'] = async (subscription, attempts, { operation, isSecret = false, ...outgoing }) => {
    const at = new Date(now()).toISOString()
    const { signal } = subscription.cancellation
    const response = await send({ ...outgoing, timeoutMs: subscription.registration.timeoutMs, signal })
    signal.throwIfAborted()
    const { headers: _headers, ...logged } = outgoing
    attempts.push({
      at,
      operation,
      ...logged,
      body: isSecret ? '' : logged.body.slice(0, loggedCharacters),
      status: response.status,
      answer: isSecret && response.status === 200 ? '' : response.text.slice(0, loggedCharacters),
      ...(response.error !== undefined && { error: response.error }),
    })
    return response
  }

  const attempt: Delivery<R>['attempt'] = async (subscription, attempts, message, forge) => {
    const { registration } = subscription
    const credentials = await protocol.credentials(
      registration,
      (logOn) => call(subscription, attempts, { ...logOn, method: 'POST', headers: jsonHeaders, isSecret: true }),
      forge,
    )
    if (!credentials) return { status: null, text: '' }
    const { operation, path, body } = message
    const headers = { ...jsonHeaders, ...credentials }
    const response = await call(subscription, attempts, {
      operation,
      method: 'POST',
      url: subscription.registration.url + path,
      headers,
      body,
    })
    if (response.status === 401 && !forge) protocol.onUnauthorized?.(subscription.registration)
    return response
  }

  return {
    call,
    attempt,
    run: (subscription, jobs) => {
      subscription.pendingJobs += jobs.length
      const run = runSequentially(attempt, subscription, jobs)
        .catch((error: unknown) => {
          if (!subscription.cancellation.signal.aborted) throw error
        })
        .finally(() => running.delete(run))
      running.add(run)
    },
    idle: async () => {
      await Promise.all(running)
    },
  }
}

async function runSequentially<R extends Registration>(
  attempt: Delivery<R>['attempt'],
  subscription: Subscription<R>,
  jobs: Job<R>[],
): Promise<void> {
  for (const job of jobs) {
    job.notification.delivery = 'pending'
    await execute(attempt, job).finally(() => {
      subscription.pendingJobs -= 1
    })
  }
}

async function execute<R extends Registration>(attempt: Delivery<R>['attempt'], job: Job<R>): Promise<void> {
  const { subscription, notification, credit, messages, forge, waitMs } = job
  if (waitMs > 0) await delay(waitMs, undefined, { signal: subscription.cancellation.signal })
  if (forge) {
    for (const message of messages) await attempt(subscription, notification.attempts, message, forge)
    notification.delivery = 'forged'
    return
  }
  for (const message of messages) {
    if (!(await deliverCopies(attempt, job, message))) notification.delivery = 'givenUp'
    if (credit?.isReturned()) break
  }
  if (notification.delivery === 'pending') notification.delivery = 'done'
}

async function deliverCopies<R extends Registration>(
  attempt: Delivery<R>['attempt'],
  job: Job<R>,
  message: Message,
): Promise<boolean> {
  const copies = Array.from({ length: job.copies }, () => () => deliver(attempt, job, message))
  if (job.subscription.registration.concurrent) {
    const delivered = await Promise.all(copies.map((copy) => copy()))
    return delivered.every(Boolean)
  }
  for (const copy of copies) if (!(await copy())) return false
  return true
}

/** Sends one copy of a message until the merchant gives a valid response; false after the last try. */
async function deliver<R extends Registration>(
  attempt: Delivery<R>['attempt'],
  { subscription, notification, credit }: Job<R>,
  message: Message,
): Promise<boolean> {
  const { signal } = subscription.cancellation
  for (let tried = 1; ; tried += 1) {
    const { status, text } = await attempt(subscription, notification.attempts, message)
    const accepted = status === 200 ? message.readResponse(text) : undefined
    const { tries, retryMs } = subscription.registration
    if (accepted === undefined && tried < tries) {
      await delay(Math.min(retryMs * 2 ** (tried - 1), Math.max(retryMs, maxRetryDelayMs)), undefined, { signal })
      continue
    }
    credit?.onResponse(message.operation, accepted)
    return accepted !== undefined
  }
}
