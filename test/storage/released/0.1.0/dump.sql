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
--   COMPLETED                           request    waits for the customer's transfer
--   FAILED                              queued     part of a disbursement, waits for its turn
--   REVERSED                            submitted  claimed: a call to the bank is under way, or its process died
--                                       accepted   the bank accepted it and has not decided
--                                       unknown    no trustworthy response: money may have moved
--                                       attention  the bank does not know the outcome: needs manual review
create table payments (
  tenant_id             uuid          not null,
  livemode              boolean       not null,
  payment_id            uuid          not null, -- version 7: newest last
  method                text          not null check (method in ('C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO',
                                        'CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO')),
  status                text          not null check (status in ('PENDING', 'COMPLETED', 'FAILED', 'REVERSED')),
  stage                 text          check (stage in ('intent', 'request', 'queued', 'submitted', 'accepted', 'unknown', 'attention')),
  external_ref          text          check (length(external_ref) between 1 and 128),
  batch_id              uuid,                     -- the disbursement it is a part of
  created_at            timestamptz   not null,
  updated_at            timestamptz   not null,
  expires_at            timestamptz,              -- of an intent or a request

  -- Amounts. An operation in VES needs no rate; without one it has no amount in USD either.
  usd_amount            numeric(16,2) check (usd_amount >= 0),
  ves_amount            numeric(18,2) not null check (ves_amount > 0),
  received_ves_amount   numeric(18,2) check (received_ves_amount > 0), -- of a verified transfer, if other than ves_amount;
                                                  -- of a request, the sum of its movements
  paid_late             boolean       not null default false, -- a request completed after it had expired
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

-- Invariants of a payment: a terminal status changes only from COMPLETED to REVERSED, or from an expired request to one
-- paid late, and the amounts never change.
create function refuse_payment_change() returns trigger language plpgsql as $$
begin
  raise exception 'payment %: %', old.payment_id, tg_argv[0] using errcode = 'check_violation';
end
$$;

create trigger payments_end_for_good before update on payments for each row
  when (old.status <> new.status and old.status <> 'PENDING' and not (old.status = 'COMPLETED' and new.status = 'REVERSED')
        and not (old.status = 'FAILED' and old.failure_code = 'INTENT_EXPIRED' and old.method = 'PAGO_MOVIL'
                 and new.status = 'COMPLETED' and new.paid_late))
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
  events        text[]      not null check (cardinality(events) between 1 and 6 and events <@ array[
                              'payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed',
                              'payment.canceled', 'movement.unmatched']),
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
  event_id        uuid        not null, -- of payment_events; of a movement, its own; a test notification has its own
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

-- Movements on an account, one row each, whether a notification, a statement or a query reported it first.
--   state  unmatched  no payment is known for it
--          matched    it pays for the payment in payment_id, or is the line of its charge or reversal
--          ignored    a person decided that it pays for nothing here
create table movements (
  account_id      bytea         not null, -- hash of bank and account, the same for all tenants that share it
  movement_key    text          not null, -- the bank's own number of the line
  movement_id     uuid          not null, -- version 7: newest last
  bank            text          not null,
  date            date          not null, -- in Caracas
  ves_amount      numeric(18,2) not null check (ves_amount > 0),
  direction       text          not null default 'in' check (direction in ('in', 'out')),
  kind            text          not null,
  is_contradictory boolean      not null default false, -- it proves neither payment nor absence
  reference       text          not null,
  numbers         text[]        not null,
  payer_bank_code text,
  payer           bytea         not null, -- sealed: phones, document, the payer's note
  phone_hash      bytea,                  -- of its only phone, if that is certainly the payer's; keyed as in payments
  document_hash   bytea,
  source          text          not null check (source in ('notification', 'statement', 'query', 'import')),
  is_proof        boolean       not null, -- the bank's own record, or reported at an address whose notifications are proof
  seen_at         timestamptz   not null default now(),
  state           text          not null default 'unmatched' check (state in ('unmatched', 'matched', 'ignored')),
  tenant_id       uuid,                   -- the tenant that matched or ignored it; others no longer see it
  livemode        boolean,
  payment_id      uuid,
  ignored_reason  text          check (length(ignored_reason) between 1 and 200),
  next_match_at   timestamptz   default now(), -- when it is matched next; null: not until a new request could fit
  reported_at     timestamptz,            -- when movement.unmatched was queued for it
  primary key (account_id, movement_key),
  unique (account_id, movement_id),
  check ((state = 'unmatched') = (tenant_id is null) and (tenant_id is null) = (livemode is null)),
  check ((state = 'matched') = (payment_id is not null)),
  check ((state = 'ignored') = (ignored_reason is not null))
);

create index movements_by_day on movements (account_id, date, ves_amount);
-- Lists, newest first: what no tenant has matched or ignored, and what one tenant has.
create index movements_open on movements (account_id, direction, movement_id) where state = 'unmatched';
create index movements_of_tenant on movements (account_id, tenant_id, livemode, direction, state, movement_id)
  where tenant_id is not null;
-- Money that arrived before its request: unmatched movements of an amount or a payer.
create index movements_open_by_amount on movements (account_id, ves_amount, date) where state = 'unmatched';
create index movements_open_by_phone on movements (account_id, phone_hash, date)
  where state = 'unmatched' and phone_hash is not null;
create index movements_open_by_document on movements (account_id, document_hash, date)
  where state = 'unmatched' and document_hash is not null;
create index movements_open_by_reference on movements (account_id, right(reference, 6), date) where state = 'unmatched';
-- The number of unmatched movements and the age of the oldest.
create index movements_unmatched on movements (seen_at) where state = 'unmatched' and direction = 'in';
create index movements_due on movements (next_match_at) where next_match_at is not null;

-- The payment that a movement pays for. The primary key lets one statement line pay for one payment only, over all
-- tenants that share the account; one payment can have several movements. A claim is never taken back.
create table claimed_movements (
  account_id   bytea   not null,
  movement_key text    not null,
  tenant_id    uuid    not null,
  livemode     boolean not null,
  payment_id   uuid    not null,
  is_reversal  boolean not null default false,
  primary key (account_id, movement_key),
  foreign key (account_id, movement_key) references movements
);

-- The movements of a payment, from a direct approval, a statement or a request.
create index claimed_movements_by_payment on claimed_movements (tenant_id, livemode, payment_id);

create function mark_movement_matched() returns trigger language plpgsql as $$
begin
  update movements
  set state = 'matched', tenant_id = new.tenant_id, livemode = new.livemode, payment_id = new.payment_id,
      ignored_reason = null, next_match_at = null
  where account_id = new.account_id and movement_key = new.movement_key;
  return null;
end
$$;

create trigger claimed_movements_mark_the_movement after insert on claimed_movements for each row
  execute function mark_movement_matched();

-- Requests for a transfer that money may still settle: open, or expired less than the late period ago. One row for each
-- account that the customer may pay to; deleted when the request is paid, canceled or past its late period.
create table payment_requests (
  account_id           bytea         not null,
  tenant_id            uuid          not null,
  livemode             boolean       not null,
  payment_id           uuid          not null,
  remaining_ves_amount numeric(18,2) not null check (remaining_ves_amount > 0),
  phone_hash           bytea,
  document_hash        bytea,
  bank_code            text,
  reference            text          check (reference ~ '^[0-9]{4,32}$'), -- that the customer reported
  opened_at            timestamptz   not null,
  late_until           timestamptz   not null,
  primary key (tenant_id, livemode, payment_id, account_id)
);

create index payment_requests_by_amount on payment_requests (account_id, remaining_ves_amount);
create index payment_requests_by_phone on payment_requests (account_id, phone_hash) where phone_hash is not null;
create index payment_requests_by_document on payment_requests (account_id, document_hash) where document_hash is not null;
create index payment_requests_by_reference on payment_requests (account_id, right(reference, 6)) where reference is not null;
create index payment_requests_by_end on payment_requests (late_until);

-- Which account each tenant has at each bank: the tenants that share one are notified of its movements. Written when an account
-- is first used or changed; the credentials decide.
create table account_holders (
  tenant_id  uuid    not null references tenants,
  livemode   boolean not null,
  bank       text    not null,
  account_id bytea   not null,
  version    text    not null, -- of bank_accounts
  primary key (tenant_id, livemode, bank)
);

create index account_holders_by_account on account_holders (account_id);

-- When the statement of an account is read next, by one of all processes.
create table statement_readings (
  account_id   bytea       primary key,
  tenant_id    uuid        not null, -- whose credentials are used
  livemode     boolean     not null,
  bank         text        not null,
  next_read_at timestamptz not null default now(),
  started_at   timestamptz,          -- of the last reading; only its process may write the result
  leased_until timestamptz,          -- while a process reads; a process that dies gives it back by doing nothing
  read_at      timestamptz,          -- when the last complete reading started
  read_until   date,                 -- the last day of that reading
  failures     integer     not null default 0, -- since then
  created_at   timestamptz not null default now()
);

create index statement_readings_due on statement_readings (next_read_at);

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

-- Reconciliation of days: whether the books of a tenant agree with the bank, per account and Caracas day.

-- Days that a person closed. The hash covers the content and the hash of the day closed before it on the same account, so
-- that no stored day can be changed, removed or inserted without a trace. `sequence` is the order of closing.
create table closed_days (
  tenant_id     uuid        not null,
  livemode      boolean     not null,
  account_id    bytea       not null,
  date          date        not null, -- in Caracas
  sequence      integer     not null check (sequence > 0),
  bank          text        not null,
  content       text        not null, -- canonical JSON: account, basis, totals and lines; no data of payers
  previous_hash bytea       not null,
  hash          bytea       not null check (hash = sha256(previous_hash || convert_to(content, 'UTF8'))),
  differences   integer     not null check (differences >= 0),
  closed_at     timestamptz not null,
  closed_by     text        not null,
  primary key (tenant_id, livemode, account_id, date),
  constraint closed_days_sequence unique (tenant_id, livemode, account_id, sequence),
  check (date < (closed_at at time zone 'America/Caracas')::date)
);

create index closed_days_by_date on closed_days (date);

-- Corrections of a closed day: found after it was closed, numbered in the order of finding.
create table day_corrections (
  tenant_id  uuid        not null,
  livemode   boolean     not null,
  account_id bytea       not null,
  date       date        not null,
  number     integer     not null check (number > 0),
  change     text        not null check (change in ('added', 'removed')),
  line       text        not null, -- JSON, as in closed_days.content
  found_at   timestamptz not null default now(),
  primary key (tenant_id, livemode, account_id, date, number),
  foreign key (tenant_id, livemode, account_id, date) references closed_days
);

create function refuse_reconciliation_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger closed_days_are_append_only
  before update or delete or truncate on closed_days
  for each statement execute function refuse_reconciliation_change();

create trigger day_corrections_are_append_only
  before update or delete or truncate on day_corrections
  for each statement execute function refuse_reconciliation_change();

-- The chain has no gap and no fork: a day continues the last closed one of its account.
create function check_day_chain() returns trigger language plpgsql as $$
begin
  if new.previous_hash is distinct from coalesce(
    (select hash from closed_days where tenant_id = new.tenant_id and livemode = new.livemode
       and account_id = new.account_id and sequence = new.sequence - 1),
    case when new.sequence = 1 then sha256('') end)
  then
    raise exception 'closed day %: it does not continue the chain of its account', new.date using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger closed_days_continue_the_chain before insert on closed_days for each row execute function check_day_chain();

-- Payments out of an account and immediate debits, of all tenants that share it: those that a statement line may belong to.
-- C2P charges and reversals have indexes of their own.
create index payments_by_account_transfer on payments (account_id, submitted_at)
  where method in ('DEBITO_INMEDIATO', 'CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO')
    and submitted_at is not null;

-- The lowest version 7 uuid of a time: ids of payments begin with their milliseconds.
create function uuid_at(at timestamptz) returns uuid language sql immutable parallel safe as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Change ("vuelto") that gives the over-payment of a request back. The id of the change is chosen with the claim, and the
-- primary key of payments admits it once: a process that dies between both, or two people who confirm at once, pay once.
create table overpayment_changes (
  tenant_id  uuid          not null,
  livemode   boolean       not null,
  payment_id uuid          not null, -- the over-paid request
  number     integer       not null check (number > 0), -- 1, 2, …: the next one only after the ones before failed, or if
                                                        -- more money arrived
  change_id  uuid          not null, -- payment_id of the change
  ves_amount numeric(18,2) not null check (ves_amount > 0),
  claimed_at timestamptz   not null default now(),
  primary key (tenant_id, livemode, payment_id, number),
  unique (tenant_id, livemode, change_id),
  foreign key (tenant_id, livemode, payment_id) references payments
);

-- Checkout: pages where a customer pays, and links to them.

-- A session's payments are ordinary payments that name it. The session's row admits one charge and one open request for a
-- transfer at a time, see checkout_sessions; a unique index on payments would forbid partitioning them by time.
alter table payments add column checkout_session_id uuid;

create index payments_by_session on payments (tenant_id, livemode, checkout_session_id, payment_id)
  where checkout_session_id is not null;

-- The look of a tenant's pages, and the places that they may lead to or be shown in.
create table checkout_profiles (
  tenant_id     uuid        primary key references tenants,
  colour        text        check (colour ~ '^#[0-9a-f]{6}$'),
  logo          bytea       check (length(logo) <= 65536),
  logo_type     text        check (logo_type in ('image/png', 'image/jpeg', 'image/webp')),
  return_hosts  text[]      not null default '{}' check (cardinality(return_hosts) <= 20),
  frame_origins text[]      not null default '{}' check (cardinality(frame_origins) <= 20),
  updated_at    timestamptz not null default now(),
  check ((logo is null) = (logo_type is null))
);

create index checkout_profiles_by_logo on checkout_profiles (sha256(logo)) where logo is not null;

create table payment_links (
  tenant_id     uuid          not null references tenants,
  livemode      boolean       not null,
  link_id       uuid          not null, -- version 7: newest last
  slug_hash     bytea         not null, -- keyed hash of the 128 random bits in the address
  sealed        bytea         not null, -- the slug, and the customer's data
  usd_amount    numeric(16,2) check (usd_amount > 0),
  ves_amount    numeric(18,2) check (ves_amount > 0),
  currency      text          not null check (currency in ('USD', 'VES')), -- of the amount that the customer types
  description   text          not null check (length(description) between 1 and 200),
  methods       text[],                 -- null: all that the tenant's accounts offer
  external_ref  text          check (length(external_ref) between 1 and 128),
  return_url    text          check (length(return_url) <= 2048),
  lines         jsonb         not null default '[]',
  metadata      jsonb         not null default '{}',
  language      text          not null check (language in ('es', 'en')),
  max_uses      integer       check (max_uses > 0), -- sessions that are open or paid; null: any number
  is_shared     boolean       not null, -- every visit leads to the same session: a link for one payment
  is_active     boolean       not null default true,
  expires_at    timestamptz,
  created_at    timestamptz   not null,
  created_by    text          not null,
  primary key (tenant_id, livemode, link_id),
  check (usd_amount is null or ves_amount is null),
  check (not is_shared or max_uses = 1)
);

create index payment_links_by_slug on payment_links (slug_hash);

-- The state of a session. The statement that changes a payment also changes its session (src/checkout/sql):
--   PAID            paid_at is set, by the statement that completed one of its payments
--   PROCESSING      charge_id is set: a charge is in progress or of unknown outcome
--   PARTIALLY_PAID  a transfer arrived that is less than the amount
--   CANCELED        ended by the customer
--   EXPIRED         ended by the tenant or by time
--   OPEN            otherwise
create table checkout_sessions (
  tenant_id     uuid          not null references tenants,
  livemode      boolean       not null,
  session_id    uuid          not null, -- version 7: newest last
  link_id       uuid,
  token_hash    bytea         not null, -- keyed hashes of the addresses of the page, the receipt and the public check
  receipt_hash  bytea         not null,
  check_hash    bytea         not null,
  sealed        bytea         not null, -- the token of the page, from which the other two are derived, and the customer's data
  usd_amount    numeric(16,2) check (usd_amount > 0),
  ves_amount    numeric(18,2) check (ves_amount > 0),
  description   text          not null check (length(description) between 1 and 200),
  methods       text[],
  external_ref  text          check (length(external_ref) between 1 and 128),
  return_url    text          check (length(return_url) <= 2048),
  lines         jsonb         not null default '[]',
  metadata      jsonb         not null default '{}',
  language      text          not null check (language in ('es', 'en')),
  is_shared     boolean       not null default false, -- of its link
  created_at    timestamptz   not null,
  expires_at    timestamptz   not null,
  ended_at      timestamptz,
  end_reason    text          check (end_reason in ('expired', 'canceled')),
  charge_id     uuid,                   -- the charge in progress or of unknown outcome, or that paid it
  request_id    uuid,                   -- the request for a transfer that is open or was paid in part
  paid_at       timestamptz,
  paid_by       uuid,                   -- the payment
  primary key (tenant_id, livemode, session_id),
  check ((usd_amount is null) <> (ves_amount is null)),
  check ((ended_at is null) = (end_reason is null)),
  check ((paid_at is null) = (paid_by is null))
);

create index checkout_sessions_by_token on checkout_sessions (token_hash);
create index checkout_sessions_by_receipt on checkout_sessions (receipt_hash);
create index checkout_sessions_by_check on checkout_sessions (check_hash);
create index checkout_sessions_by_link on checkout_sessions (tenant_id, livemode, link_id, session_id)
  where link_id is not null;
-- A link for one payment has one session at a time, for all its visitors.
create unique index checkout_sessions_shared on checkout_sessions (tenant_id, livemode, link_id)
  where is_shared and ended_at is null;
create index checkout_sessions_due on checkout_sessions (expires_at) where ended_at is null and paid_at is null;
create index checkout_sessions_paid on checkout_sessions (paid_at) where paid_at is not null;

-- Attempts to pay, counted before each call to a bank. Sessions, payers and addresses are keyed hashes.
create table checkout_attempts (
  tenant_id uuid        not null,
  livemode  boolean     not null,
  subject   bytea       not null,
  count     integer     not null,
  since     timestamptz not null,
  primary key (tenant_id, livemode, subject)
);

create index checkout_attempts_by_age on checkout_attempts (since);

alter table webhook_endpoints drop constraint webhook_endpoints_events_check;
alter table webhook_endpoints add constraint webhook_endpoints_events_check
  check (cardinality(events) between 1 and 8 and events <@ array[
    'payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed', 'payment.canceled',
    'movement.unmatched', 'checkout.paid', 'checkout.expired']);

-- Bodies of these functions are in src/checkout/sql, which the migrator applies after the migrations.
create function queue_checkout_event(uuid, boolean, uuid, text, timestamptz) returns void language plpgsql as $$
begin
  raise exception 'the routine % has not been applied: run pasarela migrate', 'queue_checkout_event';
end
$$;

create function follow_checkout_session() returns trigger language plpgsql as $$
begin
  raise exception 'the routine % has not been applied: run pasarela migrate', 'follow_checkout_session';
end
$$;

create trigger payments_begin_in_session after insert on payments for each row
  when (new.checkout_session_id is not null and new.stage in ('submitted', 'request'))
  execute function follow_checkout_session();

create trigger payments_move_in_session after update on payments for each row
  when (new.checkout_session_id is not null and (old.status, old.stage) is distinct from (new.status, new.stage))
  execute function follow_checkout_session();

-- Restrictions of API keys, payouts that wait for a second person, and the key behind every payment.

-- scopes       operations that the key may call (foundation/key-scopes.ts)
-- allowed_ips  networks that it may be used from; null: any
-- …_limit_ves  largest sums that the key may pay out or refund; null: none. A day is one of Caracas
-- budget_id    of a key that replaced another by rotation: the first of them, with which its payouts count together
alter table api_keys
  add column name            text          check (length(name) between 1 and 80),
  add column scopes          text[]        not null default '{collect,read,refund,payout,webhooks}'
    check (cardinality(scopes) > 0 and scopes <@ '{collect,read,refund,payout,webhooks,approve}'),
  add column allowed_ips     cidr[]        check (cardinality(allowed_ips) between 1 and 50),
  add column call_limit_ves  numeric(18,2) check (call_limit_ves > 0),
  add column day_limit_ves   numeric(18,2) check (day_limit_ves > 0),
  add column payee_limit_ves numeric(18,2) check (payee_limit_ves > 0), -- per payee and day
  add column budget_id       uuid;

-- approval_above_ves  payouts above it wait for a second person; null: none does
alter table tenants add column approval_above_ves numeric(18,2) check (approval_above_ves >= 0);

-- key_id  the API key that created the payment; null: a person in the dashboard
alter table payments
  add column key_id uuid,
  drop constraint payments_stage_check,
  -- approval: a payout that waits for a second person
  add constraint payments_stage_check check (stage in ('intent', 'request', 'approval', 'queued', 'submitted', 'accepted',
    'unknown', 'attention'));
-- key_id  the API key whose request caused the transition; null: the gateway itself, or a person
alter table payment_events add column key_id uuid;
alter table checkout_sessions add column key_id uuid;

-- Payouts and refunds of keys with limits, one row per payee. Those that failed do not count: see use_key_budget.
create table key_payouts (
  tenant_id   uuid          not null,
  livemode    boolean       not null,
  budget_id   uuid          not null,
  day         date          not null,
  payment_id  uuid          not null,
  number      smallint      not null, -- of the payee within the payment
  is_reversal boolean       not null,
  document_hash    bytea    not null, -- of the payee
  destination_hash bytea    not null, -- of their phone or account
  ves_amount  numeric(18,2) not null check (ves_amount > 0),
  primary key (tenant_id, livemode, budget_id, day, payment_id, is_reversal, number)
);

-- Payouts above the tenant's amount, which one person or key requests and another decides. The subject is a payment or a
-- disbursement.
create table payment_approvals (
  tenant_id    uuid          not null,
  livemode     boolean       not null,
  subject_id   uuid          not null,
  ves_amount   numeric(18,2) not null check (ves_amount > 0),
  requested_by text          not null,
  requested_at timestamptz   not null,
  expires_at   timestamptz   not null,
  decision     text          check (decision in ('approved', 'declined', 'expired')),
  decided_by   text          check (decided_by <> requested_by),
  decided_at   timestamptz,
  primary key (tenant_id, livemode, subject_id),
  check ((decision is null) = (decided_at is null)),
  check ((decision in ('approved', 'declined')) = (decided_by is not null) or decision is null)
);

create index payment_approvals_open on payment_approvals (tenant_id, livemode, requested_at) where decision is null;

-- Second factors of the people who sign in, the sessions they see, and their former passwords.

-- Time-based codes (RFC 6238). Counts as a factor once confirmed by a first code.
create table operator_totp (
  user_id      uuid        primary key references operator_users,
  secret       bytea       not null, -- sealed
  last_step    bigint      not null default 0, -- step of the last accepted code: only later ones are accepted
  created_at   timestamptz not null default now(),
  confirmed_at timestamptz
);

create table operator_passkeys (
  passkey_id    uuid        primary key,
  user_id       uuid        not null references operator_users,
  credential_id bytea       not null constraint operator_passkeys_credential unique,
  public_key    bytea       not null,
  counter       bigint      not null, -- of the authenticator; 0 where it keeps none
  transports    text[]      not null,
  name          text        not null check (length(name) between 1 and 64),
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);

create index operator_passkeys_by_user on operator_passkeys (user_id);

-- Keyed hashes of the codes for a person who lost the other factors.
create table operator_recovery_codes (
  user_id   uuid        not null references operator_users,
  code_hash bytea       not null check (octet_length(code_hash) = 32),
  used_at   timestamptz,
  primary key (user_id, code_hash)
);

-- Keyed hashes of the challenges that passkeys sign. The use of one deletes it.
create table passkey_challenges (
  challenge_hash bytea       primary key check (octet_length(challenge_hash) = 32),
  user_id        uuid        references operator_users, -- null: sign-in by a passkey alone
  purpose        text        not null check (purpose in ('enrol', 'sign-in', 'factor')),
  expires_at     timestamptz not null
);

create index passkey_challenges_by_age on passkey_challenges (expires_at);

-- Sign-ins whose password was right and whose second factor is awaited. In a table of its own, so that one is never
-- taken for a session.
create table pending_sign_ins (
  token_hash bytea       primary key check (octet_length(token_hash) = 32),
  user_id    uuid        not null references operator_users,
  expires_at timestamptz not null
);

create index pending_sign_ins_by_age on pending_sign_ins (expires_at);

create table operator_former_passwords (
  user_id       uuid        not null references operator_users,
  password_hash text        not null,
  ended_at      timestamptz not null default now(),
  primary key (user_id, password_hash)
);

alter table operator_sessions
  add column session_id    uuid not null default gen_random_uuid(),
  add column address       text not null default '',
  add column device        text not null default '',
  add column verified_at   timestamptz, -- last proof of identity: at sign-in and at every step-up
  add column verified_with text check (verified_with in ('password', 'factor'));

-- Whether the token may do what a person confirms with a fresh second factor.
alter table operator_tokens add column step_up boolean not null default false;

-- Keyed hash of the user name, in the counts that belong to one: unlocking a name deletes all of them.
alter table login_attempts add column name bytea;

create index login_attempts_by_name on login_attempts (name);

-- The audit log as a chain: each entry has a number without gaps and the hash of its content and of the entry before it.
-- Entries also name where they came from and how the attempt ended.

-- Origin of an entry; null for commands and background work.
--   session_id   dashboard session or API token of an operator: an id, never the secret
--   key_id       API key of the request
--   outcome      refused: a person or a key tried, and was not allowed to. failed: the credentials were wrong
-- `at`, `sequence`, `previous_hash` and `hash` are written by the trigger below, at the end of the transaction.
alter table audit_log
  add column outcome       text not null default 'done' check (outcome in ('done', 'refused', 'failed')),
  add column address       text,
  add column session_id    text,
  add column key_id        text,
  add column request_id    text,
  add column sequence      bigint,
  add column previous_hash bytea,
  add column hash          bytea;

-- End of the chain: one row, which every audited transaction locks last.
--   sealed_sequence, sealed_hash, seal   an entry of the chain and its HMAC under a key of the installation, which is not in
--                                        the database: a chain that was cut off and computed again does not reach it
create table audit_head (
  is_only         boolean     primary key default true check (is_only),
  sequence        bigint      not null,
  hash            bytea       not null,
  at              timestamptz not null,
  sealed_sequence bigint,
  sealed_hash     bytea,
  seal            bytea,
  check ((sealed_sequence is null) = (seal is null) and (sealed_hash is null) = (seal is null))
);

insert into audit_head (sequence, hash, at) values (0, sha256(''), '-infinity');

-- Canonical content of an entry. Absent values are left out, so that a column added later keeps the hashes of older entries.
create function audit_content(entry audit_log) returns text language sql stable as $$
  select (jsonb_strip_nulls(jsonb_build_object(
    'sequence', entry.sequence, 'auditId', entry.audit_id,
    'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'actor', entry.actor, 'action', entry.action, 'outcome', entry.outcome, 'tenantId', entry.tenant_id,
    'subject', entry.subject, 'address', entry.address, 'sessionId', entry.session_id, 'keyId', entry.key_id,
    'requestId', entry.request_id)) || jsonb_build_object('details', entry.details))::text
$$;

-- Entries of before, in the order of their times.
drop trigger audit_log_is_append_only on audit_log;

do $$
declare
  head audit_head;
  entry audit_log;
begin
  select * into head from audit_head;
  for entry in select * from audit_log order by at, audit_id loop
    entry.sequence := head.sequence + 1;
    entry.hash := sha256(head.hash || convert_to(audit_content(entry), 'UTF8'));
    update audit_log set sequence = entry.sequence, previous_hash = head.hash, hash = entry.hash
      where audit_id = entry.audit_id;
    head.sequence := entry.sequence;
    head.hash := entry.hash;
    head.at := entry.at;
  end loop;
  update audit_head set sequence = head.sequence, hash = head.hash, at = head.at;
end
$$;

create unique index audit_log_by_sequence on audit_log (sequence);
drop index audit_log_by_tenant;
create index audit_log_by_tenant on audit_log (tenant_id, sequence);

alter table audit_log add check (num_nulls(sequence, previous_hash, hash) in (0, 3));

create trigger audit_log_is_append_only
  before delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Written once: an entry is complete when it has its place in the chain, and it gets its place only from the chain.
create trigger audit_log_is_written_once
  before update on audit_log
  for each row when (old.sequence is not null) execute function refuse_audit_change();

create trigger audit_log_is_unplaced
  before insert on audit_log
  for each row when (num_nonnulls(new.sequence, new.previous_hash, new.hash) > 0) execute function refuse_audit_change();

-- Puts an entry at the end of the chain. Deferred to the commit: the lock on the head is then the last one that the
-- transaction takes, so that it cannot be part of a deadlock, and it is held only while the commit is written. Taken at the
-- insert instead, it would be held by one transaction that waits for a payment while the holder of that payment waits for
-- it. A worker that chained committed entries later would leave them unprotected until then.
-- Each commit waits for the one before: hundreds of audited changes per second, far more than people and configuration make.
-- Time and number rise together, because both are taken behind the lock.
-- Security definer: the program's own role can insert entries and nothing else.
create function chain_audit_entry() returns trigger language plpgsql security definer as $$
declare
  head audit_head;
  entry audit_log := new;
begin
  select * into strict head from audit_head for update;
  entry.sequence := head.sequence + 1;
  entry.at := greatest(clock_timestamp(), head.at);
  entry.previous_hash := head.hash;
  entry.hash := sha256(head.hash || convert_to(audit_content(entry), 'UTF8'));
  update audit_log
    set sequence = entry.sequence, at = entry.at, previous_hash = entry.previous_hash, hash = entry.hash
    where audit_id = entry.audit_id;
  update audit_head set sequence = entry.sequence, hash = entry.hash, at = entry.at;
  return null;
end
$$;

-- A temporary table of the caller must not stand in for one of these.
do $$
begin
  execute format('alter function chain_audit_entry() set search_path = pg_catalog, %I, pg_temp', current_schema());
end
$$;

create constraint trigger audit_log_is_chained
  after insert on audit_log
  deferrable initially deferred
  for each row execute function chain_audit_entry();

-- Secrets of a request leave no hash behind.
--   fingerprint                      of the declared content that is no secret, and of a card's last four digits; kept
--   secret_salt, secret_fingerprint  salted hash of the whole request, only while it runs: both are removed by the statement
--                                    that stores the response, and after the lease of a request whose process died
alter table idempotency_keys
  add column secret_salt        bytea,
  add column secret_fingerprint bytea,
  add constraint idempotency_keys_secrets check (
    (secret_salt is null and secret_fingerprint is null)
    or (status is null and octet_length(secret_salt) = 32 and octet_length(secret_fingerprint) = 32)
  ) not valid;

create index idempotency_keys_with_salt on idempotency_keys (claimed_at) where secret_salt is not null;

-- A card is a keyed hash of its last four digits and its expiry, so that its number cannot be found by trying numbers.
-- Different numbers with the same ones count as one card, and `failures` counts its attempts.
alter table card_failures add column failures integer not null default 1;

-- Secrets of the installation after the first: known to all processes from their start on, and used from `used_from` on.
alter table installation_secrets add column used_from timestamptz;

-- People who sign in at an OpenID Connect provider. Issuer and subject identify such a user: never the name or an address.

alter table operator_users
  add column issuer  text,
  add column subject text,
  add constraint operator_users_subject unique (issuer, subject),
  add constraint operator_users_provider check ((issuer is null) = (subject is null)),
  -- Users of the provider have no password, and names that no user with a password can have.
  add constraint operator_users_no_password check ((issuer is null) = (password_hash <> '')),
  drop constraint operator_users_name_check,
  add constraint operator_users_name_check
    check (name ~ case when issuer is null then '^[a-z0-9][a-z0-9._@+-]{0,127}$'
                       else '^oidc:[a-z0-9][a-z0-9._@+-]{0,127}$' end);

-- Keyed hashes of the sign-ins at the provider that came back. Each comes back once, and is forgotten when it has expired.
create table oidc_returns (
  token_hash bytea       primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);

create index oidc_returns_by_age on oidc_returns (expires_at);

-- Work of a tenant's people in the dashboard: roles, invitations, redelivery of webhooks, manual rates.

--   operator  all rights, over all tenants
--   owner     all rights over the data and the people of one tenant
--   staff     all rights over the data of one tenant
--   cashier   collects for one tenant
--   viewer    read only: one tenant, or all of them
-- A user without a password and without an identity provider was invited and has not chosen a password yet.
alter table operator_users
  drop constraint operator_users_role_check,
  add constraint operator_users_role_check check (role in ('operator', 'owner', 'staff', 'cashier', 'viewer')),
  drop constraint operator_users_check,
  add constraint operator_users_check check (
    case when role = 'operator' then tenant_id is null when role = 'viewer' then true else tenant_id is not null end),
  drop constraint operator_users_no_password,
  add constraint operator_users_no_password check (issuer is null or password_hash = '');

create index operator_users_by_tenant on operator_users (tenant_id, name);

-- One-time links by which a person chooses a password: one per user, the latest. The use of one deletes it.
create table user_links (
  user_id    uuid        primary key references operator_users,
  token_hash bytea       not null constraint user_links_token unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index user_links_by_age on user_links (expires_at);

-- A delivery that a person asked for: the event's first delivery was attempted once and stays as it is.
--   redelivery_of  event_id of that first delivery
alter table webhook_deliveries add column redelivery_of uuid;

create index webhook_deliveries_again on webhook_deliveries (tenant_id, livemode, redelivery_of)
  where redelivery_of is not null;
-- One at a time: a double click sends one.
create unique index webhook_deliveries_one_again on webhook_deliveries (tenant_id, livemode, endpoint_id, redelivery_of)
  where redelivery_of is not null and state in ('queued', 'sending');

-- A manual rate that was withdrawn is kept, because payments were made with it, and never served.
alter table rates
  add column withdrawn_at timestamptz,
  add constraint rates_withdrawn check (withdrawn_at is null or origin = 'operator');

-- version: 1
-- Counts a payout or a refund against the limits of an API key, and returns null or the limit that it exceeds: `call`,
-- `day` or `payee`. Nothing is counted then. The row of the budget's first key is locked before the sums are read, and
-- each query of a function has a snapshot of its own, so that of many payouts at once none sees the sums without the
-- others. Payouts that failed, and reversals that did not take place, do not count. A payment that is written again after a
-- lost acknowledgement counts once. A payee is recognised by the document and by the phone or account: the limit holds for
-- each of them, so that neither an invented document nor a second phone has a limit of its own. Rows of past days are removed.
create or replace function use_key_budget(
  of_tenant uuid, of_livemode boolean, of_key uuid, of_payments uuid[], of_documents bytea[], of_destinations bytea[],
  of_amounts numeric[], of_reversal boolean
) returns text language plpgsql as $$
declare
  limited record;
  today date := (clock_timestamp() at time zone 'America/Caracas')::date;
  exceeded text;
begin
  select coalesce(budget_id, key_id) as budget_id, call_limit_ves, day_limit_ves, payee_limit_ves into limited
  from api_keys where tenant_id = of_tenant and key_id = of_key;
  if (select sum(amount) from unnest(of_amounts) as amount) > limited.call_limit_ves then
    return 'call';
  end if;
  if limited.day_limit_ves is null and limited.payee_limit_ves is null then
    return null;
  end if;

  perform from api_keys where tenant_id = of_tenant and key_id = limited.budget_id for no key update;
  delete from key_payouts
  where tenant_id = of_tenant and livemode = of_livemode and budget_id = limited.budget_id and day < today;

  with counted as (
    select k.document_hash, k.destination_hash, k.ves_amount from key_payouts k join payments p using (tenant_id, livemode, payment_id)
    where k.tenant_id = of_tenant and k.livemode = of_livemode and k.budget_id = limited.budget_id and k.day = today
      and k.payment_id <> all (of_payments)
      and case when k.is_reversal then p.status = 'REVERSED' or p.reversal_stage is not null else p.status <> 'FAILED' end
  ), added as (
    select * from unnest(of_documents, of_destinations, of_amounts) as payee (document_hash, destination_hash, ves_amount)
  ), paid as (
    select * from counted union all select * from added
  )
  select case
    when (select sum(ves_amount) from paid) > limited.day_limit_ves then 'day'
    when exists (
      select from added a
      where (select sum(p.ves_amount) from paid p where p.document_hash = a.document_hash) > limited.payee_limit_ves
         or (select sum(p.ves_amount) from paid p where p.destination_hash = a.destination_hash) > limited.payee_limit_ves
    ) then 'payee'
  end into exceeded;
  if exceeded is not null then
    return exceeded;
  end if;

  insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash,
    destination_hash, ves_amount)
  select of_tenant, of_livemode, limited.budget_id, today, payment_id, number, of_reversal, document_hash,
         destination_hash, ves_amount
  from unnest(of_payments, of_documents, of_destinations, of_amounts)
    with ordinality as payee (payment_id, document_hash, destination_hash, ves_amount, number)
  on conflict do nothing;
  return null;
end
$$;

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

-- version: 3
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
             'keyId', p.key_id, 'checkoutSessionId', p.checkout_session_id, 'livemode', p.livemode),
           'timestamp', to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
         new.at
  from webhook_endpoints e
  join tenants t on t.tenant_id = e.tenant_id
  join payments p on (p.tenant_id, p.livemode, p.payment_id) = (new.tenant_id, new.livemode, new.payment_id)
  where e.tenant_id = new.tenant_id and e.livemode = new.livemode and e.is_active and new.event = any (e.events);
  return null;
end
$$;

-- version: 1
-- Keeps a session in step with its payments, in the statement that changes the payment.
--   a charge or a request begins  claims the session: it must be open and have no other, so that a double tap, two tabs or
--                                 two devices make one, and none begins in a session that has ended
--   it fails                      releases the session
--   a payment completes           the session is paid, and `checkout.paid` is queued; a second payment of the session, such
--                                 as a transfer that arrives after a charge, changes nothing
-- Every condition is on the session's own row: PostgreSQL checks it again after waiting for a concurrent change of the row,
-- while rows of other tables would be read as they were before.
create or replace function follow_checkout_session() returns trigger language plpgsql as $$
begin
  if new.status = 'COMPLETED' then
    update checkout_sessions set paid_at = new.updated_at, paid_by = new.payment_id
    where tenant_id = new.tenant_id and livemode = new.livemode and session_id = new.checkout_session_id
      and paid_at is null;
    if found then
      perform queue_checkout_event(new.tenant_id, new.livemode, new.checkout_session_id, 'checkout.paid', new.updated_at);
    end if;
  elsif new.stage in ('submitted', 'request') then
    update checkout_sessions set
      charge_id = case new.stage when 'submitted' then new.payment_id else charge_id end,
      request_id = case new.stage when 'request' then new.payment_id else request_id end
    where tenant_id = new.tenant_id and livemode = new.livemode and session_id = new.checkout_session_id
      and charge_id is null and (new.stage = 'submitted' or request_id is null)
      and paid_at is null and ended_at is null and expires_at > now();
    if not found then
      raise exception 'the session of payment % is not open', new.payment_id
        using errcode = 'check_violation', constraint = 'checkout_session_is_open', table = 'checkout_sessions';
    end if;
  elsif new.status = 'FAILED' or new.stage = 'intent' then
    update checkout_sessions set
      charge_id = nullif(charge_id, new.payment_id),
      request_id = case when new.received_ves_amount is null then nullif(request_id, new.payment_id) else request_id end
    where tenant_id = new.tenant_id and livemode = new.livemode and session_id = new.checkout_session_id
      and paid_at is null and new.payment_id in (charge_id, request_id);
  end if;
  return null;
end
$$;

-- version: 1
-- Queues `checkout.paid` or `checkout.expired` for the endpoints that subscribe to it, with the exact body that is signed
-- and sent. Its id is derived from the session: one such event per session, whatever is repeated.
-- The fields of the body are declared in src/webhooks/checkout-fields.ts. Absent fields are omitted, never null.
create or replace function queue_checkout_event(
  of_tenant uuid, of_mode boolean, of_session uuid, event_name text, event_at timestamptz)
returns void language plpgsql as $$
begin
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at)
  select s.tenant_id, s.livemode, e.endpoint_id,
         (left(s.session_id::text, 24) || left(md5(s.session_id::text || ' ' || event_name), 12))::uuid,
         event_name, s.paid_by,
         json_strip_nulls(json_build_object(
           'event', event_name,
           'data', json_build_object(
             'sessionId', s.session_id, 'linkId', s.link_id,
             'status', case when event_name = 'checkout.paid' then 'PAID'
               when exists (
                 select from payments p
                 where p.tenant_id = s.tenant_id and p.livemode = s.livemode and p.checkout_session_id = s.session_id
                   and p.received_ves_amount is not null and p.status <> 'COMPLETED') then 'PARTIALLY_PAID'
               else 'EXPIRED' end,
             'paymentId', s.paid_by, 'externalRef', s.external_ref, 'description', s.description,
             'usdAmount', trim_scale(s.usd_amount), 'vesAmount', trim_scale(s.ves_amount),
             'metadata', nullif(s.metadata, '{}'),
             'tenantName', t.name,
             'createdAt', to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'livemode', s.livemode),
           'timestamp', to_char(event_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
         event_at
  from checkout_sessions s
  join tenants t using (tenant_id)
  join webhook_endpoints e on e.tenant_id = s.tenant_id and e.livemode = s.livemode
  where s.tenant_id = of_tenant and s.livemode = of_mode and s.session_id = of_session
    and e.is_active and event_name = any (e.events)
  on conflict do nothing;
end
$$;

alter table tenants disable trigger user;
alter table account_holders disable trigger user;
alter table api_keys disable trigger user;
alter table audit_head disable trigger user;
alter table audit_log disable trigger user;
alter table bank_accounts disable trigger user;
alter table bank_notifications disable trigger user;
alter table bank_sessions disable trigger user;
alter table card_failures disable trigger user;
alter table card_holders disable trigger user;
alter table card_reservations disable trigger user;
alter table checkout_attempts disable trigger user;
alter table checkout_profiles disable trigger user;
alter table checkout_sessions disable trigger user;
alter table movements disable trigger user;
alter table claimed_movements disable trigger user;
alter table closed_days disable trigger user;
alter table day_corrections disable trigger user;
alter table disbursements disable trigger user;
alter table flow_routes disable trigger user;
alter table idempotency_keys disable trigger user;
alter table installation_secrets disable trigger user;
alter table key_payouts disable trigger user;
alter table login_attempts disable trigger user;
alter table notification_addresses disable trigger user;
alter table oidc_returns disable trigger user;
alter table operator_users disable trigger user;
alter table operator_former_passwords disable trigger user;
alter table operator_passkeys disable trigger user;
alter table operator_recovery_codes disable trigger user;
alter table operator_sessions disable trigger user;
alter table operator_tokens disable trigger user;
alter table operator_totp disable trigger user;
alter table payments disable trigger user;
alter table overpayment_changes disable trigger user;
alter table passkey_challenges disable trigger user;
alter table payment_approvals disable trigger user;
alter table payment_events disable trigger user;
alter table payment_hours disable trigger user;
alter table payment_hours_done disable trigger user;
alter table payment_links disable trigger user;
alter table payment_requests disable trigger user;
alter table pending_sign_ins disable trigger user;
alter table rate_buckets disable trigger user;
alter table rate_sources disable trigger user;
alter table rates disable trigger user;
alter table schema_migrations disable trigger user;
alter table schema_routines disable trigger user;
alter table statement_readings disable trigger user;
alter table user_links disable trigger user;
alter table webhook_deliveries disable trigger user;
alter table webhook_endpoints disable trigger user;
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 20:15:51.414472+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'r4', E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', 'http://127.0.0.1:38249');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-72d0-7150-9768-4794ab8af167', 'false', 'pas_test_mNHLbN6u', E'\\x8f2b7621f8a08e07b88f63b0ae60b828db4637ad5c54db0a3e9e62c13479c879', '2026-11-16 20:15:51.504926+00', NULL, NULL, '2026-11-16 20:16:18.8623+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-731e-7e1e-bfc2-a2f3e959a959', 'true', 'pas_live_P3TGLaSm', E'\\x793d6b682bd284c1648f236b4c85c0d4b1d8e39dddd9c1fdcd4335915e86e0aa', '2026-11-16 20:15:51.583768+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x8ccdd5114c0044bc1f032c699e2721bd44dca71e5572d703dd265d6a9cc353aa', '2026-11-16 20:16:18.716801+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-7274-72d1-aa63-d7effe3255a1', '2026-11-16 20:15:51.432643+00', 'test', 'tenant.create', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x6beb8d7efb8bf9a428d8e7633c222e2e9fb547eefae42825c52618a8e2347927');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-72d0-7aa5-a2f7-5579363d9cba', '2026-11-16 20:15:51.50934+00', 'test', 'key.create', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-72d0-7150-9768-4794ab8af167', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_mNHLbN6u", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x6beb8d7efb8bf9a428d8e7633c222e2e9fb547eefae42825c52618a8e2347927', E'\\x92accc795c93cf126169aee12fa23d3e1bb8900f15228aa1327e045a6a18eac7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-731e-75f2-9764-b9732b551812', '2026-11-16 20:15:51.584527+00', 'test', 'key.create', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-731e-7e1e-bfc2-a2f3e959a959', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_P3TGLaSm", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x92accc795c93cf126169aee12fa23d3e1bb8900f15228aa1327e045a6a18eac7', E'\\xa614f3daf76024b5ff4f443899cd249efdcc73aaa8bb7b7515cb678dd172cc78');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-7555-7c4c-ba25-f40483b8a17b', '2026-11-16 20:15:52.089519+00', 'key:01a1e600-72d0-7150-9768-4794ab8af167', 'webhook.create', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-7554-7ff3-baf8-06712381ce51', '{"host": "127.0.0.1:46775", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e600-72d0-7150-9768-4794ab8af167', '01a1e600-74d3-7a82-a7ef-577e938c4228', '4', E'\\xa614f3daf76024b5ff4f443899cd249efdcc73aaa8bb7b7515cb678dd172cc78', E'\\x93ef58c74ec40939be77c8d2ad6455564bae01cb49308abd8bc8b0f60717caf2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-8fb4-7b80-b986-0b7230edfca5', '2026-11-16 20:15:58.902627+00', 'test', 'checkout.profile', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x93ef58c74ec40939be77c8d2ad6455564bae01cb49308abd8bc8b0f60717caf2', E'\\x0d0c08c10c37bd370a26639c3162d22a1d6546c49676cae695120050aa8f62ea');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-9081-76bf-9610-573b9ad35e56', '2026-11-16 20:15:59.026841+00', 'key:01a1e600-72d0-7150-9768-4794ab8af167', 'link.create', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-906b-781b-817c-8eaca6e28a90', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e600-72d0-7150-9768-4794ab8af167', '01a1e600-8fd7-7318-b9b4-9c9d801f522c', '6', E'\\x0d0c08c10c37bd370a26639c3162d22a1d6546c49676cae695120050aa8f62ea', E'\\xa32ed22098413816812e5d3baa5f40a4d83c0bff3a69a07c9eb7d8096fa15278');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-9528-7736-a041-253129586311', '2026-11-16 20:16:00.316942+00', 'test', 'bank.notifications', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xa32ed22098413816812e5d3baa5f40a4d83c0bff3a69a07c9eb7d8096fa15278', E'\\xef8b061354d946dcbe4ea6ab52d4f04ed2db51b77ff98665c69d4351d2f006aa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-9988-712b-9a2d-6d852210cbe1', '2026-11-16 20:16:01.43042+00', 'key:01a1e600-72d0-7150-9768-4794ab8af167', 'movement.ignore', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '01a1e600-97ab-7a84-b502-0a0f5a9f4883', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e600-72d0-7150-9768-4794ab8af167', '01a1e600-9922-7079-a73b-75d1a235ab6d', '8', E'\\xef8b061354d946dcbe4ea6ab52d4f04ed2db51b77ff98665c69d4351d2f006aa', E'\\x864e94f060ed234f7a2eda3a3f154407ea5ca2d5f747d8ed2eea2cda29e11bb8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-b170-71f0-a833-d60dbd306118', '2026-11-16 20:16:07.544432+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x864e94f060ed234f7a2eda3a3f154407ea5ca2d5f747d8ed2eea2cda29e11bb8', E'\\xe76cfb26d7a4c1f9fe62abee51c39dda10f4f2ae12ac5661c41042ea0c511967');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-b198-7f11-ae4a-3ec284720a8f', '2026-11-16 20:16:07.586503+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_rbMIxwNg"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xe76cfb26d7a4c1f9fe62abee51c39dda10f4f2ae12ac5661c41042ea0c511967', E'\\xe42dedf6d8d37b8082c4a2dcb37f0f5f60d0ac6d4c653c8c1d80cf38b2e42ed9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-b1be-7634-af3f-2365694ac02c', '2026-11-16 20:16:07.617285+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xe42dedf6d8d37b8082c4a2dcb37f0f5f60d0ac6d4c653c8c1d80cf38b2e42ed9', E'\\x9de09309bb06282f563f4ddf709285a2b600df24d8056033ef6c56d63e284596');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-cc30-787c-96ba-480b1110ff0a', '2026-11-16 20:16:14.386646+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '925376976736daff', NULL, '01a1e600-b1d2-7566-a6c4-338e03f7d9fa', '12', E'\\x9de09309bb06282f563f4ddf709285a2b600df24d8056033ef6c56d63e284596', E'\\xa1386a8d8f1399dee3bda8dfe14d264b3e7d2a66c0d94bf35f3810fb54062b30');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-cf3e-75a1-9c65-4763287702cc', '2026-11-16 20:16:15.168502+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xb40c3cff5f872f2739c61c94655a66d432b876e3e5ef1b72d7848054b4cc5f59', E'\\xf31fa91fc5a7b582f7509a366c58954dee509c28ccaef03dc59efbbf58d68107');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-dccf-7c7d-a127-ea55cd6c6f5f', '2026-11-16 20:16:18.652412+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xf31fa91fc5a7b582f7509a366c58954dee509c28ccaef03dc59efbbf58d68107', E'\\x88f1b051021551592e68a22fcab09e894740bcb0fa728d2c0296a54bee6a416f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-dce4-7b9b-b87d-812a3be6d92b', '2026-11-16 20:16:18.664089+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x88f1b051021551592e68a22fcab09e894740bcb0fa728d2c0296a54bee6a416f', E'\\x8a3e7203fd7936b73919db931922d9ecf9d70c306460d5b07db33ba783a72cc3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-dd06-725e-83c3-2c8339f435ec', '2026-11-16 20:16:18.695855+00', 'test', 'bank.set', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x8a3e7203fd7936b73919db931922d9ecf9d70c306460d5b07db33ba783a72cc3', E'\\x7ff629ca67f3762986c282452d9c4b9e84038b30df825260e01909a2372a982f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e600-dd1b-73f9-82cd-a0993e573365', '2026-11-16 20:16:18.716801+00', 'test', 'bank.route', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x7ff629ca67f3762986c282452d9c4b9e84038b30df825260e01909a2372a982f', E'\\x8ccdd5114c0044bc1f032c699e2721bd44dca71e5572d703dd265d6a9cc353aa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('da35f200-9b01-8c7e-8b7d-6bce86abe912', '2026-11-16 20:16:15.001477+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e600-ce16-7aea-a4d1-fcb91196931d', '13', E'\\xa1386a8d8f1399dee3bda8dfe14d264b3e7d2a66c0d94bf35f3810fb54062b30', E'\\xb40c3cff5f872f2739c61c94655a66d432b876e3e5ef1b72d7848054b4cc5f59');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'true', 'bnc', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991fb9e01abcc8e8c3894a95602549fedd03661af40045e234a5dd14ad54c0e01370075cd157adae87fdaefcf33cb1a82d56cb2b1109d6dd43cda6c3e589392a11580', '01a1e600-dd06-706c-ad33-a0832285e9d0', '2026-11-16 20:16:18.694554+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', E'\\x052598e6abf16ffc029b39ba1577ffed507159ede3ca696101e80d013db5104f', '01a1e600-9730-793b-aa8f-c19fb31bf5f5', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'r4', 'R4notifica', E'\\x0233131d44ce44ea953a0daf338a94e058d78c499186b699b53b1bfb4aa30422098da74bd61a460f8dbbad5abb85514b945fddd993aec268f7d7d934dae13beed0a6d96951a476f69aec762409a91a09ebc42dda474afd334bccadfd4d53bc1f98fa0dff2b63f11677430666d20f4884a839553ac258ddc403e21b99069d0d742c6ba028989013246925e51791e87113d1bf892a2f29ed37510bf478575799eaf1c20fc7a884e2950f94a612441f884bb6b09a6c62d0ad3bec50b7a839f46c18684bb94ae6c31d51b25af8f38bfb9ed2f000206f3b92e40881bd16be2d98f8223db88e0c37feb5e1532fc9cfe0fe37ff8d4437821641d6ce819dcd9a53e37c45ffe11ed9f942852e8541eb4c7b0d63c0f5f8fc068d3b7a8d', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 20:16:00.818836+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', E'\\x0700e150797173fedda0a72e3b423a36323d28754e83adde17d078002262b6f5', '01a1e600-9616-7c60-b80a-95cf6f8f3075', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'r4', 'R4notifica', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49917b0bda0c244bd3f1411da4512dd395e34a7aafdb34eb1ebe7f6928fb31596850d65291b8924d921fb6fedc050be5cf2a94f64843d56c00edb62d4339b2ad3e822b679ed55c76ff4de41db8c95e8da03c3473f8d455d3189df44fd9f674267f289c5881e95e430752e4a039ac84f9cdda637a74ebb886255fde96aabe4f72c62e67751da85eecdd4020342b3c1cdfa104cac82052a1998841c269eb25328ac6caac5e9207e3d0e9c6e0bf617252a59a5f45ac0b36133a90ef8cc4de6214fa263ecaa5ea55022e810227998464dd0d72fe82c9c13628ddf2ffbf30dacc8c0f454f11ed56396be831e5d0f98bc4108e5f16a4b6d00fc8b129ae84d64bdba902e188ee6d6c', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 20:16:00.609077+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', E'\\x425ecf572b6200792c96a45f3ed4bedb026bf5ab0451ed2a32e1538f93dcc1da', '01a1e600-957e-76af-837f-a2da8efa6457', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'r4', 'R4consulta', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991e99b445e93ef21d5f59856e654a1f38245162750d1d6ee1088356717ee77b003a179b86ccddfc1d14b99f273a8e035b523a0139224710b90112de5c4c2488147cb7a5627545a405f1e10efbb029879abb68fd87674e4c2078831a3f7906dfa553b1f1dbcfa281a', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 20:16:00.38282+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', E'\\xcbcc1bd01174a6bb79cf4ef5634cb2a92a2a35c2c16e32c0705f1adb65709941', '01a1e600-95b4-7da4-bba1-d8748f85b383', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'r4', 'R4consulta', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991c453bcb8508ba211778f6e144e4c3840eac91f2f54a8648d2874289aeacb70c8a2b41d38671e888e3cc9c51dbfff8b5921c66599', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 20:16:00.474452+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', E'\\xe65efdb2a447290297e0349dc8512020273ddbc19fc10102be37ffc272cb0b2e', '01a1e600-97ab-753f-85ea-6e8d0295f8b0', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'r4', 'MBconsulta', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991e820320893a032b80d54f1920006c458827ab573324e0c05381880bb370fc99471cb6909b749f18085c8cf1f4be089238602163c8f2035c278d6cb832e4fdb26745958dbc7e3a57319d608762738d869d0269826295269fa9bfa7ce49e4868b85a62dba437d9bbf6f09f41d85714438e8d1f7f4895a410473b6a264ec696e469d303160f696ef2dbdd9e93d379b3a5dc638f37aef8719aab0ea0c2b4c0451c72c8741e4117cdab52d3ee88608405597d0d8ee857275c3467faf5da7f36e167890bb77e94b05e0d1c19b2e99b76edcf658c2cdd84c40fa6de580791fe1e076126462428f56c34ca3b364c77b50c4dd54a39af0509108dac616dfa80c211d4fc3164715552', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 20:16:00.940754+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x4a81dea3d770d724f2035775588a9cb1f05a0bda69866894e17b5a30a2865b95', '01a1e600-7aed-79ee-b989-5fa842c41b0d', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991926d2e9637b47ebc698716074ee0eeb1f925fbd85959d34ebbd9910aed01deb49c92324f0a6fe15dee08cdc3f5bfbd7fc645ffa897a7d8f4454b6c31', '2026-11-16', '2026-11-16 20:15:53.588021+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x575ef64750afd09a6eef8e57eb0836a29e5abdbd9dd70dead8a685dea9c45eb3', E'\\xee34e746c59558c73c9100388892eb9a982fbc9003ab9b046bfc75196dbdc193', '2026-11-16 20:15:56.479524+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x399a8775e063c746d4f73614a831a2e0b8c18a3f51906911a2090ad391e6b86b', '2026-11-16 20:15:55.985821+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x575ef64750afd09a6eef8e57eb0836a29e5abdbd9dd70dead8a685dea9c45eb3', '2026-11-16 20:15:56.325828+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x8b5a12a7dfdb1cab5a7118d33aa76d8b3e38e2aa813fe872cc335eb2aea5ac46', '2026-11-16 20:15:56.634989+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x8b5a12a7dfdb1cab5a7118d33aa76d8b3e38e2aa813fe872cc335eb2aea5ac46', '01a1e600-8728-7625-8589-8417ee82284d', E'\\x62fb91e9a51d68f83c4349f24c4fd76ca2e99ed5da39f11223f2a83cc362afe8', '2026-11-16 20:15:56.634989+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x3cd43410233df075eaea3ad83d9c6932338cc3186039104b8fca2dd94542885b', '1', '2026-11-16 20:15:59.879912+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x8fc137f615acb40075c8032b819fb22a996198cc7fd57c0f3db88dedddb40a7f', '1', '2026-11-16 20:15:59.879912+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\xc399d05ee8f1d5137453adc057330fa9e3cf1064bb710ba805a700b5a39a31f0', '1', '2026-11-16 20:16:00.107973+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\xcd51ee9b3303e000da181b8ffd97dffb1e2f47b71b5a09de06e70889f5a9532a', '1', '2026-11-16 20:15:59.879912+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\xe40ac6bd285c504d08693d90dbb12887274fe217335f85e4f69052c656389d8d', '1', '2026-11-16 20:15:59.37369+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\xf351acdd1062f42a3a48cd94134b2edd8224d62228b6b53ae56a60538459d2b0', '1', '2026-11-16 20:16:00.107973+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\xf521c58c535a4777811bebbc10a227ee580aa017d538da9263752ab5c76846dd', '1', '2026-11-16 20:16:00.107973+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 20:15:58.90057+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-91ec-7d77-ae71-2389ebf1e212', '01a1e600-906b-781b-817c-8eaca6e28a90', E'\\x675cfbdc3701f3a7c0ee36b1192db403ffb367077d8a679882d0c7f9912db79c', E'\\x2a058e58af4e1bde6b2cf5267af88d95fbce613e9e00fbf59d3718ff56246e46', E'\\x5f567841d7395bb3acccf77148c26a2832b306fe994dc89cc98d1f96a6260243', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991071c309f12f67aa79cdd522632f005392acef3bb65fb14c2e171771afd5117cd982f9ed7b12eaa1b7384d38adde8995549273b5b66e4661f3caa7f43934588b7810527d4c2269bd8ba563051c61a', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 20:15:59.468+00', '2026-11-16 21:15:59.468+00', NULL, NULL, '01a1e600-93e8-7834-8221-21c4180c3cb2', NULL, '2026-11-16 20:16:00.283+00', '01a1e600-93e8-7834-8221-21c4180c3cb2', '01a1e600-72d0-7150-9768-4794ab8af167');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', 'notification/0102/83700001/1523.40', '01a1e600-9616-7398-8431-38be936dcbc1', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49916898539de6d47892f300a7c1e522b08bbbccfcc74b8c1cd95e04cc2867209ebd0a8b0ee74081c6594c8cf0351884f2e02a916d6a0ca31ec8293dbf9a740c31a7956226979d4e2f9bedb8f2fedf36faff0c5f128fdcab0f91861b713ee9bb529dc2784662f6', E'\\x4389a8ac6b7f93bdaf6f75b2474cacdab15df9b7ca2acb471e68edf69b60af34', NULL, 'notification', 'true', '2026-11-16 20:16:00.609077+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 20:16:35.609+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', 'notification/0105/83700003/1523.40', '01a1e600-97ab-7a84-b502-0a0f5a9f4883', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44ce44ea953a0daf338a94e058d78c499124e9730928f670bc72be31a3817d569b7f2939dc1acff08d9a37d587702914337975a7cb064265af0c094d9d553b9688cff545bcc38b5189fb5f499d9d79c914fb2dbf81a2b1ffb672e44d05cc5dca03e01e396d8cf8cd12008e512702ed2cbcf14e152c11', E'\\x4389a8ac6b7f93bdaf6f75b2474cacdab15df9b7ca2acb471e68edf69b60af34', NULL, 'notification', 'true', '2026-11-16 20:16:00.940754+00', 'ignored', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '279486015713', '01a1e600-8c68-7155-9fd4-f87f649d36c9', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,15709,279486015713}', NULL, E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991b47863aa1675b9f3f22bf6d1e4837c4cca35e68d1258e662ed8d85ca7e0b5595c21ed34f5bb1efad58eca73dc1b4e7f73223b6804897a71d72c2fa95303a2c264e04113883690504da1d1e1fb14d436c02', NULL, NULL, 'query', 'true', '2026-11-16 20:15:58.071002+00', 'matched', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8aa0-7c4b-a3f0-d0f5faaf7de7', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '279486015713', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8aa0-7c4b-a3f0-d0f5faaf7de7', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 20:16:19.454958+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '2026-10-05', '1', 'added', '{}', '2026-11-16 20:16:19.454958+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7f70-ab98-5a3b70332986', '20261005', '30.51', '2026-11-16 20:15:58.414+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /movements/{id}/ignore', '01a1e600-98f0-73a4-b25e-fab4db41c550', E'\\x9b1590bf52b51b32dec45f1f3357fbd8b6d58e2698a8123164fbc81379737377', '01a1e600-993a-7f2d-857d-938a64b9a984', '2026-11-16 20:16:01.417916+00', '01a1e600-97ab-7a84-b502-0a0f5a9f4883', '200', E'\\x0233131d44ce44ea953a0daf338a94e058d78c499151c93555b57372da670781f86ed982f11e13b3c9f8e74565dfcbe8218bf06321414fadd0fb5a31b3d863ad15aa24b74352d5b10513ef3cd263b9ff3932ffd4d6e7188d9a93d1840fa67f6f0aad9188238884da20e23fb28b34f49735b1e916f7a6dd72094eddebca09a6468d0656d5e484773497c0d6a2c85af8fb708bd18f52f7456e6fd4cea5ae8ccb182ad94513b84d80fe292a32ece91a50a2d4a55de8b39a110b54d3465a406b0748772cca3c5e96cc19599f828cdc850d4320c32b338722ee883700e8e1cb0e45a667f2fb8203c12fe63ca5491cf09cc6d1bb90f48c325382aa399ed4539c08980cf0f57a6181d7bc55d58aa7e8c0fdb3b321046f6aef0dc291b4fcddd2683d2bbeb89325c3140db3810424d52d81337819f0fdf7a52ef38c7a75176ae258097c52d2ad6f35a67b25ba69594fc01adb99', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /payment-links', '01a1e600-8fbd-7427-bef2-fce6351a966b', E'\\x53f715b84f7d3e57775b06260094ebe796e6b9f62b0bfd482251bebd55c7a103', '01a1e600-8ff8-722e-801e-459bd4586578', '2026-11-16 20:15:59.025007+00', '01a1e600-906b-781b-817c-8eaca6e28a90', '201', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991af9c2ce732ab5a6dc9051af62a774622d69b3a92c1ad4bef213a085dbfe4fc3d6890d41e5750cbd2f61232e2b9ab6e0969ee4aa4805bedad65b91dfba829810f8d191566e8113eec3fe60d447f933df246adba1769ff5919dd2bf5bbd41fcd5e4a6e2d98de4f6181fbb167a403d2d695c85ba3fafd5c999f818e67e50ef981800b0ce413f36129d17aaaa4b985fb7b38c2c56a723f77ced2b3dbb4b11239bd77787c8572757f55b5d0c1bbb3152bde4aec6f7956db50b0b00f8c993a9e4328f52621ea8c32a4897c50ca38add5d5ac4e23cf7bbcd5b291a25024be27d360f5eefb9889e0936a91e6adb5e884c9b3144550a275865d5c5d1bdeb0f928b75bfb613e7d5b060a8730968c0203d8e18d94bbc7aae5ab2c2d0c138e8cb5ca8596f847636a6244ebe4b1197097f119ae9050ddb1eee2f7fde2085b98', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /payments/credit/disburse', '01a1e600-8cd1-7eb5-acaa-ad4623a1c386', E'\\xedfc6df81ad2587e652e5419bbc5fbe12b7fdecd4d284e378e33e5a90fa29ec8', '01a1e600-8d1c-7b5f-b71f-ee3147a7208c', '2026-11-16 20:15:58.387054+00', '01a1e600-8dce-7f70-ab98-5a3b70332986', '200', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991c4ee6596654a7dcda2f2109c1420e19687013b04b2480548c09cd689675176ab9a44e47b525dc5accc93f08eaf000da0aa4950cbf3b5264462ba178a3bd873768ed8081fac6ade0864ae06859ef069f216238f9d4489078cf14af621f9c5571b1c5d10b4150adcdecf6953dda7e1f61b4a17b7a22f2c850a416492f0a6c44212348d19694966f8b2a6a2ad3e864213c5143c7e6f2394963509d85f5c65089261fee5975c71eb4b2be0385a852dff949328169dc82d8931a21ba26a6cf4fa132461065470aabe667632b686aead4ea2da6b63fcee087922ba80e621912564cf0bc8660b7137c5ffdb79940c5faac201dcb4127018a6a9e5c9abbbd8022f42169afd16eb1f1b83fb1d33844636cef8b96bf1be17d971ca299bdff0df3db76b89d75cb10b8ada33879da0f78262c5b5e442836cfb4a11d56ec9d3b079c57e93b5adef45809a04355362fe3574869060be721b3c30666ebdc826198c4944e06f11044617cb45d26ea49aed7b34d0a44f2fd2345ce84d76d9a6e559c63c0a08a0d1018b86ad716398b18cbe4310afebef810b19fadcd7e34ca34555afaa26832124d3496f58da84448274ec57e54892bb81f36377533bb8494275556de6e99afe3e6aacf513ddda833af3afa1ad8ce57aa7d561141f470ca5ea700198e03d712c134802b99352f7dccd9fa403b3c57bdf6424c3d5fd3a5021b5ec7c6a5bd47a33b7872b87ed0c97d05f09dc3c9591df9cfa41ccccd9902c6bcca26e6ad591f928d9310f0c5bfff406a5af384b8767ee433c765622748320bda66e04cc5e54048a24cbc336605a37131bac4d244119e82c7136b3e9d1e5bb34ee3c2feecb3be7c8cb91219584b8b541990b6b0f26a2e97ce501c742186fcf89327bb7b4778aef38c404697436f0fbac1fb69dc6f2d80dc60fa2144b5c17a0a57657b16e136789b04df4b49caa95fddcee1aa5e4a138a7d294ec72c38c33c4693876ae550e259fa9787aec2090afa921312b4b43375df23934ba523e6f1bda0e76d3cc81de2e6c694391bd1cedc4c110b899075fa5db58cdcab06c4284203df310d9dd96cd9d71ab92a86c319d3bc53b96d595daac21273e662236c9aa6b26c2d61f496e5757c309be', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /payments/pago-movil/verify', '01a1e600-8910-7671-aa2c-8c2243fe7799', E'\\x97762500f117f78238a86180f8dcc735cfffd981d6c32dda6d163f78458f8f87', '01a1e600-89e6-7f9a-a7ad-45f50f3796d7', '2026-11-16 20:15:57.554091+00', '01a1e600-8aa0-7c4b-a3f0-d0f5faaf7de7', '200', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991af532860122b87ddd6d68104d44d463abdde1497b477edf8b524780dc1d4886ca43f3f35d4930f0e62a516dca6a744b191c6f0866214d9afc31e5a9087dccda00cf4a6b4994a92fa9131765e8f1e05aa63819f466ebc253e64648c13c0feeb376cb60fa103122ecbc11011aac735532a16cea59b1940689255913eaa53a924a1b76f58d5d7d9106a1a5c79977796721b4368b7ee15804f4eab12196e35eb2fddf586d20ec6c92214d40b28f685493a511df3a05b10bea68593d3d86e09e96a1b05d98a33a05b89d2bff63ead7a8c25d05af602a9a21e39fb2f86fb7578edc23bce4930fa806555c16f322b80b4a032e9c6c1e133d91498d08df309ac2203d10f2b63db1d43cc298828e0031b2ea891992482c6d1337261dee2c783c1d1ea254690e784babfbd979ebb18253c82ec84d84f41de2267eb7a68aeaa7a4b466b8d4d97347b21b29dffcc601a17b452748dc5b71b0701efefe8e4a0f84c4980f35f20ae643825ef4db4d49ab4a39a14fc6621d64811cad5eb644731ff6b47c3b256f4d48f2dfb86a54f0050e2810dd7d757d6b51f229eabb362418117400f2691645a7ad3c9c9de7d487b91a96825', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /payments/vpos', '01a1e600-83ca-770d-a9b0-329d40194d24', E'\\x65d57555a1c3dec15ea833d544ee22a143498faf839bb5defb117d79b8587411', '01a1e600-8410-7fe9-b4a1-7518f6c53a25', '2026-11-16 20:15:56.086081+00', '01a1e600-84fc-75be-af13-b38b1d3badc0', '201', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991d7118b8ab1a9dcfb54d8a30f7013172c0155155754e113346dcbb38ec15fc5d330c7b0c6286b41d5bd76128b27a2075326fa4f6ea5263da27c703a685f9f41f2ce89682e257b08ef8f6aa6ec29a208701b71fe8214083aeaafb5887a33dcc5fe9993a84a9bca75a749753dcd38d4be688726e66eadb4b5a2ee85145aea4e599571c2ca857119950a6de62fd6305a4c8581792b88443651c14a6de626ca3fe13bcf23bb9ae1a7bf19ff518220f83c24496a87fd048ffc7cf02f037d6831ea19ad15daf76ff0bb07da1721a1c7b4df038ee9f66f5833c508080fdb830585233643fda6a83dc775ec12a53fc3839405efd2dab74360a14533ee88f2176240ddc1b3cf5fc7fb1c33270d31967aa4e2d021cd912571bcd827154b09a1427f29f22cbeffa00cc405d3cf5500720d1c90fd4ea266b74fff7d4d412c2ac39b5f1ecd3473650b86b8bf4851c7c0e7b0a2d59930b33795e0290aae22d09147375c4f8ed9ff207c7739e3c2792d6e5405520e9f5ff16040aa37ee4c5cfa05e4264632481e9936a906ac1924dc419005e3c374e4235f184a9f583d60ecdd12451305902c0ddc3b305a8ac837d230bb65fc847ab57d8c96f74e4334357b7e69bbce069f3dd050b9cf4f35557468', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /payments/vpos', '01a1e600-850f-79e9-9884-e6988cf3c4f2', E'\\xe008f1e3df2774b505a9c0f8a9ca3a4e7ae4438f2bbdef0ecb5f1bb85e235820', '01a1e600-8564-7727-837b-47eeda1a37a8', '2026-11-16 20:15:56.417933+00', '01a1e600-8652-7955-b4d5-ea41d2ac27c9', '422', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49913da0159167dd1e9caf2361bad0fba1c153d534448d6eb2d0832fa81225e9a52d8180949062c27294a8e8847de4d6082648e62616fc75de47a32c4c2a1856eb29230a12eb06ed2d7847cfbaac1a2c5b88535e7e223ec75dda6fddf218e0edd7e8fbb5231f2a56e9cfb2fe6bf32b653a60a56a3af4cd38c0d7436da95a32cd7fc2b51f59a4165001f8f03369dfaa4400b8f44573823091bb722f7aa477ffb540ab8a9696fac54382ee52e6ceca2ab413fe68e4a3082f856db5d6d598d72bb988394582c49e67b9189e281da0ed4684e630ebae943e156ae26c2c0f71f4f3922eba2e02857d6082c4a6ed426646aacb6e317c66f28b3b1cbf56081c06439a1e6eb9911bc47312f9bb1ff58bf221c5721b45344d8c1997945e21666911838bd5c7ff73b9e96c1d2a5dc6d4a23fe0749988b53c55147e4d34a173fc0d14e1c0a32bbd20067777e3d976a936498fbf7bb9ac05e29e3d01a4e7f691d5232feab59d6e339d1fce6b2e48510b9f3239aa949d8b7ec7635b941ec394d3aaae01fe546444692f451fa8b093c947177febb70f673670b217af6111d6897159a8673cf0994fd5834f6a1f7ca6046d0df0e44f24bad6a4e2561e5b7e01db267b33a4ac7b716b7829fd6ce4846c71614e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /payments/vpos', '01a1e600-8671-72fe-8e02-e9c0b79527c6', E'\\x60ac55d5fc9d61fe4fee2c8a82055f25b8f1b467203292510fbc56a1a84ffd0f', '01a1e600-86b9-7131-9527-acc8309aa9e3', '2026-11-16 20:15:56.675002+00', '01a1e600-874f-7346-8125-f6c3cba12f49', '201', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991852c700ab70561575e3283e94829a4679d86340150f373d4f0337b817b3a7462ddaa8cdea4d00ffe4645472d6c47b59c79c5ee343425b86df942a480e4c81d2a29f62b0b4180a21490c10c4f684c5a507243ff532a519c687fb2fe5b1994daaf9af3252d812976df1db0d878c4d80c90a783ab4d09fc4651dd0629c65dd987b1a8e6f6b981581e50b7a7594414b17a99edf920367e00661bcaa4c25056c85237c5c5d6575e338593c9b7983ba981bb6740eb728bd6b5695d2b8f6fa89c9d39ae6cd714968b702722eb99ba6eb5bf64aeac859cc01bff965fbe2d93e1144b864835825f55cb6a1c578698d7b804c68282cab8a5fef714bb26f2ef96aeb79aa44d99e8337b32335398dba8d3f88838ea21b5ee0fcf27bd030ce5a3c366f3a24b13d1d43dc9064c3915462195d53b5e90fdddbf9440f8a405dc2f7173bf36ce9ec5a7d308cf6c35ce941878c91decdc56ce1f5c070cef6c03205c44a0eb9c080c03843e17ac9007b0f0b79ef69496bdc4ebd7b36d2f078d14b57e5af60594bf111e5939079da3c7c849a8e048e820b78fd9b7d233d0939e8792cab7e53bf1ef737e187db0dca189a31d1b9f39', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'POST /payments/{id}/reverse', '01a1e600-8203-7308-98c5-59dfcf89c940', E'\\x0a1b70c797e4b7bd8fb9746b11963c6b76076d3bf660a94e190e67477b49d096', '01a1e600-826f-7101-9578-ec22d6679ad0', '2026-11-16 20:15:55.546752+00', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '200', E'\\x0233131d44ce44ea953a0daf338a94e058d78c499119d6b58a060d8c2726b89f4a32fb910595ca52a7803c7a89a92f429d6ffe9c4d8ea5053e1abc53369b7eabf616a9746942584c8b0d7b8095e8266e5668e20593a09381ce5f2a8ca8abc44ecc81eb6e39a8c917347f4424ff1ec64178fd3896b0f0ac8927c401d447cf004010b8c9d2b5faa9649ac40f808f0ab040958c7cf1d276f3575953a7e7ef43f687efde3bde0d927ca8406275eae91f31e621b1615445a82fd2c202a27d41808ddf014137767c3279ff75f4b23a7314bff0b133240e7de5e67e30711a239f38cce1ade7d4fdd3fd2dad29b4f052be8b0d478f4e3423b2b6ccf76d5c6e7af0b50852099b85c75da67f26029f1c229d4b98b76d0cb894d5e5ae2b6833adf6816219b8d0360becff036e1d30fb31fb3437ebb7b05783910a35944a3c99180fdaefb3fc9c295383d5322342dedf97d9a336a3574ac0b75204707aa5c421f1bb71cd6ade53e783347b4090fc8208a8fe8854ad64eee6c68d860563d7d29bf0fcb8e943e9489e3769d6e8424f07f9926d1857d263a669a0fb72d5dd23fc2992d0299dea73b6c3c2b64309e5f7eec2919ace14af8fcae06b18356049f853b9b4d66a603324abdad308fc5e376d7ab01da2b4ee9b8813aed19c9e13e210d3173847988d687c1fa6924536cf14acc485038d1c02b5f780c6213c4989a2d0e6cdc25c16d995b2f8cc94b2d5289ad8d7635515b33d36afa2fb4b869df1d66948bf62608db2281754e73ceaf911513303e9341d7772509611bf86399eb5dabe967fb6a2ef8f7419592a32a3585d801b0110c7e303aa0353f525c6ae3e9d925537bddac6ae2dc39170113cef1a8bc98277f186bdf13571ae839421e27ec48792bf4b9ffd', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from) values ('installation', E'\\x0233131d44ce44ea953a0daf338a94e058d78c499159305d953ebd4ec665b950cf1c03a8419c1a07603c04ad4e15614238d9a94240e0dd3e496c2738c029aaba4dcfea7be6df821e36b18b040905e299e16ae71dadd4daaab7d48d92ad20a7fd7b0722a0e5854528244ca731f9e131626a', NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '74814c6a-63c2-4409-a696-17d5211b1873', '2026-10-05', '01a1e600-8dce-7944-b26c-deb2b20c07a0', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x0373747505913393171dbfba5f8aef6eb242f6c2b52c5ee7b2881c75bd82b515', '1', '2026-11-16 20:16:14.927877+00', E'\\xba1f7132807147c023d931718f6bd26caeb5316514854a0711454b36a68c0da9');
insert into login_attempts (subject, count, last_at, name) values (E'\\x5e8352dd268c93f35d2892f9ecfdd7f43a90890e3282bc0e4730812185c55fc5', '1', '2026-11-16 20:16:14.886959+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xb10ab89b2aca457d5f659783955cf5f63338a9e467ff70a69db54711d03f2328', '0', '2026-11-16 20:16:07.803443+00', E'\\x0b27cae4bb496a665f9d80d33a90aeee4cf8f04c86a70490bdf2d2d08c038a22');
insert into login_attempts (subject, count, last_at, name) values (E'\\xc1093ada8e053ca6586bd954a9dbef47a8d5733f145c37a1f2f509e6a22a5618', '1', '2026-11-16 20:16:14.914964+00', E'\\xba1f7132807147c023d931718f6bd26caeb5316514854a0711454b36a68c0da9');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x06f842ab2ee2ccf8539541a1fb697fe18e409f0221ed7cb0a0147b09bdb6e775', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'r4', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49916f7bff1cc8f8a9807f404ce14ef6b78f4782f47b08b28c9c3f4dbb826c5766df676bb58929064e8b9c08c3fa4beda4115e6ea0617923f29f16d11bcebcf8a9eae8a7435a3421c057eb10078067bc1c9aea2217c1', 'true', '{}', '2026-11-16 20:16:00.314962+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 20:21:19.35095+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$ti1gKAw-KsjHhfbiGRHPKw$Lzf6d-cQ-2lyCxQVHZnnYnK-skmVS9wWtEffdCoCpWQ', '2026-11-16 20:16:07.536928+00', '2026-11-16 20:16:07.614956+00', NULL, '2026-11-16 20:16:14.385286+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('a212008a-2120-46a7-98ae-ce548474d3ec', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 20:16:19.36492+00', '2026-11-16 20:16:19.36492+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', '$scrypt$ln=17,r=8,p=1$ti1gKAw-KsjHhfbiGRHPKw$Lzf6d-cQ-2lyCxQVHZnnYnK-skmVS9wWtEffdCoCpWQ', '2026-11-16 20:16:07.614956+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('5986e1a3-2be9-4f8e-910f-fe71534934e0', '01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 20:16:19.333072+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x21c4a9a7f112ad23953a7d5a5d78f60633158b8f4942085ee977e81280b82b02', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x307397b3efca0425eefb90a16b70a77e019bf470cb0a7e4fa61140f59e63ae5b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x46c7f00b5bbf723b026b4dd51c7266e0547544c486a59e120aeaab06e267c4da', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x5914871ab989952d65c5c111ca5336e74af2932462f28047ae0fdf90545f7b21', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x594043cb9a5645b8398a77e1641faa4c3a74357126b413a5892f267fb03645af', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x5e9ce41300e1871427c8ec6b3b86ccc9620365c194f06523fc933afb706ef36c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x66d5e3b7ce148fde2e00dcf7b6936955431ed624c7e784defa7b1191d3e32711', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\xbf4f0b6def70a41c9aa7cc29ffd835286c2de3ec963dc14b419b057ce1851329', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\xcfca4324c274822e8fa17bdd8d7b1e654e216d63d34e32fc02131930666cbda0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\xd6054a58c6511b744c2d92a9e9b531e977baa334afbe197174444378a861b73f', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x925376976736daffb43597beecd381c5ab0b5da4d4a75fb2cc10f3bede000a94', '01a1e600-b170-7a58-ad4f-4dcb5ed78437', '2026-11-16 20:16:14.385286+00', '2026-11-16 20:16:14.385286+00', '2026-11-17 08:16:14.385286+00', '57147fb0-71be-449f-abb7-a8ccc4e45b4a', '127.0.0.1', '', '2026-11-16 20:16:14.385286+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e600-b198-7332-aacb-e4611f45e9f8', '01a1e600-b170-7a58-ad4f-4dcb5ed78437', 'pas_op_rbMIxwNg', E'\\x816c482fbc09ee4455904345ff06b2d8b6bc0d174b84902fcc1082fa803ec0cf', '2026-11-16 20:16:07.584953+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991f106c3402161bf0ff62af52399a1485faefdd9bbf05df10179875a6eee78f3bfaa873bed6fd34f4e6826eee6d7d41e50efcac8c9c26519baf5fa7db2846134a2ef4b2ba1', '0', '2026-11-16 20:16:15.039705+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-774f-77d3-867f-dfd379a8f2d2', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 20:15:52.655+00', '2026-11-16 20:15:53.969+00', '2026-11-16 20:30:52.655+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49915511ab945b1156fda1d097d33c9d130c29abe81d9189d8ec52d47ad88528de96b53f35b99361c8bc973938514161b728ab7278b31979d680ceca008f4e208870abde2134a03f3dee9967def5a4a275e7cf9464e6f303b5da713ba7b2d7', E'\\x84733bf88db7a865bb0361a08720d21137ac984a5ad1fcb218dac97e159fa023', E'\\x4389a8ac6b7f93bdaf6f75b2474cacdab15df9b7ca2acb471e68edf69b60af34', E'\\xe70f1bcd5d01e6ceba8566705a7e21d870ecb7e42147d80eef9e8db5be35e011', NULL, NULL, 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-7969-7b60-9bcf-c25e5c75e01f', '2026-11-16 20:15:53.193+00', NULL, '09015375', '486015375', '{486015375,9015375}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7d8e-7297-9b7a-9b556d9a5207', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 20:15:54.254+00', '2026-11-16 20:15:54.581+00', '2026-11-16 20:30:54.254+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49919354318c1285f159ac05103b190fbe7eeca40cb8eb971917d7aa9edf4c84a56bcbd29d5d46c85b5b3a607c6706262fa0f7e9c0921f05cee18f52f87784608edb4cf5ccfe89a0ab0e75f95e5f1665b91a6f655e14321bb646e265b2ea5b', E'\\x84733bf88db7a865bb0361a08720d21137ac984a5ad1fcb218dac97e159fa023', E'\\x4389a8ac6b7f93bdaf6f75b2474cacdab15df9b7ca2acb471e68edf69b60af34', E'\\xe70f1bcd5d01e6ceba8566705a7e21d870ecb7e42147d80eef9e8db5be35e011', NULL, NULL, 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-7e47-72d8-a9a6-88808cb9815a', '2026-11-16 20:15:54.439+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 20:15:54.87+00', '2026-11-16 20:15:55.731+00', '2026-11-16 20:30:54.87+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991633330bec1f1b9d3b01f2de42e56dbd0cbc5a06a5c1bbcea64e4c9f737e91bcea2f504191034aafae2777519479d5836f6bde72def83269d940b4d1e98872db84dea722172b63ca7fff4d7336e12d689fdb650af95158d03d3debdd604', E'\\x84733bf88db7a865bb0361a08720d21137ac984a5ad1fcb218dac97e159fa023', E'\\x4389a8ac6b7f93bdaf6f75b2474cacdab15df9b7ca2acb471e68edf69b60af34', E'\\xe70f1bcd5d01e6ceba8566705a7e21d870ecb7e42147d80eef9e8db5be35e011', NULL, NULL, 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-80ca-7a59-afd4-219b91542848', '2026-11-16 20:15:55.082+00', NULL, '09015511', '486015511', '{486015511,9015511}', NULL, '000000', NULL, NULL, '01a1e600-82ea-7da6-8128-842d3d0e1340', '2026-11-16 20:15:55.626+00', '09015561', NULL, '{9015561}', NULL, '2026-11-16 20:15:55.731+00', '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-83de-7e69-864c-286aaf1c1909', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 20:15:55.862+00', '2026-11-16 20:15:55.862+00', '2026-11-16 20:30:55.862+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991829c778208bbac21253b39d5233f1c751ab3966f648e10e6640208902e870997de24400a1e2e723d28a9de09495ee6189c08ca9dff2b406651ead21c7da24be902170f8e7d026d3cb10215eef4b3c292afebfead55f45bc20398405475', E'\\x84733bf88db7a865bb0361a08720d21137ac984a5ad1fcb218dac97e159fa023', E'\\x4389a8ac6b7f93bdaf6f75b2474cacdab15df9b7ca2acb471e68edf69b60af34', E'\\xe70f1bcd5d01e6ceba8566705a7e21d870ecb7e42147d80eef9e8db5be35e011', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 20:30:55.862+00', NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-84fc-75be-af13-b38b1d3badc0', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:15:56.156+00', '2026-11-16 20:15:56.219+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49917197a344c55bd8dc588f80d01aa9a76f664639a61597f65b3a5fb391ab7ce4663c72a7c02323b620ba24db12b3ddc2e040c19f5f7c0aac7f3349e3ef90496926d3ffd0cfc39e39082792', E'\\x5b4c6192d66199176a2d3018d5393b248a8fc3cc64ff9965968d5fac78516778', NULL, E'\\x54b533711b63b7f3705eabfd7261868d9686a434ca79748875645fd5e3d3182d', '4242', 'Visa', 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-849e-7cbe-b4e4-b04484754037', '2026-11-16 20:15:56.156+00', NULL, '9015612', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8652-7955-b4d5-ea41d2ac27c9', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 20:15:56.498+00', '2026-11-16 20:15:56.558+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991db984a5078dbe0542e0237e5c7c19abefdfa6c45ea52e5deda769a23e6a0b4c31e3a66bdca993e9823485381d0d26edb0ad361b35408cff30716125e0cbd405de744b0d51146d8e8766d', E'\\x5cb283a182cdb7bbd2411534316789c80d5b4908709a519850c45c69823b86d0', NULL, E'\\x3fe5d10a0e1ebc71d143640f8ddf491f650ba5de248c211e3a1f616b49e78df9', '9995', 'Visa', 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-85f6-74e9-829b-b8fc85048bd5', '2026-11-16 20:15:56.498+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-874f-7346-8125-f6c3cba12f49', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 20:15:56.751+00', '2026-11-16 20:15:56.855+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991b2dc294800c382662678f171c782af6259fb1163a73018fb0447ad92bf945b93ee9f3cc61765fa158980b0724fdf31bb5501df88b647eafba24af0706ed1339974bc83c0be5b4503480c', E'\\xbe91d361a3b411afa2d8de1d6b8bef8d29561264c6e99ad2ae0983b9417a57b0', NULL, E'\\x6399b8afeeace6c9599908023f1dd789bd60de2d8eeedb564f5e0fba306e5c3b', '0119', 'Visa', 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-8728-7625-8589-8417ee82284d', '2026-11-16 20:15:56.751+00', '2026-11-16 20:15:56.855+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '4', '2026-11-16 20:16:10.858994+00', '2026-11-16 20:16:20.314+00', NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8aa0-7c4b-a3f0-d0f5faaf7de7', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:15:57.54+00', '2026-11-16 20:15:58.048+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x5a5ad8ec33936d86ba2e2ea18a566c96f07e7cda4066553f32835caacacecf51', NULL, NULL, NULL, NULL, 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7944-b26c-deb2b20c07a0', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e600-8dce-7f70-ab98-5a3b70332986', '2026-11-16 20:15:58.414+00', '2026-11-16 20:15:58.681+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c499156257fcc9df21ef8854fd2d1ae625fc949ea8adea1e37d4880e1cbe97494c9365b3ee22b73cc7232fb166c4b7084ad5968cec8acc23060b1ee6bd22e33d547d95554b37da9cc1ad7846b4f1b8e473eb3a6178cb5d8fc98846ff276f21860861444f845b3673f687fa769e29194172231', E'\\x1ec3a01520f0b852fe191cbd8691aa6d67bc36286434c4dd4760aa31cc4da309', NULL, NULL, NULL, NULL, 'r4', E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', '01a1e600-8e32-7776-b4f2-309ea0a84bee', '2026-11-16 20:15:58.514+00', NULL, '36015855', NULL, '{36015855}', '89081722-bcb5-48ca-bfcd-ea5936e274ff', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7963-8252-75799330fb3b', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e600-8dce-7f70-ab98-5a3b70332986', '2026-11-16 20:15:58.414+00', '2026-11-16 20:15:58.71+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c49915a44f163fc8423150c6c7a53623513e3d4cc9c43165ab81b9c71044bc4d2931cf018e217cba51e4210dbfdc3c59c88e95abf6187fbb6c0660577e20d62c34f9bbfa473068aecb8f5c98453dc192dc37ec0663bc3e8ff69048b22cca8a929bc374886cdf146a0aea659403efe266b5b5a', E'\\x2a8ee444a7bcc6c6eca9a1765b965b5adb1e15c05eea680033712390415531bf', NULL, NULL, NULL, NULL, 'r4', E'\\x5b2f3c19b637b054731f75e67db2a2b15c0a0d8adc51c89c3a6ea6866600ae84', '01a1e600-8e33-7591-b335-1a28d8aa90cf', '2026-11-16 20:15:58.515+00', NULL, NULL, NULL, '{}', '1980e4b7-7aae-4a73-9e4d-9f3d442e6c22', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-93e8-7834-8221-21c4180c3cb2', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:15:59.976+00', '2026-11-16 20:16:00.283+00', '2026-11-16 20:30:59.976+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991bafc58cf1ad235b6aaf14ac43a27724717a4698fd20a70ffcf8dd7ee368a76ec11adfb7350a6fdb9c9b9ecffec615868841d0f572ed8a36f802302d479fd60b6f00b09e7a1fbf5519925b6fad3c10aa3af85074033c5aa3456dc002575', E'\\x84733bf88db7a865bb0361a08720d21137ac984a5ad1fcb218dac97e159fa023', E'\\x4389a8ac6b7f93bdaf6f75b2474cacdab15df9b7ca2acb471e68edf69b60af34', E'\\xe70f1bcd5d01e6ceba8566705a7e21d870ecb7e42147d80eef9e8db5be35e011', NULL, NULL, 'bnc', E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-94d4-7e67-b11e-3fc13abd3f53', '2026-11-16 20:16:00.212+00', NULL, '09016020', '486016020', '{486016020,9016020}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e600-91ec-7d77-ae71-2389ebf1e212', '01a1e600-72d0-7150-9768-4794ab8af167');
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-774f-77d3-867f-dfd379a8f2d2', '1', '5a48c386-7b35-488c-a7d0-ec34ec78d835', '20.00', '2026-11-16 20:16:19.546981+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xfab231203d1e36216162383317cb738bb061308a8ae203cb037a8f2546f9b1cd', '01a1e600-b170-7a58-ad4f-4dcb5ed78437', 'factor', '2026-11-16 20:21:18.600679+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7944-b26c-deb2b20c07a0', '10.00', 'key:requester', '2026-11-16 20:16:19.510976+00', '2026-11-17 20:16:19.510976+00', 'approved', 'user:ana', '2026-11-16 20:16:19.510976+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-774f-77d3-867f-dfd379a8f2d2', '01a1e600-77aa-7dfe-bc36-64927f6e4cb6', '2026-11-16 20:15:52.655+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-774f-77d3-867f-dfd379a8f2d2', '01a1e600-797a-7c4c-83da-2e5ecb3ecefb', '2026-11-16 20:15:53.193+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-774f-77d3-867f-dfd379a8f2d2', '01a1e600-7c71-72a2-bce4-fcfeea688f25', '2026-11-16 20:15:53.969+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09015375"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7d8e-7297-9b7a-9b556d9a5207', '01a1e600-7d8f-7e8e-b7de-ae805210cd58', '2026-11-16 20:15:54.254+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7d8e-7297-9b7a-9b556d9a5207', '01a1e600-7e47-7c72-a54b-c067e15c5858', '2026-11-16 20:15:54.439+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7d8e-7297-9b7a-9b556d9a5207', '01a1e600-7ed7-71ff-9f67-f84430bac1d8', '2026-11-16 20:15:54.581+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '01a1e600-800a-79db-b3d8-3ffee0d9e643', '2026-11-16 20:15:54.87+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '01a1e600-80ca-7e18-919f-b8b82ccd2d3c', '2026-11-16 20:15:55.082+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '01a1e600-81b1-7c2e-ab72-6c7b2a517824', '2026-11-16 20:15:55.313+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09015511"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '01a1e600-82ea-753c-a229-4ddb81ee9b0c', '2026-11-16 20:15:55.626+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '01a1e600-8353-7560-b88f-92f6b2d459eb', '2026-11-16 20:15:55.731+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "09015561"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-83de-7e69-864c-286aaf1c1909', '01a1e600-83de-7ee8-9c96-0ea425d56d10', '2026-11-16 20:15:55.862+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-84fc-75be-af13-b38b1d3badc0', '01a1e600-8500-7b1f-812b-ad39d34e53fe', '2026-11-16 20:15:56.156+00', 'submitted', 'PENDING', NULL, '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-84fc-75be-af13-b38b1d3badc0', '01a1e600-853b-7e79-8f36-4c555aa16725', '2026-11-16 20:15:56.219+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "9015612"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8652-7955-b4d5-ea41d2ac27c9', '01a1e600-8652-72df-bf11-4c10a52e8163', '2026-11-16 20:15:56.498+00', 'submitted', 'PENDING', NULL, '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8652-7955-b4d5-ea41d2ac27c9', '01a1e600-868f-7028-af5e-2f0708a1b5a3', '2026-11-16 20:15:56.558+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-874f-7346-8125-f6c3cba12f49', '01a1e600-8750-77e0-ae28-5a65ea91677b', '2026-11-16 20:15:56.751+00', 'submitted', 'PENDING', NULL, '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-874f-7346-8125-f6c3cba12f49', '01a1e600-87cb-73d2-a947-8b3f62f1e144', '2026-11-16 20:15:56.855+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8aa0-7c4b-a3f0-d0f5faaf7de7', '01a1e600-8ce5-707e-9325-e9513b4d0180', '2026-11-16 20:15:58.048+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7944-b26c-deb2b20c07a0', '01a1e600-8e02-7ee8-ba48-9f598056a08b', '2026-11-16 20:15:58.414+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e600-8dce-7f70-ab98-5a3b70332986"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7944-b26c-deb2b20c07a0', '01a1e600-8e32-7525-8085-fb0626d2106d', '2026-11-16 20:15:58.514+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7944-b26c-deb2b20c07a0', '01a1e600-8ee5-7d2d-a913-4ef4c2cb1667', '2026-11-16 20:15:58.681+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "36015855"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7963-8252-75799330fb3b', '01a1e600-8e02-73bd-96b3-b9c5d3203c29', '2026-11-16 20:15:58.414+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e600-8dce-7f70-ab98-5a3b70332986"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7963-8252-75799330fb3b', '01a1e600-8e33-7a0b-9ca2-9df0226a8eae', '2026-11-16 20:15:58.515+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-8dce-7963-8252-75799330fb3b', '01a1e600-8ef6-7747-86f7-c3945d6b98e3', '2026-11-16 20:15:58.71+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-93e8-7834-8221-21c4180c3cb2', '01a1e600-93e9-77dc-b670-269657c33ada', '2026-11-16 20:15:59.976+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-93e8-7834-8221-21c4180c3cb2', '01a1e600-94d4-7739-928a-3c44663f1bbc', '2026-11-16 20:16:00.212+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e600-72d0-7150-9768-4794ab8af167');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-93e8-7834-8221-21c4180c3cb2', '01a1e600-951b-7540-81bc-d259892f353e', '2026-11-16 20:16:00.283+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09016020"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '2026-11-16 19:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 20:15:34.121564+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-906b-781b-817c-8eaca6e28a90', E'\\x394b953fd9fb051677cddfd93aa2b1e2080adaf49c8f78de73ceecd4d0fc0e9d', E'\\x0233131d44ce44ea953a0daf338a94e058d78c499145b61cc5fe493957fafda097ee2042631b7fb162d034e3b0a32cc28b9c5256769cfbacee9586979dd284ce938eee8f1a52b635825ff86b72421b31a9459a74779540839f74f72d22b731de71ac', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 20:15:59.083+00', 'key:01a1e600-72d0-7150-9768-4794ab8af167');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'f7baebb7-8e7c-4904-be79-912cd8576e6e', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 20:16:19.433964+00', '2026-11-17 21:16:19.433964+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xce56e9cff0f51180e7da964652dfe6f28994f8e9540eb04dd5570a29c10af4f9', '01a1e600-b170-7a58-ad4f-4dcb5ed78437', '2026-11-16 20:21:18.615021+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '196', '2026-11-16 20:16:19.115505+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 20:16:18.662978+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 20:16:18.662978+00', '2026-11-16', '2026-11-16 20:15:50.883098+00', '2026-11-16 20:15:51.260387+00', '2026-11-16 20:15:51.260387+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 20:16:18.662978+00', '2026-11-16 20:16:18.662978+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 20:15:51.260387+00', '2026-11-16 20:15:51.260387+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '178614aa1a1431ba26ae8c12f07c9efedde615aed7adde05b0d05450592c1bed', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 20:15:34.121564+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 20:15:34.121564+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 20:15:35.928916+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 20:15:35.968776+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '1', '649c3b17aeec43ad05444002f1a8149e8f2789847502e0127465d90ef1985727', '2026-11-16 20:15:35.988902+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '3', '4dfc6b52f5d1a9cf4bbfa401a04f2bf1c75ceb8e9e471b2cf32cde4abd779a94', '2026-11-16 20:15:35.955477+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 20:15:35.912581+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x99132acddf3070c714802a551725c5be94e0113ad2472949fb71c64506d6176f', '01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 20:16:19.428314+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e600-b170-7a58-ad4f-4dcb5ed78437', E'\\x0502d48c320a038d61064711b9c8c984676fcf9c143cfd8a7a90a20c69355b51', '2026-11-16 20:16:18.650975+00', '2026-11-19 20:16:18.650975+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-77aa-7dfe-bc36-64927f6e4cb6', 'payment.pending', '01a1e600-774f-77d3-867f-dfd379a8f2d2', '{"event":"payment.pending","data":{"paymentId":"01a1e600-774f-77d3-867f-dfd379a8f2d2","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:52.655Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:52.655Z"}', 'delivered', '2026-11-16 20:15:52.655+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:52.776339+00', '200', NULL, '283', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-7c71-72a2-bce4-fcfeea688f25', 'payment.completed', '01a1e600-774f-77d3-867f-dfd379a8f2d2', '{"event":"payment.completed","data":{"paymentId":"01a1e600-774f-77d3-867f-dfd379a8f2d2","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09015375","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:52.655Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:53.969Z"}', 'delivered', '2026-11-16 20:15:53.969+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:54.012923+00', '200', NULL, '105', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-7d8f-7e8e-b7de-ae805210cd58', 'payment.pending', '01a1e600-7d8e-7297-9b7a-9b556d9a5207', '{"event":"payment.pending","data":{"paymentId":"01a1e600-7d8e-7297-9b7a-9b556d9a5207","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:54.254Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:54.254Z"}', 'delivered', '2026-11-16 20:15:54.254+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:54.262966+00', '200', NULL, '123', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-7ed7-71ff-9f67-f84430bac1d8', 'payment.failed', '01a1e600-7d8e-7297-9b7a-9b556d9a5207', '{"event":"payment.failed","data":{"paymentId":"01a1e600-7d8e-7297-9b7a-9b556d9a5207","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:54.254Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:54.581Z"}', 'delivered', '2026-11-16 20:15:54.581+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:54.563737+00', '200', NULL, '156', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-800a-79db-b3d8-3ffee0d9e643', 'payment.pending', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '{"event":"payment.pending","data":{"paymentId":"01a1e600-7ff6-7c68-ac99-0775c7be02e3","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:54.870Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:54.870Z"}', 'delivered', '2026-11-16 20:15:54.87+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:54.924726+00', '200', NULL, '141', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-81b1-7c2e-ab72-6c7b2a517824', 'payment.completed', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '{"event":"payment.completed","data":{"paymentId":"01a1e600-7ff6-7c68-ac99-0775c7be02e3","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09015511","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:54.870Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:55.313Z"}', 'delivered', '2026-11-16 20:15:55.313+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:55.310975+00', '200', NULL, '122', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-8353-7560-b88f-92f6b2d459eb', 'payment.reversed', '01a1e600-7ff6-7c68-ac99-0775c7be02e3', '{"event":"payment.reversed","data":{"paymentId":"01a1e600-7ff6-7c68-ac99-0775c7be02e3","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09015511","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:54.870Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:55.731Z"}', 'delivered', '2026-11-16 20:15:55.731+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:55.708643+00', '200', NULL, '45', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-83de-7ee8-9c96-0ea425d56d10', 'payment.pending', '01a1e600-83de-7e69-864c-286aaf1c1909', '{"event":"payment.pending","data":{"paymentId":"01a1e600-83de-7e69-864c-286aaf1c1909","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:55.862Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:55.862Z"}', 'delivered', '2026-11-16 20:15:55.862+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:55.854513+00', '200', NULL, '146', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-853b-7e79-8f36-4c555aa16725', 'payment.completed', '01a1e600-84fc-75be-af13-b38b1d3badc0', '{"event":"payment.completed","data":{"paymentId":"01a1e600-84fc-75be-af13-b38b1d3badc0","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9015612","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:56.156Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:56.219Z"}', 'delivered', '2026-11-16 20:15:56.219+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:56.172753+00', '200', NULL, '97', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-868f-7028-af5e-2f0708a1b5a3', 'payment.failed', '01a1e600-8652-7955-b4d5-ea41d2ac27c9', '{"event":"payment.failed","data":{"paymentId":"01a1e600-8652-7955-b4d5-ea41d2ac27c9","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:56.498Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:56.558Z"}', 'delivered', '2026-11-16 20:15:56.558+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:56.514856+00', '200', NULL, '42', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-87cb-73d2-a947-8b3f62f1e144', 'payment.pending', '01a1e600-874f-7346-8125-f6c3cba12f49', '{"event":"payment.pending","data":{"paymentId":"01a1e600-874f-7346-8125-f6c3cba12f49","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:56.751Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:56.855Z"}', 'delivered', '2026-11-16 20:15:56.855+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:56.853738+00', '200', NULL, '67', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-8ce5-707e-9325-e9513b4d0180', 'payment.completed', '01a1e600-8aa0-7c4b-a3f0-d0f5faaf7de7', '{"event":"payment.completed","data":{"paymentId":"01a1e600-8aa0-7c4b-a3f0-d0f5faaf7de7","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:57.540Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:58.048Z"}', 'delivered', '2026-11-16 20:15:58.048+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:58.163554+00', '200', NULL, '220', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-8ee5-7d2d-a913-4ef4c2cb1667', 'payment.completed', '01a1e600-8dce-7944-b26c-deb2b20c07a0', '{"event":"payment.completed","data":{"paymentId":"01a1e600-8dce-7944-b26c-deb2b20c07a0","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36015855","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:58.414Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:58.681Z"}', 'delivered', '2026-11-16 20:15:58.681+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:58.65952+00', '200', NULL, '181', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-8ef6-7747-86f7-c3945d6b98e3', 'payment.failed', '01a1e600-8dce-7963-8252-75799330fb3b', '{"event":"payment.failed","data":{"paymentId":"01a1e600-8dce-7963-8252-75799330fb3b","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:58.414Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","livemode":false},"timestamp":"2026-11-16T20:15:58.710Z"}', 'delivered', '2026-11-16 20:15:58.71+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:58.65952+00', '200', NULL, '174', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-93e9-77dc-b670-269657c33ada', 'payment.pending', '01a1e600-93e8-7834-8221-21c4180c3cb2', '{"event":"payment.pending","data":{"paymentId":"01a1e600-93e8-7834-8221-21c4180c3cb2","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:59.976Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","checkoutSessionId":"01a1e600-91ec-7d77-ae71-2389ebf1e212","livemode":false},"timestamp":"2026-11-16T20:15:59.976Z"}', 'delivered', '2026-11-16 20:15:59.976+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:15:59.919152+00', '200', NULL, '24', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '01a1e600-951b-7540-81bc-d259892f353e', 'payment.completed', '01a1e600-93e8-7834-8221-21c4180c3cb2', '{"event":"payment.completed","data":{"paymentId":"01a1e600-93e8-7834-8221-21c4180c3cb2","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09016020","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:15:59.976Z","keyId":"01a1e600-72d0-7150-9768-4794ab8af167","checkoutSessionId":"01a1e600-91ec-7d77-ae71-2389ebf1e212","livemode":false},"timestamp":"2026-11-16T20:16:00.283Z"}', 'delivered', '2026-11-16 20:16:00.283+00', '01a1e600-3917-739d-bd57-9eef069432e4', '2026-11-16 20:16:00.234966+00', '200', NULL, '9', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e600-7274-7c91-a1d3-0ee2a8e485e0', 'false', '01a1e600-7554-7ff3-baf8-06712381ce51', '1', 'http://127.0.0.1:46775/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44ce44ea953a0daf338a94e058d78c4991613ff9226660a65111f5c4c89cff0cda4e5c5b0d0d2cfa381c9303d0cb1441c68f1c39783e4f031594c90ddd9e59c005c35c0b7eb7f1f3f3823354837d417bce3cadb6273c196140e71b62d69b8d', NULL, NULL, '2026-11-16 20:15:52.142+00', '2026-11-16 20:15:52.142+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_notifications enable trigger user;
alter table bank_sessions enable trigger user;
alter table card_failures enable trigger user;
alter table card_holders enable trigger user;
alter table card_reservations enable trigger user;
alter table checkout_attempts enable trigger user;
alter table checkout_profiles enable trigger user;
alter table checkout_sessions enable trigger user;
alter table movements enable trigger user;
alter table claimed_movements enable trigger user;
alter table closed_days enable trigger user;
alter table day_corrections enable trigger user;
alter table disbursements enable trigger user;
alter table flow_routes enable trigger user;
alter table idempotency_keys enable trigger user;
alter table installation_secrets enable trigger user;
alter table key_payouts enable trigger user;
alter table login_attempts enable trigger user;
alter table notification_addresses enable trigger user;
alter table oidc_returns enable trigger user;
alter table operator_users enable trigger user;
alter table operator_former_passwords enable trigger user;
alter table operator_passkeys enable trigger user;
alter table operator_recovery_codes enable trigger user;
alter table operator_sessions enable trigger user;
alter table operator_tokens enable trigger user;
alter table operator_totp enable trigger user;
alter table payments enable trigger user;
alter table overpayment_changes enable trigger user;
alter table passkey_challenges enable trigger user;
alter table payment_approvals enable trigger user;
alter table payment_events enable trigger user;
alter table payment_hours enable trigger user;
alter table payment_hours_done enable trigger user;
alter table payment_links enable trigger user;
alter table payment_requests enable trigger user;
alter table pending_sign_ins enable trigger user;
alter table rate_buckets enable trigger user;
alter table rate_sources enable trigger user;
alter table rates enable trigger user;
alter table schema_migrations enable trigger user;
alter table schema_routines enable trigger user;
alter table statement_readings enable trigger user;
alter table user_links enable trigger user;
alter table webhook_deliveries enable trigger user;
alter table webhook_endpoints enable trigger user;
