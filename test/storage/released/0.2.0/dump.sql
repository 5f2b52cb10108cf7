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
truncate tenants, account_holders, account_orders, api_keys, audit_head, audit_log, bank_accounts, bank_invoice_counters, bank_invoices, bank_notifications, bank_questions, bank_quotas, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, drained_banks, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 03:07:20.621725+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'r4', E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', 'http://127.0.0.1:36991');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2cc6-709a-9145-b703b9ec10e0', 'false', 'pas_test_dMY0y34T', E'\\x03923a7b08fc62eddf2898e5ff29fbf4d24f233c5fa5527cb0fdf54c40833f58', '2026-11-17 03:07:20.646698+00', NULL, NULL, '2026-11-17 03:07:22.736494+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2cd8-7a38-b248-b15706cf1bc6', 'true', 'pas_live_er0cM5mb', E'\\xd520cc227af31095fc05090df75c02e598cd9ecada0c50d6f3ea46e9f024af73', '2026-11-17 03:07:20.665275+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x3c3180ce53d2a2820af229d372cd906da04cd9f6590e59bab7ff573080c38737', '2026-11-17 03:07:22.729722+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-2cab-7592-93ce-5f51fc21f039', '2026-11-17 03:07:20.623732+00', 'test', 'tenant.create', '01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2cab-7d63-a10e-87651b1f116a', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x537c88c3ef309865548add98f93995d4af8d6c32f9c5a06129aad8469bfdbb72');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-2cc6-7626-8e27-011d0282bca2', '2026-11-17 03:07:20.648525+00', 'test', 'key.create', '01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2cc6-709a-9145-b703b9ec10e0', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_dMY0y34T", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x537c88c3ef309865548add98f93995d4af8d6c32f9c5a06129aad8469bfdbb72', E'\\x10cf98e9bb6ee915074ebc28a562c54a7b105056e56329f6e85e44a7b6509e74');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-2cd9-7915-b149-d67b24bdde32', '2026-11-17 03:07:20.666017+00', 'test', 'key.create', '01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2cd8-7a38-b248-b15706cf1bc6', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_er0cM5mb", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x10cf98e9bb6ee915074ebc28a562c54a7b105056e56329f6e85e44a7b6509e74', E'\\xf2efb4b0d18b7ff561216bbea7370fc11bb43d5a1198f7a94cfd6adfd6e8df22');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-2d04-76d1-a1c0-baa77704c032', '2026-11-17 03:07:20.716042+00', 'key:01a1e779-2cc6-709a-9145-b703b9ec10e0', 'webhook.create', '01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '{"host": "127.0.0.1:33635", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', '01a1e779-2cfb-7302-a851-62bb0fb042ce', '4', E'\\xf2efb4b0d18b7ff561216bbea7370fc11bb43d5a1198f7a94cfd6adfd6e8df22', E'\\x2dfe9b079365d7cba8f1af5ee27384a3f190d3e92e885fd66057ba1a321a637d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-2f60-7603-af36-54cfb77d4098', '2026-11-17 03:07:21.314432+00', 'test', 'checkout.profile', '01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2cab-7d63-a10e-87651b1f116a', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x2dfe9b079365d7cba8f1af5ee27384a3f190d3e92e885fd66057ba1a321a637d', E'\\x0889990b6cdb27756025051088eed17aac186b7666fc4b3cd493a3356d2affe9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-2f6b-7c9c-9402-7189d0268bee', '2026-11-17 03:07:21.326422+00', 'key:01a1e779-2cc6-709a-9145-b703b9ec10e0', 'link.create', '01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-2f69-7183-b1ed-0d1749b4a90c', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', '01a1e779-2f65-73c7-8ee3-06514d6c546f', '6', E'\\x0889990b6cdb27756025051088eed17aac186b7666fc4b3cd493a3356d2affe9', E'\\x9d99836b895e314c548417137283005df5a5c88f5b94eeeb5aaae610f987c27f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-2fdc-7e08-8248-e76a2b049b86', '2026-11-17 03:07:21.439404+00', 'test', 'bank.notifications', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x9d99836b895e314c548417137283005df5a5c88f5b94eeeb5aaae610f987c27f', E'\\xaf0af4657e91bf980540fb1bf02d1964b49294db82b2c21d58cbc6e5559295f5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-3038-717d-b66a-5fb76235869f', '2026-11-17 03:07:21.531562+00', 'key:01a1e779-2cc6-709a-9145-b703b9ec10e0', 'movement.ignore', '01a1e779-2cab-7d63-a10e-87651b1f116a', '01a1e779-301d-7e2a-8d14-a9878ae3f750', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', '01a1e779-3034-7399-8ccd-f44b5b9f890e', '8', E'\\xaf0af4657e91bf980540fb1bf02d1964b49294db82b2c21d58cbc6e5559295f5', E'\\xf83d8c14dbddb1906bfb4ce38d6cc0d175363bbfa7578e562f00b6c073fd4c82');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-31d0-716a-aa27-0da591baa637', '2026-11-17 03:07:21.939973+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xf83d8c14dbddb1906bfb4ce38d6cc0d175363bbfa7578e562f00b6c073fd4c82', E'\\x2b0ee18cd892cc064414b11220722118faf2f7fc8238fbbcced06b125e948c0b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-31d8-7f94-abac-12796da57d91', '2026-11-17 03:07:21.946289+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_JhHF9VWD"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x2b0ee18cd892cc064414b11220722118faf2f7fc8238fbbcced06b125e948c0b', E'\\x1602337f4bbf078977d17f774153840d6cd4369772b1adb0f34cbe67ed97a85e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-31de-7f8c-94a7-877444c1a164', '2026-11-17 03:07:21.953028+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x1602337f4bbf078977d17f774153840d6cd4369772b1adb0f34cbe67ed97a85e', E'\\x601b98157a0794c45258fc4f3d2d7203163d37185e8682f5ccfec86923d95fe7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-3388-7a08-a92d-9900a9e2c456', '2026-11-17 03:07:22.378773+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'e3157c742537888d', NULL, '01a1e779-31e7-7744-bf4d-e4d61dd127fa', '12', E'\\x601b98157a0794c45258fc4f3d2d7203163d37185e8682f5ccfec86923d95fe7', E'\\xaf9ebb462b6f7536fe94ce2fae3a0d54e9d2f93362b184f85dbf890dc129fb23');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-33e7-7056-abd3-1bad61a9308f', '2026-11-17 03:07:22.472965+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x0b189f992c72d275fd8fdb1fd540e83ffa7cc8ebf3fa4a398e7f55fe5e7bdd13', E'\\x9ff513723a0315cc4cf21b821d888b378ab50ff32f875e206fa6cfc6c5630453');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-34d1-7951-9b06-b5f9160c2a8f', '2026-11-17 03:07:22.706731+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x9ff513723a0315cc4cf21b821d888b378ab50ff32f875e206fa6cfc6c5630453', E'\\xe386348c45e2786bbc7cc93a42a5e2b4ecdca512d8f1bc36d815c8e21e8c0915');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-34d4-7631-afa2-546e783661a5', '2026-11-17 03:07:22.710242+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xe386348c45e2786bbc7cc93a42a5e2b4ecdca512d8f1bc36d815c8e21e8c0915', E'\\x7d8d87e20e8434d70cd1971b90885e3a8d838418d4d501d4a53373ea10a35894');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-34d9-7d8a-8cc7-74170395a34d', '2026-11-17 03:07:22.715288+00', 'test', 'bank.set', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x7d8d87e20e8434d70cd1971b90885e3a8d838418d4d501d4a53373ea10a35894', E'\\xdfa281fa9068432cd170608eaf34eae808e8e373655b2dd7ad0b032fa456943d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-34dc-7cae-ac39-4f47706cacee', '2026-11-17 03:07:22.717411+00', 'test', 'bank.order', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xdfa281fa9068432cd170608eaf34eae808e8e373655b2dd7ad0b032fa456943d', E'\\x21d99b9d45b97660df812ca18b0b800330b2bed512992230c61f6a6e69a3d5e6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-34de-7bd7-90d2-7e7c8cde58f7', '2026-11-17 03:07:22.719276+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x21d99b9d45b97660df812ca18b0b800330b2bed512992230c61f6a6e69a3d5e6', E'\\xca6c1488a6c74a4e5939b72f34ec182e8c3407da33137e7f58ba0d5f45e72529');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e779-34e8-7005-b8b4-4fa0d03ee0fd', '2026-11-17 03:07:22.729722+00', 'test', 'bank.route', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\xca6c1488a6c74a4e5939b72f34ec182e8c3407da33137e7f58ba0d5f45e72529', E'\\x3c3180ce53d2a2820af229d372cd906da04cd9f6590e59bab7ff573080c38737');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('d91b24c5-1f21-88e6-8a39-f3c4cfe14a83', '2026-11-17 03:07:22.457638+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e779-33c7-77dd-884c-bc53d1922f4b', '13', E'\\xaf9ebb462b6f7536fe94ce2fae3a0d54e9d2f93362b184f85dbf890dc129fb23', E'\\x0b189f992c72d275fd8fdb1fd540e83ffa7cc8ebf3fa4a398e7f55fe5e7bdd13');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'true', 'bnc', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544262c8199be9a68a7e36ebe7268e5b501ffe49996fa4ba9f4d346ba50ff18c168c1b0c70837e7943b1c309de1692382baf987d487034f0f73846a8b594d985af20cdc', '01a1e779-34d9-786d-86b3-c22f9146e405', '2026-11-17 03:07:22.714017+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', 'P01764000000', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'cf35b1f8-70b8-46c0-980c-0fac16861f3b', 'charge', '2026-11-17 03:07:22.798584+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', E'\\x02a91bff0ccf8050607093a2ae1d007525ec7a7ee28c2d771f6d998faad83e14', '01a1e779-300a-7f0e-8ea0-67f745468821', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'r4', 'R4notifica', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426468aabd22d0848c1b3deae8f82919eee9c0cab24baf3a41b2f8676ee131cc5661bd92434011d81185bca547bab5551b51f9236d84877c32f3afe821a1a205bc375df7d31578af08f6a80b1214a21b9b4dfebff99bb82afc42c667307652089adf8e9b3a40bd07cf310f0146726a0504065027d27c45058afa8e86e64b0ffd33ad3413b98e81b4e3b19835748e6d441edaf24641924e6d6e3bc3b8964723027ff0c43839514601e3711fdba8a8e3506adabfe9d3fbc912faee3ffc609b85c6c5a88f9a9fdeeff9c7b2224a42226c6407c8ff45d869762ef088e6c896a593576f898cfd4934beb9ffd1110b5d886f0d14dee5ce850e6ac317894837bd976c846b8440b00', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 03:07:21.482798+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', E'\\x2fc0bde68a10dbcf670424c994c912b2619e9d8faff7084e5f25468243b676ac', '01a1e779-2fec-7b56-8ff1-b9e05bec4bb7', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'r4', 'R4consulta', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544266d060adb3368942b85177c46fd3d2c270244ea2f370ed5027badd6fd8ec68afdbd5c20fa564b772c1a3e2a350ef4b7721d212182a6ec76b7ad05e4c4a73b6eb3c3992c6af0902fea7dbfe7f831e972911e18433bcae1ce4dfb97773c4b55a1248e73fdbf9bcbba', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 03:07:21.453599+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', E'\\x53575597c199e5fb793783ac38c98c029a9ac1a12435002b0b6ca72bf33a7ea1', '01a1e779-3017-70b8-9739-c1d2082eb700', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'r4', 'R4notifica', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426cd962849b4d4b61ed987ef1606b89b699bc3fadcb52204664433d2ffedfaa2851daacb7317169e43bd1ad0ce2fa4509222ab61fbcc1ad1c3d88b1d4b14277e8ec7c6a44619e3ce6c8f0b7f5904bdfe3005333abe017cac17ad638d0a6121258ffee72d4e8238a2442369c676bb90b95039fafaa4c6c1d6ef3b353d0b7ae2fb9c6d56416e436aac37d265ae7957e0a3d4c1422baf98378aad59ef73ce51f1b7bec3945da460ccb5b01ad79109200b296ff477917dc9aa280ebcfaed1bfbdfc21c2a2b3642d9488cddc1a7efec8d478dea9c0e92709434e579ddabd84daad9a2c09557dae3df64a4e2235fc77981088e05c0415ec0bfe3c39a6a6d566fccced5e53e155c', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 03:07:21.495837+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', E'\\x5b9806a7df454bc4b2da8210e98d1150cfe14c38e062b4bd3f64409f57ae2109', '01a1e779-301d-7109-956d-f3802b716769', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'r4', 'MBconsulta', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426766c5944296f845adcc028ced881ff8d405eaf6793fc523752fe03c8b3b10f1d33de3b9d5f65892d3b0819927db7cc1425d0cb771baa33ce6b597a53f6c6fb6d295f1544061f4c37e4e4ec44498162f0d59fbfb1611323ed7a70fdcf56d0cccc1178f107287be2d6fcc67c98827b886048d1ef7edd9155799bcd9abade0146453c97715699f3eeb515f1224c8d86374b5f32c9901cbecc1d31170bdb8484f33b93c2c1953fcf667d46853912a6dd4722a4cbbec0977dd030e6647121daea1d83b810da86c25ec2bcc9c52cd462d9c2800ee5f3f3354d20386be9699012e41333c712ac92c548792ccb7653ac74137e7b6a696be697fb8119afc7b3db83da4e4210591884', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 03:07:21.50233+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', E'\\x5cb441577c6c56d910e4b3eefc2aa6e0d368aa5c631fbae679536ec41ad7c843', '01a1e779-3002-7c86-9361-60b759e95c36', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'r4', 'R4consulta', E'\\x0233131d44b642f9847a2b242a5cab7c93aa15442695b42d0b420e09e368a7492e323112db77e6effe3afb36e924c88c07c6af44377069004bbd7ca6bc7e7942bf78af772d9b63ac8a', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 03:07:21.474638+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', 'in/2026-10-05/12345678/120.00', '09ea6429-baa1-40a0-b966-73795830a8be', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '2026-11-17 03:07:22.794545+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', 'history', '2026-11-17 03:07:22.807751+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xac9f2a79c6cdb4349f71ee84b4e3cf287f80155223bf6c2bf46905423a5b4fcb', '01a1e779-2d8a-7279-a475-765dd6731fb7', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426afe6154d417d9d1a38582bc685d070759fe27627628902abbab717862c922c00dc029b30bad380243466a781e1f1193c79f67909cd149e947af43714', '2026-11-16', '2026-11-17 03:07:20.843873+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x3706484e0e83d1c3d598b7788781244f50217fd7acf7875c45ee64cc5eacc18a', E'\\xcdd9ceef20df777ea907d9a586b97ee462f8732bffbcc8c8b4542a1141023c09', '2026-11-17 03:07:21.100456+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x13175ec18c2d9b5d0c8c8fdd8191b279a33569037a1104a5e71b938e35560ca8', '2026-11-17 03:07:21.054698+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x3706484e0e83d1c3d598b7788781244f50217fd7acf7875c45ee64cc5eacc18a', '2026-11-17 03:07:21.083824+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x7e8e7bf133d55fdf6697e98ca067e9eb40db9ed6122f6eec635f91591da504d6', '2026-11-17 03:07:21.11385+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x7e8e7bf133d55fdf6697e98ca067e9eb40db9ed6122f6eec635f91591da504d6', '01a1e779-2e98-7674-9ebc-9f3a3442d156', E'\\x26c08e6c48e38df19d4797912fd894faf70eba2e997e12750936c2f246b81f54', '2026-11-17 03:07:21.11385+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x03331e9b3665f8f663b94c8f724fb67e2a58008ea5a66929c34c6f668e6ffb98', '1', '2026-11-17 03:07:21.373429+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x1c41727285ad57d72d233531696295a4b17df0749959b753816dc0e34e05f9fd', '1', '2026-11-17 03:07:21.402398+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x415054918bd03422f46627a3613069db793bcbb9c133d9730c1b8228f015eaf5', '1', '2026-11-17 03:07:21.373429+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\xa9bc9bcab2a2a016f49d6bfae7091e27e15ee4842115652ff8fd55dbf8c88710', '1', '2026-11-17 03:07:21.402398+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\xae239e256ac3557144eea5e30aea3c4d966055bf606df7fd1bd3bc84fb3bbf19', '1', '2026-11-17 03:07:21.402398+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\xcf7691d64852ca70c6862e2c480ffc4552430f1c49ec4948ffb84ad876b91a25', '1', '2026-11-17 03:07:21.345526+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\xe8c2b596b6f3c0cbe0ddb35ed72908e83592fa944cacc77633cae48099a3926f', '1', '2026-11-17 03:07:21.373429+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 03:07:21.312879+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f84-7346-85a8-6e5f2fcae8a1', '01a1e779-2f69-7183-b1ed-0d1749b4a90c', E'\\xf7d1c49c2e2ccebde30cd5209ac1e93a1448821b1437fecd9dbedcc244c0a0b7', E'\\x9d9ca583d0dbcb0596f320f7a66a0be4b535b6d1e26f312c9b60e80b0754b54e', E'\\x91be341c7dd00978c8314494fdd307259df3c29f1e515ddd37c9ee032ff3af9a', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426c049ccc64aee2d36547dfc7081b1233c78a6cec0d5ccb3b1dd32c0dbf2de7f7bcb73e417013da5e590f233c09945d2329062bcbac3de6cd320d7de04b93699771c915783365097c55bc8b2624895', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 03:07:21.348+00', '2026-11-17 04:07:21.348+00', NULL, NULL, '01a1e779-2fa2-7267-8d0f-266df93ec003', NULL, '2026-11-17 03:07:21.417+00', '01a1e779-2fa2-7267-8d0f-266df93ec003', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '279488484119', '01a1e779-2f10-7e24-bf84-5253768e293d', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,84115,279488484119}', NULL, E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426186b7fc4d6d88e2d880c04426652bf24b829c75ba88070051cb304a875e66c3c50cda536fd019ef76393c734cecf03e81b1cd16abbe6053542c5c1b1d697958cd7e5363e431078fb1f8ce19fd39bd7e42b', NULL, NULL, 'query', 'true', '2026-11-17 03:07:21.233526+00', 'matched', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2eeb-7e6c-9445-e077ce0b7a36', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', 'notification/0102/83700001/1523.40', '01a1e779-300a-7d2e-9e3c-b4c766206a10', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426f7a73428fa409bc5c5feaf4597e8a14ab06dad4ce7f1b7486820d0d2af6c6f0045edb9dd35706ac292fb453b69e31d648c9f9b7017113c6f48050872b8e75a10177252639f07ee0084399384facb4cc1be79d0c5874c2fc344360839d2f8ac269f30169a63', E'\\x2c9ae0ae1107358944e7724a7d18cdb9946906c614121ba594a0c6b4b7b5ceea', NULL, 'notification', 'true', '2026-11-17 03:07:21.482798+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 03:07:56.482+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', 'notification/0105/83700003/1523.40', '01a1e779-301d-7e2a-8d14-a9878ae3f750', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426685275c5a857c9e4c61ef91c172765ad22832e47a34e7c26436c596e9eb5a7e4a6911c02d7580a05eb76bdf0628c1c1209c59479f8d4d5b2a48395afd962c373ff770c6b26e95b7b3ea9a1dce1df762b650fa8ded5f71771ae9244941ae0ca27480166d66c', E'\\x2c9ae0ae1107358944e7724a7d18cdb9946906c614121ba594a0c6b4b7b5ceea', NULL, 'notification', 'true', '2026-11-17 03:07:21.50233+00', 'ignored', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '279488484119', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2eeb-7e6c-9445-e077ce0b7a36', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 03:07:22.816508+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '2026-10-05', '1', 'added', '{}', '2026-11-17 03:07:22.816508+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-75ca-b33d-a311b655ac72', '20261005', '30.51', '2026-11-17 03:07:21.257+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 03:07:22.718628+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /movements/{id}/ignore', '01a1e779-3033-7448-998b-2735927223b2', E'\\x4ebd30b45a5ad6a3134efb3b6582930376a68a707562974d14239e054a40b0b8', '01a1e779-3035-767e-aeba-9c1bc3517ccd', '2026-11-17 03:07:21.52889+00', '01a1e779-301d-7e2a-8d14-a9878ae3f750', '200', E'\\x0233131d44b642f9847a2b242a5cab7c93aa15442601dbbdade8255454ac54e454ff5f5b9477990565c6c6077057fc0851b38329517abe591b8e2824dfc53ffcc4583ecc0599c16964591c5dcc675b7b257a26dbe69af41b36e275133168811d7e61f9ee177157f76603bbb1786c743dd4eb322c8683a0c0051ba37ef0c7c4611323eb1f61ddb8697a8d22c05c324d1830390b93db65eadc2c8cf2e324a2f4f361600bdb7b8d18ae00fb8126ef92931781da37fb7dac221ad67c68f101b09d15dc7ccd54c1e48f32ce3336493def16aa60078710a682ec2cc53e211815e1c69030ba87f5caef50ba4d08a510b35b191a4c23eb4939316a315729e9ed30313e8b7b0c2d0bd15bb3f05a1765d098e142a9908716209e4e85ab75dc48a7ddd304774eb440da136e5ebbdfe465730e5e79e20fc189d8b57ecf60e85f00da186822860af02d920c7dd8d6c772cb80149177', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /payment-links', '01a1e779-2f64-709f-8aac-50b869dd04cc', E'\\x500c1e7a2585eb39f3fb2ca53321516cf8429431938008b52bea0135a4b05bbe', '01a1e779-2f67-75e4-9b9b-ae442a4c6e8d', '2026-11-17 03:07:21.324662+00', '01a1e779-2f69-7183-b1ed-0d1749b4a90c', '201', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426685c6b7038f217ade24919a3c4894e120d0d28c853468d38582611eb8ade52c834d6ef177b271e5947a2124f7c3d3cc3604f362cd8155da4ebe1aa9afd51ac40841d0bcd0647e906514a9cdd5b1de9a8966fcb3886796728e8009dd63d0dfd1be17c9c986346eee914e57452269f335e68eb9931dd4b01c4204424e3c36ab222fab833be57e0ac514b6d472b1e569fb2ba1fbf052e84e6bed2d4d892f14d6a4d1148a3ac9d9249b2c19a4a045e2721442ea5916bbec3ceffee27df5e1872cdf98de1fc1cb9e3c982ae0d91ab40e9ef69457f9fe165427a1a76333d2afd14be8ca06a0a3f94ab0d6b98daa80636ca4d4f23f87d3bded27adb16d813052e2ed2338d7727de5854f3b6d9a67593f343a2660e670963a8da0f182c2a40255dd207abc1a64f609b93b8d09216bfc93228fdc0f7339d97f9be82ffd0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /payments/credit/disburse', '01a1e779-2f25-70fe-adbd-2d3c99c23cba', E'\\x2545da5e2559c17267683733e74db6396d5809612353a6a221f8bd90e28fb0e1', '01a1e779-2f29-7dcb-8966-ddfd99558e80', '2026-11-17 03:07:21.262964+00', '01a1e779-2f29-75ca-b33d-a311b655ac72', '200', E'\\x0233131d44b642f9847a2b242a5cab7c93aa15442601144b094e57913bb3a3f1e30947e739e972be24ed4d75a502005313a6d0f1b8ec323d91a42162813db4a069faf56d2e89b0d64d69c16f0ee8049888951f6ccfa8873ad8f0bf070a7254910861821e1cfb9492fb583d6539bcdbbf832faf003651073fc609a0ad9e2d300ad6eea1cc3fd4d94ab047bb8ca5bb70795c68c2cf308b25bacbffb8ec1e137cac0bc2e6e8b34e8cd258aadda073c8b519cc0e74239cb6eb3c0247e720903414d4b326e98233e7628f82df803d098cae15b3c6cdeef22ee8a5cf54ce24b7e2357ef612962c5f8462fc661cee207ddd80dad77b317fcd8ace4f3c4614c246e3983034b4b66ee6a565e7771f336b12f750ae829d67ada1c32bcbba0c4680aaa0cc3e82aeee1f327a17be3d4f1e286f6dbcb6027933fa3f0d64efaa7c15d931068c5a4fcac617d9d8d1946ca17613df9f3d2e6da26322a2579b88e702368274e39e9bee47627bad460125ea672b44b4d5a67871e275204908e1d2e03702da7d340d7fae142379b7454e6a417d505cd678853b72ec06d218cacbc386140d8d20dd70a77b6064808f7c5b0937c9a72663e2ff607284be4443f859fd41d0433d5137d572d1b31be7ce31b247f3a18e08de7b02acf8f5c186a6e186ef7246a869b83241e9c99d1d74b3d43974904c72fe860078b138af2d945e6946b3bd6490475f4e9c253b66ad445f5b32cfec79b5ac15142f4f90c1287c636129208b3034691c2771d8a0be02cfed7d03a089f153cedf5e0f7036b69ae7ffb350426b9e9fd59aafaf7396ab24f0958fa1453e9e4c8fc076dd2901345bd1c355fbe51dd2c4c0b9a8d4006096bad9f110ecc1ff9cd5706097be32a2341295f3ace284e4f0bc91098f623a27ad57a5da65570952c091899d05b95acc5cc6b5ffec81d546dfda4216b92336be41310999bc431494d285af76257872f88f6512e5b9225014acfff5fb857799a9615e20057efb29ba698c3e18c27afb8c30388773fc59fcc7eef3a71793a1bef9dcc236b1b90fc673b8f160c40d18def76b4f5d4994b6b9bc0f852378a6ad7e559426dbe16e665adf2941901657bb72e8c33e909152511546f66155ac962fc01a20a5e7727d3457e8e5159f502d64a90f863cbd', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /payments/pago-movil/verify', '01a1e779-2ee8-7e6a-aa67-5d337c24d522', E'\\xcd9a70499515a5270814579ba3b6bb0a8a20c6624fd9981f3fa14cfbf6c1b2f6', '01a1e779-2eeb-72ff-8f5c-0e4dea579282', '2026-11-17 03:07:21.19711+00', '01a1e779-2eeb-7e6c-9445-e077ce0b7a36', '200', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426ccf4fbc334466f19173b2fad5f51895bb26c68cd8e5fa7c6ca5b77cd8ec66e80f62371b1399e6cd89662305e36ebbe44e758d6eff7829fe03d8ebfb28041108ef913b6d1fecdff50d84e373584bea3220488849d9caf858a257b4516b133ec6372e3428673ed79d78923d85cb4a6a9c87a52f446bf17b9dbb7ae1439ae2fffa08fe69484f5066936a55334491e099ef21cc084570f4e7256870b03014c104759d3afbb487a4c3a0d93b633970f469e1d2d2a856c237fc9dd456a1effc06100715bdd29b05f975e5022aff6dfc4c8ac78e73beb99d7ce2fd2e80e1a769b5e512e3fafd991d817983dccfc24840b4ad798b042c53a2e0f64d8c3bdaaff2800cef66671121b8f97d33b527d0745a770952b60aae09f3c23414c3cdd9a41a4fc5c21f3cc7d716d5f44e952d91cb056d542df64e928d9e744306855b9da8f833870213e53c39ac98e503294c936edb0e2b698a5b2495a4d615abb0309e8d8f8abe43085b4b916f74851a08d960b175c7f547c4f7e8d2efe260589e03dcbd560d7d9e93c0f9bf6bc833016366aef7e69638e5964fd9deccc61724d443b59748e02f96f7ef1f4f768f141d3faeaedb6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /payments/vpos', '01a1e779-2e54-7b4d-9111-3aa429635518', E'\\x97ab14ee1f58768556c40e03e4e122fef9d7a46aeda89e195429482c76ff3a40', '01a1e779-2e5c-7de2-89a1-92d737120f17', '2026-11-17 03:07:21.06178+00', '01a1e779-2e63-7a72-b1ec-8e5ed30c4280', '201', E'\\x0233131d44b642f9847a2b242a5cab7c93aa15442610e21d658751af6cf48c67d985f8e11ddf6333d4a6bc39cbbba4cf16dea35db1a90ac8ba037e1eef60a7ed27a23214169733799fbd8c347afd095fc3b4ee98799c0a3f22e21e4828a2571fba2ff9398bf41d308f744849fa6e1ee050304adaca627c0db421f3302df3ea111ef98e7c52b923d984a18d93f7ad8fb97a6ceee9ad0ee324a4433667abae6d543bd31b29896019e5b15b0ddc176165ea604bc7d3dfdef3cacbabe7f4a5bea2630c288d80a3dc5c3166c9f1ea1241bd402a6cc1494f8dd6ee36a84c175e60762c473987c2b0b5d82b3949d42f7a75df4f5c5b20a6f065bb17b90e7c35b59ce6030d82820b021bcf734564d69a3627baab9f1266886b419ab91711f2e235c16c70b622f1fcfca0aeb19c136e1542fbb9bcb09430963956a488b85f4fd1f2c0c57d47f4d6942fe4ac006b6f04a286f2aea95153466d8c92436390b6fd028c760fc23a652cd0f0b3677ca0957d292fbd08ed1cb3044eb7fb95d22edd3bfe2c6da8106a16fa969548e70ca83612a05276e5f8b6d1630d17ed6b1983a97b8cf3cef26b5ab47b4b67eed132682a0a030c343b4eb8c4d77a9e9636bd79af8fccb228d8575eabc4b5d1ece13812801c7110a045fe53ff80acb4f3c91546d6b5f7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /payments/vpos', '01a1e779-2e72-7f73-b2c1-fba76d00e741', E'\\x2c4f2dcd95187baa9677df3f1b86ab42beecfc85738571b3d98202c94da972c2', '01a1e779-2e76-7f81-a0ad-924ff7592747', '2026-11-17 03:07:21.091808+00', '01a1e779-2e81-7f81-8c4d-f69392d37f50', '422', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426f4ef17de957b2ec70108e1a7a6f37b09ace7bf143c89dc84a807bee1903e8381114810a60c9867b9ff6f89e8827a15354617416dc92179f265fcb9a12fb66aa947091c9f845cd95e82f1acf465e7c0b0428e6860161c3d7e9a45d5d83510dad84dd04a51d22549405c5f936c4bf1febd5850de2119d42d6cd6e49d441b2f06657de04a47c27565da76e2a8d6738f7d1a520aa4a87e692f3160388fb0b396adafab7d5675154eb08044475b74d1f4cc66501f6a6955584358072a42934f249416783a039322eda46ad8f32d873636b54e9f5a2ed3ceff1a830314bf445c56e1b3f656fc1d5a7046ad82b45a584397e3b6e6cb017a810c45044d46a725d33cd815fd3709fbfcf42b9cbf78b7992846124959a3273806667c9903c9d2adf7e3e223c67d7ae1b0b0093dc7d3ca23c2b2a4b90d6af4fe1e3385dd138205d3d9bd8a0b48e4f2237f7b21db5ae22bbfd349f7c85b730e04b2e1181e017c56c2a426f2dd5d192b312784e05d63d8eb0635354e72b6dca27dd155429edc567c83c81c61e1d703ee040a030f62bb4e8890626ddef92961918165af907988cecc2de4a834aa1190e17934bd1cefacc9c2f2791f20c41ab5f2d09efe1c30e502db49e8384446febe6e263c5d695248', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /payments/vpos', '01a1e779-2e95-7110-bab3-48b2d7b8f9ea', E'\\x6e70f368ed3a022d43ee91b9a227098773f51064c184ee6e5dd5879f89da5653', '01a1e779-2e98-7b68-aebd-57b0bfa87c0f', '2026-11-17 03:07:21.132175+00', '01a1e779-2eaa-71ff-9aea-5a97388cfca9', '201', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426ade403bb1947c3cb8f4640ed5f216027343625c56fa48740370a3f17c42b5986bf3a5c9d6cdaf9e165e973da5ca927e1a1d1d1a6f071158c7e6564f650618013a18aa3042082fbb8cda70b76730b6166ea854c3e11f3fd2bca541b7693a2096417374b58c91c4ed3d9cb2cdf46fafe953fca8a7c5b86ee34de93571fb3d1d0375549e998b88dd534b3db00445ec7085a63371abf8b38ec311217591aae173082db1b5e682679f254ed75035b5861267524d22d5edb951722c97b8da2b103dc12624683ec4a581dd2c6573c16a792498a90262637c833c137184fa7db3397a1558e1a7eb2d09e626ccf18d2d26cd67984830dbd8e1fcdb7c481e120da74b9541bb02794de38371e07cbdc0a957de0180b129bc50a57cd518a74c88aec50ed25222a11d4f393a4623bf0b2c25d0978413d4b923c50bbc9c131d2f7d7dea3e12a8a5f042f8d906812290a46a49f4c271f48400cbe5a8ccd5db9011bfec655c0bdb5bde681cbc1d23672749f1f4898e454c2dedc22d51881a3fe8432f360bbf695336a48bdf94aed7965ebe70ffc5329921c5c960b09572cbf4bf95d2288ca22b0d39db1040061a5b4d9b5c7f12f479b41bad002f6c56553474264cb8b394fa73c46', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'POST /payments/{id}/reverse', '01a1e779-2e22-7ac3-8c95-ee568bd16a1f', E'\\x663e32e2cf7f992c0af898b65eb48e6385f399c5506d52320fcb36a9d8ac7e0c', '01a1e779-2e27-7e4e-9899-93c6917d9312', '2026-11-17 03:07:21.006453+00', '01a1e779-2df9-7b39-acc3-24ac05702c04', '200', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544260583bcfcb69d25717fd03232d151571a051b43efbf42b146dd462adc78a08262b91c00cd3516c024b502ff1b729a5a7056f4cac46da22bc12e1194599289c1c2866ff8b21ec2424a73dda1294c9cced029d7655f0a8664bf423c11c4daf111ff25ad13a99983200e402553f92daf27411a915a7eb0b0c20323072230978507111c9f7d1323e3be1a04a423a74bff4fb883d2bcd43f089e0e600eaa5d65fa02f563c0314ba1d7b4ec01aa3b8c0f37d17a2bc352f5cd00016d97e13a23cd3de19216436762c20d668184e0aac49d97e92d276ddb5dc206aa655c52ce1786e17f90ce66c78f966bd4c957282c23792b0ca43fcca0758ed9ddf3b27d2b9aca070661cc42b935199d2a72232f2c1bb79d456a41ff18535c9cf35879da1a9a0f65ee75614fa923a2422e893c700d94d0b41fd10ccafb3ae21af123fbf1220309a87a429910c5be2b3c12f1f866f523224e83df6dd8091c71c87f8ff4b64a23f5716b3d641f5e6f82bf4c9373648a3b83204a30b6223ab532276ac6b10dd30c84c284cc31f66e78b02cb4000d3160140f7401b2e633bc3b8038c4c93197046c620f5100160e74fd3b2317fecad8cb6ada0aae25b717fd0d4fcd25f81c06d4b3e9dd598f767f84256232a60f054f6ab0716972f3d12dc09a68f8533412a9b756c69a6f96a9ec04f3edac5de6e893972dda8375955823d2bff280bea4e5338398b6380fcaa13b13409831b33cb4db070eee5379c9b069989326aac057f9bacc0de9dfe0a6711fc93dd55c805a2fbc30bae76c9538c46d33c46323fe4cf944b8340f5a5cf70233d20b30217dd4d72154adc98e438b8b91525e154abaf2c2c811adb30c21c46e59f0468beb15', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544264f6ff7a96abd23e460ef6d3d48c8668c7d9e6c05a4b422f174e84d0457e2ff73abb1e3f363bc71becf4cde385e8eb10ee31cd2d587de023266e84c59d4fa8a90c3605ae41be1c4effef3eb80409a4e139b20a1339f5c81f2a3cd2f1c', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '63e8144a-cba9-408c-8629-0220be7782f0', '2026-10-05', '01a1e779-2f29-7b0d-ae8f-681d0d35b557', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1f1e7eb95b5a52fcef8e91f3aa88779868b7467d05e92574d60a36c341b88057', '1', '2026-11-17 03:07:22.440415+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x6d1fe495575ed485b400b13f9a6b3febc7f552afbc78884bf67c2c0ce4343b49', '1', '2026-11-17 03:07:22.446756+00', E'\\x478f4c03e8f831741f5d4199486de71e564e8e12df7e7d4e325968a31b43db27');
insert into login_attempts (subject, count, last_at, name) values (E'\\x8d3b1cdee0bff63768b66b76eac8dbc86376ec9ad8c8876b6928b8e3d00e43ed', '0', '2026-11-17 03:07:21.968186+00', E'\\x1654af7b27b7cd52da1f5fdc6c0f643f676de6ba45386e4ea8bef51d817e824c');
insert into login_attempts (subject, count, last_at, name) values (E'\\xdd330709dbc80bb8cf3f757eb2045b08aaf123a3184e59231c40d9291d2dd4bd', '1', '2026-11-17 03:07:22.450593+00', E'\\x478f4c03e8f831741f5d4199486de71e564e8e12df7e7d4e325968a31b43db27');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x3f18eae86500ab94667678bb13c82088f9973d5765e8edb1e0661a6b02c2e33e', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'r4', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426e8746f3b6d3892543ed6904c69b663a2a9bc7e94b2de08e928026987f20ad158b7b6c122240f8ff00a44f3ca8cdf062cb892e6c17c562b10a64b0a98e0177f534564c9bf3173ca6a494794564f9603d6d23fb866', 'true', '{}', '2026-11-17 03:07:21.436385+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 03:12:22.781643+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$Q1gRM4o1db6p5roG8VsA0A$7K5ykoqrnpnGz2DzYtfkWgTpDCdKiAXLwmD3dLvQbZY', '2026-11-17 03:07:21.937169+00', '2026-11-17 03:07:21.950794+00', NULL, '2026-11-17 03:07:22.377227+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('2d6f508d-e0f5-40f8-b119-b677d74c6668', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 03:07:22.786568+00', '2026-11-17 03:07:22.786568+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', '$scrypt$ln=17,r=8,p=1$Q1gRM4o1db6p5roG8VsA0A$7K5ykoqrnpnGz2DzYtfkWgTpDCdKiAXLwmD3dLvQbZY', '2026-11-17 03:07:21.950794+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('314d3099-d886-4ad3-8619-0154058ccea0', '01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 03:07:22.769912+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\x09f0a46b62e0b701badc38480b69735d3c34452d57afece231e014a51cf5aa63', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\x12eab404d85f4fd3cac7f962408a43eada96cf9c0a61271299b5ab3fdfddefe3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\x52db70ec3b6779e43c12120843985cc6880f6e9efd746c9a35210b916fd89254', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\x6c27ac5844dbfe9474626516411f713402967ee45b8c34fc00404420e76d53f9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\x94aeeb60f6c74439eebd28bb818cd689825be5944471b1c01408ca5267303478', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\xa122f6b91a3f172559be4e3837e562185636ac415c9e88f2ddb346df4dba69ce', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\xb00a84b119cdb5ec7bf0d1ed3809bc9f41d0785266f60fb2423b5a37897eebdb', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\xd0206b97fda37d0b431e01784206df9cab7a33b7e7006fda7dccf84ecc23f72f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\xdbfabd428b42ab60852cd4ca9967f200050b667e0150f41f6dd778ab47acdfaf', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\xfc7e711791bcb8b99bf47074956ac0a0b214c39868313b7c2dedbe28690ef7fc', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xe3157c742537888d7ebfd3687250cca930c742a192000d64651d408766d2b2b7', '01a1e779-31d0-7f31-ae7d-f855f2698b43', '2026-11-17 03:07:22.377227+00', '2026-11-17 03:07:22.377227+00', '2026-11-17 15:07:22.377227+00', '366e5fce-00b8-40c7-ac4f-efee626eaf07', '127.0.0.1', '', '2026-11-17 03:07:22.377227+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e779-31d8-7c59-b4e9-9b0e83546148', '01a1e779-31d0-7f31-ae7d-f855f2698b43', 'pas_op_JhHF9VWD', E'\\x1ecdc3e6351e3c3934e0610ffc8f4e726ff972be5c0696b4e8c976276f510248', '2026-11-17 03:07:21.944901+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426128fd47ddb9744878957ebcc5ac401a847343065c35187495eb21518121a8f03131c46bf35b1d5517d2437fce048ce2943fb2654c21014a9062fa8d736b2350a8a71d718', '0', '2026-11-17 03:07:22.466366+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d30-7bac-86f5-2e92039dd8da', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 03:07:20.752+00', '2026-11-17 03:07:20.867+00', '2026-11-17 03:22:20.752+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426202727730fd4819ad4ae527e84b01bb05ccaa695f0dc520486c51f252aa1f3d4dfafc081a5cb63418001951e88b9943df359a4a7e8ef880074c28076e9210c724a48c58c375efc0fd1c31969df426f40826260d86c5049fda97cce3644', E'\\x13f36c49fd4d9bc5218b97e19f277d9322861e2cbeefdcf68cb817b8fa254c4d', E'\\x2c9ae0ae1107358944e7724a7d18cdb9946906c614121ba594a0c6b4b7b5ceea', E'\\x8db91d9559a47191398571a08cc4d4e26b9505a0a8558c1ef73540909cdaf1da', NULL, NULL, 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2d55-77fa-8bcb-0c90ad49d8f2', '2026-11-17 03:07:20.789+00', NULL, '02484085', '488484085', '{488484085,2484085}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2dcb-711b-8aca-13e8196dc0df', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 03:07:20.906+00', '2026-11-17 03:07:20.943+00', '2026-11-17 03:22:20.906+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa15442622f54cacb97370f97ee140852787fe0ba38fa4af690ef9b62ace2e6a08a7108a01a9a1bc0263b0d88954bda874d9fda8f26da17b9f8e761120c3334bc0fe41830e7cec6e042ff1fc7cfcb3a02245e37629c99ecad9e0a3e3222f839d1e', E'\\x13f36c49fd4d9bc5218b97e19f277d9322861e2cbeefdcf68cb817b8fa254c4d', E'\\x2c9ae0ae1107358944e7724a7d18cdb9946906c614121ba594a0c6b4b7b5ceea', E'\\x8db91d9559a47191398571a08cc4d4e26b9505a0a8558c1ef73540909cdaf1da', NULL, NULL, 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2dde-7c59-bfc4-e9bd3740eed4', '2026-11-17 03:07:20.926+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2df9-7b39-acc3-24ac05702c04', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 03:07:20.953+00', '2026-11-17 03:07:21.017+00', '2026-11-17 03:22:20.953+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426185afd6358082e5a5ae43dbb3e968e9886a39ed0ce6ce2166b092b1149a892a1be4c7ba598452cb63c9a2d61cc00c0cf5c0b66ed974f2fd59423817321783c8fa94a99907c45fcd57dba39921b8a7d6087cdad0c694e80f0817570b42e', E'\\x13f36c49fd4d9bc5218b97e19f277d9322861e2cbeefdcf68cb817b8fa254c4d', E'\\x2c9ae0ae1107358944e7724a7d18cdb9946906c614121ba594a0c6b4b7b5ceea', E'\\x8db91d9559a47191398571a08cc4d4e26b9505a0a8558c1ef73540909cdaf1da', NULL, NULL, 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2e0a-79f0-a2a6-b974d2a56f81', '2026-11-17 03:07:20.97+00', NULL, '02484098', '488484098', '{488484098,2484098}', NULL, '000000', NULL, NULL, '01a1e779-2e2c-7087-9af9-d5440dc4b49a', '2026-11-17 03:07:21.004+00', '02484101', NULL, '{2484101}', NULL, '2026-11-17 03:07:21.017+00', '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e4a-7c8b-82d9-8c2f03299bbe', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 03:07:21.034+00', '2026-11-17 03:07:21.034+00', '2026-11-17 03:22:21.034+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544261fd523d3121708edaf3c01be213d29ce91ea82be4a4d555496b5ea4c96300ad2eb7843f125dd85e5b868aad265b7b98774bfbe97b1b2ced1254bdc27d1225aba8500daa286889c6c0e19cd5e36779fced3187e525528ea1f367fea5282', E'\\x13f36c49fd4d9bc5218b97e19f277d9322861e2cbeefdcf68cb817b8fa254c4d', E'\\x2c9ae0ae1107358944e7724a7d18cdb9946906c614121ba594a0c6b4b7b5ceea', E'\\x8db91d9559a47191398571a08cc4d4e26b9505a0a8558c1ef73540909cdaf1da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 03:22:21.034+00', NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e63-7a72-b1ec-8e5ed30c4280', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 03:07:21.059+00', '2026-11-17 03:07:21.067+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa15442660185544cfbeece74966682cb0d8453b527d15b4a8f2e944d6cd9fc164a23eb9e5eedfc2e814ce99d89b94dcdb2656388758dcd4902d03eb77b50af244da84af850e4b858893b19397aa', E'\\xb4bc29fe0d2f36117b990eb72e529790194d5ad6f2fa7f5ac3636688fe55444a', NULL, E'\\xad5c0880a35469b02dd7372f2e38c1f1e6dd0ca1e01275377ead0087500c6ec2', '4242', 'Visa', 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2e5d-73d9-94c3-7ddab9f0ccfc', '2026-11-17 03:07:21.059+00', NULL, '2484106', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e81-7f81-8c4d-f69392d37f50', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 03:07:21.089+00', '2026-11-17 03:07:21.098+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426b95ff452cd6849cce3d91aeb4d6a5f2a9e4c1f3f2c004f8170f69b89724fc21c51176a74fa0b5445559415a0ae210c28eaced2bcd85cce32d45b5f628847a3ffeed2c9f4e1e4d78db5e9', E'\\xa83a4d0ef1f540a9d6557a5635faf27759a4163c8a8c20df4530de09a12b675a', NULL, E'\\x039e7695efc1c2eb552d53272fa47910966c73f3c16afacc6f2c184415e58f18', '9995', 'Visa', 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2e78-71cf-9027-9576b07c6b9f', '2026-11-17 03:07:21.089+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2eaa-71ff-9aea-5a97388cfca9', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 03:07:21.129+00', '2026-11-17 03:07:21.148+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544266d324e59722aa7dad57d1c184077cacd53006d938cd6980ce069c796b23605d469a1f1a9e43721072cc7c9d2aafc71f6f02157f4d74ed2755c5134bd8a0026837f3b07a6bab48ff2b719', E'\\xef2db7aeb6aa729f20e3f24b9e741df60a6efb674e7adaba9eefc2dae9de6b35', NULL, E'\\x793d21c53fa9295f85e6228fef88b5185f6e79762fdea41bd03a5d8726d2bc3f', '0119', 'Visa', 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2e98-7674-9ebc-9f3a3442d156', '2026-11-17 03:07:21.129+00', '2026-11-17 03:07:21.148+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 03:07:22.686674+00', '2026-11-17 03:07:24.725+00', NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2eeb-7e6c-9445-e077ce0b7a36', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 03:07:21.194+00', '2026-11-17 03:07:21.225+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x4701a329853f4b036a6b211dc21e8f4d9ce5cf447a08d8830b6f47963eb63707', NULL, NULL, NULL, NULL, 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7b0d-ae8f-681d0d35b557', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e779-2f29-75ca-b33d-a311b655ac72', '2026-11-17 03:07:21.257+00', '2026-11-17 03:07:21.278+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426029cc84a4b8147126e539f7f721eca081119db0c18f57522a32f398f3258c20d508c9d1d3d6daf0cb2e06a6be478bd37b968e883c9f41eb9c1b9405d99633fb1c4efe4a43fdcd7f9c8cd12341385a71c82f861f5da68c799f59cd191258dc121555b0bf42e33992c582eaa956971e357', E'\\x44340ee90968658873fa9949c8a0a8f5f971524665bd998b307261bd4e66347c', NULL, NULL, NULL, NULL, 'r4', E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', '01a1e779-2f33-7963-917e-1078a31f08a0', '2026-11-17 03:07:21.267+00', NULL, '38484127', NULL, '{38484127}', 'c3fa89ee-099f-4c04-be3f-b976afb20b5b', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7cfc-a81d-a20b675c7c1a', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e779-2f29-75ca-b33d-a311b655ac72', '2026-11-17 03:07:21.257+00', '2026-11-17 03:07:21.28+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa154426d731bb72bd9856c26750c4fcc667f05e60605607279af2f98c6f93d691085a849424c2035843d9e7e6e6ccc195597b6fd81ea8eb9eb4a4c1871da1eebbc229ba8cefed7fdf88fe6970915804dd490d3146e88c44b3a0d4ff6dc86365d73d661d859f8112b18bda982f7b27ea10dc88d3', E'\\x54298f00baf0390161897c39c3f2f0013791f45cad08e45a8593fff48d49006f', NULL, NULL, NULL, NULL, 'r4', E'\\x91a0af47978a5a8dde5e469dc18d19ad0823eb9d5779423f15ae3a14c4db53cd', '01a1e779-2f34-70e4-857f-9a69b452fc58', '2026-11-17 03:07:21.268+00', NULL, NULL, NULL, '{}', '9c6a08ed-b82e-4176-9e14-50dacfe4d773', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2fa2-7267-8d0f-266df93ec003', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 03:07:21.378+00', '2026-11-17 03:07:21.417+00', '2026-11-17 03:22:21.378+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544267417a7b9f1b89c4dcc37ee0de46c9c0a9cbca56025fd81c1817510f74b0dc9d8eb8b22604fc1b6189b50e2ef220948e28306fb52a270a3d6df561244ace6b90c24eb2e010c7272e85a17a9228c4fdce37a812e423291d83a00b404ad14', E'\\x13f36c49fd4d9bc5218b97e19f277d9322861e2cbeefdcf68cb817b8fa254c4d', E'\\x2c9ae0ae1107358944e7724a7d18cdb9946906c614121ba594a0c6b4b7b5ceea', E'\\x8db91d9559a47191398571a08cc4d4e26b9505a0a8558c1ef73540909cdaf1da', NULL, NULL, 'bnc', E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2fbd-7838-8f55-d71f84415d07', '2026-11-17 03:07:21.405+00', NULL, '02484141', '488484141', '{488484141,2484141}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e779-2f84-7346-85a8-6e5f2fcae8a1', '01a1e779-2cc6-709a-9145-b703b9ec10e0', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d30-7bac-86f5-2e92039dd8da', '1', '983276dc-d688-4a7f-86e5-84a958d932c5', '20.00', '2026-11-17 03:07:22.827122+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xde766b3d9f8ff9a0c2c63eb8a4c0582c51b950ec0fabb20157e278f0da6fd75f', '01a1e779-31d0-7f31-ae7d-f855f2698b43', 'factor', '2026-11-17 03:12:22.691108+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7b0d-ae8f-681d0d35b557', '10.00', 'key:requester', '2026-11-17 03:07:22.820127+00', '2026-11-18 03:07:22.820127+00', 'approved', 'user:ana', '2026-11-17 03:07:22.820127+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d30-7bac-86f5-2e92039dd8da', '01a1e779-2d36-7855-bd6e-71b44a4c7fb2', '2026-11-17 03:07:20.752+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d30-7bac-86f5-2e92039dd8da', '01a1e779-2d55-717d-a24a-8a475becfa07', '2026-11-17 03:07:20.789+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d30-7bac-86f5-2e92039dd8da', '01a1e779-2da6-79f8-9191-39a3d55fb574', '2026-11-17 03:07:20.867+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02484085"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2dcb-711b-8aca-13e8196dc0df', '01a1e779-2dcc-7adc-a603-04e5050a6a13', '2026-11-17 03:07:20.906+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2dcb-711b-8aca-13e8196dc0df', '01a1e779-2dde-7ed0-8892-8fb4f3b2d7c3', '2026-11-17 03:07:20.926+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2dcb-711b-8aca-13e8196dc0df', '01a1e779-2df0-7a5f-80a0-3e2edb4855a3', '2026-11-17 03:07:20.943+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2df9-7b39-acc3-24ac05702c04', '01a1e779-2df9-7f70-85d4-f4241f2f8a38', '2026-11-17 03:07:20.953+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2df9-7b39-acc3-24ac05702c04', '01a1e779-2e0a-7a78-8507-bcb97e6423b2', '2026-11-17 03:07:20.97+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2df9-7b39-acc3-24ac05702c04', '01a1e779-2e1a-798e-8373-29671f3391a1', '2026-11-17 03:07:20.986+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02484098"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2df9-7b39-acc3-24ac05702c04', '01a1e779-2e2c-7f82-bae1-bc806a637760', '2026-11-17 03:07:21.004+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2df9-7b39-acc3-24ac05702c04', '01a1e779-2e39-7cf4-a7e4-966cd5ddf073', '2026-11-17 03:07:21.017+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02484101"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e4a-7c8b-82d9-8c2f03299bbe', '01a1e779-2e4b-7368-8745-224d14259ed3', '2026-11-17 03:07:21.034+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e63-7a72-b1ec-8e5ed30c4280', '01a1e779-2e64-7735-bb9d-5b83bf6167f7', '2026-11-17 03:07:21.059+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e63-7a72-b1ec-8e5ed30c4280', '01a1e779-2e6c-7fcf-9d7f-429fa49ccaee', '2026-11-17 03:07:21.067+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2484106"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e81-7f81-8c4d-f69392d37f50', '01a1e779-2e82-70d7-924e-e73a7751aea5', '2026-11-17 03:07:21.089+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2e81-7f81-8c4d-f69392d37f50', '01a1e779-2e8a-72b8-a641-90f2b4a1a5d2', '2026-11-17 03:07:21.098+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2eaa-71ff-9aea-5a97388cfca9', '01a1e779-2eaa-7a20-a732-2adda017308b', '2026-11-17 03:07:21.129+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2eaa-71ff-9aea-5a97388cfca9', '01a1e779-2ebc-79e0-a11a-7a0162f7be00', '2026-11-17 03:07:21.148+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2eeb-7e6c-9445-e077ce0b7a36', '01a1e779-2f18-756c-a977-b34f7120c2f8', '2026-11-17 03:07:21.225+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7b0d-ae8f-681d0d35b557', '01a1e779-2f2b-714b-91b0-92c411fc2336', '2026-11-17 03:07:21.257+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e779-2f29-75ca-b33d-a311b655ac72"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7b0d-ae8f-681d0d35b557', '01a1e779-2f33-75a3-b25e-e1b45d2f9d87', '2026-11-17 03:07:21.267+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7b0d-ae8f-681d0d35b557', '01a1e779-2f3e-755e-bba8-e88d7abeac31', '2026-11-17 03:07:21.278+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "38484127"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7cfc-a81d-a20b675c7c1a', '01a1e779-2f2b-735b-8d98-c2ea5b45456f', '2026-11-17 03:07:21.257+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e779-2f29-75ca-b33d-a311b655ac72"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7cfc-a81d-a20b675c7c1a', '01a1e779-2f34-772d-9d57-0f5d6b865c82', '2026-11-17 03:07:21.268+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f29-7cfc-a81d-a20b675c7c1a', '01a1e779-2f40-75c4-bbb5-e285dfe1f1b0', '2026-11-17 03:07:21.28+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2fa2-7267-8d0f-266df93ec003', '01a1e779-2fa3-741d-9d90-7c7ab02f8f98', '2026-11-17 03:07:21.378+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2fa2-7267-8d0f-266df93ec003', '01a1e779-2fbe-71cb-90f2-4d46a4c461ce', '2026-11-17 03:07:21.405+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e779-2cc6-709a-9145-b703b9ec10e0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2fa2-7267-8d0f-266df93ec003', '01a1e779-2fc9-7964-a814-e1e433a676d8', '2026-11-17 03:07:21.417+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02484141"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '2026-11-17 02:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 03:07:19.242355+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2f69-7183-b1ed-0d1749b4a90c', E'\\xe8248335bb4ec4740a014f680b335a76bc4c1e1ae460cf45b612ad1ad74f081b', E'\\x0233131d44b642f9847a2b242a5cab7c93aa15442646f8de4d1fc4628a9f07d5fa764b8d91896d47c2cb5352734511fa71010efc63434e76c271683282ca2d3cc64a82d5e8a9caba3ccce9a63d104ecfaee3c0d3608d140658e198ca2b5537462a4c', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 03:07:21.321+00', 'key:01a1e779-2cc6-709a-9145-b703b9ec10e0');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'e7621567-ae84-4074-9142-8c5038d72889', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 03:07:22.812167+00', '2026-11-18 04:07:22.812167+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x61a1c7ea5e7e0ba908d4f367de27c6043ee63da353e5b10cbaea0692b5b925fc', '01a1e779-31d0-7f31-ae7d-f855f2698b43', '2026-11-17 03:12:22.697461+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '195', '2026-11-17 03:07:22.783381+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 03:07:22.709204+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 03:07:22.709204+00', '2026-11-16', '2026-11-17 03:07:20.586477+00', '2026-11-17 03:07:20.663924+00', '2026-11-17 03:07:20.663924+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-17 03:07:22.709204+00', '2026-11-17 03:07:22.709204+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-17 03:07:20.663924+00', '2026-11-17 03:07:20.663924+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 03:07:19.500993+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 03:07:19.503359+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 03:07:19.51562+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 03:07:19.516934+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 03:07:19.521373+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 03:07:19.524822+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 03:07:19.524822+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 03:07:19.524822+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 03:07:19.524822+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 03:07:19.242355+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 03:07:19.242355+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 03:07:19.550632+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 03:07:19.557532+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 03:07:19.563433+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 03:07:19.553846+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 03:07:19.544036+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x47660670a6344cb18f09aac057356e917de72f76915edcd6b46b00180f3aff10', '01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 03:07:22.810555+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '782', '1', '01a1e779-2d36-7855-bd6e-71b44a4c7fb2', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2d30-7bac-86f5-2e92039dd8da","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.752Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.752Z"}', '2026-11-17 03:07:20.761534+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '789', '2', '01a1e779-2da6-79f8-9191-39a3d55fb574', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2d30-7bac-86f5-2e92039dd8da","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02484085","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.752Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.867Z"}', '2026-11-17 03:07:20.873041+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '791', '3', '01a1e779-2dcc-7adc-a603-04e5050a6a13', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2dcb-711b-8aca-13e8196dc0df","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.906Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.906Z"}', '2026-11-17 03:07:20.910041+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '796', '4', '01a1e779-2df0-7a5f-80a0-3e2edb4855a3', '{"event":"payment.failed","data":{"paymentId":"01a1e779-2dcb-711b-8aca-13e8196dc0df","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.906Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.943Z"}', '2026-11-17 03:07:20.946161+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '798', '5', '01a1e779-2df9-7f70-85d4-f4241f2f8a38', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2df9-7b39-acc3-24ac05702c04","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.953Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.953Z"}', '2026-11-17 03:07:20.95759+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '804', '6', '01a1e779-2e1a-798e-8373-29671f3391a1', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2df9-7b39-acc3-24ac05702c04","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02484098","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.953Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.986Z"}', '2026-11-17 03:07:20.988622+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '808', '7', '01a1e779-2e39-7cf4-a7e4-966cd5ddf073', '{"event":"payment.reversed","data":{"paymentId":"01a1e779-2df9-7b39-acc3-24ac05702c04","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02484098","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.953Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.017Z"}', '2026-11-17 03:07:21.019429+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '810', '8', '01a1e779-2e4b-7368-8745-224d14259ed3', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2e4a-7c8b-82d9-8c2f03299bbe","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.034Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.034Z"}', '2026-11-17 03:07:21.037194+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '816', '9', '01a1e779-2e6c-7fcf-9d7f-429fa49ccaee', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2e63-7a72-b1ec-8e5ed30c4280","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2484106","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.059Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.067Z"}', '2026-11-17 03:07:21.069924+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '824', '10', '01a1e779-2e8a-72b8-a641-90f2b4a1a5d2', '{"event":"payment.failed","data":{"paymentId":"01a1e779-2e81-7f81-8c4d-f69392d37f50","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.089Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.098Z"}', '2026-11-17 03:07:21.100649+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '829', '11', '01a1e779-2ebc-79e0-a11a-7a0162f7be00', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2eaa-71ff-9aea-5a97388cfca9","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.129Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.148Z"}', '2026-11-17 03:07:21.150231+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '835', '12', '01a1e779-2f18-756c-a977-b34f7120c2f8', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2eeb-7e6c-9445-e077ce0b7a36","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.194Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.225Z"}', '2026-11-17 03:07:21.242184+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '841', '14', '01a1e779-2f3e-755e-bba8-e88d7abeac31', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2f29-7b0d-ae8f-681d0d35b557","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38484127","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.257Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.278Z"}', '2026-11-17 03:07:21.27977+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '842', '13', '01a1e779-2f40-75c4-bbb5-e285dfe1f1b0', '{"event":"payment.failed","data":{"paymentId":"01a1e779-2f29-7cfc-a81d-a20b675c7c1a","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.257Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.280Z"}', '2026-11-17 03:07:21.28298+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '852', '15', '01a1e779-2fa3-741d-9d90-7c7ab02f8f98', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2fa2-7267-8d0f-266df93ec003","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.378Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","checkoutSessionId":"01a1e779-2f84-7346-85a8-6e5f2fcae8a1","livemode":false},"timestamp":"2026-11-17T03:07:21.378Z"}', '2026-11-17 03:07:21.380957+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '858', '16', '01a1e779-2f84-7346-85a8-836df2dc2328', '{"event":"checkout.paid","data":{"sessionId":"01a1e779-2f84-7346-85a8-6e5f2fcae8a1","linkId":"01a1e779-2f69-7183-b1ed-0d1749b4a90c","status":"PAID","paymentId":"01a1e779-2fa2-7267-8d0f-266df93ec003","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.348Z","livemode":false},"timestamp":"2026-11-17T03:07:21.417Z"}', '2026-11-17 03:07:21.419166+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '858', '17', '01a1e779-2fc9-7964-a814-e1e433a676d8', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2fa2-7267-8d0f-266df93ec003","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02484141","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.378Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","checkoutSessionId":"01a1e779-2f84-7346-85a8-6e5f2fcae8a1","livemode":false},"timestamp":"2026-11-17T03:07:21.417Z"}', '2026-11-17 03:07:21.419166+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e779-31d0-7f31-ae7d-f855f2698b43', E'\\xce3786306225ba15ed616ce5c956c522b9cd4b0f28bc1e441f0d1a76f2b15f17', '2026-11-17 03:07:22.705431+00', '2026-11-20 03:07:22.705431+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2d36-7855-bd6e-71b44a4c7fb2', 'payment.pending', '01a1e779-2d30-7bac-86f5-2e92039dd8da', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2d30-7bac-86f5-2e92039dd8da","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.752Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.752Z"}', 'delivered', '2026-11-17 03:07:20.752+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:20.780178+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2da6-79f8-9191-39a3d55fb574', 'payment.completed', '01a1e779-2d30-7bac-86f5-2e92039dd8da', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2d30-7bac-86f5-2e92039dd8da","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02484085","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.752Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.867Z"}', 'delivered', '2026-11-17 03:07:20.867+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:20.900381+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2dcc-7adc-a603-04e5050a6a13', 'payment.pending', '01a1e779-2dcb-711b-8aca-13e8196dc0df', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2dcb-711b-8aca-13e8196dc0df","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.906Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.906Z"}', 'delivered', '2026-11-17 03:07:20.906+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:20.921241+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2df0-7a5f-80a0-3e2edb4855a3', 'payment.failed', '01a1e779-2dcb-711b-8aca-13e8196dc0df', '{"event":"payment.failed","data":{"paymentId":"01a1e779-2dcb-711b-8aca-13e8196dc0df","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.906Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.943Z"}', 'delivered', '2026-11-17 03:07:20.943+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:20.951297+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2df9-7f70-85d4-f4241f2f8a38', 'payment.pending', '01a1e779-2df9-7b39-acc3-24ac05702c04', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2df9-7b39-acc3-24ac05702c04","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.953Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.953Z"}', 'delivered', '2026-11-17 03:07:20.953+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:20.967599+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2e1a-798e-8373-29671f3391a1', 'payment.completed', '01a1e779-2df9-7b39-acc3-24ac05702c04', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2df9-7b39-acc3-24ac05702c04","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02484098","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.953Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:20.986Z"}', 'delivered', '2026-11-17 03:07:20.986+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:20.994502+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2e39-7cf4-a7e4-966cd5ddf073', 'payment.reversed', '01a1e779-2df9-7b39-acc3-24ac05702c04', '{"event":"payment.reversed","data":{"paymentId":"01a1e779-2df9-7b39-acc3-24ac05702c04","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02484098","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:20.953Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.017Z"}', 'delivered', '2026-11-17 03:07:21.017+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.032106+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2e4b-7368-8745-224d14259ed3', 'payment.pending', '01a1e779-2e4a-7c8b-82d9-8c2f03299bbe', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2e4a-7c8b-82d9-8c2f03299bbe","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.034Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.034Z"}', 'delivered', '2026-11-17 03:07:21.034+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.04297+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2e6c-7fcf-9d7f-429fa49ccaee', 'payment.completed', '01a1e779-2e63-7a72-b1ec-8e5ed30c4280', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2e63-7a72-b1ec-8e5ed30c4280","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2484106","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.059Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.067Z"}', 'delivered', '2026-11-17 03:07:21.067+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.07368+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2e8a-72b8-a641-90f2b4a1a5d2', 'payment.failed', '01a1e779-2e81-7f81-8c4d-f69392d37f50', '{"event":"payment.failed","data":{"paymentId":"01a1e779-2e81-7f81-8c4d-f69392d37f50","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.089Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.098Z"}', 'delivered', '2026-11-17 03:07:21.098+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.110649+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2ebc-79e0-a11a-7a0162f7be00', 'payment.pending', '01a1e779-2eaa-71ff-9aea-5a97388cfca9', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2eaa-71ff-9aea-5a97388cfca9","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.129Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.148Z"}', 'delivered', '2026-11-17 03:07:21.148+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.159582+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2f18-756c-a977-b34f7120c2f8', 'payment.completed', '01a1e779-2eeb-7e6c-9445-e077ce0b7a36', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2eeb-7e6c-9445-e077ce0b7a36","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.194Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.225Z"}', 'delivered', '2026-11-17 03:07:21.225+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.25249+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2f3e-755e-bba8-e88d7abeac31', 'payment.completed', '01a1e779-2f29-7b0d-ae8f-681d0d35b557', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2f29-7b0d-ae8f-681d0d35b557","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38484127","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.257Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.278Z"}', 'delivered', '2026-11-17 03:07:21.278+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.291966+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2f40-75c4-bbb5-e285dfe1f1b0', 'payment.failed', '01a1e779-2f29-7cfc-a81d-a20b675c7c1a', '{"event":"payment.failed","data":{"paymentId":"01a1e779-2f29-7cfc-a81d-a20b675c7c1a","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.257Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","livemode":false},"timestamp":"2026-11-17T03:07:21.280Z"}', 'delivered', '2026-11-17 03:07:21.28+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.291966+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2fa3-741d-9d90-7c7ab02f8f98', 'payment.pending', '01a1e779-2fa2-7267-8d0f-266df93ec003', '{"event":"payment.pending","data":{"paymentId":"01a1e779-2fa2-7267-8d0f-266df93ec003","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.378Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","checkoutSessionId":"01a1e779-2f84-7346-85a8-6e5f2fcae8a1","livemode":false},"timestamp":"2026-11-17T03:07:21.378Z"}', 'delivered', '2026-11-17 03:07:21.378+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.385931+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '01a1e779-2fc9-7964-a814-e1e433a676d8', 'payment.completed', '01a1e779-2fa2-7267-8d0f-266df93ec003', '{"event":"payment.completed","data":{"paymentId":"01a1e779-2fa2-7267-8d0f-266df93ec003","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02484141","tenantName":"Tienda de prueba","createdAt":"2026-11-17T03:07:21.378Z","keyId":"01a1e779-2cc6-709a-9145-b703b9ec10e0","checkoutSessionId":"01a1e779-2f84-7346-85a8-6e5f2fcae8a1","livemode":false},"timestamp":"2026-11-17T03:07:21.417Z"}', 'delivered', '2026-11-17 03:07:21.417+00', '01a1e779-28d3-74e5-8384-16bf7dcc37cc', '2026-11-17 03:07:21.428395+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e779-2cab-7d63-a10e-87651b1f116a', 'false', '01a1e779-2d03-7f42-9d25-9ea56721a0ab', '1', 'http://127.0.0.1:33635/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44b642f9847a2b242a5cab7c93aa1544266edbb21ade529bb869152afb9aa60dc2790b08bdcb549ff7c3f5a990054d45e244600691a54a212333e6740b661e748e4bc0704818fa2e458b6bcff973263677fa932e3108230cade2140dc63201', NULL, NULL, '2026-11-17 03:07:20.706+00', '2026-11-17 03:07:20.706+00');
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
