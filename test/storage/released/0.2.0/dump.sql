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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 23:24:27.154189+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'r4', E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', 'http://127.0.0.1:34237');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-1cae-7dd1-bc88-2661507411be', 'false', 'pas_test_eoPL2kdo', E'\\x05832a2451ad81bbb0d2c4bab0bdae129efa8972468478616dd92ab801a6323c', '2026-11-16 23:24:27.182657+00', NULL, NULL, '2026-11-16 23:24:33.301224+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-1cb6-72a8-aa4e-c86132611922', 'true', 'pas_live_CEOC64HJ', E'\\x27fb45a22e803fbeb3b94e5f2f3facf38ce0b2603e32118ed88455a2c8aec387', '2026-11-16 23:24:27.191892+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\xb45ae154dd537dc2f644e3037ab9398f4746269882641d56bd68566e3fc316cb', '2026-11-16 23:24:33.279273+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-1c73-7ccc-b8fa-b6349e196cae', '2026-11-16 23:24:27.156808+00', 'test', 'tenant.create', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xe62b1fd17cdeeb628f528cc54850c3f27e75158b804886216441d74f98e4fc83');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-1cae-79b4-baff-38ba895d8a13', '2026-11-16 23:24:27.1866+00', 'test', 'key.create', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-1cae-7dd1-bc88-2661507411be', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_eoPL2kdo", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xe62b1fd17cdeeb628f528cc54850c3f27e75158b804886216441d74f98e4fc83', E'\\x462c1a7d633e885252dbec82d17b378c2765f57b590ac84646112f53278abe4a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-1cb6-775a-8328-47c95b89b31a', '2026-11-16 23:24:27.192517+00', 'test', 'key.create', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-1cb6-72a8-aa4e-c86132611922', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_CEOC64HJ", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x462c1a7d633e885252dbec82d17b378c2765f57b590ac84646112f53278abe4a', E'\\xce51482b50f9c26ce120b7ce4c2cb78d5ecc7daceca1c2d08c1265ca5636bfe0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-1ce8-7a0b-9067-0073626d39cb', '2026-11-16 23:24:27.245552+00', 'key:01a1e6ad-1cae-7dd1-bc88-2661507411be', 'webhook.create', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '{"host": "127.0.0.1:41475", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', '01a1e6ad-1cde-756a-994a-ce4586b3e2be', '4', E'\\xce51482b50f9c26ce120b7ce4c2cb78d5ecc7daceca1c2d08c1265ca5636bfe0', E'\\x90f0210d02af05404c45e80cd81e9a54175629e35fffae8a51dae47f63b22ad3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-226e-777a-898c-843bc8b23c53', '2026-11-16 23:24:28.657177+00', 'test', 'checkout.profile', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x90f0210d02af05404c45e80cd81e9a54175629e35fffae8a51dae47f63b22ad3', E'\\x1785c27ddcd74de3ade1a25bd655f8ec728f590f9da57f8d6c78bf2e3c83d294');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-2278-7c04-9a84-4b0e38a9757d', '2026-11-16 23:24:28.669764+00', 'key:01a1e6ad-1cae-7dd1-bc88-2661507411be', 'link.create', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-2277-7ad4-a3cf-f883298cd255', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', '01a1e6ad-2274-74bf-a63c-38afc0a29e41', '6', E'\\x1785c27ddcd74de3ade1a25bd655f8ec728f590f9da57f8d6c78bf2e3c83d294', E'\\x1c8a78fbff5393455d1b27c4104c6e030e748ab139a9d790cea81443acbab5ec');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-2395-7281-948d-07916b2deb31', '2026-11-16 23:24:28.951082+00', 'test', 'bank.notifications', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x1c8a78fbff5393455d1b27c4104c6e030e748ab139a9d790cea81443acbab5ec', E'\\xaa9b2e43ef81494bc3514cb7b77d9b8c9b87f30246507cc550cf64a61eb5ac2e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-254e-736f-b360-5d5927c326fd', '2026-11-16 23:24:29.400676+00', 'key:01a1e6ad-1cae-7dd1-bc88-2661507411be', 'movement.ignore', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '01a1e6ad-2458-707f-a90b-e85caa504ca8', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', '01a1e6ad-24f1-7894-9b53-ee8f96e13922', '8', E'\\xaa9b2e43ef81494bc3514cb7b77d9b8c9b87f30246507cc550cf64a61eb5ac2e', E'\\x54cacd66660cfce7341693cbab56e296d72887dad97d2fe6cea87598d6d92c9d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-2a7b-715e-812a-c901ab765b47', '2026-11-16 23:24:30.718505+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x54cacd66660cfce7341693cbab56e296d72887dad97d2fe6cea87598d6d92c9d', E'\\x7502bda23d644575d8475fcb1b085023deb214c1eebcff455a665c26bf418d65');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-2a90-7100-90b0-971da68819ff', '2026-11-16 23:24:30.739222+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_oceNnTTU"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x7502bda23d644575d8475fcb1b085023deb214c1eebcff455a665c26bf418d65', E'\\x3a2b0d9e3c34a6f606f99c4e548c684a8a65be973ef0a3465d04aedd230a2bb4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-2aa1-7f11-b48b-ad9ef0408733', '2026-11-16 23:24:30.755416+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x3a2b0d9e3c34a6f606f99c4e548c684a8a65be973ef0a3465d04aedd230a2bb4', E'\\x1ec94a335e00d3010436053c18ddd1c55414037a43a26f1271a2046b889e01c3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-31bb-7189-9d5c-05efea15bb56', '2026-11-16 23:24:32.572939+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'faedc1ee40bc638b', NULL, '01a1e6ad-2ab5-7305-a765-01dec251f274', '12', E'\\x1ec94a335e00d3010436053c18ddd1c55414037a43a26f1271a2046b889e01c3', E'\\x83e498ef3d02362a340e95ec5c54a8b30aa5d924f3dc8fc6dc46a1714a685d17');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-3283-7d65-82f6-29d0e214f6be', '2026-11-16 23:24:32.773474+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x79fa15232dab9ae4455474a78084c4f286a75c6fab49cf6ce6c8279f4ee33396', E'\\xc4ea9a064532cbb283db9ed80b1ad81d5159931a41dff7eb3234989a17fa6cd4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-3467-72eb-98f5-54fddf0c7d18', '2026-11-16 23:24:33.258559+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xc4ea9a064532cbb283db9ed80b1ad81d5159931a41dff7eb3234989a17fa6cd4', E'\\x57f1f37843f8f1d89a2a1ea9840e02055c13b4e0ade7ef9f8f1f80787ac3f323');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-346b-71de-a074-ee79a84dcbaf', '2026-11-16 23:24:33.267813+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x57f1f37843f8f1d89a2a1ea9840e02055c13b4e0ade7ef9f8f1f80787ac3f323', E'\\x5378b9cbf0abb7d91ccc2c0ab21d36750ecdb548f200b48c1ae9d768bede4c33');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-3476-7c6d-a58b-eac0cd50b7f7', '2026-11-16 23:24:33.272098+00', 'test', 'bank.set', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x5378b9cbf0abb7d91ccc2c0ab21d36750ecdb548f200b48c1ae9d768bede4c33', E'\\x4b4eaa2de289f9c2e4fd48840851ac37f0d960f95e721ddcf8870e4c2e857ae6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6ad-347d-7701-affd-c162b1b9550f', '2026-11-16 23:24:33.279273+00', 'test', 'bank.route', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x4b4eaa2de289f9c2e4fd48840851ac37f0d960f95e721ddcf8870e4c2e857ae6', E'\\xb45ae154dd537dc2f644e3037ab9398f4746269882641d56bd68566e3fc316cb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('35e21a16-a641-8072-8317-7bc597083903', '2026-11-16 23:24:32.758126+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e6ad-3256-7bce-8394-01205d0be89e', '13', E'\\x83e498ef3d02362a340e95ec5c54a8b30aa5d924f3dc8fc6dc46a1714a685d17', E'\\x79fa15232dab9ae4455474a78084c4f286a75c6fab49cf6ce6c8279f4ee33396');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'true', 'bnc', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d0108f23902a18b563c3e85f70208709122d2ff95bd15c07925858a9277ed702cda436179d355d439e9b9c29465e10a2efb7d5fb92d11a6aa0d9062cf2f0bbafb61', '01a1e6ad-3476-7547-b71f-6507b8a471ed', '2026-11-16 23:24:33.27094+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', E'\\x595b9c00198917d1135a5f2e74921630b64909ff8872cdebf4636edb611d3aab', '01a1e6ad-23a7-7e65-b8f7-17cdb5075ab2', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'r4', 'R4consulta', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d4b803eeb12acc18d1b9e7fb7af914912cf3cbaedf922ec1ddb3648d1d34c6dfb4b03c2bc3b7f1dfc9c97e4c3b78f9afe787baea0a46255c9e134c5930d8bd15ae913cde8b7bd8feb4cadcfaf677251df1a6e2e2a4da644687755a987e04604e6e9398b25bbd168', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:24:28.97115+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', E'\\x6b34254b331da542422489e905cd0fe28112c0d8059092add3502704977c013a', '01a1e6ad-2458-7cb3-ad2d-6132bca43ac9', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'r4', 'MBconsulta', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d47d7d708000614b3ac0faef9c597d4529b38a8ed8adc2e86ac6668a334bedc8c3c54014fb06297f1b2f1dbe7c205ef91e49e2247511122c10841320012f6f1f2a27fef38f847721ffc53c93602eda407c76516fc6b914b54fd5afb40cc80196437e0e20d8a0ff2451e01c4b79e0f2cd89cc4db9f60174971ef778040a827d55175983c606324f0429b5e9c037b160dd9087600859d8e5dbf39e21492dedc8987a5f9c928e6bdc892ea751451e8f6d3c5f1687761d66b8279d46b9a9cd0d38abf3e3a073473befb4809f8955cecc40a95a1fa9f0da940c2bf00b212a48e43b8b3a822a785fac3561b6bfd8e65cfa31eb86af689081101d199bee713f8302329fe165e994e', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 23:24:29.144678+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', E'\\x99ae1c91e7311b61f4fcd5be44ab11670f427ad8c6e42cef58078400b12aba5e', '01a1e6ad-242f-7269-b0c3-11eeceaae08d', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'r4', 'R4notifica', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d74c1468eb157725be212e005dfce68b94d01c1661c77f62644a042d300c595b031da63c11bfdbd0e2238f856310f24c39b9fa99d22b6f15fed7590fb5f88596873b8f0e8a498a425218f9b7997b94a3b7ea2c2d526aa9d2e988a956315b17a429808ef4ea1d580bf916d9f7522b2726fb1662a218f6ca25f047ea3c42caa93becf9b44d24ad9bacc94d7a6854e625edf4f0067514bd02a21eac79819e5540d2816c4105fb93059da39496cf9da2b8c4e7ba70feaed48147559d327b6687a6c535ee60519bb44f2c377d90609f0341e04b10e8a8c2f5d046c1578ba2365100c6313659d762a7d668daab88ad3b20a3b69e90de5d7df6d74fb42db0b22ceb111f1f18149', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 23:24:29.104777+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', E'\\x9dde4fda02cab5250288c64984a5ed3d314be15ab3afadfdcfa59743fc4b100a', '01a1e6ad-23e5-7720-a829-67006dc206aa', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'r4', 'R4notifica', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d99b476dc08acdb04763d12774c7a54e0b372617a6ada0619ddb223a715ed6c930c03aafd12b2a179b3c1a76784d7882356b005a5385b021c46e47dc11ea37036a45eec9b6726e389e42ace3c114c040290f6bbbdc2a8f3c8af9784792dfff7e34a7617bd26a819918d89157d683f44b4458789633643dd999f33c00c5aa7aa06eb0c7ca23104670b628396560eb5d10dab84250a66526c2d37909c340075c8856835f326488b19aefe7b800f6dc1e242ec75d0e3e0a446c35d3f33d6c9ff5d1cc75167880e794e2a609cfbb212b234244373a97da98c8351d1aa1d9af7f3fe6bcc97382d8c5094e8d451bc8145169acb2b8c43a40a8e2ca5ac893469e0a6014c87f0a6', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 23:24:29.029963+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', E'\\xe51fdb5d94980b40d549425e4f9a1e784a8c4f1c6fddb42942eda4200cc668e6', '01a1e6ad-23c6-7040-b327-ebd96bfda86a', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'r4', 'R4consulta', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d34e83602fb59af789a230a3dd943e8798bcbcab947856bc0211b2351de42c498431c174aac2aa69d185547588df8937ca9824dba', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:24:28.998733+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', 'in/2026-10-05/12345678/120.00', '86afdcd2-f7c3-4fff-99b2-aff1d105204c', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '2026-11-16 23:24:33.405372+00', 'false', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x91afc7c053abd3d5028e63fbd4726a91ee583fe6f897a6039628cdd3af836c22', '01a1e6ad-1de2-7dee-98eb-a82757c0e510', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899da67a4f9296ad2f195430f258c5e7e5129d930aa53b7472313b3066e7e1f86dec84a306aab885de5edc4a139e700bc933f96663f3743b17116539f24b', '2026-11-16', '2026-11-16 23:24:27.492227+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xe588e47bbb8b2f5adec9357ba2a3b235c3a89baef00d971cd987586f73c2ae4a', E'\\xaef59056a3569774139000a68b5de1a7f20d77075db44d0d924a6144808446a3', '2026-11-16 23:24:28.297175+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xb70f7eb55246b3c0b745f34c4197bbbafb905d1e6a39aeed8aee85947e6ff6ef', '2026-11-16 23:24:28.091208+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xcb247a409aab750b02e1745b348d307f4ad8abcd376bf5f322c07db16aaec2aa', '2026-11-16 23:24:28.312863+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xe588e47bbb8b2f5adec9357ba2a3b235c3a89baef00d971cd987586f73c2ae4a', '2026-11-16 23:24:28.202826+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xcb247a409aab750b02e1745b348d307f4ad8abcd376bf5f322c07db16aaec2aa', '01a1e6ad-2117-7876-ae44-c18d3644229d', E'\\x8cfa7141fcd0b26b8b6618d8e11d10c2f213cefe8420b97380bd690be30af45c', '2026-11-16 23:24:28.312863+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\x4163162d49d8fbec9f9097a8b547f72ddd59771607dc90600e2afa357b7e9252', '1', '2026-11-16 23:24:28.884053+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\x4d40c3468c89bced3ab540f57c577a94024a54eeb45a17a4e0de82b6518c30b8', '1', '2026-11-16 23:24:28.884053+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\x698106d894b19ce93ab4d2d54dc846961d01c04fe9772c2c1c9af3d8f6411830', '1', '2026-11-16 23:24:28.821917+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\x7a956375ff9d1b5e68ecf811a4ac471898feea1b881cf5204a54cf27027756ba', '1', '2026-11-16 23:24:28.730857+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xab966eec6ae6f8f52a11f9a708eff677dd6309fd8cac43e2fd3f7e323bbab653', '1', '2026-11-16 23:24:28.884053+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xbc3e0ddb6a6ed65de1e61360880729585adc5a460ce0fec4f09808e34ed004c0', '1', '2026-11-16 23:24:28.821917+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xc02c44cfd7c5cc0e4e969e35daf2c611f39fde28c27f316fa8b0396b7b47f8bf', '1', '2026-11-16 23:24:28.821917+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 23:24:28.655094+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-22c7-7efa-a045-34da32b9f22d', '01a1e6ad-2277-7ad4-a3cf-f883298cd255', E'\\x191834edab7912ca5b23413985d325535739c47c8494b235d897d24c751c8360', E'\\xd2b7ec0cf90edc25fe5781fa0e329ab86dfd726016112135a7a95e3cd3139842', E'\\x015997c8ca3b4cd3e39c20fc363bea2636de607b85c0d97fbd0ce976d494675b', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d80549fa9aa799c089a6e3020189a42e780250e65220608cfdb2552ec6965fa563f71003a811cdbde8804700a5cf6ae4216ebbf23b9a055b7ecc73bc3e2427b2ec8504b161ee4bf24cb0e74fe4a96', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 23:24:28.743+00', '2026-11-17 00:24:28.743+00', NULL, NULL, '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', NULL, '2026-11-16 23:24:28.905+00', '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '279487146842', '01a1e6ad-21db-7b63-aa5a-47078d55a8bd', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,46838,279487146842}', NULL, E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d864e13e35b70786c5c95fc9115d101d952fe9d610d29a6847ef6e02821f3a5da9c479a58edf3e0ca9f2eb0a34cd679daab9e150168684b98e29f95f26b6e75d84371fc3f43d9e20a09e5ee068ca1375f99', NULL, NULL, 'query', 'true', '2026-11-16 23:24:28.508532+00', 'matched', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-219d-7a6c-8b16-5500b7553944', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', 'notification/0102/83700001/1523.40', '01a1e6ad-23e5-7b9a-9175-d964b94a2773', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d5aff80d19efc56099251f0a47adb2693938fac7a5a7316133821f8188477bd06ce6f086e68aa1e5114786521c0400c46c864de153a3d1da734420abfd3f0f38f44958065a5a291773e70f0f89fe80c0f189100a895a42d6cf858993c67d4505ef902dda767', E'\\x980ac823c440106c3cc6dd930b1812998c2e6c550722348f4e286d74d382bf0c', NULL, 'notification', 'true', '2026-11-16 23:24:29.029963+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 23:25:04.029+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', 'notification/0105/83700003/1523.40', '01a1e6ad-2458-707f-a90b-e85caa504ca8', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d39dad1b7fc8cb73da199367c3f916e16133ea0aa3c9fa516fb2b7345ee7da18d60cf580b3bca3fb9791f48c33a8edb1d5c8eee2bcd7d26e11ee3cc6a31fd0cf6c79721d165635ceec763147c0d947cea2e686c877966af4851327e940a5e46277568adb8ea', E'\\x980ac823c440106c3cc6dd930b1812998c2e6c550722348f4e286d74d382bf0c', NULL, 'notification', 'true', '2026-11-16 23:24:29.144678+00', 'ignored', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '279487146842', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-219d-7a6c-8b16-5500b7553944', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 23:24:33.414967+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '2026-10-05', '1', 'added', '{}', '2026-11-16 23:24:33.414967+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-742f-982b-c9d4f3ddc2e6', '20261005', '30.51', '2026-11-16 23:24:28.567+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /movements/{id}/ignore', '01a1e6ad-24ed-7012-8e32-b90f165724e2', E'\\xa4c683d85454628a96b7b0d9eca7dcec1d590a51f293f904bdc99b865e3c0b25', '01a1e6ad-2500-7080-ad19-ea923fde5f69', '2026-11-16 23:24:29.393681+00', '01a1e6ad-2458-707f-a90b-e85caa504ca8', '200', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899da139615e78d14a88a39f03c276d6f8a825452d3d81fd3aa9a23623574450f8c06237b42f956aa242cd3c1e8e84e8187650544cf20367cfeaf06a4b93648b2ad25246233981f714292f625dcee811c82901f7133ad39a2b4d8a2ddc835fe7a57c4b012afeec7b2aaf581e39085ff8c153acfe10b696b7d34f7b093849b26cadf4befbb6a2939b0317848bacac1e1cbffab63fb8c9f0b7f5928bf06b76467e61352a0100832d64edef92a7edbe6cc37aa2ca106f7d0ea7f63abda572167c623c508322c2f0c3c49626280854b95d469270318d91eaf5d2c2913903ae74cb12659b7b63e2e0ae63116fe0c0f7c52fc789ba8d1e6fbf517fcad12446795556b665a70a51785bd81b6e172bc4ca1033a08c152ef3769a36e1e670d765b3de812d5cd1f874a57ad25c07979912ea2c0e5fd9c25582bdc501987c549f5b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /payment-links', '01a1e6ad-2272-7037-9bce-9ca9312b921b', E'\\xbca05565601276f23ff3cd95526b4e991cdfe8152ec8c0b74e6fdce051b4afc8', '01a1e6ad-2276-70cf-8413-a4ca230bfb26', '2026-11-16 23:24:28.666679+00', '01a1e6ad-2277-7ad4-a3cf-f883298cd255', '201', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d8a7c84cae7e17c37a6152873a2d4a8b8d0574176d2b35f18c22daa4f116bfd1d1b2c9698a531563d3b7a82de014a79521efbff6f44d3bef00f55d4798de1ce2dc92107399c2921cc95826258049e293bc3f1c8e1474c54ea7160ab77b05f9ae80df3fe4a6015f07bd826cd525b63eb7886379afdd086dc3e33f11ace157f618e4797dac1284bdd756f96278114ffcc14e6437252cf038f7e786140dcfb160252e0f1530c3f7de1a4386f711c44f01383e956d0894c49ee0f20d5e8468abde659583a0e8da250d37aa5520bd2482f9431519ec38ef1cffd953b075627828beda0257b4ae511ed966470128324b7812b3e94eb8ad55410f8e3f8da6997e42d252ae229df67697ef58e8bc7c273a39ebcb6fbd97bb9ecbcfea68ef4e1b42513e785e28f7bfebfd72d7eeff7c56b8387e4cfacd7ae764d10afd2c0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /payments/credit/disburse', '01a1e6ad-220d-7710-b4c9-52e0d8610eb3', E'\\xd6d6ac8321da368383c2d15b19eae2de0fa514aad377d4b2f4787a9f5fd58104', '01a1e6ad-2214-7910-a9ca-7f30d6e06862', '2026-11-16 23:24:28.575272+00', '01a1e6ad-2217-742f-982b-c9d4f3ddc2e6', '200', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899df2fe6696e452cf1a7a8f550e290fa85fdec211dd9e7294aaf4f78e2a720fc96904cb22545dd1b93d16f403d65792dc3ffb12fd5a099a4b9c89f5dad268fafcd0c28984b9c125ec1b07bc59f3cc0f0f3872a4d144c094a5708d9025e9762415d1f1afac344440821e90dee7ada0ff3c081c979f5a045257f500280e70b03b25b7fca28e82c9184479fbd576dd75fbd7741c29c915cb873a709b0e3f9a0aba568d62003c70b37c5c4203bd93aadb220bebb5a06aacf8ccfe8474567ee22bee0996665ccb7a5e623636ce5ad84a15f110c7f4e5b517c798b494c953bb05a2c331a5fdcb4ad550fed6d15c4a641c2656d3edb3ed470ea9943a47ec835ea0298590beb07c4aa32e40016da773065429cd1b00213f9a168a99de50f10bd145628aa11f1453acfcdc8d0f231453a4cf18719cf5ab0fd8a2f938b1e3dd76b4584b8dfd833634d4078137889523669eebe58d835d51b2d784c628c6f6a797578b255cd82fe1541b0b708c6a6f094e80f490f5f28525195cd619dfd5b7e0a6eb526051996f56593441731a07e760309321719ea9013747daf75aaf132f891b1f712fefc6e5a777c2925b10ed321f0b6e9c65acdd46f3a4e381ce9d403374b59ad0875896737452ed820f09afcc2ce304d84bda4aff45b4941a3c635575042c258d2824a7683c68278c22aa9009389748b884b8f6cc111b1d03fdf6fb3e9b90389ef28f2821b265649fb5965b7ffe0bd2d7f16e195e435ba0986c0b80d8607aaea1a1928bac9f933f86e7b10c774c0bb89ae1c3787c033fcc4c2c02200c4d273dda3111629c08763ba58749b0761fe871c55fd6d5932c8aa9ee6199797f60a9e9fd2d6ea096bea9719630361b06bb98abe71cbf532a335da84ebfcd0c1962b3bdcdf1c534098339b95a8914c9b16b2273b7013298a3c207a46724e90895cbd3a7b8b8884b0471df3d4b5197463cd7e6e6c12a006ddb29e0d6f51d16609c5365bbf32512cf89814fb5a2342bbfcf8cf95fea8f87a8bf8b81b928f76b40cf0f3240e8b4de5d345c08eaacaf753bf62d9ab079273059b3a0603c50c39734b298eebb56ab9092addcb0e70fc1415477c8143eea659ac239e554edbbcde0dae32a472611449527', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /payments/pago-movil/verify', '01a1e6ad-2191-7d1c-9325-1c78c74464de', E'\\x6ccd0485ba4d2d0a9cc44bcfa62fbc29f4355edac5f51fefe8a163cafc58bec8', '01a1e6ad-219a-74f1-99f6-b1496d3158ef', '2026-11-16 23:24:28.447835+00', '01a1e6ad-219d-7a6c-8b16-5500b7553944', '200', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899dbd551fa98a3bb25eb29e8f845c90f0276aadbd48109408e54573448a6f4f163cd708ba4940056c2b5e6b6a412a4e8b8fb6c9ff6b0d0b91f50fdd0113dbce252c442d4693730077ddf7e23b5d133679357b7bfa4d46b92faea72d0f704f2cb363074160ceb626d26a0a7f1d828781415357fe4cc533d3b4ebc474de9ea622beab6cbf0e0ff4e8d3d05a75dea4bb9a323e35cf93fc51c40a60839249fce7f8dd001c8d1b2b74d02699e722966b2efab1d018e5a94932824f554331a60af469d3ca471859827e5a18c4edb23a9a4f46a9397fd095cdd3d7fe198c4121814210f90a66430d51d26ac2197db57b4b2f8e5fc1a8060a420fc60fd0bfab069a787ac7b6ffb7d83a3f1b388d7198516c85d28c5384aa6cc795c268782c60957c8edd51528b1a716da139de71d00e5ec7dce4201ec2cf4aaa0418ebcc2195b9bfa9665f0a94cb7f2aa4134ee11891ed37d6b34844abe5a07c9b879851a265cab601929ada377584a59f38351dc0849d8b5e4aef35472943a018820dd6014b4e3603341ed9b8c944f4b5bacb5edfdb611af73d71a67128bfa949ffd9b22cbf1036a0e5faee858363a38914e1e564e0e1aa', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /payments/vpos', '01a1e6ad-2018-7281-b746-1a4c8bbcdd1e', E'\\xd8bb4b2a91eb5bbf1c011da23b7464979f48252a263d05d26124bf92dfdf94b6', '01a1e6ad-2033-7257-bcc1-f01763a7b204', '2026-11-16 23:24:28.110029+00', '01a1e6ad-204a-73e8-8bfb-ed8532615e44', '201', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899dcfc125001c3acabd27bd4eda8e06acbfc8f51b901212053231d72a711625f60c347624f58a6549d190c6d8e38b7176cee908b5c0c8607e0274c1b800bf7a280b495b957d37429dd9d7c1ee5cad24be2bb90b8295bbb38b2e39655bcff54645754d986819659fb8848d52a2f7032226188341ef84f2e131aa3c34cdb8bdd67fcca91123f098a52dfad1f88546d6c4775d3770da93f0f81370333f39310151afe6ebe78b9b5dc0100437e8bdc56667d2998f1f96dcda9e8e6b002ac8b537ae194abc899c28db2e40de5cf1ccf27a001d45ed20e77197e32c722176b152cfdab9b2ac507becdb62948bde51f978b74c108584ffeabb391ea382d786616e076ff2522b81b4648c4c5e997bffe52357ebb4113db612a401fe24005cb1065e5878c9050622afb078a286090e9a6b992592207879ae37287f52e36b8be7be5387a2fa34d09d7e1bbce7b6123cca305d9a66d17f35a9a619bc9a71517c91aaefefb00471403996e7dec08fe7a2bbfacc76634c2e40526b228a7d982736173dcd91ea6308ab00675222a6b92eae3dafcb93d9fe8c0093eb3832646ca555059805f50af925b7a652a84f97bfad83bd0fe248726505f4829e39ba150bf9cfc1771d30f7dd1faaa7a3dfda0299', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /payments/vpos', '01a1e6ad-2082-796d-969f-a87ac0bb656a', E'\\x2654b2ddff640b1ff636572fc82c29c9ebf34f21f5dbbbbf20c99408f8ab238f', '01a1e6ad-2090-7d7b-833a-7691e99f5b50', '2026-11-16 23:24:28.239053+00', '01a1e6ad-20cc-7d7c-89f0-84295bad48be', '422', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d9926542b35f54895095a108e4c7cc46039efb93bb657afb26eb6635870d7d636ec706e546c7434c4b6eb37204fe9d8d93d34f4f4328e3732b919f50f5869e75ff46cec69db3363054c118a9c85ba914154b7541cf3be1fb5c8fa28ec895f7addededebc725fa23003e5927608ce1896093f08f5f10e7697cdfc014da145e1a6450bd41b81844b8db2ed6a33bab9500d650fd7f1eae1e88b6bca03a7372fef3ef2047708a0f034a84133eaaab7898cca3488254b396720eb4a226b0033f3a80953c9b430ca3050e22a5c2d4750f64f51aba1284a4e7d1ec114358850f8a05e76aa084161d2b63ab129a065080d3a963fd73d884c2f3f6f9abf620ba63cc1a41f3afe4978e9255ac08fa018068ff2293a7b73504cfddd66e21af20bed10a2fc9e0caa064a6625772570234a338985d5bc20859ba5277d1ad8122d8183d38d4f933f22f05f8c39c788050cb3d3b55a78a14eca7d9ba097fc1f7c0f5a1ae821ec78b6dff4c3105f3b51a85e8e6e4fbf60d73d8c5709a67e618e5a3447fda90af79824cfb00407696ddae7ffe5f4fc49c27d023e799d60b1acb9d2708027249756824d91bf6dd05a9a54d2d9c979c63e0396c7724a0dbb461e603f795bdee057e4789291fb1cecd95d267f3', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /payments/vpos', '01a1e6ad-2115-7f0f-839b-90a176c5bd9b', E'\\xc48a03bcbf9ca08b870f045b15b5a8246d2a30675ad33ae02aa91be41453a7fe', '01a1e6ad-2117-7063-916e-f1adf6cbcd60', '2026-11-16 23:24:28.326968+00', '01a1e6ad-2124-7ecf-88d1-5b09834f2295', '201', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899df22d766a4e1a1113703a9bcb304ab2edeaff8bd95246d909c09ede5c262cab3a65a89ab529e10d2372aa446717aac3a6dabdd5524a81c48c8c9febd810902176ade05208c57eb640cff714933d2955bd17e59ffec343ad82a54942e3bff89fbe7f44a7f95a45b240aae941040bf884568c9756a25f1ad3d2cec07a7f4c0f516a758fe3c32372218d55509ea2f4bb4432bc972b4987b0418cdfc2a9b07c27ec202ff87e06f8a62825f6140b450ce4c25d11c95088ae4ba135f633c05911304beb0ba0b136f24059f21aca6c12db90999ebb53e546c8760f615129e1116fe5be89dc957bdb283229fa53f97908b8e31960a82269dacf930586907ff0956598a1b1edad3bae68ef65d875992cb3fe1d69f0519139350dd2203f5b909eb0b29187a7ce4a8bc28268828fecfff43a3a4744e8729eca7eb63691e347fb5fbf249c713aa2d915fc8d2fe636a332941968c6dfec04ff12c614853c14e23afbff3bb851149c79ae5d2637eae555083d067d78e9a9fd79fceb0c148dd90a0d1cfc81c59146d72b81846e7ebbea72d1a387b5f130a3b31781bc79ae330e76bdcf7a6d6711b30de5dfe58c1fc6598bd235911dc6747ef711bbb95baf121b8e5046ee97cfe997', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'POST /payments/{id}/reverse', '01a1e6ad-1f49-78cf-a00c-e7fcb25e0fde', E'\\xf3a43c834f95deb944c8c9105e2a340cb0cf50bd5d5eb5546336da06d3214bda', '01a1e6ad-1f58-74c0-b6e7-97409c70b9c8', '2026-11-16 23:24:27.890717+00', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '200', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d59c2119a3f23a76eebdec43a98bd675c45d95ad3256e0357253e4813cbbe1b37fc2c59ef0ec1488ad74d9e8fb57145be680ee7a514593bb196d9ee4be3f200b8f8dec3c4ef750d2026dfcbc02be02a79226ebc2698e7af03fbb700091d17d24e27e334ed11ee72342ee753132ffca602d01888f412871d7bd493c9d751def7662d2226f8391e1ef6f04229cd6ca09e95f2636bf193e106a0024a159f9dd6df55a43b516cae43463bd64ead581b17197cf247db75ee6dfe333302875d4710d3b09ef46f52f1246cc01dc62cbcd553bf6d2aa41d54c8ef3cea23bfd0f18aa7d34c555e334e3eb3a9a23e5f9a3aa4ffd21a9db9b21dfce2601d0a852b91cb97f45241799e7c65d79d1b20ed458743acc5517f41abd61baadb9a464dc38d2ad36e79b833e3117a3983c8070869113dae541512f9541933b38c6e25fdf4863436e9e30a7f9bbe7239c2c0eec718a75eb8d23ae12ed9e6ebebcce5c01cd8d89192a0b59e2176b7c1d8d1f5dacd8868f5798dda0ec82f7819b088a6ea9540ad3af1783c005003eeb31756fffee18103640d80ca0ea1e9a4e2b20988cbb6b759a17fb90e4d223c61706b564f3f6152bb93c91069f1f257f1cb80f553cb5307630150c3edcb806656e21cd334bcda17f90bbad29538e19b3ec071b398807dba09a48f7f953be42e7e770388e7c3cbf23ed0cbba2b79eb0ca25d52412351c9f6c001d3895ec6c061a737da9bb03907a929faa406de96d7da2c7e7f210a401004d47ba305ecaf22c36eaf0143486498dc34d7670e28b0204bfe13039f9ce71ed769961e23e7c5b1fcd4cc9dd5d79e0ced213ffaa3982004bd34c074f4c71c6fc5057ba7ddb201da52a29fe699', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d94af4d62072890eca5e86097b5ae2d6407304de99a9a7f7fccae522b1d8fcb326d03a69601d664b89bdd157e6d8138565970586d1ebb96be92ce4e1ef4b14489129cbf3d546bd96990cec2f6ebe893c5f11308c8eabb14594bed2d8d', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '2ff5a4ae-a600-4575-8e1f-de281bca29a1', '2026-10-05', '01a1e6ad-2217-76fa-8f64-e45738fb2a7d', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x032b553a7ceff15331b245e4b2277610eb60c70e1c36391bcb48729fb6fc2cef', '0', '2026-11-16 23:24:30.815675+00', E'\\x2d7d74b2020eed8ef50dfe75bfcf867cc1309b62ebbf6abb9e71c233f09acff0');
insert into login_attempts (subject, count, last_at, name) values (E'\\x222a1ec220275c37d7b1e184d001de5d946ceab83b32e146b3bca1645fc71d9c', '1', '2026-11-16 23:24:32.745764+00', E'\\x84783349f3ab6621fd455a85910041581241400e49a3b7c5c496bb5680f27d7e');
insert into login_attempts (subject, count, last_at, name) values (E'\\x2f56175382b22227f2f50524450ea8838a1351b5c57edab655d6c6180bce51a1', '1', '2026-11-16 23:24:32.749313+00', E'\\x84783349f3ab6621fd455a85910041581241400e49a3b7c5c496bb5680f27d7e');
insert into login_attempts (subject, count, last_at, name) values (E'\\x62fea10027c143a1ddd0314f1c17162673f561a2315b6c91aac8cd0af5f64b39', '1', '2026-11-16 23:24:32.74125+00', NULL);
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xc197138f69123d9744010cc5aec8982dccc98689fe5fab5d324ff948124d31d4', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'r4', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d6d5d2a1007dbe77493d886b8dfb5fe74dbbeaaf68032cad9056c009bd5e7eb32d34071f703924cbc7af20e85251830423a219fa5763cebd5c5213bb2cb35232e729ee858c005af835abad0dc4d23a3b0f4884e65', 'true', '{}', '2026-11-16 23:24:28.949631+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 23:29:33.39105+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$61nabPT5kPBcIZ3A1JUv8A$DEOJcYnre4CcoaujP-5gVtpNlt3Jz8eUYZ5Mnqs9wSw', '2026-11-16 23:24:30.715843+00', '2026-11-16 23:24:30.753316+00', NULL, '2026-11-16 23:24:32.571668+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('f794d766-ec24-4927-ae11-d15ce64990b1', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 23:24:33.395915+00', '2026-11-16 23:24:33.395915+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', '$scrypt$ln=17,r=8,p=1$61nabPT5kPBcIZ3A1JUv8A$DEOJcYnre4CcoaujP-5gVtpNlt3Jz8eUYZ5Mnqs9wSw', '2026-11-16 23:24:30.753316+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('ff32b3d6-ed7f-4561-a3d0-aa3fae6b4faa', '01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 23:24:33.387047+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x27e273ee14e66c072e7cbe5c4acfa8a2ec44520ed3deedadbd5e84a007ddff04', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x3cf2693ab10eccbd01e56a736d97828b2b0d3f913eda9dec41553f1891115764', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x5bed7207fe7aa9f164ee6137a060e679fd120b25cf0f5024cc91be6c44fc0133', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x5c9f21c37321018b6b82182e335404b41a9d286dc7889e0d46d3b883d086a4c8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x6292321cfb32130c1e7a66f0019f435881ef5d68ee872ea1b4803747c1f208e5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x6eea5c389d1d23604da0b53301b2b41c109a2ed53a0172058f60569e335015fb', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x7438952cbe7f7e73ab21200a6011ef395629f6f066e3a11d2a3381ca72d2cf29', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\xa4823b7bafa4657b56899dc0cc7516b746bb73f07b2387b30e58db462ccfb405', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\xe02d4c601314113d9a0916e67e8bc3183d291b7ff1f1ccff9e45f462818fd961', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\xe7e417a5c37e627da8f68a52062b9f0f7f19903bbcfa859caaadb1dbbd44f81b', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xfaedc1ee40bc638b8bcaf71337b291c58039b77df0febba39ca89ce8e17929dc', '01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', '2026-11-16 23:24:32.571668+00', '2026-11-16 23:24:32.571668+00', '2026-11-17 11:24:32.571668+00', '108b0455-6b63-47bc-b425-abaa54896b43', '127.0.0.1', '', '2026-11-16 23:24:32.571668+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e6ad-2a8f-746c-bcec-026fd9ea9bac', '01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', 'pas_op_oceNnTTU', E'\\xd6dfa98c57588e34e6bae5f47c9f7f1dba50257d5ba9741db796e039cfc92afa', '2026-11-16 23:24:30.736425+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d5ec83eb973ac29f88e60e269f295b95bb02a831223adca30f48bb9ca596a015aff976204be70d3812263f9df5175cfa07343f62151867a14c12bc9f432ba2e2d04532e5d', '0', '2026-11-16 23:24:32.763505+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 23:24:27.309+00', '2026-11-16 23:24:27.501+00', '2026-11-16 23:39:27.309+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d1b78ed061ad2684d7686a7d20dd317b3117686f3a2ef67183a2280fdfd2e038cbc438cca5dc9c2161cd909479be2e2c6093672b8b616b219a98bd1413bc1ac5af475ff5761011f8af7ba96962e3fe9bab9e81a50928a9aebe8e4414573', E'\\xf6a64d8272f7adc6055220e25eedce1183e07dbd9cb150d13314f463541128ca', E'\\x980ac823c440106c3cc6dd930b1812998c2e6c550722348f4e286d74d382bf0c', E'\\x57c33bac513b19dc136414068faa047bc51dd77127604fc1fe4b4ada92dbd0e3', NULL, NULL, 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-1d69-706d-a975-6c4bd71b159e', '2026-11-16 23:24:27.369+00', NULL, '01146749', '487146749', '{487146749,1146749}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:24:27.547+00', '2026-11-16 23:24:27.704+00', '2026-11-16 23:39:27.547+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899dd30a0324c41f920b452e0889ca5edda634a8cf920e4ded747cc527a4c8726fa5fe38199b22a3e625f8f697615ad264d579ab68070e09b2d920b3c034ee94e43a3e8c34ff13cc707bb59293d9387815c6bc935e927d490ec2aac1f3b358', E'\\xf6a64d8272f7adc6055220e25eedce1183e07dbd9cb150d13314f463541128ca', E'\\x980ac823c440106c3cc6dd930b1812998c2e6c550722348f4e286d74d382bf0c', E'\\x57c33bac513b19dc136414068faa047bc51dd77127604fc1fe4b4ada92dbd0e3', NULL, NULL, 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-1e82-7a78-a133-a226b090f068', '2026-11-16 23:24:27.65+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 23:24:27.785+00', '2026-11-16 23:24:27.927+00', '2026-11-16 23:39:27.785+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d291ac4ff8ec57e076d52099bc147e988b50648cc7ccd611d2549ab37f55535dd9f7f5c1e83d57acd842eda68cf57cfe3392b3f4a629a0869f7653e72501b6dbc0a90d5a65519c660f8198dce270c49a6657152018e394fe2d3ba7cce7b', E'\\xf6a64d8272f7adc6055220e25eedce1183e07dbd9cb150d13314f463541128ca', E'\\x980ac823c440106c3cc6dd930b1812998c2e6c550722348f4e286d74d382bf0c', E'\\x57c33bac513b19dc136414068faa047bc51dd77127604fc1fe4b4ada92dbd0e3', NULL, NULL, 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-1f25-7922-a5e9-42439fe51720', '2026-11-16 23:24:27.813+00', NULL, '01146782', '487146782', '{487146782,1146782}', NULL, '000000', NULL, NULL, '01a1e6ad-1f70-720b-abe5-00ce8dded77c', '2026-11-16 23:24:27.888+00', '01146792', NULL, '{1146792}', NULL, '2026-11-16 23:24:27.927+00', '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1fd0-77be-bd45-283b4b96c8dc', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 23:24:27.984+00', '2026-11-16 23:24:27.984+00', '2026-11-16 23:39:27.984+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899dd7941cac071610bb9f822ec8cdc449b3104e94845b093bdba51788998ec6ef44b6bd266169c17ecf2fdb61b4334cef706d8ef30548efc4ca0a3df3eff4d221d8186de4548f17afb8f6fd0e8ff5b7c167c0c434f47dfea2a7e14d983ef7', E'\\xf6a64d8272f7adc6055220e25eedce1183e07dbd9cb150d13314f463541128ca', E'\\x980ac823c440106c3cc6dd930b1812998c2e6c550722348f4e286d74d382bf0c', E'\\x57c33bac513b19dc136414068faa047bc51dd77127604fc1fe4b4ada92dbd0e3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 23:39:27.984+00', NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-204a-73e8-8bfb-ed8532615e44', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:24:28.106+00', '2026-11-16 23:24:28.13+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d0327e3e9abb94ca6aa4c8462ec1fff1baede4185f8a04c7cef78df346c2f805ca927dc0f4ab7aac29475b16e615648f8c9fa1825642cb259ea4ba9ec28c811b9874997b5624d16f10af5', E'\\xc0a9bbeec80bf5b7c2fe502ff776a33497be8c5b285fd5946499128fc4770429', NULL, E'\\xc7ba43239e24b9bf13808a74efd834705604823d8f7d44af1a1039f320391376', '4242', 'Visa', 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-2037-76b3-bbf6-ed780a91f6a5', '2026-11-16 23:24:28.106+00', NULL, '1146812', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-20cc-7d7c-89f0-84295bad48be', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:24:28.236+00', '2026-11-16 23:24:28.294+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899dab719d08080f731b8bc2b12b76583f1eec8a35002ebb9acc970a65ff401981bd3a8cd49713cb39ffefc6a0d5cb353dcdfc3b2c0ffc2bb42efa9217b12f4127df037823d9bceb15f7bf27', E'\\xf2464c034ab8fba9ac2e8db86a22741c0c522cafb28d84908eba1e373e7728bb', NULL, E'\\x20ed32b356926b7c6de23c529d3f82d6c4b23a727c0e14dcf94762e3da42e4d9', '9995', 'Visa', 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-20a7-7ad6-bb9c-e24673a923fe', '2026-11-16 23:24:28.236+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2124-7ecf-88d1-5b09834f2295', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 23:24:28.324+00', '2026-11-16 23:24:28.342+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899da4e63aa2a6fe81c142b956a2ea9f78fd4ed00af2a9f3bda79c7f612bcacf35a35a8e5904f739ca766191c1f64cf273fd7abe57f9f52dca7e7dd011710fd95b3c8a0ed7332321c4378339', E'\\x986f117ca3243ee3e57f5639147eac7794de0078d8c8f6dc82c9c9e2864eec52', NULL, E'\\xa440228c0f371dab4d74cb31ccfb4daeec16d3e3f4ff9280b31f1fc57d481a06', '0119', 'Visa', 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-2117-7876-ae44-c18d3644229d', '2026-11-16 23:24:28.324+00', '2026-11-16 23:24:28.342+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-16 23:24:32.354203+00', '2026-11-16 23:24:35.801+00', NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-219d-7a6c-8b16-5500b7553944', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:24:28.445+00', '2026-11-16 23:24:28.479+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xc47b9166c1726db6000b44b60ac2534e1180526bc9347cd1135cb4c24f02704f', NULL, NULL, NULL, NULL, 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-76fa-8f64-e45738fb2a7d', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e6ad-2217-742f-982b-c9d4f3ddc2e6', '2026-11-16 23:24:28.567+00', '2026-11-16 23:24:28.613+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899db9b83fff1fd3344c779739a02e74c954ec2d0fbe54c6a6665240692081ada651cac20d4a1cafc442ba255e320b63fa235c3fa62675e7a2327b3291684e893ed7f2678f8a41ee341d21971480cb2b9e249803335d60ebd1d43042dfd762bd915874fad4f879b3fdd6876ca55d9ad3440a', E'\\x6c3d7412e5780384887eed9db0f2ae76b35ea2990ac5c513a11f33f291d453c4', NULL, NULL, NULL, NULL, 'r4', E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', '01a1e6ad-222a-7433-a83b-0623795c1fa3', '2026-11-16 23:24:28.586+00', NULL, '37146861', NULL, '{37146861}', 'd571f36e-7add-47b0-abc2-e1f912cce780', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-7b9e-8edc-164a91746ba3', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e6ad-2217-742f-982b-c9d4f3ddc2e6', '2026-11-16 23:24:28.567+00', '2026-11-16 23:24:28.615+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d66bb763ab90c269c5863d175bc054d3aa5e9047bdf89764217287c3bbe4fd19e6d67c32a14fe8e573e52241486b0b449eef4c07172fce3b9084b33df4fdce48c02db0c2990b07d0b8f93b0f6e3db720b43f577199b71ab1c1864fb63f84de6ca24ae384117fde8a3b3b76c5c28a22290', E'\\x677f8b86bf52c5fdf84413a0d2360e4a0051227b940b0ec2d6af946f90ca4e31', NULL, NULL, NULL, NULL, 'r4', E'\\xee2172ebecdb66305dfee946ae3e4f7a4dc1037a21d0b12c9c61eb98ef44c30f', '01a1e6ad-222b-7926-8559-e9faba78e13d', '2026-11-16 23:24:28.587+00', NULL, NULL, NULL, '{}', '77eaec05-b30f-4f0d-9727-b2f049271f29', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:24:28.821+00', '2026-11-16 23:24:28.905+00', '2026-11-16 23:39:28.821+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d1080fc6e171d924489a9f9429c2742cb5cd97cc90cbe215013985fab348ebfc592aa094ea07a9129c2871a0382c9043f536be90dbc8340b05c853ee39ad8e2b7790c07a8494da2bad7b0285f6cea0af5014b440f7745e0ea53d29a4152', E'\\xf6a64d8272f7adc6055220e25eedce1183e07dbd9cb150d13314f463541128ca', E'\\x980ac823c440106c3cc6dd930b1812998c2e6c550722348f4e286d74d382bf0c', E'\\x57c33bac513b19dc136414068faa047bc51dd77127604fc1fe4b4ada92dbd0e3', NULL, NULL, 'bnc', E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-2354-7034-a2ef-c738b4dc3aa4', '2026-11-16 23:24:28.884+00', NULL, '01146889', '487146889', '{487146889,1146889}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e6ad-22c7-7efa-a045-34da32b9f22d', '01a1e6ad-1cae-7dd1-bc88-2661507411be', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07', '1', 'bd9fc312-9191-473e-800d-e37f80f9cbdf', '20.00', '2026-11-16 23:24:33.423277+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xea2b88b0f48f804441a9875d8747787792d30eac5d92271fa6b25eba8cd7d616', '01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', 'factor', '2026-11-16 23:29:33.246522+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-76fa-8f64-e45738fb2a7d', '10.00', 'key:requester', '2026-11-16 23:24:33.418121+00', '2026-11-17 23:24:33.418121+00', 'approved', 'user:ana', '2026-11-16 23:24:33.418121+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07', '01a1e6ad-1d40-7608-a387-2eb3a8e83324', '2026-11-16 23:24:27.309+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07', '01a1e6ad-1d6a-715b-95ea-01fb9916d549', '2026-11-16 23:24:27.369+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07', '01a1e6ad-1def-78cf-85b3-22d422e68b51', '2026-11-16 23:24:27.501+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01146749"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b', '01a1e6ad-1e1e-7985-b371-b2901e6ccb2e', '2026-11-16 23:24:27.547+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b', '01a1e6ad-1e82-7640-9e83-49e267c6a1a9', '2026-11-16 23:24:27.65+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b', '01a1e6ad-1eb9-7d89-a44e-58bc19e26b77', '2026-11-16 23:24:27.704+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '01a1e6ad-1f15-73b6-9d04-2b98e4e50f7f', '2026-11-16 23:24:27.785+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '01a1e6ad-1f26-73e5-9689-1bb805474cd8', '2026-11-16 23:24:27.813+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '01a1e6ad-1f31-7042-8fd4-36ffd2e7b629', '2026-11-16 23:24:27.825+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01146782"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '01a1e6ad-1f70-73a5-92df-2f33d0829eeb', '2026-11-16 23:24:27.888+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '01a1e6ad-1f98-768d-be70-0f17511a6780', '2026-11-16 23:24:27.927+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "01146792"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1fd0-77be-bd45-283b4b96c8dc', '01a1e6ad-1fd0-7014-ab7e-8a21bf219d2e', '2026-11-16 23:24:27.984+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-204a-73e8-8bfb-ed8532615e44', '01a1e6ad-204b-72b6-8af1-9feeb0ff29c9', '2026-11-16 23:24:28.106+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-204a-73e8-8bfb-ed8532615e44', '01a1e6ad-2062-7dda-8cda-8bb2ca04f11c', '2026-11-16 23:24:28.13+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "1146812"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-20cc-7d7c-89f0-84295bad48be', '01a1e6ad-20cd-70f5-a0cd-be7bd4918169', '2026-11-16 23:24:28.236+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-20cc-7d7c-89f0-84295bad48be', '01a1e6ad-2107-7833-94fe-265492e0d557', '2026-11-16 23:24:28.294+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2124-7ecf-88d1-5b09834f2295', '01a1e6ad-2124-787f-88f6-a628936ea424', '2026-11-16 23:24:28.324+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2124-7ecf-88d1-5b09834f2295', '01a1e6ad-2136-75ad-ab7d-2ee8f7565ca5', '2026-11-16 23:24:28.342+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-219d-7a6c-8b16-5500b7553944', '01a1e6ad-21e6-7180-b97d-e16e23b035f2', '2026-11-16 23:24:28.479+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-76fa-8f64-e45738fb2a7d', '01a1e6ad-2219-7e6a-84f7-aeebf7c6093c', '2026-11-16 23:24:28.567+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e6ad-2217-742f-982b-c9d4f3ddc2e6"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-76fa-8f64-e45738fb2a7d', '01a1e6ad-222b-7285-bf1b-eb4f9d1e23c5', '2026-11-16 23:24:28.586+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-76fa-8f64-e45738fb2a7d', '01a1e6ad-2245-7c9a-83e7-ed65705b4e4c', '2026-11-16 23:24:28.613+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "37146861"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-7b9e-8edc-164a91746ba3', '01a1e6ad-2219-7eaf-bf68-f4f4d94a59b0', '2026-11-16 23:24:28.567+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e6ad-2217-742f-982b-c9d4f3ddc2e6"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-7b9e-8edc-164a91746ba3', '01a1e6ad-222b-7a16-8520-d3b73e60693d', '2026-11-16 23:24:28.587+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2217-7b9e-8edc-164a91746ba3', '01a1e6ad-2247-7321-87f9-4c2567783f10', '2026-11-16 23:24:28.615+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', '01a1e6ad-2316-772e-8cd7-8ef1704bd51f', '2026-11-16 23:24:28.821+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', '01a1e6ad-2354-7d11-bbe4-1fb5944a819f', '2026-11-16 23:24:28.884+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6ad-1cae-7dd1-bc88-2661507411be');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', '01a1e6ad-236a-7ddc-8a3c-83b95a333a81', '2026-11-16 23:24:28.905+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01146889"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '2026-11-16 22:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 23:24:24.848505+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-2277-7ad4-a3cf-f883298cd255', E'\\x96e4ac8c62ded3fa204cd3bf68997db743cb6f1e44345b2a1c13c2b85f2de10b', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899dbd12da9c208027c06ac67b121283f2c206a1168f715460578a6fa19de9f6cf7bb1769b15a80d7db870cfa1100d896f898c1f48df0490221da517db4e424ce4b684d4a7ec77d1d61e6c8142b88d', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 23:24:28.663+00', 'key:01a1e6ad-1cae-7dd1-bc88-2661507411be');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '77b48a8d-ca3f-411b-ba56-32aa6b6b5483', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 23:24:33.40878+00', '2026-11-18 00:24:33.40878+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x3f4831bfa6def65cc25cb0150811fbd29cb516c4bcb3cb4a49cbb452c13cc5f6', '01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', '2026-11-16 23:29:33.251031+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '196', '2026-11-16 23:24:33.457932+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 23:24:33.266865+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 23:29:33.306873+00', '2026-11-16', '2026-11-16 23:24:33.288909+00', '2026-11-16 23:24:33.306873+00', '2026-11-16 23:24:33.306873+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 23:24:33.266865+00', '2026-11-16 23:24:33.266865+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 23:24:27.180677+00', '2026-11-16 23:24:33.306873+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-16 23:24:25.195801+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-16 23:24:25.198107+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 23:24:24.848505+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 23:24:24.848505+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 23:24:25.222192+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 23:24:25.240001+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-16 23:24:25.248141+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 23:24:25.228339+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 23:24:25.216537+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xd3d899504516cda7ddce1cfaf8486d05edcca4947403eb79b24eb92dbd1e53de', '01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 23:24:33.407304+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '776', '1', '01a1e6ad-1d40-7608-a387-2eb3a8e83324', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.309Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.309Z"}', '2026-11-16 23:24:27.33078+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '783', '2', '01a1e6ad-1def-78cf-85b3-22d422e68b51', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01146749","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.309Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.501Z"}', '2026-11-16 23:24:27.50819+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '786', '3', '01a1e6ad-1e1e-7985-b371-b2901e6ccb2e', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.547Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.547Z"}', '2026-11-16 23:24:27.582991+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '792', '4', '01a1e6ad-1eb9-7d89-a44e-58bc19e26b77', '{"event":"payment.failed","data":{"paymentId":"01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.547Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.704Z"}', '2026-11-16 23:24:27.730462+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '794', '5', '01a1e6ad-1f15-73b6-9d04-2b98e4e50f7f', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.785Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.785Z"}', '2026-11-16 23:24:27.79976+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '799', '6', '01a1e6ad-1f31-7042-8fd4-36ffd2e7b629', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01146782","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.785Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.825Z"}', '2026-11-16 23:24:27.827842+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '804', '7', '01a1e6ad-1f98-768d-be70-0f17511a6780', '{"event":"payment.reversed","data":{"paymentId":"01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01146782","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.785Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.927Z"}', '2026-11-16 23:24:27.930257+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '806', '8', '01a1e6ad-1fd0-7014-ab7e-8a21bf219d2e', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1fd0-77be-bd45-283b4b96c8dc","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.984Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.984Z"}', '2026-11-16 23:24:27.986636+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '814', '9', '01a1e6ad-2062-7dda-8cda-8bb2ca04f11c', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-204a-73e8-8bfb-ed8532615e44","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1146812","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.106Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.130Z"}', '2026-11-16 23:24:28.133763+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '821', '10', '01a1e6ad-2107-7833-94fe-265492e0d557', '{"event":"payment.failed","data":{"paymentId":"01a1e6ad-20cc-7d7c-89f0-84295bad48be","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.236Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.294Z"}', '2026-11-16 23:24:28.297347+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '827', '11', '01a1e6ad-2136-75ad-ab7d-2ee8f7565ca5', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-2124-7ecf-88d1-5b09834f2295","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.324Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.342Z"}', '2026-11-16 23:24:28.344606+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '834', '12', '01a1e6ad-21e6-7180-b97d-e16e23b035f2', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-219d-7a6c-8b16-5500b7553944","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.445Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.479Z"}', '2026-11-16 23:24:28.520863+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '840', '13', '01a1e6ad-2245-7c9a-83e7-ed65705b4e4c', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-2217-76fa-8f64-e45738fb2a7d","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37146861","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.567Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.613Z"}', '2026-11-16 23:24:28.615509+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '841', '14', '01a1e6ad-2247-7321-87f9-4c2567783f10', '{"event":"payment.failed","data":{"paymentId":"01a1e6ad-2217-7b9e-8edc-164a91746ba3","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.567Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.615Z"}', '2026-11-16 23:24:28.617945+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '853', '15', '01a1e6ad-2316-772e-8cd7-8ef1704bd51f', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.821Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","checkoutSessionId":"01a1e6ad-22c7-7efa-a045-34da32b9f22d","livemode":false},"timestamp":"2026-11-16T23:24:28.821Z"}', '2026-11-16 23:24:28.824553+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '858', '16', '01a1e6ad-22c7-7efa-a045-87b9aec9f981', '{"event":"checkout.paid","data":{"sessionId":"01a1e6ad-22c7-7efa-a045-34da32b9f22d","linkId":"01a1e6ad-2277-7ad4-a3cf-f883298cd255","status":"PAID","paymentId":"01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.743Z","livemode":false},"timestamp":"2026-11-16T23:24:28.905Z"}', '2026-11-16 23:24:28.911049+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '858', '17', '01a1e6ad-236a-7ddc-8a3c-83b95a333a81', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01146889","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.821Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","checkoutSessionId":"01a1e6ad-22c7-7efa-a045-34da32b9f22d","livemode":false},"timestamp":"2026-11-16T23:24:28.905Z"}', '2026-11-16 23:24:28.911049+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e6ad-2a7b-7ed0-9400-63b8ea8b37b9', E'\\x7e48f941221fe0cfcf8d648b8418e7ca29b8b7a9deb07f0312086c4c659007b4', '2026-11-16 23:24:33.257461+00', '2026-11-19 23:24:33.257461+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1d40-7608-a387-2eb3a8e83324', 'payment.pending', '01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.309Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.309Z"}', 'delivered', '2026-11-16 23:24:27.309+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:27.35906+00', '200', NULL, '33', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1def-78cf-85b3-22d422e68b51', 'payment.completed', '01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-1d2e-7250-ba85-fb1e99ed1f07","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01146749","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.309Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.501Z"}', 'delivered', '2026-11-16 23:24:27.501+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:27.531292+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1e1e-7985-b371-b2901e6ccb2e', 'payment.pending', '01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.547Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.547Z"}', 'delivered', '2026-11-16 23:24:27.547+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:27.591301+00', '200', NULL, '64', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1eb9-7d89-a44e-58bc19e26b77', 'payment.failed', '01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b', '{"event":"payment.failed","data":{"paymentId":"01a1e6ad-1e1c-744f-a3df-1b7f3a3fbf4b","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.547Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.704Z"}', 'delivered', '2026-11-16 23:24:27.704+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:27.756829+00', '200', NULL, '28', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1f15-73b6-9d04-2b98e4e50f7f', 'payment.pending', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.785Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.785Z"}', 'delivered', '2026-11-16 23:24:27.785+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:27.807555+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1f31-7042-8fd4-36ffd2e7b629', 'payment.completed', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01146782","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.785Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.825Z"}', 'delivered', '2026-11-16 23:24:27.825+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:27.841006+00', '200', NULL, '25', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1f98-768d-be70-0f17511a6780', 'payment.reversed', '01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d', '{"event":"payment.reversed","data":{"paymentId":"01a1e6ad-1f09-7064-aba3-ce1f7d0d2d6d","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01146782","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.785Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.927Z"}', 'delivered', '2026-11-16 23:24:27.927+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:27.950004+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-1fd0-7014-ab7e-8a21bf219d2e', 'payment.pending', '01a1e6ad-1fd0-77be-bd45-283b4b96c8dc', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-1fd0-77be-bd45-283b4b96c8dc","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:27.984Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:27.984Z"}', 'delivered', '2026-11-16 23:24:27.984+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.031246+00', '200', NULL, '27', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-2062-7dda-8cda-8bb2ca04f11c', 'payment.completed', '01a1e6ad-204a-73e8-8bfb-ed8532615e44', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-204a-73e8-8bfb-ed8532615e44","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1146812","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.106Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.130Z"}', 'delivered', '2026-11-16 23:24:28.13+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.145877+00', '200', NULL, '40', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-2107-7833-94fe-265492e0d557', 'payment.failed', '01a1e6ad-20cc-7d7c-89f0-84295bad48be', '{"event":"payment.failed","data":{"paymentId":"01a1e6ad-20cc-7d7c-89f0-84295bad48be","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.236Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.294Z"}', 'delivered', '2026-11-16 23:24:28.294+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.306967+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-2136-75ad-ab7d-2ee8f7565ca5', 'payment.pending', '01a1e6ad-2124-7ecf-88d1-5b09834f2295', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-2124-7ecf-88d1-5b09834f2295","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.324Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.342Z"}', 'delivered', '2026-11-16 23:24:28.342+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.348016+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-21e6-7180-b97d-e16e23b035f2', 'payment.completed', '01a1e6ad-219d-7a6c-8b16-5500b7553944', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-219d-7a6c-8b16-5500b7553944","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.445Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.479Z"}', 'delivered', '2026-11-16 23:24:28.479+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.557992+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-2245-7c9a-83e7-ed65705b4e4c', 'payment.completed', '01a1e6ad-2217-76fa-8f64-e45738fb2a7d', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-2217-76fa-8f64-e45738fb2a7d","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37146861","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.567Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.613Z"}', 'delivered', '2026-11-16 23:24:28.613+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.620971+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-2247-7321-87f9-4c2567783f10', 'payment.failed', '01a1e6ad-2217-7b9e-8edc-164a91746ba3', '{"event":"payment.failed","data":{"paymentId":"01a1e6ad-2217-7b9e-8edc-164a91746ba3","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.567Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","livemode":false},"timestamp":"2026-11-16T23:24:28.615Z"}', 'delivered', '2026-11-16 23:24:28.615+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.630953+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-2316-772e-8cd7-8ef1704bd51f', 'payment.pending', '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', '{"event":"payment.pending","data":{"paymentId":"01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.821Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","checkoutSessionId":"01a1e6ad-22c7-7efa-a045-34da32b9f22d","livemode":false},"timestamp":"2026-11-16T23:24:28.821Z"}', 'delivered', '2026-11-16 23:24:28.821+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.836288+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '01a1e6ad-236a-7ddc-8a3c-83b95a333a81', 'payment.completed', '01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92', '{"event":"payment.completed","data":{"paymentId":"01a1e6ad-2316-7b8e-b84f-cfe2c5fcfb92","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01146889","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:24:28.821Z","keyId":"01a1e6ad-1cae-7dd1-bc88-2661507411be","checkoutSessionId":"01a1e6ad-22c7-7efa-a045-34da32b9f22d","livemode":false},"timestamp":"2026-11-16T23:24:28.905Z"}', 'delivered', '2026-11-16 23:24:28.905+00', '01a1e6ad-1590-74d6-8bd1-b95b62c776ba', '2026-11-16 23:24:28.922909+00', '200', NULL, '7', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e6ad-1c73-7de3-9743-b1fe6c476be1', 'false', '01a1e6ad-1ce6-7cc5-9453-720cbcd2a55a', '1', 'http://127.0.0.1:41475/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4430bd7a55af19e730e572c3c8884e899d77dc4e5bbde4c0a9091477fda0754cb19a7135b118435114b0194fec433cdf478decc1bea3eaa0ec7972a587bbd5d1366f1ee6cfc98d49d30568c372063431c0354d6066a4be13264851c38add5e', NULL, NULL, '2026-11-16 23:24:27.237+00', '2026-11-16 23:24:27.237+00');
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
