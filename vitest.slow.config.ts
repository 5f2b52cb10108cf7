import { defineConfig } from 'vitest/config'
import { common, globalSetup, slowTests } from './vitest.config.ts'

export default defineConfig({ test: { ...common, globalSetup, include: slowTests } })
