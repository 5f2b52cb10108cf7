import type { KeyObject } from 'node:crypto'
import type { Accounts, BankRegistry } from '../banks/registry.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Clock } from '../foundation/clock.ts'
import type { Cursors } from '../foundation/cursor.ts'
import type { ComponentLogs } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Incoming } from '../movements/incoming.ts'
import type { AddressStore } from '../movements/addresses.ts'
import type { PaymentActions } from '../payments/admin/actions.ts'
import type { Approvals } from '../payments/approvals/approvals.ts'
import type { Overpayments } from '../payments/overpayments/give-back.ts'
import type { Assignments } from '../payments/requests/assignments.ts'
import type { PayerEncryption } from '../payments/payer-encryption.ts'
import type { Importer } from '../reconciliations/import/import.ts'
import type { Reconciliations } from '../reconciliations/reconciliations.ts'
import type { Rates } from '../rates/rates.ts'
import type { Database } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { Authentication } from './access/authentication.ts'
import type { ChoosePassword } from './access/choose-password.ts'
import type { Factors } from './access/factors.ts'
import type { LoginThrottle } from './access/login-throttle.ts'
import type { ManagedUsers } from './access/manage-users.ts'
import type { Oidc } from './access/oidc.ts'
import type { Passkeys } from './access/passkeys.ts'
import type { Sessions } from './access/sessions.ts'
import type { SignIn } from './access/sign-in.ts'
import type { UserLinks } from './access/user-links.ts'
import type { BankHealth } from './bank-health.ts'
import type { OneTimeKeys } from './playground/one-time-keys.ts'
import type { PaymentStream } from './stream/stream.ts'

/** Dependencies of the operators' API routes. */
export type AdminContext = {
  settings: Settings
  version: string
  clock: Clock
  random: Random
  log: ComponentLogs
  database: Database
  encryption: PayerEncryption
  cursors: Cursors
  /** Pepper for the hashes of API keys. */
  keyPepper: KeyObject
  registry: Pick<BankRegistry, 'states' | 'accounts' | 'account' | 'forget'>
  bankHealth: BankHealth
  accountsOf(scope: Scope): Promise<Accounts>
  hasTestBanks: boolean
  /** Addresses that banks notify of incoming money. */
  notificationAddresses: AddressStore
  rates: Rates
  reconciliations: Reconciliations
  importer: Importer
  approvals: Approvals
  overpayments: Overpayments
  paymentActions: PaymentActions
  assignments: Assignments
  checkout: Checkout
  /** Opens the payers of movements, and seals bank credentials. */
  sealer: Sealer
  webhooks: Pick<Webhooks, 'endpoints' | 'deliveries' | 'notifier' | 'notifySender' | 'registration' | 'redelivery'>
  incoming: Pick<Incoming, 'lists' | 'holders'>
  authentication: Authentication
  sessions: Sessions
  signIn: SignIn
  factors: Factors
  attempts: LoginThrottle
  userLinks: UserLinks
  managedUsers: ManagedUsers
  choosePassword: ChoosePassword
  passkeys: Passkeys
  /** Sign-in at an identity provider; undefined if none is configured. */
  oidc: Oidc | undefined
  stream: PaymentStream
  /** Address at which browsers reach the dashboard. */
  dashboardUrl(): string
  oneTimeKeys: Pick<OneTimeKeys, 'use'>
}
