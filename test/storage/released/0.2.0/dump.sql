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

-- The creator of a key, as in the audit log: such a person has seen its secret and does not approve its payouts.
alter table api_keys add column created_by text;

update api_keys k set created_by = a.actor
from audit_log a
where a.tenant_id = k.tenant_id and a.subject = k.key_id::text and a.action in ('key.create', 'key.rotate');

-- pasarela: outside a transaction
-- The overview adds up what was reversed in a period; reversed payments are few among all.
create index if not exists payments_reversed on payments (reversed_at) where reversed_at is not null;

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

-- pasarela: outside a transaction
-- Reads every payment and blocks neither reads nor writes: a table with a check that is not validated cannot be partitioned.
alter table payments validate constraint payments_bank_check;

-- Mercantil, Banesco and Bancamiga. Not validated on payments: every row already meets the narrower check, and the table
-- may be long.

alter table bank_accounts drop constraint bank_accounts_bank_check,
  add constraint bank_accounts_bank_check check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'));
alter table flow_routes drop constraint flow_routes_bank_check,
  add constraint flow_routes_bank_check check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'));
alter table notification_addresses drop constraint notification_addresses_bank_check,
  add constraint notification_addresses_bank_check
    check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'));
alter table payments drop constraint payments_bank_check,
  add constraint payments_bank_check
    check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga')) not valid;

-- pasarela: outside a transaction
-- Reads every payment and blocks neither reads nor writes: a table with a check that is not validated cannot be partitioned.
alter table payments validate constraint payments_bank_check;

-- Invoice numbers that a bank accepts once for ever, as Mercantil does: a counter per account, and the payment that each
-- number was taken for. Shared by all tenants of an account, because the bank compares the numbers of all of them.

create table bank_invoice_counters (
  account_id  bytea  primary key, -- hash of bank and account
  last_number bigint not null check (last_number > 0)
);

-- Written before the call that carries the number, and kept: a lost answer is found by it.
create table bank_invoices (
  account_id     bytea       not null,
  invoice_number text        not null check (length(invoice_number) between 1 and 12),
  tenant_id      uuid        not null,
  livemode       boolean     not null,
  payment_id     uuid        not null,
  purpose        text        not null check (purpose in ('charge', 'annulment', 'change', 'card')),
  taken_at       timestamptz not null,
  is_disputed    boolean     not null default false, -- the bank had seen the number before us: it finds nothing of ours
  primary key (account_id, invoice_number)
);

create index bank_invoices_payment on bank_invoices (tenant_id, livemode, payment_id);

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

-- version: 3
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
               'keyId', s.key_id, 'tenantName', t.name,
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
alter table bank_invoice_counters disable trigger user;
alter table bank_invoices disable trigger user;
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
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_invoice_counters, bank_invoices, bank_notifications, bank_questions, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 02:13:44.904149+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'r4', E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', 'http://127.0.0.1:45047');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-1b8f-7042-92d8-8e6846335210', 'false', 'pas_test_bE1AvxxA', E'\\xb40e6ba40d42fac0d1ff8b846827752acb941b39927c58efe3e4cad0246990a6', '2026-11-17 02:13:44.983669+00', NULL, NULL, '2026-11-17 02:13:50.180043+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-1ba5-7a3f-93ba-956ca5385477', 'true', 'pas_live_2RpYtGLo', E'\\x137027431f0a7e75748d543d4bef766d7c4bfe54136a329b17b315df122b5ace', '2026-11-17 02:13:44.997415+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x7a84fe87459875501f0ec7cfcfbcfea86a9a4ca2f4cec3560044796b26578284', '2026-11-17 02:13:50.159705+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-1b2f-7f5d-8ae9-5029fbfe9428', '2026-11-17 02:13:44.914995+00', 'test', 'tenant.create', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x7b1ee0eb72a7299d99f69ff33b76f2e8960fd0f594686bb4e639b3b5e7a7199c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-1b8f-7d2c-a220-f565ad3e4ab2', '2026-11-17 02:13:44.985315+00', 'test', 'key.create', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-1b8f-7042-92d8-8e6846335210', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_bE1AvxxA", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x7b1ee0eb72a7299d99f69ff33b76f2e8960fd0f594686bb4e639b3b5e7a7199c', E'\\xd37d3d87a6c23bd1d814789d2dda89c581010788f77f4ff635d8184db31423c7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-1ba5-7d96-b1a5-541cca861056', '2026-11-17 02:13:44.998084+00', 'test', 'key.create', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-1ba5-7a3f-93ba-956ca5385477', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_2RpYtGLo", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xd37d3d87a6c23bd1d814789d2dda89c581010788f77f4ff635d8184db31423c7', E'\\x3417d0bf7053f4f3f0d000d358aab0f4c372b90e8d56d02fe23ce9ba38cf0483');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-1be6-7225-82ce-e8bb08881f67', '2026-11-17 02:13:45.062723+00', 'key:01a1e748-1b8f-7042-92d8-8e6846335210', 'webhook.create', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '{"host": "127.0.0.1:41873", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', '01a1e748-1bd8-7adb-a152-facdfb880238', '4', E'\\x3417d0bf7053f4f3f0d000d358aab0f4c372b90e8d56d02fe23ce9ba38cf0483', E'\\x31d5ffd6af03e0f6a4e14d09681a164a14c509c9e03da5a79d1b3b19d9128e4a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-23bd-7972-b042-fefd5b102bed', '2026-11-17 02:13:47.070771+00', 'test', 'checkout.profile', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x31d5ffd6af03e0f6a4e14d09681a164a14c509c9e03da5a79d1b3b19d9128e4a', E'\\x7a4e42afbda1b04520b9e322f177ccf0ad7d5e2d37ec50923eb86e08f50e6397');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-23de-75d1-9eab-946125f5d37e', '2026-11-17 02:13:47.10484+00', 'key:01a1e748-1b8f-7042-92d8-8e6846335210', 'link.create', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-23d6-7f82-ae75-c18ea6c6d9df', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', '01a1e748-23cc-7d1c-9b39-46dac407ac44', '6', E'\\x7a4e42afbda1b04520b9e322f177ccf0ad7d5e2d37ec50923eb86e08f50e6397', E'\\xb1b40512464a1d725d2f3d0bdd197e5cbfc164782902b61a095eb93e82eb060d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2483-72c0-b0b8-fd459a4b83b8', '2026-11-17 02:13:47.272101+00', 'test', 'bank.notifications', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xb1b40512464a1d725d2f3d0bdd197e5cbfc164782902b61a095eb93e82eb060d', E'\\x2c897ff7192533365c1fa85fde0b6786aefdb5bc6af1059e8a59618a895992cd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-24e6-754c-b0b2-e096f8d33752', '2026-11-17 02:13:47.372571+00', 'key:01a1e748-1b8f-7042-92d8-8e6846335210', 'movement.ignore', '01a1e748-1b2f-7baa-967f-d746c91f9a92', '01a1e748-24b8-708b-96fe-4bc5e81419ee', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', '01a1e748-24e2-7b21-88ba-ee06fff94d76', '8', E'\\x2c897ff7192533365c1fa85fde0b6786aefdb5bc6af1059e8a59618a895992cd', E'\\x72a705eb9887fa8ce8f114cc9eebfb2f683526679a2cc472ed4c7729f513f796');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-282d-75db-a3cb-086d540c8660', '2026-11-17 02:13:48.209586+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x72a705eb9887fa8ce8f114cc9eebfb2f683526679a2cc472ed4c7729f513f796', E'\\x834c9f237f0be500a0a403ed28579d61d3450880f9c34882967512525d3f326b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2840-766a-a210-2e1644fe136e', '2026-11-17 02:13:48.225838+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_PX8iT4eZ"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x834c9f237f0be500a0a403ed28579d61d3450880f9c34882967512525d3f326b', E'\\xc2d5e141d657399ffa2edf65284af40d1f1734f5ef492dc1696e37c14af622ee');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-284f-7b6f-8d1e-bf343b3b2bb0', '2026-11-17 02:13:48.242315+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xc2d5e141d657399ffa2edf65284af40d1f1734f5ef492dc1696e37c14af622ee', E'\\x1bbb3add2358d7f9558e8d21d8afe6e40cb2324087b6629602fe926661b8ad64');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2bd8-7521-87e7-938b0f660710', '2026-11-17 02:13:49.145791+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'd04c01104cf4e457', NULL, '01a1e748-285b-75b0-b227-7f98d1a36f4a', '12', E'\\x1bbb3add2358d7f9558e8d21d8afe6e40cb2324087b6629602fe926661b8ad64', E'\\x60fe281db4ddd315a02aee906ae504683c2a1bc0a839751addc43d09cde8b2da');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2cc8-7e5d-b321-761688610369', '2026-11-17 02:13:49.38601+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x8817241432b14222caa679e661aac94e5b0c40056d9c1d385d58d1c243d57b93', E'\\xb9d37d4753b832354d3f130f83f60f73e97d7b3c0e352d62430a436c7f7dbccd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2fbf-79aa-851f-25db92ea97c9', '2026-11-17 02:13:50.14495+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xb9d37d4753b832354d3f130f83f60f73e97d7b3c0e352d62430a436c7f7dbccd', E'\\x50a9bd9d3897a819984a9d15edc5a0ebab02b56d92f15bf1d626035fa890ef92');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2fc7-7926-ace0-f56a06bc2c04', '2026-11-17 02:13:50.152472+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x50a9bd9d3897a819984a9d15edc5a0ebab02b56d92f15bf1d626035fa890ef92', E'\\x1ff537f009a729906c04c96a4841fc36230a4bc5f23b2cfe3b9fcc9a178d9d21');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2fcb-778d-afff-1bc4326ea574', '2026-11-17 02:13:50.157116+00', 'test', 'bank.set', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x1ff537f009a729906c04c96a4841fc36230a4bc5f23b2cfe3b9fcc9a178d9d21', E'\\xdc5c87dcff041b8148d8f145daba55d1bebef032355e9f69127e2c48e9558a12');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e748-2fcd-7ac4-810f-39a0a0950c37', '2026-11-17 02:13:50.159705+00', 'test', 'bank.route', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xdc5c87dcff041b8148d8f145daba55d1bebef032355e9f69127e2c48e9558a12', E'\\x7a84fe87459875501f0ec7cfcfbcfea86a9a4ca2f4cec3560044796b26578284');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('6742d389-087c-869a-8012-a025d43a27f9', '2026-11-17 02:13:49.356013+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e748-2c86-75ba-be7f-b0aec02217d7', '13', E'\\x60fe281db4ddd315a02aee906ae504683c2a1bc0a839751addc43d09cde8b2da', E'\\x8817241432b14222caa679e661aac94e5b0c40056d9c1d385d58d1c243d57b93');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'true', 'bnc', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22495693f6829f073cde422bdeeeb507853fd0da855ebe64f7d74165e024c887d0d9a0c7c66c2c9241dafb8ed5943da622809ba3636bf275e6f7f013e5a5d75c3b5b0b', '01a1e748-2fcb-78f3-8bce-dc9074610fad', '2026-11-17 02:13:50.156141+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', 'P01764000000', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'e976040d-25b3-4115-ba46-03f919998f2c', 'charge', '2026-11-17 02:13:50.371381+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', E'\\x088134f89979310494ab4b2bd27edbc162142d88c50e1fffd9db9ed41d859213', '01a1e748-24ae-7517-bf47-7ebd9c383b2c', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'r4', 'R4notifica', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249a1aeb773fcb3364b0668009bb4dd28e899edaac2dc87d21d17fc3077bec682fd110778550ce7d5fd20ea77872ee465dbaff4090271d7b99edaccf4da114b226447de4c51dcb56fa24ec1da966fa745b6c7ee80759c9d5003b04298425c0d8aeedcca0f5e925390fe59b29ede67b033a36773e73824f7e35a9175ee3efb59d8874adfc9bbc9d840b1b9c32f06270b20662fdad1a0596af9b182bca2e35cf030de7b107209360d79a13b90233331b8a6b5bef1bae59c552fe62ff1e4b6430fa2629549f9eb50690dca02a3942482ccdfb51081b906e11958916a40430790249c55cdefc8ccad754b494207e14f1b0f3cb58d7fff8cb01f6d19b4faa028d2913da7328794', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 02:13:47.310665+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', E'\\x1382f6235b09d306a730458abeaeaaeb403fbeb82b97004e5660a77046a04fcc', '01a1e748-248f-7116-9df5-443fbbbc5c9f', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'r4', 'R4consulta', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249944034b495d0e9e26b92710f2a97e69ba2b7389ce4e55395ca67cca4323ee4dc739550b5982849ba1ac79d9cc220cf3f7f9102fe2196929d75e05dd4157eb20eee91011c5a46499e57b8f1e8df7c7e24d11f7a94cc92b9054f013c086a886f1e6000248b85ab9f', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:13:47.280968+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', E'\\x171f96731f390fff99fe12057eb3cd88cba02ff8c2ef4cd458c4f2c0b9a6947f', '01a1e748-249e-7784-b0cc-d554089cec5a', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'r4', 'R4consulta', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c224915dd1a682f700337eca3c996c9e587e539a3759c54f275435648bb87d7b93e8614c791f56031d03b257adee42cbfdc30d0f77b33', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:13:47.29537+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', E'\\x48b6dd4890fc6259cee6a9cabfccdb503bcd4efb6eb7e63cab1f0fa0a4baba65', '01a1e748-24a6-78ee-aee8-20bc0fc837d8', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'r4', 'R4notifica', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22493b6fb9cb0e3f18b914c75b45e5484549efc6142b56810df410054c3758a25fd146e941e38f760b14db53a7d6ff4ca24a3e39933132053991da40c6c3d8db931da0468d7b811d5c446b71fd0689e1f62bf6b59c9990a35fdc923d5f1893a4c7d2de99a160aff61ec82da51364c44dcf765dc134814f86319b32d9d87227adb641a12ba4aafb298e23e082dfa1dd3ab344738b5183555dfadb7b77a619c185b77d8b7843a7583281b3fb60294e66142cb4aedffc573032e78b65ee59432bad2af8096e9daf5309d6afcc80aa617480e576c03946c66bd9e5a798d97e29ab3cf405cb261a9f8c60f3a3afd85d1666d0c34c845f12788155cba54cca1f701976c75fb82685', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 02:13:47.302941+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', E'\\x60355551162cde1edba10f601ea9575a43f097d81a6c675f4bad2d2d3388cea1', '01a1e748-24b8-7579-9d80-98f62563b026', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'r4', 'MBconsulta', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c224971881aa6c8fed6b41f1609fabe3a1d6629f8e4755c9a94e06dd1d9ba16ade6781fb0aacab2b8963050e97eaa6d475116230f753221b09de37a7f321d7415be4e083b1ff5c12ae5fd84ea1471e4463e483a6093be2c4e465b4b23f6e64b5758f2dde5f13ae533692c42efb001c53ba74f2ba5536513efc057f677ffa247beae815c07c11b5e7a035d42424c94441fc3bf0f36b2f8853da060fdd27d34184597d40be6e61d1ae2fcac8746e228c028e59a3f609fc32c9fec8b047817581a7d13913bdeb078c2bed1512651b17761c07070db47090e1ba25c63f1f4786a2e80736e82f4af6a01826dbfa6e898431a200d98b16da47a34d0c650a469ff669c959e26bf794078', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 02:13:47.321681+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', 'in/2026-10-05/12345678/120.00', 'fcad5c5b-cce5-480a-87f8-e7b492e14b8c', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '2026-11-17 02:13:50.3536+00', 'false', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x014503f2e8778e884246b1009b7c7b64e29eb2f9836cce8c5906354789d9a831', '01a1e748-1d6e-7804-87fe-e2468b8993b6', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249a16b822edf8b48924a02f32e898c8fcea205f65902fce5f98c66eea4962d448fe400f0ffee2db617166f810e3a31ac7a5ab0820cdd16eb2122903ee1', '2026-11-16', '2026-11-17 02:13:45.487294+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\xc128a7b2b54ff9f57fc20d1bed3835315edf047cc2b22e4f0efe0f4291cb3a4a', E'\\x564e38ff25154b37e892af73b469aafa0f55ae60299257044ab74b76a522a335', '2026-11-17 02:13:46.635174+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x4439fc00bece51370bc453df9c0c73973c3df54d2b8e44ca88f3eef3db48301d', '2026-11-17 02:13:46.488648+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x984968e5f3b1ec62c15c4f087e6d2a8f358b3ef9c3ddb35a4c016a0fade5b745', '2026-11-17 02:13:46.664153+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\xc128a7b2b54ff9f57fc20d1bed3835315edf047cc2b22e4f0efe0f4291cb3a4a', '2026-11-17 02:13:46.595669+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x984968e5f3b1ec62c15c4f087e6d2a8f358b3ef9c3ddb35a4c016a0fade5b745', '01a1e748-222b-7e11-90c4-294de63aefc2', E'\\xb486011a9213cd9d771266a0af4ff11c58f60efe86905b922514a9152a3e55b6', '2026-11-17 02:13:46.664153+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x5bde9f1602c95224cb77ad1ac29b2c874b52e13ff214d70614276f61742808cc', '1', '2026-11-17 02:13:47.18348+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x69eda8f2beb2cfef6a8a83fcec27fa849375175a96dab7f3ec955733839167e4', '1', '2026-11-17 02:13:47.214246+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x91ba69a36650c06849d77b788e7b5d3c9212abd51ae8bdc3d723c295e80cff77', '1', '2026-11-17 02:13:47.18348+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x9e67573ef9992d832607eaaa9b603950a974d0568a7fc141cd38ec133042c7d1', '1', '2026-11-17 02:13:47.18348+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\xa1193fae94210f1ff746a5a4fa6e6d83d7ac5be8590f422d61f9a2358ddb416a', '1', '2026-11-17 02:13:47.148831+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\xcc0d3162fec1212196389fc97eff08278bddc890e1c8df2163ceeb4d27a16a6e', '1', '2026-11-17 02:13:47.214246+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\xe8f3580af70436e05a1adf478795dee5e56c3880f0177e7c15c126102854ab52', '1', '2026-11-17 02:13:47.214246+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 02:13:47.069411+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-2417-7840-8697-3c1b679f8eeb', '01a1e748-23d6-7f82-ae75-c18ea6c6d9df', E'\\x903831ea1d5e5a948d592294a37a6146929f3ca221cb3b5cb422eeb84b46e46e', E'\\x9dec6af4782341dbce659fcca83d76cfec733e6f78a1db52025855d97487f9a3', E'\\xc82e143a806be600ce80e6ccf5d6acc08dd6dea8d7625061e2972768cd47aa60', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22496d49a2dcf620c4943561045e10ed5ac7fb99bf3997b8a3fae98c1b157629976e3f71ceef2784333c40776293baf832d471116f220c654273d6ad3e65a0c217101bebb8e8deebe3a68a82289d81ed', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 02:13:47.159+00', '2026-11-17 03:13:47.159+00', NULL, NULL, '01a1e748-2437-78e5-a177-31b9bbf64aaa', NULL, '2026-11-17 02:13:47.234+00', '01a1e748-2437-78e5-a177-31b9bbf64aaa', '01a1e748-1b8f-7042-92d8-8e6846335210');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '279488162685', '01a1e748-2346-725a-9e19-0ffffe78308a', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,62681,279488162685}', NULL, E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249a4e236cf94c848b8bfc94995c0847ff85bd70438d608ee0ac3b8f065cfb32c00ffaa2f624455d258c04b608bead61c3a2823da9d8c14ea99b528052f3880cccbe72ffa8be219c1a5f4aef93b3ffc8293d5', NULL, NULL, 'query', 'true', '2026-11-17 02:13:46.954321+00', 'matched', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-22f4-770f-aed4-509de90e68c6', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', 'notification/0102/83700001/1523.40', '01a1e748-24a6-79e8-8159-74c636d055eb', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249865640132e404cfa4daf437a8aa4c0bc196d8d22dc2e8a03213f6ecb23eacf726203442cb46691c60fc9df8bc4906bfac6a6b5b362486693219e1fb431883bb8749549cc4cebbf5d13f07c926bcd1e1356d2f6d9ce93e0e914e7c34e9dea1e8022c13e2d1b', E'\\x7fc07a46a6f190b48fb92e4c6ed31514fd4ba08d9ac28627ae4ce7e4824af79f', NULL, 'notification', 'true', '2026-11-17 02:13:47.302941+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 02:14:22.302+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', 'notification/0105/83700003/1523.40', '01a1e748-24b8-708b-96fe-4bc5e81419ee', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249037792d5e1882c9201e550a8ee7ffbb3b8edcae0cee0f2af0e9f96a4d061a1b0077027531779f44f9a4a11a3b9b1bd60c0deea6e712b6fb43456277e70769aee702cd132ebe9173c256bf5f10cd9f5087f2d2281f3a9d445ac2e603c206e6b55d0198cf3ac', E'\\x7fc07a46a6f190b48fb92e4c6ed31514fd4ba08d9ac28627ae4ce7e4824af79f', NULL, 'notification', 'true', '2026-11-17 02:13:47.321681+00', 'ignored', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '279488162685', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-22f4-770f-aed4-509de90e68c6', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 02:13:50.390959+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '2026-10-05', '1', 'added', '{}', '2026-11-17 02:13:50.390959+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-71de-a2b3-d27e4686524b', '20261005', '30.51', '2026-11-17 02:13:47.004+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /movements/{id}/ignore', '01a1e748-24e0-73a3-b880-1b1d7e9b3e49', E'\\xab5639ad29ffbb8f691beb14f514a06a16138c141254029e0407bfed6e733c0b', '01a1e748-24e3-7e18-8de3-28a7832e8b44', '2026-11-17 02:13:47.370172+00', '01a1e748-24b8-708b-96fe-4bc5e81419ee', '200', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22495d40958422e962b7edc0631a264b7e78f87b497bdb3a1a8d4f02863060e54d551d9ddcf72eac0c19954fe75c553d2b334ce6d78eb7f58f58e378056381431bc5b33be3a2435e0cfe2e4cf3dffc1e885993d865b9cecb1d2e5f2adaabff06cc5bef28bbf84451fb6919aa857d2b9d84f83599443cf3d048d7244930cd37e59fd3371277db4ac07e4411242cec9b99d8ba576c3dafbc5111d70f8766e17820df78cafdee9b130462c25f4afd808828359be4d2b1329a2d27e46d8937d55cbfbb006b53aa6462763a8d9042095220447dc918ee139e62b0345cc53d4738c8667298d53579ee42c8f8a561517550ce9d444dc5bcd17d93e9b09ea542c7db9c5b615782142a495f2518a5e124d86943d150a92b12ad906d331b0660aacff839af60df65f259d399ca54399faffad2d707d9f91b840956e5ec6692da75', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /payment-links', '01a1e748-23cb-74ce-862f-b1e84352c00a', E'\\x62faf7fb1343cf5f704c39fe2e28b4b2380c473430fb9adbf861412b95efbcc8', '01a1e748-23ce-7ad2-92e8-016fe5c61357', '2026-11-17 02:13:47.102986+00', '01a1e748-23d6-7f82-ae75-c18ea6c6d9df', '201', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22491a00b824bd8e25fa73488f85e535f5f1e6b80e3a65f64c9b34a7f280f4f1e3166c137838261e2a533ce60ab4f53dfbcb2ca8cb45d871eb052c2fa1bcb7612c915af5e632722e6613155ce464aa637f1e49e68822646893d1d2d69a14170524b1e6f338cbbf38e0929e7eaaf2be3cf4fe011e0cd03b9062a55a211b20623b6b13b010dcc83e1a983504711bc064729b05a931cac70fb0d998b134426736348b28fdc2b3ecce4ff1f5f6563d6f674f79e910aa380dee4d731b15c586f7169798e35e61f30b2008658cfc326c8586a7bf7158cf32ad7c52cebd5a776418c0a83995070667bf1ffca125d451a274f8607618a0644454606736370f802eaff98e80479619469440d6648b068dc06dc4dae7e7938db90cdd314d275dc144230f6c9d2440ef023634d076393bd6642da0fd4d97542a113de574d63d1c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /payments/credit/disburse', '01a1e748-2371-72cc-8a81-6c714babbc49', E'\\xf692de64699f37862555724f2903c03c3cea5bbb1f4e1cfc7889ed598eefca8e', '01a1e748-2375-7e7d-9f1e-2e4dbb2f7408', '2026-11-17 02:13:47.006977+00', '01a1e748-237c-71de-a2b3-d27e4686524b', '200', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c224976ec46db6ceea89d777ddb17c8bc87eb5a93240d4573b9914b59f2af63237d99b14cb5b21d126e2ec1a2272e47369cd569bda774a1ba1057c6de83cc50c4eb8bd2ac1de9774ce1d004569b469e06811abf8a26ab025eb323eff64b0e48bb993210bf50b369f71b301c1e86c2d4cf253a785379bc0cbd61741b9270a863134dd83443310ac113bd20d22f954f7ac84ccc00495468bf4771e84eacbd1d324cb14f75fb24aa63b2db1f939a67817520b3d8638e065f0a2cee4c09824b06f7d9ed3120a8cbd3692f2c5f80aae083b0bdba05bc82fb3768e3246f8c965819df973fabc5d2e2eeaed78b2776594fc66a5fdb63b528aab32d1e17f5f42c1a3d35f1ac90854be57eb3ae24a16dea260beea6358cb1820b37232a61a0c1779f2ff2cc4ac2feb7fe50392a15abbc651ba59f95a0df534a3d9c2e78b06dfb4b5d2c5a469bb6fcefdba5751ab4811c65665f65bb05cc65c03eee5b42294ab14a82d0bd6f2ef096a77771155654a536de0689623a065eccdf6f9a8ac5b6c529b208451202a6f55cafe6f789933a895500937ca26282866876127ccd0ccadf478625817fa638f32f5fc3409be35a7777eb57f16a59d7329dab4df823280329cd62668ee501df91f122373f023a425e144fd4acb9e54602d002c6753490a71ba530ea2376bc1364e08aa1f637ae071098daa5241f49e7395b6509388b6efe93c807e6c75657f2d5f306dbe27a95d5c03fce881406a1752d190938687d835ddbd9014f5f1beebbc3bd32c19cccd0eff8efd5663c5aaa51e9378c6dd907a94365a79c0893243167c2fb578575cd6dd60c25ecd3ab61b41c545bb5f8c33d0fad696626138c783c6cff0f25433028d19798865a8ebcb9ca74f34e2c1712fb15f1b4bebbb9659d0c63bfce3f01048b4880765b0dcef79d79d3fafb39881fd62d1bf1d60eab105ae9f3cd9292688c0d6c83833e5bc867381ed1186e9eac6b2c57560cc156274bc0f714081cf2ae3abefb827fb5b3a8ecd6e86477b38570845ba04dd1e31100d7f48914f17399b472652bdad598a94ea183800d5ea0758e0d609c0bc8bee2171716daa58645d49d4c929bd2c2e7f24a45c7f2ffac2b0f6ab3ce811a1c8f1bc1c4fc4c1e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /payments/pago-movil/verify', '01a1e748-22e9-73d7-bf0f-9aaf27f97cc0', E'\\xa8970310d6b13b56728b99a95c76fd7cdf5b8ba59a145ccd60723918abfcf8d4', '01a1e748-22ec-765c-bc08-19b31242fc9c', '2026-11-17 02:13:46.866045+00', '01a1e748-22f4-770f-aed4-509de90e68c6', '200', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249fd8402c3be077b0ee629e136b97eda7a26797d7d2f69314cb4f63b92a6b55864b440e82788da4e71bb13551976d4babad2e4398b8bfa31ec1e7e070d33cd71280431cec78b03d0944fa56bfe452b3cf7d7f88a359a6724b7e701083f020c33d7836d985f971ed36e14f8bc0f5648866e412889ea30c8ea5713fb27bc2c6a0cbf5ee442c13f94e8adc365a25f877a7939151bbb6c9fd21067cfc70e2bed69bb0466ae9ca3ef2c5efdc4e5b8dc81f5c34dc790fe22dc626002299ac612bc4f5e69c5ccf185685e5855de03a1c080ec7590fca7de362bfc0c1350b203f73d6a133828f80fb51c95da9b75e51c774ba2952bdd74cda91c6adbdc1af85b29befd759fadc0026338261691df04f4ca94d2b465564040fa6dfb965c416b95c4d0e862cc403f85694d709bbd80b95226cc5a6094e05ecad4488a1430b824e238ed47d2f6a84e625868ce83f3e95597a969348b69d9495cf2cfed51278c7682d74a89050184bc75d5b18066fa4e914f36315ca6c04117c22f79c8a12c571bd9fb80f66f6d9dffd7cdd7f49003ec85b24ef50d7905e59989dfc6cba5f7e271406656e6e2522acd467242b0cee3cf6f795c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /payments/vpos', '01a1e748-2147-7417-817a-f11309e2b36a', E'\\x46b5d133aa0af59703db08ca847260114bdeafdd3cd23517c75bb53cec8b5e86', '01a1e748-216b-716a-a9b5-167b2811e8c7', '2026-11-17 02:13:46.510981+00', '01a1e748-218f-77e7-9ba0-9681bf1bdbe8', '201', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249e670e43e286e57cffd41b4297dd75fbc9f2482407b2188e4b8140ae1e5dfeb30d6819a1129450e3e5b018ca0d3af7b34df2f2c7db905cd35553f6eff65ca2c559ee4ef1c39ced3368c3167bce81a384049408795969010e28b91432ff62db97ce0c8ebea877e6ddc1d6f701a7f6ee44c270a46f6a8ba8f08674d95ade9aaed82f2c9a99be554f7113436c6735dacbefd1e19c37d930b8a83f039172b9e1b25e5aee1b268849d1afaabc618a314ff5b2010d377e40f53e41a32f9cf288b9f94743cc9d8f435d4c8481965118773c33584f9ced2db1e5742ecb48ea9a68e457f417f08e60342e38e7dabdb1d74c63f92ed327c38061576998c5a05cdce6c451d0fde09a7ee9ed554b19b2757804894a9a23fca23322bac306756e62a8061cea4032ed3c1f2594b5f08a2a6959ea9ce52ebca7fc3379b0c3d92eca10add7b77d36b224340ac2924520298542e54a2599d4e4f80ad4c9ff3e03f9d3659d785d7e839086966de0c0a1464bf73dcc1f0502dcae7a6903d59860fd800804d8f4adb288f8ee43d03da2207f39c3265bb7621db49bf0430cee6e03d13ac20e606a4e790e875f86999129fda01d0f680254a99cfe25eed1d26e7e5219e65d8cf17784edf4a60900c48102848', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /payments/vpos', '01a1e748-21cc-719f-a479-28fc7d3e86e3', E'\\xb21620762d58098f4adb50cb615f9d579c6edde98c42391a1fa4d1e1d1f03946', '01a1e748-21df-7608-845a-8e3c744f5ce9', '2026-11-17 02:13:46.612165+00', '01a1e748-21f7-726d-9772-53adab50c988', '422', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c224916236f131d04c75972d94abd5ec2bb4800f8798450042c5b0c0e17b97411e43b9e8dc884d075e8e107f77b3f9822d024add3392fff599307cdd98d74ae69edf35648ac0bd5e1cd332342462c05500d00ab7a3e12fd5b0a3f725fecfc34130be39e0eefe309bbbc7708e87caa0467e0bbb31bebe97669ec68f936bcd0e020ada497df2a2a1fd908b31c3eec6fceeb218242964ce592dbc92f14317120b9629ae365ee0c3edd497755b551095f775d041748cd6f385ac14632c20b4696636abd708b9bb122c0fbb4ea93f05b551e197b75d8d2df1c847457e070855b0977f35c0718456ed6f513b57ea1fca67cad65fea3aabbd8a5a0b2912b82d2f34fd07e5eca9bc465b71e0bbb63b3665ad506e2433c3be96a17b0377edd3c628aa8fee5d9417247cc4f004e03dc3c886155e999a7f5ca46ef7adbb242ba2237b0ece7a1ae3e18b27347f5f7bb42ab453ee92163837fd5b6b0c2e2528e8dff7fd482d2ae6eae0a53844118d5c75b203d5c44481263bd52743c92aeceffc7490cf1ba226bdd150a8fd074240a388fbf17119fc47ceacaf8a5d9fa6774c612579646d1534e6d36f80f6dfae70b90e9a6f92e4aeabf033defd603400848e8e97c53ce729f1004dc97a0edc789b17a9755', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /payments/vpos', '01a1e748-2220-7027-b05f-f95ffc183a8c', E'\\xb0053a49a28e42e3f1f9aacafee4525726a9c4ea7282936205e65601e693a97a', '01a1e748-2222-71dc-b7a1-adf6b5ca1264', '2026-11-17 02:13:46.682203+00', '01a1e748-223c-7668-8dce-fb23b69f902a', '201', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22496e04c9d6c53f71673ac678cef7a34c5b8608dea7120c30392c86a59e7a13f637e770aff273c8b497845c6c23601c3453bde653a55f56192420f3b0577222481479e0dae3035a7e9e3fbb9c18e7aefa29d6b6807f2c6664f7ff004cb09b4dc4ff9a5e25651c12c87a837bbf2a27c202faaa1cc5754dcbda9c94c967dd4c9c79218517e630abca4badc6f6c211c7f1c1b2589a8599cb87b18c6afb2c8521129d156439d593e8474492dac05fb0c0b1b23a64770a577e67116e5ee87bc2a8c3c811359f85e368e7b97d915c131b133c7762927740f625578dfd3b6b4d0116412ff6a58a4ecb82c4908736ffae30a307477b58b81d44bad1d2269ca387f8398be176cb398a44637f60dbca33b4ce1d288eac5a6775de14316c99bc2cf500a3307348926021df06eba9fe777ef3ef88b05e778478b09fc5966b2f314845dd6be82ebbf9bfc383cc2b320419cb9e2929e8a0d41c2e468d5f501bf2e8f6a6d5274099fed8d4fef7d2d230a7b8f4d30d5333fd4364920d6ce318a679822b437ad6e71ff0cc4eab91b0a00f033e587202d20c772a4f17082ea5936f63bd0b8e6556eef40629ea8c7dcac64c55f2850f5d5ebbbf81628ca07feb08f081a4cc12de0c405bd4', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'POST /payments/{id}/reverse', '01a1e748-2097-7943-bf47-f3eadaafe345', E'\\x015643251ca27d691e43fe67b4da882615682f1f8cef8ab9607d508ce00cb6ce', '01a1e748-20a2-7c10-be99-5fa78f551057', '2026-11-17 02:13:46.321952+00', '01a1e748-1fbd-7b30-8b65-55f733287e70', '200', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249032b346a594be17615d667eae11c073cce3b5c74ae5b8e2dfa052a913a327f2321189ba827b823be3185602bbb9c5aec36324ba435e40974ab9c45efe30cb33bcee8a73db9cdf890d4b223fb93466c9e042417461f8a286713844adafaf114d56aa7583417d82ba13ea84ebf28b7fe2ee8a5cf3daadeccfcc9313adc989865050341e28ca94e89e5396880c4bb211b112406ddecdc817e746d97069be12fbbc41ecf1b2cfd6aa14a48a1e062a6de9bab440a55585f93d95dbb301254d4bbe2ce3e23ebcc31ee14fc5ef4d0736bec4d59d4df94ddc3537f15e6a0de8f2c018e6fee7b9495529a4931d958cf325fbe787c3d1bab9b223c4f637d7c1f3db73b7cee442a9be05babe244ccff40a4efb5242be6d1f2b143917463dcc44dbf617bec7046c04f7abc21afd643acac58d660a07b91dec8eb5fa51477007be2511a1367302bd9bdd79a02f7a6d421e4d4813cb9495b0587c18298dd6777533a9725eb08233e85fdd3f6304f1e288cd4e86bf25893d710f88e669ad2c09cd4a69811c9610815c7ee0ad073fb9369d3cdfffc8612361d253cbb3ce4d8c6b9690d13ab55f2050932ffbeae4ba83a53a93c6be96ada6a530092ce13bf070f76f6e45d41694de24dd426aeb19b8ad20c30d7f5b374b05dfdadae40d1ca30233dabb98198073d997d4d3fd47ffd48ff9c76746723aae94a61fc4d92ddda5fafe4c79e6307b382e0a4c797a54375bbb35b1ddca561b4624d54a75a598c35f09dc977a337f4d6c0936c87b9a079724995e02dde06ab52756f94700e5e9484b421a06165e254c376725856cd691ac1c7aae52e788b1ef58d10794d21a0c03d140534d829248784a241c4dd9a2ee5e8d9', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22490c9b7ed7909d444224a01d918a2bd9030bbe77e0523df1ab2bf3e79504c9c0b54597c77f912a93ef3f8f47fc083f510883ce82989d561208f97d32eb3f49f404e5de959848fdead7f93f57fdb1e457d4ebea48c4a7bbc6b9d66d8bf3', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '09279a67-fff8-4e69-88b4-e980785f022c', '2026-10-05', '01a1e748-237c-7c53-b47b-66559fceb5df', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x68b8b41f82028058673e4b10a7605dcdd28405b7ea937fd01ce680a4cf57490d', '1', '2026-11-17 02:13:49.346981+00', E'\\x4567ffd36ded85c2a8ce27efdc5a502196520e33a3b68b803ea0dc56d5bf7664');
insert into login_attempts (subject, count, last_at, name) values (E'\\x7ce237ed845c7fd9805cb2dd4d4271e414c94f30481027635cf7bf1545c101bf', '0', '2026-11-17 02:13:48.29284+00', E'\\xf265bd46dbcd7a22f9da39f4fb9949117fbbb017950ed88f5456a35d37b878bf');
insert into login_attempts (subject, count, last_at, name) values (E'\\xb075849a93a41997ccad638c98b551b5b63edc1661e37accdaa8080bcc04cfdc', '1', '2026-11-17 02:13:49.326977+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xf7de916b8dd580a07f81c6a7f09eddd75d10972883309ff4d736d1046ad04178', '1', '2026-11-17 02:13:49.334966+00', E'\\x4567ffd36ded85c2a8ce27efdc5a502196520e33a3b68b803ea0dc56d5bf7664');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x88d3da223595e736ac90390e2a5859d65f9eebc1b1881dcd4b29d5557a3aa656', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'r4', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22490182776365930cd7c22362a7910e795835298e274085589a7c727945f028853ad28f7cda45d9118254cf73828e8dad487d238c6b210298409536176fdebf88976a2a6c57936946908175acc3361459204e24545c', 'true', '{}', '2026-11-17 02:13:47.271045+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 02:18:50.327475+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e748-282d-7e9d-9642-28295802a59a', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$kcY_WlYtlEOnOOKcDCSzTQ$tzMvHGqu3voqu144WXOvTLDrZTV0ZcEitHhsFOTKZYo', '2026-11-17 02:13:48.206998+00', '2026-11-17 02:13:48.240001+00', NULL, '2026-11-17 02:13:49.144498+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('15570dd5-7036-4b31-840a-24db992beba6', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 02:13:50.335378+00', '2026-11-17 02:13:50.335378+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', '$scrypt$ln=17,r=8,p=1$kcY_WlYtlEOnOOKcDCSzTQ$tzMvHGqu3voqu144WXOvTLDrZTV0ZcEitHhsFOTKZYo', '2026-11-17 02:13:48.240001+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('48ac8cdb-a0a4-43a3-b109-b4ddf7e7abc2', '01a1e748-282d-7e9d-9642-28295802a59a', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 02:13:50.310959+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\x03bc928dc1a8de000a8e0ae3b1a23b7dc30a7d28a9f1e0eaba939540675ebc0c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\x098ffbbef87a9da43526d7bb0ad67819f852155a052dd8dd3e2492b3f61ff956', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\x16444631bbdc885703b48a3bcc2c46102165fc60c07da4cd3e594c968aec139a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\x4ae1a2dbad6533a7996fb71ce2de4ec71c910392ef51a09fe98f77b78ba7daad', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\x54706d8c6276b749830bddef38a63092af6133d05593b78f823110ceb7c99366', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\xb1c4f4c89a560e6fc8a92458f141f6cac2f4d0ead3c44a64dbbfd68ce9120815', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\xc092059f95a8c4d7619d201fbc252143886db2fc0db1adbfeaa243621ff0eaf8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\xd0a0587e4384f18c2fb7e16280d131f62aeb6ca1451f04e88cbe1f40360216fc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\xd6ac719aeace5303067cb7801af3ccba0b5b595ec6eb85a1e6020931ec4cdcb1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\xd6fbbb04dbeec49dc4313cc13df0c4afed31cbace227ed87296627cc21eac1d5', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xd04c01104cf4e45722a6ab09e469ee682080a614d06a1bc1bcacc834e7aa890a', '01a1e748-282d-7e9d-9642-28295802a59a', '2026-11-17 02:13:49.144498+00', '2026-11-17 02:13:49.144498+00', '2026-11-17 14:13:49.144498+00', '9e9a1282-0082-4b69-a700-35ad253a4e62', '127.0.0.1', '', '2026-11-17 02:13:49.144498+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e748-283f-7c25-8d0b-7ce189df638e', '01a1e748-282d-7e9d-9642-28295802a59a', 'pas_op_PX8iT4eZ', E'\\x83ca2d59e99e2c36f28f4cd9ae9e6e1184f1057dfa49ecca0e81ace8e77ee48b', '2026-11-17 02:13:48.224305+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22493ad07910957b5aee9d9d1c1c69a55f0a344f253c66a8145fa9e5c15a0b4e2802c6905173fd0e610d4d3c492dfdd63cda8cc79c9b41e8ed874633ea768b88abbaf0cc31b5', '0', '2026-11-17 02:13:49.366622+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1c1d-78d2-8f6c-08cb6848eb42', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 02:13:45.117+00', '2026-11-17 02:13:45.585+00', '2026-11-17 02:28:45.117+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249d870dc2ff93a476808cec650a519a6b3106e8d7bf3361aa2f7f5101f7e1c0f7c32e966c595ddb1e224423249e6c29e76b3b7c0d5248a2a47fda5c1f43d9a1e7510364541fe6caba7082ae7a4e73cc90e250b00aee7b6e4b0d0763ac19b', E'\\x3536d705bbb2c359e73cb8cca8bacc9f66c899bbc54b863fd73aefe7a74ee48e', E'\\x7fc07a46a6f190b48fb92e4c6ed31514fd4ba08d9ac28627ae4ce7e4824af79f', E'\\x4a6bf8eceb764ee2cb56d11f49d2b7992c12ed0828a21d96eae02358cf4cc3fd', NULL, NULL, 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-1c49-7042-a873-da3c6f7e92fe', '2026-11-17 02:13:45.161+00', NULL, '02162552', '488162552', '{488162552,2162552}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1e88-78dc-9b55-78d0a808f869', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:13:45.736+00', '2026-11-17 02:13:45.96+00', '2026-11-17 02:28:45.736+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249c26ec9136e7dcee9bcc24e9c33a83c2f777a313fd4b9c47b48b18c0f1a8eacc46b5e8133e1a30ef28cec27ece9b02b9c85dcd55492b5d9356131e9c71307320f59b797087a906275112e7678c872175ac67315bf8fd9c3193a44e628a2', E'\\x3536d705bbb2c359e73cb8cca8bacc9f66c899bbc54b863fd73aefe7a74ee48e', E'\\x7fc07a46a6f190b48fb92e4c6ed31514fd4ba08d9ac28627ae4ce7e4824af79f', E'\\x4a6bf8eceb764ee2cb56d11f49d2b7992c12ed0828a21d96eae02358cf4cc3fd', NULL, NULL, 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-1f21-7ec5-b3c5-f29d69adc8a6', '2026-11-17 02:13:45.889+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1fbd-7b30-8b65-55f733287e70', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 02:13:46.045+00', '2026-11-17 02:13:46.349+00', '2026-11-17 02:28:46.045+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249e4a99715880f92c6c2033ee3251f2c2538779df700ef510db479a575d564f70c906b3b775d06f219708155da16e2e91db6d363a56f8789efaf3043430f15c28153d50bd6f869725e96ce097bd42e04d18fc5acd7a8fc77da2a95014132', E'\\x3536d705bbb2c359e73cb8cca8bacc9f66c899bbc54b863fd73aefe7a74ee48e', E'\\x7fc07a46a6f190b48fb92e4c6ed31514fd4ba08d9ac28627ae4ce7e4824af79f', E'\\x4a6bf8eceb764ee2cb56d11f49d2b7992c12ed0828a21d96eae02358cf4cc3fd', NULL, NULL, 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-2001-7ea6-bc1c-6c843583dbfc', '2026-11-17 02:13:46.113+00', NULL, '02162618', '488162618', '{488162618,2162618}', NULL, '000000', NULL, NULL, '01a1e748-20d4-7d9f-86e3-e9c2c826b23d', '2026-11-17 02:13:46.324+00', '02162634', NULL, '{2162634}', NULL, '2026-11-17 02:13:46.349+00', '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-211f-702f-9566-6ed494fb0494', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 02:13:46.399+00', '2026-11-17 02:13:46.399+00', '2026-11-17 02:28:46.399+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249fd644e2490cf8e669b526df989595a3a13579152422e89e4f05e401ceff88f68d98a342edbcc194cd9fcf369dd70e8a44796f09a6c3215aad71ac414cfb6898e569f84f93fdd136b7c0c3953b7497e2447a5bb2db103e7db83e9b32563', E'\\x3536d705bbb2c359e73cb8cca8bacc9f66c899bbc54b863fd73aefe7a74ee48e', E'\\x7fc07a46a6f190b48fb92e4c6ed31514fd4ba08d9ac28627ae4ce7e4824af79f', E'\\x4a6bf8eceb764ee2cb56d11f49d2b7992c12ed0828a21d96eae02358cf4cc3fd', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 02:28:46.399+00', NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-218f-77e7-9ba0-9681bf1bdbe8', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:13:46.511+00', '2026-11-17 02:13:46.549+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22491d76b808408a842cac3df632b1e3c5e4fdd67bac9d9b1e27c7e51c3a1699646a271edf905ac6268b457cc1c5e06924a05a955e106cb45479bcca179cf7269a430b468810159b29004c46', E'\\xd0aefd76d8ccbffd79704c3b2d2fd95261a787c9e7ccd1fce0869fc957770df4', NULL, E'\\x6fbc96da15edcea6535f114f1542cf61bf5fec55e359465763fda2d710831b36', '4242', 'Visa', 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-217c-7da5-8c71-0027c543c71f', '2026-11-17 02:13:46.511+00', NULL, '2162654', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-21f7-726d-9772-53adab50c988', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:13:46.614+00', '2026-11-17 02:13:46.626+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249a2d38e194f63779b4e143f09fb4955f328e0059d8d328b9797d24a7f570f1702fc72624d643291101d793bc970ccc8ed7e2ec2e467c4faa46d37fe492e10ded2ebf811a6b3b2e7e264f3', E'\\xebb37c871ddcc7896f9e83e924fa3ec0d55c8a29281969cc6988f656f8e805e6', NULL, E'\\x329d0abeffbd1857a86343ac387fa822ec99eb6164af61f38e2a7ece99a0ca0f', '9995', 'Visa', 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-21e7-7fde-9603-f205aa414faf', '2026-11-17 02:13:46.614+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-223c-7668-8dce-fb23b69f902a', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 02:13:46.684+00', '2026-11-17 02:13:46.719+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249c312d1546488c16f492d36dd9d63cf3adb7731f2d7de5b1bcf601d05ff36ab4ea33a75d117dcd2b5d962c7493233041b74a3f0b9e127581ff42597401679b626ddb6870b73fee57a47df', E'\\x21ecb503eef12aca75cba0164c39349c00464c08e6a3a26f1bbca17e854d15df', NULL, E'\\xd981e04be96df83079dce861d9ff97c491e355c78f6c96f8cb695159264d388b', '0119', 'Visa', 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-222b-7e11-90c4-294de63aefc2', '2026-11-17 02:13:46.684+00', '2026-11-17 02:13:46.719+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-17 02:13:50.134059+00', '2026-11-17 02:13:53.885+00', NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-22f4-770f-aed4-509de90e68c6', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:13:46.867+00', '2026-11-17 02:13:46.942+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xb1fb8f6d6a44416b50bcfb5894af13d672e960890b5ee40f44fe354c315192b1', NULL, NULL, NULL, NULL, 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7c53-b47b-66559fceb5df', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e748-237c-71de-a2b3-d27e4686524b', '2026-11-17 02:13:47.004+00', '2026-11-17 02:13:47.033+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22498667349e4d96c9c4ca35bc7cdebe94425f05d6da7ffea866f57792fd46d0587b4365be398a8f7730ca012c6b504908889c6a8c9743696ef586a48bc8edc9fe1c2759a69a5fb4cdd23031608cd353f5b5f6f16861d4f17c6f2e4a784ae575bf135dfe8b8174d5cc195a13c5305412743b', E'\\xc76a4e9736213f2ee1359c8b78fe485e3abbb20d3e7f7b729c4c765e69fdc812', NULL, NULL, NULL, NULL, 'r4', E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', '01a1e748-238d-71a4-b5ca-3fb803ce30d0', '2026-11-17 02:13:47.02+00', NULL, '38162702', NULL, '{38162702}', 'eb84c45b-e8a9-4407-af7f-3eb6deb85e38', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7f52-ae78-e6ee3fa8c2a7', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e748-237c-71de-a2b3-d27e4686524b', '2026-11-17 02:13:47.004+00', '2026-11-17 02:13:47.035+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c22492f0ee808c5680eb3630e955218c77dd9d38447751e95f00f5c8410ffa2547c917fd1fa45cf8e1097af87b202f1575c037d176b681d7b136757686b0018f586775030b31c3460a2ce3d7c5326da3c03d5a702b1ee96354738ebeeec374c5beab73303472fbedb8235710c182e6b8c74c2', E'\\xd14dae81bbc508f398e9d4142f1e1dbc7a0b97179a5df9111f5f4aeee35ca913', NULL, NULL, NULL, NULL, 'r4', E'\\x56a228cd49964f24fe6039ed87494bd7b9f70a1320b449ec93a7b463efb6c07a', '01a1e748-238d-7b4a-ad37-dd216fe0043b', '2026-11-17 02:13:47.021+00', NULL, NULL, NULL, '{}', '9848e64c-98ad-43fa-9dc3-ba7547135260', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-2437-78e5-a177-31b9bbf64aaa', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:13:47.191+00', '2026-11-17 02:13:47.234+00', '2026-11-17 02:28:47.191+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c224930fcea778a906e2a1373ba113f9227974394d8b093d6d47046574f5fad53fc93792d7cac38ccd7adc637920646fd1b943b1df396c2a764ba06d1885ac673dd67e88cc880b022b381fac4f267460d1aa9f6faa49581fcd992b8efb4b3ba', E'\\x3536d705bbb2c359e73cb8cca8bacc9f66c899bbc54b863fd73aefe7a74ee48e', E'\\x7fc07a46a6f190b48fb92e4c6ed31514fd4ba08d9ac28627ae4ce7e4824af79f', E'\\x4a6bf8eceb764ee2cb56d11f49d2b7992c12ed0828a21d96eae02358cf4cc3fd', NULL, NULL, 'bnc', E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-2457-7695-ac2b-7914c2ec6623', '2026-11-17 02:13:47.223+00', NULL, '02162722', '488162722', '{488162722,2162722}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e748-2417-7840-8697-3c1b679f8eeb', '01a1e748-1b8f-7042-92d8-8e6846335210', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1c1d-78d2-8f6c-08cb6848eb42', '1', '8da18feb-3d5b-4e78-b2cb-03b7ce3ec974', '20.00', '2026-11-17 02:13:50.414359+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x7b8f66f378582b30adb98b2c075f4ee3239da760f25a94c3bb3000222a18a9f1', '01a1e748-282d-7e9d-9642-28295802a59a', 'factor', '2026-11-17 02:18:50.136463+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7c53-b47b-66559fceb5df', '10.00', 'key:requester', '2026-11-17 02:13:50.404043+00', '2026-11-18 02:13:50.404043+00', 'approved', 'user:ana', '2026-11-17 02:13:50.404043+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1c1d-78d2-8f6c-08cb6848eb42', '01a1e748-1c28-7878-9323-a9103c8dc7ef', '2026-11-17 02:13:45.117+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1c1d-78d2-8f6c-08cb6848eb42', '01a1e748-1c4c-7175-9957-6df36fb06917', '2026-11-17 02:13:45.161+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1c1d-78d2-8f6c-08cb6848eb42', '01a1e748-1df2-7520-b923-bbeb21c5ab17', '2026-11-17 02:13:45.585+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02162552"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1e88-78dc-9b55-78d0a808f869', '01a1e748-1e88-7691-9f2f-1e2b33ad3a81', '2026-11-17 02:13:45.736+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1e88-78dc-9b55-78d0a808f869', '01a1e748-1f21-7fe9-a3c7-7ede647e2caa', '2026-11-17 02:13:45.889+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1e88-78dc-9b55-78d0a808f869', '01a1e748-1f69-76ba-9927-f7eb3119e9a0', '2026-11-17 02:13:45.96+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1fbd-7b30-8b65-55f733287e70', '01a1e748-1fbe-7093-b14a-ad52c305aea2', '2026-11-17 02:13:46.045+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1fbd-7b30-8b65-55f733287e70', '01a1e748-2001-75e3-924b-01523ae0a427', '2026-11-17 02:13:46.113+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1fbd-7b30-8b65-55f733287e70', '01a1e748-2060-7c2f-977d-0d645cf6cb7e', '2026-11-17 02:13:46.208+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02162618"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1fbd-7b30-8b65-55f733287e70', '01a1e748-20d4-7f44-a574-3d72a64f06b5', '2026-11-17 02:13:46.324+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1fbd-7b30-8b65-55f733287e70', '01a1e748-20ee-791b-a3a9-2f61b22371f1', '2026-11-17 02:13:46.349+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02162634"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-211f-702f-9566-6ed494fb0494', '01a1e748-211f-7fb0-9c47-0de916ea3b28', '2026-11-17 02:13:46.399+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-218f-77e7-9ba0-9681bf1bdbe8', '01a1e748-2190-7f99-b1d6-1481059158a6', '2026-11-17 02:13:46.511+00', 'submitted', 'PENDING', NULL, '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-218f-77e7-9ba0-9681bf1bdbe8', '01a1e748-21bb-7d54-85b3-a66f99e8aa82', '2026-11-17 02:13:46.549+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2162654"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-21f7-726d-9772-53adab50c988', '01a1e748-21f7-7600-a8e6-05da239cd287', '2026-11-17 02:13:46.614+00', 'submitted', 'PENDING', NULL, '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-21f7-726d-9772-53adab50c988', '01a1e748-2202-7565-b522-d76e46225eef', '2026-11-17 02:13:46.626+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-223c-7668-8dce-fb23b69f902a', '01a1e748-223d-7e9e-9924-ac7a2d84ca67', '2026-11-17 02:13:46.684+00', 'submitted', 'PENDING', NULL, '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-223c-7668-8dce-fb23b69f902a', '01a1e748-225f-7089-a540-a684e51a4e13', '2026-11-17 02:13:46.719+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-22f4-770f-aed4-509de90e68c6', '01a1e748-235d-7986-b566-88358c88e464', '2026-11-17 02:13:46.942+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7c53-b47b-66559fceb5df', '01a1e748-237e-7f04-9de6-477ec30517c0', '2026-11-17 02:13:47.004+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e748-237c-71de-a2b3-d27e4686524b"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7c53-b47b-66559fceb5df', '01a1e748-238d-7002-857b-c4dc1c4e7a60', '2026-11-17 02:13:47.02+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7c53-b47b-66559fceb5df', '01a1e748-2399-73e2-baa6-5173d67fde3b', '2026-11-17 02:13:47.033+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "38162702"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7f52-ae78-e6ee3fa8c2a7', '01a1e748-237e-721e-be87-723fda50b4ae', '2026-11-17 02:13:47.004+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e748-237c-71de-a2b3-d27e4686524b"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7f52-ae78-e6ee3fa8c2a7', '01a1e748-238d-7bc5-b7b6-8448119e7510', '2026-11-17 02:13:47.021+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-237c-7f52-ae78-e6ee3fa8c2a7', '01a1e748-239b-7c77-9ced-589cfc9d9a4d', '2026-11-17 02:13:47.035+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-2437-78e5-a177-31b9bbf64aaa', '01a1e748-2438-7226-bb08-7e15bb8be6e5', '2026-11-17 02:13:47.191+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-2437-78e5-a177-31b9bbf64aaa', '01a1e748-2457-7763-9d48-76237e5fea02', '2026-11-17 02:13:47.223+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e748-1b8f-7042-92d8-8e6846335210');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-2437-78e5-a177-31b9bbf64aaa', '01a1e748-2462-7d6b-9ed7-4d6d5231b559', '2026-11-17 02:13:47.234+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02162722"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '2026-11-17 01:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 02:13:40.318428+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-23d6-7f82-ae75-c18ea6c6d9df', E'\\xcb707505c53e6eb0054701a0b89277959fcd55683606a32fa17e80ccf99abd09', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c224921c28995c3baf94580171ecba27ffa878a94949238b66afe5ac1e83f1a1cc7efe55464c84fdf79c90056724e3e727ad3856bf1bfa079ecc8c83135890e40acc66a6133218c3bba5a08a6f00250', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 02:13:47.094+00', 'key:01a1e748-1b8f-7042-92d8-8e6846335210');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '24a78b30-3c6a-4823-8915-bac41ad6b3e7', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 02:13:50.381715+00', '2026-11-18 03:13:50.381715+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xd0413f4a21e760bc701733e4162c1be952b7a91b6a9dd5347e1188faafe7ecd3', '01a1e748-282d-7e9d-9642-28295802a59a', '2026-11-17 02:18:50.14159+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '196', '2026-11-17 02:13:50.347656+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 02:13:50.151663+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 02:13:50.151663+00', '2026-11-16', '2026-11-17 02:13:44.787085+00', '2026-11-17 02:13:44.974964+00', '2026-11-17 02:13:44.974964+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-17 02:13:50.151663+00', '2026-11-17 02:13:50.151663+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-17 02:13:44.974964+00', '2026-11-17 02:13:44.974964+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 02:13:40.971488+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 02:13:40.975351+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:13:41.027227+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 02:13:41.045843+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:13:41.061752+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 02:13:41.067514+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 02:13:40.318428+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 02:13:40.318428+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 02:13:41.104962+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 02:13:41.114121+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 02:13:41.116667+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 02:13:41.11205+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 02:13:41.094111+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x1620722297e23ab4d1474ab93fa537195d53954cfb3adfe6563b0cace4d888fd', '01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 02:13:50.375274+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '782', '1', '01a1e748-1c28-7878-9323-a9103c8dc7ef', '{"event":"payment.pending","data":{"paymentId":"01a1e748-1c1d-78d2-8f6c-08cb6848eb42","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.117Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.117Z"}', '2026-11-17 02:13:45.12648+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '789', '2', '01a1e748-1df2-7520-b923-bbeb21c5ab17', '{"event":"payment.completed","data":{"paymentId":"01a1e748-1c1d-78d2-8f6c-08cb6848eb42","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02162552","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.117Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.585Z"}', '2026-11-17 02:13:45.628506+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '792', '3', '01a1e748-1e88-7691-9f2f-1e2b33ad3a81', '{"event":"payment.pending","data":{"paymentId":"01a1e748-1e88-78dc-9b55-78d0a808f869","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.736Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.736Z"}', '2026-11-17 02:13:45.753067+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '798', '4', '01a1e748-1f69-76ba-9927-f7eb3119e9a0', '{"event":"payment.failed","data":{"paymentId":"01a1e748-1e88-78dc-9b55-78d0a808f869","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.736Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.960Z"}', '2026-11-17 02:13:45.957686+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '800', '5', '01a1e748-1fbe-7093-b14a-ad52c305aea2', '{"event":"payment.pending","data":{"paymentId":"01a1e748-1fbd-7b30-8b65-55f733287e70","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.045Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.045Z"}', '2026-11-17 02:13:46.042878+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '806', '6', '01a1e748-2060-7c2f-977d-0d645cf6cb7e', '{"event":"payment.completed","data":{"paymentId":"01a1e748-1fbd-7b30-8b65-55f733287e70","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02162618","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.045Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.208Z"}', '2026-11-17 02:13:46.228384+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '811', '7', '01a1e748-20ee-791b-a3a9-2f61b22371f1', '{"event":"payment.reversed","data":{"paymentId":"01a1e748-1fbd-7b30-8b65-55f733287e70","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02162618","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.045Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.349Z"}', '2026-11-17 02:13:46.346646+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '813', '8', '01a1e748-211f-7fb0-9c47-0de916ea3b28', '{"event":"payment.pending","data":{"paymentId":"01a1e748-211f-702f-9566-6ed494fb0494","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.399Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.399Z"}', '2026-11-17 02:13:46.404796+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '823', '9', '01a1e748-21bb-7d54-85b3-a66f99e8aa82', '{"event":"payment.completed","data":{"paymentId":"01a1e748-218f-77e7-9ba0-9681bf1bdbe8","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2162654","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.511Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.549Z"}', '2026-11-17 02:13:46.555475+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '829', '10', '01a1e748-2202-7565-b522-d76e46225eef', '{"event":"payment.failed","data":{"paymentId":"01a1e748-21f7-726d-9772-53adab50c988","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.614Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.626Z"}', '2026-11-17 02:13:46.636179+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '835', '11', '01a1e748-225f-7089-a540-a684e51a4e13', '{"event":"payment.pending","data":{"paymentId":"01a1e748-223c-7668-8dce-fb23b69f902a","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.684Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.719Z"}', '2026-11-17 02:13:46.716622+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '842', '12', '01a1e748-235d-7986-b566-88358c88e464', '{"event":"payment.completed","data":{"paymentId":"01a1e748-22f4-770f-aed4-509de90e68c6","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.867Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.942Z"}', '2026-11-17 02:13:46.970977+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '848', '13', '01a1e748-2399-73e2-baa6-5173d67fde3b', '{"event":"payment.completed","data":{"paymentId":"01a1e748-237c-7c53-b47b-66559fceb5df","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38162702","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.004Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:47.033Z"}', '2026-11-17 02:13:47.0321+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '849', '14', '01a1e748-239b-7c77-9ced-589cfc9d9a4d', '{"event":"payment.failed","data":{"paymentId":"01a1e748-237c-7f52-ae78-e6ee3fa8c2a7","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.004Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:47.035Z"}', '2026-11-17 02:13:47.03421+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '862', '15', '01a1e748-2438-7226-bb08-7e15bb8be6e5', '{"event":"payment.pending","data":{"paymentId":"01a1e748-2437-78e5-a177-31b9bbf64aaa","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.191Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","checkoutSessionId":"01a1e748-2417-7840-8697-3c1b679f8eeb","livemode":false},"timestamp":"2026-11-17T02:13:47.191Z"}', '2026-11-17 02:13:47.188904+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '867', '16', '01a1e748-2417-7840-8697-25430155a684', '{"event":"checkout.paid","data":{"sessionId":"01a1e748-2417-7840-8697-3c1b679f8eeb","linkId":"01a1e748-23d6-7f82-ae75-c18ea6c6d9df","status":"PAID","paymentId":"01a1e748-2437-78e5-a177-31b9bbf64aaa","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.159Z","livemode":false},"timestamp":"2026-11-17T02:13:47.234Z"}', '2026-11-17 02:13:47.233281+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '867', '17', '01a1e748-2462-7d6b-9ed7-4d6d5231b559', '{"event":"payment.completed","data":{"paymentId":"01a1e748-2437-78e5-a177-31b9bbf64aaa","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02162722","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.191Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","checkoutSessionId":"01a1e748-2417-7840-8697-3c1b679f8eeb","livemode":false},"timestamp":"2026-11-17T02:13:47.234Z"}', '2026-11-17 02:13:47.233281+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e748-282d-7e9d-9642-28295802a59a', E'\\x1646f46c9976706a99d03cdae4b12ccfa5266f6101edcd8cb5a4eb852ebcf23c', '2026-11-17 02:13:50.143882+00', '2026-11-20 02:13:50.143882+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-1c28-7878-9323-a9103c8dc7ef', 'payment.pending', '01a1e748-1c1d-78d2-8f6c-08cb6848eb42', '{"event":"payment.pending","data":{"paymentId":"01a1e748-1c1d-78d2-8f6c-08cb6848eb42","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.117Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.117Z"}', 'delivered', '2026-11-17 02:13:45.117+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:45.158254+00', '200', NULL, '115', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-1df2-7520-b923-bbeb21c5ab17', 'payment.completed', '01a1e748-1c1d-78d2-8f6c-08cb6848eb42', '{"event":"payment.completed","data":{"paymentId":"01a1e748-1c1d-78d2-8f6c-08cb6848eb42","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02162552","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.117Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.585Z"}', 'delivered', '2026-11-17 02:13:45.585+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:45.665186+00', '200', NULL, '40', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-1e88-7691-9f2f-1e2b33ad3a81', 'payment.pending', '01a1e748-1e88-78dc-9b55-78d0a808f869', '{"event":"payment.pending","data":{"paymentId":"01a1e748-1e88-78dc-9b55-78d0a808f869","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.736Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.736Z"}', 'delivered', '2026-11-17 02:13:45.736+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:45.803737+00', '200', NULL, '47', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-1f69-76ba-9927-f7eb3119e9a0', 'payment.failed', '01a1e748-1e88-78dc-9b55-78d0a808f869', '{"event":"payment.failed","data":{"paymentId":"01a1e748-1e88-78dc-9b55-78d0a808f869","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:45.736Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:45.960Z"}', 'delivered', '2026-11-17 02:13:45.96+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:45.997281+00', '200', NULL, '34', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-1fbe-7093-b14a-ad52c305aea2', 'payment.pending', '01a1e748-1fbd-7b30-8b65-55f733287e70', '{"event":"payment.pending","data":{"paymentId":"01a1e748-1fbd-7b30-8b65-55f733287e70","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.045Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.045Z"}', 'delivered', '2026-11-17 02:13:46.045+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.072537+00', '200', NULL, '33', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-2060-7c2f-977d-0d645cf6cb7e', 'payment.completed', '01a1e748-1fbd-7b30-8b65-55f733287e70', '{"event":"payment.completed","data":{"paymentId":"01a1e748-1fbd-7b30-8b65-55f733287e70","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02162618","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.045Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.208Z"}', 'delivered', '2026-11-17 02:13:46.208+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.240212+00', '200', NULL, '50', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-20ee-791b-a3a9-2f61b22371f1', 'payment.reversed', '01a1e748-1fbd-7b30-8b65-55f733287e70', '{"event":"payment.reversed","data":{"paymentId":"01a1e748-1fbd-7b30-8b65-55f733287e70","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02162618","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.045Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.349Z"}', 'delivered', '2026-11-17 02:13:46.349+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.360861+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-211f-7fb0-9c47-0de916ea3b28', 'payment.pending', '01a1e748-211f-702f-9566-6ed494fb0494', '{"event":"payment.pending","data":{"paymentId":"01a1e748-211f-702f-9566-6ed494fb0494","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.399Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.399Z"}', 'delivered', '2026-11-17 02:13:46.399+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.426977+00', '200', NULL, '31', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-21bb-7d54-85b3-a66f99e8aa82', 'payment.completed', '01a1e748-218f-77e7-9ba0-9681bf1bdbe8', '{"event":"payment.completed","data":{"paymentId":"01a1e748-218f-77e7-9ba0-9681bf1bdbe8","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2162654","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.511Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.549Z"}', 'delivered', '2026-11-17 02:13:46.549+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.570967+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-2202-7565-b522-d76e46225eef', 'payment.failed', '01a1e748-21f7-726d-9772-53adab50c988', '{"event":"payment.failed","data":{"paymentId":"01a1e748-21f7-726d-9772-53adab50c988","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.614Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.626Z"}', 'delivered', '2026-11-17 02:13:46.626+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.659119+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-225f-7089-a540-a684e51a4e13', 'payment.pending', '01a1e748-223c-7668-8dce-fb23b69f902a', '{"event":"payment.pending","data":{"paymentId":"01a1e748-223c-7668-8dce-fb23b69f902a","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.684Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.719Z"}', 'delivered', '2026-11-17 02:13:46.719+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.736048+00', '200', NULL, '108', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-235d-7986-b566-88358c88e464', 'payment.completed', '01a1e748-22f4-770f-aed4-509de90e68c6', '{"event":"payment.completed","data":{"paymentId":"01a1e748-22f4-770f-aed4-509de90e68c6","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:46.867Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:46.942Z"}', 'delivered', '2026-11-17 02:13:46.942+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:46.996774+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-2399-73e2-baa6-5173d67fde3b', 'payment.completed', '01a1e748-237c-7c53-b47b-66559fceb5df', '{"event":"payment.completed","data":{"paymentId":"01a1e748-237c-7c53-b47b-66559fceb5df","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38162702","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.004Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:47.033Z"}', 'delivered', '2026-11-17 02:13:47.033+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:47.037911+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-239b-7c77-9ced-589cfc9d9a4d', 'payment.failed', '01a1e748-237c-7f52-ae78-e6ee3fa8c2a7', '{"event":"payment.failed","data":{"paymentId":"01a1e748-237c-7f52-ae78-e6ee3fa8c2a7","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.004Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","livemode":false},"timestamp":"2026-11-17T02:13:47.035Z"}', 'delivered', '2026-11-17 02:13:47.035+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:47.041004+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-2438-7226-bb08-7e15bb8be6e5', 'payment.pending', '01a1e748-2437-78e5-a177-31b9bbf64aaa', '{"event":"payment.pending","data":{"paymentId":"01a1e748-2437-78e5-a177-31b9bbf64aaa","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.191Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","checkoutSessionId":"01a1e748-2417-7840-8697-3c1b679f8eeb","livemode":false},"timestamp":"2026-11-17T02:13:47.191Z"}', 'delivered', '2026-11-17 02:13:47.191+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:47.19968+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '01a1e748-2462-7d6b-9ed7-4d6d5231b559', 'payment.completed', '01a1e748-2437-78e5-a177-31b9bbf64aaa', '{"event":"payment.completed","data":{"paymentId":"01a1e748-2437-78e5-a177-31b9bbf64aaa","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02162722","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:13:47.191Z","keyId":"01a1e748-1b8f-7042-92d8-8e6846335210","checkoutSessionId":"01a1e748-2417-7840-8697-3c1b679f8eeb","livemode":false},"timestamp":"2026-11-17T02:13:47.234Z"}', 'delivered', '2026-11-17 02:13:47.234+00', '01a1e748-0d3d-79a9-bde0-043a5caf0503', '2026-11-17 02:13:47.252286+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e748-1b2f-7baa-967f-d746c91f9a92', 'false', '01a1e748-1be5-7698-96f6-a6b3882da0fa', '1', 'http://127.0.0.1:41873/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44a5723d3e0b5ec8082242068ecc4c2249490bbdeb3db8978d902700421b8d7d200e5aada0caa90038873bed35ae4530e0a2d1c1280e24a5df06c4d1cfcf0ad77b6face89cd88ee45b3da2daeb1037273d29237cf5759e89d7497bc39b049c', NULL, NULL, '2026-11-17 02:13:45.06+00', '2026-11-17 02:13:45.06+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_invoice_counters enable trigger user;
alter table bank_invoices enable trigger user;
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
