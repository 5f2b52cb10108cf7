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
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 23:17:02.187681+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'r4', E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', 'http://127.0.0.1:37355');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-52a3-733f-b589-70dcdc820399', 'false', 'pas_test_2R1NAdH7', E'\\x5fee0fa6332f2714d3448a11a58995bdaa6402706e53fb6cf98c876305b9b627', '2026-11-16 23:17:02.244127+00', NULL, NULL, '2026-11-16 23:17:04.703678+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-52aa-7a4d-b658-9d9d5e9d84e9', 'true', 'pas_live_Q1RSOSYd', E'\\x0f6bcd09ac2d82cb135b714ed9dd1d64240b99816f27b3a0f793fa56d18e1bf9', '2026-11-16 23:17:02.250885+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x7892062e26ebcf44f2000073b586b74b85eadcdde550e710e4b209e22cd7de3a', '2026-11-16 23:17:04.698732+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5265-70e3-88d1-6d48fd3a123b', '2026-11-16 23:17:02.190225+00', 'test', 'tenant.create', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x272adb4986c3975d60ccfb41226f42a093fbc8d85808caf1057c064da8e30c09');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-52a3-73c2-84fd-811481cd118d', '2026-11-16 23:17:02.245886+00', 'test', 'key.create', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-52a3-733f-b589-70dcdc820399', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_2R1NAdH7", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x272adb4986c3975d60ccfb41226f42a093fbc8d85808caf1057c064da8e30c09', E'\\x6532663e573981d3df9eaa7322d01c0844db11c527c4e3841b1b34431f9eae27');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-52aa-7171-9d2f-9c4f94823a0d', '2026-11-16 23:17:02.251519+00', 'test', 'key.create', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-52aa-7a4d-b658-9d9d5e9d84e9', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_Q1RSOSYd", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x6532663e573981d3df9eaa7322d01c0844db11c527c4e3841b1b34431f9eae27', E'\\x19580b2df4a59366ffed59f691b637d19e5a411ccedc0b8e9bb48194d3f9782f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-52cf-7849-9d11-86dde620a093', '2026-11-16 23:17:02.293719+00', 'key:01a1e6a6-52a3-733f-b589-70dcdc820399', 'webhook.create', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '{"host": "127.0.0.1:35553", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', '01a1e6a6-52c5-7aac-a611-88d9cecd9ecd', '4', E'\\x19580b2df4a59366ffed59f691b637d19e5a411ccedc0b8e9bb48194d3f9782f', E'\\x8f73d594b75637e09087aae386e4f2add1370eae51b360e4f2e65841dcc30ac0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5517-763a-8baf-a0a952fd8f26', '2026-11-16 23:17:02.873999+00', 'test', 'checkout.profile', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x8f73d594b75637e09087aae386e4f2add1370eae51b360e4f2e65841dcc30ac0', E'\\x6faa5cb45870faa6a05787e1637024e977394e8e919454155f4ffaa96ec6c920');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5521-74fe-be0f-8d84cec27994', '2026-11-16 23:17:02.883742+00', 'key:01a1e6a6-52a3-733f-b589-70dcdc820399', 'link.create', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-5520-7829-ba81-a07ded02b02a', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', '01a1e6a6-551c-7adb-8871-84e716606d2f', '6', E'\\x6faa5cb45870faa6a05787e1637024e977394e8e919454155f4ffaa96ec6c920', E'\\x0472156b2d6dd20b6324488be7b78f28f3641616e4f63e69b587b2c8dbcf8f09');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5578-7235-be68-1f14ef73b8a2', '2026-11-16 23:17:02.972839+00', 'test', 'bank.notifications', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x0472156b2d6dd20b6324488be7b78f28f3641616e4f63e69b587b2c8dbcf8f09', E'\\x14db978f64add4c7f3d9db9bfc7d66153041238cf217633bcfcecf23b5c241b9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-55c4-71ca-8fd9-f1e0ef765dc4', '2026-11-16 23:17:03.047058+00', 'key:01a1e6a6-52a3-733f-b589-70dcdc820399', 'movement.ignore', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '01a1e6a6-55a4-75e3-aa6c-3552f1b4ed72', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', '01a1e6a6-55c0-7ef6-a837-0beb3a1704d2', '8', E'\\x14db978f64add4c7f3d9db9bfc7d66153041238cf217633bcfcecf23b5c241b9', E'\\x850d1eaab784f7abb04e5ea620ec8fe10604d2bb8a3da5015903d2f344cf57f7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-57f7-7985-94f8-abcf42ce373c', '2026-11-16 23:17:03.610409+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x850d1eaab784f7abb04e5ea620ec8fe10604d2bb8a3da5015903d2f344cf57f7', E'\\x372e5c4108f3addf1253668c720335fc628ad484fede6fb2e4f38b49b93b1c05');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-57fc-78f2-bd8c-257e47176d4b', '2026-11-16 23:17:03.614222+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_nupVKZ9Z"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x372e5c4108f3addf1253668c720335fc628ad484fede6fb2e4f38b49b93b1c05', E'\\x73658200c66aaf04ca8aa7ec591b631274a5fbfd6aca463eb66ae74052071801');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-57ff-7475-b315-d0cec29eab05', '2026-11-16 23:17:03.617547+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x73658200c66aaf04ca8aa7ec591b631274a5fbfd6aca463eb66ae74052071801', E'\\x8c594aa6dc3916964b03b414284e0ddf4847a7b332f81f7f7cd5abc84283ad7d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5af1-7ccc-8101-49c6c770890f', '2026-11-16 23:17:04.371771+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '165ba6e6f693caf0', NULL, '01a1e6a6-5803-7fcd-83c1-d9a4861f4b0c', '12', E'\\x8c594aa6dc3916964b03b414284e0ddf4847a7b332f81f7f7cd5abc84283ad7d', E'\\x5cfa7ed3c694931cde6c1db2a7c7a73e000f926fa9169988370397b3db94ddb4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5b45-75c6-b47d-e550aba6827f', '2026-11-16 23:17:04.454909+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x44159b65e1b486c7375ffdd841b5150bb43390dc25395e486388484963f74163', E'\\x3934ee7e63ec3f5c62dcf1c72ab7ae2551b713c7e935b28c14720444cfb90643');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5c33-7df2-8deb-468231ff3498', '2026-11-16 23:17:04.692946+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x3934ee7e63ec3f5c62dcf1c72ab7ae2551b713c7e935b28c14720444cfb90643', E'\\x4ebf6ec035538e2311c680f9a3e58f0588510d786491a9d54cdb9cb44a46be36');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5c35-775a-97e1-94b91908935c', '2026-11-16 23:17:04.69467+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x4ebf6ec035538e2311c680f9a3e58f0588510d786491a9d54cdb9cb44a46be36', E'\\xbcfb549a33d06c10e42b158e73ce447086060feac1462accce13807248c09742');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5c37-7ef4-97e1-481fcecde2c4', '2026-11-16 23:17:04.696498+00', 'test', 'bank.set', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xbcfb549a33d06c10e42b158e73ce447086060feac1462accce13807248c09742', E'\\x26f28817758c614a98f06bbaf7f0f95fd333a085c8833b61f489c58c29910456');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6a6-5c39-71da-a8c4-992673021d4f', '2026-11-16 23:17:04.698732+00', 'test', 'bank.route', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x26f28817758c614a98f06bbaf7f0f95fd333a085c8833b61f489c58c29910456', E'\\x7892062e26ebcf44f2000073b586b74b85eadcdde550e710e4b209e22cd7de3a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('2c0dabda-0777-8f0e-86c2-b1308b54ad2c', '2026-11-16 23:17:04.448914+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e6a6-5b36-7095-987c-540b501a71e2', '13', E'\\x5cfa7ed3c694931cde6c1db2a7c7a73e000f926fa9169988370397b3db94ddb4', E'\\x44159b65e1b486c7375ffdd841b5150bb43390dc25395e486388484963f74163');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'true', 'bnc', E'\\x0233131d4411544b48c363d3542ce042f676384cac795d41143b155e876cd751d2fb4669ecddb5e436329b47c56b10d3ce9730ffa8deb671ef48f859bfa774b43d2f8286cfcdbe3f2fb76477bb4cf030dd21def35c74', '01a1e6a6-5c37-7e43-9e9b-cf2ab8c4e937', '2026-11-16 23:17:04.695669+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', E'\\x0506c5f3dc7be4a279e36a2bc1f50818ad1eca38713f063f7aeb1bdbbe42a5d1', '01a1e6a6-55a4-7a5e-9fa1-907eea2934e6', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'r4', 'MBconsulta', E'\\x0233131d4411544b48c363d3542ce042f676384cacf26da8ddad70b7a8e321d511f279120c07abdcdfc3c410f4b4fd3bb019d7b27bd5e3924b0dd09c223e626971da6fe2afb95b9119956451ac9800bc27b1c465091de224aa5be8bcd102d702b14ee6f2c336b54df266175bb9e94f5f06915f9c01c71dc25e334d8e217ca056bc5b0a9235d21d31e79652aa848a068a05227862c4ed69f61424dde1ec1179c96caf38124da04ab3a97ceb1ababa5e3e3efc80249c601d1bef713b5201fdde96ca5f996cda169cfa0a464b90ff3c98bc3c3c474046012448e3de9968070b3164f032ab452983735aa78dd3d54fd61651e10be8dc4126212757028a8464c1afd73fcb0bde68d7531c578efec6e13d6c0bd98f75488a81ca7be3', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 23:17:03.012884+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', E'\\x133f7216de08433025ed0daa393bbbca17a9ccdf67a262e80d9784b9cbf785c5', '01a1e6a6-5588-7e16-9460-1f68376d5da5', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'r4', 'R4consulta', E'\\x0233131d4411544b48c363d3542ce042f676384cacfb1872add48d372719c9b9609b0951e464630fc05a313096dd3265e6329df2498fe887bf5654b4ea2d2046c9e3df49fd44f9da9a', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:17:02.985831+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', E'\\xa60949a96e391690859e6ad73d2175c286ac1bf285bbca2b2f08cf7e7a05e753', '01a1e6a6-558f-7c28-80a4-4bae1406ad1c', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'r4', 'R4notifica', E'\\x0233131d4411544b48c363d3542ce042f676384cac2ddf4a41ab4609535a0a51bd9d2e8166a23015136003770389e3f9c61fbfadf8ac261fce46f73ae52650f0a23c78f0912952f0ec11ce468d2aa180acd560e7e232a11d875cc1894aaa757edc8080ff8921bb72fe02397a96b8fb9ffa3fe0d06c64bd65205f3d1c575b067926331125eb57073b9a51c43d83d61b638250953aed12f5285377c03b04b5eaec06549950aaa592ffb5a0b068a0212724bdbc686d8f7a479c17c4a891f50cb9ae9814a2a4a9d516e7c712a63b72712b92ebd2b097c9fc43b1dbb2b2fd71cb713d06dc02b85ca01bf59b32ab1720ae27ee9a28785730351e13fbe33e55a49594cf530c00a12cafaae17470f1d4554b097c3b3f68f0c84bdc80', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 23:17:02.991796+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', E'\\xe77175df53bc424daa4a0e1d3a157cbed434884f021c12bc1c78527c05bb507d', '01a1e6a6-5582-76c5-ab00-cda740e00354', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'r4', 'R4consulta', E'\\x0233131d4411544b48c363d3542ce042f676384cac314a30177479ffd50568168343d8fc0dcc7e8aa5f007737a306e2f6e05956e1e96d36e2e34aef5563d517e8b2f01b9c26af57b35e1e034382b00a70a0683395596f72d581d409f4783efa4b2786bcfc9c54922de076919d1c75a9d420c24f281a65ee90748ed30', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:17:02.978965+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', E'\\xef0cb1ae1013d0fd8e0e4e4edf0f833427c40bc6d22a2cfc0aa60efa7889ff60', '01a1e6a6-559c-732b-baf6-cb86f7a871e4', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'r4', 'R4notifica', E'\\x0233131d4411544b48c363d3542ce042f676384cacdaf38947ca20bcafa18077c4247c07281aefcdf89c94beded14de8bf17cd6236ed11ce509a4e29421f9f86a5699ba92ab26df1e6d6a62af5b4702b49ab1d5265a10260a9da6a48f6f34af49aba60e1ebb0810c86d65a40b77bc48d7ed5d5a74ba47e8a9cb3f89d8086f088204e61b965fc4a445b8d2d5eab06002e888a270667cd82458c2ca0e8179c795175d5969ff6bbf43592983d63c6ff0ea27b3596dd235af1d06427808967c06eacf7ebe9c69b878916a9876a71cbe8f349f3baec985cd6d75f5c5bf3e24505dc4fef4bd6347e7dd498986c5b5169c564a2f84dd5dc0b327f55f29aacecb16aa8472e91774daef905c9fe8f8d57e8c3dc8445921f533e8165f4', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 23:17:03.004336+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x9e982d30ef300cce68a3cf870e30a53fc4c147b067b4337025355a11f19e93cd', '01a1e6a6-5344-7c39-9b9c-77c695a2e2f0', E'\\x0233131d4411544b48c363d3542ce042f676384cac438354004f786279b72cae9fe83a5c0d4d2f9be474cd31829288e34d06557c13110b242e100c16b8b2543a61e0a4e8153804f85539c067474c8734b5', '2026-11-16', '2026-11-16 23:17:02.408174+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x6b746ceddcd61006710f6897bff7c4a582a155db1cbadf1edec4db7d78c832e3', E'\\xd0d98a91a4dd3a78667ea63a8a15e89827681ca337325f8ec93d27d0decb7523', '2026-11-16 23:17:02.687366+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x2e9dd9c1147eb18277ed3bd44d525e3a1469d0ffceb3c5f2fb644c5a05e17d00', '2026-11-16 23:17:02.654606+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x4d1538c7355988b0888d009790481e40f9224bd08ecee6a7d13c28f3af000139', '2026-11-16 23:17:02.695414+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x6b746ceddcd61006710f6897bff7c4a582a155db1cbadf1edec4db7d78c832e3', '2026-11-16 23:17:02.677609+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x4d1538c7355988b0888d009790481e40f9224bd08ecee6a7d13c28f3af000139', '01a1e6a6-5467-7273-ab1a-2bad1f85d583', E'\\xbae7fbbe85ee18e70fcc825f5622f48fdcaf9c7e492b092525c0188faa74b828', '2026-11-16 23:17:02.695414+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x3b1394969cad1993e5ec531edc206b249bc4cc925ce1a5b75e57ee22d8aa05ca', '1', '2026-11-16 23:17:02.944944+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x454729ee67b45bf3da25fee677d3e0f0b652091b4c8fc616b50d637e83b2027f', '1', '2026-11-16 23:17:02.900178+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x51f1184436c32540b956a34b44c534d8eb36f6d4084865f8394104f3d3049989', '1', '2026-11-16 23:17:02.922576+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x6aede567e256a6b94ee3e93343077ba1b14e4116dcab7688be41f5deae1edb66', '1', '2026-11-16 23:17:02.944944+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x6fc7d4252373ccf710b2b47d16d9998dbe1519000277bc4d18b8af2aad7785f9', '1', '2026-11-16 23:17:02.944944+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x87464812cb367ad4b197d02a1fa150c280baa7e7ba76db7cd6dff1b79cd0ce03', '1', '2026-11-16 23:17:02.922576+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\xdf350118c16ab1724baa59e21912b864352be0dd2bc63debdaa0c36702470bfb', '1', '2026-11-16 23:17:02.922576+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 23:17:02.872232+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5536-7f62-88e0-040c1b3c336e', '01a1e6a6-5520-7829-ba81-a07ded02b02a', E'\\x03fd018e0f1fca71ff20132c67bbc0feee29aaf9d681435c1e378821cd8652fa', E'\\xb5de00e31b29c8b635c2d9baed2cfac2f5e39c5931191774a5020e978fd7355e', E'\\xea751c3fcb3c0031d0e977eb260638a149b29dd75250ced00d7c52c5edc1cde3', E'\\x0233131d4411544b48c363d3542ce042f676384caca3f30b3673a2380d041ce8b768b5badf7a02e5286a6fd92a57f8e9e535d72565841627d2407cf14293e26c1d962bc58fde9921aef6dcf147e8ab23fe75a70380191b8c4b5e5f924c6c2cd5e022fe', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 23:17:02.902+00', '2026-11-17 00:17:02.902+00', NULL, NULL, '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', NULL, '2026-11-16 23:17:02.954+00', '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', '01a1e6a6-52a3-733f-b589-70dcdc820399');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', 'notification/0102/83700001/1523.40', '01a1e6a6-558f-7d9d-a909-deb1f60b466a', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4411544b48c363d3542ce042f676384cac2386f6aaad277820b4a38e1be72f8c72be60374782873c66fc7f6c61aa269c0d735cf486a061b656eb83d3c8b1324d948edb2d1f07bd77977914c15f862c4a976266b9bcdb2223351a655a245b98eba72d4acb16114cc933a2eff4814cc83d3dfb16c7fe38', E'\\x81f42be85f79b42c9aeabac0400d2db1bffff1edc2e601dc616ff1648f9d3e26', NULL, 'notification', 'true', '2026-11-16 23:17:02.991796+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 23:17:37.991+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', 'notification/0105/83700003/1523.40', '01a1e6a6-55a4-75e3-aa6c-3552f1b4ed72', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4411544b48c363d3542ce042f676384cac4947dd3371f3bd7d96a13319f9d8037b598a47772919f77f4aabc583e96f68d1aa088c0854e1edc2035f2e88d2256b6da6580658a4f699cf1d2e8487c6557271075130310944c1446a6c68e99001efee351c7f0bf6610dcd172ff03781574c44baaa72695c', E'\\x81f42be85f79b42c9aeabac0400d2db1bffff1edc2e601dc616ff1648f9d3e26', NULL, 'notification', 'true', '2026-11-16 23:17:03.012884+00', 'ignored', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '279487102275', '01a1e6a6-54c7-7d63-ab33-2786125381f2', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,2271,279487102275}', NULL, E'\\x0233131d4411544b48c363d3542ce042f676384cac60e63bf461338aa74b75682a3c7e4a7f774b47eb29fe6a565b2edb080ccea2d971fe429b25f1df5896bcf6531d5bf90727d7d9a8932bf917120471940a6387e57ef4a3d37d6f2f75da470f151ca8fd6e1e', NULL, NULL, 'query', 'true', '2026-11-16 23:17:02.79188+00', 'matched', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54a4-79cb-9796-916b087845ea', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '279487102275', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54a4-79cb-9796-916b087845ea', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 23:17:04.75426+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '2026-10-05', '1', 'added', '{}', '2026-11-16 23:17:04.75426+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-766f-9391-65e7bc843f50', '20261005', '30.51', '2026-11-16 23:17:02.812+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /movements/{id}/ignore', '01a1e6a6-55bf-7316-ad1d-1ebbb74c7b1e', E'\\xd79205f06f0380503398f9d6be9680f624d3d4de71bc41197992bdb540fcc3b8', '01a1e6a6-55c1-7744-aa59-5baf49a88043', '2026-11-16 23:17:03.045322+00', '01a1e6a6-55a4-75e3-aa6c-3552f1b4ed72', '200', E'\\x0233131d4411544b48c363d3542ce042f676384cacc6934399122d498a849a656d87f25dd9114b8dd20ff6ccf78d11dd6ed9094b655f88673875dfafa1063b83a824a2abbc9af4e478df5d04ef99c89c5ff01e3f694dc831de655f6647c05a917aa171439b2b2aaea07f00fce7cfbdbe435ded6562a01daf3acd86e7bfb8a1f1ab41e87827329e826a67c22027e8839639158715b4e14d69c6f0e78b7c9848ce7f3ae7b8ddc0a61e68f9cf924eb3a2d324df5c3ed54b685729628941991b122b224334fbd2d50b55e5d323e7b725031d11f157edaf9e5311696ab7f89a731e24ba19e723f83ca4187c14f006d1703d435cdd50532fe4b6338679b02aae4871fb5957a2121d917ea29d37fbc5284e6bf1569274eb9b22d17e57b9b2c08f766ebdc1c57d6bfa3cbf94040cf03ed21fb726f4998f776500ab5e01fbd6a628b4c48f5e2fe0015223c3564e0711c5a07b73', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /payment-links', '01a1e6a6-551b-7b08-a096-b0091dd03699', E'\\x268906e41dc366b20310cb1416890bd21509f289a1351b1dd97da29d4b7e8ff6', '01a1e6a6-551e-7e48-b3b5-0c273f825c41', '2026-11-16 23:17:02.882163+00', '01a1e6a6-5520-7829-ba81-a07ded02b02a', '201', E'\\x0233131d4411544b48c363d3542ce042f676384cac3c5891d8afc499d5386025edef2cc42d59d1e7839de8b365721eb1fffd1d7abf5bfd9a5473fcdd5d84b30c510b60d3a481bcad1c5649b3002cc50ad07b8088c19c68dbab0438eae88c7eb3e0e030ef1bfdd9905859e54eadfce09526e2690ec3d4030ec1a58c27207abb59ae24b98e50d449900f6f9f0bdef256475088cdff13a977444d3b048b5eb53844cbca7e1e4ac8bf7342c5499b29dc6e7a41493b35742db56b01a262a51da4e0b887a4a32f39fcf1216006a651dc86f80d5299fc16a1efd2e2ec6e3500fa6a8c09769b7e150132ddafa0b8432669520bfd84434f83c34eadde499f44271097b107182fd547c332074b450deb5a1a01306b69ad405b4e4225fefe4fc7e3348f808357bc21dbb83c87015d797c3d55f12d619633ac8e692f902001aab623357f48c1cefa3e7c496c555ce9e101537082', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /payments/credit/disburse', '01a1e6a6-54d3-71b0-baf6-47f7d97d0f8c', E'\\x8e5e9be225a8b214092c9814cb4eba28417f70df5962186a50f0f4f740538b21', '01a1e6a6-54d7-7d03-8a2a-2c0249bb99b3', '2026-11-16 23:17:02.814826+00', '01a1e6a6-54dc-766f-9391-65e7bc843f50', '200', E'\\x0233131d4411544b48c363d3542ce042f676384cacbde45c429876cacdaf3516320377427033e7c606dbec9a75d7a1711395775558f136650d0e6d314b5129c354ecaf1414cc6fa010619c979183d9ee84c67cdd6a5cc2927e22846293b49528c8b24850af2757f97b571ac45ee3c488f35b5d91538ed2e95988c5c5728a9106518f8e4aab7548897c985a4c21e5843a0eddc5f4daf538eee03829c68bb3ecd276e9e0f1cde2a2f89492498bee1e1d3d195e40e1cbec09adba5678d1221d10da4db90b76eb595ddff332e5537e79891e43c2a27f965db3f02121e1f7454cea519eceea6f7b36cfd24965a45581aa4ba5b249ff76e5b8b9d3ac6fbcce31251c4049da25ab6a0fd1f9d864b8ffccd52c259dd076d557f0b3749a7ed43e8efea95fd11893da6087283078f7804cdb5684df87b9b40e02eb3d53246f6c92e19773bd2723ac1020645bdac560c1c9ec2c3dca83721bb68e7f3442640cc02491675bcae76787f1628832b094631bad081fa9a058a2e7fa14eadb2964ef35e7ebe3c535416ce5931f104f6d2d6a97c042c8231ac3dc37b195e56116d112ed21b2a49975519316d565bf3d98c89bef6e3a04123a22d3ba882cb1f56edd11bf8e8847e30de5ba653c8b95e787c361bb4944a6e7c12059f8d2d890cc608d37ade23c942d15df2ff92eceafe9c6a5449cdec04ea92b6f22415bcb2ca4de5703f05723c2107bdbc2843f2ccc3e07f37f379808e80a4e5da1266ff4690977236201ef6a8576b4c02b100d480daaceb8f5adae75dee78f9fc11d33a37ecbf3c1dcea5f100a7c0f353ea72843f5a0a5e011c6b2f5a18afe6333c728d3e6d515133102505c239eb305d83c4ece00edb0f8dcffd4e817540879be6dc2c5144d63eeb493b6350e6973dbf8907877ca0b8dcf058521cbc07230e5bb68d09b7e633f22e727f58c3955ef1187783dbfa022a34043d8b909343218bfbc5a3e5d83961100f513310f89f3885bd6784f9e73991bbd6930a65bb26107a3a85a4f4ca538bf7c49b232159dbf6d7c60f033c9c953df85cbf1ba19df5c1a7643cf78ff3b4703c44e4d5f7e15d0ac29015810bda933b4a9b4cdc6b10511c225f3ec69daab51291c805b224da61c2bd6e8be8d193970a25a100587c3928c788ae32c41', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /payments/pago-movil/verify', '01a1e6a6-54a0-7dc5-962e-4a8ce7665593', E'\\x873a7d3f6348696748b6da88834b2741d8e10d014925738e32d02d894dd062f3', '01a1e6a6-54a2-723c-acd4-7cb8aee71a32', '2026-11-16 23:17:02.756722+00', '01a1e6a6-54a4-79cb-9796-916b087845ea', '200', E'\\x0233131d4411544b48c363d3542ce042f676384cace553143ba69108c4ff35bf6d781566dc1356702122d90201144ef7c5ef0141ab277361b1416589d0598d3a2431915ce63aebae6e49d699e9df33016a0bb64e8ba4b15f81088883b16c4f8e573c91f109de758341d906dfb04ece0b0394ff2cfa3ee657db500d7d8661cba25d4472140f6e31eff40a8f9d833bdc8c5aaf9db4e310b4176243f3ff3b868103fdd7bc0888824a898661fd0ce1b1eff74dfa777232243d0048311a6109f3a732a36f2c74f812dea670e49ce2737092fad1156f2244944b6522996388b9c216b43f458fa8c5985ff7db5407e914404d454446ed5ec17a0deacec38816b88556f7021c2f944ab433e514bad2b918a56d2ada5d4db7297d75aed08848587fb91a9c6905d68ff63e99b52dbcd9f30337a96d9762cd5c480ef30f7965a25866dea7933a6c0ef09ef03f2c858eefde68c734b64e3f204a4476e3b5cdf6bcf63cf25f94a2128b818985469c899760deb7e3a963cf1131171e8825518d4eb6f38981291d10cc6ed91377042537423cc8ab0d1dbdd2ea32b7bc44b966556da6c8c820b5499419b7e4336cb2551e50d9b43161847444c02cb134d0fdfef56ba7b71374e69e31', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /payments/vpos', '01a1e6a6-5437-7bc1-b02e-93f912774ddb', E'\\x06c663abe62b63a7093dcad8ebc8f4e124f538d489a4eafb06d68fd03af9d75b', '01a1e6a6-543c-7d51-a1fe-2bdfec556f8e', '2026-11-16 23:17:02.662515+00', '01a1e6a6-5445-7101-9cf1-85402619eddc', '201', E'\\x0233131d4411544b48c363d3542ce042f676384cac23ad27ff03003a9f3b22881402f669cc7678a7ad2a89d3da97e1f8b4aa923dd4de2a570d3ff1a149aad20d75050ad669620c260a28b24c07f5dff548c9a33966b46c449396dc11c0c0d257ac4e4f1bed25ca301b951012e8e0361cedc3787f70a33a75fe945ea757ea30425ed5a96f6b22e58c1a38099157ec031fd829c38fbbc600b81c1b42aa1782ed008596d5f9d4d15522e270f5bc72d92c4a675717f7e6a0c5aea31171496956545bc38d44e6e94a6898b775c2db87ad7c040f48551759f9f8135167fb868451c5e1ed037197e3a618236be42a7c3f05786c251aba670c61f29d6e4999d265cd2cb96c74b7995068c6c25e6ac2df839cec7faefa8baf27829bd2eb9d9321d75ac582f8bf0164abe584eed22a29936d6d8c48ed1d607f1d1c14d4df84cb6acb090751e7d28f5dd697c83017e361e2282787b00376d325dedfd15dd358b9bdeab00e1269800442165c3d0e86725729416eadd89207dd21aeffc152d987ad7adc99817efb582e6b12e979a3096c0a3b35141a9e70392c0e14789670d22c8645340fd307477ec7d1d48da9205f05b792e3d0f2d467b94f9edf24c241bed7ae04a218b2e0e31a08f3473d90bc68018f949c99f514329f0f14c5d38f598b9aca39', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /payments/vpos', '01a1e6a6-5451-7249-97de-0a69eeedcd4a', E'\\x99dad5b9bb939a8a6e67d79268ca4045b0f0003f58096c83e58412ccea3acbc6', '01a1e6a6-5453-7ba0-b6c5-1aa3bdefa749', '2026-11-16 23:17:02.682062+00', '01a1e6a6-5459-7781-90ca-a427e0a730e1', '422', E'\\x0233131d4411544b48c363d3542ce042f676384cac998b0827995545cabc0051da2a234d79e9f88dd1b8666924f3246809ee71e74b3172edeb56947d6b3443bd610f6a7c5570149c7458b4434c9548883e13a9d91508d22347645c9133c438d8fccdca8d0cdd5a04b0540c56a1020d196e4685e20c3e0a9dd3b27fc28aef885d824b67033bf31fc55ff86a18b6e7a9e849dcdb0a4b2679fb7a9110cedafd44e0da3478ca9a6022a5b466f860d519bc699e6ccfce86c2a6b66756ef03249ad90130710054edab903a78d2ba42c54400aa4e325709c9b6084251dc24f348cedbd91e25527c80ec4cf4e3cb84d507d9dec4a9dc97cd78957fe7a7dc978569111698650078ebe13f2167ddeb6a531f71d4b3ba0537d0d26be16d5b0a1672454974fcc9d121977211d8ce7b8b37bda30c93498cf7cff2776369c3281515b037622b5384e84066ba0508668844160ef4c39de89acf069e77184e2650f0c46db13bfab6fa5b1089bf133c82796ecab8ffd0c3d11c99fa9a02731310696b3b5657180e601afa63d24aba506c07d2572abf10cede84d173bfa7d7446af6ff513165a79f8cfb9f7645901f34c69e6960fb13d20ce1768327bb584913e92c0290b9ba5ecf5fa9aaf17d12684886945adb864d0a21641fb826d02af65fb8ccfca8c4b2a6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /payments/vpos', '01a1e6a6-5464-7d90-89a3-0cc09701baa6', E'\\xf1ef5ffc456adbf10a12f24bbf5b9c4d9ab77ca5e480f67e5b6620030cc1dcad', '01a1e6a6-5465-7477-b5d2-32e0f57fff6e', '2026-11-16 23:17:02.698894+00', '01a1e6a6-546a-712a-b3bd-3bb6bc3886d1', '201', E'\\x0233131d4411544b48c363d3542ce042f676384cac041b890350ce7ef317f84260f58305002db956682bc049eae5b12ed06d687b6c504b62405902faaa2dd58c9970b3cb6b429957333ad265b747a95d0a0c107846bc35c0bb191faaec17bc31ce3b8a5bc33099275d9a8a6599dcd99cb0e9196ed1dc301e6f97034132d5f2e66b6635a80f6e11088f717e943854e1fc2cf99be8212dd51fb57cdbcf7191c9b39659e3a6ddad1d78847bde316e6b831802357ad917ee654a002b44179e3ba2d2d3eeb06dc85a1eef28cc581f0d8a791f20555a39e67583af831234311faa8f72753919ca3d009fbfd343200ccb56a6da8964d807933c34ab09eac72164e8b0b0021861601ea8ba4ff8661067717062a0cfd5a2023e0afb2522f8678908d1fb2fb9aadf63ece4ad43442916cbd8c702ec6186547ec4b61a9ac9652962b2ffde6b691c792908ccbebc49dfe716e05a74f94bd8198d4e10bdef69ffd7683c9d68bc5038864e77b69d6a6d556bdf6e64f673f038db77c77ddc5f9a549915a29631e720ad6c99ebd3ca4a7ab69c82a7817ef6c5662ed3dc1e579fec004d3723c1052da25c05819ffb8662806d412cb298ce3ada98f2d08ffa8b39b5f06024cb23640afae727b217c81b30c6aab2e500560434b4fea0b183', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'POST /payments/{id}/reverse', '01a1e6a6-5407-7c93-b79c-1129fd5d32e6', E'\\x992b92702e006054a9f60c1bca06704562e0e6cc0323f0a61e5e1148a3d903f0', '01a1e6a6-540b-7a5b-b35b-c80a82d85b18', '2026-11-16 23:17:02.607911+00', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '200', E'\\x0233131d4411544b48c363d3542ce042f676384cac2dc5b4e2b69103195cd72f146bee754136da68a893d4f2c14403a978fd695d3e5fcb6fa8de2f41d359af00636701014ec6c76fd42ceeb1d7f40d3b4e09af29851f69635c963d822b42fb470105256e329602db10ef9d44c2e3bead3498e4b057d87cbbd08f2ff9ee008cc60fb33e818f66f2d011dde5be508e66a612c8586d73be229da47dca70383903e64e1554f7f9632afd05e7ee9d862e3585a18f4141fd58e6991dd0895370ac1dd88cfb1e69dad72fa19511d92f82ff0a556a24f0d905a7351474173d7e739fca843027726a11da51436b2f3eac61ac91545d9d7e86db76fb5e8dee8fb9e994522dfaa49d79fc44220c1bf1d69b58b239cf97600f726d4f02a08fbb54c03561ef951413fc989b7a3f0cd7144dec1469803d8199f53f493174545ebb7268e17d941bdf1cbb6c4f90ccf57bad89b44ec60bcfa6acb5740cb493e7f20bf1cca4f0bd708b9b10b43797d1c4854972c5f7007b05f8c299e6ed270d242a77c1b3f32885f59716808b5714144d4f3cc8d5b50e1bb7834c15de0d791e32f836687aa1214caa2b5d93abbfa79e38a7a7fea798f3b8b43739999bb3d6398ee2d4a148581cc50f33500916c5e92d4d1b1e0fdf470d8b2b03190dd1ccb99e72fb3f13e2820e4fa64b7c464b358626628816a5ec06fe3d740f5a683cc47dde40791d2492fdc0ff01bba57ab27d4d4362ee67dbd45abd528d3c91b9984d9344051669590e013cc3386216e12b4d079d7765c1af15998536f7a52d51c3fc64cc33ad0b7e13eb7cbde569e38cb82895fbc548dd515cd874623415a7082c26123d5011ac619a8a36718401f2b72cc940430311baa56e06d09769bf9ca4031ee930f51cec9ad8', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4411544b48c363d3542ce042f676384cacba52f9b82f51cdf948951e6a71155ef32ef28435a87280e9e977b29b2ad17e0071bee7b59a743af256e5493434974433c1328d5d86fe6bc614c78de164d56cfe8172c68a46473cbcf74227f58e5aff1007ea7413e04550713088f0c1', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '350cc8e3-48aa-4846-828a-e2f2da03bb6e', '2026-10-05', '01a1e6a6-54dc-7781-a22e-038e19cd03f2', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x5c5bf367acdcc6d41c0642c885b6190df9639b18b7ab7098cbcadff010ffdc36', '1', '2026-11-16 23:17:04.439819+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x85d1040fa569b06e9437ffc4b662b7469462edda1c5e2ef51ca4d143519a8849', '1', '2026-11-16 23:17:04.444257+00', E'\\xbc8e2fb833c2b74fce622fced33fe26ecaa1f8d187fbb03220c6995612e3fed8');
insert into login_attempts (subject, count, last_at, name) values (E'\\xaadc268dd2555480a522eb604e2197427590c7bb24e381d44e4eddeb66dd754b', '1', '2026-11-16 23:17:04.4428+00', E'\\xbc8e2fb833c2b74fce622fced33fe26ecaa1f8d187fbb03220c6995612e3fed8');
insert into login_attempts (subject, count, last_at, name) values (E'\\xab3fe03b79070ab8d896a109e697671641827484349112967edc347f2b61b470', '0', '2026-11-16 23:17:03.624987+00', E'\\xba37dff6712b8a0a1166e42cf1c4dd8825fdde1215f9d0e77278ca4dd161cd27');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xc243d9da704c28d62ec868749464ab1c1721586b4542a4d8ef862bdf50c4e564', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'r4', E'\\x0233131d4411544b48c363d3542ce042f676384cac06877298cc4cba1fdbe4c4b5b54e7035524fdfb1bc9cf50fe4a5d0dbc564183644ba0ba83cc6e18f85794cf539c071120570d3ca68fcc5dca8e01a795f42ce3dfadd77ebfaa898f79b23bf0724f9b1e4114daabd', 'true', '{}', '2026-11-16 23:17:02.969862+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 23:22:04.747497+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$1gWbuxuj_Rry59bgQ5yV6A$4qJSwDemrO_CN3W0KnjNYPcpzCKVVvqPDBGRwup9XXI', '2026-11-16 23:17:03.607875+00', '2026-11-16 23:17:03.615818+00', NULL, '2026-11-16 23:17:04.36975+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('c234f964-06c2-4699-a17c-fd3fdb590cc7', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 23:17:04.748382+00', '2026-11-16 23:17:04.748382+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', '$scrypt$ln=17,r=8,p=1$1gWbuxuj_Rry59bgQ5yV6A$4qJSwDemrO_CN3W0KnjNYPcpzCKVVvqPDBGRwup9XXI', '2026-11-16 23:17:03.615818+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('b5462dd4-e24c-441d-8a14-54b9d3ba0f29', '01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 23:17:04.744908+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x1d137d37ff0f9f83a9d0b7762fa955aeb6e5ba5f6f600947dfed8ddb804402f1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x5c651398abab6d4e5c93fb56f8e23bd2ba0e6be1a7d6dee4cd1962c6946d0114', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x670ab71a672968327c8fa22e10a56a0fdbba4835bb5884b409b698959cacf554', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x6a101b3a4824c4cb6bc7c757d361f88688e47d9552d66d34d6bff15e82ad7cc9', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x785a9dc14cf781599261b859e81acd64deb3d926cd612582b88b4a55f302b190', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x7b55d5f80b87a1b7e0845d5e3710c89af2b6993ff02464700cfa16e6c83e6ac3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x81069b5ac644b048a6c559f1f15b0dbb2458c8976729a31717e85c912a58c3ee', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x9dc77f6c54e806090cc367c41082b964fb2ec26d29664ad4919cd6d256f7cdea', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\xbfb4fd071b7fefbc831420e7283671279465e37aa4ac67c36df64d32c47ac0a6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\xca3854723079ff6eb519da7d6cc15fd1d1eeab74e4fac8dd594e0918b87d4706', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x165ba6e6f693caf091a879d108b083918dcc186ec1b654865aee6297c98df003', '01a1e6a6-57f7-7aaf-adce-4885d87e45f7', '2026-11-16 23:17:04.36975+00', '2026-11-16 23:17:04.36975+00', '2026-11-17 11:17:04.36975+00', '414d7c1e-7999-41bc-95ff-f4bd47570773', '127.0.0.1', '', '2026-11-16 23:17:04.36975+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e6a6-57fc-759f-841d-d6ae528fdd91', '01a1e6a6-57f7-7aaf-adce-4885d87e45f7', 'pas_op_nupVKZ9Z', E'\\xd3a62c675ba89080f3782a8b5312217c87ea063883dcd46eeda394ed91883376', '2026-11-16 23:17:03.612893+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\x0233131d4411544b48c363d3542ce042f676384cacc5be3b8b40b511906766c550a999e9f8df51a74ab25e627ba8053c59939dc7652c7849f3df9bedc600acc14b4b422715fd0828469c36fbc5b0dd3642b6eabffb1a6d30e3', '0', '2026-11-16 23:17:04.451796+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52f8-7cd4-96ea-f491fbee4e96', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 23:17:02.328+00', '2026-11-16 23:17:02.49+00', '2026-11-16 23:32:02.328+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cac73b8928304fe90306096b449a87356939b40438377128b20e76f1815e7716d8db5a5af5218026d91e261fda5ec14ad25515edb9c7dd4c9c42bd17866292ab8d8bb5cde6848cb4b1285201c220f7368d1b16731c4f0cfc95cfb774a7b44', E'\\x0ef17967a8c5c6027fcd0b487d7b4716ab2dedf5286dc6b5726d715e12c216fe', E'\\x81f42be85f79b42c9aeabac0400d2db1bffff1edc2e601dc616ff1648f9d3e26', E'\\x5a895a9ac39221064519cd85ecf41e3733a959208cdb79f9e19b8df88159daa1', NULL, NULL, 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-5313-725e-989e-bb36809db963', '2026-11-16 23:17:02.355+00', NULL, '01102248', '487102248', '{487102248,1102248}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53b5-78f1-b935-e6752e2d0bb8', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:17:02.516+00', '2026-11-16 23:17:02.553+00', '2026-11-16 23:32:02.516+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cacfefd05e7f763a38c0dc8b17772399a6f626822701e282ababbde1deb466751064cceb76a9b2086bb13b862e29ca3ff5cfc71b4a045a279f5b79ab13c73274439dd37231405c26cfdbac99524aaf0d89c2abe3e4793d58d7f163c7ce809', E'\\x0ef17967a8c5c6027fcd0b487d7b4716ab2dedf5286dc6b5726d715e12c216fe', E'\\x81f42be85f79b42c9aeabac0400d2db1bffff1edc2e601dc616ff1648f9d3e26', E'\\x5a895a9ac39221064519cd85ecf41e3733a959208cdb79f9e19b8df88159daa1', NULL, NULL, 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-53d1-753e-8a2a-4970529cb25c', '2026-11-16 23:17:02.545+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 23:17:02.565+00', '2026-11-16 23:17:02.622+00', '2026-11-16 23:32:02.565+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cac32350e14956920a5cd9ff55577186d84c7f183723acc971c451fb52cc5862625c95535c3159c770a924efd21f8f6766b422520630d4244c28e1a9b5a6689e213a6a35fc0545c381771caa5c2bc670cdc26c24c56f8cf867fa72c0f42f8', E'\\x0ef17967a8c5c6027fcd0b487d7b4716ab2dedf5286dc6b5726d715e12c216fe', E'\\x81f42be85f79b42c9aeabac0400d2db1bffff1edc2e601dc616ff1648f9d3e26', E'\\x5a895a9ac39221064519cd85ecf41e3733a959208cdb79f9e19b8df88159daa1', NULL, NULL, 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-53f8-7b1e-a771-3be773088e95', '2026-11-16 23:17:02.584+00', NULL, '01102259', '487102259', '{487102259,1102259}', NULL, '000000', NULL, NULL, '01a1e6a6-540f-7e31-9595-06ac7438b90e', '2026-11-16 23:17:02.607+00', '01102262', NULL, '{1102262}', NULL, '2026-11-16 23:17:02.622+00', '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-542d-799e-8d47-9a84c3ab1bd1', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 23:17:02.637+00', '2026-11-16 23:17:02.637+00', '2026-11-16 23:32:02.637+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cac3c1251cf9ab11438dad0720a6aba2b17498fe77387f1020edc764b49bfa8e22c1ce4d72642e1318afaecb10d19cc20ae5626ee8d699f60dad4328a083acf3065645c28b0d0332af7107a0b840c608281f3d78cc5f34629c1fbc9785fdd', E'\\x0ef17967a8c5c6027fcd0b487d7b4716ab2dedf5286dc6b5726d715e12c216fe', E'\\x81f42be85f79b42c9aeabac0400d2db1bffff1edc2e601dc616ff1648f9d3e26', E'\\x5a895a9ac39221064519cd85ecf41e3733a959208cdb79f9e19b8df88159daa1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 23:32:02.637+00', NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5445-7101-9cf1-85402619eddc', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:17:02.661+00', '2026-11-16 23:17:02.668+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cac0a050d481cdab340bbe79bbc1deeb627087878556c4164ea7ef2c2df2cd290e42a2d50a91438816c58c9c76bfee85dbf656cc5fc657d5aee1549477f160e767c76ebc919f501459c6a61', E'\\x78077b77dd29a56e20940dd097475e404475a197c14ce354a911db4584ff75be', NULL, E'\\xa862d65c07efc5ebd132076db29addd591b8d87ac8e93824faeafba9f97e5315', '4242', 'Visa', 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-543e-7c9a-89f4-1fe065bc028e', '2026-11-16 23:17:02.661+00', NULL, '1102266', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5459-7781-90ca-a427e0a730e1', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:17:02.681+00', '2026-11-16 23:17:02.686+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cac8de428897ecae7049867caa7986c0048a466399a0a46e439bc17a7cb9e85f5e77195066c232c28da049310bda44a206cf809115bef75e899259bcac4ae4678e033b682c33ca49a464298', E'\\xc4d7645a4f242d579e75f62133fe790ba7abb93d6b61fb3c5b095b3c421074d7', NULL, E'\\x35e5e51dd15467fe6702714f8eaff60b322279e757302ee29f295c34d163f298', '9995', 'Visa', 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-5455-7a07-9111-eced6e96f5dc', '2026-11-16 23:17:02.681+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-546a-712a-b3bd-3bb6bc3886d1', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 23:17:02.698+00', '2026-11-16 23:17:02.708+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cacfa518c8fb572ff32d1394bc03b5da1225be6ab7420ce18dd91171ff7e9687fcdef8f5ffc60d70f02e95b522070f81cf38939b4686d02655f4dfe26c154339a90c0c1097aa46ef3e9fc88', E'\\x4e8e12f248241930064986171c05ed77d02d96007d1d9631bbab80d57f834f78', NULL, E'\\x2c3a2a11af4e55a79aebbe109997ca9cf7765aa5f4d162b1ed6c60d71d29f62b', '0119', 'Visa', 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-5467-7273-ab1a-2bad1f85d583', '2026-11-16 23:17:02.698+00', '2026-11-16 23:17:02.708+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-16 23:17:04.159518+00', '2026-11-16 23:17:06.334+00', NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54a4-79cb-9796-916b087845ea', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:17:02.755+00', '2026-11-16 23:17:02.785+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xb338a01c823c85d805317b1588f39bb7885c16489503a2c30f26780dee2febf3', NULL, NULL, NULL, NULL, 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7781-a22e-038e19cd03f2', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e6a6-54dc-766f-9391-65e7bc843f50', '2026-11-16 23:17:02.812+00', '2026-11-16 23:17:02.833+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cac4747040d1951c84970ca68ee221fc6265d32a260eab06dfbcfe6ff2f07b4e93e24dd9ef7cefc128374eb0e3a47b845b2ab6ca93314d6c19a4c69be25cb0636a1c7deae3d7fe593550aa95ac312854915de01424923c3250ac67218294b01045514831b09b38e2133b2a48e9cade46668', E'\\xbda6211beaa266f58f02d4f94f553445cdb3051ecbf5a25d8144c90452a4c396', NULL, NULL, NULL, NULL, 'r4', E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', '01a1e6a6-54e7-78ed-8798-6b1b13869268', '2026-11-16 23:17:02.823+00', NULL, '37102282', NULL, '{37102282}', 'c292a64b-cb66-47bd-b7f7-713b66ff735e', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7d33-9052-2170edd1d38a', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e6a6-54dc-766f-9391-65e7bc843f50', '2026-11-16 23:17:02.812+00', '2026-11-16 23:17:02.835+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384caca22f92e3e92c41bba255bd37b24644241e36f4d7402878655ca8e8369dcb889180ad0d2375974cc87983cf7cb762eb238896bd9f8fc3d2863746cce05b9b972d919fb5ff6149ebb4359782d3c12fed4e970cc98fe45aaf10e8fc4873d32aa312226dafedc97fe25d6966835eb8ea1d31', E'\\x7bccbb63c918784c3437e235063e34bd9814d6c0a72aad0124538a550740e1b3', NULL, NULL, NULL, NULL, 'r4', E'\\x37cfd7424d5fa4c66b41aae240570a4176d036ecf64d1094b8bb117ef83e0ebf', '01a1e6a6-54e7-7b9c-9c47-3683867c8c66', '2026-11-16 23:17:02.823+00', NULL, NULL, NULL, '{}', '8243a55d-a908-4e17-86e8-b813d39509b0', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:17:02.923+00', '2026-11-16 23:17:02.954+00', '2026-11-16 23:32:02.923+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4411544b48c363d3542ce042f676384cacad45312db6e50f5ab0bf509f04263208d78cbeada162f2efc4b7fc8516fa1fe4940e6c5d47bcebf592192ef034c427b23f17cbce294198107ca647ae4a7c1c4f142390ee10f4602f67ee3c47c02aa66f869659594cfcf4514a0afb2a2d', E'\\x0ef17967a8c5c6027fcd0b487d7b4716ab2dedf5286dc6b5726d715e12c216fe', E'\\x81f42be85f79b42c9aeabac0400d2db1bffff1edc2e601dc616ff1648f9d3e26', E'\\x5a895a9ac39221064519cd85ecf41e3733a959208cdb79f9e19b8df88159daa1', NULL, NULL, 'bnc', E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-5563-708f-a2e2-119f72473c14', '2026-11-16 23:17:02.947+00', NULL, '01102295', '487102295', '{487102295,1102295}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e6a6-5536-7f62-88e0-040c1b3c336e', '01a1e6a6-52a3-733f-b589-70dcdc820399', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52f8-7cd4-96ea-f491fbee4e96', '1', '0a499d97-394b-484f-b4e0-dcc74fc918e4', '20.00', '2026-11-16 23:17:04.760572+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x7adbc9cd0ec4fbbfbeedd6d0e438ab132e30d0253529ba3a0b9942a27e77c296', '01a1e6a6-57f7-7aaf-adce-4885d87e45f7', 'factor', '2026-11-16 23:22:04.687683+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7781-a22e-038e19cd03f2', '10.00', 'key:requester', '2026-11-16 23:17:04.757039+00', '2026-11-17 23:17:04.757039+00', 'approved', 'user:ana', '2026-11-16 23:17:04.757039+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52f8-7cd4-96ea-f491fbee4e96', '01a1e6a6-52ff-77f2-b2dc-d37f5207d478', '2026-11-16 23:17:02.328+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52f8-7cd4-96ea-f491fbee4e96', '01a1e6a6-5313-7b81-a6f4-217e8989c0c7', '2026-11-16 23:17:02.355+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52f8-7cd4-96ea-f491fbee4e96', '01a1e6a6-539d-71de-943e-27399810baa4', '2026-11-16 23:17:02.49+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01102248"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53b5-78f1-b935-e6752e2d0bb8', '01a1e6a6-53b5-7b5a-8afe-f838f6bad6a6', '2026-11-16 23:17:02.516+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53b5-78f1-b935-e6752e2d0bb8', '01a1e6a6-53d1-71a8-ac4e-6da9ee4a3ffe', '2026-11-16 23:17:02.545+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53b5-78f1-b935-e6752e2d0bb8', '01a1e6a6-53d9-75f9-a6d1-8e0a022c6202', '2026-11-16 23:17:02.553+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '01a1e6a6-53e6-7bc9-a4a7-6f4de57c7ea4', '2026-11-16 23:17:02.565+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '01a1e6a6-53f8-73ea-965b-23cc66d44ee6', '2026-11-16 23:17:02.584+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '01a1e6a6-5401-76ba-b35c-6ab855403e3e', '2026-11-16 23:17:02.593+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01102259"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '01a1e6a6-540f-7479-917f-f46581816a27', '2026-11-16 23:17:02.607+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '01a1e6a6-541f-79f0-8b80-f596868c6f97', '2026-11-16 23:17:02.622+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "01102262"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-542d-799e-8d47-9a84c3ab1bd1', '01a1e6a6-542d-7a38-a1b2-d138080215cb', '2026-11-16 23:17:02.637+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5445-7101-9cf1-85402619eddc', '01a1e6a6-5446-7742-a2ce-944a5924f624', '2026-11-16 23:17:02.661+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5445-7101-9cf1-85402619eddc', '01a1e6a6-544c-763d-a083-97861976fe0e', '2026-11-16 23:17:02.668+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "1102266"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5459-7781-90ca-a427e0a730e1', '01a1e6a6-5459-7682-880e-444a114a3e81', '2026-11-16 23:17:02.681+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5459-7781-90ca-a427e0a730e1', '01a1e6a6-545f-7754-93da-a6d89610a305', '2026-11-16 23:17:02.686+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-546a-712a-b3bd-3bb6bc3886d1', '01a1e6a6-546a-7f30-ad33-8bbb9a0475c4', '2026-11-16 23:17:02.698+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-546a-712a-b3bd-3bb6bc3886d1', '01a1e6a6-5474-7192-b0db-eb77f2e9d637', '2026-11-16 23:17:02.708+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54a4-79cb-9796-916b087845ea', '01a1e6a6-54cc-71d3-bfec-8d46509f1441', '2026-11-16 23:17:02.785+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7781-a22e-038e19cd03f2', '01a1e6a6-54de-79f8-a00b-761ee00b5098', '2026-11-16 23:17:02.812+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e6a6-54dc-766f-9391-65e7bc843f50"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7781-a22e-038e19cd03f2', '01a1e6a6-54e7-79d8-ba1f-382be7baf1fc', '2026-11-16 23:17:02.823+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7781-a22e-038e19cd03f2', '01a1e6a6-54f1-70ae-9f94-e50fead3eaf1', '2026-11-16 23:17:02.833+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "37102282"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7d33-9052-2170edd1d38a', '01a1e6a6-54de-7d9c-8d74-a7c6c7451b23', '2026-11-16 23:17:02.812+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e6a6-54dc-766f-9391-65e7bc843f50"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7d33-9052-2170edd1d38a', '01a1e6a6-54e7-756a-b297-22fd3c5bd1c3', '2026-11-16 23:17:02.823+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-54dc-7d33-9052-2170edd1d38a', '01a1e6a6-54f4-7abb-a9a8-0538fdd02bdd', '2026-11-16 23:17:02.835+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', '01a1e6a6-554c-7446-9d92-d866d807c6c1', '2026-11-16 23:17:02.923+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', '01a1e6a6-5563-7018-9328-11cd2833d685', '2026-11-16 23:17:02.947+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6a6-52a3-733f-b589-70dcdc820399');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', '01a1e6a6-556a-7847-a45f-3ebdfade4994', '2026-11-16 23:17:02.954+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01102295"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '2026-11-16 22:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 23:17:00.370532+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-5520-7829-ba81-a07ded02b02a', E'\\x361ebb20ec34a1b0de7da51962a6ebeb7a95ad2154d99724ddb0efd7af9bf45d', E'\\x0233131d4411544b48c363d3542ce042f676384cac8e34ac8926dbd1815f0f475289cfbaabb8824a04bef6a0e393b93fb775af4d539f1ecced4d95c25edada6b9e78b856b624780f2e74ec92dcdf6c1b4bdf73750fed2cbfc12f1b0a0192bcb6348c', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 23:17:02.88+00', 'key:01a1e6a6-52a3-733f-b589-70dcdc820399');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'f2977b5e-abfe-436d-b7f3-cae5153a2218', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 23:17:04.753281+00', '2026-11-18 00:17:04.753281+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xe5f5ec9bfad2c5209f3290df3f4cd8ea221fff6a8c9ee10b6cb7a85804b25fd7', '01a1e6a6-57f7-7aaf-adce-4885d87e45f7', '2026-11-16 23:22:04.689971+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '195', '2026-11-16 23:17:04.771668+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 23:17:04.693832+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 23:17:04.693832+00', '2026-11-16', '2026-11-16 23:17:02.178431+00', '2026-11-16 23:17:02.226908+00', '2026-11-16 23:17:02.226908+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 23:17:04.693832+00', '2026-11-16 23:17:04.693832+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 23:17:02.226908+00', '2026-11-16 23:17:02.226908+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-16 23:17:00.790876+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 23:17:00.370532+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 23:17:00.370532+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 23:17:00.794161+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 23:17:00.797034+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-16 23:17:00.798541+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 23:17:00.795651+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 23:17:00.791577+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x488bb7d2a5400b56096e83ea5f567a65ad5542e3dbd9eee962f244a8d27a6c06', '01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 23:17:04.752527+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '774', '1', '01a1e6a6-52ff-77f2-b2dc-d37f5207d478', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-52f8-7cd4-96ea-f491fbee4e96","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.328Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.328Z"}', '2026-11-16 23:17:02.336285+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '781', '2', '01a1e6a6-539d-71de-943e-27399810baa4', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-52f8-7cd4-96ea-f491fbee4e96","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01102248","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.328Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.490Z"}', '2026-11-16 23:17:02.493978+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '783', '3', '01a1e6a6-53b5-7b5a-8afe-f838f6bad6a6', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-53b5-78f1-b935-e6752e2d0bb8","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.516Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.516Z"}', '2026-11-16 23:17:02.51808+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '788', '4', '01a1e6a6-53d9-75f9-a6d1-8e0a022c6202', '{"event":"payment.failed","data":{"paymentId":"01a1e6a6-53b5-78f1-b935-e6752e2d0bb8","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.516Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.553Z"}', '2026-11-16 23:17:02.554953+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '790', '5', '01a1e6a6-53e6-7bc9-a4a7-6f4de57c7ea4', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-53e5-7409-9ee4-a9ee30c4f858","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.565Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.565Z"}', '2026-11-16 23:17:02.566488+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '795', '6', '01a1e6a6-5401-76ba-b35c-6ab855403e3e', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-53e5-7409-9ee4-a9ee30c4f858","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01102259","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.565Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.593Z"}', '2026-11-16 23:17:02.59497+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '800', '7', '01a1e6a6-541f-79f0-8b80-f596868c6f97', '{"event":"payment.reversed","data":{"paymentId":"01a1e6a6-53e5-7409-9ee4-a9ee30c4f858","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01102259","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.565Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.622Z"}', '2026-11-16 23:17:02.624482+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '802', '8', '01a1e6a6-542d-7a38-a1b2-d138080215cb', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-542d-799e-8d47-9a84c3ab1bd1","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.637Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.637Z"}', '2026-11-16 23:17:02.638053+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '809', '9', '01a1e6a6-544c-763d-a083-97861976fe0e', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-5445-7101-9cf1-85402619eddc","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1102266","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.661Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.668Z"}', '2026-11-16 23:17:02.669088+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '814', '10', '01a1e6a6-545f-7754-93da-a6d89610a305', '{"event":"payment.failed","data":{"paymentId":"01a1e6a6-5459-7781-90ca-a427e0a730e1","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.681Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.686Z"}', '2026-11-16 23:17:02.687493+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '820', '11', '01a1e6a6-5474-7192-b0db-eb77f2e9d637', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-546a-712a-b3bd-3bb6bc3886d1","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.698Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.708Z"}', '2026-11-16 23:17:02.708713+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '826', '12', '01a1e6a6-54cc-71d3-bfec-8d46509f1441', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-54a4-79cb-9796-916b087845ea","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.755Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.785Z"}', '2026-11-16 23:17:02.796603+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '832', '13', '01a1e6a6-54f1-70ae-9f94-e50fead3eaf1', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-54dc-7781-a22e-038e19cd03f2","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37102282","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.812Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.833Z"}', '2026-11-16 23:17:02.83385+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '833', '14', '01a1e6a6-54f4-7abb-a9a8-0538fdd02bdd', '{"event":"payment.failed","data":{"paymentId":"01a1e6a6-54dc-7d33-9052-2170edd1d38a","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.812Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.835Z"}', '2026-11-16 23:17:02.836419+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '845', '15', '01a1e6a6-554c-7446-9d92-d866d807c6c1', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-554b-732f-a5d8-c2ae5f2f5273","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.923Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","checkoutSessionId":"01a1e6a6-5536-7f62-88e0-040c1b3c336e","livemode":false},"timestamp":"2026-11-16T23:17:02.923Z"}', '2026-11-16 23:17:02.924463+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '850', '16', '01a1e6a6-5536-7f62-88e0-b8572917b85d', '{"event":"checkout.paid","data":{"sessionId":"01a1e6a6-5536-7f62-88e0-040c1b3c336e","linkId":"01a1e6a6-5520-7829-ba81-a07ded02b02a","status":"PAID","paymentId":"01a1e6a6-554b-732f-a5d8-c2ae5f2f5273","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.902Z","livemode":false},"timestamp":"2026-11-16T23:17:02.954Z"}', '2026-11-16 23:17:02.954666+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '850', '17', '01a1e6a6-556a-7847-a45f-3ebdfade4994', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-554b-732f-a5d8-c2ae5f2f5273","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01102295","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.923Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","checkoutSessionId":"01a1e6a6-5536-7f62-88e0-040c1b3c336e","livemode":false},"timestamp":"2026-11-16T23:17:02.954Z"}', '2026-11-16 23:17:02.954666+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e6a6-57f7-7aaf-adce-4885d87e45f7', E'\\xa06e045546250e4139e05b3190dc3a8e593acd6b7dacf9d36033729043769430', '2026-11-16 23:17:04.691689+00', '2026-11-19 23:17:04.691689+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-52ff-77f2-b2dc-d37f5207d478', 'payment.pending', '01a1e6a6-52f8-7cd4-96ea-f491fbee4e96', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-52f8-7cd4-96ea-f491fbee4e96","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.328Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.328Z"}', 'delivered', '2026-11-16 23:17:02.328+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.365277+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-539d-71de-943e-27399810baa4', 'payment.completed', '01a1e6a6-52f8-7cd4-96ea-f491fbee4e96', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-52f8-7cd4-96ea-f491fbee4e96","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01102248","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.328Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.490Z"}', 'delivered', '2026-11-16 23:17:02.49+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.512642+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-53b5-7b5a-8afe-f838f6bad6a6', 'payment.pending', '01a1e6a6-53b5-78f1-b935-e6752e2d0bb8', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-53b5-78f1-b935-e6752e2d0bb8","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.516Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.516Z"}', 'delivered', '2026-11-16 23:17:02.516+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.5319+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-53d9-75f9-a6d1-8e0a022c6202', 'payment.failed', '01a1e6a6-53b5-78f1-b935-e6752e2d0bb8', '{"event":"payment.failed","data":{"paymentId":"01a1e6a6-53b5-78f1-b935-e6752e2d0bb8","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.516Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.553Z"}', 'delivered', '2026-11-16 23:17:02.553+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.56038+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-53e6-7bc9-a4a7-6f4de57c7ea4', 'payment.pending', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-53e5-7409-9ee4-a9ee30c4f858","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.565Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.565Z"}', 'delivered', '2026-11-16 23:17:02.565+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.571805+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-5401-76ba-b35c-6ab855403e3e', 'payment.completed', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-53e5-7409-9ee4-a9ee30c4f858","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01102259","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.565Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.593Z"}', 'delivered', '2026-11-16 23:17:02.593+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.597929+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-541f-79f0-8b80-f596868c6f97', 'payment.reversed', '01a1e6a6-53e5-7409-9ee4-a9ee30c4f858', '{"event":"payment.reversed","data":{"paymentId":"01a1e6a6-53e5-7409-9ee4-a9ee30c4f858","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01102259","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.565Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.622Z"}', 'delivered', '2026-11-16 23:17:02.622+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.631326+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-542d-7a38-a1b2-d138080215cb', 'payment.pending', '01a1e6a6-542d-799e-8d47-9a84c3ab1bd1', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-542d-799e-8d47-9a84c3ab1bd1","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.637Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.637Z"}', 'delivered', '2026-11-16 23:17:02.637+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.645303+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-544c-763d-a083-97861976fe0e', 'payment.completed', '01a1e6a6-5445-7101-9cf1-85402619eddc', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-5445-7101-9cf1-85402619eddc","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1102266","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.661Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.668Z"}', 'delivered', '2026-11-16 23:17:02.668+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.673186+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-545f-7754-93da-a6d89610a305', 'payment.failed', '01a1e6a6-5459-7781-90ca-a427e0a730e1', '{"event":"payment.failed","data":{"paymentId":"01a1e6a6-5459-7781-90ca-a427e0a730e1","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.681Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.686Z"}', 'delivered', '2026-11-16 23:17:02.686+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.690948+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-5474-7192-b0db-eb77f2e9d637', 'payment.pending', '01a1e6a6-546a-712a-b3bd-3bb6bc3886d1', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-546a-712a-b3bd-3bb6bc3886d1","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.698Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.708Z"}', 'delivered', '2026-11-16 23:17:02.708+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.713456+00', '200', NULL, '32', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-54cc-71d3-bfec-8d46509f1441', 'payment.completed', '01a1e6a6-54a4-79cb-9796-916b087845ea', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-54a4-79cb-9796-916b087845ea","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.755Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.785Z"}', 'delivered', '2026-11-16 23:17:02.785+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.806949+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-54f1-70ae-9f94-e50fead3eaf1', 'payment.completed', '01a1e6a6-54dc-7781-a22e-038e19cd03f2', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-54dc-7781-a22e-038e19cd03f2","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37102282","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.812Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.833Z"}', 'delivered', '2026-11-16 23:17:02.833+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.842043+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-54f4-7abb-a9a8-0538fdd02bdd', 'payment.failed', '01a1e6a6-54dc-7d33-9052-2170edd1d38a', '{"event":"payment.failed","data":{"paymentId":"01a1e6a6-54dc-7d33-9052-2170edd1d38a","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.812Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","livemode":false},"timestamp":"2026-11-16T23:17:02.835Z"}', 'delivered', '2026-11-16 23:17:02.835+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.852696+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-554c-7446-9d92-d866d807c6c1', 'payment.pending', '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', '{"event":"payment.pending","data":{"paymentId":"01a1e6a6-554b-732f-a5d8-c2ae5f2f5273","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.923Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","checkoutSessionId":"01a1e6a6-5536-7f62-88e0-040c1b3c336e","livemode":false},"timestamp":"2026-11-16T23:17:02.923Z"}', 'delivered', '2026-11-16 23:17:02.923+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.927245+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '01a1e6a6-556a-7847-a45f-3ebdfade4994', 'payment.completed', '01a1e6a6-554b-732f-a5d8-c2ae5f2f5273', '{"event":"payment.completed","data":{"paymentId":"01a1e6a6-554b-732f-a5d8-c2ae5f2f5273","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01102295","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:17:02.923Z","keyId":"01a1e6a6-52a3-733f-b589-70dcdc820399","checkoutSessionId":"01a1e6a6-5536-7f62-88e0-040c1b3c336e","livemode":false},"timestamp":"2026-11-16T23:17:02.954Z"}', 'delivered', '2026-11-16 23:17:02.954+00', '01a1e6a6-4d3f-7008-b8f7-55ca5da09b04', '2026-11-16 23:17:02.973279+00', '200', NULL, '3', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e6a6-5265-7293-8d5b-0faaa67cd34b', 'false', '01a1e6a6-52ce-7cdc-989b-3519bdbc89ed', '1', 'http://127.0.0.1:35553/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4411544b48c363d3542ce042f676384cacd7f97ee728cb83db3dfebbf052e4ecc848a29cc98e4a74f50cd3c99b1a3a1ac06c5396b3e5d25cfd48bb2fa255d329ab4364e10846cb9d2cf9251bf5f55aef52e1ea358da47020116d6ce7aa435e', NULL, NULL, '2026-11-16 23:17:02.285+00', '2026-11-16 23:17:02.285+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_notifications enable trigger user;
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
