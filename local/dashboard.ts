import { ensureDashboard } from '../dashboard/build.ts'
import { ensureGuides } from '../guides/build.ts'
import type { StepRunner } from '../src/cli/progress.ts'

/** Builds the dashboard and the guides if their sources changed since the last build. */
export async function buildDashboard(step: StepRunner): Promise<string | undefined> {
  const built = await ensureDashboard((work) => step('Dashboard (built once, and again when its sources change)', work))
  const guides = await ensureGuides()
  return built.kind === 'impossible' ? built.reason : guides
}
