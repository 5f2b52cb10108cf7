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
  place      bigint      not null generated always as identity,
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 19:59:42.233385+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'r4', E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', 'http://127.0.0.1:43891');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-a8c4-7ecd-9581-454688d1e788', 'false', 'pas_test_HVr8e19Q', E'\\x4da2170550092b32ba2006e959130233fa8d8ac37bdcb4177a176e2c2b2f13c8', '2026-11-16 19:59:42.277647+00', NULL, NULL, '2026-11-16 19:59:51.076301+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-a8db-79ae-b501-04c2835944c8', 'true', 'pas_live_VkvgpOLc', E'\\x09932e1cace27f407f08b2e1393f31aac5beea7c55df62e9751eebf2083cf41e', '2026-11-16 19:59:42.302284+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '17', E'\\xcdab2ceb803597ae15f1b406facbdd66d39dff69a78014521a1d5123b604f8e8', '2026-11-16 19:59:51.026673+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-a88e-75ea-b52e-f5d030c28a8c', '2026-11-16 19:59:42.255533+00', 'test', 'tenant.create', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xd9c41011f1e1a6c477e769e8d467431b251c28cc3dd9f2515b8fa225c4f3409f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-a8c5-772d-9881-6d72713583b2', '2026-11-16 19:59:42.279625+00', 'test', 'key.create', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-a8c4-7ecd-9581-454688d1e788', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_HVr8e19Q", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xd9c41011f1e1a6c477e769e8d467431b251c28cc3dd9f2515b8fa225c4f3409f', E'\\xf61bddb136988218ee6e3d238bde18b24569687dc599f438bc89c17388323821');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-a8db-72be-ae26-4305f1a16994', '2026-11-16 19:59:42.30311+00', 'test', 'key.create', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-a8db-79ae-b501-04c2835944c8', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_VkvgpOLc", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xf61bddb136988218ee6e3d238bde18b24569687dc599f438bc89c17388323821', E'\\x52b977602f8b8cf4cba888629e79ce8e27268dfc5f5310773bf87df436de5fd9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-a996-78c3-822f-570d50f68dbe', '2026-11-16 19:59:42.485261+00', 'key:01a1e5f1-a8c4-7ecd-9581-454688d1e788', 'webhook.create', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '{"host": "127.0.0.1:34703", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', '01a1e5f1-a95b-7fb3-8216-520023497038', '4', E'\\x52b977602f8b8cf4cba888629e79ce8e27268dfc5f5310773bf87df436de5fd9', E'\\x37e7180e7d96ab5f8f02d9113bc658f94116cd867fab014ebb19063e36241a0d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-b2c0-7efa-8fe9-76f0d2957d95', '2026-11-16 19:59:44.837165+00', 'test', 'checkout.profile', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x37e7180e7d96ab5f8f02d9113bc658f94116cd867fab014ebb19063e36241a0d', E'\\xe4306bd8cf031a1f5bac44bffef1153ee4a07ab2489d3dd220ab0a6771dc8ff7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-b2f3-766d-9b21-fc7558d929bf', '2026-11-16 19:59:44.880994+00', 'key:01a1e5f1-a8c4-7ecd-9581-454688d1e788', 'link.create', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-b2f1-72d6-a2b3-ad8a22c0aa42', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', '01a1e5f1-b2db-731f-9750-6c05aa2a2387', '6', E'\\xe4306bd8cf031a1f5bac44bffef1153ee4a07ab2489d3dd220ab0a6771dc8ff7', E'\\xad60f5bdfaad62f648412ab54f0bbf49fe425a67192db7cb8a2e1487b12bc2d2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-b424-7069-8b37-5d0b9b44b80a', '2026-11-16 19:59:45.195596+00', 'test', 'bank.notifications', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xad60f5bdfaad62f648412ab54f0bbf49fe425a67192db7cb8a2e1487b12bc2d2', E'\\x67595f23e9eab9520681e40402a1d2c69197d30e7f4848dbaa9ab60ff2b9f5ad');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-b4f0-7ed3-b840-9c11e4ab0efb', '2026-11-16 19:59:45.397424+00', 'key:01a1e5f1-a8c4-7ecd-9581-454688d1e788', 'movement.ignore', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '01a1e5f1-b4a4-78c4-83ac-cfd29b1d3618', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', '01a1e5f1-b4dc-7349-9f39-71bc9e978a46', '8', E'\\x67595f23e9eab9520681e40402a1d2c69197d30e7f4848dbaa9ab60ff2b9f5ad', E'\\x94157567915109770a90b7c5814c0db293d76d6913b627232d6dd2ddd2aa79ab');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-bcee-7f8b-9dae-96bc643aeb81', '2026-11-16 19:59:47.448866+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x94157567915109770a90b7c5814c0db293d76d6913b627232d6dd2ddd2aa79ab', E'\\x394d3c6d512ef0306bed459a45418f3497d190653ef88d8ae4631e753d9439d6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-bd0d-7d93-a8b4-37a04bfa9511', '2026-11-16 19:59:47.476053+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_FOfCb8eb"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x394d3c6d512ef0306bed459a45418f3497d190653ef88d8ae4631e753d9439d6', E'\\xb1552df172479ad7c69b20a868ae4dc7db9fed10eb1de2560b4c26ece7f40312');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-bd1e-70fd-969a-b1b72a56b4e9', '2026-11-16 19:59:47.489195+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xb1552df172479ad7c69b20a868ae4dc7db9fed10eb1de2560b4c26ece7f40312', E'\\xabb10bd17588874846fdbe8d9e829007ee40a967e0091056513d8724fa994a2b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-c561-796b-975a-161c1de3154a', '2026-11-16 19:59:49.602866+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '3bf6da9bba22a44d', NULL, '01a1e5f1-bd30-7baa-a76c-456eceb8c760', '12', E'\\xabb10bd17588874846fdbe8d9e829007ee40a967e0091056513d8724fa994a2b', E'\\x51cccb2a1fad03e9c8eeb9643ff575a7bfb156363daf7b0dd307b43adf91a1dd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-c647-7572-8b1d-da50d5833916', '2026-11-16 19:59:49.839073+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x980c4832fc2e69c46070a9e97832a66836056990eba9afffa12286b2aaa85584', E'\\x30c5451a07a415e1f99f0ab93b0213e854a345d7de7499c8c0c550e0a9aedabb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-cabf-7ba9-b2ec-d3af82c8c4ae', '2026-11-16 19:59:50.983864+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x30c5451a07a415e1f99f0ab93b0213e854a345d7de7499c8c0c550e0a9aedabb', E'\\x11fa662ab20304c82057b831af72d5d9e894c15b75e79da90bda2eb4748a9d95');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-cade-73ce-947a-3fb8bb13dfd4', '2026-11-16 19:59:51.010845+00', 'test', 'bank.set', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x11fa662ab20304c82057b831af72d5d9e894c15b75e79da90bda2eb4748a9d95', E'\\xa3d9f7cbad714dbfdafc4129efd0dbc956cb8260180a6121ddaa97118f59cc54');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f1-caf0-7660-96ce-35f0ce339e6f', '2026-11-16 19:59:51.026673+00', 'test', 'bank.route', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xa3d9f7cbad714dbfdafc4129efd0dbc956cb8260180a6121ddaa97118f59cc54', E'\\xcdab2ceb803597ae15f1b406facbdd66d39dff69a78014521a1d5123b604f8e8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('ea2ef5a6-5c21-8525-8fa3-7a8de1f638fe', '2026-11-16 19:59:49.81383+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e5f1-c611-716a-a51f-a9bfa8b0270a', '13', E'\\x51cccb2a1fad03e9c8eeb9643ff575a7bfb156363daf7b0dd307b43adf91a1dd', E'\\x980c4832fc2e69c46070a9e97832a66836056990eba9afffa12286b2aaa85584');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'true', 'bnc', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4c540fddc9d20a06dc8392855bb22f5b4a94e8f1eb25a40ff322df1afa34d6223ebd2d2339952ec02fb281ec69a4ee2a856db89cde739d24368a3eae8be47118ddf', '01a1e5f1-cade-7c3f-810d-c94bc3826984', '2026-11-16 19:59:51.00978+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', E'\\x05165df9a1e7f3e4ac096e36db56f6d4d3d5ce4a98b116992b9612c3bb84be72', '01a1e5f1-b456-700c-8aff-fe468135a8e9', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'r4', 'R4consulta', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d47048eee78da1187f099e229fb561b0bab2658c78e5279269c4fa12ebb0ba2e112963b5d5c053ab172e63707d9ad6f4a5ca676608', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 19:59:45.243048+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', E'\\x119d0aa51e90799dccce4690c23fe7ce1a21ee3a6a1c65eb07530d659730805e', '01a1e5f1-b4a4-7756-b8a1-084e1ff9f3f9', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'r4', 'MBconsulta', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4c77edd1acdb3408832478361e4500e1deaa04d03ad4c62204a057b8488f35ee62dd5f4e8f4ad2de3c521e7660f227ec8ab4b75c088a2ba123dd1c32a4c678c78d075e73bb22acbfb9a30df555c4a361773f46e5927985306b86da3659d2077ade210415317ee831ffe91787dd4e621fd1fd8e3ed36aedc1a4ebfbb5b9cc2599c397b8c9dc40b17e73c305e6a366d35f3ce0bc570af5e815234f1c4037e1ddadec67bb69b42b35506d66675ea481cc7c7342ef60dedc0933ba111df9e69c64484733142da1eb1977a8358fffb8779b949eb13435a2e8ed7b72644fd8852c2a0d3fd08b71fd353dc401ec038717e7281cd9091d9ba7b4293605096956cb31378db7d33fb4b', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 19:59:45.316959+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', E'\\xb5a2dd0dd25ef4e4b459e49518250ba3bdd3d65b2db4ddb0d388e8cfa38dcbd0', '01a1e5f1-b48b-7feb-b814-943e7b3a1692', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'r4', 'R4notifica', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4af0606f13e595a0ff240f53e0816f505acbdb7415d3868ac4478d4b2f6d353b1c3662356cd3cda1144d09de043b058be831a2bd1d6c51ddc6c7084102de715aa6d82e7913d4335b96b36cffc61fa18c4374913c8a0a8d23b410ccf112b9253a711f005c023eb35d96ff19aee6e7c5e6e37f76bbbf926762e392ad40dceb74af719c96ccf363e582553aee2df09e7dbccdf3cc6da87c073b8aea8729a29c63d74e2abfb2cd2aae7cce0f596b7bc807631a54ebf0a47b565eaeac2776952addb33c3cbe921fa7056cf7e349309093a32fd4b0ff6fb89c6971e5c7d1c12a11f86568486cfd83307374bef21f19a357c374bc2149ea59f066873c267928bb6d34d7d881f8a', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 19:59:45.299089+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', E'\\xc8ccdb0e4e51a462f309f6fbf6f0e0b743800c348777cd78fc725f22971ff4a6', '01a1e5f1-b466-7ac3-9af4-7d11209b20a4', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'r4', 'R4notifica', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4f347219ca0cd9539b00bd6b964e122cec87e3e2c82d2c5a6405ca15c48ddfca21002e5c29df94337cb53e20d0605e8dafd8edfab1265b8e095ed1b43aab7de7f23db2bc8f7128035e5fdbb1231409bcb61809d7c7c4efeeef746a097f4bb30cc50460b9d19b99d7fcd5fa9566c541dbc68925098cb1d61d0f8d5e422ee748f4216e6eb6544c7c924826860e317c8226bdfbb10f229f7e83eb0daed09b4de881b7b3ba4a51aae82bf0be43ae5b3d463157cb403ea3dd984a5c13946c07b9e4932d9695d8154e4e2822c6d5c3f8dda8d60e200ea5f1b2047442136ce05a195c133e5621d989e55e21ec19eb07b9661527b4a9f1821bc1aa7ab230eff7742f9b75058b390', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 19:59:45.274976+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', E'\\xed79b3bd7e192433b20f5406ec205378093c680a5440467b89b82fce4484d405', '01a1e5f1-b445-70b2-9755-be41eed93f52', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'r4', 'R4consulta', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4e7184328924adaf4d82c6e733d104e1b06d1cdb34d0dad1df0a659bf85a9f94b4956f20ba1531aa8ff4f4705b81fcd2966c48d3a28e9f04e8f00a4366c5b5a3f8799b8f8734f1e116c6bcf6b20bb9b57d3077b8bb826853a39d52208726bdfef8f8276b812c4ec', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 19:59:45.221651+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xc2951efa993d2386141c2a23f79dfc62dd976eed24ed3d6fa086f099724aa88e', '01a1e5f1-ab8f-77c8-ae5f-a441944c8dd0', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d472f1b51244a6168fdce35a496e541f182184858615c0bf3280ec3289098182d643947fc52813a29d3950c2e77e47977b0b7c965753572640b56ecc3c', '2026-11-16', '2026-11-16 19:59:43.02121+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x6e27968a1ccaa1e06f7f0d13b681ce189ba6067e99e21036d1af1bc6cbc4f01b', E'\\x8066353a70fd17d08d91f7f51b6927bd1970c986e3ddf79eecbe676c6a8dd9f7', '2026-11-16 19:59:44.120913+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x081d7d8e36b5a0331d62067198cd73c1d599787f4aea861a3fd062ff78901b09', '2026-11-16 19:59:43.873367+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x4da9284b9b8894142d8bfcdb9969cadceff32b1249f79d8db93ab2468467817e', '2026-11-16 19:59:44.179724+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x6e27968a1ccaa1e06f7f0d13b681ce189ba6067e99e21036d1af1bc6cbc4f01b', '2026-11-16 19:59:44.062818+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x4da9284b9b8894142d8bfcdb9969cadceff32b1249f79d8db93ab2468467817e', '01a1e5f1-b036-7bbd-8d27-25cd6aa87a29', E'\\x787808cf69c1ac9f89d8e39822804565916529f8b5ce16de0acf2a8a98dd3bb5', '2026-11-16 19:59:44.179724+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x105106d41b52ca935724ff4e239697d570fc40950031470aa9f5139f1b52f95c', '1', '2026-11-16 19:59:44.947952+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x1114411cf5e29b8f4f874e4d5e242d580a664cff2decb7dff166f134c8cdf127', '1', '2026-11-16 19:59:45.124705+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x3f038e2badf0f59f84cf5c5113b1306030b8b3a3edfff1a2f9adb268353808a7', '1', '2026-11-16 19:59:45.0324+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x5059886720cce5672046d20bf0bf00822b1e373e68228ec7950ae95f4123410a', '1', '2026-11-16 19:59:45.0324+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x5d224aa68b74b916c601ca237b96886b4b68795943e8b363b158e080654928f1', '1', '2026-11-16 19:59:45.124705+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x76bc22f9b45c75cb339442edc83c666118752921480cef26ae700c1df84cd54e', '1', '2026-11-16 19:59:45.124705+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\xe8cc3aab0df51440e186d1c48edc961b7892023943f9b3440f279bffca7ec3b1', '1', '2026-11-16 19:59:45.0324+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 19:59:44.834977+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b349-7b80-8c5a-641c2fae05db', '01a1e5f1-b2f1-72d6-a2b3-ad8a22c0aa42', E'\\x85ba4833ee7f16c27e65817f59562c022fea9d673ca39c179939a67934ecc279', E'\\xe0c9961d770c41a379ba858d3d61aafe166e83f2c608b4e1a9c4a6bb2014fca8', E'\\x0992b394d8531676d1ff2870cc066d5583cdbff130ff186a80c9b4b240f9dd18', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4b4fc2555468ce16206af130031ac8c47a1d6d4de9a250ad5af4c1612a03d7a8b96a02d1e49febea2ed5ddc27cf71667a11111771b1be98f7f6d3a15bd25775e0fa84130d6b56e2277a0f22f44064', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 19:59:44.969+00', '2026-11-16 20:59:44.969+00', NULL, NULL, '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', NULL, '2026-11-16 19:59:45.161+00', '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '279485918435', '01a1e5f1-b1a3-7b7c-805a-d6ebac2c3077', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,18431,279485918435}', NULL, E'\\x0233131d4430fb05856ec1bf6435379945a02a20d466fad494f77be386808cf37b5fcd2bea48a841a333ef21ed970f2ad938ceaaa9d717442594afe427ad0ccd9892d842d5bb10678b8e2bf7dc40e211e712226983d867288f2373d6bf0d2eb043c62f5655a2', NULL, NULL, 'query', 'true', '2026-11-16 19:59:44.548817+00', 'matched', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b10a-77ca-a835-5ce7841504a5', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', 'notification/0102/83700001/1523.40', '01a1e5f1-b466-7014-9729-ef0622097d75', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d49370e1cbcca8bc3a9c5b7b1988b80bcd019e6026cee34f19378b5afd168e977f784933c2e700c60e6ecfaac1dde8c529a1b861f64c63c282711cddc8d544a05f1f3a838664fb4a519ec69bd930837bc7396f74b07840839972b0dfa1933850b310c05fe4f5', E'\\x863e09c260842a51a8575a0fbef8cc168ecb0f26ecf17060d8e4d188de96f7ac', NULL, 'notification', 'true', '2026-11-16 19:59:45.274976+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 20:00:20.274+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', 'notification/0105/83700003/1523.40', '01a1e5f1-b4a4-78c4-83ac-cfd29b1d3618', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d47c7b2f31a0dde604b851579bf6d5c44d27afeca7772ebb9897cfc81ab175f4a29a24af9f8dfaa3121a1406a86d8962947c82bb60c6f0ccf0f85c716e2b5535a63c1d08799c2aabee2f6693ccdb4797b8f86b98a68ffa3f864d44d1ff12c5e8d6bd090c290f', E'\\x863e09c260842a51a8575a0fbef8cc168ecb0f26ecf17060d8e4d188de96f7ac', NULL, 'notification', 'true', '2026-11-16 19:59:45.316959+00', 'ignored', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '279485918435', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b10a-77ca-a835-5ce7841504a5', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 19:59:51.380143+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '2026-10-05', '1', 'added', '{}', '2026-11-16 19:59:51.380143+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7df4-ae72-081a29113b26', '20261005', '30.51', '2026-11-16 19:59:44.689+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /movements/{id}/ignore', '01a1e5f1-b4db-794d-a50d-b8b156b3efbb', E'\\x1fa375f09052a987320b414e1ae8270406a4cbba551615f3bda18687097a80d1', '01a1e5f1-b4dd-72da-a6b4-a51266e2459f', '2026-11-16 19:59:45.395503+00', '01a1e5f1-b4a4-78c4-83ac-cfd29b1d3618', '200', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4a90c20ebe0b26268e94831f9d8d2bf6437178f6f429cbce6388455c45de3db156ef5fa62cd689ccbacbb9f9d91bf7a26993b49a082bdcedd276d93acf79a9b12654a53045a2ebb18871ed58dfe054d7769b33870ba194cf20033c89c73d10821d16b233f16e5ac881b29e726b423015c2c78ed9c5686e127067bee98b366495798e3002b3739a73ce3d98987e25481cae7ef8902885bcf1baaf3b80b454f0be3c4a29af56e700812c1cc867031e17251ca0d73dc8e9eecffca497825e8157803a8c7567b2f5c45054b82a38575603a2a4d907fb892ebbb1a91f43b4d11981c9ddbef8171f71d6cf7b83a25c2248ebd0ec31a0589e1da7a97c360717378cec63c3eeb671cc77bcd0cf1eb9de4e950efd08ac281463eaa9beff8f984594f9c93e8960bd6d33982353e6ba0f8b8abb774b85e76ea5da6a9bd18185e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /payment-links', '01a1e5f1-b2d9-71ea-9666-1e37af22bcff', E'\\xdc11bb4311e16ad407c4fae0ddc11ce100b8561b4254e7119564a77ab4f026a0', '01a1e5f1-b2de-7370-9299-aca5b9ded731', '2026-11-16 19:59:44.879114+00', '01a1e5f1-b2f1-72d6-a2b3-ad8a22c0aa42', '201', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d433ea09175ddce13226dcedd16907c3caeac40e7caf54121ce5796ce90c0548a60c59fcc713e5381f77798f88c5efe11b7ed504cf05c75a835b244a531f4c77235fa8b8b73a6c42f1450400fa00cffcb7e27f0782ee50af3b07b87a6765801a114f5271fe39102cc78b2197bf084df6619de0d9e44a34c3b07049970232ee79c08635490df497868fb3d6bf49391c06058c44e9d57a6f36db7262e53d78ecdab2b6004bfe6c2c8c3af50e0d62eda596b312f5fd9c9747ed1493b5e6375f129a8eeca961eeaf10c2e75e5a82cbdefc68fa1e74533ed5f0081893f212631b5459202587993717d5db5f15f7d462b94da1f7bd8561036c1c627326accb0ef9bf48691e958be750be413efd23fc9575698b2c782dd918cd40b691b37a712a46675cadd1e6f2beda3731aebcf8508e5e0bfbf73b8d5d3df9d312ea9a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /payments/credit/disburse', '01a1e5f1-b1e1-726c-9c60-2dda1313ec62', E'\\x478852d5519a2ce1d53f704225472e978f0f3c791a26b400ba25f30f23e5984f', '01a1e5f1-b20d-783b-9f87-87d231112fe1', '2026-11-16 19:59:44.706393+00', '01a1e5f1-b232-7df4-ae72-081a29113b26', '200', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d476720fa71d93522930bec3688db8ed9eef7a7caea1ef292f26725094c6a8ea490cfc686d805035997a8f7f4b59b17aca454bd5cdedeed4b4c3a405e76c5fe3962687ecda1adc2b015ce14e51d14ef4f879f9715abb8ae6fefcdce841343ea267b3de7635c3b44a4e9495ccbac9d48d9874b51f2d63757611059e56e38d6bd28e024f5fd5b122dd1f2e187b15f9bd29570e63d26fff1446a789da90f1a4f70f3429d5bd8a1b0b40c53e1c6934c7504f4a46b0293bf1c6d27709d2f184b8671b6807f651cd75c8c747d36f36c62b2ae2630fa551e620c8708c56133c09e46a126af52776de2ed3b0807e4783d2690adbd378f4c3ac27e87d37b2403768d812361859ef83206e54a6d2d112a798f94615bc1742988de3d4b8bf981bfb46ca5446de7d749e42d8bddac644b7d8a736497eabe9c725c6f6c570058bfb0c69f85739f431cf6409d5c73b303f9be9258eb4fdf71d8f1c3c6a053bcf776e080cbb0af21a2621fe1d9e54901ee90c0a8b3a9fc51c87e8cc71a5ddcceb5f44eeecfa3989a418791929a381f329a762892bab58bed3807ce879773a1e3d44415d2bf00c9c492494dc43d49726f29acece01bb946ff343c79d2dfaf4165905de8efca205830fac05cc83f876b7ccda618c548a80483afcafa67aadd0b8328c8af5a20aa542aa37787a01796a431d9dd732b92d1ad4d0bd78a9364fa5c4ac181c4a4a76c83a6ef1cdf482fbeaa74db8b75a56b00a93fdddfdc429055bab91b52185f0af74342d3e7193143ff363e807b862829e7f49967aaa3d95516cc309a35ddba1485aed861b8cbb63e6c03553ece9cfaab5b7830252ed1d1b9cfb1f0f477601b6ed776295ec3e9b778ddd35f611d7feedda16e8f0ee12139b8bd949cafb8ddb28c8a9dc647c410e666efb3cfeb88c3d7ba71118b476a2746551ef0fc2622154ab1f6c589c116df3b0c59a41426012a0e9bb4e5bf1592e08c3d570fa0d92cadb863e45a1ad13b03271acd719dc4d424f6c3130465e0ee18763da5f66018a6b464f6130679d4d60ba579e3e10d18460a791f62d1529eb766e2cf8ddb4c7f9afe7817d839c783300c62582b699d723608b2011ceaceffb6cac25ffc3745da00cc0e3de7cdb', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /payments/pago-movil/verify', '01a1e5f1-b0ee-7033-a93e-64216ddf4d6a', E'\\xf1a65ad421976c3643c98c5f166c2e231f896e09581bf5259d5f487e4c48bd08', '01a1e5f1-b0fa-79b6-84e5-b2ede5fb4361', '2026-11-16 19:59:44.385398+00', '01a1e5f1-b10a-77ca-a835-5ce7841504a5', '200', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4fdaae56a1ef22afe9cfb6969d5fcfc2953786ae4bc0c2cff413d7bbecfac65ef3449466cb6af299fcc00bca16ec718c16c3c472017182d7b76fac2148082bda85bc4ed7412f03d001b5697177caa0b4ea185012df8e240a45d535389aca27eb534d51b26688c9bf18a6ea070a6352b6ebd8bda37820458fd3eacba1865ceee9a16d146259d1f7ddf1efbe6ee445b1c04bac916d2480910a391b7aa1187b7270a11aa90c3a172acc9b46f29647a771ff580ccae4ee4dc6d3995619cafdbe18fd045b799854fb0c011abde2ce9ce610645a2b30454847ce4305d3a9cc4902e4ed71824fb822c9515c731482498a3135fde97def44b3f62b5da34c84b92b79cd4786a9fed06ca44d6b6d0f0078683724447137220e99f7921ad91d1873ae72da00dca1d0646476cefa96bcb6592dfd6cae9f9a20409277f6d17549d6ff38cb843930520ec6560cc19b24113073901468c3152137e11d3b2a50261d52889e5c77e38f2eb2653443a54f7019d659aadf43df708dd3a15c6568d8814acd8a686e0423e9ee69ff731f7929b4a12309af87d35e7c44dff37fc4164caed661177f91c33db6f193d9898f028c6f1be7f04', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /payments/vpos', '01a1e5f1-aef6-7ef7-b85b-8a53eee4cd44', E'\\x730350a6a4850bb3b1035001f480534924efa926d5ad7c1f70031572c4e1b50b', '01a1e5f1-aefb-7d6f-bf69-f9b0262d61d6', '2026-11-16 19:59:43.928976+00', '01a1e5f1-af35-7835-b374-63e69235708b', '201', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4cc7612d756dcdf98b86e624c58ef35a24ab0ae9509663885e88c885fbcfb17d788dfbae47fb868537fd07ece6c2e616218bf65e31d5ab0421697ed4f3e8d8d0706d9d189f7f2e2881d54e3d7c7e5bc7350da5648ddb63c5b3d41c61c9019a4c27b8c00594d30f5eeb88c7b2a300a41b4dba867de2124344ab19340bf00bb232308fce39c885d3b3d774742fe91bd06205948ea1cf1a68120488c0e45e0e0579ce742456b589b9a11af35b9db4e59b000c495a169c55c8d55d62848849555688c0fdf9f87e15a93dc995022d1d16991fe5a596cfd9e95d6a057d57fdb70c910a2237a18614c0f17597475281f025b8930684b228b3d878d724f05804462ca8d184b338016e596987ac7b2b6d31c61fe590ac0c7b30882e76d71e7e3ccec74471acc31fc69a235f65085ca377ed868986848373045c468658f4be04ccb84f21e100fbe8974ee32013bc5be4626ff7f27174fa350eb2964e895149369b4d6050ebd39a407eb7ea42b59aa3fc8e48119f5aecdeb34f1427ce30ffb4b402fb9ef5df75ea93e4e96b5f63313a3eb88206a005b62bd823f4a4051bf912865c91c69fda628bf1740deb1e719ec3d3d720a92f7e87f02633b715d26fbdf10c8080eb20a6ec07fa26b992717', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /payments/vpos', '01a1e5f1-af8e-7c7a-b13a-acaba2de6f1b', E'\\x10a722c936fae6c4fa66733477cec3e32c0dcefe235b2d2395e31c16d53a6376', '01a1e5f1-afb7-77f3-abb4-0a10c9e40952', '2026-11-16 19:59:44.088877+00', '01a1e5f1-afdd-731e-9948-4c4c2a6767aa', '422', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4f2efe301b1c706153511a6ad6c78892809bb99618209378ae3931870f12d323b48551bf31b87c44e75fe3207054d9e2ee8eca1afd387b51f4ded06bacada2e268b19c82ba66291b1e2f079b4188f5df3d2887bca7791320344cb0402ed0b6f62511f60555d6f0cd69651ab0bb83ca1e27e6bb41e2d0fae4ce650b55bbb7f5efd2d3c2b91ced11f3939753caac5f0e9dbe1a7a8f4ca303de20d3276ac7ddeeb30d1493e78fc61a42d42e2419102e7f966dcff39c6d1218f123075829c8fbbbae1933ec845d43cc690be933a455501e53c2d5c4d5a3fdc261981fe719185f7047e21272e95240b80f9372430fc5addf524b551f362f50de4229e45aadba83a76210fee462b734d823efc53b9431f78907d40bd43fb094cfab850f9612a005c82b70a02d7517284a393b9bd236c0e9b384ec05aaada9104bc9d4bfcbbb1d9527ac23a53511fd91a7675a51948f3cb80e847a2b387d36afcbd343a13e933c4ff681786c5f94682d169c9c65bd3d3d039597cd978a5f00400a76c2a1aaedc83cc82f0951e11cdcbaea093924f2929ed07ac92b90b7a87a7d21d6592819d32146170db3364ceb4f30c1e5b9fca0ca7822c6e269c2e0e6dd1ab393ad97689b2cac30800c427ff1cc9c5121ef1', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /payments/vpos', '01a1e5f1-b01b-70dd-925c-8c563ffe2646', E'\\x48f6fc42789a9b8e1cb3570514a7764c21a2b968209577a2ae979648198cc57f', '01a1e5f1-b01d-7a12-9fc3-2a0b5e5e24cf', '2026-11-16 19:59:44.206844+00', '01a1e5f1-b056-7c26-a7a4-c4ca96ccc8b6', '201', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d489f957549677fa25fdadbf3c29905b5beba3b1d1c50002114a4b6d7f82f6db82d9c647d02d64a61ba374311cc38d4b9a6c8af433a21444380c605184882770cf83a42986d5d1c184f2a29023470f954624e42f4da5d369640fd25599121749dcfd671a6bbc005f3de366b9769d669752af619bacca1cca083f6f07d09e6ffbbdef54547dddb0ece0cb5b608abe394642cb808dc089ae4221f4d17931c71a44412fae8e27bc340c056bef0edd5fb19b4a8060d7d55e58474c3d9d7071e9180cc4db9f971e1385a4d2173fc2631443ba48022ead8e8af20bb3646a6bffb6531105a5e605831dc3d32febfba7502fd1b4e3b19d566892c9070d18e76d8a53ef17c2091f232f1147bf0dd8e181944f904c3859caad6f610eeb5fdcc0e440a77c73b932581e45e67c8ba69908bf9c98c0d723187964fbb3c9843601ff3f34d2db84118b8bd44a7118a443db9b509a9eab64f41e869613bfd44e9b1b4b282c40aa893af0973926865bf4adb1dcb1253c103dbc03b8c4d94e5f074ec246ff8e4d4dde87b73987124d85fb211860d723e78b0396ff9bc790d4bf277cdc98c41913100da3ecd02d502d029fbce972ae9bd8dc1a65177cbc2dd1e1df3a1b8e63f467c32623', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'POST /payments/{id}/reverse', '01a1e5f1-ae71-7336-a2e1-d670bd96e4f7', E'\\xafe1501b52913bd0f350cbf2007f46aa91f852daf1a6d8d3eb123188c1a681cd', '01a1e5f1-ae8b-7120-bbc4-727b66b31ce0', '2026-11-16 19:59:43.762857+00', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '200', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4d8b11c0836bd2cc16bfacd67913b49225503afb866bba040e8d3281d4d703c63ad255b1e5c355d23956127bdfd76f38e29bfb27b948ceb1dc6650a8526a42c9c65275ef18952e35f78e713fe28670fdf0afdf8828e83936dafd6767d7e00e6ad2630211da3006e4d139f5d28ed4c33b1f4c6d2048a4e39e4628b8c0d147680ba9563d0a1da1f8aab18e2297efc0a24a958e7ae11fa07025bd8e909ad72f878a4ca68b40bbdf3e51aa6cd00322361801999a18c00d94f99760ba0b2e4a5b7134a0aa09a1c295226e8fb0c71c0f7435a4ebcbd75a58535643ae697b0239b62d993c8adbeacea3443397004f84c9ca12dce1114f6cb6150c76d1409dd06a13f03f18e82d22154eda5377df5c0f464260e9d84edfcc67e1b18d8c46cebddd42338c869988efa4369fa39961253db242396577c53a87eb81fa539afd7a239c327db3b658d4249d08a41275b89614a8e8b55ffe0d4bf984f14f46fe70bb4275d3de3dff589421f1e120fe68c647ebf6e088df8f63bcc40b3ef8264bb8546bd6d9a7eacf906d972433e8997a4048e22f23b2febd14d5c36621a62985a1182ef466414790cb209220956f1f997735cb4290da473d2ef121eb1d6411f32f62a4c366b326290736871bb1dd602786c2b4acfef451e6c2ae065684339b02c9243a1923d7f96bec02e8ff238102b0d1b60d2067c4c60d9b55aa07fef9fb47ef877e7ebfba9ebc651e5b4742412c67e2a079049732042567417802c36ca99e1abbe0854a71172bd825b40c535e5980d681614d27265ba59f8a582e0e1283760051cce419374cfb1e1a1382b21141f9bd78bf817194334276f621b8fd9fb179960cd66eb4dfa761eb905ce27245d', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from) values ('installation', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d45f23741a4d5fd307ae798ff9e6ed29b7e538fc052dfed4d17c11c838aa5848f22c3218de5b18d051a6b7fff8debdb6e1855e0e9809edfd591b7b15f5fb82ba9b6a62e1fff650ec7743077078fee4247e509cd40974d31b3c80f408c5', NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '9b6aaa34-1452-4d4f-97ce-6e95358f3562', '2026-10-05', '01a1e5f1-b232-7aab-9f0c-2ea43da97ec3', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\xac73b8b865404ab307b14a52f648650a2c4e14a941f6f97fc674ab59cb639b64', '1', '2026-11-16 19:59:49.783187+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xb5437fc40cc1cc3dc105608be533873efb98158a2b8363bf402eb59427d7bd54', '1', '2026-11-16 19:59:49.800539+00', E'\\x5cb28572f00300388c45e9acce735656dfbc158942377cbae6c50cc51e1906e4');
insert into login_attempts (subject, count, last_at, name) values (E'\\xc06888d83c21647ff66be8958977ba7867bcefdc707f297a928962bd5012d27b', '1', '2026-11-16 19:59:49.789584+00', E'\\x5cb28572f00300388c45e9acce735656dfbc158942377cbae6c50cc51e1906e4');
insert into login_attempts (subject, count, last_at, name) values (E'\\xcd4fb60fc0d4c995be8f8184d2029b7bf528d72fd6e802fc66f4ae58c296c135', '0', '2026-11-16 19:59:47.557641+00', E'\\x8e7ec1f9739a5f4d1b1e1eae58b6bdea71cc2c90e4b70dfe0aed675d793ebbd4');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x5ae39c0f0fb90c070c8e67b3ef157f51e62df4b1504f00390c56a648b6b05538', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'r4', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4d2df121235c0d4b11ba756dc733ac8da50cf80ca6646070c551dce97612ac9006e62e2a2fa70eabd53646a57bbfb9b2365399a366f9a8a893ebee15915144bba8f7dc0402cc663252ca472c0ce7763be99ed0497', 'true', '{}', '2026-11-16 19:59:45.188674+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 20:04:51.319416+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$UO-Vd3IEPRTLe0_xZlSCvQ$50C48p-nNFfMy0AvuCrOmwJOwy8jdxIx8bRy1FexpbE', '2026-11-16 19:59:47.44647+00', '2026-11-16 19:59:47.486742+00', NULL, '2026-11-16 19:59:49.601541+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('8f865c9b-b947-42b3-9485-1937db9911bd', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 19:59:51.333509+00', '2026-11-16 19:59:51.333509+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', '$scrypt$ln=17,r=8,p=1$UO-Vd3IEPRTLe0_xZlSCvQ$50C48p-nNFfMy0AvuCrOmwJOwy8jdxIx8bRy1FexpbE', '2026-11-16 19:59:47.486742+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('d6061b52-710d-49a5-8367-a00fa963d378', '01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 19:59:51.292322+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x15a87f8574aa6cd2557c52c49bb9afb514eb369fef44415036309f8344fddb64', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x21062499324773dd2a6f492063e192a559f1f2fa956fc7f2aa6ed06f22e56487', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x38fdb814eeb340888da87972d17bff211ead0c1f01d2646f3255b43ca0067b58', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x4a1d78b5ae9e38c64dab884c55b69ea3a91437da2717dc175702cca2fd45c1e7', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x501aa6af075d1d068c72658c077a8339c05b5d391e5f24e6d433ddcd39312a0c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x71dbdb0821494e8df69f22325fc1cc04ffd96b1e9e1cda661de9b2cec9b41fe8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x9014b464da09ca422eb65bb392da6da8e1a73f03cdc88cfc0a3535ea38878351', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\xa515ce7d72f3c5ceb436e0285ad6c6348a9ee663c7cbd8c06a6c04d84266ba8d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\xcf9d406327f3b627fd6daf6cb62fb3efec435678ec63800e4ad06a8eff762ef0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\xd79cb95b8a4e59fffe6e5ea324b5eb3671ee6bdbec39895c1b78012baf8937f7', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x3bf6da9bba22a44da3d577e3daa22f2cabe804b449ca3f94c52a91be6ad2a651', '01a1e5f1-bcee-7540-b0cc-c82040c40bb9', '2026-11-16 19:59:49.601541+00', '2026-11-16 19:59:49.601541+00', '2026-11-17 07:59:49.601541+00', '25ef07c8-d7f1-4f6e-b37a-885f591a7a60', '127.0.0.1', '', '2026-11-16 19:59:49.601541+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e5f1-bd0c-7124-980b-84aa4a6fa741', '01a1e5f1-bcee-7540-b0cc-c82040c40bb9', 'pas_op_FOfCb8eb', E'\\xc98c05fedcaaba2df03a938a55e56e1323ac77cd1829cfbdfdfdf67a3bb23085', '2026-11-16 19:59:47.469441+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e5f1-bcee-7540-b0cc-c82040c40bb9', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d437e5b6e7a41deec0c7f18919ba76023c38b76af3221f22cd55fad2b21d10073f4b14db74307989865cbe45af4f4ff8f94feca27c9db8b0844789d8d6778345ba664d7d05', '0', '2026-11-16 19:59:49.824005+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-aa50-7355-a20c-cb939aebbe74', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 19:59:42.672+00', '2026-11-16 19:59:43.203+00', '2026-11-16 20:14:42.672+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4ce1331586989ef0999c3de7a1a0fb35aed16ae7414f942176151d852062a7e6e85869958aff62e66dd082c87d1085a89959028bd9651929943bcd73a018cc7276f8bd119f1ded6bc497151c302ff0694080b1ab5a3a615f6a5df97ce5e', E'\\x5f65f978d6760c3ae2ea510b17416163e92fbc57dc79fb10bca2e9b6b91d16a1', E'\\x863e09c260842a51a8575a0fbef8cc168ecb0f26ecf17060d8e4d188de96f7ac', E'\\xf40cd6004b28f794f1f23800fb9c1ed4810db9433020fbdd6d1dd0fe6a0a9007', NULL, NULL, 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-aacd-7c37-9bab-0093b988b5dc', '2026-11-16 19:59:42.797+00', NULL, '08918310', '485918310', '{485918310,8918310}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-acd7-73b6-a8c0-f1707c6348e7', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 19:59:43.318+00', '2026-11-16 19:59:43.429+00', '2026-11-16 20:14:43.318+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d48e4dddafd5555e78801104da6ec89f2a4b5a5d69210acc32a6935be14a9006c1f636c100950ddb336c1f0c89938dfbda6103aa8203291080ec768eecfe27f78e3b912447ddbd61001f207bc598f129e39018acb4a45194010b3c018985', E'\\x5f65f978d6760c3ae2ea510b17416163e92fbc57dc79fb10bca2e9b6b91d16a1', E'\\x863e09c260842a51a8575a0fbef8cc168ecb0f26ecf17060d8e4d188de96f7ac', E'\\xf40cd6004b28f794f1f23800fb9c1ed4810db9433020fbdd6d1dd0fe6a0a9007', NULL, NULL, 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-ad21-75aa-9019-b0f6e8a27c91', '2026-11-16 19:59:43.393+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 19:59:43.499+00', '2026-11-16 19:59:43.798+00', '2026-11-16 20:14:43.499+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4c0594a6a54ab710e2f43d3c63384105ddb6e92cffe66e46fbaaacb1bf56bfe5d109fe4e0087f4efa7bf951e9ad2b8eb8da29c2af21d796e6d643d81cc9a8fa9fb334d6272642b599992d78c138d0f3b5427b21ed131c36887083274858', E'\\x5f65f978d6760c3ae2ea510b17416163e92fbc57dc79fb10bca2e9b6b91d16a1', E'\\x863e09c260842a51a8575a0fbef8cc168ecb0f26ecf17060d8e4d188de96f7ac', E'\\xf40cd6004b28f794f1f23800fb9c1ed4810db9433020fbdd6d1dd0fe6a0a9007', NULL, NULL, 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-ae31-7c94-9580-02cc862c1318', '2026-11-16 19:59:43.665+00', NULL, '08918368', '485918368', '{485918368,8918368}', NULL, '000000', NULL, NULL, '01a1e5f1-ae9c-7bb4-8777-34d495cfbeb3', '2026-11-16 19:59:43.772+00', '08918378', NULL, '{8918378}', NULL, '2026-11-16 19:59:43.798+00', '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-aee6-780e-a568-aef1d8ccde37', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 19:59:43.846+00', '2026-11-16 19:59:43.846+00', '2026-11-16 20:14:43.846+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d49820ca1543ee3617ce0d85c83a9dc36d73006dd3940f976946ccdeb4ae404b4110ee21655b94b9e5e8e7798f9216f7c187b53fb71d2519826b2459ab745c98f20e0b395dbe13dd080852871f5da3e3b4476ec846a99a99acb7d856f5d2', E'\\x5f65f978d6760c3ae2ea510b17416163e92fbc57dc79fb10bca2e9b6b91d16a1', E'\\x863e09c260842a51a8575a0fbef8cc168ecb0f26ecf17060d8e4d188de96f7ac', E'\\xf40cd6004b28f794f1f23800fb9c1ed4810db9433020fbdd6d1dd0fe6a0a9007', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 20:14:43.846+00', NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-af35-7835-b374-63e69235708b', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 19:59:43.925+00', '2026-11-16 19:59:43.976+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4352dcf0bc9138746a99c747625c586b445e59f61ad583b6e5f143734a764c8f8d2a26792f320e7176d0c40e085ac82f9e53a7fbd2d766278b26f41ddd58e299bd406a8c5a939d3a93e69', E'\\xc78fc0f7e5aa4d9e6c44f24992d906f75f80734c069a4665659e10caaa4ad818', NULL, E'\\x2f0b15f74fa95a395c810ad5cde594bec2cda23a79e5f35f0410985706831ef8', '4242', 'Visa', 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-af0b-76fb-8c82-59a358f46cb9', '2026-11-16 19:59:43.925+00', NULL, '8918395', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-afdd-731e-9948-4c4c2a6767aa', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 19:59:44.093+00', '2026-11-16 19:59:44.126+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d47944e46bb25e5e5047b6250d8faaac4440f973a7d554fe755864666e64a8eaf87c1b896352284b5b04ea62a7cb696398fdde09166bf069b49fe114de77b4453ed191c1c20c6cff800c38', E'\\x727e9fab0f0011866097c4113919959f387c5ad335b97e696b236ee09ba30d54', NULL, E'\\x3d775f6ae2d0cbf71587e1cf4a3e39b5d5bedbed56911d1be3254551bdee6a29', '9995', 'Visa', 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-afc8-79b2-9ffc-b6015d108738', '2026-11-16 19:59:44.093+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b056-7c26-a7a4-c4ca96ccc8b6', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 19:59:44.214+00', '2026-11-16 19:59:44.246+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4b34d8ab7b0f5f9be9c53143c096efa1243826afb396f806084cdbd44962ec0f7a301ef1c4d7c719480b8a5c408205062754ce62cd48a2c590dd8bebf83f3d0e86bf9ec691b0668741e15', E'\\xa9d2c803943dd229687a69eb657303260f82faf826aff1a93ac8c97171b81678', NULL, E'\\xf60be3a98a33de386cf71d222ff04b84ace83c0faf0d1b034d192bff882c6627', '0119', 'Visa', 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-b036-7bbd-8d27-25cd6aa87a29', '2026-11-16 19:59:44.214+00', '2026-11-16 19:59:44.246+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-16 19:59:48.294386+00', '2026-11-16 19:59:51.371+00', NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b10a-77ca-a835-5ce7841504a5', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 19:59:44.394+00', '2026-11-16 19:59:44.532+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xf74fc94e9719257114ffd00c7fad36abf9ce389eab76226207065dd7250f5564', NULL, NULL, NULL, NULL, 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7aab-9f0c-2ea43da97ec3', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e5f1-b232-7df4-ae72-081a29113b26', '2026-11-16 19:59:44.689+00', '2026-11-16 19:59:44.777+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4406e4fb26a8dae142f771f079231fdd311e3f1bd5b989b0f4d756179accf623503fc09d50c7982f74c9927a2bf55f06b540d1d86c6d125791248267681c38736ff59faa5d9ab386c8c7a5d741757a72d952f7ebb9fc81eb0b2e826398cf682d89963531ac9d865f98cf53cf45f169949', E'\\xcf028a8a5208de8f93d0000312a8f4e81987d7ba58a36ff3fb9cc224c0b2de06', NULL, NULL, NULL, NULL, 'r4', E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', '01a1e5f1-b268-74d0-854e-23731d4681f1', '2026-11-16 19:59:44.744+00', NULL, '35918476', NULL, '{35918476}', '60d481d2-768e-4799-a41d-99f0eb60cec2', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7cfa-a7d8-366a2c743bcf', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e5f1-b232-7df4-ae72-081a29113b26', '2026-11-16 19:59:44.689+00', '2026-11-16 19:59:44.758+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4188984be4cfd49bfe51ad7c4605b86e77ef0bb65b2a2304270d151cc615cd79d4e9780bbdb150a747991551b6dd0b5c013c2ca46cd6ec0f4ffaada76f25c42e0fde3389c49177f56c160ff1228e811c20c06c2182235d551de1d48b3c89a3a09674cd6b101ec96ddc81aaac4d9d239ba', E'\\x89ac23ee478d6836961ee503a9e42a83856d791cfe37d5daa16888ac6ce80f23', NULL, NULL, NULL, NULL, 'r4', E'\\xe6219148de2870a50ce73b831f7ed42bea19674ede1e00010a1b1e312f183a02', '01a1e5f1-b268-77a0-800b-e80a9fd0c3a2', '2026-11-16 19:59:44.744+00', NULL, NULL, NULL, '{}', '230eb297-6215-4626-a9e7-7826e3256644', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 19:59:45.062+00', '2026-11-16 19:59:45.161+00', '2026-11-16 20:14:45.062+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d48f1d8a074ee9f1bf2b94e668ff92470613f60c8e8220418a5a2ec0bea2e4ce698fce0de18e8c88c909a4105cad968ad49c06feee3302f99e610b07201f78963fbc8a5ee441a0032cc300c1f9d26868c3be322b83590f6f44d2dddc7f57', E'\\x5f65f978d6760c3ae2ea510b17416163e92fbc57dc79fb10bca2e9b6b91d16a1', E'\\x863e09c260842a51a8575a0fbef8cc168ecb0f26ecf17060d8e4d188de96f7ac', E'\\xf40cd6004b28f794f1f23800fb9c1ed4810db9433020fbdd6d1dd0fe6a0a9007', NULL, NULL, 'bnc', E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-b3f6-74f0-b226-0df937b768a3', '2026-11-16 19:59:45.142+00', NULL, '08918514', '485918514', '{485918514,8918514}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e5f1-b349-7b80-8c5a-641c2fae05db', '01a1e5f1-a8c4-7ecd-9581-454688d1e788', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-aa50-7355-a20c-cb939aebbe74', '1', '2f5f71f2-dc24-48e3-b650-fb14ba16de81', '20.00', '2026-11-16 19:59:51.413709+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x4e4d4cdcf2ac3cebb8ea4d14b723f476217108b15645f4e0ba95f28d8b4f84fa', '01a1e5f1-bcee-7540-b0cc-c82040c40bb9', 'factor', '2026-11-16 20:04:50.903291+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7aab-9f0c-2ea43da97ec3', '10.00', 'key:requester', '2026-11-16 19:59:51.398947+00', '2026-11-17 19:59:51.398947+00', 'approved', 'user:ana', '2026-11-16 19:59:51.398947+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-aa50-7355-a20c-cb939aebbe74', '01a1e5f1-aa83-7508-a0b2-fcf912436fce', '2026-11-16 19:59:42.672+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-aa50-7355-a20c-cb939aebbe74', '01a1e5f1-aacd-7c4b-9bdb-4788ece7aab1', '2026-11-16 19:59:42.797+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-aa50-7355-a20c-cb939aebbe74', '01a1e5f1-ac63-790a-9d23-d20e37431181', '2026-11-16 19:59:43.203+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08918310"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-acd7-73b6-a8c0-f1707c6348e7', '01a1e5f1-acd7-7e14-a353-a9d9c1455529', '2026-11-16 19:59:43.318+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-acd7-73b6-a8c0-f1707c6348e7', '01a1e5f1-ad21-73f0-8d57-f595287e1b0d', '2026-11-16 19:59:43.393+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-acd7-73b6-a8c0-f1707c6348e7', '01a1e5f1-ad46-73ae-a44d-cb71e6e6d60b', '2026-11-16 19:59:43.429+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '01a1e5f1-ad8c-7240-8add-20ab36e88775', '2026-11-16 19:59:43.499+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '01a1e5f1-ae31-7f7f-b761-40961c92a262', '2026-11-16 19:59:43.665+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '01a1e5f1-ae5d-71f7-ad7c-07aee8d457aa', '2026-11-16 19:59:43.702+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08918368"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '01a1e5f1-ae9c-79a0-84f3-0ffa1983e1a6', '2026-11-16 19:59:43.772+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '01a1e5f1-aeb6-7821-89c4-f75109a2439f', '2026-11-16 19:59:43.798+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "08918378"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-aee6-780e-a568-aef1d8ccde37', '01a1e5f1-aee7-701a-8a19-8b65ca6dc718', '2026-11-16 19:59:43.846+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-af35-7835-b374-63e69235708b', '01a1e5f1-af40-72b3-b624-427b83314b1a', '2026-11-16 19:59:43.925+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-af35-7835-b374-63e69235708b', '01a1e5f1-af6f-7135-9372-afde2125d4cc', '2026-11-16 19:59:43.976+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "8918395"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-afdd-731e-9948-4c4c2a6767aa', '01a1e5f1-afde-74d1-ac9a-f09c81aa1482', '2026-11-16 19:59:44.093+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-afdd-731e-9948-4c4c2a6767aa', '01a1e5f1-affe-79e2-8e5c-c4f39f3498e1', '2026-11-16 19:59:44.126+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b056-7c26-a7a4-c4ca96ccc8b6', '01a1e5f1-b057-70c2-9349-48215f59abf6', '2026-11-16 19:59:44.214+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b056-7c26-a7a4-c4ca96ccc8b6', '01a1e5f1-b077-7b10-b3dc-d5f6f1dcdb2a', '2026-11-16 19:59:44.246+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b10a-77ca-a835-5ce7841504a5', '01a1e5f1-b1bd-7884-9b97-e13ad8f52ae6', '2026-11-16 19:59:44.532+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7aab-9f0c-2ea43da97ec3', '01a1e5f1-b245-7625-9f4a-974285a21d90', '2026-11-16 19:59:44.689+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e5f1-b232-7df4-ae72-081a29113b26"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7aab-9f0c-2ea43da97ec3', '01a1e5f1-b268-7f21-8a64-499a95b0c32a', '2026-11-16 19:59:44.744+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7aab-9f0c-2ea43da97ec3', '01a1e5f1-b289-7ab1-a6ca-084c7eda3c4f', '2026-11-16 19:59:44.777+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "35918476"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7cfa-a7d8-366a2c743bcf', '01a1e5f1-b245-7e9c-8c67-89c12421a77a', '2026-11-16 19:59:44.689+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e5f1-b232-7df4-ae72-081a29113b26"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7cfa-a7d8-366a2c743bcf', '01a1e5f1-b268-7330-88b3-b565ef1d78b3', '2026-11-16 19:59:44.744+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b232-7cfa-a7d8-366a2c743bcf', '01a1e5f1-b276-7d4b-b995-9ebe123be8de', '2026-11-16 19:59:44.758+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', '01a1e5f1-b3a7-7a69-a5fd-c3dba861424e', '2026-11-16 19:59:45.062+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', '01a1e5f1-b3f6-7538-bf02-11ad4ef4c1da', '2026-11-16 19:59:45.142+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f1-a8c4-7ecd-9581-454688d1e788');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', '01a1e5f1-b409-76f0-a8ae-bcca65cbf908', '2026-11-16 19:59:45.161+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08918514"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '2026-11-16 18:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 19:59:34.47298+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-b2f1-72d6-a2b3-ad8a22c0aa42', E'\\x8df90db38fce22d872417e9d2de02d040e6a96b0789a712727ba1855dc285410', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d40288a800d458c581c441bb52fe9193db1509d731fa7b652cfdb7ecc343945cd2d3443fc2225acc88eaed6703137e3d2246f162c085aa5f218182f3b1799340e50554088f672e0d412dfdb16eb6', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 19:59:44.881+00', 'key:01a1e5f1-a8c4-7ecd-9581-454688d1e788');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'ffa8901d-c2b3-42ae-9608-ed2ddbf56dee', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 19:59:51.368563+00', '2026-11-17 20:59:51.368563+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xed4dbf27d29a6d8fa7cd21d4b3dd4ee38e53d857023c382f783b43e8b604c59a', '01a1e5f1-bcee-7540-b0cc-c82040c40bb9', '2026-11-16 20:04:50.960698+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '196', '2026-11-16 19:59:51.266908+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 19:59:50.982974+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 19:59:50.982974+00', '2026-11-16', '2026-11-16 19:59:41.986845+00', '2026-11-16 19:59:42.20014+00', '2026-11-16 19:59:42.20014+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 19:59:50.982974+00', '2026-11-16 19:59:50.982974+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 19:59:42.20014+00', '2026-11-16 19:59:42.20014+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '178614aa1a1431ba26ae8c12f07c9efedde615aed7adde05b0d05450592c1bed', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', 'a56f8e79e30a920ac91656848cc6bd0ef627ab503bd2a1f63544cde0e4993a96', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 19:59:34.47298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 19:59:34.47298+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 19:59:35.569766+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 19:59:35.593585+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '2', 'f6f58c09d0fb36b71f5dc502528012e61b902587d9a4b42c8d56b57859a453e1', '2026-11-16 19:59:35.613869+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 19:59:35.583401+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 19:59:35.542447+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x8796ff38bc9fe37bacaa7df94dc62d6a1b02e16366340258658b1607ff1b5a54', '01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 19:59:51.357096+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '771', '1', '01a1e5f1-aa83-7508-a0b2-fcf912436fce', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-aa50-7355-a20c-cb939aebbe74","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:42.672Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:42.672Z"}', '2026-11-16 19:59:42.717752+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '778', '2', '01a1e5f1-ac63-790a-9d23-d20e37431181', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-aa50-7355-a20c-cb939aebbe74","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"08918310","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:42.672Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.203Z"}', '2026-11-16 19:59:43.194419+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '780', '3', '01a1e5f1-acd7-7e14-a353-a9d9c1455529', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-acd7-73b6-a8c0-f1707c6348e7","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.318Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.318Z"}', '2026-11-16 19:59:43.31311+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '786', '4', '01a1e5f1-ad46-73ae-a44d-cb71e6e6d60b', '{"event":"payment.failed","data":{"paymentId":"01a1e5f1-acd7-73b6-a8c0-f1707c6348e7","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.318Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.429Z"}', '2026-11-16 19:59:43.42293+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '789', '5', '01a1e5f1-ad8c-7240-8add-20ab36e88775', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.499Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.499Z"}', '2026-11-16 19:59:43.492297+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '795', '6', '01a1e5f1-ae5d-71f7-ad7c-07aee8d457aa', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08918368","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.499Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.702Z"}', '2026-11-16 19:59:43.702973+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '800', '7', '01a1e5f1-aeb6-7821-89c4-f75109a2439f', '{"event":"payment.reversed","data":{"paymentId":"01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08918368","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.499Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.798Z"}', '2026-11-16 19:59:43.790978+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '802', '8', '01a1e5f1-aee7-701a-8a19-8b65ca6dc718', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-aee6-780e-a568-aef1d8ccde37","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.846Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.846Z"}', '2026-11-16 19:59:43.837194+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '811', '9', '01a1e5f1-af6f-7135-9372-afde2125d4cc', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-af35-7835-b374-63e69235708b","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"8918395","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.925Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.976Z"}', '2026-11-16 19:59:43.974442+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '817', '10', '01a1e5f1-affe-79e2-8e5c-c4f39f3498e1', '{"event":"payment.failed","data":{"paymentId":"01a1e5f1-afdd-731e-9948-4c4c2a6767aa","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.093Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.126Z"}', '2026-11-16 19:59:44.11855+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '824', '11', '01a1e5f1-b077-7b10-b3dc-d5f6f1dcdb2a', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-b056-7c26-a7a4-c4ca96ccc8b6","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.214Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.246Z"}', '2026-11-16 19:59:44.239185+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '831', '12', '01a1e5f1-b1bd-7884-9b97-e13ad8f52ae6', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-b10a-77ca-a835-5ce7841504a5","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.394Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.532Z"}', '2026-11-16 19:59:44.564218+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '838', '13', '01a1e5f1-b276-7d4b-b995-9ebe123be8de', '{"event":"payment.failed","data":{"paymentId":"01a1e5f1-b232-7cfa-a7d8-366a2c743bcf","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.689Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.758Z"}', '2026-11-16 19:59:44.749011+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '839', '14', '01a1e5f1-b289-7ab1-a6ca-084c7eda3c4f', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-b232-7aab-9f0c-2ea43da97ec3","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"35918476","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.689Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.777Z"}', '2026-11-16 19:59:44.767723+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '851', '15', '01a1e5f1-b3a7-7a69-a5fd-c3dba861424e', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:45.062Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","checkoutSessionId":"01a1e5f1-b349-7b80-8c5a-641c2fae05db","livemode":false},"timestamp":"2026-11-16T19:59:45.062Z"}', '2026-11-16 19:59:45.053096+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '856', '16', '01a1e5f1-b349-7b80-8c5a-24c9248a7294', '{"event":"checkout.paid","data":{"sessionId":"01a1e5f1-b349-7b80-8c5a-641c2fae05db","linkId":"01a1e5f1-b2f1-72d6-a2b3-ad8a22c0aa42","status":"PAID","paymentId":"01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0","description":"Pedido 1042","usdAmount":13,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.969Z","livemode":false},"timestamp":"2026-11-16T19:59:45.161Z"}', '2026-11-16 19:59:45.154974+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '856', '17', '01a1e5f1-b409-76f0-a8ae-bcca65cbf908', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"08918514","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:45.062Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","checkoutSessionId":"01a1e5f1-b349-7b80-8c5a-641c2fae05db","livemode":false},"timestamp":"2026-11-16T19:59:45.161Z"}', '2026-11-16 19:59:45.154974+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-aa83-7508-a0b2-fcf912436fce', 'payment.pending', '01a1e5f1-aa50-7355-a20c-cb939aebbe74', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-aa50-7355-a20c-cb939aebbe74","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:42.672Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:42.672Z"}', 'delivered', '2026-11-16 19:59:42.672+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:42.778361+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-ac63-790a-9d23-d20e37431181', 'payment.completed', '01a1e5f1-aa50-7355-a20c-cb939aebbe74', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-aa50-7355-a20c-cb939aebbe74","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"08918310","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:42.672Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.203Z"}', 'delivered', '2026-11-16 19:59:43.203+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:43.255007+00', '200', NULL, '39', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-acd7-7e14-a353-a9d9c1455529', 'payment.pending', '01a1e5f1-acd7-73b6-a8c0-f1707c6348e7', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-acd7-73b6-a8c0-f1707c6348e7","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.318Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.318Z"}', 'delivered', '2026-11-16 19:59:43.318+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:43.350846+00', '200', NULL, '11', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-ad46-73ae-a44d-cb71e6e6d60b', 'payment.failed', '01a1e5f1-acd7-73b6-a8c0-f1707c6348e7', '{"event":"payment.failed","data":{"paymentId":"01a1e5f1-acd7-73b6-a8c0-f1707c6348e7","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.318Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.429Z"}', 'delivered', '2026-11-16 19:59:43.429+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:43.480619+00', '200', NULL, '28', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-ad8c-7240-8add-20ab36e88775', 'payment.pending', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.499Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.499Z"}', 'delivered', '2026-11-16 19:59:43.499+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:43.593215+00', '200', NULL, '55', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-ae5d-71f7-ad7c-07aee8d457aa', 'payment.completed', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08918368","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.499Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.702Z"}', 'delivered', '2026-11-16 19:59:43.702+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:43.729735+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-aeb6-7821-89c4-f75109a2439f', 'payment.reversed', '01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f', '{"event":"payment.reversed","data":{"paymentId":"01a1e5f1-ad8b-764e-ad9f-abf5ddd7de5f","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08918368","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.499Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.798Z"}', 'delivered', '2026-11-16 19:59:43.798+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:43.824109+00', '200', NULL, '4', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-aee7-701a-8a19-8b65ca6dc718', 'payment.pending', '01a1e5f1-aee6-780e-a568-aef1d8ccde37', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-aee6-780e-a568-aef1d8ccde37","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.846Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.846Z"}', 'delivered', '2026-11-16 19:59:43.846+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:43.861392+00', '200', NULL, '6', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-af6f-7135-9372-afde2125d4cc', 'payment.completed', '01a1e5f1-af35-7835-b374-63e69235708b', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-af35-7835-b374-63e69235708b","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"8918395","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:43.925Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:43.976Z"}', 'delivered', '2026-11-16 19:59:43.976+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:44.018446+00', '200', NULL, '5', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-affe-79e2-8e5c-c4f39f3498e1', 'payment.failed', '01a1e5f1-afdd-731e-9948-4c4c2a6767aa', '{"event":"payment.failed","data":{"paymentId":"01a1e5f1-afdd-731e-9948-4c4c2a6767aa","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.093Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.126Z"}', 'delivered', '2026-11-16 19:59:44.126+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:44.145484+00', '200', NULL, '14', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-b077-7b10-b3dc-d5f6f1dcdb2a', 'payment.pending', '01a1e5f1-b056-7c26-a7a4-c4ca96ccc8b6', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-b056-7c26-a7a4-c4ca96ccc8b6","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.214Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.246Z"}', 'delivered', '2026-11-16 19:59:44.246+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:44.260555+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-b1bd-7884-9b97-e13ad8f52ae6', 'payment.completed', '01a1e5f1-b10a-77ca-a835-5ce7841504a5', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-b10a-77ca-a835-5ce7841504a5","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.394Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.532Z"}', 'delivered', '2026-11-16 19:59:44.532+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:44.61421+00', '200', NULL, '30', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-b276-7d4b-b995-9ebe123be8de', 'payment.failed', '01a1e5f1-b232-7cfa-a7d8-366a2c743bcf', '{"event":"payment.failed","data":{"paymentId":"01a1e5f1-b232-7cfa-a7d8-366a2c743bcf","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.689Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.758Z"}', 'delivered', '2026-11-16 19:59:44.758+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:44.773023+00', '200', NULL, '3', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-b289-7ab1-a6ca-084c7eda3c4f', 'payment.completed', '01a1e5f1-b232-7aab-9f0c-2ea43da97ec3', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-b232-7aab-9f0c-2ea43da97ec3","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"35918476","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:44.689Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","livemode":false},"timestamp":"2026-11-16T19:59:44.777Z"}', 'delivered', '2026-11-16 19:59:44.777+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:44.791693+00', '200', NULL, '18', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-b3a7-7a69-a5fd-c3dba861424e', 'payment.pending', '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', '{"event":"payment.pending","data":{"paymentId":"01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:45.062Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","checkoutSessionId":"01a1e5f1-b349-7b80-8c5a-641c2fae05db","livemode":false},"timestamp":"2026-11-16T19:59:45.062Z"}', 'delivered', '2026-11-16 19:59:45.062+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:45.080222+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '01a1e5f1-b409-76f0-a8ae-bcca65cbf908', 'payment.completed', '01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0', '{"event":"payment.completed","data":{"paymentId":"01a1e5f1-b3a6-7cfe-9ec2-97951e076ec0","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"08918514","tenantName":"Tienda de prueba","createdAt":"2026-11-16T19:59:45.062Z","keyId":"01a1e5f1-a8c4-7ecd-9581-454688d1e788","checkoutSessionId":"01a1e5f1-b349-7b80-8c5a-641c2fae05db","livemode":false},"timestamp":"2026-11-16T19:59:45.161Z"}', 'delivered', '2026-11-16 19:59:45.161+00', '01a1e5f1-8fd8-7141-bf40-1058a95f1b8e', '2026-11-16 19:59:45.178125+00', '200', NULL, '1', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e5f1-a88e-7f40-8b28-96f9e8d0e7e3', 'false', '01a1e5f1-a984-75a8-85ec-f300089a6e4d', '1', 'http://127.0.0.1:34703/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4430fb05856ec1bf6435379945a02a20d4ca12a38394bcd9517fab69c6c095b4e0af802e74a0761581c5f11e93014bbc11f433e32ac70e82168deb1ea5212f6f856488d9dfec4cc94d5ad9089c4afdfd9f15cd52985678930ee736faed6cee', NULL, NULL, '2026-11-16 19:59:42.468+00', '2026-11-16 19:59:42.468+00');
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
