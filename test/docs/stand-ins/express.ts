import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** As much of Express as the recipe uses: one route with a raw body. */
type Request = { headers: IncomingHttpHeaders; body: unknown }
type Response = { sendStatus(status: number): void }
type Handler = (request: Request, response: Response, next: (error: unknown) => void) => unknown
type RawParser = { isRawParser: true }

export default function express() {
  const routes = new Map<string, Handler>()
  return {
    post(path: string, parser: RawParser, handler: Handler) {
      if (!parser.isRawParser) throw new TypeError('the recipe takes the raw body')
      routes.set(path, handler)
    },
    listen(port: number) {
      createServer((incoming, outgoing) => {
        const handler = routes.get(incoming.url ?? '') ?? ((_request, response) => response.sendStatus(404))
        const fail = () => outgoing.writeHead(500).end()
        void buffer(incoming).then((body) => handler({ headers: incoming.headers, body }, responseOf(outgoing), fail))
      }).listen(port)
    },
  }
}

express.raw = (): RawParser => ({ isRawParser: true })

function responseOf(outgoing: ServerResponse): Response {
  return { sendStatus: (status) => void outgoing.writeHead(status).end() }
}
