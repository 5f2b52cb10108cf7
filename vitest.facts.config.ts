import { defineConfig } from 'vitest/config'
import { common, factTests, globalSetup } from './vitest.config.ts'

export default defineConfig({ test: { ...common, globalSetup, include: factTests } })
