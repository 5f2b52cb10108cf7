/**
 * The tables and statements on a PostgreSQL that is distributed over several machines: which column spreads each table, and
 * every statement that does not name one tenant, with the reason. `distribution.test.ts` compares it with the catalogue
 * and with all registered statements; `docs/scaling.md` is printed from it.
 */

/** All tables of one column are colocated: rows of one tenant, or of one bank account, are on one machine. */
export const distributedTables = {
  tenant_id: [
    'bank_accounts',
    'card_failures',
    'card_holders',
    'card_reservations',
    'closed_days',
    'day_corrections',
    'disbursements',
    'flow_routes',
    'idempotency_keys',
    'overpayment_changes',
    'payment_events',
    'payment_hours',
    'payments',
    'rate_buckets',
    'webhook_deliveries',
    'webhook_endpoints',
  ],
  account_id: ['bank_notifications', 'claimed_movements', 'movements', 'payment_requests', 'statement_readings'],
} as const

/** Small or rarely written tables, the same on every machine. */
export const referenceTables = {
  account_holders: 'one row per tenant and bank, looked up by tenant and by account',
  api_keys: 'looked up by the key, before the tenant is known',
  audit_log: 'actions of operators, some of no tenant; may stay on one machine as an ordinary table',
  bank_sessions: 'one row per bank client, shared by all tenants of an account',
  installation_secrets: 'one row per secret of the installation',
  login_attempts: 'counted per user name and address',
  notification_addresses: 'looked up by the token in the address, before the tenant is known',
  operator_sessions: 'belong to users',
  operator_tokens: 'belong to users',
  operator_users: 'of the installation; some belong to a tenant',
  payment_hours_done: 'one row',
  rate_sources: 'two rows',
  rates: 'a few rows per day, read by every payment',
  schema_migrations: 'one row per migration',
  schema_routines: 'one row per routine',
  tenants: 'one row per tenant, joined by many statements',
} as const

/** Unique indexes and primary keys without the tenant. */
export const uniqueWithoutTenant = {
  api_keys_public_part: 'api_keys (public_part)',
  audit_log_pkey: 'audit_log (audit_id)',
  bank_notifications_pkey: 'bank_notifications (account_id, digest)',
  bank_sessions_pkey: 'bank_sessions (client)',
  claimed_movements_pkey: 'claimed_movements (account_id, movement_key)',
  installation_secrets_pkey: 'installation_secrets (name)',
  login_attempts_pkey: 'login_attempts (subject)',
  movements_account_id_movement_id_key: 'movements (account_id, movement_id)',
  movements_pkey: 'movements (account_id, movement_key)',
  notification_addresses_pkey: 'notification_addresses (token_hash)',
  operator_sessions_pkey: 'operator_sessions (token_hash)',
  operator_tokens_pkey: 'operator_tokens (token_id)',
  operator_tokens_public_part: 'operator_tokens (public_part)',
  operator_users_name: 'operator_users (name)',
  operator_users_pkey: 'operator_users (user_id)',
  payment_hours_done_pkey: 'payment_hours_done (only_row)',
  rate_sources_pkey: 'rate_sources (source)',
  rates_pkey: 'rates (source, value_date, origin, rate)',
  schema_migrations_pkey: 'schema_migrations (version)',
  schema_routines_pkey: 'schema_routines (name)',
  statement_readings_pkey: 'statement_readings (account_id)',
  tenants_by_name: 'tenants (lower(name))',
} as const

export type ListedClass =
  | 'background over all tenants'
  | 'by account'
  | 'requests of several tenants'
  | 'tenant not known yet'

/**
 * Statements that are not routed by tenant. The others are, or touch reference tables only. Of the reference tables' own
 * statements only the look-ups that find out the tenant are listed: they forbid distributing those tables.
 */
export const notRouted: readonly { class: ListedClass; reason: string; statements: readonly string[] }[] = [
  {
    class: 'background over all tenants',
    reason: 'the reconciler claims the payments that are due, of whichever tenant',
    statements: ['reconcile.take_due', 'reconcile.count', 'requests.count_unmatched', 'requests.take_movements'],
  },
  {
    class: 'background over all tenants',
    reason: 'the readers of statements claim the accounts that are due, of whichever tenant',
    statements: [
      'account_holders.new_accounts',
      'statements.ages',
      'statements.hasten_requested',
      'statements.take_due',
    ],
  },
  {
    class: 'background over all tenants',
    reason: 'the senders claim and settle webhook deliveries in batches',
    statements: ['webhooks.claim', 'webhooks.finish', 'webhooks.interrupt', 'webhooks.measure'],
  },
  {
    class: 'background over all tenants',
    reason: 'the rate limits of all tenants a process served are settled in one statement',
    statements: ['rate_limit.settle'],
  },
  {
    class: 'background over all tenants',
    reason: 'sweeps delete by age',
    statements: [
      'card_failures.sweep',
      'card_failures.sweep_holders',
      'card_failures.sweep_reservations',
      'idempotency.sweep',
      'movements.sweep_notifications',
      'requests.sweep',
      'webhooks.sweep',
    ],
  },
  {
    class: 'background over all tenants',
    reason: 'a rotated master key finds what is still sealed with the former one',
    statements: [
      'bank_accounts.sealed',
      'idempotency.sealed_before',
      'movements.bodies_sealed_before',
      'movements.payers_sealed_before',
      'payments.sealed_before',
      'webhooks.select_sealed',
    ],
  },
  {
    class: 'background over all tenants',
    reason: 'the dashboard, its statistics and the command line show all tenants, or one if chosen',
    statements: [
      'cli.webhook_deliveries',
      'operator.attention',
      'reconciliations.closed_since',
      'reconciliations.measure',
      'operator.find',
      'operator.list',
      'operator.list_kinds',
      'operator.list_ref',
      'operator.requests_of_amount',
      'operator.search',
      'requests.find_movement_anywhere',
      'reconciliations.open_days',
      'statistics.add_up',
      'statistics.attention',
      'statistics.pending',
      'statistics.read',
      'stream.moved',
      'stream.payments',
    ],
  },
  {
    class: 'by account',
    reason: 'notifications and movements of one bank account, whichever tenants share it',
    statements: [
      'matching.claimed',
      'reconciliations.import',
      'reconciliations.imported_before',
      'reconciliations.lines',
      'reconciliations.reading',
      'movements.candidates',
      'movements.count_unmatched',
      'movements.find_held',
      'movements.forget_unread',
      'movements.insert_notification',
      'movements.find',
      'movements.find_unmatched',
      'movements.ignore',
      'movements.keep_lines',
      'movements.list',
      'movements.report_unmatched',
      'statements.add',
      'statements.complete',
      'statements.fail',
      'statements.hasten',
      'statements.remove',
      'movements.reseal_body',
      'movements.reseal_payer',
      'payments.lock_movement',
      'requests.alike_movements',
      'requests.find_movement',
      'requests.postpone_movement',
    ],
  },
  {
    class: 'by account',
    reason: 'lists a tenant’s unread notifications, which are stored by account',
    statements: ['movements.unread_notifications'],
  },
  {
    class: 'by account',
    reason: 'finds the movements that pay for a tenant’s payment, which are stored by account',
    statements: ['movements.paying'],
  },
  {
    class: 'by account',
    reason: 'compares the payments of all tenants that share an account, because a movement pays for one only',
    statements: [
      'matching.charges',
      'reconciliations.other_payments',
      'reconciliations.own_payments',
      'reconciliations.reversals',
      'matching.lock_charges',
      'matching.lock_reversals',
      'matching.reversals',
      'operator.owner_of_number',
      'payments.claim_reversal',
      'payments.settle_from_absence',
      'payments.settle_reversal_from_absence',
      'reconcile.waiting_for_money',
      'requests.candidates',
    ],
  },
  {
    class: 'by account',
    reason: 'writes the claim of a movement by account and its payment by tenant',
    statements: [
      'matching.own_charges',
      'matching.own_reversals',
      'payments.cancel',
      'payments.flag_late_line',
      'payments.insert_paid_by_movement',
      'payments.insert_request',
      'payments.report_reference',
      'payments.settle_from_line',
      'payments.settle_request',
      'payments.settle_reversal_from_line',
    ],
  },
  {
    class: 'requests of several tenants',
    reason: 'requests that arrive together share one statement; PASARELA_DATABASE_BATCHES=off sends each by itself',
    statements: [
      'idempotency.find_previous_many',
      'payments.by_ref_many',
      'payments.claim_intent_many',
      'payments.find_many',
      'payments.insert_many',
      'payments.settle_many',
    ],
  },
  {
    class: 'tenant not known yet',
    reason: 'an API key, a session, an operator’s token or a bank’s notification address leads to its tenant',
    statements: [
      'keys.authenticate',
      'keys.find',
      'notification_addresses.find',
      'operator_tokens.find',
      'sessions.find',
      'tenants.find',
      'users.find',
      'users.password',
    ],
  },
]

export type Construct =
  | 'clock in on conflict'
  | 'grouping sets over tenants'
  | 'lateral over tenants'
  | 'recursive over tenants'
  | 'row locks over tenants'

/** Statements whose text a distributed PostgreSQL refuses or reads differently, by the construct. */
export const constructs: { readonly [Name in Construct]: readonly string[] } = {
  'clock in on conflict': [
    'bankSessions.claim',
    'bank_accounts.set',
    'idempotency.claim',
    'idempotency.complete',
    'login_attempts.take',
    'movements.ignore',
    'payments.cancel',
    'payments.claim_intent',
    'payments.claim_intent_many',
    'payments.claim_reversal',
    'payments.insert',
    'payments.insert_disbursement',
    'payments.insert_many',
    'payments.insert_request',
    'payments.report_reference',
    'rate_limit.settle',
    'rates.enter',
    'rates.record',
    'rates.record_past',
    'webhooks.insert_endpoint',
    'webhooks.queue_test',
    'webhooks.rotate_secret',
  ],
  'grouping sets over tenants': ['statistics.add_up'],
  'lateral over tenants': [
    'matching.charges',
    'matching.reversals',
    'movements.count_unmatched',
    'movements.list',
    'operator.find',
    'operator.list_kinds',
    'operator.requests_of_amount',
    'operator.search',
    'payments.by_ref_many',
    'payments.insert_paid_by_movement',
    'payments.insert_request',
    'payments.report_reference',
    'payments.settle_from_absence',
    'payments.settle_from_line',
    'payments.settle_request',
    'payments.settle_reversal_from_absence',
    'payments.settle_reversal_from_line',
    'reconciliations.lines',
    'reconciliations.open_days',
    'statistics.add_up',
    'statistics.read',
    'stream.payments',
    'webhooks.claim',
  ],
  'recursive over tenants': ['webhooks.claim'],
  'row locks over tenants': [
    'idempotency.sweep',
    'matching.lock_charges',
    'matching.lock_reversals',
    'movements.ignore',
    'payments.claim_intent_many',
    'payments.insert_request',
    'payments.report_reference',
    'payments.settle_many',
    'reconcile.take_due',
    'requests.take_movements',
    'statements.take_due',
    'webhooks.claim',
    'webhooks.interrupt',
    'webhooks.sweep',
  ],
}
