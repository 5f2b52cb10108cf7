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

-- The same rules for less work. PostgreSQL reads the stored text of a table's checks, and of the conditions of its triggers,
-- once in every statement that writes to it: for a claim or a settlement by itself a fifth of its time. A list that is one
-- literal is half as long as one of literals and need not be folded; a trigger on columns is not looked at by statements
-- that do not set them. Not validated here: every row meets the same rules already, and the tables may be long.

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method = any (
    '{C2P,VPOS,PAGO_MOVIL,DEBITO_INMEDIATO,CREDITO_INMEDIATO,CREDITO_CUENTA,DISPERSION,VUELTO,DOMICILIACION}')) not valid,
  drop constraint payments_status_check,
  add constraint payments_status_check check (status = any ('{PENDING,COMPLETED,FAILED,REVERSED}')) not valid,
  drop constraint payments_stage_check,
  add constraint payments_stage_check check (stage = any (
    '{intent,request,approval,queued,submitted,accepted,unknown,attention}')) not valid,
  drop constraint payments_bank_check,
  add constraint payments_bank_check check (bank = any ('{bnc,r4,bdv,mercantil,banesco,bancamiga}')) not valid,
  drop constraint payments_reversal_stage_check,
  add constraint payments_reversal_stage_check check (reversal_stage = any ('{submitted,unknown,attention}')) not valid;

alter table payment_events
  drop constraint payment_events_event_check,
  add constraint payment_events_event_check check (event = any (
    '{payment.pending,payment.completed,payment.failed,payment.reversed,payment.canceled}')) not valid;

-- A terminal status changes only from COMPLETED to REVERSED, or from an expired request to one paid late.
create function refuse_change_after_end() returns trigger language plpgsql as $$
begin
  if not (old.status = 'COMPLETED' and new.status = 'REVERSED')
     and not (old.status = 'FAILED' and old.failure_code = 'INTENT_EXPIRED' and old.method = 'PAGO_MOVIL'
              and new.status = 'COMPLETED' and new.paid_late) then
    raise exception 'payment %: a terminal status does not change', old.payment_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger payments_end_for_good before update of status on payments for each row
  when (old.status <> new.status and old.status <> 'PENDING')
  execute function refuse_change_after_end();

create or replace trigger payments_keep_their_money before update of usd_amount, ves_amount, bcv_rate, method on payments
  for each row
  when ((old.usd_amount, old.ves_amount, old.bcv_rate, old.method)
        is distinct from (new.usd_amount, new.ves_amount, new.bcv_rate, new.method))
  execute function refuse_payment_change('amounts, rate and method do not change');

create or replace trigger payments_keep_mandate after update of status on payments for each row
  when (new.method = 'DOMICILIACION' and old.status = 'PENDING' and new.status <> 'PENDING')
  execute function keep_mandate();

-- pasarela: outside a transaction
-- Reads every payment and blocks neither reads nor writes: a table with a check that is not validated cannot be partitioned.
alter table payments
  validate constraint payments_method_check, validate constraint payments_status_check,
  validate constraint payments_stage_check, validate constraint payments_bank_check,
  validate constraint payments_reversal_stage_check;

-- pasarela: outside a transaction
-- Reads every event and blocks neither reads nor writes.
alter table payment_events validate constraint payment_events_event_check;

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

-- version: 4
-- Makes one row of the money that a file and a notification, or a query, report under different keys.
--
-- After the insert, so that each of two transactions at once has inserted its row before it takes the lock: the second one
-- sees the row of the first. A file excludes the others of the account; they do not exclude each other.
--
-- A movement that a line of a file has confirmed already is not the money of another line: both have is_in_file. The lines of
-- imports by 0.1.0, which do not wait for other imports, lack it: such a line may be the one that confirmed the movement, or
-- that another import has as well. It is compared with every movement, and confirms none.
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
      and (m.source = 'import') <> (new.source = 'import') and not (new.is_in_file and m.is_in_file)
      and exists (select from unnest(own_numbers) one, unnest(m.reference || m.numbers) two where same_reference(one, two))
    order by abs(m.date - new.date), m.movement_id limit 1;
    exit when not found;
    select * into other from movements where account_id = new.account_id and movement_key = other_key for update;
    exit when found;
  end loop;
  if other_key is not null then
    if new.source = 'import' then
      delete from movements where account_id = new.account_id and movement_key = new.movement_key;
      update movements set is_in_file = is_in_file or new.is_in_file
      where account_id = other.account_id and movement_key = other.movement_key;
      return null;
    end if;
    update claimed_movements set movement_key = new.movement_key
    where account_id = other.account_id and movement_key = other.movement_key;
    delete from movements where account_id = other.account_id and movement_key = other.movement_key;
    update movements
    set movement_id = other.movement_id, seen_at = other.seen_at, is_in_file = other.is_in_file,
        is_proof = is_proof or other.is_proof, state = other.state,
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
      and not (new.is_in_file and m.is_in_file)
      and m.source <> 'statement' and not has_reference(m.reference, m.numbers)
    limit 1;
  else
    perform from movements m
    where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.date between new.date - 1 and new.date + 1
      and m.direction = new.direction and m.is_proof and (m.source = 'import') <> (new.source = 'import')
      and not (new.is_in_file and m.is_in_file)
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-19 01:58:37.45507+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'r4', E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', 'http://127.0.0.1:42705', E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c');
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-faa6-77e3-b78e-93bcfd52c782', 'false', 'pas_test_Xx6xTFAR', E'\\xf0b51a1f71c2290b39f44a538a7ccd489d2e0d61bfbd40a55d9e218e92c002ff', '2026-11-19 01:58:37.479326+00', NULL, NULL, '2026-11-19 01:58:39.957407+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-fab8-78b3-9c34-702011872b2e', 'true', 'pas_live_mS2KkLv3', E'\\xe0fea1acc6676f3fb1b9ca17fa9545e7750ec63858b3f0d8e2edce64b17ac9e6', '2026-11-19 01:58:37.497066+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x85e7f1626d487b5881366fe4ca39f04c8169a986a478dfe34e811691950b6528', '2026-11-19 01:58:39.954169+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-fa82-71f3-9e59-5cb8b506051f', '2026-11-19 01:58:37.458382+00', 'test', 'tenant.create', '01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-fa82-7424-a362-393520e6b4fa', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x78255e297969bf46f6dc03524226d9358ed90fc0d0dd2eb5c6018d036a4ff675');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-faa7-7cef-af30-bfdbc0b9f20e', '2026-11-19 01:58:37.481393+00', 'test', 'key.create', '01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-faa6-77e3-b78e-93bcfd52c782', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_Xx6xTFAR", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x78255e297969bf46f6dc03524226d9358ed90fc0d0dd2eb5c6018d036a4ff675', E'\\x282c8ab06315d89d4b8d7c4d143694a8d5fb2926774d40ec35f8544f86941beb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-fab8-744b-9cf0-5a0eb4e432f1', '2026-11-19 01:58:37.498022+00', 'test', 'key.create', '01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-fab8-78b3-9c34-702011872b2e', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_mS2KkLv3", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x282c8ab06315d89d4b8d7c4d143694a8d5fb2926774d40ec35f8544f86941beb', E'\\x8842c50998ee61d47887a1d0bc9932f1cc2e23e2978cb67d26d859fddceaa232');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-fb2b-72b7-af4b-fcbd491df4d8', '2026-11-19 01:58:37.619063+00', 'key:01a1f186-faa6-77e3-b78e-93bcfd52c782', 'webhook.create', '01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '{"host": "127.0.0.1:39051", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', '01a1f186-fad6-778f-8e15-16dc63efb95d', '4', E'\\x8842c50998ee61d47887a1d0bc9932f1cc2e23e2978cb67d26d859fddceaa232', E'\\x7a4d2cb84a76ae12ad81a33d4c6b43e1de022b0920a418aa2bf681d5a1c01495');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-fd94-752c-9484-8397a06057ed', '2026-11-19 01:58:38.23078+00', 'test', 'checkout.profile', '01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-fa82-7424-a362-393520e6b4fa', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x7a4d2cb84a76ae12ad81a33d4c6b43e1de022b0920a418aa2bf681d5a1c01495', E'\\xa18a94aea4a1ee13a7c10a743746f25b274cb5961bc6764c97ddedfe7d66d2f6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-fdc0-75f5-85dd-3b94dd6cf22d', '2026-11-19 01:58:38.276434+00', 'key:01a1f186-faa6-77e3-b78e-93bcfd52c782', 'link.create', '01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-fdbe-79e5-86e1-770c8903f20e', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', '01a1f186-fd99-7ab5-afc7-b0045f655e24', '6', E'\\xa18a94aea4a1ee13a7c10a743746f25b274cb5961bc6764c97ddedfe7d66d2f6', E'\\x03298ccc217ead8ab8be5173c3eccf57db99686ff24732853fa864733161b3db');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-fe2c-7161-b76c-47f3b8ce488d', '2026-11-19 01:58:38.381816+00', 'test', 'bank.notifications', '01a1f186-fa82-7424-a362-393520e6b4fa', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x03298ccc217ead8ab8be5173c3eccf57db99686ff24732853fa864733161b3db', E'\\x721a06f07649db6474d7856ae007ba5f1569e815f28438f6688be17a7fc90d3e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f186-fe84-71dc-9a66-c11d4fe088d6', '2026-11-19 01:58:38.471848+00', 'key:01a1f186-faa6-77e3-b78e-93bcfd52c782', 'movement.ignore', '01a1f186-fa82-7424-a362-393520e6b4fa', '01a1f186-fe4e-74a5-90d0-59b390372f93', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', '01a1f186-fe79-7bed-b4fb-7443ef734538', '8', E'\\x721a06f07649db6474d7856ae007ba5f1569e815f28438f6688be17a7fc90d3e', E'\\x58871d6d7036eb624ff29fc9dc24dddd32088783871d3d1b1c3413e918da8cd0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-0122-749e-a57c-817ad004a4b0', '2026-11-19 01:58:39.142525+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x58871d6d7036eb624ff29fc9dc24dddd32088783871d3d1b1c3413e918da8cd0', E'\\xcb9134fb779bc88173f71b77d5f838c96fb3fd8b220134fb3ff16358bab0cb29');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-012a-70f6-b1d6-758c236d3534', '2026-11-19 01:58:39.148307+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_5Tq5cx0c"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xcb9134fb779bc88173f71b77d5f838c96fb3fd8b220134fb3ff16358bab0cb29', E'\\xfc4de5352a6ed35d4012c1057b60fd7271ff663d06675110206fed9fa3c59c6b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-012d-72da-b935-ef233531ec26', '2026-11-19 01:58:39.152545+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xfc4de5352a6ed35d4012c1057b60fd7271ff663d06675110206fed9fa3c59c6b', E'\\x15ba222ba89333ec107ba50d815a6a66968bb90ae3007b3fc6e00fbe6f8dae0a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-033e-7024-af24-66fe36b296e2', '2026-11-19 01:58:39.681365+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '1b960a7e09e30aa7', NULL, '01a1f187-0134-7618-a19c-d655ac976f6e', '12', E'\\x15ba222ba89333ec107ba50d815a6a66968bb90ae3007b3fc6e00fbe6f8dae0a', E'\\x7d982340c38dae85ddaa2b0fc00e6f4d7bf67a221a9e3a95ae1038e071709c8a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-0372-7ad1-b5bc-fd001f1c1085', '2026-11-19 01:58:39.73243+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x13c8113f335e95fc26f69e0a3d6b6dd273477642885feddc08281ac81307bbe6', E'\\x572cac5eb84b16fd60d7e091ce3338d87bd0606270e4698b9e7624cf9ee1eaf8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-0446-7db4-b358-11e5ce560db6', '2026-11-19 01:58:39.944108+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x572cac5eb84b16fd60d7e091ce3338d87bd0606270e4698b9e7624cf9ee1eaf8', E'\\x6eb48e6498bc65ae21f4a8787eab0c34b040579e175f56b719bce771386fdc8f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-0448-77b1-8d7b-f3c313e2a776', '2026-11-19 01:58:39.946015+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x6eb48e6498bc65ae21f4a8787eab0c34b040579e175f56b719bce771386fdc8f', E'\\x1f43813ca940bc1aea2ec20f734039597c9e5638cb6bbe99dd5fb79012f772dc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-044a-721a-9bcd-444ce36925d7', '2026-11-19 01:58:39.948568+00', 'test', 'bank.set', '01a1f186-fa82-7424-a362-393520e6b4fa', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x1f43813ca940bc1aea2ec20f734039597c9e5638cb6bbe99dd5fb79012f772dc', E'\\x4d1fd36bf16dde45b7fbc15d1dadf5c736fdae2894cc0d91ab3d4580b7d560fa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-044e-783b-a5eb-672ce00b664d', '2026-11-19 01:58:39.951324+00', 'test', 'bank.order', '01a1f186-fa82-7424-a362-393520e6b4fa', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x4d1fd36bf16dde45b7fbc15d1dadf5c736fdae2894cc0d91ab3d4580b7d560fa', E'\\x92a63541b7e839a6b21d4c5ae64db740e8a746ccb2914d7c2fabaa2b7a2575f0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-044f-776c-b29f-a99af9e7eeac', '2026-11-19 01:58:39.952577+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x92a63541b7e839a6b21d4c5ae64db740e8a746ccb2914d7c2fabaa2b7a2575f0', E'\\x7844894ddc7e2adeb8e6d9c2ff73418c7a55769f075cbe57c41bd2ff7bb8df0f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1f187-0451-7f2c-9a9d-9489daa8c2c9', '2026-11-19 01:58:39.954169+00', 'test', 'bank.route', '01a1f186-fa82-7424-a362-393520e6b4fa', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x7844894ddc7e2adeb8e6d9c2ff73418c7a55769f075cbe57c41bd2ff7bb8df0f', E'\\x85e7f1626d487b5881366fe4ca39f04c8169a986a478dfe34e811691950b6528');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('e4907cf5-7966-8653-8aa4-d2a3ec917b28', '2026-11-19 01:58:39.726682+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1f187-0367-732e-911c-0a06dea9d621', '13', E'\\x7d982340c38dae85ddaa2b0fc00e6f4d7bf67a221a9e3a95ae1038e071709c8a', E'\\x13c8113f335e95fc26f69e0a3d6b6dd273477642885feddc08281ac81307bbe6');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at, kept_id, kept_for) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'true', 'bnc', E'\\x0233131d443f1b375d1637ef35204307dac455530673af398bd0b9e7caef056441ad56867a4d9aab10c43b86e14212093ab0e1f4bd58ecfc9bf809a58d70a4396d20c7176b56f26f0ccd48e6d3496d65c218e822d39c', '01a1f187-044a-752a-b9d9-649859810ba7', '2026-11-19 01:58:39.947082+00', NULL, NULL);
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', 'P01764000000', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '778d1dfd-5f10-41ea-b60f-d4bf5fd5a214', 'charge', '2026-11-19 01:58:40.007874+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', E'\\x32e5d4de777d855269bff9d7dd0dd5a73f6c505972e1ec550df5003618a3a92c', '01a1f186-fe4d-790c-8248-7a8a6f2b9c9c', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'r4', 'MBconsulta', E'\\x0233131d443f1b375d1637ef35204307dac4555306dda06a76dcf4861b34cb1ca547f51156f9746b635bc0e97f64c77c9168ca174c2415fd7660815a9a56d49479f421ca4958300383106780462cf711b02c5edf2def85efdb1175d34d2b55cf76369b9d3a5f165eb92dcea4053d7b760341e53445d2bb3e3c053cf61eaef8833b979f8e718ed0dd6669ec69ffca827791a0adbc11971c6e5acf3ce1334d4c8db433142ade56bcef288376cd3d2e255b39212f4ea051b8ed06b17ad688d28e45d10a03ddbfd01a6a2b1e776f1d7ab0d5a68dd5fe79665511c3eaf7780dc6da270591beed6e30d5b725a476155fdcc44a25fd4c32f2be4c27dd8d1dbafb9f3fc3af4ef4c63f3c8acbf732ccdc8832298496aea08bf192600071', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-19 01:58:38.417398+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', E'\\x49e23c81461fac4a845f3ea39bf7fea1a31d2d3244f0ac4f1cfe065be5ab0340', '01a1f186-fe3e-7bb1-a05d-21824aa229d7', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'r4', 'R4notifica', E'\\x0233131d443f1b375d1637ef35204307dac45553062abe206c517c43f94602b09f84fc072ef2bf1a7045e0c9d8f71ed011a791d4dcb373c2054b5a5072c4fbe975968a4fe935f2551ba41b5ee7f9a09bcaed6011aa37718de0968c06cb8203117007f8eb32581898757ded3646763c5b230fa4f2e3f8c00d8c5618f935c0a1344269600a85790fc95979dcb0ee9a8df04ae99b1f0412cb73114314c64f5ad0541515aecca61efd01018d2828db270bf88ff1bb4fd19d83529e9d94c64c7d2e71cbd206f298e2c0534f30780364e0c92c8fdb572ceec1b92dbf39631e308144959d0f5ae44efd86a375b98ae26b272220613f034de96ba4076289961a47e54420a692ffcede070c01ee5eedd64d4301f12bd5ec014b84a833', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-19 01:58:38.398591+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', E'\\x8e9b7a75fbb37ec270d4332e07b99c5f4d89ba6a4bd9cf15cb36274645f05bdf', '01a1f186-fe39-7222-9b4a-5f6aad2b5a51', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'r4', 'R4consulta', E'\\x0233131d443f1b375d1637ef35204307dac4555306ee03c4cbbea361dc3384321b12d7b9732fb51dac0a8dc31293ca0c2ab832411e3af59618d14ac84f68c3a351d94e5d1f927ce3bb', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-19 01:58:38.393617+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', E'\\xd038292f3ba7935197d2750174d3eb7cdd371967e671cce1b65f844ec2fea6e0', '01a1f186-fe47-78c7-82e2-c47fc25cfc2c', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'r4', 'R4notifica', E'\\x0233131d443f1b375d1637ef35204307dac4555306b3c9b89933399eb34ab92040b9f3904906f74fd4c3e1b1f39989d955d0e976b8b3c67b2c72b091fecbbddab53dc73c5ad3154ad4b11eb200cbbe678b523b65b42a42731f9085a0ec72053692acc04aaf1c9866ee3e9b92a3432ad9e06b92408f19620bbf6509caf70047d971a675dd4189be47a9248a66689474a814a954133336fcb30b8801b6b6ee806f998235f19cda0f108789c81aa41a99079554b78b68c26732513efc0c195f5560a9b925505f2f90d884aa64db04988d8bd1912c5f23182684413de95940185e10b98fc1153a3405066a5b90e90ef2c948a399b48cdad32c8448ba98518ac1cda4ce243cb66e1c64c443992bf4a21e1079eb565d82931ae0dc', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-19 01:58:38.409577+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', E'\\xd676a26573316c875154b337b7695ed1c78b6c2eaf013b7d1afec130a3c0c2df', '01a1f186-fe33-7541-a860-4bd595707211', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'r4', 'R4consulta', E'\\x0233131d443f1b375d1637ef35204307dac4555306ff8ff4cec4c96039d06acdf8ff949c55f2897255f584cd61353210011002dbbf7719fd5f68b431fc1add638dc635bc1b071fb468669627730007ac817bf35fdf6b851f5fc7cb1243836a21c4a8bbbb708b23889de7bf173adf598c16c18b6a1827d70cc0583137', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-19 01:58:38.388162+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', 'in/2026-10-05/12345678/120.00', '9679e8db-4b56-4d3a-9a81-8114eb65d54c', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '2026-11-19 01:58:40.006657+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', 'history', '2026-11-19 01:58:40.009979+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xe815e9699b27e7e06bdbe925e6eea17dac126acd3292dc64f8b496e5a97472cd', '01a1f186-fbb2-73ae-a0f7-f3191e28c3a6', E'\\x0233131d443f1b375d1637ef35204307dac455530667d9e7383b7c164446e1825bbb2b15d5f7ace9d55098b298f8d9033d8e416ca9269a60ae258acb3f2146522f1f115c5b1528638ab4f87106c4a2dc9d', '2026-11-18', '2026-11-19 01:58:37.749904+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x748ae2f3d12ed12d4eafaf3a764981f7cf56caee8341add178d48a776eb77dff', E'\\x3374e08876144d5dc2813f0b87e2d7a094a417b3235f00896a33b13e918e7c70', '2026-11-19 01:58:38.020985+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x748ae2f3d12ed12d4eafaf3a764981f7cf56caee8341add178d48a776eb77dff', '2026-11-19 01:58:38.008779+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x898ae7931bed1a89f6cb14f2dd3f89e4414ba1744d88c9a268aad1c8f813c5c3', '2026-11-19 01:58:37.97947+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x8fae5bd8129a5428eee84f81592209f101ccf8b98663246871607e21a256a134', '2026-11-19 01:58:38.032661+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x8fae5bd8129a5428eee84f81592209f101ccf8b98663246871607e21a256a134', '01a1f186-fccf-78b6-97fe-98c909125760', E'\\x9e0fb309e90f2c6957fe5dacda04e5ee2cc7a288c94962c3788211a299b80eb2', '2026-11-19 01:58:38.032661+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x27ad207ac2360d5034adcc4fb915ccc154715e2d2ff087ec2f7e56f879b8ca68', '1', '2026-11-19 01:58:38.295085+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x324c2d032ddf0e1183fa5d682bd0e665dc510bbda93be0cb84b1371130f08903', '1', '2026-11-19 01:58:38.324976+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x39c9a62bd4e9d923e74f773a7bebb04d3f955809ed40f1f077c0057948540388', '1', '2026-11-19 01:58:38.324976+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x684fb64ccd66776abe65f7e17885acb62826cdfbcc74839747f7c4359abc64a9', '1', '2026-11-19 01:58:38.324976+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x818ac303eec426f474192bf4339cf398bb60fa3a046c492a34a6940fcd5319ce', '1', '2026-11-19 01:58:38.346869+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\x87d183a937560430b8d973ce67537f99d7949e57f123f2916efb766ff242d41a', '1', '2026-11-19 01:58:38.346869+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\xd3c4ab0150ce2beae558918a695dac0b32fbb92668845616c5a461cd8f4c29dd', '1', '2026-11-19 01:58:38.346869+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-19 01:58:38.228728+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fdd8-7fb2-af3a-c0d77a7cf3fa', '01a1f186-fdbe-79e5-86e1-770c8903f20e', E'\\xdf5aac54d8b0062f83f572777deafa4afc7db881e40661d0cf1b5a125759bee8', E'\\x8d46917476a4cd9ff61a69e61bb21122d938989a5d5885ef1f44dcb767f83ead', E'\\x065cb963e1ea9faf7d0b492c51c05069838cdec5349cee5a406a2b46146677d1', E'\\x0233131d443f1b375d1637ef35204307dac4555306d0c04f3923e06cad2faf580c2e9835cd23a94ce9168e68dc29b34318fc419625011fd38d24fbd954349e82d2b18363e81047bd5119c33af99e469477d5170781b0de2d15b8090b6ccdd523d32f9a', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-19 01:58:38.296+00', '2026-11-19 02:58:38.296+00', NULL, NULL, '01a1f186-fdf5-7393-ba5d-9e0a872f4507', NULL, '2026-11-19 01:58:38.357+00', '01a1f186-fdf5-7393-ba5d-9e0a872f4507', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at, is_in_file) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '279505351806', '01a1f186-fd3d-75ab-8a0d-d50dc2959f58', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,51802,279505351806}', NULL, E'\\x0233131d443f1b375d1637ef35204307dac45553061992c09b20b1089a72042fc7281dd3cf65afe031c82c7d2d631fad8fc2ce42e310813ba7b44ced8d1703703c50c5727c233ff99c4c763f03d641193a48d251acb83f5ba6c75438855e893296c3d52b0fde', NULL, NULL, 'query', 'true', '2026-11-19 01:58:38.142564+00', 'matched', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd05-7363-8200-86cca28bfccf', NULL, NULL, NULL, 'false');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at, is_in_file) values (E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', 'notification/0102/83700001/1523.40', '01a1f186-fe3e-743a-9cc6-0c41b80d5072', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d443f1b375d1637ef35204307dac45553066959f7d73aff59e47baec73100f8bbd6d252ab9229b6b5d6df51165ff5834c166072cda6a020505a76beeb1924d094e466e2b93e4c239e956087a6db0657a60fdeb3010a1d844039c7f62066cf3505d47871ee78f29f6772f094481ca77c2897287e326fa1', E'\\x05332f23e9b597151ea012785e033dae4af9c3017f341ce0733b958128a69f93', NULL, 'notification', 'true', '2026-11-19 01:58:38.398591+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-19 01:59:13.398+00', NULL, 'false');
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at, is_in_file) values (E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', 'notification/0105/83700003/1523.40', '01a1f186-fe4e-74a5-90d0-59b390372f93', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d443f1b375d1637ef35204307dac455530628f84a0e990837c376a57bedb907cdf85e8a485ee0d97b40722ae42af8a2571e1cfb6b523bee8aa0cbeac404af74b19fb415814b78a8688183b2ae680ab1e30d5469f3c63a301de6d374e938b8bf31c886f6a3599a2bab5d2ef294f871e61c60ca0d836d31', E'\\x05332f23e9b597151ea012785e033dae4af9c3017f341ce0733b958128a69f93', NULL, 'notification', 'true', '2026-11-19 01:58:38.417398+00', 'ignored', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', NULL, 'Deposit of the owner', NULL, NULL, 'false');
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '279505351806', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd05-7363-8200-86cca28bfccf', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-19 01:58:40.012454+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '2026-10-05', '1', 'added', '{}', '2026-11-19 01:58:40.012454+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-79e6-b7a3-aa0f4dd9fd0e', '20261005', '30.51', '2026-11-19 01:58:38.178+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-19 01:58:39.952064+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /movements/{id}/ignore', '01a1f186-fe78-76a7-9c4a-2c286857bbed', E'\\xe2af15fdc92f168ac416eb673bfdd1b633fd0db871a197b83f20834d831b62e2', '01a1f186-fe80-7dbd-8226-4c4e4efa3f77', '2026-11-19 01:58:38.468952+00', '01a1f186-fe4e-74a5-90d0-59b390372f93', '200', E'\\x0233131d443f1b375d1637ef35204307dac4555306dc0d64d43ec1ea1784d0e71db67510461a904c36a6c522f44c0a0a7e3397cb97ea130677c5b24a265a06c6aa4436da904791d63557ace7974794309b25fe789bd81e68ebd514559c3cff97ae37b4eadbcccc09089dffdcc796f33668df808e161084454b445819d23ec8b7a8bbb48be447b151aa9d43429c0943da1942e6297141fa6784170188ed30d18824c78e42951a1c72874ccc9b2968ea53ebf9f0fb46f7aeff491307b77e71c9043ae153f1d38c7ef38656955bf47c2751f550bb62705a164ff97db39a682c241e63fc0bdf4db055c0f25ee8e70c74193bf24c4a9e3e67ed843951dae72e2b8674c2f60e9bc62b8b898c11bf7ad9773a014b7e9477b80c49a90d7b1ef9bb81494d4809858a209052c54e59c4ac1973d1174dd3443a19f91a595475bf38653f1a3efcb162ecae88c0e1680e4ae1b1333e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /payment-links', '01a1f186-fd98-7540-bf15-8031c6442ea1', E'\\xdf0c1be5e5fb4971321f9a450d27073956aa7a25e7f2131c99f746282cf9eec4', '01a1f186-fdab-7653-bbba-60087942e33f', '2026-11-19 01:58:38.273711+00', '01a1f186-fdbe-79e5-86e1-770c8903f20e', '201', E'\\x0233131d443f1b375d1637ef35204307dac45553068f92df29324d630fb7f4c64865bc30f0f94aed119631c0be54bf67e40ae341ab4deee59f3103e3ac90973e9fdeb74dc49bb3788a292a79f0cb4cb423814cd4ba350c4ac8179ffdbe8c524900cdb08e882432b4368f6d495b5f6f67c64577ffef6c27dc5adf65ac12d837feff6fd052c4f093549005ab5ff8a0a7ea643498a05e3f60cff2feb084e28b96f00203ff02d833a1c14ae3e43cdd0372c787fa6a3ad193eaba037c806b89a20a5e641f96f9d417be72d6e87a62cc9206a32effc1f2c668aa917c72cc4196f208e1e705fc783abd3a7e96ca542e6747a489bd876f199f7d62bc9528ed92b8a7570be44e0367ddae15ac52fa518e1cbeb4370da85b67808a891b30fe6c61d33395bb3455fda239c21ef68754aa0c0126ce495c7ea8818015d5b49b8e93fb20583cfdceb98066441f82eb365e1f9ddd7b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /payments/credit/disburse', '01a1f186-fd52-70c6-a52e-62498b1effbc', E'\\x776345869c5790585ccbb4b9f795bfa55e796d39cd28490e56b387fdd1e45f90', '01a1f186-fd60-75db-9524-73b11aa7315d', '2026-11-19 01:58:38.181508+00', '01a1f186-fd62-79e6-b7a3-aa0f4dd9fd0e', '200', E'\\x0233131d443f1b375d1637ef35204307dac4555306b64209aded39863d4c2cdb33b81a3916f6c9aa403a51fa33d3d7f1f9d60e9964fc6f39f8f6aede62b9452061af926ddda2ba2505c50f1a556e1b27ab77779006f10b205119d5a9a02d30d59ceed47813120b93f135f4af6509789e8f2f53f1ab3a6dc79c3564dcba09fea09ba26aad8457cb003f8ef09bac076eeec7fcbf52733d977cdc4362f57e192714c22b9c50325255f44ad4187c4505fbc38c851066e7bb1db66455e2b29ecb60e34471444da77e3cbb0f582b2fca1c3676289c652e7a05079c879831fa72dd5b624417459d3b533a7c6a241fd5d131106e891ff69db4cf06e3a127bd36d2a01a45341b9d531abf859398b0c3f3e755f03044f2e716414fc3cae75f07157e96939affea3504585855a8e1b09b0d941192a6cd45e62dfcc772fa8fe9311a2b1c67757c320278b7be9f96747959fcec0a532fb8617fa50bbc83535241bff133dc8858497dea39f2a7ed1f7c483813dc2950f8242e1e7e119a5acd9a4e5a581a8b92dccb745a253e82348c054f8ffd27cdc8e473c96af9517d8090373326c3dceac5b2f191173aaa4e01bbc5d7a9c1adde038763cb8511673db3995c4005ab4c5132ae447dfa05cfbde8930c0ead19bcfa842dbabd0ce93295b5ca3c1a5856ca784edc321d2e21fa30b0bffb32c117eb8c74e9bd7ff9776e9818591c49e13db8f3d6708d2cfbb1f8d840c3e1ee88d1fe976a93fc6d790b56107407d74345c46fdb96013dd996774371cf667fe0a2a20a52dda5f539b8be397b1bf57d84d374afea3d232db395438d930bf797bde5b40a5bfe5afb406498f3b7c998bf85b3f7bbc67a63b6d0c92d3f692bbcb684fea1ae9b4a6c8b8427b16d3341f0a82c12719711e8d50323d530188fe17d10e6f36dd96a34206058cec47be82ae81ad2416849a5c0424d5b33b707a951df168a2e7f549af25defafce4d1f76a762799cfb791f89ea17c00612332bcfc6bcfd92d95b7ed084630658936012a5cdbc2fa6bfd975b8013ea23ab8342073adadb1333b115cde30428102ec51b7cf5dabd86ab306a6ace4354ac6eeb78fbd2dab84a162c6a9c134cf3bfcae6f78dfb9e547ad384c3c6504304143732b70d988470e2930331ff87639bdee6882', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /payments/pago-movil/verify', '01a1f186-fcf4-7b18-9d94-2007eb55eafe', E'\\x6d5666244a77f8afd858b801def8f2b70af12d93633a8a90444067b06a57d1c3', '01a1f186-fd03-7fec-a70a-6c44c9735d3d', '2026-11-19 01:58:38.086526+00', '01a1f186-fd05-7363-8200-86cca28bfccf', '200', E'\\x0233131d443f1b375d1637ef35204307dac4555306af9f7bb28527c31c2db776e9247b670fd37786a551f71d81735a642ac5634585e52fdf4e431e496ed7daa9e571c2c3bc729c52b308109495cfc3b31a57e4e406184058ec2e7608454c3209906a2cb218cc08f8be96f50fa537aa048d0239c5897ba94ff34e026a7c72f7373421f816fe0645c1fb0801f9a60b85101b7d027453a24f822e1657a96028074b9ce005f4319e6081212c5dd752dfd0098cdf63fa909f28e1c32b42687b4614ac80c2ed27c6a0cd006ccc6a0c7f21017d72c6f2824f66bdb3bcaeafc953636a2db7894d28c93aa3d94d345013718543e30930390c61f2faa38cbd9ca689261f584c32ecd2d6c53b16f88105df4ce1395e430c4f0bc1348cfd66722af46af219e72568f40e91295f5ea1fe47fe7b7844a992d1c5b91d0198572fa5d76782705f73c2bfe1a98dbbff0908b27e0eae7a2371193b58a557530c5521902f62935e0946b9e400b40af0cc3818544e775db63c07f1360138a3524a4bc9dc3d250c9bad65278788ef5e9d7126beb1d505f7b963cd4156df6cc0942145e93da360742a1e12bd57a597ae18abbf0bca0f38b9848131fa5f81034d2df0d3f5a2437fd85c622886015f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /payments/vpos', '01a1f186-fc7b-7056-930b-8291a57fe1a9', E'\\xbf478d7386014fecec822d6f2bd769bb9dcc0f1186555da81ebc6023dbc4fe0c', '01a1f186-fc98-7d89-8885-edea88a0e2db', '2026-11-19 01:58:37.987716+00', '01a1f186-fca1-781a-97fd-d080b2754003', '201', E'\\x0233131d443f1b375d1637ef35204307dac45553069acb5b82d63ec6ee8f4362f69e46086a754dafcdb2a0bded55e9c2c58289625dc24815927cc21c1af665343dbabe08fe443d1ba5fcc66cf0bc07fe0bd42aeb2eb474bf74742de2122c8ca2d3e411ea1171b1baf1c794505db390be1352e45c66c91f59d050eebccf338a3a518109f67cf6c38e3ff3c85d8d1ec071f40e014e2d7f83c6e2e3a6e72540fa14d317d48e417656ded246323c08f3d05d9fc062ebee30d510189ad48e712fe0f1c319207fe790fa45673756975674a25bb39adf2f0693dcbb74a9c60edf9cfb39c8dfd66ad153efbcd9a07a60a682fc66cc8ab0bfe5e8b1d50d153920e63553c627f05522fabc0f267f37b26c6c2c2e78c5eff9b2cd3133a620cfd3dfe7b351824e81ee85f30df78d45c15fa850f10bbd08fbee68f783da41956130f0ecfa11aca44286bf36a29db8c90ac411550fbd82d88e9bcded361cbaaef56f467c4c89b2366e8b3f65ac51be52d19cf2f2b583748da40cbbfe816164035a9c871409c28e59dc6a50420d3516fd5bf261442be4a8b92888871ed620b2c6c0cd60abe256f21bfc3f37fbf46be26b3765f1467027c64bdd26d5c233f8da89725a53f1a087fcacc3de2132814981c53da5948f72d89d835310f7d2c45b1a442beda34d', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /payments/vpos', '01a1f186-fcb3-7057-86c1-0d59bbed6ad2', E'\\xc80f5e052bab0273f672d165eff29c0cb550214880190c38e35bdb327145552a', '01a1f186-fcb7-7592-a1dd-146afc306d37', '2026-11-19 01:58:38.015048+00', '01a1f186-fcbd-7a5a-b775-2a98b8edf9df', '422', E'\\x0233131d443f1b375d1637ef35204307dac455530672b5d151e56276e2b7668f98ed597adc0389f3b6c4b8e910979eb5fd9e00d5bc70cab3e01e64853bad2ca8f2bc9da49751954b241c0ca618b1b20e2e7f3122b85b8773f880cce9d1563636fffdef12f798c6dc66d10aa88b4fe3e7c30482a307e8d3c36a4a479c3924b131b0edd987cfd8792340713835034d25ab99649685219fd0c2496dbc11e14591d7d9e42bc1d223b919a13cfb6812d4887ba2d0252f12487efe64851536e7755ff56b1fb659e18be0599c996665f5bf61aaac8ad683fb72059456b31854024841423e5b6cfa01ec687fad6a8b0e989e92cf7ed3fd560b6cbaa4bdc3353faa02604e62c6c6315e61125aef68dd8136e32c44b117c93b6e198e1806b6161ba978bba40c8653deb80496f877bb91985fe0bdaae49bf1b62edf930a5579d3724be1c7f0e788dfdddcf772b7e0396cf8557269816e95376ce7890d262305375d1b0a38de7b0d95e4108e805ee6978b971aa1e871a3baf077dd15da504f297241b9263340d42859fc6260e54d3c8ef708c47ddfb4100d93004a0c8c29937557ca5be2f4f32b4553dd745e413907e97ca61fef0c6f9041d23a0372b9fb80a6e559da97fd685595aeada2d1131e01b4eb0984e8280c2804bb77beb6934b3dc746ca64ec', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /payments/vpos', '01a1f186-fccc-7b41-a8bb-b4c0be26ca91', E'\\x2a373411c99edd8a63dbf6d23f85da2b4ef3ff31af039005b613894e65dec58d', '01a1f186-fccf-7fdd-94c1-1c7f91afad63', '2026-11-19 01:58:38.036778+00', '01a1f186-fcd3-7067-9d72-c03382b63b73', '201', E'\\x0233131d443f1b375d1637ef35204307dac45553061be66dff615ccc330092aaa9cb014cc2132d00c4fc91c2e6ba3dd78ae2ae8655428c9b8ee42600f1f41a59762d5b8ae93bf51b96477f9ef4d268aeb232c8297645fe516b39ef84c6a92653e83bfccffa71bb4e9d423cc3997baea8387b1f2b1846ec6b21b3d9d36c7e7ec00b9586e1c433874028bf63f35d80f781175738ac5b53d9b3af55c7213f165d18c908ab910d0bde2ac4a28df52866b805e3608a2426a45dcf6a4df51e0cff9a7a0490be1971ba6e9452b6dee6eb4146dcde5f41373597dcf27e3f34fe57d2a325717be7a9d89c1f48d5b83dd45534c497d3c5f8ddfe7ad554425e8288fb8f18efa18e9fcddf50a7384cca622df4b5e97b65a4a19f8f9678279a4eff93ab3ef6908f3a03501e55cffc60d333e6d574cd521c27e5c9de3d3dca66879e0af3d42abb2c9c3bfedf1b32437a524e332ac9c8615cf0ce9e1a4a064f1bf9b025c33cc7d8bac3e3b13a5b4f6aac941f5c682df244d5ec4cc2b06f6b18d7fc118ac6033ca70725c6f969309737d7cd8aab7558ac19ba05561769a7458bbe23b969494b129d29ac04287abb5398292b6165a4bc6bc7d109f76643c8444d6def5ac9df93f6e0e2677cd039ff4fc5e6a31b1f17c54c4db8293c21d7fe', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'POST /payments/{id}/reverse', '01a1f186-fc41-7e22-a3cd-9cf9e08765d5', E'\\xb4752b57ed375dbaf05f1647378f454422a900b4ab9764aa0b96ac0434309c0f', '01a1f186-fc4b-7c8c-9ca1-62f7747d1f96', '2026-11-19 01:58:37.906768+00', '01a1f186-fc26-7308-b071-643a01248e40', '200', E'\\x0233131d443f1b375d1637ef35204307dac455530638607aafe9549d86dc2a6d2d010f8fafc6bd11086c9078bff39c14e5bbffe5f69fc9e09756455eee512294115b6db8b3b053c5c37a428db10a8345b2286dca9e3a7497081fecfe8526f9a0125b271544e52787fa724733768635c6b142a4b27200298c3432a771486638c74bb465dcb675e9e97214588fa8fba6be90be1530770bd43fcc7adadd98e2bd0bfaf9558ab84edb87c874bb1227871e9fd5964b8b266880964f8fb388db064fdd1c66cfd05457c83fc72e9bfe826b75daf8c6b31f932a317ba0f4ba9d52d5ca3755c0617bd6cf6fcbe205357925ce5f44329c40cfcc4785c2dc1849fba64327c3ca08e230da3bacbff3a5d24a603dc4bca8663f98e9687f5445d023fe66505d7de127423a5216d48905e192e00fda909f90a7e965bb13d07bda3f102deb23e0e8d839460cf030c642eb167588b3709fdad8b899e3404916aafd08dfc548c65c17e426b94e9d20c6e2c985b026c75f41b027af4022da96a1e05bde012bf95eef7c4663977d9b44ffa222884ea0ecb1fd07b28ded59a7b1550555aba69b2c263dd2a1e70300fe1c897b2426f78b9bef3f9d8cfd4f840d6b348189b9d1902906dc06bc737cc0508810ca152c7ed2f935ceaa4f57a378b17263e0eae40063319056cc49094785384187783dda6de0e230c4d6f2ebfd5d8cb0e9cacd52e63fe5c0af7757eb0d8bfd480c4faa6a72520310d624addb7631b78fe616ffa8c9d05567f683a38cf1fcd93fe771db0b4e16da7c8b2a27175c886a833e505cda8e105d6e9c663e98ca3cd0c1a466cd60ded2b8d6dbcee67e9ecc338a5a9eaed7df6394e1dbc22befeed4e1fcf01141bd73ccee9dee8ec715f0e9d23150a919d1cb49', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '2026-10-01', '2026-10-31', '2026-11-19 01:58:40.011128+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d443f1b375d1637ef35204307dac455530673e5f288743ef6ea1ec1826fbe9388803a3b05b7c4b1eefc79e3ee1547960e3f31940f9fac85651b5da0d0be39f7962f039c1d8715dd6c33d52dba029e57109aeb713de4d3b6b46ea7506f88943172a1224646516f517303ecbc7ed0', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '53d81a96-eeef-4404-8109-c96ae5cc4171', '2026-10-05', '01a1f186-fd62-744f-8f7d-262912a95840', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1457d8b2a52b478ffd45a57302034501385863c51c63f59f0ea9e80c7abd917e', '1', '2026-11-19 01:58:39.72232+00', E'\\x82e30216f7e9e2f727bdbb2568a28a974e1c4e0507ee4c804742334484e90d11');
insert into login_attempts (subject, count, last_at, name) values (E'\\x3e6d349a7fdb6c8ec6d7828ee928e6a57c1986503b16a4aa44d18a48491154a1', '0', '2026-11-19 01:58:39.192402+00', E'\\x98b3d12fe62dfbbe7c648450f9eae930ceb3d7fc3f3a0a89f6319d51c8e3e8be');
insert into login_attempts (subject, count, last_at, name) values (E'\\x9a6775fe08334d89c82b4cdbf694e8f9fa4e4540a4e485e5a5b8b6d80fa9bfc1', '1', '2026-11-19 01:58:39.720729+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xd89a776631bf97ec912fe8f612a6e94d8ae63e0c92da96f5caa6aa8baaa21ccf', '1', '2026-11-19 01:58:39.72296+00', E'\\x82e30216f7e9e2f727bdbb2568a28a974e1c4e0507ee4c804742334484e90d11');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb64-767c-9047-e7d3393157f4', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1f186-fb64-767c-9047-e7d3393157f4', '2026-11-19 01:58:40.019636+00', '2026-11-19 01:58:40.019636+00', '2026-11-19 01:58:40.019636+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x76dea73f45e1c21cd87a40d8b2251986389da033d06e07409f22ae8e074be09b', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'r4', E'\\x0233131d443f1b375d1637ef35204307dac4555306306420eb3a5e282ee3a5459b8032631b37452b22fa2a2cdcbc2efd1d93c2663795ddb40f1116b460173eb21aeeec8cf8c905492b623a0b8b9daa5306b223f10c82ebfd840a6286a7cfb4fda28022aada8720a509', 'true', '{}', '2026-11-19 01:58:38.38039+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-19 02:03:39.999985+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$_5NGkz6N_Hp4F4vIRUxrhA$J1u1vtLwqid_ifcLwR6yLC2kdOldVhLFu0Sgrp2PYYk', '2026-11-19 01:58:39.138992+00', '2026-11-19 01:58:39.149938+00', NULL, '2026-11-19 01:58:39.678688+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('ffda3a47-00fb-4a5a-8432-6c6871d363d5', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-19 01:58:40.000847+00', '2026-11-19 01:58:40.000847+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', '$scrypt$ln=17,r=8,p=1$_5NGkz6N_Hp4F4vIRUxrhA$J1u1vtLwqid_ifcLwR6yLC2kdOldVhLFu0Sgrp2PYYk', '2026-11-19 01:58:39.149938+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('431d3a36-a5a7-4a8c-8f27-6f246a55abf4', '01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-19 01:58:39.996916+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x3b417cf24ca6bc6cc0568311bd5543910a1fff605bf8d6f90ecd1db5e226ee42', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x45e29bd0c36843f061428da9fbdbeaa2142e52d9f45ba5437852d7680dca3d53', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x554f3659a702eac18eaf3627035c039e3b29302972b98344f1a793713010f06a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x609988e97467db4316098c228ee456b9668f849a3cb61d17cba7f4da4da54ee9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x8c75f627b53bc06f62660ec5825ef47645bef1a996ae5b798b05e54600f6b558', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x959161d40495b516cdb552b60a8d95a167b8da7939f042ec030f3aca73e3e084', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x9626a78b39c4ac5e7b5a63b6ef303a2360e597807818be5432476dbaa569fc46', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x98f1faff024a823602c0bd9c5cf01a5bac4447ed2d6d31b8531ecb5fdec0a347', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\xdc265bcb7a183c8361ed101357d8e1871c9ef0036b10f046f038cf611092eea6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\xf00fc823e3adf1d487028bd22f3c4f98bb60e7d01e28ec03f02869d25c3d9b75', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x1b960a7e09e30aa74557e2b7763a4684400c514b6f391417140f4b80eea0ea25', '01a1f187-0122-7142-8cae-ec901e7bd1ca', '2026-11-19 01:58:39.678688+00', '2026-11-19 01:58:39.678688+00', '2026-11-19 13:58:39.678688+00', '268d614e-1293-432b-91bf-85afb30e0216', '127.0.0.1', '', '2026-11-19 01:58:39.678688+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1f187-0129-74b2-9aeb-28747e6bde1a', '01a1f187-0122-7142-8cae-ec901e7bd1ca', 'pas_op_5Tq5cx0c', E'\\x1df8c3a8f7b14021e114742899dac4fe7ecbcfd3a3cc8fe197f63dad298cb8d1', '2026-11-19 01:58:39.146351+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x0233131d443f1b375d1637ef35204307dac4555306d5e72356fe5f4f9f0bff5227e6071acb911727ef599b45b48653c801595e7723fe8b5871f0573943b4f6662518f57fee308a0937c30d8ea8b8824f2af3faa38634678a31', '0', '2026-11-19 01:58:39.72936+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb64-767c-9047-e7d3393157f4', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-19 01:58:37.668+00', '2026-11-19 01:58:37.765+00', '2026-11-19 02:13:37.668+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac4555306a8e0d820debdf7c8d9b5f58a6058bbbbefe3e2cc380b0dbf964ffdfe2eff9fd6c318a0e336d777c5de11eb39dcea8fcfc4816a81f76d0a4a7ea02d4897c6bae5787205e50be93443a22e5c6d2ad378ccd7c8af7ec1160ddf8e900bf78e', E'\\x6146bdca31d7383a19090e0583f84e2ff71a602dceed67a27768d293ef530608', E'\\x05332f23e9b597151ea012785e033dae4af9c3017f341ce0733b958128a69f93', E'\\x12c4d24e582fa5b9cd84558f34f478711663da74d31519b32adaac9f6a10e462', NULL, NULL, 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fb8b-7631-9b86-43e4774f9273', '2026-11-19 01:58:37.707+00', NULL, '01351776', '505351776', '{505351776,1351776}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-19 01:58:37.796+00', '2026-11-19 01:58:37.846+00', '2026-11-19 02:13:37.796+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac455530655497bbd7700cbbda53ce1eaa694cea24477e33b402e4e13a63edd89f096f413441bd6253c1d394056b49489f29bc95aa1dc65a0c4b41bc6a338976987c94f5b2a89f58572c6354d0898e047274bd99006680b7ce52d95dac274289bf6', E'\\x6146bdca31d7383a19090e0583f84e2ff71a602dceed67a27768d293ef530608', E'\\x05332f23e9b597151ea012785e033dae4af9c3017f341ce0733b958128a69f93', E'\\x12c4d24e582fa5b9cd84558f34f478711663da74d31519b32adaac9f6a10e462', NULL, NULL, 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fc00-7a9a-916b-6dc279946320', '2026-11-19 01:58:37.824+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc26-7308-b071-643a01248e40', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-19 01:58:37.862+00', '2026-11-19 01:58:37.923+00', '2026-11-19 02:13:37.862+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac455530623a5bf7881e2720d41eeb4956427701888f4c1da367444eb4efc01cbe3225803d82907bfcc784366e43bdc61338e0b498c2a05cb45dbc639caa30b6282aaa49f078a67582f44ddd2d254bc5369d5aa08f1923aea18bd5ca1bad735fba1', E'\\x6146bdca31d7383a19090e0583f84e2ff71a602dceed67a27768d293ef530608', E'\\x05332f23e9b597151ea012785e033dae4af9c3017f341ce0733b958128a69f93', E'\\x12c4d24e582fa5b9cd84558f34f478711663da74d31519b32adaac9f6a10e462', NULL, NULL, 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fc31-7e77-b29d-8fefcae406e1', '2026-11-19 01:58:37.873+00', NULL, '01351788', '505351788', '{505351788,1351788}', NULL, '000000', NULL, NULL, '01a1f186-fc51-7371-be73-75c36bb28d86', '2026-11-19 01:58:37.905+00', '01351792', NULL, '{1351792}', NULL, '2026-11-19 01:58:37.923+00', '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc73-7afd-89c4-5350a5e6faf7', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-19 01:58:37.939+00', '2026-11-19 01:58:37.939+00', '2026-11-19 02:13:37.939+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac4555306c4ad1ef6dedc362317e3f72ba40a7cbdf6f1660f1dce811dc72eae998307b49dcb34112a8a0e5d6afe7ecb2c776e74e1ad4b8cc893da5c61511f5ee5c84a79271e5fd949d51e1cdb1e47f9cd926b88341c5cc8e5f8a1a9cdbca46c4f80', E'\\x6146bdca31d7383a19090e0583f84e2ff71a602dceed67a27768d293ef530608', E'\\x05332f23e9b597151ea012785e033dae4af9c3017f341ce0733b958128a69f93', E'\\x12c4d24e582fa5b9cd84558f34f478711663da74d31519b32adaac9f6a10e462', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-19 02:13:37.939+00', NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fca1-781a-97fd-d080b2754003', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-19 01:58:37.985+00', '2026-11-19 01:58:37.995+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac4555306cf3e3c533a2cfce84bdbefb986dc6145b6f22f6c4828fa28a7aa3e9ddf75c91287825d39091fa7afd1dfa3777777076727c0d4c5263bd0c9785e2252abd75cae511e726b03ae93cd65ed', E'\\x898c0263b097db6706a98f4cdfd6f212c632dd9db00d3873c6a812fb355a4860', NULL, E'\\x894f795f283afd33d0f0bba5910fb1333790d48bd1993a44e4590bcbd64cc002', '4242', 'Visa', 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fc9a-715a-8647-b4f96b0d321e', '2026-11-19 01:58:37.985+00', NULL, '1351799', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fcbd-7a5a-b775-2a98b8edf9df', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-19 01:58:38.013+00', '2026-11-19 01:58:38.019+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac45553060db1ff50cee0fdc65faa933c1727262e42b01cf5f66fdad0d784fab9ff92546644be2e9e0277901fb63158dcb556caf8ccf354944b21650271d8c863d9c4b11f3446e1c3ec1b3d5cf5ce', E'\\x833c119ef43ab2c17bcc4fb52767e44484b8e00efabb9d8337fbb8d2e6e90278', NULL, E'\\xb689b4da590eb760f765b5150b500f3f5ce57dbd6695494308ebaaec89425f24', '9995', 'Visa', 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fcb7-7642-b7d7-77c1cb623e3b', '2026-11-19 01:58:38.013+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fcd3-7067-9d72-c03382b63b73', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-19 01:58:38.035+00', '2026-11-19 01:58:38.045+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac4555306f122142be67d130cbdf806a923394a25d24825569bdf47677bae04a32cd6f4d9ccdd1c25fa9b5c00f9aeb1893caedbc3f69856d701be9fe4735077c816465d54a82bea9b0318b1611a1f', E'\\x419377048b972e64336936fd9deab39d0a264f5c5d7575a6cfe89b673e7a54b8', NULL, E'\\x404c6ab8a38be501696ce77ed72c3e9ecc231283fca113dfb1265f46c572abdf', '0119', 'Visa', 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fccf-78b6-97fe-98c909125760', '2026-11-19 01:58:38.035+00', '2026-11-19 01:58:38.045+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-19 01:58:39.413681+00', '2026-11-19 01:58:41.808+00', NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd05-7363-8200-86cca28bfccf', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-19 01:58:38.084+00', '2026-11-19 01:58:38.128+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x26320c843df23e11a248dfd514dcd6353c42b5676bc07186508e25a11dc733ed', NULL, NULL, NULL, NULL, 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-744f-8f7d-262912a95840', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1f186-fd62-79e6-b7a3-aa0f4dd9fd0e', '2026-11-19 01:58:38.178+00', '2026-11-19 01:58:38.197+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac4555306bdcfe1a80b768006cf35179b71c57d3e8b1c056e92955b5a1830ca12611329600349b73277d1587c039facc928c86c8ac25cd61326773d492e1cd4b30340bc8fa67875ea9fae326dce4b8c5c04760011b28de7872a07f0f69c523ddb4bc110758faf83f81c2bdae8a5d0bb82cf046acb', E'\\x108c33a756bfe3b505babe6d58b70816a2aaa6196746b79f1def09a7fbd933b5', E'\\xba442c4987710276e8e7709706ebaa0089b39d4e4b0e62d65312d625e9bf0005', E'\\x12c4d24e582fa5b9cd84558f34f478711663da74d31519b32adaac9f6a10e462', NULL, NULL, 'r4', E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', '01a1f186-fd6a-7d43-965d-51e19e6ee002', '2026-11-19 01:58:38.186+00', NULL, '55351819', NULL, '{55351819}', '92036a69-0653-4f8a-b0ec-1a058e8cec5d', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-745d-89f8-ff1e97fcf0b4', 'DISPERSION', 'FAILED', NULL, NULL, '01a1f186-fd62-79e6-b7a3-aa0f4dd9fd0e', '2026-11-19 01:58:38.178+00', '2026-11-19 01:58:38.199+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac45553063360c5fe7fa6d2fdfed7705a63328c8fd07798ef83ad4913ed66eb4a85ccd87ec4bf88dbe619d64416803a7537506626042d9432675c10502a173651a4311a0b7a67f9ab64858d1261e5c300acb366f45825721830a8c73ab44e3f92b1fe01f14563b7c3ebda729f65b9fd59d1f6d2e6', E'\\xa2276d97146e8e76368fa0aa46c6543dda5d3f0582b66515bcd15e01c2563d5b', E'\\x7d1627de2ebc2627e0c0915eac2bb62b6e526acb3dabcc17ed914a2484d78a1a', E'\\x12c4d24e582fa5b9cd84558f34f478711663da74d31519b32adaac9f6a10e462', NULL, NULL, 'r4', E'\\xf17f1917b1ca17a95b3da1bd11d341ee688396db348d54a7e879ae1fbfb8452c', '01a1f186-fd6a-794f-a788-45c0b660b775', '2026-11-19 01:58:38.186+00', NULL, NULL, NULL, '{}', '35baa096-75b8-43a3-ab08-4aa06c389d1c', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fdf5-7393-ba5d-9e0a872f4507', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-19 01:58:38.325+00', '2026-11-19 01:58:38.357+00', '2026-11-19 02:13:38.325+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d443f1b375d1637ef35204307dac4555306a21ebb0168989e3c12ce302aa016b25d0732d849626b798f3a448497424216aa03699c1d167de93b017e3b054008c0e8215e543eeb5bf32f09038bb8dc902c66f69b7183a8fdf72ab0b771c614ea544c4bf8a327946f8c5c3f708fcb07', E'\\x6146bdca31d7383a19090e0583f84e2ff71a602dceed67a27768d293ef530608', E'\\x05332f23e9b597151ea012785e033dae4af9c3017f341ce0733b958128a69f93', E'\\x12c4d24e582fa5b9cd84558f34f478711663da74d31519b32adaac9f6a10e462', NULL, NULL, 'bnc', E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fe0b-7a9c-9ca2-84eb11fdc8a2', '2026-11-19 01:58:38.347+00', NULL, '01351835', '505351835', '{505351835,1351835}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1f186-fdd8-7fb2-af3a-c0d77a7cf3fa', '01a1f186-faa6-77e3-b78e-93bcfd52c782', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb64-767c-9047-e7d3393157f4', '1', '6d125dd7-20c3-4806-8095-b186dbbf9529', '20.00', '2026-11-19 01:58:40.021208+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x899b669d9e21d9a8706e636d937b4b98e2a56a138c2bf11c30f973cb3f73ea6e', '01a1f187-0122-7142-8cae-ec901e7bd1ca', 'factor', '2026-11-19 02:03:39.938546+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-744f-8f7d-262912a95840', '10.00', 'key:requester', '2026-11-19 01:58:40.015695+00', '2026-11-20 01:58:40.015695+00', 'approved', 'user:ana', '2026-11-19 01:58:40.015695+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb64-767c-9047-e7d3393157f4', '01a1f186-fb69-7e3f-909c-6e3b18982d31', '2026-11-19 01:58:37.668+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb64-767c-9047-e7d3393157f4', '01a1f186-fb8c-7e68-8543-2472f6b96d99', '2026-11-19 01:58:37.707+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb64-767c-9047-e7d3393157f4', '01a1f186-fbc7-7ee6-bb48-2e1b0d9a7509', '2026-11-19 01:58:37.765+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01351776"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4', '01a1f186-fbe4-7fab-97f3-6597ee830cd8', '2026-11-19 01:58:37.796+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4', '01a1f186-fc01-7a49-bd00-f13d437bb516', '2026-11-19 01:58:37.824+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4', '01a1f186-fc17-71f2-804e-f9132a88c38f', '2026-11-19 01:58:37.846+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc26-7308-b071-643a01248e40', '01a1f186-fc26-73c3-8df3-607e3f4d0bbf', '2026-11-19 01:58:37.862+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc26-7308-b071-643a01248e40', '01a1f186-fc31-7d5e-99a9-9fe6b79bf8bd', '2026-11-19 01:58:37.873+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc26-7308-b071-643a01248e40', '01a1f186-fc39-7437-a23c-d12a58b50ebc', '2026-11-19 01:58:37.881+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01351788"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc26-7308-b071-643a01248e40', '01a1f186-fc51-7929-ba4a-1d62e618fb4b', '2026-11-19 01:58:37.905+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc26-7308-b071-643a01248e40', '01a1f186-fc64-7a14-96fb-21c67b22c17d', '2026-11-19 01:58:37.923+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "01351792"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fc73-7afd-89c4-5350a5e6faf7', '01a1f186-fc73-74bc-aff3-880e73fc97c7', '2026-11-19 01:58:37.939+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fca1-781a-97fd-d080b2754003', '01a1f186-fca2-78dd-b249-f777ac52947f', '2026-11-19 01:58:37.985+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fca1-781a-97fd-d080b2754003', '01a1f186-fcab-7b0b-a45f-d5b9a94dbd4f', '2026-11-19 01:58:37.995+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "1351799"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fcbd-7a5a-b775-2a98b8edf9df', '01a1f186-fcbe-7f96-9769-8a563b68b01a', '2026-11-19 01:58:38.013+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fcbd-7a5a-b775-2a98b8edf9df', '01a1f186-fcc4-772e-857e-14a833f9585c', '2026-11-19 01:58:38.019+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fcd3-7067-9d72-c03382b63b73', '01a1f186-fcd3-7297-9d98-a5ceb077713c', '2026-11-19 01:58:38.035+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fcd3-7067-9d72-c03382b63b73', '01a1f186-fcdd-76a1-9df5-2ec1a1f2b13d', '2026-11-19 01:58:38.045+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd05-7363-8200-86cca28bfccf', '01a1f186-fd46-7015-95a5-f34c9f6ebdfe', '2026-11-19 01:58:38.128+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-744f-8f7d-262912a95840', '01a1f186-fd64-71f4-9709-c4ee559a6126', '2026-11-19 01:58:38.178+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1f186-fd62-79e6-b7a3-aa0f4dd9fd0e"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-744f-8f7d-262912a95840', '01a1f186-fd6a-7b96-a334-63766dcdf70b', '2026-11-19 01:58:38.186+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-744f-8f7d-262912a95840', '01a1f186-fd75-7379-923a-def04dc240a1', '2026-11-19 01:58:38.197+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "55351819"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-745d-89f8-ff1e97fcf0b4', '01a1f186-fd64-790b-92fd-b908356f9559', '2026-11-19 01:58:38.178+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1f186-fd62-79e6-b7a3-aa0f4dd9fd0e"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-745d-89f8-ff1e97fcf0b4', '01a1f186-fd6b-71a7-ba2b-70271ae2247a', '2026-11-19 01:58:38.186+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fd62-745d-89f8-ff1e97fcf0b4', '01a1f186-fd77-7578-9b02-e03605f99d21', '2026-11-19 01:58:38.199+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fdf5-7393-ba5d-9e0a872f4507', '01a1f186-fdf6-785f-a20e-4c687189689f', '2026-11-19 01:58:38.325+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fdf5-7393-ba5d-9e0a872f4507', '01a1f186-fe0b-7508-a6a9-20e83c11ccaf', '2026-11-19 01:58:38.347+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1f186-faa6-77e3-b78e-93bcfd52c782');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fdf5-7393-ba5d-9e0a872f4507', '01a1f186-fe15-7507-af60-9808b03e6ed7', '2026-11-19 01:58:38.357+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01351835"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '2026-11-19 00:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-19 01:58:36.361+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fdbe-79e5-86e1-770c8903f20e', E'\\x10346badbd1842d3033014832f2b5cae88fbbf9930917a62dad01e4845f3d716', E'\\x0233131d443f1b375d1637ef35204307dac4555306370a2a6d7c9f097550dacdf75c222fbdbf4f54a9d939f4ef8217987e687dd60ebf6ea1223e7acac6c5d627a01bf418d3a1ec5020bca5b9c4007dda1c6f605f928be6750f3df6cecc9742524467', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-19 01:58:38.27+00', 'key:01a1f186-faa6-77e3-b78e-93bcfd52c782');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '9722485d-7e58-4319-9eb6-d74e2a882d96', '150.25', NULL, NULL, NULL, NULL, '2026-11-19 01:58:40.011623+00', '2026-11-20 02:58:40.011623+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x000e02e9752562a25a076ae69a2fadbfaf01667048815cebd631aab28295f1e1', '01a1f187-0122-7142-8cae-ec901e7bd1ca', '2026-11-19 02:03:39.941298+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '195', '2026-11-19 01:58:40.021454+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-19 01:58:39.945038+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-19 01:58:39.945038+00', '2026-11-18', '2026-11-19 01:58:37.397029+00', '2026-11-19 01:58:37.493114+00', '2026-11-19 01:58:37.493114+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-19 01:58:39.945038+00', '2026-11-19 01:58:39.945038+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-19 01:58:37.493114+00', '2026-11-19 01:58:37.493114+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-19 01:58:36.730789+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-19 01:58:36.73152+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-19 01:58:36.742316+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-19 01:58:36.742689+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-19 01:58:36.747639+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-19 01:58:36.748+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-19 01:58:36.748+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-19 01:58:36.748+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-19 01:58:36.748+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-19 01:58:36.748+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-19 01:58:36.788021+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-19 01:58:36.788538+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-19 01:58:36.795663+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-19 01:58:36.798079+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-19 01:58:36.798635+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-19 01:58:36.798635+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('41', '0041_account_identity.sql', '2dfe1a4a0235e5aacf992518ab8f140e3023ff0cc7ef45ca1be531286de35b31', '2026-11-19 01:58:36.798635+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('46', '0046_movement_references.sql', '367a7cd9ef067e6ce47397cbb4d7ee8bb6b60c606efa2d2706f6ee079532d98f', '2026-11-19 01:58:36.798635+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('47', '0047_imported_by_amount.sql', 'e800f640a8d22e3bd89f92ecb8b794ef5cb4d4a5d1f1fe2112d62517b7b0ddbf', '2026-11-19 01:58:36.817061+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('48', '0048_movements_by_ending.sql', 'b5455271abaecba593f98ecfbb61d1754b9a1b8601b1e75856fd05b5e00e366f', '2026-11-19 01:58:36.822053+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('49', '0049_movements_without_reference.sql', 'a5721a2aff223135de572b0449f221a1976ef2022f83e7a9555f0f0061158ddf', '2026-11-19 01:58:36.828997+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('50', '0050_movements_in_files.sql', '8828af827dcff9cfa656516c7c85c2019b7ba08a5cf45cd031f17d2321b0d955', '2026-11-19 01:58:36.830231+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('51', '0051_payments_rules.sql', '62972c3c7d55cea0c48ba874ad647cc8eaafa61c707414d66906f4d3b324ad3b', '2026-11-19 01:58:36.830231+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('52', '0052_payments_rules.sql', '00e27bb493ffa78768f29b6533e396c431f5b31bf0a4cb5e2e124d25577efd76', '2026-11-19 01:58:36.841167+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('53', '0053_payment_events_rules.sql', 'e7372c5effd7c9a506589887099d90c89ad8fb2778e5461c5df99cc6bac5c358', '2026-11-19 01:58:36.842477+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-19 01:58:36.361+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-19 01:58:36.361+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-19 01:58:36.84747+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-19 01:58:36.850363+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-19 01:58:36.842865+00');
insert into schema_routines (name, version, checksum, applied_at) values ('merge_imported_movement.sql', '4', '1655c5e0d3e35203a0f0e54ad9e25ee2792b1cf9886f39a57dcbc4391ee027f7', '2026-11-19 01:58:36.854395+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-19 01:58:36.852742+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-19 01:58:36.848865+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '3', '427497a17ca16bfdd7847947e701ecdd2b8d134692e983737fc3bc1d06ee2407', '2026-11-19 01:58:36.844701+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\xdec83f9f072aa670e17fcfd49a08343e6c8cc404b8d6ebd1c4ce494318b7a476', '01a1f186-fa82-7424-a362-393520e6b4fa', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-19 01:58:40.010512+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '814', '1', '01a1f186-fb69-7e3f-909c-6e3b18982d31', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fb64-767c-9047-e7d3393157f4","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.668Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.668Z"}', '2026-11-19 01:58:37.675698+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '821', '2', '01a1f186-fbc7-7ee6-bb48-2e1b0d9a7509', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fb64-767c-9047-e7d3393157f4","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"01351776","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.668Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.765Z"}', '2026-11-19 01:58:37.769422+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '824', '3', '01a1f186-fbe4-7fab-97f3-6597ee830cd8', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.796Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.796Z"}', '2026-11-19 01:58:37.801386+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '829', '4', '01a1f186-fc17-71f2-804e-f9132a88c38f', '{"event":"payment.failed","data":{"paymentId":"01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.796Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.846Z"}', '2026-11-19 01:58:37.848459+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '831', '5', '01a1f186-fc26-73c3-8df3-607e3f4d0bbf', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fc26-7308-b071-643a01248e40","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.862Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.862Z"}', '2026-11-19 01:58:37.863636+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '836', '6', '01a1f186-fc39-7437-a23c-d12a58b50ebc', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fc26-7308-b071-643a01248e40","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"01351788","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.862Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.881Z"}', '2026-11-19 01:58:37.882252+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '840', '7', '01a1f186-fc64-7a14-96fb-21c67b22c17d', '{"event":"payment.reversed","data":{"paymentId":"01a1f186-fc26-7308-b071-643a01248e40","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"01351788","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.862Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.923Z"}', '2026-11-19 01:58:37.925374+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '843', '8', '01a1f186-fc73-74bc-aff3-880e73fc97c7', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fc73-7afd-89c4-5350a5e6faf7","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.939Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.939Z"}', '2026-11-19 01:58:37.940799+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '850', '9', '01a1f186-fcab-7b0b-a45f-d5b9a94dbd4f', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fca1-781a-97fd-d080b2754003","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"1351799","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.985Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.995Z"}', '2026-11-19 01:58:37.997025+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '855', '10', '01a1f186-fcc4-772e-857e-14a833f9585c', '{"event":"payment.failed","data":{"paymentId":"01a1f186-fcbd-7a5a-b775-2a98b8edf9df","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.013Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.019Z"}', '2026-11-19 01:58:38.021154+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '862', '11', '01a1f186-fcdd-76a1-9df5-2ec1a1f2b13d', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fcd3-7067-9d72-c03382b63b73","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.035Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.045Z"}', '2026-11-19 01:58:38.046856+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '868', '12', '01a1f186-fd46-7015-95a5-f34c9f6ebdfe', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fd05-7363-8200-86cca28bfccf","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.084Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.128Z"}', '2026-11-19 01:58:38.15218+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '874', '13', '01a1f186-fd75-7379-923a-def04dc240a1', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fd62-744f-8f7d-262912a95840","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"55351819","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.178Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.197Z"}', '2026-11-19 01:58:38.198611+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '876', '14', '01a1f186-fd77-7578-9b02-e03605f99d21', '{"event":"payment.failed","data":{"paymentId":"01a1f186-fd62-745d-89f8-ff1e97fcf0b4","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.178Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.199Z"}', '2026-11-19 01:58:38.203679+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '887', '15', '01a1f186-fdf6-785f-a20e-4c687189689f', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fdf5-7393-ba5d-9e0a872f4507","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.325Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","checkoutSessionId":"01a1f186-fdd8-7fb2-af3a-c0d77a7cf3fa","livemode":false},"timestamp":"2026-11-19T01:58:38.325Z"}', '2026-11-19 01:58:38.327965+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '892', '16', '01a1f186-fe15-7fb2-af3a-fb9e2c805f8d', '{"event":"checkout.paid","data":{"sessionId":"01a1f186-fdd8-7fb2-af3a-c0d77a7cf3fa","linkId":"01a1f186-fdbe-79e5-86e1-770c8903f20e","status":"PAID","paymentId":"01a1f186-fdf5-7393-ba5d-9e0a872f4507","description":"Pedido 1042","usdAmount":13,"keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.296Z","livemode":false},"timestamp":"2026-11-19T01:58:38.357Z"}', '2026-11-19 01:58:38.358451+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '892', '17', '01a1f186-fe15-7507-af60-9808b03e6ed7', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fdf5-7393-ba5d-9e0a872f4507","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"01351835","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.325Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","checkoutSessionId":"01a1f186-fdd8-7fb2-af3a-c0d77a7cf3fa","livemode":false},"timestamp":"2026-11-19T01:58:38.357Z"}', '2026-11-19 01:58:38.358451+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1f187-0122-7142-8cae-ec901e7bd1ca', E'\\x6746ca24d9e97a09a3aa178149bb780febda2f591b204b631e55656d6c5a8079', '2026-11-19 01:58:39.942669+00', '2026-11-22 01:58:39.942669+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fb69-7e3f-909c-6e3b18982d31', 'payment.pending', '01a1f186-fb64-767c-9047-e7d3393157f4', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fb64-767c-9047-e7d3393157f4","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.668Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.668Z"}', 'delivered', '2026-11-19 01:58:37.668+00', '01a1f186-fb73-7557-990d-e7d279b45925', '2026-11-19 01:58:37.686636+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fbc7-7ee6-bb48-2e1b0d9a7509', 'payment.completed', '01a1f186-fb64-767c-9047-e7d3393157f4', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fb64-767c-9047-e7d3393157f4","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"01351776","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.668Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.765Z"}', 'delivered', '2026-11-19 01:58:37.765+00', '01a1f186-fbd9-7259-8ae4-5d4594d8fb60', '2026-11-19 01:58:37.788269+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fbe4-7fab-97f3-6597ee830cd8', 'payment.pending', '01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.796Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.796Z"}', 'delivered', '2026-11-19 01:58:37.796+00', '01a1f186-fbf1-7a08-8459-84c6c245675c', '2026-11-19 01:58:37.821366+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fc17-71f2-804e-f9132a88c38f', 'payment.failed', '01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4', '{"event":"payment.failed","data":{"paymentId":"01a1f186-fbe4-7e8f-ba5e-8d1813aac2c4","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.796Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.846Z"}', 'delivered', '2026-11-19 01:58:37.846+00', '01a1f186-fc1d-77f2-9566-8af287139fc0', '2026-11-19 01:58:37.856019+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fc26-73c3-8df3-607e3f4d0bbf', 'payment.pending', '01a1f186-fc26-7308-b071-643a01248e40', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fc26-7308-b071-643a01248e40","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.862Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.862Z"}', 'delivered', '2026-11-19 01:58:37.862+00', '01a1f186-fc2a-7ecc-82fc-7c19e56f2911', '2026-11-19 01:58:37.868225+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fc39-7437-a23c-d12a58b50ebc', 'payment.completed', '01a1f186-fc26-7308-b071-643a01248e40', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fc26-7308-b071-643a01248e40","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"01351788","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.862Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.881Z"}', 'delivered', '2026-11-19 01:58:37.881+00', '01a1f186-fc3d-7d8a-b5d3-ef1ea8168f49', '2026-11-19 01:58:37.888204+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fc64-7a14-96fb-21c67b22c17d', 'payment.reversed', '01a1f186-fc26-7308-b071-643a01248e40', '{"event":"payment.reversed","data":{"paymentId":"01a1f186-fc26-7308-b071-643a01248e40","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"01351788","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.862Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.923Z"}', 'delivered', '2026-11-19 01:58:37.923+00', '01a1f186-fc6b-759c-90cc-dd2b8c3a0cb0', '2026-11-19 01:58:37.934662+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fc73-74bc-aff3-880e73fc97c7', 'payment.pending', '01a1f186-fc73-7afd-89c4-5350a5e6faf7', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fc73-7afd-89c4-5350a5e6faf7","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.939Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.939Z"}', 'delivered', '2026-11-19 01:58:37.939+00', '01a1f186-fc78-75ae-b3a2-971c2abed450', '2026-11-19 01:58:37.946866+00', '200', NULL, '28', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fcab-7b0b-a45f-d5b9a94dbd4f', 'payment.completed', '01a1f186-fca1-781a-97fd-d080b2754003', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fca1-781a-97fd-d080b2754003","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"1351799","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:37.985Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:37.995Z"}', 'delivered', '2026-11-19 01:58:37.995+00', '01a1f186-fcb0-7ddb-b4a2-936ebeab52a1', '2026-11-19 01:58:38.002438+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fcc4-772e-857e-14a833f9585c', 'payment.failed', '01a1f186-fcbd-7a5a-b775-2a98b8edf9df', '{"event":"payment.failed","data":{"paymentId":"01a1f186-fcbd-7a5a-b775-2a98b8edf9df","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.013Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.019Z"}', 'delivered', '2026-11-19 01:58:38.019+00', '01a1f186-fcc9-70c4-8d48-cafb94015232', '2026-11-19 01:58:38.026851+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fcdd-76a1-9df5-2ec1a1f2b13d', 'payment.pending', '01a1f186-fcd3-7067-9d72-c03382b63b73', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fcd3-7067-9d72-c03382b63b73","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.035Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.045Z"}', 'delivered', '2026-11-19 01:58:38.045+00', '01a1f186-fce1-75b5-8ac4-4f2fe4b873be', '2026-11-19 01:58:38.051126+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fd46-7015-95a5-f34c9f6ebdfe', 'payment.completed', '01a1f186-fd05-7363-8200-86cca28bfccf', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fd05-7363-8200-86cca28bfccf","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.084Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.128Z"}', 'delivered', '2026-11-19 01:58:38.128+00', '01a1f186-fd50-72cc-adfa-d04b75091712', '2026-11-19 01:58:38.161906+00', '200', NULL, '18', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fd75-7379-923a-def04dc240a1', 'payment.completed', '01a1f186-fd62-744f-8f7d-262912a95840', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fd62-744f-8f7d-262912a95840","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"55351819","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.178Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.197Z"}', 'delivered', '2026-11-19 01:58:38.197+00', '01a1f186-fd7b-72b6-b9d3-d92243161ac8', '2026-11-19 01:58:38.204265+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fd77-7578-9b02-e03605f99d21', 'payment.failed', '01a1f186-fd62-745d-89f8-ff1e97fcf0b4', '{"event":"payment.failed","data":{"paymentId":"01a1f186-fd62-745d-89f8-ff1e97fcf0b4","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.178Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","livemode":false},"timestamp":"2026-11-19T01:58:38.199Z"}', 'delivered', '2026-11-19 01:58:38.199+00', '01a1f186-fd7f-7c76-ad3b-9201e1cb0abc', '2026-11-19 01:58:38.208851+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fdf6-785f-a20e-4c687189689f', 'payment.pending', '01a1f186-fdf5-7393-ba5d-9e0a872f4507', '{"event":"payment.pending","data":{"paymentId":"01a1f186-fdf5-7393-ba5d-9e0a872f4507","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.325Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","checkoutSessionId":"01a1f186-fdd8-7fb2-af3a-c0d77a7cf3fa","livemode":false},"timestamp":"2026-11-19T01:58:38.325Z"}', 'delivered', '2026-11-19 01:58:38.325+00', '01a1f186-fdfa-75ca-9612-6fda9378a868', '2026-11-19 01:58:38.332269+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '01a1f186-fe15-7507-af60-9808b03e6ed7', 'payment.completed', '01a1f186-fdf5-7393-ba5d-9e0a872f4507', '{"event":"payment.completed","data":{"paymentId":"01a1f186-fdf5-7393-ba5d-9e0a872f4507","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"01351835","tenantName":"Tienda de prueba","createdAt":"2026-11-19T01:58:38.325Z","keyId":"01a1f186-faa6-77e3-b78e-93bcfd52c782","checkoutSessionId":"01a1f186-fdd8-7fb2-af3a-c0d77a7cf3fa","livemode":false},"timestamp":"2026-11-19T01:58:38.357Z"}', 'delivered', '2026-11-19 01:58:38.357+00', '01a1f186-fe1f-740a-9ca7-785e57327f17', '2026-11-19 01:58:38.369036+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1f186-fa82-7424-a362-393520e6b4fa', 'false', '01a1f186-fb29-7044-8d87-beb82da3ee1f', '1', 'http://127.0.0.1:39051/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d443f1b375d1637ef35204307dac4555306bf20f6d31aeb4d1b68051d48d348fd39a6457dd68929cf2fd5e83180dd22f123199f943cfb1f0c120567eb49b6cebd7f3fd6cd8357dd956d0edc72e3ea970e64e5ccc509e0878b04d64768fad25d', NULL, NULL, '2026-11-19 01:58:37.609+00', '2026-11-19 01:58:37.609+00');
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
