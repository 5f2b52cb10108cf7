import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Child process that handles one request at a time. */
export type Child<Request, Reply> = {
  pid: number
  send(request: Request): Promise<Reply>
  stop(): Promise<void>
}

type Message<Reply> = { reply: Reply } | { error: string }

/** `program` is relative to the bench folder. `nodeOptions` are flags of Node. */
export async function startChild<Request extends object, Reply>(
  program: string,
  nodeOptions: string[] = [],
): Promise<Child<Request, Reply>> {
  const child: ChildProcess = fork(fileURLToPath(new URL(`../${program}`, import.meta.url)), {
    execArgv: nodeOptions,
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const gone = exited.then(([code]) => Promise.reject(new Error(`${program} exited with ${code}`)))
  gone.catch(() => {})
  await Promise.race([once(child, 'message'), gone])
  return {
    pid: child.pid as number,
    async send(request) {
      const replied = once(child, 'message') as Promise<[Message<Reply>]>
      child.send(request)
      const [message] = await Promise.race([replied, gone])
      if ('error' in message) throw new Error(`${program}: ${message.error}`)
      return message.reply
    },
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** Request loop inside the child process. It exits when its parent does, however the parent ends. */
export function handleRequests(handle: (request: never) => Promise<unknown>): void {
  process.on('message', (request: unknown) => {
    void handle(request as never).then(
      (reply) => process.send?.({ reply }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? (error.stack ?? '') : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
  process.send?.('ready')
}
