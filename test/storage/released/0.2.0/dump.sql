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

-- Who created a key, as in the audit log: such a person has seen its secret and does not approve its payouts.
alter table api_keys add column created_by text;

update api_keys k set created_by = a.actor
from audit_log a
where a.tenant_id = k.tenant_id and a.subject = k.key_id::text and a.action in ('key.create', 'key.rotate');

-- pasarela: outside a transaction
-- The overview adds up what was reversed in a period; reversed payments are few among all.
create index if not exists payments_reversed on payments (reversed_at) where reversed_at is not null;

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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 23:09:34.266973+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'r4', E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', 'http://127.0.0.1:41257');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-7ce0-7c5a-b586-552928bee691', 'false', 'pas_test_WXIa54to', E'\\x90da66509e57ad343c07a5c334a9c2940e87b9648dff197e36c2c0d641916219', '2026-11-16 23:09:34.30537+00', NULL, NULL, '2026-11-16 23:09:37.748392+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-7d06-7365-913e-af5088f5eadb', 'true', 'pas_live_3rSDzNiY', E'\\xe3ea30f01046a536e404f5e6e3f91b388b745bf5c0fbd2eaddf40ec2ee3c079a', '2026-11-16 23:09:34.343164+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\xbd7b4ba4216548a4df04dd9d457c9ac1b7470959c593d41522546fc05ad074ab', '2026-11-16 23:09:37.742847+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-7cb3-728e-a6a5-8b8f6115c3b9', '2026-11-16 23:09:34.269914+00', 'test', 'tenant.create', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x538eab670761e4abb3602673c43227075a972622d68a0e5e8c9b2fd835e48b3b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-7ce0-7bba-9e12-82f805725be3', '2026-11-16 23:09:34.307356+00', 'test', 'key.create', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-7ce0-7c5a-b586-552928bee691', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_WXIa54to", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x538eab670761e4abb3602673c43227075a972622d68a0e5e8c9b2fd835e48b3b', E'\\xc19ac29056d6ef353274cc37456fe52ef832917ea2a86f2e5bb227b2822f0872');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-7d06-7d96-a244-8c910c5d2284', '2026-11-16 23:09:34.343983+00', 'test', 'key.create', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-7d06-7365-913e-af5088f5eadb', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_3rSDzNiY", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xc19ac29056d6ef353274cc37456fe52ef832917ea2a86f2e5bb227b2822f0872', E'\\x3cd15820defca1192862ed239a2ef2ee3a164f712579cc4ed60979dcfce011e0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-7d2f-781c-87ae-cb1fafe0cd3d', '2026-11-16 23:09:34.389024+00', 'key:01a1e69f-7ce0-7c5a-b586-552928bee691', 'webhook.create', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '{"host": "127.0.0.1:41773", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', '01a1e69f-7d26-7fd6-8647-b5f27266d2ac', '4', E'\\x3cd15820defca1192862ed239a2ef2ee3a164f712579cc4ed60979dcfce011e0', E'\\xcbde5041b15e76e644feebeaa9c3b3e6f644d2dc9c3774fc3dc4228e96ab2d09');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8059-737d-ac33-63744fd1bccc', '2026-11-16 23:09:35.196187+00', 'test', 'checkout.profile', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xcbde5041b15e76e644feebeaa9c3b3e6f644d2dc9c3774fc3dc4228e96ab2d09', E'\\x79b3c0b0834a58f1d5d828a6fbf3816e99bffbad631ec8e775d722ca231e0b11');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8064-7660-a245-149f14438c8c', '2026-11-16 23:09:35.206997+00', 'key:01a1e69f-7ce0-7c5a-b586-552928bee691', 'link.create', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-8063-7c72-ab48-bad29ed1a344', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', '01a1e69f-805e-7276-9f02-6da95c91e72d', '6', E'\\x79b3c0b0834a58f1d5d828a6fbf3816e99bffbad631ec8e775d722ca231e0b11', E'\\x525ba51fb560aea8c248325f075fb973eca861f30fcaa23a96dd5dafd3c6dc7b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-80e5-71c3-b1b7-308ce49222a9', '2026-11-16 23:09:35.341959+00', 'test', 'bank.notifications', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x525ba51fb560aea8c248325f075fb973eca861f30fcaa23a96dd5dafd3c6dc7b', E'\\xd9cde3affadb0d900a386921eef82ed891de910bcf5309e2fa66fe9395eecddb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8143-7492-8b55-f222b15583dc', '2026-11-16 23:09:35.430565+00', 'key:01a1e69f-7ce0-7c5a-b586-552928bee691', 'movement.ignore', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '01a1e69f-8127-74fa-95aa-139058ba789d', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', '01a1e69f-813c-7460-8ce5-5a8a948380e7', '8', E'\\xd9cde3affadb0d900a386921eef82ed891de910bcf5309e2fa66fe9395eecddb', E'\\xfd2cbc134aae9c117260363ff73d6feee98fe17d350412bfc717929b58cf28b5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8523-733d-af7b-8a512a6dd2d3', '2026-11-16 23:09:36.427017+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xfd2cbc134aae9c117260363ff73d6feee98fe17d350412bfc717929b58cf28b5', E'\\x635f730b26a7137d787db65d274d7ebdc6c42224091a191d04204aa4ad4df09e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-852f-74ad-b100-e93a5af04937', '2026-11-16 23:09:36.43963+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_0cDl2DBv"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x635f730b26a7137d787db65d274d7ebdc6c42224091a191d04204aa4ad4df09e', E'\\x8a2fa0691c6062956cabcb7fdb9f2c4765996a31196aaebcb23847f3750487ab');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-853c-729d-8260-575b1a5f99c1', '2026-11-16 23:09:36.451351+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x8a2fa0691c6062956cabcb7fdb9f2c4765996a31196aaebcb23847f3750487ab', E'\\x6f51d0753496d925666ac91a08e39ade2b9a753bd5a7a5a0df5c7eb4470db6d3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8833-72ff-9ef5-80b304ef351f', '2026-11-16 23:09:37.205085+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '8467132d9f402ae7', NULL, '01a1e69f-8545-76cd-8b18-58a60539d36f', '12', E'\\x6f51d0753496d925666ac91a08e39ade2b9a753bd5a7a5a0df5c7eb4470db6d3', E'\\x7af08643fe424e618b1b47cf073df19905f4d412e9d7382ccd9fdf95e2c28408');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8898-7b3a-9702-4d693bbf285e', '2026-11-16 23:09:37.312995+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xf9d6bc0ded129df1f417d42e8152d6701e602e46533e31db77b318f12509af3e', E'\\xe8aa520f97e55aa6f350ed75bfa19e48ed868d0283a5f89a2b240ec1bf10780d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8a41-77c1-88cc-0c3c007fd53c', '2026-11-16 23:09:37.7321+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xe8aa520f97e55aa6f350ed75bfa19e48ed868d0283a5f89a2b240ec1bf10780d', E'\\x8aa358753fa64cd08af4e74af7542c381943e8ace39b5ded3683561aafc50013');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8a47-7670-aa64-1e8855da7ca1', '2026-11-16 23:09:37.73651+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x8aa358753fa64cd08af4e74af7542c381943e8ace39b5ded3683561aafc50013', E'\\xcf246710e73dcfa7481f0c3500baa7db19dd650604c19a63c412a2c46cb82457');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8a4b-7d74-96e9-bb75f136adfd', '2026-11-16 23:09:37.740881+00', 'test', 'bank.set', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xcf246710e73dcfa7481f0c3500baa7db19dd650604c19a63c412a2c46cb82457', E'\\xa3519ca7df686639353321961fce1f6559119be4699eb402597fd7de087d1594');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e69f-8a4d-7b5f-a78c-cc0da2e75e4f', '2026-11-16 23:09:37.742847+00', 'test', 'bank.route', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xa3519ca7df686639353321961fce1f6559119be4699eb402597fd7de087d1594', E'\\xbd7b4ba4216548a4df04dd9d457c9ac1b7470959c593d41522546fc05ad074ab');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('b62a12d0-f8fd-80d1-839a-63607ac2fbd2', '2026-11-16 23:09:37.297661+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e69f-8887-7011-bacd-fe6d136d3d80', '13', E'\\x7af08643fe424e618b1b47cf073df19905f4d412e9d7382ccd9fdf95e2c28408', E'\\xf9d6bc0ded129df1f417d42e8152d6701e602e46533e31db77b318f12509af3e');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'true', 'bnc', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364c453bb56141556d7aff431d59e64e1dd9e58e801618732b47d9f25852ce0bfe52471d7b2ff9c66e614959c1ba0f1d1e57997cd1de07aa5a13dd386f60fe071c886', '01a1e69f-8a4b-720c-99d7-662518e849a2', '2026-11-16 23:09:37.739728+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', E'\\x1c7d81071cbd67926670fde330f5bc1bce3f138f4ded378978709a6ecad8d786', '01a1e69f-810e-7b0a-a19a-3fa06759754c', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'r4', 'R4consulta', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364809360a380af3439b933b9e388ae7d9e7221f1a0450940fd9f64592fd9fe02a5684a7e34d84844eb0ad60b5660acdd5de2ea8981', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:09:35.375463+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', E'\\x4f202ab3e8ab6f2ff7d3f1dac6e79aa7b5a1ce751c5f8c6942afee2d914fe383', '01a1e69f-8115-7bfd-b862-c4118f6986ff', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'r4', 'R4notifica', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364aff77165a8666ca51f916c68bb2fa979a7b9ecdc8401f98663ada8f32f2564f6ac00f3d2d52b816b109713c72617fb99de23dd53c7cc5e84f7ac9d481931e1796f39517729156f252ac75f6d874d3fddd43bf809c14e945cddc78553c30eba2ec8dc653cffe052ac6ed585a71f538d8175b57c73ffb94d447076ee5f1389a1642594a0dea65f75e6ef20022fc19c33f8faa9e8a6b6ff6e064098a7f84bff6be62b3d983e7fd171e6007d66b1cb26561bba36c9f6f48db538210364bfbab338e137c1bccc02c7aaa49bf0bd6b096ed53152b318ac3c165ce12c15c145ed52046a10d2a1a435b8d54973bd3dde7964607cf387a18dec4cade542cbb30ab488bd63b12c0c', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 23:09:35.381685+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', E'\\x55bbc82d8f7730d2151e75e136212e77fc79ee91291cb8a465d1d045037a4f2b', '01a1e69f-8126-7db4-bc50-d6ae06185cb0', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'r4', 'MBconsulta', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f2136499ec1050c440dd805bb1cd17f3ded4e4b2dec9fcd50e8c4601b70b5fbfbebe631661b394c8a220b5bb5998600bf815faf55f58fcd9e57b9205bdfb5c2c9c96938839123ed33b083a7729c53ac720ce5b13c9f92da6c6efa804264e194bd04210cc196b86be7485582e181891a8c93634cb75996d92120ceb0b03f7357239be252ec23975b0c803167b7742d7e2c528c19ffd9c5319de9af30334fbac45821237b9e6cee9f8818da55da4f71e03198ca3025f8230ec1155c0f3a66213135c1df0f75b9db8cf17d814d458f86ef29e11f7decc8d1ef01ed44573db7f0cc49a5403319f22071c6af7fc936f0e03a25722072d31130b10a8f0aaff79968f4a9687d84205580f', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 23:09:35.399424+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', E'\\xba72b721b969f762e6d5e493f1bfa3057672dd55938a1a1e2f84aec6d2c0210b', '01a1e69f-80ff-7812-a9d0-69c4c68d10c7', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'r4', 'R4consulta', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f2136427217cb2c2ee19598bc24f5955c1f6bcc6287c09e21d45ab7ee35725297ba02c8f60d33c13859775b784d700bee0b34fa0ccfb4734ea647aa722511c74fe19badddccef5d1be221b31f5dc2b7a30fe143c9f384f7000ffe95d2f46e526c3066269cf9d053b9208', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:09:35.360214+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', E'\\xcc15fa408319e52904c3b8066d46149cd3c39d058bcf14b8f59c57cf06c90422', '01a1e69f-811f-7411-93d1-d18e1526d5ad', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'r4', 'R4notifica', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213642611008f36a781cab12c6144fcd30f2ecb2008a7aee9f14841205b1a5c169db231c9ea8e477400e1a0d56bc2d9e1392740f87b96dfe129ce4c1a4ada473a1292d3720062943c38347686eba5d39274132c084970c646a2b366389358c3cc84fbc46e8e7b1dd33b1747143eebbdd17cd668b18b119b39a2cc9aac2eee7c768a3864be23557148e72dd66ef79e1be3dab27f5de8c1269fb743a1c95d277a681d13d0f52f2f3a6d61a005dc628eab309bce4cbcca301bf44442c608abb86a9d99921d842b28149c1594a7686c127ffb824cf2240d94562effbca091dd9ad349c46884d092e7239991a22d0c4a9365dee8a9ebc845242717818e458aa75c73e4642c7e664a', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 23:09:35.39345+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xa514ad1a04510c99c6c87b5ef8cbd07b6655506072e30f2671bc7b3e339df842', '01a1e69f-7de9-71ee-a384-22e8f155088e', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213645b8536b11f57d185122243afb716110f68b1adad83ccd18374364a070c3173016a54fc09aebf54908bbe7eb55c0b0e1d682b1a66676db58100ebb062', '2026-11-16', '2026-11-16 23:09:34.575315+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\xc4bf8e90a8ad15d3acfb8ebf4d56971b5bb565322d86ff823b3b8433c52b3f6a', E'\\x55f4b2091fa863c261abe0173d5694e5211c5309d049a623f8bd411ae2d97407', '2026-11-16 23:09:34.922068+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\xa5fe6446a6f2c79d2e9e51ef1f6f2261216960a96391be06b093604607a9c751', '2026-11-16 23:09:34.87662+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\xc4bf8e90a8ad15d3acfb8ebf4d56971b5bb565322d86ff823b3b8433c52b3f6a', '2026-11-16 23:09:34.907739+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\xd53e734f691d15b8e864d628647d34b2128c4145a64d473328eb722d93ab0d87', '2026-11-16 23:09:34.934837+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\xd53e734f691d15b8e864d628647d34b2128c4145a64d473328eb722d93ab0d87', '01a1e69f-7f56-7f9a-8fdb-0f774aadbea6', E'\\x6d4ad1dcbbf8b7a700d06d2ff6213d65cea88fa82be139d9d6f15227483ede43', '2026-11-16 23:09:34.934837+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x1f76a91d9bdb34a60b74cc1cf7d284bd80ecc2d69b77d2856df531d9a988a6f8', '1', '2026-11-16 23:09:35.300087+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x5431455108e5998dc86e0ae6bae9f3f724ec07c7d771930462174b8745b1cfa7', '1', '2026-11-16 23:09:35.300087+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x569cd6ed38d5c4caf2aeb338c3918d909f1882997c99d2e53f7d85237c0c6557', '1', '2026-11-16 23:09:35.268624+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x5eee274e2fd1632ef6270e3c4ae3ffa18fd1dbbfa6739904a0634ebed3b5106d', '1', '2026-11-16 23:09:35.235598+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x896f55a67a57763a7a68abad74f37f1d2c27083b59b51c53be37ed077b47f68d', '1', '2026-11-16 23:09:35.300087+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x935fd2fea326ecc319bb1261a66a2fbc91d31c5853a9b90bdc097c837a1c406c', '1', '2026-11-16 23:09:35.268624+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\xe140e78f9d05a9c9cb5b3e881bc4d7e0b749d37fa0afca0c50e32e9897c26e40', '1', '2026-11-16 23:09:35.268624+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 23:09:35.194222+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-8085-7068-92b3-b024c58fcbec', '01a1e69f-8063-7c72-ab48-bad29ed1a344', E'\\x36f7d1773538cc30b1cfd6418bf2b5059a4af42270218ad648fefc451ffc8cc5', E'\\x7e965d03cbeffaa9b9fb618c3bfa9fe5531e732b56e0c4b95e6429ceda4d4999', E'\\x5f0e37362aee861aa50c94847a91d1f4e7a9e0ad76f71feb0ee12b97ea50326c', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f2136418c8642ea3c465bff991676fa97b15cca2691864ba4776c044af7dc4ba2c34b58e5738402ed3fea063e7661fb5724d1389651dbd07a1b2449720b46ed24e957e2a1ae9e66805d4d0865a15f63900', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 23:09:35.237+00', '2026-11-17 00:09:35.237+00', NULL, NULL, '01a1e69f-80a9-79b2-8e23-19955e6166b4', NULL, '2026-11-16 23:09:35.308+00', '01a1e69f-80a9-79b2-8e23-19955e6166b4', '01a1e69f-7ce0-7c5a-b586-552928bee691');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '279487057500', '01a1e69f-7fed-7532-a938-afd72b7bab60', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,57496,279487057500}', NULL, E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364ebaf8850f538052ae1559a42d9c1108ddb7fe65dd5b3ccd74a7790879a8cfc6bae63ee0e6288963696a53be62c45fa8312359cbf6c45fde6e9498d5a5f330bb649b1500487260f7b7182b9d1e650fbeb32', NULL, NULL, 'query', 'true', '2026-11-16 23:09:35.086461+00', 'matched', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7fa7-7b13-940e-6a1cf2cece11', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', 'notification/0102/83700001/1523.40', '01a1e69f-8115-7e90-a46d-06cf47d8d733', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364e0b2ec76ea35a9102afed38bacd87c4d97ac2cd41a421e278d35493bbf82b4a7e756f0f14b96511b1b0dff4bff2d1918c3f5b6865def3aad553f4e08b7d3653acc4d18922ee8f7c983a2193cc89d32d51826fcc76bbc7afcec56c8e0680e79c74cfc7e0c97', E'\\x03a0832ec4db1b896266b4b9bd28a18a2b23752ef453fc22a9b8eb17aa0b43e5', NULL, 'notification', 'true', '2026-11-16 23:09:35.381685+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 23:10:10.381+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', 'notification/0105/83700003/1523.40', '01a1e69f-8127-74fa-95aa-139058ba789d', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213640f5f7aa0530a3002fb7f43f474cfdafbd23730f70e943e79644bfd3b6afdbd306b798cf2b14ede4f6f4a61889deff3c90d722615a245368647c2854b5def1f8bb50fb18fc83aeca08c554d566d407d7f66fd1c6ee8d2ece834c54f63fd9db7b5d1ea6cbd19', E'\\x03a0832ec4db1b896266b4b9bd28a18a2b23752ef453fc22a9b8eb17aa0b43e5', NULL, 'notification', 'true', '2026-11-16 23:09:35.399424+00', 'ignored', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '279487057500', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7fa7-7b13-940e-6a1cf2cece11', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 23:09:37.827275+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '2026-10-05', '1', 'added', '{}', '2026-11-16 23:09:37.827275+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-75ad-95a0-9211573b1397', '20261005', '30.51', '2026-11-16 23:09:35.114+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /movements/{id}/ignore', '01a1e69f-813b-7583-adf3-c8c9a7de6a65', E'\\xa07c3e206d849e66f770bd2c2be992cf4a867c0fda306ba927736022292ade8e', '01a1e69f-813e-7ed9-98d6-298c37b53fb3', '2026-11-16 23:09:35.428836+00', '01a1e69f-8127-74fa-95aa-139058ba789d', '200', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364d5786de87f2e504646f69b82e5a971ddd197367cb498d92ec2fd4b079625a065e0ebce7134cc20d5efe281515bc69d6df973698881313b3419069dc8a3ccdc2bb3735923ded7d94eba14c03cc3897cdcbea816d0ea64877259ea571c9ba005db3e846a306ca34d86b298b81c4769aff16eeb5725a26c25b9aef72b2b851c776a0ad61cddc513b1d2057cff2b02ee14059d5e752c5705d364287d11e7a67ae0e59a4600d36e5fc5aee302c8f93eb73b0628f633f04d4f155910d6e47a76e9ffa4fc85ef643b3b489e924b23dcbbcab960fefb3ed7cc3d30de0f51e9c7fd21a84789172acb3256a27f9c187a6a3f51f29a639803126fa89f891bed7dc590262dc6076ab111924fb053b2a14b2ecd4e178c0cc2e65fc00082acddf8aedbba4eba0c7d3e861985d2b678f02619f03930207d4f5ec8655f85a7753db0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /payment-links', '01a1e69f-805d-7106-bd08-11eb9afe4b2b', E'\\x8b074305cc3881d4f57589fa4df31912a36891eff689c8b77e79174bf81ca88b', '01a1e69f-8061-7e17-b941-a7b7ee30f942', '2026-11-16 23:09:35.205318+00', '01a1e69f-8063-7c72-ab48-bad29ed1a344', '201', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364321365b453664656880f3f67a2b483a2c15d32f6c7bb1ac0b66ed79d07f219aea29a1c599711b2b637953d868c7f585cda97549adea1078bff59e40e1dac06cd5b9a15313e5c0dbf88f23880d1c04cb7c2ffaa610aec4b0a35e527956e02cca578ead20555ca7ba9b0200e7222f8840175a42900cd01e26b17bbe5284c5c2efc983c67709ca24467d37481c9c0b35326461b26fa211507646a1d9475cf11228b54a047ab0408bc2878c7b5c9394c9bf8aac51943482a24b49320dadf9e4d452c50c5c80f3837f7741f7d7dd62d99185955706de250a640afdbc068617f5d2e8646036b9cded510d4b7e2f493a69dc768f37995cb43a4c188cb0e49ad8cff572cf29515902ebf60f6168f4c7de21133937821d03d3f416e0407854ab55d51097129fe1059cf31405a3a048bd98a8e0dd493479ec0d6599f9bd8', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /payments/credit/disburse', '01a1e69f-7ffe-7f7f-9574-a5a484402d0a', E'\\x217796be994423b664809f84d98e33fb235decb348f6142f3b22aa5721a06242', '01a1e69f-8008-781c-abc1-d4994740089a', '2026-11-16 23:09:35.117406+00', '01a1e69f-800a-75ad-95a0-9211573b1397', '200', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213640f7659d51893650e6eedf4fe1d124726699d77d5a6e0a66b5e54b3380851189abb8864d5a61c1a6d70cc9485bdee1119af5767553539b0ff82318892c384b4b541b3f3137265bc8c45e6b59d882a2039ff55c12c6860996469a9bee75cd0ca56db9eaf152a82c9d7f8c49dde8a20818937e2bf98065f9629470806fc975a23f9e037381303f48da89e515408a92416adf6b9aa5f57fad4aa423b94a9d6236d250cba136f996049da58bd332ddaff1831c383f0dc03f509e928603faea77250434b4e1179e24603926afcdc3c113ad49904648161a2cf0d8318eae38930c7f955dd65fd75d021e1cd13f769b660b336327a04fb34a8e89f2b818ac75a7c5db141136c57c0ccf320c56e9441c3867554a6b17753380a64b8350f2fd66ec76f9abbe382ded4cc30956bd9625d85033671761d4e1e58b279469705b214e68dbe4f7d797a62c2c1907807df30a07e3a4552b97762a98d6ecf2dc29fa7fd5620182e662ba058e1f3d9fcd8439f8836aed5528e8e9169553ba9195d242db31efb281add1ab55eccdfba533030108735e72d3a84d3710b492cc13be0afab4253a1c2df01c39da4c3583bd052d5d3562657dd250d3f261b6ffb39ab12b1ce97615095ae916d795e0da1607ea106d4a2b499da4302e3f7c05a111f64bf1c515fa52a92bfceb15bdd263c3a485bcaa945cb5fe283e9576b95112297b7ca916ba01243b79bd8c1b8d99663b674a7ea4aec9ea784ffb57e90923877566fd95974de399497da5341af8434404409107b1033e31f785728631a542963c48ae64bf83d86e0934f443f36b826d4b960c064694bf4bebc427901c3929fc5a818e3ff136b253f64f09b5cfb46f639ac2e50a654686725f14298bbe2a2f6cf6459660faded3904106d6d4c0b4ba8294f3c825ffcfdbde00e6aa2d1ac021e8b0470f9eb1f5a40f43e4cb41ce55baa752a9f89a02a137c49d46959dec5374b4faa7e07ae57c34425fd435557162ad64ef6ac57e24e460c1c4905d28206645497f1dd8c134ac31759caf62038be8daaea0bb1f1019e76807341d4f3a98e18dbe72a43f4886743f874051741a1d2dd539e158714108df928d234fbe97213fbe25cda6ca3845fa4a8733ed3', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /payments/pago-movil/verify', '01a1e69f-7f9a-76ba-a3b8-2b3bd96e1d9a', E'\\x1ab9a1c3f88699a762119e642cd517052e1773902bdb5ba05f1f4afccf232f27', '01a1e69f-7fa4-7aa2-bea6-75a008fc0e8a', '2026-11-16 23:09:35.016457+00', '01a1e69f-7fa7-7b13-940e-6a1cf2cece11', '200', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213649c11fd77786ceefe486a44b90a0c9c60ad03bc71c1adb658f1266cffa1b71f419c353dcdb92faf5b02de2431622f423542b2f59f92a6e6a87fb78880ec89edf7e264e7f0bea7f45ea6bd1a853a54e3ce084c6823eaced2d30b5a1bb33f27b14188a388370dd05a458978d30e99e84dbe28131304417102b6eaffd2abea2e361c6a84c6543f9f6136763516bcd1aa0843ed39c3786f38fd9b92d30a5b04d73300abdb0987878c741eb822d621160abdadb33847910029e96fd993e89820a9fbb97c0885b1be773938e1009adf8da13e6b04d6d7f46c7594a477996a3d83e4da37cf950bb6560fd4de2bb00f6d686eb88698e903fd3a4c3234fc7e7aa061a7f5f8a674b5e43db4b7967d837fb1448209dcbeba5afadda1ddf66cc5b36bb9a628175efca2343b4847bec938f2324e9487282648af8418e7532118db784d699f87a87820b3d90d8fe590da0f90649b54222b80e866bbd2b5b25b8a1e194c06f8b15b8e8762693519271511fa839fd49491ec8b3fcb90c6570632061cfdf432ef4b625c93b79f634d71efbef9295ba3ac54b4497db8b9601cb2af4f02bbefe2b3c556dba31069458779ca322a83ae', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /payments/vpos', '01a1e69f-7f14-774d-a94b-54caf73cf52c', E'\\x67b570915f57057799611bcd1afa146b31e151676a78ff762f09ed816237b994', '01a1e69f-7f1a-727d-b9a3-dfe332665512', '2026-11-16 23:09:34.886939+00', '01a1e69f-7f25-7415-bdba-b8112a4a95b7', '201', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213646f2f1eb0943de81aa840d557bfd041d4bd98ca2c35c4cd8ea4e601003e6ed0667fd3bf69a508611f30b21da54be95e3c581f9abfe8dc7243823dc8c1339a3edd8ae883fd2ad4a3bb7a7b7941650abf726280b8159cd15dd8c86c596e2dbd4c52bb178182160aa7badd46df97801bc24f51dc46b9ff0e285cc4a24ead9c0805fac765af29b47d5110664b2be2204c525245bdbd42be6acf98160298c3997538bdeb92a674ae8811d24ad6905ec8cde73046d9f34635832eb35fa5d2c1b8b96988d8e6e19f8510821dc0a033d9a6975d4e4149a2d34cc4dc5defdcdfcc78ca641ee47723d4053a96cfde2713d1a1ffd9b0afab8715b4d044f98b348a088f6420b7cdb23cf366a51a956a3a2d5b64c2ea74336e5de0d666b77acd8659224609f22f9ea5374836c2f55ee828075ff40f51d726748cd3c50209ea14322cdb5d6715f122d18ca1d3842b0e9e7246473c8c04d2137a0833fa945d2288d604cf50eef28ed2949f42e852690eaf8b897ee85bb4cbbb3c717821e512268d23e781f7ae024142ab7c22a7cc4ba7bc51969108b0ca123a0de7014a7498c0f95c40edeb5a32e6caec50441bc92e9658d81c853b90ce4fd4cabfb81fc0523ca868c9772f94e6e5df0a218b03697e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /payments/vpos', '01a1e69f-7f34-70c5-93dc-55c03b0fac0d', E'\\xdeface9bc3fe6e52a263b8aa05e4a7f034fc39f42ed718ecbe1614ae43ff1fcc', '01a1e69f-7f3a-74ac-8544-b0a81621a6b7', '2026-11-16 23:09:34.914841+00', '01a1e69f-7f41-79d8-a5df-5d07325be6c7', '422', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f2136429a43982518a7f67b4acb3d5be83e94c7c1a36087c50d299892bd51a5b136fe359b4235a795aa6e82a3942ee4fd66cbb971d25b72f1d6d2749eb5ff9416d7da738c2d91652dc20c7a37ed163abf044ec25842c3f51e5ccc8dd282a6971ee4350fc8f417c0e6d372b51ba7a71b9619917043a95f3c4fe0dee5e9cb0f49c6f90f6b7f06a4d2d8b87e4067cf5927c9138c7f465d33d529a8dd35c6a8b5fe9df55f1cb6332657bbc858887b57d59a500054d4cdf5629111d665582e64e0868fb4cfef3de498871151fd6e3ac7f1615367d6400317c70ec83117e963a30f64c90841228c6d6e7a636f505b1bbc043e3efb130f299b1829ee5443b13ee8293534f4d4a1ef72df39ed9e0040b158d4e131479c816ef330d9c11b241222b62b16161be90f6b3831a7f99442954b3adc3d066c47928eb921945844e8c262a7a69350243fbdca99a967a2e25d38b99e28ea01c7e2bfb7bdb7a9091cde581c9b2def0d7a0440aa664c0f4c9fd73ea869330811a37e42d374e602c6b5e1d13dd94bb5c6b69a03d1d15037bc18cf7b9f16426746cef88f10a53a7f66c14cd262f9758bc4d95159f0ee618eb6e23342169a75f667e04870fb817d4c21d2ef1ff783bf49867b39be87cb3c07b81d0eb25', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /payments/vpos', '01a1e69f-7f53-7383-a0bb-6a58f8cfc199', E'\\x7ebe5e98bda8a4ae584e0fdb19df7b3b3b53517b30a18e10fa30bb4a21946d6b', '01a1e69f-7f55-7426-a516-b4a8b714a4ac', '2026-11-16 23:09:34.939653+00', '01a1e69f-7f5a-7b35-bc97-2fcfb2e50de4', '201', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364323daab19221a61d87f7e0fefa09b97b275a9a82778381a77ca4cfe3904f3179d931fcdb95d970415db14a281fa1c48c30c72efeb5d4916c16285880568eae6a2b1713fc1614fcd63b7c902b236ebcbc404dfc30f31326f3f57ea545f3d477a30d1d04fafa3af30592fa8c7fdfbc0ee350c8ee5cd4fc4f5404982088db8ad6fdddbd44ef9809c85bbd3cfda0e7f6628c86a7f7bc91f8bddb0a35fe769989e4dd5b03769140b18db64f02915cb38fb457a04d74d4c063d7b3677139396c58f03c622998acacbb76fa81dbae3c970374c56279fc2462f24bcb17854a3ba32692aaff987a35db0661068d26875109f3e3fbf725057e27880a062eb0346aad164a8eeaceb2f4e325c1ff2f96b0a1a03364de1f54d7ed7041c9e0dfe882058a6d8b53f30fd4892e714866ef896b2e26a66f9f5fc55030a588d0574126f835e69ab123d93b8884e287cd0d38b606ee928da0bd4363c9298fd9c2881e07de6c27d063f2452e1da787200f14f1dba625041951fa6596fab466f5fa3ff66afc199edb2b2c6ee00093600ebbe58ae727d28a865d30592a6fcf405022f4b95dd36ca6f3bcaeb59757df6a2f8941634f08b0f81f60f114bbcb4658a3e9f4aa3db700a4866606', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'POST /payments/{id}/reverse', '01a1e69f-7ede-7ef5-a773-ee678b54ad32', E'\\xa8213317d1b887937a0bcbe22b4e355096abed7d2004b5b23eaf64410d07389e', '01a1e69f-7ee3-7e5e-ac18-42c52ffe24f9', '2026-11-16 23:09:34.8242+00', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '200', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364cda4c2787c0500ecdc1571ca5f9541ce8e2c1ba0d8e4ca267462a43693bb1bf83af99c3aa335988581af2612d3128c710e41095a8ca6dcc48e603a1a3c0d617248e21f3a8933ef3b51f977bb35d825dbd4b12f77eafff34c90541f7332f0fb7be856f1ea779a05ed6d784a955ec93ef63042b4858f89e91fde67e1e6a8020d408589431a9bfa6cca8585d466dc93228da38fd9833356f3a324625ae1affb87522324b43ddceb94a080c44f58c8afcda0ddd9aa1520df8ab233493b29ea7f260893e10d21b0c5d136ee0a4633dc847a1957d3af92bdaefa5f15777169134143c229eaae14fddd9d97691700d5503164532a7220a2ddea0388852553d733b7f8a04f79427f0ce18d3253e426cfed11291f408424543d06b014a430b7d66a88eb554b6daae3c37ce14aff5fe2e6db4139506e8bf54b2ceaa3a0494e11a8d85f27e61bbdd08b91b0c56ee95e406e32b1f798a8be845e342f06ee7258deddb98cad6e58c1543dbc2275abb48daa00c675d290dd9e7a282afe3dcd2e1d47966f7d6761878a36857a51d95f6ce527761f5e29a1136744a8fbdb72c349dd8ed2e5f604033fe376b8eb2c9766f6b17d267817486e2ceda47078264a9302c9096a606685937967bc56d97fa0fd0f9a9be1ac3c482a3b05edc8426f1e813c4213ab3e9dd8f0383455d09c0dc2fdeaa89540b1686c21217e55b299f6b0dfa415adfb484582d13599d542f54f7a5c5d96d340e1f907b7c5ab0ab8ac7a0ce4d55ba3403a88b20e77638b593ad1a6d6de1d3696fa8f884f37ac2b7797c756866e5d408274b16410df9c37ccbb40e19cba77cfd58dcade478d47daf371ba7514925b739984d38d44d713db8c79adfd', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364e1cc816079dd6eef470190d026631553af200421fd1bf7cce75cd831948eba63a0cdfc7917e825dd8a5b9593902d0cf012ed251581a83eac4d03bab2840cf98a40101acdb2b843968174f846567bf4084784f8f58583a40fb502fb79', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '7c96a580-5225-4c66-8489-6aac69669597', '2026-10-05', '01a1e69f-800a-7809-b935-efedc022d321', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1748a7b6648190a40031dfc1dabb87d5c678418eed9a216461eeded939e7de04', '1', '2026-11-16 23:09:37.288336+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x407b0dde9c790161a1436d396c7680461aee03700c9c6314750c0bf480e4607f', '1', '2026-11-16 23:09:37.289694+00', E'\\xf8ef7003421bf453d7c1165da2e20989fb2bb40ee46d8b15170f2b151c27bceb');
insert into login_attempts (subject, count, last_at, name) values (E'\\x7bf00e0afe9382d8fe9d950b464916ef57711c1ce51f364476164ec05956985e', '1', '2026-11-16 23:09:37.291593+00', E'\\xf8ef7003421bf453d7c1165da2e20989fb2bb40ee46d8b15170f2b151c27bceb');
insert into login_attempts (subject, count, last_at, name) values (E'\\x8fcef3844624c186ef0a7ab28c611a5791de72ec7f0527c18a4eecfbdbc7791a', '0', '2026-11-16 23:09:36.468975+00', E'\\xb24520d76f8b896d2497bb57982855dc4a71339b6279cdb6b6a8a4e82484670d');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xed520aeaea226af19ef88d0b5d3c890ae8477c211108eebd940e6c37938c5a0a', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'r4', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213642c44653f7080ab9ec2fb32a6ab24c983f56c185dea84e9c4ac7b07b47d012efae4b71adcebc00a0114dd1cf317669909e1e366006770daff33799579090e34d137a532acdc7be1e9f007d801715e9c1e1d5de397', 'true', '{}', '2026-11-16 23:09:35.335024+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 23:14:37.814365+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$3V9-s1bodT5aWABs7fj56g$TO2whcnGccIz5emjzLW3JXFqPjqUY7PZ77mgT2h5xG8', '2026-11-16 23:09:36.419981+00', '2026-11-16 23:09:36.449095+00', NULL, '2026-11-16 23:09:37.203731+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('8dfb2789-1443-4c1d-b36e-9e1c9db476c7', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 23:09:37.816682+00', '2026-11-16 23:09:37.816682+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', '$scrypt$ln=17,r=8,p=1$3V9-s1bodT5aWABs7fj56g$TO2whcnGccIz5emjzLW3JXFqPjqUY7PZ77mgT2h5xG8', '2026-11-16 23:09:36.449095+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('996ae3e2-3809-43e0-9601-3092fdac46a4', '01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 23:09:37.808313+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x0209f03cad56edcdac88c08965bceddde46b86eaed486f5e59f9d166ea784d91', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x0b73414f6adf7e5d9e44097efb7c09b5d20d0ba64f213772e33ee1c3dce6b37a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x0fe71057f73f62ab518757848f9bd63301d8c877f83321139b544980ba034b3d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x36b2d99a333397063347fc3de5b3f85aa63021b6de3f4aec11222a4755c99ac8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x3939ac7257303b4ab66493c2aa76cc4f9a668bcdc015846778ec0f5ec31f6a46', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x5e421ae72a5ba8761f1ec86a337bc463307dada47a19a5e88f41486a5159dc35', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x96d2d5cd6f17aa9d6df4b9ba2a35db4fcf7488ae65ea2b87ca0c8f0e6d6b9741', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\xa0123d9dda22811acf85f944c58f38b3c59a98ea98211fc83181745f2939f477', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\xe4c44a988e37eb9ac831ea4f0d116335080d87a2959ca446beaab77ec81805ca', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\xf7b76f701542e17a99b90480b4a010bb79e22138b9aba229e5945cb187fb2d56', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x8467132d9f402ae70986b2fb09fc7e6ef837c87fbb17e387b9c9f98616d16d99', '01a1e69f-8523-77e3-97ee-3a04b7b00ef3', '2026-11-16 23:09:37.203731+00', '2026-11-16 23:09:37.203731+00', '2026-11-17 11:09:37.203731+00', 'ba14be8d-c6e0-4f83-923f-fe95e54daf58', '127.0.0.1', '', '2026-11-16 23:09:37.203731+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e69f-852e-7b5c-8c4b-9a2c9888a401', '01a1e69f-8523-77e3-97ee-3a04b7b00ef3', 'pas_op_0cDl2DBv', E'\\xb34feb4330f1c56dadf531bd3f79e4a4490c236e7fecf527532cd4a38ceb8da0', '2026-11-16 23:09:36.432718+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213646d5881aa1629194f1a0460955e07ea2555bf957dd37a3a36d6b8bb9e43c16d4d8eecba401cb05a7e1a73cd50881a510b8dca96efeff6f3e8504cdf51e9b47ae2220576a7', '0', '2026-11-16 23:09:37.300754+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d55-799c-911d-efbce601f4bc', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 23:09:34.421+00', '2026-11-16 23:09:34.621+00', '2026-11-16 23:24:34.421+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364311f9b918538229a0ebeb0ac62d181bcfda5a104cbe85b746d9185a0d58e163c48bceee3bd1724d110d4a7448c9a519047d41ee9fafd03ae32169a6337f9ae8e07208750f03c73be4046b7e3b0bb67e2858899747427b2b2959242fad3', E'\\x66e8a8d8e09c709894deda3e5c4bf068926a5f4ba22752aa0eac9414980469d7', E'\\x03a0832ec4db1b896266b4b9bd28a18a2b23752ef453fc22a9b8eb17aa0b43e5', E'\\xd1055d3a46041399fc70c4238415d58fbcc3bfdba8cfd8f11517f177b116c15d', NULL, NULL, 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7d94-72c2-8483-acc37ca863ae', '2026-11-16 23:09:34.484+00', NULL, '01057460', '487057460', '{487057460,1057460}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7e56-7c13-af21-9a434e24e057', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:09:34.678+00', '2026-11-16 23:09:34.732+00', '2026-11-16 23:24:34.678+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213640b9d2bfce36d83c5853e63b7ea3651d63e55222e3b2204cd41a43e8f1a624ec74427d7d37745a5cb74c79d5bc89a9f1e48570b7772779db3334d089e955fe37a40e15e69c874b07836067dd77ab8975d7eadd120e889f8de8ff09bec1b', E'\\x66e8a8d8e09c709894deda3e5c4bf068926a5f4ba22752aa0eac9414980469d7', E'\\x03a0832ec4db1b896266b4b9bd28a18a2b23752ef453fc22a9b8eb17aa0b43e5', E'\\xd1055d3a46041399fc70c4238415d58fbcc3bfdba8cfd8f11517f177b116c15d', NULL, NULL, 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7e78-7d77-913d-6ae44b1a6cc1', '2026-11-16 23:09:34.712+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 23:09:34.768+00', '2026-11-16 23:09:34.837+00', '2026-11-16 23:24:34.768+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364d9787857f5418db53d90ff7916c24f6b8e6e81e5d3fa72083538c0872f65d5012a75dfa51fbf88f03ff98e90339ddaf05755c960cd9f478b5f3968393d263776e6a74c43a90984dd97928f6e0480a345ca34df1355b331aff3a5102d8d', E'\\x66e8a8d8e09c709894deda3e5c4bf068926a5f4ba22752aa0eac9414980469d7', E'\\x03a0832ec4db1b896266b4b9bd28a18a2b23752ef453fc22a9b8eb17aa0b43e5', E'\\xd1055d3a46041399fc70c4238415d58fbcc3bfdba8cfd8f11517f177b116c15d', NULL, NULL, 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7ec4-703f-a3a5-68d5d2005737', '2026-11-16 23:09:34.788+00', NULL, '01057479', '487057479', '{487057479,1057479}', NULL, '000000', NULL, NULL, '01a1e69f-7ee7-7ee6-ab0c-b79bec54529b', '2026-11-16 23:09:34.823+00', '01057483', NULL, '{1057483}', NULL, '2026-11-16 23:09:34.837+00', '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f07-7e51-ab41-27e81e658bc4', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 23:09:34.855+00', '2026-11-16 23:09:34.855+00', '2026-11-16 23:24:34.855+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364813adbf7b3e6e5354bfb455274e7d0fe578f24d31475db33962f2361c217b223d122e4331a956763f827d1fbbc35e4e968624b0ecc6e7894471bceafb128dad355d1608cdb32899c160720b8a48945284472fe3f9da0ebb98f017e45f6', E'\\x66e8a8d8e09c709894deda3e5c4bf068926a5f4ba22752aa0eac9414980469d7', E'\\x03a0832ec4db1b896266b4b9bd28a18a2b23752ef453fc22a9b8eb17aa0b43e5', E'\\xd1055d3a46041399fc70c4238415d58fbcc3bfdba8cfd8f11517f177b116c15d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 23:24:34.855+00', NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f25-7415-bdba-b8112a4a95b7', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:09:34.885+00', '2026-11-16 23:09:34.892+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213643028076cd8ae7f80aefa1aea5515f8361c98a47a6e251d49d4e4791f3d1783732a5d1cb0078c1a1ef310801ffa4a81c68f4efe3b61c312ed7e88a7f3304db586aca0352cc396dce2af31', E'\\x45965cd7fb66bde72e3220b68edf8984a874358ea36bdeb98d53d6e1cdd6fa67', NULL, E'\\x0d710437f40fd36873d2faddcd8bcf98d0c6179517030d512ef660feabd6b2b4', '4242', 'Visa', 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7f1c-7419-8c70-8b4e2008660b', '2026-11-16 23:09:34.885+00', NULL, '1057489', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f41-79d8-a5df-5d07325be6c7', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:09:34.913+00', '2026-11-16 23:09:34.918+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213647aa089bddcfb81dc48856da911c014238fd58aa371b08273e650f458d234b2cb7f584db1e6fc52d81e88894a85b262164dd6d88cda0c0007136c6e68d0bbb445c9e49dbcb413f7651d9a', E'\\x1ab79473fdc068c89b163ac16b9d813a230e67b423b5a7ec90c13d3887d94f55', NULL, E'\\x111e2b3296475f198c475bc45b92f4a8310ffc74f32d2078e66287556dfa6f80', '9995', 'Visa', 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7f3b-7ee7-90af-dc1f5f60e63d', '2026-11-16 23:09:34.913+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f5a-7b35-bc97-2fcfb2e50de4', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 23:09:34.938+00', '2026-11-16 23:09:34.947+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f2136437afd3f3dd3c8dd92185fff6e0aafb8eeae9ab277bcfaeb3b48b13aaaec974ddd3c9f4511cc2b1a20d47da32ba56ea97bba8acd0d48e442a6b571eb305fc02ae5dfe7d8f8f1d639f3f17', E'\\x2b878ca9bfcad6c9db0f01190cab66548b8decb90fe474174ff815590858732b', NULL, E'\\x96db62482e4fb193c426fd27fb9e1cce3e6f94a4e1505aa1cac9a44ad7329443', '0119', 'Visa', 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7f56-7f9a-8fdb-0f774aadbea6', '2026-11-16 23:09:34.938+00', '2026-11-16 23:09:34.947+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-16 23:09:36.264423+00', '2026-11-16 23:09:38.631+00', NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7fa7-7b13-940e-6a1cf2cece11', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:09:35.014+00', '2026-11-16 23:09:35.076+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x61fa772f5f256d0e89a4e74ab019465d9aaa244be6428d38494dd3a3acf668ff', NULL, NULL, NULL, NULL, 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7809-b935-efedc022d321', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e69f-800a-75ad-95a0-9211573b1397', '2026-11-16 23:09:35.114+00', '2026-11-16 23:09:35.152+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364f35b5f15f1c6b70ac0b2a111184c313bfc37f480caa333031eb82ccaa7f2056879354288170c30cb367c6c6d511a24d89cad4af2574d918e26b837932c1e835c5812cbeed389a6e4baa212d68c3303bbfeebcab4c30ab88e8ee205150d781c46a5dc15958c4a45e532f8ece1c9f6afd2', E'\\x6c76a38775cf149bf1efe5c2f3748e09391c8d5a89cf38e4e9b19acf239724cb', NULL, NULL, NULL, NULL, 'r4', E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', '01a1e69f-801f-7c37-a246-d0694ccf0d60', '2026-11-16 23:09:35.135+00', NULL, '37057514', NULL, '{37057514}', 'a718d25d-d972-49a5-9060-ded7147f48e8', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7df7-9141-44cc9dec7123', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e69f-800a-75ad-95a0-9211573b1397', '2026-11-16 23:09:35.114+00', '2026-11-16 23:09:35.158+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364fc119ff937e12662515f38a75dc6447c87bbec0ba36103c8499826afe2d742dfda8c51a3935fc4aad3512d25e597e0cd93c8b4bf85afa50465c5496701942ebdc2e153b7f39dd1e342b16cc172eaba76f18eb5f915be09d2c96c423ebc3f0ff87b1570ca5e26811f5b4eb3ce7dbad7b8', E'\\x4d1864264230f206b469d2c050866f0b1f072a1b69dd0852e744325aa9277154', NULL, NULL, NULL, NULL, 'r4', E'\\xf2bc504bd830cd3a95060b3ff2cead799c642b771b266d046e124cc79cae4d76', '01a1e69f-8020-7ec2-9b7b-371f311543e8', '2026-11-16 23:09:35.135+00', NULL, NULL, NULL, '{}', 'c2f5742d-1e69-46b7-86a9-8d4f4b060045', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-80a9-79b2-8e23-19955e6166b4', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:09:35.273+00', '2026-11-16 23:09:35.308+00', '2026-11-16 23:24:35.273+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f2136458ae7c18b04ffd08640a56d99062eb9ab27aa61420414b64e9060c3e085ffb3e05d0cb554bda8697d718dd88a974c786580a6e07b60a956317f3420bb7da84ad130a461441075e989d2e347b8deee987bc63a6479203749cd741479881', E'\\x66e8a8d8e09c709894deda3e5c4bf068926a5f4ba22752aa0eac9414980469d7', E'\\x03a0832ec4db1b896266b4b9bd28a18a2b23752ef453fc22a9b8eb17aa0b43e5', E'\\xd1055d3a46041399fc70c4238415d58fbcc3bfdba8cfd8f11517f177b116c15d', NULL, NULL, 'bnc', E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-80c5-7984-9c3c-c6c665897616', '2026-11-16 23:09:35.301+00', NULL, '01057530', '487057530', '{487057530,1057530}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e69f-8085-7068-92b3-b024c58fcbec', '01a1e69f-7ce0-7c5a-b586-552928bee691', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d55-799c-911d-efbce601f4bc', '1', 'ef2c5110-3421-41dd-8305-6f676f70c0c2', '20.00', '2026-11-16 23:09:37.838956+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x36facace906983f05aaa2535427a86b6d1cbc8eff5749d242d6e8fbc5f04d103', '01a1e69f-8523-77e3-97ee-3a04b7b00ef3', 'factor', '2026-11-16 23:14:37.724326+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7809-b935-efedc022d321', '10.00', 'key:requester', '2026-11-16 23:09:37.834433+00', '2026-11-17 23:09:37.834433+00', 'approved', 'user:ana', '2026-11-16 23:09:37.834433+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d55-799c-911d-efbce601f4bc', '01a1e69f-7d6d-7b13-97aa-3acc0633ce6f', '2026-11-16 23:09:34.421+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d55-799c-911d-efbce601f4bc', '01a1e69f-7d94-7572-b93d-87e05853fd8c', '2026-11-16 23:09:34.484+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d55-799c-911d-efbce601f4bc', '01a1e69f-7e1e-75a1-9ccd-0a625d82dd72', '2026-11-16 23:09:34.621+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01057460"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7e56-7c13-af21-9a434e24e057', '01a1e69f-7e5e-7311-a38e-9d8b6c336653', '2026-11-16 23:09:34.678+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7e56-7c13-af21-9a434e24e057', '01a1e69f-7e78-7bc1-b768-a590146dcae2', '2026-11-16 23:09:34.712+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7e56-7c13-af21-9a434e24e057', '01a1e69f-7e8d-7886-9a94-c6d6224aa3ee', '2026-11-16 23:09:34.732+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '01a1e69f-7eb2-78d7-b0a4-132ce73ef7d6', '2026-11-16 23:09:34.768+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '01a1e69f-7ec4-7fbf-bc39-a5facef30e9f', '2026-11-16 23:09:34.788+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '01a1e69f-7ed0-74c4-bef8-04ba22cf0c19', '2026-11-16 23:09:34.8+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01057479"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '01a1e69f-7ee7-7766-bd5a-97ef109755c8', '2026-11-16 23:09:34.823+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '01a1e69f-7ef6-7875-ad2b-8210e95f520f', '2026-11-16 23:09:34.837+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "01057483"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f07-7e51-ab41-27e81e658bc4', '01a1e69f-7f07-729c-957d-2a81b00e439e', '2026-11-16 23:09:34.855+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f25-7415-bdba-b8112a4a95b7', '01a1e69f-7f26-7281-86f5-56a131a481db', '2026-11-16 23:09:34.885+00', 'submitted', 'PENDING', NULL, '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f25-7415-bdba-b8112a4a95b7', '01a1e69f-7f2c-718e-b12d-4276690c35f0', '2026-11-16 23:09:34.892+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "1057489"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f41-79d8-a5df-5d07325be6c7', '01a1e69f-7f42-71d3-900a-1781de1e8066', '2026-11-16 23:09:34.913+00', 'submitted', 'PENDING', NULL, '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f41-79d8-a5df-5d07325be6c7', '01a1e69f-7f47-7611-bfa6-95013b2d6a4a', '2026-11-16 23:09:34.918+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f5a-7b35-bc97-2fcfb2e50de4', '01a1e69f-7f5b-79d0-86dd-32eaf38f381e', '2026-11-16 23:09:34.938+00', 'submitted', 'PENDING', NULL, '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7f5a-7b35-bc97-2fcfb2e50de4', '01a1e69f-7f63-7be4-8e5b-f57849330235', '2026-11-16 23:09:34.947+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7fa7-7b13-940e-6a1cf2cece11', '01a1e69f-7ff2-7835-8c5b-f018beae080f', '2026-11-16 23:09:35.076+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7809-b935-efedc022d321', '01a1e69f-800c-7552-a7da-19a7a5676bda', '2026-11-16 23:09:35.114+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e69f-800a-75ad-95a0-9211573b1397"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7809-b935-efedc022d321', '01a1e69f-801f-7bde-90b8-906b7f4f9d9b', '2026-11-16 23:09:35.135+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7809-b935-efedc022d321', '01a1e69f-8030-7132-b610-44e50c74d838', '2026-11-16 23:09:35.152+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "37057514"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7df7-9141-44cc9dec7123', '01a1e69f-800c-7e5c-b62f-d48b1895e842', '2026-11-16 23:09:35.114+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e69f-800a-75ad-95a0-9211573b1397"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7df7-9141-44cc9dec7123', '01a1e69f-8020-7e27-bb94-763679307f8e', '2026-11-16 23:09:35.135+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-800a-7df7-9141-44cc9dec7123', '01a1e69f-8036-779b-a4d7-b750fb642fbb', '2026-11-16 23:09:35.158+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-80a9-79b2-8e23-19955e6166b4', '01a1e69f-80a9-78bb-8280-6ee15088b65f', '2026-11-16 23:09:35.273+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-80a9-79b2-8e23-19955e6166b4', '01a1e69f-80c5-7736-85d5-88bed3571a28', '2026-11-16 23:09:35.301+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e69f-7ce0-7c5a-b586-552928bee691');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-80a9-79b2-8e23-19955e6166b4', '01a1e69f-80cc-7399-98f0-d9e3149fc5d7', '2026-11-16 23:09:35.308+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01057530"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '2026-11-16 22:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 23:09:31.490603+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-8063-7c72-ab48-bad29ed1a344', E'\\xc078ab6e50011d656559b6e0485521d4c3a654d9ea529ae36d52bec4aadb19ec', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f21364d410d86efa3e21a81c01abe1280a1e8c0f29f9b6fefb37d6f5f376d3c05cfea2164458c1658687ab98964b68d70d7f2983070453c20627000ee049530ed660f4f58789c306738b225b9daa3a1d', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 23:09:35.203+00', 'key:01a1e69f-7ce0-7c5a-b586-552928bee691');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '62526c7b-97bd-470f-a170-a208f777c08f', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 23:09:37.824999+00', '2026-11-18 00:09:37.824999+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x830e204379fada7b9930192693221d5afe08f81b4aaf0c59d967755d57abf13d', '01a1e69f-8523-77e3-97ee-3a04b7b00ef3', '2026-11-16 23:14:37.728758+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '195', '2026-11-16 23:09:37.823775+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 23:09:37.735563+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 23:09:37.735563+00', '2026-11-16', '2026-11-16 23:09:34.226171+00', '2026-11-16 23:09:34.339378+00', '2026-11-16 23:09:34.339378+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 23:09:37.735563+00', '2026-11-16 23:09:37.735563+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 23:09:34.339378+00', '2026-11-16 23:09:34.339378+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', '7caf559b064b1ac7bc4341e7e8f5c8782e7f0b58e6f0ea3bdd4ac326499f6dae', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-16 23:09:32.155824+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 23:09:31.490603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 23:09:31.490603+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 23:09:32.166776+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 23:09:32.169994+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-16 23:09:32.172326+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 23:09:32.168348+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 23:09:32.15927+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x5218a302d2d421fae932aa83a3c0c329d969ab60d8d7109618dd52475154e183', '01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 23:09:37.824105+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '775', '1', '01a1e69f-7d6d-7b13-97aa-3acc0633ce6f', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7d55-799c-911d-efbce601f4bc","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.421Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.421Z"}', '2026-11-16 23:09:34.446706+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '782', '2', '01a1e69f-7e1e-75a1-9ccd-0a625d82dd72', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7d55-799c-911d-efbce601f4bc","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01057460","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.421Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.621Z"}', '2026-11-16 23:09:34.639284+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '784', '3', '01a1e69f-7e5e-7311-a38e-9d8b6c336653', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7e56-7c13-af21-9a434e24e057","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.678Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.678Z"}', '2026-11-16 23:09:34.689571+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '790', '4', '01a1e69f-7e8d-7886-9a94-c6d6224aa3ee', '{"event":"payment.failed","data":{"paymentId":"01a1e69f-7e56-7c13-af21-9a434e24e057","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.678Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.732Z"}', '2026-11-16 23:09:34.734198+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '792', '5', '01a1e69f-7eb2-78d7-b0a4-132ce73ef7d6', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7eb0-72ae-9267-eb60ef8c498d","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.768Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.768Z"}', '2026-11-16 23:09:34.771479+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '797', '6', '01a1e69f-7ed0-74c4-bef8-04ba22cf0c19', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7eb0-72ae-9267-eb60ef8c498d","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01057479","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.768Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.800Z"}', '2026-11-16 23:09:34.800885+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '802', '7', '01a1e69f-7ef6-7875-ad2b-8210e95f520f', '{"event":"payment.reversed","data":{"paymentId":"01a1e69f-7eb0-72ae-9267-eb60ef8c498d","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01057479","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.768Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.837Z"}', '2026-11-16 23:09:34.839434+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '805', '8', '01a1e69f-7f07-729c-957d-2a81b00e439e', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7f07-7e51-ab41-27e81e658bc4","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.855Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.855Z"}', '2026-11-16 23:09:34.858007+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '811', '9', '01a1e69f-7f2c-718e-b12d-4276690c35f0', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7f25-7415-bdba-b8112a4a95b7","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1057489","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.885Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.892Z"}', '2026-11-16 23:09:34.893431+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '816', '10', '01a1e69f-7f47-7611-bfa6-95013b2d6a4a', '{"event":"payment.failed","data":{"paymentId":"01a1e69f-7f41-79d8-a5df-5d07325be6c7","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.913Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.918Z"}', '2026-11-16 23:09:34.919922+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '823', '11', '01a1e69f-7f63-7be4-8e5b-f57849330235', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7f5a-7b35-bc97-2fcfb2e50de4","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.938Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.947Z"}', '2026-11-16 23:09:34.950122+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '829', '12', '01a1e69f-7ff2-7835-8c5b-f018beae080f', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7fa7-7b13-940e-6a1cf2cece11","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.014Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:35.076Z"}', '2026-11-16 23:09:35.091961+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '835', '13', '01a1e69f-8030-7132-b610-44e50c74d838', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-800a-7809-b935-efedc022d321","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37057514","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.114Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:35.152Z"}', '2026-11-16 23:09:35.153541+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '836', '14', '01a1e69f-8036-779b-a4d7-b750fb642fbb', '{"event":"payment.failed","data":{"paymentId":"01a1e69f-800a-7df7-9141-44cc9dec7123","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.114Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:35.158Z"}', '2026-11-16 23:09:35.16086+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '849', '15', '01a1e69f-80a9-78bb-8280-6ee15088b65f', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-80a9-79b2-8e23-19955e6166b4","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.273Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","checkoutSessionId":"01a1e69f-8085-7068-92b3-b024c58fcbec","livemode":false},"timestamp":"2026-11-16T23:09:35.273Z"}', '2026-11-16 23:09:35.278305+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '854', '16', '01a1e69f-8085-7068-92b3-2d99aae0905d', '{"event":"checkout.paid","data":{"sessionId":"01a1e69f-8085-7068-92b3-b024c58fcbec","linkId":"01a1e69f-8063-7c72-ab48-bad29ed1a344","status":"PAID","paymentId":"01a1e69f-80a9-79b2-8e23-19955e6166b4","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.237Z","livemode":false},"timestamp":"2026-11-16T23:09:35.308Z"}', '2026-11-16 23:09:35.309054+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '854', '17', '01a1e69f-80cc-7399-98f0-d9e3149fc5d7', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-80a9-79b2-8e23-19955e6166b4","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01057530","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.273Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","checkoutSessionId":"01a1e69f-8085-7068-92b3-b024c58fcbec","livemode":false},"timestamp":"2026-11-16T23:09:35.308Z"}', '2026-11-16 23:09:35.309054+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e69f-8523-77e3-97ee-3a04b7b00ef3', E'\\xff074c3eae346887cd2f20a9a27d9df75b91088009c3dc375f2a75c280097537', '2026-11-16 23:09:37.730972+00', '2026-11-19 23:09:37.730972+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7d6d-7b13-97aa-3acc0633ce6f', 'payment.pending', '01a1e69f-7d55-799c-911d-efbce601f4bc', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7d55-799c-911d-efbce601f4bc","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.421Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.421Z"}', 'delivered', '2026-11-16 23:09:34.421+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.457616+00', '200', NULL, '16', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7e1e-75a1-9ccd-0a625d82dd72', 'payment.completed', '01a1e69f-7d55-799c-911d-efbce601f4bc', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7d55-799c-911d-efbce601f4bc","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01057460","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.421Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.621Z"}', 'delivered', '2026-11-16 23:09:34.621+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.654748+00', '200', NULL, '16', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7e5e-7311-a38e-9d8b6c336653', 'payment.pending', '01a1e69f-7e56-7c13-af21-9a434e24e057', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7e56-7c13-af21-9a434e24e057","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.678Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.678Z"}', 'delivered', '2026-11-16 23:09:34.678+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.703746+00', '200', NULL, '10', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7e8d-7886-9a94-c6d6224aa3ee', 'payment.failed', '01a1e69f-7e56-7c13-af21-9a434e24e057', '{"event":"payment.failed","data":{"paymentId":"01a1e69f-7e56-7c13-af21-9a434e24e057","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.678Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.732Z"}', 'delivered', '2026-11-16 23:09:34.732+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.749733+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7eb2-78d7-b0a4-132ce73ef7d6', 'payment.pending', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7eb0-72ae-9267-eb60ef8c498d","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.768Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.768Z"}', 'delivered', '2026-11-16 23:09:34.768+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.782813+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7ed0-74c4-bef8-04ba22cf0c19', 'payment.completed', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7eb0-72ae-9267-eb60ef8c498d","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01057479","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.768Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.800Z"}', 'delivered', '2026-11-16 23:09:34.8+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.8119+00', '200', NULL, '10', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7ef6-7875-ad2b-8210e95f520f', 'payment.reversed', '01a1e69f-7eb0-72ae-9267-eb60ef8c498d', '{"event":"payment.reversed","data":{"paymentId":"01a1e69f-7eb0-72ae-9267-eb60ef8c498d","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01057479","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.768Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.837Z"}', 'delivered', '2026-11-16 23:09:34.837+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.845289+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7f07-729c-957d-2a81b00e439e', 'payment.pending', '01a1e69f-7f07-7e51-ab41-27e81e658bc4', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7f07-7e51-ab41-27e81e658bc4","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.855Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.855Z"}', 'delivered', '2026-11-16 23:09:34.855+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.864414+00', '200', NULL, '10', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7f2c-718e-b12d-4276690c35f0', 'payment.completed', '01a1e69f-7f25-7415-bdba-b8112a4a95b7', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7f25-7415-bdba-b8112a4a95b7","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1057489","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.885Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.892Z"}', 'delivered', '2026-11-16 23:09:34.892+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.901505+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7f47-7611-bfa6-95013b2d6a4a', 'payment.failed', '01a1e69f-7f41-79d8-a5df-5d07325be6c7', '{"event":"payment.failed","data":{"paymentId":"01a1e69f-7f41-79d8-a5df-5d07325be6c7","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.913Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.918Z"}', 'delivered', '2026-11-16 23:09:34.918+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.923471+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7f63-7be4-8e5b-f57849330235', 'payment.pending', '01a1e69f-7f5a-7b35-bc97-2fcfb2e50de4', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-7f5a-7b35-bc97-2fcfb2e50de4","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:34.938Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:34.947Z"}', 'delivered', '2026-11-16 23:09:34.947+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:34.954295+00', '200', NULL, '40', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-7ff2-7835-8c5b-f018beae080f', 'payment.completed', '01a1e69f-7fa7-7b13-940e-6a1cf2cece11', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-7fa7-7b13-940e-6a1cf2cece11","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.014Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:35.076Z"}', 'delivered', '2026-11-16 23:09:35.076+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:35.100728+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-8030-7132-b610-44e50c74d838', 'payment.completed', '01a1e69f-800a-7809-b935-efedc022d321', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-800a-7809-b935-efedc022d321","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37057514","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.114Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:35.152Z"}', 'delivered', '2026-11-16 23:09:35.152+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:35.161083+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-8036-779b-a4d7-b750fb642fbb', 'payment.failed', '01a1e69f-800a-7df7-9141-44cc9dec7123', '{"event":"payment.failed","data":{"paymentId":"01a1e69f-800a-7df7-9141-44cc9dec7123","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.114Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","livemode":false},"timestamp":"2026-11-16T23:09:35.158Z"}', 'delivered', '2026-11-16 23:09:35.158+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:35.168219+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-80a9-78bb-8280-6ee15088b65f', 'payment.pending', '01a1e69f-80a9-79b2-8e23-19955e6166b4', '{"event":"payment.pending","data":{"paymentId":"01a1e69f-80a9-79b2-8e23-19955e6166b4","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.273Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","checkoutSessionId":"01a1e69f-8085-7068-92b3-b024c58fcbec","livemode":false},"timestamp":"2026-11-16T23:09:35.273Z"}', 'delivered', '2026-11-16 23:09:35.273+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:35.28164+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '01a1e69f-80cc-7399-98f0-d9e3149fc5d7', 'payment.completed', '01a1e69f-80a9-79b2-8e23-19955e6166b4', '{"event":"payment.completed","data":{"paymentId":"01a1e69f-80a9-79b2-8e23-19955e6166b4","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01057530","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:09:35.273Z","keyId":"01a1e69f-7ce0-7c5a-b586-552928bee691","checkoutSessionId":"01a1e69f-8085-7068-92b3-b024c58fcbec","livemode":false},"timestamp":"2026-11-16T23:09:35.308Z"}', 'delivered', '2026-11-16 23:09:35.308+00', '01a1e69f-74ea-7132-a599-973fccfed485', '2026-11-16 23:09:35.319539+00', '200', NULL, '7', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e69f-7cb2-7b52-9767-d0fcfc11ab82', 'false', '01a1e69f-7d2d-7edf-ad77-40a0fdcc746b', '1', 'http://127.0.0.1:41773/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4416ddf2c7b2dd6a566c20c89209f213648ed4727f66c6aabd743f6359af2de1803de03d6bbb605eb997fe742d419dc66928f7859c818db4e081e2eac5815493e56c3efd278ad69fdc1c7211cc1256a00deaa3b16b571c458bb6d8c70a3c0b', NULL, NULL, '2026-11-16 23:09:34.381+00', '2026-11-16 23:09:34.381+00');
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
