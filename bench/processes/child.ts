import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of its own that answers questions, one at a time. */
export type Child<Question, Reply> = {
  pid: number
  ask(question: Question): Promise<Reply>
  stop(): Promise<void>
}

type Message<Reply> = { reply: Reply } | { error: string }

/** `program` is relative to the folder of the bench. `nodeOptions` are flags of node itself. */
export async function startChild<Question extends object, Reply>(
  program: string,
  nodeOptions: string[] = [],
): Promise<Child<Question, Reply>> {
  const child: ChildProcess = fork(fileURLToPath(new URL(`../${program}`, import.meta.url)), {
    execArgv: nodeOptions,
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const gone = exited.then(([code]) => Promise.reject(new Error(`${program} has ended with ${code}`)))
  gone.catch(() => {})
  await Promise.race([once(child, 'message'), gone])
  return {
    pid: child.pid as number,
    async ask(question) {
      const answered = once(child, 'message') as Promise<[Message<Reply>]>
      child.send(question)
      const [message] = await Promise.race([answered, gone])
      if ('error' in message) throw new Error(`${program}: ${message.error}`)
      return message.reply
    },
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** The other end, in the process itself. It ends with its parent, whatever the parent ends of. */
export function answerParent(answer: (question: never) => Promise<unknown>): void {
  process.on('message', (question: unknown) => {
    void answer(question as never).then(
      (reply) => process.send?.({ reply }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? (error.stack ?? '') : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
  process.send?.('ready')
}
