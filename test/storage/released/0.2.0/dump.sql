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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 11:34:20.828327+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'r4', E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', 'http://127.0.0.1:45911');
-- account_orders
insert into account_orders (tenant_id, livemode, accounts) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'true', '{bnc,r4}');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-59b8-7c30-bf52-b77e58228017', 'false', 'pas_test_BL2XftM8', E'\\x0705131b38e1538f7ad4604d8bd204a67663923a003c049a9463c6fe6ca9a519', '2026-11-17 11:34:20.857701+00', NULL, NULL, '2026-11-17 11:34:22.759269+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-59c7-7e44-9956-b1e0e3c1e780', 'true', 'pas_live_wplUrUXq', E'\\x0007d81f2a42fd2b1908800bf6d94d506bbeeabd8374340bb0ee67cf499d743f', '2026-11-17 11:34:20.872387+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '20', E'\\xba53127649f9452a75cdd371f6f0f43f48c37aa9ffe0cabdba553eedb4ee01c5', '2026-11-17 11:34:22.755796+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-599a-7975-a5ba-73e570c566ca', '2026-11-17 11:34:20.830523+00', 'test', 'tenant.create', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x9691971dca6a9b54e3c8c55e53fe59592070ba666f061fbeaa117106c4b02512');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-59b8-7506-a09a-3a25c8f28398', '2026-11-17 11:34:20.859448+00', 'test', 'key.create', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-59b8-7c30-bf52-b77e58228017', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_BL2XftM8", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x9691971dca6a9b54e3c8c55e53fe59592070ba666f061fbeaa117106c4b02512', E'\\x9c05d8b3a14fb09b81bfdb5f31f4e39f156d836848f85f2a3f1c6a7a06be153a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-59c7-79b1-9c03-3467b923d7c0', '2026-11-17 11:34:20.873082+00', 'test', 'key.create', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-59c7-7e44-9956-b1e0e3c1e780', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_wplUrUXq", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x9c05d8b3a14fb09b81bfdb5f31f4e39f156d836848f85f2a3f1c6a7a06be153a', E'\\xf8f5ff70e3d86db6b83ae27635ab319bfab22639d34816cc985647290df448a2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5a2c-794c-b752-05b259e5046b', '2026-11-17 11:34:20.978086+00', 'key:01a1e949-59b8-7c30-bf52-b77e58228017', 'webhook.create', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '{"host": "127.0.0.1:34461", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', '01a1e949-59e5-72e6-bf84-e7f1b69d1d97', '4', E'\\xf8f5ff70e3d86db6b83ae27635ab319bfab22639d34816cc985647290df448a2', E'\\x8529a142a742fdbd7b9c46622ea72108120ad4bc3d8c1fe5502ebf9e62ddf7f1');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5c45-75cc-ab62-d226f016fa43', '2026-11-17 11:34:21.513083+00', 'test', 'checkout.profile', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x8529a142a742fdbd7b9c46622ea72108120ad4bc3d8c1fe5502ebf9e62ddf7f1', E'\\x13a19a0830af8d26a718caa78318f2abcf3274d1301a461b8fd7622a29afa835');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5c5d-7c21-9be4-bd4334d57ab7', '2026-11-17 11:34:21.537556+00', 'key:01a1e949-59b8-7c30-bf52-b77e58228017', 'link.create', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-5c5c-7102-9c4c-7b58e46aa53f', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', '01a1e949-5c4b-717c-9ee2-f0b5deb3647b', '6', E'\\x13a19a0830af8d26a718caa78318f2abcf3274d1301a461b8fd7622a29afa835', E'\\x4c83ef9b6c1e0e267d85399b6312901946119b6666bdf25c939d74c9a005f881');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5cb5-7f60-8803-bb29a0642ac4', '2026-11-17 11:34:21.623306+00', 'test', 'bank.notifications', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x4c83ef9b6c1e0e267d85399b6312901946119b6666bdf25c939d74c9a005f881', E'\\x028d15e127add5d226e35e32c90b0007baf240896b8b6b5e6ab9d1c5370e9696');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5cef-7251-bfac-9d03ef92a901', '2026-11-17 11:34:21.681959+00', 'key:01a1e949-59b8-7c30-bf52-b77e58228017', 'movement.ignore', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', '01a1e949-5ccf-7349-833a-37c46a90e4df', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', '01a1e949-5ce6-7b3e-a8dc-8956ec41606c', '8', E'\\x028d15e127add5d226e35e32c90b0007baf240896b8b6b5e6ab9d1c5370e9696', E'\\x97ad230c78d14840dfa5f34451d301b66a66b9bf040d4a6ade909eb94ff8494d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5e6d-72ab-b4a6-1ef33a132d98', '2026-11-17 11:34:22.06409+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x97ad230c78d14840dfa5f34451d301b66a66b9bf040d4a6ade909eb94ff8494d', E'\\xd6b9c13ca4d2b914d62225b1df5b4fd4dea145d868d41d7d2d9ea706eba5801d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5e72-77c7-b0b1-6dc8f6e8ca92', '2026-11-17 11:34:22.068739+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_71Q7tySd"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xd6b9c13ca4d2b914d62225b1df5b4fd4dea145d868d41d7d2d9ea706eba5801d', E'\\x3a77ba17116b96f4f55e2882d4f3a9b75a1ec73a0dae48ce17bf9f1f512d3671');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-5e75-7a08-ab16-4f611d5495b0', '2026-11-17 11:34:22.071621+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x3a77ba17116b96f4f55e2882d4f3a9b75a1ec73a0dae48ce17bf9f1f512d3671', E'\\x5076f5e4bec860e5609cbd5a822bee952d8c8a847afda61816b8cb9815bd3fbb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-6012-7e25-8630-a54098c055d7', '2026-11-17 11:34:22.484354+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '75b156db24f3322a', NULL, '01a1e949-5e79-7f8c-bd07-9d0fe3804d34', '12', E'\\x5076f5e4bec860e5609cbd5a822bee952d8c8a847afda61816b8cb9815bd3fbb', E'\\x0b8db1a361f986f3608a097d5a4bf5dc5f5c0ed985e67495c653493160eaf276');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-6045-7ccc-9a58-1b3a6a72efbf', '2026-11-17 11:34:22.53545+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\xfe10d74958703f45c59d1a8b5c19f6a4ee4b0e2637c8b0cf9e17b38e60be96b5', E'\\x251d3240f53b6220d5ad8d429bce0ba64d33f054858c6ec00f9e257e40a17a71');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-6118-7593-9d2e-c4431d57e515', '2026-11-17 11:34:22.745583+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x251d3240f53b6220d5ad8d429bce0ba64d33f054858c6ec00f9e257e40a17a71', E'\\xf4f7f344ad5090e428355cf9f23ac45f6126aebba78f1531fb524f3b0bfc5f98');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-611a-7485-a1cb-9f66fc2ca941', '2026-11-17 11:34:22.747591+00', 'test', 'rate.set', NULL, '2026-11-17', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\xf4f7f344ad5090e428355cf9f23ac45f6126aebba78f1531fb524f3b0bfc5f98', E'\\xac3ad12c329fd4f9f50dc490f88b4a39513724fc7917390c411d1e7a9c97ff6f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-611c-77c0-b5a6-92529b1b419d', '2026-11-17 11:34:22.750654+00', 'test', 'bank.set', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xac3ad12c329fd4f9f50dc490f88b4a39513724fc7917390c411d1e7a9c97ff6f', E'\\x824939265d695e2bb4d10ab85ea3896fadbcfab31febcfbf94a58f4bf1c82410');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-611f-7eef-8a24-29e2bbf4d06e', '2026-11-17 11:34:22.752562+00', 'test', 'bank.order', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'order', '{"accounts": ["bnc", "r4"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x824939265d695e2bb4d10ab85ea3896fadbcfab31febcfbf94a58f4bf1c82410', E'\\x08334f608e8b04d0eb8bb3c32ecad27dd91a72fade15c89233deafed252cab27');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-6121-747f-8ae9-ab6784d9bc38', '2026-11-17 11:34:22.754062+00', 'test', 'bank.drain', NULL, 'bdv', '{"livemode": true}', 'done', NULL, NULL, NULL, NULL, '19', E'\\x08334f608e8b04d0eb8bb3c32ecad27dd91a72fade15c89233deafed252cab27', E'\\x6d3dce860fe01d2d1ec57fd9476d264c4b92f1306b93bf95286d8e7144f26e4b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e949-6122-7551-9ef8-ea78d76dbf8b', '2026-11-17 11:34:22.755796+00', 'test', 'bank.route', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '20', E'\\x6d3dce860fe01d2d1ec57fd9476d264c4b92f1306b93bf95286d8e7144f26e4b', E'\\xba53127649f9452a75cdd371f6f0f43f48c37aa9ffe0cabdba553eedb4ee01c5');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('d3ff4ff4-c4d3-8ecc-84bd-a7b099455c2e', '2026-11-17 11:34:22.529391+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e949-603a-7cc5-bb49-0bc24a1f8d0d', '13', E'\\x0b8db1a361f986f3608a097d5a4bf5dc5f5c0ed985e67495c653493160eaf276', E'\\xfe10d74958703f45c59d1a8b5c19f6a4ee4b0e2637c8b0cf9e17b38e60be96b5');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'true', 'bnc', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab778b8d3ca254e73984c86a254f7960fc24be2bd80e5e00ed6ba45ab8207fc96ba6f82814e4b79b8d5f9af32e0de0d0b0779c866c5852e88c22ec823c0645ebefc22', '01a1e949-611c-7ce2-86b2-112f7e63094d', '2026-11-17 11:34:22.748873+00');
-- bank_invoice_counters
insert into bank_invoice_counters (account_id, last_number) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '1764000000');
-- bank_invoices
insert into bank_invoices (account_id, invoice_number, tenant_id, livemode, payment_id, purpose, taken_at, is_disputed) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', 'P01764000000', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'e4762a30-81f2-4f0c-92ba-9473abf89143', 'charge', '2026-11-17 11:34:22.810774+00', 'false');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', E'\\x00074e3e2dd38b44ff0ec384f4030f1ff86a4e1760d753378e0700cf08b0d398', '01a1e949-5cc2-73f4-aaad-949cbac89c44', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'r4', 'R4consulta', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab741cdff2332584b5919e0f4b2fc1862629d8cf4b8ead139808c5d70750e6cf2576dd8937415227c627b0d82bf1aadd1b674664fea', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 11:34:21.634573+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', E'\\x04f40bc71a94fc5f3a9827925feb187f9ad6543936626d44b8be42760b2d755e', '01a1e949-5ccb-7415-995b-6db74e608882', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'r4', 'R4notifica', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7f15dcef6ad7e35fc356500a803234f3963b8a7fa002f2513b32c218f6b20f9aab368b8ae3e906a1a23ba676f1c794002ee615771564bd54d8ca03d25f801debee151f1570eae9cb5b37ea504ce10bf1c1c567f7b82ceba8d30206d08e95e88383b93ddfba02dc47b04eb1aa149c421cf0a3f25f191b73396f1c039edb1c863127d48248ad4ba7ec2c45e61c72912969339ee0cf252eba29bc0508dcfa6f766967d9f0b89cc12cc14c9a76facb92d1a0d92ff8ba30672c7c916115a821d924b3872139632962b728d489ae9575ee1814d99cb9ee528bc846731a05b202f4a9f725ffe620e140cafbeb0d0b673434bd5000fa0b82f861b3934a7685b3ed0a4c21529ad6b', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 11:34:21.644278+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', E'\\x1d4fc9507009db72d50847f681bbad3cd8bbdb6de0eae41740eedd12e56ad55c', '01a1e949-5cbc-7c4b-af10-4d2d7cc3b378', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'r4', 'R4consulta', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab77843b772ff9bf50c7cb470124dedb3964ad476750e4ced01008730210801ec696ffad9ee62a6ebe41054dc2495c895b84c65a8809388567a3bc34e044b66e2b3e0b373fb12df224ec0c7a052cfc9d50fdebf39f61ed9bd5cc64d54b9fecb9d1d983f1496850fbf', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 11:34:21.629699+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', E'\\xcbf1e57868d8b05de8fd993dd03811901bf1d12df21b2cc1c5cbf4fe8681a704', '01a1e949-5ccf-7560-ad1a-a1254e3dfca6', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'r4', 'MBconsulta', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7dc194811cd613193c7526424c1cc2f0e921d1ba586b499b7342b82e2cd43b142a23b1787ddc788d18e87edf752e164dc11b759ca4cb77b233785e2c42ad26d332da7cf5d0e29ae47f1a7a894587135365f615e4abe3cc36be04dd510cba8153fd69ad872fc91bde1a1831dec0f26c961ee9d3c66e5d27faa60027537c976d50dd3f7039d994597df70cfd83cda31f6122a7f0bf0b30323ea2c6aaf019780da6e2f3b7ae76fdbf43377f21723de984d723166349fb27ad5566d65d080fbae572e7848a033eb0108706207c54ffe9a50e773d06110466a26f9571d72aa2dff356fca03179a6c33e95037088c1081bc5d83a07bbd8b678373ffad9cad41046685f675fa64a8', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 11:34:21.648271+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', E'\\xeb6b6a7140cdb81cdb18a6c9696d9c500349ee75ca6f8194640d0dd02d0e49a9', '01a1e949-5cc6-79c7-b3cf-915120fb84ec', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'r4', 'R4notifica', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7c0abd0dd55c7daf6621c0043783286dffc081345fc82819c9bd22ee9d84da4f5673de0c1540970a478f1c921b567ed840aae16f677596940ab44833a70e04cc0ce27c78844a5a6f974c635cdea21bba8f113a837d130c65f49c9b8cbe208478e4fdf59dfbe038b44fdbab2202b6d653ef164f97431f2667e711d7058b1aa1cf3d2389139c6109b177b4a7958bc9a055584f56da4f7b47a0fb70d06534064b98871a9ebc03d0f6db9dd4d2d28762861a4f2751e9590fda3b0669ffc1da111a76d0ff4839f453d2e4772a066a8fd879ec4d8d1c58f1adb891357f8e90100cc3e1752a129c32d980d174f6790df4959dc5b4d36920ba0e3cc21800af93c88d0a39336bbb5', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 11:34:21.639007+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', 'in/2026-10-05/12345678/120.00', '4ef9b68a-5a98-4cf6-a7a2-5519de59de66', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '2026-11-17 11:34:22.80935+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', 'history', '2026-11-17 11:34:22.811849+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x7fe947bfd1a7987861289f5a7b68cfe474987057dfe7b5dd8ec345d042066716', '01a1e949-5abb-7757-bfa5-da930f1f373d', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab753088dcab82ef090b1cb86e10df166b80849c7a123f81537b18cd657ac7ea4e14bc68b2a671ddc778a35e147182b7b649ece40e8f442898a536ab6ac', '2026-11-17', '2026-11-17 11:34:21.116607+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\x57d7724e3fb1eb9b01ac94cd75e9404e78a6ffc3b387b573af4950934568e7ae', E'\\x34ed0a4fc90d9fb9b052991f38ba26fdb4f9fc5dc846923085aecb08690a5e64', '2026-11-17 11:34:21.312032+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\x57d7724e3fb1eb9b01ac94cd75e9404e78a6ffc3b387b573af4950934568e7ae', '2026-11-17 11:34:21.302467+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\x6d19a54e5e5f8e0e9cefcfcb320b47a6e8f83e6f96cb40fe794827253d033375', '2026-11-17 11:34:21.324882+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\xe08f1b32bfb4cd131baebb4da72a7135085d3dad029cdf010b7d4f37465b5df7', '2026-11-17 11:34:21.274725+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\x6d19a54e5e5f8e0e9cefcfcb320b47a6e8f83e6f96cb40fe794827253d033375', '01a1e949-5b8b-7ae2-9025-dd165051aa63', E'\\xf33ce9099aebc4b7026f12df246c2256e239fb34963329096bde97107a07f233', '2026-11-17 11:34:21.324882+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\x43e96fdf1d9987e618c994cba0c9d752767b210cd8011eee21a182a191991aa4', '1', '2026-11-17 11:34:21.597614+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\x50f599301efe5d957b284261204618e89ab62a97fab0b9377d03cff8bb315db0', '1', '2026-11-17 11:34:21.597614+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\x9f2ec20911ad1a245eb7494ffff8f6342c66ef8b2288bf7b94625a7d30c91cad', '1', '2026-11-17 11:34:21.578204+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\xe61d98f4552970a690d8ac5fe61fbf44e53cdf2ddbfeb7b93a70275a614e6424', '1', '2026-11-17 11:34:21.578204+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\xe65a08816a449678461cda3dc8f1ec63222b9381d351657ac6c0bcfb2d17ddaf', '1', '2026-11-17 11:34:21.578204+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\xef57fda39d9f5ba8d430bdd4cc4048fdfab093bb7f204f6ae1c41f82b74b9eaf', '1', '2026-11-17 11:34:21.597614+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\xf72707004663eea93f758db4d954fe816e2feff88996b12aa039703846eb4568', '1', '2026-11-17 11:34:21.555246+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 11:34:21.510206+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c74-7875-a707-3456ec8204b2', '01a1e949-5c5c-7102-9c4c-7b58e46aa53f', E'\\xa15608b8ed58a83eb0dec52d31c245e073b8a1e344624500260c975c9511d55e', E'\\x4407ae2ae88deec5d717ea4b948e9f28acee47da3145bcf1b0af4e3868cb280d', E'\\xa09517aca82f438569cc23267a47dc2282733393823c235a124e4b95f43cc3d1', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7608bf6ae3142358be9308d1806f5796a75e834e93fa3b3ae2d6ed6c6ff8ee0982704d9aba9763dadf917124b88e2040a03067d3abe34ae6bf5813016707fe0668d29ecaf861a0afdd2f2da7fd348', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 11:34:21.556+00', '2026-11-17 12:34:21.556+00', NULL, NULL, '01a1e949-5c8a-73af-9023-780f67ea748e', NULL, '2026-11-17 11:34:21.604+00', '01a1e949-5c8a-73af-9023-780f67ea748e', '01a1e949-59b8-7c30-bf52-b77e58228017');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '279491526137', '01a1e949-5bf4-745f-9ca2-d425b84d9783', 'bnc', '2026-11-17', '2975.06', 'in', 'p2p', 'false', '11110002', '{11110002,26133,279491526137}', NULL, E'\\x0233131d4442611bf5cfa275164c511b13a7055ab70f6233c3b7dc9314922a6cfc7235c9b62766b3c48209f8564be7646f40175253b601322fa1286cffc9952d276a7663d1f1a870e905060791213a6e02db97c4086db883c3bacbe17b44f6987a27b0add05b', NULL, NULL, 'query', 'true', '2026-11-17 11:34:21.429448+00', 'matched', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5bd0-7d60-9de6-ebdba48645e4', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', 'notification/0102/83700001/1523.40', '01a1e949-5cc6-77dc-8fbf-8ad0f5644daa', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab72410f28ec29949e48fafba8c8cf49d653f8e749a219eb9c858210cb7fe9eeb06473332ba02ffd57fb26a4c4aabe05c44000400442f325cf8d3b7e9ea36e69512cbaadddbba8097d24ba7ac020a5961b9a8641d32f362f9cd873fed8ecdaa98dcdc9aba0806', E'\\xe3d6261c6d610ffd791b174bfeec0d70a7304cae41c968b812f0d3ffedfaab18', NULL, 'notification', 'true', '2026-11-17 11:34:21.639007+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 11:34:56.639+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', 'notification/0105/83700003/1523.40', '01a1e949-5ccf-7349-833a-37c46a90e4df', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7cf2cb6f7161599b6444b8513de53405cecfbb3ae97da6483d50cfbf875708741d0b0403ea5d605e2aa534bc219d23b1f32f40b6281ed33f14264a4692f64dfda55540e11f6b885d9805a07d8dcbac00f8fe6d96a8bae8ba8bcbce83f813cf9bc811fbc6b1a', E'\\xe3d6261c6d610ffd791b174bfeec0d70a7304cae41c968b812f0d3ffedfaab18', NULL, 'notification', 'true', '2026-11-17 11:34:21.648271+00', 'ignored', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '279491526137', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5bd0-7d60-9de6-ebdba48645e4', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 11:34:22.814144+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '2026-10-05', '1', 'added', '{}', '2026-11-17 11:34:22.814144+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-7f0b-b84b-c22a178412a4', '20261005', '30.51', '2026-11-17 11:34:21.456+00');
-- drained_banks
insert into drained_banks (bank, livemode, drained_at) values ('bdv', 'true', '2026-11-17 11:34:22.753444+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /movements/{id}/ignore', '01a1e949-5ce5-72d4-9c2e-a5e6706fdba5', E'\\xed8036a60d585bc5e70a4ea6c5d78a16114143bd682a9adbc5877e99c1cff1ad', '01a1e949-5ceb-7d04-9a8f-c697e81c9295', '2026-11-17 11:34:21.680292+00', '01a1e949-5ccf-7349-833a-37c46a90e4df', '200', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7fa047ea49e69b8caa64d20db178cbc71f466df0762149e6b2c82414b6919387a90bf6b53f20763d6e8c0b967b06c2c66f46ec350fb8f8bbe66a562c194bde0d3bdbca53f6115172c68916d4b274c0f091395d420e2476c9c213f85139bcc16f1217e62791331e1a39bc87d7ceae7b37b2da96450793eb83b3e6ffec5e1f21834370c92f61c944ce297897d292b51271e2c55c56dee7df5d103ddbdd55556fbd7f3b13447d8242a1ac0b7717c4855842acc621cb463b6d77f62f84ce032a17644882cf87f7d3486df9572496c3cf6b887532694853cb3ae08f65e625ebd766c9ef35a95ffd7e514d6d28bf9a1d9e657c3cb318beac18f9d052f7814cef715bcacdb859356323e50936cd2b4da00262554d08e262b90bc771885cda4e8ecfa3457d1c4e15b64c88b4a8b79aaa9be1807d131219d8749e5eeab4fca', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /payment-links', '01a1e949-5c4a-7e7d-ab13-57d51ceea4dd', E'\\xbe602cfa63bd0194ceb48006e030292255391e437ac12dd7b32e6edecbf118a3', '01a1e949-5c5a-77ca-9c2a-60d71ec3cf60', '2026-11-17 11:34:21.534942+00', '01a1e949-5c5c-7102-9c4c-7b58e46aa53f', '201', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab73c353924535902886e30956a73005a0e164a7a38e97e16852779aa3d63850cf768f7def5c228c28dc96339518b23c2b70e4aab311247df405b3421dc5afc066bcd92d4b002c4db4102eda709707126d6bbe9d28dca38ff5bed635529cc8b9ed3a624bf1b05da0fa194b03f948fabcc87e72a45f8054d8a65e326129d4b7ad64e08d48aebe6a0902921456a3db9133682ce1a872fbc201422a860d92d50616042d20a555c3a1bd90e7c91d8f7739d5310b1bb0d7eb2287f142485cf559838389a500348bdb319cfdd5a2a4ff39849d1a0e2d5c4d6169602fec2022dc17676c7e6c92ce8a5c246af3c039742d7cf822ac82e19640f0e86a6c34968951c0005d5154e6d43a965e0d2a3ddca0220625c2be4508cec8b778b15398470b6716fb539b573426709f3c7f78853a2e801a62f8e42a0b923b302deb397b8', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /payments/credit/disburse', '01a1e949-5c01-7be7-9e0c-05f38388772b', E'\\x10af0ed2910da23ab577865100525b79fa0d58a456836deefb5ff1bbb5388f73', '01a1e949-5c0f-7a2a-87cb-913b22916dfd', '2026-11-17 11:34:21.459736+00', '01a1e949-5c10-7f0b-b84b-c22a178412a4', '200', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7856e200834a358c218734d56091815d5feeacf955ee7bbc4ae1bfd3b676f2dcb19ab31515a983cca4d88763f33ad4cab5818902185c4b24dcf0ac408fb1f65c7f0b869d88a16f6c45857478123542c1ef049497aa485f91a66c45ae02bf21def50d2199c4bfcdd1f371240b7ce7694ce546a8c257d8c3b5a586a898e376bffc9877a3ca952036ff704cae8a690b41aae8d3f7f38ded1aac817000a151170b5afef0fe5b77c4f608161852d3fd7687cd069b0efab3f3d6408ed7155820aaf4f211414acda2998dab93c725f8d1cc73f7abe99557dd9a222cfb97bc100384fd305fb661101399038f1879bc5101bf606c386d16692aebad73cc692f1ab4273c9942e4f990ed015bf92a34f974f12b5652f203a5e2b8376da62724acd296772e5dec72f7f509c5daa7b01b0330707db03cf50452c0a77d2d8cca34713269bb7984cbf2f80648e107572d7b35fb31830a09cf485ce410964d1ae0ad3d728ea7f68573720f6b8d3f99f69179772cc6bb38baa35e7f06166cde844107417c839ed3fa285d4bd00aba831471859f615bbdca824495cbd8d02315972867e58494a03c893b6b28fb7a09c16cb61f984600489544e3d3b83038f2a319a12f823c7578e348548f0444b2d05bdeda7c6ac6420508c64308505268055042fd966ad7aac5ad049f002d90a8d1fb60272ac9db2f136dba46777420ebb190142c448326a9e19284f32889344d8f561f04d93f84cf5223783dc128cae827cb322c181ad3cbdd781f83d4bae47c6026346c2df4bbb9cc7b2aa6324b1a4e0ea29b10e18d9bed456796e733b7bd1b031cc40f9092248c091149e0665e8a6f296a3c805d325183c2cc72587e507b8d900c28bb7ee70ff4c2d3da7d875913d2812c97b04957ab1d1e42090cd42ababc45c5052236beec22111eb41a6ab54aa938918865bf93dccef33c2ba18cca0a258fc868b1ae70304d7ac8b3ff40d697c7cbf18c8614721205220de37b443fca9597c05a0406aa470aeabe3620409905ead2c60d441dce380b68b8be7e358a9fd43055031df4c151879a7c8cb8ee6b2b9f3c67cc299de0125f07cf41f6f4ca7311ed5dd615fe25b67dfcd98e0be58b698d31aa9dceb3d98780010b0', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /payments/pago-movil/verify', '01a1e949-5bc5-7e3e-8162-300de82a8d17', E'\\x00d870bf409a1c28e7662d86a02e25ae9e31dea3a725527af3056a21e845afd0', '01a1e949-5bcf-7bd6-96b5-d6bbba2549fd', '2026-11-17 11:34:21.393462+00', '01a1e949-5bd0-7d60-9de6-ebdba48645e4', '200', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab70036a3f7251532fb3efb65be7a661718690443f59718a9fb4273dc5b52deb7510815d585ccda15f249be0bc0f04a23ac29debd05be20ce3c26bae8e71cac30a06272ce79e1790431506a198ad0c735d8928c27b1e2c297e7b1dfcacf739d51b8d2c782a2e52dce2c786b910c5ab7477bc329b02f95b862b331b7ae0ee6e8f3dce1404ae33226aacf6fab5f7bc354331789804b9bcd59648e6dcc8df3fa2937f254877596f11b95e0b5c35b52ceddeeed2d764337a5c80993a15c8f9909b01032d973cc7d377675d7ca96289d60ea7725846888550435af6a2ae62b74a3f1db8971db58cdda9be67aaf3897e1e935a6bc44b7f2736404d6662d8da314746f3e1779c714507dd89c14e4d821c8dee40fc30e1e7b4e4799604d7c3a24f26fb2a08b2a358dac558f0a94668f61f929a4f9b7ca82b2b473b65235dedaca8cbd7a6917ecd8ae4353d991116fce74105e75c8f4507bff09c5577eb0c5263a45f959cd544d3747ff215b01fd936b1c1e59be08960b475252f57844d102aa611a60c665e1ad0b9b1c1c0f3aba6853048f44efbf192634fa4db0a6802f17993bb20b2d2de938bf2956d14fe5536ab4959a0840', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /payments/vpos', '01a1e949-5b43-7ec7-985e-dc868bde7474', E'\\x19b7ffdef3237058effa9602f5262ac5791fafa677a617ac2857ef7f061e2069', '01a1e949-5b58-78ab-b178-56b3d92d9fdc', '2026-11-17 11:34:21.281128+00', '01a1e949-5b5e-767e-ab19-b8a952251d8e', '201', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7d9dd7f5749419dc74916157d1ac60c32cda19adad888a5457ab23d6d752ea5e874993d51215eff10f4d0f96d1224675ca14853e410f31fcbe2f5cd821e009f0a6f503cbf7c5623bd0515cb0ac7093b41c6b0d49da86c190437ab4b9ecdd2dac8976ceec4e6e3cf603383a9b7d7e37fec64ed793ff36b05408966745f95b8b774f9effbaab757d7d3f9d33600c4ee19214227b3d2fbc926f8ab6ebee8f03dd08c6df4e8a4ad5e7508ce8e78874f418a13dfb1129ae9d952f2a63d7cb6be9e6b9b91526f235f425d58968cbc51b0db3c4e68115e9ba2254cc64a5eba56df4881ab7dc0db09c0eddf93d1d0f1212897f4546cf31203a50dbd5f206c5280148cc339ed1024bd2769156bdd57ec70f31645a423b79bbe5999638c22d4a2ca4698ebc109a1d68d7c3dda542db001a0d6e7173f6a406b4b7a3014b883b53c3ffffdb849aa227f3293caf6ef6c196a8afec4069724c144d284aa614a177a2e9987cefc8d43b2a6e26846ab66575892f31c5c6757108735d4b9bc23c05b97dc538f05b8d9ebcefb5948cd304c1b79e1f28fc7646784d12b4a67f170166772854d8b997ca4ae7276787ae80bbb788da3f465c2da942292539f0ada026b2ee427857a1ffc10a75b4897834d225b', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /payments/vpos', '01a1e949-5b71-77c5-893b-5a40cd5084aa', E'\\xaf2ce7d44bc7d481fcd1ef881b8a9992ef039f69157c430f53882316d5338a5e', '01a1e949-5b74-7eac-9bcc-25f7079edb74', '2026-11-17 11:34:21.3068+00', '01a1e949-5b79-7559-85b8-5ea5a0a6656f', '422', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab77c1648f760455f1b6e0f5ece1af63db8b4569565060aa0ded9f550753d00148ee41fccebb9dc320e14a4b5a87a92e56c8d46d08a8c11a167533752e81e80903c3742762d14e9d559852e2518994756afe566fef1f89dadeb7bd03e0d8dec2429cd8d00d6f99735131bddee39c377b9577da4d261be151c4720d06358e1d997886bc2c63476245601f474bcbc4740c063f99bd3423fd14a1fc95f3c0abc13b03c3eea4da3cd131885e0765a3efdb44416d50252920737872615cc2b946e54d81319f9bf3fcc3c157c2a32e713113dedd7a905b29de320d6e15da1fddda6ba33319bce0bb9700b95a0147a3a9abc09a03e92e8f0481100e645acf7cb2caf111684ab3dff6775ff0140894865a7b98cc35ae984a0bbaec0b61f3295719524614692e641d640e93ac961a99aad72957e6e26caded181dba17fd54ba0c87b2fc95ada501f41c98ec3b3835a48d26a90b512b10e699b8c5dfafe09964ae6ce83c80474d70fc376c6bb04ace3908fd5d948e460b7234499c7f1e85c1ea64feff6d972bca53e156dcebfbfd6695becb37b82889a9c7cd3b495d8d3736cfbe5f1c04b6135f034ea5411b65eda08eb35c1e56ff00f6631e83a90e5e36ff08bb0a73d37267eb490c2574ca4256a7a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /payments/vpos', '01a1e949-5b89-772f-a8e4-8b1332888c0a', E'\\x9ada86278f087887c5c3c71356031110312eab71887368b51f0a9f2d16e81f51', '01a1e949-5b8b-7975-a8dd-72bf5e98d43b', '2026-11-17 11:34:21.330357+00', '01a1e949-5b90-733b-8d9a-3c0f28c53173', '201', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab726a42f18b842c0254f9d677ac775be76117c85f8aab1fae367523976ef272dc7093cf3af61bd4b1b1820f1d209bfde5754750bf981a42905106c72bf4f83f3e582a379de3016a05b9d9e99f8260c4155e58346a03d5ced85ade715a1d4592023fb4ebf4ba86d246a4e7e6b26d3758d576067a2784499e0c51aea9153c31df5b5fcb9ca0cd2d835e30ee0dc21f33d98f87907bea1f95db72001f8424acbc46914a54a28424496a842c3d389581613ea05f79cfe276899e8975bbe9c2b515c9407e1a6881ba8b5f87b35ad93dfa178392426a24aaa1f3fa98b91cff1c10496b28dbec27ee3bdb721874dc4f97d5da457b93536e5ec220adf4c745171940ab09b7b328127515df4a71a64ccd059f05e9ce1584ea3941fbff8d8ffc94a9a518e1f4c64218b63b22fb8890c190938c29a6d009c8fd01f39ff980f17abfdff5cf7be201a8bcda8176a6cc40e33d4982c00e77d8cbd2c20daa5cbfc18d0172ecca7509a9941e115ede8828e57ea2c2f63154ed9694982ddec5d89294361973af6a290e1c519179c6d1436f2f110a8c7a8ee717e05858202c833b2541706fe001f775b059307dc2f415552880d77c7fb27f6f191f9db2ee6383000c6203e3f59430b8fa584', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'POST /payments/{id}/reverse', '01a1e949-5b1b-7835-8f98-f6a66b9dcc22', E'\\x3cf792444bfe7a487823a752e0d33a85cfd2e7169465810423c86e1297b3dfdb', '01a1e949-5b25-71b3-8747-5c108c7ed188', '2026-11-17 11:34:21.22593+00', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '200', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab76e952602045ae607246f9d18ebcbaf19653b38986db16fc71305c8c1358dd5b15dbdb25aeac5a52df9c124b8829b73dbe1f05b038bf52c7147443a55ab0dfa166137120b957751c4b6bf8990bc099ae54907d15f05681434ce9a27eb65848952121d1bfd911ca123752fbb29922b34674be38d853e5338ca9f7d9b2ff71bd684f68a960beaf62612888708411cb8bcb00a2a989eef4c4fd40a2d765fdd95d703b26748938180a0d45cf0227180654eefae8b2ee1f2414f01c0906c3e7023feb73057db6e04546578630aaf8d72af3bc361da0e5b88ef494ad0176c785892b3a97eb0d77e3e64e8abd85566bb667ba70b13709839a413d588f8972060d9166e47d767e60a56be4b48b01dc45fdcbd10675c794c2ccc4f1079698c608874d91553914a903e675a0f92e59b5bfa0bc8cdbfb5c26d160c9fd3f9fed340bbffe14510432caa974fa633d63a7b491da41e299b3b61bbab529bb615e3e97a379cfa559da83f5de317161e26472a861fa335c06c756b2f60bf57d5c23186a57d04f4d195d8b21d9634393129e54d06242d66218262b441febc30f2d3eb9a4ac39369053baa60ba91e4577482d90b487710eceae0fc3d846d9fb3ee1cb038561dc9b9b29b380ff2f1cd5941cc8cb21864b01aa7b9cee36806e71b3698c26587ba7cc6ceb1664aa4533b05ff81c8c2e879e1ba9c28308022fb9ee31b669bac75cc3c327ed5a9e26fa28975ba43658c2cd571ced195840898aba12f6336e04a7933389b96e6d1aabfcc34e3b5aab21df10472cad2763d8e28ef84235414b651cd28a0839af28c68e898d1ca5eda1d0fb51568cb9aef61a2550f50ded9fb3972450f292c6081736e40a167ab9c', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab743bb95518dd6e773096834dd92abbb02c0ce751c0657c44f1d7d24011e6a3abfb03d68f931fc097bf580eed08f298c5684ba5938d0de7398f0a3b5268f0fb9108cd5a609c0bbbe846fa4fd81c6526613bb93dd3bd230ca219f49599b', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '0c456d22-3eae-4b54-b809-d3b643384ff2', '2026-10-05', '01a1e949-5c10-7597-97cc-89b9ce4c0238', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x0659ec6fd57968e26eaec275f92c574f5e054b95b8fa15994eb8698603d22859', '0', '2026-11-17 11:34:22.101888+00', E'\\xa8226e21f51bccbe8020a1ceec54c44aba448878cef020eaed08a354ec07268e');
insert into login_attempts (subject, count, last_at, name) values (E'\\x6cfab591f2b1dce99c843c744680be2662e7da0a1f42528a448b317642713053', '1', '2026-11-17 11:34:22.52453+00', E'\\x57144ea227401b2f841fbb970e120873897e54f9ffe492382461a76b0aa18fc1');
insert into login_attempts (subject, count, last_at, name) values (E'\\xe1ced50d03e156a4a7ed7011c24151d3b5588a2eea46cbf16ff34c674fd16c76', '1', '2026-11-17 11:34:22.523293+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xeb39db382732baa5e7733b23f5becaf679bd5e0a945308441437f1ff5601c972', '1', '2026-11-17 11:34:22.525425+00', E'\\x57144ea227401b2f841fbb970e120873897e54f9ffe492382461a76b0aa18fc1');
-- mandates
insert into mandates (tenant_id, livemode, mandate_id, bank, account_id, payer_hash, status, payment_id, reported_at, created_at, updated_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a62-73cb-a295-0173d37f4f3e', 'r4', E'\\x9af211329b2fc82e5efe906062c730082819b23fe8394bc435e0b1bf0458eb54', E'\\x8d65fcf7d4880cd5224b36c33e43617cc519fc6514f79759f65fb571649dffab', 'ACTIVE', '01a1e949-5a62-73cb-a295-0173d37f4f3e', '2026-11-17 11:34:22.82026+00', '2026-11-17 11:34:22.82026+00', '2026-11-17 11:34:22.82026+00');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\x446b64c004cc2c063fef58afa0fdda0ffed0d2c99bae8fd094ee47a436b27e35', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'r4', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab74b029cd80e27fbc14cf314e1361e03e7ade2b178ea0dad73be78a8b945db0bc4875c1949599a80f053a49d2610316690417bc39debcff491e451682bbc95a3572d953f2d3cbf01236ce5db9d40f685a01697b085', 'true', '{}', '2026-11-17 11:34:21.621302+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 11:39:22.802871+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$dXMQbrPC7QmSIXZ9XkL5Jw$zgZKwKNjDsoOXeDCjY6hKbeTKiSlYgKzO2FNHGsVksE', '2026-11-17 11:34:22.061621+00', '2026-11-17 11:34:22.069877+00', NULL, '2026-11-17 11:34:22.483062+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('5ff38279-364e-4b5e-b41f-fde3fd3fcf22', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 11:34:22.803741+00', '2026-11-17 11:34:22.803741+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', '$scrypt$ln=17,r=8,p=1$dXMQbrPC7QmSIXZ9XkL5Jw$zgZKwKNjDsoOXeDCjY6hKbeTKiSlYgKzO2FNHGsVksE', '2026-11-17 11:34:22.069877+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('0ce31377-d755-472b-a53d-0ed8fb2ee84e', '01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 11:34:22.800294+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x182cc98624e3d327f854cd7532fecb951bf9aedfa33e582c2bb2e7926ff79d1d', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x338d5b5a5e6e22dbdd919e41c3282f219fe4ffb47c45a37b3f29546a369f5007', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x388926f0fa13d09172b3a2cb7dccf82ee1b793c35389491255a4ca69b29d6a4a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x68d6904403deb931ac29b8e5e174c96b7a6e69b56d85c4b68bfc29239c65925e', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x73ebdc15307b9a43e1836c907a1bcd5d96e0fdad125a1d771accb1f5b9ab8550', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x7f9bee45ffd764556c5ce090bd15fd35973f3c93b4a4a235dbe5375894b12124', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x91c28ef42ee589593b899de95e34904564a22dac36641a42f3e97a340aae0efc', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\xcebc5c54b17a18261799302ea0cfc340f28667fc178bd83b09389dcb3297d15a', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\xd9ffa64036297cc61bacb2097af995adb405b92c22aae930fe1c5704bf1e1344', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\xfd7fb2637355c00f8d3751abda5ee154ddeb2a7e39fc149ce03961430e18be2d', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x75b156db24f3322aa04bd0ad9e1abc2f7c3875f070fab8e943fee1cb312cdd89', '01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', '2026-11-17 11:34:22.483062+00', '2026-11-17 11:34:22.483062+00', '2026-11-17 23:34:22.483062+00', '29e79568-345e-41cf-b9b3-21334d672e3d', '127.0.0.1', '', '2026-11-17 11:34:22.483062+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e949-5e72-7f81-b8e5-16bb07ca9a3f', '01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', 'pas_op_71Q7tySd', E'\\x5387e7f8b7829182147cdb5b152cc3cdfc19bfd6aa38c7eb3f540e57689460a9', '2026-11-17 11:34:22.067263+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7fd81a5e334e4c724cf9fed13f57279af1cb08a6f76e666f89cea348bb8637f2a7ce9f0e3224dbe6fd5acdc2a299f25a426ecc39a09977171e85adfdfa4ee4b822ee0d552', '0', '2026-11-17 11:34:22.532142+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a62-73cb-a295-0173d37f4f3e', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 11:34:21.025+00', '2026-11-17 11:34:21.124+00', '2026-11-17 11:49:21.025+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab76d75ddb01a6b553f059fde96a3bfcfa7e191264f60dfe8df8b0498bf945e211cf2b73a8a2b0e86fc1b669381a40c5edd7e0a065e501b53e571ba884099d0cd3a23af51f858b659d519786c8879a998e59559ecad5614e50712a9fc95ce', E'\\x8c7b5a35d8c76f6b9d0a80b3696560035b1d8919440c05e0412bcbec2c847b2b', E'\\xe3d6261c6d610ffd791b174bfeec0d70a7304cae41c968b812f0d3ffedfaab18', E'\\x3f8af3ed55f42405d2750d5c92fa4a9fe40182ed39371db74ef845e5de8cab51', NULL, NULL, 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-5a96-7a58-9991-90bbae3e1418', '2026-11-17 11:34:21.078+00', NULL, '05526112', '491526112', '{491526112,5526112}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', '{"seat": "12"}', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5ad5-787f-bbeb-db66d1f3ab2d', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 11:34:21.141+00', '2026-11-17 11:34:21.164+00', '2026-11-17 11:49:21.141+00', '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7c112525f9c04135358737d8e5850824c0a603ac3c2d4bfd9ad2d5e102784e18a1bce3a744914de8ee416f56c13484a0a43dbde89fd7abba69a2e8b80d8d34536bbd5db826b59dc79b6238f56bf857874d44cbc34f98fdbf3d1e461aafa', E'\\x8c7b5a35d8c76f6b9d0a80b3696560035b1d8919440c05e0412bcbec2c847b2b', E'\\xe3d6261c6d610ffd791b174bfeec0d70a7304cae41c968b812f0d3ffedfaab18', E'\\x3f8af3ed55f42405d2750d5c92fa4a9fe40182ed39371db74ef845e5de8cab51', NULL, NULL, 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-5ae3-724d-8a8a-bb4c87721e7e', '2026-11-17 11:34:21.155+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5afd-7f08-a57d-1d0b889f855d', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 11:34:21.18+00', '2026-11-17 11:34:21.234+00', '2026-11-17 11:49:21.18+00', '11.00', '3267.07', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab79e111294145723f4d6b3af340bb5b6a1478cf567260764d741f7606308059f63479ed9682be4666aebe2be81f15249468cb52f35fb481342f1f7544b11c8148e49a501198918a077c4b9c0ef827acbe44c4e909a896410b8dcf2f91034', E'\\x8c7b5a35d8c76f6b9d0a80b3696560035b1d8919440c05e0412bcbec2c847b2b', E'\\xe3d6261c6d610ffd791b174bfeec0d70a7304cae41c968b812f0d3ffedfaab18', E'\\x3f8af3ed55f42405d2750d5c92fa4a9fe40182ed39371db74ef845e5de8cab51', NULL, NULL, 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-5b0b-741e-986b-3f1a7758e4d3', '2026-11-17 11:34:21.194+00', NULL, '05526120', '491526120', '{491526120,5526120}', NULL, '000000', NULL, NULL, '01a1e949-5b28-718f-bf73-ba4c71112dde', '2026-11-17 11:34:21.224+00', '05526123', NULL, '{5526123}', NULL, '2026-11-17 11:34:21.234+00', '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b3b-7681-a37c-d21a43b0836a', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 11:34:21.243+00', '2026-11-17 11:34:21.243+00', '2026-11-17 11:49:21.243+00', '12.00', '3564.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab78f1c9205aafa8626f6e73abe15e592f95ebd2e593b5789a843452211562a062bb8e4d38ccce6bab41fdd0b181dce6ebb7c4350add69eeb55801db5f06e9477fdf8abf7c40f5438cb07c5fae6484eb4013bf84ed768fa02cf81d605b657', E'\\x8c7b5a35d8c76f6b9d0a80b3696560035b1d8919440c05e0412bcbec2c847b2b', E'\\xe3d6261c6d610ffd791b174bfeec0d70a7304cae41c968b812f0d3ffedfaab18', E'\\x3f8af3ed55f42405d2750d5c92fa4a9fe40182ed39371db74ef845e5de8cab51', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 11:49:21.243+00', NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b5e-767e-ab19-b8a952251d8e', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 11:34:21.278+00', '2026-11-17 11:34:21.287+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7a4ba4b38ff0bc44b10a2e2fcbe3f5915e4e573346649fc441898d85f43ad547f4417639c6deb1038c89265afd7d26d01a45fe7bc449779603544571d0191dc29c42c69129515093e55aa', E'\\x0996bdc4c6e8220192f6333dbf7540c444fc2bdab27b41a604eb0f601e91ae17', NULL, E'\\x00d68075ea5159ce0ee9c8842142942a54a8833f1038de5f6d12b4f2004876cd', '4242', 'Visa', 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-5b59-7790-9149-9caf7fb1b16b', '2026-11-17 11:34:21.278+00', NULL, '5526128', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b79-7559-85b8-5ea5a0a6656f', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 11:34:21.305+00', '2026-11-17 11:34:21.31+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab787d798e2698a71ef79644808849c4e463074f538b623d85d42d081c1d007ece3d291ddc2ba096d9c036dc319ce7706bd9feb8ae51400605deaeb2aafe35b2d37129f89df63d2b6ef832d', E'\\x355849742bf9d6bbb5bd75a0719e5facff27a8892d5c6cdd9a1512d56199d26e', NULL, E'\\x2105f1b0d9a5476ba2058cc00e6e524ce5993f4abac6356bebdbef9eed5cdf3b', '9995', 'Visa', 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-5b75-7ed3-aa79-b7f7b8ee442f', '2026-11-17 11:34:21.305+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b90-733b-8d9a-3c0f28c53173', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 11:34:21.328+00', '2026-11-17 11:34:21.337+00', NULL, '10.00', '2970.06', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab75185500abd2f0620a1589d7e13126a5380d7f467115ae3698d5482ec8db6ee5e0a74310def162020a2a3fab26b1dc82d8109850b2d328152ba84e0a6502c0b3d74716d7777ec6f583be4', E'\\x7e40d3e94474a4ca308321a37d649170d1045fb0dc4ff296efc05019a271bb8d', NULL, E'\\xcc9585f7a7f29de6fd68c1072ee7d89d1ca6e816b192c7a67ed771600d0fb7eb', '0119', 'Visa', 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-5b8b-7ae2-9025-dd165051aa63', '2026-11-17 11:34:21.328+00', '2026-11-17 11:34:21.337+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '1', '2026-11-17 11:34:22.787308+00', '2026-11-17 11:34:24.996+00', NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5bd0-7d60-9de6-ebdba48645e4', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 11:34:21.391+00', '2026-11-17 11:34:21.421+00', NULL, '10.00', '2970.06', '2975.06', 'false', '297.00640000', '2026-11-17', NULL, E'\\x4ec686941466119a3f4dc10a082bb0c25f79033b113b5e058bea0294e83f6b98', NULL, NULL, NULL, NULL, 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-7597-97cc-89b9ce4c0238', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e949-5c10-7f0b-b84b-c22a178412a4', '2026-11-17 11:34:21.456+00', '2026-11-17 11:34:21.475+00', NULL, '0.03', '10.00', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7911672a3927bd36dfe8ad37aff7423ea1a09750ee69c3bf8def0fcc552b68d8b06d37240a752f9656f01fa2787344b208873aefcd096f6fc9491f88b8bb40454f86fb1483e990571826a6bccae56d729ca5344c199f165b178cd31eecb58c1ae155e56ad058c173f086714b8ca219364', E'\\x00fb84ebeded0a694d80c8059b1182a8f07835e41ad2bcf4b3b30f1a2c5e9185', NULL, NULL, NULL, NULL, 'r4', E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', '01a1e949-5c18-7434-a6c2-a73fcc457a71', '2026-11-17 11:34:21.464+00', NULL, '41526147', NULL, '{41526147}', '8e43e273-07fb-42e3-9e9e-2cfc2d79106d', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-77a7-a6a5-8efeff85a70e', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e949-5c10-7f0b-b84b-c22a178412a4', '2026-11-17 11:34:21.456+00', '2026-11-17 11:34:21.477+00', NULL, '0.07', '20.51', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7ae78763fdf84363043177891f4654e27e274f75f22a82605fc24bfcd50a98ee952fc15f002a6cd9869687e9b765004cc8a4a9c3f2a0574b8edeb1337806b0fb6dd770201956b3ee5f6a498a426f8683c88c70acbe3c5932ebc8c686bb277f44686c4f76bb31042568141171c0e2e0863', E'\\xbdfdb16c17f02299b4c5bb7225aeb5aed36ba297ec65127c3551b75fcf1b8c79', NULL, NULL, NULL, NULL, 'r4', E'\\xd3df2dc84115f509379f96bfe2c1b1f4b3d04fe5426404fb97c62f0c57b89fda', '01a1e949-5c18-7937-a863-6f48fb03d9a5', '2026-11-17 11:34:21.464+00', NULL, NULL, NULL, '{}', '961dc3cd-eeb4-4cba-b732-0f993e194cc1', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata, operation_ref) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c8a-73af-9023-780f67ea748e', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 11:34:21.578+00', '2026-11-17 11:34:21.604+00', '2026-11-17 11:49:21.578+00', '13.00', '3861.08', NULL, 'false', '297.00640000', '2026-11-17', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab715b2190175f306b778e93b80cd70028e141c5a7389ab30aec45d72ce5a6ec9ec92741e85266aade7a84e9a494fe4f4b5f83ff6afe4aae2be1ef780ac987ba8473ce6d6915a48686fa39b18509a72370fe658525ce056ceabab31db65f0', E'\\x8c7b5a35d8c76f6b9d0a80b3696560035b1d8919440c05e0412bcbec2c847b2b', E'\\xe3d6261c6d610ffd791b174bfeec0d70a7304cae41c968b812f0d3ffedfaab18', E'\\x3f8af3ed55f42405d2750d5c92fa4a9fe40182ed39371db74ef845e5de8cab51', NULL, NULL, 'bnc', E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-5c9e-763d-9a0e-fe9fd40efb4d', '2026-11-17 11:34:21.598+00', NULL, '05526160', '491526160', '{491526160,5526160}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e949-5c74-7875-a707-3456ec8204b2', '01a1e949-59b8-7c30-bf52-b77e58228017', NULL, NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a62-73cb-a295-0173d37f4f3e', '1', 'd4028f94-fe77-404b-99e9-62a84b6699df', '20.00', '2026-11-17 11:34:22.821376+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\xbf8370b37f992af895d0d058ed30263e7737ad485861a65e40a1f4e762ac3b35', '01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', 'factor', '2026-11-17 11:39:22.728655+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-7597-97cc-89b9ce4c0238', '10.00', 'key:requester', '2026-11-17 11:34:22.817072+00', '2026-11-18 11:34:22.817072+00', 'approved', 'user:ana', '2026-11-17 11:34:22.817072+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a62-73cb-a295-0173d37f4f3e', '01a1e949-5a6c-78cc-b36d-d588916b5d95', '2026-11-17 11:34:21.025+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a62-73cb-a295-0173d37f4f3e', '01a1e949-5a96-7974-8930-97d14b7c0746', '2026-11-17 11:34:21.078+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a62-73cb-a295-0173d37f4f3e', '01a1e949-5ac5-78b7-8386-55673b2810e5', '2026-11-17 11:34:21.124+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05526112"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5ad5-787f-bbeb-db66d1f3ab2d', '01a1e949-5ad6-7fda-8950-6e1268daae52', '2026-11-17 11:34:21.141+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5ad5-787f-bbeb-db66d1f3ab2d', '01a1e949-5ae3-7678-9316-1c13b735c0e8', '2026-11-17 11:34:21.155+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5ad5-787f-bbeb-db66d1f3ab2d', '01a1e949-5aed-76ac-aeab-9d02100bc21b', '2026-11-17 11:34:21.164+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '01a1e949-5afd-7a2c-9c7b-095def5c81fe', '2026-11-17 11:34:21.18+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '01a1e949-5b0b-7d80-97ac-55bc07a61a9d', '2026-11-17 11:34:21.194+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '01a1e949-5b15-7c82-8f7e-5d5f3dc53f7e', '2026-11-17 11:34:21.205+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05526120"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '01a1e949-5b28-746c-8766-3e3f7f38d9a8', '2026-11-17 11:34:21.224+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '01a1e949-5b33-7e0a-b24d-97689f08510b', '2026-11-17 11:34:21.234+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "05526123"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b3b-7681-a37c-d21a43b0836a', '01a1e949-5b3b-7241-a1c3-348cb49fe76a', '2026-11-17 11:34:21.243+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b5e-767e-ab19-b8a952251d8e', '01a1e949-5b5f-7799-9b38-54de0361f215', '2026-11-17 11:34:21.278+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b5e-767e-ab19-b8a952251d8e', '01a1e949-5b68-7d12-b087-0b53ea26a47e', '2026-11-17 11:34:21.287+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "5526128"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b79-7559-85b8-5ea5a0a6656f', '01a1e949-5b79-7bd5-9ddd-dec51635a26b', '2026-11-17 11:34:21.305+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b79-7559-85b8-5ea5a0a6656f', '01a1e949-5b7e-788c-8689-cf9f577355be', '2026-11-17 11:34:21.31+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b90-733b-8d9a-3c0f28c53173', '01a1e949-5b91-77e7-8721-1c00d3a8e189', '2026-11-17 11:34:21.328+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "only_account"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5b90-733b-8d9a-3c0f28c53173', '01a1e949-5b99-70ed-abee-523f9ee655ae', '2026-11-17 11:34:21.337+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5bd0-7d60-9de6-ebdba48645e4', '01a1e949-5bf7-71ec-bca8-e6a7db88ca70', '2026-11-17 11:34:21.421+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-17", "reference": "11110002", "receivedVesAmount": "2975.06"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-7597-97cc-89b9ce4c0238', '01a1e949-5c12-7b0b-8580-4dee983b7a20', '2026-11-17 11:34:21.456+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e949-5c10-7f0b-b84b-c22a178412a4"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-7597-97cc-89b9ce4c0238', '01a1e949-5c18-784e-9f66-5a2ebaa07249', '2026-11-17 11:34:21.464+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-7597-97cc-89b9ce4c0238', '01a1e949-5c23-71a8-96a0-92cff0146b37', '2026-11-17 11:34:21.475+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "41526147"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-77a7-a6a5-8efeff85a70e', '01a1e949-5c12-75a9-9b1f-ce1eb1497b42', '2026-11-17 11:34:21.456+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e949-5c10-7f0b-b84b-c22a178412a4"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-77a7-a6a5-8efeff85a70e', '01a1e949-5c18-7096-a628-e36d58c2ccaa', '2026-11-17 11:34:21.464+00', 'submitted', 'PENDING', NULL, '{"bank": "r4", "because": "only_account"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c10-77a7-a6a5-8efeff85a70e', '01a1e949-5c25-72d8-8204-c2b5d4bf0b9f', '2026-11-17 11:34:21.477+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c8a-73af-9023-780f67ea748e', '01a1e949-5c8b-79e0-afdc-897d19894cd3', '2026-11-17 11:34:21.578+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c8a-73af-9023-780f67ea748e', '01a1e949-5c9e-7c10-8993-9f1270987a2b', '2026-11-17 11:34:21.598+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc", "because": "order"}', '01a1e949-59b8-7c30-bf52-b77e58228017');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c8a-73af-9023-780f67ea748e', '01a1e949-5ca5-79bd-b3bd-d9fe1e7c9731', '2026-11-17 11:34:21.604+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "05526160"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '2026-11-17 10:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 11:34:19.94942+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5c5c-7102-9c4c-7b58e46aa53f', E'\\x35b4ec068c2b46b1f168aa59dc0f5762d504ea95b70c25b47bc4919606ae5250', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab79891aabe904099a7ed9db17bfca06966136ad9c6a4b8a737c20ec405869411a8c9d14b8148affcb286f322b43b566e5fb59d9234ea901961f9e13dffa58b9d9abf5fcf05da2ed06485acdc41cc', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 11:34:21.532+00', 'key:01a1e949-59b8-7c30-bf52-b77e58228017');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '62f41a13-72e3-49f6-86a3-2b411f4562d0', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 11:34:22.813256+00', '2026-11-18 12:34:22.813256+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\xc2db643ec24d95f201bd31a0b69c3d647f0f6f2db64edc05dacb61270fd8b44f', '01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', '2026-11-17 11:39:22.742673+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '195', '2026-11-17 11:34:22.829477+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 11:34:22.746838+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 11:34:22.746838+00', '2026-11-17', '2026-11-17 11:34:20.800294+00', '2026-11-17 11:34:20.880268+00', '2026-11-17 11:34:20.880268+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'operator', '300.00000000', 'false', '2026-11-17 11:34:22.746838+00', '2026-11-17 11:34:22.746838+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-17', 'sandbox', '297.00640000', 'false', '2026-11-17 11:34:20.880268+00', '2026-11-17 11:34:20.880268+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 11:34:20.238936+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 11:34:20.23953+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 11:34:20.248547+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 11:34:20.248962+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 11:34:20.2523+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('26', '0026_mercantil_invoices.sql', 'a36d5c1e6785bbd2264f71d28463bf893ccecbc7c3bb417e947cb3b5181162ae', '2026-11-17 11:34:20.253289+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 11:34:20.253289+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('28', '0028_operation_ref.sql', 'ae9d0eb7c69e1e281f495341193ebe2defb80c052cb3d1fe45795bd1f8b0f18d', '2026-11-17 11:34:20.253289+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('30', '0030_routing.sql', '319fd9e419e9771386abf40d70f7666341d078b978215cbff52cb7e3ddf03900', '2026-11-17 11:34:20.253289+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('31', '0031_mandates.sql', 'bd7584dd8a85159a353019c21d3a54746aa5796db94f8df7eb1886799c475c7d', '2026-11-17 11:34:20.253289+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('32', '0032_payments_method.sql', '8d9fd76d890ec79e61d109c4411f58f5b7eb5242531996db31da2477144bdcda', '2026-11-17 11:34:20.289536+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 11:34:19.94942+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 11:34:19.94942+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 11:34:20.293101+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 11:34:20.29535+00');
insert into schema_routines (name, version, checksum, applied_at) values ('keep_mandate.sql', '1', '19fc8ab17864c0d10c7082d197b0f93b21474784b31678d3d438b13378c649dd', '2026-11-17 11:34:20.289942+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 11:34:20.296924+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 11:34:20.294119+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 11:34:20.291664+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xace9ec483a583be0f26d5e09a9ee1c7026ba490d4dd5c166c6f4acd014543e22', '01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 11:34:22.812524+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '785', '1', '01a1e949-5a6c-78cc-b36d-d588916b5d95', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5a62-73cb-a295-0173d37f4f3e","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.025Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.025Z"}', '2026-11-17 11:34:21.037832+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '792', '2', '01a1e949-5ac5-78b7-8386-55673b2810e5', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5a62-73cb-a295-0173d37f4f3e","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"05526112","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.025Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.124Z"}', '2026-11-17 11:34:21.126922+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '794', '3', '01a1e949-5ad6-7fda-8950-6e1268daae52', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5ad5-787f-bbeb-db66d1f3ab2d","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.141Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.141Z"}', '2026-11-17 11:34:21.143289+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '799', '4', '01a1e949-5aed-76ac-aeab-9d02100bc21b', '{"event":"payment.failed","data":{"paymentId":"01a1e949-5ad5-787f-bbeb-db66d1f3ab2d","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.141Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.164Z"}', '2026-11-17 11:34:21.166577+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '801', '5', '01a1e949-5afd-7a2c-9c7b-095def5c81fe', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5afd-7f08-a57d-1d0b889f855d","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.180Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.180Z"}', '2026-11-17 11:34:21.182993+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '807', '6', '01a1e949-5b15-7c82-8f7e-5d5f3dc53f7e', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5afd-7f08-a57d-1d0b889f855d","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"05526120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.180Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.205Z"}', '2026-11-17 11:34:21.206304+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '811', '7', '01a1e949-5b33-7e0a-b24d-97689f08510b', '{"event":"payment.reversed","data":{"paymentId":"01a1e949-5afd-7f08-a57d-1d0b889f855d","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"05526120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.180Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.234Z"}', '2026-11-17 11:34:21.236327+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '813', '8', '01a1e949-5b3b-7241-a1c3-348cb49fe76a', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5b3b-7681-a37c-d21a43b0836a","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.243Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.243Z"}', '2026-11-17 11:34:21.245666+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '821', '9', '01a1e949-5b68-7d12-b087-0b53ea26a47e', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5b5e-767e-ab19-b8a952251d8e","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"5526128","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.278Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.287Z"}', '2026-11-17 11:34:21.290372+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '827', '10', '01a1e949-5b7e-788c-8689-cf9f577355be', '{"event":"payment.failed","data":{"paymentId":"01a1e949-5b79-7559-85b8-5ea5a0a6656f","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.305Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.310Z"}', '2026-11-17 11:34:21.311975+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '832', '11', '01a1e949-5b99-70ed-abee-523f9ee655ae', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5b90-733b-8d9a-3c0f28c53173","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.328Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.337Z"}', '2026-11-17 11:34:21.33892+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '838', '12', '01a1e949-5bf7-71ec-bca8-e6a7db88ca70', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5bd0-7d60-9de6-ebdba48645e4","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.391Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.421Z"}', '2026-11-17 11:34:21.433294+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '844', '13', '01a1e949-5c23-71a8-96a0-92cff0146b37', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5c10-7597-97cc-89b9ce4c0238","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"41526147","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.456Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.475Z"}', '2026-11-17 11:34:21.476391+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '845', '14', '01a1e949-5c25-72d8-8204-c2b5d4bf0b9f', '{"event":"payment.failed","data":{"paymentId":"01a1e949-5c10-77a7-a6a5-8efeff85a70e","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.456Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.477Z"}', '2026-11-17 11:34:21.479624+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '857', '15', '01a1e949-5c8b-79e0-afdc-897d19894cd3', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5c8a-73af-9023-780f67ea748e","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.578Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","checkoutSessionId":"01a1e949-5c74-7875-a707-3456ec8204b2","livemode":false},"timestamp":"2026-11-17T11:34:21.578Z"}', '2026-11-17 11:34:21.580625+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '862', '16', '01a1e949-5c74-7875-a707-9d1de2c32775', '{"event":"checkout.paid","data":{"sessionId":"01a1e949-5c74-7875-a707-3456ec8204b2","linkId":"01a1e949-5c5c-7102-9c4c-7b58e46aa53f","status":"PAID","paymentId":"01a1e949-5c8a-73af-9023-780f67ea748e","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.556Z","livemode":false},"timestamp":"2026-11-17T11:34:21.604Z"}', '2026-11-17 11:34:21.606161+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '862', '17', '01a1e949-5ca5-79bd-b3bd-d9fe1e7c9731', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5c8a-73af-9023-780f67ea748e","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"05526160","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.578Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","checkoutSessionId":"01a1e949-5c74-7875-a707-3456ec8204b2","livemode":false},"timestamp":"2026-11-17T11:34:21.604Z"}', '2026-11-17 11:34:21.606161+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e949-5e6d-71a4-ba22-be3de4ef2ac0', E'\\x7599243ac9446c46e4c0374ec4deaf7794d14b187beedd0fbdfa47cbe9df46ce', '2026-11-17 11:34:22.744429+00', '2026-11-20 11:34:22.744429+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5a6c-78cc-b36d-d588916b5d95', 'payment.pending', '01a1e949-5a62-73cb-a295-0173d37f4f3e', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5a62-73cb-a295-0173d37f4f3e","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.025Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.025Z"}', 'delivered', '2026-11-17 11:34:21.025+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.050991+00', '200', NULL, '39', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5ac5-78b7-8386-55673b2810e5', 'payment.completed', '01a1e949-5a62-73cb-a295-0173d37f4f3e', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5a62-73cb-a295-0173d37f4f3e","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"05526112","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.025Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.124Z"}', 'delivered', '2026-11-17 11:34:21.124+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.134159+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5ad6-7fda-8950-6e1268daae52', 'payment.pending', '01a1e949-5ad5-787f-bbeb-db66d1f3ab2d', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5ad5-787f-bbeb-db66d1f3ab2d","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.141Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.141Z"}', 'delivered', '2026-11-17 11:34:21.141+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.149257+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5aed-76ac-aeab-9d02100bc21b', 'payment.failed', '01a1e949-5ad5-787f-bbeb-db66d1f3ab2d', '{"event":"payment.failed","data":{"paymentId":"01a1e949-5ad5-787f-bbeb-db66d1f3ab2d","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.141Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.164Z"}', 'delivered', '2026-11-17 11:34:21.164+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.176292+00', '200', NULL, '6', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5afd-7a2c-9c7b-095def5c81fe', 'payment.pending', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5afd-7f08-a57d-1d0b889f855d","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.180Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.180Z"}', 'delivered', '2026-11-17 11:34:21.18+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.188642+00', '200', NULL, '7', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5b15-7c82-8f7e-5d5f3dc53f7e', 'payment.completed', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5afd-7f08-a57d-1d0b889f855d","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"05526120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.180Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.205Z"}', 'delivered', '2026-11-17 11:34:21.205+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.210552+00', '200', NULL, '10', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5b33-7e0a-b24d-97689f08510b', 'payment.reversed', '01a1e949-5afd-7f08-a57d-1d0b889f855d', '{"event":"payment.reversed","data":{"paymentId":"01a1e949-5afd-7f08-a57d-1d0b889f855d","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3267.07,"bcvRate":297.0064,"bankReference":"05526120","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.180Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.234Z"}', 'delivered', '2026-11-17 11:34:21.234+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.240855+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5b3b-7241-a1c3-348cb49fe76a', 'payment.pending', '01a1e949-5b3b-7681-a37c-d21a43b0836a', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5b3b-7681-a37c-d21a43b0836a","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3564.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.243Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.243Z"}', 'delivered', '2026-11-17 11:34:21.243+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.249696+00', '200', NULL, '20', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5b68-7d12-b087-0b53ea26a47e', 'payment.completed', '01a1e949-5b5e-767e-ab19-b8a952251d8e', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5b5e-767e-ab19-b8a952251d8e","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"bankReference":"5526128","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.278Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.287Z"}', 'delivered', '2026-11-17 11:34:21.287+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.296333+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5b7e-788c-8689-cf9f577355be', 'payment.failed', '01a1e949-5b79-7559-85b8-5ea5a0a6656f', '{"event":"payment.failed","data":{"paymentId":"01a1e949-5b79-7559-85b8-5ea5a0a6656f","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.305Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.310Z"}', 'delivered', '2026-11-17 11:34:21.31+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.320278+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5b99-70ed-abee-523f9ee655ae', 'payment.pending', '01a1e949-5b90-733b-8d9a-3c0f28c53173', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5b90-733b-8d9a-3c0f28c53173","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2970.06,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.328Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.337Z"}', 'delivered', '2026-11-17 11:34:21.337+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.342601+00', '200', NULL, '5', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5bf7-71ec-bca8-e6a7db88ca70', 'payment.completed', '01a1e949-5bd0-7d60-9de6-ebdba48645e4', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5bd0-7d60-9de6-ebdba48645e4","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2970.06,"receivedVesAmount":2975.06,"bcvRate":297.0064,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.391Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.421Z"}', 'delivered', '2026-11-17 11:34:21.421+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.440781+00', '200', NULL, '17', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5c23-71a8-96a0-92cff0146b37', 'payment.completed', '01a1e949-5c10-7597-97cc-89b9ce4c0238', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5c10-7597-97cc-89b9ce4c0238","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":297.0064,"bankReference":"41526147","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.456Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.475Z"}', 'delivered', '2026-11-17 11:34:21.475+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.482871+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5c25-72d8-8204-c2b5d4bf0b9f', 'payment.failed', '01a1e949-5c10-77a7-a6a5-8efeff85a70e', '{"event":"payment.failed","data":{"paymentId":"01a1e949-5c10-77a7-a6a5-8efeff85a70e","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":297.0064,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.456Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","livemode":false},"timestamp":"2026-11-17T11:34:21.477Z"}', 'delivered', '2026-11-17 11:34:21.477+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.486364+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5c8b-79e0-afdc-897d19894cd3', 'payment.pending', '01a1e949-5c8a-73af-9023-780f67ea748e', '{"event":"payment.pending","data":{"paymentId":"01a1e949-5c8a-73af-9023-780f67ea748e","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.578Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","checkoutSessionId":"01a1e949-5c74-7875-a707-3456ec8204b2","livemode":false},"timestamp":"2026-11-17T11:34:21.578Z"}', 'delivered', '2026-11-17 11:34:21.578+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.583617+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '01a1e949-5ca5-79bd-b3bd-d9fe1e7c9731', 'payment.completed', '01a1e949-5c8a-73af-9023-780f67ea748e', '{"event":"payment.completed","data":{"paymentId":"01a1e949-5c8a-73af-9023-780f67ea748e","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3861.08,"bcvRate":297.0064,"bankReference":"05526160","tenantName":"Tienda de prueba","createdAt":"2026-11-17T11:34:21.578Z","keyId":"01a1e949-59b8-7c30-bf52-b77e58228017","checkoutSessionId":"01a1e949-5c74-7875-a707-3456ec8204b2","livemode":false},"timestamp":"2026-11-17T11:34:21.604Z"}', 'delivered', '2026-11-17 11:34:21.604+00', '01a1e949-57c4-7697-92d0-5096d4a78a51', '2026-11-17 11:34:21.612312+00', '200', NULL, '3', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e949-599a-7236-8d2f-c4b9dc0924b2', 'false', '01a1e949-5a2a-72b2-b4dc-cab601c9a08f', '1', 'http://127.0.0.1:34461/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4442611bf5cfa275164c511b13a7055ab7b6ec7839da889a1e632265d24aa19bf81362fce44833dccbbe156fc6cf69afbf883ac99cb3e189a0b00289751ecdbab21dcc9670a3f63709be672f276ce287be9e76e27febfcf59643c578ee20a9', NULL, NULL, '2026-11-17 11:34:20.97+00', '2026-11-17 11:34:20.97+00');
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
