import type { Settings } from '../foundation/settings.ts'

/** What commands share: the settings, read when the command runs, and the name the audit log gets. */
export type Context = { settings(): Settings; actor: string }
