import type { Local } from '../src/cli/local.ts'

/** Loads each part on demand: a start with DATABASE_URL loads no supervisor, a command no bundler. */
export const local: Local = {
  startEmbeddedPostgres: async (options) => (await import('./postgres/supervisor.ts')).startEmbeddedPostgres(options),
  startSimulatedBanks: async (settings, clock, log) =>
    (await import('./simulated-banks.ts')).startSimulatedBanks(settings, clock, log),
  findSimulatedBanks: async (settings) => (await import('./simulated-banks.ts')).findSimulatedBanks(settings),
  simulatedBanksAt: async (urls) => (await import('./simulated-banks.ts')).simulatedBanksAt(urls),
  runSandbox: async (options) => (await import('./sandbox.ts')).runSandbox(options),
  prepareDemo: async (settings, store) => (await import('./introduction.ts')).prepareDemo(settings, store),
  buildDashboard: async (step) => (await import('./dashboard.ts')).buildDashboard(step),
}
