import type { Answer, Passing } from '../recorder.ts'

/** A fault between a connector and its bank, made on the wire: no bank takes part in it. */
export type Fault = {
  title: string
  /** The bank gets the call and carries it out. */
  isProcessed: boolean
  /** Status of an answer that is not the bank's. */
  status?: number
  /** Why the outcome of a call that moves money is unknown. */
  reason?: string
  apply(passing: Passing): Promise<void>
}

const json = 'application/json; charset=utf-8'
const page = '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Servicio no disponible</h1></body></html>'

const unreadable = 'unreadable_answer'

const empty = (status: number) => ({
  what: `an empty ${status}`,
  reason: unreadable,
  status,
  contentType: 'text/plain',
  answer: '',
})
const html = (status: number) => ({
  what: `a page with ${status}`,
  reason: unreadable,
  status,
  contentType: 'text/html',
  answer: page,
})
const body = (answer: string, what = answer) => ({ what, status: 200, contentType: json, answer })

/** Answers that are not the bank's: a firewall's, a balancer's, a broken server's. */
const foreign: (Answer & { what: string; reason?: string })[] = [
  ...[200, 302, 400, 401, 403, 404, 408, 409, 429, 500, 503].map(empty),
  ...[200, 403, 404, 502].map(html),
  body('{}'),
  body('[]'),
  body('null'),
  body('"OK"'),
  body('\u0000\u0001 %PDF {{{', 'garbage'),
]

const replaced = (isProcessed: boolean): Fault[] =>
  foreign.map(({ what, reason, ...answer }) => ({
    title: `${what} ${isProcessed ? 'after' : 'before'} the bank carried it out`,
    isProcessed,
    status: answer.status,
    ...(reason === undefined ? {} : { reason }),
    async apply({ forward, reply }) {
      if (isProcessed) await forward()
      reply(answer)
    },
  }))

const cut = { reason: 'connection_lost' }

export const cutAfter: Fault = {
  title: 'a connection cut after the bank carried it out',
  isProcessed: true,
  ...cut,
  async apply({ forward, response }) {
    await forward()
    response.destroy()
  },
}

/** Answers that are not the bank's, before and after it carried the call out. */
export const foreignAnswers: readonly Fault[] = [...replaced(false), ...replaced(true)]

/** Faults of the connection and of the bank's own answer. */
export const commonFaults: readonly Fault[] = [
  {
    title: 'a connection cut before the bank carried it out',
    isProcessed: false,
    ...cut,
    apply: async ({ response }) => void response.destroy(),
  },
  cutAfter,
  {
    title: 'a connection cut in the middle of the answer',
    isProcessed: true,
    ...cut,
    async apply({ forward, response }) {
      const { status, contentType, answer } = await forward()
      response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(answer) })
      response.write(halfOf(answer), () => response.destroy())
    },
  },
  {
    title: 'half of the answer',
    isProcessed: true,
    reason: unreadable,
    async apply({ forward, reply }) {
      const real = await forward()
      reply({ ...real, answer: halfOf(real.answer) })
    },
  },
  {
    title: 'the whole answer under the status 500',
    isProcessed: true,
    status: 500,
    reason: unreadable,
    async apply({ forward, reply }) {
      reply({ ...(await forward()), status: 500 })
    },
  },
]

/** Every fault that leaves open what the bank did. */
export const faults: readonly Fault[] = [...commonFaults, ...foreignAnswers]

/** The bank's whole answer, twice on one connection. */
export const answeredTwice: Fault = {
  title: 'the answer twice',
  isProcessed: true,
  async apply({ forward, response }) {
    const { status, contentType, answer } = await forward()
    const length = Buffer.byteLength(answer)
    const head = `HTTP/1.1 ${status} OK\r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n`
    response.socket?.write(head + answer + head + answer)
  },
}

function halfOf(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2))
}
