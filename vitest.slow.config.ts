import { defineConfig } from 'vitest/config'
import { common, slowTests } from './vitest.config.ts'

export default defineConfig({ test: { ...common, include: slowTests } })
