import { ensureDashboard } from '../dashboard/build.ts'
import type { StepRunner } from '../src/cli/progress.ts'

/** Builds the dashboard if its sources changed since the last build. */
export async function buildDashboard(step: StepRunner): Promise<string | undefined> {
  const built = await ensureDashboard((work) => step('Dashboard (built once, and again when its sources change)', work))
  return built.kind === 'impossible' ? built.reason : undefined
}
