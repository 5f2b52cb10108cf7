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
alter table account_holders disable trigger user;
alter table api_keys disable trigger user;
alter table audit_log disable trigger user;
alter table bank_accounts disable trigger user;
alter table bank_notifications disable trigger user;
alter table bank_sessions disable trigger user;
alter table card_failures disable trigger user;
alter table card_holders disable trigger user;
alter table card_reservations disable trigger user;
alter table movements disable trigger user;
alter table claimed_movements disable trigger user;
alter table closed_days disable trigger user;
alter table day_corrections disable trigger user;
alter table disbursements disable trigger user;
alter table flow_routes disable trigger user;
alter table idempotency_keys disable trigger user;
alter table installation_secrets disable trigger user;
alter table login_attempts disable trigger user;
alter table notification_addresses disable trigger user;
alter table operator_users disable trigger user;
alter table operator_sessions disable trigger user;
alter table operator_tokens disable trigger user;
alter table payments disable trigger user;
alter table overpayment_changes disable trigger user;
alter table payment_events disable trigger user;
alter table payment_hours disable trigger user;
alter table payment_hours_done disable trigger user;
alter table payment_requests disable trigger user;
alter table rate_buckets disable trigger user;
alter table rate_sources disable trigger user;
alter table rates disable trigger user;
alter table schema_migrations disable trigger user;
alter table schema_routines disable trigger user;
alter table statement_readings disable trigger user;
alter table webhook_deliveries disable trigger user;
alter table webhook_endpoints disable trigger user;
truncate tenants, account_holders, api_keys, audit_log, bank_accounts, bank_notifications, bank_sessions, card_failures, card_holders, card_reservations, movements, claimed_movements, closed_days, day_corrections, disbursements, flow_routes, idempotency_keys, installation_secrets, login_attempts, notification_addresses, operator_users, operator_sessions, operator_tokens, payments, overpayment_changes, payment_events, payment_hours, payment_hours_done, payment_requests, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 10:19:54.728865+00', NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'r4', E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', 'http://127.0.0.1:41833');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', '01a1e3de-d806-71f0-a814-28dd21546eb8', 'false', 'pas_test_m3yRVwky', E'\\x39cdea15a9f922f2113be8079c009aa97150681971470a7d28aef5b4e01eef72', '2026-11-16 10:19:54.759576+00', NULL, NULL, '2026-11-16 10:19:56.96037+00');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', '01a1e3de-d813-76b7-8340-d34c71e086e2', 'true', 'pas_live_YJmLUXpj', E'\\xe901bd147968d5207aa12e42576820b0e9daf10e305281d9a6cff3168f3d03ac', '2026-11-16 10:19:54.772032+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-d7c9-7171-82ed-7b457c735c47', '2026-11-16 10:19:54.728865+00', 'test', 'tenant.create', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', '{"name": "Tienda de prueba", "language": "en"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-d806-7c3b-8146-6cd3974a97d3', '2026-11-16 10:19:54.759576+00', 'test', 'key.create', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', '01a1e3de-d806-71f0-a814-28dd21546eb8', '{"publicPart": "pas_test_m3yRVwky"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-d813-7b75-aeff-54ee2c66b4ff', '2026-11-16 10:19:54.772032+00', 'test', 'key.create', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', '01a1e3de-d813-76b7-8340-d34c71e086e2', '{"publicPart": "pas_live_YJmLUXpj"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-db40-7b3a-9f87-3606c9d98d47', '2026-11-16 10:19:55.586782+00', 'test', 'bank.notifications', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-dba2-7ca1-9b44-db6140497529', '2026-11-16 10:19:55.682392+00', 'key:01a1e3de-d806-71f0-a814-28dd21546eb8', 'movement.ignore', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', '01a1e3de-db6e-74a9-b260-c785573b60d2', '{"reason": "Deposit of the owner", "livemode": false}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-dccf-7f28-8d5d-b3a3acd1e1a8', '2026-11-16 10:19:55.984269+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-dcd8-7ecd-8f7e-bd2da99c4377', '2026-11-16 10:19:55.992922+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_I7yA6Vg0"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-dead-78c7-9fc5-d3c153c1bfbb', '2026-11-16 10:19:56.462157+00', 'user:ana', 'session.open', NULL, 'ana', '{}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-e094-7515-8771-15cec39f7dca', '2026-11-16 10:19:56.949006+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-e099-7a47-b0fa-59b3eef75616', '2026-11-16 10:19:56.954128+00', 'test', 'bank.set', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details) values ('01a1e3de-e09b-7720-ae4e-bb0d02f71b25', '2026-11-16 10:19:56.956193+00', 'test', 'bank.route', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'true', 'bnc', E'\\x0103619c63bddf12286a3f6ca7c017ae396d4a754b844e195218ab4ce368658f6261fa6920ea6f30d1f110272e891f449f4220c77a118d511c40ad56de6bba163cbec1705e75', '01a1e3de-e099-7242-8bc8-de29f462159c', '2026-11-16 10:19:56.954128+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', E'\\x0355e2b30d92060755476ce392cc858a9d7556994b85c2a96d95159b2515c197', '01a1e3de-db69-7cc7-8ddb-01c03a64e46b', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'r4', 'R4notifica', E'\\x0103619c6368f0411c295fe0077a7775096acdb421ccfd09fcce611fd6f159dc9771def5d37e743a4d39016cb23bcd2b301fbd60d11a21f93ccb4db3af3ea224e1a192775a6949c82b61d9b3a5bc6c3e636a4a76b7e36e3691cc64ce6f8e8eb602c1ffb8700189bac5d3ce47abf121b1554ebd7715a0efabe76ad06764da90e2d7c9809c05399480b1999c424ca58bf5a0319bbac80d3d96ec5273d0c20f73ddcd64fea095e58f3e49e9d99096e9b1ba4bbd6582ad066eefc6994176432c6e204686e149efbc26c1cc9eeedebdcf08974c1fcd424e243e802b3c800566010a0fe4c2e6f8d10cc7e213aa50726e8962e7ceb637df3fa32d96bf8ebd8336fcacd0eabf8083ba58b372', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 10:19:55.626292+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', E'\\x33115aba430ca49e6473470c44cdfebc0e0361550d4fa3ff524c05e0fd4d3e46', '01a1e3de-db5e-7f29-9aa3-64c2ca1deddc', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'r4', 'R4notifica', E'\\x0103619c630b590712b626c70a517955b6ebb66b36a648acc996a89b4f94b8332e2884d03539bc1764de035f9a00939204f279875bddd2c05c83ee349013a5d4f1a65f34c57c57ab2a977b71b62744e27dca065a1eae8bc66ecf8c08b0b97bc28d023f8195276ca91872eae336a3d9ecfb7a90b7a7cb961b527f11b5ad8a1b03c01ff800dc6b75bfd82d5fa506d36f5e86019f545a5b7e253360a06f321b356bc06ec5dab46a4446162c1ca3c01e83fff24ce0453e134e67afae533a6877d7b068734583496e4c4d426e2fbe553c4f37c3ff1ddf9c59e13653704181c3f7eba165c9c9c4826d0d12d0453c1d145d8209e20b1760ed335e6f3d183b8d5e98e3c6eafb581871cd606c', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 10:19:55.618615+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', E'\\x5976b9c0085a4054a4047aa50d2686c50828a6206c6c45b706981775589c9c04', '01a1e3de-db59-710a-8867-0034e9283bda', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'r4', 'R4consulta', E'\\x0103619c63cca7b718d54a8bea543c2aedcbc3625e379b5b8497a9f0bd5aca5a099f52d5739417df75358aab1574bd0c26ab930ac56f52cc99', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 10:19:55.609839+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', E'\\xe879a6ce4ce7d03b7920451ccc3fc31d9cf6d0a4fa1708e6a954aa6f4c10ec0c', '01a1e3de-db6e-7bae-95be-4638993c8188', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'r4', 'MBconsulta', E'\\x0103619c632224595b6c392df521e83e5e68c0196643deec7d563c292f23c430f8c504d6395e20f1ae9aa9b537d8342691967603cdec765fc734581714f97347e2caaa0ce63d62369a7bd84599d42af01e51905cca3f30f20e724291c961412437c8a45b30facfe121e73d942a3cf6b18a9c01112cc5ea849097d7232d52deb030d656a07aed4430c16a28ff739760f9372d9d21a4f58309cb6c2c5009cf4fd50d4592898da67c248ac4845dd246cdc029f525b77866c2b78ad41dc8c0599196b922b2e84c8ff45a25b23b714bf8646d1887bcd1cece526f4a727791ac0740f7e8ebc8787e6e903927074ae095d682ffb4c497889e5898dd75a29ef576271f7a7e31a7550a0585be64', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 10:19:55.630717+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', E'\\xeb02d83ad02b7015b3a395ce0b84c43e85e04a7db52e9ef27c8553a568193d90', '01a1e3de-db4f-7628-b4c2-823e886078a3', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'r4', 'R4consulta', E'\\x0103619c633531e1551ddc019a1dec1c633ece49aa74c45a533687922b0c86f5ef6dddeb9c5d36b15009e5fb9ec2e76ce17b2f0abd50c8c397bd8a98524bc3ea3756e877b99b6bb38d3b81c2f821c88394c267eedf1bea51f73f2e83c7a5fb38dcddc23e5c5cc0102d83641a', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 10:19:55.59941+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xbb6fe7e02e911449c7bebd117e7263fb93a27beda276bb72ea8c50a527b3d79d', '01a1e3de-d94e-7ff7-abf7-e3c60f751258', E'\\x0103619c635ec41b00eb099629d051f49d0018d582ffffde86bed9d561a62e5ffe70e43ea093d623ae2a7958bad38a332bf73c40b7293c0bdfa0b992f0218ff617', '2026-11-16', '2026-11-16 10:19:55.089294+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', E'\\xb4807e4ee530d93f7464dba7fd5a17c251d53c29a1e4ae6dec86df1577594df5', E'\\x1ecca6be632530567aefa264dc8fc47302e1087aea31ba7ecef4277c3e0e23b9', '2026-11-16 10:19:55.348917+00');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', E'\\x010524472f3f707eb19b0026eb82fb1fc9b0cb63fffcf08021270dcf67f0ac58', '2026-11-16 10:19:55.288815+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', E'\\xb4807e4ee530d93f7464dba7fd5a17c251d53c29a1e4ae6dec86df1577594df5', '2026-11-16 10:19:55.336852+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', E'\\xe1ce9393acb9894e42aad488d63a784b757e45729e35c9d561f9e017fbab251b', '2026-11-16 10:19:55.360134+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', E'\\xe1ce9393acb9894e42aad488d63a784b757e45729e35c9d561f9e017fbab251b', '01a1e3de-da62-790a-87af-929682732756', E'\\xd3a541da560fd5d3dd8340b93aad53fbb70ca482e6a5ec654fea704f8cf36bea', '2026-11-16 10:19:55.360134+00');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '279482439545', '01a1e3de-dae0-7595-baa1-c2d468db35ea', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,39541,279482439545}', NULL, E'\\x0103619c634fcd20439dca87adca522b1e73276aa186d77a91f4d636a69f017374b6ddbcb6579a987cd4ab64be25387a7dbd4eada9909a8d606185b79a2ebf68ff18061958dfc9fa4464be3c188192fde8c9eb1bd6c7', NULL, NULL, 'query', 'true', '2026-11-16 10:19:55.489858+00', 'matched', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dac4-735e-9046-69a74dd0450a', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', 'notification/0102/83700001/1523.40', '01a1e3de-db5e-74cc-9a92-d2f87e6eea6f', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0103619c63010ce9d180b5627069c156429f5c49143d24d96de48d377a16326c2031a30ca8d6a4fef182248efbba449878ce8399c354678f9f6b5b840e38caf1c81b4fd6eaf1ff0b607884d7ce5ecfefcccb27bf3a8daae833fbd84de8fd1bcd1b40e30c023672b48ac8', E'\\x2a84db1b1ab8d3170cf6a25bcbafc4c11b9048367c7ef5232131209561e9d95a', NULL, 'notification', 'true', '2026-11-16 10:19:55.618615+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 10:20:30.618+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', 'notification/0105/83700003/1523.40', '01a1e3de-db6e-74a9-b260-c785573b60d2', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0103619c63b31ead92b93bea24221aebd2e1457b2086878ee0b2262be47bc47a9b24e33ea35d7e5a1b6d5059d68a94ef65c6968a60b9d7d3f3b0692b38a9f5e22f0be2532d160127c9d6cfb5f4d2d3cf8634b06b93f95d24871eeec2cc8949b350fbb43a0c3bd1194be6', E'\\x2a84db1b1ab8d3170cf6a25bcbafc4c11b9048367c7ef5232131209561e9d95a', NULL, 'notification', 'true', '2026-11-16 10:19:55.630717+00', 'ignored', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '279482439545', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dac4-735e-9046-69a74dd0450a', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 10:19:57.006126+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '2026-10-05', '1', 'added', '{}', '2026-11-16 10:19:57.006126+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-713b-a243-b8061235ee0e', '20261005', '30.51', '2026-11-16 10:19:55.516+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'POST /movements/{id}/ignore', '01a1e3de-db8e-76e4-98be-c81b6e2f1b39', E'\\x842c68db866145a696b67a69928134532f5021c761156c203f63feb839a25bbe', '01a1e3de-db9e-7a0d-8c10-bc8d87fa2f5c', '2026-11-16 10:19:55.682392+00', '01a1e3de-db6e-74a9-b260-c785573b60d2', '200', E'\\x0103619c637b55e96d2d004e8e07267010c34d056173cf039266f82023df5cf61153f7b555f97f8c0a3fc1f2154c0c266423d732b6985a980243aa1386ce7bd0fa273b7d22ea2a6804e107b6a29363eec0790c08acaf1cf7915f92a255cef59c5c892d0955643d3aa4592a95d1c83c8a86fa968179d8e9b6cee494f3466982d6993129eaa3fcf69b196859162b5c1a3de726d7d72ebb443f6419f3452d6850b79deb174d87c942a85c918edc79604dc9c51841710af1a5668cf4f57a1d134e23a0e0c63c8ac51866ae45bf27939cf2351694625a69dea3f167a170f84116236edda5d8319a89d2c4d5cc412df1c41bcedb7cbff979c27aa851cde331d72a92b23230b51b5832d11b6c3c2c277094f41279091a8e77e9dc50fbe47e8fd3810a4cdc6a9a053a8e8c7e98791de6d5803eb80eaa561c0211eb8037b58f7846b487');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'POST /payments/credit/disburse', '01a1e3de-daf3-750a-8893-c8d1d50aacdd', E'\\xa72cf896c20960148bbdf5a003263a4a3f17393d29d32a171d61134f57e859ac', '01a1e3de-daf6-7c58-97c9-8afb7c8ce96a', '2026-11-16 10:19:55.517184+00', '01a1e3de-dafc-713b-a243-b8061235ee0e', '200', E'\\x0103619c63c4c28346d5246ce6187dae72725461b27e6a09bb109ed166c186a2d1c492750e52f8f1859c8864697d25b2e7f8cb51044962ba4854d8c9fa3d3ca351f49d25ec0fcb248d3038c9c2e31547df7376a20847395da89544c2ec0cb26e2cab80f43b643e9f32102424c76bbef61148922cf10fa5448b8ee59da3bb62187804242259006fb6b7591daa3a5699b1e8bb332fa61018ec91c43b460988e6eae93a9e7133d9cbd966def7ae9fdb385543d6a4959a666bfcce3565cddbae8a74fa6c0fe1862ab7078de1859addd8f3102df0fa5dffe7dbd5abfc00432084da1296feb4ec640f324719287ed52d4fcd5c73cb4b580e7d3a5dfed1644949e8d679ec5e3ff2b305db67acf9e7cc11ea53de61d909a2ef9a725c0dc0518b66b6e0fd8df698037cb8879c1e3a0df4e3024ca2e838ac5b54a229c816d84b2b54e11134f7f6d5a77d63c248f35400139da94cea6aab135eda0d08068b687eeadb16d65b1f067b8efde1f27d6bddb13d78dea7be7448273d9c7da95e23e05e4373ee9627d7220413ff63e676c4206e43416f1e49e5410fdec5e12a1427df74a9fc033dde0f1ef14c5f445f8e8af275ccdbdd778eb5da0e2c368d0c1d72618d352e16793bc9b70c47c8ab064e1adaea1431cbe0bf2525c238bb6b56f3b364e872da8ce0a891bfb8c3a1640548a610f310d463bbe7f7106c4a7e7bd698e3b8d4690d8eee52f62812c0ccbf90d647721d39003f855037e45576cefc072cfda1c6a064289c201bc193436e7dbbbcb89e7e9997d56207f2546061ed964b9d0550fa2317cf413befa37ba92c1a1101b2bd586f4594b87ba4726db5f7f7b4178769e56185992e28af7431084db7dfe08314eb877dd05ed498359486f2ac685ead07a2b45feef7cdfc14c193d4002eb2392188f67f7c85c296177a54093feac50ba15f2aab5cec93cf5e8c9bc9d282f03c614682a2d60a2aadc3f81d790fb1c2dd0a34a0c1c90c27a80f153a9b24f475215caf1b16d9143245fb1baf3d218fe344b00460e3120ebc1ed4d42753aedda0dbb5d6cf2da70214109a882fc0f60ce0cd0aeb8015a38a019840c9319f943ad5802eabf02ea1d6d7e26cd883341ef89780b878e4f18d45848c5b107a');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'POST /payments/pago-movil/verify', '01a1e3de-dabd-7025-8165-9e53b2737967', E'\\xfed24e05139571e2eb422417ca0288254eabbd24be98ef4bbbba5efa08ed3fec', '01a1e3de-dabf-7843-a740-db9484261963', '2026-11-16 10:19:55.457625+00', '01a1e3de-dac4-735e-9046-69a74dd0450a', '200', E'\\x0103619c63e3bc65d1b0df0361b4d96404206717ab45c3e3f20116898bd19c9d9bbed9cd51b0c199da4acb12d029a73ad99237725069a7be3111e45caf0b6f8f95acd90a231abb21ddbb0dc15db8d608a44bbbf5d223a7a1b9253da629cd587e7c94664b7c4ade9be19f3db8452e5038a8cfeb05ba9d4b2728148de8d41e6d61ec423da6c5ba90d4f123101c87f18e23f7dcf1328c57de1f47f8ce790e4ee48668435e3768dd747ce4a09169a6430ef673d015e97a929be4bc7932f051514a971bcc16f6ee6e9625ad26aa30107a57e807515995a0b6042a3eee51c53f607447951a42c8f9a9cf64f8186f9528c9cb449d780dedc28240274873953a339275e86edcb5e6b653390fd670eab0bad3ee1a3a4b2d22ace5fa51052ab2b74de9e2269a0e0705d414963724784923fbf82e332b403b34694015ccd76c806e6927db1155553e2ee88f2edb62cbf77447585102b1adb9781803d56d886a5ef8d3747c45fea656a728feee99fc555d98c3a9a8b1253fb7252a702ea898ce8705186213109474');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'POST /payments/vpos', '01a1e3de-da0f-7e14-854d-37a52de9fbb2', E'\\x449e2bdb3ab571f325a1a90a7c776e3bfc3b2a50e91fe14294eb749ead5911b4', '01a1e3de-da16-767f-8e59-740504e749dc', '2026-11-16 10:19:55.307969+00', '01a1e3de-da24-70c9-a7fa-7d28d2a2d216', '201', E'\\x0103619c6362012b4bfc8100e8a9a6e50a06dffe341f49fedd81954bac551d5ea176827ad7ade10c0e4eaa527c22acb8a3e9185b2b9256c77302912afdce3786b55fb8a725ef92ca391fbd5a61358eace04ba18ddff1ac4ff7bb09441072a2b028eb59c70c5962ffd611577c71da6563f3ecb9c8a3ea2af811d8243721e150e6f2228b004351b95520daf6e5e37eb73f938b4825c372a2b4a3963aac6dec653246ae3d5e10b2d181396a711cd2dd50461f50336939ba322f16ebf9af8717065469f1cb1d0af09baea0310e2cd3615d97a789b857d4d8be6f380aa2250b623952e43384518f0c40c20abe2b846a4beeb3c2aacdbcf5f16fcb70b45ba82127a653d0394cc6bdce1a7e5b6b3ac217a20b14ea020da0061d286ad7a35dadccdef52878bccb633eb407224017fd763d22868951936c87feaf23c4924f8a514e40972ee66162c191e13676fc271780eaabdce2cd2d9552acaec7b6b875c0eb7f30eba9b113c7a6afb70182e44e160ac546ef4674da37b8054f0cd648ed4fca3132ee9bd232dbd3480f742c9badb5782e78102373ea476605a956ab637e8e8a35');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'POST /payments/vpos', '01a1e3de-da43-78ed-b179-caeb188daba9', E'\\x0cef0b5de61d0fbfac00bf06431cf27ec5191279419cf2cf49ea5dc4c9756bae', '01a1e3de-da47-7b95-a167-8970f41ce0ff', '2026-11-16 10:19:55.344146+00', '01a1e3de-da52-7ff5-8930-3acbcadc8f59', '422', E'\\x0103619c63f6d290f0e70ca0362aaee17afe1ec3491dd73bc01ef5f60095e262e057434bfd05aee5431737f3cc2a7721003f78788bc243f20469959829c3debc75301f7b9bfe38b2a6143c3f1fbeec4daa7f890a4feb65fbe4aaae5cd93f25bfce13d0b0047e54594146759843b5ee878fbe8075a13dfbab460bc8bd431f37a87dcc7270b5dc7334fc0cc0ed3b16e01864e23634f0190fe8b1a93edc7252cf0822ed158ad8a3ad7cda3794dddcd1aa3479c346d308649c12d7fb8dfcd98dfdbbf35245a088945a20c184e53a96abce5d1716dfb5540cd4981cbce344dbd63396e1c02d3b4fb7c1efec4c9aa092f6fdc741807c5af0da96015074bf19f105677054a05dc892f4601ff2a4153c9e206b5fede66336c7d1922df4f9440a165e9bcd57eac50c53f45f9f77aa7d83778cf861568875a8bcf7eb5a149daf4d22d1576c66d425941be5a75073b4802545c0574be52711d83b87dbb7292f3a702018b84340112786648e43695c592b2102199ecfc3f2cb53e5e658f81f05a4108c061bc7689088c94024a0b3643302dc6086da17403b86add1760fe79ff98e6f637c0650033fda091d71781338f4d530b2625f335159f11fc514a175fa3e85355cd05ecfbc94498c360459fd5a1ca62f2048');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'POST /payments/vpos', '01a1e3de-da5b-7e27-8be0-3c504c7a37d4', E'\\x009fedbf2ac7079afc16a6f01b056c80288d73c857e4733496c3fba79885fbfb', '01a1e3de-da5d-701a-9731-bba66b036d8e', '2026-11-16 10:19:55.365489+00', '01a1e3de-da68-7578-95a6-4a7b79e8284b', '201', E'\\x0103619c63c0da029981b99484a934c4b41366c2fabff683315758cfc52467a117fbe26d90e717a070a74c69713560546d9ba00123183c19c351b903e15fe57c1107f612df1837cee067c5ca6e247c8c0d3fac7a08a6682745edb998045ac21c3320e2389b77c3d87eeff725b374f36c71b54b7e16eeaf1c94fb3d50491b9549ca7b4905e7164fd7fc7a6f12e62f52d13c7d1e20d98689176c51df0ead51412747ac035a20d82cc93e28a2a24ed6cdf51157d12d513ee6dc52c676c1737855a33b0c31861cf58695e1dcb37a0d9279d00480a5fe2492451d80bc6eb1ebee4a3742b5c6d703e0772d0c8184d698a7f824315ae8d08e09893862d165d3b93309c37b9e21a6c3cf5c257b37e41158a9d0d35598ce60a3118cd58d0872ac3ec033d8f14c8ffc964b6f71fc8ceb8b3094e38df081e1a687cc60869fd3a7a6c8004651ca2bf4874377a881894b50f797df8632a0ad0a32a1ca127ad625f874a331b56d3b456e0f31e79d943fd0e2ba60d760b2afbc84a92ad41fef1ec24d6787edbfb286');
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'POST /payments/{id}/reverse', '01a1e3de-d9d7-742e-8a7f-5fec8c1bb542', E'\\xe37334e3e342eab2ff5f66090ee525e1d88ecc1a7265193c093ef1787d60eff2', '01a1e3de-d9dc-757c-91b0-8438002a12e2', '2026-11-16 10:19:55.234438+00', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '200', E'\\x0103619c63ea3d3b339a71ab073be00b20debba00aecc24a246355e2a870b73da4cc1d80fc69f902fb699450573abef5125876eb652cd1969a58d1850949d99bd7370ad3f666d8a5012f23ed1ecbfcc423a43882dfcf3b6af2b3146b41c6db840d25a9a64053b933482d52ab8d4fbdac8706b167b236cd69a70dd49a894d70dedd646df5c297a0ffc6cce3552c3be11514ccaa55e1eabe4302f453e45ebed0d6748f98ad6d751df90907d0c2163064189a82aad3b2d30f5e069981d9c74cfcfae3f5a68be82b02f5fdb9c951ebc671a7d30ae45f526ea4c51384c3acb924bfb1845f0acfb8e10b6961b604017113c612cadf6efda8920e5fff7888131362615db8e4157bdbf8be4440080b1641157f7e8292de4aa349dfee2e1a33b0f292241935290eb786a594e6b62ca4bb72bdcbd158601cf3140d0765dbe1018e2e3f9ca0324949039bbef11565619cd6a8188dbbdd965946da7d9f9441e2309f54bd303ca50d6ceaad08d283d6d363534519fd2da51d83ba243ad8dc01853c8be103e6f884d091a9693aade38ce8082af5312023be26eb2121b8c59b5b21bc80966089a803249a2b8537df3ba7b82b0b3d2a74377e386ee912e9227cf5be0cc51c537f1998edad0e8b72a203c41bde29599f3ea2a22403a40fd7e040ca7fa803f6b5421a83f49b8f735a61e8e136a002b755e725529aa7353faff6e245a72b48d398906aa77bdc4fb4d70bfd6a4816de4aa29aa74b260928f976f8c0b0e83c1ef7265008b76aeb5d14101bff3d6c1301f30f93e4e34365acbc9882b93e5356a6e4');
-- installation_secrets
insert into installation_secrets (name, sealed) values ('installation', E'\\x0103619c63d9bd61eee9111f5279d165d9af1a24ce92be539497a479bf918501e7f18c75b4c220ca7ac737e9e27f7ca455d4f298f3847e3598e3859c842aacd7e9a635ab330cd28fbf2e5911e5a128117f7eec0d35d5a6356e4b5caee144b658f8');
-- login_attempts
insert into login_attempts (subject, count, last_at) values (E'\\x47863e9f7bb068181cd4c7335a5a85516991d546618d26382318f4972beed70f', '1', '2026-11-16 10:19:56.525521+00');
insert into login_attempts (subject, count, last_at) values (E'\\x58b4477b30322f8d01925250079c2ada282a2930391e53a13505d034905382f1', '1', '2026-11-16 10:19:56.524076+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x73711a57d9512ee2e044b4feba381e98c6c98b35ab9ea342152ac2e6eff8f848', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'r4', E'\\x0103619c63f0f0dfa35c8f1496f27aef05dea3e7d5f176154ebe715c30855ab539fdf1ea63d6f4265d59258b4083cc4fc8874852921fed5afd47c1dd05a85161012f1fecfcc82131694d352e696d4dc3168f710d02e1bf9db8', 'true', '{}', '2026-11-16 10:19:55.586782+00', NULL);
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at) values ('01a1e3de-dccf-7ac2-9e25-bef0cd91ad24', 'ana', 'operator', NULL, '$scrypt$ln=16,r=8,p=1$OtygNwQppVENEM1fm0UXTQ$VgqNSm-uhFVA6D2z05le6Yec5sXj2X4deg6fw2S70pM', '2026-11-16 10:19:55.984269+00', '2026-11-16 10:19:55.984269+00', NULL, '2026-11-16 10:19:56.462157+00');
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (E'\\xac73d04a0be1c3ad822dd8a5ab44ec5a1886303ce26cd11601a2a80f42914bf5', '01a1e3de-dccf-7ac2-9e25-bef0cd91ad24', '2026-11-16 10:19:56.462157+00', '2026-11-16 10:19:56.462157+00', '2026-11-16 22:19:56.462157+00');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at) values ('01a1e3de-dcd8-7a54-b308-b87039518bc4', '01a1e3de-dccf-7ac2-9e25-bef0cd91ad24', 'pas_op_I7yA6Vg0', E'\\x15ff8fafb755e42d2261fa0bc07b45a77ed9b1e35927a3445b1305cc8dba3660', '2026-11-16 10:19:55.992922+00', NULL, NULL, NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d87c-73ae-b2a2-5760bc3274d4', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 10:19:54.876+00', '2026-11-16 10:19:55.105+00', '2026-11-16 10:34:54.876+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c63835a2d0495d45b5a90af42b215e3fd5039fc091f1e4b026b9acfbe120df2ea3834ac480834b46683ac057bcfe8d49b2eff088d8445f350d920f81be7333162fc7fd1b2f9c9a0a58608ba99c3af884c73d4da439afad195ef2f4c71f38d', E'\\x66f57007404c5d6d1e2b2ff86edeb6147d2244b53d7ea1faeca3e500f692a47b', E'\\x2a84db1b1ab8d3170cf6a25bcbafc4c11b9048367c7ef5232131209561e9d95a', E'\\xe4ee1e0f23baf4ff0434e8228db506175b2da0fd88db9c4bf9a0827b22c35edd', NULL, NULL, 'bnc', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-d930-7a46-8e4d-e35891b4e888', '2026-11-16 10:19:55.056+00', NULL, '05439509', '482439509', '{482439509,5439509}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d971-7d3c-93d8-42e2a9b06c20', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 10:19:55.12+00', '2026-11-16 10:19:55.173+00', '2026-11-16 10:34:55.12+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c63f6d457bf8304ca536f824face66e486eaa0fff82e90608192f306413e1baf078ca997471bab86d12fa11eba62b253f96742c3ecc80a5062cfdfc05dd3659093957047b1824217631288c135a25c5473945dc15077863b68345498181c0', E'\\x66f57007404c5d6d1e2b2ff86edeb6147d2244b53d7ea1faeca3e500f692a47b', E'\\x2a84db1b1ab8d3170cf6a25bcbafc4c11b9048367c7ef5232131209561e9d95a', E'\\xe4ee1e0f23baf4ff0434e8228db506175b2da0fd88db9c4bf9a0827b22c35edd', NULL, NULL, 'bnc', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-d989-7ecd-9598-e9d46ce29d93', '2026-11-16 10:19:55.145+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 10:19:55.191+00', '2026-11-16 10:19:55.258+00', '2026-11-16 10:34:55.191+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c6391ef25382bf73b7535ee6e55ac66e9fe3c5a23b5e8472e8f5748169ede63447d5d13efcf31611123e65a471033c5225d333cfe62644268d9628006f408f7d5ad4062243378343db2fc5c0750d3b4031981e1f090793baea8de95f4f935', E'\\x66f57007404c5d6d1e2b2ff86edeb6147d2244b53d7ea1faeca3e500f692a47b', E'\\x2a84db1b1ab8d3170cf6a25bcbafc4c11b9048367c7ef5232131209561e9d95a', E'\\xe4ee1e0f23baf4ff0434e8228db506175b2da0fd88db9c4bf9a0827b22c35edd', NULL, NULL, 'bnc', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-d9c4-7145-a33d-bfc62695465f', '2026-11-16 10:19:55.204+00', NULL, '05439521', '482439521', '{482439521,5439521}', NULL, '000000', NULL, NULL, '01a1e3de-d9e3-7d27-8b07-b5c6ddb4bbaf', '2026-11-16 10:19:55.235+00', '05439525', NULL, '{5439525}', NULL, '2026-11-16 10:19:55.258+00', '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da09-7207-9173-97f8a2ede30d', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 10:19:55.273+00', '2026-11-16 10:19:55.273+00', '2026-11-16 10:34:55.273+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c632d6dffd26085a3b9395414183c145e815d786e0a6c6da90760fce81905f506937aa6342f0d23988d5f59ab9fdb83e756e9decd32c30e4d95a2da2cd7e961e39d77cfc201921b3f4e8e91c4cd1aa8eb545f8b9ba3374b4c409169b3d032', E'\\x66f57007404c5d6d1e2b2ff86edeb6147d2244b53d7ea1faeca3e500f692a47b', E'\\x2a84db1b1ab8d3170cf6a25bcbafc4c11b9048367c7ef5232131209561e9d95a', E'\\xe4ee1e0f23baf4ff0434e8228db506175b2da0fd88db9c4bf9a0827b22c35edd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 10:34:55.273+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da24-70c9-a7fa-7d28d2a2d216', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 10:19:55.299+00', '2026-11-16 10:19:55.327+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c63428779799e9e1399cfc24e2515b508b46c89e74036f95d3f261239a68995101b2f1b477cbfe263f2412d247f27161f7584c015503fdb20e099887dfe23f0feedbdfa9d6012469a58d9a4', E'\\x0e029ba5accb04410e6cf0a807149be12100a6983d21ad06bc8e9ad7e1ed71da', NULL, E'\\x60dc92d16a92f0ce6f7345a10f267e478e69cac1171c46e208c3c7e58219f225', '4242', 'Visa', 'bnc', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-da1b-76c7-b81f-80102a4da33a', '2026-11-16 10:19:55.299+00', NULL, '5439531', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da52-7ff5-8930-3acbcadc8f59', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 10:19:55.346+00', '2026-11-16 10:19:55.351+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c6301b92dcd0614424df3eef61a06c0a419199b099ca4af78ed6b0d37cf55820d3b37225d36a030c9dfbd1db64e729a553fc3198054c855144feb8ba9c34a4555dc334c879d3b1a72555b83', E'\\xfbbc5806a178176fc2a03fa223a13e5589b24ac398bbcd2cd54991d4d033109e', NULL, E'\\x2a8e77025d9a4399af4d6b9263f831501bfa6c1469740f7bef2c743e3ff3b95c', '9995', 'Visa', 'bnc', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-da4c-734f-b160-8179700d8a9e', '2026-11-16 10:19:55.346+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da68-7578-95a6-4a7b79e8284b', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 10:19:55.368+00', '2026-11-16 10:19:55.403+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c63ae5efd21110ea3107ed32129b3e2f797c8124f8a42abe3aa54c5e3b262e3ce31aae2e78aee0778bd72b5b7ee4c4e74b1e5e519a8d8d73f8c7d0db32d2c007de5768b31b064de7ad25f24', E'\\xa216f8cd1aec6dbe523c74d6ba6e2cbe4a264f05d56653f85a5d772f6ce736a6', NULL, E'\\x77faec3403cb3f5b439a7d35a17b15d9e50a442f18d01cb11f4f8a3c312d0718', '0119', 'Visa', 'bnc', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-da62-790a-87af-929682732756', '2026-11-16 10:19:55.368+00', '2026-11-16 10:19:55.403+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-16 10:19:56.758408+00', '2026-11-16 10:19:59.242+00', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dac4-735e-9046-69a74dd0450a', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 10:19:55.459+00', '2026-11-16 10:19:55.483+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xfd4521cf94e57690b2a6d7ff8a61ac96cd445952e714aaedc490167df4170a87', NULL, NULL, NULL, NULL, 'bnc', E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7655-92f8-b4b654829b75', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e3de-dafc-713b-a243-b8061235ee0e', '2026-11-16 10:19:55.516+00', '2026-11-16 10:19:55.538+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c633e8eec4b3cea39129a53f6b628a6a3130bbfdec7afcbf2eab54c7e2a4bc2e37235fcc9143dbb8307b30b68217014835df345154bd8a3157d476b3e6a0fe5ead4a800dd9dd5dd9581f23f0886cc5f188ad9acc5e345be68f2089e07295f107f38e356b4e495780066edb1009be0c353eb', E'\\x0c3f64f1cca17b7ba181e733c2e3e779b4bbfc2ea9b796c6bf895da6152ef307', NULL, NULL, NULL, NULL, 'r4', E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', '01a1e3de-db04-79b8-a912-97f7da27b751', '2026-11-16 10:19:55.524+00', NULL, '32439554', NULL, '{32439554}', '461afef8-d598-4435-9fdc-4fb574079313', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7d2b-888c-17f73bc1e6c2', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e3de-dafc-713b-a243-b8061235ee0e', '2026-11-16 10:19:55.516+00', '2026-11-16 10:19:55.536+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0103619c6340b760ec1c8a7f7d82ed591398ed0ac06df2cac8059049368790fb70862ec2bfd616a1f47b60b1877563aa7a6d9b60b316bbecb3590a00cdf14fe5b315aa9dad8602c42f26bb355761bf61800bb93a77bde419c766cf1b57e699817f1270c11f8ab41dcc0e4932837e712816c5d0a1f1', E'\\x431bb853c686c4ca7f3de171c4f722883c725bb5074ab108fba9cf14f201047b', NULL, NULL, NULL, NULL, 'r4', E'\\xa107e7c21206597e6b0baae94d8874b9c6de061e15c1ce883869eaef95c8aeb4', '01a1e3de-db04-7b01-aece-71fec4757692', '2026-11-16 10:19:55.524+00', NULL, NULL, NULL, '{}', '96edc513-e1bb-4211-b429-efb1ab8f547d', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d87c-73ae-b2a2-5760bc3274d4', '1', '2b22b4b7-89d4-48f7-8057-9e129c47de54', '20.00', '2026-11-16 10:19:57.01035+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d87c-73ae-b2a2-5760bc3274d4', '01a1e3de-d885-7a02-ad51-89f59d37b195', '2026-11-16 10:19:54.876+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d87c-73ae-b2a2-5760bc3274d4', '01a1e3de-d930-7029-921b-0ace48bd79e4', '2026-11-16 10:19:55.056+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d87c-73ae-b2a2-5760bc3274d4', '01a1e3de-d962-719d-936f-c264504b11f1', '2026-11-16 10:19:55.105+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05439509"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d971-7d3c-93d8-42e2a9b06c20', '01a1e3de-d971-730b-9003-d876e8e50772', '2026-11-16 10:19:55.12+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d971-7d3c-93d8-42e2a9b06c20', '01a1e3de-d989-732c-8a29-ed44ff6568a0', '2026-11-16 10:19:55.145+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d971-7d3c-93d8-42e2a9b06c20', '01a1e3de-d9a6-7e13-b63c-bd40f3be4e92', '2026-11-16 10:19:55.173+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '01a1e3de-d9b7-7c31-8859-d8d7a5e195d0', '2026-11-16 10:19:55.191+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '01a1e3de-d9c4-7ec2-9325-1610ebe15a76', '2026-11-16 10:19:55.204+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '01a1e3de-d9d6-7f75-933b-7a1399a10de0', '2026-11-16 10:19:55.222+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05439521"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '01a1e3de-d9e4-7ee0-ac0d-d4e18f521e75', '2026-11-16 10:19:55.235+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '01a1e3de-d9fb-7bc2-8417-829b5c658fcd', '2026-11-16 10:19:55.258+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "05439525"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da09-7207-9173-97f8a2ede30d', '01a1e3de-da0b-7542-8b3d-59dd835e5b06', '2026-11-16 10:19:55.273+00', 'created', 'PENDING', 'payment.pending', '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da24-70c9-a7fa-7d28d2a2d216', '01a1e3de-da2e-77c1-9721-a4c5e0c7a709', '2026-11-16 10:19:55.299+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da24-70c9-a7fa-7d28d2a2d216', '01a1e3de-da3f-7218-a19a-44e1aea9975a', '2026-11-16 10:19:55.327+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "5439531"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da52-7ff5-8930-3acbcadc8f59', '01a1e3de-da52-75dc-882e-e65413514725', '2026-11-16 10:19:55.346+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da52-7ff5-8930-3acbcadc8f59', '01a1e3de-da58-7ce4-bc43-9f1c47da4d09', '2026-11-16 10:19:55.351+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da68-7578-95a6-4a7b79e8284b', '01a1e3de-da68-7ec9-9ce3-a4d8517a07d0', '2026-11-16 10:19:55.368+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-da68-7578-95a6-4a7b79e8284b', '01a1e3de-da8c-7ed2-9c56-b3af15070017', '2026-11-16 10:19:55.403+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dac4-735e-9046-69a74dd0450a', '01a1e3de-daeb-757b-bad5-9a7400bfd0ba', '2026-11-16 10:19:55.483+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7655-92f8-b4b654829b75', '01a1e3de-dafd-771c-94f7-a9eedd183fa9', '2026-11-16 10:19:55.516+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e3de-dafc-713b-a243-b8061235ee0e"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7655-92f8-b4b654829b75', '01a1e3de-db04-7f6d-b2fd-6cf80ba9a6ba', '2026-11-16 10:19:55.524+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7655-92f8-b4b654829b75', '01a1e3de-db12-7438-ae2b-7f81d1fdbf4b', '2026-11-16 10:19:55.538+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "32439554"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7d2b-888c-17f73bc1e6c2', '01a1e3de-dafd-7d0d-96da-ffa68d0743ea', '2026-11-16 10:19:55.516+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e3de-dafc-713b-a243-b8061235ee0e"}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7d2b-888c-17f73bc1e6c2', '01a1e3de-db04-793b-8f0c-da7328448798', '2026-11-16 10:19:55.524+00', 'submitted', 'PENDING', NULL, '{}');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-dafc-7d2b-888c-17f73bc1e6c2', '01a1e3de-db10-7eb6-9659-9722f6604662', '2026-11-16 10:19:55.536+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}');
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '2026-11-16 09:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 10:19:53.060008+00');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01111187-ded6-4221-aaac-5efbe0275b27', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 10:19:57.004779+00', '2026-11-17 11:19:57.004779+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '195', '2026-11-16 10:19:57.022432+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 10:19:56.949006+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 10:19:56.949006+00', '2026-11-16', '2026-11-16 10:19:54.675964+00', '2026-11-16 10:19:54.768865+00', '2026-11-16 10:19:54.768865+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 10:19:56.949006+00', '2026-11-16 10:19:56.949006+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 10:19:54.768865+00', '2026-11-16 10:19:54.768865+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 10:19:53.060008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 10:19:53.060008+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 10:19:53.497465+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '1', 'cb01deadf19fcb6cfc104e83681f07660ce73799ba7df912396b6d48a23f4dd7', '2026-11-16 10:19:53.504084+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x91365b5fef146763d0b52107ca3a7d12296e6aa7598d49a43904e0ce8d0e3a51', '01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 10:19:57.00134+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-d885-7a02-ad51-89f59d37b195', 'payment.pending', '01a1e3de-d87c-73ae-b2a2-5760bc3274d4', '{"event":"payment.pending","data":{"paymentId":"01a1e3de-d87c-73ae-b2a2-5760bc3274d4","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:54.876Z","livemode":false},"timestamp":"2026-11-16T10:19:54.876Z"}', 'delivered', '2026-11-16 10:19:54.876+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:54.981701+00', '200', NULL, '21', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-d962-719d-936f-c264504b11f1', 'payment.completed', '01a1e3de-d87c-73ae-b2a2-5760bc3274d4', '{"event":"payment.completed","data":{"paymentId":"01a1e3de-d87c-73ae-b2a2-5760bc3274d4","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"05439509","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:54.876Z","livemode":false},"timestamp":"2026-11-16T10:19:55.105Z"}', 'delivered', '2026-11-16 10:19:55.105+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.118924+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-d971-730b-9003-d876e8e50772', 'payment.pending', '01a1e3de-d971-7d3c-93d8-42e2a9b06c20', '{"event":"payment.pending","data":{"paymentId":"01a1e3de-d971-7d3c-93d8-42e2a9b06c20","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.120Z","livemode":false},"timestamp":"2026-11-16T10:19:55.120Z"}', 'delivered', '2026-11-16 10:19:55.12+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.135208+00', '200', NULL, '6', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-d9a6-7e13-b63c-bd40f3be4e92', 'payment.failed', '01a1e3de-d971-7d3c-93d8-42e2a9b06c20', '{"event":"payment.failed","data":{"paymentId":"01a1e3de-d971-7d3c-93d8-42e2a9b06c20","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.120Z","livemode":false},"timestamp":"2026-11-16T10:19:55.173Z"}', 'delivered', '2026-11-16 10:19:55.173+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.178911+00', '200', NULL, '3', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-d9b7-7c31-8859-d8d7a5e195d0', 'payment.pending', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '{"event":"payment.pending","data":{"paymentId":"01a1e3de-d9b7-754d-b8a3-1246f71e5064","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.191Z","livemode":false},"timestamp":"2026-11-16T10:19:55.191Z"}', 'delivered', '2026-11-16 10:19:55.191+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.197632+00', '200', NULL, '3', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-d9d6-7f75-933b-7a1399a10de0', 'payment.completed', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '{"event":"payment.completed","data":{"paymentId":"01a1e3de-d9b7-754d-b8a3-1246f71e5064","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"05439521","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.191Z","livemode":false},"timestamp":"2026-11-16T10:19:55.222Z"}', 'delivered', '2026-11-16 10:19:55.222+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.222268+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-d9fb-7bc2-8417-829b5c658fcd', 'payment.reversed', '01a1e3de-d9b7-754d-b8a3-1246f71e5064', '{"event":"payment.reversed","data":{"paymentId":"01a1e3de-d9b7-754d-b8a3-1246f71e5064","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"05439521","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.191Z","livemode":false},"timestamp":"2026-11-16T10:19:55.258Z"}', 'delivered', '2026-11-16 10:19:55.258+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.264069+00', '200', NULL, '6', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-da0b-7542-8b3d-59dd835e5b06', 'payment.pending', '01a1e3de-da09-7207-9173-97f8a2ede30d', '{"event":"payment.pending","data":{"paymentId":"01a1e3de-da09-7207-9173-97f8a2ede30d","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.273Z","livemode":false},"timestamp":"2026-11-16T10:19:55.273Z"}', 'delivered', '2026-11-16 10:19:55.273+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.277432+00', '200', NULL, '5', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-da3f-7218-a19a-44e1aea9975a', 'payment.completed', '01a1e3de-da24-70c9-a7fa-7d28d2a2d216', '{"event":"payment.completed","data":{"paymentId":"01a1e3de-da24-70c9-a7fa-7d28d2a2d216","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"5439531","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.299Z","livemode":false},"timestamp":"2026-11-16T10:19:55.327Z"}', 'delivered', '2026-11-16 10:19:55.327+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.33084+00', '200', NULL, '3', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-da58-7ce4-bc43-9f1c47da4d09', 'payment.failed', '01a1e3de-da52-7ff5-8930-3acbcadc8f59', '{"event":"payment.failed","data":{"paymentId":"01a1e3de-da52-7ff5-8930-3acbcadc8f59","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.346Z","livemode":false},"timestamp":"2026-11-16T10:19:55.351Z"}', 'delivered', '2026-11-16 10:19:55.351+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.354868+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-da8c-7ed2-9c56-b3af15070017', 'payment.pending', '01a1e3de-da68-7578-95a6-4a7b79e8284b', '{"event":"payment.pending","data":{"paymentId":"01a1e3de-da68-7578-95a6-4a7b79e8284b","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.368Z","livemode":false},"timestamp":"2026-11-16T10:19:55.403Z"}', 'delivered', '2026-11-16 10:19:55.403+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.411278+00', '200', NULL, '33', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-daeb-757b-bad5-9a7400bfd0ba', 'payment.completed', '01a1e3de-dac4-735e-9046-69a74dd0450a', '{"event":"payment.completed","data":{"paymentId":"01a1e3de-dac4-735e-9046-69a74dd0450a","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.459Z","livemode":false},"timestamp":"2026-11-16T10:19:55.483Z"}', 'delivered', '2026-11-16 10:19:55.483+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.506939+00', '200', NULL, '6', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-db10-7eb6-9659-9722f6604662', 'payment.failed', '01a1e3de-dafc-7d2b-888c-17f73bc1e6c2', '{"event":"payment.failed","data":{"paymentId":"01a1e3de-dafc-7d2b-888c-17f73bc1e6c2","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.516Z","livemode":false},"timestamp":"2026-11-16T10:19:55.536Z"}', 'delivered', '2026-11-16 10:19:55.536+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.555404+00', '200', NULL, '2', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '01a1e3de-db12-7438-ae2b-7f81d1fdbf4b', 'payment.completed', '01a1e3de-dafc-7655-92f8-b4b654829b75', '{"event":"payment.completed","data":{"paymentId":"01a1e3de-dafc-7655-92f8-b4b654829b75","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"32439554","tenantName":"Tienda de prueba","createdAt":"2026-11-16T10:19:55.516Z","livemode":false},"timestamp":"2026-11-16T10:19:55.538Z"}', 'delivered', '2026-11-16 10:19:55.538+00', '01a1e3de-d36c-7c2f-85ec-9cb2f161e580', '2026-11-16 10:19:55.555404+00', '200', NULL, '17', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e3de-d7c9-7f8b-8366-f8168070a8cd', 'false', '01a1e3de-d849-7973-b5b3-cd35e45ff92f', '1', 'http://127.0.0.1:32823/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0103619c63db84feb2a4c42296a4a34f23b6960383ebdbb026327b7bc9cc7c13032e1427aa74db0c631d5b32c043617b97b1b7c4312ba6922f210c5cdcc76e498f22899014bf3e9e863499bedf7f02149ffa22', NULL, NULL, '2026-11-16 10:19:54.825+00', '2026-11-16 10:19:54.825+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_notifications enable trigger user;
alter table bank_sessions enable trigger user;
alter table card_failures enable trigger user;
alter table card_holders enable trigger user;
alter table card_reservations enable trigger user;
alter table movements enable trigger user;
alter table claimed_movements enable trigger user;
alter table closed_days enable trigger user;
alter table day_corrections enable trigger user;
alter table disbursements enable trigger user;
alter table flow_routes enable trigger user;
alter table idempotency_keys enable trigger user;
alter table installation_secrets enable trigger user;
alter table login_attempts enable trigger user;
alter table notification_addresses enable trigger user;
alter table operator_users enable trigger user;
alter table operator_sessions enable trigger user;
alter table operator_tokens enable trigger user;
alter table payments enable trigger user;
alter table overpayment_changes enable trigger user;
alter table payment_events enable trigger user;
alter table payment_hours enable trigger user;
alter table payment_hours_done enable trigger user;
alter table payment_requests enable trigger user;
alter table rate_buckets enable trigger user;
alter table rate_sources enable trigger user;
alter table rates enable trigger user;
alter table schema_migrations enable trigger user;
alter table schema_routines enable trigger user;
alter table statement_readings enable trigger user;
alter table webhook_deliveries enable trigger user;
alter table webhook_endpoints enable trigger user;
