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

-- Events of a tenant in order, for those who missed a webhook; changes of payments; the tenant's own data of a payment.

-- Every event of a tenant for 30 days, with the body of its webhook, whether or not an endpoint subscribes to it.
--
-- Order: (number, place). A reader continues after the last one it was shown, so no event may commit later with a lower
-- position than one that was shown. Lists therefore end before the oldest transaction that is still running:
--   number  at least the id of the transaction that writes the event. While that transaction runs, the id is at least the
--           xmin of every snapshot, and lists show only numbers below their xmin. Also at least the highest id that had ended
--           by then: a transaction that waited for the change before it may have a lower id than the one it waited for
--   place   by the sequence, for events of equal number: taken under the payment's lock, after that of the change before
-- The primary key is the only index: inserts of a tenant go to the end of its part.
create table tenant_events (
  tenant_id  uuid        not null,
  livemode   boolean     not null,
  number     bigint      not null,
  place      bigint      not null generated by default as identity,
  event_id   uuid        not null, -- of the deliveries
  body       text        not null, -- of the deliveries
  created_at timestamptz not null default now(),
  primary key (tenant_id, livemode, number, place)
);

-- Added to transaction ids: 0, until a dump is restored on a server whose transaction ids are lower than those of the dump.
create table event_numbering (
  only_row boolean primary key default true check (only_row),
  base     bigint  not null default 0
);
insert into event_numbering default values;

create function event_number() returns bigint language plpgsql as $$
begin
  return (
    select base + greatest(pg_current_xact_id()::text::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)
    from event_numbering);
end
$$;

alter table tenant_events alter column number set default event_number();

-- Payments that changed long after they were created: few, so that an ordinary payment writes nothing to this index. Those
-- that changed sooner are found by the time in their ids.
create index payments_changed_late on payments (tenant_id, livemode, updated_at, payment_id)
  where updated_at - created_at > interval '1 hour';

-- The tenant's own data, short texts by name; null: none.
alter table payments add column metadata jsonb check (jsonb_typeof(metadata) = 'object');

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

-- version: 2
-- Emits `payment.canceled` beside the `payment.failed` of an intent that expired or was canceled, as an event with its
-- own row in the timeline.
-- Its id has the time of the other event and is derived from it: one such event per failure, whatever is repeated.
create or replace function emit_payment_canceled() returns trigger language plpgsql as $$
begin
  insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event)
  values (new.tenant_id, new.livemode, new.payment_id,
          (left(new.event_id::text, 24) || left(md5(new.event_id::text || ' payment.canceled'), 12))::uuid,
          new.at, 'canceled', new.status, 'payment.canceled');
  return null;
end
$$;

-- version: 4
-- Records an event of a payment and queues its deliveries: one per active endpoint that subscribes to it, with the exact
-- body that is signed and sent. It runs after the statement that wrote the event and reads the payment as that statement
-- left it.
-- The fields of the body are declared in src/payments/webhook-payload.ts. Absent fields are omitted, never null.
create or replace function queue_webhook_deliveries() returns trigger language plpgsql as $$
begin
  with recorded as (
    insert into tenant_events (tenant_id, livemode, event_id, body)
    select new.tenant_id, new.livemode, new.event_id,
           json_strip_nulls(json_build_object(
             'event', new.event,
             'data', json_build_object(
               'paymentId', p.payment_id, 'status', new.status, 'externalRef', p.external_ref, 'method', p.method,
               'usdAmount', trim_scale(p.usd_amount), 'vesAmount', trim_scale(p.ves_amount),
               'receivedVesAmount', trim_scale(p.received_ves_amount),
               'bcvRate', trim_scale(p.bcv_rate), 'bankReference', p.bank_reference, 'failureCode', p.failure_code,
               'metadata', p.metadata, 'tenantName', t.name,
               'createdAt', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
               'keyId', p.key_id, 'checkoutSessionId', p.checkout_session_id, 'livemode', p.livemode),
             'timestamp', to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from payments p
    join tenants t using (tenant_id)
    where p.tenant_id = new.tenant_id and p.livemode = new.livemode and p.payment_id = new.payment_id
    returning body
  )
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at)
  select new.tenant_id, new.livemode, e.endpoint_id, new.event_id, new.event, new.payment_id, r.body, new.at
  from recorded r
  cross join webhook_endpoints e
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

-- version: 2
-- Records `checkout.paid` or `checkout.expired` and queues it for the endpoints that subscribe to it, with the exact body
-- that is signed and sent. Its id is derived from the session: one such event per session, whatever is repeated.
-- The fields of the body are declared in src/webhooks/checkout-fields.ts. Absent fields are omitted, never null.
create or replace function queue_checkout_event(
  of_tenant uuid, of_mode boolean, of_session uuid, event_name text, event_at timestamptz)
returns void language plpgsql as $$
begin
  with recorded as (
    insert into tenant_events (tenant_id, livemode, event_id, body)
    select s.tenant_id, s.livemode,
           (left(s.session_id::text, 24) || left(md5(s.session_id::text || ' ' || event_name), 12))::uuid,
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
             'timestamp', to_char(event_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from checkout_sessions s
    join tenants t using (tenant_id)
    where s.tenant_id = of_tenant and s.livemode = of_mode and s.session_id = of_session
    returning event_id, body
  )
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at)
  select s.tenant_id, s.livemode, e.endpoint_id, r.event_id, event_name, s.paid_by, r.body, event_at
  from recorded r
  cross join checkout_sessions s
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
alter table event_numbering disable trigger user;
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
alter table tenant_events disable trigger user;
alter table webhook_deliveries disable trigger user;
alter table webhook_endpoints disable trigger user;
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 20:19:17.103492+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'r4', E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', 'http://127.0.0.1:36463');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-9624-7544-b6b3-9b71956a4468', 'false', 'pas_test_7QE5FANd', E'\\x681ce3be4251293a395b5cbd94c93e48ed4629a3e13d5b4108d741fbf30f2000', '2026-11-16 20:19:17.160076+00', NULL, NULL, '2026-11-16 20:19:32.73128+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-9657-7c7d-899f-6cfb15202965', 'true', 'pas_live_fiAMyOY3', E'\\x3a507741fece2caba2aa430cd80b65eada8885fa753854fe41be2504cef1f71c', '2026-11-16 20:19:17.210985+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '17', E'\\x42f7eb2be183ea4db60f7033b170e57cce8d7fae1bfde1e80da0a479a055ea16', '2026-11-16 20:19:32.722018+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-95ed-798b-bfa9-102eeb26c67a', '2026-11-16 20:19:17.121392+00', 'test', 'tenant.create', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xfa90a9c8c8e045b6f42fc5a0c77ee535b4eb24b4dbaa2529b85be6c5c635e49a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-9624-7706-9860-cb0a5e51436a', '2026-11-16 20:19:17.161968+00', 'test', 'key.create', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-9624-7544-b6b3-9b71956a4468', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_7QE5FANd", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xfa90a9c8c8e045b6f42fc5a0c77ee535b4eb24b4dbaa2529b85be6c5c635e49a', E'\\x765a689c002bd2bf674dae4467d459ffa4e11495d2ed08b1a29f87c8f604f367');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-9657-7529-bf8a-a4726736aae9', '2026-11-16 20:19:17.211758+00', 'test', 'key.create', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-9657-7c7d-899f-6cfb15202965', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_fiAMyOY3", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x765a689c002bd2bf674dae4467d459ffa4e11495d2ed08b1a29f87c8f604f367', E'\\xb1774a70b3d0c019917548b69de3e8b4b8d2299d56235a1ef12302c17e77be40');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-971d-7a86-939c-c51abae6fc38', '2026-11-16 20:19:17.421711+00', 'key:01a1e603-9624-7544-b6b3-9b71956a4468', 'webhook.create', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '{"host": "127.0.0.1:37103", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', '01a1e603-96a7-7cc9-87c7-330d3b3c13c4', '4', E'\\xb1774a70b3d0c019917548b69de3e8b4b8d2299d56235a1ef12302c17e77be40', E'\\x402e155f54f25b82a2bdec0bad7789b48ea1112ad424abf36be4219a9b80a0f4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-b3e0-77d1-8220-4b070bfc2099', '2026-11-16 20:19:24.79922+00', 'test', 'checkout.profile', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x402e155f54f25b82a2bdec0bad7789b48ea1112ad424abf36be4219a9b80a0f4', E'\\x75977c8684c2ea6b39f6b9701ea48eb5f7ce989cdd90949af65a9bc7c1af71b3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-b432-7470-b34e-88524a488707', '2026-11-16 20:19:24.864854+00', 'key:01a1e603-9624-7544-b6b3-9b71956a4468', 'link.create', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-b431-7bb8-800c-3d7dab415d17', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', '01a1e603-b40b-74ac-8e69-49430092c285', '6', E'\\x75977c8684c2ea6b39f6b9701ea48eb5f7ce989cdd90949af65a9bc7c1af71b3', E'\\x0478d3e07a82c8e7caa4e25bc521b87f4b647d3b91778d7e43eb4acf27627c78');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-b5c2-7368-8955-4fef72cd40d4', '2026-11-16 20:19:25.252623+00', 'test', 'bank.notifications', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x0478d3e07a82c8e7caa4e25bc521b87f4b647d3b91778d7e43eb4acf27627c78', E'\\x2af6371180b48ad0dbc8373e83b7c91327434191c0676bc2b0b0d1d610d9d79c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-b854-7452-adc5-a9c2b3c039b9', '2026-11-16 20:19:25.912658+00', 'key:01a1e603-9624-7544-b6b3-9b71956a4468', 'movement.ignore', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '01a1e603-b71d-79be-b772-1e4d7278bacd', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', '01a1e603-b80b-7de6-ac47-e7618e2eeed7', '8', E'\\x2af6371180b48ad0dbc8373e83b7c91327434191c0676bc2b0b0d1d610d9d79c', E'\\xc5891f0c0d4215ca791a20756dc018aae89216bf40902aa0ff4b8b7240a6dcd5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-c2f0-7305-a641-5f6f30019b1a', '2026-11-16 20:19:28.644397+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xc5891f0c0d4215ca791a20756dc018aae89216bf40902aa0ff4b8b7240a6dcd5', E'\\xead9ea5ccd24e1a3aab6e77c1a1894877d283ecca33d0a410387d903f7f09fc1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-c30c-7233-b8e1-d2bce5742474', '2026-11-16 20:19:28.654696+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_fJyb7OYZ"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xead9ea5ccd24e1a3aab6e77c1a1894877d283ecca33d0a410387d903f7f09fc1', E'\\xf784b148f7875351ad010d0a34c285e02448b8cae1d39ce5d89e48bc4e42df6b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-c327-75a4-8126-57aa0207c25e', '2026-11-16 20:19:28.681926+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xf784b148f7875351ad010d0a34c285e02448b8cae1d39ce5d89e48bc4e42df6b', E'\\x20fe7310f53a0a5fba83c7299ba5ed24540c4eb017accca646d88e42574dd1be');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-ce14-742c-8f9a-c9f0a8181cd4', '2026-11-16 20:19:31.478503+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '4fedd97b36935094', NULL, '01a1e603-c330-7f34-9099-43dae791848c', '12', E'\\x20fe7310f53a0a5fba83c7299ba5ed24540c4eb017accca646d88e42574dd1be', E'\\x9c43b9635417572798c21c5bc3e8cd12208932dd3627ac18b32709d17ba94252');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-cf37-76c5-aad3-e105d2d0802c', '2026-11-16 20:19:31.775435+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x34f7636af1248192dde10ae71eac8450a0eb8154b8160b6056e13c200dd28aa5', E'\\x6611f079e2a09b2739b77b943d06797b6c74955ba5315a7e3a000ac4f7012c23');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-d2e2-7af9-82e6-ceef09f3a369', '2026-11-16 20:19:32.70732+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x6611f079e2a09b2739b77b943d06797b6c74955ba5315a7e3a000ac4f7012c23', E'\\x037719368e071509be35329f76a5ec3274847705d9b3b635ada4c841d7d7d35f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-d2e8-7503-b9c4-58014516a6c2', '2026-11-16 20:19:32.713867+00', 'test', 'bank.set', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x037719368e071509be35329f76a5ec3274847705d9b3b635ada4c841d7d7d35f', E'\\x3e8a993b1be880348c3d31ab32023a03433453866e533e13f704c3c4093c37fe');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e603-d2f0-7ab2-a48d-b80375e03a71', '2026-11-16 20:19:32.722018+00', 'test', 'bank.route', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x3e8a993b1be880348c3d31ab32023a03433453866e533e13f704c3c4093c37fe', E'\\x42f7eb2be183ea4db60f7033b170e57cce8d7fae1bfde1e80da0a479a055ea16');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('5cd6bd9f-e842-816b-84d7-6dc7ca4e90c5', '2026-11-16 20:19:31.727384+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e603-ced9-7182-a32b-36fc261004cf', '13', E'\\x9c43b9635417572798c21c5bc3e8cd12208932dd3627ac18b32709d17ba94252', E'\\x34f7636af1248192dde10ae71eac8450a0eb8154b8160b6056e13c200dd28aa5');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'true', 'bnc', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0bab7ffc40b6db81b2dae8903d009a6aa4a42d6f3889b592f1a31a1cf782c5a61408ea35f53302068d5d8083ca15806247d562ab78043bb021c1ea579488a569a84', '01a1e603-d2e8-7e07-b576-54418612a271', '2026-11-16 20:19:32.713009+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', E'\\x07b990145e4db0dc47510c2c4b0b3669754e6409859bb86c18eb9058fb56cee2', '01a1e603-b6c6-757c-94a0-a4e6abff97f5', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'r4', 'R4notifica', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c049c5593e5eb326aded7b5fb9ea4f8f70603f35619bd4a0c421dca1f4080b9cebf0b869972e64696da84acc06e38a04d2ebdf3c3054e557b83e7498718ec860f32ec65b9b0fb454f251fae1443ebbe4a837037115d35afdbcd7da8a5f12d8cebc4fc9ba8765d3a36b0c0511a0a0491d6cdd5c066c35c4ba72601b6d0de2e2c58faa7742dd690be33074a11381693cea1d319a6db9708f95212987b108b1daed54e46a3ec2412f122fde360ddf97dd80788d45415ac1be8b9979caa335480ca35eb3206a6bea5e8a0f7149c687b664f4ce3c368fb5adc31e30017534f6185b99c1fb4f9b5c06d2510d5e17270f7b3dcf2d869d8503eb98a550454476748ae77171d6e21a', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 20:19:25.512032+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', E'\\x28f149c2faafe7313738d6b5e0d44500b2968a6e59130c87386c9341576d8c5a', '01a1e603-b5f3-7788-9cd1-9270ea529e16', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'r4', 'R4consulta', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c048c8f6140f518d853a42f8605c00f019009dbba1612235b21fd0d66d5710b9f297fd10349e9df56e214701065064c8baa4fbad0b8f345c66d6c3f31ba29d2404309f1056decab25636c6662ea36d296fa7eba93deee2cc8ae0ef3489a931e3291551ac33bc54a6', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 20:19:25.30114+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', E'\\x2b0e48ba10e5edc8a84ecb793fde2193ceb9caa11d8f9a1e485cd469a6b92c88', '01a1e603-b615-799a-a78a-4437fb0cfaa8', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'r4', 'R4consulta', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0888423a1d956e8b71ee7e5bace6c42e2684c73e850a5ffde2dcd9c74e5be6a57d5e0e5121afd66c036a84c9ba321231eae655268', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 20:19:25.333652+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', E'\\xa1aa35b39f02fd5356964989f24cb1435676f23d2082c21345b3f302fdfa78a2', '01a1e603-b702-7335-a404-42b6f5528acb', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'r4', 'R4notifica', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0b6656cb1d9dc1f1d1d5051236898c3fdae9e2346e24bca4a0a3d4426a72c4ade5fd4948dd134873dec1cfab0cd87449969f913b0dbf1874c91b532960f860cd82159a1c12f2b6e681983850cdd3c73211923c80a114f9a7c9a556ac42f8b8d12478dc7c5c43f5a355053c8bb66e8e87b4abd9eea3cb1ecf07a5d2844bdcd756c5ba73ad3ae0338436a70cb7c425e14f25a536cba50bc0e32a87d0ea315cf40666bd9cbb93bde6322a1ae7508f241d3debdd4910c73ca345d83f2ee3060b22ff31c07abfe22c36b0a172942e04eacf55f2cdb5c4c3cc562c843b9ed43d6c2945372b4bfc70a9991f51d7920f68e80736176fb95f517a26b6598b95c021322efada65fab', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 20:19:25.571338+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', E'\\xf1050f4d4059f7485a5dffb663b494c7b7ef87955eb82e256d80ac06efbde5e3', '01a1e603-b71d-756d-8746-7ca99f560372', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'r4', 'MBconsulta', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c03dac031813d84f0992a3118fdefea8b48d221970bbedaeb6ffc4bff1e9d2a0f84edfdc45f0f198f3c5dc383f8c809dd59b14b717b8d6eb584a7aab32da7388581e2fb72527554812fe0aceb09709ac81ec52655f6efcbc504236c9b6da67249efe808891d81a62a565a139fb07d50ba7c0c2ccd193e1428f25d4abdc4a1233c1bee3d2efda7022e09d50b96eb06308703931dc4c2cfd5fa3c4fdaf1e8b0d9f3c00a3ae87a63c6b9d341ee08f7ba8449d47a7d4d806d6cfbcd3abd64550bb06c5d13101c4cf9337c6a2dc34b5cafdabc4f8a844270a3318825b8503407df0f52939106fe258f6b56b306649899b58648c5e20d9f90713d744daff0e4c70a0de9edc7bbe62', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 20:19:25.599034+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x552749395f510765ea14d7650fd7e564687d2dd992e9b7ec54d495fa162fdda2', '01a1e603-9b96-763c-9aef-80756f801bc2', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c098b29af96ae3e9720669a5b9062da4a0d13ee3b5a013ebbb1c7103700cc19d13f1b8e45321da0b6ec529cdc053615ffde3aac30b0523e56a8edbdc43', '2026-11-16', '2026-11-16 20:19:18.744329+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\xf86a43014d566b6c22fa94e093862d6036fe49921b7ea0c243259afcd7553e4c', E'\\xe56bd08bfbb73e5eb973fd1395e2de06a02e9700f9204c70dd8d842128acc803', '2026-11-16 20:19:22.884997+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x3892178b83d5cd5eec838bba9278832f624325d8cd947554b99fbff342ac3bf7', '2026-11-16 20:19:22.962331+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\xf78a3a8a3204a7c6163bc85314142e1f8154f92c88df69031e6e5c6c40272ed2', '2026-11-16 20:19:21.824803+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\xf86a43014d566b6c22fa94e093862d6036fe49921b7ea0c243259afcd7553e4c', '2026-11-16 20:19:22.675326+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x3892178b83d5cd5eec838bba9278832f624325d8cd947554b99fbff342ac3bf7', '01a1e603-acd7-78a6-8da7-788fee48147b', E'\\xe68072ee9133480b07cb925b75a055bd45f92779409e56712f54774f1980671e', '2026-11-16 20:19:22.962331+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x05b158920d37f83854c37c17ef63ec376719aeefe8dae289f5601aa022b32be0', '1', '2026-11-16 20:19:25.160748+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x146483c02c7d131c1d045c63b081e7b507f45e86e665a6d1939454423e3d344c', '1', '2026-11-16 20:19:25.057025+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x2c2cf1cbce0cb5639c6ccd7523c39f3915197662c53e784ac0a26f02c04863e9', '1', '2026-11-16 20:19:25.057025+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x5e2e831542737a9c26e50e85aa84033a4636bf038781eafc02dd2ec8c6b8b333', '1', '2026-11-16 20:19:25.057025+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x6025fa6b38ffb9ee76649c22e7b49bc258ac4846ed537479609eddfc67bfd55d', '1', '2026-11-16 20:19:25.160748+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x8486227eb3d254a036a93e3fb78e1b77b994da12fca2906a98a69d012d157a73', '1', '2026-11-16 20:19:25.160748+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\xfdb6331dd08e7db504b619cf8b22c7b719f707f93b2ac0204710154db17a8f68', '1', '2026-11-16 20:19:24.945728+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 20:19:24.78553+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b49d-7266-8558-e72ea53e7791', '01a1e603-b431-7bb8-800c-3d7dab415d17', E'\\x71d9090f10abf2635fe32989753a76969e28966d9916c65921752bf30b3be6c5', E'\\xbcd609024a4582da5b220a083dd5209546c2fa47e3c7c3828ae6d8cf74262603', E'\\x1ec93fd8e5927fff25ec2b75dad74612d4edb1be8de5696aa5c35cfb2d2ce329', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0df9160285b22ae6572c2f1216a94dfe76236c819508c12b89baf824d6c33d6ceb8fee651febfa6c9baa62a1ecf44d39351b879c00b08d97c3667de92dea889599fb421c9a17940c1c5a797662bfe', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 20:19:24.957+00', '2026-11-16 21:19:24.957+00', NULL, NULL, '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', NULL, '2026-11-16 20:19:25.188+00', '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', '01a1e603-9624-7544-b6b3-9b71956a4468');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '279486036376', '01a1e603-b1f1-7c7c-8638-b70a46fd686e', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,36372,279486036376}', NULL, E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0feb51cca1f8f2b8d8396d7dad73699e22883928427283599b0f84ae5671ffc9b9fb8fab1f35987fd8d0a533790a5f3d9b08bc4ec4f98eef06a79affc412d6e2abb69ec43368243015b854eb4f8cabd6ae6', NULL, NULL, 'query', 'true', '2026-11-16 20:19:24.274676+00', 'matched', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b06c-7e75-a640-9becc6a0a588', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', 'notification/0102/83700001/1523.40', '01a1e603-b6c6-7a16-bfb9-8f8aecc660f5', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0f8472cf17ac56bdcccb9f0ec8e452db6cd89824d545a84c464d00e519d4a4f9a1ea9a6212d40d18de4bed42dada6ff82054e77b23a74e3870ce4f31007e0adf9a94bf18f3126268b3b138d0b13eaa1ba14f8ca9604494f1dc06712ad8bf68f427446a79699', E'\\x28c7abec8996383c7e0c2f2633f763d401a17abcdb0b8dc4dfba7d515e380d2f', NULL, 'notification', 'true', '2026-11-16 20:19:25.512032+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 20:20:00.512+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', 'notification/0105/83700003/1523.40', '01a1e603-b71d-79be-b772-1e4d7278bacd', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0cc401d1190bb2365817870e1b033e7f1dc278b26812c7903aa23f7f2751992cdf58fd09d8a5d0443926eb97ae150dd1cf086ac294c5db4935d4539cd84efa11cdaa072bae1484b5e16c7a2b6298966c665abb581ec7bde7b143f1f92387ef022dae9d0ae4e', E'\\x28c7abec8996383c7e0c2f2633f763d401a17abcdb0b8dc4dfba7d515e380d2f', NULL, 'notification', 'true', '2026-11-16 20:19:25.599034+00', 'ignored', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '279486036376', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b06c-7e75-a640-9becc6a0a588', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 20:19:32.90273+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '2026-10-05', '1', 'added', '{}', '2026-11-16 20:19:32.90273+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-71d5-8a28-702b755b98e6', '20261005', '30.51', '2026-11-16 20:19:24.476+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /movements/{id}/ignore', '01a1e603-b7c5-72c4-928d-755f650b88e2', E'\\xa8be208304df9228bc72682daedfb905885a6fd09607bb12cff0928039d9dbee', '01a1e603-b80c-7e3c-afe3-a1130e67b375', '2026-11-16 20:19:25.909939+00', '01a1e603-b71d-79be-b772-1e4d7278bacd', '200', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0324f322ef7c54c22c460e5ff8696bb88e3daa2d2b4b133c46ca214973574cb1bd7136363fb7716348ae8e1912e216a66718413a33fd985dfbadf6a54700d9a0d20710d4cb52c526ac01544caa5737c05192cd8d21ff6e8e11938a34139023c63e42b367e5385704079ee0a8c45d78db72d2a597e6144063487abe4f96133fb1cb18d207126470ef9caaf6029cf553ddfef1a9050f3b5d38984fa38d4639892393fc6783dd2fe057f3d8ab31ac2029ea88a097af10d2d7e63647bf1c90eab3f3a22b87145f15ae5d1bc34841966645ffadc627b16cbf112773fa0fd938cccd9588db4a6c1b84eb7e0227507c48dc1aa711d4acbbbcfb0b371506ffe11a5acf0edd4dabbefc8e40812434e29539eb71cf88b7b5cae1a8a7a5568be72588fba2725d546240237aa8c558603526ad5476db4a9dc7b2242853850a281', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /payment-links', '01a1e603-b406-7f10-b69f-5469f890c051', E'\\xcd5804665559ac17f3d5e6e782a65ba36d8c8b1a2218c82a8234633ad575499d', '01a1e603-b419-7043-9cdf-e1e5bcbf92ea', '2026-11-16 20:19:24.862968+00', '01a1e603-b431-7bb8-800c-3d7dab415d17', '201', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c03d001c7bfaad1dd056bc47c6ab2c9d0e0809d430ffe637dc51be5f14da064e07aaf237337b626c66468f3b69cac8b356d8ba06cc66545a315c35e031260c9d47be841a21f10770ed569de7fdbb769ff37f0bcb36c90bb59f4624400ad6375449ba77f34491e117fa6972f523350030b5fe3492b9e91a09c7c057ba68e427a496d3daf6c5be6dfb6a6e291b006fcd7a4c716e51e5727ad6883d9c0925611ca55148a3857ac0ceecf1e4fb35e1153300c256b46130d169b25e9c251e1a5aef761f349dc7386a485ca5717563cbe7cdf210de2885833a2c2cb60855e95904dc2259d56ba6d6bd4751776f76e3ec4445f2d6b9691d9ba2d8c47f2c6f26e4fcdab4ad09e42a4a2a036d5852b6c9db7bafa7b63a2c76f5b49e009154adbb284b8cf49ec39a7045b3d664ef900f9de40e5283892f6785bc7194dca596', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /payments/credit/disburse', '01a1e603-b231-764d-9b98-1300c4a726dd', E'\\x6524112389d8ee938783a42d0336a4ccebbdb6e96498e2d042c12777eefe6592', '01a1e603-b252-7cb0-9d58-538c837b0f0e', '2026-11-16 20:19:24.483069+00', '01a1e603-b2bd-71d5-8a28-702b755b98e6', '200', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0f1cef9c5188849ace1382bd36b51ed640be527279ce15c06aa1b6fdb19370735d73dd754fd40dee5384323474ab784523a514ae088de3976677772ccd8bb7cfcb0f3537fefb23e0415dc44450fb145aa0940e4a1fec6e8487639ba82ebdd13a6cdb6d517ff97103654d6c693051c0e86d0adc3f8e8316d12072671719eac00011cd6aecd80fd4b2684b1d7e43d4d54ee9d2b2288e1125b575c395b8a323f18f19bae7c2ce02e05a8028ece187c7f9844db84130535e8bec4ad5b16815d357a367d39710662cc0fb2a44a7ea7281f608f9f79c50a63be05992d9c6f51853cab866ce920cfb260a56aef76e626fe53d892cd595889859842d527a8aa9a711275aabec7e44eaf08d656649850d33a477f4f51691af26c24d3dd0d3649bf393cd0c2720785bc3e069effdecb1187273efe126aaf9c45cc377b7edf7f3a4166197ed02a0364eb3d332cecdc7707a9e1f9b01cd4778815d80c3c8164ca378956cdb2fcf24e0a5e45eb2015f0a675ab6ac392d77063d308117178da3509cf571d74416e126ede3a9ff5f3eb1be0fef2d9a47fd5da5e87e27c8e59813cd28b0211ab9b3250e04df78580f358f544db9a9beb457473d8465e5135524b1e8029797b81f0594d63b3f103ec5efab64d8496043d49ae920879be44f242b190c5cea03d9d44d70d442d493de746a2aca48e262e5fe4302c2dbf85b374f16b95bfdb0a37daeca2015a3a28dc5e835003475c6c49594f3dcfbeb9d256c10ee52cab0520fb97cea6b1941678c453736e65a6f679c162e83735b7c67d2ae2428f209e8e1d1cbd4e7cd53b58cbee613dbd8a8eebcad8cd4f7397a89913937060db5245bacca941b911800cc7355602721fc7b2f107a4a08557a3d7fc3dbd1a7071a06b5a71cd709a0e37c124503e397e53beb0f55cbbcd025d4ad335fcc6d7d28d40d223ffa7ae59bf356ca508c613fd38ac3e106a18af55979054737ebb463968325612fbd91554f278f26f6042a26505d2f9a88fd867d1b0377e046d3db7aa6f9125f3fd2d2590a39dbd574dfd5acbda5948f150ad6e03b4840cf3a8cdf45c3b1d670c4733b988d22fbe16409e520b87b370998a92e70770c43367c5e9bd6337b659c06da637c4', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /payments/pago-movil/verify', '01a1e603-b013-7b4f-a6f5-4284e2596fe7', E'\\xe8eed9f2438e8ab321095d403743df379b9b51e61590a58e1f346bb033f72ee0', '01a1e603-b060-7830-93a5-b490d1b67c4c', '2026-11-16 20:19:23.879778+00', '01a1e603-b06c-7e75-a640-9becc6a0a588', '200', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c00822a3f1307cfc7fab594e6ca19dd810e2ddc50ff9167ce34ab772dcb59f6a9d18a33e85d700cc8154990aacf8e3f51fe6fd26d05b786f62df2013550b0a0e6c55c1f6e861284ccf2776bb8ca5d2c4596edfaec35f9d83f03c93e09614c9b99da05aa739c07cf73517a09bc4844f99b91da94167843cfce86d289be3e3c70feee0a1bf8955b3933d30fe90709032b27bc81daa24744c1a769ee32a27c4dd1c320bff96cfd4c98e192831f2d7b582e8a6942a6ee6b14f6e180e49de07724bf3518df6153bbdffe3ace8d9ccfec40e2cfbf0692a2f1cacdd4d755145509ced31290bb39d6d28ed94042f5bb849006b52a3888c0d0e34b812cf8534e000f8ffe04bbe681f7c6bcefe73b282f6d2ee3780bb2a61f189a0525f7aa3107fa7a1bf5145c0abcbd5034f08eb02c9cc3cbd590eeb8870040ed9645fbd87706066de22f91be687d7f48f282ec733f1ed136c1b98792142e37f4fc26d96b4388d2d1a321cd92dacd5e4c1d22397c3d2d6a5167eab413d685fe11aa3521f340aa5e9920fe626026997d511b4aebf2ebb0a20d8a622792292af4a18e3fc9763f951314a3b74570739b325c081fecb846d771c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /payments/vpos', '01a1e603-a7a0-7e82-903a-04c4db1b8987', E'\\x71471d6912dfba7b4cb890508ec0abc60b797de1b6eda98483141c0efd8c1d15', '01a1e603-a827-739b-b645-6a7394683191', '2026-11-16 20:19:22.080613+00', '01a1e603-a961-7437-a09a-4b1a75bda404', '201', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c00dd59c83c2e069fd0ffbd72dac7a0236a4cb8a0ce77583ed1925b433353575e31dbf92d697af58209bb5c254c286b3f2be7a4f50c8d6a5c1e5933115d0aff615d9e1fbc62ef4fd31bd40c8d239e383a2af3ff73ace55ac17c2cc583dce532ab469b484eff54088ae849a0bb39b5166de8558e298f90c8090d13107f9f2ae7b77c94cdd25751ed5ab1baff0e0829dbd9f0a4cef53d55914bfa5b9ebf783a3de1d44b3493e0782ca593f608248d12a3f96003cff523ffd116f932e66ee8a0d0c47b9ac4eaca91a9f0bd51e8189f77a13c665f9e240d1e559b34f9c934b76cc448ab93e6d73869289d078d9c92be75156dbb78faa1a408221864b3912d1e63ecfe6888840a9e9d9146621a05a1a2da1fe1bc282ec4d0e410bbf8fb29892f813e7a1b49bd720fcab7960d5c54316531e5387e9adca834ee170e6ec8b0d5316f4712eb128743746b7b08fd031f18336ae241d0bf7e4db097c24682653621e8806f5b3c43998723a4baa1fbd1be5ea69368fee27f07ac84f98dc31ff97140e543b2f1387d91db38173200706f2527ca0b9c5cd9989879201c63e072c63503b4c23b3da246fbd9a4b98b53ae914bf21d371a2bb6df362dea857df6f3b10767e31f88a8e54cb2cfe5636eb', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /payments/vpos', '01a1e603-ab1d-7025-ae4f-1d76cbedfc59', E'\\x578bd6b4e0eb80a2ed0f14e9cfa4ca219222d5705fbbeeca8a33ebc1018885d5', '01a1e603-ab52-701d-839b-3af677bfd002', '2026-11-16 20:19:22.744177+00', '01a1e603-abd7-7be8-a1f7-712d5cb6282a', '422', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0cee0ba36cc64d71a7a42ddfba5b335e4a30668d21f3c359fb63cb0e9ca1a5558d22eb89c257bffea2b470a919f52a7fa481d724aca3d51c5787e7b31f07e8f2b4566f8e9d7ccc56b058aefb9b845158e93b191946b1341568eb6e6029cc6d658a7b0ae402f4e85ea279d9d82090f7bfb4e37965905a4b1366b47474be461a835b822f752ab634a953d75c972f80073539390ea7328fe074f14cfadf176e46e079fe0d8ce5730e3234b40f26cfc7bafc9f76d61f7fb45d44ab10fa653b602e5fad733576e1ea40947e879d7a225b367478238c89175be29e2cfe8ea3c649fa2f75885148c3340212125b3cd72f2c35666abbf95ff9234d1e5801a81522bf85e832f03c1e6d7b0b9b7bb43212585c79bb206dfd8dc877890538a3ab60adc5d3ce6609f2ad9660c04a2f39f55a5440ef88f8d89216eb07fca530da2f13791664df5df8094426405a4366703ffbf36364481cdd92e4c942f0c57abb963d051bb0b109068ebbc2697f2491773712507dab27f6b2c93c0a6c16996615994703011f82d79069e12d5d2fe28a003ef2594859161f4853111de72126440111be4b30290552db3146542fc9b02ce6728230d9e9ec30bfdc8ec32813acdd3a7bb23ca73c7a5f9365df9a8ecf30500', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /payments/vpos', '01a1e603-aca5-7ad0-b3d0-7119cefba324', E'\\x15530891cc8ec2873cf139615157ab7e121f9fa2c507af58344ec4da741bd4f9', '01a1e603-acc0-71ab-814b-7802d514179a', '2026-11-16 20:19:23.005921+00', '01a1e603-ad00-737f-b50e-e2189a20f4a2', '201', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c01e597fea79c04155ab9b6ab5ddc91f9a42db94fbcd73524c5f0231b02bda647a2fbbc5096ca7812b380105388d58d5a1c207770f894b665dac4c69f20f152d8f68260324b6df82400f34f555e63839a4cd3c7282200b87c7f30ecf7093bf53906646b2da3607802e4cd67196472c322ba07f980857db4eb7424befd5c0941f91dda11b712fb27e59724556a7abbcbde864b45fab30be70c014eff7e387c0f3e4f09e0627670aec71b7d92b657f23194124e22e6ce621d1f23a4667112c3d42ceb57f895ef18373570f55bd88f119dd141a9851e3c18d2941dab8f23da1fa39d65bc429221ee2042d90cebbd5955f3d5bbf621561c852ea6bcac04915857c6334634b99ad5adbfd2fa46efa0a8ef27ed21d93440080ec571571a96e88ee2be4ddc374e9572dbdb3dfce15fc961e32e89b2c14c73f10e56c8e0e124b14542f6e3583fa780906b6fe08ada270966ba2eb25c0874ea7de613326b08338e56270cece3cffc71d29bdc87218294aa3b9fe566fc2a1435ed0294078edd193e075a8e27158dac439cbda17731525d573302fdb6184f642b35a1912edcc1cefb8080ef425fb10733683ff4563020518fcea23738d5462480bc0268f54f90459b92d39941d', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'POST /payments/{id}/reverse', '01a1e603-a66d-7a71-88f3-156fe3701ff4', E'\\xec15831e087854f26fa58abf23659faf4842860ecd8fddfae9fceaf85443af12', '01a1e603-a67f-72be-bf87-abc820a92c30', '2026-11-16 20:19:21.349708+00', '01a1e603-a531-7f7a-b73f-c988196f259a', '200', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0a75af7441b4be99c656e0c6f3eaefedb23ea7dff6ecf7483f92273a2cc968616520676e1fc278c2a96e33c5c6d9d09a05e1d53dff7e74bfa20ff15833b7f1073603d4b959b2555b5ee268c62776aa7b31160eac543a9a5541e5c3cfabe4b967a171514644263fc472b0a07d4b055387d5f4a0a723a0de49c18771bf099587e60b205285026fcd827ce30f911e37e5435644ddccc8c23c8a72292ae660f175c3d0f6a6dfa3fbe1db8f2e3d8d3d49479bb482e640321669e19756205c1a7c63a0012633b1a1ff832954127e0da626e16a61cf551b075c3ae878736c10deb281ce99a0e22bcd9824ac5da895cbc81de7e93ad01ea980ff6c85ebdbb495f9e508109766df645e6104a145c43e3b2006ec2270da6105c0eaa95779f332fb9e47eddf1cd814dfa87a86f4fd8a9e116efabee3ea017f249da0ecf305dcba5544bafc337620dc1b242822923c74bd6b2570590b6d86e6c682ab071c3ad7ee7e3bb6cbe42cbf40b4b5ed4676c721514f6810fcc55f9aa21189fcbddbb5a1e588f3bb5bb4032646b16c90acf65f9eb6418bae7bf3eaf031878ee95def1c868109a8e0f2541e8f5933a3bbc2e24c601c4338e0fbc5ce8040cdd9633da6233219fcf808079704f6ba9f26db90e66eaaa6b1de82e90ea446339c57cdc167bb61786dfe54cf7d9c44077e5afda875d8266ad66bfa2bd0714a427cada7c30f2a76b0707d98b6d118b0c6fbd19ad938d0251b8ae34810aa70cb2d107e520f9e93eb4ecda3b46eb7e99ab11a8f5a4fe4db7d8c0c5fa118285233f44d2f9d27f114adfa36a416d5d69baaed9b63b64dfe8a0c6dee02c3bfc4a9a817976a5c23ae333d6611402fd4b6375fd226023ba8c', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from) values ('installation', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c06e0adabba2906d0ec38a3190431c0e19ecd59072270eb1244195aac3fd01043b79ba17b51893d651b631fac3b2a0c09a3ee211e9ca5de65b4ceb1b076f3d1ed7d20b0ff6fdb15576def646e02263a75b5f9c77a4de22156cda8430e5', NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '682fcd20-383c-46ee-b289-f89c69a0c5cc', '2026-10-05', '01a1e603-b2bd-7450-a774-bfc2ac7dc175', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x6cf333f3b78c999931d32eaaf8fed314169060290d010fa5b2b4e37be7c0cbb2', '1', '2026-11-16 20:19:31.69266+00', E'\\x2bb39dcfa1dd108d011a394a72b8be9ec9a2bc62803a69f1b2ac2e26bb014b7b');
insert into login_attempts (subject, count, last_at, name) values (E'\\xb506f46d7645fd04bb364565c985980bca9cf17e2004eb55bc4df707601b611d', '1', '2026-11-16 20:19:31.699236+00', E'\\x2bb39dcfa1dd108d011a394a72b8be9ec9a2bc62803a69f1b2ac2e26bb014b7b');
insert into login_attempts (subject, count, last_at, name) values (E'\\xd004e8acc4f50a2ffd13e966d263f1c4ccb5639b205b6b16e720d5064d30d626', '0', '2026-11-16 20:19:28.755584+00', E'\\xafb0ede3d56d2b4c33d97ff4ee2bda8fbe6d807fe3ac4aeeb0ed40d427c33076');
insert into login_attempts (subject, count, last_at, name) values (E'\\xe415e78688779221ca378fb04a3639482219a8aaec29b8fe905d774f24e4023b', '1', '2026-11-16 20:19:31.674492+00', NULL);
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xbbe2f778b06b7f83a9233a390a999c16545485471fec2d32ab05b393b4aa030f', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'r4', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c002ddc2ee198f6a4a385c2fb67cc422eb67952f48d782136c9079a9e7e291d2af2d8727316f450aa710d17bea60fc7e85e2599d79affc7dcc04b812a40f919126dfe9b2a23f779f6b13b0bf060d0b86eb83726531', 'true', '{}', '2026-11-16 20:19:25.25074+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 20:24:32.858795+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$lHG6MnYCcwnM9lfqPBx3Dw$sfBtFkGv8t6NkbK8Bn6ljRjVXbqfS75hAYzaGghoGCY', '2026-11-16 20:19:28.624679+00', '2026-11-16 20:19:28.679831+00', NULL, '2026-11-16 20:19:31.477211+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('710e1aa3-fc9a-4001-a1dc-7363b60acda7', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 20:19:32.870967+00', '2026-11-16 20:19:32.870967+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', '$scrypt$ln=17,r=8,p=1$lHG6MnYCcwnM9lfqPBx3Dw$sfBtFkGv8t6NkbK8Bn6ljRjVXbqfS75hAYzaGghoGCY', '2026-11-16 20:19:28.679831+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('eedb1f4f-a4ab-463c-8884-26003e304237', '01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 20:19:32.82795+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x028a90fa6a399ae7715fafd2f8fb0e04e17d6b90316ecaa1756ea27658b6d7f3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x34458d76c0c99a8335e404bd01da0127909c18caf3b57ccbe050600bae6a3004', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x554b013765a42dbfcdd27668aa8cc2d6c02b694af9b2d7b1e07d4b97909a62de', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x5b7a113b9df4d5a9e21095431afdb2bca03fd77ad57b351d4983d9a8a28a6181', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x74eb1c6347a80a2249a76dd9a52e09e180efe05e1615bc721d9629d270353ab5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x9ae76519f682f66f373a7bdbd33fa33fecaff38ded82d4fa93658ca356d0ecc5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\xb03d440c5d5ceafa38ad5614ed4e844fa1c17fb42927394c0ee0b9448d5c974a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\xdf1f26671807ec9473450226a46996b0b9d26b7928e026db0b113033bde22033', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\xe793eb80e63e9cc7d3b51f9702340c46bd4d195f704d95060e1aef8661b04c06', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\xf92098c68bf355d78c28610336bc474b5ced6ae6401c40c5a6d24db26fc8962b', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x4fedd97b3693509416977fc989730dd8c2e9f0508fbd4ba995e077ecbbac1a4e', '01a1e603-c2f0-7eb5-8c29-23f2e0714229', '2026-11-16 20:19:31.477211+00', '2026-11-16 20:19:31.477211+00', '2026-11-17 08:19:31.477211+00', '0209e10f-18da-4990-b3f6-6f7b7f617211', '127.0.0.1', '', '2026-11-16 20:19:31.477211+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e603-c30c-7984-8c8a-3c04edd7ec6f', '01a1e603-c2f0-7eb5-8c29-23f2e0714229', 'pas_op_fJyb7OYZ', E'\\x20a7afe78005d2a4073de432e1938e8c8cd347a255e3585eb2d37eaec4dc1ed8', '2026-11-16 20:19:28.653215+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e603-c2f0-7eb5-8c29-23f2e0714229', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c010ea7e6e6b09feb5c3a317ce9e81ca6ece0b13e28e66b4b5f38ae0e5082e0c9c0b85ed938e0e46838d9da7e2f424f8cf4cb1d4d1c29355db995c9031f85cb23b5f71a745', '0', '2026-11-16 20:19:31.764911+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-9863-7f6e-a368-d5c9fdb38b3d', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 20:19:17.731+00', '2026-11-16 20:19:19.072+00', '2026-11-16 20:34:17.731+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0dfd5b4a6ad6f114a18e56b6f329cfc87bc329fa93c8a1fc4cbd9c3cd1b68b33e7dc953055936e510356bf507a41672173c718e21c9ba071c4a383631ad5739ad6f42d114794cf3bb2a0bc9dece3b4025214427b9a54cc49879150fa5dd', E'\\x06255ae117c0b54ec7c5c3c1daecdff24c1c4feed79504fbbf83554a6936836c', E'\\x28c7abec8996383c7e0c2f2633f763d401a17abcdb0b8dc4dfba7d515e380d2f', E'\\x6ed3117bde8c323be4370a7b1eed414268e8783b342f619efc26af36b034365f', NULL, NULL, 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-9907-7834-85a0-e848872525fd', '2026-11-16 20:19:17.895+00', NULL, '09035889', '486035889', '{486035889,9035889}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a1dd-7b1e-89b1-1604119b566f', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 20:19:20.156+00', '2026-11-16 20:19:20.669+00', '2026-11-16 20:34:20.156+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0aa415823820e58a4db9e53f02f0e4710310be8e84f7c686a599c893e0927a3b1ee369a7cc26b6bb8f1aed3ca690f6fe8d5857def2cc9eda9169d764026352c3f47bc665ff0e0ed11323fce2c3fd19250ffe2cfe2a064ca602bce2d84ed', E'\\x06255ae117c0b54ec7c5c3c1daecdff24c1c4feed79504fbbf83554a6936836c', E'\\x28c7abec8996383c7e0c2f2633f763d401a17abcdb0b8dc4dfba7d515e380d2f', E'\\x6ed3117bde8c323be4370a7b1eed414268e8783b342f619efc26af36b034365f', NULL, NULL, 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-a36a-75ed-a393-4b16f2dbb8ea', '2026-11-16 20:19:20.554+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a531-7f7a-b73f-c988196f259a', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 20:19:21.009+00', '2026-11-16 20:19:21.41+00', '2026-11-16 20:34:21.009+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c024bc271be07e3996bdc5fa326922e06e0f56ef850cffa1ff092c9d1530b450032b8e2aac06665f4aa5875999bdd8238cb946cbca1d42791ee8a453061f8c44ace9183ab48c3e01e5e8edd7d301725cb29b8791466e8740327255113d44', E'\\x06255ae117c0b54ec7c5c3c1daecdff24c1c4feed79504fbbf83554a6936836c', E'\\x28c7abec8996383c7e0c2f2633f763d401a17abcdb0b8dc4dfba7d515e380d2f', E'\\x6ed3117bde8c323be4370a7b1eed414268e8783b342f619efc26af36b034365f', NULL, NULL, 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-a60c-7a07-885d-6dfcbbaf1bff', '2026-11-16 20:19:21.228+00', NULL, '09036127', '486036127', '{486036127,9036127}', NULL, '000000', NULL, NULL, '01a1e603-a68a-792a-8c14-afd2c2117375', '2026-11-16 20:19:21.354+00', '09036140', NULL, '{9036140}', NULL, '2026-11-16 20:19:21.41+00', '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a761-78a4-9edf-8658ea1f0251', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 20:19:21.569+00', '2026-11-16 20:19:21.569+00', '2026-11-16 20:34:21.569+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0106e6f32dba613451ffc0c36c0eda1fe0444342b3aee2f61fbc2a60da441bbcf78d18c7246d8d1e46e703635db1b7fcf17a7739fc906eaa47f97749452d30e1ab5f3a2652fb40e2baf7a577675c7bec7f200b0d7769916c151d3e6c80e', E'\\x06255ae117c0b54ec7c5c3c1daecdff24c1c4feed79504fbbf83554a6936836c', E'\\x28c7abec8996383c7e0c2f2633f763d401a17abcdb0b8dc4dfba7d515e380d2f', E'\\x6ed3117bde8c323be4370a7b1eed414268e8783b342f619efc26af36b034365f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 20:34:21.569+00', NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a961-7437-a09a-4b1a75bda404', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:19:22.08+00', '2026-11-16 20:19:22.38+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c09de9f3e17a7aa9760a62992e770ec9e89b2f27aa14376ba5c9db188273660ba676b697f12c544ce80f2471e5342c317107d69aa341ce76f6d69edba8430322e8f8c38a348118225926ec', E'\\xb4fe5cc96a4ae75cb51aea9ff61d1c19493229dcb9f26fa76791bc24ec4549fb', NULL, E'\\xf2d11cc6e278a36408d663a52f5a39811d8e89eb8a4395dee283b45a41546cdf', '4242', 'Visa', 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-a85d-7f38-9f66-8377bfcdd965', '2026-11-16 20:19:22.08+00', NULL, '9036224', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-abd7-7be8-a1f7-712d5cb6282a', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 20:19:22.711+00', '2026-11-16 20:19:22.872+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c04e72f4bda4a6d606d335ee5d3e12863093aec8dd68df8fb6daac1f1a8ce284b9eb46eeccb9b53131aeb35dc02838a9545f894e156f7136526b341803a2d12020b38299e6fdc0a5462f5c', E'\\x831396c0e98fa7c2c462786dab6c919400082d0f32252831e5918902863c395a', NULL, E'\\xa95c0570b1ffd19c66d5c595443c04066353f4085feb7f81ee3833ecea6443db', '9995', 'Visa', 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-abb4-7e2d-a397-c102c9d89295', '2026-11-16 20:19:22.711+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-ad00-737f-b50e-e2189a20f4a2', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 20:19:23.008+00', '2026-11-16 20:19:23.057+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0e9f3eaf67aae08f705068b5f394292395c929fa9fe78d3b3796fc24e6ffc2e1af388ed2a65805cc7308dd9a6df7265e653b99ba3f3589509dca08daaa8f894413b29f9de07f6848b1fda', E'\\xcebbcc3e3c84fa48b254c017b24f4298eb76892acf2adf02c8066a76674eff3e', NULL, E'\\x5ee778675ab0bed98623f6b024760e771884aae8627279a1110c899dd96da484', '0119', 'Visa', 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-acd7-78a6-8da7-788fee48147b', '2026-11-16 20:19:23.008+00', '2026-11-16 20:19:23.057+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '3', '2026-11-16 20:19:30.77146+00', '2026-11-16 20:19:36.242+00', NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b06c-7e75-a640-9becc6a0a588', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:19:23.883+00', '2026-11-16 20:19:24.187+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x57159bb9122698f11bad113e0b92b393c94df9f8aacaede87e1098aaf9c11f89', NULL, NULL, NULL, NULL, 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7450-a774-bfc2ac7dc175', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e603-b2bd-71d5-8a28-702b755b98e6', '2026-11-16 20:19:24.476+00', '2026-11-16 20:19:24.589+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0d8413354a899b2717889b75ea2921ff15aa1159d059531f4f820c9f7f59788d105021a7b950d3ba89de48e18eb19812496bf46cb204e0f38e5dae8ad5384df8f706416769d8367c3672f2d4db3c5b795e151b58ac227a81e81bb7c55d07403dcf0b6b613f96fc4b3c99c888b13cc8f95', E'\\x8adf2c72b9ea3445f8940ba47740fd991f5055b27c710e641b871b096a16b364', NULL, NULL, NULL, NULL, 'r4', E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', '01a1e603-b2f6-7c46-b2c5-f96e022ef442', '2026-11-16 20:19:24.534+00', NULL, '36036456', NULL, '{36036456}', '9d8ae1c7-8341-489e-8b3a-66ba3d1bbf33', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7d82-82ec-477c348d3ae7', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e603-b2bd-71d5-8a28-702b755b98e6', '2026-11-16 20:19:24.476+00', '2026-11-16 20:19:24.617+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c037d0ccad89bb686d7ce94a931c5ffc99e7b3b61b780c0871bc13d72fd9059149821f470d0a84271c8fefd1409cae8229a40fa0c455a785a32de0c9f8eccb8f15b3ecdea0f109a149146e98c3cc870767bec4ae218323af9c82f728fad712e5c2251cfc18f1bb2624c696c103883de39a', E'\\xc6eeb5ff7c283d5fa47f2ff61b8ae2b19d2ac33a8fdc13ce056718eee7c25bb8', NULL, NULL, NULL, NULL, 'r4', E'\\x8aba82196eb6f166b2a6cf427960f08d61f04ba63687e56bfd068f251632d2a7', '01a1e603-b2f6-7c22-81ca-c956b90f2c59', '2026-11-16 20:19:24.534+00', NULL, NULL, NULL, '{}', '87051a03-0908-493d-89e8-1816ac7bba07', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:19:25.067+00', '2026-11-16 20:19:25.188+00', '2026-11-16 20:34:25.067+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0b2f592d119eec23e99f9628802f00625921e5d5c0ae3b37f0502f7c97e9d5365dce027612bac7b9e0bc8ce357f8772a3a69284764388e1a104fa2491cc78044baab394e8e112ad7a33818b437825a81d202b6d08e39c874b84758db9ce', E'\\x06255ae117c0b54ec7c5c3c1daecdff24c1c4feed79504fbbf83554a6936836c', E'\\x28c7abec8996383c7e0c2f2633f763d401a17abcdb0b8dc4dfba7d515e380d2f', E'\\x6ed3117bde8c323be4370a7b1eed414268e8783b342f619efc26af36b034365f', NULL, NULL, 'bnc', E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-b56f-70b0-a022-f650ec0dd4a7', '2026-11-16 20:19:25.167+00', NULL, '09036517', '486036517', '{486036517,9036517}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e603-b49d-7266-8558-e72ea53e7791', '01a1e603-9624-7544-b6b3-9b71956a4468', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-9863-7f6e-a368-d5c9fdb38b3d', '1', '59079342-c967-4d30-b066-e762166354fe', '20.00', '2026-11-16 20:19:32.943623+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xf8e1f9fbfed8133f703a01296b72a3aea2b7bbdaf02d09054816d34037661ba3', '01a1e603-c2f0-7eb5-8c29-23f2e0714229', 'factor', '2026-11-16 20:24:32.691356+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7450-a774-bfc2ac7dc175', '10.00', 'key:requester', '2026-11-16 20:19:32.926186+00', '2026-11-17 20:19:32.926186+00', 'approved', 'user:ana', '2026-11-16 20:19:32.926186+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-9863-7f6e-a368-d5c9fdb38b3d', '01a1e603-9864-7702-8bea-df238b4e6013', '2026-11-16 20:19:17.731+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-9863-7f6e-a368-d5c9fdb38b3d', '01a1e603-9929-7790-8a91-a3602edc7101', '2026-11-16 20:19:17.895+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-9863-7f6e-a368-d5c9fdb38b3d', '01a1e603-9da1-75c9-a279-221ee038d648', '2026-11-16 20:19:19.072+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09035889"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a1dd-7b1e-89b1-1604119b566f', '01a1e603-a1fb-72e3-9948-7f36660ea554', '2026-11-16 20:19:20.156+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a1dd-7b1e-89b1-1604119b566f', '01a1e603-a36a-7d31-bff4-3d7fb44c9560', '2026-11-16 20:19:20.554+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a1dd-7b1e-89b1-1604119b566f', '01a1e603-a407-7c95-84ff-e9f847b9d2d6', '2026-11-16 20:19:20.669+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a531-7f7a-b73f-c988196f259a', '01a1e603-a531-74e6-b51c-ccac1ebb0aae', '2026-11-16 20:19:21.009+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a531-7f7a-b73f-c988196f259a', '01a1e603-a60d-772b-8d7b-35de9c1d4d46', '2026-11-16 20:19:21.228+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a531-7f7a-b73f-c988196f259a', '01a1e603-a64b-79da-9628-d8c6e19b9f11', '2026-11-16 20:19:21.29+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09036127"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a531-7f7a-b73f-c988196f259a', '01a1e603-a68a-78df-827e-aa870b4ca3af', '2026-11-16 20:19:21.354+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a531-7f7a-b73f-c988196f259a', '01a1e603-a6c3-7c89-a0e5-67c6ebaf974c', '2026-11-16 20:19:21.41+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "09036140"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a761-78a4-9edf-8658ea1f0251', '01a1e603-a762-7e89-b71a-9428feb7c055', '2026-11-16 20:19:21.569+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a961-7437-a09a-4b1a75bda404', '01a1e603-a965-77f3-89d0-f567e062a92c', '2026-11-16 20:19:22.08+00', 'submitted', 'PENDING', NULL, '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-a961-7437-a09a-4b1a75bda404', '01a1e603-aace-74eb-90ef-6b7d0e3696c3', '2026-11-16 20:19:22.38+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "9036224"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-abd7-7be8-a1f7-712d5cb6282a', '01a1e603-abf8-7a3b-839a-0ed3ac6b3f13', '2026-11-16 20:19:22.711+00', 'submitted', 'PENDING', NULL, '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-abd7-7be8-a1f7-712d5cb6282a', '01a1e603-ac7c-7084-8de8-36218a79ddc3', '2026-11-16 20:19:22.872+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-ad00-737f-b50e-e2189a20f4a2', '01a1e603-ad01-7f20-b1cc-e09b66d72ce7', '2026-11-16 20:19:23.008+00', 'submitted', 'PENDING', NULL, '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-ad00-737f-b50e-e2189a20f4a2', '01a1e603-ad45-7bf8-b068-ac9b93da636f', '2026-11-16 20:19:23.057+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b06c-7e75-a640-9becc6a0a588', '01a1e603-b206-79bd-9eab-4ff0f6637042', '2026-11-16 20:19:24.187+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7450-a774-bfc2ac7dc175', '01a1e603-b2c6-7a04-8dae-c574628747df', '2026-11-16 20:19:24.476+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e603-b2bd-71d5-8a28-702b755b98e6"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7450-a774-bfc2ac7dc175', '01a1e603-b2f6-71cf-a555-ec367a66f74f', '2026-11-16 20:19:24.534+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7450-a774-bfc2ac7dc175', '01a1e603-b32e-7f90-9350-1da4c1957cbc', '2026-11-16 20:19:24.589+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "36036456"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7d82-82ec-477c348d3ae7', '01a1e603-b2c6-7fda-97bf-60c7583d71af', '2026-11-16 20:19:24.476+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e603-b2bd-71d5-8a28-702b755b98e6"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7d82-82ec-477c348d3ae7', '01a1e603-b2f6-7247-9706-88e51c5fa7e1', '2026-11-16 20:19:24.534+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b2bd-7d82-82ec-477c348d3ae7', '01a1e603-b34a-70aa-b354-c9fec874d75c', '2026-11-16 20:19:24.617+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', '01a1e603-b512-70ec-b188-1220b7a7ef9b', '2026-11-16 20:19:25.067+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', '01a1e603-b56f-7e19-8274-e043c1077a47', '2026-11-16 20:19:25.167+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e603-9624-7544-b6b3-9b71956a4468');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', '01a1e603-b585-7d90-b0d0-88da2dabe89e', '2026-11-16 20:19:25.188+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09036517"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '2026-11-16 19:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 20:19:05.36778+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-b431-7bb8-800c-3d7dab415d17', E'\\x7b2ad50c77f39d00e65474aa592e058b5687ed4d168a62ece55aba1ebae0af49', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0b35ae5948270e5e2bd1ce0dfe3fa179420ddb4ddc3b4d52e66c44304dd4fa69936fe041fff204aefb1df5997e90ca7adaa089a6b6891a3c1299abf272e5aae326213af48d4266c9c8c89985c39', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 20:19:24.849+00', 'key:01a1e603-9624-7544-b6b3-9b71956a4468');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '132dff57-7491-4564-a02b-5c8a9623f52f', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 20:19:32.895492+00', '2026-11-17 21:19:32.895492+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x52f17651f5b0571436e1881e652aba503bfb3cacb826a345fae40e323d715aa1', '01a1e603-c2f0-7eb5-8c29-23f2e0714229', '2026-11-16 20:24:32.695347+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '196', '2026-11-16 20:19:32.87056+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 20:19:32.706395+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 20:19:32.706395+00', '2026-11-16', '2026-11-16 20:19:16.186311+00', '2026-11-16 20:19:16.800225+00', '2026-11-16 20:19:16.800225+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 20:19:32.706395+00', '2026-11-16 20:19:32.706395+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 20:19:16.800225+00', '2026-11-16 20:19:16.800225+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '178614aa1a1431ba26ae8c12f07c9efedde615aed7adde05b0d05450592c1bed', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 20:19:05.36778+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 20:19:05.36778+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 20:19:06.386239+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 20:19:06.430789+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '2', 'f6f58c09d0fb36b71f5dc502528012e61b902587d9a4b42c8d56b57859a453e1', '2026-11-16 20:19:06.448685+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 20:19:06.404412+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 20:19:06.361134+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x1b0fdf8aa4c16f54f84ee9f51e5252ffbb812e553187aa84afa30fcb69fd6886', '01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 20:19:32.885292+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '771', '1', '01a1e603-9864-7702-8bea-df238b4e6013', '{"event":"payment.pending","data":{"paymentId":"01a1e603-9863-7f6e-a368-d5c9fdb38b3d","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:17.731Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:17.731Z"}', '2026-11-16 20:19:17.728175+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '779', '2', '01a1e603-9da1-75c9-a279-221ee038d648', '{"event":"payment.completed","data":{"paymentId":"01a1e603-9863-7f6e-a368-d5c9fdb38b3d","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09035889","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:17.731Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:19.072Z"}', '2026-11-16 20:19:19.074982+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '783', '3', '01a1e603-a1fb-72e3-9948-7f36660ea554', '{"event":"payment.pending","data":{"paymentId":"01a1e603-a1dd-7b1e-89b1-1604119b566f","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:20.156Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:20.156Z"}', '2026-11-16 20:19:20.183776+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '788', '4', '01a1e603-a407-7c95-84ff-e9f847b9d2d6', '{"event":"payment.failed","data":{"paymentId":"01a1e603-a1dd-7b1e-89b1-1604119b566f","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:20.156Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:20.669Z"}', '2026-11-16 20:19:20.708923+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '790', '5', '01a1e603-a531-74e6-b51c-ccac1ebb0aae', '{"event":"payment.pending","data":{"paymentId":"01a1e603-a531-7f7a-b73f-c988196f259a","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.009Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.009Z"}', '2026-11-16 20:19:21.028578+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '798', '6', '01a1e603-a64b-79da-9628-d8c6e19b9f11', '{"event":"payment.completed","data":{"paymentId":"01a1e603-a531-7f7a-b73f-c988196f259a","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09036127","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.009Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.290Z"}', '2026-11-16 20:19:21.286068+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '803', '7', '01a1e603-a6c3-7c89-a0e5-67c6ebaf974c', '{"event":"payment.reversed","data":{"paymentId":"01a1e603-a531-7f7a-b73f-c988196f259a","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09036127","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.009Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.410Z"}', '2026-11-16 20:19:21.448287+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '805', '8', '01a1e603-a762-7e89-b71a-9428feb7c055', '{"event":"payment.pending","data":{"paymentId":"01a1e603-a761-78a4-9edf-8658ea1f0251","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.569Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.569Z"}', '2026-11-16 20:19:21.571003+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '814', '9', '01a1e603-aace-74eb-90ef-6b7d0e3696c3', '{"event":"payment.completed","data":{"paymentId":"01a1e603-a961-7437-a09a-4b1a75bda404","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9036224","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:22.080Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:22.380Z"}', '2026-11-16 20:19:22.461504+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '820', '10', '01a1e603-ac7c-7084-8de8-36218a79ddc3', '{"event":"payment.failed","data":{"paymentId":"01a1e603-abd7-7be8-a1f7-712d5cb6282a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:22.711Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:22.872Z"}', '2026-11-16 20:19:22.872353+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '827', '11', '01a1e603-ad45-7bf8-b068-ac9b93da636f', '{"event":"payment.pending","data":{"paymentId":"01a1e603-ad00-737f-b50e-e2189a20f4a2","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:23.008Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:23.057Z"}', '2026-11-16 20:19:23.072962+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '836', '12', '01a1e603-b206-79bd-9eab-4ff0f6637042', '{"event":"payment.completed","data":{"paymentId":"01a1e603-b06c-7e75-a640-9becc6a0a588","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:23.883Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:24.187Z"}', '2026-11-16 20:19:24.289906+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '843', '13', '01a1e603-b32e-7f90-9350-1da4c1957cbc', '{"event":"payment.completed","data":{"paymentId":"01a1e603-b2bd-7450-a774-bfc2ac7dc175","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36036456","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:24.476Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:24.589Z"}', '2026-11-16 20:19:24.585131+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '845', '14', '01a1e603-b34a-70aa-b354-c9fec874d75c', '{"event":"payment.failed","data":{"paymentId":"01a1e603-b2bd-7d82-82ec-477c348d3ae7","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:24.476Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:24.617Z"}', '2026-11-16 20:19:24.615221+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '856', '15', '01a1e603-b512-70ec-b188-1220b7a7ef9b', '{"event":"payment.pending","data":{"paymentId":"01a1e603-b50c-70b4-a63b-5ca7f10cb1e2","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:25.067Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","checkoutSessionId":"01a1e603-b49d-7266-8558-e72ea53e7791","livemode":false},"timestamp":"2026-11-16T20:19:25.067Z"}', '2026-11-16 20:19:25.069728+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '861', '16', '01a1e603-b49d-7266-8558-7f839e16799a', '{"event":"checkout.paid","data":{"sessionId":"01a1e603-b49d-7266-8558-e72ea53e7791","linkId":"01a1e603-b431-7bb8-800c-3d7dab415d17","status":"PAID","paymentId":"01a1e603-b50c-70b4-a63b-5ca7f10cb1e2","description":"Pedido 1042","usdAmount":13,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:24.957Z","livemode":false},"timestamp":"2026-11-16T20:19:25.188Z"}', '2026-11-16 20:19:25.184127+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '861', '17', '01a1e603-b585-7d90-b0d0-88da2dabe89e', '{"event":"payment.completed","data":{"paymentId":"01a1e603-b50c-70b4-a63b-5ca7f10cb1e2","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09036517","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:25.067Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","checkoutSessionId":"01a1e603-b49d-7266-8558-e72ea53e7791","livemode":false},"timestamp":"2026-11-16T20:19:25.188Z"}', '2026-11-16 20:19:25.184127+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-9864-7702-8bea-df238b4e6013', 'payment.pending', '01a1e603-9863-7f6e-a368-d5c9fdb38b3d', '{"event":"payment.pending","data":{"paymentId":"01a1e603-9863-7f6e-a368-d5c9fdb38b3d","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:17.731Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:17.731Z"}', 'delivered', '2026-11-16 20:19:17.731+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:17.840499+00', '200', NULL, '8', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-9da1-75c9-a279-221ee038d648', 'payment.completed', '01a1e603-9863-7f6e-a368-d5c9fdb38b3d', '{"event":"payment.completed","data":{"paymentId":"01a1e603-9863-7f6e-a368-d5c9fdb38b3d","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09035889","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:17.731Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:19.072Z"}', 'delivered', '2026-11-16 20:19:19.072+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:19.14714+00', '200', NULL, '830', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-a1fb-72e3-9948-7f36660ea554', 'payment.pending', '01a1e603-a1dd-7b1e-89b1-1604119b566f', '{"event":"payment.pending","data":{"paymentId":"01a1e603-a1dd-7b1e-89b1-1604119b566f","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:20.156Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:20.156Z"}', 'delivered', '2026-11-16 20:19:20.156+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:20.336232+00', '200', NULL, '63', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-a407-7c95-84ff-e9f847b9d2d6', 'payment.failed', '01a1e603-a1dd-7b1e-89b1-1604119b566f', '{"event":"payment.failed","data":{"paymentId":"01a1e603-a1dd-7b1e-89b1-1604119b566f","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:20.156Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:20.669Z"}', 'delivered', '2026-11-16 20:19:20.669+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:20.942965+00', '200', NULL, '144', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-a531-74e6-b51c-ccac1ebb0aae', 'payment.pending', '01a1e603-a531-7f7a-b73f-c988196f259a', '{"event":"payment.pending","data":{"paymentId":"01a1e603-a531-7f7a-b73f-c988196f259a","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.009Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.009Z"}', 'delivered', '2026-11-16 20:19:21.009+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:21.046658+00', '200', NULL, '190', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-a64b-79da-9628-d8c6e19b9f11', 'payment.completed', '01a1e603-a531-7f7a-b73f-c988196f259a', '{"event":"payment.completed","data":{"paymentId":"01a1e603-a531-7f7a-b73f-c988196f259a","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09036127","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.009Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.290Z"}', 'delivered', '2026-11-16 20:19:21.29+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:21.325179+00', '200', NULL, '5', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-a6c3-7c89-a0e5-67c6ebaf974c', 'payment.reversed', '01a1e603-a531-7f7a-b73f-c988196f259a', '{"event":"payment.reversed","data":{"paymentId":"01a1e603-a531-7f7a-b73f-c988196f259a","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09036127","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.009Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.410Z"}', 'delivered', '2026-11-16 20:19:21.41+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:21.522985+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-a762-7e89-b71a-9428feb7c055', 'payment.pending', '01a1e603-a761-78a4-9edf-8658ea1f0251', '{"event":"payment.pending","data":{"paymentId":"01a1e603-a761-78a4-9edf-8658ea1f0251","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:21.569Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:21.569Z"}', 'delivered', '2026-11-16 20:19:21.569+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:21.634049+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-aace-74eb-90ef-6b7d0e3696c3', 'payment.completed', '01a1e603-a961-7437-a09a-4b1a75bda404', '{"event":"payment.completed","data":{"paymentId":"01a1e603-a961-7437-a09a-4b1a75bda404","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9036224","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:22.080Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:22.380Z"}', 'delivered', '2026-11-16 20:19:22.38+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:22.504595+00', '200', NULL, '49', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-ac7c-7084-8de8-36218a79ddc3', 'payment.failed', '01a1e603-abd7-7be8-a1f7-712d5cb6282a', '{"event":"payment.failed","data":{"paymentId":"01a1e603-abd7-7be8-a1f7-712d5cb6282a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:22.711Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:22.872Z"}', 'delivered', '2026-11-16 20:19:22.872+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:22.887077+00', '200', NULL, '3', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-ad45-7bf8-b068-ac9b93da636f', 'payment.pending', '01a1e603-ad00-737f-b50e-e2189a20f4a2', '{"event":"payment.pending","data":{"paymentId":"01a1e603-ad00-737f-b50e-e2189a20f4a2","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:23.008Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:23.057Z"}', 'delivered', '2026-11-16 20:19:23.057+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:23.101355+00', '200', NULL, '113', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-b206-79bd-9eab-4ff0f6637042', 'payment.completed', '01a1e603-b06c-7e75-a640-9becc6a0a588', '{"event":"payment.completed","data":{"paymentId":"01a1e603-b06c-7e75-a640-9becc6a0a588","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:23.883Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:24.187Z"}', 'delivered', '2026-11-16 20:19:24.187+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:24.342348+00', '200', NULL, '48', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-b32e-7f90-9350-1da4c1957cbc', 'payment.completed', '01a1e603-b2bd-7450-a774-bfc2ac7dc175', '{"event":"payment.completed","data":{"paymentId":"01a1e603-b2bd-7450-a774-bfc2ac7dc175","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36036456","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:24.476Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:24.589Z"}', 'delivered', '2026-11-16 20:19:24.589+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:24.59599+00', '200', NULL, '14', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-b34a-70aa-b354-c9fec874d75c', 'payment.failed', '01a1e603-b2bd-7d82-82ec-477c348d3ae7', '{"event":"payment.failed","data":{"paymentId":"01a1e603-b2bd-7d82-82ec-477c348d3ae7","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:24.476Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","livemode":false},"timestamp":"2026-11-16T20:19:24.617Z"}', 'delivered', '2026-11-16 20:19:24.617+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:24.635047+00', '200', NULL, '80', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-b512-70ec-b188-1220b7a7ef9b', 'payment.pending', '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', '{"event":"payment.pending","data":{"paymentId":"01a1e603-b50c-70b4-a63b-5ca7f10cb1e2","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:25.067Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","checkoutSessionId":"01a1e603-b49d-7266-8558-e72ea53e7791","livemode":false},"timestamp":"2026-11-16T20:19:25.067Z"}', 'delivered', '2026-11-16 20:19:25.067+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:25.0814+00', '200', NULL, '22', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '01a1e603-b585-7d90-b0d0-88da2dabe89e', 'payment.completed', '01a1e603-b50c-70b4-a63b-5ca7f10cb1e2', '{"event":"payment.completed","data":{"paymentId":"01a1e603-b50c-70b4-a63b-5ca7f10cb1e2","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09036517","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:19:25.067Z","keyId":"01a1e603-9624-7544-b6b3-9b71956a4468","checkoutSessionId":"01a1e603-b49d-7266-8558-e72ea53e7791","livemode":false},"timestamp":"2026-11-16T20:19:25.188Z"}', 'delivered', '2026-11-16 20:19:25.188+00', '01a1e603-6de1-73f7-aad7-b8cd1dd107d3', '2026-11-16 20:19:25.203211+00', '200', NULL, '15', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e603-95ed-7a3a-94e7-2a3fc49ddf10', 'false', '01a1e603-96fc-79e1-a435-fb41afd1cb7d', '1', 'http://127.0.0.1:37103/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44d2702de06d995fb6f8a4ee686749f0c0755b53860523975e619e1b801763d826c85de0a5b466964a6fca672b42b0d99d15f5894804d8a9fb84f4ee60d924d94f71a59692cd1e061bf4a33ce69912de22830181a3e985b21e5a6de479af43', NULL, NULL, '2026-11-16 20:19:17.372+00', '2026-11-16 20:19:17.372+00');
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
alter table event_numbering enable trigger user;
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
alter table tenant_events enable trigger user;
alter table webhook_deliveries enable trigger user;
alter table webhook_endpoints enable trigger user;
