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

-- Calls that a bank allows only so often. One row per client of a bank and kind of call, for all processes and tenants:
-- the turn is taken before the call, so that one that was interrupted counts.
create table bank_quotas (
  client          bytea       not null, -- hash of bank, address and client
  name            text        not null, -- of the call
  next_allowed_at timestamptz not null,
  wait_ms         bigint      not null, -- the last wait, from which a longer one is computed
  primary key (client, name)
);

-- The number under which the bank carries out a payment at most once, written before its first call. A call whose answer
-- was lost is repeated under it; a payment without one is never sent again.

alter table payments add column operation_ref text;

-- Several accounts of a tenant at one bank, the order in which they are tried, and banks that take no new payments.

-- `bank` has the name of the account: that of its bank, or bank:label for another account there.
alter table bank_accounts drop constraint bank_accounts_bank_check,
  add constraint bank_accounts_bank_check check (
    split_part(bank, ':', 1) in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga')
    and bank ~ '^[a-z0-9]+(:[a-z0-9-]{1,20})?$');
alter table flow_routes drop constraint flow_routes_bank_check,
  add constraint flow_routes_bank_check check (
    split_part(bank, ':', 1) in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga')
    and bank ~ '^[a-z0-9]+(:[a-z0-9-]{1,20})?$');
alter table notification_addresses drop constraint notification_addresses_bank_check,
  add constraint notification_addresses_bank_check check (
    split_part(bank, ':', 1) in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga')
    and bank ~ '^[a-z0-9]+(:[a-z0-9-]{1,20})?$');

-- No row: the order of the banks, with every account; of test keys, the first account that offers a flow.
create table account_orders (
  tenant_id uuid    not null references tenants,
  livemode  boolean not null,
  accounts  text[]  not null check (cardinality(accounts) > 0),
  primary key (tenant_id, livemode)
);

-- Banks that get no new payments, of any tenant. Payments under way, queries and reversals go on. The audit log says who
-- decided it.
create table drained_banks (
  bank       text        not null check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga')),
  livemode   boolean     not null,
  drained_at timestamptz not null default now(),
  primary key (bank, livemode)
);

-- Direct debits under a mandate ("domiciliación"), and the mandates of a tenant's payers. The check on payments is not
-- validated here: every row already meets the narrower one, and the table may be long.

alter table payments drop constraint payments_method_check,
  add constraint payments_method_check
    check (method in ('C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO', 'CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION',
      'VUELTO', 'DOMICILIACION')) not valid;

-- One row per tenant, mode, account and payer, written when the bank says something about the mandate for the first time.
--   REQUESTED  the payer was asked for it and has not approved it
--   ACTIVE     the payer was charged under it
--   SUSPENDED  the payer has suspended it
create table mandates (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  mandate_id  uuid        not null, -- the payment that the bank's first word was about; version 7: newest last
  bank        text        not null,
  account_id  bytea       not null, -- hash of bank and account, the same for all tenants that share it
  payer_hash  bytea,                -- keyed, as in payments; null: the payer was erased
  status      text        not null check (status in ('REQUESTED', 'ACTIVE', 'SUSPENDED')),
  payment_id  uuid        not null, -- the payment that the status comes from; it has the payer, sealed
  reported_at timestamptz not null, -- when that payment was sent: an earlier one that is decided later changes nothing
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (tenant_id, livemode, mandate_id)
);

create unique index mandates_payer on mandates (tenant_id, livemode, account_id, payer_hash);
-- The tenants that have mandates on an account.
create index mandates_by_account on mandates (account_id, tenant_id, livemode);

-- The body of this function is in src/payments/sql, which the migrator applies after the migrations.
create function keep_mandate() returns trigger language plpgsql as $$
begin
  raise exception 'the routine % has not been applied: run pasarela migrate', 'keep_mandate';
end
$$;

create trigger payments_keep_mandate after update on payments for each row
  when (new.method = 'DOMICILIACION' and old.status = 'PENDING' and new.status <> 'PENDING')
  execute function keep_mandate();

-- pasarela: outside a transaction
-- Reads every payment and blocks neither reads nor writes: a table with a check that is not validated cannot be partitioned.
alter table payments validate constraint payments_method_check;

-- Amounts of reversed payments by hour. They are rolled up apart from the events, up to a time of their own: processes of
-- the version before add to payment_hours without them.

alter table payment_hours
  add column reversed_usd_amount numeric(20,2) not null default 0,
  add column reversed_ves_amount numeric(22,2) not null default 0;

-- Reversals before this time are in payment_hours.
alter table payment_hours_done add column reversals_until timestamptz not null default '-infinity';

-- pasarela: outside a transaction
-- Charges and debits of one amount through an account: a line of its statement may be theirs.
create index if not exists payments_by_account_in on payments (account_id, ves_amount, submitted_at)
  where method in ('C2P', 'DEBITO_INMEDIATO', 'DOMICILIACION') and submitted_at is not null;

-- pasarela: outside a transaction
-- payments_by_account_in serves C2P charges too, also for processes of the version before.
drop index if exists payments_by_account_charge;

-- Days that the bank's lines cover, so that a day that nothing was read of is not taken for one without money.

-- The first day from which the readings have no gap. Null: not known, as of rows that the version before has written.
alter table statement_readings add column read_from date;

-- Periods of imported files. A file whose lines were all recorded before adds no movement, and yet shows its days.
create table imported_periods (
  account_id  bytea       not null,
  first_day   date        not null,
  last_day    date        not null check (last_day >= first_day),
  imported_at timestamptz not null default now(), -- of the last file with that period
  primary key (account_id, first_day, last_day)
);

-- Movements of accounts whose statement is imported from files. A file and a notification, or a query, report the same money
-- under different keys, in any order: here they become one row, so that it pays once.

-- Digits without zeros in front are equal, or end equally over at least six.
create function same_reference(one text, other text) returns boolean language sql immutable as $$
  select a <> '' and b <> '' and (a = b or shorter >= 6 and right(a, shorter) = right(b, shorter))
  from (select ltrim(regexp_replace(one, '\D', '', 'g'), '0') as a, ltrim(regexp_replace(other, '\D', '', 'g'), '0') as b) digits
  cross join lateral (select least(length(a), length(b)) as shorter) lengths
$$;

-- After the insert, so that each of two transactions at once has inserted its row before it takes the lock: the second one
-- sees the row of the first.
create function merge_imported_movement() returns trigger language plpgsql as $$
declare
  other movements;
  own_numbers text[] := new.reference || new.numbers;
begin
  perform pg_advisory_xact_lock(hashtextextended('movements ' || encode(new.account_id, 'hex'), 0));

  select m.* into other from movements m
  where m.account_id = new.account_id and m.date between new.date - 1 and new.date + 1
    and m.ves_amount = new.ves_amount and m.direction = new.direction
    and (m.source = 'import') <> (new.source = 'import')
    and exists (select from unnest(own_numbers) one, unnest(m.reference || m.numbers) two where same_reference(one, two))
  order by abs(m.date - new.date), m.movement_id limit 1
  for update;
  if found then
    if new.source = 'import' then
      delete from movements where account_id = new.account_id and movement_key = new.movement_key;
      return null;
    end if;
    update claimed_movements set movement_key = new.movement_key
    where account_id = other.account_id and movement_key = other.movement_key;
    delete from movements where account_id = other.account_id and movement_key = other.movement_key;
    update movements
    set movement_id = other.movement_id, seen_at = other.seen_at, is_proof = is_proof or other.is_proof, state = other.state,
        tenant_id = other.tenant_id, livemode = other.livemode, payment_id = other.payment_id,
        ignored_reason = other.ignored_reason, reported_at = other.reported_at,
        next_match_at = case when other.state = 'unmatched' then next_match_at end
    where account_id = new.account_id and movement_key = new.movement_key;
    return null;
  end if;

  -- A reference is missing or too short to compare: it may be the same money. A person decides.
  perform from movements m
  where m.account_id = new.account_id and m.date between new.date - 1 and new.date + 1
    and m.ves_amount = new.ves_amount and m.direction = new.direction
    and (m.source = 'import') <> (new.source = 'import') and m.is_proof
    and not (exists (select from unnest(own_numbers) one where length(ltrim(regexp_replace(one, '\D', '', 'g'), '0')) >= 6)
             and exists (select from unnest(m.reference || m.numbers) two
                         where length(ltrim(regexp_replace(two, '\D', '', 'g'), '0')) >= 6));
  if found and new.source = 'import' then
    delete from movements where account_id = new.account_id and movement_key = new.movement_key;
  elsif found then
    update movements set is_contradictory = true
    where account_id = new.account_id and movement_key = new.movement_key;
  end if;
  return null;
end
$$;

-- An account whose statement is read from the bank has no files.
create trigger movements_merge_imported after insert on movements for each row when (new.source <> 'statement')
  execute function merge_imported_movement();

-- The identity of bank accounts whose credentials change, and of those that have a client of the bank in common.

-- The id that an account kept when the bank replaced the token that names it. It holds for the credentials whose hash is in
-- kept_for, and for no others: a process of the version before stores credentials without it. Null: the id is that hash.
alter table bank_accounts add column kept_id bytea, add column kept_for bytea,
  add constraint bank_accounts_kept check ((kept_id is null) = (kept_for is null));

-- The id under which the bank's client charges without naming an account; the account's own where accounts have no client in
-- common. Null: not known yet, as of rows that the version before has written.
alter table account_holders add column client_id bytea;
update account_holders set client_id = account_id where bank <> 'bnc' and bank not like 'bnc:%';
create index account_holders_by_client on account_holders (client_id);

-- The endings by which the references of two movements are compared (same_reference): of six digits, or the whole number if
-- it has fewer. Two references that are the same have the same ending.
create function reference_endings(reference text, numbers text[]) returns text[] language sql immutable as $$
  select array(
    select distinct right(ltrim(regexp_replace(number, '\D', '', 'g'), '0'), 6)
    from unnest(reference || numbers) as number where number ~ '[1-9]')
$$;

-- Whether one of them is long enough to distinguish two movements: six digits after the zeros in front.
create function has_reference(reference text, numbers text[]) returns boolean language sql immutable as $$
  select array_to_string(reference || numbers, '|') ~ '[1-9]([^0-9|]*[0-9]){5}'
$$;

-- pasarela: outside a transaction
-- Lines of files with an amount: a notification or a query may report the same money.
create index if not exists movements_imported on movements (account_id, ves_amount, date)
  where source = 'import';

-- pasarela: outside a transaction
-- Movements by the endings of their references: a file may have the same money. Looked up while rows are inserted, so no
-- list of pending entries is kept, which every look-up would read.
create index if not exists movements_by_ending on movements using gin (reference_endings(reference, numbers))
  with (fastupdate = off) where source <> 'statement';

-- pasarela: outside a transaction
-- The few movements that have no reference to compare by.
create index if not exists movements_without_reference on movements (account_id, ves_amount, date)
  where source <> 'statement' and not has_reference(reference, numbers);

-- version: 1
-- Keeps the mandate of a payer in step with the direct debits, in the statement that decides one of them: the mandate and
-- the payment never disagree, also when a query, the reconciler or an operator decided it.
--   charged     the mandate is active
--   MD01, MD09  the payer was asked for it and has not approved it
--   MD22        the payer has suspended it
-- Any other end says nothing about the mandate. Of several direct debits at once the one that was sent last counts.
create or replace function keep_mandate() returns trigger language plpgsql as $$
declare
  reported text := case
    when new.status = 'COMPLETED' then 'ACTIVE'
    when new.failure_code in ('MD01', 'MD09') then 'REQUESTED'
    when new.failure_code = 'MD22' then 'SUSPENDED'
  end;
begin
  if reported is null or new.payer_hash is null or new.account_id is null then return null; end if;
  insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at,
                        created_at, updated_at)
  values (new.tenant_id, new.livemode, new.payment_id, new.bank, new.account_id, new.payer_hash, reported, new.payment_id,
          coalesce(new.submitted_at, new.created_at), new.updated_at, new.updated_at)
  on conflict (tenant_id, livemode, account_id, payer_hash) do update
  set status = excluded.status, payment_id = excluded.payment_id, reported_at = excluded.reported_at,
      updated_at = greatest(mandates.updated_at, excluded.updated_at)
  where (mandates.reported_at, mandates.payment_id) < (excluded.reported_at, excluded.payment_id);
  return null;
end
$$;

-- version: 3
-- Counts a payout or a refund against the limits of an API key, and returns null or the limit that it exceeds: `call`,
-- `day` or `payee`. Nothing is counted then. The row of the budget's first key is locked before the sums are read, and
-- each query of a function has a snapshot of its own, so that of many payouts at once none sees the sums without the
-- others. The day is read under the lock too: one that waited over midnight would count on a day whose rows are removed.
-- Payouts that failed, and reversals that did not take place, do not count: a reversal is counted for a payment that
-- none is under way for, so those counted for it before did not take place, whosever they were. A payment that is written
-- again after a lost acknowledgement counts once. A payee is recognised by the document and by the phone or account: the
-- limit holds for each of them, so that neither an invented document nor a second phone has a limit of its own. Rows of past
-- days are removed.
create or replace function use_key_budget(
  of_tenant uuid, of_livemode boolean, of_key uuid, of_payments uuid[], of_documents bytea[], of_destinations bytea[],
  of_amounts numeric[], of_reversal boolean
) returns text language plpgsql as $$
declare
  limited record;
  today date;
  exceeded text;
begin
  if of_reversal then
    delete from key_payouts
    where tenant_id = of_tenant and livemode = of_livemode and payment_id = any (of_payments) and is_reversal;
  end if;
  select coalesce(budget_id, key_id) as budget_id, call_limit_ves, day_limit_ves, payee_limit_ves into limited
  from api_keys where tenant_id = of_tenant and key_id = of_key;
  if (select sum(amount) from unnest(of_amounts) as amount) > limited.call_limit_ves then
    return 'call';
  end if;
  if limited.day_limit_ves is null and limited.payee_limit_ves is null then
    return null;
  end if;

  perform from api_keys where tenant_id = of_tenant and key_id = limited.budget_id for no key update;
  today := (clock_timestamp() at time zone 'America/Caracas')::date;
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

-- version: 2
-- Keeps a session in step with its payments, in the statement that changes the payment.
--   a charge or a request begins  claims the session: it must be open and have no other, so that a double tap, two tabs or
--                                 two devices make one, and none begins in a session that has ended, that has a part of
--                                 its money or a charge whose line appeared after it had failed, or whose link for one
--                                 payment was paid in another session
--   it fails                      releases the session
--   a payment completes           the session is paid, and `checkout.paid` is queued; a second payment of the session, such
--                                 as a transfer that arrives after a charge, changes nothing
-- Conditions on the session's own row are checked again by PostgreSQL after waiting for a concurrent change of the row. Money
-- of other rows is read as it was before: a part, or a late payment of another session, that arrives in the same moment.
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
      and paid_at is null and ended_at is null and expires_at > now()
      and not exists (
        select from payments p
        where p.tenant_id = new.tenant_id and p.livemode = new.livemode and p.checkout_session_id = new.checkout_session_id
          and (p.review_reason = 'line_after_failure'
               or (p.method = 'PAGO_MOVIL' and p.received_ves_amount is not null and p.status <> 'COMPLETED')))
      and not exists (
        select from checkout_sessions other
        where other.tenant_id = checkout_sessions.tenant_id and other.livemode = checkout_sessions.livemode
          and other.link_id = checkout_sessions.link_id and other.is_shared and other.paid_at is not null);
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

-- version: 4
-- Records `checkout.paid` or `checkout.expired` and queues it for the endpoints that subscribe to it, with the exact body
-- that is signed and sent. Its id has the time of the event, by which lists are ordered, and the rest is derived from the
-- session: one such event per session, because a session is paid or ends at one time.
-- The fields of the body are declared in src/webhooks/checkout-fields.ts. Absent fields are omitted, never null.
create or replace function queue_checkout_event(
  of_tenant uuid, of_mode boolean, of_session uuid, event_name text, event_at timestamptz)
returns void language plpgsql as $$
begin
  with recorded as (
    insert into tenant_events (tenant_id, livemode, event_id, body)
    select s.tenant_id, s.livemode,
           (lpad(to_hex(trunc(extract(epoch from event_at) * 1000)::bigint), 12, '0') ||
            substr(s.session_id::text, 14, 11) || left(md5(s.session_id::text || ' ' || event_name), 12))::uuid,
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

-- version: 1
-- Makes one row of the money that a file and a notification, or a query, report under different keys.
--
-- After the insert, so that each of two transactions at once has inserted its row before it takes the lock: the second one
-- sees the row of the first. A file excludes the others of the account; they do not exclude each other.
--
-- Many movements have a shop's usual price, so none is read only because its amount is the same.
create or replace function merge_imported_movement() returns trigger language plpgsql as $$
declare
  other_key text;
  other movements;
  account bigint := hashtextextended('movements ' || encode(new.account_id, 'hex'), 0);
  own_numbers text[] := new.reference || new.numbers;
  own_endings text[] := reference_endings(new.reference, new.numbers);
begin
  if new.source = 'import' then
    perform pg_advisory_xact_lock(account);
  else
    perform pg_advisory_xact_lock_shared(account);
    if not exists (
      select from movements m
      where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.source = 'import'
        and m.date between new.date - 1 and new.date + 1
    ) then
      return null;
    end if;
  end if;

  -- Again if it was merged by another transaction meanwhile.
  loop
    with named as materialized (
      select m.* from movements m
      where reference_endings(m.reference, m.numbers) && own_endings and m.source <> 'statement'
    )
    select m.movement_key into other_key from named m
    where m.account_id = new.account_id and m.date between new.date - 1 and new.date + 1
      and m.ves_amount = new.ves_amount and m.direction = new.direction
      and (m.source = 'import') <> (new.source = 'import')
      and exists (select from unnest(own_numbers) one, unnest(m.reference || m.numbers) two where same_reference(one, two))
    order by abs(m.date - new.date), m.movement_id limit 1;
    exit when not found;
    select * into other from movements where account_id = new.account_id and movement_key = other_key for update;
    exit when found;
  end loop;
  if other_key is not null then
    if new.source = 'import' then
      delete from movements where account_id = new.account_id and movement_key = new.movement_key;
      return null;
    end if;
    update claimed_movements set movement_key = new.movement_key
    where account_id = other.account_id and movement_key = other.movement_key;
    delete from movements where account_id = other.account_id and movement_key = other.movement_key;
    update movements
    set movement_id = other.movement_id, seen_at = other.seen_at, is_proof = is_proof or other.is_proof, state = other.state,
        tenant_id = other.tenant_id, livemode = other.livemode, payment_id = other.payment_id,
        ignored_reason = other.ignored_reason, reported_at = other.reported_at,
        next_match_at = case when other.state = 'unmatched' then next_match_at end
    where account_id = new.account_id and movement_key = new.movement_key;
    return null;
  end if;

  -- A reference is missing or too short to compare: it may be the same money. A person decides.
  if has_reference(new.reference, new.numbers) then
    perform from movements m
    where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.date between new.date - 1 and new.date + 1
      and m.direction = new.direction and m.is_proof and (m.source = 'import') <> (new.source = 'import')
      and m.source <> 'statement' and not has_reference(m.reference, m.numbers)
    limit 1;
  else
    perform from movements m
    where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.date between new.date - 1 and new.date + 1
      and m.direction = new.direction and m.is_proof and (m.source = 'import') <> (new.source = 'import')
    limit 1;
  end if;
  if found and new.source = 'import' then
    delete from movements where account_id = new.account_id and movement_key = new.movement_key;
  elsif found then
    update movements set is_contradictory = true
    where account_id = new.account_id and movement_key = new.movement_key;
  end if;
  return null;
end
$$;

alter table tenants disable trigger user;
alter table account_holders disable trigger user;
alter table account_orders disable trigger user;
alter table api_keys disable trigger user;
alter table audit_head disable trigger user;
alter table audit_log disable trigger user;
alter table bank_accounts disable trigger user;
alter table bank_invoice_counters disable trigger user;
alter table bank_invoices disable trigger user;
alter table bank_notifications disable trigger user;
alter table bank_questions disable trigger user;
alter table bank_quotas disable trigger user;
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
alter table drained_banks disable trigger user;
alter table event_numbering disable trigger user;
alter table flow_routes disable trigger user;
alter table idempotency_keys disable trigger user;
alter table imported_periods disable trigger user;
alter table installation_secrets disable trigger user;
alter table key_payouts disable trigger user;
alter table login_attempts disable trigger user;
alter table mandates disable trigger user;
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
truncate tenants, account_holders, account_orders, api_keys, audit_head, audit_log, bank_accounts, bank_invoice_counters, bank_invoices, bank_notifications, bank_questions, bank_quotas, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, drained_banks, event_numbering, flow_routes, idempotency_keys, imported_periods, installation_secrets, key_payouts, login_attempts, mandates, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 12:56:01.76216+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'r4', E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', 'http://127.0.0.1:42621', E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482');
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', 'false', 'pas_test_eZQcVhJX', E'\\x62d2daca3d37e91e12e4e66be3631d1b4ccd7c196dcae7dfbca99fa10a0f4ba4', '2026-11-18 12:56:01.831076+00', NULL, NULL, '2026-11-18 12:56:10.34303+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-7e96-73d2-8812-c8a952174abd', 'true', 'pas_live_j93Y4UVQ', E'\\x201767cf82f43e32ebfa10609e685007b849e392ddc4c840fb7d8e325e106a92', '2026-11-18 12:56:01.949066+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x3e5bac68630d369743be3b6476bac16316bd474f66f3d6b7a365cfe1b7142057', '2026-11-18 12:56:10.295123+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-7dce-7ba9-a090-6699c0001f3e', '2026-11-18 12:56:01.76495+00', 'test', 'tenant.create', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xcbab1f85507002463310b9a1727730449b6f9b0ecb83ea6a9cc0d8f0e585b38f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-7e20-719a-8794-65dc64772da6', '2026-11-18 12:56:01.833638+00', 'test', 'key.create', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_eZQcVhJX", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xcbab1f85507002463310b9a1727730449b6f9b0ecb83ea6a9cc0d8f0e585b38f', E'\\x1815b05e5ddaf00f003e9a37bb04d7fb909544161508e9146d506d24e9061ca3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-7e96-7d3f-a2e9-ecafb9b0580e', '2026-11-18 12:56:01.950167+00', 'test', 'key.create', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-7e96-73d2-8812-c8a952174abd', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_j93Y4UVQ", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x1815b05e5ddaf00f003e9a37bb04d7fb909544161508e9146d506d24e9061ca3', E'\\xc9d1545d0916188a882f39bf6d1da909826ca7965131315d921f95bf97e0da35');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-80e0-71d6-b104-34731b15c1bf', '2026-11-18 12:56:02.539306+00', 'key:01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', 'webhook.create', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '{"host": "127.0.0.1:37389", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', '01a1eeba-7f15-71e0-8553-a27393d68457', '4', E'\\xc9d1545d0916188a882f39bf6d1da909826ca7965131315d921f95bf97e0da35', E'\\xe6fc2ac3b2e5283ef829e55397f43526e0df0ae4bc70063f8d3498989068c88c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-88b7-70cd-ba79-a9b171da26cd', '2026-11-18 12:56:04.541569+00', 'test', 'checkout.profile', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xe6fc2ac3b2e5283ef829e55397f43526e0df0ae4bc70063f8d3498989068c88c', E'\\xe1ee9cb64e57f8daa0322df7a62de6b2d03c2e8ada4dc19c20e4de317deea84a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-8977-754a-a66e-498eeaaeb056', '2026-11-18 12:56:04.797475+00', 'key:01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', 'link.create', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-896b-771f-bdfc-5263b4a18071', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', '01a1eeba-88ca-7ba1-a6f9-f448848ffebd', '6', E'\\xe1ee9cb64e57f8daa0322df7a62de6b2d03c2e8ada4dc19c20e4de317deea84a', E'\\x4cc2456d864ed6f3fbc407797a77455593c47e9ffbb46829c0c1ab5b187e7b03');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-8b40-72c3-8cca-399a6f9857eb', '2026-11-18 12:56:05.189996+00', 'test', 'bank.notifications', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x4cc2456d864ed6f3fbc407797a77455593c47e9ffbb46829c0c1ab5b187e7b03', E'\\xc6e2ad8f599d7cf21c73922e9a35848d8f20f7915d1f5ad761a98dea606021d1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-8cd4-726a-942a-2cbae8ffb46a', '2026-11-18 12:56:05.60366+00', 'key:01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', 'movement.ignore', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', '01a1eeba-8bf3-7d90-a9f3-2f588eb626b9', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', '01a1eeba-8cad-7d5a-9488-26b81b5a6666', '8', E'\\xc6e2ad8f599d7cf21c73922e9a35848d8f20f7915d1f5ad761a98dea606021d1', E'\\x580c0737e89ab306cc94514fd4c64bc944360b2fb96ca97351317251744a7b26');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9421-7c34-87e8-03cf9434c795', '2026-11-18 12:56:07.475026+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x580c0737e89ab306cc94514fd4c64bc944360b2fb96ca97351317251744a7b26', E'\\x017bc3c5033e281db0672d3e6d6d80e14c513b54e61946c100fe40bf6915c0df');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9439-7604-9013-d79c19ed3ded', '2026-11-18 12:56:07.484027+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_MKejwRHn"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x017bc3c5033e281db0672d3e6d6d80e14c513b54e61946c100fe40bf6915c0df', E'\\xc34352a0fde0e9a92c64fecc938aae5abd0133260f96609f67ebb3e55e3980e9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-944b-72ac-9783-f1b89c1c3c39', '2026-11-18 12:56:07.507698+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xc34352a0fde0e9a92c64fecc938aae5abd0133260f96609f67ebb3e55e3980e9', E'\\xb464a6329777d408320a171ee1bd84982b5e966f5389085cc3f2633b3c8a1f3d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9958-7b36-9486-90189ab13c22', '2026-11-18 12:56:08.795231+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '8172c42ac7a8e484', NULL, '01a1eeba-9458-7f57-a783-3b589527b95e', '12', E'\\xb464a6329777d408320a171ee1bd84982b5e966f5389085cc3f2633b3c8a1f3d', E'\\x8b34089dbde676bad7e8b7ae24dd7eee27c972d7c12d58debcff3a9437ceb4e9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9a9a-7ed0-902d-f5733693b682', '2026-11-18 12:56:09.121297+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xe2dda02054d7af53e8056d116cc4a344f2e7d4ea218d0ab0e1d8454ca4f906cf', E'\\x2417d79632e2e372d9a412cacf68ad55cedebe7ae578a71c23b2efa2b5895ecf');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9e2e-7e02-b53b-ee281fe2c091', '2026-11-18 12:56:10.037119+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x2417d79632e2e372d9a412cacf68ad55cedebe7ae578a71c23b2efa2b5895ecf', E'\\x8b1fa241bbe5a5f096043187187dda0a6c7a8d4bd48c5bc2f5402ef0d9dfad45');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9e36-7fa9-97c4-0ee1a7f7b0d6', '2026-11-18 12:56:10.046111+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x8b1fa241bbe5a5f096043187187dda0a6c7a8d4bd48c5bc2f5402ef0d9dfad45', E'\\x5e69cf4da66d08a471a53320141c032ef6c54b80560070cc94c7417e69064ca5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9e7a-7fac-a14b-30fe466435a0', '2026-11-18 12:56:10.125102+00', 'test', 'bank.set', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x5e69cf4da66d08a471a53320141c032ef6c54b80560070cc94c7417e69064ca5', E'\\x6e476e07eb5f2612417d079d45c2121b073454ae43fb805a61e0e3bdd3961cfa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9f19-7ed5-a55c-7ca7b4e763f3', '2026-11-18 12:56:10.26843+00', 'test', 'bank.order', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x6e476e07eb5f2612417d079d45c2121b073454ae43fb805a61e0e3bdd3961cfa', E'\\xc8f95c30c111806c24c0ad077402f0f01226772de08b1f4e17e7c23b796b435a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9f23-7e7b-a637-22ac48d88e0d', '2026-11-18 12:56:10.276889+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\xc8f95c30c111806c24c0ad077402f0f01226772de08b1f4e17e7c23b796b435a', E'\\xe8d877ab858246dbb7d10bb9835a2a0119b18e7cc52844ca0f5525cc6077329e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeba-9f35-7d5d-86f3-6619dfea1180', '2026-11-18 12:56:10.295123+00', 'test', 'bank.route', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\xe8d877ab858246dbb7d10bb9835a2a0119b18e7cc52844ca0f5525cc6077329e', E'\\x3e5bac68630d369743be3b6476bac16316bd474f66f3d6b7a365cfe1b7142057');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('6b37d360-7ad9-8800-8d9d-7d1864b78368', '2026-11-18 12:56:09.09692+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1eeba-9a68-751f-b903-89bb80520e3c', '13', E'\\x8b34089dbde676bad7e8b7ae24dd7eee27c972d7c12d58debcff3a9437ceb4e9', E'\\xe2dda02054d7af53e8056d116cc4a344f2e7d4ea218d0ab0e1d8454ca4f906cf');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at, kept_id, kept_for) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'true', 'bnc', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1cb600e2772f0d384c25afa588cf72129f01d33f52d986f951c2f84877baf2834ca2e2e0e70283a46b925c16c86035feb470b575a7806a9f83e992a4a5d658c42a8', '01a1eeba-9e7a-75fa-bc82-faef79631aae', '2026-11-18 12:56:10.122638+00', NULL, NULL);
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', 'P01764000000', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'c277f288-da60-4413-98bd-6fab9fb434cf', 'charge', '2026-11-18 12:56:10.529256+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', E'\\x62fc9f5df36207eead6652bf9213375972da41419bf045ee2f7a92792c8184a9', '01a1eeba-8ba9-7cb7-808e-b47ad2de6b03', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'r4', 'R4notifica', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef154a8203224234c95ef7500359fc66083eb2a92df661234993500a4bc11395c2a57312e0b91e7a9baee20aa2e569ea6b03217794b11bedf7057f1f612e974bbdfdca027e8602833df22f43df5a1237528f73cd28e94e18397fe6140f6a8b0158301fb6e76104cbf442bb9c6d8e836b0155fb6aee8c8a7bc098fdd55eaeda73aba9a27e946c824c2f296aa0d176eb48be72448f4ff1c832e45b0eb1a3f8ec8bf82fc99768a03b86a09b3b52a33ae3d1795ffa2f670fa3e26b804db2f9591a61d9620f9ed8b96d3770e9d5ddf0155c1444632585bc884243096831f674eb28eab3a7fd7ad1e8e31d4ec806c216df09cf1db5141bc95aa5408520b54feb9803de138da42a5', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 12:56:05.290038+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', E'\\x66196c590f92389b92e9a42a42fdb0e4407afc6487902a66f58aad688e4ef6fe', '01a1eeba-8b87-760f-84b6-42373b709bdd', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'r4', 'R4consulta', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef17af589b1f3a9129820bfe79178abdd30bc53347d8b1da81b6d6346ed33cc15fb17460d01a4dead1db7f1dd3aa0e13d1ae040b23e', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 12:56:05.263254+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', E'\\x7d3fdaa85b5a61d5279fdd39a2964046c53a07e2fdbad42055febbc7c2f492a6', '01a1eeba-8bd6-7579-af65-bcb06863475a', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'r4', 'R4notifica', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1d01c503e897b7311179d56508a91b1eac5114403dc6d57e7b0f2e20ca8b4a7be8699bcc7b2375c2b6f5d4385a10bb8d2f14dd07fefc344216861f88cc75ea4112acefacd1ed2dc2131476ad1d8ee02ff919c0f32d34dd45b7560511f6adfb4c64850f37f6463fa0a548819d712756dfdcc9558b1e91c19ecfc4396e8c77361aec5c082c5c118360245aa57cb7727a475f760c04d96778db788f593cf1f7b1376cfda4f80f1c0f4bad2ca4dd04f03d205067f2f41972fb54934b551f32a977a838752342055cc9b93bd58463635869f0cd4281bc18353f8df952783b517974db4c219c07b0c55999e8d441266dbd14257a9069a6882a9f7244832c5582fb6d59fc0663f', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 12:56:05.335025+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', E'\\x850f4e2fd0ffe9c55969d155294d56bdb2faa6a0efbc389185e90fced2364582', '01a1eeba-8bf3-73e4-91c0-8885d4944e98', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'r4', 'MBconsulta', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef12278f2388ebc72129bd3d19f5a3bff65aa30f462dcd2039a2a234bb6c471c2a54175b39bdf1e0168fc786e93f780017f317e1df9d0b463d6d3527ffbcb77d9cedb9371abc2b15c06774a25f3f0e94bb929de104126ecd6f6fe1e7ff5afe00cbd991b7f4bd0d69147c1afd6288b36eb7599d256acb33812a5d917b7565fbcb450cfd0501182f3118aacd80691722c2ed5ecf3037fdd8fff9c5aa6eaba0f4a5495c6657832849f5f7356013863c9ae65fa5cdb2091dfbffc58fa50fcf39ec62463419ef7fc1aa09312ecd68298fd1beaedf4e05280e98bf9495cab637c58413ea5d10d18a5aabe0c3c87de7ceea0dda3a8f86c99ef2a7dc6b7ecd06674e7e7da5687c7646f', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 12:56:05.364907+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', E'\\x89fb399b06258a801a28e5252fde61f0d66cce8a658ba05d34cb2752c6edad5e', '01a1eeba-8b69-745b-abe8-a54ba510451e', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'r4', 'R4consulta', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef168cee7e217c96eddd75e0b0f1ece6a02db30c2106a0f852d2b4475d3102be3ac41138616136fb8823be9bd9c335528d00e34acd22792c6bb1dfe004a508651b8836d9c0c991157e869e114e29ae39e5428a874540e7fe8327fceafd35acb6a23ccf7c406c7acf7', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 12:56:05.226899+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', 'in/2026-10-05/12345678/120.00', '114165aa-c177-4b51-ba38-11120791c624', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '2026-11-18 12:56:10.524062+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', 'history', '2026-11-18 12:56:10.533933+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x06ace51fef883cf1efd481e50f369140941f0018bfe66467b589b02a2417e471', '01a1eeba-82b6-7d55-9c6d-2c40ff4a4f8f', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1e76206abf8d1209a4d7f123351f417739759b45539d8518b0f7ec8a6d2cfc3f01852cc34ec1b151b9245e11a1ff9396a566e5b39f04d0cc5b57878b5', '2026-11-18', '2026-11-18 12:56:03.011624+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\x086f6b20e8651f8fd1bfa8cb81bd909f0581c793b292150fe2151d8609544349', E'\\x7d58aa6c16b658e34224f4c7c91bfcbf1ae1e45f5e84306a5f7ce31c42673e18', '2026-11-18 12:56:03.821199+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\x086f6b20e8651f8fd1bfa8cb81bd909f0581c793b292150fe2151d8609544349', '2026-11-18 12:56:03.791671+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\xad53892976f9bde293da7ccb1115cf753f2fb060550a61dfe4e81c03b145ac54', '2026-11-18 12:56:03.853727+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\xf3b077f02401ea621e301e563735778821f197e28554d416406816022cbbb70a', '2026-11-18 12:56:03.682703+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\xad53892976f9bde293da7ccb1115cf753f2fb060550a61dfe4e81c03b145ac54', '01a1eeba-860e-7f4e-bc93-b514f3c681fb', E'\\x86394b7c67f28f63703aff7b9be2d641ff5d0af7515c89ab3241f94761ce620a', '2026-11-18 12:56:03.853727+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\x2e926a9fca65cb18e4decd3b45f33ae4237c88381eaad72caa18d18164d90534', '1', '2026-11-18 12:56:05.066664+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\x40bd26584eb8fa3f534f421c26849ca86ddbcb94d678e6e005663d4dbe999859', '1', '2026-11-18 12:56:05.018006+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\x744c9e8124bd7a634694cf37968627804661f4fafd8ca618c36d9c290f915c54', '1', '2026-11-18 12:56:05.066664+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\xbcb34f8af3d3b1f7667445a9c3878ad25fa37fa612d0669bec689eb85bcf0395', '1', '2026-11-18 12:56:05.066664+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\xd699b6bc8c568a254d42116a7799b247a0626e49b15181c01befecfb27d8d9c2', '1', '2026-11-18 12:56:04.959258+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\xe194ba42facaaa1fce20e3b3b802517f1497caa1e49d65fc11fbeac2fceb9c85', '1', '2026-11-18 12:56:05.018006+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\xf3e15fdfd0b8004dbcd4de9c1d06d9abadb65ed3d6123c51405f657fc12a7890', '1', '2026-11-18 12:56:05.018006+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 12:56:04.535809+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8a62-7de2-b93e-5806e2524315', '01a1eeba-896b-771f-bdfc-5263b4a18071', E'\\x7560d458fc11cf17f861e1fafba1c041af65666830dc9f5248c2b1f9c1a3c4d8', E'\\x4252649b1062b18a57a159ae18c7cc2d4e25d0dffc9247f07135567b3c6a281d', E'\\x5f49e088e31835209d758df6630130296e94a7c223f41213706de2a634feb501', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1acb494ecffe1449f85fba2ad014a96f547682a148d190abec281b0c8011de205dd7915ed4f9ee8fade2667c3b196d925b5d31bf4ac997217a2f4eebd7aca13d908b45a75cda274dfe167f1f90f86', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 12:56:04.962+00', '2026-11-18 13:56:04.962+00', NULL, NULL, '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', NULL, '2026-11-18 12:56:05.118+00', '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '279500656396', '01a1eeba-872c-74c6-bf11-9aedcae2093d', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,56392,279500656396}', NULL, E'\\x0233131d4422ca8497d897f7acfe115b9612959ef16bafed7326abc975a16915b41e71057596c92d5fa3573372fe135d3f9df25621aa72c8c9ac39368f11bd5132d9aa9ea7d18f5c5126512c4fcbcffff8977c05c4cbc86299f7a6ebb1255126f106374739b1', NULL, NULL, 'query', 'true', '2026-11-18 12:56:04.141705+00', 'matched', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', 'notification/0102/83700001/1523.40', '01a1eeba-8ba9-7977-8272-7e9ac2b242b7', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef18bc53f824e05bc5d9906c48f4379595f4db74859f7937ea5cda7cecc10ba8bbe6f0ce763cb9331a8a7152fad10c3bc02c2bc18ce120b0b63b66918f7331793fa2e237c64d070660cb5832a562d7a7d9c310caa4e5f175448f09e597f7067f08c59861cc763', E'\\xff2fcd5175801a1164db60780ae76ded44b466074b6ac3a344d9c256a5f6d5d3', NULL, 'notification', 'true', '2026-11-18 12:56:05.290038+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 12:56:40.29+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', 'notification/0105/83700003/1523.40', '01a1eeba-8bf3-7d90-a9f3-2f588eb626b9', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1b483bf03ce53f498439efa50d84a4894affcba88f8e583fd88593990fd9f4221b712ca250c74c1a7720c5ad4d7934b92483fa76f6cb94b90b3a5c40473887c4f459e060b3a9ca0daa64b9e110b422637a5c3ba90d916a4c5a98003d59ce228e8723892718f', E'\\xff2fcd5175801a1164db60780ae76ded44b466074b6ac3a344d9c256a5f6d5d3', NULL, 'notification', 'true', '2026-11-18 12:56:05.364907+00', 'ignored', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '279500656396', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 12:56:10.549938+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '2026-10-05', '1', 'added', '{}', '2026-11-18 12:56:10.549938+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-76b3-9eca-8384c0208766', '20261005', '30.51', '2026-11-18 12:56:04.297+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 12:56:10.275806+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /movements/{id}/ignore', '01a1eeba-8ca9-7ff9-87b7-0df55faba3a4', E'\\x263357ad590a5349fdc8753c412a9c59642edfcb21a13baacdee4a857afebcdc', '01a1eeba-8cc2-7b92-b04e-a7280f2e8224', '2026-11-18 12:56:05.589799+00', '01a1eeba-8bf3-7d90-a9f3-2f588eb626b9', '200', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef14d6c1eaab7427a98aa198da8ca2403b6e769fde97e4f5082abe8e639dea3f9a46c344ce8f394241335a5620fcca3adacc82bd7d8e0f0ae7188424ec098a01d5dfe0052c59858250e575bc34d73426c1b1a3086d0296b6562a85d97beffa81b318315d43be646898a0bcdacef929118ba51055bd737ecbd513ec148500e07f2c7bd2f63c7a588831089b7f2d95cd2fc9ffc9548f27d3a8a3b615b954e015c618380c25e0abf74b455fd2d7e84a2bcb9b58b66dc00fd204b2c28ef82211058f5346b8174fdf909828e0142a07e450fbb89d666602cc5a6ed8242b11c51b04855c27a9039ab8936117b417f3cad010bc6b65a1ae84d6452fb3372180d98a59cc2f778340f9dd56c371d13dc40e6d3484e6173c04ecd8993bdcc926402a91bd81487b33c9d9e8772c048972d9231c6180fc8da78de2e1483a56489c5', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /payment-links', '01a1eeba-88bf-7550-bc1c-812d4b877cf8', E'\\xbb91082738cdcee9cf68390d88bb53fe99884bc6c7a7304ab1ea35c7a98e308c', '01a1eeba-8932-76a9-95bf-f6768c1d0e7a', '2026-11-18 12:56:04.726987+00', '01a1eeba-896b-771f-bdfc-5263b4a18071', '201', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef19e9fe36f308a8734c30376d6f54fea6b721f7d83e3c0d73b0458ead3b1e7ed8a155c3b8b2ed10115826a3e860d447d9bbddca0abf21b3bb85d7fffd3430f6a73de634afd55b415f15d28ba0b67a53d852d66a9e0131545109f86517677a27cfa21331ed9534e2d50dbfbda738ad5ac8f3df9bc33005695abcd290bd0b09070b60b4d373f2b086d2924b4f3176c5d98c09e1384a42064e9ff0fee84b895364141435ef8d37c181eecebc81dc53084a9b32deae104e14aa4fac1a4c665268e438bd95a248b2f8447ad03d3285fc3bcc927d267325ec8df3f14de8c292df5512e9a16fabe7f6a6f7790786fddf8128df4ce629794969340aa2254e28987e0b3b71ddeb8a740e89d988072db2f46ae3c44e973d7e1eef8bfd2fc40335172b856ef61fbe940ff39b18838cce69a9ded527f581665a128e61996c193', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /payments/credit/disburse', '01a1eeba-8759-7809-b2fc-9e3ffff76ee5', E'\\xa49d460798effb4284da48bd4b3d48c93e60eff2bcb25e8d13527d0865ddcfb9', '01a1eeba-87b8-7bdd-996b-8d7a5bd988c9', '2026-11-18 12:56:04.331566+00', '01a1eeba-87c9-76b3-9eca-8384c0208766', '200', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef186cd8e7f69c7711a15888a0a0a37e3d3d78415f6877a5d775489ddd638ec8d5434b6a8d4dad5d9831b6cc24c30f127adfc7a02e8e81b4d15772c588fdb69b807fa9c5c12b063a2212d90361412c05f5d59b7c03bfdeba836e78c59e6094b081dbeabc87b5e8d46e460c5639395e702df80cb91d800a5a96e8a3cef75a9b1ea5f8ecd8dc7b5b2f66d1a5d3419c04810e9e604659f6ce47cfab09a5309b1073d80a2de88e6ac1a05cf2b5de81051de0f0a9be4a8d0da7c2add118a1886b049a5aae70b12eb2b84f379e8a90e21b22c2d75b46b36844b2a1ad37d5f6d19161191c3e5ea9c8c0fbc3b844f3e7a4afedc56c308e2cfc01143444683c73b51f62d89dae180f9ef9bb85ac029bc0bae8701addb8066297d89271c33e63428f32e524e749951c9b6ce17254bd9b070d2a4253258d1863c359bfa47d7bb46a9d92f5d668059e7a9afe8ef57fdd66dc4390c263cf9a79b7ddcb0bd30fb0101d1cd30db3abcdfff99567c84349bc3b8140feb4e26c2060c5a975f6bf32ff2260bf3ec1854971ec2fc1f967e14463f2bb84e6241b34e811c20646fd33fcb5a92193aebebd6ecf9b9b555aa9f06ed9bc61beaf2b56b8f990bbfcc05729d2ac7f9f8da739520ed8d514a200d583701034114f88260999d94ef26309ff62fe0c7675424f0fb186d1c2946194bd8f9b858c0e2c720f2e39e72e35a840a762db7acdf4203ab3eee200f642f8bd644a7722767d9a4d1bfe877fb2372be8b8c079f12151932006b6b5652a71e41a08e907990f4dafe8fc2f1b4ddc11bfa11aa5d786713796a4a396dd16e904141c0533ead9a8ad6be277fb3538d84ee80779c86f424c9d8b12d7eeb9d30aecbd378e25f73c7288067ce7a103f03849a6fd7615247becc1f251a91cd8f923cf7608c756429e5f9f4a83c284e3c8f1b44f34713b587c2733834ba11ad3db3dd3ca1936d9f36f319c9a224c56fe249b35813d20da615def17d6b9e84be72b94c9bdd2e42a8e97e4d1d35045d61698ddf8153d4a0af265a5bcb2046b47b8beecdd4e585cfcf6b30bc54f6876b15a3b3736a42de094a2adc7069a3a68d434f3d87803136d02a9524e65837a296fac495cac6f00ac67f2f09a1f810c23d5e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /payments/pago-movil/verify', '01a1eeba-8685-7ba0-a513-a6f8765add9f', E'\\xe52049294fadfb57196609d53b6c3554695a1a0f3ed5d922e4207193119806ae', '01a1eeba-8696-7669-836b-268066d37ede', '2026-11-18 12:56:04.020823+00', '01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b', '200', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef13772f69d8b766808c4448261e902bd22a4feb91845f412569432a76f18a5b8ae23314b8e2b0aa9b2e4c079b4529f5d2a5e3febe6b6ce464e89fdfc0b340fb80c99b8180a4f1df7c85b305bdbe0647ab0fa72f4ddbc25088115f6147349b6cf0aa9c0c8f0f546e54b8002da652b4b1542a74917fceffabf577c8f96fe89a43fcd1a43585dc2f2c25475af6b66e4c51550006a2f8713416b9dbf6ffd5a022e5a754c354faff931c8fc280e8f8bf8b370ab48bba0e0bf76e9b9e7f6436fadbc9726d13d87d2276212fe63dbb74242a3f9503be6b6bdac02025fd3efdb2ef5df15a73b487bc2cb1508e14bada7c9e11e6628bf1add4c08eac51ada77ecd5541f61af2a280203bd58c9c1dd4cc1b2dd3c330dc4d7c643fce5d3eaa434ad104a56c9a9f899b17139339bc322f3d24d8102e3cf794d1d3616acece03856d6c0cb17340aa98a314f9fb214499c1e359afcf4d046e986a2dd1d342ba57c68fb5e5805eb787bc918d4da67fe0b823b54824dedd32849433923bf3670e099937da0c612c204c70229fec75e830a70b9870b670579b43cd20bd671f0a2c9ce389f8d144baf30da5fb9137f8ccc2ce47db95706db', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /payments/vpos', '01a1eeba-8513-73ec-9511-d3c5e4a74bf8', E'\\x97727c6dec9a50e9177412fbd3d3d8be3aa998a3edad634e53463b65d87533af', '01a1eeba-854f-7fe9-b9dc-af13d5076476', '2026-11-18 12:56:03.720655+00', '01a1eeba-8588-7a1a-9770-defa58c5485b', '201', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1ff63bcb07564dabeb0c117131ff48aed99ef20445cfcb9d7d24cafbb9659e9b3a32babc4507e6b8d84bf98ead6ce6dee762ee783f587cfa0515178aa9c720fcab91b87e4ae414c351a0ceff77f909d4e1bf270c0a601da6827edb8afc04b4dcc86d0a2bae3971185cdef87fc3d39cfcf373593010ad25cd3f38a27b2b3275fb316cd0e84ebc5e687f5dd99be09239344bbc740c869a4a2966eafdde318f9e6c258af73f4cf2438136e41916980607f55240356a49b85fe220d5fc6e0c6b525cff769f6f39c82ab72f348a49246be3a9263d930bee86d85f2ff9f2d4ace7f774ab576e98e745aa2559a746f6e8cc07e33e07e1009d12206cfee772477cfb54be5a3ee41f99c63c06cfde617b0b7990705ea2dec7bd81d941a8c0dc74e90c3c68217c95625a7133eddb6fd784f8f2a79dd2b58c61435f9932891bbc1288f04402cd9d1d574a8fc9fa0c5fef62085c016a6e1bbf534e73037ae57ded20fb64c70288af3481a9ced6c3b2c3a585e8cab02c8a524a68fbd82d4af56dbd01ae526f8d983822798714a278fed480b2f0b8bf0ced2b13f102c8e756b5011378d006c411dfa581b15472a8ae78567e03a99f3acb5f134a7a5a118f0b9d66ab1501b53032762c92d9b35fd26ce', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /payments/vpos', '01a1eeba-85bf-7e7e-9437-c516d2e0e674', E'\\x1f2d3a65f4c1adbff91d499d4f6749a8b83d9349028f0764921fcb9938d2206e', '01a1eeba-85c7-72cd-94ef-860ad213502d', '2026-11-18 12:56:03.801817+00', '01a1eeba-85d9-7129-b39d-3f056e3168a6', '422', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef103fc6e9412ff6163c36e457b0f9dd7ce2c0ec387ea08be08a99b32d2aa8109258b6f54bca4daee40763416b15fa395f856430b780659af8f631369df1b757bfc04599c1a56f4a0cfc59ec12bb23fd9bc2bdb65816d03c48ef1c31d97c90334efa428c1310c8a99c5a6ff840fdf7d7bcc3fefa4011e731283e3f5da3acbe90937df6f922179868bad330228a0bbe3e49e2beb34258e852b3b3c49d74a88cd59bd84e25a205612c83499393b3bfae8bd4397466b4706f8e0e13b6dd3605fe75f0808987f376bbf625123d9b90383d381253d8660af2d1ef9e6da209bac6bdd6930f1564d425cf64bde2ee25e39e86eae8f0dc5c15400de66b133c6d2a0c3d282e9627b73498cba7cf2fc7a0e0d00e23709de093348caa45f1e3f4a9f1eed16e556cef1f332ab16ce0a182c115ef4cac2260ce1adcd0ab57dec4f0f20b6057b2af125fd39ab9148b5dcc13df1990990361d6e743a9d18c674cff9489870fc9a47b4702c44249a8bbe65b19bef21b550ecbb15f5041d50a7cd00f30b893b5bc55bdedb57c0440935839bc51e4cda45a3f5c27cdafb9f55b809ec83991cf2e9d00f515555d3fca13da231616c7c1e0dee3f03123ce6b11565280db1e1d23b1eb68692b8345e82beebf3af78', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /payments/vpos', '01a1eeba-8601-7893-92ab-7900266f6a03', E'\\x642001f4913dd50be68051d3719033eaa0bcd66358858ec991ababa45d7e386e', '01a1eeba-860b-7890-8a74-7f20b8ade62f', '2026-11-18 12:56:03.874606+00', '01a1eeba-8622-7cbe-b5c4-5ceb591e34ec', '201', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef159fd1f05e652b22870504afc6261badb109a0f469566f76ede2b4bcb525878ab4ef83e6f7dfe788e681d2e3945347040c01d1e5a085e5c6ae0da567e641112629eb66024258ffc3e2de8251d2d561439fd15f355ab60bb046105ab4358ccf5da98b6554b2a68433025f5a489d3052a45f775949aed22ba2ea3a7d07a27caeb235dd22056172b95bcff99249095127491ab5675a8540df534c7f23ba5fd558fd67f5afad4269910ceb5c7570c9ee7424418a9d00509a39779fb6b573b61e2efece0730c6f525ea8efe54f344fd1ab777ea32aacdfead7625d666661cfe44ab7d1e49019671d9f11dbd9a0957c40fe10caa66cf9c37865d12203a06359b89bff58befa85f5db037115e245767e288cd78586dcf9c03857d5273f3c3d3498d2f7c2882fee3bd8380beba7f0742897c41dff62ed1b734a84f4f3f01a7001e0dfeb884fdab0f8451e57a74a39c85fe68c78a26aead4eaa291dc81f887841649c48f1fba1f53e75b0366ec42884b7c4bc000894c440f548945946a08dd74fee60520bee710cb68146f6f918672a8b7aaa5182d0fff65dafab1aacaba1d667dd59b194bff26ad2e1f3818d0feb6228b64dea2f0748212e6a8105e5105a68942eef2c36272', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'POST /payments/{id}/reverse', '01a1eeba-848d-75be-8069-4151505241d4', E'\\x70ce41dc152e6ac0d3c52b0b9bce356dbee5dd0603aafc04f74e3f87d6b6e23d', '01a1eeba-84a9-7a86-b7db-f29ded777329', '2026-11-18 12:56:03.523671+00', '01a1eeba-8406-7007-a737-3e4396e42f66', '200', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef147f9f2bf89eb3a0a92d4a1bdcaea4dd57dcb3693b6027b0f3f2900cd41256ba8a0390462ed90241378880d8b77c1204acea06fb2ebe65ad95167a039ce5608c58c18f52a7f0ea9cc39d8ffd27f555d557d605d7ede542a3ea714d03fc7356fedb79dce75893a494b8a416bd3a7bff7622ecd904b9c7ab20dbedec0eee0b194cb6641c31bcf823a5a9c312a2c272ebabb6d4fe28ac9285b7aefb561264962644d883e1abfad0a500d7621b010c6e91b453d0adb6800978acba8e74ad2b739bc465967f3e2261e45f322e79e76f170e54b42f70ae4a8ecac592e9a53edb6dc387e8c1b512a00e3912dfd7b84fea4956d137bd1d1cdaaf3ffdbd1140f7b1b962775515da8980702f5c802a5677dbe426171267dba25b156075030708d8525dfd8a98133b252b3380c64bb740378c7a2ff8355af29d966f52ded8d558b87c660e129d9ef5553dc20086d5f7b5d04427756e6ed7a5c972a70f41333caae53195f7d9ebbd25b84352c142a5a08ae0b92fc820ae0976fc190deed2cb6f30d924c4e6e01412fd6d9ff6fde528663eccb45b3c8b6d64f9c2b1b5730a7cfbc6e03d70314961979b657436517163c3ca0b53089f031dad6f036e2a6d9088db34a289cab2748f32aaaee2f851754d492acc696b3084d0bd52f80d7038812a7ee3fc33c60938e2b28af18b6058a688ef5614a148904f0297fc06c13ad35b3366a48be07bffed2b543fbc476c1699b7e93df0049b4f7364d77f153a18ce077803639696036fe91b46aab175856d6d6233c07d889d58808e4589cd034fbd89a43fa542bc32dbde826f9b16e42aeb54dcbe47a0a69ae56b2ae9665fc260e63b735367458ab5e844f7b3a19d98a6d04', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '2026-10-01', '2026-10-31', '2026-11-18 12:56:10.545545+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef115057d9086607958d6e674e09806011a9e5ec72d751516b47fb20be2aff7ca9149d85f6515c6455ea3178a98ccdb872b2eb12f80b5d75cbd460ffacb0bda6074e04304f0c1b87098ebef3b78e93f15170a1f12e94cf5885f47854643', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'a91b8362-9865-424c-8eb3-cbe39135d975', '2026-10-05', '01a1eeba-87c9-76ef-89b5-229858fc4516', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x31596b20e95e4787752704b1347e6d67b834b339809965b563e2a1d4a9a12257', '0', '2026-11-18 12:56:07.692228+00', E'\\x86a4733b0cc19d9778d412e209a430d4eeff4ded66f14e7fe62318faf522215f');
insert into login_attempts (subject, count, last_at, name) values (E'\\x3e5501c613622cfe2c36e43e4ebde2985345152769410a4f6ba33f96e4e788fd', '1', '2026-11-18 12:56:09.071782+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x5352f5bea9aeec5298b9620626984a71579b83ca3844a8f77d99aaaa88cff4fa', '1', '2026-11-18 12:56:09.082143+00', E'\\x0169cc250cf5619e1693d1926355272130404acb32f9079072c239b42e6f2098');
insert into login_attempts (subject, count, last_at, name) values (E'\\x7881bdcbcc5d1a50b76bdde7effd92baeeafdd9f9957dab8ccdfd46b1a196298', '1', '2026-11-18 12:56:09.073407+00', E'\\x0169cc250cf5619e1693d1926355272130404acb32f9079072c239b42e6f2098');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8165-750c-99e7-567843fa7f68', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1eeba-8165-750c-99e7-567843fa7f68', '2026-11-18 12:56:10.573136+00', '2026-11-18 12:56:10.573136+00', '2026-11-18 12:56:10.573136+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x4fb15593f2fe2b0ef6d9a044c492a7e33e6e628ce9813f3ae098d6b352b16888', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'r4', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef17d06dba3a8a3048baffb2aba4bbbeb6616644587cb74ae18bd1d40f9d46accb58a5fec61ac13a7c009fa4e3410ea0c52e91ec68029320a1d30be1f97253ccae9a35ee85aefe055dad340ac774f824e6fd573296c', 'true', '{}', '2026-11-18 12:56:05.184761+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 13:01:10.504416+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$PLYkomar6xVBX37XpOo6Fw$o_4KsZnCNyNfIEvD4cf3z0jGs7GLB9ZWGROFckMMh9M', '2026-11-18 12:56:07.457865+00', '2026-11-18 12:56:07.499701+00', NULL, '2026-11-18 12:56:08.793164+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('e66235c9-cd79-4610-8fc1-3236de6939fc', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 12:56:10.507954+00', '2026-11-18 12:56:10.507954+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', '$scrypt$ln=17,r=8,p=1$PLYkomar6xVBX37XpOo6Fw$o_4KsZnCNyNfIEvD4cf3z0jGs7GLB9ZWGROFckMMh9M', '2026-11-18 12:56:07.499701+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('20975df3-7ae9-43ff-aae1-9a737bfa1569', '01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 12:56:10.491037+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x0044c5122ed207e187bfbe3868fb912824e6a768bff4189e51adac7ec0969fc6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x0441bf3d2bb57e6ee03b34c51ac99be35c25fbd4fb3f01d8138c3a7fcd682776', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x1c326b2a9615363b4c476e77abb5dc2aa99794f291bb7cfeb8bb5993c6589017', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x1d8e3576c16f2c874d2d5ccfef96e8ca05c5497c3b0ef2b1bc7383cd2dfbd890', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x48675976747ccbff053080f71c0654d6c4f5cf268740b072c86312475d4c81ff', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x7b8791a38eb60842bc5b73e28ef5d5fd5f3c4d35f518f70ad49143d762cd96ba', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x94f0ca151ea1719d0084f969b316a7306cc80fe74692e13e4f49d87b3930cea5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\xa1499268c9b922241012c78e10003ffd91ebc482266ba2469d45267909d841ce', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\xcd4aa2c681388ee4f1d6fc05826df6c13dae201849eb6e977a7cf95d080fd32f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\xec2762ea877ad4eaa8fca716fe9ebed8d663754bb5058879b00250a57a95fd97', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x8172c42ac7a8e4840a623624356c34fe5b3bc3598811f573ecccf171fce1725b', '01a1eeba-9421-72b4-92ef-92b624a9f49c', '2026-11-18 12:56:08.793164+00', '2026-11-18 12:56:08.793164+00', '2026-11-19 00:56:08.793164+00', '5a48ac96-f9c2-48ab-8cf6-e1779b4c40f2', '127.0.0.1', '', '2026-11-18 12:56:08.793164+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1eeba-9439-7c42-98f9-7dc346547448', '01a1eeba-9421-72b4-92ef-92b624a9f49c', 'pas_op_MKejwRHn', E'\\x703fc467cdbf8d3861a579af97d3653081cfd0c871604dcb40a6fb77bafc1b90', '2026-11-18 12:56:07.481824+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1b04a813f05a7c64e84a3c720aede27cb5ea97c7462ea7fd19fa408adba1de77d7ef21e9a8f2151ae866255c3b5aa94c8609bb96253c347c2829d72f7a58a8b16ab52e2d3', '0', '2026-11-18 12:56:09.101221+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8165-750c-99e7-567843fa7f68', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 12:56:02.661+00', '2026-11-18 12:56:03.065+00', '2026-11-18 13:11:02.661+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef19af61b15386a9698f6b8fae7ab5781c1a2cb60f3a442cc7c46a0c11b8b147a44559480955f149940154fdc66283af3b8b54da950065ff3f110a42f8b57ff79ebd4ad97a28bd89bd5923c3a177c85638d027136cdf8a26096a63042e161', E'\\xdc5992ccb2acf9ddc93edb42bb3c843e5623c4aedbeaaac3c7cac06e8f98a634', E'\\xff2fcd5175801a1164db60780ae76ded44b466074b6ac3a344d9c256a5f6d5d3', E'\\x3dc50203399aa4ec5ff78deabecf3e23c79c811107e89bccac0580c0e002184f', NULL, NULL, 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-823a-7ecb-b3b1-01de397e1927', '2026-11-18 12:56:02.874+00', NULL, '05656302', '500656302', '{500656302,5656302}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-835b-75e5-a804-cb487ff06ba7', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 12:56:03.163+00', '2026-11-18 12:56:03.272+00', '2026-11-18 13:11:03.163+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef11a86e5d6db791e8a6161fffa092b51c7c83f407eb72248ecbd7fbf6280c79ccb045e497c70105b533f0417fb1390fe4c264dca85645586d70b033a21fbd2f911194637040235f09f0fcbba994acf2ff5e37fa0b431edcd4e3bdb7ed33e', E'\\xdc5992ccb2acf9ddc93edb42bb3c843e5623c4aedbeaaac3c7cac06e8f98a634', E'\\xff2fcd5175801a1164db60780ae76ded44b466074b6ac3a344d9c256a5f6d5d3', E'\\x3dc50203399aa4ec5ff78deabecf3e23c79c811107e89bccac0580c0e002184f', NULL, NULL, 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-8391-7f31-80d0-47016d49d3b3', '2026-11-18 12:56:03.217+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8406-7007-a737-3e4396e42f66', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 12:56:03.334+00', '2026-11-18 12:56:03.555+00', '2026-11-18 13:11:03.334+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1313a8e214cc9f30c9e319037a62985d62556bdac3e66d7fd768731e80cc5ef3bf0edd6fe7b91ce999118ec769c0720615c21179a4f8a1d5ce5b75d1452efacf0c424ab0cf0595e31107dbce040a9b4a4306c2db211351e3f0ac9160a5f', E'\\xdc5992ccb2acf9ddc93edb42bb3c843e5623c4aedbeaaac3c7cac06e8f98a634', E'\\xff2fcd5175801a1164db60780ae76ded44b466074b6ac3a344d9c256a5f6d5d3', E'\\x3dc50203399aa4ec5ff78deabecf3e23c79c811107e89bccac0580c0e002184f', NULL, NULL, 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-844a-7d75-b438-4eb745b82835', '2026-11-18 12:56:03.402+00', NULL, '05656343', '500656343', '{500656343,5656343}', NULL, '000000', NULL, NULL, '01a1eeba-84c3-765b-8ad8-61ae50166080', '2026-11-18 12:56:03.523+00', '05656354', NULL, '{5656354}', NULL, '2026-11-18 12:56:03.555+00', '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8506-70ed-bde3-d17d392b383e', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 12:56:03.59+00', '2026-11-18 12:56:03.59+00', '2026-11-18 13:11:03.59+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1148068ae9567986d200238b6bf617b373a47cc544ea1a4d0f0147abe6cda2240ab49e6daf0ee64779df1dac8f3abee574ee0673cdf31908bcb7fe2eda867762f9d117b4cda0d1fc38b60ed81b45a5a88de99152f000b216bbcf7ef0b6e', E'\\xdc5992ccb2acf9ddc93edb42bb3c843e5623c4aedbeaaac3c7cac06e8f98a634', E'\\xff2fcd5175801a1164db60780ae76ded44b466074b6ac3a344d9c256a5f6d5d3', E'\\x3dc50203399aa4ec5ff78deabecf3e23c79c811107e89bccac0580c0e002184f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 13:11:03.59+00', NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8588-7a1a-9770-defa58c5485b', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:56:03.719+00', '2026-11-18 12:56:03.739+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1667520c82092cfcb1c84b2fe48b54504f9bf195089aa18b75c56d1f53c2e085173ebe55b2c47298ea28cb01e728d0089f867e41a6988f3b6f00660e1e75f46eac1ea7d7ce94e68b2eea7', E'\\xe636539f585271bdfcd703766438834bdd47b9d745b10ca2528b0351ac1b1449', NULL, E'\\x46ee7b026565bc4815aaab9dc704a20cf7af4240d5852d3ba2004661de0eab60', '4242', 'Visa', 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-8561-7f76-bbb5-f2193db37bfd', '2026-11-18 12:56:03.719+00', NULL, '5656373', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-85d9-7129-b39d-3f056e3168a6', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 12:56:03.801+00', '2026-11-18 12:56:03.811+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef15da2690f07a42f9d8e5fc89e2ce4fa4ee8fe02534c8559cd3798e8801f9d74ad68180ed28ce744eb8592a653c42b61fa77638c80832645c7d51a6670354e476d069868dd4f135cc168c8', E'\\xa8681d190a28640c5d1201798e1ce6c1af65bde9c8e783167ac0662af86ba4e9', NULL, E'\\xf8473846ec7c5c2416f29b16e70b65475c486aa7ec157a26aa976dd7e0a549e8', '9995', 'Visa', 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-85d0-7de5-b14f-02722b97b7e1', '2026-11-18 12:56:03.801+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8622-7cbe-b5c4-5ceb591e34ec', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 12:56:03.874+00', '2026-11-18 12:56:03.905+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef14c7fbab7e1724d3377a824f6956b06d70ad4bccfe39bca27d00cda1f2f849df93f451474389ec1d087bb376d794127779c11f69295d6b240fea1081c0a901c19a7c2bc4ff373834adc53', E'\\x26f738bccc11614929755d323ff296370ddfa6e40aab8881609944ed6e7ce686', NULL, E'\\x3509448bf891d7073f7e68d3e05f304545fae6b9f1c3c6b4aee4f78007178d3e', '0119', 'Visa', 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-860e-7f4e-bc93-b514f3c681fb', '2026-11-18 12:56:03.874+00', '2026-11-18 12:56:03.905+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-18 12:56:08.185088+00', '2026-11-18 12:56:11.294+00', NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:56:04.019+00', '2026-11-18 12:56:04.119+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x42f1eea8bf01c7f0683ed541b7cda3fad2650e316fce2c9be380ef10f2ca82e4', NULL, NULL, NULL, NULL, 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-76ef-89b5-229858fc4516', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1eeba-87c9-76b3-9eca-8384c0208766', '2026-11-18 12:56:04.297+00', '2026-11-18 12:56:04.408+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef18e661975d0f76ebbeff7372e935d92e558859828355877c183e97f7d023a973b99c9464d89c52e2623219517630f5e255562fe364ae0b30cf800b9334e78197fb8a6e8e6c8dc1e6e34972b6f44ced8b07a4b1bb81e1ca9bc6cae4761de764e84ec62746b71b2a33dad90970a1a441014', E'\\xae0fa5a8f578cdb44ca0513d9240c3fb8ae6f8f947e77f931de329d5b2f28a37', E'\\x5d86d9237b34f829094c7a6acffad4f8b8a26558bfa427337f1a4f1e2452df6f', E'\\x3dc50203399aa4ec5ff78deabecf3e23c79c811107e89bccac0580c0e002184f', NULL, NULL, 'r4', E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', '01a1eeba-87fd-7f82-8a16-b2e79adf3f57', '2026-11-18 12:56:04.349+00', NULL, '50656439', NULL, '{50656439}', 'c9c28b47-5960-4683-ad7f-e6758e7c5dc6', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-79ce-8239-1afb5e38dfca', 'DISPERSION', 'FAILED', NULL, NULL, '01a1eeba-87c9-76b3-9eca-8384c0208766', '2026-11-18 12:56:04.297+00', '2026-11-18 12:56:04.418+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef15ab901d36306698313a3dde39cb6ad7fcef494111a816cab329843916f2be49fb8ddeca36148962d478ab17ff319db501ab8435b1ea98fc61e5da324854bb05d67467d70e631741fec8ab47f7253bb0b4f361b4da5c5fc963b62822d5434ba5fcf85ad2771eb0622f0b10bddb67c3dd4', E'\\xeb59078551fd3196bb743f12a4bb0d38a887d19187ecc1c8018e37077a248e4f', E'\\x538f1843b765a13d454482c7be52ed5364967c7618f87fb61b4154c2c5ff7193', E'\\x3dc50203399aa4ec5ff78deabecf3e23c79c811107e89bccac0580c0e002184f', NULL, NULL, 'r4', E'\\x7239441d9262308c3fb75f2581115f4b78ff4c3dcaa50d241673ad018482b482', '01a1eeba-87fe-7098-9a36-c6b3ab0fe0d9', '2026-11-18 12:56:04.35+00', NULL, NULL, NULL, '{}', '901b292e-a902-4e9a-b5ab-75e4822dcf13', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:56:05.02+00', '2026-11-18 12:56:05.118+00', '2026-11-18 13:11:05.02+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef1fbdaf489513f8bb578d641fff647433a67dd7ba2d085b9c6379c3fdbce5edafa2b3fab6e018004c4270d2c4a25ace2e845c32ce3e96e1658d2c85d4f8c4d591acffb698b6d577654f6344d6bd393170242c821f1d105255fe9a7c3516c', E'\\xdc5992ccb2acf9ddc93edb42bb3c843e5623c4aedbeaaac3c7cac06e8f98a634', E'\\xff2fcd5175801a1164db60780ae76ded44b466074b6ac3a344d9c256a5f6d5d3', E'\\x3dc50203399aa4ec5ff78deabecf3e23c79c811107e89bccac0580c0e002184f', NULL, NULL, 'bnc', E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-8ad4-7802-8624-eb7cae367453', '2026-11-18 12:56:05.076+00', NULL, '05656510', '500656510', '{500656510,5656510}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1eeba-8a62-7de2-b93e-5806e2524315', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8165-750c-99e7-567843fa7f68', '1', '9b3434d0-b4f4-4abd-8b2e-415e1ba4c7c1', '20.00', '2026-11-18 12:56:10.581032+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xcb17b51323ed165dd1b2018b4b9be2b466d900e27bc3c03e83422a466cd013d1', '01a1eeba-9421-72b4-92ef-92b624a9f49c', 'factor', '2026-11-18 13:01:09.972814+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-76ef-89b5-229858fc4516', '10.00', 'key:requester', '2026-11-18 12:56:10.566679+00', '2026-11-19 12:56:10.566679+00', 'approved', 'user:ana', '2026-11-18 12:56:10.566679+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8165-750c-99e7-567843fa7f68', '01a1eeba-8176-7e69-a3b4-17494ab10ded', '2026-11-18 12:56:02.661+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8165-750c-99e7-567843fa7f68', '01a1eeba-823b-715b-b58f-e3ab81c96ef3', '2026-11-18 12:56:02.874+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8165-750c-99e7-567843fa7f68', '01a1eeba-82fa-771a-b1c3-74312378ddb3', '2026-11-18 12:56:03.065+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05656302"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-835b-75e5-a804-cb487ff06ba7', '01a1eeba-835c-75f1-8ebf-a4862e2f1852', '2026-11-18 12:56:03.163+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-835b-75e5-a804-cb487ff06ba7', '01a1eeba-839a-7eb3-afa0-446a4f4454c6', '2026-11-18 12:56:03.217+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-835b-75e5-a804-cb487ff06ba7', '01a1eeba-83cc-7f48-8eee-0dd3d1ce74f7', '2026-11-18 12:56:03.272+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8406-7007-a737-3e4396e42f66', '01a1eeba-8407-7c5e-bca8-c2d2d99a57ae', '2026-11-18 12:56:03.334+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8406-7007-a737-3e4396e42f66', '01a1eeba-844a-730c-9253-f3e7a02e8ce5', '2026-11-18 12:56:03.402+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8406-7007-a737-3e4396e42f66', '01a1eeba-8478-7d17-affe-f01ae08de115', '2026-11-18 12:56:03.447+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05656343"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8406-7007-a737-3e4396e42f66', '01a1eeba-84c4-7a48-9ede-d87c4e1b2c74', '2026-11-18 12:56:03.523+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8406-7007-a737-3e4396e42f66', '01a1eeba-84e5-7725-96ba-f5367c630131', '2026-11-18 12:56:03.555+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "05656354"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8506-70ed-bde3-d17d392b383e', '01a1eeba-8507-7b71-94be-efb4a2349933', '2026-11-18 12:56:03.59+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8588-7a1a-9770-defa58c5485b', '01a1eeba-8589-7755-9dfa-2396059fc6db', '2026-11-18 12:56:03.719+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8588-7a1a-9770-defa58c5485b', '01a1eeba-859c-79d3-b404-96f736459b7c', '2026-11-18 12:56:03.739+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "5656373"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-85d9-7129-b39d-3f056e3168a6', '01a1eeba-85da-7343-8d67-57ab0735b6a2', '2026-11-18 12:56:03.801+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-85d9-7129-b39d-3f056e3168a6', '01a1eeba-85ed-7948-b333-51ecd1abafc1', '2026-11-18 12:56:03.811+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8622-7cbe-b5c4-5ceb591e34ec', '01a1eeba-8623-74a5-acb3-b3a8ff88e026', '2026-11-18 12:56:03.874+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8622-7cbe-b5c4-5ceb591e34ec', '01a1eeba-8641-74de-9af7-bc3ffd38e411', '2026-11-18 12:56:03.905+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b', '01a1eeba-873a-7952-be4d-899c1e987340', '2026-11-18 12:56:04.119+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-76ef-89b5-229858fc4516', '01a1eeba-87db-78b5-8cd9-e9cce421968d', '2026-11-18 12:56:04.297+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1eeba-87c9-76b3-9eca-8384c0208766"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-76ef-89b5-229858fc4516', '01a1eeba-87fe-738f-9eae-576b475c6c09', '2026-11-18 12:56:04.349+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-76ef-89b5-229858fc4516', '01a1eeba-8838-7e37-baab-7a5397f4e384', '2026-11-18 12:56:04.408+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "50656439"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-79ce-8239-1afb5e38dfca', '01a1eeba-87db-7aac-9607-48c3982790f0', '2026-11-18 12:56:04.297+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1eeba-87c9-76b3-9eca-8384c0208766"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-79ce-8239-1afb5e38dfca', '01a1eeba-87fe-7350-815e-b236378ace32', '2026-11-18 12:56:04.35+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-87c9-79ce-8239-1afb5e38dfca', '01a1eeba-8842-78da-838b-e60cc645d1f9', '2026-11-18 12:56:04.418+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', '01a1eeba-8a9e-78f9-a3ae-959a0013d9d7', '2026-11-18 12:56:05.02+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', '01a1eeba-8ad4-7834-ad9d-ff7044ea2f54', '2026-11-18 12:56:05.076+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', '01a1eeba-8afe-7912-98c4-9e9793392c34', '2026-11-18 12:56:05.118+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05656510"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '2026-11-18 11:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 12:55:57.552298+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-896b-771f-bdfc-5263b4a18071', E'\\x833c70f3633c8a9740031def5478d8ae1c8f98670ee92cc659062ee66c55b493', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef16cd8b0a3968f3770aa0880e31030335215a7c24e01c997df0b2bdc1df8a2cd723ba9392d6fbc2d53cca665096c5da5c4c111e47426fc0bca7a70b385ba00be884d2a37a834345927661918010d', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 12:56:04.715+00', 'key:01a1eeba-7e20-7f0b-95f3-f21816d5a7b7');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'cccae88b-2354-4da1-ade1-ddc050d9cf64', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 12:56:10.546962+00', '2026-11-19 13:56:10.546962+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x60c3f656de18b1657d4068f2e4294d0404e1fd27ade27e6feead5f1a4bc0eabf', '01a1eeba-9421-72b4-92ef-92b624a9f49c', '2026-11-18 13:01:10.024352+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '197', '2026-11-18 12:56:10.566847+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 12:56:10.03884+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 12:56:10.03884+00', '2026-11-18', '2026-11-18 12:56:01.689196+00', '2026-11-18 12:56:01.936289+00', '2026-11-18 12:56:01.936289+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 12:56:10.03884+00', '2026-11-18 12:56:10.03884+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 12:56:01.936289+00', '2026-11-18 12:56:01.936289+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 12:55:58.520933+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 12:55:58.522442+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 12:55:58.533655+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 12:55:58.534199+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 12:55:58.539671+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 12:55:58.540246+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 12:55:58.540246+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 12:55:58.540246+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 12:55:58.540246+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 12:55:58.540246+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 12:55:58.675209+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 12:55:58.676022+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 12:55:58.686417+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 12:55:58.690008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 12:55:58.690675+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 12:55:58.690675+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('41', '0041_account_identity.sql', '2dfe1a4a0235e5aacf992518ab8f140e3023ff0cc7ef45ca1be531286de35b31', '2026-11-18 12:55:58.690675+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('46', '0046_movement_references.sql', '367a7cd9ef067e6ce47397cbb4d7ee8bb6b60c606efa2d2706f6ee079532d98f', '2026-11-18 12:55:58.690675+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('47', '0047_imported_by_amount.sql', 'e800f640a8d22e3bd89f92ecb8b794ef5cb4d4a5d1f1fe2112d62517b7b0ddbf', '2026-11-18 12:55:58.710077+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('48', '0048_movements_by_ending.sql', 'b5455271abaecba593f98ecfbb61d1754b9a1b8601b1e75856fd05b5e00e366f', '2026-11-18 12:55:58.715158+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('49', '0049_movements_without_reference.sql', 'a5721a2aff223135de572b0449f221a1976ef2022f83e7a9555f0f0061158ddf', '2026-11-18 12:55:58.721038+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 12:55:57.552298+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 12:55:57.552298+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 12:55:58.726818+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 12:55:58.730041+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 12:55:58.721665+00');
insert into schema_routines (name, version, checksum, applied_at) values ('merge_imported_movement.sql', '1', '6ba69ae2cbd3b1e4236b29145d7b1b03a8d1c7e425436543b204350593fc435a', '2026-11-18 12:55:58.733911+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-18 12:55:58.731988+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 12:55:58.728309+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '3', '427497a17ca16bfdd7847947e701ecdd2b8d134692e983737fc3bc1d06ee2407', '2026-11-18 12:55:58.724518+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\x3819ad48868d856d0d5b213a3ccfd11beb7b2682e4defd9c7c6942718ee4078e', '01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 12:56:10.543156+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '810', '1', '01a1eeba-8176-7e69-a3b4-17494ab10ded', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8165-750c-99e7-567843fa7f68","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:02.661Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:02.661Z"}', '2026-11-18 12:56:02.683394+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '817', '2', '01a1eeba-82fa-771a-b1c3-74312378ddb3', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8165-750c-99e7-567843fa7f68","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"05656302","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:02.661Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.065Z"}', '2026-11-18 12:56:03.066522+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '819', '3', '01a1eeba-835c-75f1-8ebf-a4862e2f1852', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-835b-75e5-a804-cb487ff06ba7","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.163Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.163Z"}', '2026-11-18 12:56:03.164301+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '825', '4', '01a1eeba-83cc-7f48-8eee-0dd3d1ce74f7', '{"event":"payment.failed","data":{"paymentId":"01a1eeba-835b-75e5-a804-cb487ff06ba7","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.163Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.272Z"}', '2026-11-18 12:56:03.276646+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '828', '5', '01a1eeba-8407-7c5e-bca8-c2d2d99a57ae', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8406-7007-a737-3e4396e42f66","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.334Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.334Z"}', '2026-11-18 12:56:03.35009+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '833', '6', '01a1eeba-8478-7d17-affe-f01ae08de115', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8406-7007-a737-3e4396e42f66","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05656343","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.334Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.447Z"}', '2026-11-18 12:56:03.448001+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '838', '7', '01a1eeba-84e5-7725-96ba-f5367c630131', '{"event":"payment.reversed","data":{"paymentId":"01a1eeba-8406-7007-a737-3e4396e42f66","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05656343","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.334Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.555Z"}', '2026-11-18 12:56:03.556915+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '841', '8', '01a1eeba-8507-7b71-94be-efb4a2349933', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8506-70ed-bde3-d17d392b383e","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.590Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.590Z"}', '2026-11-18 12:56:03.591119+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '847', '9', '01a1eeba-859c-79d3-b404-96f736459b7c', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8588-7a1a-9770-defa58c5485b","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"5656373","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.719Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.739Z"}', '2026-11-18 12:56:03.739902+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '855', '10', '01a1eeba-85ed-7948-b333-51ecd1abafc1', '{"event":"payment.failed","data":{"paymentId":"01a1eeba-85d9-7129-b39d-3f056e3168a6","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.801Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.811Z"}', '2026-11-18 12:56:03.824885+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '860', '11', '01a1eeba-8641-74de-9af7-bc3ffd38e411', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8622-7cbe-b5c4-5ceb591e34ec","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.874Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.905Z"}', '2026-11-18 12:56:03.90546+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '868', '12', '01a1eeba-873a-7952-be4d-899c1e987340', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:04.019Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:04.119Z"}', '2026-11-18 12:56:04.159801+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '875', '13', '01a1eeba-8838-7e37-baab-7a5397f4e384', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-87c9-76ef-89b5-229858fc4516","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"50656439","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:04.297Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:04.408Z"}', '2026-11-18 12:56:04.410535+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '876', '14', '01a1eeba-8842-78da-838b-e60cc645d1f9', '{"event":"payment.failed","data":{"paymentId":"01a1eeba-87c9-79ce-8239-1afb5e38dfca","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:04.297Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:04.418Z"}', '2026-11-18 12:56:04.418517+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '888', '15', '01a1eeba-8a9e-78f9-a3ae-959a0013d9d7', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8a9d-77ff-93a7-8ae40ef80834","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:05.020Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","checkoutSessionId":"01a1eeba-8a62-7de2-b93e-5806e2524315","livemode":false},"timestamp":"2026-11-18T12:56:05.020Z"}', '2026-11-18 12:56:05.022364+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '893', '16', '01a1eeba-8afe-7de2-b93e-e65b86fd0c1c', '{"event":"checkout.paid","data":{"sessionId":"01a1eeba-8a62-7de2-b93e-5806e2524315","linkId":"01a1eeba-896b-771f-bdfc-5263b4a18071","status":"PAID","paymentId":"01a1eeba-8a9d-77ff-93a7-8ae40ef80834","description":"Pedido 1042","usdAmount":13,"keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:04.962Z","livemode":false},"timestamp":"2026-11-18T12:56:05.118Z"}', '2026-11-18 12:56:05.118911+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '893', '17', '01a1eeba-8afe-7912-98c4-9e9793392c34', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8a9d-77ff-93a7-8ae40ef80834","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"05656510","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:05.020Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","checkoutSessionId":"01a1eeba-8a62-7de2-b93e-5806e2524315","livemode":false},"timestamp":"2026-11-18T12:56:05.118Z"}', '2026-11-18 12:56:05.118911+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1eeba-9421-72b4-92ef-92b624a9f49c', E'\\xb27fef6aa2b59aeb91403d15c51e46ae7e7738ec75c8309c3ddbda7e35d8c50a', '2026-11-18 12:56:10.031172+00', '2026-11-21 12:56:10.031172+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8176-7e69-a3b4-17494ab10ded', 'payment.pending', '01a1eeba-8165-750c-99e7-567843fa7f68', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8165-750c-99e7-567843fa7f68","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:02.661Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:02.661Z"}', 'delivered', '2026-11-18 12:56:02.661+00', '01a1eeba-81a4-7a90-a8f6-a3e7745c872d', '2026-11-18 12:56:02.752341+00', '200', NULL, '174', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-82fa-771a-b1c3-74312378ddb3', 'payment.completed', '01a1eeba-8165-750c-99e7-567843fa7f68', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8165-750c-99e7-567843fa7f68","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"05656302","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:02.661Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.065Z"}', 'delivered', '2026-11-18 12:56:03.065+00', '01a1eeba-8311-7775-aabc-92ab7aa93687', '2026-11-18 12:56:03.11538+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-835c-75f1-8ebf-a4862e2f1852', 'payment.pending', '01a1eeba-835b-75e5-a804-cb487ff06ba7', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-835b-75e5-a804-cb487ff06ba7","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.163Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.163Z"}', 'delivered', '2026-11-18 12:56:03.163+00', '01a1eeba-8369-74b2-8ce7-ef1b11fc712d', '2026-11-18 12:56:03.187126+00', '200', NULL, '34', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-83cc-7f48-8eee-0dd3d1ce74f7', 'payment.failed', '01a1eeba-835b-75e5-a804-cb487ff06ba7', '{"event":"payment.failed","data":{"paymentId":"01a1eeba-835b-75e5-a804-cb487ff06ba7","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.163Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.272Z"}', 'delivered', '2026-11-18 12:56:03.272+00', '01a1eeba-83ed-700e-8433-ef4c50c0aa3e', '2026-11-18 12:56:03.320335+00', '200', NULL, '23', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8407-7c5e-bca8-c2d2d99a57ae', 'payment.pending', '01a1eeba-8406-7007-a737-3e4396e42f66', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8406-7007-a737-3e4396e42f66","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.334Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.334Z"}', 'delivered', '2026-11-18 12:56:03.334+00', '01a1eeba-841e-7a8d-b016-b23f2707b5cb', '2026-11-18 12:56:03.36747+00', '200', NULL, '52', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8478-7d17-affe-f01ae08de115', 'payment.completed', '01a1eeba-8406-7007-a737-3e4396e42f66', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8406-7007-a737-3e4396e42f66","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05656343","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.334Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.447Z"}', 'delivered', '2026-11-18 12:56:03.447+00', '01a1eeba-8484-74c7-819e-63c13ab465ac', '2026-11-18 12:56:03.460198+00', '200', NULL, '38', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-84e5-7725-96ba-f5367c630131', 'payment.reversed', '01a1eeba-8406-7007-a737-3e4396e42f66', '{"event":"payment.reversed","data":{"paymentId":"01a1eeba-8406-7007-a737-3e4396e42f66","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05656343","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.334Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.555Z"}', 'delivered', '2026-11-18 12:56:03.555+00', '01a1eeba-84ea-756e-8f17-48b0effa7c35', '2026-11-18 12:56:03.570599+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8507-7b71-94be-efb4a2349933', 'payment.pending', '01a1eeba-8506-70ed-bde3-d17d392b383e', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8506-70ed-bde3-d17d392b383e","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.590Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.590Z"}', 'delivered', '2026-11-18 12:56:03.59+00', '01a1eeba-850c-7495-a4af-e763a46e6c93', '2026-11-18 12:56:03.597439+00', '200', NULL, '40', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-859c-79d3-b404-96f736459b7c', 'payment.completed', '01a1eeba-8588-7a1a-9770-defa58c5485b', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8588-7a1a-9770-defa58c5485b","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"5656373","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.719Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.739Z"}', 'delivered', '2026-11-18 12:56:03.739+00', '01a1eeba-85bb-7bc3-a0df-8e236f3205d4', '2026-11-18 12:56:03.771397+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-85ed-7948-b333-51ecd1abafc1', 'payment.failed', '01a1eeba-85d9-7129-b39d-3f056e3168a6', '{"event":"payment.failed","data":{"paymentId":"01a1eeba-85d9-7129-b39d-3f056e3168a6","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.801Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.811Z"}', 'delivered', '2026-11-18 12:56:03.811+00', '01a1eeba-85ff-73fc-aa91-26470e94c55d', '2026-11-18 12:56:03.840064+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8641-74de-9af7-bc3ffd38e411', 'payment.pending', '01a1eeba-8622-7cbe-b5c4-5ceb591e34ec', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8622-7cbe-b5c4-5ceb591e34ec","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:03.874Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:03.905Z"}', 'delivered', '2026-11-18 12:56:03.905+00', '01a1eeba-864f-724c-a2db-a77b29972ddf', '2026-11-18 12:56:03.920001+00', '200', NULL, '44', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-873a-7952-be4d-899c1e987340', 'payment.completed', '01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-86b4-728a-a6fa-d7dcd98bbb6b","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:04.019Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:04.119Z"}', 'delivered', '2026-11-18 12:56:04.119+00', '01a1eeba-8757-7763-84a2-f2369f63b685', '2026-11-18 12:56:04.183899+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8838-7e37-baab-7a5397f4e384', 'payment.completed', '01a1eeba-87c9-76ef-89b5-229858fc4516', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-87c9-76ef-89b5-229858fc4516","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"50656439","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:04.297Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:04.408Z"}', 'delivered', '2026-11-18 12:56:04.408+00', '01a1eeba-8859-70f4-8924-e8e132549854', '2026-11-18 12:56:04.441311+00', '200', NULL, '78', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8842-78da-838b-e60cc645d1f9', 'payment.failed', '01a1eeba-87c9-79ce-8239-1afb5e38dfca', '{"event":"payment.failed","data":{"paymentId":"01a1eeba-87c9-79ce-8239-1afb5e38dfca","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:04.297Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","livemode":false},"timestamp":"2026-11-18T12:56:04.418Z"}', 'delivered', '2026-11-18 12:56:04.418+00', '01a1eeba-884e-7b40-bb70-1819747042b4', '2026-11-18 12:56:04.430588+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8a9e-78f9-a3ae-959a0013d9d7', 'payment.pending', '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', '{"event":"payment.pending","data":{"paymentId":"01a1eeba-8a9d-77ff-93a7-8ae40ef80834","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:05.020Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","checkoutSessionId":"01a1eeba-8a62-7de2-b93e-5806e2524315","livemode":false},"timestamp":"2026-11-18T12:56:05.020Z"}', 'delivered', '2026-11-18 12:56:05.02+00', '01a1eeba-8aa2-7197-8bd3-ff03a9e4d8fd', '2026-11-18 12:56:05.026274+00', '200', NULL, '11', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '01a1eeba-8afe-7912-98c4-9e9793392c34', 'payment.completed', '01a1eeba-8a9d-77ff-93a7-8ae40ef80834', '{"event":"payment.completed","data":{"paymentId":"01a1eeba-8a9d-77ff-93a7-8ae40ef80834","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"05656510","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:56:05.020Z","keyId":"01a1eeba-7e20-7f0b-95f3-f21816d5a7b7","checkoutSessionId":"01a1eeba-8a62-7de2-b93e-5806e2524315","livemode":false},"timestamp":"2026-11-18T12:56:05.118Z"}', 'delivered', '2026-11-18 12:56:05.118+00', '01a1eeba-8b0d-7a88-9b74-9e4768c5db79', '2026-11-18 12:56:05.135596+00', '200', NULL, '15', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1eeba-7dce-71ad-91c1-807d2caa5baf', 'false', '01a1eeba-80c7-77bb-9419-0a2892ac09d3', '1', 'http://127.0.0.1:37389/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4422ca8497d897f7acfe115b9612959ef11f580cb651ffad07d62757f2a34c897a62204a6335afb0970e4f2901521ca4ca877431caa1c899b80c95091b8a686788f2170e053ab8e0758e7b2bf8e1f05796faf60ce85edace8b1e3abd7d52bf', NULL, NULL, '2026-11-18 12:56:02.503+00', '2026-11-18 12:56:02.503+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table account_orders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_invoice_counters enable trigger user;
alter table bank_invoices enable trigger user;
alter table bank_notifications enable trigger user;
alter table bank_questions enable trigger user;
alter table bank_quotas enable trigger user;
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
alter table drained_banks enable trigger user;
alter table event_numbering enable trigger user;
alter table flow_routes enable trigger user;
alter table idempotency_keys enable trigger user;
alter table imported_periods enable trigger user;
alter table installation_secrets enable trigger user;
alter table key_payouts enable trigger user;
alter table login_attempts enable trigger user;
alter table mandates enable trigger user;
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
