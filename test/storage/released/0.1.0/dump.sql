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
alter table user_links disable trigger user;
alter table webhook_deliveries disable trigger user;
alter table webhook_endpoints disable trigger user;
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 21:24:05.195956+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'r4', E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', 'http://127.0.0.1:42893');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', 'false', 'pas_test_lEGPsTlk', E'\\x531b16313376aa5b281b6bc3c4974fe38507a86c1a4c109c74c1b7bc82aacff6', '2026-11-16 21:24:05.219963+00', NULL, NULL, '2026-11-16 21:24:06.863157+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-e9ed-7b8d-a1d2-cf1e38e01963', 'true', 'pas_live_CB2okIpX', E'\\x59cae244e68e70b8a1947356b97ca481454d49f1893dfb3d902e14e5e1ff57fa', '2026-11-16 21:24:05.229239+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x057b96a28adca32ab5ec451c371a263ca15b41f711a1f678f91624daf720311f', '2026-11-16 21:24:06.859495+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-e9c3-757f-87cf-2a8c9122e32b', '2026-11-16 21:24:05.198215+00', 'test', 'tenant.create', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x981c17874e25f2b3c26666565e1c7fb1af4d8ccce23e14cd8075966729d77212');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-e9e3-7adc-a23c-0dc6556e3367', '2026-11-16 21:24:05.224055+00', 'test', 'key.create', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_lEGPsTlk", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x981c17874e25f2b3c26666565e1c7fb1af4d8ccce23e14cd8075966729d77212', E'\\x08da00d461916ea26b2ce2be08eb6a41fee7cc04ce0987f54d07396c0b23bee4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-e9ed-792c-913c-7ec0189e2e11', '2026-11-16 21:24:05.229854+00', 'test', 'key.create', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-e9ed-7b8d-a1d2-cf1e38e01963', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_CB2okIpX", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x08da00d461916ea26b2ce2be08eb6a41fee7cc04ce0987f54d07396c0b23bee4', E'\\x214ea3795a6da06e4e439f65e50657166f4672f110912e386bd70dbf3cb7c640');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-ea08-7226-b882-85501040acdd', '2026-11-16 21:24:05.261876+00', 'key:01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', 'webhook.create', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '{"host": "127.0.0.1:36197", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', '01a1e63e-ea00-7672-8f45-27db017b3a17', '4', E'\\x214ea3795a6da06e4e439f65e50657166f4672f110912e386bd70dbf3cb7c640', E'\\x59cbef0f0217ee4831bc6860157f5d27cdc68afde162ec92106fa5b6752f8828');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-ebc2-779a-a0b9-586f215d407e', '2026-11-16 21:24:05.70022+00', 'test', 'checkout.profile', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x59cbef0f0217ee4831bc6860157f5d27cdc68afde162ec92106fa5b6752f8828', E'\\x5f63c3c63502d8dd4c5b9d20e7fef720b7f48e89387b0b7b5caa9f8a26348f32');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-ebcb-7bf1-9b32-7a96a5854cef', '2026-11-16 21:24:05.710372+00', 'key:01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', 'link.create', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-ebca-7f26-9870-c4f3e863191d', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', '01a1e63e-ebc5-7cb3-b96c-02b6dd8e70f2', '6', E'\\x5f63c3c63502d8dd4c5b9d20e7fef720b7f48e89387b0b7b5caa9f8a26348f32', E'\\x04ff9393c8f630cd1cd81b1d09a520d5b63deba12541e6ae061afbf428f17008');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-ec18-781f-8e6c-744ca7813ac9', '2026-11-16 21:24:05.787043+00', 'test', 'bank.notifications', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x04ff9393c8f630cd1cd81b1d09a520d5b63deba12541e6ae061afbf428f17008', E'\\x9d94c4f5c406b6760ce1b71994044740e096f65b7fea2fe388f34ec289d19cba');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-ec44-7208-a9ae-3ca1f74b943c', '2026-11-16 21:24:05.830837+00', 'key:01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', 'movement.ignore', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', '01a1e63e-ec30-7151-971d-d88b4207f91e', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', '01a1e63e-ec41-7c5b-bd40-3fbe6f128f56', '8', E'\\x9d94c4f5c406b6760ce1b71994044740e096f65b7fea2fe388f34ec289d19cba', E'\\x8edc62d816b6a5d078545772f5f41661b3a06c31d04fc62eb1b4cb501315d152');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-edc1-78ff-90ee-b70798b5cfca', '2026-11-16 21:24:06.212558+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x8edc62d816b6a5d078545772f5f41661b3a06c31d04fc62eb1b4cb501315d152', E'\\x994e9076c8568e1316f5eed979a832f7321ca93f8cba9066e74257e5093da0da');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-edc6-72df-8777-cfe874020978', '2026-11-16 21:24:06.216434+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_gj6YhII8"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x994e9076c8568e1316f5eed979a832f7321ca93f8cba9066e74257e5093da0da', E'\\x13e79c37b011abe2e6cc123c9a4119dc0ccea2375c3cdfe42692397a436ca28f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-edc9-726b-8250-810687bf09dc', '2026-11-16 21:24:06.219381+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x13e79c37b011abe2e6cc123c9a4119dc0ccea2375c3cdfe42692397a436ca28f', E'\\xf62a91d4e9a333ad399bdba365459b70f66b0518cdf2bf348b9050fe42e9e966');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-ef51-7077-8ff8-8427c584b85d', '2026-11-16 21:24:06.610887+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'f9c93ba9ce33fe96', NULL, '01a1e63e-edcd-7dd7-9335-10ffa68b0c6a', '12', E'\\xf62a91d4e9a333ad399bdba365459b70f66b0518cdf2bf348b9050fe42e9e966', E'\\x87c1875f285418441eed0de9f987b8bbc0ce13f941608144401100e6611a910e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-ef80-7b49-aedc-f8559f9a336d', '2026-11-16 21:24:06.658296+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x062c8c9ed69b4e3ec6f550d4d88cb8e09384ff4dc8fa573d6ac179466967662d', E'\\x818ff105f50ee46f738ad86737b5419832ee5cea2c4a7494c20c9c600e129c74');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-f043-71a8-9eb5-01fa6f1d2e12', '2026-11-16 21:24:06.853714+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x818ff105f50ee46f738ad86737b5419832ee5cea2c4a7494c20c9c600e129c74', E'\\x1687b3b1cea4abefec12081da054403e3279d85024f519c1b962d46ade2f249b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-f046-79d0-a66c-ba93229d30de', '2026-11-16 21:24:06.855737+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x1687b3b1cea4abefec12081da054403e3279d85024f519c1b962d46ade2f249b', E'\\x419a8fd51515811f43211d26588cd73a0d907f7248f952f3a86d3ab4c14cacf7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-f048-7d9e-bbab-9d46f9921c82', '2026-11-16 21:24:06.857855+00', 'test', 'bank.set', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x419a8fd51515811f43211d26588cd73a0d907f7248f952f3a86d3ab4c14cacf7', E'\\x2083204cf5ed4045805c125bafa75177c748f4a4f24abc736a991d1f1b8be277');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e63e-f04a-7001-bafb-87cbd8c67ef4', '2026-11-16 21:24:06.859495+00', 'test', 'bank.route', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x2083204cf5ed4045805c125bafa75177c748f4a4f24abc736a991d1f1b8be277', E'\\x057b96a28adca32ab5ec451c371a263ca15b41f711a1f678f91624daf720311f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('045b5b78-4f2a-8bbf-8226-3cf22bea2718', '2026-11-16 21:24:06.651896+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e63e-ef74-794f-9406-8337efe1b91e', '13', E'\\x87c1875f285418441eed0de9f987b8bbc0ce13f941608144401100e6611a910e', E'\\x062c8c9ed69b4e3ec6f550d4d88cb8e09384ff4dc8fa573d6ac179466967662d');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'true', 'bnc', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fade212cf3d0d56d1a49dcdb1caee9efbd4adcf1f3e89e92e00f196df331db8dddf8f5443935f5d4f518c08d8ec680836db94b2c49d8066336efe155348ad3710ad', '01a1e63e-f048-763e-8161-63d76d76622d', '2026-11-16 21:24:06.856864+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', E'\\x183f50b17f9fdaeb46a07ad14037b51a20e5a95edbace3075e1f46c734bb47dc', '01a1e63e-ec1f-7817-bf0a-baec2b569acc', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'r4', 'R4consulta', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f669792ff9dac8968328f93a37bd2a26c06cf5c0a59bdb235f72909755ff42a9dce1d120b1d6e3e7535012dddb6ac1e2c48508d518e45902ffdbf869906861fd4672a74094401bbf893e3d6a3530bd14efe0199596c04da00fa6e193a394b020139005a296d6099', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 21:24:05.792147+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', E'\\x230a923aa4bee9d6adfd7ebe3b9f86068b3a16e0cc4c75d9150a1e4b8108f3e4', '01a1e63e-ec30-7c1c-bfbe-3bf2f4f4f141', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'r4', 'MBconsulta', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f62d3641a1cc70b1045ad9d31b3335016740949ffb87843229c82485d97caf3da8282eea6bf4659a8eee178da21bbcf46ce52f4ee2269f0e32db6c3522a42632c4a14199e132499f573300878e5013a444af130172733cdfa7c2fa5969bdda8536d2155cb8ca42d19f711ee0e95d19b7aafb876cd44172928e928be3c8fe980bec604a77281814cda5f4a0bc726ca5db97f7fc6d27bd7e11d757f9d1c4a57328e477c1a995e5dec2ae9a9fd3f1fe2a73ae9d7efd2c9a93e232a184690140654bddbbfd68c0a43bca3ae05770c6acad3bfbc5546d62662a934917123791584c16788b2463a7bd44eb3bee8a181817d0318aee79fdea5aab91049822034483c2452d2cc0889', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 21:24:05.809121+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', E'\\x5b86fa317d233fb5ce3387646c7602451b3ed8a421b3e0ff565f1bcf6355e1b1', '01a1e63e-ec24-7151-9e5b-1cbc05417f53', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'r4', 'R4consulta', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fcd9d863c05ed8ad1bd11150e30141e64bdfe6b232107bdafcddd2430318a7406ef0b688f3b57bfe3b5ddb13fb3231c15863eea25', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 21:24:05.796486+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', E'\\xabcfd17abd55419d2cda2e4fca2d6cec09e2b401211f8aaa8e9d64e314540c40', '01a1e63e-ec2d-7cd8-b761-a3760eeb2efd', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'r4', 'R4notifica', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f1330821c54bbf9762d4e45235c56f55ca01ba3316cac99bf56833c03f46d30bf4b5865d7a90a87229c475f07293f1368ba68c6182270ae2ed79b52a15ac3d2bd43d7fd52892bc0255d129526a5ee03be63109d0ce3dba9ff237426f548d894949b6f2780ea3b1da7846cdc647d56e6f85a97ed5c6ec4e2d3229298524fa6a79bf61026ee24cdd4cd71b5e1807f05e003e5b09decacf21f610f5aa7e753eef02d8695256b5d9d2e13c28ed8ce34a2177e055490593d65ffc13d14470e1495ac21205cb80ffefb6add146f4cbc92e40063826b297def388f4914a3f375ffc5d78e262094391e52de45ac66856101f0fbbf41d794d5d42cd0c42b2b63a3f298243366c36a', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 21:24:05.805768+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', E'\\xdae5deec69466a5b6a2086be7d255d771f68abb7ffb2169374480e29149043cd', '01a1e63e-ec28-7aee-8b8b-12fb031eba9e', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'r4', 'R4notifica', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fb109be400cbbd6a69f5dd1405e5323bd89291419069550505160d954d8ac72757a34e7533f4172207159c7f3c34cefd1ddc4211df1dec2634d413cf689b6b1820e874ae1a286469a6f39506e0a89bb57c39d93bf4095cb75a580c0dbed62f6f6e092fb0bf1015e9576eb28756c4a291f2d0c79a4eb955506b8ffa8ab09ba40d0a0ac13874b8946017611b5bff85603d2852eb2db40fbd240386a3e93b5fe26c05377a7cbaf41fcd28cffb9014b2c5b57cbcdbe4634fc7c93f1b81a8c6742b0809217e3e0b1ce4b084542943c41f8a5c638be2b23b238ddb2dfea94e48287ab19acc56e903de747b480dd469d9c54fcf5e0c4e3eb0ea4f39e5b9dafab1e134643cff38b', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 21:24:05.801167+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xdc32dd77ba2f2588e50d3f3c92b01b38e64622ab616226afc20d2148f9d6d235', '01a1e63e-ea5b-7c4a-96e2-524167b9e655', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3faf5e19f527a4ba753a0603ed3660e89693018871763063b98e1987cae02446be7f230d7170a19afd8b0dc00e5c7d807948df055f52775a62ce961426', '2026-11-16', '2026-11-16 21:24:05.340667+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x8725407aafaedd314bd28fb87a205ec0ff4329bcd064a2d043ab858c27e52a52', E'\\xc91d8357c3daebd95d690a3470cb111b9b93b0a440da0ee954e65360d02c6ca3', '2026-11-16 21:24:05.552075+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x07c5a5086b7301d3c1dd5c6e802a9afe6e0f026ea91d697fd237b688ccb9d37d', '2026-11-16 21:24:05.559791+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x8725407aafaedd314bd28fb87a205ec0ff4329bcd064a2d043ab858c27e52a52', '2026-11-16 21:24:05.543454+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\xdf9a4e0606e112ec4986c58464e82ba62ad321cbc489ea787cb650c711ef02da', '2026-11-16 21:24:05.52045+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x07c5a5086b7301d3c1dd5c6e802a9afe6e0f026ea91d697fd237b688ccb9d37d', '01a1e63e-eb37-78bf-93c5-ab7c0bcae668', E'\\x89346038b741a82d8d945471e38aab9f9057566c6daf25a59762ce98f4edeac1', '2026-11-16 21:24:05.559791+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x14032a963f2291123e019c823e0d8a809ac876441f9989a47d9cf02a201186b1', '1', '2026-11-16 21:24:05.766313+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x1ab5bf99fa3593355b71e9abc3bb5f06c998314782e42bbaffe908f34cd7b74c', '1', '2026-11-16 21:24:05.750309+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x2508ca78f4c1af1f856ea2d89768bb4bfedabfb21adcc44afd7fae2e8efc7889', '1', '2026-11-16 21:24:05.750309+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x41da0e7a3fcb29212ef8af35218813d38194a4d962e34069b65f75d8881d83be', '1', '2026-11-16 21:24:05.750309+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\x7dedf12b51c43ad796cfc00af52d128b8366e8510c92a13bc902cb4006245f8c', '1', '2026-11-16 21:24:05.766313+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\xb78b9fae5b9e72d5599c185fc27b7c1904bdd1b5d106544c8c10d94d5483794a', '1', '2026-11-16 21:24:05.766313+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\xf8f2c4038e05508f39752ff8a99ed4214b851b1fdf0f46da17ef5fab4930cb11', '1', '2026-11-16 21:24:05.726655+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 21:24:05.698907+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ebe0-7661-82b9-16cae2d7f0a0', '01a1e63e-ebca-7f26-9870-c4f3e863191d', E'\\xb3c33e11a0cb3d37b9863b6b06b8baac68f189b5d760f3b4e7c0b413e42a37df', E'\\x5df9ffbaf1229a84b5012cd58561888d9e913f76d2c214d3dcd06cd40b01bdbc', E'\\xd0fab665076459da2b28e2fba0f7044ff54bbc627d3a39ffa1e6eaaf744b2975', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f3f296c395ec7cbfa2709fb404f7c360c008762e31f14cb6be7c172ff1533452788d13f19444fbd4c68e90b82f54f5929269230c80dc57ebb947d9b0f6eee7e22424bda3eab45091fb184063b0e9d', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 21:24:05.728+00', '2026-11-16 22:24:05.728+00', NULL, NULL, '01a1e63e-ebf7-7159-af30-3be58425320b', NULL, '2026-11-16 21:24:05.772+00', '01a1e63e-ebf7-7159-af30-3be58425320b', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '279486424560', '01a1e63e-eb86-730b-9250-35e2cb295819', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,24556,279486424560}', NULL, E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fc0e3661e1d76d4601a2b813c90af53d71f93029bce0bfc2d6ed8ab4989e5f0e96de5506baf8a5e22f1f326f473f05445c89f061d26e15909ebff819964937c6f3c49885000214de0357eb7ba858abb9bd8', NULL, NULL, 'query', 'true', '2026-11-16 21:24:05.639391+00', 'matched', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb65-772a-a374-43e7d688cc6d', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', 'notification/0102/83700001/1523.40', '01a1e63e-ec28-7191-a8ac-591589445955', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f147dec3eccf625d019132b7e4f9283f13ff3fb96284ea4a2c96b1d7c32e2b141b3ed1e59b40ffd15045f54f3fcd4ff6dc00379ba1c50b03710503d1044e0b2334243c75e334734d83acc27ee5f84b611bf42e47036de906cfd99954fa7db0fe4337a6fa841', E'\\x316a3347e5de3893fb960c366366a6477e6b09f3c79a19537a4a213f51a9a22f', NULL, 'notification', 'true', '2026-11-16 21:24:05.801167+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 21:24:40.801+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', 'notification/0105/83700003/1523.40', '01a1e63e-ec30-7151-971d-d88b4207f91e', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f46668e444df84bc4fbda0bf00ded4bc1853cd7f2d12c97ce816bca95b891a5de7eeac5d4618edf1b9b2f9f8e7ad47cc78f5952c4a58d4daa385785c73498f3ed82317eb8107576d8a5aad090281283ab056686880162f1496d41288af6c61a4133952d7589', E'\\x316a3347e5de3893fb960c366366a6477e6b09f3c79a19537a4a213f51a9a22f', NULL, 'notification', 'true', '2026-11-16 21:24:05.809121+00', 'ignored', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '279486424560', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb65-772a-a374-43e7d688cc6d', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 21:24:06.898788+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '2026-10-05', '1', 'added', '{}', '2026-11-16 21:24:06.898788+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb99-73f4-98c7-c4cfcde57993', '20261005', '30.51', '2026-11-16 21:24:05.657+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /movements/{id}/ignore', '01a1e63e-ec40-7608-a54a-5d62cd941f15', E'\\x738592acae2367b3659bddfcfe3bab76ca84b294eb2251a8e747f48037b5b9f3', '01a1e63e-ec42-7d79-a5f2-8de4c28c590e', '2026-11-16 21:24:05.829171+00', '01a1e63e-ec30-7151-971d-d88b4207f91e', '200', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f69af3b671a694296ba1010997b56dc1fc868bcfa8de606f2b7aae7dfd73836bd582a55097b89c8cf7915f1f6f0bd3e34eb626cda37a9b606721ba6530ef37566a6d01c172a1137f72a6e8d6dfd8fef458e7a64f6656340b756a80f5f93bd9a5aa442baa2f144f0ccc541b3725b3c62d617e31567d18cd9296a5467bd33d551f471d1c2c0060e9cdf06e4f7d0cc1d2b6b2537baafbf7723a07913a33382bb5f9321105e193c14d61e6798aabbcbcdf2f3ef65ba7bdff238edf8ca08535a9805818c24cf5e3efdde3ca50d9dfcce211d493676eb6d4a364c15ae6cfaf23ebeefe3e549036ab203291b1b844ecb95385051b86c10a3a4b735013666401ca8beb047c6a87014de82298ecac6a13f98745e3f60d87fc1f77bc5b4c6ca08c6de7a16fccca1bc7096d9aad2e32f1980d7ad85870c4ba442322456a8d429', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /payment-links', '01a1e63e-ebc5-75fd-88ea-9749e1c9f04f', E'\\x9825011bb914d7ce4aea2785e8d815bddd2cf92c7c4eeae927e4ef6e85504f56', '01a1e63e-ebc8-77b1-bcde-d4124dda6945', '2026-11-16 21:24:05.708269+00', '01a1e63e-ebca-7f26-9870-c4f3e863191d', '201', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3ff8a02f48e4d1933a391367febfb1bb31f45927eaf01b0a29262e0177838c33612decd74cf6c3fc218cc0f2a19c6b91c9f0e081d90fc3fd0fde2c88070c5869897ab7bad8dd2153cc2d9d4fe0c7738f9f04c60449c57121098b461028874fcf93498233101692c3c2a55db84fe4d5428df85d7d18a6d4cb8e2c2cff13a028204b16cfb29cdbd480b88cdebd2e2c4ab6b095d7c4b90b00a49798fc5c85fc53d3a4eb3e174ca99a720dc5cd216ce91af469ea4b6700b0df60685e7c2de527e01850c858f5ee50e4322f2845ca26259855ddddf75fb7accec66ccb4e1a1677bb851ea87218001600076161a165323b3493230baff842d04b5df1f9a79dea126eda02b475003b4df58f01e4a4e042501c812dbcd2fa8d0886a238b08c0af9006009e33d38d478a71aaa933a96e47d4d52ea67a5f33b3376388306aa', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /payments/credit/disburse', '01a1e63e-eb93-7eaa-a940-ed1697ed4a79', E'\\x0e7e48b707f8ad2d75e78338d45245a036c8c48488b3717af417762f6a60e94f', '01a1e63e-eb97-768b-9379-b89fda3260ff', '2026-11-16 21:24:05.660412+00', '01a1e63e-eb99-73f4-98c7-c4cfcde57993', '200', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3ffe7ed39af93d8ca9f927066dc08b79d56eefba69869a8ca784f3c01d5cea07f9562bf441fb79104725d2be4369bab4e2cbc6858a9b1d1c15add736048391494c00baf6067b9662781f6ccfddba608769a122996da57a9b1897b47ac80d54ae89fd79b576200ff79160777ad059d0687f6d6a6491c47bec7462b198e49d8482436bc0006fb7ff31fdb43695c263e67aac61144e3af7671cfc15f03af704a4d309d160cf992af2ef53e8ad72eac0876cc2a6c86e2f7da306afdb2d5373e6d8f45307790ad5b837a5b635c3c5112e5432d56ad272054cad7b2fd12ccb0727af4d5243e26574bf02dda736a7bffe0df32d1b62abdb79d60bdec3e93e2fcb535ed5667a1c890b72a362e8d4ed97f2e270c2f7293aa7f99f7fb1f5a6b19d29f22bed9e9b312ee94d4b2c208971db770004ff7e9041a6f0030affe9619b19cda9b0dd799591e871799a6db2f63e4c310721aeea6397810a8905c4affd9d5b99db0355d7e1cbfee060fb397e16c46a53d968ec828fd05e8f9fbdfece9591deb2d780790622dfad168e0ded5a3129a9f0b8eee2f9885c35a6e8e29c2ed0253d8b32ac1ee5d2bddf2a8b752c99f5b680797646ae7070f6b3b44e09b38524f6d80bf35e08434e4685b8345badcde90c5ab132852e0e8eaf9dd9d08811c220a457bbb765a79eadbfc2e3c1e1062a1b36cdb70617b271115e215e94cfdbd0c253b56e110e51ed007ad07387d717e1112fc9f85ef06746101b538b68bb6e4140a81a198652532cf7ca62a6c007b3617144292ffb8deab3e646bd0fa8e6f837d95c50a49e5e0eeeceab277d786e66169fdbc6d56005bf7746213c41774853fe31b8e0a7ef00378c2859eb9644925748136189d2f1f26dd56c56e9ecfff3363967b5cdb7b2856486e77fbe0a4ce5c1f36e93414b45ca9167674330b6a146835030080d9f846213b895509d708a86723737de0dad45b43a00560b52bad97ce4d66c0beef8e2e4d450d9d7a282d648a3e454d342804ee22117ce6e34a2aca5b11f7619216412cef4cdb3d92c4258f7cd5c590edb8b58145c9e2e2d71c4046ff2d3f5e00afb267045ce975a1deddf6720ba574118573619c30cc892785d291ebaa363d21d420bafe5', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /payments/pago-movil/verify', '01a1e63e-eb61-7f9a-97fe-9c4fd03a9dc9', E'\\x2a3ffad871d175fd8b99736767e0a2867187ccb753f31262121bbe14661a8b64', '01a1e63e-eb64-79c0-9f17-aa47f97ae281', '2026-11-16 21:24:05.605859+00', '01a1e63e-eb65-772a-a374-43e7d688cc6d', '200', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f4a631089e0375a144d81e124dbe7f263a52061bf4d3c26aa300f401fda7e31a4f6499eac961459f57438f08b86162a3259164bd26f04782fe9de71651fc45b541d9b16959d8fedef1a808dfeb7a24837895665175deaac15b7f3832d0acb2202aa18649b37651d59a1c47d651fa88b2e476045879ef15ad2a29fb360b2ce1f45b9cff1b0f419ee17aa406e2101fe433bada21d11305f1d4612117a1a073abcd76109179ef0a9ab42755fc3c8699b6d91b5a767a2b36671c0dc94845d49481e096bd6fe41fbc5e38fef4113ff7a18c24eac226bc080d6a3b0a3c9d78fd90a819524cb8008d29ff3cacce20a9f8020feda885352741e8eb87c31f8cdec2b6d471578ac3dc170798f5f2653776299097eccfa94489f9af77624f823e2fe72426e5334d1820da2cf9e33c63b79e21633ee09f38acf01f0235adeee097cffaab27f1c7492e719f996214606a1e49276a7267854aaa50d2181083669ef51b19e11e64e7378e24f375328279540e2c92d830e38fd7debfd83f2ea35cf4a8e2084c8748b2c051d725ad3817e50babf7ca20cddd90eb94e8740008f8a58abf468d8fef9285a687e6c693fb206cb9a4642', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /payments/vpos', '01a1e63e-eb09-700a-b37e-f6faaa40b9d6', E'\\xab1ccefd557a08d1c9e0ae15cf21dae277afd4e6a0417ca01606d1a28d33dce2', '01a1e63e-eb0e-785e-9852-424295e33d38', '2026-11-16 21:24:05.525284+00', '01a1e63e-eb13-781d-8ebf-5ba4eeb9557a', '201', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f3684ba5fb6844b40d57b01f62d3aafbb0e69a08c243e4b75542dc9ef303533b8fe41dc1e7c0ab6167da17ff06405b48ba8fb064251aea5777663f90cc806f69951b00cd80b65324854a69d6b8892ff9009882be4dc5e7c06053a0ade2da6df342ed888a6a574fd12132f5a8e7208ff2913227b17b7c65f9d67ec52c829d7f5c50ff1808de20d59f3ef57b8cd961b93635d0ce22e4b73efb71f316c86ea5f3fb0885f38af6e4e62d702d09c69467c07adf275e9320b0b65402e9e2857101d353550e9b2dcbe5fa422b2ec766161744fc2f9cbb184351f7d32e7bd0056c7960e8c53b110873a0ac6e903acc186b55023c2310f8bb5c2cd8219a42cb3542ad77d7b8675b323597318c40d7c870e9d7b556b016bd3ebf22f6842b6e46a18caf88558af968249b77ffa9cfa19f9e9367b904893ad9454e0321320cd949c188663113693493f8bb02251852bc74963484e3c0c4c0bd5ffaa8fbd5b098e19f176790a41e2415fd3e8403335edcd6f19cb9f658b08d2d016e3fc0c60749e849326780d6d2d5af43f61be2ea706c2666e2f3978e79f6ac7c5d88dc106d2beaeac41736067291332407540c069e1f6c55a13dfa476e61d969550361ca90c1919ee3b8110e584339568364ab3', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /payments/vpos', '01a1e63e-eb23-7e1e-b386-9fbfd9e249d8', E'\\xce652f514b6d1bfbf89ce4147a849080d68db7840adbccecb7de8bf17d690714', '01a1e63e-eb25-70d1-b41a-770df509d184', '2026-11-16 21:24:05.547852+00', '01a1e63e-eb2a-7f15-9099-2cb2c42bb8eb', '422', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fcff488e9de924701143fe2343479550d7d5ba7fb34e646c269b2fbd5b19cca0cc0635a49fe086691e656d105e231af56ca106d347e64711e84db7e5d2ac174b65f7552b4007b5bf821a240ebceefac0ac56500156b85a6604e77fc77f76de5009d1c657bf33b34dc9c7abbb61767c75a62a15ee6e1ee120ea84a42c5b8bc44309f0ccba5802e8b74374563cfd26641756c770d62c9eab6041aee4f64b308b754f44cc959cb52e36cadaa364a39621fccf1be408e71722a25d550b1266485d6aaa1280d9e90a5af8ae24fa6f3f9c962055952463c5134729a2ab73e64a779663499cdac806c7d86b01574c7d7aea2fa9bf9448db676987dc572fd27f1b8ff5497511423682912b3bf7638b08b1eb47732984228ec2fcb288c361590ed61ac9fb7373aa079002e6259d366369c3a025682ec5edaec82a5326f19047248b013ff783775f0e759df33f989f87b3a6753c5cf78676f28b303553402521f594321389f6f3a972847075f5989fb3b93ed397b2cef5a1039ad9a439bd1fd4727366bd4ae1794efbd05fb0c0aa9468d18779d3b22ea8e34a7103c898d59a003b79324638841d1f173622b473e015541d06e83a0fa0d060c679ce5cea6884d10fc05f403919e91b0832fc991ca0c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /payments/vpos', '01a1e63e-eb34-7925-aeb6-b19e58dc47ac', E'\\xf61e8617fbbf7e96908df90ac485f8041fe21486ff16f9bdac4cb5803472aecb', '01a1e63e-eb36-7dfa-9dae-99f1dafa3063', '2026-11-16 21:24:05.564858+00', '01a1e63e-eb3c-7a6f-8d27-7067d8baa0ec', '201', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f6b37539d72fe0193387c42d2c02ae113e8c9cf1ffc07c2f96397066e7927e78f5b46d2e34d0d4e8ea5240b3b046d4647c9e685e45017e838d34d65676cff52a1906e37d5ae113d81370e87cd47bdb2e7726d8ebabd26ecf2361ed36399783bb41fe7dfdcf0a55181fb34f05cacd9dfe0dcccd1ceade7129f3e8fba607a654505bbb4a0594385fb1cc7843a67778bcf241324fe575514b891d9f60ec454932a63fd008fab36ac27d81dc8ee1226ede60d3e6b69d935809a3ffa6fbe3c343c22d7407de8d7e4932b227d2cab9aaffb690ce8f84d65d04e731c4f47596cc66b8c940ef3a13dadfadbba17219be528e88b43bec0f5903d41f8b9a946c1657e7111caa6983dbd77d91ee7461fbbd303c227be25def4ed7e9344ba3a990f4ed5643ec3cdc449f478c6317b2361dc171d0826043140419694bf4294e268ac0f158e5aeef713153438579974a7aaf8790a875b9be935fb853c18c0937d450ec34374fba478ddb5de9f8f45676acbb6532eb484b8324164746496d8a3b036004b079988eea8ae6f2496f038abc4a221ec61789ea17b8db3042ab58189284ea9f5d1fb6ba1b1afd6fef75c905e9a2a6a7187ea983566e9265fdadc46b4ab1c9a8f4a8970c2', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'POST /payments/{id}/reverse', '01a1e63e-eadf-735b-a1f5-bede548cee6a', E'\\x95b43090a8d91f20378450d3644de1ab5391f5c656764a62ceb9d297741d5ae8', '01a1e63e-eae3-7a73-938a-b7fd49e18cc6', '2026-11-16 21:24:05.48448+00', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '200', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fac3f7d0bb792beb1edfecf45b3a21f3d3072f285018b59ad3796013fc15fc863315e65e19747f3c3debdb8112c42a4fbccdd2a3413596bd059e1b9b9f4f9e2aee76f9bb4deda060f6277143c7349fe6b90c8bd40ca093e77253f14342546c25ed49fc396551c5bef05d9a7f4d474ed07e8016671408400bf71441f11687a7d8f93467f32ed365fdf077ea8d1cacec54159cc2d537f603ea9ae9a73c897013815f9987511ccc1e1142abf84d9d134b5f9bf2d051bb18abc6a375b2e15ae533b25a13241d0813320bc099b6483d47ebdc46ae6cfbefdd99e9a87b04ac4a7583da7a145297130b686cb4cd6fca99ba5b6992888bd1b231b4edcdf154238aa1ebfd28d6c26450df5c34fd91cd8b8bade9036e5f5351aa0055cd5a0cc9e865f056ef8dad9efd11aa02b12015670b2b0cd6eed63b8654f7827ee3679c3cfbacb311a60764597118a584a4522cf52b0acaa09ff63fc90ddff24d97031e103d82d62a3a5f3c9422454742630f735d0cb328c4fba4c493456507de42c2f5ec14f2d67dc036167972901a4f674b796673d030cddbcf4a20e877d941cc3bc0085538a1bd31b1dc36353481d728209535e6ca91d4c0e5d20235b0c862a843a23e88da61447f962cd3c9e6d2948d1a0c91f6b903b8970b86b05355528f1db8641e34e4a4e481b3fd3e723d398194e760acd187ff0d97c46883ceadf9d308c3b953f85e0ab11b9d1f6a7c0a573653185b74b1590574ead3549e7b21374d8ebf678cb5d7b39d3b52b069a6789c5f057a587f51a42cac2361cc93b618500c51776fded00eddc38ea070162f6a9136650048054668a860a6f8a67a89763c658e6ade29161721d6557638daa2034a882', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f9135c084c78422fe98fe3eb09a79393b128faa62b0cfae4a6675235b16a1c2b19b9f9aa8eae85ff30625de4ac2f9635c82c4ff7d0253080da530ac093e3df76e711a398e2958127691b12ab4875577f01b4ac9925e90b2ac2c223065', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '155b8876-33fa-4614-ac8d-9fbaa35f34ed', '2026-10-05', '01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x271f5967e918fa717e06defd89f4f2620daa8fc035c80502c0eb0c5d8e811fe1', '1', '2026-11-16 21:24:06.646821+00', E'\\x9a520e59ef4b4ff59ae17380b731c9daa994bccdc9f0224c26d724360b035b4e');
insert into login_attempts (subject, count, last_at, name) values (E'\\x6413225c11060a1f8a5533d934af6ad9d9b93cdf9b8f1659ca0a0e2b20d7ec6a', '0', '2026-11-16 21:24:06.226691+00', E'\\xd72947b4ac1465ce41ce5ea2134bf5ea1de05f1c6679da68eed8430db5da34ad');
insert into login_attempts (subject, count, last_at, name) values (E'\\x76ac73b06e39c8e31a801c3ed439402fd51deeb16a0aa909ff42fcb519b1c91e', '1', '2026-11-16 21:24:06.645656+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x7c8dfb7ae787b7d67b2152e996e1b17cae4dbdc9c4a7d3ce8c024df5b40c143f', '1', '2026-11-16 21:24:06.647696+00', E'\\x9a520e59ef4b4ff59ae17380b731c9daa994bccdc9f0224c26d724360b035b4e');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xe86862c0d248a5910d28c1f2425d24bb32158079f6a6ea115d577ab2ead75454', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'r4', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f02902043201a3e0767219b24d349b4660fb67b83becb173aa9d99ff199d0c5cfccad7641976f60976c83ecd12506f6be966838b34b6fd743c8e5153fa6a2cde995fd25eae81adebad351773ab5d0badc6d3211a3', 'true', '{}', '2026-11-16 21:24:05.785218+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 21:29:06.891994+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$Mvz691XKftUg78CMZ2TFiw$rIznf5PTgPMcdX9VGkGd0RpVo0bijlPo5hLagRuO7EM', '2026-11-16 21:24:06.209912+00', '2026-11-16 21:24:06.217494+00', NULL, '2026-11-16 21:24:06.609662+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('2b4aea1a-9153-46b6-bb6a-b38382fc149d', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 21:24:06.893137+00', '2026-11-16 21:24:06.893137+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', '$scrypt$ln=17,r=8,p=1$Mvz691XKftUg78CMZ2TFiw$rIznf5PTgPMcdX9VGkGd0RpVo0bijlPo5hLagRuO7EM', '2026-11-16 21:24:06.217494+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('66ac1cc3-11b7-422a-84be-8ec931fe39b2', '01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 21:24:06.889359+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x1f948286ea35ad0800e0df8a6b70e6cc50fe64c573d53f30bbbdda58c1bfcc8e', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x2bb86516f1242fe36f608621f81d6c51dd64be25ff98d3c1b5cb6e1f253a2b0c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x3232994306670a85b8d8a211da6ebe268c38ce096a21e9679217a84e7593a9f7', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x531a16cc38c31e6f43495bcfac1cd0f4e385dd5585f3c0e0202d4e76e6cf9ed6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x7e1aa8029a95508e35c61c9b9ee29722e77b78ce6b17836807b23a820f5fa8b9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x812ef7a00248379b4ac49ea8bcd4bc5a26e57fef750dc380ea1c9629d76eeb97', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x916569ffed52c8023745e4e8fba6765e781322775482098b34293338b9129de5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x94ce74d790bf530b4fe7485134c6dd5d04424aa14a6d72276fa5f1d40f5c6316', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\xc749761e66f7206f9796b0ef115d7e13cb663ee8b7bcc3fd7b086d1af83897ef', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\xf9c64c6c573f50cced4a30688f2c64151d7fe8c987a465eaeab5dd8271c2998b', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xf9c93ba9ce33fe962e5dabac0913c87b34078156b9b54e234e9c6da623adac9e', '01a1e63e-edc1-7aa9-b757-9e31f31fb43e', '2026-11-16 21:24:06.609662+00', '2026-11-16 21:24:06.609662+00', '2026-11-17 09:24:06.609662+00', 'b2e57c7e-27b8-49a0-8e86-9be22069edc9', '127.0.0.1', '', '2026-11-16 21:24:06.609662+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e63e-edc6-7ac4-87ce-8507919c1e65', '01a1e63e-edc1-7aa9-b757-9e31f31fb43e', 'pas_op_gj6YhII8', E'\\xf5316730716fc3b9ba55d4b5327106a73fc209421267525f3f79caf0a3ae7b20', '2026-11-16 21:24:06.21511+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f6cf5b2e3a0d1720702a85550951dd01dc5387ebb55af3b66fc04978f7d38abd9a0df6d7a7ebb9481270961de2da31d9726698201bfd65331f060711da2f6f1c5a526df05', '0', '2026-11-16 21:24:06.654742+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea2b-734c-a8f2-19b7769f115b', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 21:24:05.29+00', '2026-11-16 21:24:05.347+00', '2026-11-16 21:39:05.29+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f6cd77b69762d79c9edaa26ab4dc9fc37e88630ca69335b11a3b2d6262d4a2ba4b351c6f26db252ff324a441f98dfd2ceca0ff8d28ad276a7119c28d6308c8e1632a3b615d37ea8e319e0077db19b099e0a813f402f13d5ced098476d42', E'\\xee550e64b3885abb52429b1a4e1ac57e32a1c30106ddd447df9f0b72aef237cd', E'\\x316a3347e5de3893fb960c366366a6477e6b09f3c79a19537a4a213f51a9a22f', E'\\x72f1529a5878d701a3b5ee4843476c456a1feab8c18d87e7cbbc69f7d48e489c', NULL, NULL, 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-ea41-7d71-bb96-2de845dffc8c', '2026-11-16 21:24:05.313+00', NULL, '09424534', '486424534', '{486424534,9424534}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea75-7f5f-b5ee-095719fdd83c', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 21:24:05.365+00', '2026-11-16 21:24:05.397+00', '2026-11-16 21:39:05.365+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f2ef30bf2aa1545f9d3ff0696aded8c51184fee1ea367677ff51100b444d41c33662e2362d536ed6af2c70a38fb75fba017878951b66af8526e8ac2bff94f292ceeac6da89ab197ed0a09f25e3a773cd1df13e0091bef19e2fcdd50603b', E'\\xee550e64b3885abb52429b1a4e1ac57e32a1c30106ddd447df9f0b72aef237cd', E'\\x316a3347e5de3893fb960c366366a6477e6b09f3c79a19537a4a213f51a9a22f', E'\\x72f1529a5878d701a3b5ee4843476c456a1feab8c18d87e7cbbc69f7d48e489c', NULL, NULL, 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-ea89-71f9-b869-afb1284aa96d', '2026-11-16 21:24:05.385+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 21:24:05.417+00', '2026-11-16 21:24:05.494+00', '2026-11-16 21:39:05.417+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fa32566732ca059e93a19e7de3a5911d9e6345ef3221e40743ea8f2265f24dd93f58b8a51c64a8125463cf2a52e8dce462156b1ec56c62a91778d0cd51db0b353f9a0b097ec76c85502d0d6e123ad4f7e38ce551c022df84c20f4a0c589', E'\\xee550e64b3885abb52429b1a4e1ac57e32a1c30106ddd447df9f0b72aef237cd', E'\\x316a3347e5de3893fb960c366366a6477e6b09f3c79a19537a4a213f51a9a22f', E'\\x72f1529a5878d701a3b5ee4843476c456a1feab8c18d87e7cbbc69f7d48e489c', NULL, NULL, 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-eac2-72bc-8159-d68ed6d71f9f', '2026-11-16 21:24:05.442+00', NULL, '09424545', '486424545', '{486424545,9424545}', NULL, '000000', NULL, NULL, '01a1e63e-eaeb-7c35-a999-879b4a867e68', '2026-11-16 21:24:05.483+00', '09424549', NULL, '{9424549}', NULL, '2026-11-16 21:24:05.494+00', '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb00-7e13-a735-47de5875823c', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 21:24:05.504+00', '2026-11-16 21:24:05.504+00', '2026-11-16 21:39:05.504+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fc6e2336ec22d56ce6cf25ea596f6530d786d412f7432de311046d95fd83a316a1e444b2c82af3e7fcd4e553e7a71b39904f292880970cae0e3a30edb53983d672d5cec7d18aee1160569645ab0fde972ae8621538b42b64196bd94a4d0', E'\\xee550e64b3885abb52429b1a4e1ac57e32a1c30106ddd447df9f0b72aef237cd', E'\\x316a3347e5de3893fb960c366366a6477e6b09f3c79a19537a4a213f51a9a22f', E'\\x72f1529a5878d701a3b5ee4843476c456a1feab8c18d87e7cbbc69f7d48e489c', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 21:39:05.504+00', NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb13-781d-8ebf-5ba4eeb9557a', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 21:24:05.523+00', '2026-11-16 21:24:05.53+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fcd992c436762e1e47cd044347c300dc3478c4d4f82aeda956c04cb58f235e87b096aebd94e3fc44cfce93de7042914c7e8d41c4c1807e19e7e277e30a7f9f617e94db5f63a8009f0bcc2', E'\\xc34281ab3b8e1696a6ccab0a9529f474fee61bcbffebc6d1577e944fdfc72d7f', NULL, E'\\x5816fe3d7a213b63d029870a54e3164ab40112599602d6ffccd06041be2d6f84', '4242', 'Visa', 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-eb0f-7525-9152-dd6034745531', '2026-11-16 21:24:05.523+00', NULL, '9424552', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb2a-7f15-9099-2cb2c42bb8eb', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 21:24:05.546+00', '2026-11-16 21:24:05.551+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3ff4c3219b60fd0d8b23d5e84a41c23ac11527cf1203b0cc91de25dbebddefb5a99c493fb0eb504917c36b807e4992b873b3ef55b5e2ab4ffaffe18a3a056d4aedb22d10e8c503b5c11ce3', E'\\x58ff68011c98ae42381f06df08d61cf3057daeaa3392b41ce2bf9344d88f891a', NULL, E'\\x88e38fd73efa745878ba2b5282d122fc79f0d1e04a18f3228447e14f43fbf6a3', '9995', 'Visa', 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-eb26-725a-bca7-0e1c7607b8c5', '2026-11-16 21:24:05.546+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb3c-7a6f-8d27-7067d8baa0ec', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 21:24:05.564+00', '2026-11-16 21:24:05.571+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3f9729e977717bc58cf8e2a3f2a3c4b730e31a328a43fc6dbacc9db982d82f6e950c1e6d2cf417fef30b0e4cc2291ea0221286b195849f9449dec17c0b6e74f72c019ef08388a9cc839a74', E'\\xfce503e671cd8e091ba1a871af2840f4ee8ee46e27b3c2657068bb2d2f0f27e2', NULL, E'\\xe0527e896ce84e98772b5d7a65eda1a6dfe461dfac72062731c9b321ad3ae8ba', '0119', 'Visa', 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-eb37-78bf-93c5-ab7c0bcae668', '2026-11-16 21:24:05.564+00', '2026-11-16 21:24:05.571+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-16 21:24:06.844625+00', '2026-11-16 21:24:09.025+00', NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb65-772a-a374-43e7d688cc6d', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 21:24:05.604+00', '2026-11-16 21:24:05.632+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xf225872cd20c5f1ca86647e2b2ae4ef2e00b8712667fe600493500d6f3a89d3e', NULL, NULL, NULL, NULL, 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e63e-eb99-73f4-98c7-c4cfcde57993', '2026-11-16 21:24:05.657+00', '2026-11-16 21:24:05.676+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fe2f68555e4d2a7600260c7fba341e27f842ebd27ecde40c2e52ae3e9c1cbacb637e36cc26f320b492b5d65ed2dd3f21db9d3a9cb0b522557e472ca73fd09bc1d41e23c56c3552c4d99e16e4cd114a79a7923a90aeec1db7ce92f8f65130c3ac6f51be867969c216e701ece90e13a075f', E'\\x5253af5f81c112a0479185811df994156d4cf3594d07be04a8cfe9fffdea2eed', NULL, NULL, NULL, NULL, 'r4', E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', '01a1e63e-eba1-7931-bda2-b5773f518d21', '2026-11-16 21:24:05.665+00', NULL, '36424568', NULL, '{36424568}', '99b24f42-8d11-4d54-8803-9daf61f62928', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-7c2a-bf3a-f0a2b4a0facf', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e63e-eb99-73f4-98c7-c4cfcde57993', '2026-11-16 21:24:05.657+00', '2026-11-16 21:24:05.674+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fa27c5e42c9cd8fd1be7179da338234c3b68a5243ae26f210cdd1539ff3fdfb26ba4c4931bd0d1dc4c762909b56f632e5426262f07057995e744ded2ea06d52ad0c44d75f23102059772c67dbc7dd2e8697578d32a7ac8f30de9bd4415afd3292d86e7dca69b39e571e5f6b687db82a6c', E'\\x0eb710c3f9d525769adc5d78c97a26e91f1db03d93d81abb59d8dd36f2d3652b', NULL, NULL, NULL, NULL, 'r4', E'\\xf71c3217a5137284ae0f1a8712f6286ac1335493d4fd11810a132f80358ebabb', '01a1e63e-eba1-79cc-a8d9-8e16e26f19e5', '2026-11-16 21:24:05.665+00', NULL, NULL, NULL, '{}', '6f16101a-e487-4c63-9eeb-1c7f7147a800', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ebf7-7159-af30-3be58425320b', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 21:24:05.751+00', '2026-11-16 21:24:05.772+00', '2026-11-16 21:39:05.751+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3ff59fe6b0fcd5c405a55b057092e5ad9a459dbce3a41a05e4fd9800acd615e782e0be4acdaa0924bac734ba27d364a198572240c30a398eba450f1b958be23488d1ba549e64b0fe7e9eed2fe436e5018fc0938ab8fb77082e9b5a0c4f49', E'\\xee550e64b3885abb52429b1a4e1ac57e32a1c30106ddd447df9f0b72aef237cd', E'\\x316a3347e5de3893fb960c366366a6477e6b09f3c79a19537a4a213f51a9a22f', E'\\x72f1529a5878d701a3b5ee4843476c456a1feab8c18d87e7cbbc69f7d48e489c', NULL, NULL, 'bnc', E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-ec07-7e2c-a5e5-6425f1121915', '2026-11-16 21:24:05.767+00', NULL, '09424577', '486424577', '{486424577,9424577}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e63e-ebe0-7661-82b9-16cae2d7f0a0', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea2b-734c-a8f2-19b7769f115b', '1', 'a6d37130-e834-4f8a-aba6-89610b7499bf', '20.00', '2026-11-16 21:24:06.904837+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x24e7c989a3c6aa26c9f5c906b3749470e618eda4c54cc3991bcb99eed34ab401', '01a1e63e-edc1-7aa9-b757-9e31f31fb43e', 'factor', '2026-11-16 21:29:06.847403+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3', '10.00', 'key:requester', '2026-11-16 21:24:06.90161+00', '2026-11-17 21:24:06.90161+00', 'approved', 'user:ana', '2026-11-16 21:24:06.90161+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea2b-734c-a8f2-19b7769f115b', '01a1e63e-ea2f-7ec0-ba03-979c3b31ee6b', '2026-11-16 21:24:05.29+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea2b-734c-a8f2-19b7769f115b', '01a1e63e-ea41-7632-9f91-28b3dc298e0c', '2026-11-16 21:24:05.313+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea2b-734c-a8f2-19b7769f115b', '01a1e63e-ea64-7ea9-9a27-09aa7ead0c47', '2026-11-16 21:24:05.347+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09424534"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea75-7f5f-b5ee-095719fdd83c', '01a1e63e-ea76-7d8a-aa97-8f3d283ade09', '2026-11-16 21:24:05.365+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea75-7f5f-b5ee-095719fdd83c', '01a1e63e-ea89-7fce-9417-700a45894e24', '2026-11-16 21:24:05.385+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea75-7f5f-b5ee-095719fdd83c', '01a1e63e-ea96-75b1-8664-ef9d4111fcec', '2026-11-16 21:24:05.397+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '01a1e63e-eaaa-711f-9e62-6d4a453c4499', '2026-11-16 21:24:05.417+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '01a1e63e-eac2-7588-a68e-8ade10af755e', '2026-11-16 21:24:05.442+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '01a1e63e-eacf-743d-b1db-d613ddf13d88', '2026-11-16 21:24:05.454+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09424545"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '01a1e63e-eaeb-7268-8249-d6aa50cb292a', '2026-11-16 21:24:05.483+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '01a1e63e-eaf7-7206-8c9c-5533b15b57ae', '2026-11-16 21:24:05.494+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "09424549"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb00-7e13-a735-47de5875823c', '01a1e63e-eb01-7778-939a-21a9a855b895', '2026-11-16 21:24:05.504+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb13-781d-8ebf-5ba4eeb9557a', '01a1e63e-eb14-7646-9a97-7b6a7de4f3e3', '2026-11-16 21:24:05.523+00', 'submitted', 'PENDING', NULL, '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb13-781d-8ebf-5ba4eeb9557a', '01a1e63e-eb1a-7635-8c5d-8111ed68e43a', '2026-11-16 21:24:05.53+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "9424552"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb2a-7f15-9099-2cb2c42bb8eb', '01a1e63e-eb2b-7840-bbf7-c641b67496ab', '2026-11-16 21:24:05.546+00', 'submitted', 'PENDING', NULL, '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb2a-7f15-9099-2cb2c42bb8eb', '01a1e63e-eb2f-7251-8646-93ded50b3641', '2026-11-16 21:24:05.551+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb3c-7a6f-8d27-7067d8baa0ec', '01a1e63e-eb3c-7b78-b992-8796191680fa', '2026-11-16 21:24:05.564+00', 'submitted', 'PENDING', NULL, '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb3c-7a6f-8d27-7067d8baa0ec', '01a1e63e-eb43-7eb4-8be8-b75e0210127b', '2026-11-16 21:24:05.571+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb65-772a-a374-43e7d688cc6d', '01a1e63e-eb8b-79e8-9a1e-6146f249c6b0', '2026-11-16 21:24:05.632+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3', '01a1e63e-eb9b-78c4-b015-15298233fa14', '2026-11-16 21:24:05.657+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e63e-eb99-73f4-98c7-c4cfcde57993"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3', '01a1e63e-eba1-7fa0-9908-2747e48759b2', '2026-11-16 21:24:05.665+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3', '01a1e63e-ebac-7f50-8c9b-c9a82e954d6c', '2026-11-16 21:24:05.676+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "36424568"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-7c2a-bf3a-f0a2b4a0facf', '01a1e63e-eb9b-75d8-ade3-b09842b9199b', '2026-11-16 21:24:05.657+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e63e-eb99-73f4-98c7-c4cfcde57993"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-7c2a-bf3a-f0a2b4a0facf', '01a1e63e-eba1-71cf-be89-8f59a8027cfa', '2026-11-16 21:24:05.665+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-eb9a-7c2a-bf3a-f0a2b4a0facf', '01a1e63e-ebaa-7779-a937-148b4f860396', '2026-11-16 21:24:05.674+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ebf7-7159-af30-3be58425320b', '01a1e63e-ebf8-7e21-88e6-82fd9e6b7b78', '2026-11-16 21:24:05.751+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ebf7-7159-af30-3be58425320b', '01a1e63e-ec07-7bb7-8d32-0fc51b17490e', '2026-11-16 21:24:05.767+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ebf7-7159-af30-3be58425320b', '01a1e63e-ec0c-7830-ab6e-3c64bd337d5a', '2026-11-16 21:24:05.772+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09424577"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '2026-11-16 20:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 21:24:04.036479+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ebca-7f26-9870-c4f3e863191d', E'\\xf2c2075798b87403154a96dc279a6c64b8ad376b5a38bcf519f21355e13ed60e', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3ff32dcea92d757a08dd9033da4bc3186e6888f2ed94f77edff2d898a4f6ddc7e844a3d93f4b9105705acc217cb729b9472b52734053e49628a7e26465cc2aea9ac710e694bdc2d49d3889150291', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 21:24:05.706+00', 'key:01a1e63e-e9e3-7fd0-bd67-c26969d53c9c');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'caec458f-245b-4bb2-bad6-ded8c6f801ff', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 21:24:06.897917+00', '2026-11-17 22:24:06.897917+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x3fe5a307454652f158636d2e99258d04a1c467b251c3ab26396800a6dce5651e', '01a1e63e-edc1-7aa9-b757-9e31f31fb43e', '2026-11-16 21:29:06.849308+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '195', '2026-11-16 21:24:06.91255+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 21:24:06.854671+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 21:24:06.854671+00', '2026-11-16', '2026-11-16 21:24:05.166009+00', '2026-11-16 21:24:05.217005+00', '2026-11-16 21:24:05.217005+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 21:24:06.854671+00', '2026-11-16 21:24:06.854671+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 21:24:05.217005+00', '2026-11-16 21:24:05.217005+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 21:24:04.036479+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 21:24:04.036479+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 21:24:04.240561+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 21:24:04.243409+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '2', 'f6f58c09d0fb36b71f5dc502528012e61b902587d9a4b42c8d56b57859a453e1', '2026-11-16 21:24:04.244574+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 21:24:04.241949+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 21:24:04.237321+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xbab8fe03252674411385436c97f4d160055b943b7bc56c5b2c6250b0de50c465', '01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 21:24:06.897236+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '770', '1', '01a1e63e-ea2f-7ec0-ba03-979c3b31ee6b', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-ea2b-734c-a8f2-19b7769f115b","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.290Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.290Z"}', '2026-11-16 21:24:05.296577+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '777', '2', '01a1e63e-ea64-7ea9-9a27-09aa7ead0c47', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-ea2b-734c-a8f2-19b7769f115b","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09424534","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.290Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.347Z"}', '2026-11-16 21:24:05.349445+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '779', '3', '01a1e63e-ea76-7d8a-aa97-8f3d283ade09', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-ea75-7f5f-b5ee-095719fdd83c","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.365Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.365Z"}', '2026-11-16 21:24:05.366899+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '783', '4', '01a1e63e-ea96-75b1-8664-ef9d4111fcec', '{"event":"payment.failed","data":{"paymentId":"01a1e63e-ea75-7f5f-b5ee-095719fdd83c","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.365Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.397Z"}', '2026-11-16 21:24:05.399082+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '785', '5', '01a1e63e-eaaa-711f-9e62-6d4a453c4499', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-eaa9-7992-a3c1-1b2d29c372df","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.417Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.417Z"}', '2026-11-16 21:24:05.419038+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '791', '6', '01a1e63e-eacf-743d-b1db-d613ddf13d88', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eaa9-7992-a3c1-1b2d29c372df","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09424545","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.417Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.454Z"}', '2026-11-16 21:24:05.458972+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '795', '7', '01a1e63e-eaf7-7206-8c9c-5533b15b57ae', '{"event":"payment.reversed","data":{"paymentId":"01a1e63e-eaa9-7992-a3c1-1b2d29c372df","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09424545","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.417Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.494Z"}', '2026-11-16 21:24:05.496084+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '797', '8', '01a1e63e-eb01-7778-939a-21a9a855b895', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-eb00-7e13-a735-47de5875823c","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.504Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.504Z"}', '2026-11-16 21:24:05.506472+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '804', '9', '01a1e63e-eb1a-7635-8c5d-8111ed68e43a', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eb13-781d-8ebf-5ba4eeb9557a","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9424552","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.523Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.530Z"}', '2026-11-16 21:24:05.531391+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '810', '10', '01a1e63e-eb2f-7251-8646-93ded50b3641', '{"event":"payment.failed","data":{"paymentId":"01a1e63e-eb2a-7f15-9099-2cb2c42bb8eb","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.546Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.551Z"}', '2026-11-16 21:24:05.552205+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '816', '11', '01a1e63e-eb43-7eb4-8be8-b75e0210127b', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-eb3c-7a6f-8d27-7067d8baa0ec","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.564Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.571Z"}', '2026-11-16 21:24:05.572076+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '822', '12', '01a1e63e-eb8b-79e8-9a1e-6146f249c6b0', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eb65-772a-a374-43e7d688cc6d","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.604Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.632Z"}', '2026-11-16 21:24:05.643969+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '828', '13', '01a1e63e-ebaa-7779-a937-148b4f860396', '{"event":"payment.failed","data":{"paymentId":"01a1e63e-eb9a-7c2a-bf3a-f0a2b4a0facf","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.657Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.674Z"}', '2026-11-16 21:24:05.674723+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '829', '14', '01a1e63e-ebac-7f50-8c9b-c9a82e954d6c', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36424568","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.657Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.676Z"}', '2026-11-16 21:24:05.677256+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '839', '15', '01a1e63e-ebf8-7e21-88e6-82fd9e6b7b78', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-ebf7-7159-af30-3be58425320b","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.751Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","checkoutSessionId":"01a1e63e-ebe0-7661-82b9-16cae2d7f0a0","livemode":false},"timestamp":"2026-11-16T21:24:05.751Z"}', '2026-11-16 21:24:05.753008+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '844', '16', '01a1e63e-ebe0-7661-82b9-9eda930d0d44', '{"event":"checkout.paid","data":{"sessionId":"01a1e63e-ebe0-7661-82b9-16cae2d7f0a0","linkId":"01a1e63e-ebca-7f26-9870-c4f3e863191d","status":"PAID","paymentId":"01a1e63e-ebf7-7159-af30-3be58425320b","description":"Pedido 1042","usdAmount":13,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.728Z","livemode":false},"timestamp":"2026-11-16T21:24:05.772Z"}', '2026-11-16 21:24:05.773042+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '844', '17', '01a1e63e-ec0c-7830-ab6e-3c64bd337d5a', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-ebf7-7159-af30-3be58425320b","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09424577","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.751Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","checkoutSessionId":"01a1e63e-ebe0-7661-82b9-16cae2d7f0a0","livemode":false},"timestamp":"2026-11-16T21:24:05.772Z"}', '2026-11-16 21:24:05.773042+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e63e-edc1-7aa9-b757-9e31f31fb43e', E'\\x41c0db4f16d6a8cc8d9d4b1538ac06ace06a720836e2fce01bba56a62c47d19c', '2026-11-16 21:24:06.852715+00', '2026-11-19 21:24:06.852715+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ea2f-7ec0-ba03-979c3b31ee6b', 'payment.pending', '01a1e63e-ea2b-734c-a8f2-19b7769f115b', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-ea2b-734c-a8f2-19b7769f115b","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.290Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.290Z"}', 'delivered', '2026-11-16 21:24:05.29+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.305682+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ea64-7ea9-9a27-09aa7ead0c47', 'payment.completed', '01a1e63e-ea2b-734c-a8f2-19b7769f115b', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-ea2b-734c-a8f2-19b7769f115b","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09424534","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.290Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.347Z"}', 'delivered', '2026-11-16 21:24:05.347+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.359095+00', '200', NULL, '19', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ea76-7d8a-aa97-8f3d283ade09', 'payment.pending', '01a1e63e-ea75-7f5f-b5ee-095719fdd83c', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-ea75-7f5f-b5ee-095719fdd83c","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.365Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.365Z"}', 'delivered', '2026-11-16 21:24:05.365+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.372289+00', '200', NULL, '19', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ea96-75b1-8664-ef9d4111fcec', 'payment.failed', '01a1e63e-ea75-7f5f-b5ee-095719fdd83c', '{"event":"payment.failed","data":{"paymentId":"01a1e63e-ea75-7f5f-b5ee-095719fdd83c","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.365Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.397Z"}', 'delivered', '2026-11-16 21:24:05.397+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.411418+00', '200', NULL, '19', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eaaa-711f-9e62-6d4a453c4499', 'payment.pending', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-eaa9-7992-a3c1-1b2d29c372df","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.417Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.417Z"}', 'delivered', '2026-11-16 21:24:05.417+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.42426+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eacf-743d-b1db-d613ddf13d88', 'payment.completed', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eaa9-7992-a3c1-1b2d29c372df","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09424545","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.417Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.454Z"}', 'delivered', '2026-11-16 21:24:05.454+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.466468+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eaf7-7206-8c9c-5533b15b57ae', 'payment.reversed', '01a1e63e-eaa9-7992-a3c1-1b2d29c372df', '{"event":"payment.reversed","data":{"paymentId":"01a1e63e-eaa9-7992-a3c1-1b2d29c372df","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09424545","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.417Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.494Z"}', 'delivered', '2026-11-16 21:24:05.494+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.500238+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eb01-7778-939a-21a9a855b895', 'payment.pending', '01a1e63e-eb00-7e13-a735-47de5875823c', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-eb00-7e13-a735-47de5875823c","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.504Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.504Z"}', 'delivered', '2026-11-16 21:24:05.504+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.511723+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eb1a-7635-8c5d-8111ed68e43a', 'payment.completed', '01a1e63e-eb13-781d-8ebf-5ba4eeb9557a', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eb13-781d-8ebf-5ba4eeb9557a","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9424552","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.523Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.530Z"}', 'delivered', '2026-11-16 21:24:05.53+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.538688+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eb2f-7251-8646-93ded50b3641', 'payment.failed', '01a1e63e-eb2a-7f15-9099-2cb2c42bb8eb', '{"event":"payment.failed","data":{"paymentId":"01a1e63e-eb2a-7f15-9099-2cb2c42bb8eb","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.546Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.551Z"}', 'delivered', '2026-11-16 21:24:05.551+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.555465+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eb43-7eb4-8be8-b75e0210127b', 'payment.pending', '01a1e63e-eb3c-7a6f-8d27-7067d8baa0ec', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-eb3c-7a6f-8d27-7067d8baa0ec","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.564Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.571Z"}', 'delivered', '2026-11-16 21:24:05.571+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.575015+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-eb8b-79e8-9a1e-6146f249c6b0', 'payment.completed', '01a1e63e-eb65-772a-a374-43e7d688cc6d', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eb65-772a-a374-43e7d688cc6d","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.604Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.632Z"}', 'delivered', '2026-11-16 21:24:05.632+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.65101+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ebaa-7779-a937-148b4f860396', 'payment.failed', '01a1e63e-eb9a-7c2a-bf3a-f0a2b4a0facf', '{"event":"payment.failed","data":{"paymentId":"01a1e63e-eb9a-7c2a-bf3a-f0a2b4a0facf","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.657Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.674Z"}', 'delivered', '2026-11-16 21:24:05.674+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.680156+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ebac-7f50-8c9b-c9a82e954d6c', 'payment.completed', '01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-eb9a-78d9-be8a-ab79c73b4cb3","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36424568","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.657Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","livemode":false},"timestamp":"2026-11-16T21:24:05.676Z"}', 'delivered', '2026-11-16 21:24:05.676+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.680156+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ebf8-7e21-88e6-82fd9e6b7b78', 'payment.pending', '01a1e63e-ebf7-7159-af30-3be58425320b', '{"event":"payment.pending","data":{"paymentId":"01a1e63e-ebf7-7159-af30-3be58425320b","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.751Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","checkoutSessionId":"01a1e63e-ebe0-7661-82b9-16cae2d7f0a0","livemode":false},"timestamp":"2026-11-16T21:24:05.751Z"}', 'delivered', '2026-11-16 21:24:05.751+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.75556+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '01a1e63e-ec0c-7830-ab6e-3c64bd337d5a', 'payment.completed', '01a1e63e-ebf7-7159-af30-3be58425320b', '{"event":"payment.completed","data":{"paymentId":"01a1e63e-ebf7-7159-af30-3be58425320b","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09424577","tenantName":"Tienda de prueba","createdAt":"2026-11-16T21:24:05.751Z","keyId":"01a1e63e-e9e3-7fd0-bd67-c26969d53c9c","checkoutSessionId":"01a1e63e-ebe0-7661-82b9-16cae2d7f0a0","livemode":false},"timestamp":"2026-11-16T21:24:05.772Z"}', 'delivered', '2026-11-16 21:24:05.772+00', '01a1e63e-e64d-7326-adb5-7e538b7c8e68', '2026-11-16 21:24:05.77817+00', '200', NULL, '2', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e63e-e9c3-7e81-8620-531c6d563d8e', 'false', '01a1e63e-ea07-75c4-b5ad-d11b073c587d', '1', 'http://127.0.0.1:36197/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44fbbcdf23f60c6b1b69f079d711575c3fcaa953c816412cfd398f4914eb21ce30ac30eee94724e4ce5bc7446b68806bbd4c18df7be8da28478d98ab739a4c25ea2fee9a3aa0dc681c605dc447d2b87aa1db589e2eb54f463f997c51c294b3', NULL, NULL, '2026-11-16 21:24:05.255+00', '2026-11-16 21:24:05.255+00');
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
alter table user_links enable trigger user;
alter table webhook_deliveries enable trigger user;
alter table webhook_endpoints enable trigger user;
