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

-- The number under which the bank carries out a payment at most once, written before its first call. A call whose answer
-- was lost is repeated under it; a payment without one is never sent again.

alter table payments add column operation_ref text;

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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 02:00:12.639574+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'r4', E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', 'http://127.0.0.1:38627');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-b690-7a22-b2f6-e96c9f69c382', 'false', 'pas_test_v0R0dhcl', E'\\x966028b2251d3133a1e7864e4713d9d349a35ce7e40f6f51d2f1d2dbac0c5703', '2026-11-17 02:00:12.690568+00', NULL, NULL, '2026-11-17 02:00:16.93306+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-b6b7-7d01-a05a-3209e3e979bc', 'true', 'pas_live_wCC0RDNS', E'\\x80a7ce96832e56fbfb1d6a2c82b615c4db58610c5e6fc4f9d4b3030b662dab2f', '2026-11-17 02:00:12.727867+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\xcb20a72701c0c69f9ebf18e03077b4b814f497375996dc8bebcc5daf472626f2', '2026-11-17 02:00:16.925336+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-b650-7470-bb91-559d7291e707', '2026-11-17 02:00:12.642434+00', 'test', 'tenant.create', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x1927b28565a985810cc7868a50770f537cce68a22ac142c404c46827860665ce');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-b690-7345-8229-bdaebb5fa734', '2026-11-17 02:00:12.692505+00', 'test', 'key.create', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-b690-7a22-b2f6-e96c9f69c382', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_v0R0dhcl", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x1927b28565a985810cc7868a50770f537cce68a22ac142c404c46827860665ce', E'\\xbdffb6364adb753889951f0d2d01fdb9b34a51603f5d874dac068c8390892a55');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-b6b7-753f-abb1-44aed6c214fa', '2026-11-17 02:00:12.728622+00', 'test', 'key.create', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-b6b7-7d01-a05a-3209e3e979bc', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_wCC0RDNS", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xbdffb6364adb753889951f0d2d01fdb9b34a51603f5d874dac068c8390892a55', E'\\x2459fb968de7b1a8b5521c2444fed15940706edbdf251891c3caab51a14de50b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-b707-7ff5-a1f5-d4c3436ad074', '2026-11-17 02:00:12.821368+00', 'key:01a1e73b-b690-7a22-b2f6-e96c9f69c382', 'webhook.create', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-b705-79c0-98c0-ef07990a994d', '{"host": "127.0.0.1:44659", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', '01a1e73b-b6f4-760f-9a5c-ce5fab55ddae', '4', E'\\x2459fb968de7b1a8b5521c2444fed15940706edbdf251891c3caab51a14de50b', E'\\xa6e86c12e73311fbf54621d33bdaae7f687930ff2c8fbf4bc04b60aee3f2f469');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-bc10-7d51-aa24-6bbfc55f4588', '2026-11-17 02:00:14.101504+00', 'test', 'checkout.profile', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xa6e86c12e73311fbf54621d33bdaae7f687930ff2c8fbf4bc04b60aee3f2f469', E'\\x4330132e2d869481a473b75ce04cd95cae4349331e6f700897923f1beef07665');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-bc2d-7385-88e9-c6fcaa5df977', '2026-11-17 02:00:14.129504+00', 'key:01a1e73b-b690-7a22-b2f6-e96c9f69c382', 'link.create', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-bc2b-74a3-8ed2-7ee7a07795a4', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', '01a1e73b-bc1d-7ca8-a672-e8a380118772', '6', E'\\x4330132e2d869481a473b75ce04cd95cae4349331e6f700897923f1beef07665', E'\\x32ff088b5b5dc2cb573bb8c6239964f7e164d2ff915bfb65116f3aaf61f2d96b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-bd05-7f71-971d-8e745b083b10', '2026-11-17 02:00:14.344119+00', 'test', 'bank.notifications', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x32ff088b5b5dc2cb573bb8c6239964f7e164d2ff915bfb65116f3aaf61f2d96b', E'\\x0b327cdfe2473bb4c4d92848487adffca8c06a725b4e234732ac68b9995d786a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-bd78-75c3-b898-1ae027c38231', '2026-11-17 02:00:14.468929+00', 'key:01a1e73b-b690-7a22-b2f6-e96c9f69c382', 'movement.ignore', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', '01a1e73b-bd5a-7c80-9800-637e512c1731', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', '01a1e73b-bd74-7c6d-8463-ca727f8bd677', '8', E'\\x0b327cdfe2473bb4c4d92848487adffca8c06a725b4e234732ac68b9995d786a', E'\\x80487047d31bc8d045905ba37cc964ec5813f88238e1986847d548af6780078b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c12e-74a8-b384-aa04f296cc7c', '2026-11-17 02:00:15.410288+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x80487047d31bc8d045905ba37cc964ec5813f88238e1986847d548af6780078b', E'\\x54c21efa6ecb5455f1735746eb937fd82e9e50802501344fc3c530377578bd58');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c13d-7507-9f94-10dcbe75353f', '2026-11-17 02:00:15.422983+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_GPc6WEDu"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x54c21efa6ecb5455f1735746eb937fd82e9e50802501344fc3c530377578bd58', E'\\x17b0a88eef234e2f6ff4e27f01936337f663b9e05a3dc0011ea6d8f58bb3aa68');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c146-7810-87c5-4b4a29cbd173', '2026-11-17 02:00:15.433152+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x17b0a88eef234e2f6ff4e27f01936337f663b9e05a3dc0011ea6d8f58bb3aa68', E'\\x8a2891ef17e80b1fa864ffc55a5ab3e8b4e0d1ceadafb303e37e186173afbf78');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c4ec-72fc-a004-adae4aa20348', '2026-11-17 02:00:16.365802+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'e57465025c9ea640', NULL, '01a1e73b-c150-72a3-9216-ae5768caa836', '12', E'\\x8a2891ef17e80b1fa864ffc55a5ab3e8b4e0d1ceadafb303e37e186173afbf78', E'\\xfb6b28fab32a4269ede8cbb27fa7589fed819457bea7839d719b78a2cf9713b8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c554-7bed-ab29-7f61f7dc6b02', '2026-11-17 02:00:16.470025+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x649ce6a64e998fedfeb6c552583e924d6d80aab06ccc3d0d9a79b4f09df183e0', E'\\x73b3f8830de02093ff57febed63e881573f1599d340d33d91ebbdad437fd3b3d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c70d-7588-b3b3-b12692c929b5', '2026-11-17 02:00:16.911285+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x73b3f8830de02093ff57febed63e881573f1599d340d33d91ebbdad437fd3b3d', E'\\x607eaf34e205269cde71b895caecbc8115bc7477012bc5a78d43932723a4d735');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c713-7de5-86d5-9cbd3ee1e7b9', '2026-11-17 02:00:16.917617+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x607eaf34e205269cde71b895caecbc8115bc7477012bc5a78d43932723a4d735', E'\\xb6403e1d032509a7508bc386a684fd023f1ee373d51024d8f08933c389154f47');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c716-7f25-b949-1cfefb463b6f', '2026-11-17 02:00:16.920002+00', 'test', 'bank.set', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xb6403e1d032509a7508bc386a684fd023f1ee373d51024d8f08933c389154f47', E'\\xc72d94a1e44bc1e9c2ad4474a1fc26a977f52c113023d1e81b74f7307da0f9f8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e73b-c71c-7327-b283-e5e95c6a7dee', '2026-11-17 02:00:16.925336+00', 'test', 'bank.route', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xc72d94a1e44bc1e9c2ad4474a1fc26a977f52c113023d1e81b74f7307da0f9f8', E'\\xcb20a72701c0c69f9ebf18e03077b4b814f497375996dc8bebcc5daf472626f2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('6e64f370-663a-891f-8d2b-791a8fbd82f0', '2026-11-17 02:00:16.454624+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e73b-c53b-78d7-a776-352846ce85a5', '13', E'\\xfb6b28fab32a4269ede8cbb27fa7589fed819457bea7839d719b78a2cf9713b8', E'\\x649ce6a64e998fedfeb6c552583e924d6d80aab06ccc3d0d9a79b4f09df183e0');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'true', 'bnc', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22cce7b40d2c32bfe2990177170bac88292d6597b04694755e9dbf11ac126b8dfbeb60be22bc25c3a4837599f94a28f2082dd946bf18c293e9b79f163830d98a5e0a', '01a1e73b-c716-72cb-8087-7716d8ed57d5', '2026-11-17 02:00:16.918976+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', E'\\x49948036323e0b819312d3667dd311a15a60666214487471014a5abb4b1a1519', '01a1e73b-bd1e-7d08-ae1e-20117b31cc1c', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'r4', 'R4consulta', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d2285787bf7e31453d5ac0a16bdb004d7152f2f10e28bd8794d4823835b6045dd4e962d1a987e6b3f6ebe990f551d00a197cac32ad252ab8a04b532cf2fc92f3d55c7ae12171da0e5b78cc1ca96227ba4220e8ed76f8d9fb2f95fe5a1f626b2c2ed0861f0d864bfaa', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:00:14.371545+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', E'\\x7ecc0ab9f9cbca562561f458729a615e5a55054fb7b8279ba946aeb762fd6fa6', '01a1e73b-bd36-791e-9088-cb39e776d37e', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'r4', 'R4consulta', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22e76c02abe95c903e6771e319528e49042c08eed5ebcb4f4eb20591f86dfec15003a81c3b3d5da427533d7c3f42f8a6a33696645b', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:00:14.391234+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', E'\\xd0c8e4ae1b080039634e8cfeef9488e05d25e4d8acf12b26381bc0469ccf8ee2', '01a1e73b-bd5a-74db-ab41-e330a2dbc5ba', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'r4', 'MBconsulta', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22d22ed555b596b3156935ea06d4e18c9550258df2b30f3ab525098201720fe9a4dd257f3670eb2eca3b0059908d651e6cabd8641297513277562248575e3946c9efbdc313e9563b95718d5a2a1000d1f00020f86ebf97e355c7953d4850a57683b0129666b0890bfac6cfcae6715b7af84417e00550d4595753c44c3904bc4c4d89a0022f378cb84665d79841bcdebf4c357179aa1b364a0f4ad77aecaab7259b180b560e145a76c862f88199a400e19fe81b358c449713228b1c6eb07e3ef10538de86ffb3ab044c8c0b9ac50c8f1026cdd609db04ad6fecab4606b3159cebfafb8f8073bb536b080c9ba6288131246973116af76a1bff1fe3e10067c9b45e03fc393310', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 02:00:14.429089+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', E'\\xe099993269dd6a26295a553f03678081e5b130b3397b3a84495158c28d046123', '01a1e73b-bd3e-7ff2-960a-8278c1d26cb0', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'r4', 'R4notifica', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22edc3e1099f36cf202367ef7ab97aee6202f48a0b464d5e46cf4831bfa3f354ae582e950a52992584bdaa2a6cee4f11522d183eabdf25c59047da845534241864efeceacf86eec0f9a8993a4bd6908ee7a1060efe3a825eabb9585e99818ca63b103b7574889fd4c9a52f6db5b015137ac0d4fa9ac148fc880236946d8d4be29bf853817fbebfdf7b3c3997ff6d367ec6eec4efd1ad829394f0c3ce29be79c5566b666a3eee4c61a1e1014e7e88fbe2517210362171d1e8b254c58863bbff685a25dbb1f10f89d2e320b80db25b3ad9859116c1564adb5f618eb8a070521d0afe7e06e80d77f45d5b1e1b3cde160ab395a5303593ec02e2d358e5f141e1dffb5fbf3d5f', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 02:00:14.403036+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', E'\\xe646a20d5c2625b09d3546c33dfb1f2041d7796244a5a4571321b3efc492c5d3', '01a1e73b-bd53-74a5-b172-8d4dbe3fdf9b', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'r4', 'R4notifica', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22cea1b258c489804036b4ff5f3d24dec2fdb590928d68bc803d207e0f917bfcd558f089fd57c19dc8befbcec243ca1bf6bd8de4e76443451503af78ee7d69a6d4d5d1b3196620abe0702c68aeab9e4fbf005c02a3d4d91fb0f1264b823ef0f6a94b7d212569d82fc81ed5c5107b77fbad0069b62f46b6767a1931c0a31b46ac45a030d40c0086115c0345576d10e041a9be4aef9f9fcbe54bc9290dc40d178a2a7f0152cdbc4bd75ff7cbae390c30d21cefcaa1d46f4317fb93ddb912fc508375173b48da3de3010d1d33b8e59018398edf781bd85edf451199b55f4017a1a3352c409297f82fd6fec7747b54f66ffe2f93381d625ff49fa74f7792863657723412227c', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 02:00:14.420219+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', 'in/2026-10-05/12345678/120.00', '79465acb-096b-4e36-9a7c-1408d86974a0', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '2026-11-17 02:00:17.112891+00', 'false', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x4553cf341d305600776643fd4a88d3c8767605e3caecf859a1f3ce59a7ab67c3', '01a1e73b-b8b7-7fe3-ae03-a393c6d02cff', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22a529ff4524e903d47bd3f2b1c34defbd37b7785561e257f42f380a4cf024a10188a59cf1becc52757d5cbcf8ac358048f449785e661bdad77284dbe6', '2026-11-16', '2026-11-17 02:00:13.252275+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x98e898afb124f72d9fc0e9040eaebf48b531e7f4a29324eee04c0bbcd7a0337d', E'\\x118958261407c6785661d82e0d2dfd029abe79af7c30928eaf2c591fcb0ad952', '2026-11-17 02:00:13.792681+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x98e898afb124f72d9fc0e9040eaebf48b531e7f4a29324eee04c0bbcd7a0337d', '2026-11-17 02:00:13.766585+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\xb5528b3b5f664c09ff53f736f1e44592a8463939e221b350130102d8e1551853', '2026-11-17 02:00:13.821009+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\xde7b49a49321d059108206f3fd449359d989f06ef5c320b30715621474cb74f0', '2026-11-17 02:00:13.700774+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\xb5528b3b5f664c09ff53f736f1e44592a8463939e221b350130102d8e1551853', '01a1e73b-baf9-7105-8b11-78fea47f751f', E'\\x3fee94cba2778fc83a7cc77d83ba2b991fc1b1e807dad014fe58ba5ee03766ed', '2026-11-17 02:00:13.821009+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x070157e1286fa68ffe30e4ef1b0cb8fc530383e28a0a1fbeed70e3e1fa753eb1', '1', '2026-11-17 02:00:14.169826+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x14b5a08e14a9a19c474af10e21a2fb010e0f47dee4a49db1dedeb7199d89f97b', '1', '2026-11-17 02:00:14.269904+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x28cb53b8afcd3b39960d9ca40d8c135424920308861f98cecb8b3a12e4f862b2', '1', '2026-11-17 02:00:14.213873+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x5e511c46a44c101cf4f5d24aa42897484217ea92e4a41ccb5c9dd2de1a2b6fef', '1', '2026-11-17 02:00:14.269904+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x9a8c69e17191bb74e7c75dd36b8be9188d7cb7299b60ed63626aab7a574d0617', '1', '2026-11-17 02:00:14.269904+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\xac9ccc401f32d6f736bb63814c43d4290df941fa7f3fce0fa91084c0634ce833', '1', '2026-11-17 02:00:14.213873+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\xb944a18f8a5204f3ff4f23d9e183fa5bb7b01a1c6a56928bc12425e682eb3276', '1', '2026-11-17 02:00:14.213873+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 02:00:14.099498+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bc61-73ae-b08a-22df7eecfa8b', '01a1e73b-bc2b-74a3-8ed2-7ee7a07795a4', E'\\xcdae36df00c0b4d21d35463664408617ce73cd4893f54959ab384c2c391ea05f', E'\\xa49cd0ee91fbcfe687560196351f2691a2043da3fc68cacf2a341ab9eafd5835', E'\\x5e8ea07ad481d2c33daab70527b3f1ca4e8882a456ec8b64a5425de1dceb0c31', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22d9c0d2c3cd7833b18dccae4e8ee4c34628c3b8e78d4fa565e526c8ff0836bfeaf5efefda3200183cf1dcc6217754fb1a3452f63ed418a092595c054f0aea81e1e72d224b0cecced0651effe89b35', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 02:00:14.177+00', '2026-11-17 03:00:14.177+00', NULL, NULL, '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', NULL, '2026-11-17 02:00:14.306+00', '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '279488081391', '01a1e73b-bb94-7e3a-9ac8-da6ebb923cc9', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,81387,279488081391}', NULL, E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22f4d80c0ba5bfb2ef0ee71956d539788a33e92d843625937f4a6da7f0d8457533797dfa2af2eaa4b68c4e6d1579d5bcd523196e5477e271de759eb98efa9e5feef927980e111a5e84a1a599120ead6e3cc3', NULL, NULL, 'query', 'true', '2026-11-17 02:00:13.972934+00', 'matched', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bb63-7335-92c2-71d6abd40f36', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', 'notification/0102/83700001/1523.40', '01a1e73b-bd41-7c4e-a3cd-dea24973fb4c', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22455fe800524a70470f0afa324b8227f971a5f02559e2fe3907f360c152fcf695478cfba3d57619a9b0ce9aa42b22492c3eb49bcab7a84e504d8b49ca28b6060db2fbb173d6e85ab03ae0f71528ec1d8f2744d495c072b2aad807b9692343cfc781376fef5b', E'\\x75f795df2a9e0bc99a71cd2507c6bb2b2ba86879f87ba9bc4b6c85eb2ed580b9', NULL, 'notification', 'true', '2026-11-17 02:00:14.403036+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 02:00:49.403+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', 'notification/0105/83700003/1523.40', '01a1e73b-bd5a-7c80-9800-637e512c1731', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d220c97fee8b821373f411e93be331103b6f724d2944dfa1d8129c48c308252dd9e2b595cd8866533becceff27985b7c35f6bffbf6f9d3725f2e0715e92c1b495c1a6831401d585183fca70a7be1c87bdd5d2e24ee32d490fdc2570fcb078c1e20cd12de848db', E'\\x75f795df2a9e0bc99a71cd2507c6bb2b2ba86879f87ba9bc4b6c85eb2ed580b9', NULL, 'notification', 'true', '2026-11-17 02:00:14.429089+00', 'ignored', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '279488081391', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bb63-7335-92c2-71d6abd40f36', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 02:00:17.133129+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '2026-10-05', '1', 'added', '{}', '2026-11-17 02:00:17.133129+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7c10-a2b7-6c7004bae9c3', '20261005', '30.51', '2026-11-17 02:00:13.999+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /movements/{id}/ignore', '01a1e73b-bd73-7399-9968-725b07967d5a', E'\\x32f5646254199aa54f2ea1ba31f6079490ba073acdd0ebbfc3378ea916513ed0', '01a1e73b-bd75-7870-9383-ae0161a75f8b', '2026-11-17 02:00:14.467148+00', '01a1e73b-bd5a-7c80-9800-637e512c1731', '200', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22e5137dfaebcbe2595e99df3101a2999fae3553ccab20677ea1e21b143a90768547a5225e455abe2d04137cc32672fce6cbf54a1c8cdba8ad1b9666770d3f5a68a8428ab1556abb82d1bfdc7c44658ba8423f0646b49d0d6092405cfb8dcb385cddeb705ea47d656ab5ffd86b9eb91ce7dd3259d9335b7d4b9eb7fe31c456f9a18bace0e313b62ec6dbc701e3ef0a10f5bd1988300d09547cbd050fb502a2b75631e56359d44e331137c4d21ae447bb71e1318e0cd0755835917f76babf2dc133f9d4b7c7680bc388b7b8609bd3349767c4294ba3cb73c97001469a09838e9db523b626bed43fec038b5a3eb0d019b204e9213d83183973257b985e12f7c10c0b3044f63fba061d38157c4ec8509352896f23b4add29be87be378fc414be931ed99e8c4f8e93225c345ae650630df492766beb39bec5587f62fd6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /payment-links', '01a1e73b-bc1c-7b22-b634-f3947112ae2e', E'\\x07bb13dc967cd667f172e54ff7b508aa816e9c23d8163aad964169c7c9feed2b', '01a1e73b-bc21-73dc-9f84-01d5c3642ff2', '2026-11-17 02:00:14.127674+00', '01a1e73b-bc2b-74a3-8ed2-7ee7a07795a4', '201', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d227a6abaae0c4058b3d921802733f656f77d040ba515ec19b15ae3af2792dd85475e52d7f28d076191ee2c9f790d164c6a081c7ad5b2860654a8bfd89a5989e99dc990a9af3e163e63c57b32b4c90c3cebe449f64da734879965f859ed55a30c757aae1d4602988f3f9b6f70c3c1fbbd6550c9a32e8abe930cc88767b63045e5fddfbc7adf12ac2099f9b2c6646ff5f0ad826753d338c11be6d4708987060529aa2232e3d473e5cefe5521358aa887b0da6152b64384c0df3f5010a702eef5c937991fb79cf41f840915b7ddf6e88e8a873ff893a76f24a01f0ee039b5cf7fe84765121adcb33b5bc15148861dfff5c855360de518123d15811152bd0ec13d0ff98b21a1d6901f0855f0f9aa72c818dfdf6e68402d3a43827f93d18e7e0a730928ff0f484008e1881ef96bebfb0c0800a4079c53c743253f4f27', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /payments/credit/disburse', '01a1e73b-bbaa-7201-9b24-6fc1c64db6ef', E'\\x8794c02a9bf8c5215865f847fac0a2c22f9e309a1af066b467e6fcb56680f005', '01a1e73b-bbae-7cbf-a0c6-4917085c36bc', '2026-11-17 02:00:14.006981+00', '01a1e73b-bbaf-7c10-a2b7-6c7004bae9c3', '200', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22bff85d4b28fc3870dd054a42b6acec02dfdbf557ed9345ee5b5a4639336a28ab666e1a321517aed436fb0a7308bc3f8bec637ad71f1f1f10491d18ff6ae6f2fd61f116a51527ed18fb383be358f847e890e0e1fc27ddbb513e48060f3cd6289f0bd8f4b2e40e97374d3d4b67f484cfa57b57043a1710c4a953cc171f247678fed77bdc225f7199332c3800077dc88ab85b0ecdcbffaeb6679f1e635deb9e1021f6f461938ade1da0bfacb1dc2569bd09f1f10169965a9e5f6142713e0bdcb73cad995c7e9769d29b2e21362945d70eb06b14cb037ca3ef97e6addb90c02bb40541aea0bf5b665bf78c44166714bb89e7c7ca1af28214822474464c4a4303483d0796df1565df92d1d023b4637e51ee212c6c5de36b70e2fe3de9cb6cd65fe45561d3413648485bac8421d189d8f3d40cb00a8922d0df53e7a6ada0bff4dd0845fe264bd310ec05598ea48c15bf2d69c429ef4a133198d8109f7726fd81ce2b72d4e6da26eafa330eb025304fc88b3ff033826fe5ce0c97a5a209370b756df7db0b5f8ea5d8e70808105c52c2076496d543e7cd325cddc6c8f2e468834b968b283a579225c7de190d741213a710a213c3b69e6b1819aea1016cdf2897fe8116f1d235b4fb9597e544729a96bc29e2bf5f2cc21adcc05947f2c9bf661a8595306c882223f2fef93a9b396af5097bb752b13bb0a4f6526d890e993dfcaed7428dd88a304f717b9d13885a8f7eb2969f37096281f99bdc2dd3d5be07559cbbf47b0bcb0369c541b4598d5edd42c0a4ba62af228c064ad2d2f49f6f2fb8967ceef053a4bef1e754505521f170061a54037a561dd5eb1c4cdd86512cc02e7a4489db99598d120ba48c12f9c6ec0d412b0059cc92bdf90e2628e2fc8d4c7dccad93341ec9da78b81e88af5050e093caa1586970fe6e6df16d06ea106fea2d28506e8fef35891bede68756e0bbc25110da470c83768dbcfd10c27b32e1a0ca469d151b94ba99d9f0b0eeaafd78cbde8735f2aa16c85d1219e5ae39be37ef4eee30e1aeebcf4037c3bee0346ae8661cf222a9b49fdf729954f159bf4076a07f1f1914d6b5218261c92e840b2bc1d2725e07748e259d472c21c71c6c8a8b7422bd9d3818', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /payments/pago-movil/verify', '01a1e73b-bb60-76d1-a9a9-b839b9811f93', E'\\xac7324647b85782be9b0ec18f98c43840931c3858f1163013a3af163f41fb9bb', '01a1e73b-bb62-74d3-99f7-50d1aec62f01', '2026-11-17 02:00:13.925547+00', '01a1e73b-bb63-7335-92c2-71d6abd40f36', '200', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d220999d69bee4ace7c1e25b38d3b93b8667a1f3b69d23007a74c0bdf516e35e97e0eb15cb81722a129c471a30eff4594b29a0474dac8437f3a1514865be2996c33da3598d0d469fe2a51b03a635892f74036ffb35dfbd6bfe2b447be11bb16d1a14b67b3861f2c220ea053630b2c9ea077914c6eec82eacc3377d389713134891654c298c801ab572b1315e89e9442bb1397cd479c169d15006d099dac4c1afb70010b0d2d8900d5d74a723ccd8b04b51afaa82ce312ed52dea95813341272eb9432ba6b7e6a93bca9cbe693939927ecb4d888d1ec53829023a070d42f02419b1f883f95ecde0827ccdd4402f6e402f37c3853203ed261fa2425d314f690a75398adf17145ce95325df39e7e198db4d915de8fcf11865bf7ede730eb0ad5144b5aa21cf3cad24182ef5663f989f1b66f8ff9fb7d60df0d17c3b4b48117e5d1d6f46ef5915a87092bd945b65563961521a1127f474782ed2759b0cddcadf8e1e6833b00bd3e818254cbf2fde2426c1485f5e3949c7e282aec7649861d974780bc028f0ccea8155715f2b8c10c61404694323bcbedd2df1b6df32f891f40b7b6ad8a57e285b6a1e35be24933995f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /payments/vpos', '01a1e73b-ba79-72e3-be41-8263c8fcfb07', E'\\xdc98cd1af201b317eff621278986fa5870b3f7a8a034e0e15228056d6700bf22', '01a1e73b-ba80-719a-af45-1824ecafcbb5', '2026-11-17 02:00:13.713459+00', '01a1e73b-ba8e-7481-9d6f-8671419805de', '201', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22177f57b76e280c4fedb21173b8a1cca4f1b77bb565734a93ac18cb28bae7cb910fcc85e6311aa6d1a6266d2533c707d61701d468c4a4a68b378cfbdeb90fef1b0dd496df0b0c57841a51331fe61b852cfae7b8c32a06494d34f2a6081f36532f02adb0f1e4e624d7c20e3589c21e6ae36aa287a81beecc1cccaabca1f2b76e0cf7c8542bb2efae72c53fe9c06130782495aed8153baa25d9b3affc65bc193dead03a8e1f01c0812c1c7fbed64f8cd812ed3077a6eb6de28c64527d2d4914813672430458e1d67dd344728b5c213faf7def26f39b93c4cbfba44dfdbaee344c0f12375a6f70fe926036399829e4f018d776aaba33c82aa036d4c66d1924e7e6965ec602aae149be834fdcf8c06d6d1e15890f631d8e1cf41dff51bf2775db7c2baed84b4de2bacb31f2bc45d59393cff9712e3d8caa66812e37868d9cbc6253f13f922d2723bba652ea8b543cf799b658d04ec75c1b4fa55b71eaf1f1b2a97db3109f27f8077d84046b9a937d8ff0d04e29b2872d4fdb101075e33b1e91c0fc87d8c11814487039b84bcac83d77c677394196971c170e0ef7783e105fcad3d53c411bf950e2094b811f84481c07ab26d45cc86c2886af76bfd9598816c5ad5d59d430b90ef82900', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /payments/vpos', '01a1e73b-babd-7e54-8be4-d48e3906d906', E'\\x55c83f064c91ccd17b4513fd17847df7687ec5208cbfd2c77ba37b93648ba2fb', '01a1e73b-bac2-7ae3-97a2-e48e32004454', '2026-11-17 02:00:13.776015+00', '01a1e73b-bacd-7eb1-8d26-1364f23ce830', '422', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22c54562e4015aea94b9a292cb541802b8232bf5ee05bf2a61009078ca21cdc333aa3101dcbb982128e31110592c6035dbebf166b47c10b9140721b2153be656012d00de0b948eec459df12b1eae9eeb759c40c1e20fa40cba4d2ac33e781013e352240cb9c0c0fffa91ead74352c6fbd4005fe9d5013749cc8ca977c91d69cab55baa6af3d17fa5b50ccf884804f09e124928e4208d59761976fbb7d881fa87fc148da8b423a6355e12d8f8c0b7e3054d26d6924580f63ae1642b88d9da5f8b5aa3e07d997d97bc9929abf3d47f219f482a424c254f9550c974c00389fbdf12ce3dc05a4baedf50741ca97123c4a961e39a730430ffc2fc2d17ef56e2e8df0c89d22f5aa9bf851087430a3b1173236c6afcee98116f6975a0c77201d509c10200463af2f600fa160886bf3770a20526d6881c607ea3eb1b9a2de28b05f33610eda5193cf1d5243d9635e045ae5098bf0e1ecb2060e0a3cf12718626b0e415986b7252c785431684ab6b60372e34174e8ea8f239aaf2f38cd0f541b0e44663b1887d25155f89b00f3c6b9aab1ff8d71927ef0fa5987a10d54aee8fbb0111a2953ef2b5685e97ada6d44bc9eac0fd33c27e1816dda05c2dd0dbb2aac89cc8d3f883c6eba32b159dba0091', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /payments/vpos', '01a1e73b-baf1-7422-af35-78849579d68f', E'\\xbcf7f5727798212086896cf207700d81d27f245f5f896bc8c5632f59a2b2a2bd', '01a1e73b-baf3-7273-ab4d-31b9f944791f', '2026-11-17 02:00:13.826698+00', '01a1e73b-bb00-7778-a795-63ede85818c6', '201', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22563614d6b183b01ec29edd17ccf20be8b5e6af00f6e9f2db6522faee93ffb5ea632fc94035b174a38199ef7698e8cd9e03793396a4dfd244bbe42468559a2c2b42e4d6dd197e30dcf59192c5ee822fd4669156731004612234f79cc986e539a8739395d1eaf8c79e0e253e0da5aef1b16d507419035985698fbba7915e4ebad84b564858811513939cb9f731cadad88e8cb445d55b5cbbe0c3e4ac33c3b3f616d8306b1506248e8942ff7b428a59fac8d3e59706939ffb3835f6e5f38a660c5eec7e9edae92d441d732dea416b70fa3587df775b5ce083ad94e00b1f4880650aae2b75bba7f62165bc6f8eb651e8dc214e3a9b5db263a2bde7d029b0fabd07036941a81805dbbeb2cd1715b197aac283911effc4521bc8aaaa0d9fdd46817fd0ee290214aa62eb7cf6be9c9754f457621f928a3a9d44fedd8278a366e24563b766a2210ff35607c35ddf4e7a54d2a9aab9466d24c941f301d8687801bd3a8ad4a1876cca1d54602058be0bb1ba0bc61a61aa9a084a48c5cdbe83ba0cfc003ad61a5595ca9a06db3816d3fed5ce1b03e37b99927ea709c45a93929fc33302df340bc32190a7e4be16a38910f34632c7052127cec15455ff1c05fdc168dd083b52', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'POST /payments/{id}/reverse', '01a1e73b-b9fa-7e40-95dd-956bbe2b08db', E'\\x17648d53e3b8c9924a1a45aa87456db5756f7e8baaee4b1da85c894ac7c3d1e0', '01a1e73b-ba00-79b4-8db8-323c0e0a7570', '2026-11-17 02:00:13.580681+00', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '200', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d227d4031f3f00aa24bdf14bbaebd05857216aea6d0bd96b8eb29ec3a9e12a45c75edd071fbd077787010320d9622a6ba3b9b4032b1dc3c8e172a00e4202b79c5d8de275e13e799acf1491a8aeb4338d1cc0a8e79434677de54731b07316564776eaf4743b223eb9b3bacb8db3a1162e107a3ccba1b97140a60eb8aff90167e8006495006a40cc0adcad4bdf5adb287813f1cd9a49398530a136950ae8f460bc829c76a5823c96946d118649d0dcb3dd70f8abc50686c0f3d3e7b79f6f12833c2982a2b1838f76f9748c7804733a1fba6b9fdc475485cce06e14c52a21aa1bd073c3f3deb4242545fe213d002948f1a553c870dbf466ecb04bbfe6983e9439c8db9d4d9f194088d4ec5ab49e1fca0eadf23eff8c607b7d8a666a09751a1d04a2fac23d2dfad077656ed91a2a523ae5c8eae00aaf341192e976bfcff0bb2292c73c94440ee691c0ec75bd006e587e074ffc2cb5f498b5ea788438eca633997568b7d1e38cde75a1ccc33c4e191d3742fed46061515e9193a3222a9b1fb65de1c756559e94137117cb43427c05e39f7751e995095f9603be161c1e5e71878f4886b06dd18ebe86fe8b17b6656c760060c3aeee5b1322b6f9bb9085f9122c78967bc12a52ff4eaa496ac811f75596d201a0402ec3ec6943f9c755efd56804bd81bdfbe457ccbb01aaacc5450e0d17616fd0f261cd8bf863cc8e45cf8a4fe44236e3ce1dee731da297d39314775fc5a1fe8e1b1cc22e26357f7af9b705c5d2ad6490e28a6b674b6204bc6ee5a485f4279a5c46f1072cda2fd8b60f367d3f38da199c0a4b0f5d5bdfb7406ad36f65dc341fe9f0170d1ba55a1d1f632db04b3958e7050ade2a79bd44a9031', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22478a46c44a673094b997b70ee309a7b7f02f4f3128ad779b1c2f825875f1d8f38ab8d978c46661d3593e7cfeee9c4f9e356097bc978280ddbe494007a40d566297ba241fdae5f11bbc97ece8127628c073c1d82ae2bcd2fb68c907e8', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '834d2099-9b57-4395-bcff-d224ebd9db10', '2026-10-05', '01a1e73b-bbaf-7a17-a27b-483ff032067c', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x29e7e942986de624f98068a44cda07d3388e736f3987f55eb057bac9481fd865', '0', '2026-11-17 02:00:15.474368+00', E'\\xd3e720fe4d16ee25bd0bf44c516e9ebd1888f56f83dd268e453d3f99f19f96a8');
insert into login_attempts (subject, count, last_at, name) values (E'\\x2e5e2c42359b661b35f4735e336fcd4feba434e4b3c05ef2cf27665a654be761', '1', '2026-11-17 02:00:16.447492+00', E'\\xe0e7f3080951d6ca7c613796d8d1a6c3d8019a6fa0f9d78e7b596f551f5d9669');
insert into login_attempts (subject, count, last_at, name) values (E'\\x4e13539f68dedead97c1995a013d8268047002ba9affbd3221fa851833e6378f', '1', '2026-11-17 02:00:16.445477+00', E'\\xe0e7f3080951d6ca7c613796d8d1a6c3d8019a6fa0f9d78e7b596f551f5d9669');
insert into login_attempts (subject, count, last_at, name) values (E'\\xcd1d21463fb4aba3b9670b46e973e3436c36d4c12acd2397c69e099f8b7833a4', '1', '2026-11-17 02:00:16.444305+00', NULL);
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xf7fada2f15f731e08c16d968a9bc7e64e63ba99b266f29ab162ac8c85c55015e', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'r4', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d2239bd6875159a3ae362ce81d6d27a387a0cefb25850fc78ce570ffffa02a6c84f0145a0e7bcb8a7f9b910ddf4f513c5b41ae3475a5b33bcdba8182b5f1c5e1298be63c6cfc989a700f2e70f258f85e45b60663a25', 'true', '{}', '2026-11-17 02:00:14.342058+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 02:05:17.082965+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$mjy2fnho2VS4nGfO_AEWMA$ACzVwvtdJraXAV_vGdbd0BbSQHtWfpE9fya7awlkxRE', '2026-11-17 02:00:15.407052+00', '2026-11-17 02:00:15.431132+00', NULL, '2026-11-17 02:00:16.364469+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('90a2744f-fef0-4f3a-a484-7fa125ac8f5a', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 02:00:17.09096+00', '2026-11-17 02:00:17.09096+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', '$scrypt$ln=17,r=8,p=1$mjy2fnho2VS4nGfO_AEWMA$ACzVwvtdJraXAV_vGdbd0BbSQHtWfpE9fya7awlkxRE', '2026-11-17 02:00:15.431132+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('16285555-6b03-424e-8d72-af1924e551eb', '01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 02:00:17.067521+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x26cbf8945f9ec42fea3b0bb4c14f78e3c4ef0a8beb61bee5afd8083ed7b972ed', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x2c767d63f50a1d86e632a213532b810f1e6b95d36c85764a25b2907e3b1e9fff', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x67139312eb094e6d75a0af649a984d52a351654356d412007b800d8ea61da739', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x6f3113137f720efff37cc92d634b6da820c8d66b85b6341ebb92b386f993ba4d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x7bb0a93bf28deec72b186e021fe205d63dbe400f195559ccb64b2f3657c71410', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x8f6c7437515b6bd970301608028542441ca428cced8ac66062b9e2f85d94d1b3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\xa3a8660d85cd6018d2182cdaf1e64b81551260b41cb70e9a7c24e792e129afe0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\xafaa0f6635c17527f793a73f7ecf7d74f5daa08387782bb84f3214aff10c2e7d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\xb8eea0f8de071b075f748edeed7ee563136b888fa170cb5c6cca5f612078aeae', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\xe2a59c6db63efd950aa098062448a74713fe91cdda2d1b48c00ef21bd76a0b7a', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xe57465025c9ea640742966ea33f311f44f5f8ec34611fa498e54f4a513321a1e', '01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', '2026-11-17 02:00:16.364469+00', '2026-11-17 02:00:16.364469+00', '2026-11-17 14:00:16.364469+00', 'fb650cdc-4998-462d-8815-e545e0da4962', '127.0.0.1', '', '2026-11-17 02:00:16.364469+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e73b-c13c-7837-87bd-a803231e4a91', '01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', 'pas_op_GPc6WEDu', E'\\x4737d5a53b24f47503d92b99308a060d48420d6859f19dca19601a1c5329eae5', '2026-11-17 02:00:15.421454+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d226442ce9422217636393b8c9960a14e7d9cc219698120fed7262b0ef0518d4e7ed26d775c75aacee077dec8a53c493c97b039fe104cdc50447fa8d61decdc5e5803168c9b', '0', '2026-11-17 02:00:16.462087+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b785-743c-831b-efee2616361e', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 02:00:12.933+00', '2026-11-17 02:00:13.3+00', '2026-11-17 02:15:12.933+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d225b5488f337d409d6fafb8818b5ecbdd683dc6f83a79b2e0a42fdc7e06b97c7dea8902766b71e75d13a39403ae065e414534660ce8588566cd43891566bea7317855e016e42ee2d669c34d1aac0559f05c0cf34f008d3de9eec0d25cb95', E'\\x7d5a568e07202733bb3b4f618157e18f65dccff9c2b5cfac1430e3e1872f2cca', E'\\x75f795df2a9e0bc99a71cd2507c6bb2b2ba86879f87ba9bc4b6c85eb2ed580b9', E'\\xd8fb3d48b2bc52e74eaf923863a899056b5cee4e024f6c1b68e74805b657bf91', NULL, NULL, 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-b804-7c1d-8795-b2e60f02dde6', '2026-11-17 02:00:13.06+00', NULL, '02081329', '488081329', '{488081329,2081329}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b93e-7f5b-9b4d-d47ef1432a43', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:00:13.374+00', '2026-11-17 02:00:13.435+00', '2026-11-17 02:15:13.374+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22a8a74c5686dc99ce01704a7e38421c84ed21c8b314935911f78f65226d29b188785c00558f1deb3c726c0a367f6996cc710210ab0c9f18d72964a77e8108324c4d337daaefc494c8168fb2fe30bffb871979134015eac98e41502dce85', E'\\x7d5a568e07202733bb3b4f618157e18f65dccff9c2b5cfac1430e3e1872f2cca', E'\\x75f795df2a9e0bc99a71cd2507c6bb2b2ba86879f87ba9bc4b6c85eb2ed580b9', E'\\xd8fb3d48b2bc52e74eaf923863a899056b5cee4e024f6c1b68e74805b657bf91', NULL, NULL, 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-b959-7c08-95e9-dc3464a52943', '2026-11-17 02:00:13.401+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 02:00:13.459+00', '2026-11-17 02:00:13.616+00', '2026-11-17 02:15:13.459+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d225eec8a6a3b41b6db4d0845dcbbacce2c2d4f406adfafaf8c23702fa38024a88e4893b14ffddd3c96447281851973ef85bbcd6974c1dcbfdb71316392b221767b1b26c5b2c18332609752e18a598af49004bdbb54b3973a633c68df54a7', E'\\x7d5a568e07202733bb3b4f618157e18f65dccff9c2b5cfac1430e3e1872f2cca', E'\\x75f795df2a9e0bc99a71cd2507c6bb2b2ba86879f87ba9bc4b6c85eb2ed580b9', E'\\xd8fb3d48b2bc52e74eaf923863a899056b5cee4e024f6c1b68e74805b657bf91', NULL, NULL, 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-b9ac-748b-a065-8e816ee42a94', '2026-11-17 02:00:13.484+00', NULL, '02081355', '488081355', '{488081355,2081355}', NULL, '000000', NULL, NULL, '01a1e73b-ba05-7753-8b04-e90e80f616bf', '2026-11-17 02:00:13.573+00', '02081361', NULL, '{2081361}', NULL, '2026-11-17 02:00:13.616+00', '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-ba57-7561-b56c-52e5f2e57782', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 02:00:13.655+00', '2026-11-17 02:00:13.655+00', '2026-11-17 02:15:13.655+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d2289eaa549b8663355a0dcd1515c5f59ff4ed60310eb75e22c9fbbd34402f9ba6dfd52888b22bf9bea96a6e53fa8436f3dc8c65790d558749373c47f1d1453e25e64f20718f446ed7096af3241f3d83bc1f91ab5f3768c4289cf91d7adc3', E'\\x7d5a568e07202733bb3b4f618157e18f65dccff9c2b5cfac1430e3e1872f2cca', E'\\x75f795df2a9e0bc99a71cd2507c6bb2b2ba86879f87ba9bc4b6c85eb2ed580b9', E'\\xd8fb3d48b2bc52e74eaf923863a899056b5cee4e024f6c1b68e74805b657bf91', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 02:15:13.655+00', NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-ba8e-7481-9d6f-8671419805de', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:00:13.71+00', '2026-11-17 02:00:13.728+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22e0a1ea37b01d443f7dac71bfe5cf6a75b642c94feb8ca86ad49e55241a7b7a9341173355baab6e93e56466f2da9614c0cf605d69a601555c40d70baaa07419634494734c8ab280d22da9', E'\\xc2dd10b4681202e1c257945829cf0286c364dbfdbb8e40392c9df008f16f294e', NULL, E'\\x03184b065edf11b127d70814084a4e43be1bc7990fa7025ce33b0a0a1021ef9a', '4242', 'Visa', 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-ba82-7214-9900-4f643948aee6', '2026-11-17 02:00:13.71+00', NULL, '2081372', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bacd-7eb1-8d26-1364f23ce830', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:00:13.773+00', '2026-11-17 02:00:13.783+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d224d7398755d31f015319ab9646d81bc4131c15c358629589b040a3d68e063e3ffdfe4e3aac3f31849ebf296a6763368566d904b0aa5bac467b4609fa46c105570f5e33daa05537b13b210', E'\\xd816afb722f9863b38279ae1436ee3f02fb76c1fd90c23c4ce563a85d18975b9', NULL, E'\\x131a33c4c310e05ab57e4febee47250c001276ad84266e56fd76e106f3bec299', '9995', 'Visa', 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-bac4-7585-b7b2-f0306a824aa1', '2026-11-17 02:00:13.773+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bb00-7778-a795-63ede85818c6', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 02:00:13.824+00', '2026-11-17 02:00:13.839+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22c9e67239217580f2c50cf2d75b248010da4ed0be8e0ba568ad2845ce9e203008ee781a18c2033b0fa5bcd4088ed82d75e7f9cc59f794d8af9659859e9b34b4c75729472174d27565dede', E'\\x007e2adca69d18a2d802b3a7a49ed866786224fb043591eaa0b5a5742932a0f9', NULL, E'\\x7439ed57b33ad1594da50191f4160012df2f97d07713ccf00082db1c9fcecee5', '0119', 'Visa', 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-baf9-7105-8b11-78fea47f751f', '2026-11-17 02:00:13.824+00', '2026-11-17 02:00:13.839+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 02:00:15.156386+00', '2026-11-17 02:00:17.219+00', NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bb63-7335-92c2-71d6abd40f36', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:00:13.922+00', '2026-11-17 02:00:13.963+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x333f7e9aba84cc4cb50597fb3ca6b5ddf38e9be6a05d61102349729ff02dbcf8', NULL, NULL, NULL, NULL, 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7a17-a27b-483ff032067c', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e73b-bbaf-7c10-a2b7-6c7004bae9c3', '2026-11-17 02:00:13.999+00', '2026-11-17 02:00:14.034+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22a785c21d4d756f2208f09baa6a27ce02bf0ae829acf959c0268ae6352733f8207b1f817ce275e7bc47333a21b16bf53981fd96cfcd27bfea6bc5e13db68d101f94c3ea4e51d0efcc120e47b00861f0fb2f2c7a34192e5d05580828567c2537441bc6f41798601d006defba0700d77e03', E'\\x63119aa2c9974e5c9fc5b896ac88d2b89b2a280e4bbfa5e77195e01fa28ff740', NULL, NULL, NULL, NULL, 'r4', E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', '01a1e73b-bbc2-7f9b-8685-699a3061f3ff', '2026-11-17 02:00:14.018+00', NULL, '38081403', NULL, '{38081403}', '42ec6a3f-8cd9-4761-8dfa-59feea57b9ce', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7f84-a939-b32972464abc', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e73b-bbaf-7c10-a2b7-6c7004bae9c3', '2026-11-17 02:00:13.999+00', '2026-11-17 02:00:14.036+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22c0e8f28c2c4481c1aa0b91d4c5d844944dc78016be0c503da9ed8218dd6a27bec0e262a5310eceae21d7a34db69283244e0817a216f2b37b2faed1dfcd3dd76a983b114426c89a9a57462ecf8f62e003bf644839c0faafe6d6b9ef48c88d76beaff355ecd35756336a0096a1180a5294', E'\\xda88a412ef5238dd9c8fb760ae157a0bcf575d82a576445d279587c4923c1b8e', NULL, NULL, NULL, NULL, 'r4', E'\\x98980689c1efc6b91265b4d702c0c20bbd30be8f3736ac43c51c97c430bbca3a', '01a1e73b-bbc2-7e4b-8aa7-ad2db9641ad0', '2026-11-17 02:00:14.018+00', NULL, NULL, NULL, '{}', '113b684f-9dbc-4f15-b64c-a1979ee279ba', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:00:14.216+00', '2026-11-17 02:00:14.306+00', '2026-11-17 02:15:14.216+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d2281c7c08dbf134e313e05cf3688755280916901867806310d4798ec2c43178a4d4c1976e2aa8b9be7a0485508a932da69ffda47cc1ac837403617f8df797997d81aa4e03301ad24bfe107df3ec848fb60fb37c9090ca18cfb2f8e89d8bd', E'\\x7d5a568e07202733bb3b4f618157e18f65dccff9c2b5cfac1430e3e1872f2cca', E'\\x75f795df2a9e0bc99a71cd2507c6bb2b2ba86879f87ba9bc4b6c85eb2ed580b9', E'\\xd8fb3d48b2bc52e74eaf923863a899056b5cee4e024f6c1b68e74805b657bf91', NULL, NULL, 'bnc', E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-bcc6-7f4e-847a-96b20dda97ce', '2026-11-17 02:00:14.278+00', NULL, '02081430', '488081430', '{488081430,2081430}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e73b-bc61-73ae-b08a-22df7eecfa8b', '01a1e73b-b690-7a22-b2f6-e96c9f69c382', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b785-743c-831b-efee2616361e', '1', '2cde54d3-51fa-4eb5-8912-39496c3d2765', '20.00', '2026-11-17 02:00:17.154079+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x3d29971f74a702d3e5f135df22d74c696217067de6a466b9b97b79f2a2c1d051', '01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', 'factor', '2026-11-17 02:05:16.891588+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7a17-a27b-483ff032067c', '10.00', 'key:requester', '2026-11-17 02:00:17.143407+00', '2026-11-18 02:00:17.143407+00', 'approved', 'user:ana', '2026-11-17 02:00:17.143407+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b785-743c-831b-efee2616361e', '01a1e73b-b7a7-7dbe-8363-b3df6d4276bf', '2026-11-17 02:00:12.933+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b785-743c-831b-efee2616361e', '01a1e73b-b810-7f68-b2e4-5c17abc4d120', '2026-11-17 02:00:13.06+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b785-743c-831b-efee2616361e', '01a1e73b-b906-7e1d-a286-c2f461785280', '2026-11-17 02:00:13.3+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02081329"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b93e-7f5b-9b4d-d47ef1432a43', '01a1e73b-b93f-7c78-a396-71add928d538', '2026-11-17 02:00:13.374+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b93e-7f5b-9b4d-d47ef1432a43', '01a1e73b-b959-7cbf-a270-c127bdc5964a', '2026-11-17 02:00:13.401+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b93e-7f5b-9b4d-d47ef1432a43', '01a1e73b-b97b-74f8-aa37-a549aea145ef', '2026-11-17 02:00:13.435+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '01a1e73b-b993-77b2-94f8-a7c65f60068f', '2026-11-17 02:00:13.459+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '01a1e73b-b9ad-79fc-9b07-9616449ae035', '2026-11-17 02:00:13.484+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '01a1e73b-b9ef-7992-90a3-7d5369cc41e7', '2026-11-17 02:00:13.55+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02081355"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '01a1e73b-ba06-72e4-82a5-0d69d405c3fb', '2026-11-17 02:00:13.573+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '01a1e73b-ba37-73a6-b38a-63f1c7f0a8d9', '2026-11-17 02:00:13.616+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02081361"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-ba57-7561-b56c-52e5f2e57782', '01a1e73b-ba58-75b0-8afe-a2c2bd1a9de7', '2026-11-17 02:00:13.655+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-ba8e-7481-9d6f-8671419805de', '01a1e73b-ba8f-7349-8802-ec75a5fc7ebe', '2026-11-17 02:00:13.71+00', 'submitted', 'PENDING', NULL, '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-ba8e-7481-9d6f-8671419805de', '01a1e73b-baa5-7ff1-a6fe-b30b5be1906f', '2026-11-17 02:00:13.728+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2081372"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bacd-7eb1-8d26-1364f23ce830', '01a1e73b-bace-7d83-b31f-d6e38ec340e0', '2026-11-17 02:00:13.773+00', 'submitted', 'PENDING', NULL, '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bacd-7eb1-8d26-1364f23ce830', '01a1e73b-bade-701b-9737-30312920dc3e', '2026-11-17 02:00:13.783+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bb00-7778-a795-63ede85818c6', '01a1e73b-bb00-75ee-984e-efa40f5bafa4', '2026-11-17 02:00:13.824+00', 'submitted', 'PENDING', NULL, '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bb00-7778-a795-63ede85818c6', '01a1e73b-bb13-7ca9-9b5f-93028ce27d08', '2026-11-17 02:00:13.839+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bb63-7335-92c2-71d6abd40f36', '01a1e73b-bb9b-74ee-8e73-73e23e0ceb56', '2026-11-17 02:00:13.963+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7a17-a27b-483ff032067c', '01a1e73b-bbb1-7515-8109-ad187b7445b5', '2026-11-17 02:00:13.999+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e73b-bbaf-7c10-a2b7-6c7004bae9c3"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7a17-a27b-483ff032067c', '01a1e73b-bbc2-7242-9f16-a2be9be4f654', '2026-11-17 02:00:14.018+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7a17-a27b-483ff032067c', '01a1e73b-bbd2-748e-9746-1b468b4ef5f7', '2026-11-17 02:00:14.034+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "38081403"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7f84-a939-b32972464abc', '01a1e73b-bbb1-7331-a06c-9bb2e8bc19d4', '2026-11-17 02:00:13.999+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e73b-bbaf-7c10-a2b7-6c7004bae9c3"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7f84-a939-b32972464abc', '01a1e73b-bbc2-7424-8a01-26057c872f71', '2026-11-17 02:00:14.018+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bbaf-7f84-a939-b32972464abc', '01a1e73b-bbd4-703f-b05c-b6189f9319b5', '2026-11-17 02:00:14.036+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', '01a1e73b-bc89-78be-bef2-24e4e5c988f8', '2026-11-17 02:00:14.216+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', '01a1e73b-bcc6-76e9-be92-37b950729bc4', '2026-11-17 02:00:14.278+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e73b-b690-7a22-b2f6-e96c9f69c382');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', '01a1e73b-bce2-7a7d-a624-a9f0059d3fb1', '2026-11-17 02:00:14.306+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02081430"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '2026-11-17 01:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 02:00:10.091367+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-bc2b-74a3-8ed2-7ee7a07795a4', E'\\xa0c749695462469e48d225bff25d038fd0237582d68c6eda1e33309ae4e46177', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22f059b81996ded4c2f8e921b9fe674a0e47b2669397f2a6ab638e103944f23d1ce59381638ef39265ee997473768da40b72d3ab89f119c28f701ffe72e9486039863b108da8dae6daa891965312', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 02:00:14.123+00', 'key:01a1e73b-b690-7a22-b2f6-e96c9f69c382');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'f9cf33c5-ee85-48e6-aa4c-f67559b651d1', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 02:00:17.129847+00', '2026-11-18 03:00:17.129847+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x6d941fc1e294ca99f5874b079f9ec6abb9eeecbdb651023c9c043d5f746dfad0', '01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', '2026-11-17 02:05:16.907229+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '199', '2026-11-17 02:00:17.151587+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 02:00:16.916819+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 02:00:16.916819+00', '2026-11-16', '2026-11-17 02:00:12.618484+00', '2026-11-17 02:00:12.721544+00', '2026-11-17 02:00:12.721544+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-17 02:00:16.916819+00', '2026-11-17 02:00:16.916819+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-17 02:00:12.721544+00', '2026-11-17 02:00:12.721544+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 02:00:10.619518+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 02:00:10.62049+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:00:10.6393+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 02:00:10.643399+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:00:10.658108+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 02:00:10.662387+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 02:00:10.091367+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 02:00:10.091367+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 02:00:10.679281+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 02:00:10.687252+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 02:00:10.692802+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 02:00:10.682695+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 02:00:10.671442+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x78bc5c6b620f845d899abe5c8f5150c4a6c7801d4b64ea8921dcf5ea277f1d21', '01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 02:00:17.122287+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '783', '1', '01a1e73b-b7a7-7dbe-8363-b3df6d4276bf', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-b785-743c-831b-efee2616361e","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:12.933Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:12.933Z"}', '2026-11-17 02:00:12.970391+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '790', '2', '01a1e73b-b906-7e1d-a286-c2f461785280', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-b785-743c-831b-efee2616361e","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02081329","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:12.933Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.300Z"}', '2026-11-17 02:00:13.326985+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '793', '3', '01a1e73b-b93f-7c78-a396-71add928d538', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-b93e-7f5b-9b4d-d47ef1432a43","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.374Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.374Z"}', '2026-11-17 02:00:13.378788+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '797', '4', '01a1e73b-b97b-74f8-aa37-a549aea145ef', '{"event":"payment.failed","data":{"paymentId":"01a1e73b-b93e-7f5b-9b4d-d47ef1432a43","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.374Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.435Z"}', '2026-11-17 02:00:13.438021+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '800', '5', '01a1e73b-b993-77b2-94f8-a7c65f60068f', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-b993-7aaf-b79f-e3e9c4277d37","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.459Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.459Z"}', '2026-11-17 02:00:13.462999+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '805', '6', '01a1e73b-b9ef-7992-90a3-7d5369cc41e7', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-b993-7aaf-b79f-e3e9c4277d37","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02081355","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.459Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.550Z"}', '2026-11-17 02:00:13.554156+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '810', '7', '01a1e73b-ba37-73a6-b38a-63f1c7f0a8d9', '{"event":"payment.reversed","data":{"paymentId":"01a1e73b-b993-7aaf-b79f-e3e9c4277d37","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02081355","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.459Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.616Z"}', '2026-11-17 02:00:13.625106+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '812', '8', '01a1e73b-ba58-75b0-8afe-a2c2bd1a9de7', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-ba57-7561-b56c-52e5f2e57782","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.655Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.655Z"}', '2026-11-17 02:00:13.658282+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '820', '9', '01a1e73b-baa5-7ff1-a6fe-b30b5be1906f', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-ba8e-7481-9d6f-8671419805de","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2081372","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.710Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.728Z"}', '2026-11-17 02:00:13.739325+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '827', '10', '01a1e73b-bade-701b-9737-30312920dc3e', '{"event":"payment.failed","data":{"paymentId":"01a1e73b-bacd-7eb1-8d26-1364f23ce830","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.773Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.783Z"}', '2026-11-17 02:00:13.792385+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '832', '11', '01a1e73b-bb13-7ca9-9b5f-93028ce27d08', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-bb00-7778-a795-63ede85818c6","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.824Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.839Z"}', '2026-11-17 02:00:13.847474+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '838', '12', '01a1e73b-bb9b-74ee-8e73-73e23e0ceb56', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-bb63-7335-92c2-71d6abd40f36","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.922Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.963Z"}', '2026-11-17 02:00:13.982998+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '845', '13', '01a1e73b-bbd4-703f-b05c-b6189f9319b5', '{"event":"payment.failed","data":{"paymentId":"01a1e73b-bbaf-7f84-a939-b32972464abc","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.999Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:14.036Z"}', '2026-11-17 02:00:14.038396+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '846', '14', '01a1e73b-bbd2-748e-9746-1b468b4ef5f7', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-bbaf-7a17-a27b-483ff032067c","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38081403","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.999Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:14.034Z"}', '2026-11-17 02:00:14.040855+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '858', '15', '01a1e73b-bc89-78be-bef2-24e4e5c988f8', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:14.216Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","checkoutSessionId":"01a1e73b-bc61-73ae-b08a-22df7eecfa8b","livemode":false},"timestamp":"2026-11-17T02:00:14.216Z"}', '2026-11-17 02:00:14.218961+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '863', '16', '01a1e73b-bc61-73ae-b08a-1970fa54c22b', '{"event":"checkout.paid","data":{"sessionId":"01a1e73b-bc61-73ae-b08a-22df7eecfa8b","linkId":"01a1e73b-bc2b-74a3-8ed2-7ee7a07795a4","status":"PAID","paymentId":"01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:14.177Z","livemode":false},"timestamp":"2026-11-17T02:00:14.306Z"}', '2026-11-17 02:00:14.308728+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '863', '17', '01a1e73b-bce2-7a7d-a624-a9f0059d3fb1', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02081430","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:14.216Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","checkoutSessionId":"01a1e73b-bc61-73ae-b08a-22df7eecfa8b","livemode":false},"timestamp":"2026-11-17T02:00:14.306Z"}', '2026-11-17 02:00:14.308728+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e73b-c12e-71bd-87a2-dd2e03ff01a7', E'\\x246b0e503adba6c1a3a95d71afe592cc99a12fca702af21a1500f2fc321f7817', '2026-11-17 02:00:16.910123+00', '2026-11-20 02:00:16.910123+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-b7a7-7dbe-8363-b3df6d4276bf', 'payment.pending', '01a1e73b-b785-743c-831b-efee2616361e', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-b785-743c-831b-efee2616361e","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:12.933Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:12.933Z"}', 'delivered', '2026-11-17 02:00:12.933+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.04722+00', '200', NULL, '75', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-b906-7e1d-a286-c2f461785280', 'payment.completed', '01a1e73b-b785-743c-831b-efee2616361e', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-b785-743c-831b-efee2616361e","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02081329","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:12.933Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.300Z"}', 'delivered', '2026-11-17 02:00:13.3+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.349413+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-b93f-7c78-a396-71add928d538', 'payment.pending', '01a1e73b-b93e-7f5b-9b4d-d47ef1432a43', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-b93e-7f5b-9b4d-d47ef1432a43","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.374Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.374Z"}', 'delivered', '2026-11-17 02:00:13.374+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.394517+00', '200', NULL, '27', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-b97b-74f8-aa37-a549aea145ef', 'payment.failed', '01a1e73b-b93e-7f5b-9b4d-d47ef1432a43', '{"event":"payment.failed","data":{"paymentId":"01a1e73b-b93e-7f5b-9b4d-d47ef1432a43","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.374Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.435Z"}', 'delivered', '2026-11-17 02:00:13.435+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.453151+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-b993-77b2-94f8-a7c65f60068f', 'payment.pending', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-b993-7aaf-b79f-e3e9c4277d37","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.459Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.459Z"}', 'delivered', '2026-11-17 02:00:13.459+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.482156+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-b9ef-7992-90a3-7d5369cc41e7', 'payment.completed', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-b993-7aaf-b79f-e3e9c4277d37","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02081355","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.459Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.550Z"}', 'delivered', '2026-11-17 02:00:13.55+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.566462+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-ba37-73a6-b38a-63f1c7f0a8d9', 'payment.reversed', '01a1e73b-b993-7aaf-b79f-e3e9c4277d37', '{"event":"payment.reversed","data":{"paymentId":"01a1e73b-b993-7aaf-b79f-e3e9c4277d37","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02081355","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.459Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.616Z"}', 'delivered', '2026-11-17 02:00:13.616+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.640314+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-ba58-75b0-8afe-a2c2bd1a9de7', 'payment.pending', '01a1e73b-ba57-7561-b56c-52e5f2e57782', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-ba57-7561-b56c-52e5f2e57782","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.655Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.655Z"}', 'delivered', '2026-11-17 02:00:13.655+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.682324+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-baa5-7ff1-a6fe-b30b5be1906f', 'payment.completed', '01a1e73b-ba8e-7481-9d6f-8671419805de', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-ba8e-7481-9d6f-8671419805de","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2081372","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.710Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.728Z"}', 'delivered', '2026-11-17 02:00:13.728+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.758973+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-bade-701b-9737-30312920dc3e', 'payment.failed', '01a1e73b-bacd-7eb1-8d26-1364f23ce830', '{"event":"payment.failed","data":{"paymentId":"01a1e73b-bacd-7eb1-8d26-1364f23ce830","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.773Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.783Z"}', 'delivered', '2026-11-17 02:00:13.783+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.805354+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-bb13-7ca9-9b5f-93028ce27d08', 'payment.pending', '01a1e73b-bb00-7778-a795-63ede85818c6', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-bb00-7778-a795-63ede85818c6","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.824Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.839Z"}', 'delivered', '2026-11-17 02:00:13.839+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:13.857169+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-bb9b-74ee-8e73-73e23e0ceb56', 'payment.completed', '01a1e73b-bb63-7335-92c2-71d6abd40f36', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-bb63-7335-92c2-71d6abd40f36","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.922Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:13.963Z"}', 'delivered', '2026-11-17 02:00:13.963+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:14.003857+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-bbd2-748e-9746-1b468b4ef5f7', 'payment.completed', '01a1e73b-bbaf-7a17-a27b-483ff032067c', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-bbaf-7a17-a27b-483ff032067c","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38081403","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.999Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:14.034Z"}', 'delivered', '2026-11-17 02:00:14.034+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:14.05886+00', '200', NULL, '21', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-bbd4-703f-b05c-b6189f9319b5', 'payment.failed', '01a1e73b-bbaf-7f84-a939-b32972464abc', '{"event":"payment.failed","data":{"paymentId":"01a1e73b-bbaf-7f84-a939-b32972464abc","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:13.999Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","livemode":false},"timestamp":"2026-11-17T02:00:14.036Z"}', 'delivered', '2026-11-17 02:00:14.036+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:14.049852+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-bc89-78be-bef2-24e4e5c988f8', 'payment.pending', '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', '{"event":"payment.pending","data":{"paymentId":"01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:14.216Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","checkoutSessionId":"01a1e73b-bc61-73ae-b08a-22df7eecfa8b","livemode":false},"timestamp":"2026-11-17T02:00:14.216Z"}', 'delivered', '2026-11-17 02:00:14.216+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:14.2353+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '01a1e73b-bce2-7a7d-a624-a9f0059d3fb1', 'payment.completed', '01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed', '{"event":"payment.completed","data":{"paymentId":"01a1e73b-bc88-7181-a2dc-6a7bf9ef1fed","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02081430","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:00:14.216Z","keyId":"01a1e73b-b690-7a22-b2f6-e96c9f69c382","checkoutSessionId":"01a1e73b-bc61-73ae-b08a-22df7eecfa8b","livemode":false},"timestamp":"2026-11-17T02:00:14.306Z"}', 'delivered', '2026-11-17 02:00:14.306+00', '01a1e73b-af53-7a8f-91d4-ad5009b937c9', '2026-11-17 02:00:14.327655+00', '200', NULL, '3', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e73b-b650-7d0a-97b4-8d560e7399b6', 'false', '01a1e73b-b705-79c0-98c0-ef07990a994d', '1', 'http://127.0.0.1:44659/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44d9f7a6e7fe3fa952de0cc9087ba34d22e9b4a70c83062b8049c2a5b594f5ab671ac8b93dc10decde861012dc26a28fa6f70c829aeacbac00de26d8274aa80498bed1d9c6dc3de493771a22fefe06c4e386e7d2b88b7fc25808b1b9507574', NULL, NULL, '2026-11-17 02:00:12.802+00', '2026-11-17 02:00:12.802+00');
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
