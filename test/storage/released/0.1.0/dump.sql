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
--   published_at     when it last published a rate
create table rate_sources (
  source          text        primary key check (source in ('vexFx', 'r4')),
  next_refresh_at timestamptz not null default now(),
  asked_on        date        not null default '-infinity',
  asked_at        timestamptz,
  answered_at     timestamptz,
  published_at    timestamptz,
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

create trigger payment_events_notify after insert on payment_events for each row
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 03:45:41.648114+00', NULL);
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', '01a1e275-ed76-7c95-8844-ca8cb5a928f5', 'false', 'pas_test_aO3CgAbM', E'\\x8ad47f52db0233a52929be13e9c4f4db3f13d80364f403212a2bc7c3845a5034', '2026-11-16 03:45:41.751988+00', NULL, NULL, '2026-11-16 03:45:43.800687+00');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', '01a1e275-ed87-7731-b2e1-8c28aec470ec', 'true', 'pas_live_6H4bDO7f', E'\\x0d20177e6fea6a395e0b284108360f24575cd42208c8a32e78bec7169d3fe050', '2026-11-16 03:45:41.768047+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-ed0f-7031-af28-8f64ff6b1699', '2026-11-16 03:45:41.648114+00', 'test', 'tenant.create', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', '{"name": "Tienda de prueba", "language": "en"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-ed77-7b2a-9ec2-40152766c9d9', '2026-11-16 03:45:41.751988+00', 'test', 'key.create', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', '01a1e275-ed76-7c95-8844-ca8cb5a928f5', '{"publicPart": "pas_test_aO3CgAbM"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-ed87-7a9b-bc09-ee2759c2221e', '2026-11-16 03:45:41.768047+00', 'test', 'key.create', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', '01a1e275-ed87-7731-b2e1-8c28aec470ec', '{"publicPart": "pas_live_6H4bDO7f"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-f070-7768-969a-ea1d73aeb602', '2026-11-16 03:45:42.512393+00', 'test', 'bank.notifications', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-f1ff-796c-8e43-be421dd7d8f4', '2026-11-16 03:45:42.912227+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-f208-7778-b353-4455f5185656', '2026-11-16 03:45:42.920396+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_lNekRmUo"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-f3e4-7ad3-8381-28e86f9fa1fa', '2026-11-16 03:45:43.396476+00', 'user:ana', 'session.open', NULL, 'ana', '{}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-f56c-75da-a79b-e31d29d3e2d2', '2026-11-16 03:45:43.789099+00', 'test', 'rate.set', NULL, '2026-11-15', '{"rate": "300"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-f56e-75b5-a8c2-33ab7bef4d62', '2026-11-16 03:45:43.790991+00', 'test', 'bank.set', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e275-f572-7d7a-87c0-773205d407dc', '2026-11-16 03:45:43.794919+00', 'test', 'bank.route', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'true', 'bnc', E'\\x0103619c63be37ef054ffef762f44e068b959b544cce508bb5a46588aebee5692cd57216b78627cfd205ff57a104c2d5262951ded54a92e029b98386455b0647fe1d2e61cf37', '01a1e275-f56e-7b7f-bf47-f83d50d15be2', '2026-11-16 03:45:43.790991+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', E'\\x1b289c18ca6b5cb2669bf58accdf11fffeffb902076df32644c365e512a3e83c', '01a1e275-f089-752b-b4ef-899f4047395b', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'r4', 'R4notifica', E'\\x0103619c6399e96d1ea363e51ccb673e27b607d6cf6780b61c768d9b6f70ae71d695b0260ab47a5a2fd438f5ea65981d20e71395f4828b9b55d9f9080108ee80c3705f72014bf68cf76ec56aaecb25498901d392589412ea4b0d68e395aa49b92b73f9a337a8bb77e71f64847c8ed12912f3a0d3f08ce8984b5bb79ba833bf05add1664868c76f2bab4438735bda5492151e8423f9528abeaa6ab990524d1fb5250b801996a8bf656fc2590bbb1f21fd290a39a477895bdefb88d845438b3623b66532816b7303cdc596d651fed527f44956dabecc98950d04504183ed6d34d50d2e75359533f2cab59141140c3660f8cb50790e7485a24d85eb14929e6ecb3cf725330a233440b9', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 03:45:42.538018+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', E'\\x25b083da4ab175b9b27da866ee4ed87b1ba9ec9cb4d97f8ce5b3416c1b6c67e8', '01a1e275-f077-740c-9637-25d3c0d5cd44', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'r4', 'R4consulta', E'\\x0103619c636e5c8a340608f40b75494e19b66bcd769454bc13e0ac71b532e23ab0234ad9eb9770719d1562cfc8ab9b82855871814d744f0f5fb721827762c3ad4365f6dde8621ec7458f5b24bfc4688b54dbc527f418f4c8b22096eadcbc57302c8148e2a42bbf3e57e96439', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 03:45:42.520146+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', E'\\xa53bb8ef93d7a08036d980f20bdcda47b2c34eb30822da898681fe2eae345379', '01a1e275-f091-7472-a2f7-0a9fb8832bdf', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'r4', 'R4notifica', E'\\x0103619c638aed727842fd7ccc452141ed1bb93030f230fb601d141ca3286b4f05efbe836a258f79118cf8868c5d84eb738f845ab620dd973bf29dc51d1cf4948f12c4980cf713d845bf708de2ebdcbfd8c4e39f8dd38dc7ca498ae53f891384af61caf8ae1e14af2c979835054685da61940fa9b861afd5a2ee2b8ec0eaa5efe9df0330324f79a0d987b74640469ab8c966ef68883d401da951a1c82153f7726a1076df3ad6f64188ef0c7bd31cb0cb919524d0c8b11915d9bd877247652d9d5b2a7e1559cd00c815e9d95b4882af08bec8754da0ff859a365e6ee4cb64636f82538962ccf86f030d5e702e9f4eb118ce3dc75cbca3f7c95f4b3ee5c9c93d379ba14c7e4a303bc6', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 03:45:42.546124+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', E'\\xa89ff3709cceb93cd3a9475dd4bc1e83fa7816e906c9629ef75321c7ead24f30', '01a1e275-f095-785b-858f-7884435cb183', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'r4', 'MBconsulta', E'\\x0103619c633a8d6f940d25a82306ef863a36bad2ab0ddbef0410acc2259a25e4801cf10b372e752ff632850cbd51857e3e589179ba2610b29354ff119450c98f9705d3d2871799bf01d8b516e6c9ee65465e93d88aee4962712f017c15cd010c2e34e86680ae23b8a068254fd2f1f3ac23a29f5d568c10485e79ee4070c000451c198f341e05faeddcf09615225d3826cd8a1754955954708996ce7bd0ca2478b9940939b177a7f458c14b63e34695902889b81635aa9ecf68c1e99c73d4203ffdc63bf10518d58a49b7f3f95296a60094c760f18de317cd43fb8b3a6186a3bd4e5fb5ad1ad165a63c4e4707351bbd4ec85d28843c4faadee639c4f8377c904fc1468778082c6f993f', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 03:45:42.550229+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', E'\\xb20784c155cdbd41ddcdef8289312d364f7a4ae4c72c0bcbaa9fc54a503177ae', '01a1e275-f082-7753-bd66-1505eaa6eba2', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'r4', 'R4consulta', E'\\x0103619c635fcffc6a76dbb4fff5ae632102e462081712c77cf53bcb7e844422be757fe6273711c47ee5dc84fcddfd80643881b0961d4e83da', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 03:45:42.531785+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x6cec225e1e013498f3fba4c0368d23fb07b5f8f51616eeddefd4ecd1e81019a2', '01a1e275-eeae-7a5c-921a-28e11d8ae751', E'\\x0103619c630ea1b8053a5bad8614160d95534a05a93be6ff25bbe848ccd71c3079509d348e40c325a9e1cb0f74dd24e27113d08f169cc38b24ccc1140482ecbc88', '2026-11-15', '2026-11-16 03:45:42.065288+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', E'\\x5dcecb3aafc6badfbd22456fd80e32242060945a7ef66fed653602f066d4fa36', E'\\x05a14743886721e849726170c2ac4a093a6010ba1e46d9b4ee76765c18fde408', '2026-11-16 03:45:42.272316+00');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', E'\\x5dcecb3aafc6badfbd22456fd80e32242060945a7ef66fed653602f066d4fa36', '2026-11-16 03:45:42.257863+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', E'\\x7be74005c070605113c49fe94518fa5745935392d6cceb3084f453b6c58fbbc4', '2026-11-16 03:45:42.219974+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', E'\\xed7df4583d9eaccd0a0c9a44b446f886d593ac08fb3b8cf6e444d038e3258700', '2026-11-16 03:45:42.28629+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', E'\\xed7df4583d9eaccd0a0c9a44b446f886d593ac08fb3b8cf6e444d038e3258700', '01a1e275-ef94-78fd-a955-2fdfcfb3a4a2', E'\\xfb21265492dc8bf37b33254142556918c65156c0abc67bb3569bae888e1848d1', '2026-11-16 03:45:42.28629+00');
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', '279480074235', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-efe2-7923-b7b4-da95be5ab149', 'false');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-7d15-8829-67ef0f58979f', '20261005', '30.51', '2026-11-16 03:45:42.437+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'POST /payments/credit/disburse', '01a1e275-f017-74c8-8ef1-8e1319b6fac9', E'\\x01b688d4b24c3c24fa4a2c32d1fe4b964a444017ede31b9b4928df570d1be482', '01a1e275-f01b-7b4b-9756-aa786c291e54', '2026-11-16 03:45:42.434231+00', '01a1e275-f025-7d15-8829-67ef0f58979f', '200', E'\\x0103619c63938f9f6cc4effc9765ad954d9f071ba6d2aa7c3b596012b38103134de7b36ae93473ea33be23afda1cded32c6bab96fb57e2180c95587647049e7c3145d940e3e658955ace860eadb5f13fa40530228e483ddc42303dcaf3c36fb404469378e7233d9cd667404fd0dbf6b398684c0748188365ab3c9069000d7bff817fbd6c7e987f2dab92a7de2d1d5444e68a46704100cb4aaed99f5059ac9985d10e1bb2e7bd0ee3cd1d3bd5cbcb42a84dd2af0900ae8d344da30810ab2d2827cdcdd17723b6a4247023c222e0be11b2302eaee8572268d23c902b16557c103f09d733c2ae6f2f5d589b0f72368b864d266f24de24fbb0dbdf2249c3edbd646bb72f8a772dd6ac47ce98276729a2d1d836b4598ef465a429027c69b7d9e977f86f07d3c51cbe1ee95c2e0f699068fec184e03859c79640addda260d2fc5f9736079fa7a17a91a611de21c0856e6dabffe50077912954ca8103f3728463cf5e825d9fe261c4bb3e8d7cfef761fc7359e59c2a30487722b24cfc98893669c5dfad2e71cdfd190a63014666132030a0874556321e762edfddf545ead71ab0d4a939ffdac4d7eb43a51e226f1cfe8336730ac61404a167d57dd38a2ee35b699fddd1741a3123b164075f54019bb3b39dc29444ebdee3d7d47be6dae3ff093bf42c7f2d86b0dbf6646a84e9c0df06463321b6a605a994a8b2966b8fa21d4d4035df80de6b0feaf8b5f19851cc00c1edd163fd8c793aa56e451d334d22862c1997248b61bbac8402e0ca39e851919ef7ab9b737eba0e9f5609a19bb04a67917ab8238cc0c0df1692613e8a45db612f119714a4c1c7041b0ea96e34e0eaf4a59c7bbaaf8dc9778874a27acaa9b30f8cf56b0c3c1c82a983bd742c29b5fcf6185d5840505c0a64deb0e4c54673e833c073a1d0c408a2ff358908c3224d423079fc7bb169ac0f4902aaf8d951121c74184c79293c87d56fc63c34b805dc597269f1969678a71964c3ca6a01a9e4543da8107e69eeda9fc816f3ce24b93e260e3bc869825fcbd9ab4a0e0b84a580b7070303e8fbfb40b43b64cf3f97313d0466bded9874a462dbba1a6313233a03a089d461943cfe7b039cf928f21ca434388d29407150183a1abc25');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'POST /payments/pago-movil/verify', '01a1e275-efd3-7f59-8dde-642dbcd8eee1', E'\\xd750be2e5fb7a8364d7c673c863d0475b3a1b6423fefd01cd4476baaa387f3aa', '01a1e275-efd7-7573-8d5b-b0ed1857c00c', '2026-11-16 03:45:42.364806+00', '01a1e275-efe2-7923-b7b4-da95be5ab149', '200', E'\\x0103619c63f7bfd2dd9b5ab1c7a5d69e79bb8fc8ac68e61efb7475ac2b8a1ecfc540f3f564beb28c9df58501b16a162686dfd29676783c1ebfda9c4ee2fcd1553cb4b2b51455a21a880d2dbfd47da07e56f3953a2807b3240d4144294d7b14695ea7be715ef22a3b2950e502b5d708990d2dc58af149935d5713a578c78579769a756f11f6a20cba50529196cc4c6c362c7580fdbdef49c2cd831f97851f668cae6563363d75fcd4661af8eb62b91c4f95b009690101bbca671b5b9543b5a0c2e46a38bc793af0f62eda2bd38f584e3d959588b8769ea48cf098e600dab04f3a6260efe0932af9cecbcacce2219a3cfc5130caac925fd42a685e371e7e349ea0c665790a2d432d1c6d70a78f8136da79b046b27f70199f4222640c6d08177627b500eb13569a4e565af2d0324ba6d8a3a7fb8d47b181a05ef1adf3eb33d95d1c02057fa9fb3a8d9188ee81114a4b3866611b05d56a2b465947d3a7aa84a627107b4e1e7df1c1b4b3d380bbbc65417dce16f5bb8ee2ab54b9efb453e070ceb6d1700b');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'POST /payments/vpos', '01a1e275-ef42-75b7-bd55-4bcecf19cb27', E'\\x99843e3e6b24fd0afd0cdbf6eca444c4857a14603a5512812ce2fb9c705ea696', '01a1e275-ef47-719b-bac0-3131ef0685e6', '2026-11-16 03:45:42.235061+00', '01a1e275-ef60-78a7-9e82-ad1f17a91c03', '201', E'\\x0103619c63cfb19b262f47cd5d6f61e87f08fe709fb659a053e79784fd07fab1fc6a7e7f66dec302ffaa7eaf3c7fe8be04a2f70dfc7ec6466f1a4a8c2fe907b465258f1fb3b8e7e55eb1767d97e94a9483cabf0871d9e14ecf26b9ec6d8e747ac9364b612c50d6ccb6505f7f18b40dc528c251dc9c7735b0559a9c4ea28748290f3a1406229bba8d2da35a6949b5026102a4cc28f5518220914006d0d2f55d272c249810cfd6d2e79e7aad99e26202a422a0156fedf4eeeaa940a634b1e742f8de486006350b499a6e8a4cee3d1ac2e3e6cd48580a9833d318f5df861bd371da12181e96ecf9a904edcdfcc55edb04b8d63da888142e51d9859a3dc56fba35f3b03cdbf34c59080b18b72a486d928815afc893746810a25b658770160b7da026131d0d188c167cad9c714d4f585b2efcdddd3d691d90792906577d932f08357f48371df3a83cd9debda7b3a620b942102ab92f9fd420660a7be31995eaa6f3981b7be7f8b2cf3a91c7d2af550c7eaa7bd907af866c1972db20e4f2ba519a18ff65eb5167784cd2a4cb73992a6311414420288c042fd784a85941ce35f1');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'POST /payments/vpos', '01a1e275-ef6c-7d47-a201-1860e1897e20', E'\\xc83e6e43d5047fed65334b75f7a93ca8a661b8b2f836b85f281d87fdcc081283', '01a1e275-ef6f-7726-b62b-80be93e19b44', '2026-11-16 03:45:42.266383+00', '01a1e275-ef80-7856-8745-62925a1b09a7', '422', E'\\x0103619c639088604b4d45de5c29589910b22b64a4a75bb2d24f31ceb0dcbf864f51e53bb2105edaafa4c37d88fbafd7c1c8928d8e1802b9acf087038cca2ec6f3dd74c30e821bc7881458c0b994b90453e8c919e2cafde535fc5d8222bb0723f056f6e01a8f0a358e8dab5d7fa7644937135652e863b36e00a3e72dfb31c473740278cfd8157f582d07824480028f69e14a7beeb0ecb690a2bcc02024ba5b48ed8ea42a7e334a4aeeefd4eac60ddbcaa720485cfa245209a27213f05f30bde22142314600502936336d1242cd7df0fbd3b4e813dde3d8e3f47003772d6115821ebf85a285ad2b4295e157d6546919d35d62e939db9522e9349d2730cb13d9cc6c1eb4148caaa0455e8b387c20825497638d6867651fc2e15f3f584dc2d69114567a3f88bc5967e860fb398a25347fb00e7908b635dcbe0c2ff223cb713b7f33032e34e9cd4eb153b28f2a412128f09abb2d848b795a440545c0a3055404cdaabb79b9daa9ac9472d3ac786a46d052d8eb22376cb6d7f90cc3430ff961ef9c6c14994507b76507b59d0199c0943376b0fd74c034f1721511725b7bd2bd16f274cef49b5f386b4c790c74cf7f47f47b3fdfefd78eb2adf1336c583b6e51dbdf1c6cf91c0d655fe36ade794a01c928');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'POST /payments/vpos', '01a1e275-ef8a-7bad-9b23-fcd7958185d5', E'\\x327f0cf149d7b1ab0c2ca8907b67e3aea7b4662a09cd5f715d0814f545587bb0', '01a1e275-ef8c-7766-8871-631068f33a93', '2026-11-16 03:45:42.295309+00', '01a1e275-ef9d-7ad1-ab8d-50082f8cf6c9', '201', E'\\x0103619c63d33c1fa1b9dcff45d1598a999758efd572168fa8be193adaf0203f1cdf2f200d876c7ec79d63ea51c327db4e5ede09d1a8c308e5d67c915a560d2c3a93e744fba2ce30326cfbdbf506898b10d8142b26c99bd3af325d7863712bf1c249d5cc16492999bd963b0fb5b033df26bf83aaecdd9852de71446736915f09cc69253530466d34428a97023b6ed863d38bfc67d23652fbee73e2d851240ece9a2f04ee1bba3252858b4091002915b0c03a8e57eb762107129f027c923a08ac91ae60f302b12bdfd7081268f03a32bca4e270f34eaf0c0a2adde06e5e4e263036529cd0bd33f802d0b00eb752d150e07adb4ed23d1680bf84ceb6709b50b5869a375fa70189ea54b9be27527ac48c0d9c848bac2023347d924a3fbaaa8e63ac25394f4709a21011b5b601d545f286efe360377f48ba8f1d182b1b2113782fd3152a15e0d99b87dff610cdbf8690da86dc4f50be358a8a76edac6759fd91d9820420dd33256c19628f121e31f7022a35b8ea8bdede01a51d5caacc3099f4403337');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'POST /payments/{id}/reverse', '01a1e275-ef19-7e41-8e76-171820bbfbc9', E'\\xa390ec22ff8a4b8082e2bb11d3eed18e219540c4d0cfb0bdd24eb60593a2d63a', '01a1e275-ef1c-77cd-8d54-86628fedbe55', '2026-11-16 03:45:42.179002+00', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '200', E'\\x0103619c6341e4ff3e66b6b9be844af6fb645eda66658fb3d5ba2bc0e4c1bc43aac46718884c00f13e498e0c84b7d58d35f51a14390fcf3767309884ca98f4d0be2396b68a3bb7f15b9315745d4fb3ef1174fb918fe9a7e88312d4a9a89f94e4ec5c911f9e797c0f27f6cf6529cb7b295dce8b60a0fcd8d2ffe389357860228738e284836061f61abd3ef10438b3fcc84c5a68c2ed2f6b53d01de08c51ef4a6d904a9f7fa417b912351a8f178230d835ee859616fcac932515d47dcc3a75c63d6a5e83287e0cdf7a61043d70727c002d6506b6e5812a6112b92a0eeb616c86279b06e7d8a86ffe9bc119302c110acc50236cb17779a005f42a34bbf337ad9bc293cc3ce81042c59c47a0d2c27043c03eb026978f44e11c8775977414bbc1496dbc8b4caf064cc3d69b6fb612767cd399b3ba7a420dca08b1bb676829eb1193efa67a413a32d06a3d5beb60342909eafdbe9b4c50b659709ec61e5e0ca1e1ce6d54e96adb475b4ceca84f7898149dfe07c232f8d4024934ed55d24ac87f50788bde76fe58383884d498a5806da25bb41441788a7cbbe55d5d7e707286bb3654f4046f7647d180e417306bcd4ad1ae2465af8cf1368b242d601d0506d1c95106333609fd5d2215a8ca5c4170b8130fba5c31da2cde5bb384a521ab02933ecd28d2215b213168544bcac05a9f811ad567e4aca413d7c9850c6cf9edb8728d35bc7a52baedc0a5cd63d2bc0757d21882f5ef1b5223e8d7ceecfc16c71494d8e77516703db9e050e56e47f11b204bbc5d9d3cb74ea3ebe412f931dabf31f31b');
-- installation_secrets
insert into installation_secrets (name, sealed) values ('installation', E'\\x0103619c63b63639878fa92fc2104e1a8819deb4c54a5c32ecc571ca7b634e6d6a249e34cac0c2f482d492e7b421ee9ae1c79f6a777ea5c80994ef5ec176b192e3102eb2b695d90db45a3a6cbd28d4f4f9d1cc19271685efd21fcc7d857645f7cc');
-- login_attempts
insert into login_attempts (subject, count, last_at) values (E'\\x0c0f723107133623fe0a26fcad7fcc40b3fe563fd97a57e2a55d929dd4f91e55', '1', '2026-11-16 03:45:43.424455+00');
insert into login_attempts (subject, count, last_at) values (E'\\x9076eada4aa53787789c01dd3386df209fa579954ff5a208e304ecf3a390dd85', '1', '2026-11-16 03:45:43.420617+00');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', 'notification/0102/83700001/1523.40', '01a1e275-f089-70ec-ae13-362250184539', 'r4', '2026-10-05', '1523.40', 'mobile', '83700001', '{83700001}', '0102', E'\\x0103619c6367ee508410c227b5a027e36f043fb923b12747c28390296dcd0f6a11b053ec7991694817dae289d88ba733036ff6956405599c514aa4349bd707517161a5522a54a66ba00143ae35af0501ce6aab', 'notification', 'true', '2026-11-16 03:45:42.538018+00');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', 'notification/0105/83700003/1523.40', '01a1e275-f095-7c09-be39-cea0062c482c', 'r4', '2026-10-05', '1523.40', 'mobile', '83700003', '{83700003}', '0105', E'\\x0103619c63788927232a9714a8aa430395f8b54349b4fcb5ac51d4a56c5e6dacfcde3c9feb952cefe1daec82aa6093efe9f4bca44ca9377458a116c5349ee5f0e0a7be95d27ff48c4f4f340d86d6c12bf58713', 'notification', 'true', '2026-11-16 03:45:42.550229+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xd0d56d41a6430805a15d686ff2bda38f76bc19a55e5be4555d956e9a01630972', '01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', 'r4', E'\\x0103619c636f64bbbf0500e756766b069ab4a2fc15b435a88de40d6e79b557605722f5cc8550fc6623a70cc52fdea0cf579f5726f5891472676b40ac42e7947953a994730b99e9c88390dfc2b8602452810f20290d17ed5cd0', 'true', '{}', '2026-11-16 03:45:42.512393+00', NULL);
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at) values ('01a1e275-f1ff-7b8b-b9f8-c625f9762642', 'ana', 'operator', NULL, '$scrypt$ln=16,r=8,p=1$qpeqbCRElrDdJzS3bjeU-g$Mctdo5hfY1xz45K_9HaY2ltrhamh3C7e0qn6nT4_UZ4', '2026-11-16 03:45:42.912227+00', '2026-11-16 03:45:42.912227+00', NULL, '2026-11-16 03:45:43.396476+00');
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (E'\\x52b7816f0f37a384c1c1f670675aa53e132ad832cea8059aa16a54948438e439', '01a1e275-f1ff-7b8b-b9f8-c625f9762642', '2026-11-16 03:45:43.396476+00', '2026-11-16 03:45:43.396476+00', '2026-11-16 15:45:43.396476+00');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e275-f207-7ed0-a10c-cdbb0f379014', '01a1e275-f1ff-7b8b-b9f8-c625f9762642', 'pas_op_lNekRmUo', E'\\x0befe6f22a9928ca7387cfdf26692d64bff769cfa70fc3ebc734951ebbccfcc6', '2026-11-16 03:45:42.920396+00', NULL, NULL, NULL);
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ee05-76fa-b74b-021b357b045b', '01a1e275-ee13-7743-9b7a-815cf74fcfcd', '2026-11-16 03:45:41.893+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ee05-76fa-b74b-021b357b045b', '01a1e275-ee43-7879-a713-9f1009c8a652', '2026-11-16 03:45:41.955+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ee05-76fa-b74b-021b357b045b', '01a1e275-eec4-717b-bee2-4d3a06ef6f74', '2026-11-16 03:45:42.083+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03074207"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eed1-7038-894f-df4246c71627', '01a1e275-eed2-77b0-8b38-bd8eb509f6e0', '2026-11-16 03:45:42.097+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eed1-7038-894f-df4246c71627', '01a1e275-eee3-78fd-b4f7-ec5881d9ffe9', '2026-11-16 03:45:42.114+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eed1-7038-894f-df4246c71627', '01a1e275-eeed-75e2-a858-fdda8a77a342', '2026-11-16 03:45:42.124+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '01a1e275-eef7-7856-9f0c-5941008a4eb3', '2026-11-16 03:45:42.135+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '01a1e275-ef01-7b70-a31a-dfc6963d37d4', '2026-11-16 03:45:42.145+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '01a1e275-ef15-7707-bf86-5e7ef70e6344', '2026-11-16 03:45:42.165+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03074215"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '01a1e275-ef29-7abc-b236-f9a6d62b3698', '2026-11-16 03:45:42.185+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '01a1e275-ef34-7276-869e-4742824ea9d8', '2026-11-16 03:45:42.195+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03074218"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef3f-7f92-99fa-a570d58f105c', '01a1e275-ef40-7ca7-9ecd-36d80ccdd5aa', '2026-11-16 03:45:42.207+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef60-78a7-9e82-ad1f17a91c03', '01a1e275-ef61-73c6-9718-f13073e266ea', '2026-11-16 03:45:42.24+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef60-78a7-9e82-ad1f17a91c03', '01a1e275-ef6a-70cd-a345-37eb0d3f6a4f', '2026-11-16 03:45:42.25+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3074224"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef80-7856-8745-62925a1b09a7', '01a1e275-ef80-747b-a752-af8ae3e72c9f', '2026-11-16 03:45:42.272+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef80-7856-8745-62925a1b09a7', '01a1e275-ef87-7929-99f8-3148d9b36da3', '2026-11-16 03:45:42.278+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef9d-7ad1-ab8d-50082f8cf6c9', '01a1e275-ef9d-77af-b023-953c204aa97b', '2026-11-16 03:45:42.301+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef9d-7ad1-ab8d-50082f8cf6c9', '01a1e275-efa8-7c2d-9e8f-97fce9fd8e16', '2026-11-16 03:45:42.311+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-efe2-7923-b7b4-da95be5ab149', '01a1e275-f012-7577-9194-6e025161390a', '2026-11-16 03:45:42.411+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-15", "reference": "11110002", "receivedVesAmount": "2970.10"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-78a5-9237-afbf8e08a67a', '01a1e275-f027-77e6-983e-0194f30fa790', '2026-11-16 03:45:42.437+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e275-f025-7d15-8829-67ef0f58979f"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-78a5-9237-afbf8e08a67a', '01a1e275-f02d-735a-bfbe-1a9ee023a198', '2026-11-16 03:45:42.445+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-78a5-9237-afbf8e08a67a', '01a1e275-f040-7717-825e-b1895ae5378b', '2026-11-16 03:45:42.463+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "30074245"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-7e28-8136-c249a6ad5bc3', '01a1e275-f027-7baa-b6c6-dc96f8f25e55', '2026-11-16 03:45:42.437+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e275-f025-7d15-8829-67ef0f58979f"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-7e28-8136-c249a6ad5bc3', '01a1e275-f02e-7cb0-ae9a-d74552586d9e', '2026-11-16 03:45:42.445+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-7e28-8136-c249a6ad5bc3', '01a1e275-f050-72e2-8870-6a40c5ffc0bd', '2026-11-16 03:45:42.48+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}');
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '2026-11-16 02:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 03:45:40.487427+00');
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ee05-76fa-b74b-021b357b045b', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 03:45:41.893+00', '2026-11-16 03:45:42.083+00', '2026-11-16 04:00:41.893+00', '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c6391d049c80990dbbca142cd64594b9f67f7ffe7a09cbce870e6ce3a8aab0d753bf1e61ac6c211634cac6c5ef0b1e77517385ca0cd44aa5e610b88b0b604add5d5f55c8149a5b68713a73a300cc37f46405d8c895ae2d1003fe6a413fb4e', E'\\x66b64deb2ead827227e08d92a4b0c4ca2c82392b89864831ec6a1abefa86ef13', E'\\x44b0a44aa3d72678f15ae186e64df6b35740f6aab2a33bbcf35b7cb77980ae8f', E'\\xffcccd0deed6e91b323b90a9dadd6ae50d72dd501d53d20efcc41bfa8730f562', NULL, NULL, 'bnc', E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', '01a1e275-ee43-78b1-b0ec-d4f9432878c4', '2026-11-16 03:45:41.955+00', NULL, '03074207', '480074207', '{480074207,3074207}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eed1-7038-894f-df4246c71627', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 03:45:42.097+00', '2026-11-16 03:45:42.124+00', '2026-11-16 04:00:42.097+00', '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c63b67d3617e4ef9e895a6e4ab24ca55f15e7b591d0877b91aafef86a594baf0d7ac55dad2a02ec1076212300701ea16528cb789646fcb1b1f35e5db378e9a440e404054b4d9a26344f1f047a129462a9bb987edb83937d496d5866311a5b', E'\\x66b64deb2ead827227e08d92a4b0c4ca2c82392b89864831ec6a1abefa86ef13', E'\\x44b0a44aa3d72678f15ae186e64df6b35740f6aab2a33bbcf35b7cb77980ae8f', E'\\xffcccd0deed6e91b323b90a9dadd6ae50d72dd501d53d20efcc41bfa8730f562', NULL, NULL, 'bnc', E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', '01a1e275-eee2-75fb-8509-f775141d1401', '2026-11-16 03:45:42.114+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 03:45:42.135+00', '2026-11-16 03:45:42.195+00', '2026-11-16 04:00:42.135+00', '11.00', '3261.61', NULL, '296.51040000', '2026-11-13', E'\\x0103619c637c0eac9f9a7b9d6d39097e4ff08c9b454a5cc050b962bc16530bfbe68c46afcac7518e0a92650eee58022342a1506d1f1d4a2c0cc3716a451b0223cf9df5ae8228946ce5fdba942bad196467b3e0d1a3679f48ffa9b81efa3fb6848290', E'\\x66b64deb2ead827227e08d92a4b0c4ca2c82392b89864831ec6a1abefa86ef13', E'\\x44b0a44aa3d72678f15ae186e64df6b35740f6aab2a33bbcf35b7cb77980ae8f', E'\\xffcccd0deed6e91b323b90a9dadd6ae50d72dd501d53d20efcc41bfa8730f562', NULL, NULL, 'bnc', E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', '01a1e275-ef01-7acb-8bfb-af73619b5acf', '2026-11-16 03:45:42.145+00', NULL, '03074215', '480074215', '{480074215,3074215}', NULL, '000000', NULL, NULL, '01a1e275-ef29-77b7-af3c-258d1c33a6c6', '2026-11-16 03:45:42.185+00', '03074218', NULL, '{3074218}', NULL, '2026-11-16 03:45:42.195+00', '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef3f-7f92-99fa-a570d58f105c', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 03:45:42.207+00', '2026-11-16 03:45:42.207+00', '2026-11-16 04:00:42.207+00', '12.00', '3558.12', NULL, '296.51040000', '2026-11-13', E'\\x0103619c635121ce0aacac3e86cd598d6e669533fff9ff7da5a15f758cd1fb06d26a8c99f3dc68076fd3c2f335a926bd74bd7a5e6cf74df9f14b7145e30b9e9c87424d479bfe9efca7377b7f30206075bfdb471a0521661c464b3d93a6ef96101927', E'\\x66b64deb2ead827227e08d92a4b0c4ca2c82392b89864831ec6a1abefa86ef13', E'\\x44b0a44aa3d72678f15ae186e64df6b35740f6aab2a33bbcf35b7cb77980ae8f', E'\\xffcccd0deed6e91b323b90a9dadd6ae50d72dd501d53d20efcc41bfa8730f562', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 04:00:42.207+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef60-78a7-9e82-ad1f17a91c03', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 03:45:42.24+00', '2026-11-16 03:45:42.25+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c63ada932a4b22e97dbdee2bb1c08279175160e0824ed321262c2e20778febeadd02016fb94efa4cdae512ce888986fed0b36e3d41268800fe1d77aee9fc458ca80e45a8a697f3e577f8a80', E'\\x8d7a9ecb970803ee770bf5c767f87474449ef5425409b167cfc0bacef3963775', NULL, E'\\x45868568097e257fc93ed6ab42905111d758c87c405662acaa0ed1f17aa0b075', '4242', 'Visa', 'bnc', E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', '01a1e275-ef52-7f83-8636-e0963c33736c', '2026-11-16 03:45:42.24+00', NULL, '3074224', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef80-7856-8745-62925a1b09a7', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 03:45:42.272+00', '2026-11-16 03:45:42.278+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c638b4b1538016bbdb745222ac1c8fb4461781edb0fa280cfa48499cd3867deb8f16f1bddd3734e457f128d0ea37829543dd76602117d2fdb42586bbe88a4e53d192eb768cc70c5ebf11f9f', E'\\xd337eb2fba3f4e02d99fa34214f26dcfca458a1e5ab94fc2335ea1a30e9807bc', NULL, E'\\x4f53d93cde19c91ce3b62c587a1624d334c611803a4e86b6647f434efbfedcff', '9995', 'Visa', 'bnc', E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', '01a1e275-ef78-7e1f-b2e4-e48089fe9b30', '2026-11-16 03:45:42.272+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-ef9d-7ad1-ab8d-50082f8cf6c9', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 03:45:42.301+00', '2026-11-16 03:45:42.311+00', NULL, '10.00', '2965.10', NULL, '296.51040000', '2026-11-13', E'\\x0103619c636632220e11c76de8c3773ec9b2ad92116383e30aa20826b4bd36673c2e4adc028bb4ca0ed4bc3639fc9f625c790a7622c69ea583842ab92ec6daf5e22af6d3b5826a47450d834af51b5c', E'\\xcfb08aea6b52301415c8c75ae01cc70b7d696a666c57423a91ce977014c59706', NULL, E'\\x4858ada4d949cb297c5dc9996d4467481289c0f0d7cad6412e7a15b25954568a', '0119', 'Visa', 'bnc', E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', '01a1e275-ef94-78fd-a955-2fdfcfb3a4a2', '2026-11-16 03:45:42.301+00', '2026-11-16 03:45:42.311+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-16 03:45:43.757826+00', '2026-11-16 03:45:46.212+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-efe2-7923-b7b4-da95be5ab149', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 03:45:42.37+00', '2026-11-16 03:45:42.411+00', NULL, '10.00', '2965.10', '2970.10', '296.51040000', '2026-11-13', NULL, E'\\xe0aa0d67803e3b1a3617845de15a59629054714bce1537b7f7e3e2ccbfe9e9a3', NULL, NULL, NULL, NULL, 'bnc', E'\\xc92f99d21b4b13573753c1215880cf975c3a43640cd5634abd186a014b0e45ee', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-78a5-9237-afbf8e08a67a', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e275-f025-7d15-8829-67ef0f58979f', '2026-11-16 03:45:42.437+00', '2026-11-16 03:45:42.463+00', NULL, '0.03', '10.00', NULL, '296.51040000', '2026-11-13', E'\\x0103619c63edf25cae73a5b64a9c3e3a3a482459aeba7c72afc0372560c82ffbc21ab52f31bd60a10f94c99f49835e5845e786aa7568253bbaeee9a15de546881a51e1b59b0595721e26ec66f2ccd32d0c729a56ac0f3c3dea6c48aeb358571bf4bd3619a524e6f3f0d5903848d14546c22a6a9727', E'\\xe3ca2e44470c65ad94eb0fdc8540ff5de4b294572a4e156d0f247a04160594c0', NULL, NULL, NULL, NULL, 'r4', E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', '01a1e275-f02d-7055-980b-5925990e765e', '2026-11-16 03:45:42.445+00', NULL, '30074245', NULL, '{30074245}', '60fb84b5-5962-42ad-84d9-67a21d3f1c58', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-f025-7e28-8136-c249a6ad5bc3', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e275-f025-7d15-8829-67ef0f58979f', '2026-11-16 03:45:42.437+00', '2026-11-16 03:45:42.48+00', NULL, '0.07', '20.51', NULL, '296.51040000', '2026-11-13', E'\\x0103619c63937b32b5fb9b1fd9e5129fca9ad3bfa177d656a38bbd9a15a35ed16c742baf40d229ee0e53656361ba7f14f04475abedf8647e792ae119312c953734d62c68093fcb744b95c772769e9e9a4126110c86e3321e5dccfe14fce2f8b941477605932e4afb8f2d1d1e1c6c805cc291542a44', E'\\xe5bcbef0ca3797c240b5196368d9e01bfd5130d92dd9c68a4b672131ab66694e', NULL, NULL, NULL, NULL, 'r4', E'\\x38a3b200ef6a848f5164c5f1a47afd4ee97027f04e0f0d07bf661d912b3e58c0', '01a1e275-f02e-7c42-bf71-808c0e34f55a', '2026-11-16 03:45:42.445+00', NULL, NULL, NULL, '{}', '86614439-10e0-4f08-98ac-bdcee6410c94', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '195', '2026-11-16 03:45:43.849863+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 03:45:43.789099+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 03:50:43.827362+00', '2026-11-15', '2026-11-16 03:45:43.812202+00', '2026-11-16 03:45:43.827362+00', '2026-11-16 03:45:43.827362+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-13', 'sandbox', '296.51040000', 'false', '2026-11-16 03:45:41.758401+00', '2026-11-16 03:45:41.758401+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-15', 'operator', '300.00000000', 'false', '2026-11-16 03:45:43.789099+00', '2026-11-16 03:45:43.789099+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 03:45:41.758401+00', '2026-11-16 03:45:43.827362+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 03:45:40.487427+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 03:45:40.487427+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 03:45:40.487427+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', 'b8a85682381f6c4116a022fb7dca8f20263d676883f19a961b53edcfa39626ba', '2026-11-16 03:45:40.487427+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '8e2c1142a1fb038bb41715a6731002ce33cc6d2ceefbdcca85e744694cc51803', '2026-11-16 03:45:40.487427+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', 'b7eff145359b1d0affa680d9c67c1644b51da97d901ba6882df78c63a3369e06', '2026-11-16 03:45:40.487427+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 03:45:40.487427+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 03:45:40.634479+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '1', 'cb01deadf19fcb6cfc104e83681f07660ce73799ba7df912396b6d48a23f4dd7', '2026-11-16 03:45:40.636941+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-ee13-7743-9b7a-815cf74fcfcd', 'payment.pending', '01a1e275-ee05-76fa-b74b-021b357b045b', '{"event":"payment.pending","data":{"paymentId":"01a1e275-ee05-76fa-b74b-021b357b045b","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:41.893Z","livemode":false},"timestamp":"2026-11-16T03:45:41.893Z"}', 'delivered', '2026-11-16 03:45:41.893+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:41.921374+00', '200', NULL, '24', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-eec4-717b-bee2-4d3a06ef6f74', 'payment.completed', '01a1e275-ee05-76fa-b74b-021b357b045b', '{"event":"payment.completed","data":{"paymentId":"01a1e275-ee05-76fa-b74b-021b357b045b","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"bankReference":"03074207","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:41.893Z","livemode":false},"timestamp":"2026-11-16T03:45:42.083Z"}', 'delivered', '2026-11-16 03:45:42.083+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.111028+00', '200', NULL, '5', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-eed2-77b0-8b38-bd8eb509f6e0', 'payment.pending', '01a1e275-eed1-7038-894f-df4246c71627', '{"event":"payment.pending","data":{"paymentId":"01a1e275-eed1-7038-894f-df4246c71627","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.097Z","livemode":false},"timestamp":"2026-11-16T03:45:42.097Z"}', 'delivered', '2026-11-16 03:45:42.097+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.111028+00', '200', NULL, '7', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-eeed-75e2-a858-fdda8a77a342', 'payment.failed', '01a1e275-eed1-7038-894f-df4246c71627', '{"event":"payment.failed","data":{"paymentId":"01a1e275-eed1-7038-894f-df4246c71627","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.097Z","livemode":false},"timestamp":"2026-11-16T03:45:42.124Z"}', 'delivered', '2026-11-16 03:45:42.124+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.111028+00', '200', NULL, '7', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-eef7-7856-9f0c-5941008a4eb3', 'payment.pending', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '{"event":"payment.pending","data":{"paymentId":"01a1e275-eef7-798b-84f1-ae6ad71a9d47","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.135Z","livemode":false},"timestamp":"2026-11-16T03:45:42.135Z"}', 'delivered', '2026-11-16 03:45:42.135+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.111028+00', '200', NULL, '7', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-ef15-7707-bf86-5e7ef70e6344', 'payment.completed', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '{"event":"payment.completed","data":{"paymentId":"01a1e275-eef7-798b-84f1-ae6ad71a9d47","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"bankReference":"03074215","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.135Z","livemode":false},"timestamp":"2026-11-16T03:45:42.165Z"}', 'delivered', '2026-11-16 03:45:42.165+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.167996+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-ef34-7276-869e-4742824ea9d8', 'payment.reversed', '01a1e275-eef7-798b-84f1-ae6ad71a9d47', '{"event":"payment.reversed","data":{"paymentId":"01a1e275-eef7-798b-84f1-ae6ad71a9d47","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.61,"bcvRate":296.5104,"bankReference":"03074215","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.135Z","livemode":false},"timestamp":"2026-11-16T03:45:42.195Z"}', 'delivered', '2026-11-16 03:45:42.195+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.201866+00', '200', NULL, '3', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-ef40-7ca7-9ecd-36d80ccdd5aa', 'payment.pending', '01a1e275-ef3f-7f92-99fa-a570d58f105c', '{"event":"payment.pending","data":{"paymentId":"01a1e275-ef3f-7f92-99fa-a570d58f105c","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3558.12,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.207Z","livemode":false},"timestamp":"2026-11-16T03:45:42.207Z"}', 'delivered', '2026-11-16 03:45:42.207+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.222971+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-ef6a-70cd-a345-37eb0d3f6a4f', 'payment.completed', '01a1e275-ef60-78a7-9e82-ad1f17a91c03', '{"event":"payment.completed","data":{"paymentId":"01a1e275-ef60-78a7-9e82-ad1f17a91c03","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"bankReference":"3074224","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.240Z","livemode":false},"timestamp":"2026-11-16T03:45:42.250Z"}', 'delivered', '2026-11-16 03:45:42.25+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.251363+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-ef87-7929-99f8-3148d9b36da3', 'payment.failed', '01a1e275-ef80-7856-8745-62925a1b09a7', '{"event":"payment.failed","data":{"paymentId":"01a1e275-ef80-7856-8745-62925a1b09a7","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.272Z","livemode":false},"timestamp":"2026-11-16T03:45:42.278Z"}', 'delivered', '2026-11-16 03:45:42.278+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.27886+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-efa8-7c2d-9e8f-97fce9fd8e16', 'payment.pending', '01a1e275-ef9d-7ad1-ab8d-50082f8cf6c9', '{"event":"payment.pending","data":{"paymentId":"01a1e275-ef9d-7ad1-ab8d-50082f8cf6c9","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2965.1,"bcvRate":296.5104,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.301Z","livemode":false},"timestamp":"2026-11-16T03:45:42.311Z"}', 'delivered', '2026-11-16 03:45:42.311+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.31533+00', '200', NULL, '35', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-f012-7577-9194-6e025161390a', 'payment.completed', '01a1e275-efe2-7923-b7b4-da95be5ab149', '{"event":"payment.completed","data":{"paymentId":"01a1e275-efe2-7923-b7b4-da95be5ab149","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2965.1,"receivedVesAmount":2970.1,"bcvRate":296.5104,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.370Z","livemode":false},"timestamp":"2026-11-16T03:45:42.411Z"}', 'delivered', '2026-11-16 03:45:42.411+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.423602+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-f040-7717-825e-b1895ae5378b', 'payment.completed', '01a1e275-f025-78a5-9237-afbf8e08a67a', '{"event":"payment.completed","data":{"paymentId":"01a1e275-f025-78a5-9237-afbf8e08a67a","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.5104,"bankReference":"30074245","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.437Z","livemode":false},"timestamp":"2026-11-16T03:45:42.463Z"}', 'delivered', '2026-11-16 03:45:42.463+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.484103+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '01a1e275-f050-72e2-8870-6a40c5ffc0bd', 'payment.failed', '01a1e275-f025-7e28-8136-c249a6ad5bc3', '{"event":"payment.failed","data":{"paymentId":"01a1e275-f025-7e28-8136-c249a6ad5bc3","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.5104,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T03:45:42.437Z","livemode":false},"timestamp":"2026-11-16T03:45:42.480Z"}', 'delivered', '2026-11-16 03:45:42.48+00', '01a1e275-e977-7075-a370-9862b0674f57', '2026-11-16 03:45:42.479928+00', '200', NULL, '24', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e275-ed0f-792b-a5d9-8f3a7f5f1181', 'false', '01a1e275-edc0-7240-9e40-9b97dd438541', '1', 'http://127.0.0.1:32839/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0103619c6313e51fdff3721320d2f7cf390f7864144fbb27174b4d91df727d8a011122ca0cdca8dab13dc3d4117d76b4822a5dbbce5fd0dfc7d9a475f6dae10d2d74b51d3da96c58b25c6458db7afb35366c01', NULL, NULL, '2026-11-16 03:45:41.824+00', '2026-11-16 03:45:41.824+00');
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
