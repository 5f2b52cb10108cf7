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

-- Days that the bank's lines cover, so that a day that nothing was read of is not taken for one without money.

-- The first day from which the readings have no gap. Null: not known, as of rows that the version before has written.
alter table statement_readings add column read_from date;

-- Periods of imported files. A file whose lines were all recorded before adds no movement, and yet shows its days.
create table imported_periods (
  account_id  bytea       not null,
  first_day   date        not null,
  last_day    date        not null check (last_day >= first_day),
  imported_at timestamptz not null default now(), -- of the last file with that period
  primary key (account_id, first_day, last_day)
);

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

-- The identity of bank accounts whose credentials change, and of those that have a client of the bank in common.

-- The id that an account kept when the bank replaced the token that names it. It holds for the credentials whose hash is in
-- kept_for, and for no others: a process of the version before stores credentials without it. Null: the id is that hash.
alter table bank_accounts add column kept_id bytea, add column kept_for bytea,
  add constraint bank_accounts_kept check ((kept_id is null) = (kept_for is null));

-- The id under which the bank's client charges without naming an account; the account's own where accounts have no client in
-- common. Null: not known yet, as of rows that the version before has written.
alter table account_holders add column client_id bytea;
update account_holders set client_id = account_id where bank <> 'bnc' and bank not like 'bnc:%';
create index account_holders_by_client on account_holders (client_id);

-- The endings by which the references of two movements are compared (same_reference): of six digits, or the whole number if
-- it has fewer. Two references that are the same have the same ending.
create function reference_endings(reference text, numbers text[]) returns text[] language sql immutable as $$
  select array(
    select distinct right(ltrim(regexp_replace(number, '\D', '', 'g'), '0'), 6)
    from unnest(reference || numbers) as number where number ~ '[1-9]')
$$;

-- Whether one of them is long enough to tell two movements apart: six digits after the zeros in front.
create function has_reference(reference text, numbers text[]) returns boolean language sql immutable as $$
  select array_to_string(reference || numbers, '|') ~ '[1-9]([^0-9|]*[0-9]){5}'
$$;

-- pasarela: outside a transaction
-- Lines of files with an amount: a notification or a query may report the same money.
create index if not exists movements_imported on movements (account_id, ves_amount, date)
  where source = 'import';

-- pasarela: outside a transaction
-- Movements by the endings of their references: a file may have the same money. Looked up while rows are inserted, so no
-- list of pending entries is kept, which every look-up would read.
create index if not exists movements_by_ending on movements using gin (reference_endings(reference, numbers))
  with (fastupdate = off) where source <> 'statement';

-- pasarela: outside a transaction
-- The few movements that have no reference to compare by.
create index if not exists movements_without_reference on movements (account_id, ves_amount, date)
  where source <> 'statement' and not has_reference(reference, numbers);

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

-- version: 3
-- Counts a payout or a refund against the limits of an API key, and returns null or the limit that it exceeds: `call`,
-- `day` or `payee`. Nothing is counted then. The row of the budget's first key is locked before the sums are read, and
-- each query of a function has a snapshot of its own, so that of many payouts at once none sees the sums without the
-- others. The day is read under the lock too: one that waited over midnight would count on a day whose rows are removed.
-- Payouts that failed, and reversals that did not take place, do not count: a reversal is counted for a payment that
-- none is under way for, so those counted for it before did not take place, whosever they were. A payment that is written
-- again after a lost acknowledgement counts once. A payee is recognised by the document and by the phone or account: the
-- limit holds for each of them, so that neither an invented document nor a second phone has a limit of its own. Rows of past
-- days are removed.
create or replace function use_key_budget(
  of_tenant uuid, of_livemode boolean, of_key uuid, of_payments uuid[], of_documents bytea[], of_destinations bytea[],
  of_amounts numeric[], of_reversal boolean
) returns text language plpgsql as $$
declare
  limited record;
  today date;
  exceeded text;
begin
  if of_reversal then
    delete from key_payouts
    where tenant_id = of_tenant and livemode = of_livemode and payment_id = any (of_payments) and is_reversal;
  end if;
  select coalesce(budget_id, key_id) as budget_id, call_limit_ves, day_limit_ves, payee_limit_ves into limited
  from api_keys where tenant_id = of_tenant and key_id = of_key;
  if (select sum(amount) from unnest(of_amounts) as amount) > limited.call_limit_ves then
    return 'call';
  end if;
  if limited.day_limit_ves is null and limited.payee_limit_ves is null then
    return null;
  end if;

  perform from api_keys where tenant_id = of_tenant and key_id = limited.budget_id for no key update;
  today := (clock_timestamp() at time zone 'America/Caracas')::date;
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

-- version: 4
-- Records `checkout.paid` or `checkout.expired` and queues it for the endpoints that subscribe to it, with the exact body
-- that is signed and sent. Its id has the time of the event, by which lists are ordered, and the rest is derived from the
-- session: one such event per session, because a session is paid or ends at one time.
-- The fields of the body are declared in src/webhooks/checkout-fields.ts. Absent fields are omitted, never null.
create or replace function queue_checkout_event(
  of_tenant uuid, of_mode boolean, of_session uuid, event_name text, event_at timestamptz)
returns void language plpgsql as $$
begin
  with recorded as (
    insert into tenant_events (tenant_id, livemode, event_id, body)
    select s.tenant_id, s.livemode,
           (lpad(to_hex(trunc(extract(epoch from event_at) * 1000)::bigint), 12, '0') ||
            substr(s.session_id::text, 14, 11) || left(md5(s.session_id::text || ' ' || event_name), 12))::uuid,
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

-- version: 1
-- Makes one row of the money that a file and a notification, or a query, report under different keys.
--
-- After the insert, so that each of two transactions at once has inserted its row before it takes the lock: the second one
-- sees the row of the first. A file excludes the others of the account; they do not exclude each other.
--
-- Many movements have a shop's usual price, so none is read only because its amount is the same.
create or replace function merge_imported_movement() returns trigger language plpgsql as $$
declare
  other_key text;
  other movements;
  account bigint := hashtextextended('movements ' || encode(new.account_id, 'hex'), 0);
  own_numbers text[] := new.reference || new.numbers;
  own_endings text[] := reference_endings(new.reference, new.numbers);
begin
  if new.source = 'import' then
    perform pg_advisory_xact_lock(account);
  else
    perform pg_advisory_xact_lock_shared(account);
    if not exists (
      select from movements m
      where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.source = 'import'
        and m.date between new.date - 1 and new.date + 1
    ) then
      return null;
    end if;
  end if;

  -- Again if it was merged by another transaction meanwhile.
  loop
    with named as materialized (
      select m.* from movements m
      where reference_endings(m.reference, m.numbers) && own_endings and m.source <> 'statement'
    )
    select m.movement_key into other_key from named m
    where m.account_id = new.account_id and m.date between new.date - 1 and new.date + 1
      and m.ves_amount = new.ves_amount and m.direction = new.direction
      and (m.source = 'import') <> (new.source = 'import')
      and exists (select from unnest(own_numbers) one, unnest(m.reference || m.numbers) two where same_reference(one, two))
    order by abs(m.date - new.date), m.movement_id limit 1;
    exit when not found;
    select * into other from movements where account_id = new.account_id and movement_key = other_key for update;
    exit when found;
  end loop;
  if other_key is not null then
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
  if has_reference(new.reference, new.numbers) then
    perform from movements m
    where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.date between new.date - 1 and new.date + 1
      and m.direction = new.direction and m.is_proof and (m.source = 'import') <> (new.source = 'import')
      and m.source <> 'statement' and not has_reference(m.reference, m.numbers)
    limit 1;
  else
    perform from movements m
    where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.date between new.date - 1 and new.date + 1
      and m.direction = new.direction and m.is_proof and (m.source = 'import') <> (new.source = 'import')
    limit 1;
  end if;
  if found and new.source = 'import' then
    delete from movements where account_id = new.account_id and movement_key = new.movement_key;
  elsif found then
    update movements set is_contradictory = true
    where account_id = new.account_id and movement_key = new.movement_key;
  end if;
  return null;
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
alter table imported_periods disable trigger user;
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
truncate tenants, account_holders, account_orders, api_keys, audit_head, audit_log, bank_accounts, bank_invoice_counters, bank_invoices, bank_notifications, bank_questions, bank_quotas, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, drained_banks, event_numbering, flow_routes, idempotency_keys, imported_periods, installation_secrets, key_payouts, login_attempts, mandates, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 12:41:04.846131+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'r4', E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', 'http://127.0.0.1:45713', E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b');
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', 'false', 'pas_test_FHws0GE3', E'\\x1ec29ccc6160106da6988a79af0b732dede8e7ffdf695d0a4b6ece7cf0f4d92f', '2026-11-18 12:41:04.867116+00', NULL, NULL, '2026-11-18 12:41:07.218671+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-ce75-7dce-8a03-4e2943cc7ef5', 'true', 'pas_live_ozZSeFDt', E'\\xdfa322c5e8075dadaac1e210e4c26b809d1656c3ae6fd68fe225393aabd645c4', '2026-11-18 12:41:04.88546+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\xe2fefcb34b826e303ac6e1d4fc7a3a7e1d43f38449949b9e4ef8e7c656e9d67a', '2026-11-18 12:41:07.214235+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-ce48-77ee-a7e8-33bb634fbec8', '2026-11-18 12:41:04.848689+00', 'test', 'tenant.create', '01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-ce48-778e-a1a1-771117302f29', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x96cc8da47036aa1fd11de8ed51c4d8c8a8d67fb7fc7a6c11023389d383237ea9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-ce62-7007-b79c-c6d4638133cb', '2026-11-18 12:41:04.869919+00', 'test', 'key.create', '01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_FHws0GE3", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x96cc8da47036aa1fd11de8ed51c4d8c8a8d67fb7fc7a6c11023389d383237ea9', E'\\xe176a14aa664edaba528d5a525e990f6c73eaa3da32b03b1137bf2559ac046e0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-ce75-77c6-b591-cf9f004f4953', '2026-11-18 12:41:04.886087+00', 'test', 'key.create', '01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-ce75-7dce-8a03-4e2943cc7ef5', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_ozZSeFDt", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xe176a14aa664edaba528d5a525e990f6c73eaa3da32b03b1137bf2559ac046e0', E'\\x1558db5d35176034cc0d188b76eaa1778ecfe22383a2f92b7efda02c6c1f09b4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-ced5-771b-9968-f1132e80b1e8', '2026-11-18 12:41:04.985549+00', 'key:01a1eeac-ce62-77f7-9e16-16c9b84e3a37', 'webhook.create', '01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-ced4-750b-93d2-a416edc468e3', '{"host": "127.0.0.1:33131", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', '01a1eeac-ce90-7814-a72d-4af8492639df', '4', E'\\x1558db5d35176034cc0d188b76eaa1778ecfe22383a2f92b7efda02c6c1f09b4', E'\\x9778c95fcd40d4972fd9208ab0403b927b11dccc8041076579c3754e0a977f3b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d0aa-7438-80b5-cf0d84014da8', '2026-11-18 12:41:05.452613+00', 'test', 'checkout.profile', '01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-ce48-778e-a1a1-771117302f29', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x9778c95fcd40d4972fd9208ab0403b927b11dccc8041076579c3754e0a977f3b', E'\\xcf59b12f098ca8fc79f75e378ea466860f9f333f75bcbba048b88f862866f518');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d0c7-7118-90df-ae7000c98386', '2026-11-18 12:41:05.482707+00', 'key:01a1eeac-ce62-77f7-9e16-16c9b84e3a37', 'link.create', '01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-d0c6-7e46-bb6c-448f4689fb48', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', '01a1eeac-d0af-7c44-86ab-313afb436cce', '6', E'\\xcf59b12f098ca8fc79f75e378ea466860f9f333f75bcbba048b88f862866f518', E'\\x073af3566f51000b356754cd9e4998a1ddb40b858c0b8498d7cfec17a265a3cd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d11f-730f-9967-434d8fe36d73', '2026-11-18 12:41:05.569574+00', 'test', 'bank.notifications', '01a1eeac-ce48-778e-a1a1-771117302f29', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x073af3566f51000b356754cd9e4998a1ddb40b858c0b8498d7cfec17a265a3cd', E'\\xcd82cb757eedeeba626463d516931cd17073ed46b68553ae05a6a859007b0d8d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d170-7dc2-a510-9993d4acf718', '2026-11-18 12:41:05.650993+00', 'key:01a1eeac-ce62-77f7-9e16-16c9b84e3a37', 'movement.ignore', '01a1eeac-ce48-778e-a1a1-771117302f29', '01a1eeac-d13f-7f84-a61f-de4d0b4434b7', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', '01a1eeac-d165-753d-9483-9288b73d9121', '8', E'\\xcd82cb757eedeeba626463d516931cd17073ed46b68553ae05a6a859007b0d8d', E'\\x28f91a4ee1bbfbb6780aa843351b0a7c9f1ee5023274beaf7f666a32155d3a99');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d353-7486-b167-6d7128843c7f', '2026-11-18 12:41:06.135674+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x28f91a4ee1bbfbb6780aa843351b0a7c9f1ee5023274beaf7f666a32155d3a99', E'\\x1669953aec80c5788a41bcbe814b8dc7df17dd36e5378ed04ad92798a68dfc7e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d35a-75ec-aed4-8a02be89aacf', '2026-11-18 12:41:06.140233+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_tUm399r0"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x1669953aec80c5788a41bcbe814b8dc7df17dd36e5378ed04ad92798a68dfc7e', E'\\x0ee7864025bd31db8c521276850b920f160881be09d43ebe6ef6c07f3c5e3b2a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d35d-7184-9ae8-6f8c2350355c', '2026-11-18 12:41:06.143494+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x0ee7864025bd31db8c521276850b920f160881be09d43ebe6ef6c07f3c5e3b2a', E'\\xf8de19710800b318549c6af3e433364822f4fe8278e3fe67515517e8f2376311');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d689-7ef4-95f1-feec26ac63e7', '2026-11-18 12:41:06.955332+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '263dbf8901677bcb', NULL, '01a1eeac-d361-7186-b5f2-066225c5c377', '12', E'\\xf8de19710800b318549c6af3e433364822f4fe8278e3fe67515517e8f2376311', E'\\xd0617ef0af09715b8fcf5129265ecafcbba5b5391651f7ce5d2f39be52f6aace');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d6b6-7fad-84bc-bdf2038a2e6a', '2026-11-18 12:41:06.999396+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x9745b182f833462410f4b645ce2d3b862e2cb656ee11935343f08abbd8ea44c9', E'\\x4a66b999b7305b5e6bd3aec31d749474693b786c135047bd1a8aca0ba9f59464');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d781-7de8-a006-d5a4a8cf7225', '2026-11-18 12:41:07.203192+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x4a66b999b7305b5e6bd3aec31d749474693b786c135047bd1a8aca0ba9f59464', E'\\xb34754fcced9df7cace3d66cbadbac93e668669f4dd9169c537692875eac0c7e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d784-714c-bd8d-8889c20c6e77', '2026-11-18 12:41:07.205812+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xb34754fcced9df7cace3d66cbadbac93e668669f4dd9169c537692875eac0c7e', E'\\xb931da3c50f2b94c8cd9ef99f8d3633877cd0cd961b028bb46eb85628a037f78');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d787-77ca-8591-590305012aa7', '2026-11-18 12:41:07.208358+00', 'test', 'bank.set', '01a1eeac-ce48-778e-a1a1-771117302f29', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xb931da3c50f2b94c8cd9ef99f8d3633877cd0cd961b028bb46eb85628a037f78', E'\\x865a34a7bad8f973a0985e2f99f4586055edaa2ec9f3556542ef17f6a3d027ca');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d789-707c-8999-de6621377fe9', '2026-11-18 12:41:07.210975+00', 'test', 'bank.order', '01a1eeac-ce48-778e-a1a1-771117302f29', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x865a34a7bad8f973a0985e2f99f4586055edaa2ec9f3556542ef17f6a3d027ca', E'\\x1890a37c61f8cec0749c9750b832f5f1d985a73dca7ef7c40b642110c96a71b4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d78b-7ef6-9d9d-e9eb06b207f9', '2026-11-18 12:41:07.212464+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x1890a37c61f8cec0749c9750b832f5f1d985a73dca7ef7c40b642110c96a71b4', E'\\x6a9dcac8f9806259cff66dbe57193a1bc1d1092b590a391e3acdab6d7badf4c3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eeac-d78d-7081-8f69-830682eabb0e', '2026-11-18 12:41:07.214235+00', 'test', 'bank.route', '01a1eeac-ce48-778e-a1a1-771117302f29', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x6a9dcac8f9806259cff66dbe57193a1bc1d1092b590a391e3acdab6d7badf4c3', E'\\xe2fefcb34b826e303ac6e1d4fc7a3a7e1d43f38449949b9e4ef8e7c656e9d67a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('fb5e797a-bb87-8f03-8303-c2972726b8d3', '2026-11-18 12:41:06.994113+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1eeac-d6ab-73c1-9763-25f8645eddea', '13', E'\\xd0617ef0af09715b8fcf5129265ecafcbba5b5391651f7ce5d2f39be52f6aace', E'\\x9745b182f833462410f4b645ce2d3b862e2cb656ee11935343f08abbd8ea44c9');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at, kept_id, kept_for) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'true', 'bnc', E'\\x0233131d44f7881894fd5214999818a91fbf68a85aced6013d804c7e0ddcf5f4e3100b02ad4950c4f35e7981a2d65a2b06826c472b8fe7bbe92b9c20dbb2a6105927e7bdcc53ffc5ed73784af5341c50e8a3a262ba27', '01a1eeac-d787-7bff-aba9-04165f45024d', '2026-11-18 12:41:07.207208+00', NULL, NULL);
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', 'P01764000000', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '4368c98a-68ba-4433-8858-24550c76159b', 'charge', '2026-11-18 12:41:07.274736+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', E'\\xa072bce7be5b4ab5714459819271205e359ccdbc7289c8ede5710b13229863bf', '01a1eeac-d137-79ea-98ee-8b174c25e66a', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'r4', 'R4notifica', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a31e62dcee7243b326e7addf95380fb7a7632291ecf262927614876684fd0310b4c7bccec8b4698ad51e0cdb2e60d0510c204148baeca743878d01d6b4d9fc2684af233bf29b4fdce4c8a2d37b9c2e15558a89f3de94e03dce2858206cee826fb2f7fbe42997a6aaaf6eac591b1f1f4e19802a80ab981cc44a3b04e18b4f35656d861b85c975efdc8b816dad454043488e37cd0a1905f39b555744c104788f87ba24d8fb9bdefeec6623a8d757422300c5061c5cb6cef00cc094e797dc9ad3ba885068b55c170dfbe8399b6a7b53c5e151b7ccd66b613dd34e3b0bf837ab3743168626ba2fae0d65b9b11385464db4a659d2189185691a58acfe9ef2136a5ad2314e35c', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 12:41:05.592155+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', E'\\xb1125b742098f525aa71a60069f63e530592cb869019cf1e1f126fbcc4c3ce62', '01a1eeac-d12c-74e3-b39a-19fff8e281b0', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'r4', 'R4consulta', E'\\x0233131d44f7881894fd5214999818a91fbf68a85aa211269c3c599f943d5b665274b50c1c76acb49a8bbf7a41c28a0a885f601fb82ac393336e22143ed89dcaa97cd288f829ed8a08', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 12:41:05.580856+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', E'\\xb7692a413d1c75c411ad5cfdc8567b3d85ad722df7b493d7085c2f07055b9046', '01a1eeac-d13f-7d2f-a9e1-9486ab513d35', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'r4', 'MBconsulta', E'\\x0233131d44f7881894fd5214999818a91fbf68a85aa79aba310ad0a11828c62b793e282ca618e91a3aaf16557f3de3ab133c8056f1d5ca94031c0934f9f09be34f93b64d95cfdcfed920268410538d261888c6bb5c00a6971f83929def5dbc58e05bd0447d56b7bd9ea15079808f9cec3fe2707341eaf814d34ef6278ef5fafb9eefa4b55ec821614f2fdb5ba77a3397e9d387927a05eca6bbd35ac491aa49fe07426766fbe98b902f7017262224390c58e99a21d8afa0bb1246631acf4fb9166c356f63075e917acb8543ce46f42ce8b2437865f7f3e61975b72b58fe84b2a46abd9f81d95f05a97c9c962d21fa38213e0eff8146066adf49d8e781e2f8302e0539d82c7a6b3fc871931b4c04203e234dc70bb620c948f5c1', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 12:41:05.599723+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', E'\\xd7b8f6b49bcec1bb87003ced7a2d586fcc4ddff2b4439023d54713735c9c475c', '01a1eeac-d127-793c-b116-e6a9c13d6d5b', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'r4', 'R4consulta', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a75c90288b1b3423deb9d85a976d6d2792c75f2c59fd13b1048b76d99e98ac4c7cc67154247cba4c391259ef45abe4c9dd5a402699ed78f8a317b21d3b8c59a59aebba1d9a405ab297ab381e48ac6544bdc246665c90a15725224d60e83275ef2b1a7a82d2062bf', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 12:41:05.575864+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', E'\\xf2f1141a762650b91649dc8d23289dbcfb2f76584600c156ae0bb7719cf5774d', '01a1eeac-d130-7be4-a4dd-f0272fba7055', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'r4', 'R4notifica', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a5ccfad5667bc4e174a1541b72589559f5f2ca2f2b383d2dc973cfc384e46859cbae9509172bc93f1984ba418e28aa0bd3cd4e32e1fb2fe2edc2e9a2a2b915e3a2784a9504a701fef6a7aa6612ebdf1c9b570875ced59ae220d77cb184c477e0381614a8d80640dc735246774e304cc40ac48a883bab29fed2cf797a510428d98055609cc65d9b0391a7717ff294f9006c073a5291fa600468ac0c0fabd54a171bf97907492a8ab0f754696c71e2def04637f8ed33c26984bce2903599bd3dcf624fbb70994dd09c2ae77a56dcad09d9010fd9811cb1664981241b813a8e708d642ec1a3f63d4916e43f0c709b058ee58775202c761d0adc949c7f42ba699f7fc4e7535', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 12:41:05.58513+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', 'in/2026-10-05/12345678/120.00', 'e10bafc7-46a7-4521-b0cd-e9b88b1fa9ce', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '2026-11-18 12:41:07.272912+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', 'history', '2026-11-18 12:41:07.275735+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x016ac05564b08be15aaac8e72b9be9e7232c4dc50affdf148cc941da61e31d30', '01a1eeac-cf4c-701d-a054-ffb92eaab216', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a5596bb05a530eccf68aab5ce445e9e865816cc79899a9d1d3f534a3f517f0600e5dbf56914bceaa81654b802062477827cdadf3ff69709b227996df0', '2026-11-18', '2026-11-18 12:41:05.101856+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x2a5aec4c848ae091cf9532757759130418956e70af4e78ec9348c22f782c5080', E'\\x74e47798880938e89a8470aaa173a856959e9b9e47e5a3743bdd6d9a73538d7d', '2026-11-18 12:41:05.285241+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x2a5aec4c848ae091cf9532757759130418956e70af4e78ec9348c22f782c5080', '2026-11-18 12:41:05.277868+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x30a78a2edbebf69bd03f3df5849f6f4e04271c2a1ed7f8550e1d72303baeecf4', '2026-11-18 12:41:05.294358+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x4af67a2f7c2346bd84dd8158fffb07d7f6a0804b33715c57bab445b3dfdc5372', '2026-11-18 12:41:05.257337+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x30a78a2edbebf69bd03f3df5849f6f4e04271c2a1ed7f8550e1d72303baeecf4', '01a1eeac-d00d-7048-9a72-0a558f16e74a', E'\\xac58f0973b3d4ac482909323221ee3f90181d49192429e273e41fd22de9835c2', '2026-11-18 12:41:05.294358+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x3f4651357f7d5c7c0c93a5f39acb6817881c67bfe466107b09094e236cb1d078', '1', '2026-11-18 12:41:05.522086+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x459188b5215c1052b4560dd68933e3a9cd9b7aadde7b12dd5560cbb3923c0a97', '1', '2026-11-18 12:41:05.499217+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\xb46cbfb77347b9830bd4756430db124dcdcb71debdf9c273a1f8ee44c9d26cf1', '1', '2026-11-18 12:41:05.522086+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\xda4ab06ce07b13df2fd44e4ea6d596f0dbf4c51b807a006b45554800ab5bb493', '1', '2026-11-18 12:41:05.539892+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\xed3f89194a71b06669dfe689fc1c63b6c65cb3fac957fe76508e9f4883903ea2', '1', '2026-11-18 12:41:05.522086+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\xf9d602d08c7325580550233dcf40df4ed9a1b1dc113b4f7baa68c2e7f723dfaf', '1', '2026-11-18 12:41:05.539892+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\xfa183e18b95321a69dda9cfd131ee12ced59574be7044e1966c6ee5cd4d013ec', '1', '2026-11-18 12:41:05.539892+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 12:41:05.450844+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d0dc-7e0e-b6e2-92fc9aaa95db', '01a1eeac-d0c6-7e46-bb6c-448f4689fb48', E'\\xef427bc59f4a140767a8280e551e152766da1b82e6bd95d7aa0c5e5648d77bfd', E'\\xd7a111c081a20c87542230988af1f0e1b0ad1d2318352ad27dc029794b92b380', E'\\x9fea6f0c62a874646aa3d42e030640dc54eb70715a76af62ba1ba9435e3900d6', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a77c2d6af18f8c3062c64ab43787c161ff78a9e17e9d6d8b3629f2c988426dea9558b4f6f0265195070569e68d6279371fb90333684e1b62a3c470703d853eed0346c405f0c4b1cfd0c4f7a0f366f', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 12:41:05.5+00', '2026-11-18 13:41:05.5+00', NULL, NULL, '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', NULL, '2026-11-18 12:41:05.548+00', '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '279500566532', '01a1eeac-d057-7423-900b-ec4e8f85b2a9', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,66528,279500566532}', NULL, E'\\x0233131d44f7881894fd5214999818a91fbf68a85a36c19651888784d1cf899ec8841604a63fb172e28c9e1e8fd8767450863bf11b9b20caee7c3491617857c5aea131bb773d0a02efc484c94928351ff14eb583b095d1d8d5e434464e0fe1e05dff73a299e5', NULL, NULL, 'query', 'true', '2026-11-18 12:41:05.368662+00', 'matched', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d034-76c8-a73d-bdc828239428', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', 'notification/0102/83700001/1523.40', '01a1eeac-d130-7473-86d4-f9da89665842', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44f7881894fd5214999818a91fbf68a85ad20d9ac77e091bd5da3f745588f6c89731311e8d1a2d6844a5309f48e9595cb6b75fbe54f9b1023fc30cb8d53e2173011ddb29ce01a320cdb7a76c2835d2954468e083359a76bc0a454deeb372f6e35025b146e5e68e02e5cd216b98ec13cbae0938beab1b', E'\\x0df559c38290fb8e5640c1863e42a01279bcf050ca884f50f45000a4d6184341', NULL, 'notification', 'true', '2026-11-18 12:41:05.58513+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 12:41:40.585+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', 'notification/0105/83700003/1523.40', '01a1eeac-d13f-7f84-a61f-de4d0b4434b7', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44f7881894fd5214999818a91fbf68a85aa41aeb10294863a73f91dc60a014fcd605b48361b0c616b7aaef59abaf1878319f2a03250b2ce108bddb5f604f0f95d67fa9593d95ebef087e038b8df5b75e38eb3be79b34bef08803ef8c3a8080e61b785999649b75be2fd17de97757e0db673777f6f0e8', E'\\x0df559c38290fb8e5640c1863e42a01279bcf050ca884f50f45000a4d6184341', NULL, 'notification', 'true', '2026-11-18 12:41:05.599723+00', 'ignored', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '279500566532', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d034-76c8-a73d-bdc828239428', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 12:41:07.278996+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '2026-10-05', '1', 'added', '{}', '2026-11-18 12:41:07.278996+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-7488-9f7b-26b63c2e0e56', '20261005', '30.51', '2026-11-18 12:41:05.404+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 12:41:07.211915+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /movements/{id}/ignore', '01a1eeac-d163-7577-91f3-a65433efcbc6', E'\\x9ab1dcb4b2adec67ef11777c00fc0299098a071ca12a0dce5c6295169d656b0e', '01a1eeac-d16d-7e72-b9fa-467849781c2e', '2026-11-18 12:41:05.648948+00', '01a1eeac-d13f-7f84-a61f-de4d0b4434b7', '200', E'\\x0233131d44f7881894fd5214999818a91fbf68a85adac058d716152cf97511f44c0f83f1ded053b5b90ba1d065dd0e7157b77a1326ac13f0895dcbcdddeb1fc8455427f3e6759c6bb391b88967db4936629f6770af8bd8539c07a8d589ae9cafc789a35ce9f090919c0fea10f32a785e4d0863dcfb9399582b63d3ee7579d60bca8d0466568374731ad2c877d778560a1690bd0f2a91b7a6f6b5c68b2fa308b26e79fb3830cf18b4ab72c012a3c81f779be7ab4b512b3a93780b4fb08cd8d07a59d796361c5d0f23ca565eff0363bbf1241147919f26db156cd80c0cae09170a03866d88b7e0af046b3551bae387fdcc0eef3505bfc191a71812f070fa6c68574ea0e203d1b037ffe269b48628ad25c1a2ca7ba0fb05b32eecf3ac8d01e69b6088a8c17d6143d597a771bb8bfc0fb351f18bb07e442e399938d92653117d517d22a54baff5981ad1f095d8f03299b0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /payment-links', '01a1eeac-d0ae-7369-8dbe-b627e58864e9', E'\\xb7f731a97590cb422a1f5190160eb6151f686b7d469ffa088b67e86d3f5a57b4', '01a1eeac-d0bd-73c8-baa7-84246de31c15', '2026-11-18 12:41:05.480289+00', '01a1eeac-d0c6-7e46-bb6c-448f4689fb48', '201', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a0ecab54786a82f62dcdfe8d0d84c104adf30e612d23a54a1261649c910ed6ac557d3929adab7c204de06a01b68ed87dd9beabb715646287b183ecd14a37e9c04b8ac24d3ff9b7b6a022f3e8b8bb359665046ce5afcb7f12e85145b90201d3776b56abf15c6c37c8b32887caef5c2c5f1c064e9cc2c9640064a3d0036af3a2c2984621e139e90a84c95911702e50ec32fffeb661e4cb66c4ad98934f0d3e5f4f9fb3c69e2b7e30e4753a4085ee26afa6c592425d050fa1f7e74afa47227fa935df35be01975d3121bb03c4bfc25aa174c1948c289fd481ca9b87c6b2cf29cafae8dc107b3c8d5c4205101f270a840ea99dce5a0f047f3e47e9f61fa788c4a481c80bc25218f1b8500c7a48db5d600bdec985997d0a46f5e19e72cbc06d32feb958d1c7116e0be56ee370e179a240a4b003bd13371bde99347e1', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /payments/credit/disburse', '01a1eeac-d06c-7ccd-8002-34f4cd2f91b5', E'\\x22fa9d40f9575b13d05568de66815120eabd374e2470ab59459c686f544c4542', '01a1eeac-d07b-77fe-abd9-ad2796fe5a08', '2026-11-18 12:41:05.406958+00', '01a1eeac-d07c-7488-9f7b-26b63c2e0e56', '200', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a94c58f5611465ac6b775c9311521621c9f35ebf44cd437ac0dc9c563c98ce10ca83d497b3df3b16317ed94886f857bde83488671706326d8a849783c9c77a11e204f8c0e51ab352d7e81630b2a479620825dd85babddd7f571dc7ed5090895b4e8dfe5ce92e8d4385b1ff931c330328c55eb2415a9c11eb0d70f028bac55e6190c8fe3d017a5f969eca825806dd95dba0d0ce5bbeafb263d0c9f4a130cfe908a50619960056466791091c1d6eb358cf0304482ca688702c7f7999b3aead12242d57f974fe7efc931ac31d33610e92358f46946213401a02c1b7b3fde762910093c91250d29ef7e592ddba90380ca411edd533565fbb00d0c46adce8eb3640086a0b5dc92e90483fb2f02e796ef41b44f01ce2e50860fecdf6bf8cc9579d6c332ce5edf010e421d78abeec22f6951cee60211085ce22eab490835a9fc12b5237957b1cfb7dcd45b07c012b8e13b7715cb9735eba27e16bebc6a494d39e9760ef1cf343d565e9f08d87515c828a31fd378e0f0841a5afe77b1c0ae6015887eb103cf06ff44237e2937099d61bb1a428981715b1d7124bc027a1b134e049e68162adf037114405498dc10d5b9ab621d87320fb2ac3440e0fcadc90ae88b3e60de35680bf821a690826c3e9a02c4d222432a5df7dc674bfaaaf186e3269d60c8fa27b2e6078cea1ef8a6940e9c6c1ab2ae754cc7cda293dcfce32cd7820ca113ce70068745e86f5e856b56220b4781bf470bc2428ed0d1f58edcea9739fe8d1c53153a70b430ed663c55082741d96f81af40cac2c17c388b78bf592eafed17888e28c7f603dd80a33d0ca02e53b1abf8f28303aa7b8820d18bbc637c77c1edcd15e102579fb70621bef327067b6b35046e733372903207e36978b970453ede4319a8a236f984f7174364b238b57bc095f34497148f01246dced4fb556bbde05d88f07cbd89e27af2072288d2b2d1e9ebb612406df71098a39f9d0e3823a6753f62c63765390d9037a86ea1b52d42512838cd4e59895c747d0dc1983ba101f7f78261a12ff8c1457dc8a80bc8718a1433ed007285092013f2f89ec53ec54b3a2e7b02f963bac5cddb9dc3a990f98a972383daa41f11b09c7e456860cdfd4c20d55e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /payments/pago-movil/verify', '01a1eeac-d02a-763d-af96-f78957f26ce7', E'\\x7f7c79fadf492f97334717437396d3bdf4314cb4fd28a396b1bf7dc18541cfe3', '01a1eeac-d033-7b08-8629-a3a14f529e53', '2026-11-18 12:41:05.333357+00', '01a1eeac-d034-76c8-a73d-bdc828239428', '200', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a86ef76bba21b50e8358f1743a0dd446844a4103151569607c91276dfdbea4d549c0969ecaa9ff8ba8d96280d745bea0eb7de0c8ad0ba8254a460ba785eadab4d16ea5ba1504068c1c70a95cb7bc9f927f928de4e15c96fec9ac37c91eccbee318b36abb6a2a3490701f210273dd351382d82661e6f722dc187bbfc9645361373358358aecbcb99273b17eb13dc6b3c6512ec32918935b464033dbd2e77ed7108653a39f2493f62a92f677571e9e26ae875f5e1a56de9c666ed1648d5a143baebc819329589d39f2b8287e184e1f01a74c583f1ebf733705e73d6fa67fecf221cb4dc8046b9dad911c9ccda92b2b62894c248b3bbd3bf26dc3b60a788601047a4c9a8a1d3f99893e8c4051cf0e4ad4a2b12126a70db34ba0ea84e7f3e6c303c14a83c31d57820408f26b1e410db10125652c1d519688748c6ddcb40e2d132428e0f072b2ecea961ac015e8517eb5fe5049bdd8f9ec2a8cc9d37b1d8b49ecfeff9ad50f7c316e24f65fec1ed0128af28fa3ad4b212a3cf42276829cc3a1db7208e715313c275afcf47650dabe75eec1252d778f07ac2149ebc789c646d379c7267d34a124a55871cb237a3ae28dae6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /payments/vpos', '01a1eeac-cfd8-7e69-aa97-1296c4b4f8b3', E'\\xb2bca9827cfaa4bc2ccfd8e6c7cdd4f874567be699cd70acd7f2ebbb5861ef9b', '01a1eeac-cfe7-7dea-8aba-fe94c1af49d3', '2026-11-18 12:41:05.262933+00', '01a1eeac-cfed-77f2-b95a-efeade620723', '201', E'\\x0233131d44f7881894fd5214999818a91fbf68a85ae471e198f73fbd25583a4fc17ec442af93d5f32123c555347eb2a3c8d7b5e06630194c89dd1af2541b9b9697f1a46d2788b8644b0ee32a6ec211d168171e98b310e82675c44cc1193a75a4965d70cd75bbb41354d061160d38d9897a23f53eb3967bfd5a2c1a239e2e2d3cde9dac54a93f9af5aa73a238b9bbb97395b4e4337f6d3c514cfb79f6991c8c679bf584f6ed1e52b90a2ea05c0049d111e3704b2ad2218257cd99f34577247291a92819deb0aed7684d6239c1d3008f8dc9400b831f207b7fd43f650a56ff692dd41f454aaaa8bb867e5449069c74fa5b875228b223b592cbc3f91ddf522444ba138bad1259a71fa5e9a069b4140fe85aab4a38e37bc1076c47e23c99a4cdfb60b14410d7654b067bf15c0380f10b88997e1a55385bd38ad7db6ffd06a5a4ab9e91d920a5d84ddd0c4affa3d8f5e1532981173cf5c636a302e394939177e5d092009b73ca28cff66531f99660aa658a58aa2c8250b03e81cdaed7bc8ed2f9a3c0fc898b1e45731e1d26896dca4fd6fad763ecc3d5b67f25a335756d654f4d705377be5aa1ac6e6408362aa8bf74a8d01f4bbaaf3d6a70bd0adf17e23dee9cfcb154ce3b3c64a5bc64bad09ba5eebcadd836b8468c6a1ef45cf35aaa3232', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /payments/vpos', '01a1eeac-cffa-7ba5-a691-f7dfbc5654ee', E'\\x090d6443c85d8368db101f3703df4bca9d5ecd7d2a6ef06ee5b432d917b154eb', '01a1eeac-cffc-7241-8632-4657352652e7', '2026-11-18 12:41:05.281398+00', '01a1eeac-d000-7576-bcfb-35204d959536', '422', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a11d9203ed08b2845fc0d54bf0793ae589538bc72dfc5d3f128901bb4d47e3615ff3a53993b153868faf5cbb6d081c671bd1f6bc5040d4f6f9d1469c3b24c0a359e2f428486df9289e6108668b8121f42cd7bc3556b82a0e22bbfe3a56b90e192794904c2899e0de6952ab6f415616fc5fae9a8b7b1f78bdfc8499aadd2cc655864becc188709914fd0fda00c6b2dd40e31954b2d66a57d96424439669e6b66834bb1190e56f5090fbbe0acdc54fea49256b8215329ea84bedc1f988c951ae017b5a16170aafc073eea073d96843992388961205d15633c90ac8c933bda6a98e2e91b38261424c5ae491aea91a31921414a13b2f03baf3c71f45a2c16e00e791bcca6f58e6979596f0116d871c4a45696d12a0cd614e65949d8d6e516f253fe038cfa1ff8a72f52907e0f658566761aa00b3c25f01cd568f937522f9fbacc23aa088836857b9044a30c1d57ba4fc5bb1a7000ea47c24c888ffa8c434311bc1cdbc32c45313f6803ad0d66a58da02ff55f0f581f7b3f6d60bdf880b028d3255adb0104a26b49acd45c453ae6341c52aeb3efd76e4473fd770b6c2b8aae8422d743475f0bf1c9ba3813200d2690ab4cabb0026c080143589f9c31656f37efbd4fe5c241665ca7f7fea500', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /payments/vpos', '01a1eeac-d00a-7c63-ad23-34cd5c9567b8', E'\\x7534f94701e03691b81268882062b67532dc281016592406ce70cf5e8e553522', '01a1eeac-d00b-7109-bb29-c2301ef7adfa', '2026-11-18 12:41:05.296602+00', '01a1eeac-d00f-7315-b0d3-2d9115d31316', '201', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a3ecbf047245b07fd7a17c35361c0a5dcc93dc75893a6efdc160022f9846481d987fc7308ae76d948582751cf45bc71375b48aa65e04f4ba651b852223beb28cacc198a9cdafd056a486b0efaf5fcd3281eae8422a0ea441d1776fb2d20ee2b8d5533eab2abbf401401c85554d5a86154b8ecc9dff7caabe8daced6ea4ad6cc2e51200add44bc4c19bce50aa5ce8e4c1f8f4707a8fb3bbc188767e119280f072278b69af123cd17883d5010d87942efe07452d6e7c61551b5004e0cd4dd84316f137e837a9a2c962668ef0fee2e0724fd5ec34d60b41901eae4e40bc1a027f219a2238e3028c69f5018ba811fb4ca551e9a1d8991034d339c349a7395c6a0d57fcc415675d410f639eaec30f2400288f669294c2b59ad8ac6c417d4ccb9470e7cc0d92584cb2330877c63902a99b6ba2bdd83554c9012794f7f1822ac638686a9d6ffad4fb8eba4665bcd5099ec8bc296cbc743f85a5eb30885e2964f7dfeb56c1e660bc241fd80e645c369510fdf6aa2b7430230d9a578734bf10e00736f44218ece36820e729cfa5e3a500adab32586eca960561e11c91df9241eac1d9654641747455ce223e4137088f38d17ac5054362443622f9f7b953c1f848fe814cd6c19', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'POST /payments/{id}/reverse', '01a1eeac-cfb3-76de-a011-4f5d61bc6e23', E'\\xbedadb0a01a793904410c472e9d5208b52cb887cddfe3d38432f2b13b2e40388', '01a1eeac-cfb9-773e-b605-3adc0da2dee1', '2026-11-18 12:41:05.214745+00', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '200', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a7d0049a1bccccc9bd2468c959691cfa639e58c8fd3b2af8ae74fd2f309515c9109ab55b7c98d8fd8047344725126741d75060c91acf6f0079184af61df044e5f9e31288024913c5d78d5a05f30696e3be6e121ecfcd0b7ac93b9bda44d146ea4cd1f31e11e058a1f6f715acb761978820c7791d1e4051fe218e100fbc17d5c60737185626eba1257481bb73c2f0e6a219d709e40a3939e682aecc2b3b25f9a767b4585e5710e0fb155e4a9844edfa900bac742dea9dcc54d8d3a4a97b0fbca0a548f05f60d95651397baf6456aa5f6de479ca43b7e8ba453ddd6e2e92acbe70b988be30185ec8b019b0b7189e2a9cc530c834140f07b53f5806a6c72c7d0988ba733318e0eb11de6e210a13b68bfc3f9cf64428f622f0b0fbfaa423d8822c78d988b65991c2e051e40d037f410d1b849b78154f45ffc5dee5971c9e59704575c249732ed874f58723603fad9451a56889d8263c140143674f1f25f8835bf8980730c40e559e212154d422c68b4e86bc74eeb1b5234ea58d714fa8d34e07ff4a651988df29aaf0062c2a4538df2f6f9865d10a79827d17d9cd472cb72c36438f86edde8cd964d8f9975ed8bfae7900d1dc597c0d7435398f2f167cc0750b7503a35075778fbe3893ff4e8b3547e73d6f4649beed02a050e0e62d24a55cda444f7e29bd20218b1b2a6d9da4474b8d884716d7f056b3682d510056f16e2b1830307fc676d09a765652cf2d60fa8d30d32f69674cdb076b29db2d6fd0a1b7409861de6dc99a7762fb6aaba5a1efccf8b761e98ab84ffff2171336a83cdf989c697590456a7eddd7072f7023dd62f3b947a7e52ed47b19686904293189ec5ac42a9e1b5d391d7676ef0', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '2026-10-01', '2026-10-31', '2026-11-18 12:41:07.277231+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a5564fd544821949024d516585fee6ba4ff09346da47d90b93faf00d644bef19137681d6a2fc038496477bd779f94d0ffd2cb70a8494322ecbde50389e35d6df535dbdd734e8a50f296043638d79286797808e8de9abf71067f59683e', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'e8c76943-ce9d-4202-83b1-af8a9dd81557', '2026-10-05', '01a1eeac-d07c-71a2-883a-150ec65e3664', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1955ead00421ab87edc6a920b10b7b6d5520e3d8af72f9cfc2601ab891973d59', '0', '2026-11-18 12:41:06.174229+00', E'\\xc7867a795fd672d0a4321e0bf03fc1f3584317e336dacac09f8747e6f10ffbf6');
insert into login_attempts (subject, count, last_at, name) values (E'\\x65b9a41cf807ffd64a2cca23dacec139bf6de345e8c799164d03ff6f7513e07a', '1', '2026-11-18 12:41:06.988328+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xad9c64e710dcfdc3111bc521d13dd0beab0e401f7b144876b5fb73dcf64bde32', '1', '2026-11-18 12:41:06.990056+00', E'\\xb0e2c8add9ec028d9828b44390295ac1cc1fd6008eaf9f25bf5f0e3947ddb1c0');
insert into login_attempts (subject, count, last_at, name) values (E'\\xb2a216b61968c244ff8ad74eeb0c96e8bd9402c07ad9009073da5bf401fc2610', '1', '2026-11-18 12:41:06.989386+00', E'\\xb0e2c8add9ec028d9828b44390295ac1cc1fd6008eaf9f25bf5f0e3947ddb1c0');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf02-79de-83ef-e1efe35a891a', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1eeac-cf02-79de-83ef-e1efe35a891a', '2026-11-18 12:41:07.288539+00', '2026-11-18 12:41:07.288539+00', '2026-11-18 12:41:07.288539+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x3ed59871ad8598fdc2e08d446a6052ad460e2520bb78f75959eff84b32065387', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'r4', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a4f1ad7abb299bc480ce5acf9515d673a5bc09804ec8447f0491e5c3a39625d75f582dd4adee5d788e3c348d5788690e6fa15c6f19172fc3af2565807496d306aeefb1be6ee62f67f7e87da072006f5541c2c8eab', 'true', '{}', '2026-11-18 12:41:05.567809+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 12:46:07.265587+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1eeac-d353-70f4-a566-45f745a52599', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$l4nq3QtI_7JjjRD-tENPQw$dK_Vf7_SSBw835YY3WMKlVBLcOo3SYihDD98c1mGxqk', '2026-11-18 12:41:06.131804+00', '2026-11-18 12:41:06.141423+00', NULL, '2026-11-18 12:41:06.95411+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('97505149-e2dd-4d73-a045-2447990a623c', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 12:41:07.266724+00', '2026-11-18 12:41:07.266724+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', '$scrypt$ln=17,r=8,p=1$l4nq3QtI_7JjjRD-tENPQw$dK_Vf7_SSBw835YY3WMKlVBLcOo3SYihDD98c1mGxqk', '2026-11-18 12:41:06.141423+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('82a06503-7c91-440d-b1a1-56a163e034e2', '01a1eeac-d353-70f4-a566-45f745a52599', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 12:41:07.262874+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x0c2f2c716e025b8e16e9ba548b6db42517d34cc81c99e10d918c63573eb8f0ab', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x1437c7d34e1ca7a90282b53c9e415c85999b4fe647efefecf360e02f6423d51b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x2514ea597995041300e69a6df48c1120aa9a7bb1b6cf19d7c4a3c1aa740b3761', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x4fbe4aaaa4bea7ca73afd5876eec7c09a26258892e7f7e717bdf9eee09a09ecc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x61c0eef28cc94b8561b9a3924639b9e759499c83fb18870dedeae831c3af932c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x70642e92574dcb8c2add13a7e9ab4be98cf1f2937874c23ee687f763ea82dd2f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x71eb13b5533794d62a44a1e3506312bf6b3d64f2bf48e62f4f8a15a3f759a7dc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x870765899fef4a3db2bee4906978333aefb357b2d69527948da66d35290b68cb', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x8f7a062b96cc54d7efff615705e6227ba3480e4b7f7d0ad79f537ed90171a4a5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x90f908471a5fa9ddfad4f2e343e7069fb57bde3abc6b20db54dd0dec95ca7f38', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x263dbf8901677bcbe31daa7349d7d65b5c95956b5e6763ffdd1240829ef981ef', '01a1eeac-d353-70f4-a566-45f745a52599', '2026-11-18 12:41:06.95411+00', '2026-11-18 12:41:06.95411+00', '2026-11-19 00:41:06.95411+00', '67b2fd15-6929-4cb8-aac8-5258b14d0da1', '127.0.0.1', '', '2026-11-18 12:41:06.95411+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1eeac-d35a-7b20-8283-fe335a857361', '01a1eeac-d353-70f4-a566-45f745a52599', 'pas_op_tUm399r0', E'\\x999362c9d9fbb0b25a7845e06dc22f160b6c075ff0291f5f974187d278a26942', '2026-11-18 12:41:06.138923+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a9be8f1491a133c69321edaaac66ba82274f64fd55b92043f1a4b53251dc1fbe52afffbcf8b54cf4de3b0207c373a975058a2e6b0bacd49521ef40d4353ed4d4e7fcaf562', '0', '2026-11-18 12:41:06.996656+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf02-79de-83ef-e1efe35a891a', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 12:41:05.026+00', '2026-11-18 12:41:05.116+00', '2026-11-18 12:56:05.026+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a6537b132478d724149031f9d0ce8ef57fd6a298883fc52dd90e2450764fb50ee82c5fb8a7bf497612f50f6a718dffb55d2770e091647f66ceb91260f03574836ebe4f75c14e188c84b5152ce98db82be98b86bd2533fea69e07fe59487', E'\\x3ad63afc963fe50deefdfd25bc230f89a1ebbc7534a4b4f70d41bd26264b2e81', E'\\x0df559c38290fb8e5640c1863e42a01279bcf050ca884f50f45000a4d6184341', E'\\x37eedce707d7f68fc2df34536f7406b0d7f284b2dc3d9d436b2523705fc0cdb1', NULL, NULL, 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-cf2a-7eaf-be5e-02758408cc8f', '2026-11-18 12:41:05.066+00', NULL, '05566511', '500566511', '{500566511,5566511}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf70-7e61-8f87-90e1963cc2cc', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 12:41:05.136+00', '2026-11-18 12:41:05.165+00', '2026-11-18 12:56:05.136+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a312008cabc7de24d30044ef93431b2f75906330e057b7fb78e81f6d2b5fede7d90b74502329feb19f022b9a98604f016febfcc394903ca58d20f2d956b932d0b423cab0d9603ca4e3ebe1fab0f9238b7ae96e7cefa7dcb47c2d98a71ca', E'\\x3ad63afc963fe50deefdfd25bc230f89a1ebbc7534a4b4f70d41bd26264b2e81', E'\\x0df559c38290fb8e5640c1863e42a01279bcf050ca884f50f45000a4d6184341', E'\\x37eedce707d7f68fc2df34536f7406b0d7f284b2dc3d9d436b2523705fc0cdb1', NULL, NULL, 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-cf83-7668-b704-37b5308d8c7f', '2026-11-18 12:41:05.155+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 12:41:05.177+00', '2026-11-18 12:41:05.225+00', '2026-11-18 12:56:05.177+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a97bd37eb421b57aee4ff61e5c11d86a33d3caafa07e9aee1fe73b5d682984d38bbf078a7dbc4013b6c0cdd8e5adf5c4b9ae022ed3d39f8bcd251086f6be87d63ef4772a9c0808726a5529d739be74485894688f1b0093394f1c06a7274', E'\\x3ad63afc963fe50deefdfd25bc230f89a1ebbc7534a4b4f70d41bd26264b2e81', E'\\x0df559c38290fb8e5640c1863e42a01279bcf050ca884f50f45000a4d6184341', E'\\x37eedce707d7f68fc2df34536f7406b0d7f284b2dc3d9d436b2523705fc0cdb1', NULL, NULL, 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-cfa2-79db-8ac0-76f6732c5c2e', '2026-11-18 12:41:05.186+00', NULL, '05566519', '500566519', '{500566519,5566519}', NULL, '000000', NULL, NULL, '01a1eeac-cfbe-766a-8f70-4acce71a53fa', '2026-11-18 12:41:05.214+00', '05566522', NULL, '{5566522}', NULL, '2026-11-18 12:41:05.225+00', '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cfd2-7c60-8fba-a21915ae9118', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 12:41:05.234+00', '2026-11-18 12:41:05.234+00', '2026-11-18 12:56:05.234+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a3f79e788606f6c0f0397c5dcaf97945ecc14cbd137fe2c1ee1ea16d26a21dcade03736141c86901e93a542ce070fcebd7b7e5bd14e2afad1d41dd6a218761edebcf4952bc9c5e6c3af09d742706bfa13d3d294bcac9012c62788cad64b', E'\\x3ad63afc963fe50deefdfd25bc230f89a1ebbc7534a4b4f70d41bd26264b2e81', E'\\x0df559c38290fb8e5640c1863e42a01279bcf050ca884f50f45000a4d6184341', E'\\x37eedce707d7f68fc2df34536f7406b0d7f284b2dc3d9d436b2523705fc0cdb1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 12:56:05.234+00', NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cfed-77f2-b95a-efeade620723', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:41:05.261+00', '2026-11-18 12:41:05.268+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a4ca3941647fc57a5fca12fb70bfd58dabc646cff84a07fd442fbeda938ef3ba5dc29c1b2a638a90af8c642ae2c4eeda2db1f6a3ee7bb02d4f0ac57c7124804d2e1a2686d70cdd73ef45e', E'\\x6510e1e899c75ec77faca38c7d5b03047428be26cc72d0d9ecf98de71a2a7e98', NULL, E'\\x7dff6f9ce918a9f385abd7018991ddbd3dea903f9d046ccf91283d8b6f4f768b', '4242', 'Visa', 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-cfe8-7d89-a1d2-6bcba6fe1828', '2026-11-18 12:41:05.261+00', NULL, '5566526', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d000-7576-bcfb-35204d959536', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 12:41:05.28+00', '2026-11-18 12:41:05.284+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85ae403d783f1858d60b48d7a2c1bf7433488f8d9a5887ef1081699dbcaf0db390308172d3c0908f2de20e4535128ae58abe61ff9d233368c8a2b151abc9f27357ef1ffbe76677cdbc8ec60', E'\\x12440275327b23b4e12989f0779e457531bb40052b314549681b5965c044387c', NULL, E'\\xa3430ee1d2f9bb6e8a163d94ac0c932d451778a979c459a479862d616d0fa2a8', '9995', 'Visa', 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-cffd-7b19-935b-0e1d6b2d1a35', '2026-11-18 12:41:05.28+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d00f-7315-b0d3-2d9115d31316', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 12:41:05.295+00', '2026-11-18 12:41:05.302+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85acc3657d883bf53154314f7d1edf52acebeac4da9f90cfbf034dd1d9c4fc161bc91d54f073b4501289a03915a77f78fcd8356746704d56450f9a04a58025213766e0198a32396df6ddf93', E'\\xc0927c6c8db1dccd7719b11e306c3c9355fb4b5916245818094aca584c591529', NULL, E'\\xe7c49fd6fdc517763fc470622a47549752d97c618be368586681ef61d35ca25a', '0119', 'Visa', 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-d00d-7048-9a72-0a558f16e74a', '2026-11-18 12:41:05.295+00', '2026-11-18 12:41:05.302+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-18 12:41:06.829072+00', '2026-11-18 12:41:08.942+00', NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d034-76c8-a73d-bdc828239428', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:41:05.332+00', '2026-11-18 12:41:05.358+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\xd1a7482927e7073340c62fff17c03318896d1dda449123cf054dfe9e97b7434e', NULL, NULL, NULL, NULL, 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-71a2-883a-150ec65e3664', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1eeac-d07c-7488-9f7b-26b63c2e0e56', '2026-11-18 12:41:05.404+00', '2026-11-18 12:41:05.426+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85ae9da6b2217f0d38a5c4fdd84bd71892e74b03d6ec1d434e1967ab6b49410f767c0c447b9c3b38368d80bea8951b5b40a6a2e4a89bcbed66196fbc543c5e6f7acba6387746e121ada30b2787a98ed04b9fcf778fc30116c75c745b504889f89335590832ee70dea8d71bd599c37f8e1ca', E'\\xa4a873ead54e3ec943faef30a4f1d4501b2f8f2812fbf70d33671272b7f2a5a5', E'\\x41c0a0611b7d8125e53036e5cad68f69d645bc29cd232dc3bbbca76c776c9094', E'\\x37eedce707d7f68fc2df34536f7406b0d7f284b2dc3d9d436b2523705fc0cdb1', NULL, NULL, 'r4', E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', '01a1eeac-d084-7b77-815b-795dae3b2c52', '2026-11-18 12:41:05.412+00', NULL, '50566543', NULL, '{50566543}', '39a15c45-dc6e-41ec-9757-c56a14a05e14', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-7d03-8879-8bdccbcb9ce6', 'DISPERSION', 'FAILED', NULL, NULL, '01a1eeac-d07c-7488-9f7b-26b63c2e0e56', '2026-11-18 12:41:05.404+00', '2026-11-18 12:41:05.423+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a219c8a5798f7ad15aba234d68b7de54d28be8bfb0bc7fec29c514072641d432718e29252b86fe5a292efee8cb184378bfca5dea587e59ad94cd756492c27e424e82f24564fce2323cd7fb9097a01e1dc07123e88f0b6851595e55ba92f058da92771cdeeb09078e1cec3222b575341aa', E'\\xe539d36b846aa35ebac67930133692129dbbdd667ae2a45b04ac2d8779698e54', E'\\xc203a942d22409160bf7f4add0b5b1961fe2a35986c2a769c3010ffd00d38017', E'\\x37eedce707d7f68fc2df34536f7406b0d7f284b2dc3d9d436b2523705fc0cdb1', NULL, NULL, 'r4', E'\\x34c8298561094b733efb356bbb8e2862c2369dd58c89db5f01c5b0a23056a55b', '01a1eeac-d084-7cbb-977a-1ea6380877bb', '2026-11-18 12:41:05.412+00', NULL, NULL, NULL, '{}', '4141f2cc-2b44-49f1-ac99-b4e15f12a6f8', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:41:05.522+00', '2026-11-18 12:41:05.548+00', '2026-11-18 12:56:05.522+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44f7881894fd5214999818a91fbf68a85abca6acc1a28bbdf97618cc4fc4c1492821b721714610bee4dba4a974002c2e4fefcb9fc2f928258e8a3b5f969543ad48205ac0299cf9893d94d17549df397d23c5599801f6b068f79183da708a56ecbfab66ed9ac5419ab909f0d94115', E'\\x3ad63afc963fe50deefdfd25bc230f89a1ebbc7534a4b4f70d41bd26264b2e81', E'\\x0df559c38290fb8e5640c1863e42a01279bcf050ca884f50f45000a4d6184341', E'\\x37eedce707d7f68fc2df34536f7406b0d7f284b2dc3d9d436b2523705fc0cdb1', NULL, NULL, 'bnc', E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-d104-7baa-9830-148e65112566', '2026-11-18 12:41:05.54+00', NULL, '05566554', '500566554', '{500566554,5566554}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1eeac-d0dc-7e0e-b6e2-92fc9aaa95db', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf02-79de-83ef-e1efe35a891a', '1', 'c0025468-51c5-4c6a-a3af-c8139a2a12a9', '20.00', '2026-11-18 12:41:07.290021+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xde55a2c7f2db38ccb8a01a5144a121a17f88a1407ac756ebd1205e85c38da65b', '01a1eeac-d353-70f4-a566-45f745a52599', 'factor', '2026-11-18 12:46:07.198169+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-71a2-883a-150ec65e3664', '10.00', 'key:requester', '2026-11-18 12:41:07.283892+00', '2026-11-19 12:41:07.283892+00', 'approved', 'user:ana', '2026-11-18 12:41:07.283892+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf02-79de-83ef-e1efe35a891a', '01a1eeac-cf08-7a9a-b600-276b176d7d42', '2026-11-18 12:41:05.026+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf02-79de-83ef-e1efe35a891a', '01a1eeac-cf2a-76d8-a2df-1cda934f96fa', '2026-11-18 12:41:05.066+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf02-79de-83ef-e1efe35a891a', '01a1eeac-cf5e-7ff9-b042-2d194e2f750d', '2026-11-18 12:41:05.116+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05566511"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf70-7e61-8f87-90e1963cc2cc', '01a1eeac-cf70-7720-82b9-af601c7a25c4', '2026-11-18 12:41:05.136+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf70-7e61-8f87-90e1963cc2cc', '01a1eeac-cf83-76dc-8666-c0ef2d88aad4', '2026-11-18 12:41:05.155+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf70-7e61-8f87-90e1963cc2cc', '01a1eeac-cf8e-71c5-9e4f-43fe0128929e', '2026-11-18 12:41:05.165+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '01a1eeac-cf9a-7fc9-8bfa-0dce1d911c17', '2026-11-18 12:41:05.177+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '01a1eeac-cfa2-738e-8ae9-fac9b183037b', '2026-11-18 12:41:05.186+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '01a1eeac-cfac-7c35-975a-6484c7cf159b', '2026-11-18 12:41:05.196+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05566519"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '01a1eeac-cfbe-722d-ba0f-9cb610ece3d0', '2026-11-18 12:41:05.214+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '01a1eeac-cfca-7b7e-afee-77bfde37aba0', '2026-11-18 12:41:05.225+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "05566522"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cfd2-7c60-8fba-a21915ae9118', '01a1eeac-cfd3-7ce1-9e13-ddaf46241191', '2026-11-18 12:41:05.234+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cfed-77f2-b95a-efeade620723', '01a1eeac-cfee-7467-8941-dff7dac04f3e', '2026-11-18 12:41:05.261+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-cfed-77f2-b95a-efeade620723', '01a1eeac-cff4-76e2-8e9d-45fd9d18d464', '2026-11-18 12:41:05.268+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "5566526"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d000-7576-bcfb-35204d959536', '01a1eeac-d000-7063-80d4-a5ccc69d5ca2', '2026-11-18 12:41:05.28+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d000-7576-bcfb-35204d959536', '01a1eeac-d004-7850-9925-602ff9db9161', '2026-11-18 12:41:05.284+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d00f-7315-b0d3-2d9115d31316', '01a1eeac-d010-7426-b88d-1a0b7ecd1f7a', '2026-11-18 12:41:05.295+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d00f-7315-b0d3-2d9115d31316', '01a1eeac-d017-71b4-96da-ad3d6fa55b8e', '2026-11-18 12:41:05.302+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d034-76c8-a73d-bdc828239428', '01a1eeac-d060-7067-8952-9f8415633f75', '2026-11-18 12:41:05.358+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-71a2-883a-150ec65e3664', '01a1eeac-d07e-7b6f-a5c6-83ba9debcbad', '2026-11-18 12:41:05.404+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1eeac-d07c-7488-9f7b-26b63c2e0e56"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-71a2-883a-150ec65e3664', '01a1eeac-d084-799a-bd90-133b75c316d2', '2026-11-18 12:41:05.412+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-71a2-883a-150ec65e3664', '01a1eeac-d092-7d66-9d60-67cc688ad2ac', '2026-11-18 12:41:05.426+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "50566543"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-7d03-8879-8bdccbcb9ce6', '01a1eeac-d07e-7dd3-bc96-e4cee32fbcd9', '2026-11-18 12:41:05.404+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1eeac-d07c-7488-9f7b-26b63c2e0e56"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-7d03-8879-8bdccbcb9ce6', '01a1eeac-d084-74c7-a133-3d2e207d32cd', '2026-11-18 12:41:05.412+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d07c-7d03-8879-8bdccbcb9ce6', '01a1eeac-d08f-7b42-b947-a11422dea7b4', '2026-11-18 12:41:05.423+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', '01a1eeac-d0f3-7d96-a62e-2bd76c6b3416', '2026-11-18 12:41:05.522+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', '01a1eeac-d104-7616-99f4-189f63b28f20', '2026-11-18 12:41:05.54+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', '01a1eeac-d10c-77cc-b2c9-480ce8d59a4e', '2026-11-18 12:41:05.548+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05566554"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '2026-11-18 11:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 12:41:04.159099+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-d0c6-7e46-bb6c-448f4689fb48', E'\\xab23f8ab335e1bbd1460dacd5fa7f006eeafe4008b884297564b7c84b78d509f', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a0c077ccd97e95e225cf263144bada6caa28e58a97a6a850e470c8ab5451e0076bffd4e208cfc08fd02affc5693290cd5532b8b4ab84a558c9da609f9bfcb2d88e67ab79bdeae8489191d44f831', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 12:41:05.478+00', 'key:01a1eeac-ce62-77f7-9e16-16c9b84e3a37');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '0ea261ae-8c70-4be3-8661-33e8a7d76928', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 12:41:07.277886+00', '2026-11-19 13:41:07.277886+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x69a75984539237c17d0d910b46687805d543e29fae9bf6b0f492e0bbad0b065b', '01a1eeac-d353-70f4-a566-45f745a52599', '2026-11-18 12:46:07.20041+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '195', '2026-11-18 12:41:07.282726+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 12:41:07.204664+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 12:41:07.204664+00', '2026-11-18', '2026-11-18 12:41:04.829846+00', '2026-11-18 12:41:04.89102+00', '2026-11-18 12:41:04.89102+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 12:41:07.204664+00', '2026-11-18 12:41:07.204664+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 12:41:04.89102+00', '2026-11-18 12:41:04.89102+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 12:41:04.342106+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 12:41:04.342909+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 12:41:04.349066+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 12:41:04.349459+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 12:41:04.353876+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 12:41:04.354192+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 12:41:04.354192+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 12:41:04.354192+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 12:41:04.354192+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 12:41:04.354192+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 12:41:04.372196+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 12:41:04.372464+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 12:41:04.375963+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 12:41:04.377448+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 12:41:04.377742+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 12:41:04.377742+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('41', '0041_account_identity.sql', '2dfe1a4a0235e5aacf992518ab8f140e3023ff0cc7ef45ca1be531286de35b31', '2026-11-18 12:41:04.377742+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('46', '0046_movement_references.sql', '5b119fd61a896f985112e9e9de029a2f22c195575a974be50bb2491e6e63aa81', '2026-11-18 12:41:04.377742+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('47', '0047_imported_by_amount.sql', 'e800f640a8d22e3bd89f92ecb8b794ef5cb4d4a5d1f1fe2112d62517b7b0ddbf', '2026-11-18 12:41:04.385241+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('48', '0048_movements_by_ending.sql', 'b5455271abaecba593f98ecfbb61d1754b9a1b8601b1e75856fd05b5e00e366f', '2026-11-18 12:41:04.387497+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('49', '0049_movements_without_reference.sql', 'a5721a2aff223135de572b0449f221a1976ef2022f83e7a9555f0f0061158ddf', '2026-11-18 12:41:04.389534+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 12:41:04.159099+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 12:41:04.159099+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 12:41:04.393981+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 12:41:04.395494+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 12:41:04.389804+00');
insert into schema_routines (name, version, checksum, applied_at) values ('merge_imported_movement.sql', '1', '6ba69ae2cbd3b1e4236b29145d7b1b03a8d1c7e425436543b204350593fc435a', '2026-11-18 12:41:04.397258+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-18 12:41:04.396388+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 12:41:04.394638+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '3', '427497a17ca16bfdd7847947e701ecdd2b8d134692e983737fc3bc1d06ee2407', '2026-11-18 12:41:04.392703+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\x0f83c894104c86a23de9b63b0cc5d119c4fce3ddad4d014e73b2c895148e9181', '01a1eeac-ce48-778e-a1a1-771117302f29', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 12:41:07.276439+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '809', '1', '01a1eeac-cf08-7a9a-b600-276b176d7d42', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cf02-79de-83ef-e1efe35a891a","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.026Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.026Z"}', '2026-11-18 12:41:05.033915+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '816', '2', '01a1eeac-cf5e-7ff9-b042-2d194e2f750d', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-cf02-79de-83ef-e1efe35a891a","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"05566511","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.026Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.116Z"}', '2026-11-18 12:41:05.118997+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '818', '3', '01a1eeac-cf70-7720-82b9-af601c7a25c4', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cf70-7e61-8f87-90e1963cc2cc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.136Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.136Z"}', '2026-11-18 12:41:05.137692+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '823', '4', '01a1eeac-cf8e-71c5-9e4f-43fe0128929e', '{"event":"payment.failed","data":{"paymentId":"01a1eeac-cf70-7e61-8f87-90e1963cc2cc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.136Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.165Z"}', '2026-11-18 12:41:05.166929+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '826', '5', '01a1eeac-cf9a-7fc9-8bfa-0dce1d911c17', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cf99-7cd3-8d58-9e68a72e75a9","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.177Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.177Z"}', '2026-11-18 12:41:05.178734+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '831', '6', '01a1eeac-cfac-7c35-975a-6484c7cf159b', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-cf99-7cd3-8d58-9e68a72e75a9","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05566519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.177Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.196Z"}', '2026-11-18 12:41:05.196881+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '835', '7', '01a1eeac-cfca-7b7e-afee-77bfde37aba0', '{"event":"payment.reversed","data":{"paymentId":"01a1eeac-cf99-7cd3-8d58-9e68a72e75a9","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05566519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.177Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.225Z"}', '2026-11-18 12:41:05.226549+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '837', '8', '01a1eeac-cfd3-7ce1-9e13-ddaf46241191', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cfd2-7c60-8fba-a21915ae9118","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.234Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.234Z"}', '2026-11-18 12:41:05.235997+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '844', '9', '01a1eeac-cff4-76e2-8e9d-45fd9d18d464', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-cfed-77f2-b95a-efeade620723","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"5566526","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.261Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.268Z"}', '2026-11-18 12:41:05.26918+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '850', '10', '01a1eeac-d004-7850-9925-602ff9db9161', '{"event":"payment.failed","data":{"paymentId":"01a1eeac-d000-7576-bcfb-35204d959536","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.280Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.284Z"}', '2026-11-18 12:41:05.286035+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '856', '11', '01a1eeac-d017-71b4-96da-ad3d6fa55b8e', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-d00f-7315-b0d3-2d9115d31316","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.295Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.302Z"}', '2026-11-18 12:41:05.303601+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '861', '12', '01a1eeac-d060-7067-8952-9f8415633f75', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-d034-76c8-a73d-bdc828239428","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.332Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.358Z"}', '2026-11-18 12:41:05.3776+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '868', '13', '01a1eeac-d08f-7b42-b947-a11422dea7b4', '{"event":"payment.failed","data":{"paymentId":"01a1eeac-d07c-7d03-8879-8bdccbcb9ce6","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.404Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.423Z"}', '2026-11-18 12:41:05.424014+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '869', '14', '01a1eeac-d092-7d66-9d60-67cc688ad2ac', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-d07c-71a2-883a-150ec65e3664","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"50566543","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.404Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.426Z"}', '2026-11-18 12:41:05.42699+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '881', '15', '01a1eeac-d0f3-7d96-a62e-2bd76c6b3416', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.522Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","checkoutSessionId":"01a1eeac-d0dc-7e0e-b6e2-92fc9aaa95db","livemode":false},"timestamp":"2026-11-18T12:41:05.522Z"}', '2026-11-18 12:41:05.524018+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '886', '16', '01a1eeac-d10c-7e0e-b6e2-3b6a9fc24f6e', '{"event":"checkout.paid","data":{"sessionId":"01a1eeac-d0dc-7e0e-b6e2-92fc9aaa95db","linkId":"01a1eeac-d0c6-7e46-bb6c-448f4689fb48","status":"PAID","paymentId":"01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d","description":"Pedido 1042","usdAmount":13,"keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.500Z","livemode":false},"timestamp":"2026-11-18T12:41:05.548Z"}', '2026-11-18 12:41:05.549139+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '886', '17', '01a1eeac-d10c-77cc-b2c9-480ce8d59a4e', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"05566554","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.522Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","checkoutSessionId":"01a1eeac-d0dc-7e0e-b6e2-92fc9aaa95db","livemode":false},"timestamp":"2026-11-18T12:41:05.548Z"}', '2026-11-18 12:41:05.549139+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1eeac-d353-70f4-a566-45f745a52599', E'\\x526415f7b862ca92033e20824d2e627b4227882c0696197e19e721c3f62e4712', '2026-11-18 12:41:07.20209+00', '2026-11-21 12:41:07.20209+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cf08-7a9a-b600-276b176d7d42', 'payment.pending', '01a1eeac-cf02-79de-83ef-e1efe35a891a', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cf02-79de-83ef-e1efe35a891a","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.026Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.026Z"}', 'delivered', '2026-11-18 12:41:05.026+00', '01a1eeac-cf12-7ff7-8f1e-5cd0dc105624', '2026-11-18 12:41:05.045546+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cf5e-7ff9-b042-2d194e2f750d', 'payment.completed', '01a1eeac-cf02-79de-83ef-e1efe35a891a', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-cf02-79de-83ef-e1efe35a891a","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"05566511","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.026Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.116Z"}', 'delivered', '2026-11-18 12:41:05.116+00', '01a1eeac-cf68-7d5f-aa52-38ecb0766b23', '2026-11-18 12:41:05.130899+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cf70-7720-82b9-af601c7a25c4', 'payment.pending', '01a1eeac-cf70-7e61-8f87-90e1963cc2cc', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cf70-7e61-8f87-90e1963cc2cc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.136Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.136Z"}', 'delivered', '2026-11-18 12:41:05.136+00', '01a1eeac-cf7c-7cad-ba5c-259dff522461', '2026-11-18 12:41:05.150075+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cf8e-71c5-9e4f-43fe0128929e', 'payment.failed', '01a1eeac-cf70-7e61-8f87-90e1963cc2cc', '{"event":"payment.failed","data":{"paymentId":"01a1eeac-cf70-7e61-8f87-90e1963cc2cc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.136Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.165Z"}', 'delivered', '2026-11-18 12:41:05.165+00', '01a1eeac-cf92-71f8-a516-3abeb13aef6b', '2026-11-18 12:41:05.172278+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cf9a-7fc9-8bfa-0dce1d911c17', 'payment.pending', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cf99-7cd3-8d58-9e68a72e75a9","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.177Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.177Z"}', 'delivered', '2026-11-18 12:41:05.177+00', '01a1eeac-cf9d-7b9f-a5f9-d79ebe9422dd', '2026-11-18 12:41:05.182384+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cfac-7c35-975a-6484c7cf159b', 'payment.completed', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-cf99-7cd3-8d58-9e68a72e75a9","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05566519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.177Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.196Z"}', 'delivered', '2026-11-18 12:41:05.196+00', '01a1eeac-cfb1-7e2e-b90c-400374ea95aa', '2026-11-18 12:41:05.202398+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cfca-7b7e-afee-77bfde37aba0', 'payment.reversed', '01a1eeac-cf99-7cd3-8d58-9e68a72e75a9', '{"event":"payment.reversed","data":{"paymentId":"01a1eeac-cf99-7cd3-8d58-9e68a72e75a9","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05566519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.177Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.225Z"}', 'delivered', '2026-11-18 12:41:05.225+00', '01a1eeac-cfce-7a3b-8ba0-becc8ce10cde', '2026-11-18 12:41:05.232056+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cfd3-7ce1-9e13-ddaf46241191', 'payment.pending', '01a1eeac-cfd2-7c60-8fba-a21915ae9118', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-cfd2-7c60-8fba-a21915ae9118","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.234Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.234Z"}', 'delivered', '2026-11-18 12:41:05.234+00', '01a1eeac-cfd6-7cb6-b463-f666304c59ab', '2026-11-18 12:41:05.23898+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-cff4-76e2-8e9d-45fd9d18d464', 'payment.completed', '01a1eeac-cfed-77f2-b95a-efeade620723', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-cfed-77f2-b95a-efeade620723","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"5566526","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.261Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.268Z"}', 'delivered', '2026-11-18 12:41:05.268+00', '01a1eeac-cff7-7a29-9641-8387394cacb0', '2026-11-18 12:41:05.27308+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-d004-7850-9925-602ff9db9161', 'payment.failed', '01a1eeac-d000-7576-bcfb-35204d959536', '{"event":"payment.failed","data":{"paymentId":"01a1eeac-d000-7576-bcfb-35204d959536","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.280Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.284Z"}', 'delivered', '2026-11-18 12:41:05.284+00', '01a1eeac-d009-7b83-a059-33fe500c5ee3', '2026-11-18 12:41:05.289793+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-d017-71b4-96da-ad3d6fa55b8e', 'payment.pending', '01a1eeac-d00f-7315-b0d3-2d9115d31316', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-d00f-7315-b0d3-2d9115d31316","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.295Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.302Z"}', 'delivered', '2026-11-18 12:41:05.302+00', '01a1eeac-d01b-7462-bc8e-ed76c899cf03', '2026-11-18 12:41:05.308068+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-d060-7067-8952-9f8415633f75', 'payment.completed', '01a1eeac-d034-76c8-a73d-bdc828239428', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-d034-76c8-a73d-bdc828239428","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.332Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.358Z"}', 'delivered', '2026-11-18 12:41:05.358+00', '01a1eeac-d069-7d22-861f-c09280a51d50', '2026-11-18 12:41:05.387439+00', '200', NULL, '21', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-d08f-7b42-b947-a11422dea7b4', 'payment.failed', '01a1eeac-d07c-7d03-8879-8bdccbcb9ce6', '{"event":"payment.failed","data":{"paymentId":"01a1eeac-d07c-7d03-8879-8bdccbcb9ce6","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.404Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.423Z"}', 'delivered', '2026-11-18 12:41:05.423+00', '01a1eeac-d092-77c7-a65d-c9cbe078808f', '2026-11-18 12:41:05.430591+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-d092-7d66-9d60-67cc688ad2ac', 'payment.completed', '01a1eeac-d07c-71a2-883a-150ec65e3664', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-d07c-71a2-883a-150ec65e3664","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"50566543","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.404Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","livemode":false},"timestamp":"2026-11-18T12:41:05.426Z"}', 'delivered', '2026-11-18 12:41:05.426+00', '01a1eeac-d099-765f-b009-b8cdac9e6d76', '2026-11-18 12:41:05.434129+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-d0f3-7d96-a62e-2bd76c6b3416', 'payment.pending', '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', '{"event":"payment.pending","data":{"paymentId":"01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.522Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","checkoutSessionId":"01a1eeac-d0dc-7e0e-b6e2-92fc9aaa95db","livemode":false},"timestamp":"2026-11-18T12:41:05.522Z"}', 'delivered', '2026-11-18 12:41:05.522+00', '01a1eeac-d0f6-7798-a4c7-6b76037cbbc9', '2026-11-18 12:41:05.52691+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '01a1eeac-d10c-77cc-b2c9-480ce8d59a4e', 'payment.completed', '01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d', '{"event":"payment.completed","data":{"paymentId":"01a1eeac-d0f2-7eea-8c75-9b1f6f4d933d","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"05566554","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:41:05.522Z","keyId":"01a1eeac-ce62-77f7-9e16-16c9b84e3a37","checkoutSessionId":"01a1eeac-d0dc-7e0e-b6e2-92fc9aaa95db","livemode":false},"timestamp":"2026-11-18T12:41:05.548Z"}', 'delivered', '2026-11-18 12:41:05.548+00', '01a1eeac-d114-7cbb-a9e1-d90e8b25991b', '2026-11-18 12:41:05.55728+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1eeac-ce48-778e-a1a1-771117302f29', 'false', '01a1eeac-ced4-750b-93d2-a416edc468e3', '1', 'http://127.0.0.1:33131/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44f7881894fd5214999818a91fbf68a85a0ace720ed65ee847f6cf947c6bdd8b2e6b5600ce3c91839fe65fdcba4bc4ea19f92e9acd439a6a53e5e18a3b70d7dc4c950ffe2af3a0b5f7d1e58c5f0d9a68e0dac138b0a1dd1fb8b9c66f5f4543', NULL, NULL, '2026-11-18 12:41:04.98+00', '2026-11-18 12:41:04.98+00');
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
alter table imported_periods enable trigger user;
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
