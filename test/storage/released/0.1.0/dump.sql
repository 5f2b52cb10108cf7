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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 18:04:17.324563+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'r4', E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', 'http://127.0.0.1:33153');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e587-fe3e-7ee0-8904-991f7febf762', 'false', 'pas_test_HDPIVw9b', E'\\x0723b15c27bbbdda72d13346e7eb013795bf3583ff73e4573f50f655a44be52f', '2026-11-16 18:04:17.34359+00', NULL, NULL, '2026-11-16 18:04:28.005895+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e587-fe53-78a4-8352-f278ab5940b3', 'true', 'pas_live_GhDubzgm', E'\\x7cf5227df636410bf01b36909223db510ee5725bfa3096654074479ef0b1eb66', '2026-11-16 18:04:17.363499+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '17', E'\\xccd2c3ce49452e1271b09ad6b54d1a7f329ecbcc01fb50ecf278e427d4e2a305', '2026-11-16 18:04:27.87155+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e587-fd99-7800-bcb1-fa656bec26f4', '2026-11-16 18:04:17.331059+00', 'test', 'tenant.create', '01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e587-fd99-74da-9763-a62fb98946ea', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x85bc879466c91a6f9d62ac6abcbc0901105a02f58b86eae01d80e35d8da3c3ef');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e587-fe3e-7682-8847-51a0938fbec7', '2026-11-16 18:04:17.351573+00', 'test', 'key.create', '01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e587-fe3e-7ee0-8904-991f7febf762', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_HDPIVw9b", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x85bc879466c91a6f9d62ac6abcbc0901105a02f58b86eae01d80e35d8da3c3ef', E'\\x881815bdcb0ead530673eaaaed1911e39aaada222ad917eea4d2e419a96cc31b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e587-fe53-7f5b-beb6-448c89675ccc', '2026-11-16 18:04:17.364563+00', 'test', 'key.create', '01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e587-fe53-78a4-8352-f278ab5940b3', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_GhDubzgm", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x881815bdcb0ead530673eaaaed1911e39aaada222ad917eea4d2e419a96cc31b', E'\\x470dc5eb657b44d843909e12b6e4bb4a9a5fd5b22c87ed009e36732a78784a70');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e587-ffa6-7b2b-8ba9-570f7ecead71', '2026-11-16 18:04:17.725855+00', 'key:01a1e587-fe3e-7ee0-8904-991f7febf762', 'webhook.create', '01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e587-ff86-7109-adab-d568b9a3430a', '{"host": "127.0.0.1:33177", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762', '01a1e587-fef5-761c-ab36-22d0a8ff31f0', '4', E'\\x470dc5eb657b44d843909e12b6e4bb4a9a5fd5b22c87ed009e36732a78784a70', E'\\x9f12d93a06da0b5e7897d5ad97f7024f17142c24f43b141883a779a1d711737e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-08dd-7bc6-a750-620cfebe0018', '2026-11-16 18:04:20.064058+00', 'test', 'checkout.profile', '01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e587-fd99-74da-9763-a62fb98946ea', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x9f12d93a06da0b5e7897d5ad97f7024f17142c24f43b141883a779a1d711737e', E'\\xfb0a0b75c293abc6b3f499554334073425b001fe38241dde6aa1122211e8a2cb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-0913-739e-9a19-357f3ddddb63', '2026-11-16 18:04:20.11365+00', 'key:01a1e587-fe3e-7ee0-8904-991f7febf762', 'link.create', '01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e588-0912-7443-8ef3-093145d8f4eb', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762', '01a1e588-08f6-7835-b80b-f51891867c2e', '6', E'\\xfb0a0b75c293abc6b3f499554334073425b001fe38241dde6aa1122211e8a2cb', E'\\xba3d145b28c94e463a07a8bf14638f881d5c73066d07e4cb585b67b7646a4a15');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-0dc8-7cfc-90cd-8f3faee9c98e', '2026-11-16 18:04:21.4142+00', 'test', 'bank.notifications', '01a1e587-fd99-74da-9763-a62fb98946ea', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xba3d145b28c94e463a07a8bf14638f881d5c73066d07e4cb585b67b7646a4a15', E'\\xa040730d06efa24ecfa5e89676e016aa4344b8f6b975c960513af27a42f9cc83');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-1058-79f1-b208-3364ef72350f', '2026-11-16 18:04:21.980295+00', 'key:01a1e587-fe3e-7ee0-8904-991f7febf762', 'movement.ignore', '01a1e587-fd99-74da-9763-a62fb98946ea', '01a1e588-100d-7607-ae1e-2374e95cbe19', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762', '01a1e588-1045-79f2-8062-c065c96a94c7', '8', E'\\xa040730d06efa24ecfa5e89676e016aa4344b8f6b975c960513af27a42f9cc83', E'\\xd1f9dc78ce364414bae38077f6e789ed5332993c0bd30cc5758cd83973e7c1be');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-1692-724f-bfe6-e5f34e5a73a6', '2026-11-16 18:04:23.579106+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xd1f9dc78ce364414bae38077f6e789ed5332993c0bd30cc5758cd83973e7c1be', E'\\x599cdf83d1076ca34cfa87f77f95adb4bdab70173738963a8b23adf98c33aee2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-16a5-747a-bd8f-1ad9c65a6542', '2026-11-16 18:04:23.591579+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_5rkj39Ly"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x599cdf83d1076ca34cfa87f77f95adb4bdab70173738963a8b23adf98c33aee2', E'\\xe881bd90d16245671a5d02ae25dffd4fd070d58a79ff829ba551589db70524b1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-1737-7ec3-af1e-25869aeaefe0', '2026-11-16 18:04:23.759352+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xe881bd90d16245671a5d02ae25dffd4fd070d58a79ff829ba551589db70524b1', E'\\xe3ea3dc24bc96d15c56ef45cb82f9c939a7e61d70e85e15ee0b1846defaddf20');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-1e8a-7eca-8b86-dd1c9a933761', '2026-11-16 18:04:25.614039+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'bf7b15e74dd7d748', NULL, '01a1e588-17c2-72ea-abf6-f45ac20c3c1f', '12', E'\\xe3ea3dc24bc96d15c56ef45cb82f9c939a7e61d70e85e15ee0b1846defaddf20', E'\\x24d3d5701f37508ca078bdaac3b8557283feec7d8db74d17ef532cd3b528384d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-21b8-725a-a2f2-9e1e6df51e50', '2026-11-16 18:04:26.425818+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x8424eb6bf8f9af534d9d3158517f239dd16640a40d94ed8f4eb488babc2d7f9b', E'\\x14f43b5c0d91b1a17e5be80f7cce229021b8699535a2d4055cb8990dc08c6b03');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-26e3-70f3-9fbc-64eed752a42d', '2026-11-16 18:04:27.748363+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x14f43b5c0d91b1a17e5be80f7cce229021b8699535a2d4055cb8990dc08c6b03', E'\\xecdae342f6ddffae037c2ae62301b8e8f8d03cfb14977ac0da7ded1bfe698f5d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-2747-7f23-8e16-096d79b1a133', '2026-11-16 18:04:27.848724+00', 'test', 'bank.set', '01a1e587-fd99-74da-9763-a62fb98946ea', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xecdae342f6ddffae037c2ae62301b8e8f8d03cfb14977ac0da7ded1bfe698f5d', E'\\x3cfe04071f501229bfb56f2c88b171787c381338cb37ce1d3cb03236afec574c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e588-2758-7f62-a63f-8d005ff70102', '2026-11-16 18:04:27.87155+00', 'test', 'bank.route', '01a1e587-fd99-74da-9763-a62fb98946ea', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x3cfe04071f501229bfb56f2c88b171787c381338cb37ce1d3cb03236afec574c', E'\\xccd2c3ce49452e1271b09ad6b54d1a7f329ecbcc01fb50ecf278e427d4e2a305');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('9449b054-8171-8e1e-8cde-6bbb2f35981a', '2026-11-16 18:04:26.379945+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e588-210d-7032-a7e1-db5fbacc52af', '13', E'\\x24d3d5701f37508ca078bdaac3b8557283feec7d8db74d17ef532cd3b528384d', E'\\x8424eb6bf8f9af534d9d3158517f239dd16640a40d94ed8f4eb488babc2d7f9b');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'true', 'bnc', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42af1db95fd06e1eaca01b7b6554548d8eef92b6ce79b9a723f94aeaaa3dda4f8523b2657cbf6550f03178be431092072a5a1688c0f524d1c77b3f4c47635181fcf76', '01a1e588-2747-73b3-91d0-87a91eea4055', '2026-11-16 18:04:27.847603+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', E'\\x076570399b67b81ffab92ad6fc0aefea9463a03fd2c88cbbd17fc05f575dbee3', '01a1e588-0e40-78eb-a8e2-4f00c5d5d60b', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'r4', 'R4consulta', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a9ab12dd43c93b2668916dc68dfe448853eeb843127c3ccf6d3c18433a9be342958773acd50ce064dbb5a249e7690fb11a52b9f425cb712c918a0a422c6cbeb6536b6ad0c849273b0881c5d6a747c84c7e996c46f980db310a16e88cd8320802affecf30d1e9c05', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 18:04:21.441363+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', E'\\x533ca37ff2db686f263baee061e9a703df10b2a9a1cc4714333de34cd9c74729', '01a1e588-0f38-7b0b-9f0d-ea80923b5fad', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'r4', 'R4notifica', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a6a08bd98966531ef3f5b631860253386f0ee5f7c7bf18a84722a623ba0bf833c7e402622f8ef214c4d388734369681bd672f4bc0636d4dbb188b35c416201a5c18b395a44d68b07e3c9322ab186c3c68fb4bfd6aff2721e715c4697811737061d37b4df7ac32ad681e2cc4d6bfb2382c3bc835fe40bd10bbf4ca1eb09443287b22d65cb9b8d0fe73b630b0bb92714bf9a97ff7e243e8d5660868bb023d400e7e14ae7386f1a61dea37feaf8a4a397105bb441717812a501f2ca23e89dd7fd84cc1a255b24cafe3fc6217602cd8de13a294d7a057f72fff9dd8a16b9ff228eb5fbe0010f62016182a947329ecbb08e45a63e4fcfbdd1b0c68731780286c55eba04e9277', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 18:04:21.696953+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', E'\\xcc814306b5a310bdfe693fcd1afb2af5144391dee06776a1c248f211bbf1775d', '01a1e588-0e46-7412-aeb6-2599f50cc8c0', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'r4', 'R4consulta', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a780d7e6cae1955115fe01b509666f50571ca80f6a388eb363fd4c17e4d7fbf2e56bae41cf62912276dc403106963798c743f8cd8', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 18:04:21.449015+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', E'\\xe9cf036f8b341988e4ff391903b105ddc82e2859edc67e275bc6ecb94cfe44e8', '01a1e588-0fbb-7675-810b-b674f524deab', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'r4', 'R4notifica', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a2f4a80137392dd5b57c8675aaaa371667e35d39aaf49f2f0bc1aaffa1c4bc107c2416ccdb7640b10c66e887c529bf8750511a6bb2a3832820a89a1c0992d5d0a0b6381bd61aa362c9794a42f82cdd6c4384ac1a102c8ddd01b96f517874cfe67fb5e156a25faf255aa30fd9d43a26672b6d7c44aa790f0178c683ed2c6867d563716f7902ac1d661633fe02586961a7822b2f22ab0806bbdf288d200b501198017b31db1e1f322fa621efb6a3bf4eab0ed008646ad182ca457f874faf89056d0d8e09ed58e67702fb0c93dd591743d48400b3b49f53822709589531fcc26cf03f72d0af2b66fe94760483cd9f65461e0e1b9fcfae3f5c4dfe9bf200c1f8a388a7bf9be', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 18:04:21.8211+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', E'\\xff2187a7ce432cafb76bd9b6ffe769661b6f923e6b3b2505471de70c43317a22', '01a1e588-100d-7438-8131-91b3e38c8211', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'r4', 'MBconsulta', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42aa393b78ffa53a3537c4b12a2dd89bf2454712294a23d54dec09d035b8392555350dcb64a3aa44005ec6135d902d8352290faa206c64366cfc01de37b20f01816d75fda32ee0c584073ebae1b86a539af113ac1658f813c127bc65d0b429eb8e3a38aeb11df07ba1832eea24e8f71af46ce375d9a4111384fecc462021b1f0b6b592a151b1795cfc4045ea0f15d1a9e25358428afaef88ed0106e94af2c58d4b23db62676d95879a5308e242518461e1d7fcd7f56ac0ee816e2aa69d2094d718f50fcb7c1dfe37ed5ec7f1e1aba920c4c68f8eb4aefc0383f92e7500391cec883c0617b6fee461090dc53f9c5466cf1511a0471b83df5b4b3b7783b6289177a97b8c1671a', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 18:04:21.90196+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xf146105a82167834a9b788c45dadbb93a3d27b090bb8a0d752b130f78d8b0dda', '01a1e588-01c7-7790-aa04-4f4bb676385d', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a4363e9e63913c84feb26a243d16fc03413213cd27724ada85c42f85ee386c1683b108970923713889dc68707f02f359a057fd85a13dbd1f07aa19f4a', '2026-11-16', '2026-11-16 18:04:18.248397+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x6377ef4ddafad7ddd2b789c282ef6f49d96d45a4dcc47f141197aecc10ae3a51', E'\\x80ab06ee1c8fffa1b6a9e264ecb48f1c6b995e9832f535477e61694e18449477', '2026-11-16 18:04:19.469854+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x3b3725481830c658e1f7dd4ec445a02719f659ebec8489e1f23340bd9ffefcef', '2026-11-16 18:04:19.392348+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x6377ef4ddafad7ddd2b789c282ef6f49d96d45a4dcc47f141197aecc10ae3a51', '2026-11-16 18:04:19.450313+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x83aa2b04d354750a1c0c69e16b3b1d26855c1c9d6b1e26d98b6c039338141064', '2026-11-16 18:04:19.493103+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x83aa2b04d354750a1c0c69e16b3b1d26855c1c9d6b1e26d98b6c039338141064', '01a1e588-06a9-74fd-be9c-ef508ef26d17', E'\\xaa758c23681b373bd152a23f30c238071ef7e729b6e70b92a1482c399e40b627', '2026-11-16 18:04:19.493103+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x4f6d2d87411393a7ecbe15df6fcb4d1047299b5b08aa1cf42a7b58c22ce0f89c', '1', '2026-11-16 18:04:20.305623+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x56a5d2d2ab72be5937a10f83d1fb6a5b2a9c272e8d6e5c527dee3c8209046c78', '1', '2026-11-16 18:04:20.437713+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x6a571a22c15133cc3e17d09bd50f2a4a010aac2e4e80ff1abd89ac086bed81a5', '1', '2026-11-16 18:04:20.437713+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x9a3cb4907bc8a0b6de3c2b8a5295f3410a4fe2c5fa44cbf61e5c71e76148b2a2', '1', '2026-11-16 18:04:20.437713+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\xb89b4336536f9f5dfbc68de28d5d032b669c256194c0bc286e2bbf70ab7b206f', '1', '2026-11-16 18:04:20.234509+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\xe32d40d6e5025e37741cf1b2abf2e11c6cdc7f977a6ada2ff48039fcbc229585', '1', '2026-11-16 18:04:20.305623+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\xedc908b808eea1d5d11906b18797931ef4891ec2ad455fbb452e4fd2b8889b7b', '1', '2026-11-16 18:04:20.305623+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 18:04:20.061797+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0992-7201-ba94-af45b8727293', '01a1e588-0912-7443-8ef3-093145d8f4eb', E'\\x3d32e47a19e3195d1cca40cf54b38e321fd8726818c2a8c0585047f9670f5fb2', E'\\x8236afbffcd4207803ac65cb3f675169f61ede13b7bffae972ccd2f397f24bd5', E'\\x640cf0a799af60d9893a555973998ae256eeb57f49da9af9a0da641f35e9096b', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a6747d4b3358c815e842740cad44933d1a62895bf71d681a0f83ca39cd1679647408227227f6448e5e9fca372d726b88af9c0b84ca496e7d63486547998733c63fe28a7d61d29de1e6ef255adc134', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 18:04:20.242+00', '2026-11-16 19:04:20.242+00', NULL, NULL, '01a1e588-09df-7422-a9b2-149d9402bfa7', NULL, '2026-11-16 18:04:20.524+00', '01a1e588-09df-7422-a9b2-149d9402bfa7', '01a1e587-fe3e-7ee0-8904-991f7febf762');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '279485225973', '01a1e588-07f9-71e2-9aa0-32deca7c1c9e', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,25969,279485225973}', NULL, E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a2ef864d0cea797c4dd6c4f95219fb2352d67d08f04fd98c513ca032170bd5dcdc63307800783c6cad37163eb1004922e8848a3d6fbb1ba385da63b0917f1f594395e5be0d6829333c282ffed0797318979', NULL, NULL, 'query', 'true', '2026-11-16 18:04:19.834517+00', 'matched', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-07b7-7abd-ab0c-c794b7b12428', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', 'notification/0102/83700001/1523.40', '01a1e588-0f38-70a8-9e77-786f9989b782', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a3959ec2d78a7a43d93a113519dddeccf21538ae89d8e54dc9e894ba574b0bc57224f8244508dd90d625853188e068fb0b3a825bf4a02b490bc16e9540cb5ad412e3f5e29c06cf8fb0f3774c029585fc22ea080370015ad8b354d10b46d44f2a2bc86d3270e', E'\\x2b346a02b976cc8f8265a9d3f4570afd53d9104f3cee69b285f03650c58e1d78', NULL, 'notification', 'true', '2026-11-16 18:04:21.696953+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 18:04:56.696+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', 'notification/0105/83700003/1523.40', '01a1e588-100d-7607-ae1e-2374e95cbe19', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42aecc67e43d273f21e0652d4402c1d27c32b5bc2b190f047e3fa0da6134ee512f8da02e8d68a854b69d38125f70769f1ecd4ab7dd51b7861a9fef9f2e6058ac130f3db56707a198c264d318ab02e66d4cc99f09c2438274bb7dc172e200605b73c5a635fa2b9', E'\\x2b346a02b976cc8f8265a9d3f4570afd53d9104f3cee69b285f03650c58e1d78', NULL, 'notification', 'true', '2026-11-16 18:04:21.90196+00', 'ignored', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '279485225973', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-07b7-7abd-ab0c-c794b7b12428', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 18:04:28.405267+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '2026-10-05', '1', 'added', '{}', '2026-11-16 18:04:28.405267+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-722d-81b8-4ab08a31289b', '20261005', '30.51', '2026-11-16 18:04:19.909+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /movements/{id}/ignore', '01a1e588-1043-7c3a-84d7-13a8316ba231', E'\\xc93f559949f85e877c25ab34d17d26dfe3f22a47cbf4b3c19415317e41f2cfe8', '01a1e588-1049-710d-91e6-402c6d9a3a40', '2026-11-16 18:04:21.977425+00', '01a1e588-100d-7607-ae1e-2374e95cbe19', '200', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a1e5b51665b424372f9889fea7d1db288bcef414386b156f69fdb976d9c9c09ba102b97bd523f10f471a22d1bb8ca6c1f663727f6707586cc19c128b1f275f15943d3fc47d9dfed3ac42afe039d1e42455ecf64eb36b80580694687762102cfad48eddb654e284885b3d26ad6b9fe47386c3715635ed79d8befab52726261f1df59b2bd5c5941f4421b764b35bc58579bf4a3fab71ac7d7f3dcfd59720780ae277e79c097f7ea833f476dcd841cba31cc1abdb6dc5be5c4698c6aa1ebb23823802f4f565a2ca6b8cc015883d48f8ac9babcb7dfa2be745e0f41d4c58031d787e0292a5bf4f3f03b6039e79db8e9e77f82dab3672448b805925f559329295be52bcc4604b08e9ab104ef5cf358a38e4428903452bd907b04a0239b2f1e99e9ea0a5297c0ad7494bac84dabf4e691f0a7034a259b5cc57b6eb4882a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /payment-links', '01a1e588-08f4-7466-b693-e58fd3deccaf', E'\\xf192f1c4f0c5f8cc40578ccc13946efa226b3d61ecd50afda12c719e5c65c963', '01a1e588-0905-795b-9dc1-a7e4f1e5cc6a', '2026-11-16 18:04:20.11172+00', '01a1e588-0912-7443-8ef3-093145d8f4eb', '201', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ac19becd23ee8cbe1c8fb2661c7ad18e7fa80ce1740ba246c204578ba6d2973405ef45e6655de53fddc2ec0678d67ad5b537bbb1cb3cbde0403dd370892e39b566974bf94edd91af5e88aff763ebd1076aadeb0fc3e94254f04db16a46ea3ae99df7868db6e97276dd926f1b1c80751b4312a118ee324c4163c44abf222383114126e2afb7951bff8fb4dbe385e5fade704de7c96ae5fee04d87bac5ee05c6f9c66bcebd1da4dd025822779c0759f5b26e725cad92217625ce09d6c2364bb821d89c45eca7f7aceaf682ee54f23ea8677fe940ba22e28d61be8749072c463a0195dc5620ed64b6c3ec8761b006322dd73be0fd894dcb4578672aab36afe42db9d5602c6e6b72b86f367da67172468a112dd0820ee91816a2cdb466f3bc565db5607d35c536995f9b6c50d16543557dfb5b01c8ac10f1a16c224', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /payments/credit/disburse', '01a1e588-081b-7ab9-9ac9-b8cc36d591a5', E'\\xd1a3814ba5e32418378d566867c982de0181e36b6f8729ab9d325a2a45ca6564', '01a1e588-0825-7f5f-a3b8-d3ccc8809685', '2026-11-16 18:04:19.927114+00', '01a1e588-0845-722d-81b8-4ab08a31289b', '200', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a46127aa355516bcc78a71568b73d886b3123411b4c5c3b7a23f66f6871206f53f3eb3c87eb761d37d8e2501478c24918090478f655d545c356656df3dcefbff2459a9380635057177a989acbdc4946aca6b57afb64e99efde0df3b9945c77173a2c3fc971a33f42bd9011e88b260b4d9d5a2fb00f38e81576c2d4eba8a830fc3dd1f8fc866e640a03fd25eb48d271b640eee0f5e47126f9d676754372160ac9a99a751b21dcea6026e2f313a2b14370495315015317fbd80982b27c68ff73d62807350a6113a17c8671cddcd9c9d923f4def59b0750749d382fc0aa3beaa8a3790dc9f7ee5a123d3ca6b510a152a3fd3528159a2fc51ae5923da0a55ab82e6977190bc61a166edfe46eb23c483ee3a1a486741a282bbf5ba3f872cfe1fb07800c8966fced245ad6b9e44178731c86454b656e792a7801c7959ee172ffc736426294b8a3f09e1369bc45271092780ec23573293f75bd62e1e3a02fc647e0764bcacaee4294acfa744e5c1a900e112fc2856255ae5a0f94444409a68df9981456766a65af4775560cb352a0ba3c89d6fad1eb5530f6d8f23b2d2f74071b7cce212dc261a894ebf69f5137e4a854e950647bdfcc589e899ef882f7bc0b688e908d8569fb16cfd55f17727b47c8a2cf5254ed569e83f52f54f5dd0ab74565d80a9e0da97b60c9ed5d974289696fed750e8bf736d58553589dee3a2721c5a22e8bc0e8ea922cb06390658ae24531f041ed121440d465b90d44cc786171b17ffaa2725a8ee7dbd50fd9da38e7117d411e25bc3a136eea9b723d36fdb225e90474cda495e48c3d7b885d4f5e325bd540a3a131190ac5ccc8b4c2776de0ec9a43fc74380ee15c32eaec5d30d13b669fe3fcb83c5d55e9a5daeeb7abb4f521c0f9137ab5c00e3e9d0333fe6665625d3770d2bc6b02b38d625b521e5d59fc37424763a92fd35b09d6874edc450d51e8615a8f6251c6255381e85a31673d33d51cc6330dc779670809f00e6c83d5c0ad5f00b40651dde7d34b69df2fd09d30f7d966e02830250667157df44763c0dccbf27476a2df2af003d29b1bc76aa0972264b179292a87c31f45f233e0488ada28f5ee0d65e621ab4534449abcebd4be71c67bdae45', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /payments/pago-movil/verify', '01a1e588-0796-788b-b983-c7eda73ce73f', E'\\xb98a1bf19948666bf1e2b40abfac9d16b1fd23f2da0552d4bd340c2922e954f3', '01a1e588-07b0-737a-bb09-2fc597294c86', '2026-11-16 18:04:19.763223+00', '01a1e588-07b7-7abd-ab0c-c794b7b12428', '200', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42af269ab87e331842d8fcb4c13e751cbf8ef3b2c0f53e91011c0846d7d6efe2fbdf7d9a3f82d9a395bdccaa93596a54f77df2161c34ac6c43a707bf0c2c426cdfb4336e54259e4883ac36e13dd1f8b4d889868e7e4eed1cddec7dcb7c443ecede7a938ba8be698186f6c447ec932650447a4df445f54d639f27dea09f26bd78b239b6bf4eadf4c31448e7f3f307f6c2cae9c79cdfa49f9fa3de7af155bc4ebf1919369f3f0209b111df6bb34d19bcc9d5b2f4edea3f9351289084dd04c1236edef3016e9cae6102300c9ca572ff7c2db4342e6733c994838d5c58e1a900bcca695b98bc0d48c7a20f6fad8a50754ba8bb824c02c9a366658dfdee3ee0fac5d8ee32fb440f92df1ef7ac33c56fd44d31385f1a7ddec9c0b41db3f11b0f3fd19525ec5a4b8301979db42d3ba9626bd7d88034ac0932e774548f1d3988d40713fa1757c59f7405561274c29569d9469481164bb420734b64b4d484de1d5ae593f8990f7d9ececb3ac5878415ee83483113be6d4d458ed1e9229470c685b31d3b297b0b3cc21879c0d42786392575d4715fe7a87f35fe1564c76bb03dbc9d89d05600779148559c81398db036b9193', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /payments/vpos', '01a1e588-05fc-7cf3-811a-b590c75e2454', E'\\x0c38461fb164f942a2163b3f36add99d341443240a600b5f69ff6365b4b59d13', '01a1e588-0638-79c8-9f05-a3114ea01584', '2026-11-16 18:04:19.407584+00', '01a1e588-064c-79a0-ab9d-9b53bdcbd6a3', '201', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ac4debe52546697f11835c98ac85b338566725f1b52a89dd8ae58eb207b3425d802ca26482bc6aa705ed49287ac129189facfd03f8795d11e7b9f596be39634849c829ab339e9756b00b0f21fa2e852975ad29e87171b9eac304c4ccd09040d4856dfb0e0d28edfc620de15413233b47728d2104b27c838743fb0d6b5cadc58a0bd8526b80ae89c145f8ca0c62cf5d7842db3cd7cd700527ce8e5326dbb16ca392de3126405835e8c16c375bb79de4db03f466d45ea35023eb29bbc150a7b7ccc25dbbb26fccd3b094ec7d28f3cac39c76dd07b7a4d65e3d5f9a9a1e5133f75ce320a2f3fc0ce35ffc0af0d9011d1593d82b99c971c67f2d5ecfa50314c0f440de3add9efea811e89b81c749b44dbbc9cc5900a318d13ef252937f1128e2cdb82ce047f478258fe971fe19ad383a41e857637af9c5114a8500c62dac012c6ea93b12f0211ed188a0d4c35cba31c173c6eb74e5f64705a7e503ae85a89e835641f76eb42d9a6aacb783854d252d014c749d0983564c25bbfe66d968f7c2e79f32a126c6c963d7fc00a2a6d306a0c2adf4fc2e5fd174a2199bbaef695e87d955cedb93c2c11f92c65957edb481d9aa1037e427634ebc6a91d717246f51b0cabe2ae0dab5699004a93', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /payments/vpos', '01a1e588-0675-7ae3-b273-8281437faa6a', E'\\xb5417a2e2f903e4ebba05f3ebb5ab2c9726e9b2c5b1c3eb1711db53e795d564c', '01a1e588-0678-7c64-a59e-d37b98826483', '2026-11-16 18:04:19.457334+00', '01a1e588-0684-7334-a539-f49255921a92', '422', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42af414100088526240e199bbabe5fd371a79f9c9ff0a43f91962fe5c2e1cbc7d4bce96606cdaf43a760cd5b9954179edbce343d3586f7b261142152614a0f4d97dd028a5c207a929ee5e412afb6612eae6b84ff6473cb5afb61d3d927e53b624f6bbbdc5eb9aaca3d5bcdbed2c4d21a2e71d6e1904295c9c1d5906c72ad613e0661d31780644ed8292b7fecc848cc4460e0665aedd9f93996b8e5c301866cc98ef82f462e43c9b8a8daf45b3894b851ad2e59e433cf6c654db65e76379b01c11ba745176a35608610f9bdd5335d43df1bdc9c4bd3b0d04927046d89f9453831c228ba613cbc098428a612701da485215acbc0b0d4b82014462b4bf2e9703d5e97dc47084c12ad36738b8f62fecf0f7d1c312ae5b5c0e9c04a3b3f995ed9a872c6386d97073784bb81dedb2a448a14e45055a6502211282f44be2403b74f818fae2ff1777ba8ab88e3e8b5719b3742d931ae8a3eb3d9cc560b1ea8e03580dd2b0760d9e2b4c25716a150d03cdcee525f7f0d2461773427ea67b41902da3f7c440101acb254e95df29f081fbb1d0460905eae1b2d0512b62908dffd0064893041645dcd72976f6e6e83d6c3d57b41faf2879c81006ec081d0b3c26f6b49004ade2efadfee992689eba3aa3', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /payments/vpos', '01a1e588-0697-7856-9ee7-e57524303817', E'\\x3e68840dc60533a9d3d3fb23cd3f3b7fb1845f7724995b814192a3cea65e7d94', '01a1e588-06a2-75fe-bc7b-6aaee58bc030', '2026-11-16 18:04:19.498962+00', '01a1e588-06ae-7d81-a88e-44c843dc5464', '201', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ae740df35c557ceba9cbec5e451e55f47e723a92cfb792c13980a1b725ad195f57fd19246dee9923de5d13c43203768a22c7961af8f3ef8c69ff2cfe2d3e08d8451537a2d12f86f8a2bbd12c109f463b56ec1b23a3aecb4ea3e35360ed0506be2aee3464681fc18f650cce111132f4aff2391037ae14c3b6a04c7e8def279b71883434c48f763bc579f150f9b1f93464627314d9b0bb921cfe13e43ad5a3d8e50d8b9ff24df239e569ef843e3e039cf2f7a1c37801cbe8e8361b83beb967e40a9fed01a3bdde2ad9aaa7a5b53d7ea7c78b2b4bc885c652901ce2ded5ce71d4ab2477259bd4e49c68dda87aa02e5b1c88924279eb1097404d910d13d4ca7013b4fa10068f9bcf3ab47c4c443ddc608c10fb6e0739cca7529898f08cb5552cd9f45361cd074f1fd680d647dc53d24829fc9a817febac353d1ff1b27cc1673dd313e05119595a14d1a7f625e8e749b268cfe4a88c5e3eac9e198a4270aeaa266ad084a34b00e17820cf6119afc6166f0f8401a42702af96990345e2d178eae41e06587c54cb08ce3c4f1f6f8638565c86d63562138f996149b9a5ab0ad75426dc3ae2955bfbfa28250a8d350a0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'POST /payments/{id}/reverse', '01a1e588-0597-7433-894b-a40cd644bae3', E'\\x478efced6cefef0e83125a7266c300cd5f2f01ea0f2ae25337d313807ebac995', '01a1e588-05a2-7576-99e6-6b54f9071cb5', '2026-11-16 18:04:19.244183+00', '01a1e588-051f-7568-97c3-1142cf33274b', '200', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42acde094f95e9a085b14324f60669b59a8597f25966a781c907ec8f2abeffd1833a76dbe4870c8db756bebf2d470c7d1043cbb182473b17c4fc9fe256437df025eba15b1bffab61621612cb8747adcdcf20439a999a8e84531cd2ac22348ffb9d0e5af2bcd7e8011b162bd26f7e19001e2dfc96114f3cae75e17c5567c2d4d7564de529085847a53549c0da9396246a66ed5f07faecfbee23f0e6d294d8b9fc37bfd00ec16a5951808b123d2063910deeaf9617dbbe154ff902a71acd7938d2ebe212d908b0861d5bdbdb02ae837521e56d6888c68ff9da89df14414d457b480cd9c9c0f033bfd19d51410ad1a8cae89d63185a98fcaaf2866ac6d53d70f9a96c720614bd9f4cf67b5b568dae23dc7cfb5ec48dcd2ee2b9a7a52d6b9ee99699428f3e704b7bc76b2a21e49f2a84278fa00eccd2dbd3c40b2c1a7530f50d4cb8e506c3b34904963790d977b52a32f305f87a367d2fb75b6da35d69aacedce577e90a2146ce788cdde2dff8877bbf8e9e5feb79f61302f6a3767c58f4203ac3960851e469d7f32d30f3ad6a3b11b5f9bb1bb8cfc96c008f5e9c2fd6cb270fab2e28035614712e327d400435ec1f765eed43ce9ae8547b9c6f3233639517bf2ba60b9e85bd07a52dc54ed72f9920f53fcf11d0a91303e0499cde816bd846db3bb7711f18b80dbb4fd15e85a2a8b174a6c2208480253911ca15594c1f5200141921cccba2c08ccaf4065925a1aa256c8b24f988d7da708727f8fd2b1bce3533aed3d6f9f1558749fb81483fdc11d572cffff61100c345f871a03a36bb8d3eaee8a3053c7253493b0346d40536094186b924d0992fe9a332760b2a9084bd257a33f90d360004531b7e090', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from) values ('installation', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ab42107ed4b3f999a80caac264373b65d72ebd43db98c7a8a55eb2aac3d0a178dc3e02aa46711a60ce7713c7f2a5d8b1040cd24b7fcbef2039851559aafeec79e105e8254dc86957fcda6563f0dd8eaa39748278d81a46100f4615aaf', NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'b5a5dabf-2610-4c61-87a5-a19ec921f8e8', '2026-10-05', '01a1e588-0845-799e-b09f-7c68f9cda33c', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x65bc8f1315087e242ea0944b5c6998b2be880461fbacfaa64c49f9dacf9362f4', '1', '2026-11-16 18:04:26.267828+00', E'\\x656fa1de6cfb67ce24f0946cf4b713d8f2543bdb3bf8b29b4493e81597f51073');
insert into login_attempts (subject, count, last_at, name) values (E'\\x6c614ddc5a7d141dc559fbcbf0c1270712009cbe29d5d6dcccc0c1d5d8017bc9', '0', '2026-11-16 18:04:23.889163+00', E'\\xf745a9145e9dfc14c0eb2abc8b3cb27c5aa55df0db617aede1b814ff8239419e');
insert into login_attempts (subject, count, last_at, name) values (E'\\xbd9bc550bd51cc56e1caed6cf6940c29ed47b8adf30f9ecb585d4f2041c3e50b', '1', '2026-11-16 18:04:26.262916+00', E'\\x656fa1de6cfb67ce24f0946cf4b713d8f2543bdb3bf8b29b4493e81597f51073');
insert into login_attempts (subject, count, last_at, name) values (E'\\xc46dca6e240748a5ab542461e51f29abf357bc32540258b4c41aea44ba67e9cc', '1', '2026-11-16 18:04:26.257432+00', NULL);
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x9687d6f708dee199e2a00edd3a2e421a82248cc25424828196109ac91659df0c', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'r4', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a11224150952583f8e44dcbfd4da0097bbb1ada6e3fa103a6ee3574935d30a80f806357f5985e2e53ff3c2a5f78951fb039cbb409521dee3ba664eb5f2b2fc150ccd09e8108cfaed7b54135db755dd77fe5da839a', 'true', '{}', '2026-11-16 18:04:21.368041+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 18:09:28.376631+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e588-1692-760b-8036-48f6999225ea', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$0iT67bBx9Z8jF_H6RRRwuQ$J21mVsDubeZYDYY5ahNYL3lV5WndTvQ9D4jqZ_P27Sw', '2026-11-16 18:04:23.57469+00', '2026-11-16 18:04:23.751993+00', NULL, '2026-11-16 18:04:25.611661+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('b78623f2-6476-4fe7-aff7-b40f49bc2063', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 18:04:28.382698+00', '2026-11-16 18:04:28.382698+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e588-1692-760b-8036-48f6999225ea', '$scrypt$ln=17,r=8,p=1$0iT67bBx9Z8jF_H6RRRwuQ$J21mVsDubeZYDYY5ahNYL3lV5WndTvQ9D4jqZ_P27Sw', '2026-11-16 18:04:23.751993+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('0cef48e8-8a1f-4073-ba2f-50e51368c8a5', '01a1e588-1692-760b-8036-48f6999225ea', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 18:04:28.370423+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x039142c7d475814bf09b1007bc766b748ac509819584fb62906af981ad9aab05', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x3cef5eb10a8def9912676e9a583d13984ce8fb75548086810d7377ab098be6c0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x43a86e54c9b8de205e9cc0be7642a9fdd8cc533ee39e17e6372aec12eee5db5f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x44534f4fa32336d0fe598f1664b71b27c55653a9d0ee2c5c79ff4b5384c61abf', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x515a314ea5bfca8ba1d0893f71b8c4eb50600f1bfc01b43787c140d3380e0a07', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x8feaf437b5af7894e38e2fcf2349ead7f8e78d6e9c6c55fc80d72f38673af4ef', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x94c4c745431fb3708bebc807826fe4b86a19641f1b052ac7a8da7f5e4cf3b96b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\xa0db36880be3659efe872a051715ab36cccca3a6b9178d9a797dd535522e6b27', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\xd85f212792dd70c4ed0e545cd2ad705ee2d4867060e184555a24602dad796fed', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\xf0fac4218f64f4ee6b58fd30388ee94bbce43aaf0aceb3dc6948090a181345cb', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xbf7b15e74dd7d748041c0cc3944f746721a3ad643419a183e22dba622d00d44f', '01a1e588-1692-760b-8036-48f6999225ea', '2026-11-16 18:04:25.611661+00', '2026-11-16 18:04:25.611661+00', '2026-11-17 06:04:25.611661+00', '7bbef4ac-d127-4887-bbe8-536dc0a88c58', '127.0.0.1', '', '2026-11-16 18:04:25.611661+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e588-16a5-78b5-afcf-2d811e9c08d0', '01a1e588-1692-760b-8036-48f6999225ea', 'pas_op_5rkj39Ly', E'\\x7616888343feff41560dcaa26586fae708f933f977954f483109724bc1b27ece', '2026-11-16 18:04:23.590389+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e588-1692-760b-8036-48f6999225ea', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a2712da24e4c26a75bf229628ff51a828f09f3f4c66681c0c08d6bd39f19b14bfae7a9c582e9032165a9463b0f31f9acd3790a3aed6224e23873e2204b1d047da0b4f807b', '0', '2026-11-16 18:04:26.410771+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-003a-7f90-aea0-232e5c4e6e94', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 18:04:17.849+00', '2026-11-16 18:04:18.352+00', '2026-11-16 18:19:17.849+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42aa57b20b85a624f278b4dff188fb3c349710e4d83a14b60131f00c956491bc944a872b5cdffbaabb8d553c8890581e1a9990f9fe326b64968ea2834385ea7b70ace8148c1e1b319d0b0ed049622d7b49de1ea1b41f6e8b42e0d1828fc3f', E'\\x644358a8e78e399aaac0d4443ea903903acbadc29bdb22f03b514db970d286f9', E'\\x2b346a02b976cc8f8265a9d3f4570afd53d9104f3cee69b285f03650c58e1d78', E'\\x8a5b6a32e206c9e76cbc0aa1779b5b1bcdc9c484ccbddce84ff07877663aefbf', NULL, NULL, 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e588-00a6-767a-8bf3-f460a1b71090', '2026-11-16 18:04:17.958+00', NULL, '08225830', '485225830', '{485225830,8225830}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-03b1-71c7-be5d-b3e347aa404c', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 18:04:18.737+00', '2026-11-16 18:04:19.039+00', '2026-11-16 18:19:18.737+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a077ed2a800941d59f140c380fd22f5014e43555c7cfdcce6af4397841be32a949596fed68ff28588b077f394be0cd909e79247d0dd90c2c640c689c88ce2d79df78ecd161c73e168caa92eafec2d9aedf0ce9b38311d65a963507dfe77', E'\\x644358a8e78e399aaac0d4443ea903903acbadc29bdb22f03b514db970d286f9', E'\\x2b346a02b976cc8f8265a9d3f4570afd53d9104f3cee69b285f03650c58e1d78', E'\\x8a5b6a32e206c9e76cbc0aa1779b5b1bcdc9c484ccbddce84ff07877663aefbf', NULL, NULL, 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e588-04b3-7991-957e-f52b9a964589', '2026-11-16 18:04:18.995+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-051f-7568-97c3-1142cf33274b', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 18:04:19.086+00', '2026-11-16 18:04:19.271+00', '2026-11-16 18:19:19.086+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ac29e1d3ef129d883e8ff937132243220c019b0e6ce33cb9374219c2e7e6e3e6ac7de4e9c7c0c5390757bbcdfd6d08b8fc998ac1f545744ef5d638fd4ce4cec8543ba60e868aacf1dcbf45207d000e24a88c4a7eba4325b9773f19942a7', E'\\x644358a8e78e399aaac0d4443ea903903acbadc29bdb22f03b514db970d286f9', E'\\x2b346a02b976cc8f8265a9d3f4570afd53d9104f3cee69b285f03650c58e1d78', E'\\x8a5b6a32e206c9e76cbc0aa1779b5b1bcdc9c484ccbddce84ff07877663aefbf', NULL, NULL, 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e588-0551-7afb-a544-ad9a71ddd5fa', '2026-11-16 18:04:19.153+00', NULL, '08225917', '485225917', '{485225917,8225917}', NULL, '000000', NULL, NULL, '01a1e588-05af-7488-a8f4-11d3ccb9057c', '2026-11-16 18:04:19.247+00', '08225926', NULL, '{8225926}', NULL, '2026-11-16 18:04:19.271+00', '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-05e3-7b0e-af69-c2b2a5ba9128', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 18:04:19.299+00', '2026-11-16 18:04:19.299+00', '2026-11-16 18:19:19.299+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a88a636c40312714e1f253ba6f8a22c6c643221808d1463e81af855a4983140e0afa836ba4a8c557ea86e83cc2cae44e5c75534c153191de9eaf569658247746627802d084922336bb2067d0ddc4c874d46dfd87f419c4f101a9335a390', E'\\x644358a8e78e399aaac0d4443ea903903acbadc29bdb22f03b514db970d286f9', E'\\x2b346a02b976cc8f8265a9d3f4570afd53d9104f3cee69b285f03650c58e1d78', E'\\x8a5b6a32e206c9e76cbc0aa1779b5b1bcdc9c484ccbddce84ff07877663aefbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 18:19:19.299+00', NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-064c-79a0-ab9d-9b53bdcbd6a3', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 18:04:19.404+00', '2026-11-16 18:04:19.436+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ad9a80b11f1aa824b894ed76de81e56b7601b533e641ecedd75bb2beb9788b7fcb5aa994c4b245c637da53928412415581d991df494452f3be9f4810f9a817d4b060336e10dc39f006c8f', E'\\x1857744f7bae3f087cf3a0202870083f75d4ff14bd989d8550493316fa62b48f', NULL, E'\\xedbac9a4fed52a209553008d6560ae60c352da474323b32daa703307d2693c8d', '4242', 'Visa', 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e588-0644-7945-8c80-4a5958387251', '2026-11-16 18:04:19.404+00', NULL, '8225942', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0684-7334-a539-f49255921a92', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 18:04:19.46+00', '2026-11-16 18:04:19.472+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42aeb0c3b4e34042e04bae568b072ef1d1fe83941f4b7708595b87566cd0c34875efe67c74b72822101e0bf65313d4f939133b48c71d37886bb4480e58cb4386bdfadb24295bdf305b74a85', E'\\x9d552df8c8ef7d3610041bd0506f8baa5ae0ff1c2a9ab0742fb9ef2f56a5124a', NULL, E'\\x89011610d0ab36b036acb8f8d07efab08b4554146c5144f61fa5c5d25bea99e6', '9995', 'Visa', 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e588-067e-7889-8d8c-4dcf832599b7', '2026-11-16 18:04:19.46+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-06ae-7d81-a88e-44c843dc5464', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 18:04:19.502+00', '2026-11-16 18:04:19.552+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ace9691e1afd99f901a0ee65dd37f9d13b594458722d68e93d9e57e6c7baf860aedbf003190cc0a8564ef30bc1d0b94b89a8eee8260dd969aedc39257a68300c1eca8981ebb78bf269ee6', E'\\x6707958981165bf0cbdb5217923780236db24505da32a04b5f4309edbb573ec5', NULL, E'\\x4a9805c0f6373822b537e6aa6e5f6a89d2859622d088475c91323dd98e70b1db', '0119', 'Visa', 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e588-06a9-74fd-be9c-ef508ef26d17', '2026-11-16 18:04:19.502+00', '2026-11-16 18:04:19.552+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '3', '2026-11-16 18:04:27.337864+00', '2026-11-16 18:04:33.122+00', NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-07b7-7abd-ab0c-c794b7b12428', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 18:04:19.766+00', '2026-11-16 18:04:19.829+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x11825eac474668d0b7adbb2d3d04e98302ce6f7d564e71264334d3389cc4be13', NULL, NULL, NULL, NULL, 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-799e-b09f-7c68f9cda33c', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e588-0845-722d-81b8-4ab08a31289b', '2026-11-16 18:04:19.909+00', '2026-11-16 18:04:20.023+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a7200bbb60944daaa2eb543de011e29931c7cc30d23535cc6098eeb10e0052107f4803e61ddaf5870094a9036233e17c3709cc5b2a95498788e4ba2761b8d1e00d760b580e523b44ff762a4488cb4c7a1cab30608d48bfc47a82664102ad1ad0030084d019bdc1ffcb5bfc8f8b9d9cafa', E'\\xdd87d7b3bd26ba4f946c1dad0bc2674ce669425bada05d85f0afbfea860ec775', NULL, NULL, NULL, NULL, 'r4', E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', '01a1e588-0869-77bd-b3e7-9ad4af68246b', '2026-11-16 18:04:19.945+00', NULL, '35226001', NULL, '{35226001}', '1a44486b-27fa-4c98-bbb7-4c0e9613c189', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-7bb0-86c0-e596c9f49209', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e588-0845-722d-81b8-4ab08a31289b', '2026-11-16 18:04:19.909+00', '2026-11-16 18:04:20.001+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ae984d0f8fb24c93044fcccd223fa8ba893c3c1a48874588a0df7d6619f56b71a4eb0b6923506dae3d491caeb394f74a4dfeab57d72221c940c49b89b6926b6588877500eaeba765b4dcb6e325bfa2119e47f750701f03607ccbe899cc6b1483d6571288314dbbf36044df0ec30c6d561', E'\\xe115b5e95770b22544bfd4eb46e94036abf89b6c297799b0f0af9aae071653ce', NULL, NULL, NULL, NULL, 'r4', E'\\x83796e567fc8a557a6cc08a1deaeb5a8464dfba0c7463cda309dbdda0943fa4d', '01a1e588-0869-75b0-8f55-1d37d0e395fb', '2026-11-16 18:04:19.945+00', NULL, NULL, NULL, '{}', '1f35ae18-6998-45af-9fe0-ad405986e044', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-09df-7422-a9b2-149d9402bfa7', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 18:04:20.319+00', '2026-11-16 18:04:20.524+00', '2026-11-16 18:19:20.319+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42ab866f8a977ddbc2c08dec9977718f1a1d68eb9c8d07df8d30ab5d050e7eb560b718b759ceb3b02f1ed1e5d78d72bced995ae044cab8b681e9191c2c322d3b46f320d396520260b828a2382f8ade3d2389e669b400b4566604aa9c07d96', E'\\x644358a8e78e399aaac0d4443ea903903acbadc29bdb22f03b514db970d286f9', E'\\x2b346a02b976cc8f8265a9d3f4570afd53d9104f3cee69b285f03650c58e1d78', E'\\x8a5b6a32e206c9e76cbc0aa1779b5b1bcdc9c484ccbddce84ff07877663aefbf', NULL, NULL, 'bnc', E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e588-0a68-7f50-afd2-d1b404d282e4', '2026-11-16 18:04:20.456+00', NULL, '08226048', '485226048', '{485226048,8226048}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e588-0992-7201-ba94-af45b8727293', '01a1e587-fe3e-7ee0-8904-991f7febf762');
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-003a-7f90-aea0-232e5c4e6e94', '1', 'e3ae70a8-375c-4741-b597-1ebc87b7ff14', '20.00', '2026-11-16 18:04:28.442127+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xfd49cab93bd14ad4e0ea92b797136d392847078f50451e25e84c4c6bbf069b87', '01a1e588-1692-760b-8036-48f6999225ea', 'factor', '2026-11-16 18:09:27.563187+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-799e-b09f-7c68f9cda33c', '10.00', 'key:requester', '2026-11-16 18:04:28.422891+00', '2026-11-17 18:04:28.422891+00', 'approved', 'user:ana', '2026-11-16 18:04:28.422891+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-003a-7f90-aea0-232e5c4e6e94', '01a1e588-005c-7fbd-b078-5f6833f799a7', '2026-11-16 18:04:17.849+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-003a-7f90-aea0-232e5c4e6e94', '01a1e588-00bc-7979-9aa9-16b695f47f28', '2026-11-16 18:04:17.958+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-003a-7f90-aea0-232e5c4e6e94', '01a1e588-023e-78a5-9138-7e40ca7b32de', '2026-11-16 18:04:18.352+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08225830"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-03b1-71c7-be5d-b3e347aa404c', '01a1e588-03b2-76c7-8c73-1133c93ffaec', '2026-11-16 18:04:18.737+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-03b1-71c7-be5d-b3e347aa404c', '01a1e588-04b3-791e-bbde-fc6cfbaf1de8', '2026-11-16 18:04:18.995+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-03b1-71c7-be5d-b3e347aa404c', '01a1e588-04e6-77b3-a563-5b3b4385c790', '2026-11-16 18:04:19.039+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-051f-7568-97c3-1142cf33274b', '01a1e588-051f-7fcc-80a5-bfc0a9f9d9fa', '2026-11-16 18:04:19.086+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-051f-7568-97c3-1142cf33274b', '01a1e588-0552-7761-b920-f585709f99a9', '2026-11-16 18:04:19.153+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-051f-7568-97c3-1142cf33274b', '01a1e588-058f-751a-b2d5-1ed4cec0335e', '2026-11-16 18:04:19.215+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08225917"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-051f-7568-97c3-1142cf33274b', '01a1e588-05af-739d-8a0a-959779273e14', '2026-11-16 18:04:19.247+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-051f-7568-97c3-1142cf33274b', '01a1e588-05c8-7cd8-bb35-0307f2efbdb7', '2026-11-16 18:04:19.271+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "08225926"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-05e3-7b0e-af69-c2b2a5ba9128', '01a1e588-05e3-7c91-8bfe-1562d20c0198', '2026-11-16 18:04:19.299+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-064c-79a0-ab9d-9b53bdcbd6a3', '01a1e588-0653-7f62-9bf8-8e50a91a4f6b', '2026-11-16 18:04:19.404+00', 'submitted', 'PENDING', NULL, '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-064c-79a0-ab9d-9b53bdcbd6a3', '01a1e588-066d-71ac-99c0-1255292c73ba', '2026-11-16 18:04:19.436+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "8225942"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0684-7334-a539-f49255921a92', '01a1e588-0685-7cfc-a2f3-96bcc6b5b2eb', '2026-11-16 18:04:19.46+00', 'submitted', 'PENDING', NULL, '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0684-7334-a539-f49255921a92', '01a1e588-0691-7273-9400-1ec6e7619ae9', '2026-11-16 18:04:19.472+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-06ae-7d81-a88e-44c843dc5464', '01a1e588-06af-7c19-ab48-2c10009dd202', '2026-11-16 18:04:19.502+00', 'submitted', 'PENDING', NULL, '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-06ae-7d81-a88e-44c843dc5464', '01a1e588-06e0-7f37-bc16-9b8476cb29be', '2026-11-16 18:04:19.552+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-07b7-7abd-ab0c-c794b7b12428', '01a1e588-0804-7e7a-b0db-6d42f4b458d4', '2026-11-16 18:04:19.829+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-799e-b09f-7c68f9cda33c', '01a1e588-0852-715a-8ec0-0bbe923b9e49', '2026-11-16 18:04:19.909+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e588-0845-722d-81b8-4ab08a31289b"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-799e-b09f-7c68f9cda33c', '01a1e588-0869-7578-99cd-d90fbe5cb17b', '2026-11-16 18:04:19.945+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-799e-b09f-7c68f9cda33c', '01a1e588-08b8-7dd5-afd1-3320bb9b3e2e', '2026-11-16 18:04:20.023+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "35226001"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-7bb0-86c0-e596c9f49209', '01a1e588-0852-7ecb-b99c-c692c5c1351c', '2026-11-16 18:04:19.909+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e588-0845-722d-81b8-4ab08a31289b"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-7bb0-86c0-e596c9f49209', '01a1e588-0869-7289-ad07-7ac0c8c4e398', '2026-11-16 18:04:19.945+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0845-7bb0-86c0-e596c9f49209', '01a1e588-08a1-7953-a691-38a771ea572d', '2026-11-16 18:04:20.001+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-09df-7422-a9b2-149d9402bfa7', '01a1e588-09e4-7470-abda-d124aae75350', '2026-11-16 18:04:20.319+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-09df-7422-a9b2-149d9402bfa7', '01a1e588-0a69-7711-bba7-d3de89f87620', '2026-11-16 18:04:20.456+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e587-fe3e-7ee0-8904-991f7febf762');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-09df-7422-a9b2-149d9402bfa7', '01a1e588-0aad-768b-9f1f-ba6eae887499', '2026-11-16 18:04:20.524+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08226048"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '2026-11-16 17:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 18:04:11.614342+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e588-0912-7443-8ef3-093145d8f4eb', E'\\x0c443d0e874a47d3cf025aa7184dc05d0eca90be7ab7d2d86ce7f305499b5488', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42acbe4a05ee62f919b1e9a1e6b88e8143941acc96f9d5190d8eab5a282b4f628911475ab5f4ca50020cf6fe8a6b2fec7f858380ddbcb2cde314c460d85ace2146c056e5281f12ba00f624c2d3f64', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 18:04:20.114+00', 'key:01a1e587-fe3e-7ee0-8904-991f7febf762');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'b53c9861-1a76-46d5-b09c-ca34e34b15e2', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 18:04:28.402691+00', '2026-11-17 19:04:28.402691+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xe545902cd1c754a0bd2ed159dac0482c614fc95318fed992454e28c64fbe03af', '01a1e588-1692-760b-8036-48f6999225ea', '2026-11-16 18:09:27.667128+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '195', '2026-11-16 18:04:28.09376+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 18:04:27.747435+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 18:04:27.747435+00', '2026-11-16', '2026-11-16 18:04:16.992376+00', '2026-11-16 18:04:17.078409+00', '2026-11-16 18:04:17.078409+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 18:04:27.747435+00', '2026-11-16 18:04:27.747435+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 18:04:17.078409+00', '2026-11-16 18:04:17.078409+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '178614aa1a1431ba26ae8c12f07c9efedde615aed7adde05b0d05450592c1bed', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 18:04:11.614342+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 18:04:11.614342+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 18:04:11.930095+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 18:04:11.939603+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '1', '649c3b17aeec43ad05444002f1a8149e8f2789847502e0127465d90ef1985727', '2026-11-16 18:04:11.940769+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '3', '4dfc6b52f5d1a9cf4bbfa401a04f2bf1c75ceb8e9e471b2cf32cde4abd779a94', '2026-11-16 18:04:11.935447+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 18:04:11.918724+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x65cc3a102d49f65d03075129b954424e161fddeb2246c47eef3da6357cc70b6e', '01a1e587-fd99-74da-9763-a62fb98946ea', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 18:04:28.397423+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-005c-7fbd-b078-5f6833f799a7', 'payment.pending', '01a1e588-003a-7f90-aea0-232e5c4e6e94', '{"event":"payment.pending","data":{"paymentId":"01a1e588-003a-7f90-aea0-232e5c4e6e94","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:17.849Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:17.849Z"}', 'delivered', '2026-11-16 18:04:17.849+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:17.900089+00', '200', NULL, '176', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-023e-78a5-9138-7e40ca7b32de', 'payment.completed', '01a1e588-003a-7f90-aea0-232e5c4e6e94', '{"event":"payment.completed","data":{"paymentId":"01a1e588-003a-7f90-aea0-232e5c4e6e94","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"08225830","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:17.849Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:18.352Z"}', 'delivered', '2026-11-16 18:04:18.352+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:18.515731+00', '200', NULL, '34', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-03b2-76c7-8c73-1133c93ffaec', 'payment.pending', '01a1e588-03b1-71c7-be5d-b3e347aa404c', '{"event":"payment.pending","data":{"paymentId":"01a1e588-03b1-71c7-be5d-b3e347aa404c","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:18.737Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:18.737Z"}', 'delivered', '2026-11-16 18:04:18.737+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:18.964697+00', '200', NULL, '27', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-04e6-77b3-a563-5b3b4385c790', 'payment.failed', '01a1e588-03b1-71c7-be5d-b3e347aa404c', '{"event":"payment.failed","data":{"paymentId":"01a1e588-03b1-71c7-be5d-b3e347aa404c","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:18.737Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.039Z"}', 'delivered', '2026-11-16 18:04:19.039+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.054589+00', '200', NULL, '62', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-051f-7fcc-80a5-bfc0a9f9d9fa', 'payment.pending', '01a1e588-051f-7568-97c3-1142cf33274b', '{"event":"payment.pending","data":{"paymentId":"01a1e588-051f-7568-97c3-1142cf33274b","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.086Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.086Z"}', 'delivered', '2026-11-16 18:04:19.086+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.133574+00', '200', NULL, '23', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-058f-751a-b2d5-1ed4cec0335e', 'payment.completed', '01a1e588-051f-7568-97c3-1142cf33274b', '{"event":"payment.completed","data":{"paymentId":"01a1e588-051f-7568-97c3-1142cf33274b","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08225917","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.086Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.215Z"}', 'delivered', '2026-11-16 18:04:19.215+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.217096+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-05c8-7cd8-bb35-0307f2efbdb7', 'payment.reversed', '01a1e588-051f-7568-97c3-1142cf33274b', '{"event":"payment.reversed","data":{"paymentId":"01a1e588-051f-7568-97c3-1142cf33274b","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08225917","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.086Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.271Z"}', 'delivered', '2026-11-16 18:04:19.271+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.277717+00', '200', NULL, '28', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-05e3-7c91-8bfe-1562d20c0198', 'payment.pending', '01a1e588-05e3-7b0e-af69-c2b2a5ba9128', '{"event":"payment.pending","data":{"paymentId":"01a1e588-05e3-7b0e-af69-c2b2a5ba9128","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.299Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.299Z"}', 'delivered', '2026-11-16 18:04:19.299+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.31749+00', '200', NULL, '17', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-066d-71ac-99c0-1255292c73ba', 'payment.completed', '01a1e588-064c-79a0-ab9d-9b53bdcbd6a3', '{"event":"payment.completed","data":{"paymentId":"01a1e588-064c-79a0-ab9d-9b53bdcbd6a3","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"8225942","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.404Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.436Z"}', 'delivered', '2026-11-16 18:04:19.436+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.442248+00', '200', NULL, '5', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-0691-7273-9400-1ec6e7619ae9', 'payment.failed', '01a1e588-0684-7334-a539-f49255921a92', '{"event":"payment.failed","data":{"paymentId":"01a1e588-0684-7334-a539-f49255921a92","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.460Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.472Z"}', 'delivered', '2026-11-16 18:04:19.472+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.476949+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-06e0-7f37-bc16-9b8476cb29be', 'payment.pending', '01a1e588-06ae-7d81-a88e-44c843dc5464', '{"event":"payment.pending","data":{"paymentId":"01a1e588-06ae-7d81-a88e-44c843dc5464","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.502Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.552Z"}', 'delivered', '2026-11-16 18:04:19.552+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.568445+00', '200', NULL, '20', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-0804-7e7a-b0db-6d42f4b458d4', 'payment.completed', '01a1e588-07b7-7abd-ab0c-c794b7b12428', '{"event":"payment.completed","data":{"paymentId":"01a1e588-07b7-7abd-ab0c-c794b7b12428","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.766Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:19.829Z"}', 'delivered', '2026-11-16 18:04:19.829+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:19.859384+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-08a1-7953-a691-38a771ea572d', 'payment.failed', '01a1e588-0845-7bb0-86c0-e596c9f49209', '{"event":"payment.failed","data":{"paymentId":"01a1e588-0845-7bb0-86c0-e596c9f49209","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.909Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:20.001Z"}', 'delivered', '2026-11-16 18:04:20.001+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:20.013162+00', '200', NULL, '9', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-08b8-7dd5-afd1-3320bb9b3e2e', 'payment.completed', '01a1e588-0845-799e-b09f-7c68f9cda33c', '{"event":"payment.completed","data":{"paymentId":"01a1e588-0845-799e-b09f-7c68f9cda33c","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"35226001","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:19.909Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","livemode":false},"timestamp":"2026-11-16T18:04:20.023Z"}', 'delivered', '2026-11-16 18:04:20.023+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:20.028277+00', '200', NULL, '24', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-09e4-7470-abda-d124aae75350', 'payment.pending', '01a1e588-09df-7422-a9b2-149d9402bfa7', '{"event":"payment.pending","data":{"paymentId":"01a1e588-09df-7422-a9b2-149d9402bfa7","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:20.319Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","checkoutSessionId":"01a1e588-0992-7201-ba94-af45b8727293","livemode":false},"timestamp":"2026-11-16T18:04:20.319Z"}', 'delivered', '2026-11-16 18:04:20.319+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:20.357954+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '01a1e588-0aad-768b-9f1f-ba6eae887499', 'payment.completed', '01a1e588-09df-7422-a9b2-149d9402bfa7', '{"event":"payment.completed","data":{"paymentId":"01a1e588-09df-7422-a9b2-149d9402bfa7","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"08226048","tenantName":"Tienda de prueba","createdAt":"2026-11-16T18:04:20.319Z","keyId":"01a1e587-fe3e-7ee0-8904-991f7febf762","checkoutSessionId":"01a1e588-0992-7201-ba94-af45b8727293","livemode":false},"timestamp":"2026-11-16T18:04:20.524Z"}', 'delivered', '2026-11-16 18:04:20.524+00', '01a1e587-ea3b-7d6f-a927-1a8278b9afdc', '2026-11-16 18:04:20.55499+00', '200', NULL, '306', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e587-fd99-74da-9763-a62fb98946ea', 'false', '01a1e587-ff86-7109-adab-d568b9a3430a', '1', 'http://127.0.0.1:33177/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4498339c9f5c06d64f6e13baab551ef42a72099fef105ca9159751313e1b0d57e655ad18bd997e1adc5ed11483bc35733087652292a07497cedf247eec0911164f8e4886117c1081f8deda6ee61afc61e316bd37794e2a97a61df0fb8e46f1', NULL, NULL, '2026-11-16 18:04:17.67+00', '2026-11-16 18:04:17.67+00');
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
