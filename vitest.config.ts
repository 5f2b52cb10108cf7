import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/harness/global-setup.ts',
    include: [
      'src/**/*.test.ts',
      'dashboard/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'test/**/*.test.ts',
      'torture/**/*.test.ts',
      'cluster/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // Starting real servers and databases on two busy cores takes seconds, not milliseconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Most of the time goes into waiting for other processes, so more files than cores run at once.
    maxWorkers: 3,
  },
})
