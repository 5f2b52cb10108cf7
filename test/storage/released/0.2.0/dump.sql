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
alter table bank_questions disable trigger user;
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
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_questions, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 23:39:37.78021+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'r4', E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', 'http://127.0.0.1:35937');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', 'false', 'pas_test_uGOZr2iz', E'\\xc77f7dfed99d279b20ed2b8953256c286008da581d5dca0c7c6fac75570e43ba', '2026-11-16 23:39:37.797724+00', NULL, NULL, '2026-11-16 23:39:39.596853+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-01d9-73d4-9cc2-65deecfdbd09', 'true', 'pas_live_3XMWXFxU', E'\\x5c04afea7b8a190396302ed4ac353000ce7efe8f11a72fe4e8a398483a9daaab', '2026-11-16 23:39:37.817384+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x5506ade0019747ce6ddaf53f03e667d4b2cffb0c1aebd54f7915725c2835f22e', '2026-11-16 23:39:39.593312+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-01a2-7dc5-8c9a-a908edbb626d', '2026-11-16 23:39:37.782886+00', 'test', 'tenant.create', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xcaceb361015b236ac11afe26fe962492606d51799d20045d855bd1607137fbed');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-01c5-7ed3-81fd-3bb67a7bc904', '2026-11-16 23:39:37.800834+00', 'test', 'key.create', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_uGOZr2iz", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xcaceb361015b236ac11afe26fe962492606d51799d20045d855bd1607137fbed', E'\\x9f2c721d5a27134d8245dec64a2e312675ebadea7b1063a559e345db6eb91fdf');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-01d9-7584-a8bb-10389ef94b3b', '2026-11-16 23:39:37.818038+00', 'test', 'key.create', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-01d9-73d4-9cc2-65deecfdbd09', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_3XMWXFxU", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x9f2c721d5a27134d8245dec64a2e312675ebadea7b1063a559e345db6eb91fdf', E'\\xe2c4f9fe39ec6a936bbbb613ca17f4e543dad2993345a86c92b0096242162b67');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-01fa-758f-a290-ecffaae1bb92', '2026-11-16 23:39:37.855714+00', 'key:01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', 'webhook.create', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '{"host": "127.0.0.1:46277", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', '01a1e6bb-01f1-7f3f-b7a3-f5a9566c23e5', '4', E'\\xe2c4f9fe39ec6a936bbbb613ca17f4e543dad2993345a86c92b0096242162b67', E'\\xa384ad6e2ad78c4e6a6fd48122c0c9a88b096636a23cdaef680dbb40085f1bec');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-03c9-7b30-b229-ecd51e6452ad', '2026-11-16 23:39:38.314904+00', 'test', 'checkout.profile', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xa384ad6e2ad78c4e6a6fd48122c0c9a88b096636a23cdaef680dbb40085f1bec', E'\\xcbae0ccc2e91e00e33bd970cd7a90faa68207eca9cde0dab451418f10d42f76e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-03d2-79f4-8b98-7f78b1a3bb51', '2026-11-16 23:39:38.324994+00', 'key:01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', 'link.create', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-03d1-7072-8dad-bc25977e90ce', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', '01a1e6bb-03cc-78ef-8629-d00068902d00', '6', E'\\xcbae0ccc2e91e00e33bd970cd7a90faa68207eca9cde0dab451418f10d42f76e', E'\\xe5205a2e1a7fbd3e0256fb2eea3930809c3e02189e7070b0399e9c9ad2a5ab98');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-0421-7e4c-b7a9-c1a70c51b895', '2026-11-16 23:39:38.403473+00', 'test', 'bank.notifications', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xe5205a2e1a7fbd3e0256fb2eea3930809c3e02189e7070b0399e9c9ad2a5ab98', E'\\xe6c6200d5028b92b39819a63f4db346644c8296fa0c641b99ac03b2ebaa7a942');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-044d-75ef-b307-e56cd8b591c3', '2026-11-16 23:39:38.447449+00', 'key:01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', 'movement.ignore', '01a1e6bb-01a2-7179-a893-5c5a9616a767', '01a1e6bb-0438-7be0-9593-769a7eabb27e', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', '01a1e6bb-0449-7c0d-bc2e-78eabe785341', '8', E'\\xe6c6200d5028b92b39819a63f4db346644c8296fa0c641b99ac03b2ebaa7a942', E'\\x6de4c2bffc1bd04ba02ee9d978014f714abc9de6dbc766cc82fbb030e0d0b056');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-05dc-7d94-abc1-b1ad8ef88e4e', '2026-11-16 23:39:38.847916+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x6de4c2bffc1bd04ba02ee9d978014f714abc9de6dbc766cc82fbb030e0d0b056', E'\\x024576310cc26c7bdf36078e637417d52631b397400e83176a418815e69d2680');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-05e2-787e-9732-fc2a4ba99709', '2026-11-16 23:39:38.851928+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_Zl6SKxNz"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x024576310cc26c7bdf36078e637417d52631b397400e83176a418815e69d2680', E'\\xabe97bfd7f5b7f66607534711dd743e04d03a92fd7a7d7f17d2fbbb067e110a1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-05e4-7f46-918f-c1f189ad27ad', '2026-11-16 23:39:38.854738+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xabe97bfd7f5b7f66607534711dd743e04d03a92fd7a7d7f17d2fbbb067e110a1', E'\\x10bbf88e58c61e855f891b644654e4e777b8b693ac980291bf463748542f832e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-0777-79fd-a2bc-d84112f74ae3', '2026-11-16 23:39:39.25689+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'f1086855f5d304fe', NULL, '01a1e6bb-05e8-7acb-9242-d91c0a64e934', '12', E'\\x10bbf88e58c61e855f891b644654e4e777b8b693ac980291bf463748542f832e', E'\\x0847766fda0cec64814132e494da40f931ca05680c9f605e18db0dda1adf599d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-07aa-7710-a81e-f8afecc469a6', '2026-11-16 23:39:39.307814+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x0411629f974df8632e330ba1779957e3a077003c371d15148f3b6895ef4163ca', E'\\xc6a5ff46bfea582c0f260bc63e8789e0335224a5a2d94ef8273d7cd9b96d9a5a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-08c1-73da-b5e9-6846dc3f806e', '2026-11-16 23:39:39.587222+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xc6a5ff46bfea582c0f260bc63e8789e0335224a5a2d94ef8273d7cd9b96d9a5a', E'\\xd5cfdc8d1f7df2563fbaf6558ae0a067f3f207b593706a371692b6c60ab2d001');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-08c4-70c3-bdad-f788302b4dea', '2026-11-16 23:39:39.589042+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xd5cfdc8d1f7df2563fbaf6558ae0a067f3f207b593706a371692b6c60ab2d001', E'\\xcffa5a24db87aacad0f4d89cbfbc244b5a98711dbd01c4d620c803c79abac19f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-08c5-7bfe-85e6-23fd9006fced', '2026-11-16 23:39:39.59171+00', 'test', 'bank.set', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xcffa5a24db87aacad0f4d89cbfbc244b5a98711dbd01c4d620c803c79abac19f', E'\\xee85ff456362cf6e2111503e3825805798f29fa67529dc96d5412a7dade0b833');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e6bb-08c8-79f6-bdf8-010fae55daa4', '2026-11-16 23:39:39.593312+00', 'test', 'bank.route', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xee85ff456362cf6e2111503e3825805798f29fa67529dc96d5412a7dade0b833', E'\\x5506ade0019747ce6ddaf53f03e667d4b2cffb0c1aebd54f7915725c2835f22e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('89855665-7422-89ca-8e90-aba157d6298d', '2026-11-16 23:39:39.301762+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e6bb-079d-7ec7-8f67-588134c26437', '13', E'\\x0847766fda0cec64814132e494da40f931ca05680c9f605e18db0dda1adf599d', E'\\x0411629f974df8632e330ba1779957e3a077003c371d15148f3b6895ef4163ca');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'true', 'bnc', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56e03e6b9e3eaf23244bcaf391d899db2288ac7d3e017059938e373caded5ca0a160d42fde9118d70d7bc4478445198cb24f33a8a32fda39621bd87300c539118bda', '01a1e6bb-08c5-7980-960c-d06461f30a7b', '2026-11-16 23:39:39.590175+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', E'\\x5da67afdbbcb1a6ebc791968ddf2e3f659fc6790767b0af08e88cbf36f9fe258', '01a1e6bb-0427-717f-b580-953985f596a5', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'r4', 'R4consulta', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56e260e0563e91300c74d711a5766758d2ae6cadb513d034242a6020514d7ceb6eb6807a36f5b94d5a33b834c4b56180a51df034078aca2e87060cc88a0976f129c46dc50d7f85ec4461df195a98ba549ff112e79f1075074f5d5348e278da8a9286a5769b74a004', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:39:38.408812+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', E'\\x90b0c240e65aa65960febfba76983c1f19a5e0b7f3aa7697d343043c8be294ba', '01a1e6bb-0438-7c9a-8463-ea34c30ac761', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'r4', 'MBconsulta', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56e8544a6c12321fbe990a4771a5f24a84f2f1532ca1b75f9e99561367605c6e639a6af8bb1889f4612c326c93db4f9bfd856b844833225012a9422ba48e907bb8675a7e6a281f307c1bd8640181b137edfa3f886aadf924b2403cdbbe539a9ce4bf7c6226f5f307f6cb4a14e560133cafbe1baf95ef2d2851af19f09eea453feb353365198cbbbeb9c5f3e02436f05c043c819eea671fcd40ad7035d70f3fe7fa5735ba09ca22a0d2ac93dd6e8edaa891b1e2dd999f301c42666bc343bdf2dcb1767fa718cb7265ff43696d08190368fd63f1f6ea9119046a24b8223e73b0380c25e4e40e5616e85d7f128ae9505d24d0ee62ff5edf8dfcfb5cf23382c3293a1eb0aea45c', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 23:39:38.425002+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', E'\\xa819c8868ecb7cb2e653d73bc409c9532d603b5f39af7b1e76b72d3b5ff6081b', '01a1e6bb-0435-7695-9adc-32545384da58', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'r4', 'R4notifica', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56c0e3504ec17795c6a8c0f74568beddaad1550b191d55029273fc8a90ea49ae55ce8edde3e260dd0095dd1cc5bd4e6dcb0e6670874adb98f010161b3e6d7127e01f7250da65a5f27253972daa043c6f48829ebe1ec5a368df2e00af3648fa421422b206c35324e066a28136e55ed12d5d30976106abd61ec25224f9d8ab3f8371105352aed5a71db3782e8da9e792ef9a1351533df382e8547864c3878d4e2d1046cd289ac852e1b98c081e5d0149d512e9fd17d5a5dd3f6252ec9b850b94d969cfabb3d3cdec54b074340782a158592b18b4a0da3fe0c82bd644bc6b66b6431cc1e983b555741389f6544173daefd0defc1ca59e5ddfd3bf624c3f8c0bbbceaca9df92', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 23:39:38.421524+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', E'\\xb5d54f29417cba6f54e95068a5bff3977f2b49438d68ac799a6a94adabe2ad3c', '01a1e6bb-0430-7357-9216-69f4c8b79eeb', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'r4', 'R4notifica', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56ce0f2b23db660887cbfce8eed3b33de74baf30de2cf0a436cb3630da6b8593ca7e1f7bbbe1798febf61183faf05d0643962e04f3d4b143c22d69fda57585bb6c6be243f151534baa2b464f3703a3ac801661d13f74b77aeb7bce44874a6710399a781f03af84c6bc9acd025870335c6f82af1880657985296c17a161be0136ca87a7ecc562b0f9f70c0b15c1906eb0a35a0a78df3b9a05637d40aca0766b242b27731dd233d2267d93fabd289be01bb852be502520f8d76cf0396a664918b97da93ecec1fb6b77fe072fb60ef96d1a582f8409247d95b02a16244273ff4f3945edae3dff160f1e08a7a5bc927858ea3d11777f0757dd8fc49142e31681f9bfcb3c24cf', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 23:39:38.416788+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', E'\\xc42e4abb2d6dbf0ad45ba615b3fe5940b1688dde582246cc294f657c6f47a081', '01a1e6bb-042c-7079-b587-98d6e4a407e9', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'r4', 'R4consulta', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef5641986ad5d9d0e137fcb26e23cd855e38ceb18f7e4fc717facc0e578bf07ece2fe9a2f54e35dabd293f74f3c05efbf78b35d6757c', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 23:39:38.412975+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', 'in/2026-10-05/12345678/120.00', '540c40af-c876-409e-955c-6305db7b87e8', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '2026-11-16 23:39:39.635068+00', 'false', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x81c8749c509af89bf9d73f67401cadf5d48c444aaca3a31fddd8d2060290e890', '01a1e6bb-025c-764a-b397-76dc3638c44c', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56de583ba3f7b7ab13da67980e58b21b8526a63c5b5fa054de2606334d877e6cfd76be4ff6933c741837ed53468b09b00007203e7b48bc7b7b93f577db', '2026-11-16', '2026-11-16 23:39:37.948792+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x8ce064c16e40dc53951ddfa92fba4eb7359c7366d8d338be6a4d4f10429dda23', E'\\xd716296488b7c811dbaf94c28df1e9bbce81908bdfa6aa42406e7ee8af92c5dc', '2026-11-16 23:39:38.149057+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x804a9c5aa3ed0134d09a81f59f3eac3841ff965a8612c69d4a9c860c3c0fc394', '2026-11-16 23:39:38.156838+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x8ce064c16e40dc53951ddfa92fba4eb7359c7366d8d338be6a4d4f10429dda23', '2026-11-16 23:39:38.138963+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\xa2fc7b2d3d5d2c64c45fd3ea5db3fc285d22d5382bec6bc6ea4afc82d2a6dadf', '2026-11-16 23:39:38.118643+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x804a9c5aa3ed0134d09a81f59f3eac3841ff965a8612c69d4a9c860c3c0fc394', '01a1e6bb-032c-710f-af09-9d04cb5f00a4', E'\\xb69372b9136260aa63c061d6b950b1e6ccd57a5f5c54b71663da6cb53166a8ac', '2026-11-16 23:39:38.156838+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x30922d9c542afd94e1653c8506124527afa66f0ba171223ecf3d2fab64cf26e5', '1', '2026-11-16 23:39:38.381604+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x35398c9b26e6a0d2f4e67325d5bd9d225e7fa36e76d4a8680a16cf672747b33e', '1', '2026-11-16 23:39:38.381604+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x5e852170b7163cee749f753edbeba0bb727e13966175f708b9c900fe29a6efd3', '1', '2026-11-16 23:39:38.365107+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x6dd56bcd78e48e387b9f67d58d24dff65f1da275c158eff27061eab16a463008', '1', '2026-11-16 23:39:38.342347+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x81444e1e1a98fe0d38194ec02da87248370b095c3dd2799c8c46fc291cc650c0', '1', '2026-11-16 23:39:38.365107+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x8c31df3d4047b29f6c619a514a0e13254284694ffc3ab0cdfe30deaf1af7ae74', '1', '2026-11-16 23:39:38.365107+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x909f7c2d88dca1d530d69f1d54e9eaa55a1566a29ddd944aa6ee4f727c7ae38b', '1', '2026-11-16 23:39:38.381604+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 23:39:38.313646+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-03e7-7155-b5a0-b94411d5aad2', '01a1e6bb-03d1-7072-8dad-bc25977e90ce', E'\\x9f12c180ae0f7d8dfcf6d363f9775d3b4bfe33b3918d798569649aea1b329612', E'\\xb26d36b7289e2ce976086da6eeb942c193e43a6b180b6d3ce1400993b4a38d25', E'\\x932f109b5525b1d8b5b93dfada386b40025157b95a20f5d0f6d8deb84e052ede', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56059bd1c46c6f4dbb80e33fd11cf4328176460c536450edbf79ca5f1a13cbe3b8c5fd64fedea3d2806b72a4ede05fd4859a6cdd8253af67e85d5c24d5a73781ebec14b8c8b55a86f0642d72e81e09', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 23:39:38.343+00', '2026-11-17 00:39:38.343+00', NULL, NULL, '01a1e6bb-03fd-7d9c-98f4-986b25411581', NULL, '2026-11-16 23:39:38.388+00', '01a1e6bb-03fd-7d9c-98f4-986b25411581', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '279487237819', '01a1e6bb-0386-7a03-83a8-b5834138b63a', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,37815,279487237819}', NULL, E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56e82197dbd2929bba1b6f79dde36b48a443c28d41e37258ab111f4cb98f1968ec6af5bc70614d9b055fbb2e943a5a57576ca23bc11a432ffe6405a758f57a0929b014c8edc5b26bbfd671edf79529751e2c', NULL, NULL, 'query', 'true', '2026-11-16 23:39:38.247259+00', 'matched', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-035c-7950-948f-6233cc51b84c', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', 'notification/0102/83700001/1523.40', '01a1e6bb-0430-76fe-9138-62bdedc447b7', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef560cc3ef1357f519f7e88141c0fe3e8e3782aae648fe957625e2cb41273275cc0d8641f9831d0092b17a02002588ea01caadfa931d90a24de8167db780cf41facc6768abd196c43366694e10198cc2a132c83daf59706d6c4ddbf6a34fa8513888f62a710283', E'\\x5872566e4e4321936289e341863b2c7bf003652a57667350e984027830df19da', NULL, 'notification', 'true', '2026-11-16 23:39:38.416788+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 23:40:13.416+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', 'notification/0105/83700003/1523.40', '01a1e6bb-0438-7be0-9593-769a7eabb27e', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56e5fb882741b2e156256e898f5a078b7bdfa9a71573ab7c497629ad323c90c11b23be4d6cc85275d79ed434626f9bd05c6a60ce4a9090885f7801a8da85ae362b17c35d58d525ee3dffa97387b67f6b26f9f6bc21d2289b9971664b2223537254f2f0729419', E'\\x5872566e4e4321936289e341863b2c7bf003652a57667350e984027830df19da', NULL, 'notification', 'true', '2026-11-16 23:39:38.425002+00', 'ignored', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '279487237819', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-035c-7950-948f-6233cc51b84c', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 23:39:39.638662+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '2026-10-05', '1', 'added', '{}', '2026-11-16 23:39:39.638662+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-79ca-b196-ed10011c94b0', '20261005', '30.51', '2026-11-16 23:39:38.27+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /movements/{id}/ignore', '01a1e6bb-0448-71fd-a5df-5e74c57c6891', E'\\xbf9f0b8e7db95867b820f01677cc248138e8df23779739480030c2045dccef58', '01a1e6bb-044a-7bb6-854a-4771cfa36afc', '2026-11-16 23:39:38.445917+00', '01a1e6bb-0438-7be0-9593-769a7eabb27e', '200', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56654f6761f773a1f049cd0f194f63fbb2c2eacb2bc24631aca9d5cede24b560dd24416d73a62e5e3c3581b091ff304a6b576eb2711819ce1ec505b78aade888cdbd0c0d687d09b1bcc4f6d8df1ef168c176b88b67d1f2917b289cd49ac57883249f690a75e670477cc40c3ab880d800d9b87de10670551217889a42ac87b763ab39fa4330608f9fb852a39033267f732a931696b8184682443ca24eb92f0952085c427c455e9d36e84d0f1ba8027e7802a7136e7836fd3011c87744cf8550c6b92190442dbc255eced676528a42d96b385dce370682b3c4c8f6978fdebcd96431296709e125b8604d22b793c6b37af3d873a82ee51397d6ff42b7a4fbd4c4330a4885e60ed6bda6507c05d1fe2495a95aa31baac7883709ccdae4ce7299e01e66311f5a2afdfc513c27452e69aabc8773272c9cb735eccc3beb4b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /payment-links', '01a1e6bb-03cb-757f-98b9-9c2770dfae9a', E'\\x94f9871efea9e44d6519d7613cb5794c7d552f98359d9b2686186d447e5a6822', '01a1e6bb-03cf-7200-9b30-6ba23f10390f', '2026-11-16 23:39:38.323313+00', '01a1e6bb-03d1-7072-8dad-bc25977e90ce', '201', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef563908c4232878c8b39707e13410b749ca7b034261190cdef50bc9643cf9287fb8207e9091f33d6c631ef6ac3c4505523c3d488f7eb686de451b0a7a948e0c36091641bc1401e9331505120f80862a21f7ef1e8859f823807d619414f09088d35dae0c931537b1ee9175dac63e18e5f335d2eab3a695f0b96bfec71d89f1e9927e30c6718c9f2a2d0cde4b52636e49cdddccbd5c8313ef2446776ae8885df47d9bf63bcd99b3fa431efb3b1c87d3cadf3dc918cef82653a846740c58e0bbdb77e6eb5434c1bee549de0770697c80470b621aa1700a224d1ccb48fb829d9e032b339261e764ce0144b2b1922be299b751057cd1ec343d245c7487fc54e8715d5ab5d97dcb508f7217cad3a48bdea09d08306c07e433dadc626e16dc6f27c05363cd8a85678aa2b4149529a3e91a6e7e208042f3de49485615f50b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /payments/credit/disburse', '01a1e6bb-0396-7a24-a4c8-3f72d3c20cd2', E'\\x09479bbb1b2529e95a673c9ff7a2a61ef6e53de28be64bef52c8f855fc527d47', '01a1e6bb-039c-7b64-b29a-c54bc728d2db', '2026-11-16 23:39:38.273714+00', '01a1e6bb-039e-79ca-b196-ed10011c94b0', '200', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56757c7fd6db7964c8850d542426e82f3131aac9789fef313e725292676a39c9d53cfe4e5997c25c6f2aec2341e15850a9c2ec7d2d24a5bc1f9c5e041a948854f4bac52854dba881a101e14bf71f7a628beb7f020f7e11b21656b25a578c0c6796471e37a7dc5892d72fcc96c52c77d4dc846888567bbd6d648c4f663b823dbb72ea6fe50bebef31baee9864299d9b4a986e2be3d8d88ad8bc772f6c458333eced453d9ae9deabf7a2e52ab2a7b1be942e8807a4b906824c0cc65dbb4c85fc000d23898b31b395842e3dcb98253ead5641513f00add201e0aa4911d1406b64a7a75cc9b31166035447ea8020632ec0d69b9e426f622b88e18111073cb3b5a583895d5804a5b4b6c8ceddb89457c9cc7f9d9a6b32f86295399536531425fc9067aed59a209b26532ab5547d2202e90851dc9b81ad5a54ac10bf53728d036a7c51c3e613d6d8f2a570f3877ed1eeb7130b5d40c7466b43a2f6ddecd43fd0dfa71a7e40207b157359081c9e7f59f2a41a1b7d71e5fdb93981ed2001477fdc4575d2034ff7886641caeabcf8d78bce2bd6f4f7c11b2f7fbf359cfb95665458c5463a1f1d708c73ea6a3a18472b9350b8cb001798c6efbef3d1005d8234b3d75bbf37233e63892171f1ed8c03d13f95a0e6a9acdebb70858cd76eba5793556775549bcd3363a27889ecb9cd715d3cd469adc13ca8aedf33f411b791109df5536939e0b8e77cd1e54c09b5a603867ec6286f350f649b57c665af6a6f583425d8a952d82e37cf9ff01309512562b53e1dfc6dd991b3e5a74d93c5a6c4cb4d9cc511f5bf90c4a8c30d25f411a8d8ba42484736eb5e70c7626e4964c5db2c5e43ce19522bdcaf056b243fe2e004929808b7c138c39e681ab04adb23ddad312107b1ab265662bf2710b23bce1859ed89bcb6d9a3445cb89f750e837a6041f91137c5b2edc27897636f3f2861184962d25e46837433ae87ff64a4a0c54d6fdaf132e5126f85d34dd5e372de5b60609bfe483abe7d2a1a6e47fa53e66fb41f5f0bd74143399f79c68e1c0f5a5c7c5d9286ec782d886621bfe1b6db4a414ad2b60e1abe7e29efea455a2a4d742d567980827199b7f25b01d5be486b3a3353fd1c4f9d038efd83', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /payments/pago-movil/verify', '01a1e6bb-0359-7471-85ad-d052dfff2962', E'\\x3281ecfc24ba74c75279a36af041ed814430caa8273c06a0adb4db37802be4d6', '01a1e6bb-035b-7d58-9431-e0cb666575b9', '2026-11-16 23:39:38.205987+00', '01a1e6bb-035c-7950-948f-6233cc51b84c', '200', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56f4cf78cf125afde11d272b2ca4f7e29439f01196cf3b6cdf171431e45ff22eb419af41fba2adb3ce289de27da8d44930b8fde8a6021e5dee7715af8b8662fa15e6775a67a0fe17fecd54cc559d1f9f6f586a9391a822c043cc66ea4ea827f6007f9f97f66e8810665f809c75c9071e959e8da18ab386c059bbed1f1901638c78e063e8bf3cc3d9f82aca8f2288b44cb97e22d47cb2b8dcef3b27087fbfc959b9bf82a9f9554d4744f43bd9d8de091bb1b81e5f8f999fddbbb884ddaa367a1108abb3b580708ec67d495de00e60f3863d06ab68996edc4d36941df2d217feb8856798937f4c28160639f033fa7bfa4fdcaed7125fcc7175279664f63e3b5a7d918ed310f75ec870ff11edf0af7be645d6d1a33a57ee91b7658162994c009209c82e4c78738581714851813b07db852794b88344889c629e62bc6a0e9b332cfd21303d47296231992466ed2f381c4fc7569cb6526faeeabeb80705084e7d11fdf80e1e99c51f85bf0c75ed1a56766452200fd24b3e85df21a302379bff233dfd9fe20aec54e7dd9f3051bb433714aaddb94f09fd6adfa996309a46f232a4f8af589cd377377ec16efd5a42bee2', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /payments/vpos', '01a1e6bb-02ff-73c0-b6cf-1ae9a83e0824', E'\\xe7871092a6a315ee4ee70671364ba08f28a9db345d2d60bced378a9ea4ef389e', '01a1e6bb-0304-713b-ac01-92a6866db507', '2026-11-16 23:39:38.123844+00', '01a1e6bb-030a-72b6-a9dc-b0adc2f4a1ca', '201', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef563e6b4b6f3da37d20b134555f92b1f2a4e125035c5ed35a64657df24cb693a4cfcebbe0d7eb2da8e0d235267afd41d6a347061645ed7dbbcd8e182bf60123d7c94b09c1799e16e01a3a42a049eb1dcf718fa1ff8ecfd3dcb4ea31049471ffefcb406ca745242444545a787e5b3b749d3b0b3981588b4919f4157ee939187756aab5e428d3f1830b761f5f473e60466fe6281b15834c0746bf1c96345566827d48c1edf090a3d46e7865d18c0f67514eed53a3558cd2e02a648364cc02ce4bff397fc39fe21a4e9ebc457a53c9db2338d6e82f88791e98b67ca620f006601a4b4fde9b3159f2284179d4dd3bad95e543dd75523aeb27421ec90169e0220e31a8e50258419d5ebff19f4d954ca71395be7b95c7a57ffc23836e72b785119c8d37985798def2946b13ad739a7d44df7c3310ef5d6ea804e62e8653149252d5e3e8e449546f7a6342ab0bbcd6f5528e0c6f9854833baf7655dcb50f7cb58736eb2ddf96b7e5b4549aea4add3a6f72e98dff8d3b4520311dfdb6374ecc717ea0ea7f18101792ef697164bb092d8c06e31778ae5681416ce8faf51cb9d29b193b1e09cb80840eb116b0d710ba204d8c53649fa449e368da5d6cea3b7b461c17804fc5929ee788ab515ebf', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /payments/vpos', '01a1e6bb-0316-7772-bcda-cd14ac6082f1', E'\\x9682f3986d46215e387647f1f38c386dd1b269ac819a6999996bb6be7a432df1', '01a1e6bb-0319-7f85-b047-7d5c01e1781b', '2026-11-16 23:39:38.144852+00', '01a1e6bb-031f-7292-92ae-866dbbc6051d', '422', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56455d2388c34c69ae47cf5463103863295375ccfdf5f04e88d2429c91123391e58476445eb827b76b48965e31f12724244edbf3215acb42129536524511390806eb83898341e82e24ac25d1c4b407ff0b74c79bf21593f4797894386779e893575d034bef05656feee796db349bedf87baf63dcf2c95e8e59a9f9a8f65dd6d1ecd18b614a2349541d67db23b086f47d606dbb31fe12625008bbfcd74e955b70bfdf8625823e5c703ea30025e39eb1e390791972154a36d5d2a17ea18a7f7c673ecb9493900f9b503fab67bcebdb273fb5826945ad6134e03851d21023a520d75af22bfbc76fb860c1f7dc255840dc93c5dc96cf47a3038e10fe484f3598fd4d9810ac54afc3e365f2195720fe823a32f256e1f626816f6d0085a521f771a1229815f92e237eefee2a9271b729b089d12473de6129862bc3f6bb4fe590d3c0e4ab9e54db6193d1f0e7605cb3d1ce94549062c7a81b8da91bdf8a6c4d270185e698ebb4b2ea91befdb3b570676ad103090e522723e29a4aa9a358e4c9a23e4844276366e745da3adc88ac8731bfb344869f15ff43eb3c483ad8ad667574c12848d258bc25f6aa04f20ae5bed57ec629c48ffc29645f73b1be789def99b0fc833eed0b1ed61cf284b6d590', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /payments/vpos', '01a1e6bb-0329-74de-bbbc-cef6e032d015', E'\\x37fe5c485fee3dfde98f230d834336576e79f042cca187a8511fc81e4848ecb0', '01a1e6bb-032b-762c-a7aa-e4b13a6e7b87', '2026-11-16 23:39:38.160191+00', '01a1e6bb-032e-70f4-a1a1-8973c7023f99', '201', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56161b9a8f60663944f29f3d88c233af913b58c3a81f3544bf29a48befef2406cb42647d5a2570466a6f7782c0379f69174051f55d8430fe1c625398783345f28a188fce1d05b90e632abd766e070caf13dc91601a4abdf5b8b255f94dbb45c89ed1152286c83696723d6a6ea07daf0c759f2567acc6d388657a2dda9da03ac7fc697a10c060ae63f20c0873ce339ce1a277979006d9ef2c497d66bd3105fad85d1bab1b05bd343951ae688166c6312049c9dc076351a3d4d4b6a584be812e443e9df9ad05e47f54800e59ac5bf3fc15f0ec60949a178c369e673fce2d1532aa6015188b380643d57ba27e063a27e2ecddf7ae232b53d7ed44e6a47f1339d9461675d426676934ac1a647f0ba4350ce33cd7bfe5aba8bb22c3df84937263859f66c3f07377f403f61ed4a9ca2d874cca72d11db6d732de4d75b105b7241fa4da5909273b6a59b77f90efa14e95a4ae15a9bc0fe65350b399f0b6ee1c10b4f1d90dada66e6b83b2e99b701c2dfa0577ab1619652e6f023d804e02483d7a6b14a4397163967307f468c88d8a052cc7318a5196986fdd56ce469afae8affa89549d11c36889a6c6a16f0415338f202b6767daaa7a865c998d05498480966759ec5330', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'POST /payments/{id}/reverse', '01a1e6bb-02d6-7baf-8299-a017695ac8c9', E'\\x12592ac5a32f1f3b900ad4af78b07f92a07cc07efff7d763dff43326fb177b1e', '01a1e6bb-02de-726b-b506-98c6bf609c80', '2026-11-16 23:39:38.087355+00', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '200', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56b0e9c2fcc8106ebde5d2e46f4a20b00d53f34822cf4851ca2ee72ffaeae844fd9d06285515d3bf9810b3e53c0ca9a74a38e6871f60fa2ee0dd6a6b77d6a0da1407b0b41ab45bced9c1fdb8f07466447dec8f5bd3d571609144d1c617e1e1218de6020057eace18166a2c132ead38e40c0aae2f137367c8b11c7e5b4dbb8ea227f2b3e510b72ccafa0e677368dc5f3634f08a4d3fdf236d1a18dc05811ab1a824a8ad56bfc63e500b4acb7878bb074cf886e190e4e2f94cb627f36fa0dd8aa6378b79d95e30a27a0527b8e5781c34a553561e35fa47172e8dbda4f4cd1630a488b1b85437350e658d325b1a12b45bd77e3a8479c65edbe6d0327736416316d93a0604fe5ad76bfadaaa5de00830c66de3fc4d1137a96469042dc7aee3c11509061d32a361025d402e21f80a9fb25368fdf9203645457133d9f62a275367d147902d7c3b27526fe3d6db82be586b139d73e867d9c14f897a6885455a0abf42c228dbc84f3fbcd345c34eee7901351a6fe21d02d86382b1dd5ae74cf21dcaf953a9d84c3a0dbc4f31f97029b8f991ccb8538789df466b510ce2144648a798a2b6ada660a667f20b39fdba3ac19dc5825d88f881d8b457ba5042666268ec16ca42ff12f32d575664db29244ec419bc387c2f3b17d4fbd61cad2d5618541635118f42f117ac92c22f7a28504702f2b5396444bce833eb41a286c2008d3600f6a15826a06a78575f1e32416ecc1921ee954666d83624c0e574a413ad0773c2bd0fc724c82b2134e5a576f4700718ee9dcb8623442097d49f88c5f20dceef4c04f0307185e0d59b137d9e50a7481e991e87d0b8454d57468b3863b17021c358dcc6ef888f2a1606df8f5c', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef562a0ad9bca65b2a12c336f59ef8b461b217b0107b7c2c84ae6f4ff64331313a8d7798f62acf222e09480ecf1ac771487b17e990818eb42228883d4f160eba06e0c630e5ecd77b8cf012b86a07da79ab345493e403afb2cb2c35b23db9', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '0fd7d8e3-a8a0-4677-9a39-43ed6bbee0e4', '2026-10-05', '01a1e6bb-039e-7130-8fb4-0933c8ca668a', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x11ff7b7901b4e1096783772d028dec1a88bf18cbe0e1d7e3965cae8b19c8bdcf', '1', '2026-11-16 23:39:39.297263+00', E'\\x217d023ac1e5361bdce8cb3605431ab3f14222d57c8ba4bdc07dd36c497ba2e0');
insert into login_attempts (subject, count, last_at, name) values (E'\\xdf396d03c605c8026e70e20835c40241321b2d5c1df382ad72ebc65b7b0672cd', '0', '2026-11-16 23:39:38.86143+00', E'\\xce0a45e4993c5654813f87c4ebf99cd94db50957ee4bd507b7d333008b786d53');
insert into login_attempts (subject, count, last_at, name) values (E'\\xf3cab0e033813472eb6e2f836582f3465e0f1c2ac936ba5da490ab7d1ec8feca', '1', '2026-11-16 23:39:39.296475+00', E'\\x217d023ac1e5361bdce8cb3605431ab3f14222d57c8ba4bdc07dd36c497ba2e0');
insert into login_attempts (subject, count, last_at, name) values (E'\\xf7b12ad405816e0203e03d4050f40580d9e9318e704816b7ab60ed263152b5a6', '1', '2026-11-16 23:39:39.294678+00', NULL);
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x18f2adf650c86a1314f8116aa733b26be80664500b27363762055ee380ceabe5', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'r4', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56ce13bcfe392dfd758dbbd24954a3db5259e3e4dab3b5d7f7aebfb2a12ea48eaf4106abca9f7bf0a907dde1d29ea2382e94fb6f879298a91d0592d14cd338fcd85cf57f9b9d8039705003d45d008ee6b1843588d2', 'true', '{}', '2026-11-16 23:39:38.402256+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 23:44:39.629865+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$MuQ3yp_VVT5VLH02KJfBlA$LrfTBxxXd4IALE9x-Z7WCBo_Bfa99b0pDID_WF1mURM', '2026-11-16 23:39:38.845079+00', '2026-11-16 23:39:38.85299+00', NULL, '2026-11-16 23:39:39.255743+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('692f78cb-01a8-4fc7-8c20-902f3241c247', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 23:39:39.630803+00', '2026-11-16 23:39:39.630803+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', '$scrypt$ln=17,r=8,p=1$MuQ3yp_VVT5VLH02KJfBlA$LrfTBxxXd4IALE9x-Z7WCBo_Bfa99b0pDID_WF1mURM', '2026-11-16 23:39:38.85299+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('5a6e48ce-cf5c-4908-853c-def64bf99fc8', '01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 23:39:39.627003+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x07e7c5357035a50d64f83dbf13ba8ca2b7b38f270e060fd20ddb257748c62d50', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x13270c8372034982d925867f158913736b75ad4d8a57559442cb5e1ecb23c966', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x229fe0fc03ef59c1d7c3927e88798ea476b662f8da9ec8d327acd4018623359e', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x30c0652ad3c7e4e08f6e7fc95a9387003df88a16c62835e57b0273285bd141d3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x4d960ff37dde268b206b93446ead4d8f5e3dc324279ba9118e9b6d5f9619677f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x73c40a0251a1973deeb462bcb379be2adf0348bf48a5ca93046b406b1865fe7a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x7b2bc02748a47eb33f41ee674002147fb1ad0c3dabd53db9b5a3165390a7c70d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\xadcc32ca7da842a8b54c745a0e62e0d4c50cccc549539ccb2afff629cd5a8e2b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\xd30756142151c2b9cd2df513bf2ae67abc09b7038bfc2670f0e60df18b8d7050', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\xed405867597683efb5bcb71d046795e47043480a885e8ed6fec77d69422e8881', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xf1086855f5d304fe46e6a4aca2f18d8c48d97c6b43ad782a06e10f04bd451c37', '01a1e6bb-05dc-7bba-ba49-4091a17770b7', '2026-11-16 23:39:39.255743+00', '2026-11-16 23:39:39.255743+00', '2026-11-17 11:39:39.255743+00', '81862a5e-4a3f-4e20-9342-3909eec90883', '127.0.0.1', '', '2026-11-16 23:39:39.255743+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e6bb-05e1-79f5-b325-3ab0150e85f1', '01a1e6bb-05dc-7bba-ba49-4091a17770b7', 'pas_op_Zl6SKxNz', E'\\xb70dd14858e372daaeb8da7f2e7886f8216e0c32ef6c747311a7aca062fc6603', '2026-11-16 23:39:38.850473+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef567ec88ec0c2154611cb382d99567168182ea11870768d35ba6917b174a33a1647755a8d824aba2a2b968693e4b59e1b577fde65a1b28ac7bb86f6141b21414fb26f0e7d34', '0', '2026-11-16 23:39:39.304478+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-0222-7505-8896-94565ed4cc19', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 23:39:37.889+00', '2026-11-16 23:39:37.956+00', '2026-11-16 23:54:37.889+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef5645038b4aacb3a147879c3bcf9bfddfbc6a1a5e0393ffec68db33eb8c865bcb09de29620cc1733d7014f7052ca39710a2bb1d9d96e492e91bafbbfcc7b958665b016d46006e9aa54a17d6ebd4eba30952b80024360c3c0f8f3c6b9a9cf8', E'\\xf6ee0d6ceb65ae40c3208d043f7e23ea5641332fdd512785a19f8419c6508264', E'\\x5872566e4e4321936289e341863b2c7bf003652a57667350e984027830df19da', E'\\x17faad5cdf72c6215540ab0efbba63e13c7f5941bdc71f216d3e16d06452a36b', NULL, NULL, 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-023e-7467-ae84-e155c7950e42', '2026-11-16 23:39:37.918+00', NULL, '01237795', '487237795', '{487237795,1237795}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-027a-74ec-997a-a9b17611c750', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:39:37.977+00', '2026-11-16 23:39:38.01+00', '2026-11-16 23:54:37.977+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef565218f831f806dd0d3775495fbed30c9a6d2c4148d913408ddc1b05195067c69c276d7ef5f2bb6c996aec16e448d28d689e6287a8efd2e7e335724797b7cd2e23ec5e7bb2936a4ca2be0d017807d6872dbd6366cf9415362ca92c50a1ae', E'\\xf6ee0d6ceb65ae40c3208d043f7e23ea5641332fdd512785a19f8419c6508264', E'\\x5872566e4e4321936289e341863b2c7bf003652a57667350e984027830df19da', E'\\x17faad5cdf72c6215540ab0efbba63e13c7f5941bdc71f216d3e16d06452a36b', NULL, NULL, 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-028f-7e93-9099-5f9635190aea', '2026-11-16 23:39:37.999+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 23:39:38.032+00', '2026-11-16 23:39:38.095+00', '2026-11-16 23:54:38.032+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef564eef320a955edb47f82f161515937e7c0db215060e76d9f3a1ff2e128fe1bc84c9b04f812550f50ae2fa947d5680f1d40e26236ccaf08bd622c7c56dac7d399e94eb06df91e709d3069abcec36faf04f9cadf7acdfcd1297b1e70b317c', E'\\xf6ee0d6ceb65ae40c3208d043f7e23ea5641332fdd512785a19f8419c6508264', E'\\x5872566e4e4321936289e341863b2c7bf003652a57667350e984027830df19da', E'\\x17faad5cdf72c6215540ab0efbba63e13c7f5941bdc71f216d3e16d06452a36b', NULL, NULL, 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-02be-7f0a-a4a0-223c477fbb81', '2026-11-16 23:39:38.046+00', NULL, '01237806', '487237806', '{487237806,1237806}', NULL, '000000', NULL, NULL, '01a1e6bb-02e6-74e7-bdd0-04df3fc30875', '2026-11-16 23:39:38.086+00', '01237809', NULL, '{1237809}', NULL, '2026-11-16 23:39:38.095+00', '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02f8-7df9-b1cf-102cd2344844', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 23:39:38.104+00', '2026-11-16 23:39:38.104+00', '2026-11-16 23:54:38.104+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56b14d930daaf32c4f0fb415f018b998404bd2f4a7ccd1580f2da203aec392be8748653abbada43589be9405788f83960e359e10362ab2b116d2f876f7afc04857f04cc4fd68af2c0984c2b1e0b8a20e0077bf710d25fde10431062ff55a', E'\\xf6ee0d6ceb65ae40c3208d043f7e23ea5641332fdd512785a19f8419c6508264', E'\\x5872566e4e4321936289e341863b2c7bf003652a57667350e984027830df19da', E'\\x17faad5cdf72c6215540ab0efbba63e13c7f5941bdc71f216d3e16d06452a36b', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 23:54:38.104+00', NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-030a-72b6-a9dc-b0adc2f4a1ca', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:39:38.122+00', '2026-11-16 23:39:38.128+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56d7792297c10dd84e5f31ff9df028d4a2f434e68447140cc4e20515398c9f65c36f272448978ce6889ce6992f1b6b3696f8fbcfb7bf6947d4855b27884629566f1dd5bda21ecfe13aa9ea', E'\\x3463e78d7d5a78c5f70590dcdc8d9e6f2b9c697a25d0a9db85ef361614524fc7', NULL, E'\\xec9a506c37484754145a564e5e194b0b69bd62ddfa1fdf4e0f944071b14761ba', '4242', 'Visa', 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-0305-7ca0-94ba-46397960c57e', '2026-11-16 23:39:38.122+00', NULL, '1237812', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-031f-7292-92ae-866dbbc6051d', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 23:39:38.143+00', '2026-11-16 23:39:38.147+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56b9ecefc1b25692109362568ec587e00c5a9f315a26f9626ac931094189203dd5132d2a52752e3274fcf4322cf4e19e8234e167afe8976c2b92f2c92a87f63532432f36acb28f16502df1', E'\\xc3cc37ef2980395a2413c6ca8301c3f1f0ffcf932441a6e5f6fcaeb7c8810f47', NULL, E'\\x2db3026364fcec4fec41f6baeb6d229f4ebe3a4461a0686d0c562e1a79a6ca83', '9995', 'Visa', 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-031a-7a05-b5c7-f316034a0beb', '2026-11-16 23:39:38.143+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-032e-70f4-a1a1-8973c7023f99', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 23:39:38.158+00', '2026-11-16 23:39:38.166+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56e3e87b2807fe6bbbb8b962ee10b2e25dfd1967197644518ab324ed65ce68b8eef627ee515d124978cb341d8d4dea78344f7478476c81567ff6a95e7550fef984a864b5e01d41ef46fef3', E'\\xfb8ecf1c8f3cc27a704dbb0bc4f2cdc29e54a00415f992995fb2cc2fc3926729', NULL, E'\\xcdcb49e3201a2bc467e74095e8d568d1a0da48962f4235e2d02c2ada58b29f85', '0119', 'Visa', 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-032c-710f-af09-9d04cb5f00a4', '2026-11-16 23:39:38.158+00', '2026-11-16 23:39:38.166+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-16 23:39:39.245924+00', '2026-11-16 23:39:41.623+00', NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-035c-7950-948f-6233cc51b84c', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:39:38.204+00', '2026-11-16 23:39:38.239+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x94e7a8518921d9dc4020a563ac7dfa632bceffb93df49e87184f6722bea5bb48', NULL, NULL, NULL, NULL, 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7130-8fb4-0933c8ca668a', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e6bb-039e-79ca-b196-ed10011c94b0', '2026-11-16 23:39:38.27+00', '2026-11-16 23:39:38.287+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56dd21acc9eacc61ff989102945188c512fedf9307dedb4f271263b3cb989830d2c76e9700066dee889f4dc5a0d18e1bee8cf94687cb36ed8a9824f2350ccd6e1475bc1accdbf04a88e195f5f86ef9434acc3c4a1b0183d9f625f12a0d47eadf5ccc54bb8c80a5c062b5e7c8905286be7c', E'\\x6f1268a17772d6f1437a49c8f2b79e420c6edf345ee3d4cbb8be0cae9bb8a4a0', NULL, NULL, NULL, NULL, 'r4', E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', '01a1e6bb-03a5-702c-9251-34a0429c7766', '2026-11-16 23:39:38.277+00', NULL, '37237828', NULL, '{37237828}', '4beebaca-e8c6-4e72-9e1f-b2f9ac2991aa', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7fe4-b3b9-6326dd04d261', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e6bb-039e-79ca-b196-ed10011c94b0', '2026-11-16 23:39:38.27+00', '2026-11-16 23:39:38.288+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef564e3b8826a8e7a30e7db549e17aa2777ecb4f9a9508e6ce7a7daf58179c6afa7e33002e4ae1aff4dfe58ccd33e8983a40d702b74972d15177bae412f3ba5ca7d45fffb630fc1d3d83deea056825939bba2412156386c189ae0d262ef28bcf50d960da1e89e21d5a7182c43611426069c7', E'\\xbbcd759f1e71254e358f248f14f41c70372b62f2cb7ccdc0e0168d266820b20c', NULL, NULL, NULL, NULL, 'r4', E'\\x75e6b6ecae1dd578af8edf18d763b192833f65406e4bc73396b215d8c13d9ae9', '01a1e6bb-03a5-75f7-a68e-186128b225a5', '2026-11-16 23:39:38.277+00', NULL, NULL, NULL, '{}', '89e2827e-8a48-42fb-ae5d-7e88637f2e2c', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-03fd-7d9c-98f4-986b25411581', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 23:39:38.365+00', '2026-11-16 23:39:38.388+00', '2026-11-16 23:54:38.365+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56a922a246e624b04bb65d472781600e0d62a6b7e3032d73f465a3c22390eabd62ea26d3bbd9d5a45d1911ea8266c4a3464538b760715a9fcf0b4329bdf2233471337de491093a7f2da5b2ef9c703341319f4f7803c097683d9212a250a0', E'\\xf6ee0d6ceb65ae40c3208d043f7e23ea5641332fdd512785a19f8419c6508264', E'\\x5872566e4e4321936289e341863b2c7bf003652a57667350e984027830df19da', E'\\x17faad5cdf72c6215540ab0efbba63e13c7f5941bdc71f216d3e16d06452a36b', NULL, NULL, 'bnc', E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-040e-7bf7-9b2d-64e412ca6c02', '2026-11-16 23:39:38.382+00', NULL, '01237838', '487237838', '{487237838,1237838}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e6bb-03e7-7155-b5a0-b94411d5aad2', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-0222-7505-8896-94565ed4cc19', '1', '4ba23daa-8417-4ca1-91be-9f68771426c9', '20.00', '2026-11-16 23:39:39.644892+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x6103045495abf210a6ea464a636edb182cc74818880b8212b19659ff4069e453', '01a1e6bb-05dc-7bba-ba49-4091a17770b7', 'factor', '2026-11-16 23:44:39.582346+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7130-8fb4-0933c8ca668a', '10.00', 'key:requester', '2026-11-16 23:39:39.64161+00', '2026-11-17 23:39:39.64161+00', 'approved', 'user:ana', '2026-11-16 23:39:39.64161+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-0222-7505-8896-94565ed4cc19', '01a1e6bb-022b-7978-bafe-16deff8f64d7', '2026-11-16 23:39:37.889+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-0222-7505-8896-94565ed4cc19', '01a1e6bb-023f-736e-b321-e727f252ccf9', '2026-11-16 23:39:37.918+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-0222-7505-8896-94565ed4cc19', '01a1e6bb-0265-7357-a0ad-93b8512fde89', '2026-11-16 23:39:37.956+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01237795"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-027a-74ec-997a-a9b17611c750', '01a1e6bb-027e-7038-ae17-ffc710bcfaf5', '2026-11-16 23:39:37.977+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-027a-74ec-997a-a9b17611c750', '01a1e6bb-028f-72da-9ebd-b3790329a03c', '2026-11-16 23:39:37.999+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-027a-74ec-997a-a9b17611c750', '01a1e6bb-029b-7738-ab2d-c3f85754ce9a', '2026-11-16 23:39:38.01+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '01a1e6bb-02b1-7210-965a-65673c11d94d', '2026-11-16 23:39:38.032+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '01a1e6bb-02be-7d2d-9347-aeef79c66e95', '2026-11-16 23:39:38.046+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '01a1e6bb-02ce-7560-8de7-af1a503c5134', '2026-11-16 23:39:38.062+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01237806"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '01a1e6bb-02e6-78b3-a2f5-27e5ff398d55', '2026-11-16 23:39:38.086+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '01a1e6bb-02ef-7251-850b-da7e3faa6d29', '2026-11-16 23:39:38.095+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "01237809"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-02f8-7df9-b1cf-102cd2344844', '01a1e6bb-02f8-7632-b683-c7009af12f85', '2026-11-16 23:39:38.104+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-030a-72b6-a9dc-b0adc2f4a1ca', '01a1e6bb-030a-7dbb-915e-09a5c3e390a3', '2026-11-16 23:39:38.122+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-030a-72b6-a9dc-b0adc2f4a1ca', '01a1e6bb-0311-7418-b5e4-d85b7135c3b1', '2026-11-16 23:39:38.128+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "1237812"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-031f-7292-92ae-866dbbc6051d', '01a1e6bb-031f-78f1-bd5a-a95f239116f6', '2026-11-16 23:39:38.143+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-031f-7292-92ae-866dbbc6051d', '01a1e6bb-0324-7062-99c9-61835204f6dd', '2026-11-16 23:39:38.147+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-032e-70f4-a1a1-8973c7023f99', '01a1e6bb-032f-70d1-a45e-ef0380b434db', '2026-11-16 23:39:38.158+00', 'submitted', 'PENDING', NULL, '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-032e-70f4-a1a1-8973c7023f99', '01a1e6bb-0336-7e9c-91a5-db5b52de8920', '2026-11-16 23:39:38.166+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-035c-7950-948f-6233cc51b84c', '01a1e6bb-038a-7429-a366-0e5e814d01f2', '2026-11-16 23:39:38.239+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7130-8fb4-0933c8ca668a', '01a1e6bb-03a0-7765-8f0b-d83392b4964f', '2026-11-16 23:39:38.27+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e6bb-039e-79ca-b196-ed10011c94b0"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7130-8fb4-0933c8ca668a', '01a1e6bb-03a5-76db-8675-040fb03ea63b', '2026-11-16 23:39:38.277+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7130-8fb4-0933c8ca668a', '01a1e6bb-03af-7ce6-b846-9d67c0a47e47', '2026-11-16 23:39:38.287+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "37237828"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7fe4-b3b9-6326dd04d261', '01a1e6bb-03a0-741e-a2a1-93f6201a4179', '2026-11-16 23:39:38.27+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e6bb-039e-79ca-b196-ed10011c94b0"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7fe4-b3b9-6326dd04d261', '01a1e6bb-03a5-78f4-86ed-08e9a6bb425a', '2026-11-16 23:39:38.277+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-039e-7fe4-b3b9-6326dd04d261', '01a1e6bb-03b1-7782-bf81-c880b3332515', '2026-11-16 23:39:38.288+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-03fd-7d9c-98f4-986b25411581', '01a1e6bb-03fe-73d7-9a8a-24da6496089e', '2026-11-16 23:39:38.365+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-03fd-7d9c-98f4-986b25411581', '01a1e6bb-040e-76eb-8151-a6e65cba258c', '2026-11-16 23:39:38.382+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-03fd-7d9c-98f4-986b25411581', '01a1e6bb-0414-704c-bf22-cd3147325c12', '2026-11-16 23:39:38.388+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "01237838"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '2026-11-16 22:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 23:39:36.447873+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-03d1-7072-8dad-bc25977e90ce', E'\\xb7ad0b3993113db3ba66ce3ea0fc62b140836ee6acdf9f9e669b93bdd32789d4', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56abd36082381ef822d28d4925e9e5c753521653acf80b6dbe2e7c1e7dce64d004d16ca9c35103c30f1935aa36c22c3864f892968fddc81a3eb76d054cff77debf6ac919d2e954112c5a075b4e9f', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 23:39:38.321+00', 'key:01a1e6bb-01c5-7afe-8ccb-cc1ef9551751');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'f50d4911-c40d-411b-8756-b8be0e9b35d9', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 23:39:39.63689+00', '2026-11-18 00:39:39.63689+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x049a0dfaa3b94fb4785208aaccbfaa1f79f8b264f6e430f8dc785727b9489c7f', '01a1e6bb-05dc-7bba-ba49-4091a17770b7', '2026-11-16 23:44:39.584348+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '195', '2026-11-16 23:39:39.65339+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 23:39:39.588359+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 23:39:39.588359+00', '2026-11-16', '2026-11-16 23:39:37.748829+00', '2026-11-16 23:39:37.81491+00', '2026-11-16 23:39:37.81491+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 23:39:39.588359+00', '2026-11-16 23:39:39.588359+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 23:39:37.81491+00', '2026-11-16 23:39:37.81491+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-16 23:39:36.787399+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-16 23:39:36.788005+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-16 23:39:36.796287+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 23:39:36.447873+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 23:39:36.447873+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 23:39:36.799034+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 23:39:36.802051+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-16 23:39:36.803665+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 23:39:36.800935+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 23:39:36.796883+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x4c2067fffc242e7cc99c3fb14c0e20b2fc2e54f07b3a68923ed6b48fcfd4ee44', '01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 23:39:39.636128+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '777', '1', '01a1e6bb-022b-7978-bafe-16deff8f64d7', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-0222-7505-8896-94565ed4cc19","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.889Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:37.889Z"}', '2026-11-16 23:39:37.900674+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '784', '2', '01a1e6bb-0265-7357-a0ad-93b8512fde89', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-0222-7505-8896-94565ed4cc19","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01237795","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.889Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:37.956Z"}', '2026-11-16 23:39:37.958546+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '786', '3', '01a1e6bb-027e-7038-ae17-ffc710bcfaf5', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-027a-74ec-997a-a9b17611c750","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.977Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:37.977Z"}', '2026-11-16 23:39:37.983892+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '791', '4', '01a1e6bb-029b-7738-ab2d-c3f85754ce9a', '{"event":"payment.failed","data":{"paymentId":"01a1e6bb-027a-74ec-997a-a9b17611c750","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.977Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.010Z"}', '2026-11-16 23:39:38.012728+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '793', '5', '01a1e6bb-02b1-7210-965a-65673c11d94d', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-02b0-73a9-95bf-728aebfd6c1c","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.032Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.032Z"}', '2026-11-16 23:39:38.034695+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '799', '6', '01a1e6bb-02ce-7560-8de7-af1a503c5134', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-02b0-73a9-95bf-728aebfd6c1c","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01237806","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.032Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.062Z"}', '2026-11-16 23:39:38.064232+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '803', '7', '01a1e6bb-02ef-7251-850b-da7e3faa6d29', '{"event":"payment.reversed","data":{"paymentId":"01a1e6bb-02b0-73a9-95bf-728aebfd6c1c","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01237806","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.032Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.095Z"}', '2026-11-16 23:39:38.097094+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '805', '8', '01a1e6bb-02f8-7632-b683-c7009af12f85', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-02f8-7df9-b1cf-102cd2344844","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.104Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.104Z"}', '2026-11-16 23:39:38.107226+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '812', '9', '01a1e6bb-0311-7418-b5e4-d85b7135c3b1', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-030a-72b6-a9dc-b0adc2f4a1ca","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1237812","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.122Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.128Z"}', '2026-11-16 23:39:38.130488+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '819', '10', '01a1e6bb-0324-7062-99c9-61835204f6dd', '{"event":"payment.failed","data":{"paymentId":"01a1e6bb-031f-7292-92ae-866dbbc6051d","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.143Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.147Z"}', '2026-11-16 23:39:38.149191+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '824', '11', '01a1e6bb-0336-7e9c-91a5-db5b52de8920', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-032e-70f4-a1a1-8973c7023f99","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.158Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.166Z"}', '2026-11-16 23:39:38.167727+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '831', '12', '01a1e6bb-038a-7429-a366-0e5e814d01f2', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-035c-7950-948f-6233cc51b84c","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.204Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.239Z"}', '2026-11-16 23:39:38.252104+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '837', '13', '01a1e6bb-03af-7ce6-b846-9d67c0a47e47', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-039e-7130-8fb4-0933c8ca668a","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37237828","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.270Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.287Z"}', '2026-11-16 23:39:38.288029+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '838', '14', '01a1e6bb-03b1-7782-bf81-c880b3332515', '{"event":"payment.failed","data":{"paymentId":"01a1e6bb-039e-7fe4-b3b9-6326dd04d261","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.270Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.288Z"}', '2026-11-16 23:39:38.290962+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '850', '15', '01a1e6bb-03fe-73d7-9a8a-24da6496089e', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-03fd-7d9c-98f4-986b25411581","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.365Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","checkoutSessionId":"01a1e6bb-03e7-7155-b5a0-b94411d5aad2","livemode":false},"timestamp":"2026-11-16T23:39:38.365Z"}', '2026-11-16 23:39:38.367255+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '855', '16', '01a1e6bb-03e7-7155-b5a0-49cebbf75a23', '{"event":"checkout.paid","data":{"sessionId":"01a1e6bb-03e7-7155-b5a0-b94411d5aad2","linkId":"01a1e6bb-03d1-7072-8dad-bc25977e90ce","status":"PAID","paymentId":"01a1e6bb-03fd-7d9c-98f4-986b25411581","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.343Z","livemode":false},"timestamp":"2026-11-16T23:39:38.388Z"}', '2026-11-16 23:39:38.389028+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '855', '17', '01a1e6bb-0414-704c-bf22-cd3147325c12', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-03fd-7d9c-98f4-986b25411581","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01237838","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.365Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","checkoutSessionId":"01a1e6bb-03e7-7155-b5a0-b94411d5aad2","livemode":false},"timestamp":"2026-11-16T23:39:38.388Z"}', '2026-11-16 23:39:38.389028+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e6bb-05dc-7bba-ba49-4091a17770b7', E'\\xdb807fcc8c0a20dd89533b1e07119e298d3579a939b42f2ad2204173a628f171', '2026-11-16 23:39:39.585998+00', '2026-11-19 23:39:39.585998+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-022b-7978-bafe-16deff8f64d7', 'payment.pending', '01a1e6bb-0222-7505-8896-94565ed4cc19', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-0222-7505-8896-94565ed4cc19","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.889Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:37.889Z"}', 'delivered', '2026-11-16 23:39:37.889+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:37.911408+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-0265-7357-a0ad-93b8512fde89', 'payment.completed', '01a1e6bb-0222-7505-8896-94565ed4cc19', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-0222-7505-8896-94565ed4cc19","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"01237795","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.889Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:37.956Z"}', 'delivered', '2026-11-16 23:39:37.956+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:37.973012+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-027e-7038-ae17-ffc710bcfaf5', 'payment.pending', '01a1e6bb-027a-74ec-997a-a9b17611c750', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-027a-74ec-997a-a9b17611c750","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.977Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:37.977Z"}', 'delivered', '2026-11-16 23:39:37.977+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:37.992253+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-029b-7738-ab2d-c3f85754ce9a', 'payment.failed', '01a1e6bb-027a-74ec-997a-a9b17611c750', '{"event":"payment.failed","data":{"paymentId":"01a1e6bb-027a-74ec-997a-a9b17611c750","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:37.977Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.010Z"}', 'delivered', '2026-11-16 23:39:38.01+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.017882+00', '200', NULL, '16', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-02b1-7210-965a-65673c11d94d', 'payment.pending', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-02b0-73a9-95bf-728aebfd6c1c","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.032Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.032Z"}', 'delivered', '2026-11-16 23:39:38.032+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.040123+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-02ce-7560-8de7-af1a503c5134', 'payment.completed', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-02b0-73a9-95bf-728aebfd6c1c","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01237806","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.032Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.062Z"}', 'delivered', '2026-11-16 23:39:38.062+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.070942+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-02ef-7251-850b-da7e3faa6d29', 'payment.reversed', '01a1e6bb-02b0-73a9-95bf-728aebfd6c1c', '{"event":"payment.reversed","data":{"paymentId":"01a1e6bb-02b0-73a9-95bf-728aebfd6c1c","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"01237806","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.032Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.095Z"}', 'delivered', '2026-11-16 23:39:38.095+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.101149+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-02f8-7632-b683-c7009af12f85', 'payment.pending', '01a1e6bb-02f8-7df9-b1cf-102cd2344844', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-02f8-7df9-b1cf-102cd2344844","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.104Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.104Z"}', 'delivered', '2026-11-16 23:39:38.104+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.110954+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-0311-7418-b5e4-d85b7135c3b1', 'payment.completed', '01a1e6bb-030a-72b6-a9dc-b0adc2f4a1ca', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-030a-72b6-a9dc-b0adc2f4a1ca","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"1237812","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.122Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.128Z"}', 'delivered', '2026-11-16 23:39:38.128+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.133766+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-0324-7062-99c9-61835204f6dd', 'payment.failed', '01a1e6bb-031f-7292-92ae-866dbbc6051d', '{"event":"payment.failed","data":{"paymentId":"01a1e6bb-031f-7292-92ae-866dbbc6051d","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.143Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.147Z"}', 'delivered', '2026-11-16 23:39:38.147+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.152914+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-0336-7e9c-91a5-db5b52de8920', 'payment.pending', '01a1e6bb-032e-70f4-a1a1-8973c7023f99', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-032e-70f4-a1a1-8973c7023f99","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.158Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.166Z"}', 'delivered', '2026-11-16 23:39:38.166+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.170865+00', '200', NULL, '25', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-038a-7429-a366-0e5e814d01f2', 'payment.completed', '01a1e6bb-035c-7950-948f-6233cc51b84c', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-035c-7950-948f-6233cc51b84c","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.204Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.239Z"}', 'delivered', '2026-11-16 23:39:38.239+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.261943+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-03af-7ce6-b846-9d67c0a47e47', 'payment.completed', '01a1e6bb-039e-7130-8fb4-0933c8ca668a', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-039e-7130-8fb4-0933c8ca668a","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"37237828","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.270Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.287Z"}', 'delivered', '2026-11-16 23:39:38.287+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.29264+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-03b1-7782-bf81-c880b3332515', 'payment.failed', '01a1e6bb-039e-7fe4-b3b9-6326dd04d261', '{"event":"payment.failed","data":{"paymentId":"01a1e6bb-039e-7fe4-b3b9-6326dd04d261","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.270Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","livemode":false},"timestamp":"2026-11-16T23:39:38.288Z"}', 'delivered', '2026-11-16 23:39:38.288+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.295684+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-03fe-73d7-9a8a-24da6496089e', 'payment.pending', '01a1e6bb-03fd-7d9c-98f4-986b25411581', '{"event":"payment.pending","data":{"paymentId":"01a1e6bb-03fd-7d9c-98f4-986b25411581","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.365Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","checkoutSessionId":"01a1e6bb-03e7-7155-b5a0-b94411d5aad2","livemode":false},"timestamp":"2026-11-16T23:39:38.365Z"}', 'delivered', '2026-11-16 23:39:38.365+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.370037+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '01a1e6bb-0414-704c-bf22-cd3147325c12', 'payment.completed', '01a1e6bb-03fd-7d9c-98f4-986b25411581', '{"event":"payment.completed","data":{"paymentId":"01a1e6bb-03fd-7d9c-98f4-986b25411581","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"01237838","tenantName":"Tienda de prueba","createdAt":"2026-11-16T23:39:38.365Z","keyId":"01a1e6bb-01c5-7afe-8ccb-cc1ef9551751","checkoutSessionId":"01a1e6bb-03e7-7155-b5a0-b94411d5aad2","livemode":false},"timestamp":"2026-11-16T23:39:38.388Z"}', 'delivered', '2026-11-16 23:39:38.388+00', '01a1e6ba-fe1b-7093-b3ad-760f8ee8408e', '2026-11-16 23:39:38.394644+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e6bb-01a2-7179-a893-5c5a9616a767', 'false', '01a1e6bb-01f8-7fb6-a5a9-714df3025059', '1', 'http://127.0.0.1:46277/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4404bb65c74e6013da8e3a013e3b97ef56a51cd8e70b916968a85e65ee614a8034f987931c9a0d66129e2236a2d65a1bb1304b2cdbe24e4a3791980430e0ae9c826ab686725549ee724b3b5efb6cf4d2328cf6f2083d6170e09324fdaca27e', NULL, NULL, '2026-11-16 23:39:37.848+00', '2026-11-16 23:39:37.848+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_notifications enable trigger user;
alter table bank_questions enable trigger user;
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
