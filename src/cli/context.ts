import type { Settings } from '../foundation/settings.ts'
import type { LoadLocal } from './local.ts'

/** Context of a command: the settings, read when it runs, the actor in the audit log, and `local/`. */
export type Context = {
  settings(): Settings
  /** Variables that came from PASARELA_ENV_FILE. */
  fromFile?: ReadonlySet<string>
  actor: string
  local: LoadLocal
}
