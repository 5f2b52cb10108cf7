import { decimal, fixed2 } from '../../foundation/money.ts'
import { testEvent } from '../../webhooks/events.ts'
import { paint, print } from '../output.ts'
import type { Forwarded } from './forward.ts'
import type { EventData, SignedDelivery } from './listener.ts'

type Ready = {
  gatewayUrl: string
  endpoint: { id: string; secret: string }
  url: string
  events: readonly string[]
  livemode: boolean
  forwardTo: string | undefined
  /** Endpoints of listeners that were killed, now removed. */
  leftovers: number
}

/** Output of `webhook listen`. */
export type ListenView = {
  ready(ready: Ready): void
  event(at: Date, delivery: SignedDelivery, forwarded: Forwarded | undefined): void
  forged(at: Date): void
}

/** One line of JSON per item, with its kind in `type`. */
export function jsonView(): ListenView {
  const line = (value: object) => print(JSON.stringify(value))
  return {
    ready: ({ endpoint, url, events, livemode, forwardTo, leftovers }) =>
      line({
        type: 'listening',
        id: endpoint.id,
        secret: endpoint.secret,
        url,
        events,
        livemode,
        forwardTo,
        leftovers,
      }),
    event: (at, { id, event, data }, forwarded) =>
      line({ type: 'event', at, id, event, data, ...(forwarded && { forwarded: described(forwarded) }) }),
    forged: (at) => line({ type: 'forged', at }),
  }
}

function described({ status, durationMs, failure }: Forwarded) {
  return failure === undefined ? { status, durationMs } : { failure, durationMs }
}

export function textView(): ListenView {
  return {
    ready: introduce,
    event: (at, delivery, forwarded) => print(lineOf(at, delivery, forwarded)),
    forged: (at) =>
      print(
        `${clockTime(at)}  ${paint('red', 'refused')}  a request without a valid signature; was the secret rotated?`,
      ),
  }
}

function introduce({ endpoint, url, events, livemode, forwardTo, leftovers, gatewayUrl }: Ready): void {
  if (leftovers > 0) print(paint('dim', `Endpoints that killed listeners left behind, now removed: ${leftovers}`))
  print(`
${paint('green', 'Listening')} to ${livemode ? 'live' : 'test'} events: ${events.join(', ')}

  Secret   ${paint('cyan', endpoint.secret)}
           verifies every signature: give it to your receiver. Each start has a new one.
  Forward  ${forwardTo ?? 'nowhere: --forward-to http://localhost:3000/hooks forwards events'}
  Endpoint ${endpoint.id}
           ${url}

${paint('dim', `Make a payment, or POST ${gatewayUrl}/v1/notifications/test. Ctrl-C ends and removes the endpoint.`)}
Waiting for events…
`)
}

/** `14:30:05Z  payment.failed  <paymentId>  FAILED (G51)  25.50 USD  7684.96 VES  → 200 in 12 ms` */
function lineOf(at: Date, { event, data }: SignedDelivery, forwarded: Forwarded | undefined): string {
  // A test has no payment; its sample data are for receivers that expect one.
  const { paymentId, status, failureCode, usdAmount, vesAmount } = event === testEvent ? ({} as EventData) : data
  const state = failureCode === undefined ? status : `${status} (${failureCode})`
  const amounts = [money(usdAmount, 'USD'), money(vesAmount, 'VES')]
  const parts = [clockTime(at), paint('bold', event.padEnd(17)), paymentId, state, ...amounts, outcome(forwarded)]
  return parts.filter((part) => part !== undefined).join('  ')
}

function outcome(forwarded: Forwarded | undefined): string | undefined {
  if (!forwarded) return undefined
  const { status, durationMs, failure } = forwarded
  if (failure !== undefined) return paint('red', `✖ not forwarded: ${failure} (${status}, ${durationMs} ms)`)
  return `${paint(status < 300 ? 'green' : 'red', `→ ${status}`)} in ${durationMs} ms`
}

function money(amount: number | undefined, currency: string): string | undefined {
  return amount === undefined ? undefined : `${fixed2(decimal(amount))} ${currency}`
}

function clockTime(at: Date): string {
  return `${at.toISOString().slice(11, 19)}Z`
}
