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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 20:06:40.735958+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'r4', E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', 'http://127.0.0.1:46791');
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '01a1e5f8-40f8-7c51-bf4c-354eaff8ec36');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08', 'false', 'pas_test_GYlGCqub', E'\\x427d2a29b3777586953ba185f15460afab1edc649c442b69d2900ec66b697e47', '2026-11-16 20:06:40.810645+00', NULL, NULL, '2026-11-16 20:06:54.524772+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-0bd8-7b97-bfbf-f437cdc28b74', 'true', 'pas_live_5sRI7KfW', E'\\x8d108c9126230a07931c52a7b80ec739c8fb2babec01b9b15aba9e4c7649b9b3', '2026-11-16 20:06:40.861909+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '17', E'\\xf302d83926213cf71777b2b72c844841e2d08f24fb7c3028be94a6430e150828', '2026-11-16 20:06:54.486109+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-0b5c-7b36-a3fb-7c9eca99fde4', '2026-11-16 20:06:40.75011+00', 'test', 'tenant.create', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x57d58d918f8e748c38b405973f106a03111c7549626f3fc89f6db4ce1bc3ce7f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-0ba9-7d4f-b454-f7488a38fba6', '2026-11-16 20:06:40.812641+00', 'test', 'key.create', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_GYlGCqub", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x57d58d918f8e748c38b405973f106a03111c7549626f3fc89f6db4ce1bc3ce7f', E'\\x4752151d3c9ae8f6e80cf62f4a9cc57e7a80c8db183688fe79ed672f80be82c1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-0bd8-75d9-8d8f-eef20a7769e5', '2026-11-16 20:06:40.862706+00', 'test', 'key.create', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-0bd8-7b97-bfbf-f437cdc28b74', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_5sRI7KfW", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x4752151d3c9ae8f6e80cf62f4a9cc57e7a80c8db183688fe79ed672f80be82c1', E'\\xd4e5d77a965917afeaca6f5774bc29aad9facbe800923d13dc79fa22082cce6f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-0d7c-7083-b77f-065bb95b2a75', '2026-11-16 20:06:41.293339+00', 'key:01a1e5f8-0ba9-786d-9df3-fc88d7adad08', 'webhook.create', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '{"host": "127.0.0.1:35199", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08', '01a1e5f8-0d01-7bf8-bb5f-6c4feff09a27', '4', E'\\xd4e5d77a965917afeaca6f5774bc29aad9facbe800923d13dc79fa22082cce6f', E'\\x10f97b0bfcec4ec7302e2069d97fa82652a9c815987fd383734423b4e4b195e2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-1f19-7f84-b812-792fad4a119b', '2026-11-16 20:06:45.78825+00', 'test', 'checkout.profile', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x10f97b0bfcec4ec7302e2069d97fa82652a9c815987fd383734423b4e4b195e2', E'\\x1eed5854f8441fc5545fd3c61b234314acbd04fa1d53c3d7fd1da4b4afd06cbf');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-1f50-7cc8-aa25-daa1f5b6d5c7', '2026-11-16 20:06:45.897377+00', 'key:01a1e5f8-0ba9-786d-9df3-fc88d7adad08', 'link.create', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-1f4e-7b8a-95e1-bf74bf6cfd01', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08', '01a1e5f8-1f27-7cb1-8a30-e9930c7910a8', '6', E'\\x1eed5854f8441fc5545fd3c61b234314acbd04fa1d53c3d7fd1da4b4afd06cbf', E'\\xe98aa36a4e2391a348e30e913bc6e54b052976522680923df2ae14d4dcaff622');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-234c-7f59-8d43-ddcdb26b532c', '2026-11-16 20:06:46.862015+00', 'test', 'bank.notifications', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xe98aa36a4e2391a348e30e913bc6e54b052976522680923df2ae14d4dcaff622', E'\\x89d4b0602ef1f2e18a4547bdd763bced7548ce658df6c51e1193bd75b952e5fa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-25b3-75ec-bc3c-fedef91f2b24', '2026-11-16 20:06:47.480726+00', 'key:01a1e5f8-0ba9-786d-9df3-fc88d7adad08', 'movement.ignore', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '01a1e5f8-245b-718a-ad21-6c4ab1a04335', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08', '01a1e5f8-254d-7a8e-9df7-ad2c2061f6ca', '8', E'\\x89d4b0602ef1f2e18a4547bdd763bced7548ce658df6c51e1193bd75b952e5fa', E'\\x7f17f92ceadadc4feaa85ed9f0f4fc7ab6b933665ef17cae0d9bdfa447ec676d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-2d6f-7241-bbe6-d96d762288f2', '2026-11-16 20:06:49.458209+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x7f17f92ceadadc4feaa85ed9f0f4fc7ab6b933665ef17cae0d9bdfa447ec676d', E'\\x4684422f8255facb07d5567fc0048afb70d4edc0d9b0d502b4468ada53438d27');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-2da8-7907-9835-70c6c54096e9', '2026-11-16 20:06:49.515549+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_aUoyaffx"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x4684422f8255facb07d5567fc0048afb70d4edc0d9b0d502b4468ada53438d27', E'\\x18e961d95374c826831a1af1f515d36a8077ded6a87c88eb5b635acd23b93b4e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-2dc7-7bb4-9b1a-73f49f3ef372', '2026-11-16 20:06:49.572102+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x18e961d95374c826831a1af1f515d36a8077ded6a87c88eb5b635acd23b93b4e', E'\\xde7b957e4c869b2649d0c821d9eac4ecd22410ac27ed49ab75417aac34ba49b5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-345b-7077-bc64-913d717255bc', '2026-11-16 20:06:51.230988+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '2236b65151bf1415', NULL, '01a1e5f8-2e0d-77e4-ae02-9c8327368303', '12', E'\\xde7b957e4c869b2649d0c821d9eac4ecd22410ac27ed49ab75417aac34ba49b5', E'\\xed27e12144051797c1c4cffbc654d1ec9673d6abf4d8525fbab2f370040ffccb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-3774-7fbf-a87f-f4f30bc6487f', '2026-11-16 20:06:52.022697+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x67802bcbcbf6047e01500dfae5eb2dee27d293da0159392dbacc07a53f8ad1c0', E'\\x229b52944972cd48a4aff62708ea47361246f4b0d1a3ec2841bd490a90f13733');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-40ef-7ac1-b218-a909fdba5dba', '2026-11-16 20:06:54.449115+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x229b52944972cd48a4aff62708ea47361246f4b0d1a3ec2841bd490a90f13733', E'\\x17d853ed51923986fba122f489dab2cadacc43b2fef3effe016879b92525894f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-40f8-7aa2-8680-81210f9bb2b0', '2026-11-16 20:06:54.459839+00', 'test', 'bank.set', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x17d853ed51923986fba122f489dab2cadacc43b2fef3effe016879b92525894f', E'\\x70ff01a928059a00fcdff9fd00714fbb59a701b2a58d858d61d238d74ff98f85');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e5f8-410e-7e7d-a3a0-55b363d8a446', '2026-11-16 20:06:54.486109+00', 'test', 'bank.route', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x70ff01a928059a00fcdff9fd00714fbb59a701b2a58d858d61d238d74ff98f85', E'\\xf302d83926213cf71777b2b72c844841e2d08f24fb7c3028be94a6430e150828');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('dab667e4-0673-8a7b-8201-e07f75157f04', '2026-11-16 20:06:51.937537+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e5f8-36d7-7590-b7be-38f02ba4fbdc', '13', E'\\xed27e12144051797c1c4cffbc654d1ec9673d6abf4d8525fbab2f370040ffccb', E'\\x67802bcbcbf6047e01500dfae5eb2dee27d293da0159392dbacc07a53f8ad1c0');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'true', 'bnc', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1a8f86c4183d098ef948eb08d69a55dcce8d639cbbe470dce06e99243b556021da70e6e37f237f3b6248563459b478a8be8775dfc625e55d44935c7fcb34add6b13', '01a1e5f8-40f8-7c51-bf4c-354eaff8ec36', '2026-11-16 20:06:54.456646+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', E'\\x23d988c60bef505a78d45ae32cf48fe6233a3a5b8d1cec5b4ea2795ef96963b9', '01a1e5f8-23bc-7fa6-b11a-d8a795dbdf29', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'r4', 'R4consulta', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc101db5cfb0209b00cee99ba501d6b01ab4f3460b93c96ee16085c0bd2adb3edab147b3f8cc2534c6dd6bd4983d31ca032f3096483', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 20:06:46.97346+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', E'\\x5ddbbb6574d8c31fcb6422546bd65671efffc87670557ffb6964a86d11f5f6b6', '01a1e5f8-2388-7195-b79d-89b0a9ad2b12', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'r4', 'R4consulta', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc192550cef1f996b635ef1ca4d0015ec42a6a86c49d1be4582b78f752db521c06ae72ed86ecd595d88d811d4ec61c6188807ce2102dab390bdcf6d334ba29dc8dc9ed3c10e89074ef2993a085dd02e8e39a15f81189f5ec9c88f93a9474f24b330733fec54234527', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 20:06:46.92125+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', E'\\x695a0818d4c79c40a9cb13aa4b7b328c009c52a01e5fdd48cbc72d228e568e3f', '01a1e5f8-245b-789b-b834-458ac5716726', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'r4', 'MBconsulta', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1e2c69b1dc821cafdebe7f62c3ab2ab4db47bf8f2f01fc965a7a9c077f66d4e01c8c0fd0fd79b77e9786650f6873f5b11f8083fdcc71a7be68baee5b018276e36b9180b2037d82a3288f4b5cb086dd8aa6cb4f259a57496be8f61abd1f09c5343e397b8d0e5e5b782d9047fe536f873f100949efe21589b06e10ec2a923f40607883bb578ca96354750e9613f128f2dacf30b73469c63d61e3306857fcc6ba191c76a34a124b7f3d069fbfe58b506b2400d4ff70502ec40c3811ff3fd85ac4e63404546a6497a0e8c45bc8e4b6a76c95104d96a5d0def5c9f5a5fde2d073360091185725766c57a4dbfc3bcec5355c77592398137e85503cb337e4d199ea7319b92d15972', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 20:06:47.132675+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', E'\\x87e4d8be076ba1098981f5a0c9b9f8ebb165ff208754980076ab4c4486a916c3', '01a1e5f8-2434-7660-94f2-87b5897d342b', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'r4', 'R4notifica', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1b8bb572e140b7ec84ac85490c5970f8c9aa019457a083561dcc7279dc788a458a547d4a3c29230dfddba1fc02658751b61110eebe0b04b588cb441cbfb0b63629bb3746cc1afa1e1aed4423edf01778f2c5e7ed3e3be4fd27011528af8c0df519ae01a653700081c363ce28ecd760da970fa02b9cc6aed556bc49c8df15b3524db9a9bd81e79c7e613f8eabfd889e2b96f107fae83a78ce57e5140ecbf34093507e3b50e0bfcb91ce2d763ca8be6ab1883c9312604801395261308f566157d6e1c3da8f15ada1c6a422885f61f0309f6356532e9db663e1ece12a86dca6dfb3d590f26fd89ec6e9c14ffe56cda113767882e178ec5f55f5566b3cb6fb89d3bce4221f8', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 20:06:47.09324+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', E'\\xbe26c06ace03f098df9537c418b648090eeb211a05dafce9c5da63a05f51d379', '01a1e5f8-23f7-7ad9-b3c4-efc8cadc8892', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'r4', 'R4notifica', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc14dc7dc6e245310c17e1bbcb01b19f007f804c1b513dc7ffaed0717338c5a8dd1abff4fb8aba65c6a318d7d91405354a4084dda1df733aa2a31c1082bc2fdcbde7258ef591d364cb3d7cbf1c0654787a14883acfb98ece350cc6e17c6e8d0fa2baca11dff172462bc1b6111f4d4f0b29de1ff20bffa49b4af184607d232558363794589bd687ddae9cc8bdb9e3e8e2d9cb3f6442ff885450485adf1f6a182c8e517e81fbf96554b34638fa5daa129da37041bb2727ed4c996df2b9523413ccadc01635e37091d6051ba152b7e5f3f82eec1c8ab64dbb6b1ad23f9bb878f96d858b621cf117040bcea4e2717cfeb43bd998c48e35a0bd4be535c8530f0dc94c0c165b9dd', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 20:06:47.031756+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xa07f4fe8a9f76a2e65899e6a811c4006d098e3b0ff195b12a9d76f7bc12c1733', '01a1e5f8-131f-7dc3-8789-2dbd7d890088', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1a4420dc096fccff986e9a92f022c555297e7ecb0e2d3322bbfea9943f187ad1aeec19f5d3f5e5db9f858e40d17bdaded7460e44e06ac3c0ee4636a6f', '2026-11-16', '2026-11-16 20:06:42.720438+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\xbc672e0a80f4bf976dd562ac6e759d2ab39e63767a2bf48597211e529f00163e', E'\\x6950e83d7ba2d30b900bcb2a1bd67049726b49fc42f5f01ee377bd4cd501aa00', '2026-11-16 20:06:45.102434+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x21113b0ccb33ae72b9906b9daa98588a253d582592368de08de9a997d79de2a6', '2026-11-16 20:06:45.159031+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x885cbe696a9bf6a4d883da69c492cc6e7a74800d792a7955e79ced1fb3cc91c8', '2026-11-16 20:06:44.723821+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\xbc672e0a80f4bf976dd562ac6e759d2ab39e63767a2bf48597211e529f00163e', '2026-11-16 20:06:45.013892+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x21113b0ccb33ae72b9906b9daa98588a253d582592368de08de9a997d79de2a6', '01a1e5f8-1ca7-749d-8138-4ec41936276b', E'\\x79c337b63b8ab2cb272111fffc17bbfc93cb576237953e704b3df1adfc7fc990', '2026-11-16 20:06:45.159031+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x018e0c27fda7de72e994f373cc067c6e68c1aec9d21d242eb6507da549cb9a0e', '1', '2026-11-16 20:06:46.406305+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x60776ea2d39af9f4d2fef07a42888212650d83497fd330cd518253bf2669fcef', '1', '2026-11-16 20:06:46.199235+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x6bac28a51d833d1af3f5e1b15a9ea153eb0311704b8613e8bf2ebef065a01d72', '1', '2026-11-16 20:06:46.406305+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\xab99c0d6da4529b3377fb8b4eace1bf2a11237570cf3d0e7452718db327c9323', '1', '2026-11-16 20:06:46.570995+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\xaf19719680306089ba4856edd47f1f09bc0317d1d2935b7405ea29cf809c56f8', '1', '2026-11-16 20:06:46.406305+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\xd9848fe536988200a9ad09618188bf91366f086e35319f3fcb8adbd09068c188', '1', '2026-11-16 20:06:46.570995+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\xff7befa90ec73c47b89e002b37d937af9542eab46ac51de515ca06f2d845d998', '1', '2026-11-16 20:06:46.570995+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 20:06:45.786098+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-20c4-78af-810d-c950c1b234c5', '01a1e5f8-1f4e-7b8a-95e1-bf74bf6cfd01', E'\\xc09f3381f23e37be66c8aea2fd93f81b3b4b6df8e22e656eb5b8c507e82036b8', E'\\xd3feb8129528c5a5ccec914e13b83d83a226927af3d48b633be7a67311f73998', E'\\x9bbd91925c0e64572164dcdc63c4dedf2ced261353a6b7904bffa12f28d4bb09', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1abf1c9660bbc83786153ac366f997cd145999122b3702fa58e3a7c1f0f33855b3cd3c625f4093c5fe1dd25d88d0f1f97eb72c5ab268824d4996e837f28289eb3400afaacd96c4c23364ee4a27523', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 20:06:46.212+00', '2026-11-16 21:06:46.212+00', NULL, NULL, '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', NULL, '2026-11-16 20:06:46.642+00', '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '279485960545', '01a1e5f8-1e21-7e00-8199-f385bf3aff3b', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,60541,279485960545}', NULL, E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc181df61f421ecb489591b823eb54c4cd78229784a97667bea72b49b01b8a29e345a7766da3b5e8166097ca9cd9481402662eaf5bb6c4f81be49dce93a93866009c862fa1a5e48ad865f40d437757d3b1fd9', NULL, NULL, 'query', 'true', '2026-11-16 20:06:45.538929+00', 'matched', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1df3-7aee-86f1-70f50bfec4ba', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', 'notification/0102/83700001/1523.40', '01a1e5f8-23f7-7a68-80d8-564f1761c08e', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1919770c04d0ac255c51108646372a5389d88cbe09a61f2d3e662ef5b7943b256bd8facf5802fdecded12a837e2d6773a434f9444505e4a5979978e70628fabddb06973adb7ed6bf125ca5d83c1ffd4276a81a261c8482f84a6668f24e51a97d65bd8a42f27', E'\\x9f5c78ce428316a786ec341fdde3021790780001e8769c2877bf25c49b23c950', NULL, 'notification', 'true', '2026-11-16 20:06:47.031756+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 20:07:22.031+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', 'notification/0105/83700003/1523.40', '01a1e5f8-245b-718a-ad21-6c4ab1a04335', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1196736fd90041060f98deda7ac530461647fb06d461b9121d64ee067fd799841a50da95a5f497871d2f4a7ca00317872cef9b598e82d2f8976629f683635e1366a15c4aabe928ee01134cbaa90441c22f0d181b67dca7445418e697dd84fec6700fe014ded', E'\\x9f5c78ce428316a786ec341fdde3021790780001e8769c2877bf25c49b23c950', NULL, 'notification', 'true', '2026-11-16 20:06:47.132675+00', 'ignored', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '279485960545', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1df3-7aee-86f1-70f50bfec4ba', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 20:06:54.749085+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '2026-10-05', '1', 'added', '{}', '2026-11-16 20:06:54.749085+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-7d05-84fe-7ba7a5148267', '20261005', '30.51', '2026-11-16 20:06:45.577+00');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /movements/{id}/ignore', '01a1e5f8-2531-769d-a98a-eb1c7bdec5cc', E'\\xf129d2ebbdf950557d92007a1d8163b52f8337873949a8bb3b1c9babc6d67b23', '01a1e5f8-255d-71a8-96ba-004852ecf161', '2026-11-16 20:06:47.479006+00', '01a1e5f8-245b-718a-ad21-6c4ab1a04335', '200', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1e73fe39fdc5a2941d947eb00589a8c680f2df83cddc7eca8475dd30e193c2d6a1d78dadb4a8b123e1e76c0260ac883615b2d4a53e613b43ca9ed63ab86149f6169c3a190257884cf9e5d10dd5a1be7d6605fa9f0063cfa59ac495e383c4f99db411ed1546400b736ccb3c33b5eff700ba577624a699a32056fc3cf797908c77140989501d56fc0b98f7bd25a53ec4381575724a8b8fe7502ac8d0c94389eae1c67d27c9a78dff4d0637144fdb0d8992f358cde08185c6791ea9b6b5ba1f3c560c3fd3ddb4778894827b9cb70177c50ac801364dd26d40c7c04af0b3fecfa78f101f8b66dd3d178e57460ee0a78b8e394f2801b39835e5b132660125f9ba1b37d26e5d4978ebf5d99a14ddfff64145f1a8cc3c3d4507a20287d45746783849a6469d61c75286ecb38a8ab121cdae584f9fe9d99b46afdddd61ca7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /payment-links', '01a1e5f8-1f25-7321-83d2-62d06e9ce54c', E'\\x65dd50d8a53b0a27141463e5fe3440beaca00d5cac94a87b779df12fd1661848', '01a1e5f8-1f37-7172-b8dc-08e1476f87e2', '2026-11-16 20:06:45.895365+00', '01a1e5f8-1f4e-7b8a-95e1-bf74bf6cfd01', '201', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc176265d1d801332080e29134e7ff3de2acd39e52f1c488b565577a3a982ff3fadbf1d3f66b1571874eb9bddc0e99c2b8be6864cc2620a6196411a32c18ea656e56c6528d7e5b400fc0d155b6a9bdaaafb0f03f9d2412edb91c7bd63d58333063f7bf05447bedd6a0c30557789a2c15ee554e13b49ab78debeb8d3c1db0783f83ef07c32015db09847ddb092c612085b1596e4352ac5ecd88c92653de8d4a474b76480e5b1233f0973237a49b0a12b876cbaa8289a700e1439412f551298c04b48655e6b5cd8e4fe7b860412e29c109ecdfb48e0dfb960bc7f660081411aea4c86f449cf3fe465d4e782e26eb554856e772adcc8519b9aeb10fe2bd22b90a3bfc003d60cfea701fc87995d072a8c4104f6f64f3de088cc8159ca7559f9e96a605e782c5b77d2815c9ddcde4f632532357cb2258fb1debe5b40fc', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /payments/credit/disburse', '01a1e5f8-1e3e-790f-bb97-3746cfb7380f', E'\\xd81573078cb955cb0aaff456b212bb66d7edb1efed061f1525e33c550b6d1d8b', '01a1e5f8-1e42-7222-9133-2f82e5cb5142', '2026-11-16 20:06:45.576596+00', '01a1e5f8-1e49-7d05-84fe-7ba7a5148267', '200', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1d16aae1146d9e382d5190577477b22b700af6e5dafda526a6826e9bc33af6ca9e2dcd56804ed824282959a2cf589e477851f06da22f18e94c94e7de661fbccd12d0a4e1bae809e8d771337c72f3b687c307e61d47750265ff2ef89695ba53f4f3b1847b64169828c36818d2eb0945dea89a5f436d431ef14c8429e577fa9687252eb433b102eda6fd2e4b5929ff43afd11aef980dd81125f95bd0e81fe3690ebf6021608391423ff734ba2f763a26f135d489ff0556084f40141c4ca8e7a6424d40bba59ebe30a3ae6c3c7f10b1dcf5139d9a82a22b4c66d10ac2c006b4e54e19c3644c101d74d92fe5ccbf6f686fc6c7e528d4895776cdae9055e40ffbbf2f659afecfb7ca906bd296e308e09a4e9ba87594efc98e4ecf4ef6982f6236e3374d3622e4401d6980f729f6aea71e91f252b3c9bb5c048ee45d9fc3c3d491277498ef49948a4d0947f8f9f3c7889cb206b8048822b570b1289187a339b07d87f556d26b7597a65de054d7dc6b1badee88dc2d1317923b3f67a70aa9ee3512db824041b610c7837e47c737bb858f1a3b0f03688b808d32f86f44f80b8f8df42f79e7789bd1a207c441b41582395e17466b1257bbe08244802d4b33df4f37be1abeea7cff001e29dd841303d131a08fcb3c83077faa90643a3c9b6eea5cf0a5ea79a39e3ef87ca0506eb85c9ab0aa7d5d71a03ed11e25eefbe8ef024a46c4788349ce4ff6feaecb03444638e037d42a37392361c8138211cd1ac48dc5898186a5f874c3c592926fa03cfe950c140a9f06bbaee88288f7260d544be3a27311fc3719f616782b090681971317fb293adf4cfbd08f38421a215bc747c240c593a46c979a7d860b5591c45696fbdeafd2b2966aa66e5447f4365265bd79a9e6392858b0886aaae59e2c7c83f390a10b2ad06b6d00c6d5b76cc8ac5b4dea2bb82fc4de27c2d913171dabbec68ddeee48c15afa1e26e89a557702e6d2f8051080d3b544dd67777fc567ca77e1d3bc48de34df6a134946752f06a60d604a4fd9cdf62a0c3f39fd7750f2c126bb64697053f2dac1cbb88b0de9d38c21cc754245e9f2030468933a82400bc219693b48f0ef4feb0641514ff8eb1f858fc3c08d7b78bed0cac', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /payments/pago-movil/verify', '01a1e5f8-1dd8-7c07-8bc1-eb130ba57ad2', E'\\xb7fe84d14940dc17ec3211f6966473d52f2853b1d4bbbe4ceb2d93294e505b75', '01a1e5f8-1de7-7fe5-b988-04bf61f5bce8', '2026-11-16 20:06:45.488954+00', '01a1e5f8-1df3-7aee-86f1-70f50bfec4ba', '200', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1d1deb9c3a700c64e3b0b594d925cfc49a86072adef9bd2a7871e114ee049ec67bf5b67833d896cc5962faa5272654b9810b922cffeef2028fc6f7b5c6487adfa5263a05a9bcc63a4316592dadc9fabda8263969908b7466e2b07a39de7e709b3a50262305dd5311de9f9012b52569f3be9f29522948256cfc79142b9aa13f031e324dd408be75a3d7406bc9b1c35d3a64c1a9dacfcd380af3f3e5161008c6d234e1637e5a8dd99da147348375ef0257fd9a8c7f860eb5dc05c7f18d6f35ef533a048ee3101963e807a89593b7627153e743af9b9d45568b5f1a1963c70d1bb639b501354536c9e1b616d1bc030d366fa76de48be57bc8b00c2f0a77d5a4233364c7a54b22e27542f4a0751800f9db846fc75ee1a48d0b218770c68062bde856308e13e782fd4dfe99155df4f7af9f8b7a664e7db324006768adbc853907f479b69101694d18f130d9fc068d88a5e8d24dd40238e3d6c05d4cd5bfd7853b532d451a29a36cb7907c3a3a5316dff6dbedaf9ff01c2d827db25521ff87eca4755186d9620ff68bc1acee4df857dd0715a890833e44c8b31356ca7969bf0c54352fa2c98543d9b8ef8df36e14b5b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /payments/vpos', '01a1e5f8-1a2d-790c-83ef-2d2c9fdad1cc', E'\\xbdd32fe9164ffc721d9c4c60b34cce8533161c32bfcab6e7c55ce52500cde329', '01a1e5f8-1ab5-7a7f-8698-84b64ca3c686', '2026-11-16 20:06:44.826527+00', '01a1e5f8-1b58-799a-bddf-1916cb009d53', '201', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc194cfb0a59d84c22ec295efc1e8cc54cb1c4eb70f8a07a22780078cd7f9d227f25a5d8ea419acd50a1b106f01682faa374dc3807f30fb3e6edf4ffa963788f058e8f962b12b55805d43d944662b36e93c448461fc7748422c773e5341f6da1394f79f362e234d5572960fd0b4a34909d0a3789a599ac2795fa65e54a76ec8cf02ab9b14695306a7e33b077f08dfcddf3051cde22dfea520034fb7e22ce98e6393774d0454cda8fbfa97ab78ce16e3a6a80c97692559ed433e39e6a88788221d6440cfb22aff1138c6bbf9cf113d7dd298f48373c61a628edcbbfab75fc2cca7c4376e39453120709509ad67c3559f6cb2cc1af0b9f62c68e3151a01d354c111221c3bf0a08e78b0c4025776c533a3c425da4892851b67420028ceb2fa104ca259d05b749c009d30443b2259fa576d9cd9977f0f9b21679df3668a32008b356d0dbe3374d9b8077b5787864788d0a3a8e0e6ceaa30575f9613808ceaf9c13a3018fb222609f146ca562277b83400a98c6b97f97be14e8652f768fb450b30f89e75d28af5d010c310db7b1e14419d816a72ca8e7302c00f21d643cd19f1fd0db6601bb87d1b4cb0fc0658755872a867844c143e0bc4f767c5b743794fb9bfe42f7b54a43643cc2419', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /payments/vpos', '01a1e5f8-1bdc-7b21-9baa-a61e347b969a', E'\\x8d3552aa7ee3c9f5d5a6a6e501674a82c69c97504fb6b825cb5426297e6bd2bb', '01a1e5f8-1c0a-7b74-944f-c549f8ffa77c', '2026-11-16 20:06:45.048549+00', '01a1e5f8-1c3a-7247-9fef-58911820e1ab', '422', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1a6baa54fb6a620a211ea521434c78eae7416f12cab29dd9125cd7990ea8da0d733c48544e8d1c3ab6e6e533329bf90bec7930e0c488a67bab3aed9153d2148fd1e06119cdad84ee98931f62f6ff8ff1b02dfe7e755d31bf11efa2cb087d71790b043e16c8738f9fe0ce5392702390c2f23e545eb1b5027b3b194f93046d75836a2be15bc8c1ac6983b5db94065549f41ca5dba1828b80d0f779920cb93c9b53e313f593d62cb297a1f98efa1a3bfd064b1a2638ba6d63f10ccc2d971aba389d27f3bcb77da147e9a93ed3778f892f31b7570539a6c4d75ed994e170756c04f0f73409193f947b01576c5548cacabadb8c87b7c7acd892047415dc7038b280a6006dd37adef3a7a1300eb2a9c239243deef3c00171dc9432f230248fa875d4dfd5d6b395890203002777e28a10611104518e0dc6e346eecd07e62d26376e42b109377331dad163414cf0cc3800ac8c8899dd20022ff6034ab9f0ac369d40740ba3fd0f7bf061d3cc397991d6d3bc92b6546fcdd8221ad3b88ee06a48645129fa907ee74e9f57cdd6e713b671acf64f5d21aa67037dfb8ac7d4040b12ba463addbbac76cda4e81c6a3bb2a2530f7cffdbee299eb4e78fe3352720c9ba0079c1685ed53f57247c05bb2f2', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /payments/vpos', '01a1e5f8-1c81-7a98-b723-eef5bb6db79e', E'\\x8c71cdcbb99887e396f2db7370f7460427cfa10d2310384548b341a57e42f2ce', '01a1e5f8-1c96-7daa-a52e-5ba14653e344', '2026-11-16 20:06:45.199123+00', '01a1e5f8-1cce-7f1e-b568-1fab38564200', '201', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc10a4eb1bad92e653b709bb78bf6d709e9256acbb75e39f1ef031458bb48c9240c4dac4226da83a654d791cca9205569374e1d066a1516bd9b38237dc082d4e5a3650c2cce7635f1c8b3a3043f8dc3476b469d4a941452b512a62eaf5b7cbd97cbcbd5f7b7fc847a33f20fe635236a4ef867b9cec75accfa1586fc5196a754b7c910da60425b71621135481211f30d35d5e2eb0b012d8d4d66044f2eeb77b60fbf68bb33083d9711ce13336ad5228dcf5641fc70830589196b4aff23f2e5218061f7f86ec94a7d9230d54d3ad752a0c4d966175f7657edf269d8b64c463ae2519f621ff4a002d0a9e5aa4634e529c019c9c088d6962b7ebd3cb639b0b5bff3d7ef98bfb73be61c65747bd5268278acdaaf0d1441057ed55c26d979d6dbc2ae9dd0233a89394d153bea9f84b91b60ea8fdc1a3ccbd8fe540ce31b482735a0d14c27a50ab295afb402dbb80743e06d0f48a11942df554eaf05253a6c6355f973deb080852de82c1b77280665db4fd7c8aa506cc7bcae9291db1eb86dcbe22c0dbff0df67758ef04e4f0b42671327c26a80b9e3de06e12b8ea4301207f97b22ce3f8ef5b2cb0715a81ab6652ebc', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'POST /payments/{id}/reverse', '01a1e5f8-184d-7f96-b51f-86122c4cb9e9', E'\\xc2c384b902d848646418919cdb85aebad152a238263a6a83e6c092aba46bb866', '01a1e5f8-187d-7a17-a189-8af1b79e4a10', '2026-11-16 20:06:44.168676+00', '01a1e5f8-16b3-705c-8336-e908a2423141', '200', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1527b4b232a06f413b174350664f904bcfcbf8567ba90a6b9b239363cfc27e972dafb19f567541b356e41d74853810b9d7f09612f7e30c2dc326faf9a6863456e88ab11b1a3b6937e635fd68d0a64d95de595bd4ac913b3a24d709456e497d71608d4bd6b76fa1473e2a3d3ebc7498ef7411d24452c497405be61d0c5dd9ba357cf332aae79eb6d64e6d3dfa7af088caff18165272bfc298fadd3c569841f48d3c1a2175c5b5f6877f87d0e7a044aeedf66d52fbef15fff5d47d1e639cd63df8be7f9eb84a689eadab7ade372e6bb90819c4bcfff41d4cabb7e0ac41ae7cbdf22bb85d651bffdc91bafeec7b5338d4910500e1b86d3a97028c868920f07aebfe94d55ab7de865504147b7773ecb5da038163db2d1c49db463144210241454026ea845ebaab2da373b5c88a799079c858c40f06254f0d0c32c3379b94e4bb426f811b2cd9e1317dc72b00bba52e3a47a019f2cf77f843c95e70749cdf3f01a77afc5fea9f44f202de2e22d62a1a15641f11dc359936d220f4e778b69fbac98289fdaa14a9484f683684583cdec5f620c41a3ad2f6f24d6538ff51bfefa23a8574fd80853ae6090d3b00ebc73ecae73a3488b62adeb17807351af84588822d9e2a791c7113ebd404d3e560fcff7c57b538c98ebe638a38f86fcd931483139af81106b5b32517d5d5204b674dcfb77e16cfcd4a1fbdcaa23a868b0a1cf112fb403678442625d3db0b812d0f611b4102f96349920dfc40539dca2ae8643d5476662cf2330ff7018f1b2253dbda8e4ee9b052cddf09555eb3890c57bf69379c63531751c60e8e2a3ddfdff3260562275ed1936282720a862f5c487b5a90406695c7d159132040d44d671', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from) values ('installation', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1be8b92f3e137bdbae5c3d6566cf15192433924219e2ddd7abb13fc33afd0976729f5a0955514e6638d2c6cdf4426ebe543b644c274de722ab1290df5addd4832e80a290946c9395394f9cba97e2c8814a89bc1ad65fc7072aac48c33', NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'c66fe4fd-c5fb-4355-953d-c807f6140d68', '2026-10-05', '01a1e5f8-1e49-789c-baab-ce05afe6a493', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x19488e5a99042ee0d6d7760e868a04a4fe5ed0ead9b5eb86a2687a259dc890c9', '0', '2026-11-16 20:06:49.765661+00', E'\\x5c128cebd21766b00e9b840f3892c6423c3a70c95982bbf23a61718bf55eca65');
insert into login_attempts (subject, count, last_at, name) values (E'\\x1d94ec12a135bf5d520e3d4ec8ce0b76db691d3aadd0a77c407e8fdc71018dde', '1', '2026-11-16 20:06:51.864466+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x316c62a77bd28e2bbbd1c9903e44b356ba9767e1f7d527477d773dcf212d509d', '1', '2026-11-16 20:06:51.897071+00', E'\\x7f2e86c8d61689cd746878cf6c1c185ece72e7e6393d78d951377b3744063898');
insert into login_attempts (subject, count, last_at, name) values (E'\\x7f7442b4ad67b1579f2e5909d29c2a6c295d1aa4803d28e5e8310ed30c177298', '1', '2026-11-16 20:06:51.878331+00', E'\\x7f2e86c8d61689cd746878cf6c1c185ece72e7e6393d78d951377b3744063898');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x4072966507cd58ac9d7c95b90717cad91cd8b9e8a62c559dadbf39bdb3691402', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'r4', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc13df236017c71edfb452fb7537d2385914383c6257e8e3914fe419b31d0cafcf429c2be3570f0eaa345b5b9819d0696a5ac45fc60413781d1991612e77d27a4745b1c2b168242dc02b4bfd7f98676472fabde93eb', 'true', '{}', '2026-11-16 20:06:46.860804+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 20:11:54.646198+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$dK7YGImCDsuIrJHxNS9_ng$3xNwqBD_nzlDE0btWhMZyYD70c6r1YoWR0iQ55ZdJao', '2026-11-16 20:06:49.455906+00', '2026-11-16 20:06:49.570141+00', NULL, '2026-11-16 20:06:51.229102+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('7723c791-fffe-4c1a-98f6-c28fd99fa236', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 20:06:54.663181+00', '2026-11-16 20:06:54.663181+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', '$scrypt$ln=17,r=8,p=1$dK7YGImCDsuIrJHxNS9_ng$3xNwqBD_nzlDE0btWhMZyYD70c6r1YoWR0iQ55ZdJao', '2026-11-16 20:06:49.570141+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('796147db-dc0a-4be4-8af5-7713495b8c13', '01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 20:06:54.607034+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\x2b3f55fe8575d80cbab22eb0200c2f8470214d0f6ee6629541715c16a1443187', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\x3984599c8060b9d52d669c8c60bb20d16c4546df4a3ff2446686bbe569f2688c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\x3b3ec92c674f3e70694dc1af75c37bde33b039f42adb6e5ce7696a5491caddc6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\xa01e741cf60137b9dd2786c3c567572a2fa2ec41bd7376b33aefb2dd59d68d80', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\xa55f54f19a2bd3f74eb054b9f7b8b95f0ed228ddcde57027bdd5565f7a3a313b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\xb4ffd1770492c68fe4717cb5af7bba9f0ff47e540a214e2adef232f40c87152a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\xca9e8550d93570f8d5364f35ef58f31437b282619fe5cab34e33cc00f77e4377', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\xea88cfb268ceb6b896dc1a3d49cff4d23b4249b6563bbdfd10081881124ab3ba', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\xf49dcc4d14e7e451e819c1203fdef8b2c905f9a487e29303d7f89265ae43e2d6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\xfb4740bcc50257c0c7f6390e3e96b131f25eabad174a9f4274aee320bf6f3353', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x2236b65151bf141541a1caf4538b796450855ba73edde9dfebf9a791adfea16d', '01a1e5f8-2d6f-79cc-9a6e-e7316c498252', '2026-11-16 20:06:51.229102+00', '2026-11-16 20:06:51.229102+00', '2026-11-17 08:06:51.229102+00', 'ece503b4-20c1-48ca-9e50-5059d4c39f4e', '127.0.0.1', '', '2026-11-16 20:06:51.229102+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e5f8-2da7-7e5b-b5e8-2ebd76e0c0d3', '01a1e5f8-2d6f-79cc-9a6e-e7316c498252', 'pas_op_aUoyaffx', E'\\xe8ad4a33a95661fc766c90b3611c6b14d0696e2dad62e83a628848ce1e2e0bf8', '2026-11-16 20:06:49.513902+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e5f8-2d6f-79cc-9a6e-e7316c498252', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1a1471a0874649af8fcb186d962d59f452beeca29a54d197ce11d2c889aab7b9a0036a3d514e8459c4739ed29daedbe48e7f61038f48b2e5cc4cf04e82f8d6bb08a8f4370', '0', '2026-11-16 20:06:51.98052+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0fa7-79f4-961d-c8741b4262b4', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 20:06:41.828+00', '2026-11-16 20:06:43.026+00', '2026-11-16 20:21:41.828+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1e83b0cfaa9c0c08f13c836e27e3903f36dac5af34af58e2784a8a30005835e3009f828b451a883cfc0a646dc622c4134fc7a34d9e2ba3ba2d12e4a5077f3066cfc11fb7a4c943fe3ba4ce8543978298f7e365892a2a729491648a26efc', E'\\x69b24a56d4531916e1113559b60c356ff99f1dabb8b90045cd8d96fb3b2201ee', E'\\x9f5c78ce428316a786ec341fdde3021790780001e8769c2877bf25c49b23c950', E'\\x7f9a0b63a2bc69cf9bda55b33d13b9932e6d2613d67990559bdd25185632d4fe', NULL, NULL, 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-10d1-78a0-8242-d5bdd0c32906', '2026-11-16 20:06:42.129+00', NULL, '08960296', '485960296', '{485960296,8960296}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 20:06:43.286+00', '2026-11-16 20:06:43.545+00', '2026-11-16 20:21:43.286+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc18a6d86246c88935a26debe09cbba39e9516334c0642a9fc6145e2af14c0a34074d0fde57c44cf9952c9a55a46d60b81751bac8e961853c1903c657abe18ed5b2bd4dc8957f6035523ec26d0b7570c90af6999f1f875ecca778f888a5b4', E'\\x69b24a56d4531916e1113559b60c356ff99f1dabb8b90045cd8d96fb3b2201ee', E'\\x9f5c78ce428316a786ec341fdde3021790780001e8769c2877bf25c49b23c950', E'\\x7f9a0b63a2bc69cf9bda55b33d13b9932e6d2613d67990559bdd25185632d4fe', NULL, NULL, 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-15ed-7319-9a77-52eb66020439', '2026-11-16 20:06:43.437+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-16b3-705c-8336-e908a2423141', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 20:06:43.635+00', '2026-11-16 20:06:44.229+00', '2026-11-16 20:21:43.635+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1aefca9ce0c7994230bc98343a61cef5cff18f27cab87b60a452249795fc68daa3481b28c80dc64d2cce579be51aa34ea25c7aeac032fda17f3bc244f65ed08353b53c2b457c9f9746687a4f24c57cba6163ad06a94ce69d4c5c1b65aa3', E'\\x69b24a56d4531916e1113559b60c356ff99f1dabb8b90045cd8d96fb3b2201ee', E'\\x9f5c78ce428316a786ec341fdde3021790780001e8769c2877bf25c49b23c950', E'\\x7f9a0b63a2bc69cf9bda55b33d13b9932e6d2613d67990559bdd25185632d4fe', NULL, NULL, 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-1798-7a3f-8344-ac938101ef3e', '2026-11-16 20:06:43.864+00', NULL, '08960397', '485960397', '{485960397,8960397}', NULL, '000000', NULL, NULL, '01a1e5f8-18cb-768a-b5a7-a8181039d3ec', '2026-11-16 20:06:44.171+00', '08960422', NULL, '{8960422}', NULL, '2026-11-16 20:06:44.229+00', '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-19bf-7011-8a8c-c471c5d90eef', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 20:06:44.415+00', '2026-11-16 20:06:44.415+00', '2026-11-16 20:21:44.415+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1aaf078aa4b3dc3295d8ca87569654fd643bee505048e213d99329d6ea6ceb527627903eb20906bcc5c6abe0bb1549990a8775cbe6554ec7819d97058638aa560d9bcb6f9afb2099d69bf1ac85a48c9891547dbf69e14820f8d93b99730', E'\\x69b24a56d4531916e1113559b60c356ff99f1dabb8b90045cd8d96fb3b2201ee', E'\\x9f5c78ce428316a786ec341fdde3021790780001e8769c2877bf25c49b23c950', E'\\x7f9a0b63a2bc69cf9bda55b33d13b9932e6d2613d67990559bdd25185632d4fe', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 20:21:44.415+00', NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1b58-799a-bddf-1916cb009d53', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:06:44.824+00', '2026-11-16 20:06:44.9+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc12289c67ec506fbd19631ee38b27d929435110ff4b7a6998a30d0f25710f07d4d81a5f70df62386b77031ccc9197ca88a4aa36358e1ff899ba3ad79a4c36b48b926655f4b417d195ca2a3', E'\\xbe6c01382453a24e2bb5eb28375078101a23804c4592b274c0ba9dd229e65304', NULL, E'\\x33846bf0c4e0eb55579097b916af8528867fb1c550939006af31c2cade0e526d', '4242', 'Visa', 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-1af6-730a-af2b-a62f86db499f', '2026-11-16 20:06:44.824+00', NULL, '8960486', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1c3a-7247-9fef-58911820e1ab', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 20:06:45.05+00', '2026-11-16 20:06:45.104+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1d94f19602f2bd538d748f4a075ec8edd767f21400416b38f52cd8b271504d1760eda7b579fe56c5cedeae299462fb09d16ad7bf450927e950ff16c8d4da1ceca81d32d82ec04e79f4436', E'\\xc48ea29e869a97197ea443ccef3928df1d42e4e236596eb0d67012061a17fc7c', NULL, E'\\xac1b1d3c43b70376a3504cdb384626c47b9c9bbba61af7f19bb3b6b5b17c1276', '9995', 'Visa', 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-1c18-7834-91e9-ca1fffeb0f85', '2026-11-16 20:06:45.05+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1cce-7f1e-b568-1fab38564200', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 20:06:45.198+00', '2026-11-16 20:06:45.245+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc18cf6175b6adefc3ed93e066c8ec397417e81dcaf49c413b58769e179fa73d4aa6e541b92a518a7e54940c589735d28fcca764a96e1e718391ff3aadef014e0fbb55f2032c417872fc528', E'\\xef3afea55b5ec8f4b021b8c338591d2f1b67743f04ac53d5ab1afbd64effa989', NULL, E'\\xa067612da25fc7d64e3383b77bc698e952e5e7bdb1ac9be33b48399c91deacbc', '0119', 'Visa', 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-1ca7-749d-8138-4ec41936276b', '2026-11-16 20:06:45.198+00', '2026-11-16 20:06:45.245+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '3', '2026-11-16 20:06:54.392677+00', '2026-11-16 20:07:00.496+00', NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1df3-7aee-86f1-70f50bfec4ba', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:06:45.484+00', '2026-11-16 20:06:45.531+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xab31656b6d413055d94f1e7b4e953d5d459bb1f3af33aab66f395e682112e638', NULL, NULL, NULL, NULL, 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-789c-baab-ce05afe6a493', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e5f8-1e49-7d05-84fe-7ba7a5148267', '2026-11-16 20:06:45.577+00', '2026-11-16 20:06:45.648+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1123e8b63152f9de296903fffc56a62a704c196f44ec1cace90d03703b7701a67254034c43be794fe9f66606d244ed681734b1bfd3ff10828864e77385cc798480a2820e0662600cace1353aabd9379d5a19a6d0400dc3de3159d08c87352ac96d716ac9a439ad7a55ea4dca655007a51', E'\\xb66f854d3820378cd3ee51b3e5d5eafa48a3027091b75c97308e9455a7801df9', NULL, NULL, NULL, NULL, 'r4', E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', '01a1e5f8-1e55-7d3b-97d1-8e1443ccc039', '2026-11-16 20:06:45.589+00', NULL, '35960562', NULL, '{35960562}', 'bd33ab6d-bd70-4af0-83c3-b4e55b0bb2aa', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-7c47-9049-de7131bbff79', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e5f8-1e49-7d05-84fe-7ba7a5148267', '2026-11-16 20:06:45.577+00', '2026-11-16 20:06:45.601+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1d3977bee507ce48adfdd5a2262893345834597053a9b9eba55956478872f842c52c846b83bc22d822c5ce4df26267e90c480970b76abd7c3b9bfd9562d86a895d81dfb82e31e3c8d61f2780875719042ac1391c4044359ce91f51e870b1acc0b878ee6d0fa1c3852df4a3b9619ee5ecf', E'\\xcdb07d02c70a7a36ee91bc0ff69af5839a1fe0baf1b7282a8e4bccbaa755243b', NULL, NULL, NULL, NULL, 'r4', E'\\xdd8b12badb0fa4e447705fec03dbe0c3fa07b2163f1aba7cc02bf67af65267ca', '01a1e5f8-1e55-7bed-890f-76fd205fa750', '2026-11-16 20:06:45.589+00', NULL, NULL, NULL, '{}', 'f7031d12-177e-45f0-8921-bdebad6b6837', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 20:06:46.429+00', '2026-11-16 20:06:46.642+00', '2026-11-16 20:21:46.429+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc1b26da8eec40d92c36b9c7e687549bdef93d5f77fd00aa6e6dcab58f068d100fc778f3946c14a24b96263d4b960b98180ec1642cb19c78b066fc16ff43d1ff485edb6f6bc369acc388dc3c39b40a79a8e4463106dc375b051e82e6f8855', E'\\x69b24a56d4531916e1113559b60c356ff99f1dabb8b90045cd8d96fb3b2201ee', E'\\x9f5c78ce428316a786ec341fdde3021790780001e8769c2877bf25c49b23c950', E'\\x7f9a0b63a2bc69cf9bda55b33d13b9932e6d2613d67990559bdd25185632d4fe', NULL, NULL, 'bnc', E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-2236-76e1-9d69-119a2cde90e7', '2026-11-16 20:06:46.582+00', NULL, '08960659', '485960659', '{485960659,8960659}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e5f8-20c4-78af-810d-c950c1b234c5', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0fa7-79f4-961d-c8741b4262b4', '1', 'c42a6d51-b823-41ad-8e66-afacdaab9fb1', '20.00', '2026-11-16 20:06:54.763579+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xd855a0c76f88e867a549733dfcd06066ff8a847804c460c2bbfc55fc44da7e10', '01a1e5f8-2d6f-79cc-9a6e-e7316c498252', 'factor', '2026-11-16 20:11:54.401007+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-789c-baab-ce05afe6a493', '10.00', 'key:requester', '2026-11-16 20:06:54.754356+00', '2026-11-17 20:06:54.754356+00', 'approved', 'user:ana', '2026-11-16 20:06:54.754356+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0fa7-79f4-961d-c8741b4262b4', '01a1e5f8-1000-7292-a4e6-88d10453f3d6', '2026-11-16 20:06:41.828+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0fa7-79f4-961d-c8741b4262b4', '01a1e5f8-10e1-7aed-a345-b5e8f0e7307d', '2026-11-16 20:06:42.129+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0fa7-79f4-961d-c8741b4262b4', '01a1e5f8-147a-73cf-a261-981bbc53d349', '2026-11-16 20:06:43.026+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08960296"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011', '01a1e5f8-1560-7850-b5b3-b95358d9bf23', '2026-11-16 20:06:43.286+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011', '01a1e5f8-15ed-7fd2-969c-186369051648', '2026-11-16 20:06:43.437+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011', '01a1e5f8-165a-7251-b65e-e1ca157e3ae4', '2026-11-16 20:06:43.545+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-16b3-705c-8336-e908a2423141', '01a1e5f8-16c9-71cc-953a-9186a4402869', '2026-11-16 20:06:43.635+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-16b3-705c-8336-e908a2423141', '01a1e5f8-1798-7f1e-81fb-3b92193dfb11', '2026-11-16 20:06:43.864+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-16b3-705c-8336-e908a2423141', '01a1e5f8-181f-709d-8e11-8a296f31b4f4', '2026-11-16 20:06:43.999+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08960397"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-16b3-705c-8336-e908a2423141', '01a1e5f8-18cb-70dd-a7f6-ded1722ef907', '2026-11-16 20:06:44.171+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-16b3-705c-8336-e908a2423141', '01a1e5f8-1905-78e7-89b1-33d77b65e24f', '2026-11-16 20:06:44.229+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "08960422"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-19bf-7011-8a8c-c471c5d90eef', '01a1e5f8-19bf-74c4-9ccc-cc82f7bc3fdc', '2026-11-16 20:06:44.415+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1b58-799a-bddf-1916cb009d53', '01a1e5f8-1b59-7391-abea-2082131affcd', '2026-11-16 20:06:44.824+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1b58-799a-bddf-1916cb009d53', '01a1e5f8-1ba5-7793-ada9-d4468a0a9f50', '2026-11-16 20:06:44.9+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "8960486"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1c3a-7247-9fef-58911820e1ab', '01a1e5f8-1c3b-70ab-bac6-9f7f6a655a68', '2026-11-16 20:06:45.05+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1c3a-7247-9fef-58911820e1ab', '01a1e5f8-1c71-7363-8870-5be68881fe7e', '2026-11-16 20:06:45.104+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1cce-7f1e-b568-1fab38564200', '01a1e5f8-1ccf-70b1-b6c5-3d0c5ded9c20', '2026-11-16 20:06:45.198+00', 'submitted', 'PENDING', NULL, '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1cce-7f1e-b568-1fab38564200', '01a1e5f8-1d00-77f3-8389-2dd266df0983', '2026-11-16 20:06:45.245+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1df3-7aee-86f1-70f50bfec4ba', '01a1e5f8-1e2d-7179-b5bb-329960b19776', '2026-11-16 20:06:45.531+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-789c-baab-ce05afe6a493', '01a1e5f8-1e4b-7da2-a2b3-fa98e1bc9921', '2026-11-16 20:06:45.577+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e5f8-1e49-7d05-84fe-7ba7a5148267"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-789c-baab-ce05afe6a493', '01a1e5f8-1e55-7dc1-9843-4608b95b1184', '2026-11-16 20:06:45.589+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-789c-baab-ce05afe6a493', '01a1e5f8-1e91-7eb1-ab16-2a06f9103e5c', '2026-11-16 20:06:45.648+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "35960562"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-7c47-9049-de7131bbff79', '01a1e5f8-1e4b-73af-8b9d-2135d3a45abd', '2026-11-16 20:06:45.577+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e5f8-1e49-7d05-84fe-7ba7a5148267"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-7c47-9049-de7131bbff79', '01a1e5f8-1e55-72ed-bf69-3dd93bb3d1e1', '2026-11-16 20:06:45.589+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1e49-7c47-9049-de7131bbff79', '01a1e5f8-1e61-729f-94b7-a27b3c9febfd', '2026-11-16 20:06:45.601+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', '01a1e5f8-21ab-7292-a0d9-5a28f291b295', '2026-11-16 20:06:46.429+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', '01a1e5f8-2236-7c5e-aeff-2e7db9aace58', '2026-11-16 20:06:46.582+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', '01a1e5f8-2272-7160-bd8a-6f979a535e2b', '2026-11-16 20:06:46.642+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "08960659"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '2026-11-16 19:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 20:06:30.109253+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-1f4e-7b8a-95e1-bf74bf6cfd01', E'\\xf525e162a0cf4a3c7cf1da66dc0fa12a3be78bf5f51e17090b6668a794bd9d7d', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc190e3b5d852d306cc12a2c42bb6bf0dccf00966499f17434630db66821628fdcad05971543cc6d557a0122b1c428a1a2b8ce7931aadf43938a31756d9565d76dbc9e3dd558e8fca9b31919d4538', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 20:06:45.838+00', 'key:01a1e5f8-0ba9-786d-9df3-fc88d7adad08');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '5e8c0c10-a1dd-49f6-a47c-47b4a8c27bae', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 20:06:54.725237+00', '2026-11-17 21:06:54.725237+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x971d07b0e0d20a903a93dd04a6c1edaf890400adcfac3fcad7224edf4b5706f6', '01a1e5f8-2d6f-79cc-9a6e-e7316c498252', '2026-11-16 20:11:54.412448+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '195', '2026-11-16 20:06:54.586753+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 20:06:54.448187+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 20:06:54.448187+00', '2026-11-16', '2026-11-16 20:06:40.125359+00', '2026-11-16 20:06:40.573117+00', '2026-11-16 20:06:40.573117+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 20:06:54.448187+00', '2026-11-16 20:06:54.448187+00');
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 20:06:40.573117+00', '2026-11-16 20:06:40.573117+00');
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '178614aa1a1431ba26ae8c12f07c9efedde615aed7adde05b0d05450592c1bed', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 20:06:30.109253+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 20:06:30.109253+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '1', '40628fd41399ad7ab13209457269837b898ffbc51e949d2af47a36ec9b8a55ed', '2026-11-16 20:06:30.826548+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 20:06:30.8431+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '1', '649c3b17aeec43ad05444002f1a8149e8f2789847502e0127465d90ef1985727', '2026-11-16 20:06:30.854225+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '3', '4dfc6b52f5d1a9cf4bbfa401a04f2bf1c75ceb8e9e471b2cf32cde4abd779a94', '2026-11-16 20:06:30.834466+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 20:06:30.810013+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x183e03aef2930f742903a52e07705e11d9b4e73b51bea6fec8f3b33d0ccd814b', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 20:06:54.69998+00');
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'true', 'bnc', '2026-11-16 20:06:54.707182+00', NULL, NULL, NULL, NULL, '0', '2026-11-16 20:06:54.707182+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1000-7292-a4e6-88d10453f3d6', 'payment.pending', '01a1e5f8-0fa7-79f4-961d-c8741b4262b4', '{"event":"payment.pending","data":{"paymentId":"01a1e5f8-0fa7-79f4-961d-c8741b4262b4","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:41.828Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:41.828Z"}', 'delivered', '2026-11-16 20:06:41.828+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:41.982894+00', '200', NULL, '331', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-147a-73cf-a261-981bbc53d349', 'payment.completed', '01a1e5f8-0fa7-79f4-961d-c8741b4262b4', '{"event":"payment.completed","data":{"paymentId":"01a1e5f8-0fa7-79f4-961d-c8741b4262b4","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"08960296","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:41.828Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:43.026Z"}', 'delivered', '2026-11-16 20:06:43.026+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:43.166018+00', '200', NULL, '81', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1560-7850-b5b3-b95358d9bf23', 'payment.pending', '01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011', '{"event":"payment.pending","data":{"paymentId":"01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:43.286Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:43.286Z"}', 'delivered', '2026-11-16 20:06:43.286+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:43.314969+00', '200', NULL, '69', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-165a-7251-b65e-e1ca157e3ae4', 'payment.failed', '01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011', '{"event":"payment.failed","data":{"paymentId":"01a1e5f8-1556-7b9b-a6e7-d6ab8c33b011","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:43.286Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:43.545Z"}', 'delivered', '2026-11-16 20:06:43.545+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:43.618226+00', '200', NULL, '103', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-16c9-71cc-953a-9186a4402869', 'payment.pending', '01a1e5f8-16b3-705c-8336-e908a2423141', '{"event":"payment.pending","data":{"paymentId":"01a1e5f8-16b3-705c-8336-e908a2423141","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:43.635Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:43.635Z"}', 'delivered', '2026-11-16 20:06:43.635+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:43.716159+00', '200', NULL, '178', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-181f-709d-8e11-8a296f31b4f4', 'payment.completed', '01a1e5f8-16b3-705c-8336-e908a2423141', '{"event":"payment.completed","data":{"paymentId":"01a1e5f8-16b3-705c-8336-e908a2423141","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08960397","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:43.635Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:43.999Z"}', 'delivered', '2026-11-16 20:06:43.999+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:44.048952+00', '200', NULL, '7', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1905-78e7-89b1-33d77b65e24f', 'payment.reversed', '01a1e5f8-16b3-705c-8336-e908a2423141', '{"event":"payment.reversed","data":{"paymentId":"01a1e5f8-16b3-705c-8336-e908a2423141","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"08960397","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:43.635Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:44.229Z"}', 'delivered', '2026-11-16 20:06:44.229+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:44.301172+00', '200', NULL, '118', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-19bf-74c4-9ccc-cc82f7bc3fdc', 'payment.pending', '01a1e5f8-19bf-7011-8a8c-c471c5d90eef', '{"event":"payment.pending","data":{"paymentId":"01a1e5f8-19bf-7011-8a8c-c471c5d90eef","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:44.415Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:44.415Z"}', 'delivered', '2026-11-16 20:06:44.415+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:44.524629+00', '200', NULL, '185', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1ba5-7793-ada9-d4468a0a9f50', 'payment.completed', '01a1e5f8-1b58-799a-bddf-1916cb009d53', '{"event":"payment.completed","data":{"paymentId":"01a1e5f8-1b58-799a-bddf-1916cb009d53","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"8960486","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:44.824Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:44.900Z"}', 'delivered', '2026-11-16 20:06:44.9+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:44.944063+00', '200', NULL, '35', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1c71-7363-8870-5be68881fe7e', 'payment.failed', '01a1e5f8-1c3a-7247-9fef-58911820e1ab', '{"event":"payment.failed","data":{"paymentId":"01a1e5f8-1c3a-7247-9fef-58911820e1ab","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:45.050Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:45.104Z"}', 'delivered', '2026-11-16 20:06:45.104+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:45.124887+00', '200', NULL, '20', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1d00-77f3-8389-2dd266df0983', 'payment.pending', '01a1e5f8-1cce-7f1e-b568-1fab38564200', '{"event":"payment.pending","data":{"paymentId":"01a1e5f8-1cce-7f1e-b568-1fab38564200","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:45.198Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:45.245Z"}', 'delivered', '2026-11-16 20:06:45.245+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:45.285755+00', '200', NULL, '36', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1e2d-7179-b5bb-329960b19776', 'payment.completed', '01a1e5f8-1df3-7aee-86f1-70f50bfec4ba', '{"event":"payment.completed","data":{"paymentId":"01a1e5f8-1df3-7aee-86f1-70f50bfec4ba","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:45.484Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:45.531Z"}', 'delivered', '2026-11-16 20:06:45.531+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:45.581189+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1e61-729f-94b7-a27b3c9febfd', 'payment.failed', '01a1e5f8-1e49-7c47-9049-de7131bbff79', '{"event":"payment.failed","data":{"paymentId":"01a1e5f8-1e49-7c47-9049-de7131bbff79","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:45.577Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:45.601Z"}', 'delivered', '2026-11-16 20:06:45.601+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:45.636711+00', '200', NULL, '1', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-1e91-7eb1-ab16-2a06f9103e5c', 'payment.completed', '01a1e5f8-1e49-789c-baab-ce05afe6a493', '{"event":"payment.completed","data":{"paymentId":"01a1e5f8-1e49-789c-baab-ce05afe6a493","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"35960562","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:45.577Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","livemode":false},"timestamp":"2026-11-16T20:06:45.648Z"}', 'delivered', '2026-11-16 20:06:45.648+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:45.660978+00', '200', NULL, '12', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-21ab-7292-a0d9-5a28f291b295', 'payment.pending', '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', '{"event":"payment.pending","data":{"paymentId":"01a1e5f8-219d-7a99-8291-82e89d0ccfe7","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:46.429Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","checkoutSessionId":"01a1e5f8-20c4-78af-810d-c950c1b234c5","livemode":false},"timestamp":"2026-11-16T20:06:46.429Z"}', 'delivered', '2026-11-16 20:06:46.429+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:46.466966+00', '200', NULL, '19', '');
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '01a1e5f8-2272-7160-bd8a-6f979a535e2b', 'payment.completed', '01a1e5f8-219d-7a99-8291-82e89d0ccfe7', '{"event":"payment.completed","data":{"paymentId":"01a1e5f8-219d-7a99-8291-82e89d0ccfe7","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"08960659","tenantName":"Tienda de prueba","createdAt":"2026-11-16T20:06:46.429Z","keyId":"01a1e5f8-0ba9-786d-9df3-fc88d7adad08","checkoutSessionId":"01a1e5f8-20c4-78af-810d-c950c1b234c5","livemode":false},"timestamp":"2026-11-16T20:06:46.642Z"}', 'delivered', '2026-11-16 20:06:46.642+00', '01a1e5f7-e6e7-7908-b2be-2165321a33aa', '2026-11-16 20:06:46.729535+00', '200', NULL, '52', '');
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e5f8-0b5c-788c-b1d0-ce971d1958bc', 'false', '01a1e5f8-0d7b-7234-b284-c4cb00d16c28', '1', 'http://127.0.0.1:35199/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44917ddad54c18d5ec03bc0dad9bf90cc126b76a7afbb122558b3bf2268d67c7d29f27edb258bd2ad4c776db106e78d87696236c5ee8d0a929dfc09e34c6650f668d62fd0491c940576b156569e534c17efd8cba7c9dd7147f0b8c409ea75e', NULL, NULL, '2026-11-16 20:06:41.275+00', '2026-11-16 20:06:41.275+00');
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
