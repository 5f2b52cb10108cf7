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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 05:20:00.500065+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'r4', E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', 'http://127.0.0.1:39803');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', 'false', 'pas_test_I8dXSiFy', E'\\x4a89c9cc2afc4293a0fac11546f66135329befaaae69f2e7b45aad5ea5010c85', '2026-11-18 05:20:00.545676+00', NULL, NULL, '2026-11-18 05:20:06.723142+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed18-fe3f-771e-aff1-b33981086f4e', 'true', 'pas_live_8ZrnwQef', E'\\xff41da004847f305d2c5fb41fa69b03ace50fa8ddcd11f5a972ff6f5418a99b5', '2026-11-18 05:20:00.576006+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x23f375066accf74c333ae2fca4c44909654b39529062015400bd9284e3183b2a', '2026-11-18 05:20:06.717759+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed18-fdeb-7e2e-867e-aa14af7cfdd9', '2026-11-18 05:20:00.501818+00', 'test', 'tenant.create', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x1dbacfafc3cec5f8ae35172f5a27ad29fcda8d980c66c38d8f02873ec0478191');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed18-fe20-7b4d-9dfd-52a86e547405', '2026-11-18 05:20:00.547214+00', 'test', 'key.create', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_I8dXSiFy", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x1dbacfafc3cec5f8ae35172f5a27ad29fcda8d980c66c38d8f02873ec0478191', E'\\x619f83fc5f6ff1bdc87bb65031cb2f03cc6d6ef69341e827407f03bea6a1a2e9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed18-fe3f-7da3-8bc2-57df3091101e', '2026-11-18 05:20:00.576696+00', 'test', 'key.create', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed18-fe3f-771e-aff1-b33981086f4e', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_8ZrnwQef", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x619f83fc5f6ff1bdc87bb65031cb2f03cc6d6ef69341e827407f03bea6a1a2e9', E'\\x6d1bbb22a248dcc32b32e6746fdeb6847e3cea98d5d96a2b7174a05098a2cc11');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed18-ff60-7c14-9c68-4452687be1fb', '2026-11-18 05:20:00.877857+00', 'key:01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', 'webhook.create', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '{"host": "127.0.0.1:37661", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', '01a1ed18-fe76-76e4-aa66-dcb4c2989d65', '4', E'\\x6d1bbb22a248dcc32b32e6746fdeb6847e3cea98d5d96a2b7174a05098a2cc11', E'\\xd5df0ce3819077db0b51f346c7bae985889b6debc8d8b46c8f85bb2c060a214f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-034a-7867-93c1-02772ea5e36f', '2026-11-18 05:20:01.868469+00', 'test', 'checkout.profile', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xd5df0ce3819077db0b51f346c7bae985889b6debc8d8b46c8f85bb2c060a214f', E'\\x4bffa7b3ba29dafbcd9c9ddc5e2e0d360536eb49f023938cd8be43eb1227f51e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-036e-7b3d-aab1-f0c22f6de8d4', '2026-11-18 05:20:01.90521+00', 'key:01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', 'link.create', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed19-036d-7099-b3a8-1bcac5bfe001', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', '01a1ed19-0351-7fc4-b711-4ec167353587', '6', E'\\x4bffa7b3ba29dafbcd9c9ddc5e2e0d360536eb49f023938cd8be43eb1227f51e', E'\\x710df3d991f30f0f4e2ad3e470a9abf33ee4fe8e1e27873080fd959ef8b753fc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-041e-7cc2-9045-aeadf57ceb3a', '2026-11-18 05:20:02.079615+00', 'test', 'bank.notifications', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x710df3d991f30f0f4e2ad3e470a9abf33ee4fe8e1e27873080fd959ef8b753fc', E'\\xd11f19ff99bb4a9ff23cab8ab9ecaf5ba8a23c8ab34a584cd2262c1a73a74718');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-0594-7c4d-81a2-63444d403416', '2026-11-18 05:20:02.485568+00', 'key:01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', 'movement.ignore', '01a1ed18-fdeb-70d5-8529-62ac20945e44', '01a1ed19-0455-7a4b-acc6-ce306d4f5c9f', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', '01a1ed19-0566-7720-bf9d-e2bb9cfdde5a', '8', E'\\xd11f19ff99bb4a9ff23cab8ab9ecaf5ba8a23c8ab34a584cd2262c1a73a74718', E'\\x4c9fd40f27ff5ce9a5c0d0478cf8bec85fe48a0f1e53ac76919df63b7481e1d5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-0d6e-7d66-9b6a-65974cfbaaff', '2026-11-18 05:20:04.475625+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x4c9fd40f27ff5ce9a5c0d0478cf8bec85fe48a0f1e53ac76919df63b7481e1d5', E'\\x98ece463c5b25d129609a7ba0b1ae098f78f0a355254e2530ebbf9e11455e1b7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-0d8d-77c8-9be1-24e5dc6cd330', '2026-11-18 05:20:04.495476+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_xiOYyfHS"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x98ece463c5b25d129609a7ba0b1ae098f78f0a355254e2530ebbf9e11455e1b7', E'\\xb46a2f531552e040916f728585d9536744bf92f8ac8a32f7ddcbb52893ddd351');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-0d95-7be6-89b3-232d7cbdd060', '2026-11-18 05:20:04.503461+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xb46a2f531552e040916f728585d9536744bf92f8ac8a32f7ddcbb52893ddd351', E'\\xfbe8c8bed45d5e21d0d7e0c1c94d32c82299bb41503f9fd627435c7f7034f522');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-1367-7fd8-b08a-853f77990314', '2026-11-18 05:20:05.993225+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '1966127d0467e529', NULL, '01a1ed19-0d9f-703e-a25b-d4899cb49d81', '12', E'\\xfbe8c8bed45d5e21d0d7e0c1c94d32c82299bb41503f9fd627435c7f7034f522', E'\\x50542dcfbeac2ac2a4e0336d98031240926329fbb1096eea3c8a9f3feec1632e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-140d-75ef-8370-70d1efe32a67', '2026-11-18 05:20:06.158766+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xa329338e3f091ab94890877218fbab39244f80c2cfcc5cade36161f81db4d3c0', E'\\x611f49b185da9a9765d7363d70d31e44c49de6027012ebc489951c7bac4c4adc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-162d-7651-b6ea-4dcfbbf2ee6d', '2026-11-18 05:20:06.70362+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x611f49b185da9a9765d7363d70d31e44c49de6027012ebc489951c7bac4c4adc', E'\\xf172664c10fabdeabc705a68bcf4506fc079f6e644a3cbe57780932f84488670');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-1631-7800-95c0-6d7434792cb5', '2026-11-18 05:20:06.706862+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xf172664c10fabdeabc705a68bcf4506fc079f6e644a3cbe57780932f84488670', E'\\x194e04bd9460f2e31937402f4aa1f8c0af47287a9bd576838f3d7956c8690910');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-1634-7a42-9dd4-9e10f1ef7559', '2026-11-18 05:20:06.709473+00', 'test', 'bank.set', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x194e04bd9460f2e31937402f4aa1f8c0af47287a9bd576838f3d7956c8690910', E'\\x981260ab7420e2d9cafd38b93bab6718139ea2c3321bf36e8ab8574d466753df');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-1637-76ad-9d4c-86f039effce5', '2026-11-18 05:20:06.712826+00', 'test', 'bank.order', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x981260ab7420e2d9cafd38b93bab6718139ea2c3321bf36e8ab8574d466753df', E'\\x77f73bcb5390c6696de539a4c1dd5b93153f4dcb9b6ff779635196c93519ef8f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-163a-7e0c-9f2f-32267c08848b', '2026-11-18 05:20:06.714642+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x77f73bcb5390c6696de539a4c1dd5b93153f4dcb9b6ff779635196c93519ef8f', E'\\xb855ee6b5e3fece56573d417bd70c276e74b307e04c17debb5d4e336fd59b1ed');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed19-163c-751f-a00f-c34e72c442e7', '2026-11-18 05:20:06.717759+00', 'test', 'bank.route', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\xb855ee6b5e3fece56573d417bd70c276e74b307e04c17debb5d4e336fd59b1ed', E'\\x23f375066accf74c333ae2fca4c44909654b39529062015400bd9284e3183b2a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('9b046446-c08b-8175-8835-6b00dfe36dbc', '2026-11-18 05:20:06.14218+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ed19-13e5-7c57-8af4-c746005a8e0c', '13', E'\\x50542dcfbeac2ac2a4e0336d98031240926329fbb1096eea3c8a9f3feec1632e', E'\\xa329338e3f091ab94890877218fbab39244f80c2cfcc5cade36161f81db4d3c0');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'true', 'bnc', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2694f264123e1b875cf272694f29c258d0fcb8bbc33a4196945837cfb8e0b0a7f20ba05b0bf6a1a05ac4beca130539334912d35687de38c952af590e9321c20c4af', '01a1ed19-1634-78cd-bbd3-e7010f05f940', '2026-11-18 05:20:06.70846+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', 'P01764000000', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '82339c09-03c4-430c-a035-caed72d72884', 'charge', '2026-11-18 05:20:06.789972+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', E'\\x86bc719261e0ac3ebd83e2cff4eb5f15933f1119e805166e773ae37f9f125a84', '01a1ed19-044a-7947-88cd-bcb19964489b', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'r4', 'R4notifica', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde28a7d2fd6a5f0be2da5b00cf7ef592e35c0e408005758995c9a23aad5ae17d5e2332951adbd8a2abbc63eec905b08613cb5c22fed05bb687ea517aad5454205c7b5c2a6ed5f3951cd149ec6fef3753a83e8a67c5f1249cc5e1728bddd4ebd683b3b39235a723c9494b7b3e5ab7ce317a9149fe7776780661fec8aa0d065384aaaf0e52de714fd072b59342d056de2d40d2650553ce2f65858d1f7a6424cbb353f6bec2d7758a037d28bdabc203aff57b0fb485b47d8bc065405c2ab79f58ec58f9c36a36330f785016a3878803ddf9441539aa8cdcdbf4ca3de10dcce44e197cbc2dada3f17df3ef983dca9d47e0201d3d11040a743f897596cfcad2fdead9b5e633d49', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 05:20:02.123922+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', E'\\xc24a5e2584547e2928d98e7730ab5bcfcf18508e1428413073f4c110f3b63002', '01a1ed19-043f-7b55-8bf0-787a48eba3a2', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'r4', 'R4notifica', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde23ceb40887427b8b8ad15d337a21d107e5e48596988bcc204bac6d659d02621eab0371fb17235da18b462fa35efde867838639340264ca57d8c4b88a4129ad9b0c7906fc57f19f5118b9016ee91e7d44ac618798f669c2fd9903863c59a1fed7a2a7891b95f619be16f275975aa50d17fcef4e58785450b831a2d790740d558adf0c42e1b4833a20b6c4225da59225946b2e9a6581123cce5b97e7adbb5f72b9880d02e16f9fb17a1d31703d12ea64d897740fc488582205e2f63d21922f86dd9c3147a720e73fbd847ad047416ba6be98268eecb341701dd42a950499af5059976ed0b83855db0b70996ecd576430d9f70707720fd218e9893a496a6a103373719f765', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 05:20:02.116708+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', E'\\xc3cdacd5da8c29bf55959acc59ce3481da09b572de179c931b7733c496a6ad88', '01a1ed19-0437-7d30-adc7-e9f8a9265fda', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'r4', 'R4consulta', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2e97990668df1ce625074617b6f06a411856ceb59eba9fc9f7d146161fb49d1e780b40bce3cd26fb590acf3ef0127a54e2bfdeaf6', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 05:20:02.103287+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', E'\\xead91a89bf9267c6dd3c27fb26d030eacb0d70052981998a21d1259b862beb5f', '01a1ed19-042e-711f-b369-a9f3581339e6', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'r4', 'R4consulta', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2ff4a9a77e5633c2f4cf4a5428491056a41c6e1124e6deb48ad43b6b0a9b7b58f16e4f2ec0a54ec11083be5833cce8e18c6010d62239e828908404eaa56aec137aa06645dbea6c2e589514387bcb56bcd64f74cf2975cbb8f8b37f100a5b391d6c9684f64b50e63', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 05:20:02.09487+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', E'\\xf2d3e6df2eecc1a40bacf7ea0810adaa01fe98f2afd49169a2b78e62df5c794e', '01a1ed19-0455-746d-b78d-1ad24bf75370', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'r4', 'MBconsulta', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2f34078ab3cb4564a179dbeabb344e2e7281702eb6ec5ad51e68c0f971be7cdbffa6e6649c4bef011ec69d3b6528f92e49e16e07e8e01e26c05cb0ea235ca018c92bb607b2886ba85fd145583fb69a586b2bead3a58e9d512caa1f994b2d9783b60e65c466f1cf6d5dab07225851cb1302aeea639c82d7fa1732afe16790947dd93ddffbd679dd126b3927dacf61e470c0a7cf826f68c633dc314b10341573627dbd57fd5ebd42fb0c8fe9cb0fc785bb6f127f4c8039d65192f6bc79f29f2d11ad7d2e29c8e45e95c6c73349204a84b1cef4b360fd16973879cb1faa7a67bf47323cf704c1a16dedef77883f055b8457e315352175e048f508f6b7c50c85c09bf34f75919', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 05:20:02.133842+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', 'in/2026-10-05/12345678/120.00', '8c31ad6c-8523-4a17-9fdb-cc46f991ffe2', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '2026-11-18 05:20:06.788614+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', 'history', '2026-11-18 05:20:06.793162+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x1e23a023553c3c850ea06e78702adea2daebc9f13fddeb169327b3f7547025a9', '01a1ed19-00fe-70a9-bbbf-624f478265a5', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2caab5c0387abd91f0817e96f7c34a462bc6fc8fd85bf426dc217c8cde14fe5780b3e1c09b1f259d711c3f657761b83e15a0b8bc5f0ca79e760398e4c', '2026-11-18', '2026-11-18 05:20:01.281321+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x6766ec47ffd70c2cca5ec448bed027decea8b80750f4cc260bfcc602aeb482b3', E'\\xc0bbd98e7103b0520e9a9a35018db3dac348ebe55e6a4ceb90abbf4a61c9225f', '2026-11-18 05:20:01.656772+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x108f9e968cee3b9566d34a887078a098435af6ee9c373fe02a83a6f1530755b5', '2026-11-18 05:20:01.667321+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x6766ec47ffd70c2cca5ec448bed027decea8b80750f4cc260bfcc602aeb482b3', '2026-11-18 05:20:01.635137+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\xa81b3385a4696ab76764da5b8b6c5ee89174ab4a5a6129a18c83e2752444614d', '2026-11-18 05:20:01.587227+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x108f9e968cee3b9566d34a887078a098435af6ee9c373fe02a83a6f1530755b5', '01a1ed19-0282-7080-9506-38975f8b63bd', E'\\x3b83d5f7d1afe7a0adb7f66e2e231d5c87eec58258a90995c78a3dad65cd0e1d', '2026-11-18 05:20:01.667321+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x2aca787fe9f473dfd02ff58a90b89b8800227cedfb313da77a4d0283cd45aa89', '1', '2026-11-18 05:20:02.015134+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x58506ce8c482f18a1c53e8f3afddf680f6af0e659bb843f147e99abc93d14a58', '1', '2026-11-18 05:20:02.015134+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x70d17f5694760c223d4f8efb775246d4da8ef707922e51fd19da34b0786aedfb', '1', '2026-11-18 05:20:01.974178+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x81967aa7096e5cf5d78780a7fde295dcb729ea1296d389350d46330c056d61c8', '1', '2026-11-18 05:20:01.974178+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\xda48077a253a8be4d71c749e7448c1cd6c878ce34124617a53fc562a8d6e61fd', '1', '2026-11-18 05:20:01.974178+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\xdebe20d9f2a7f746659148d2d8eda21d78980f541613e037e023f184eb3cd242', '1', '2026-11-18 05:20:01.930454+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\xf78e9ab42fb3927da55798cf992a3b468c0e81dc617cac111cfa09ffe95a28e2', '1', '2026-11-18 05:20:02.015134+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 05:20:01.866847+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-038b-779e-b1be-6ae25b0ca19f', '01a1ed19-036d-7099-b3a8-1bcac5bfe001', E'\\xe418d10489194115b56dc4c131066239f32c4c34a7d53e5ab96bf70884af4080', E'\\xb559c16401fcdee6aa11a7f00acc2e7f5d640536f91094849fa2011441f0a013', E'\\x1e814567d8c6b728c17bd830027d1a4f938d56b3bc83c1475340a16c62622ac6', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2c74ae9ae0aa44f0785b96af26dbe13cbea9ebd6b49166c23d971ee72a0d58341041b14de5cef05b1009087dab10e703aa1c90a707cd314f77e16f045c2832b74be781e48de6457e0edf7fc5336ea', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 05:20:01.931+00', '2026-11-18 06:20:01.931+00', NULL, NULL, '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', NULL, '2026-11-18 05:20:02.034+00', '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', 'notification/0102/83700001/1523.40', '01a1ed19-043f-7efd-8881-3f0385be2453', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2adca38abfc5d403f5e1686e6a59313f5d35104dc5cbe0ecb7678588d65408d71bbec541fa89c1ca779e3b2275fdd7c5d36194884ae92a0c853b353775dc20fcda144f039522e3b24c0e4b500cd325bd664521b440de6729c122c6cce757c1ffa2553a6d6ba', E'\\x38474b90aac6d8881409461c3e2c47bcb8f6f74c53712c50456ae5cce8f833fd', NULL, 'notification', 'true', '2026-11-18 05:20:02.116708+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 05:20:37.116+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', 'notification/0105/83700003/1523.40', '01a1ed19-0455-7a4b-acc6-ce306d4f5c9f', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde204c05d877e54d0409ea416e967592feacae26d4b7ebe8802304acb5e00d6f7d447a4602b39137e5edaa52c92321562824321d63ee9dc6f51477bc2733c251ba3a2dad2c140b1e65c8f6442d3177b4662fc6fdf1b7d22b2bcb72bdf0d80a1b8d16fcff3caeb', E'\\x38474b90aac6d8881409461c3e2c47bcb8f6f74c53712c50456ae5cce8f833fd', NULL, 'notification', 'true', '2026-11-18 05:20:02.133842+00', 'ignored', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '279497920171', '01a1ed19-02f5-7e93-8a14-00422ffc6f51', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,20167,279497920171}', NULL, E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2a792fdd6700355a135926c883aa2452db37fb35aeebdf2e0c5f9592814c54d806a5fde98b3b5b4737626e478b154a3d63b98c751c79da7a3da4b70100dd78e7f50f1829e3e3d4eeaefda24c5fea3479304', NULL, NULL, 'query', 'true', '2026-11-18 05:20:01.781951+00', 'matched', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-02bf-74da-91d9-8401fa03ce35', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '279497920171', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-02bf-74da-91d9-8401fa03ce35', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 05:20:06.799378+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '2026-10-05', '1', 'added', '{}', '2026-11-18 05:20:06.799378+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7ddb-9775-8a97e90b96f1', '20261005', '30.51', '2026-11-18 05:20:01.811+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 05:20:06.714125+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /movements/{id}/ignore', '01a1ed19-055b-77e3-841e-10500ef5c9ef', E'\\x01ffd836c38d24225affacd16c8418835feaace7d2dfcebf2f33a6baac883214', '01a1ed19-0585-7a0c-87c6-c6ac49346926', '2026-11-18 05:20:02.452301+00', '01a1ed19-0455-7a4b-acc6-ce306d4f5c9f', '200', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde29a71313780ccf4ad536f106312c3f4f40ae03fe562a1eb356b8f9b26bfdee0b8e3a316b327473dc7539e834dfae8d0a71bc8dfd18317fc4dd2189108c14fddf57a9f6a32be9512bcbfa7513a8e040e36da357e56a00fb849621a9810567dd1fc9b1d2dc6f57c8187d5da7324a5966ec44cc30f5ba846f14ee78a6e897391845d791e36c2fb029e4020b45081c106876100e843c1dce99f455367e81cc2b6f1c454d52962c0b56b26edc82d68f2fa1da41d1d3f26f128ba4e1bc19b3e2ab2b6a7eff3e1986e28921cb37253afab42024e98f5daeeb23c8bff631539322025b5eb2d98fe3d18b964991ae6340bd1791e1b401cfe47f32059dab3340f8e2ad8cf4be48cb7c546b5ed43a611c51557e3423e08c8f1b052ffe218381dadf6170df7d3e14f372dcfe549d3236f6c5a66c48e22cc1953bb02c1f693b201', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /payment-links', '01a1ed19-0350-7ee7-bc6d-ec0fef1a1d12', E'\\x338ae91cece5ece81a0a9f5a96502d299f3cebfc4824a405d009f085c63529ec', '01a1ed19-035f-7908-99dd-bf2375254b2d', '2026-11-18 05:20:01.903589+00', '01a1ed19-036d-7099-b3a8-1bcac5bfe001', '201', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2fb3abecc721da470e0bdb08b84cfcd316e50917d56d64d4e77e01b98ef4e963249688578ef878c273dda339317c721229c893a9f7af426f065091b1c1dc5a9d141164e96903cbce88fd76df164eb367fff2b214ae499774d4eed4fdb5953c7f2c13100e8d8857e6f433ca0bf43bbdb4bc288e96971273e431adaa3dac18d7b23c5389995e9c6a7b9fbc0a1b24fdd03cd630ea4edd62bc4868759c0f8b6c38cc42cb4c84e561a13a95d1075ccc60cad0932ba431d97c76b575a07ac6101eeb1415c8b1b444a1be898d04060ac7039eda4b0a88a2124fbeca47c1ad6d9d25c36b864ba01791e8324d326ab34100372478e63b77c932c40f03ae0f1976e3af17eaf5ac67ecf956c3d13ea09049667249988fddcb31443473e021145875cd7f485ad88acf01699f578c0ae3f81799b20c7992002504264e9bf9bf4', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /payments/credit/disburse', '01a1ed19-0307-7fc2-a33f-d68cdc489b9a', E'\\x75f7b0d8a647c48d2b7b941de16223744356090f33a6274bd0be412bb11f9f67', '01a1ed19-0312-73b9-b272-a749bf0035ee', '2026-11-18 05:20:01.816043+00', '01a1ed19-0313-7ddb-9775-8a97e90b96f1', '200', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2a9eac28b6044af9d537ccff65e030061cdd0b4a2bd9cb8d2673b2a7acb541a101a09fdda6323e996e5b1457f628a87c606818316d3d698b8244f3f19e0406fd03e719d604b80e23232c15e41ddec1acd7df17de594f999f323b326502738db3464c7a95745a50edf1f78482bf6d69362cfd29609859582bcfb27eb333e22dca220346749ecc27979a32c751478a70a13baf08b190bcddfb96670399d58c5306eb4ea275a9a98aea7895721f0a17b7743507bb6506a2ef9aa430a78d2aba652f096a533c3e24be9694cbdc73d99bf2bbfe74cc0b30e15cd6c18f92af789876be696d71b50cbe4f5233f92c68db578c21960ba3c6b8124a52fdda63879439bd1da447aec37de3791490d5d4bba7916f3807f5ef6fcf484a02506c5a7898bf428b239249724c3b24105e41f67424843acbe7ae4c3977282264c0b3e2d533f5d0875172a7dfa5d5f8e63c9b6279459e71570ff93587c3aaf5b8f12a6ac5eaf6e81dc0095a39e36e27f20f11cda4980cdd46edffc9e6958605cb8e93f028db4b0a090d8108534acd86623b821b035d6d09cf2c212b4df491461848644ff5d491b645e935378fb78763060513a3c97b0d25623b64d564cb145bab124c2b3dfaf94a0f16934bc28307f822a6c930435b1d64643b19950d1b67ac2ee89f85935a59537a227a49bdbb8b58d24c048c89bdb23b57803a1f0e9f6f16230ce9a6a622f7d377e859a78fe52f1b97e67ebe99c682dbc40021dbf8b96b61d557f3f1e136c68477de67bac84649f51d85cbd4cdb14b72bc36c0920052038a4ee8964d7475cbecc44c73911b162a83fd01d2fe348e41f7ae10eaf4f48930e67e2d0a3e8138c6a624040b03d8abb5e1e86753a034fb8acd398329116a497116377703d823f65a2588a500d419c1f7d9ca4d2e3fdeb4e317ced38618f28b02cfef1ce50c9131abe689d55ee9404f9c131dedadd84084cea04d4529bb09262dd364c744b3570cca6e23bedbfd25971f331e5a2457cbe69c8446a5ef55d5bf7edc00a2d38fd217c90fc0dc04a476cf99e1a376d101babfbeeb5454b588223bbd0b8c5e413e64fccca9bf6f5ba61f8da4224ea6ad4f0525d6a218655aa6ef69af60045bef047e3d83ddc', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /payments/pago-movil/verify', '01a1ed19-02b5-7c49-b630-3f46db018022', E'\\x6d0881156c519bb91003eb09161f5c01ad5ca1bfe8b4b78399195a083cf0d3ab', '01a1ed19-02bf-7f19-9c8a-18169adf52ea', '2026-11-18 05:20:01.72902+00', '01a1ed19-02bf-74da-91d9-8401fa03ce35', '200', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde29ed63718e56ccffc8bb2b10150463370f6eff88108be6bc840926b00fdd7cb1f2fac4f9e31a644d0eb460121eb26cab5b977934fcf984c62aaf6f94279285b048cffbe3625889eddbd78a118487d76f3baf6aeaf697fd5635eaa2e7b247e162a70cdf2339b86ff25da69fd83b0d7b02c665aa61284ef8b00daf9cfb44c9f30df517b87eaab24c2789b3d1d200371db8e808ec4e9f4eeaa6191110c313179f968aeaca7514187ffc0599ceb8f17f564bbdf16d26bb3d45e9c5691994ee03acaeb501535e843f81314f4cd0f3e38b6c7bfff36ab5a75857ab3f568d5583e67f5f40bc6af51d5d709f57b997e598d0c11c24a4dbb0e312d49c283f55869c7116adc6fe828ce078e4f381b25def7eb766ef91d5d7e6c14dcdabb70a94afa6bab485f8bfd19bf57cdf60f6b718349a29e7c3d926c55d6a7ba54524bf2f016940d8089d00263f3e0fd4499b1f911f5fb322bda6c6808850c7c67f2f11cfb38e511274efa7b640e41ffd8ce07d7178df1ef90c0afe5a2767795e0ee22abdcf7413bd1ce9972ba81c71e2675d72bead2a46d9dc01441aba913b188eafa999fe2ac79c31e24a93cfb7b14b78531bf25331054', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /payments/vpos', '01a1ed19-021e-795e-ad0e-b043eb98ef23', E'\\xd88352c864b603946bd42f426b67fbf19e385ae608b3c6ed012e5f0895279096', '01a1ed19-0230-7053-90bf-53dd83ef798d', '2026-11-18 05:20:01.59948+00', '01a1ed19-023d-79b9-a9ec-ddf842d72156', '201', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2861b4414b230fb59d2152ac4c108778e8058d1f79746139839fb475da4e634636a664085ec8b735dc1adb80f1c70d9e93bdc5b39066e1a37ead368f5787a98bc5cd58ace30208e0b06953d6daac30659d1193de704c5642ad1625445ad192de16075e131c25d50a457a259e6f1a95d02d0ff0f06d09c7c809ee02dafc31e9d49beb09c5c1e52d568d2ba3989fb2a71181765fbebc0bd319891e0b14c6ecdcb6bc61c20ab2046076304d477d4041707e54426466570b662e5f17cf42b0eb4fe94ad717aa98c0e645157badce1a2a74999d9789fdaa07ef0b5323408e210dbb099a2048fb2845f468da69d90972dc148ca4f24fe0599ed109be827b6e60a8aabb97926b2af04e5222622829d6f8f3d92d7ab044237db616c85a1747346c861b982bcf92b45767d44adb58312ae7c10e7c34e6c0835f1525161a52bb9b686c5f1210ed958727da3152d8f41b0a95af44187296f6c163a5721d92414a38097ed3f11adf622c7324f646ce7da1bca7fee71d98b05fdb0772ca326c7ad3885443cc5a4c24934af26bf6e13c8f53e3c2dc5770273c8d50953c8efa30919839423e785995b1de205004493690d15daf8108b30f4d5fd5f6f9692d1d530febc6aab31114855220fbe4a4e957c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /payments/vpos', '01a1ed19-025e-7899-92b6-f7ee96e02a33', E'\\x37313d0dbc3e91c5881562c3be2912e96fb44ae11aa0a79ec1d7d01fcd73a8fc', '01a1ed19-0260-7b69-bec7-f919415c4e91', '2026-11-18 05:20:01.648834+00', '01a1ed19-026e-7ed8-92f0-b9c145b2d98f', '422', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2f609d6941980e3b45df8a805ee4b3f738db62f54c6935f3ade34117d8d9d606fe90603fc3a461414e3a9590fd149afb5a1c8f1c2af3cfd94cdd715b3ec9f27bea0aeeddca37f8cd963e2bb9cfbf5dc2dc243b051e36bab05a31a1fe213c0da1329f7d1b94704ffd71cd35697fc78cfcb450dc4df30e442bdf0324afae8f261fc5cb0361f41677dead5b4117967d3219d10cbe9709092ac855569cd423cda9685c502bafe10c32b080b1d44501280541250b56bf3a14f31b197c6763b2f1c10c473a8ccbc21335eb8e5e90451372a10fa2321832798f983c8ebb5a49846c856346087b776785445b08741f81f27ecc37ccb62d3710895b2c586664cfbaaa42c12c513641f8662c86b148f1a69d0738d97cc08589cc685ce16e5f6c574fe619b667c3dde9066d92413583223d250665bdd8d86a7fd58e689153d512d8e1e351670f01f7fef0c84f37aec6fef3aecd4678506face193632ba0c52483f27d97f73566bc760f1d71ac26efaae6574b8f876b6cde52b428af233a11fbae722ef1a174227c508c87667258a4ad23c7ef319435db22661d61c01bd917d7963bd07c3ee75011bd60514790d679f582dd86fbb6c56c6fe3706121061b032f7fb47dd8e34867510362821f2f57ed3', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /payments/vpos', '01a1ed19-0280-7d2d-8e57-af00232033a3', E'\\x634a87efe53a050abae138c04eca448f433c8fd041a63bcc6bcd1bade492a548', '01a1ed19-0282-71e9-82c1-84760ef34022', '2026-11-18 05:20:01.679047+00', '01a1ed19-028d-7fc9-96f3-e572bfcd284a', '201', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde210b35566228f08fdb50af8b36cc5cd94e9c9370788477d8985fd1e6d6b335e1eece4db6100102ec56d828610c05499cebd735ae092c74d3731569211c0bcd7e3a359213c5b8a70a02e175d6124e9f929dca43935e33b212d2bd3058e96ee1ea39fd3fd87f40d14a4a9d6f80b77a189be448010499e4644ae516fd11a6b168872b5a5b9084ab4ce3dfa163aadfc2a4008435a2f93699f2d84716463d0fe18116792dc32566997ee01096b73e20d6fb7e8a3514754f06955e62e2a5a2fb116306ff1d25a7ccccebbeb958184ba22de12dc66f7dfa7b58d23ce846ed36b88a60cb86dd7a4f1eff82ee28b0971819b0c440c6e5ae9779d0dc49d8f97a2fa014ab67c1b130ebb7270a457855e71ee10a92663ab80d68332e1626adcc53ff7581115ea5ca600aea981e49a6d50b0f27deff0fb5dd6a839c990071bb942b89677d7aa4d753da3c5196a39c9c4d43a6e4e3376215d06e1576fb5a5b43fc9acd9c5253c4355c6e0b4137b4d05f9743950567334275c3a28502c4eb5a16736730e9962de3f665eecf6180a74faab3b6d77190302c9d24c0aff25de120c5c5600ae2fb8912c1cec51322001782403d98da5b1fcef555c906b3d85c1d5e8fcd9dfaffd66127a90', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'POST /payments/{id}/reverse', '01a1ed19-01e7-733d-8b8c-b06a3dbf75d6', E'\\x1a61919b36dc43d030a921121000b1b8af25c1759db6787b5962055bad3190bb', '01a1ed19-01f0-7c5a-b8b7-a98b767354ab', '2026-11-18 05:20:01.530089+00', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '200', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2a612ab791ca4211547c23a88d457cdd05ce0eba37f3ef777948218b56bbbc0242e7924d26e1cb9ccb90af6a816f7eeb9bdd2e5f8a1d06e23fdea24f6d1122401c7e2249706045bc63c1300509499c6cb66abed2dd19d7148c67161b7f30f956d482f8e85ebb87c7cca208fa0a3df3974dc6c6711b9b8cbd8de86c9cd9ebe89cd5447f452e67c4254a40f245c1442e844388a86e8fa7f656bf2831bd2a0818e6e570bc75e72ca644cf239c3be41a2ba4655e9425acf9627fdf4a8cbdf0149a330d5c70d64edd1773d3b855c0e234aabd660bff2ba8cc49528d6c1d8c9f55e282ca65108084f0e247668868087d5ba6dcd53e11c2843f64b51b338235f1a5e6597ab77cabdf0eeef8af2b980a78bfc9a17745150cce133bd9bd1d93d03e5d311b3dcb66c08e46f0acb6a28afc1a698a833668978ee4f753c86dc4fc31f0027802cbdcc48d5a95690e76652543447f1a3bdca6e0567bd91c0b80f8f29b1a5958ee6641fb5ca10081d99156e09bc11b5295de5e0b91c928fc94201243f38ca8c52995589798ac1b8391ba2cc006f26352177df1a43a0f0cbc95402e8eb1c43fd348f92783e06ee51465abbc19add5aeb109f67f73fd4a8cfa292a3d69392442529ce192c2ad3b4274978bd64bd4c9385258cd9abfdd557e449105d54e3f309818224dcaebdbc11166fe012e1bfb28dc39f044af3a9842e580bd70ebc287f9bdd4c14476d85d1256fd2e955e8cc0070bf35f078369b6ced9d73e8c84af3323d3f66944ae9e72cd818390cba2e2d09d28f03973e60f00cca96698af743df97019360f98a3a7e8aba01ef3330d60847d3d0762b2815ab5158b817df68de851f13c0ed07cf604af7865018', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde20cad8db57fecdbf084e5c24726dd5f90be6e54e9327d132b3abe9c6e2f1e26578bee309689747f2e1f9f7c0465be8c897473181f1e652b5bab59b9f14143c2f35686df9bd7cdcead2f6f3a1fe915852199af2d48b30d7ef1ec62237b', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '02362092-603c-449b-82e8-115dff12dc7d', '2026-10-05', '01a1ed19-0313-7324-9840-443621450f41', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x0dec5defdaa14a35d8a31be13823abe8cdbc733ace372f6a0f4ecf3114c5ef19', '1', '2026-11-18 05:20:06.117847+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xecfe093cb0638aea64a8d5827d91737001fcb8e502a9a073e6bf58cd6dfadb1a', '1', '2026-11-18 05:20:06.125241+00', E'\\x462630d72c5030e7914556ab203b9b35f1679e579c84780e3dcf56bf52807891');
insert into login_attempts (subject, count, last_at, name) values (E'\\xee4599ad3429dc942e633e6bd57f2c300ba6e8af89d4edc76a1deb9724d9c6e1', '0', '2026-11-18 05:20:04.600627+00', E'\\xded1d2302ea234c71bfa0111f8fa4b0bd957b277675222b900b41bb5228ad5c1');
insert into login_attempts (subject, count, last_at, name) values (E'\\xf27a2b412cf2b740fba8f218e212cf0b023a083704facc6728846f781a7090a0', '1', '2026-11-18 05:20:06.129608+00', E'\\x462630d72c5030e7914556ab203b9b35f1679e579c84780e3dcf56bf52807891');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0031-7756-afdd-e88c94c5b659', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ed19-0031-7756-afdd-e88c94c5b659', '2026-11-18 05:20:06.807905+00', '2026-11-18 05:20:06.807905+00', '2026-11-18 05:20:06.807905+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x4e90d18aac9bc78737ab300bce23136cc0f8594a140bfca78f08f3a37e7085eb', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'r4', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde28899e0c77cda72230a1e16fd36c67287e6df23e239a29260ede248637ce7dde521eb835ce5581be5fbc281faccbd2c475d86a0deb2b5b8e29508592f2216abb9424c445c101d13fe6f4aa9b5413b3edc9722f858', 'true', '{}', '2026-11-18 05:20:02.078575+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 05:25:06.779508+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$428gCkOlt7JPQdc_LpEYYw$JvmNUWMs0xkMFJ_3LkjRUAjFCqxj-MIqsiGunxUp8y0', '2026-11-18 05:20:04.462542+00', '2026-11-18 05:20:04.501701+00', NULL, '2026-11-18 05:20:05.992034+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('d9002415-6d18-4d80-a412-40bc322ac574', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 05:20:06.7804+00', '2026-11-18 05:20:06.7804+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', '$scrypt$ln=17,r=8,p=1$428gCkOlt7JPQdc_LpEYYw$JvmNUWMs0xkMFJ_3LkjRUAjFCqxj-MIqsiGunxUp8y0', '2026-11-18 05:20:04.501701+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('4fcb1f2a-7c46-4bcc-872f-c0d505e07e4d', '01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 05:20:06.775135+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x12c0de10fd7da2ce432c5ebc99b3bf62c8e1668ace195d4e7fdc11b7f34a39a6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x301a8271ff064de125f1fddf0d85ff62e4c8f5d22cc2d9799eb5d58d3fc490ed', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x4a21e05cbd8eac0eb547b273e4eb1be34f39b4bb4c77f22348aa129a5598c6a5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x5820b4eb03b73b3573462ac28bdde4b344626afd6b2f2d2d58c3c2077f366d87', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x8c272a4a210285591aab266bae6047ab2e8e43e7b4b8661ed388db86aeab7057', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x9d3182049d4e3bfd6bf3917ea22afccc577adff9611e4a8cd37463b2fdec2879', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\xb43ed2b3a7303c7199736eee5988135afbdbc6a7b7aa09d5f717cadbafd93c32', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\xd028b0f68507542e1762608d82b21a3357660ac9d7c05ce025530da31c8599ce', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\xd31851c455efa9dc79c53c13464a75d7effeec2043874cb0abea590f715442a4', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\xdd3a02147455b023e8401e80ff0e123d77fdec1097c51fbe063451a91fe70d22', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x1966127d0467e529d683a024dc7dcfa5733bf54b730d55d68215fc11c8ccb6d8', '01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', '2026-11-18 05:20:05.992034+00', '2026-11-18 05:20:05.992034+00', '2026-11-18 17:20:05.992034+00', 'e56957cb-0959-444f-8321-458db6353c36', '127.0.0.1', '', '2026-11-18 05:20:05.992034+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ed19-0d8d-7dd1-9490-406d5cc0c6b1', '01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', 'pas_op_xiOYyfHS', E'\\xe930bf3491665284a575c4adc43bb621c9b97444379dd8d47d09be10f131ad83', '2026-11-18 05:20:04.494082+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2d6fc3016c88cf8c257b514d78ee553a1bd7dbcbcfa5b96b4c62057ac651b2a420945bd989b45f7cacceb0ebba89139c650d4c2751409aec3e8e82a56a9f9f8384573fdd8', '0', '2026-11-18 05:20:06.15092+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0031-7756-afdd-e88c94c5b659', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 05:20:01.073+00', '2026-11-18 05:20:01.332+00', '2026-11-18 05:35:01.073+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde24b299fd1c79cd5fc795edfbeecd01821c592c2ded551ec9e4ee72a76c29b7463b8ce8b4370b92ef88329afd60606a453df8c2c95fcdeb021516162ba9aeac891170e67171b4d1b74dbb54b5a2c194b3d7d33d26108d18382df0f7aa4c5', E'\\x034298eb416d732ea265dafe4ba2d2c63fcb8d927c0c7022f904978d340b538c', E'\\x38474b90aac6d8881409461c3e2c47bcb8f6f74c53712c50456ae5cce8f833fd', E'\\x6806e34b74f803800c876dbf4923602fa511d10f8e3554d7ce5ee1ce4fa4de5f', NULL, NULL, 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed19-00ce-715e-92fd-6d02ca7d2ebb', '2026-11-18 05:20:01.23+00', NULL, '02920130', '497920130', '{497920130,2920130}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0181-7efa-8cc5-b711f1926b07', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 05:20:01.409+00', '2026-11-18 05:20:01.45+00', '2026-11-18 05:35:01.409+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2bf0694be80877a67ddf2adf74dad64cb24415cc839422059745df63ed47fc74e224f5d76f0f05f167e13cc0c58570dffacef7d217a14624cadb0f58e9df596a0be5c642719a42b484f74b836672ff7cad8f8a87c58b77f26f56b59b6cf', E'\\x034298eb416d732ea265dafe4ba2d2c63fcb8d927c0c7022f904978d340b538c', E'\\x38474b90aac6d8881409461c3e2c47bcb8f6f74c53712c50456ae5cce8f833fd', E'\\x6806e34b74f803800c876dbf4923602fa511d10f8e3554d7ce5ee1ce4fa4de5f', NULL, NULL, 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed19-019f-70b4-a287-bb3d10f8b205', '2026-11-18 05:20:01.439+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 05:20:01.476+00', '2026-11-18 05:20:01.544+00', '2026-11-18 05:35:01.476+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde268717ba5d74275bf267c53798480c11ae51e52596fa248477c7ac500a445f76d8c6e97014424495035a3d665029663edbb59e7b58aecdb54f84c39ad8f377fe4c182c2213ad1b40c70396f74125afa9eeb2ca0c173e10c789ab9dae7b4', E'\\x034298eb416d732ea265dafe4ba2d2c63fcb8d927c0c7022f904978d340b538c', E'\\x38474b90aac6d8881409461c3e2c47bcb8f6f74c53712c50456ae5cce8f833fd', E'\\x6806e34b74f803800c876dbf4923602fa511d10f8e3554d7ce5ee1ce4fa4de5f', NULL, NULL, 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed19-01cf-707f-9662-f5e1af3c0b9a', '2026-11-18 05:20:01.487+00', NULL, '02920149', '497920149', '{497920149,2920149}', NULL, '000000', NULL, NULL, '01a1ed19-01f8-72f0-b8a6-91144fd0c3d7', '2026-11-18 05:20:01.528+00', '02920154', NULL, '{2920154}', NULL, '2026-11-18 05:20:01.544+00', '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0215-7c68-a347-f18cb9c458fb', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 05:20:01.557+00', '2026-11-18 05:20:01.557+00', '2026-11-18 05:35:01.557+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde223d7633160f4b6fd9ccbfd43b4f1a0fec64723775a410e56eed374be21c479c3c7763a2de6cb086814d69cf27542886b16301c70ffd054ed4697faf7fc12b61488c207699df3819c74c3760964d2b1957045b430900deb9dddef3b81b1', E'\\x034298eb416d732ea265dafe4ba2d2c63fcb8d927c0c7022f904978d340b538c', E'\\x38474b90aac6d8881409461c3e2c47bcb8f6f74c53712c50456ae5cce8f833fd', E'\\x6806e34b74f803800c876dbf4923602fa511d10f8e3554d7ce5ee1ce4fa4de5f', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 05:35:01.557+00', NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-023d-79b9-a9ec-ddf842d72156', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:20:01.597+00', '2026-11-18 05:20:01.607+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2be5da351991ac55553df8fdf671a994b9239fa626f002c90fe835ba6caddede75597fe15881b42a259e371d7e154199c4132ea20966cf76c4de88314bde1dd6c2800657eb0241a2dfb0a', E'\\xcc5b88c0729c7f3957ccd8430d352fe43cdd4c79502c06f2ef3995912b3c8304', NULL, E'\\x948d6e48b169bcf191ac039c8a4232d142d07bc14607c7a1e79880680f444dee', '4242', 'Visa', 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed19-0232-7fed-b6ad-5457b93c064b', '2026-11-18 05:20:01.597+00', NULL, '2920160', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-026e-7ed8-92f0-b9c145b2d98f', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 05:20:01.646+00', '2026-11-18 05:20:01.652+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2568ca4363336516f8a55f985500369ab0e687de5f7ff70bfaf6d5f08150dfac761556e98ced4b052d11a195bc220d9b99d160f5493e69432ad305543093459608a4e5643f02d81eef755', E'\\x7cd594718b242228efad2df1960a84ac22d8f28867d01ebfd1ccf5d50177871d', NULL, E'\\x37e5e408b48414caeccbc272885d8aa10ac557ac2bbb1bd41479091763964667', '9995', 'Visa', 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed19-0262-78f6-b8ef-7d0d7ff13bf1', '2026-11-18 05:20:01.646+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-028d-7fc9-96f3-e572bfcd284a', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 05:20:01.677+00', '2026-11-18 05:20:01.688+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2ebe0f5cd15d49ce85d8bcbaf9fbe2061c9fe52e552d038776a19cd5c36bb6030df611e32f5e5780f2b82acfbb9d0aef7055dff42aa87524265f7fd12882bfa3b9c5ea3b90e370d3f5359', E'\\xf7305433691d7f429ccbbc2f0e194e9046bf35dc2a1ac4f479515e46c0963074', NULL, E'\\x8796212498b42dd3326ea75ea78cfde40827019d4b677ba3aaad1a2dbf280ede', '0119', 'Visa', 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed19-0282-7080-9506-38975f8b63bd', '2026-11-18 05:20:01.677+00', '2026-11-18 05:20:01.688+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-18 05:20:05.588109+00', '2026-11-18 05:20:09.08+00', NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-02bf-74da-91d9-8401fa03ce35', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:20:01.727+00', '2026-11-18 05:20:01.766+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\xaefeef9b76f44bf59e92e6cc0069b1c01a52920c45901b171ebbaf456407f04d', NULL, NULL, NULL, NULL, 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7324-9840-443621450f41', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ed19-0313-7ddb-9775-8a97e90b96f1', '2026-11-18 05:20:01.811+00', '2026-11-18 05:20:01.84+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2e03ac597cf9b66868ae755b0ebd6ed65cd01c8067bd920904a74cbef62d99dde0f411502d99a00742dba2bc5424d4e0b9bf67d2f6e5d4cfef0077b41bd3f16646a60d99f0fc24bbeea40f791c96cd5b4cd9754119bb49752fd1525359c7ec8c08193d5f54d82fd6be4dd89b03f08467f', E'\\xff83506c81d9b6d94e2f1676eedb2b579d37f5d4821138d3e6464fd3478d4f21', NULL, NULL, NULL, NULL, 'r4', E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', '01a1ed19-031d-7831-93f8-41bb62ab5d5a', '2026-11-18 05:20:01.821+00', NULL, '47920184', NULL, '{47920184}', '12738a18-34c4-4c7b-8b57-5f851ce223f3', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7683-a230-03f15b300f3e', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ed19-0313-7ddb-9775-8a97e90b96f1', '2026-11-18 05:20:01.811+00', '2026-11-18 05:20:01.829+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2561732a3d1bc2f0abad373ee3b6ca7218eda5b827204503d080688e0da58cfe6529a8f6f29afc18a5b7d5ad397edf6c4b612e80a2365b24747cf6628dc953fbbbf59a0f9446b0163650d2ee7dc7584b61c61553a32492251a6c6edb492691e729f650557e7254d92f7e1b9e19a6ac390', E'\\x826288df9b2fe9b6c961df7f649800c74443833d959fea68b07cbacb48f7f304', NULL, NULL, NULL, NULL, 'r4', E'\\x1a462c8d75cb97ea694bda30754af5f13964dee3c93d782a061ff560119fc6b9', '01a1ed19-031d-79e6-ac4e-98ebdabd237c', '2026-11-18 05:20:01.821+00', NULL, NULL, NULL, '{}', '1a551195-a0ce-48cc-9b48-29d1b3c88d8f', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:20:01.976+00', '2026-11-18 05:20:02.034+00', '2026-11-18 05:35:01.976+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde26774ab2a020265b6e28ba38e3e4084d318caf890c252089d6eaccd7c49e7c64730d3f5637a0f52ccf173769b4a8c9aa21558ba21256d5c6b3365650dcdd84d345621658d427364d88365171d9be6cca422fe90e87b2c6540bf3e3f312a', E'\\x034298eb416d732ea265dafe4ba2d2c63fcb8d927c0c7022f904978d340b538c', E'\\x38474b90aac6d8881409461c3e2c47bcb8f6f74c53712c50456ae5cce8f833fd', E'\\x6806e34b74f803800c876dbf4923602fa511d10f8e3554d7ce5ee1ce4fa4de5f', NULL, NULL, 'bnc', E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed19-03ea-77f7-b3e8-65a4c404c43b', '2026-11-18 05:20:02.026+00', NULL, '02920203', '497920203', '{497920203,2920203}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ed19-038b-779e-b1be-6ae25b0ca19f', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0031-7756-afdd-e88c94c5b659', '1', '76a4a9f2-a36d-407e-a2ec-9a8c3243f1d4', '20.00', '2026-11-18 05:20:06.816964+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xb2b5a883dd0316c6f786fa490f958efee87bb427b7abddfccf2bf35f2cdb27ce', '01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', 'factor', '2026-11-18 05:25:06.646775+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7324-9840-443621450f41', '10.00', 'key:requester', '2026-11-18 05:20:06.804606+00', '2026-11-19 05:20:06.804606+00', 'approved', 'user:ana', '2026-11-18 05:20:06.804606+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0031-7756-afdd-e88c94c5b659', '01a1ed19-006b-7837-8440-b37939ae604a', '2026-11-18 05:20:01.073+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0031-7756-afdd-e88c94c5b659', '01a1ed19-00d0-7c2d-95ff-c0b5871dc9cf', '2026-11-18 05:20:01.23+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0031-7756-afdd-e88c94c5b659', '01a1ed19-0134-7048-ad5c-8feb587dbf89', '2026-11-18 05:20:01.332+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02920130"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0181-7efa-8cc5-b711f1926b07', '01a1ed19-0182-7249-86a3-2d5503d494e2', '2026-11-18 05:20:01.409+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0181-7efa-8cc5-b711f1926b07', '01a1ed19-019f-7925-8c46-935d9ce70e46', '2026-11-18 05:20:01.439+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0181-7efa-8cc5-b711f1926b07', '01a1ed19-01ab-7092-be23-64ff9987d106', '2026-11-18 05:20:01.45+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '01a1ed19-01c5-78a4-be75-9b5507bc3c91', '2026-11-18 05:20:01.476+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '01a1ed19-01cf-7166-835d-b4e1571792b5', '2026-11-18 05:20:01.487+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '01a1ed19-01da-7f6f-abbf-d347e6f1b6ac', '2026-11-18 05:20:01.498+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02920149"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '01a1ed19-01f8-78ca-bfc1-9d99dd5dfb43', '2026-11-18 05:20:01.528+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '01a1ed19-0209-7369-8969-49b6e8aaffd0', '2026-11-18 05:20:01.544+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02920154"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0215-7c68-a347-f18cb9c458fb', '01a1ed19-0215-71ab-a169-e39800f596e8', '2026-11-18 05:20:01.557+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-023d-79b9-a9ec-ddf842d72156', '01a1ed19-023e-718c-b754-abca0da4047e', '2026-11-18 05:20:01.597+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-023d-79b9-a9ec-ddf842d72156', '01a1ed19-024c-7e83-8cad-72998f3f5f5c', '2026-11-18 05:20:01.607+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2920160"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-026e-7ed8-92f0-b9c145b2d98f', '01a1ed19-026f-7056-84fe-6ff86841f77b', '2026-11-18 05:20:01.646+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-026e-7ed8-92f0-b9c145b2d98f', '01a1ed19-0274-7d5d-b322-260d2d6a8dd8', '2026-11-18 05:20:01.652+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-028d-7fc9-96f3-e572bfcd284a', '01a1ed19-028d-73e8-aee6-5a6cf6e7c6f5', '2026-11-18 05:20:01.677+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-028d-7fc9-96f3-e572bfcd284a', '01a1ed19-0298-7c8c-93a8-9d625dd46a36', '2026-11-18 05:20:01.688+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-02bf-74da-91d9-8401fa03ce35', '01a1ed19-02fb-73ce-9c11-8524f9ec6fd2', '2026-11-18 05:20:01.766+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7324-9840-443621450f41', '01a1ed19-0315-7e1e-ab2f-076e272cf50c', '2026-11-18 05:20:01.811+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed19-0313-7ddb-9775-8a97e90b96f1"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7324-9840-443621450f41', '01a1ed19-031d-7a02-a2a9-b7495f286ad6', '2026-11-18 05:20:01.821+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7324-9840-443621450f41', '01a1ed19-0330-7b56-b0f2-bd5a81bef797', '2026-11-18 05:20:01.84+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "47920184"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7683-a230-03f15b300f3e', '01a1ed19-0315-75e8-b13c-593113b2c7ac', '2026-11-18 05:20:01.811+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed19-0313-7ddb-9775-8a97e90b96f1"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7683-a230-03f15b300f3e', '01a1ed19-031d-73c5-bfd4-66a69c804076', '2026-11-18 05:20:01.821+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-0313-7683-a230-03f15b300f3e', '01a1ed19-0326-70f3-b5f7-7bff85252243', '2026-11-18 05:20:01.829+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', '01a1ed19-03b9-7155-b4ca-d2113666a9ea', '2026-11-18 05:20:01.976+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', '01a1ed19-03ea-736f-8781-52a741b24cd1', '2026-11-18 05:20:02.026+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', '01a1ed19-03f2-796f-bc4c-fbf46514cc26', '2026-11-18 05:20:02.034+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02920203"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '2026-11-18 04:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 05:19:58.28143+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed19-036d-7099-b3a8-1bcac5bfe001', E'\\xea90f53d72207ffa4674231c7727e6324a1f3c8373def30a50eeb587f4ab7c4b', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2509b301238057106220257d6a8e5fcdf7df5c319200b7685907420da3496a405a705b9cfde89e32a63471d69ec5790f9fcee921fdfad94bd3629efc1a3304cfed82b8fd93f74d0c6a7806a8dda', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 05:20:01.901+00', 'key:01a1ed18-fe20-7ac1-95a3-c37bfd0149bf');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'f7e2bfec-bcfe-454c-9b42-f59b480c69a2', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 05:20:06.796099+00', '2026-11-19 06:20:06.796099+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x7e84f28ea8d850b9583cf5d89f1d26022aeea8ede492cbdb5bbcff489ad20bcc', '01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', '2026-11-18 05:25:06.690014+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '196', '2026-11-18 05:20:06.827782+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 05:20:06.706105+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 05:20:06.706105+00', '2026-11-18', '2026-11-18 05:20:00.440629+00', '2026-11-18 05:20:00.57153+00', '2026-11-18 05:20:00.57153+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 05:20:06.706105+00', '2026-11-18 05:20:06.706105+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 05:20:00.57153+00', '2026-11-18 05:20:00.57153+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 05:19:58.768991+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 05:19:58.772848+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 05:19:58.788952+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 05:19:58.797104+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 05:19:58.813214+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 05:19:58.820022+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 05:19:58.820022+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 05:19:58.820022+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 05:19:58.820022+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 05:19:58.820022+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 05:19:58.87773+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 05:19:58.878232+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 05:19:58.91698+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 05:19:58.936625+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 05:19:58.28143+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 05:19:58.28143+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 05:19:58.960913+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 05:19:58.972955+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 05:19:58.945197+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-18 05:19:58.976933+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 05:19:58.968909+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-18 05:19:58.948614+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x271d46165f07efc5537fbe05bf1770d8c900eed9b4e0067a6243b19f87592a56', '01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 05:20:06.795401+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '796', '1', '01a1ed19-006b-7837-8440-b37939ae604a', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-0031-7756-afdd-e88c94c5b659","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.073Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.073Z"}', '2026-11-18 05:20:01.142032+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '803', '2', '01a1ed19-0134-7048-ad5c-8feb587dbf89', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-0031-7756-afdd-e88c94c5b659","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"02920130","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.073Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.332Z"}', '2026-11-18 05:20:01.338805+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '805', '3', '01a1ed19-0182-7249-86a3-2d5503d494e2', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-0181-7efa-8cc5-b711f1926b07","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.409Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.409Z"}', '2026-11-18 05:20:01.412496+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '810', '4', '01a1ed19-01ab-7092-be23-64ff9987d106', '{"event":"payment.failed","data":{"paymentId":"01a1ed19-0181-7efa-8cc5-b711f1926b07","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.409Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.450Z"}', '2026-11-18 05:20:01.452548+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '812', '5', '01a1ed19-01c5-78a4-be75-9b5507bc3c91', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.476Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.476Z"}', '2026-11-18 05:20:01.478518+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '817', '6', '01a1ed19-01da-7f6f-abbf-d347e6f1b6ac', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"02920149","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.476Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.498Z"}', '2026-11-18 05:20:01.505006+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '822', '7', '01a1ed19-0209-7369-8969-49b6e8aaffd0', '{"event":"payment.reversed","data":{"paymentId":"01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"02920149","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.476Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.544Z"}', '2026-11-18 05:20:01.546392+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '823', '8', '01a1ed19-0215-71ab-a169-e39800f596e8', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-0215-7c68-a347-f18cb9c458fb","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.557Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.557Z"}', '2026-11-18 05:20:01.558606+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '830', '9', '01a1ed19-024c-7e83-8cad-72998f3f5f5c', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-023d-79b9-a9ec-ddf842d72156","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"2920160","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.597Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.607Z"}', '2026-11-18 05:20:01.615034+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '837', '10', '01a1ed19-0274-7d5d-b322-260d2d6a8dd8', '{"event":"payment.failed","data":{"paymentId":"01a1ed19-026e-7ed8-92f0-b9c145b2d98f","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.646Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.652Z"}', '2026-11-18 05:20:01.654782+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '844', '11', '01a1ed19-0298-7c8c-93a8-9d625dd46a36', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-028d-7fc9-96f3-e572bfcd284a","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.677Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.688Z"}', '2026-11-18 05:20:01.68994+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '850', '12', '01a1ed19-02fb-73ce-9c11-8524f9ec6fd2', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-02bf-74da-91d9-8401fa03ce35","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.727Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.766Z"}', '2026-11-18 05:20:01.789101+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '856', '13', '01a1ed19-0326-70f3-b5f7-7bff85252243', '{"event":"payment.failed","data":{"paymentId":"01a1ed19-0313-7683-a230-03f15b300f3e","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.811Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.829Z"}', '2026-11-18 05:20:01.83109+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '857', '14', '01a1ed19-0330-7b56-b0f2-bd5a81bef797', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-0313-7324-9840-443621450f41","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"47920184","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.811Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.840Z"}', '2026-11-18 05:20:01.841867+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '869', '15', '01a1ed19-03b9-7155-b4ca-d2113666a9ea', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-03b8-7ad9-a940-4cfdaf33d748","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.976Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","checkoutSessionId":"01a1ed19-038b-779e-b1be-6ae25b0ca19f","livemode":false},"timestamp":"2026-11-18T05:20:01.976Z"}', '2026-11-18 05:20:01.978634+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '874', '16', '01a1ed19-038b-779e-b1be-fe7656026129', '{"event":"checkout.paid","data":{"sessionId":"01a1ed19-038b-779e-b1be-6ae25b0ca19f","linkId":"01a1ed19-036d-7099-b3a8-1bcac5bfe001","status":"PAID","paymentId":"01a1ed19-03b8-7ad9-a940-4cfdaf33d748","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.931Z","livemode":false},"timestamp":"2026-11-18T05:20:02.034Z"}', '2026-11-18 05:20:02.035989+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '874', '17', '01a1ed19-03f2-796f-bc4c-fbf46514cc26', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-03b8-7ad9-a940-4cfdaf33d748","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"02920203","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.976Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","checkoutSessionId":"01a1ed19-038b-779e-b1be-6ae25b0ca19f","livemode":false},"timestamp":"2026-11-18T05:20:02.034Z"}', '2026-11-18 05:20:02.035989+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ed19-0d6e-7103-98ae-a4c8c3ce5bd2', E'\\x6f35ffc97acd1ed6d86928b26c2455093ea0846ab38c2c94203f98a5039d0a49', '2026-11-18 05:20:06.702675+00', '2026-11-21 05:20:06.702675+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-006b-7837-8440-b37939ae604a', 'payment.pending', '01a1ed19-0031-7756-afdd-e88c94c5b659', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-0031-7756-afdd-e88c94c5b659","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.073Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.073Z"}', 'delivered', '2026-11-18 05:20:01.073+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.173158+00', '200', NULL, '55', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0134-7048-ad5c-8feb587dbf89', 'payment.completed', '01a1ed19-0031-7756-afdd-e88c94c5b659', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-0031-7756-afdd-e88c94c5b659","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"02920130","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.073Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.332Z"}', 'delivered', '2026-11-18 05:20:01.332+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.36485+00', '200', NULL, '35', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0182-7249-86a3-2d5503d494e2', 'payment.pending', '01a1ed19-0181-7efa-8cc5-b711f1926b07', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-0181-7efa-8cc5-b711f1926b07","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.409Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.409Z"}', 'delivered', '2026-11-18 05:20:01.409+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.440626+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-01ab-7092-be23-64ff9987d106', 'payment.failed', '01a1ed19-0181-7efa-8cc5-b711f1926b07', '{"event":"payment.failed","data":{"paymentId":"01a1ed19-0181-7efa-8cc5-b711f1926b07","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.409Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.450Z"}', 'delivered', '2026-11-18 05:20:01.45+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.480143+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-01c5-78a4-be75-9b5507bc3c91', 'payment.pending', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.476Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.476Z"}', 'delivered', '2026-11-18 05:20:01.476+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.503929+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-01da-7f6f-abbf-d347e6f1b6ac', 'payment.completed', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"02920149","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.476Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.498Z"}', 'delivered', '2026-11-18 05:20:01.498+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.524257+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0209-7369-8969-49b6e8aaffd0', 'payment.reversed', '01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7', '{"event":"payment.reversed","data":{"paymentId":"01a1ed19-01c4-71f2-acbf-7d4c0bfc84a7","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"02920149","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.476Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.544Z"}', 'delivered', '2026-11-18 05:20:01.544+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.562124+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0215-71ab-a169-e39800f596e8', 'payment.pending', '01a1ed19-0215-7c68-a347-f18cb9c458fb', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-0215-7c68-a347-f18cb9c458fb","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.557Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.557Z"}', 'delivered', '2026-11-18 05:20:01.557+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.59797+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-024c-7e83-8cad-72998f3f5f5c', 'payment.completed', '01a1ed19-023d-79b9-a9ec-ddf842d72156', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-023d-79b9-a9ec-ddf842d72156","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"2920160","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.597Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.607Z"}', 'delivered', '2026-11-18 05:20:01.607+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.633006+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0274-7d5d-b322-260d2d6a8dd8', 'payment.failed', '01a1ed19-026e-7ed8-92f0-b9c145b2d98f', '{"event":"payment.failed","data":{"paymentId":"01a1ed19-026e-7ed8-92f0-b9c145b2d98f","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.646Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.652Z"}', 'delivered', '2026-11-18 05:20:01.652+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.658024+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0298-7c8c-93a8-9d625dd46a36', 'payment.pending', '01a1ed19-028d-7fc9-96f3-e572bfcd284a', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-028d-7fc9-96f3-e572bfcd284a","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.677Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.688Z"}', 'delivered', '2026-11-18 05:20:01.688+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.711952+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-02fb-73ce-9c11-8524f9ec6fd2', 'payment.completed', '01a1ed19-02bf-74da-91d9-8401fa03ce35', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-02bf-74da-91d9-8401fa03ce35","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.727Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.766Z"}', 'delivered', '2026-11-18 05:20:01.766+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.814189+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0326-70f3-b5f7-7bff85252243', 'payment.failed', '01a1ed19-0313-7683-a230-03f15b300f3e', '{"event":"payment.failed","data":{"paymentId":"01a1ed19-0313-7683-a230-03f15b300f3e","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.811Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.829Z"}', 'delivered', '2026-11-18 05:20:01.829+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.843783+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-0330-7b56-b0f2-bd5a81bef797', 'payment.completed', '01a1ed19-0313-7324-9840-443621450f41', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-0313-7324-9840-443621450f41","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"47920184","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.811Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","livemode":false},"timestamp":"2026-11-18T05:20:01.840Z"}', 'delivered', '2026-11-18 05:20:01.84+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.869359+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-03b9-7155-b4ca-d2113666a9ea', 'payment.pending', '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', '{"event":"payment.pending","data":{"paymentId":"01a1ed19-03b8-7ad9-a940-4cfdaf33d748","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.976Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","checkoutSessionId":"01a1ed19-038b-779e-b1be-6ae25b0ca19f","livemode":false},"timestamp":"2026-11-18T05:20:01.976Z"}', 'delivered', '2026-11-18 05:20:01.976+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:01.989762+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '01a1ed19-03f2-796f-bc4c-fbf46514cc26', 'payment.completed', '01a1ed19-03b8-7ad9-a940-4cfdaf33d748', '{"event":"payment.completed","data":{"paymentId":"01a1ed19-03b8-7ad9-a940-4cfdaf33d748","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"02920203","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:20:01.976Z","keyId":"01a1ed18-fe20-7ac1-95a3-c37bfd0149bf","checkoutSessionId":"01a1ed19-038b-779e-b1be-6ae25b0ca19f","livemode":false},"timestamp":"2026-11-18T05:20:02.034Z"}', 'delivered', '2026-11-18 05:20:02.034+00', '01a1ed18-f87b-76d3-aa9c-8c81d1cac059', '2026-11-18 05:20:02.072114+00', '200', NULL, '2', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ed18-fdeb-70d5-8529-62ac20945e44', 'false', '01a1ed18-ff5b-7fba-bc69-57c8b69b29cd', '1', 'http://127.0.0.1:37661/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44e6edfdc8d84df2af499f36d1d1d1fde2d8a8c11b4e2f7b2486ee4d5fdb9ab18a05e84a995b5b0545735e7afe0512f1ff23cf8063f5d4539786cea9a8e24113a20f3dffd30794acb6bb70fc047d4637a8e4be5dbbaa83ecc313fc3026c85f', NULL, NULL, '2026-11-18 05:20:00.859+00', '2026-11-18 05:20:00.859+00');
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
