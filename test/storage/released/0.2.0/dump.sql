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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 06:11:00.974591+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'r4', E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', 'http://127.0.0.1:38017');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b115-75b3-840e-d54391c8c907', 'false', 'pas_test_xChZsQog', E'\\xf22868230d67e6d95bafa6f0b9cb9cfaf72f9615c0f26949335f92fc90401c34', '2026-11-18 06:11:01.014694+00', NULL, NULL, '2026-11-18 06:11:04.539198+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b126-7ff1-8ec2-54efb7a8761e', 'true', 'pas_live_9Vwas2tX', E'\\xb403877f87266cb90ec9bd667bc0eb3ef9a75939c08e74773da6770c43cdad1b', '2026-11-18 06:11:01.030717+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x77d00b11e1d2db3ae7ea19ccad88dcfb8aec450165d03566050c1a437a1ecb28', '2026-11-18 06:11:04.52867+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b0d9-7263-8b59-a618d8b29eb8', '2026-11-18 06:11:00.97729+00', 'test', 'tenant.create', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf819126ed3c58fdd5ce64bc1850f96528a8fa0873921979e8af9a59249a43870');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b115-74c7-ac77-120068d222f8', '2026-11-18 06:11:01.016235+00', 'test', 'key.create', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b115-75b3-840e-d54391c8c907', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_xChZsQog", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xf819126ed3c58fdd5ce64bc1850f96528a8fa0873921979e8af9a59249a43870', E'\\x69316ceda168cfed24e7460dcc2c7c640e1e1ebade0a88d107b974a8c3c11465');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b126-7651-9c04-fe088a294116', '2026-11-18 06:11:01.031341+00', 'test', 'key.create', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b126-7ff1-8ec2-54efb7a8761e', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_9Vwas2tX", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x69316ceda168cfed24e7460dcc2c7c640e1e1ebade0a88d107b974a8c3c11465', E'\\xe5f24da1b0fc580edf9d36be5b9c98c14925ad30f23bc52de9e52b89be2c08ba');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b1da-77b7-ab2b-51d589585512', '2026-11-18 06:11:01.225402+00', 'key:01a1ed47-b115-75b3-840e-d54391c8c907', 'webhook.create', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '{"host": "127.0.0.1:40869", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', '01a1ed47-b152-76e6-b5cc-8e3bfc2a723d', '4', E'\\xe5f24da1b0fc580edf9d36be5b9c98c14925ad30f23bc52de9e52b89be2c08ba', E'\\x8147f62a0b015f04824bcdc5f048c6522b8ae89dca6be270e0a33a66de98b9e0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b5c5-70c0-bfa1-88e3eb0aa70e', '2026-11-18 06:11:02.21556+00', 'test', 'checkout.profile', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x8147f62a0b015f04824bcdc5f048c6522b8ae89dca6be270e0a33a66de98b9e0', E'\\x26473b1c4927ab1f41a8fe56ad83c7dd4b2e8a6eab3c0c85d9f454bd79340eb4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b60a-7234-b5a1-0de47e7150d7', '2026-11-18 06:11:02.285406+00', 'key:01a1ed47-b115-75b3-840e-d54391c8c907', 'link.create', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b609-73b5-a56b-90d24b509640', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', '01a1ed47-b5d0-7550-a7e3-5072edeb2be5', '6', E'\\x26473b1c4927ab1f41a8fe56ad83c7dd4b2e8a6eab3c0c85d9f454bd79340eb4', E'\\x9be8afae476ed60945b9e26cc9a227cb118a0fd68cffb12473711d3f50a9ec58');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b6d4-78ac-a266-3c72e7b08b6c', '2026-11-18 06:11:02.486498+00', 'test', 'bank.notifications', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x9be8afae476ed60945b9e26cc9a227cb118a0fd68cffb12473711d3f50a9ec58', E'\\x4e97f6c324fc8320486b64f6617b3d54adeade66f5be3d5ae42792eebc3d6087');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-b743-7db8-9a6e-f984e5fc5efd', '2026-11-18 06:11:02.598067+00', 'key:01a1ed47-b115-75b3-840e-d54391c8c907', 'movement.ignore', '01a1ed47-b0d9-7359-b94f-aa765b869da6', '01a1ed47-b70f-7686-a76b-361627805e6b', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', '01a1ed47-b738-7a1b-95e8-b4ad5800b4aa', '8', E'\\x4e97f6c324fc8320486b64f6617b3d54adeade66f5be3d5ae42792eebc3d6087', E'\\xfe3263c09eca596d39328a7da499a87d2b1eb00470f05573d07198ed1f0f7da7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-ba5a-7fec-b5db-f98b92470412', '2026-11-18 06:11:03.38949+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xfe3263c09eca596d39328a7da499a87d2b1eb00470f05573d07198ed1f0f7da7', E'\\x9c3715d7c8e15550d00622c68ffbe5190a8a1fbe4b703fef3a9cbc0ef24d28b6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-ba60-7a9b-bbd1-e8974d6af62c', '2026-11-18 06:11:03.395786+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_dsLW0YPz"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x9c3715d7c8e15550d00622c68ffbe5190a8a1fbe4b703fef3a9cbc0ef24d28b6', E'\\xf63e2e78a88b9142a2b70a13ba1292f66b2b07cc49d671af5d6a167ed04b81e6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-ba67-7bc4-b2d4-5882542b8af2', '2026-11-18 06:11:03.403833+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xf63e2e78a88b9142a2b70a13ba1292f66b2b07cc49d671af5d6a167ed04b81e6', E'\\x8b5709c1de09a43b5fe62cfafc2ab9de7e77d1f38ccd2584ac688bba42acc2cf');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-bd2d-7db2-9092-edb4a1d17fac', '2026-11-18 06:11:04.110605+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'f32036be9b72dee9', NULL, '01a1ed47-ba6f-7840-853c-f7d52de6976f', '12', E'\\x8b5709c1de09a43b5fe62cfafc2ab9de7e77d1f38ccd2584ac688bba42acc2cf', E'\\x58215572f60539b1c85e6fd506218a8c0a5d5fbd7b80ee0190dee06afce01c37');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-bdce-7925-84a4-dc6c7a0e9f74', '2026-11-18 06:11:04.272306+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xb55ce29956f339ae2be405d003501725efed92c67ac9ad338f1125da1f795319', E'\\xf2e3a0fd7161c296363424ad9d10136b38f2110cbab75efb09c4c9b56ea04512');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-beb5-7ac7-bdb6-290156803972', '2026-11-18 06:11:04.503979+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xf2e3a0fd7161c296363424ad9d10136b38f2110cbab75efb09c4c9b56ea04512', E'\\xf7eec76b27f51887c04bd81ae6d7ed3d47a2e5ab899b0fb4dc4d1fddd2054954');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-beb8-7d3c-9ff3-85ad99dbadf9', '2026-11-18 06:11:04.506408+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xf7eec76b27f51887c04bd81ae6d7ed3d47a2e5ab899b0fb4dc4d1fddd2054954', E'\\xa06887cc5d7beeace816aed0fb9afd9c4957ec321b80bd2729fa7a1bc3c88192');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-bec3-772d-945e-e92102a138d8', '2026-11-18 06:11:04.517315+00', 'test', 'bank.set', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xa06887cc5d7beeace816aed0fb9afd9c4957ec321b80bd2729fa7a1bc3c88192', E'\\x92a7ede3067171ecdedf2e8818567f7172b8c1f98865c401f42ea1bd0f5266ae');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-bec7-7227-8e84-c42b374532a4', '2026-11-18 06:11:04.520237+00', 'test', 'bank.order', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x92a7ede3067171ecdedf2e8818567f7172b8c1f98865c401f42ea1bd0f5266ae', E'\\xc5c37b5c74ea2df4c9e4d31416f74546912d686a4395ca9d991998207d40a85e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-becd-7fb4-9356-253b16f12244', '2026-11-18 06:11:04.526338+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\xc5c37b5c74ea2df4c9e4d31416f74546912d686a4395ca9d991998207d40a85e', E'\\x8b34846b00c35093c0f1f04981171fc6e7bf1323ede97171f7c310e59555fc23');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ed47-becf-75fa-8ee4-d98243ad3c9f', '2026-11-18 06:11:04.52867+00', 'test', 'bank.route', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x8b34846b00c35093c0f1f04981171fc6e7bf1323ede97171f7c310e59555fc23', E'\\x77d00b11e1d2db3ae7ea19ccad88dcfb8aec450165d03566050c1a437a1ecb28');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('302f850f-04dd-87c5-8139-c27d8e7f6274', '2026-11-18 06:11:04.263565+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ed47-bdb9-7aef-8ab8-80638f211bff', '13', E'\\x58215572f60539b1c85e6fd506218a8c0a5d5fbd7b80ee0190dee06afce01c37', E'\\xb55ce29956f339ae2be405d003501725efed92c67ac9ad338f1125da1f795319');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'true', 'bnc', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde39e0cced5252d8f2e526da8cfb2057e7ef5eec9c737bd3bd17396b93170a33ca2ca3d7b8cfbbcaf895bc3981f9a082c1b1d4ec6676a67f81533d15694430ce062a6', '01a1ed47-bec3-76b5-9318-84aeeb0a0ec0', '2026-11-18 06:11:04.515962+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', 'P01764000000', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'e20ff4a6-50c1-4eff-9160-85c8c6aa2ab6', 'charge', '2026-11-18 06:11:04.6253+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', E'\\x079ddfc4521ca7e27b4f32bf3e929053c86973e975be0a57f69074af4aa38303', '01a1ed47-b6e2-7ad4-b1dc-f425e126b90b', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'r4', 'R4consulta', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3c6fbaf6a62085e8e32f03456c535165785bdac2ac164d222ab88cf7216e35ca9997ed63931af4871ab4c3931b6cb68860daffab39705618320b562e1a33a6c9505c141a2d9b4353d633ab47b958b01150172a904a0807bce3dd6e3529871c8a6765391e6924f44', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 06:11:02.50003+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', E'\\x0a723ee4e7adfaf9ff2f439e2e35103477a6133e98fee15e9e947a30e6d71c71', '01a1ed47-b6f5-7b60-8bac-915c1dec9973', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'r4', 'R4notifica', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde38f69352ff4b45067a98c060aaaed57f47fd5200f28079bb2cec0c3f9e5659f38541132f951b8d5f5107e223de5c7cdf33411475aa700cc3c30f39cd590c4ed3ba0fd48505d7ac713ebc36c5e52c53093d8111e605920764514041cbf7eed12eb92673c2988b43a9312030e5d5cbc79c72044e2bf11f4a22958db64446e1e868225d92500f61a0c959c8969c73881a53befd3658215112c26b936fe69455d58b7e7f79703fc0623ec4f25d56052240d6effc43bfe106d50a4b1f7fd08a9b32534ea2a9421cabf6f527fbf2a6d787b19b5a2df7d8edaab6454f28e71eee69685228948a381b7e1eda0cc4a6b00a23f7c6dbe48caf3e98db1a9c943e64db25f24ff8a120a', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 06:11:02.518897+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', E'\\x9f3f60485789c6a3b2b20ac54987736ecb1fca7576ea1d6062bf397e8553f377', '01a1ed47-b70f-7881-8a98-c73752e23b51', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'r4', 'MBconsulta', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde33a4884848cba3b056e22054b5a260bb8f6e1de52bd7da02be8b8d46ea20d8047abb45434b5c4dd09321862a2919817b5dc51ef88fbe81170c5028ddf8b539f39dd586815f3a4e392d968b974834e9ba41f1505627d845fdae6108b5ffd2e7af678ee4dc9fdaec25969f1251f4e006d5aed8f688c90f3420780b25d38cca47bcf8eeead90bf3ce2e5775f553113e1f500734e984c333ce74046f1add5d39279c9b6b96452d0d8a2f0f291f343cdda688659d237f374c9c2c3e203083073c8b112c3057a7da5308429efb9487025f48d0423d44028bc0334f9315358a955ba718751fbfacd3ae84d89eb75a2b357af353279eb79c45370260b14465d278f0ee42a8ed2a891', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 06:11:02.543878+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', E'\\xa3fa2c6bcf87015305c253be6949814b13ddb637192eeab8c8208a7bf3cbfa58', '01a1ed47-b706-7075-971d-6b9b62e91c8b', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'r4', 'R4notifica', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde32487f8f645260782211c6530174957500fefec802471ab03cfee46965aa247671fefc4454ce757c913810e8eed85b46105d75e300ec1b60512c0b4dda68f21c340d294bc0bb0e70f3293304cdabd6a082b2c1029f190a53d6ecf1a274c1f6026236763455524ac2ea50792d62f18d2a7f43ce51513a3a0899d4f82fdff97c245ad42791d4fed47fe6a322494bfdb4e9fda844ff57f397c81a3ca691562baa04463d4798b17ded57dfb9826b9ee6089bf4221f4c0f855e240fb514a7f468e1c5c88f630d0f83f554911cfe89f2b97f74988752fb0571db1d31a0d0b8b1c261deb6ee18b1c42242b7dee9a5ea47db313c2d689528efda4189ff0f964ce1304c042c94811', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 06:11:02.534895+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', E'\\xb019902e8c85eae3d7c646bd5b3c1356be0ddd3aacd6b7ddadb1ce92a6a75629', '01a1ed47-b6ea-7fec-8a6a-b9b8b42ea0a2', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'r4', 'R4consulta', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3b41598ce4009e1336e9ddb0ba57749353a43ae4040ddcf21bb7b39bc75e33c9bc2d68076afe6042a1e8aa78e470177ab8f717209', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 06:11:02.506798+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', 'in/2026-10-05/12345678/120.00', '77c11147-9786-4796-88c3-9953be72bf62', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '2026-11-18 06:11:04.623525+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', 'history', '2026-11-18 06:11:04.626185+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xcf0ebb7ecafa23e62e72845755303394f0579748860c0039cddd6aed88b84cb2', '01a1ed47-b30c-7bbe-a908-26706c25b241', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde345c04c7fda645ff9882021800bccfa123952623c77edac3e39e5427057142eba10fd5a5ffa4f64246a0369857f694cb92978ea47f60563d35e8028b3', '2026-11-18', '2026-11-18 06:11:01.527759+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\xe261146d2f7b05a525b60ef3b9b4e06659f2834158944d4f0b283aec1e518ffd', E'\\x79728c256cacf459bddcc31119914a0457dd28664092b3f6c8d89f2b12e0928e', '2026-11-18 06:11:01.94095+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\x74e9b00ca3b916866919913dea143c84c204176ffead267759e39c7b8643a9b4', '2026-11-18 06:11:01.872989+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\xdc7c5bb2da69e26e8bd75da9a6a9e9f77e6c50d3e01d282723f378b6120036ce', '2026-11-18 06:11:01.959389+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\xe261146d2f7b05a525b60ef3b9b4e06659f2834158944d4f0b283aec1e518ffd', '2026-11-18 06:11:01.921891+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\xdc7c5bb2da69e26e8bd75da9a6a9e9f77e6c50d3e01d282723f378b6120036ce', '01a1ed47-b4c6-71ac-9216-3713aac8145a', E'\\x0f70dffe73051dee8cd88f4cf58c91e413a2f74b904acc5fb5350fdbeee722d0', '2026-11-18 06:11:01.959389+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\x48faf6d86cd244a40a13faa89dd58953f76f64ef9eaeb52073771d9e37a7e7c1', '1', '2026-11-18 06:11:02.388748+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\x64c5ed147da990c0668b3cd591662c1534247c52f0ec786c9c826ec0da52135d', '1', '2026-11-18 06:11:02.355606+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\x6f26faef604caee6fdcef0d0bc004da507d606302052d7e6201991089c4cf921', '1', '2026-11-18 06:11:02.315998+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\x9ed416d711de9bab7e0df9d0fb6fb6af0b2428993393d5e2c6821a06600d1005', '1', '2026-11-18 06:11:02.388748+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\xb4e63fc2251f7e12632b79eef7c86dcdf179a80645346c8e849b8b19bb17eb76', '1', '2026-11-18 06:11:02.355606+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\xbed3f2a178861f4122c0cd2e3075182ae54726bc1e7759fc8c12cb8338ec588f', '1', '2026-11-18 06:11:02.388748+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\xbfbcaf406212d957380728a7e758dfc54456c751b7ef15c3e7f877e553bd651f', '1', '2026-11-18 06:11:02.355606+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 06:11:02.213556+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b62e-71ac-88a7-a47b883a467e', '01a1ed47-b609-73b5-a56b-90d24b509640', E'\\x65ce8e1701bc23e44856cd50a073fbefd6fa49eac24b0a8aa821b7d5890ed942', E'\\xb17be7b7c4d5c8b8961e33d39e92b375a6fce1803cb0c45c1a1e9a366a75e618', E'\\xfc206684c6f2a73338fa4c3b7946d6c35028c7285470789dde3f2e5f4b5d8c48', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde39f64bb91a522b26c03a32569f8a94b488f3d32a69c71dcd62d2345cb87162cdd25d26e130078ee6ffc662912d4063acb1e82c03c61cdc43af9225a7a36bd8199e0c94d50a42a516354b0a5ab539d', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 06:11:02.318+00', '2026-11-18 07:11:02.318+00', NULL, NULL, '01a1ed47-b656-7dc3-91b3-2defe31f4b34', NULL, '2026-11-18 06:11:02.402+00', '01a1ed47-b656-7dc3-91b3-2defe31f4b34', '01a1ed47-b115-75b3-840e-d54391c8c907');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '279498226200', '01a1ed47-b54a-7bf9-aef1-bcaaa90a0bbf', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,26196,279498226200}', NULL, E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde38bf7d3ca0a6dfe466ff2fd6ddbc93b83f587aea149408517d5fb6cdaef41748239231e885cb6ccf6e9861e45cb6fd3718afdbc9dbf553bb8392bdbdcc497e6e7d04b9f5de5ac363d7b78e2f9a4374658bb', NULL, NULL, 'query', 'true', '2026-11-18 06:11:02.09113+00', 'matched', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b51e-7c36-9b55-a3296157b601', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', 'notification/0102/83700001/1523.40', '01a1ed47-b6f6-7997-bfdc-da93c56c3883', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde360a6c65e9a2c34e1167295c72f7d7b9adfb7322ec6fdab250a927326534dad3ae7a4b8ed7f9fb8775ad50f199dd946dd7e7c93cb3217e274653eac76f610c12703ae34d4dc0347a7b0674315bbc05d0d23f678f6b3b1a173fdb40904daaf038b76a313ae27', E'\\x294b4f4dcc1122e1cd1319aa049c666565c7f8326992499e1e72fb59b7e329de', NULL, 'notification', 'true', '2026-11-18 06:11:02.518897+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 06:11:37.518+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', 'notification/0105/83700003/1523.40', '01a1ed47-b70f-7686-a76b-361627805e6b', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde32c59ce719275edb1a2e5632e1212dd5b50f39c5d8b9e586ca35dd23242eb06f67da417a495bcb395c90932d4cdf83bc60a14b3a975fcbdc6021b8553cf10a6842fa471438186db713c60f982dbb98273ff79800f7200f1b7adde78844675eeb75cc2a20dc7', E'\\x294b4f4dcc1122e1cd1319aa049c666565c7f8326992499e1e72fb59b7e329de', NULL, 'notification', 'true', '2026-11-18 06:11:02.543878+00', 'ignored', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '279498226200', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b51e-7c36-9b55-a3296157b601', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 06:11:04.632873+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '2026-10-05', '1', 'added', '{}', '2026-11-18 06:11:04.632873+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-7d22-b63a-867970047a2a', '20261005', '30.51', '2026-11-18 06:11:02.146+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 06:11:04.525539+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /movements/{id}/ignore', '01a1ed47-b737-71d7-935e-52a3f6bf0571', E'\\x7888ca10a958e96a99d4102650403ee9e3e61a3a43cef2b72d6bfb483b1530fe', '01a1ed47-b740-7a8b-8263-715355b18fe3', '2026-11-18 06:11:02.596329+00', '01a1ed47-b70f-7686-a76b-361627805e6b', '200', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3ced819747b12e91670891a62447ba2df0babfce21e9b9ad389fc889555eba080f810050117d7ba795ef3bef43f4200bb13277759cd13ce56beeb21dde9b76116379ca8d4bb00e06d069a6690f44d277c3fa6d9940e9932679a54dfd45466c156e76520dd0afe99504ac1bb35c1dd69f0cdb56d89adf64beac8c50c428ad1c23f3df09d46242cf6be9cc57ab906511485f29555a62f1577b545d2a8f0ea8a8eea01ed8082551a450f9ab3858547ace20e481ee39731305ee0abdbe22f250f04e7e0c2fca5f7251f66c1a962697a11a98cc72141814354cef552631f778223857894c69bea58c5c1375deb2ec062c37ea83113869fa884e3e4e44e764011fcc5475d715dad998269b17bb57a7953dd703cb2ad39382cca565e34d7dc421b0281411c4ee112932a167207c2f000b7ef0d7020ee639fe38fc592926b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /payment-links', '01a1ed47-b5ce-7b0b-a260-5ca1cab6eb4d', E'\\xd26b7726bd23a81d8251392f405a3546329a89cfc225c0bc2c6186cf09ee2800', '01a1ed47-b5e2-7c92-8e17-38036317b90e', '2026-11-18 06:11:02.283587+00', '01a1ed47-b609-73b5-a56b-90d24b509640', '201', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde384c8823e025229f5a2f62b2255c7c71168f34b449e6f77a11a2108de55cc17339282c20e311edb0e898e8c90e908eb4c7906e20ea41eb74c877cb8780390869eaa11b5a6a9d349c3ee875e386b9601993f1eb0b097a08a9860a0a8c7ce870dc3064b125a3c0a85075f3396a6fc6663e52b01576bfbe8cf56bdadb2287fa9475446ea9f5d9a74d63a4a6aafa5ae44350e9906ab3d1285d012c8c499ba68d0d79b2186a047e55bbf19dfec32aa46dee81bfe321806b7ddf17b6c221d25fa3db128fd60bf2fc03b87ed256469d2ac3a1c2a4fa46604758a8cefb7d89f906e61a7c5d34a31fd36f22fe7cd5b203db5d34800bec0d879589541f0e5e75bc1ed1b37c5b6e6f09c030b1d1f9f432ab7a6280eec7179d32ac8d7f8548c1ba82a238af3b5f48869a622b55806851b2806586e906858376c5ab82b83d169', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /payments/credit/disburse', '01a1ed47-b569-7d8d-83db-46cb215128e1', E'\\x1ce3927978ae6a83bdbc9986051dd4f4d474bb9430cbff30f913fee9b2a73fff', '01a1ed47-b580-74ce-8430-9f08a22ae478', '2026-11-18 06:11:02.149754+00', '01a1ed47-b582-7d22-b63a-867970047a2a', '200', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde373c54694c8823dc1852ec54233b9cabc48cece2cabb34d8d6b6ebb5ed40880deea6ac6821626a2f14b1abb7aded9c71443aa52fa936037b5d1ecaa1f722167795569c801d890f29c29b85b7e273e1fe7005cd3738eb623547e50116d60673a7148235730bec6c3a2ea5611ac734dc06d0a876899ca274a72c64b39b9eef165bc2ccf23b8852e527e861dcf1fac6249dbce0e2c8097fa926a2b0b352168496d8e2b0fab9d3fe64918d2806c0a6aba7694377bbefa8fcacd1a336a3063ace85118a0c5f36645b9ae95c5022e9d669d4d508bacc1e5ddcd6aacb4df5be36ce28ef562845babcc1dbab49074fc115244d48f4d067d26a3c87dba9577f9cf687effeabab2a1d88daa8461ab21e2e972723653db44fcc8e84f7441d4f2205b56eddc10251adfa0363cdd72d590ae0cee24561924e934b46579024b1f40dd2923a0b3ba8764bc1ede3c432c3b56c8072cf5194fd0ae8d75d9b8527439c273c2bc116f47b573ea1a662fb3b7552216305380d0e364db297f928daf46086e96351a7b3c9b31a9f7518889401630fdaf0f88d5f2c12bb2a1d1bc4addacf57afd1393bb651d17e961d427668802371b53ef421f8869d9b90e86deb2180f3129fae8427e3eeba05dadff264cabaa6db052575e15cb03ca93e327f0d55e19a2a6fb9b9949633a9383a04aef780114261c4ba4bc9e25a13f66c13e46880a655f000f87fac776af30e1ba83fe1c2bbaf2132ba9512d283f02814818cee2db347054447e5f481eb8b3bc3a9db2ff508b5d551429186482d1f0606ba756ce1f80ed282da3b12413e06a4c1508bf8a35abc6d666f89fc030472793b96bd8cf49bef1cf7ad1052dceea0fee4a4d61f008c75c5066b273d4ef012c79ab195fed35aa6de61420846bfde097273aa93db7507001a09ee6c7448b9827ee52fab4bf70d606da0888d356db2547ed08cdffa54f1bc25e38f45cd75ae3eb3394b0cd2366ad32ae7a68a0384320ee056b37524766cc2c320ae7ae7466d8453b89d9d46020a2b7b3d6f9c7613894cbb22a48202f4e91f19f9c9e17543186a76ba66f303bea46b06f0dcc2e72590c4a6a03a1e13aaa5cbea5dd3aab0b70e14f1e1514f01e6eeb0cce9fb5d3fdf0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /payments/pago-movil/verify', '01a1ed47-b4f5-78c7-9e35-98b508549f68', E'\\x6b85a1513218be4ec0bb4c058b66fc46d91340c5907de23a99382532e8772f3f', '01a1ed47-b50e-749e-b73c-0cc8a114f0f8', '2026-11-18 06:11:02.047863+00', '01a1ed47-b51e-7c36-9b55-a3296157b601', '200', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3f13eda67f2bfd8f9a84c27b53c6c8ed39bb253a3837965e0d6e047414f6945113f9715ac3392da3fdc0aaf274fc9479301b3e72bfcaad208a4d2e200b55b68dd7988e2c6eb72875840bc3685bff65e355c137f7c0a7c9af518ff19a787f9e12cfd14bd295812563c824b6a70106c8b8071105f658e1cecac41391284cfef9ae7da1708fbd3be1da2d1e57a66bea60e65a63a15cb626a297ccd122670a2529523977e998ae3fd77f3d7083d0cf6a0b36165505cb7f7e873ed200dcc608139d6368c511f29c621a42c19f1b81e0263addd360a2ce60e62a53cba232229e5da07354197e321a760ecaf90a26784b0282e1655765e4e1ae27eae0955dafd55e4075d33caab2ba8356b06b75e815eed026c8c2cdf1316abc6c83b0de514486e16a102171c2fbacaeb4d1caa6d90b6b019e26200be1113d19e7970e72e78990a999fdbd9412bd99000249d4bc163aceb6b72ece87d9f0de016277aebb10beef8505fea8fc121c6aeb57f5672058d72eaff275aa4af803223a5d29222746ea367c622d02a21b61a38cf1ec7aacc05b22111674e5eb2232aa46443ec1cf11994ec33428d0ad8d8b1ca599523091ee745212e', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /payments/vpos', '01a1ed47-b439-70ab-99ba-631355fe19b1', E'\\xe8319741b32af1cf8d18d96a91281fc59a134a87929a1ab5827093f2edd2ed6a', '01a1ed47-b46f-737f-b7a5-8a7983b1e2a0', '2026-11-18 06:11:01.886348+00', '01a1ed47-b47b-7df1-9a9c-d7a3982ceb8c', '201', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde360efc4b66b1d80ea93855ae99ade137f06fb320eeef5c4055afd99c058d9ff2dc35ba460f46be1db54c74ea7926ff22012d810023be01b6c12121ce22ae8c3491622d123c781a598f8e1527e0d8e1d1def2cfb9ccaa0397f6ab00b9500fe5da988ac39278ef76fd5896272e54a7b6f74c57b84d92967dab115b84537f3ebb7bc6950e6b06700f8e2210c29e844178c8dc28d3d3e21f78e44ac3bab4c66211c1a1535c9a6c52c0aacaeadcf3867be03bedbc62a9a81abd94b53a4ee5535fe28efaaf0da1579c0b6c4c892da4524e1ed9e7b6105b3191db9cd77eeaf1dc31a5ef054a04355573d70784ad8b11550f1d033e4a4ea98a3bb76bb64e9842c263669df4a3ad9c8c0a03d6b9643ef9c71c6bf1241e9aa708bfcb33226cb91def9e9f1ce451093450ac84b201cb64c2a0eb5d469da44c7ea768e56f93574273d2c8f9cd70ea580c4d851277f6af034061326700c350ab8468389169dde91aaddd508097ad6bfd7a11fcf5a421a440dc784fe0d91efe175517ea83e3db284374d58c158d736281973335bbd77c6668259e304af6588d58ed7321156c7b8868d33df0a47845b6a8b1532e4355d981bc0530f62752f17cdd40a1af8eab0d73c7b9b49c567d444eab2f2f4cf3d8a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /payments/vpos', '01a1ed47-b496-7890-859c-042c3a7bac9e', E'\\x8b1eaef519703092fb9c36ba164997b42b145592140b7137db5de9f0d86e28df', '01a1ed47-b49c-7b84-992b-c0b7b0dc9c08', '2026-11-18 06:11:01.932727+00', '01a1ed47-b4aa-74cd-98dc-bdb24b2e7472', '422', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde37882a4f391fcfae8ef74c2d5a80f86c3a032f2343c5589d7efd553e41e5807ee908d8bfcc27e3357377cb3e50fcca8c3326cd775de926b22bd66dff0454f2a9d5ef8893249b3958e0cd252a50188f22956df251bcadecf9c60c5daec649b1374e084a419527c724badff6352e5b1facb564e8d90d9413448e8ac972e305b67bf82b273e053690d22322b9bd7d5fe898a6917cdb099c3e13b26976c5866b99c1decce1bb9511ec8bd0d29de8645db5368b5ecab9008b3e94a3799876560d0269eab71413b109bf20ea6e6bfb5ac799f26c3743fa7b743de2bcf63323a4c5cfb9a9cdc20e6143fe835745e401e869e4885834c97d97419de2926ae3b641de03e1236830296983879b4a5bbcfc08ce6d84ba4bf16db994c0a136efb0eccd8dfc28b378d339de5dfe4de7336ed306a64dc7de3e75ab196c871623d2059e31290977a502550ed2a27e66ec525a3c8c9a6a268b9608342d17c7aea6188650caa74e26ee4e228167defcde694d0dfa15b54b6ac377e645584e125698ec8c889efeb4be586299e397d32cfcbd5700f5f75ca2ad5753ab5d10d09da63a45c42bdc4713872e20d739c58db9ff09b62d789a96ec8de2b6625707748fbd77eeefd15ab88a9ef8a81efd52c8879a4d6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /payments/vpos', '01a1ed47-b4c2-7d90-94fb-3fcf79ccc426', E'\\x9bf361b5cfbe3b7fa811a50481b38813d2bc722e1b2f9e106fd3cedd6c93d001', '01a1ed47-b4c4-72fc-b537-3080a4811bcc', '2026-11-18 06:11:01.963806+00', '01a1ed47-b4ca-72bc-a2b1-1f04104c1f5b', '201', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde356957dd068faf526968d38ab78582636e3c42c85f3e2be2087ab2c6fa861781a710b9c0d360e0413c1bd9f229c0c8ad9542a251b488b88a1f71fc90db3bebde9722d70753ee45ff3994b0f0c37c029a39bb5f495f9c7339f02293f1fc3575115c687f600b1db4d6ce8f46634f0340332e9726381b2347caa2511592b88222ccc8601e1b29d7f73f9a746ef96954e82b0d5ff25011b5599dcff9dd6960fe78719dbd91ba36d4e9290364437463cb408a9aceb23f7e0dd242753e4fe7aa59525ac5f00d4f521888edc64797ff13dab7232d432c1715d78f2f9ec26decd96138d8684be074230b17d60ea5302a36da1140714f856c96577cc4f0967ccb5ab454c43cd61673a47d258fb578544c628091a2160db082f4fde285b990d07b3d02455ef28318b1a6621528b95016dc9ce05e60fbb547e6ab3592a2de74013195403e40e476eb07caf90c5983f3d2ae36791b72cef36c5ddd154e7a053c37725a8dd198a9cbd475868a1918dff18bed689db1637f4e8720d903785278ec333479d28007f0fe0b8202255daf533e013bc83d3daaf6ea675cbbbb5176e2c2414fc57aca90579e10943af71ca9fcce036fcff353c9a009c9d403e0eeef58c572e48fb5b7efd1d', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'POST /payments/{id}/reverse', '01a1ed47-b3e3-7a3d-be58-8e1f98d6c6b2', E'\\xfdad6d29a16e902c7f2562e3151e5a6150a8a3e2ecbf30876e93deb56c509fe7', '01a1ed47-b3ef-7954-9340-6c84f947af99', '2026-11-18 06:11:01.75095+00', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '200', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3b1be1f38e49db1caf4c89370dd6b596a9c7c2d306b5b2ee60d4a96d00a170f7c42bc208d1a5b505b35d95ab894c24e7bfdb97da6d28999727c4d3af6029e98796aa73fdc78fe544c0cdf52c9e6dacff62e4aa5fa8fd0028fab6d7dd58e49832a2dc7585d297128e50cf167cbe3c7a04c02cc76899b5356a1a91706cafb679642811db6a329fd3f599e13a0cb057bbd4d6350177913572d5ad4e73b8f69fdcb4520002eb44e8adcc40205f60f592cba7118561acebe7d211f36ad8fe7eb27e52dd10acbef22431c6c8c4baa15f7e764b803fb0964857138166fd4b000c591171f6fc7aa346cdf1cd19ca63552b655d91d5f7a40b3c1f897d49df9fed4f1468c4467916fdde4acff00b11dfccda619c9ab0415752b91fd3f89ad2a222b7e575defeea0e9b8ba442e5e54eefe362908cb799476e040a9bc9782225c528f9bea3ea7c6295e713a751dcf4b89a81288da2d0cf2937adad00f321df726e3fc1930acdc65ced73a993012bc3f40f23f7d2d5a254ef0e78a446ee3eacdfe9451817bbbbe51345a57a419dbf0834f90021d0e33d6b7c88e91f82ad47817f9c04711bdff58e89123fbcec03443f805291a4f9eb2652c399feb59c9d7d438d44ffae1b6dd616a6362e7ba3b39585c7a149031207ad3687a842ed2e3fd1f4c1673e7c876a270e7a5dabc1aed6d3669716e41f4b0a57b00f0e39537bbfc602b485db7dad1f8ddd6b50f8058eed071b25699263c83523d11220c63032f68785c6628532f9ec1928466c5b08e94d66c076ac853702908f23b22855a5c37291a6621bd2a62aeed01dae85d46e2b85df401cb44e04876427ecdc5df8e40e01af2897889088ceab883e23271a4f1aaf0', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '2026-10-01', '2026-10-31', '2026-11-18 06:11:04.627913+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde34cd1f743e623554f65c76055404c2242b67e0eaa6550cdccdfcb15436371e0daeccf3b1118fcf0e9d4a77c08ad42e774249c20410a9259a500a0854d25d9cd2dc50d2136a5dc118844c87a239116cb623679db5001f207a9d60ade3e', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '59e5fb2c-a566-4d85-98de-93c08cc03684', '2026-10-05', '01a1ed47-b582-70b3-b253-e01f3f76aeb7', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1e86da0cafcad108c3b1bd3af2487fd29c3577c0fb86d9f4cba03b7456ac4af6', '1', '2026-11-18 06:11:04.250594+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x639646f0341235aa2fc55edd36befeb6a75f604535f0c56c6dd5ff0fe5ae1276', '1', '2026-11-18 06:11:04.256228+00', E'\\xc6bc85bbb2ccf516ca754f533a173e0baca198e31ae26b20561fbad77362a6a5');
insert into login_attempts (subject, count, last_at, name) values (E'\\xba01a66c0bb886ef81c5b869409be0cbb54c9a9caf52fec42932c44765445e57', '0', '2026-11-18 06:11:03.491932+00', E'\\x5f4851f250d514e434fd2557fcfef4ebfd34d482a38ceefc7125ba37108a3d47');
insert into login_attempts (subject, count, last_at, name) values (E'\\xf2ca9eef9f6367afb00d455687760ef5b0485cfbb6707a080e8dd01565c0ec00', '1', '2026-11-18 06:11:04.25828+00', E'\\xc6bc85bbb2ccf516ca754f533a173e0baca198e31ae26b20561fbad77362a6a5');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', '2026-11-18 06:11:04.640409+00', '2026-11-18 06:11:04.640409+00', '2026-11-18 06:11:04.640409+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xdee51723f3fb3b9b8f386bf5d668c0126bcd4d8c07ae82071e655b8539e32913', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'r4', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3b54676c3ec3c5e62dd83f6be560e84202f550f497135c3f8100c28bc9038868fb6631ac7746e41825be4cdd5b0b7ae9aa6ba490cdc065dd244fede21a58f0cbe366b65d7fb85b4c1d757ca85ee3e4df3e4f20d41', 'true', '{}', '2026-11-18 06:11:02.485226+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 06:16:04.608627+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$f60n8rZlsU37M3-f87pLLw$vzgc_jiXAZwULGQIMKeAutjTRamvNcim0CATgBnQ1Z8', '2026-11-18 06:11:03.386413+00', '2026-11-18 06:11:03.399989+00', NULL, '2026-11-18 06:11:04.109375+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('73c3a37e-c611-4f48-841f-8e7ae7dc04c7', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 06:11:04.609671+00', '2026-11-18 06:11:04.609671+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', '$scrypt$ln=17,r=8,p=1$f60n8rZlsU37M3-f87pLLw$vzgc_jiXAZwULGQIMKeAutjTRamvNcim0CATgBnQ1Z8', '2026-11-18 06:11:03.399989+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('b08dbd86-da00-4b16-8023-588a3b801cfa', '01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 06:11:04.604825+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x1b3ad88080ff0a0e5f580268fbefef065fe29b95dc4138702ac272c5d26d9ba7', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x313dcd938107ab54d0aaaf4473938897e6ceb1ac26ee881e8ce416acc7ab6ed0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x3a20e20e5b7e5f1aba3e9a7fcd9238b00653902946217794d0c26c8044eed151', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x3f2998cbc768cb9609c85888fd226d0344f0a2a8507c753daa0d2e1c1a652b10', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x4ba621bdbaa2499c37f70a90f8716b888ba5e649b859472c4fcf84bb3c11f6e3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x50dd8896a20b6b63440b6991fd1e4646a9c86586192c14b26e0e2ade88e096e5', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x98ac5e09d8d07ceee0473a4f3917c3a447fa1a051733cf944d5ca209743a3fda', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\xc85a410531b3cf861225702c1c5b8536d849d09f8ae5bc25e08522e6c0499c2c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\xd4e839e557c6d22d996a13df72adf6ae8a557a44337eb2f7207b25c12ab9f0c3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\xd9ef386fe5c537fa300a057573ce6e1cf3c546eeb34059873110b57e0763d312', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xf32036be9b72dee9c93ee76723da6997d34060927247435068561d26215be961', '01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', '2026-11-18 06:11:04.109375+00', '2026-11-18 06:11:04.109375+00', '2026-11-18 18:11:04.109375+00', 'ae5b8e71-7e58-40ae-aed9-9fbc7052b279', '127.0.0.1', '', '2026-11-18 06:11:04.109375+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ed47-ba60-72f3-b792-1f2f8049ac33', '01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', 'pas_op_dsLW0YPz', E'\\x0b75f0eb22952a01b447788cb8c3e0e1a14e9b9e1cc990b4d12a198f051a3f0a', '2026-11-18 06:11:03.392883+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde307413e48f1202ab068b0437fe40f02e36be5fa37bb908fcb6b1b8ef8686fb45181029b9b1e5e4a2242646a0bcc42f4c8313286cea08cdaf48e11bba119c83271dca0e989', '0', '2026-11-18 06:11:04.269008+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 06:11:01.329+00', '2026-11-18 06:11:01.568+00', '2026-11-18 06:26:01.329+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3c306fbe2069de373e12917c4919d898de2666abddfa3fd199887620f901a965c2dd4a7c44df7a41ada0190366c86269cc9aa9cae48b6f3bbb7d3248f79b24f4d6420927d21f09fceb7e2553281296734b4325bf00212404fe59c806e1c', E'\\x5d9b57d6ca7a8c772f0813911cd349881bf9a2a7d3eb198fbe60fe4ff755e034', E'\\x294b4f4dcc1122e1cd1319aa049c666565c7f8326992499e1e72fb59b7e329de', E'\\x351ddd6fb45bf72a75394095a6994062797341fba395cfcd78849e134c5e5077', NULL, NULL, 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b29f-7573-bb34-6b295610ae34', '2026-11-18 06:11:01.407+00', NULL, '03226154', '498226154', '{498226154,3226154}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b369-795b-bac4-d13a3518c4dc', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 06:11:01.609+00', '2026-11-18 06:11:01.666+00', '2026-11-18 06:26:01.609+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde36a662e64eff4ee048a9098a9a35a1b56bde525170155e3002ac83563d4abc88bacb810597235ecb01a99c422447a6aa13bdedfce3ebd8210b664fa65d1a978335f08bb068bd9ee0e393b2e4c67d366a8b8840aa4bf30bfb2fb6bcc8df6', E'\\x5d9b57d6ca7a8c772f0813911cd349881bf9a2a7d3eb198fbe60fe4ff755e034', E'\\x294b4f4dcc1122e1cd1319aa049c666565c7f8326992499e1e72fb59b7e329de', E'\\x351ddd6fb45bf72a75394095a6994062797341fba395cfcd78849e134c5e5077', NULL, NULL, 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b38a-7a28-8a4f-2ece2cf77935', '2026-11-18 06:11:01.642+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 06:11:01.693+00', '2026-11-18 06:11:01.771+00', '2026-11-18 06:26:01.693+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde36fa6e4ab84c30bbd384c1b13c5f79ed896d7fc5b4970593a513583a16c9ec1a01395e42819719f3a94f6aeec8bac20d70a8c631b2dec861fe22bbdcbd258fcf2217cb00f0b96be1649cad5e8688116418a6d7bee6291cd837f2d5bb556', E'\\x5d9b57d6ca7a8c772f0813911cd349881bf9a2a7d3eb198fbe60fe4ff755e034', E'\\x294b4f4dcc1122e1cd1319aa049c666565c7f8326992499e1e72fb59b7e329de', E'\\x351ddd6fb45bf72a75394095a6994062797341fba395cfcd78849e134c5e5077', NULL, NULL, 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b3cb-77ac-b8c7-3fe5e7c1cbe3', '2026-11-18 06:11:01.707+00', NULL, '03226172', '498226172', '{498226172,3226172}', NULL, '000000', NULL, NULL, '01a1ed47-b3f5-7409-85d0-0abd4bee38e1', '2026-11-18 06:11:01.749+00', '03226176', NULL, '{3226176}', NULL, '2026-11-18 06:11:01.771+00', '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b42f-73e5-b6fe-eeec70942d56', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 06:11:01.807+00', '2026-11-18 06:11:01.807+00', '2026-11-18 06:26:01.807+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde31f05272487d768fcfeb182d9dbaa7e15a1f466c60c7bbcd5e1e7f7ead9bd04e69990f8d9cfb9ccd6101b881c6f4edcb0025d1f10f3d6f7486461a9c53f8bb7c4886e80d99d80fa055918e4d428a889c4a21a4bec871d2e72031d214cc6', E'\\x5d9b57d6ca7a8c772f0813911cd349881bf9a2a7d3eb198fbe60fe4ff755e034', E'\\x294b4f4dcc1122e1cd1319aa049c666565c7f8326992499e1e72fb59b7e329de', E'\\x351ddd6fb45bf72a75394095a6994062797341fba395cfcd78849e134c5e5077', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 06:26:01.807+00', NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b47b-7df1-9a9c-d7a3982ceb8c', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 06:11:01.883+00', '2026-11-18 06:11:01.898+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3ba84721dcff1d62114b270e831f56160bd8419b3fcbabad86b5d883d52909ff30ae3dd08e0ee03928fb3adbcca3b3d351e1934a6f335c9af7976030e3a099d5d3983fde585e2e420829f', E'\\xe8a8ffcdf4b4da5cb318bee66b8f6f38d3ce87a559f11645dff61ec95671abe4', NULL, E'\\x0cff7e1facbfd185b1c975da2ab2c42adecfb544f82356ee0e2cb7dc8adce9dd', '4242', 'Visa', 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b470-7395-8d02-e78608dc4f56', '2026-11-18 06:11:01.883+00', NULL, '3226189', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b4aa-74cd-98dc-bdb24b2e7472', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 06:11:01.93+00', '2026-11-18 06:11:01.936+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3ee281aca5637db293896d7873810eaf1ae55e46ffb1f2249dc86db02b3f660e1910127444c509888bf37895dd7692e2fe958e3d9919cfee6544cfa5dd692b1b7f3b39a90fc55edc05ad3', E'\\xd0c8ec17679c5c0c810e9647380a9bccee1e6b58668429917dfe815bef0951c2', NULL, E'\\x72153f382f7995eb4aa41b52801ec99011c9cd521ff849ee06a9bbc9ec660d81', '9995', 'Visa', 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b4a1-705e-ab0c-430671984457', '2026-11-18 06:11:01.93+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b4ca-72bc-a2b1-1f04104c1f5b', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 06:11:01.962+00', '2026-11-18 06:11:01.974+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde33945db69c1be98e58b3b952d2df36f6fe38a0950e22b713bdd2d4987c1d7bb4c63eb19322d37b1db8545c4f95ffdbbb9a2a34e4db8016d422f9f16ce86294ecca1ba0a60bfeb98a545da', E'\\xc981d4479c63cdae3ca4d626f131b20c7ff26280ad0a6fb08716dc3c21118f7e', NULL, E'\\x0d5a26f5443b0165a2fb60f41457b70bef3594b7880facae5bacaf355524ef02', '0119', 'Visa', 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b4c6-71ac-9216-3713aac8145a', '2026-11-18 06:11:01.962+00', '2026-11-18 06:11:01.974+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-18 06:11:03.557539+00', '2026-11-18 06:11:05.632+00', NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b51e-7c36-9b55-a3296157b601', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 06:11:02.042+00', '2026-11-18 06:11:02.078+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x031d95a294f3d74868bcc5f5a66ff8c2017bc6a65ea4548297768b00a83cab0c', NULL, NULL, NULL, NULL, 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-70b3-b253-e01f3f76aeb7', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ed47-b582-7d22-b63a-867970047a2a', '2026-11-18 06:11:02.146+00', '2026-11-18 06:11:02.175+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3fa962162989c86ebc25cd00f8292ed6335390e74610f6c472f0031dbf173d2ccc0a36def8a467edb74cff2c1deb77a889e298e909cd0b56a5fccf0e34c16b3cef598a0c9d73499bcff04b53481f74db123223d4a35dd22257a62c50974cb0794cf01575947079f70b5340420c2082917', E'\\x2a86ca06eb7b842b173bac8dad502dda68d960badab5828a0143ac044469bd3b', NULL, NULL, NULL, NULL, 'r4', E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', '01a1ed47-b58e-755b-a486-47abcdb938a1', '2026-11-18 06:11:02.158+00', NULL, '48226217', NULL, '{48226217}', 'b3c0624f-3f48-4b6e-a160-21b02bbe904c', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-7b54-a751-da70b71d1454', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ed47-b582-7d22-b63a-867970047a2a', '2026-11-18 06:11:02.146+00', '2026-11-18 06:11:02.177+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde3af6554e1836124b6b9ebe7f17703246b0e090972185426c7b7f580c5a41159795aa94a6c1ab3b4cc5e0f41ec8741f6eb6f648cbd9c717f297f834a439f856db3b3f08bacd8bd88bb7291e19f1018a7ec585bdc545a606e63ec1b6821bb1fd2ec7a62261c1c0ffebad20f571b7c8d7cfe', E'\\xa97f26688641f82b8625950bf0afe91e5cf6c43e7a3fa9b038029d852dda0730', NULL, NULL, NULL, NULL, 'r4', E'\\xaaab17381447149b63084f7c7bf2374fc72d3579df3be8ac6cc26821a1725d0a', '01a1ed47-b58f-71a3-ada7-b315b3552285', '2026-11-18 06:11:02.159+00', NULL, NULL, NULL, '{}', 'cda9254d-6cbe-4b36-bfca-1e9b428a5637', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b656-7dc3-91b3-2defe31f4b34', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 06:11:02.358+00', '2026-11-18 06:11:02.402+00', '2026-11-18 06:26:02.358+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde33895eaea7c151313af66a182d732db85d7d3103553178139ec70df197311713040e784c0025f8904251f8c93ce8b2f3786b4931d517576f09eeaf0bfe2e3fc515932ba5d0d749093baad29224c21c525939641b953bc39d2323ec95d81', E'\\x5d9b57d6ca7a8c772f0813911cd349881bf9a2a7d3eb198fbe60fe4ff755e034', E'\\x294b4f4dcc1122e1cd1319aa049c666565c7f8326992499e1e72fb59b7e329de', E'\\x351ddd6fb45bf72a75394095a6994062797341fba395cfcd78849e134c5e5077', NULL, NULL, 'bnc', E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b675-755b-8a4e-e0b5f1db245c', '2026-11-18 06:11:02.389+00', NULL, '03226239', '498226239', '{498226239,3226239}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ed47-b62e-71ac-88a7-a47b883a467e', '01a1ed47-b115-75b3-840e-d54391c8c907', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', '1', 'b6d47cb6-a815-4527-be14-37c233f7ba3b', '20.00', '2026-11-18 06:11:04.641898+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x30f56e5fa125accf2e555a95acd0fa5e7223981081e4e7b41dc1ad5870bf71b7', '01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', 'factor', '2026-11-18 06:16:04.475486+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-70b3-b253-e01f3f76aeb7', '10.00', 'key:requester', '2026-11-18 06:11:04.635993+00', '2026-11-19 06:11:04.635993+00', 'approved', 'user:ana', '2026-11-18 06:11:04.635993+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', '01a1ed47-b262-7824-9a94-a29caf3a6ac9', '2026-11-18 06:11:01.329+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', '01a1ed47-b2a0-7118-9c61-91069c19c114', '2026-11-18 06:11:01.407+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', '01a1ed47-b341-7e51-a212-f432dd2dfbf6', '2026-11-18 06:11:01.568+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03226154"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b369-795b-bac4-d13a3518c4dc', '01a1ed47-b370-72f0-a533-8f31edc2b4a5', '2026-11-18 06:11:01.609+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b369-795b-bac4-d13a3518c4dc', '01a1ed47-b38a-7675-9f54-59c15a101964', '2026-11-18 06:11:01.642+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b369-795b-bac4-d13a3518c4dc', '01a1ed47-b3a3-7bb8-9dec-45899321d791', '2026-11-18 06:11:01.666+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '01a1ed47-b3bd-7fe5-91f9-042ac5304afe', '2026-11-18 06:11:01.693+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '01a1ed47-b3cb-7979-b003-8b3e626c2ab4', '2026-11-18 06:11:01.707+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '01a1ed47-b3db-78e7-a6c5-ee0b3ec68807', '2026-11-18 06:11:01.722+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03226172"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '01a1ed47-b3f5-7b50-85f0-798810b6dd90', '2026-11-18 06:11:01.749+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '01a1ed47-b40c-73d9-a8ff-1f0b481f03ba', '2026-11-18 06:11:01.771+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "03226176"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b42f-73e5-b6fe-eeec70942d56', '01a1ed47-b430-722e-be0a-ea2a805522bf', '2026-11-18 06:11:01.807+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b47b-7df1-9a9c-d7a3982ceb8c', '01a1ed47-b47d-72b2-b8d2-13d35884d0a2', '2026-11-18 06:11:01.883+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b47b-7df1-9a9c-d7a3982ceb8c', '01a1ed47-b48b-7229-b093-f400b08dad1f', '2026-11-18 06:11:01.898+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "3226189"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b4aa-74cd-98dc-bdb24b2e7472', '01a1ed47-b4ab-725a-8b5d-838e6e2bf362', '2026-11-18 06:11:01.93+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b4aa-74cd-98dc-bdb24b2e7472', '01a1ed47-b4b0-7b20-878f-089fb596fb94', '2026-11-18 06:11:01.936+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b4ca-72bc-a2b1-1f04104c1f5b', '01a1ed47-b4ca-7ff5-8399-986a8c022d89', '2026-11-18 06:11:01.962+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b4ca-72bc-a2b1-1f04104c1f5b', '01a1ed47-b4d7-7a30-9da1-e339cce9d1d8', '2026-11-18 06:11:01.974+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b51e-7c36-9b55-a3296157b601', '01a1ed47-b55b-71f7-a74b-a799e1937b42', '2026-11-18 06:11:02.078+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-70b3-b253-e01f3f76aeb7', '01a1ed47-b584-7c3d-bff1-923536db33a9', '2026-11-18 06:11:02.146+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed47-b582-7d22-b63a-867970047a2a"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-70b3-b253-e01f3f76aeb7', '01a1ed47-b58f-7226-afc1-85b73650a14b', '2026-11-18 06:11:02.158+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-70b3-b253-e01f3f76aeb7', '01a1ed47-b59f-7bbc-88e3-92953f1fecc9', '2026-11-18 06:11:02.175+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "48226217"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-7b54-a751-da70b71d1454', '01a1ed47-b584-7c71-b2b5-d86ea8c5daa7', '2026-11-18 06:11:02.146+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ed47-b582-7d22-b63a-867970047a2a"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-7b54-a751-da70b71d1454', '01a1ed47-b58f-74c2-b6ac-8915de8a2801', '2026-11-18 06:11:02.159+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b582-7b54-a751-da70b71d1454', '01a1ed47-b5a1-74c6-8406-3aa6d7a26246', '2026-11-18 06:11:02.177+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b656-7dc3-91b3-2defe31f4b34', '01a1ed47-b657-7252-8e6b-564181bdd7f2', '2026-11-18 06:11:02.358+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b656-7dc3-91b3-2defe31f4b34', '01a1ed47-b675-7e46-ada3-8bde316028ad', '2026-11-18 06:11:02.389+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ed47-b115-75b3-840e-d54391c8c907');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b656-7dc3-91b3-2defe31f4b34', '01a1ed47-b682-7acc-91eb-2c25aa4c01f7', '2026-11-18 06:11:02.402+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "03226239"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '2026-11-18 05:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 06:10:59.687575+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b609-73b5-a56b-90d24b509640', E'\\x0c4ce1523dd3a5ffa8f723b6e1525e709fe486ec7c313bd5e7fcbce1e4205714', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde31658c0cabee8b232f6d60d2e303d269956f8cc825786c23193afe4fa787fa1e05b0fe50da6909049c963483a57795d30a32fec48eddb9c10af0937c8b775a61c81496cd32eb42ea323094238aa', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 06:11:02.281+00', 'key:01a1ed47-b115-75b3-840e-d54391c8c907');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '847f9532-3fd0-4599-b959-f2f82c06ebdc', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 06:11:04.630881+00', '2026-11-19 07:11:04.630881+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x3c7a7f48ddc44d635096dd0fb2ced401354565c200b914e83fdebbbe1364396e', '01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', '2026-11-18 06:16:04.498671+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '197', '2026-11-18 06:11:04.657408+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 06:11:04.505587+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 06:11:04.505587+00', '2026-11-18', '2026-11-18 06:11:00.877587+00', '2026-11-18 06:11:01.024365+00', '2026-11-18 06:11:01.024365+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 06:11:04.505587+00', '2026-11-18 06:11:04.505587+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 06:11:01.024365+00', '2026-11-18 06:11:01.024365+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 06:10:59.996477+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 06:10:59.998473+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 06:11:00.009841+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 06:11:00.012261+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 06:11:00.018434+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 06:11:00.019835+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 06:11:00.019835+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 06:11:00.019835+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 06:11:00.019835+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 06:11:00.019835+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 06:11:00.049769+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 06:11:00.052408+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 06:11:00.058892+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 06:11:00.062843+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 06:11:00.064953+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 06:11:00.064953+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 06:10:59.687575+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 06:10:59.687575+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 06:11:00.079028+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 06:11:00.083091+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 06:11:00.074132+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-18 06:11:00.086579+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 06:11:00.081317+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '2', 'f4b3e1936ed5aa84882f58eba3ed427afb5f00b07114f8174b7011ea9500e171', '2026-11-18 06:11:00.076145+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\x00bdfbbad11de75786497fa7f4322b9634e53965776156caaf7cc69fce6057df', '01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 06:11:04.626958+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '797', '1', '01a1ed47-b262-7824-9a94-a29caf3a6ac9', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b251-7c90-ab63-6cad4c9642ad","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.329Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.329Z"}', '2026-11-18 06:11:01.350635+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '804', '2', '01a1ed47-b341-7e51-a212-f432dd2dfbf6', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b251-7c90-ab63-6cad4c9642ad","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"03226154","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.329Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.568Z"}', '2026-11-18 06:11:01.577211+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '806', '3', '01a1ed47-b370-72f0-a533-8f31edc2b4a5', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b369-795b-bac4-d13a3518c4dc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.609Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.609Z"}', '2026-11-18 06:11:01.617831+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '811', '4', '01a1ed47-b3a3-7bb8-9dec-45899321d791', '{"event":"payment.failed","data":{"paymentId":"01a1ed47-b369-795b-bac4-d13a3518c4dc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.609Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.666Z"}', '2026-11-18 06:11:01.668433+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '814', '5', '01a1ed47-b3bd-7fe5-91f9-042ac5304afe', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.693Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.693Z"}', '2026-11-18 06:11:01.694922+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '819', '6', '01a1ed47-b3db-78e7-a6c5-ee0b3ec68807', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03226172","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.693Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.722Z"}', '2026-11-18 06:11:01.724089+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '823', '7', '01a1ed47-b40c-73d9-a8ff-1f0b481f03ba', '{"event":"payment.reversed","data":{"paymentId":"01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03226172","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.693Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.771Z"}', '2026-11-18 06:11:01.773116+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '826', '8', '01a1ed47-b430-722e-be0a-ea2a805522bf', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b42f-73e5-b6fe-eeec70942d56","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.807Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.807Z"}', '2026-11-18 06:11:01.809033+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '834', '9', '01a1ed47-b48b-7229-b093-f400b08dad1f', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b47b-7df1-9a9c-d7a3982ceb8c","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"3226189","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.883Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.898Z"}', '2026-11-18 06:11:01.90238+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '839', '10', '01a1ed47-b4b0-7b20-878f-089fb596fb94', '{"event":"payment.failed","data":{"paymentId":"01a1ed47-b4aa-74cd-98dc-bdb24b2e7472","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.930Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.936Z"}', '2026-11-18 06:11:01.938611+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '845', '11', '01a1ed47-b4d7-7a30-9da1-e339cce9d1d8', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b4ca-72bc-a2b1-1f04104c1f5b","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.962Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.974Z"}', '2026-11-18 06:11:01.976849+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '851', '12', '01a1ed47-b55b-71f7-a74b-a799e1937b42', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b51e-7c36-9b55-a3296157b601","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.042Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:02.078Z"}', '2026-11-18 06:11:02.108602+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '858', '14', '01a1ed47-b59f-7bbc-88e3-92953f1fecc9', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b582-70b3-b253-e01f3f76aeb7","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"48226217","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.146Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:02.175Z"}', '2026-11-18 06:11:02.176621+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '859', '13', '01a1ed47-b5a1-74c6-8406-3aa6d7a26246', '{"event":"payment.failed","data":{"paymentId":"01a1ed47-b582-7b54-a751-da70b71d1454","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.146Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:02.177Z"}', '2026-11-18 06:11:02.178743+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '869', '15', '01a1ed47-b657-7252-8e6b-564181bdd7f2', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b656-7dc3-91b3-2defe31f4b34","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.358Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","checkoutSessionId":"01a1ed47-b62e-71ac-88a7-a47b883a467e","livemode":false},"timestamp":"2026-11-18T06:11:02.358Z"}', '2026-11-18 06:11:02.360339+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '874', '16', '01a1ed47-b682-71ac-88a7-800e763f962d', '{"event":"checkout.paid","data":{"sessionId":"01a1ed47-b62e-71ac-88a7-a47b883a467e","linkId":"01a1ed47-b609-73b5-a56b-90d24b509640","status":"PAID","paymentId":"01a1ed47-b656-7dc3-91b3-2defe31f4b34","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.318Z","livemode":false},"timestamp":"2026-11-18T06:11:02.402Z"}', '2026-11-18 06:11:02.403756+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '874', '17', '01a1ed47-b682-7acc-91eb-2c25aa4c01f7', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b656-7dc3-91b3-2defe31f4b34","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"03226239","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.358Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","checkoutSessionId":"01a1ed47-b62e-71ac-88a7-a47b883a467e","livemode":false},"timestamp":"2026-11-18T06:11:02.402Z"}', '2026-11-18 06:11:02.403756+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ed47-ba5a-7f3b-b90b-ae332cf9f704', E'\\x325474cbe5b48f88fba37248e21dfbeb64d2b7e3060ebbd337e578f9fdb02459', '2026-11-18 06:11:04.502819+00', '2026-11-21 06:11:04.502819+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b262-7824-9a94-a29caf3a6ac9', 'payment.pending', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b251-7c90-ab63-6cad4c9642ad","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.329Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.329Z"}', 'delivered', '2026-11-18 06:11:01.329+00', '01a1ed47-b273-7a84-bdd8-b1e6f4b86cb0', '2026-11-18 06:11:01.370214+00', '200', NULL, '83', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b341-7e51-a212-f432dd2dfbf6', 'payment.completed', '01a1ed47-b251-7c90-ab63-6cad4c9642ad', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b251-7c90-ab63-6cad4c9642ad","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"03226154","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.329Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.568Z"}', 'delivered', '2026-11-18 06:11:01.568+00', '01a1ed47-b358-7c7b-a352-13b8ef77a2a5', '2026-11-18 06:11:01.594904+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b370-72f0-a533-8f31edc2b4a5', 'payment.pending', '01a1ed47-b369-795b-bac4-d13a3518c4dc', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b369-795b-bac4-d13a3518c4dc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.609Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.609Z"}', 'delivered', '2026-11-18 06:11:01.609+00', '01a1ed47-b37c-73af-a413-cf110648e648', '2026-11-18 06:11:01.635224+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b3a3-7bb8-9dec-45899321d791', 'payment.failed', '01a1ed47-b369-795b-bac4-d13a3518c4dc', '{"event":"payment.failed","data":{"paymentId":"01a1ed47-b369-795b-bac4-d13a3518c4dc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.609Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.666Z"}', 'delivered', '2026-11-18 06:11:01.666+00', '01a1ed47-b3b6-77ef-af86-ac2d79ffe228', '2026-11-18 06:11:01.688931+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b3bd-7fe5-91f9-042ac5304afe', 'payment.pending', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.693Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.693Z"}', 'delivered', '2026-11-18 06:11:01.693+00', '01a1ed47-b3c6-7b20-9f8d-5764906b3ebf', '2026-11-18 06:11:01.704075+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b3db-78e7-a6c5-ee0b3ec68807', 'payment.completed', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03226172","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.693Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.722Z"}', 'delivered', '2026-11-18 06:11:01.722+00', '01a1ed47-b3e1-794e-8b02-e412a38830dd', '2026-11-18 06:11:01.730972+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b40c-73d9-a8ff-1f0b481f03ba', 'payment.reversed', '01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc', '{"event":"payment.reversed","data":{"paymentId":"01a1ed47-b3bd-7fc4-9bb4-9b3e8ba78fcc","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"03226172","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.693Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.771Z"}', 'delivered', '2026-11-18 06:11:01.771+00', '01a1ed47-b412-708e-b227-5594b1e14939', '2026-11-18 06:11:01.785377+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b430-722e-be0a-ea2a805522bf', 'payment.pending', '01a1ed47-b42f-73e5-b6fe-eeec70942d56', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b42f-73e5-b6fe-eeec70942d56","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.807Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.807Z"}', 'delivered', '2026-11-18 06:11:01.807+00', '01a1ed47-b436-76aa-930c-526ce83ebe64', '2026-11-18 06:11:01.816325+00', '200', NULL, '48', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b48b-7229-b093-f400b08dad1f', 'payment.completed', '01a1ed47-b47b-7df1-9a9c-d7a3982ceb8c', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b47b-7df1-9a9c-d7a3982ceb8c","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"3226189","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.883Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.898Z"}', 'delivered', '2026-11-18 06:11:01.898+00', '01a1ed47-b494-76ea-af3d-b086315003be', '2026-11-18 06:11:01.909964+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b4b0-7b20-878f-089fb596fb94', 'payment.failed', '01a1ed47-b4aa-74cd-98dc-bdb24b2e7472', '{"event":"payment.failed","data":{"paymentId":"01a1ed47-b4aa-74cd-98dc-bdb24b2e7472","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.930Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.936Z"}', 'delivered', '2026-11-18 06:11:01.936+00', '01a1ed47-b4c0-7905-9db9-59787d9af7e1', '2026-11-18 06:11:01.953474+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b4d7-7a30-9da1-e339cce9d1d8', 'payment.pending', '01a1ed47-b4ca-72bc-a2b1-1f04104c1f5b', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b4ca-72bc-a2b1-1f04104c1f5b","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:01.962Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:01.974Z"}', 'delivered', '2026-11-18 06:11:01.974+00', '01a1ed47-b4df-7a82-8355-5637d0b5371f', '2026-11-18 06:11:01.984461+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b55b-71f7-a74b-a799e1937b42', 'payment.completed', '01a1ed47-b51e-7c36-9b55-a3296157b601', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b51e-7c36-9b55-a3296157b601","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.042Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:02.078Z"}', 'delivered', '2026-11-18 06:11:02.078+00', '01a1ed47-b567-7eb1-87e6-47064fbb5606', '2026-11-18 06:11:02.123093+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b59f-7bbc-88e3-92953f1fecc9', 'payment.completed', '01a1ed47-b582-70b3-b253-e01f3f76aeb7', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b582-70b3-b253-e01f3f76aeb7","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"48226217","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.146Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:02.175Z"}', 'delivered', '2026-11-18 06:11:02.175+00', '01a1ed47-b5a6-750c-a190-c12626128f93', '2026-11-18 06:11:02.183457+00', '200', NULL, '23', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b5a1-74c6-8406-3aa6d7a26246', 'payment.failed', '01a1ed47-b582-7b54-a751-da70b71d1454', '{"event":"payment.failed","data":{"paymentId":"01a1ed47-b582-7b54-a751-da70b71d1454","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.146Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","livemode":false},"timestamp":"2026-11-18T06:11:02.177Z"}', 'delivered', '2026-11-18 06:11:02.177+00', '01a1ed47-b5a6-750c-a190-c12626128f93', '2026-11-18 06:11:02.183457+00', '200', NULL, '21', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b657-7252-8e6b-564181bdd7f2', 'payment.pending', '01a1ed47-b656-7dc3-91b3-2defe31f4b34', '{"event":"payment.pending","data":{"paymentId":"01a1ed47-b656-7dc3-91b3-2defe31f4b34","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.358Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","checkoutSessionId":"01a1ed47-b62e-71ac-88a7-a47b883a467e","livemode":false},"timestamp":"2026-11-18T06:11:02.358Z"}', 'delivered', '2026-11-18 06:11:02.358+00', '01a1ed47-b659-7ba1-9df3-8926ca218178', '2026-11-18 06:11:02.362648+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '01a1ed47-b682-7acc-91eb-2c25aa4c01f7', 'payment.completed', '01a1ed47-b656-7dc3-91b3-2defe31f4b34', '{"event":"payment.completed","data":{"paymentId":"01a1ed47-b656-7dc3-91b3-2defe31f4b34","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"03226239","tenantName":"Tienda de prueba","createdAt":"2026-11-18T06:11:02.358Z","keyId":"01a1ed47-b115-75b3-840e-d54391c8c907","checkoutSessionId":"01a1ed47-b62e-71ac-88a7-a47b883a467e","livemode":false},"timestamp":"2026-11-18T06:11:02.402Z"}', 'delivered', '2026-11-18 06:11:02.402+00', '01a1ed47-b6be-7ab7-8a9e-2fef06573b21', '2026-11-18 06:11:02.465845+00', '200', NULL, '2', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ed47-b0d9-7359-b94f-aa765b869da6', 'false', '01a1ed47-b1d9-7e77-a6bb-26830a49cff4', '1', 'http://127.0.0.1:40869/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44fdd98d37ecba3449a74dd63a6022bde359b76f8076a35c1f7ce3a1ec00884dfc7b38f5fe492a621b092a99b2e94438ed91e0070f0b11650239577a60e08d5537c8d54f1a42479a8166b56cae068f8672d36a473f9f09b9f2ef0cc929b1ba', NULL, NULL, '2026-11-18 06:11:01.207+00', '2026-11-18 06:11:01.207+00');
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
