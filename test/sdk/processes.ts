import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Served = {
  /** Everything it wrote so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts a program that listens on a port, and waits until it answers there. */
export async function serveProgram(
  command: string[],
  { port, cwd, env }: { port: number; cwd?: string; env: NodeJS.ProcessEnv },
): Promise<Served> {
  const [program = '', ...args] = command
  const child: ChildProcess = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  const answers = () => fetch(`http://localhost:${port}/`).then(Boolean, () => false)
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')}: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    output: () => output,
    async stop() {
      child.kill()
      await ended
    },
  }
}
