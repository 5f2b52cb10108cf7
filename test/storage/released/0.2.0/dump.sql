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

-- pasarela: outside a transaction
-- Lines of files with an amount: a notification or a query may report the same money.
create index if not exists movements_imported on movements (account_id, ves_amount, date)
  where source = 'import';

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
create or replace function merge_imported_movement() returns trigger language plpgsql as $$
declare
  other movements;
  own_numbers text[] := new.reference || new.numbers;
  account bigint := hashtextextended('movements ' || encode(new.account_id, 'hex'), 0);
begin
  if new.source = 'import' then
    perform pg_advisory_xact_lock(account);
  else
    perform pg_advisory_xact_lock_shared(account);
    -- Many have the amount of a shop's usual price, and nearly all accounts have no file.
    if not exists (
      select from movements m
      where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.source = 'import'
        and m.date between new.date - 1 and new.date + 1
    ) then
      return null;
    end if;
  end if;

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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-18 12:01:02.298311+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'r4', E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', 'http://127.0.0.1:45721', E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43');
insert into account_holders (tenant_id, livemode, bank, account_id, version, client_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'true', 'bnc', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56', '', E'\\xf95efa7977ce2b91e8e2f4a73af97909c5324a78f1dd5b7e579e98907d8a3c56');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-2592-7e43-afe7-b8cb1f30c983', 'false', 'pas_test_f4mDfOid', E'\\x3cb122c6fff20732195a40302dc4ef871195f1f9bdcdfda674b235ddcd241c92', '2026-11-18 12:01:02.354756+00', NULL, NULL, '2026-11-18 12:01:07.419732+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-25a1-7041-91df-f55ecb5d09a0', 'true', 'pas_live_yO9uXNN6', E'\\x9d64749a78bc1b5b6746fc2d3e3da058f4e42a8b857f95be5047ca697b3b108d', '2026-11-18 12:01:02.370072+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\x228cfe1eb216c2d967e82480bd5ca431d4049242f7ac5f1ffb5bee93f93d13bd', '2026-11-18 12:01:07.394426+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-254e-7d8f-8639-0c77e445e616', '2026-11-18 12:01:02.31133+00', 'test', 'tenant.create', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x0b257d7f31423eeef178e542812c2ab25f863ecad2f028d2e1a1714cb0e955cc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-2592-73e7-b659-106247d955f5', '2026-11-18 12:01:02.356549+00', 'test', 'key.create', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-2592-7e43-afe7-b8cb1f30c983', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_f4mDfOid", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x0b257d7f31423eeef178e542812c2ab25f863ecad2f028d2e1a1714cb0e955cc', E'\\x145f77113b4512a45c63274490da2fdf418545320eb3760f71bcb2dc10210a61');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-25a1-7710-962e-70f9a61d0dac', '2026-11-18 12:01:02.370718+00', 'test', 'key.create', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-25a1-7041-91df-f55ecb5d09a0', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_yO9uXNN6", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x145f77113b4512a45c63274490da2fdf418545320eb3760f71bcb2dc10210a61', E'\\x554088451fd12ebef0fe9de35e6138d0cf7cba8e50e29eecf984ac61febc1690');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-2608-7469-901a-f8aab2bae800', '2026-11-18 12:01:02.483247+00', 'key:01a1ee88-2592-7e43-afe7-b8cb1f30c983', 'webhook.create', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '{"host": "127.0.0.1:46795", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', '01a1ee88-25ba-75cf-a42c-b0ec078422e5', '4', E'\\x554088451fd12ebef0fe9de35e6138d0cf7cba8e50e29eecf984ac61febc1690', E'\\xc8d6f99aaa9860b809a12a30f449fd5d667d4ed26995d542779f3efa29dabd31');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-29db-7970-94c7-f0da5f92c2e6', '2026-11-18 12:01:03.459411+00', 'test', 'checkout.profile', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xc8d6f99aaa9860b809a12a30f449fd5d667d4ed26995d542779f3efa29dabd31', E'\\x34a5451f70a8e9fb002898127f4a65319cba6b49b055df9f50afaf1ff0cc2f45');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-2a46-7683-b6ac-28f47b4a4c26', '2026-11-18 12:01:03.564238+00', 'key:01a1ee88-2592-7e43-afe7-b8cb1f30c983', 'link.create', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-2a43-79fa-a4b8-602ab6061e8c', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', '01a1ee88-29e6-7ab5-a935-b0c219bfe376', '6', E'\\x34a5451f70a8e9fb002898127f4a65319cba6b49b055df9f50afaf1ff0cc2f45', E'\\xe2bf90c81fbdc2905d1d5f478f123c2fdc08186f233a88b42417216259e9bee6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-2b01-7d77-92fb-63183d3117c8', '2026-11-18 12:01:03.74743+00', 'test', 'bank.notifications', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xe2bf90c81fbdc2905d1d5f478f123c2fdc08186f233a88b42417216259e9bee6', E'\\xd1c1dcf6ac138d7799585b45a1ab251dc233b53276a1573a4db96f3f781fb09b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-2b6a-7e2b-b094-2c4bfcde117e', '2026-11-18 12:01:03.85182+00', 'key:01a1ee88-2592-7e43-afe7-b8cb1f30c983', 'movement.ignore', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '01a1ee88-2b43-7273-9eb4-abc1fe678af0', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', '01a1ee88-2b62-7b66-a28a-e7c2686d3a69', '8', E'\\xd1c1dcf6ac138d7799585b45a1ab251dc233b53276a1573a4db96f3f781fb09b', E'\\x0ef9c0f063a0554d1add11be0d6ede83faf2de901077d078c92549f8b16d4b40');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-3013-7be4-a07d-8ea467187a44', '2026-11-18 12:01:05.049414+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x0ef9c0f063a0554d1add11be0d6ede83faf2de901077d078c92549f8b16d4b40', E'\\xd4fc8aaa33e3f136b4bd50a07d1cdddd595bdfb604936eb901677245bc9f06fd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-302d-7fd4-b542-49da1408c7a1', '2026-11-18 12:01:05.071949+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_RZatTGam"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xd4fc8aaa33e3f136b4bd50a07d1cdddd595bdfb604936eb901677245bc9f06fd', E'\\xff6f50776b57bd6223f3bb783099eba38f777f5e66b083d3ea5cb474e8864df3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-3033-778f-8083-ecd1c920deac', '2026-11-18 12:01:05.079205+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xff6f50776b57bd6223f3bb783099eba38f777f5e66b083d3ea5cb474e8864df3', E'\\x0f01a3efbc8403d30d9f6df4885638238125f3fd122faee18114bc12eb37cc89');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-363f-7f09-a03e-9da71ca79cc5', '2026-11-18 12:01:06.62492+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '9a1609d4e81a6a4c', NULL, '01a1ee88-306e-70a7-a9bf-8a9ca3738987', '12', E'\\x0f01a3efbc8403d30d9f6df4885638238125f3fd122faee18114bc12eb37cc89', E'\\x8b2302a645bd8760aaf44a3dc7f94d3aee187b0d8f753a2d9de32519ae37880c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-36cf-7284-8a66-23a8f0ab11d4', '2026-11-18 12:01:06.771749+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x40709484a63dfcaea5de5b2d5754b865c5a2818a14ec5d2d8a064109ae2ed651', E'\\xe552092b758b2286deadaf268ffdc97734c97c2093a99165e2029aed1fc99546');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-38fb-7d1c-a4a1-bdfe5c3c1efb', '2026-11-18 12:01:07.325814+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xe552092b758b2286deadaf268ffdc97734c97c2093a99165e2029aed1fc99546', E'\\x958a771264216170ea7915808bb812d0f6dc12d746c1f1135205911ebc49cf43');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-3911-7e2c-8fc9-b6b51f28fb98', '2026-11-18 12:01:07.346359+00', 'test', 'rate.set', NULL, '2026-11-18', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x958a771264216170ea7915808bb812d0f6dc12d746c1f1135205911ebc49cf43', E'\\x5c1d77285e3dd0c37621fe10b34c478ab188288e5c00aec290486ba7c00423d4');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-3915-7960-83c4-359408b3562a', '2026-11-18 12:01:07.359914+00', 'test', 'bank.set', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x5c1d77285e3dd0c37621fe10b34c478ab188288e5c00aec290486ba7c00423d4', E'\\x1dab80cd5d10a0f1296f2fc1b4462f6f1296f0f67a7a191e3d6e9e6466eb2e5d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-392b-7a47-9bde-d7c42ebbf567', '2026-11-18 12:01:07.372389+00', 'test', 'bank.order', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x1dab80cd5d10a0f1296f2fc1b4462f6f1296f0f67a7a191e3d6e9e6466eb2e5d', E'\\x658468756f8138daa531eedd66a8d54f0ba6cd1c2f6e6c245a4a76039cac1217');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-392d-79f7-9540-7fbcc8007315', '2026-11-18 12:01:07.376335+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x658468756f8138daa531eedd66a8d54f0ba6cd1c2f6e6c245a4a76039cac1217', E'\\x877d21dc5b3ab1e0c5c2ceb4121ba10d64607dab2421a8bb448da791c231d916');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1ee88-3940-7bdc-a2d9-539d0d69697e', '2026-11-18 12:01:07.394426+00', 'test', 'bank.route', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x877d21dc5b3ab1e0c5c2ceb4121ba10d64607dab2421a8bb448da791c231d916', E'\\x228cfe1eb216c2d967e82480bd5ca431d4049242f7ac5f1ffb5bee93f93d13bd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('17a32e07-2165-8ff9-822b-29c654b1b81b', '2026-11-18 12:01:06.742968+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1ee88-369d-768f-a805-0adfca443dca', '13', E'\\x8b2302a645bd8760aaf44a3dc7f94d3aee187b0d8f753a2d9de32519ae37880c', E'\\x40709484a63dfcaea5de5b2d5754b865c5a2818a14ec5d2d8a064109ae2ed651');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at, kept_id, kept_for) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'true', 'bnc', E'\\x0233131d441d146069f68a39bb1c488374b24b8854b7c0a4e5edb41a26284894e72b1ecaa737f6775b6c8df9c3ca6dbf2c34b3e942cd81f2254ef6cf11153ca8c86488f6f8d731d31348529a109b05e3027d056f09b1', '01a1ee88-3915-7a1c-8e70-e4355fedd5cb', '2026-11-18 12:01:07.358597+00', NULL, NULL);
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', 'P01764000000', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '2946d904-ba6b-41c0-a6e2-fd81df5d57ab', 'charge', '2026-11-18 12:01:07.618595+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', E'\\x144d857ad1597a9b8bf9723ee9f4d49365551a35679e2dbf25da2598945c0b35', '01a1ee88-2b23-7be7-9f29-390642003f15', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'r4', 'R4notifica', E'\\x0233131d441d146069f68a39bb1c488374b24b8854dc40b5afa79170c991ab4fba54e02932b220bff8fe32dafa6a2993859b2eeb14d006f871f71a688160f16494648f826980d79c52bc51e3662e8d3418b40dac1ac0bec34aaae898a37eeca5de3ff61e2b19eac6c493e728daabea11ab023357ed9b8692dccd04e5994ce2909d786f5237b099375324e177b22424b55479debfd629cb78139670b92d43558ae8d4e57fad9c638b62c823738fecbb310cd823fb1dd134c1e0bef39743570aa0da304212415434c91cd40875fbea8def848354fe75b272c7bda691287d36d2764409abd1a7d5b50d4d2ca599324fca8529b20fe6821b40ee115243d30e749ea9f0ab3d581a7f9891439dd06d88d1cc781cd533009177c5c0', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-18 12:01:03.782584+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', E'\\x81256f1920308fea9411bcc6a1d71ed68c07ce068212d76f5445eaa2bf6a69ae', '01a1ee88-2b1e-7f43-93b0-e20b6f63d1e2', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'r4', 'R4consulta', E'\\x0233131d441d146069f68a39bb1c488374b24b8854e83d8950ace44b18250db4f85c96b91a992691ab335ec3f257580d9366a19fffe7f7e102d7685304a1b8c5b021aec411abfadd8a', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 12:01:03.774539+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', E'\\x94cc2f3d57d8ba53a0028cf804382c3acc8c7813a034e6cacd78116c46736945', '01a1ee88-2b16-7ea8-a790-ba0527a4f0bf', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'r4', 'R4consulta', E'\\x0233131d441d146069f68a39bb1c488374b24b88540e6ac19fa73f6893595b62226d4e1b62c91ede681d620b74fe0c97f11819eab9c6f6a4906c6a9e1aa12422e63cf6720da0918c69ed6ba8fa19c1e1051c1ce7f80dec1fb294f1de7e3b84f7f1a88fbede9f3ce0adef0478d7b6b2e354073f4147dd11508c4e536f', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-18 12:01:03.769995+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', E'\\xb4a7e920cf72af3fffc82ed5a7bb745a239dcbaca9efaaf8117570b9b0b8cf6b', '01a1ee88-2b33-7a08-a718-b4bb2ff9d2ba', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'r4', 'R4notifica', E'\\x0233131d441d146069f68a39bb1c488374b24b885455b3885742e3c01ede069b87f72aafb80ae2ed45562214d8b326e2b5054b3c3450721f717079d95d99c9bc41b6f301cfd4d22a8b212a68c602549dc1148c0695451377b327646c294cb845e221f5ed61226e28c60a97dcc12ceed6e53d54049fa679e04a20ee7898d47f61c56de9caf7dc74932a9e1baddd87076b551e4ea3f29a07a6155da729ac75ab6afc39ab5dbfc2b8d7581ffd7c2c511d1e513f4d69e484d367e8ec764ada08b9b00d34558181be14cb55c80e9daecab8b801c7c184d04909b1151d26f644a16fa971a7e4a56355d31d5de6106ba288079f018e9b4ca534e700abfa7c728aef7905484314cf7709bd29ab31b63a5e407751067078953bebada3', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-18 12:01:03.796723+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', E'\\xe50fd6c724c042f54c9389661759d396fb08f7fd065cee302351c4ce7f3086d6', '01a1ee88-2b43-7f01-b8b0-35926f8a842b', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'r4', 'MBconsulta', E'\\x0233131d441d146069f68a39bb1c488374b24b885482f42b461047674653795320308410c259da1f72f3489399a3e24eb2c23350f167206ef158f0c95fc6fcc324ee54e821dbb868935081ae1e35594444ac13d15ff713dad0e0af249621a8885351e3d253672bf97eb660a6bbbe1b71f57c04a646756991c71f7071e423cb661a6bebb30468bbaefd108ab445765f351cbb4fed1c48234727ea00236bb0184fa08fd6c6f69eb8674b55438f7d4e337f34bfbfebfb3d06a83b4d2fbacdd65782640a159945fae948f1a1f6cbf3e7f68b1386bb7927464e626f8cdc4cc5f5d33b62950d75f68961fea86b1cbda52d2833bd606e4627ad820d99c0d09ca55cbf8a50b264c5ec790c8b0bee01d9d0d26d783bbcf8444dc1e00060', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-18 12:01:03.81201+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', 'in/2026-10-05/12345678/120.00', 'be2dab8b-1c9a-4d8f-aeca-760bd2a81c07', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '2026-11-18 12:01:07.599997+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', 'history', '2026-11-18 12:01:07.625509+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\xaea1d72470a79a7fec54e6b01bf2c524ddd7efca0a47f2df345b1bd7e71cc590', '01a1ee88-26cb-7bc8-bb33-bb7dec6bacc3', E'\\x0233131d441d146069f68a39bb1c488374b24b8854cb1aea502220daeb57a0ba30b73ff0354ab3c420dd3c3c4ed50e44eecd62befc90965af4a46478efd41674db2a99f16e5bc3ea94f803e428c78ffa99', '2026-11-18', '2026-11-18 12:01:02.668229+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x472baec345047bb7937e32cc07f1806a58b6e42e6f7d1c9a67f002e16d3a0244', E'\\xf418f7a1b03e629653fe6c46a9f192b44f71503e4fd6825cbcc866196411ae24', '2026-11-18 12:01:03.133637+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x460cf1624b634022ff29b8da26bdc633bebe49011b80544aa454e785aaeb82c1', '2026-11-18 12:01:03.060085+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x472baec345047bb7937e32cc07f1806a58b6e42e6f7d1c9a67f002e16d3a0244', '2026-11-18 12:01:03.111986+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\xaaddf15806ee246b6d165394f4f8489b1b1f1961a368963f03c11f618b403b83', '2026-11-18 12:01:03.15182+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\xaaddf15806ee246b6d165394f4f8489b1b1f1961a368963f03c11f618b403b83', '01a1ee88-28ac-779e-b9c2-59608234290b', E'\\xa4f8fd1e77c6950edc8c7aa6192b1feff904b18d894f84a766232e0b059f04fe', '2026-11-18 12:01:03.15182+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x1e542150f76b913f78f4dae53e24ebcca9b44f9f9b687ceb8966461d02a93a95', '1', '2026-11-18 12:01:03.68561+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x243e893e8e178f4518a6524da02cf472a93b657a761cc4dc5125d5406f92dd34', '1', '2026-11-18 12:01:03.594011+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x46782503be8815dea771930b53525d952c97433e52bcfe459c5aed79bbadfb53', '1', '2026-11-18 12:01:03.68561+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x6abd18913b8c162fd767fdc77f56b449ea0c2c86a7a95d5c9c1b6407b8b5abbe', '1', '2026-11-18 12:01:03.65099+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x93cb92ced4e921e82e3df55c73968aea1c067dba9df21b95880482073569a1e0', '1', '2026-11-18 12:01:03.68561+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\x9dfcc36bb495ee970c00d6c291f5603a50b5e6b99de0cd7d1a8e0c0c1d5e59ef', '1', '2026-11-18 12:01:03.65099+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\xc9357a9fcfb0b09ab81157ccffd348789f7acf6bec23fce6593ad32fe9bb06a9', '1', '2026-11-18 12:01:03.65099+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-18 12:01:03.452555+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2a6b-79a7-9414-0e92ea6b05bb', '01a1ee88-2a43-79fa-a4b8-602ab6061e8c', E'\\x509705ce67f168a8f44442159ef810037117b53761724f7fdd932613a09a3fa0', E'\\x362cb591f485ad9670c9822f2b48f8a42a6d70b9c47d85dc08c3bc613e47e1c7', E'\\x3828034388651fe167a220897be9b9b7806a1d35f2bb3020e7679dcaaa82c0f0', E'\\x0233131d441d146069f68a39bb1c488374b24b88547162323481d8028f40831158599668adb5732870d61e1727a3aaf5ad2f265dc7e7383b8b9fb3bb303ba27f11b9a79e61283ff0d4c32d6a5c7998bfb194f22720f4ba164e4effe0afb5593fd71aa5', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-18 12:01:03.595+00', '2026-11-18 13:01:03.595+00', NULL, NULL, '01a1ee88-2aa2-762e-82cf-d1f072628ca8', NULL, '2026-11-18 12:01:03.699+00', '01a1ee88-2aa2-762e-82cf-d1f072628ca8', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', 'notification/0102/83700001/1523.40', '01a1ee88-2b24-7188-bd9e-895271791100', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d441d146069f68a39bb1c488374b24b8854662b968042a30eebb7995b5d377b0c2432c48c50a1a73732ecfe784135e1d9a65a2c82e85c4702908d3293879a0bfa4b4e1cc02a157b075c5229c565d0fd2a2be5b4c73f3ac57f0b712c194938622954188deeed8c122d9e92e2f6a5cf010651373d1b2fb5', E'\\xfa929c935b24eb23cba05df19545ad9ea864e7507b19da0a0d179cf89ef99ba3', NULL, 'notification', 'true', '2026-11-18 12:01:03.782584+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-18 12:01:38.782+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', 'notification/0105/83700003/1523.40', '01a1ee88-2b43-7273-9eb4-abc1fe678af0', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d441d146069f68a39bb1c488374b24b88542da72a8145abc93692ff42912abb00377962209dde1a41608bd506d99cc810a73bfc51545361d41b03e57d8d954612eaf3fa92780a39f078b9f88712a4b11a7a214ed547a228a9ced4cbb26e0c5fcd3a4c119b8316ae956ebd6a8067f6f97cc6c862b8756d', E'\\xfa929c935b24eb23cba05df19545ad9ea864e7507b19da0a0d179cf89ef99ba3', NULL, 'notification', 'true', '2026-11-18 12:01:03.81201+00', 'ignored', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '279500326318', '01a1ee88-292e-7d79-a3a3-ab49511a9313', 'bnc', '2026-11-18', '2986.81', 'in', 'p2p', 'false', '11110002', '{11110002,26314,279500326318}', NULL, E'\\x0233131d441d146069f68a39bb1c488374b24b88544c344fb6b5e3033dcc6e311cc1cedd19c3389e55bbf89410d138bdc4b5a454223999a99d9fad992f03d9334440590d66a7a4a3a544f10da8da8b75c2cb6e35fdbb03c4f4d99a8a5578294a10617841ef9f', NULL, NULL, 'query', 'true', '2026-11-18 12:01:03.282601+00', 'matched', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-28dd-7b72-b46b-eb94c55778e8', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '279500326318', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-28dd-7b72-b46b-eb94c55778e8', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-18 12:01:07.650585+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '2026-10-05', '1', 'added', '{}', '2026-11-18 12:01:07.650585+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7f62-97df-60c8d6bde35e', '20261005', '30.51', '2026-11-18 12:01:03.352+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-18 12:01:07.375722+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /movements/{id}/ignore', '01a1ee88-2b61-7eb5-9e25-67920abf3fa4', E'\\x39dd7278702d839d0b99ab2a28307e431b5092a0662904a9ef8e14000918204a', '01a1ee88-2b67-7b63-9c88-b1babf311c21', '2026-11-18 12:01:03.850306+00', '01a1ee88-2b43-7273-9eb4-abc1fe678af0', '200', E'\\x0233131d441d146069f68a39bb1c488374b24b88542a7c4f3e573d515e0baa33685a6b9ab9de4b71800d79af8e0bd0862b231579cfc6766dc3e6151ac28dd892bb15f4d1af0d9b8c1c47f6c58f61908441dd59085f6be6590c104ea9ad600f8b606e9f4b248772b6ca409b8edc61df385f012ab5af39d488337b6f907038de3bbbf2c31e53f91a86f9a0c1e96355df5a0a91d751cc3e0a72bf78a3b72ff0cca7e3b003d130c532dd859b167021386d5bbd7924d245fec4214ec19c7ce9eb91d6cfb07b39ce865b78c3ff60ed9dd0645e395c750dfc8f323d6e57d62534e1b6ec482d8e84c3e039885ad0305deb45c8c084750bf4dc050fa46328909eb855691373c72694c3f40c3f40e6f276570ec52aa9091cd2cd2209580b9b166f0bdfb7076a531f2c208177cb89492241794b9f7badce3b562fd226e1e54296dd6ca9e2f3a380de20780f8d639082281b758dbb', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /payment-links', '01a1ee88-29e5-74e2-8804-0063f3274298', E'\\xb0649546969ec9f04e76c964f5be28c7367349add410f9fc45349437f75e58b1', '01a1ee88-2a20-7d95-9452-ab4c3c22d310', '2026-11-18 12:01:03.562249+00', '01a1ee88-2a43-79fa-a4b8-602ab6061e8c', '201', E'\\x0233131d441d146069f68a39bb1c488374b24b8854893a62a2be55ddd26d98b8531c56b6911e6844343233644d77ff2dcc00b77fe4c83bca7fbde43b7e9dd8165543c8ac19e83f252c177922b0208574454d83507ca7208235287e188796613d24f5a3d0c8e93718bb800b2fa3e43efc26ac07ea467b817fc79d62f1120d19993f3e42666ba56b8358feafc348cc591ab699972bd7775a2dfc64fe6f4b8e2fd93dd3f58fd469d7ec5d215c065515afb8af554e0ba17f4d536ff5ca2d8d00662435e1d820332b5b52e57c8535a02cf121c9fa602e0506cced23192833661f99234e828b6e389cef44ed6231bd6f1fc40d6679f741643ef0382a2bb699088dfd7d84bd66e1712e393eb2ca3ff01053e14bbfde82fed0bd5a46a54fc11c795b9e637377eb3cc4618b1268a76b4ceee316572a4a5e6dff4ba9f82a181cb7d117c15caa0190ae9d2c5b4f24b34b68c082', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /payments/credit/disburse', '01a1ee88-295c-7762-839a-a381186df12c', E'\\x0152eaf51ffb4dbdea2905cdc08d1ab2d2dd909b926571013228990c58ae3d51', '01a1ee88-2974-7531-9f63-7dc4d37804a0', '2026-11-18 12:01:03.358815+00', '01a1ee88-2978-7f62-97df-60c8d6bde35e', '200', E'\\x0233131d441d146069f68a39bb1c488374b24b885425c28b5134ae87e23f652a3edbb72beadcfe8e7726ff8114d91b834253d6cc0ee92a662cca374acb2487418b487bfefe62eef931fbc0d7efb65966a84c4d4a80d7941d44c039f719029cf3b6e88cfe6f0bc03ee8accf8841ca7f63f431a714dd89bb48a1170ae29dff67f30e496f71686974c7a5951c0769d513b268457add12fbcc9323c1f31a074ce66de43f5a1b6a8558848c03f69e88d41a2eec391e6afbe7c04112838bbce628433ba2206315a05dd4b883ff61cb4ce16b77972a29ae4e54379e4474d622ea3570eeacf6f4029c694c27598f1e8d87ea9129f8648b7dc21e3ba1a0aef4854bbaab41471fa21191b8c6783f3bc3291f15720abcca1a556d6f53e6903c1233372a4cff610722bc88eef209311d20314d915c90397911c965049fc6053a43211176c409d41ade8a81537556d6034f50c806f747902093969929f7aab34ed37b3f214263b1bef7c3f854957e0f330f7ce9bb2a0e8219d8b0264064dd6603e6bb18456059cd8ce47f88a724be263054a3eb5f53987e9bc93f791b0f73f4767f888404f6dd4706ea3d6b6c96ce46f76d6a4134dc9fbb21af08d16467fa5056f2ae058ca12137d02334b37325eadf72e1f85f052956a40daecbd370c5c4cbb61eefa333cadf0569ca459d42b484535ead541f8520c64f5cc0e42fac703b6b4457c915b94c83dba610493230a6f2ffd0971362cd4b63b6d04b4c8c17d38875244c8cd1e2433aad8db33d1a184b4663a6032eb2fb011bd00d173c63ea181db28f0eb9064507016ce906e3447591318187369309126706dd17d46bd23dcf6d97d0bf98b6a95225329778a28496e0eb3921befdc4e66017f1b1308dc7691fc83bbeaa3d48369cba75f9c698a6cd58c29e8f0e7adf8115a17e8bc17c20756986090f5201d2146a4a6d73057f08292f0fc96cf132aeb948d9c9bffc3db0b913f8beba68e4e67d2a1524ca64df62d292ffe6d6ae0409007897c4173019448f8f720966892e4b3f94fa92240397b696e940502e62f8c7c6f251dbd0cb731547bf5fd1ad8115208b1b526bf94e400bbfd2b1ff3c81695ae97a24da990a11a2e598ec933b609bac8601a126e66229b268cac6d49dfa4fef0ddeca48a210ee', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /payments/pago-movil/verify', '01a1ee88-28d5-72c5-845f-0c6177cdaa66', E'\\x538eebf0bc434d71563146c23b2f90a854aa7bb4e41a08edeb3829fb529dcfbd', '01a1ee88-28df-7b22-b132-ae1271d24f42', '2026-11-18 12:01:03.201351+00', '01a1ee88-28dd-7b72-b46b-eb94c55778e8', '200', E'\\x0233131d441d146069f68a39bb1c488374b24b885469fb8b763bfca555eb19099dceced5ccdf260d4b616ec772b220db215a235ad63d14309dff975fdc5e751091295326fc923851987ee7bee3ef4286bb91299616de8b99005826b3d6ea335e8900467d79a88679d3006b75bc338d4e552162e648236c042d466751f737f3286935d63d923e184d5d7fe57c9739c1b88cbe5fe644e1f05f4a2b6d09ac04762ab4e29008903b39352d439091092a7ed84de798552226521c97efccd1765b30b2513b863276058d7bec2dc76954a6ce13a91816c288110761e1a8aaeed7977cdf0f202377875c921dd3a130f6270258314d77f780e03d9b089c788c993d3d05c638123620ca6e7290cbdfaea69f2347132f7b4a24fc91f535d4ff5db4612e4c11b7ab2a0fc175b3d955a6cb19740f3ed01ad0c0190c5289fe524f76c0ba4aed4e7ec7b4ecdcb21c3e8160577044ae77d23c929b40a8a76263a366376de481e7aa98b9a6d4c8e9b31c7043d7eab3a7ff6e7405cf0aef1108adff748cec3857b726ce54dc62a324149022304c39f94b1fd678b1954d7a380a860b156fe23fe6643cd2a45b02221d21cde6f757b6b2aa6ccdf60c4a1be939507b2075b395fc5802f9384b9a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /payments/vpos', '01a1ee88-283e-76c6-bbf1-c7c45501609e', E'\\x7bed8fc4a71c907b40116b1fe790f494ad70ad79294765f7792a5b1e2ee110e0', '01a1ee88-2851-7d40-8d40-f2e992aa1f3c', '2026-11-18 12:01:03.084141+00', '01a1ee88-2867-7c3a-8c45-93dd19d132ee', '201', E'\\x0233131d441d146069f68a39bb1c488374b24b88540bf5013a7628ddb4c6db06d165ee052cf67ab317aa8ff4d5be1a007793f1488ce34b66da911856de91060c0d1a14f0d8bb00b25d8c0d385458f700e74c8a4bfe3ea5b1d3ee300ee3a23864e86d35ed3002feef03ddee9e91bae475a88fe799f4e87d2bdb2826b62da4cc488cdcbec66d25438eeeb530ef2a42e81f6191a46d75d45b171fb9b9e147c27e8e3fc8a6eaa29913851e22f53f88439df3190ccbdfe4400694e55f579800e4e3734c7a09e5ee9d3bdf1f81b463c46408eefe8f7548931ceb5c6c0a43ccb12eac02b4b2cde48112133c8bf7d53ed93ce5aed451edad72c56043399b97101e78c0bc11a30cc77427ea4ba2585e0a9ae68bfb41f4a66ab3ff1ac443a1d71a006ceaa5a68245d33da33913331dcad1e1538a925d19ca1aa81553019dbdcd84c3191f3829dc98994ea5f558e3bc16e04a1a044cdb7ec4090a8dba24a5e3e98d167144f63ef9fa1ba444a816a17209b8f89dabd7faaaadc371f4b1fb132b9369e3e55e2ba773b23456140b67bbc9cda2ba001cc754ecd50988ba0dc77e01c586fd146ed34671c0e28fc4829b120401082574516cfa0207d1a46e28f5b88e3130d8eb68f24674790c57a6e11979d3002d19ad3c8d8b9a00f32fd3bb7fde43ba3d8d', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /payments/vpos', '01a1ee88-2884-700b-8d90-9d2c41f530a0', E'\\x36211a7addfda1aa13308cc2e04860a08a28c9bf03b0983883f8480074dbe3e2', '01a1ee88-2887-7ff5-89ce-a05aad216245', '2026-11-18 12:01:03.117511+00', '01a1ee88-2889-75d1-b2f4-1089ab16107e', '422', E'\\x0233131d441d146069f68a39bb1c488374b24b8854b431551b73f86aa344ea75bfe6a3339f1b39ae4e721cc910752f6fb2048d5eeba7ea90c962a284371c40a9f2c181cfd64edcdbb34b54e31901a08145481082effc570e2ee32ab874351ee261d24a607c37c49afa92bb9236294085be1f1bb972d87265413a1a866a66b13626a29a5a4cfee3a4dc5386d221c60a64712b35e3bac940aa8fa7fc74baac88a51051065a572f3ad065487933b12cd8b3e10398d5c2bec68dfa1b9bbb19f9b090f22a08acf3eac457f4d8555aa10e5839c3a56ae123c788b86ffc1ba8f78f36304ec9cd784667873bd2e4d99bc33e32445e86d44f87775764d6c34f17643de5a7bc67f827f63a50a6642f7387434e290fba3e7215d7196336daf6d58552465b09d716372c6e98c4bcbd87a84d4d6c592ed6a5a6d2611e81eccaa7eb3a6d6b3bfbd0e63792282493c816f1cf867139e773be4c571fb87128071d276f10d62bb5e507fba501bf75a1fe254066271dcaa7506ea7bb56d8f419247023e5dfec476def90ffb18316cd76ef747a015b8cc45a098ecb689d7fbc1cf1c93a5b659f5b11b08f3ceb32a2a0af166d8ab5c2ed812d77351448d9cc63d974c3f7b1c2ac7d75e195f76e116145169492b61367b0fb379f392e10205d43aa35ecb0c6661c0d', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /payments/vpos', '01a1ee88-28ac-705c-855b-c02a146174fd', E'\\xbe7dd32c0530faa8d9fb00f28da1a5f64625cc2a2ca6279684294b8e6de6b4dc', '01a1ee88-28ae-7682-a622-9aeb76089246', '2026-11-18 12:01:03.160008+00', '01a1ee88-28b4-7376-a63b-6644bc1abf6d', '201', E'\\x0233131d441d146069f68a39bb1c488374b24b8854960bf4da919123fd321607d44efa297c1f235bbfa7459d3c7d8e5cbecda67256618f640f6fc62870e158e376fbb8dafa54738e909f865087bfddee892c4f2a74e8a59cc146c2f60111b636e65340d0e342ad252d1185d659f5534595b796cd2833602346611e18c3c2f3599830bf5311c74d3ec08f53335ac39d5a840d8b4faed16363f0f25812e8ccf67c1ce27a8973406b5308204461a6735bef97f6e8504d46e2a5730ce1a8c386f0cf6e45c45c91c10c8b351666de5d45c9a61f78fc9498232c1290166da134d25d531195b53936fc2cde7fe1123bb5bf5a5e7f56d32bb84a9ff12960de21bcab9f367fc7b67aaeea2b3b72c33a66bdfc01cad12c4bdda7bc4f22d7f6df482138dec7dd924e0bc835075f4e2a227511d00b2f47763e5471c749c6b64c8472c4e486beae38ccb6ea44451bdde1a8b7991d4851334147e441772895e79cc0ba708949e724ef54e2693342e85f297e702b0ecc19cc80c5c7158101fd4e21d6cea3310b5b3247753d122f7e442d4e105357207e7d1dc30361c2ea812df42e92490704a36b3b6356da225997f3a886e1fd89cc8d5d7a3333290f20d9d755084e7954b24b21d9b60ae0075cee1e514b0397ec946ed252a413473819', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'POST /payments/{id}/reverse', '01a1ee88-27f3-7526-b9be-dc27e55c5718', E'\\x4e44fb16b543bb6c161b0ad159f4024ba363f97b40b9ef57a355a5510472ab74', '01a1ee88-27fc-726f-a86b-1ad00ee35f74', '2026-11-18 12:01:02.989607+00', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '200', E'\\x0233131d441d146069f68a39bb1c488374b24b88545931c27fe0b87e502ae7794838de5b0f2a3a6ce92c7587ee663ca557ff2671bf276a3d974c490fa03aee9597c4cad2185b4de320b47db27f2f1efd668e7b19ea8a9ef321c77a9e11e96f504aaef7fbce3e09b976200b46db4dacb3331643ae38f7e8f5edd52cab12ea80458a48822798b796b40a7e0ff55020bd93705cc46ddb2d39697708b98885e7280e80b47e61ff0bd049063e70ef9e8dfb6c4a7c307f2c243d2da1ea2351814faa8b2ff494099009ba93168f1ae16f6fb6581e7fb4d0e0c0e485a0128cfd8915bf0fe391d1e477c0f5c1459675b101d158250a69c1bd6fb2e9fc62b8438a69bce706f55caf6571c46b73feb012a6e045dc14c29f52d13cb50444bedcb04f297b486f63eff72a4fcdd7f2413a3bf9b3a2f1821cdb12b0e26b57b9dee63cb00b505a4002ff1b0b6c3ba91a91b2388d28fe0d0b0f1c9b9b163bba4b2c29b5fcae74ef79b049382dddf9420fda33dfdbe952708269dd325ae806dd7f5a304c6488250bec62bd9549a5c9a131e9b23625781d0b5f7ccc5e8b15486d9bb5408f9dbc25aaba9d5e1c58de22b5607efc0c676b311b8331027b71359508ee3a6011a8ef5312a6889fc35e655f370d1145b1a49016f88af79c54f6660f76eb34ed356aea0bb0ba2d1b7b999a211142688e01fe0af3ecf80b443d7c0f88c9a55c80abfe72a86173194d5a9f1d30294f514f251bae908412b28aaf2b216ce4f494c492ef113cd86833aa15632481bd2eb6aa419932296c2064cf8f56354a54b0a396c38e8c560f8a85853292933c51e7627eaad6b11fa2bb3e1214cfd42ee11cbb1223f9c261d2aa8c577cb3b24fae342ec17b033749ca80ceb510ae1cbfc897ed3d9d4f', NULL, NULL);
-- imported_periods
insert into imported_periods (account_id, first_day, last_day, imported_at) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '2026-10-01', '2026-10-31', '2026-11-18 12:01:07.634586+00');
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d441d146069f68a39bb1c488374b24b8854267c3694e4f087e983ff7ba86c069e089bfab74a1c58d30fc4cb814ee6cad9087f60ac55ba3c310b0664575b122fa3620917f7c47f2f8c9cecc819ad4ed13a65770c066bbbfdf320334dc4f2e29f02a0b6e57f53d4c396d13bea2653', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'bc2dd1ff-04ec-4b58-8735-aa4a50a658da', '2026-10-05', '01a1ee88-2978-7332-970b-e47b71086d8c', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x0396fb28da45c95df30f09dc9b36c49d48026bbec63ec976d7664a557af5bf39', '1', '2026-11-18 12:01:06.718439+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\x079a1c474250e134f29864ccfa4d9f337730807d0663b4ba8f4e7ceb52d2065c', '1', '2026-11-18 12:01:06.722153+00', E'\\xbf8fd564a2b0a3f751e5220fccf6991545d1154a809709612237b18c2f4f4106');
insert into login_attempts (subject, count, last_at, name) values (E'\\x4cdff01396385739c9fa69d94c7359b2cfa9612f09096190d581ca1a8465444f', '1', '2026-11-18 12:01:06.725275+00', E'\\xbf8fd564a2b0a3f751e5220fccf6991545d1154a809709612237b18c2f4f4106');
insert into login_attempts (subject, count, last_at, name) values (E'\\x6333a3c0197b593475cc5b3295ee86fc2532f2ff3dc66cd1dceba4acdeb8c87c', '0', '2026-11-18 12:01:05.219361+00', E'\\xadfc283c5877890fcbbfa18e9c04d80c0885b524a796b4ea775ac71b06ceb81d');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-263c-740f-8330-f8209303c40a', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1ee88-263c-740f-8330-f8209303c40a', '2026-11-18 12:01:07.674597+00', '2026-11-18 12:01:07.674597+00', '2026-11-18 12:01:07.674597+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x70f3e51e454aaa7e81e896ac30d018053e10e5767cd7d832affcd8e40a98c97b', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'r4', E'\\x0233131d441d146069f68a39bb1c488374b24b885404fac37e907cb73fb4b73dd12bdc5e656f2d7bc5db78e311a097df7c99c89d7cb94ec31da29fcdd661aa6eba60bc58de5c669722b38c8825c0673e437cb9d6f30aca0ea72301aee07423b3a218276fcd342e33d6', 'true', '{}', '2026-11-18 12:01:03.746289+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-18 12:06:07.568205+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1ee88-3013-7065-9b30-24f660334ec6', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$tf20wIPRn_uLbiZSsGnslQ$LKlBVEqCRBHaleakWmO8pwAnnAG_kOtAawAAw5hadhA', '2026-11-18 12:01:05.046603+00', '2026-11-18 12:01:05.077403+00', NULL, '2026-11-18 12:01:06.623738+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('f84f47bd-2a14-4f2a-9530-b296b13907ab', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-18 12:01:07.579421+00', '2026-11-18 12:01:07.579421+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', '$scrypt$ln=17,r=8,p=1$tf20wIPRn_uLbiZSsGnslQ$LKlBVEqCRBHaleakWmO8pwAnnAG_kOtAawAAw5hadhA', '2026-11-18 12:01:05.077403+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('b6171fda-d5f0-497f-84f7-29dfa0ef40d7', '01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-18 12:01:07.551502+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x230db2c693f0c548a66f3ceb6972fa6dbdb013c73ca6684e15cd4d0747170395', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x247db4d5eba50d857d095ce239bb777fbc9e8cb51fc95c006b0fbe0ad0c9ad8d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x5357e9329f5cc87a947437cb805e4972493627de63b1ae837068507bc3af25ce', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x584c1e868a9d92a1517c7c89fcb77f0b9135196efb92a0d7899ea29c433cb083', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x6f77d033481c5ca962b78fd915bef53d6c4decb40f0fc4ec236d5c51a8d26396', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x79af2b1bc7f711951c7b249b7ee3eb06385c6ce598b55f7c4ae2a223cda064f3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x7bf6cdde47556a3cf2a5e160aa649e21d45275cb03e23d18bed5349257aebd28', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x8e8d0b880be7cb74c5110401675281e55538b0da5ee2bafbdef8936d725a5325', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\xdc424ee046b23df6ce513a9be5b1cba517f1221b8cea0086406d526d2776c6df', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\xfd4236a27a1819311d5973f36e8a4813e725bb91ca26cc921bb14cbca766d920', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x9a1609d4e81a6a4ccca2136cb0b6da1165187bc51f9c17f95b3ef6fa55f287cc', '01a1ee88-3013-7065-9b30-24f660334ec6', '2026-11-18 12:01:06.623738+00', '2026-11-18 12:01:06.623738+00', '2026-11-19 00:01:06.623738+00', 'b0d9c77b-07ae-4d2f-bb87-eecccf8e6434', '127.0.0.1', '', '2026-11-18 12:01:06.623738+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1ee88-302c-76ae-92a8-3edf4434be8a', '01a1ee88-3013-7065-9b30-24f660334ec6', 'pas_op_RZatTGam', E'\\xfc2b3cfa1607d0c27263e9fc795520d2aa8aead752d8f8268d85fb1ab87c696e', '2026-11-18 12:01:05.070587+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x0233131d441d146069f68a39bb1c488374b24b8854a7dfc4f7db59b696fd27cb0a4f9a9da0ca3f2c92ace127ef1807f471842ebb68a7bc68b912882e561ae9046b0168823ef88e7274a1888f93bd1a6fdc1aaf872bd3ae31dd', '0', '2026-11-18 12:01:06.752443+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-263c-740f-8330-f8209303c40a', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-18 12:01:02.524+00', '2026-11-18 12:01:02.756+00', '2026-11-18 12:16:02.524+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b8854d91440d3ad80f7dbc192a485141207167e390b96d06a2ca05a9b5911e0a8061781a7c9e6fe20d3ccc9185500167e4cd97ed381c34d1cfa748a39e8563d01963e9a6570b7337273f50400d1a715b1c28259c120a668e50a563c2474a3ff', E'\\x580cc60130b729496c927c4894a157e451b27f21972ee4702342f3eb4a281fab', E'\\xfa929c935b24eb23cba05df19545ad9ea864e7507b19da0a0d179cf89ef99ba3', E'\\x485824aef785124bdfc3141c4539e5d45241f92bcb998badb7981c2ed19c9a31', NULL, NULL, 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-2685-7ddb-8c2b-cf735811f0ca', '2026-11-18 12:01:02.597+00', NULL, '05326269', '500326269', '{500326269,5326269}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2759-7685-a374-6f48a66d9051', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-18 12:01:02.809+00', '2026-11-18 12:01:02.886+00', '2026-11-18 12:16:02.809+00', '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b885471a89045343b545ada667ea58d6c97c8b95db2214302b5878585602312284ac42bb4e0324101a3756f73d7981a2f8a027d896efb172ee6a825fbcd7594f8e8f3903757eaff963da27153974ef0a7ddc06bde331d1b54e7a3a85ff1aae3', E'\\x580cc60130b729496c927c4894a157e451b27f21972ee4702342f3eb4a281fab', E'\\xfa929c935b24eb23cba05df19545ad9ea864e7507b19da0a0d179cf89ef99ba3', E'\\x485824aef785124bdfc3141c4539e5d45241f92bcb998badb7981c2ed19c9a31', NULL, NULL, 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-2776-7b06-8946-bab99acbff31', '2026-11-18 12:01:02.838+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-27b7-7209-8195-9ebbe43f2247', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-18 12:01:02.903+00', '2026-11-18 12:01:03.007+00', '2026-11-18 12:16:02.903+00', '11.00', '3279.99', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b8854964f1cbd81d1ad3fed81dbd882f170380c5a87ee7a1ad34163861a36b12ac2a79d1c44b481f47e0ea4e5012028a5a289c25ad4bca1b01b495305f9fb05148f05e8224a2ab6623f7462269729c57ca59dc8ebba5bf55553907cfe004f97', E'\\x580cc60130b729496c927c4894a157e451b27f21972ee4702342f3eb4a281fab', E'\\xfa929c935b24eb23cba05df19545ad9ea864e7507b19da0a0d179cf89ef99ba3', E'\\x485824aef785124bdfc3141c4539e5d45241f92bcb998badb7981c2ed19c9a31', NULL, NULL, 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-27cd-7724-8998-711199ff5cf1', '2026-11-18 12:01:02.925+00', NULL, '05326294', '500326294', '{500326294,5326294}', NULL, '000000', NULL, NULL, '01a1ee88-2808-72f0-ad85-064d7b389f43', '2026-11-18 12:01:02.984+00', '05326300', NULL, '{5326300}', NULL, '2026-11-18 12:01:03.007+00', '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-282f-702f-aa88-81c41b9ef9f5', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-18 12:01:03.023+00', '2026-11-18 12:01:03.023+00', '2026-11-18 12:16:03.023+00', '12.00', '3578.17', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b88546f9e2d2f704872a46469884dd91d26f13fe2d62e1bc85ffeaede0dce9131fb9c267f16f884843e1651fde482e674c4fd007b4079a077a46eeddef0f40da6a4f1fbfaf218432f58dfc49b2444bbfc60438d7e0413c0d8fe066191a753eb', E'\\x580cc60130b729496c927c4894a157e451b27f21972ee4702342f3eb4a281fab', E'\\xfa929c935b24eb23cba05df19545ad9ea864e7507b19da0a0d179cf89ef99ba3', E'\\x485824aef785124bdfc3141c4539e5d45241f92bcb998badb7981c2ed19c9a31', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-18 12:16:03.023+00', NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2867-7c3a-8c45-93dd19d132ee', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:01:03.079+00', '2026-11-18 12:01:03.087+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b88545b2bb3c1f436ffdfe7d2312300e921a4b3f26f2e53f4cf165c34370f75bd6afc9490c7db848acdf127a27403fc1116b19e679879cec242f9ab497f7dd4fe17a836cb6668e782a5bb7de3', E'\\xc77a6293c229d56ce5be24527dd8fa3d96751edf38f67d60194ed145c6498975', NULL, E'\\xca0a50c4abafd33a545ab497a0b27f0e871abc0cce6d6017e188cfa18e63bf44', '4242', 'Visa', 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-2850-7fff-b302-42e41e80cb5e', '2026-11-18 12:01:03.079+00', NULL, '5326308', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2889-75d1-b2f4-1089ab16107e', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-18 12:01:03.113+00', '2026-11-18 12:01:03.129+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b885494c704890b5f02d4c6820a4421a16d6b3449d90da7f33c052b874235d2189e37d6d4e38ab63a586c45b1e9be0a7093e39e2cccb0eb833503fb5e9ba27809a501fab5039563f6c251136d', E'\\x9fa3b8766888903cafe5567c253d6256607d4df21a5b627222b2f6ae3bf46214', NULL, E'\\x03aabe42d7ab13f1f87b5f0fd4a80b364c80bfb7cbefa62bc60e59df0aa1c679', '9995', 'Visa', 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-2884-74b0-a2b4-30f71dc54272', '2026-11-18 12:01:03.113+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-28b4-7376-a63b-6644bc1abf6d', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-18 12:01:03.156+00', '2026-11-18 12:01:03.169+00', NULL, '10.00', '2981.81', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b8854301e702a054695769864e3e8c59fdac2b50d1238da9b29d82facde6a9f99f3b5d1f449f7488d16e1622fee37d1e580a8e90422791d76835dc0e283c4e20f5b5d32f5af9e0d4bb5aa682f', E'\\x9843cf7e10a3ef6953b8a105c2d61829ce7825b6d1364eaffbbb88efe7eaddd4', NULL, E'\\xe97a05c6a19691c83fb1b46b8fae80f46980bda2517c75736683b777e35b3930', '0119', 'Visa', 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-28ac-779e-b9c2-59608234290b', '2026-11-18 12:01:03.156+00', '2026-11-18 12:01:03.169+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-18 12:01:07.2387+00', '2026-11-18 12:01:10.423+00', NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-28dd-7b72-b46b-eb94c55778e8', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:01:03.197+00', '2026-11-18 12:01:03.259+00', NULL, '10.00', '2981.81', '2986.81', 'false', '298.18070000', '2026-11-18', NULL, E'\\x0bbed9aca3cea3ffe4adf2ceb333eb90dc587f98eda88b0d3aefa6d538221ec1', NULL, NULL, NULL, NULL, 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7332-970b-e47b71086d8c', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1ee88-2978-7f62-97df-60c8d6bde35e', '2026-11-18 12:01:03.352+00', '2026-11-18 12:01:03.398+00', NULL, '0.03', '10.00', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b8854801b748c189c9506816fbc9043772bfd3695c74fb485277b1588b70de4c8212e6b5e4880cf226aa95c17df05a755402bf61b827e7b5bc502663dcd5ef11a9b199b932b86d57ed1ffc1542ef7812cf50078b9dcdaf15c22c829790f2ca2de04ddfecf9dbda091827ec6ed4ff7a2d0e01f', E'\\x1362c7b344a8b32eb4538afb4952090b7211fc1586a89ee868b3f1473c7586c0', E'\\xb7e359aeac8d41fb5ad3802d89da7d654cc7b6cd47d28368e34f9c23b4ba0bce', E'\\x485824aef785124bdfc3141c4539e5d45241f92bcb998badb7981c2ed19c9a31', NULL, NULL, 'r4', E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', '01a1ee88-2986-71db-8eec-413efb2450b7', '2026-11-18 12:01:03.366+00', NULL, '50326339', NULL, '{50326339}', '248a8949-7d1a-4d6e-a0b6-70bdbe54ed72', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7648-bcbb-6488b1b14fd5', 'DISPERSION', 'FAILED', NULL, NULL, '01a1ee88-2978-7f62-97df-60c8d6bde35e', '2026-11-18 12:01:03.352+00', '2026-11-18 12:01:03.387+00', NULL, '0.07', '20.51', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b8854e6cdd2e9e5956ff7ea9446a03f85d9431dcd9a143c170bc057bf1ebf6efabab08142452feae2eb93135b878c28ebf941a65360b63c0719b773ec6bc08661fdda0f4fb8c4ca5c323e807d4b5cc96d2914c6f6377558134bb0467a5f6f5ce95ee5475234541de0ef9c9a57945a124c9446', E'\\x39bc9ce26829a3c73ce336282e29e12d74a99eb867d3f9910f6b18895228d1e9', E'\\xb72acdc9cc2036f97b7b81feffc383d85ade4bc6177ad49aa13a16ebea0bc1e7', E'\\x485824aef785124bdfc3141c4539e5d45241f92bcb998badb7981c2ed19c9a31', NULL, NULL, 'r4', E'\\x77c1864797c5e4235b15bfa71d2c6a14cd35a8d520658f2c5bdc8dec61488d43', '01a1ee88-2987-7fcd-9790-8a8898725f20', '2026-11-18 12:01:03.367+00', NULL, NULL, NULL, '{}', '6fa05e8c-8d19-4c7c-9f54-add0979481f8', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2aa2-762e-82cf-d1f072628ca8', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-18 12:01:03.65+00', '2026-11-18 12:01:03.699+00', '2026-11-18 12:16:03.65+00', '13.00', '3876.35', NULL, 'false', '298.18070000', '2026-11-18', E'\\x0233131d441d146069f68a39bb1c488374b24b8854760449b823c7e84b7aa8a8c90c0838cca0dc95a3331af0febf876c2f2cd61ddf43564a2a2d504099060427a76758947cca9056c77c51d3a961aa12aa3ee66d67e4879e0f06d0b198809188dcad9a051255af4f0641da8a5ca3f9ae4fd9', E'\\x580cc60130b729496c927c4894a157e451b27f21972ee4702342f3eb4a281fab', E'\\xfa929c935b24eb23cba05df19545ad9ea864e7507b19da0a0d179cf89ef99ba3', E'\\x485824aef785124bdfc3141c4539e5d45241f92bcb998badb7981c2ed19c9a31', NULL, NULL, 'bnc', E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-2ac7-7950-9e59-83847193d1d5', '2026-11-18 12:01:03.687+00', NULL, '05326369', '500326369', '{500326369,5326369}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1ee88-2a6b-79a7-9414-0e92ea6b05bb', '01a1ee88-2592-7e43-afe7-b8cb1f30c983', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-263c-740f-8330-f8209303c40a', '1', '450cd93f-f167-4d8c-8010-0fdd9ebec73f', '20.00', '2026-11-18 12:01:07.686983+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x27040c7e4b4148a6c112c854c69fc6b222f512127ada10c504f79e902ca816d9', '01a1ee88-3013-7065-9b30-24f660334ec6', 'factor', '2026-11-18 12:06:07.246599+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7332-970b-e47b71086d8c', '10.00', 'key:requester', '2026-11-18 12:01:07.654932+00', '2026-11-19 12:01:07.654932+00', 'approved', 'user:ana', '2026-11-18 12:01:07.654932+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-263c-740f-8330-f8209303c40a', '01a1ee88-264e-70a1-9fd0-14115c39fbcb', '2026-11-18 12:01:02.524+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-263c-740f-8330-f8209303c40a', '01a1ee88-2685-7400-829f-f3eeb82bd7c6', '2026-11-18 12:01:02.597+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-263c-740f-8330-f8209303c40a', '01a1ee88-2725-77eb-997c-c71cd88ff28d', '2026-11-18 12:01:02.756+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05326269"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2759-7685-a374-6f48a66d9051', '01a1ee88-275a-711e-abbc-382f357f31d6', '2026-11-18 12:01:02.809+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2759-7685-a374-6f48a66d9051', '01a1ee88-2776-7cbb-8ce8-cdcf8c70eb2e', '2026-11-18 12:01:02.838+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2759-7685-a374-6f48a66d9051', '01a1ee88-27a7-7339-8eab-754798de7657', '2026-11-18 12:01:02.886+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '01a1ee88-27b8-7687-8c40-f9eba3b1682e', '2026-11-18 12:01:02.903+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '01a1ee88-27cd-727c-ac2e-835aa0ca6b4e', '2026-11-18 12:01:02.925+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '01a1ee88-27df-7fe1-a6ae-4f54f8683fd5', '2026-11-18 12:01:02.943+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05326294"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '01a1ee88-2808-773e-9600-22b1f6e582f5', '2026-11-18 12:01:02.984+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '01a1ee88-2820-7bf8-9c24-a871ffafb133', '2026-11-18 12:01:03.007+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "05326300"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-282f-702f-aa88-81c41b9ef9f5', '01a1ee88-282f-77d5-b92f-1ff829b8ef66', '2026-11-18 12:01:03.023+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2867-7c3a-8c45-93dd19d132ee', '01a1ee88-2868-789b-b46c-83a6884eb642', '2026-11-18 12:01:03.079+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2867-7c3a-8c45-93dd19d132ee', '01a1ee88-2870-77b6-875a-337656cfed5a', '2026-11-18 12:01:03.087+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "5326308"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2889-75d1-b2f4-1089ab16107e', '01a1ee88-2889-7605-b951-56c14ec8efe9', '2026-11-18 12:01:03.113+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2889-75d1-b2f4-1089ab16107e', '01a1ee88-289a-7b15-85a8-0ee11e554bde', '2026-11-18 12:01:03.129+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-28b4-7376-a63b-6644bc1abf6d', '01a1ee88-28b4-70f8-9863-4898a633929f', '2026-11-18 12:01:03.156+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-28b4-7376-a63b-6644bc1abf6d', '01a1ee88-28c2-7839-a8e8-f08a789e240b', '2026-11-18 12:01:03.169+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-28dd-7b72-b46b-eb94c55778e8', '01a1ee88-293f-77c3-a448-27a209d622a3', '2026-11-18 12:01:03.259+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-18", "reference": "11110002", "receivedVesAmount": "2986.81"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7332-970b-e47b71086d8c', '01a1ee88-297a-7377-9712-64834562b54b', '2026-11-18 12:01:03.352+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ee88-2978-7f62-97df-60c8d6bde35e"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7332-970b-e47b71086d8c', '01a1ee88-2986-7670-8e22-9bb6ff58b26a', '2026-11-18 12:01:03.366+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7332-970b-e47b71086d8c', '01a1ee88-29a6-79e9-a740-f6d040cae771', '2026-11-18 12:01:03.398+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "50326339"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7648-bcbb-6488b1b14fd5', '01a1ee88-297a-7427-b8bc-29e8367d6524', '2026-11-18 12:01:03.352+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1ee88-2978-7f62-97df-60c8d6bde35e"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7648-bcbb-6488b1b14fd5', '01a1ee88-2987-7510-a4f7-939620b5dd9a', '2026-11-18 12:01:03.367+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2978-7648-bcbb-6488b1b14fd5', '01a1ee88-299b-78ef-8874-3980de8a9f55', '2026-11-18 12:01:03.387+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2aa2-762e-82cf-d1f072628ca8', '01a1ee88-2aa3-7970-941f-4675fcd8dfb0', '2026-11-18 12:01:03.65+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2aa2-762e-82cf-d1f072628ca8', '01a1ee88-2ac8-79f2-a54f-f6c548e27322', '2026-11-18 12:01:03.687+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1ee88-2592-7e43-afe7-b8cb1f30c983');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2aa2-762e-82cf-d1f072628ca8', '01a1ee88-2ad4-74d8-8e8f-5fdc96aadc9f', '2026-11-18 12:01:03.699+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05326369"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers, reversed_usd_amount, reversed_ves_amount) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '2026-11-18 11:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}', '0.00', '0.00');
-- payment_hours_done
insert into payment_hours_done (only_row, until, reversals_until) values ('true', '2026-11-18 12:01:00.659024+00', '-infinity');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2a43-79fa-a4b8-602ab6061e8c', E'\\x6362b4b2e4d2c97fabe8538579b3d9717ce9d9b522386ee6ece0308c32ae085f', E'\\x0233131d441d146069f68a39bb1c488374b24b885468576ab4bab808096b92959d1dcbf4afa0b27139dcec6fae22c24c0179d4fa2cff96a37ff01f2c5661ef0f2f2f970e3e77d2bf8019f8c89abfe5db05aa65f59286c720b2819a5665e31da324ab', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-18 12:01:03.555+00', 'key:01a1ee88-2592-7e43-afe7-b8cb1f30c983');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '1e19fa41-880a-402c-9ab6-0671136b8e2d', '150.25', NULL, NULL, NULL, NULL, '2026-11-18 12:01:07.642591+00', '2026-11-19 13:01:07.642591+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x0435d0308cbf6286d88a77d8a40047a2c6d24fad3d3d78d2cd7b1f9a459bccb0', '01a1ee88-3013-7065-9b30-24f660334ec6', '2026-11-18 12:06:07.316097+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '196', '2026-11-18 12:01:07.572805+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-18 12:01:07.345559+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-18 12:01:07.345559+00', '2026-11-18', '2026-11-18 12:01:02.260506+00', '2026-11-18 12:01:02.367168+00', '2026-11-18 12:01:02.367168+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'operator', '300.00000000', 'false', '2026-11-18 12:01:07.345559+00', '2026-11-18 12:01:07.345559+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-18', 'sandbox', '298.18070000', 'false', '2026-11-18 12:01:02.367168+00', '2026-11-18 12:01:02.367168+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-18 12:01:01.078963+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-18 12:01:01.081625+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 12:01:01.098835+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-18 12:01:01.09948+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-18 12:01:01.110823+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-18 12:01:01.11151+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-18 12:01:01.11151+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-18 12:01:01.11151+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-18 12:01:01.11151+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-18 12:01:01.11151+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-18 12:01:01.171549+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('33', '0033_reversed_amounts.sql', '53bf91bbbee93757d20150bd7e1563f045633e7223071d5b07b780be92b384be', '2026-11-18 12:01:01.173609+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('34', '0034_charges_by_account.sql', '541c2204c4a559349f193f0d79884c8ced6d165e30309764e246ec5e4f3fa723', '2026-11-18 12:01:01.183749+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('35', '0035_unused_index.sql', '5611c07b2af85f4f26b1781d82f7fe18bf6ac9e60ef56c8db05778491800e1ec', '2026-11-18 12:01:01.194591+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('36', '0036_covered_days.sql', '6a06f91fc06c6157f71f016c24b74e2791789224c6afdb085174efbc5a1a8d20', '2026-11-18 12:01:01.198908+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('37', '0037_imported_movements.sql', 'e7e6fc219d8bbe2318f998bd531a5ed7ad92bc9da4d2231066e438f7976d017a', '2026-11-18 12:01:01.198908+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('41', '0041_account_identity.sql', '2dfe1a4a0235e5aacf992518ab8f140e3023ff0cc7ef45ca1be531286de35b31', '2026-11-18 12:01:01.198908+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('46', '0046_imported_by_amount.sql', 'e800f640a8d22e3bd89f92ecb8b794ef5cb4d4a5d1f1fe2112d62517b7b0ddbf', '2026-11-18 12:01:01.222029+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-18 12:01:00.659024+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-18 12:01:00.659024+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-18 12:01:01.244055+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '2', '97a42748c5088d677d26cebbf5adbc551379eec0995d9b9ab33fc95887766d25', '2026-11-18 12:01:01.250698+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-18 12:01:01.224091+00');
insert into schema_routines (name, version, checksum, applied_at) values ('merge_imported_movement.sql', '1', '7664784cc710d6874e5ce98faca9c8e203bbc24ccf25efd1889f917e8a2e9081', '2026-11-18 12:01:01.258734+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '4', '55cef55293ff9b73404ef7470aa1c760806e7c502923d09b3b6d6417bfb6653d', '2026-11-18 12:01:01.252226+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-18 12:01:01.248015+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '3', '427497a17ca16bfdd7847947e701ecdd2b8d134692e983737fc3bc1d06ee2407', '2026-11-18 12:01:01.234369+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at, read_from) values (E'\\xe10fea89f5747aab7f9a0519b28753bc15906d71e2dfa65e62b0939f6435745c', '01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-18 12:01:07.626316+00', NULL);
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '801', '1', '01a1ee88-264e-70a1-9fd0-14115c39fbcb', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-263c-740f-8330-f8209303c40a","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.524Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.524Z"}', '2026-11-18 12:01:02.547093+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '809', '2', '01a1ee88-2725-77eb-997c-c71cd88ff28d', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-263c-740f-8330-f8209303c40a","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"05326269","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.524Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.756Z"}', '2026-11-18 12:01:02.770593+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '811', '3', '01a1ee88-275a-711e-abbc-382f357f31d6', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-2759-7685-a374-6f48a66d9051","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.809Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.809Z"}', '2026-11-18 12:01:02.813862+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '817', '4', '01a1ee88-27a7-7339-8eab-754798de7657', '{"event":"payment.failed","data":{"paymentId":"01a1ee88-2759-7685-a374-6f48a66d9051","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.809Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.886Z"}', '2026-11-18 12:01:02.890584+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '818', '5', '01a1ee88-27b8-7687-8c40-f9eba3b1682e', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-27b7-7209-8195-9ebbe43f2247","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.903Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.903Z"}', '2026-11-18 12:01:02.907662+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '824', '6', '01a1ee88-27df-7fe1-a6ae-4f54f8683fd5', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-27b7-7209-8195-9ebbe43f2247","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05326294","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.903Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.943Z"}', '2026-11-18 12:01:02.947681+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '829', '7', '01a1ee88-2820-7bf8-9c24-a871ffafb133', '{"event":"payment.reversed","data":{"paymentId":"01a1ee88-27b7-7209-8195-9ebbe43f2247","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05326294","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.903Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.007Z"}', '2026-11-18 12:01:03.011739+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '831', '8', '01a1ee88-282f-77d5-b92f-1ff829b8ef66', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-282f-702f-aa88-81c41b9ef9f5","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.023Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.023Z"}', '2026-11-18 12:01:03.02794+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '838', '9', '01a1ee88-2870-77b6-875a-337656cfed5a', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-2867-7c3a-8c45-93dd19d132ee","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"5326308","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.079Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.087Z"}', '2026-11-18 12:01:03.092236+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '845', '10', '01a1ee88-289a-7b15-85a8-0ee11e554bde', '{"event":"payment.failed","data":{"paymentId":"01a1ee88-2889-75d1-b2f4-1089ab16107e","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.113Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.129Z"}', '2026-11-18 12:01:03.133784+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '850', '11', '01a1ee88-28c2-7839-a8e8-f08a789e240b', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-28b4-7376-a63b-6644bc1abf6d","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.156Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.169Z"}', '2026-11-18 12:01:03.173818+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '857', '12', '01a1ee88-293f-77c3-a448-27a209d622a3', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-28dd-7b72-b46b-eb94c55778e8","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.197Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.259Z"}', '2026-11-18 12:01:03.310981+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '863', '13', '01a1ee88-299b-78ef-8874-3980de8a9f55', '{"event":"payment.failed","data":{"paymentId":"01a1ee88-2978-7648-bcbb-6488b1b14fd5","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.352Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.387Z"}', '2026-11-18 12:01:03.396371+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '866', '14', '01a1ee88-29a6-79e9-a740-f6d040cae771', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-2978-7332-970b-e47b71086d8c","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"50326339","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.352Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.398Z"}', '2026-11-18 12:01:03.40613+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '877', '15', '01a1ee88-2aa3-7970-941f-4675fcd8dfb0', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-2aa2-762e-82cf-d1f072628ca8","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.650Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","checkoutSessionId":"01a1ee88-2a6b-79a7-9414-0e92ea6b05bb","livemode":false},"timestamp":"2026-11-18T12:01:03.650Z"}', '2026-11-18 12:01:03.654751+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '882', '16', '01a1ee88-2ad3-79a7-9414-8bf227717459', '{"event":"checkout.paid","data":{"sessionId":"01a1ee88-2a6b-79a7-9414-0e92ea6b05bb","linkId":"01a1ee88-2a43-79fa-a4b8-602ab6061e8c","status":"PAID","paymentId":"01a1ee88-2aa2-762e-82cf-d1f072628ca8","description":"Pedido 1042","usdAmount":13,"keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.595Z","livemode":false},"timestamp":"2026-11-18T12:01:03.699Z"}', '2026-11-18 12:01:03.70378+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '882', '17', '01a1ee88-2ad4-74d8-8e8f-5fdc96aadc9f', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-2aa2-762e-82cf-d1f072628ca8","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"05326369","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.650Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","checkoutSessionId":"01a1ee88-2a6b-79a7-9414-0e92ea6b05bb","livemode":false},"timestamp":"2026-11-18T12:01:03.699Z"}', '2026-11-18 12:01:03.70378+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1ee88-3013-7065-9b30-24f660334ec6', E'\\x5f2a5de306f90dca0adeb2458432881bd0e70b003d46c46a1c6648825b7c2632', '2026-11-18 12:01:07.324775+00', '2026-11-21 12:01:07.324775+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-264e-70a1-9fd0-14115c39fbcb', 'payment.pending', '01a1ee88-263c-740f-8330-f8209303c40a', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-263c-740f-8330-f8209303c40a","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.524Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.524Z"}', 'delivered', '2026-11-18 12:01:02.524+00', '01a1ee88-2666-77f4-8a5c-c7d3a5f5cba3', '2026-11-18 12:01:02.571683+00', '200', NULL, '16', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-2725-77eb-997c-c71cd88ff28d', 'payment.completed', '01a1ee88-263c-740f-8330-f8209303c40a', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-263c-740f-8330-f8209303c40a","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"05326269","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.524Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.756Z"}', 'delivered', '2026-11-18 12:01:02.756+00', '01a1ee88-2742-75bc-ab90-8cf57a023a92', '2026-11-18 12:01:02.79508+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-275a-711e-abbc-382f357f31d6', 'payment.pending', '01a1ee88-2759-7685-a374-6f48a66d9051', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-2759-7685-a374-6f48a66d9051","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.809Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.809Z"}', 'delivered', '2026-11-18 12:01:02.809+00', '01a1ee88-2764-7e09-a51a-ba42e91f9760', '2026-11-18 12:01:02.824568+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-27a7-7339-8eab-754798de7657', 'payment.failed', '01a1ee88-2759-7685-a374-6f48a66d9051', '{"event":"payment.failed","data":{"paymentId":"01a1ee88-2759-7685-a374-6f48a66d9051","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.809Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.886Z"}', 'delivered', '2026-11-18 12:01:02.886+00', '01a1ee88-27b2-78a9-ab11-601843d0ff7b', '2026-11-18 12:01:02.910601+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-27b8-7687-8c40-f9eba3b1682e', 'payment.pending', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-27b7-7209-8195-9ebbe43f2247","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.903Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.903Z"}', 'delivered', '2026-11-18 12:01:02.903+00', '01a1ee88-27c9-7b82-8e89-1a7d0e436bbb', '2026-11-18 12:01:02.929732+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-27df-7fe1-a6ae-4f54f8683fd5', 'payment.completed', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-27b7-7209-8195-9ebbe43f2247","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05326294","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.903Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:02.943Z"}', 'delivered', '2026-11-18 12:01:02.943+00', '01a1ee88-27ee-7b87-8472-1bea217c56f9', '2026-11-18 12:01:02.962377+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-2820-7bf8-9c24-a871ffafb133', 'payment.reversed', '01a1ee88-27b7-7209-8195-9ebbe43f2247', '{"event":"payment.reversed","data":{"paymentId":"01a1ee88-27b7-7209-8195-9ebbe43f2247","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3279.99,"bcvRate":298.1807,"bankReference":"05326294","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:02.903Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.007Z"}', 'delivered', '2026-11-18 12:01:03.007+00', '01a1ee88-2829-746e-84a7-98597b8e8411', '2026-11-18 12:01:03.02186+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-282f-77d5-b92f-1ff829b8ef66', 'payment.pending', '01a1ee88-282f-702f-aa88-81c41b9ef9f5', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-282f-702f-aa88-81c41b9ef9f5","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3578.17,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.023Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.023Z"}', 'delivered', '2026-11-18 12:01:03.023+00', '01a1ee88-2837-713a-a6c5-c2b9f5579983', '2026-11-18 12:01:03.058606+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-2870-77b6-875a-337656cfed5a', 'payment.completed', '01a1ee88-2867-7c3a-8c45-93dd19d132ee', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-2867-7c3a-8c45-93dd19d132ee","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"bankReference":"5326308","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.079Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.087Z"}', 'delivered', '2026-11-18 12:01:03.087+00', '01a1ee88-2879-70e7-90f9-0ea86fda9c10', '2026-11-18 12:01:03.101269+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-289a-7b15-85a8-0ee11e554bde', 'payment.failed', '01a1ee88-2889-75d1-b2f4-1089ab16107e', '{"event":"payment.failed","data":{"paymentId":"01a1ee88-2889-75d1-b2f4-1089ab16107e","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.113Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.129Z"}', 'delivered', '2026-11-18 12:01:03.129+00', '01a1ee88-28a7-7b88-8c56-668e94d1a91a', '2026-11-18 12:01:03.150833+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-28c2-7839-a8e8-f08a789e240b', 'payment.pending', '01a1ee88-28b4-7376-a63b-6644bc1abf6d', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-28b4-7376-a63b-6644bc1abf6d","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2981.81,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.156Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.169Z"}', 'delivered', '2026-11-18 12:01:03.169+00', '01a1ee88-28c7-7adc-bfb6-8403723633a5', '2026-11-18 12:01:03.199592+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-293f-77c3-a448-27a209d622a3', 'payment.completed', '01a1ee88-28dd-7b72-b46b-eb94c55778e8', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-28dd-7b72-b46b-eb94c55778e8","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2981.81,"receivedVesAmount":2986.81,"bcvRate":298.1807,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.197Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.259Z"}', 'delivered', '2026-11-18 12:01:03.259+00', '01a1ee88-2957-7bbc-9caf-33a801b8426b', '2026-11-18 12:01:03.32414+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-299b-78ef-8874-3980de8a9f55', 'payment.failed', '01a1ee88-2978-7648-bcbb-6488b1b14fd5', '{"event":"payment.failed","data":{"paymentId":"01a1ee88-2978-7648-bcbb-6488b1b14fd5","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":298.1807,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.352Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.387Z"}', 'delivered', '2026-11-18 12:01:03.387+00', '01a1ee88-29aa-71ed-a49b-fba05227f249', '2026-11-18 12:01:03.40555+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-29a6-79e9-a740-f6d040cae771', 'payment.completed', '01a1ee88-2978-7332-970b-e47b71086d8c', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-2978-7332-970b-e47b71086d8c","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":298.1807,"bankReference":"50326339","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.352Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","livemode":false},"timestamp":"2026-11-18T12:01:03.398Z"}', 'delivered', '2026-11-18 12:01:03.398+00', '01a1ee88-29ad-7003-9374-0e751a4081b2', '2026-11-18 12:01:03.412882+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-2aa3-7970-941f-4675fcd8dfb0', 'payment.pending', '01a1ee88-2aa2-762e-82cf-d1f072628ca8', '{"event":"payment.pending","data":{"paymentId":"01a1ee88-2aa2-762e-82cf-d1f072628ca8","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.650Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","checkoutSessionId":"01a1ee88-2a6b-79a7-9414-0e92ea6b05bb","livemode":false},"timestamp":"2026-11-18T12:01:03.650Z"}', 'delivered', '2026-11-18 12:01:03.65+00', '01a1ee88-2aaa-7a6b-b0fe-83914c84c0af', '2026-11-18 12:01:03.665908+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '01a1ee88-2ad4-74d8-8e8f-5fdc96aadc9f', 'payment.completed', '01a1ee88-2aa2-762e-82cf-d1f072628ca8', '{"event":"payment.completed","data":{"paymentId":"01a1ee88-2aa2-762e-82cf-d1f072628ca8","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3876.35,"bcvRate":298.1807,"bankReference":"05326369","tenantName":"Tienda de prueba","createdAt":"2026-11-18T12:01:03.650Z","keyId":"01a1ee88-2592-7e43-afe7-b8cb1f30c983","checkoutSessionId":"01a1ee88-2a6b-79a7-9414-0e92ea6b05bb","livemode":false},"timestamp":"2026-11-18T12:01:03.699Z"}', 'delivered', '2026-11-18 12:01:03.699+00', '01a1ee88-2aea-7404-a415-f4f305aded08', '2026-11-18 12:01:03.726588+00', '200', NULL, '3', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1ee88-254e-7ab5-9266-dfb62c8e79a7', 'false', '01a1ee88-2606-7de3-af0a-2b39b7e8c3e0', '1', 'http://127.0.0.1:46795/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d441d146069f68a39bb1c488374b24b885476c78390c1060eadef5a7969ba32f30a63bfe8719cd087794e8eaf340532a7af797d9c461e1c523c651e369fd4b2fe39327d96e5c0ff0837317cad9c64844189426220ca51e1c45ec87e9dc78868', NULL, NULL, '2026-11-18 12:01:02.47+00', '2026-11-18 12:01:02.47+00');
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
