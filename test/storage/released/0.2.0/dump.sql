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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 05:47:00.905021+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'r4', E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', 'http://127.0.0.1:35909');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5bc2-72ae-a877-266bcfc6c696', 'false', 'pas_test_3QnOzzjb', E'\\x6805d432e3c65ecf2fdf2a7587d4a173724732e22594fc8d8da8366ac3c29862', '2026-11-17 05:47:00.931075+00', NULL, NULL, '2026-11-17 05:47:02.647241+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5bcf-7a4f-b0f9-68bcb3305859', 'true', 'pas_live_VZtovz5U', E'\\x37d396e8cbd037c61903d17ecc835ef2cf99c4cdc9bb4d372425b9c612bcecc9', '2026-11-17 05:47:00.943684+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x991c309b9a39e31fe4275d991d7c7a75f2b0ada6e1005af67db2666e88a2310f', '2026-11-17 05:47:02.64339+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5ba6-7f06-9987-d49152c27f99', '2026-11-17 05:47:00.913652+00', 'test', 'tenant.create', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x70600c3e422c5f54370a084e24b5a417c77d4d975d932f801f6683b5bee356fb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5bc2-7873-ae3b-397345b14791', '2026-11-17 05:47:00.932806+00', 'test', 'key.create', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5bc2-72ae-a877-266bcfc6c696', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_3QnOzzjb", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x70600c3e422c5f54370a084e24b5a417c77d4d975d932f801f6683b5bee356fb', E'\\x4a6332b2c3517ee13831a6d3cd436749056a99cff95102c853aaf4e696cc5265');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5bcf-74fa-80d0-56383ef0db64', '2026-11-17 05:47:00.944361+00', 'test', 'key.create', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5bcf-7a4f-b0f9-68bcb3305859', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_VZtovz5U", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x4a6332b2c3517ee13831a6d3cd436749056a99cff95102c853aaf4e696cc5265', E'\\x448986a26019a8dea8e7f6452cb912d474e06349260b1daf35d26709d2b19410');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5bf3-7142-ae50-8a72ae052570', '2026-11-17 05:47:00.984236+00', 'key:01a1e80b-5bc2-72ae-a877-266bcfc6c696', 'webhook.create', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '{"host": "127.0.0.1:37149", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', '01a1e80b-5bea-792c-9607-b4099288619a', '4', E'\\x448986a26019a8dea8e7f6452cb912d474e06349260b1daf35d26709d2b19410', E'\\x2c3a7863c1cb5796555859e0ae29933bff91e33fd5c5138ddbb64d4bbf288a6b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5dbc-7f24-a8d6-1678e15445fa', '2026-11-17 05:47:01.438629+00', 'test', 'checkout.profile', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x2c3a7863c1cb5796555859e0ae29933bff91e33fd5c5138ddbb64d4bbf288a6b', E'\\x82fd487281bf4e46fc9dcaa8c7de7adfea373bd47f67df7413cb666e534c2e4e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5dc6-7408-a0ef-682edef58aa2', '2026-11-17 05:47:01.449337+00', 'key:01a1e80b-5bc2-72ae-a877-266bcfc6c696', 'link.create', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5dc5-7945-85dc-07c546001cca', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', '01a1e80b-5dc0-7417-85c6-5deef4743683', '6', E'\\x82fd487281bf4e46fc9dcaa8c7de7adfea373bd47f67df7413cb666e534c2e4e', E'\\x688053a66c3f0f8030f0d98371e89de0d5b56179d8b85da8c8405f9fe7436837');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5e1a-7fe7-a182-25a9008f6799', '2026-11-17 05:47:01.53179+00', 'test', 'bank.notifications', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x688053a66c3f0f8030f0d98371e89de0d5b56179d8b85da8c8405f9fe7436837', E'\\x2e8a043b0ef96cff973de8dc98cb6344d88a276e88611c7711316b59662ad4c9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5e4a-73b4-b922-2c0b41637edf', '2026-11-17 05:47:01.580052+00', 'key:01a1e80b-5bc2-72ae-a877-266bcfc6c696', 'movement.ignore', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '01a1e80b-5e34-7de7-a33e-d96f975e9912', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', '01a1e80b-5e46-7032-9c19-cc5c45561acb', '8', E'\\x2e8a043b0ef96cff973de8dc98cb6344d88a276e88611c7711316b59662ad4c9', E'\\x51c4314f136fb16a75200255bc111cf180937762e241843668d24d4cf1003348');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5fd7-772d-b0c5-d4e99e34dc5a', '2026-11-17 05:47:01.979574+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x51c4314f136fb16a75200255bc111cf180937762e241843668d24d4cf1003348', E'\\x7faa0a5eec52c140658d59286a36959c56837523671e0c307fbc32aa95c1777f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5fde-79d5-9eee-f0f2d29db02f', '2026-11-17 05:47:01.983692+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_VRHxAg57"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x7faa0a5eec52c140658d59286a36959c56837523671e0c307fbc32aa95c1777f', E'\\xd3c218b7cee8cbc10ab3e453367a45cea7b57cde732a1ee8cb742ede18167f32');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-5fe0-76d2-a0f6-26bd82f66ae7', '2026-11-17 05:47:01.986749+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xd3c218b7cee8cbc10ab3e453367a45cea7b57cde732a1ee8cb742ede18167f32', E'\\xbf61e8ea463d37f419999a1f97add465de140be22cd97b7e02e0eeb6588c9715');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-616f-7c3d-a0e0-b50f295385ac', '2026-11-17 05:47:02.389268+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '37bef83015597bf1', NULL, '01a1e80b-5fe4-73f6-b65b-6f8b7c760d5b', '12', E'\\xbf61e8ea463d37f419999a1f97add465de140be22cd97b7e02e0eeb6588c9715', E'\\x4d144b60840b62dd54e82ac762872204f0699624e7359a5676e8ceb2ddbd0ddc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-61ae-7e9d-8780-2fa2232a8119', '2026-11-17 05:47:02.447868+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x83d19ce0571a59c3b4e6ccdf7f277731f9b4f2a1184ca17958695b487570fecb', E'\\xd3ffed0c401b6be6a12f649e8f676b900539b8e4a8a2e9fbeeafad4a47893e22');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-6269-7b36-bd88-803330d5a307', '2026-11-17 05:47:02.634697+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xd3ffed0c401b6be6a12f649e8f676b900539b8e4a8a2e9fbeeafad4a47893e22', E'\\x8e75ed315578c566634e0471caef8e8fc36feefd7a5963dbd15579d88e96cc84');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-626b-7c84-9b28-d4ed963a7a04', '2026-11-17 05:47:02.636467+00', 'test', 'rate.set', NULL, '2026-11-17', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x8e75ed315578c566634e0471caef8e8fc36feefd7a5963dbd15579d88e96cc84', E'\\x51d614fad5f88d81db09c0d4028af816e226b93a5f7c4e645addd83c1bcf5480');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-626d-7572-8704-d3bfebeefbe6', '2026-11-17 05:47:02.638717+00', 'test', 'bank.set', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x51d614fad5f88d81db09c0d4028af816e226b93a5f7c4e645addd83c1bcf5480', E'\\x87eb7a9d556854c0471602fcda1dffe2899eaf225ef743daaffc1fbc1760772a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-626f-7cdb-8115-8819c7fa9982', '2026-11-17 05:47:02.640396+00', 'test', 'bank.order', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x87eb7a9d556854c0471602fcda1dffe2899eaf225ef743daaffc1fbc1760772a', E'\\xf5937f1b753c30d1b2d31b50aab41fa49c226f4207439145fd99d34db6c96af7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-6270-7ab9-8e70-30dfe7b42401', '2026-11-17 05:47:02.641722+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\xf5937f1b753c30d1b2d31b50aab41fa49c226f4207439145fd99d34db6c96af7', E'\\xe0285523f990639eb7d708ba131722144b39f709415f086486fe0115c004fc5f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e80b-6272-7aee-87ac-8824611e05f6', '2026-11-17 05:47:02.64339+00', 'test', 'bank.route', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\xe0285523f990639eb7d708ba131722144b39f709415f086486fe0115c004fc5f', E'\\x991c309b9a39e31fe4275d991d7c7a75f2b0ada6e1005af67db2666e88a2310f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('9f05a10b-8bfe-87b8-8419-fa11192badcc', '2026-11-17 05:47:02.441821+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e80b-61a2-77dc-9be0-9c6369419061', '13', E'\\x4d144b60840b62dd54e82ac762872204f0699624e7359a5676e8ceb2ddbd0ddc', E'\\x83d19ce0571a59c3b4e6ccdf7f277731f9b4f2a1184ca17958695b487570fecb');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'true', 'bnc', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336173b3fb60a3ece3fc2ade8eafa27f6813dba8221a429b2e3f4531578762f247453056950d8e7266499632c6253e7aad4517b5d5309feeefee1a32cef4af7803766', '01a1e80b-626d-78af-a665-31beabd1c587', '2026-11-17 05:47:02.637722+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', 'P01764000000', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '68c41cc0-ebee-44cc-b835-f8f62838b3ce', 'charge', '2026-11-17 05:47:02.690346+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', E'\\x2587ffa05c496a9cc8685b1959d3f1f7cbcbfd8f2d528cd4b12cd011effdf281', '01a1e80b-5e26-7ec2-ae62-01f938467017', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'r4', 'R4consulta', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336c8fc7e914b5fe67e4e2780a2fae40119a01139b5fc915a67fa80422fbd3511b29d4053b4d6e578f1fdc50d57c29fdab604b56cc0', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 05:47:01.542466+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', E'\\x3f553603daa58219e09eb73d5106c078096c4137fc092819792806c3e6e8ce98', '01a1e80b-5e2f-73a4-af2b-3989eaf537c4', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'r4', 'R4notifica', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336f05c052a5c5ec5e7edf9eb41b4a12d6df12d0bbd0adfea43b4211357d584c937207914fb7f0e2067106aaa366aa5f5e021541c6830f4f432961a6b3e3834807e6ec436e7adc9d1357dab8e7d6aefdc8799cf7a2d154bf23c9d4c4a28ccec50295d71bd815055d036a8687e3447bdfce00af0584f7e04fd3cb900704eeaf1fc84b4e9a7328eb658787d5f5b6619a4ec2edfbabf309bdadb48b7832e7e2137580ff93d15ddf4ed7e2df1c1d3b98f4b3b9d6779408cbf9d2ff8fad0df7fca58c1273df9e1bac0d3336455f80c676476e1489c917a9a30a7b0d52726507195c157826f09c0d33a539dc9ab80fbc53b0d5d12cf00ca16a7c3d43936eefb452a7e19ffcbab2f', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 05:47:01.552164+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', E'\\x983c8a8adf54e0006a5f3b9ca21d95442f9c8179ecfad869f21d9fa8a40e83af', '01a1e80b-5e2a-7453-a4a0-4170598ebe31', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'r4', 'R4notifica', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e33638ff59f9dceaa4129101e04514f34bee0c68f00c39d83ae044fe5b01fe3ce20c35882ec64fb4e5816adf26687f126bc39596a2a54a99187095b29a38eef058856102fdcdf93af5b10a2f82ed646da8889497f74a3c4215cf92c48f4c99e6cee4028f3816ef46f90b411c8b19446aeef6d8b91ef8929cfb945469227c031ffbb4f686724f221ba814b375eceec4bd926bfc114fc061a04ff3a791ae9087afdbca0856142dcbb9b4e00cfc05f78b8ae7d63023254e9d887c83a1227031c7423bd7f27c7785bd501114b1bb5f3190268ded188085207dde398e7777fdc2454cded81153315c786e591ea1979172b8ddeda730108b6bfc9b2a42c95774672d785a237658a1', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 05:47:01.546896+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', E'\\xa6133487b52ce0c6bb1a99d26ac26132df8fb91d9fefbe91f5c5d696ab2128a9', '01a1e80b-5e34-7587-ab22-f08562f59418', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'r4', 'MBconsulta', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3361faf81ab0088e7c0a5ef3b31617996c4f72e2aa07d6db61ddd08f15122ffdbb2240237e7217d3f009be62720ff35f4ae465167068e2e8b453d249f891f8f60749f0b2f54a9f71e5f18633ed973cc6bac58537d168a1407eccea902bc7a39071627c0eda27e228ad5afa6aad953a93074cdde625412f05f7ae2dbdfd5b34860078e848c74aa5d493f74a0b2a8ed5e2588c8a38dc22cd4ca2da5b7b97178c894a113d59572b0e282f6f171f1e5aa0ba179d5cc174c382079ebf464775ed2719e191be841dd79091071f0162728a5e928085b7968d026bd08887952a2ebfa1b9d3d38b314498f8b90b38acf1c83e078fc686a4074de5a04b0568fb79e8251a17b852e83b5a9', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 05:47:01.556746+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', E'\\xb60af284291290a4e37d1ef8849e50a392b47042fd2112cf8b8aa8646261436b', '01a1e80b-5e20-7ffc-9bf4-9819620171e1', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'r4', 'R4consulta', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336490fed07ea69afaffb05a1243c646b69d546853076e7997355facab1f21166615ff809cd12ced3fddb965ef64ebbaa96380d4598db75cddf0d88bb8e5c4585b84890c0186372cb743d3c525b0affffc9b88b562a48ec2df2dd2ebfd585f496654a91975b137edd', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 05:47:01.537358+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', 'in/2026-10-05/12345678/120.00', '3b6a39b0-b4ac-4675-9e5d-74987afc27ff', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '2026-11-17 05:47:02.688904+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', 'history', '2026-11-17 05:47:02.691125+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xda6d18a490ee376270e43f50cd1f4a11ecfdde71aa904bea0e45f51999ff4ac8', '01a1e80b-5c47-7d55-9dfe-203c0e0a2809', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e33610dee15d1893eb554e8bc45a1772a60d2bc5fb09446968ebcbad9c6f0a1df75717a42803d87a82a437ddd73279175b1e8579604e7a9fe0a5a88b696e', '2026-11-17', '2026-11-17 05:47:01.064166+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x21e773add4d2fe1abfb2b47cd54151839397c3866be297656d97f03664bc0dc6', E'\\xe546a69c725c82f7ea4a2b1187fbef6ecd088b1ddf9d31c773ba6415b1b54ea8', '2026-11-17 05:47:01.271389+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x21e773add4d2fe1abfb2b47cd54151839397c3866be297656d97f03664bc0dc6', '2026-11-17 05:47:01.261931+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x6c4d211a42609609458c43f94d22ab415fe29e3208599400798272f811c3a30b', '2026-11-17 05:47:01.284412+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\xb49fea7d1ceb9cfb75a3671939da0294770779eb193e21f95bf058254b1c29c8', '2026-11-17 05:47:01.2396+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x6c4d211a42609609458c43f94d22ab415fe29e3208599400798272f811c3a30b', '01a1e80b-5d23-7c01-867e-30acf2e730d9', E'\\x40b806c6f68431424c1042cddf0814315f4d9d1e5db8adb46fb79e4584d491fb', '2026-11-17 05:47:01.284412+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x025e2d77f5d17358ccd5fc71c38a366421e899b3795db0426732f49d88aa6300', '1', '2026-11-17 05:47:01.493113+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x42da9d9d978d556c43fc29fbb283c713f14be82c0a8c24168a41762f71a6682f', '1', '2026-11-17 05:47:01.510454+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x459e8f52ca923a75e0b9be38b992a7989d8778c8de0f30f3a2a2a1d96fc5f03e', '1', '2026-11-17 05:47:01.493113+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\x7b824300f526b6c754a1fce63df4150d151a5702965d9120df3088ef5fd4ac2f', '1', '2026-11-17 05:47:01.510454+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\xa0d29a4cea37cc9b6a002150df789767ea5a6d926cec2226f27595681ea4b381', '1', '2026-11-17 05:47:01.510454+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\xaf4445a6214f434d344eaf74bc03fd90e02a173b302daf985aa8b6b2a001884b', '1', '2026-11-17 05:47:01.470895+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\xc11a126ab965073219344823507037bb1dc38500fa823c47bb3c188500d3860d', '1', '2026-11-17 05:47:01.493113+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 05:47:01.43661+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5ddf-77cb-9a52-26d3fa261ab7', '01a1e80b-5dc5-7945-85dc-07c546001cca', E'\\x75d2a5cc387663eabdd24e49a2faff1d04fe30a4014bdd1f6932651ec01a8fcb', E'\\x715d2b425f0ada1d444b54cda49048482017a333ad0c801cf7f5d696d928321b', E'\\xc1b64e1a0c94d419734a18eb11225a44f3dd29517c250f74efc4dff738ab62bb', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336169b7903382890ffe360a3ccd9a2b38db7a7c3daa90aee7de21ae99ddcdab3d223c710e37d8c7ec0f447cf52f8fa0d765296bd335dec851f3732cfb9cd44c39f94c8e824ec37b97e1fc7d5f9f133', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 05:47:01.471+00', '2026-11-17 06:47:01.471+00', NULL, NULL, '01a1e80b-5df5-79e0-8f2d-d7755111983a', NULL, '2026-11-17 05:47:01.516+00', '01a1e80b-5df5-79e0-8f2d-d7755111983a', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', 'notification/0102/83700001/1523.40', '01a1e80b-5e2a-750a-8427-8ec717cdb5aa', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3362c57b070c0dde821a483e088dcb38cf992f73a8351e50e930f4ae6b06a4d1fad93a09c9e23442215fc95d927dd29aa9d75dfd7e4f1f77fa67f3e3031af9464467466f9ef92fb95ec472462db1b74ccf7a32716a15cd05a4d3844460de5e4abc67fc8a43c5b', E'\\x344bbc0fdc9204ecf9b3b2ee544b5d1e5d6104c9db2236a7dc5bef521f8652c8', NULL, 'notification', 'true', '2026-11-17 05:47:01.546896+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 05:47:36.546+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', 'notification/0105/83700003/1523.40', '01a1e80b-5e34-7de7-a33e-d96f975e9912', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336b3c4630f818c551f55a46ff4bbfa0305ba12119c97bee93c98dbd552ab77dbad3701520a94748dbeaf2f6e9c4f3e1892eda352467b546faa01d5c5dd0732b6b4aa6443117793c3daf8411c72dc4e79d3345cf64e61752c3017c3a5b84f10119efe9f523771', E'\\x344bbc0fdc9204ecf9b3b2ee544b5d1e5d6104c9db2236a7dc5bef521f8652c8', NULL, 'notification', 'true', '2026-11-17 05:47:01.556746+00', 'ignored', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '279489442132', '01a1e80b-5d7a-7095-baf0-9bbc4231e2e3', 'bnc', '2026-11-17', '2975.06', 'in', 'p2p', 'false', '11110002', '{11110002,42128,279489442132}', NULL, E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3360894e87359d6d88fc5a5a127db4f10cdd9c0ccf39f34bc28d84a7712eb151aa6ca53c37f3cda34ff839cca99b2bfe3cff5a9ed3972829087c0a92a30594ae8b5283d64aed42e122f1550ae75bb0e7fc6a6', NULL, NULL, 'query', 'true', '2026-11-17 05:47:01.370956+00', 'matched', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d56-7805-93d5-87612e68058e', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '279489442132', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d56-7805-93d5-87612e68058e', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 05:47:02.693357+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '2026-10-05', '1', 'added', '{}', '2026-11-17 05:47:02.693357+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8e-79e6-940b-a188a3d65db5', '20261005', '30.51', '2026-11-17 05:47:01.39+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 05:47:02.641215+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /movements/{id}/ignore', '01a1e80b-5e45-77b0-bedb-f3f1c803324e', E'\\x28736d1e07c85a5539922bf0094364bfe6c80e17cc13a7824febc2874eacb7eb', '01a1e80b-5e47-75db-b710-df5889a707a2', '2026-11-17 05:47:01.578361+00', '01a1e80b-5e34-7de7-a33e-d96f975e9912', '200', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3369851b64df172f1e3b2a349a19ab7103f1bea7bea9ad43bbabb8589be26c0ae2a3582c3ff7ffb40a4f67dee58dc671e81408ab0b70759d3e39ceaf2f987ccbe5cdde6118639e7d569be5ebc55f8a6015eb987402a454568d5f50b361b13d43fba916db4469f748638a8a023a40c1bb350017eef10c2c69271fe090ee52fcd0c95a6ff3fb284b2b18713d0a9911f972220af3e4554c228ff4801465552ad19fc2b86a879810d8879ce5f88a2ace20f69e881eb5be52126841a24a6a3ad630ab02f0ec7570ba49a26d47de3407f8a1d7a4dc69c37109ac3029891a26ed0f25ee0efb55b5e467060538712c907659eae7e3671b0068d7037ff95d63bacb7db005668d90bac9a0ad0c957d6122ab83773a3da7a30e4446d870c048cb79766347cca15d69bc5acfe1ed81da9d1e28a2172445c1f212b199044ddab4618', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /payment-links', '01a1e80b-5dbf-7a8c-acc9-6aecf323647d', E'\\x78ad0f0752120769947dc3209d6c79de3a53f6cd908e09fcc0249585cab1501e', '01a1e80b-5dc3-7810-9854-a1a266da0872', '2026-11-17 05:47:01.44772+00', '01a1e80b-5dc5-7945-85dc-07c546001cca', '201', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3369d646f2f97661086a3c308fcb4be9662e178a7e827dc0f07852e49cb12688c2ddab1ac4d8ab7785beb60297ba36c8010b5eebf945aa5db95e4991ade0d7b4cfd1f5fefa4090eac37f3aa56707c2e4a3bc828c8f844a511502e34f5a45522f26365c5ea7dcf30d0a960c97cbbf9258a17cd8aa0dc720cff940b4c0148ef39ab03fcde697dbb9792e32b565713e3e3628c561dd27928260813bd047e740e831697a961111f553af21562441e32cffde8875b35bd3ae543a543730c31485fe1d4bc833fa6783fb5ee708474c58edb4746e29a98e05de8069f8ae0c8bb26f791faa6749cf8a80b08739ebb475f976306fee5608a92a3b0e57b47d07ad4430c4dcf9fce4a2c4e422304cbd4bf02e868e6628bc063e856dab2d28f29ee4a4d88b650d1aee75bdbfea17a664adbec9c80a68bb1898ba2468023eeac4b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /payments/credit/disburse', '01a1e80b-5d89-70bd-ab51-6b0dba8fad74', E'\\xcf151e830da101b8d33607fcc0beddcea94ccb2d34138a10998f67c7805e71b1', '01a1e80b-5d8d-7a90-8459-72f74be74348', '2026-11-17 05:47:01.394244+00', '01a1e80b-5d8e-79e6-940b-a188a3d65db5', '200', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3363ce84978fa22b3093385f47b7beb1df820623e5640eb4cd0e88b59dee067cfc0cb810f0ff4eb07f331ddfd3e5bc1dbe695c8d95c96b785dc180609ef9a6dc45cbd9b912537ed2a8eb09a8653846766c33e6424ed1c99c99f07a1404b481632ca507f6986ec9ffefe1821a3166f7b1deee932a0aa95bbcdab2d661f71b16f10d3cd83195767b1c8ca3243bbda39d78f9bb4215ab966e0e667ad18aeeb0fa69d7fb1247e1ea2edd93d307a31e85629f2da00648a30a68af720eeb2bac4661eccee7bf4cd3704e0ec011019dbfc63953952f1e0d96a75724474c7ad88f98dc57bd143a8deca3d875d65ea5f5b61f331653f71bbf873acd872228c38954698d13c0463804475b0a64dc7a04fcab1e87f0a66db3fb71d0ea4cd8fed01d4c9d9b2307d55015527589c9b94a55a5baf69babd3f0128a719cddc7e0c57192ccf994c67c1dd2c61c87a475035fc0c01aeeefcd675682b794a0d7d8f42c94dcc11f335f07b61605a7ffbe63e09661641118c53e69972c122795c5bea37561c2066d35b8355516c8c6999145c07c5a5f761eaec8a817b8fecd80373a78b92c0ae7037a5f00323d21c27bd3cc31c58fd3b4b6e939c34ebb02e5ae58bf3b041f266ba31de316a223ce19ad85b2155e9fc2fce2a3920b600b66cc19f83bbf20535ae774e5609166639c838a18e3a82a565c92c591cde181c9aa9f7899e3d1ffaea034778b9642bed4fc43a73e1eff85bfc563d56598d6a2134faeebfde9772b9414498e97d1428d0b63f3566eb61f5fcd3a6b0f43cff401a7e0a218a90e0d90e16ba295381e33c2268ae20f81ee6f36a20d40ba968461258247e626d4893cbaa7e016892d29db62b26d05696bfb4e1e259735c001e2471c68b09d672e93451542d113f20cb65843594a883154bf202e630fb6b0811f88df1ce469cee0b97687c8f873fc9c5020011e6e5d22bb225f9e8dcffc0ecd20c48d7df081d6d83971a287c41331ae0c3170dfebd9424e8cb8dec2d498077761490a866c77afaefa512844ca19107a764044e42da85061e20f6afec008e31fd43b2bb02fcaea865a11b7c745fea933699d34d40f17c99b624bac3c348ce387b490aa01122ef0a690f93aee9fd46b5343f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /payments/pago-movil/verify', '01a1e80b-5d52-780e-919f-c0fe3cd52314', E'\\xb3db77b826c542e853dd3fe1584babad3296b00fa473b91828ce188697cf1f81', '01a1e80b-5d55-7754-b306-56dee45d2db3', '2026-11-17 05:47:01.335605+00', '01a1e80b-5d56-7805-93d5-87612e68058e', '200', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e33656e4ed7c513c299926af58a49c04b13b2fcc188dfef0a9bc8f8ce4018c46f82008d162b1b8d34b28f211746963c62e26ad053a1d0fccbf90002355743f965667ac4390c1dce56d415c40eca466975db09472a2d8e27307e02c888ac0ffbedee6e9431a7942b19f630c866a034d515f63db3aacd20c4bdf95f1ffec8e95580d00d7c5616d7aeb4dd58f0a012c759f942afb5cf9a86725cc379b94261d7ca31553acf1a26707f681bf320f0fbc5bb97a985ff72779a6e1bf1f4dbde4d901848d1c4f62862166500277d177b4a371cb75ca93057ea3041d6525c8dc24a5ee77efbcbb2d019356919b3eaf1a21725eb00aaeb35160895b98466f81cea13ad564a343296c01b61bebaf858468ea48b51867995dc9e10ec188cbc55c130b9d249a2191cede6add2a8a1b0c013ee1c09a0bc82b7e80d4655bc47137350887979355bf56eef6b40d42edfcc670c90feae37348d9e559412bc6539e3fc1cf537557b6418b890c5e99a05d9000dd6b86e61afe453de304e6763e289c97f6610ab210d14e1c265b1a9cde2676f420f6b50b2dc60fec2390b169d6356de8207fd28713abf410f0f08fd64656124848621af82b03', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /payments/vpos', '01a1e80b-5cee-7024-b4cd-ca06830b3fc6', E'\\x9411b3ef5d294fa347dec53b9f511926cdbc208449e3c78c0e1b3fc7585d9205', '01a1e80b-5cf5-7f69-b941-fc493b7d1c42', '2026-11-17 05:47:01.24518+00', '01a1e80b-5cfb-768c-adf6-d26c857b0223', '201', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3369c1a3f7e8375692c4503291d63af8f578cdb7fbc6c2e146567416a7d0aaea17f39c8d7c44a8447e81e9afc095046204a6f2a4ada04596c8a85dffca70396f806802759e81118071c4848b447005005b170e4575155cf5c44cdb7eccf2e8d5961d478699ca77e79a6aadb4721a9756ac367b130043f9c049498cd13e24e19d674cab56b656f5c571ae16d99bf2ea631dc60b06228ae637f7def0203df1fddda650ab413a788a5daef3109e7cb873bfd960ae65fdbe5c3e8b0a8704ebf575691f9f1bafec4b44a26b5433621f9151168e141509eba143ce8787d5a0fd350dda0fbae53c2ebefd2098b35bec74697606c51709f2035138127b7e0cbed66728007998eb6cbea037c2f171dc8dc37c20d42ffc8400b9bca3c502924e92ec600a3426780882362f525b22b4a0db65cf4d949e1ba946a74a145830aa5f6240d6efdbe7bb06355b693b47af4768cad579c3c705183c9f205aaef41230bcaddbf50b16f0a8e710a68314400fd365ad1d78d387494bc9d13dc0e69252ce080be28d3d7186fd30cf5c418ed0346cee49f40e38ed6ff12845afc3a0a2829c2ec0fde830887e8afab13a4bc92c4d053d8e265f9d336675712e055b043821ab889b74ab7d86aaacae17a328c8e3854', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /payments/vpos', '01a1e80b-5d08-7aca-a163-feda67667aaf', E'\\x40200516c8b88d1da5e32c8797d19fca351c4629d4e6c5912051674531919bbb', '01a1e80b-5d0b-760b-98e7-25c5b1a04b1e', '2026-11-17 05:47:01.266768+00', '01a1e80b-5d11-7c23-8498-c55ed3973d07', '422', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3367efa1b55da421b42385dba699018b935fa26908610fe78a19b9ee84a5469638c0430dc8c78b5a35d411e14b07c7956108dd79ae22ccf924062e024acab4e49fd0e1dba3299fadbf8843e62d72da0dc02504a20214e940696423069629611f13d5307df12c868cda6f6a46442ab7d2e40b386aed80375fccfb2e4aa77cba0fea0596a252a37036fd9c9216b5f19a6ff542c0ef93ffedc5602f18ad12738c5a9e22dd8d6b24a777fb95191d807fd78f1f1b8d5430765e82b3f59a0b0f6bd99d36e88e51a06fc001905519842ba27fe2da9bfbf445433bbbc3b9ffde3ac21370f3928bedd4d4976217389becfe97d53d216f89534efa66dfe71d41713a372612c620952e7f70690d9957657968984693a394413a791cd2b9ca244ebe833d42a47ff8a3cc0b226e923e0334c36b611207647bd64b9d4e7d95294c24631c5e96936ed11c3b7c66f44103d9e9c6a8a719a2f98991ab6d773e4a3f4c32ba0c3e19102551c094008ca50c116d752d671e1e608a905a1ad4d34765778d2e89dad3ecf7c64a7cc23b7e14c158c4d72fa810b298488fbd896b1dfac6ecec62986b4b3710d461daa1a49b816e789ce10e9c5c04b0c8ac3c587f8db70844b628b467cc822c75966a03d9480408fc880', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /payments/vpos', '01a1e80b-5d20-75d3-a528-a4a98c987210', E'\\xc56d3623a473f8edcccc783fd1bf5ae867068a89cc6f532eaeb3e902ded9ab5f', '01a1e80b-5d22-7131-8eee-7610acd661ea', '2026-11-17 05:47:01.288163+00', '01a1e80b-5d26-7afc-af32-42213db392c5', '201', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e33622866d3ddea010175e1997a2ee70a91b96ecb80deb236fd8cf54af1ed37b60e90967f1a2617425204fca8867a0c25c938b29126892d5d1f0b13ebd20343fd76aa880fe715b4273cbaabd3bbe6eed29d86908127b99fd60ab1f021bd994578f45a15e339921d96c0359553200fa8150e9d9e5a73ecb190a5fef474452b844d286bb75102d0c6d7ab2c019ce8f120cb33b1f0c0d8230cf1eb2ba55ceee87886e9643f7c7bb8b2115d116bf57af7c1581b3ab216c8b6a97dcf02fe873eb8f5acd0dd1944c01c48352e68add5b5d926e17b382db7109d6ca3391e77743fe18106b5d33913baa3c359dfc471adc72cb9441606c6ae1a4ccf05485e4f804a2043eb730d0729cad955fb3e7a7ab3aa0bd7ce0e24418492954718778d2141293c55dfcf9b74415f1c79000c8ac5140dfe32f04a5aa0e5e93e6553ffadc47e5cd7c5f098ef1b09f6ea992b5c4c883323ec616014cce007235687956b4460d62504c97a2798ef4000b0578b2d3627837ce067fedf2ef305e0759cd4239574d18e3b0dc959e7dd7fb8c99eb41f626ba5905d135411bd1d1141d82692e1a5ed7b4875dfb48073c80dfd1a1f1b3fe00db8b16125bc62e9a93ca0931661b9afd4490a4b1f0ff9bb6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'POST /payments/{id}/reverse', '01a1e80b-5cc5-7496-89f6-91932c8aae19', E'\\xf1b1355650e79f587a4b7f362245e96a6f38974162f07c0941db0f34387e66c1', '01a1e80b-5ccb-7740-a2b6-8aaa37e1661f', '2026-11-17 05:47:01.201251+00', '01a1e80b-5cad-77e0-9204-3606681555a4', '200', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336298987ee7264f75e83ffe2da8778137ec15c09cd2b35604c47ad553429a6909677f90f74a7d7b2e175e0668e79815cf78657beb367371716b2c7eba2ec417f77c613018122b2a8c26580e6872c5e2a4b3f20e7c4a4255c662f6b4bdef7e45be5d23c15a5f825fba27725c02ded1fb2e7a86bedf7f05ffde0b91f73f623e2dd452fc3064af29f20074071e4123ddd2a8737511c278d7bdf3112cc0c7332a34206b63dee8af887a0f66292fae08adc25ec28a5226a257755c8ae04542d328950d023569f18e2ba77c37709e72eb15d4a1c278033c24b67830a7c6fbcd8240ea466694cb76df735a98ff2e3486ce9b2ad5aa36b0ee340b550055db64ac45b29463b8ad6cb015c5fe1660a20e3a7e0f6ac1047637fc404c1b413d3117acdae187b845e0c6983877dea9c28d63cadeabe38ac1e7bad70d31aae33eac6d0bc90b487c56243bfac00fe619c0723b385ded6bef92d9dcd2c274dd36dd4352b967e18a27c004da8e38e4c9c2f83bd77e0cff48b854d0f364a6f0fb0fb895e130b5eab1b54b0eb9a499725a2eccccb86ed5b4cadbe534c002a0d83eab325d08c961fbcf674b6cb7acecaff3aeab03536ead94fb9a0fa3668616993f8e1ff0509e6192f6bc7a894be3d92daea37805b9955041c1e29f9f31dd171749923e5d58c51d2f0990c8334fce1abb325783d380e08814ae1cbbd1f1c0acff00bb293efc1e76ea4eb6c317bb60a51515f5178fbd6febc4e1e649fba7210e70e55a5484d0310ced34e5eaa4af76b22c03cad4f987f02e588cf689349e7b667336cce195af4b4ceb6b5e890d3dbbab3a5994ce71c1b486b77b80b0c4d9387f5652fd3d40dbf86a7534a92036ab57ca93cd2', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3366a767e7129a402ebf5f572634be5262c48855d88739dda910b18ee142987dce8e45b97d993fef3bdf1081529259e16540999e21d3880c08b6a8f85f4103aec49dd64dc20087558a70934875013bb372c2725dcc8065b8a67d9e73c6a', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '147f2843-e57c-4cbe-9630-33838f26567d', '2026-10-05', '01a1e80b-5d8f-7089-ab6a-0a07985da08d', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x242f7cd19077d1517f48cd542994c76c30d081f594af54327ec8d3c2b6fd9fcc', '1', '2026-11-17 05:47:02.435447+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x766aa99ff6e706aafb3194d0ce74f5047e81d95b6e04daa7f5ea380ba4639972', '0', '2026-11-17 05:47:01.994226+00', E'\\x48f97b77de6d4bde9527a9ef1cd74cc639b1549893208de4442f9897b21fce57');
insert into login_attempts (subject, count, last_at, name) values (E'\\x770cd6dfad7c0ecc6010325a1a66fb5e2eae3c456681f78d6b6e443f7061f5f6', '1', '2026-11-17 05:47:02.437721+00', E'\\x4a7d4efe47738b7afed83a5e0d681f2f2492a95a8e089ea4b0025a85ee827a25');
insert into login_attempts (subject, count, last_at, name) values (E'\\xac342a3f0ea0f2a44539d96dd55562d512a1e047f75a284f7d399299d56c2dd3', '1', '2026-11-17 05:47:02.436901+00', E'\\x4a7d4efe47738b7afed83a5e0d681f2f2492a95a8e089ea4b0025a85ee827a25');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', '2026-11-17 05:47:02.6996+00', '2026-11-17 05:47:02.6996+00', '2026-11-17 05:47:02.6996+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xb863d4e08cab7de08686a90a4d3eda982ae6e98c0f933d9725c2d5a6476e6ae9', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'r4', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3367dc142ccebd45f174a843fab4ef294f3eded6895abab3d36166a3d4c9396fe33a17f62033600cac45a7fa073943c6056e809dd5d6be45ad9b4fd10371e694d2f7444142800a5057dd0fab08162d885623727c249', 'true', '{}', '2026-11-17 05:47:01.530663+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 05:52:02.682347+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$rUgn4oQHrnqc1B4s7p3J-Q$uBYvlhyfTVirJaPgpC-bd823XFU9Di9YSaz8zAqb66w', '2026-11-17 05:47:01.976496+00', '2026-11-17 05:47:01.984827+00', NULL, '2026-11-17 05:47:02.385082+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('e364303a-c582-4bfe-956e-761725aee316', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 05:47:02.683307+00', '2026-11-17 05:47:02.683307+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', '$scrypt$ln=17,r=8,p=1$rUgn4oQHrnqc1B4s7p3J-Q$uBYvlhyfTVirJaPgpC-bd823XFU9Di9YSaz8zAqb66w', '2026-11-17 05:47:01.984827+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('5259e69c-63f7-41b5-bec9-bd4c26879027', '01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 05:47:02.679606+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\x021e5ad7d3d1ddae6f3d1816ac5de1c9aeb84f30788e0987475c568d6a046be5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\x0a2b7d05d64b69674f0f0d671564e52748c3ea5b16bac82b6b4a6d62895c150c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\x27c3c19d652f7aac1e15a9bd84479f89059dd8d1a765191ef5f97fc25fed72aa', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\x2c021b81d2cafdfa93e117c0b8448f0ca365280860b83b0370652a812b1d4f1c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\x4b98e23ed4ab9680532fedb8df893f29190eb10ec20695ee6125e09d5beae528', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\xb7bdef0c5aa9e93481207c78bfb586756d7beafad9950e6080d2a049d7ec2507', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\xb825aff9350d39f97a9367bc6f9a57222563e4e8181a05a37f44d0abef768ef1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\xc997ec5c47eb3a24bb08780487b7b8151453276bf6d3fb06f3a2eb83e5449bd7', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\xd8d2e1ad32b98486c5377e1534438b1d6b7a8595998187000b77e08d4b28bdb8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\xfefc79b8122886de44f6b5580c882e40af32002ce5a65394e97c406130e377f3', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x37bef83015597bf1e38d3c4d78340f7619a553742b5dded714a610f527dfa578', '01a1e80b-5fd7-7c03-9f5c-9155aef400e9', '2026-11-17 05:47:02.385082+00', '2026-11-17 05:47:02.385082+00', '2026-11-17 17:47:02.385082+00', 'c61f4cf8-5ee3-4b90-8249-53d2eda77480', '127.0.0.1', '', '2026-11-17 05:47:02.385082+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e80b-5fdd-732e-88eb-10372b057dd8', '01a1e80b-5fd7-7c03-9f5c-9155aef400e9', 'pas_op_VRHxAg57', E'\\xad7bab10304d341a83930271c3db0ae7d5e1f2cf5d85f6685005d2e10a9adb72', '2026-11-17 05:47:01.982284+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3360973780336ed01b44cbbb930a9a05686108a0180297898736b3c3a4b515c891e777fc2d55cd019f793f1ffb963a068ca352680aab17d50972744417602578d1ff5f7b0d0', '0', '2026-11-17 05:47:02.444532+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 05:47:01.015+00', '2026-11-17 05:47:01.084+00', '2026-11-17 06:02:01.015+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3368df3c607aa2b8ba31c03d9993e859adb1087652da5d44d31f5ddd754de8e44bba8b59dca7ce80f9051003aa9991053a60fc8cfe2eddf74ec3191821728f946bf8ab534def414aea3d57d3ba63a79cbee0856b06806c817ad3e65fed17f', E'\\x7d21f314aba65f039742c25fe8c433175e7d15af9b3a81deaa76ea96511be960', E'\\x344bbc0fdc9204ecf9b3b2ee544b5d1e5d6104c9db2236a7dc5bef521f8652c8', E'\\x81d5a546ed569168acb2bdf879cc3c42b1478e54b0cfcdba4681e123e4d52bcf', NULL, NULL, 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5c2f-7e92-b2f1-a4ed4e27e754', '2026-11-17 05:47:01.039+00', NULL, '03442107', '489442107', '{489442107,3442107}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c71-76c3-8f57-00c8eb8d98b8', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 05:47:01.105+00', '2026-11-17 05:47:01.149+00', '2026-11-17 06:02:01.105+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e33603ac39b52e3bb86ab1bb1173fba68ea6117ca56da672496fa16fad4b2a3cd066821350dd85acb4498f41eeb097ac2497bde7ce10b54dba6e2db7088496e89921e236a76580e3155c2de6d5edaaf629174dc6f110b6e42b442d36eaaa80', E'\\x7d21f314aba65f039742c25fe8c433175e7d15af9b3a81deaa76ea96511be960', E'\\x344bbc0fdc9204ecf9b3b2ee544b5d1e5d6104c9db2236a7dc5bef521f8652c8', E'\\x81d5a546ed569168acb2bdf879cc3c42b1478e54b0cfcdba4681e123e4d52bcf', NULL, NULL, 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5c8c-7301-8b67-a4c185a339d1', '2026-11-17 05:47:01.132+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cad-77e0-9204-3606681555a4', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 05:47:01.165+00', '2026-11-17 05:47:01.209+00', '2026-11-17 06:02:01.165+00', '11.00', '3267.07', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3366ee91a00bd46318ed50cdddf723a16de4af0077116ff61a627c7234f6e393925b146ed38372ff7bda27e43bbb537114b0192f2f3c4f198f1305f88e31293786c002535c96d374042e18d5401485ba9753c2aa7d89f6c1b0bff8ea0d625', E'\\x7d21f314aba65f039742c25fe8c433175e7d15af9b3a81deaa76ea96511be960', E'\\x344bbc0fdc9204ecf9b3b2ee544b5d1e5d6104c9db2236a7dc5bef521f8652c8', E'\\x81d5a546ed569168acb2bdf879cc3c42b1478e54b0cfcdba4681e123e4d52bcf', NULL, NULL, 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5cb7-7c5e-b9ed-5511b3a56e31', '2026-11-17 05:47:01.175+00', NULL, '03442118', '489442118', '{489442118,3442118}', NULL, '000000', NULL, NULL, '01a1e80b-5ccf-7b24-9262-ab4a7ad9d760', '2026-11-17 05:47:01.199+00', '03442120', NULL, '{3442120}', NULL, '2026-11-17 05:47:01.209+00', '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5ce6-7f4a-bc05-a36e717328a0', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 05:47:01.222+00', '2026-11-17 05:47:01.222+00', '2026-11-17 06:02:01.222+00', '12.00', '3564.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3364a274a5eea1cd77136a9783d128466b283fe30d88f9da6dbb7c8bf31c3d397ae318bc1f67f09e7f0e01972fe7a62a2a176d7de1aa7b8d53dcf3246c68e62525d82637b5329102276d044535e8f5b78aa2e17bea37a11cf7e2fa9dd90ef', E'\\x7d21f314aba65f039742c25fe8c433175e7d15af9b3a81deaa76ea96511be960', E'\\x344bbc0fdc9204ecf9b3b2ee544b5d1e5d6104c9db2236a7dc5bef521f8652c8', E'\\x81d5a546ed569168acb2bdf879cc3c42b1478e54b0cfcdba4681e123e4d52bcf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 06:02:01.222+00', NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cfb-768c-adf6-d26c857b0223', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:47:01.243+00', '2026-11-17 05:47:01.249+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e33693d3284274f3e5a296244696306283a5899a4955df15d1ed663a66f0aeec331c844cf852e8f3d549fd9cbe8df0de7de2f670b67600f5979af3eb65198bc0728c9387da6bef5dbe5c5f4c', E'\\x9c2d1d75b870b2abb8eed3b5d37a976ebc1494f472b2e4e7725c0e04911535d0', NULL, E'\\xd263de459fcd60ad60f05d606acd9178347c87d96ae4423b7963a3956a4f7835', '4242', 'Visa', 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5cf6-7b71-815a-9922470f7e59', '2026-11-17 05:47:01.243+00', NULL, '3442124', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d11-7c23-8498-c55ed3973d07', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 05:47:01.265+00', '2026-11-17 05:47:01.269+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336af295d84f2568cb4e8cd0473c0cea94f980bf5872178a2c10c1033f8787732c549ccc3750db547fdb2053fc284a2447017ba74b052abfc13c8ec938dcad0261303245c16af0ef1d9c3ed', E'\\x9308ad607b1a95317f68c467cd04fc3422a6c23dd8356fd5e6dc9e6692900508', NULL, E'\\x8a24e10a599158918c6d0199b73f75a9e3d5ec2461399a2510eedecf29118d7d', '9995', 'Visa', 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5d0b-7f44-b7a8-fab456ef636a', '2026-11-17 05:47:01.265+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d26-7afc-af32-42213db392c5', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 05:47:01.286+00', '2026-11-17 05:47:01.294+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336c8adf9f2dac343f4d2109fa3d44a648f03da8c325cd19885f92d02646cb44b9386cc4618c1c1573c02f0b3647d8e2d16b4a03807dfacd042b177aa1907862fef58cc8babd92c3613ce0a', E'\\x6feab859e0d78dd3d4db32d9666517d22f0675942177632d75fafeb6d9d167d5', NULL, E'\\x6e17409298b88f7c3fbfb6bd5a08441c067586d5c552757ff423cc95edffce76', '0119', 'Visa', 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5d23-7c01-867e-30acf2e730d9', '2026-11-17 05:47:01.286+00', '2026-11-17 05:47:01.294+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 05:47:02.379362+00', '2026-11-17 05:47:04.491+00', NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d56-7805-93d5-87612e68058e', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:47:01.333+00', '2026-11-17 05:47:01.363+00', NULL, '10.00', '2970.06', '2975.06', 'false', '297.00640000', '2026-11-17', NULL, E'\\xfc01097e92726b896d2582129ed890bd721e95899bdd83af7b107be804442627', NULL, NULL, NULL, NULL, 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-7089-ab6a-0a07985da08d', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e80b-5d8e-79e6-940b-a188a3d65db5', '2026-11-17 05:47:01.39+00', '2026-11-17 05:47:01.413+00', NULL, '0.03', '10.00', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336f9701d4f29cee44dfd6576d4c9efaeb1f25dbe43837773205b2a43b5c915d922109d94dfd23d813d2c5c2054653c4def81f3bdd1aa38bafcafbb06f7e2076c64b611dc0df0ca39cc6751ced0463b33dcdcff8a99e04d864a0a4fc2e382a4ca9c59596b1411572af26f5808a3c615241e', E'\\xc99cafcd2eebb60d15c372521fcdff754e314ac9e6763e90b9793ff02b097b38', NULL, NULL, NULL, NULL, 'r4', E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', '01a1e80b-5d98-7e9c-95de-a33190adb584', '2026-11-17 05:47:01.4+00', NULL, '39442142', NULL, '{39442142}', '12a29611-f50c-4196-a855-50eb77d9d59b', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-76dc-ade0-b5f883fd1e09', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e80b-5d8e-79e6-940b-a188a3d65db5', '2026-11-17 05:47:01.39+00', '2026-11-17 05:47:01.41+00', NULL, '0.07', '20.51', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3369ef8affab8d77fa5cdc2db15f8f709b910a1cdc1362ac8ac06c1674cad3fa86cf6dbc069e2ff95ea915e3b2b3ddc127f1c0006cd3321d79668585c062b4f668a63d8dbc2106eff3571f0ea8d8b65e568b9b85904aa4933608051e498b8b8675879d47f8d24de8318bfcd6c2e008c6463', E'\\x04d68864457ba09a2836d25b124e5de3bb67f95b2bef11a1daa3acad1f89c808', NULL, NULL, NULL, NULL, 'r4', E'\\xd1dc46a644128a72a9e8342916f5307eca2396b3ab539d37daf58ebba44ec06a', '01a1e80b-5d98-7590-b104-f15d843ef0ff', '2026-11-17 05:47:01.4+00', NULL, NULL, NULL, '{}', '7023ba73-46b2-4fea-bee5-d4d3d4ba165c', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5df5-79e0-8f2d-d7755111983a', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 05:47:01.493+00', '2026-11-17 05:47:01.516+00', '2026-11-17 06:02:01.493+00', '13.00', '3861.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e336481afbe41684321eb5188886993ad634f67ae571566ff016e1dc011bb02bac34c5eff813a98dcb14b2eebe432c644fb4398b534d8c8fd91f8db32cf539a646e8ae641a71ff2e7915ff45433d0d4ed890b54f7c40a09ebaef74577c5afe', E'\\x7d21f314aba65f039742c25fe8c433175e7d15af9b3a81deaa76ea96511be960', E'\\x344bbc0fdc9204ecf9b3b2ee544b5d1e5d6104c9db2236a7dc5bef521f8652c8', E'\\x81d5a546ed569168acb2bdf879cc3c42b1478e54b0cfcdba4681e123e4d52bcf', NULL, NULL, 'bnc', E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5e06-7a34-9518-717a5fe57948', '2026-11-17 05:47:01.51+00', NULL, '03442151', '489442151', '{489442151,3442151}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e80b-5ddf-77cb-9a52-26d3fa261ab7', '01a1e80b-5bc2-72ae-a877-266bcfc6c696', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', '1', '3dabdf02-88d5-4721-92ae-beaa5a48915c', '20.00', '2026-11-17 05:47:02.700695+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xa1a6a251ff7e510d22db28d06f50019c4e6dae9bc433ad41f6a6a34ff1edaac3', '01a1e80b-5fd7-7c03-9f5c-9155aef400e9', 'factor', '2026-11-17 05:52:02.629782+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-7089-ab6a-0a07985da08d', '10.00', 'key:requester', '2026-11-17 05:47:02.696272+00', '2026-11-18 05:47:02.696272+00', 'approved', 'user:ana', '2026-11-17 05:47:02.696272+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', '01a1e80b-5c1c-7995-a126-a96fa02b7950', '2026-11-17 05:47:01.015+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', '01a1e80b-5c30-7eb4-a030-f1a2de6b6def', '2026-11-17 05:47:01.039+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', '01a1e80b-5c5d-782e-a53c-034819927b58', '2026-11-17 05:47:01.084+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03442107"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c71-76c3-8f57-00c8eb8d98b8', '01a1e80b-5c76-70e5-aa41-341d65bf0ffd', '2026-11-17 05:47:01.105+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c71-76c3-8f57-00c8eb8d98b8', '01a1e80b-5c8c-712e-91be-0b52fa120443', '2026-11-17 05:47:01.132+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5c71-76c3-8f57-00c8eb8d98b8', '01a1e80b-5c9e-7b6f-aca1-b8c4e5547cfd', '2026-11-17 05:47:01.149+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cad-77e0-9204-3606681555a4', '01a1e80b-5cae-76e7-a5bd-7068544838ae', '2026-11-17 05:47:01.165+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cad-77e0-9204-3606681555a4', '01a1e80b-5cb7-7d96-94df-838a275d5db9', '2026-11-17 05:47:01.175+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cad-77e0-9204-3606681555a4', '01a1e80b-5cbf-749e-bee6-1a99b176bedc', '2026-11-17 05:47:01.183+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03442118"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cad-77e0-9204-3606681555a4', '01a1e80b-5cd0-74a3-bde1-d1dcc7f2f23c', '2026-11-17 05:47:01.199+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cad-77e0-9204-3606681555a4', '01a1e80b-5cda-7070-8cb4-dbd7b132bf95', '2026-11-17 05:47:01.209+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03442120"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5ce6-7f4a-bc05-a36e717328a0', '01a1e80b-5ce7-779c-83d0-f0f8e3c43ac9', '2026-11-17 05:47:01.222+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cfb-768c-adf6-d26c857b0223', '01a1e80b-5cfb-7e2a-b9af-2c26261ad67c', '2026-11-17 05:47:01.243+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5cfb-768c-adf6-d26c857b0223', '01a1e80b-5d01-7ee1-bdf5-29e8387ea1e9', '2026-11-17 05:47:01.249+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3442124"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d11-7c23-8498-c55ed3973d07', '01a1e80b-5d11-7e4d-b676-728380beca1c', '2026-11-17 05:47:01.265+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d11-7c23-8498-c55ed3973d07', '01a1e80b-5d16-7093-a95d-b90796834753', '2026-11-17 05:47:01.269+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d26-7afc-af32-42213db392c5', '01a1e80b-5d26-722b-a801-476ff47fbfd0', '2026-11-17 05:47:01.286+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d26-7afc-af32-42213db392c5', '01a1e80b-5d2e-7dde-a49d-5d75948dd27c', '2026-11-17 05:47:01.294+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d56-7805-93d5-87612e68058e', '01a1e80b-5d80-73a4-a651-bdfe987a5a31', '2026-11-17 05:47:01.363+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-17", "reference": "11110002", "receivedVesAmount": "2975.06"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-7089-ab6a-0a07985da08d', '01a1e80b-5d90-7d19-bea5-591a1a7ac6fb', '2026-11-17 05:47:01.39+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e80b-5d8e-79e6-940b-a188a3d65db5"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-7089-ab6a-0a07985da08d', '01a1e80b-5d98-7c65-a7c6-0197b057b75b', '2026-11-17 05:47:01.4+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-7089-ab6a-0a07985da08d', '01a1e80b-5da5-7f1e-becf-9ca159924c4b', '2026-11-17 05:47:01.413+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "39442142"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-76dc-ade0-b5f883fd1e09', '01a1e80b-5d90-7c8e-a97a-4db462575701', '2026-11-17 05:47:01.39+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e80b-5d8e-79e6-940b-a188a3d65db5"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-76dc-ade0-b5f883fd1e09', '01a1e80b-5d98-72bf-bbee-3c88960f5de2', '2026-11-17 05:47:01.4+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5d8f-76dc-ade0-b5f883fd1e09', '01a1e80b-5da2-71de-84b4-1c332460e03a', '2026-11-17 05:47:01.41+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5df5-79e0-8f2d-d7755111983a', '01a1e80b-5df6-76c9-a011-3f376e8ef393', '2026-11-17 05:47:01.493+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5df5-79e0-8f2d-d7755111983a', '01a1e80b-5e06-77c4-b320-06071c9f8c88', '2026-11-17 05:47:01.51+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e80b-5bc2-72ae-a877-266bcfc6c696');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5df5-79e0-8f2d-d7755111983a', '01a1e80b-5e0c-7c18-88d9-51cd77fb3086', '2026-11-17 05:47:01.516+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03442151"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '2026-11-17 04:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 05:46:59.524668+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5dc5-7945-85dc-07c546001cca', E'\\x7793af73fa8580f775ac4c74bc69d9b259adfad8b2ce439176b35bcaeafdc9db', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e33667f82eff1358ccd73ec79673d8ed093522c24471fb9f9cd3f90b64994cef86751717c8fd3dc55a2bb7daed17f2fd18cb5fa82936c6fa63599ffd24a626e62d3c07931eb8ea8745330066decb06', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 05:47:01.445+00', 'key:01a1e80b-5bc2-72ae-a877-266bcfc6c696');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'f06c027c-8320-4ada-b447-2607116f919b', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 05:47:02.692443+00', '2026-11-18 06:47:02.692443+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x99400edb9da8291958573eefbf066ae394d36b1c5f29ac2708d7092be3dfc4df', '01a1e80b-5fd7-7c03-9f5c-9155aef400e9', '2026-11-17 05:52:02.631847+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '195', '2026-11-17 05:47:02.709845+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 05:47:02.635718+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 05:47:02.635718+00', '2026-11-17', '2026-11-17 05:47:00.889292+00', '2026-11-17 05:47:00.93987+00', '2026-11-17 05:47:00.93987+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'operator', '300.00000000', 'false', '2026-11-17 05:47:02.635718+00', '2026-11-17 05:47:02.635718+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'sandbox', '297.00640000', 'false', '2026-11-17 05:47:00.93987+00', '2026-11-17 05:47:00.93987+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 05:46:59.822947+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 05:46:59.823603+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 05:46:59.832013+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 05:46:59.832679+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 05:46:59.835769+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 05:46:59.836772+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 05:46:59.836772+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 05:46:59.836772+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 05:46:59.836772+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-17 05:46:59.836772+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-17 05:46:59.870764+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 05:46:59.524668+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 05:46:59.524668+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 05:46:59.874355+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 05:46:59.877159+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-17 05:46:59.871151+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 05:46:59.878427+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 05:46:59.875461+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 05:46:59.872888+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xe75e9f49e0ae97d5631e089ee7ae3a1f59e77e56690fdedb68aceab18de65860', '01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 05:47:02.691732+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '784', '1', '01a1e80b-5c1c-7995-a126-a96fa02b7950', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5c17-7964-a579-0bdd3c32f6c0","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.015Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.015Z"}', '2026-11-17 05:47:01.022542+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '791', '2', '01a1e80b-5c5d-782e-a53c-034819927b58', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5c17-7964-a579-0bdd3c32f6c0","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03442107","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.015Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.084Z"}', '2026-11-17 05:47:01.086899+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '793', '3', '01a1e80b-5c76-70e5-aa41-341d65bf0ffd', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5c71-76c3-8f57-00c8eb8d98b8","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.105Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.105Z"}', '2026-11-17 05:47:01.112138+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '799', '4', '01a1e80b-5c9e-7b6f-aca1-b8c4e5547cfd', '{"event":"payment.failed","data":{"paymentId":"01a1e80b-5c71-76c3-8f57-00c8eb8d98b8","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.105Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.149Z"}', '2026-11-17 05:47:01.15209+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '801', '5', '01a1e80b-5cae-76e7-a5bd-7068544838ae', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5cad-77e0-9204-3606681555a4","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.165Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.165Z"}', '2026-11-17 05:47:01.167384+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '806', '6', '01a1e80b-5cbf-749e-bee6-1a99b176bedc', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5cad-77e0-9204-3606681555a4","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03442118","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.165Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.183Z"}', '2026-11-17 05:47:01.185059+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '810', '7', '01a1e80b-5cda-7070-8cb4-dbd7b132bf95', '{"event":"payment.reversed","data":{"paymentId":"01a1e80b-5cad-77e0-9204-3606681555a4","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03442118","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.165Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.209Z"}', '2026-11-17 05:47:01.211514+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '812', '8', '01a1e80b-5ce7-779c-83d0-f0f8e3c43ac9', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5ce6-7f4a-bc05-a36e717328a0","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.222Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.222Z"}', '2026-11-17 05:47:01.224848+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '819', '9', '01a1e80b-5d01-7ee1-bdf5-29e8387ea1e9', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5cfb-768c-adf6-d26c857b0223","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3442124","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.243Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.249Z"}', '2026-11-17 05:47:01.251209+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '826', '10', '01a1e80b-5d16-7093-a95d-b90796834753', '{"event":"payment.failed","data":{"paymentId":"01a1e80b-5d11-7c23-8498-c55ed3973d07","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.265Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.269Z"}', '2026-11-17 05:47:01.272225+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '831', '11', '01a1e80b-5d2e-7dde-a49d-5d75948dd27c', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5d26-7afc-af32-42213db392c5","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.286Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.294Z"}', '2026-11-17 05:47:01.296239+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '837', '12', '01a1e80b-5d80-73a4-a651-bdfe987a5a31', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5d56-7805-93d5-87612e68058e","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.333Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.363Z"}', '2026-11-17 05:47:01.378059+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '843', '13', '01a1e80b-5da2-71de-84b4-1c332460e03a', '{"event":"payment.failed","data":{"paymentId":"01a1e80b-5d8f-76dc-ade0-b5f883fd1e09","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.390Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.410Z"}', '2026-11-17 05:47:01.412212+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '844', '14', '01a1e80b-5da5-7f1e-becf-9ca159924c4b', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5d8f-7089-ab6a-0a07985da08d","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39442142","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.390Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.413Z"}', '2026-11-17 05:47:01.414564+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '856', '15', '01a1e80b-5df6-76c9-a011-3f376e8ef393', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5df5-79e0-8f2d-d7755111983a","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.493Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","checkoutSessionId":"01a1e80b-5ddf-77cb-9a52-26d3fa261ab7","livemode":false},"timestamp":"2026-11-17T05:47:01.493Z"}', '2026-11-17 05:47:01.495335+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '861', '16', '01a1e80b-5ddf-77cb-9a52-b4f71ef76e71', '{"event":"checkout.paid","data":{"sessionId":"01a1e80b-5ddf-77cb-9a52-26d3fa261ab7","linkId":"01a1e80b-5dc5-7945-85dc-07c546001cca","status":"PAID","paymentId":"01a1e80b-5df5-79e0-8f2d-d7755111983a","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.471Z","livemode":false},"timestamp":"2026-11-17T05:47:01.516Z"}', '2026-11-17 05:47:01.517491+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '861', '17', '01a1e80b-5e0c-7c18-88d9-51cd77fb3086', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5df5-79e0-8f2d-d7755111983a","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03442151","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.493Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","checkoutSessionId":"01a1e80b-5ddf-77cb-9a52-26d3fa261ab7","livemode":false},"timestamp":"2026-11-17T05:47:01.516Z"}', '2026-11-17 05:47:01.517491+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e80b-5fd7-7c03-9f5c-9155aef400e9', E'\\xd59164aaff086c0c3a1bef3d984f8c70b8d0bae674a3bb23e779438a864751b9', '2026-11-17 05:47:02.633448+00', '2026-11-20 05:47:02.633448+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5c1c-7995-a126-a96fa02b7950', 'payment.pending', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5c17-7964-a579-0bdd3c32f6c0","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.015Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.015Z"}', 'delivered', '2026-11-17 05:47:01.015+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.032517+00', '200', NULL, '11', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5c5d-782e-a53c-034819927b58', 'payment.completed', '01a1e80b-5c17-7964-a579-0bdd3c32f6c0', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5c17-7964-a579-0bdd3c32f6c0","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"03442107","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.015Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.084Z"}', 'delivered', '2026-11-17 05:47:01.084+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.101114+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5c76-70e5-aa41-341d65bf0ffd', 'payment.pending', '01a1e80b-5c71-76c3-8f57-00c8eb8d98b8', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5c71-76c3-8f57-00c8eb8d98b8","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.105Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.105Z"}', 'delivered', '2026-11-17 05:47:01.105+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.124351+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5c9e-7b6f-aca1-b8c4e5547cfd', 'payment.failed', '01a1e80b-5c71-76c3-8f57-00c8eb8d98b8', '{"event":"payment.failed","data":{"paymentId":"01a1e80b-5c71-76c3-8f57-00c8eb8d98b8","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.105Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.149Z"}', 'delivered', '2026-11-17 05:47:01.149+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.160768+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5cae-76e7-a5bd-7068544838ae', 'payment.pending', '01a1e80b-5cad-77e0-9204-3606681555a4', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5cad-77e0-9204-3606681555a4","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.165Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.165Z"}', 'delivered', '2026-11-17 05:47:01.165+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.172394+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5cbf-749e-bee6-1a99b176bedc', 'payment.completed', '01a1e80b-5cad-77e0-9204-3606681555a4', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5cad-77e0-9204-3606681555a4","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03442118","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.165Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.183Z"}', 'delivered', '2026-11-17 05:47:01.183+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.189537+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5cda-7070-8cb4-dbd7b132bf95', 'payment.reversed', '01a1e80b-5cad-77e0-9204-3606681555a4', '{"event":"payment.reversed","data":{"paymentId":"01a1e80b-5cad-77e0-9204-3606681555a4","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"03442118","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.165Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.209Z"}', 'delivered', '2026-11-17 05:47:01.209+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.215804+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5ce7-779c-83d0-f0f8e3c43ac9', 'payment.pending', '01a1e80b-5ce6-7f4a-bc05-a36e717328a0', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5ce6-7f4a-bc05-a36e717328a0","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.222Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.222Z"}', 'delivered', '2026-11-17 05:47:01.222+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.230957+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5d01-7ee1-bdf5-29e8387ea1e9', 'payment.completed', '01a1e80b-5cfb-768c-adf6-d26c857b0223', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5cfb-768c-adf6-d26c857b0223","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"3442124","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.243Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.249Z"}', 'delivered', '2026-11-17 05:47:01.249+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.255353+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5d16-7093-a95d-b90796834753', 'payment.failed', '01a1e80b-5d11-7c23-8498-c55ed3973d07', '{"event":"payment.failed","data":{"paymentId":"01a1e80b-5d11-7c23-8498-c55ed3973d07","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.265Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.269Z"}', 'delivered', '2026-11-17 05:47:01.269+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.279719+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5d2e-7dde-a49d-5d75948dd27c', 'payment.pending', '01a1e80b-5d26-7afc-af32-42213db392c5', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5d26-7afc-af32-42213db392c5","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.286Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.294Z"}', 'delivered', '2026-11-17 05:47:01.294+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.299449+00', '200', NULL, '25', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5d80-73a4-a651-bdfe987a5a31', 'payment.completed', '01a1e80b-5d56-7805-93d5-87612e68058e', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5d56-7805-93d5-87612e68058e","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.333Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.363Z"}', 'delivered', '2026-11-17 05:47:01.363+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.384675+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5da2-71de-84b4-1c332460e03a', 'payment.failed', '01a1e80b-5d8f-76dc-ade0-b5f883fd1e09', '{"event":"payment.failed","data":{"paymentId":"01a1e80b-5d8f-76dc-ade0-b5f883fd1e09","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.390Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.410Z"}', 'delivered', '2026-11-17 05:47:01.41+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.417728+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5da5-7f1e-becf-9ca159924c4b', 'payment.completed', '01a1e80b-5d8f-7089-ab6a-0a07985da08d', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5d8f-7089-ab6a-0a07985da08d","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"39442142","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.390Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","livemode":false},"timestamp":"2026-11-17T05:47:01.413Z"}', 'delivered', '2026-11-17 05:47:01.413+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.420255+00', '200', NULL, '11', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5df6-76c9-a011-3f376e8ef393', 'payment.pending', '01a1e80b-5df5-79e0-8f2d-d7755111983a', '{"event":"payment.pending","data":{"paymentId":"01a1e80b-5df5-79e0-8f2d-d7755111983a","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.493Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","checkoutSessionId":"01a1e80b-5ddf-77cb-9a52-26d3fa261ab7","livemode":false},"timestamp":"2026-11-17T05:47:01.493Z"}', 'delivered', '2026-11-17 05:47:01.493+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.497651+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '01a1e80b-5e0c-7c18-88d9-51cd77fb3086', 'payment.completed', '01a1e80b-5df5-79e0-8f2d-d7755111983a', '{"event":"payment.completed","data":{"paymentId":"01a1e80b-5df5-79e0-8f2d-d7755111983a","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"03442151","tenantName":"Tienda de prueba","createdAt":"2026-11-17T05:47:01.493Z","keyId":"01a1e80b-5bc2-72ae-a877-266bcfc6c696","checkoutSessionId":"01a1e80b-5ddf-77cb-9a52-26d3fa261ab7","livemode":false},"timestamp":"2026-11-17T05:47:01.516Z"}', 'delivered', '2026-11-17 05:47:01.516+00', '01a1e80b-57e0-7a4a-9681-b4154d79e0f1', '2026-11-17 05:47:01.522524+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e80b-5ba5-7cf5-92b0-13dba87cdfca', 'false', '01a1e80b-5bf1-74e4-a8d5-54d0fb11a761', '1', 'http://127.0.0.1:37149/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44ab1c1544f3caf626f13e60fdc888e3367afb5c3c4adf9fc0073b3e0cc5cfdcc5aa19abf5ba86f8ff1a986c105f0f266e5b3837ee72df4340d4a1ec6dbf16f3e9bb8e86371d7e8ec79dfcd85eef987e366a3df18ff346ecff8bda16d4c68f', NULL, NULL, '2026-11-17 05:47:00.977+00', '2026-11-17 05:47:00.977+00');
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
