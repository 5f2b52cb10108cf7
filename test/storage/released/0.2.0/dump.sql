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

-- Whether one of them is long enough to distinguish two movements: six digits after the zeros in front.
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

-- Whether a line of a statement file reports this money too, which came by a notification or a query. Another line of the file
-- with the same reference, amount and day is other money then.
alter table movements add column is_in_file boolean not null default false;

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

-- version: 2
-- Makes one row of the money that a file and a notification, or a query, report under different keys.
--
-- After the insert, so that each of two transactions at once has inserted its row before it takes the lock: the second one
-- sees the row of the first. A file excludes the others of the account; they do not exclude each other.
--
-- A movement that a line of a file has confirmed already is not the money of another line.
--
-- Many movements have a shop's usual price, so none is read only because its amount is the same.
create or replace function merge_imported_movement() returns trigger language plpgsql as $$
declare
  has_lines boolean;
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
    -- Planned each time: a session would keep the plan that it made while the table was small. The day is compared so that only
    -- the index over lines of files fits.
    execute $query$
      select exists (
        select from movements m
        where m.account_id = $1 and m.ves_amount = $2 and m.source = 'import' and m.date - $3 between -1 and 1)
    $query$ into has_lines using new.account_id, new.ves_amount, new.date;
    if not has_lines then
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
      and (m.source = 'import') <> (new.source = 'import') and not (new.source = 'import' and m.is_in_file)
      and exists (select from unnest(own_numbers) one, unnest(m.reference || m.numbers) two where same_reference(one, two))
    order by abs(m.date - new.date), m.movement_id limit 1;
    exit when not found;
    select * into other from movements where account_id = new.account_id and movement_key = other_key for update;
    exit when found;
  end loop;
  if other_key is not null then
    if new.source = 'import' then
      delete from movements where account_id = new.account_id and movement_key = new.movement_key;
      update movements set is_in_file = true where account_id = other.account_id and movement_key = other.movement_key;
      return null;
    end if;
    update claimed_movements set movement_key = new.movement_key
    where account_id = other.account_id and movement_key = other.movement_key;
    delete from movements where account_id = other.account_id and movement_key = other.movement_key;
    update movements
    set movement_id = other.movement_id, seen_at = other.seen_at, is_in_file = true, is_proof = is_proof or other.is_proof,
        state = other.state,
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 16:18:21.658382+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'r4', E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', 'http://127.0.0.1:42643', E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691');
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', 'false', 'pas_test_B93uGqD4', E'\\x2cdd6d97c2839dd61636f7cf3a3d0a6cb90a7b625a6777b6174415b94c09b5df', '2026-11-18 16:18:21.737816+00', NULL, NULL, '2026-11-18 16:18:27.118146+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-bbd2-7fe5-902c-bb2c6f555a5c', 'true', 'pas_live_8LECTatq', E'\\xfa859809b4b04d6a47c782d6c6772146ba0500d7ecd70964b410cee3cc7c2c48', '2026-11-18 16:18:21.779243+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x400f87db8856ec8b66ba209da5475ecf13fc71a13836267d71a5e8fbb5d4dbdb', '2026-11-18 16:18:27.110093+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-bb4a-7c0d-9b83-fe9755a1a8da', '2026-11-18 16:18:21.661662+00', 'test', 'tenant.create', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xc51f6ff2bec4cddc98cc2eddd5695166e4f766f85845d8e17fcf8dc2d37a3988');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-bb9f-7053-a200-33545fcc7316', '2026-11-18 16:18:21.744512+00', 'test', 'key.create', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_B93uGqD4", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xc51f6ff2bec4cddc98cc2eddd5695166e4f766f85845d8e17fcf8dc2d37a3988', E'\\x6a75d44cfa642494245188b0e661afd386ae9896f98f1a1e1a604b03927db6ef');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-bbd2-7434-bd0c-c4080057f24c', '2026-11-18 16:18:21.780283+00', 'test', 'key.create', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-bbd2-7fe5-902c-bb2c6f555a5c', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_8LECTatq", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x6a75d44cfa642494245188b0e661afd386ae9896f98f1a1e1a604b03927db6ef', E'\\x547b40828851ff4cc4548d5dbbba4fce7bb7123ca9eeb8903c61eae66a55df29');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-bdc4-79ab-873b-d6db0cfb3eaf', '2026-11-18 16:18:22.286923+00', 'key:01a1ef73-bb9e-7bec-8e62-67d8beefdabb', 'webhook.create', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '{"host": "127.0.0.1:33785", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', '01a1ef73-bc50-75f2-b3df-3474daf8657b', '4', E'\\x547b40828851ff4cc4548d5dbbba4fce7bb7123ca9eeb8903c61eae66a55df29', E'\\xc37e8523d82d6d759f7a39906bad07a17e181185d287b3b8ae2db6fa5c768c46');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-c3ff-7d12-b77e-26cbbbc942da', '2026-11-18 16:18:23.873942+00', 'test', 'checkout.profile', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xc37e8523d82d6d759f7a39906bad07a17e181185d287b3b8ae2db6fa5c768c46', E'\\x30d5dc9a9974f70e8a441bfe8e1bff85bbfae62e37041a82e966997629369557');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-c461-799f-ba46-43b3e0c386e5', '2026-11-18 16:18:23.97999+00', 'key:01a1ef73-bb9e-7bec-8e62-67d8beefdabb', 'link.create', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-c460-7a6c-8c86-8924c163db2e', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', '01a1ef73-c406-7365-b863-e7ccde52cd96', '6', E'\\x30d5dc9a9974f70e8a441bfe8e1bff85bbfae62e37041a82e966997629369557', E'\\xf220963d1a3fe8a86244008347e13d4cfd8c3da1f4ee14631f2b3f7949c654d4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-c5d7-7a04-ba7e-d4cc699b6c99', '2026-11-18 16:18:24.345158+00', 'test', 'bank.notifications', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xf220963d1a3fe8a86244008347e13d4cfd8c3da1f4ee14631f2b3f7949c654d4', E'\\x182b4d59e29052c05664d1aa44bca52ea9683f210c4fbeecd8128cabcb4c60a2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-c6bc-7434-bd1c-9ae964bd76f4', '2026-11-18 16:18:24.575728+00', 'key:01a1ef73-bb9e-7bec-8e62-67d8beefdabb', 'movement.ignore', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', '01a1ef73-c637-7ddf-bff8-ac1d9a3ef660', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', '01a1ef73-c67d-7285-a33c-f756193d817b', '8', E'\\x182b4d59e29052c05664d1aa44bca52ea9683f210c4fbeecd8128cabcb4c60a2', E'\\x8f3dc0b8f938d3ad86d5c8fe4c655c615276f9efb45fec4144929ca18a261e6a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-cb20-7a8d-a19e-2add8a2a2f9f', '2026-11-18 16:18:25.704001+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x8f3dc0b8f938d3ad86d5c8fe4c655c615276f9efb45fec4144929ca18a261e6a', E'\\xc12bc0931415a02bea4aa7c30159095bef9cf0cad97b6f3597b885db10c6bd60');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-cb2f-7d46-81b5-0156305f1cf7', '2026-11-18 16:18:25.715291+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_NvAGVOZi"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xc12bc0931415a02bea4aa7c30159095bef9cf0cad97b6f3597b885db10c6bd60', E'\\x729a6acaab8b8300bc236b698779233bed69db9150ebe6c1a4561e1871e4e2c7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-cb36-7a99-89ed-60e0c4f375f3', '2026-11-18 16:18:25.720926+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x729a6acaab8b8300bc236b698779233bed69db9150ebe6c1a4561e1871e4e2c7', E'\\xb1143ce9a5ac316e5a2501a13f6a7253563415e97e5eb43e703ed6fb2929eeab');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-cdd2-7fe1-9006-c438ef327c46', '2026-11-18 16:18:26.388129+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '497fe72d87524408', NULL, '01a1ef73-cb3b-7997-ab97-b9ebbe1b0011', '12', E'\\xb1143ce9a5ac316e5a2501a13f6a7253563415e97e5eb43e703ed6fb2929eeab', E'\\x47239462c0d91d44b8cc90076e8f1ba327ca293cbf67fc2be868e66858fac0db');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-ce73-7031-bb65-4f7405d8148f', '2026-11-18 16:18:26.551414+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xf328614dd2e878bba3418528a3fbe521d75e0002ccac2983a9bb6c4d0a2d0b75', E'\\x2b0b34405eef4eacdec2078557d1f8d73e3d7ae30819a778048037975a4ce4e8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-d079-7b93-b1d7-0e0a593fc0d1', '2026-11-18 16:18:27.069368+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x2b0b34405eef4eacdec2078557d1f8d73e3d7ae30819a778048037975a4ce4e8', E'\\x3c9188b076d651cd45355005255662c76a86cf7426eaa25922755f462333db88');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-d081-734a-8ea8-495242685ac6', '2026-11-18 16:18:27.074586+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x3c9188b076d651cd45355005255662c76a86cf7426eaa25922755f462333db88', E'\\x9e4ddf09415c09eee1f0a4007a4f54c2ee4de7388fb63486d7a10c8ff2531ee7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-d088-784f-8491-96b5c8605fec', '2026-11-18 16:18:27.082434+00', 'test', 'bank.set', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x9e4ddf09415c09eee1f0a4007a4f54c2ee4de7388fb63486d7a10c8ff2531ee7', E'\\x3548b12d0057045b1b60b74f975c198095ca414f75cfe5250c04754cedb6dd8d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-d097-7812-8e35-05f86527e519', '2026-11-18 16:18:27.096189+00', 'test', 'bank.order', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x3548b12d0057045b1b60b74f975c198095ca414f75cfe5250c04754cedb6dd8d', E'\\x9ea02d24fed29b97dde339a21f04333b71014c068bc6637d23c3162561f259c6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-d099-7b0f-85a2-20cfff54042c', '2026-11-18 16:18:27.09789+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x9ea02d24fed29b97dde339a21f04333b71014c068bc6637d23c3162561f259c6', E'\\x8512172315c4bdfdb9c61e082adc617e4e94a7ebb5d5e369aa833397a05a72de');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ef73-d09f-716e-98fd-6de347e93b69', '2026-11-18 16:18:27.110093+00', 'test', 'bank.route', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x8512172315c4bdfdb9c61e082adc617e4e94a7ebb5d5e369aa833397a05a72de', E'\\x400f87db8856ec8b66ba209da5475ecf13fc71a13836267d71a5e8fbb5d4dbdb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('4bd77996-2e5b-835e-806d-664536f2bbee', '2026-11-18 16:18:26.500455+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ef73-ce23-7a1f-bcaa-170f9e381e41', '13', E'\\x47239462c0d91d44b8cc90076e8f1ba327ca293cbf67fc2be868e66858fac0db', E'\\xf328614dd2e878bba3418528a3fbe521d75e0002ccac2983a9bb6c4d0a2d0b75');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at, kept_id, kept_for) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'true', 'bnc', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bdde6ef9fa2579c64183b3ca35964a6e171b95041b81d021b34b2f09cffff9c1b7c74e4c6bbb399f9742da2d0843d77c3725f6c378e4ff65c465a9582db1dc8f7b9', '01a1ef73-d088-7264-a815-003ac89e145b', '2026-11-18 16:18:27.080965+00', NULL, NULL);
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', 'P01764000000', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '4d44b164-04f9-4692-bd5a-d1658b656ef5', 'charge', '2026-11-18 16:18:27.235425+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', E'\\x0f648ff397fda81e7298bc76be56a869553db38c920df3fc4752b77cd0875222', '01a1ef73-c5f6-7508-8e73-c727204b60d9', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'r4', 'R4consulta', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b180ef455f7c3baf8e975aad37f34c260637b91efad52730d1d552416c729446d2cd8756e3e8f93e893e3af8da83c466bb8f44665', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 16:18:24.374502+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', E'\\x1c434446e55450c15ee3a6d74d47019ea61b39c6f885c1189ae7e74202dbf7e9', '01a1ef73-c61d-73bc-b1a5-f9e9b6e1376b', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'r4', 'R4notifica', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0ba762529aeb6dcdad63eb7c159e22ae93d628ed7b6b7344569affc6e04be87dbe43bdf4764aafe2a37963f54203611a3750c9de89f63b7c1b03901d7b2d8abb6fa9a806f3c3e579d1e57372824755a60eac34dfad6de6d6f5a3bc5272151d4197c6c5f1437c3f140d3da492a4b79d322ee407d9e9e41e966f8eff9ce87acd6e18533acc7a3fbb56e31a502f6f694ec898ec57e28765f03d3d9b840c73d2ca2db0a135988f5ed2f067476d0c19a7b4547f1c646d50658eb94c9c8b96edc2e9945444fabc6b940bfcf58c0ea522f47d484ea9d679c9dae7de64e1320569c9ac232c04f59bd3c4dbdbdd09213791ee2caa5791a0eb9672d72c4792a1ee69d041f4e737eb2b', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 16:18:24.41361+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', E'\\x4129522449bef14e5f0064d96d640dfc1d57022c3ef463d399c3d1dde20dd7f5', '01a1ef73-c637-7211-9bfe-77d89c6757b7', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'r4', 'MBconsulta', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b537f3a0f2a7c3f005e610486096f34a129de6e77520f4009da1e7702eeaf1309090ec7040c21b1e585c3456336f7c9725fb376b067b235b009e3b05287cffebfc3e0f58592966ded63d5a400fd4ac234169aeaffdefc7ce20528771812f063fcfedf54d822606a007380297d857116db9ace7301f64dde018fdcf301e1044ad8f3fc1cfb882b4a0cbf8bb80b8e6a55d5cde0d607d480bc044bdd545a41bc281536e10e3590f77e8f97c637261b34401aa8e29d039f1588d9c4afc9ed5f32c297c60e74c3aa40f24c6a731d88306578f81942b8b5e027d2150c76077dbf7f4b944b44adb4862dc6818469a22d815121d792013c86ae50b9e13849ef2aab4add69b823390d', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 16:18:24.440309+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', E'\\x4bd67c834a9c1f072157649965332903475e0269d454c89fd7a6c3c2bd404511', '01a1ef73-c606-7062-82eb-d0832ccd8155', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'r4', 'R4notifica', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b5a8b7ee283aa62453095d3d605577ef253cb97b9682ec997f37635d759ce2c66dc2d137beea68171a1940e2cc744df7982b7369bd54c6f4b147c314bc3e0930a97fd78e98e2b6a347bfb32bb5a7575b79a2625d972478e6d18882d0038ca6618aaf884c956cd34cde0ec65da6677f29a141a51031a8e00a7ca3b061a61d60a967f4d058aae715df7357f4d02cf6cdccf5903ce75e5acee0d96c0eb334a1d0957f3e93a832c0d4958f19a098ad77bb8d911e725af7e8b7a308c709dfae0ee7bb7edeb2a33e459fc730fd11d61d49582d12ff1e3138e52bac6503c4639b36310f89a7e6a4e574081134e080c2fcb3c839fec837ac0a3665aa5d2faa9d980b8a0b7a3d151', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 16:18:24.398725+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', E'\\x93bdc2f4623c1aa234cc39def5d23bd235e77dc44578eefb6c067d783a30aff2', '01a1ef73-c5ec-7190-8cca-9f7bf54247a5', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'r4', 'R4consulta', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b217e95a11a62e47e5ab46fcce9afff42d538a7404476001f780c4f4bdff1f522ad143b7d90fc02e7dc5cfb3f4b2ff02d29aec614967594e5d7230e169ada23abecf6ca2a8e388840f1d883e94fa7dce3945dee71ceb33666a09ee4b0808e5822f2a40eafe1d3c1', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 16:18:24.365062+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', 'in/2026-10-05/12345678/120.00', 'c2efb02e-3367-4f3f-9508-c9e4f7e0dd8a', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '2026-11-18 16:18:27.234081+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', 'history', '2026-11-18 16:18:27.236434+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xe989120da00efdfb0e84881d848793bdf4be849feaf345b0adee491e577e8608', '01a1ef73-bf99-7cd1-98bd-f120931de81b', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b77f0a8abc097780e83b2338042750faf275eafae9ee8cf8fb7d7a531a84fc8295744c6eb8348344d98043e9506d5573c8eeff6142d56bdfba7a49ae3', '2026-11-18', '2026-11-18 16:18:22.746159+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x8e0424e8df2a93417de9e05e61e212af8060991ffaf135227d6165413b78bc4b', E'\\x4417d4257c4a5ac90599c2c9bbc9793cc2d1944875892fa0817a48d4e54ca4ef', '2026-11-18 16:18:23.397424+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x8e0424e8df2a93417de9e05e61e212af8060991ffaf135227d6165413b78bc4b', '2026-11-18 16:18:23.347816+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\xa948fadeb7fa94ea7461a34e903be9fae59baa290a27a1ba8e3177239d2c6ae1', '2026-11-18 16:18:23.427095+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\xd4869a4419eb2a5220cfa688cbbad20590d61785ed8b698a18bacb04a46de080', '2026-11-18 16:18:23.275671+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\xa948fadeb7fa94ea7461a34e903be9fae59baa290a27a1ba8e3177239d2c6ae1', '01a1ef73-c23f-7dca-a953-d829e6eeb699', E'\\xf9bcc5b865d2b69b65ffd82d976c6f9d93620162eb8fc7b0339d2f728d60c27e', '2026-11-18 16:18:23.427095+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x1b62022a71662fddf4337c34a9e233f7b343d0d31f71e9ec77e97bff12fab5ce', '1', '2026-11-18 16:18:24.252254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x26eac76e2a12d9f36d14f9fc906dacc99a9408ac05a178cab345c5da8d794c05', '1', '2026-11-18 16:18:24.252254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x336c37919b04b7414582ecbe2568f9eb6095b13fbd1b9e7ab7755b45e5d7bfca', '1', '2026-11-18 16:18:24.252254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x512119937a7219048207ba8a92fd32f73734f6619a7d26a75470e834fef11588', '1', '2026-11-18 16:18:24.172069+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x741df9366aa39582b39bfc484233d214790c9c8686852c19d1c160aa0b27cd80', '1', '2026-11-18 16:18:24.172069+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x7c6c886c4c73fb2449ad497a5999013b938efdbe74121151205b6a529d7a1def', '1', '2026-11-18 16:18:24.071822+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x8f7d882d571865765b5232844970f4e9557a8ab1bae8e8af1f49a38783ebfc5d', '1', '2026-11-18 16:18:24.172069+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 16:18:23.872065+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c4d1-79e4-bd95-adf70b3239df', '01a1ef73-c460-7a6c-8c86-8924c163db2e', E'\\x50572d6db385ef750d30de1f76d90ff4a06d537a1b13680d0f33823582c5ca99', E'\\xeb03d6b10f8562455ed1500d13cd17efe90283147b9cb22529ad3be0a5bbcbca', E'\\x1e657c913bc5e3c051d2dacc5d6a59165b7b119752838072b17a892212460e1c', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bd4a949cd397da29cb1e123fb152b7a6d039e4f742f8b86cbe601fb50a550eff0614a47a4f567214cd4ae8e1c445de40ab3a7a12d382bfe1ecdfd2dd939ee60bea21a129e58c5d2a26bac3dffa28a', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 16:18:24.08+00', '2026-11-18 17:18:24.08+00', NULL, NULL, '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', NULL, '2026-11-18 16:18:24.27+00', '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at, is_in_file) values (E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', 'notification/0102/83700001/1523.40', '01a1ef73-c606-7690-8a4b-40a6e181b230', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bf3f51a7c88c5500f389a3f544c1942aae87009f89b40848dd3eafc20173b540254a23d508e1b8e536947d2915469a8b0dcd396dde973cb0e06b397db54d16097cf6c98f3b681391ae26e693e2b42af246e0c98bab7b89b7fd446363acdb05babcd7a838ac0', E'\\xa198dd8abfa66bbe5f23ede54f7f60387d27c5e3a66c940a7d2d2c19dd36bdae', NULL, 'notification', 'true', '2026-11-18 16:18:24.398725+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 16:18:59.398+00', NULL, 'false');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at, is_in_file) values (E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', 'notification/0105/83700003/1523.40', '01a1ef73-c637-7ddf-bff8-ac1d9a3ef660', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b330f434d1a3e874ccec521da5bf1f83ac8ba39391a3ea36eeb66c2192b9a0527534edabf2493f6ebd7dafe067459ecb967c2aa6244ad3cd1e3691735370f4d6b924ba0ef265af74a8e37912bc7cfbd6ee13d4bb3e4d3d0c11eadbdf08195476e72b87e5a61', E'\\xa198dd8abfa66bbe5f23ede54f7f60387d27c5e3a66c940a7d2d2c19dd36bdae', NULL, 'notification', 'true', '2026-11-18 16:18:24.440309+00', 'ignored', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', NULL, 'Deposit of the owner', NULL, NULL, 'false');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at, is_in_file) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '279501870351', '01a1ef73-c310-7dff-a99f-d0ad147c32c4', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,70347,279501870351}', NULL, E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b120ed3c23d265dc9555df7cc26dccc2cafdcf6c117cad6e7393f234e8861e9694b61e756452bdd2e38e04a180fb97fbc9de2b5a80f914957eac792f7960d7121347425cf09447cf07acb7cb3f2942ef8d5', NULL, NULL, 'query', 'true', '2026-11-18 16:18:23.632688+00', 'matched', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c2b6-7841-925f-2c2600836a61', NULL, NULL, NULL, 'false');
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '279501870351', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c2b6-7841-925f-2c2600836a61', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 16:18:27.243583+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '2026-10-05', '1', 'added', '{}', '2026-11-18 16:18:27.243583+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38b-79b3-9bbd-3f50be4e5759', '20261005', '30.51', '2026-11-18 16:18:23.752+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 16:18:27.097334+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /movements/{id}/ignore', '01a1ef73-c671-7eb0-8368-c4bf268e98d7', E'\\xf3fede22287167b9ca88c9ce15bbb797016ba7f1476ea7b521716d713ebd2f42', '01a1ef73-c68d-7e7b-b89b-b1837426ed95', '2026-11-18 16:18:24.57262+00', '01a1ef73-c637-7ddf-bff8-ac1d9a3ef660', '200', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bc040888b2eaa7fa9d1b8eedef2649ee1c8311fde7578e7b8194a2d8d3e4480ff12d9a3c142fe411ac965cfd5b5053a5ab38a09fb35937171236858570222cfe61572a0df78004553e328641e9c24b20decad01492de391df18709915ddef906669f5bd4acb2696ba3bde53c3075d3f45d9c5c495100279a14909e539615ab072e310131149c1f03d3387f965f04e321fdc8291af42f747cefa8f9c967e6bb3180f24bfba7e5799c9437eeefdefd8a062eddbff0b566bb8cdcb45876ffdba59cf08a0d1c596de0fa3de086a496d429f7846e8aaaadd2cbc625b49494d043071346075969e6ed2d2b67490e129f046ad67d74fb5bd02b90a7252cd91e55cb9bc175ea32518f3beec45777028424f8c47fecd52660e91fae2e5f6d2cb3a47c042449c6037ff2c003424ce400940c7c9544ad1b3067981ba939fc35a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /payment-links', '01a1ef73-c405-718d-83fa-a6933eafc887', E'\\x9ef49317f375fc2111589138986c8eba3a1237ee393f2a55c53411f94c699faa', '01a1ef73-c430-76e6-a5e5-9301d2e59fb5', '2026-11-18 16:18:23.978167+00', '01a1ef73-c460-7a6c-8c86-8924c163db2e', '201', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b82f3c21ac0ae73305c79c712e449d7bd14faef19a2cea6dab892c60eb01c85e3e12286afec8e31e13e610637b667e01c8fbbc39b0d0a012ad4970fbc91151b5e0c16fcf9d5a933c88b570398dc4fc5fafb673b25dc0478601e74cf8b32c4543d0a6565ce320b57cff15f9e926bbd60a87c8af1945d397735c43f34ca5dccf70927f80b9a8d2df1e823e9d83d2ef190be6469a438d26cf4b48afecf08e89184a97a9b00b896e359a3d6ae1b898152efd5d45b7e886bb0835dcf79b77e372c9fb61d18648b203b53855d785392bcaac3b2dff71104dd965dd557470075ef2b62c7dd1470157ab23449a2e9859e03e8184fa4504e5aa24d99cbae7d7c230de8e9bf9140502943a9f707e20b0e41623c616014e14ac10a0e8317137314b0bede5da8277d436def978c4ea853cc19177dcd28817c76671a7d2bd529', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /payments/credit/disburse', '01a1ef73-c34e-7946-b4db-fa19a4aeb239', E'\\x111b0197f72f798af0dcfc52509b046f1b39a833c863f64c737fcdb0332fabdb', '01a1ef73-c385-7fa5-8c1a-4f1872ef095e', '2026-11-18 16:18:23.762471+00', '01a1ef73-c38b-79b3-9bbd-3f50be4e5759', '200', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bc3cc612350e69890eca2b848fbb0443b39fb5e8b242f025700822f6494a22efba0c3fecc33023954375e838814ae30cb5901e4301c4bb21d9166581f5d9af3263feeb534d38dc2894d93611bc7c7fbb57624ca88bbfe133adfa8d284a9a4cb30614d8067cd29b996041bedf0f8aae91047a9eeedb08d8dc8d6a15e3bd7cb6eaa2a02b10cebcaabe2a4cbbdf26c9acebd424fb93dbf79620b6247065b35d7f6991368d8011cf0fe5db25d73d5f57adb421ab08416d5b2b37fdd28d3cacb6ba67e270cbf2d183a2a83dba503ade4d2344b6e060447166d1546253b20be48c3598ba49d81a69689a15af042fc188e9cb85b125b55ec2c221486e0d79209feca59c1ab0c66f4951ddaa9d4de98d40db6def9711f5b21fa2b39d556c2d9cf96b977dbe42419bcac3d9a7b30556f67dc215677341fd0b9c69dbca8e8ba74eb1a9b71bc031caab120d65edb737bcaa27f805f9cdf94d318166fd78c7cc87d54b1bd99409889e9343477656ef28fc9cb814ec7b06fc412e38c399a38c34af42c0107c7f620aec7188a4155cd1c08212d1604305bbff64d4569b01d865401415d643049a8e09ab047745d3bcf6d29fbacee10565a39d7033ccee675b9d2687f2b64c4067a33dccacbf90e0d78fb9bd811dc035265d46cc17050643c63456f4a412e28d1bdf4d79d85c0c7cda3cf130579f01d0b7e0f9b59bc6d7b62e6737006fe723d54a7709f621e0b929442ed864f8b2fabe3e284285bf8d507e220446269e6a71608b97c8626d7c2cdde8f78318d65d07c59fadf989c6b6dfd8e37ea5e324660f2fd4f611de30c234ad7997fc466bfc986cfeda0da02b34782a10c1786631f92ab7bbd6db2f3febadb5176dae0bdeb4ed8202f4bf919218c5ad16ecd17c67d088fce930e4991f42454ab9fda2b56368c9954768397522c4ebaa15d9276222d10360b2192b4ae62b397a2b42828a786cdf5f83ed0eef593de7e06919aded2739058387d4e7798179879b7aa1dabad9a56036b5a3884737767437fd429f1a19a4a1b5b745a48449c2880f4d8fd4699a12cd760970a904929a277e1607cf8fcd143ebd7c17e1708af14da7cebd9c8f3fd9886cf2482708dc10154b7089a80f694dec535', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /payments/pago-movil/verify', '01a1ef73-c29b-700d-8a0e-c68d793bb5a5', E'\\xf53f7fd1c1be5a70dbac0f2ea6bc306ce6f3df4fe45208b61e9002cd21070815', '01a1ef73-c2b4-7c02-b362-61f8db68acc6', '2026-11-18 16:18:23.547552+00', '01a1ef73-c2b6-7841-925f-2c2600836a61', '200', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b8f1caa8ec6427227c16e31b6facd92a8e4ced23a62ebc8ed10885b9e3397aca563bc5e0f62f559bdb9020bd6700cac0fb3bd0f699d537c015182f73dff84d199c3b4211dd06aa861d6ae58d147470806f7e94b5d4e5e1757c3d90eb376af86649d88e2f4e1d3af8a47fdda8c0b53c86443f09c1569451f32a25bf6c7fab2f7e9311380d6a3c6f44ee1fb911eb8b1f5c48b6f486f562573b687e7447350392b4f35cbcdbf40b7468287cdcee53797a3562457e376cfa7a3c14a46e11c4a48589fc1c229edec70a09437f4b6a8f27d00c15b42470981805d35627c16a88abc8c4044c6e756b4872886ce50cc26ad2bc682422d28ecd8a415ce5be12a862102e99b1c68f8afdd2dddfc5c936a5e9db374beaae8296a296eb5c8a073219d225532d1b97c71e8dfed083505066cc0362de996a1bae5386e7278ad81860a95d7defe7043675f5d20df937302a064d2afa3ec16994ca8498af060ecaa9365f0f349865c0053bf10d59fd7acedf9b12cee15868173ee222817366dc8e455c074f160c368bca6253d794bc9e42e039915052805d0689e5c42eb6ad80cb3fa001de9a5568263ec68f290cc8d7ecf296c09481b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /payments/vpos', '01a1ef73-c153-79fc-b8a6-3f37a4f6f586', E'\\xb263abc0041a5702363778b5416dc32efd327af02d733d9fdf26d4fb8e48c3fa', '01a1ef73-c19c-79a5-9631-4497d2985b19', '2026-11-18 16:18:23.29244+00', '01a1ef73-c1b4-77a3-a2cb-2749ad13a5ba', '201', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b189f947063c3e77091d4bcf81e2079edfd835043acd0850c1364951d98de037a8992d11bfa7f7722ed5735accf52bf3bdde24554301f356119786e6f4f1f0ab1c7cc12dbe119a9e5436f2b8ffff7ddf806bc83c748d81b5839c6eaab9d8edd18c1fa2e0cbd373de80a714ce007e52f2ce8ee5714732dde24497fe30803926bd39e4005b51a0eccdc446166c27ece73b7d8b62dcc67c546ef739a323d187e6599c07ba90840347eae93ec8d4e67ff015287bd2363df09bc8ce16fd5592348ea8745d9560d265c4f45d970972f8c07da804a50a442d46012a5d94f07c0d6d0a20c9b8889159b8dbb1597878340945013aff6fd27b8d77ca0beb2dd024a02b1190f9ac2f93ecc92cf39d639d193c48f4199ff635dff8a86e0bf0b4b399e24d5eb6bca1fab604ff0a1b80300c0926c4a63378f3e0a17eeca8b1525f3c4bcced3d2ca87fef5d5512f348467be785df00755f334b079ce21b94b57a0c5374a0ab0cd7f31eafd5dbc612e786e9cc1f336e8b6260291d56ea0317094c7fbde0717608973d625d1773a62fffc86c198059369dc89562a3ca3afaed318e4a9e656c9ed8b427f2914b14aac6717c85ca71b136de63d1429e7ca5f6a0a001b4b2cc3f45dbf942f4a5ea76e848ee7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /payments/vpos', '01a1ef73-c1d9-74ca-9e3f-d5bbd0b2a5c5', E'\\xa48f3c8d99c3138466feb9266511321c4c8d25ff78cc4332a9fe5fb75e1c87ce', '01a1ef73-c1f0-767f-a1f2-4dd4fb3e2d63', '2026-11-18 16:18:23.365669+00', '01a1ef73-c201-758c-8f03-3283dab0e81a', '422', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bfdc47c9905af156903ae20f0925efed8371e80cbec439af3811d445498f8a5506524b77b34646eb9fc8e9838a312b76790c31d7185b4d64544f4ffc69b3e1121ac5c959d064a9e6ac10d7e57d6cdc69fddd53604a6dcf70f647cc27436c4f652baa7909e7af7da9c9f6aefe1d1258c217ab6c446daeb457f7840c31ee12bc331d29724c9fee338bbc37ee669d0717aa993d555e5e7c9b98d518565c72cccc545891cc271b96e8f43e0421c591b2e70518b310ab21f748722cc62b8c3f1a3c2fc2b081538a22baed947797af972bdc31e7a6cef4fb803c566a13373ef1ebc017ba09c09d39e294627b3a2a93527ab092e8439c592a0a33dd5c1a66c85c6cca4aa90b0f04ddfab05bd6b438de48a976537a94857a1c85247f092741e14c6673e680a85c3a7580eacce2f4a135b1d469afbc0d6167c55ffbc47cecf971f8472924b6319887d715482d56e8af89a11c5268b766857fd45353dec67b837428169acd93c74de4ffce1624bee9d200ba7b547cba559838ca44a54e8e2a267fa6dba4d626ce14ede0a1531fcc6b484355155db7316b0402a2f4d23cfe694b07927072f8ce4a9f087e4ed34296ede74667201877784e7b9b01f7596818cb610f9882622486b6ecdb73e8a32d711', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /payments/vpos', '01a1ef73-c23f-7db2-b0d2-e1e08dad10d1', E'\\xfd74ddf784b472a3130db605cd6db5a500db71d92bb9f74eaab703140759568b', '01a1ef73-c241-72d2-a5a9-0184ab06a1ef', '2026-11-18 16:18:23.448488+00', '01a1ef73-c254-7520-9603-0d20e562044a', '201', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b919cbf40c6630425af1c2b57c60b9f006b5e8af3be0adca1c173ba2e8eee889d3922efc2189cfc5ef99a67eb2efc30bc646ccdb22fecc71065c9981ec7f2ac72e95bd279406a1e413020934e5121e8d5b7206b4c75cd0c6e4c61797d5bc3e7d6a15262140737bf31924ea7136947ce5ef50906cfe13cfa96f76f62b32c982644368a2a28f23172ba92314b478d9ba5248af09d3253baab0eca0ae71c3e3bdb65ca95bcbe54bec67fb67b8929b3024c262b9189c2570442a7b3db3cb56fb6f953a33db63b808e95c8f4a5ed81e88c417ed72ea72f93b39635816694ba25ba3bdc0b24cd0baea761eeb57970f54198dcc9a76305dcbf517b62c1a6621309353e0f8486f29383b40b67dffa8f6c09b179526978be7a56208581b609b50f678a6520e0558b7e48e0cc84bd4e711a166ee0bc102d05772108496fc7df44b9ce560c2f8e81df822857c0caea15fba8a040ada258c645d385d79329afbdf3842997fb8a5aff1e349a9494714b8ecdaaf343f2d456593c38d52eb49f87e3c546b1bfd4b4b25a27bc8feb062b3d07d3e6f6038564cab48740a5c2534e871ba9be7633b68d5791612a247be13c4658aa4f378d7a86b58007e2117887f3c16ee1b23ca48b22ee', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'POST /payments/{id}/reverse', '01a1ef73-c08e-716c-b3bc-6dd5742580c8', E'\\xe6b107c246256a5a797dfcdaf53003379c7eb56d6b8302c7bb9f2a86bebd39d7', '01a1ef73-c0a8-749f-975b-948664762934', '2026-11-18 16:18:23.033786+00', '01a1ef73-c049-7e35-9833-b97db56cae13', '200', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b0a24c322c439fb7601d296517276e591dc2839b8079328c1c38c56fc2e55054f29bf05a2c35ed23ab0053c4b243a8a811cfb30e83f76ca6f03aef81e32197f645e2df1ac7bd456835483a3a5d4171347d0f51cf227976730df656d364be9f344a53b4a7071f129e8516983393eba1a445d79cf922f4f3306e7fd38a654ce09d227033e9bd9bb1a776368c80c7feff5c70fb3a5d5fc42bcec61dd79cdd24cc5eb9381e079e3db31dfd22aeb76704de6b49a25a9a25d895828da6a53c72ac32e1c60e936a3a88fe03c4badfbfe4bac6bb92eaa608c50f90a2270208192ccd0059c67f2154d66d8e55c4355a859c879bbf1e314261f0a7f1552064203c7077b5b3e2aaa8eab7bdb754bc28a470e526f570d5867f01d9a2fdcc0222915ff0b66d0069efcde03d76ae2e7a7b30cf5bdda34481cf32dd7f9d7528a4d1ef043fc1516808972407af75d1129039dcffd5a3143149ca43a0e40611af1ab084c9dd8efcbf33a4fb8c15e175bb95ae3724dbb01512b7557df2e9143ff9a40333d632d1cff4e35361b0537b918ac703e37a62ff252a4fd716839e058cdf3bc40a0ddc09c92398974ede39560f431c2f83f0ce28debc1abb487d47b4e6b199a97627655e0014b2e15ae685cd230c8719acf12fafb69ab1d9f80656c860a71a807fc3cb84814d224fedb9a18662448f5b19600b273fe94b29f71a54667f92ebd07ae264f99a97cf1fc1054a39f5cc99c23163ced8337187ab93a52037bc4bf6f8c09216ea205530c335d69d95f7c2e8e7d1cd3d0fdf8d674d5e722610681e626eebc6c9d369e445db50e39222c1f66a22d2790977a97fd3dda7d3c51656fe5b541d7b8e9552b91b34806e1287f26', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '2026-10-01', '2026-10-31', '2026-11-18 16:18:27.237603+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bae7a8cef286a8213f0d100bf3b3849d02533280589dfdc888af27410dc55190db4b6f24f12f5e7db2c8bce9740e165a524f5728cf352bebe2d71ff9a902b41348aa4e11b7d4662dc9d5c7205d86ae0c15855c30266b5af4107f79d0b', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '4aa09b57-3657-4eca-b945-028fd3271d52', '2026-10-05', '01a1ef73-c38b-7c02-a942-e17f223a9e52', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x09c74b1e6f05912c83d23d5cc8973c48094f2c1ca65418813104a8369fd7cc3d', '1', '2026-11-18 16:18:26.478311+00', E'\\x8462e3f6d31a4a052a5a2e5ef5b58d9f75b88eec5c45d3b30975f3808ae6476a');
insert into login_attempts (subject, count, last_at, name) values (E'\\x459b20817030e68c20df0bbef33198f14c79cd41c023d57ae4ef735d0d2ccbe1', '1', '2026-11-18 16:18:26.479779+00', E'\\x8462e3f6d31a4a052a5a2e5ef5b58d9f75b88eec5c45d3b30975f3808ae6476a');
insert into login_attempts (subject, count, last_at, name) values (E'\\x5e11d140e6d29adc4ac886e7781000436d5a109367ed0d968eeeff330785b859', '1', '2026-11-18 16:18:26.469391+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xb907751c4bad9d203a94be566709d28f14f228b7f13be85a183e2a2c8dd6e7c4', '0', '2026-11-18 16:18:25.764312+00', E'\\x0284bbe46338ee7fc501ea9c09b87ae73fd02ee0565a1d00e74e2a2fd67485db');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-beba-7753-a218-aa5d476ad631', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ef73-beba-7753-a218-aa5d476ad631', '2026-11-18 16:18:27.254979+00', '2026-11-18 16:18:27.254979+00', '2026-11-18 16:18:27.254979+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xd4b0ba9bbf4d3484ecf8fda8d485c7575654b8070e008a40e0a43848e0a5fc3a', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'r4', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b8f6de01d95de602261423175626f1a075fbc424c84e2d1943e280b8e10a212829f0b10176e6808dfafb884695a2dcaba111057ea5f51c4795dfee233f0e1f0ce7ab7b60f6b024fc6929d9249b0b6c02dd8f3930b', 'true', '{}', '2026-11-18 16:18:24.343944+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 16:23:27.225181+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$Iz7G3DCj1D3Rn71JAL7amw$7hIAepUxCUTjVOwx7LOpMsIV_I5HFNyrIw2fDvxKEH8', '2026-11-18 16:18:25.697697+00', '2026-11-18 16:18:25.719183+00', NULL, '2026-11-18 16:18:26.38641+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('a9cda6f7-d5ba-4172-ad5e-00e493c49545', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 16:18:27.228199+00', '2026-11-18 16:18:27.228199+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', '$scrypt$ln=17,r=8,p=1$Iz7G3DCj1D3Rn71JAL7amw$7hIAepUxCUTjVOwx7LOpMsIV_I5HFNyrIw2fDvxKEH8', '2026-11-18 16:18:25.719183+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('775be50a-4f27-47e6-9a6d-66a1fc74c6fd', '01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 16:18:27.222591+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x087694ddd0b573f184e1d059f541906512eea6fbc85f0b8397557e8d4939d507', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x22bac3bf8bde0fcdc0b83eb60882e95c12f4ed1ec22c5d4ed4fbec173b3925cc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x3fd168e16e534076b02f34f9af5aef2eccb56ccdb9d4da75d5231994a234a681', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x5927a478eb3cb48a0be9dc5b5e7e947618c1849d1c7bc2b95d4a6ed0aaf788d9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x6017b106dba9327fb1d8350a5352aff578a69b5ff10fbc78c21f3017a8ed9679', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x6a8e045dac2b112a881dce7c44e0ac45e341c5223abbde1715ffd40024921bdb', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\xade492dab21f5fb193100c7c4aa49516215a460196c34e1618c7acdeb3586bbd', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\xb09d12181b02edc756746b94eb42a36a336562cf19b19c79db0f8fffba996fd7', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\xf291ab556b098f8959058aeee5aad2aa7bd834bb9128f185e75a3c86b4751692', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\xfc396ed6b5fcfeee654dfb3bcab7773214d08bec37d026638c0cfcb5f80d64ba', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x497fe72d875244084ea8d194c29b1cc57f22629e201bb7961544da25dbab399c', '01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', '2026-11-18 16:18:26.38641+00', '2026-11-18 16:18:26.38641+00', '2026-11-19 04:18:26.38641+00', '3d45c086-30c5-491f-aceb-e57e66b95265', '127.0.0.1', '', '2026-11-18 16:18:26.38641+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ef73-cb2f-77e3-ad19-a5eff3088491', '01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', 'pas_op_NvAGVOZi', E'\\x44d75e445eb40834ea76bb52bfdf6edc263d8918a4c680b5617c20cb8c4d515b', '2026-11-18 16:18:25.713427+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bf0dd3c59f908f30cee590e424ee07d068befb0c8cdb0d1189f4797b351ace7a9ee453ab1b71c009106d9210a61b6403b6bece559e83ab0f60157cbf7f04c750c38728842', '0', '2026-11-18 16:18:26.526806+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-beba-7753-a218-aa5d476ad631', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 16:18:22.522+00', '2026-11-18 16:18:22.774+00', '2026-11-18 16:33:22.522+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b70a2b3390e346dbc2c07cf9030cff58bdacd578fdc1e7dcf3dff6842e138093cae359d5c68c572721620301eb6abdc3404c4863d9542e84f29b5541ce7bfac579aaea499e5d5cccd42d4feb253fec1bf55c242e4446322d34b8052ee62', E'\\xb52dc91624485035076f3edac8c55f9b60f3a8fee514f85aa11f0afa4df467f1', E'\\xa198dd8abfa66bbe5f23ede54f7f60387d27c5e3a66c940a7d2d2c19dd36bdae', E'\\xdbaa38a2a009bef71cd33c0be9a2535a2b9c4fedbf6067913ef951a10111bfb1', NULL, NULL, 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-bf56-74e9-9c4b-327cfa7bb94a', '2026-11-18 16:18:22.678+00', NULL, '06870276', '501870276', '{501870276,6870276}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bfe2-7604-bc1f-8fa28d2563ea', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 16:18:22.818+00', '2026-11-18 16:18:22.873+00', '2026-11-18 16:33:22.818+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bb857170c893e70da6cdb854867b7a1217651a2fb96ccad2edc35bed0ed337838d348c1c0d61342a6d6b0ecce74697e434bc58dce7d3e57996014ace80794a8cfae2d5c763a159b6d08e4cff3bb28b3fa69e158327849544ca2ec6956b6', E'\\xb52dc91624485035076f3edac8c55f9b60f3a8fee514f85aa11f0afa4df467f1', E'\\xa198dd8abfa66bbe5f23ede54f7f60387d27c5e3a66c940a7d2d2c19dd36bdae', E'\\xdbaa38a2a009bef71cd33c0be9a2535a2b9c4fedbf6067913ef951a10111bfb1', NULL, NULL, 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-c00d-7bc4-a257-9b67cbdb0d1f', '2026-11-18 16:18:22.861+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c049-7e35-9833-b97db56cae13', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 16:18:22.921+00', '2026-11-18 16:18:23.074+00', '2026-11-18 16:33:22.921+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b7c0e8c74efbf26aa661ec6c7b73766236a9abf4b0b8c0d2fb7a84dd2f2f76ff5c5af2001d4ffeaefbb84584fb441c97cda7a33d227e40bf09a83bdc2e1c08b34523e8e682db19a7780019a2a4c10439cb51499eadc68204c6b24c91f7b', E'\\xb52dc91624485035076f3edac8c55f9b60f3a8fee514f85aa11f0afa4df467f1', E'\\xa198dd8abfa66bbe5f23ede54f7f60387d27c5e3a66c940a7d2d2c19dd36bdae', E'\\xdbaa38a2a009bef71cd33c0be9a2535a2b9c4fedbf6067913ef951a10111bfb1', NULL, NULL, 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-c06e-7ea6-8c80-eb01ab0c5eec', '2026-11-18 16:18:22.958+00', NULL, '06870297', '501870297', '{501870297,6870297}', NULL, '000000', NULL, NULL, '01a1ef73-c0b6-747c-8205-9df8a3454a48', '2026-11-18 16:18:23.03+00', '06870306', NULL, '{6870306}', NULL, '2026-11-18 16:18:23.074+00', '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c12e-788d-8a93-d66b3ca12c99', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 16:18:23.15+00', '2026-11-18 16:18:23.15+00', '2026-11-18 16:33:23.15+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b48cf551c61a2c50191da19adbbd4def5ffcc3b014de5c292c64a32176593017fc4ee224bf2e1081b055bc59ca08b0cd473a176adfc6b9c1479d391141e9cc9d10b4eb2c630befd6002c31e5485bd657e1f4c97fe223738d5450f085e32', E'\\xb52dc91624485035076f3edac8c55f9b60f3a8fee514f85aa11f0afa4df467f1', E'\\xa198dd8abfa66bbe5f23ede54f7f60387d27c5e3a66c940a7d2d2c19dd36bdae', E'\\xdbaa38a2a009bef71cd33c0be9a2535a2b9c4fedbf6067913ef951a10111bfb1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 16:33:23.15+00', NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c1b4-77a3-a2cb-2749ad13a5ba', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 16:18:23.284+00', '2026-11-18 16:18:23.303+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b0718dd73689a8fed202462d827acfff8b2f38593c3419bc3fbcda8d9a0f06b01f2a3077e76d8a5353de6a5c5b6adddc5bd4a3234d9e5a78ec8692856b1d46041e666949f6d8a1b24922a', E'\\xaaf7c8ca12b936b477b251fefcc98b2eb9e2b8f38b24f8ea9607fa6f071401e8', NULL, E'\\x01ec734f3a94061b9418a453608711e04806e65767c6b4ad560549c28f6f3d89', '4242', 'Visa', 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-c1a8-7d29-9752-604badb496bf', '2026-11-18 16:18:23.284+00', NULL, '6870329', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c201-758c-8f03-3283dab0e81a', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 16:18:23.361+00', '2026-11-18 16:18:23.393+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bd4a76697a68ee9a884c0df68a9f82782ba12d9ebe897d85346990f251b9cd9c7724572494552f6a188b1fab22ffaff6085f3ab453c4e7c3ed9b258e0941b9fec23dfabf3626376fab0b2', E'\\xfabdace7d4541768fa61ac15a4b4b9f3995f341bf78ae7c4aab9343ea48921fb', NULL, E'\\x70ca571bb65d72c4918130c96466debb6839d70895a67eed6416125e9f3982ff', '9995', 'Visa', 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-c1f0-7bec-9fbc-2ae83ef13213', '2026-11-18 16:18:23.361+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c254-7520-9603-0d20e562044a', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 16:18:23.444+00', '2026-11-18 16:18:23.467+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b0376f8c580be28363234711af3d578f2316ff94bcacebbcccf8778ae85acdc623669150e74007d27bcda63d36d0eca9669b25ee6ceaaee73332e5aa3773ded7b6b763d815c08711fbcd8', E'\\xe2724a63a7d302a2d5609f0b6906757c50e240918417bc2c0f291666c3e7223f', NULL, E'\\xc73f59aec1566189f1ec6aaa007f21762154d2905192bdc98ab7d957367d03a7', '0119', 'Visa', 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-c23f-7dca-a953-d829e6eeb699', '2026-11-18 16:18:23.444+00', '2026-11-18 16:18:23.467+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-18 16:18:27.059817+00', '2026-11-18 16:18:30.449+00', NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c2b6-7841-925f-2c2600836a61', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 16:18:23.541+00', '2026-11-18 16:18:23.606+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x45fb303d8e8a1b60768ea1dadd2e23d13240c1a9589a5708765ff72f6180d17f', NULL, NULL, NULL, NULL, 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38b-7c02-a942-e17f223a9e52', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ef73-c38b-79b3-9bbd-3f50be4e5759', '2026-11-18 16:18:23.752+00', '2026-11-18 16:18:23.819+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bf418de14a296876b6ef7d4084d567b537beb0120511123e08d30b5827167f533ed23292f1582cdc7ba0a1789fa6f6812e0124aa34613c7363d432da90c7a39170c60d6db0c0b6e58345daa523274f88b978b5d96bc5db9a4c200c9b0b29f8affec3b96168ec13ce57a4c6ffa4f3d30ec', E'\\x94102f3f2057cc8281659783755d6b4cec22cbc73bde50ed5bd81d0269677fa0', E'\\xeb767dd289eead1a90954c159858f7012f23f51769ce2052b050f3c5b87c9da3', E'\\xdbaa38a2a009bef71cd33c0be9a2535a2b9c4fedbf6067913ef951a10111bfb1', NULL, NULL, 'r4', E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', '01a1ef73-c39f-7f66-90d5-4bb8f5f4d38a', '2026-11-18 16:18:23.774+00', NULL, '51870381', NULL, '{51870381}', '501dec9d-6160-48da-94ee-b985364c9f2a', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38c-7ea8-8c13-4171bf0b4725', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ef73-c38b-79b3-9bbd-3f50be4e5759', '2026-11-18 16:18:23.752+00', '2026-11-18 16:18:23.821+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b1bfc424ddebd9fc7c64a880bd3b14729668249ebcb1b014f85d382ca5980a2df21c7d59da20136e6c6ec10f74811b6ff38cdc62708d58347ccdf644730dfc453803688c2aee1de7979abc20f9dab3aaddc8b077cde43b76037adcc34c6b0cba1afcfa2b3ffedf5bb70d81548a0c0f03c', E'\\x51dbe335c5c866aed606d1bc753b3e0b197e467b01b6e0f5f9ee33ad276d3068', E'\\xa626e272a42b53e24a873242db0a380efbbab5fb80d814abd926c45f5401f16d', E'\\xdbaa38a2a009bef71cd33c0be9a2535a2b9c4fedbf6067913ef951a10111bfb1', NULL, NULL, 'r4', E'\\x3246558fd52880e1fec66c9704e44ac12c8e88f77f93b404a48c3a380869f691', '01a1ef73-c39f-77e5-8e7a-4f81472287be', '2026-11-18 16:18:23.775+00', NULL, NULL, NULL, '{}', 'a4181cb7-55a5-4292-bdb9-8367374e405d', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 16:18:24.172+00', '2026-11-18 16:18:24.27+00', '2026-11-18 16:33:24.172+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b46cbce00291bc58154f0a5a706ba824bc76face4d1ee59b01005407a83b8d1b3b9df8fcd958c856fe970734f84bd214dfff580db570f562fd51f3c6bdbae3c74497361ad9c95394019668691babb7b9ac3e36f594b1946d290c882e50b', E'\\xb52dc91624485035076f3edac8c55f9b60f3a8fee514f85aa11f0afa4df467f1', E'\\xa198dd8abfa66bbe5f23ede54f7f60387d27c5e3a66c940a7d2d2c19dd36bdae', E'\\xdbaa38a2a009bef71cd33c0be9a2535a2b9c4fedbf6067913ef951a10111bfb1', NULL, NULL, 'bnc', E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-c580-7642-97e6-af52bb70b025', '2026-11-18 16:18:24.256+00', NULL, '06870426', '501870426', '{501870426,6870426}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ef73-c4d1-79e4-bd95-adf70b3239df', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-beba-7753-a218-aa5d476ad631', '1', '59dd1b0e-80f5-45cd-a896-35835102c411', '20.00', '2026-11-18 16:18:27.256441+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x50506dcdd1d1db4a95cb35f10c71d81288fbbc77ca0f23ecd256f3f39a4d747c', '01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', 'factor', '2026-11-18 16:23:27.023226+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38b-7c02-a942-e17f223a9e52', '10.00', 'key:requester', '2026-11-18 16:18:27.24763+00', '2026-11-19 16:18:27.24763+00', 'approved', 'user:ana', '2026-11-18 16:18:27.24763+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-beba-7753-a218-aa5d476ad631', '01a1ef73-bed2-7639-90af-5b7d6612e170', '2026-11-18 16:18:22.522+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-beba-7753-a218-aa5d476ad631', '01a1ef73-bf57-7532-8dc6-8be60afef394', '2026-11-18 16:18:22.678+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-beba-7753-a218-aa5d476ad631', '01a1ef73-bfb8-71e2-b21d-3e45da9533b7', '2026-11-18 16:18:22.774+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "06870276"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bfe2-7604-bc1f-8fa28d2563ea', '01a1ef73-bfe2-7967-a4eb-267ad9c735e0', '2026-11-18 16:18:22.818+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bfe2-7604-bc1f-8fa28d2563ea', '01a1ef73-c00e-7d4b-8368-4641baa413d4', '2026-11-18 16:18:22.861+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bfe2-7604-bc1f-8fa28d2563ea', '01a1ef73-c01c-70b5-b07f-6d2f6a8b4f15', '2026-11-18 16:18:22.873+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c049-7e35-9833-b97db56cae13', '01a1ef73-c04a-77fa-8073-e54fc4fb89bf', '2026-11-18 16:18:22.921+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c049-7e35-9833-b97db56cae13', '01a1ef73-c06e-7919-bbf9-f4c4e09ac86e', '2026-11-18 16:18:22.958+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c049-7e35-9833-b97db56cae13', '01a1ef73-c080-74cf-ad43-b1f1d1b76870', '2026-11-18 16:18:22.976+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "06870297"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c049-7e35-9833-b97db56cae13', '01a1ef73-c0b6-75d4-944b-4299d35ea95a', '2026-11-18 16:18:23.03+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c049-7e35-9833-b97db56cae13', '01a1ef73-c0f4-716a-bb5f-68d39c848e17', '2026-11-18 16:18:23.074+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "06870306"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c12e-788d-8a93-d66b3ca12c99', '01a1ef73-c12f-77e1-a138-a17755246968', '2026-11-18 16:18:23.15+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c1b4-77a3-a2cb-2749ad13a5ba', '01a1ef73-c1b8-74a8-9271-ebe303e60911', '2026-11-18 16:18:23.284+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c1b4-77a3-a2cb-2749ad13a5ba', '01a1ef73-c1cb-7550-aceb-0beae188cb24', '2026-11-18 16:18:23.303+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "6870329"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c201-758c-8f03-3283dab0e81a', '01a1ef73-c202-74e8-b358-6596fe762e07', '2026-11-18 16:18:23.361+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c201-758c-8f03-3283dab0e81a', '01a1ef73-c222-7bef-9a5e-abc776a5a431', '2026-11-18 16:18:23.393+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c254-7520-9603-0d20e562044a', '01a1ef73-c255-78e9-859c-191c9b0b68e9', '2026-11-18 16:18:23.444+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c254-7520-9603-0d20e562044a', '01a1ef73-c26c-7e45-bc1f-be18a1b15434', '2026-11-18 16:18:23.467+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c2b6-7841-925f-2c2600836a61', '01a1ef73-c325-7cf0-9abf-9925637f583b', '2026-11-18 16:18:23.606+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38b-7c02-a942-e17f223a9e52', '01a1ef73-c38f-7902-9dbd-16ad0eceddb1', '2026-11-18 16:18:23.752+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ef73-c38b-79b3-9bbd-3f50be4e5759"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38b-7c02-a942-e17f223a9e52', '01a1ef73-c39f-7930-be5a-798939e7a405', '2026-11-18 16:18:23.774+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38b-7c02-a942-e17f223a9e52', '01a1ef73-c3cb-7ad3-ab93-4ceeba7af04b', '2026-11-18 16:18:23.819+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "51870381"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38c-7ea8-8c13-4171bf0b4725', '01a1ef73-c38f-72c6-9fbe-a737f1ad57c9', '2026-11-18 16:18:23.752+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ef73-c38b-79b3-9bbd-3f50be4e5759"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38c-7ea8-8c13-4171bf0b4725', '01a1ef73-c3a3-7b69-9ca5-1dc1d9ddcaca', '2026-11-18 16:18:23.775+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c38c-7ea8-8c13-4171bf0b4725', '01a1ef73-c3cd-71b7-b187-2ae362b8b633', '2026-11-18 16:18:23.821+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', '01a1ef73-c52d-7c0b-a7ed-4e92b851af74', '2026-11-18 16:18:24.172+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', '01a1ef73-c580-70a9-9993-7e22a3ed7d05', '2026-11-18 16:18:24.256+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', '01a1ef73-c58e-7755-841f-86313d801a78', '2026-11-18 16:18:24.27+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "06870426"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '2026-11-18 15:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 16:18:19.153483+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-c460-7a6c-8c86-8924c163db2e', E'\\x27e62396142e06724df3ecc82b479e5d20c6e20be1d85e26fe59d10843d577b3', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0b3f9f970b4b7f0d65b1c04a25bfd18899418eae3301047a18bcceaf55f574c5b973bb73dc08e8d41466c4aee54adc5d2de3b39dd5b1a97a0ab5dd9c83d441b7664031f420b2cc03171314187554', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 16:18:23.968+00', 'key:01a1ef73-bb9e-7bec-8e62-67d8beefdabb');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'fe439dbc-be81-419f-b378-4ce511093e17', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 16:18:27.238164+00', '2026-11-19 17:18:27.238164+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xfca8368c9672ad84769e36622b94f7a551d267f4c95d18b91748bc6cb8e2e916', '01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', '2026-11-18 16:23:27.062039+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '196', '2026-11-18 16:18:27.24359+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 16:18:27.073635+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 16:18:27.073635+00', '2026-11-18', '2026-11-18 16:18:21.616407+00', '2026-11-18 16:18:21.789966+00', '2026-11-18 16:18:21.789966+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 16:18:27.073635+00', '2026-11-18 16:18:27.073635+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 16:18:21.789966+00', '2026-11-18 16:18:21.789966+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 16:18:20.031494+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 16:18:20.040559+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 16:18:20.066461+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 16:18:20.06757+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 16:18:20.083627+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 16:18:20.086482+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 16:18:20.086482+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 16:18:20.086482+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 16:18:20.086482+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 16:18:20.086482+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 16:18:20.152658+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 16:18:20.153541+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 16:18:20.167736+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 16:18:20.177692+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 16:18:20.17963+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 16:18:20.17963+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('41', '0041_account_identity.sql', '2dfe1a4a0235e5aacf992518ab8f140e3023ff0cc7ef45ca1be531286de35b31', '2026-11-18 16:18:20.17963+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('46', '0046_movement_references.sql', '367a7cd9ef067e6ce47397cbb4d7ee8bb6b60c606efa2d2706f6ee079532d98f', '2026-11-18 16:18:20.17963+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('47', '0047_imported_by_amount.sql', 'e800f640a8d22e3bd89f92ecb8b794ef5cb4d4a5d1f1fe2112d62517b7b0ddbf', '2026-11-18 16:18:20.208418+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('48', '0048_movements_by_ending.sql', 'b5455271abaecba593f98ecfbb61d1754b9a1b8601b1e75856fd05b5e00e366f', '2026-11-18 16:18:20.222214+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('49', '0049_movements_without_reference.sql', 'a5721a2aff223135de572b0449f221a1976ef2022f83e7a9555f0f0061158ddf', '2026-11-18 16:18:20.235615+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('50', '0050_movements_in_files.sql', '8828af827dcff9cfa656516c7c85c2019b7ba08a5cf45cd031f17d2321b0d955', '2026-11-18 16:18:20.23633+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 16:18:19.153483+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 16:18:19.153483+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 16:18:20.268115+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 16:18:20.275942+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 16:18:20.257767+00');
insert into schema_routines (name, version, checksum, applied_at) values ('merge_imported_movement.sql', '2', 'a3a9d57b1b7f78f143a6f66350c7189db1ef88d753051d0ad4756d562c25fa11', '2026-11-18 16:18:20.289105+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-18 16:18:20.281927+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 16:18:20.271099+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '3', '427497a17ca16bfdd7847947e701ecdd2b8d134692e983737fc3bc1d06ee2407', '2026-11-18 16:18:20.261888+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\x61c534f7bc27a7b6fe0cd6317c539ce9de94d28fd31eb1fd2f733969b75de576', '01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 16:18:27.236967+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '811', '1', '01a1ef73-bed2-7639-90af-5b7d6612e170', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-beba-7753-a218-aa5d476ad631","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.522Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.522Z"}', '2026-11-18 16:18:22.556962+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '818', '2', '01a1ef73-bfb8-71e2-b21d-3e45da9533b7', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-beba-7753-a218-aa5d476ad631","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"06870276","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.522Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.774Z"}', '2026-11-18 16:18:22.780003+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '820', '3', '01a1ef73-bfe2-7967-a4eb-267ad9c735e0', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-bfe2-7604-bc1f-8fa28d2563ea","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.818Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.818Z"}', '2026-11-18 16:18:22.822281+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '826', '4', '01a1ef73-c01c-70b5-b07f-6d2f6a8b4f15', '{"event":"payment.failed","data":{"paymentId":"01a1ef73-bfe2-7604-bc1f-8fa28d2563ea","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.818Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.873Z"}', '2026-11-18 16:18:22.88049+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '828', '5', '01a1ef73-c04a-77fa-8073-e54fc4fb89bf', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c049-7e35-9833-b97db56cae13","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.921Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.921Z"}', '2026-11-18 16:18:22.926611+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '834', '6', '01a1ef73-c080-74cf-ad43-b1f1d1b76870', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c049-7e35-9833-b97db56cae13","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06870297","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.921Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.976Z"}', '2026-11-18 16:18:22.979637+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '839', '7', '01a1ef73-c0f4-716a-bb5f-68d39c848e17', '{"event":"payment.reversed","data":{"paymentId":"01a1ef73-c049-7e35-9833-b97db56cae13","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06870297","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.921Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.074Z"}', '2026-11-18 16:18:23.095525+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '841', '8', '01a1ef73-c12f-77e1-a138-a17755246968', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c12e-788d-8a93-d66b3ca12c99","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.150Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.150Z"}', '2026-11-18 16:18:23.154417+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '849', '9', '01a1ef73-c1cb-7550-aceb-0beae188cb24', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c1b4-77a3-a2cb-2749ad13a5ba","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"6870329","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.284Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.303Z"}', '2026-11-18 16:18:23.312731+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '856', '10', '01a1ef73-c222-7bef-9a5e-abc776a5a431', '{"event":"payment.failed","data":{"paymentId":"01a1ef73-c201-758c-8f03-3283dab0e81a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.361Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.393Z"}', '2026-11-18 16:18:23.400169+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '861', '11', '01a1ef73-c26c-7e45-bc1f-be18a1b15434', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c254-7520-9603-0d20e562044a","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.444Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.467Z"}', '2026-11-18 16:18:23.471906+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '868', '12', '01a1ef73-c325-7cf0-9abf-9925637f583b', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c2b6-7841-925f-2c2600836a61","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.541Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.606Z"}', '2026-11-18 16:18:23.65685+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '875', '13', '01a1ef73-c3cb-7ad3-ab93-4ceeba7af04b', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c38b-7c02-a942-e17f223a9e52","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"51870381","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.752Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.819Z"}', '2026-11-18 16:18:23.822747+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '876', '14', '01a1ef73-c3cd-71b7-b187-2ae362b8b633', '{"event":"payment.failed","data":{"paymentId":"01a1ef73-c38c-7ea8-8c13-4171bf0b4725","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.752Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.821Z"}', '2026-11-18 16:18:23.826016+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '887', '15', '01a1ef73-c52d-7c0b-a7ed-4e92b851af74', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c52c-7b0f-95f8-dc38d8546c09","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:24.172Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","checkoutSessionId":"01a1ef73-c4d1-79e4-bd95-adf70b3239df","livemode":false},"timestamp":"2026-11-18T16:18:24.172Z"}', '2026-11-18 16:18:24.176568+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '892', '16', '01a1ef73-c58e-79e4-bd95-e360c5186d52', '{"event":"checkout.paid","data":{"sessionId":"01a1ef73-c4d1-79e4-bd95-adf70b3239df","linkId":"01a1ef73-c460-7a6c-8c86-8924c163db2e","status":"PAID","paymentId":"01a1ef73-c52c-7b0f-95f8-dc38d8546c09","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:24.080Z","livemode":false},"timestamp":"2026-11-18T16:18:24.270Z"}', '2026-11-18 16:18:24.273807+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '892', '17', '01a1ef73-c58e-7755-841f-86313d801a78', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c52c-7b0f-95f8-dc38d8546c09","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"06870426","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:24.172Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","checkoutSessionId":"01a1ef73-c4d1-79e4-bd95-adf70b3239df","livemode":false},"timestamp":"2026-11-18T16:18:24.270Z"}', '2026-11-18 16:18:24.273807+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ef73-cb20-7eb8-a1f6-65bbcb73f34b', E'\\xa073ecd7b19f3dd3c51d650450c40f39e499d16dbb9572fe9ce5816530859efd', '2026-11-18 16:18:27.06769+00', '2026-11-21 16:18:27.06769+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-bed2-7639-90af-5b7d6612e170', 'payment.pending', '01a1ef73-beba-7753-a218-aa5d476ad631', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-beba-7753-a218-aa5d476ad631","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.522Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.522Z"}', 'delivered', '2026-11-18 16:18:22.522+00', '01a1ef73-bef5-71df-89cb-10670e5736b0', '2026-11-18 16:18:22.586845+00', '200', NULL, '70', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-bfb8-71e2-b21d-3e45da9533b7', 'payment.completed', '01a1ef73-beba-7753-a218-aa5d476ad631', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-beba-7753-a218-aa5d476ad631","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"06870276","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.522Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.774Z"}', 'delivered', '2026-11-18 16:18:22.774+00', '01a1ef73-bfc4-7790-b0a7-bced5f9abba5', '2026-11-18 16:18:22.802625+00', '200', NULL, '22', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-bfe2-7967-a4eb-267ad9c735e0', 'payment.pending', '01a1ef73-bfe2-7604-bc1f-8fa28d2563ea', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-bfe2-7604-bc1f-8fa28d2563ea","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.818Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.818Z"}', 'delivered', '2026-11-18 16:18:22.818+00', '01a1ef73-bff0-7a86-b9d8-7fea0195ec07', '2026-11-18 16:18:22.840341+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c01c-70b5-b07f-6d2f6a8b4f15', 'payment.failed', '01a1ef73-bfe2-7604-bc1f-8fa28d2563ea', '{"event":"payment.failed","data":{"paymentId":"01a1ef73-bfe2-7604-bc1f-8fa28d2563ea","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.818Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.873Z"}', 'delivered', '2026-11-18 16:18:22.873+00', '01a1ef73-c02a-746a-81a9-bbde8f035378', '2026-11-18 16:18:22.90337+00', '200', NULL, '11', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c04a-77fa-8073-e54fc4fb89bf', 'payment.pending', '01a1ef73-c049-7e35-9833-b97db56cae13', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c049-7e35-9833-b97db56cae13","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.921Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.921Z"}', 'delivered', '2026-11-18 16:18:22.921+00', '01a1ef73-c053-73cb-a33c-59d67803eae8', '2026-11-18 16:18:22.934936+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c080-74cf-ad43-b1f1d1b76870', 'payment.completed', '01a1ef73-c049-7e35-9833-b97db56cae13', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c049-7e35-9833-b97db56cae13","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06870297","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.921Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:22.976Z"}', 'delivered', '2026-11-18 16:18:22.976+00', '01a1ef73-c089-7405-a2fc-07ff708ad76f', '2026-11-18 16:18:22.989162+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c0f4-716a-bb5f-68d39c848e17', 'payment.reversed', '01a1ef73-c049-7e35-9833-b97db56cae13', '{"event":"payment.reversed","data":{"paymentId":"01a1ef73-c049-7e35-9833-b97db56cae13","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06870297","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:22.921Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.074Z"}', 'delivered', '2026-11-18 16:18:23.074+00', '01a1ef73-c104-736d-9939-e859e99528f3', '2026-11-18 16:18:23.11467+00', '200', NULL, '35', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c12f-77e1-a138-a17755246968', 'payment.pending', '01a1ef73-c12e-788d-8a93-d66b3ca12c99', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c12e-788d-8a93-d66b3ca12c99","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.150Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.150Z"}', 'delivered', '2026-11-18 16:18:23.15+00', '01a1ef73-c13c-77ed-9968-5eb1f3cf4b13', '2026-11-18 16:18:23.174938+00', '200', NULL, '83', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c1cb-7550-aceb-0beae188cb24', 'payment.completed', '01a1ef73-c1b4-77a3-a2cb-2749ad13a5ba', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c1b4-77a3-a2cb-2749ad13a5ba","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"6870329","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.284Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.303Z"}', 'delivered', '2026-11-18 16:18:23.303+00', '01a1ef73-c1d4-7c36-b5b7-aa9a8b91f836', '2026-11-18 16:18:23.320606+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c222-7bef-9a5e-abc776a5a431', 'payment.failed', '01a1ef73-c201-758c-8f03-3283dab0e81a', '{"event":"payment.failed","data":{"paymentId":"01a1ef73-c201-758c-8f03-3283dab0e81a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.361Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.393Z"}', 'delivered', '2026-11-18 16:18:23.393+00', '01a1ef73-c238-78af-9344-b30c3b40e2e9', '2026-11-18 16:18:23.420401+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c26c-7e45-bc1f-be18a1b15434', 'payment.pending', '01a1ef73-c254-7520-9603-0d20e562044a', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c254-7520-9603-0d20e562044a","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.444Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.467Z"}', 'delivered', '2026-11-18 16:18:23.467+00', '01a1ef73-c274-769a-841b-c47d40488a54', '2026-11-18 16:18:23.479931+00', '200', NULL, '19', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c325-7cf0-9abf-9925637f583b', 'payment.completed', '01a1ef73-c2b6-7841-925f-2c2600836a61', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c2b6-7841-925f-2c2600836a61","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.541Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.606Z"}', 'delivered', '2026-11-18 16:18:23.606+00', '01a1ef73-c343-781b-a8ff-69fcd7a5d1f8', '2026-11-18 16:18:23.688298+00', '200', NULL, '76', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c3cb-7ad3-ab93-4ceeba7af04b', 'payment.completed', '01a1ef73-c38b-7c02-a942-e17f223a9e52', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c38b-7c02-a942-e17f223a9e52","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"51870381","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.752Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.819Z"}', 'delivered', '2026-11-18 16:18:23.819+00', '01a1ef73-c3d2-7ccc-a7d3-1f94641e200c', '2026-11-18 16:18:23.829154+00', '200', NULL, '31', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c3cd-71b7-b187-2ae362b8b633', 'payment.failed', '01a1ef73-c38c-7ea8-8c13-4171bf0b4725', '{"event":"payment.failed","data":{"paymentId":"01a1ef73-c38c-7ea8-8c13-4171bf0b4725","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:23.752Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","livemode":false},"timestamp":"2026-11-18T16:18:23.821Z"}', 'delivered', '2026-11-18 16:18:23.821+00', '01a1ef73-c3d9-7c6a-8282-04bc01a17177', '2026-11-18 16:18:23.838292+00', '200', NULL, '37', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c52d-7c0b-a7ed-4e92b851af74', 'payment.pending', '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', '{"event":"payment.pending","data":{"paymentId":"01a1ef73-c52c-7b0f-95f8-dc38d8546c09","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:24.172Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","checkoutSessionId":"01a1ef73-c4d1-79e4-bd95-adf70b3239df","livemode":false},"timestamp":"2026-11-18T16:18:24.172Z"}', 'delivered', '2026-11-18 16:18:24.172+00', '01a1ef73-c530-7fda-956e-0ea95f63f79d', '2026-11-18 16:18:24.180996+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '01a1ef73-c58e-7755-841f-86313d801a78', 'payment.completed', '01a1ef73-c52c-7b0f-95f8-dc38d8546c09', '{"event":"payment.completed","data":{"paymentId":"01a1ef73-c52c-7b0f-95f8-dc38d8546c09","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"06870426","tenantName":"Tienda de prueba","createdAt":"2026-11-18T16:18:24.172Z","keyId":"01a1ef73-bb9e-7bec-8e62-67d8beefdabb","checkoutSessionId":"01a1ef73-c4d1-79e4-bd95-adf70b3239df","livemode":false},"timestamp":"2026-11-18T16:18:24.270Z"}', 'delivered', '2026-11-18 16:18:24.27+00', '01a1ef73-c5ac-7807-9d95-43cf0f43bab8', '2026-11-18 16:18:24.30821+00', '200', NULL, '18', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ef73-bb49-754a-9d78-28c41b7e75b9', 'false', '01a1ef73-bdc1-7114-a0aa-55bed9b7ef15', '1', 'http://127.0.0.1:33785/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44281b8317259091fbc61beaa652ae9c0bfa5ddc115b1a953afe9e1ef960eddd90d028b557c6fcd2de2d6e520675b494731222c985e7f616994906ea9c9c76b2295b19a1471e5932fd7e9f65d0e92ca3ba33a58e73dc7c4116b4bd7ccc1552', NULL, NULL, '2026-11-18 16:18:22.273+00', '2026-11-18 16:18:22.273+00');
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
