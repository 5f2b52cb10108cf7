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
alter table drained_banks disable trigger user;
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
truncate tenants, account_holders, account_orders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_questions, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, drained_banks, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 02:19:06.926966+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'r4', E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', 'http://127.0.0.1:36677');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-054a-709a-8b96-5943c2736795', 'false', 'pas_test_E1HGs05w', E'\\x44abff41ab6c604db99231aad4dc830b7afeae298a152c1cd9ec4a87dd31e47b', '2026-11-17 02:19:06.955847+00', NULL, NULL, '2026-11-17 02:19:10.165929+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-0558-744f-ba44-72ee8090a265', 'true', 'pas_live_ScqcFf93', E'\\x4cba9a4ae1078f1520d2a4e76daa703969a24b1ae5c2e1b8c2f774269a5c9dd7', '2026-11-17 02:19:06.968348+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\xda7ddc351dd79c1fdabecf91d6626609de414e4737695a9dd5d39f56ca6784da', '2026-11-17 02:19:10.154256+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0516-7c57-aceb-e81b79233f6a', '2026-11-17 02:19:06.929991+00', 'test', 'tenant.create', '01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-0516-7a46-872f-154ad273ce90', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x720b7eb972c74a25ad8adfe19caba0062b36a9f94e30b545dcbc5653459e6957');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-054a-7934-b5bf-36d248563680', '2026-11-17 02:19:06.959887+00', 'test', 'key.create', '01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-054a-709a-8b96-5943c2736795', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_E1HGs05w", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x720b7eb972c74a25ad8adfe19caba0062b36a9f94e30b545dcbc5653459e6957', E'\\xabb039dd706f894189e29206b59e0bd64840f6dfc9bd287abb3c86c7a66b1326');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0558-7566-a30a-19cba3b98b74', '2026-11-17 02:19:06.96896+00', 'test', 'key.create', '01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-0558-744f-ba44-72ee8090a265', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_ScqcFf93", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\xabb039dd706f894189e29206b59e0bd64840f6dfc9bd287abb3c86c7a66b1326', E'\\x3bc7eeabfdd2b74929933dec686d4105a3909b37349b6f7253a44909c450164a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0586-7337-9b43-f5862446c45d', '2026-11-17 02:19:07.026063+00', 'key:01a1e74d-054a-709a-8b96-5943c2736795', 'webhook.create', '01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-0585-71d4-8800-b8f05608721e', '{"host": "127.0.0.1:43641", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e74d-054a-709a-8b96-5943c2736795', '01a1e74d-0580-7686-aacb-b15defd5d787', '4', E'\\x3bc7eeabfdd2b74929933dec686d4105a3909b37349b6f7253a44909c450164a', E'\\xadc580b2ebb1bf8fa855a982f325bcbf400224be1cedfb405fa3473750ae8eaa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0819-7034-ae72-e83c86217a6d', '2026-11-17 02:19:07.675267+00', 'test', 'checkout.profile', '01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-0516-7a46-872f-154ad273ce90', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\xadc580b2ebb1bf8fa855a982f325bcbf400224be1cedfb405fa3473750ae8eaa', E'\\x703023367223ea7b8252520fd6225329580e660ffcb5ce3c2d786a9816da6b1f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0829-7d0f-8227-09774b5feccd', '2026-11-17 02:19:07.695554+00', 'key:01a1e74d-054a-709a-8b96-5943c2736795', 'link.create', '01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-0828-7f98-b7f6-177349765dd4', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e74d-054a-709a-8b96-5943c2736795', '01a1e74d-0822-7d83-b0db-174cf2c85250', '6', E'\\x703023367223ea7b8252520fd6225329580e660ffcb5ce3c2d786a9816da6b1f', E'\\xec5ff9ce2f03a8dfdd859c1c9a89c8f4fff77ca684f2aca71656414de32dc476');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-08c5-7006-9a25-12721cc34b44', '2026-11-17 02:19:07.851166+00', 'test', 'bank.notifications', '01a1e74d-0516-7a46-872f-154ad273ce90', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xec5ff9ce2f03a8dfdd859c1c9a89c8f4fff77ca684f2aca71656414de32dc476', E'\\x62cbde395fb17c8819f66254548839fc86355b1e7a0c420760927b5ae316b2b2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0922-749d-bbb9-804c19284369', '2026-11-17 02:19:07.940877+00', 'key:01a1e74d-054a-709a-8b96-5943c2736795', 'movement.ignore', '01a1e74d-0516-7a46-872f-154ad273ce90', '01a1e74d-08fa-7438-a27e-966c0105c558', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e74d-054a-709a-8b96-5943c2736795', '01a1e74d-091b-7873-926f-895ea5dc3f94', '8', E'\\x62cbde395fb17c8819f66254548839fc86355b1e7a0c420760927b5ae316b2b2', E'\\xbb2bdbc47a47178f72fec5f8501d0a7f4d10bbc7adf67912325464958f132107');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0bcf-7478-97a4-3cdac29590f5', '2026-11-17 02:19:08.626509+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xbb2bdbc47a47178f72fec5f8501d0a7f4d10bbc7adf67912325464958f132107', E'\\x8f0c9e27155477e0aad9aa0486fe3a24eae30bf5f824d70b0467258f0380ec24');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0bdc-7878-ae96-25d62af52ef2', '2026-11-17 02:19:08.638894+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_03xB6aUc"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x8f0c9e27155477e0aad9aa0486fe3a24eae30bf5f824d70b0467258f0380ec24', E'\\x3290e8cb8e4315cd925e73f6abf89cc2affab1336d79e2068d67260bb7a8fc59');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0be4-7f7a-ac2d-8af34ee108c6', '2026-11-17 02:19:08.647091+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x3290e8cb8e4315cd925e73f6abf89cc2affab1336d79e2068d67260bb7a8fc59', E'\\x2c472ad65299f106bb9a057d9fd0a05ce9c204e4f526b9ac2f9370f36d7b4a66');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-0fc9-7158-8bfc-8c0d9555ad1a', '2026-11-17 02:19:09.646347+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'c0212a9da9d52698', NULL, '01a1e74d-0bef-78d7-acb5-b33572fc7316', '12', E'\\x2c472ad65299f106bb9a057d9fd0a05ce9c204e4f526b9ac2f9370f36d7b4a66', E'\\xbc1faf0e3bc62d8e06359a28c1162acaf816b84364f34a8b1121a20a76f50396');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-1081-7365-904c-5ab201ce33dd', '2026-11-17 02:19:09.827386+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x326e04380e55e683eb2200bdc8f69fa4c232f49c9e439162a388d20a9778c718', E'\\xe143c9f97b0a378a96a6f30dce9ebfc3da660006272db7262678e5e8ae72b457');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-11b3-79a5-bf00-242e03b8ffdd', '2026-11-17 02:19:10.132707+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xe143c9f97b0a378a96a6f30dce9ebfc3da660006272db7262678e5e8ae72b457', E'\\xb741ca1d92829ccb6324335fa5085fc85512979774cace2e07ad635f7bc411a1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-11b5-75f5-b7de-a68048125281', '2026-11-17 02:19:10.135626+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xb741ca1d92829ccb6324335fa5085fc85512979774cace2e07ad635f7bc411a1', E'\\x86bcf0d57e23192755f719db317afe3e792fc21d18c7ee32a3b9381a3229cfaa');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-11be-7ba5-943c-4d942c09f029', '2026-11-17 02:19:10.144214+00', 'test', 'bank.set', '01a1e74d-0516-7a46-872f-154ad273ce90', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x86bcf0d57e23192755f719db317afe3e792fc21d18c7ee32a3b9381a3229cfaa', E'\\x4aef837009f3eeb8db553eb77a3d1e7b04ab0056dc53248aa7a90d5d527785f0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-11c3-740e-a6b2-acb6aab7b103', '2026-11-17 02:19:10.148292+00', 'test', 'bank.order', '01a1e74d-0516-7a46-872f-154ad273ce90', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x4aef837009f3eeb8db553eb77a3d1e7b04ab0056dc53248aa7a90d5d527785f0', E'\\x98e0b484fb82cb604d64cdb1e6fdc5857191773d45e48b4445d839c57276ca7d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-11c5-724d-9efd-3f7abb303860', '2026-11-17 02:19:10.150621+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x98e0b484fb82cb604d64cdb1e6fdc5857191773d45e48b4445d839c57276ca7d', E'\\x6c71bf18297f1d0b890a8457e84ef0ac787d996ad08ddad51964ae6cf22209d6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e74d-11c9-7c5d-8cb0-797cf3920579', '2026-11-17 02:19:10.154256+00', 'test', 'bank.route', '01a1e74d-0516-7a46-872f-154ad273ce90', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x6c71bf18297f1d0b890a8457e84ef0ac787d996ad08ddad51964ae6cf22209d6', E'\\xda7ddc351dd79c1fdabecf91d6626609de414e4737695a9dd5d39f56ca6784da');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('cdffaa40-5bf0-8d21-8429-778d46a333a8', '2026-11-17 02:19:09.772987+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e74d-103d-72fa-b0f8-53380a574613', '13', E'\\xbc1faf0e3bc62d8e06359a28c1162acaf816b84364f34a8b1121a20a76f50396', E'\\x326e04380e55e683eb2200bdc8f69fa4c232f49c9e439162a388d20a9778c718');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'true', 'bnc', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf6e2faa54e5408fcc99edac89ee2045d6b240ef18ce4839a9b016024b9b283a8aab3925dd58c0867f8547f3721458dfb06afbcf529a17bd9d3e2490c0fa1e6779ae', '01a1e74d-11be-7de8-990e-5287e7c58f98', '2026-11-17 02:19:10.142815+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', E'\\x68d308561db65426240c5602836fbcbb360b526a67e26c799f3703cd46d2df36', '01a1e74d-08e7-7d31-8ee9-587822f79576', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'r4', 'R4notifica', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfb2d26dca8ac89346129dcc80f286a3cdc72c10d4308a26ec35179b10ea7a2a06889ec866ae5a913ef3f349cd2c12846a8db6d35cdcfab166dc5b2ebaf9e2d651c81eb6a5f400ed90fbc6aaeae51f899b38e049d0bc753653a9d127ddf3ad758287d59248a90a489c2a7a9081a5f376a19484c617a521512d10508ea315aadd8b705b3dca034da49643ac24c24255565bf30adb5619e96fb2cab66b18ac4f9499d0e1f1c455d90f152d8fe31a788416b61c9b2a8d8e3827191bf138d546a5d3819ce33f92f086ccbdb1767241766d841a574040bbb5f33cce583015a6b960de9ec3767a84a153bdbf6e76bd038d4550783da7771c628dbd75c80f407fe53c518920b12e', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 02:19:07.879711+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', E'\\x8c851c5314d110901992b91761b6beb835f53d443e1853cd4041429f64c049db', '01a1e74d-08f3-7f77-94f8-f7907a4325b7', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'r4', 'R4notifica', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf9dbeade6d0e8be4c1a9d8a001a516d57e398089d404309428d0c9d95d369bb9c032dc93486f6140124736a102d9f51de125bccec2fcab38e5c871f064750f15a96897192aed8bf34d30d836be867a6fe4bd2a29212c06c9b3ec0cc089f91374a57936683743ab7665d93eafe87e5873f09b06c2de818662ecd93eacdaae5aea7a8d8c43c7b539ac6d8ce876ebfc81bc06659ddaed43d5356fe75bf2ad43c009d0be9f19d94de23ee53ad470d49108c84ef00d1ea7a5ee31374731ad76088caf0f68cce0009fa8aa52cec30f01fc18400e5a32edde5469ed8c241e1fd2e66ca2de7964843bf267251bafcd7c232dfa11507d7708490c2c6108ce580359edecb98374da0', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 02:19:07.89307+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', E'\\xc00632e23989cafb48e78fa7fc9fe58d8058e63d199e140035441fdca206f549', '01a1e74d-08dc-7123-bb0d-982e991d13f6', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'r4', 'R4consulta', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf1c7534dad58546af1f550f057186500af2e4107757280e2d3f4a01715e8bf00cd54ba9916aa9e95bb6dfed41a702a3917a346cf37b4637e335ea02e0ac5bf89d85e8bb957f87a76ea849ade7f8f22895a40773d729303aa02da0ecc69930395249b2fb57cb95e4', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:19:07.868961+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', E'\\xc0960e4b547cbea90232aa3d84c7263ecf9f9858acd78c44977fe41de60233fe', '01a1e74d-08e2-71c0-a483-379aa70a9927', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'r4', 'R4consulta', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfb38f21efb6537d3ab6fd058f367ef6218f89272bdae16ef73db7ebb67512ac5b58c89fa37c1eca25712f640e97583f855cb5b4ae', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:19:07.875058+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', E'\\xfbd5a5dd319581806fed2ceec19bcef5024f6af546733f14e2053c1dca789989', '01a1e74d-08f9-7120-ba9d-4d34954e5696', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'r4', 'MBconsulta', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf50ad309fe6b9fee3a4da08543bee587901acc8f27d0cec799be6d97f175efb61d5ce7c1c0a2fef5b04ccf05c4ef3f37ce6d0583471e25405cde28175e9dba4756384c2208372a740c7c8e2ea0e5db8992988d96b7fb8512892da8ed0297c3f4dc42a7901bf9485cc7e459c22b2dbbe71d821f379a8f5e5832eb25b9f42e2bccc16b5f93cc4a437a3eebeba4f5fe4f3a18e6d94be112420e3f723eee1d1d428a349c948e29899805a7103a04eb5e7b0ff32fc0e1d73854b61302d610bf41c8ca9a3f53c8499e2ff13fd7cfb8fce97aaf188e6e9060cc167547ea900972bf463fc947f45c21f563d285acad66d822725458773980fefa1eaff6327d3965a2428f72da28b65', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 02:19:07.898435+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', 'in/2026-10-05/12345678/120.00', 'd9ab526b-129c-401b-82de-5b603b91d266', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '2026-11-17 02:19:10.231707+00', 'false', 'false', 'false');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x97c2c846b17f395df5763ec0844974dd61c8abd485fbcc391e1f6224a5762da7', '01a1e74d-063a-7e80-bdb7-d2efcc1c96ba', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf9975bf0bf206b1c4de55bd03e2436bd21a02d55bdc07d583e0c8ecf66b661fc84ea8dcc714a8be86988f331bdcef8749079d7ebee72eb58d7f20fb06', '2026-11-16', '2026-11-17 02:19:07.194998+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x146c8424334e3f9de188201167deae50ed3e7da5c791ef51b8b7a4e61fc77aac', E'\\x232fb9cbb3c91e0ae9dffa29ca28fc7eaabe9ceeecd7e7e8641669346662d10c', '2026-11-17 02:19:07.433424+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x146c8424334e3f9de188201167deae50ed3e7da5c791ef51b8b7a4e61fc77aac', '2026-11-17 02:19:07.419503+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x1e8340fe0b8f259e2af02c2b8af76c32469fe23c853c5621bad0be0c3f7bce53', '2026-11-17 02:19:07.44416+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\xae709fabd0a65ddbe8fd3259b17a2d4d7ef898e088bd6d1cfff0344b36f2e36d', '2026-11-17 02:19:07.39324+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x1e8340fe0b8f259e2af02c2b8af76c32469fe23c853c5621bad0be0c3f7bce53', '01a1e74d-0730-7a21-96b9-1aabe555d001', E'\\xfec880f3f0e18cea48888703c132fc97122fb416bdab96c89d66e8359eb2ad14', '2026-11-17 02:19:07.44416+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x3617a141116f8504274e6476e22ce135a31b966def21f2989f7a11b6a3934d68', '1', '2026-11-17 02:19:07.773796+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x3a88959828385a86b55f7316fda2d9e44d5f298b88b295a8a34dfee5be01bb7b', '1', '2026-11-17 02:19:07.773796+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x4e27f83330a1cd1359ad9b008c58aeb1e576a4e36eae09c0ffe3834fa04931d6', '1', '2026-11-17 02:19:07.8052+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x78f328fa565fc428b43632cd7f1c1a474bf3b811166d9a98c33f4e67e6e89568', '1', '2026-11-17 02:19:07.8052+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\xa587f06022c4c9cab6ef22b4aef73e8871aa2ab75eb80d06858eff39ad75e5f7', '1', '2026-11-17 02:19:07.8052+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\xba8db07313a3030dc80a15c6aa2fca051a483fbded46d84daf292f4e763a71e8', '1', '2026-11-17 02:19:07.773796+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\xf0881e35a79430d71e4ba0e35c1e532cdba72b06ccd0cf18eb1e2cbfa2dbb26d', '1', '2026-11-17 02:19:07.740609+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 02:19:07.673761+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-085b-75e3-a9f6-15f9c824ee3e', '01a1e74d-0828-7f98-b7f6-177349765dd4', E'\\x0dfbe6a40bb029c9abf1a0aab18bb1535c7213ba67068513458537ec97455e8b', E'\\x7aa232c04d25a7a0e1912bfc7258aeea49e678a49f8a48d7099b4e4f9ee892ec', E'\\x56f3ba67cd2b16884d22df1edb8a53f4538c6a58351a755f6d3a855e12e64845', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf72fb66621741c9305be0b46c083e9ca75bffe004e3b981f9648875c7b1c8f49b35482cb6d4762792b1847eb920270daa4ac711156c283183b517a6c37161064b0274a2a81593b9728b5c5a626637', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 02:19:07.739+00', '2026-11-17 03:19:07.739+00', NULL, NULL, '01a1e74d-087d-79f4-a53f-d71ab1921fbe', NULL, '2026-11-17 02:19:07.814+00', '01a1e74d-087d-79f4-a53f-d71ab1921fbe', '01a1e74d-054a-709a-8b96-5943c2736795');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', 'notification/0102/83700001/1523.40', '01a1e74d-08e7-7039-afbd-9b9fe9c55c25', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf5e157130480489af12d0ab0f9ba7ec297ca6e1d8f892029dd163f71b4bb181f63de057407bb3ecc654408f3b0c1dd318d85ba49174b0a30a0081935ebae6464081f56e88214ac9516e08875f240a83140e68862caea5256266b2e48d96c0b4dc266c565b8c', E'\\xd793e53db8af15941a23c1e9c7c78cb7edb0d5cafa4951cb35670fe00cf32709', NULL, 'notification', 'true', '2026-11-17 02:19:07.879711+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 02:19:42.879+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', 'notification/0105/83700003/1523.40', '01a1e74d-08fa-7438-a27e-966c0105c558', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfe7a1d1bfafcc6aa3de9348fe99299e515220537975c5fad0f7ca49a8dce5c12a27811f441fb2eda0496ba18bdb68a87a1950dbaf9ac9018f87ce77cb36941cfa43a1a6deaa910c533a7f14f48baf06254e616fe96347b75cbedefe3083854943b1704903e0', E'\\xd793e53db8af15941a23c1e9c7c78cb7edb0d5cafa4951cb35670fe00cf32709', NULL, 'notification', 'true', '2026-11-17 02:19:07.898435+00', 'ignored', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '279488194751', '01a1e74d-07b2-79c9-992c-d0d1c1bc0614', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,94747,279488194751}', NULL, E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cff1c1e3be3a199bd71eee5268a9485aebc40cbf82cb8defc467280a9f65d4925424bb429f49785228490086c12ea7bec2d3a40dfec5f3cd5c8d6cd691895b10d9fcfb4a092c3d3d9d51c4b0feafe2538b56', NULL, NULL, 'query', 'true', '2026-11-17 02:19:07.57173+00', 'matched', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-077b-7d80-818c-37279fc8cfc8', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '279488194751', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-077b-7d80-818c-37279fc8cfc8', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 02:19:10.250025+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '2026-10-05', '1', 'added', '{}', '2026-11-17 02:19:10.250025+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-798d-b1dd-06ff8987348e', '20261005', '30.51', '2026-11-17 02:19:07.594+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 02:19:10.149952+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /movements/{id}/ignore', '01a1e74d-091a-7151-99b1-4867d52cbb1f', E'\\xc254c08a1b515a542bf10bec41570245b6acba0544fe6d97d251e966c86ab531', '01a1e74d-091c-7171-a993-628191d81f2e', '2026-11-17 02:19:07.939158+00', '01a1e74d-08fa-7438-a27e-966c0105c558', '200', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf7aea7d83d070c60398c616b9f9533b1865bf3e583400ea9de94da333098705ab75dc600779c9506bd41dcef3027943937a6c13b430f3c6d474513abcf27317d8c3c3d9c4d4e4c9e4e4cf915d0b54c07f936e7fd4d2daa40197c68831c1b5ae23dc1584b99943f0879153ce14d6cf782f66bdabedda40922fd2bb7950e5308ac3f3519e9f0027b2a146c5adfdbf76da603b6d17de89f5b18407397269f87fba636ad1a7cf46272e0d39ebdd773b5185cd569a49593eda8ee8746523fe1789232f15ec7a607969d3658e904a81a4165b5448385c55516cd8315e09014a6d26f79f2a6834cdff137ea364945925dd5387c9468d0b5ed49efcbd26a0cc47f8ec104e0729c24148c682a0d817e2914c9bf09c9bd634cf7a1dc1e70ebc29314f3e300215342e2dc9a1792dac60373c6364297e1ac582274058e6204752', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /payment-links', '01a1e74d-081d-706c-ae07-1e269c5999a2', E'\\x9d82f3f93688601134a78446093b7e2b88782fa300c8d23061e80b0182930767', '01a1e74d-0824-7b0e-8aa3-803d9af3c2d0', '2026-11-17 02:19:07.693705+00', '01a1e74d-0828-7f98-b7f6-177349765dd4', '201', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf576aa855543504cd60e8ad0d9b728f79f45c968a674bc33b6d60505670838a20ed7d41bc69c69918a5f7e3eaa769b4fe31933a065fd60a019652401376a232391c3e02a4c62069d34a668490e32bb1f949cf1959f00cf27b059f72f730dc14288f9d48915dcaaaf004167b170f50cc0be092eb0a707ef7676c3d7644e585b9c201aeb651fed4ee092af18e047c3691c1b47ab1d746bbd423d18ca0a7c64c632d0af627e413bd297d17c541333f66b0b489b8514b5c1712cdc9e64b95e97f599769bd82087cad4c599ac5c9d15f7aa2edfa40f0a04d00d49a8224c9a651eaa7d34313e80fa0947b540900d4691b162ff406dae285a94f78af471cba72a9bf93ac8a2f5b2f862bea3bf6a0775bf19231c33b569e420b00301b7edf8e69b400816bfec4e48819d58320b9d6178069b40e5a5fcda1f81582d5adab', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /payments/credit/disburse', '01a1e74d-07c7-79e6-9997-68a99ca1ebbd', E'\\xfe637b0dabaa8d1ed4e3ef82832958a22c2d14e5794686623788eefbc58ccb00', '01a1e74d-07cc-7d1f-8f84-6090a618023e', '2026-11-17 02:19:07.600754+00', '01a1e74d-07ca-798d-b1dd-06ff8987348e', '200', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfd7f30bf0ed4b496d9afae01c6b7f35fc2efe98207c1c9375197547a81386fdc8357110a948ed4a3f59aa182c8592bd38d8e03686b7b8026e84e8b7e02b83fcb702981c7cbd6c58f1c25e37abd41a79c6c3cae2c4a46296b2c96b2cbb61ee14f0855f7faf2446da89a89432841527a8504b09271d1c04b2b0cb2009e9909ca7eb9e8fb640c43045d4ff93dc45c06d78a882bfb1234f4045fe37f2c829b132abba3795eb87e7e72d9be6518a3e9e234692f75a2f271db581a4374794f61e6885d1005a84d3e34a0280a04efe2b20ca90cb583642be8469faa8977d361f438983cdb94792c44f78a5090ad7b845a2293a217815076f6f1b9369b87004af0b220ae1631cd0fe26091d28fbd6a3d006a68cfff423487d9e940b6fafe5d66e59b5af4083b5fa38c3b56bfbbbdfa6f5af4b36f2ac7f7ae44cc6f935a3b122598e3c76a98d89127cf7d84a2c0c9126c39af93424950b4194d1a639ece49a0d70a72bd6f514e8425eed758d14ae5e4d2a464d89447af75011aa2833ef0746fa6ccade59fcff54fb0f408b697917a29b13727f9fc185b079e06b56d9c0b34b93aa61add3523f6dd8fb903164d394c99456336dab79964822ff235cb4401dfd5eef015e5dc7b759991ea2c4313951af82e06e7a895bf8f9a84df40caf55f6980a6758462141bced9a9a193987f15f4e144a4623747445fcabf5130522c2380f4a8060246b01d5016f180b59225f7066a49822446bf56cf5b913eba23492e924654caaf856d481fa4d9281c3e05c4b2c40e25938ec7a8a5a9c25885bd1a783edc02bc90b6aef76a33e7ef8f5bf74e8612d8ae25f3cb2ba7b8eb32e0a91a16764cbf05921b609c02d62ac6ddc1d1bda945e07327494a5a445d60165d46c80869c67b7d738d0353a6f2e3b0d39d7e3dd5e63f509a5ad2e7de6b4cd4173e8f902ac3c102ab953ac2aeb55cc11c0899385b7a3374197f0e352204010fd6ce9eabd4638d923b874d7b2cbebf7061cec67db889cbe546370d985b2621810a29c6cbea72b3e42fe045332f12f45d3783e208b401473a2944ce245d8d499749385d5e4a6ebc0baa9e6c610890575636a676c8a3ccd8a52deb2f43f2a01afe409fa44a9a48493c7b557', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /payments/pago-movil/verify', '01a1e74d-077a-748f-affb-a470e34b9b97', E'\\x528b664bc69b3dffcf98b7742ecaf5173ac00e2d3a6e143e590fe2a33637757f', '01a1e74d-077d-7e4b-b64e-988612dc4d30', '2026-11-17 02:19:07.519423+00', '01a1e74d-077b-7d80-818c-37279fc8cfc8', '200', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cff057052660e51d0f65d3e00df254d42f1a08c2178d99bfa172b8464aab22ff5ac6e733848f10989207a32eef14451294bced09cb327b24e33703768eea58674b6c6849dbb6e910e2206292c3336dea36d751b6c4f2e161a4532ba7ba2cd9abebc543dbd95aef301b343e2287fca8ce9c2809332f9d33985fc57219ce9e013e309fd16ac378ae2b4f0438f9ac7201b55c81b093e73451de21d2fc56a1ea5539dfe35150571964af3cc643c7295357c0be43262b527509ca42606565b150ca61f0626e26c0765e40a461222e2cd76cef0e629898334fdcc7cbbeb9689009b9f3582211d45a4e27b33f27f959cd6299e839f30b1c7dc1defb18e7606c614291f9791c7875b017d33c68d08104eab6ba8063bfa60f5158f521855e6b013ff3314a87d397b5ffe679af0912a5f5fe6e4893f52b6b77e1b060f5200b61d9a7b841305621b4bcb427e800b009a328eae8897e4da14059476f9e67925aaa3416460da61476c1d7256575644c7cfedc43776e6647b0c44bb6582e988ea617947e846875a84b2b062933d73a0b92274e39e319bd86ef4edb24c1f0d6772a9d4184abfddde21363bc4f150078a9a27bdf27', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /payments/vpos', '01a1e74d-06f6-76a7-817f-9bb60d822c33', E'\\x00a739dbd847872ee95c7d4da9a9742ea94715a7de35470a9f62e0bea8ed2056', '01a1e74d-06fb-7a1a-9be1-358d415390c9', '2026-11-17 02:19:07.399717+00', '01a1e74d-0703-798b-8943-b836afa66c39', '201', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cffbb9b7a669ff3936f16df26e721c9824139c5914008c3f3e578e1c05b7f72671ff0f1d14da6899fa340950200081277a9174bd00ba24a1c95e8c5835b8f141b74acd4a740af0aa0ae8f5a9002caf4b6ba745ef5bbd2eb86774dd60fdb825a2c2771e0a1875999f5bc929e85139968ede0979ad3d5f1c95e4f12215f4743dd56298f7a2f481d27fd21c3984f8a1f94cd6a5997e08a052705e62d2c046966749887180419bab3c256d724bc9c2ad2b9dc73e3191db162d0dd25bfe30f3ec48326939ffd8d0425faacc8c15be50f932187bcb3d95303fd9efef2f372c416313231ae44838a983b20af1ff59e55eac7a6bda97bbe95c5c13c2aeaa2933abb01c4014e65960a8bdb5fb4865f4212619957d2e8a1e4cfcc972e4afa80152bc06dc462f7f1525248503cb572ba2699029dd1cf28c488e301c21be66f011c7222c2a16e98c54ed97e49350fe7bd90f818df32d04bcc7abc47ad737a793ad5484cf06b07f24809e7f52eb6b5dff792cf15863bb25c9df8d941d8ad70a2eba2ccb2858fd2aa65931c780cdd7222b049f5848a989a178ae1c9c92f46f6b939543cf2b2a4ca72ffa9595464e54a0ba588c41641ad973ad6578e90594e8df93e50409d7381f473255b381e76e49', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /payments/vpos', '01a1e74d-0714-7bb1-9df9-c5550a0ad76c', E'\\xd5869d68076c5e474431596fe08c10e0b197a876e6e567417d9f870c1dfbbf71', '01a1e74d-0719-70d5-a5d8-2268b46e7afc', '2026-11-17 02:19:07.425927+00', '01a1e74d-071d-752c-82fb-a624677f643b', '422', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf94a1390cfbe91ffc1a8d4234ce51037491c7bc52eb2af7a4dc9d7be59e7b5994c991ee6769355d7d4ee2705fad9fea31f8dce90b4f774dd09ef9f8c2f5dde3b0a231177171521d63e0dd69f9264f331d285d8e2e9346e3230fe71c0b260f3db28a2122233f83e3a3a95cf55acd01af09b49b3473220e552819ab2206db8d9f6b44527f724df2e3e85650fbd74b9e8e3ff16b3900471786ecf179807b0e24597b80a006765e1dc1b18861825789e15b5f7bdb4aaed4d7eef6ba71bbaa9dc406b44b5c849649f706c476aa476c953dd4cb5e77524e58ec25feb9411aa7e07439a192ffc3136a613651a9344a6397fe99cabaff4492653d911aa7664862c0fccd3299f121957aff25ec38a2f22d2a8d8ba6a55a59e38502b241b950e60b47be5abe5756981e5760a2910414f7062c7f11b7847b99bed9687fe9db61822708f19ca843d5d1eaf04c567ab18856253efe16eaa8dc8f980277cf5b347ae216261173f8123d27d5538c71d0ef6b4dfb3a473af6e4bdaf5b196fa77eeb740d039ce3563c758c889a89bfc8f4d7844722d5db10af1e738f18156bc9852aebbb6fcb48da1588efcce713723c654348213f1440d65c727f3711d4114945f837da5056492f8ed3cd8435bfd012bf3d', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /payments/vpos', '01a1e74d-072f-76b1-9e37-ba28ef008e04', E'\\xfe1bdecb7070f51bea5a0d9599e00e6e41417df59963ddeb90a5119ff98905d5', '01a1e74d-0731-79e8-954a-1c9f389a10bc', '2026-11-17 02:19:07.449513+00', '01a1e74d-0735-720f-9150-42cb3e654edb', '201', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf3600421e5c2ed4639848fe034fd253d5cc9080857c318aaaafe03309ec0eb3137d881f327c1d6c1cadf2852b693219cdbd2d64f998b3309aae7b4710dccce98dcd2dbfeb346c772dc0f5aa69189a1ba2cfd5ea57d1b0723ebebdce6e1893388ab71f1c37b2eb0037fcd0ed31222c07635734b8da85f657766c24820700df5eb5ca8e179f00159c546b13e0d3f60db51db3060ccd8aed499852cf73d7192dc0226136cb6c845aa6c7a4b932ab8492b35defbe83b0312b98d42e4df5724ba089151072cc565eedf0b1f4b4a82e9a352b1e55ae9551421a836700c3d7feb3092969ddfadbec16c80bdb389355d40e5abce3a8bbffe214415b06f4184d50efb25934b7508e2549ec56f69e8be7117e14ee25da04107f473c3fda83b0bd42b7dd78912f5cb16cacbb8c59b7d1b127b140ea3a745073dc4f3f37f65884c0d11b538ecd8d00ffe6dd8474dc12b846968dc1ae83f8dc23e5337d046aefbb9a2d7acd3b470c617fcbf5fa3d933d3db7a15ca761604e064becf38eb639a4c5716b11f2a7632af78f1611a138775ebb66311dc0aab3fe767a09ef0224a50a668ec0f09262ad54bcbf3622ca99fd2d481884b4038c0030f548e01fdae862efbc9d6bad6db5c4', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'POST /payments/{id}/reverse', '01a1e74d-06c2-7957-bbbd-224af69ebfc7', E'\\x1b09c8674320c5641385704e6b9f4e86766aa83c85bfb9915b65daf35e948cf4', '01a1e74d-06c6-750c-b782-5fbfca2c97b8', '2026-11-17 02:19:07.342196+00', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '200', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf4910057f1b693f928445db5217e87e2c32757e1d56e52592e5dc2f4a51cc73ee9c9bf1886c7ca8331551a67a9dcd1475d834c49138992105b12ff81e1af2c5d2c7817c34a296116a299d00111fc98f612799ffd9edc51e3c66f07b7f62c94e19580c3edfaf5a0a03366be2fb7185b214d4cf477c87e5c880463862c8f914673a25c13195b262df5ec0d403e23cba9e85cc135b6e1588146b5fa9a0f849fbcc627b58da8095895014ffae330b9ad23493c73414f0c98eb68f4163c58a278d2b0b80bc591b803cd184fc79c216819cb81291cae980ad6394dcf363ed6d4e9f5e251cb36cb5f21cd441ba966b74ade17125fd43fb63bf04f244ef277fc28e22c2af19109c678130427ec3a8e4e709e0edf28d04d13d2d07b4c9bf2fa59552cf5c99496eac9175dd2ac884d07401cc4bde4911e95efdd4c405946f03ec9976b384de743cce993a10f08ff2fe09bf3ef2feeb0b20700c3b416c32c21a75eda27d16bd8a4d5ec51cbb6ad19b20f6d8da44aa7870a374c7a1bcaf27ab165a601b27889100bb04a8d720ba316e671a608f83f0898fa47f0204e15d0092337fdce408166d652d9045ecb1f01bbc4c3f5ce96f526249e459d15c0de8ee79b23a17a61dd5ff783e4011eaabc3ad722637a7982c519707ef7f97ce156ea6e4e82a90f878be302a22a4a47835c6ded374fe23cb362e8f60a60aea5118c7ee4a345ec918c72fd6588f96682ca8d8a87f2d989cbab831a6a6787e59fbef38cb21c4c299e13b427805498f22642d5f21a853efa520cc6adc068b76ed19d7be0f2c2b06ef5210272bf4f4c09c89bc5a774711e31a6f08a52b4ba675fe00b0a953513a4c6fd6c6aed5af494cc59906f6', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cff1ccb6635f509a7d83e19994b71778fe182a3752093fcec16a16cc7850699e1279dc5b17cee841eaa5dd2f4a6d9a7b4a5846c3a7b1cc51c718542c105d4b2278a3fd3c0dcc33dbc7c60a82fcc286ef4ef7b0ed54b9219dc4775b06c5', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '69170721-6852-46e4-9735-1dde4d6ac448', '2026-10-05', '01a1e74d-07ca-798a-b08f-291cdcebbfd6', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x40c95fc29d35d50679e91726d34b34befb14c6b1224c2903aa8af853dc7ece7b', '1', '2026-11-17 02:19:09.761991+00', E'\\x3a9b9e305c98c8afad8eb02e8df4b9dad40b29f910c95a5bfa5247a3eaaef12e');
insert into login_attempts (subject, count, last_at, name) values (E'\\xa227e477d42a2d2344f5e83903d0397ad930d75f538bac01bb313831eca162f9', '1', '2026-11-17 02:19:09.760864+00', E'\\x3a9b9e305c98c8afad8eb02e8df4b9dad40b29f910c95a5bfa5247a3eaaef12e');
insert into login_attempts (subject, count, last_at, name) values (E'\\xb59a737f19df150a58138a8cb375ba350b99dbb7ffb14ccceab2c57061659f66', '1', '2026-11-17 02:19:09.759563+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xf3b3fd98a320133e93bc5d4084ba601c14f9b018230c11811a446d61b3f42b3f', '0', '2026-11-17 02:19:08.671312+00', E'\\xaed23bb9ce548671ca1a5938e4b3579959c2943610abb4e44f700ca555c5399b');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xa2bb59473291851ea1316e839f18723a51918ad2d9e9d1a1663aacef7e76f811', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'r4', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfb20bd4407c973066115690d9410076608219ee8a240229811abbbcf9331e92eb19a8cdc5c0b3ca0c70176af41ecb184fd67db1c62f42b4aa64351d44c5a076658fdb078d3752495e081ab4c4d799295e8cfa7d41', 'true', '{}', '2026-11-17 02:19:07.84626+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 02:24:10.219964+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$VWIbr9WcmtuCTn9CQzZt_w$r5bpz2c_3qPXq26e1F2VZ9q19ed82Ec-xMXXaUoca_A', '2026-11-17 02:19:08.623798+00', '2026-11-17 02:19:08.644856+00', NULL, '2026-11-17 02:19:09.641427+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('5ab3ffd5-6fd3-4321-9e07-659f92620b58', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 02:19:10.221144+00', '2026-11-17 02:19:10.221144+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', '$scrypt$ln=17,r=8,p=1$VWIbr9WcmtuCTn9CQzZt_w$r5bpz2c_3qPXq26e1F2VZ9q19ed82Ec-xMXXaUoca_A', '2026-11-17 02:19:08.644856+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('5978f6ff-0a79-44ab-a536-8ed2347fe07a', '01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 02:19:10.212475+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x06e617c5e9486a01387b64093c7d8b12847d530fa4a8d4ecb97b560d4ca7afde', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x2bd5a9d0704c1c0071d9d44ffdee7c749cd43b9accbf744d4dba9aae3e924d94', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x3e93a4ce94a30e9fd2ecc85711c11a3454747a2ebd9d5bbdb628200645522edb', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x47f48744a7cb06a8e992563b2472a7e75f9de69452476831b867ebf2bb220317', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x545381f2192f7b104ecc801dadf6becaa63f84ab5d606ca8e4fe8f1bf3e7ee1f', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x5a4ee700570efca9dc6626729d48bdae4309dd5755c382d37c11cdce77914dac', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x5ac9a2d375da0bbf48659a6cf8e229d210525e8970968dd97dd9a215fdcefb28', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x77c9c107cc53e51b80054174abce7aedda1d2bf879f74f7760fc18e407aeaea1', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\xb49258fff3ab47670c6f31d321eeb240711eb6687dc5056aa1229e270807828a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\xc317f26192cf22b040770f53b5b1dcf337b6bc9eb0462df73d680ac19028bb0d', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xc0212a9da9d52698d36752224f030d535295f15dea73d7a3c10d5b6fb83b89f7', '01a1e74d-0bcf-75bd-ada5-a57b9c02d292', '2026-11-17 02:19:09.641427+00', '2026-11-17 02:19:09.641427+00', '2026-11-17 14:19:09.641427+00', '2cebc424-6ee2-4d06-89ba-9e3c3cc7bc4d', '127.0.0.1', '', '2026-11-17 02:19:09.641427+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e74d-0bdc-7623-9eea-6b5dd307eec4', '01a1e74d-0bcf-75bd-ada5-a57b9c02d292', 'pas_op_03xB6aUc', E'\\xe59f1ebb59ebebea52fa3fbd56cd3ab4111a072bf420cc32b4502370256e2ced', '2026-11-17 02:19:08.637301+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf7eeef45be26c908651c364991c5e55123b3085af0da3a58b400f4060cccff566d362e3e97a996daa493194b71294faa3b9fff8e49e8c1ce26d9fa581b2f1bae05716c1e6', '0', '2026-11-17 02:19:09.814988+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-05cd-7b91-86fb-692ca08d6007', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 02:19:07.085+00', '2026-11-17 02:19:07.218+00', '2026-11-17 02:34:07.085+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf049ae69fc1f9d4e953125f32e462d13a18b3eb7f0546b2e433e4dedbaf29f4d3fbab6d58eeba7e42612463ae34998fa15df884b774d87404cad2e84d4b12dc03aa253dd75010be00cc718d658337c0f4136e005d587329c28210dba589', E'\\xa106533138e41960c8fb6d84c17613c21ab1a9ef8ae7fb9a0e1bf3b4495b2229', E'\\xd793e53db8af15941a23c1e9c7c78cb7edb0d5cafa4951cb35670fe00cf32709', E'\\x49e40d7d59e427b2ff7a9006497da9ef79ef2c375276c81e6cefe7b4e54c4aa0', NULL, NULL, 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-05fc-76d8-88f5-29d920254a61', '2026-11-17 02:19:07.132+00', NULL, '02194721', '488194721', '{488194721,2194721}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0679-742f-88cb-e4bf8f09a320', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:19:07.256+00', '2026-11-17 02:19:07.287+00', '2026-11-17 02:34:07.256+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfe647d5c8262dccfe65d757e2020f56733077d3dcf5c989fc8855969ea3fa5e8441cab54004c9fbca776d4b3bf131f2fdf04ca5955d7a9b81ae97372e51a079e7fb80afd32c44273f0b2a41a2bfbe55c2d87958342cbb2f28859abd8c6b', E'\\xa106533138e41960c8fb6d84c17613c21ab1a9ef8ae7fb9a0e1bf3b4495b2229', E'\\xd793e53db8af15941a23c1e9c7c78cb7edb0d5cafa4951cb35670fe00cf32709', E'\\x49e40d7d59e427b2ff7a9006497da9ef79ef2c375276c81e6cefe7b4e54c4aa0', NULL, NULL, 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-068f-773f-a92a-6ae5d328b94e', '2026-11-17 02:19:07.279+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06a5-7338-85d2-647422b7dfc4', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 02:19:07.301+00', '2026-11-17 02:19:07.351+00', '2026-11-17 02:34:07.301+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfeb56efb28452a7f564435b3073c475db1283cde40601ad97e619df6b9b6f14b59cf4fd145d09a471d916fefd1e2336bee9b66b066650d90a4eab67770983e96db3327b0225f94cefa30cf2c4cd948587021daa0b7d4373da2912453146', E'\\xa106533138e41960c8fb6d84c17613c21ab1a9ef8ae7fb9a0e1bf3b4495b2229', E'\\xd793e53db8af15941a23c1e9c7c78cb7edb0d5cafa4951cb35670fe00cf32709', E'\\x49e40d7d59e427b2ff7a9006497da9ef79ef2c375276c81e6cefe7b4e54c4aa0', NULL, NULL, 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-06ae-7298-abb4-c742442c2891', '2026-11-17 02:19:07.31+00', NULL, '02194732', '488194732', '{488194732,2194732}', NULL, '000000', NULL, NULL, '01a1e74d-06ca-7084-a081-f8f4bb6c06a3', '2026-11-17 02:19:07.338+00', '02194735', NULL, '{2194735}', NULL, '2026-11-17 02:19:07.351+00', '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06e5-7e48-895f-f941838c7cf3', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 02:19:07.365+00', '2026-11-17 02:19:07.365+00', '2026-11-17 02:34:07.365+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfb8831c828e9c602ca9e8fa12dfd3aeb4e99ff5a73a43a1500482d0d7e251254cf40d3c7ab35f63476184def44806934a23490f0c1bbb55d6332fb623a8ad018f704bb6255cc87d347442c036fa73028aad9d7344ba53d29f10071d1094', E'\\xa106533138e41960c8fb6d84c17613c21ab1a9ef8ae7fb9a0e1bf3b4495b2229', E'\\xd793e53db8af15941a23c1e9c7c78cb7edb0d5cafa4951cb35670fe00cf32709', E'\\x49e40d7d59e427b2ff7a9006497da9ef79ef2c375276c81e6cefe7b4e54c4aa0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 02:34:07.365+00', NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0703-798b-8943-b836afa66c39', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:19:07.395+00', '2026-11-17 02:19:07.401+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf58cec30b22921b65c1ad440751017eed106176aa956adf9389cc79e28f080df1173efb142f0b6e9a596aed55a50b06dc009194671c41f498bf3d3a4fabb7d02f5cc5739a88a29dd0ca72', E'\\x8df01e989cc71ff513e8cb17972b4e2440fcdf3f5fc1799cbb6265a86d0b0a09', NULL, E'\\x740c74cbbc6c94e169418f528de5114a63805273f230e3e3cd6d54b0d85332a8', '4242', 'Visa', 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-06fa-7c4f-b63e-177298f5f385', '2026-11-17 02:19:07.395+00', NULL, '2194740', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-071d-752c-82fb-a624677f643b', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:19:07.421+00', '2026-11-17 02:19:07.429+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfcb6e5132f79b4843600047fa82ab9fa5491c797b06ff95d0d8cb01d88a2834a48ca635e10598d639389bd1358309da4f30e5e38f446d8055499589098e97fdf88796a95fe6a301c00a2a', E'\\x6bbe0a718cb70ef9f529fe1c1cc4e10fc8ad96b722101c2381fb4e800db4b4f9', NULL, E'\\x71ffcc43561bddc775d0d9401d2fb1b6ea24994b083a2228a14596f5b9848f7f', '9995', 'Visa', 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-0717-78db-a01b-d290063f3413', '2026-11-17 02:19:07.421+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0735-720f-9150-42cb3e654edb', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 02:19:07.445+00', '2026-11-17 02:19:07.458+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf37fdc38159c12b41942b88e0d0319559fafe647cde8f84f6e12941c6d6d871f7c286fa9d7fb8d607452bdc855d2b7774008a33e66f38719ff654850021b07648a0631ce1470680112ceb', E'\\x7769505099592e4da36dd7b546fb79fb516bc5caa622d306abdfbc7714a77e14', NULL, E'\\xef079d17b4565480355aa2bd1d325dc82a3935c90fb882b848fd9e12ace58c5a', '0119', 'Visa', 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-0730-7a21-96b9-1aabe555d001', '2026-11-17 02:19:07.445+00', '2026-11-17 02:19:07.458+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 02:19:08.861888+00', '2026-11-17 02:19:11.224+00', NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-077b-7d80-818c-37279fc8cfc8', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:19:07.514+00', '2026-11-17 02:19:07.551+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x3721eef57abf7496a620a1431e737ef9759feb32b2690987d798a4da34f7fbbf', NULL, NULL, NULL, NULL, 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-798a-b08f-291cdcebbfd6', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e74d-07ca-798d-b1dd-06ff8987348e', '2026-11-17 02:19:07.594+00', '2026-11-17 02:19:07.628+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf80474c37919c14e0f06ebf86726b3537d7a55a29c20aceefd315568bff1165adf49d42fe1ed46f9716d1bd60bba08422ae6f989facb8edcfede7462b78e6a88cf2bddeb41a3c57b86f782ee3fc9f7bea2dc0169b5a33ad315b463fa22c02f11fd2868ef712cd776dfa3d3515cbea4b6f', E'\\x7ed7cb8ebc4559b1d96ac65441ef7d276d9620c3072e39c445b4c08e8ea66cae', NULL, NULL, NULL, NULL, 'r4', E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', '01a1e74d-07d3-75d1-9f4c-b4f43b2de394', '2026-11-17 02:19:07.603+00', NULL, '38194762', NULL, '{38194762}', '55811574-505f-4a2e-b63b-966f40870b12', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-79c0-baf8-0038c3a19f09', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e74d-07ca-798d-b1dd-06ff8987348e', '2026-11-17 02:19:07.594+00', '2026-11-17 02:19:07.614+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf6fc69c09794bcb0641e54b8359449a8ae7bd10218c6dd67949d8ade924af3f6baa060c184976d3295d8c528c81d49ead000a88ed29fc95602c9cd09c04dc47c67ac63306d4c184be4d86d82a8c6f388790b198f65c026e61e486322c6a01bf7068f676b5e7f28fbdbd5309e28bf95e28', E'\\x73d6b33b5a3446096dc9879978ea868276efce65867d1fe8091acc9893d3e1cb', NULL, NULL, NULL, NULL, 'r4', E'\\x2966258f17bcb92798178c83104c594091428387d29f7e7105fc4c4c014a6c87', '01a1e74d-07d3-7ef0-ae5d-5b3bd3943d87', '2026-11-17 02:19:07.603+00', NULL, NULL, NULL, '{}', '167e2b85-e573-4213-a605-1a7a5c7f43d3', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-087d-79f4-a53f-d71ab1921fbe', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:19:07.773+00', '2026-11-17 02:19:07.814+00', '2026-11-17 02:34:07.773+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf6f7e4befcdc7a72d1c90458b2b426f0b9fd33c4216c0313010aa208f0a9697ad6e0d6bda4f928e5b578d8494da12b7d6e6c78225558a8ca5f638384c9818c0800c72d4f48e6c860158f86e43edd32000e01980cec1c5d5f6e8e189920d', E'\\xa106533138e41960c8fb6d84c17613c21ab1a9ef8ae7fb9a0e1bf3b4495b2229', E'\\xd793e53db8af15941a23c1e9c7c78cb7edb0d5cafa4951cb35670fe00cf32709', E'\\x49e40d7d59e427b2ff7a9006497da9ef79ef2c375276c81e6cefe7b4e54c4aa0', NULL, NULL, 'bnc', E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-089c-7cea-9e0e-f15cfff821b3', '2026-11-17 02:19:07.804+00', NULL, '02194781', '488194781', '{488194781,2194781}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e74d-085b-75e3-a9f6-15f9c824ee3e', '01a1e74d-054a-709a-8b96-5943c2736795', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-05cd-7b91-86fb-692ca08d6007', '1', 'fca06713-a8e1-4567-8687-129aa7effb42', '20.00', '2026-11-17 02:19:10.278227+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x4b031b994b95276b26a0fe2ab0612e7cd23bd4f2eac0b0fef7e16d479dead266', '01a1e74d-0bcf-75bd-ada5-a57b9c02d292', 'factor', '2026-11-17 02:24:10.126304+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-798a-b08f-291cdcebbfd6', '10.00', 'key:requester', '2026-11-17 02:19:10.257449+00', '2026-11-18 02:19:10.257449+00', 'approved', 'user:ana', '2026-11-17 02:19:10.257449+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-05cd-7b91-86fb-692ca08d6007', '01a1e74d-05da-76c9-84c9-0b8322b68d57', '2026-11-17 02:19:07.085+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-05cd-7b91-86fb-692ca08d6007', '01a1e74d-05fd-7d13-b40c-dc93c3bc257f', '2026-11-17 02:19:07.132+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-05cd-7b91-86fb-692ca08d6007', '01a1e74d-0653-75ba-8758-97eab08eeb7c', '2026-11-17 02:19:07.218+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02194721"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0679-742f-88cb-e4bf8f09a320', '01a1e74d-0679-70e9-b892-2587649facfe', '2026-11-17 02:19:07.256+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0679-742f-88cb-e4bf8f09a320', '01a1e74d-068f-7814-b029-01b781d14648', '2026-11-17 02:19:07.279+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0679-742f-88cb-e4bf8f09a320', '01a1e74d-0698-79ab-8b99-7b9f10818d84', '2026-11-17 02:19:07.287+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '01a1e74d-06a6-7c17-8a43-a0659b945b59', '2026-11-17 02:19:07.301+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '01a1e74d-06ae-731e-908d-14abe734c7d6', '2026-11-17 02:19:07.31+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '01a1e74d-06b8-7bd8-8aa2-25cef580f0d7', '2026-11-17 02:19:07.32+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02194732"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '01a1e74d-06ca-7f40-aee1-f683aa36e380', '2026-11-17 02:19:07.338+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '01a1e74d-06d7-747c-aee6-a19a71c50688', '2026-11-17 02:19:07.351+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02194735"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-06e5-7e48-895f-f941838c7cf3', '01a1e74d-06e6-7b86-910a-e442e978b4ed', '2026-11-17 02:19:07.365+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0703-798b-8943-b836afa66c39', '01a1e74d-0703-7fbf-ba2f-06e8b53cd0aa', '2026-11-17 02:19:07.395+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0703-798b-8943-b836afa66c39', '01a1e74d-070a-7723-a1af-d235eb631e42', '2026-11-17 02:19:07.401+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2194740"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-071d-752c-82fb-a624677f643b', '01a1e74d-071e-7bd6-abed-484c12a9311d', '2026-11-17 02:19:07.421+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-071d-752c-82fb-a624677f643b', '01a1e74d-0725-7735-a69a-beabc540a2c6', '2026-11-17 02:19:07.429+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0735-720f-9150-42cb3e654edb', '01a1e74d-0735-76db-b9f6-681761e84294', '2026-11-17 02:19:07.445+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0735-720f-9150-42cb3e654edb', '01a1e74d-0742-75e4-925f-fa158bc97e67', '2026-11-17 02:19:07.458+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-077b-7d80-818c-37279fc8cfc8', '01a1e74d-07bb-7e07-a86f-3fa59d582adb', '2026-11-17 02:19:07.551+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-798a-b08f-291cdcebbfd6', '01a1e74d-07cc-75d0-8fb3-3af5349dbd3c', '2026-11-17 02:19:07.594+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e74d-07ca-798d-b1dd-06ff8987348e"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-798a-b08f-291cdcebbfd6', '01a1e74d-07d3-70ea-8df7-c90f17c1e5f1', '2026-11-17 02:19:07.603+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-798a-b08f-291cdcebbfd6', '01a1e74d-07ec-7b22-afea-035e57fc4969', '2026-11-17 02:19:07.628+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "38194762"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-79c0-baf8-0038c3a19f09', '01a1e74d-07cc-7736-b986-9eb0eb3d77d9', '2026-11-17 02:19:07.594+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e74d-07ca-798d-b1dd-06ff8987348e"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-79c0-baf8-0038c3a19f09', '01a1e74d-07d3-769e-91d2-66dc0567e497', '2026-11-17 02:19:07.603+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-07ca-79c0-baf8-0038c3a19f09', '01a1e74d-07de-745a-9b0b-801a4bc7d755', '2026-11-17 02:19:07.614+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-087d-79f4-a53f-d71ab1921fbe', '01a1e74d-087e-70e0-870f-1b1d28b78258', '2026-11-17 02:19:07.773+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-087d-79f4-a53f-d71ab1921fbe', '01a1e74d-089c-71b6-b611-af4530aeaeb5', '2026-11-17 02:19:07.804+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e74d-054a-709a-8b96-5943c2736795');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-087d-79f4-a53f-d71ab1921fbe', '01a1e74d-08a6-7908-bc2c-7f2d3a8dd1c4', '2026-11-17 02:19:07.814+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02194781"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '2026-11-17 01:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 02:19:03.634958+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0828-7f98-b7f6-177349765dd4', E'\\x6c634c80ef3c5b7ba571c93499601e787c5ebcf3b1b72a71a346025120ff667b', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cfd32414e56284579b0a32c69c0ad83ec822cb2164b75e311a38ed1ba91af8f8aa2ed29f6d9de36540166a22a1bcf5d416e88ae64e9feafcc5f9850fbb5a58fc31c739352798dedf9b5baee19664', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 02:19:07.688+00', 'key:01a1e74d-054a-709a-8b96-5943c2736795');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '38274c47-8585-48f7-8f4c-8ec3021a4e7b', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 02:19:10.243283+00', '2026-11-18 03:19:10.243283+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x7ace98c0cf9122d1c5a268f6d873ad7330aff3bf4f43e93dcc9dbd443550026f', '01a1e74d-0bcf-75bd-ada5-a57b9c02d292', '2026-11-17 02:24:10.128495+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '195', '2026-11-17 02:19:10.221766+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 02:19:10.13481+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 02:19:10.13481+00', '2026-11-16', '2026-11-17 02:19:06.897344+00', '2026-11-17 02:19:06.952632+00', '2026-11-17 02:19:06.952632+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-17 02:19:10.13481+00', '2026-11-17 02:19:10.13481+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-17 02:19:06.952632+00', '2026-11-17 02:19:06.952632+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 02:19:04.302259+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 02:19:04.303727+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:19:04.32132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 02:19:04.322033+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:19:04.330646+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 02:19:04.331899+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 02:19:03.634958+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 02:19:03.634958+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 02:19:04.35645+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 02:19:04.36427+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 02:19:04.367187+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 02:19:04.359148+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 02:19:04.352591+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x9778fa4a0f6046e37f42d2d6d4c2c6a3f44ca7b97bc6a9e98262ac850c97d42f', '01a1e74d-0516-7a46-872f-154ad273ce90', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 02:19:10.239298+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '782', '1', '01a1e74d-05da-76c9-84c9-0b8322b68d57', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-05cd-7b91-86fb-692ca08d6007","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.085Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.085Z"}', '2026-11-17 02:19:07.10248+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '789', '2', '01a1e74d-0653-75ba-8758-97eab08eeb7c', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-05cd-7b91-86fb-692ca08d6007","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02194721","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.085Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.218Z"}', '2026-11-17 02:19:07.227558+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '791', '3', '01a1e74d-0679-70e9-b892-2587649facfe', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-0679-742f-88cb-e4bf8f09a320","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.256Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.256Z"}', '2026-11-17 02:19:07.261754+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '796', '4', '01a1e74d-0698-79ab-8b99-7b9f10818d84', '{"event":"payment.failed","data":{"paymentId":"01a1e74d-0679-742f-88cb-e4bf8f09a320","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.256Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.287Z"}', '2026-11-17 02:19:07.292659+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '798', '5', '01a1e74d-06a6-7c17-8a43-a0659b945b59', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-06a5-7338-85d2-647422b7dfc4","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.301Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.301Z"}', '2026-11-17 02:19:07.306805+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '802', '6', '01a1e74d-06b8-7bd8-8aa2-25cef580f0d7', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-06a5-7338-85d2-647422b7dfc4","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02194732","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.301Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.320Z"}', '2026-11-17 02:19:07.324872+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '808', '7', '01a1e74d-06d7-747c-aee6-a19a71c50688', '{"event":"payment.reversed","data":{"paymentId":"01a1e74d-06a5-7338-85d2-647422b7dfc4","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02194732","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.301Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.351Z"}', '2026-11-17 02:19:07.357938+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '810', '8', '01a1e74d-06e6-7b86-910a-e442e978b4ed', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-06e5-7e48-895f-f941838c7cf3","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.365Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.365Z"}', '2026-11-17 02:19:07.374965+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '817', '9', '01a1e74d-070a-7723-a1af-d235eb631e42', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-0703-798b-8943-b836afa66c39","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2194740","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.395Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.401Z"}', '2026-11-17 02:19:07.406834+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '823', '10', '01a1e74d-0725-7735-a69a-beabc540a2c6', '{"event":"payment.failed","data":{"paymentId":"01a1e74d-071d-752c-82fb-a624677f643b","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.421Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.429Z"}', '2026-11-17 02:19:07.434933+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '829', '11', '01a1e74d-0742-75e4-925f-fa158bc97e67', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-0735-720f-9150-42cb3e654edb","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.445Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.458Z"}', '2026-11-17 02:19:07.463035+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '835', '12', '01a1e74d-07bb-7e07-a86f-3fa59d582adb', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-077b-7d80-818c-37279fc8cfc8","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.514Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.551Z"}', '2026-11-17 02:19:07.58399+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '841', '13', '01a1e74d-07de-745a-9b0b-801a4bc7d755', '{"event":"payment.failed","data":{"paymentId":"01a1e74d-07ca-79c0-baf8-0038c3a19f09","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.594Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.614Z"}', '2026-11-17 02:19:07.627125+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '843', '14', '01a1e74d-07ec-7b22-afea-035e57fc4969', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-07ca-798a-b08f-291cdcebbfd6","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38194762","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.594Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.628Z"}', '2026-11-17 02:19:07.632363+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '855', '15', '01a1e74d-087e-70e0-870f-1b1d28b78258', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-087d-79f4-a53f-d71ab1921fbe","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.773Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","checkoutSessionId":"01a1e74d-085b-75e3-a9f6-15f9c824ee3e","livemode":false},"timestamp":"2026-11-17T02:19:07.773Z"}', '2026-11-17 02:19:07.778142+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '860', '16', '01a1e74d-085b-75e3-a9f6-7f3c7ce220ea', '{"event":"checkout.paid","data":{"sessionId":"01a1e74d-085b-75e3-a9f6-15f9c824ee3e","linkId":"01a1e74d-0828-7f98-b7f6-177349765dd4","status":"PAID","paymentId":"01a1e74d-087d-79f4-a53f-d71ab1921fbe","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e74d-054a-709a-8b96-5943c2736795","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.739Z","livemode":false},"timestamp":"2026-11-17T02:19:07.814Z"}', '2026-11-17 02:19:07.818024+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '860', '17', '01a1e74d-08a6-7908-bc2c-7f2d3a8dd1c4', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-087d-79f4-a53f-d71ab1921fbe","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02194781","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.773Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","checkoutSessionId":"01a1e74d-085b-75e3-a9f6-15f9c824ee3e","livemode":false},"timestamp":"2026-11-17T02:19:07.814Z"}', '2026-11-17 02:19:07.818024+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e74d-0bcf-75bd-ada5-a57b9c02d292', E'\\x8633b2b0d2b45e2d95141d74025f3b3c62c146ef6cd5361962dc1c6a6854d30f', '2026-11-17 02:19:10.131642+00', '2026-11-20 02:19:10.131642+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-05da-76c9-84c9-0b8322b68d57', 'payment.pending', '01a1e74d-05cd-7b91-86fb-692ca08d6007', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-05cd-7b91-86fb-692ca08d6007","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.085Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.085Z"}', 'delivered', '2026-11-17 02:19:07.085+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.12314+00', '200', NULL, '31', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-0653-75ba-8758-97eab08eeb7c', 'payment.completed', '01a1e74d-05cd-7b91-86fb-692ca08d6007', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-05cd-7b91-86fb-692ca08d6007","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02194721","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.085Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.218Z"}', 'delivered', '2026-11-17 02:19:07.218+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.247247+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-0679-70e9-b892-2587649facfe', 'payment.pending', '01a1e74d-0679-742f-88cb-e4bf8f09a320', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-0679-742f-88cb-e4bf8f09a320","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.256Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.256Z"}', 'delivered', '2026-11-17 02:19:07.256+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.268867+00', '200', NULL, '12', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-0698-79ab-8b99-7b9f10818d84', 'payment.failed', '01a1e74d-0679-742f-88cb-e4bf8f09a320', '{"event":"payment.failed","data":{"paymentId":"01a1e74d-0679-742f-88cb-e4bf8f09a320","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.256Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.287Z"}', 'delivered', '2026-11-17 02:19:07.287+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.29727+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-06a6-7c17-8a43-a0659b945b59', 'payment.pending', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-06a5-7338-85d2-647422b7dfc4","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.301Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.301Z"}', 'delivered', '2026-11-17 02:19:07.301+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.310019+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-06b8-7bd8-8aa2-25cef580f0d7', 'payment.completed', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-06a5-7338-85d2-647422b7dfc4","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02194732","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.301Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.320Z"}', 'delivered', '2026-11-17 02:19:07.32+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.329915+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-06d7-747c-aee6-a19a71c50688', 'payment.reversed', '01a1e74d-06a5-7338-85d2-647422b7dfc4', '{"event":"payment.reversed","data":{"paymentId":"01a1e74d-06a5-7338-85d2-647422b7dfc4","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02194732","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.301Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.351Z"}', 'delivered', '2026-11-17 02:19:07.351+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.366468+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-06e6-7b86-910a-e442e978b4ed', 'payment.pending', '01a1e74d-06e5-7e48-895f-f941838c7cf3', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-06e5-7e48-895f-f941838c7cf3","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.365Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.365Z"}', 'delivered', '2026-11-17 02:19:07.365+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.383039+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-070a-7723-a1af-d235eb631e42', 'payment.completed', '01a1e74d-0703-798b-8943-b836afa66c39', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-0703-798b-8943-b836afa66c39","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2194740","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.395Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.401Z"}', 'delivered', '2026-11-17 02:19:07.401+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.413323+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-0725-7735-a69a-beabc540a2c6', 'payment.failed', '01a1e74d-071d-752c-82fb-a624677f643b', '{"event":"payment.failed","data":{"paymentId":"01a1e74d-071d-752c-82fb-a624677f643b","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.421Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.429Z"}', 'delivered', '2026-11-17 02:19:07.429+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.438373+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-0742-75e4-925f-fa158bc97e67', 'payment.pending', '01a1e74d-0735-720f-9150-42cb3e654edb', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-0735-720f-9150-42cb3e654edb","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.445Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.458Z"}', 'delivered', '2026-11-17 02:19:07.458+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.469975+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-07bb-7e07-a86f-3fa59d582adb', 'payment.completed', '01a1e74d-077b-7d80-818c-37279fc8cfc8', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-077b-7d80-818c-37279fc8cfc8","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.514Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.551Z"}', 'delivered', '2026-11-17 02:19:07.551+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.590587+00', '200', NULL, '8', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-07de-745a-9b0b-801a4bc7d755', 'payment.failed', '01a1e74d-07ca-79c0-baf8-0038c3a19f09', '{"event":"payment.failed","data":{"paymentId":"01a1e74d-07ca-79c0-baf8-0038c3a19f09","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.594Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.614Z"}', 'delivered', '2026-11-17 02:19:07.614+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.633059+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-07ec-7b22-afea-035e57fc4969', 'payment.completed', '01a1e74d-07ca-798a-b08f-291cdcebbfd6', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-07ca-798a-b08f-291cdcebbfd6","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38194762","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.594Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","livemode":false},"timestamp":"2026-11-17T02:19:07.628Z"}', 'delivered', '2026-11-17 02:19:07.628+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.644286+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-087e-70e0-870f-1b1d28b78258', 'payment.pending', '01a1e74d-087d-79f4-a53f-d71ab1921fbe', '{"event":"payment.pending","data":{"paymentId":"01a1e74d-087d-79f4-a53f-d71ab1921fbe","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.773Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","checkoutSessionId":"01a1e74d-085b-75e3-a9f6-15f9c824ee3e","livemode":false},"timestamp":"2026-11-17T02:19:07.773Z"}', 'delivered', '2026-11-17 02:19:07.773+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.786981+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '01a1e74d-08a6-7908-bc2c-7f2d3a8dd1c4', 'payment.completed', '01a1e74d-087d-79f4-a53f-d71ab1921fbe', '{"event":"payment.completed","data":{"paymentId":"01a1e74d-087d-79f4-a53f-d71ab1921fbe","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02194781","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:19:07.773Z","keyId":"01a1e74d-054a-709a-8b96-5943c2736795","checkoutSessionId":"01a1e74d-085b-75e3-a9f6-15f9c824ee3e","livemode":false},"timestamp":"2026-11-17T02:19:07.814Z"}', 'delivered', '2026-11-17 02:19:07.814+00', '01a1e74c-fc5e-774f-b41c-dd51b84a6ef2', '2026-11-17 02:19:07.83037+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e74d-0516-7a46-872f-154ad273ce90', 'false', '01a1e74d-0585-71d4-8800-b8f05608721e', '1', 'http://127.0.0.1:43641/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44c2f974ac566a8cb3aab42166aef656cf088fe8f8561858fc04e0658aa916426984b92d0f3ff8829b80fc376a6757773ccad2b5c6dbbaff96f8add5e32092c7c626b7201d4fa1daf308032138fa4e620b5cbd70d429b95e26ba103acec8ed', NULL, NULL, '2026-11-17 02:19:07.012+00', '2026-11-17 02:19:07.012+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table account_orders enable trigger user;
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
alter table drained_banks enable trigger user;
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
