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
  reported_at    timestamptz not null, -- when that payment was sent: an earlier payment that is decided later changes nothing
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 05:44:29.044148+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'r4', E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', 'http://127.0.0.1:37993');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0a8d-7eaa-a14d-c212f9265b53', 'false', 'pas_test_6DRX4tUy', E'\\xadbb5f71dd0e3572e2a5487dbea445a466d9559e37eff9b4d31484062b575716', '2026-11-17 05:44:29.069594+00', NULL, NULL, '2026-11-17 05:44:32.198741+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0aa5-791f-b9be-c7d98e73cc61', 'true', 'pas_live_GqjlwtVu', E'\\x249749ffb1a9e36ead7f3b9a5a667ccbead42ab9a567226d1924622f7173654d', '2026-11-17 05:44:29.093787+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\xf50fd14344010294b0e97604f91f8051672a9a536ed7519325219982a4b77876', '2026-11-17 05:44:32.188715+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0a6b-74ba-84b8-4fc2f0aacfcf', '2026-11-17 05:44:29.051343+00', 'test', 'tenant.create', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x017427b3a80a7e4e5d0cd85c70681d3f28783217a4fb6230eaf4ae17d3381382');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0a8d-7a79-8add-2833135de652', '2026-11-17 05:44:29.076005+00', 'test', 'key.create', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0a8d-7eaa-a14d-c212f9265b53', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_6DRX4tUy", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x017427b3a80a7e4e5d0cd85c70681d3f28783217a4fb6230eaf4ae17d3381382', E'\\x46550d04d3fbcb14680b074962c822ea8167dc01e5f5308d9c565e4a3972b68e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0aa5-73b5-b415-7dcfb11fac4e', '2026-11-17 05:44:29.09448+00', 'test', 'key.create', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0aa5-791f-b9be-c7d98e73cc61', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_GqjlwtVu", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x46550d04d3fbcb14680b074962c822ea8167dc01e5f5308d9c565e4a3972b68e', E'\\x544c96fed08998fa23b0ea8579f308b563a5021ea20c0825b85435d61ec7590b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0acf-7d18-b93a-67256aa2f28f', '2026-11-17 05:44:29.139959+00', 'key:01a1e809-0a8d-7eaa-a14d-c212f9265b53', 'webhook.create', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '{"host": "127.0.0.1:43757", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', '01a1e809-0ac4-70ce-a7ee-98d118478b32', '4', E'\\x544c96fed08998fa23b0ea8579f308b563a5021ea20c0825b85435d61ec7590b', E'\\x3375ac72aca60118e83d6f22843827dd19559d4a2a309609c55ba005235a66e1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0e7d-75f0-8205-a4a65fbf54df', '2026-11-17 05:44:30.08075+00', 'test', 'checkout.profile', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x3375ac72aca60118e83d6f22843827dd19559d4a2a309609c55ba005235a66e1', E'\\x8074c8c71c470ade88302d687fb2a27bbf60a360e3abc1691cb1bc572a3a06f0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0e90-71f4-a68b-ddd182eba3fc', '2026-11-17 05:44:30.098777+00', 'key:01a1e809-0a8d-7eaa-a14d-c212f9265b53', 'link.create', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0e8e-7b95-8b74-a17a51f5bda6', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', '01a1e809-0e85-72db-8575-3aa1ef7dad1d', '6', E'\\x8074c8c71c470ade88302d687fb2a27bbf60a360e3abc1691cb1bc572a3a06f0', E'\\xb9092a11c7140d9a50a8843299b2c2a2c69027c897e00f17ea91be2c08b49a4f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0f6c-74ec-9deb-baf8f0ca7939', '2026-11-17 05:44:30.31885+00', 'test', 'bank.notifications', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xb9092a11c7140d9a50a8843299b2c2a2c69027c897e00f17ea91be2c08b49a4f', E'\\x5ce0a65cc30959c2489150027b989a9f5ad7b60886d2957272eb8785a585e023');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-0fb2-730d-ab36-ac02aaaa3bf1', '2026-11-17 05:44:30.392717+00', 'key:01a1e809-0a8d-7eaa-a14d-c212f9265b53', 'movement.ignore', '01a1e809-0a6b-7257-acfb-cfc450cd398a', '01a1e809-0f90-705a-a27f-c082644605d3', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', '01a1e809-0fae-7d54-82dc-22836a3dcf72', '8', E'\\x5ce0a65cc30959c2489150027b989a9f5ad7b60886d2957272eb8785a585e023', E'\\xac96ab196bd1b376bd3b4cbf5429625d75bfcf27a2354d77f01c9340ab4c58ca');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-126c-778e-b4e5-e3e97feb292b', '2026-11-17 05:44:31.091444+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xac96ab196bd1b376bd3b4cbf5429625d75bfcf27a2354d77f01c9340ab4c58ca', E'\\x049186e589b1cbd8496c8872fbb65bc86e6a3182b4a43472fd093ba536436a47');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-127d-7926-b7aa-fceb354cedfb', '2026-11-17 05:44:31.103661+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_OVaBPlE9"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x049186e589b1cbd8496c8872fbb65bc86e6a3182b4a43472fd093ba536436a47', E'\\xce6d9962f13cda7d50cb3de4146eb62c8f4aa825b2c951272f928860a97d79d5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-1281-72ae-9c2b-0a325dec710e', '2026-11-17 05:44:31.107925+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xce6d9962f13cda7d50cb3de4146eb62c8f4aa825b2c951272f928860a97d79d5', E'\\xf61c4f35f546418b76500b829263f7708b620d59909195c7d789ae22f0017a40');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-14ef-7e1f-8a3a-4d44f2486699', '2026-11-17 05:44:31.729561+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '108a3877a437cff4', NULL, '01a1e809-1286-7200-8adc-e2b9f980d2fc', '12', E'\\xf61c4f35f546418b76500b829263f7708b620d59909195c7d789ae22f0017a40', E'\\xd3345c62b8ffca3e5f8809cabd66661423a7928e45022be7740a099b47b922e4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-1573-7325-bb6b-890368769b59', '2026-11-17 05:44:31.863492+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x4f5f8793ac2106b993298f8bc0d30a33e6ca42699963eecc65298cce6ec9b87f', E'\\xd7d9dba69bb841413ad442d6874f8c7323c320f14d5b626be2e40ce5e3b3dd35');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-16a9-7bdf-acc3-208b756c9ed3', '2026-11-17 05:44:32.171855+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xd7d9dba69bb841413ad442d6874f8c7323c320f14d5b626be2e40ce5e3b3dd35', E'\\x793ad6624d2759612fea63317307a068eaeca8255a1bcded032437655b080994');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-16ad-77f8-977b-3cc12d3d608a', '2026-11-17 05:44:32.174232+00', 'test', 'rate.set', NULL, '2026-11-17', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x793ad6624d2759612fea63317307a068eaeca8255a1bcded032437655b080994', E'\\xd18bb3e32a7d7179d0d1fb2b4ae7626599438faeeb0c4e5f7185cb11599db9d2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-16b0-74a0-9e1f-0526ece58ec0', '2026-11-17 05:44:32.178699+00', 'test', 'bank.set', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xd18bb3e32a7d7179d0d1fb2b4ae7626599438faeeb0c4e5f7185cb11599db9d2', E'\\x68251c09b5606f31568d7f9fd79e35c62fa490896fe90efcd3c2cd0e2b831ff5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-16b4-7f66-8ba2-bcc6662f59ac', '2026-11-17 05:44:32.181783+00', 'test', 'bank.order', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x68251c09b5606f31568d7f9fd79e35c62fa490896fe90efcd3c2cd0e2b831ff5', E'\\xc8c16a3d7e92c86f8dabb4e91c0b3e3c0ee69bd654b36b552d6e967c145952e1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-16b8-7589-bf66-4143def87de9', '2026-11-17 05:44:32.185633+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\xc8c16a3d7e92c86f8dabb4e91c0b3e3c0ee69bd654b36b552d6e967c145952e1', E'\\xb8a377345a19286ddec0f38f9d70f8c5c60c94d86801bb6509c95cc1302c6f94');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e809-16bb-73e9-af45-f2e5028ac544', '2026-11-17 05:44:32.188715+00', 'test', 'bank.route', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\xb8a377345a19286ddec0f38f9d70f8c5c60c94d86801bb6509c95cc1302c6f94', E'\\xf50fd14344010294b0e97604f91f8051672a9a536ed7519325219982a4b77876');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('b1a71a8d-c946-833c-89de-06946a383fea', '2026-11-17 05:44:31.8532+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e809-1561-7903-b84f-726ac0243b2d', '13', E'\\xd3345c62b8ffca3e5f8809cabd66661423a7928e45022be7740a099b47b922e4', E'\\x4f5f8793ac2106b993298f8bc0d30a33e6ca42699963eecc65298cce6ec9b87f');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'true', 'bnc', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b61be595fd56e6e3dc9b7178e93df1a276cbf853ab450beaadec421466d019437e537141a8b0665be44bea9a3984cd443a0e0fc9bc02842ebaab764b45b7488f037', '01a1e809-16b0-7800-abf9-a01b20b792db', '2026-11-17 05:44:32.176578+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', 'P01764000000', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'b403ec28-bba4-49ca-b914-df89eebac613', 'charge', '2026-11-17 05:44:32.298012+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', E'\\x2728f7647e97313bef03dfd20625ae02f9b3d5b1ae424733c7ed316dd1bee919', '01a1e809-0f88-71c8-a6d0-d42e1151b56a', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'r4', 'R4notifica', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41ba150ddebbc199b5c5a83d8e0facf80dfba800ab2e2639a0d3c744a6c387b434b8eb925897a9b06bb8b087e387f55ddd07d673f432ed4c8182e10585b1a8b6edd239c43a91923b4d7eb1b5a6fcff72cf1bffed65d90147054558995a7deb32d7727c9e2473e92490cd9f343518fb45af36ae960bb481d108af5edc8bc2a29c353f00385bfaf330f637efa70a97b1a3445f1b594e4bea35af5cb4bbeca8921e6d95a73c43f78eb831f0eea78ea4abb62b7939e6149841062f278d6d526f6b4da25fab0ac7b070734cc55c5c18512d8717350078c8313c3dc13a8a0b3c9079dabc690d0d0fec2df950df3746d5c46c18f678ecdf171ecd23e13adbde4ec581be7c4528d93', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 05:44:30.345077+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', E'\\x5844ea968df01fdc200f9cb251051efc4c2fcb7d2c947c60e817eaf1b09505b2', '01a1e809-0f81-77cb-9082-a413d53302f5', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'r4', 'R4notifica', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41ba39b8064f908f69cadc841bdecb72b904a1f8a9d05912113f1b4091866115865cca4d5a9172609ddd8dd3eb753c708e8803584177149d5ffc673b07ac3397658ff9c8e1a1e4c6cbf13accd83b9bb705f5e166c8d41cb8abe28b896fdc56faa3ff177b7dfead57ee19c950568dde5cbe3f746a94958c031343afc7cd6268ba254eb56d6bc44c6de33e4ae1d0304759da031637eb795278e0a05079c3c9f0a34cc309f001fef07a2d023edc07bc7585846e7bd44fe4aa7c0e73f9f947ccccd9245cc95c3d7f41c57dec3a22523737da717784dc80c91ebc77ec58039c1cda1cfc76e9c6d5ef3071bb4c1b9fad84844d05d0b00c0bbef76d1b2949ad3c693be653553f0c6', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 05:44:30.338342+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', E'\\x76d79b6a1dfcf1bdf8094e6f3b56ea94d3ba484aaf268edcd959188b8432c171', '01a1e809-0f8f-7200-bcff-01391b2b71eb', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'r4', 'MBconsulta', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b0da4e0ab561c916e7862dc9f64aadb8802c33190f0093a5d5b4eebc31e173427b7fe1fdf2422d1d6f684eb5593d95b33784ae4e27a4432bdaefa28f052dcfe3149b871d1950f2acbeb13c8cf1e4c97723aa105dfe75ec6f1f81343d0948513f7c6d65fd0478666a41cd9d2dfc0817abdf5b5e17580a24da3fef34f6f515d8bed890c73c741c02c7a75b43a823c09a4e598109da1eaea69c80dd01b8ba960dbca3642f97e39af88782455117ae12b063b2b6f8410725fea54b5a0c216d2299bf4c72f8bc9b94b583a2dd0aceb7aebbffd83acef3d0a14f0eac43e426e1311efcb6f118ea1d5595eed81485496de529e62961bf218721dbdc8c96d171871a69d33ff148d60', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 05:44:30.352699+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', E'\\x90e0e930c125c8d90c350b93d74eb4177fa836970238633b3d342463ed05b0e9', '01a1e809-0f7c-7222-abad-579f02079e20', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'r4', 'R4consulta', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b045720987f3f458860a26d106ee376e0578539ee4411758ee11e0eb28295b1e2301f8a20d6ff1e8235d3ddbeacc5e9ae64075ebb', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 05:44:30.332637+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', E'\\xf48aaa0d92ea4b5033b06cc6f3382c98f2ceafaae20622010ebe5e2b4c8db0a1', '01a1e809-0f74-73a6-b8d3-cad9179d995c', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'r4', 'R4consulta', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b2afe0ee4cbda26d3445dce6d225d55cf3364434051073da940424395e4d00e467c158c6f26c827d174853fbf66aa958d65e1de69902bf8d9e34f80ec7677c55fa4496b95110ed14bfac10195179343cf11d4fc804a659b8b1c464c0b92ae8d161a88312c088db1', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 05:44:30.325927+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', 'in/2026-10-05/12345678/120.00', 'edc4e407-80e0-4d43-ab50-c891baf50361', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '2026-11-17 05:44:32.292446+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', 'history', '2026-11-17 05:44:32.302037+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x22e27253a904eb98ba10c40cce7add18d7da20cd117b65c2d81758198e412945', '01a1e809-0bdc-7e19-a370-5b38363436b1', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b7f2f4137ffb369424857a745a6c06d9b49b8757a4157ad06b3651ea045352735fe4f8991aab7c928dadd197ec2ac9dda9a3068141e1e62a1e0616e4b', '2026-11-17', '2026-11-17 05:44:29.417193+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xcb5140aa055b42197884b8a0fb9fa1185018d82f2f945fa642d87a65b5d98044', E'\\xb64efe60632c90aadd3ac4b8e1f28c7f2516d994c19b498bec2315cd48df5bb7', '2026-11-17 05:44:29.811913+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\x6b56630ad550adb35bd92c4ba4af7ef087c24499982f82cf47e6139da9bcb293', '2026-11-17 05:44:29.742206+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xaa8ea05d903f791af19710f72357370193bb952ca02b1aa73265cb9cc6523345', '2026-11-17 05:44:29.83019+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xcb5140aa055b42197884b8a0fb9fa1185018d82f2f945fa642d87a65b5d98044', '2026-11-17 05:44:29.787706+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xaa8ea05d903f791af19710f72357370193bb952ca02b1aa73265cb9cc6523345', '01a1e809-0d85-74e0-a477-36b7892a58b3', E'\\xa118def330f397428d8f9cd4757fbb0256dd5982170284118e2b13f50be9bdd6', '2026-11-17 05:44:29.83019+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\x18c03eec85c3926e0753a712925fd52387b13971ba86924da85019653cdd820c', '1', '2026-11-17 05:44:30.256517+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xd0d8e1258d6257e2d0a9495c9afc7597684a50c042d82a695617bb4ac1ce12ed', '1', '2026-11-17 05:44:30.175147+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xd70afeb2b969202d2f9327a9060f1bd88224de0a53d43fa28b5ab39c938c2153', '1', '2026-11-17 05:44:30.256517+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xd97503f1f4dcb077ff47d6b2655eee950e895b35210441d12d76356c4aa91716', '1', '2026-11-17 05:44:30.175147+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xe267559cef7a0c4e5ea5b2ea4f14d8a385a192b64f4fafa5e4ea41cc2a560ae5', '1', '2026-11-17 05:44:30.132568+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xf17d5ac655e6a67a3126d8cb6beabd39648afab9d6dd536b894a45cb72808b1d', '1', '2026-11-17 05:44:30.256517+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\xf677b6a513f99524bd4b6202a8bc054b48591a2e3db7d9e3fc1d9d44ef32a5b4', '1', '2026-11-17 05:44:30.175147+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 05:44:30.077784+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0eb6-7e68-8c9e-3c11603660e9', '01a1e809-0e8e-7b95-8b74-a17a51f5bda6', E'\\x688955c9647385eaf01471b3095455c22039ee450f416618b4272b399f53a563', E'\\xb3bb93f843d6130857a830786211dd4aa4203399eda566b6362fe7a3ff480324', E'\\x1bedfb22ec364d7d1332099adb6975deddc96d9a15936889e90cc590f2559dbe', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41bc6a588976b720205641cc5dcc6bc069ef797f92c228db6d5d567b3084a3e4ccad55a2725402931f843b2ebd1eafa6e2f440f2afd453634a8dbd3d2515ed76f6888d287456c1580a4a9c6bcbc5352', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 05:44:30.134+00', '2026-11-17 06:44:30.134+00', NULL, NULL, '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', NULL, '2026-11-17 05:44:30.284+00', '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '279489426990', '01a1e809-0e14-79dc-9c40-b958431fddd4', 'bnc', '2026-11-17', '2975.06', 'in', 'p2p', 'false', '11110002', '{11110002,26986,279489426990}', NULL, E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b2e71fd0c7789c0557f598070fc6920afd1a755615a482064903999f7dbdd1a75d90c58dbe94839221d6ed37c5f0bed7db878dc11e661cba1faccc73adea31a4ad4a6fd88476272cc9cb4d7ea5698c8782d', NULL, NULL, 'query', 'true', '2026-11-17 05:44:29.974944+00', 'matched', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0dd7-7f25-a400-bb528b2a17d7', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', 'notification/0102/83700001/1523.40', '01a1e809-0f81-7b1b-93e0-37b7ec26dd1b', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b72a091308c6c02ce9e7ac70d554907dcbe715a8e85d0a67c7aa8333835f880e2e0698aa679028db1a6424438ea6417023540b14d510e95a50aa2bc2e2125c9526b8ec62ccaf678f622dc79cec6a7cae9f861f678f87339f471e31c65d199dd0b6cb3514a17', E'\\xb087b839bf38d5c8478b1838bfb9f0751cbca67ce7547778ab6f771ac1205eb2', NULL, 'notification', 'true', '2026-11-17 05:44:30.338342+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 05:45:05.338+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', 'notification/0105/83700003/1523.40', '01a1e809-0f90-705a-a27f-c082644605d3', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b49d6c9b28593e8c15672ee1a1e1f713385bad25000ee59719fe81e9e2247d7af95dd2b5dd04166f1749afce99b37ec9aee0127f41569bf9b604083151cc26d9191e90d6ebcb2d939d6eb8436e4f57e27b90672608b2cf9ac552d1be187eaf7df71c73d5fb0', E'\\xb087b839bf38d5c8478b1838bfb9f0751cbca67ce7547778ab6f771ac1205eb2', NULL, 'notification', 'true', '2026-11-17 05:44:30.352699+00', 'ignored', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '279489426990', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0dd7-7f25-a400-bb528b2a17d7', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 05:44:32.307335+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '2026-10-05', '1', 'added', '{}', '2026-11-17 05:44:32.307335+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-79d1-90b6-c15b0f0ed190', '20261005', '30.51', '2026-11-17 05:44:30.007+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 05:44:32.185043+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /movements/{id}/ignore', '01a1e809-0fad-7acf-a330-9d500fc601d1', E'\\x802f39c3b828913286e531261c685828aa70dc4c3d19540fec6af77d3c5ea44b', '01a1e809-0faf-7f1e-8201-6a9b193f7354', '2026-11-17 05:44:30.38761+00', '01a1e809-0f90-705a-a27f-c082644605d3', '200', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b1b67b00db656440c732d49d9e4ced870cc3130d19fee382803d7963308202909ede9f8a1a3a71148edec90ac8ce585aa21028d4d825424af5a8cad00473d7ebe2b1c7bf7f4a9416755891a0ec3b6261ac9392be50b8a2afe6d9d2ecbaf7d46787c53df559bf44e555666365403c2c7884481b25996d25ea28b84ab9746ea952370e842e6051009d9dc8f76a84402e1588e03cc6a7f2540df6514e8fb99e091f223522a3b001c2dc78c7bbd9eb07d0eca6f033831b177d952bdece9955f1d7a1437c6f53e7f1e2256a1d39c5328e2abe64bfd6558eaede5969e415b79a72b3cb3a292d8c7a95a69aa0cbedaa4ed8874875df4a8e58f784abe1e3459acd6212e7a9806f7dc9b38abfb47cbf5931289be38b93c6e104d71b05425b2f7cc113511b88f441910748e7972582afe2a642cac10a7a77672d6216d1108bb', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /payment-links', '01a1e809-0e84-7c1a-9e5c-1debfb6533fc', E'\\x0143b03fd2e877c9f186b0f40699f9f8b6563c57e25ca59628726845122125c0', '01a1e809-0e8b-750b-8342-61664a65774f', '2026-11-17 05:44:30.096736+00', '01a1e809-0e8e-7b95-8b74-a17a51f5bda6', '201', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b98aba13bff91bdb6434f88ca9017da00dd3b59a34001157a041a0999b695bbdc2c49b022bb138deb4b86356340445991828492ae2caf927c59e0ab7416548b5d709d48331ac5be1ad1eb9ba7f7fefb457be12be651d2752a4decbafcd005b3d2dedb461ed2bc77ce55f4ea2a7e5057ee668e57463a4b825f9c69878951bb6f89157b31b0e126b562f82bd4a5a7f13c30b4028b4edbfa9b842421f3acd822fe9fa4234476c88dd856d6302cbf9b4cae29fc4ca886049c3841ab0601decadd9671fc03f37baf2ed5957b3270613a04e589a3ba299d76ee9c0fde5acef587f16c07ce9058e9849ff3b71ca77cd52c86099ae9eed0081aac46a791fe103f2cc43811b8ad1fc09ffe93f225051917a9dc851ba8353498f8350c2bc67b547d5b81802ded30849ce789ef931aaf2c161bec969327dc816134bf8523ed', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /payments/credit/disburse', '01a1e809-0e2d-73a4-875b-affbb8c06236', E'\\x760b04d23958f7ac47170f40905a8ac3baa65b95357f643ea9f767d664cc3c0c', '01a1e809-0e31-7137-81e6-1d98f2d6ca92', '2026-11-17 05:44:30.010242+00', '01a1e809-0e37-79d1-90b6-c15b0f0ed190', '200', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41be40e585f47f3c713a14d363f507b718f3a360112ffb9b3336e0dc2a38c9b112f45e346ba3cd1a36943e3e39bbda6c0cd8f10b1683e846c309361734ae74ebb3ec6236e0d1a4cd96f3a3766c3154e9e4c81b74da6dd7341a6cacd1df575825e9ea2c2c1f157cb424ab31d0581da847e464a3e61eb4af8f2f16d82b351675ac81cf7182a82f60f9cb314dc22b14bb6b2c7f74cb7b7b7e5881eeb07be8320c74928cf0c1cadf560f81efae294d68b680583d1a689f0b3924931e505bac5f3c33072fe1dad6e72cdbda56c501277214b91b2a1b253a58545869349998bdbfed74bfad1de1104ec34a43169e963fa563816d520f5682019b84d9d03abf2f30cce6c39e9f6a2641d32d0f02089640533d13b8b140d984fe2f39e8edd94fa6f94815f245849e377249339ccfbdd107741a64c30f544d699094945bb0a2b57878b098bae9d4b330140c805f3a3cf994ce6587516a4ba4edfd3e9d66b2bba9c43ba3ca0ca14e649a47e3536604a3dcc4f8669834debafc42817593e4ba584a523fe68d444803f6672a204e93d30734a4609feaec8af6341d3c5389ae30386ad0f0b90741d170762234aefb0ae7582ab90d2d8dca24021086de83f5867ff8219648bf33e68cf7fb1628be5d0cf8ae3e39a31fcd5dafa82325f0244286769ab742891bae9ae9dbb35b42e7ce9840373e6a29357d7646dce629c60c6f17d9b530e91d5e9825fce9c51e7282dd781a3154cb7e0eb4307432c596cec5728650e0a7b9b21bc613cee207fe41ea89445157df4677fdc6013c89e05e2030d2551da7173a0016085e4d02bb2b94fbc28a56f5a334807e6cd2b34a93fbdcec3f6138d310f11bb315c758e9b1740f5be400c8e6b79f87f76c98493985cd2f75f2be8dafdcf7f96f7f96e7bbabe6c322419af22239759e71cb922702b271f918c28d8b9c907f87cf3a54421df2e5e7a18a339372bfd7351749fcd56eeb014d1b3b988265b3e148c60bb12ab2c39c1fa366798e02067412e41620774e83e1b93c65db7144dd2dee24d02fad4dd4c2d307266320250719c857b35d57eb98c41c98c5dffca08ce7869361482816425fda6126221957a816facdb2caae3c8453ec8311b8e9747edd08651c9', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /payments/pago-movil/verify', '01a1e809-0dd2-725d-807d-2f92744970dd', E'\\x1c321f42cdb36ec7ddcb8fc3aa171b3d27dce75c0054dff9427e59ab61b8e981', '01a1e809-0dd6-78f5-85f3-b3e5ad0bdd40', '2026-11-17 05:44:29.912749+00', '01a1e809-0dd7-7f25-a400-bb528b2a17d7', '200', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b7f42b01ae08d5534a8d8123e1eb6c8e6e5f0e2266ec948c408dca94a5b5d0c25567a9a118f6de7ba16e5fe2232bb8e926d2da9beab2ef906691aeddf886be384b28a27dd99ce5122884007e725aca9cc1e4aa6256499a7de58a60eeb846bfbd12b28d699de3f5ba5b09d5b832f42652abecf8424fbdc1bfd6cf69cd06ad2e21113cacb9833b8285c71b77a7cb92abcc7f64dd462a8122f4bf0c304fe290a8e912ee3b6b7d74813dde5938647da4ef260c64448482124932e21f91ea4283c90df2071b753435bde311435058be09955917757c51a2bf8f3de109e21e19cfad0223f88923ccc815def9323d071e8998de1c273b3c5a68bf62592926c9de409e9ed82b968fc186c42e9f86693b6a413073d26553a11cfb28671416f9d33b8d82607f2ff2047aa01ef812e51893940944f7a418fd18820eb31abc1f148ac690c72a74c0b26644a1f23df77e56acef745f4c1d5ec25555541e04e6b5a164731bc4f869d8698bbc4f344d9836e1de0e5338d16a0f1c04dde0cb19adfd46396eb64885be76ed1d14c13bffc284405a5565f34b2fc8c84d7744c6446cd26ad2aaf1931d7124e46b4552d9800f0d0f12cd02c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /payments/vpos', '01a1e809-0d1f-7499-85ee-8183a36c3a32', E'\\xef034a2488685894449aac0a11c46479153b5b033d5a0d3936c352815fba1c7d', '01a1e809-0d28-7259-bfe4-22fdd4b1625c', '2026-11-17 05:44:29.756451+00', '01a1e809-0d3a-7b9a-af5c-1f1d97085ac8', '201', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41bdf5f7f900acf6321da11578c978cdccab0a48163ddae393d308973703be6c37fb5c9ba8a8f8a905002ea185bc1fe4fe6f6bed3715e8f730e42a050373aaeb6241bdb01c35e7c798fee42db38c247a6d8f69fdfed3c2285a87b892e25d08048e0cc183b8752b148b1d95e34e97d914217464e89ec6dc8895f85882479a095a3660075a18a8917a7f9bf665d71837e068ce5677c746c7b32073ed659affb038449325206e7fcc6d0ef1a92346ecb59c74ab469784c66721578164eaab0983960ddbecf31f658ad8e74143522c6073a68dba12f98a1863863091a55e1c7cafb123727ad034310677899df076584f70f551de6fa920333e470fdad023ada4bee33be531b4a37e51f7c132b6b0f6b3a9d24583684033b239c4115aa405225c3717ca40b8da4229dd8a7b52348e173ec0aaaa9d0b296be6bdf4ac5d644b12fc05b3b97b3c6d0972cca0646bbf35faad8ad753fd84856d54f9a97b2e927fe9ae11c6fb102a0b250c0dd02f44252f7ee9d35650f63511079b500f355ce248581463e05ca94ec6f431f57396ee340584125ff2677e72fd7657c58e4436ff0ff1bcde5d488540eb430ccbc85846ff29b59e3f72d26294f9df4de7776c0e81a059647a9009a102b24b55d2daa2a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /payments/vpos', '01a1e809-0d57-7261-970f-33511d43db43', E'\\x03bae5244655be4d6053a6f610df50417f093fd954eb76e14d7484164be04fdd', '01a1e809-0d59-7674-a42c-b67942d6718e', '2026-11-17 05:44:29.794056+00', '01a1e809-0d60-7a4b-8d1c-196fababb1f3', '422', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b6d2902c399743446100f89f0b578a7e16b1197113b9f45061b2b832190a575c23334b9a17d1f36a5ae3b59c71ab802d8d45688a36b8d8587a2e0b0fcc3ed238fb4e35798c38cced4dd76bcd2480df67c49fa3a62c8e31a873345582571d4e3be2fafa1061137f982000e9178c49c2dba076199ac7493e55f0bd8ffa1f8e3c3646ba112b70a41352179496b43913c055b2ca6b0a41c9221d117485e33e02eba1838a6123cbb2b83dd12265e18687e53dadd9e8e0fe5c8d10fae392c50fe440d4e54a60db152191782862218628db96b358a1b101fc7829b323e5cc89d3538ce4123a543fc2c0f792c7c31f1d3912b245f874977290c9139c775d371cd4c2eaec808e14d9cdf8e7526155e1cdc2fd8fdd12988aa84fb092485caaf495c43cc5fe60fcd5097a81d0f0d6aa4e2fd264fa32e8df2a179e0c267a1db9cfecff820937a4a6c428b42822e1347325b39c9dba0e766837890a1cb9a0bd78de716b7793a75079f5b8a415cf29cddd8fe2814e466215f76450f0aea137cb0ce82be0540fb89bbbf42255f9b2de7cdfbbd0aa375251ac4b3c27ffe729c7219a3584c2a95317391d09202e46ccf411a98b7a556a9af58d187bab66544c80fd1887ac147fc67423732772c9d05a1411f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /payments/vpos', '01a1e809-0d7d-7390-8796-4d62af60a8e1', E'\\x2dec2a7b8f56a4e88d311deba6eee97625e5e65a8b4e915804eac6e6ac690747', '01a1e809-0d83-764b-a6a0-3361860fe746', '2026-11-17 05:44:29.837464+00', '01a1e809-0d8c-7aa9-b666-77376333eaed', '201', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b0bc7baab6bf4b11bae9b239fecdcc490b37ff116dfe532ae9fcf8363d2ac785d5fcc8d10c8f1eabae3191269a967a5143048decc16f1a90c29b8f884ac5e0f324c7e1b93272012215ff3fbfc14b541a8f256fc4043831d408518ef34723c5b7222baebcad1bdd853c3e257989f65bd3168c6fd0df7ad55f06c4a89640c03558f947b355391ae49f0792a54524cb9f7e6631aee407952d0cd82d9ba40976508804073344991fc142ea916f557906991480527f2784bc30089a27b620b20ec15b5cf63c78d4ea17dece36a65cbbdc8223e6a433df30a48931114e155be2ef2c43c8977420d6d37457ba8af91e406041ab3830aab364ad7a5a4c4a671c231e426c2578ac57b5b46492f891aa9f7c9356bc956248405997ccfb8f77ef483354e23534ab687c94d0fda0c9767c9bf9542e5957d21d86f03bc596ed037df30bd72d8b5bfde20fe4cf4097d7007c1cf9076377830ab6a855e4749a790645d92fc6b0a0d4987dbfab88f3806297c3dc9624dce3348dee9720ec34797ffa5670268a956a2cd1835637ea7db041282e22fadf408e03c1f449f1dfd137b4c1dcaf7a30f62d4d69f6827d0936baa9541b75f48c196421eac7bea2f9c97d268c9362e528add31fa', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'POST /payments/{id}/reverse', '01a1e809-0cde-7abb-b889-0dd1294b899c', E'\\xda8582b5f4cfb978227ecc8d682c20df774c7de14f9af5e7e26b5fb8d96d0f97', '01a1e809-0ce7-79b4-9aad-e067e396b235', '2026-11-17 05:44:29.684985+00', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '200', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b2b5958ee161d7971ab6a78c0422f8e21a5b50ed2eded879fd6948e6ac50b5ccb34e9d536c8c252c938c9f26ed9bc25a9534c6a50d87302d932ec544b7239cf970692837456f25803dd0dd4c2a86a92822795deb1eba41c13bd4fb84c4a6bc53a40e515eefb5589c836557af657cafc9510f0274f9e20c3e8552499cb97e05b8bd648532fd76b12a5c49d413bd99b0185ddd3a80467a85aa53f238b8fb05f98ba8972362e4990fbccd19db332c5ed7dabfae7094ecc646243ab0567bc21616adc7bc3b9e69ed34a289c6e1776ff406ff1be12601e1a4d897d6df3477972c97a8c7056839a0b0cc1ebcc8769ebc8ae8e364a58cd5f983f365932b21026279368548e77b19551319b4318ea3f704a650fa93bd99d180bebb95dd03f8f438c23b78c03ccd3768714ad0e628a1b6028d1682f07e1010e552f654e8cf5aaa65068e4739967e7eb45779ad803493390f47ed19d075a9635780fb2e36c772801ba3d69ad591daaa0d47c2fd2010da81693a5a10cf0b68795f8573bff0c77e86e0ac9d0cf06f3c5c7e20622d886d0a8d725ae6dbad76b798035d08f58b6083c9a8682423cc49c2f169ec3ab966967d25726ff49a153d28675672aedf73410f1ef2651fe6d05bdcda5b3bc570206764d5be0b667b07a68b6e436539fdd38efb3149ec48d1ab8665c6fe10a74963b7bb7541b1abe6e86399114e2979bdd3b2366fc8922a862f07ef8acd6a64d6bbadeb4a84493b2db9431e848b81a19bc5f9d2b4fa054a68f4a55b4fe5965d308b55a71bd8d1cdc47db555f920b536514bc44f1a7cc4540368762ba8d527ae5e7229ee650377e9b64e404fda6f2c4f6b8de420254f700f401329d3f6b54da5d', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41bb1dcfeeda19bb1986c50a2228e7d1a5ffa4fc1a812f7c37522fa2386cdaed21924d6e0ddb14d80be3bf9179dcb103dec8d3bfe2b7fdcf580ded7800de83e19e1689963fcb421a71a6b70f2ade1b98cd8da7de69b9349db13a1328584', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'b20c94c5-57be-49fe-90c6-3463f6ea78ad', '2026-10-05', '01a1e809-0e37-7248-a490-02ab204e16ba', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x2bbb70769b2c34b56172ef67ec7c341ae9761dcf3aa0b4927a1bfb3624fc2c17', '1', '2026-11-17 05:44:31.844291+00', E'\\x32c89932648a7f4c7c9216b49678c884897fe5dd3f4c3cd1ea594ca04da34ea6');
insert into login_attempts (subject, count, last_at, name) values (E'\\x447f27d16ac1e64355397b64da5af90b3e64306ba783a01f6906771a9f34ad93', '0', '2026-11-17 05:44:31.119509+00', E'\\xe92fb0c0dcb910120eefa395c7a035f93d93ba093daf6e656ba35e30d641df6a');
insert into login_attempts (subject, count, last_at, name) values (E'\\x5c81809a19027ca083e8a4d2b44a72f9be56e0a62c6fd95b109436e55a7bcd57', '1', '2026-11-17 05:44:31.843174+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xbfd2ff2b4a1d37e5c376cc0082742804ecd410fa8749236a7f60145d0411e1f6', '1', '2026-11-17 05:44:31.845568+00', E'\\x32c89932648a7f4c7c9216b49678c884897fe5dd3f4c3cd1ea594ca04da34ea6');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0b12-7c37-9e55-5a889c31b291', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1e809-0b12-7c37-9e55-5a889c31b291', '2026-11-17 05:44:32.328251+00', '2026-11-17 05:44:32.328251+00', '2026-11-17 05:44:32.328251+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xde694452818cdf782302313905c4ecebc93d8d9e3906583867d819cd7fe9a184', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'r4', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41bdff6cf4311159707702641ab0ce98290a443e02fce8c54a6a33bc7a78abd08aa638c963aa2787663c1bbe65360b34c5c8db2a4f5139ba04db219bb2d1cb4f27957e4c784a9f8423c6853bd9fc4b9ca86aea2e917', 'true', '{}', '2026-11-17 05:44:30.317216+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 05:49:32.271299+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$Vl7XEOExBcvzsgjLTQa3Hg$TgmRFkHv9cT-SrFjYtAOL0SBzPvRySocMei7scyCjcE', '2026-11-17 05:44:31.084679+00', '2026-11-17 05:44:31.106131+00', NULL, '2026-11-17 05:44:31.728244+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('26665445-9f36-4cce-afc3-7db1f61ea92d', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 05:44:32.274974+00', '2026-11-17 05:44:32.274974+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', '$scrypt$ln=17,r=8,p=1$Vl7XEOExBcvzsgjLTQa3Hg$TgmRFkHv9cT-SrFjYtAOL0SBzPvRySocMei7scyCjcE', '2026-11-17 05:44:31.106131+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('f0b6b10c-6c70-4716-a7c5-6b9c56c487d7', '01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 05:44:32.261116+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x0e83766a2ac197bcd16e98c188474b204f70c441b06ab45038f086609d6e455a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x180d9f7edadfe6e23b2cf5aa82eff428c6d5c8e059e50676ba66d9709c413aef', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x2cd0d1dbb6c8fda188c3df810baf815703064991f0284bcf84c9dad5d8ed1dd1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x5b13a8d1ace3532b38187a228a8d2660b5fd3b48ed4685c6fdf2df62a0084df3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x6f5247027d8943d62c5405bb7362e27cd1d5dacdf897a3e3ceb52602d5343246', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x913a11a52e689df007e4fbe974c75ed6817f72321f0347410ab258b31b65bd97', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\xb61ac7a2e7300e9ef89589e35c71444a4e13d47a79c7aa56ac8dd9711a522029', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\xc1e3f99b02355979697c0beecae901a9fc7f88c5d61e647947c8813bf4243062', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\xf17c5b4a7009e3b4c18c140270587334261ab378a2d38160528f2cd28e862709', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\xf29e19d55b89a3964cee241e2ac06556762ae819e1333574bf6e4fa24635f8c1', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x108a3877a437cff4e4bb401e4fce799f004e6aa6938ab5f6ae4b701166e01a15', '01a1e809-126c-76e4-a0a8-774d9cf29548', '2026-11-17 05:44:31.728244+00', '2026-11-17 05:44:31.728244+00', '2026-11-17 17:44:31.728244+00', 'c68a8116-8f41-42a3-906c-925f32c5e87d', '127.0.0.1', '', '2026-11-17 05:44:31.728244+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e809-127d-7927-b2c4-7df6e2c3e517', '01a1e809-126c-76e4-a0a8-774d9cf29548', 'pas_op_OVaBPlE9', E'\\x64421628fefe9456f106dc7253ef872c59d055d8b18ad51ed2dbfce79a4861d9', '2026-11-17 05:44:31.10189+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b0fa2a9c472a0258cb6c46afe6efe08fa8da2e487d6f2275b7597e321dfc0b1f8c1417634e3f0efa20150455417689f2fd0a86f1c6df05a7d4c45b54b6c7408e9d957d98e', '0', '2026-11-17 05:44:31.856513+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0b12-7c37-9e55-5a889c31b291', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 05:44:29.202+00', '2026-11-17 05:44:29.456+00', '2026-11-17 05:59:29.202+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b461bafa8ec6c84a766e31a73ed6ad1f408f0d7bea821a040b891c4e5f12bfc84f1d8afb14b65f87fe0609f6cf3ef65df29c3f58baf3ec163be2ee0c2ea482bb6aff6936a447f2b1ff0178e7d893321471f02c67bd5ac27acbc08c2b323', E'\\xd05ab0b74b67913711bc1a5be25d92f7905fcca8000332d482e6f164b870b9f8', E'\\xb087b839bf38d5c8478b1838bfb9f0751cbca67ce7547778ab6f771ac1205eb2', E'\\x776cbcc26e87e7922e03564f49eee59511b1b9c2e46af685ad42788c8d6fc2ef', NULL, NULL, 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0b7d-7cd1-b0fd-b16a2980a191', '2026-11-17 05:44:29.309+00', NULL, '03426944', '489426944', '{489426944,3426944}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0c49-7d13-852b-b63c762a5072', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 05:44:29.513+00', '2026-11-17 05:44:29.576+00', '2026-11-17 05:59:29.513+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b539b2720aaa61dcc3943931612d2e499c62f190bba68ba4a1337069b0dac31822de618572a9bf7a2041781cc8d2b9a833f30fc19e5fa920325d82bbe903fd5596f5d75918f9b2ce5d73285e7aa15f894b8445d4e51d68ddaa901346b68', E'\\xd05ab0b74b67913711bc1a5be25d92f7905fcca8000332d482e6f164b870b9f8', E'\\xb087b839bf38d5c8478b1838bfb9f0751cbca67ce7547778ab6f771ac1205eb2', E'\\x776cbcc26e87e7922e03564f49eee59511b1b9c2e46af685ad42788c8d6fc2ef', NULL, NULL, 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0c6c-706b-8ad4-dfdaae2cd68d', '2026-11-17 05:44:29.548+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 05:44:29.601+00', '2026-11-17 05:44:29.694+00', '2026-11-17 05:59:29.601+00', '11.00', '3267.07', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41bd0cfec6f5b79ca3e8d5cdbccc5c1c6ba3e31f0fc1a98ab85907b40d0867f6483e84fdddeab580ee5ec840ab7b0bdfa3b19011686efb428f9597dba37e1233cebf7dcc9c977d485f6969d374c004c36851bc21a16ae611cdd4b0e533d80', E'\\xd05ab0b74b67913711bc1a5be25d92f7905fcca8000332d482e6f164b870b9f8', E'\\xb087b839bf38d5c8478b1838bfb9f0751cbca67ce7547778ab6f771ac1205eb2', E'\\x776cbcc26e87e7922e03564f49eee59511b1b9c2e46af685ad42788c8d6fc2ef', NULL, NULL, 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0cbb-7c86-ae9a-4f245420502f', '2026-11-17 05:44:29.627+00', NULL, '03426964', '489426964', '{489426964,3426964}', NULL, '000000', NULL, NULL, '01a1e809-0cf3-7dfb-a8bf-9fe2e3dab881', '2026-11-17 05:44:29.683+00', '03426969', NULL, '{3426969}', NULL, '2026-11-17 05:44:29.694+00', '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d10-7e67-957f-05892fb7277e', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 05:44:29.712+00', '2026-11-17 05:44:29.712+00', '2026-11-17 05:59:29.712+00', '12.00', '3564.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41beacc52d4460e8b9702b86472e1a82d095728ab9dc63a6994971d2ce41faabb95a88e0f50f92e7ddcef5e477e2029ccccdce4228b13620d9733be35c868ef688967f7d84a7b37cc7682a23e669d4154f6950e64204c01ef75a3c9b98133', E'\\xd05ab0b74b67913711bc1a5be25d92f7905fcca8000332d482e6f164b870b9f8', E'\\xb087b839bf38d5c8478b1838bfb9f0751cbca67ce7547778ab6f771ac1205eb2', E'\\x776cbcc26e87e7922e03564f49eee59511b1b9c2e46af685ad42788c8d6fc2ef', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 05:59:29.712+00', NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d3a-7b9a-af5c-1f1d97085ac8', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:44:29.754+00', '2026-11-17 05:44:29.769+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b32b7a1c13ef96cb660ee4a5179aad80b94bd943831796df5ee3f23409454f8d88309d7284991c224fbfeae1aeaea7e9b0baeff0977e43de50ab45cb6f069552220320e7b47b15955ddaa', E'\\xefc4975a7fcb989f215827ae7c369c929f50cabef72148ebb78237504f00d1ca', NULL, E'\\xc589dbf87d1a73c8cf1cf32f3e78ba33582510023d129870a86051fdd38807c8', '4242', 'Visa', 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0d2d-75c0-afce-7017d9ace341', '2026-11-17 05:44:29.754+00', NULL, '3426976', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d60-7a4b-8d1c-196fababb1f3', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 05:44:29.792+00', '2026-11-17 05:44:29.81+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b38f155cac7fd07447ce6174239562d3784e2c051f2905d069112d7cb8ab2efbe91d4d79bd9ede4d5668f7afe43f9a69b1a28dd53afa52cdb2051eeb40459049b242e825c6987424bcc3b', E'\\xecbdbfe606ce9b8eb969880b3f4fc1140d4267c205fb8e4d52047d4630048c9f', NULL, E'\\x1c3de8557f8803e07365276c31de45c5ab184c9136e50a031eaa949655bd563a', '9995', 'Visa', 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0d5b-7a69-a37e-d8c3d4d475a4', '2026-11-17 05:44:29.792+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d8c-7aa9-b666-77376333eaed', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 05:44:29.836+00', '2026-11-17 05:44:29.847+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b536d03cb0698f9561e8e9798792ded6530a1a403db064061b56e0b690a9e696554dacab6c2b464d680cd5f7874c31b499963e7db83f8981cc1466641e31c9433de34b6b6a3b20dfc85d1', E'\\x10d06bfe0c416a3d0562a90222d2cdde4a76d86d9276cbdcd71660d84087fe11', NULL, E'\\x51f017a657fcb96994d9eb89279f57b892c6acc8fd2ba9936b11f372a5154b74', '0119', 'Visa', 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0d85-74e0-a477-36b7892a58b3', '2026-11-17 05:44:29.836+00', '2026-11-17 05:44:29.847+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 05:44:31.028607+00', '2026-11-17 05:44:33.151+00', NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0dd7-7f25-a400-bb528b2a17d7', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:44:29.911+00', '2026-11-17 05:44:29.961+00', NULL, '10.00', '2970.06', '2975.06', 'false', '297.00640000', '2026-11-17', NULL, E'\\xeee246f6cb128f2aad202838f260e50d2c1ed8e77a4e39f4141fd0b27a77cc74', NULL, NULL, NULL, NULL, 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7248-a490-02ab204e16ba', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e809-0e37-79d1-90b6-c15b0f0ed190', '2026-11-17 05:44:30.007+00', '2026-11-17 05:44:30.033+00', NULL, '0.03', '10.00', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41bc559ce4e9ef44d386ce6e168ae6fafe544da9e04ace9fd9152d047e5529d5b83a47692cdbac92d307cbbbea514c16dcdc8c1dad1f7d8eec400d5f2a4551c3e29568bdd809d286dec40e803e7724efd913f587a4c23e1274b4f55ae353dc7927d964bd92ca8d067208fe7aaa452b007e8', E'\\x362349edfa268a7148d5552d15caa0b564529e1905a29465e43acca59f68a9c9', NULL, NULL, NULL, NULL, 'r4', E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', '01a1e809-0e47-76b8-9019-2a8d96076078', '2026-11-17 05:44:30.023+00', NULL, '39427003', NULL, '{39427003}', '86473d23-5495-4b95-b827-205fa56c7adc', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7256-ac6b-a66771fd727b', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e809-0e37-79d1-90b6-c15b0f0ed190', '2026-11-17 05:44:30.007+00', '2026-11-17 05:44:30.042+00', NULL, '0.07', '20.51', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b243d2fd732da368c868b9f2767de6730dd054ad9e0eb6280aa78b3b813b84ff8e6f1605c1bf51964904f1ea2d91b16bcddf0ebb25ac65f3b573c5e54389056d001f2e1244aff36a33a96c3041775f24b4fe1d9bc13e910db1a34bb3ccead304d37aa1c469e5c221dc1bc8322a71dfd0b', E'\\x9b6982692e0ac250e5d84bc74c442b1481382ab5227834b2077b4ca55743d28d', NULL, NULL, NULL, NULL, 'r4', E'\\x38886f4524035f74f1f4ef8798af5672a4618a4f20a63f4e031acd4414698bb8', '01a1e809-0e47-7943-bc8f-427da4a0f30c', '2026-11-17 05:44:30.023+00', NULL, NULL, NULL, '{}', 'b2df73f0-265a-4b2a-8ec4-89f779ab2b4b', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:44:30.179+00', '2026-11-17 05:44:30.284+00', '2026-11-17 05:59:30.179+00', '13.00', '3861.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b5081dba3cab4993f65ff3b4ed44aaf2d20fcb78d6ebf902bad572ee8b1a9ea7dcb6009ae82ef8dd2351d677d5dc4103ac61b2b5bcb74e28ea533fc92ffff6525cb58334162dd4cc51680ba61a04fa9115bbd744f5f73129404cf934019', E'\\xd05ab0b74b67913711bc1a5be25d92f7905fcca8000332d482e6f164b870b9f8', E'\\xb087b839bf38d5c8478b1838bfb9f0751cbca67ce7547778ab6f771ac1205eb2', E'\\x776cbcc26e87e7922e03564f49eee59511b1b9c2e46af685ad42788c8d6fc2ef', NULL, NULL, 'bnc', E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0f37-759e-a5e8-33304f424d52', '2026-11-17 05:44:30.263+00', NULL, '03427027', '489427027', '{489427027,3427027}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e809-0eb6-7e68-8c9e-3c11603660e9', '01a1e809-0a8d-7eaa-a14d-c212f9265b53', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0b12-7c37-9e55-5a889c31b291', '1', 'e715738a-050e-4e9a-b618-9c43ee9dea44', '20.00', '2026-11-17 05:44:32.332565+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x0e4551144119db692f3e8b1ea1bccfaa7ba31d8ab86be14ad94fd58a02f0542c', '01a1e809-126c-76e4-a0a8-774d9cf29548', 'factor', '2026-11-17 05:49:32.160552+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7248-a490-02ab204e16ba', '10.00', 'key:requester', '2026-11-17 05:44:32.314207+00', '2026-11-18 05:44:32.314207+00', 'approved', 'user:ana', '2026-11-17 05:44:32.314207+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0b12-7c37-9e55-5a889c31b291', '01a1e809-0b2b-7431-a1ae-e8fb6a549279', '2026-11-17 05:44:29.202+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0b12-7c37-9e55-5a889c31b291', '01a1e809-0b85-7d38-9369-2fb64722a854', '2026-11-17 05:44:29.309+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0b12-7c37-9e55-5a889c31b291', '01a1e809-0c11-7ea4-be78-35185f34742a', '2026-11-17 05:44:29.456+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03426944"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0c49-7d13-852b-b63c762a5072', '01a1e809-0c4b-7fbb-8905-154cf407d341', '2026-11-17 05:44:29.513+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0c49-7d13-852b-b63c762a5072', '01a1e809-0c6c-7135-a5e0-f6e1039b6066', '2026-11-17 05:44:29.548+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0c49-7d13-852b-b63c762a5072', '01a1e809-0c8a-750f-b012-09c3a1cd84c5', '2026-11-17 05:44:29.576+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '01a1e809-0ca5-762e-9cbe-b511f6ea6c02', '2026-11-17 05:44:29.601+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '01a1e809-0cbb-7545-99f4-82cc2eb13bc2', '2026-11-17 05:44:29.627+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '01a1e809-0cd0-767b-b6cf-574c69d64575', '2026-11-17 05:44:29.648+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03426964"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '01a1e809-0cf3-75a3-b322-2a9d6e84bb6c', '2026-11-17 05:44:29.683+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '01a1e809-0cff-7217-94d1-94070324271a', '2026-11-17 05:44:29.694+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03426969"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d10-7e67-957f-05892fb7277e', '01a1e809-0d10-77e0-9093-8e3b7ac04795', '2026-11-17 05:44:29.712+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d3a-7b9a-af5c-1f1d97085ac8', '01a1e809-0d3b-7e61-b591-3208286573fb', '2026-11-17 05:44:29.754+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d3a-7b9a-af5c-1f1d97085ac8', '01a1e809-0d4b-7ed4-a80b-1a6a84d04b02', '2026-11-17 05:44:29.769+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3426976"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d60-7a4b-8d1c-196fababb1f3', '01a1e809-0d61-7f57-9aa6-b883a4a653c2', '2026-11-17 05:44:29.792+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d60-7a4b-8d1c-196fababb1f3', '01a1e809-0d73-7947-bc27-b3cdedbf24e6', '2026-11-17 05:44:29.81+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d8c-7aa9-b666-77376333eaed', '01a1e809-0d8c-7b99-a6c8-00f809936237', '2026-11-17 05:44:29.836+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0d8c-7aa9-b666-77376333eaed', '01a1e809-0d98-7edc-b6a1-ba753627162a', '2026-11-17 05:44:29.847+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0dd7-7f25-a400-bb528b2a17d7', '01a1e809-0e1b-7d5e-93ad-ac84c3b02c84', '2026-11-17 05:44:29.961+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-17", "reference": "11110002", "receivedVesAmount": "2975.06"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7248-a490-02ab204e16ba', '01a1e809-0e39-728e-bfcf-fc038614d680', '2026-11-17 05:44:30.007+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e809-0e37-79d1-90b6-c15b0f0ed190"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7248-a490-02ab204e16ba', '01a1e809-0e47-7a4f-a57f-a38831f207b8', '2026-11-17 05:44:30.023+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7248-a490-02ab204e16ba', '01a1e809-0e51-7b2f-8ddd-b747f5898eec', '2026-11-17 05:44:30.033+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "39427003"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7256-ac6b-a66771fd727b', '01a1e809-0e39-7290-9391-66a6af85405f', '2026-11-17 05:44:30.007+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e809-0e37-79d1-90b6-c15b0f0ed190"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7256-ac6b-a66771fd727b', '01a1e809-0e47-7585-b262-8cee33146d46', '2026-11-17 05:44:30.023+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e37-7256-ac6b-a66771fd727b', '01a1e809-0e5a-7364-8c1a-b055524bd514', '2026-11-17 05:44:30.042+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', '01a1e809-0ee4-78da-991e-2185b07b83c5', '2026-11-17 05:44:30.179+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', '01a1e809-0f37-791b-b55a-6ef5e95f34d5', '2026-11-17 05:44:30.263+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e809-0a8d-7eaa-a14d-c212f9265b53');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', '01a1e809-0f4c-7ca7-8a78-d304e949808e', '2026-11-17 05:44:30.284+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03427027"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '2026-11-17 04:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 05:44:26.549078+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0e8e-7b95-8b74-a17a51f5bda6', E'\\x4bce68d955dcb5cb554dde8887ea878881f08f60ca730d114c4fef15280ef4d9', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41b89c0a85ce93783c4b54ad8e27e7c27acca2b9028ac1f9660517d3189244ad78c4834c1385eb14943e7b8316e68788a2e4abdfbcf6b600160355af32f79642c3de8939135022d2e209d65b3da7e', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 05:44:30.094+00', 'key:01a1e809-0a8d-7eaa-a14d-c212f9265b53');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '57e44f01-bd39-46fc-9089-65cc349f56a6', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 05:44:32.304759+00', '2026-11-18 06:44:32.304759+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xde2467a3ba9864a55b5322e2688bb6bc5fa67e2dbc9b4c707edf3af379c865ce', '01a1e809-126c-76e4-a0a8-774d9cf29548', '2026-11-17 05:49:32.166991+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '195', '2026-11-17 05:44:32.253773+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 05:44:32.173509+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 05:44:32.173509+00', '2026-11-17', '2026-11-17 05:44:28.993825+00', '2026-11-17 05:44:29.092422+00', '2026-11-17 05:44:29.092422+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'operator', '300.00000000', 'false', '2026-11-17 05:44:32.173509+00', '2026-11-17 05:44:32.173509+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'sandbox', '297.00640000', 'false', '2026-11-17 05:44:29.092422+00', '2026-11-17 05:44:29.092422+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 05:44:26.854196+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 05:44:26.855095+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 05:44:26.87891+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 05:44:26.88066+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 05:44:26.897788+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 05:44:26.89914+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 05:44:26.89914+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 05:44:26.89914+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 05:44:26.89914+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', '5dcb55f18c479057752c153fb0b9499e02dfa5a8d99bd9b6a29d3b23b823f1d9', '2026-11-17 05:44:26.89914+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-17 05:44:26.986252+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 05:44:26.549078+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 05:44:26.549078+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 05:44:26.993896+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 05:44:27.005247+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-17 05:44:26.987106+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 05:44:27.007127+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 05:44:27.000363+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 05:44:26.990744+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x33555ff7854e6174a3a347ab06f2df882dbf78c3d9ae9aaccf59b5c8db3fe344', '01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 05:44:32.303529+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '785', '1', '01a1e809-0b2b-7431-a1ae-e8fb6a549279', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0b12-7c37-9e55-5a889c31b291","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.202Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.202Z"}', '2026-11-17 05:44:29.229325+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '793', '2', '01a1e809-0c11-7ea4-be78-35185f34742a', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0b12-7c37-9e55-5a889c31b291","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03426944","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.202Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.456Z"}', '2026-11-17 05:44:29.470984+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '795', '3', '01a1e809-0c4b-7fbb-8905-154cf407d341', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0c49-7d13-852b-b63c762a5072","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.513Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.513Z"}', '2026-11-17 05:44:29.515875+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '799', '4', '01a1e809-0c8a-750f-b012-09c3a1cd84c5', '{"event":"payment.failed","data":{"paymentId":"01a1e809-0c49-7d13-852b-b63c762a5072","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.513Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.576Z"}', '2026-11-17 05:44:29.579086+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '801', '5', '01a1e809-0ca5-762e-9cbe-b511f6ea6c02', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0ca1-77d8-8ac0-499ea9fb66d2","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.601Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.601Z"}', '2026-11-17 05:44:29.605924+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '805', '6', '01a1e809-0cd0-767b-b6cf-574c69d64575', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0ca1-77d8-8ac0-499ea9fb66d2","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03426964","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.601Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.648Z"}', '2026-11-17 05:44:29.649683+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '810', '7', '01a1e809-0cff-7217-94d1-94070324271a', '{"event":"payment.reversed","data":{"paymentId":"01a1e809-0ca1-77d8-8ac0-499ea9fb66d2","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03426964","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.601Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.694Z"}', '2026-11-17 05:44:29.69896+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '813', '8', '01a1e809-0d10-77e0-9093-8e3b7ac04795', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0d10-7e67-957f-05892fb7277e","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.712Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.712Z"}', '2026-11-17 05:44:29.714064+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '819', '9', '01a1e809-0d4b-7ed4-a80b-1a6a84d04b02', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0d3a-7b9a-af5c-1f1d97085ac8","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3426976","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.754Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.769Z"}', '2026-11-17 05:44:29.772658+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '826', '10', '01a1e809-0d73-7947-bc27-b3cdedbf24e6', '{"event":"payment.failed","data":{"paymentId":"01a1e809-0d60-7a4b-8d1c-196fababb1f3","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.792Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.810Z"}', '2026-11-17 05:44:29.812854+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '831', '11', '01a1e809-0d98-7edc-b6a1-ba753627162a', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0d8c-7aa9-b666-77376333eaed","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.836Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.847Z"}', '2026-11-17 05:44:29.850354+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '837', '12', '01a1e809-0e1b-7d5e-93ad-ac84c3b02c84', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0dd7-7f25-a400-bb528b2a17d7","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.911Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.961Z"}', '2026-11-17 05:44:29.983691+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '844', '13', '01a1e809-0e51-7b2f-8ddd-b747f5898eec', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0e37-7248-a490-02ab204e16ba","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39427003","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.007Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:30.033Z"}', '2026-11-17 05:44:30.035426+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '845', '14', '01a1e809-0e5a-7364-8c1a-b055524bd514', '{"event":"payment.failed","data":{"paymentId":"01a1e809-0e37-7256-ac6b-a66771fd727b","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.007Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:30.042Z"}', '2026-11-17 05:44:30.044299+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '857', '15', '01a1e809-0ee4-78da-991e-2185b07b83c5', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0ee3-7964-a5e2-c1e707f2ff89","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.179Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","checkoutSessionId":"01a1e809-0eb6-7e68-8c9e-3c11603660e9","livemode":false},"timestamp":"2026-11-17T05:44:30.179Z"}', '2026-11-17 05:44:30.180768+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '862', '16', '01a1e809-0eb6-7e68-8c9e-2f6f46ef315b', '{"event":"checkout.paid","data":{"sessionId":"01a1e809-0eb6-7e68-8c9e-3c11603660e9","linkId":"01a1e809-0e8e-7b95-8b74-a17a51f5bda6","status":"PAID","paymentId":"01a1e809-0ee3-7964-a5e2-c1e707f2ff89","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.134Z","livemode":false},"timestamp":"2026-11-17T05:44:30.284Z"}', '2026-11-17 05:44:30.285725+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '862', '17', '01a1e809-0f4c-7ca7-8a78-d304e949808e', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0ee3-7964-a5e2-c1e707f2ff89","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03427027","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.179Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","checkoutSessionId":"01a1e809-0eb6-7e68-8c9e-3c11603660e9","livemode":false},"timestamp":"2026-11-17T05:44:30.284Z"}', '2026-11-17 05:44:30.285725+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e809-126c-76e4-a0a8-774d9cf29548', E'\\xeb0ee820aaa13f138b7c7ee0743d84aac2e5ca2d13e5626f25541197df32a125', '2026-11-17 05:44:32.170098+00', '2026-11-20 05:44:32.170098+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0b2b-7431-a1ae-e8fb6a549279', 'payment.pending', '01a1e809-0b12-7c37-9e55-5a889c31b291', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0b12-7c37-9e55-5a889c31b291","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.202Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.202Z"}', 'delivered', '2026-11-17 05:44:29.202+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.267007+00', '200', NULL, '57', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0c11-7ea4-be78-35185f34742a', 'payment.completed', '01a1e809-0b12-7c37-9e55-5a889c31b291', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0b12-7c37-9e55-5a889c31b291","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03426944","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.202Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.456Z"}', 'delivered', '2026-11-17 05:44:29.456+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.495117+00', '200', NULL, '31', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0c4b-7fbb-8905-154cf407d341', 'payment.pending', '01a1e809-0c49-7d13-852b-b63c762a5072', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0c49-7d13-852b-b63c762a5072","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.513Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.513Z"}', 'delivered', '2026-11-17 05:44:29.513+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.525571+00', '200', NULL, '27', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0c8a-750f-b012-09c3a1cd84c5', 'payment.failed', '01a1e809-0c49-7d13-852b-b63c762a5072', '{"event":"payment.failed","data":{"paymentId":"01a1e809-0c49-7d13-852b-b63c762a5072","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.513Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.576Z"}', 'delivered', '2026-11-17 05:44:29.576+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.615481+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0ca5-762e-9cbe-b511f6ea6c02', 'payment.pending', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0ca1-77d8-8ac0-499ea9fb66d2","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.601Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.601Z"}', 'delivered', '2026-11-17 05:44:29.601+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.615481+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0cd0-767b-b6cf-574c69d64575', 'payment.completed', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0ca1-77d8-8ac0-499ea9fb66d2","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03426964","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.601Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.648Z"}', 'delivered', '2026-11-17 05:44:29.648+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.663785+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0cff-7217-94d1-94070324271a', 'payment.reversed', '01a1e809-0ca1-77d8-8ac0-499ea9fb66d2', '{"event":"payment.reversed","data":{"paymentId":"01a1e809-0ca1-77d8-8ac0-499ea9fb66d2","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03426964","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.601Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.694Z"}', 'delivered', '2026-11-17 05:44:29.694+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.713822+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0d10-77e0-9093-8e3b7ac04795', 'payment.pending', '01a1e809-0d10-7e67-957f-05892fb7277e', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0d10-7e67-957f-05892fb7277e","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.712Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.712Z"}', 'delivered', '2026-11-17 05:44:29.712+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.726686+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0d4b-7ed4-a80b-1a6a84d04b02', 'payment.completed', '01a1e809-0d3a-7b9a-af5c-1f1d97085ac8', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0d3a-7b9a-af5c-1f1d97085ac8","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3426976","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.754Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.769Z"}', 'delivered', '2026-11-17 05:44:29.769+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.782003+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0d73-7947-bc27-b3cdedbf24e6', 'payment.failed', '01a1e809-0d60-7a4b-8d1c-196fababb1f3', '{"event":"payment.failed","data":{"paymentId":"01a1e809-0d60-7a4b-8d1c-196fababb1f3","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.792Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.810Z"}', 'delivered', '2026-11-17 05:44:29.81+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.821468+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0d98-7edc-b6a1-ba753627162a', 'payment.pending', '01a1e809-0d8c-7aa9-b666-77376333eaed', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0d8c-7aa9-b666-77376333eaed","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.836Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.847Z"}', 'delivered', '2026-11-17 05:44:29.847+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.858359+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0e1b-7d5e-93ad-ac84c3b02c84', 'payment.completed', '01a1e809-0dd7-7f25-a400-bb528b2a17d7', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0dd7-7f25-a400-bb528b2a17d7","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:29.911Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:29.961Z"}', 'delivered', '2026-11-17 05:44:29.961+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:29.996846+00', '200', NULL, '10', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0e51-7b2f-8ddd-b747f5898eec', 'payment.completed', '01a1e809-0e37-7248-a490-02ab204e16ba', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0e37-7248-a490-02ab204e16ba","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39427003","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.007Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:30.033Z"}', 'delivered', '2026-11-17 05:44:30.033+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:30.047316+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0e5a-7364-8c1a-b055524bd514', 'payment.failed', '01a1e809-0e37-7256-ac6b-a66771fd727b', '{"event":"payment.failed","data":{"paymentId":"01a1e809-0e37-7256-ac6b-a66771fd727b","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.007Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","livemode":false},"timestamp":"2026-11-17T05:44:30.042Z"}', 'delivered', '2026-11-17 05:44:30.042+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:30.052444+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0ee4-78da-991e-2185b07b83c5', 'payment.pending', '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', '{"event":"payment.pending","data":{"paymentId":"01a1e809-0ee3-7964-a5e2-c1e707f2ff89","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.179Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","checkoutSessionId":"01a1e809-0eb6-7e68-8c9e-3c11603660e9","livemode":false},"timestamp":"2026-11-17T05:44:30.179Z"}', 'delivered', '2026-11-17 05:44:30.179+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:30.197425+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '01a1e809-0f4c-7ca7-8a78-d304e949808e', 'payment.completed', '01a1e809-0ee3-7964-a5e2-c1e707f2ff89', '{"event":"payment.completed","data":{"paymentId":"01a1e809-0ee3-7964-a5e2-c1e707f2ff89","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03427027","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:44:30.179Z","keyId":"01a1e809-0a8d-7eaa-a14d-c212f9265b53","checkoutSessionId":"01a1e809-0eb6-7e68-8c9e-3c11603660e9","livemode":false},"timestamp":"2026-11-17T05:44:30.284Z"}', 'delivered', '2026-11-17 05:44:30.284+00', '01a1e809-02db-70f4-9274-f57d961288ba', '2026-11-17 05:44:30.302576+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e809-0a6b-7257-acfb-cfc450cd398a', 'false', '01a1e809-0acd-7e40-aba1-a2c2f4cf4ef5', '1', 'http://127.0.0.1:43757/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4482013e0a64e5e8aa9eaa2a6fa77da41bce22ab5a280bb5ad08787b7567ea3d0acea0ae03d90b0b090753ef93e94d2e24e26838d389035bdcabfdf154d029a7dc2a279a30a3972f213d4882a2cd5843d5fff36eb67899b042d95cbc8256de', NULL, NULL, '2026-11-17 05:44:29.133+00', '2026-11-17 05:44:29.133+00');
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
