/** Data of the progress display. */
export type Progress = {
  elapsedMs: number
  /** Readiness by slot. */
  ready: boolean[]
  requests: { answered: number; refused: number; failed: number }
  restarts: string
}

const REDRAW_MS = 500
/** Interval of progress lines without a terminal. */
const LINE_EVERY_MS = 10_000

/** Returns a function that stops the display. */
export function showProgress(stream: NodeJS.WriteStream | undefined, progress: () => Progress): () => void {
  if (!stream) return () => {}
  const draw = () => {
    const line = lineOf(progress())
    stream.write(stream.isTTY ? `\r\x1b[2K${line.slice(0, stream.columns - 1)}` : `${line}\n`)
  }
  const timer = setInterval(draw, stream.isTTY ? REDRAW_MS : LINE_EVERY_MS)
  return () => {
    clearInterval(timer)
    if (stream.isTTY) stream.write('\r\x1b[2K')
  }
}

function lineOf({ elapsedMs, ready, requests: { answered, refused, failed }, restarts }: Progress): string {
  const seconds = Math.floor(elapsedMs / 1_000)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const gateways = ready.map((isReady) => (isReady ? '●' : '○')).join('')
  return `${clock}  gateways ${gateways}  ${restarts}  ${answered} answered, ${refused} refused with Retry-After, ${failed} failed`
}
