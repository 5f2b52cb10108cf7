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
  is_used       boolean     not null default false, -- another system had asked about it before us
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 22:51:59.574966+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'r4', E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', 'http://127.0.0.1:44933');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-64ff-712f-a07d-246dddd5a47b', 'false', 'pas_test_AkBJzrZC', E'\\xbf9029eeecbf427a812e703cd3268632490e9fa853f69311d773968d7ce7f741', '2026-11-16 22:51:59.616814+00', NULL, NULL, '2026-11-16 22:52:07.963049+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-655f-72db-9648-4a4143ecfbdd', 'true', 'pas_live_7sqRUIyV', E'\\xe3b6405734ce2afa95098eeabf50c1b4d8736166c0514800df5f33b8242a6e24', '2026-11-16 22:51:59.717471+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\xb48a9817c8fade2f17062670d3a2e4590508a739d53e05bf4d2ec80caf18f19d', '2026-11-16 22:52:07.882875+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-64bc-78e6-a3ec-8cd9370b70d6', '2026-11-16 22:51:59.57714+00', 'test', 'tenant.create', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xfee99fa11f68027e8e72b20cc593924cadeb98822c95b1d32f77f6f8c9528584');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-6500-75e0-b956-299caa024011', '2026-11-16 22:51:59.618581+00', 'test', 'key.create', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-64ff-712f-a07d-246dddd5a47b', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_AkBJzrZC", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xfee99fa11f68027e8e72b20cc593924cadeb98822c95b1d32f77f6f8c9528584', E'\\xc7b913904fb526c3de23de7511eeeaa7b1f20930f1a33428c54ea3d8cb71ef33');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-655f-7f35-86c4-87672dafac4d', '2026-11-16 22:51:59.718221+00', 'test', 'key.create', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-655f-72db-9648-4a4143ecfbdd', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_7sqRUIyV", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xc7b913904fb526c3de23de7511eeeaa7b1f20930f1a33428c54ea3d8cb71ef33', E'\\x4348e85bc72a608e5f92d9bdff140eb74337300c4a395d48edad62d4fae70ad1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-65b0-7de7-a907-29e98214dcc7', '2026-11-16 22:51:59.802256+00', 'key:01a1e68f-64ff-712f-a07d-246dddd5a47b', 'webhook.create', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '{"host": "127.0.0.1:46197", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', '01a1e68f-6594-7cc2-84c6-e27db878ab2d', '4', E'\\x4348e85bc72a608e5f92d9bdff140eb74337300c4a395d48edad62d4fae70ad1', E'\\x1d09ffe0fa408f9110a3d5c49004f72f08b6b1ce67ad31e0536b80a6579279e1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-70d9-713a-a590-9c3055bccc05', '2026-11-16 22:52:02.653488+00', 'test', 'checkout.profile', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x1d09ffe0fa408f9110a3d5c49004f72f08b6b1ce67ad31e0536b80a6579279e1', E'\\xc82d493a35e489e3a39d567e54cb8e656cb5c18c57a87fb20f39fed86a40db14');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-70f1-749b-93ad-ca473a0b3bdb', '2026-11-16 22:52:02.681305+00', 'key:01a1e68f-64ff-712f-a07d-246dddd5a47b', 'link.create', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-70ea-7222-94a7-9d1c7ac268ce', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', '01a1e68f-70e5-74cd-bfc3-c15543dc053c', '6', E'\\xc82d493a35e489e3a39d567e54cb8e656cb5c18c57a87fb20f39fed86a40db14', E'\\x1bf495bc4e64a63360913856773b6523c30a09ab6b17c4990dd4bead26163444');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-7198-7fd7-ab7a-ff681915788f', '2026-11-16 22:52:02.843808+00', 'test', 'bank.notifications', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x1bf495bc4e64a63360913856773b6523c30a09ab6b17c4990dd4bead26163444', E'\\xf6765e5823019dfbcd5adfab6be27b89d14887214bea72990e58f5c8434e691b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-7204-73ad-9f4a-ad1b93256bb9', '2026-11-16 22:52:02.955885+00', 'key:01a1e68f-64ff-712f-a07d-246dddd5a47b', 'movement.ignore', '01a1e68f-64bc-7a06-8492-257ba420a2fa', '01a1e68f-71d2-7e13-9d2c-1050b70548b0', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', '01a1e68f-71f5-7747-a6e1-2b54cdb4833d', '8', E'\\xf6765e5823019dfbcd5adfab6be27b89d14887214bea72990e58f5c8434e691b', E'\\xf84733200224f1c1293aa9359eee1a3a361e2701dfce159c5e81b4abb3dd5003');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-78c8-780a-b67a-700317dff769', '2026-11-16 22:52:04.69054+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xf84733200224f1c1293aa9359eee1a3a361e2701dfce159c5e81b4abb3dd5003', E'\\x7cfaf82bd4c2b8af005414b16560ae6547c036e27ad7e18e92b669a4af60d0ca');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-78da-7a71-abd1-234272fe3e45', '2026-11-16 22:52:04.704552+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_EXGavWMX"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x7cfaf82bd4c2b8af005414b16560ae6547c036e27ad7e18e92b669a4af60d0ca', E'\\xb4535ea4e195622f73ffc83e00a30804c568d7453f7445f13fe60f5ffc1b73d2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-7924-7d64-8e9e-49507b3def20', '2026-11-16 22:52:04.781342+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xb4535ea4e195622f73ffc83e00a30804c568d7453f7445f13fe60f5ffc1b73d2', E'\\x272f8c1d8d283d0b4c73ef9827c22f188476f24a00c6412c507b10f953a81959');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-8066-7897-a6ab-6c0d19a1e14b', '2026-11-16 22:52:06.633382+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '3d2d6d73ada089e6', NULL, '01a1e68f-7937-7f8f-b291-84caec5f18e3', '12', E'\\x272f8c1d8d283d0b4c73ef9827c22f188476f24a00c6412c507b10f953a81959', E'\\x2c7fb26f167cf0e1966794cfe813aade7a5641bc73cce1cf2da0e8ab115e7935');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-823f-7fd7-a512-da398e0ec4e1', '2026-11-16 22:52:07.108001+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x33535f32998a1f5b49c5566b8371f53a8d8b87e82f4bc919916536275d51ce5e', E'\\xfb48b9ac08451042d58aa96dca8eb2e53c9805119192d428bb7683c91382596f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-8535-75ff-bc3f-2b3d92cecc43', '2026-11-16 22:52:07.863475+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xfb48b9ac08451042d58aa96dca8eb2e53c9805119192d428bb7683c91382596f', E'\\xce078809430fc1f5d1245a6288a97cc34cf542adc24c27fe47d1dcf77f3e3b2e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-853b-787c-94e9-9839310f3af8', '2026-11-16 22:52:07.868056+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xce078809430fc1f5d1245a6288a97cc34cf542adc24c27fe47d1dcf77f3e3b2e', E'\\x3ca473b7b7c9684a1834db902949d30339d3b737f66e1db5a2c9f1d4b318486f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-8540-7600-b68a-fa9f7b664bc2', '2026-11-16 22:52:07.874317+00', 'test', 'bank.set', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x3ca473b7b7c9684a1834db902949d30339d3b737f66e1db5a2c9f1d4b318486f', E'\\x53af12cb38c851a748c77f7ea470be57d187fc0eec10a7cead3d31f6cc3ef78d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e68f-8547-737b-a41d-9e9dfedefa27', '2026-11-16 22:52:07.882875+00', 'test', 'bank.route', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x53af12cb38c851a748c77f7ea470be57d187fc0eec10a7cead3d31f6cc3ef78d', E'\\xb48a9817c8fade2f17062670d3a2e4590508a739d53e05bf4d2ec80caf18f19d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('09256575-19c8-8238-83e5-4bd1a847c9c3', '2026-11-16 22:52:07.079427+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e68f-81b6-7b5c-9976-2b8d236ed0a1', '13', E'\\x2c7fb26f167cf0e1966794cfe813aade7a5641bc73cce1cf2da0e8ab115e7935', E'\\x33535f32998a1f5b49c5566b8371f53a8d8b87e82f4bc919916536275d51ce5e');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'true', 'bnc', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2ff7b78c9c94e2b425559aecb6475a525ce7edf939d603e0e6a4e03c8db02baa7569a242aca72258747f44b74170821f79e3e408728b908b2082d364d02f9402b41d', '01a1e68f-8540-7562-a538-923b14b9de72', '2026-11-16 22:52:07.873108+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', E'\\x409b7cfa27a62d18e6183ad71fed62d30fc0367676f56380e36fead17a693d13', '01a1e68f-71a2-7792-9871-afbc2c84ba61', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'r4', 'R4consulta', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f293d5b858d2d51642cfc672a6ece99f685f8c50b9d49a6a9f28c065188a1a04eb02e61d5d5712a400404c88c62742c5b26ec8398d3abaa077dac5af9c244ec6e51ef104d37951fa6d251c953adb3268e198731e74e24d1abc14196ad604129d567854339366612', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 22:52:02.851485+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', E'\\x47b4af1584d191986a5122109ba8c264bf67cc55ace767c6162f2a38abd21289', '01a1e68f-71be-78aa-85d3-3a0c102a1441', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'r4', 'R4notifica', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f882268201a8a669d2803df96e6da39acffcf46fb87fc3a34c1149020a9714b0bd6275ce068ca33f9385e4cf651bd6ebc02fe5db31aff2a37477f62fc6955bcd979da071b5b4632e8d0e8c7f6ca7a4d881b6e9504fa661c6d96015cb729dff3121cd5da6c394ee7eac3d5f11c63aa56f8f7919414836418d0e489942c1509ca95e63b587bf5b4f58987871680870f7e90933b9125bfbf84aa7c5f7f7e9ad804386e782638574240ba15e47b68e2efd54016fa4236eb90d40599f105ecf2ce25e3627adf3e2f1dd3a2d0adef4e5686fe03477800ae8d8c0e3adc8cfac95508edf0d885a49df9bc1ad76c4494b486c6c12c02465eebe7f11efaf76c867a43c8bde0c7fa01', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 22:52:02.884408+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', E'\\x557f71c9d0e7bab5840793c8443cd480e981f41a54d25de8f0fef906bdd01e09', '01a1e68f-71b3-7f1a-a3d8-eed13dda44b2', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'r4', 'R4notifica', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fff00710cc9e5691b9968a4d4fbb65c8d372b80e5c19f362be51325a5ee7261533da7a8ecfe165c4d2ac8c9ca80953aeb837bf98c7e501570a6e4679a80c2fef4b42d50ead871a40109ef76bf2cdc9113317fe101378782a4602263eacd3e35bafb2979670089bd20913a13bc1c520b04baea39d2c3164d3164184def8a049bd661f5ac6554ee80d063940e65793a2692a9f927e2ed1104f5ce4acc98ccf00da5939e4194ab81c26eaba2537b957c8a1d380bc491a70b42c522c2c17943a7b88c83297ec81266d52216c78c48a806e3bf024f99076c03489830c40f3f4b1693e5029dcea414c95452916a82b7b431d0a812036dcf0598bdc9eb5f5c84756ac742528c15', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 22:52:02.868376+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', E'\\xbd0ece17e5a981d2a7bbc88aebc0a1cc99bd7dad7637d69be9d2fd8911c0b101', '01a1e68f-71d2-74c4-8ff6-66fd70f40cd6', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'r4', 'MBconsulta', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f6e6ef5b7e68272ef1aed76245e4282080f71d7c6d76ac94324694c9e4bffaf9b06fc325afec0b51fe67e6ee7ff45872952453c8dd7eb25babb83b66fa9ca011d33c6293b8a8b38c0c946e00cfe8d739f8c4dc4546795317e79d0980e84c22be53ee48b99e12d45ebe4b7ef27d933467850ac7475b9aaca28f28f223c417cf9779f280e95ef201ba51787f7e1f24e4a50f13d59cbf2367022f45a48f9c7979efbed2f8f53d6c6f33a1e5ff9446679d246fc8ea67d397be00fe3e7c43de84dcc017d8f518ca152dc2e8dd02d8f6fee323fbf233fa65bf418772c6cf970b1e05ef1385e7dc7f53973244659c36a439016f6069206045aab4550fb52a3d8a323c5baee2dd8c2', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 22:52:02.89906+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', E'\\xcf511b410beb588b41665613e48c20a195e1f6b204a4231d173cd73f3e4f04c1', '01a1e68f-71a8-7d0d-832f-51be1c850bc5', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'r4', 'R4consulta', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fb854e7f9aadb5b410dbe868a827e5582e012ed57e0ea8db5749b170f65b23d4fcc464c2139b69723a731baf3e8861c1991c8e7e0', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 22:52:02.857104+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', 'in/2026-10-05/12345678/120.00', 'b6ddee97-c4ac-4ce2-bd50-8349ef269b99', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '2026-11-16 22:52:08.13497+00', 'false', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x7920f502dc7233430f892a1b3df3f6ebb301934db1a794b0d3c5c6ab429e5ccc', '01a1e68f-6674-7eae-97f1-c63cc6c8ce09', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f86c5c9fa58db56d3d20195c128e44f71fb1cf0f165e8d9fd6cfb3a8c56e5aee4f35529fe062f885a20830a197c89d2394eb1bcb23fc23a95a15f50cf', '2026-11-16', '2026-11-16 22:51:59.991858+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\xdfd1b9fa6890e5108a2fd0404e631aed0e5c8442e2651915020cb307f88aad32', E'\\xc1ec2415732a8e2081c9dcc7e49be353d7e027098d4228286646ef256c6eb5cf', '2026-11-16 22:52:01.431822+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x827d9a3acdceab042ed9b23539124bd9f539649034c95625ad22d25177c29a15', '2026-11-16 22:52:01.544835+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\xb56e9813c159f47214fbe0fc481091b03049ad62c894d691682c960dc320ba47', '2026-11-16 22:52:00.948763+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\xdfd1b9fa6890e5108a2fd0404e631aed0e5c8442e2651915020cb307f88aad32', '2026-11-16 22:52:01.124605+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x827d9a3acdceab042ed9b23539124bd9f539649034c95625ad22d25177c29a15', '01a1e68f-6c88-7b64-961b-f5acbce2e945', E'\\x425c628e7165b26680d9f7a02e619843961a80599f2f0f6714f9e5f7f785df1b', '2026-11-16 22:52:01.544835+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x3f0ef97e293dc398de295020f3ffafe9f1a7880ac808a5ca3c69e99fc8b8c7d2', '1', '2026-11-16 22:52:02.713225+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x5eb92eb2b512122d05c1a5d48468a09f218a5a744ef9c6e425899b8e32900238', '1', '2026-11-16 22:52:02.75744+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x75480faf87e90b653f3a3ac9a78e920c948ec40cb88f4583dfda14ee0a1978fb', '1', '2026-11-16 22:52:02.788066+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x779bb932c17b60a30bf0443bd27ce70b137894cd9e2ad075acace4b7bc5155ab', '1', '2026-11-16 22:52:02.75744+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x8ee54106ad1d9471390f2ed1930bbedf9e7353a19c7647599e2b3dea22a8e9a8', '1', '2026-11-16 22:52:02.75744+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\x95ad7be7c147c534ee114b2be48eae5c9d95d2795cfa00140f364ab0b1a4881a', '1', '2026-11-16 22:52:02.788066+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\xeaac4e9bb291c564c7975a8c96b58c220fcfe137bc3e497c11301412e43a53d8', '1', '2026-11-16 22:52:02.788066+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 22:52:02.649419+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-711f-7f15-8a99-1ade5a61fe8f', '01a1e68f-70ea-7222-94a7-9d1c7ac268ce', E'\\xa2f965c4b98ab3b3c65cfa41803fe7c1729f8afde7b048560d0fd7b4ca5caacb', E'\\x92102a390dba00138a003d73693a30d89fadd0cd460ccaa7468d548fe6835026', E'\\x167fcdeb822c77089314627f996bd88e28b156bcc0657b94ce889a961450fcb8', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fd470206cf177b4e05d9c9ad224d4247524fa987a94fb60c6493ec3f5f356e339cf542539c1a280f581ac60f8c5caab20adf43b4b3558081aee22a28d1bcdafdf41d5cb9bead201bdfdc78fe2a405', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 22:52:02.719+00', '2026-11-16 23:52:02.719+00', NULL, NULL, '01a1e68f-7149-7226-9c04-e92e10164be7', NULL, '2026-11-16 22:52:02.811+00', '01a1e68f-7149-7226-9c04-e92e10164be7', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', 'notification/0102/83700001/1523.40', '01a1e68f-71b3-75a7-b6d1-c51d47fca685', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f4c94a021925ad3c5dbde074669894e01114383e5f8eb5e85a6a6a86ee64b0365a14a89ba9aed4f332b10b583b6d5a2a6f62e489b1314af2669534829cdd40f61e136f7e7a605f370b30733e892b4ee606777d442ee48053e30582f22ae458a03455ea72196', E'\\xd33d33afcbd47c6918cef33dee782be8a961017838bdaeeadf0a0236f1935c28', NULL, 'notification', 'true', '2026-11-16 22:52:02.868376+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 22:52:37.868+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', 'notification/0105/83700003/1523.40', '01a1e68f-71d2-7e13-9d2c-1050b70548b0', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f50902c9b54ec63ce2b500744dbd7a923c183f718bc6292170242408998a9d6d4b48b838c59c859a53d5760af9b81f2be3cba6165dcdf8c95d12b52c6b389465452e9958c294f0eb90892aba64e313121dcd3ea2c8f5d02c6f4721e251499cbc68e7c3afcd6', E'\\xd33d33afcbd47c6918cef33dee782be8a961017838bdaeeadf0a0236f1935c28', NULL, 'notification', 'true', '2026-11-16 22:52:02.89906+00', 'ignored', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '279486952206', '01a1e68f-6fc4-7966-99b1-13af9bf3baeb', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,52202,279486952206}', NULL, E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fb4ed8fb42cdbaaf411ccf871d9f414280312f29d53d06cb48916ab0aab4113ce71a2266cbaf102eee7fe656e906049ba3d10acae3e56fa7617c9098e73cfa4509c3c3c80d0381d12bf08c16877d9ebb383', NULL, NULL, 'query', 'true', '2026-11-16 22:52:02.379071+00', 'matched', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '279486952206', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 22:52:08.144023+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '2026-10-05', '1', 'added', '{}', '2026-11-16 22:52:08.144023+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-7970-a226-71a5ff145b29', '20261005', '30.51', '2026-11-16 22:52:02.461+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /movements/{id}/ignore', '01a1e68f-71f4-7119-a5f3-bbe510826724', E'\\xdb4a13c6413e4af8e65eead82dd1deee4b993d5913c8c7ade3d43c95340c466f', '01a1e68f-71f6-7d4c-bd62-1a40ce351bc9', '2026-11-16 22:52:02.954008+00', '01a1e68f-71d2-7e13-9d2c-1050b70548b0', '200', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fec3c662481e50924860ad06a2708a069e3e8d03b703a176735e0f7d47a58d93296460b7cf639d540ef589927955ff19c80c9f3f601dd51a735246140d8ce0bd5352a640c2598890c6438e1bdbfe08c9a04441e72a163bd3c66d5d6fd251538f7aa65f44cbe3d7ad0776ae8fdb8bd426bd923dc85711b8791c94661b70aa2a6e17057e420887f91cb01aa1326763489a768b476fb948fd24636f58a8fd291a64397437bc172d2832a9521be3790ee738f3d5a61f930b8a514a56a5a9d28979310ea28a5c4adec0116ac48a0f1bb7383ed6b7624347b50e85315645581f8f25966a8081f7fbc98482bd65ff6e56c3dd3281eb9b50a1a32e8401ed34757731e69f7a16a32588de9af64458189f93f9a7b341d429e755e5409b0a449e9c7c17ea169e92263d749c504a6499c99317a86c2aef85237348ce04c38325c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /payment-links', '01a1e68f-70e3-73cf-b7d0-34cce838dfdc', E'\\x5f812352c6bcfb4ca538fa15331e7b6f319c988ecb2af821ef59f6e258668de7', '01a1e68f-70e7-714f-939b-e3667cc1886a', '2026-11-16 22:52:02.674057+00', '01a1e68f-70ea-7222-94a7-9d1c7ac268ce', '201', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fc5edce2ec8fcc15575d765c9f273bde129cdd26a6357841b4d290415d9051260f321ce8e9a7b653844b4855061ee4067d07a0bb2cbf1efa4cc5f0be4c03a054f5f733b59791221d4005899c1efd2b398ebc6a8f9a8f1daaa4d9e35ce5116895dad169add8023fd50a1027a24020dd489b9b4b2bc94f29ea99b25a317cc3b21e12b58d7dcc19cb49130a74081e17fa2babb3beaa06ccbf76f82fb16a40b44f2a1dcc95e4235739132b9467d4b6958e53f86f087c23becfaadf8d44db590fc44e1761d9f63aeee839700f706d69d6b928c196be75b0d4b52682e88e50236a2a6d1d1e739a033e7fecd5153fc5ec8a3866038b51b356b0715c1d8f113dba07f1c8a367290c3dcc705a4df61d9d1bec9d811d4dca804cd00a1092b4514ace383982b84696a8c1827692605fcff3ac2cfa510409ee22cf896e9ef93', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /payments/credit/disburse', '01a1e68f-700e-79ad-8fad-a527cf306edb', E'\\xabe27eceada0d5ae30cc086f0e2d835facf461b0c25cdd79f0c31bb3988d319b', '01a1e68f-7016-7772-9fc8-6b2c2172ff6d', '2026-11-16 22:52:02.465177+00', '01a1e68f-701d-7970-a226-71a5ff145b29', '200', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f3c419af454ea3cb53eb59b38378ce04819a15132280a84d8b3d1d716bbc3ec0af7e254591ba123ca5e6a0ba56157e8141b30dd0fa494c3354771079aeee8f0997bd7f362a2d67caea3b6deb84139075e83d06755ba00ce368f7a0bcaf46b427f8967a93d6006adb314a18f0d5e054e8a841581c84a4100abef1571d917ce3b3845588309cb608fa77864c8a967a78216f70587d1b85f91490818ebf2509537b4db04a197c3184634cd9aed41cdf35577a8ed17969eee4ad77f48c66c8068b14f19c4b68861d64061505fd47cc440cdf764e20d044d24d0f65c3069f8f74f602f75d1a2cfc1ab1128708e0f803edf7b836509f788edce8f04ceb6ac9afd3171cf3ddcaa4d724c752face7e28e71092d73125d6ce28154b73dcec463a94dae4b538a7a9360da03deb19321b1dd8a6f62d867bfe865a7cebc7f49f881846bc8da17286ae2c01d272f7210c04e3d8383a97800e2f7c7fd1c84d2277993e48539121234692bbd94127025ddc1317c03bc02825595835928cef1f995daabc3d2cbe06cb77e3863f90e4a354fbfb4a560841635d38b002fe68b926dfe7bb0c46c8d92676f9b50b26895bb462882669e7d97bf48eb30716c272f1cd9b055009184128c01f30798de60fa4282b85129660095c59d26511f88067c45a3b7e6d87ac55e7d66e7c9e5a2e3baa9cb123c4540774ada94b246bd871b4fa5723962b51c51821554122243523a1eeb4ab758add7a4b18cf8d3dfd7b29fd33d4951a037b332f71be9fcc491f762526525e86ec78b9466f1d18aadac56d4e91e3def472ad9a48954305018ddae2a71dd2ddebe94e5b02941477d685afffe521940b583ce9a9b18416f0096839f7100f5526ef1cd2569f8dc7387086c80f0d49edacbcf7974bbd11d0118b64cd874e12598fb4973b1e8a7a1f3bf55bb874acc5848ecbe84e3950a1b3ae755658891febda5c4365a621cab75ba170622a82235e5927b58e23dd006f171559ae7782cdae91afba970034d4dd8632652ca24fcd1506bb866e668a2e280297ba20a60a8b0860849e7a03ba9f3505153565a0910571ad1ff62585acafa9c9dc62a351a720cc6b93fe024e4a951c33514e60b9e9b7fd6b66f10bf8570c3e4', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /payments/pago-movil/verify', '01a1e68f-6ee6-7ac1-9611-38a8d43b6c35', E'\\x700d61bc31fe4a56299eaaa7f69598d306babff4cc727f269c6a21261749ebb6', '01a1e68f-6efd-71dd-b7b2-5f1f67e4dbca', '2026-11-16 22:52:02.235063+00', '01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc', '200', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2ffbbebd0abc377fcc4981cd11ba3c3e7cfce41cbc93f3e17c0725847522ef1502c7c0bc9268294c79d3ee0b4096961afaabbf3e574418db56f0d8477aa71be775ca2da39d37d8526b21e12cabe3b9a1efe29bb3eafdfcf507dbc838bc2765b75649e11d8181571b3641e732d2e79d4936ee129172f4c2689ecc58c800cb32c27e9c1286b84fd8bb8a6bd595c7e3192d63ac18ad819b3d24ca52a1a6606da595903c570b586a558d522e91e69c116a7de86b7e4e456f94b1c84fbac9d0bf1d2bf1179f5d6b8c7f7a2ccc8c05de7f1d19d9ca45b2d6ee95f131a8585238ec6ec38fa59d10d36dafea690ff42d2bd07d42d371c3679b2e9b8b6e53ba1a6c24118285b5042faef0f74145e58de99e9b5beec8f0adade182f7b739f2d6d03b79721f6bc17a55e846e9b47395c9ed1574e01b7867cd9909d583240323d55a4e33d4db06eae42be0cbd0f7d95dddfd1dc8b116bf1e363e7162518316cc65841add598ce4f769556f738584ee44d25cdb004412b3b8a3ac35fc0b833d8e07f9b5bd6e6969ce49328afd4507081ba4d0169460b1aec0d41ccba476efb0b956138ce749401e85a6389c796032f16c302b94', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /payments/vpos', '01a1e68f-6a00-7fad-a788-3e744bf4e06a', E'\\x5c41fbd2ebc6a1dbe5877161c0a3a7612f6016f1dd8d7bb65c84c8b13e7525e6', '01a1e68f-6a27-729d-a042-a0e8e70b7c78', '2026-11-16 22:52:00.984688+00', '01a1e68f-6a57-7a60-8f37-024fcef398c3', '201', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fee2b5ea1f357ca437ae9402aa93da6297fa52c6c51008b8802001ee5625687b66f071cae8598256041f6ef37762f0bc7d7b3661325c1578ff8d469b77d53d0920a4be4d5ff34fb0e06c06eebce9a65b3a936e5ae720016c9164ece71a294bcac2466f8d494974af50697cbca3033b795ce17966d4b9d152ae07ab16e2c39a8f07c1f1159ac7e9419ee8742b8ef6345631b1747280360ad86dcdac81b14f6cc217b91c999ab4b546b3deca5e185e5269870436cfce05334409775b51d3c15fab3efef992c089771c80d4f5290fd24d1fb9f03ff890d0a2db50062eee0ab03efb15a3d09e28d3b1d50e8a9af2e5718c5e9a0348b26db2c6f62f74d4e2a029a03c12ab9b56ce8e327532b1b65f9eed317b3bbfbccc515692de2200215c626fd08fb86f73d04333cd46b28c239902bca937fd4850e8870aabba7f144e175f2dde3a32fb6ac1b8b068013a55600e420bed56e0962a0acc9ff7dc446fb68cc7cd7b029afb2dbbcd28be621031ca612ae56125e302bc040958b4063691387663f2995d49fac31e5cc485530cd58d1f5c21fafa5061f72dd2daf3bb9f5aea764b4bdd25c45a8620883fc0e1277169d4b40b07d3734dd0b66fa56cd8b27aab08fa5712d000ee758d46e25cc', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /payments/vpos', '01a1e68f-6aa4-7d9c-9161-1b0fbfdf727d', E'\\x93eb118f7b2286adcf4e8e516890622beb3d67fd5cf06d1762305a99688e3a23', '01a1e68f-6acd-7002-bfe6-b3dce95d0221', '2026-11-16 22:52:01.344369+00', '01a1e68f-6bbf-7adc-9c65-ae2a9a24a30d', '422', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f7f1bcc0af9b41527f53ba3d6e07e60b3567ca61804623f171aab822ae0088dbae2dc3b31b94ca8186ad7d582b0813717193f7ea3d15edfaa71a48f422d31aef2204ab111e37e32002146a38af75c4848aad22e81611801f646bcfd520eb0b0a2ada634912004344aa9fa234252ad12fcf9eae1eb3eb3d5563b459e67c69e84f4c65279e50fdc98239d64df910d3072283309cee0c34deae05641ab2806c922e4700c7fe2fa7fa1bd097f6bf9639f308f93d119667d8bbad55cc7f2977cd9b1c72a4b647413627e4191b583ae905612e0b3ee7d663a3851484f83275ad564ed1be127f62ed00c798d90cac5ed8924bdb261749030fde727abbd6f3cdd3f75ca077de1598d08028a96b324b55a6e7f8012fd4d0e45e1af99570a6dc274a7f84d6416a76d0e15ee783d0a733b7515123cdb3c5489a7eea3fb1fe5231a2df6b84cc50dd2343bf39b1d93f90622ee8910dbaa7b4f545138037aa1ed9b0d4615536bd4a12c5265f762c3c9f1e2d3b8eecd6b2320b0cc1f844086403e86a6c9274c27438213a899ccaf9b0e496143546e441de2ed0ae13ce80a8b11842e4489e3191207fa787620c9201b0877370028ebb895b2f60adf03869fecdab1294d11b974c7c6e71f1731ab7d81a685', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /payments/vpos', '01a1e68f-6c52-7368-9c5c-4713751b0a02', E'\\xf9f2244bd58e09348aedba0ae7feb03c25be77a06451f07e9f89a0e77ae2a409', '01a1e68f-6c64-75d0-99de-62c67bbfdaa9', '2026-11-16 22:52:01.613527+00', '01a1e68f-6ccb-7aac-aea9-9526a44348ca', '201', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f224cfe446d02f0b5c71a1755565f4c58e0022f210ecc155b6a1e31aec7a5af81bd12ab0b9525cfb2506cddb9b18dbbc6ae08fa898682d0504c1c9030bfaa2f396c099cb94a035c521991341f773b8199b41dd7f251bdd39b2cbd49a9ab2bdca6973cafa2d66ea65d68789293bc25b417341135a358f8ed86caa803e8ff719519f57eaca3a7f8142a19d6729a25d0ebf016c9141a08c5b86946e45f91c69f27435c0f1fa3ff82fe5ea461a5594e76c4e4ed3c88a3e76716974a31e2b0f618869cb2b2f991cd35841e4229576e3bcceeb62fa7246f8b1c9b1ee94f67c4d34ec38e542b4bb4a437c41ab34dd937efea0d5a693cd1fd17886ba6ef9e0687ad53760425332156d27e6bfe55bdbfc493ba11c179af4757904764758ebc51a6991b03e181f3acf0a3a8c97f0ae474e82b29a3beec25d3d6ae15b46851f0b4af5210388924a165025705b93b45765391bc750ca5c3c06c975abdd77603558e90260f16c80052b5156cbee718063225cb0a881f32a28b861d067d287ec4dabf3f4e6b91127edc88a667c35cd35325375e13f12d4bb5d33af9fd60c6d77eccee8e0706f1037f984994234ac680cb44e2f1310478ba1f1ab05e2f2d9c0d9c2db12e7f5776eb', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'POST /payments/{id}/reverse', '01a1e68f-6904-74cc-a1fe-0c2156534c2b', E'\\x7f25809b46b27d371fc951124212eea484e1a3bc6103eee8d72db231b464618a', '01a1e68f-6934-7be8-a631-61acc2b636ca', '2026-11-16 22:52:00.72015+00', '01a1e68f-6790-7d87-bc45-7167083657b6', '200', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f0b8a1add171b90ab09e6163e759805e6923a509a4d14a5b51b146302a60e84a18cc7d7cf6ee11598ff4649e1633f2f52231620271f2f24c2177edf3d55c377b8630eadd06fc5b7c25c24e87e64c6c92f03538783536cf58bd99805a72b47e00750743f982f37f3d6889778df73f78802f5453480ddb2c9958c76b8df1ed2450ae1e62d97528f6974e18a25d922219bd3cbe52b0872b79d1f6666f7493f1b2f37c454e5148ab89c6899967f47bad1c4452126bf54d7a0798102a46acd130564bca0f425df8424b27578265e08be0fdca680f75f0b3fe417b8de854cb9becfa1f6a395ce7333fa82ebe921a6dcb8f890f2cb18f43af96ea0fe7f229f978e0e4899bab944029196cdd131d18ea8cc3e4a49f25ee91e9d1e736cdcbb522e16ee95bd164e7468f56fe823510314f7419dd1ca4a6309e989371210328f3614659fe2aa69fdbf948b89851006a4a80548b2829aa141b508e98f344f5d9b93baca27c845edacb1cea6297851cd628c83f76bdc739a63b2b8d0eec665468177315ba1386b580e2d9c2b66dbf47bf12c183e8ff553684fc147ff6fc5bd5f5cd748925ba06259ea6f4432413b99aaa71f5c801118d238c46975793b40ca9da06e35b9d1aeb34b66c30ded6a967d12aa268efbb9b8d04ad7f529ce4a9b3b9df9414d497cb372f34f4a3c9f61df5041053e322887782b1452859c52c117bfaf0ecf3d1b6a95051943960c51ca86cd25d8d4dc72dd968cf6f2a0c6dd03d0d7ee9e11a8b25b5ad5a3d52bd60d0f4cd7d9e405c5190a3b16f7d8efb08229657c88f906fd5b88615aa0eefc86903336f567369a90519ebf05b0e48cc2c6e2ad11bba5e0cee565d02664eeca4e6f39eb', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f769f7c6728bfb94ba131eec23e184bac366a6f6ba0bf9031d39b7b864f29e227c64abce78b175ccba8ecf94362a38d565dd86cffeeb4832ac8fea0c2ab4da9cfe23ee96a407dcb60786d92919d9a46580c66b7121b945012fac50668', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '37c07372-b33e-446b-b55d-27dd624de580', '2026-10-05', '01a1e68f-701d-70c1-b299-1c35b7bf1d96', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x034fe28d55869f980bc0112b28b1b7c35d4df9e891a91969caf3455ccfc22b77', '1', '2026-11-16 22:52:07.045309+00', E'\\x126c4593e6625ffa91e4d765174f381c521fdb7285d25b640cc849aef9348cec');
insert into login_attempts (subject, count, last_at, name) values (E'\\x09a91306bb79dafe184ecec3b4e686e85f462c524aef5bfff2a6f25ef706b91a', '0', '2026-11-16 22:52:04.845825+00', E'\\x7de5a90e88a3f56b0faedb48f9140c0ce0b003b526eb07f67119e87bf0542490');
insert into login_attempts (subject, count, last_at, name) values (E'\\x49b13404d226a51e29c7ca5397106251fb744d667d38e90c1fc4282e3e236d21', '1', '2026-11-16 22:52:07.052074+00', E'\\x126c4593e6625ffa91e4d765174f381c521fdb7285d25b640cc849aef9348cec');
insert into login_attempts (subject, count, last_at, name) values (E'\\x980ca39ab1e47dd789f752bfd72365d6b4cfff6f20ce2f06919c6e21d95a71c4', '1', '2026-11-16 22:52:06.996284+00', NULL);
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xbb8044280b37c5b931557e3ec5ed0b3c46dc4f624a906b3d8e6c1a88ae5ee4f0', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'r4', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fa008a7273470fb287a2a8ffbb0aac44b6d8ddf061ff7075a490aefe60d44ddb8118507030dfdb7c0fd07bde0765f3c26ebafb74fdcb32366ee45c3269520ef7c5a7aee0d8e25ee9f6332a029461b361946dd458b', 'true', '{}', '2026-11-16 22:52:02.842566+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 22:57:08.106521+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$lVG4VgzJzjPEeo9W5BSjWA$lFJquod91DGmgsl0i2HVvN8YpcAQW4pvxFVo2CH7YtA', '2026-11-16 22:52:04.680981+00', '2026-11-16 22:52:04.772815+00', NULL, '2026-11-16 22:52:06.630519+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('6594fa30-e4b2-4df3-a436-e2d819421bb4', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 22:52:08.115563+00', '2026-11-16 22:52:08.115563+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', '$scrypt$ln=17,r=8,p=1$lVG4VgzJzjPEeo9W5BSjWA$lFJquod91DGmgsl0i2HVvN8YpcAQW4pvxFVo2CH7YtA', '2026-11-16 22:52:04.772815+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('6c261524-d3c2-47ca-9116-a97a8ac7f058', '01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 22:52:08.094871+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x16e612777a5a31bd52c4fba7fbc3fb9d819f71b49a417a01b4a7bbe5e35d8589', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x1a2af6df8ee0e76575531faa47483568394b6cfacee9d1aeea21aaf2b85cbb65', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x40f97792cbabcade6b4269b5450d5244db32ecb7e2d69579ebd18d8901555ae9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x576c6efa3e1437218fa7ec749aba34adaad38fa45a7652a5e4bc616b7f3dadce', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x772740e30e5c8f034b6af4f934501df4f05c71c0422dc32b669c5c1d85da29ab', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x7ea7ef3563ced792cca6e91a8c6548bdd63bed9f53f8fe248c8b6e36f18faf82', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\xaa899d7f19efabd2278f6ccc404842da2a4bd4c986fd5ac9b76122cd19ca6eae', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\xc69a89db32c619f6cea1080c0bee0a800ad12003e004967b0357e8bf4991b3ce', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\xcaf4e8272b681c358915d4d6b59947dbee18d78bcf377e3f5f47169cbd19bb02', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\xf5007d487263517d3177ebac16d4336bab69c142d99afaaf13d1d4ecb4bc4827', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x3d2d6d73ada089e61bde1ecf2455e10921861bc80fdf1d94edcaad9b809c3a0c', '01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', '2026-11-16 22:52:06.630519+00', '2026-11-16 22:52:06.630519+00', '2026-11-17 10:52:06.630519+00', '0f7ae6a2-934d-4eb2-9737-39aa16fc748a', '127.0.0.1', '', '2026-11-16 22:52:06.630519+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e68f-78da-7549-b039-2196ea04330e', '01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', 'pas_op_EXGavWMX', E'\\x78cae85f3e0c2b7a3fd452e16f2cd9849101c415858e51ebf12813748911c071', '2026-11-16 22:52:04.703044+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f5d630656184ddddcc4d612989ac798b2fe963e1b541ac1b993225ec7e41c99eb727b7bae24be7ab936d48340aabc983c38a5e395ccb17d337c5c24a94be6c5c3a1c32170', '0', '2026-11-16 22:52:07.099918+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65f0-7512-bdde-e4bca522d899', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 22:51:59.856+00', '2026-11-16 22:52:00.024+00', '2026-11-16 23:06:59.856+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fc3402c0bd5a9f6511280f606abaa0091d772a2a71a2fe7db4dfe4bfbe6faa19e48f46db563ea1c5b0dd3871f34a5e2a598be017cfd23a67e68adf80278f97aae17f105518c15af6ceded0d5ff904aae3c834134bddc1bfffa68db531f3', E'\\xfb13b023589aec1f3c0d0856255023e43328e2006576c190a67e420906024d81', E'\\xd33d33afcbd47c6918cef33dee782be8a961017838bdaeeadf0a0236f1935c28', E'\\xa039b38aa980e55587ca359a17b61f226c4ddb8d3e4d5a1b5894e86fdda29c83', NULL, NULL, 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-6631-767e-b8c4-db0d0ac9bf29', '2026-11-16 22:51:59.921+00', NULL, '09952001', '486952001', '{486952001,9952001}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-66c5-77d1-9f91-54ad6b5b7adc', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 22:52:00.069+00', '2026-11-16 22:52:00.199+00', '2026-11-16 23:07:00.069+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fe3844891075d8628f3726b1e7b58ec435246f24371f791a8104607ea28fc1777071c61acded5623a3db11866e26077fc54a88e18d8d8d81989f11a5e961c8905f275e8adca408f7eecc14128c2739ba360d2cff9e21588ca531414ea50', E'\\xfb13b023589aec1f3c0d0856255023e43328e2006576c190a67e420906024d81', E'\\xd33d33afcbd47c6918cef33dee782be8a961017838bdaeeadf0a0236f1935c28', E'\\xa039b38aa980e55587ca359a17b61f226c4ddb8d3e4d5a1b5894e86fdda29c83', NULL, NULL, 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-66f8-741b-b454-4a5373f389a4', '2026-11-16 22:52:00.12+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6790-7d87-bc45-7167083657b6', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 22:52:00.272+00', '2026-11-16 22:52:00.765+00', '2026-11-16 23:07:00.272+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2faf8b8d7ab9b5abc6d656c9e885f14eb8adeb0ae9d7158155e2482184f7cc6b37494ea3ce0d2a0c24cb71e86d161b7dc6547fb5fba9b1ed309105441132fb2091600bee323dfbeb6b2b07c3cded0ee0b6b23d0b5aed7f802c1514d41bc0', E'\\xfb13b023589aec1f3c0d0856255023e43328e2006576c190a67e420906024d81', E'\\xd33d33afcbd47c6918cef33dee782be8a961017838bdaeeadf0a0236f1935c28', E'\\xa039b38aa980e55587ca359a17b61f226c4ddb8d3e4d5a1b5894e86fdda29c83', NULL, NULL, 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-6821-772f-b22b-c5fceede3748', '2026-11-16 22:52:00.417+00', NULL, '09952061', '486952061', '{486952061,9952061}', NULL, '000000', NULL, NULL, '01a1e68f-693b-7c2e-8f65-c411d14588c8', '2026-11-16 22:52:00.699+00', '09952076', NULL, '{9952076}', NULL, '2026-11-16 22:52:00.765+00', '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-69d8-7fae-88d7-4b12c6965e70', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 22:52:00.856+00', '2026-11-16 22:52:00.856+00', '2026-11-16 23:07:00.856+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f3c83376021ffb4b687d499cd294fe34d6437facf1d66c224e4e1740f2449182dc02f111c7f985c59eebdc23995b62a2950c66240e056e2c7b1870392ae6719ca80dd8e5b675ffa41c59e2bb632286f559611ff3cf2f2be9e6678fedc6a', E'\\xfb13b023589aec1f3c0d0856255023e43328e2006576c190a67e420906024d81', E'\\xd33d33afcbd47c6918cef33dee782be8a961017838bdaeeadf0a0236f1935c28', E'\\xa039b38aa980e55587ca359a17b61f226c4ddb8d3e4d5a1b5894e86fdda29c83', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 23:07:00.856+00', NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6a57-7a60-8f37-024fcef398c3', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:52:00.983+00', '2026-11-16 22:52:01.028+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fa713d81ab80efa1708a9fc729324859ad2acfcc38583c86aa40d3df14f42400dcb4b9621749e75b89824a8a4f1c790429c665d5ca3eebc587d9eb2387ad4f961ebb1663aaec03f0922e8', E'\\x39467b7a4cf8b19a0a519779278a3833fb18ca3f99dd59cbe50b6ead6ad19acc', NULL, E'\\xca589a240820eae262202e43ba58754fc0fe9eab70a4e837308447a3aa125a17', '4242', 'Visa', 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-6a30-7ad0-bf1e-8027ccde59a2', '2026-11-16 22:52:00.983+00', NULL, '9952101', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6bbf-7adc-9c65-ae2a9a24a30d', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 22:52:01.343+00', '2026-11-16 22:52:01.429+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f0993808b30e59cdac61922a1f05523c644e6267a4255d5f651ee0028d633f0c677663e6d9f0dc07b2003128350c546f32e83450ce7aa3013ec3a7394e1740468ea264838153d9db36604', E'\\x36ec3c5a325cc8d69dd685ed914e7d8ad6964561d5e74bf9112df4f4053ff894', NULL, E'\\x00c9e4f880e3d3c741f43b9f69271d0c724e1825ebb20b061322322091983a85', '9995', 'Visa', 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-6ae4-7e82-99c4-bcf7dcdf231f', '2026-11-16 22:52:01.343+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6ccb-7aac-aea9-9526a44348ca', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 22:52:01.611+00', '2026-11-16 22:52:01.739+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fbb96992b88ce32176d72273cb2caaf42fea0f17f151f73a78cc12894e19879b3b30466044282fc43e1c2750487ef391a8c9227d7b2243ca167b8e9c4ff356161875ab406bf1694ec7d2a', E'\\x16077d1b5a25aeda2ee9edad63bec39f295be14cbd082d96849ab15745747384', NULL, E'\\xfaee06c4116d5b7a7ad2791a3466cd68160e83a2546403c585979f20068ff414', '0119', 'Visa', 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-6c88-7b64-961b-f5acbce2e945', '2026-11-16 22:52:01.611+00', '2026-11-16 22:52:01.739+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-16 22:52:05.928229+00', '2026-11-16 22:52:09.037+00', NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:52:02.187+00', '2026-11-16 22:52:02.341+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xcde746e14c4096ccc877dc2d69276bfb33f8e63c6fd7846f2f19a0adf88c8333', NULL, NULL, NULL, NULL, 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-70c1-b299-1c35b7bf1d96', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e68f-701d-7970-a226-71a5ff145b29', '2026-11-16 22:52:02.461+00', '2026-11-16 22:52:02.604+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f96c9f57af76e5898a3400c5e729a52f69dbe44b9f12a65c04b3f99f38b94e9a9ead2c1a9d02bab401791c5b4e6dcd0abe1eaf1d3da2669dcd7971a0bb158d2b5610ee70d1f653f2fad81f968ac7f38def0aadc0434ca7437ee0ff91189f6634fd5f8c8c929de1224916e16ecff8f81ad', E'\\x26c9333e6ea3b167660db6083b3e3f51848b422640ecfa313765d4ffa608b7f2', NULL, NULL, NULL, NULL, 'r4', E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', '01a1e68f-702c-71a6-b24f-07e3d98e6ba5', '2026-11-16 22:52:02.476+00', NULL, '36952259', NULL, '{36952259}', 'bdebfb1c-9538-45e4-b359-8ae8aa3a8f49', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-7bb2-bfac-ed567e446ba8', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e68f-701d-7970-a226-71a5ff145b29', '2026-11-16 22:52:02.461+00', '2026-11-16 22:52:02.574+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fb4f8b14910c5f97a3155c198817986d8fa40c775faba168afcc54bada596f8ca4eaef6dbfd7c8ba0823ce5b76cd40168c67eff4cfc3a7ab0c219c8553f202947d6a8699ff1382ff21d0bab2d07f2b981d6ab05c3b22e3446b2d1377a64ed41d757a69d1e7bae8c7a008eba9c4d619f26', E'\\x439d877c3ba0ef86d17dc1ac0f88aa5c16e7e97c78ebfbb1f1e6da8ec3b01e37', NULL, NULL, NULL, NULL, 'r4', E'\\x664e035044c4818bebb4033cbbf8d47479adf5a704ebb0694b83bc854e3f3728', '01a1e68f-702c-716b-ab53-8bec76fb7dd6', '2026-11-16 22:52:02.476+00', NULL, NULL, NULL, '{}', 'bf8bb283-e952-4a9d-ad15-fd92ff984be5', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-7149-7226-9c04-e92e10164be7', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:52:02.761+00', '2026-11-16 22:52:02.811+00', '2026-11-16 23:07:02.761+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f0368121da8d7c4f85f386448929f949b72eaa710ce621968d0c1e970db8d49181c503f737f06518132f564e675025f50c9755f76a4da45b834dd9d21d51f2b07d0566fb4f9e464c3b02b02ea424d6485267979f0c398560bd5ec42bb10', E'\\xfb13b023589aec1f3c0d0856255023e43328e2006576c190a67e420906024d81', E'\\xd33d33afcbd47c6918cef33dee782be8a961017838bdaeeadf0a0236f1935c28', E'\\xa039b38aa980e55587ca359a17b61f226c4ddb8d3e4d5a1b5894e86fdda29c83', NULL, NULL, 'bnc', E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-7171-7014-9e99-34a6052b90f1', '2026-11-16 22:52:02.801+00', NULL, '09952280', '486952280', '{486952280,9952280}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e68f-711f-7f15-8a99-1ade5a61fe8f', '01a1e68f-64ff-712f-a07d-246dddd5a47b', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65f0-7512-bdde-e4bca522d899', '1', '04ded1b6-233f-429f-96ef-bcb6f30642f6', '20.00', '2026-11-16 22:52:08.169894+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x85f60ba48b9396b66a5e47afebd67235e0d8bdb1ad750363b35405b140e1bd99', '01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', 'factor', '2026-11-16 22:57:07.851033+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-70c1-b299-1c35b7bf1d96', '10.00', 'key:requester', '2026-11-16 22:52:08.16185+00', '2026-11-17 22:52:08.16185+00', 'approved', 'user:ana', '2026-11-16 22:52:08.16185+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65f0-7512-bdde-e4bca522d899', '01a1e68f-65ff-7fa9-86d2-e89203bdd9c7', '2026-11-16 22:51:59.856+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65f0-7512-bdde-e4bca522d899', '01a1e68f-6636-7b99-a51a-22e33165c373', '2026-11-16 22:51:59.921+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65f0-7512-bdde-e4bca522d899', '01a1e68f-6699-755e-bcdc-4d0648c517a6', '2026-11-16 22:52:00.024+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09952001"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-66c5-77d1-9f91-54ad6b5b7adc', '01a1e68f-66c5-7766-8e06-9427ed959885', '2026-11-16 22:52:00.069+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-66c5-77d1-9f91-54ad6b5b7adc', '01a1e68f-66f8-73bc-8443-f3f32f47bec9', '2026-11-16 22:52:00.12+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-66c5-77d1-9f91-54ad6b5b7adc', '01a1e68f-6748-7911-b95f-686241eca7b6', '2026-11-16 22:52:00.199+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6790-7d87-bc45-7167083657b6', '01a1e68f-6791-7310-96dd-d625f2dcfc67', '2026-11-16 22:52:00.272+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6790-7d87-bc45-7167083657b6', '01a1e68f-6821-7572-9e13-020b0555a095', '2026-11-16 22:52:00.417+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6790-7d87-bc45-7167083657b6', '01a1e68f-68f4-7d72-b33f-4fe5e0eedcb7', '2026-11-16 22:52:00.628+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09952061"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6790-7d87-bc45-7167083657b6', '01a1e68f-693c-7691-a7f6-f0c59b9b999a', '2026-11-16 22:52:00.699+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6790-7d87-bc45-7167083657b6', '01a1e68f-6991-7ffa-9f1c-e4837f2fbad0', '2026-11-16 22:52:00.765+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "09952076"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-69d8-7fae-88d7-4b12c6965e70', '01a1e68f-69d9-714a-8c80-788db3bc5a57', '2026-11-16 22:52:00.856+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6a57-7a60-8f37-024fcef398c3', '01a1e68f-6a57-73ce-81fc-8c6d1afb3dea', '2026-11-16 22:52:00.983+00', 'submitted', 'PENDING', NULL, '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6a57-7a60-8f37-024fcef398c3', '01a1e68f-6a8a-7def-a5bc-1339e716c36b', '2026-11-16 22:52:01.028+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "9952101"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6bbf-7adc-9c65-ae2a9a24a30d', '01a1e68f-6bbf-782c-814e-f2a253652935', '2026-11-16 22:52:01.343+00', 'submitted', 'PENDING', NULL, '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6bbf-7adc-9c65-ae2a9a24a30d', '01a1e68f-6c16-76b0-a07a-b76ab813ab3d', '2026-11-16 22:52:01.429+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6ccb-7aac-aea9-9526a44348ca', '01a1e68f-6ccb-74bc-abe4-bf9d30be1e31', '2026-11-16 22:52:01.611+00', 'submitted', 'PENDING', NULL, '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6ccb-7aac-aea9-9526a44348ca', '01a1e68f-6d4c-76d2-8b07-dac374bd2d4d', '2026-11-16 22:52:01.739+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc', '01a1e68f-6fd4-7d5d-a1a1-0eb1a02a50c5', '2026-11-16 22:52:02.341+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-70c1-b299-1c35b7bf1d96', '01a1e68f-7020-78c6-8bf3-7de47ae828e1', '2026-11-16 22:52:02.461+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e68f-701d-7970-a226-71a5ff145b29"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-70c1-b299-1c35b7bf1d96', '01a1e68f-702c-77bb-9429-fc4a83c6fb4a', '2026-11-16 22:52:02.476+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-70c1-b299-1c35b7bf1d96', '01a1e68f-70ac-7ada-9f41-f2fd6faaed7a', '2026-11-16 22:52:02.604+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "36952259"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-7bb2-bfac-ed567e446ba8', '01a1e68f-7020-7304-bded-c4b08ae2eb83', '2026-11-16 22:52:02.461+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e68f-701d-7970-a226-71a5ff145b29"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-7bb2-bfac-ed567e446ba8', '01a1e68f-702c-7f0c-99ef-b3a3fc0944e6', '2026-11-16 22:52:02.476+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-701d-7bb2-bfac-ed567e446ba8', '01a1e68f-70a0-7503-a009-287a59a3e13f', '2026-11-16 22:52:02.574+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-7149-7226-9c04-e92e10164be7', '01a1e68f-714a-7cee-b063-af4221d2ee82', '2026-11-16 22:52:02.761+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-7149-7226-9c04-e92e10164be7', '01a1e68f-7171-7064-949a-8b9fdf89664b', '2026-11-16 22:52:02.801+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e68f-64ff-712f-a07d-246dddd5a47b');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-7149-7226-9c04-e92e10164be7', '01a1e68f-717b-7310-ad3f-624d44580d04', '2026-11-16 22:52:02.811+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09952280"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '2026-11-16 21:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 22:51:55.598288+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-70ea-7222-94a7-9d1c7ac268ce', E'\\x1a6443d47d0ecae9799474c80ca4cc2f257d004cafafdfdb84368107c9275437', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2f92c762f97ccffbfb8a5a67168e1004b76c01444f19e19949e0304b110f6dff93f1b10b11baefce356982417184279c9f6c43e8bd3773d39cd5811a02f36742ae9ecbd89629f04e2b69490c9cd9', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 22:52:02.666+00', 'key:01a1e68f-64ff-712f-a07d-246dddd5a47b');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'f3507c9f-e470-4c53-945e-b1362582ad0e', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 22:52:08.139248+00', '2026-11-17 23:52:08.139248+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x72da6b623664918949c3530899d36c1e22cf27f00ddf3723e0b35e50cf972d2c', '01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', '2026-11-16 22:57:07.859654+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '195', '2026-11-16 22:52:08.054708+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 22:52:07.867266+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 22:52:07.867266+00', '2026-11-16', '2026-11-16 22:51:59.543675+00', '2026-11-16 22:51:59.689126+00', '2026-11-16 22:51:59.689126+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 22:52:07.867266+00', '2026-11-16 22:52:07.867266+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 22:51:59.689126+00', '2026-11-16 22:51:59.689126+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 22:51:55.598288+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 22:51:55.598288+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 22:51:56.30512+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 22:51:56.32434+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '2', 'f6f58c09d0fb36b71f5dc502528012e61b902587d9a4b42c8d56b57859a453e1', '2026-11-16 22:51:56.33124+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 22:51:56.317124+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 22:51:56.294512+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xcd57361687f6deb87eee05092719eeb5ccf376a6c5200fdd974cbb853510d69d', '01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 22:52:08.13612+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '771', '1', '01a1e68f-65ff-7fa9-86d2-e89203bdd9c7', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-65f0-7512-bdde-e4bca522d899","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:51:59.856Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:51:59.856Z"}', '2026-11-16 22:51:59.872492+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '777', '2', '01a1e68f-6699-755e-bcdc-4d0648c517a6', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-65f0-7512-bdde-e4bca522d899","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09952001","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:51:59.856Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.024Z"}', '2026-11-16 22:52:00.033113+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '780', '3', '01a1e68f-66c5-7766-8e06-9427ed959885', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-66c5-77d1-9f91-54ad6b5b7adc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.069Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.069Z"}', '2026-11-16 22:52:00.084895+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '785', '4', '01a1e68f-6748-7911-b95f-686241eca7b6', '{"event":"payment.failed","data":{"paymentId":"01a1e68f-66c5-77d1-9f91-54ad6b5b7adc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.069Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.199Z"}', '2026-11-16 22:52:00.201074+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '788', '5', '01a1e68f-6791-7310-96dd-d625f2dcfc67', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-6790-7d87-bc45-7167083657b6","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.272Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.272Z"}', '2026-11-16 22:52:00.285873+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '795', '6', '01a1e68f-68f4-7d72-b33f-4fe5e0eedcb7', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-6790-7d87-bc45-7167083657b6","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09952061","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.272Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.628Z"}', '2026-11-16 22:52:00.629186+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '800', '7', '01a1e68f-6991-7ffa-9f1c-e4837f2fbad0', '{"event":"payment.reversed","data":{"paymentId":"01a1e68f-6790-7d87-bc45-7167083657b6","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09952061","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.272Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.765Z"}', '2026-11-16 22:52:00.795665+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '802', '8', '01a1e68f-69d9-714a-8c80-788db3bc5a57', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-69d8-7fae-88d7-4b12c6965e70","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.856Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.856Z"}', '2026-11-16 22:52:00.858002+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '809', '9', '01a1e68f-6a8a-7def-a5bc-1339e716c36b', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-6a57-7a60-8f37-024fcef398c3","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9952101","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.983Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:01.028Z"}', '2026-11-16 22:52:01.03899+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '817', '10', '01a1e68f-6c16-76b0-a07a-b76ab813ab3d', '{"event":"payment.failed","data":{"paymentId":"01a1e68f-6bbf-7adc-9c65-ae2a9a24a30d","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:01.343Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:01.429Z"}', '2026-11-16 22:52:01.467399+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '824', '11', '01a1e68f-6d4c-76d2-8b07-dac374bd2d4d', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-6ccb-7aac-aea9-9526a44348ca","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:01.611Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:01.739Z"}', '2026-11-16 22:52:01.740848+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '831', '12', '01a1e68f-6fd4-7d5d-a1a1-0eb1a02a50c5', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.187Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:02.341Z"}', '2026-11-16 22:52:02.389752+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '838', '13', '01a1e68f-70a0-7503-a009-287a59a3e13f', '{"event":"payment.failed","data":{"paymentId":"01a1e68f-701d-7bb2-bfac-ed567e446ba8","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.461Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:02.574Z"}', '2026-11-16 22:52:02.593452+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '839', '14', '01a1e68f-70ac-7ada-9f41-f2fd6faaed7a', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-701d-70c1-b299-1c35b7bf1d96","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36952259","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.461Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:02.604Z"}', '2026-11-16 22:52:02.606002+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '851', '15', '01a1e68f-714a-7cee-b063-af4221d2ee82', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-7149-7226-9c04-e92e10164be7","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.761Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","checkoutSessionId":"01a1e68f-711f-7f15-8a99-1ade5a61fe8f","livemode":false},"timestamp":"2026-11-16T22:52:02.761Z"}', '2026-11-16 22:52:02.763149+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '856', '16', '01a1e68f-711f-7f15-8a99-274dbc6e3151', '{"event":"checkout.paid","data":{"sessionId":"01a1e68f-711f-7f15-8a99-1ade5a61fe8f","linkId":"01a1e68f-70ea-7222-94a7-9d1c7ac268ce","status":"PAID","paymentId":"01a1e68f-7149-7226-9c04-e92e10164be7","description":"Pedido 1042","usdAmount":13,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.719Z","livemode":false},"timestamp":"2026-11-16T22:52:02.811Z"}', '2026-11-16 22:52:02.81535+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '856', '17', '01a1e68f-717b-7310-ad3f-624d44580d04', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-7149-7226-9c04-e92e10164be7","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09952280","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.761Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","checkoutSessionId":"01a1e68f-711f-7f15-8a99-1ade5a61fe8f","livemode":false},"timestamp":"2026-11-16T22:52:02.811Z"}', '2026-11-16 22:52:02.81535+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e68f-78c8-7b9f-ace1-3a689bc4ceb3', E'\\x5d7429ed638146715a5f0846b2ce008293db0d4d0b2ce9985ed349e84252f939', '2026-11-16 22:52:07.86224+00', '2026-11-19 22:52:07.86224+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-65ff-7fa9-86d2-e89203bdd9c7', 'payment.pending', '01a1e68f-65f0-7512-bdde-e4bca522d899', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-65f0-7512-bdde-e4bca522d899","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:51:59.856Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:51:59.856Z"}', 'delivered', '2026-11-16 22:51:59.856+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:51:59.967502+00', '200', NULL, '38', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6699-755e-bcdc-4d0648c517a6', 'payment.completed', '01a1e68f-65f0-7512-bdde-e4bca522d899', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-65f0-7512-bdde-e4bca522d899","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09952001","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:51:59.856Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.024Z"}', 'delivered', '2026-11-16 22:52:00.024+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:00.057354+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-66c5-7766-8e06-9427ed959885', 'payment.pending', '01a1e68f-66c5-77d1-9f91-54ad6b5b7adc', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-66c5-77d1-9f91-54ad6b5b7adc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.069Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.069Z"}', 'delivered', '2026-11-16 22:52:00.069+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:00.098039+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6748-7911-b95f-686241eca7b6', 'payment.failed', '01a1e68f-66c5-77d1-9f91-54ad6b5b7adc', '{"event":"payment.failed","data":{"paymentId":"01a1e68f-66c5-77d1-9f91-54ad6b5b7adc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.069Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.199Z"}', 'delivered', '2026-11-16 22:52:00.199+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:00.225504+00', '200', NULL, '108', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6791-7310-96dd-d625f2dcfc67', 'payment.pending', '01a1e68f-6790-7d87-bc45-7167083657b6', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-6790-7d87-bc45-7167083657b6","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.272Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.272Z"}', 'delivered', '2026-11-16 22:52:00.272+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:00.338381+00', '200', NULL, '175', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-68f4-7d72-b33f-4fe5e0eedcb7', 'payment.completed', '01a1e68f-6790-7d87-bc45-7167083657b6', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-6790-7d87-bc45-7167083657b6","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09952061","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.272Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.628Z"}', 'delivered', '2026-11-16 22:52:00.628+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:00.638222+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6991-7ffa-9f1c-e4837f2fbad0', 'payment.reversed', '01a1e68f-6790-7d87-bc45-7167083657b6', '{"event":"payment.reversed","data":{"paymentId":"01a1e68f-6790-7d87-bc45-7167083657b6","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09952061","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.272Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.765Z"}', 'delivered', '2026-11-16 22:52:00.765+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:00.846793+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-69d9-714a-8c80-788db3bc5a57', 'payment.pending', '01a1e68f-69d8-7fae-88d7-4b12c6965e70', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-69d8-7fae-88d7-4b12c6965e70","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.856Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:00.856Z"}', 'delivered', '2026-11-16 22:52:00.856+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:00.875788+00', '200', NULL, '53', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6a8a-7def-a5bc-1339e716c36b', 'payment.completed', '01a1e68f-6a57-7a60-8f37-024fcef398c3', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-6a57-7a60-8f37-024fcef398c3","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9952101","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:00.983Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:01.028Z"}', 'delivered', '2026-11-16 22:52:01.028+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:01.05898+00', '200', NULL, '44', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6c16-76b0-a07a-b76ab813ab3d', 'payment.failed', '01a1e68f-6bbf-7adc-9c65-ae2a9a24a30d', '{"event":"payment.failed","data":{"paymentId":"01a1e68f-6bbf-7adc-9c65-ae2a9a24a30d","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:01.343Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:01.429Z"}', 'delivered', '2026-11-16 22:52:01.429+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:01.48889+00', '200', NULL, '38', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6d4c-76d2-8b07-dac374bd2d4d', 'payment.pending', '01a1e68f-6ccb-7aac-aea9-9526a44348ca', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-6ccb-7aac-aea9-9526a44348ca","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:01.611Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:01.739Z"}', 'delivered', '2026-11-16 22:52:01.739+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:01.771497+00', '200', NULL, '269', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-6fd4-7d5d-a1a1-0eb1a02a50c5', 'payment.completed', '01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-6f1d-7478-8d83-3fbc4a5c17bc","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.187Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:02.341Z"}', 'delivered', '2026-11-16 22:52:02.341+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:02.446513+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-70a0-7503-a009-287a59a3e13f', 'payment.failed', '01a1e68f-701d-7bb2-bfac-ed567e446ba8', '{"event":"payment.failed","data":{"paymentId":"01a1e68f-701d-7bb2-bfac-ed567e446ba8","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.461Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:02.574Z"}', 'delivered', '2026-11-16 22:52:02.574+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:02.610979+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-70ac-7ada-9f41-f2fd6faaed7a', 'payment.completed', '01a1e68f-701d-70c1-b299-1c35b7bf1d96', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-701d-70c1-b299-1c35b7bf1d96","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36952259","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.461Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","livemode":false},"timestamp":"2026-11-16T22:52:02.604Z"}', 'delivered', '2026-11-16 22:52:02.604+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:02.644265+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-714a-7cee-b063-af4221d2ee82', 'payment.pending', '01a1e68f-7149-7226-9c04-e92e10164be7', '{"event":"payment.pending","data":{"paymentId":"01a1e68f-7149-7226-9c04-e92e10164be7","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.761Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","checkoutSessionId":"01a1e68f-711f-7f15-8a99-1ade5a61fe8f","livemode":false},"timestamp":"2026-11-16T22:52:02.761Z"}', 'delivered', '2026-11-16 22:52:02.761+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:02.773025+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '01a1e68f-717b-7310-ad3f-624d44580d04', 'payment.completed', '01a1e68f-7149-7226-9c04-e92e10164be7', '{"event":"payment.completed","data":{"paymentId":"01a1e68f-7149-7226-9c04-e92e10164be7","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09952280","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:52:02.761Z","keyId":"01a1e68f-64ff-712f-a07d-246dddd5a47b","checkoutSessionId":"01a1e68f-711f-7f15-8a99-1ade5a61fe8f","livemode":false},"timestamp":"2026-11-16T22:52:02.811Z"}', 'delivered', '2026-11-16 22:52:02.811+00', '01a1e68f-58bb-791a-8480-7d7a6b277584', '2026-11-16 22:52:02.82978+00', '200', NULL, '4', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e68f-64bc-7a06-8492-257ba420a2fa', 'false', '01a1e68f-65ae-7d72-bc39-5451d4dd1c23', '1', 'http://127.0.0.1:46197/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d443b4ec8ebe97c7a52c198b99ec5121b2fa2fa615faa1ef374fd1226272d7b6fd14e97a6c8fbfb38bd37896779821c3b3e932c89b3af7a4afb64ae1de8d4b2656684a8d51371af723f93bd1e7ac796137d260e7f39ca9eabdfcd24a3d5cc7f', NULL, NULL, '2026-11-16 22:51:59.789+00', '2026-11-16 22:51:59.789+00');
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
