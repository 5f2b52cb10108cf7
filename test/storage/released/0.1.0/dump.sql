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

-- Look-ups by a number. The number comes first, so that one index serves a tenant's look-up, which names all columns, and
-- an operator's search over all tenants, which names the number only.
create index payments_by_ref on payments (external_ref, tenant_id, livemode, payment_id) where external_ref is not null;
create index payments_by_operation on payments (operation_id, tenant_id, livemode) where operation_id is not null;
create index payments_by_reference on payments (bank_reference, tenant_id, livemode) where bank_reference is not null;
create index payments_by_reversal on payments (reversal_ref, tenant_id, livemode) where reversal_ref is not null;
-- Lists by status, by method or by both, newest first.
create index payments_by_kind on payments (tenant_id, livemode, status, method, payment_id);
create index payments_by_batch on payments (tenant_id, livemode, batch_id, payment_id) where batch_id is not null;
-- Operators' lists over all tenants, newest first, and a payment whose tenant is not known. The condition always holds:
-- only statements that repeat it can use these indexes, so that no statement of one tenant walks the payments of all. The
-- count of a tenant's pending payments did, because PENDING is rare.
create index payments_of_all on payments (livemode, payment_id) where ves_amount > 0;
create index payments_of_all_by_kind on payments (livemode, status, method, payment_id) where ves_amount > 0;
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 08:04:46.396602+00', NULL);
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', '01a1e363-1eeb-7833-a93d-39d763d69512', 'false', 'pas_test_VUPukYAV', E'\\x41e8de4280bf96caaa1f5b1e93069c087f2eea8859f4b24f32fe3ec1e44b7aa5', '2026-11-16 08:04:46.446013+00', NULL, NULL, '2026-11-16 08:05:00.001086+00');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', '01a1e363-1f13-7a72-b260-5f2720673d41', 'true', 'pas_live_oZ4JClvZ', E'\\xd28ac88b88369d60dff62e74967c46a7fd71572c0e12ad28f338e7cd44fec21e', '2026-11-16 08:04:46.486481+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-1eb3-7e19-9419-6480a38f7aa5', '2026-11-16 08:04:46.396602+00', 'test', 'tenant.create', '01a1e363-1eb2-7f67-8131-757bfee24854', '01a1e363-1eb2-7f67-8131-757bfee24854', '{"name": "Tienda de prueba", "language": "en"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-1eeb-7fb9-99ec-b00188fa7f98', '2026-11-16 08:04:46.446013+00', 'test', 'key.create', '01a1e363-1eb2-7f67-8131-757bfee24854', '01a1e363-1eeb-7833-a93d-39d763d69512', '{"publicPart": "pas_test_VUPukYAV"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-1f13-7af1-9f72-3eb0fec517b4', '2026-11-16 08:04:46.486481+00', 'test', 'key.create', '01a1e363-1eb2-7f67-8131-757bfee24854', '01a1e363-1f13-7a72-b260-5f2720673d41', '{"publicPart": "pas_live_oZ4JClvZ"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-355e-7d81-86db-5cad40710994', '2026-11-16 08:04:52.193329+00', 'test', 'bank.notifications', '01a1e363-1eb2-7f67-8131-757bfee24854', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-3f2f-7e0f-b974-70a423fe068d', '2026-11-16 08:04:54.705548+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-3f5a-7b88-8f80-71281a55f35b', '2026-11-16 08:04:54.747806+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_y00wrWbT"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-493c-7f8d-8c3a-a3acd6624990', '2026-11-16 08:04:57.276705+00', 'user:ana', 'session.open', NULL, 'ana', '{}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-539d-7cbf-bbd9-7b3917b8da33', '2026-11-16 08:04:59.933824+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-53b0-7844-9399-1baf4951129d', '2026-11-16 08:04:59.952818+00', 'test', 'bank.set', '01a1e363-1eb2-7f67-8131-757bfee24854', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e363-53c7-7a5c-9945-5c124ed6420d', '2026-11-16 08:04:59.9763+00', 'test', 'bank.route', '01a1e363-1eb2-7f67-8131-757bfee24854', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'true', 'bnc', E'\\x0103619c63e5eae23a4c888d41de10e21faf1c11a1d66e9d636db1bb6d40e2983fdd1a0b27486117bfef6c92ace124f7f3ea686b624b418e8e024454e6bdd5d6d33a0c113d34', '01a1e363-53b0-74cc-8e2a-10a83ba0e193', '2026-11-16 08:04:59.952818+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', E'\\x1e1facd05a9a879b2e3dcd6d08e96b72b659ab843a0940731b51dd0f59a4b36c', '01a1e363-3664-7c76-8f11-34e9a911ea1c', '01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'r4', 'MBconsulta', E'\\x0103619c6346571b71015df4b43968148f26c154561b09f48c70454e87691569609fef0f66adbd8c7d4022bf48d5ee0711ca1c8eca3a133227c6689c1b75aefc14e2cc5bc34ff0011a8411f18c443ab664c22bab4df45798d453c614753aefe8733a625b7fed1a100d5c3af597ea4e1e8c6ce1f6760b1ef3cb9d363355c019e9154707f56c266e1cda00393e51b16f84d0aef3334aad5e1f018ee6fd8216b63df0f0c1e9d5d5ace01bdd849162897574d4b4e655d0981f417fc204eee7b3e862babde165cc0e92acf1c3e3e691bd2d1ea0c4034b4384cb9e8a9958436fceabfe72307c99c6d2ae84979f35728d303260fae6444eaeaa2e8af694ff9921a92c4dd5d44c81c9c5ce84fd', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 08:04:52.454436+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', E'\\x35a59f9ac16efe61bae299c06c2fb3ce90ed7269c233fb530fb30a321b5d832f', '01a1e363-363b-79fa-8c70-4ffa2de3dc2f', '01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'r4', 'R4notifica', E'\\x0103619c63f94b62bd9e4b9980b58f710fc4392811c17a8612a8e523838c5cdc0b9f9980965c47cbf6a8d9996572c003b128b1e17892af7327940409732cb7830c6d84ddc2283603bcc3e7b6dd8a358250058067cee7c495479c97235fcecacc9e8ef4b5cda114445652e7fd72e874548a2a53f233fcc8101220e8c7b8be72bdfaa2bac60d7694333a5deee472629be4cf9514b9748c38c463a2fae9c5d54f132f093123c5b09815f27b5e8e84138b3b825897d262c02ea0d8b9c0fcdf849f81019fb43fe3d87dcb7f71260597d8c5000d3420091035d2edd34474d87de81304e8b57cb44e0e78aaddcd9eac5aa7730f414be65dbea6b5fe36359d143e81142d38f8bd99650f9d6c', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 08:04:52.418429+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', E'\\x647851cce2bb6cb47c82a9ca191be4642d1c604d8d6b42ae33f4cfa1e9a54acb', '01a1e363-35a9-7b44-bf6f-8441ed52e4a3', '01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'r4', 'R4consulta', E'\\x0103619c63c3d2da175eaa6ee321bb310f35f88f7ecde325f3880285c5271b1ff9430936ba3114a68c6ff4b94217e10d588562df31dfed63b962fb108aa4326f99e3ce8fdf12cc384f421be3dcb44d4a740c7b899d216f00c59b8e5965e3857b936665c730aca99b7897f926', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 08:04:52.267935+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', E'\\xa59fe38ea0ddd45c7cc24c50d6be11978b0905c2863c3c595928254c3f1ce15e', '01a1e363-3603-7b4b-8b9f-57bed391b477', '01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'r4', 'R4notifica', E'\\x0103619c63894007c56b483d9e1cdc8e7fe507c76f82ec5e3f90f5fc7f10f4f4804adb7ec0623d18a4b6310bd07c79dc1c7e6f5cfcbe53973479bdc35f8741b5a7932cb124152e141ed21adb49aba46075ab2af98171ac15689e5beb739a15e09362115aeb1e1f3c7cf7d7a5b964ea2e4a9938be5d8caf98d1123014a82ba5ac9c01d2ab7055211a51dec97245419cbecb6198394ef2ba8e21c043e53c61faa8837fb242559222ac70933fad2f086f0a3977f48db10a808bdaa7d67675092a4b7b6ca7815fa92a30d2bc9742e557acd7fde45da0df14f9a53b7cba13fc9ea60bbe87c45cbb5c38288d80a3dbb44f618832d3ad5df67797de0574fbd1d0edd8a5e05d38570c87e1b5', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 08:04:52.360163+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', E'\\xf18e62c821b2bf4a4c1adf1ce3f37d1c8fbfe3ee5665a46d2df121e59a572985', '01a1e363-35d5-79a9-8bdd-e59e8bfdfc95', '01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'r4', 'R4consulta', E'\\x0103619c63674665b4201b03dc5382b70d1bc59af3b258dd11e0ddc377462534c2637fae64d6f14d9dcd60f8277fc08b1262d6256a1d39053d', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 08:04:52.310352+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x1113201fd96c8d202f3d0f35f2eb208b40994909c34d45ee1b7190cb3365b868', '01a1e363-2534-7ab8-b945-a85d135010ab', E'\\x0103619c63e9211f0d45900027a084399cf437d79cbed72cff799d724e31f3d954a1cab46de7227c799c3a171ac1de4b97ad2da4db02e8ee536f1aa8c25510adb9', '2026-11-16', '2026-11-16 08:04:48.053462+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', E'\\x92bbc00b1334c63bb2ae315fe5f360840b88c3341499a2387eb055cf5bb51df7', E'\\x3d44e9dbc7dc0605a6c15f0cf78ff2c8ffccb9f7c860b043b71545d49290ea93', '2026-11-16 08:04:49.946423+00');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', E'\\x0dce3f17bc5875b4cb8dc683f1e18bb4426d9a881b85c77b049581b2a4a8a53f', '2026-11-16 08:04:50.033556+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', E'\\x17d6f7b3783a0470d3506b2b43d5c1f84a371b67b9feed01154391226392474a', '2026-11-16 08:04:49.572346+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', E'\\x92bbc00b1334c63bb2ae315fe5f360840b88c3341499a2387eb055cf5bb51df7', '2026-11-16 08:04:49.830762+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', E'\\x0dce3f17bc5875b4cb8dc683f1e18bb4426d9a881b85c77b049581b2a4a8a53f', '01a1e363-2d2d-79ee-9a5a-0a90e7fe9b0b', E'\\x082c337598a3e7316f830b02889dac2ecd386a33fbce3b28d21aa9b6f5a60c64', '2026-11-16 08:04:50.033556+00');
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', '279481629064', '01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2fcc-7222-936f-41a3d5b055f6', 'false');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7848-99c6-6a64f0b7870d', '20261005', '30.51', '2026-11-16 08:04:51.644+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'POST /payments/credit/disburse', '01a1e363-3261-768e-a017-8f7fa717dc11', E'\\xe3a0b8c4a8931c1f5c4704eab8126a2c8aab89e07a9e84b2b5ca1e474f35bedb', '01a1e363-32f2-7100-a65f-4c76c6608394', '2026-11-16 08:04:51.686805+00', '01a1e363-333c-7848-99c6-6a64f0b7870d', '200', E'\\x0103619c6325f6d0abb3ec1fd725180ce65fb95359af6ca98400116ffa03b09b6848fa325ca7fa9152960c4d0fdf4c909890b510d74693c0d97d8794572af16f52e1947afc43a142577e916f2e7b3677bffffc0e632b866f80fb279477c15fd4fd3425acb3b3015b44e02e914d92e100b5553324b5f619ed4cc87ef7d9da43ea069478a01d3fff91f9ed34905270a18f47195c1e08ae2ba4a144baa95468a9d3f5d2cd6ae58bbf15bc2b00124f9d6df3f0bb52b482dd8669beea9a7242a497f8687349e756df735cb08baa753cfb5de1b6c3cbea7b02b461497e087d91741208a714fd63d4483abac53990ca7801f18a8f175a14c7739739c07db3145bc887cb8d14b6ece34084531c374196eae1c876c4988a695868b5d19f5be465c7d7c744727cd8ed6f72a34795455c765df02ca1d06abd905376e06dadffd9a7da659a9df625fe2666cee998a1e539e00a7eb3b10753f34646da3d9bd04e50bdcde9288fda249bd7bea110ad9af0445563b543fafa4756b35f63f07b6534b96c33d96994931e914de52e0b2f6289967818dceb2a93b80b718fa6f126a8ada650f75db81cd68e9588a162b3cd6da49c8286215b1715ad267f7edd92a11dec005d938f3d08c8ca4d256b59466f81dc16a979c876b132e773416c265091b9417eba3962bfacdf0f5aa6dd7f6605d5bb5fd3d58072311f6b78b218155c42c904721f31f64524899ac238c89368b0dd188695e0208690072dd2aaed2810a16cc9d8842d8cc1c062f7ea6b90b34f575317d688897039ab102ca97930e3576ae8d855a724db17db6860589953e3623b7b270c27770c60417f4bdd8901138b9b3520efe3d87b3a5949454af3742cb3bdd94c42c152e2f40c7fcaf1148c718a46fe7bac82192fa424bd64f7b70641ce2f2916614168f6bacbe4f895d96c78d13120fc46fb104ce4a7019bb7e86abd720ecca88cc9e479ea3ecc7b3e44d6fabc599a26072d6ff43cf2e7159a1377f2b42bb9ecabf016f5120d09faf0b120891c2e8fa6455a55b9b2cac8bf9912754e03d9928b5365d72be3ae241d59f091e64df46da9c219bad798ac5d52383047f6bbb0afc3db55cb7b25fd805afd8ee97936738be92f141b9e88bf0c5fa02d');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'POST /payments/pago-movil/verify', '01a1e363-2f77-7493-9ecd-cc703de9793f', E'\\xcf6b59516bcecfb8a5c8ab4785874f6510cb206570e023c03e8c90b7dd7aa8c0', '01a1e363-2fb3-76dd-8b98-72f89bc05056', '2026-11-16 08:04:50.814476+00', '01a1e363-2fcc-7222-936f-41a3d5b055f6', '200', E'\\x0103619c6360c7fc8c5ea0e91f6c3a5bf04bc236d3580ffa1a6f9627ce67ff05d3ca4fff1f12f7239383d01d3ea4089bc35798785725b51c24d9609007f0c81f5b382f398748d61dc82b3680cf926e08022df4b3c2986a58e9fd8555f816c479fcfa2ac796294176aa573cbb1c5bbf2bc8e74e43db823051bac5021154181c7aef604a4feefbe86db73bf1e7e0beded430f3e42f1877684f263a940113c5bb73ed5394826686e89efba65936767540feeb053dfe05f03505220f37a7a1f5208d594a0e83b055fdf59076776e8421cbbc6cbb16c685848607686f4711d5b7fd3d7af486de53d9a057fec6862cd4b2e6337b68d4f15c354dce8a451fe0838057ad2db8e8e1289435746ddfaf7bdfb921e3f64efed38174aaf15e26c915619653816b425a7cfc3b00a772131d59e28fcb9c8271881d79f1173649a7b19059b9c5d14a3911bbe35a63c066dfd353754bbbb20f58ae8488f59e812a23b87f5b869c9181e467b04f592c6b367eaa423f3c22dbb6c3d73d2836333c6120e7171d56ddb06f3f');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'POST /payments/vpos', '01a1e363-2ae0-7318-a534-0bbfe46b9d30', E'\\xd12e126ac3b17cc3b672ccc9ff47047f8e6d820984e67550a9e04127c5f58ee0', '01a1e363-2af6-79f3-874c-e4e413687fb4', '2026-11-16 08:04:49.627125+00', '01a1e363-2b90-72ce-8814-bf59b3a7f6fc', '201', E'\\x0103619c630409bf59dec787ca416f5537d08066338157ab83fab1d28ccda8b47ad2d70d941087c59db2ad0a0a77df814ed284bb238e9c1081cf189345383e4febaa31154f71e8a16649c158b2c58439b12f0d0f14406e66280c4b7309247bb75fa58c2716dae8ed8079189f692e28ba9a543e6547f08e9b4da51cd66345d3a8c85fa843a5d5df71dadca9acdc941a46d20a7994fc2d6ba6d6ea4f8c8167e42a8d7b3efeb5e0673dfcdfbfd9be31b52f2ec06ad030ed27141237aa6e739f1446286953b97c60ec83ab72fb22d11f6962c7f8b0d30e1919bb0279b8983f537a3a07fc465158a532d3ef3b8f3012aec05ff2feccb280ca4bed1c37f917eed42a295579cc109270c2f6c68baf6038b94bdbcaff13266f18553d10885cc0d343d2cd7a537bac31b2ec936940db9a0cf2ab7c0a41747e207caffb2a18d8c8b9b9cdaed0f1e277095f1fa6aed98957cf30f577021bd3462a673cdca558627bd9ac38a93307988f8f2ad608b171cd8933265468c179131b2d4786c9bddb3626d0a6c0b0bafc211c75678f61ddf6fcbb97d0a8d17cd9cc8d643a342295c21716cb');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'POST /payments/vpos', '01a1e363-2c0c-7c5f-a93b-2c0b748a8d47', E'\\x5f137a9c3bc07d2269a878c8b9fe9cbcc58e5b26d5d57df7a2bc490740c40785', '01a1e363-2c1c-7e5a-b929-6c7f87976c5a', '2026-11-16 08:04:49.882447+00', '01a1e363-2c8c-74c7-9f3b-b77fb7c20718', '422', E'\\x0103619c634e6b033be9ae60cb4fc2196836ce12da234bd32e4e31cd56a61d85b7f0223dddd325f99e64303e466731f9ba6a025cdc9c65b2571218ddcd411d34bd11bf67443af7123c131cb2b34cd750650c8ab67782b46fd4d503c2689a56c5210e3e2e4f5cfb527e4234fbca67e89bcc4c3ef36c26ae35b9cace8b6941b08a63350af1766b42907ab58105202c3c7962debf8588a4924e9ab80914e4357e16a32153e70911673f0cc6df2390f622b7490c57e468e6c7f1ad3eff3670cd3b2bad5cc681180a5b05fb48bb9ada9e09e0545015ddeedfdb5a681db3783beb511a06d7d1c28eb0dec565a011d3f01babb106558298a21c2c88107a76c2ee0174d016ef537e89d89358cd579455a3548dd9f10973596a214d220bc23137a4978e9b332f876d34ff2134ca4a79c998a939d6ffc8f6bb12123c20838ec35cf4ceadbfd5fcbcc9f29f2b05e5427ba5ae077f19a3ce6744f688c935ea49d939110335f9a8d9602a8a150fdbac290f1c999e24944ee04a699532070f420318520408daf1ac66b9eed828daa99a79b1d22a596e22ac391f9b6958127f04166bdb1b88c674b0d2911040e301383bb5fb1450a6450445d3158ee9bd831631b6dd0cf83422c39db6e91b7b6bc8a6af588dfefd5c');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'POST /payments/vpos', '01a1e363-2cb5-7980-9625-14401f8170d5', E'\\xa2491a7937c493d5d47f98489aa68a91176731d50bbc618d0256cd65d971e4ad', '01a1e363-2ce1-7910-b9fa-e8c99ba40daa', '2026-11-16 08:04:50.077721+00', '01a1e363-2d5a-77e3-9668-6edc41d1e74c', '201', E'\\x0103619c63f1d98bc66d89df73af3b713483d302594cc2bd1936c34fb2590c71b16367fdf392caa35ec2cc0cc0c036135aee619c8e3063bb676e91935116897791e43ef1190ec4b47706e36f538da9964a6be62c942b2f51a0a51eb48e1a16436b10ecd26082a56a8a79b287decaa0dd9687e2b93383881c57fba4480adf3d46d8c190bb7419c6641cc7ef7e46598f9363783fdf9f249f846b5d0ad8d1c1baa7ad237b563f51f9112159089429076359f64bd54cefbad7dd29252702d76a680c530c15c1db3949b6aad80d2b7db604d96ef92f964982a483c5c27a50a16dba41b2afff0cdc22a10963a61d3a2b358349e4b530ea5c6e05928e51d0afeaa608c425d55fde18f3d415bb04cc396113370ec34ee5966ac51107ac992c9c88e557ee5c05565cbcac8fa90fbb48637003f2d6e6aaed4dc2c2c061df8a9f4a9017df481bd0c6bc65cce2a9ecf7f25fa7f1cbd06e146a4468691206f4e0e6cee474074e19b344942fd9fea3034fffc9670a15166cf922a5ddb35aefec131a0a3b338a75bd');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'POST /payments/{id}/reverse', '01a1e363-2975-7a7a-9c58-6a861904b2d7', E'\\xc1543807cf3632e990d0358bd50cf4b110dfd68f83f98dafe6c845c03a7be434', '01a1e363-29a3-7039-91f4-e1c5caf257cb', '2026-11-16 08:04:49.222444+00', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '200', E'\\x0103619c63655c8aed1349d0056b7b8fd5b6d136337f0938f512faacd21b45b6b3ad0a69ac7d3b1438c44f28f9267d9130e4f3acb028a818e537aa5c6c8f84b4c4abdad1d5d5e44b376a57022b4f23f21ca3639700982a3893bb9641f11de2a00283ed4c1966323281fc2170ca139ab4c974115ea1971e8bdcff8861130a7473846037f83de81fb54511b6d03718ff81cb013a320242ee2111ba4daa9b1c4b7614536e89f5a0c521bbb961217d8c324b58f19700545b153820f8ffcb7791225281e958d5dbb9a5e00ef2c87a8c8c69d4786f9772ed1d217cbb83c551b51388df536e5422e7b415f214d365b01bc9f19dff506085bce130da94f79bc6f6f4edec233178635eff42ec44d0a81d7259610e171c42c2929e52a451b78033c85fc1113befdc26be8680a5a25d2c24c93d6958a0f4c8d58d7b37b399f10b5d6ec2405fc8ab909ea8389cc436a2839a138d8f1e8ed5dfc82077ceb6b4df2fe26c83c2ef242bcc6a15f1d48bbfbaf2642746f8992541ea70caec941c2a76191667b0b3ca988855f534023ee115a1447972781566d93c9d036e08ddb1685190bca57d82466d136fbcc846634519fd7e913871584421964bd02a20936d7a674d6b454d159464e3552d74fbe6b8f77540e55549ff25b6e70af9a28bb94a0752ff73fd23734f948eadf314075117c39241476015d2e33262279a89a62337968e479925d9acfa96f6b79efbf95be54cd510c92e40d9263f77309fbb09f18fe7c6e0d8c8a54dc8cff80f79f048e8efa469123817809faf5c0b1779fb0e007d885f0df940');
-- installation_secrets
insert into installation_secrets (name, sealed) values ('installation', E'\\x0103619c63ab40fc5bea9086723219fd4d9adbbc1fee669ebcbd186680b6f0f216a3b9b1d072080743825bebc9ba8612612a3598eea708e26937be337ac5454a78ab37d55b08eed2a121eb42a201c85373eae03275d88394c5b5dd927d3d9d5792');
-- login_attempts
insert into login_attempts (subject, count, last_at) values (E'\\x29a16d6ab6ea921454f284d3bcbd86fb7c3c5a56957c0d135b114c3902711564', '1', '2026-11-16 08:04:57.51444+00');
insert into login_attempts (subject, count, last_at) values (E'\\x8228a6adc5756492135ec5e58f684cfad00fdade291880ab974379c8f80c7d57', '1', '2026-11-16 08:04:57.52656+00');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', 'notification/0102/83700001/1523.40', '01a1e363-3603-7220-8d15-59d2972b97cc', 'r4', '2026-10-05', '1523.40', 'mobile', '83700001', '{83700001}', '0102', E'\\x0103619c63574a4fb10ba2c377add1fc6a13cb756b1876181cc5235c9b0460a64ff6c0ce9ddb3385eb2477a0d4ac82b9341a1562577986b59f612d21975c445b5a1392507f98e50102c32e385054584d8df90a', 'notification', 'true', '2026-11-16 08:04:52.360163+00');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', 'notification/0105/83700003/1523.40', '01a1e363-3664-7e03-b77d-957a5f712db3', 'r4', '2026-10-05', '1523.40', 'mobile', '83700003', '{83700003}', '0105', E'\\x0103619c6393d2998cadcae0fe1f75dcfcc59b449ea3791547aacfd869c2f4f1c1937298c3f76dbfafe92674f6677510562a9d73431906c405ed39862e05e00223e76f82f418cf83bae60c073df264576ea604', 'notification', 'true', '2026-11-16 08:04:52.454436+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xa41399e9683e6981deea25fc8fa9d712fed1dcefe2f3c048c26cb29d3d5f529c', '01a1e363-1eb2-7f67-8131-757bfee24854', 'false', 'r4', E'\\x0103619c63231c910f8c1c6249c2ee08b16bbbcad71d8f4c7420fa7f5a6e4741430476f9d8b8b1d5dbf4bee9e61ee3f3526ec0c9748dc50397d1a88f6350cef091384be12eed69a3621524c1e8452d6f1c662b6c4215e1abd6', 'true', '{}', '2026-11-16 08:04:52.193329+00', NULL);
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at) values ('01a1e363-3f2f-7d3f-a25f-fc17340d4706', 'ana', 'operator', NULL, '$scrypt$ln=16,r=8,p=1$scFH11GwQTR54UwtrkPJZA$igwY0L1IPCtT5qTyRXp20CZX8_LovkyfTGo-WNqEQK4', '2026-11-16 08:04:54.705548+00', '2026-11-16 08:04:54.705548+00', NULL, '2026-11-16 08:04:57.276705+00');
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (E'\\x3ea2f9095fbfcbc7bff22708b8421ce40ca80844f844e223d944e6ef9d1123a7', '01a1e363-3f2f-7d3f-a25f-fc17340d4706', '2026-11-16 08:04:57.276705+00', '2026-11-16 08:04:57.276705+00', '2026-11-16 20:04:57.276705+00');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e363-3f59-79ab-8d22-66c472e26e68', '01a1e363-3f2f-7d3f-a25f-fc17340d4706', 'pas_op_y00wrWbT', E'\\xb13d4b0c0f844fc316fb27df0495142fddc13476492e227f56c5223064f8c13b', '2026-11-16 08:04:54.747806+00', NULL, NULL, NULL);
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2306-7ff1-985c-17ed3d260bb0', '01a1e363-2352-784b-ad6c-eb49b781c51c', '2026-11-16 08:04:47.493+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2306-7ff1-985c-17ed3d260bb0', '01a1e363-2490-7915-8478-b6eaedef857b', '2026-11-16 08:04:47.877+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2306-7ff1-985c-17ed3d260bb0', '01a1e363-261b-7f6e-8b17-7ce36406ea32', '2026-11-16 08:04:48.262+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "04628810"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-270c-7d8b-8347-6372c7a28f9c', '01a1e363-270d-7436-85f3-6f8291818c66', '2026-11-16 08:04:48.524+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-270c-7d8b-8347-6372c7a28f9c', '01a1e363-27c2-7b9a-a3b5-66572a9f3cf3', '2026-11-16 08:04:48.679+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-270c-7d8b-8347-6372c7a28f9c', '01a1e363-2846-75f6-9a2e-8785421d7634', '2026-11-16 08:04:48.837+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '01a1e363-28b8-7fb7-896c-b9617663ed75', '2026-11-16 08:04:48.947+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '01a1e363-28fa-73dc-990a-ac461df7152d', '2026-11-16 08:04:49.018+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '01a1e363-298e-7c59-a53f-d02e1ad99f5d', '2026-11-16 08:04:49.166+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "04628906"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '01a1e363-2a01-783f-8a06-79d2cfb17f61', '2026-11-16 08:04:49.281+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '01a1e363-2a57-72d4-9233-72f3ecefa0e0', '2026-11-16 08:04:49.365+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "04628928"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2af3-772e-ba8d-41d41393dc86', '01a1e363-2afc-7c0d-9d1d-dd756935e6db', '2026-11-16 08:04:49.523+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2b90-72ce-8814-bf59b3a7f6fc', '01a1e363-2b92-7184-9462-14be57a9aadb', '2026-11-16 08:04:49.68+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2b90-72ce-8814-bf59b3a7f6fc', '01a1e363-2bf0-7175-8759-4d38d7091aac', '2026-11-16 08:04:49.755+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "4628969"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2c8c-74c7-9f3b-b77fb7c20718', '01a1e363-2c8d-7a37-800b-066e2d233704', '2026-11-16 08:04:49.932+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2c8c-74c7-9f3b-b77fb7c20718', '01a1e363-2cb6-77a3-8d70-ce0434b9ccc8', '2026-11-16 08:04:49.973+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2d5a-77e3-9668-6edc41d1e74c', '01a1e363-2d5a-79f4-bbe8-09f6687845a3', '2026-11-16 08:04:50.138+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2d5a-77e3-9668-6edc41d1e74c', '01a1e363-2da2-7fd4-999a-f6c85c77a86a', '2026-11-16 08:04:50.195+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2fcc-7222-936f-41a3d5b055f6', '01a1e363-31a6-7052-ac2f-86b5d51fdb79', '2026-11-16 08:04:51.163+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7d6f-92c0-46a8435cf3af', '01a1e363-3360-7f1a-987e-317b82473056', '2026-11-16 08:04:51.644+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e363-333c-7848-99c6-6a64f0b7870d"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7d6f-92c0-46a8435cf3af', '01a1e363-3393-7918-a767-2f98cb1c15a7', '2026-11-16 08:04:51.731+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7d6f-92c0-46a8435cf3af', '01a1e363-3412-7360-909b-7d9dc35655a1', '2026-11-16 08:04:51.858+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "31629185"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7e28-b7df-3c8758b45138', '01a1e363-3360-76a3-8222-d01a09589a6a', '2026-11-16 08:04:51.644+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e363-333c-7848-99c6-6a64f0b7870d"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7e28-b7df-3c8758b45138', '01a1e363-3393-7bff-a462-30e626d2dc12', '2026-11-16 08:04:51.731+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7e28-b7df-3c8758b45138', '01a1e363-3415-7677-a840-af5948c3a4f8', '2026-11-16 08:04:51.861+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}');
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '2026-11-16 07:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 08:04:37.345642+00');
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2306-7ff1-985c-17ed3d260bb0', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 08:04:47.493+00', '2026-11-16 08:04:48.262+00', '2026-11-16 08:19:47.493+00', '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c638b41a18d50967a794d32c07dcce2deaf7b2011d340e961e3c710dc648e092eaa787b8f74f25e1b792fba940a26e4c5afaf9b22ea9d611c4d2626f5456ebc01f9963eb01ef0e8e25111d01db1a665edd93597e04f8521c0c91e9c8cc3aa', E'\\x0ab8f35b25b4916ac448a39b64bc70d5ac02fb3c5071a685f64ad36a8164f879', E'\\xc4005a340d20cbbcd177e11bb240168b6c107bbc51720d99efb54cb4f3fa6fe7', E'\\x3d7383546ce2417c7efc78f7fc8b527662bae32f239cbc4f9e028481bec89aba', NULL, NULL, 'bnc', E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', '01a1e363-2485-7aa4-96a5-d4ea3efe1e30', '2026-11-16 08:04:47.877+00', NULL, '04628810', '481628810', '{481628810,4628810}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-270c-7d8b-8347-6372c7a28f9c', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 08:04:48.524+00', '2026-11-16 08:04:48.837+00', '2026-11-16 08:19:48.524+00', '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c6365b61399a65078a65722d788a1839eabfd2640a1d3a29ba5e3c5a43a80a0f27237c3a6fffc32e1d6f3ce8cd5ccb741f168a45c6ae7c8376293ba9f1e8550aa2af87003313a1d2e01ddeb2c52c390e0c101d86845e36796cba05ef787ea', E'\\x0ab8f35b25b4916ac448a39b64bc70d5ac02fb3c5071a685f64ad36a8164f879', E'\\xc4005a340d20cbbcd177e11bb240168b6c107bbc51720d99efb54cb4f3fa6fe7', E'\\x3d7383546ce2417c7efc78f7fc8b527662bae32f239cbc4f9e028481bec89aba', NULL, NULL, 'bnc', E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', '01a1e363-27a7-7442-b468-52f697bf4a43', '2026-11-16 08:04:48.679+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 08:04:48.947+00', '2026-11-16 08:04:49.365+00', '2026-11-16 08:19:48.947+00', '11.00', '3261.39', NULL, '296.48970000', '2026-11-16', E'\\x0103619c635cebdb45929d56b4901f2d6e2fb15ad8fbb957b4e0607cc55f4bddebb3c8f2350f34d3543b57913de26e0ac9bc4eb89125f99fc6669c37425705e04cebf246c6eb786edf2daca6b604ed7b8fdd358f2aae2f79187a0b4c88d95bcb6f5d', E'\\x0ab8f35b25b4916ac448a39b64bc70d5ac02fb3c5071a685f64ad36a8164f879', E'\\xc4005a340d20cbbcd177e11bb240168b6c107bbc51720d99efb54cb4f3fa6fe7', E'\\x3d7383546ce2417c7efc78f7fc8b527662bae32f239cbc4f9e028481bec89aba', NULL, NULL, 'bnc', E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', '01a1e363-28fa-7aef-93b6-a8da38ec5064', '2026-11-16 08:04:49.018+00', NULL, '04628906', '481628906', '{481628906,4628906}', NULL, '000000', NULL, NULL, '01a1e363-2a01-7dd3-9e97-2fe267583d2e', '2026-11-16 08:04:49.281+00', '04628928', NULL, '{4628928}', NULL, '2026-11-16 08:04:49.365+00', '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2af3-772e-ba8d-41d41393dc86', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 08:04:49.523+00', '2026-11-16 08:04:49.523+00', '2026-11-16 08:19:49.523+00', '12.00', '3557.88', NULL, '296.48970000', '2026-11-16', E'\\x0103619c631d03031f1c74edb8be6517f499cedf48f5801cb080a5a802df4c4092fd7e6983c77cfbe99744ce6951df6d980643e4d316355de47ae88179cd1ba6274852a48af21879702a8699ed79c19ea31e5483a14dc336d6f71c974db12fbb8ca6', E'\\x0ab8f35b25b4916ac448a39b64bc70d5ac02fb3c5071a685f64ad36a8164f879', E'\\xc4005a340d20cbbcd177e11bb240168b6c107bbc51720d99efb54cb4f3fa6fe7', E'\\x3d7383546ce2417c7efc78f7fc8b527662bae32f239cbc4f9e028481bec89aba', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 08:19:49.523+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2b90-72ce-8814-bf59b3a7f6fc', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 08:04:49.68+00', '2026-11-16 08:04:49.755+00', NULL, '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c63c26516a8d33be10f91a2bcbe89ff8ad1f5fbcb9442e45ac0d8ef207003464c682227498b4bac43904d5deed92b37a968471e4980ab593bbba3d483e50f407c1a1f1457cca2a6d524a61f', E'\\x6ab77c0e7f59f077ed57987ecf40c1e5ae7dbe1bc23af48dd2ea6b9871cc74c9', NULL, E'\\x33d738cf73d37ab82e7fc5bb7c32ab65f5ec3069e08e6b2198c21d8842a2e43c', '4242', 'Visa', 'bnc', E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', '01a1e363-2b55-7a79-8706-775c0b705c3d', '2026-11-16 08:04:49.68+00', NULL, '4628969', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2c8c-74c7-9f3b-b77fb7c20718', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 08:04:49.932+00', '2026-11-16 08:04:49.973+00', NULL, '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c636304afec5af9d2478932a591c9b9179e9c356a69a5c129e425da6406a215f26d62a6e3ab97b458b5f4f3dcc216220054a7c427ecc8cc90565422808072d4b9c93cc42cac2a33adbcc676', E'\\xb1f357e484c08d569d4fd5290ac154d8c75eaaba642b125a191485353644c622', NULL, E'\\x1954f896c494c4a2fd37eb25a69a4fdfd23448f640cb96b06a549ec1f60eed42', '9995', 'Visa', 'bnc', E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', '01a1e363-2c61-7291-8664-285e9c41a8f4', '2026-11-16 08:04:49.932+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2d5a-77e3-9668-6edc41d1e74c', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 08:04:50.138+00', '2026-11-16 08:04:50.195+00', NULL, '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c6307afad6b762f5aa1f98c8d2d73b44022e91b928254ddcf078bebf5a98745f3b6fe91a73f756115388d6c9c3ee770361035377c57e8206e6f11d5463d8d0e473443c049e5ad143224652d', E'\\x8635d5e622c4c1bebf980357e18b0bd1eadb5d1c32c25abb00e5ace0b6867a2d', NULL, E'\\x15a39bf8682ffe02a42bfaed5cbe97102758a0c76343c0330b26ce223ddfa073', '0119', 'Visa', 'bnc', E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', '01a1e363-2d2d-79ee-9a5a-0a90e7fe9b0b', '2026-11-16 08:04:50.138+00', '2026-11-16 08:04:50.195+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '3', '2026-11-16 08:04:58.515476+00', '2026-11-16 08:05:04.553+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-2fcc-7222-936f-41a3d5b055f6', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 08:04:50.763+00', '2026-11-16 08:04:51.163+00', NULL, '10.00', '2964.90', '2969.90', '296.48970000', '2026-11-16', NULL, E'\\x0ea491775cab2f8205601001d7404caad23a322d782730ab355ece5091588c48', NULL, NULL, NULL, NULL, 'bnc', E'\\x058c6e3bbaa220de44be8e340986dc6b9f336c2692d12bef7870caafa5a148f1', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7d6f-92c0-46a8435cf3af', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e363-333c-7848-99c6-6a64f0b7870d', '2026-11-16 08:04:51.644+00', '2026-11-16 08:04:51.858+00', NULL, '0.03', '10.00', NULL, '296.48970000', '2026-11-16', E'\\x0103619c63e50773aee4f95a2135cff6663eabaeab235ff4af4819230111227b3e68e0381f010b0d115a6efc8d368ed31dc07ebe1d98d9ff7fda2e8a2b5055ef57eab6ac1af6771be298be92a1349044eae53b9dc260b8436a4aa0492ff8c33fb4b2a7c62b9cadab93c1470d97ec38dc953acee95d', E'\\xe14126998c05788e8e44acdc24dadeae4e3dc436f8151fceea3b42d545c1e768', NULL, NULL, NULL, NULL, 'r4', E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', '01a1e363-3393-712f-83e9-a205fe0b3427', '2026-11-16 08:04:51.731+00', NULL, '31629185', NULL, '{31629185}', 'de3c6930-b95e-4eeb-b5ae-dd06724d3bfa', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-333c-7e28-b7df-3c8758b45138', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e363-333c-7848-99c6-6a64f0b7870d', '2026-11-16 08:04:51.644+00', '2026-11-16 08:04:51.861+00', NULL, '0.07', '20.51', NULL, '296.48970000', '2026-11-16', E'\\x0103619c635cab655a26030fe9645c12ddf0e1f79d9a96dde73cd87adc2521390333fd58c753c14755c48161411d63331face58a95fdc6f2d86e1125c92182efaa7b9c3650f61814e5a478f8164caaa36f057f06674da0f361c711973120a5e8bf762d5b67b6a0ac8acbd6b49f6e9ffb9d12f1dadb', E'\\x8f0ff113af061e6568916e635727bedadd2fe1a9c986f34b210c14858a83a87a', NULL, NULL, NULL, NULL, 'r4', E'\\x86c7416bbc93984df6a8e32a4b0c8a2a22c3050eee5935853bef98fa02b79a2c', '01a1e363-3393-70c0-8037-29db6c57cc31', '2026-11-16 08:04:51.731+00', NULL, NULL, NULL, '{}', '27d3ca78-c1c3-4b9d-aaea-e1c42b780900', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '196', '2026-11-16 08:05:00.33475+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 08:04:59.933824+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 08:04:59.933824+00', '2026-11-16', '2026-11-16 08:04:46.196509+00', '2026-11-16 08:04:47.078162+00', '2026-11-16 08:04:47.078162+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 08:04:59.933824+00', '2026-11-16 08:04:59.933824+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 08:04:47.078162+00', '2026-11-16 08:04:47.078162+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 08:04:37.345642+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 08:04:37.345642+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 08:04:37.345642+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '9374540acef65b5c647cd5d6ab5fefdc37ad1fe5c2408aa661e74e596c89a55b', '2026-11-16 08:04:37.345642+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '8e2c1142a1fb038bb41715a6731002ce33cc6d2ceefbdcca85e744694cc51803', '2026-11-16 08:04:37.345642+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', 'b7eff145359b1d0affa680d9c67c1644b51da97d901ba6882df78c63a3369e06', '2026-11-16 08:04:37.345642+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 08:04:37.345642+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 08:04:38.423402+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '1', 'cb01deadf19fcb6cfc104e83681f07660ce73799ba7df912396b6d48a23f4dd7', '2026-11-16 08:04:38.446408+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-2352-784b-ad6c-eb49b781c51c', 'payment.pending', '01a1e363-2306-7ff1-985c-17ed3d260bb0', '{"event":"payment.pending","data":{"paymentId":"01a1e363-2306-7ff1-985c-17ed3d260bb0","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:47.493Z","livemode":false},"timestamp":"2026-11-16T08:04:47.493Z"}', 'delivered', '2026-11-16 08:04:47.493+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:47.581708+00', '200', NULL, '207', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-261b-7f6e-8b17-7ce36406ea32', 'payment.completed', '01a1e363-2306-7ff1-985c-17ed3d260bb0', '{"event":"payment.completed","data":{"paymentId":"01a1e363-2306-7ff1-985c-17ed3d260bb0","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"04628810","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:47.493Z","livemode":false},"timestamp":"2026-11-16T08:04:48.262Z"}', 'delivered', '2026-11-16 08:04:48.262+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:48.416059+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-270d-7436-85f3-6f8291818c66', 'payment.pending', '01a1e363-270c-7d8b-8347-6372c7a28f9c', '{"event":"payment.pending","data":{"paymentId":"01a1e363-270c-7d8b-8347-6372c7a28f9c","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:48.524Z","livemode":false},"timestamp":"2026-11-16T08:04:48.524Z"}', 'delivered', '2026-11-16 08:04:48.524+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:48.534424+00', '200', NULL, '101', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-2846-75f6-9a2e-8785421d7634', 'payment.failed', '01a1e363-270c-7d8b-8347-6372c7a28f9c', '{"event":"payment.failed","data":{"paymentId":"01a1e363-270c-7d8b-8347-6372c7a28f9c","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:48.524Z","livemode":false},"timestamp":"2026-11-16T08:04:48.837Z"}', 'delivered', '2026-11-16 08:04:48.837+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:48.833041+00', '200', NULL, '49', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-28b8-7fb7-896c-b9617663ed75', 'payment.pending', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '{"event":"payment.pending","data":{"paymentId":"01a1e363-28b3-71ea-90bb-1b8cc2b6382b","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:48.947Z","livemode":false},"timestamp":"2026-11-16T08:04:48.947Z"}', 'delivered', '2026-11-16 08:04:48.947+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:48.915365+00', '200', NULL, '18', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-298e-7c59-a53f-d02e1ad99f5d', 'payment.completed', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '{"event":"payment.completed","data":{"paymentId":"01a1e363-28b3-71ea-90bb-1b8cc2b6382b","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"04628906","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:48.947Z","livemode":false},"timestamp":"2026-11-16T08:04:49.166Z"}', 'delivered', '2026-11-16 08:04:49.166+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:49.13207+00', '200', NULL, '45', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-2a57-72d4-9233-72f3ecefa0e0', 'payment.reversed', '01a1e363-28b3-71ea-90bb-1b8cc2b6382b', '{"event":"payment.reversed","data":{"paymentId":"01a1e363-28b3-71ea-90bb-1b8cc2b6382b","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"04628906","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:48.947Z","livemode":false},"timestamp":"2026-11-16T08:04:49.365Z"}', 'delivered', '2026-11-16 08:04:49.365+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:49.384629+00', '200', NULL, '11', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-2afc-7c0d-9d1d-dd756935e6db', 'payment.pending', '01a1e363-2af3-772e-ba8d-41d41393dc86', '{"event":"payment.pending","data":{"paymentId":"01a1e363-2af3-772e-ba8d-41d41393dc86","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:49.523Z","livemode":false},"timestamp":"2026-11-16T08:04:49.523Z"}', 'delivered', '2026-11-16 08:04:49.523+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:49.510574+00', '200', NULL, '55', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-2bf0-7175-8759-4d38d7091aac', 'payment.completed', '01a1e363-2b90-72ce-8814-bf59b3a7f6fc', '{"event":"payment.completed","data":{"paymentId":"01a1e363-2b90-72ce-8814-bf59b3a7f6fc","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"4628969","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:49.680Z","livemode":false},"timestamp":"2026-11-16T08:04:49.755Z"}', 'delivered', '2026-11-16 08:04:49.755+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:49.796839+00', '200', NULL, '13', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-2cb6-77a3-8d70-ce0434b9ccc8', 'payment.failed', '01a1e363-2c8c-74c7-9f3b-b77fb7c20718', '{"event":"payment.failed","data":{"paymentId":"01a1e363-2c8c-74c7-9f3b-b77fb7c20718","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:49.932Z","livemode":false},"timestamp":"2026-11-16T08:04:49.973Z"}', 'delivered', '2026-11-16 08:04:49.973+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:49.95637+00', '200', NULL, '28', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-2da2-7fd4-999a-f6c85c77a86a', 'payment.pending', '01a1e363-2d5a-77e3-9668-6edc41d1e74c', '{"event":"payment.pending","data":{"paymentId":"01a1e363-2d5a-77e3-9668-6edc41d1e74c","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:50.138Z","livemode":false},"timestamp":"2026-11-16T08:04:50.195Z"}', 'delivered', '2026-11-16 08:04:50.195+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:50.204317+00', '200', NULL, '128', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-31a6-7052-ac2f-86b5d51fdb79', 'payment.completed', '01a1e363-2fcc-7222-936f-41a3d5b055f6', '{"event":"payment.completed","data":{"paymentId":"01a1e363-2fcc-7222-936f-41a3d5b055f6","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:50.763Z","livemode":false},"timestamp":"2026-11-16T08:04:51.163Z"}', 'delivered', '2026-11-16 08:04:51.163+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:51.408909+00', '200', NULL, '53', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-3412-7360-909b-7d9dc35655a1', 'payment.completed', '01a1e363-333c-7d6f-92c0-46a8435cf3af', '{"event":"payment.completed","data":{"paymentId":"01a1e363-333c-7d6f-92c0-46a8435cf3af","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"31629185","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:51.644Z","livemode":false},"timestamp":"2026-11-16T08:04:51.858Z"}', 'delivered', '2026-11-16 08:04:51.858+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:51.909065+00', '200', NULL, '178', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '01a1e363-3415-7677-a840-af5948c3a4f8', 'payment.failed', '01a1e363-333c-7e28-b7df-3c8758b45138', '{"event":"payment.failed","data":{"paymentId":"01a1e363-333c-7e28-b7df-3c8758b45138","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T08:04:51.644Z","livemode":false},"timestamp":"2026-11-16T08:04:51.861Z"}', 'delivered', '2026-11-16 08:04:51.861+00', '01a1e363-0243-7309-8351-416a819a09ba', '2026-11-16 08:04:51.940533+00', '200', NULL, '21', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e363-1eb2-7f67-8131-757bfee24854', 'false', '01a1e363-212f-777b-8dd2-1861f1aea39f', '1', 'http://127.0.0.1:42289/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0103619c636c3cf63882b5688cd6ff251493738fe83f9275638c2979fd2b17c09c1189b6efbe06b29c1da03adae2be483b81d4a7af16580ae537c3d080567d8fe1ae28aa7f3f11fd2e5f4f3b3c9693f863c6cf', NULL, NULL, '2026-11-16 08:04:47.023+00', '2026-11-16 08:04:47.023+00');
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
