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
--                                       attention  the bank does not know the outcome: needs manual review
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 02:21:10.676319+00', NULL);
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e228-8c93-726e-8981-50aee4318940', '01a1e228-8d1b-7af3-832d-5d8661d442f3', 'false', 'pas_test_h4Owjf9C', E'\\x8eb47aee654a97f925de86491caa4eac6c6236fb74192c44ee9ba0afe1990541', '2026-11-16 02:21:10.811968+00', NULL, NULL, '2026-11-16 02:21:14.341255+00');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e228-8c93-726e-8981-50aee4318940', '01a1e228-8d61-7f58-9dbb-79d62b5fd308', 'true', 'pas_live_KsQ9Xbot', E'\\x2d770dc5fe81747479cbeef882cf6ae63359e4d87b326bddd7624bf327072b59', '2026-11-16 02:21:10.882728+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-8c93-7a37-81db-a7f1154490fe', '2026-11-16 02:21:10.676319+00', 'test', 'tenant.create', '01a1e228-8c93-726e-8981-50aee4318940', '01a1e228-8c93-726e-8981-50aee4318940', '{"name": "Tienda de prueba", "language": "en"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-8d1b-7fc6-a867-b7b06ffe2654', '2026-11-16 02:21:10.811968+00', 'test', 'key.create', '01a1e228-8c93-726e-8981-50aee4318940', '01a1e228-8d1b-7af3-832d-5d8661d442f3', '{"publicPart": "pas_test_h4Owjf9C"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-8d61-78c2-94d9-c6467f3979fb', '2026-11-16 02:21:10.882728+00', 'test', 'key.create', '01a1e228-8c93-726e-8981-50aee4318940', '01a1e228-8d61-7f58-9dbb-79d62b5fd308', '{"publicPart": "pas_live_KsQ9Xbot"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-92cf-705f-9500-e275a5781702', '2026-11-16 02:21:12.271281+00', 'test', 'bank.notifications', '01a1e228-8c93-726e-8981-50aee4318940', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-95ff-73d4-ab26-b3f55c0427c3', '2026-11-16 02:21:13.090677+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-9623-7550-be8a-1c209131c7d4', '2026-11-16 02:21:13.123817+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_X0vEZZqh"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-98a1-79e0-944c-8c9be760111b', '2026-11-16 02:21:13.761668+00', 'user:ana', 'session.open', NULL, 'ana', '{}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-9a9d-79fe-a1fb-8848bdeab7e1', '2026-11-16 02:21:14.270052+00', 'test', 'rate.set', NULL, '2026-11-15', '{"rate": "300"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-9aa8-7bff-a400-b99fd5d9d6be', '2026-11-16 02:21:14.281244+00', 'test', 'bank.set', '01a1e228-8c93-726e-8981-50aee4318940', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e228-9abb-7941-b525-27e5d0d5a513', '2026-11-16 02:21:14.299614+00', 'test', 'bank.route', '01a1e228-8c93-726e-8981-50aee4318940', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'true', 'bnc', E'\\x0103619c63229a4e7f5a103f3a8c2d1083e658dd7cb48cf6e36b1e035fcec5880f47f7e43f7ce92a7e7799fecbcbc856cd8b00fe6e0911d2e35dae80d78781c016ad69c30b17', '01a1e228-9aa8-7b22-b491-a3458403040a', '2026-11-16 02:21:14.281244+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', E'\\x0c02cfe7e67f6989fcd9f22eaf954b2486d2b6ff5c2f14429b3a3ab40b3c3887', '01a1e228-92d8-7240-9e9c-69c5bf612542', '01a1e228-8c93-726e-8981-50aee4318940', 'false', 'r4', 'R4consulta', E'\\x0103619c631123448acc9a1b796160b9d6252d325879e8469339e9f183d807ef66a55735047e110c09152fae8e95c4c1a59817a72355426be44721807b709552ff6785619ba2a82b29b71f86c53e0b1c98dece9f6da3f4a99622c5424c8a52fa10eea39a19de87da823d5736', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 02:21:12.281194+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', E'\\x38c336782c0e00c15531d64dfc1f7f63ab7102bab605d1f20f4a2bb138d4b94a', '01a1e228-92f8-7403-b18d-84c8033975fc', '01a1e228-8c93-726e-8981-50aee4318940', 'false', 'r4', 'MBconsulta', E'\\x0103619c636738b62b6a36cde60ec4a49e02a041d317a8a6d20df1aa651aee6661ef479e5741aec0c9ccfcf40e17081c135da1e9fd5e475686cb55f604fb4591f13772811093bd7c55df2d702d46ff88aff2f749d4b13b8d0c7d018bbf021065490713734b68d2f7f849a6bc7712ae8fc5610dc6d8318e64af3a7880033dc7f53c58a3ebe724ad3cd4f439dd22bbe25f2da658d8638b9fd565849bfe922ccd497445434e3fd19444ee45a272fb1cedc6626ea177d5d55d7b739301c17bc399721754ffed51c30b3341b29aa92df22fb16ad8a288cbe415e8f5f82dc9fd334f7c7d28598ebca4d1dfd7b8e649a54469b7527574d7b4e30352a5d0c78b4a169942f00fe1c7f9bb7ca315', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 02:21:12.312662+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', E'\\x46c79c70e90e0fed0e1fbfae4ce42511c030c689ed92738564dfa7b611a208c5', '01a1e228-92f4-73a4-b6be-f6a6e0069286', '01a1e228-8c93-726e-8981-50aee4318940', 'false', 'r4', 'R4notifica', E'\\x0103619c6321b9fba550a8c0104f658a5ca74fbe602b032633d6940e78cc45b3e13bf08ff6855aab287fbb9510991b2fb347c6ef19f450518780066a8269655e30a42468c645f85a007abca8812f1f08dffbc6934688d9353b088c45cd86f0490d9f96709cacb7b274fd7d39bd37975056cf70c88acf7c4e8e5dd24756451f31e9b72a391aa78a2ef1dfbfcaf07d6a1a3b315907c3ba15f61f0c8835aeb182b5798ad69520b0ac9292bb414830cfc5cf998084117bc2e99e083e9cef30c1589505e7bfd859d442a1dd9105c4cfd1408ef7c13b1a225b1275ec66ece94355e36222dad839b5b2701285df292f0344ccabf82eb8050b030714f2d1b70ea481fc353b28c0d989be59ac', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 02:21:12.30842+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', E'\\x7c3c2d20e987193e9ea719e84541afb0bab0741db97f74c954b809224e8dfe20', '01a1e228-92e1-7629-b5df-258b6c942f1e', '01a1e228-8c93-726e-8981-50aee4318940', 'false', 'r4', 'R4consulta', E'\\x0103619c63ff26a8659172b57f42b394ddc266dc43701cf05d35d996ebcc20b896cce298881f1e6d0ffd999a711bb74bc0b111c90e1c67c321', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 02:21:12.290788+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', E'\\xc8cf98d69971b98bc6c2056b08484c7b9610f6a532a0eb3bc7e6d29ea3790b34', '01a1e228-92e7-71bf-b050-26687e5a5645', '01a1e228-8c93-726e-8981-50aee4318940', 'false', 'r4', 'R4notifica', E'\\x0103619c63ed67b6203e5671c8b5482f560dc19c6668e9a69df6152f5d8b0c3540460026127b879f5f4b7045371cdfae8cbe98410a7d345620d46cd7a910d8eca766de7884ede97946a3cf16c60601224cd41937575469dffe8962ca3cd2b83cbd959b8dad888e7ae5a5797664a56931d6ee331bb1e8b5921084118caec4f68c00680e1e244897d8e5676ff28f3e833616c536b435dc5a40496afe7892bb73b0fabc108716af1e39439857eaad047a11d505bb99ca863513ffbe1a1e495e317749845665e7681ec788bf1b252a7a493198cd7826fcee5e829e600f42ee656f9604faba7da74b936b65e5e90754cdbbec33c86dc434acd56a629cf3aeb633ce6c7e3515f6474d6272', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 02:21:12.295895+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xc727147e293213254283332894aaaa480a1cf467e58f0c6353bed33b4ccc52b0', '01a1e228-8fd9-779f-8194-8e69402738f0', E'\\x0103619c630c023875aadf50ad79e33beb5db2e5af1eb20dac950060cf89cad0a33c7e2d8717411990ab3a4d6be9fbf2052f18cd255c94912ebe9060025a69bbf2', '2026-11-15', '2026-11-16 02:21:11.514098+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', E'\\x3a6f1e8a82887603a32774cd1dcfc822211c35f78ca7ed93c1190c2e64bd00eb', E'\\x6d5a9246b8e3be6563c0574f9377b26be008cfab4e486c44b034ba02c1809192', '2026-11-16 02:21:11.886815+00');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', E'\\x3a6f1e8a82887603a32774cd1dcfc822211c35f78ca7ed93c1190c2e64bd00eb', '2026-11-16 02:21:11.87118+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', E'\\x637092016ba91727201b0e47239bb3592ea6a36d8909eb2b149360ae0153b2c7', '2026-11-16 02:21:11.834095+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', E'\\xc667e9f6287fe70fdcfa99756d7a10fa20b6d11f542c8ceca8b123d4a1f05f9a', '2026-11-16 02:21:11.898044+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', E'\\xc667e9f6287fe70fdcfa99756d7a10fa20b6d11f542c8ceca8b123d4a1f05f9a', '01a1e228-915e-7df2-93b8-d01d770833da', E'\\x8bc6425f695e76c17b943e46e268e32d438510d47c5a7cea7d1a310c07a5b46e', '2026-11-16 02:21:11.898044+00');
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', '279479567195', '01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-91a7-7409-8ac2-2fdfc339a142', 'false');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-78a4-8b94-a46d96300186', '20261005', '30.51', '2026-11-16 02:21:12.184+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e228-8c93-726e-8981-50aee4318940', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e228-8c93-726e-8981-50aee4318940', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', 'POST /payments/credit/disburse', '01a1e228-9259-757a-a4f6-92cb685cff0f', E'\\x80c818cbc475c33b519b843280c41a927a0448406d00127381cdb44dbf87497a', '01a1e228-9264-718d-b042-feff4e51d372', '2026-11-16 02:21:12.187764+00', '01a1e228-9278-78a4-8b94-a46d96300186', '200', E'\\x0103619c63770bb5d478320efa51b7313bdee60e5ed062a6224e0c1f7fcdcf00cfabc3482f71ef85b9eb82fba4ad62380e03425c1faa267327bca4668d9f958b068c3607c8bc5fc57d2cd029250afd842d4e99e4d06810a523e838b7b0be0b5a80f35dbf3172b1cef527d35df18a89af07b7a1b16a6d4c2037ec38aae44fe353dd3a8b81f203c69c007b60e5dbf991a41093d83093e7ffd54a94fac05c81afd673d762f6ed9e84ef33d152a5c1968d0f9a0e35dc1deb782e3c85f201627e1d29d370e5357b60df37f39479288ac5b37d8231ab40f30eded14ec882ce187cc29f6d14bbbd9ad1d61e5e18a647ab861cf6fb899463f5416c1801ae3413d09f16305688d168c9fb3d237fb46bd2e018d2e6145bf5f16a0bcc0b71a34e423cc1f789b90ccbd6923c6b13be3b7365e53fc616e9b02b797a0b3b3d696e76ef833fbd71669237780d263ed8f86763649682d991aab88dbdf0b91197a971e7a5de06703201b9235914832e6e2b7b221b42f5948553c866d0d5992c3b13f2a21e17bc36c1f8e4b7c177aeeca36a70ed1234b049b9b786aadf0e4478909d530a21803f89e5bc27ef55a9915570c46369f7858ab42c06251d00e073320e8aaec93f3dde32a026ed551a8748dbf3d611a716eb38574f65bd4667b38bed85ac92718fcd3fe4cfc860ca3f011ed9b2a530d6d4d2e71f67eab7b9d611aa0b8fb5e6255091d94637388af305cc5acc7bea486702c55810277af0af93d09563051840322947234781b1c17024bd9a2a0016c5c35a58fef67abe7500881989291c015c6d721fffac856366a329e27f02b4b6f8278c6dcc5f5a3a1e74e32720775f46969a5947288df1c37b3bea4d8411eff1be5304e344fd5b31ba26128dabf5a06d6edc16ea20838155db318b4e094e40339ea63bfafb4c56893de42a3048d0d4ae3e8d43cdba071f1e01237cf52559fe0764cde304b4521752bd889fc8fd903fd124913d7af17937128449b76caff13e23336dd125d447d6d15a08de8259ffdc386c22b42b4032d64ab101fe4e27ae3bb14c6e40da8920edf6986f8c68e913b7219ed35f64fe2b13ba48f802277cfa13309165eabdc48cb8cbcfbb9d1e0a327e3ff11905db5c15acb01e77a2');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', 'POST /payments/pago-movil/verify', '01a1e228-919c-73d1-86bd-24d6cc9cde11', E'\\xb9a8ad11f5a7a568155b45a4efeb9d0b0d0551b04d8b764017990f5c2e2ecd87', '01a1e228-919e-7ad8-82de-fd479963414b', '2026-11-16 02:21:11.971863+00', '01a1e228-91a7-7409-8ac2-2fdfc339a142', '200', E'\\x0103619c63cf35b34b5d8f2ae6776345abf58d50624413c03afcd9ab73fd21fb2fef30f06ae02ec460cf09063bf32b0e7ca51fcc16d0924287d3d8ce4dfc3d45cdd042574642e08e7b165f486577fe469885cec10d0ebb36c131d98245e019aafc08ade434b43dc4e7c0fbd64639b38dd0bd3d13f6110c201a2aa5651b3c7b5eec2632ab40b44a4fd5ec9c6ed12bd79e8447a00ce39ddef5673e95506e0b8578c102131cc3690da11d42f5d7adfdfd5ed5f55c2d93850841e14a6e1bc4ba4da76e40639ac7d1613b706b4ce8e4c0768ca000b5a052140e24e0605ac00a25833d4f928d7170f64eeb1a789da9b061bff70b9e4ed9c771104255f4042119f9043216c7b9cccc095a519dbd738259b89151d059152b7c4c2cb7be546ad29c5926f8820d2578f3a8a201dace86781263b9956bfea38564b00a23deba157b1d59ec62bd3acc2abd8fdad788ee0a050d7b632f41db059906557a227264b3c0df976f306639ebfb354729723094a18c89ca012751bc2ad8dbbfb872a3584a1091d1eb8bdf86');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', 'POST /payments/vpos', '01a1e228-9110-7185-aec3-2a89d6ba5938', E'\\x59c395cda7fec78e52da946b244fcf3dc613658780128be53c9ed6fff71b3b4e', '01a1e228-9117-7630-af3a-816a7719732b', '2026-11-16 02:21:11.846076+00', '01a1e228-9127-762a-9c72-1834ebf11ea1', '201', E'\\x0103619c634798c26bd8a359505de4480fce9015d810804aee3986feb442bb78eabc812cb16da796ff9149b7fcc4a0fbd3e0e5e83af3d330dd5fd6a96d55710c84ea42b886f90db9ff114645f31531f156460ebd5c21a113f957b6beac095734a494cd2d080994caa190dc686b4d565e5b7ee7ad3b8c3c993d2f460eb6570c85f77b3de441e5db48fd925ddd1cd7e58ef833aeadf1a1fe7820170add83480691137822af1ad7b53d7cb7d4f770a08d1300b10fdd1b97aa4acc16ce73eebaea3acd7f499c04a2e7d6cad5c9721311e10cb39dc8da3678bc4955d569f7fa697b94b40d43b8a76a68442910c2168a77a3db9eb55df8f1b9c8ef8bf85d047c9b7bb868079d6cd5890893f619ab0754a97cd7f6c01e48e9ff86b1bea987100a80d556a861d7e19471138349bfb390e6ab302321fe3167b264c3fb3ae582885bfd6aab61694f0cfd254cf1affa3598ada66c73a66d075eb4a5a9c31939e1b9edd794f641e15212aa6e576853e58f45ee85a83c08e17aa716f821d3ec918a96e88c34efa4af8b02294c246a9998ad7b8e2b7b9360d128ed69a8fc55b9567ac930');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', 'POST /payments/vpos', '01a1e228-9139-72df-b571-9a703e42f16c', E'\\x5dc971aa4d64e9dba1571427df0747414f5f086c2d5e59baee67ec6584e813f6', '01a1e228-913c-70d5-98e4-a8618300a3dd', '2026-11-16 02:21:11.87805+00', '01a1e228-914b-7477-926d-32c0639a4390', '422', E'\\x0103619c63ddd9946c8ae8c62865dc6ade85b10280bf56422df3ef95d73e41b5b2840e466c975d60673da87b4f3635a7ee6897d8f3cad1df153becdd1e69849fd281a2ef7f289833daf1f5a9c93dff16ebf4411c37e06ddaf345fbe8b653f38c7b31b3e7cbc0b68c20bebd5d1cd487f936e080dba039380c0cd585a3a32441f4409cf76d98ef7669359442a980a886c405663106f210055bc73522f4aedacc69989b5311300ee9696ef61ada0cbe2b5f800dc853cc7bf51f77ab1fcfb593d1b866ea54d3b51c3ee95ec7543ad41b297db5413e2088e210e58a326e393f52e0a7b6635713b4c59eeb0b1e188d403f22b05295c62a33a15cc0ad6e1359267b5cbae3f48a7ebffc5e0e60f5616c75e3dda4983e9173a41999cee1f65d7cbebbcaf9f6dd1027857bab6402d2b1df3e9466cb4f71825ab2db649a3779e570bdaaa8775c5a726705973a59b05ba281e90f457f3cf1a56c936bebb5f6779ae1987c5cb818b8de314d06e0c2b30b478bf5cfecfa5ef4d083e2b8542cf35dae073d72ed89876f009de7c9edce97bba21451d1de8db65bbeb15e110416efc257d3cd080c4009a4b0a917641fab432f71bf3b59e33ee3d0eeddc5db21fad8e695a3b67bc044097ec177f10277f64c2262bc49e9');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', 'POST /payments/vpos', '01a1e228-9154-7187-9050-a7b6016d4d95', E'\\xda0e6b9a2e997e39f0a5959ae2377fc40d93d66e029d939f976e2567a42b35f3', '01a1e228-9155-7afe-b6bc-d2e9ddc0cd7d', '2026-11-16 02:21:11.903079+00', '01a1e228-9164-7221-9ff9-79be439c1973', '201', E'\\x0103619c63958c0a50e67efe456df29c86320e4ec1afe8a520818cb217fe2304b24d6a98c0e68975f3b5d2d27488ba3f479ac077778692c6312b624bf54c5dd11b2ab1c3c67f9948467b02100c5b8d26de632c3df74a062e6bad86d7e0fae823367eb8368f982b981f246a024364af86ebbd7dbcd65fde51a46374c5b503933f14952812e701733f45f6c0ea7ce57f44a1ad8072cde4e59d2d799bbf5eb4b479d3248b12eafec1184f9a11c7f0a6626583f3cb158150caa8bb421a7c5ad4ab34fb1c626b4a4f0885dc5f14cbc01075f3d728df8a947e7dbc42182afed722d266b04fe4f562567598f524e6fb8cc221322c6d570f9a412988541417f11cae0d4a391c68764d0491ae9d8fb38dbb57d4117489b9a602184772ae81cbe808cb26880ba242305bdd49f285225029b38557c141c9737320e07129c14104365b6da82592dd23e4eef87af80f0d6f853d61ff9229f1326bbca1b475aba28b08deb7dbb6a9489882377efe94bd73077f852ffe6e4e03027e229530ab9764264a304f537288');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', 'POST /payments/{id}/reverse', '01a1e228-90bf-7d5a-b17c-2efd416e5416', E'\\xa29679cf69a14737524a168b9d3334f747566b11c532df3609175594ae332357', '01a1e228-90db-70f7-9aa1-dd355d777dd9', '2026-11-16 02:21:11.779479+00', '01a1e228-908f-7853-9b19-e77342c3fabe', '200', E'\\x0103619c63059e7837f3e57a14e05f5b406069948c1136bd8f5e41416e32f7152b848bdd6598b4b810392db63d6bf24c1bfad18cc08c62682b009a5ab248ab52f4234511ec42a39a56406839af91f530bfe8a3e3dd11274da7f9fb5380ad42579fc970b3fbe5ad05f96f4518203001f8cbc028776182a2f2539aa37b29186d2eb133a9a0bdad40f67fafe71ea16be5a1a6a83a14640dc24424782c494faae91d5405fefece93700b74c669909dd344c7731d1e3b3cff47da945cff55176f264078f0e503deeef33b30357962f0ea2ed62c743a88cca6cae402d60f4d17ed91e8ab4766b297a79d881606d12f551ae22750c0fa444f8125f65999b6a82464aa107b514e0005240b99aa8735f2c10082187407eb1e85fd5e8dad74922847f818a1c092126f93b75093ae43b0ac8bec04ae005a82b2d01eb1f83033836787b56209c2cac779f6dda65de868d9f26236ffb8ca4dc5383d780742172a555ea269b4eeef9433e1fea1fbd0f89bd825a405cc1e42773d3c03f2605a71729bd6f49947bc2854eb6616f59d4b98bed34a7d60bb4b9d3520a96a0fe7aeeba1196093c24dec3d89039a705e45f180972e9f82a4d2ce7196a09cbd9435d98ba33976545a9fa9cf14273ee4026a7ddb74548df463da2c47c12ae15015e65c4e89bf2ded078afe48143840f09f4ad10938de884cfb220fba7ba143f62bd9c1f71c838deb03a9469ea00ddef1e070c5836594d8d042d11f5dcc71565487400150eddc64248b6c34ce1562cb93af8ce4d0604b2f5374d2056077787b5fc52e5ac0fa74b7f7');
-- installation_secrets
insert into installation_secrets (name, sealed) values ('installation', E'\\x0103619c6331cee334005daae3b5509abfa09eec7c66302eb8d262673dd3cde5720d97d1eabb3698501ae156aec5476208ac4ff0fae6ff3a8556d6e99c5194f1d3b8c0691f804f9de47ef788df325598e1fc098c37d7413a5fd35cf75cab05a161');
-- login_attempts
insert into login_attempts (subject, count, last_at) values (E'\\xd194bf0dd970881c77b103479f3d8f3ecad74332e8ec9d22a98c3f30448cb918', '1', '2026-11-16 02:21:13.914108+00');
insert into login_attempts (subject, count, last_at) values (E'\\xd7ca730046e7ca41f0d52ad73b2c8dcefbd7643412681b660e893c296be8f81b', '1', '2026-11-16 02:21:13.910025+00');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', 'notification/0102/83700001/1523.40', '01a1e228-92e7-74a1-b82e-10d80188ce12', 'r4', '2026-10-05', '1523.40', 'mobile', '83700001', '{83700001}', '0102', E'\\x0103619c63f37efb3d1a584f880bd0367ead7433542180656ba2705b7623dd2bef62b8ff5ebf8a497685f5fc755b8971de5656e55bb1bf2a2d393bac09c05ab644977d4554788971b5905be4dacecb21a3e1df', 'notification', 'true', '2026-11-16 02:21:12.295895+00');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', 'notification/0105/83700003/1523.40', '01a1e228-92f8-7e81-8065-a5a5e6abe969', 'r4', '2026-10-05', '1523.40', 'mobile', '83700003', '{83700003}', '0105', E'\\x0103619c634c7c808682e2e4e925b80139661b6a55392b3da31d82d55d84dc646a9c5bcc43516e87a7bc8a2a88aed276cd06e1376efca4adcf020aca14f61088a3a70e97ae7e3ebc05616911590273bca578b1', 'notification', 'true', '2026-11-16 02:21:12.312662+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xbab5188b7477f67e633ff41512a110088eac71124cc272a2288ef9d8d40a0c06', '01a1e228-8c93-726e-8981-50aee4318940', 'false', 'r4', E'\\x0103619c6322489bd15c0bf2aef7ce76093c4c7d70941ddada41389fc6e959fdca8a74d2d69e121fcd6f7903112e29cdc00269df4de6d80be015c633ec83baea983e2e90bf1a6156bffcccaa050124d8fd6010808f0b22d113', 'true', '{}', '2026-11-16 02:21:12.271281+00', NULL);
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at) values ('01a1e228-95ff-7b42-b696-5605454ac74b', 'ana', 'operator', NULL, '$scrypt$ln=16,r=8,p=1$ueDnd68C2kgGR-lb11FsbA$1-PxRZXWoX3kzBunu5M-mZ9Ua56nxojdfsv6i_hV5c0', '2026-11-16 02:21:13.090677+00', '2026-11-16 02:21:13.090677+00', NULL, '2026-11-16 02:21:13.761668+00');
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (E'\\xee0a4dd13aa13f9a43a4d50046f7688d74a6de07611bdf1b99f17c5ea1f96c15', '01a1e228-95ff-7b42-b696-5605454ac74b', '2026-11-16 02:21:13.761668+00', '2026-11-16 02:21:13.761668+00', '2026-11-16 14:21:13.761668+00');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e228-9623-76cb-8fed-0b1b08adf6bf', '01a1e228-95ff-7b42-b696-5605454ac74b', 'pas_op_X0vEZZqh', E'\\x4f2ebcc677a13c5b694c89ac7cebec653a7db9085080a28599dab822a6cbc67d', '2026-11-16 02:21:13.123817+00', NULL, NULL, NULL);
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8ea6-7170-9544-98802ae0cde8', '01a1e228-8eba-7ac5-966b-d49ecbf706bc', '2026-11-16 02:21:11.206+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8ea6-7170-9544-98802ae0cde8', '01a1e228-8f57-74dc-9b1e-9045ce5897f0', '2026-11-16 02:21:11.383+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8ea6-7170-9544-98802ae0cde8', '01a1e228-9015-7fbb-9539-caf8a3b5a081', '2026-11-16 02:21:11.572+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02567153"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9049-7268-9a2a-f491d687e8f3', '01a1e228-904a-7af9-be50-011379aa922c', '2026-11-16 02:21:11.623+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9049-7268-9a2a-f491d687e8f3', '01a1e228-9066-71e2-a5aa-e4893387e155', '2026-11-16 02:21:11.654+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9049-7268-9a2a-f491d687e8f3', '01a1e228-9075-7884-8bce-d54231d02490', '2026-11-16 02:21:11.668+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-908f-7853-9b19-e77342c3fabe', '01a1e228-9091-706f-b08d-ab95c76b4870', '2026-11-16 02:21:11.695+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-908f-7853-9b19-e77342c3fabe', '01a1e228-90a3-7fc1-abc3-c6484d713518', '2026-11-16 02:21:11.715+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-908f-7853-9b19-e77342c3fabe', '01a1e228-90b3-7c00-a9d1-4bdb2c85491c', '2026-11-16 02:21:11.731+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02567172"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-908f-7853-9b19-e77342c3fabe', '01a1e228-90e8-79dd-b566-919f3c6e5f72', '2026-11-16 02:21:11.784+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-908f-7853-9b19-e77342c3fabe', '01a1e228-90f9-7931-a84a-378ef6d67a03', '2026-11-16 02:21:11.8+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02567179"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-910c-7f9e-a6f8-1010423b6d5f', '01a1e228-910c-7317-9166-b4d308abe31e', '2026-11-16 02:21:11.82+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9127-762a-9c72-1834ebf11ea1', '01a1e228-912a-7626-9eec-f90f01541df0', '2026-11-16 02:21:11.846+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9127-762a-9c72-1834ebf11ea1', '01a1e228-9135-7d6b-af55-fbcadb2fa21b', '2026-11-16 02:21:11.861+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2567185"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-914b-7477-926d-32c0639a4390', '01a1e228-914b-729c-886b-172f4ff7038e', '2026-11-16 02:21:11.883+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-914b-7477-926d-32c0639a4390', '01a1e228-9151-76b0-8d84-418e7f5c9bce', '2026-11-16 02:21:11.889+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9164-7221-9ff9-79be439c1973', '01a1e228-9164-7cb6-89f6-078af3fe3702', '2026-11-16 02:21:11.908+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9164-7221-9ff9-79be439c1973', '01a1e228-916e-794e-9265-133f399b92e2', '2026-11-16 02:21:11.918+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-91a7-7409-8ac2-2fdfc339a142', '01a1e228-9234-7d4d-a3fb-32751f4f98ab', '2026-11-16 02:21:12.107+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-15", "reference": "11110002", "receivedVesAmount": "2970.10"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-74a9-ab0d-8d9452d0c243', '01a1e228-9280-7fa9-9b94-21489e6bfcba', '2026-11-16 02:21:12.184+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e228-9278-78a4-8b94-a46d96300186"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-74a9-ab0d-8d9452d0c243', '01a1e228-928d-7a29-9879-085e30cedccc', '2026-11-16 02:21:12.204+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-74a9-ab0d-8d9452d0c243', '01a1e228-92a0-713e-82d0-199e3ffe9fae', '2026-11-16 02:21:12.224+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "29567221"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-7b3e-96db-f58c80e68d77', '01a1e228-9280-71de-9157-1037207d0905', '2026-11-16 02:21:12.184+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e228-9278-78a4-8b94-a46d96300186"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-7b3e-96db-f58c80e68d77', '01a1e228-928d-7431-9339-8e03877c731c', '2026-11-16 02:21:12.205+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-7b3e-96db-f58c80e68d77', '01a1e228-92a1-7e1f-9c98-1b326f7b8bcd', '2026-11-16 02:21:12.225+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}');
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '2026-11-16 01:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 02:21:08.677697+00');
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8ea6-7170-9544-98802ae0cde8', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 02:21:11.206+00', '2026-11-16 02:21:11.572+00', '2026-11-16 02:36:11.206+00', '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6368fbf47143b2af0869167928e0bb00ca0b78f80c262396c2049dffea1d42432b775aeaab5115d9eaaa64bf02fbb207b4787fcefd495d52914d54fc604301cc2c611cdaf32861c07ab4494161a15c74049f89b837fb2b43b834c561fc8f', E'\\x59ceadaca2865450668e755556f9662c0619b98a62a9fd0a6855164ad4c877f7', E'\\x584b797076c2ae58952f4c87dcf4e4f44ba6cc9c85c1be60021b2a79d29658ff', E'\\x2312c28c0a047d442bfeed87352e30ff4ee74ff4142703cc883f3b6341bef915', NULL, NULL, 'bnc', E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', '01a1e228-8f57-7035-92a4-fced40252ac7', '2026-11-16 02:21:11.383+00', NULL, '02567153', '479567153', '{479567153,2567153}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9049-7268-9a2a-f491d687e8f3', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 02:21:11.623+00', '2026-11-16 02:21:11.668+00', '2026-11-16 02:36:11.623+00', '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c63c4cf89d4fb41a1eb0018a92557eb6001f529ae79aaf12c02f821222c7e3e6de66d9712bac496ef41a97bfcafe92314fac69a073da338a4a698d3609d2362ccf392a56b0c3a8b33027b39ce2604e0e8e864b7fefefe8ee375b020beb2ff', E'\\x59ceadaca2865450668e755556f9662c0619b98a62a9fd0a6855164ad4c877f7', E'\\x584b797076c2ae58952f4c87dcf4e4f44ba6cc9c85c1be60021b2a79d29658ff', E'\\x2312c28c0a047d442bfeed87352e30ff4ee74ff4142703cc883f3b6341bef915', NULL, NULL, 'bnc', E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', '01a1e228-9066-7ffe-8129-f58d23153a94', '2026-11-16 02:21:11.654+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-908f-7853-9b19-e77342c3fabe', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 02:21:11.695+00', '2026-11-16 02:21:11.8+00', '2026-11-16 02:36:11.695+00', '11.00', '3261.61', NULL, '296.51040000', '2026-11-13', E'\\x0103619c632c36d8d7b88ccf5af918d17e832fb323d9aadb484360fc41888d9b0a5e26cc7c93aa7e70eb239113dcbe49c6c205cb0aaca8e8130a2d67f5a954e1e1d0dc9fb2f3623cbb684664d35361630d0d32d9723a274ab0031a68b4525ea0cdee', E'\\x59ceadaca2865450668e755556f9662c0619b98a62a9fd0a6855164ad4c877f7', E'\\x584b797076c2ae58952f4c87dcf4e4f44ba6cc9c85c1be60021b2a79d29658ff', E'\\x2312c28c0a047d442bfeed87352e30ff4ee74ff4142703cc883f3b6341bef915', NULL, NULL, 'bnc', E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', '01a1e228-90a3-7cd6-b058-8b7375065166', '2026-11-16 02:21:11.715+00', NULL, '02567172', '479567172', '{479567172,2567172}', NULL, '000000', NULL, NULL, '01a1e228-90e8-7e9c-96f8-96032d50bc22', '2026-11-16 02:21:11.784+00', '02567179', NULL, '{2567179}', NULL, '2026-11-16 02:21:11.8+00', '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-910c-7f9e-a6f8-1010423b6d5f', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 02:21:11.82+00', '2026-11-16 02:21:11.82+00', '2026-11-16 02:36:11.82+00', '12.00', '3558.12', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6391ac3c129fbd9ba1082601631ae7ccffec5832e43b79f19ca01b09fe97eb717af61e036f326b1ecee6ac07107b4bde58f2515b7fa430fc900908125e1bd6f4b0058294f25c8b1492450f27d8bab95b3f2dadae5ad103de0e1d1f1ab075', E'\\x59ceadaca2865450668e755556f9662c0619b98a62a9fd0a6855164ad4c877f7', E'\\x584b797076c2ae58952f4c87dcf4e4f44ba6cc9c85c1be60021b2a79d29658ff', E'\\x2312c28c0a047d442bfeed87352e30ff4ee74ff4142703cc883f3b6341bef915', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 02:36:11.82+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9127-762a-9c72-1834ebf11ea1', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 02:21:11.846+00', '2026-11-16 02:21:11.861+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6366c1e4897d2a93d56d7b6aa1de7cf316f41e2cbf529b57ae06e58cd453042880f0813672be09482e3ef62f0ae6d51e5f0227dae403f38c69b7ab49fe59cc7e13547a3ceb9205a7371d7d', E'\\x426f997a2e8b78aa0536f7feea3e434639a324d89eb6a64866911b65bbef6b9e', NULL, E'\\xa2a5a1b4a0e8a74a57908d82cf0cda7a166da7f3b02e306badd4cdb3e331736d', '4242', 'Visa', 'bnc', E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', '01a1e228-911f-7c55-8d96-eed42db353d9', '2026-11-16 02:21:11.846+00', NULL, '2567185', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-914b-7477-926d-32c0639a4390', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 02:21:11.883+00', '2026-11-16 02:21:11.889+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6339c4f19b5aafafa61f63feec21b3e27aa8623c3c59699a44d5d8769cfeca760e63f3d99e78eb1ef8194768efb024d6fc8831fea64b39fb38779acf9e7b02c33c1b37d7751008aee2aa38', E'\\x35bc397128e7f305e2f4124010d2cab09145bb4f6d5e1fe2c218080b4edd4097', NULL, E'\\xc4d3c2c8c1fa5177a777ce2ffaab366722d790a01628279f81343dbdfec6fe7c', '9995', 'Visa', 'bnc', E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', '01a1e228-9143-78bf-b310-345e3f7c06bc', '2026-11-16 02:21:11.883+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9164-7221-9ff9-79be439c1973', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 02:21:11.908+00', '2026-11-16 02:21:11.918+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6320e64117144b60ca7a0afce86fe59ce631c1248a35acca12ce847892bf2a4a33647469db6855fc7a5f3a5fa5ba241930382bb2483653f958ef7a65c72fbfa256a784f7630b8227f6bb57', E'\\xaf0e3f70e49604c0702deac75bc7b2fd54e621adbe05d6e84ed2b0a7c6771c1c', NULL, E'\\x5bb1a55cd637fd134ec00b575588425f8a68a459a98694fee1dfdd6260a0f393', '0119', 'Visa', 'bnc', E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', '01a1e228-915e-7df2-93b8-d01d770833da', '2026-11-16 02:21:11.908+00', '2026-11-16 02:21:11.918+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-16 02:21:13.418878+00', '2026-11-16 02:21:15.536+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-91a7-7409-8ac2-2fdfc339a142', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 02:21:11.975+00', '2026-11-16 02:21:12.107+00', NULL, '10.00', '2965.10', '2970.10', '296.51040000', '2026-11-13', NULL, E'\\xf2bae2712bea466287314e9c1a1e626842c75c944fc8db9a458deff764bfc8f7', NULL, NULL, NULL, NULL, 'bnc', E'\\x9bddbbb02abf18930b83bf3272b6662413d9257278e7a798d1e107587bec0d9e', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-74a9-ab0d-8d9452d0c243', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e228-9278-78a4-8b94-a46d96300186', '2026-11-16 02:21:12.184+00', '2026-11-16 02:21:12.224+00', NULL, '0.03', '10.00', NULL, '296.51040000', '2026-11-13', E'\\x0103619c634568f8304be01811b1b97df6dca38a8b8517d1afec01b10179b90b74d6d0baebdc760a3b893a8545e33260e20578890f4bb460b7dcef46e4f370710717f30d43601104d80f722aaa3b49bfadcf00ce966fb27cd85dcb6146747e37b3babe0982d5ef8c28c80c32efc641dbf8e0f8b895', E'\\x5058a18181bf442e2571e1682953e774dafb96f89c3d74270bc39e633f871e60', NULL, NULL, NULL, NULL, 'r4', E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', '01a1e228-928c-7c68-a1f2-75c80c0627c5', '2026-11-16 02:21:12.204+00', NULL, '29567221', NULL, '{29567221}', '3db02da8-7244-4b85-9606-73330513dfe2', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-9278-7b3e-96db-f58c80e68d77', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e228-9278-78a4-8b94-a46d96300186', '2026-11-16 02:21:12.184+00', '2026-11-16 02:21:12.225+00', NULL, '0.07', '20.51', NULL, '296.51040000', '2026-11-13', E'\\x0103619c638f9e6c4013036bcafefe4d34c5a2cc61d9a1fca1bec26bde01c1052c54c5659e7c57417b36273c8d1af67a8c52fb3643486b387c48ea700ec9b51d7c64ffc4b896a55e0226d98ded8c816a9c7b00e8fa462a6fa7f1da53874a27014c5047ae871659a67bf5cbb0b0e30d07e2a4b1d7a1', E'\\x59a4d4bb7bb56c74519ca1acfec7930a21f535d401db7760f4a8a22a6fbb1072', NULL, NULL, NULL, NULL, 'r4', E'\\x2f205fb7fc38780a03aaf9c9f28e7aac2a086a9789ae430a03a66b6c43fbabb6', '01a1e228-928d-7e66-b390-923db5adbd8c', '2026-11-16 02:21:12.205+00', NULL, NULL, NULL, '{}', '56fec8c2-fd8d-4cd9-bba0-e8a770616cb3', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '196', '2026-11-16 02:21:14.553651+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, told_at, error, held) values ('r4', '2026-11-16 02:21:14.270052+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, told_at, error, held) values ('vexFx', '2026-11-16 02:21:14.270052+00', '2026-11-15', '2026-11-16 02:21:10.502412+00', '2026-11-16 02:21:10.957412+00', '2026-11-16 02:21:10.957412+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-13', 'sandbox', '296.51040000', 'false', '2026-11-16 02:21:10.957412+00', '2026-11-16 02:21:10.957412+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-15', 'operator', '300.00000000', 'false', '2026-11-16 02:21:14.270052+00', '2026-11-16 02:21:14.270052+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 02:21:10.957412+00', '2026-11-16 02:21:10.957412+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 02:21:08.677697+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 02:21:08.677697+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', 'd173af9af01c6fcef3e7fbade7a352faed547c853bbbe2fca89dbc095eb40601', '2026-11-16 02:21:08.677697+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', 'b8a85682381f6c4116a022fb7dca8f20263d676883f19a961b53edcfa39626ba', '2026-11-16 02:21:08.677697+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', 'd4d8ff42d9ba35f0bbf60c8004924ffea85f14ed51c36ceeb8a492aefa53ee26', '2026-11-16 02:21:08.677697+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', 'b7eff145359b1d0affa680d9c67c1644b51da97d901ba6882df78c63a3369e06', '2026-11-16 02:21:08.677697+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 02:21:08.677697+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 02:21:08.839844+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '1', 'cb01deadf19fcb6cfc104e83681f07660ce73799ba7df912396b6d48a23f4dd7', '2026-11-16 02:21:08.842863+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-8eba-7ac5-966b-d49ecbf706bc', 'payment.pending', '01a1e228-8ea6-7170-9544-98802ae0cde8', '{"event":"payment.pending","data":{"paymentId":"01a1e228-8ea6-7170-9544-98802ae0cde8","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.206Z","livemode":false},"timestamp":"2026-11-16T02:21:11.206Z"}', 'delivered', '2026-11-16 02:21:11.206+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.271014+00', '200', NULL, '85', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-9015-7fbb-9539-caf8a3b5a081', 'payment.completed', '01a1e228-8ea6-7170-9544-98802ae0cde8', '{"event":"payment.completed","data":{"paymentId":"01a1e228-8ea6-7170-9544-98802ae0cde8","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"bankReference":"02567153","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.206Z","livemode":false},"timestamp":"2026-11-16T02:21:11.572Z"}', 'delivered', '2026-11-16 02:21:11.572+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.601746+00', '200', NULL, '21', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-904a-7af9-be50-011379aa922c', 'payment.pending', '01a1e228-9049-7268-9a2a-f491d687e8f3', '{"event":"payment.pending","data":{"paymentId":"01a1e228-9049-7268-9a2a-f491d687e8f3","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.623Z","livemode":false},"timestamp":"2026-11-16T02:21:11.623Z"}', 'delivered', '2026-11-16 02:21:11.623+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.63415+00', '200', NULL, '8', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-9075-7884-8bce-d54231d02490', 'payment.failed', '01a1e228-9049-7268-9a2a-f491d687e8f3', '{"event":"payment.failed","data":{"paymentId":"01a1e228-9049-7268-9a2a-f491d687e8f3","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.623Z","livemode":false},"timestamp":"2026-11-16T02:21:11.668Z"}', 'delivered', '2026-11-16 02:21:11.668+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.673957+00', '200', NULL, '20', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-9091-706f-b08d-ab95c76b4870', 'payment.pending', '01a1e228-908f-7853-9b19-e77342c3fabe', '{"event":"payment.pending","data":{"paymentId":"01a1e228-908f-7853-9b19-e77342c3fabe","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.695Z","livemode":false},"timestamp":"2026-11-16T02:21:11.695Z"}', 'delivered', '2026-11-16 02:21:11.695+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.701293+00', '200', NULL, '7', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-90b3-7c00-a9d1-4bdb2c85491c', 'payment.completed', '01a1e228-908f-7853-9b19-e77342c3fabe', '{"event":"payment.completed","data":{"paymentId":"01a1e228-908f-7853-9b19-e77342c3fabe","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"bankReference":"02567172","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.695Z","livemode":false},"timestamp":"2026-11-16T02:21:11.731Z"}', 'delivered', '2026-11-16 02:21:11.731+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.743084+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-90f9-7931-a84a-378ef6d67a03', 'payment.reversed', '01a1e228-908f-7853-9b19-e77342c3fabe', '{"event":"payment.reversed","data":{"paymentId":"01a1e228-908f-7853-9b19-e77342c3fabe","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"bankReference":"02567172","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.695Z","livemode":false},"timestamp":"2026-11-16T02:21:11.800Z"}', 'delivered', '2026-11-16 02:21:11.8+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.802263+00', '200', NULL, '6', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-910c-7317-9166-b4d308abe31e', 'payment.pending', '01a1e228-910c-7f9e-a6f8-1010423b6d5f', '{"event":"payment.pending","data":{"paymentId":"01a1e228-910c-7f9e-a6f8-1010423b6d5f","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3558.12,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.820Z","livemode":false},"timestamp":"2026-11-16T02:21:11.820Z"}', 'delivered', '2026-11-16 02:21:11.82+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.823591+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-9135-7d6b-af55-fbcadb2fa21b', 'payment.completed', '01a1e228-9127-762a-9c72-1834ebf11ea1', '{"event":"payment.completed","data":{"paymentId":"01a1e228-9127-762a-9c72-1834ebf11ea1","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"bankReference":"2567185","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.846Z","livemode":false},"timestamp":"2026-11-16T02:21:11.861Z"}', 'delivered', '2026-11-16 02:21:11.861+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.864429+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-9151-76b0-8d84-418e7f5c9bce', 'payment.failed', '01a1e228-914b-7477-926d-32c0639a4390', '{"event":"payment.failed","data":{"paymentId":"01a1e228-914b-7477-926d-32c0639a4390","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.883Z","livemode":false},"timestamp":"2026-11-16T02:21:11.889Z"}', 'delivered', '2026-11-16 02:21:11.889+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.890865+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-916e-794e-9265-133f399b92e2', 'payment.pending', '01a1e228-9164-7221-9ff9-79be439c1973', '{"event":"payment.pending","data":{"paymentId":"01a1e228-9164-7221-9ff9-79be439c1973","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.908Z","livemode":false},"timestamp":"2026-11-16T02:21:11.918Z"}', 'delivered', '2026-11-16 02:21:11.918+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:11.920462+00', '200', NULL, '3', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-9234-7d4d-a3fb-32751f4f98ab', 'payment.completed', '01a1e228-91a7-7409-8ac2-2fdfc339a142', '{"event":"payment.completed","data":{"paymentId":"01a1e228-91a7-7409-8ac2-2fdfc339a142","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2965.1,"receivedVesAmount":2970.1,"bcvRate":296.5104,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:11.975Z","livemode":false},"timestamp":"2026-11-16T02:21:12.107Z"}', 'delivered', '2026-11-16 02:21:12.107+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:12.166396+00', '200', NULL, '15', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-92a0-713e-82d0-199e3ffe9fae', 'payment.completed', '01a1e228-9278-74a9-ab0d-8d9452d0c243', '{"event":"payment.completed","data":{"paymentId":"01a1e228-9278-74a9-ab0d-8d9452d0c243","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.5104,"bankReference":"29567221","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:12.184Z","livemode":false},"timestamp":"2026-11-16T02:21:12.224Z"}', 'delivered', '2026-11-16 02:21:12.224+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:12.238738+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '01a1e228-92a1-7e1f-9c98-1b326f7b8bcd', 'payment.failed', '01a1e228-9278-7b3e-96db-f58c80e68d77', '{"event":"payment.failed","data":{"paymentId":"01a1e228-9278-7b3e-96db-f58c80e68d77","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.5104,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T02:21:12.184Z","livemode":false},"timestamp":"2026-11-16T02:21:12.225Z"}', 'delivered', '2026-11-16 02:21:12.225+00', '01a1e228-85c5-7750-b42d-c660540b894d', '2026-11-16 02:21:12.234392+00', '200', NULL, '1', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e228-8c93-726e-8981-50aee4318940', 'false', '01a1e228-8e19-79ac-b124-0e23addedb9f', '1', 'http://127.0.0.1:45841/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0103619c637807b2c796ea2cce8836bde512aa1da60a5609a3b2c2479d17b8f6cb13e41bad27bd9dd8db144638228e67e75fcfa2f4725ec7bd83655040bf2d386321c7afce40adb5a3436a6118873e384b7f2c', NULL, NULL, '2026-11-16 02:21:11.058+00', '2026-11-16 02:21:11.058+00');
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
