import { defineConfig } from 'vitest/config'
import { common, globalSetup, growthTests } from './vitest.config.ts'

/** One file at a time: each fills its tables with all cores. */
export default defineConfig({ test: { ...common, globalSetup, maxWorkers: 1, include: growthTests } })
