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
  tenant_id  uuid        not null,
  livemode   boolean     not null,
  mandate_id uuid        not null, -- the payment that the bank's first word was about; version 7: newest last
  bank       text        not null,
  account_id bytea       not null, -- hash of bank and account, the same for all tenants that share it
  payer_hash bytea,                -- keyed, as in payments; null: the payer was erased
  status     text        not null check (status in ('REQUESTED', 'ACTIVE', 'SUSPENDED')),
  payment_id uuid        not null, -- the payment that the status comes from; it has the payer, sealed
  told_at    timestamptz not null, -- when that payment was sent: an earlier payment that is decided later changes nothing
  created_at timestamptz not null,
  updated_at timestamptz not null,
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

-- version: 1
-- Keeps the mandate of a payer in step with the direct debits, in the statement that decides one of them: whoever decides it
-- (the call, a query, the reconciler, an operator), the mandate and the payment never disagree.
--   charged     the mandate is active
--   MD01, MD09  the payer was asked for it and has not approved it
--   MD22        the payer has suspended it
-- Any other end says nothing about the mandate. Of several direct debits at once the one that was sent last counts.
create or replace function keep_mandate() returns trigger language plpgsql as $$
declare
  told text := case
    when new.status = 'COMPLETED' then 'ACTIVE'
    when new.failure_code in ('MD01', 'MD09') then 'REQUESTED'
    when new.failure_code = 'MD22' then 'SUSPENDED'
  end;
begin
  if told is null or new.payer_hash is null or new.account_id is null then return null; end if;
  insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, told_at,
                        created_at, updated_at)
  values (new.tenant_id, new.livemode, new.payment_id, new.bank, new.account_id, new.payer_hash, told, new.payment_id,
          coalesce(new.submitted_at, new.created_at), new.updated_at, new.updated_at)
  on conflict (tenant_id, livemode, account_id, payer_hash) do update
  set status = excluded.status, payment_id = excluded.payment_id, told_at = excluded.told_at,
      updated_at = greatest(mandates.updated_at, excluded.updated_at)
  where (mandates.told_at, mandates.payment_id) < (excluded.told_at, excluded.payment_id);
  return null;
end
$$;

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
truncate tenants, account_holders, account_orders, api_keys, audit_head, audit_log, bank_accounts, bank_invoice_counters, bank_invoices, bank_notifications, bank_questions, bank_quotas, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, drained_banks, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, mandates, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 05:33:20.417095+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'r4', E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', 'http://127.0.0.1:43135');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', 'false', 'pas_test_glzarumF', E'\\x08a25e393264053401b2d79a3b10eef6630e5756c7a5220d63fe5e8374232057', '2026-11-17 05:33:20.462789+00', NULL, NULL, '2026-11-17 05:33:24.458447+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-d6fa-777f-9a25-a8ffb1f2617e', 'true', 'pas_live_DWZSIZLN', E'\\x2de0c0e6032747e52e86335dc07e431633e202ef7806c61d078cb51c708520a3', '2026-11-17 05:33:20.508265+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x2df215284c3ec0a23809081fdd0d9cde9017e16a61defcb1e4e849f32a11ce15', '2026-11-17 05:33:24.44337+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-d68e-739f-874c-3d00f4d37eae', '2026-11-17 05:33:20.429585+00', 'test', 'tenant.create', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x432856b0d01c5d31dda0d3b101f3dffb4c7daf12d6af9b98af209416dc2bf280');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-d6ce-7e30-95a4-efc519cf09f6', '2026-11-17 05:33:20.464876+00', 'test', 'key.create', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_glzarumF", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x432856b0d01c5d31dda0d3b101f3dffb4c7daf12d6af9b98af209416dc2bf280', E'\\x1a297613838e74309936535774a3262931590bc404b5c4a0a104f9be3904f417');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-d6fa-7ae0-9b2a-46bb855626b4', '2026-11-17 05:33:20.508964+00', 'test', 'key.create', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-d6fa-777f-9a25-a8ffb1f2617e', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_DWZSIZLN", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x1a297613838e74309936535774a3262931590bc404b5c4a0a104f9be3904f417', E'\\xd6d326b9b05558c8b8a8ebfd61d5aed550feb5a4e8d9d6974770116fab06c339');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-d734-7910-8603-ef27603a2b3b', '2026-11-17 05:33:20.575511+00', 'key:01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', 'webhook.create', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '{"host": "127.0.0.1:36201", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', '01a1e7fe-d728-7c1b-84ba-d4ec2104e778', '4', E'\\xd6d326b9b05558c8b8a8ebfd61d5aed550feb5a4e8d9d6974770116fab06c339', E'\\x86ebd6fe34413b7922b4a6c8e21afcfcb7e34fe9fa2f4f00b4c4d877af9dc87d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-dbae-7471-a7d7-9042bae08f2c', '2026-11-17 05:33:21.712081+00', 'test', 'checkout.profile', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x86ebd6fe34413b7922b4a6c8e21afcfcb7e34fe9fa2f4f00b4c4d877af9dc87d', E'\\x0956a8f350bb203cdcf4b2566f750584c4482d1c6e739b25ffe896bb5a27cbd7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-dbcb-7de6-addb-aa0f1c6b4649', '2026-11-17 05:33:21.742635+00', 'key:01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', 'link.create', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-dbc6-7d4d-8448-43d9d79d8bbd', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', '01a1e7fe-dbb8-7146-afbb-88e5ddbef36e', '6', E'\\x0956a8f350bb203cdcf4b2566f750584c4482d1c6e739b25ffe896bb5a27cbd7', E'\\x78565f5a31bb5d3eccec44539448b0d375833c8b56009b8941b50977e444f14c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-dcaa-7d97-bdec-dad5d93973c8', '2026-11-17 05:33:21.96598+00', 'test', 'bank.notifications', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x78565f5a31bb5d3eccec44539448b0d375833c8b56009b8941b50977e444f14c', E'\\x6657dc04b189ba6b4d63fa6a76d99d091d6af606ed96d0e9d42b507a5f536d3f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-dd34-7e68-86e6-36461d427ea1', '2026-11-17 05:33:22.102854+00', 'key:01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', 'movement.ignore', '01a1e7fe-d68e-7888-a747-c04bcc04f334', '01a1e7fe-dcf2-74e5-9c9d-bdbca7858a86', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', '01a1e7fe-dd29-7c12-9ad0-4ca82749ff23', '8', E'\\x6657dc04b189ba6b4d63fa6a76d99d091d6af606ed96d0e9d42b507a5f536d3f', E'\\x755a99ae852aafc9b6c105a3a7b016e8dae82f27d6f3149fd2194846f74ea303');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e0aa-7762-aa6f-f21603f5317d', '2026-11-17 05:33:22.989135+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x755a99ae852aafc9b6c105a3a7b016e8dae82f27d6f3149fd2194846f74ea303', E'\\x2e630bfba1778d2a52ae0af8a4069547dd1a70e540a720a921d2077d92759c32');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e0b6-7ed0-bc5b-39c604fab01a', '2026-11-17 05:33:23.00358+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_QxDNnGiS"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x2e630bfba1778d2a52ae0af8a4069547dd1a70e540a720a921d2077d92759c32', E'\\x4f15e4f9a034cc1be0727552851f9b1480aade789ebd51a76fd50027d6fe4e46');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e0be-7916-8790-90a7d4f19b7a', '2026-11-17 05:33:23.009319+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x4f15e4f9a034cc1be0727552851f9b1480aade789ebd51a76fd50027d6fe4e46', E'\\xf31a79f28df94c88a493c2a2803f420854a809fc0e09b254ce6e650e67672937');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e3b8-76c9-8892-695f5cd48be0', '2026-11-17 05:33:23.775085+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '55bb0623472e08da', NULL, '01a1e7fe-e0c8-788b-9881-8f1993ed9c96', '12', E'\\xf31a79f28df94c88a493c2a2803f420854a809fc0e09b254ce6e650e67672937', E'\\x0b70417ea9ff37073cec6a54660ce9128a547a3f2f24357f165b41fb9fd3caa9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e460-7da0-8c17-aa8d0a8311ef', '2026-11-17 05:33:23.938252+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x80f4c35faa0e828c8239cd375626f6853fffef6797729d34c876eb0862402a5a', E'\\x5193525daa9ccbe86aed29aafceeb99249454216febe918e750f8f66267ef5e9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e647-7f0c-8684-686f2312b033', '2026-11-17 05:33:24.424659+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x5193525daa9ccbe86aed29aafceeb99249454216febe918e750f8f66267ef5e9', E'\\xf9a2eac2c346f14c90cc982e5dc0345fbe75ffea443dc71f700a4154ea64152a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e64a-77d5-8c10-c17eb7d3be42', '2026-11-17 05:33:24.427619+00', 'test', 'rate.set', NULL, '2026-11-17', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xf9a2eac2c346f14c90cc982e5dc0345fbe75ffea443dc71f700a4154ea64152a', E'\\x9620e7cbd40dd7feead30ed5245da416ff46ed89a6b620b841b2f135874ce1e9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e64f-74cf-8f98-6276397d9f0b', '2026-11-17 05:33:24.433238+00', 'test', 'bank.set', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x9620e7cbd40dd7feead30ed5245da416ff46ed89a6b620b841b2f135874ce1e9', E'\\x40279a2286b714bb80855bf0ffb88aa9e7f7684fbb7781cecae24841aea304b4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e653-79de-a82d-52908fc2e8bf', '2026-11-17 05:33:24.436534+00', 'test', 'bank.order', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x40279a2286b714bb80855bf0ffb88aa9e7f7684fbb7781cecae24841aea304b4', E'\\x05758e6b3b61a962f9486436c209e2f1e4d4578b96fe8366231cb881acfceebd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e657-713b-9c1a-9b3f31b24907', '2026-11-17 05:33:24.440031+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x05758e6b3b61a962f9486436c209e2f1e4d4578b96fe8366231cb881acfceebd', E'\\x98d56e87fe9c2ca53c07c2738ff249819402e542975e3fe4a7334ecea462e757');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e7fe-e659-7a4a-ad34-f50c9d3ef17a', '2026-11-17 05:33:24.44337+00', 'test', 'bank.route', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x98d56e87fe9c2ca53c07c2738ff249819402e542975e3fe4a7334ecea462e757', E'\\x2df215284c3ec0a23809081fdd0d9cde9017e16a61defcb1e4e849f32a11ce15');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('12df29f6-9252-8c6a-817c-5e838bc6c42e', '2026-11-17 05:33:23.920654+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e7fe-e42e-7b1e-82a3-db1e3878bb3c', '13', E'\\x0b70417ea9ff37073cec6a54660ce9128a547a3f2f24357f165b41fb9fd3caa9', E'\\x80f4c35faa0e828c8239cd375626f6853fffef6797729d34c876eb0862402a5a');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'true', 'bnc', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328dc095880e10fcbb2fdc0feab916945e3f140d639f8d59aee642391fa1cab4cecb7c857e04164ec4c47cfbf180edd2778a5102c7e43dfd9d3b3e878de8b3c082b30', '01a1e7fe-e64f-70c1-ad23-93af65b1cfe4', '2026-11-17 05:33:24.431826+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', 'P01764000000', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'e060bbd8-c45a-4718-b4e8-b988cbbc747e', 'charge', '2026-11-17 05:33:24.554958+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', E'\\x09c15f6c41d30f813e8ec83391282500ccc205182246678f5c241c774ae27003', '01a1e7fe-dcf2-7a0d-b0a0-9938d98df806', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'r4', 'MBconsulta', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e32892355298e641293981ae496f320bedc4c98870d4df733f508251e70567f9adc21141c77606a6dbe5b7d92ae50a6b07f2fbc8c04d91c946520de1478cb5d086b431c9f9dcb5e76839736303d49f0dca14366feb258061253d78169623ed3edf4a3f7807079579ea5eb32ac3c9429918c546f1318fa2df88380420a60cc1c80169f4bc1a2917468f52600d9e1afe774ce99c62ded1b5abd9921ba499e31280b7cc4f8d7e6f7be0b8aeceb8308bd5a5c30ed7b1605b67d4a86143feb7d17e5a0792fece90f7df3a7407b25c329b409fa87bf2778043aa40635a5cf06aeaf1cb037a85a8628cabcb39c1ee9e8366bd31fd2ab5b15272bb454c5d7bc85f6c8bfd5295fbf3d8c7', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 05:33:22.034845+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', E'\\x3cb9b317ba7f894e55261b7d5353d9c4e573db8513aa1d1aedf2796e998b7fd9', '01a1e7fe-dcd2-714c-96d9-c99ac8511695', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'r4', 'R4notifica', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3283a5b33a7b2bffc579133a7a7450cbe4f832e3b424f1ac5c546e0e3da95ba6a7b9d56f139568fae7d89b17e15b8f291f553659f428133036149dadac6b0e5b89043d69ab97b4af7c6a9b86b0a1976c3ebe6fb4731a20e86ff5e005bfb3200106144da18bfa256278cea9e4fce55b17ef724ddfee7d76698d68d55c6a78aaede13b8b570234d15fed3857f6865587824dd5416ad5b6e6b3f8b29b3822fc591648b81a01f4e0607f301b3c18555695b26142b9a5187f7440e09006c7c56fbc15bef9f2db31fa49b9404b735b167a2f3b64677ee6893b973950d29f4d63350255bb61ff4347e869f2a35d39dbad9d9b7326c71062ec8bbba4733d599c132a9f9dd8b12aaaf', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 05:33:22.009735+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', E'\\x70eaacc21bd8ed6ec8700705a65c4b7cf81fd82f32238fe10ea9f4da13df193b', '01a1e7fe-dce2-7359-8135-e061d360aa90', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'r4', 'R4notifica', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328112dcc6ff32cb5238e3818f8bc4be124ea34dfea1b892cd3801b0c37934390f1db5c171f93ab7fe07a951e77edd1100fe50a08364dff7a3794e2b5463fa01dd27c6fa3aaf3a56d5f9cfcb77cbd0d5da03cc3054e8e898362e94a22d51eeec3f46a2abee530adb0b1b4b3cedea386b19151c43dcc610937294a8c5e80d211f8fa8d1a9b8e34d9596f1dbed8d1c2e099be0a5b0a1438a4e6cc7435b7fbee205edd8617335bb08bcaf742559a6f980911e7a0eb4f48b0b19e38bcb2b8b0c32d6a8dacd1167d9ff8493a1ee1a0c06c1bf4b70776fab31c3062ed242b8e9f9bac8fb88ac2c82c14a96853ddd31b4fd60e7c5cc3ed54db46ec6b3a3bf4ce318a8987471cc01f', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 05:33:22.028084+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', E'\\x77f730c5579ae8d69fd4fe87caa77aa87501f9d8538c892c2d01d9ca858cd853', '01a1e7fe-dcbc-79c6-99ca-34e2e49ffbe9', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'r4', 'R4consulta', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3281ddb9dc07eef028e8eb278530e82b70da16e251b68b1f8c19d23f849ef23f77eab18e550350cf181734ff23d79eb4fef61f071a3c638d9665a472330ca0f8846d28008701a5a5b576ac7de2df26fed113dbefe0697c7b11b03a36068c2a2a18b8adcac3f54173c', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 05:33:21.981339+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', E'\\xe6350cf4f078cc41374b018a9adb7c0693d48a7a0c7d0c6bb3d0cc877ee6c43b', '01a1e7fe-dccd-72b9-ab1c-0c73b30dae24', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'r4', 'R4consulta', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328c3d226a21765020ca414c517fbd183088a920bef74ea0fe1c60731063249f083c2601dac9eeb489298e5302d150f3aa4810bfdd6', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 05:33:21.997415+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', 'in/2026-10-05/12345678/120.00', 'ddf4a136-8dc1-468d-bf9b-39487011332b', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '2026-11-17 05:33:24.548974+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', 'history', '2026-11-17 05:33:24.557732+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x1e507913177f76fa4174ae677b756ece9b243224e852ebcf4bf486e2dcc00b1a', '01a1e7fe-d831-77d3-a287-bf0f20d00fa0', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e32847edce2a3abf30f65bafc9e137cf439cd228677ead809e953cdb7fe6f86c57f0f3f34173957606e77acca4255909b5e1914fe4755aaeba36fc714696', '2026-11-17', '2026-11-17 05:33:20.817961+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x9d68502fb6669338d0dfc772dea15c5fed3286ad050e052cc66ef0446a314a24', E'\\xf2bfcf29261c9d5e84a424a65d119aecf312532639418f3413f5c7f8c39b4297', '2026-11-17 05:33:21.413834+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x369d6c9c186e9d90a896b47e8de1bbc914747840e5a1d0a3e1c81b7b31e03e84', '2026-11-17 05:33:21.426785+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x9d68502fb6669338d0dfc772dea15c5fed3286ad050e052cc66ef0446a314a24', '2026-11-17 05:33:21.386751+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\xc5a780877f99528010e02781bf45f1c8a5031eafdf6e5c1a3e302abb6f9be9e3', '2026-11-17 05:33:21.32465+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x369d6c9c186e9d90a896b47e8de1bbc914747840e5a1d0a3e1c81b7b31e03e84', '01a1e7fe-da91-78ae-b8c9-a0c4d388f98a', E'\\xba51d38c46e8f9dab40f784023a5332967555b718fb08777481cfb3d74baabfc', '2026-11-17 05:33:21.426785+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x1b832473950f927d2ba81d425326ca07688dc89e34839ec27cf6e9174a076869', '1', '2026-11-17 05:33:21.88595+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x6891a5eb4751df0d299a9da53337d5e0df557d05ba8fd16ae95e6ed6ab300eaa', '1', '2026-11-17 05:33:21.784607+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x71abd488b34b3cd903f6f2b607a0d1346fcef9bcf885a89896715f24fd091ab6', '1', '2026-11-17 05:33:21.833926+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x8f9ea9925eaa03666c2674f9ec6da8a0f57116e2b57409f2bcf3fd700f0c9dd9', '1', '2026-11-17 05:33:21.88595+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\xc47fe7bc65e1c4737045342ff581e4cf98aef4a8dec85f08c2c4ec705066969e', '1', '2026-11-17 05:33:21.88595+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\xe917620e0dac3c0cce5e67fe1afc33dd3327588f27f36276ad271f586810fb82', '1', '2026-11-17 05:33:21.833926+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\xfc830a61ffc501b4992a3c32919d45ea8d593662974e3c2020dfa2540074f5ba', '1', '2026-11-17 05:33:21.833926+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 05:33:21.71066+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-dbfe-7e4e-98a8-c79810974a8b', '01a1e7fe-dbc6-7d4d-8448-43d9d79d8bbd', E'\\xcbd44ec2fe4b5ac5cfa00013d15bb7538d60d1d4afd3559bd8fed6c6c3f1ce54', E'\\xdab493cce4692da53f7fb00a128039d385bf5877b259f70c523778c8d2690d25', E'\\x4488097c9c3f466f4c66048c056e0b27f3778482a84809d425f38dde4c2ee53f', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328d167765adb66e1a054043f685afd59b3c08c649ea9642c42e8927faaf7aac618182ec1fbae3e8eba4ee0db7210c328302e00232de4ed878986d8e53752b546733498d8cfd422a08fa3892af2de1c', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 05:33:21.79+00', '2026-11-17 06:33:21.79+00', NULL, NULL, '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', NULL, '2026-11-17 05:33:21.908+00', '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '279489360150', '01a1e7fe-db30-7f4a-96e6-bffc96d15f32', 'bnc', '2026-11-17', '2975.06', 'in', 'p2p', 'false', '11110002', '{11110002,60146,279489360150}', NULL, E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3285186d375398f1d899a4ddea5e6c17b834f3dced243f6ca40b79625e516bd012937561d5f219900107381428520d0e97094a229babeb4f02e6ea4732f0099f6fd73f2c0c29e81dc6eee37a77564944b9b45', NULL, NULL, 'query', 'true', '2026-11-17 05:33:21.585628+00', 'matched', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-daeb-7c42-ba73-f6e436454549', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', 'notification/0102/83700001/1523.40', '01a1e7fe-dcd2-73dd-832b-5fcea202379c', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e32891b7fe9ce43a66100961a8e882f156f98c2b2c8783d58f30e8e9552c8dbb29acfb95d660363f68f480ae413ca35594fe344ef7f256ca9a3f302412b78df4b103468ff87776a6dc46d66514333adab9c22a4903b374fa495241a14d2ae98f6cdf3fb1c9e771', E'\\x967c9bdf026de7d3327eb07b039f88456901211bc66adf691c41dcc7573ede91', NULL, 'notification', 'true', '2026-11-17 05:33:22.009735+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 05:33:57.009+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', 'notification/0105/83700003/1523.40', '01a1e7fe-dcf2-74e5-9c9d-bdbca7858a86', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328b8a5b08d7ba501b3ac5c2bb4e41834187516fb2d8b02f030bfe21b334eeb01df1415f300f5fdb817888b054f026951d8143654af5acaeab25edf7fe02689ecf6f869cfd459dd2dc628d94be878d58dbe28cce11ba772bb60d2f230c560b6b82578c5f4ba22', E'\\x967c9bdf026de7d3327eb07b039f88456901211bc66adf691c41dcc7573ede91', NULL, 'notification', 'true', '2026-11-17 05:33:22.034845+00', 'ignored', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '279489360150', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-daeb-7c42-ba73-f6e436454549', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 05:33:24.57253+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '2026-10-05', '1', 'added', '{}', '2026-11-17 05:33:24.57253+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-74aa-96df-a9a4ad9cf799', '20261005', '30.51', '2026-11-17 05:33:21.617+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 05:33:24.439358+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /movements/{id}/ignore', '01a1e7fe-dd28-7537-a39d-44f5c2e8bedb', E'\\x413065354f9f06de6b6ec1bbe0e0ab4c3975d5cea096d6c421786e8c13cccd7d', '01a1e7fe-dd30-7abe-9006-349219bcf2e5', '2026-11-17 05:33:22.100462+00', '01a1e7fe-dcf2-74e5-9c9d-bdbca7858a86', '200', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3280ff731442c39a6f529ad6fa71c739b92f39947d3d5e906ceb5f91db30e08fe649276208b2d74b77dd036206c0a8568a6969d1c110ca23f5d4d22c8a259ca9e1ddd1bf1ac82503ef9f265f41d97249a3f770bfc02158d7c4fe877f1a744150bab0de015ee2a21238ec8bfc55bd2dc0267e4d115c385daca3568fac6c59d3e21ce18b27df970e751b123f86a519a677b57cbc2d5b6fda9498fbf61c673e2ef156f8d283a32ff99fe3138b657b825229c8471ce697fb1edc032174c7f8b3be08ac15aafb5647cd2a48c618a577a1a731a08298d1d9d232cec1a9af81783149e51cf54e8a6cc0a479c16cefebaa02cc0ae44bf9906854ff4f8cb144a37354ccf3e8a52c9c8ffa406e9c239c261981e02f8170bfc0d3d777da49381ef3cf29103ed4b4b24ac86f3ecc24e7e519aa841defd344722aab4718f962463e8', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /payment-links', '01a1e7fe-dbb7-78dd-b872-a6c186fe277a', E'\\xafcc7e6e8ebba9f3356533f6378a53fbd5be010b536e13f29b56734084d23832', '01a1e7fe-dbbd-7ccb-bfaa-9fdcd65cf372', '2026-11-17 05:33:21.740787+00', '01a1e7fe-dbc6-7d4d-8448-43d9d79d8bbd', '201', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e32861fcdc89e7b037c3933d27e06dd243e4f6ffbec4c2fcd3ed8d97e04aedd4f01c2f33ba700fb95adca73b35cb2854dadd57dbe0ad468233d1f4752d88d81a3f2c8057728361abc533a776e3ad60c80dacb166228e84635c8b9b70681d646e9b8bee309bc05ddb0fe2e8c9efec9d3b1b97668accab3f039fdcbb0a46bf3aac7fc00e45b684c1e0b4a1b96d46a1d4d8eba2f664301cb7ed76f21ef1e96a74ea8502716e112825aca9ed0d9855b9ea0e1a73e42c9a1272b89f2ccd8384bfb0d053699044e0099182a889418f592a7501569a1ef8d7624183cf526535a76c03e8391d118290248f66f44ada48314b71d07185570aa7ae845abe97b18201e0808b6f383b696850d1644cb6f08b341417befd39217fe2e87319af601425792c72c7772a7ac70530145615d5d2d14837a91ba581f9332b93bc485a7f6e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /payments/credit/disburse', '01a1e7fe-db48-78f3-99ea-c45175d62ca0', E'\\x34cad86c9f4f181e8eaaef33e90e3de1c783cdd7b22e21ad636bc9e18bef1b6a', '01a1e7fe-db4d-71c3-a79f-e6de3d9d3813', '2026-11-17 05:33:21.625285+00', '01a1e7fe-db51-74aa-96df-a9a4ad9cf799', '200', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3288a76469b8abbbc13b3d4fee5e7513ca0ddc8527298dbcc7b22f74471added052f10028d5868e6fba81c51500bf7c6d93997d7c940117c21c23d60ce8a60753001115091553843a52aec183d39abb294921e8dca223f13f4e6b69b5b5b94accea4e9362daadfe4cbfaf2172c6a7e874a0ce3d3eaf5c65fe2f1f3a518da66301e0099a7ee32d04e0fdf0b15eef48e44dfa8f2bbeea1ff61b82527fe68c2fbcd88b4830c39d956f745b4d15d4fd8d78a65673aabcd2d8ab5298ac423a99142fe2b6bfdf5fa0a1b8e7c348db5a86d04105cdb5ba49ea83563491f8747c8bb93cf79c6b53dabd29b41f2ef5db9a1aaeb10c4c679f85c44002d33b9b523710327a3811c887a7281f73cfb156d7b5f3bac9f637d03b747bddecc1464ac05852b877f0f386a419ff37bb2e1b6af6c4f27692f74b193cc0aae35b50a730ba13e27b61d47b991a1ec253b35f5fe99069e2f1daddba09dd9c382888fc076dde5da4462ceace6e09cd63565ab7eaeb0d267e27677586b3b9814d4da3257900408b88e23a8fecc69453da27aecc3a66c7435e70c97a50b92cda895ff70e4c97d8777b986b6062f86ca1502030e5721261fded428d5df6f68268eafca7a813c5fd7deca0794e3778e7bc44811ef99241a75078dcdec7c583be17384dbbe7f391b9aa3528975023caa3df4d1089163d6e601105fe284c23ed77aea0d00ba19804056563ee728916454e9e437f5aba83ff5b216c3b4479c3fa307c9a06043b98e39a679c65581eb5ff76588cf38a89d3aa410fbca7d64e5bb231bb8ac9c0a0d18d1e9ab6db46c3fb9809b6fc0809aa537c9bb474d922c1e443085a2cfa57279d4be2aec8ea2bfbc6979736ad3e180ecdf529d9341999a5d12b373bf1e1ef0b5b8e172fd4c1facb77142ad38fe5fbdc1638f268f50a53a1341bd1672ec143c0bdd55f68dcec153caa41c1c2c875553b20c5a0ca3e436125b7a737c84b497866f6044d6f4fbb18c89153d4f586e566cd78124f3b113dd850dddab4479fa5ea94bead0f9c971695312f48f279a633502e3877441fc8dbe7d58b42e7c5427f2a8545f81ff727aa16d2e78ec8f558bf97357b844a61bc6b68daad36f5ca2ac1db77d13f2356e2cc55f6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /payments/pago-movil/verify', '01a1e7fe-dae7-79eb-9d73-a6ed8b77d50b', E'\\xee45f120488694b00b960c1d145f5d04b7e63fc4b3743b3df104f96855dedb60', '01a1e7fe-daea-7951-a05f-d3944047a37b', '2026-11-17 05:33:21.517125+00', '01a1e7fe-daeb-7c42-ba73-f6e436454549', '200', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3289e0ef7d0ae0f13019b0acdef32f3630ee9f37ff92be6ea14812fbfecf020eb31baaf8d04d61711b8ec2da77d94840b74052986edfe4251b1aac5010d3ce12dfd3b1836b4e3909dab4e3a244e5a2b10aca8d70526681d0a78f8c0219a2fd438f0cdf767ede9c737c66d0598db1c7d1f549878081f5da16302c3cc37f2872cf80929c7e62029f5573c773e61da56a023f1ed3c1b07ad9ad13cf7b9b1f871f5ecc8ac93b3807b54938879624de94897b21df0b6776592b9b08ea6c82243b15b27c995887dba0d70009f5b6d7e0e07f3b30950621d897aa73ead9369377d1b04968c84682fb91397796e31065408d5e1f2e3830227fd495bb359abc6f8e28661b499ef35d5fb0e9165e682da919715d9723c4c0d9d3ac4a8c620c708a1a48b95486f3c8152745c778825d585c125cf50fc8fb364baa63149bd34cdf63f75801014d8ad0e99ca15b0f4005094f2a80d99a8050b4d6fd822b84f1557761fb3ca3b7ec88da14b3548dce82b2e153371702dd96eca5c468ee66f8c6f0b7073be86d249f871688dd575255b1c433ea6b21d7d283a719921e77c49f5b2dc3b868b333d5d9d9b2b7e7a331e47e80798c7cdc6c1', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /payments/vpos', '01a1e7fe-da1b-7585-8ad3-f3a5bfbf01dc', E'\\xd3dd82a1875c698957aa0061757b86a78dcb7d5a8964b77e11efca2febaacd50', '01a1e7fe-da24-7b69-a39f-53b5da417686', '2026-11-17 05:33:21.33982+00', '01a1e7fe-da38-77e8-ae11-9a64339e35b7', '201', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328b3ffcfd94d10f8b844b930a24a24f790fa394773e35687bea81a7602065be635a2d87b123cffd7669e6816029503a6698b77e50ea0854dc6c3428fd31306e3f12e6190b3673c2dc60f54e4ca94c9d24da1fd511963d7675829c5b27cad0a022406f9eb788a78c4c12913dd4bc2fe11aaa4730590fd50d12aa75cf0cd9f8682c27ee376dcf6c50f5e3d908e2b32f142513492700e742ad8c973b79a558ef957186770018446ce39d33d9be435848af1e56aa48995a8d971cd6a85dcdf054707303122c72a1c3c40c57cce2a17b9e6c5861f227dd9235d530bc1cd325cb8868496314b2ae7ee5ef7634b0a91ac29cbe1203efed606020df6e4646f125422b9f46e34860b2a3a2ee2fa37d966228b1f5f98f3c167c93c40e20a0d2184bb14862c4e3009d70b7aacc731d2c1e0fef6f3b5e54d40abf0d999b912c9e3333cc2a50d21c5e51ff7677beab002264fbc3cfb13f7ac57af3689e9b940231f9cc2cb0b54422f1e35a1024330a49419a9a95ce1be724baf383ea893996e1f394094a28dddfb1ddc3eed222dbc1a71aa5d1c56a67319d834a314d170630e6f9adb4cec273c8823f74b132171564959db8f42a66734dfc60c252b9654f2e995664a51a82ca36496659c5673132e5a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /payments/vpos', '01a1e7fe-da5d-7402-8369-e0a61797d7a2', E'\\x53397b72f21bb0916f00e876c758dd59c5eab05d40294baed0666da9f9b3647b', '01a1e7fe-da66-75bc-a2dd-e323d614c6fd', '2026-11-17 05:33:21.402531+00', '01a1e7fe-da76-79ca-bee5-9e9697caf849', '422', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3285a6a339269a975000705e175c67490856f203cbeb51a08250020f72a1139e32b1a3f8aae261e3d767ef7d5a2ed44173f26423acb9d9be915e924943461cd268bc416bedae853eb2219f60c65afcf83d0064f01dd40623c7f3486cbbe1b7e3fdfc33c3fba50e1d1c22b1ed5aa6fff98086f603d8f8463c8608aa867acb3cd762e8c239e2d208c8356124ca267907a7d16970c45a8ba17ea3b0681953d8a166911d30fde452fe3578229648987c52a56d2fabb95b4be17cb53a94f0d574c44eeca9c6b5f7b0bc4b3bcb87eb0dc450ee4fde7c49f5f082c35f8923727e6846c18226642e692f959f99a74559de2b84ab43b0c7c956b06344efa2e59004611259e4d7f5468a871e8506742a0d5c298875f5db25e5788739ab2cb28f1494a1d2c7274a40eea11b3e51c145e03965df629b3c5bd32d06e71fce8e9c1046a5202582a099e7dab214cf017c9e54416af60294543de35003e6410e8078cf9ce24b130bb3a632cc0c249f95745fd2263424b314e38196a9d02637030ee64c5aec0b7ec7bbea948a00783919edf7cc2a5b8cabf5c9c3b49cfe9c129a23bbd188af7895973c1c727b51b57ff0686542cbff71623da2227f13b75d26e43d5e208acdb5f30f4004ecd0120db94d2c881', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /payments/vpos', '01a1e7fe-da8f-76d5-8c0b-da7d3d82b3cc', E'\\xee1880fe7bc03bdffa7230cba32d5957dd88fc5eaf8ff35f48a5ef89d3b8b2b2', '01a1e7fe-da91-7934-bee6-659e5e1c6617', '2026-11-17 05:33:21.437717+00', '01a1e7fe-da9b-7a57-a6dd-f0e0ea26c937', '201', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328411727460810e1cf028d8af1f3c6ee9c5979a06e57ff9a37186ff5eccdc6a2239470591529e4310efbf6f9ad23ce5ad9b311bab983216ae3be0a98806b20644bc96299ad95b95e0dd025645f4bdd81e4fee39ec0e442a80cc9ae0c4b9fe5a32821719717e57844104875a58d09aaade4e4c4071fdf0e2f331144631b1892d1c4d6d9d5d9e363cfe80c746a602c2793788473cac6caa4ba201ca9cb78608107b61b45ac7dfac8e978847b6675b1b32f9a37e2a21ab156b9ebb05d9fe6b665ca2c8242e4e652d81467b5d7616efbfa051b653317d50a17c07e29c6a002d9cf1c33f8d74687bf1882e17cedbc5d5b7d54384b7f5480943175628d628062df2ec484e0eda3432da9075384f1afe1ab5e86bda19ce88a0655d2c9f6b65ad209a78416cd14f66b90d0c9f2252dfb0671afdaa759cc6c239d877f568886d633789b2974aafe0b5be70ffca9b7a42a4d35a5dbf8949fd7fea31bb4aebacebb9ff856bf957dda30b96ea800f6648a12aeab0752f58c424dfcbcad5ed0dfa1a8e94797afae6df16276e6471250e02ddf2f566df285dd58ca5a652c8b1c05d3de9b513da66c5499a9489efcee444600cd957604f5b0bba6de5230dd54318b72397aee5e828994', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'POST /payments/{id}/reverse', '01a1e7fe-d9c0-7ea3-b1cf-c276cc34b9a0', E'\\x95567f117c21807f7b8464e601c2f24350ef58d844818c34bbe8aa93ab5d6d3f', '01a1e7fe-d9c9-7b41-b2fd-0f1b05ccda2b', '2026-11-17 05:33:21.233582+00', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '200', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3289c5fe8d91ceb5fd9dc4762036ffd3623e3f93d3bd1f95f7bc9a019d20c6a7d7ee18df2bab06650a6d73f05663818efaa26d27a20bd311f090a2fc52625e0af3e78d810792237492c4f6e7a09fe2c54badd4a808f7a0f97a37732ad279d7dfc15c5c6bc00d6380a2c508ba2f6570f0f979443ed605976117cc713de18b858e710f4974b6344383b830caa968c8c035b4db650cc8f2b4e47f39d65cd7838ce6702e7fbb3aefb28429c4a2fb2d3486ad64f88f90d48328cfa6eea6cd3b496042909f2ae4ec412bbcff06e42483605605c250420c85f5f6f239b1eb731f53306e18969b26a77905fa58fe1ef5132d55a75a76c9b565832c7f5ade913822f1848d0aefabba3ff660f84e4507b27c946371d2f7fdaf8109d5f5c9c0cf4956170af0945ed1d03110dc99b4075eb4ce1b27439c0925436d833936e8cfec85841f4770a63d997abc120060216b313a40a39b3b8254b68c875b443e45cf2f023ca4fae591f41b2b8c2585ea68625266f29c8a1a9dc6d89d44874bd6c4635d4569827969a13e0597b4674de18697128b777fa6b39e252ef67417311bb93b582fa2b57edb0c6eebc43dacd6343ee9770b1b3d9ed609feb214e8359aa04cbce9f9476b55e9e79da9230381afeb6c4e3150500b67ab2744397df01b4540485483eebd15b81eef35874177a31ce4f3c71f45635fac9ac5037f5a502b77e8c196f67fdce2e48b1d637278dfd10e5c2a194bd0141ff9c8b1b840abd199e53f6e674f5f61e8d4e6c4dbc2e1f2684061b4c801c2071c93398438e272a3747833b776e854c64d7d9c24086664ea449fc5eba41971d2758958eeaf93b6c1f3ac0adb0af71a2d67d0199c38d5952d6e569ea', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3283dae28df9108d22940b646836a1687b630a071ed46a816ee6a52825127c243a8d1f41d49ceda7f7e485fba251a5bc2a9352aa9536574032c9f563527e9a2ffb3cb30c2ec2f83982032a12435220ca703a24a74e96c8b1870e113c3e0', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '4d6b0ea7-c183-49ff-a560-103204b6c698', '2026-10-05', '01a1e7fe-db51-7286-b71a-4d85b90f4c83', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1eaaa2f2380163eec91e41f625f15a61dd519ac812360758d4ab72455269e1ea', '0', '2026-11-17 05:33:23.023472+00', E'\\xb4e2b39d680527238bfa51ca75755372634738d364d903f1abb8f6cb17db8f43');
insert into login_attempts (subject, count, last_at, name) values (E'\\x5ee3495708ffe3566f04e0886f0664cb77d9d93d8d277bd60db7d2b0939ca1f8', '1', '2026-11-17 05:33:23.896166+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x6f30e865e80d18bed94308b2532fa6ed181c55a161a70202b296a11a23ed8a3a', '1', '2026-11-17 05:33:23.901097+00', E'\\x4118261679f427ea300207e1c9de9cf12be5945ca3471fa07582f09e6a4e151b');
insert into login_attempts (subject, count, last_at, name) values (E'\\x8004168e2a439b0f9c6435f7fe3ca203544d054b3f8151d6c6165d06fd18c2b2', '1', '2026-11-17 05:33:23.911637+00', E'\\x4118261679f427ea300207e1c9de9cf12be5945ca3471fa07582f09e6a4e151b');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, told_at, created_at, updated_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d780-76e6-9039-d57080f486a1', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1e7fe-d780-76e6-9039-d57080f486a1', '2026-11-17 05:33:24.587519+00', '2026-11-17 05:33:24.587519+00', '2026-11-17 05:33:24.587519+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x063a7293078b72d23b908bc6fbe571c34e21a040cdd1e47ff7239a33ff24d54e', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'r4', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3280133e0dc4a8897a4ac25c3273d9ba6c1ca9e458203942160c5a1d7e03bf07939b8e898fefaf94f71b61562b966df39d65f36637618a6d4ee4a0f4cafbf37bd1c6196ba7986976a6f71ad754c0c7f887d868841f7', 'true', '{}', '2026-11-17 05:33:21.964524+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 05:38:24.533802+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$R1LrTX6ki6ZnXg9aqXRUlg$LUSI5COVSiKBjH4okNGNUYUQwiYWOpiNE3Y6u0wXJVA', '2026-11-17 05:33:22.986446+00', '2026-11-17 05:33:23.007187+00', NULL, '2026-11-17 05:33:23.769065+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('7db2bafa-5cbe-46c5-8303-a559a1928804', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 05:33:24.53668+00', '2026-11-17 05:33:24.53668+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', '$scrypt$ln=17,r=8,p=1$R1LrTX6ki6ZnXg9aqXRUlg$LUSI5COVSiKBjH4okNGNUYUQwiYWOpiNE3Y6u0wXJVA', '2026-11-17 05:33:23.007187+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('483ca044-4161-4349-b04f-55d55c581c48', '01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 05:33:24.530998+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x0ced002cd5e7435e7dad7805079c6afae0630eee0ca80441fd5d4eca110ba0ce', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x14420a5e93c7e90f6e1f400672cec85a1f712af954794b3334c9fc5f197aa34f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x3da7cad429ca4617a8950b2a61e37319395e0cb6fae4879f7ecfbd5dd3d7b4e2', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x7d4fe5078afdebf057082e33ce4e2f4068c07bb756d6bd1b0c1cbe501a7c4f03', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x98947724895159ab966ae5dba6a14f060ab2b437e3eafc202eabe9e76306f7ab', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\xa08da1ecb91fe80a6124cd9b794d7c5ca937e26b98ee5a27dcf83eb6e93c9e48', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\xa9355b546e6067a8cb383253b18943bb6dc1326ce57417bff38774a88b58efdd', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\xd5e9689a5b656816193a38371d5ec4bfdaf0f1958bc2671b730495ca4c0788a0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\xdf76d4931fbd65326c3ba47cac8654be8704ba2bbfde9dbf65049fd6491dce52', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\xf261b44a1d197fe5c72995cb353b80e5a54d7b3515528f339784c73a284deff8', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x55bb0623472e08da10a55ba037b28e4f2b6203bd777b734996ac54f46a8750c1', '01a1e7fe-e0aa-7964-aa92-1f604e182d60', '2026-11-17 05:33:23.769065+00', '2026-11-17 05:33:23.769065+00', '2026-11-17 17:33:23.769065+00', '7db580b1-1e29-4185-a581-014d376b6377', '127.0.0.1', '', '2026-11-17 05:33:23.769065+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e7fe-e0b6-7192-9aae-59c640724414', '01a1e7fe-e0aa-7964-aa92-1f604e182d60', 'pas_op_QxDNnGiS', E'\\xaa121afb96e1bd6e02877cb71dec07711a12da4538461d9705bcfa6750eb34ed', '2026-11-17 05:33:22.999161+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328719ba2e91a1eaa33c26912abaa2037fb8854d3418658ddcdbd9bca953bba3d846ad51f9f3795619d8c87b5f3c99ef782fa7b73de6a8318df8fd9383854c0ad60411276ff', '0', '2026-11-17 05:33:23.929707+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d780-76e6-9039-d57080f486a1', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 05:33:20.64+00', '2026-11-17 05:33:20.868+00', '2026-11-17 05:48:20.64+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328049d0d9f7bb8ac7e3abd7a24a270aac06eb2ed551cb4011a62affb61509a9890b65cc8a3193974a25da3004bb572aa98f3f59c122b4346108c5c20d83f83e9366a0b9e4903d679890b5119daed8d3248442e85493af3152c38b213634b', E'\\x3eae3402b9fb1d75be79ac4c5678bf6264bb21d474023f983acf002a0c05bdd4', E'\\x967c9bdf026de7d3327eb07b039f88456901211bc66adf691c41dcc7573ede91', E'\\x44abab3541e71920f51f5acdde396f461c7ea20b4679ab987486db269c7102da', NULL, NULL, 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-d7a5-7042-97c5-82fe8cc54227', '2026-11-17 05:33:20.677+00', NULL, '03360085', '489360085', '{489360085,3360085}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 05:33:20.954+00', '2026-11-17 05:33:21.09+00', '2026-11-17 05:48:20.954+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328058a0a4ee341790a04aa8978f4dc9fe4822fd43817966392fe20df01be3d6dcf139e504758697aa35401716e0d4e8475bb96736f585abe70a0f8c4dfe54ad90308f729aebfe8eb8c1d3aff5fdc831e7e00619fb48f924ecf1419ea1f3b', E'\\x3eae3402b9fb1d75be79ac4c5678bf6264bb21d474023f983acf002a0c05bdd4', E'\\x967c9bdf026de7d3327eb07b039f88456901211bc66adf691c41dcc7573ede91', E'\\x44abab3541e71920f51f5acdde396f461c7ea20b4679ab987486db269c7102da', NULL, NULL, 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-d914-7ac3-8e0d-ba6023bbcebc', '2026-11-17 05:33:21.044+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 05:33:21.152+00', '2026-11-17 05:33:21.259+00', '2026-11-17 05:48:21.152+00', '11.00', '3267.07', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e32872aea82b6a21f8a384b1aadad3a81f33d2277acdfef16a62bf6978a0232009c11692c749a15c418a1fd7c557a33445a4a9edf4e2493bccdc165370740abaddd438dc4307aaaa27968836cd9d26a6d4583a1609b4436bb4dba356711135', E'\\x3eae3402b9fb1d75be79ac4c5678bf6264bb21d474023f983acf002a0c05bdd4', E'\\x967c9bdf026de7d3327eb07b039f88456901211bc66adf691c41dcc7573ede91', E'\\x44abab3541e71920f51f5acdde396f461c7ea20b4679ab987486db269c7102da', NULL, NULL, 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-d9a7-74cf-a5df-c9d4c8300b8b', '2026-11-17 05:33:21.191+00', NULL, '03360120', '489360120', '{489360120,3360120}', NULL, '000000', NULL, NULL, '01a1e7fe-d9d0-7447-8e1e-7087ff9f0438', '2026-11-17 05:33:21.232+00', '03360125', NULL, '{3360125}', NULL, '2026-11-17 05:33:21.259+00', '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da0b-73eb-abe4-eb167a6daad6', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 05:33:21.291+00', '2026-11-17 05:33:21.291+00', '2026-11-17 05:48:21.291+00', '12.00', '3564.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3284bcd60d27b5d708caadc7fc3f3fc7973d2d06146c14734b6581688f05dab88a1f894df3c49c50c4734ea072f152018f5ecfe79e58a3912936f58c7746106a7d64d93ba8bf594e2b644bede18785808350da8f5a331cf4259582b63032a', E'\\x3eae3402b9fb1d75be79ac4c5678bf6264bb21d474023f983acf002a0c05bdd4', E'\\x967c9bdf026de7d3327eb07b039f88456901211bc66adf691c41dcc7573ede91', E'\\x44abab3541e71920f51f5acdde396f461c7ea20b4679ab987486db269c7102da', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 05:48:21.291+00', NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da38-77e8-ae11-9a64339e35b7', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:33:21.336+00', '2026-11-17 05:33:21.358+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3289145565771ddab565d6a70144a9c19109b32761d3aba15f13086dfdcac3336f507bfa560b1c9bfb50c55d72cfea139901284419c8262c7ed2760f68359aff2ed6db877fdcf548f00e2c2', E'\\x64be09dc91a7aa282608a4a99de253281427a64dbc1061ee86a701d864a7b39e', NULL, E'\\x9ae2402b3f08b315bed53ef9d9b541ead6fd40f1ac12d130c828166c5b977821', '4242', 'Visa', 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-da2b-7c6f-85ca-0ea0c30600af', '2026-11-17 05:33:21.336+00', NULL, '3360134', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da76-79ca-bee5-9e9697caf849', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 05:33:21.398+00', '2026-11-17 05:33:21.407+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3285aaf01ccd45fa154bfd7a4159d44082105521237df5e717caaebf0264ffd6d12b5a5fda42565059560de97465e751ba24a5af9ab7c78438deec39bf7cdef52dc23a91dc349ffa5b13905', E'\\x3261ed353556c2c4c4746ace44f1edfa54076ea6e455dc4b150233887af68bdd', NULL, E'\\x26c858058d4c6886ab44284a334f1bac6f81f01ad3aba1f559310cec01162a09', '9995', 'Visa', 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-da69-79b2-8612-455fba76a681', '2026-11-17 05:33:21.398+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da9b-7a57-a6dd-f0e0ea26c937', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 05:33:21.435+00', '2026-11-17 05:33:21.454+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e32857718af37cdac2c8cb27406dd81ce845c2d98e4bf292ada68ec4a170d420134651d663081a7aa3ef34f6e7664be72ecb73e05554ff71da9055eaaf4fff3f308b0db489a006c85346984d', E'\\x0a1b75cf392283f3c8a85f8995d597c960f1939c3824b99241a7cde9f24cf20d', NULL, E'\\x9c4358d1bc2a8a4139999e660ceb63ef665c33871eee4cbdb78e75b82e5dc4eb', '0119', 'Visa', 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-da91-78ae-b8c9-a0c4d388f98a', '2026-11-17 05:33:21.435+00', '2026-11-17 05:33:21.454+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 05:33:22.910595+00', '2026-11-17 05:33:25.142+00', NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-daeb-7c42-ba73-f6e436454549', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:33:21.515+00', '2026-11-17 05:33:21.574+00', NULL, '10.00', '2970.06', '2975.06', 'false', '297.00640000', '2026-11-17', NULL, E'\\xe8970aee783a0146931847ea78975d9aa23805e35f399af6194afa3a58e6248f', NULL, NULL, NULL, NULL, 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7286-b71a-4d85b90f4c83', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e7fe-db51-74aa-96df-a9a4ad9cf799', '2026-11-17 05:33:21.617+00', '2026-11-17 05:33:21.66+00', NULL, '0.03', '10.00', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328174ab594e75ea7e4ebedfc76442b8e39db6f46be8495603f5a89af798b026d0e7f5629ad21cc5a299c21036ca0b62e69dbf4627febc7021eeb185cd43ca7586bc577829fbae6d6b5b1bb431757360126da7f229bd388457c39a271c9ae9c47c25c1c37a2ffd34bd59319329b299c2e0f', E'\\xb8ad0ea48bfa1ed4d703d237e89c460caf6b51f2844717dc8810b3228ecb1a83', NULL, NULL, NULL, NULL, 'r4', E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', '01a1e7fe-db61-788d-9818-742e9aeb0278', '2026-11-17 05:33:21.633+00', NULL, '39360165', NULL, '{39360165}', '539744dc-ac54-4bbb-b147-bae6a301f58b', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7864-bf44-e4ba18acf102', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e7fe-db51-74aa-96df-a9a4ad9cf799', '2026-11-17 05:33:21.617+00', '2026-11-17 05:33:21.663+00', NULL, '0.07', '20.51', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328a96fdf02af9b682638ca4852b3268eb4e2973d0ca96ef3294bf25f4bee7de4b74ced2afda84d2d97e0165d02221565cb34ea6d067a20e446889a6e6a1c0437c65b2e9aae79beae824d1fab1be09f3c4c62dbaf932d6d0a8b42c1bbb797acc66ad79d7895b7d3c01d0cbee46b580fda99', E'\\xfdc071532e83760a170cd2de6dabfffa4ff47f526cfe7b535dffdc357b37e17f', NULL, NULL, NULL, NULL, 'r4', E'\\x8a3db4acb3827e35eb82e3fe3dd353c023c6e3700d6a77c40ec65961d67ec8e0', '01a1e7fe-db62-7c1c-9adc-e2b62b5b858c', '2026-11-17 05:33:21.634+00', NULL, NULL, NULL, '{}', '339b15ae-c663-45b5-88d7-6de784cf6720', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:33:21.837+00', '2026-11-17 05:33:21.908+00', '2026-11-17 05:48:21.837+00', '13.00', '3861.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328a769c0dc933ae47c506c256c7ec4bf08243b335c6c5c4b21abe6de2f05eff9e84bc59db9f61e42afc9e886c6585fa91e6ba5c4c8be447f83936683f4c461c5c421b44887bcca91ed37a588a912d5dcbb4c793c237b2f9b278d9e0de69f', E'\\x3eae3402b9fb1d75be79ac4c5678bf6264bb21d474023f983acf002a0c05bdd4', E'\\x967c9bdf026de7d3327eb07b039f88456901211bc66adf691c41dcc7573ede91', E'\\x44abab3541e71920f51f5acdde396f461c7ea20b4679ab987486db269c7102da', NULL, NULL, 'bnc', E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-dc65-7c48-8a1a-9f96b8f9328a', '2026-11-17 05:33:21.893+00', NULL, '03360190', '489360190', '{489360190,3360190}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e7fe-dbfe-7e4e-98a8-c79810974a8b', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d780-76e6-9039-d57080f486a1', '1', '9e957f92-c705-4864-9de5-abed1273ec3d', '20.00', '2026-11-17 05:33:24.588867+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xfa877c77f0baea76ffe851afc61176b4e3f365204e5b2f0d4d8eb903ce6d435b', '01a1e7fe-e0aa-7964-aa92-1f604e182d60', 'factor', '2026-11-17 05:38:24.410246+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7286-b71a-4d85b90f4c83', '10.00', 'key:requester', '2026-11-17 05:33:24.578605+00', '2026-11-18 05:33:24.578605+00', 'approved', 'user:ana', '2026-11-17 05:33:24.578605+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d780-76e6-9039-d57080f486a1', '01a1e7fe-d78d-750a-8b45-30f8d17be259', '2026-11-17 05:33:20.64+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d780-76e6-9039-d57080f486a1', '01a1e7fe-d7a6-75dd-ad04-c5819b11b5d3', '2026-11-17 05:33:20.677+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d780-76e6-9039-d57080f486a1', '01a1e7fe-d865-77ae-9510-8d0acb51f5a9', '2026-11-17 05:33:20.868+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03360085"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6', '01a1e7fe-d8d1-7d6d-8d74-88623e85d2a8', '2026-11-17 05:33:20.954+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6', '01a1e7fe-d915-7fb1-8353-9d44b553dbda', '2026-11-17 05:33:21.044+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6', '01a1e7fe-d943-712c-b5e4-49621d342a82', '2026-11-17 05:33:21.09+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '01a1e7fe-d981-7cb9-912e-59c54d64e058', '2026-11-17 05:33:21.152+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '01a1e7fe-d9a7-7a95-aa1d-e153c69a8d66', '2026-11-17 05:33:21.191+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '01a1e7fe-d9b1-79be-b464-d1020f15967b', '2026-11-17 05:33:21.201+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03360120"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '01a1e7fe-d9d0-707e-9e35-2d2cd0ace503', '2026-11-17 05:33:21.232+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '01a1e7fe-d9ec-7b80-a8d7-593e1f4de20b', '2026-11-17 05:33:21.259+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03360125"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da0b-73eb-abe4-eb167a6daad6', '01a1e7fe-da0c-7952-bcbe-7244638d947b', '2026-11-17 05:33:21.291+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da38-77e8-ae11-9a64339e35b7', '01a1e7fe-da3a-70e0-a656-fcbec78e1ab6', '2026-11-17 05:33:21.336+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da38-77e8-ae11-9a64339e35b7', '01a1e7fe-da50-72a1-ad8a-6a4edb0442c1', '2026-11-17 05:33:21.358+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3360134"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da76-79ca-bee5-9e9697caf849', '01a1e7fe-da77-7fd8-9270-a8b3c7622e2a', '2026-11-17 05:33:21.398+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da76-79ca-bee5-9e9697caf849', '01a1e7fe-da80-77d7-afc2-64fe4c7b7d54', '2026-11-17 05:33:21.407+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da9b-7a57-a6dd-f0e0ea26c937', '01a1e7fe-da9c-7b5a-833b-802fa217c772', '2026-11-17 05:33:21.435+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-da9b-7a57-a6dd-f0e0ea26c937', '01a1e7fe-daaf-7804-bf20-e0f7d9907063', '2026-11-17 05:33:21.454+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-daeb-7c42-ba73-f6e436454549', '01a1e7fe-db35-7cdb-b769-79049bd97f2a', '2026-11-17 05:33:21.574+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-17", "reference": "11110002", "receivedVesAmount": "2975.06"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7286-b71a-4d85b90f4c83', '01a1e7fe-db58-719d-8997-ab9d307137db', '2026-11-17 05:33:21.617+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e7fe-db51-74aa-96df-a9a4ad9cf799"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7286-b71a-4d85b90f4c83', '01a1e7fe-db61-7e8f-8215-40dd03a0ed70', '2026-11-17 05:33:21.633+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7286-b71a-4d85b90f4c83', '01a1e7fe-db7c-7552-8fe5-3f3332c755df', '2026-11-17 05:33:21.66+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "39360165"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7864-bf44-e4ba18acf102', '01a1e7fe-db58-7ce8-9027-2f347933b5a4', '2026-11-17 05:33:21.617+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e7fe-db51-74aa-96df-a9a4ad9cf799"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7864-bf44-e4ba18acf102', '01a1e7fe-db62-752e-9005-69b8f4b5fb15', '2026-11-17 05:33:21.634+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-db51-7864-bf44-e4ba18acf102', '01a1e7fe-db7f-7692-86d4-4855a3d8ef65', '2026-11-17 05:33:21.663+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', '01a1e7fe-dc2e-7844-ba3c-e5c2ba0a9419', '2026-11-17 05:33:21.837+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', '01a1e7fe-dc65-704c-880a-590fbfca3aa8', '2026-11-17 05:33:21.893+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', '01a1e7fe-dc74-742d-8329-d28cb650d5f8', '2026-11-17 05:33:21.908+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03360190"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '2026-11-17 04:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 05:33:18.095421+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-dbc6-7d4d-8448-43d9d79d8bbd', E'\\xa9483f0abce54d9cb40c88ff00ceb8b9bd25323146c2c7385aa6792d69428943', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e328557892c1261d3be55b63f0d68e9455181c5c5af1db174102f4145123a55329b59279df3d0ebf44faa3d782cc2ef92e21336580046b8e524978d611802dc31ef3a2d121e419c49d8c497e0eb3aa', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 05:33:21.734+00', 'key:01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '1f03fdaa-6acd-429d-b517-82ee743a5ff7', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 05:33:24.56724+00', '2026-11-18 06:33:24.56724+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x62f58a56d085974d525baa0df3cad38b1593113990e88345663b72f245f0aafc', '01a1e7fe-e0aa-7964-aa92-1f604e182d60', '2026-11-17 05:38:24.417782+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '199', '2026-11-17 05:33:24.615974+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 05:33:24.426798+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 05:38:24.563841+00', '2026-11-17', '2026-11-17 05:33:24.556977+00', '2026-11-17 05:33:24.563841+00', '2026-11-17 05:33:24.563841+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'operator', '300.00000000', 'false', '2026-11-17 05:33:24.426798+00', '2026-11-17 05:33:24.426798+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'sandbox', '297.00640000', 'false', '2026-11-17 05:33:20.505793+00', '2026-11-17 05:33:24.563841+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 05:33:18.582594+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 05:33:18.58566+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 05:33:18.602696+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 05:33:18.605676+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 05:33:18.615269+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 05:33:18.617452+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 05:33:18.617452+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 05:33:18.617452+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 05:33:18.617452+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', '672f43ab9df45b068181114d1a46dc4b52ee994e307a601f6b1dc382248f4122', '2026-11-17 05:33:18.617452+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-17 05:33:18.667296+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 05:33:18.095421+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 05:33:18.095421+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 05:33:18.683228+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 05:33:18.689715+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '76b8d83e6bfb9c1bc5a088daf59135018ca153d21ff463cd37760851acc2cff5', '2026-11-17 05:33:18.671249+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 05:33:18.69811+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 05:33:18.687203+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 05:33:18.673865+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x042a67233c9bc18206f6cbe2753f0b3ce84bcff3629946b55fa2a4dae860a174', '01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 05:33:24.565045+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '785', '1', '01a1e7fe-d78d-750a-8b45-30f8d17be259', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-d780-76e6-9039-d57080f486a1","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.640Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:20.640Z"}', '2026-11-17 05:33:20.655776+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '792', '2', '01a1e7fe-d865-77ae-9510-8d0acb51f5a9', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-d780-76e6-9039-d57080f486a1","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03360085","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.640Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:20.868Z"}', '2026-11-17 05:33:20.870749+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '794', '3', '01a1e7fe-d8d1-7d6d-8d74-88623e85d2a8', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.954Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:20.954Z"}', '2026-11-17 05:33:20.998455+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '800', '4', '01a1e7fe-d943-712c-b5e4-49621d342a82', '{"event":"payment.failed","data":{"paymentId":"01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.954Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.090Z"}', '2026-11-17 05:33:21.092331+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '803', '5', '01a1e7fe-d981-7cb9-912e-59c54d64e058', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-d980-7f1d-bad0-96dc48ef7169","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.152Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.152Z"}', '2026-11-17 05:33:21.154427+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '808', '6', '01a1e7fe-d9b1-79be-b464-d1020f15967b', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-d980-7f1d-bad0-96dc48ef7169","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03360120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.152Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.201Z"}', '2026-11-17 05:33:21.206465+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '813', '7', '01a1e7fe-d9ec-7b80-a8d7-593e1f4de20b', '{"event":"payment.reversed","data":{"paymentId":"01a1e7fe-d980-7f1d-bad0-96dc48ef7169","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03360120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.152Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.259Z"}', '2026-11-17 05:33:21.261573+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '816', '8', '01a1e7fe-da0c-7952-bcbe-7244638d947b', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-da0b-73eb-abe4-eb167a6daad6","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.291Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.291Z"}', '2026-11-17 05:33:21.293724+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '823', '9', '01a1e7fe-da50-72a1-ad8a-6a4edb0442c1', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-da38-77e8-ae11-9a64339e35b7","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3360134","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.336Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.358Z"}', '2026-11-17 05:33:21.364306+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '828', '10', '01a1e7fe-da80-77d7-afc2-64fe4c7b7d54', '{"event":"payment.failed","data":{"paymentId":"01a1e7fe-da76-79ca-bee5-9e9697caf849","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.398Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.407Z"}', '2026-11-17 05:33:21.409662+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '835', '11', '01a1e7fe-daaf-7804-bf20-e0f7d9907063', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-da9b-7a57-a6dd-f0e0ea26c937","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.435Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.454Z"}', '2026-11-17 05:33:21.45739+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '841', '12', '01a1e7fe-db35-7cdb-b769-79049bd97f2a', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-daeb-7c42-ba73-f6e436454549","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.515Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.574Z"}', '2026-11-17 05:33:21.594238+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '848', '13', '01a1e7fe-db7f-7692-86d4-4855a3d8ef65', '{"event":"payment.failed","data":{"paymentId":"01a1e7fe-db51-7864-bf44-e4ba18acf102","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.617Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.663Z"}', '2026-11-17 05:33:21.665661+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '849', '14', '01a1e7fe-db7c-7552-8fe5-3f3332c755df', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-db51-7286-b71a-4d85b90f4c83","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39360165","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.617Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.660Z"}', '2026-11-17 05:33:21.667552+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '861', '15', '01a1e7fe-dc2e-7844-ba3c-e5c2ba0a9419', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-dc2d-7df1-a189-b7400c70a3f3","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.837Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","checkoutSessionId":"01a1e7fe-dbfe-7e4e-98a8-c79810974a8b","livemode":false},"timestamp":"2026-11-17T05:33:21.837Z"}', '2026-11-17 05:33:21.840705+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '866', '16', '01a1e7fe-dbfe-7e4e-98a8-196af89333e5', '{"event":"checkout.paid","data":{"sessionId":"01a1e7fe-dbfe-7e4e-98a8-c79810974a8b","linkId":"01a1e7fe-dbc6-7d4d-8448-43d9d79d8bbd","status":"PAID","paymentId":"01a1e7fe-dc2d-7df1-a189-b7400c70a3f3","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.790Z","livemode":false},"timestamp":"2026-11-17T05:33:21.908Z"}', '2026-11-17 05:33:21.91554+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '866', '17', '01a1e7fe-dc74-742d-8329-d28cb650d5f8', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-dc2d-7df1-a189-b7400c70a3f3","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03360190","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.837Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","checkoutSessionId":"01a1e7fe-dbfe-7e4e-98a8-c79810974a8b","livemode":false},"timestamp":"2026-11-17T05:33:21.908Z"}', '2026-11-17 05:33:21.91554+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e7fe-e0aa-7964-aa92-1f604e182d60', E'\\x9005baa96c96c8e6c1d9e948a849b85fb87ef525bcec4c24be6abefe39e9be11', '2026-11-17 05:33:24.423491+00', '2026-11-20 05:33:24.423491+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-d78d-750a-8b45-30f8d17be259', 'payment.pending', '01a1e7fe-d780-76e6-9039-d57080f486a1', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-d780-76e6-9039-d57080f486a1","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.640Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:20.640Z"}', 'delivered', '2026-11-17 05:33:20.64+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:20.679381+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-d865-77ae-9510-8d0acb51f5a9', 'payment.completed', '01a1e7fe-d780-76e6-9039-d57080f486a1', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-d780-76e6-9039-d57080f486a1","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03360085","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.640Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:20.868Z"}', 'delivered', '2026-11-17 05:33:20.868+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:20.903402+00', '200', NULL, '72', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-d8d1-7d6d-8d74-88623e85d2a8', 'payment.pending', '01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.954Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:20.954Z"}', 'delivered', '2026-11-17 05:33:20.954+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.019759+00', '200', NULL, '21', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-d943-712c-b5e4-49621d342a82', 'payment.failed', '01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6', '{"event":"payment.failed","data":{"paymentId":"01a1e7fe-d8d0-7b43-8c6e-61eea3de9fb6","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:20.954Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.090Z"}', 'delivered', '2026-11-17 05:33:21.09+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.110077+00', '200', NULL, '38', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-d981-7cb9-912e-59c54d64e058', 'payment.pending', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-d980-7f1d-bad0-96dc48ef7169","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.152Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.152Z"}', 'delivered', '2026-11-17 05:33:21.152+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.179014+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-d9b1-79be-b464-d1020f15967b', 'payment.completed', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-d980-7f1d-bad0-96dc48ef7169","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03360120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.152Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.201Z"}', 'delivered', '2026-11-17 05:33:21.201+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.214073+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-d9ec-7b80-a8d7-593e1f4de20b', 'payment.reversed', '01a1e7fe-d980-7f1d-bad0-96dc48ef7169', '{"event":"payment.reversed","data":{"paymentId":"01a1e7fe-d980-7f1d-bad0-96dc48ef7169","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03360120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.152Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.259Z"}', 'delivered', '2026-11-17 05:33:21.259+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.274988+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-da0c-7952-bcbe-7244638d947b', 'payment.pending', '01a1e7fe-da0b-73eb-abe4-eb167a6daad6', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-da0b-73eb-abe4-eb167a6daad6","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.291Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.291Z"}', 'delivered', '2026-11-17 05:33:21.291+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.307+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-da50-72a1-ad8a-6a4edb0442c1', 'payment.completed', '01a1e7fe-da38-77e8-ae11-9a64339e35b7', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-da38-77e8-ae11-9a64339e35b7","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3360134","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.336Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.358Z"}', 'delivered', '2026-11-17 05:33:21.358+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.371929+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-da80-77d7-afc2-64fe4c7b7d54', 'payment.failed', '01a1e7fe-da76-79ca-bee5-9e9697caf849', '{"event":"payment.failed","data":{"paymentId":"01a1e7fe-da76-79ca-bee5-9e9697caf849","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.398Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.407Z"}', 'delivered', '2026-11-17 05:33:21.407+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.418269+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-daaf-7804-bf20-e0f7d9907063', 'payment.pending', '01a1e7fe-da9b-7a57-a6dd-f0e0ea26c937', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-da9b-7a57-a6dd-f0e0ea26c937","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.435Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.454Z"}', 'delivered', '2026-11-17 05:33:21.454+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.465828+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-db35-7cdb-b769-79049bd97f2a', 'payment.completed', '01a1e7fe-daeb-7c42-ba73-f6e436454549', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-daeb-7c42-ba73-f6e436454549","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.515Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.574Z"}', 'delivered', '2026-11-17 05:33:21.574+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.609607+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-db7c-7552-8fe5-3f3332c755df', 'payment.completed', '01a1e7fe-db51-7286-b71a-4d85b90f4c83', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-db51-7286-b71a-4d85b90f4c83","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39360165","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.617Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.660Z"}', 'delivered', '2026-11-17 05:33:21.66+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.701862+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-db7f-7692-86d4-4855a3d8ef65', 'payment.failed', '01a1e7fe-db51-7864-bf44-e4ba18acf102', '{"event":"payment.failed","data":{"paymentId":"01a1e7fe-db51-7864-bf44-e4ba18acf102","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.617Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","livemode":false},"timestamp":"2026-11-17T05:33:21.663Z"}', 'delivered', '2026-11-17 05:33:21.663+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.675497+00', '200', NULL, '11', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-dc2e-7844-ba3c-e5c2ba0a9419', 'payment.pending', '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', '{"event":"payment.pending","data":{"paymentId":"01a1e7fe-dc2d-7df1-a189-b7400c70a3f3","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.837Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","checkoutSessionId":"01a1e7fe-dbfe-7e4e-98a8-c79810974a8b","livemode":false},"timestamp":"2026-11-17T05:33:21.837Z"}', 'delivered', '2026-11-17 05:33:21.837+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.853643+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '01a1e7fe-dc74-742d-8329-d28cb650d5f8', 'payment.completed', '01a1e7fe-dc2d-7df1-a189-b7400c70a3f3', '{"event":"payment.completed","data":{"paymentId":"01a1e7fe-dc2d-7df1-a189-b7400c70a3f3","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03360190","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:33:21.837Z","keyId":"01a1e7fe-d6ce-7c95-ab5e-2dbe5f1b232a","checkoutSessionId":"01a1e7fe-dbfe-7e4e-98a8-c79810974a8b","livemode":false},"timestamp":"2026-11-17T05:33:21.908Z"}', 'delivered', '2026-11-17 05:33:21.908+00', '01a1e7fe-d046-736d-a633-676688f4be34', '2026-11-17 05:33:21.936141+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e7fe-d68e-7888-a747-c04bcc04f334', 'false', '01a1e7fe-d733-7795-8b14-c7959f5e25b4', '1', 'http://127.0.0.1:36201/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44ad69f0bb8fc463b86c7be27d59e8e3288ee55a1b0ba3f57b4c844f4b03b57f91e94ec815bd279198b0733c3e8c6d64fc3922edec5b1f1e4cd3a2fec83a8655f9e7819abb472e149f268584e828ad421d2cabd9af96530b3565f59d14606d', NULL, NULL, '2026-11-17 05:33:20.563+00', '2026-11-17 05:33:20.563+00');
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
