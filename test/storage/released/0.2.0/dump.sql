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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 13:56:21.029558+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'r4', E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', 'http://127.0.0.1:33575', E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077');
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-b7c8-7bee-ac99-0f297be10988', 'false', 'pas_test_NUp2RAz7', E'\\x0c67b4b830ae8a3a84dc14b8c1f7c349aec472195548f61e20b9633358d50be7', '2026-11-18 13:56:21.066004+00', NULL, NULL, '2026-11-18 13:56:23.451686+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-b7de-7723-ac31-8029d5e4560e', 'true', 'pas_live_G1T8VvX4', E'\\x48a2fb03184e277a942501f941474f93081650b4088f02245d152bd539797f8b', '2026-11-18 13:56:21.086827+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x05cf1b7d731f0ade3f0ef4ab74e3136bafc1ebfa5ec397e2d4dac01813e0fa7a', '2026-11-18 13:56:23.448378+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-b7a1-7ea6-aa5e-058e19a05a72', '2026-11-18 13:56:21.036987+00', 'test', 'tenant.create', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x7d11de41fd91c58dbc8de290ca7bf55fc139374b8145dd7baa5485e530648fdf');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-b7c8-7d1f-a28c-4585c95b90ee', '2026-11-18 13:56:21.06837+00', 'test', 'key.create', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-b7c8-7bee-ac99-0f297be10988', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_NUp2RAz7", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x7d11de41fd91c58dbc8de290ca7bf55fc139374b8145dd7baa5485e530648fdf', E'\\xd742af88c15c9d4851642ae9974108f3a052a9db31693b668450f5a3f7686d31');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-b7de-744e-927b-c5956011f348', '2026-11-18 13:56:21.087812+00', 'test', 'key.create', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-b7de-7723-ac31-8029d5e4560e', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_G1T8VvX4", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xd742af88c15c9d4851642ae9974108f3a052a9db31693b668450f5a3f7686d31', E'\\xc4a738a5df56506e2ddb47ee0bcfecfe6712727a32cd87af37d12dbef7a6b7e1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-b85b-7aab-b89e-8a2e3475648e', '2026-11-18 13:56:21.216936+00', 'key:01a1eef1-b7c8-7bee-ac99-0f297be10988', 'webhook.create', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '{"host": "127.0.0.1:40047", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', '01a1eef1-b7fd-7f02-923a-1b4d5609e774', '4', E'\\xc4a738a5df56506e2ddb47ee0bcfecfe6712727a32cd87af37d12dbef7a6b7e1', E'\\x220dc95923f2c78da898cdee35e1217172dcb2f11680e141017e87a0726fffc1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bad2-792c-99cb-0302550c0a04', '2026-11-18 13:56:21.84574+00', 'test', 'checkout.profile', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x220dc95923f2c78da898cdee35e1217172dcb2f11680e141017e87a0726fffc1', E'\\x5cf52bfac49b01565f22b746298309bc84096a75e5d24379bb6661ee1fa35e81');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bb00-782c-97e4-5e070e835bb3', '2026-11-18 13:56:21.891941+00', 'key:01a1eef1-b7c8-7bee-ac99-0f297be10988', 'link.create', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-bafe-74d6-b806-64ba93fc3c10', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', '01a1eef1-badc-7248-b41e-4b90ea420d82', '6', E'\\x5cf52bfac49b01565f22b746298309bc84096a75e5d24379bb6661ee1fa35e81', E'\\xcd1921e470502d69d5156728a0763b3d2ebd4fe839ced08f64e285a98ee66ad8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bb6b-7b5c-8909-e17179d94a5e', '2026-11-18 13:56:21.99807+00', 'test', 'bank.notifications', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xcd1921e470502d69d5156728a0763b3d2ebd4fe839ced08f64e285a98ee66ad8', E'\\xa65c8515ab14ea16fdececbea4fafd9c0183b4d129c0cd6ea6b7b9bdb3fe7e8f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bbc7-720b-8309-fa1f65e80efd', '2026-11-18 13:56:22.090826+00', 'key:01a1eef1-b7c8-7bee-ac99-0f297be10988', 'movement.ignore', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '01a1eef1-bb98-7a9f-9c12-74f100e85648', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', '01a1eef1-bbbd-72b0-994b-12ee056786e5', '8', E'\\xa65c8515ab14ea16fdececbea4fafd9c0183b4d129c0cd6ea6b7b9bdb3fe7e8f', E'\\x4b2eb2b581faebbea752a8c0940d135b168e1f7e4a2654732e34bfc487389bbe');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bd9e-702d-8833-65630d40f23a', '2026-11-18 13:56:22.561119+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x4b2eb2b581faebbea752a8c0940d135b168e1f7e4a2654732e34bfc487389bbe', E'\\x64751a7a977acea02e5ed30e0d33e32797cb008666eef07cf3ba0be75f9f186f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bda4-7d4f-a0d5-3a9e91b8a7b3', '2026-11-18 13:56:22.566526+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_MZToBwIz"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x64751a7a977acea02e5ed30e0d33e32797cb008666eef07cf3ba0be75f9f186f', E'\\xfc0f4baf9f0b992bb3597d1c597fe87649725e1845794904273f06b590baf98f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bda7-7a97-91c0-3d07b6eaf229', '2026-11-18 13:56:22.570455+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xfc0f4baf9f0b992bb3597d1c597fe87649725e1845794904273f06b590baf98f', E'\\x0c64a0729d6a18b2685f990286c4a8cfafb6282fe06bca041837267bd30ca9bc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-bfe3-776e-a386-8694e405d66e', '2026-11-18 13:56:23.142545+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'c938daffb55af59d', NULL, '01a1eef1-bdac-7881-8b6a-c5aee4158a19', '12', E'\\x0c64a0729d6a18b2685f990286c4a8cfafb6282fe06bca041837267bd30ca9bc', E'\\xbb527b54f23065f4659a074e363251cc3bdd247983e47be234bf3eea5a775280');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-c023-75f3-be14-54bb0377b318', '2026-11-18 13:56:23.205516+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x40d48ae241ebc28cd3a5f0f57707556bd3822330d76639101baa14983c263ca9', E'\\x0e7c00b5b81053b9cfb5e85b069f8947343d16056154e2c0deb5b8a545f45934');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-c10a-7d18-babe-c50bdea635f5', '2026-11-18 13:56:23.436213+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x0e7c00b5b81053b9cfb5e85b069f8947343d16056154e2c0deb5b8a545f45934', E'\\x1ce20fe34c77728d9c7cb286eb22c600dda3de1a0976af3cca357d9feee06a77');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-c10d-7e74-922a-c6553b4297a0', '2026-11-18 13:56:23.438254+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x1ce20fe34c77728d9c7cb286eb22c600dda3de1a0976af3cca357d9feee06a77', E'\\x837e505a62147f83639361bcae97fff1c4fe92bc734279ba3bc7e537f4a6b2d9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-c10f-767c-b9a0-0d6b0d091ace', '2026-11-18 13:56:23.442065+00', 'test', 'bank.set', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x837e505a62147f83639361bcae97fff1c4fe92bc734279ba3bc7e537f4a6b2d9', E'\\xf28ad58f43109c66731fa48bdb4708ba8848b1fb1cb59d949d8afa33be9fe084');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-c114-7bdc-acc2-302098fb0f10', '2026-11-18 13:56:23.44523+00', 'test', 'bank.order', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xf28ad58f43109c66731fa48bdb4708ba8848b1fb1cb59d949d8afa33be9fe084', E'\\x47fbdd23e1c9d3a56bcd19d70a17466b37d18f9fd33952cad5b3e71912ce3f14');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-c115-76b8-8be3-5d6d30f579b2', '2026-11-18 13:56:23.44673+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x47fbdd23e1c9d3a56bcd19d70a17466b37d18f9fd33952cad5b3e71912ce3f14', E'\\x83e9ede3b267eeeedeb6aa05edc2c1afb3a0a9e7998af124b45a448dba14d890');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1eef1-c117-7dff-b8b8-12e0e799ad33', '2026-11-18 13:56:23.448378+00', 'test', 'bank.route', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x83e9ede3b267eeeedeb6aa05edc2c1afb3a0a9e7998af124b45a448dba14d890', E'\\x05cf1b7d731f0ade3f0ef4ab74e3136bafc1ebfa5ec397e2d4dac01813e0fa7a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('59d76be4-1105-8ecd-881c-656d6024ddba', '2026-11-18 13:56:23.198027+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1eef1-c016-72ce-980f-860d0afa3be8', '13', E'\\xbb527b54f23065f4659a074e363251cc3bdd247983e47be234bf3eea5a775280', E'\\x40d48ae241ebc28cd3a5f0f57707556bd3822330d76639101baa14983c263ca9');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at, kept_id, kept_for) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'true', 'bnc', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a35aaee8e486ccfe751fcf64ff24119f87095ed8337f7c9f8ba9a5d3e2a555d04ee55864deb350061b5d7628a28af8c93ad82104e539feb37c7c1bf53d5044b8a4b', '01a1eef1-c10f-7e7f-b9f8-7ab3eb438c8b', '2026-11-18 13:56:23.439895+00', NULL, NULL);
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', 'P01764000000', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'f4610fb4-3f49-48b1-a5ce-d8ff096304fe', 'charge', '2026-11-18 13:56:23.505687+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', E'\\x01f3af7816c8f8600aeaa6188298f2adfeeb75a0f52df0d6b51b9bd6832954e6', '01a1eef1-bb98-7dff-8e5d-372e8ac90ed2', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'r4', 'MBconsulta', E'\\x0233131d441684720fa1d1914b9c689678c983ea9ab95c3ec43c846ab84dfd0222ed4e4d54974cdd6fc6120cb468598c0e4de80a197d46139e9b0e90248afc886df14242b0558f25afe4be3a2969ce3a462f26f9bfff792c6566faf3a59e16e967dd003cf86e9d9133eaddc7ca0676e013721367783dc57a8d55b315ae13b4020242ecb2e63fc2ec8976082760e03ba940f8b6c760d5fa03ab33a3ffe7800c43a2f0104549623243fde6d53f46dd2719915abbf6e4d21b27b63d157f8f0dccd06d4ac50c80ef498c4a9d0ee158d019149740aa11d29d99e069c446943a430b617ec4a72edb4d52e523bc73f829f3b19a2615423da7bdc45ad10c9139113018a6411f0e055c04c0a1ce22f5d220478fe51383509b1b34d7e392', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 13:56:22.041031+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', E'\\x90bc654398514b86eb746272dbbeb13bfa37237ad2afae7a99cbd105e5c62fd6', '01a1eef1-bb8d-7e8d-8c5d-efc57757a0df', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'r4', 'R4notifica', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a320418669b75d08667c0b0ca9b02f47ea399ee6f972e5c7d0daca93d34003c4b953a7eef76495674b08a9b6bef69c9f142ddb67bc6c4259286d6b79c28ae271778970f3af167d45bed17d7c2ad0dc5b023cba2c0250c5f2029e9088a30befcaa5a59269d177becaf911d2b8ef22d76b41f0eee31bd4722a2a8a146e8bde843e7bfc1c59441aa42e06412ada4d4b6218311a59388530a6244543e49b7a11b1e4d7163cd2e158494539e862900bb43efedcbcf4643a3d6f03dd920e5e547c6979cd14f0f544ea37d40487f426689845f6d8d3bbeae86fa6bfc4d461d22a489a2276a541bdf206bd0fd09043e6fadf8a007cbe7c2d33807d80bb247d841116e62c1cab414', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 13:56:22.030354+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', E'\\xc55e89abf8a212ce01228c2b88b9289b6657704318aa5469eca88ef52633db5c', '01a1eef1-bb7d-73a1-828f-481135791f1a', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'r4', 'R4consulta', E'\\x0233131d441684720fa1d1914b9c689678c983ea9af404a736d4182791e7a3a4b883327cbef16fa1a4f22bc94e9a1f192424503cb70f30feac0b16994b7dfe3af89298ae33e8690741', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 13:56:22.013478+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', E'\\xcf8cd74630157fec61fa7801ad8e064df306057a525ac7da1c7a777cfbc06c25', '01a1eef1-bb82-75bc-81a7-59de132a4cbf', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'r4', 'R4notifica', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a88b87e89c522b1a16fe3be349f76a04ad180db8f41a00b79931dd3bb712b27d5e09650a91ceb0f6653a19f31043c1d9118fe8bb4a9308eb58db07fd5d0bfa71407613031123d061215810f04d8b075835c4a3f11fcf429987e16ea1abf5f19a5b5cbef8967dbe6831fb8cfca4953db6d9f6cfac08e21a914697d3b484319d65b88147c79c1fc918c48334a82f56ba198bc2728e5b16799bdd6a646d6bb5e86bdc1a083e0badae15e5cc657bd564cca9d5d344e5133988edf3f9080611c9f7052cb4003903d9a561567f3c00b8550174bd90de518b81c84f059769444cd8ee86f94f9affd0fac6c8f8bbb646603b3e8a24577b9175318f74d7a3f147d9a384a98293392', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 13:56:22.019382+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', E'\\xdcd2c5cc8f3ca07668166020cd3d7a80a3003a10aa4569e1bac04e3462b61853', '01a1eef1-bb76-7305-b530-0a37d7acccca', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'r4', 'R4consulta', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a1b1103c5aab8033862b76eaeef89c8f00f66e744c92f67de1a7b7e1a2441fce7547a606b3b0467469939b16eb3b6a4ed6905588d2a3fdc099005d22291392d2e05df7c3d97b02d4877c2885231b11e7373bfaeedf35ebfcdb55b6df0f110e77725b373532758fc', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 13:56:22.007714+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', 'in/2026-10-05/12345678/120.00', 'f8854f73-39b7-4c35-ab57-ba64c6840e11', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '2026-11-18 13:56:23.504322+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', 'history', '2026-11-18 13:56:23.506349+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x9dfd9576c855cd24fedd1de24ee0a93add2809c6ecd44a82925159f59a32ac5d', '01a1eef1-b8f5-71fe-937f-9f6bf105d56f', E'\\x0233131d441684720fa1d1914b9c689678c983ea9ac8543b30d2c75a25bdfe99195a2ae62ddaf4638756a9f9c19d693ab309313b127909b6b1ddf508d76e4b0a1b267401f85a318c2dec27a7742ce59c6f', '2026-11-18', '2026-11-18 13:56:21.367876+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x7d36985215d26bea575588bad907573d843b244fe1bcdf6cd5be9d93244ae492', E'\\x440023047f9003c3b13ed8c0e6553f860490b6821d8201e0f37e39098ab020d1', '2026-11-18 13:56:21.634813+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x316adb90ba568408ece6a3edca4402709c1641df0b0234593ae512b24a28f376', '2026-11-18 13:56:21.646524+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x7d36985215d26bea575588bad907573d843b244fe1bcdf6cd5be9d93244ae492', '2026-11-18 13:56:21.623086+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\xeabb77a2db25c41955bb28401a125b7079fe1e6bee2441087a7120d693fbc2ec', '2026-11-18 13:56:21.595908+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x316adb90ba568408ece6a3edca4402709c1641df0b0234593ae512b24a28f376', '01a1eef1-ba0d-7561-b06d-bc2fbbeb23bc', E'\\xcccbc8b4a4497384b371cf74a09749099f5ccb5c4af4a6bbd670b4f52cc490dd', '2026-11-18 13:56:21.646524+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x0cc3ce93acb7ea0ba23e86c2f8d192946872e28a9fb999d63f976234066f1975', '1', '2026-11-18 13:56:21.912497+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x177b32a371ce2c7ce43a88fec650a5b4b86d7f24c654d4d1f916caf4b80b1e9f', '1', '2026-11-18 13:56:21.944485+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x5e65ada347daea914312d496391c5d366a18e7378f3623cf6dd76117e8b7324f', '1', '2026-11-18 13:56:21.967474+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x6c776b9adbc45353f34464b4d02cf98a3db571e9d60afbb4149752f55271a26f', '1', '2026-11-18 13:56:21.967474+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x7cba3c2de3cd8a6009b05f0076c49ad17041b3309a559a21e942a07804fdb174', '1', '2026-11-18 13:56:21.944485+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\xbee3003ceb9089ae1ebd4e020c00f432ddc01e40acc60d8a2a37ec8330eac79c', '1', '2026-11-18 13:56:21.944485+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\xc3c279017462b3b6f4457efeed9d6e5fa9017513bef3dadec51ee21eb1df3205', '1', '2026-11-18 13:56:21.967474+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 13:56:21.843015+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-bb1a-704b-8dbb-05d636f4f52b', '01a1eef1-bafe-74d6-b806-64ba93fc3c10', E'\\x634cb2173473a40b0fd6a5f5794ba12e033b923632777d753bfb67e60d10fe3a', E'\\x6dd16d6e63a33d9be10f9fcc3b890462e538e7667a2469fa67341fc396a5fe8b', E'\\x50c3f60b706d1116318fe5e1c61f5b52fbc8d45af5bda7e5aa82b3afd7de60c1', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a37a847f187b94b4114d5a9c2f0d8483738ec44e68d03e9d22a984dad18d91ff1b892b22653142237b56e6d061d85daf569a7a07b65005b61ebd408b90139928af207a64245a1326368615fb1f99e', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 13:56:21.914+00', '2026-11-18 14:56:21.914+00', NULL, NULL, '01a1eef1-bb39-7bdf-b857-cd4623e802e5', NULL, '2026-11-18 13:56:21.976+00', '01a1eef1-bb39-7bdf-b857-cd4623e802e5', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '279501018167', '01a1eef1-ba74-7062-84d9-73656a6540f7', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,18163,279501018167}', NULL, E'\\x0233131d441684720fa1d1914b9c689678c983ea9a69a227864269702ba2324b608e03492f7f7ced9a341e1f08a697b557094e5a7abda36fd11af45c318ccf10fcbf3982123a06a84c6f1d846a8106fbbb4ee2ac815ee85ae9320acb9d7db4285d384d54bf28', NULL, NULL, 'query', 'true', '2026-11-18 13:56:21.7506+00', 'matched', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba42-70df-bed9-5a5282bf0c9c', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', 'notification/0102/83700001/1523.40', '01a1eef1-bb82-7b12-b279-11321b3e3458', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d441684720fa1d1914b9c689678c983ea9adfe7ff8a7556b68af5fda0174e1922230f6f7e10096f1ef1c4149febf8ca118987c140e66d404528fffbf65177907cb767965560edb7283e2f04b954eb9e70653a038cc5a31c2a6332eef953ba9f7053db8f3094fe6189dffe4b9b6234edeb6d154df0fdf9', E'\\x8e2b17234237c2a2fe8c1e0131759cc6b7576da518296d6905cf63da63349e7a', NULL, 'notification', 'true', '2026-11-18 13:56:22.019382+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 13:56:57.019+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', 'notification/0105/83700003/1523.40', '01a1eef1-bb98-7a9f-9c12-74f100e85648', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a2f092b130e2b177299d5243dc14aeb38d64b53d6ad9100a0c8dc97d3a1d5ca25e8d3ba046d0f9490389fdde35ab09fb80cb36b392842148e1f05748bd60be0821ec734410ecd33a22522c4eef378796b7b6911f5ae0111bf48a848479608b0665fcd17eafb', E'\\x8e2b17234237c2a2fe8c1e0131759cc6b7576da518296d6905cf63da63349e7a', NULL, 'notification', 'true', '2026-11-18 13:56:22.041031+00', 'ignored', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '279501018167', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba42-70df-bed9-5a5282bf0c9c', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 13:56:23.508989+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '2026-10-05', '1', 'added', '{}', '2026-11-18 13:56:23.508989+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9d-751c-b713-95bd698eb739', '20261005', '30.51', '2026-11-18 13:56:21.789+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 13:56:23.446119+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /movements/{id}/ignore', '01a1eef1-bbbc-765b-836b-55d61f881ac7', E'\\x4c979dad878eef0b7721464c99abc55c761a74d847775df4a8f909fc5387450f', '01a1eef1-bbc4-7bc4-bd05-bb2b9d2e6ead', '2026-11-18 13:56:22.088019+00', '01a1eef1-bb98-7a9f-9c12-74f100e85648', '200', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a24d4e135c3d467bc47bdf76b8626eee877f5dc0b439f3c92073b1c54518e4b886748dfcfa4d5e06fa578f5894f6bc40dbae46b01244c0efad19d958653653e94efd45c313bfdd53e568891e130ccff4e49a9d2f071778c8725a27c71505d630e15584af7a476fb11d52d64bc843918227efb193917f367ec0096acda8412c6bb17b78cc165980e528fb0254c5eb3ad342cdefbb41ba0f4a9150b24c9c625d0a3ad5c5a07a92101beaa5c85edb9f66f9881f200953a67b19e4eef0af8de0906969ec58de4e6e4b22c5c29a4876ae9174de72a0601045007199c8649f5204e9d2129128b8ab0c4b52cc4abca1a0e83a9fcafbe4b9ac2e8a8432718e648c3a9c8342d59742a1a6a23b8fe207f6000ad2a9dbd4fdd25a11564151e5f8373331ab446cdca5c6dfac9613a67a7aa3f2446ab240081cce274ee38451040', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /payment-links', '01a1eef1-bada-7c0f-a951-042958fb2417', E'\\x3c7e512a5452af57fc5a6c2b7bc696b81690ac039fd84fdbcbd7d4bb7b0ff270', '01a1eef1-baf1-7dd3-9b32-393b959237b4', '2026-11-18 13:56:21.889323+00', '01a1eef1-bafe-74d6-b806-64ba93fc3c10', '201', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a4a2eb8fa00c3eabb174515aabd474d44ab2a833415071ded9ac6a27575de2bd21ac6e7ff7a4ba61de6836aad1c23b1ba5829c6d4eca87c9921fbe6699b2c366b8b5e46c28efcc3dbf4ec93544dbc41898de0558d8fd249e010f38293d437eed39a088cfe850a675e9610336fc6815ce9ac8904d7d541be247317e6b143a214efcbe3ee1a6473c3723dfd8eb2c9f8b8c206a6897c1c5cad8ed82f546783e166e8bd45bef3a68fd9092aefbd5a25d29a4e0af1837a843f9251af9e2c3f2ac88b98b202bce1671d487c6e081bbd9133425f7ef78d8804b741f1c31b057af401c0fd6ec92d52b01e507e000b1e1fcd8fd93c7bb2b8abd0a9139397e90947070922b362960f03d750191ef5505d20cae89bd684c863dcecf5c3fd8cf437a4b3aed543fcc42adb76f50124ef54ad99e2ddce1d1fedfa29dafd9d634c', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /payments/credit/disburse', '01a1eef1-ba8e-7865-98c5-59952d0a08c7', E'\\xfd78b9936a38c464be71197e1e7541f7ee408cc656ed8fa0b8ed203f02255b40', '01a1eef1-ba9b-7748-99cb-3aa8c16a70d4', '2026-11-18 13:56:21.79281+00', '01a1eef1-ba9d-751c-b713-95bd698eb739', '200', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a292f75c4f5a8c22ed1e359284c31978dbd06778970c9c0fb47cf05a8d9f1e3b081719e4adc98a226031fb26fb1685b28f2cd03f0b51aaf25fd31d35cfc0dcd6a82e90bbaced7fead13852e502ea910c628b8fce4048a011b4f118fb25d519abccbac709ca7a78ec839a92b2168fdb82fbb424694ed42bb4593a0742b6ab92b5f24f6ad3d54e0e599c3f9606466ec79bcb74e49562571ea28cd8432bd3ad875e1d53f114122cd8b72ffdac2c874d674d736394a0e45b695d07a5c36124c570b40da05fd2a2e3ce6b68887eba2b1b519503d23b931708a084f002a9ed9649289f16677b43f4d006f5deb9079ecf789b677761a5abda777d457ba95734120cd0d21fc34d0b71c9f38f02bf6c5067da907438181d37ec9569f8cddf2ea7969ca70fab80c0b7c6939e8405d7198d0cb37288a731add81ce47f0652724bb66bd1325fa6b4b55b81a8ff02dc3af45e85c2b895005ccee3b2f27baea9365fa89cf28b62040f72f5df2464d12ce3de1c6243036042378e1e6b948f1b4493aa961cd3df9c5491cfd96ac06d8350cbff9aada9f2264cc73a6b4958dbeeace6e8353f419180f99a08ca511f5a19ae4ac478c7c668d51e3574647833562cd80775e59749c59cbd15c483ded5b3d72f1e148fe6c99ae1a41a699a799178898c7e2891b43ec9d33c919406db1440839b7047e593594bf4b97fa3e0fe1bbff2cfc828c8b3f61e04aa530d00002cc9179ab48379c9f2b2203fba48ea83d8fb47a89b1c00e813cd7f3690b0b5b381241386c77b2a8e0045f9a1700ed1caf3ae337c00e3c660c015f172c6327750773fddc018aac46d79f866828db9990c8d7c134861d067b655c3036b1c0067189d3b56f20c0dc8883396ae98b9f33dc6e78555c98f6bf809013de4e424c26374957c8dd02626497d903fa4a60c24d77915aa4462f01a43358ac5001e727155749f7dd350110cedb50e840cbb3d2d7adcf51bd6b10e401f42ff588031dae4afd8c19738120b480193033d0ad0a80699fa67d682ef1ebfe4d9a0960ae283884d822ea04d5f2238618d57ad32ee52d8fb1b6ad2d98e072b80a573cfd65a8bbd19993fb488ffc691649cd059a15543b19e132d0da59b49b5dd5749396', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /payments/pago-movil/verify', '01a1eef1-ba31-7f56-a87a-e5bfbc209cfa', E'\\x8a78ee11ac619f2e11322a359ca6384dd27dee95bf1050914ab7a753aa9cc6e3', '01a1eef1-ba40-7faf-9fcc-772c5b3cc9f1', '2026-11-18 13:56:21.699402+00', '01a1eef1-ba42-70df-bed9-5a5282bf0c9c', '200', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a001abde7bc3bd9d3feee85b7bb5f84f1ab36a42d2c9b7001308a533c050b8fd2106585d4687ee1714b93860ac5f5d104addc78add25fbab55b06225c4028676a00d645dea409eb2d86b6cb73fa2a532892fa60f0aa48fefd61cd7885198f93615c0a17e889fb8d2c30d5f5248a165206a1e60b5d66e8e675d171beef7903762534b8d5194f51f0af68824f9b0b4b1914d540b3625ca601e6ba724eba8ca35f76c670b9c6b96a6b5bcd3f97ab99524fa80814443a1da14ef7c8048fdb45e6313cc1ff452c8cf4e867f275ba7bcfb4e2b01316edb2684cedbd95b0c3f2b53e5aa1b53180f7bfcea6992fd0490691059393d215b748e69f67f6948a6d02bdde924bae1a9f4c91b3668b6675c5780a9c3c9a43abf11fd4df76bed80f72f9614412fdaaf69e346fb3b1af7ccc7d467b214451e0c34ec8d1afb9fe94dead69958888f142f81040ec48ab4af6bd84a3fe478abb8014b992b889d559c1682153a1769c534f8c8a59812075d7909aad7e28995beaf68a65f73ef78349fab4b237fcad289d4b3dacbd14a925e31a22956802afa4161b7ff11cb8209c026b7e1143616a6d45db7c00371b4e5fafdd29f54a70fa', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /payments/vpos', '01a1eef1-b9c2-7561-a121-912bb7271741', E'\\xbd10e660671b683eb1a219e02ba16efe1b3b5d9907d11dbe00660f0ee7c715df', '01a1eef1-b9d8-70db-9edd-36b923ca86da', '2026-11-18 13:56:21.603213+00', '01a1eef1-b9e1-7630-a078-46f51566c74d', '201', E'\\x0233131d441684720fa1d1914b9c689678c983ea9acf21b37184dd15befbd56a2bfa66025c54914ca64f39399851561554c370b25935e20d03eeaa2813b4dd4b70949fd162f0d6ef3cbca7fda3d6673be3db14b666f54762bba2cd3f203e1e0351974d0ada1b99f5c8c95f3e19395d369a1f7436455d4f9a6375a51c612ca06437de58ed53539f7e9982cf8caa99964c0e6ed3e84e2e8b5e5ef83846ec1ca2c59557fc2b746e47a50ea0966674761c50b88b35c8f5b860f29777161677699d79926aff52df7b6d9f1b11b07f42b92132075f935e953d19bc9dd1b1b4ec3059a4bcb7c5e5478bb089d2a93f3f186b5b7cf0de0198157ff67b5ce4250d0d05da6e7bc2b9e7681b42a44e2c8bd413542cf85398878cdce9a60e9c5befdff77d24bd24b2fceba68a0dad7400ffd7343fff312bc0ae8921e1976ed682b88a823e2ca56630f3151d35954a2248284de13033ef6fc5b83e6e91d1e3905af7b5d1e8d29d32995d9cb63c87f66b72e9b8f29990ad08bfbb8752b6ed7812e0170cdae233bb6e31fd1ee7caf234f402b0293b803aa6be08c2d6f7cc50f4f27b9f8dd70a904e750bb044688b28b95cebc9936efff64a9d5f0e9d05861d99d6605b7380dcc4d1c1ca7cb7a2f171429cd7b11f9e62d086c9b825b2a7b7aa51b575e07176', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /payments/vpos', '01a1eef1-b9f2-7e34-adb2-4573c7db8f27', E'\\x3e0a21e9ebb69b4a827d88aaf87e412fb78527d807e5ee04d7c1faaae6c9daee', '01a1eef1-b9f5-7ed4-9aed-7b62fab421eb', '2026-11-18 13:56:21.629154+00', '01a1eef1-b9fb-705e-b394-4589db39801a', '422', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a6b34e9545d8dd16b96dfa7d50f10c5462d7aa06e9efd96101325d2208303272fddfe3edf569a79a82ff70c77eadc3f9cb7781916a5ba24ca7db523c908559b871e133fb413789bf370773dc11087e1ac13ff5e5f9d35d5974e27ad770b7dbad3e6ab71651534a336e05dafd5f901437dd1d686193e628e416b5b349dcb0bcb4c9970ed03ee17b187fb7cc31c42078f0634f457be8a8ed2915b89063a8c0eadd3f97435a5799637a3bf491e8afc43c668a51240e5ef898cceefa06afb423c84fdb0f7102f476b441c7c49d6d6236f5dff2c3571e6ea3f1ab10fff003ceedc5b6fb575755ad75544286ed98aebd4a14b51fda7cdcd28868e580df36d2ff1260d81791d0fa9c56c9954b435eaf0408fda52af36458b7c778404652d926558c25caa206d18d4714d7a798d7e58b8d71cd45a51f5600f439328ab1ffab5951e083783351f0b433186256a49c594fb9c6527b33e85036a36d229508cfbc9ec8a5785d15a8b2e76d5198b351d2186ef88081914d8b1fbe34b3934f0a32fc95f251c422d7c882d98ac4ad60c16c7376736a61f5c422e9a67fe4b64dec85b6b0c833a5083e534e479d8142b81b6240c1a0162aa4d70e6ffa623a2555ca828ad9d9bee05b6702dafde6be2c7dfb2', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /payments/vpos', '01a1eef1-ba0a-7034-94d2-804e66aea5a7', E'\\x82f8db40971e0221ac56061398e5315ea86fdff98dd62eeb588c2683685aaa9d', '01a1eef1-ba0d-747b-91dd-90ef547eee13', '2026-11-18 13:56:21.650052+00', '01a1eef1-ba10-72ff-b699-a8cd86671157', '201', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a886c64cd3746f55e469d22acf31ddcc442da205fe4a32d36568b05a15223e3174fdbba7b86fd1835889e8b3d1e640e628f3526c41be9ba51a32258478e403bc0c269cdce127391add53b04974e8b4402929e2948d1d4edcb56b6371519a0342a89c9ec41225f2440193204a32614a3dddff7b8ed6bdecf4dda19789f05dd2650cf8ef6d8110dcc82d6a9ffa073a0b64c28eb4a5c075a66169c275c6178353d459949c6287c3b5f780c68b1d52a13bba7a7d816ff37d0aac61f99353a67bb7fb9479eec68846db1ba1b3d59a7c0bb92bf2bd61b6ca04840fdb489043f73d4d90ec3c45d75b51267256cdeb35432dd051ed6ba6ba0e93a38b9ddf53e068281758b8ca19ccf2ece31f796d662a2f62d2dd67e7fa20094b044a25bfc43f02662e7a6ddb8abac3a9219839cb43e4d1a65a93b4536cdf7145c8fee1aa6eacdc08ca5f2ece02a390b07743dd5b3b754da0eed904471aa7d219f85abe041f43798d92bff677df5cb4e22761ca56ca7ba4eaa82e57fe9995120c889951d1a24875594392a48d22b9af2a6a11562b71fd2f8d7dcd23881ca2b1e4a11a0cc03b90d5d938d61e841be41d6765e7aa2325fd2daebd5ac31b9adc2e2654ec4b3e29ddde486cd04ee', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'POST /payments/{id}/reverse', '01a1eef1-b989-7fa6-a173-a7d7d764d8e7', E'\\xb13985dbd63725b0807b1d31b744a703d4158923f616edbd441d334182be2835', '01a1eef1-b998-78dd-9527-de5f956ca03c', '2026-11-18 13:56:21.533997+00', '01a1eef1-b961-7a35-81a4-82f6546466c5', '200', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a04ba733ec07d20527e7549aa508123a5b5dc3dc375ee3775e08bbbc2009d4761b6c2d79f7c380e5ef9dd18106424b3c8b074a939d73aed60400ca270b5c8491b93b436e41579ce7d3a9bb09a447fbb0b2c33774c50efad19ed8ae1f9195448de7f7017b812b673a5b6dab9807279f854755b2f8d7a01fbfce8c8b656a86ce895a3b411aaedd97404450a53430f50d0643f5410e4021fd25d9ddd4699a49d39dcec2a8a7740deca7b1875b986002c8a4f7be2d52db2a544d37eac069c15c67e2bc568b3b63eaaf8f10ee3313f11be8b28380a1303c20bc270e2562b490442a07d2b8759d53cc62bed64ad9bbedf422848bcfd391ad247941bfbc756819cb60c6e4e32f97660ba502ef7977e5f3b656305fd5ae6312793cc4ab9516bb864082ce6e9d157d6ca784d4600b4d18a2c3aa06e13265a7eca8f6c35a9f9101ec5c2032298d7268eaafd9fa4bbeccb9d7e4920ae08990cc4f44c4467a11b4591347eb1281623d954f595a8cd72c05da99e7893edcbd1de8e0c6ad05f219d6bf7966d6bc2902339a93085b78892499e78b5eece2c4ea65934d6956a25f52b0363a3f2be7b5019316f51b336c71373fa52f658fa726433dbe678de7edf021e3275408f8838b5f4058ed59a70d8ec9e1340fe5aaa9361a2c811de4384b4cd4103b6ae4522620162085028e2f2b8911c6bff172678a63c8db1ecc47d2fbc746cc3d017f3a589808acc8674d53bf494379b22b6091591b7f200cb63daa1da504ef94a014fb77489568f6c68df95f753af0683b5c8a638198200f3a61a1fb0f17fec14237553474e7f0367eaff0119a7c5315ac63ebfd157ed0e847589f72f803389720981a1b8d4c62b3d06c4f7', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '2026-10-01', '2026-10-31', '2026-11-18 13:56:23.507497+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d441684720fa1d1914b9c689678c983ea9aaafaf95d0e36282471bd5402b74d0a9cefe926ed0498532a2ca6b129ea0db387c104353908469354a2a4d48aa970cd56bd40d0f3e60e613cdd3978483e7fd483a3658470da8920b2a68a3355c5096585502d2405a29973016345ea12', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '3af0eae2-8b39-43b0-8a0a-01dfafb361d3', '2026-10-05', '01a1eef1-ba9d-75b3-9d12-95231696a9e0', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x00b5f1149085f005e77e2c85e7c05a6e608e9df62a5342aa49d0b2fcd827cf8a', '1', '2026-11-18 13:56:23.193049+00', E'\\xf29fc7ef5ae437891a64c0a62d145833a2746d342ffc593eaf1304a14953f1b9');
insert into login_attempts (subject, count, last_at, name) values (E'\\x5234c95d375440cb4143af2f9a56acd1e53656a3cd9a5831106a4821d00b6982', '0', '2026-11-18 13:56:22.605149+00', E'\\xc36ce3ce6690afa72532d2306102d869695363229de726a1ccea7707a1202d30');
insert into login_attempts (subject, count, last_at, name) values (E'\\x5e573992160a67a7ba2a3e77f3c2e3fecce0077311e27c831a03e4a0f849d249', '1', '2026-11-18 13:56:23.193814+00', E'\\xf29fc7ef5ae437891a64c0a62d145833a2746d342ffc593eaf1304a14953f1b9');
insert into login_attempts (subject, count, last_at, name) values (E'\\xeeb698bb689d978f88f71eb5f0de925fb5fcf27215ee0b89b6a766469d0a7428', '1', '2026-11-18 13:56:23.191375+00', NULL);
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b895-7a66-a376-86e29211eb52', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1eef1-b895-7a66-a376-86e29211eb52', '2026-11-18 13:56:23.515985+00', '2026-11-18 13:56:23.515985+00', '2026-11-18 13:56:23.515985+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x32f054e90704cacb3caf10d06f2d8c1d416bacfd0bc771c0e526e484cc9b68ac', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'r4', E'\\x0233131d441684720fa1d1914b9c689678c983ea9ac5032ef916b8ac9366bff565890e17ccb0b6c1f187c12ba4d0bfbda3967bb1c0a19079ee1ef657c1f9f3ab2d279152d8965d740d392180cf7d91554ad84001d70e7d8017a7e81b65a527e4a83a5ce76e90d92e4e', 'true', '{}', '2026-11-18 13:56:21.996227+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 14:01:23.498418+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$9RXDr0vwnQtaRLpN1PWdDQ$uSnWhHOadZ98_jjry3aZZmoEHfSu1V51WATjff1Z6Ls', '2026-11-18 13:56:22.558634+00', '2026-11-18 13:56:22.567965+00', NULL, '2026-11-18 13:56:23.139833+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('2fc9cf32-1372-4b77-964c-9ef4d90db3dc', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 13:56:23.499349+00', '2026-11-18 13:56:23.499349+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', '$scrypt$ln=17,r=8,p=1$9RXDr0vwnQtaRLpN1PWdDQ$uSnWhHOadZ98_jjry3aZZmoEHfSu1V51WATjff1Z6Ls', '2026-11-18 13:56:22.567965+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('8581ec3a-3fef-4459-b7b7-cc45d80b2b01', '01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 13:56:23.49559+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x1972d08ebd998b3d9ff73eede00ed72b9d9c816a40219b2615ef1fdd0fbfbd97', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x318c4ece09d5ec4cff61ced3e88e3e80b0976671dfa9b227698617c8b196dc41', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x390139f1d77f69c1eb7a70c5f44beda3d7036255f88bb8cc0e4832ebfdccd6e9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x59db373859cae81af3a45abbc49ac78bd41a7d38072899b11d660ab4abad536f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x6298a30e09c93f86276efe45ab73b50b609db44c7ba9024d06d066dec1aef64a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x62e9ae457162eabff7c4aae40da286a96b738232d6b2681157d5980ac53ea02b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x70c7598fc012f835baf1dc91c21a8fb1a6d115a655fd7812606fa8236a0413ca', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x7cdef14392a6e27b43d3fc09f28429dbf0b55ed4ee5b44f70b2ec288aac18ef1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x8efbcc26608443dd77b269bce061e6b1e3c3bb94ca1eb75e77dcfeccb74fea6e', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\xacea3072bcf5f1df789908f21ba224a7ddea33425379747daca2c59450a72a30', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xc938daffb55af59df29cd5ac837c837150efe8790d1ac9e8673b1966b0ea201b', '01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', '2026-11-18 13:56:23.139833+00', '2026-11-18 13:56:23.139833+00', '2026-11-19 01:56:23.139833+00', 'abc124bf-41b0-46a2-a236-5d430691b1bb', '127.0.0.1', '', '2026-11-18 13:56:23.139833+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1eef1-bda4-7374-955e-2ba5dd5a13ba', '01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', 'pas_op_MZToBwIz', E'\\x86f1c21608ee071c8b16506373bf4645ce784af67f4064e1a56a09825cc18f2e', '2026-11-18 13:56:22.564645+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\x0233131d441684720fa1d1914b9c689678c983ea9af0b8302e95e934e0b366be62e6bab1b7d741be6998040f578dfc90ce39d8cf4a243e2bd90ae78f6fc2c27670b36c8fa856ffb560427bf68cd56b7a3efd7fcfa0dd8c5851', '0', '2026-11-18 13:56:23.201864+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b895-7a66-a376-86e29211eb52', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 13:56:21.269+00', '2026-11-18 13:56:21.387+00', '2026-11-18 14:11:21.269+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a1fe69bdc3b154ae7c56a65400a069c0016c7716f8c035d4bcd7ad1556548c7595bd52375a6b92145dbff730cc9c3a6cfe29154352d20ae34450469f7a8836bcfcebe28111a2a26a2511cbfdb2bd6dadd4c630c6b6bdd035d451e345911', E'\\x07895583e6e0ae4720b142f80c648f1207524760661ad135258928676f969381', E'\\x8e2b17234237c2a2fe8c1e0131759cc6b7576da518296d6905cf63da63349e7a', E'\\x1e7fd037f1dab9ca5282e70c7f75ff6aebd00be8afb7da092ca2d744e7a8a3aa', NULL, NULL, 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-b8c6-71c3-84e2-c0110e7ed4b2', '2026-11-18 13:56:21.318+00', NULL, '06018138', '501018138', '{501018138,6018138}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b921-775c-91c8-0546b9fd9a03', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 13:56:21.409+00', '2026-11-18 13:56:21.446+00', '2026-11-18 14:11:21.409+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a6c9e421ac837b135bb565fac71aedd0833e2a039ba259eafc03dde57e2b842df18038a4bc9e102cf715bae5529c42c5538d284237380028a515b083504bb3eedf3af857218776caace3d71d437b6a6a984b7e7c376828039256b6cd516', E'\\x07895583e6e0ae4720b142f80c648f1207524760661ad135258928676f969381', E'\\x8e2b17234237c2a2fe8c1e0131759cc6b7576da518296d6905cf63da63349e7a', E'\\x1e7fd037f1dab9ca5282e70c7f75ff6aebd00be8afb7da092ca2d744e7a8a3aa', NULL, NULL, 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-b930-753f-b17b-0f67efb00aba', '2026-11-18 13:56:21.424+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b961-7a35-81a4-82f6546466c5', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 13:56:21.473+00', '2026-11-18 13:56:21.547+00', '2026-11-18 14:11:21.473+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9ae9a12f7c1ce693ddd0b084eb8a00edfcfb60cff3412a06bc5caf1e7ec43e9d34c4ee454df0473187ceeb9dbc3b21bc1d4970ea9b5c011c51d989fe9a3ea17d7f688868823ea9a5b1a70ffcd88a4e8c247de62124836e138f8565599d93', E'\\x07895583e6e0ae4720b142f80c648f1207524760661ad135258928676f969381', E'\\x8e2b17234237c2a2fe8c1e0131759cc6b7576da518296d6905cf63da63349e7a', E'\\x1e7fd037f1dab9ca5282e70c7f75ff6aebd00be8afb7da092ca2d744e7a8a3aa', NULL, NULL, 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-b973-7756-837d-d4440274e20a', '2026-11-18 13:56:21.491+00', NULL, '06018150', '501018150', '{501018150,6018150}', NULL, '000000', NULL, NULL, '01a1eef1-b99d-7054-a5f2-03a166f2fb58', '2026-11-18 13:56:21.533+00', '06018154', NULL, '{6018154}', NULL, '2026-11-18 13:56:21.547+00', '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9bb-7f35-a3c5-8ab7b7b75bd6', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 13:56:21.563+00', '2026-11-18 13:56:21.563+00', '2026-11-18 14:11:21.563+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a758be4fe476c1e30251e95746573a90808048123ee062989fe07ca838a1a58d390a95e5fd1eaf4272e5c6aeb2fb0320f95419c93467f6cda8d3beb301e39dda4825341ba28f7c376e33853dfbd20b7685650da7053f35308a3b483fc44', E'\\x07895583e6e0ae4720b142f80c648f1207524760661ad135258928676f969381', E'\\x8e2b17234237c2a2fe8c1e0131759cc6b7576da518296d6905cf63da63349e7a', E'\\x1e7fd037f1dab9ca5282e70c7f75ff6aebd00be8afb7da092ca2d744e7a8a3aa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 14:11:21.563+00', NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9e1-7630-a078-46f51566c74d', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 13:56:21.601+00', '2026-11-18 13:56:21.61+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a5d4cacf0a078f0e31edf541eabf160c4d536d46b2e1f0f4099ce5e03794411f7a6239d8a6c6093af3e40f3add5ccc38c21b951daa83abd892249687f4d5dd53b8a278ff7f41a1a17853f', E'\\xe8c66d9857b1c9e33d7f9957c90f9c1361d277cbe648f7abb3009243f8d1c462', NULL, E'\\x5976c0743559a22c4cc5d324c1b0cf0f83ffe8a6654915b1a9aca259402b98c5', '4242', 'Visa', 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-b9db-79b8-8761-a2745070c3ad', '2026-11-18 13:56:21.601+00', NULL, '6018160', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9fb-705e-b394-4589db39801a', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 13:56:21.627+00', '2026-11-18 13:56:21.633+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a0c1c51b7504c6088c35f983677784ac5a2bb745e7382e5048b7c14a8c3ac65f663711da0456e24f70b1b17d3e4938258f227f50d3876f7c7798826462adae65e95fdb939ce06fadb16d4', E'\\xd092be5f4dbad3026a889e02bee6efe1101683630f8c182aa415c341919570f0', NULL, E'\\xd79b3e3e05c870ed0715f01970aa0405602e242ead1690476ce07a04e9f383a3', '9995', 'Visa', 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-b9f6-7a5a-9804-7fe6c131bd6c', '2026-11-18 13:56:21.627+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba10-72ff-b699-a8cd86671157', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 13:56:21.648+00', '2026-11-18 13:56:21.658+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9ad544c0a6f85923433a19d46a03cb1fe4ac5d4dcd4e772be8daf15f6afd9beb9591121b91dc0baca2bfd51526defaf9ac1b1ff951b25f1996d950e3ad4fcbfacd05848c577883fc6d77b3', E'\\x8a33a57c42babc193067384bb39f120f9cddf2e5a1c8051345eff749897b6c24', NULL, E'\\xa178fef72185df5c869e50025c8ad4e57a8abffc5d2b2fcc01c9e8e81a784822', '0119', 'Visa', 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-ba0d-7561-b06d-bc2fbbeb23bc', '2026-11-18 13:56:21.648+00', '2026-11-18 13:56:21.658+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-18 13:56:23.003551+00', '2026-11-18 13:56:25.505+00', NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba42-70df-bed9-5a5282bf0c9c', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 13:56:21.697+00', '2026-11-18 13:56:21.736+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x47b2badcb23534cd75ee946dd76a20d16b9303f7fe7e39c28a8159c13ea823db', NULL, NULL, NULL, NULL, 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9d-75b3-9d12-95231696a9e0', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1eef1-ba9d-751c-b713-95bd698eb739', '2026-11-18 13:56:21.789+00', '2026-11-18 13:56:21.811+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9af61fee0459f1fea34e2861ca27a6aff2ddf1ffd0237347129fad166befda8b2b088c160724253d13356dbd85c12e22ed4a86e6bf14e624d0299ad734a2abbceb527a23117e4baa79d11baab6e6d95a36fe79dd71a78e1700e66ebed877fb3af0f883575d8462f39735fc3fea6a17af3a', E'\\xd678bc3fad40c54a4b473c6444c9f4598c7a9a231706b24cebe418c0d2eb4974', E'\\x825dc888d3ca51d616a4c3d0365b4135784b1f0f2f377115b54420d84c0e0b2e', E'\\x1e7fd037f1dab9ca5282e70c7f75ff6aebd00be8afb7da092ca2d744e7a8a3aa', NULL, NULL, 'r4', E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', '01a1eef1-baa6-76eb-9d49-5388ad0bd908', '2026-11-18 13:56:21.798+00', NULL, '51018180', NULL, '{51018180}', '7ceb6578-0522-4e39-aef7-a35c251d66fe', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9e-740d-9ba0-f86fb06b8d2f', 'DISPERSION', 'FAILED', NULL, NULL, '01a1eef1-ba9d-751c-b713-95bd698eb739', '2026-11-18 13:56:21.789+00', '2026-11-18 13:56:21.814+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9ac50e5ed3f2ac0ea9d5b1d2f868247b71122158bde41ffa4ff6af3a7af3765c4123ab4107a489365c267e7eb787bf56bc939d79a9552ba0168d97219d1c8ad9838c119dfef4a64d57956e44476843a80530caacb32b8cd03f00b043fbd18bb722ab95b7be24b611fc86fa9e69c4fa1452', E'\\xa44d36917149166f72836295bb0cd2c8d39d94f9caff73e2da28bd5737c5e3c8', E'\\x6b208e3529d637cc9f148f4b0bbc358463ad5f0abc081bfa9f775fc8df54d457', E'\\x1e7fd037f1dab9ca5282e70c7f75ff6aebd00be8afb7da092ca2d744e7a8a3aa', NULL, NULL, 'r4', E'\\x43aede5b38c1895db3b223a3e01f46ef4882d53a64610c9ece2ac38c272be077', '01a1eef1-baa6-7547-a9f6-49a5f35d5288', '2026-11-18 13:56:21.798+00', NULL, NULL, NULL, '{}', '90e61199-fea1-446d-946a-ad766024f7e0', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-bb39-7bdf-b857-cd4623e802e5', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 13:56:21.945+00', '2026-11-18 13:56:21.976+00', '2026-11-18 14:11:21.945+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441684720fa1d1914b9c689678c983ea9af27a75f6c373485e876e82f6fead71bcf96f11988f1b8105dbdd72b202f5d2b324beafef5cfbc1eacf65d601bcf0d49f6f7fe88ae4996f7223baa6f7abfad539af5ca866087e3e20a1bd143d61060c6e642b6cb890d990106344652b92', E'\\x07895583e6e0ae4720b142f80c648f1207524760661ad135258928676f969381', E'\\x8e2b17234237c2a2fe8c1e0131759cc6b7576da518296d6905cf63da63349e7a', E'\\x1e7fd037f1dab9ca5282e70c7f75ff6aebd00be8afb7da092ca2d744e7a8a3aa', NULL, NULL, 'bnc', E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-bb50-7c2c-9e21-d97ce2e9864a', '2026-11-18 13:56:21.968+00', NULL, '06018197', '501018197', '{501018197,6018197}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1eef1-bb1a-704b-8dbb-05d636f4f52b', '01a1eef1-b7c8-7bee-ac99-0f297be10988', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b895-7a66-a376-86e29211eb52', '1', 'eebe5b6b-bad0-431a-ae7d-21a86090d01a', '20.00', '2026-11-18 13:56:23.517072+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x1a3fe6780709d5646946e56ba8ef68dd97e5d42fd02b3782f4997dfa7cbc0220', '01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', 'factor', '2026-11-18 14:01:23.416177+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9d-75b3-9d12-95231696a9e0', '10.00', 'key:requester', '2026-11-18 13:56:23.512583+00', '2026-11-19 13:56:23.512583+00', 'approved', 'user:ana', '2026-11-18 13:56:23.512583+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b895-7a66-a376-86e29211eb52', '01a1eef1-b89b-7fbf-b843-580235856c32', '2026-11-18 13:56:21.269+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b895-7a66-a376-86e29211eb52', '01a1eef1-b8c7-7083-9fee-d6a029a0970c', '2026-11-18 13:56:21.318+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b895-7a66-a376-86e29211eb52', '01a1eef1-b90c-735e-a9db-47eb58606279', '2026-11-18 13:56:21.387+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "06018138"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b921-775c-91c8-0546b9fd9a03', '01a1eef1-b922-78ed-9147-09d685f687ec', '2026-11-18 13:56:21.409+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b921-775c-91c8-0546b9fd9a03', '01a1eef1-b930-7395-a876-fd40cabc0603', '2026-11-18 13:56:21.424+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b921-775c-91c8-0546b9fd9a03', '01a1eef1-b947-799a-bd61-a58725e3d14f', '2026-11-18 13:56:21.446+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b961-7a35-81a4-82f6546466c5', '01a1eef1-b961-7fa7-80d0-538751358e34', '2026-11-18 13:56:21.473+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b961-7a35-81a4-82f6546466c5', '01a1eef1-b973-7e42-83f7-08f709f9076a', '2026-11-18 13:56:21.491+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b961-7a35-81a4-82f6546466c5', '01a1eef1-b980-7bda-8d87-4a3862487bde', '2026-11-18 13:56:21.503+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "06018150"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b961-7a35-81a4-82f6546466c5', '01a1eef1-b99d-70f0-b4dd-152101b95453', '2026-11-18 13:56:21.533+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b961-7a35-81a4-82f6546466c5', '01a1eef1-b9ac-7cbd-85de-86b97d262fb9', '2026-11-18 13:56:21.547+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "06018154"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9bb-7f35-a3c5-8ab7b7b75bd6', '01a1eef1-b9bc-7960-b53c-7aff2bc1c79f', '2026-11-18 13:56:21.563+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9e1-7630-a078-46f51566c74d', '01a1eef1-b9e2-7b73-a8d2-058b3178ac45', '2026-11-18 13:56:21.601+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9e1-7630-a078-46f51566c74d', '01a1eef1-b9eb-7338-b150-39d1dfea595b', '2026-11-18 13:56:21.61+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "6018160"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9fb-705e-b394-4589db39801a', '01a1eef1-b9fc-7b2f-80a4-c434a668375c', '2026-11-18 13:56:21.627+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b9fb-705e-b394-4589db39801a', '01a1eef1-ba02-7626-acd8-584e86fd6f26', '2026-11-18 13:56:21.633+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba10-72ff-b699-a8cd86671157', '01a1eef1-ba11-7149-977a-8951b8946bf4', '2026-11-18 13:56:21.648+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba10-72ff-b699-a8cd86671157', '01a1eef1-ba1a-7d48-bfac-43516cc3d87a', '2026-11-18 13:56:21.658+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba42-70df-bed9-5a5282bf0c9c', '01a1eef1-ba80-7e99-a9e7-79d0af63bfc3', '2026-11-18 13:56:21.736+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9d-75b3-9d12-95231696a9e0', '01a1eef1-ba9f-760a-82cd-e036cdc606ea', '2026-11-18 13:56:21.789+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1eef1-ba9d-751c-b713-95bd698eb739"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9d-75b3-9d12-95231696a9e0', '01a1eef1-baa6-7387-a45b-a12058022f6c', '2026-11-18 13:56:21.798+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9d-75b3-9d12-95231696a9e0', '01a1eef1-bab3-762f-a2e7-28c04b2ce965', '2026-11-18 13:56:21.811+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "51018180"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9e-740d-9ba0-f86fb06b8d2f', '01a1eef1-ba9f-716c-a851-523dff8348ca', '2026-11-18 13:56:21.789+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1eef1-ba9d-751c-b713-95bd698eb739"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9e-740d-9ba0-f86fb06b8d2f', '01a1eef1-baa6-760d-abc7-7186f45bc1ea', '2026-11-18 13:56:21.798+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-ba9e-740d-9ba0-f86fb06b8d2f', '01a1eef1-bab6-7788-84c3-db42eec90750', '2026-11-18 13:56:21.814+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-bb39-7bdf-b857-cd4623e802e5', '01a1eef1-bb3a-76f4-abd9-1e847f47e9a6', '2026-11-18 13:56:21.945+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-bb39-7bdf-b857-cd4623e802e5', '01a1eef1-bb50-7667-a54d-ba89e29a03be', '2026-11-18 13:56:21.968+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1eef1-b7c8-7bee-ac99-0f297be10988');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-bb39-7bdf-b857-cd4623e802e5', '01a1eef1-bb58-74a9-a6ef-4ea2041a512c', '2026-11-18 13:56:21.976+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "06018197"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '2026-11-18 12:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 13:56:19.77996+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-bafe-74d6-b806-64ba93fc3c10', E'\\x8fa94b84d8c9760ffb75c1ac9c8560a3aea1c53a815a88ffa739856ec4753676', E'\\x0233131d441684720fa1d1914b9c689678c983ea9a227160903e13701bfd825e7799a667b4dcbb06ee8b7b3d0b5a1650f0c69e9380f043bc6fea616f37dd961b2327e8c10efa9790802a4453dcd1240d21df851f700880f75510c47d261a030e1269', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 13:56:21.886+00', 'key:01a1eef1-b7c8-7bee-ac99-0f297be10988');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '84603e0f-bc4d-466b-a12d-d90a685e7a0e', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 13:56:23.508065+00', '2026-11-19 14:56:23.508065+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x03d29a997ae41adbf7e16417c1cc4c6f9fa70eeffc7ba6a581f67d55fd862802', '01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', '2026-11-18 14:01:23.433523+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '195', '2026-11-18 13:56:23.515508+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 13:56:23.43753+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 13:56:23.43753+00', '2026-11-18', '2026-11-18 13:56:21.006598+00', '2026-11-18 13:56:21.084794+00', '2026-11-18 13:56:21.084794+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 13:56:23.43753+00', '2026-11-18 13:56:23.43753+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 13:56:21.084794+00', '2026-11-18 13:56:21.084794+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 13:56:20.291627+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 13:56:20.292307+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 13:56:20.305182+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 13:56:20.305597+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 13:56:20.310824+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 13:56:20.311328+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 13:56:20.311328+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 13:56:20.311328+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 13:56:20.311328+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 13:56:20.311328+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 13:56:20.360755+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 13:56:20.361127+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 13:56:20.367644+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 13:56:20.3697+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 13:56:20.37007+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 13:56:20.37007+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('41', '0041_account_identity.sql', '2dfe1a4a0235e5aacf992518ab8f140e3023ff0cc7ef45ca1be531286de35b31', '2026-11-18 13:56:20.37007+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('46', '0046_movement_references.sql', '367a7cd9ef067e6ce47397cbb4d7ee8bb6b60c606efa2d2706f6ee079532d98f', '2026-11-18 13:56:20.37007+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('47', '0047_imported_by_amount.sql', 'e800f640a8d22e3bd89f92ecb8b794ef5cb4d4a5d1f1fe2112d62517b7b0ddbf', '2026-11-18 13:56:20.388753+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('48', '0048_movements_by_ending.sql', 'b5455271abaecba593f98ecfbb61d1754b9a1b8601b1e75856fd05b5e00e366f', '2026-11-18 13:56:20.39401+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('49', '0049_movements_without_reference.sql', 'a5721a2aff223135de572b0449f221a1976ef2022f83e7a9555f0f0061158ddf', '2026-11-18 13:56:20.398468+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 13:56:19.77996+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 13:56:19.77996+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 13:56:20.402533+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 13:56:20.404879+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 13:56:20.399036+00');
insert into schema_routines (name, version, checksum, applied_at) values ('merge_imported_movement.sql', '1', '3cad4cadb663d3ef364e7d588b90b0bf9c2b7933ff319a47bceabe45b28f8c90', '2026-11-18 13:56:20.408188+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-18 13:56:20.406581+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 13:56:20.403612+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '3', '427497a17ca16bfdd7847947e701ecdd2b8d134692e983737fc3bc1d06ee2407', '2026-11-18 13:56:20.401032+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\x347be088c1e6e791ea33129b3c0ed5728561f153fef16c6fd8427487354740dd', '01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 13:56:23.506887+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '809', '1', '01a1eef1-b89b-7fbf-b843-580235856c32', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b895-7a66-a376-86e29211eb52","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.269Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.269Z"}', '2026-11-18 13:56:21.277361+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '816', '2', '01a1eef1-b90c-735e-a9db-47eb58606279', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-b895-7a66-a376-86e29211eb52","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"06018138","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.269Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.387Z"}', '2026-11-18 13:56:21.38974+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '818', '3', '01a1eef1-b922-78ed-9147-09d685f687ec', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b921-775c-91c8-0546b9fd9a03","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.409Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.409Z"}', '2026-11-18 13:56:21.411194+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '824', '4', '01a1eef1-b947-799a-bd61-a58725e3d14f', '{"event":"payment.failed","data":{"paymentId":"01a1eef1-b921-775c-91c8-0546b9fd9a03","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.409Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.446Z"}', '2026-11-18 13:56:21.448137+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '826', '5', '01a1eef1-b961-7fa7-80d0-538751358e34', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b961-7a35-81a4-82f6546466c5","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.473Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.473Z"}', '2026-11-18 13:56:21.474517+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '831', '6', '01a1eef1-b980-7bda-8d87-4a3862487bde', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-b961-7a35-81a4-82f6546466c5","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06018150","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.473Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.503Z"}', '2026-11-18 13:56:21.506097+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '836', '7', '01a1eef1-b9ac-7cbd-85de-86b97d262fb9', '{"event":"payment.reversed","data":{"paymentId":"01a1eef1-b961-7a35-81a4-82f6546466c5","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06018150","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.473Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.547Z"}', '2026-11-18 13:56:21.549453+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '838', '8', '01a1eef1-b9bc-7960-b53c-7aff2bc1c79f', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b9bb-7f35-a3c5-8ab7b7b75bd6","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.563Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.563Z"}', '2026-11-18 13:56:21.564935+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '844', '9', '01a1eef1-b9eb-7338-b150-39d1dfea595b', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-b9e1-7630-a078-46f51566c74d","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"6018160","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.601Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.610Z"}', '2026-11-18 13:56:21.612172+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '851', '10', '01a1eef1-ba02-7626-acd8-584e86fd6f26', '{"event":"payment.failed","data":{"paymentId":"01a1eef1-b9fb-705e-b394-4589db39801a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.627Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.633Z"}', '2026-11-18 13:56:21.635967+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '857', '11', '01a1eef1-ba1a-7d48-bfac-43516cc3d87a', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-ba10-72ff-b699-a8cd86671157","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.648Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.658Z"}', '2026-11-18 13:56:21.659748+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '863', '12', '01a1eef1-ba80-7e99-a9e7-79d0af63bfc3', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-ba42-70df-bed9-5a5282bf0c9c","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.697Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.736Z"}', '2026-11-18 13:56:21.761517+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '869', '13', '01a1eef1-bab3-762f-a2e7-28c04b2ce965', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-ba9d-75b3-9d12-95231696a9e0","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"51018180","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.789Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.811Z"}', '2026-11-18 13:56:21.81197+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '870', '14', '01a1eef1-bab6-7788-84c3-db42eec90750', '{"event":"payment.failed","data":{"paymentId":"01a1eef1-ba9e-740d-9ba0-f86fb06b8d2f","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.789Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.814Z"}', '2026-11-18 13:56:21.815279+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '881', '15', '01a1eef1-bb3a-76f4-abd9-1e847f47e9a6', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-bb39-7bdf-b857-cd4623e802e5","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.945Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","checkoutSessionId":"01a1eef1-bb1a-704b-8dbb-05d636f4f52b","livemode":false},"timestamp":"2026-11-18T13:56:21.945Z"}', '2026-11-18 13:56:21.947069+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '886', '16', '01a1eef1-bb58-704b-8dbb-49d1d9453ff3', '{"event":"checkout.paid","data":{"sessionId":"01a1eef1-bb1a-704b-8dbb-05d636f4f52b","linkId":"01a1eef1-bafe-74d6-b806-64ba93fc3c10","status":"PAID","paymentId":"01a1eef1-bb39-7bdf-b857-cd4623e802e5","description":"Pedido 1042","usdAmount":13,"keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.914Z","livemode":false},"timestamp":"2026-11-18T13:56:21.976Z"}', '2026-11-18 13:56:21.977526+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '886', '17', '01a1eef1-bb58-74a9-a6ef-4ea2041a512c', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-bb39-7bdf-b857-cd4623e802e5","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"06018197","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.945Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","checkoutSessionId":"01a1eef1-bb1a-704b-8dbb-05d636f4f52b","livemode":false},"timestamp":"2026-11-18T13:56:21.976Z"}', '2026-11-18 13:56:21.977526+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1eef1-bd9e-7c16-9ec9-27aeb15169f2', E'\\xf7be579698f7a3bc5bf8c07c6647d966f41006e549cd6fae1dc201291a039ea7', '2026-11-18 13:56:23.435221+00', '2026-11-21 13:56:23.435221+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b89b-7fbf-b843-580235856c32', 'payment.pending', '01a1eef1-b895-7a66-a376-86e29211eb52', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b895-7a66-a376-86e29211eb52","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.269Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.269Z"}', 'delivered', '2026-11-18 13:56:21.269+00', '01a1eef1-b8aa-777b-b3f2-c4e513cff487', '2026-11-18 13:56:21.293221+00', '200', NULL, '21', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b90c-735e-a9db-47eb58606279', 'payment.completed', '01a1eef1-b895-7a66-a376-86e29211eb52', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-b895-7a66-a376-86e29211eb52","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"06018138","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.269Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.387Z"}', 'delivered', '2026-11-18 13:56:21.387+00', '01a1eef1-b91a-7bd4-bca4-eeef4332a81b', '2026-11-18 13:56:21.40572+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b922-78ed-9147-09d685f687ec', 'payment.pending', '01a1eef1-b921-775c-91c8-0546b9fd9a03', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b921-775c-91c8-0546b9fd9a03","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.409Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.409Z"}', 'delivered', '2026-11-18 13:56:21.409+00', '01a1eef1-b928-7334-a0cb-5164673d4728', '2026-11-18 13:56:21.418844+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b947-799a-bd61-a58725e3d14f', 'payment.failed', '01a1eef1-b921-775c-91c8-0546b9fd9a03', '{"event":"payment.failed","data":{"paymentId":"01a1eef1-b921-775c-91c8-0546b9fd9a03","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.409Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.446Z"}', 'delivered', '2026-11-18 13:56:21.446+00', '01a1eef1-b956-7fb1-99a1-aa5367ff6949', '2026-11-18 13:56:21.464916+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b961-7fa7-80d0-538751358e34', 'payment.pending', '01a1eef1-b961-7a35-81a4-82f6546466c5', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b961-7a35-81a4-82f6546466c5","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.473Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.473Z"}', 'delivered', '2026-11-18 13:56:21.473+00', '01a1eef1-b966-75de-8b28-044155b4c212', '2026-11-18 13:56:21.481732+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b980-7bda-8d87-4a3862487bde', 'payment.completed', '01a1eef1-b961-7a35-81a4-82f6546466c5', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-b961-7a35-81a4-82f6546466c5","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06018150","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.473Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.503Z"}', 'delivered', '2026-11-18 13:56:21.503+00', '01a1eef1-b985-7c5a-8a2f-b077b0561640', '2026-11-18 13:56:21.512293+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b9ac-7cbd-85de-86b97d262fb9', 'payment.reversed', '01a1eef1-b961-7a35-81a4-82f6546466c5', '{"event":"payment.reversed","data":{"paymentId":"01a1eef1-b961-7a35-81a4-82f6546466c5","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"06018150","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.473Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.547Z"}', 'delivered', '2026-11-18 13:56:21.547+00', '01a1eef1-b9b1-787b-80f6-a28117f98b14', '2026-11-18 13:56:21.555691+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b9bc-7960-b53c-7aff2bc1c79f', 'payment.pending', '01a1eef1-b9bb-7f35-a3c5-8ab7b7b75bd6', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-b9bb-7f35-a3c5-8ab7b7b75bd6","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.563Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.563Z"}', 'delivered', '2026-11-18 13:56:21.563+00', '01a1eef1-b9bf-7f71-a366-e54cf7dfcbe7', '2026-11-18 13:56:21.56922+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-b9eb-7338-b150-39d1dfea595b', 'payment.completed', '01a1eef1-b9e1-7630-a078-46f51566c74d', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-b9e1-7630-a078-46f51566c74d","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"6018160","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.601Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.610Z"}', 'delivered', '2026-11-18 13:56:21.61+00', '01a1eef1-b9ef-75f0-ac7b-85f6852d12bd', '2026-11-18 13:56:21.616941+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-ba02-7626-acd8-584e86fd6f26', 'payment.failed', '01a1eef1-b9fb-705e-b394-4589db39801a', '{"event":"payment.failed","data":{"paymentId":"01a1eef1-b9fb-705e-b394-4589db39801a","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.627Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.633Z"}', 'delivered', '2026-11-18 13:56:21.633+00', '01a1eef1-ba07-727d-a285-e210733822f6', '2026-11-18 13:56:21.641039+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-ba1a-7d48-bfac-43516cc3d87a', 'payment.pending', '01a1eef1-ba10-72ff-b699-a8cd86671157', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-ba10-72ff-b699-a8cd86671157","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.648Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.658Z"}', 'delivered', '2026-11-18 13:56:21.658+00', '01a1eef1-ba1e-76e8-ab39-7dc4748ac949', '2026-11-18 13:56:21.663474+00', '200', NULL, '11', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-ba80-7e99-a9e7-79d0af63bfc3', 'payment.completed', '01a1eef1-ba42-70df-bed9-5a5282bf0c9c', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-ba42-70df-bed9-5a5282bf0c9c","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.697Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.736Z"}', 'delivered', '2026-11-18 13:56:21.736+00', '01a1eef1-ba8c-7a03-9a05-54d26fab405d', '2026-11-18 13:56:21.773471+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-bab3-762f-a2e7-28c04b2ce965', 'payment.completed', '01a1eef1-ba9d-75b3-9d12-95231696a9e0', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-ba9d-75b3-9d12-95231696a9e0","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"51018180","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.789Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.811Z"}', 'delivered', '2026-11-18 13:56:21.811+00', '01a1eef1-bab9-77f3-908a-e67d67b64cc1', '2026-11-18 13:56:21.818582+00', '200', NULL, '19', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-bab6-7788-84c3-db42eec90750', 'payment.failed', '01a1eef1-ba9e-740d-9ba0-f86fb06b8d2f', '{"event":"payment.failed","data":{"paymentId":"01a1eef1-ba9e-740d-9ba0-f86fb06b8d2f","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.789Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","livemode":false},"timestamp":"2026-11-18T13:56:21.814Z"}', 'delivered', '2026-11-18 13:56:21.814+00', '01a1eef1-bab9-77f3-908a-e67d67b64cc1', '2026-11-18 13:56:21.818582+00', '200', NULL, '21', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-bb3a-76f4-abd9-1e847f47e9a6', 'payment.pending', '01a1eef1-bb39-7bdf-b857-cd4623e802e5', '{"event":"payment.pending","data":{"paymentId":"01a1eef1-bb39-7bdf-b857-cd4623e802e5","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.945Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","checkoutSessionId":"01a1eef1-bb1a-704b-8dbb-05d636f4f52b","livemode":false},"timestamp":"2026-11-18T13:56:21.945Z"}', 'delivered', '2026-11-18 13:56:21.945+00', '01a1eef1-bb3e-7185-9494-ac30c1e05d7c', '2026-11-18 13:56:21.951363+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '01a1eef1-bb58-74a9-a6ef-4ea2041a512c', 'payment.completed', '01a1eef1-bb39-7bdf-b857-cd4623e802e5', '{"event":"payment.completed","data":{"paymentId":"01a1eef1-bb39-7bdf-b857-cd4623e802e5","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"06018197","tenantName":"Tienda de prueba","createdAt":"2026-11-18T13:56:21.945Z","keyId":"01a1eef1-b7c8-7bee-ac99-0f297be10988","checkoutSessionId":"01a1eef1-bb1a-704b-8dbb-05d636f4f52b","livemode":false},"timestamp":"2026-11-18T13:56:21.976Z"}', 'delivered', '2026-11-18 13:56:21.976+00', '01a1eef1-bb61-74c0-acf7-68e71384fbd4', '2026-11-18 13:56:21.986989+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1eef1-b7a1-76f6-9727-46694f2e0c3b', 'false', '01a1eef1-b859-7dd3-a33e-1c295abe6a0d', '1', 'http://127.0.0.1:40047/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d441684720fa1d1914b9c689678c983ea9ac7e233f0b0f3be636d5055c203e64de65a1911850024a6a10fad06fc96f49cafc8291437be83e8d4c4587814a8ab3f068c5aa2784cf7348efb4913f4d67865c8563aa6f6960cd4ac7eee892832a4', NULL, NULL, '2026-11-18 13:56:21.209+00', '2026-11-18 13:56:21.209+00');
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
