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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 15:54:05.904653+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'r4', E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', 'http://127.0.0.1:42703');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-28f2-79c9-9b95-2b3d346824f0', 'false', 'pas_test_AEtseWHb', E'\\xfcaf4f3a7e24e1f8efa40fc0c34ce2b824f049dc4067631ea1c83fcffc55699f', '2026-11-17 15:54:05.938812+00', NULL, NULL, '2026-11-17 15:54:08.620775+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-2907-7a97-aaca-e73e2f5abafa', 'true', 'pas_live_AAzeS0mH', E'\\xb6bdc6e16490d0d0f02f789a7886052c0e9f373c2168a87bab6e08e4946360ec', '2026-11-17 15:54:05.95992+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x1b5fde95427cba42cb770ce7a8bda6b1440c363425f121a8bd3cc43c4664d32e', '2026-11-17 15:54:08.615903+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-28c8-7796-9513-a7f14d7b302a', '2026-11-17 15:54:05.907346+00', 'test', 'tenant.create', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x22e3bef6721e467dfbe90b79488a3e3fc224f72399b38d146852eafe6dc10d18');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-28f2-7e92-88d2-b1d6b81cd2bc', '2026-11-17 15:54:05.94115+00', 'test', 'key.create', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-28f2-79c9-9b95-2b3d346824f0', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_AEtseWHb", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x22e3bef6721e467dfbe90b79488a3e3fc224f72399b38d146852eafe6dc10d18', E'\\x17e8b75af58707950471a610148f7a7dfadcecc76bde97dfa5af720a77866003');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2907-7d70-9231-12465b90d913', '2026-11-17 15:54:05.960953+00', 'test', 'key.create', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-2907-7a97-aaca-e73e2f5abafa', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_AAzeS0mH", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x17e8b75af58707950471a610148f7a7dfadcecc76bde97dfa5af720a77866003', E'\\x2b12a9432c42fbb3791928025f7171afc1721444cebd8b0e7197175a3df9e0fa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-299f-7b2c-9fdf-489e26a86a03', '2026-11-17 15:54:06.120374+00', 'key:01a1ea37-28f2-79c9-9b95-2b3d346824f0', 'webhook.create', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-299d-76ef-b936-132f3be08d23', '{"host": "127.0.0.1:36785", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', '01a1ea37-2935-754d-b78b-ccccec8576db', '4', E'\\x2b12a9432c42fbb3791928025f7171afc1721444cebd8b0e7197175a3df9e0fa', E'\\x8ee4fec739296dd3cb6f23ed9b10c0ad7ced54fc83984bb24a20ddde79a263c5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2c64-7e4a-9fd0-fb696fc971df', '2026-11-17 15:54:06.82258+00', 'test', 'checkout.profile', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x8ee4fec739296dd3cb6f23ed9b10c0ad7ced54fc83984bb24a20ddde79a263c5', E'\\xbdbcec2a27f2dd32b6d4e88b7d03cb5f342085c9ea28790c03c366707e9d8c40');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2c82-7356-8ad8-bdddf5a0c8fa', '2026-11-17 15:54:06.855134+00', 'key:01a1ea37-28f2-79c9-9b95-2b3d346824f0', 'link.create', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-2c80-70db-9e16-a2e5a513bddc', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', '01a1ea37-2c69-7185-81fe-da5d14f62369', '6', E'\\xbdbcec2a27f2dd32b6d4e88b7d03cb5f342085c9ea28790c03c366707e9d8c40', E'\\xbc75b5c3dc744b05baebc6bcec17f94cbcd296b3c8599a91bd3373de046c7862');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2cff-7cd9-9bbc-a4886bf162df', '2026-11-17 15:54:06.977824+00', 'test', 'bank.notifications', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xbc75b5c3dc744b05baebc6bcec17f94cbcd296b3c8599a91bd3373de046c7862', E'\\x8d6648ef9b1c8877e85e0e10125148d5e6b7d2f02f298d0847ecc645b42eca49');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2d49-7953-b59f-090163ca2249', '2026-11-17 15:54:07.053428+00', 'key:01a1ea37-28f2-79c9-9b95-2b3d346824f0', 'movement.ignore', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '01a1ea37-2d23-7779-9575-39c74e7657f3', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', '01a1ea37-2d3e-7907-96ed-0e7d1562b18c', '8', E'\\x8d6648ef9b1c8877e85e0e10125148d5e6b7d2f02f298d0847ecc645b42eca49', E'\\xae23c2e09c2fa21737238ddd532c1a0bdfb5d927d7cc17c3542f2cf43964ba11');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2fa2-76c6-8986-58b8e1039884', '2026-11-17 15:54:07.653975+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xae23c2e09c2fa21737238ddd532c1a0bdfb5d927d7cc17c3542f2cf43964ba11', E'\\x45300ea0f68a4a75b02b9d9b5ac4d6503b34c079675fbb874b1d21f01512a20f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2fa9-7c20-814f-95fd375018aa', '2026-11-17 15:54:07.659628+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_QVBtJ9NS"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x45300ea0f68a4a75b02b9d9b5ac4d6503b34c079675fbb874b1d21f01512a20f', E'\\x3d71f77d5ea47bd7b1b7aefed8a1cf208102803a061696939fbd96a5d2976269');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-2faf-7eb7-a0c0-9ce04b399dc8', '2026-11-17 15:54:07.666874+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x3d71f77d5ea47bd7b1b7aefed8a1cf208102803a061696939fbd96a5d2976269', E'\\xd13d254103e45b9d833ea2f5618a1660c2400a9bd99262cb8ac1d8e326aa5970');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-320d-7325-bb24-ef6c54a200a8', '2026-11-17 15:54:08.27294+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'c6ff64a379c852d9', NULL, '01a1ea37-2fb5-7e70-8b1d-a1a528ef5bef', '12', E'\\xd13d254103e45b9d833ea2f5618a1660c2400a9bd99262cb8ac1d8e326aa5970', E'\\x58577923a17d14b94385756154d78a264d2ba4bfb7534ea630772e6e65ea0a27');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-325f-7239-945c-478f72349cf5', '2026-11-17 15:54:08.353119+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xef6f29ac1c3b871dd3b7ff212aa929f29fcc5b0c41250323faef5fc5bbf8d7d3', E'\\x9cc7e4316201aec8d306968fe6279e2a56a4d70f3179be7d090425cfe333e8c8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-3356-7218-b0fe-f0e95ec39102', '2026-11-17 15:54:08.600412+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x9cc7e4316201aec8d306968fe6279e2a56a4d70f3179be7d090425cfe333e8c8', E'\\x0b01cede2cf6115b31d75043dca5d36c865917cc9f3ee61493a678909d055b18');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-3359-762d-a2e4-dff1e1a60caf', '2026-11-17 15:54:08.602841+00', 'test', 'rate.set', NULL, '2026-11-17', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x0b01cede2cf6115b31d75043dca5d36c865917cc9f3ee61493a678909d055b18', E'\\x7b802c96f61e6b5ef7d2ff251c50d74183ebbe5a763aedb921afc9740e88a844');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-335c-7784-860a-5842edfe6e8b', '2026-11-17 15:54:08.606958+00', 'test', 'bank.set', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x7b802c96f61e6b5ef7d2ff251c50d74183ebbe5a763aedb921afc9740e88a844', E'\\xd3f072ce44890331a15a6aab9d97894c62c45bb0220665dd6dc83f7d76365957');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-3360-7f90-9097-9e9eea8698b6', '2026-11-17 15:54:08.610945+00', 'test', 'bank.order', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xd3f072ce44890331a15a6aab9d97894c62c45bb0220665dd6dc83f7d76365957', E'\\x8999dc82453f5cca6d745dece5356a8959f4a5ddf6ab57dd049c26d83253c1f1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-3363-7666-9237-42ebff48e15f', '2026-11-17 15:54:08.613205+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x8999dc82453f5cca6d745dece5356a8959f4a5ddf6ab57dd049c26d83253c1f1', E'\\x2a53a1818085063a70af40beb7f5e567caacf8527d0e906a1426810b7e849a6a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ea37-3366-702b-a41b-9433504b1c1f', '2026-11-17 15:54:08.615903+00', 'test', 'bank.route', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x2a53a1818085063a70af40beb7f5e567caacf8527d0e906a1426810b7e849a6a', E'\\x1b5fde95427cba42cb770ce7a8bda6b1440c363425f121a8bd3cc43c4664d32e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('3bed5461-b346-8523-889c-53f9081d5672', '2026-11-17 15:54:08.34363+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ea37-324c-75cb-ade1-9aeba75aef72', '13', E'\\x58577923a17d14b94385756154d78a264d2ba4bfb7534ea630772e6e65ea0a27', E'\\xef6f29ac1c3b871dd3b7ff212aa929f29fcc5b0c41250323faef5fc5bbf8d7d3');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'true', 'bnc', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62e5e53c1ea7b1c8c1c03b4c71dd9daf87c4f675742664302369510d4c1af7f6b3a099cd840884762f2201e320df1a5791b59aa90827f3f1c0316341c05c346d1336', '01a1ea37-335c-765c-8457-8f8bc90b1579', '2026-11-17 15:54:08.605134+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', 'P01764000000', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '7b8fbc6f-78f3-4741-9a3f-122c4b0c36ff', 'charge', '2026-11-17 15:54:08.6789+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', E'\\x83b19d8620e41fa994de5d1f058d394cf3e5a830aa447bae6a087515dae6ca4c', '01a1ea37-2d08-73b1-8014-fced7c24ed9b', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'r4', 'R4consulta', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef6261655c5eabba391bdfa1c069fecf44babab75f24184d14d33882fb61ab132b5283843b9d13587589518d80923407274f6aa245383cfbb57db16dd0c2e079281bdeb68fc100941ac9d0b29ebe7a7b32574a57100de657738c1988df6536bdf86fcd02002c84688f', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 15:54:06.985447+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', E'\\xb413dc5964d876ebf97a6a0bd197a5b56fc25b6b2c32688a9e4ca61d04157aa5', '01a1ea37-2d0f-748b-aa8d-bbc3fb3fb126', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'r4', 'R4consulta', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62589c4abc89b87239e3b411eba381a021b88cfc377a568eb21290b1a2d78e9468012846e51f8f152c9471d6e86c98ea5070f9a6a1', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 15:54:06.992441+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', E'\\xbf038e6618d527dff064335d6c12bc3b918189e30d71bc94484e081dfa66955b', '01a1ea37-2d15-7800-9e55-505aa9f7faf5', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'r4', 'R4notifica', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef628675f6fb5534deee019d5423600db36072733cfeb88787d4af747579765697c09e9cb8d257d34a2f729a093f1bc163ef52f91ee4d190f23e7d1faed5bf2ce39d8b557c1e34b023a681b7b2af3a9b81e1af33e9720f87bac2be398cdf38f7decd0c1461461ec59b68bafa3b111e1f6ca56920f81bc9a109aefa8e9ab0068d738a7475ce5f51fd5eca30ebdf6d66559152293e7ed4126174b9c309795d9eeac6f9edb1c868ffda1355a5701b1e81631b08244da6264837a6d6be059c0ac4090fab85413c4bbdee6ad2302bcd2dc46c627088805933e5117f73235ba79cc964e83ed6e9107e883455b43548e09e56e8842082e0bf0a9563047a8d8f710e1b0ce302867dc7', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 15:54:06.998415+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', E'\\xc93071bc2adf6cf2c1e4e1672c39dccff3af5f9c60ab314a4ccc143ab604c05c', '01a1ea37-2d1e-78b5-ade9-150dbae12be4', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'r4', 'R4notifica', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef6223d116610c319731735dc424afbfe8ceb1fd16707d3a165c4a79ff784a3847aac017a8ca5ab19fa31815fbeb2cfb03e62eb1397667d5ca487d6adde6dd63e4d66f14bf8d3dea74ca8bc86e9849fcb885e32ac77936a2d7e624ef009c017b38a7404bed11fef1e68415e4fb7feb6c6c14b584a1b50596fd05f40dee6043a1b50c9688e9db285849dbad3012d2875e5cc288a98787378c3d8dada66569a662eadebefe46480fa051751f3d2fb28c5a6ceae376c199c03130f3861d6a8df6d3ed278577b9d358bb2aca1390a0e11e1127987eca1742cc7b74c3a79a3d76a46e9ecab9a8c08b53c3d2cf7732fcc15a0cf064cd64c614765857fe660475adfdd50fa1314233', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 15:54:07.006639+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', E'\\xcc88631b0b342bd345ad72962839874eac3300fb5c1c26c49a9ace7f7e513532', '01a1ea37-2d23-711a-a3ed-864389b634b2', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'r4', 'MBconsulta', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62e945fb318310e60a3762b9c644c925e2c2d794dede7bc94ccdb98aa5ff9a038e35dcf92ec37645ae449703048c035f2a91ec8a0cef8f83ed246a65837e3bd3c7f2277e67bc72e5cd05ff43e15962bca919a49266e7acbff83e22ea1d105a09e38729c1209389fec4e9a4a1f259139821f2287190c282e101964f9daf4b1f078d94b184dee61c9304e06627059b82e23d31ad69bd21894ec6854723a2f9e3cfe0e821123c7fa8823d025b149742feb47d172fc3ff2d4f518cf9f7ed97a02336dd1813d385b9b4c68754cc5e4a56d295a41f42c7342240dba1423e93b090da33a75d040561a041d0738284ba1f1f637c95da78c1db25f4ff04d5a095019a72ee3ca0631e4d', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 15:54:07.012167+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', 'in/2026-10-05/12345678/120.00', 'd1b4eefc-9a5f-41e5-8057-ce98ded31db2', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '2026-11-17 15:54:08.676726+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', 'history', '2026-11-17 15:54:08.679991+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xd2ab5bdf2e096fc68847f23f19e1fc4bd2affc66f1dbb2c45703fd62ade001a7', '01a1ea37-2a53-7dc9-85e5-54812e80563f', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef620977c05a9f8613774b2f2229683f76d280fdb830572838beedf338abc6283a20f4ceabbd2a13088ae651883cd7eb1cd72d08a524e83fbb2d6d90a0ab', '2026-11-17', '2026-11-17 15:54:06.292975+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x24d824e231e985d8c42d97b2673548ae853ffb3ca620c64bc81a5248bcfc550d', E'\\x1bb5bf5211dbd1b4615a4545e6d7e98ead0d380e17262717ec08a7eb0b020918', '2026-11-17 15:54:06.574854+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x24d824e231e985d8c42d97b2673548ae853ffb3ca620c64bc81a5248bcfc550d', '2026-11-17 15:54:06.5592+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\xa743443144260b591538b338156761c1f8a50620414eca44831c3caf7c9c4b2a', '2026-11-17 15:54:06.584459+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\xfa562655494e7deb2466adb9695e98be0948ad2cdfc279a6acceb46faa7d6ad3', '2026-11-17 15:54:06.528141+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\xa743443144260b591538b338156761c1f8a50620414eca44831c3caf7c9c4b2a', '01a1ea37-2b77-7089-9175-0340c3cece54', E'\\x1e7ea7c569769064c0173243db4b7e5e07c54412f732795332588a71dda15aa1', '2026-11-17 15:54:06.584459+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x1394a288f8a2d7d701c4b5ef2d3e51cd317ff7a5f8f82731fbdf1c40749c431c', '1', '2026-11-17 15:54:06.915254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x15330e58ab862ec36a72e5a9165ed71b79ed8a8c78524f6ce0c41f6524dd0cec', '1', '2026-11-17 15:54:06.915254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x27673dfccd97635c41ad3e7b51c0f040c2ff89c641dd5fb41f4d535142d0a6e6', '1', '2026-11-17 15:54:06.943754+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x34f67148d4821b978d2e134283af2a4487eece257aaf489fc531c99b16f283ca', '1', '2026-11-17 15:54:06.943754+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x3fa62c3021ad1c99fc30c1e52ad5f36a8228de2905d2fc896843ac390e3b1d7e', '1', '2026-11-17 15:54:06.943754+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x8e54551ebe79e74feb79b82a1c1b5667df938ebcb27a8572ef7a7c0804f7a179', '1', '2026-11-17 15:54:06.915254+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\xe4c47694e5cf8e7e7569a911558af834767bc466cc7aa7a96c8acd54e1c879b0', '1', '2026-11-17 15:54:06.880171+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 15:54:06.820943+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2ca1-766d-b4ff-606ae8ef3b89', '01a1ea37-2c80-70db-9e16-a2e5a513bddc', E'\\x93d49da956c85075c1f5b4be9834cc6fd9fcf6592af712f7e409fd58a119a179', E'\\xde782f0fbad7f019bae2ae1e051ba047eb94ea2038437b5af07ab21702c7d29f', E'\\x8c69a5dcb01f858e08598b962c757e56e7b52bb88f3e63f584b5a9a6366c471e', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62f01ae974bac54588a55f03fa244fe3fbcecd8b1dee06a9cd8d43d1a3273b7a6671e93866142689ee8d70092bda5bfd43a487d5d471b01debe35b36897234c7d261a9fba9fc29f98b9554c03b668f', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 15:54:06.881+00', '2026-11-17 16:54:06.881+00', NULL, NULL, '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', NULL, '2026-11-17 15:54:06.954+00', '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', 'notification/0102/83700001/1523.40', '01a1ea37-2d15-7e39-837b-f6b7dff69f78', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef625f315289859e46e78f8463565973661546d107d3e5efdec70553826bbb0c0d8a96ad623b473c91aa10f76bdc00373756f4235f7d05846cddd9969b6b6fd16acb69e846716027406ce9a4bd440b3762aabb4e665f15c6da1a7d95429cfc9a5a25d4c8f89fe7', E'\\x5b56aa79a882b93735bf7cfaff76c48fd8f1ee0bccf6522c8bc1050e6e9ab795', NULL, 'notification', 'true', '2026-11-17 15:54:06.998415+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 15:54:41.998+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', 'notification/0105/83700003/1523.40', '01a1ea37-2d23-7779-9575-39c74e7657f3', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62ecdc267c3100df5cdc842621aa277651bbafab6078b9010c5116d693dd282f0461d39b2e9ed7be78d4524eab08a2a8e62f5f98e1587c4d51bcd15e676a3470b53e185a5ec0719677353f09049f87bc6d1d56a9a85d4afd1a16e08b024ef2f7890f6378122f', E'\\x5b56aa79a882b93735bf7cfaff76c48fd8f1ee0bccf6522c8bc1050e6e9ab795', NULL, 'notification', 'true', '2026-11-17 15:54:07.012167+00', 'ignored', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '279493084665', '01a1ea37-2bee-7e86-9c67-4b2f1d9ada6b', 'bnc', '2026-11-17', '2975.06', 'in', 'p2p', 'false', '11110002', '{11110002,84661,279493084665}', NULL, E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef623b06335f4cb0da59fe4b983959ceb1c84d425b182fbe08520da7236c0db498702d4ea73bd089282173dc263d0d8a1f5145db7f0ae20cc217ded0300657a0b45773461f0e0fbd6c15215669439bf28d0694', NULL, NULL, 'query', 'true', '2026-11-17 15:54:06.703359+00', 'matched', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2bcd-7d3a-a395-b7d652f580be', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '279493084665', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2bcd-7d3a-a395-b7d652f580be', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 15:54:08.683352+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '2026-10-05', '1', 'added', '{}', '2026-11-17 15:54:08.683352+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-7645-8b7e-40d25574a2f6', '20261005', '30.51', '2026-11-17 15:54:06.743+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 15:54:08.612247+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /movements/{id}/ignore', '01a1ea37-2d3d-78e7-b6f6-986bc466250a', E'\\xd39f7ce3b66defa88597ead5d35ce963111bff6432d728ae99f9f9b92c2253dd', '01a1ea37-2d45-76a3-936d-ba827b982041', '2026-11-17 15:54:07.049739+00', '01a1ea37-2d23-7779-9575-39c74e7657f3', '200', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef627410ddc1ee104383fad73218c63037c9490e985049e8da40291c99f67b74129df03b27a656d83b2fe7abf515dd9d87883bf343a4507fb275cb72bc1217d9696d373109c1e9722c398a8cd36875224835f176ea7c664e1fce8b1311f685d65c1c53de6f92858f4acb0aecaec76b3f3503c53c215a96d94bf4d753b2307e687eb92b7d23c20351fc883bb1b161c5d4d9cfe76b68139e4b36e35ca70915e01db4531a8793170d65526ad8b727054503fe1170823e14cf65742fa507b6351ad3c67002fb0efbc1e3a656c9582a3012b846105c64c1f72e2749aa05d31667d281b01d2f3bfe155d50a12b40580bcb129afb80ceaac90dae6a270c7ebd98f8c56a3788229315ce50d349d95f23e8d28a951810b5e564def95dbfc45cd5220fb846fb2533a89db1fa353ae80f5c2bcf0316be4428e674ec1385a9da57cf', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /payment-links', '01a1ea37-2c67-7876-a148-abf05842017e', E'\\x57bbe72f15178b175a7e1d5fbb04be97a97ec42271766a3aff4413003387d1f7', '01a1ea37-2c7e-7a29-8016-058ef328847c', '2026-11-17 15:54:06.851675+00', '01a1ea37-2c80-70db-9e16-a2e5a513bddc', '201', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef6211c77b08b2668e7a44f5e5547fd1a1085c786446549cdd7034768e5e364e01f855be6b804bfe3fcc75e7d46f9d5dd24ef529dde8f109183254b180b4c0863be7f72982c40203a278ba5470a55fa31c54c6e75a72b327d179db360edc07194af9e1c405264c1f479414b337b02dea842cdc88e0f514b61b8cd5f34e15878af9e1a0fb31408c32ca7ad11aef0ee6204c415db76275ecc1889ac7dcab1b00b71000603d1276d8efb4c1346bf7409530fad15de76d61a637cb4359fc2a3c8042886e2f05598929250f9d8bf1283b199e061f6443474528ad51215d86d3d986700c3f487c74daa52d0368412d6885d2792fa2669cd823713a94e25fa2006a45aee54c548d595f4d8c5c6b812663258e9b07f52b34ed9b2e5564ce8456dd53d78501e7dee17a1e8d29de8f76af3fd2fcaa95246460e6ab9899334fc2', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /payments/credit/disburse', '01a1ea37-2c01-7324-bf26-3d27c2efe231', E'\\x3a10c810a7c931d92d2fc77bd32ca52ebe50c191cd8046c9b4028a55e89a3ea6', '01a1ea37-2c15-7ec7-8077-3c7196fc05ef', '2026-11-17 15:54:06.747869+00', '01a1ea37-2c17-7645-8b7e-40d25574a2f6', '200', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62c593cdb93b02f35b95eaa4ff19e5a728e25e2c2e2836840893ec52181b853f9f954643c3ce362f1da73c0cf0046c13d42775837d0aa284ede3f28bd9cb7d83d5d82234ce153a440d198d67e6f043f35556f349d79e40a7c499e51027172be3e472ed4bf9bb6b3cbaef70caea65a33ee6da9cee8afa29189f4fcbbc9f2fb9e8068c9111df26d96e0dfedee1ec2e1eb20e283462a6ead611fba497afdda0a8a5aa1d3b2e46ed655d53fe722005772297f1d8848ad24da5432ecdaf3a0dee9a44b530499b94b79519e7fcab8d1eb2f5e6cff2e2f69b1bcb4efa99f111ff8a7ceafa77a7027276c9148acb1457759686224e6de3c457e07fcae77c11f9785379dd60318bb5b2858149619865d88f21fc43759e7a75b3f78bfa9e4a851c2b0dff3ba951f84578c66695170305d937b9aba04fb03aa388afb8f67b4f88363d0d801b670c4b22c6ec328fd2ce65037734c9478a2b3994d9d2606b2841c86190bed82b2e079badaf3603654279a76b45eb1262117b244111ca2c2f9262db2fcf61a6cc2a992ea61e193e674638b4b184b920d9eb1ef19cfd469fa757d0ea9c70d7dc76c7a8ca6a7f914f24e51ea252f2d29576e8298cf6508976f256aba5690a6cab87c0a045f9d75c0961fb6cdb2a94533f1f5e5db50c69903b71a72b406c52832bad28d18746a354104c4234932c05d97728a0889583331701a42977ffac3912121ff24ccada3466cf88d59865f6e22f03c0b17a86236933956a4de4278f5b0a0835ba50f5eb475193a34fac70ee404ad92fa08917365ad649f6dce5a399e644993b2ce254e58708926772640992913aaf785f9f287a3b9345e18e5cb06dd1ea8d0b74432bda6db12af7210636da25b0fbcbd853c978311ac6b1e68e8aeac69dcec912e22b4b4a9f6f0d9c76a7f66eea4b7fb8d8963314a8d86a8266fbdd3b69e957133818bb4a77ec2eeba41e06aeaf6dba14306c271ee5c7173f7f51065c5c4aa9f2e4db6ac4009628a38a1a69c968c0458348975d5fefbb28d7609e14f0bf1cb954db30fb6a11ae02200adfa8afd8febc441ac5e75b98c96b0cc569a6ef4293d132fa714239763562c76bb52aa3889bcdd1c806bf3ea03f6e625d01e58d8b4780', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /payments/pago-movil/verify', '01a1ea37-2bc0-7a06-a04b-700628a1af22', E'\\x274161ce84b9ca1a4c50f53a0808bcf40981967bdf8c9587cc5a06265a9bba64', '01a1ea37-2bcb-74b3-9a8b-c246a30c09fd', '2026-11-17 15:54:06.670382+00', '01a1ea37-2bcd-7d3a-a395-b7d652f580be', '200', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62dd530411f22b42a6f189e355ffaf61aee44f790dfe9908b0eb9cae1a4d851ab7a4509d7e415f21447e672662980edb69726b86ef5d0773cb92861d4249eac276a5c934cd01f25f3980dbd0820771d9c9cc7bc72034121b746494673ce574b678db424615ee4bd1c5616f33abd9ffc727f5de5585a23cc152f4dd0f61ecaa48567f77c8c4e81dd9634cd3ad53c746e8c271735879f6be315427ce0bebc4a4d55c6a0c7a19448eca085be3c99a54e58a80f68664dfde5f3a2b81a21af9144415d6efbd944a28bf1b7e945c1d7a7b92591a3654bb1195202e9b142f1db6f2eaa60a222f58e686d79ee725b4680b65ac7f63202ceff52a71cdb394c53ef13e44f297bb2fdfa1564183d231d1a34f6d064f73de50826e459277613d974e8f97d802f7e66a694ec7e1498e6d1faef90075c35ca0c6273eb3f519175621c3ddc7b56846ffdec5f0a1d64e5d65ce0cd166b66468c27b889beebd73c22538fda31cb45e455bdba9bd37b77e36dd349b45b446b5e4bcfbfb94c3843f437a770c829ee88c6b7bf12349f36dd7b4188217816cd5b44788ba2943db30f0e5db6a8b40785f13cd77605042360303d464e3849540fe', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /payments/vpos', '01a1ea37-2b22-7f18-b4c4-72373f1c9981', E'\\x27a5a0a6f023fc53a05db5e87f1e82519a2eef5cd1a5288cd5188406a4120f5a', '01a1ea37-2b3d-712c-9334-cdc01afacc28', '2026-11-17 15:54:06.536755+00', '01a1ea37-2b46-700e-9cec-e6d53b53cb4c', '201', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef6222f3ffe281d32c7cef237f0991a090cca12952e18399188f6fa4ede1cacf6f63c4ca977f97af017c1d52d549d927970a3f3de0a7bea0a23876a5ad73c9c5af5fbeec274df47fdd3f10466f48ba6f8ad7e681326b056cbeb7155253930c2c3d27ef88343e09cb9ced59bc630b07ca75cbb674b0a9511a14129ac7fd8df245388474d20097e86cdd7444438467e9f429be663a0c62bf0a4920a482fb0805b06ddd27db6564daf315b721f34a37dd68c4cab9f27e0a417ca67582e0d2d7e2f17d3389cabfa91716c91c66120209edde5e1b0734f2d70b5fdad6ed91c6db49b6e3dda9cdd1ed2bd947a239d3815bd373ff4f3a89afe9d6ec65e542685bfd432f3efb0862265bc671e20f4d8b47e14865f180848b983e818458741765fb4df15fc9708ca7287f61430b65bf7aed0a987e5ad674551e8f43fbac304ba1111f3629787b818df4f8bb9ae1b1ba7eabc28d1ddc037f1653bdc27dbc677a19cf58a12c761d24f379a12acde3a601b78b3a8c210d29c9a0293d1b46abaeb0494a4592902e9fe487afaafe6170aeb874fa9d47697351149cdede7aa054e1a68f25c4a776307421bd0eedcdb38ef6586b83d5804dd5ed5813f7de45e8276e34735af12c83a77c39053c375d8254cb', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /payments/vpos', '01a1ea37-2b57-7559-9486-0e4848aa6fa5', E'\\xf0311cd73f258e34b5494c167344a2113edd46540f6ea57acef2aa8a196ed6f9', '01a1ea37-2b5a-70b5-98b7-a2d30ab12bce', '2026-11-17 15:54:06.566134+00', '01a1ea37-2b63-7a66-88db-afb0211ba61c', '422', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62713bbef591015e8a35c8183ae367389a54f784de9807193165311fdcc13e59c9a0f914aefbf985943d292c6a5a50e0da05d7bca459889440d6af3c4c503f332e66827e5bf2fb2fae2efc523ae097546994db11c5be6042137f5f479d6a44925a5a68118ca2d2b3d1949495d3ac7d17579111ce3e1b280a00dd12cffdd30f46e88d95653f53bae45ff235ae0da3e00e2578144da51943c6418a1bb27f841d5353131b0d3ef8550432fa1ece52b22be6a286ad42ec9798c12aa454ef2c2cfc80e3e93d0f72f771fca548fc8f19c66fa225764641ee926cee8a6d1e195711dad005f81070d88dda75f84ca802bbe47f0724a52c8671f071480e59f3293fb8f4056c7b7fc6696e92612f32c93dc197126f70406424c6f8741d3001a404bf43ab49b2aa49983916ea5060f473c2bd6b097220b8db766979d6c5f3f4e28ff4ffe28b00a5793abadb573e19a0ee6f250726e2a0c28248bcecb093d2731f62bca4a9ca06795f4ce70718ecc27c6c3ba55d7f482d6839ef31c46ee5225c20ad0a8ecd4b346c36f37c816ce7ff582076c38b9930b06afa6d5408249ad4597ac473cee71d23051de802954276d93c46b8b79276281e8ae04eba99ee3068be6cf818589f917e76d18e17c94b6c66e9', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /payments/vpos', '01a1ea37-2b74-75cd-9286-b7681013998a', E'\\x5039fa00e004d79dd9f7a9a3a8ad8b72feab44d7f3e3a7af076d658a05dd3a88', '01a1ea37-2b76-7e7b-a582-065370163ebe', '2026-11-17 15:54:06.593152+00', '01a1ea37-2b7f-75ae-9256-74b4fce5c130', '201', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef622a4ba5893adbb4157cb2a552450a3ed28af548e6b12eff09ebd94a6e1e57397830f1b6c6616dd199efd595121c2c3e009eb358455b2abebd87f23781b7608cdffec295c9f224cc3ee3154d7b3078b689d26824003e0272ebb82b74e263cb84171dd2b27eff60a2705df7718765735e80a0ac3ada6666ad23a05b97bbe82d382d737c9ba80fbcb1415aa1f905f2d631f1bdc5ca556328a22c1adec8c055f4a225347ba98933ef04053be752231f710efc933bd10b651fce416089beb9f1539f9909c25b5e5bbbabc26f6aaa223718bd893beb5cf11b1c53977709a49ac1ed1b451950d88b27aeac4907dd035488a3e358ef5f80633b40b6ed5428a9558be2b51abfa075ae271b2030d92ee197f47fce6eaf4ab082c145d0847f0c7a3f3db0b4481e2b60fc54b6ee7db6db1f5da012f96c5e4bd160f342e530f764f5b4bdc6c951f8bd6896b09756abf6490cf84d89e08eda567ffc7fa764cc9125e78e709b64579efd2f9b94e7b713ebf671aa12cf3456b2cdf5d75e0c614804ed27a1921967879077816a1808524acbe7577613e9a3967a363a9c5c811806f8f13ec56d0baba4cfde97cd3fb8d902a20d375532fc9ca6bacc75aac90a8c94df0af38cae33eef92a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'POST /payments/{id}/reverse', '01a1ea37-2ae8-7541-a129-e0365469dab3', E'\\xef7bd7cd68f24030c413275ce3465e0080aa4c26af2f2a52343d4f25eceaffe9', '01a1ea37-2af1-7099-96f3-e8337bc6817b', '2026-11-17 15:54:06.457942+00', '01a1ea37-2abc-7464-84db-5077ed08d098', '200', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef622148c76005a94f917c36b4655c5b2c6cd7b3c6268b9f9b1ba5dcfa0c88929383016215c0f527285fdf204defea523902e69f4d721dacb1520a57e68056b13f7a3763286588268593daeda6da4b4d24dd4ff9422816c41b8d19eea288e2a3e829261c0a54141984d7def62770759d037dd8525463cdcac63d4f02feb4a5ee79befcb84fb6ed273db17163999e334fa3fccf0027ace95dc58670b27294a0934355abdad49227c795fa5c1d3674beb3ef14ec5f2fca1cfe8f91b167244279479a7d5bcd1dd85b0d05cb88429786abb0f12fd0a726f2bb5c3e9877bdc1264f9c0d914a92b811bce861d68da5f29aea3d34fbfa89664e2aa5974c70acfed317401c6ca866121c01db2f976c2f6841a809fec53cc986a4433520e6b4ca7b078c0f2b3be4c841ac604ceca2c2ff708c0ecc1b6d7389b58ba0bb1d43ef8643a83435ba30e4575ea1c7bfbc67cf1f752e3cea7ed4d964450f4ecea24d2817c009460140a08dbe3876b48072f6cb6d9a36414f471d69f20889815900d1c2be7c2065ebf942b0b3e4692678a7e895f98075ad1660d4c6546af32e413639c517d453b808d0016dfb6181347ea650f797d505313a3b766557244cff5cf7cdcd4fce95a34ce96214921923a0f4128d21c2aa64400bd2f40cc5b2d2c115ccb123cc522eb2d9bd6b00266d568ace4095864b37097028d93fa5fed29ed12d5cbe006a496d530860acf2619a782d3c6d527c1b2cd473ddc19d14bf7cd91d6ce2f91bfc5bba1ded86c06d6c570b9c169b72569a4338e7a5fb1183c045ceeb158f4ea067a5ab7966497bd7358fc956c94599dbd4dff242dab7cdd72a86249380f1964e0f00754c9ca49250b9f3c030b123', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef624e9ce837ebee4e32daa0050376ed37a300a93985eac033236962c05d5c07f65b25f4443778ee8333f72654ce904ef3a638d8cf47873bae829090b00b069892d619a7dab04c993f9abd14e989dfd88bec01e6c86b2b92db9a7b6111fd', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '3ef12c48-98e8-444c-b214-96b58f549ffc', '2026-10-05', '01a1ea37-2c17-711a-9a26-90220c5af4d4', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x15dedc85262cbcf53adee050f2f787e040a3de98a1f38717160588278d19df0f', '1', '2026-11-17 15:54:08.33754+00', E'\\x82cb929b0cee203b8701a13c9c7aeb0b43065e0c9f5301e7fc8b011cf1c72274');
insert into login_attempts (subject, count, last_at, name) values (E'\\x22f55e930832b390cbbd5a89f65b61e39b397563892daacd84f8002ba10b02e3', '1', '2026-11-17 15:54:08.335479+00', E'\\x82cb929b0cee203b8701a13c9c7aeb0b43065e0c9f5301e7fc8b011cf1c72274');
insert into login_attempts (subject, count, last_at, name) values (E'\\xe178724887606e02027c3bea503db06270ba700415793a9fbc63f6bab27a02bd', '0', '2026-11-17 15:54:07.716757+00', E'\\x517611a455df6c9791af16dc304cb9eaf89f746a2b27ebb1c7dedbeffae86038');
insert into login_attempts (subject, count, last_at, name) values (E'\\xffc9292a5364a8b840aebc11699def4ef2cff26e7e2f344837d225ddad14a5f6', '1', '2026-11-17 15:54:08.333574+00', NULL);
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', '2026-11-17 15:54:08.696559+00', '2026-11-17 15:54:08.696559+00', '2026-11-17 15:54:08.696559+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x18093645a6782b1a2936fbbafdf02cff9845959dee9833e8949a650611bded5e', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'r4', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef625e21e4eb8a528c54a99095aa9d96119ddad229a847cc5eaaf163dc4117740a40284c5d45c3fb4e4a13fb8aa472f2c073eb8924db3955c209390395f2961fb3eafc47ab1e82428324f8180eb8ad5f18261c01a222', 'true', '{}', '2026-11-17 15:54:06.975712+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 15:59:08.66888+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$ZE_0op1fO080AzZu0C6UnA$l7n4221pLhK_ks5eKXow68NL_73Lh7OoCtIgzIcmSQ8', '2026-11-17 15:54:07.650574+00', '2026-11-17 15:54:07.663947+00', NULL, '2026-11-17 15:54:08.270089+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('3093bd15-e257-4ca5-ab71-a8f08bf967ed', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 15:54:08.669978+00', '2026-11-17 15:54:08.669978+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', '$scrypt$ln=17,r=8,p=1$ZE_0op1fO080AzZu0C6UnA$l7n4221pLhK_ks5eKXow68NL_73Lh7OoCtIgzIcmSQ8', '2026-11-17 15:54:07.663947+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('ed1acba1-85ee-4acd-8069-eeb82e2be678', '01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 15:54:08.665843+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\x1c921d319aeff6b5dfe0ab5f91a024fb71af048a30b20f4d81a0ca4dacd34986', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\x745e7afc8be7e1a63dafe36e3bb6323410ae0984d0500896f27383e6b80796b3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\x7a61373b23c85fa3e4bcec88306f162c114c16c87af21bfe043e75e443318f21', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\x8b8a79cf40a138b38ae0a26ddd2272b63627d8ad2e4b533cf5a8f4a078b60ecd', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\x92c41583c569012e203310441c8922194945edf872396ffff7bb66a7d66bb2ba', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\xa2671369dc92d48a425e2c71bd27f90740c3d497d7bd63e8037dbe6f38e24568', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\xa3b2e94420972763aa85ce6c6e83aa5ead1b681059c1d4a54600aaeb09e9d81a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\xa905ea22d72cc9a71957fb53aa4c37979938b3472c76423341878df53b8457c4', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\xcbb4da704440a3c0e78e9051fa70eded37fe4abf6804bd9659bed5734e2b2afc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\xd16ce4a7da1e439e7457bd52b9afbe6bd87ef3fada6c9ec8f0f7f7ac0e470826', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xc6ff64a379c852d97e01118e771b49b6a23253b1057b5a208181409f041db07e', '01a1ea37-2fa2-7ee9-aa99-f13d61f540da', '2026-11-17 15:54:08.270089+00', '2026-11-17 15:54:08.270089+00', '2026-11-18 03:54:08.270089+00', '750acbde-e9e7-47d8-bb95-6cc6070991dc', '127.0.0.1', '', '2026-11-17 15:54:08.270089+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ea37-2fa9-7973-9e78-993c57fc6692', '01a1ea37-2fa2-7ee9-aa99-f13d61f540da', 'pas_op_QVBtJ9NS', E'\\xf6410225ba7fe9daafb3a852577f5f16e686ea72adaef6dda3f0dda5822dadd8', '2026-11-17 15:54:07.657695+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef627b162312c87ff141b77d2b9f19d56ee876fc63e9ddb354eb2216a58e368a174e03b17fe6b742c6a4a69f2e2260305f04fa26357c1dac8bb661c3bbf6901504a89a269692', '0', '2026-11-17 15:54:08.348702+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 15:54:06.182+00', '2026-11-17 15:54:06.305+00', '2026-11-17 16:09:06.182+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef620a57baed58bae4b4eed9e0f26adcf95d735d04edf8e83700e0b43fcf88aa93db7e0bac280370ccb54733a8e9fd858eba42f5bb4538a9d0a4438a95f3903c14ecb6f968f2eb41e654b95abdf208bc25963bd84f206e8d205831029e81af', E'\\xc0d52977d12851e8b9101383279c9cf0d75d04537675b68a1f693ed29d5aceb1', E'\\x5b56aa79a882b93735bf7cfaff76c48fd8f1ee0bccf6522c8bc1050e6e9ab795', E'\\x83b131e3e185775fe9e4075047589aee82424f7ccfa19b3de4b2aee5cc9ab598', NULL, NULL, 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-2a2b-7043-a69c-3a73c84c8ee5', '2026-11-17 15:54:06.251+00', NULL, '07084630', '493084630', '{493084630,7084630}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2a7a-7f5b-90f6-31e12a7644be', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 15:54:06.329+00', '2026-11-17 15:54:06.373+00', '2026-11-17 16:09:06.329+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62ec52ab351fe24ee0ecd9787a3d5bfff939727aef735a25ab565818cda07c5ced519c669a39b474570391edfec5a55231a541d253c299709d932aa45683cc7df070c5b4c9b6c5b7c68afe0311717da2a7d2d2e7778f8637939f7336bdfb', E'\\xc0d52977d12851e8b9101383279c9cf0d75d04537675b68a1f693ed29d5aceb1', E'\\x5b56aa79a882b93735bf7cfaff76c48fd8f1ee0bccf6522c8bc1050e6e9ab795', E'\\x83b131e3e185775fe9e4075047589aee82424f7ccfa19b3de4b2aee5cc9ab598', NULL, NULL, 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-2a94-71b6-be3a-38e632c13ec6', '2026-11-17 15:54:06.356+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2abc-7464-84db-5077ed08d098', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 15:54:06.396+00', '2026-11-17 15:54:06.47+00', '2026-11-17 16:09:06.396+00', '11.00', '3267.07', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62a4761e4eb398d1c3d59b3822c0884e339485eb164de215aaaaf5706d4c4123462c7c96b7f3157ae2123ae3616f87ecf575c63817c4d0644e0623166edf50dc19d732755bac75a723e57943e9cdd8ed03d4e863c4a71c1525eaee9a9c29', E'\\xc0d52977d12851e8b9101383279c9cf0d75d04537675b68a1f693ed29d5aceb1', E'\\x5b56aa79a882b93735bf7cfaff76c48fd8f1ee0bccf6522c8bc1050e6e9ab795', E'\\x83b131e3e185775fe9e4075047589aee82424f7ccfa19b3de4b2aee5cc9ab598', NULL, NULL, 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-2acf-7ed8-9487-cfef4b43943b', '2026-11-17 15:54:06.415+00', NULL, '07084642', '493084642', '{493084642,7084642}', NULL, '000000', NULL, NULL, '01a1ea37-2af8-7b6e-8565-c3c3999c28c9', '2026-11-17 15:54:06.456+00', '07084646', NULL, '{7084646}', NULL, '2026-11-17 15:54:06.47+00', '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b18-707f-be5b-c73e30131ee7', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 15:54:06.488+00', '2026-11-17 15:54:06.488+00', '2026-11-17 16:09:06.488+00', '12.00', '3564.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62b1b7e498d0cd89896759a9c2fa66bb019172823c0972d6a4e97cff6e223574e916e43e9c4facba8479906c8e1b75ddec3960b86db2fdce75694e383f680d541af7d6fa16245a08d2d727ec90e9f2053c473507303873bd9372f270a5be', E'\\xc0d52977d12851e8b9101383279c9cf0d75d04537675b68a1f693ed29d5aceb1', E'\\x5b56aa79a882b93735bf7cfaff76c48fd8f1ee0bccf6522c8bc1050e6e9ab795', E'\\x83b131e3e185775fe9e4075047589aee82424f7ccfa19b3de4b2aee5cc9ab598', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 16:09:06.488+00', NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b46-700e-9cec-e6d53b53cb4c', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 15:54:06.534+00', '2026-11-17 15:54:06.542+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62825f6366a9987da734a7de80a1d80c0a6da38778366325a17b35c2ab147611749eef01a86b570e2b73f7cae7f64d407359f9fa57246dff37fa9c5d7b8dc8ff3e4d696694912e2b8e8cab', E'\\x8b62336b2d164cdd4033880e4a509fc15901c7fde3edde2f6c6bcc26382ee78d', NULL, E'\\x09cda446128b573227a1957f37d5936fd14470fa1268c69cc80149aaf2a607d1', '4242', 'Visa', 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-2b3e-7238-aa39-42dfc96b6c1e', '2026-11-17 15:54:06.534+00', NULL, '7084654', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b63-7a66-88db-afb0211ba61c', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 15:54:06.563+00', '2026-11-17 15:54:06.571+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62d72d801e5a632a4b06dd1a3e151daf6c607530101895f88debfcaa101a0a119369c562c3060e9009b7fbdcec15d5d6440d9329aa4d332a1bc75c4b4423c7a55f97b2910e290634b8e777', E'\\xb6d495286ff2f7347fda8f2ac71b79d44597ce4f31b9e6c0b4bd74518569daaa', NULL, E'\\x3df438d11e097a62f8b3dd3c54388258c14a7acc5ad89395ad36120befade577', '9995', 'Visa', 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-2b5b-707b-9704-93e13fab2b40', '2026-11-17 15:54:06.563+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b7f-75ae-9256-74b4fce5c130', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 15:54:06.591+00', '2026-11-17 15:54:06.603+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef6252f479712fe2a1d9106f532e135e8fb3648a37f847b5da7ff5f9f492e0a4f85c157498c7ed06b333682a1e2f5732740302feaca7a70833e2258c85c74d7e49b7337be5b9ff786c9e1dd8', E'\\x1b2fad1b1f946d48b0b7798cde37613feb97c9a25154d0fe2eb4505253214ea6', NULL, E'\\x21f685b92eda91eb5382b07929f444384ddbc502b32861b33aec51cda72ada09', '0119', 'Visa', 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-2b77-7089-9175-0340c3cece54', '2026-11-17 15:54:06.591+00', '2026-11-17 15:54:06.603+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 15:54:07.881046+00', '2026-11-17 15:54:10.23+00', NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2bcd-7d3a-a395-b7d652f580be', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 15:54:06.668+00', '2026-11-17 15:54:06.695+00', NULL, '10.00', '2970.06', '2975.06', 'false', '297.00640000', '2026-11-17', NULL, E'\\x53ca44def3438e8994cd9f1973b8d358a07433ff4518ba16e7dcdc8dbd0e59ce', NULL, NULL, NULL, NULL, 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-711a-9a26-90220c5af4d4', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ea37-2c17-7645-8b7e-40d25574a2f6', '2026-11-17 15:54:06.743+00', '2026-11-17 15:54:06.783+00', NULL, '0.03', '10.00', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef623c076c6dd725013e852c3616fa6800ce54bc80a82402ab0224bfdd1c6206dff5040304d4abb3a3b7c1dfac9d1a7278440c8fcb89fd42605d05ebe906001277090ca3c1ff67b6e4b121281019f9bd53ce9101771f1cd0537c296b91a231cdde5e3c01fba359b2cc7edb1e04bf35110037', E'\\x0355c9b64c49587b38b0560424052444c25f13dbadad1e3483506c4c2ce368d3', NULL, NULL, NULL, NULL, 'r4', E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', '01a1ea37-2c21-72d3-a39b-89397e8b5b73', '2026-11-17 15:54:06.753+00', NULL, '43084678', NULL, '{43084678}', 'efce8ca7-f994-4669-9a49-bdaea41f9d29', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-76d2-b212-30940f9891b8', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ea37-2c17-7645-8b7e-40d25574a2f6', '2026-11-17 15:54:06.743+00', '2026-11-17 15:54:06.767+00', NULL, '0.07', '20.51', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62440e10d9fd1abe0b671911cad5de102cdc0acf527352ca59e1f260b635875f81ffbe82334c81a4822b202cf1cc4a4bb83a72469c6664820ccb07961d8e56d7dfd72cf85a9959de045e57808028c738158e9b24a477707aa3dce8a5bcb701df61a3dedca5269a75009cd8d985c2ff79b0', E'\\x10fc786b0b6766cb71c963f105ca32929d9ff171c79e7831c729e6ca89ae24c3', NULL, NULL, NULL, NULL, 'r4', E'\\x079f817c541328305645845098e1b378dda2f3502dc2d5e99cb18919753bb5b5', '01a1ea37-2c21-7167-b994-68b3458211fe', '2026-11-17 15:54:06.753+00', NULL, NULL, NULL, '{}', 'a56ba3aa-d732-41a3-bc6e-9ae0d514edd7', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 15:54:06.916+00', '2026-11-17 15:54:06.954+00', '2026-11-17 16:09:06.916+00', '13.00', '3861.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef6210d0355e95bc08b02a8f333204db97b1eddba612d7b8403413ac1e85bec71d1bb6b9bca0ac33a71169a48990a6420a28a2c4214dda857610c75477b3fb887dcb03a1615d270149a94c600d0dd9f2c2681b5047026466cf7b2455080cc7', E'\\xc0d52977d12851e8b9101383279c9cf0d75d04537675b68a1f693ed29d5aceb1', E'\\x5b56aa79a882b93735bf7cfaff76c48fd8f1ee0bccf6522c8bc1050e6e9ab795', E'\\x83b131e3e185775fe9e4075047589aee82424f7ccfa19b3de4b2aee5cc9ab598', NULL, NULL, 'bnc', E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-2ce1-7dfb-8505-7758b4139690', '2026-11-17 15:54:06.945+00', NULL, '07084695', '493084695', '{493084695,7084695}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ea37-2ca1-766d-b4ff-606ae8ef3b89', '01a1ea37-28f2-79c9-9b95-2b3d346824f0', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', '1', 'b148cc05-0a96-43e9-84aa-6f1fce5a5047', '20.00', '2026-11-17 15:54:08.698483+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x0645feb24999cb05a1d7c2001c969f08deac3b15b0824a380d84dae80b4a34db', '01a1ea37-2fa2-7ee9-aa99-f13d61f540da', 'factor', '2026-11-17 15:59:08.593693+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-711a-9a26-90220c5af4d4', '10.00', 'key:requester', '2026-11-17 15:54:08.688743+00', '2026-11-18 15:54:08.688743+00', 'approved', 'user:ana', '2026-11-17 15:54:08.688743+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', '01a1ea37-29fc-72b9-ab29-28e27c2238d6', '2026-11-17 15:54:06.182+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', '01a1ea37-2a2c-709c-ba6f-3d7e831eaaa5', '2026-11-17 15:54:06.251+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', '01a1ea37-2a62-7c9c-bcca-7243914d423f', '2026-11-17 15:54:06.305+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "07084630"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2a7a-7f5b-90f6-31e12a7644be', '01a1ea37-2a7a-7d43-a571-54785d873b53', '2026-11-17 15:54:06.329+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2a7a-7f5b-90f6-31e12a7644be', '01a1ea37-2a94-7b7f-9571-ca5f9c23c1fe', '2026-11-17 15:54:06.356+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2a7a-7f5b-90f6-31e12a7644be', '01a1ea37-2aa6-71d7-9c2c-1318658e2ff8', '2026-11-17 15:54:06.373+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2abc-7464-84db-5077ed08d098', '01a1ea37-2abd-7340-a25c-1cafd8584ce5', '2026-11-17 15:54:06.396+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2abc-7464-84db-5077ed08d098', '01a1ea37-2acf-7ee5-b615-1c7c761040a9', '2026-11-17 15:54:06.415+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2abc-7464-84db-5077ed08d098', '01a1ea37-2add-7eb4-9a59-300e62619ce9', '2026-11-17 15:54:06.429+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "07084642"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2abc-7464-84db-5077ed08d098', '01a1ea37-2af8-7ae5-80e4-ec7fc9f7d047', '2026-11-17 15:54:06.456+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2abc-7464-84db-5077ed08d098', '01a1ea37-2b07-7e78-b005-c7f1b7588b78', '2026-11-17 15:54:06.47+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "07084646"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b18-707f-be5b-c73e30131ee7', '01a1ea37-2b19-7f8b-9870-c4068b890c95', '2026-11-17 15:54:06.488+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b46-700e-9cec-e6d53b53cb4c', '01a1ea37-2b47-78c4-aa9a-a493890b7a13', '2026-11-17 15:54:06.534+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b46-700e-9cec-e6d53b53cb4c', '01a1ea37-2b4f-70fa-8230-cf7b2bb46d07', '2026-11-17 15:54:06.542+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "7084654"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b63-7a66-88db-afb0211ba61c', '01a1ea37-2b64-786a-b6f4-0fb04166c2c5', '2026-11-17 15:54:06.563+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b63-7a66-88db-afb0211ba61c', '01a1ea37-2b6b-753e-a99b-35beee186ce2', '2026-11-17 15:54:06.571+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b7f-75ae-9256-74b4fce5c130', '01a1ea37-2b7f-710c-b476-8423bda08a0f', '2026-11-17 15:54:06.591+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2b7f-75ae-9256-74b4fce5c130', '01a1ea37-2b8b-780f-b52e-70b094b8e0f7', '2026-11-17 15:54:06.603+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2bcd-7d3a-a395-b7d652f580be', '01a1ea37-2bf3-7ddf-a829-c09e4b94b645', '2026-11-17 15:54:06.695+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-17", "reference": "11110002", "receivedVesAmount": "2975.06"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-711a-9a26-90220c5af4d4', '01a1ea37-2c19-794d-9779-b81342f94ffa', '2026-11-17 15:54:06.743+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ea37-2c17-7645-8b7e-40d25574a2f6"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-711a-9a26-90220c5af4d4', '01a1ea37-2c21-7fc4-b31b-fd0d1033ecfa', '2026-11-17 15:54:06.753+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-711a-9a26-90220c5af4d4', '01a1ea37-2c3f-7856-9d04-dbd6ac526ef3', '2026-11-17 15:54:06.783+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "43084678"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-76d2-b212-30940f9891b8', '01a1ea37-2c19-7aed-9a03-729aefc2cae8', '2026-11-17 15:54:06.743+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ea37-2c17-7645-8b7e-40d25574a2f6"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-76d2-b212-30940f9891b8', '01a1ea37-2c21-767b-8fd5-409b7f80e2c2', '2026-11-17 15:54:06.753+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c17-76d2-b212-30940f9891b8', '01a1ea37-2c2f-75b2-b82c-58badbd758df', '2026-11-17 15:54:06.767+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', '01a1ea37-2cc5-78f8-b908-cb9cbaa96293', '2026-11-17 15:54:06.916+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', '01a1ea37-2ce2-79ca-b3dd-a8b458788bcd', '2026-11-17 15:54:06.945+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ea37-28f2-79c9-9b95-2b3d346824f0');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', '01a1ea37-2cea-7ccf-a2a5-61b0d9773f36', '2026-11-17 15:54:06.954+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "07084695"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '2026-11-17 14:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-17 15:54:04.676958+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-2c80-70db-9e16-a2e5a513bddc', E'\\x6c1e0bac6ec02ed039a82e08f19ac62048fde937c41454ba31028f517c09ed7d', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef621b63f0f7670024c577f8a2eb0d5ed74b04d09b99109fa2f9b015e24a42327f6ba3479ef888e6a38154ce7be43c520925067103897a76f7e62b54c0a1a7ed6cae2bdd822862ded36944863f27ab', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 15:54:06.848+00', 'key:01a1ea37-28f2-79c9-9b95-2b3d346824f0');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'f0a2301f-fd74-4a1d-ba4f-6e6c26b049c7', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 15:54:08.681954+00', '2026-11-18 16:54:08.681954+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x44b04843825032d2a1a5e9d14387e3a9761e91eee72c5801838f6b50352820d8', '01a1ea37-2fa2-7ee9-aa99-f13d61f540da', '2026-11-17 15:59:08.596645+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '195', '2026-11-17 15:54:08.69139+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 15:54:08.601822+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 15:54:08.601822+00', '2026-11-17', '2026-11-17 15:54:05.867956+00', '2026-11-17 15:54:05.968228+00', '2026-11-17 15:54:05.968228+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'operator', '300.00000000', 'false', '2026-11-17 15:54:08.601822+00', '2026-11-17 15:54:08.601822+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'sandbox', '297.00640000', 'false', '2026-11-17 15:54:05.968228+00', '2026-11-17 15:54:05.968228+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 15:54:05.111728+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 15:54:05.112842+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 15:54:05.124678+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 15:54:05.12565+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 15:54:05.131424+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 15:54:05.132489+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 15:54:05.132489+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 15:54:05.132489+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 15:54:05.132489+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-17 15:54:05.132489+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-17 15:54:05.169251+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-17 15:54:05.169803+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 15:54:04.676958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 15:54:04.676958+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 15:54:05.178279+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 15:54:05.183412+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-17 15:54:05.172335+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 15:54:05.185865+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 15:54:05.181459+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 15:54:05.175298+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x6fdc37285fe17313cb4b239e10a05985f4c7f7a04483c27faedb370ebfb889fd', '01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 15:54:08.680885+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '787', '1', '01a1ea37-29fc-72b9-ab29-28e27c2238d6', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-29e6-7ee7-83d4-f804f34d23ea","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.182Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.182Z"}', '2026-11-17 15:54:06.206386+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '794', '2', '01a1ea37-2a62-7c9c-bcca-7243914d423f', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-29e6-7ee7-83d4-f804f34d23ea","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"07084630","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.182Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.305Z"}', '2026-11-17 15:54:06.308279+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '796', '3', '01a1ea37-2a7a-7d43-a571-54785d873b53', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2a7a-7f5b-90f6-31e12a7644be","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.329Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.329Z"}', '2026-11-17 15:54:06.332293+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '801', '4', '01a1ea37-2aa6-71d7-9c2c-1318658e2ff8', '{"event":"payment.failed","data":{"paymentId":"01a1ea37-2a7a-7f5b-90f6-31e12a7644be","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.329Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.373Z"}', '2026-11-17 15:54:06.375644+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '803', '5', '01a1ea37-2abd-7340-a25c-1cafd8584ce5', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2abc-7464-84db-5077ed08d098","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.396Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.396Z"}', '2026-11-17 15:54:06.39864+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '808', '6', '01a1ea37-2add-7eb4-9a59-300e62619ce9', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2abc-7464-84db-5077ed08d098","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"07084642","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.396Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.429Z"}', '2026-11-17 15:54:06.430862+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '813', '7', '01a1ea37-2b07-7e78-b005-c7f1b7588b78', '{"event":"payment.reversed","data":{"paymentId":"01a1ea37-2abc-7464-84db-5077ed08d098","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"07084642","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.396Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.470Z"}', '2026-11-17 15:54:06.473236+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '815', '8', '01a1ea37-2b19-7f8b-9870-c4068b890c95', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2b18-707f-be5b-c73e30131ee7","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.488Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.488Z"}', '2026-11-17 15:54:06.490422+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '822', '9', '01a1ea37-2b4f-70fa-8230-cf7b2bb46d07', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2b46-700e-9cec-e6d53b53cb4c","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"7084654","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.534Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.542Z"}', '2026-11-17 15:54:06.545378+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '828', '10', '01a1ea37-2b6b-753e-a99b-35beee186ce2', '{"event":"payment.failed","data":{"paymentId":"01a1ea37-2b63-7a66-88db-afb0211ba61c","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.563Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.571Z"}', '2026-11-17 15:54:06.573329+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '834', '11', '01a1ea37-2b8b-780f-b52e-70b094b8e0f7', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2b7f-75ae-9256-74b4fce5c130","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.591Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.603Z"}', '2026-11-17 15:54:06.605225+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '840', '12', '01a1ea37-2bf3-7ddf-a829-c09e4b94b645', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2bcd-7d3a-a395-b7d652f580be","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.668Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.695Z"}', '2026-11-17 15:54:06.708662+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '846', '13', '01a1ea37-2c2f-75b2-b82c-58badbd758df', '{"event":"payment.failed","data":{"paymentId":"01a1ea37-2c17-76d2-b212-30940f9891b8","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.743Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.767Z"}', '2026-11-17 15:54:06.769135+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '850', '14', '01a1ea37-2c3f-7856-9d04-dbd6ac526ef3', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2c17-711a-9a26-90220c5af4d4","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"43084678","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.743Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.783Z"}', '2026-11-17 15:54:06.785702+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '860', '15', '01a1ea37-2cc5-78f8-b908-cb9cbaa96293', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.916Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","checkoutSessionId":"01a1ea37-2ca1-766d-b4ff-606ae8ef3b89","livemode":false},"timestamp":"2026-11-17T15:54:06.916Z"}', '2026-11-17 15:54:06.918756+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '865', '16', '01a1ea37-2ca1-766d-b4ff-c20d1d5dc853', '{"event":"checkout.paid","data":{"sessionId":"01a1ea37-2ca1-766d-b4ff-606ae8ef3b89","linkId":"01a1ea37-2c80-70db-9e16-a2e5a513bddc","status":"PAID","paymentId":"01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.881Z","livemode":false},"timestamp":"2026-11-17T15:54:06.954Z"}', '2026-11-17 15:54:06.956092+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '865', '17', '01a1ea37-2cea-7ccf-a2a5-61b0d9773f36', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"07084695","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.916Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","checkoutSessionId":"01a1ea37-2ca1-766d-b4ff-606ae8ef3b89","livemode":false},"timestamp":"2026-11-17T15:54:06.954Z"}', '2026-11-17 15:54:06.956092+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ea37-2fa2-7ee9-aa99-f13d61f540da', E'\\xdebc67b8a2410d85a70c1cb686a4ee105b240bdc65529ac470b7c0e5c2072765', '2026-11-17 15:54:08.598981+00', '2026-11-20 15:54:08.598981+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-29fc-72b9-ab29-28e27c2238d6', 'payment.pending', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-29e6-7ee7-83d4-f804f34d23ea","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.182Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.182Z"}', 'delivered', '2026-11-17 15:54:06.182+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.23054+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2a62-7c9c-bcca-7243914d423f', 'payment.completed', '01a1ea37-29e6-7ee7-83d4-f804f34d23ea', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-29e6-7ee7-83d4-f804f34d23ea","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"07084630","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.182Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.305Z"}', 'delivered', '2026-11-17 15:54:06.305+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.324575+00', '200', NULL, '18', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2a7a-7d43-a571-54785d873b53', 'payment.pending', '01a1ea37-2a7a-7f5b-90f6-31e12a7644be', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2a7a-7f5b-90f6-31e12a7644be","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.329Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.329Z"}', 'delivered', '2026-11-17 15:54:06.329+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.339578+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2aa6-71d7-9c2c-1318658e2ff8', 'payment.failed', '01a1ea37-2a7a-7f5b-90f6-31e12a7644be', '{"event":"payment.failed","data":{"paymentId":"01a1ea37-2a7a-7f5b-90f6-31e12a7644be","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.329Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.373Z"}', 'delivered', '2026-11-17 15:54:06.373+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.392632+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2abd-7340-a25c-1cafd8584ce5', 'payment.pending', '01a1ea37-2abc-7464-84db-5077ed08d098', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2abc-7464-84db-5077ed08d098","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.396Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.396Z"}', 'delivered', '2026-11-17 15:54:06.396+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.407787+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2add-7eb4-9a59-300e62619ce9', 'payment.completed', '01a1ea37-2abc-7464-84db-5077ed08d098', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2abc-7464-84db-5077ed08d098","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"07084642","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.396Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.429Z"}', 'delivered', '2026-11-17 15:54:06.429+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.436823+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2b07-7e78-b005-c7f1b7588b78', 'payment.reversed', '01a1ea37-2abc-7464-84db-5077ed08d098', '{"event":"payment.reversed","data":{"paymentId":"01a1ea37-2abc-7464-84db-5077ed08d098","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"07084642","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.396Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.470Z"}', 'delivered', '2026-11-17 15:54:06.47+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.480663+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2b19-7f8b-9870-c4068b890c95', 'payment.pending', '01a1ea37-2b18-707f-be5b-c73e30131ee7', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2b18-707f-be5b-c73e30131ee7","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.488Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.488Z"}', 'delivered', '2026-11-17 15:54:06.488+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.495494+00', '200', NULL, '27', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2b4f-70fa-8230-cf7b2bb46d07', 'payment.completed', '01a1ea37-2b46-700e-9cec-e6d53b53cb4c', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2b46-700e-9cec-e6d53b53cb4c","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"7084654","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.534Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.542Z"}', 'delivered', '2026-11-17 15:54:06.542+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.550104+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2b6b-753e-a99b-35beee186ce2', 'payment.failed', '01a1ea37-2b63-7a66-88db-afb0211ba61c', '{"event":"payment.failed","data":{"paymentId":"01a1ea37-2b63-7a66-88db-afb0211ba61c","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.563Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.571Z"}', 'delivered', '2026-11-17 15:54:06.571+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.584531+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2b8b-780f-b52e-70b094b8e0f7', 'payment.pending', '01a1ea37-2b7f-75ae-9256-74b4fce5c130', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2b7f-75ae-9256-74b4fce5c130","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.591Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.603Z"}', 'delivered', '2026-11-17 15:54:06.603+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.613611+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2bf3-7ddf-a829-c09e4b94b645', 'payment.completed', '01a1ea37-2bcd-7d3a-a395-b7d652f580be', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2bcd-7d3a-a395-b7d652f580be","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.668Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.695Z"}', 'delivered', '2026-11-17 15:54:06.695+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.722464+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2c2f-75b2-b82c-58badbd758df', 'payment.failed', '01a1ea37-2c17-76d2-b212-30940f9891b8', '{"event":"payment.failed","data":{"paymentId":"01a1ea37-2c17-76d2-b212-30940f9891b8","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.743Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.767Z"}', 'delivered', '2026-11-17 15:54:06.767+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.783535+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2c3f-7856-9d04-dbd6ac526ef3', 'payment.completed', '01a1ea37-2c17-711a-9a26-90220c5af4d4', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2c17-711a-9a26-90220c5af4d4","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"43084678","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.743Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","livemode":false},"timestamp":"2026-11-17T15:54:06.783Z"}', 'delivered', '2026-11-17 15:54:06.783+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.798258+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2cc5-78f8-b908-cb9cbaa96293', 'payment.pending', '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', '{"event":"payment.pending","data":{"paymentId":"01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.916Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","checkoutSessionId":"01a1ea37-2ca1-766d-b4ff-606ae8ef3b89","livemode":false},"timestamp":"2026-11-17T15:54:06.916Z"}', 'delivered', '2026-11-17 15:54:06.916+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.925458+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '01a1ea37-2cea-7ccf-a2a5-61b0d9773f36', 'payment.completed', '01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9', '{"event":"payment.completed","data":{"paymentId":"01a1ea37-2cc4-7dc7-bc3d-5b06ec9d36f9","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"07084695","tenantName":"Tienda de prueba","createdAt":"2026-11-17T15:54:06.916Z","keyId":"01a1ea37-28f2-79c9-9b95-2b3d346824f0","checkoutSessionId":"01a1ea37-2ca1-766d-b4ff-606ae8ef3b89","livemode":false},"timestamp":"2026-11-17T15:54:06.954Z"}', 'delivered', '2026-11-17 15:54:06.954+00', '01a1ea37-2650-7b4b-a11c-1901eb27127f', '2026-11-17 15:54:06.964445+00', '200', NULL, '2', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ea37-28c8-77d1-82c9-fc4b2a3e5f97', 'false', '01a1ea37-299d-76ef-b936-132f3be08d23', '1', 'http://127.0.0.1:36785/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44f724444f5773f50b0572bfa9a4f4ef62971837e3bd5542eed396d34da83410ec705998201c490e651f1cd00f6c39e71f86d4975ed4d3589a3d62b9b3c2314fa7af162a2403b9590d83bd4a5a76e8bf6092d12d64fbb68b169c25f944e235', NULL, NULL, '2026-11-17 15:54:06.109+00', '2026-11-17 15:54:06.109+00');
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
