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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 06:19:38.687451+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'r4', E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', 'http://127.0.0.1:43199');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', 'false', 'pas_test_WYNZpybj', E'\\x319c17b6d111675ca3be7a49bac089965a7486093624b292bd3e8fb66c238fca', '2026-11-17 06:19:38.70601+00', NULL, NULL, '2026-11-17 06:19:40.433322+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3b5e-790e-b388-b22074043005', 'true', 'pas_live_uSdTDmYv', E'\\x21670cd438fe35fd913e8eb7c5759238bfb7b905e0f56517cbfe130e8fe95bc1', '2026-11-17 06:19:38.718578+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\xf7121d90bdc2631d7c9c739c70512157977e124b3a91be80466e3e299f28d8f7', '2026-11-17 06:19:40.429784+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3b39-7bc7-8856-b1ddd01ffbf8', '2026-11-17 06:19:38.689633+00', 'test', 'tenant.create', '01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3b38-7730-919e-f76e82e568f5', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x0008ae850cdb1e31f7b6516f971fa30d19991f07d6be5fefa9eec46e021d77ea');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3b51-73d9-b8f5-c105a3125069', '2026-11-17 06:19:38.70791+00', 'test', 'key.create', '01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_WYNZpybj", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x0008ae850cdb1e31f7b6516f971fa30d19991f07d6be5fefa9eec46e021d77ea', E'\\xf1d2587639d2813a2c43f7ca37d92e45f1244a47fe59b5b5fe74f5f4d4117721');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3b5e-7855-ada7-ed98f15b99fc', '2026-11-17 06:19:38.719277+00', 'test', 'key.create', '01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3b5e-790e-b388-b22074043005', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_uSdTDmYv", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xf1d2587639d2813a2c43f7ca37d92e45f1244a47fe59b5b5fe74f5f4d4117721', E'\\x47deed38246f5e63bad978fac775053ceaad23c7834170264790c0f3e456854c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3b7c-7aa1-a7df-0db9e9a23433', '2026-11-17 06:19:38.752075+00', 'key:01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', 'webhook.create', '01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '{"host": "127.0.0.1:33159", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', '01a1e829-3b74-7f42-9c3e-51c72de5110e', '4', E'\\x47deed38246f5e63bad978fac775053ceaad23c7834170264790c0f3e456854c', E'\\xc55a68d894ee587b77ad3af335a4ef5e18277683603b3b01c3dc995ba56c36c2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3d30-76bf-99a3-47c9e12936be', '2026-11-17 06:19:39.185971+00', 'test', 'checkout.profile', '01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3b38-7730-919e-f76e82e568f5', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xc55a68d894ee587b77ad3af335a4ef5e18277683603b3b01c3dc995ba56c36c2', E'\\x4c998068e972fbddd2295c04b13b6b3e2a10ee4dbbccb911f6f4ee801cb99113');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3d3a-7ebb-8842-98a3786317b2', '2026-11-17 06:19:39.196421+00', 'key:01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', 'link.create', '01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3d38-72b6-8a4c-fbc9a4e4c3a6', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', '01a1e829-3d34-75d7-a2bc-b1274571125a', '6', E'\\x4c998068e972fbddd2295c04b13b6b3e2a10ee4dbbccb911f6f4ee801cb99113', E'\\x8b1f94478e885adcdfcfa130a8a79bbdb9c4d52edbce858e60ae04ccb01c3adb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3d89-7888-9b4f-388c58fa4fa3', '2026-11-17 06:19:39.275542+00', 'test', 'bank.notifications', '01a1e829-3b38-7730-919e-f76e82e568f5', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x8b1f94478e885adcdfcfa130a8a79bbdb9c4d52edbce858e60ae04ccb01c3adb', E'\\x04e5a0bf49a07619b1854049e86a95dbd85eebd6c1df480105d8f6a78bd923f2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3dc1-761a-aba3-cfd37480a67b', '2026-11-17 06:19:39.331691+00', 'key:01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', 'movement.ignore', '01a1e829-3b38-7730-919e-f76e82e568f5', '01a1e829-3da8-72d1-8b54-a7231b887a1f', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', '01a1e829-3dba-7fe0-a8c9-1f4f6445b716', '8', E'\\x04e5a0bf49a07619b1854049e86a95dbd85eebd6c1df480105d8f6a78bd923f2', E'\\xb53102cb44ed5077e8e131ca2f2e90876d0382c17728a9d0e134c3b6ca869452');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3f39-721e-a692-5ef8ad88ed52', '2026-11-17 06:19:39.708583+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xb53102cb44ed5077e8e131ca2f2e90876d0382c17728a9d0e134c3b6ca869452', E'\\x9b565bd5399f488a818bb787dbade0d8f0f0e61cb42224b2bbaac65bd36a984e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3f3e-7710-a489-153480b362c1', '2026-11-17 06:19:39.712907+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_ZtQjszw6"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x9b565bd5399f488a818bb787dbade0d8f0f0e61cb42224b2bbaac65bd36a984e', E'\\x314345f460fc499680259bb7ad3a56a9a1a026a9292712f85762bffa1091dbf1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-3f41-7a21-8108-ad41740eda84', '2026-11-17 06:19:39.716103+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x314345f460fc499680259bb7ad3a56a9a1a026a9292712f85762bffa1091dbf1', E'\\x0393c8e5e76c320bf654cff53a3663771dfae6e2ce499adc1014129ab1f27662');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-40be-7d26-8231-684f21652ce8', '2026-11-17 06:19:40.096306+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '96e803b8800be02a', NULL, '01a1e829-3f45-73ec-8a22-00cdfe486c10', '12', E'\\x0393c8e5e76c320bf654cff53a3663771dfae6e2ce499adc1014129ab1f27662', E'\\xcd1f8bf95e9ea4439de2bdfd26e37769da4034770b1feb225af88ae318053de2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-40f5-7476-b65a-ed276b6cbcac', '2026-11-17 06:19:40.1507+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xed88e05e06c7963e5c288fd67461d9512caa468b6fd274870035f47d1b179536', E'\\xf32d36987d6bed13a7ae07312fd45d06bde31d9a36d22f64f295f0785252d360');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-4202-7a04-b503-12fae04bdad1', '2026-11-17 06:19:40.420072+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xf32d36987d6bed13a7ae07312fd45d06bde31d9a36d22f64f295f0785252d360', E'\\x38865b3d3c43290278c783cacbb7cc28574f835b9efbd85ceafb737d3ca6ff4c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-4204-7475-92ce-07384dc55b89', '2026-11-17 06:19:40.42183+00', 'test', 'rate.set', NULL, '2026-11-17', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x38865b3d3c43290278c783cacbb7cc28574f835b9efbd85ceafb737d3ca6ff4c', E'\\xf265160d7f828ebc902f2867170d27bfc59a9f203ec28a1dca66b5c84f9b7fc1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-4206-7a87-9579-efc450dcb89c', '2026-11-17 06:19:40.425207+00', 'test', 'bank.set', '01a1e829-3b38-7730-919e-f76e82e568f5', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xf265160d7f828ebc902f2867170d27bfc59a9f203ec28a1dca66b5c84f9b7fc1', E'\\xf902375315d9f8866cc61724c491711b5516b86a16fb15e3b354d28cd9ea1753');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-4209-7250-9bce-ed69cae657c5', '2026-11-17 06:19:40.426939+00', 'test', 'bank.order', '01a1e829-3b38-7730-919e-f76e82e568f5', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xf902375315d9f8866cc61724c491711b5516b86a16fb15e3b354d28cd9ea1753', E'\\x4218f9118212348df7ad79f7c9bfd69944830b14c445d8f13207c16f8d6e2ffc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-420b-725a-a958-9c6cdf5ed43e', '2026-11-17 06:19:40.428225+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x4218f9118212348df7ad79f7c9bfd69944830b14c445d8f13207c16f8d6e2ffc', E'\\x7d8172ec43bd5680908abda72b4922dc771bc04ab337894d61ebe8a04e1336ad');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e829-420c-7ea6-b846-72bf41601823', '2026-11-17 06:19:40.429784+00', 'test', 'bank.route', '01a1e829-3b38-7730-919e-f76e82e568f5', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x7d8172ec43bd5680908abda72b4922dc771bc04ab337894d61ebe8a04e1336ad', E'\\xf7121d90bdc2631d7c9c739c70512157977e124b3a91be80466e3e299f28d8f7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('e8986328-62c4-833d-8179-bdad9c4f856b', '2026-11-17 06:19:40.144692+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e829-40e9-7858-bfea-e50f798fc138', '13', E'\\xcd1f8bf95e9ea4439de2bdfd26e37769da4034770b1feb225af88ae318053de2', E'\\xed88e05e06c7963e5c288fd67461d9512caa468b6fd274870035f47d1b179536');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'true', 'bnc', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bab2f8341d0195b52e967606cbf429fb98648f2e8691a209929e6537a1fcc48adb12f9031ed79471556821be08e2280a101b075395927b440293772bcceabc4f2eb9', '01a1e829-4206-7912-bb04-62bf14c415fa', '2026-11-17 06:19:40.423378+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', 'P01764000000', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'c9ca147a-f596-432f-a74b-a2f57de1863a', 'charge', '2026-11-17 06:19:40.472899+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', E'\\x348204069dabd5b8feeef9c454c5014474e1e319b2e567bf1c258e8c12c32bc6', '01a1e829-3d90-7880-b7b5-ecb091a1ea1b', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'r4', 'R4consulta', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bafc6c0f2e0aebead41379253c5c14f0726c4090ea9454e46ae4af66165ede47030fec8753690797bc45456fcbf9fc6fa3d6c0db1fe67658df28f58de6f0ae532c7bd7116db5b541fd0e9c2da1b596e8c32a6be7b5e43cf488d76b9b0c02391f81b13b32ba865cb9', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 06:19:39.281776+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', E'\\x372591fb27ed26a2a32dfc46b28b2a50b2270d12ba1a2206863b0ed834a91420', '01a1e829-3d9a-7fc8-905a-0e088511e70c', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'r4', 'R4notifica', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bacca4a8e0cc0579762f21aa1b2a4e1bcdd15674bb54f073b451584d60630e8ec93bde64eda6d60c3ec9a22927e388928b1999ee2ef9696489c91b9b8134b33f3acd78b077ffd21ab6d0483b4be43bad9e21445bae31e58710632f7da3809bd6352f11e04d57d2e82035e2a1725a4fe8eeb24c163e463e7d79a5130ec3646e7bcc33e9abab15252dc296a8aa59e6707a59a4878f51bc2e706ed6e626985537972e3d0c3f4c836de72c477a17e12a4a90aba25f01c5cd85e504dec5032fdc05cc9ae8ccd98d25b4bb6e5b8a61f84651da504101012a8922cdc4a32f7fcfce8d8bcaaf4b7c3d1f57d674dc7e428bdc0b285b198cc071994dc1d5ea82b5364e36cafd851d29', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 06:19:39.292286+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', E'\\xa8a35c3ad3cdba7995ff2e4cddd5efd68ac543e7cf81cdb7bef34db614bb0bdb', '01a1e829-3da8-7bcd-96d7-87c2d39b3b2b', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'r4', 'MBconsulta', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba6feb544cd33500284a452df0cd1d3b15c8dbbe4930f6c2e703519b3fcd292767a8cdd076841416f543a406a0b07f36f9fa95bf20ceefdc9fdca2a4efdaaefe93d8cd367b728a6f6375a6d5d6d12201fdcb7299c5422f13a8a12cd19bcb14fecce53c66dc0a523afb9a49e13069960e1478710ea1f854366916437c80daf8330b2d918869f986f5c823a393870bec35475c64d6c6f4cddee26463c01abfd1f212668032e5877ff6b7fcbbda9d3ade4182958391a22fde53d883cfc6e6cd6a3afdde1d26839fb7f6a3cea48383f4cf4c5540ff05f0d4713dde37b6e5b7e282a1d78669d9776ae41525bcf104bd8cd4eb14e8370ec5d1c7d439873874c99a983458b85fa4e6', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 06:19:39.305273+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', E'\\xa8f8f7f148d9889f11fe3b90a81fb899b1baf5592db6a2d9b99934094eb52389', '01a1e829-3d96-7c9c-b191-bfbc158ec75a', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'r4', 'R4consulta', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba0aad5f637c2b5923485b01a8205f83b786466ebcf5ab490277005c858022dca09f9cf44737ac14ca73e017a4825a05e225468777', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 06:19:39.286524+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', E'\\xcd0852601a9b979e4f91d8726007891c347afba4c753fd0a63d65be06daa12fb', '01a1e829-3da3-7382-900a-047a68a5cb3d', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'r4', 'R4notifica', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bad5a95074cca22dfa6704cad60cce540c43e64732e13105f2d35626043c43dae82fd6e6af22784661dd97fd9378080eef96ec45a27ef011f0ba9a132fe4875ada2fd88c36549206bce8972cc452912a99c8d386ee541aebdb41e2bafe23c847cd1256f0a16801b482c51836eb32da61f4042f50578515b2efb0a2a63a3d573cc788b3193852bf372afdcdf921b85c1e74914af0d3b35b778a66e89ddcd90c236fc435c86522dea35c9c3b80852e1d8fa66bf34caccc373943e9e4c385e3c125e6c8df98599a12e5f6ea1e7b372abdfdc8b179a36c295c641838f01131f81547dba1eacc2fa1991b3ef2d6e7f900ac33496d0166205cc8fc8032fa2290ee9fb6cc76a97b', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 06:19:39.300252+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', 'in/2026-10-05/12345678/120.00', '8465a427-f80c-4c0a-8c9c-97fdb5dab6c2', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '2026-11-17 06:19:40.470646+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', 'history', '2026-11-17 06:19:40.473756+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x05936ebb76a6fe4a4b047d4d457fbc114696d20fcf0167c3ef1f138d0be3ee04', '01a1e829-3bed-78ed-8964-99b7542c8652', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba7edcc6f8cba7520c4ba033a26c4dbf443d7999920daa808a368712ba164b6013a6b189009ed93ffd68927e07215a4cbbe5f3403452876ceff5c04482', '2026-11-17', '2026-11-17 06:19:38.861916+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xbf83541f3e0ee00c498da70dd722d29387a53ba8f06665417944376dfc9907e9', E'\\xb0aaf3f5a3b695c00ec3571b333144a972c5bfb2a6e85ba77704ace5f606fb02', '2026-11-17 06:19:39.027956+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\x47d64cbe3557848a600bff7819be9578fd002680dc17f78d714c4134c52a81a4', '2026-11-17 06:19:39.036773+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xbf83541f3e0ee00c498da70dd722d29387a53ba8f06665417944376dfc9907e9', '2026-11-17 06:19:39.018674+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xe9c86df46be66e980409ea31c07477529a2903fc69fcefcaf0eb0b4d275b0c86', '2026-11-17 06:19:38.9969+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\x47d64cbe3557848a600bff7819be9578fd002680dc17f78d714c4134c52a81a4', '01a1e829-3c9c-7e6a-ab53-0dd9a413779f', E'\\x2d38ea13822db9424b2f176a104a14fc16a27d370c8dc7d94f767606930483c7', '2026-11-17 06:19:39.036773+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\x0e5540435be1b63dde5dcceb6f1def13ae1b460820a847ba0d82db5993c90def', '1', '2026-11-17 06:19:39.23589+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\x4ffd44acb0a5282ad1e3b848298bb9e306369f1bced773fe973e44d7476027fa', '1', '2026-11-17 06:19:39.23589+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\x674933dfc92a3eb619234cfb0790ab65846369ed7bf99ba98dcd28e76487ba1d', '1', '2026-11-17 06:19:39.252379+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\x918f083c1ae810260c90562979395fa52c2e340d2df53bd38d485a6a609bce89', '1', '2026-11-17 06:19:39.252379+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xaf766fd6cd4867344b57e0eef6b6d62d28603b9076a738b5ebc6e396f7b7b012', '1', '2026-11-17 06:19:39.252379+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xee43847aebe7bc796410ebe15d28309e65329f80463597d832181fdf77de631a', '1', '2026-11-17 06:19:39.23589+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xf5e0af89411338375b8ceb0f04a458a0a9dd2fb93e5aa9ba9eab6bca7541b4c3', '1', '2026-11-17 06:19:39.21311+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 06:19:39.184728+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d4e-7352-b92e-13c62ed7927c', '01a1e829-3d38-72b6-8a4c-fbc9a4e4c3a6', E'\\x9f7e4e2f17bb755e36e8580d2df1ad053253e4fc8fff5ce31cee333d1548d0ee', E'\\xc133a15c000e72664164e23bb3ee8e4d4be3af5fe7d07f2642bc3e59e2c72c30', E'\\x7fc9a65b324d7d30d98072a3e9b12c3870ca7113d08602e09deb544710a4e64d', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba1104a699f561d9ca4df8a79188d09351a4a83bde8344d91a21fde25741765437fd4a2fc4913d828cd8d64df8a3859e85f413def086f902746586febe491f7aad2d3ff53bf4555effe9987795f726', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 06:19:39.214+00', '2026-11-17 07:19:39.214+00', NULL, NULL, '01a1e829-3d64-7896-8f67-a98c5aa2948d', NULL, '2026-11-17 06:19:39.258+00', '01a1e829-3d64-7896-8f67-a98c5aa2948d', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', 'notification/0102/83700001/1523.40', '01a1e829-3d9a-7e8f-910d-7f469411d0bc', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba04cdfb2db14f7d3d6246aafdc65ed059b76dbab2693254d215d6eb0a66fd6cd6e7e94ba5b23bb5dd431a2d2822ad26468a524447d3616631d28ba0048f7d9db6345f4619db9432647702afa59c6689dc164e9960af5a473535eee4a349965925ed99937d01', E'\\x472b3d830756a5e60629cf0dcd1689280a0a7dc91c9891f3cf0f9f3a609fa677', NULL, 'notification', 'true', '2026-11-17 06:19:39.292286+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 06:20:14.292+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', 'notification/0105/83700003/1523.40', '01a1e829-3da8-72d1-8b54-a7231b887a1f', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba9f19fc6b0a63b7412d289c41b0193322f597ab3941635cf07bb42751668b5ecc4ca277bb88b56e0968c078c193b304508ae26be904315ca80239d867991b51d479ef0e3c8ae3f0e694dd11ab2e210a03f2fb13c7414a2c43edd6fa2e165d942ad52cc86bc7', E'\\x472b3d830756a5e60629cf0dcd1689280a0a7dc91c9891f3cf0f9f3a609fa677', NULL, 'notification', 'true', '2026-11-17 06:19:39.305273+00', 'ignored', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '279489637908', '01a1e829-3cf1-7a33-b600-b5a58f71bed1', 'bnc', '2026-11-17', '2975.06', 'in', 'p2p', 'false', '11110002', '{11110002,37904,279489637908}', NULL, E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba623931e55de9b36d510770d5da4d4e19771b2a8660cb1509ca2c96f5dd337c66362f9e2cadaa75b6b572c0fdf4e75441d713e9b3bf49bd4fdc28949b92ad4928d2eea5b872cad08c855c80d26c5f15668a', NULL, NULL, 'query', 'true', '2026-11-17 06:19:39.122384+00', 'matched', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3cce-726f-8210-561415813f18', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '279489637908', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3cce-726f-8210-561415813f18', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 06:19:40.475974+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '2026-10-05', '1', 'added', '{}', '2026-11-17 06:19:40.475974+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-741e-91ea-86d11aec3c70', '20261005', '30.51', '2026-11-17 06:19:39.142+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 06:19:40.427743+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /movements/{id}/ignore', '01a1e829-3db9-7583-bed8-982025df54fa', E'\\x80b6af4d6e429e8a76c910fdb7b4728774786b0bf78a7ce5e14c13af8c3210e9', '01a1e829-3dbd-7cd9-bda0-6d465d6e2de4', '2026-11-17 06:19:39.330065+00', '01a1e829-3da8-72d1-8b54-a7231b887a1f', '200', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba50476437c73c5e221f7f7a4948289fd7964e057c35066567d8d750c3a9fbcd1cae9b7fc08465e2df5ace452573f59185b653e17ff39b3495603fa94562e2512fb0daecaf1ada769f17b4701448028c55a3acfb2085a39ce11e65af6249630328c8caa28ad174295d5efcb43f9f51267cd8fcfc17d17f76a1d2f5693a57ff7d374ce5c95216112404c01e5c541c7b6dff57d6704c7aa2f8115a08e3634ab8169650fc6cdafda908b3d85ff5acb6f3750cc7c6c9d13226a5bcb5fb696409f4cdab9e381e6c89b29395cbce787b53a90dbe7137a60e45e251046a3b8ad54671e4040bf06adbfd7135bb6b0267129c61fa9893efb9050d4f8b524906c47812107a097416f5a5206f578eb51a3fdbd2c98c61c95b80cebefd4c84c43e83bad7851f021a039b873687c5e0d4db3b26953872a61db9e541f2f07b35da22', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /payment-links', '01a1e829-3d33-7766-970c-344827039041', E'\\x8eb27c326276c3ea5b89e1a77a3f98045907983a1ba0d0db86d3d23a9a4175f2', '01a1e829-3d36-7edd-8933-ac54c987db99', '2026-11-17 06:19:39.194775+00', '01a1e829-3d38-72b6-8a4c-fbc9a4e4c3a6', '201', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba27bbce7966824f2b477c54057f18c3a9fcf4c73e9f4bd5172593aa5ee01efd4fa7469673b4dc9212df0483a18a26eb9e66c1fac1568b41ca6459cfb1df304725d0d19e4617c5fa3b7cc971edd1e3a6ebdc646468b59577ce836a7033154238c5bfadba5ac77735106d8325a486d3133b4934bfd3080b05ef1efd223e20c1a912b9f477b33e199f138ce931354acff7a7e5d0e462cc8571b41e4f989e75903550f43f1df603db77c69c9a51f2f62a527d37a26c7f9e71dbe4537793877db31b665c341016342597d497a7d328ffd95fd21518ceda0c846c7c2280240a8b3ed85aa3bf99c4ed0793d911bca0ac6cb9ffbf151f38aacf17436f7b595aa97cda7c692766b498964dfee8e70cf918d3f9cd593662a267ea20bf276d120b58fde0939957654e6db7e042791b07f32b3bfbb35f63399444ac5a8c51c7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /payments/credit/disburse', '01a1e829-3d00-7160-b5e5-48287483d2bd', E'\\xed8dbd527c7dee5a677e8869ce1b7e25f28f4dfd58abeb7d5ccb50af1b29a166', '01a1e829-3d04-76c2-993a-05f812833151', '2026-11-17 06:19:39.144874+00', '01a1e829-3d06-741e-91ea-86d11aec3c70', '200', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba50339c0112a8252771dc614fad2ed0bd0dce54dffb0ef2b43237aff3c9899088a0f71c90741754dad1dae2e4d33c148f0864a46012195d7b0c562c70143739c46ccb258fd6c8d38004adf6677121c22b28299c56b2d7ec40a031c109728941d59c1f43a333d0e8d75e696ec9b298fac2559b0d38ae05752c8e19e1b840d32733b8c047271e425ef2fc3ca6c7d2ba095f0c5734f6be41570c395603d42a68fc2deeb8672df3461e7410c08e16475d4d5e42a7538f9f3b92c48a855b9b6aff595a5d4dad61da3679e7c4d9d61f121cb0e4ced6002365e8fe42bdc7715dab810693dff279710ccfa3cb9ee426f90e6dc8547cf880d8e235e0baa0369e5ab782cee3f9f6e6b7177ca389ed34c67baf9a5ec96ebc445b8fd421279de986c0ffd83be006c83fd0de23017c51f4c44e32eb4020496bd6ba573a45e39059418a944cdb87a2a0ec548c5222f61b83cae45a036c522e1c7790b18a71fb598e195e32eabc17a7808dd4d6cc089e32bb5510ff2130dac590d44243c0d8c09912c8f786970b3b05ff26186c6701bf797d5b00cc646371f0f7826601200abb6f14839f77d9e53a6db94d37505671e945cd068f23d47f8f5bf93b81bfca9e4a342cff559258c499df366e323b77104772e83c53060178eda8c14011c7093e4498f57f74d94dffb810979607167daf039c5cf33e157944b344b6d94637bab299efb2e7e49f69caec97bd0ee4eb493e9e4f1525eb8e0839bc0a9e2c8a97688658f256e047fe03f3a88c2cbda53376d73f4b3e86270a3ffc90776a0bd6ba4e3da1646d7afdc671201bc47a64c6ee24dca12d78bba7b6fcad762a72c072f79aab8a627a836d4d452024fa7cd0fd83774e73f06706ee19c31df33291a5b9705d2df6854bc339caf7d1b3d5ff40e6eb41281df85ec9d09bea49d51dac6d67d0d985323738048d55fb42f354f3be2a53a5365051c17b6ebfc9880173c7ef82495a6058188ccd05992e41b9fb9374832d1a9d8ff50ec69206a5882d80dbeae05a62b8e73848371f44cef84464ff537e1e4b827a177eb0dd749426e1b8830f61f02f16b50ba16a20b2d7f7b1cb97566940ca0d4a7cec3664e849883991597270b0c1f74b96df53cd31adbd', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /payments/pago-movil/verify', '01a1e829-3cca-72aa-862f-013f85b99a3e', E'\\x9124f3a012cc236b2c4be62952b2c6ba0e2b85bd84820e1f00ec68b218b4ad8d', '01a1e829-3ccd-7905-a2d8-2486b6fabf2d', '2026-11-17 06:19:39.08752+00', '01a1e829-3cce-726f-8210-561415813f18', '200', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba9c68181f06f869a304fa7a28fbdfb1a7a44a6d29139b1a1d9faf64c93f2bcc611bfa9d226beaee114ba5ede97323401ee4003882f0f4e54289419b7e436e140c0d4bbb235cb38bdf10e14d60c1e9e2c1cf75b5c8fd7a8ebf5d05586df99e8151ec48002ee2eac3ccd5451ef6f1839d2a6f218edc70268b237a6399ac0f8fb4b3d1edef0a967d3498644210f0a74cb184ab05a8ac50a371cacd23b3c2442edfa199a1afc0b9f8029ff0a24fff46e511bf6050a235dd738df8171467db5a98d063a67e5f4e1b4a412c5247b1380615f1ae4086cbd96af02c7a7706d1271f24b7adad712119cc53376555d02f078ae6e93a022d3d2bb09a34408ee29f16413a502a185ae288775615f8e0333f3a2cb9e5937cee5678eeb7b9e1fcb98d14ff6f9dbefa131bae915e5ae2b9ce89cf4d5c06fd9860913db5bec48801631b2be0746ea0370a3dbbe9119156f490847e2954df01a0261c6ee7cda6907d3eeca30cee265b2ffe8a0f7766351a38ced2203611d0bdfd832d1662d3473a60c3c5d4cd900436572f5d12223671b98590febe9eff4482cbcfad07a7a404ee20cfc2c4eacd2378bc835cddf96742d6c6d6ab457c55', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /payments/vpos', '01a1e829-3c6c-7a18-840f-822cb1214796', E'\\xd6ce740ff6f45c5111f75e89ec7899412ed2fb8e54a5fb2acb85c41f59f2f71e', '01a1e829-3c72-72f6-84ea-10c2e77b94a4', '2026-11-17 06:19:39.002052+00', '01a1e829-3c78-764f-b190-f1e716033056', '201', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11babfc5c61c6082edb800e4f86426d8c61c89b0c7c8ef33aa8b15c04cbd2debf17f4760429b5d93b31285cb9a917b8cde0dd242140d452b54e2963e74ddc0e06c58ddcfd8e7144ff552031dbd24202a00836532fbfb9d5fdf39ddf49958911a216bb1618c17699c986cace84b6ce448cb07ec23056cdd206d0006f2170c2c8a3a98ded6d032a34a682c81fa4112e17d83ba0e8ef444524d88562fd6b8dffb15dd134b13b243853528640c383518c25abb9e5e04cfa28496b8d2e02e00d01d072d24a49e69e1fd321c288473f5d25b8d0e94f852726fb72b53abdfe2c142dfe60be37d7ca6027f5169dbd2109f72f27f1e402700e5f4f397c6e2d8782ccba68d13d8c3992e90d90f6e9b6dc5aac70a7848b0e82b7919cbbe7b89ad7db600b24114584f0536291010ced4dec62915f1c9c48bf33e2895476c602e521f265674a1511bd811b618c4f5581c5cb383b924a6255be3b7781885110458be848dba713140b80d9b33cdde9476adccb51e9cb5c9e43f18599ada2685f594a24e7bfd336e60476508526fd09dd548c87ee0e5ca592be79e203ebc4b43c964e46e89692d1a105d947b397a199c7850305825d74721264b697baa023686f515fbe47cb3ee41f31a2e721de5d73ab81f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /payments/vpos', '01a1e829-3c85-7c9e-9a4a-8d6a59f7ab85', E'\\x596ffa89d1b62564c74d9329bd09b488a22511dd89baad4adbd51f5da90aa32b', '01a1e829-3c87-72a1-b59f-cb6073bbabc4', '2026-11-17 06:19:39.023281+00', '01a1e829-3c8e-7859-8031-c06339b8de32', '422', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bae1130659598b5c8432e31cfd2d5db557cac2433fcec066522271c737f37f6821ae84df58ae9eee444a2b996ff7178094aacef875895923f08e1ec89e87a9fd0fd16279f774f391e8b0ac3fd0e1e7a9f41453db77deea73dbe635e7cf24e4d984012f6c94fc0ea9bd6dab8472a6a9aba46b19ebe9b214970c773098d28503706272938104bd63f82a09d0071dcc0a2e31ac0511537d9d65f05efd7b8b05d61e16e8f180c1a1eb4f3ff37586b1b8b4c8c672b9953fad24b8e4ed28c79e5841c0ec02861098279b8e4b702099b4667d078078908b5a8feffecf59f9e982455160a6c0011ae26882ffb344a0f89bfc49fcf364f35338cc775b508757aaddb3f37507dd78eb9504093412b1a5c25d6317a2d9e31c11883993ac1353c7c3c329d5f2714123edab252719b3fd66075b1a0f15ae8d077cf5a8a9441a3648df88d0e685545c86a2e8c9f2d857bebe2073dc9813c0a0d6bfdacbf28e1f7c4d12d9caef44cb6b3c562c14a66a75f250eab17b23e5ad14fcce58debd8ede3d8a98000c6400e8180b5805dd12cd28390da8a78ada8219b812309de05f75b4385e91213ad4b18d10329445b8a7c0745a4d976aa22623728affdb08933f2fc2d7c43face15ffe5302520daacfac051bea', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /payments/vpos', '01a1e829-3c98-74c8-83eb-3a6b07d9a0c0', E'\\xba4a5661b165927fc5f5c7de91ff1e26e77fbf0ee478e64980feb760b1e69376', '01a1e829-3c9a-7e1f-bc0b-c30465038caf', '2026-11-17 06:19:39.040165+00', '01a1e829-3c9f-7097-9cf8-59cea1914003', '201', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bac82c98eb5a44a9ce2a982f7fbb8b5b7a7fc442a7963da9f95dd87a5daf6803a40e4b052ea8e5050dc9a5efaa406c7e8269fe6fee387089342699d593c911765f1fa3a0abfcdad2b858155aa2c56336ebb2361776a965c519e5725973ab9919ff26913397df6958ad254dc6e80406cbe900689f5a3823e9ebae61a1278250cdf815140ac54b2d3577fbb3cf48ede24507435586691a3d39f75e8b49033b9fba696dfe0eef1e5f86f0789799c7f08cf9e687be5a956cc3922cddc55bba5270caf49f896a8410b4114f5934f1dede0f35ffe2fc897a035f72d8fffb503216093e4c51f84e9a87006a373e72218b47eab0526405f7a66a5f8d82220ee23a7eaa37046da6e5c237642694b359a2647371a8dbf7779b25b6c754a594e836d82d071cc25f4404410ad1387c914f16330fb0225aa8a95f62767083c0cdee9dc6a99a87eff33fabd6cba1d98ea1f0596ca32d8167192e7e4c27743e4863c1231db0160192479eb46e35ea8e0d39a65e9b0a6accf7fb592844057f7d7335a8869c95866bf3c4387c2e6fcbfeb1f32d3948cc294a11cea514b76f28ffa47aa272d94206db501d7176a48dd5070a4062df2928f112e84f1cd4f315d72f528cdaa479e307cd01ae', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'POST /payments/{id}/reverse', '01a1e829-3c42-704e-97a3-faa03a336e3f', E'\\xdce77c6603242f70e8146a562806af0f45fe510dbd9fd150b0e4bc0bcbd076e4', '01a1e829-3c46-7367-b428-b635c4b447fb', '2026-11-17 06:19:38.958264+00', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '200', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11baee7f4752e9001a0b5ff59b0bb768a894bc80f498296221d4a19d9934693e4b019f486af21e867adac2c2b8055e7ebf9ad031c6922cf7c11d906a7d054c6d58c86e06778c5a29400a2b1f62375ce66759f6b0151271ce50a5b03465abb1ce368ed7e5d55d6d97ab5aa1901decc813846c15193a826de2ec25e040893655c5af94f0ba607b092081b821026792f4a1e7fd31b50385d87846d2689adc8c6ca87696c41c444bcd4f4d2dae8c99d993d7b0f98f06969a48eb784c4f647d31cdfad0cbe74c0d45294eb92928cad3731d24cabfe0bee6c5101dcfdcb288d89a50bef70afde778e22a4c196bb645616d7b42128f657d316ce3b0a1126e2ddc874db9ede161a7364008d63cf65b40b00c52231a4aab6605483224fe3c35d69e7527756eeb3b40490034836020da248d055a4192822188a54afbd94da0aa9205f96d72cae0401926344ffb3570345ef7d38ce243546e2c21bc8008859615ae1712dbd48a6329ff7cdeb9533fc5c8ecbba40e379832c57a6b88807adc1a9c4d90e393864586c68d4c305ab50da5bd4288411f8a127dbb820408d5c657fcd3c5f7e5260e8836ca1a4560bbda39574ce7cdeb96cca2be1c993b515f2cff96fe66e7398a2b934e245f5b5ebb6d9d844cbbc83d5229ea29b8a5323450214026f145d52501364e0cfb105037036a7b76469b43e7b9ea60704cadf2855a56914ac1884adffc8a015ec765f25683d91b1501207f53acbd9bd94c1decc50e8f1297fa78b9102a78cb2ee7600645b1c4c330313956714bfb89a31419fe3cc52d71c5dc62df0c02889354c66dc66a5559776334d06f8ebba6b2bfc0206a305a53cf9241a2bf2593211f45994f51d22148bb', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba3e474726b21071e9a552accdbbd046dfda210f74152cefd793e810e55c0c476ecb765c6ec029cc2e8a265e1e8485b698eaec0b47743d886942a31b67c1d82a013523c14b568fb5092eee40a15b601dfac17e60485378d3599f85152b', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'f93275a8-7d8d-4b95-9e66-44f6694185a3', '2026-10-05', '01a1e829-3d06-75df-9116-bf9a9eacd5a4', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x2c9ea1bfb0076969afad6f274a48a10eb2f18446a9aac07a69ceae232cccb2d8', '1', '2026-11-17 06:19:40.140044+00', E'\\xa2e1cac765175bfde20fe77304da671a36426ae4c62dcd4ddef709ebf88ab0c7');
insert into login_attempts (subject, count, last_at, name) values (E'\\x366e78c8bcc5082beb6235718135ca20cbfc839c8b9d3d9b341f97f41493cf37', '1', '2026-11-17 06:19:40.140928+00', E'\\xa2e1cac765175bfde20fe77304da671a36426ae4c62dcd4ddef709ebf88ab0c7');
insert into login_attempts (subject, count, last_at, name) values (E'\\x3f87a4e7548908ef7062d75602baeae6a9851fb271a00ed7b41b1edf79cfc417', '1', '2026-11-17 06:19:40.138357+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x467894eb4cc5408ea13864def748baa25e1bfed3b02f08dccb6b78fece08fa67', '0', '2026-11-17 06:19:39.723104+00', E'\\xac30ecc8205a8f06b5d298264e5066ab3cfcbdda48b048c45e2af01c2eedf6f4');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b9d-7422-ad58-a844d0486252', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1e829-3b9d-7422-ad58-a844d0486252', '2026-11-17 06:19:40.482057+00', '2026-11-17 06:19:40.482057+00', '2026-11-17 06:19:40.482057+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x6f34bf4bb8df10d82868a7170f36e4481fd2fca5edbe0d512c53e27a06d4830e', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'r4', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba8cd752a6fa80874771d1f1458facf450aec188b395aa6bf143ea74c7785fe56368859f7b1cdb333fd9df5693cdd13b89a32439304218434e3da4aee9dff4dece9c38ae6ae48490f7a1ad5f845512fd1d403310a3', 'true', '{}', '2026-11-17 06:19:39.273584+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 06:24:40.465638+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$3n4zfkWMu77gWVK_6yZ3jg$Vl3gtEDv07HZV4aowDTjSBpk8VvyCNJRe8xs4h8zRB8', '2026-11-17 06:19:39.705945+00', '2026-11-17 06:19:39.714215+00', NULL, '2026-11-17 06:19:40.095046+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('9ad6441c-b778-427a-b82b-7cfe7443d0f2', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 06:19:40.466523+00', '2026-11-17 06:19:40.466523+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', '$scrypt$ln=17,r=8,p=1$3n4zfkWMu77gWVK_6yZ3jg$Vl3gtEDv07HZV4aowDTjSBpk8VvyCNJRe8xs4h8zRB8', '2026-11-17 06:19:39.714215+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('3760ac7b-eb3a-4129-b8eb-ce7d3267216a', '01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 06:19:40.462966+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x17bdabf5ec7514543d7b3771228b4edc56373ec32c1b8a494741bcaad0dcd43f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x46ae597fd673aa4683988cd0ecc48ac4d2880b9a5be0259f5ea245fefc10d0c5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x4f3848db0a5f98252255c304d429916008748353a9d8b334010522f19dfc6fa1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x526b64bbb1fbeeb1b93aa747c1b3154070a3d4213dc3ff9756926447e0ca947c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x7de5b73b763688848c6694afe2e7f849f8e4a66d5bd83e0addad22854222ee46', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x876cb3ef89ae5e127cae4af56ed28edc66d6a4886385a74ee7bc197127bed589', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x991a82938cf12d02396d310f3970b2b2793776956a8dcc1db76a69a6028b919e', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x9fa17cd08cd9d38cc74f299825c3b46859037249fe49257e10aa9f77f5134228', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\xace27754605a8e40a8a698a32f4deecc721f3ddb5baf2713e7ea7b24434a3a7a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\xfddc7e97057032737d1420dbecd3328d5d24514b309b050832f28dce793574e1', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x96e803b8800be02ac82c66f199b2c141624ff3414e1ad4dba3dd98466a5af2e6', '01a1e829-3f39-7151-b5ec-1c1a371003ad', '2026-11-17 06:19:40.095046+00', '2026-11-17 06:19:40.095046+00', '2026-11-17 18:19:40.095046+00', '2e49331c-2074-4349-8b1f-69dba43b9f1e', '127.0.0.1', '', '2026-11-17 06:19:40.095046+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e829-3f3e-7e65-b4ae-39441de74b60', '01a1e829-3f39-7151-b5ec-1c1a371003ad', 'pas_op_ZtQjszw6', E'\\xfad2e496b535cc7ff4f4d32b1763f56f97ea6aacdaca50bdacb0494a8396bc65', '2026-11-17 06:19:39.711521+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bacccecfc9fa457cc63853322c2a4af667e0ca77064fcf0d1552975996f7ebf498f048faed11f988d81b1107b101b5afe30af49d2dd8e58823433e5f717de554bad138c1b1', '0', '2026-11-17 06:19:40.147427+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b9d-7422-ad58-a844d0486252', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 06:19:38.781+00', '2026-11-17 06:19:38.87+00', '2026-11-17 06:34:38.781+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bafa98154061f84a025f72c93abc41154381c5bde8b845e6d731967bd84f8bd3cb58f83cb5e11725250838a4d06b48dfca096aebc79e5c292d2ce60863da0d28f29b0fc8ae03034d93a9e38e7b0bd8ec5df7ee072056ba62440e3d822a0d', E'\\x66b2c92f2c2929c6a849fc8e0b31f299697753038c79a1e315454bb9378221ff', E'\\x472b3d830756a5e60629cf0dcd1689280a0a7dc91c9891f3cf0f9f3a609fa677', E'\\xbb4d6a795ca4e29cde05daff979655d18ce8b228fdeec58aae93367928fe173a', NULL, NULL, 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3bb7-7e3c-81b9-d1ff8abcd320', '2026-11-17 06:19:38.807+00', NULL, '03637886', '489637886', '{489637886,3637886}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 06:19:38.883+00', '2026-11-17 06:19:38.909+00', '2026-11-17 06:34:38.883+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11baa15f44f9fdd3100858e4987588c4c28ae9b697a64191843f62d1c39b5b326a5f01d7143e0ecb475c42fbbb4c0a2fc09d26ecf3bfb24cb11961fdea25454d433c9c121e0e4f87bf9d462308d99de8fadfd0dc5d9b949a1846e04dda983a', E'\\x66b2c92f2c2929c6a849fc8e0b31f299697753038c79a1e315454bb9378221ff', E'\\x472b3d830756a5e60629cf0dcd1689280a0a7dc91c9891f3cf0f9f3a609fa677', E'\\xbb4d6a795ca4e29cde05daff979655d18ce8b228fdeec58aae93367928fe173a', NULL, NULL, 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3c11-79bc-a4c1-a70519e11211', '2026-11-17 06:19:38.897+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 06:19:38.92+00', '2026-11-17 06:19:38.969+00', '2026-11-17 06:34:38.92+00', '11.00', '3267.07', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba5655e36e8eeb88aca7e77451000ffcd918f35b00fa5b5a73acb88b6bbf5b1c0d1bcc2e600a20297421badbbeb434b79da21914dd11fd24c2b22c532db9fd6dada6189b47e79ffffb0f56fd4f0d63dfd6f80c11a7377097b89d438c5bc4', E'\\x66b2c92f2c2929c6a849fc8e0b31f299697753038c79a1e315454bb9378221ff', E'\\x472b3d830756a5e60629cf0dcd1689280a0a7dc91c9891f3cf0f9f3a609fa677', E'\\xbb4d6a795ca4e29cde05daff979655d18ce8b228fdeec58aae93367928fe173a', NULL, NULL, 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3c32-7db0-9e7f-f62c178c2898', '2026-11-17 06:19:38.93+00', NULL, '03637893', '489637893', '{489637893,3637893}', NULL, '000000', NULL, NULL, '01a1e829-3c4c-7061-b0ff-f60b3954be4a', '2026-11-17 06:19:38.956+00', '03637896', NULL, '{3637896}', NULL, '2026-11-17 06:19:38.969+00', '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c63-7f04-9336-fefef9a986c9', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 06:19:38.979+00', '2026-11-17 06:19:38.979+00', '2026-11-17 06:34:38.979+00', '12.00', '3564.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba2ea9d304dbcfbf088de09278acc661a8bec170647a1b17a904c55edda5c43ac414de253d6ef56721c6bcb5dd4f3cfc9cc03fe63ff80d92ded2ae9cef50d8343b5cc3204be72246f8a15bf495d87450d5ede88b918649cb1368b625b8f2', E'\\x66b2c92f2c2929c6a849fc8e0b31f299697753038c79a1e315454bb9378221ff', E'\\x472b3d830756a5e60629cf0dcd1689280a0a7dc91c9891f3cf0f9f3a609fa677', E'\\xbb4d6a795ca4e29cde05daff979655d18ce8b228fdeec58aae93367928fe173a', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 06:34:38.979+00', NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c78-764f-b190-f1e716033056', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 06:19:39+00', '2026-11-17 06:19:39.007+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11bad07add4e04c48c1c2180ecfad9cfcfc9acaa87d5ad7bd3156f3f9e52426327e50d68dca2b8f0c7d615d8796cb8e1d42817c86da8706b42247209b14ab3b52ae5a59fd7f0f548fc388f37', E'\\x731449b459f826046d12b1d15787f75225fcd0828298601c05f19452269cb3ea', NULL, E'\\x5139176536df2bb9a26a1c962bebf133464a94a455e5ef23b9d23d9c83e6e404', '4242', 'Visa', 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3c74-70b4-b903-9835b17d38a1', '2026-11-17 06:19:39+00', NULL, '3637900', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c8e-7859-8031-c06339b8de32', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 06:19:39.022+00', '2026-11-17 06:19:39.027+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba96220bbb1de03be9cf93f9c9d149c8b4e9b822c3ddd8489ec6d0c6fe4760782dc5bd0d4af02da0c68f631901653d1339154bab61e06523243877f4aa79ef81bad676707f0c566ed4f97d', E'\\x6c3786425bd4dc44b9fae8be024260e9ad4dd7860c5f1380a6fcc39d7acbf530', NULL, E'\\x2cb47b1663ab645f421beec73be54d462024af9913aea4eef1620a37d85f44a7', '9995', 'Visa', 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3c8a-7411-994c-efc2153a25c8', '2026-11-17 06:19:39.022+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c9f-7097-9cf8-59cea1914003', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 06:19:39.039+00', '2026-11-17 06:19:39.047+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba3887bb1e105e3738f2060571fea12b137acae54fa063db797b67c59756b9dd255a32089b72c8a813b2502824ce775db18d9fa99e355a572b48c5775ee322618f6fce8986512a2499eeb4', E'\\x9ccffacea5e42f89f1747762385f9aa15e98f5663d7eba05e32214a8c8c4babe', NULL, E'\\x3b7fd91716fb0ff55a37bd682db87b3e6b1930aff71fb079513e00de9611e9ca', '0119', 'Visa', 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3c9c-7e6a-ab53-0dd9a413779f', '2026-11-17 06:19:39.039+00', '2026-11-17 06:19:39.047+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 06:19:40.278+00', NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3cce-726f-8210-561415813f18', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 06:19:39.086+00', '2026-11-17 06:19:39.115+00', NULL, '10.00', '2970.06', '2975.06', 'false', '297.00640000', '2026-11-17', NULL, E'\\x3d886b7865b57d7c785970185d7aa4f8bb8246e947e1a858134d12229967b209', NULL, NULL, NULL, NULL, 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-75df-9116-bf9a9eacd5a4', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e829-3d06-741e-91ea-86d11aec3c70', '2026-11-17 06:19:39.142+00', '2026-11-17 06:19:39.158+00', NULL, '0.03', '10.00', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba043f8a70bf11e6a8cec1b156c6fad2032204bfa9e8d004b5d2f3ece8194074debbfc78a5ca90eb6784122fe9c74d041978d40fa6ea2e46f3b5be57d0b3084b1bcbdb27a18752376c4d5c064d8d260107f093914b9b820d1de8d700abb2318a0d8bf127ea241b2bc6f0e043ba07fdd4e8', E'\\x55272d29273cb154e18f90f6cf8d8c0575d3937055468780b30088692fdd5e38', NULL, NULL, NULL, NULL, 'r4', E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', '01a1e829-3d0d-71ac-83d5-e54f89680276', '2026-11-17 06:19:39.149+00', NULL, '39637915', NULL, '{39637915}', 'b02d77c9-027d-49b1-9e97-d69385c11cb7', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-7dd8-8c9c-af4590f4e6ab', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e829-3d06-741e-91ea-86d11aec3c70', '2026-11-17 06:19:39.142+00', '2026-11-17 06:19:39.16+00', NULL, '0.07', '20.51', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba1391439b003db8eae4d4b491da1d5e46ae587c40eac4c531659bd9fb3592f573769aa9fbaf934e2071a68340ed1549cc012c30a6e466c9cdd66f68de7c3e43b2528894251824685984260bac0051e50b1682d0a65afab0bbf19224393f32c38ccefd78c3b6f5c58f14a5563b895951d4', E'\\xf98c823897cd0876b617231cb76bfc3b1db07dca1be742921f6a2568c4e0c974', NULL, NULL, NULL, NULL, 'r4', E'\\x751a76ee2004ebba2473583ceb92976119f6ee7dcc208271cf4fbd96040f7efb', '01a1e829-3d0d-7167-9c9a-f102e437f147', '2026-11-17 06:19:39.149+00', NULL, NULL, NULL, '{}', 'deff8ccb-2fc5-4205-9946-fc167b2a853a', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d64-7896-8f67-a98c5aa2948d', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 06:19:39.236+00', '2026-11-17 06:19:39.258+00', '2026-11-17 06:34:39.236+00', '13.00', '3861.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba55cf7b8b3300176cfc9c8bbde62a66ecb24fb10ee4196a3591681368ba657d936bf964538b3d0b09bced33fcf6e6d5ed037c2d9125ae9f6caace44930fe0ff9def46bc2b9076c7a2ab78359552f047e812ae5e5ccff74fdaf39ae6b6d7', E'\\x66b2c92f2c2929c6a849fc8e0b31f299697753038c79a1e315454bb9378221ff', E'\\x472b3d830756a5e60629cf0dcd1689280a0a7dc91c9891f3cf0f9f3a609fa677', E'\\xbb4d6a795ca4e29cde05daff979655d18ce8b228fdeec58aae93367928fe173a', NULL, NULL, 'bnc', E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3d75-728a-9055-33fc4f9dd303', '2026-11-17 06:19:39.253+00', NULL, '03637925', '489637925', '{489637925,3637925}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e829-3d4e-7352-b92e-13c62ed7927c', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b9d-7422-ad58-a844d0486252', '1', 'cb4d5c8e-98d6-41c1-be95-5b05577c12f6', '20.00', '2026-11-17 06:19:40.483162+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xa9b7077f10e68b3a379077e0012908943de5555a5cd2ac7315cd657423d8c5fc', '01a1e829-3f39-7151-b5ec-1c1a371003ad', 'factor', '2026-11-17 06:24:40.415741+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-75df-9116-bf9a9eacd5a4', '10.00', 'key:requester', '2026-11-17 06:19:40.478771+00', '2026-11-18 06:19:40.478771+00', 'approved', 'user:ana', '2026-11-17 06:19:40.478771+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b9d-7422-ad58-a844d0486252', '01a1e829-3ba3-7717-9d75-807d856ff54f', '2026-11-17 06:19:38.781+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b9d-7422-ad58-a844d0486252', '01a1e829-3bb8-7d6f-af74-3574086f6719', '2026-11-17 06:19:38.807+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b9d-7422-ad58-a844d0486252', '01a1e829-3bf7-7555-8492-b6baae673851', '2026-11-17 06:19:38.87+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03637886"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f', '01a1e829-3c04-7725-bcfb-609b11489eeb', '2026-11-17 06:19:38.883+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f', '01a1e829-3c11-742a-8e62-9a14826dfa66', '2026-11-17 06:19:38.897+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f', '01a1e829-3c1d-7490-8a7d-015252933087', '2026-11-17 06:19:38.909+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '01a1e829-3c29-7a4c-923a-f79610a5e6ec', '2026-11-17 06:19:38.92+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '01a1e829-3c32-7239-b8f6-cd2710621ff4', '2026-11-17 06:19:38.93+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '01a1e829-3c3c-708d-a15a-198da83917a3', '2026-11-17 06:19:38.939+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03637893"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '01a1e829-3c4d-7dea-bc0c-0ecf84a7456d', '2026-11-17 06:19:38.956+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '01a1e829-3c59-7272-8021-1bfc1fd95e9b', '2026-11-17 06:19:38.969+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03637896"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c63-7f04-9336-fefef9a986c9', '01a1e829-3c64-726c-98e8-dbcf2c0766d3', '2026-11-17 06:19:38.979+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c78-764f-b190-f1e716033056', '01a1e829-3c79-7597-b92c-88c21e3980d7', '2026-11-17 06:19:39+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c78-764f-b190-f1e716033056', '01a1e829-3c7f-7330-9bb0-0e991ae67bd3', '2026-11-17 06:19:39.007+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3637900"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c8e-7859-8031-c06339b8de32', '01a1e829-3c8e-741b-a377-fe98feeee1fc', '2026-11-17 06:19:39.022+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c8e-7859-8031-c06339b8de32', '01a1e829-3c93-719e-b744-137000f2e685', '2026-11-17 06:19:39.027+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c9f-7097-9cf8-59cea1914003', '01a1e829-3c9f-7210-aab5-f7ff8c63d43d', '2026-11-17 06:19:39.039+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3c9f-7097-9cf8-59cea1914003', '01a1e829-3ca8-731e-a93a-61a6878deec4', '2026-11-17 06:19:39.047+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3cce-726f-8210-561415813f18', '01a1e829-3cf6-7879-a6a3-a3185803277b', '2026-11-17 06:19:39.115+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-17", "reference": "11110002", "receivedVesAmount": "2975.06"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-75df-9116-bf9a9eacd5a4', '01a1e829-3d08-7507-a5f2-13dcee160d02', '2026-11-17 06:19:39.142+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e829-3d06-741e-91ea-86d11aec3c70"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-75df-9116-bf9a9eacd5a4', '01a1e829-3d0d-7ce0-9000-f7bc84f828bf', '2026-11-17 06:19:39.149+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-75df-9116-bf9a9eacd5a4', '01a1e829-3d16-72a0-8c15-74cbc2d103ff', '2026-11-17 06:19:39.158+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "39637915"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-7dd8-8c9c-af4590f4e6ab', '01a1e829-3d08-7107-a509-3e82f7bae5a7', '2026-11-17 06:19:39.142+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e829-3d06-741e-91ea-86d11aec3c70"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-7dd8-8c9c-af4590f4e6ab', '01a1e829-3d0d-70c0-89ed-cb8e9642715f', '2026-11-17 06:19:39.149+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d06-7dd8-8c9c-af4590f4e6ab', '01a1e829-3d18-76cc-abcb-e323afc288b3', '2026-11-17 06:19:39.16+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d64-7896-8f67-a98c5aa2948d', '01a1e829-3d65-7680-b55c-ca091b813d3d', '2026-11-17 06:19:39.236+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d64-7896-8f67-a98c5aa2948d', '01a1e829-3d75-72e0-a7b3-4c2d57ba6ef3', '2026-11-17 06:19:39.253+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d64-7896-8f67-a98c5aa2948d', '01a1e829-3d7a-749b-9d40-88f3ed592308', '2026-11-17 06:19:39.258+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03637925"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '2026-11-17 05:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 06:19:37.257582+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3d38-72b6-8a4c-fbc9a4e4c3a6', E'\\xb31d4932ec57f5dfe644aa0dfc4682323472437d303f34abc42493c335275570', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba12d062e20f481a1de1d4ed18966ad0f5ca7da220ccb13b59d3ad627651eb02a6282b84d663deab2750b8ec6ff38ff7a4494a37e85a519a635349efab8d2ffa4708c7b7b9d3ab081904b6e30e03', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 06:19:39.192+00', 'key:01a1e829-3b51-7a1f-8a9e-890fb4e51ca8');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '0215da17-d5f3-4a4a-8884-1264abfc0a24', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 06:19:40.475061+00', '2026-11-18 07:19:40.475061+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xc3c8d8644d6bc88d131786900d3669b4c0be9a416e2077e869617180bfd48659', '01a1e829-3f39-7151-b5ec-1c1a371003ad', '2026-11-17 06:24:40.417654+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '195', '2026-11-17 06:19:40.492619+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 06:19:40.421076+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 06:19:40.421076+00', '2026-11-17', '2026-11-17 06:19:38.647191+00', '2026-11-17 06:19:38.715104+00', '2026-11-17 06:19:38.715104+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'operator', '300.00000000', 'false', '2026-11-17 06:19:40.421076+00', '2026-11-17 06:19:40.421076+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'sandbox', '297.00640000', 'false', '2026-11-17 06:19:38.715104+00', '2026-11-17 06:19:38.715104+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 06:19:37.617832+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 06:19:37.618406+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 06:19:37.627191+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 06:19:37.627609+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 06:19:37.630529+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 06:19:37.631522+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 06:19:37.631522+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 06:19:37.631522+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 06:19:37.631522+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-17 06:19:37.631522+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-17 06:19:37.666511+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 06:19:37.257582+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 06:19:37.257582+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 06:19:37.669897+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 06:19:37.672123+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-17 06:19:37.666877+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 06:19:37.673659+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 06:19:37.670866+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 06:19:37.668546+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xf62bd62aac06b458d596ccfee597be14eeb65a73156b1af1112a26258fcc67ca', '01a1e829-3b38-7730-919e-f76e82e568f5', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 06:19:40.474349+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '784', '1', '01a1e829-3ba3-7717-9d75-807d856ff54f', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3b9d-7422-ad58-a844d0486252","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.781Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.781Z"}', '2026-11-17 06:19:38.78855+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '791', '2', '01a1e829-3bf7-7555-8492-b6baae673851', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3b9d-7422-ad58-a844d0486252","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03637886","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.781Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.870Z"}', '2026-11-17 06:19:38.871859+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '793', '3', '01a1e829-3c04-7725-bcfb-609b11489eeb', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.883Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.883Z"}', '2026-11-17 06:19:38.885082+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '798', '4', '01a1e829-3c1d-7490-8a7d-015252933087', '{"event":"payment.failed","data":{"paymentId":"01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.883Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.909Z"}', '2026-11-17 06:19:38.910557+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '800', '5', '01a1e829-3c29-7a4c-923a-f79610a5e6ec', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c28-7f87-bbb8-8dac9e69ddc2","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.920Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.920Z"}', '2026-11-17 06:19:38.921942+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '806', '6', '01a1e829-3c3c-708d-a15a-198da83917a3', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3c28-7f87-bbb8-8dac9e69ddc2","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03637893","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.920Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.939Z"}', '2026-11-17 06:19:38.940699+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '810', '7', '01a1e829-3c59-7272-8021-1bfc1fd95e9b', '{"event":"payment.reversed","data":{"paymentId":"01a1e829-3c28-7f87-bbb8-8dac9e69ddc2","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03637893","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.920Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.969Z"}', '2026-11-17 06:19:38.970558+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '812', '8', '01a1e829-3c64-726c-98e8-dbcf2c0766d3', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c63-7f04-9336-fefef9a986c9","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.979Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.979Z"}', '2026-11-17 06:19:38.980963+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '819', '9', '01a1e829-3c7f-7330-9bb0-0e991ae67bd3', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3c78-764f-b190-f1e716033056","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3637900","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.000Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.007Z"}', '2026-11-17 06:19:39.008476+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '825', '10', '01a1e829-3c93-719e-b744-137000f2e685', '{"event":"payment.failed","data":{"paymentId":"01a1e829-3c8e-7859-8031-c06339b8de32","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.022Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.027Z"}', '2026-11-17 06:19:39.028717+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '831', '11', '01a1e829-3ca8-731e-a93a-61a6878deec4', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c9f-7097-9cf8-59cea1914003","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.039Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.047Z"}', '2026-11-17 06:19:39.048603+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '836', '12', '01a1e829-3cf6-7879-a6a3-a3185803277b', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3cce-726f-8210-561415813f18","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.086Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.115Z"}', '2026-11-17 06:19:39.12739+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '843', '13', '01a1e829-3d16-72a0-8c15-74cbc2d103ff', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3d06-75df-9116-bf9a9eacd5a4","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39637915","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.142Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.158Z"}', '2026-11-17 06:19:39.158945+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '844', '14', '01a1e829-3d18-76cc-abcb-e323afc288b3', '{"event":"payment.failed","data":{"paymentId":"01a1e829-3d06-7dd8-8c9c-af4590f4e6ab","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.142Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.160Z"}', '2026-11-17 06:19:39.160694+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '853', '15', '01a1e829-3d65-7680-b55c-ca091b813d3d', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3d64-7896-8f67-a98c5aa2948d","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.236Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","checkoutSessionId":"01a1e829-3d4e-7352-b92e-13c62ed7927c","livemode":false},"timestamp":"2026-11-17T06:19:39.236Z"}', '2026-11-17 06:19:39.237993+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '859', '16', '01a1e829-3d4e-7352-b92e-86a80f463be6', '{"event":"checkout.paid","data":{"sessionId":"01a1e829-3d4e-7352-b92e-13c62ed7927c","linkId":"01a1e829-3d38-72b6-8a4c-fbc9a4e4c3a6","status":"PAID","paymentId":"01a1e829-3d64-7896-8f67-a98c5aa2948d","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.214Z","livemode":false},"timestamp":"2026-11-17T06:19:39.258Z"}', '2026-11-17 06:19:39.25926+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '859', '17', '01a1e829-3d7a-749b-9d40-88f3ed592308', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3d64-7896-8f67-a98c5aa2948d","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03637925","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.236Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","checkoutSessionId":"01a1e829-3d4e-7352-b92e-13c62ed7927c","livemode":false},"timestamp":"2026-11-17T06:19:39.258Z"}', '2026-11-17 06:19:39.25926+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e829-3f39-7151-b5ec-1c1a371003ad', E'\\xad4501c07c8c04c8856e70a880009e5d9476d417a2b16ee272a04a5a5b307bae', '2026-11-17 06:19:40.419001+00', '2026-11-20 06:19:40.419001+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3ba3-7717-9d75-807d856ff54f', 'payment.pending', '01a1e829-3b9d-7422-ad58-a844d0486252', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3b9d-7422-ad58-a844d0486252","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.781Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.781Z"}', 'delivered', '2026-11-17 06:19:38.781+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.797746+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3bf7-7555-8492-b6baae673851', 'payment.completed', '01a1e829-3b9d-7422-ad58-a844d0486252', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3b9d-7422-ad58-a844d0486252","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03637886","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.781Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.870Z"}', 'delivered', '2026-11-17 06:19:38.87+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.879096+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c04-7725-bcfb-609b11489eeb', 'payment.pending', '01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.883Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.883Z"}', 'delivered', '2026-11-17 06:19:38.883+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.891423+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c1d-7490-8a7d-015252933087', 'payment.failed', '01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f', '{"event":"payment.failed","data":{"paymentId":"01a1e829-3c03-7ca5-94ac-1f4ba85bfc1f","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.883Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.909Z"}', 'delivered', '2026-11-17 06:19:38.909+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.914239+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c29-7a4c-923a-f79610a5e6ec', 'payment.pending', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c28-7f87-bbb8-8dac9e69ddc2","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.920Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.920Z"}', 'delivered', '2026-11-17 06:19:38.92+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.926766+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c3c-708d-a15a-198da83917a3', 'payment.completed', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3c28-7f87-bbb8-8dac9e69ddc2","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03637893","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.920Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.939Z"}', 'delivered', '2026-11-17 06:19:38.939+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.946417+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c59-7272-8021-1bfc1fd95e9b', 'payment.reversed', '01a1e829-3c28-7f87-bbb8-8dac9e69ddc2', '{"event":"payment.reversed","data":{"paymentId":"01a1e829-3c28-7f87-bbb8-8dac9e69ddc2","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03637893","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.920Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.969Z"}', 'delivered', '2026-11-17 06:19:38.969+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.976892+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c64-726c-98e8-dbcf2c0766d3', 'payment.pending', '01a1e829-3c63-7f04-9336-fefef9a986c9', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c63-7f04-9336-fefef9a986c9","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:38.979Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:38.979Z"}', 'delivered', '2026-11-17 06:19:38.979+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:38.987349+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c7f-7330-9bb0-0e991ae67bd3', 'payment.completed', '01a1e829-3c78-764f-b190-f1e716033056', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3c78-764f-b190-f1e716033056","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3637900","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.000Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.007Z"}', 'delivered', '2026-11-17 06:19:39.007+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.012189+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3c93-719e-b744-137000f2e685', 'payment.failed', '01a1e829-3c8e-7859-8031-c06339b8de32', '{"event":"payment.failed","data":{"paymentId":"01a1e829-3c8e-7859-8031-c06339b8de32","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.022Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.027Z"}', 'delivered', '2026-11-17 06:19:39.027+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.031774+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3ca8-731e-a93a-61a6878deec4', 'payment.pending', '01a1e829-3c9f-7097-9cf8-59cea1914003', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3c9f-7097-9cf8-59cea1914003","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.039Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.047Z"}', 'delivered', '2026-11-17 06:19:39.047+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.051841+00', '200', NULL, '25', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3cf6-7879-a6a3-a3185803277b', 'payment.completed', '01a1e829-3cce-726f-8210-561415813f18', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3cce-726f-8210-561415813f18","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.086Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.115Z"}', 'delivered', '2026-11-17 06:19:39.115+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.134496+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3d16-72a0-8c15-74cbc2d103ff', 'payment.completed', '01a1e829-3d06-75df-9116-bf9a9eacd5a4', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3d06-75df-9116-bf9a9eacd5a4","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39637915","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.142Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.158Z"}', 'delivered', '2026-11-17 06:19:39.158+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.162513+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3d18-76cc-abcb-e323afc288b3', 'payment.failed', '01a1e829-3d06-7dd8-8c9c-af4590f4e6ab', '{"event":"payment.failed","data":{"paymentId":"01a1e829-3d06-7dd8-8c9c-af4590f4e6ab","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.142Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","livemode":false},"timestamp":"2026-11-17T06:19:39.160Z"}', 'delivered', '2026-11-17 06:19:39.16+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.162513+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3d65-7680-b55c-ca091b813d3d', 'payment.pending', '01a1e829-3d64-7896-8f67-a98c5aa2948d', '{"event":"payment.pending","data":{"paymentId":"01a1e829-3d64-7896-8f67-a98c5aa2948d","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.236Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","checkoutSessionId":"01a1e829-3d4e-7352-b92e-13c62ed7927c","livemode":false},"timestamp":"2026-11-17T06:19:39.236Z"}', 'delivered', '2026-11-17 06:19:39.236+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.240268+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '01a1e829-3d7a-749b-9d40-88f3ed592308', 'payment.completed', '01a1e829-3d64-7896-8f67-a98c5aa2948d', '{"event":"payment.completed","data":{"paymentId":"01a1e829-3d64-7896-8f67-a98c5aa2948d","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03637925","tenantName":"Tienda de prueba","createdAt":"2026-11-17T06:19:39.236Z","keyId":"01a1e829-3b51-7a1f-8a9e-890fb4e51ca8","checkoutSessionId":"01a1e829-3d4e-7352-b92e-13c62ed7927c","livemode":false},"timestamp":"2026-11-17T06:19:39.258Z"}', 'delivered', '2026-11-17 06:19:39.258+00', '01a1e829-3786-72ec-8285-b91fbbef7c90', '2026-11-17 06:19:39.264812+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e829-3b38-7730-919e-f76e82e568f5', 'false', '01a1e829-3b7a-776f-8e32-0535fdd962d8', '1', 'http://127.0.0.1:33159/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4410cd167d13de8d1996c2531bf80e11ba7eef3da2c6d0c453ede949fbffb05f993ff4af3a0c0fa3b46beb802551f877ac70736acafc0e41fb667526217a44dcdac3798353696dcf3a6d265fe73dde1c8b82d20f9c42782f845f0faa4307b9', NULL, NULL, '2026-11-17 06:19:38.746+00', '2026-11-17 06:19:38.746+00');
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
