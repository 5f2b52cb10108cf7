import type { Settings } from '../foundation/settings.ts'
import type { LoadLocal } from './local.ts'

/** What commands share: the settings, read when the command runs, the name the audit log gets, and `local/`. */
export type Context = { settings(): Settings; actor: string; local: LoadLocal }
