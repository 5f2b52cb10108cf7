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

-- version: 2
-- Counts a payout or a refund against the limits of an API key, and returns null or the limit that it exceeds: `call`,
-- `day` or `payee`. Nothing is counted then. The row of the budget's first key is locked before the sums are read, and
-- each query of a function has a snapshot of its own, so that of many payouts at once none sees the sums without the
-- others. Payouts that failed, and reversals that did not take place, do not count: a reversal is counted for a payment that
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
  today date := (clock_timestamp() at time zone 'America/Caracas')::date;
  exceeded text;
begin
  if of_reversal then
    delete from key_payouts
    where tenant_id = of_tenant and livemode = of_livemode and day = today and payment_id = any (of_payments) and is_reversal;
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ed38-d458-7418-9a79-92a550841439', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 05:54:47.015036+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'r4', E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', 'http://127.0.0.1:33619');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ed38-d458-7418-9a79-92a550841439', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', 'false', 'pas_test_7jyMLM5w', E'\\x609ae7dcd6b341915fb9f986c4889f0968b45916a28f8b9a1a77ba514d8c4539', '2026-11-18 05:54:47.11836+00', NULL, NULL, '2026-11-18 05:54:58.30315+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-d504-7661-bf53-968ffe0f311c', 'true', 'pas_live_pRCsBQge', E'\\x659a73733550374ff755d5c0d1ee45963b5079d43208351788c9b6ca35a8d05a', '2026-11-18 05:54:47.172268+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x1d6beade20b76ecfc55e6135bbca67ccaf2bbad504eb9d18c829a235304bd4ea', '2026-11-18 05:54:58.278988+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-d458-7a95-9a9e-653a784ab167', '2026-11-18 05:54:47.017489+00', 'test', 'tenant.create', '01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-d458-7418-9a79-92a550841439', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x1509595aff4f2a0553416bc3c53e5c249b63d27ff1ef2403897e8ad7f69fa64d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-d4cb-7b01-ae4d-b454d728695f', '2026-11-18 05:54:47.120356+00', 'test', 'key.create', '01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_7jyMLM5w", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x1509595aff4f2a0553416bc3c53e5c249b63d27ff1ef2403897e8ad7f69fa64d', E'\\xda4fb901db0002eff4ac51f38b08968cabd8bee11238ef3547918d02949a2e92');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-d504-7781-a7d3-0d89ea57e784', '2026-11-18 05:54:47.173042+00', 'test', 'key.create', '01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-d504-7661-bf53-968ffe0f311c', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_pRCsBQge", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xda4fb901db0002eff4ac51f38b08968cabd8bee11238ef3547918d02949a2e92', E'\\x7e939a15eb64150ad834202240e37434620cc39622b80a35d55c31d7dbe97d76');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-d6d4-792e-a6e4-7a24648ee9c1', '2026-11-18 05:54:47.673822+00', 'key:01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', 'webhook.create', '01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '{"host": "127.0.0.1:38695", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', '01a1ed38-d557-78b3-835f-42c074733da3', '4', E'\\x7e939a15eb64150ad834202240e37434620cc39622b80a35d55c31d7dbe97d76', E'\\xca80fce40339efd7aa46f0570b26a161e08688d971aab87a7f0bfbffb9ad6f54');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-e384-7908-984c-d7b08937db1a', '2026-11-18 05:54:50.888149+00', 'test', 'checkout.profile', '01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-d458-7418-9a79-92a550841439', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xca80fce40339efd7aa46f0570b26a161e08688d971aab87a7f0bfbffb9ad6f54', E'\\x06c0f9547832573b94f19614e1ef0c2aa515acf0ce6def6c0482bf77db6db93d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-e419-7b3f-8293-283bb2e1a043', '2026-11-18 05:54:51.034233+00', 'key:01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', 'link.create', '01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-e412-7aa6-9081-530d92c563ba', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', '01a1ed38-e39b-72b5-9cd6-728e2a1fce54', '6', E'\\x06c0f9547832573b94f19614e1ef0c2aa515acf0ce6def6c0482bf77db6db93d', E'\\xb8eaf2455aaea43ba23996ca9c1465d0edffdd9eb8ba53aaca4625d9aafdf14b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-e610-7d65-8f9d-431727c92c62', '2026-11-18 05:54:51.543555+00', 'test', 'bank.notifications', '01a1ed38-d458-7418-9a79-92a550841439', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xb8eaf2455aaea43ba23996ca9c1465d0edffdd9eb8ba53aaca4625d9aafdf14b', E'\\xc4b92a681f9a563fe244acc7485fb06644517c27ef44bef260f8d63a4e8738e6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-e767-7807-b925-c4d63768840a', '2026-11-18 05:54:51.883578+00', 'key:01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', 'movement.ignore', '01a1ed38-d458-7418-9a79-92a550841439', '01a1ed38-e696-78b7-85aa-34bb09edd840', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', '01a1ed38-e740-76f3-8343-b12fc46be6e4', '8', E'\\xc4b92a681f9a563fe244acc7485fb06644517c27ef44bef260f8d63a4e8738e6', E'\\x842241897a5ee6de0da890ee008d1ac4725124d4f9b499d11ed8941cb256cb06');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-efec-7e37-8c3a-e10f061a1c0e', '2026-11-18 05:54:54.063703+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x842241897a5ee6de0da890ee008d1ac4725124d4f9b499d11ed8941cb256cb06', E'\\xcec871912405f891c3f5cd41e9c7320ce1df86f2a4f957f14c946634ca6b7a3d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-f003-77bb-a97a-5cd60ff7880f', '2026-11-18 05:54:54.085651+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_yLWFerXT"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xcec871912405f891c3f5cd41e9c7320ce1df86f2a4f957f14c946634ca6b7a3d', E'\\x227a3c635d4424a270fb43558a3be0f482612b7cae3db8776324af4ac407d702');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-f008-7c7a-8563-50333d21431a', '2026-11-18 05:54:54.092457+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x227a3c635d4424a270fb43558a3be0f482612b7cae3db8776324af4ac407d702', E'\\xe7550bddce9b1743dc840d562955bc338381deb227cd16aaf1a719787a8e70c2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-fc12-7217-b4c1-e3232b28215e', '2026-11-18 05:54:57.173664+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '57f35f90d7aa6ac7', NULL, '01a1ed38-f010-7ef1-8693-0d4abf18ba51', '12', E'\\xe7550bddce9b1743dc840d562955bc338381deb227cd16aaf1a719787a8e70c2', E'\\xc3de7842830b454937db467424de7a0a24e06ec7442247a1ae76c38eb3e9a208');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed38-fd16-7a61-be75-6911b3af1dc1', '2026-11-18 05:54:57.43777+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xf4a295946d8248c6f9ba21db6906dae7ef2c9348595a6ff7b204428679527731', E'\\x41206428a96e397351a26113af9acc73779bccf5e6201654cc5dc11bfb7839ca');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed39-002c-7d47-8cfe-d8967c93f2f6', '2026-11-18 05:54:58.221696+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x41206428a96e397351a26113af9acc73779bccf5e6201654cc5dc11bfb7839ca', E'\\xe52e1f3ded792864b123e5a4f28cfb47777adbe4d26db12fb86fdd9b97383aa8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed39-0036-7f6a-b701-c9274eeb9ac9', '2026-11-18 05:54:58.231894+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xe52e1f3ded792864b123e5a4f28cfb47777adbe4d26db12fb86fdd9b97383aa8', E'\\xfe97860a5dd21d923a900905692753d9881937caed7fe1b2cf87d1c92cf61df3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed39-0043-705f-9e45-53f78434d4aa', '2026-11-18 05:54:58.247597+00', 'test', 'bank.set', '01a1ed38-d458-7418-9a79-92a550841439', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xfe97860a5dd21d923a900905692753d9881937caed7fe1b2cf87d1c92cf61df3', E'\\x683919412768ee83bbe10cfd2dfccdb078a9a657b7f5bf3aedde1c978c2feda0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed39-0053-766f-bca3-001b41018505', '2026-11-18 05:54:58.260833+00', 'test', 'bank.order', '01a1ed38-d458-7418-9a79-92a550841439', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x683919412768ee83bbe10cfd2dfccdb078a9a657b7f5bf3aedde1c978c2feda0', E'\\x9d75a9309a356c74975a42c24897e3f9bf95c07cfc877302d33fa7475ccd24ba');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed39-0059-7324-8a7a-3813a922a7e4', '2026-11-18 05:54:58.271452+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x9d75a9309a356c74975a42c24897e3f9bf95c07cfc877302d33fa7475ccd24ba', E'\\x9dcfc704df6f94a4aab6629be33723f96a9d2cae8ff1074891f952e500a29270');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed39-0065-7302-ad04-3013737b05da', '2026-11-18 05:54:58.278988+00', 'test', 'bank.route', '01a1ed38-d458-7418-9a79-92a550841439', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x9dcfc704df6f94a4aab6629be33723f96a9d2cae8ff1074891f952e500a29270', E'\\x1d6beade20b76ecfc55e6135bbca67ccaf2bbad504eb9d18c829a235304bd4ea');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('bf820b8b-235d-87ae-84bb-6040735a7127', '2026-11-18 05:54:57.397638+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ed38-fcd5-72ba-b9b2-acd939095320', '13', E'\\xc3de7842830b454937db467424de7a0a24e06ec7442247a1ae76c38eb3e9a208', E'\\xf4a295946d8248c6f9ba21db6906dae7ef2c9348595a6ff7b204428679527731');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'true', 'bnc', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c89911bc8544390390f39523dca2b1fbd6a2ca73f3428f97468a45d0481b140f465bd0238fd80c4d3c39ac9bb2c59539bcf66ea4d4a84f42354af6dd335ef0d74207', '01a1ed39-0043-7803-860b-41775724907e', '2026-11-18 05:54:58.246596+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', 'P01764000000', '01a1ed38-d458-7418-9a79-92a550841439', 'false', '2088e0fd-8abe-48c6-85c9-d18513d937b4', 'charge', '2026-11-18 05:54:58.767062+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', E'\\x748c8941e7788d6cee0add4a1c8c69dac47e34a4334c6d917fb25d9c65efa266', '01a1ed38-e65d-71f6-ba72-61ac1d840ae9', '01a1ed38-d458-7418-9a79-92a550841439', 'false', 'r4', 'R4notifica', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c820d11a147c44555ca8ad15dc40dfd7cf386036204b8ef3b755bbbef653c47e1d3f48e68c8c55d74c30d45947d96a4e39dd442bd1a922e173fa8478bdceed3cf1cffe632943542fcf20ac41cd6c0de3e59732330566c720e56c2bad84ad643477b96200c8619fc214d8c6080b643040093a01f29073f32c67ff1caef4542dc9f57724069288159ee02f4083f1d9df3dca12c4aa40bee90022c7c10a1c9c713eba7d7775c2a09df15144fd47b4e65b486d95a79b6d024b8ac75ef7ba59a5d9d87a2a6ac2d73a0b3b8bff87475c52a88f19ffaa89279fd549db682f911e960f87fdefb72d904a1651e138005dd79b38962a31406f782c58d54a4693751027444700ff2d6c', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 05:54:51.613549+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', E'\\xa676ff7b22e202ff36ab20680ff43cc0e75de88e18acf5358f41347c2656a83d', '01a1ed38-e696-7660-bbfe-4bb8c4336171', '01a1ed38-d458-7418-9a79-92a550841439', 'false', 'r4', 'MBconsulta', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8032d27b91fdd071db582cd7b9c4eaff9d862da8a34b864519727de0dba83a699d7c9589b8c38a80acae20e8c7bae751a5598487ecfc847a3da5448e97da969fff55072e1951e265d0985dd9788993f06731cf3bd41f50f712819c4085e72df7258f1cac1f200c5fbd06e5cdeafa98d7f6ded64f1bfdea1d1beb058b40f91e9e3a695f8bddc8ca0c9938869e19297bb235795fee2e5ebb21113bbfb89859eb67ac3c1db3c143e7641912dc73a6211ee3ff6769011c34751b49dc0ff7c253b476ae23aedaa879613566ef01b0b5304f2b0aa427474f5ce163107ff566e2c4e2f7282db4bb4681d78abfdaa71989517904ce28a58e0571ffba2b3fb8913ab559e6536ee8548', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 05:54:51.670876+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', E'\\xa6fd8d2caf44447bf6e90120b90d9ad3880b16208bcf843a8d334270ff59a142', '01a1ed38-e630-7dba-b55a-e3b4bac3a160', '01a1ed38-d458-7418-9a79-92a550841439', 'false', 'r4', 'R4consulta', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c82e61fa26538663493bbb98d424e60e0a5a7a53eca5925daeb3751f7eab01c0e6c68417fac31a6435f4ebfb5a885bde0cba5364922fb8dbff2024578845f5521200695b355488e8f5cefbbb09b669d725b47671b9ce3dcf2a4c59239001e1163041257e37fe7e8a', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 05:54:51.580951+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', E'\\xc1ce2a3820247f9309346ac0d50a906ed4824261d3503fd5d150942c4958550c', '01a1ed38-e678-7598-9a3c-5da7736e523b', '01a1ed38-d458-7418-9a79-92a550841439', 'false', 'r4', 'R4notifica', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c811907688e11e8d49660b3ec0a02d7d099cbc1cee237842b30ef2c1d581add3e40429270fd4b7ddab9ede41f6e052db98799f0f93275602fce20b6fdca5c00ed3a8157fa40c51007eea55af4eba7c16708ceb0b3f2596f0ad1bd49c94e7e8d48d0935af2a5e9e85f5d6d3e39a560c3f1f8b9db6b467098f7d675452d134c80e17349db419c57d230f946e3628db582e00fa31aa7591666b644f77fa5efd82ddbe4a3fc2b8fae2223a6c2cb576da681896a3f90c08e5ce1811a5554ededab51e8f3536ac277563deb57f6dc360304c1517fd38de7eca7539593b27f7da4d15c78787801f973676deecdba0a48e784c14b8c708ab3e14a5a401c7efe6a275d6af976b5d08', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 05:54:51.641583+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', E'\\xdd029abf3f50af69b61dc84e19fbc3607e46f363d92711a5b5e403354abdccd2', '01a1ed38-e649-7aff-83e6-b243c1fe2bd7', '01a1ed38-d458-7418-9a79-92a550841439', 'false', 'r4', 'R4consulta', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8b8733588e94faf8bbc500bdef3a0d8bd9f8e26fec2cc720873160ced7a7802a16b1e4d9db422e587ab4275bf1d1d1510cee59643', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 05:54:51.59428+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', 'in/2026-10-05/12345678/120.00', 'eb2ccf78-2f19-4c0c-bc1b-49b53b6d05c6', '01a1ed38-d458-7418-9a79-92a550841439', 'false', '2026-11-18 05:54:58.747102+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', 'history', '2026-11-18 05:54:58.775131+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xeccfa5cebfaa6e2a5151b09b3e758523ced28c1d26004b2e3941596581e67ed7', '01a1ed38-da5e-7f6f-ad5d-f298d70778e7', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8b242a74e83390d14a0e05df84cf1b2c6a1f10d8c8969b6672a993724a4ae5a703ad077a645355110d26afe60617c8ec81e8f3784f342afdcce86c971', '2026-11-18', '2026-11-18 05:54:48.550616+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x8a3266a1cb814cbf6a9e3bda4aebeaf7aaafb1c01072d5b9e545128528ade96a', E'\\x34e5826d12fa06486aee03807e6540ea8f8e5cca17200bb3908a766055dec110', '2026-11-18 05:54:50.200677+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x327f434fef6b3b71c57ea43e792fce0956ff92091fea5721b8057f4a747fc38c', '2026-11-18 05:54:49.79061+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x6159797a02b61944a93d6a9865a30a74ff97e97c13524412bbb4bd66bb0ea139', '2026-11-18 05:54:50.271484+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x8a3266a1cb814cbf6a9e3bda4aebeaf7aaafb1c01072d5b9e545128528ade96a', '2026-11-18 05:54:50.133385+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x6159797a02b61944a93d6a9865a30a74ff97e97c13524412bbb4bd66bb0ea139', '01a1ed38-e124-7d6c-9cc8-2ea279288961', E'\\xdc877306db35a90502f065011fa35e3f796a5661459dcdea3a3604cc190a2ca8', '2026-11-18 05:54:50.271484+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x0dd71495b57f0053e47475d9c2e951e33e43fd0e551f5a3239abb1e0a79e6526', '1', '2026-11-18 05:54:51.413417+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x7bf4c04f2301dc7780debb3b08cc2f3d6f58e20242ae99de6ab759b5816e0945', '1', '2026-11-18 05:54:51.318245+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x91a1ccfdd921ae649277f1a191c50f27273926e3429ec19ece1aeeb9158acc2b', '1', '2026-11-18 05:54:51.205852+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x927eba05fcf28125a73506c15a5aff1cd68c6c8ff61252fb6db49f8c0ab515a2', '1', '2026-11-18 05:54:51.318245+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\xd64878445389f3af74a4f7bcc22d7d5e17ed1cf2df5bebb61e31443f120e8777', '1', '2026-11-18 05:54:51.413417+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\xe2baa651772570ae92432a4bc53c648d29badbf858876082b9d732021c4c6705', '1', '2026-11-18 05:54:51.413417+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\xf63adcfa095b58a8c7481e86b7ee0d0a420442114ac22483f47d6457cae47cef', '1', '2026-11-18 05:54:51.318245+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ed38-d458-7418-9a79-92a550841439', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 05:54:50.886485+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e4d6-7693-a119-3456dfa10a18', '01a1ed38-e412-7aa6-9081-530d92c563ba', E'\\x646dbfdceb7c24cda57a799225271857cf11473492110829fe398ec54bcacc78', E'\\x1d82707c01ca97afbce9f357979dea80f0bd872dd43144afedccdcead4e59658', E'\\xa8a5e19e42f8da359634697cfdaa6a65e0035fd02bd4bc9e0d67d4ddd6baeebd', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c878eda13428158eabcdff96413e14ddf6f41cb0bae8c80530f76c192644fb30f4032b2d31b26ff9360c82a214e916cd99b177a6a8d1d366cfce0f860a192cde3afa35120d1b4e10979ef9a0834ac1', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 05:54:51.222+00', '2026-11-18 06:54:51.222+00', NULL, NULL, '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', NULL, '2026-11-18 05:54:51.469+00', '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '279498129043', '01a1ed38-e26f-7684-92d6-e5b50eca7ddc', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,29039,279498129043}', NULL, E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c81366d75fde25ea2ce25ffd08d294e73ff2cfa77e56a02f391731e360ceb17efb553de30432b8fb1d7e7493a5542bfb84c9f88f146a00358c4dfce0de914ce3695e931b32bdbc77b2080e6b8f360a6b29be', NULL, NULL, 'query', 'true', '2026-11-18 05:54:50.608901+00', 'matched', '01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e1f7-7a3f-a331-3ff13606a6b1', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', 'notification/0102/83700001/1523.40', '01a1ed38-e65d-7335-9066-439e0d82e01b', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c82c33804722df597c28d69fb0ae028924b49eaccba0ca090e95e6a216c4f5c37f0cc53f40479c2c59c528f7382a3586063e0f5e1e70121dc0e8efe5a7c0ff64948610db7ad786483234f529f4edb60b122b03e958b947e194eddca04566e8087353f8a6bd94', E'\\xb5db9407b6b8088422999b502b91fb37b96a3ed29268198276fec62f48a0545a', NULL, 'notification', 'true', '2026-11-18 05:54:51.613549+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 05:55:26.613+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', 'notification/0105/83700003/1523.40', '01a1ed38-e696-78b7-85aa-34bb09edd840', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c886fac751d08abfe2288ede916e3783050c5dc4efc03d0375f607b52fa8ec98f4f49159434a09bd427bfb5b36739e8019dd0de14a3a142d1265822d5ebb019bde7548d5f4a84e84c37978f108e6948fed6dc047f921c6bb20f29ab3ffed0793eb7c45d38f06', E'\\xb5db9407b6b8088422999b502b91fb37b96a3ed29268198276fec62f48a0545a', NULL, 'notification', 'true', '2026-11-18 05:54:51.670876+00', 'ignored', '01a1ed38-d458-7418-9a79-92a550841439', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '279498129043', '01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e1f7-7a3f-a331-3ff13606a6b1', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 05:54:58.794108+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '2026-10-05', '1', 'added', '{}', '2026-11-18 05:54:58.794108+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-71c3-be3d-5f3f5459e904', '20261005', '30.51', '2026-11-18 05:54:50.726+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 05:54:58.270604+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed38-d458-7418-9a79-92a550841439', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed38-d458-7418-9a79-92a550841439', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /movements/{id}/ignore', '01a1ed38-e73f-73df-9480-c40c3dd00266', E'\\x1073e602daaf1837b916080304959098835e903d220c407524fde7a416d1cb25', '01a1ed38-e759-78e6-bfda-6436ca627193', '2026-11-18 05:54:51.88182+00', '01a1ed38-e696-78b7-85aa-34bb09edd840', '200', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c83466b7d13e3a24b4ca6a178a9885efc89e9144bd74670eeddd82fe77fd3b86aaef46de01909d2b6711babd68e0c7b0705e40ac5a7094f6234e9bc9e2926b998be27ce42b180aae37b0be509a93966daddefd99b67d8684b6507e34e993d4c44d7c4b5e145c3992bf6f2391f00c4998f495c5399bf96cb0e3e7c5ab752e84526bbdb0a292899162febd104552cd7c26373ac8a702520d5a56918a3895ec2c9bd77fab48bd81491e35c4765a03defd5d8ccc927d1f02aa935cf6a5879d615cc719fa7fafe416487643412886147fe97d70e10afe53a63c8b94a68e21869b31e74b818a06a18cf3ed2f9a810e5c6a20f8ee2a3bcd24699aff39ec20bfa44123d91827457354d1b864ef0c3a21cf4767f520fd40e6eb4b65ea253d88d5ef99e1da4fddca1549a568f74f549b0f63237034a3436b008bf48c1664be24', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /payment-links', '01a1ed38-e39a-74cd-8974-958e8e4adf0e', E'\\xd8603d52b303006ee262546c736eba03da4008304183e309e5bf31f7672b0c15', '01a1ed38-e406-7ab2-bc6e-57e9db4f8ba6', '2026-11-18 05:54:51.032464+00', '01a1ed38-e412-7aa6-9081-530d92c563ba', '201', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c838134addeaa8ae0f67eee7b9dda290f72add136dd1fb7dbb20c40af86a11e077e8a3eb24f8e9694d828ed058dfe9c711c5030b1aa913f490a2d94eeb4912ab1f6f0547e1dfea4ef8e1b8a49ffbae586e141c9823b6b3ea2ca2d9917e7c149b55ef3a53c01d3a36b8e5fe586b654271852aa646308a13217760d45cb4e6a70d794bba2eae6da0dba91734807841df8e1ff38f3da87360c1ec07298b3458bffed2b309154be0a81e4c71811eb52b77392dd9c58ae117c5a06704b55249e534431e8e3d44c2d70b4ca33bcf42e38d58f9d99d41111b8c162cbb0c8e2649c7fa11bf904baf42d4491a41fa26d0d1440a76a85192776177e18d94bf974cef4a541dcecf532f123e005f0c821df708fd3636688817f0162acd3ce6fa055a3e4e00d7b2e6ce818f15f2c2a0084c6aa7ae87791f87f875b3508119b4cd', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /payments/credit/disburse', '01a1ed38-e2b6-78ca-be96-320fe7163acd', E'\\xf43775fc843321f47a3dd15ab7336ba22cfca9cbbab2f1dbdbcd147064466bc0', '01a1ed38-e2d9-73db-a048-c5e529d6a2fa', '2026-11-18 05:54:50.724259+00', '01a1ed38-e2e6-71c3-be3d-5f3f5459e904', '200', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c84f3fe794c9fa4f25e503b9ff19c87260f1d47eb7699174b25df701fb11caad6adf9eb1b57f104d1c9a61419b38e9cd4b2898d8bb19fafa6c1f3161945058ea558120222ea91a2042a8ee2966640716a88fa50bd0c150c2ef715df584c2894e84e50341922861bf3112f1edd632057298d438a1bea402af376aac8a672bd6ab5857b15bb1abc0e50646c4cdc6d6810efb432540f8428380098681e73cbf9850214d431b04e800c25d2e5d8e7741d3ac9859a351afc5490aa040262ad41fe000f0420c6b4c55e5ee33fb30340d643bb0de014421ef8677abfef7bb30bd1e69f2ea325695486463d2911f31b82e1a1e0e4c4449c88008e5ab66a7268ec972215d7114821cbfde4765b89ac61ef2c806aaa9b2ea5a59d122108d8abcfffb779e1ecbc880340014e9db6b7806ee90a6dceeae80f8171b9847369a92f7e94282e20e2a4b0353c21ad82ed0bf748652115030f0762befe663e82fb7c236f1e7e55262c4353d070f9de098305a8df2ccacc2eaf6b87dc7889d50074afa6800ea0834436e671c6d82d7bd3a61b91f5762ede8c0f6ef869652af06e1969732a0ce345212b307e6ec3dabf4d143bfb35110d6f9206d44423a5acc5984ba52137706d6c88d102da73d049086e75baa1b645b288362a3e42c0449482e7df1441c8545098af5b7eb8c5accfb06e3cc880a6a963d27b7979b9253bef01fed3a1368e77ad1a4bb524bc97ba1dbc88be7160f53e8823ecedabe1dcf95dec48d9506c1be7e6f1c6db2d34fc0c37a318f411ecdd018cd8b0abce8a3021c7f7c46f80dafb3daab002949ccc92e417347630907682eb8ececd76e5e313b851266ee73b76042ca279436a75473acd35826318acc962137a2c85311549223421a254393f3b3c29c5e8704ecfed496ef2ba03585ddcb47651bb846022955d46ec426ed6f66d5003da6880722ccf5945c91cf6d8df62abce5c5bae1973ac9c3f8050c976a96a4f796b475bd7e0d25b337d7be67969ce71ddf968af6af3b50b9b45c6d3ad4d6ad5266e585a1929eb1e640a25bfc8e826c5f453143516f142c687be580b3b9df55b79b3c6ae2b987c274e14af2d8f92f76737e09e0745fb772c0bb84d7fdb3b8846d2b32aec6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /payments/pago-movil/verify', '01a1ed38-e1c1-76c4-9fe3-01c22bdc46a1', E'\\x391423cc0a91964187823faa4047928bdaafd52161d96482254e0651f3e34208', '01a1ed38-e1ef-77fd-8f67-273788ea50cd', '2026-11-18 05:54:50.48346+00', '01a1ed38-e1f7-7a3f-a331-3ff13606a6b1', '200', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8ad90dbb10a577ee1fc01ab33c7042e68904028920c9e5fd6ad084ef9365bfcf693eca85999a52728fbc2d026b49624a0cf281bc10e5c615f2211f993c45fd68365636a47ba707eba287eeda0b132109151f57fa35a83b97685196a58037dfb433ed64c2df15ecc1899c727dc62baaa47bfd097c75b8e9f206c5d0794e57ae9fb43c34159c4bfe77938a66ef81da305f4b3dd97c7274dcbaac96110cc67866dd40e2de5ad009f3c3cb808b54568375070bc77a379cc7d3ce87021d3da2e121ff8c19ca7d4c7d7ca1dd4744e73e7d7f2c726876362d4d8a6fc2e08745a6f9acf5d8b24792d3709e9d8677036a98a035f06f3472da3b210298db9175401a4ad537145ac97ba9c7d90ed7943645b0fa71f5520b1307b0e93f97c88823db4baf1fc761bd981688f7d4bed02f484ed2e852a0a9c2bdabfba0d296574c9ec0faa4ebd3dac372c74a135312d57529e601c736f358782a20d3230a15820b35c0b38656eaff43f14cbc75470a8d4f1f5cff9480e3502ba30721a14bb4b765aa9a1c528eaf85b43e6e3ab271ed07c9a1b6a44db9b7d7bbe9391e642cb96fa67aa63235e7a8c35176d722e2c640116111d52771f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /payments/vpos', '01a1ed38-deb2-7128-b2f8-8befd2617893', E'\\x37d13ded503e2ea3b141ababb62f5c9b89e63d2e723d5f2e988d4162a7be769f', '01a1ed38-df1e-73ec-9658-f190e99c2a08', '2026-11-18 05:54:49.836725+00', '01a1ed38-df6c-734f-9c81-46074f8f30fb', '201', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8c76b7b8138eb5f6f58bf13ff7fe879a701e952e86de5ecb89863d9165fbae3b3f77145a7cbcba251d514fe956dfb11e69f3d5a8b8ba87b48a63b3433359dc1ac3767efa89054ac185ee29a80f21ad880e8990a741040877f311016ce785d7d7b2f18c7d7d23a3e4cad5fc65bd0f769d4bfb009deb90e5437c3c3704312e892503199bfac7b36d0318369b1be239e088447f550b5c13cca71c11eee9d3526ff2bf9d19d7b10ddc2925a70386dd98ad4933045ece0f407c39bf733cccb68d9f461b722dd5104ca454b63dd6da6a5dd7beed239f812f9f509a8aa9cfc03c159c393c60449b3cd86aa3c603534df792c67b435810df973284f9a20c9576fa5571ac6b189f87fc0a347ff89330fc0ad5c976ff3dcabaf30f93c05ab125fff2dadb865d64053106fbac9f72f5856d053d90d0fbe7a17cd2a641eb4de6b79595f93144e93ca56e57fc49a18d3487afb20538df2429f94d6eef84a1b8f8ea9fb1482a13859957fe84f3ca0d67ef1f2594a8ea7287cf5bbd4ddb02aaa1cf451a944f15e87c9aec82a0fdb46dee7371b92f52aed478a9fbef29202f2f31b7d5f52895db6c1a97fd76e5574ab7722387b744728630966366ca5093093b742227f3bb13fd5ad0bf41a69776d4b48', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /payments/vpos', '01a1ed38-e06e-7cc4-b962-14d19590a578', E'\\x4dce471f16eb31802e7ab65a7447751edff915cd8da3d9e60ac5c88f8127d4cd', '01a1ed38-e081-7ed3-8f64-76a1ce8e98c8', '2026-11-18 05:54:50.164165+00', '01a1ed38-e0b4-7ce3-b0a1-b3152e0efb9a', '422', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c808b56c461ebfe6a2fed17efce2226d47b03a256d98b792ceeb6287e405c5f185feda5030958fd04c4d6da99bbb0b4114279b53b2557408aeecde8b4045b6f20d0d295835526d5450fc015b32dbbe5b9f682b0b973c207e757bd5d4c12a17e64df4bb852267dbf39d5fe85f41646f2b041a3d646405b48fbf93f673d6a1122343ecadd1f996a450ec40174a2fc5c83027f2f3287c7d2813e88fce7e06acfffaa50e7f231889a0f6ec993a39e23b1890cd4f3787986a0e8387f04042693a962fb57a9bd3e4bb2e150c5623c33ea7f75e8515664dbe5459e59b7c505d4a9d051ced0b654e934ffd5a9a99e358d03cdb623c7590bce4354a4998a2378595f47f15353a0ac400b32894dd15bb3092856cc30d7b730eb4f4ee2e56578aa95618b4fac92730a66e6ff13fafb23b246d89ac273f9f0a94779eb9b39ae36c1e5588bcae507e6857b4b34da89c73ef1cebe6eea4113c763b7cc47cb8ed3b5ee0d8373e3b9c7f2ef5b098d43b2565964768b82c89d17422a95f78f34513a06c19ecaa500f70cb0ba81774802cc1d5464223a4f9de08f56f957b6023587e38e961a188976c0b47d6af0211d966f69d48434144a933fb6ba999e4aa42bee19a88b49984ac721c455c4a082082595a04', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /payments/vpos', '01a1ed38-e10f-77a6-bf85-980372e81b3d', E'\\x13484021fe3c78c7a67fb78709bf9def36901076f27a8849066948757810ceda', '01a1ed38-e11b-71b3-93a5-bf0ac8dae636', '2026-11-18 05:54:50.306673+00', '01a1ed38-e13c-77c6-a4cb-09682290dffd', '201', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8b8ec3e084cdddce2a1dab8c5a72f08c47738539e3fadd8215bc58b32db4d5924409ca53830725605fed27340128338769e3d15ddadf51ea08f35874535b47882b0cd1958834812507a9ceb101c86eb7caf5e56a61b7f0a8f002fbe0fc8bcd3076b05fb0956da85b75753e786b3b45dd754aa9118b60aebdadc20704e1e5d1b5233a888341f04c658006c878b328c69f13502c0f09bb6c3f319ac85b720840ffe1448aa85da8b264137e1302379458c6efc006d5f4e2a0f9e29fc1bded5bf4275483ad77695661898aacc2c8b3dee7562a959f87937d7d5ba34d38ec24e2cc4336d9e33c5c223f3cfd1db47e8ca16f61865b3165ecf105e52bc75962460318f6901347f48cdbd3a6d029f501c4c6aa02d74ef37ff35d6636ce69953c82aa384e3e6bc5cf22b54dde44b45af5dbd1627f9b8cd7406fdacac4e227d83e3573b4734ee4b11c048a18b0e75556fb554a6a8110d10650cbe7026bfc17e3fa9ad36645e68347d2ac5a75f5e9d85ace9380cd07b9a54bf6c3e10cd1e67658b3fafee50ae9a74431741c064c49ae3ba1593cec5151d85533bc4b6bf80e7cc51de284e5b97b9205117fd19de89555b1d7e8a036eed196957dba3c97e1eec445f1e3fda726faf', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', 'POST /payments/{id}/reverse', '01a1ed38-ddd6-7411-b156-bc1886378024', E'\\x79025f1b6f5979cce9290628d8d27adcdca28c9fd84757e944fa7223517c7910', '01a1ed38-ddfe-7d2b-bf02-6240675f64cc', '2026-11-18 05:54:49.519549+00', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '200', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c828a6dddb559e340d31c9a30729661585e1bf81b4b19b15fc464ca72fec682f52892cde503c1ae793c38361ff5a013452492dbf5c6218cd2b61937c7e6a09e27f44e5c8936b4a460db5be4e97a856b74ef8d461dea4f100376a610cadd54dc6fe58ddc6ed60bbaffbe8a22f6e8f59a9b97319bc222304c0c504dfb02487cabb65f417062c1f252c257f53f971095e185b47a5c99fbd29de312a2a62f59c902ab7758eeae48f35595bae56de8fd0b2150e1bc8563997eb5f6b95738443333751b7170502aa6e5e999cb16b88ce0cded9ad2e519c8c1015c2c78de0c658d8591ee3ff2fa817d83222a222dced9bec1911f263066a7027b4c81a9d8b1ac6a12823d7fe74676bb48fb76987f224392f4bae3530ee8fd53f82bf857bd178278296c74630bc2d6e129ab336bb11328e0d12a6f51ee2d67a7a044b1dd7b5927a8f0c664f3f16e8f23f0cda4d09536ee1336505e16dcbdabd33e0f30461279f2fb922f8536e79089136aca5d2e5e1bea94bd86cda0826a858a15015d8e8958055ed0bea8391e1d51039d8f9c2427ca91d32d046750ce9ff4f0fb678b7e918b952ec898343c1aec2b406d658e2285dc12618752545bf3093c02a88fa4e6285c6ee056b7b466299e05cdf59832581d5d69f67016f7d6a9d71b300f0d3a387647459efe850d9c7bed414a5f6516cd105ad045349c1cc895c5aa2fdc172544b41ea1b6a65099c221da68a4b5598829d3e3b92a9d2ae99803f539abf0de0dd739cc816118e9e47751057a493088cb0ab250d31cb2425552816241d63426234921b89919c0b69290f1d5c52012e35d9aec24830fc9502ecc13c799b28b0f15a5e229388b3d153f01525b8b46f61f7', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '2026-10-01', '2026-10-31', '2026-11-18 05:54:58.783016+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c85782aa835db7fc01746653b7f0101fd37038f5633e9f3c164cf1c08b1fb9142d39d80a07c8800ea5b10cdb11a6ef75bf3b33cdd3bcb3174b738d6bd67f1fdd43a0827a18c1c250b6e6a2653569e94756134de3d3e379a2352cb48ac8', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '15045ebb-1cf5-4dcd-8d7f-3690935cb4de', '2026-10-05', '01a1ed38-e2e6-725c-9c46-28edfb963e1c', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x10e5b87a0e36c724cf839425b8068bc764b3a4ba2fe4097e9cfee4ced1d4025c', '1', '2026-11-18 05:54:57.375268+00', E'\\x1e564d87ef75c690fbbb664e5e5f039ae0101ecf91cf80416b0d4f09dbae9441');
insert into login_attempts (subject, count, last_at, name) values (E'\\x453f199112437e88d918bb5c1d79cb41fe93985b28bfa96b21621a27332ad9b2', '0', '2026-11-18 05:54:54.16977+00', E'\\x2d7250326362d86c1fbdc6cce692d775e6df983551d19e519fab1d5dcd769935');
insert into login_attempts (subject, count, last_at, name) values (E'\\x7cbc2465ef697ea327dd200123419f168cfc9877637c45fff113baccc282b9b1', '1', '2026-11-18 05:54:57.370607+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xa9c3d1879913dbe3cd62b5c7d31f43eb78e7cf1f9b2d4ece331144282ae24a39', '1', '2026-11-18 05:54:57.379327+00', E'\\x1e564d87ef75c690fbbb664e5e5f039ae0101ecf91cf80416b0d4f09dbae9441');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', '2026-11-18 05:54:58.831603+00', '2026-11-18 05:54:58.831603+00', '2026-11-18 05:54:58.831603+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xa3195ba0ba8b2515db26bab3b5642254840fd0d0b78d45510da0e8d23fefa987', '01a1ed38-d458-7418-9a79-92a550841439', 'false', 'r4', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c870a917ee3f8e759f3e87219257ba665f15dca61f819550484c9b0c753893b024c0f6f4a02b57123ad37cfe1f45fd49fd1babbbe3f36a58492c187af6d4164930230e00c543e6894279b78d1c187f392d37fd31a8', 'true', '{}', '2026-11-18 05:54:51.537171+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 05:59:58.701511+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ed38-efec-7865-87a4-ada0a007575b', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$EH7oEbL8PY7qz-O2gdjrtg$Kws5vIiJVjeTxLG4JLmj_PUTL8BWQJ0HiBKKdxBMgsM', '2026-11-18 05:54:54.061361+00', '2026-11-18 05:54:54.090607+00', NULL, '2026-11-18 05:54:57.171196+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('7531a22a-37d3-4484-b49d-e020e26110e9', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 05:54:58.71741+00', '2026-11-18 05:54:58.71741+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', '$scrypt$ln=17,r=8,p=1$EH7oEbL8PY7qz-O2gdjrtg$Kws5vIiJVjeTxLG4JLmj_PUTL8BWQJ0HiBKKdxBMgsM', '2026-11-18 05:54:54.090607+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('ab5dc469-6ab1-4bff-92ce-7625f7df13c0', '01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 05:54:58.455654+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x15e536592441fb8b7c09d7874784f91bbd3988397b5a6fd66366af5ac4d6d5dc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x24955f930de20eb1e7a2073c3e6a0f61634157442ded54dd612a68435225effc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x268433089952fce5e0ef131895450beac8ac7a25adc781f1514b9f6d1dfcc622', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x37c7e86e0e16d74376583502c9cf8cb8a75be7b56dfc464edff2ed21cb1e1fd8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x477d3cf906dce120820d298b3a47e6b9f44bb8b13853caccaecb24225fcbfc7a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x7c15b170ca8da16881488dcb57c39c779e4f8be0ee568826127b406cb36db689', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x80bc5bf6221e2dd6199ef7cc4e627313ab5fa959aa546ab19f33f81b86e70c0c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\xca596ffe1e41485966845c3f3c217c207e7b23006c9043723a9b2675f3beea47', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\xfaac3bbaabbc52d53a09f51b47d7d63cb89ca389433adfc9cf98ad48565c0456', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\xfe1d1bb84a951642a1fb97e1958c4b87feb20cb22db70d3b7f132458c0ca50c1', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x57f35f90d7aa6ac727f9ae8b298ef5dfd72d222d62e7ac38413655771cd8c53c', '01a1ed38-efec-7865-87a4-ada0a007575b', '2026-11-18 05:54:57.171196+00', '2026-11-18 05:54:57.171196+00', '2026-11-18 17:54:57.171196+00', 'c928d7b6-22c2-469d-8dc8-46a7fa82821b', '127.0.0.1', '', '2026-11-18 05:54:57.171196+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ed38-f003-708b-b40e-125f2357bb94', '01a1ed38-efec-7865-87a4-ada0a007575b', 'pas_op_yLWFerXT', E'\\x382d9d8ade20c936abefc1cb336f11a1fbff20311b7b3c766f60186549765177', '2026-11-18 05:54:54.084201+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c813abde3f8450b4333a6b233aae5e86444d87f1ee478a822f77f66bb700d7b858d0e93cd2618e2f565b2f2dec090ae9a015a715fb9da4e6f950db71a15bda8f956bd059b7', '0', '2026-11-18 05:54:57.413116+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 05:54:48.059+00', '2026-11-18 05:54:48.607+00', '2026-11-18 06:09:48.059+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c823712c737fe33e6c8e295869ffabae87e471eafb3b817bf75625bc7825d89754cbafcfc70fde07e1d14682aef6215958dcafa4aab74994b4f94b281c6f0136920dbb8039008dc32e848a5aff8d3d055230e2c9134aa4ea96050f76ae04', E'\\xe145fa79ea1f82f02a230e163f8915cdb56c75757038e552b8fe4f71fca677b7', E'\\xb5db9407b6b8088422999b502b91fb37b96a3ed29268198276fec62f48a0545a', E'\\x46bfb3afcaf3b8895f3daf3aaa14ecbe6d0562c01f8d49ac27082448362652ac', NULL, NULL, 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-d9e7-70c9-b803-4350a5156c33', '2026-11-18 05:54:48.422+00', NULL, '03128857', '498128857', '{498128857,3128857}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-db17-7f04-a6ad-a92e8b1dd845', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 05:54:48.727+00', '2026-11-18 05:54:48.913+00', '2026-11-18 06:09:48.727+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c853c2a1bc02e6ac3a73f4c4809e834373d7ee46995a61f2143a580e263c4c58a3225aae63df57acdb6eee64006c0db380658b5e01fa1a5f1050b76f5c12a9f74d3d37422e93ea9fb6b5154d22cf022dbc5ebb5e76eec3b966ea1a27f531', E'\\xe145fa79ea1f82f02a230e163f8915cdb56c75757038e552b8fe4f71fca677b7', E'\\xb5db9407b6b8088422999b502b91fb37b96a3ed29268198276fec62f48a0545a', E'\\x46bfb3afcaf3b8895f3daf3aaa14ecbe6d0562c01f8d49ac27082448362652ac', NULL, NULL, 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-db7c-7ee8-b2e1-f706ee485028', '2026-11-18 05:54:48.827+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 05:54:49.125+00', '2026-11-18 05:54:49.58+00', '2026-11-18 06:09:49.125+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8603a801de901a5594caf2e4c2798329432799e66504bce1aab22fffb5eddb38c1f27b58819e9e5937034b7c0bbd2934a159a8e518f5e3462968b3c5c07c69fe853eb73da8bdb6267e6f594c00452d41004a63c2a63d23264a0bb3cb45c', E'\\xe145fa79ea1f82f02a230e163f8915cdb56c75757038e552b8fe4f71fca677b7', E'\\xb5db9407b6b8088422999b502b91fb37b96a3ed29268198276fec62f48a0545a', E'\\x46bfb3afcaf3b8895f3daf3aaa14ecbe6d0562c01f8d49ac27082448362652ac', NULL, NULL, 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-dd28-7ed8-b552-81fca988d286', '2026-11-18 05:54:49.256+00', NULL, '03128939', '498128939', '{498128939,3128939}', NULL, '000000', NULL, NULL, '01a1ed38-de33-745e-bb65-6339205a40fc', '2026-11-18 05:54:49.523+00', '03128955', NULL, '{3128955}', NULL, '2026-11-18 05:54:49.58+00', '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-de95-7a0e-b0ad-9e65fde89162', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 05:54:49.62+00', '2026-11-18 05:54:49.62+00', '2026-11-18 06:09:49.62+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c80f881969f5a2d56d2f9f62750e449e7e7c30ab6062482cc1a8eb7a3ad9d646826425e1a8e59291681b4c084d3f83efed070c97daa0fac9dd85710005f0db37f6f12e08a7db85143aedefcf1d46345367ead3aabf7882bbb32cbc5f02fe', E'\\xe145fa79ea1f82f02a230e163f8915cdb56c75757038e552b8fe4f71fca677b7', E'\\xb5db9407b6b8088422999b502b91fb37b96a3ed29268198276fec62f48a0545a', E'\\x46bfb3afcaf3b8895f3daf3aaa14ecbe6d0562c01f8d49ac27082448362652ac', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 06:09:49.62+00', NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-df6c-734f-9c81-46074f8f30fb', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:54:49.835+00', '2026-11-18 05:54:50.039+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8120ff9b2990bc8dd873d3ab8bc506c43f29b9b52ab0c20121afd2c927841dbeba353abfb9b9e5bc98596bbc9700918ae38fc18d04d214c57cd0c45c84bbce1db487aafa9015a9877b55a', E'\\x6534068a85d13b3a0f60a5f2ea698eaa8d6dd55c578cd50bcf7c644f5eb56e75', NULL, E'\\x72469a63140b7c8f367ec4c0b22c32b595df9a1600358003e71e305fb18cebaf', '4242', 'Visa', 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-df3c-7d77-b8b6-38169736a395', '2026-11-18 05:54:49.835+00', NULL, '3128985', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e0b4-7ce3-b0a1-b3152e0efb9a', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 05:54:50.164+00', '2026-11-18 05:54:50.187+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c822d3e990ff1b984164ddef5140aba50a5f15821fa401215cff4e5c61471dd26ed6a92eb99ba78220586f0d818873e42b4545db76cd69cb7029fbb9e6d909a063302013f20cddde4fb8d6', E'\\x78317e632163fb580b9a68831c968ae6d2e502d2390cf824c0e53470b7ec6093', NULL, E'\\x1c7bf90260dc45166c28d0adf353384eb1048d6eb70d3b5cca45b8de094b4c5c', '9995', 'Visa', 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-e099-7f02-a5dc-b64fb5705276', '2026-11-18 05:54:50.164+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e13c-77c6-a4cb-09682290dffd', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 05:54:50.3+00', '2026-11-18 05:54:50.345+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8bad253a54e854399585202e57ae8de15c3d5a8ebd4f05d995ab6515bde63a7544113ce9824341816530d85aa9cbb80f0115a99e58b1d01bc4257ee7b9cdd01b1d1e69b2a0371dc55f472', E'\\x5564161091b4087004c281f86e13a412fe4f8c6bfbd2d8a1a539003e0aceada1', NULL, E'\\x3f04ba56bc00254ee5ad67e2ac36782ac7bcdb27c9889d24cfbba8c3bfa991b8', '0119', 'Visa', 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-e124-7d6c-9cc8-2ea279288961', '2026-11-18 05:54:50.3+00', '2026-11-18 05:54:50.345+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '3', '2026-11-18 05:54:58.199242+00', '2026-11-18 05:55:03.468+00', NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e1f7-7a3f-a331-3ff13606a6b1', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:54:50.486+00', '2026-11-18 05:54:50.598+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x7fd5eaa2dcb0f5f9adb3e52d0097f0b1e29004e40039485d5b6733e660cf0b2e', NULL, NULL, NULL, NULL, 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-725c-9c46-28edfb963e1c', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ed38-e2e6-71c3-be3d-5f3f5459e904', '2026-11-18 05:54:50.726+00', '2026-11-18 05:54:50.772+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8c7a8d2a8645bffd837c58351c6c98fc46f2239c30ae92ef683142a8f9996afbac105c59eebfa51541d1389a9ed1bc43db7356bc9dec94559b1d885da75a0f90ceb37573c43005f2254067990cf052706a26cea912ca0fc7da58104c72a786694d6aca17c953c00d52eaa0132e74ba6d6', E'\\xe0eebe92eeffef7cb79c7f99b44aea9af5b93a2c900fe6d3fc9e6d5ced73585b', NULL, NULL, NULL, NULL, 'r4', E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', '01a1ed38-e2f8-7681-a8ce-6730ac61bfc9', '2026-11-18 05:54:50.744+00', NULL, '48129076', NULL, '{48129076}', '3c3448ca-89cb-4633-ac51-c21415050258', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-7dc7-95ad-61c529288b39', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ed38-e2e6-71c3-be3d-5f3f5459e904', '2026-11-18 05:54:50.726+00', '2026-11-18 05:54:50.759+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c834670ba6f124c3de0af7c20bb011eb175dfb47074205f1af1d650715bc7c8508de06b681d1feaa35bd96d5b87f4e4b065d964c11c3274067d21883a51d6e3f7bcc2571bca4a1ad47ec29dfe3b45fafc511a4151a91f21f170e7f8648f4d86f0e8661c1aa11e9a74a5c94d5c7086be060', E'\\x3e4b14300231774382beb283f52765674b0bfd6fd2c91151c8c354779e0a0cc9', NULL, NULL, NULL, NULL, 'r4', E'\\x9e14b2e14f2290d054540e5ddca2d9bfb6f51928ada20a95fe65283166f4a5f6', '01a1ed38-e2f8-7c09-bdcc-ce92b6bcd4cf', '2026-11-18 05:54:50.744+00', NULL, NULL, NULL, '{}', '8fbccac5-860e-474b-90ee-bcbb83534f21', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 05:54:51.332+00', '2026-11-18 05:54:51.469+00', '2026-11-18 06:09:51.332+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c899bb8c28b0b7aa22921977d85c5aa9ee9af6dd6a42b1baed46dd116512ff46db2147b5bf980119d676c4199b548f32b5298f8641b74b15bff32271721158bffb19cd42f05210686a3bde5ee504da8c37496041cdebcd058fc7a30a81a7', E'\\xe145fa79ea1f82f02a230e163f8915cdb56c75757038e552b8fe4f71fca677b7', E'\\xb5db9407b6b8088422999b502b91fb37b96a3ed29268198276fec62f48a0545a', E'\\x46bfb3afcaf3b8895f3daf3aaa14ecbe6d0562c01f8d49ac27082448362652ac', NULL, NULL, 'bnc', E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-e5a2-7488-8b04-37b0c6c8418f', '2026-11-18 05:54:51.426+00', NULL, '03129144', '498129144', '{498129144,3129144}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ed38-e4d6-7693-a119-3456dfa10a18', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', '1', 'c8d2ae30-d760-4121-b403-81a2a7114d9d', '20.00', '2026-11-18 05:54:58.847762+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xd8543b910fe26211107283607c1bda22ffc034d4df300e9909a44325626657a2', '01a1ed38-efec-7865-87a4-ada0a007575b', 'factor', '2026-11-18 05:59:58.198814+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-725c-9c46-28edfb963e1c', '10.00', 'key:requester', '2026-11-18 05:54:58.812459+00', '2026-11-19 05:54:58.812459+00', 'approved', 'user:ana', '2026-11-18 05:54:58.812459+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', '01a1ed38-d8bf-7705-a524-050ebf2a6d37', '2026-11-18 05:54:48.059+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', '01a1ed38-d9e7-70dd-a6bb-6e912b1a82d4', '2026-11-18 05:54:48.422+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', '01a1ed38-daae-7118-9d0f-54bfc037518f', '2026-11-18 05:54:48.607+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03128857"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-db17-7f04-a6ad-a92e8b1dd845', '01a1ed38-db1b-7cac-be74-3b8673927f8a', '2026-11-18 05:54:48.727+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-db17-7f04-a6ad-a92e8b1dd845', '01a1ed38-db7c-769d-855a-11dd6ff5b580', '2026-11-18 05:54:48.827+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-db17-7f04-a6ad-a92e8b1dd845', '01a1ed38-dbe8-70fb-93f1-a0bbdeb67189', '2026-11-18 05:54:48.913+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '01a1ed38-dca8-7099-a81c-9884fbf1ba08', '2026-11-18 05:54:49.125+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '01a1ed38-dd28-7f5d-9f12-e9c5a4e75015', '2026-11-18 05:54:49.256+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '01a1ed38-ddca-702e-b1c4-8f4cdfd96680', '2026-11-18 05:54:49.417+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03128939"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '01a1ed38-de33-762e-b5e8-4769f6ac9fac', '2026-11-18 05:54:49.523+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '01a1ed38-de6d-7f6f-84dd-7b5905e5c7af', '2026-11-18 05:54:49.58+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03128955"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-de95-7a0e-b0ad-9e65fde89162', '01a1ed38-de95-77d4-b8c9-3c6231f33dda', '2026-11-18 05:54:49.62+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-df6c-734f-9c81-46074f8f30fb', '01a1ed38-df6c-7d5d-8a8d-e5aef8cbc250', '2026-11-18 05:54:49.835+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-df6c-734f-9c81-46074f8f30fb', '01a1ed38-e03d-71d9-88cd-7683ccf4782b', '2026-11-18 05:54:50.039+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3128985"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e0b4-7ce3-b0a1-b3152e0efb9a', '01a1ed38-e0b4-79cd-8422-3e7a549dce50', '2026-11-18 05:54:50.164+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e0b4-7ce3-b0a1-b3152e0efb9a', '01a1ed38-e0d4-7e67-9d79-6140c3ef1eb8', '2026-11-18 05:54:50.187+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e13c-77c6-a4cb-09682290dffd', '01a1ed38-e146-72e6-9ed3-8e682f53bb99', '2026-11-18 05:54:50.3+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e13c-77c6-a4cb-09682290dffd', '01a1ed38-e16c-725d-aa95-06fa6ec58d91', '2026-11-18 05:54:50.345+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e1f7-7a3f-a331-3ff13606a6b1', '01a1ed38-e28f-71c3-ba23-40508b6a9672', '2026-11-18 05:54:50.598+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-725c-9c46-28edfb963e1c', '01a1ed38-e2e8-7e1b-9dda-83720ab14164', '2026-11-18 05:54:50.726+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed38-e2e6-71c3-be3d-5f3f5459e904"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-725c-9c46-28edfb963e1c', '01a1ed38-e2f8-7219-94e1-af9452aa55b2', '2026-11-18 05:54:50.744+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-725c-9c46-28edfb963e1c', '01a1ed38-e314-7a2a-aaa0-0e0eec73aab3', '2026-11-18 05:54:50.772+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "48129076"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-7dc7-95ad-61c529288b39', '01a1ed38-e2e8-75de-952c-b0bc24c16c8c', '2026-11-18 05:54:50.726+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed38-e2e6-71c3-be3d-5f3f5459e904"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-7dc7-95ad-61c529288b39', '01a1ed38-e2f9-701d-8a93-b979363b6135', '2026-11-18 05:54:50.744+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e2e6-7dc7-95ad-61c529288b39', '01a1ed38-e307-7d10-b07d-9cc7d54da889', '2026-11-18 05:54:50.759+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', '01a1ed38-e545-780f-ba00-8877763d0f02', '2026-11-18 05:54:51.332+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', '01a1ed38-e5a2-7199-ab91-d7b9aa4a2bf8', '2026-11-18 05:54:51.426+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', '01a1ed38-e5ce-7f47-a6b6-55493bef7b1b', '2026-11-18 05:54:51.469+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03129144"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '2026-11-18 04:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 05:54:42.501731+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-e412-7aa6-9081-530d92c563ba', E'\\x2cbac7372fabc78b379a009c519e2d0005980c20f6972690444bbbaf1b1c9e3f', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8e0ee21c4d8d0f550ebea1c72ec4fba06d0a53a97907863524ea089d73f5a0159a23bccc6188553e65da8959de8eac1e4405aee86c884fc4f0519cf6126dc128bfdb454800974ed0ea8830225ab', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 05:54:51.026+00', 'key:01a1ed38-d4cb-78f7-b1f5-ef0925f50abb');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-d458-7418-9a79-92a550841439', 'false', '5314a7c8-e6a4-4c55-92aa-2ae9e0ad8592', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 05:54:58.786214+00', '2026-11-19 06:54:58.786214+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xb8484607ddc7b5b6ae7611dc991db9f8623313d3095232e29697e2025662a204', '01a1ed38-efec-7865-87a4-ada0a007575b', '2026-11-18 05:59:58.210307+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '196', '2026-11-18 05:54:58.443874+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 05:54:58.231006+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 05:54:58.231006+00', '2026-11-18', '2026-11-18 05:54:46.936183+00', '2026-11-18 05:54:47.1513+00', '2026-11-18 05:54:47.1513+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 05:54:58.231006+00', '2026-11-18 05:54:58.231006+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 05:54:47.1513+00', '2026-11-18 05:54:47.1513+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 05:54:43.800638+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 05:54:43.81123+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 05:54:43.853968+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 05:54:43.861396+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 05:54:43.879775+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 05:54:43.886139+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 05:54:43.886139+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 05:54:43.886139+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 05:54:43.886139+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 05:54:43.886139+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 05:54:43.99925+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 05:54:44.005737+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 05:54:44.053248+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 05:54:44.130608+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 05:54:44.135126+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 05:54:44.135126+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 05:54:42.501731+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 05:54:42.501731+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 05:54:44.222994+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 05:54:44.242686+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 05:54:44.198793+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-18 05:54:44.246898+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 05:54:44.234801+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '2', 'f4b3e1936ed5aa84882f58eba3ed427afb5f00b07114f8174b7011ea9500e171', '2026-11-18 05:54:44.203192+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\x672c6fa18d1b92c990e95a7a680406f4da484872264639f5298f40738317b0ff', '01a1ed38-d458-7418-9a79-92a550841439', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 05:54:58.780312+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '797', '1', '01a1ed38-d8bf-7705-a524-050ebf2a6d37', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-d87b-70b7-a014-1c00f9803d5f","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.059Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.059Z"}', '2026-11-18 05:54:48.123555+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '804', '2', '01a1ed38-daae-7118-9d0f-54bfc037518f', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-d87b-70b7-a014-1c00f9803d5f","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"03128857","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.059Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.607Z"}', '2026-11-18 05:54:48.618573+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '806', '3', '01a1ed38-db1b-7cac-be74-3b8673927f8a', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-db17-7f04-a6ad-a92e8b1dd845","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.727Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.727Z"}', '2026-11-18 05:54:48.741046+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '811', '4', '01a1ed38-dbe8-70fb-93f1-a0bbdeb67189', '{"event":"payment.failed","data":{"paymentId":"01a1ed38-db17-7f04-a6ad-a92e8b1dd845","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.727Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.913Z"}', '2026-11-18 05:54:48.932345+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '816', '5', '01a1ed38-dca8-7099-a81c-9884fbf1ba08', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-dca5-7ed1-8c15-04a17013efa4","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.125Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.125Z"}', '2026-11-18 05:54:49.130724+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '822', '6', '01a1ed38-ddca-702e-b1c4-8f4cdfd96680', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-dca5-7ed1-8c15-04a17013efa4","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03128939","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.125Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.417Z"}', '2026-11-18 05:54:49.414608+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '827', '7', '01a1ed38-de6d-7f6f-84dd-7b5905e5c7af', '{"event":"payment.reversed","data":{"paymentId":"01a1ed38-dca5-7ed1-8c15-04a17013efa4","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03128939","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.125Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.580Z"}', '2026-11-18 05:54:49.576907+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '829', '8', '01a1ed38-de95-77d4-b8c9-3c6231f33dda', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-de95-7a0e-b0ad-9e65fde89162","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.620Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.620Z"}', '2026-11-18 05:54:49.61691+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '839', '9', '01a1ed38-e03d-71d9-88cd-7683ccf4782b', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-df6c-734f-9c81-46074f8f30fb","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"3128985","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.835Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.039Z"}', '2026-11-18 05:54:50.045093+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '846', '10', '01a1ed38-e0d4-7e67-9d79-6140c3ef1eb8', '{"event":"payment.failed","data":{"paymentId":"01a1ed38-e0b4-7ce3-b0a1-b3152e0efb9a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.164Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.187Z"}', '2026-11-18 05:54:50.201629+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '852', '11', '01a1ed38-e16c-725d-aa95-06fa6ec58d91', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-e13c-77c6-a4cb-09682290dffd","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.300Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.345Z"}', '2026-11-18 05:54:50.350622+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '858', '12', '01a1ed38-e28f-71c3-ba23-40508b6a9672', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-e1f7-7a3f-a331-3ff13606a6b1","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.486Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.598Z"}', '2026-11-18 05:54:50.635298+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '865', '13', '01a1ed38-e307-7d10-b07d-9cc7d54da889', '{"event":"payment.failed","data":{"paymentId":"01a1ed38-e2e6-7dc7-95ad-61c529288b39","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.726Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.759Z"}', '2026-11-18 05:54:50.755535+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '866', '14', '01a1ed38-e314-7a2a-aaa0-0e0eec73aab3', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-e2e6-725c-9c46-28edfb963e1c","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"48129076","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.726Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.772Z"}', '2026-11-18 05:54:50.768007+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '878', '15', '01a1ed38-e545-780f-ba00-8877763d0f02', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:51.332Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","checkoutSessionId":"01a1ed38-e4d6-7693-a119-3456dfa10a18","livemode":false},"timestamp":"2026-11-18T05:54:51.332Z"}', '2026-11-18 05:54:51.330486+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '883', '16', '01a1ed38-e4d6-7693-a119-5e24cf697cbb', '{"event":"checkout.paid","data":{"sessionId":"01a1ed38-e4d6-7693-a119-3456dfa10a18","linkId":"01a1ed38-e412-7aa6-9081-530d92c563ba","status":"PAID","paymentId":"01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:51.222Z","livemode":false},"timestamp":"2026-11-18T05:54:51.469Z"}', '2026-11-18 05:54:51.465429+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '883', '17', '01a1ed38-e5ce-7f47-a6b6-55493bef7b1b', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"03129144","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:51.332Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","checkoutSessionId":"01a1ed38-e4d6-7693-a119-3456dfa10a18","livemode":false},"timestamp":"2026-11-18T05:54:51.469Z"}', '2026-11-18 05:54:51.465429+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ed38-efec-7865-87a4-ada0a007575b', E'\\x9a7797ada4443ae20b135156b1c7908d2d5878a1237cbd0842347354cae3409f', '2026-11-18 05:54:58.220458+00', '2026-11-21 05:54:58.220458+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-d8bf-7705-a524-050ebf2a6d37', 'payment.pending', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-d87b-70b7-a014-1c00f9803d5f","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.059Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.059Z"}', 'delivered', '2026-11-18 05:54:48.059+00', '01a1ed38-d8ea-7a82-b16d-caa39530a33e', '2026-11-18 05:54:48.210356+00', '200', NULL, '187', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-daae-7118-9d0f-54bfc037518f', 'payment.completed', '01a1ed38-d87b-70b7-a014-1c00f9803d5f', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-d87b-70b7-a014-1c00f9803d5f","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"03128857","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.059Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.607Z"}', 'delivered', '2026-11-18 05:54:48.607+00', '01a1ed38-dadd-71d4-a240-48e0e651d553', '2026-11-18 05:54:48.680316+00', '200', NULL, '26', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-db1b-7cac-be74-3b8673927f8a', 'payment.pending', '01a1ed38-db17-7f04-a6ad-a92e8b1dd845', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-db17-7f04-a6ad-a92e8b1dd845","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.727Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.727Z"}', 'delivered', '2026-11-18 05:54:48.727+00', '01a1ed38-db3c-73b7-93d6-047915b07d18', '2026-11-18 05:54:48.796434+00', '200', NULL, '76', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-dbe8-70fb-93f1-a0bbdeb67189', 'payment.failed', '01a1ed38-db17-7f04-a6ad-a92e8b1dd845', '{"event":"payment.failed","data":{"paymentId":"01a1ed38-db17-7f04-a6ad-a92e8b1dd845","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:48.727Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:48.913Z"}', 'delivered', '2026-11-18 05:54:48.913+00', '01a1ed38-dc0b-711e-8bd6-f8f1152e4e22', '2026-11-18 05:54:48.96807+00', '200', NULL, '89', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-dca8-7099-a81c-9884fbf1ba08', 'payment.pending', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-dca5-7ed1-8c15-04a17013efa4","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.125Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.125Z"}', 'delivered', '2026-11-18 05:54:49.125+00', '01a1ed38-dcdd-7016-b4b2-684700ff7f49', '2026-11-18 05:54:49.210443+00', '200', NULL, '40', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-ddca-702e-b1c4-8f4cdfd96680', 'payment.completed', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-dca5-7ed1-8c15-04a17013efa4","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03128939","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.125Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.417Z"}', 'delivered', '2026-11-18 05:54:49.417+00', '01a1ed38-ddd9-7323-ac4d-2b277dab8ae4', '2026-11-18 05:54:49.434108+00', '200', NULL, '40', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-de6d-7f6f-84dd-7b5905e5c7af', 'payment.reversed', '01a1ed38-dca5-7ed1-8c15-04a17013efa4', '{"event":"payment.reversed","data":{"paymentId":"01a1ed38-dca5-7ed1-8c15-04a17013efa4","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03128939","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.125Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.580Z"}', 'delivered', '2026-11-18 05:54:49.58+00', '01a1ed38-de7c-7fa4-ba2d-19f0fac412b3', '2026-11-18 05:54:49.595006+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-de95-77d4-b8c9-3c6231f33dda', 'payment.pending', '01a1ed38-de95-7a0e-b0ad-9e65fde89162', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-de95-7a0e-b0ad-9e65fde89162","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.620Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:49.620Z"}', 'delivered', '2026-11-18 05:54:49.62+00', '01a1ed38-deaa-7f7d-9cf6-444e0035f77c', '2026-11-18 05:54:49.646032+00', '200', NULL, '104', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e03d-71d9-88cd-7683ccf4782b', 'payment.completed', '01a1ed38-df6c-734f-9c81-46074f8f30fb', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-df6c-734f-9c81-46074f8f30fb","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"3128985","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:49.835Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.039Z"}', 'delivered', '2026-11-18 05:54:50.039+00', '01a1ed38-e06e-79c4-9261-d48d19171717', '2026-11-18 05:54:50.090504+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e0d4-7e67-9d79-6140c3ef1eb8', 'payment.failed', '01a1ed38-e0b4-7ce3-b0a1-b3152e0efb9a', '{"event":"payment.failed","data":{"paymentId":"01a1ed38-e0b4-7ce3-b0a1-b3152e0efb9a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.164Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.187Z"}', 'delivered', '2026-11-18 05:54:50.187+00', '01a1ed38-e10b-7595-8fa3-591bd1ffe525', '2026-11-18 05:54:50.247696+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e16c-725d-aa95-06fa6ec58d91', 'payment.pending', '01a1ed38-e13c-77c6-a4cb-09682290dffd', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-e13c-77c6-a4cb-09682290dffd","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.300Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.345Z"}', 'delivered', '2026-11-18 05:54:50.345+00', '01a1ed38-e186-7d1e-8b5f-110b2c5620e9', '2026-11-18 05:54:50.374627+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e28f-71c3-ba23-40508b6a9672', 'payment.completed', '01a1ed38-e1f7-7a3f-a331-3ff13606a6b1', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-e1f7-7a3f-a331-3ff13606a6b1","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.486Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.598Z"}', 'delivered', '2026-11-18 05:54:50.598+00', '01a1ed38-e2b8-7002-a822-54bd25bf6977', '2026-11-18 05:54:50.682653+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e307-7d10-b07d-9cc7d54da889', 'payment.failed', '01a1ed38-e2e6-7dc7-95ad-61c529288b39', '{"event":"payment.failed","data":{"paymentId":"01a1ed38-e2e6-7dc7-95ad-61c529288b39","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.726Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.759Z"}', 'delivered', '2026-11-18 05:54:50.759+00', '01a1ed38-e321-7f17-8c8b-78978112e23f', '2026-11-18 05:54:50.781123+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e314-7a2a-aaa0-0e0eec73aab3', 'payment.completed', '01a1ed38-e2e6-725c-9c46-28edfb963e1c', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-e2e6-725c-9c46-28edfb963e1c","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"48129076","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:50.726Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","livemode":false},"timestamp":"2026-11-18T05:54:50.772Z"}', 'delivered', '2026-11-18 05:54:50.772+00', '01a1ed38-e329-7848-a469-d9d78cc1e8c6', '2026-11-18 05:54:50.790085+00', '200', NULL, '21', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e545-780f-ba00-8877763d0f02', 'payment.pending', '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', '{"event":"payment.pending","data":{"paymentId":"01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:51.332Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","checkoutSessionId":"01a1ed38-e4d6-7693-a119-3456dfa10a18","livemode":false},"timestamp":"2026-11-18T05:54:51.332Z"}', 'delivered', '2026-11-18 05:54:51.332+00', '01a1ed38-e553-7705-8bbc-c78f518b0f93', '2026-11-18 05:54:51.344445+00', '200', NULL, '20', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '01a1ed38-e5ce-7f47-a6b6-55493bef7b1b', 'payment.completed', '01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c', '{"event":"payment.completed","data":{"paymentId":"01a1ed38-e544-7ce6-b2f3-1d8ac1785d9c","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"03129144","tenantName":"Tienda de prueba","createdAt":"2026-11-18T05:54:51.332Z","keyId":"01a1ed38-d4cb-78f7-b1f5-ef0925f50abb","checkoutSessionId":"01a1ed38-e4d6-7693-a119-3456dfa10a18","livemode":false},"timestamp":"2026-11-18T05:54:51.469Z"}', 'delivered', '2026-11-18 05:54:51.469+00', '01a1ed38-e5f0-7bcf-ae4b-5e875acf19ca', '2026-11-18 05:54:51.501254+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ed38-d458-7418-9a79-92a550841439', 'false', '01a1ed38-d6c2-7578-9fb2-921462f9bbeb', '1', 'http://127.0.0.1:38695/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4448401b3b2a4ee82671a2e0ce394b85c8625ef6b4c5bba732ad8d57e8c0b9fb8e02e1085e6696bc9cf123ca86380700a85db413c4f906ab337cdd5c251785c63c64341059503d70b4bc7ccc9c5857fdab6af06c7df882c491bdc67234f79a', NULL, NULL, '2026-11-18 05:54:47.618+00', '2026-11-18 05:54:47.618+00');
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
