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
alter table webhook_deliveries disable trigger user;
alter table webhook_endpoints disable trigger user;
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 19:28:39.86285+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'r4', E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', 'http://127.0.0.1:34001');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4', 'false', 'pas_test_t7ofjAmR', E'\\x45d9aefbf490508edad9d5fef572ef0bb0bd4a73fe03868ac3617dbfbc4c9384', '2026-11-16 19:28:39.925492+00', NULL, NULL, '2026-11-16 19:28:52.028079+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-3e0c-7da4-b6d9-ae7706b6de80', 'true', 'pas_live_yZT1zp19', E'\\x182c9f40a004a25dd70ff9cda592c0f60a015d54ecb89fb211aaa78c08be073a', '2026-11-16 19:28:39.949654+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '17', E'\\x5b076fe79a5e07784a215943b034079c6533ac5303692646388f0c2300359a19', '2026-11-16 19:28:52.019823+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-3db5-7b22-998c-792925eaf992', '2026-11-16 19:28:39.86635+00', 'test', 'tenant.create', '01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-3db5-725d-874e-4e660774df15', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x43dfaf4a35d10c6c10bd2bd92123105b30c36de492a4196feee0701aa2ca8a65');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-3df4-7e99-9aa7-f60e75e06fdc', '2026-11-16 19:28:39.935192+00', 'test', 'key.create', '01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_t7ofjAmR", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x43dfaf4a35d10c6c10bd2bd92123105b30c36de492a4196feee0701aa2ca8a65', E'\\xa17116c1bc2d568da6fca397339dc76bd71fb28038864895e5d143fe1d852366');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-3e0c-7acf-891f-143908d5c871', '2026-11-16 19:28:39.950398+00', 'test', 'key.create', '01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-3e0c-7da4-b6d9-ae7706b6de80', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_yZT1zp19", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xa17116c1bc2d568da6fca397339dc76bd71fb28038864895e5d143fe1d852366', E'\\x5cfb6bfeea828709a6a14c1a1651e7be35f0f8d1c8a14d885649d8c150136bd4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-3e7c-71dd-bc9b-113507398086', '2026-11-16 19:28:40.028816+00', 'key:01a1e5d5-3df4-7389-82a6-a828fd08b4e4', 'webhook.create', '01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '{"host": "127.0.0.1:45459", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4', '01a1e5d5-3e49-70a8-8896-e9c42b2e9bad', '4', E'\\x5cfb6bfeea828709a6a14c1a1651e7be35f0f8d1c8a14d885649d8c150136bd4', E'\\xa239e53fe60734ada6acbf3aff4b89a0aaf1b2783ae5daf054d2bc783962b90f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-4ccd-765f-bd80-e52b10da9854', '2026-11-16 19:28:43.732502+00', 'test', 'checkout.profile', '01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-3db5-725d-874e-4e660774df15', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xa239e53fe60734ada6acbf3aff4b89a0aaf1b2783ae5daf054d2bc783962b90f', E'\\xdaa73d101d22b7fb8e276658dc7116728702a43c149d4d06d97348e29aafb696');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-4d2a-7dd3-b892-b107089bb47e', '2026-11-16 19:28:43.808066+00', 'key:01a1e5d5-3df4-7389-82a6-a828fd08b4e4', 'link.create', '01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-4d28-7c45-85f4-7b92ad5eb0ab', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4', '01a1e5d5-4ce0-764a-b35e-8f695a79c2e3', '6', E'\\xdaa73d101d22b7fb8e276658dc7116728702a43c149d4d06d97348e29aafb696', E'\\x182e71e97cfb893933d77402ab94f8616e84a1345b7ff0a4596ad3c83f003a3c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-505c-74c8-891a-42c54f113727', '2026-11-16 19:28:44.647577+00', 'test', 'bank.notifications', '01a1e5d5-3db5-725d-874e-4e660774df15', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x182e71e97cfb893933d77402ab94f8616e84a1345b7ff0a4596ad3c83f003a3c', E'\\x55ab98bd1198e45c273b6d77c768ebd955cff0370b3da53ad5f8994c5164fc89');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-524c-76a4-a455-12119fb1ca44', '2026-11-16 19:28:45.138447+00', 'key:01a1e5d5-3df4-7389-82a6-a828fd08b4e4', 'movement.ignore', '01a1e5d5-3db5-725d-874e-4e660774df15', '01a1e5d5-516c-799b-b21d-179c29da27fd', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4', '01a1e5d5-5228-7210-ab5b-b4515b34469f', '8', E'\\x55ab98bd1198e45c273b6d77c768ebd955cff0370b3da53ad5f8994c5164fc89', E'\\x69d608b9f46fbb07678903a199e6d763d03fd79583dab2b938bb08b27319fc90');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-5b1b-73d5-9fd5-514ea796a212', '2026-11-16 19:28:47.401981+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x69d608b9f46fbb07678903a199e6d763d03fd79583dab2b938bb08b27319fc90', E'\\x3c97f9be21303580d3e9527fb34b098049e3c9d16a220aa9a21c59184cbcb57c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-5b4e-7040-8c4e-2b9af1342ef7', '2026-11-16 19:28:47.440639+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_ODryKfCc"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x3c97f9be21303580d3e9527fb34b098049e3c9d16a220aa9a21c59184cbcb57c', E'\\x6edc7337c4ab63f34fa3845b3a12efcf29f4982b3924b0707450d0ee9f37498b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-5b65-7484-b83e-8754235a15b5', '2026-11-16 19:28:47.464413+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x6edc7337c4ab63f34fa3845b3a12efcf29f4982b3924b0707450d0ee9f37498b', E'\\x94cf4a444e0de6ddcf72bab0674c5744a00dab4f2c0bbcd0d1b60649dc05a14c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-66f0-7926-9e9f-c699d46bb198', '2026-11-16 19:28:50.431838+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '90888ec0ff796542', NULL, '01a1e5d5-5b78-7558-97c9-3bf76e7c4a22', '12', E'\\x94cf4a444e0de6ddcf72bab0674c5744a00dab4f2c0bbcd0d1b60649dc05a14c', E'\\x4cfee250919f4ef29bce80225598fa4f156da8e05769f0cbc8d3e35df1031c0d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-684c-7d59-bdb8-2c697550f02b', '2026-11-16 19:28:50.766052+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xcd38164e1f97e0a9689cc43db89c73586dd0251a12d2dde82d2f9e8b805a7a75', E'\\xd5cc556d7207258c29c4a105d7a8eacddfdbf4d313aeb3a7b8b44e8b80c6350f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-6d24-723c-aee7-9abfc460ce9e', '2026-11-16 19:28:52.006774+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xd5cc556d7207258c29c4a105d7a8eacddfdbf4d313aeb3a7b8b44e8b80c6350f', E'\\xeee4b82fc3a078bea1f83fd54a8e85db6a650453be2e418a0565d847a0c02a7f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-6d28-7338-b8fa-bd8e78cf7610', '2026-11-16 19:28:52.010202+00', 'test', 'bank.set', '01a1e5d5-3db5-725d-874e-4e660774df15', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xeee4b82fc3a078bea1f83fd54a8e85db6a650453be2e418a0565d847a0c02a7f', E'\\xaab02bd612751439493185e7fb7fdd30d0b232174f0773451caa2beb061b1550');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5d5-6d32-73c7-90a3-954523c1af95', '2026-11-16 19:28:52.019823+00', 'test', 'bank.route', '01a1e5d5-3db5-725d-874e-4e660774df15', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xaab02bd612751439493185e7fb7fdd30d0b232174f0773451caa2beb061b1550', E'\\x5b076fe79a5e07784a215943b034079c6533ac5303692646388f0c2300359a19');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('5ea55a22-b0d4-880c-85ed-40a7fbb6deac', '2026-11-16 19:28:50.73707+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e5d5-6800-712c-b1ae-fc6a9b7b137a', '13', E'\\x4cfee250919f4ef29bce80225598fa4f156da8e05769f0cbc8d3e35df1031c0d', E'\\xcd38164e1f97e0a9689cc43db89c73586dd0251a12d2dde82d2f9e8b805a7a75');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'true', 'bnc', E'\\x0233131d44b2c236c86605c12161727825217abf7cd3f011dbb4431e954c1486d25753d61e854d8897b8c8cf1c8e60fcfef7b9a66d9b67ee278cca732c6ad531a7a0967df5cb6f0f31406cf08e5c252c53006d21988a', '01a1e5d5-6d28-78ff-8ba0-bd1faf0bd9cd', '2026-11-16 19:28:52.009197+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', E'\\x86cedbabd0c0bb3c281882b3ce01ace222768d6064bafca626aa8a6e8e57885a', '01a1e5d5-5133-737d-8a98-9e63da2f2d2d', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'r4', 'R4notifica', E'\\x0233131d44b2c236c86605c12161727825217abf7c401607862919ad369bdfc3ff1974c948ce13e5e198762e4032a5cc0677f32329d51800abd1cc421376ec32175646db01ac8a4b7a7293c2d9d3efc6d1cd49e1e78827a68534802e0d79c3158ef376ace9e61684b59d6f20465280ccd65cfc1f448284b01bf75bd626107fb6c33ce059486409963ea25d6bd87516c69b86e1d38dba738da655c4790bd663fe9e10a4ee14ad217884b88546e87905606f9396548f751a0c3ea4d64ca655ebf8dae88f76a69dff70496d96153e1d8a2c8f43b446a1df5d81ffc06d80f07da47d3e7d81c5033aa2ac49ff5a0ef1ea5c6799b51b8d45d8cd38ee70fc59bb83b62bbc58f7aeb4adb8fc90273424bc1cee49430889e981f0fd68', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 19:28:44.854974+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', E'\\x92bb3ad88b502086e7ee89c2c4c439b3dea4d99d18c4375276c811d4e70ee235', '01a1e5d5-516c-758a-83e7-862abf172456', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'r4', 'MBconsulta', E'\\x0233131d44b2c236c86605c12161727825217abf7c2a2798cd4c840c14a10a1dadcf513339f8f32f4f1fb7c6a3d198b302ea0bfdc46706898cb77e9e3980dcb5667fecc5221ceb57ec94a4ba84dd7f07f8cebf1716210337be68b3b8c5446470f15e9ab1e1a1b09e96c40a4a68f49224c0ecacb6d09a8209b424a9b56b564bc90c765c1e5602ea48090a6f13661c7240cce539c87a9c02cf66dafa5b48ec7043f92ee2795a6fa2a1060a795f92ef8ffb3c4f8e073825a2b6777260a7e10180fe9da8b4335366d4580dee07daf127d1a62bd535dfc0f0f7154fa992c43dc62ccea30fab9627baf6c1356da177c456667fa36d8d2f880c9abfb0e9163fb17a27cd949d6218f833c3f9b909087b6a4c2353d953c1eb3e34c296da', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 19:28:44.920237+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', E'\\x996cb75f4e4911c9cd359ab23b94adc949b02e04276337f240a37540c79a7d04', '01a1e5d5-5094-7cc8-84cc-ddd44f2d319e', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'r4', 'R4consulta', E'\\x0233131d44b2c236c86605c12161727825217abf7c7dadd6d97286ffda36a6a2cff8cf0301d209e7896b7938c49215c59c900343d86ecfbb219f803094499caf363660a1ee1c23a2f7684b9f84ff942e8d6162618415fb9bc1a6eb1abd8e90b223b12bff76103757dd4583eeaf36946e4a9c5aca3dc76e547b433a5b', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 19:28:44.694991+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', E'\\x9fdb503c46786df88c28d1bb6f96df0a5c61fc4cb85bf0f6a560c5bde2cfd7b0', '01a1e5d5-50ca-724d-8cbe-34706672275c', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'r4', 'R4notifica', E'\\x0233131d44b2c236c86605c12161727825217abf7ce83141a89595dbd7073362140c47d298c0f243829f25fa290d210c8a888df3c9195ee4addd4d1be61e3f0d7c587ca98b56a7ec624b8e3ee63e5fd114ec9b25a449be2542332787bcb447420b75d34088d90be10d28065ee2d413653fde5366ba45961efc2c5e3fa12a8b23101e13ecaadcd4ae0e9e2f94f80a66daf7f2124bec54f5080d0df4c9754171278e00888310abf9b570f0d7733f437723178f36581c49805ed5964a99b2d3ed932b969587d14cc5ddfa58cc9cfe595dfd34c62a5b92264be1daa7f654fa15da0c2107392695de60e9f365600a582bdb2ee18354335b295f043615054617901dec7d36d0f8377662741452c5c7c33c52504fe7031adb13234d', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 19:28:44.746718+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', E'\\xe3058436363857ceccd0bafb30177b5b2657f3a2dfc12d19d479c1e7cc09611f', '01a1e5d5-50b0-72fe-9329-999ee86fba64', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'r4', 'R4consulta', E'\\x0233131d44b2c236c86605c12161727825217abf7c222487198814998f8a13d378c107736030764f389e2f1982894e0d37c609272aec3d127b4f005dc871a64e3f92f5112eff32ee03', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 19:28:44.727127+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xa433780a1f20ab265c053b2de5e77c04a67a37b7a58c4d4ff5f1ce48a9fcc6fc', '01a1e5d5-40dd-7453-bca4-067170647ed4', E'\\x0233131d44b2c236c86605c12161727825217abf7c2cec1a8883bc1cef6e4e1aba45de18ca6248d72a38a09dcc357b6377561df5c134ec97b8d8151a0db3f6a7c95a97f7c21adda1fd38cb524d7803717a', '2026-11-16', '2026-11-16 19:28:40.670854+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x769bb3fbdffb580cedb1d5dd65e1c50c1c7cbb1fbbf933abb90f518e51f9a2d2', E'\\xe1b376c70729926c75803c5b7d0cbb854db710689d5c9cad359d80571eb9bd3e', '2026-11-16 19:28:42.591565+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x5fff508df158ec8fa99e165becad5aca7ef4790d4da77f3065a0c4de58f86764', '2026-11-16 19:28:42.30848+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x769bb3fbdffb580cedb1d5dd65e1c50c1c7cbb1fbbf933abb90f518e51f9a2d2', '2026-11-16 19:28:42.512083+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\xd43e94f27627985da8c17b6bd1cbc8c9e396cc02f8e73804fdbd82531c5eb80f', '2026-11-16 19:28:42.629252+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\xd43e94f27627985da8c17b6bd1cbc8c9e396cc02f8e73804fdbd82531c5eb80f', '01a1e5d5-48ab-7c8c-b776-e8bf5964af50', E'\\x1e2035ca836a42d525379fab07f302c2025d724f4a11cd6b0bb4a9e9b33f6ea5', '2026-11-16 19:28:42.629252+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x1e3b193fa71d8e1460b063186a94b3c352dc82fac4cab0e7e94ff409d0b2070b', '1', '2026-11-16 19:28:44.478974+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x44274060d5b4da81e18c997ae2ba63a7fa1c6ca8eab807f1eab97df2e956f85a', '1', '2026-11-16 19:28:44.478974+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x620730de0b3def5013fa03e3b6987d77ad91d68834f618914dfb150d7465ec31', '1', '2026-11-16 19:28:44.188652+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x706969d4e7a8d910d4132f4a232f275d5cb013178e3a840c942a383360e99f40', '1', '2026-11-16 19:28:44.188652+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x88e1f408cfc91e3d24f76030452a81ce2572e0c9f2f4cc0ebe9ad2e2bf5938c3', '1', '2026-11-16 19:28:44.478974+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\xc07891a9388387694ba58075d86b87dd783e136b0f07bb25384fcc74d8fa0025', '1', '2026-11-16 19:28:44.188652+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\xcb25b8eed5eb01cfdcecb14398a32becfcf4cf6df342f125e4ce6a81ee792182', '1', '2026-11-16 19:28:43.958533+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 19:28:43.731149+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4de4-7806-8976-b46c5565b0f1', '01a1e5d5-4d28-7c45-85f4-7b92ad5eb0ab', E'\\xdd4bd568bca4ad09f4c2d58cdf62f780866cd6cfcbf333ce7b107d1ffaae011b', E'\\xb4d6536a0204358daf01e0ddda0c29dcae85e94272d74bcdf5e17326b0c5f723', E'\\xfbf39024bd7c4a96d7bee9f48e314da72dc037ea4c176f3f3c072c904f244e62', E'\\x0233131d44b2c236c86605c12161727825217abf7cc8d5478dbe3457f4a6678ef21110ae4eab881cd75de9ada5c1d2fa6fd48375af5a4162d4be5ec54f9c1fa2a273403a1b845af5538b7a4a889837e5698940023dbf376a1f7c9497954648f9acb598', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 19:28:44.004+00', '2026-11-16 20:28:44.004+00', NULL, NULL, '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', NULL, '2026-11-16 19:28:44.535+00', '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '279485732294', '01a1e5d5-4adc-70cc-ac6e-abac029fd051', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,32290,279485732294}', NULL, E'\\x0233131d44b2c236c86605c12161727825217abf7ce5686abadc2c5bdf3ab9766d109ed5d3b5fb2f8284500947a5d4236f330967ed67e8454728288793e2a027a14595a135241e5a1abc3b463e41c5ddeb01d51c8f542aaad33b7dac0d108ea721fc2c546a29', NULL, NULL, 'query', 'true', '2026-11-16 19:28:43.229216+00', 'matched', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-49f5-71be-92f9-1ea3bb551c33', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', 'notification/0102/83700001/1523.40', '01a1e5d5-50ca-7b1b-9136-64090d2b015f', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44b2c236c86605c12161727825217abf7c2ad4c51af37ad5479211736f828a6b27b727c298eca32f3333df0bea6f996882ecc6aff6b3c99a3fcc4f5870d848981802ab78c54d376b51cddab22d0ee2299903e5ae045129e27afe8f0c95b1a492e448932cbb58a3ec92f619b03669a23b62c88429c84f', E'\\x484307f276f07244ac63c0069897ed4fa48e7bb745c4501abb6e0e5fc5851468', NULL, 'notification', 'true', '2026-11-16 19:28:44.746718+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 19:29:19.746+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', 'notification/0105/83700003/1523.40', '01a1e5d5-516c-799b-b21d-179c29da27fd', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44b2c236c86605c12161727825217abf7c29e130e9f6121705d84ece54f780a07d13367cf0817359cde92438993a25fb0a832f73dc0145f536cef7c32928c428883dbba254f93c68e92ed49383477b15a6a0d83e9f86698820222ff54461d38a0c07383766bd6edac0cb05a3ad0f9227561674810611', E'\\x484307f276f07244ac63c0069897ed4fa48e7bb745c4501abb6e0e5fc5851468', NULL, 'notification', 'true', '2026-11-16 19:28:44.920237+00', 'ignored', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '279485732294', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-49f5-71be-92f9-1ea3bb551c33', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 19:28:52.240258+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '2026-10-05', '1', 'added', '{}', '2026-11-16 19:28:52.240258+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-76da-addd-74d06fc44c0b', '20261005', '30.51', '2026-11-16 19:28:43.48+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /movements/{id}/ignore', '01a1e5d5-5227-73ed-a10e-8285ae3314fc', E'\\x34d31ca25473de3ee57cf3e6d352fe517c0d91a3f06d57e35c7aafe5569580c1', '01a1e5d5-522a-733a-ab1b-7d9e0958f0f6', '2026-11-16 19:28:45.134984+00', '01a1e5d5-516c-799b-b21d-179c29da27fd', '200', E'\\x0233131d44b2c236c86605c12161727825217abf7c230a92857041f8250ce17d6a249ad6243e1ea05425beeed17c4ab1948897429b5e11cd4bfde35097c5253e0c2cc0874774627a05c142205b712167195b895329c66cd7b05fceb7f22c0e08cd539f68779aa02ab07610254132d48663770df2f771b9c2e03fad96041c18a9a128735574a00643f3117512e85511b7c93ee85e256cb00d5f4f59481c0657accf8a0556abf6e82080469e20ae1dfd8d958481e1d86530f8da7d4089e8bc83ffc8187c2ee2991a93a9c04f368f0dd155b6ac97a12dab12895037b179ac7047a61a76ca72196a8f50ee24a1d440c6408eb0b17c6179f90514dd460cd3bf966f66c0c38b3756c8b6196e2e9a60f96ab6e7c89ec516157d3ec43c51c294ea6df7e7706e46befd3751d3e981c27acaa70b68bbbb57a01435226fb46ec676127dc1409ae79be24525844f8d2c7ae1bfa6d5', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /payment-links', '01a1e5d5-4cdf-7b5f-8a4a-ab91cdb48a42', E'\\xb4fe2e61033c8549ad6fe3c5cbaacb2e56c149488634244e7f9e2753737ec35e', '01a1e5d5-4cfb-7458-9b5b-6fc837c99ea8', '2026-11-16 19:28:43.806364+00', '01a1e5d5-4d28-7c45-85f4-7b92ad5eb0ab', '201', E'\\x0233131d44b2c236c86605c12161727825217abf7c36b04d3b43419af1533d7db570d9e84daef019a40917e84fcb1d60eb0ed0b3cf7d09b898c09e5582261d4e3c9667e9826e822f4ac7e9613f36f79bf06dd2d4ba72154f06f66f45996219746c6720aaa2d84690a005b8b51d25ea0f38a7624394ef9a85080da224a13fdee73a0fb6de5877bdc3fb77b4d5e2439f1b6e577be0f61e0b7e40ca1a4cb35e891c81c34feba9ebc6693f5b8dac353d984dac2cc3c8c791930dec6f27639eb207d245efd659b62921d7cd2658797a89a23507b9926c446c396e91ca98e49cfa359ffbde3b479f0f41a719fd6e9e19421aac88baa2cad5a62a8bb11d495bb0f148b21104391893430a9dd3fabd1a741007435fd5af7363333661e36fc886faca8eb2fd376ba55ca8a2efd94703ec3223e5e2d10fc0458367b12fcd4bf5998dc28eec47f2fb4bc194f72508d0e9ee1f84', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /payments/credit/disburse', '01a1e5d5-4b55-780b-a13e-b951435cacc5', E'\\xede8133ef72c7e4122e9b0222de1634b4772cd4e228f4def4adb19d84f3cb268', '01a1e5d5-4b74-7583-826f-b1664938a5ee', '2026-11-16 19:28:43.46932+00', '01a1e5d5-4bd8-76da-addd-74d06fc44c0b', '200', E'\\x0233131d44b2c236c86605c12161727825217abf7ce40c43f9fb36a025a71bd2a867b31a9311e29f4478f86a7b3ba212a460a5a9787e6685d281dade825ddda8efcd2e9e5009210557f8b32fe782d655eb2197492565dbaaf13517fe0c00e80846d92de1aa09d1a56f50c4e6ac419b6206d65eeb71acc77a579299dc2111dfb191ebdf370fc3d6512df32504f5f45e1666fcfa6948112c2f300560961c46fdb3e4f0d83e43a9e14f5c9652fe5a6d59979c58b9a895705e2f7c76bc8d1c975047d016ea25fcb23b372da4136e07a49d40d39ce7beb0c45533e6fa8840413f2934d55641de7cb6cbac76fcc9dac7dc61775a937081ea516cd71d7a32cecf6a30ca3dc66f96cc65a88e7fd777bbfea34fa1d562c0f917c852599b921beebfd72c42a4630693db98b7661a2093887ec074084a26def66bb1f163ab4b3bb5bb89297dbe28300cd1511c9707ee8aaf09173dff58c4e0bb0800eba6c0234f4ae14e3fcdfe0f30f6f446d85ace99e61834a183be92c4d67b781787bacd25178b4be9965292887ab883ecae48fb58a403fd34a1aeccf7a5ff05361f0cad6b7751f8b6559ac8d59e0aece884baee42a1e25746626b4762e4e5d02f00e8ff387c1264efa6ab35aaf572f2fa89d1c5cc969d9df0447afb58fde39df14d4deca598c04181d98f69e01c7fa970c23e0d45c0895381095dfe5ff5cd4bbb9b706a4d9db2efde8fb10c1d9517abf78c0086339674e240edd6e58959a742517e8461bdb79ef6947375bef6fd7a77d92eaba39153e298ce68553817d021c193454a4505ebce81483742ff913044c7db1251ab8017aaf4f0a7736be1d5730023a3fb4505f50108c4cdb08cc1b369b70104b3ecb692388556f843e6f78145dc2e4f6b2181161a7d7f4501dd709dc3085ca8fe6c893be70116b8b601bd8c23e06e575d60be1e39309f251fd19bd199017ae6cd10294c4dba0176c720231d4ac81f9049aa654f6fe53b2091a679c2cd1f737fe389977092c58195b0cb2cde5b8f56072a85ff2328140f9c44a22408b06f739bfa1d9e47781316bdacbb6a7c3c7146d8297050368f240be97cfa56adbd276690d8399d627b38b89bd0851d92c43a252e366687dfc039993d7c0d9578bfdcc03b12e072063740eb17a1504a914e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /payments/pago-movil/verify', '01a1e5d5-49c2-7490-981d-b53f38c84a32', E'\\x191ab637add8d0fd68b987aedcce1e420e41ce308cf053971e5fe1c2a35271e0', '01a1e5d5-49c5-7766-97f7-3b863c695cb9', '2026-11-16 19:28:42.979152+00', '01a1e5d5-49f5-71be-92f9-1ea3bb551c33', '200', E'\\x0233131d44b2c236c86605c12161727825217abf7cbe2d12c972e1e73f413350a0b0af873f9b18b8ff1dd1927ae40029f9c830ceda25ac3a6dbb6002a39e08c985a3e55eb27de0f08be110224e555843f1430e9516701632b084b61f2ebabe434ffee1f33989f945b616d020bba684d5f2227648861c63b01f8cf5bd8c7680739b97a16cb6ee38d016589050fdf6a793b6a4bb72a1531927ace5ccadd4b63845d92ad1de640259a339cac1a0bf4c24b3f9888278bf3480cef2a6450a5e8acbc2f56dab237cf014e7941f3ef726b4849de5ebc48b72494c94a5989941913380b33291ff501863d62cfc2f230fd912c03099f8a3b31b33420d2710339cb6ae69ea03793afa72875560b579e7eec2ef8f2726ce943eb64b6feb7145b81b95d1b012f60ceea8c08231b911cf680b7363801e0fa6fb5b199e0436554b1dd593f6a931941dc5db65439cfd51180ca5b98bdc890891f5a862981d77e01a24165090d12c59deeff8b5c603d9d2cefd033921a414cd861983da3098650a6a3ecdd80b9ceb33e002edb8253d2f0a87e4ec46455c188caf959859e6b5341287f339f4c9e29fbb792056e58e9d4fa27b934bc7896d5473db13ccca558c861ef08df38472ae764b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /payments/vpos', '01a1e5d5-4724-7089-b037-720cd3d309dc', E'\\xba6d7e85054588392c05d8d7e62511d51c9cfe6f08db0acd138419d98ba8ad44', '01a1e5d5-472e-7f1c-b141-86dd91839c46', '2026-11-16 19:28:42.395937+00', '01a1e5d5-47a0-7919-9921-af7c30197f67', '201', E'\\x0233131d44b2c236c86605c12161727825217abf7c7b7270a150128966dea9027f6ea9980c340a39ff7f929c53870e36110c6f0792beb0b54f17742db2bfbc607b2750129b5eb2b73dc7dfcbe3254636537e06500d879e6365f78d0353b3e24dd76ebaabbb79ccde9b5541fe3118f33ec1a3dbb21216f7cb0ae0f3420c7484b043d3a6971f25a740dd1a95d3c9f37c1350a609f7c67f4905fa860bcbf1b7f30b5c673a752f87cfda74c62e4593d7321c60bafceff4cd2a440019fb851c924d5c8d91f35b15f6140476ce5046808b0f99fc6f6ac89f8b71420828f15d5d2945f43b6abc27d162885ee5e60c6af76ec62e18ec6561a2d977fd788249161caed6529a0a646f72df468d232a308f454e00750512e65ed8f6c4a68b1ae615ed189292dc809e02f5bf22000f772987cc79c5f21b3b7302b2845cfd4f4c07ec5c06b7498e635ced89ef8922acb39cc6bd3a0c36a5874fed5dba756524d4b515d6b2784e8c35a1dd8b5e5116c8204ff09c7994ede998bb07198a69c3f54da522a00bda3e53d01341b18b98dd69fac54e929fa59de2148635947eb78f8d29cdd9f3138369afd673dc458da33dadaf10431bd6b38c13ffbcabd7acbdb493d6957e1ef679463fe0ded45c652a846e35b23c32bccdcc425a3c8a3cf329311bfd6532', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /payments/vpos', '01a1e5d5-47e1-74f3-8346-48cf750be505', E'\\x33b0a03418276be395195f9ba1297d772e0773e07a63c1d8695ffb14d2975116', '01a1e5d5-480d-7760-a8b2-816f06f84cfe', '2026-11-16 19:28:42.563164+00', '01a1e5d5-4862-7945-8880-7c7c2f5459c0', '422', E'\\x0233131d44b2c236c86605c12161727825217abf7cca4dde9876a00f4ebbe485e7f038c4bfd1d8e1977c06ed1f9d31ec9cf93a0ff9424ca89e9480195edad779c0c368dde25820f38843723cbcf6c8ca57700843e2f898e6cb07727074175458145957bc2139e4579edd25c7e3bb7728fd4dfd90257a4c91c28af73deeac03b0ef1d803ebf39dbaaafb20c63d0933331069a5b2fb575f602e8a2b76246b852e3045f11a057884ef934d0b5d0a50eded90e6212992d1dfc4e057242b6b95f7bf836872e773054c19decb3b03f593c972fcd0e2224836e22d23801b79fb4a545d501a4116f5c10571a562eb74a399a3b040b9fc91f86ba9340b124a3b7d088a62591861c0fec58a25004db14498510dd2415a837dc9f6a811025d949785ccc7a650f1787ab0a6778c9613da2288bfc91fb56acdc4bdb771ef22a6390f8f97500298703fb71a7aeb9b2852a8f40ab4b2cbe01722c2edece9aa71027d620f904a4c10682925dfd4dd22e05066ef49a2929e9b50dfb2213bf86eafa32f858c99b1a489931b94fea881614e102ac6ce5243b666812cc8f0f2fa8a54aeb18d6bc3cc77abd38b7aa762584499f749ec0cfef2e01cec94dd5e8d9322ae254dbe1bef44486b0a684b0c9529ccaccd4c10c113f75b2b6c79527fcaa0aadef1ccb6954b2', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /payments/vpos', '01a1e5d5-487b-79e6-9b88-c4cccc273de6', E'\\x7a6d16020256a2cdb2fdd6cc63acf08c40843f7376c37576ba0d56d7f4d94d16', '01a1e5d5-487d-719b-a19a-0d534c27143b', '2026-11-16 19:28:42.672709+00', '01a1e5d5-48d5-76d0-8a12-e076a4fd7de0', '201', E'\\x0233131d44b2c236c86605c12161727825217abf7c60178d031fd33d939761af49f0be01e1f76bf40f9c4b8f396cec67eb369e7f2c8ff8218a9015370b6de7beef23e89f9ef34572b9edc75997e0e0bc79d7675fe83fcd1e6ec0c3b99485b73c9ed745f7b78dd9f6921163ad52e3b1f3ea8160e483c689acdf20da7a35770f5b3b430800904c5f5a9373719eb88fa408bafa34d98d8044b862c7edd199ced0ca30b1d7ee5624eeb5b33b97e3cb8be3a38dafbcbaf9e7825f0b9c4b253845017ae0e12442ca9a4222014ea1ca260ced6316f4608f154d8d657dbe340b25b6442f6fee85e311be11e41334efd343bbd9c83cb027e52872917ae558c2dade5f6bad7280a7e57b25cb6fecf05d9d74b29ddc9701592e05c8284bf856e79daf512b41101997db88642df798167e31dcfa1d16df7226c69ad4e9585e93f4a762e5483b784fff0f8cc32d3af5855f8c3eb17188c02aeea467012b8c2c1c0edd91a95af25b8b5f4db33f9bf2d71974cda71d356c1713c574ff110b0b8d0a2830ec1212ba68b938f71bfc7eef9459b26e01bb592e160319b53ad8e57df863a36d9a342d2c12621cd2874ce0be313465c92cb116a980e967bab085e2f75d000800875a18cd', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'POST /payments/{id}/reverse', '01a1e5d5-45c9-782f-9bb3-411e0003f3a5', E'\\x66a01b61e9585e6c0257cc7c48f9f4a994b3d328dbfba58545b4c8f91b58a90e', '01a1e5d5-45ee-7f84-a0a7-dde8fd2556f6', '2026-11-16 19:28:42.03509+00', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '200', E'\\x0233131d44b2c236c86605c12161727825217abf7c99296aa5805a4b5f0f8903196cc3de032410406e8d39096162bf82cdef9c5b2292bca8691f06af3f8c7c0306e7421a26fea99795823135102137af51e608040a55b70cb77a795b282a0d663a2977fdd12f59f24e261c61e81db45f6b7d84257810d303161ad48bfd9ab6b782110e7f178bb999c6f6c12a69a1cedb1a942ee975a9aa49e7753287c1a8fdb23fa1d41f2c96303b4a344cfe4e623b8dac813f4db5d2124c2063850b1c675b9644b5169282849d0202e67fcd127e474b4d24730c88143d83050e31e0f09e026772f93e2e510822a5d7b22058491f11d2f00125f5afe5b309fb92204bcc3104222c4cb28814b9a5b3ef7d4e821060edfea5ccd885b3af3cf1c4df5b8264ea05cc7fa19b1a44ce0bca4fd959b24dfc687fdd471364d605a77968c8323167f492de2786cd24db771c888de0aa4bee42357e6e1d4bb1229ff3822703dc4c6560749ca8263fc6b9745368456d567feb1e81e1bacafc721136b0f5a9512f35eeb997f0eadc412f567cdba785a24a9c249a85ae849980eea08151edd55a7276f82f9862ab6ae8e373961d3c4bc57f1f707bf81fee71787eef6e0c59cb4b3818c5235f6cd1c7bfd9159e57153ae8d7a719cbd0b95e6ee58037318ddd24d3650eb57bb83d4a7082f228228cfc1fdd1d03c25c6d10847e65a9da23873be16aecdff4b451353e725ff88751a9833396fb10c94b5a97f858955912abefd193520e2a542c58529c206b07452e51a5d3a279fef8efee56badc7af4232f2d70da616f4fbcc6dd305ebaaae72a7718debf179a3bc1183506a4a85ee54dfa707eec6cc71169f76d999672c6c5ee28626defa8edf46d99202093919abe90f206cbf7fef192', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44b2c236c86605c12161727825217abf7c2b6aa2b0218db3558e11c1f8076eb06d24ed0dc7e0937c32ae9d632d430f0b3dd05ef438770c5d545bc887df6ca36ce10a4ec8208d5e88a86bf8454c582b468eda6aa2ba041e5191a2a7fcb8c6d219234e7a73a70442055166135ad7', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '44e7b802-5952-4a2b-b120-baca3a5741f8', '2026-10-05', '01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x585cc8f5b44573e9f84c4f00d752fce261043cd1978c94412a5ed9a0048b3871', '1', '2026-11-16 19:28:50.695961+00', E'\\x7641b2f4dd937756fc96a94bf17fb13ccc8d424e5e7388876244340209543ffb');
insert into login_attempts (subject, count, last_at, name) values (E'\\x69347aaa4093b3613af074256a472179f440535d801e72bfa2df787637a6f2c1', '0', '2026-11-16 19:28:47.533889+00', E'\\x08c81129353f28d824d1829c43a8ee436a20c2abf02f997b7ab95a7a7284d87e');
insert into login_attempts (subject, count, last_at, name) values (E'\\x6c2121ad84afcb5495dd96b644fa58baa9f183efbbf310f3460adb805264dce0', '1', '2026-11-16 19:28:50.689791+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xc6dcb598573189ad9b2e46c96d56b0a4a1643c35241b66a304e2951b0598515e', '1', '2026-11-16 19:28:50.698813+00', E'\\x7641b2f4dd937756fc96a94bf17fb13ccc8d424e5e7388876244340209543ffb');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x7e6e5fa2338c7497af489da1b2e87a88865c09e9f575becaeb12929cad853fb4', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'r4', E'\\x0233131d44b2c236c86605c12161727825217abf7cfcdf77058f6f8165d514521d7b762dfb85e9b5024f69efcecb14dc775d06c898a04c47e49240a906021330ce412c8d3ecf343d3979f44302cd4097e86f10496e760675a97dbf9e87157ab29a832a4d30a9dfd5c7', 'true', '{}', '2026-11-16 19:28:44.637247+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 19:33:52.195419+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$ZhBF3OVZN0NZH_-nkQAIcg$C6e9jrdiZbR7izxqRBTAjpl87K6LyKsdSixLT0e6fII', '2026-11-16 19:28:47.399076+00', '2026-11-16 19:28:47.462254+00', NULL, '2026-11-16 19:28:50.423084+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('1bfc8813-6bd7-45d7-806c-a1bda8871490', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 19:28:52.201452+00', '2026-11-16 19:28:52.201452+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', '$scrypt$ln=17,r=8,p=1$ZhBF3OVZN0NZH_-nkQAIcg$C6e9jrdiZbR7izxqRBTAjpl87K6LyKsdSixLT0e6fII', '2026-11-16 19:28:47.462254+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('de4ebc10-e343-47d4-a36a-802d310c2d9f', '01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 19:28:52.183806+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\x2d801eb9c744df12bbc81adb721f1bf969d0bde00f1f76cb49701c28eaa3c117', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\x7d5cd40148c0e1e06c34b0aa08554db8e4dbae7bcc01495a39b387fca33c72dd', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xa129c77e564d58ae00f483774c71a03bd6db332106b5db0dfe4e9fdd637ada2a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xa7f97cd00ff4d4721d06851666a589371ac1b80d1010532705e16503aec81e5b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xae5d8d2f926f91724bf37161a848584e433149e6cce16ea37214c3b4453b3cd3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xb0cf55266e04e3876331ae36d674d02f824d0741e80be6cf7b1f986d5f348439', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xb922d665a23bd29edf389302d6ce2314c97289bfeb39014832933d2a7c6ffc31', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xba2557226b66ebc9ac21e44a8a2995cd6d872037455098f51f615a1047ead448', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xcdd500922c3331b48302ed56518b5f0ac08c3a25c389f3d97018f93bcb0c45dd', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\xe79516892be1d01cdbffaaf99522410c2286861ab959ee0536caaa5e957eaf7a', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x90888ec0ff79654272d2b48b642476bda2cea9528e530c146f5fd76ca2b9e70b', '01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', '2026-11-16 19:28:50.423084+00', '2026-11-16 19:28:50.423084+00', '2026-11-17 07:28:50.423084+00', '2e82c617-359f-49fb-9d04-989d5fd5af38', '127.0.0.1', '', '2026-11-16 19:28:50.423084+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e5d5-5b4e-7cfb-a21b-bc3efb36938d', '01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', 'pas_op_ODryKfCc', E'\\x31df43460bda070e83cac0f73381a49584981d7a0a7727f006a0c1458e5aae9b', '2026-11-16 19:28:47.439091+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', E'\\x0233131d44b2c236c86605c12161727825217abf7ca2077cedecf910563ee6956c2e6a939dd9268c984b471ca406b6ca86de1efd08b89e3503ab294e9f7b69ffb4b3830b91e09b3347075a24c93b143d091c1d5827a9674a51', '0', '2026-11-16 19:28:50.755001+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3f0f-7442-b1d3-3b00241346ca', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 19:28:40.207+00', '2026-11-16 19:28:40.834+00', '2026-11-16 19:43:40.207+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7ceedc9714f193deb4c7201f36a314e4dd4ffe915c35f69f978c6980386c7ecce940447855660695fc838268ac6d6465613e4f4c1d894ab82f04ec1349f661121e1cae83d2df47fdf41e64c9ee9b8b5166f56d43365d4799caea7fafcc36', E'\\xdc1ee1ab431a3507974c1d68a44cc7b342b85fd50fdb3618974d219bf31b7a25', E'\\x484307f276f07244ac63c0069897ed4fa48e7bb745c4501abb6e0e5fc5851468', E'\\x42bdd84f96106282705eca5fee1a9075e549a4f0840b95c1f298b9ed54468be5', NULL, NULL, 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-4015-7c08-b396-3f5bd36194ee', '2026-11-16 19:28:40.469+00', NULL, '08732074', '485732074', '{485732074,8732074}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4295-7b06-9ae3-4c6f4007a760', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 19:28:41.109+00', '2026-11-16 19:28:41.543+00', '2026-11-16 19:43:41.109+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7c49d7b3351f8e8bf2ceaab534846a5351ea0e00724c0c629d443f99fbe16cafce2aed5fcda8de1dd549342a3383a1cac12e37c07caa45d5b931efbb892894bca8ee9c55a51dc792bbc35c932f45341c49fec6a36ddc75509c833ffc0027', E'\\xdc1ee1ab431a3507974c1d68a44cc7b342b85fd50fdb3618974d219bf31b7a25', E'\\x484307f276f07244ac63c0069897ed4fa48e7bb745c4501abb6e0e5fc5851468', E'\\x42bdd84f96106282705eca5fee1a9075e549a4f0840b95c1f298b9ed54468be5', NULL, NULL, 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-43e6-76a6-b830-d010fd845f42', '2026-11-16 19:28:41.446+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 19:28:41.649+00', '2026-11-16 19:28:42.149+00', '2026-11-16 19:43:41.649+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7c9e6d67bab1d1b05ed27b43c21e2aed567000189080c6e26111f355bfbce53cd1d133648b08b1ee4be25845d5bb2bcfbfb5c25c252cf3c15aa71a179ed5cb78211ee61cf50ef618ce8cf95d81968f637c9bd8306c392578d033af0b7810', E'\\xdc1ee1ab431a3507974c1d68a44cc7b342b85fd50fdb3618974d219bf31b7a25', E'\\x484307f276f07244ac63c0069897ed4fa48e7bb745c4501abb6e0e5fc5851468', E'\\x42bdd84f96106282705eca5fee1a9075e549a4f0840b95c1f298b9ed54468be5', NULL, NULL, 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-4548-7100-8388-7b60b06e6664', '2026-11-16 19:28:41.8+00', NULL, '08732184', '485732184', '{485732184,8732184}', NULL, '000000', NULL, NULL, '01a1e5d5-464f-7d1f-932f-7bade3277eec', '2026-11-16 19:28:42.063+00', '08732210', NULL, '{8732210}', NULL, '2026-11-16 19:28:42.149+00', '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-472b-701a-91dc-1b26d58a3132', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 19:28:42.283+00', '2026-11-16 19:28:42.283+00', '2026-11-16 19:43:42.283+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7ce3d41e26b2b137820944fe3e5dcee3c504ed4feda27d793f9e0d31aa0a1fd33213c366b47b580dcc631abc7b642459d1a94250ebbc931fe866d1a2b34c40d710cae7f7af4fe8228641d60208ce54a0f8ce806977c5abce4d8a9a09620a', E'\\xdc1ee1ab431a3507974c1d68a44cc7b342b85fd50fdb3618974d219bf31b7a25', E'\\x484307f276f07244ac63c0069897ed4fa48e7bb745c4501abb6e0e5fc5851468', E'\\x42bdd84f96106282705eca5fee1a9075e549a4f0840b95c1f298b9ed54468be5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 19:43:42.283+00', NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-47a0-7919-9921-af7c30197f67', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 19:28:42.4+00', '2026-11-16 19:28:42.471+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7c5b2ff20c15a0b8dfcb103586777f041a83a18341f09a6d8e659b7ab6689604187a8637c02066a46b76c713bc424475fc6430dd1e9d4a17e13726384c178b381dd3297fa5d7563e2c1a71', E'\\x32b58ceaf336a3c768859f4d185edad6ed8d990e8e9d7f6f7f4b9cfabfad88ce', NULL, E'\\xc33205894460636b599832772a3e5006da14f6d19e9ed8a23f4007232c52d3f7', '4242', 'Visa', 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-476b-7ecd-80d0-7e8ed9cb9c5a', '2026-11-16 19:28:42.4+00', NULL, '8732242', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4862-7945-8880-7c7c2f5459c0', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 19:28:42.594+00', '2026-11-16 19:28:42.613+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7cd1d99d874de957756c9e2b863c1ed0b34a9e7c22c6f7cc5c9c8eec231fb4563b52659164ba0a2abeae0c20afd6c316a412ee0b2afcd0ce1446d2a7e03938b00f1a9696b42310a440d4d8', E'\\x4457cc21c2ffabe92c932b29f711990539e0c30549843ecadda5f746486fdd64', NULL, E'\\x6e3c8a74b697bfefbdf789336ef949fafd1c4f674dd5ed4515118c86dc62d5c0', '9995', 'Visa', 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-4837-7731-b1ae-9f9f50c1b910', '2026-11-16 19:28:42.594+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-48d5-76d0-8a12-e076a4fd7de0', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 19:28:42.709+00', '2026-11-16 19:28:42.735+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7ca15ce7307a38a6d0601f6d4ccca9fcdad254a8d09cb0905c0e01afc4dc5e8788aa0221aad89f05df1eca993166cf08895fa8b39cd1b2cdd498fa15e6bb8ec395d2f9ad7c6481f2ea1e09', E'\\x21bae4d4c4badf7fb78c13865232fcc17681662e07368181be5b46082e9c52d2', NULL, E'\\xfd4bccbdd278129f4fa64e7eabcdc61d2a07183610a32f8ec66f9f40d684aac1', '0119', 'Visa', 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-48ab-7c8c-b776-e8bf5964af50', '2026-11-16 19:28:42.709+00', '2026-11-16 19:28:42.735+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '3', '2026-11-16 19:28:49.996596+00', '2026-11-16 19:28:55.699+00', NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-49f5-71be-92f9-1ea3bb551c33', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 19:28:42.997+00', '2026-11-16 19:28:43.21+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x6af2827e6daa58874600363becc22cb273935be09627d31e9083656541e64bb0', NULL, NULL, NULL, NULL, 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e5d5-4bd8-76da-addd-74d06fc44c0b', '2026-11-16 19:28:43.48+00', '2026-11-16 19:28:43.618+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7c297cd732209dcfb8d8e6f801bc7da0a43f8599dccb7c71754a235ff4b194f95db8778588a2b7b9344a5dc5b3e72adc224cd9e03608cfdf73fa72777a48911ed54b7016abf809214ecb900d7020b5810ba7309fa708a5b38d4a8a91ac89d16bc2657572355b6e199757fb0e54e5a1464f', E'\\x1cc0125b00f92adbe7a189a6976d9cc55255a68ee45720dddd06b5bf79450486', NULL, NULL, NULL, NULL, 'r4', E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', '01a1e5d5-4c13-7f29-bc2a-dac84b40e8d1', '2026-11-16 19:28:43.539+00', NULL, '35732355', NULL, '{35732355}', '24c83bea-90b3-4bcc-a9d0-3efeae160983', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-715c-a6a2-b1d7e8236865', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e5d5-4bd8-76da-addd-74d06fc44c0b', '2026-11-16 19:28:43.48+00', '2026-11-16 19:28:43.595+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7c6f7a19a84b5ff6c0ff02a8f9089841807c65052c10c353a7c7101e5c19883176b8113e50b1d0ca516d809bcd899790ecc30f5fb7ca1bfa4de5a96320cd795179bc84342ad36ad27736f95d24341c8a618f6e44884295a081797ba8d4c62461fd90f92c3dddc7ab86ca40bfce3ef3044b', E'\\x1f9ace505785fb05429b5d408563d7bbacbad9bae0bddf1b25740be1b2abee78', NULL, NULL, NULL, NULL, 'r4', E'\\xf6683d131f5796070079fff287d839423cc528ee330548f7e79cd2cd9478cfc9', '01a1e5d5-4c13-71e9-9e25-32ff77ac66b9', '2026-11-16 19:28:43.539+00', NULL, NULL, NULL, '{}', 'e7e12ca4-208c-4cf3-afe2-68889deec402', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 19:28:44.291+00', '2026-11-16 19:28:44.535+00', '2026-11-16 19:43:44.291+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b2c236c86605c12161727825217abf7c86d798cc1f31ac71898676638a7ff699606782936baef8b06fd3cd37321a47fa87fdbbab768bce0e43a029efa5847a363dd95bcea73a20141b930e3bf40055d384841424b34f1532737cb7cdb8d252228b8012ea4feeb6e08b16baf8d6', E'\\xdc1ee1ab431a3507974c1d68a44cc7b342b85fd50fdb3618974d219bf31b7a25', E'\\x484307f276f07244ac63c0069897ed4fa48e7bb745c4501abb6e0e5fc5851468', E'\\x42bdd84f96106282705eca5fee1a9075e549a4f0840b95c1f298b9ed54468be5', NULL, NULL, 'bnc', E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-4fc2-7629-9421-82a62303a67b', '2026-11-16 19:28:44.482+00', NULL, '08732451', '485732451', '{485732451,8732451}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e5d5-4de4-7806-8976-b46c5565b0f1', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3f0f-7442-b1d3-3b00241346ca', '1', '59e942af-37da-4ad8-a939-516b0289cfa1', '20.00', '2026-11-16 19:28:52.278213+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x1780908b94164078adacf8862ca041a31e1d9748538cf892ff4e0ef8369c4380', '01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', 'factor', '2026-11-16 19:33:51.993205+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2', '10.00', 'key:requester', '2026-11-16 19:28:52.255436+00', '2026-11-17 19:28:52.255436+00', 'approved', 'user:ana', '2026-11-16 19:28:52.255436+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3f0f-7442-b1d3-3b00241346ca', '01a1e5d5-3f41-7046-bad5-a2b6177ecf9d', '2026-11-16 19:28:40.207+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3f0f-7442-b1d3-3b00241346ca', '01a1e5d5-4015-73c7-b104-5b9ce4d87495', '2026-11-16 19:28:40.469+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3f0f-7442-b1d3-3b00241346ca', '01a1e5d5-41c1-7926-89b5-6db92ea1f801', '2026-11-16 19:28:40.834+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08732074"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4295-7b06-9ae3-4c6f4007a760', '01a1e5d5-429e-7b48-a6af-8734ffcda0d3', '2026-11-16 19:28:41.109+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4295-7b06-9ae3-4c6f4007a760', '01a1e5d5-43e6-792f-935b-c746c53d16f5', '2026-11-16 19:28:41.446+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4295-7b06-9ae3-4c6f4007a760', '01a1e5d5-4448-79e9-9ba4-cb840fd5bee0', '2026-11-16 19:28:41.543+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '01a1e5d5-44d1-7156-9724-67f117ee2921', '2026-11-16 19:28:41.649+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '01a1e5d5-4549-73d7-b62f-2c52c0afea52', '2026-11-16 19:28:41.8+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '01a1e5d5-45bf-7f90-af80-fc4b55d39623', '2026-11-16 19:28:41.919+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08732184"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '01a1e5d5-464f-7e64-ad3c-896f65273932', '2026-11-16 19:28:42.063+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '01a1e5d5-46c6-70e3-9dfb-073fb4a4d72f', '2026-11-16 19:28:42.149+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "08732210"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-472b-701a-91dc-1b26d58a3132', '01a1e5d5-472b-7aeb-b4b0-2b9994375760', '2026-11-16 19:28:42.283+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-47a0-7919-9921-af7c30197f67', '01a1e5d5-47a1-7f14-885c-86fbea2da1c9', '2026-11-16 19:28:42.4+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-47a0-7919-9921-af7c30197f67', '01a1e5d5-47ea-7d96-be2b-999bc345ff30', '2026-11-16 19:28:42.471+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "8732242"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4862-7945-8880-7c7c2f5459c0', '01a1e5d5-4863-7c16-922f-49b4fa139b7d', '2026-11-16 19:28:42.594+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4862-7945-8880-7c7c2f5459c0', '01a1e5d5-4886-7fcc-a144-a0f2ea7c7684', '2026-11-16 19:28:42.613+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-48d5-76d0-8a12-e076a4fd7de0', '01a1e5d5-48d5-7837-9715-be84760efa86', '2026-11-16 19:28:42.709+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-48d5-76d0-8a12-e076a4fd7de0', '01a1e5d5-48f0-7c40-9d53-8875da3e58a9', '2026-11-16 19:28:42.735+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-49f5-71be-92f9-1ea3bb551c33', '01a1e5d5-4b49-744a-8ef6-49f34347c1ae', '2026-11-16 19:28:43.21+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2', '01a1e5d5-4bf4-7296-b914-8f207ca939b4', '2026-11-16 19:28:43.48+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e5d5-4bd8-76da-addd-74d06fc44c0b"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2', '01a1e5d5-4c13-76cc-bcd6-de8c36a626e4', '2026-11-16 19:28:43.539+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2', '01a1e5d5-4c63-7ed1-961d-717a61b45ac6', '2026-11-16 19:28:43.618+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "35732355"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-715c-a6a2-b1d7e8236865', '01a1e5d5-4bf4-73f9-a585-98d128d3737d', '2026-11-16 19:28:43.48+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e5d5-4bd8-76da-addd-74d06fc44c0b"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-715c-a6a2-b1d7e8236865', '01a1e5d5-4c13-7ae0-9b96-0605e211885a', '2026-11-16 19:28:43.539+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4bd8-715c-a6a2-b1d7e8236865', '01a1e5d5-4c4b-70d6-8c4f-7c030e48d126', '2026-11-16 19:28:43.595+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', '01a1e5d5-4f04-7a97-ab9b-c43c6d0085af', '2026-11-16 19:28:44.291+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', '01a1e5d5-4fc2-7a72-b17d-2f8174c19fb0', '2026-11-16 19:28:44.482+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', '01a1e5d5-4ff7-7c8c-b263-d350d144f314', '2026-11-16 19:28:44.535+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08732451"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '2026-11-16 18:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 19:28:32.225557+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-4d28-7c45-85f4-7b92ad5eb0ab', E'\\xe4fcbc9b6e46a3d9bb1c06a5b5c6216df79921a2e72a80230ed195a0ac3af0d7', E'\\x0233131d44b2c236c86605c12161727825217abf7c33a3c4041625026698dc56aceb002c9821eae7cc240b6168d590134e0235893b2e82935ea7647d161379b14f710d98963a6d960ee9d8ae787e4041cdd8586bf5c29050a03e3a635a354b54e594', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 19:28:43.816+00', 'key:01a1e5d5-3df4-7389-82a6-a828fd08b4e4');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'dca3de22-341f-4b71-acab-72a742f07b6f', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 19:28:52.231386+00', '2026-11-17 20:28:52.231386+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xbc787fbfb4d0233529c1ddf4cbaa57edf8a8ec59cfa8120b1cf046fd2c0ec025', '01a1e5d5-5b1b-757e-bf13-2d9e97d3deeb', '2026-11-16 19:33:52.001509+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '196', '2026-11-16 19:28:52.207314+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 19:28:52.005799+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 19:28:52.005799+00', '2026-11-16', '2026-11-16 19:28:39.732717+00', '2026-11-16 19:28:39.798328+00', '2026-11-16 19:28:39.798328+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 19:28:52.005799+00', '2026-11-16 19:28:52.005799+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 19:28:39.798328+00', '2026-11-16 19:28:39.798328+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 19:28:32.225557+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 19:28:32.225557+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 19:28:33.395964+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 19:28:33.460346+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '1', '649c3b17aeec43ad05444002f1a8149e8f2789847502e0127465d90ef1985727', '2026-11-16 19:28:33.481484+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '3', '4dfc6b52f5d1a9cf4bbfa401a04f2bf1c75ceb8e9e471b2cf32cde4abd779a94', '2026-11-16 19:28:33.439372+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 19:28:33.358978+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x23b9150689c825a6d46584849dde90b3ed864f153526c49f02d33886415124bb', '01a1e5d5-3db5-725d-874e-4e660774df15', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 19:28:52.226772+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-3f41-7046-bad5-a2b6177ecf9d', 'payment.pending', '01a1e5d5-3f0f-7442-b1d3-3b00241346ca', '{"event":"payment.pending","data":{"paymentId":"01a1e5d5-3f0f-7442-b1d3-3b00241346ca","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:40.207Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:40.207Z"}', 'delivered', '2026-11-16 19:28:40.207+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:40.313944+00', '200', NULL, '165', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-41c1-7926-89b5-6db92ea1f801', 'payment.completed', '01a1e5d5-3f0f-7442-b1d3-3b00241346ca', '{"event":"payment.completed","data":{"paymentId":"01a1e5d5-3f0f-7442-b1d3-3b00241346ca","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"08732074","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:40.207Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:40.834Z"}', 'delivered', '2026-11-16 19:28:40.834+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:40.953704+00', '200', NULL, '198', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-429e-7b48-a6af-8734ffcda0d3', 'payment.pending', '01a1e5d5-4295-7b06-9ae3-4c6f4007a760', '{"event":"payment.pending","data":{"paymentId":"01a1e5d5-4295-7b06-9ae3-4c6f4007a760","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:41.109Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:41.109Z"}', 'delivered', '2026-11-16 19:28:41.109+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:41.187035+00', '200', NULL, '201', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-4448-79e9-9ba4-cb840fd5bee0', 'payment.failed', '01a1e5d5-4295-7b06-9ae3-4c6f4007a760', '{"event":"payment.failed","data":{"paymentId":"01a1e5d5-4295-7b06-9ae3-4c6f4007a760","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:41.109Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:41.543Z"}', 'delivered', '2026-11-16 19:28:41.543+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:41.56423+00', '200', NULL, '49', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-44d1-7156-9724-67f117ee2921', 'payment.pending', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '{"event":"payment.pending","data":{"paymentId":"01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:41.649Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:41.649Z"}', 'delivered', '2026-11-16 19:28:41.649+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:41.689939+00', '200', NULL, '20', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-45bf-7f90-af80-fc4b55d39623', 'payment.completed', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '{"event":"payment.completed","data":{"paymentId":"01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08732184","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:41.649Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:41.919Z"}', 'delivered', '2026-11-16 19:28:41.919+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:41.928896+00', '200', NULL, '38', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-46c6-70e3-9dfb-073fb4a4d72f', 'payment.reversed', '01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9', '{"event":"payment.reversed","data":{"paymentId":"01a1e5d5-44b1-732d-b6e2-6cbf2c74ffa9","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08732184","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:41.649Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:42.149Z"}', 'delivered', '2026-11-16 19:28:42.149+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:42.180501+00', '200', NULL, '15', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-472b-7aeb-b4b0-2b9994375760', 'payment.pending', '01a1e5d5-472b-701a-91dc-1b26d58a3132', '{"event":"payment.pending","data":{"paymentId":"01a1e5d5-472b-701a-91dc-1b26d58a3132","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:42.283Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:42.283Z"}', 'delivered', '2026-11-16 19:28:42.283+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:42.28087+00', '200', NULL, '7', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-47ea-7d96-be2b-999bc345ff30', 'payment.completed', '01a1e5d5-47a0-7919-9921-af7c30197f67', '{"event":"payment.completed","data":{"paymentId":"01a1e5d5-47a0-7919-9921-af7c30197f67","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"8732242","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:42.400Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:42.471Z"}', 'delivered', '2026-11-16 19:28:42.471+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:42.460759+00', '200', NULL, '17', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-4886-7fcc-a144-a0f2ea7c7684', 'payment.failed', '01a1e5d5-4862-7945-8880-7c7c2f5459c0', '{"event":"payment.failed","data":{"paymentId":"01a1e5d5-4862-7945-8880-7c7c2f5459c0","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:42.594Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:42.613Z"}', 'delivered', '2026-11-16 19:28:42.613+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:42.612143+00', '200', NULL, '20', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-48f0-7c40-9d53-8875da3e58a9', 'payment.pending', '01a1e5d5-48d5-76d0-8a12-e076a4fd7de0', '{"event":"payment.pending","data":{"paymentId":"01a1e5d5-48d5-76d0-8a12-e076a4fd7de0","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:42.709Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:42.735Z"}', 'delivered', '2026-11-16 19:28:42.735+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:42.720082+00', '200', NULL, '16', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-4b49-744a-8ef6-49f34347c1ae', 'payment.completed', '01a1e5d5-49f5-71be-92f9-1ea3bb551c33', '{"event":"payment.completed","data":{"paymentId":"01a1e5d5-49f5-71be-92f9-1ea3bb551c33","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:42.997Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:43.210Z"}', 'delivered', '2026-11-16 19:28:43.21+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:43.362977+00', '200', NULL, '105', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-4c4b-70d6-8c4f-7c030e48d126', 'payment.failed', '01a1e5d5-4bd8-715c-a6a2-b1d7e8236865', '{"event":"payment.failed","data":{"paymentId":"01a1e5d5-4bd8-715c-a6a2-b1d7e8236865","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:43.480Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:43.595Z"}', 'delivered', '2026-11-16 19:28:43.595+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:43.580606+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-4c63-7ed1-961d-717a61b45ac6', 'payment.completed', '01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2', '{"event":"payment.completed","data":{"paymentId":"01a1e5d5-4bd8-7121-a0b1-7560fa8d2ea2","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"35732355","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:43.480Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","livemode":false},"timestamp":"2026-11-16T19:28:43.618Z"}', 'delivered', '2026-11-16 19:28:43.618+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:43.612182+00', '200', NULL, '5', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-4f04-7a97-ab9b-c43c6d0085af', 'payment.pending', '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', '{"event":"payment.pending","data":{"paymentId":"01a1e5d5-4f03-75c8-994c-04fbaa6daae3","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:44.291Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","checkoutSessionId":"01a1e5d5-4de4-7806-8976-b46c5565b0f1","livemode":false},"timestamp":"2026-11-16T19:28:44.291Z"}', 'delivered', '2026-11-16 19:28:44.291+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:44.321951+00', '200', NULL, '43', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '01a1e5d5-4ff7-7c8c-b263-d350d144f314', 'payment.completed', '01a1e5d5-4f03-75c8-994c-04fbaa6daae3', '{"event":"payment.completed","data":{"paymentId":"01a1e5d5-4f03-75c8-994c-04fbaa6daae3","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"08732451","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:28:44.291Z","keyId":"01a1e5d5-3df4-7389-82a6-a828fd08b4e4","checkoutSessionId":"01a1e5d5-4de4-7806-8976-b46c5565b0f1","livemode":false},"timestamp":"2026-11-16T19:28:44.535Z"}', 'delivered', '2026-11-16 19:28:44.535+00', '01a1e5d5-267c-71d3-a7f4-453697592bae', '2026-11-16 19:28:44.575411+00', '200', NULL, '1', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e5d5-3db5-725d-874e-4e660774df15', 'false', '01a1e5d5-3e79-7559-bbcb-b45a393a2da6', '1', 'http://127.0.0.1:45459/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44b2c236c86605c12161727825217abf7cb70239e7196a59a17f6b94392570a60f1d64b62afb601b86a6edc98e0c09890af31281eefa076884e59e63765c62e649cf3795b6b1ca5ff7a7d096e891a47e11ce7e87b1f9c1a4c75da84973aadb', NULL, NULL, '2026-11-16 19:28:40.056+00', '2026-11-16 19:28:40.056+00');
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
alter table webhook_deliveries enable trigger user;
alter table webhook_endpoints enable trigger user;
