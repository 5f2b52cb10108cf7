create table if not exists schema_migrations (
    version    integer     primary key,
    name       text        not null,
    checksum   text        not null,
    applied_at timestamptz not null default now()
  );


  create table if not exists schema_routines (
    name       text        primary key,
    version    integer     not null,
    checksum   text        not null,
    applied_at timestamptz not null default now()
  );

-- The installation's secrets, tenants with their API keys, the audit log, rate limits and idempotency keys.
-- Keys of tables that hold a tenant's data begin with the tenant, so that the tenant can become the shard key.

-- Secrets of this installation, sealed under the master key.
create table installation_secrets (
  name   text  primary key,
  sealed bytea not null
);

-- Tenants and their settings.
--   pending_wait_seconds        how long a request follows an operation that the bank left pending before it is answered
--   transfer_tolerance_ves      difference in VES between a verified transfer and the order that counts as equal; 0: none
--   transfer_tolerance_percent  the same as a percentage of the amount; the smaller of the two applies
--   accepts_overpayment         whether a transfer of more than the order pays for it
--   language                    of messages to a request whose Accept-Language names no supported language
create table tenants (
  tenant_id                  uuid         primary key,
  name                       text         not null check (length(name) between 1 and 80),
  pending_wait_seconds       smallint     not null default 0 check (pending_wait_seconds between 0 and 10),
  transfer_tolerance_ves     numeric(7,2) not null default 0 check (transfer_tolerance_ves between 0 and 10000),
  transfer_tolerance_percent numeric(4,2) not null default 0 check (transfer_tolerance_percent between 0 and 10),
  accepts_overpayment        boolean      not null default true,
  language                   text         not null default 'en' check (language in ('en', 'es')),
  created_at                 timestamptz  not null default now(),
  deactivated_at             timestamptz
);

create unique index tenants_by_name on tenants (lower(name));

-- API keys. The public part finds the row; the key itself is stored only as a keyed hash.
create table api_keys (
  tenant_id    uuid        not null references tenants,
  key_id       uuid        not null,
  livemode     boolean     not null,
  public_part  text        not null constraint api_keys_public_part unique,
  hash         bytea       not null check (octet_length(hash) = 32),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz,
  revoked_at   timestamptz,
  last_used_at timestamptz,
  primary key (tenant_id, key_id)
);

-- Actions of operators and commands. Append-only.
create table audit_log (
  audit_id  uuid        primary key, -- version 7: newest last
  at        timestamptz not null default now(),
  actor     text        not null,
  action    text        not null,
  tenant_id uuid,
  subject   text        not null,
  details   jsonb       not null default '{}'
);

create index audit_log_by_time on audit_log (at);
create index audit_log_by_tenant on audit_log (tenant_id, audit_id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;

create trigger audit_log_is_append_only
  before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Rate limiting: one token bucket per tenant and mode. Unlogged: a crash empties the table, and every bucket is full again.
create unlogged table rate_buckets (
  tenant_id  uuid             not null,
  livemode   boolean          not null,
  tokens     double precision not null,
  updated_at timestamptz      not null,
  primary key (tenant_id, livemode)
);

-- One row per Idempotency-Key in use.
--   claim_token  the request that holds the key; after the lease its process is taken to have died
--   subject_id   the resource that the request created, written in the same statement, so that a request whose process
--                died is answered from that resource and not run again
--   status, answer  the stored response. It is sealed: it may hold a payer's data
create table idempotency_keys (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  route       text        not null,
  key         text        not null,
  fingerprint bytea       not null check (octet_length(fingerprint) = 32),
  claim_token uuid        not null,
  claimed_at  timestamptz not null default now(),
  subject_id  uuid,
  status      smallint,
  answer      bytea,
  primary key (tenant_id, livemode, route, key),
  check ((status is null) = (answer is null))
);

create index idempotency_keys_by_age on idempotency_keys (claimed_at);

-- Bank accounts of tenants, routing of flows to banks, and sessions at banks.

create table bank_accounts (
  tenant_id   uuid        not null references tenants,
  livemode    boolean     not null,
  bank        text        not null check (bank in ('bnc', 'r4')),
  credentials bytea       not null, -- sealed
  version     uuid        not null, -- changes with every change, so that processes notice
  updated_at  timestamptz not null default now(),
  primary key (tenant_id, livemode, bank)
);

-- The bank that carries a flow of a tenant. No row: the tenant's first account that offers the flow, BNC before R4.
create table flow_routes (
  tenant_id uuid    not null references tenants,
  livemode  boolean not null,
  flow      text    not null, -- c2p, card, pago-movil, debit, credit, account-credit, payout, change
  bank      text    not null check (bank in ('bnc', 'r4')),
  primary key (tenant_id, livemode, flow)
);

-- One session per client of a bank, shared by all processes and tenants: a second log-on may void the first.
--   client         hash of bank, address, client and its long-term key
--   day            the day in Caracas on which the session was opened; it ends at midnight
--   log_on_token   the process that is logging on, until log_on_until
create table bank_sessions (
  client       bytea       primary key check (octet_length(client) = 32),
  key_id       uuid,
  sealed       bytea,
  day          date,
  made_at      timestamptz,
  log_on_token uuid,
  log_on_until timestamptz,
  check ((key_id is null) = (sealed is null) and (key_id is null) = (day is null) and (key_id is null) = (made_at is null))
);

-- The reference rate of the central bank. It is the same for all tenants: these tables have no tenant.

-- Every rate that a source has published or an operator has entered. One row per distinct value: a correction of a
-- value date is stored beside the rate it corrects.
--   origin            the feed it came from, 'r4', or 'operator': a rate of one feed is never served for another
--   held              quarantined: it differs too much from the accepted rates of adjacent dates; kept, never served
--   first_fetched_at, fetched_at  when the source published it first, and last
create table rates (
  source           text           not null check (source in ('vexFx', 'r4')),
  value_date       date           not null,
  origin           text           not null check (length(origin) between 1 and 40),
  rate             numeric(17, 8) not null check (rate > 0),
  held             boolean        not null default false,
  first_fetched_at timestamptz    not null default now(),
  fetched_at       timestamptz    not null default now(),
  primary key (source, value_date, origin, rate),
  check (source = 'vexFx' or origin <> 'operator'),
  check (not (held and origin = 'operator'))
);

-- One row per source: when the next request to it is due, and the result of the last one.
--   next_refresh_at  a process claims the request by moving this past its lease, so that another process takes over
--                    if it dies
--   asked_on         the day in Caracas of the last request: on a new day the next one is due at once
--   told_at          when it last published a rate
create table rate_sources (
  source          text        primary key check (source in ('vexFx', 'r4')),
  next_refresh_at timestamptz not null default now(),
  asked_on        date        not null default '-infinity',
  asked_at        timestamptz,
  answered_at     timestamptz,
  told_at         timestamptz,
  error           text        check (error in ('SOURCE_UNAVAILABLE', 'SOURCE_INVALID')),
  held            boolean     not null default false
);

insert into rate_sources (source) values ('vexFx'), ('r4');

-- Payments, their timeline, disbursements, and the velocity check of cards.

-- status  shown to the tenant         stage  progress of a PENDING payment inside the gateway
--   PENDING                             intent     waits for the customer's token
--   COMPLETED                           queued     part of a disbursement, waits for its turn
--   FAILED                              submitted  claimed: a call to the bank is under way, or its process died
--   REVERSED                            accepted   the bank accepted it and has not decided
--                                       unknown    no trustworthy response: money may have moved
--                                       attention  the bank cannot tell the outcome: needs manual review
create table payments (
  tenant_id             uuid          not null,
  livemode              boolean       not null,
  payment_id            uuid          not null, -- version 7: newest last
  method                text          not null check (method in ('C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO',
                                        'CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO')),
  status                text          not null check (status in ('PENDING', 'COMPLETED', 'FAILED', 'REVERSED')),
  stage                 text          check (stage in ('intent', 'queued', 'submitted', 'accepted', 'unknown', 'attention')),
  external_ref          text          check (length(external_ref) between 1 and 128),
  batch_id              uuid,                     -- the disbursement it is a part of
  created_at            timestamptz   not null,
  updated_at            timestamptz   not null,
  expires_at            timestamptz,              -- of an intent

  -- Amounts. An operation in VES needs no rate; without one it has no amount in USD either.
  usd_amount            numeric(16,2) check (usd_amount >= 0),
  ves_amount            numeric(18,2) not null check (ves_amount > 0),
  received_ves_amount   numeric(18,2) check (received_ves_amount > 0), -- of a verified transfer, if other than ves_amount
  bcv_rate              numeric(20,8) check (bcv_rate > 0),
  rate_date             date,

  -- The counterparty. The hashes are keyed: they find equal values without opening them.
  payer                 bytea,                    -- sealed: document, phone, bank, account, name
  payer_hash            bytea,
  phone_hash            bytea,                    -- comparable over all tenants, as is document_hash
  document_hash         bytea,
  card_last4            text          check (card_last4 ~ '^[0-9]{4}$'),
  card_brand            text,

  -- The charge at the bank.
  bank                  text          check (bank in ('bnc', 'r4')),
  account_id            bytea,                    -- hash of bank and account, the same for all tenants that share it
  attempt_id            uuid,                     -- new with every claim; only the holder's writes settle the payment
  submitted_at          timestamptz,
  calls_ended_at        timestamptz,              -- after this time no call to the bank for this payment can be under
                                                  -- way; it can lie in the future
  bank_reference        text,
  bank_tx_id            bigint,
  bank_numbers          text[]        not null default '{}', -- every number in the bank's response, without leading zeros
  operation_id          text,
  bank_code             text,                     -- the bank's last code for this payment
  failure_code          text,

  -- Its reversal.
  reversal_stage        text          check (reversal_stage in ('submitted', 'unknown', 'attention')),
  reversal_attempt_id   uuid,
  reversal_submitted_at timestamptz,
  reversal_ref          text,
  reversal_tx_id        bigint,
  reversal_numbers      text[]        not null default '{}',
  reversal_code         text,                     -- the bank's last code for a reversal whose outcome is unknown
  reversed_at           timestamptz,

  -- Reconciliation.
  checks                integer       not null default 0,
  checked_at            timestamptz,              -- when the bank was last queried about it
  next_check_at         timestamptz,              -- when the reconciler checks it next; null: never
  review_reason         text,                     -- why a payment that has ended needs manual review

  primary key (tenant_id, livemode, payment_id),
  check ((status = 'PENDING') = (stage is not null)),
  check ((status = 'FAILED') = (failure_code is not null)),
  check (reversal_stage is null or status = 'COMPLETED'),
  check ((status = 'REVERSED') = (reversed_at is not null)),
  check ((usd_amount is null) = (bcv_rate is null) and (bcv_rate is null) = (rate_date is null))
);

create index payments_by_ref on payments (tenant_id, livemode, external_ref, payment_id) where external_ref is not null;
-- Lists by status, by method or by both, newest first.
create index payments_by_kind on payments (tenant_id, livemode, status, method, payment_id);
create index payments_by_batch on payments (tenant_id, livemode, batch_id, payment_id) where batch_id is not null;
create index payments_by_operation on payments (tenant_id, livemode, operation_id) where operation_id is not null;
-- A payment by the bank's reference: for operators, and to find the statement lines that are claimed already.
create index payments_by_reference on payments (tenant_id, livemode, bank_reference) where bank_reference is not null;
create index payments_by_reversal on payments (tenant_id, livemode, reversal_ref) where reversal_ref is not null;
-- C2P charges and reversals of one account and amount, over all tenants: those that a statement line may belong to.
create index payments_by_account_charge on payments (account_id, ves_amount, submitted_at)
  where method = 'C2P' and submitted_at is not null;
create index payments_by_account_reversal on payments (account_id, ves_amount, reversal_submitted_at)
  where reversal_submitted_at is not null;
-- The reconciler's list and the operator's: short, whatever the number of payments.
create index payments_due on payments (next_check_at) where next_check_at is not null;
create index payments_review on payments (updated_at)
  where stage = 'attention' or reversal_stage = 'attention' or review_reason is not null;

-- Invariants of a payment: a terminal status changes only from COMPLETED to REVERSED, and the amounts never change.
create function refuse_payment_change() returns trigger language plpgsql as $$
begin
  raise exception 'payment %: %', old.payment_id, tg_argv[0] using errcode = 'check_violation';
end
$$;

create trigger payments_end_for_good before update on payments for each row
  when (old.status <> new.status and old.status <> 'PENDING' and not (old.status = 'COMPLETED' and new.status = 'REVERSED'))
  execute function refuse_payment_change('a terminal status does not change');

create trigger payments_keep_their_money before update on payments for each row
  when ((old.usd_amount, old.ves_amount, old.bcv_rate, old.method)
        is distinct from (new.usd_amount, new.ves_amount, new.bcv_rate, new.method))
  execute function refuse_payment_change('amounts, rate and method do not change');

-- The timeline: one row per transition, written in the same statement. `event` names the webhook event, if there is one.
create table payment_events (
  tenant_id  uuid        not null,
  livemode   boolean     not null,
  payment_id uuid        not null,
  event_id   uuid        not null, -- version 7: newest last
  at         timestamptz not null,
  type       text        not null,
  status     text        not null,
  event      text        check (event in ('payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed',
                           'payment.canceled')),
  data       jsonb       not null default '{}',
  primary key (tenant_id, livemode, payment_id, event_id)
);

-- The latest events over all tenants: live updates and the statistics of the last minutes. Inserts go to its end.
create index payment_events_by_time on payment_events (at);

create table disbursements (
  tenant_id   uuid          not null,
  livemode    boolean       not null,
  batch_id    uuid          not null,
  reference   text          not null,
  ves_amount  numeric(18,2) not null check (ves_amount > 0),
  created_at  timestamptz   not null,
  primary key (tenant_id, livemode, batch_id)
);

-- Whether a tenant used a reference for another disbursement within the last day.
create index disbursements_by_reference on disbursements (tenant_id, livemode, reference, created_at, batch_id);

-- Velocity check: several different cards that fail for a holder within half an hour block the holder. Cards that are
-- being charged count before the bank has responded, so that cards sent at once cannot all pass the check.
--   card_holders       one row per tenant, mode and holder: locked by every reservation of a card
--   card_reservations  one row per charge under way or of unknown outcome; old rows no longer count and are removed
--   card_failures      one row per holder and card that failed
-- Holders and cards are keyed hashes.
create table card_holders (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  holder_hash bytea       not null,
  used_at     timestamptz not null,
  primary key (tenant_id, livemode, holder_hash)
);

create index card_holders_by_age on card_holders (used_at);

create table card_reservations (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  holder_hash bytea       not null,
  attempt_id  uuid        not null,
  card_hash   bytea       not null,
  reserved_at timestamptz not null,
  primary key (tenant_id, livemode, holder_hash, attempt_id)
);

create index card_reservations_by_age on card_reservations (reserved_at);

create table card_failures (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  holder_hash bytea       not null,
  card_hash   bytea       not null,
  failed_at   timestamptz not null,
  primary key (tenant_id, livemode, holder_hash, card_hash)
);

create index card_failures_by_age on card_failures (failed_at);

-- Webhook endpoints and the outbox of deliveries, which is also their log.

create table webhook_endpoints (
  tenant_id     uuid        not null references tenants,
  livemode      boolean     not null,
  endpoint_id   uuid        not null,
  slot          smallint    not null check (slot between 1 and 20), -- limits the endpoints of a tenant and mode
  url           text        not null check (length(url) between 1 and 2048),
  events        text[]      not null check (cardinality(events) between 1 and 5 and events <@ array[
                              'payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed',
                              'payment.canceled']),
  is_active     boolean     not null default true,
  secret        bytea       not null, -- sealed
  former_secret bytea,                -- sealed; signs beside the current one until former_until
  former_until  timestamptz,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  primary key (tenant_id, livemode, endpoint_id),
  constraint webhook_endpoints_slot unique (tenant_id, livemode, slot),
  check ((former_secret is null) = (former_until is null))
);

-- One row per event and endpoint. The primary key makes a second delivery of an event to an endpoint impossible.
--
--   queued       inserted by the statement that made the transition
--   sending      claimed by one process, committed before the first byte is sent
--   delivered    the endpoint responded 2xx
--   failed       another response or none, or nothing was sent: see `error`
--   interrupted  the process that claimed it died: the request may have arrived, and is never repeated
create table webhook_deliveries (
  tenant_id       uuid        not null,
  livemode        boolean     not null,
  endpoint_id     uuid        not null,
  event_id        uuid        not null, -- of payment_events; a test notification has its own
  event           text        not null,
  payment_id      uuid,
  body            text        not null, -- the exact bytes that are signed and sent
  state           text        not null default 'queued'
                    check (state in ('queued', 'sending', 'delivered', 'failed', 'interrupted')),
  created_at      timestamptz not null,
  sender          uuid,                 -- the process that claimed it
  claimed_at      timestamptz,
  response_status smallint,
  error           text,
  duration_ms     integer,
  excerpt         text,                 -- the beginning of the response's body
  primary key (tenant_id, livemode, endpoint_id, event_id),
  check ((state = 'queued') = (claimed_at is null)),
  check ((sender is null) = (claimed_at is null))
);

-- Queued deliveries per endpoint, oldest first: the claim is a loose index scan over the endpoints.
create index webhook_deliveries_queued on webhook_deliveries (tenant_id, livemode, endpoint_id, event_id) where state = 'queued';
create index webhook_deliveries_sending on webhook_deliveries (claimed_at) where state = 'sending';
-- For the sweep. Queued and sending rows have no entry, so that neither queuing nor claiming writes to this index: a
-- tenth of what a delivery costs the database.
create index webhook_deliveries_over on webhook_deliveries (created_at) where state in ('delivered', 'failed', 'interrupted');

-- Invariant: no delivery is sent twice. A late response to the same attempt may still replace `interrupted`.
create function refuse_second_attempt() returns trigger language plpgsql as $$
begin
  raise exception 'event % was attempted at endpoint % already', old.event_id, old.endpoint_id
    using errcode = 'check_violation';
end
$$;

create trigger webhook_deliveries_are_attempted_once before update on webhook_deliveries for each row
  when (old.state <> 'queued' and new.state in ('queued', 'sending')
        and (old.state, old.sender) is distinct from (new.state, new.sender))
  execute function refuse_second_attempt();

-- Every event of a timeline queues its deliveries in the statement that wrote it, so that no flow can omit them. The
-- triggers are here; the functions get their bodies from src/webhooks/sql, which the migrator applies after the
-- migrations. Until then an event is an error and not a lost delivery.
create function queue_webhook_deliveries() returns trigger language plpgsql as $$
begin
  raise exception 'the routine % has not been applied: run pasarela migrate', 'queue_webhook_deliveries';
end
$$;

create function emit_payment_canceled() returns trigger language plpgsql as $$
begin
  raise exception 'the routine % has not been applied: run pasarela migrate', 'emit_payment_canceled';
end
$$;

create trigger payment_events_are_told after insert on payment_events for each row
  when (new.event is not null) execute function queue_webhook_deliveries();

create trigger payment_events_emit_canceled after insert on payment_events for each row
  when (new.event = 'payment.failed' and new.type in ('expired', 'canceled')) execute function emit_payment_canceled();

-- Money that arrives: the addresses that banks notify, their notifications, the movements on accounts, and the payment
-- that each movement pays for.

-- An address that a bank calls, with the secrets it presents there. A new one takes over while the former still works.
create table notification_addresses (
  token_hash bytea       primary key check (octet_length(token_hash) = 32), -- of the unguessable part of the address
  tenant_id  uuid        not null references tenants,
  livemode   boolean     not null,
  bank       text        not null check (bank in ('bnc', 'r4')),
  secrets    bytea       not null, -- sealed
  settles    boolean     not null, -- whether a notification alone proves a payment, where the bank cannot be queried
  allowed    text[]      not null default '{}', -- addresses or ranges that the bank calls from; empty: any
  created_at timestamptz not null default now(),
  ends_at    timestamptz
);

create unique index notification_addresses_current on notification_addresses (tenant_id, livemode, bank)
  where ends_at is null;

-- Notifications as received, stored before they are answered. A repeated one is the same row and gets the same response.
create table bank_notifications (
  account_id      bytea       not null,
  digest          bytea       not null, -- keyed hash of the movement it reports, or else of its text
  notification_id uuid        not null, -- version 7: newest last
  tenant_id       uuid        not null,
  livemode        boolean     not null,
  bank            text        not null,
  operation       text        not null,
  body            bytea       not null, -- sealed
  reading         text        not null check (reading in ('arrived', 'notMoney', 'notOurs', 'unreadable')),
  reason          text,
  movement_key    text,
  reply_status    smallint    not null,
  reply_body      text        not null,
  received_at     timestamptz not null default now(),
  times           integer     not null default 1,
  primary key (account_id, digest),
  check ((reading = 'arrived') = (movement_key is not null))
);

create index bank_notifications_by_age on bank_notifications (received_at);

-- Movements on an account, one row each, however often they are reported.
create table movements (
  account_id      bytea         not null,
  movement_key    text          not null,
  movement_id     uuid          not null, -- version 7: newest last
  bank            text          not null,
  date            date          not null, -- in Caracas
  ves_amount      numeric(18,2) not null check (ves_amount > 0),
  kind            text          not null,
  reference       text          not null,
  numbers         text[]        not null,
  payer_bank_code text,
  payer           bytea         not null, -- sealed: phones, document, the payer's note
  source          text          not null check (source in ('notification', 'statement', 'query')),
  is_proof        boolean       not null, -- reported at an address whose notifications prove payments
  seen_at         timestamptz   not null default now(),
  primary key (account_id, movement_key)
);

create index movements_by_day on movements (account_id, date);

-- The payment that a movement pays for. The primary key lets one statement line pay for one payment only, over all
-- tenants that share the account.
create table claimed_movements (
  account_id   bytea   not null, -- hash of bank and account
  movement_key text    not null,
  tenant_id    uuid    not null,
  livemode     boolean not null,
  payment_id   uuid    not null,
  is_reversal  boolean not null default false,
  primary key (account_id, movement_key)
);

-- The movement of a payment, from a direct approval or from a statement.
create index claimed_movements_by_payment on claimed_movements (tenant_id, livemode, payment_id);

-- Users of the admin API and the dashboard, how they authenticate, and the statistics they see.
-- Users belong to the installation and not to a tenant: these tables have no tenant in their keys.

--   operator  all rights, over all tenants
--   staff     all rights over the data of one tenant
--   viewer    read only: one tenant, or all of them
create table operator_users (
  user_id             uuid        primary key,
  name                text        not null constraint operator_users_name unique
                        check (name ~ '^[a-z0-9][a-z0-9._@+-]{0,127}$'),
  role                text        not null check (role in ('operator', 'staff', 'viewer')),
  tenant_id           uuid        references tenants,
  password_hash       text        not null,
  created_at          timestamptz not null default now(),
  password_changed_at timestamptz not null default now(),
  disabled_at         timestamptz,
  last_login_at       timestamptz,
  check (case role when 'operator' then tenant_id is null when 'staff' then tenant_id is not null else true end)
);

-- Sessions, found by the hash of their cookie. The CSRF token is derived from the cookie too, so that a copy of this
-- table authenticates nobody.
create table operator_sessions (
  token_hash   bytea       primary key check (octet_length(token_hash) = 32),
  user_id      uuid        not null references operator_users,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null
);

create index operator_sessions_by_user on operator_sessions (user_id);
create index operator_sessions_by_age on operator_sessions (expires_at);

-- Tokens for scripts, issued by `pasarela user token`.
create table operator_tokens (
  token_id     uuid        primary key,
  user_id      uuid        not null references operator_users,
  public_part  text        not null constraint operator_tokens_public_part unique,
  hash         bytea       not null check (octet_length(hash) = 32),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz,
  revoked_at   timestamptz,
  last_used_at timestamptz
);

create index operator_tokens_by_user on operator_tokens (user_id);

-- Login throttling per user name and per IP address. Keyed hashes: users type passwords into the wrong field.
create table login_attempts (
  subject bytea       primary key check (octet_length(subject) = 32),
  count   integer     not null,
  last_at timestamptz not null
);

create index login_attempts_by_age on login_attempts (last_at);

-- Hourly rollup of events. The hour is the event's: a payment of yesterday that is reversed today counts as reversed
-- today. The rows of all tenants together have the nil UUID as their tenant.
create table payment_hours (
  tenant_id  uuid          not null,
  livemode   boolean       not null,
  hour       timestamptz   not null,
  bank       text          not null, -- empty: the payment ended before a bank was chosen
  method     text          not null,
  completed  integer       not null,
  failed     integer       not null,
  reversed   integer       not null,
  usd_amount numeric(20,2) not null, -- of the completed ones
  ves_amount numeric(22,2) not null,
  answers    integer[]     not null, -- histogram of the time from submission to the end; buckets of histogram.ts
  primary key (tenant_id, livemode, hour, bank, method)
);

-- Events before this time are in payment_hours.
create table payment_hours_done (
  only_row boolean     primary key default true check (only_row),
  until    timestamptz not null
);

insert into payment_hours_done (until) values (now());

-- version: 1
-- Emits `payment.canceled` beside the `payment.failed` of an intent that expired or was canceled, as an event with its
-- own row in the timeline, if an active endpoint of the tenant subscribes to it.
-- Its id has the time of the other event and is derived from it: one such event per failure, whatever is repeated.
create or replace function emit_payment_canceled() returns trigger language plpgsql as $$
begin
  insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event)
  select new.tenant_id, new.livemode, new.payment_id,
         (left(new.event_id::text, 24) || left(md5(new.event_id::text || ' payment.canceled'), 12))::uuid,
         new.at, 'canceled', new.status, 'payment.canceled'
  where exists (
    select from webhook_endpoints e
    where e.tenant_id = new.tenant_id and e.livemode = new.livemode and e.is_active
      and 'payment.canceled' = any (e.events));
  return null;
end
$$;

-- version: 1
-- Queues the deliveries of an event: one per active endpoint that subscribes to it, with the exact body that is signed
-- and sent. It runs after the statement that wrote the event and reads the payment as that statement left it.
-- The fields of the body are declared in src/payments/webhook-payload.ts. Absent fields are omitted, never null.
create or replace function queue_webhook_deliveries() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at)
  select new.tenant_id, new.livemode, e.endpoint_id, new.event_id, new.event, new.payment_id,
         json_strip_nulls(json_build_object(
           'event', new.event,
           'data', json_build_object(
             'paymentId', p.payment_id, 'status', new.status, 'externalRef', p.external_ref, 'method', p.method,
             'usdAmount', trim_scale(p.usd_amount), 'vesAmount', trim_scale(p.ves_amount),
             'receivedVesAmount', trim_scale(p.received_ves_amount),
             'bcvRate', trim_scale(p.bcv_rate), 'bankReference', p.bank_reference, 'failureCode', p.failure_code,
             'tenantName', t.name,
             'createdAt', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'livemode', p.livemode),
           'timestamp', to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
         new.at
  from webhook_endpoints e
  join tenants t on t.tenant_id = e.tenant_id
  join payments p on (p.tenant_id, p.livemode, p.payment_id) = (new.tenant_id, new.livemode, new.payment_id)
  where e.tenant_id = new.tenant_id and e.livemode = new.livemode and e.is_active and new.event = any (e.events);
  return null;
end
$$;

alter table tenants disable trigger user;
alter table api_keys disable trigger user;
alter table audit_log disable trigger user;
alter table bank_accounts disable trigger user;
alter table bank_notifications disable trigger user;
alter table bank_sessions disable trigger user;
alter table card_failures disable trigger user;
alter table card_holders disable trigger user;
alter table card_reservations disable trigger user;
alter table claimed_movements disable trigger user;
alter table disbursements disable trigger user;
alter table flow_routes disable trigger user;
alter table idempotency_keys disable trigger user;
alter table installation_secrets disable trigger user;
alter table login_attempts disable trigger user;
alter table movements disable trigger user;
alter table notification_addresses disable trigger user;
alter table operator_users disable trigger user;
alter table operator_sessions disable trigger user;
alter table operator_tokens disable trigger user;
alter table payment_events disable trigger user;
alter table payment_hours disable trigger user;
alter table payment_hours_done disable trigger user;
alter table payments disable trigger user;
alter table rate_buckets disable trigger user;
alter table rate_sources disable trigger user;
alter table rates disable trigger user;
alter table schema_migrations disable trigger user;
alter table schema_routines disable trigger user;
alter table webhook_deliveries disable trigger user;
alter table webhook_endpoints disable trigger user;
truncate tenants, api_keys, audit_log, bank_accounts, bank_notifications, bank_sessions, card_failures, card_holders, card_reservations, claimed_movements, disbursements, flow_routes, idempotency_keys, installation_secrets, login_attempts, movements, notification_addresses, operator_users, operator_sessions, operator_tokens, payment_events, payment_hours, payment_hours_done, payments, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 00:39:01.016468+00', NULL);
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', '01a1e1cb-0581-7d30-9018-8d0395d5efb4', 'false', 'pas_test_MB8cK1kc', E'\\xf4d56acd8c4037da61ad1f824f3f36ef2b1c7fff0b484e05b9820fc272d01913', '2026-11-16 00:39:01.256593+00', NULL, NULL, '2026-11-16 00:39:07.18845+00');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', '01a1e1cb-05d6-7715-a5ea-33d1c0e41ae5', 'true', 'pas_live_eJkGmmZf', E'\\x07e70c71437cbd914e1aba9c396230326d680c1d7d4f126bda68134faf8c500b', '2026-11-16 00:39:01.334741+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-0448-7f2d-a50d-f90addc4b90d', '2026-11-16 00:39:01.016468+00', 'test', 'tenant.create', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', '{"name": "Tienda de prueba", "language": "en"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-0581-7907-9c3a-98bf617f88c0', '2026-11-16 00:39:01.256593+00', 'test', 'key.create', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', '01a1e1cb-0581-7d30-9018-8d0395d5efb4', '{"publicPart": "pas_test_MB8cK1kc"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-05d6-7ede-adf7-3f054fa0ef5b', '2026-11-16 00:39:01.334741+00', 'test', 'key.create', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', '01a1e1cb-05d6-7715-a5ea-33d1c0e41ae5', '{"publicPart": "pas_live_eJkGmmZf"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-0cdb-7a4d-b0d9-f18b8b8f4d4c', '2026-11-16 00:39:03.132867+00', 'test', 'bank.notifications', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-1203-7375-ba93-dd973003ca78', '2026-11-16 00:39:04.451418+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-120f-7a2f-bebf-0d4f31df3ccc', '2026-11-16 00:39:04.464148+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_rE5Zi0d1"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-16d3-7110-8137-2181ef4bd2da', '2026-11-16 00:39:05.684453+00', 'user:ana', 'session.open', NULL, 'ana', '{}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-1c82-7c10-ae40-ae34a90005d0', '2026-11-16 00:39:07.138841+00', 'test', 'rate.set', NULL, '2026-11-15', '{"rate": "300"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-1c8c-76fc-9a83-54cefca2dcee', '2026-11-16 00:39:07.150884+00', 'test', 'bank.set', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e1cb-1c9a-74d3-a555-3ac2ee05f11a', '2026-11-16 00:39:07.162403+00', 'test', 'bank.route', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'true', 'bnc', E'\\x0103619c63b144e69e9d663326c1ac1cb75c70fd8ee4a7ac6793ac23f0c3e1d7a7889c0ae8fb4652c34d3007b700f434fcaee67dd7c9c5d17aa80871739841e5ee2da3fe7b40', '01a1e1cb-1c8c-7017-8789-9e6864dcb821', '2026-11-16 00:39:07.150884+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', E'\\x1b390cfc2f12a7b18471accac3e903a2aedc1b471bd7e08b0d233623ef9897bc', '01a1e1cb-0d37-7014-bdab-0671fe05fced', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'r4', 'MBconsulta', E'\\x0103619c63b5e46c926784d524e50e8c3a695fe357e6dd135ed939715124f5639c63407fdbb0218d9116cecabc0e99284c35f35b02343c3dbda4b522d4126d0cb62abc4d961307f5bbaeaf617e9ef41caf9fbbfdf1351d0fe31ab7841fe0115aa8f9735a20906b4cda0815aa053000e721d6e96ad23133f836fd9e9be26aca2525e84256f125b06604325e336a1a5b1ec7c2428b49d14e0d59ee93eb7653d64a02254d8bcd1e6f57ac8e23d86008aa72a5c87206c1f02634001327547569cfe91ed5577ec9e33cac6dfdf8d19b5905d3b2e8bbfa3182bbb11d74c7661d30fa62fdf288478f0695c20a0039cf604e7d08b0ebb4b28c2a1645dc70adb86fae600f9c6eee51e9453b6f93', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 00:39:03.224602+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', E'\\x270314b6e342a10b4a3e00812caaf6edb28a9a3fc4046f90a6b464636aba6519', '01a1e1cb-0d07-729e-97f2-fc5eb0b70ee3', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'r4', 'R4consulta', E'\\x0103619c63723e16e3eb771641803612f5a39c7a133c5a8d0e048a0c0f4eaa66d365f69caa1e6d140757378da0daeba9ee8ed09c00ebe77b4f', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 00:39:03.177385+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', E'\\x45a8070233e41cac0b0f1006613e98728d160c5205f2be0a65ccbc75486b9f6a', '01a1e1cb-0d16-7a68-8037-57074ab466c1', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'r4', 'R4notifica', E'\\x0103619c63d05407c09abde6e6a2647a5a3ba6e2791cb2c53eea04b673bfe5930d6dd0725bdc041484cdd0ac083b8cbceb7318467d953a24fb37baf1fee0ea5ac523c1d395487e9331bdf58690a012a72b1bd76b9e54a9aa208fc6c910682823b49311f84333ff5bc979024ad365fe2f50813f3b89ec5a97a360ac7c188269fd80d0e8ab1dca2195fc461253932b63edb33c0d82a6adb01e7b3742755df762a65e60d5fac599aeee9fed906b37473860f36fc40f8cb3e50f48f5c64fa080c429cfa661d4e7e68d31505d43da3c8011e4633fcdfa6b2ddbe691b2a89e8a340723f24f6cfbfaf3ed019da0be5cfd115825dc4de9bb7d1976c657c46d205504db48ed066aac5a063a22', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 00:39:03.200445+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', E'\\xbb971faae42e3a116883f99fab6f87c79a272e5eab50cca97c0f6825a9a172ed', '01a1e1cb-0cf4-7c8f-9f33-6f55d15d1de7', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'r4', 'R4consulta', E'\\x0103619c63c9ce98b818e6dc227b821bcd8ceba00a23048b64bfef949b96217c6c7a2452c6947f6dd66db7745f54980ac525474429c7e372da7610535b71840aa5a126cc1773daa1f256ce15ed88595b59f7a506068f69bbc8772ed77491d247846846293c879fb6c79d26ef', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 00:39:03.159493+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', E'\\xbe26299ffaf782eaa4e61368c51e44cc1c9816bdc7bf7d041e6a416ce28f3d28', '01a1e1cb-0d2a-7686-8240-c759ad6493ae', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'r4', 'R4notifica', E'\\x0103619c63f3a429b5da967e5b649e0432464004a3d0f07d38cb2700d188c7d143d160bbd950207d0829844e0691adf6a54d13c4a22a65d61fd892dd994cfde27a26aa4b34644fa0faf82f33238387a45436f6a95dfabdf5cf2993797878e36aa12a20fc09c5d66b27c68c91c758b6e1257187bd93aed85d5caa186d0c0428a742661f594f1dcbda4e240c7850ddc992ea427bf48b69e0d9b866f7f1abbc261db88ee07a5828d86334fe3396e333175cd20e21e00a9a31efdc6ffac75a4f4976c2ff72992a0f2cf638ed6e0bba36becf7cc0a220f7b9f025ce194ada341d652d5a77e05b50788686610d2165235b210a4ca6ff427bca80436232a2dec820a431cefed5aceca6905f', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 00:39:03.217388+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x5688a85105c68056c47c9a39b1d496be0e5f7a102a48ab8ef1e3a2f0f274f287', '01a1e1cb-08ab-76c1-9b46-295e4d782393', E'\\x0103619c632bcae90beb709fdf14a134e3f8ae9d9f6369c2576cfed52ed6bd0678fee9f71f1a1e802749554b98b40883ca033d78a616261382fca419637877a3c3', '2026-11-15', '2026-11-16 00:39:02.09748+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', E'\\x25c3bca2945ffa719e45248e32958148e874d031f68a9704e8dc1d3f1cdd0146', E'\\x7b52331eca36efdf33b0e1621533233a518464da2ec6fac78b3a6f8cf270125b', '2026-11-16 00:39:02.665282+00');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', E'\\x25c3bca2945ffa719e45248e32958148e874d031f68a9704e8dc1d3f1cdd0146', '2026-11-16 00:39:02.633122+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', E'\\x30f0dcdba9c70fa44065bc30c10f0d7422f39e8323106b731ce4ab7388c5ea86', '2026-11-16 00:39:02.591951+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', E'\\xc1dd87f12bbe8494698ba1774f222ab265b1bf8c70fda6d560a1620454bcf2d3', '2026-11-16 00:39:02.686323+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', E'\\xc1dd87f12bbe8494698ba1774f222ab265b1bf8c70fda6d560a1620454bcf2d3', '01a1e1cb-0b24-7a7c-abed-a73bba089d09', E'\\x6b22e2f5118bb3c74f01a3cbaba4adbce00593ff3731d244449fabc9ddf94833', '2026-11-16 00:39:02.686323+00');
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', '279478954277', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b8a-7b6d-8f32-9ea81fd7d1ef', 'false');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c06-7ed4-898b-17c423c8ff61', '20261005', '30.51', '2026-11-16 00:39:02.918+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'POST /payments/credit/disburse', '01a1e1cb-0be9-749d-9832-b000fa110330', E'\\xd0d54524e1ac1773d209064689fe210ad36eca0e188cf3cbf58fb3894cc0dc56', '01a1e1cb-0bf4-7739-b6be-ce2fa2643548', '2026-11-16 00:39:02.900588+00', '01a1e1cb-0c06-7ed4-898b-17c423c8ff61', '200', E'\\x0103619c6334ad6031cd900414eb6694decdfc170367a6dc1f487320d0aae880828b36c69f4bfa4861cec6e486a3bbd48670315910d4dd661e58f7ef8dd1211c0b5804823705702e65fa8632655d9b82d3f75b947272b619e22328606feb3064b4d2ff3dd852b02f7a07a8420eb43a66cd0a2e5685becb6a226eee5d248096d3d96bcb93f3f50e05721c26a1f05054f6a0a4d1ebdfe198c21aef6b10eab63201d24680b00798f245c164bb65c768b867cfb62ddad76cb18fe154760058c10ba74ab70f2f4d60fd729067da0ab03e8d5ede575e508bbede4ba46d9fd3f5834d8f593d8854ed007f4e7e0f6975cfd782ec6c7a2324cb2e1138cf16bce1bd206cfd362c3b3a333d0f1d1f654204b4110252de73c16a5146611ea39d0f5c20aea7df526c5f29c8106cd964d081c6120c48c570a784103c956802adfe0c62a1726e1a2e7a6598c88c24d7a3afcc8e6576a477408bfbe0da1857ceefd997f83c17ff93fad8e2b3aa9a20e78d4dde5f7aa7b76327078fc1ae91f86cbd5658bc71a81adedab483b870712816db19484afa2ab60fc72d856c31a6c0c4f3ff5e3e93570b0d7fe2ea2b211ed78ca01f80cad8cf71a124dc78f6f774da3b31d4c72c0de3db60c69402d9a38beda497a9116aa309e57299c9e97c6a30d62e71ec5be06137dc79cde9056859bc018e4ea9487b8dab3961be25849cb079c789632d24c12983abcc2d8a9b2331866b74b55b7ccb6a6b1e56852aaae0313dbe9ac144e729ec6cdd4cbc7af152252426ca3a53b1110f97ddd99e99876d51e3229841157d29de1162ecc1f15bd5702092f14ba5f72ab5595c26e4d9f7ffbc7cefc5af1daf421716b709e6a14d2478a529df4ada47d4ead0c3deb12cd8737a892c6f4df4a61c6455e9e5940df7242c1110d25059a6da82623bab88f9a2f055221f1c3a29e5c73ab44daa640e7b6e7cf1160309a973ab47285a6f9974a2b7034bf040bf18d903f306d4df2e726fdf23881e7d2208f2f8888ca52ccc6766a35297d7051620496a167a5cc2b263018f4e3376f1d374427f1db9fd73d9fa6d247e0a7741043b1a7ebbe397d968c00ffc72e0ac7a7dd085216fcb12ba3faaad02');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'POST /payments/pago-movil/verify', '01a1e1cb-0b79-7164-a91f-db08264de588', E'\\x81f11f77d9d49c52f1c49bca5e981c73329703d38521c6bb715c1502e2b42c33', '01a1e1cb-0b7b-7045-adc2-6e3b954cc6c8', '2026-11-16 00:39:02.780587+00', '01a1e1cb-0b8a-7b6d-8f32-9ea81fd7d1ef', '200', E'\\x0103619c635331cda148058532a2664189d8905e61249dcb0214cef4941e1e3453f1e1c1db5541e08af001ac1d450a2ee7132859844bb9e21e38cb27c3a56a25496c288e92d024e105139ba17135f42c75675a14ab5327ddbb741ae0f82e7dbd601ef0bcfa6014302688d7c0497eea70492abc506218d232d4f5bb1820bd365551db381abd0a739118cc36188d56b879fa2829c4f9242f660a6d18e5b3029d81896984944a6e364653f951c6e0fb78d3d06fc59a5fc65ecc06e83622367dee1ad1a1edd82fd3d9c68f1dba20cd64f01abfd5135be7642c714cddb115124203c3b79543b6e2d40bb943aa7c9dd7f92751c57e2cbddb240969a61940c89a4948dd43f60a9ecdc5e2f84c0dd668d15dd1d7f3d2e657fc591bab52376ae18982e36e627af86fd22eafbb4802fd285e4da27e14834f00c5c7df6300201df947e07d48a5b7d16926b0c74baebd81554f92f9d19d6b594b70221e6513d922440b0755612c4a81c59349d24dbd923d727c94b0ced5915b942a02bb885cef79e8876daf0e403b');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'POST /payments/vpos', '01a1e1cb-0aba-7ea5-b6a5-5d7cefa700d4', E'\\x1cd49657a2f28bdf1ad66de9e00d2c35e8f1dd0e988114809543143ff4760479', '01a1e1cb-0abd-7322-ac9c-8c6f40146921', '2026-11-16 00:39:02.608027+00', '01a1e1cb-0ad5-70b4-817b-f97604fc1c71', '201', E'\\x0103619c63e8d43fc4a3b16af99875ee577013b7f9eb498994d027e9e78c1f077d29d0d90f3702748355a49d7d69a16ed622608acf51308bf861ed501aa9e85f847e12711e9160976dd01eb3d42b70841a861152b5139c513b2895e982d84a5e968a43cdfdb7323711a5bf275939b70847ab6b4dc14017974eea40f3204f73027e20718e8d1a8ab37c4cc6a74ad9f1eb7d5fa2720bd263cdebb3b9cb95db608573e5cf2435089a21bbc325510eab05a8e86db8145f1c90f888ba94193a20b9d16297649d64724f3a48a18214e952d08f07adac7d9d8facd057aca93e745f712449849afff7b58317a0afc4636c1a78ba8d51811c51aeff1a81486eb56952176185feef0037920f6cc5a6ae9667e4f1c57e7d4069766afac62cab788998a87bd4cb3bd4c16b4e0ffc144cfaa037cbabf3ffe0454d4becd02028ff340d218b8e2f630ba1df39c899f48b0bb2f017c4ec42d5669c84da4656276d983c1147373d257ca15fb9c4fd701c91ac66f0e3aa83ca35681d10999d8793e50b2bdfe84cef1378ef91716846e3fe6cdd755d7aaeb7b82e25fb339229d0340a23823ea8');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'POST /payments/vpos', '01a1e1cb-0ae6-7956-b848-404755490370', E'\\xbf2285ec00e28a317b842790bfc820353319931f48fa932e892ba9d031cf1708', '01a1e1cb-0ae8-745e-8e18-bda63824b098', '2026-11-16 00:39:02.652457+00', '01a1e1cb-0b01-7262-ac0f-7bdbd74cf66e', '422', E'\\x0103619c637caf6160c632f628a02e3b5e8afc0de0a2b91db454a389a02d5affe3457408a53537af4b8864fbc913badfcb97c7ada951a103b084f95f7694fc6e6020dc2c7ef840b3314bda89c5c69a67b32773d56b1302b13021e0ce7a2f10c5af2d0b5f8b579a44f52abb85cbbc00a29a64ee14533bcb5179c735ae5964057b303bc4f1aa1bd8fb9301f0e82b29e7dd1b6ccea7d92ec2040e3bef0c40a9a8ea2b68047bc979175b33b49f419977b9d21ee2c580b9ee346a4f34bbcc069b15f16b6f86daf2b35f3700c8e3f08ddfb8465e75003a28920c547d010efd0370ebcb974216d26b56c4014bcf3e4a31224c3e3f58f5d71e93489bf9b95cded4cd4674e6d658837e2764fd86f408effbe9c85c257f0fc14aafc80ba6782a870dbb2ea8f231eacf4496d93e9ea6180202a19e8d2030c066d05c0b8aa0c8b2886a6f0f42dc8ef104637b9959c706de6546751195c3ce1947453dcaf4d3d2733d518277af61004d1e397d12781e3544a01bd54cf2556d6eda2ed6d9f8c9aa32bd7c8279ff17c81657cc966af2d39bbcd62f4aaff642e6046a882c44f478c17392defca38e31a49a22bce4447dc75ac38db92fec6badf21a4009b57b091b34cffd4680fed78e47eebe0696660dd8917054dd47');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'POST /payments/vpos', '01a1e1cb-0b12-7f2d-b91d-b9c1d3227637', E'\\xb282aa0aa05857867fe4caaa19c21598420fd0d9405208eeb775fcafa1b3810a', '01a1e1cb-0b1d-7a7f-a03e-3738f32d2e77', '2026-11-16 00:39:02.692581+00', '01a1e1cb-0b29-7dc9-b4f6-9765537d14c1', '201', E'\\x0103619c632bfe1b77336170a77232f65c6427e60c6154b2e473b9b9f50098a6bf66d8d00bc73a894a8c69ef5450f11e3ded5a591245a5d7a36d3119ddf93edaf3ca1fed6f2cded71f7d71259aa5d1867633b973525de4d20447acdb77b5df6eb9dc22f3131486eb66a761fa59f3df16921992a0f821c817363a30634f52ccf681b44bc059020991420ec57963cd90165e8af8a991975a38464358618b65ad2049f2c18b1051ac584b714fa8b15acfb97fb7d79bd587171d76aaf8e1519534742dd4e85b6648ad4423cf29a99c9f2bb85258b37ce34363a937f82851895fc037d35ffdad1ab5f9da394bd99509edf7920b13a10d5a9d1181e7c835fc214e11d335aebcfd3360f3768fff62f183f6aefa55c26f27ac5bf636f607ac475b290e17ac74d4082a07028a1e7a4b327a0ad7b847874e99161eaeaa49a46b31822d370811e4f4db238631b1dd23a52d6ed6748cb26f5872c11981ffa725deef836089c0c6e5ba0571083a505da0c2bfa9eca96857b9c6be74f59d9a9756d00da80728f872');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'POST /payments/{id}/reverse', '01a1e1cb-0a5e-7bfc-8010-e25fa52b625b', E'\\xa6d5ac8eafc3314acc1e767b5bcc6b26375477954c4a39a38063a9146c313cf1', '01a1e1cb-0a61-7007-990a-49e727ca05d1', '2026-11-16 00:39:02.49854+00', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '200', E'\\x0103619c637046f429db80cc1c17abfa4e2c7c59987205f89f3b0607de5cf53b8fc2f9dfec8028a03614f1878ef69d21c1f3b439290c6d1fc3a8e5e7674e2abd7a5fe7c511e8e1ba1b45efc04ce017a9c957a45652efa874f4a521fbfa605195776f1ad4b60c4dce5c5193a15c95433e1a9a88bce76c1203c90819a818bd41e202d304a4d1b2616148327f34c9e90afe269d703f9cc33e283e01a10a85341d42ac1a4bef186b3b3555b5a13791f3a4e8a72842a0b5fc5fff5db59e5f0e5d751821ca2aa63334826fc3a4f3ea961201035864ff7219f72ab7b3cdb344f4273d62e0c1fcd167894d9ea9ed01e840912afc84bd2189e95a9eec7fae60382b48520b99217810285b9cae787d485214fa8287d2b8261adec369f5eaf82584345c967e43ce38f2f898d6b0a93b6eae14b938be8ebf7cb4a0100c8ef28b7114fec9eebef5412f75a2fbb87420372e6ad2bf519ed8348781959f36f7cff8c192901783b99a37f31a6ae8fbc48380112bcf838400c8eac60e902d07c1d9b7c0376f137e3c1264eb1a1e38b0af325fb6065541dc869abeb28ea45c5544acf39acf118512abcc134ab0df36ee5154b072370982c6f7c5a2a1cb060fb55a1b6c775e733dc903a2ddf61e989a58d001a92c5a91c0dd856ee664279d6bc172ff751a240825b0b5da0c30e7d668570826cc19e4abd4719de81f9e3fd0c8c57ff0b1c36185439c00c5f5c00bc49092b8b57f5abd68b642567a0a7b71631ccdcc91fdfff78dad21ee00b7d39c8aa75ce9863279778e2339ade691e018a376394d76bf83149a');
-- installation_secrets
insert into installation_secrets (name, sealed) values ('installation', E'\\x0103619c6373ef1e6606ba9ae2dcd3aa4be7c869c41ace87b4ba8d2e63d21e9321cf93be5c155e49597eb031ef994a2ec9992430548733ff82be6f48fc86ace610f85897ed92c5d952d909dd2db46e74ce9ecf352863bf7de4a023320ed029019a');
-- login_attempts
insert into login_attempts (subject, count, last_at) values (E'\\x922e8e2d1365d02b8b44173bb1b6168d3d0393401bcc5f92046997331568a17e', '1', '2026-11-16 00:39:05.786778+00');
insert into login_attempts (subject, count, last_at) values (E'\\xf45eca0e134afecd7c8e95b015149358f87e0a6f498fbc1ae631303dee998edb', '1', '2026-11-16 00:39:05.777765+00');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', 'notification/0102/83700001/1523.40', '01a1e1cb-0d17-73de-958b-aafa36b7bbb0', 'r4', '2026-10-05', '1523.40', 'mobile', '83700001', '{83700001}', '0102', E'\\x0103619c63dcae706f9989806ca3b55c6966faadf4b20bf14163722d0ad6f8ad8c61e77266c3c417b0558066103de0341a6f0c148da4463e4e2ce8b30d945999988bd0504b962249bcb23bf0c2bd21091a5da8', 'notification', 'true', '2026-11-16 00:39:03.200445+00');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', 'notification/0105/83700003/1523.40', '01a1e1cb-0d37-7915-97d8-c9d206baec05', 'r4', '2026-10-05', '1523.40', 'mobile', '83700003', '{83700003}', '0105', E'\\x0103619c633b02ef05b109e6fb8e671a11c20deaaa68843a9ece82758fed32bde06745de4a892b41f3c352a47b92f55412429bc4a8e1014033a25b4f5c7eff1b750ce7035b0b1c122169e0f0e5d875328836b1', 'notification', 'true', '2026-11-16 00:39:03.224602+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x065cb4694cccc7cae003c5d83c8f5bba1fb8e8b4e0dac72158c103271ea0b09e', '01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', 'r4', E'\\x0103619c633978b44e63cd47435bf2ca1f2485625c2f55af1cfcd9290105dd836a94ef1335548576ff975790dd6a6c23f820f636f8eb4537b4ed39712f175e906c24bff3045b8652954b60ac1191d487e180bdf046967143cb', 'true', '{}', '2026-11-16 00:39:03.132867+00', NULL);
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at) values ('01a1e1cb-1203-7420-a707-3e0ec07cc1f0', 'ana', 'operator', NULL, '$scrypt$ln=16,r=8,p=1$2rUGdHb91uECaH-zBZVFKg$HxjxG1kn5DYIQronCMk1yCyMZ5bs5fNaygM_pO3jW9w', '2026-11-16 00:39:04.451418+00', '2026-11-16 00:39:04.451418+00', NULL, '2026-11-16 00:39:05.684453+00');
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (E'\\x1fb55355fc8039aedd8672c57cb1fb3ca923bf58ef7ddb3bd87714c3eb51e919', '01a1e1cb-1203-7420-a707-3e0ec07cc1f0', '2026-11-16 00:39:05.684453+00', '2026-11-16 00:39:05.684453+00', '2026-11-16 12:39:05.684453+00');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e1cb-120f-7d5e-a108-663a13b8d8b4', '01a1e1cb-1203-7420-a707-3e0ec07cc1f0', 'pas_op_rE5Zi0d1', E'\\xf140b33c27a29ba479957f5102e6ba821c5a85ba9d14af29549e3578dfc572cb', '2026-11-16 00:39:04.464148+00', NULL, NULL, NULL);
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-075e-7e18-ae25-c917e073ef25', '01a1e1cb-0782-7e70-ac81-774369c86619', '2026-11-16 00:39:01.707+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-075e-7e18-ae25-c917e073ef25', '01a1e1cb-0823-7ede-9028-9eb56068c6ba', '2026-11-16 00:39:01.922+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-075e-7e18-ae25-c917e073ef25', '01a1e1cb-093b-7d4a-ab3a-461f3d963945', '2026-11-16 00:39:02.202+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01954214"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0994-7b59-8791-893aaeece096', '01a1e1cb-0995-7edf-8932-5bf3cbfba06d', '2026-11-16 00:39:02.292+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0994-7b59-8791-893aaeece096', '01a1e1cb-09a2-704d-8885-12f6d7f38a43', '2026-11-16 00:39:02.306+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0994-7b59-8791-893aaeece096', '01a1e1cb-09be-7dc9-aa11-cddc7f87c7aa', '2026-11-16 00:39:02.33+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '01a1e1cb-0a2d-7b57-bc7f-a5930d04159c', '2026-11-16 00:39:02.444+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '01a1e1cb-0a44-7a29-92b2-6b4247533f29', '2026-11-16 00:39:02.468+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '01a1e1cb-0a54-7cbd-9be9-126bc0419a3f', '2026-11-16 00:39:02.484+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01954247"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '01a1e1cb-0a7a-7e8a-91e2-d5af0b705f08', '2026-11-16 00:39:02.522+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '01a1e1cb-0a96-7455-adf2-e6554f09a3ed', '2026-11-16 00:39:02.55+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "01954254"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0aaf-7e03-945a-a4ecee425926', '01a1e1cb-0ab0-77fd-b8ff-f1be5b331c28', '2026-11-16 00:39:02.575+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0ad5-70b4-817b-f97604fc1c71', '01a1e1cb-0ad6-77f9-a3d8-05c259724f6b', '2026-11-16 00:39:02.613+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0ad5-70b4-817b-f97604fc1c71', '01a1e1cb-0adf-71e6-b8ff-f36ee6aead38', '2026-11-16 00:39:02.622+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "1954261"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b01-7262-ac0f-7bdbd74cf66e', '01a1e1cb-0b01-7719-9b30-c2bb0fac9cc7', '2026-11-16 00:39:02.657+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b01-7262-ac0f-7bdbd74cf66e', '01a1e1cb-0b0f-7024-9eff-ac2d9194d320', '2026-11-16 00:39:02.67+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b29-7dc9-b4f6-9765537d14c1', '01a1e1cb-0b2a-78df-9518-581042802a6f', '2026-11-16 00:39:02.697+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b29-7dc9-b4f6-9765537d14c1', '01a1e1cb-0b5c-7a1c-85bd-dcc00eb22f0d', '2026-11-16 00:39:02.748+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b8a-7b6d-8f32-9ea81fd7d1ef', '01a1e1cb-0bd2-73e1-9421-d2ab6ebafb04', '2026-11-16 00:39:02.845+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-15", "reference": "11110002", "receivedVesAmount": "2970.10"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-7447-9898-323cb72f8655', '01a1e1cb-0c10-7549-9916-d2b1e18c6d2d', '2026-11-16 00:39:02.918+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e1cb-0c06-7ed4-898b-17c423c8ff61"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-7447-9898-323cb72f8655', '01a1e1cb-0c2c-7707-aa0c-9adb040e1378', '2026-11-16 00:39:02.956+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-7447-9898-323cb72f8655', '01a1e1cb-0c56-7129-9345-3c6988fecb3c', '2026-11-16 00:39:02.997+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "28954298"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-77d1-9cbb-92aca369f994', '01a1e1cb-0c10-7de7-92b3-dfd180ac28a2', '2026-11-16 00:39:02.918+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e1cb-0c06-7ed4-898b-17c423c8ff61"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-77d1-9cbb-92aca369f994', '01a1e1cb-0c2c-7b50-98c8-79fc1b2edad8', '2026-11-16 00:39:02.956+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-77d1-9cbb-92aca369f994', '01a1e1cb-0c48-7a1e-9bbb-f7b7a573552b', '2026-11-16 00:39:02.984+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}');
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '2026-11-15 23:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 00:38:57.595277+00');
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-075e-7e18-ae25-c917e073ef25', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 00:39:01.707+00', '2026-11-16 00:39:02.202+00', '2026-11-16 00:54:01.707+00', '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6350a62e2adb7820b982059490c8b67c786bcd33a3a3c06ae43a8a7c7764be64bef79b79f8fa5303c85315e68bce3ac6f5ccbd8a48b488b9e045e7a57fdc14f53be46727df1b0957648caed8b6115752b43f8a99eb94961c657edce3a1ba', E'\\x3a6d55fbe15692b29828ba1fb1931732746a66bf7706e6d8420f58b76f101b7e', E'\\xf631daac33b523e6ac678328431ed04f0c6352f41680d2dee992e9afdd973c6e', E'\\x4458eadeb96817a48e6a3694f3b6ff8ac1964055a42d22a843a729c6722eb9eb', NULL, NULL, 'bnc', E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', '01a1e1cb-0822-77ee-934b-05cd38d7ab51', '2026-11-16 00:39:01.922+00', NULL, '01954214', '478954214', '{478954214,1954214}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0994-7b59-8791-893aaeece096', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 00:39:02.292+00', '2026-11-16 00:39:02.33+00', '2026-11-16 00:54:02.292+00', '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6313f559f3f475f2d5bc16e2794e6a6eed371d9eeee7936f90f5d016f1f9ea0f9b16c8fb8fa8cdca2a1af900014778c542bb33ca957f20c05b2ad023063befad6cb6c8578514d3b65d4e460ffe9cb53f67dcd34580786335f3fed03aa76b', E'\\x3a6d55fbe15692b29828ba1fb1931732746a66bf7706e6d8420f58b76f101b7e', E'\\xf631daac33b523e6ac678328431ed04f0c6352f41680d2dee992e9afdd973c6e', E'\\x4458eadeb96817a48e6a3694f3b6ff8ac1964055a42d22a843a729c6722eb9eb', NULL, NULL, 'bnc', E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', '01a1e1cb-09a2-791a-a7a3-c2c37b0024d5', '2026-11-16 00:39:02.306+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 00:39:02.444+00', '2026-11-16 00:39:02.55+00', '2026-11-16 00:54:02.444+00', '11.00', '3261.61', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6305aa61f2b43720524342958b5de48303975e20d38b751cc7998b290612449ae8d09282e8e49542d671e2d4e1847cc3752c92ba54ff42dad07d8d4bae6da08ac9d33fc1c600519502a20206181cde2f063c0b35e902fa37d8e48519d71c', E'\\x3a6d55fbe15692b29828ba1fb1931732746a66bf7706e6d8420f58b76f101b7e', E'\\xf631daac33b523e6ac678328431ed04f0c6352f41680d2dee992e9afdd973c6e', E'\\x4458eadeb96817a48e6a3694f3b6ff8ac1964055a42d22a843a729c6722eb9eb', NULL, NULL, 'bnc', E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', '01a1e1cb-0a44-7758-a63b-36ff4b89a651', '2026-11-16 00:39:02.468+00', NULL, '01954247', '478954247', '{478954247,1954247}', NULL, '000000', NULL, NULL, '01a1e1cb-0a7a-7d6c-a856-64f1fa39510e', '2026-11-16 00:39:02.522+00', '01954254', NULL, '{1954254}', NULL, '2026-11-16 00:39:02.55+00', '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0aaf-7e03-945a-a4ecee425926', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 00:39:02.575+00', '2026-11-16 00:39:02.575+00', '2026-11-16 00:54:02.575+00', '12.00', '3558.12', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6306d0631d3f7e051118bbffe97efe0759f44334fd53a37d2ca7279cb6b04931059302fc638a48db5cc5498f7257b5cff4411fb295fd3c88dd6b4bbf4eee9e369b4111bdd4d41b5d65e795ef2eefbea122c6f76232dfbfd951e083091ebe', E'\\x3a6d55fbe15692b29828ba1fb1931732746a66bf7706e6d8420f58b76f101b7e', E'\\xf631daac33b523e6ac678328431ed04f0c6352f41680d2dee992e9afdd973c6e', E'\\x4458eadeb96817a48e6a3694f3b6ff8ac1964055a42d22a843a729c6722eb9eb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 00:54:02.575+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0ad5-70b4-817b-f97604fc1c71', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 00:39:02.613+00', '2026-11-16 00:39:02.622+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c637a61745cbb7491436a83ff0f17da16d900777ec733ac7e05472d6e5aca28472e5bb637a5c26871aad5cb20bfee5ab3bd8d72fd4bedbb9e5c0c483b923d0c2b0dccfff133a7e72ea7c550', E'\\x0d2d1d214bd12a681e5d59feece359870cbd6fac1cc2414372c4f5292f1ad9b1', NULL, E'\\x27809b98898c71dd606f8fdf1dd8b715a1f568f5fd8a0f1cc72a3a8b77d67d20', '4242', 'Visa', 'bnc', E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', '01a1e1cb-0ac5-7346-a604-2cc438c797e9', '2026-11-16 00:39:02.613+00', NULL, '1954261', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b01-7262-ac0f-7bdbd74cf66e', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 00:39:02.657+00', '2026-11-16 00:39:02.67+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c633ee72f9e494d06b7fc1c981d9a5d1c2928a54051b06415b29d1019ba147889d37783b1ed5da2b1f713a8a170468e32737ff9acb99ea51db310626385d872738974a09ea404768a804294', E'\\xd84e22a32d9e2a377c9f2de60438a0fd2eae2a5de20b70c2d89959a335859503', NULL, E'\\x3128f8a5cdcb2bc5a9601362938e2d4d18af2a80d92079079406d847a60f682b', '9995', 'Visa', 'bnc', E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', '01a1e1cb-0aef-74f9-99da-09afdcb70106', '2026-11-16 00:39:02.657+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b29-7dc9-b4f6-9765537d14c1', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 00:39:02.697+00', '2026-11-16 00:39:02.748+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c634023a2d10ffcab0ee58be165aeb3ec86833908e94dec67ce8e8bd098a168658fef069982e83608750fe76127f708f1c94a46fd8d503e6068aae757a49d2eeba5f88bd22db689cd9c04e5', E'\\x83152ec07bea680c00224ca6f6774ba882b245b70a126054c9c3782a01108ff3', NULL, E'\\x2c5b8979973bd45f89d62856476fe16d6e63e96d779cc7a89be22448b4bb1bb1', '0119', 'Visa', 'bnc', E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', '01a1e1cb-0b24-7a7c-abed-a73bba089d09', '2026-11-16 00:39:02.697+00', '2026-11-16 00:39:02.748+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-16 00:39:06.659597+00', '2026-11-16 00:39:09.863+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0b8a-7b6d-8f32-9ea81fd7d1ef', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 00:39:02.794+00', '2026-11-16 00:39:02.845+00', NULL, '10.00', '2965.10', '2970.10', '296.51040000', '2026-11-13', NULL, E'\\x6b317bb89703ae7bb04bfab731ddeba5f03dc8c87176eeac8e1b840e42303d96', NULL, NULL, NULL, NULL, 'bnc', E'\\xd01841eaf1316fe1533c175bef9d8c20e461cb43afd6d2fd8696e69fb7a028c7', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-7447-9898-323cb72f8655', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e1cb-0c06-7ed4-898b-17c423c8ff61', '2026-11-16 00:39:02.918+00', '2026-11-16 00:39:02.997+00', NULL, '0.03', '10.00', NULL, '296.51040000', '2026-11-13', E'\\x0103619c630a7bffbbc7d8c02d8f0a932b00305eab004383e575a20b2ea1634b17659365fcb1ed78d9f5346c6226def984542d2f1f82df0c89427a62734b62db7ee9291d05847f6b7afa0bb2bef568bcf1a752e8f400fe4e960ca7047be510343b16e5ba10fa4eacac0d105be8af4d83d9f0d0e031', E'\\xe8cd3e100f1cbffc2c4995c354d839ed1936f63b6b7a1d2601081852f8aeda55', NULL, NULL, NULL, NULL, 'r4', E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', '01a1e1cb-0c2c-7105-b376-02bf7e01b735', '2026-11-16 00:39:02.956+00', NULL, '28954298', NULL, '{28954298}', 'ffbc1445-69f7-4616-9b17-bb1b2f3afb0d', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-0c0b-77d1-9cbb-92aca369f994', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e1cb-0c06-7ed4-898b-17c423c8ff61', '2026-11-16 00:39:02.918+00', '2026-11-16 00:39:02.984+00', NULL, '0.07', '20.51', NULL, '296.51040000', '2026-11-13', E'\\x0103619c633ac2456902e09808c64ab5d1577eae4a2f1901d47b93f213c406d6277586ff6e056e1380963835b42ed62d83e2e38a08ebb44db3efc5682e60b763bed77ca1d3875ee661e24924bc2f932c0655a79ee33b995ffa78b89224cabc2947f6daca4222fe34ce4fe4669cd294e6e6548ae2b9', E'\\xcd6c993aa14531b9376bd465b63096182b05da8a1b293dbf91211e16cca2d1bb', NULL, NULL, NULL, NULL, 'r4', E'\\x9285e7a801f45936ccf3b432fc8bcbae0ad329acd0b6086f039cb4f248ce4db2', '01a1e1cb-0c2c-7ffd-82eb-4f9f978e666c', '2026-11-16 00:39:02.956+00', NULL, NULL, NULL, '{}', 'f0b49e99-7dbc-4c82-8c2e-ccdd4182710a', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '196', '2026-11-16 00:39:07.352177+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, told_at, error, held) values ('r4', '2026-11-16 00:39:07.138841+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, told_at, error, held) values ('vexFx', '2026-11-16 00:39:07.138841+00', '2026-11-15', '2026-11-16 00:39:00.781683+00', '2026-11-16 00:39:01.482456+00', '2026-11-16 00:39:01.482456+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-13', 'sandbox', '296.51040000', 'false', '2026-11-16 00:39:01.482456+00', '2026-11-16 00:39:01.482456+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-15', 'operator', '300.00000000', 'false', '2026-11-16 00:39:07.138841+00', '2026-11-16 00:39:07.138841+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 00:39:01.482456+00', '2026-11-16 00:39:01.482456+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 00:38:57.595277+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 00:38:57.595277+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', 'd173af9af01c6fcef3e7fbade7a352faed547c853bbbe2fca89dbc095eb40601', '2026-11-16 00:38:57.595277+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', 'bb8946b0520fb780ef37d00fdba3f2186a6e5415af6786a32a682caab5a8463c', '2026-11-16 00:38:57.595277+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', 'd4d8ff42d9ba35f0bbf60c8004924ffea85f14ed51c36ceeb8a492aefa53ee26', '2026-11-16 00:38:57.595277+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', 'b7eff145359b1d0affa680d9c67c1644b51da97d901ba6882df78c63a3369e06', '2026-11-16 00:38:57.595277+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 00:38:57.595277+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 00:38:58.272933+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '1', 'cb01deadf19fcb6cfc104e83681f07660ce73799ba7df912396b6d48a23f4dd7', '2026-11-16 00:38:58.284577+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0782-7e70-ac81-774369c86619', 'payment.pending', '01a1e1cb-075e-7e18-ae25-c917e073ef25', '{"event":"payment.pending","data":{"paymentId":"01a1e1cb-075e-7e18-ae25-c917e073ef25","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:01.707Z","livemode":false},"timestamp":"2026-11-16T00:39:01.707Z"}', 'delivered', '2026-11-16 00:39:01.707+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:01.781165+00', '200', NULL, '118', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-093b-7d4a-ab3a-461f3d963945', 'payment.completed', '01a1e1cb-075e-7e18-ae25-c917e073ef25', '{"event":"payment.completed","data":{"paymentId":"01a1e1cb-075e-7e18-ae25-c917e073ef25","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"bankReference":"01954214","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:01.707Z","livemode":false},"timestamp":"2026-11-16T00:39:02.202Z"}', 'delivered', '2026-11-16 00:39:02.202+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.253238+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0995-7edf-8932-5bf3cbfba06d', 'payment.pending', '01a1e1cb-0994-7b59-8791-893aaeece096', '{"event":"payment.pending","data":{"paymentId":"01a1e1cb-0994-7b59-8791-893aaeece096","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.292Z","livemode":false},"timestamp":"2026-11-16T00:39:02.292Z"}', 'delivered', '2026-11-16 00:39:02.292+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.295868+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-09be-7dc9-aa11-cddc7f87c7aa', 'payment.failed', '01a1e1cb-0994-7b59-8791-893aaeece096', '{"event":"payment.failed","data":{"paymentId":"01a1e1cb-0994-7b59-8791-893aaeece096","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.292Z","livemode":false},"timestamp":"2026-11-16T00:39:02.330Z"}', 'delivered', '2026-11-16 00:39:02.33+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.397445+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0a2d-7b57-bc7f-a5930d04159c', 'payment.pending', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '{"event":"payment.pending","data":{"paymentId":"01a1e1cb-0a2c-7838-a7a1-e268a66201de","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.444Z","livemode":false},"timestamp":"2026-11-16T00:39:02.444Z"}', 'delivered', '2026-11-16 00:39:02.444+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.459555+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0a54-7cbd-9be9-126bc0419a3f', 'payment.completed', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '{"event":"payment.completed","data":{"paymentId":"01a1e1cb-0a2c-7838-a7a1-e268a66201de","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"bankReference":"01954247","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.444Z","livemode":false},"timestamp":"2026-11-16T00:39:02.484Z"}', 'delivered', '2026-11-16 00:39:02.484+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.493379+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0a96-7455-adf2-e6554f09a3ed', 'payment.reversed', '01a1e1cb-0a2c-7838-a7a1-e268a66201de', '{"event":"payment.reversed","data":{"paymentId":"01a1e1cb-0a2c-7838-a7a1-e268a66201de","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"bankReference":"01954247","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.444Z","livemode":false},"timestamp":"2026-11-16T00:39:02.550Z"}', 'delivered', '2026-11-16 00:39:02.55+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.56552+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0ab0-77fd-b8ff-f1be5b331c28', 'payment.pending', '01a1e1cb-0aaf-7e03-945a-a4ecee425926', '{"event":"payment.pending","data":{"paymentId":"01a1e1cb-0aaf-7e03-945a-a4ecee425926","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3558.12,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.575Z","livemode":false},"timestamp":"2026-11-16T00:39:02.575Z"}', 'delivered', '2026-11-16 00:39:02.575+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.587447+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0adf-71e6-b8ff-f36ee6aead38', 'payment.completed', '01a1e1cb-0ad5-70b4-817b-f97604fc1c71', '{"event":"payment.completed","data":{"paymentId":"01a1e1cb-0ad5-70b4-817b-f97604fc1c71","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"bankReference":"1954261","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.613Z","livemode":false},"timestamp":"2026-11-16T00:39:02.622Z"}', 'delivered', '2026-11-16 00:39:02.622+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.629237+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0b0f-7024-9eff-ac2d9194d320', 'payment.failed', '01a1e1cb-0b01-7262-ac0f-7bdbd74cf66e', '{"event":"payment.failed","data":{"paymentId":"01a1e1cb-0b01-7262-ac0f-7bdbd74cf66e","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.657Z","livemode":false},"timestamp":"2026-11-16T00:39:02.670Z"}', 'delivered', '2026-11-16 00:39:02.67+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.673573+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0b5c-7a1c-85bd-dcc00eb22f0d', 'payment.pending', '01a1e1cb-0b29-7dc9-b4f6-9765537d14c1', '{"event":"payment.pending","data":{"paymentId":"01a1e1cb-0b29-7dc9-b4f6-9765537d14c1","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.697Z","livemode":false},"timestamp":"2026-11-16T00:39:02.748Z"}', 'delivered', '2026-11-16 00:39:02.748+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.756588+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0bd2-73e1-9421-d2ab6ebafb04', 'payment.completed', '01a1e1cb-0b8a-7b6d-8f32-9ea81fd7d1ef', '{"event":"payment.completed","data":{"paymentId":"01a1e1cb-0b8a-7b6d-8f32-9ea81fd7d1ef","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2965.1,"receivedVesAmount":2970.1,"bcvRate":296.5104,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.794Z","livemode":false},"timestamp":"2026-11-16T00:39:02.845Z"}', 'delivered', '2026-11-16 00:39:02.845+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.889034+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0c48-7a1e-9bbb-f7b7a573552b', 'payment.failed', '01a1e1cb-0c0b-77d1-9cbb-92aca369f994', '{"event":"payment.failed","data":{"paymentId":"01a1e1cb-0c0b-77d1-9cbb-92aca369f994","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.5104,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.918Z","livemode":false},"timestamp":"2026-11-16T00:39:02.984Z"}', 'delivered', '2026-11-16 00:39:02.984+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:02.992589+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '01a1e1cb-0c56-7129-9345-3c6988fecb3c', 'payment.completed', '01a1e1cb-0c0b-7447-9898-323cb72f8655', '{"event":"payment.completed","data":{"paymentId":"01a1e1cb-0c0b-7447-9898-323cb72f8655","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.5104,"bankReference":"28954298","tenantName":"Tienda de prueba","createdAt":"2026-11-16T00:39:02.918Z","livemode":false},"timestamp":"2026-11-16T00:39:02.997Z"}', 'delivered', '2026-11-16 00:39:02.997+00', '01a1e1ca-fa69-7860-ba7e-591af94b7783', '2026-11-16 00:39:03.011956+00', '200', NULL, '103', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e1cb-0448-7ae4-91b0-b8cacda50635', 'false', '01a1e1cb-06af-77a2-9e0c-3a475d948691', '1', 'http://127.0.0.1:37325/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0103619c6323c9b6cd1bd97b562f0eb86db6201fe03c5f67d55671b1143b60effb46b5ae0a3ae401ba2babf98b9ffea5fabefb6401b38981816a75b6e0ac5b5db2ffeae49abed6feec58446056209ce7d665b2', NULL, NULL, '2026-11-16 00:39:01.53+00', '2026-11-16 00:39:01.53+00');
alter table tenants enable trigger user;
alter table api_keys enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_notifications enable trigger user;
alter table bank_sessions enable trigger user;
alter table card_failures enable trigger user;
alter table card_holders enable trigger user;
alter table card_reservations enable trigger user;
alter table claimed_movements enable trigger user;
alter table disbursements enable trigger user;
alter table flow_routes enable trigger user;
alter table idempotency_keys enable trigger user;
alter table installation_secrets enable trigger user;
alter table login_attempts enable trigger user;
alter table movements enable trigger user;
alter table notification_addresses enable trigger user;
alter table operator_users enable trigger user;
alter table operator_sessions enable trigger user;
alter table operator_tokens enable trigger user;
alter table payment_events enable trigger user;
alter table payment_hours enable trigger user;
alter table payment_hours_done enable trigger user;
alter table payments enable trigger user;
alter table rate_buckets enable trigger user;
alter table rate_sources enable trigger user;
alter table rates enable trigger user;
alter table schema_migrations enable trigger user;
alter table schema_routines enable trigger user;
alter table webhook_deliveries enable trigger user;
alter table webhook_endpoints enable trigger user;
