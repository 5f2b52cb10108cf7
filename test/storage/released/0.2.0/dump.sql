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
alter table bank_invoice_counters disable trigger user;
alter table bank_invoices disable trigger user;
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
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_invoice_counters, bank_invoices, bank_notifications, bank_questions, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 02:54:54.320997+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'r4', E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', 'http://127.0.0.1:41157');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-c99f-792f-8cd5-0e93b80949a2', 'false', 'pas_test_SJK4I1sh', E'\\xd8f4f755aa542ab3aa0bff736f9c8101fa5b8465ee47cdb3d03e07b0893d6430', '2026-11-17 02:54:54.367615+00', NULL, NULL, '2026-11-17 02:54:57.526122+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-c9b3-72cc-b5cb-417f303fc510', 'true', 'pas_live_YWhitANB', E'\\x8c7a900990a0d0d52fabb6c0ea1012f5e16d6ff760d0d0d088bf33b6b2c0a744', '2026-11-17 02:54:54.387806+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x7b2ec107c5bf33d14ba8477f78793d0e92ec227a583af0ff3c990598187c80aa', '2026-11-17 02:54:57.516376+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-c95c-7f23-a81c-4f40e93defe4', '2026-11-17 02:54:54.327255+00', 'test', 'tenant.create', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x26e60cbc05bff124848a73fe2cc6ee4bbba33f80f805eac62d7b0e8c8b448b5f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-c99f-77be-b250-416e040897cc', '2026-11-17 02:54:54.369165+00', 'test', 'key.create', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-c99f-792f-8cd5-0e93b80949a2', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_SJK4I1sh", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x26e60cbc05bff124848a73fe2cc6ee4bbba33f80f805eac62d7b0e8c8b448b5f', E'\\xb8ce25fe88941d970ae57a9b1ba7b67e7767266029e66342b90e9d4acaf4b572');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-c9b3-791f-ab37-651f8e9aabbf', '2026-11-17 02:54:54.388438+00', 'test', 'key.create', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-c9b3-72cc-b5cb-417f303fc510', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_YWhitANB", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xb8ce25fe88941d970ae57a9b1ba7b67e7767266029e66342b90e9d4acaf4b572', E'\\x5f74d910bed4e06c10fade8e8519dd6c8de37406c1f8f601996b212568690e12');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-c9f1-74e8-9dab-bcb24cfb820e', '2026-11-17 02:54:54.458277+00', 'key:01a1e76d-c99f-792f-8cd5-0e93b80949a2', 'webhook.create', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '{"host": "127.0.0.1:36829", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', '01a1e76d-c9e3-7d37-84f5-e591e52b3f68', '4', E'\\x5f74d910bed4e06c10fade8e8519dd6c8de37406c1f8f601996b212568690e12', E'\\xc3ef3f19adb670077a005c2c687d6256f55ef670134bbc536b10a1058b8fd134');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-cd36-73ef-9cfd-24d0e1e7f9e4', '2026-11-17 02:54:55.292425+00', 'test', 'checkout.profile', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xc3ef3f19adb670077a005c2c687d6256f55ef670134bbc536b10a1058b8fd134', E'\\x2c92d7ddb23cb1d899e6fb5a418e43cba5c39396f2befd7492b9db974c650bca');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-cd54-773e-971e-c944ba297d28', '2026-11-17 02:54:55.318841+00', 'key:01a1e76d-c99f-792f-8cd5-0e93b80949a2', 'link.create', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-cd52-701c-9cbb-8d19476e9e73', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', '01a1e76d-cd44-7ba9-9a5a-be32afb23933', '6', E'\\x2c92d7ddb23cb1d899e6fb5a418e43cba5c39396f2befd7492b9db974c650bca', E'\\x2f716078a0e82675551e29dc6d643e75eac8b4a6448e3f89c142ae49ac8411c1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-ce0d-7621-99fb-c94d109983d0', '2026-11-17 02:54:55.507276+00', 'test', 'bank.notifications', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x2f716078a0e82675551e29dc6d643e75eac8b4a6448e3f89c142ae49ac8411c1', E'\\x2c54af5ff7aa7d00267591f27fda43be50da07bf9adaacc10eff273690d3a2e8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-ce87-7bc7-ae0b-70a8e38d4498', '2026-11-17 02:54:55.627224+00', 'key:01a1e76d-c99f-792f-8cd5-0e93b80949a2', 'movement.ignore', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '01a1e76d-ce59-748c-990f-6eb6c50b87ed', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', '01a1e76d-ce7c-78da-a6dc-217dd70b43d1', '8', E'\\x2c54af5ff7aa7d00267591f27fda43be50da07bf9adaacc10eff273690d3a2e8', E'\\x4cab5dedcc9918e2dcf7c6e39bef22bff1e210b3e381749044b780e7137fd43a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d0ab-7b8f-8e8a-e97b1522a007', '2026-11-17 02:54:56.175017+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x4cab5dedcc9918e2dcf7c6e39bef22bff1e210b3e381749044b780e7137fd43a', E'\\x9a4de804ad0707043e31c82d1f4c5b5cce253be40765a3fac5cbdfc81e1694fb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d0b3-710a-aed4-a6a78203d725', '2026-11-17 02:54:56.186016+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_ZBnf0F4r"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x9a4de804ad0707043e31c82d1f4c5b5cce253be40765a3fac5cbdfc81e1694fb', E'\\xee183df4b28d529559617e1b9c49acb834cdd653ea956921bc14cd93a0a02662');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d0bd-7603-9dbd-ed87ec8b11a3', '2026-11-17 02:54:56.194019+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\xee183df4b28d529559617e1b9c49acb834cdd653ea956921bc14cd93a0a02662', E'\\x39363c721ebfcb8f113ea5fc7e09712eeb81c704f5036b80ca4f6b8b6e0e1e34');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d41d-7bb2-b6ce-9890d7d9c47e', '2026-11-17 02:54:57.055216+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '236ec3ab4b52a2a8', NULL, '01a1e76d-d0cb-7d35-9840-f9157c299d4d', '12', E'\\x39363c721ebfcb8f113ea5fc7e09712eeb81c704f5036b80ca4f6b8b6e0e1e34', E'\\x08888736c12e237f5d33dc6e03c4387acbb226ff2ff1ef681553c3254cb7582f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d498-7505-a6ca-3d5a5c1ab9fc', '2026-11-17 02:54:57.178135+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x1dd219726747f79b31554e76a73a32193ff1aa428f3fe759fb8760177decf71c', E'\\x548436c1675eae39ce3c0a0d754b292d3ff68eafe160af3883200ed0336805c7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d5d7-7e10-bd55-b0731c0ca30f', '2026-11-17 02:54:57.496598+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x548436c1675eae39ce3c0a0d754b292d3ff68eafe160af3883200ed0336805c7', E'\\x24fc758983850df149efaef16125f2dc0bc499c6781ffea278e3ca7b0392b7c0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d5da-707f-81cf-ea3efdb42def', '2026-11-17 02:54:57.507516+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x24fc758983850df149efaef16125f2dc0bc499c6781ffea278e3ca7b0392b7c0', E'\\x1fc0c1b72ab2a1c634dcc8799db8396861cbf6de06f496a2a477eb009789b543');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d5e7-7f4a-b119-fffe80efb297', '2026-11-17 02:54:57.513225+00', 'test', 'bank.set', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x1fc0c1b72ab2a1c634dcc8799db8396861cbf6de06f496a2a477eb009789b543', E'\\xfed621284789a8c95d444808915f66eb9836caa90b854545cdb396f56dd0ab75');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e76d-d5eb-728a-805d-70d9a71c89f7', '2026-11-17 02:54:57.516376+00', 'test', 'bank.route', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\xfed621284789a8c95d444808915f66eb9836caa90b854545cdb396f56dd0ab75', E'\\x7b2ec107c5bf33d14ba8477f78793d0e92ec227a583af0ff3c990598187c80aa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('8ff0682f-f4c0-8516-8ae7-8e290f965ff6', '2026-11-17 02:54:57.162699+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e76d-d477-798a-84f2-5bbcd676c80e', '13', E'\\x08888736c12e237f5d33dc6e03c4387acbb226ff2ff1ef681553c3254cb7582f', E'\\x1dd219726747f79b31554e76a73a32193ff1aa428f3fe759fb8760177decf71c');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'true', 'bnc', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b2ee008bf3f65a861c7e7391f7e8ddcaed0f36b306af24f48698d5a17cf613dac0a2ec0f171e7afa0cbaa9fb19d824d4b7133b51c2636bb002f7cae46d132e83ec7', '01a1e76d-d5e7-7d0b-b71e-94c11c154780', '2026-11-17 02:54:57.511796+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', 'P01764000000', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'ea52b1a5-b77a-45b9-abf4-0aca4fc56537', 'charge', '2026-11-17 02:54:57.61124+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', E'\\x089f8ffd3702180094b8228f82a751b92324c9b23ecfbe54bd22e838b821d035', '01a1e76d-ce20-7e7c-9e4b-ba6ee8d6a0dd', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'r4', 'R4consulta', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b8547bc594f91e4249ac8ea44a65dbf5b9a3913df17d23902f0bdf7f17ebba5054029cf48d3a194364d6a8a59c4e51ed2346bfc74887509532b76a60c0c2e40cd9ba8a1d9c44cee6f4af653958a78d72102da7ed56c7043b6cc89b3f55416db80fd8f856db9d419', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:54:55.521931+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', E'\\x4fb45ce761db77c0cc4f81bb90a30dffecac052e576333b493954823427b61cb', '01a1e76d-ce3b-72e5-a83b-4352e72de5b7', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'r4', 'R4notifica', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b92b1ba8edf15952e2d4a41a2c9571d5964eefde60fe73396dc900e07d04eb3d524477b2ebecba021967df64f80d8b9f7260039c54a6d17c1c57523c62e5b318f9d725f8b4ec76ee6517cff730b369f8c881b7d823f027e3b639cb808412508c0459d8adcfeea23f8411918044834472a9abd95a0678346541974c8887fa54985c7069dadcd23d492244f49fac5466b622aa9a566a30408039b057e95d5b57f2313c3ef468e1b0987746aa3897304c4c9de579179a475becc05f0af838b41f952afd4d136a207f3641efaa41de8ed71d7def0bc7bfb50b95743768e9587c3a566b518e4aa1ff9fc36c9042b7dd05a5a236429691c6f40fb96d88de0852eeacffef843a7', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 02:54:55.550069+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', E'\\x8b7867faed7bd274cc1af37db79da9f51f101a4d459cc401b55a5ae1a827efca', '01a1e76d-ce2d-7c04-95f0-4a3cb582b959', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'r4', 'R4consulta', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b233b2c5de8ec06fca359278cc497e9d36dfb462d59171682f54c0a4ce14c8afeced776fdc2275894172f5069bda1cc387739e64c', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:54:55.536174+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', E'\\xb408420ebd551fa1c9a13420a7c1adebfd8cced861a5ffea25826b979500dd49', '01a1e76d-ce4c-787c-9b01-c0e1614100cb', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'r4', 'R4notifica', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b86a43b769d19f7da38d65df797bf5134e605c91ba05f17b679d8ed649eabd749b75ebc49d6393aee9f5393c1c319b32e33974424934c26bc65cc8dff2ae25c6bfd912ff178a47ceaad52b42935b2bfaf26bf799bb1b6539f63b444334bf3f85d1fe9748551fd36f49b7f12d1d66fe2b860ee13dcff6ab8b1b28820e7b85dd59029acbc638fa06039a5439fc10f60688efedc32b3dae539232c63807a393f39f6bced7902a256dffb81de85fdd5961829db5dfd4f77a44f7d1adc7c233cef957442023bf2cc056bb0b4b643e77a2e9a9b55016eede19e1d86a5d1e8f202112ea4c01ae0087bd6ce5a1244a98a166d5a59c0631d430d7775828fd2e2834746f12dc446dc', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 02:54:55.564452+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', E'\\xce8e1bed7180ad808c57b254aafb799c07606e552735c4ec859c5527a75fedd6', '01a1e76d-ce59-79b4-a529-8a0148c834c9', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'r4', 'MBconsulta', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bfc38891af4008a3db3d46162835e99f35cf85eea24be71c137423e1fdf2b27ec559641baac82c8850c72c1b774f7bcd8e03e208647cd47e979cfa0e7d116a33188a93f948d55fdcdb66d52c7e3bbd91bf8b22a277656dcae59af0ffa4fc507848335a08c14a6062fb54df6fe1fae9ceeda3bdd7c46eac47b3d65d4be8fe37b686fa964704d5c3eda93d890138895c6b3262d0e34eeb420b29aa69615e9c0ca855d6d9f46fa4a146e3a45eac21a0e52e6bd6436918c758b2392261306d273e85c95989f61329ae7f7e72ae86a29ed706375f646e3f83e8835a608fea97834f76f2a0679c96836948bca237323ea04d8965f32a5421f848135e95912cf3009a62ecfb57584', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 02:54:55.578299+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', 'in/2026-10-05/12345678/120.00', '5a64a8cf-f5d8-44ac-93ee-8e68749cdba9', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '2026-11-17 02:54:57.605168+00', 'false', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x78ad07506b73e828e0cc01ea5c064f6a9860b36eb1f555cb8300a8e6322914cd', '01a1e76d-ca9f-7cfb-9a22-00e8c5878e02', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bcbbbea652868a3fbc1b7ae17b50594e8a4e858d9885148306b75758b538dfd847565fa1cc7ff99a497070fc3b890f35edba15668e002087e7433d0df', '2026-11-16', '2026-11-17 02:54:54.624178+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\xe2741783020da7d8944183bfc3a30e9d01dde42a013b968fb334544607ca3ec4', E'\\xfb821c084c404d4228babc646b1dda920fb11dfdbc4db72e26acfc8008217136', '2026-11-17 02:54:54.96596+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\x8f80f0af28dd80c1f42b0682b7bd6afd95cc75e41daadc72ec6fcfb529a973dc', '2026-11-17 02:54:54.98839+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\xc2f8daae7aa13c5f9e69d9c3c7ec97fd4223143d7c32b69dc393e59b9b6b0dc6', '2026-11-17 02:54:54.889984+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\xe2741783020da7d8944183bfc3a30e9d01dde42a013b968fb334544607ca3ec4', '2026-11-17 02:54:54.951363+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\x8f80f0af28dd80c1f42b0682b7bd6afd95cc75e41daadc72ec6fcfb529a973dc', '01a1e76d-cc0b-7947-a64f-a3f5e46fcded', E'\\x04a6939c67e74efdbb7ee47af57f1fe8572873007b2dadb64ee69d0249fad56f', '2026-11-17 02:54:54.98839+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\x0ff061849b1e1ca30291c357be9fefae7314ea4653f01186f91b84e9f7b47841', '1', '2026-11-17 02:54:55.412484+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\x4a681440f6984f4e5a0ca2decd7aa83ad1f906c58aaf5ccff47760e38ed36856', '1', '2026-11-17 02:54:55.363268+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\x58beaa2caea7f4b656e6bb115827c1ce6a7bed1dff6eacb163f3078f81f2cd20', '1', '2026-11-17 02:54:55.451862+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\x65309c8eea6d3228fb524680610cad774ad6439cfecfebac58d501fd54832ced', '1', '2026-11-17 02:54:55.451862+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\x78290136561d5aa8840c2b52ae9c89e3d94c6a5a89624a0820267c3984c824e2', '1', '2026-11-17 02:54:55.412484+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\xbaf2389f567c5e13cb551eba69dad339e3dc782d26ed6fbd9a146dab2c2d6b71', '1', '2026-11-17 02:54:55.412484+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\xeba5df68633d5c5a629a70994b5db89d12a6109cc947f381bb1da56a841796cd', '1', '2026-11-17 02:54:55.451862+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 02:54:55.29115+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cd88-7a7e-a6b4-346bd687715d', '01a1e76d-cd52-701c-9cbb-8d19476e9e73', E'\\x7750a45f086bf6e92bb899302f2cf80c06216f68073bd8296e2f2fc6fe3436b7', E'\\x9f4ee0d4004f5231c01c7b004c7a7fc47a25387a3bd2baf5f2a9d99cdb33675b', E'\\x6f41d5cd83448381c0f8bbc0177c5e16625353d82a14640c23bae82997193b48', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b34ae4185f7780627452fbfcdc88d54669ae50e0c7cb841e75f61667fa8c2f2025f3bcecf570772499e8dfbb145d7840a4985225729f70fb534485f190eb81404672bd7c6c087bf94566e3de8a9e2', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 02:54:55.368+00', '2026-11-17 03:54:55.368+00', NULL, NULL, '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', NULL, '2026-11-17 02:54:55.471+00', '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', 'notification/0102/83700001/1523.40', '01a1e76d-ce3b-795b-9352-5efdf5df9673', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bd2d56d15dcd447b11864713a4403f58f5cc76aa03313265857568323fae49c40b3feb5dcac577da16e3e37d9602148882f73da2a6621424f3412e3bb3a3d2fff27514edf2d10db42a0c44e0b3908033df391ba1eb3bf917cd89748471d3fe1c0dc4d6cbfda', E'\\xee02b3e44485f20f2a479e8c744a5de06b589528cfec80af1340bd96312974c7', NULL, 'notification', 'true', '2026-11-17 02:54:55.550069+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 02:55:30.55+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', 'notification/0105/83700003/1523.40', '01a1e76d-ce59-748c-990f-6eb6c50b87ed', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bc723a7f1cd0b60f9c8ffa1c68431d1c79d8303d0a94fa7953bd26965a88cc5a9f5943c332fbc882028efb82093b77dfb91cc5320b3e9f85d72447462518f19650205149bd6af5bf9f4a70e65b89376713a5ae622a93e0f3ddc964de25cf8b0e5164a16abb9', E'\\xee02b3e44485f20f2a479e8c744a5de06b589528cfec80af1340bd96312974c7', NULL, 'notification', 'true', '2026-11-17 02:54:55.578299+00', 'ignored', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '279488409507', '01a1e76d-ccba-7008-83e9-22542ece8e22', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,9503,279488409507}', NULL, E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bdba5fd8b8a87a0ccac2cbe1704afaa747278089c330c8ba693333d9b6572a9a5fd7daaa8dc2b6053ccc6c8a9c0e945554e1b09c652e9d34e78fff7a8624448ae10d4bd1f7175b73b78b7552e9564bca61d', NULL, NULL, 'query', 'true', '2026-11-17 02:54:55.163429+00', 'matched', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cc6f-7e1f-85dc-242c42d2447b', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '279488409507', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cc6f-7e1f-85dc-242c42d2447b', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 02:54:57.624197+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '2026-10-05', '1', 'added', '{}', '2026-11-17 02:54:57.624197+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-7a9f-8ed1-127d2c976264', '20261005', '30.51', '2026-11-17 02:54:55.202+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /movements/{id}/ignore', '01a1e76d-ce7b-7d53-a9e2-9416b8e8967b', E'\\xab5b8dfc8754efc4443d000ad2e6566c26d38def6135af2013bb28ee343945b2', '01a1e76d-ce7d-7fd0-961e-cc07c7289cb5', '2026-11-17 02:54:55.625318+00', '01a1e76d-ce59-748c-990f-6eb6c50b87ed', '200', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b8f59bb304d01df5be5bc3bb01b96086568c1d62c4a5ec5edf4183ab203f8fa30b665f19c47ec6035d17ab64d7e51c5bb8c1ab120a1aa7c326e8b12a4786a86f636d18157d79c3aa5d45a6fed3dda5db371d5cc8fb2994fe3c3387e57a38d5d98c510f64a3675641d56a8b6ce5903bee5e28c0876cd764b7f073b2c06d1ce7f92733df309443af0a1f6b0b1c63a7421f9a874050e66fe2a4d0f78c6370d4c62629b9713b1eb31ee068fba29836fd15f4786f6f44bbb07e3025b3a08b4599c13941b27d000b0a9c1aa3e15ddb27175518e91104240111936af772f401f76e33bfdc157acb48c70c57e765a4cad2dff3d42f4348f8765733467370f97db94f84e50ec627ce754d326f106c07f76c150e7564731e87bcb29887113b3005803ad22c5f5ba85582b99946d6aefdb7fd68c419758391dd623c80e646b40', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /payment-links', '01a1e76d-cd43-7914-a215-a5b40e52542b', E'\\xaee6ddb6a9b80cd28fa373a64a30a2c58c7ef312310908de47cee407c4b89eda', '01a1e76d-cd4b-78c3-bc54-7a81f8ab7dd4', '2026-11-17 02:54:55.317201+00', '01a1e76d-cd52-701c-9cbb-8d19476e9e73', '201', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bdaa6187756279ff61b1d9d192574ff4b054216efd3a6e55ec943b5fd81beb9e312bd405af62e50c6b3f1a56b6b8691e6d786fa8e67d07f7466305b67c2a8b9daaf405ab6818bb75ef31c7bf20d6c647f3a240e488e330ec286a7ddf1b22f75ad7614ba721412b8f832c0ec9354731011b9638448bf39d5870017bb11047b559877660ca42137ddc540452bcbe1ef910bb56a919af43b5f52af130b4f793ee7961da6cf4209a56d2e83ff4c0031baebd9257bd7c443e8b241e251bdd2c821755ea5afec108f4388821ec8bb7e044df862a88b657b6bf97d5accad14b5d7134c8951583f7d82cc0696a6d89487dce001d71bc6395f8bd30664b457dbf3929df26340f9b155c16da1744cd4e2e373990a5fac85a8ac288a8b6083f0d9ec4ecd37ae2099f0f63ca2f012de1a81e64fbf036d74913133b4a2c1a2ff', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /payments/credit/disburse', '01a1e76d-ccce-7386-a441-b1898406da79', E'\\x74f969068590c5d5deb2904dd51f68b2a60288e86dae87a738d8de9efd26d82c', '01a1e76d-ccdc-7937-8da5-fa09045f7ec6', '2026-11-17 02:54:55.205719+00', '01a1e76d-cce2-7a9f-8ed1-127d2c976264', '200', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b82e4fffa59e9da0bb9eae3e7c20f8a158f14c948d6abaf5e85635edeeb4a37aa43ca9d6fc8544b67ac1bf21f446f9dbdca9cf579031c0e1e7d08c1f1c641f0a09972192ead055a9488d7ad36c91a40af897f4c114bde4981768a4692d56048f72fd3744436375e7de2e5eea2ee1002d27b29a7fbebd2c5cfe49d7749cd1a27de4aaa319392fdc176d412c662709aa0451c3500ad4964e9722d14f409131bbdab4e0518eff64bf91ac9404ba1b1c1defc34714cb802a4ba95de7561812b08e22e3bddf6543d123fc4f712f24154db12f602d911b8de6e101b74e91b92b065d64448a1fc2edb1306471a23e6dd5f6d3383052304e36d9cf07dcee6b97d1c6eb0b6ea3bc7b162f9be1c3cf493c4a2b00b8ddfa3b5ddfeb503800c2ec1d4b9bcda9eb6dafde81fec1a93f899852500d1a11af91588e5f8b234709df430a363eb1afe7aafedfaa991bcbb3ac9fc5c6755e13183d3e43c54f1da5e4f9ea77d6f53fb89418d971c8d82406412e2c8ac50b63d16dc0f99c079db8c112663ff7a332e9c4cb8239ed5ba65fcb6c3a948ad57c6471ef0a646a72facabfa7fa1a3ff39e7aa3e33a6c24c487c89500e691516643b3db0c703b25195fa29a054cec7dd1ac3fb3c070d5b02890a43788f55d834f95a4aaad3a3555f7a1f51503896cf33fccc740a07ebc9b3e2b38630ebf9f7954fbf9c5c44b6a3d5b18e91b2c95a03d3f1cc64cc7f1794d97a61bfc3545b3bcef02791b06e446aabb4ef1e4927c4a683f7095d9af6fc5c5ef218cdbcf9b5879c4380cbcba07f2728a4ae6b882a1c79c4b0b597a5f442a0e978f081a7203772ee2e849527e768c5b1b416551bded44c782ca9856ff98a11cd7c869c76fb52c80c6f4566463ef33d442ac0c1f33e38f614b18509db18cfa49242fd1e77d80cbac3e6aaf4cb8cc9963c9338574cc30ec983eac8bdc60afebf477ef533cf7de03610c00a2c723bec29721ec4c1144f221963819bf7235010ded162a220027fe469533949d96d360596505cb4bcc657314c5ac6bba04e380d960a889caf1e3cb0bdd2ef9902de0df81735d872ec36f90e864ed399df2399167aab2da89ab106367aaf283f774a6bcf7c0df24d8e791d700014a173a0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /payments/pago-movil/verify', '01a1e76d-cc6b-797d-96b5-b7d841d3cfee', E'\\x1e52fc402ce9a977785841a37f9501eb9a8e902b46dfcbe1c4de58156672f5eb', '01a1e76d-cc6e-708c-9f2e-0cb7132efafd', '2026-11-17 02:54:55.08836+00', '01a1e76d-cc6f-7e1f-85dc-242c42d2447b', '200', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b35a9933f9507b0217e747a6b2c620c2372a73e8a497228e8833fddcb2600d9a8a296ac899acda761f3c98eae72f775ae8e532d670bf27636cbe7d5beb620f533de592fc04d574f262483c9749b0617290058beae2448559cc1aa2f54b7e34d3c47fcd13c381e6366cbac36bfe88531c41151af310a7ce826e8608afcd8b861502a66cfcaad3d1f91dc19ae23b240131274dc612fe4843f42b5ee33e994918b5827ccc5147a9624c8b362ee8adc82aa506c7d2234a6858634244e822b338d03e02e03717b53c94a6e145631006e6b5ad13b690e1eb2d4eeae97ae3c898cc380a5ca6846ba30b5afa3dcdc06f81d140508e9526c35f0d2a9486f585f3c6b4e84db6fd7d6c92c264a24f8ec691f70d6a5a8086ffba39018edec02ef06bc63bc191dc37882c5bea9485c451a0325b804259f86a6728f9c0d204ff1641df85c2ca8c4f75461afbf72e447d8e68386e6fc7fd4cd28b4c01bf6d9da6ab6461b37a1553493951c4901ddd289415b0925bfd3a291633d8c50b6fa57e5199ce35df38928c334d944301c2f6b8556ad2b16d5d5c27b9bfab3ec70aa27fbf9ef782135852697321caf48299552b541b9c31b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /payments/vpos', '01a1e76d-cb99-7256-8bf2-6f6ea2fb17d3', E'\\xa73babac7fedf2a7620a94bb06368e151aa7183fb8b7679587ba934edac82106', '01a1e76d-cba3-7642-aa8f-2b624a78b7fd', '2026-11-17 02:54:54.907159+00', '01a1e76d-cbb9-70b2-b6a2-3d4e131caa73', '201', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b8377ec807fd870f9ea63cbc823dc508a8899573c2ea9278df62e64bd5f7b953e3550f1dd4a73fb7365f264c0df352587071d5603dd51803074f6c946b2244d2108c9b5b1510bd74e9821cb3fc37ce026115d6eadd78c79b9b9301f21e57c57cc2e2edc575455ba83c5bb81c39b027d7274e6a1987f816c275fc684973e5bcf1f070484d8e64ad1037263f86126ed8ffa1e5744c74976a6b25b65ae5e778566e7007704a75cb5bb601b96438bf34fd8953aba59399d84d8444e8d459ca9583630aba2192b45a28009b0dc27e5e7ae4259eba08655968d416df8b7ae098ba70f7631425fae13fc88a143cdf49c4ea6e3482b73a8769607d2661cae2a34ac2aa3e61b1cac5f6a26ea6a28632788d5edbf6cfd3f414b993d1627f60a1bab83b5809eb77896eabd158f7d73dd50db0f2f76f765c28db8000f07c6ba2afdb04e027f8524496fa9225b0b2881cedcc014ab3e0bbce1c4915701232d9b12cc3ed0d077cfee23a7069a90cce1885a13e3ca12615b087c5e022537d0656c0c8eb23e413d0c32f008ddbcb75d3141cb3f7fa1d7e6fc3999b1fef99b36c5715918d0a3c11f5cbe02f043c170501c1ee8f1ed7759f357a31eb523047e114c47495d07bf02ea3a978ea65fb8aaf0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /payments/vpos', '01a1e76d-cbd9-7142-83ee-fb361e22e386', E'\\xd6d1c0d450ba57af430f5d481f017983a989a9988d7ef4a0f2f24ae31cd303e9', '01a1e76d-cbe0-788e-80c4-231c7652d388', '2026-11-17 02:54:54.959935+00', '01a1e76d-cbee-7b53-8628-e3f2c606b364', '422', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bd1b587a62ffb4c0d266d344c87ddd090b80b96d8ef1e84657944c740506df27c8507ba1895ce507fb87a8b71ec2b8c0afd1d91715bd2ff8ce1686ddbc96ac133cbf32d2bc2755ff0654bdd120605a1c423dec363a74f594c6c13f9bde5d654e75d8716d6513cfff624feda918543bb36a8d24f1884b0bf1f99436c070dec46950b020c1d2160d0f931680b37f5506d918afdc8030d789ecb85443f854863019e153d30f999cb59ae62d3fb8c7373f0271a233875585a8f21adc006b4ef57fd4afb06d8c87708f60f92b6bf05885afbde2ce597e2ac88e81a56190545ab6aa6c05b7b1fcfb7635ef09774e85919449164a2f5f28bc3126a80a04984b28cd716ce674f9e63c9ce8f7603752d061415e072e733216d0ee418953272a475f855cd39aa24c1baf650eaa9f4b92706c434b4a6ca657e8de00f38d3d047ac85a254a4c8a95586ded6097353008c4bb434ace729ae4f24eeaff66c4c161fb21276b1663873a6f73041001e272a7a0ade31c52daf792d656dd0a1881d7e3ecef734c863f9c1fbd7a6113f7efa32465c9ab41b8f6fe1bfdca043ad3a27b158ee2a479d0d889ebfb0357a4ecea496d0f6c4f34c9ffb81c43ccbcf19204cfcf46fb4421dd6729d0167143fca379975', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /payments/vpos', '01a1e76d-cc02-7e49-b83d-994d04b408c9', E'\\x63386430126669f704c022ed8ad9214c7a677559c590b8158c21967a3e8c84e0', '01a1e76d-cc0b-788a-a494-cde0ee79d113', '2026-11-17 02:54:54.99939+00', '01a1e76d-cc15-71e7-a093-97dfe77d38ad', '201', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b662c7b97d088a56c3bb152544b4a949abfb44844b49809f3b03234581fa3f6b60e6c83365c99e55401cbd8f9dbd0dfa9ea3ac37cee369aee758d0d096325848ff39f826f78fcd0033f6ab4fe90f9681881d476006d693d9d8cc8888ea4e0cc9d10d2745a3b4f4fc02c4e67c8d3287759ca3afede4066703c2f9b536cbc796f95700fa37f1df38f7080f8bac486964babcc2df67f0cb5749bccc7fc8016377c040b22f0c280431812363b783c561afd820bac0a87d59f6b5aec7264bf148ccf3928e7832586bdbbdc7335893b869a0c3e16f2cefb16ec3ca0f65fcbb1909e4e75ecfadf9d28f62a1606deed26bebb2ca9280839c2fcef656e6235b040421595456384cb4afb8a1fb11f700db82551125fd331b82054811cf2037985bd3c78f529d91fd694af9b8cca75726508638fde617d2a12ae30259aefeec5b3132a474f3b287abae0f0b66d64755ce9a8b92e6e7e0424d02f38e74520eab9c703bc694618c83ab9f26bd8772be81b4f97152993fb496e2dc9010ac6d0d0a1c9822fa8d86f989baf385bde77b11ee4f0905b54919593d79c85b1913ea0ac9af92b75e7f5d3056312a5b6f4c2a110156d14cd6895e5f23ed8ee7fcf3b69ad90b31ec648a0d1', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'POST /payments/{id}/reverse', '01a1e76d-cb48-7178-96b8-3c2e2ced03b1', E'\\xcb33f8b2b92ddea1d63070e950d8ed835b8109f8c7c5ca34db268b29077b884a', '01a1e76d-cb58-7ea0-a026-67c27177dc96', '2026-11-17 02:54:54.821779+00', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '200', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b259aa2f5b7a02cf5a5607e4763000b052431edc0f1ff9628b1b05d8341774fd8c1e94b80968cc4b5e87371bd2c2f04f3c6ac2f1166f8ef4601690e1c0ca93b20251bbf47f097829134963de3431c46f41e3fc753e8694a585fb98a91cc10f491e5bfe270b051cecc8db080410a8b077d3bb84ac7b6647b36ca7da3eb37980be57397e010b524a7f634a3ba045d6592ed47abdb882b8ea07fd365798c2941acd4d7c4c66725adb65126f6f7468dc0c52d814993653ab165e29a9d8ac82e1c14c2a648e3528089fd2a031ad5ee7f5f8de15094b820136cf60a65be5ec2975adf143bd3165a05296b25de7e96ce319f0a6e9d51fa84a8800e7e8cf0a7df0a41bfed5ea10dfbc092d5c52fd555670d71556ee59ec6cd63ba60363057ed55c54819ea7948bf359642037f21bc1f31eae20428049cc5367ab4037682a2cfa78a2d69b1bd0256b88427cd765b64c0ce85b323074467f218be17e1d4ec2f552b2141578724ec4e3482522ca95ec252acb32e3e2949846c0a985ade4a37dabf2093209741ff84c7f6a2aa337a6b398c9d1f355df97de9563d951eaa5ea6d6eb26d60157578b0030ddb43ee1f00707bf2d4b1b5df1b0e993f641f25da3950701a5d7f24b346f6d2b4b8313e85c80024f29332a55026dcd6bc7b94fbec0745b3d4d68111ae7a581afdbe1220501cc8e19943406c55fb4482a7f75e7f21be44f05ecb1135054cda00912a0fd6a5fbc367c2a9f4fbe15d218d2840f12c214345b97593c2829170a9ba94617c2236fa76ed29112c39ab4b0ec10f3d38beda365713b3a2092220d40bdef4f85cfb81ee8cb56e5b1526965635a6ac826a7aa24d6ff966c76fcf14f1e5ddf1d6f4dd1', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bb874376ee77563488d0ca10a84656b3d6674488aaeb415257acfc3ba051f2fdbebe4d24cb35d3d2d32cc4c1f4c3d2c06b7bf7354d46f3830bf658d3974add53440267e4382441f996f421d64fcd2a341f290e0a9fb59389eb7eb30bb', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '448a82af-b709-4514-b27e-016830b44efc', '2026-10-05', '01a1e76d-cce2-75a4-baea-fc0338acd777', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1ee2afc2b280edc622889f5774e0749a61f51a715648f27442a283de4ced1b74', '1', '2026-11-17 02:54:57.155555+00', E'\\x6bfa5a5aff5ef68b09565f9a19337330b5ebe0c54de68fcb52155fbc4278fe2f');
insert into login_attempts (subject, count, last_at, name) values (E'\\x2484eee5dd71c2515c6a72cfb4e6281158b47eff7c24b66bdc3449694a19d97e', '1', '2026-11-17 02:54:57.15152+00', E'\\x6bfa5a5aff5ef68b09565f9a19337330b5ebe0c54de68fcb52155fbc4278fe2f');
insert into login_attempts (subject, count, last_at, name) values (E'\\xc9007bd743499dfc60ab62678f5ec704b83118efb7d62889ea737b25066043d3', '1', '2026-11-17 02:54:57.145031+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xffa96e8e532ff66d4283ce4790616282ad09b271f95d19e837b9d6f58ef423a3', '0', '2026-11-17 02:54:56.219006+00', E'\\xf16ee4fc429a29da71d3f562cb0a36debc79c9a63d94365efaf59f637d4460d0');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xdf7e4b98bda5dba1d17470aef5aafa06bf98d4c41a254e6033e895b72979eb95', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'r4', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bada774f076c3b3898a3c694ac691d201d3e3429624bc1c7431500713190c4d07f0c85a5a7dea6acd51386b14e29724d5c92e04e659e8fc70876f34b81a8cafba7b27706f5c964edda3201e0bc35cd92473d9e082', 'true', '{}', '2026-11-17 02:54:55.50129+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 02:59:57.591231+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$EkvlCnbDlwa0KYx1_RjNGg$NvINJ8kLsKNsWrxxT5tPe_Vle4KOwVSAuU8kZT9y1ys', '2026-11-17 02:54:56.172129+00', '2026-11-17 02:54:56.189376+00', NULL, '2026-11-17 02:54:57.053974+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('9fecb1bd-41d2-409b-993f-13a79782d438', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 02:54:57.595214+00', '2026-11-17 02:54:57.595214+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', '$scrypt$ln=17,r=8,p=1$EkvlCnbDlwa0KYx1_RjNGg$NvINJ8kLsKNsWrxxT5tPe_Vle4KOwVSAuU8kZT9y1ys', '2026-11-17 02:54:56.189376+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('8affb853-3605-416d-ab65-78df938d19dc', '01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 02:54:57.581892+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\x13b4b80f98dc806d8e240ec4c9fd908e5e48caa4fda605a96a6cec238177e1be', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\x260819d00b8c2b1ce0ca7cee1853768724a408d745203d9653d32f86e29bda74', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\x7e4ae2dd705cf020e988202762dc8fa740766dd729a79e7636c6b40cbe3d9d06', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\x9fa17ef5496244d2a2848846e2a61133f5e75df6168a18fa5861faa236b96855', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\xaab423dbcf1e7b971ebe7042f8bccbb26b671121db9356dbca54d0e8ba29478e', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\xaeb85f129176c217136c5f5d2787fcc6daced4919b1e74aefe5b7ef4583714b3', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\xd5a4e3313a6a7ca24db41f56f29fa5d51821d883b93c0352dbd0368e47bc7099', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\xe2302b0979edce79112513e41f9664578eb3a5605d5a3fda8f4f6142fa7bb74d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\xe8743a7d8a86233fa00fed09efb65a423f03512808c8e60421bbe88c229fb6c0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\xf647c2c0caaf7a2bd73de6d116bb9b6b0a2c268703282241deef4b3f91d6f105', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x236ec3ab4b52a2a837bd7facc4b7cf600153be9b173115566071a68034efd92e', '01a1e76d-d0ab-74bf-9c11-beca238649e0', '2026-11-17 02:54:57.053974+00', '2026-11-17 02:54:57.053974+00', '2026-11-17 14:54:57.053974+00', 'cd6363a5-e156-4e03-8bd2-e3b2713d0d7a', '127.0.0.1', '', '2026-11-17 02:54:57.053974+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e76d-d0b3-72c1-b50a-5c3a8efdf73b', '01a1e76d-d0ab-74bf-9c11-beca238649e0', 'pas_op_ZBnf0F4r', E'\\xb31ffa531bb5172b9ae645cb8149295924ff406b0445559b06c78b279d8e10d3', '2026-11-17 02:54:56.184618+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b4bf2df9576949600db6c9f6935513d254d447f77d2c5bddbad2308bcc73c3965b25b8880812a7f0913df9ce4e0ba57e004f11f6ecf496eb87b4e5cd2f8b9bc317f46b199', '0', '2026-11-17 02:54:57.171419+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-ca31-719f-9650-df4918062408', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 02:54:54.513+00', '2026-11-17 02:54:54.643+00', '2026-11-17 03:09:54.513+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bc6ae9dc91be8ee310e3523a18ef05ac8b7d865b0051414a882a9233803cf23e5e66c2a9d11695c4944eeb81f95419c3552d37cc75b255ebb4631529a39c638c733c4d4be1f18f4e04d74eb6ba310944c54e5e19dde1073210d9a201081', E'\\x526b2d80d12611edbc8b90cb7f58a04838312ef6215406c08c4c95ddc4944491', E'\\xee02b3e44485f20f2a479e8c744a5de06b589528cfec80af1340bd96312974c7', E'\\x1e31d2505f01ff91260c5a2e20a73122543efe96eb546ebcf96ee5a3b502f1fa', NULL, NULL, 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-ca5e-723e-b931-7e1b85309e60', '2026-11-17 02:54:54.558+00', NULL, '02409463', '488409463', '{488409463,2409463}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:54:54.672+00', '2026-11-17 02:54:54.709+00', '2026-11-17 03:09:54.672+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b887e4aef04c11ce8ce662e3d7a6bab984117c7b1aad045d76dd0d7dbf7a30462e1fd3a8032451fe30e3999bcc6ba0b1119eef8c246bc69a77beaef1c9479ae613b9f60087389e5427c4dbbec1792d2a2109c6993d3ecc6a3cfd29980d9', E'\\x526b2d80d12611edbc8b90cb7f58a04838312ef6215406c08c4c95ddc4944491', E'\\xee02b3e44485f20f2a479e8c744a5de06b589528cfec80af1340bd96312974c7', E'\\x1e31d2505f01ff91260c5a2e20a73122543efe96eb546ebcf96ee5a3b502f1fa', NULL, NULL, 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-cae7-7f5a-8185-4ba7f302b094', '2026-11-17 02:54:54.694+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 02:54:54.735+00', '2026-11-17 02:54:54.839+00', '2026-11-17 03:09:54.735+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b2192b2a2a7d4bc47b8c5fcfc0e05d8a33ad3a6652a0c244f80c6b27b550b06cbf0f28794de2b894d31930a6411d974fd11d9212cd147bf782a3f6f8c25a6f29204f469ab9ba0d7b6563e4da9eef16c9133f0f0f7e080de612287db5d34', E'\\x526b2d80d12611edbc8b90cb7f58a04838312ef6215406c08c4c95ddc4944491', E'\\xee02b3e44485f20f2a479e8c744a5de06b589528cfec80af1340bd96312974c7', E'\\x1e31d2505f01ff91260c5a2e20a73122543efe96eb546ebcf96ee5a3b502f1fa', NULL, NULL, 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-cb27-7435-bcfb-ee64a1cc72aa', '2026-11-17 02:54:54.759+00', NULL, '02409477', '488409477', '{488409477,2409477}', NULL, '000000', NULL, NULL, '01a1e76d-cb64-72c4-aa5b-888e4cdbf64b', '2026-11-17 02:54:54.82+00', '02409483', NULL, '{2409483}', NULL, '2026-11-17 02:54:54.839+00', '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb8d-73de-baf1-522b82c80c61', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 02:54:54.861+00', '2026-11-17 02:54:54.861+00', '2026-11-17 03:09:54.861+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bb4dba45674289f49c7f0430f47d8fd9b1e8cf07c4850bd37254a9c6d39b0fd68fa27b77e70d56ffbabb290b7636022a45a18efd23856d5e20cdcfefecf661a56b0f29b61f012c795f6c636a553b52986d62ca7fa97caecc0b5a7303c87', E'\\x526b2d80d12611edbc8b90cb7f58a04838312ef6215406c08c4c95ddc4944491', E'\\xee02b3e44485f20f2a479e8c744a5de06b589528cfec80af1340bd96312974c7', E'\\x1e31d2505f01ff91260c5a2e20a73122543efe96eb546ebcf96ee5a3b502f1fa', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 03:09:54.861+00', NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cbb9-70b2-b6a2-3d4e131caa73', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:54:54.905+00', '2026-11-17 02:54:54.922+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b56b52c5f041ae09b65b862e0a3dd9626ea4cab1d8e69173ed946a3ae56d5ed95b25de13d66b7e455879f3bba118201c5590bba57913cecd5a33d62041ea57453c8154e35eea8ddbe40a4', E'\\x8acd72b5a2af9186af97215de38e628c743711fd37003181c0ab3f2163a769d8', NULL, E'\\x89785ed5f427355cb0326ed09b6d33f5e1da3409345ded4d623fb84f0e6d3b4a', '4242', 'Visa', 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-cba7-7281-ab13-fce1da74388b', '2026-11-17 02:54:54.905+00', NULL, '2409491', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cbee-7b53-8628-e3f2c606b364', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:54:54.958+00', '2026-11-17 02:54:54.964+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bf01adf51cf6ebb5086def35ed0419dca175541d4ae06946e44035554474c1dec514fbd95e827d69e4792b05bd1418441fc565b1156884f820db14cfdb753047f583434c57c2b55557bae', E'\\x6f98471a53885182ad9e7104128383dd00e03cb9ec172ccf80ccef148c7bfb4c', NULL, E'\\x75e390321fa4860d2d7e7384f0ae6741155873fc5bec3f96819bf93e5dda8cc0', '9995', 'Visa', 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-cbe6-7162-80eb-0c0054b0071b', '2026-11-17 02:54:54.958+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cc15-71e7-a093-97dfe77d38ad', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 02:54:54.997+00', '2026-11-17 02:54:55.009+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b641af5237ee6f1ce0545f375fbfcf41852dc0bcffd4e07f297bc4214fb38dd20866d49a771b3a7e281877ec1109629080be1779f63782e8bcc5d233e9873828fe90afc6fd4f8ff73bb6d', E'\\x41fd06dd9f0450d8318d8c54bae56254b8ce96a41d40f688a0edcbd063399e48', NULL, E'\\x64f18ee9950d392fbb6c2a6ee78412953fe8bc54f0bac145f55f4753282d67ff', '0119', 'Visa', 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-cc0b-7947-a64f-a3f5e46fcded', '2026-11-17 02:54:54.997+00', '2026-11-17 02:54:55.009+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 02:54:56.25438+00', '2026-11-17 02:54:58.462+00', NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cc6f-7e1f-85dc-242c42d2447b', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:54:55.086+00', '2026-11-17 02:54:55.147+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x7d50f458eb7b73d475518728fcc1dd1844f476589001974c4e6d120da5ca36d7', NULL, NULL, NULL, NULL, 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-75a4-baea-fc0338acd777', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e76d-cce2-7a9f-8ed1-127d2c976264', '2026-11-17 02:54:55.202+00', '2026-11-17 02:54:55.237+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b1c440eba5b8b5d2307b0de3e8f15d6028fdee8c6bdb4d730dc5446d425023eb59950cf52af8f874b56c4d27b3e682ad4bde2e784974286029f2c6cae4a00f956921b51fef4580f393cb6e5fc1717af52aee1acaef0f961f2b0656ce3f4dfc07385db11b883b464875acc9bda4e9b70a1', E'\\x33a3561e4787111f34ba3ea3dafd7a9890ce632384d9af3f620c13d94a0fbd6a', NULL, NULL, NULL, NULL, 'r4', E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', '01a1e76d-cced-7573-9045-5b7093fc9705', '2026-11-17 02:54:55.213+00', NULL, '38409523', NULL, '{38409523}', 'bc6cb5fa-f832-434b-b1e5-19e1c2ffdfc5', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-7af7-9fe9-e505b5255565', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e76d-cce2-7a9f-8ed1-127d2c976264', '2026-11-17 02:54:55.202+00', '2026-11-17 02:54:55.24+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bf4b6d501ebfcd1a4ee76a743feb2a6a10b6055a3c52439979b2659f54778e99aa622fa988c292a16a0ce59c35141faafae8f66ba69e3cf3f38b36a122ec88ee8250ac8bd9a461df478bf25e051a7b37c9f561c6dcc18d5e16c42ac74af369a79db1175451fa901556e710cfa94e66e02', E'\\x89e0b770a1c1a8ea8c063a1fc52c9377c38a6b5d2ae921411584f767778f6e38', NULL, NULL, NULL, NULL, 'r4', E'\\x5ef3d33cacb6deea1f5b59994c0ddc5bc41ac89c2ea18522390b6566ceabd862', '01a1e76d-cced-71da-9cf7-347b81f181eb', '2026-11-17 02:54:55.213+00', NULL, NULL, NULL, '{}', 'f0632578-4382-4d73-b72a-ccb94e8563ec', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:54:55.414+00', '2026-11-17 02:54:55.471+00', '2026-11-17 03:09:55.414+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48ba456bdb06f67cbf082f2854cdbbad397c186b3af7c9bce93ebe60101869414670c3eb6bafe9952ae81dc40b0400e48822bab550199454c592d18ff5b48ef776bdd089c81e53b4c231426b5ff0bdcd56bd7218bc328ad63373942ef32fa', E'\\x526b2d80d12611edbc8b90cb7f58a04838312ef6215406c08c4c95ddc4944491', E'\\xee02b3e44485f20f2a479e8c744a5de06b589528cfec80af1340bd96312974c7', E'\\x1e31d2505f01ff91260c5a2e20a73122543efe96eb546ebcf96ee5a3b502f1fa', NULL, NULL, 'bnc', E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-cdde-77cb-8f8b-0f5805d99a80', '2026-11-17 02:54:55.454+00', NULL, '02409546', '488409546', '{488409546,2409546}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e76d-cd88-7a7e-a6b4-346bd687715d', '01a1e76d-c99f-792f-8cd5-0e93b80949a2', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-ca31-719f-9650-df4918062408', '1', '27636072-debd-49cd-8277-4a394da183af', '20.00', '2026-11-17 02:54:57.641965+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xb4d81274be745d31064176080a8f8b96aee7aefcf06b0c97a8c79dc6d7cf51e8', '01a1e76d-d0ab-74bf-9c11-beca238649e0', 'factor', '2026-11-17 02:59:57.487061+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-75a4-baea-fc0338acd777', '10.00', 'key:requester', '2026-11-17 02:54:57.6314+00', '2026-11-18 02:54:57.6314+00', 'approved', 'user:ana', '2026-11-17 02:54:57.6314+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-ca31-719f-9650-df4918062408', '01a1e76d-ca38-7b05-83db-a286ac47e336', '2026-11-17 02:54:54.513+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-ca31-719f-9650-df4918062408', '01a1e76d-ca5f-7898-8f74-75b9a19f22af', '2026-11-17 02:54:54.558+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-ca31-719f-9650-df4918062408', '01a1e76d-cab4-7d2a-a49c-bff83fa2000b', '2026-11-17 02:54:54.643+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02409463"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc', '01a1e76d-cad1-70f0-ad15-da511c439e27', '2026-11-17 02:54:54.672+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc', '01a1e76d-cae7-7762-ae3d-9dc9a3b5b3dc', '2026-11-17 02:54:54.694+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc', '01a1e76d-cafa-7457-97c2-eaf20708c043', '2026-11-17 02:54:54.709+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '01a1e76d-cb10-7dde-880c-75188f1a956f', '2026-11-17 02:54:54.735+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '01a1e76d-cb27-735d-bd77-d9920ef9100f', '2026-11-17 02:54:54.759+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '01a1e76d-cb3c-7c95-83dd-abb4cfb03447', '2026-11-17 02:54:54.78+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02409477"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '01a1e76d-cb64-71aa-93b2-3e393686aa33', '2026-11-17 02:54:54.82+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '01a1e76d-cb78-7f3e-af8e-308d3ffb4d3e', '2026-11-17 02:54:54.839+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02409483"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cb8d-73de-baf1-522b82c80c61', '01a1e76d-cb90-7e46-a784-122ace3c29d1', '2026-11-17 02:54:54.861+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cbb9-70b2-b6a2-3d4e131caa73', '01a1e76d-cbb9-77a1-b8c6-440d49692544', '2026-11-17 02:54:54.905+00', 'submitted', 'PENDING', NULL, '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cbb9-70b2-b6a2-3d4e131caa73', '01a1e76d-cbcd-79e6-a666-1a2c7518e183', '2026-11-17 02:54:54.922+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2409491"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cbee-7b53-8628-e3f2c606b364', '01a1e76d-cbee-7dda-8033-cfd93e45b07e', '2026-11-17 02:54:54.958+00', 'submitted', 'PENDING', NULL, '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cbee-7b53-8628-e3f2c606b364', '01a1e76d-cbf4-77b0-921e-77452a74384d', '2026-11-17 02:54:54.964+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cc15-71e7-a093-97dfe77d38ad', '01a1e76d-cc16-7e16-9960-594739fa4fea', '2026-11-17 02:54:54.997+00', 'submitted', 'PENDING', NULL, '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cc15-71e7-a093-97dfe77d38ad', '01a1e76d-cc21-72b5-8e6d-ede8a50cdf55', '2026-11-17 02:54:55.009+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cc6f-7e1f-85dc-242c42d2447b', '01a1e76d-ccbf-73c0-95d1-dfe8263e58e3', '2026-11-17 02:54:55.147+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-75a4-baea-fc0338acd777', '01a1e76d-cce4-72a5-96d9-c1beda3c1456', '2026-11-17 02:54:55.202+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e76d-cce2-7a9f-8ed1-127d2c976264"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-75a4-baea-fc0338acd777', '01a1e76d-cced-715c-a6d5-ee159bfac8b3', '2026-11-17 02:54:55.213+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-75a4-baea-fc0338acd777', '01a1e76d-cd05-7481-9307-98b509a702a1', '2026-11-17 02:54:55.237+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "38409523"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-7af7-9fe9-e505b5255565', '01a1e76d-cce4-7a35-8b80-bf709a5bc265', '2026-11-17 02:54:55.202+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e76d-cce2-7a9f-8ed1-127d2c976264"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-7af7-9fe9-e505b5255565', '01a1e76d-cced-70e2-9107-fafe7969df24', '2026-11-17 02:54:55.213+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cce2-7af7-9fe9-e505b5255565', '01a1e76d-cd08-7d2b-83f0-576df3eef8f6', '2026-11-17 02:54:55.24+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', '01a1e76d-cdb7-7890-8ac4-fac5df67b8cc', '2026-11-17 02:54:55.414+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', '01a1e76d-cde1-7b97-804f-81abbcd6c6f7', '2026-11-17 02:54:55.454+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e76d-c99f-792f-8cd5-0e93b80949a2');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', '01a1e76d-cdef-7748-811c-75f40b132a44', '2026-11-17 02:54:55.471+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02409546"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '2026-11-17 01:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 02:54:51.971335+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-cd52-701c-9cbb-8d19476e9e73', E'\\x24e2520acd874e6734b308f0ba36b5f57e07b0a7860ca662664c7b200322e7fc', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48bedf869b19d1c9a6de0b7a566efa35a0147d74e71aa8571151f6089e12751154dc7bbfaad4ebc5884fe52a42a2e838bbeaf8a7c4c9a20b4956ad013473546f9d701ce2cbeda2f7e5fa623c50b9c', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 02:54:55.314+00', 'key:01a1e76d-c99f-792f-8cd5-0e93b80949a2');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '2c8241e4-19e3-4d32-a1e4-f6f459c57450', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 02:54:57.619194+00', '2026-11-18 03:54:57.619194+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xa4661b3fe104d59668b57c7ad7ef757fc65de1408cb086c8020db8a4866fca5f', '01a1e76d-d0ab-74bf-9c11-beca238649e0', '2026-11-17 02:59:57.490837+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '195', '2026-11-17 02:54:57.570721+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 02:54:57.498473+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 02:54:57.498473+00', '2026-11-16', '2026-11-17 02:54:54.266948+00', '2026-11-17 02:54:54.382952+00', '2026-11-17 02:54:54.382952+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-17 02:54:57.498473+00', '2026-11-17 02:54:57.498473+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-17 02:54:54.382952+00', '2026-11-17 02:54:54.382952+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 02:54:52.313254+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 02:54:52.313897+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:54:52.331636+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 02:54:52.33222+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:54:52.351386+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 02:54:52.352446+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 02:54:51.971335+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 02:54:51.971335+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 02:54:52.37377+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 02:54:52.377066+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 02:54:52.378655+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 02:54:52.375159+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 02:54:52.371232+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xd38828d2028da04bee813e4aa0d58013349434a66ec584b38e78ce6353dd460d', '01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 02:54:57.612306+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '781', '1', '01a1e76d-ca38-7b05-83db-a286ac47e336', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-ca31-719f-9650-df4918062408","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.513Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.513Z"}', '2026-11-17 02:54:54.522033+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '789', '2', '01a1e76d-cab4-7d2a-a49c-bff83fa2000b', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-ca31-719f-9650-df4918062408","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02409463","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.513Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.643Z"}', '2026-11-17 02:54:54.645951+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '791', '3', '01a1e76d-cad1-70f0-ad15-da511c439e27', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.672Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.672Z"}', '2026-11-17 02:54:54.674804+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '796', '4', '01a1e76d-cafa-7457-97c2-eaf20708c043', '{"event":"payment.failed","data":{"paymentId":"01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.672Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.709Z"}', '2026-11-17 02:54:54.715873+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '799', '5', '01a1e76d-cb10-7dde-880c-75188f1a956f', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cb0f-7a0c-9389-d531dcd63372","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.735Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.735Z"}', '2026-11-17 02:54:54.73737+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '804', '6', '01a1e76d-cb3c-7c95-83dd-abb4cfb03447', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cb0f-7a0c-9389-d531dcd63372","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02409477","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.735Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.780Z"}', '2026-11-17 02:54:54.782011+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '808', '7', '01a1e76d-cb78-7f3e-af8e-308d3ffb4d3e', '{"event":"payment.reversed","data":{"paymentId":"01a1e76d-cb0f-7a0c-9389-d531dcd63372","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02409477","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.735Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.839Z"}', '2026-11-17 02:54:54.841247+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '810', '8', '01a1e76d-cb90-7e46-a784-122ace3c29d1', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cb8d-73de-baf1-522b82c80c61","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.861Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.861Z"}', '2026-11-17 02:54:54.865419+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '818', '9', '01a1e76d-cbcd-79e6-a666-1a2c7518e183', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cbb9-70b2-b6a2-3d4e131caa73","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2409491","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.905Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.922Z"}', '2026-11-17 02:54:54.927189+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '823', '10', '01a1e76d-cbf4-77b0-921e-77452a74384d', '{"event":"payment.failed","data":{"paymentId":"01a1e76d-cbee-7b53-8628-e3f2c606b364","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.958Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.964Z"}', '2026-11-17 02:54:54.966124+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '830', '11', '01a1e76d-cc21-72b5-8e6d-ede8a50cdf55', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cc15-71e7-a093-97dfe77d38ad","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.997Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.009Z"}', '2026-11-17 02:54:55.016085+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '836', '12', '01a1e76d-ccbf-73c0-95d1-dfe8263e58e3', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cc6f-7e1f-85dc-242c42d2447b","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.086Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.147Z"}', '2026-11-17 02:54:55.171632+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '843', '13', '01a1e76d-cd05-7481-9307-98b509a702a1', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cce2-75a4-baea-fc0338acd777","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38409523","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.202Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.237Z"}', '2026-11-17 02:54:55.238614+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '844', '14', '01a1e76d-cd08-7d2b-83f0-576df3eef8f6', '{"event":"payment.failed","data":{"paymentId":"01a1e76d-cce2-7af7-9fe9-e505b5255565","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.202Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.240Z"}', '2026-11-17 02:54:55.241831+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '854', '15', '01a1e76d-cdb7-7890-8ac4-fac5df67b8cc', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.414Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","checkoutSessionId":"01a1e76d-cd88-7a7e-a6b4-346bd687715d","livemode":false},"timestamp":"2026-11-17T02:54:55.414Z"}', '2026-11-17 02:54:55.416406+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '859', '16', '01a1e76d-cd88-7a7e-a6b4-1c0aea308d35', '{"event":"checkout.paid","data":{"sessionId":"01a1e76d-cd88-7a7e-a6b4-346bd687715d","linkId":"01a1e76d-cd52-701c-9cbb-8d19476e9e73","status":"PAID","paymentId":"01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.368Z","livemode":false},"timestamp":"2026-11-17T02:54:55.471Z"}', '2026-11-17 02:54:55.472702+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '859', '17', '01a1e76d-cdef-7748-811c-75f40b132a44', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02409546","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.414Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","checkoutSessionId":"01a1e76d-cd88-7a7e-a6b4-346bd687715d","livemode":false},"timestamp":"2026-11-17T02:54:55.471Z"}', '2026-11-17 02:54:55.472702+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e76d-d0ab-74bf-9c11-beca238649e0', E'\\x016a6d153c6c891b24882c53b5d7300d2a07f609d01ae7c4ebe8ff1c244952c3', '2026-11-17 02:54:57.495607+00', '2026-11-20 02:54:57.495607+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-ca38-7b05-83db-a286ac47e336', 'payment.pending', '01a1e76d-ca31-719f-9650-df4918062408', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-ca31-719f-9650-df4918062408","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.513Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.513Z"}', 'delivered', '2026-11-17 02:54:54.513+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.538177+00', '200', NULL, '26', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cab4-7d2a-a49c-bff83fa2000b', 'payment.completed', '01a1e76d-ca31-719f-9650-df4918062408', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-ca31-719f-9650-df4918062408","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02409463","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.513Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.643Z"}', 'delivered', '2026-11-17 02:54:54.643+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.661038+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cad1-70f0-ad15-da511c439e27', 'payment.pending', '01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.672Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.672Z"}', 'delivered', '2026-11-17 02:54:54.672+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.690968+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cafa-7457-97c2-eaf20708c043', 'payment.failed', '01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc', '{"event":"payment.failed","data":{"paymentId":"01a1e76d-cad0-7e2d-86bf-b8f19b34f8cc","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.672Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.709Z"}', 'delivered', '2026-11-17 02:54:54.709+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.726133+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cb10-7dde-880c-75188f1a956f', 'payment.pending', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cb0f-7a0c-9389-d531dcd63372","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.735Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.735Z"}', 'delivered', '2026-11-17 02:54:54.735+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.748409+00', '200', NULL, '23', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cb3c-7c95-83dd-abb4cfb03447', 'payment.completed', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cb0f-7a0c-9389-d531dcd63372","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02409477","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.735Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.780Z"}', 'delivered', '2026-11-17 02:54:54.78+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.791968+00', '200', NULL, '22', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cb78-7f3e-af8e-308d3ffb4d3e', 'payment.reversed', '01a1e76d-cb0f-7a0c-9389-d531dcd63372', '{"event":"payment.reversed","data":{"paymentId":"01a1e76d-cb0f-7a0c-9389-d531dcd63372","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02409477","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.735Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.839Z"}', 'delivered', '2026-11-17 02:54:54.839+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.853909+00', '200', NULL, '10', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cb90-7e46-a784-122ace3c29d1', 'payment.pending', '01a1e76d-cb8d-73de-baf1-522b82c80c61', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cb8d-73de-baf1-522b82c80c61","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.861Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.861Z"}', 'delivered', '2026-11-17 02:54:54.861+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.872509+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cbcd-79e6-a666-1a2c7518e183', 'payment.completed', '01a1e76d-cbb9-70b2-b6a2-3d4e131caa73', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cbb9-70b2-b6a2-3d4e131caa73","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2409491","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.905Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.922Z"}', 'delivered', '2026-11-17 02:54:54.922+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.936176+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cbf4-77b0-921e-77452a74384d', 'payment.failed', '01a1e76d-cbee-7b53-8628-e3f2c606b364', '{"event":"payment.failed","data":{"paymentId":"01a1e76d-cbee-7b53-8628-e3f2c606b364","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.958Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:54.964Z"}', 'delivered', '2026-11-17 02:54:54.964+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:54.97704+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cc21-72b5-8e6d-ede8a50cdf55', 'payment.pending', '01a1e76d-cc15-71e7-a093-97dfe77d38ad', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cc15-71e7-a093-97dfe77d38ad","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:54.997Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.009Z"}', 'delivered', '2026-11-17 02:54:55.009+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:55.019285+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-ccbf-73c0-95d1-dfe8263e58e3', 'payment.completed', '01a1e76d-cc6f-7e1f-85dc-242c42d2447b', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cc6f-7e1f-85dc-242c42d2447b","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.086Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.147Z"}', 'delivered', '2026-11-17 02:54:55.147+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:55.180738+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cd05-7481-9307-98b509a702a1', 'payment.completed', '01a1e76d-cce2-75a4-baea-fc0338acd777', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cce2-75a4-baea-fc0338acd777","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38409523","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.202Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.237Z"}', 'delivered', '2026-11-17 02:54:55.237+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:55.249568+00', '200', NULL, '26', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cd08-7d2b-83f0-576df3eef8f6', 'payment.failed', '01a1e76d-cce2-7af7-9fe9-e505b5255565', '{"event":"payment.failed","data":{"paymentId":"01a1e76d-cce2-7af7-9fe9-e505b5255565","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.202Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","livemode":false},"timestamp":"2026-11-17T02:54:55.240Z"}', 'delivered', '2026-11-17 02:54:55.24+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:55.249568+00', '200', NULL, '30', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cdb7-7890-8ac4-fac5df67b8cc', 'payment.pending', '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', '{"event":"payment.pending","data":{"paymentId":"01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.414Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","checkoutSessionId":"01a1e76d-cd88-7a7e-a6b4-346bd687715d","livemode":false},"timestamp":"2026-11-17T02:54:55.414Z"}', 'delivered', '2026-11-17 02:54:55.414+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:55.42187+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '01a1e76d-cdef-7748-811c-75f40b132a44', 'payment.completed', '01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a', '{"event":"payment.completed","data":{"paymentId":"01a1e76d-cdb6-7d11-b7b8-2c6b5a29158a","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02409546","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:54:55.414Z","keyId":"01a1e76d-c99f-792f-8cd5-0e93b80949a2","checkoutSessionId":"01a1e76d-cd88-7a7e-a6b4-346bd687715d","livemode":false},"timestamp":"2026-11-17T02:54:55.471Z"}', 'delivered', '2026-11-17 02:54:55.471+00', '01a1e76d-c234-761d-8986-b8816b446214', '2026-11-17 02:54:55.483808+00', '200', NULL, '8', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e76d-c95c-7078-99c6-c4ad5da58ae0', 'false', '01a1e76d-c9f0-7e1c-95a2-0e05d6aa067e', '1', 'http://127.0.0.1:36829/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4410681c2e4495cf6e0ea301795efeb48b02741784819f364e3ef357e20d00d11c4938878bd3a0990f15f585bae5b8c55ad6eabe81563b2760efc829b82abb84bf4d9ee75fe515099c5a852b0497e1bcf7e6a3d114c1ac87d9a7481fbb29d4', NULL, NULL, '2026-11-17 02:54:54.448+00', '2026-11-17 02:54:54.448+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
alter table bank_invoice_counters enable trigger user;
alter table bank_invoices enable trigger user;
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
