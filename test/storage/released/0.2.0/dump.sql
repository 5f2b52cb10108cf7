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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 05:34:35.590599+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'r4', E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', 'http://127.0.0.1:34017');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', 'false', 'pas_test_7Q7CexCr', E'\\x324842ea0a8d1652e16465b013aeeb6b0592eccc97c2c0319c169db982bcf74c', '2026-11-18 05:34:35.686604+00', NULL, NULL, '2026-11-18 05:34:41.747866+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-58c4-779f-869c-a3be1f3d9f72', 'true', 'pas_live_ZdhEM8OV', E'\\xc2b15e46c79df9a8b65cd209fd930e1f39e8aaf940ffc14ba3e70b5ddc983a51', '2026-11-18 05:34:35.717131+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x61cf34933dec4315127fe65a889410bab20ce5ed2a563b97aed68840079ed0a9', '2026-11-18 05:34:41.728662+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-5838-7645-be00-dd8d57b69ed7', '2026-11-18 05:34:35.592411+00', 'test', 'tenant.create', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xd4ddbff757d169b8b07d1d98cb4248b6012e797667e319079c86dd3d03340b6d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-58a2-701a-8fef-1c3dce271af8', '2026-11-18 05:34:35.688206+00', 'test', 'key.create', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_7Q7CexCr", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xd4ddbff757d169b8b07d1d98cb4248b6012e797667e319079c86dd3d03340b6d', E'\\xa14324ae9d136628fa04ce6fc1484c8bda5f113ab069e15fadaacdcb9b3b5e3d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-58c4-7963-991a-d450b5d32642', '2026-11-18 05:34:35.717851+00', 'test', 'key.create', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-58c4-779f-869c-a3be1f3d9f72', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_ZdhEM8OV", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xa14324ae9d136628fa04ce6fc1484c8bda5f113ab069e15fadaacdcb9b3b5e3d', E'\\x084e405e5d0305aa62d31d532d79caf516522c42c7da2cab19c16f14fa5a0cc2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-59eb-7e20-af1c-1604afd0d2e9', '2026-11-18 05:34:36.011599+00', 'key:01a1ed26-58a2-7ce5-89c4-4da3dccc2141', 'webhook.create', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-59ea-719b-b00e-20a2854bf740', '{"host": "127.0.0.1:32887", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', '01a1ed26-5926-79fa-a5c8-0156ff9ccffe', '4', E'\\x084e405e5d0305aa62d31d532d79caf516522c42c7da2cab19c16f14fa5a0cc2', E'\\x57c153698522e89bcac16411825108ad01080af5cf60c34f98adde9714b96afb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-6005-7a83-9257-ffb4f39194d9', '2026-11-18 05:34:37.576958+00', 'test', 'checkout.profile', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x57c153698522e89bcac16411825108ad01080af5cf60c34f98adde9714b96afb', E'\\x07085ce48e2c1dab0d9d0d344492a4963bb7f9b5efa6d8125cf9ab30997a9da5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-60b1-704a-aa88-0ca2247ad597', '2026-11-18 05:34:37.74464+00', 'key:01a1ed26-58a2-7ce5-89c4-4da3dccc2141', 'link.create', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-60ad-7a78-9a54-d9a8f641e377', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', '01a1ed26-6029-75f8-b20b-014fdc50403d', '6', E'\\x07085ce48e2c1dab0d9d0d344492a4963bb7f9b5efa6d8125cf9ab30997a9da5', E'\\xe7e3ed6c5e8644cd4d407ea9d20d37dc93014b09e550f8cbc2bae77f73089011');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-620b-785a-86c3-6cbba11dbb15', '2026-11-18 05:34:38.093461+00', 'test', 'bank.notifications', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xe7e3ed6c5e8644cd4d407ea9d20d37dc93014b09e550f8cbc2bae77f73089011', E'\\x7e5f245f01c23eddbf681c1e5551d362873b379682c330744085130218015669');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-62da-741c-9d82-67540371693d', '2026-11-18 05:34:38.301773+00', 'key:01a1ed26-58a2-7ce5-89c4-4da3dccc2141', 'movement.ignore', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', '01a1ed26-625a-7e82-87a2-0c12001321df', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', '01a1ed26-62bc-7cdf-a453-8e7a7b1e9ca7', '8', E'\\x7e5f245f01c23eddbf681c1e5551d362873b379682c330744085130218015669', E'\\xa719de7ed1f7b47389a05c1db1c25c20901361835fea577023b5e1c3e40b96b6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-6991-7e5a-891c-973b8054f93e', '2026-11-18 05:34:40.020426+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xa719de7ed1f7b47389a05c1db1c25c20901361835fea577023b5e1c3e40b96b6', E'\\x768b31ad5390cbb1b6b2f03001d61b8808819435feaa356bb045934e0b8a05d1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-6999-7d93-904f-a3d2ad2e5ba8', '2026-11-18 05:34:40.027052+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_YODihGkp"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x768b31ad5390cbb1b6b2f03001d61b8808819435feaa356bb045934e0b8a05d1', E'\\x06e47ad517577b98e67d77976edb87a2e8cd7722e5b89090172a859e7d6d9a70');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-699c-793b-abef-8baa4bc3c867', '2026-11-18 05:34:40.030044+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x06e47ad517577b98e67d77976edb87a2e8cd7722e5b89090172a859e7d6d9a70', E'\\x62e1caada83e5aec9f87502b2cb2fa7d5291c11df620daddba800eceb348e50f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-6be1-7ea5-81a8-eab75a347cf0', '2026-11-18 05:34:40.613757+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '172f2bdae94653e4', NULL, '01a1ed26-69a4-7f06-8bf4-272c192d375f', '12', E'\\x62e1caada83e5aec9f87502b2cb2fa7d5291c11df620daddba800eceb348e50f', E'\\x333bcb2f2b83c041df914721b0f2803008bff691237058711a1e08c1a0f28972');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-6d44-74ee-bd48-558cdcd4a5fe', '2026-11-18 05:34:40.965795+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xfbcc52ba5678fbd701fd899633c13ecaebac2f47bbab1140e5dc0aec467a1b32', E'\\xe6146130be148688481dccb7387587165381d95b28f1c4e3ac070307a72c68ef');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-6ff9-7bd7-9862-7c03f1e5c362', '2026-11-18 05:34:41.659779+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xe6146130be148688481dccb7387587165381d95b28f1c4e3ac070307a72c68ef', E'\\xafa47d5015bb5de8d637b9de26f9d17ede0ff3b5d3ec9d2fb576a5118ffccfd9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-7004-7e61-a0bb-8e46b64bb56f', '2026-11-18 05:34:41.670064+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xafa47d5015bb5de8d637b9de26f9d17ede0ff3b5d3ec9d2fb576a5118ffccfd9', E'\\x76d6d7a078bdfb8090936993bf1026390f2bda737367c6200a3a7655499c6453');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-701b-7a94-b436-8ea21868f66b', '2026-11-18 05:34:41.693579+00', 'test', 'bank.set', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x76d6d7a078bdfb8090936993bf1026390f2bda737367c6200a3a7655499c6453', E'\\x414c72181d7bbc99dcaa51b08313ba2760ffc6b6c4d958e493095afed03be11b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-702b-7f30-adf8-be65c441f9fa', '2026-11-18 05:34:41.708511+00', 'test', 'bank.order', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x414c72181d7bbc99dcaa51b08313ba2760ffc6b6c4d958e493095afed03be11b', E'\\x0c718d9496263baf087b7840f8d869793756a83b586cbc88f4337e2a31ab22b0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-703c-7d3d-b252-296b648c24af', '2026-11-18 05:34:41.725618+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x0c718d9496263baf087b7840f8d869793756a83b586cbc88f4337e2a31ab22b0', E'\\xa6a0c8ff36d5b536bb41f0bbfc6746274c451949acdbdaef17c1c77b0108808c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed26-703f-73a5-81da-477e10da1b73', '2026-11-18 05:34:41.728662+00', 'test', 'bank.route', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\xa6a0c8ff36d5b536bb41f0bbfc6746274c451949acdbdaef17c1c77b0108808c', E'\\x61cf34933dec4315127fe65a889410bab20ce5ed2a563b97aed68840079ed0a9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('9e619f2c-4193-8952-8235-b33213d81f02', '2026-11-18 05:34:40.938749+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ed26-6cba-70fd-8525-a88acb14c245', '13', E'\\x333bcb2f2b83c041df914721b0f2803008bff691237058711a1e08c1a0f28972', E'\\xfbcc52ba5678fbd701fd899633c13ecaebac2f47bbab1140e5dc0aec467a1b32');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'true', 'bnc', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2970bfb997476f3e90c9cecf799cd5380d31a782cd2359b8d37a65ff994ec002a9034c9658b92529b09fa6cbc45cb5a832ed5d3ea566c6b4106a516f7026905ece956', '01a1ed26-701b-7e69-b9ee-ee082a5eba9d', '2026-11-18 05:34:41.691795+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', 'P01764000000', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'd5c2743c-1454-4bfb-b949-fa9f82ee7d06', 'charge', '2026-11-18 05:34:41.968063+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', E'\\x23533ec24a579076d60faf51cec503d776c68ff5f4a1ca2b7ee33cedde35562a', '01a1ed26-625a-72c6-a8a6-c1cfcbbd5648', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'r4', 'MBconsulta', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297133fec072aaead55e109281374e220b5cce2b286c6942e581335063078a7667c701f5f83f87ef38ae9c87b820a6c13083f392e9ab41c04b87800184136c08bbdb7b9aa9a6f0f6f14926a63d67bff5b5683e0d0c32bc2a24b713dd7f96015d0e286d47eca67f7eb5e73260e690c0f772d319df04f5333986f25024728d0f225c415c7bef4f8d11c6d6b4e5b633927c8b4152b50d2ac6f7203604ccee36eab5a88cd15a484296f526f373f90b2d17a406885e7c150290d6946a8d8369dd9244418aa113e27cabb8202e8ea14d67265d27d7066f220d6cf69a141cf5cdfd1ab9a8f7cc6467d86f005c23afcbe9b7b735cf8b3cd66c1b2f92e13dbbe1a5723c12a22618d3406', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 05:34:38.174603+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', E'\\x5483d8ce0f6cd95d9fb3703cbd88b1391030e068445ffacffea05149350aa63c', '01a1ed26-6243-7dc0-ab0d-494711087132', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'r4', 'R4notifica', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297b54125fccde1921ea3b0cf7ec403e9f54326e8f4e475baecd83afdb774a1741e0b84ac918762ac4eba88b9e7620e571f54a437c16c3cfbc2d2beafeebe82d1f8b22d03959516b1c386d7e4cc465503452a227db529c5ba6c1a6608e575f8e8e290cf6cc623f878492976d4f95d34990e15e34745f479031b7b9babfc50ac028ccd4bc68c4eefdc0af808d5c2687043c70b5b5a3fffccd2817edb5a7d0fa8555ee94915c18c52c600a56570bb78c976fa58547e48a7dd5ac61bd536bd934cf2bfa519cbedd82b5ac14b8c755f230d66a7ea9a5dac4cf578803bc908fc9d711c174e2b93fd79e5bd904703973d04c591b9eee50b0bb3f1772c25795c43f11e576a76d7ba', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 05:34:38.148317+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', E'\\x9d235f355a823eacf230383bdd0c388398439b0d9ee064d528814610ba43bb01', '01a1ed26-6224-7c17-9631-9461735f254b', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'r4', 'R4consulta', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297ce8cf2d19130f8da21ad85dbbf01c1a9965fefeb0b0321cf42d79712b398e578fc9b55a32dba10b356d8fc59d1794585232bd98f680076d96b140325316d7daa8be2f37cfc11bc084e829a3894da97638ed1e78038e8659b13c04cd952f0322e3f158a0fc1a0ee', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 05:34:38.116614+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', E'\\xb3922d6171a7cc2213569f0f884fa434bc0f3ea1c7da23bf9f0fe1ac01001a61', '01a1ed26-624c-7e60-82cf-051004800b96', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'r4', 'R4notifica', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2978654292d2604bd50bf1271d4bbbd20a7a07975b86f68845bce3cebc429bbf569731d52de371e1cccb524cf9714e778e037721fa27ceb33cdd003ddc1048e3f76dd121d052665ac5331fd8f313718376d797b7e4754e167ea8bfc9ed202c6d6f09cacd025bfee0251cad082f13016d272e4c6bef08501506cc3660175ce6b3b723c102b76ce91a8e0fdde414c64b5d8580c0eebbb85a192b6c5613387d9ecd2de2b6911753fb2a56c870f2f316d50765fbee8b36d00183d38878c78eb530bcc01e298440378cf723639b3f2ec4a9df34358448d219455212a9a31da9ad167eb4716c63e77d2a318785e20679550e02a7626e166b553ca669cabbff46d98ce47df7765de', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 05:34:38.158352+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', E'\\xc324b017d2a1124aa978301e548008bd672323214b3f9123e0ac8207b2040d67', '01a1ed26-6238-71e6-a51c-5a4ad9700eca', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'r4', 'R4consulta', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff29764bd27948927a80c1e8521829214b24f2ae6e80c88de87a8ba74949ed7e28eb021a7f5c075a3191cddd4852b772b5c591db2bcca', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 05:34:38.137275+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', 'in/2026-10-05/12345678/120.00', '702d7b1f-a96b-4c4a-b3ab-ada1a20f8e37', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '2026-11-18 05:34:41.959223+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', 'history', '2026-11-18 05:34:41.970933+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x3ab9a76e632b4c6289dca940fdcaf5ecd2dfbbb95a10bdddae7d302eba2bf391', '01a1ed26-5a90-7aec-b038-e6d7506e651d', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297cf8af7e42a3751ffa5e1c7950c6c77bab3a451c79bdde56cc94a0ebc48f0411b25d230d685bc9dd11fc4bd0aff49c0c0d63e3ded50b4b2235fec9599', '2026-11-18', '2026-11-18 05:34:36.186961+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x1388df00ac87c86a7ca29875a2d10011ea5bbbc59ec5b0c3c659b343a03ec446', E'\\x08e27b3431ec3e9bca324bebc280269cafdb1b84412ffc34b440a45d2c8e7e5d', '2026-11-18 05:34:36.864863+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x1388df00ac87c86a7ca29875a2d10011ea5bbbc59ec5b0c3c659b343a03ec446', '2026-11-18 05:34:36.820083+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x199c555ed8d625753e78710bce65c33b717231f86299a71c488f31a124c79cbb', '2026-11-18 05:34:36.902619+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\xdc473fd9bed354c02cfd389872f9f329e3e9d236f8a30da2c61ac7598f595250', '2026-11-18 05:34:36.731478+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x199c555ed8d625753e78710bce65c33b717231f86299a71c488f31a124c79cbb', '01a1ed26-5d68-721e-a940-b6752870c87c', E'\\xe5e8ddb6cd73d58d343efbbb90dd26d6b808cc58eef0067e93b9085acb77cac0', '2026-11-18 05:34:36.902619+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x77fafe31a4ed296b5c1f046c40cf71353728c408d31787cc3722d16fc8ed4206', '1', '2026-11-18 05:34:37.961864+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x8d6a0d271e972e1ba27a6a0e670ace6d3a81e1b4247945df45a2542f39de9cc0', '1', '2026-11-18 05:34:37.785669+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x9b61005eb579a141795ae7215ed2f3ef5c96803ebed547f37392ac6202add8e6', '1', '2026-11-18 05:34:38.034063+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\xaf047d452541d9e26c0ffa7d96871622b9c7449c16f476b4217e2d7732abbc3f', '1', '2026-11-18 05:34:38.034063+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\xc07df93ae06611531ac7c403c11c763c0d2b03a64f1f2c3a19bf2e10833f84bd', '1', '2026-11-18 05:34:38.034063+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\xc1380208a1b8a021077c2da3221f8b4ddbef0cff22919b3b2a4e5de0aecd7716', '1', '2026-11-18 05:34:37.961864+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\xccc60259dbb9cabde4ece96ddbf11783ce6e43c6716914296935126d539e99d2', '1', '2026-11-18 05:34:37.961864+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 05:34:37.575582+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-60e3-7bd5-b56c-40219104558e', '01a1ed26-60ad-7a78-9a54-d9a8f641e377', E'\\x0b3eaf49bc15506db3e2bfa2988456f119691facbdf5fe1361774e94846ac085', E'\\x9c69027bb1bd7d247304627740ab804e8e5052b179aa4bef38edc88b173dad1a', E'\\x253767ca5ecac54939f6e23f051729b224834eb6e08b9c074195b9794063c7bc', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2971886bff402a0ba01efa9b2ac79a245f957ea30b1678522b4ae3ec393b43ca6c26024084016dba41823751da551cafa3462909caa03ee3ea182b4eea157597a09089e463b3e0c4170faedcdf7319f', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 05:34:37.795+00', '2026-11-18 06:34:37.795+00', NULL, NULL, '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', NULL, '2026-11-18 05:34:38.061+00', '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', 'notification/0102/83700001/1523.40', '01a1ed26-6243-711f-bc7a-efeba03ea6d4', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff29782287e691cf2dfc043980283683e93f03e3cf240f32e7d3b39d4c6f46ba87241627dbaef4ca009ab91c52d9007338ef7e72f1da8029df151d47e09103bbdc25d538c1f8f17b365a9f20d6a40d9ace92d26cdf7e466160b799c2e389ee653973feacc3cbbd1', E'\\xb391978e26b82c2be756fb1d6ff323f0807e88349040020836e430d1a3122398', NULL, 'notification', 'true', '2026-11-18 05:34:38.148317+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 05:35:13.148+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', 'notification/0105/83700003/1523.40', '01a1ed26-625a-7e82-87a2-0c12001321df', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2979f4f6636afb01a6daa2431ccd341bdd96e08b1ce895de1e393330f461eac692334658ac8238def9fbd1ada4f4ecdea7b9e8c2d13dea6847261f4d466e67ebc68590124be8e9c429faacdaffaf83fe3a5bb730d53b82db72b962ca2f55cae26b07ab1ea3e64', E'\\xb391978e26b82c2be756fb1d6ff323f0807e88349040020836e430d1a3122398', NULL, 'notification', 'true', '2026-11-18 05:34:38.174603+00', 'ignored', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '279498007702', '01a1ed26-5e6d-7582-ae27-2735221bfb3f', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,7698,279498007702}', NULL, E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297d9a35309b40dd0e976e483736511018b5b57c0625c9af8970f4cb5c84ea52029af631c3061b3e21a96f48a6783fd8624ea2a3e3ae02ffdf69b99b9935c0e8ff8ff0bed62f62238c6f782f3ad26581f086e', NULL, NULL, 'query', 'true', '2026-11-18 05:34:37.165991+00', 'matched', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5e21-758a-82b2-58a21be22dae', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '279498007702', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5e21-758a-82b2-58a21be22dae', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 05:34:41.984808+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '2026-10-05', '1', 'added', '{}', '2026-11-18 05:34:41.984808+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-7167-9471-679bb6d7e304', '20261005', '30.51', '2026-11-18 05:34:37.351+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 05:34:41.724822+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /movements/{id}/ignore', '01a1ed26-62b7-74ba-9d91-b69085fd81d2', E'\\x3a8a45fd33d2c5ef8106e8e4d54b9298635f44cd9e1432bb6a819569ef027c74', '01a1ed26-62cc-7e5d-a078-c407d514a361', '2026-11-18 05:34:38.300103+00', '01a1ed26-625a-7e82-87a2-0c12001321df', '200', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff29785e256418f07ff41f45b667c8312fa82f837ef33f326da50f63bdb8a2a4d92bc7f5bc456b9ffb9ab54c5054406fbd79a7813eb6301177fd229666cb46616926b1494955cb36d5282fd86a18f3c1663193b725d33c01753d5bd933b5fa3afb04d61f5fdc8b3d37636602fa303aade8463f3c4492e9271059b0b03c66b9bdde9a516ca77a08a17b3fc700f61ebfff42a253f03a806d889215d2b8d7bec20f41fb52814253ba38877b8ebc9239ca242a9bbfea30265e81eebd4dbf567fb765d446d5f9ad8517ddb842c509c5ff72d715ca2b15e9f115a63fca068349e367aa2f9a62f62d1e0f5a85b3555df188bf736bcbbc80e028e616e120013a0206abc11e5910a36b83c3f0fd96f048df9b045a8976eb6fc0677252bd6e6aba5b1e780256210c7b1725fac252eefdf9debeb3d2b04cc29976a0e38ef1277f134', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /payment-links', '01a1ed26-6029-7134-b76d-605c7a66ba06', E'\\x80a05077f026ea9cbaa0445a4aa2cb9fbb83382e40e8bae053e7a8e63e31cb55', '01a1ed26-607a-75c7-8e5d-e3bbae4bddd7', '2026-11-18 05:34:37.742902+00', '01a1ed26-60ad-7a78-9a54-d9a8f641e377', '201', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297ef15a82f97b5328ab514c1b38d477c76a9fba7657c55849e8ed78b59a8b9742dbdc52d6d96314f90361fe8ebc946eabf7b40f4725f323921afca671d9281387681c0a69dc18c979bfc0737a19d5d4917aa9ea837e3a1b59f0847837356708cec394d431fae95525760b1f997e079254c458f6a2a2aacb19ca3099e49ca41295c5d46d1c41f8954c06eed1ae0ac14d479fc02b1e3711742e50a5f4c80d75ee9e52091d673771c42b5168d7ed994453789a782e2c5b3b1e9e5168a5ae98ac8d887c945c255dae5a1adb10f33157a86859c4f78fe1e021c0db7012c74e06b7064c7834aa3788bf05a906df74fe36f682461a523a62e695651fbccae5fe567c433eb59e374e149eb2e1c1857cebd434e570c5e330a81beb816a73072ce12576cd9de7aced0c44c0aecfe41e21bf68392e10ed78b60a00801eb114f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /payments/credit/disburse', '01a1ed26-5e94-77cf-a719-97541f15d505', E'\\x740eaad6c3c6f2a60ab4cee2bc570c0c3afdd4303e53087e328240710bc21d4d', '01a1ed26-5f00-7f57-92c9-bdc1ed3cf1f5', '2026-11-18 05:34:37.350022+00', '01a1ed26-5f27-7167-9471-679bb6d7e304', '200', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297316b49aa7613cd5f0eae5536ff78749f3ed65da993b0e99f5b3866934966486280eff0a08170711bb4ae463b6c5161cae1409a96569ad677e9f3787c007acdeb73167677d2155075ac6d22ab9954549ec80e3ba48e6aa3f08c10ab7aa55d1c4cf1ec49e19fc442d32661d9175ef5edff2e89c0fda50b8fc9b7fad2758b4e6452cf2242af8b679dd88a1281ade17c0bf7479fd891fb4a8e98f92cc0efbebc8e6ea1588a08fe83f4f4888ddd2b20ef3d46ec47275f61214cfe3e9c8f5ac5b46fab4f15bae721534cf8ab941f36574bcf0f9cc1bb14116b0128e48c5484e22e9f34d84238f3651a7eed91bec41f866b57721fe3f1b6f4faf46d81a1235f1dc8209d28f15a4d1104e7f145eee39ecd6ce36c0810561543b5fd23974cc64aba16c230166db7a11b57e7122f02cc2fc31c53a6fadf60768aa1b1db7e33c61f0dab07db146a297ff90a4620b16b0a9536340a9f75cc678f062459a974be86fe22dc3bb89d52f05a280b0e5071467bbcbcdf9ac2fd731cbde12c947d89c058fdd9cade8b173310f85ac00ade23817ad04f587463174b176680ad84d3b4511a038ad32b273257c7781d49291851f21a14fdef8f0fc97fcab5a96d4bce58245bcbc1457d26c19dd7d6fb7c94ce772fe9d6df31ffb529525bbe105f034af4fdbe3e7019c819a7c4b882ac36ea2358accadf0f4cdbd754601256389f021324e25bd827a31f2a842145616962cd0c280477507ffd190eabc89c5f6d6b98116cfd2b34241de3f8fdb4d1fec9cebb7df7a487ad605c7a6ad8059298ad5c34fd79a3420b4d837a255c53e06d83fc802a8e3984361aad98f764b67709cfb919bca7b9481d694b1e5a5fb02d9b2bfb3ca802afc4e451551200eb60d11e8604752b142d6f316fde8894536e7ec8ee02bfa9364f6e7af9489a7a3496f452e9eff58308cbb77695b0b5f4e80ec879600a8397872fbbf8c3d968b7d48e9cf94e651d1eaace8215f4d686b57f16e6026380b880924b1eb6ab5574e77cff4717684c874e46037574c555ae96520898ef555314c80695b8e8aa9dd086b3c5208575c759851cfb41883a4ed3e818aa3dba46e59f77733186e8f967e6f218fd0771e0e6623eb6af2dd42901e1', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /payments/pago-movil/verify', '01a1ed26-5de5-7968-94a9-bde58162cbdf', E'\\x764456e72b4fd066239e848e0b96bdaa15b9d7e42d2817f492a8bce5103bd301', '01a1ed26-5e10-7ffd-9fb6-b8dc4f0b95f8', '2026-11-18 05:34:37.088866+00', '01a1ed26-5e21-758a-82b2-58a21be22dae', '200', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff29776ed97ab4966741438b600a1de0b243d96d345d2cff3b10aaee42bda6d63542ade70df1c06210e11242c1839bae79da448f2e03228105ae5c630572c5952b26d632bbe35ec0f52c41565ada53bc0ff35b1d95794fddcbe31ab58046f3cc0960d7be75b61f75eeb328bdc1dddb24300559b6c5244d263fafa21b756a1775a71589566f0ae27d98feb36ce97e7c86e09aab374bfd588c09fc949929222ee125e4723ba9f7d882cc791ac97174cee62c647ff184818fb742f7b7562e04efa53e5fdd16f5b386c9d3f80f3b944410d15363927a369f224744ff5c7643e97f2807b6cbda072c70b4a010a84a77a4c5995a7fe732ef706d0a6f628311e00deea70a2bb22166d34cb04e507c6129b7dff04d75fa9fe91001c83a622e2ef7e39cfb79a3bea3533b0628817e6bee3c5c34a8e04c5908d5949ccb084643c81db36096df9cc1cfc27a45e791f6d6c7400991ba5cb3e094f92d1146e1892c538072ef317e354e283021ce2a8c1e1106b4b16736378cfd26ebc352e445789d51c936d521843dda768e43e1376231c7e4b6dd3ca3ac452ccedeed69e726c7ca5659dcc980ef70aff950e93a5fe1f2b9530c153e53e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /payments/vpos', '01a1ed26-5c9a-794d-ab44-c6b21792abeb', E'\\x03d5b8667732f9c0c85c9a9d964bb9ba6e0f6d1545316ff9b9e82eb4a5600231', '01a1ed26-5cae-75dd-a169-c06215716ca2', '2026-11-18 05:34:36.75001+00', '01a1ed26-5ccf-7267-a344-0a3482a93235', '201', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff29771aec55e1265df999da44bd616a3a8871644b8b7c1b8ccdfab8c800736861373c9a1a3c7ae62b1a36c2a4cedfbc3a54f007edd8bffdd10c1ca1074e8f688ad8a709c4afa6f28f6ee19c9f322aac7db97aee3c4165d92b5b3819d1709aed33749c2728f1b31eb0634f9c348ddada62825c1502efd110b66ea1dc7d7202eb20e252e449e152ec0bc2390474b9ba2eed697d7c271db408c28e06e8921830c39f4f4f4ffb371ea1e5eecee4a3221bd7562fb62bd8b50af321f04c6bee98cf80593145e2ec373345c8eec0f9d87a8e2b1185222c1a1c04bceef5598a43cd01d8bb647615e0a47c533eb72f0b00657dfd55f2fae979b708c6a4464d331bd3b09d59305a19fb57f2c95eab39de8119a6e750b02fd5fbbcc936b6dff2819252aab8f9be4ea57adc7471b96c5860b60769cee167052186a5ad10a1e60f921807b85c50226be26e0b7450d89e2014e03a217689be19bbbac2e4af5c0a5d1e670d396ab751df8ce3c0c789c2fbe3b2a0fff57c0c629e33a1e131484c8b7772d1d647ebf0eb7ffe55e7164aabc97b15d0dfa4776c5d8e0a0a7f74142decadf4313778104dd34dbbdfabfd97910de0cecc793d1ad267b6a26a105a3fb948f6135ff3122be47ed0f5925231d552d3d', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /payments/vpos', '01a1ed26-5d05-7505-9b46-442e2fbd0e0d', E'\\xcc150c79a0174308fa0d146423c65ff384538f38b7bd624e2578b15f0c2f8cf0', '01a1ed26-5d10-7372-9399-e68ad3aa4149', '2026-11-18 05:34:36.841947+00', '01a1ed26-5d2a-7e58-98a6-b357e505ca02', '422', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2979de9c4951f8d8487dd1ed8b428a92dc56ee49b93c58aca1e044723041ff4da1ca0291391c913696c117f72df1abdb42ae2eec218b23ebb8b5d50c6cb9d1db38d8c13424d778f783bd34bc87da5b05da1e1ad87cbb425d5519403f137cdc3b5efcfca66d3aad888d973ca3e5049b07df78b6a8f5ae20e8860525da87b8b854e9394c38e9c3fd7adce1616bdd83f80e921770abd835c6f32469682cf4ec5d33b34815e0d9b0b55a4b6008b35600d91027cbe2e682519ea971586c4a56e3416e066331f4601ebcc732b709da1051c2aa3212f927bf1392317f89bc45044a4ff7682724c10e9e6f55dfff566a9ef86e8a684f198ca31323517f26463707f272a00250037b2c2208ef1e1b4345bf5ba3b4bf8bb9e2543b8564da2071f356f1957596a31d741680dfadce8bd52331e55bafa4d7891eee75f0c178cf31677bfdcf0c7dd5b7ff7245dde0203fb0f95f02357549d642415e4e9ea526470d4560e38bd3bab60e19dbd53ae9a5bca5ae592fc7aac38e72019a1a97d939bbe0a019e4f499350bf96d5f378be4a3190e4af0e7cc23de2f4f35f6bbdce7fe1bbb0660a1ee24851c3d18a4bc8a6d19cbe2d58356295b2fd9ba678545f783af08a5c86794fa84e5d55552735626ae8a5c5', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /payments/vpos', '01a1ed26-5d52-7ede-a1eb-e62bc0b9105f', E'\\xd4cd117d266412997bfc74324d08d39e884844b49c7d975ed7b30d6f7adaa172', '01a1ed26-5d5f-7e99-811f-81f9a2f2e722', '2026-11-18 05:34:36.958064+00', '01a1ed26-5d9f-7efd-be23-1189f635173d', '201', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff29793ac1cb0275e2bfbb322cc9f4e0ee542949a80a27a8bac20450ea71c5109825e3f4ca0d6c1f664faf335cb9145a53a58b7d83f8959be9189725b6efc1286da7d03a629709729d950add2cd6d2a886711f54e12d6e9bea70522c2cfd3cfd477be4641837aec3baacc8fd593af52616fc579d22792470ee153bb314d92585e502af2f1f5f7380ef6458876388582b50c88a03cb954528cfe7b4ccbccb9253351c16c7315858829335fe484efbc7049913ba79f70de31948f79de4ec54adf2a005d3a430fd8dcc8547ba9e4f0649409f72a310f97ba9777301b4be692d1f0f91ed87cd440b76364aaacabc493e667d483f3a9f6febb64e62be561a388d602655ca5761b51c377841ef8e75a5479b110214e7bfbbe0ebf8ef1f9a964c390a425086e9f8914bd0112d5da48afe65c5ae6c8a3dc9d147ef008836c52da4d87bed1d832ef764a84036efa19b974121a13c1d51916a88433decf0a1403a32ad913f46c21d9e60f79c5927b3bdbf5cb1af0242e4d09b5ea9125b1897991431197e764b6d9fcf51688c2e925075ac4c9b581e918ad6d1a6fbe9bca1a995fdf4eeb5501d46024f80894e800e73c960a3e6b473632a904505a0fd391a85f6b7bbd6f988b186de7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'POST /payments/{id}/reverse', '01a1ed26-5c42-7903-9cc9-27d45445568b', E'\\xb9e27f613818420e980be17aad89b5511eb6fb9b763c20eced917ca90bb854a2', '01a1ed26-5c4d-79cf-89f4-340530ee446e', '2026-11-18 05:34:36.63118+00', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '200', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297c372e396737559983f5dfd73a1603cd3bfef3c32690dfed3fa327fdfd8f83f01cf214fdca1fbad67489a5b4125d26194177be47821b2315e5ee7b3fde184f3656aa8542818c4ab75fdb9b7494a89c910cae345c69a447fe8eae0cf0cf54984a1c45573d6e7ce92916a8b7a98885fe2fe4a7f454eb0fce8954f7fc5174ea87e97a94d462a681eece3d3056f2ef488fbb70e669fb25789e29f817aba53ee72305d4acac27f4a10279e0b6e5b2da6f27728713f726c317fb7396e30ea72d88bf07f3fe17e590318415faf3073a765a94ba7e396dbd6500a598e4b3876dfd69d561f577dd1d21128e7c40debbcfce9cc2d3bf667293e42c873402c874e6c6a94d3a5cf11c4be71ddc3f5726bf531bee99b0bc656e001b3643ea7c6cb60a83b568822459ad4afb30b29c41c2fa6d23558cf5a13d440e9a1e6d1c8cb6f739a75a94fc438fc806c63a6f084ce4f99b272a253d693a6971efd7b1bfa9199a7d6bf50e9aa23a3b9cdf81a44738c2e655365372aaa960fe723c794d17f931582e146e9ebcd86b6d4f66eef2ba9a90119296d4cd383bf067279e1cca7c2bbe8b4efec93849f99d20f31bef67ed711e50f73f5bb0c8db85ea23d891be79a4a2c4833c7efad4ed845834b247f83057dd6f697f164375423d6431b7ee222d012fde22f8c3456a6c621c1ee4631d2de967ac54eebb067be78dcecb22903381e6b490b49bba4ebcdebbd4f3837b746b34a6387c8e05b22e738d55443fec5464b3e2c2908aea3939226f57bb906fe16ae9f4d1d6f6344f7cc2eca0492534d58f88761a72564bf4763d4a938647b45f71dbe35044ba003b1dbe6e139794009da871fb1d8dcde2f34438ec90dca667c85', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297c5c95a073c4d75803f233327609e4b8bc5fd8900978b73bfa774c78819ca5de99535d53f1ebdb4b9a5916a9a52731aff24de061e2a786ed022909e79eda252dfa34e7c6319078c9fd5b5e2f951a742d08f4c5377f97b688bd164fbf5', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '74d2dd5f-14dc-445d-8792-a3b3e83e2a6b', '2026-10-05', '01a1ed26-5f27-791f-9329-d27c548feaa7', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x08fbe7b955a3001b1fe57730cb81d3a3b9a61ba32f74bea00662d1ba6e1019d8', '0', '2026-11-18 05:34:40.063386+00', E'\\x0d62bdb0420fd208312afe5908d50b84833a8eae9199ded3d1b819d760e9b160');
insert into login_attempts (subject, count, last_at, name) values (E'\\x37e4cbb905b9b9e703b8f548966b8a96fd81b215579740e0f540ff97757900bb', '1', '2026-11-18 05:34:40.886144+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x3efb9b1db1323662a533bb4d4126b82f002f0d8dc0d1891f06d5efc1532aa9a6', '1', '2026-11-18 05:34:40.895467+00', E'\\x7144b41c4e7e9eba07462acc8b2e530a5c7ba92693c9e6fe8b86b5d7a1dec5a5');
insert into login_attempts (subject, count, last_at, name) values (E'\\x616d6a397d79b19e9544fb59d0d674cb27e304bd5b64e4b2faff96f1a334c980', '1', '2026-11-18 05:34:40.9063+00', E'\\x7144b41c4e7e9eba07462acc8b2e530a5c7ba92693c9e6fe8b86b5d7a1dec5a5');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', '2026-11-18 05:34:42.004611+00', '2026-11-18 05:34:42.004611+00', '2026-11-18 05:34:42.004611+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x1ea077989a91bccb63e5baec432515ba85b9b2e8b6ec3dba58fcf61d65386d2d', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'r4', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2979074df16d716c41a00e28e4072940c83a1786dd48f1423d25fe14ef80f7f17a220a71ae2764b876c82696f301f03d03eadb14e0d1431a3ada5c51cf23392c446f2da7f4ebabfa307a726f411d53087808be07d35', 'true', '{}', '2026-11-18 05:34:38.091542+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 05:39:41.940819+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ed26-6991-7311-b47d-28e0458a1221', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$n4Q1YuRPo3j7Z4jjW9d03Q$vnSIYyB4Ffi-rVm0hL7xSEIyUJy-3H_bRdq-O-M1bT0', '2026-11-18 05:34:40.018119+00', '2026-11-18 05:34:40.028304+00', NULL, '2026-11-18 05:34:40.609431+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('b48a40cf-f924-44c1-9847-826a62955b78', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 05:34:41.942148+00', '2026-11-18 05:34:41.942148+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', '$scrypt$ln=17,r=8,p=1$n4Q1YuRPo3j7Z4jjW9d03Q$vnSIYyB4Ffi-rVm0hL7xSEIyUJy-3H_bRdq-O-M1bT0', '2026-11-18 05:34:40.028304+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('289aa1ee-b986-47ff-8101-c6d56983620c', '01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 05:34:41.932815+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x177f8de93127b5e885cd239f5836333dd3d0b48a20ee423d2d68ca030b67107d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x1f8145db2c0c9430e39c92fccf72aaf326c3e2d920329882490e1a108dbd97f3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x2df2331786bd95bf097ab70f30eacfc3f5419f18cf7f52d6962c9ad228b1bfc1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x33930ee739d66df84056c889543914a529b1af5157dd78912d0cb8be8606a8ae', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x3b0e356826267062805e26ae7bdc61495c3264b2305d0dbeda2ee34719805e05', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x67e0fafbf232fd6e0825c9c4811c22eb0472b16d1a335f7fe6c9fed8f97347b6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x7392f6ef7b02248e92ea1d7b94acf02fce770b4c5512b31e752be8fb26d53d96', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x76cb0d1ae91cc79d39b436c8cbd5fc67fc7d80ef84f453ee33be1b4fc7d2906c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x927da3d7804010951b279a9f07bf739e686f617bdc6f1cecd17c81af6de8a03b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\xea56d55a5120775f3bffd18ba236410c6c0dd0d3d715046b17924822cc7a1c2a', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x172f2bdae94653e4b126e5c20ac9c45b83453eeee278f6a5162225051cc7df78', '01a1ed26-6991-7311-b47d-28e0458a1221', '2026-11-18 05:34:40.609431+00', '2026-11-18 05:34:40.609431+00', '2026-11-18 17:34:40.609431+00', 'ad772d5d-a6e0-4b53-9d41-ab8af128a77a', '127.0.0.1', '', '2026-11-18 05:34:40.609431+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ed26-6999-7eb0-9c12-47834b3d5c1f', '01a1ed26-6991-7311-b47d-28e0458a1221', 'pas_op_YODihGkp', E'\\xf21a08d37b0ebf92017593a63f2ef1c666b23bd743c1230a14b558beb8a1b02d', '2026-11-18 05:34:40.025628+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2976933a5312fde018c48f6e18c3ceef6ea78b151dfca799d387fdea41f91987cb728359802b3bea544bb727bf5a3173cfd9e152208e57cce387edee848ef96dbb58fc1f5af', '0', '2026-11-18 05:34:40.950512+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 05:34:36.091+00', '2026-11-18 05:34:36.23+00', '2026-11-18 05:49:36.091+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2971cb4d605874737fef3bb12afe361b11559b73dac9741a9743d76145d21a2c824b393faaabb82ad2b8d87c6a0898b3c8dad5a0a4a23fee00157d672c32ead093016eec5e29bd3f6471e1fcfcad821ec8de43d3cf59de6e8ec06f238b6ed', E'\\xb44b5c79f715eed156154b267e756ee28d85a2e0bb16653fd45b6737ea5bede1', E'\\xb391978e26b82c2be756fb1d6ff323f0807e88349040020836e430d1a3122398', E'\\xf05d307e8ac6c3aef5060dd22d3fad92b25c173423f893e4c4af92dd6b3e0d05', NULL, NULL, 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5a65-797b-ab0f-4643ee8ab827', '2026-11-18 05:34:36.133+00', NULL, '03007621', '498007621', '{498007621,3007621}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5b2a-7493-85e4-85652ec1a1d0', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 05:34:36.33+00', '2026-11-18 05:34:36.455+00', '2026-11-18 05:49:36.33+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297a2de3827d9329f23c13b79bbef6f94f5e2aa790fe444de182ee8c1a2c80d614fff6d6427f4e85f07b7a49923c1ec0862434d0d0edd9f55a85690f849f1ab426f991338b1b46661dc81da47b6222c5219b4b738bb7187524635bee6ad8b', E'\\xb44b5c79f715eed156154b267e756ee28d85a2e0bb16653fd45b6737ea5bede1', E'\\xb391978e26b82c2be756fb1d6ff323f0807e88349040020836e430d1a3122398', E'\\xf05d307e8ac6c3aef5060dd22d3fad92b25c173423f893e4c4af92dd6b3e0d05', NULL, NULL, 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5b7a-7d78-ad8f-88fa3a1e313c', '2026-11-18 05:34:36.41+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 05:34:36.494+00', '2026-11-18 05:34:36.653+00', '2026-11-18 05:49:36.494+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff2975c591eb4eea4d1e2592a578d0a22f0a229566e81aaf68048eed5eee0f50dc6f7fb92456077677ee030fc856327862f99d93726e63c840b8aa1f25a9651008218dd229caf78005891632f956392af0d246b5c1c0588c4b47a12d9bbd3ce', E'\\xb44b5c79f715eed156154b267e756ee28d85a2e0bb16653fd45b6737ea5bede1', E'\\xb391978e26b82c2be756fb1d6ff323f0807e88349040020836e430d1a3122398', E'\\xf05d307e8ac6c3aef5060dd22d3fad92b25c173423f893e4c4af92dd6b3e0d05', NULL, NULL, 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5bf0-7d26-8149-5ed08725aad2', '2026-11-18 05:34:36.528+00', NULL, '03007654', '498007654', '{498007654,3007654}', NULL, '000000', NULL, NULL, '01a1ed26-5c57-72b6-ac63-7befb150e1e9', '2026-11-18 05:34:36.631+00', '03007664', NULL, '{3007664}', NULL, '2026-11-18 05:34:36.653+00', '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5c90-7f20-947b-e107460e83fb', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 05:34:36.688+00', '2026-11-18 05:34:36.688+00', '2026-11-18 05:49:36.688+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297af53a2dd437a6736705452f6664bc120f66372f5313b8b2b093eda7c5b6aec963eb6f01943808408bf373f7dce3c7f0eb50300a0e6967173ca613ce9f083c9579e24bb5c95120d739c13ee80a325072685bb86a1ac07034ce84fad43e9', E'\\xb44b5c79f715eed156154b267e756ee28d85a2e0bb16653fd45b6737ea5bede1', E'\\xb391978e26b82c2be756fb1d6ff323f0807e88349040020836e430d1a3122398', E'\\xf05d307e8ac6c3aef5060dd22d3fad92b25c173423f893e4c4af92dd6b3e0d05', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 05:49:36.688+00', NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5ccf-7267-a344-0a3482a93235', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:34:36.751+00', '2026-11-18 05:34:36.775+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297360d5003d199be4898bdcee32e830e4a1de66c6a7ac47a442d646510feea1d9e645f2e977b8ca7aac6bb90eb9c07097189ab67375f8859245fdd30d4816a936d4236c27abbe22ca2f4bf', E'\\xa62001f019f6c0ebc54e49a70d129a5c1a8c58c38dc778e5e8e3659145b1a81c', NULL, E'\\x4f8e3f22371c6986d1689976beccc5a23a3ac4a3f98f9afa244976a0559c5f2f', '4242', 'Visa', 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5cbc-7568-8eaf-e6838017f060', '2026-11-18 05:34:36.751+00', NULL, '3007675', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5d2a-7e58-98a6-b357e505ca02', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 05:34:36.842+00', '2026-11-18 05:34:36.861+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297a15ea8a2d3300cc729c2f740dc1c24c050abec769cc0343d2a284bc6efbd1e3c5c8d4f37b8d9623a95ab01e09f5e80cbc19cdd3cf6b921e35e3caafd37b889974fb2367eea461cf872bf', E'\\x30bc5885e0bf1f20bfa49c8917312bc2ddd0a1dd862dc43a1da4eeb2f7132ea8', NULL, E'\\x015a47147e30cef72e6b3cc6d89b4545fd3ced3be6eb19c7ba38923efd18d0b0', '9995', 'Visa', 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5d17-7947-98c8-da8ba1710955', '2026-11-18 05:34:36.842+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5d9f-7efd-be23-1189f635173d', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 05:34:36.959+00', '2026-11-18 05:34:36.976+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297962b02ecc9708f25b7f5c3d40143f3a55cbff9d4944dbdfd28e7a7606b24d5f725fa6a8eb5939022def7ce16924085a01ba4a7dcf6126d7d2e7daaf1888efd07f2d7c14cf2b85a7191ad', E'\\x84af02e5575033d24f01f85768464a95f383f258c21da3d04fb5ff73a2a3fe31', NULL, E'\\x12da68404282db683fe2ff7ce47165d2406704c41af812853131baf999b5e733', '0119', 'Visa', 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5d68-721e-a940-b6752870c87c', '2026-11-18 05:34:36.959+00', '2026-11-18 05:34:36.976+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-18 05:34:40.235113+00', '2026-11-18 05:34:43.834+00', NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5e21-758a-82b2-58a21be22dae', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:34:37.089+00', '2026-11-18 05:34:37.152+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x3bb0d5d0fc70b7b83161873086b05e9697cdb4816155474f5c9c6add72aaf62e', NULL, NULL, NULL, NULL, 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-791f-9329-d27c548feaa7', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ed26-5f27-7167-9471-679bb6d7e304', '2026-11-18 05:34:37.351+00', '2026-11-18 05:34:37.448+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297bf2ca401058af5fcb55b2baacb070f2aef5ed010e64158a0932c0b81d88d2cc33132e200acc4379dfd357eb1ba9553d2a776ad31912a556340be5a80d0130543a3164e9d51caeeea58d3d5321719d9bb68603de161f904524b2e89a0b6c28224f4fc9e2af22219f7b548a8435fce09a0', E'\\x4e63d7f2575c9391f901bf9052e80e81951e2fedf04750d01910613670e5f3cc', NULL, NULL, NULL, NULL, 'r4', E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', '01a1ed26-5f3f-7f74-aad6-4f18f7ccdefa', '2026-11-18 05:34:37.375+00', NULL, '48007742', NULL, '{48007742}', '1e6f944a-e804-41db-bf87-ef5948a137ca', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-7b95-b5fb-2fb041c02c40', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ed26-5f27-7167-9471-679bb6d7e304', '2026-11-18 05:34:37.351+00', '2026-11-18 05:34:37.452+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297e0a6941e254d73121f859d883a292ad5f4815e5667fd32e92c8c4c5f0999d1debdb2a5d471bce11961548d21a4e82778f5314ac90fc83abeb27134dbdf85c4bd6d8e711fb76e84438c8235d6a1bd9293860eb1f918ebc8606cd90cb2f5f6c743bd953991bea10057ba9ed0ac1e5f7901', E'\\x126c54c0dac36661ce3e4ea24dbf3b5b06a3005dabab5f4439bf8d1952de29be', NULL, NULL, NULL, NULL, 'r4', E'\\x20cfdeb42b94ebb2dee9109a8d9013e70b0f2a1ffbe3fe0b509327dd26000bc6', '01a1ed26-5f40-7fb2-98a3-cebd0b219efa', '2026-11-18 05:34:37.376+00', NULL, NULL, NULL, '{}', '39a3b57e-a5ab-4af7-aa8e-f63a05217d6f', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:34:37.97+00', '2026-11-18 05:34:38.061+00', '2026-11-18 05:49:37.97+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297af97b803a52b97cc4d99ed180b3cc042150ddfd21848a4c795e1918990c6d64b76f91d0fe50c5393968172d13a566228d0c22d1f6be429fc3d7a6036046723686ad4592e4ab34c329eaedd3d27051fb612f5877a8a49d7f199a7bf7e21', E'\\xb44b5c79f715eed156154b267e756ee28d85a2e0bb16653fd45b6737ea5bede1', E'\\xb391978e26b82c2be756fb1d6ff323f0807e88349040020836e430d1a3122398', E'\\xf05d307e8ac6c3aef5060dd22d3fad92b25c173423f893e4c4af92dd6b3e0d05', NULL, NULL, 'bnc', E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-61db-7ada-bc1d-5f4564b7f244', '2026-11-18 05:34:38.043+00', NULL, '03007805', '498007805', '{498007805,3007805}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ed26-60e3-7bd5-b56c-40219104558e', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', '1', '220462d7-11e1-4ba2-8834-5a2093c260b6', '20.00', '2026-11-18 05:34:42.013657+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xa238086d82738e9a6d5c2c84e4b14f36a0bc961433cf6398a075cb3cd3d80062', '01a1ed26-6991-7311-b47d-28e0458a1221', 'factor', '2026-11-18 05:39:41.560627+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-791f-9329-d27c548feaa7', '10.00', 'key:requester', '2026-11-18 05:34:41.99526+00', '2026-11-19 05:34:41.99526+00', 'approved', 'user:ana', '2026-11-18 05:34:41.99526+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', '01a1ed26-5a45-7b06-97a4-680111dded73', '2026-11-18 05:34:36.091+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', '01a1ed26-5a65-7c84-96ce-9a3b31dfc00a', '2026-11-18 05:34:36.133+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', '01a1ed26-5ae1-75f6-85f5-50ec36a6c275', '2026-11-18 05:34:36.23+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03007621"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5b2a-7493-85e4-85652ec1a1d0', '01a1ed26-5b2b-72ae-8398-5d7f50e75cdd', '2026-11-18 05:34:36.33+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5b2a-7493-85e4-85652ec1a1d0', '01a1ed26-5b7a-7a78-b031-9a0ad374d8a4', '2026-11-18 05:34:36.41+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5b2a-7493-85e4-85652ec1a1d0', '01a1ed26-5ba8-74eb-9cf1-de37218744fd', '2026-11-18 05:34:36.455+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '01a1ed26-5bd3-7534-addf-0309e5d2cd11', '2026-11-18 05:34:36.494+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '01a1ed26-5bf1-7563-a512-775b9682f85d', '2026-11-18 05:34:36.528+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '01a1ed26-5c08-76b8-b4a0-e7ce41012c0d', '2026-11-18 05:34:36.552+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03007654"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '01a1ed26-5c57-7b65-b5ed-12c5945dc80d', '2026-11-18 05:34:36.631+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '01a1ed26-5c6d-7fdc-8871-45ec80965de7', '2026-11-18 05:34:36.653+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03007664"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5c90-7f20-947b-e107460e83fb', '01a1ed26-5c90-7a96-8f5d-8354e5af2554', '2026-11-18 05:34:36.688+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5ccf-7267-a344-0a3482a93235', '01a1ed26-5cd0-71fe-aa7a-37d32acfa004', '2026-11-18 05:34:36.751+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5ccf-7267-a344-0a3482a93235', '01a1ed26-5ceb-7c09-88ad-3cada64a5c60', '2026-11-18 05:34:36.775+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3007675"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5d2a-7e58-98a6-b357e505ca02', '01a1ed26-5d2b-7e0f-adf9-5ac96bb4e0f4', '2026-11-18 05:34:36.842+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5d2a-7e58-98a6-b357e505ca02', '01a1ed26-5d44-78c3-9442-2d561c084a91', '2026-11-18 05:34:36.861+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5d9f-7efd-be23-1189f635173d', '01a1ed26-5d9f-73ec-9c61-e5cf465714c8', '2026-11-18 05:34:36.959+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5d9f-7efd-be23-1189f635173d', '01a1ed26-5db1-757a-b1bb-7c9b3b70b050', '2026-11-18 05:34:36.976+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5e21-758a-82b2-58a21be22dae', '01a1ed26-5e81-7b06-a762-81e77dedbb4d', '2026-11-18 05:34:37.152+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-791f-9329-d27c548feaa7', '01a1ed26-5f29-7d58-9213-4b7f3d9571a1', '2026-11-18 05:34:37.351+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed26-5f27-7167-9471-679bb6d7e304"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-791f-9329-d27c548feaa7', '01a1ed26-5f40-7509-8c6e-7c0ff2e84659', '2026-11-18 05:34:37.375+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-791f-9329-d27c548feaa7', '01a1ed26-5f88-7110-84f2-931e5720d3d0', '2026-11-18 05:34:37.448+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "48007742"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-7b95-b5fb-2fb041c02c40', '01a1ed26-5f29-7313-9284-71ad130c584a', '2026-11-18 05:34:37.351+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed26-5f27-7167-9471-679bb6d7e304"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-7b95-b5fb-2fb041c02c40', '01a1ed26-5f40-73ec-8ca3-8e0006b18ace', '2026-11-18 05:34:37.376+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-5f27-7b95-b5fb-2fb041c02c40', '01a1ed26-5f8c-7d25-9503-cbca1c3935c0', '2026-11-18 05:34:37.452+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', '01a1ed26-6193-74fa-a3c0-2b6171855d31', '2026-11-18 05:34:37.97+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', '01a1ed26-61db-7445-ac01-de7825c65d3a', '2026-11-18 05:34:38.043+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', '01a1ed26-61ed-7a5f-8a4d-deef2de22409', '2026-11-18 05:34:38.061+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03007805"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '2026-11-18 04:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 05:34:33.349992+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-60ad-7a78-9a54-d9a8f641e377', E'\\x617bd0e49a06cf1e2e1e92a31dbf938ec2d32a33bdca1a0bdbf3ad0672b0d45d', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297bf41363bb2c7a107be84704e8a7643bc616693daab99f59cf29a6a7ad9acbc8219f5c4fde4dc4e2bfe9f2966272ab1b6281b63df674ae36337d4aca48ae6826603eae95724c31f31c1a5610654', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 05:34:37.741+00', 'key:01a1ed26-58a2-7ce5-89c4-4da3dccc2141');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'fa91c1f5-7742-4936-971f-c4e5637acf13', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 05:34:41.983686+00', '2026-11-19 06:34:41.983686+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x71100789b3e7659f5701f5f0b9d10f5d7001ecd7eaa8e169a1c7a958f7897046', '01a1ed26-6991-7311-b47d-28e0458a1221', '2026-11-18 05:39:41.640011+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '199', '2026-11-18 05:34:42.001189+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 05:34:41.669186+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 05:34:41.669186+00', '2026-11-18', '2026-11-18 05:34:35.550033+00', '2026-11-18 05:34:35.747838+00', '2026-11-18 05:34:35.747838+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 05:34:41.669186+00', '2026-11-18 05:34:41.669186+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 05:34:35.747838+00', '2026-11-18 05:34:35.747838+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 05:34:34.358493+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 05:34:34.367107+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 05:34:34.398008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 05:34:34.407311+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 05:34:34.419033+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 05:34:34.443654+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 05:34:34.443654+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 05:34:34.443654+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 05:34:34.443654+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 05:34:34.443654+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 05:34:34.504835+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 05:34:34.507618+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 05:34:34.54746+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 05:34:34.581398+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 05:34:34.591008+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 05:34:33.349992+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 05:34:33.349992+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 05:34:34.609544+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 05:34:34.619013+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 05:34:34.595341+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-18 05:34:34.626004+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 05:34:34.613231+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-18 05:34:34.606983+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x343643e74b01f995c2dad21e2e3689650c0d23d509b68d8160d499afb5fdddd1', '01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 05:34:41.977256+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '796', '1', '01a1ed26-5a45-7b06-97a4-680111dded73', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.091Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.091Z"}', '2026-11-18 05:34:36.098964+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '804', '2', '01a1ed26-5ae1-75f6-85f5-50ec36a6c275', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"03007621","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.091Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.230Z"}', '2026-11-18 05:34:36.263586+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '806', '3', '01a1ed26-5b2b-72ae-8398-5d7f50e75cdd', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5b2a-7493-85e4-85652ec1a1d0","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.330Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.330Z"}', '2026-11-18 05:34:36.336872+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '812', '4', '01a1ed26-5ba8-74eb-9cf1-de37218744fd', '{"event":"payment.failed","data":{"paymentId":"01a1ed26-5b2a-7493-85e4-85652ec1a1d0","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.330Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.455Z"}', '2026-11-18 05:34:36.453461+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '814', '5', '01a1ed26-5bd3-7534-addf-0309e5d2cd11', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5bce-70b0-a72a-2cf82ee9d363","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.494Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.494Z"}', '2026-11-18 05:34:36.495781+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '820', '6', '01a1ed26-5c08-76b8-b4a0-e7ce41012c0d', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5bce-70b0-a72a-2cf82ee9d363","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03007654","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.494Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.552Z"}', '2026-11-18 05:34:36.561959+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '825', '7', '01a1ed26-5c6d-7fdc-8871-45ec80965de7', '{"event":"payment.reversed","data":{"paymentId":"01a1ed26-5bce-70b0-a72a-2cf82ee9d363","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03007654","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.494Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.653Z"}', '2026-11-18 05:34:36.65462+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '827', '8', '01a1ed26-5c90-7a96-8f5d-8354e5af2554', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5c90-7f20-947b-e107460e83fb","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.688Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.688Z"}', '2026-11-18 05:34:36.685383+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '834', '9', '01a1ed26-5ceb-7c09-88ad-3cada64a5c60', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5ccf-7267-a344-0a3482a93235","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"3007675","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.751Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.775Z"}', '2026-11-18 05:34:36.780973+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '842', '10', '01a1ed26-5d44-78c3-9442-2d561c084a91', '{"event":"payment.failed","data":{"paymentId":"01a1ed26-5d2a-7e58-98a6-b357e505ca02","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.842Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.861Z"}', '2026-11-18 05:34:36.869677+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '848', '11', '01a1ed26-5db1-757a-b1bb-7c9b3b70b050', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5d9f-7efd-be23-1189f635173d","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.959Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.976Z"}', '2026-11-18 05:34:36.995937+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '854', '12', '01a1ed26-5e81-7b06-a762-81e77dedbb4d', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5e21-758a-82b2-58a21be22dae","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.089Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:37.152Z"}', '2026-11-18 05:34:37.182719+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '861', '13', '01a1ed26-5f88-7110-84f2-931e5720d3d0', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5f27-791f-9329-d27c548feaa7","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"48007742","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.351Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:37.448Z"}', '2026-11-18 05:34:37.445488+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '862', '14', '01a1ed26-5f8c-7d25-9503-cbca1c3935c0', '{"event":"payment.failed","data":{"paymentId":"01a1ed26-5f27-7b95-b5fb-2fb041c02c40","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.351Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:37.452Z"}', '2026-11-18 05:34:37.458052+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '873', '15', '01a1ed26-6193-74fa-a3c0-2b6171855d31', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-6193-70e3-94c0-8ded1f0e3a10","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.970Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","checkoutSessionId":"01a1ed26-60e3-7bd5-b56c-40219104558e","livemode":false},"timestamp":"2026-11-18T05:34:37.970Z"}', '2026-11-18 05:34:37.968361+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '878', '16', '01a1ed26-60e3-7bd5-b56c-dbc070beb090', '{"event":"checkout.paid","data":{"sessionId":"01a1ed26-60e3-7bd5-b56c-40219104558e","linkId":"01a1ed26-60ad-7a78-9a54-d9a8f641e377","status":"PAID","paymentId":"01a1ed26-6193-70e3-94c0-8ded1f0e3a10","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.795Z","livemode":false},"timestamp":"2026-11-18T05:34:38.061Z"}', '2026-11-18 05:34:38.058662+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '878', '17', '01a1ed26-61ed-7a5f-8a4d-deef2de22409', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-6193-70e3-94c0-8ded1f0e3a10","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"03007805","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.970Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","checkoutSessionId":"01a1ed26-60e3-7bd5-b56c-40219104558e","livemode":false},"timestamp":"2026-11-18T05:34:38.061Z"}', '2026-11-18 05:34:38.058662+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ed26-6991-7311-b47d-28e0458a1221', E'\\x04ff0809eb8614bc8f4392e75b0906230c41f2836e184928e8650438afb4761c', '2026-11-18 05:34:41.658486+00', '2026-11-21 05:34:41.658486+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5a45-7b06-97a4-680111dded73', 'payment.pending', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.091Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.091Z"}', 'delivered', '2026-11-18 05:34:36.091+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.136108+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5ae1-75f6-85f5-50ec36a6c275', 'payment.completed', '01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5a3c-7dd8-9e1e-8c0562ed9ea0","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"03007621","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.091Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.230Z"}', 'delivered', '2026-11-18 05:34:36.23+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.285186+00', '200', NULL, '30', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5b2b-72ae-8398-5d7f50e75cdd', 'payment.pending', '01a1ed26-5b2a-7493-85e4-85652ec1a1d0', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5b2a-7493-85e4-85652ec1a1d0","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.330Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.330Z"}', 'delivered', '2026-11-18 05:34:36.33+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.365654+00', '200', NULL, '25', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5ba8-74eb-9cf1-de37218744fd', 'payment.failed', '01a1ed26-5b2a-7493-85e4-85652ec1a1d0', '{"event":"payment.failed","data":{"paymentId":"01a1ed26-5b2a-7493-85e4-85652ec1a1d0","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.330Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.455Z"}', 'delivered', '2026-11-18 05:34:36.455+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.470227+00', '200', NULL, '11', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5bd3-7534-addf-0309e5d2cd11', 'payment.pending', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5bce-70b0-a72a-2cf82ee9d363","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.494Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.494Z"}', 'delivered', '2026-11-18 05:34:36.494+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.523153+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5c08-76b8-b4a0-e7ce41012c0d', 'payment.completed', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5bce-70b0-a72a-2cf82ee9d363","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03007654","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.494Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.552Z"}', 'delivered', '2026-11-18 05:34:36.552+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.605806+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5c6d-7fdc-8871-45ec80965de7', 'payment.reversed', '01a1ed26-5bce-70b0-a72a-2cf82ee9d363', '{"event":"payment.reversed","data":{"paymentId":"01a1ed26-5bce-70b0-a72a-2cf82ee9d363","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03007654","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.494Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.653Z"}', 'delivered', '2026-11-18 05:34:36.653+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.679291+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5c90-7a96-8f5d-8354e5af2554', 'payment.pending', '01a1ed26-5c90-7f20-947b-e107460e83fb', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5c90-7f20-947b-e107460e83fb","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.688Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.688Z"}', 'delivered', '2026-11-18 05:34:36.688+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.697+00', '200', NULL, '19', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5ceb-7c09-88ad-3cada64a5c60', 'payment.completed', '01a1ed26-5ccf-7267-a344-0a3482a93235', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5ccf-7267-a344-0a3482a93235","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"3007675","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.751Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.775Z"}', 'delivered', '2026-11-18 05:34:36.775+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.804203+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5d44-78c3-9442-2d561c084a91', 'payment.failed', '01a1ed26-5d2a-7e58-98a6-b357e505ca02', '{"event":"payment.failed","data":{"paymentId":"01a1ed26-5d2a-7e58-98a6-b357e505ca02","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.842Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.861Z"}', 'delivered', '2026-11-18 05:34:36.861+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:36.884525+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5db1-757a-b1bb-7c9b3b70b050', 'payment.pending', '01a1ed26-5d9f-7efd-be23-1189f635173d', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-5d9f-7efd-be23-1189f635173d","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:36.959Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:36.976Z"}', 'delivered', '2026-11-18 05:34:36.976+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:37.003826+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5e81-7b06-a762-81e77dedbb4d', 'payment.completed', '01a1ed26-5e21-758a-82b2-58a21be22dae', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5e21-758a-82b2-58a21be22dae","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.089Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:37.152Z"}', 'delivered', '2026-11-18 05:34:37.152+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:37.198614+00', '200', NULL, '59', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5f88-7110-84f2-931e5720d3d0', 'payment.completed', '01a1ed26-5f27-791f-9329-d27c548feaa7', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-5f27-791f-9329-d27c548feaa7","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"48007742","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.351Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:37.448Z"}', 'delivered', '2026-11-18 05:34:37.448+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:37.46187+00', '200', NULL, '85', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-5f8c-7d25-9503-cbca1c3935c0', 'payment.failed', '01a1ed26-5f27-7b95-b5fb-2fb041c02c40', '{"event":"payment.failed","data":{"paymentId":"01a1ed26-5f27-7b95-b5fb-2fb041c02c40","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.351Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","livemode":false},"timestamp":"2026-11-18T05:34:37.452Z"}', 'delivered', '2026-11-18 05:34:37.452+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:37.493908+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-6193-74fa-a3c0-2b6171855d31', 'payment.pending', '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', '{"event":"payment.pending","data":{"paymentId":"01a1ed26-6193-70e3-94c0-8ded1f0e3a10","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.970Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","checkoutSessionId":"01a1ed26-60e3-7bd5-b56c-40219104558e","livemode":false},"timestamp":"2026-11-18T05:34:37.970Z"}', 'delivered', '2026-11-18 05:34:37.97+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:37.983742+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '01a1ed26-61ed-7a5f-8a4d-deef2de22409', 'payment.completed', '01a1ed26-6193-70e3-94c0-8ded1f0e3a10', '{"event":"payment.completed","data":{"paymentId":"01a1ed26-6193-70e3-94c0-8ded1f0e3a10","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"03007805","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:34:37.970Z","keyId":"01a1ed26-58a2-7ce5-89c4-4da3dccc2141","checkoutSessionId":"01a1ed26-60e3-7bd5-b56c-40219104558e","livemode":false},"timestamp":"2026-11-18T05:34:38.061Z"}', 'delivered', '2026-11-18 05:34:38.061+00', '01a1ed26-54f6-737c-9f74-6a166678cb4f', '2026-11-18 05:34:38.074728+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ed26-5838-76c9-a1de-8b410d4fd19e', 'false', '01a1ed26-59ea-719b-b00e-20a2854bf740', '1', 'http://127.0.0.1:32887/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44c01e45975066c0295ffdbc420d7ff297bc95e93fcf62ab4cb772db8d66fe1cf4062adf6afec95bbdee73188a12c3430b2d763d8fc3e721d08706a063a90bdace8b2f18a7b600aad7b839c5c056299371151cbb1d4a5e2220a9cd2c512116', NULL, NULL, '2026-11-18 05:34:36.01+00', '2026-11-18 05:34:36.01+00');
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
