import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { basename, join } from 'node:path'

/**
 * Preloaded module that writes a CPU profile from the first SIGUSR2 to process exit, which leaves out start and warm-up.
 * The output folder is BENCH_PROFILE_DIR.
 */
const SAMPLE_US = 250

const session = new Session()
session.connect()

let isStarted = false
process.on('SIGUSR2', () => {
  if (isStarted) return
  isStarted = true
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  session.post('Profiler.start')
  process.once('exit', () => {
    session.post('Profiler.stop', (error, { profile }) => {
      const name = `${basename(process.argv[1] ?? 'node')}-${process.pid}.cpuprofile`
      if (!error) writeFileSync(join(process.env['BENCH_PROFILE_DIR'] ?? '.', name), JSON.stringify(profile))
    })
  })
})
