import { createHash } from 'node:crypto'

/** Master keys that production accepts, the same in every run. */
export const strongMasterKey = (name = 'test') => createHash('sha256').update(`master key ${name}`).digest('hex')

/** Settings of a gateway in production whose database the test opens itself. */
export const productionEnv = {
  PASARELA_MODE: 'production',
  PASARELA_MASTER_KEY: strongMasterKey(),
  DATABASE_URL: 'postgresql://unused',
}
