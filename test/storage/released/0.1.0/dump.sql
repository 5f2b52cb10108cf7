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
-- Operators' lists over all tenants, newest first, and a payment whose tenant is not known.
create index payments_of_all on payments (livemode, payment_id);
create index payments_of_all_by_kind on payments (livemode, status, method, payment_id);
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 07:12:04.332168+00', NULL);
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', '01a1e332-df14-7206-bdc2-8beb92901214', 'false', 'pas_test_Esdni4sY', E'\\xd6d37f01cc8d599b5a34a829550fa588e1d5a5dbccb5625ee84b0a71a863df58', '2026-11-16 07:12:04.374407+00', NULL, NULL, '2026-11-16 07:12:11.374522+00');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', '01a1e332-df7c-74d2-90ee-c36a2c4a8204', 'true', 'pas_live_MWdPhjfa', E'\\xb2906fbf1866fbffdf968965a0a1b63723377580c50c2ea87651bbbe58276eeb', '2026-11-16 07:12:04.479016+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-deea-7ea9-a706-391d0b92a74e', '2026-11-16 07:12:04.332168+00', 'test', 'tenant.create', '01a1e332-deea-7f89-bc1c-8720b721335f', '01a1e332-deea-7f89-bc1c-8720b721335f', '{"name": "Tienda de prueba", "language": "en"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-df15-7091-876b-856a1333a4c7', '2026-11-16 07:12:04.374407+00', 'test', 'key.create', '01a1e332-deea-7f89-bc1c-8720b721335f', '01a1e332-df14-7206-bdc2-8beb92901214', '{"publicPart": "pas_test_Esdni4sY"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-df7c-7fce-a920-c43ca618041a', '2026-11-16 07:12:04.479016+00', 'test', 'key.create', '01a1e332-deea-7f89-bc1c-8720b721335f', '01a1e332-df7c-74d2-90ee-c36a2c4a8204', '{"publicPart": "pas_live_MWdPhjfa"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-e91e-700b-8c0c-a0372d2a1003', '2026-11-16 07:12:06.943312+00', 'test', 'bank.notifications', '01a1e332-deea-7f89-bc1c-8720b721335f', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-ee50-7d70-85ab-54b352e1212e', '2026-11-16 07:12:08.272817+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-ee7a-7fcb-8af9-d9a27741aeea', '2026-11-16 07:12:08.31902+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_kSss0dfQ"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-f437-7bd2-9233-5e2801fbc6e5', '2026-11-16 07:12:09.783554+00', 'user:ana', 'session.open', NULL, 'ana', '{}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-fa2d-7cb2-bab9-8bedb74babc1', '2026-11-16 07:12:11.327433+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-fa51-7871-937b-c99d6268d212', '2026-11-16 07:12:11.346007+00', 'test', 'bank.set', '01a1e332-deea-7f89-bc1c-8720b721335f', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e332-fa5b-7d7f-99e0-a86052b0df1c', '2026-11-16 07:12:11.355467+00', 'test', 'bank.route', '01a1e332-deea-7f89-bc1c-8720b721335f', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'true', 'bnc', E'\\x0103619c63425efd6d493acbd95fc46a7f8d9b7f43d7fae8e7eb328fc63bdf5df8e533a4986ed491876c60f5f30731a338e249e4b47e1837f4437536098bdd9c8e6f5c62ed4e', '01a1e332-fa51-72a7-aea6-cb3906e69c1a', '2026-11-16 07:12:11.346007+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', E'\\x3a863e8e1037a1e9bd06f4d77b25c088aa5493275c677e157fa47daf429a528f', '01a1e332-e98f-7af5-ab9a-332172a69d6e', '01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'r4', 'MBconsulta', E'\\x0103619c63dbae6da58ea2afcc9ea9484694a0aab77a9b9c8accfe1ab90c95eb55fda98f8eeff80d881de1e22a66533eeafbacf77c2873ae84a39633e76039f002534d247c18fa42150b8f6f46b3ac118f15d1123e97befc690c4bf624fe12b943c40bfde4069579e29616979f2d42e155246817a09e98dacada5395620caf1ba23215519762c46815039f09b4ab5ef985379e678bac0305d92d909c77ce01bfcd343933fd3dba2841cc2cff4bb8a5ccd42ae3565cc43f6f34d0f854dbfa20f097fe45fdf4a6caef4a3dbd5da1e0c6bd34ad26350285a764c813149b51695fe97d42dfb0968caeebfd88cf73af112b3e547b8bb40886ec576d2708098ea6ba72a910838639522be9b2', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 07:12:07.058242+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', E'\\x55be3d9e37a7fd60af3077eedc3ed23b3e27fb099901af729c73df6ec054f670', '01a1e332-e966-7bb6-b7c3-7a79a304b622', '01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'r4', 'R4notifica', E'\\x0103619c63ca432cc3c97116b82d675b0a0f3dba1a267d249f3887da3f2e41b7f90954ec2a76cc1b4a3c1219cbb7bc047104d7a27c38d38fda81dc842a79ad7467df9a6c23d3b2aba067d6325eeeb846690c30c6aef2e2a1cf8cab260e44b8c5919a2ae6828a35e9b49ca35e93f7e06088449e58df8c631bbca0c9316c76548b6b43e8bb2f714ecd3253fd3eb70a4ae285b31af65af4afc944946ee13b113f18a87c22d53d91730579dbe773f4cb315dce2df18438c1e84c235b40e73ed482bba061dc999a46fc4cc3ff72c5e8a9ad1c79e402dfb78c0ff7bd5f9ebd7b992bae85e73d97e05dcd5f67ff65e17e385d5e06ce98659d7b34954a0ebc3616d95636231ffa975cbf0840', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 07:12:07.022841+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', E'\\x5ce81f8daccc0721cb17822189a013662552d8e9081b0bfad1aba5a12dc46262', '01a1e332-e935-7435-9f9c-c10a4cef01c9', '01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'r4', 'R4consulta', E'\\x0103619c63c142031881a66492b67f59181a13a8af6bdb360c61c5aac310b9a1d83d0750fe1068497d2f3ac0f54fe5e0b8195dccec56407a1f4b0c177d7587b80db5d65a95d0219222cdbfbdfec1dad8a38cc83472d7cb47e6c8b7b642f49b1c7014f32491a69189f37c7d4d', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 07:12:06.97041+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', E'\\x967f2fd9596211edc3deb3c233f5a0ab65dd958a7a3fa2d4842d7f2a52243b58', '01a1e332-e94d-7f13-8078-e94eb7842df0', '01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'r4', 'R4consulta', E'\\x0103619c63323b7ac41a7949e37039ddb7c6e5cfa31668c078633c1c62615382ebc148d8d96598c033f597fac9e2485b0a6f45cb378dbd9b58', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 07:12:06.990149+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', E'\\xe201ccbac5ae625087797d1392394790f821d750f81e17872f1bf7c2ba33e6ce', '01a1e332-e979-7f3a-bc3b-2c7df619d94a', '01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'r4', 'R4notifica', E'\\x0103619c63640b2b3adab0421ef5e7dce526baf4de47ce6c56db0398c1e5b4dd92f85f03cd629722ec7795a5f2ec4535afa7f3074df9a969e80e1bfe5b91dda86d78ba2ad35553f2fdb30cb250940ecb13c7557fdbd1de8a9644b85af1ed93e6c8245f2e81121d7fa9aa7f46d03af0bad3eb32ae4a0baefe32c5207d6409d5a909ed1b41656fe05470de410ed9119eb9517dcfa541b507ddce8ab97f70412e6d00debb584110b041d8f0083197f3cc01ab31e018d53773ebd17e941261aa214183265357913255502d79265c51f61bc7bb8b40a24550aaa24a012664cdab1a7588445e65acad050b80a28d806f2241e6f7fa625dbc41cc82b10b54e2b31ae37667e45d406d369cf2', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 07:12:07.034716+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x42310cfdfd5177dfe1a1e2b57340b65dda9286c09c4a8f7e029295e81c266341', '01a1e332-e31a-79ea-83be-25aeb4cf598f', E'\\x0103619c63ce17b385117451f925e17eb4517f31ee6621974530970d20505218c5fe2520e0fe1d37062e83c7c647df05654b05c68339e47bd27c97c741f9174bc7', '2026-11-16', '2026-11-16 07:12:05.411021+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', E'\\x490bb3adcf72c2ee47827c94b8be60ab9fedcfeb66737978fab69506fe274fef', E'\\x0776a79e7fc6ada9c379ef1424054b2b82f839d88ee2b6da749c2bc6917186de', '2026-11-16 07:12:06.087523+00');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', E'\\x4003df8a5b4bc396d83ed99ad1fed4ac6f4adb4ef497810026e499cfcf03b023', '2026-11-16 07:12:06.135962+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', E'\\x490bb3adcf72c2ee47827c94b8be60ab9fedcfeb66737978fab69506fe274fef', '2026-11-16 07:12:06.058594+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', E'\\x8bc52726ae111000b64457af0342a6e0179618bb89d956febe4b9f0e7fc460e4', '2026-11-16 07:12:05.995503+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', E'\\x4003df8a5b4bc396d83ed99ad1fed4ac6f4adb4ef497810026e499cfcf03b023', '01a1e332-e5fe-7bf8-97ba-1a8d2617239b', E'\\xae83927a2d9bffc5265509926cb0127cd602e8d7fc3ccd63bdf4f9dec471d16b', '2026-11-16 07:12:06.135962+00');
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', '279481312640', '01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e71e-7280-be87-a8c4a645b408', 'false');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-71bf-ac26-0a4149f238e6', '20261005', '30.51', '2026-11-16 07:12:06.665+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'POST /payments/credit/disburse', '01a1e332-e7d8-7658-a0b5-3c9529e7984f', E'\\x65b55e37e11dedd9c9fd8e23b512881ae2281adf0e2c9a2ab13d9d4de6ef284b', '01a1e332-e7e7-77cb-ba20-d2e533dabf10', '2026-11-16 07:12:06.662007+00', '01a1e332-e809-71bf-ac26-0a4149f238e6', '200', E'\\x0103619c63fe37b3722ef76e9786634bb3d59a132d33b02090ec37f7eaabb0706c24ff48e1f966e20ba3d5cf7292baa0828c4175c55afb2499a1887f4da25357040fff4c706a07ebb6f0dce812cfef0c0a8cfd83b80bb5a11f14c6353251c4934be9c733935436da83753b92d4aa78fa473dca0da642a643038bb7701c5adab0d7fac0e084d7a03703b682bdfb8393ea8eafbf20f1a444e5a9eea52f9fe41f3b8f066adf80743114e7a7ec4b2ea588d160a26c7f67e6acebc11096d414a7f0681701eccae6b84043afb68aa63a61671876782a6e2d7946e6d91638f7b007793caed92cee86c658fed9db1fb0d40f9227c988277dfda18724d3c21989e84575e2acf2e91212ed162eb2ee7f3651bf5a1b93f19820cf25f3f96e220ed9f3d3fb243ff17828c310a8339b18b4235a8700c394e7c75bf60d6d0f62aecf51cd5a4353d2198ea569a84233d27638310732960ea7ace5c29aa0ff413a2d0df602963c274127811d3df1ad2f7b74e96f59d1ccb9ca51a46d4548a5f917d6c9c7053bc070316bacf81ae940a0e7ea0cd79851034dc33cddea5b60d477b49e435137e8147ca892a609d327470e4efaf23877d190ec379451845c1468397184db905752e98c758550577158b6e84630ea6f287570e67127042c917a13ff8a46168323baca155f5b2654c1b58668bb8ea11cf7a74bdfb17f7e570e47eecda17c5aed418b0b54d2f93b6fc795e41e8d0776eded0506e405c50b03c10642ef6108834d86688f89ff2b1000f29781eeac047071c51456ede45740d986ccae1cdf8c1bc3e6b0406b491938958bb6cfb0f8531bf5c2636140972d47c34d1cd094da51364e064c021fb0061a050e389db52b659509d515411734ffd89ea9cf21303f3c95cbe959a9dc2a5a2a89cd859b1d49f02f2f4e8fee18e5d7a221d39bac0ec7d03febb26b7cbe55d1b917c74955eeee236cf1d26abf20d9de483af08ab41e9815b38ad77ef3453c6421e8df2da3a8fba6659369cdfa468d110709d34d8683b453830576884595b083e56b860dd9ce1d58863351034faa28eca2495479b5467a7242b55fb5f3caac256a61cccfbf1eb59ec6ad0194afe3af80a6b11b32aacd729bb7af3bfd69a9662982a1');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'POST /payments/pago-movil/verify', '01a1e332-e70a-737c-b708-322e10f1d13a', E'\\x6dab9a0d5250a901b65f9ca18796a1f5460680eff87a491cc4778dae2bfbf61b', '01a1e332-e70d-7016-9000-47a0b5240a3f', '2026-11-16 07:12:06.427774+00', '01a1e332-e71e-7280-be87-a8c4a645b408', '200', E'\\x0103619c63b71f54d817b253062a62a13e1f47d0a48779a55740ca7c63a8ecdd99b3b5224beb6c30e46d245ba34f1456e39624a26892e2544cabb07e408af43871f63b1936e8ae7e651bd567fff547f9ecd21a70b9ce6899c351d9b6873e9067beb78d1e3be156db19c40c2c4b24e7fbc1234bfd2c030b50034eea776ccc6b85822a26e4123c65203d1e3786cc596fab52dea8fc6345188199e945670493deca439618e62e30c452c27dfc3717c1c885ec00336593869747ad217c347877acfb5e3efd5d74cf1b5e499e24eea081cc2739fbffa331a3f73b88197248893bc384d7b8eae263e707f73132edd01e90fc30d68247de78e6a4f191a2f28bd390725b1a6f1fcfc470a9fc2f6a86ff6bc9bb41df56a18f74d18c7aec986c9d7f019d11d0eb01a0f34780c44bc86a495032e6d15bb42e3a1d3e212706b5118f455b2bac2cfb68cf28d277a2b48cf99bbab4dfc996df8203c50006f2b7c0c0a5db1f3581e0e5eed68709d398d7fa7b958abd1ba723bbf30df5ba079d5046f5af3172778758b3');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'POST /payments/vpos', '01a1e332-e562-7f06-aad3-fca96df2a147', E'\\xd613670d66448c99c575bd197490704a5da5a9a0c522e222b56d3fcb523371c2', '01a1e332-e567-7eb1-884f-e86928ed9e53', '2026-11-16 07:12:06.022209+00', '01a1e332-e58b-7d04-907f-bcf818f9f04d', '201', E'\\x0103619c63b2e6cebb9ef6acc54aabad802c8ae9858c8dac98a46da1c1a7dda98a462df10357dca88c4ae9ae2895d59f57b00d5e97a3a1cd63ab9026759be606357ee56987ac80be3acf26d38d0fb9a7fa1a5f0fdc1c6948f1bae8774b4c3ae324b45523143a8ae630cade837ed883a65d522c2b1f795e7f6cc6133b0cd9bffa7463804a292856577299e2d4aa2ea4c77bd8118b5c8cf012952c191b8ba27a339299597bd7b5ea52b094d8ee6dbc0872168dd4fc900c23bb62b58553ee6467451bd7cb4dfeec5a0cb81476367cb9ce09e89276ab999fb1d9ed51d26131ecad95e0f42dc1c281a951ee274f99423425e0c06d370e3ba707ef64a2a5d9cdbde76011bf56c4c8afe192ebcef1733b14f83a16bf7f27134cb50f39c766395b6efa53a6c1c492d355fc7a6ea2a96ae24371ca0175c53005792a01325990e39671b77fe593b27155d3f03873a87a136d3bb7228706c7eed0a2458b2bf4e63e719a7bcd22c8c755905498c076465f021007ad3dc701a57e12242e2eacc4875f3642493c5360b72fdf8ffa7c727fd78b31fde518c9b1f0f82fce348fa9a99b0d00');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'POST /payments/vpos', '01a1e332-e5a0-76f2-800e-05c56e79c522', E'\\x376e40785b6627cbc33bc91a363ba5eca09794a12e1cff56d9065b5e1106cedd', '01a1e332-e5a2-7ac1-a19e-78037d17a285', '2026-11-16 07:12:06.07139+00', '01a1e332-e5bd-7db4-a32e-c665a632ec3c', '422', E'\\x0103619c63b356eac61490e506837cf95a9f2d74b19835cc9cce9bc7b5b88f14a736c34b97b1bbc8210dce1400594c0f8961bfe2fc3d8d11ae3f9608772ea97ec9e54e54d6c4a66ce8f604e8e057f7d8c77d581052b75988bbde8cd75bda605ca860480113507e4a8158267eaf7a6b7349a2ad44ab720af9c068430f93a64ea1797ea0e43e224416db3bc6a67b58e6bc33251854d4247bd24e11bd585d4a8749ab62099f8ae5705194c8b8c9b402aa57742b29771d07f9bc9f200dec9a8f6b709cce11fd00239c465fbaec371106820c9abfbde6b17f608f74fd7ffab968e5e620d8f8676d0790d974675516bfd0c65387d32d90b5a6ee19ffa0dbd4802093ebf4b1f328d9d8bf2fa6dde5cdf1c1359c0fade2d1c148dec595c82d1aef125819e963df48960432e837eb7b2a0d1a127917b7a06cf9e113b25b4165ea222822052c3dd34f7afa26f8acec5328cb2365399d1f03e1fe09dc132f7c8935182dee3cb19ea50d33ca0653e41ee5083d4547a3f7dd9be79b81b50b4f663a45b186bc7507d98996326b3b364f49186ca1dd42d58e1f3a1c95903352b58dfb11248731a820a654c0cdefa2105966b62ea0417bd5e504eb961ac7b1ca2feec87c9307c98615325c202ec0ba898bb81fc37d90');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'POST /payments/vpos', '01a1e332-e5dc-72b1-8ecb-cf34f2daed08', E'\\x0a22fa1ad4127de8745e1064377fff694426a6de6f7ae0e2ab08535e13e7b537', '01a1e332-e5ea-7a3d-965a-4d20ca30bbfe', '2026-11-16 07:12:06.158405+00', '01a1e332-e60b-7aa6-9c23-eb6381a7650d', '201', E'\\x0103619c638e622a40f42c2c3539a82a4753298714b30cb2272053260745f530d08afd5ccc08d886bb07fdd82e0c360e52f63d01930799cb4805e427dcdd06a18818c2abd991614dff2f600e68a3b0e6e03c70ea76f071a753c66b54f9a2b563ba38185b01d31e4fbf22669f8041153b0bddba94aba4d61dcd5319e7eba320d8c53fbd51a93a77b0baa16000627ced67f840b0183da4916dfd11c0a45724c5314e1e0187646d5ca711b3f21705708db42464b313f7b776912e38684415d809efdcf42afaab166c5f201281c874560296c65f29a7710f47ac240e24a17093d0f93d0ec0fda29ea56fa41a22f565c5fd05306bd8aab01d786d43704b5c6ef4807c95d37d35b70913480b7035da2c541a5068a98a6858b4b00a1c7e8caab102b824773103ecddd401b39f2093a4c33bea16868c1e825ad06a80fd2e68427469195492109cdbf4e1d076b9f7b634b6eab662c6d50047ce91cac8f7ff4132f71c5fe008ebe7202cf53e3f0728d89497fc8108baca48413df364d9f66cdc9f8d2976e548');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'POST /payments/{id}/reverse', '01a1e332-e51e-768b-9bd5-58d6534030c0', E'\\x127cd70a33502e47c6c121d811f730c5e884ccfa57079ce4f1c6cc7fb81e0dda', '01a1e332-e522-716e-8c42-48c1dcbcf66d', '2026-11-16 07:12:05.929574+00', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '200', E'\\x0103619c63cc2610a1dd1e28c506b1179eecd74023833f8894d1966c66dc5b5f32a4377482b3566b87562460a28dc4a89451115c453d5ee629ea64b7a61bce73d015e3f9c48b161d9b5618f8177ff44a19b985425d9461e53f9ec4fac3b544ec2de017be3cbfbccb648226c7a71e6a08239e0760c22f5412a8d9dbe335e7c5fcc36be3c1e1e1302a597d3703df451225bfaacd8cb8a78b0d2d700785c9a6d7be66d4760a995ef32794a9542e21286765b69e2bd9c7f1cb5e0cea89d3105614ef0066d755fa648a1686ea053efd0326402df25cb6af013e5dfdc8ab3168042e19e7498727f0d8a0ad41760b16c175e79790cabcc5b7778a71bcd51071e8f1cf8425f1f823f2a008218a5172099263a896adff7e1a17b0f77275d793ad956988145c647b6e48cd625ea6361a74f74df3eb5fc8409b7b5d5d3b73e1eac3c14fdf856c762a5cffbbb45ab427d672b4f83e45ca2a070a90218344efe8ba287e3cb65312b7bb96c793a4dc4e484ade6082ae7381da3eeb1e33969d0188314a4c1caabb14efc5dfd1a1bd9ac17b5d3885e3dda8d453bcd132a5be93116125b56cf8238cbf25b402014a5f741e1e2f91bf0a459d52ed6b181935ef406d57de13e0a15a8494ea17474f6da76d8430a2a46ef41a6e0d296f5c977966d0c49903e677990dc55b0039b3884ba0862caa63dcae2bfb91e436bfee065cdf2e1e9b97d007c909852c2bf706db49c432bf0e8d41ea3945279f341a745e3bd591cfe0eac117d08c0ebf61f343d84ea2482613841337e5d9941fe863d0974df0cba9750bf4df');
-- installation_secrets
insert into installation_secrets (name, sealed) values ('installation', E'\\x0103619c638690305124b43d63e091c76204d793ba280f94f30937ac319384ed05458e21ee5c5c4267a23ecaf46189747a61671dfd9ba581df073d1e56b3eb6aa9f2ce702398d1fd769f723da3f6dfe5c6f65aaf585cf65cf045db3bf38016b3b5');
-- login_attempts
insert into login_attempts (subject, count, last_at) values (E'\\x19addff8db4c6c662db4cc38dee8681ebd1a6c60f7a329b926f769524e0dd74e', '1', '2026-11-16 07:12:09.865646+00');
insert into login_attempts (subject, count, last_at) values (E'\\xda75508e1647bc589633256f12d33ecac0a109551153c987e78b40ccc704be5c', '1', '2026-11-16 07:12:09.877577+00');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', 'notification/0102/83700001/1523.40', '01a1e332-e966-717b-a2ad-9266e64dece5', 'r4', '2026-10-05', '1523.40', 'mobile', '83700001', '{83700001}', '0102', E'\\x0103619c639a3f662f23ca95bf3ba477e126559c45bd5821c55df3e7eb7e5b47ed57f756cc0a912cdbd0b4a7490449db0e1b5e391b65ab4da110fd8f8c30be215072db343713a083d890abb01fdebf6762aaae', 'notification', 'true', '2026-11-16 07:12:07.022841+00');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, kind, reference, numbers, payer_bank_code, payer, source, is_proof, seen_at) values (E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', 'notification/0105/83700003/1523.40', '01a1e332-e98f-7de1-93d1-749ca4b5822b', 'r4', '2026-10-05', '1523.40', 'mobile', '83700003', '{83700003}', '0105', E'\\x0103619c63d9c1211c9909237bce70eb960a2061ca7fca9a13ec563d83d49c484c37e7ffda4258f74b1a7e52e9657abb30826948e0f8c89bfac9bc84aaef761ed45bf9600678389119ad9e80eba9e66e60d71d', 'notification', 'true', '2026-11-16 07:12:07.058242+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x12a356aa1b270f233704cd44e60fd75635eb555a62b1fdf9eb10565849248011', '01a1e332-deea-7f89-bc1c-8720b721335f', 'false', 'r4', E'\\x0103619c6369e12d2ae9f6bb3e2fb20d4bf26f78dce41bbfa001f234e5aa95b409628357e814a7c3a744eb5b6c29d494e24f587acdd1f0542c6b1871e8fd01b37d062b7b0449353b4c429e8bc533b132b12a7bbd044b4bdfbf', 'true', '{}', '2026-11-16 07:12:06.943312+00', NULL);
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at) values ('01a1e332-ee50-7242-8c6a-714d4781c613', 'ana', 'operator', NULL, '$scrypt$ln=16,r=8,p=1$e6e4cl13dUofCmRhDqb36g$GMdB0XmcNhGREofsoD3mE-uS_COvNZBzYHk70K5wtQM', '2026-11-16 07:12:08.272817+00', '2026-11-16 07:12:08.272817+00', NULL, '2026-11-16 07:12:09.783554+00');
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (E'\\x13b6d7154efa12bf9293921229cd1221e3782ce96e5ce40805a2be5ef3a1b64a', '01a1e332-ee50-7242-8c6a-714d4781c613', '2026-11-16 07:12:09.783554+00', '2026-11-16 07:12:09.783554+00', '2026-11-16 19:12:09.783554+00');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e332-ee72-7767-b058-c902d205d774', '01a1e332-ee50-7242-8c6a-714d4781c613', 'pas_op_kSss0dfQ', E'\\x0cf93508aaae8ef21eb7792a49e502e85aa70161a777dcab98993406e3f78d61', '2026-11-16 07:12:08.31902+00', NULL, NULL, NULL);
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e155-7515-8537-5050ff1ae1fd', '01a1e332-e193-7d21-a1a7-f855d4e1f81f', '2026-11-16 07:12:04.949+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e155-7515-8537-5050ff1ae1fd', '01a1e332-e23e-74ce-87d2-0bab93022787', '2026-11-16 07:12:05.182+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e155-7515-8537-5050ff1ae1fd', '01a1e332-e366-7735-81e0-0f81aa10f584', '2026-11-16 07:12:05.456+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "04312543"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a', '01a1e332-e3c2-7f51-90c2-f746e1eb9d46', '2026-11-16 07:12:05.569+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a', '01a1e332-e428-72ba-8155-88c97a5f3b36', '2026-11-16 07:12:05.672+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a', '01a1e332-e46f-788b-882a-8c3166baf5e8', '2026-11-16 07:12:05.738+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '01a1e332-e4c1-72ab-9b9f-9b723ec9ae99', '2026-11-16 07:12:05.818+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '01a1e332-e4ea-7226-a6e4-42c82233c4d5', '2026-11-16 07:12:05.866+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '01a1e332-e507-7e1f-8ef5-10fae787ecfb', '2026-11-16 07:12:05.895+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "04312588"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '01a1e332-e52e-72a7-a211-3edbf8d9fabe', '2026-11-16 07:12:05.934+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '01a1e332-e53e-77aa-8a13-b5cf1644c4ed', '2026-11-16 07:12:05.95+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "04312594"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e54f-7f32-95d2-f8759947443c', '01a1e332-e550-7aa2-9a0f-5da6b27fd24f', '2026-11-16 07:12:05.967+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e58b-7d04-907f-bcf818f9f04d', '01a1e332-e58c-7b25-b72b-68ffa70d572c', '2026-11-16 07:12:06.027+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e58b-7d04-907f-bcf818f9f04d', '01a1e332-e59b-70a5-a5f5-6c0a1ce5da3f', '2026-11-16 07:12:06.043+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "4312603"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e5bd-7db4-a32e-c665a632ec3c', '01a1e332-e5bd-7c29-abf2-fdf5cebc620a', '2026-11-16 07:12:06.076+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e5bd-7db4-a32e-c665a632ec3c', '01a1e332-e5cb-7c3b-be86-f1c97bf1f458', '2026-11-16 07:12:06.091+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e60b-7aa6-9c23-eb6381a7650d', '01a1e332-e60c-72df-9fb8-f89234b4a45c', '2026-11-16 07:12:06.155+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e60b-7aa6-9c23-eb6381a7650d', '01a1e332-e63c-73f6-8eb3-d72794d4a456', '2026-11-16 07:12:06.203+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e71e-7280-be87-a8c4a645b408', '01a1e332-e7ba-701f-bcb6-4d82388d7f98', '2026-11-16 07:12:06.553+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7379-a77f-2de2d47f6326', '01a1e332-e80b-7137-a9f9-2e42876ab7ab', '2026-11-16 07:12:06.665+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e332-e809-71bf-ac26-0a4149f238e6"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7379-a77f-2de2d47f6326', '01a1e332-e822-760d-a81c-7f471550e7ea', '2026-11-16 07:12:06.689+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7379-a77f-2de2d47f6326', '01a1e332-e875-7b15-8e6b-34268b0bb357', '2026-11-16 07:12:06.764+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "31312674"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7c83-b21a-330dbf269101', '01a1e332-e80b-755c-a336-baa198a9c8ba', '2026-11-16 07:12:06.665+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e332-e809-71bf-ac26-0a4149f238e6"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7c83-b21a-330dbf269101', '01a1e332-e822-70d9-8d6b-4f20b4866a62', '2026-11-16 07:12:06.69+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7c83-b21a-330dbf269101', '01a1e332-e87c-78f3-9477-d53a08a59bef', '2026-11-16 07:12:06.78+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}');
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '2026-11-16 06:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 07:12:00.998761+00');
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e155-7515-8537-5050ff1ae1fd', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 07:12:04.949+00', '2026-11-16 07:12:05.456+00', '2026-11-16 07:27:04.949+00', '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c631bf2937339802b400501fd14f9caeb56a279e4b5571c508acb03a3fff660f907f09485031b98e1c2ca095872d069e89807de492b80bbba31c80cee2690a844fafc18daded4c0a621cb25ec3b13152ad56ba1a241c07f47956cc97c61f3', E'\\x8d3891249786d82f55ea22197ac43333e8a139d621040ccd9503d0e03d1044b0', E'\\xb88b894b10b06a26ba008d61c022ffe87803a12702e4678e9c710cbcf290fd5c', E'\\xd33f5e5da2f00db99abc811ceed951893a3591d7a7698294396ea945ac7e6e11', NULL, NULL, 'bnc', E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', '01a1e332-e23e-780f-a69e-1e9f05561b80', '2026-11-16 07:12:05.182+00', NULL, '04312543', '481312543', '{481312543,4312543}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 07:12:05.569+00', '2026-11-16 07:12:05.738+00', '2026-11-16 07:27:05.569+00', '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c634d220b46402752c3f92b34531e929c2281524e96f8a8d421c6e3859e2291346c7b62da02159d7462c87223a71a73b07216e8580d6f7cba92da13deabe56097468e5664851394b2f67d13a010458fc02417ed06c880e90d7b5eb88c8430', E'\\x8d3891249786d82f55ea22197ac43333e8a139d621040ccd9503d0e03d1044b0', E'\\xb88b894b10b06a26ba008d61c022ffe87803a12702e4678e9c710cbcf290fd5c', E'\\xd33f5e5da2f00db99abc811ceed951893a3591d7a7698294396ea945ac7e6e11', NULL, NULL, 'bnc', E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', '01a1e332-e428-7dd9-a642-8ed212e461c4', '2026-11-16 07:12:05.672+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 07:12:05.818+00', '2026-11-16 07:12:05.95+00', '2026-11-16 07:27:05.818+00', '11.00', '3261.39', NULL, '296.48970000', '2026-11-16', E'\\x0103619c6373cb9582eda23bed70419597503108a171eb3f7ee08987a92f905923ab086e42a6ae28e8e4fdee188f96f9e188ae3b7106d611d4286ad3ba9a5a54fb05e56e673d22db7104861e688c00d4efda7eaf517f0c15567f4374075b68934167', E'\\x8d3891249786d82f55ea22197ac43333e8a139d621040ccd9503d0e03d1044b0', E'\\xb88b894b10b06a26ba008d61c022ffe87803a12702e4678e9c710cbcf290fd5c', E'\\xd33f5e5da2f00db99abc811ceed951893a3591d7a7698294396ea945ac7e6e11', NULL, NULL, 'bnc', E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', '01a1e332-e4ea-74b4-aead-9f4e1afb7dfe', '2026-11-16 07:12:05.866+00', NULL, '04312588', '481312588', '{481312588,4312588}', NULL, '000000', NULL, NULL, '01a1e332-e52e-78d1-a144-76b99dc31076', '2026-11-16 07:12:05.934+00', '04312594', NULL, '{4312594}', NULL, '2026-11-16 07:12:05.95+00', '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e54f-7f32-95d2-f8759947443c', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 07:12:05.967+00', '2026-11-16 07:12:05.967+00', '2026-11-16 07:27:05.967+00', '12.00', '3557.88', NULL, '296.48970000', '2026-11-16', E'\\x0103619c6372340d976a3f2916d26607efba8c54ba074bc69fe55f9f7f0a29247ba760826744a177a14658b151097a90cf3a1a2859ec9b2376fda6084142defe028e7ee1e0dbb1272e9a5fadd6226127a1be1098261a5bdd901c9e6c2dddfaf9220a', E'\\x8d3891249786d82f55ea22197ac43333e8a139d621040ccd9503d0e03d1044b0', E'\\xb88b894b10b06a26ba008d61c022ffe87803a12702e4678e9c710cbcf290fd5c', E'\\xd33f5e5da2f00db99abc811ceed951893a3591d7a7698294396ea945ac7e6e11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 07:27:05.967+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e58b-7d04-907f-bcf818f9f04d', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 07:12:06.027+00', '2026-11-16 07:12:06.043+00', NULL, '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c632f4e8f9c44a786a0f597c688a042ceb0237ec9ab4474937f5a04d2644319c0f28fc8785f42e7a055f9acef7150bb1150ddc148b99ccebd6c7afaec2f9d48d4d8107ee1b7c782d72cca04', E'\\x24a19e26a3af8d6e726a7711c49c20af4b5268340a7070a719d799cd8882689f', NULL, E'\\x2dc79f92e85d9cbe9ada49cbf5179c02133c4524d2536a87caf2907b1683b704', '4242', 'Visa', 'bnc', E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', '01a1e332-e570-70c1-a43f-690ba8b1daee', '2026-11-16 07:12:06.027+00', NULL, '4312603', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e5bd-7db4-a32e-c665a632ec3c', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 07:12:06.076+00', '2026-11-16 07:12:06.091+00', NULL, '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c63d86ba053d67db7612786a1619434ad8454bf3b7cd80f0f919bbc03597c88a3d577226467543a5357762f7b35973b59626605c87918da19ee7c25b99d09b7a693fbb596706c2021fa5b45', E'\\xf352a3b14901f8a5f4bdfda111f7916eb8197629452b22924087a09381f5be06', NULL, E'\\x17d1b2e382fdd63235958e3cfaa897389163dd9c8e2a7070375510d337896e3f', '9995', 'Visa', 'bnc', E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', '01a1e332-e5aa-7f8b-94d7-98e983da69cc', '2026-11-16 07:12:06.076+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e60b-7aa6-9c23-eb6381a7650d', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 07:12:06.155+00', '2026-11-16 07:12:06.203+00', NULL, '10.00', '2964.90', NULL, '296.48970000', '2026-11-16', E'\\x0103619c633bd162e81444619aa55f90b499dc788e08b94bc6734f957d1fa9dde47c6dbf774aa4dc63140a239d0130ce634b811c8d01184607868c62662526d6522e703702c934c0f6b0270215f320', E'\\x118a5179da14ce9df3bafa4749aa443dc77b4260b09eac4ad0663a759cde9ac5', NULL, E'\\xbbae8cfc92c2167322f0cc06b7bb20b35ac259d0371bf2b49b4a6717ea82c633', '0119', 'Visa', 'bnc', E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', '01a1e332-e5fe-7bf8-97ba-1a8d2617239b', '2026-11-16 07:12:06.155+00', '2026-11-16 07:12:06.203+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-16 07:12:09.65198+00', '2026-11-16 07:12:12.695+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e71e-7280-be87-a8c4a645b408', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 07:12:06.429+00', '2026-11-16 07:12:06.553+00', NULL, '10.00', '2964.90', '2969.90', '296.48970000', '2026-11-16', NULL, E'\\x4b3eefc2b8e411dee4758464da2e368bbcf93268c34f3f891c6fc35d166cb71c', NULL, NULL, NULL, NULL, 'bnc', E'\\x1f0aff94b363c189937e56c0979cfd0a407706329092881a27a025e98aa0a389', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7379-a77f-2de2d47f6326', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e332-e809-71bf-ac26-0a4149f238e6', '2026-11-16 07:12:06.665+00', '2026-11-16 07:12:06.764+00', NULL, '0.03', '10.00', NULL, '296.48970000', '2026-11-16', E'\\x0103619c6371e427dc5ce096026c19080298128c85c90a152f7b2930fbb4b51b596c7cefb0b38c0e524b635961e89997c4a2c7c010e780ed0a545947db1f0a1990ee4d75f2d16d0cfc4b1d18017459d44d0aa14a8f200b68edc46e9536e236fce4b4dd72b55efc4274ea4faecc3b770dc4afa4a87f', E'\\x931315a667d23f8829176c4ec9678b6679bc575ce21bc383cab40347c3ec54e8', NULL, NULL, NULL, NULL, 'r4', E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', '01a1e332-e821-764f-9903-0ceaf40a2332', '2026-11-16 07:12:06.689+00', NULL, '31312674', NULL, '{31312674}', '54661c5c-fb86-462d-b209-fc7be3576ee3', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-e809-7c83-b21a-330dbf269101', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e332-e809-71bf-ac26-0a4149f238e6', '2026-11-16 07:12:06.665+00', '2026-11-16 07:12:06.78+00', NULL, '0.07', '20.51', NULL, '296.48970000', '2026-11-16', E'\\x0103619c63d7875370d68764875a00b2da9d37fb2a81d662f04b4c37c2c4adc7a2dcda178f2a2fa818d2b22442c2e18dbeeb4a9042613c73c38fa9a5eccb397b05372741fcaeaa02df1bae72d010fa569b4ae7b205fce56f658c15f51895a2dbda7fe87239a254ffcefa463993c0e27f6f50ae9854', E'\\xa58652878832d69dee76e793ee14ad970f13ab9ff015b2a05a79f5ebf05da43c', NULL, NULL, NULL, NULL, 'r4', E'\\x546b7dfb0282940aa386b9784f2e139dc985d527d17e2a4b3be11723e8496ac2', '01a1e332-e822-7cef-b551-c9fc5eb23547', '2026-11-16 07:12:06.69+00', NULL, NULL, NULL, '{}', 'f6dd9be3-8140-4481-92da-455d7a0c437c', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '195', '2026-11-16 07:12:11.454862+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 07:12:11.327433+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 07:12:11.327433+00', '2026-11-16', '2026-11-16 07:12:04.275427+00', '2026-11-16 07:12:04.465259+00', '2026-11-16 07:12:04.465259+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 07:12:11.327433+00', '2026-11-16 07:12:11.327433+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 07:12:04.465259+00', '2026-11-16 07:12:04.465259+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 07:12:00.998761+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 07:12:00.998761+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 07:12:00.998761+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', 'ec007b422ac433735027a4c8fafab39b8cc84ff0cd521ae3ef8dbfe80015f2e6', '2026-11-16 07:12:00.998761+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '8e2c1142a1fb038bb41715a6731002ce33cc6d2ceefbdcca85e744694cc51803', '2026-11-16 07:12:00.998761+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', 'b7eff145359b1d0affa680d9c67c1644b51da97d901ba6882df78c63a3369e06', '2026-11-16 07:12:00.998761+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 07:12:00.998761+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 07:12:01.385586+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '1', 'cb01deadf19fcb6cfc104e83681f07660ce73799ba7df912396b6d48a23f4dd7', '2026-11-16 07:12:01.415739+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e193-7d21-a1a7-f855d4e1f81f', 'payment.pending', '01a1e332-e155-7515-8537-5050ff1ae1fd', '{"event":"payment.pending","data":{"paymentId":"01a1e332-e155-7515-8537-5050ff1ae1fd","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:04.949Z","livemode":false},"timestamp":"2026-11-16T07:12:04.949Z"}', 'delivered', '2026-11-16 07:12:04.949+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:05.047666+00', '200', NULL, '120', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e366-7735-81e0-0f81aa10f584', 'payment.completed', '01a1e332-e155-7515-8537-5050ff1ae1fd', '{"event":"payment.completed","data":{"paymentId":"01a1e332-e155-7515-8537-5050ff1ae1fd","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"04312543","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:04.949Z","livemode":false},"timestamp":"2026-11-16T07:12:05.456Z"}', 'delivered', '2026-11-16 07:12:05.456+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:05.51168+00', '200', NULL, '55', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e3c2-7f51-90c2-f746e1eb9d46', 'payment.pending', '01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a', '{"event":"payment.pending","data":{"paymentId":"01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:05.569Z","livemode":false},"timestamp":"2026-11-16T07:12:05.569Z"}', 'delivered', '2026-11-16 07:12:05.569+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:05.587748+00', '200', NULL, '71', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e46f-788b-882a-8c3166baf5e8', 'payment.failed', '01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a', '{"event":"payment.failed","data":{"paymentId":"01a1e332-e3c1-747d-b9fd-9dcf14f2cd5a","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:05.569Z","livemode":false},"timestamp":"2026-11-16T07:12:05.738Z"}', 'delivered', '2026-11-16 07:12:05.738+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:05.782422+00', '200', NULL, '26', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e4c1-72ab-9b9f-9b723ec9ae99', 'payment.pending', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '{"event":"payment.pending","data":{"paymentId":"01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:05.818Z","livemode":false},"timestamp":"2026-11-16T07:12:05.818Z"}', 'delivered', '2026-11-16 07:12:05.818+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:05.856487+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e507-7e1f-8ef5-10fae787ecfb', 'payment.completed', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '{"event":"payment.completed","data":{"paymentId":"01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"04312588","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:05.818Z","livemode":false},"timestamp":"2026-11-16T07:12:05.895Z"}', 'delivered', '2026-11-16 07:12:05.895+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:05.91722+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e53e-77aa-8a13-b5cf1644c4ed', 'payment.reversed', '01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0', '{"event":"payment.reversed","data":{"paymentId":"01a1e332-e4ba-7d4e-9f51-3c6244bc7ee0","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"04312588","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:05.818Z","livemode":false},"timestamp":"2026-11-16T07:12:05.950Z"}', 'delivered', '2026-11-16 07:12:05.95+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:05.964469+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e550-7aa2-9a0f-5da6b27fd24f', 'payment.pending', '01a1e332-e54f-7f32-95d2-f8759947443c', '{"event":"payment.pending","data":{"paymentId":"01a1e332-e54f-7f32-95d2-f8759947443c","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:05.967Z","livemode":false},"timestamp":"2026-11-16T07:12:05.967Z"}', 'delivered', '2026-11-16 07:12:05.967+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:06.005782+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e59b-70a5-a5f5-6c0a1ce5da3f', 'payment.completed', '01a1e332-e58b-7d04-907f-bcf818f9f04d', '{"event":"payment.completed","data":{"paymentId":"01a1e332-e58b-7d04-907f-bcf818f9f04d","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"4312603","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:06.027Z","livemode":false},"timestamp":"2026-11-16T07:12:06.043Z"}', 'delivered', '2026-11-16 07:12:06.043+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:06.048933+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e5cb-7c3b-be86-f1c97bf1f458', 'payment.failed', '01a1e332-e5bd-7db4-a32e-c665a632ec3c', '{"event":"payment.failed","data":{"paymentId":"01a1e332-e5bd-7db4-a32e-c665a632ec3c","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:06.076Z","livemode":false},"timestamp":"2026-11-16T07:12:06.091Z"}', 'delivered', '2026-11-16 07:12:06.091+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:06.107837+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e63c-73f6-8eb3-d72794d4a456', 'payment.pending', '01a1e332-e60b-7aa6-9c23-eb6381a7650d', '{"event":"payment.pending","data":{"paymentId":"01a1e332-e60b-7aa6-9c23-eb6381a7650d","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:06.155Z","livemode":false},"timestamp":"2026-11-16T07:12:06.203Z"}', 'delivered', '2026-11-16 07:12:06.203+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:06.229958+00', '200', NULL, '155', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e7ba-701f-bcb6-4d82388d7f98', 'payment.completed', '01a1e332-e71e-7280-be87-a8c4a645b408', '{"event":"payment.completed","data":{"paymentId":"01a1e332-e71e-7280-be87-a8c4a645b408","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:06.429Z","livemode":false},"timestamp":"2026-11-16T07:12:06.553Z"}', 'delivered', '2026-11-16 07:12:06.553+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:06.61578+00', '200', NULL, '35', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e875-7b15-8e6b-34268b0bb357', 'payment.completed', '01a1e332-e809-7379-a77f-2de2d47f6326', '{"event":"payment.completed","data":{"paymentId":"01a1e332-e809-7379-a77f-2de2d47f6326","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"31312674","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:06.665Z","livemode":false},"timestamp":"2026-11-16T07:12:06.764Z"}', 'delivered', '2026-11-16 07:12:06.764+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:06.8309+00', '200', NULL, '109', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '01a1e332-e87c-78f3-9477-d53a08a59bef', 'payment.failed', '01a1e332-e809-7c83-b21a-330dbf269101', '{"event":"payment.failed","data":{"paymentId":"01a1e332-e809-7c83-b21a-330dbf269101","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T07:12:06.665Z","livemode":false},"timestamp":"2026-11-16T07:12:06.780Z"}', 'delivered', '2026-11-16 07:12:06.78+00', '01a1e332-d47a-714c-a17c-80e9c2e6b798', '2026-11-16 07:12:06.79814+00', '200', NULL, '98', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e332-deea-7f89-bc1c-8720b721335f', 'false', '01a1e332-dffa-7285-8681-8e326d74cc90', '1', 'http://127.0.0.1:34775/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0103619c635f0cb78379f3d58c8e45cca4525ec4f75b63308f6f77647c18178cd3d3b40a4e9cfee9a538a159d53f2efc2af0bdb9e988e5a8eb92171100b1e68547d05243e8424d9bf8210996dd0da7300e002c', NULL, NULL, '2026-11-16 07:12:04.602+00', '2026-11-16 07:12:04.602+00');
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
