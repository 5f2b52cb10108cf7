import { residentMb } from './processes.ts'

/** Memory samples of one process over its lifetime. */
export type ProcessMemory = { name: string; pid: number; samplesMb: number[] }

export type MemoryWatch = { processMemory: ProcessMemory[]; stop(): void }

const SAMPLE_MS = 1_000

export function watchMemory(processes: () => { name: string; pid: number | undefined }[]): MemoryWatch {
  const processMemory = new Map<string, ProcessMemory>()
  const timer = setInterval(() => void sample(), SAMPLE_MS)
  return {
    get processMemory() {
      return [...processMemory.values()]
    },
    stop: () => clearInterval(timer),
  }

  async function sample(): Promise<void> {
    for (const { name, pid } of processes()) {
      const mb = pid === undefined ? undefined : await residentMb(pid)
      if (pid === undefined || mb === undefined) continue
      const life = processMemory.get(`${name} ${pid}`) ?? { name, pid, samplesMb: [] }
      life.samplesMb.push(mb)
      processMemory.set(`${name} ${pid}`, life)
    }
  }
}
