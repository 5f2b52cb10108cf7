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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 09:34:04.865815+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'r4', E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', 'http://127.0.0.1:34619', E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca');
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9a54-7230-8672-b0d1112fa2bb', 'false', 'pas_test_4a5uYvkZ', E'\\xa874343b7b770e3c501bd63df36605eb04ed90e572f6c029343de00cc8825f1f', '2026-11-18 09:34:04.885175+00', NULL, NULL, '2026-11-18 09:34:06.745862+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9a61-7347-81a0-423cf4fd332c', 'true', 'pas_live_ZMdJ2v0y', E'\\xf6615f6278a4e34133a6730e73511882c563091a57d8c51f67996db925a28a24', '2026-11-18 09:34:04.898256+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\xa1034797cd1a37baf390a2ed0b957df3438c15e6e86e5f0f7b0e298d8708ae2d', '2026-11-18 09:34:06.742454+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9a3d-758e-b881-3f8760643045', '2026-11-18 09:34:04.87398+00', 'test', 'tenant.create', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x61824c1cf6b116541a7c673b08a578ccee1b126fef246e76ff143aa22a0cd193');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9a54-7c43-b04b-556693e31c4b', '2026-11-18 09:34:04.886989+00', 'test', 'key.create', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9a54-7230-8672-b0d1112fa2bb', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_4a5uYvkZ", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x61824c1cf6b116541a7c673b08a578ccee1b126fef246e76ff143aa22a0cd193', E'\\x708dc1c33008880b133142e4a7609b23e9d15506028480d9f49f7b3d98ae2e5d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9a62-7be6-9cbb-47485babf049', '2026-11-18 09:34:04.899389+00', 'test', 'key.create', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9a61-7347-81a0-423cf4fd332c', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_ZMdJ2v0y", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x708dc1c33008880b133142e4a7609b23e9d15506028480d9f49f7b3d98ae2e5d', E'\\x548e8f47476ad939b3d9a494df462ce27bc107962e9bb23190d3a379353d1d3d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9ab5-7959-bed2-7ea0cf30e414', '2026-11-18 09:34:04.988767+00', 'key:01a1ee01-9a54-7230-8672-b0d1112fa2bb', 'webhook.create', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '{"host": "127.0.0.1:43963", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', '01a1ee01-9a76-763b-98ea-7fb3b17fc443', '4', E'\\x548e8f47476ad939b3d9a494df462ce27bc107962e9bb23190d3a379353d1d3d', E'\\xb19e28176768bb1beb8f0448e54233bbd32c586886a35cbc6c6fa09a8b94c7b4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9c88-7f3f-b71f-adb6c7412f88', '2026-11-18 09:34:05.451578+00', 'test', 'checkout.profile', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xb19e28176768bb1beb8f0448e54233bbd32c586886a35cbc6c6fa09a8b94c7b4', E'\\x6531372ba1b5c0e784d9435fd9bf16af3fab4f31e12b3ef33116aef37d3bd773');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9ca7-7995-b0a6-5fc0ba449419', '2026-11-18 09:34:05.482528+00', 'key:01a1ee01-9a54-7230-8672-b0d1112fa2bb', 'link.create', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9ca6-7e7e-97d0-6b4208245b12', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', '01a1ee01-9c8d-7c2a-a359-81361456fc5b', '6', E'\\x6531372ba1b5c0e784d9435fd9bf16af3fab4f31e12b3ef33116aef37d3bd773', E'\\x05660b4f5f8350d54428c67b0ef84ef6cd156471659b917bd2a635a70942de78');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9cf9-7433-9336-63f5eaf26322', '2026-11-18 09:34:05.562865+00', 'test', 'bank.notifications', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x05660b4f5f8350d54428c67b0ef84ef6cd156471659b917bd2a635a70942de78', E'\\x856b2deefd388af9f61041a27ca6de44bef1bc84870dc0d2d5243cb076978637');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9d35-7dcb-91a6-d7e14e76104e', '2026-11-18 09:34:05.623482+00', 'key:01a1ee01-9a54-7230-8672-b0d1112fa2bb', 'movement.ignore', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '01a1ee01-9d14-7837-ab40-ffa3ffae0d3f', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', '01a1ee01-9d2d-7d24-854c-e6a501570877', '8', E'\\x856b2deefd388af9f61041a27ca6de44bef1bc84870dc0d2d5243cb076978637', E'\\x3f1ebd2feb193fac93adefcd92ade5c63b2419774e2b869b3f1d4f28a2db44ce');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9ee3-7c59-adb8-78a5620fa0ce', '2026-11-18 09:34:06.054651+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x3f1ebd2feb193fac93adefcd92ade5c63b2419774e2b869b3f1d4f28a2db44ce', E'\\x377ae1fccb740203b788776af74c3e1b847b7ac10f72c5fd9790c5610e9954fa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9ee9-785e-a5c8-cb2e50277ce7', '2026-11-18 09:34:06.058951+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_wR0XO4YQ"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x377ae1fccb740203b788776af74c3e1b847b7ac10f72c5fd9790c5610e9954fa', E'\\x28e8b4fba843935ba73c2442352550bb8fd093c21aa03a5aad96935332c92680');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-9eeb-7769-84b5-89b19c27c59b', '2026-11-18 09:34:06.061742+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x28e8b4fba843935ba73c2442352550bb8fd093c21aa03a5aad96935332c92680', E'\\x3364b9758d541decf7ce4b89eb1bcb71793e6fc23c2c772ac266d7278f4effb2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a0b4-7470-8109-ae0cc6ecc31e', '2026-11-18 09:34:06.518342+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '85388b2058283b9e', NULL, '01a1ee01-9eef-7b77-a022-556b5b0d49eb', '12', E'\\x3364b9758d541decf7ce4b89eb1bcb71793e6fc23c2c772ac266d7278f4effb2', E'\\x5b993f0c58abc817090ad4d3d0fc5f0946ba70bfe431c9c4a9c585e9ab7f21f1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a0e1-77c0-8f88-3425503d2a84', '2026-11-18 09:34:06.562927+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x69526215967076f091b75b18caef9f1f467f58e49d278f676451bf82ce454a05', E'\\x854fd369f824cdf48d47c4bec15cbf86b4a33d9a866d9a1652a7bd3224b44aa0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a188-7cb7-963c-b1e54de807e8', '2026-11-18 09:34:06.73011+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x854fd369f824cdf48d47c4bec15cbf86b4a33d9a866d9a1652a7bd3224b44aa0', E'\\x2893c858c6b819b19820fa2be87b8652d498564475ee81b01ba5fdb0b273101f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a18c-7101-9345-a32943ea21ac', '2026-11-18 09:34:06.73366+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x2893c858c6b819b19820fa2be87b8652d498564475ee81b01ba5fdb0b273101f', E'\\xed5c8d4050fd36f77a4c4921a2744c9089fe3ceb52aadf0e314c4ff5926ddf20');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a18e-7ba7-83a1-af09726cc608', '2026-11-18 09:34:06.736284+00', 'test', 'bank.set', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xed5c8d4050fd36f77a4c4921a2744c9089fe3ceb52aadf0e314c4ff5926ddf20', E'\\xf69845cc4f42d523e4f1fdf5cbbd1aa582b5767ffb4e953537d88dc222aabf26');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a192-7e5a-beb2-72634078f6bb', '2026-11-18 09:34:06.739337+00', 'test', 'bank.order', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xf69845cc4f42d523e4f1fdf5cbbd1aa582b5767ffb4e953537d88dc222aabf26', E'\\xbc33aa609056517bc94d1364142d109e61162c98b52cf2ef1bce7fd130899649');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a194-7f80-8d47-b5176d596785', '2026-11-18 09:34:06.740788+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\xbc33aa609056517bc94d1364142d109e61162c98b52cf2ef1bce7fd130899649', E'\\x5d9dcf2dca5a68ea77414b0b9e9577ee459f57b646757e29f1b23c977b3b1260');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee01-a195-756a-b54f-83e7f2860042', '2026-11-18 09:34:06.742454+00', 'test', 'bank.route', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x5d9dcf2dca5a68ea77414b0b9e9577ee459f57b646757e29f1b23c977b3b1260', E'\\xa1034797cd1a37baf390a2ed0b957df3438c15e6e86e5f0f7b0e298d8708ae2d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('204e260d-ac44-8bd9-8268-ab65cf7ac402', '2026-11-18 09:34:06.557313+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ee01-a0d6-77ae-8dfb-3b2fb6a215e2', '13', E'\\x5b993f0c58abc817090ad4d3d0fc5f0946ba70bfe431c9c4a9c585e9ab7f21f1', E'\\x69526215967076f091b75b18caef9f1f467f58e49d278f676451bf82ce454a05');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at, kept_id, kept_for) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'true', 'bnc', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073ce1a94d25bd9337f09122643c6aa08eb1690c695604be9e27e35682c986fe17ab85821cc82cca08b01f082da5d9ed72813a88d1c27ce67b6bcc9483878600967941', '01a1ee01-a18e-76d8-8cd7-8853a58ad96b', '2026-11-18 09:34:06.735097+00', NULL, NULL);
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', 'P01764000000', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '28685fa5-7276-434d-b5fc-cb2d1e4abe18', 'charge', '2026-11-18 09:34:06.790911+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', E'\\x2e476620aa89f291df59da554d4e3cdf2b89b6e5120eebfdfae2fb9d237c09fa', '01a1ee01-9d06-78b8-afc4-d56a2de609ff', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'r4', 'R4consulta', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c57a310c5e7eba8e72c0e262e4de428fa9b49020adb502b7dc2286b389bfc180d2ac4a9a910eb195a7327ecffa840ecfb325eb23f', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 09:34:05.574657+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', E'\\x81b1db5114d83c26dc319a3cd17dc3341698f2be15789bd01cc381651a8513c7', '01a1ee01-9d14-7c2f-9693-404f23245a64', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'r4', 'MBconsulta', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c267fc1f6dc0bfa4ad7bf0a7ce8173c71ee1dbd1cb8eb868441684831b1990f404bc90bc472845cfa9d05d9d93bba482cb4fdb8cae1a432190898db395159200ef3b0e1706b9d164f4b2f53d56b3f2c66c1bfde9e1d2633f23392f9d13282f37a1649f0511c099bc044fef1a23800e236395237eaf5a6ff9c268d316e7b678159cf6057da5ebb48e6692ddbd270fc8f15e3e7919e0319934685af3a65ca3068c1c5df756a5dfbe85d30fd4faaab1b68f1d38fa83824616c05b116775ffde30eabb6ecbb6716b1efa988c908d22abddfe5393d659ad626cd65b9e249851ecaff2cd048fc239b69f3b4d0a539ca0797466887e978186a448fff7115b34516a5c04586fdfcef', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 09:34:05.589057+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', E'\\x8d98af400a601293edd113cecdbb494930f0e2105520571084a1a5cdbb32db3f', '01a1ee01-9d0a-7780-8e4e-45257463a360', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'r4', 'R4notifica', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c2b58a8687ae925338410f9c2916cfaed5a852021c6ecd52808cc1a89fa6502615111900fc74fa6bfc07bda0d61906887100034eac84fd1ea2b4d4170a186b8557fb7130b4fd01362c8ee8fe4593bc3fdd4b2ca81b506d54914de70be8395ba5aecec1ab523e3e26af758e4c6fed63bf194bfb931edad2313199d91b74f6fb127ad3b2f2985ed4004976375bcd2d4de9418ac052064b99d194e73a2cb3c22842b7896822ed9ea175421a8a9e8b1183e525bf03b8bca46903e32a1d953cfc9657b8eeebba4fd80a82c2072c9efb25a3a9e0303a829baea4e46993e92538148dcb9e79108742b538e861715aa09528e873370e952de51d361d67ed3027226a982758ed7a7', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 09:34:05.579085+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', E'\\xc1230b48ebee581d2ef31a65f54ea76a7879de5e2558d46c1df54557c2b3cb1f', '01a1ee01-9cff-72ff-985a-f17844023888', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'r4', 'R4consulta', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c3ac60eab90f87d32e10ad2b93d8c024e9f4d62f778fff1d7aaf7aa0ae093501f60098676b9efc345ae793fab41460a5a2097dc8350e249de7c426ddd15d510c2323b39f3688043fa03ebe5aeaff47d78ef220feabe4233f457fa1a2a4cd39e2ec74f8434e458e5', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 09:34:05.5698+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', E'\\xc7f706a3a0fe3788bc79808a7793f667572166889d14ca83a92ae09326f3042c', '01a1ee01-9d10-753f-91dc-41569ae929bc', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'r4', 'R4notifica', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c2f66562aba48bd622c88ddad1514b6750e225bb910364d303e7d14fa3c86e471cec90242f205bcb8d7d025308ccea0434a02cf5a51f8a694eb39bfbc5571c6e8175d3aa97195d37008fd69b253331e965d1d2d995f6879398956af849a3b6fe16076ee3ff16b462a3d5195bd8553faa307cb089f513cc76f186121d53364010254abaf97ed678e75027ee1158f362213f0e5a20e7a34d0e66734f8e14251f87068ef032db0998103251291c5510412302a0f1a19e78a057d69f1e89bd3416e96ef5ee65591139031dc9f71f81ade727dc89d49f5a256084c29a56e0d08249a31f6fd3045bc83397b3e3485bdd5d613a790ecd7ff29a64ed510d8df18b01ae66607de88', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 09:34:05.585264+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', 'in/2026-10-05/12345678/120.00', '0aba546e-aa75-46e6-9a7c-a554a3cfa14b', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '2026-11-18 09:34:06.789797+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', 'history', '2026-11-18 09:34:06.791469+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xf1cf43fcec159efe839aa04ba53016dd968ce9e9f220cf704e63cca02601e3e5', '01a1ee01-9b42-7543-ab1b-6ef39c0d17b4', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cd4b93f60fa48e07c71c91f1262605d09c3d88d739db26289c906f8edab1c201bde286fc59d78b226d042df52bf0f17f9c64eea9b977ba52ea90b907e', '2026-11-18', '2026-11-18 09:34:05.123194+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x389ec2410e7103a8abfad5fddb27a8d609f9f5d02168c36091ec7996f069e8b2', E'\\xd3f1a39190dd82c692686fa4a959285e7d0b8fd8b82b6662deaab9b20f4bd217', '2026-11-18 09:34:05.294806+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x0a694e5ac8da48fa4751af56c3c18eb18cf7c81625f0b0965c1d76569334100a', '2026-11-18 09:34:05.262376+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x389ec2410e7103a8abfad5fddb27a8d609f9f5d02168c36091ec7996f069e8b2', '2026-11-18 09:34:05.287316+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\xd925d3cf526954cf6b79ea8c2860523bcfb379f6a19a1f02e9e15aed2eda1909', '2026-11-18 09:34:05.302816+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\xd925d3cf526954cf6b79ea8c2860523bcfb379f6a19a1f02e9e15aed2eda1909', '01a1ee01-9bf5-72f8-82b0-19cfe94ef77d', E'\\x403bea9e89e132fda3cbd88b16a1a1b90fbd57f91b3520998fbbb089190f2238', '2026-11-18 09:34:05.302816+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x02dab1ce06625471022e8c8bd139c217f13b33b84c4b9b551608a12271f8fc42', '1', '2026-11-18 09:34:05.540899+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x1b9b9dad439f8c95c52fd585d0e779c9354454c49d81fa078a4d5ce5362e8c3a', '1', '2026-11-18 09:34:05.522263+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x499d74436eb182cd839ba169e1d2f91406f18429b240a9e151016770d79d9931', '1', '2026-11-18 09:34:05.540899+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x536488bfc5c25d299baa9ef22d17c65b7ff61eebb3ae56b619e9895fe0af18cb', '1', '2026-11-18 09:34:05.522263+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x82168a14e99004b03529811805e9a40ec5d31f43a6052335c7a2ff7abe8e7e9b', '1', '2026-11-18 09:34:05.522263+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x92db41ccc303887acc0df232f17b617a26fc2e22b59e4d57642fbd70bce61e7b', '1', '2026-11-18 09:34:05.498707+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\xd4822ed0ab86c61c1c741272f6e2afb56b3cd402d1012ba6cde179f36f5e29bd', '1', '2026-11-18 09:34:05.540899+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 09:34:05.448859+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9cbb-7174-aac4-23120895f345', '01a1ee01-9ca6-7e7e-97d0-6b4208245b12', E'\\x6b8631a315db6bfde12c13c4500296db3a2cfb10e999a70e9a9d59cbb06e1c67', E'\\x33d7c5857b5b4cbbe7b6188cf120e6686ce5073f97b293e7ccce01312157fbb8', E'\\x209e7f21ca9e99e193ec5bc3e499abe176965f6aac0bfa1a781878ba4fae858c', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cab7a7b4183174004a4cebbc98797eea28595b84cb53771110a58634b0055f58e60183a2aa3e943c8030e4846e36e1ae25490391797e4584e18c2efc7d1a2aa85048728b9038f24fb3baeca181cac', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 09:34:05.499+00', '2026-11-18 10:34:05.499+00', NULL, NULL, '01a1ee01-9cd2-7973-98b0-03f495d7fb42', NULL, '2026-11-18 09:34:05.547+00', '01a1ee01-9cd2-7973-98b0-03f495d7fb42', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '279499444533', '01a1ee01-9c42-7637-a70e-535f9aaed791', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,44529,279499444533}', NULL, E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c1cf9a67f73461afe9de098a75337b51ba2c2d8fb04d323af2d280a3b980634ed03b5fa0574745d2ee5622482c4ed0d37a7c51887b1e025f684145a6391ae934b2f2b48a29fd15615bb364bf099ee2c87b9', NULL, NULL, 'query', 'true', '2026-11-18 09:34:05.37903+00', 'matched', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c20-77a2-9831-fa35e129337d', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', 'notification/0102/83700001/1523.40', '01a1ee01-9d0a-7492-bb25-516c64e93134', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cbafb669a3d53282f29b35609abf1663596413fdc2371f6823c74e59b878cc4e782f64a82d6b50919b5d0cfd5e42d80722b5a4a7926eceac72da142354b6b301bba30c97deef8b78a8833ae3dbc6fffd3b14fc3d63d5ffae3f7ae66162a2a7eb0078afd85ea', E'\\x1354da217348d55869a2a6549035423bff723319f74292e71cc92ced5cec01f8', NULL, 'notification', 'true', '2026-11-18 09:34:05.579085+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 09:34:40.579+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', 'notification/0105/83700003/1523.40', '01a1ee01-9d14-7837-ab40-ffa3ffae0d3f', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cdbfc538cbef4dfbb12d7dc8cbaf0a4e2a673e65365dc3238fb3db41e40eec12d1a481258a9bca9c9277e0cb4f53a1370e134ea052d44d5336543200522a282ffb4483d38de9577fefd2780dd05f590ae83995d764020b3310768404c5ed764d3b519de2e22', E'\\x1354da217348d55869a2a6549035423bff723319f74292e71cc92ced5cec01f8', NULL, 'notification', 'true', '2026-11-18 09:34:05.589057+00', 'ignored', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '279499444533', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c20-77a2-9831-fa35e129337d', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 09:34:06.793498+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '2026-10-05', '1', 'added', '{}', '2026-11-18 09:34:06.793498+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-7be8-98f7-49ed671042c8', '20261005', '30.51', '2026-11-18 09:34:05.405+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 09:34:06.740169+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /movements/{id}/ignore', '01a1ee01-9d2c-715f-84ec-f2e1a085113b', E'\\x47b899fc17a8045e0dcc71501ee79ba75add78a58512aa36a7353c702608ffc6', '01a1ee01-9d32-76a1-a5dc-9dbb0e056ef3', '2026-11-18 09:34:05.621657+00', '01a1ee01-9d14-7837-ab40-ffa3ffae0d3f', '200', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c2644892ac39faa03290b3e49bc94205dc02792587cd1db007e2e195db3820d7eaa9d20a6d911aba82f4143823f419318b695c2cd537265887ec1800ad7b74f3698d074f47bdab76af3051fe2b3107ff276c010775ea51dc3740edf5bd04c2fa1cafa22107073c656340b6ea2fcb76d0a8eb8dca43738f5adb67f0099314b46b07fff3a6c27f1130e9ed193bf332da2ec0aa10f430fedee5c627f6c8d073d263625dc162f91d7f8faf58bc7e43f89e94e8919ffca560b2ad2045a9757e2c27030071b903ecb34f96ebcd8bc11396480e9217416db4346fdfffdbab866b59bff6074c2ae2d7ba523b236e5e20181926ecbcc1d1bc28e1fdccd94802a67e7ff56d4af92ee186e90f1c584210cdb2f6d1f14b2c7654ca63d08ba98f6c673e8751d42d061e53492362ba9455a0fe6e60702e0142bd5f5bf8e66947e2a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /payment-links', '01a1ee01-9c8c-793d-8497-84ee20784fd5', E'\\xdcbaa250bf6176733f07e542ff01fa91acf3faba5154548f58d799ae0c356a84', '01a1ee01-9c9d-70a2-a0ad-58c24e95ad15', '2026-11-18 09:34:05.48081+00', '01a1ee01-9ca6-7e7e-97d0-6b4208245b12', '201', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c092a0692d07b871252e7bc6e372021df629393eae91679fe53f06487c6cee6fa6bdc54b8907ee500f3ca7ea8a48fd594e3dacc572cff0096b4d0895170d24df8db923bb0ffb4d55001aa6c702d2aa36ffdad2050ea183aa93aa3a36f49934b2cc2555e4a0b38a8757dbef135eb8c9985170c93158467c727d1ba1855b0fd7fcc1e0e768c2d8a2524364858dd45217f75171149cc34eb89c1f43e8d22f4fbf5507ad7070694fccf0db74acfc04c2629993efbc1f3ea17a86b4fc3378e1cd5571c0167670391fe1098ef74366c4df822aef39043dfb739773b1525d59a0e2a2e9c7ebb2ca93fd6ef608b1e7c969fc2589c5fd98131db0265c3b14f5909d51503e1ea378f4c68069a0aa9f4830299fb5ec0a8276a46906a82c9368a7874102892e02cd202e45d87d8e97212449730f394b175cc4994e658b4ea05', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /payments/credit/disburse', '01a1ee01-9c51-7a44-809b-cd287b32e0c3', E'\\xb3368968cbe8d957ef1d7e789e472f445bef73bb784d7aa0ccf4c055f1b55873', '01a1ee01-9c5c-7dba-90ae-a011cba0c895', '2026-11-18 09:34:05.408673+00', '01a1ee01-9c5d-7be8-98f7-49ed671042c8', '200', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cf27f25bf5996e285a21f425115ba3f9e3e99383863075892a1ad6a14c4c69d53bbd59b12063751e724742f5a6f77c16167d517e5d6571ec7e68c5fe7ccd11c7a206ed80ba0600dc2cbe06963a077b86f2440d5ee0e804859d60346211a556c996d7d65f3fb8c738e92392f38d2c9017cc38609bf91226863fdf3d1a66bf796bc851b1def3dd6a284ba713e76b80da4e48a8defbbe0db6a392849a3aa79fcc4697e8e4da13c8afdb92c9a04387ba9a89522a7327f3d11ae2e06c173531022641d884e0653efbf125be0ee42fbe3f1affc56880fca2dd1fd27e2e1a2828527f798c1ef49dab12a0be67c9ed3b65ed1407833723978154ffb4db6d7577893c3bd321278bdfa0fc7d032b9be131e5f1c756013c5ab05779b87a82e1dec257508a6654f752ce4727557b49714e9b2dae806a2d77a8408f4cb87cc17a06b6dff1d6be037ab446837ed87c158afd0240d5d0e7dbd5acbb8098e08c7fd11c51c1f219ba534115b1e6a7a6b2a36138e377319ad490527c0691d9aed1fcd9e10b0a55823bfdf103f9f99297e7311023ca853414434e0afd37d48ac86d5576d4bfe1d2bc943a225376b43340620816f3dc419183d83a47653913a99627119d600c3c4e169d873e13376fd24ed0075bbf17c6db244ef0d4a908cafb8ad40784f28d7e131f3565b1ac23957f793a34da8fd4a8b00955f8354d514d30371cecaa666562f017e2569273744881b1736d5886f256c31b6a751aaddf85e7c83df318d72f344f14f99de58aa975e6f8ade187dac3c18c76f26f62ba9b11becb3f62a1b01c3e6811f498098d9e9df41fb0aa7b535475937cc603ebbee274be017667740c19b3db27ce44f27bc9c002f066d31bbe037076aa20141513e448a40ce965205d7b4bba78f8e20a10fe8a2e15a1f7dc56a181030b02f4f6d3c18bc9f889a5c867939599362c72d1871898309b2fb158c60bd9c8e9e6e893fb833aa129c14e43fe9437c359b1d36124d5258ed5a76103f83f9500bb0bf33873931ad70fc66fa784b73f78113538352c7e0a76c2fab72fa41aa41506fe7b6d82768a66e3769ac30f583274821f99a522f5379518d72de51af586946727ed82c2635ce0e938af7570123ec25a7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /payments/pago-movil/verify', '01a1ee01-9c15-7af9-973f-c8ea69ec83b2', E'\\xeb4bbccd72115f9178dbd099b0e1f7e75ee626fced41cb47d81bb5cd89929cb0', '01a1ee01-9c1f-712d-8669-add18991a36d', '2026-11-18 09:34:05.346327+00', '01a1ee01-9c20-77a2-9831-fa35e129337d', '200', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c93db457f76917be60dc0a651f5ba1e5462cbb14ee54435bb7667352c1bc479874c153bbc4e8f34716ecd95efb7cf90446ce95baf818045e77f83c5452f563bb8a27b021e1f27db690b02be809d72f6fbd912f3431fd61b00f500a96546221789ac346759a8340326a13a806d8c8940f8225107bf17294130d2f8e4734d258fc7ad9dd531eec050a111397e720b1c2499bddf1f76dc1391381803639c827eb3034296c4c32be0026bcf608ce67492210796b6f0295702cb78fdddac225f5397824b169b0bb1877eb3008bf54847eed647657341565b1d75733ead16efe021776dbfc56ce0a7be6c641f5bfbf8b496a989292cce16cd0a4512d8832187fbf0fec110876695a0fc986680602e0fc178b0570bed79c53bee3f2f3a1b14a12700481994c49ac5a1b98c039bf19939bfbf21e4419250bf3f46b3ca9ba16453eccdff9a1df55edd7145e26927f7f0bcb9310b6a597fc065c34fc664bf40f4d9792243d5cd109b15d6504ea3e8981864972547238532f4882323ccfacd5ed4a921fe4cd7b196bfe1466cf978bc675387e5b08d6d29a309a8715ce69d15407d8badbad29468b4bc47b79ad5903a0b6122bde4', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /payments/vpos', '01a1ee01-9bbc-795f-bd27-baedd92cd75f', E'\\x2af0f4a0f46ed5772c413ddcc4721a7be69d557262fd587f90ce63962d095a49', '01a1ee01-9bcc-7f66-aa1c-cbd4c8b73c2b', '2026-11-18 09:34:05.267164+00', '01a1ee01-9bd1-79df-837a-68f9a468779a', '201', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c97ece0c91fe22b0cc0b0d500c048a8018b01a858ebbc44d6afab343221a9997c05149d4519ca8859ac2c76f5bd791c54fdad3c47b261942150e8ed3f12b45039ddabf0f2ebaea7629a87f69cb4341ce3bda6ac8c66af21c36885b279a1ef57017b73a49d42595356dee0083f7c95244015c6de5ae1473127ef091faafb9b6b3acee2eff130136c2ab8d7ad3ba31f8cf8f9b304b7e9cf30e704fdd6962fb3237f98c22801ca98869f9b5d7b2ae9403ccb8b24998f2e1ea6a082c099ade2149dba74fde76d6418b7f0a4466042144e2350dc7673697e98f831894fef88c6d1bfa314b113d69dca0d2134cfde086ba93795dc639e41d499651d4a5ac5a41fa1d8f29862fa0afe284df19b15049fbbe378dcbf2d0e942a7dad7be1fe91e6928ecc604d93981c38577041ce8d2c04ac619fbea08b25c751e46465ee9930e422a6a8a812116b6421e07069cc557a36d3e94356ff8715fab2595d14d477b3175b9bad6a20ed5c13382ca3522e28161f286095a507d365ab5734cab980030ab217e30b87be14159d93b93db96acfa7ff66a2a72665d8a287542bbafa1c5b84b447256e30f85ca817fbc522cf51a3236a08e732fd551a2538d868b3f986aa950889c1ce7fa8ee63fbd44f50dc', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /payments/vpos', '01a1ee01-9be3-79a2-a0c9-aff1f25b74f0', E'\\x3b8b542819aead7ba965178d670f84aa23610af04733267fc2857e6798f638b4', '01a1ee01-9be5-756d-a7ce-d048c66e9088', '2026-11-18 09:34:05.290566+00', '01a1ee01-9be9-7001-9769-6978918734d1', '422', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073ce5c69ab373a394613d2e0f627a3f2c6cc42e08210eb2ba049234fc40f707aef6d0e3943e5fb1fad3801b4af8f63936b2c465e52aac000301edd8cf27f40d570e65490bc09b2bcaeb9086ffe85f950ba4cf0ddf187902148c2ad6bf1fe12f2f1d5d8a3b203b7995bfc52a3abda1ea45e9035fb6b256bf95d837cef76a04bee51ac33fdb8d13b40e40a20662c2c84f83a9dcaba4e148759c65f62aaaf6439cc28ddc0ab6b264363c31db8f293a3080a01351cc50fe534f6eef0568dacc8700a7dca03d855f89b151614f396c39792b3cbb620766014fd9738cffb4b6825ed1712f9a8158c4317f189360720948b73fb166b1841e505f73e87458dc55b577e0d321de44d60d706ca85982451b6811d1d248197d1b1559cb18944ef19a537d4e45bf27e5fcd54ba64c8b777d40b600a2f5cf17211f272d16f68750fe589e49bb36633944c5b329aac03d7df52b9c866037ff469e32641676a2883cb2819075c50db117d68e11f6cc7500b148fd8a848b12bcc35fbbac7a127732e140030b9fbdfadb6d86cbdcc6aee0bd72891021bd10f1ef43de4bf9adafe78c1b22af10c6a73424823076c72107aebfb39c19ccdbd01836eda3141bfeba5c5ce919ecef21e502d3978f2122725706157f', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /payments/vpos', '01a1ee01-9bf3-7179-8a50-5b5d86c5d073', E'\\x8d3bda487489c569cd8934feb44eb658f8ebc71c999f8c738073c5c30b671b74', '01a1ee01-9bf5-7fc6-8346-79f20173a69e', '2026-11-18 09:34:05.305704+00', '01a1ee01-9bf8-7c0a-aa34-567ec5c3510b', '201', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c3c9aa47582feab94839028c8d9455d7f7e6250ef103e180979bd6c444a4e75a29aa49a09e0edcbf9d5627723c9736e95af4f74dd45a07cb9d98eadac34d6b7d0d08477b7983dffb2a26680b74161499f84a55536d9719a9d1827a7218cef880aa90f5fccd70d3d62f92c5353d87bfc856124278394b92b5fb1afd7ad56ebf9b20cee28161fff57b4be8133c75988433d4f89bd8af969462c02cedbc365ec8b18c5f74b54b0a925ca47e849b11c6f2fa39705dcf21d2c61ee613a8e120e78598ae525fec6081c1e3e8b3712a0f0e5cf8077f3b3cc9e7333e7e548f84e0a2664aea41af4ef486562af2a56f40015c343f38a43caaa66830c4c398b2963318882727b258bc82bdf0e0fb73ea6669b77b7b586ec68c0ac9513331ad2b6c7833776559227647dbeedbb74a4c3652e138f8db79df0fba04a250bdb9386713490f0f1d9d98530b3b9e28981464ed268d2f365a5537f7a1f6f3b28b0de729fce6843a121de7533865ebbd3fd404e50d02aff515795a09a2e5c24f1b8e321fe1b6d87ebc701b8e667b83e59a82a4bd26183b53798494bdf23c868685308287b379574157dafa9790d4cc1251b852f4fee986468f53b85f952a5726d2e027e445951ab0674e7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'POST /payments/{id}/reverse', '01a1ee01-9b95-7527-b0ad-c89457f892c5', E'\\x99df633c2eec7d39db136fd8750652b4a58a1df864fb3202b66b34bd461f439b', '01a1ee01-9b9c-7ac1-a722-66d75789c8ec', '2026-11-18 09:34:05.216567+00', '01a1ee01-9b78-7687-a405-02cf505e47f1', '200', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073ce8d41866a5cb988877839f7159362607c336520cf93a588092c838f2972ea354a5c0e8eeab3c07e0dac19862894ff8b2e56c5ed79078b9a15bb349cfe25dc478138cc8820f04c0d1eec5b45fc741640e6c0df67359b4cfc615886f9c1e2aa6485ebbe69c2d69cdba2ff72f11e1448f51f6b13234137dcfc803c8c57c5bf8cbfa991563073c615a2eea57d3bade56816e4af3bb72b880c6e7476e4e7296a328caea17a3b9cec9b230cfbe9ced97ac644a45faf6a22957c268089d5af61fd20f0582c8f3bec963bd39694fa1f12541ba889d68701fa3a668a097f12c2463a7bc7d4905da47f4e88143afc95cd8cdc17bdd3e22b194aeacf21da0cfe9a52d5f708895917e9ff09801d4a58737ece2503fa8168761488fccd897275edebcc00af0819c36c20c2e76ea03541b81133e815f9c4f6053e96330dd752e5a401ef13ebe0c9473d93b9405014c8971bc440957fd12c645a5f29830d1e241c855cf9a5430415760b3519ad80f8a39b49b7a5307ce0080aa6f463faefc231b8f4ec51663537e23fbde3f8faba32ef8ac649d962291728350875e4720a2b2d0af34e675f300ef05c62803f8c448f15577d05b8e534126ea0baaf146a7ece4728084dde3cc2c8b8b4b71919a8afd0fa66ccdfa2830d8461e147008224cca51de35f4cbe26ea66bb1f382a02fd9ff35e5d81550532f058d2190866d3932b559ce591f4bdb86aa9cf44e7a037e1717e48cea5f0b7d7acdf19d0613003447e46fd1adc63ac37103ccf4e9553848c2aee2bb809c35528407c0d9763ffded75b34bdfa42819156f7d7322b68846b4bfc7fe447386147913f7fd44a5b88454f75a65134581c18b8030fbddd5c3c247586d', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '2026-10-01', '2026-10-31', '2026-11-18 09:34:06.792371+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c13c6ac9294dd2b2b0118392a8ac1960af05fae42bc99084b5c392403ac23192861b474f2e4ffbfff2fa9e9b09d20ab6103ccab236d107ec5e02448a5feef5b0b0e1cd6f08284ac929ce59ed4911515187862199d34308b640118be64', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '2e87c1dd-0486-423a-b3ad-6b5c6718fd2c', '2026-10-05', '01a1ee01-9c5d-784b-909c-27324b51850a', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x050e9e4b609af164a7b1e1c450f4ec239d5339e2b7bb11d254216e1a50e2885a', '1', '2026-11-18 09:34:06.553801+00', E'\\x4342da208682c6e140f5c9b3d8e512fc953eee9a0663d890fc1939ef8a1817ed');
insert into login_attempts (subject, count, last_at, name) values (E'\\x8a1185db43a9c57c2a65299e2c477760321f76f888de133243f0a4b3bc17ead7', '0', '2026-11-18 09:34:06.086597+00', E'\\xe024c33ccb844272a2443bf7ba47f16d3cfcd4e2db03d91ce7fc65e021f825dd');
insert into login_attempts (subject, count, last_at, name) values (E'\\x900ec498a989c0e8746a30d96561a0e3adf94b999fd967371aedc3ed222cd980', '1', '2026-11-18 09:34:06.551799+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x99c05b4af5d39991429832c8778f1b0b8b465044cf2ffa0d95f3f12d3c45f766', '1', '2026-11-18 09:34:06.55305+00', E'\\x4342da208682c6e140f5c9b3d8e512fc953eee9a0663d890fc1939ef8a1817ed');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', '2026-11-18 09:34:06.799477+00', '2026-11-18 09:34:06.799477+00', '2026-11-18 09:34:06.799477+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x525046e3b49d8328d582eaa5ad843b5c9583dd9d3a3808f85d8886ddd253a1cd', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'r4', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c297f2d25cdb3a45a70a04941e191edbdea1e87f689cef2b9aa5c4a5c1171e4ba73c05aa6639732b689139836bc9c294ca4cd87a94d4af91d156f42f2221d592908816a32f94142a52ccfb809c7e69661e49805d4', 'true', '{}', '2026-11-18 09:34:05.561473+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 09:39:06.784866+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$eRamy5D5GMVdS37j3wBJNA$cR4y3ENnmO2Nqf41rf064gOC23Q1gxlTT_3TUzTN9zI', '2026-11-18 09:34:06.052272+00', '2026-11-18 09:34:06.060051+00', NULL, '2026-11-18 09:34:06.516926+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('7fb70016-4e58-4a6f-b05d-096acb231e08', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 09:34:06.785795+00', '2026-11-18 09:34:06.785795+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', '$scrypt$ln=17,r=8,p=1$eRamy5D5GMVdS37j3wBJNA$cR4y3ENnmO2Nqf41rf064gOC23Q1gxlTT_3TUzTN9zI', '2026-11-18 09:34:06.060051+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('2cc86988-f71a-4c0b-a4cb-65ee71ba250f', '01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 09:34:06.781741+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\x8505bcdc893cfa76828d3f74b50a1902609bf4094730b03ac7920d9ee5903ea8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\x8939b1f7725e0b17ea3198b3af3f68fd0fadf6fbd094bd417ffd81ca504bfdad', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xa94b2788bbd7c19c2320f40fde50c3f4f800b3ee23df64c3fce8f0d1f9d92639', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xb721d77066d239c7982916ed31de899fee82b448efb61b5699d08f7061966115', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xb733e4468230eb38cc202a784aee48429b30e97e9a2885b667290b15d68cd02f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xc4136a32386eec8cea97468b3a8b6805384e1006a70437eecce36fd7cbf90f69', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xe254c8ab82e3b5c9333a8d9238cacbafcde176cd31526770c1d8700be3327867', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xeac47fd6d904b8df60d0db1bf82a52dc59c1714a9b24be4d04f31a6c1b96e3ba', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xeb8ccdd4ae71e11cd07bd3720c521d8e23986dbb3252a620ef332983da0d0e26', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xfba40123434dbf3d0bedfdccfa752b5a33f9ebdbcd1f1cc4a0047bc389d1492a', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x85388b2058283b9e81e055fd3b4dca18230b9e825c261dc32decae85bec1362d', '01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', '2026-11-18 09:34:06.516926+00', '2026-11-18 09:34:06.516926+00', '2026-11-18 21:34:06.516926+00', '6cc24bd1-9ecb-4ce4-896a-f5527ff0c57e', '127.0.0.1', '', '2026-11-18 09:34:06.516926+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ee01-9ee9-70ce-a715-a3721c76a8e6', '01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', 'pas_op_wR0XO4YQ', E'\\xefd4b4ad0fcd288a1d3769eba2ee5a08d88e6f5b44b21025d99c8129346ef604', '2026-11-18 09:34:06.057651+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cf76e1544b91587f9c8056c8ebe60429b2aab7667cc74cf944b1c895d55a16db8bd33b9891201336aba990f64e0cc945ae23b704d86956001c34bfb8b5539b646e72f5207', '0', '2026-11-18 09:34:06.560006+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 09:34:05.042+00', '2026-11-18 09:34:05.13+00', '2026-11-18 09:49:05.042+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cf013f6bc685d45be169179cf28736b608968b7e469bb4997e0bf14d43a179cbb7432e99359fb78e5aeb546697c8dd90871adb1d69c773e5af8271f0f335f606da8439b20864bf466b4eaaab86505375a352b87141d3c4a36912394b47d', E'\\xfe174f2a7788784e4c90ccda90100f9e970ae398961f9b323a281e9c1cd7fa83', E'\\x1354da217348d55869a2a6549035423bff723319f74292e71cc92ced5cec01f8', E'\\x222ed8c12e072635f371c1112911772c9b48c86a3e35985fb97dba90a133791d', NULL, NULL, 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9b28-73c5-a0e4-99e899a89ec4', '2026-11-18 09:34:05.096+00', NULL, '04444512', '499444512', '{499444512,4444512}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b59-7c36-95b1-34a22fe91f94', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 09:34:05.145+00', '2026-11-18 09:34:05.166+00', '2026-11-18 09:49:05.145+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cc6a6811021be3c739d4bc01c93037e7385fccb34d9ee3f7e91f8813e8eff87a0575c8a33185748e204c43f30e70bb0d2b1da153b112cfe1b1a1d284a2a2858047ba103a0c1a6e0c06280106ea32b06e597a7aedee93a9b39064e660c11', E'\\xfe174f2a7788784e4c90ccda90100f9e970ae398961f9b323a281e9c1cd7fa83', E'\\x1354da217348d55869a2a6549035423bff723319f74292e71cc92ced5cec01f8', E'\\x222ed8c12e072635f371c1112911772c9b48c86a3e35985fb97dba90a133791d', NULL, NULL, 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9b65-7306-99b2-df96617fc648', '2026-11-18 09:34:05.157+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b78-7687-a405-02cf505e47f1', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 09:34:05.176+00', '2026-11-18 09:34:05.225+00', '2026-11-18 09:49:05.176+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c47d76d108fe1a0eaaaa1346cbb38c2d0c468154c25b17fa108293e0c475142315107e17e23ce362ec5682e014aa8f4388d08b31bee06c5a2166d12e537d14e40f2b55debc24fd1b973b0540613491670478a104dc07e78f8999508a882', E'\\xfe174f2a7788784e4c90ccda90100f9e970ae398961f9b323a281e9c1cd7fa83', E'\\x1354da217348d55869a2a6549035423bff723319f74292e71cc92ced5cec01f8', E'\\x222ed8c12e072635f371c1112911772c9b48c86a3e35985fb97dba90a133791d', NULL, NULL, 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9b85-7868-ab7b-52b0cfbebe3d', '2026-11-18 09:34:05.189+00', NULL, '04444519', '499444519', '{499444519,4444519}', NULL, '000000', NULL, NULL, '01a1ee01-9b9f-7bae-bee3-75b023cd9d45', '2026-11-18 09:34:05.215+00', '04444522', NULL, '{4444522}', NULL, '2026-11-18 09:34:05.225+00', '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bb4-7b58-8669-4b3dcf4f6d6e', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 09:34:05.236+00', '2026-11-18 09:34:05.236+00', '2026-11-18 09:49:05.236+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c79e9a4c3fdcb4b6518da3deaaea65722fd5edf964a4b449a43dcbb94982eed054641152ac28fb3994e9bff073d01e5636f243f51ca5d00758da93590c04deccaefc9a00aa358125379942dffb8894178dd4591c5cf2ac7a311151cb15e', E'\\xfe174f2a7788784e4c90ccda90100f9e970ae398961f9b323a281e9c1cd7fa83', E'\\x1354da217348d55869a2a6549035423bff723319f74292e71cc92ced5cec01f8', E'\\x222ed8c12e072635f371c1112911772c9b48c86a3e35985fb97dba90a133791d', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 09:49:05.236+00', NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bd1-79df-837a-68f9a468779a', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 09:34:05.265+00', '2026-11-18 09:34:05.271+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cf727d6ac4bf11353c91a073d2a9d39c9d1d5891d35fbafd020326075f8c7c8ae5931e56077b7c67e41709d252438deb7ad86537a08017823eb224546aff53c061033c1d6ad6ae0bdbe50', E'\\x278659fecaa194d55ace335fbedd42682ea60fbee5a173474d51f30cc6cf08a5', NULL, E'\\xd6c20a91fb51fa6b3305a8d3cdf723730989f8970577641707f22f63ec8e152c', '4242', 'Visa', 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9bcd-7aff-b6d7-1c6d67bb3765', '2026-11-18 09:34:05.265+00', NULL, '4444527', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9be9-7001-9769-6978918734d1', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 09:34:05.289+00', '2026-11-18 09:34:05.293+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cdbf7f0fefe85004cb09e82a953802acc5c3175669750e243802e8bec6c822d14c71338be9daac4be42ab9760da0ba7c66517fa3d068471d362c818c495f0270a9cd232cb918357a3ad1f', E'\\x4682c24468a0ac705a6d220a91d69ddfd5d4a876916823b88ddabcec5f1eec6b', NULL, E'\\xfc3c76870edfea21d47eb728fe5d694d94352a8cbb0b870954e07b56acf78c22', '9995', 'Visa', 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9be6-77bf-a3bc-4a1d7e3e61c9', '2026-11-18 09:34:05.289+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bf8-7c0a-aa34-567ec5c3510b', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 09:34:05.304+00', '2026-11-18 09:34:05.311+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cd40fdb5c62b2b8bca2b61b9d701f005889a14c56ff284f631946ab491388a2c04300b4e6c1a8553506d0a2c8dee8b6b411ebafd55af4677bae1fc9d553a6ad2918ce9e4af3d9f4cfa829', E'\\x2572d9e0e452e067f9369bf02e39ab732f6ac03f961f23b8dcf26a7788eba058', NULL, E'\\x254868f30b2785bd9c5990a2ae51ec8e8d3d212f1aacf465ad35da9383a238a4', '0119', 'Visa', 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9bf5-72f8-82b0-19cfe94ef77d', '2026-11-18 09:34:05.304+00', '2026-11-18 09:34:05.311+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 09:34:06.381+00', NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c20-77a2-9831-fa35e129337d', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 09:34:05.344+00', '2026-11-18 09:34:05.37+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x0d8d10e74cd36ab83db6c92d3630f80f704767155bb74274c40127cee19a73dc', NULL, NULL, NULL, NULL, 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-784b-909c-27324b51850a', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ee01-9c5d-7be8-98f7-49ed671042c8', '2026-11-18 09:34:05.405+00', '2026-11-18 09:34:05.423+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c3b4ce1b784014709e1fdf8dbc1542d957031906ffbd1943250542bc6c717e223fab891885a4a8cc622993db2748c43e2a51871ce4e78eaa705b5ec50891e042e3776d9ae10478a09af36dae51b5201507116cc61f65ed631717e125dd44ce81d1a6cd4c759a7ce7f40e1cc2894f4e183', E'\\xebee71580bf5621851aa43da22ca9ff1cbce7569e6a54e338ca155f2ba7d1fb6', E'\\xc7815a661a96bbd6dc7cc706544d199b5d2f9fcdfcb9613becdd0de35785556e', E'\\x222ed8c12e072635f371c1112911772c9b48c86a3e35985fb97dba90a133791d', NULL, NULL, 'r4', E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', '01a1ee01-9c64-7852-ac08-68fd778e11f7', '2026-11-18 09:34:05.412+00', NULL, '49444543', NULL, '{49444543}', '615b910b-5cd3-42ca-8384-df089105e0b4', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-786b-8f30-3089ab7cf918', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ee01-9c5d-7be8-98f7-49ed671042c8', '2026-11-18 09:34:05.405+00', '2026-11-18 09:34:05.421+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c246ecbaf58df4191f9adf14f998d302d61cf59c9de63dec7a03288d12d2a0ef4a96581cf62e5801e440b53779e0b2bd007a551802bddf2149231e8daa1c8bc1766367b6745a86fa89433b9d418faf96f4daacf111f80e197c3e75a8f822b199e9427663680666d42deeabcf1b23602ec', E'\\x1b802154562d12fef48bd7cde0404dfaacbda949a61b22545ada491d37f8c12a', E'\\x6dcc40845f40bdc5b982984290cd5221d529bd647b29fcdcc9136d04ce229a84', E'\\x222ed8c12e072635f371c1112911772c9b48c86a3e35985fb97dba90a133791d', NULL, NULL, 'r4', E'\\xae27c6bc78b8dc7b0f64297364f71f3a5d11a14f24ff482d1844b964c74785ca', '01a1ee01-9c64-78f3-ab64-321cd5fcac6f', '2026-11-18 09:34:05.412+00', NULL, NULL, NULL, '{}', 'f579bea7-c559-4fd9-8fd8-5338f5a3e07e', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9cd2-7973-98b0-03f495d7fb42', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 09:34:05.522+00', '2026-11-18 09:34:05.547+00', '2026-11-18 09:49:05.522+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073c9d680b020812af6b6a39c6bee0e9377b468e702212c2c38469577eaa434f1e3afc71e24355887819b2567c5ac8a552e0506684962dc72d42b3f1e8293365b40e4c2ab726b56786e76abae61a91952cc7d02d0cdcbdce773df58de62b54', E'\\xfe174f2a7788784e4c90ccda90100f9e970ae398961f9b323a281e9c1cd7fa83', E'\\x1354da217348d55869a2a6549035423bff723319f74292e71cc92ced5cec01f8', E'\\x222ed8c12e072635f371c1112911772c9b48c86a3e35985fb97dba90a133791d', NULL, NULL, 'bnc', E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9ce5-7dd6-b58a-6b956e104e11', '2026-11-18 09:34:05.541+00', NULL, '04444554', '499444554', '{499444554,4444554}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ee01-9cbb-7174-aac4-23120895f345', '01a1ee01-9a54-7230-8672-b0d1112fa2bb', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', '1', '4b11918b-f972-42e3-9322-12111cd8e3f1', '20.00', '2026-11-18 09:34:06.800444+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x2b0f32586d51ea61563167604162594bbe86ab672c9466ef9892a952933a9f6d', '01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', 'factor', '2026-11-18 09:39:06.7101+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-784b-909c-27324b51850a', '10.00', 'key:requester', '2026-11-18 09:34:06.796403+00', '2026-11-19 09:34:06.796403+00', 'approved', 'user:ana', '2026-11-18 09:34:06.796403+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', '01a1ee01-9af8-728f-88fd-7ace103f7b68', '2026-11-18 09:34:05.042+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', '01a1ee01-9b28-7344-9597-5518629e7df5', '2026-11-18 09:34:05.096+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', '01a1ee01-9b4b-7a83-b76b-3a8f73bd6168', '2026-11-18 09:34:05.13+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "04444512"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b59-7c36-95b1-34a22fe91f94', '01a1ee01-9b59-72f1-89a8-a59783256e12', '2026-11-18 09:34:05.145+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b59-7c36-95b1-34a22fe91f94', '01a1ee01-9b65-7639-83d7-32c7defcdf6b', '2026-11-18 09:34:05.157+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b59-7c36-95b1-34a22fe91f94', '01a1ee01-9b6f-76f1-ac1b-81dbe1fc1589', '2026-11-18 09:34:05.166+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b78-7687-a405-02cf505e47f1', '01a1ee01-9b7a-7a93-aa47-78d4526a8897', '2026-11-18 09:34:05.176+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b78-7687-a405-02cf505e47f1', '01a1ee01-9b85-75d4-bb95-12e9a1629809', '2026-11-18 09:34:05.189+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b78-7687-a405-02cf505e47f1', '01a1ee01-9b8d-7e07-a0a9-0336c52eda5e', '2026-11-18 09:34:05.197+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "04444519"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b78-7687-a405-02cf505e47f1', '01a1ee01-9b9f-742c-a8f5-f70468bddbed', '2026-11-18 09:34:05.215+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9b78-7687-a405-02cf505e47f1', '01a1ee01-9baa-78ed-9fd5-27c9b3d3a51c', '2026-11-18 09:34:05.225+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "04444522"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bb4-7b58-8669-4b3dcf4f6d6e', '01a1ee01-9bb4-72c0-9440-3c8bd477fa83', '2026-11-18 09:34:05.236+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bd1-79df-837a-68f9a468779a', '01a1ee01-9bd2-76df-917b-867ffc8eda17', '2026-11-18 09:34:05.265+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bd1-79df-837a-68f9a468779a', '01a1ee01-9bd7-74e4-8b23-6c12a1a399f5', '2026-11-18 09:34:05.271+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "4444527"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9be9-7001-9769-6978918734d1', '01a1ee01-9be9-7da7-9499-61fb308ebfd3', '2026-11-18 09:34:05.289+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9be9-7001-9769-6978918734d1', '01a1ee01-9bed-7bf8-a759-d0bafe03e59a', '2026-11-18 09:34:05.293+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bf8-7c0a-aa34-567ec5c3510b', '01a1ee01-9bf8-7bec-adc8-96056249b57b', '2026-11-18 09:34:05.304+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9bf8-7c0a-aa34-567ec5c3510b', '01a1ee01-9bff-7508-9ce8-2bc7e356a58b', '2026-11-18 09:34:05.311+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c20-77a2-9831-fa35e129337d', '01a1ee01-9c47-781e-80cd-e83494bf819e', '2026-11-18 09:34:05.37+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-784b-909c-27324b51850a', '01a1ee01-9c5f-7024-9de3-87b69592358b', '2026-11-18 09:34:05.405+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ee01-9c5d-7be8-98f7-49ed671042c8"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-784b-909c-27324b51850a', '01a1ee01-9c64-7bc8-aff4-ceba83ee64ed', '2026-11-18 09:34:05.412+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-784b-909c-27324b51850a', '01a1ee01-9c70-7089-ab37-b8f2c10d447b', '2026-11-18 09:34:05.423+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "49444543"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-786b-8f30-3089ab7cf918', '01a1ee01-9c5f-7b0c-8aaa-36de8a324a88', '2026-11-18 09:34:05.405+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ee01-9c5d-7be8-98f7-49ed671042c8"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-786b-8f30-3089ab7cf918', '01a1ee01-9c64-7312-8fa0-40b3df5a2491', '2026-11-18 09:34:05.412+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9c5d-786b-8f30-3089ab7cf918', '01a1ee01-9c6e-740e-8e15-5195737d2306', '2026-11-18 09:34:05.421+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9cd2-7973-98b0-03f495d7fb42', '01a1ee01-9cd3-7e0d-99a8-6b277e54f182', '2026-11-18 09:34:05.522+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9cd2-7973-98b0-03f495d7fb42', '01a1ee01-9ce5-78f0-b422-ff8aab1bd35f', '2026-11-18 09:34:05.541+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee01-9a54-7230-8672-b0d1112fa2bb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9cd2-7973-98b0-03f495d7fb42', '01a1ee01-9ceb-743e-b1c2-f047c2da2e34', '2026-11-18 09:34:05.547+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "04444554"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '2026-11-18 08:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 09:34:04.021036+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ca6-7e7e-97d0-6b4208245b12', E'\\x807faf3cc46b5479680b59017e2ba735a4c1f17a59f7cf7cfa85b8f0dc6ca7d8', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cfb7e7a1c3cab880c6fd5db2b4ed3b17d82a007ce2f5d7f5ea00f2f539afa7b226cc1f7090197ed2f3b048b12b65816132ea8e9bad428ba32b18d2e4fdfe1f6a4b28bf6610670d4df9be46ccb8b', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 09:34:05.478+00', 'key:01a1ee01-9a54-7230-8672-b0d1112fa2bb');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '0755cd46-22dd-475a-bcef-97b7e1bea2bb', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 09:34:06.792834+00', '2026-11-19 10:34:06.792834+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x8fb8d7c7b7b2f47fb3c1e8f5c2577ef8b78b7452be1dde6be52afcb040d24ea6', '01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', '2026-11-18 09:39:06.725047+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '195', '2026-11-18 09:34:06.809529+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 09:34:06.732779+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 09:34:06.732779+00', '2026-11-18', '2026-11-18 09:34:04.868019+00', '2026-11-18 09:34:04.897198+00', '2026-11-18 09:34:04.897198+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 09:34:06.732779+00', '2026-11-18 09:34:06.732779+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 09:34:04.897198+00', '2026-11-18 09:34:04.897198+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 09:34:04.284655+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 09:34:04.285187+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 09:34:04.293138+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 09:34:04.293447+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 09:34:04.296753+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 09:34:04.297094+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 09:34:04.297094+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 09:34:04.297094+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 09:34:04.297094+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 09:34:04.297094+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 09:34:04.32409+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 09:34:04.324365+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 09:34:04.328275+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 09:34:04.329963+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 09:34:04.330315+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 09:34:04.330315+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('41', '0041_account_identity.sql', '2dfe1a4a0235e5aacf992518ab8f140e3023ff0cc7ef45ca1be531286de35b31', '2026-11-18 09:34:04.330315+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 09:34:04.021036+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 09:34:04.021036+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 09:34:04.340639+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 09:34:04.343856+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 09:34:04.338019+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-18 09:34:04.344795+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 09:34:04.342681+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '3', '427497a17ca16bfdd7847947e701ecdd2b8d134692e983737fc3bc1d06ee2407', '2026-11-18 09:34:04.339318+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\x7834edc6653dfd62817ccb1a6c2ba492efaf97d502f701f3ad1bfefff28f5884', '01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 09:34:06.791881+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '796', '1', '01a1ee01-9af8-728f-88fd-7ace103f7b68', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9af2-79f6-afd7-22d18b1ab278","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.042Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.042Z"}', '2026-11-18 09:34:05.051043+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '803', '2', '01a1ee01-9b4b-7a83-b76b-3a8f73bd6168', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9af2-79f6-afd7-22d18b1ab278","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"04444512","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.042Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.130Z"}', '2026-11-18 09:34:05.133205+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '805', '3', '01a1ee01-9b59-72f1-89a8-a59783256e12', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9b59-7c36-95b1-34a22fe91f94","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.145Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.145Z"}', '2026-11-18 09:34:05.147187+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '810', '4', '01a1ee01-9b6f-76f1-ac1b-81dbe1fc1589', '{"event":"payment.failed","data":{"paymentId":"01a1ee01-9b59-7c36-95b1-34a22fe91f94","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.145Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.166Z"}', '2026-11-18 09:34:05.168488+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '812', '5', '01a1ee01-9b7a-7a93-aa47-78d4526a8897', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9b78-7687-a405-02cf505e47f1","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.176Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.176Z"}', '2026-11-18 09:34:05.179512+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '817', '6', '01a1ee01-9b8d-7e07-a0a9-0336c52eda5e', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9b78-7687-a405-02cf505e47f1","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"04444519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.176Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.197Z"}', '2026-11-18 09:34:05.199133+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '822', '7', '01a1ee01-9baa-78ed-9fd5-27c9b3d3a51c', '{"event":"payment.reversed","data":{"paymentId":"01a1ee01-9b78-7687-a405-02cf505e47f1","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"04444519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.176Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.225Z"}', '2026-11-18 09:34:05.227277+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '824', '8', '01a1ee01-9bb4-72c0-9440-3c8bd477fa83', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9bb4-7b58-8669-4b3dcf4f6d6e","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.236Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.236Z"}', '2026-11-18 09:34:05.237891+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '831', '9', '01a1ee01-9bd7-74e4-8b23-6c12a1a399f5', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9bd1-79df-837a-68f9a468779a","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"4444527","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.265Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.271Z"}', '2026-11-18 09:34:05.273494+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '837', '10', '01a1ee01-9bed-7bf8-a759-d0bafe03e59a', '{"event":"payment.failed","data":{"paymentId":"01a1ee01-9be9-7001-9769-6978918734d1","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.289Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.293Z"}', '2026-11-18 09:34:05.295656+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '842', '11', '01a1ee01-9bff-7508-9ce8-2bc7e356a58b', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9bf8-7c0a-aa34-567ec5c3510b","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.304Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.311Z"}', '2026-11-18 09:34:05.313293+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '848', '12', '01a1ee01-9c47-781e-80cd-e83494bf819e', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9c20-77a2-9831-fa35e129337d","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.344Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.370Z"}', '2026-11-18 09:34:05.385333+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '855', '13', '01a1ee01-9c6e-740e-8e15-5195737d2306', '{"event":"payment.failed","data":{"paymentId":"01a1ee01-9c5d-786b-8f30-3089ab7cf918","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.405Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.421Z"}', '2026-11-18 09:34:05.423159+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '856', '14', '01a1ee01-9c70-7089-ab37-b8f2c10d447b', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9c5d-784b-909c-27324b51850a","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"49444543","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.405Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.423Z"}', '2026-11-18 09:34:05.425154+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '866', '15', '01a1ee01-9cd3-7e0d-99a8-6b277e54f182', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9cd2-7973-98b0-03f495d7fb42","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.522Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","checkoutSessionId":"01a1ee01-9cbb-7174-aac4-23120895f345","livemode":false},"timestamp":"2026-11-18T09:34:05.522Z"}', '2026-11-18 09:34:05.524483+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '871', '16', '01a1ee01-9ceb-7174-aac4-c923642aaf98', '{"event":"checkout.paid","data":{"sessionId":"01a1ee01-9cbb-7174-aac4-23120895f345","linkId":"01a1ee01-9ca6-7e7e-97d0-6b4208245b12","status":"PAID","paymentId":"01a1ee01-9cd2-7973-98b0-03f495d7fb42","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.499Z","livemode":false},"timestamp":"2026-11-18T09:34:05.547Z"}', '2026-11-18 09:34:05.549033+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '871', '17', '01a1ee01-9ceb-743e-b1c2-f047c2da2e34', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9cd2-7973-98b0-03f495d7fb42","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"04444554","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.522Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","checkoutSessionId":"01a1ee01-9cbb-7174-aac4-23120895f345","livemode":false},"timestamp":"2026-11-18T09:34:05.547Z"}', '2026-11-18 09:34:05.549033+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ee01-9ee3-7c34-a622-f3c69c8ad2f5', E'\\xe9a380911018279850242b3d0ea5b24ffc18083a350e291d492ed396d490320a', '2026-11-18 09:34:06.728979+00', '2026-11-21 09:34:06.728979+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9af8-728f-88fd-7ace103f7b68', 'payment.pending', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9af2-79f6-afd7-22d18b1ab278","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.042Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.042Z"}', 'delivered', '2026-11-18 09:34:05.042+00', '01a1ee01-9b05-7155-a098-04cb023fc263', '2026-11-18 09:34:05.065551+00', '200', NULL, '27', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9b4b-7a83-b76b-3a8f73bd6168', 'payment.completed', '01a1ee01-9af2-79f6-afd7-22d18b1ab278', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9af2-79f6-afd7-22d18b1ab278","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"04444512","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.042Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.130Z"}', 'delivered', '2026-11-18 09:34:05.13+00', '01a1ee01-9b52-7e12-94ce-6c85b0a185ef', '2026-11-18 09:34:05.141437+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9b59-72f1-89a8-a59783256e12', 'payment.pending', '01a1ee01-9b59-7c36-95b1-34a22fe91f94', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9b59-7c36-95b1-34a22fe91f94","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.145Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.145Z"}', 'delivered', '2026-11-18 09:34:05.145+00', '01a1ee01-9b5e-73b7-84db-d3f0f392ffb2', '2026-11-18 09:34:05.151976+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9b6f-76f1-ac1b-81dbe1fc1589', 'payment.failed', '01a1ee01-9b59-7c36-95b1-34a22fe91f94', '{"event":"payment.failed","data":{"paymentId":"01a1ee01-9b59-7c36-95b1-34a22fe91f94","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.145Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.166Z"}', 'delivered', '2026-11-18 09:34:05.166+00', '01a1ee01-9b72-7f22-8c8b-bd6e2e0fb7c0', '2026-11-18 09:34:05.174157+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9b7a-7a93-aa47-78d4526a8897', 'payment.pending', '01a1ee01-9b78-7687-a405-02cf505e47f1', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9b78-7687-a405-02cf505e47f1","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.176Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.176Z"}', 'delivered', '2026-11-18 09:34:05.176+00', '01a1ee01-9b7e-7539-92ec-9ca99d508627', '2026-11-18 09:34:05.183867+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9b8d-7e07-a0a9-0336c52eda5e', 'payment.completed', '01a1ee01-9b78-7687-a405-02cf505e47f1', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9b78-7687-a405-02cf505e47f1","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"04444519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.176Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.197Z"}', 'delivered', '2026-11-18 09:34:05.197+00', '01a1ee01-9b91-7d2d-93b2-484edb4bc8a9', '2026-11-18 09:34:05.203086+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9baa-78ed-9fd5-27c9b3d3a51c', 'payment.reversed', '01a1ee01-9b78-7687-a405-02cf505e47f1', '{"event":"payment.reversed","data":{"paymentId":"01a1ee01-9b78-7687-a405-02cf505e47f1","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"04444519","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.176Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.225Z"}', 'delivered', '2026-11-18 09:34:05.225+00', '01a1ee01-9bad-770f-97c9-9433088745fe', '2026-11-18 09:34:05.231751+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9bb4-72c0-9440-3c8bd477fa83', 'payment.pending', '01a1ee01-9bb4-7b58-8669-4b3dcf4f6d6e', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9bb4-7b58-8669-4b3dcf4f6d6e","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.236Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.236Z"}', 'delivered', '2026-11-18 09:34:05.236+00', '01a1ee01-9bb7-7fc5-ad3b-438f8981461a', '2026-11-18 09:34:05.242889+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9bd7-74e4-8b23-6c12a1a399f5', 'payment.completed', '01a1ee01-9bd1-79df-837a-68f9a468779a', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9bd1-79df-837a-68f9a468779a","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"4444527","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.265Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.271Z"}', 'delivered', '2026-11-18 09:34:05.271+00', '01a1ee01-9be1-7853-a545-ac00c189c16d', '2026-11-18 09:34:05.282995+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9bed-7bf8-a759-d0bafe03e59a', 'payment.failed', '01a1ee01-9be9-7001-9769-6978918734d1', '{"event":"payment.failed","data":{"paymentId":"01a1ee01-9be9-7001-9769-6978918734d1","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.289Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.293Z"}', 'delivered', '2026-11-18 09:34:05.293+00', '01a1ee01-9bf1-77d3-b6e6-7d8c51e2360b', '2026-11-18 09:34:05.299346+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9bff-7508-9ce8-2bc7e356a58b', 'payment.pending', '01a1ee01-9bf8-7c0a-aa34-567ec5c3510b', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9bf8-7c0a-aa34-567ec5c3510b","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.304Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.311Z"}', 'delivered', '2026-11-18 09:34:05.311+00', '01a1ee01-9c05-783b-91e2-6a4cb90067a6', '2026-11-18 09:34:05.322608+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9c47-781e-80cd-e83494bf819e', 'payment.completed', '01a1ee01-9c20-77a2-9831-fa35e129337d', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9c20-77a2-9831-fa35e129337d","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.344Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.370Z"}', 'delivered', '2026-11-18 09:34:05.37+00', '01a1ee01-9c4e-7408-88c0-44609dc483f2', '2026-11-18 09:34:05.392201+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9c6e-740e-8e15-5195737d2306', 'payment.failed', '01a1ee01-9c5d-786b-8f30-3089ab7cf918', '{"event":"payment.failed","data":{"paymentId":"01a1ee01-9c5d-786b-8f30-3089ab7cf918","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.405Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.421Z"}', 'delivered', '2026-11-18 09:34:05.421+00', '01a1ee01-9c74-75af-99b0-8f59e12cab34', '2026-11-18 09:34:05.429547+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9c70-7089-ab37-b8f2c10d447b', 'payment.completed', '01a1ee01-9c5d-784b-909c-27324b51850a', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9c5d-784b-909c-27324b51850a","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"49444543","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.405Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","livemode":false},"timestamp":"2026-11-18T09:34:05.423Z"}', 'delivered', '2026-11-18 09:34:05.423+00', '01a1ee01-9c74-75af-99b0-8f59e12cab34', '2026-11-18 09:34:05.429547+00', '200', NULL, '16', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9cd3-7e0d-99a8-6b277e54f182', 'payment.pending', '01a1ee01-9cd2-7973-98b0-03f495d7fb42', '{"event":"payment.pending","data":{"paymentId":"01a1ee01-9cd2-7973-98b0-03f495d7fb42","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.522Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","checkoutSessionId":"01a1ee01-9cbb-7174-aac4-23120895f345","livemode":false},"timestamp":"2026-11-18T09:34:05.522Z"}', 'delivered', '2026-11-18 09:34:05.522+00', '01a1ee01-9cd6-7a80-ad21-a755a23483da', '2026-11-18 09:34:05.528032+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '01a1ee01-9ceb-743e-b1c2-f047c2da2e34', 'payment.completed', '01a1ee01-9cd2-7973-98b0-03f495d7fb42', '{"event":"payment.completed","data":{"paymentId":"01a1ee01-9cd2-7973-98b0-03f495d7fb42","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"04444554","tenantName":"Tienda de prueba","createdAt":"2026-11-18T09:34:05.522Z","keyId":"01a1ee01-9a54-7230-8672-b0d1112fa2bb","checkoutSessionId":"01a1ee01-9cbb-7174-aac4-23120895f345","livemode":false},"timestamp":"2026-11-18T09:34:05.547Z"}', 'delivered', '2026-11-18 09:34:05.547+00', '01a1ee01-9cf0-7562-8cd8-6f869ccf25f2', '2026-11-18 09:34:05.554486+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ee01-9a3d-743b-af8a-6b75caf8b14e', 'false', '01a1ee01-9ab4-740f-b5f6-9b3e71725889', '1', 'http://127.0.0.1:43963/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d445c2cb4cd37ed9c9643dfde3e753d073cee519d558df7db9b26e529ec5f4c6a9b046f8af57cc9dc815ca4e0455cb10abb00b7a898e1544bb8de2afddca04cb261f6150a48f56219e973b73478190180b3a27c36f4f1c3e2b6d6dacac06df5', NULL, NULL, '2026-11-18 09:34:04.98+00', '2026-11-18 09:34:04.98+00');
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
