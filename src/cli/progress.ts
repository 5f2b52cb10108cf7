import type { Clock } from '../foundation/clock.ts'
import { translate } from './language.ts'
import { paint } from './output.ts'

/** Runs a step of the start and shows its label. */
export type StepRunner = <Result>(label: string, work: () => Promise<Result>) => Promise<Result>

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100

/** Shows a step while it runs (in a terminal, with the elapsed seconds) and its duration. */
export async function step<Result>(clock: Clock, english: string, work: () => Promise<Result>): Promise<Result> {
  const label = translate(english)
  const startedMs = clock.monotonicMs()
  const seconds = () => `${((clock.monotonicMs() - startedMs) / 1000).toFixed(1)} s`
  const stopAnimation = process.stdout.isTTY ? animate(clock, label, seconds) : () => {}
  try {
    const result = await work()
    stopAnimation()
    process.stdout.write(`${paint('green', '✔')} ${label} ${paint('dim', `(${seconds()})`)}\n`)
    return result
  } catch (error) {
    stopAnimation()
    process.stdout.write(`${paint('red', '✖')} ${label}\n`)
    throw error
  }
}

function animate(clock: Clock, label: string, seconds: () => string): () => void {
  const stopping = new AbortController()
  const draw = async () => {
    for (let frame = 0; !stopping.signal.aborted; frame += 1) {
      process.stdout.write(
        `\r${paint('cyan', frames[frame % frames.length] ?? '')} ${label} ${paint('dim', seconds())}`,
      )
      await clock.sleep(FRAME_MS, stopping.signal).catch(() => {})
    }
  }
  void draw()
  return () => {
    stopping.abort()
    process.stdout.write('\r\x1b[K')
  }
}
