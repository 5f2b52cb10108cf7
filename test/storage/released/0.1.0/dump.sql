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
  slug_hash     bytea         not null, -- hash of the 128 random bits in the address
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
  token_hash    bytea         not null, -- hashes of the addresses of the page, the receipt and the public check
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

-- Search for what a customer reads out: a phone, a document, or the last digits of a bank reference.

-- By person. The first eight bytes of a keyed hash find its few payments, in a fifth of the space of the whole; statements
-- compare the whole hash too. A tenant's payments of a person are read newest first; those of all tenants by the hash alone.
create index payments_by_phone on payments (substring(phone_hash, 1, 8), tenant_id, livemode, payment_id)
  where phone_hash is not null;
create index payments_by_document on payments (substring(document_hash, 1, 8), tenant_id, livemode, payment_id)
  where document_hash is not null;
-- A request may name no payer: the movements that paid it do.
create index movements_paid_by_phone on movements (substring(phone_hash, 1, 8), tenant_id, livemode, movement_id)
  where state = 'matched' and phone_hash is not null;
create index movements_paid_by_document on movements (substring(document_hash, 1, 8), tenant_id, livemode, movement_id)
  where state = 'matched' and document_hash is not null;

-- By the end of a bank reference: the text backwards, in capital letters, compared byte by byte. They replace the indexes by
-- the whole reference. Four digits are one of 10,000 references, so that few entries of other tenants are passed over.
create index payments_by_reference_end on payments
  ((reverse(upper(bank_reference)) collate "C"), tenant_id, livemode) where bank_reference is not null;
create index payments_by_reversal_end on payments
  ((reverse(upper(reversal_ref)) collate "C"), tenant_id, livemode) where reversal_ref is not null;
drop index payments_by_reference;
drop index payments_by_reversal;

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

-- When the stored hashes of people's data were brought under a secret after the first (`pasarela secrets rehash`).
alter table installation_secrets add column chained_at timestamptz;

-- Hashes under a later secret begin with a byte of its version.
alter table operator_recovery_codes
  drop constraint operator_recovery_codes_code_hash_check,
  add constraint operator_recovery_codes_code_hash_check check (octet_length(code_hash) in (32, 33));

-- Banco de Venezuela, and the questions to a bank that marks a payment by answering.

alter table bank_accounts drop constraint bank_accounts_bank_check,
  add constraint bank_accounts_bank_check check (bank in ('bnc', 'r4', 'bdv'));
alter table flow_routes drop constraint flow_routes_bank_check,
  add constraint flow_routes_bank_check check (bank in ('bnc', 'r4', 'bdv'));
alter table notification_addresses drop constraint notification_addresses_bank_check,
  add constraint notification_addresses_bank_check check (bank in ('bnc', 'r4', 'bdv'));
-- Not validated: every row already meets the narrower check, and the table may be long.
alter table payments drop constraint payments_bank_check,
  add constraint payments_bank_check check (bank in ('bnc', 'r4', 'bdv')) not valid;

-- One row per payment that the bank was asked about, written before the question is sent; one question at a time. Shared
-- by all tenants of an account, like claimed movements, because the bank marks the payment for all of them.
create table bank_questions (
  account_id    bytea       not null, -- hash of bank and account
  movement_key  text        not null, -- day, last digits of the reference, amount
  question_id   uuid        not null, -- of the latest question
  tenant_id     uuid        not null, -- that asked last
  livemode      boolean     not null,
  asked_at      timestamptz not null,
  is_open       boolean     not null, -- sent, perhaps, and not answered yet
  may_be_marked boolean     not null default false, -- a question of ours was answered "found", or its answer was lost
  primary key (account_id, movement_key)
);

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
alter table bank_questions disable trigger user;
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
alter table user_links disable trigger user;
alter table webhook_deliveries disable trigger user;
alter table webhook_endpoints disable trigger user;
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_questions, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 22:39:41.306203+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'r4', E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', 'http://127.0.0.1:36793');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-2164-79eb-9dfa-b358c7f28d12', 'false', 'pas_test_8EnlEPsl', E'\\x0ea51c592af0352f774df095233c0fbd95f4697b792e78b7570b8815eb400ada', '2026-11-16 22:39:41.42102+00', NULL, NULL, '2026-11-16 22:39:47.35083+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-21c0-7c9d-94b8-c506a1494b04', 'true', 'pas_live_QKEIBpFA', E'\\x204ef8f3a24c00f1564242a66df63f6f72e6016181e10527027f08ec716ef841', '2026-11-16 22:39:41.506324+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\xc94101c7fb92ce16f89a997f30f7fce87c97ed7f2ce98cf2273773cdc993082a', '2026-11-16 22:39:47.282163+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-20ef-7153-9f45-e25972455fc3', '2026-11-16 22:39:41.319191+00', 'test', 'tenant.create', '01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-20ef-7b5e-888c-16c989045a21', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xcc8ffaa5b88c24cecabb848eeb131a946f518c5516f9630d0ed69e9489dc7e62');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-2164-7c51-aaf3-2d965c6d6561', '2026-11-16 22:39:41.423205+00', 'test', 'key.create', '01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-2164-79eb-9dfa-b358c7f28d12', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_8EnlEPsl", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xcc8ffaa5b88c24cecabb848eeb131a946f518c5516f9630d0ed69e9489dc7e62', E'\\xcd7d8219b8562b13f163c4f4f46c498c7a9402d7620c63fa00c01bbcf48f749c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-21c0-72e8-b080-4c0e50bde080', '2026-11-16 22:39:41.5071+00', 'test', 'key.create', '01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-21c0-7c9d-94b8-c506a1494b04', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_QKEIBpFA", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xcd7d8219b8562b13f163c4f4f46c498c7a9402d7620c63fa00c01bbcf48f749c', E'\\x3b409a5847fd612e66874e6da24ca3b4253dff0d6c11aaa887054d589763d6b7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-226b-773f-9813-0802704a10cf', '2026-11-16 22:39:41.699526+00', 'key:01a1e684-2164-79eb-9dfa-b358c7f28d12', 'webhook.create', '01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-2268-7972-83f2-e68c83b93bc2', '{"host": "127.0.0.1:32913", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', '01a1e684-2231-7f44-8075-af92f42aaaa3', '4', E'\\x3b409a5847fd612e66874e6da24ca3b4253dff0d6c11aaa887054d589763d6b7', E'\\x379fc086ac76aadcf168771877d4ec8b996999899ea042a8c1e6cf156fad4c4a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-27d5-7386-9c7d-5872a83791f7', '2026-11-16 22:39:43.063371+00', 'test', 'checkout.profile', '01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-20ef-7b5e-888c-16c989045a21', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x379fc086ac76aadcf168771877d4ec8b996999899ea042a8c1e6cf156fad4c4a', E'\\x6c4fc9c16df2ef3c4da11976fbde51caad1255d21d3646bb922740c2f73b3e7e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-27e0-760b-92e8-cbfc8a2e284d', '2026-11-16 22:39:43.076421+00', 'key:01a1e684-2164-79eb-9dfa-b358c7f28d12', 'link.create', '01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-27df-7a4c-8a6f-0308f4f410a3', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', '01a1e684-27db-76ef-9338-e251ecdf1739', '6', E'\\x6c4fc9c16df2ef3c4da11976fbde51caad1255d21d3646bb922740c2f73b3e7e', E'\\xb6edba6a9f31562a10b15f3c0d6beb1ddf6911458a20de2f4e3375c0a3882162');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-289f-7081-97f5-c40b79f00c53', '2026-11-16 22:39:43.265077+00', 'test', 'bank.notifications', '01a1e684-20ef-7b5e-888c-16c989045a21', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xb6edba6a9f31562a10b15f3c0d6beb1ddf6911458a20de2f4e3375c0a3882162', E'\\x4c2afe345696ea0d740715fedf954879aefac488fa5cdb92a6053dfccfa1da17');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-292a-7681-9b13-4b3a0b394513', '2026-11-16 22:39:43.409327+00', 'key:01a1e684-2164-79eb-9dfa-b358c7f28d12', 'movement.ignore', '01a1e684-20ef-7b5e-888c-16c989045a21', '01a1e684-28d9-7527-8070-e95ca6f8a9d3', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', '01a1e684-291a-7637-a6b2-4a5e0677df5f', '8', E'\\x4c2afe345696ea0d740715fedf954879aefac488fa5cdb92a6053dfccfa1da17', E'\\x71e4c3b0522bf00cb0c5e880e064328630805ab3b0322f998641b977dcd750dd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-2de5-7517-9490-8fe847af644f', '2026-11-16 22:39:44.616829+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x71e4c3b0522bf00cb0c5e880e064328630805ab3b0322f998641b977dcd750dd', E'\\x6681e9c938a378d9727058e1a9ad0372c988b0281cd520c1abe6341c247d00ab');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-2dec-7727-8e5e-7bb6315fdf67', '2026-11-16 22:39:44.623316+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_wpPvdXEZ"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x6681e9c938a378d9727058e1a9ad0372c988b0281cd520c1abe6341c247d00ab', E'\\x6893af9f53d8d651d45658f2d1ee8deab2931284a1fe98f7d5793bf401941e9f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-2df3-7499-8a77-28bfcf05e5eb', '2026-11-16 22:39:44.633373+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x6893af9f53d8d651d45658f2d1ee8deab2931284a1fe98f7d5793bf401941e9f', E'\\x527ff347e105ff40e706c410acbbc47e311413bdddcbdf47a9d83951f5360111');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-33b4-71f6-98ea-85bea0924e81', '2026-11-16 22:39:46.103831+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '9d5b6eae517495ac', NULL, '01a1e684-2e00-7294-ad4f-06a35f1771a2', '12', E'\\x527ff347e105ff40e706c410acbbc47e311413bdddcbdf47a9d83951f5360111', E'\\xbd2102944ec111ed5c59df4abe7f00b9a752fc4787cd6b08c4f81e230b8c090d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-34de-7e0a-96b5-4cf4931c6a6c', '2026-11-16 22:39:46.404431+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x320c79a4718296baba5ede92594eeaabae48ae6b3bce7066e7e4a75ae79ddf95', E'\\x5b4fc55a2b823c38fb25a7e550426df9575fb6da481f737f8afa9ad7cf7afcd4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-3807-7441-9e70-0d318b3bd5ab', '2026-11-16 22:39:47.210021+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x5b4fc55a2b823c38fb25a7e550426df9575fb6da481f737f8afa9ad7cf7afcd4', E'\\x1eae79583ed501fcae6ce19780cb7c6f1fa1bcd02e6c8da04ddd0be24b5cf42e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-3817-7fba-a922-c92dc16257f3', '2026-11-16 22:39:47.227895+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x1eae79583ed501fcae6ce19780cb7c6f1fa1bcd02e6c8da04ddd0be24b5cf42e', E'\\xab6e8f5fd0e5b741b61033e98877dd48018e48e30f14e9ce0f1826859a3b39c5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-382b-7545-b481-26250cb32ead', '2026-11-16 22:39:47.24694+00', 'test', 'bank.set', '01a1e684-20ef-7b5e-888c-16c989045a21', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xab6e8f5fd0e5b741b61033e98877dd48018e48e30f14e9ce0f1826859a3b39c5', E'\\xa1edcd51e03f739f728f6f2608523b6feb9e8b99a45b69f4360ec88a2f95680c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e684-3850-7ca5-b4cc-768af9eba39d', '2026-11-16 22:39:47.282163+00', 'test', 'bank.route', '01a1e684-20ef-7b5e-888c-16c989045a21', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xa1edcd51e03f739f728f6f2608523b6feb9e8b99a45b69f4360ec88a2f95680c', E'\\xc94101c7fb92ce16f89a997f30f7fce87c97ed7f2ce98cf2273773cdc993082a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('5b63f2a4-cf60-8f37-89e7-3300c0152d8b', '2026-11-16 22:39:46.377947+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e684-345c-7e44-9103-a7b540f27995', '13', E'\\xbd2102944ec111ed5c59df4abe7f00b9a752fc4787cd6b08c4f81e230b8c090d', E'\\x320c79a4718296baba5ede92594eeaabae48ae6b3bce7066e7e4a75ae79ddf95');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'true', 'bnc', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129d2942bb24722c2c7421a880143f955c22ab8caa767ed6763d4a746a1d1952c94ca6588a7ad7001825dcec7fef7bc74071dbd1e764f4849bad278f93fdb414966f1', '01a1e684-382b-7db6-aa69-2d790961d9f6', '2026-11-16 22:39:47.245637+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', E'\\x63782b60c98cb4cea2e1a90cca4cc0ade1d661fc38f96d878e5e230507bb7248', '01a1e684-28bf-7626-afe9-c2a668728704', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'r4', 'R4notifica', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012915a35e62ed8023c6945b53be25b140b3165f9694856276c2684eed2b54c925a4d2f667cba0a465ed45713a34a93fbe3e5090c5755f18b8ba1b7bd91df8656a29a6e8eddff083a05fb7cc0084edf10b8895ed984ec06d762ac8eaf69c6f4b3452b8baa72acba9975ff8f245dd112f2e86e4940c50986360535e08adee9447ca920221c6312de682998f804e4e2b519278716ba056c34ce9c112a4ab7ebc716276d398420c72acd4ed19f522ce9b3f53e4a1d7bd5207089d2b29575e6091ed715ecf40eecb27b4c79d95b8ddd2b35fa3d62cbe2df2dfe36eb76d18184df8a973bea3c5681a13b22e8a9cfedbca5382ed042938f7ca63628ff516cfd9d80629f7d6cdcd28', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 22:39:43.297211+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', E'\\xb59565a2133bd552ad0e6164195dc43ad540307bd6230492cf4492516b5938ee', '01a1e684-28d1-7085-9fb5-7566fa135df9', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'r4', 'R4notifica', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129d918ab165d72c865ded4877c06bd7d3c0786e15160416371035da1a8fd081b4aa0a111eb354d1bd5482f6c5d7ae78753fdf0e5fbed62df5172e8538525349256fb835b45bccf1f71f98861010ec98dbd73b874c1dc9896a26f4279292d1214cd5d8144459e782d3df722321188d273f93d446c2de8bde5405313273110820ede0252b95fbbe8ad2fed70422fb64e3c2896e802d9278c815cc70c98d01cc9852f9db7fa8f6854f34221e2ab3c848874dbd755d08fe40f5c75a15c3830cbce0dc8c5f24b969f948e65c95d3c0338df1fda0b91fd3ef8152efeb08166ae62ab7e79cf155275bd7a8407a8a34c7b82fcb49e7775ffcda461cb7477027fef534a32eae56a89', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 22:39:43.315+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', E'\\xc91ca4a4abe7056ac80f126f169fc0759589b8b742bd318bdbc11050a65db2d5', '01a1e684-28ab-71dd-99cc-3eaeddf4bf39', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'r4', 'R4consulta', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d01295093d3e2483d8b67d0669244be43b0ef6b78631622a0e97c02d50a77e0571c0a9809eebf46856acfa150e63363e3c3aba901445ba9b4bb5a000190d11008ea14403d16fb2523f106a940706d379db84dad21dfbee0158f5e9f66779982c26e0e25c72ed86061a7', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 22:39:43.276851+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', E'\\xd394ae45601435f7155183c1371e796c01d8dcad02e200357f9c65444a5c906f', '01a1e684-28b6-771e-a738-385a87bf37d4', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'r4', 'R4consulta', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129e72b4cec653b7204b00b8e1ca6d76dc267533e34cbcaa0838a3cac74cb154881abd81f2ce63345ef5120089dcba022029804d225', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 22:39:43.288288+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', E'\\xf2ac48c3755351ab077b9595e5719aca6c5414998de1c611ea0cf1d691fe8223', '01a1e684-28d9-7845-887e-23cfebda90bc', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'r4', 'MBconsulta', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129c63ed83c9a4f2126a4774aaea42a627715a202bb0e8db4cf3cd825953ad84cb2bd9690bd303fc8f5dcb1c281494168842561c0b00c4a65951951d2cd2095eba438ecbd44ec593e6f1ecde175e952d740fd15757cc2ff10529872dc4b7f3a443eb54b07b70ca93d7443c52461cecfb663ffcac1b887488e9f86977907f70ff941c4fdb5de8b4371fb871063dadc790914e6ee8ad5020109231ee1c5fcd8e2e06a950207cfbd6424d2dd54316c6ce2234498073235cee488b5ec4bd175e473f553f42f8d71234d7cfec33eecb9ba0a2afaf70164dcd560f25348225d40cfa712bb04de4be47abfe9ad6e13846d7ffd7eca4418043ef21060b677c36344e701a2ce672dc913', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 22:39:43.321715+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked) values (E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', 'in/2026-10-05/12345678/120.00', 'a07f12e7-0653-4d97-b8a5-d6757f227c18', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '2026-11-16 22:39:47.630957+00', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x55f07a9359f2a0e5b335b03d9cd622bed45335a7a52a44c929423b85247303f1', '01a1e684-2401-7157-8b37-bb62a84e8a74', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129fdfb58f7fbb0c9dc296ee8d84e4c793c560d72f1d471ce6346b4196a2fb0a98a59e868e3fa152b4731599179a2d23b90dd0e2abe8f0533157b775210', '2026-11-16', '2026-11-16 22:39:42.088133+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\x9612b1ae472dccb2fb187d5fdd4041575fc57116604e61ef91e68262fbbda2d6', E'\\x81427b83c39ae79657aea89f19065607e078f46ec6b82f8406ac1916ac3e9839', '2026-11-16 22:39:42.772003+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\x7f945933d745246384237c9d589b3aeebd95d9bce3cc620f2d4737c266fbc1ca', '2026-11-16 22:39:42.680577+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\x9612b1ae472dccb2fb187d5fdd4041575fc57116604e61ef91e68262fbbda2d6', '2026-11-16 22:39:42.756555+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xab2e061dce586f0c8ada14cf9effe83d43c845aac7b9d51664a0b09221097c00', '2026-11-16 22:39:42.80142+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xab2e061dce586f0c8ada14cf9effe83d43c845aac7b9d51664a0b09221097c00', '01a1e684-26cf-7a60-968b-07cd8030064a', E'\\xb3228ec492fb0b18de28080952c3f347d1ed17bc35f6020af6956ce67f8f11e7', '2026-11-16 22:39:42.80142+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\x21be9918af9538ad9fa1c5b2dacc22f5dec949bed55ad2b26ee64a254579a4a3', '1', '2026-11-16 22:39:43.219421+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\x70073204720de725cd6c9603f96069ecc4ae394a8707699bc7c7772a9ebbd5b1', '1', '2026-11-16 22:39:43.10893+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\x7ae9f51f8ce34347f0807031fe0414a69620e1c5db14349ea270aa6c77baccd4', '1', '2026-11-16 22:39:43.176254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xb25736105f555be7dfab525be92fc5058816cbd8278cb4785023c8bc3880cd06', '1', '2026-11-16 22:39:43.176254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xc31403d223fe0d4b25c43e395c7d90f6b7c8c28c4e9f73d3b33f96c7eba6687c', '1', '2026-11-16 22:39:43.219421+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xc4cee7ef925339ce83ccdc3bab02168f25db750a6cfd327942112f5fba56b7c2', '1', '2026-11-16 22:39:43.219421+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xd35c23ea0249e3ee12f5f6d0d0fc01023b851c2c614dcc1f180f7264b81908ff', '1', '2026-11-16 22:39:43.176254+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 22:39:43.061998+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2805-7e30-a3bb-fe9f7a64dfc9', '01a1e684-27df-7a4c-8a6f-0308f4f410a3', E'\\x94ea3cf9fa147a130dd228293a0229f0c6e6699757c724705e63a55f9697d169', E'\\xdef51fb99c75306a09027e702eed56e7063c4fc166be3da72904cddd4e429548', E'\\x9ef93267b176b4518797772b17715f65f958a9c636d90f4f909d27dc686133dc', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012941b9be48f4dcb5c7bd8274be65a039d9384a8f092375435319e2159e60d297960727655f1fd1c0c94754d2032a51c97855974c170b50424f32c6238a1b19e9e388aa80d7958771ddc04e3444b44c', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 22:39:43.109+00', '2026-11-16 23:39:43.109+00', NULL, NULL, '01a1e684-284a-7d4b-bbad-0642e3ad9e37', NULL, '2026-11-16 22:39:43.232+00', '01a1e684-284a-7d4b-bbad-0642e3ad9e37', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', 'notification/0102/83700001/1523.40', '01a1e684-28bf-7b20-9701-60e828415a3a', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d01294fca25fa4c27e84de93585f1c26920a4654ebd2cff864d661a47a108beeb3ce95caee012d1280f83be0b039b2cd73b583d95d1c7ec7bc22bdb78fecc2574e8dcebd42bd5e804525a1845c5d978366f10e5b334ab3226917a2ce4b09e7f5de3cc35281c33fa', E'\\x575cf983ac9cf22d0e8dff746b1dbce4534400be403c4d4358b2828930c26588', NULL, 'notification', 'true', '2026-11-16 22:39:43.297211+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 22:40:18.297+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', 'notification/0105/83700003/1523.40', '01a1e684-28d9-7527-8070-e95ca6f8a9d3', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012928e5d5824cef7c6d419a4b72f7f0da9b4139587be3e3d1e18002cb30feeb63b8bb41f93212d89b73174c956f8e5ce9e8348993fdabb1b8d57bd9c92301476984bf1a77a2033bd64e9a238006f8c51f95d46b991f838e3704b094e264c485be3c90848d7817', E'\\x575cf983ac9cf22d0e8dff746b1dbce4534400be403c4d4358b2828930c26588', NULL, 'notification', 'true', '2026-11-16 22:39:43.321715+00', 'ignored', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '279486878289', '01a1e684-2761-72bd-a6c1-9452bfd3c5f6', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,78285,279486878289}', NULL, E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012902675a9facc20badfcb75b6a2faf2fa6b1d04d8906f15224672ad7dcc3c9f0831b0f9c8d4ca1a1ecb9d8eadc3a535b287ac318bb171ffa5fdbaec1e4dbae124d41c7334108cb1cd1ddfdc46e243ce9af11', NULL, NULL, 'query', 'true', '2026-11-16 22:39:42.946669+00', 'matched', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2731-74f6-a3b4-d11a3ef3bbce', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '279486878289', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2731-74f6-a3b4-d11a3ef3bbce', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 22:39:47.639285+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '2026-10-05', '1', 'added', '{}', '2026-11-16 22:39:47.639285+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7a26-a0ff-a3043c753ecf', '20261005', '30.51', '2026-11-16 22:39:42.974+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /movements/{id}/ignore', '01a1e684-2919-7167-b803-3a0651ea781c', E'\\x9f90e029b47f83ea930acccf09630e1f01d1f788b0e56f40c6c3b0a04bc0a370', '01a1e684-2927-7ff7-9f55-b19c041491da', '2026-11-16 22:39:43.407373+00', '01a1e684-28d9-7527-8070-e95ca6f8a9d3', '200', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012903ec73e4a19c7ba8168444c2c24ab4abd52412cb563de4e16f8c1395c277d8818891148441e81614e53f48070dce9f08d82bc619f8baafa152d0a4e06041290fead8a78aebc0df95c4b306f9b8e59214f3f6cdeff0b4a744d9b508a8a0f33ff321c98019d40ec6b2c98b4431c502f073382ebf68e1b2e41da0625c6782a1e4d5f2326176b8c64e565c8f2f68e5cfcc4040e2f6fc53dba8f6f6a237010f5e3f163ccff897e6bc8acc5388eeec39260c5164a10ef44964b1338bfb2f5cb8503f5636a68d6f012d546cc8e1de6252e2c00e0a9cf4e997b69aaf596e3bac429f0b75f2304df82dae4fc9d133324e8fb18320acd9327264a1ce3bf0129be1079791028ad97def9d04317d7b0136012f43b7234d9a938e005291351259784a8db44d6107eaf7985b94a5eea8383c1a6f81541a80c1d7a6175b0a9a5faf', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /payment-links', '01a1e684-27da-71e3-9128-80eca418a359', E'\\x165a0aa05867cfd6daad06bf5fde8f18a367405c2ce1c5f43a4064f3b81396b9', '01a1e684-27de-788c-8116-f18bb5ef4088', '2026-11-16 22:39:43.074682+00', '01a1e684-27df-7a4c-8a6f-0308f4f410a3', '201', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129afa8957e91550fa199b1d646f18b63a7d05b0aa57709e7478f2cab7504a9f964183cbafd78e1ff19b74891783e477f016756a2e06d9b9714987b0f0ecf339424ac54f2c419e0b75d928182fb9ea8759c9e14facb12a241bd2598b32d68bd2992cc45be1e9996a992524a3bbf3cc441ce17e39dcb36d91e2639e8cc2e9e6c5647f12e60eed4547a30412962bf0de4291daa7b167d0c70be4b67dd010ba9948a5414a1f0e4ee964213349f25512bb6db3667b45561f0e01475d8854dd010e9a1d16ac2e0fc6b3d008096b05499210aed07ef7f0fdf40a40e534b804d08560323a5e7ce1228c32eda563c3cad2593bc9606841f7509e477655970d7f27799338b00a3097abe19d0bfa3bcbf4ee36f9bd61c376b9f758fdf6dd424e7c3a98869a9d0277d9f3984746272ddd6b693d182303ef86a0e7a224cba8846', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /payments/credit/disburse', '01a1e684-2770-7317-be8e-8e99dd8f04cd', E'\\xf355fc20d883aeeddbd9c092def46ef42cd5c9918bb2f6052a7da604f97a73d9', '01a1e684-2779-7798-b1d8-5439335c5b67', '2026-11-16 22:39:42.981159+00', '01a1e684-277e-7a26-a0ff-a3043c753ecf', '200', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129f99684f92104a7837d85584ae14bd88ee18926d914495988ca7292de22e47587d486974f533fc318b9ffa35a8a3265401ec329175d75592f5e1c7e6b0bd8dfb2076bdcbbbfac7357fa66cc533eb10afce5091149bd3ed1aee039802d690a79d1d11e09766a489624a6cd6c2e4f5a2ec10c053450052fe7a2cc890b648167bdfa5b9ad300d07b12516826dfa385c2dce7ee16341a33266c699f791d6fed5404ae5712872548a42f43572bfc4bb05107d11c5e3a655e844845f47fcb0ea04ab8f15c0657d1dbd95d62f39a7e92cd956efa72698a7ef26524b03d1f70772788276e1c5be182849cd52d2d53a3bb594dabc4e1bb052ed80ce07f73258222e17dcb00d10bbaec0bf8d68def0176b120e4399c3735d1a929d7a4ecb7bcc58e30ecdf0c9595c1f252c32d1638d50f9511efcbbd10130d5ea3cb1d8ebc26642fde6372cb1d5675d007ad3bce0d78da3b77d7c3fda7dc8a57715e0b20da7c37e48b3e61899c74c722a6c9d1b338fe10c6d1e849d865a8a826e4fcf95ea829dfb28689e49d7f6409f2d08533a488b6baddf5bca4dfa08ebaa74fde412cf994e088f4063144e4a092e49a180ab0bd0ed9fe4d0b5f61c31f5ca0544c2136bc088008e98587959412844735c5624a5bbc50a4c78ffc0dfb803f183bc6514e884f83ad69afa8e6d0faa86c82393b83fb800d1909c75094d2a2677bf77b50568061133849ab6a8cd0d11f6ecc3f25a173892d914a40fe8f12b3ba31d9d1feffd2664f2f2d66fc4d2c87ff7fe16a3ea760fb82bf71e730394b825acb5f4afda7e4e83215cb5eed2aa4c6805d1d1e29ad6de77ae34b2251824c0ef381bb8b887628352593befd24933c8d69dbdae845158c5ab2546b0e0195e63caa7ff80df80b4e5d556ead99b94825350a73f6131dead51ceaa163ccb321717578196ce3beb8f9e275d741a3072c894bb24dcdbb8de4eb24d802c445ef1662c6e063ac76a0d8d9f5308feb46410cb47d8b6c56548ecd5dfa55909dab12384c30e67d534d42e22bdc0895634a73016c9852031aba09cfae01ae19eef62556cddb38cdf664986d095af62b809bcf3da884f50d209155293a6d340942d789010ac97b206bfcf6795a80513cea325a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /payments/pago-movil/verify', '01a1e684-272d-7092-841a-e6674fc194cf', E'\\x3c9fefd737ef53d04ee81c7da9062989407516868824d5dc03ff8d7b23d214fb', '01a1e684-2730-7900-9374-eec2399db10d', '2026-11-16 22:39:42.899868+00', '01a1e684-2731-74f6-a3b4-d11a3ef3bbce', '200', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129a4b1a804ffe276b0a370346173cdfedfe88b7d74da039e2ff91b2b74f510519fcf1c6f2e49c8e88a234d9a83e3df3e5d78ee8ccd86747a7ffe9c1e51df766cd891400732c670964cb0212be1c76de48a2e191bd86fac9b3c195127b1005edc2658eb2ec76a5aa820132ed5fdf868ce91da666c9b3af20a32c61fa6c75657f1b6159764b760d050f0fbf66b69212011c0a3b0f65a728f73e16d5d81a74599f4070171be31503f439e0e5baed298c6b7480538dbbd75c9383b7f6e3df100d25840091abd64d42e84899277911486435962ef38265c4ae9e09a8300f23e9e9dee160f7992b86f693b814c9bd1d4f01e4636e3758579427b525b5e8b98a281b6e88319bbaefcab3fd52f238ddd397928adc634c0ec197a17459bbed93f74db8a7543205435ffc5c91acd4d23064177832b1763596334271239bf2dc0c16f12f82bb14569c0be7942743b5584c2def381d77b95c4a34a6929eae22f4ab4b6215baa9d1136b0f200c9a7a4592a8b64e0ef7226d332ad854f819deca5433094fe0259c31b91ea01e721b5c9e03d7fc96a0f03029cfd70d519f3de8f6489ed7de61477781aec0b8779ee745f30eee7aa', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /payments/vpos', '01a1e684-2639-7bb4-93cb-5da395651a76', E'\\x2eeba9b211fcb3c72fce701adf4a24405291753c65f561e19eeedfa9179e4554', '01a1e684-264c-7690-83ba-3611c18a3bf8', '2026-11-16 22:39:42.707223+00', '01a1e684-2670-77c9-9908-ecf3ab428546', '201', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d01291ada0d0a58b2c17914367e1b212d7fce4a4fe3928520d8c6157b91a0ff61972e35a6be942bc7b6da08982364de7f1942765c0602afccb9034a6f4555f6923dd7646ff6fe7a275796f878193b02c0a03d02e9078fab58d0060aca67fd7dd315900748e0f5e11dac9890c9afd44ee5225d59a58a78aa748c845ca785d963bf8bae90e46d4c9fa427bf389a6ef90fc7afe1735ee61a49b5221388b50e6ff800f7ac9e077829c96fcdce3ba04886dddfe01f67e20e2bff8b9ad01988578fe7df50b39086d498c3c07ceec9f9cdb160dd1f7980d6266160cac6d6679940ea4a6a00bd1808aba26dfc5dca6c0bd97919a5dfbc0393e18fa96ab001ce817a099b51ad007250d88f3a294661c38773fc27104674521e513c71dc4022467007bc4c7d683d0f33373fd2e4d7a8689774d7f99861f78d23c5c574f0d0358d601ac46d23ee7e24a46956102877334098779c66736089b0a0e9ae78ef3db91374ae228c9dc7610699fc07dd60c1ef88f4b6580eeae731eab336d32d2d657f1e205d542112f1539ce63b0eaf973cb1986f4126dadd9f9b9dc6259bc1458010185e89885e470b6cd0988fc9c2ee2ae75303273239536b91b497b08561687dd99d60c5b0b2460a7d498132c7d2a37e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /payments/vpos', '01a1e684-26a0-7250-8f0a-6f15bf90f7a9', E'\\x31283c8bb49da0c00ccf4b6cc7bc78f8e117528cf3c93cc9543b1392435a7460', '01a1e684-26a3-75b2-bb64-b72b9812ae04', '2026-11-16 22:39:42.761072+00', '01a1e684-26a6-784d-94ea-5964b6c3aade', '422', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d01298dcd79ef34785d4ca275114b3c3cd764361f54e1fb7961ac49e6f68c78afe66d97736d854d6853b3530f2b2ae1c240b2ad6728e4c06beea3d0619112ec09da116b59c3a4d002793807379d4f2857f8def0bdf6c8c75128eb7848a8d6afba48d90197c76bbd7861a86b631857dbc4dfd021010aca89b354a25d002e27fc39f6799e1ecc481448e80ae16b99801e912e172b79ba447909a66cea71cb6d4cc6b411b2ab539046c0362a285d418c780bc772a1eb9d7ae1015d5703ecddb405af4f67af634c363fe1b425fb9db382eb27af020ad07c9f4df3c2686f93bafe113bb6b4b2632feecc35a461e2036ff01096f492b6dea26f608a158d8204f2c0e5c639fd7d2799d3325920d58cef4dfaa80783caaea59a755bb74878b8acec9b6884089ed0bcc362013c6bde5a2eb98958420fdda21d444e4a0d305918a9c1c75edc4210615dba076ec8e97420e8c59285c36be18661c804195020bc9117ad90aa44e18796079b7b675a6c022cd54af238bb46a343b214ba97dde2dfaf1b5173d50a16e704a74812efdbab978955e5f1afa5415b6cc155cd8c62a30466b8a73adc663eec88f4d68d53b20b7d30e64ecc3c0cfee95883adfb5c6fd6d4c4ba37b39b72e9ca9c8f7983bc2ca61a60', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /payments/vpos', '01a1e684-26c9-7f88-b012-3f31917bb844', E'\\x6bf4c5d1b12e990382730c96e1c67b056d39622ce817702589bd836afe432d52', '01a1e684-26ce-7c35-9d4d-d71ae99fa228', '2026-11-16 22:39:42.815776+00', '01a1e684-26dd-7eb2-9bd5-99edb5b225f9', '201', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129be9da2813fd8dc6905be2a6dbdc17064d5a5137d8a308c5d3ea9f5fb94d6545d0700a40c36fcef1fc8feaad443d5fd66115cbc967b99e4ca483eb5b7b72270d5ba65f2b2dfd47d9e20fb9ec135eef776b4aa1e2492b2bd30ea6a16daea138795660b42969088ef796ffb6892a917f50c9387e4eb80a92012aa3f097293ad40ee0d9cd1a79dfc32b9e92327257b0316a0a74a4d412e11001d460c3f940de7434ab167d2fb007fdfa694537d25949750bd7a1fd0c106bdc9e69e9cf9f87f19e435ac917970bcc5c844a5db3eb7ca2c35bac9e5c1c2413177db164e5d34d0e64b8183f458ce7cfa013c6259b99051f53e28e1a0676a670ae97e82fe581ed8f189f4a68ce7b4ec18e5e5ae988a94ced2d4cdbc7207971b05630130cd38b4e372cbc006979316e7728a7e5f4b4d6d844fd0ba39175f009cc79394cca0e02478638ce221bc4618d8a30c595b74e8f1b8b1faab684d920e1baedcf22043650aa94869c215cd85ef31b18e4e0938963b06c3ed9cf8045a006da3270baf06e0b55424dc16adf4a1eeeab88d34858faf1f8caceb2fa5e5bd21cb89873ebe5bb3f928520e687938a7d2a17fd5756e241565757e17b367531e33adfa6bb0208ccf87cedd69a7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'POST /payments/{id}/reverse', '01a1e684-251e-7235-b716-85ae05ba9bb6', E'\\xe8cd2a102f05937a292dd1607a1f973417cc3e20df80da25105aba3d62ea627a', '01a1e684-257e-7208-b8a7-f5e421335656', '2026-11-16 22:39:42.484142+00', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '200', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129d0580148b5dd8f276f7d41b008fd35a2f0eb2f1a123fadd0b8319dad0616ac729d7aa87471b658504bda167cb6dbdc6656eb96e7ed90fa76219fdd1bf1719affc3357dab32c7cf4f76be99a4874acb9a9b3798a309003bd8a7ab0da614b4483b8cf232ceff9af641a568c98c9626b2b95cc4cbfa6d81bb59ea5157b93f9a704e153071f3e97649386271e8103e8bcdee4c2c4fe7442b099a03c4975695aabbbd0c3544dfc8f288c55d0b9bf1b10c691d98f29b07ce0b8111c90e62335e8c5ad046e90edca6bff38708c0c11aa4c18f20f35029138f1f914d3d82a9362a6b09957044f7d092722ac2a78fdf5f89ee079ea265facd1d02d0bb2a80bc21ae6b7545d47d626d1b551fcdffc55625496316d3c9eef49347c3848c24a8884d6b067bc126c89bd96ab1056d71654a03f0bfad257b609c587f248c5b56800ca98558448ce05a9534ebe1ba55197a7436c180168e63e96aeb602de2da3a2e1f8823395f2349373632f848649e5a76783f7cfac36bbce447f1f9174e0af0d0e66c731e9cfe1fd9cf173f8670754323ef95eff34cacc3aa79d622b952c071edb64318a2de86546234086e6c3e38a1d59e7fc8ac0f427ece7491c69e78046d5a68629b327f02b592c7ab3c5d64039b772df048140962df2085ffd6ecaae3087aa5cc046ac59ceeaa2fca25757fb6f7ef6d2f8e43331050640ceef415ad18c05c07b8900c1440ff1a542fc8564cf01f2f1f5e1b1c9078d4150e4dfbafc17bf2428563107ea349ada708e7416572824c6674fb68ffb94e34d6ebe82de09617714a829abba275f2431139f4dd4f750210a96246a7b968768abccf98622c64c5f6011e5954b0974fbddb2ffbee17ac', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012961a0f873afc0c0c8226bd36be494ce4516d0cb8b474250237c25c0b79653e8b83d430dea6fd4a52895d14693f3d7425ad69566cc56cf8638f165fc563dd834c94c1e40ef47e9289a05f5572307279e0aa54a2ee4014474bd8b11f586', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '635f3a86-46d4-418b-914b-cc9f7d7ea0d7', '2026-10-05', '01a1e684-277e-7af4-904b-b305398f0309', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x5b7ce4a9be1f258bdc8bb5b710d5ebb3190032aa42679776fcdca082f964b7bc', '1', '2026-11-16 22:39:46.364232+00', E'\\x3b121d9e7400d36add326602edad00ed48b0b91fd477f7223e4f017a3760461c');
insert into login_attempts (subject, count, last_at, name) values (E'\\x7d2c856186a07036024962d59caa0da40db2ea48cf43e45ae9e833712975476b', '1', '2026-11-16 22:39:46.323543+00', E'\\x3b121d9e7400d36add326602edad00ed48b0b91fd477f7223e4f017a3760461c');
insert into login_attempts (subject, count, last_at, name) values (E'\\x80ee092762bebdfe48e40be2402bbf545eda8ea69e09485a66fdbaf3aea17e70', '0', '2026-11-16 22:39:44.663274+00', E'\\x265a6bd79073dbd5399991c8038d418269c044f58181b4093126ac073e154352');
insert into login_attempts (subject, count, last_at, name) values (E'\\xa1d9f7c6ec5e80f860535c590ed10ade780e32bbe11f41d207fcc9e2e067ab1a', '1', '2026-11-16 22:39:46.296554+00', NULL);
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x244bc581ae60b6e2a6020f5caa6b5e3edfbd11da34c8ba12086fcb12761a980a', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'r4', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012938041dd8b46bd49ede3e3501ccfa5a05dc9dc18b00af44d4e12fa121023142622e733446c78f21a6b076f5d9e561cd2132ed2539da6f9394d0f7831085d5205fbd99ab89f1ed71c0639faeb99a8e49e7426c6c66', 'true', '{}', '2026-11-16 22:39:43.263651+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 22:44:47.615303+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$Fyv372kg9kLMa8DC5v2jtA$4z0Y1PTUXlJ-v18McEj0iGf67Ab1GQV1K1dCPfDOhF4', '2026-11-16 22:39:44.613735+00', '2026-11-16 22:39:44.627937+00', NULL, '2026-11-16 22:39:46.101626+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('85276e1d-eac4-4c1c-9587-9059830b2614', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 22:39:47.617931+00', '2026-11-16 22:39:47.617931+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', '$scrypt$ln=17,r=8,p=1$Fyv372kg9kLMa8DC5v2jtA$4z0Y1PTUXlJ-v18McEj0iGf67Ab1GQV1K1dCPfDOhF4', '2026-11-16 22:39:44.627937+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('e8c565c2-c828-4293-9e79-e9a46ffc9f36', '01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 22:39:47.608211+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\x5ea58a1da6c91cab6deb3f408da1c22fbbce5d52ef57932a9a7c7dbc8e9f9d45', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\x6ada36ae29efd3bfd38bb21b15b74bc30df8d341f6caf0e22fc3f2688a1b6958', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\x7ea4ce65cdcfd72435447675b01e16b7adb37586d628f7c623e88c11c92aa350', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xac02fc12ca2df58f665099cee3c80660a6a46d2e269d86581181b2457b3e8ea9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xb453759633871b6fb6c6790ec0c4d30a5acc8f6fdffadd14bda762a0cd77c9cf', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xba0e80e207a06ce1723a2c6bb0703c12e7c32b216bf9a69506bcff3390ddaf33', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xcda9cd2e2d68390779df0458707f48f0894830063e62e4cfbbd2ac072b648dc6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xd91171d2bca9d41ecb14adc46f42e53249a62068dfea12abb1e176d8ab1defdc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xf48d1648b4e5c4542e8fd1d3d5f88425d9e115b3772dab9a1315fec206f6c2b0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xff2e9ff5346aa2e95a7bca8fca141840780b6c9510ed34184d636cbf3e8cf465', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x9d5b6eae517495acaf31c297ee72ba6c8a31670b6011211806bca5472a5af1f7', '01a1e684-2de5-7f3e-9010-697ec06d689e', '2026-11-16 22:39:46.101626+00', '2026-11-16 22:39:46.101626+00', '2026-11-17 10:39:46.101626+00', '2b7d9657-f02d-454d-8c34-bcabc3fc7af9', '127.0.0.1', '', '2026-11-16 22:39:46.101626+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e684-2dec-73a1-9691-96ee8c718cf1', '01a1e684-2de5-7f3e-9010-697ec06d689e', 'pas_op_wpPvdXEZ', E'\\x6c6c9d2c17fa4bf6345d52a11f1c308204ff4db58f536929aa3dbaeff89fa2e6', '2026-11-16 22:39:44.621861+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129ad6f42b56f47055a6b8c3363bda5c5a577ab3b3e850eb9fb7b7e1e6b00291cd50a0868c6a06c00943b2f93ba637ba61e693c3e8a7873b379826dd035fc49d60ad7bb3f00', '0', '2026-11-16 22:39:46.394952+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-22e8-7441-86e5-0dd12b65ca7a', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 22:39:41.789+00', '2026-11-16 22:39:42.122+00', '2026-11-16 22:54:41.789+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129defcb09b8fb2c2c6a2775d1ab10f14683f5cbd0750991513dddde8f7c8221dd67ee9e061b72c4a4ec245103f8adac65cf4b2b06c3587360d9967467d9bea6462a2f01394227acd598e1cf8e2d4c29c63204a776e6a263752e3db5e7e0d', E'\\xfbd2c7480e7aaf946abde51326cd2656cc4cb17fab4786ea4c00b500e91915fd', E'\\x575cf983ac9cf22d0e8dff746b1dbce4534400be403c4d4358b2828930c26588', E'\\x8811f821ccf9388c6642cb7229b788c70c7c3b2ed8486943479c8dc23e807773', NULL, NULL, 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-239d-7f34-be0f-e973ea068c14', '2026-11-16 22:39:41.981+00', NULL, '09878210', '486878210', '{486878210,9878210}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-246a-7f55-866f-a426ef26d84e', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 22:39:42.185+00', '2026-11-16 22:39:42.258+00', '2026-11-16 22:54:42.185+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012993248f11347d6e3e13f6797f7fa3a2db9d5d85e671086a53d408afccdda766caf33c0ec6275e875563cada47083cbfde88f5656bbf32f3820d34565b6982e54d3c98df14166ed833085525b3d2a5ca4315dec033abccc946a1173afb2a', E'\\xfbd2c7480e7aaf946abde51326cd2656cc4cb17fab4786ea4c00b500e91915fd', E'\\x575cf983ac9cf22d0e8dff746b1dbce4534400be403c4d4358b2828930c26588', E'\\x8811f821ccf9388c6642cb7229b788c70c7c3b2ed8486943479c8dc23e807773', NULL, NULL, 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-24a3-7c83-bed9-303cd8136c82', '2026-11-16 22:39:42.243+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 22:39:42.283+00', '2026-11-16 22:39:42.559+00', '2026-11-16 22:54:42.283+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129c37a72000a33f5f72976153a17cf24b56762ed9bfad97aaa48a64316ff2d30978a8e0fcf41fc9955d06c8b3b2bfb84ecc982a78c53cc194979ef5e9c2d840de562d5e447e845d960918059ce3ea99d4105a29058ffea7b90ebc59b78c3', E'\\xfbd2c7480e7aaf946abde51326cd2656cc4cb17fab4786ea4c00b500e91915fd', E'\\x575cf983ac9cf22d0e8dff746b1dbce4534400be403c4d4358b2828930c26588', E'\\x8811f821ccf9388c6642cb7229b788c70c7c3b2ed8486943479c8dc23e807773', NULL, NULL, 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-24e0-7006-a6a6-a9d0708c5a05', '2026-11-16 22:39:42.304+00', NULL, '09878231', '486878231', '{486878231,9878231}', NULL, '000000', NULL, NULL, '01a1e684-258f-7753-9ba0-e1e44fc8c4a1', '2026-11-16 22:39:42.479+00', '09878255', NULL, '{9878255}', NULL, '2026-11-16 22:39:42.559+00', '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2618-78cc-9c98-7a75a255ea6a', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 22:39:42.616+00', '2026-11-16 22:39:42.616+00', '2026-11-16 22:54:42.616+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012964f19f341eb16e1e0e2da9fb969bcab0d4eee91099058ef3c6392da164a5853c01ec6a07da161607c759df524dd348660fe1a4605ce05cb83e8da94d12d986177e2a44ac9db1ba085f8a3c1a84dcb37ace14c2c809e6244cbd79a5e6e2', E'\\xfbd2c7480e7aaf946abde51326cd2656cc4cb17fab4786ea4c00b500e91915fd', E'\\x575cf983ac9cf22d0e8dff746b1dbce4534400be403c4d4358b2828930c26588', E'\\x8811f821ccf9388c6642cb7229b788c70c7c3b2ed8486943479c8dc23e807773', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 22:54:42.616+00', NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2670-77c9-9908-ecf3ab428546', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:39:42.704+00', '2026-11-16 22:39:42.712+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d012996c8dae4ed61d08616032e6a45453852f79d048d1fc8194d0c883ca82aa0d74623afa953f0c72b89f8d2e9ee0a793d5f36ebae0ddb5bb4f57a14594340caf95df6229cb9c7279d4e4ab8', E'\\x31783d9286a1aee9aeabce257b0435591e9a973c03673eaa61b0aa7512683154', NULL, E'\\x68223403fbcbd88c6fa613d67afa2a6f3542deb2b9bde02eb917473d05e8b526', '4242', 'Visa', 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-2655-7c00-a944-b5fa4de81074', '2026-11-16 22:39:42.704+00', NULL, '9878271', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-26a6-784d-94ea-5964b6c3aade', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 22:39:42.758+00', '2026-11-16 22:39:42.766+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129b9648b4701b00a1fd2cffea412fb20565aca41d7d8d1007070e33101f4b5970a5782763137c50b4c10c7f17e6fd707055693ddebdd32e2108de4cc0337d05691fe9519d016a0f7e117fa', E'\\xee444eb91a498eb3024fbe48a9c1ce8a1e43035f099278a82684f3d7aba342ec', NULL, E'\\xdfff5e375934c38fe6999f63bbb1ee5438f870a9e6615c6c822df6ae08d1a8b9', '9995', 'Visa', 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-26a2-75b2-adbf-15c754796682', '2026-11-16 22:39:42.758+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-26dd-7eb2-9bd5-99edb5b225f9', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 22:39:42.813+00', '2026-11-16 22:39:42.826+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d01295a19a4aeaee88738adf6e1523c6ab76960232827185e3de3a46f8096d469b6adb44ee80eb46e041b0ddff18ce0200276fefdcc57ab8405d75c8f6c82919ed508515d9b0b9997c8d58448', E'\\x2711dd0499447b142302482abce23efd7cdcd4dd1fb5242fb08dbb99a5717456', NULL, E'\\xcdb05d718ac47ee1e29fc07989919c42694148770c8d5a59cf24336074932cb9', '0119', 'Visa', 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-26cf-7a60-968b-07cd8030064a', '2026-11-16 22:39:42.813+00', '2026-11-16 22:39:42.826+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-16 22:39:47.187341+00', '2026-11-16 22:39:50.274+00', NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2731-74f6-a3b4-d11a3ef3bbce', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:39:42.897+00', '2026-11-16 22:39:42.935+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x10b911f6c0db0fb8bae4d290d6f066b02f7b86a6e198e67b6aa80eb9d3b7cad7', NULL, NULL, NULL, NULL, 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7af4-904b-b305398f0309', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e684-277e-7a26-a0ff-a3043c753ecf', '2026-11-16 22:39:42.974+00', '2026-11-16 22:39:43.01+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d01294f2c6182ef2c1404a7e1ba32f95a3e0ddc4d83a7670c95d17e860912129fa4674967f2ee156b3a0c0a1824985c498c024a362d43fbd1455026d24dfa8eeaee38e79c2006c4200615089ef0a936a4c2d1b3dab020919c625d8b2e36789818913b003d826981374eb9a8f538fac7d01fdb', E'\\x52ffade497027f25f29b60159df937e1be86609cd7889c6d8932b1100accb636', NULL, NULL, NULL, NULL, 'r4', E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', '01a1e684-278c-74f8-82b3-7c54c762c466', '2026-11-16 22:39:42.988+00', NULL, '36878300', NULL, '{36878300}', '7139a24b-1b59-4235-854e-c019fbe83b51', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7e2f-ae51-69796ca3467b', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e684-277e-7a26-a0ff-a3043c753ecf', '2026-11-16 22:39:42.974+00', '2026-11-16 22:39:43.012+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129e1c9d898050d2265b8093b1bb13d0428ba0a569d601705f170a4719f3604f7dca30c951cea039da656732b50d60e169f9a829a6413295c78d02075100081aa458fefc5bcd64f3296ec15ef43654676adff28386c21b3632570c10b17f2585102d7fe1c0390fb55d00796b29f76dd16bc', E'\\xd99094e7098b67ae06643302d72e5136ac31c758dd7507e325df9e0cec7e1a57', NULL, NULL, NULL, NULL, 'r4', E'\\x956f009505251ea9a15e8847c7972e9582c91641c2e4678654e2b1bcdb3a059c', '01a1e684-278c-774d-bb1c-5ae218959e0e', '2026-11-16 22:39:42.988+00', NULL, NULL, NULL, '{}', 'd30f82bb-2f04-4b96-aaaf-f470b3ff2ca4', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-284a-7d4b-bbad-0642e3ad9e37', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:39:43.178+00', '2026-11-16 22:39:43.232+00', '2026-11-16 22:54:43.178+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129e57b89f757c4e668bc6e8774a0d428c6d63ea169a2e4951143c7c7015ba2e81dd4f317f4728fb92a96ae0a4bf09fe91b9d1bc4a313ec80b9b03d67db8a35ec80d797acc9318ba4eb1a492083a05a0736f04e39f052dfba58c72359950d', E'\\xfbd2c7480e7aaf946abde51326cd2656cc4cb17fab4786ea4c00b500e91915fd', E'\\x575cf983ac9cf22d0e8dff746b1dbce4534400be403c4d4358b2828930c26588', E'\\x8811f821ccf9388c6642cb7229b788c70c7c3b2ed8486943479c8dc23e807773', NULL, NULL, 'bnc', E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-2875-7147-ab61-9173d7bf8d1c', '2026-11-16 22:39:43.221+00', NULL, '09878322', '486878322', '{486878322,9878322}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e684-2805-7e30-a3bb-fe9f7a64dfc9', '01a1e684-2164-79eb-9dfa-b358c7f28d12', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-22e8-7441-86e5-0dd12b65ca7a', '1', '09014cdf-9a36-4423-bac3-9f56b3b3712c', '20.00', '2026-11-16 22:39:47.650813+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x5edcba68cf31ae5f318dba14907fd34f81445767a7563920ec92953dffb6f269', '01a1e684-2de5-7f3e-9010-697ec06d689e', 'factor', '2026-11-16 22:44:47.194996+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7af4-904b-b305398f0309', '10.00', 'key:requester', '2026-11-16 22:39:47.645711+00', '2026-11-17 22:39:47.645711+00', 'approved', 'user:ana', '2026-11-16 22:39:47.645711+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-22e8-7441-86e5-0dd12b65ca7a', '01a1e684-2362-7a4f-8240-146ddd700fc3', '2026-11-16 22:39:41.789+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-22e8-7441-86e5-0dd12b65ca7a', '01a1e684-23a1-7f62-be17-6a80e839a7a7', '2026-11-16 22:39:41.981+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-22e8-7441-86e5-0dd12b65ca7a', '01a1e684-242e-70ec-9a6f-96f378105482', '2026-11-16 22:39:42.122+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09878210"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-246a-7f55-866f-a426ef26d84e', '01a1e684-246e-77d5-9f57-babbe8b5f7a8', '2026-11-16 22:39:42.185+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-246a-7f55-866f-a426ef26d84e', '01a1e684-24a4-77bc-a163-a289889e1605', '2026-11-16 22:39:42.243+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-246a-7f55-866f-a426ef26d84e', '01a1e684-24b3-7441-9c1f-f6bd05f5cf0e', '2026-11-16 22:39:42.258+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '01a1e684-24cc-741e-b653-18f31fc85c65', '2026-11-16 22:39:42.283+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '01a1e684-24e0-7002-b0eb-91b386fce9c8', '2026-11-16 22:39:42.304+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '01a1e684-24fa-77e7-accd-28eb719fd7ae', '2026-11-16 22:39:42.33+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09878231"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '01a1e684-258f-7a0d-a26f-998fb1ea6b20', '2026-11-16 22:39:42.479+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '01a1e684-25e2-7c96-80c1-68b938c9c39a', '2026-11-16 22:39:42.559+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "09878255"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2618-78cc-9c98-7a75a255ea6a', '01a1e684-2619-765a-94cf-50c731668e60', '2026-11-16 22:39:42.616+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2670-77c9-9908-ecf3ab428546', '01a1e684-2671-7540-8694-1ab8c6ce7796', '2026-11-16 22:39:42.704+00', 'submitted', 'PENDING', NULL, '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2670-77c9-9908-ecf3ab428546', '01a1e684-2679-7b8c-b995-eba1c1ecf9d9', '2026-11-16 22:39:42.712+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "9878271"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-26a6-784d-94ea-5964b6c3aade', '01a1e684-26a7-7395-99ee-8d87799617b8', '2026-11-16 22:39:42.758+00', 'submitted', 'PENDING', NULL, '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-26a6-784d-94ea-5964b6c3aade', '01a1e684-26af-7ee9-8bb6-539adaf1e649', '2026-11-16 22:39:42.766+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-26dd-7eb2-9bd5-99edb5b225f9', '01a1e684-26dd-75d8-969e-629e1f4445e0', '2026-11-16 22:39:42.813+00', 'submitted', 'PENDING', NULL, '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-26dd-7eb2-9bd5-99edb5b225f9', '01a1e684-26ea-7ce3-8372-79a87c803285', '2026-11-16 22:39:42.826+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2731-74f6-a3b4-d11a3ef3bbce', '01a1e684-2765-79a4-a276-9f3b4b20306b', '2026-11-16 22:39:42.935+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7af4-904b-b305398f0309', '01a1e684-2780-7f83-b21d-7dabad85187b', '2026-11-16 22:39:42.974+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e684-277e-7a26-a0ff-a3043c753ecf"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7af4-904b-b305398f0309', '01a1e684-278c-7bcb-99d4-c438187112ac', '2026-11-16 22:39:42.988+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7af4-904b-b305398f0309', '01a1e684-27a2-7210-b542-881c9cb217ff', '2026-11-16 22:39:43.01+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "36878300"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7e2f-ae51-69796ca3467b', '01a1e684-2780-7c1d-bf76-b55c425951ff', '2026-11-16 22:39:42.974+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e684-277e-7a26-a0ff-a3043c753ecf"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7e2f-ae51-69796ca3467b', '01a1e684-278c-7061-ac7d-ce83729a316c', '2026-11-16 22:39:42.988+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-277e-7e2f-ae51-69796ca3467b', '01a1e684-27a4-70cd-b265-ab8fabdbf154', '2026-11-16 22:39:43.012+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-284a-7d4b-bbad-0642e3ad9e37', '01a1e684-284e-7fa6-b135-a3c30fd58070', '2026-11-16 22:39:43.178+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-284a-7d4b-bbad-0642e3ad9e37', '01a1e684-2875-7226-9ae7-724fc515ff46', '2026-11-16 22:39:43.221+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e684-2164-79eb-9dfa-b358c7f28d12');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-284a-7d4b-bbad-0642e3ad9e37', '01a1e684-2880-79ba-947a-55502bf1cd05', '2026-11-16 22:39:43.232+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09878322"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '2026-11-16 21:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 22:39:37.73168+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-27df-7a4c-8a6f-0308f4f410a3', E'\\x2f718392d3de303d111a0e07880f0fa77332a47d2eaa103fbac99e5c62c5b5ca', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129e2d6c34d241c00fb51aedd2841a185b06ec7469ed5bcad8da1ac5a2944e0e4581faa44f10a3eff4ea769d186b0ee75385b98c6e208583bc789988efbcb45992e1d19bf392200e0d2f285b87d82', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 22:39:43.071+00', 'key:01a1e684-2164-79eb-9dfa-b358c7f28d12');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '3039ecb1-b7fb-4b51-a026-b236488fe0c4', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 22:39:47.635716+00', '2026-11-17 23:39:47.635716+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x78072544a7c43270e0ed1b37c9348e76ccc417caf23c558066cea6ca3f2149ec', '01a1e684-2de5-7f3e-9010-697ec06d689e', '2026-11-16 22:44:47.200688+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '196', '2026-11-16 22:39:47.58869+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 22:39:47.226983+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 22:44:47.59566+00', '2026-11-16', '2026-11-16 22:39:47.577587+00', '2026-11-16 22:39:47.59566+00', '2026-11-16 22:39:47.59566+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 22:39:47.226983+00', '2026-11-16 22:39:47.226983+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 22:39:41.452249+00', '2026-11-16 22:39:47.59566+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', '9f4096ae131f29a5277371766bff1a5bd12098fdbe2da20b7e962794b9074b58', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 22:39:37.73168+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 22:39:37.73168+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 22:39:38.167248+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 22:39:38.171837+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '2', 'f6f58c09d0fb36b71f5dc502528012e61b902587d9a4b42c8d56b57859a453e1', '2026-11-16 22:39:38.175314+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 22:39:38.169677+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 22:39:38.162288+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xc3bd8be8d1cc83d9f403bd4d67f33aa2e537e55bac83f60bd55a4893d92376d6', '01a1e684-20ef-7b5e-888c-16c989045a21', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 22:39:47.633348+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '772', '1', '01a1e684-2362-7a4f-8240-146ddd700fc3', '{"event":"payment.pending","data":{"paymentId":"01a1e684-22e8-7441-86e5-0dd12b65ca7a","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:41.789Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:41.789Z"}', '2026-11-16 22:39:41.942463+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '779', '2', '01a1e684-242e-70ec-9a6f-96f378105482', '{"event":"payment.completed","data":{"paymentId":"01a1e684-22e8-7441-86e5-0dd12b65ca7a","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09878210","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:41.789Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.122Z"}', '2026-11-16 22:39:42.136399+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '781', '3', '01a1e684-246e-77d5-9f57-babbe8b5f7a8', '{"event":"payment.pending","data":{"paymentId":"01a1e684-246a-7f55-866f-a426ef26d84e","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.185Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.185Z"}', '2026-11-16 22:39:42.196112+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '787', '4', '01a1e684-24b3-7441-9c1f-f6bd05f5cf0e', '{"event":"payment.failed","data":{"paymentId":"01a1e684-246a-7f55-866f-a426ef26d84e","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.185Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.258Z"}', '2026-11-16 22:39:42.261191+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '788', '5', '01a1e684-24cc-741e-b653-18f31fc85c65', '{"event":"payment.pending","data":{"paymentId":"01a1e684-24cb-7b74-b52b-8cd58aadc09c","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.283Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.283Z"}', '2026-11-16 22:39:42.287952+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '791', '6', '01a1e684-24fa-77e7-accd-28eb719fd7ae', '{"event":"payment.completed","data":{"paymentId":"01a1e684-24cb-7b74-b52b-8cd58aadc09c","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09878231","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.283Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.330Z"}', '2026-11-16 22:39:42.332865+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '797', '7', '01a1e684-25e2-7c96-80c1-68b938c9c39a', '{"event":"payment.reversed","data":{"paymentId":"01a1e684-24cb-7b74-b52b-8cd58aadc09c","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09878231","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.283Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.559Z"}', '2026-11-16 22:39:42.564967+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '799', '8', '01a1e684-2619-765a-94cf-50c731668e60', '{"event":"payment.pending","data":{"paymentId":"01a1e684-2618-78cc-9c98-7a75a255ea6a","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.616Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.616Z"}', '2026-11-16 22:39:42.621518+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '807', '9', '01a1e684-2679-7b8c-b995-eba1c1ecf9d9', '{"event":"payment.completed","data":{"paymentId":"01a1e684-2670-77c9-9908-ecf3ab428546","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9878271","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.704Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.712Z"}', '2026-11-16 22:39:42.730639+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '811', '10', '01a1e684-26af-7ee9-8bb6-539adaf1e649', '{"event":"payment.failed","data":{"paymentId":"01a1e684-26a6-784d-94ea-5964b6c3aade","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.758Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.766Z"}', '2026-11-16 22:39:42.769276+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '818', '11', '01a1e684-26ea-7ce3-8372-79a87c803285', '{"event":"payment.pending","data":{"paymentId":"01a1e684-26dd-7eb2-9bd5-99edb5b225f9","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.813Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.826Z"}', '2026-11-16 22:39:42.828722+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '824', '12', '01a1e684-2765-79a4-a276-9f3b4b20306b', '{"event":"payment.completed","data":{"paymentId":"01a1e684-2731-74f6-a3b4-d11a3ef3bbce","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.897Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.935Z"}', '2026-11-16 22:39:42.952984+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '830', '14', '01a1e684-27a2-7210-b542-881c9cb217ff', '{"event":"payment.completed","data":{"paymentId":"01a1e684-277e-7af4-904b-b305398f0309","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36878300","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.974Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:43.010Z"}', '2026-11-16 22:39:43.01396+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '831', '13', '01a1e684-27a4-70cd-b265-ab8fabdbf154', '{"event":"payment.failed","data":{"paymentId":"01a1e684-277e-7e2f-ae51-69796ca3467b","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.974Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:43.012Z"}', '2026-11-16 22:39:43.01958+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '844', '15', '01a1e684-284e-7fa6-b135-a3c30fd58070', '{"event":"payment.pending","data":{"paymentId":"01a1e684-284a-7d4b-bbad-0642e3ad9e37","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:43.178Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","checkoutSessionId":"01a1e684-2805-7e30-a3bb-fe9f7a64dfc9","livemode":false},"timestamp":"2026-11-16T22:39:43.178Z"}', '2026-11-16 22:39:43.184318+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '849', '16', '01a1e684-2805-7e30-a3bb-5c34471c3346', '{"event":"checkout.paid","data":{"sessionId":"01a1e684-2805-7e30-a3bb-fe9f7a64dfc9","linkId":"01a1e684-27df-7a4c-8a6f-0308f4f410a3","status":"PAID","paymentId":"01a1e684-284a-7d4b-bbad-0642e3ad9e37","description":"Pedido 1042","usdAmount":13,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:43.109Z","livemode":false},"timestamp":"2026-11-16T22:39:43.232Z"}', '2026-11-16 22:39:43.238219+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '849', '17', '01a1e684-2880-79ba-947a-55502bf1cd05', '{"event":"payment.completed","data":{"paymentId":"01a1e684-284a-7d4b-bbad-0642e3ad9e37","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09878322","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:43.178Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","checkoutSessionId":"01a1e684-2805-7e30-a3bb-fe9f7a64dfc9","livemode":false},"timestamp":"2026-11-16T22:39:43.232Z"}', '2026-11-16 22:39:43.238219+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e684-2de5-7f3e-9010-697ec06d689e', E'\\xad813bc371b2f25b0499a1ea4c91150eaffc833afe030d662a30fd6da3a7aaa4', '2026-11-16 22:39:47.208836+00', '2026-11-19 22:39:47.208836+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-2362-7a4f-8240-146ddd700fc3', 'payment.pending', '01a1e684-22e8-7441-86e5-0dd12b65ca7a', '{"event":"payment.pending","data":{"paymentId":"01a1e684-22e8-7441-86e5-0dd12b65ca7a","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:41.789Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:41.789Z"}', 'delivered', '2026-11-16 22:39:41.789+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:41.973558+00', '200', NULL, '18', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-242e-70ec-9a6f-96f378105482', 'payment.completed', '01a1e684-22e8-7441-86e5-0dd12b65ca7a', '{"event":"payment.completed","data":{"paymentId":"01a1e684-22e8-7441-86e5-0dd12b65ca7a","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09878210","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:41.789Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.122Z"}', 'delivered', '2026-11-16 22:39:42.122+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.156698+00', '200', NULL, '31', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-246e-77d5-9f57-babbe8b5f7a8', 'payment.pending', '01a1e684-246a-7f55-866f-a426ef26d84e', '{"event":"payment.pending","data":{"paymentId":"01a1e684-246a-7f55-866f-a426ef26d84e","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.185Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.185Z"}', 'delivered', '2026-11-16 22:39:42.185+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.224938+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-24b3-7441-9c1f-f6bd05f5cf0e', 'payment.failed', '01a1e684-246a-7f55-866f-a426ef26d84e', '{"event":"payment.failed","data":{"paymentId":"01a1e684-246a-7f55-866f-a426ef26d84e","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.185Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.258Z"}', 'delivered', '2026-11-16 22:39:42.258+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.314969+00', '200', NULL, '37', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-24cc-741e-b653-18f31fc85c65', 'payment.pending', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '{"event":"payment.pending","data":{"paymentId":"01a1e684-24cb-7b74-b52b-8cd58aadc09c","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.283Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.283Z"}', 'delivered', '2026-11-16 22:39:42.283+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.314969+00', '200', NULL, '39', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-24fa-77e7-accd-28eb719fd7ae', 'payment.completed', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '{"event":"payment.completed","data":{"paymentId":"01a1e684-24cb-7b74-b52b-8cd58aadc09c","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09878231","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.283Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.330Z"}', 'delivered', '2026-11-16 22:39:42.33+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.353474+00', '200', NULL, '83', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-25e2-7c96-80c1-68b938c9c39a', 'payment.reversed', '01a1e684-24cb-7b74-b52b-8cd58aadc09c', '{"event":"payment.reversed","data":{"paymentId":"01a1e684-24cb-7b74-b52b-8cd58aadc09c","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09878231","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.283Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.559Z"}', 'delivered', '2026-11-16 22:39:42.559+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.586723+00', '200', NULL, '28', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-2619-765a-94cf-50c731668e60', 'payment.pending', '01a1e684-2618-78cc-9c98-7a75a255ea6a', '{"event":"payment.pending","data":{"paymentId":"01a1e684-2618-78cc-9c98-7a75a255ea6a","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.616Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.616Z"}', 'delivered', '2026-11-16 22:39:42.616+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.640991+00', '200', NULL, '30', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-2679-7b8c-b995-eba1c1ecf9d9', 'payment.completed', '01a1e684-2670-77c9-9908-ecf3ab428546', '{"event":"payment.completed","data":{"paymentId":"01a1e684-2670-77c9-9908-ecf3ab428546","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9878271","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.704Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.712Z"}', 'delivered', '2026-11-16 22:39:42.712+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.758549+00', '200', NULL, '18', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-26af-7ee9-8bb6-539adaf1e649', 'payment.failed', '01a1e684-26a6-784d-94ea-5964b6c3aade', '{"event":"payment.failed","data":{"paymentId":"01a1e684-26a6-784d-94ea-5964b6c3aade","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.758Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.766Z"}', 'delivered', '2026-11-16 22:39:42.766+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.781539+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-26ea-7ce3-8372-79a87c803285', 'payment.pending', '01a1e684-26dd-7eb2-9bd5-99edb5b225f9', '{"event":"payment.pending","data":{"paymentId":"01a1e684-26dd-7eb2-9bd5-99edb5b225f9","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.813Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.826Z"}', 'delivered', '2026-11-16 22:39:42.826+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.840112+00', '200', NULL, '42', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-2765-79a4-a276-9f3b4b20306b', 'payment.completed', '01a1e684-2731-74f6-a3b4-d11a3ef3bbce', '{"event":"payment.completed","data":{"paymentId":"01a1e684-2731-74f6-a3b4-d11a3ef3bbce","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.897Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:42.935Z"}', 'delivered', '2026-11-16 22:39:42.935+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:42.983176+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-27a2-7210-b542-881c9cb217ff', 'payment.completed', '01a1e684-277e-7af4-904b-b305398f0309', '{"event":"payment.completed","data":{"paymentId":"01a1e684-277e-7af4-904b-b305398f0309","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36878300","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.974Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:43.010Z"}', 'delivered', '2026-11-16 22:39:43.01+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:43.059399+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-27a4-70cd-b265-ab8fabdbf154', 'payment.failed', '01a1e684-277e-7e2f-ae51-69796ca3467b', '{"event":"payment.failed","data":{"paymentId":"01a1e684-277e-7e2f-ae51-69796ca3467b","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:42.974Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","livemode":false},"timestamp":"2026-11-16T22:39:43.012Z"}', 'delivered', '2026-11-16 22:39:43.012+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:43.025468+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-284e-7fa6-b135-a3c30fd58070', 'payment.pending', '01a1e684-284a-7d4b-bbad-0642e3ad9e37', '{"event":"payment.pending","data":{"paymentId":"01a1e684-284a-7d4b-bbad-0642e3ad9e37","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:43.178Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","checkoutSessionId":"01a1e684-2805-7e30-a3bb-fe9f7a64dfc9","livemode":false},"timestamp":"2026-11-16T22:39:43.178Z"}', 'delivered', '2026-11-16 22:39:43.178+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:43.191933+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '01a1e684-2880-79ba-947a-55502bf1cd05', 'payment.completed', '01a1e684-284a-7d4b-bbad-0642e3ad9e37', '{"event":"payment.completed","data":{"paymentId":"01a1e684-284a-7d4b-bbad-0642e3ad9e37","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09878322","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:39:43.178Z","keyId":"01a1e684-2164-79eb-9dfa-b358c7f28d12","checkoutSessionId":"01a1e684-2805-7e30-a3bb-fe9f7a64dfc9","livemode":false},"timestamp":"2026-11-16T22:39:43.232Z"}', 'delivered', '2026-11-16 22:39:43.232+00', '01a1e684-152c-7f89-9b77-400eb0a15399', '2026-11-16 22:39:43.244193+00', '200', NULL, '8', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e684-20ef-7b5e-888c-16c989045a21', 'false', '01a1e684-2268-7972-83f2-e68c83b93bc2', '1', 'http://127.0.0.1:32913/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d443ca27e0faa2be121cdb97b743a0d0129b2f6b2dae02aa479be0836cef8ac9b57073ffe143656527462f66b1eeac5e5f82dbf6bfdf3a0d0466cdb77062e3321befe23df91ffd9a128d092427c5f628913941a945bcf38d312ba69b00624f1', NULL, NULL, '2026-11-16 22:39:41.672+00', '2026-11-16 22:39:41.672+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_notifications enable trigger user;
alter table bank_questions enable trigger user;
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
alter table user_links enable trigger user;
alter table webhook_deliveries enable trigger user;
alter table webhook_endpoints enable trigger user;
