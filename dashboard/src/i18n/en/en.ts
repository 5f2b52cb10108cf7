import type { Texts } from '../es/es.ts'
import { bankAccounts } from './bank-accounts.ts'
import { collect, look } from './collect.ts'
import { exports } from './exports.ts'
import { movement, movements, notifications, overpayment } from './movements.ts'
import { overview } from './overview.ts'
import { approvals, attention, payment, payments } from './payments.ts'
import { people } from './people.ts'
import { playground } from './playground.ts'
import { audit, banks, rates } from './records.ts'
import { reconciliation, reconciliations, statementImport } from './reconciliations.ts'
import { account, keys, tenants, users, webhooks } from './setup.ts'
import { actions, chart, dates, errors, login, shell, states } from './shell.ts'
import { words } from './words.ts'

export const en: Texts = {
  words,
  shell,
  login,
  actions,
  errors,
  states,
  chart,
  dates,
  overview,
  collect,
  look,
  payments,
  payment,
  attention,
  approvals,
  exports,
  movements,
  movement,
  overpayment,
  notifications,
  reconciliations,
  reconciliation,
  statementImport,
  webhooks,
  tenants,
  keys,
  banks,
  bankAccounts,
  rates,
  audit,
  playground,
  users,
  account,
  people,
}
