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

-- Calls that a bank allows only so often. One row per client of a bank and kind of call, for all processes and tenants:
-- the turn is taken before the call, so that one that was interrupted counts.
create table bank_quotas (
  client          bytea       not null, -- hash of bank, address and client
  name            text        not null, -- of the call
  next_allowed_at timestamptz not null,
  wait_ms         bigint      not null, -- the last wait, from which a longer one is computed
  primary key (client, name)
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
alter table api_keys disable trigger user;
alter table audit_head disable trigger user;
alter table audit_log disable trigger user;
alter table bank_accounts disable trigger user;
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
truncate tenants, account_holders, api_keys, audit_head, audit_log, bank_accounts, bank_notifications, bank_questions, bank_quotas, bank_sessions, card_failures, card_holders, card_reservations, checkout_attempts, checkout_profiles, checkout_sessions, movements, claimed_movements, closed_days, day_corrections, disbursements, event_numbering, flow_routes, idempotency_keys, installation_secrets, key_payouts, login_attempts, notification_addresses, oidc_returns, operator_users, operator_former_passwords, operator_passkeys, operator_recovery_codes, operator_sessions, operator_tokens, operator_totp, payments, overpayment_changes, passkey_challenges, payment_approvals, payment_events, payment_hours, payment_hours_done, payment_links, payment_requests, pending_sign_ins, rate_buckets, rate_sources, rates, schema_migrations, schema_routines, statement_readings, tenant_events, user_links, webhook_deliveries, webhook_endpoints;
-- tenants
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-17 02:30:28.824161+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'r4', E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', 'http://127.0.0.1:42547');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', 'false', 'pas_test_Fa4vlwbD', E'\\x1dd84632bc489ea8fdac051831629cee1b5ee65b1de06d67eba9f1f728cb4fcc', '2026-11-17 02:30:28.957272+00', NULL, NULL, '2026-11-17 02:30:36.870453+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id, created_by) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-6d6e-7419-9ac3-04324f525f3f', 'true', 'pas_live_vEOpMx40', E'\\x401f41f88dadec2a04dcc563b0195cf8df755f3582fcb085b12d6f14c4ec1a39', '2026-11-17 02:30:28.985668+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL, 'test');
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x8af38d1141012e104d19ea8eabce0284e04c36f89c27f529aa35502663549f6b', '2026-11-17 02:30:36.860909+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-6cd1-76e1-908c-c4bf65a7466c', '2026-11-17 02:30:28.864535+00', 'test', 'tenant.create', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x845c6600a619584f27d42e64e5189a178d7dccfae61677917690b2191e9f956a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-6d5c-73dc-9b12-63e4c7250cf5', '2026-11-17 02:30:28.959148+00', 'test', 'key.create', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_Fa4vlwbD", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\x845c6600a619584f27d42e64e5189a178d7dccfae61677917690b2191e9f956a', E'\\x2ebb8e3528fa1eaab513ecb27f254cd11a25cc987edbaf607be6688619462759');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-6d6e-7421-a5aa-a5d795428346', '2026-11-17 02:30:28.986456+00', 'test', 'key.create', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-6d6e-7419-9ac3-04324f525f3f', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_vEOpMx40", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x2ebb8e3528fa1eaab513ecb27f254cd11a25cc987edbaf607be6688619462759', E'\\xe8c34521a4bc82bc003ed2676347b07110cdfa1a7044c69df8718e092fad95fb');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-6e3e-78f2-9b81-cdd18fd45ea6', '2026-11-17 02:30:29.20499+00', 'key:01a1e757-6d5c-73c7-8e49-b438b5ef2d54', 'webhook.create', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-6e3c-7890-995c-832bae9e0026', '{"host": "127.0.0.1:45675", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', '01a1e757-6dd8-7f1a-b284-c63e2b4e662e', '4', E'\\xe8c34521a4bc82bc003ed2676347b07110cdfa1a7044c69df8718e092fad95fb', E'\\x8c12479c4dca0f7bcb1b546441445ca7767b28b4b28823761de4f3a780aa76e3');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-7644-7761-b0ce-814db148950d', '2026-11-17 02:30:31.239252+00', 'test', 'checkout.profile', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x8c12479c4dca0f7bcb1b546441445ca7767b28b4b28823761de4f3a780aa76e3', E'\\x9083dad6d1d0961a056be8e6aa39cb8c79bd086605750e9c32c183a3dd27e997');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-7663-76b6-96cd-5d1f39d43c20', '2026-11-17 02:30:31.268659+00', 'key:01a1e757-6d5c-73c7-8e49-b438b5ef2d54', 'link.create', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-7662-737e-aa84-77b6c158c851', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', '01a1e757-7650-7f70-8205-cd894083fc04', '6', E'\\x9083dad6d1d0961a056be8e6aa39cb8c79bd086605750e9c32c183a3dd27e997', E'\\x9d7c3f947cd1b057f737c938d034aac2fcd5ef38b20c38b8dc274486a7175a3b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-77f2-7bee-bb5a-e1b5e6a53288', '2026-11-17 02:30:31.669541+00', 'test', 'bank.notifications', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\x9d7c3f947cd1b057f737c938d034aac2fcd5ef38b20c38b8dc274486a7175a3b', E'\\xe436da3dd242b3a5714b4668fe68c20f36ea6d5be4c29b0e8ea893ce8174d60d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-7979-7c54-ba07-892fa2f5bf80', '2026-11-17 02:30:32.069903+00', 'key:01a1e757-6d5c-73c7-8e49-b438b5ef2d54', 'movement.ignore', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', '01a1e757-78a5-7bf4-9c1d-9745a812439c', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', '01a1e757-795d-7446-92b0-88dc74359633', '8', E'\\xe436da3dd242b3a5714b4668fe68c20f36ea6d5be4c29b0e8ea893ce8174d60d', E'\\x6f1e8469d269fee9fca885bfb02fa96e04d560cd040972e0916babaeb6ef53bc');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-81cd-7da2-b83c-10f601cf3750', '2026-11-17 02:30:34.192957+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\x6f1e8469d269fee9fca885bfb02fa96e04d560cd040972e0916babaeb6ef53bc', E'\\x1715d2e416f247cc23bca03878e98bbd3c82933b9b086808661af7a1bf5dea9e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-81df-7eb5-9cce-dd762ad9ec06', '2026-11-17 02:30:34.212815+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_mN850yIh"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\x1715d2e416f247cc23bca03878e98bbd3c82933b9b086808661af7a1bf5dea9e', E'\\x3ca2b72df473c2b232b00ef1723183ed6a3a5988eaf3d7aa6aab18ffefa6bfb2');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-81eb-709f-8bdc-a015e2c237e0', '2026-11-17 02:30:34.221737+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x3ca2b72df473c2b232b00ef1723183ed6a3a5988eaf3d7aa6aab18ffefa6bfb2', E'\\xe13b35933741dcab8a6bf209b950c5db8c4c031be7a1ba76b923f7db9981f30a');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-891b-7600-8a90-5d6d8d72cdee', '2026-11-17 02:30:36.061657+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', 'fdfbd22506a9dbf8', NULL, '01a1e757-81f8-708b-8f83-861b6a30c125', '12', E'\\xe13b35933741dcab8a6bf209b950c5db8c4c031be7a1ba76b923f7db9981f30a', E'\\xda1afb07a0f0d31fd7731ce68bbb08262597962aef4e2b45178e1b8a40c0c0c0');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-89cf-7c0f-af28-45e448babc14', '2026-11-17 02:30:36.241185+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x51477d2ec83e1c26b2e7629317e924bf3ccf1a7fef29c41a65658addb7f5b6ff', E'\\xec72b6c50e4438b977166a78fe4c4f22b22aefd13549dec1d19586b80a78c61d');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-8c1c-795d-97d8-0b24714cfa3f', '2026-11-17 02:30:36.830198+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\xec72b6c50e4438b977166a78fe4c4f22b22aefd13549dec1d19586b80a78c61d', E'\\x5b82ef89b2449aead41dd203a5191d4e298c201e74ed4d90c331f271534f7f28');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-8c26-7cda-9b26-cb4a0ed03599', '2026-11-17 02:30:36.839675+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x5b82ef89b2449aead41dd203a5191d4e298c201e74ed4d90c331f271534f7f28', E'\\x84c2e50b7eace8e193ed003cbd33d691586e982a17d1656b3f01376d1e77827f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-8c31-70dc-99a1-640684b03049', '2026-11-17 02:30:36.851028+00', 'test', 'bank.set', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\x84c2e50b7eace8e193ed003cbd33d691586e982a17d1656b3f01376d1e77827f', E'\\x86a88edea77ec1b8fd55e505322af1e90a36525b7667f79305fcdb7c99ee4c10');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e757-8c3b-7ce0-92c4-1e4deab06faa', '2026-11-17 02:30:36.860909+00', 'test', 'bank.route', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x86a88edea77ec1b8fd55e505322af1e90a36525b7667f79305fcdb7c99ee4c10', E'\\x8af38d1141012e104d19ea8eabce0284e04c36f89c27f529aa35502663549f6b');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('d264ca2f-3964-8cae-888a-5d9064d8e417', '2026-11-17 02:30:36.228727+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e757-89a0-705a-8332-5b4d7c9a58e8', '13', E'\\xda1afb07a0f0d31fd7731ce68bbb08262597962aef4e2b45178e1b8a40c0c0c0', E'\\x51477d2ec83e1c26b2e7629317e924bf3ccf1a7fef29c41a65658addb7f5b6ff');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'true', 'bnc', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fdf5566dad0b20c11e1cf787fab2b07f758eff74db1add92a180a2753ff19cdcab9b5269928a9bfec590267b206ffa8afd2dea1d24bee38467e12cd835f1df59097', '01a1e757-8c31-78d0-a397-6b79f0a05ac8', '2026-11-17 02:30:36.849782+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', E'\\x062f592d6406da1a80073021248b8168a0cf35ce604903025bb5203b96d93a62', '01a1e757-784d-7177-9a29-053e15cb423c', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'r4', 'R4notifica', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f4e1d4fe265f94e8a2b3e77398551c15ce30e373fdc9c7d20f898e686b4f17a6d7bb1b4cfc9051990415574b149777ffb03e335d281a811cf8ac67bd941145205e54d86ded8ab81115cc7c601b0bc6c38e4bac0c5f19cf6982a22c0f800c63089576bf3b79aa17b7bbc45a461228c0cd109344adf51c58da7f91d77cc7ac6d018509d618deeab76a4809e8c591646f916913942512217550091aace7da51635b85385a3ec0c41fd254b8864856b8b4aebbd147a5918115b4b64aad3d54d4369feb749c90e5b44affc853ef724ef857a8fa16905fca79db6009d91a97a23c2af5d7f2db2c330b87c1b1fa6f7601bda2fed9b86861fb73c6ba81cd34ea73a7767bf7e9af3', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-17 02:30:31.762998+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', E'\\x0cc10736c035147351b7297899471e6f0f02bf92f1ea538e323b28516e9cc62b', '01a1e757-7814-7799-ab07-a1c33d9ca35c', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'r4', 'R4consulta', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f20ccb4d39d488b007211b122132ab62b3cefc6c525770da5ee4723b16bd307e09adccc9651ccaea027617f311b6a3669df56b420be01e080428ecc9463116b42cb3d26213d339dd19d65b997f765a170904387efd7f43cf34a90860bb14318c72f5208a4e5ecff', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:30:31.701199+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', E'\\x308bd26301b682d6b6ffa703a5465fc506cfbf448683e906e8b8bc9d9e3c9974', '01a1e757-786a-71e3-850c-8ab107898bec', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'r4', 'R4notifica', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fe4af9373f26c3f44c0d7fdee850c60e25b4e821c51cbaebae5b917e4daeebb184469266177170349b76755e5f333d14cbf854aa7bfca19aef0f4a8e20ce8f52291da2eb9dc681379d7f8ceddc7932faf6deb28d56bcbfb482b1100e4fd7277e00f22a8ea1c26f8606a664c288e1dfce5087796fcf98f784daa360414e0e3dec61eaf5ed3ca23b855ff70350fb95cd9f4d5424fdc222e99d08c3a654981d42902791999ff2a84650b57c4fdb95d273f9004b80d483e70fdb0c3d26f79790fe32cee5212ccf2b003a086db21080e5a56fe03e7d4735834c41627afa21ce0b9c75db49cfb9c291c344aaa04daf6b1ac02a83178820dda8832be95fb84608523bf37078042', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-17 02:30:31.814364+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', E'\\xa21f4bea9485da9604c0a64eff838abe8f76df15542b286ec1071471cc2c2e09', '01a1e757-78a5-78ea-902c-029c72853b01', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'r4', 'MBconsulta', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fea01ebfb8aaff4bbc992c4b5cb73392a66b1543735f00ef267551fc8ff51154a5adfada19804a74b22a2b0900b0e5ae0c89f183a5c5fb4f40d124e703d290ae7c7b05d25ceccc5bb970790c77b36c7d437d5e4e142e6478c68d817f348cc9c2067f257b28092b242e7efa3571069afd2653688f7c8ac687e0e0936eb7155f859002d2dfd91498e55b7c8d6c14fea48feea88b1a0d185100bcd66dd066a794be8190a46ab6bb4ad1910c2d59332d34f5827001a1e61e0127c70043065991785cc8c9d24897dbdc58158f63b2ffe606a989ef471f5485b441c9afc7c522d070d49a76b01c31afbfc3405531bac726127d32b1bb0c999e0fc35ce1794397047db32ae332883', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-17 02:30:31.845995+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', E'\\xd85338d67a7ba599dc6d23bbb287cb93c9ebe148b6564c86f206bed406677717', '01a1e757-782a-7015-b6de-8a1c3758aeee', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'r4', 'R4consulta', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fcc6859015d4b45695cd00ac1cc5341ca3c675fc6828d12aa1dce05b55ca73ddb2374a5b76fe8000acd3bec56335aeb70175e7e72', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-17 02:30:31.738979+00', '1');
-- bank_questions
insert into bank_questions (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open, may_be_marked, is_used) values (E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', 'in/2026-10-05/12345678/120.00', '343b6edd-b9b2-448d-a7a9-e78fdda9f16d', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '2026-11-17 02:30:36.990951+00', 'false', 'false', 'false');
-- bank_quotas
insert into bank_quotas (client, name, next_allowed_at, wait_ms) values (E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', 'history', '2026-11-17 02:30:36.995249+00', '630000');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x533a2bfb9d023cb9bf8d4ea3265b9a01d653641ee66c1c0390d3238f1a3c379c', '01a1e757-707d-7080-b14c-918c9271801d', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f684b5bfec950ed7f973973c143d02788d755a33d35a011030f35573110cd1a987b18ab7e2bfee843209b4c18beb8fbf421818b1d8efa02cd79e3abf1', '2026-11-16', '2026-11-17 02:30:29.783629+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x70897b8c3bcbd5c978f0f6fa2f2b2fea6515847c464688f375e70504a311a79d', E'\\xab2bde9f3303d55120900b64fb7fcab0f56383fc6aaaf3980baeb9836a848de3', '2026-11-17 02:30:30.592817+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x0b2d6edd3771fbf465f4a35454601c4ebcb32a322f0c43dca4a37861f106d4a1', '2026-11-17 02:30:30.486872+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x70897b8c3bcbd5c978f0f6fa2f2b2fea6515847c464688f375e70504a311a79d', '2026-11-17 02:30:30.56632+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x9b9c05a34c299e2418d8ff6534347fa73f44b19140e23a605e11570e16880270', '2026-11-17 02:30:30.631806+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x9b9c05a34c299e2418d8ff6534347fa73f44b19140e23a605e11570e16880270', '01a1e757-73e7-783f-b01e-8e52169202b8', E'\\xd0632f252dd09cfbdf6804abe3cb54cb14df772584b72c09f47a3f8a6f279c4d', '2026-11-17 02:30:30.631806+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x01bd4d5ad4c782dc54912b20d4a6477a34cd749dbc26888e688f87bbb05838f1', '1', '2026-11-17 02:30:31.458964+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x0e0291ae0a823973ab7e86802f130f726986abab928de05b227a4b0795bb8fe5', '1', '2026-11-17 02:30:31.348203+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x17fabd066ac638f03d43608518a77021b836202f2a100af20f6b1b16fafdd65c', '1', '2026-11-17 02:30:31.52597+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x4bb8ea6db3084f43a06749cc492ec51dc49956bc0ea34bdcb4714bd30899935a', '1', '2026-11-17 02:30:31.52597+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x5b1b50c9971c90547f16b8d84a93e314387198a72170d3a9bbfd41925f492d12', '1', '2026-11-17 02:30:31.458964+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x759aa9843147456481a6b69c22c2696f4dfd6dbe8ffcad713a340cfbf3298940', '1', '2026-11-17 02:30:31.52597+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x837cefff493ff1d8fa8f89116bd7721c2ecdbfb9320776b7cf52a2c180914bb8', '1', '2026-11-17 02:30:31.458964+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-17 02:30:31.23709+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-76c0-78c5-8121-e1181e8d0e6f', '01a1e757-7662-737e-aa84-77b6c158c851', E'\\xb746400ef4edc727b8a2d5ff65b9c98f80fe3b6645020eb8e8c51c334e5647df', E'\\x283682d45d8e0f1fb47be0aa1ee7f9a76234e156a4bd031038aa6fb9541d4b96', E'\\x59bea42e06f645d4e6fd655ef17402d1fe768e30bc7c688f134dfd4125fd1e3b', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f3b55f14f1262abb33471491f260e1df14b552c1e9a994b3e1f13d132133ff15b39a40b40da6514fc8161daae35702f5079c042e8f909dfa3a163630c64c62da6e5ad8e06d39d565aec85998075b3', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-17 02:30:31.36+00', '2026-11-17 03:30:31.36+00', NULL, NULL, '01a1e757-772d-7edf-98ed-0c380b39f27b', NULL, '2026-11-17 02:30:31.592+00', '01a1e757-772d-7edf-98ed-0c380b39f27b', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '279488263083', '01a1e757-752a-7e09-82cd-29e8200177ae', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,63079,279488263083}', NULL, E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f290404098f12892d331077f7127a8f5574e54349f886205cc4409f179d31a6306f2b53a05d548e83a9274a7bcd5e2a70916fe28f9e4744e6c4f1e8eb16e25ff4dbfb7a13487889497efcd9ca3f56acce27', NULL, NULL, 'query', 'true', '2026-11-17 02:30:30.956981+00', 'matched', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-74c9-7312-8de8-1713149fb1d3', NULL, NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', 'notification/0102/83700001/1523.40', '01a1e757-784d-777a-b08f-51f18c341d11', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f503681db1732081aefa7e9ad3e8fbb46072f158b5de12dd6029e2c90699ed98cad9db317550d8c3cccd4ce1fce83702d4191bc2c77fb006b25d1c1060b2d7571f1903001a82e2bf332f22c8e8989f4bd3e36d942f80aca6e26010d76c5632629cc5c017fcc', E'\\x82c6af9c39f28f3222700cdb23a6dc4899de76767185b303cb2ad350ede1356e', NULL, 'notification', 'true', '2026-11-17 02:30:31.762998+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-17 02:31:06.762+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', 'notification/0105/83700003/1523.40', '01a1e757-78a5-7bf4-9c1d-9745a812439c', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fc06eb6762c1bf9a9220a2c948bbc803aa5b0798505f134d52bdda78d5ac1e7e4f78105c26cba56574bfd008e28a2a5dac9c0e939c6c3899776fdeb021fbe63020c53f01b8cce2aee317850d8a8f5be3725d32664218ce767fb32b72eae67b3c5b112d49bf3', E'\\x82c6af9c39f28f3222700cdb23a6dc4899de76767185b303cb2ad350ede1356e', NULL, 'notification', 'true', '2026-11-17 02:30:31.845995+00', 'ignored', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', NULL, 'Deposit of the owner', NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '279488263083', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-74c9-7312-8de8-1713149fb1d3', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-17 02:30:37.00494+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '2026-10-05', '1', 'added', '{}', '2026-11-17 02:30:37.00494+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-749d-b128-be95b94481bd', '20261005', '30.51', '2026-11-17 02:30:31.048+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /movements/{id}/ignore', '01a1e757-795c-7c03-aec3-6c9ce451a238', E'\\x6efe2dc618add27931c86e748e444cd11bb821f95a7b0605e47acdc54c3f3e26', '01a1e757-795e-71b2-a436-cf3ed0511323', '2026-11-17 02:30:32.057513+00', '01a1e757-78a5-7bf4-9c1d-9745a812439c', '200', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20ff7952cb0d17dbb980739f01829dfdc75a3504c51e878dacf3b62a1966fcf715cf949b94efcaa57786e869799667684830bf79c893d23e4d8c832b33a672ed7e2e7a310680c5fc90e63d02bebf0694ed9ffe410bb8ad3c1efa8386d303e5f941d68f306a3e9b08770791f05c19c25e0fc162ab8be02755927d1ef04cd49d6162cee7f5156972463e40a388a6d796f4c633c93e785fb8bb56efbb3babca80909d7f6c1c041f5f91aed0dc1853817659135d02b7c0ba2c4171b26d8e92498760d9ff689e98d131ffeeabd215900f69fb5ef375a3e4c84277e993f69dc33929b5e7a71ef4533882210e69962919d684c642726778fd8c50c3a8548b205edbf5cc243c00efac811bc680b15c4c0e7d577b2354c3986fa67532ed8f91b5de36f6722804c0f79e7186b5ca412315d6a18ee403ffee02d86c7b2b0afa7f1', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /payment-links', '01a1e757-764f-74c5-8293-47a2a2485ba2', E'\\x4f6b65395e810fc3552d1ce986abe111c717344e63ab73dacb50143279e053d6', '01a1e757-765e-7dcd-82d4-385d2e4dda5a', '2026-11-17 02:30:31.26681+00', '01a1e757-7662-737e-aa84-77b6c158c851', '201', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f642682ba4b40675e84c31502501b8546a25fcfc79f3f16127115b6fb5ce06238cee60dc897d3d48d90ab496c358ae9b77dd081921ae94486598bbccf990af41652dd2b37e4f210dc9bf84cddf7d2667841525ad6e52a90c13876486467df8a42b448289822cdac0e6826add035f8b8fefcd5f773b9ba7e0e774d74e88acc3faffd5c10a6d2a0d1d310330436232888c0c00d49ac13c0cd8db0a268e8ba378f9e4fe723f142391c959187a17b0aa18c1ad0508175015c9d9e5d641b049fe92bb5205875ae819aea3fe383f7520242e659c42e2d687f49b2ce498f073e3ea95ca4421dd36efdbf8b1132d8c6cee952e7ba2e9f01e38a8f4e02245ec16dee0c78e1c4d775aefe27c95ffe24551eac3fea30ab8fcc1d1afadd80a3486a1dae80566140df4c7d5d8a2f1e5ce691244ee111245d3518e0869d794a91', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /payments/credit/disburse', '01a1e757-7565-7596-a621-22457abadb1b', E'\\x686c795408d6b0438b9aa000e15f3282a09e67a0209f408217c490d318731cf1', '01a1e757-7570-77f9-9e1d-098f6f98f4cb', '2026-11-17 02:30:31.049697+00', '01a1e757-7588-749d-b128-be95b94481bd', '200', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f42f3887ac3a32a288e1cedabdcb82a6e590aadb66eeea78cd0ba5249c159136690bcd7849b1231af332993bd0716f445a69effd7ed0dbdc4eaec323200f9904e06881fb49f1e5b26bc82f22aabd18484b4b0953d4465d7187ecb5dcf938fd1bab85d5f91308a3019560a333e66f1a25d5c69d242a8ed9cf35639686cec6a2c80fc736a90ec467e4b14ddd24e2cbf1d1b0ba259e7002b42aed101cc2eb1ff6d0dab37ee144a0e4683afcb1a7d11e4fd9ea5e9e9a44835186b11c89bacbd2dcfa1a4653c1bdb24196d44bd97f23ccde5b76d7cd41101577c03143b809ae8b528ada1170cf4697ecaa6c2f873aa21eba8b9bb78ad217434b2012e89c7ef06744a72d62d609d94974382ba30da152d7a21f3280cd89911d5e56176ad55250cdf592d530e53135748b8487b9f7b2c80d72f0da47604c830ffa01f5cb4a9f3dbe257dcff19f4e78ae36337e5edbf9721cb1249efd42f0e4c027a45ac6523d9f1d277bb67d220fe2f509d525ab613b0dc1c8cc8a16c23ad771f065e111d6d856f721e91f34b30ed321c75eb25c3a063a6b2cf7d85788a9f01edaf4496e68baf0ba4ae74040ef991768524f9e32d47192179748983de7a1db2ec4d266775c3be804a5700621c45e5ee4cf135aa457c4c55bf3fbf51e6b37626439288b39ef88aa45971353cae536789e48c1ccc1afe2b259b4b981bf943bd6662e1b6b65ed32a22e6fd0a89024134fe7a401e4b7e74d8a8893c29db866a2f0d483645a1f3a3c72ade2a8d2e5e1f0687296d8ba719f85dad746e3b77bbfbf95ee667a5a322b88199787179ee3653c0394dacd28fac2d0f91220553798614157a05331141a1a16a60ecd1c29dea252ea9db93ade8a7cfaef7e31c77001699ecb4a91e0902ba746de489127ca824d6b9dcfa4c4177209f65960087995231c79c91c5599a242ff60d65938c683c6aad8d3b305852a2d6521540ca8d721b1c8e925752f1de649c5d8ce6a0b5f3280aa0788341c3a8e2b079505b98a5410c8fd839069c3f5ec60d710b0368f78a135505eb977113e2669e66583aa38971d78cd4c54529364f2a34c06d90153971b05e7acc65e20da3bd5f30dbfac2f704e8a9023c99cfb719c6be98bc46a0d7', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /payments/pago-movil/verify', '01a1e757-74b4-7772-965c-a48181e20cec', E'\\xbabfff5de71fc47975d5407a26669143673d7774af50cd08e0cd73e427a44527', '01a1e757-74be-7300-9c00-e3a0e38e130e', '2026-11-17 02:30:30.859248+00', '01a1e757-74c9-7312-8de8-1713149fb1d3', '200', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20ffd25daaf3a580d64b912b417a08a508be815952d6c8acfd0b23137ac452d5c055469df5c59cb81c7d41c3c1efa405a1b2633a644ba74a81b68e6ee62c54afb20b9af994ca86ece01fec0c5e6f257f7b8d70adfa7e88589d6723be695a5ca51354e9df4d2b7f9b262a3d4e9919c493653ea428e7034684a6e46cf2b6153789caffffdf5146140080f8d000fe384685a136f1c5f0fbceac9b4b02a8c2a15e3172bc74ba6aa5adaf842ae21ee7449336098c72b3b0533f0ccd82056d20204e040ac25a49238c87f22362db7b7ae832205216eda2bbfa87edec506a6f640efa34a182c65de285994f00117ea228d10d137995faf95596a0139aabf2e9f0248f32d01bf9251275894e76594c06ba91927355d02f291d51d22d5e3161cf0ef6f02ee2be52b2eaa1183181a1bb8e79619adb017444c7b4a894612f0f35111acc2e59104dfc90b28b7b4977219c949653252a030dded2b54a63d4b4c90fdd2f62e7af67851896f3aea56e94e7a1dc8f1397eb1dba1ffa6fe47b2c74b57009fc1cfaa3734a02b962ef990362bb0bdee546bf6f382f802a02a24a416177133017a00900284a8ccf283fe052c3efa436de6', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /payments/vpos', '01a1e757-733c-7d2e-96f7-9b99f5be40b0', E'\\x8c0f2a89ceeec031bedee838eace96eaf49a11435d570cde69d516f3c443e894', '01a1e757-7350-776c-b73c-87e48269ee01', '2026-11-17 02:30:30.513211+00', '01a1e757-7370-7eaa-ab71-a2d3523f8b0a', '201', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f787a723b4edc430595baad953b65dc836d1b57821be50793496ac48f2bf2d473f348fb05d7e0c035e6e7cb07df598a9ac99dfa64dd01bb36943acd9b6330d3c73b4d75306524f2021fcc79b7609b0cecf9821763809d20205c407e57e6840bfa34b5036e66730de12071e3a4947e4b356384ea974388e84c105763a2a55d4a317ce03511b58e55cd2f75b70ae846ccde8783771bf1f926f786d2734a79455a2e8fbab903913e1301493293369de2a5469a525dbee6e1fc9c92b90a58b470828de9931cad387baf89040de31e1ad2f794f10b8af2f2afb941a1f2c3be58de9654cd352eff7b1e420da52dd9510a32d824ae8c6485b74ef4887ea4b420ba741d24ff52b412f8aab3c9698731586aac13825b4496c6bf3c053c67fb2234a52bb2558ce634b32ee2a6e274fc81c5c742a1a4ef13e514edfbfbdc52bbb91c1b00268848fcd0a7c1c9d64005a2fa7a222d0780edc8b0819a07f9fac73e89051212c85848e7a1539598200adecd09bd58c572a73ed862bb5a07974ba28a36b50e35fb5dd5d0dba7c3b9cca11fba42bd435490d54d0bcb38a4dc35d080bbf57b24e3a995f2aa7149e2f44b27fd93bb12730f4a3711604e19d38bf1e5f0c6648ae101ec6cd0d23b10bdaf30', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /payments/vpos', '01a1e757-7391-706f-88fa-d11ad21119fe', E'\\x72b4315238b06f9f7260c17c5837bba4b12e971ed0a251ce48ad49a9ed16cc5d', '01a1e757-739d-7a06-991c-554eb984dbc2', '2026-11-17 02:30:30.587394+00', '01a1e757-73bb-7434-818f-1934fce08a23', '422', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f7aa29e323f0601a51b9b0e61420fd0f9ee9c50e1feb5d6c2c449b500244bd6474d3c1ef5aea05653cf1e3f4be34220fae1418e7c3d44b2e751b76d1dfe8de43d6f4696064ac40ca7c4b6082647c110ada042dc91e5135962433d2f86f8f0d0761406d7962d5cf90c6f863bb17b755b87332fa978a3a41308dd1870d263b9b0df7e375fbec7442e4dab9a9ae8ab16a3016040472bb695ed052a9bd56f2159d947573044804e1e3683acbb542dfda0addad55993e546c3183e7f273bff602e1fa20fb2828dc4a782f76c76bfbb8b0de5482ff86f38348851c5a5a1761142b1619f1b6b8d66b6a887475d8cdecb9159219b6bbe8a03dcd06aa27baf84d51418e4875cfc90bd68752b5eb475cf9e4f2efa51011f0d9f1d90dbe4338eca675df3f6a997f7c79533844e3ee2d54083a0c196179bc777d21f632f3dcc5dd2a52a9a4816a70111e23bc728fb6495440723db3b96ce836af22b68ea3ca525f627005799271ad67d7731c9b271e426c4d4767f7816894e060d0b4eb61a3a5aca427f95c74beadf0371e019aa339e045b377100a42ee09fecd137fffb494ce3a0cb4a2dba8e4c2a8b004c23264abdaa283708fd1a75f43bcd4d25a4d9331870ac9defdc56c9fff4dd45511ee34c81', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /payments/vpos', '01a1e757-73dc-780a-ab7f-067080194703', E'\\x64790c0dc53c5614c8a4373b215bc967238de25ea44aad29cb31fc897526ffd1', '01a1e757-73e5-78b2-9961-60faf719fde6', '2026-11-17 02:30:30.666233+00', '01a1e757-740a-725c-b549-014c8e933264', '201', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fbe158049d5c8dc388ac1b516f646dace014e38a626ca0f87d1656ad5f973417c5c9ed3db50898e0b03ee9a1ad3c929c68d875cd0e7271d03ab48d6782e534fbd2efc840b04916aab84e7fc3c23607b71f46b1ba7909eba428e0eacb5da68caacd7866703ea4b11d180d9c1cf8b36d8eb886949b8c7c5b3b5a25279d19a1638550f00bd4415e291f9477d363fd9cdc5abb4ad5804bdfc5fcae48272c5bb17737b09338745d3c924539b97fd35cd3adbc69525a8f02761619925dd61f2f739eda39530cfea9637b9925d387140312038298f3779619277aa2ba6915e17e2de37ca0dec32b5bae03de8fdca64c408ff73b1abfe59c789ed6df3c6b5ba730578846cf120f8931c6f6571c93e97b31faf72e916a9991cfa43c2ed63213baa581520ead1a774c2fc9637a67f8c1a33eacfeed017223089c7f91287d466b5c237810015a02b07be992d51de35f896ba2af27104b18e059b14e457be118389eb475409b143a2f8f39f359df6dd7edfec12c7411251ef5f587ce8588870af3eebe213527a143ee542d74c9c38f076559f3fd370849a585557ca257ee9e9e9f8598b9dfabdd7ddc834a2f0476693d05538b715c6182a8bb2f099a36507ddbf5cdb756057ed', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'POST /payments/{id}/reverse', '01a1e757-7285-7018-b6f0-23f860f9474b', E'\\xf4d429bc659c862872bdc0e210f0a8d6a2223324e3c956ac2ef43aa7cac6c826', '01a1e757-729b-778a-86cb-88c5cadc7caa', '2026-11-17 02:30:30.327128+00', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '200', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fa51d71fffa95a040dc6653747a931878a28f9d345cda8eb9c0f794190c8e30fb9e7c072ba61df206d48acb76c30f6af6d7ea43c3be76e6ddea7aa72046fc24493e0b15937052fa4b9dd174a470aab2997819267c378431c64b93794038d60f9ba1c8e39fd00b2cbf80408ea91a74389ee48a60e8fe990e7a4d8d2f11e1afec521379f67a845da93a3135f42cf1818a45bf55a03d7efb92dffe7023f6707ead00516ffca21a38de09958c4d4fdea21768d79ce04cb768f77d149a139361c0306637c1d8eb03ddeb4838fa6f49e6840a72dc6b1402594f10bad8cd9d3c96993db1661b2f92ef0668374796bfdbcd1b44472d2ebaa97299c53554637094e787477080a0bf89c017b57aad9128484ed81a6f141b886ff7fc8d0dbc407ab5c56b42193a2bf3f7229ca0011c45456643c6b18ede55487befdb2ec3b17931a689aca3eb83b83c905008eec2cac0b9bb4ca4be1afc0c688e56e966f53a0c1782cbda13d210642d2bae2b78231ae179c465f1414867f1fa4c25f0503e57194c9973ed45c62ca60b864ac16e94d643ccea8d2457a7fd95af307c2cd1a803629eea8976d2be6a622ba2708d89c879e5d5a0e81b6411a8aae1a69ada9113474920f68a2b3a272d5121a364adcf820c7f6d32b45c504dbdaf0031f7ad184d99b1ab9dca661e9a23dcf66aa497a2afdeb6d90178e05b87e747806bc3605ad637564c76a7ebc568e2a5ec5c0ed6a05c18c571f3ebeb897dcc41b62257cf58d640253f229c32f8ccfa0dfc42c9342aac9e273a9142cca5a12ab370fef82fab075ae8d06808746868b22b7343b5853f4a3be5a8282b0ad3b48ebaa16c88d5378e3bf42f0a51476c51b7340933b26a82', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f7737b6fc2dd8442b132ce5965de34dead5ea1605f5472a0d7bffe79f8ec859ae30aeef3dab4f5a134ef032fdbc1171cbe0a983d319706dc56e1060f987b57afbb0c4d278918c7ace8f33228caae2cf4d554a1f1e1c55c7436eaa629c', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '89726511-6790-4bf6-ac78-336c030b6dea', '2026-10-05', '01a1e757-7588-78b5-b2b6-d7a58f360672', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1fe51fcf937d5e5d3409571ef29364d081f5bd9605bb9a494b666c1c8639d8e4', '1', '2026-11-17 02:30:36.211506+00', E'\\x4237384bb1e8535fda0b964f19d4f97100b3717ee321772eeef65684c60ac7e8');
insert into login_attempts (subject, count, last_at, name) values (E'\\x2c5d5c0df505f27fbbe403b9cd6cfe2b9e5cc8f43c2616bfc243f6e8e2f60c47', '1', '2026-11-17 02:30:36.209596+00', E'\\x4237384bb1e8535fda0b964f19d4f97100b3717ee321772eeef65684c60ac7e8');
insert into login_attempts (subject, count, last_at, name) values (E'\\x91a28f814d2bff6145b359a646180e6ff14f474d6a955edceb47b4760ea95aea', '1', '2026-11-17 02:30:36.207409+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xb8783111902420f41a9b5bce64fefaf671b940c8385287995d3a626fa4d0f36b', '0', '2026-11-17 02:30:34.279534+00', E'\\x65f5d1833fb00664bfa6d23c57969634a3d10e4896469dd08f0e32730e9efc16');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xa71fa0608b8927c2ae1740dd1ec84599834915fb15e2e2d4453d5d7f9108f1a0', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'r4', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fb789b5922a8f5397f7f3a86ffc5b32eb7015a3b4110a1d28ca506b96872bcf4cc466ff7dbaa36c597dcaa6981d68b46311b60fe9d8c5372a5627e9edd0f125de3adc186bc24c08b790ec03f87bbc6b0eab329f62', 'true', '{}', '2026-11-17 02:30:31.667534+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-17 02:35:36.964289+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$ZO0yeF7zAvJA1S8dW6pb7g$ccpq_BNGxI1XbrANFKuDkqjgEOLUBIX0ZmjhwG6KfIw', '2026-11-17 02:30:34.190335+00', '2026-11-17 02:30:34.219818+00', NULL, '2026-11-17 02:30:36.06031+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('17c12972-3ca6-4f6b-8b7a-d2e7fb319183', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-17 02:30:36.97125+00', '2026-11-17 02:30:36.97125+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', '$scrypt$ln=17,r=8,p=1$ZO0yeF7zAvJA1S8dW6pb7g$ccpq_BNGxI1XbrANFKuDkqjgEOLUBIX0ZmjhwG6KfIw', '2026-11-17 02:30:34.219818+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('5dd9880f-7f21-4ebb-845d-9c4d8c7156d1', '01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-17 02:30:36.953436+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\x57813c793ddeb416566772c3b5840a002271fe6163dd30a49c4a72022cf3e96c', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\x5b8206b7ea7aab6779610484aa0a040f6c1fc81bc4f94c123929c97e37befb23', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\x76ef729710debbea81c4d6d48bb244bce499558b5222752092d83334fa4878d0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\x99a40ac9f97b20f99c351bb1ac5a2129f26c2e34e6f942293ac482dcb8ba2444', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\xa7c64cfe250499cb87014d2bc348842613264f48b169972860cc25722fe78121', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\xabeee2ef27086cbe8b3472724b8ea90574a0f71bc482f21fcfaa0e1ef8b0daf0', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\xbd812b322de81c305ea7bcbc8d575460963a6bff9411b460f869aada97566af4', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\xc8550ac2f28a1d007e55d1b24b1b5b88a9d5c04cd9893062daaae79e790b34d6', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\xdfa5334ba13792ff2920e11969c46da7db6818df75746cbb5be944f30fae480b', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\xe20c44683d2d475de78334fa1a0d98342fe8accc0be6dbb54dc816d68a261833', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\xfdfbd22506a9dbf8268316eba127f85a7ceda667dbc35053be2207bd69cec243', '01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', '2026-11-17 02:30:36.06031+00', '2026-11-17 02:30:36.06031+00', '2026-11-17 14:30:36.06031+00', '9d79f1d0-18b0-42ab-b7e3-b8e81b0ba744', '127.0.0.1', '', '2026-11-17 02:30:36.06031+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e757-81df-70c6-8e69-9857db3f130b', '01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', 'pas_op_mN850yIh', E'\\xb17ae45509ff285ae55517d522ff0ab2144a879d2c7b0390ebdd8a88235b70de', '2026-11-17 02:30:34.211181+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f4a445f343a20224b3d7420ba8561109c845c36c12775cea8686cc5c6ddb7b2335346079cd7068e45f11729d9b0bc2541ad4142fceda39fcf3615bd84a4eb6abe2471d3f6', '0', '2026-11-17 02:30:36.236367+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6f19-7578-93fd-8faed7f655af', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-17 02:30:29.401+00', '2026-11-17 02:30:29.797+00', '2026-11-17 02:45:29.401+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fa1dbbf11a83ab10a4c47c89673f18b6832f76d371c932155d48e028a63989a7fe73f7ce13cb1c5540c4ca4bda2132dd1b2df4070d791c0647d032b6ab9902b73fee6cf8ad931ed634d913842ad3a02dc914e837e454044da5c4da7881c', E'\\x97fa058cd76c8c828d9681daca93d3a62d65433b539990f5da180cb7c12be144', E'\\x82c6af9c39f28f3222700cdb23a6dc4899de76767185b303cb2ad350ede1356e', E'\\x796a12117bfa37534dc1efca3432916edbcf9d8310a36ff8a8b7781d67e06bfc', NULL, NULL, 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-6fae-74be-b664-7307b38d405c', '2026-11-17 02:30:29.55+00', NULL, '02262979', '488262979', '{488262979,2262979}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-716f-7840-9760-7edb3fe94a28', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:30:29.999+00', '2026-11-17 02:30:30.113+00', '2026-11-17 02:45:29.999+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fc32d358918838de2603fe753a5c1cfad92f4631acb5b158e7f41f9006a47d5ebdf392af738fb030304f7bbcc865e444e6dc205d7deafd823617d7d9f86548ffe9b4031cb8693d8fc4a0ab00ad5591082cb33de50029ff5bdc8d266d8e0', E'\\x97fa058cd76c8c828d9681daca93d3a62d65433b539990f5da180cb7c12be144', E'\\x82c6af9c39f28f3222700cdb23a6dc4899de76767185b303cb2ad350ede1356e', E'\\x796a12117bfa37534dc1efca3432916edbcf9d8310a36ff8a8b7781d67e06bfc', NULL, NULL, 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-71b6-74da-9f3a-b3bfef2d1ba5', '2026-11-17 02:30:30.07+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-720b-7122-9cbe-8db505b5e7b8', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-17 02:30:30.155+00', '2026-11-17 02:30:30.374+00', '2026-11-17 02:45:30.155+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f823f5a2a975078add1674697b208e39954c9aee5190e8bcc174cdab606b5142c4ae5d965102b5874f4d10a5977f906efa30ac3b67209f204079223ee4458cea5b86d5afc020e10d6adaac2757e83850e895901f3e1794ab81256c2488e', E'\\x97fa058cd76c8c828d9681daca93d3a62d65433b539990f5da180cb7c12be144', E'\\x82c6af9c39f28f3222700cdb23a6dc4899de76767185b303cb2ad350ede1356e', E'\\x796a12117bfa37534dc1efca3432916edbcf9d8310a36ff8a8b7781d67e06bfc', NULL, NULL, 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-7243-7b6e-8728-8255674fa122', '2026-11-17 02:30:30.211+00', NULL, '02263022', '488263022', '{488263022,2263022}', NULL, '000000', NULL, NULL, '01a1e757-72b3-7b26-8c40-2a6f844c78de', '2026-11-17 02:30:30.323+00', '02263037', NULL, '{2263037}', NULL, '2026-11-17 02:30:30.374+00', '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7321-72e4-a280-5c7398d9f4f6', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-17 02:30:30.416+00', '2026-11-17 02:30:30.416+00', '2026-11-17 02:45:30.416+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f134d46380de5b7d7f9bd5ba6dd37e217c69d2e8d1b94b03e6c25c9004ed76260ea36b9f9f5c855ad527416c2d813c947a5d291a1954fbcdea12d9e11092d12eb59d4ea80477195f86ed7d2870830cbb6b5e111f8d3956e3aad17949f5b', E'\\x97fa058cd76c8c828d9681daca93d3a62d65433b539990f5da180cb7c12be144', E'\\x82c6af9c39f28f3222700cdb23a6dc4899de76767185b303cb2ad350ede1356e', E'\\x796a12117bfa37534dc1efca3432916edbcf9d8310a36ff8a8b7781d67e06bfc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-17 02:45:30.416+00', NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7370-7eaa-ab71-a2d3523f8b0a', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:30:30.512+00', '2026-11-17 02:30:30.527+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f0246449a9c0692da3c21b74b0ab648560691673e9f64e87e8c0aaddcdb9da8c6091a103d4824d7ca0bd6fab86fda9679bf9db114ec7f58b6390bbc586664f607caa60db86c12e26a6b8a', E'\\x8600dd926ac114c8ce3dc6ba9ee003773c4404ba167ca3029afceeb719843ff2', NULL, E'\\x5ebc8e0302a42f866a7262a8bec4064fff420e0b9005a1cc9ba612563b5dcddd', '4242', 'Visa', 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-7354-7d7d-9cd6-b2e032bb4ebb', '2026-11-17 02:30:30.512+00', NULL, '2263052', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-73bb-7434-818f-1934fce08a23', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-17 02:30:30.587+00', '2026-11-17 02:30:30.593+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fa3af8454bfe67df7d80c4034ffe088e3d53f8d6a0e01cbd677a004b5fde5ebb9a98afce0766b3c674b2e83933723ea19a710150e0909feaa5a50798cb9939070b419f28ce95ff148cc44', E'\\x1e032ff8e80fd4f0cfc1f0e53b895c9033eb1f078e1a64d62c6f33f4e80f48ac', NULL, E'\\x32e24823fb19ac393d19313d3f96d5b76dbf33b2cfc6413bb96bd2fbc29d2c5e', '9995', 'Visa', 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-73a5-7995-89dd-f2a74a69c0cd', '2026-11-17 02:30:30.587+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-740a-725c-b549-014c8e933264', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-17 02:30:30.666+00', '2026-11-17 02:30:30.715+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f72944a7beac050bb8b5b1624b0801adfb405b8f84fb2526a302606ce86e2e015642a28e46be016b67b94ea778c401f3b64de916f7bf577ac418acd3d81d6a1924a8a2bba8fa69193ee85', E'\\x6c644212f32bac05a3cf5d21b6ac7742369507627222c462780adb95eb09a9ab', NULL, E'\\xb324d8d01f115d541280df41c9f7096236de92393ea005b81d2559281d2b64f6', '0119', 'Visa', 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-73e7-783f-b01e-8e52169202b8', '2026-11-17 02:30:30.666+00', '2026-11-17 02:30:30.715+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-17 02:30:34.413922+00', '2026-11-17 02:30:38.116+00', NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-74c9-7312-8de8-1713149fb1d3', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:30:30.857+00', '2026-11-17 02:30:30.937+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\x25ab8e9cdaacf6c443f85b6338395b039a0f1c91badc42c06484fd84968e31ad', NULL, NULL, NULL, NULL, 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-78b5-b2b6-d7a58f360672', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e757-7588-749d-b128-be95b94481bd', '2026-11-17 02:30:31.048+00', '2026-11-17 02:30:31.124+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f54243468a283d7b33dcce99afad494e5ef7f56135c0cdc7a28bfcf443beb15fde7e4c85ebd5516ac98be1b12c65331219030405568205ecc6fe1c355a4fd9b622823e81200c2df24536c4b486634213fd9fb64336b85c07cf2357b8cca0450f05fa7894d44bc6bdea7ccaf1c7e5b2c56', E'\\x387e6815df97c12db30f429d3b35a998f3ac80ce71fd40b5aa3e18511be84621', NULL, NULL, NULL, NULL, 'r4', E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', '01a1e757-75a0-7e4a-9dc5-fd22cace94b1', '2026-11-17 02:30:31.072+00', NULL, '38263112', NULL, '{38263112}', '9031bd95-de13-440e-af7a-9ad575962d48', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-7fe4-8891-b62424d06ae5', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e757-7588-749d-b128-be95b94481bd', '2026-11-17 02:30:31.048+00', '2026-11-17 02:30:31.121+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f4b73d307c7e649c4f2e13710e05a445f7655e97fe7ab8c4badc9433593853c34f316bbb7afa4857d7e1b47a14cbc42ec03f7b60df78a0a5a53c0f4548b00af3dc8257a327646764fc34eb62079fa379f75463923533dcf5cde3b10f3a20840c084a3f0099854dbf121c01936584e796c', E'\\x6eff1ba1f2d1b2d5cbeafba6d28865ff2979d13e0f159913f169ddca2c75a7bb', NULL, NULL, NULL, NULL, 'r4', E'\\xd79830a097d4a707675705700de653a991e585a88fd7bbdff02e22f4556ecc72', '01a1e757-75a1-7718-a4fa-517f47beba64', '2026-11-17 02:30:31.073+00', NULL, NULL, NULL, '{}', 'a6791ae9-a876-436d-9c2d-c93c3aff9a92', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-772d-7edf-98ed-0c380b39f27b', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-17 02:30:31.468+00', '2026-11-17 02:30:31.592+00', '2026-11-17 02:45:31.468+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fa40b128719aa327aa424cdeaec923da5c068a4f61bd26af284da89165a085843abe0c0115a8e3265ea5c3ff2a8a6775963995d9f7592c830edfa6941d0d44155f6d7661c2735f8be2ab53de92d85b48b00b41366c6624996f2c1ae7288', E'\\x97fa058cd76c8c828d9681daca93d3a62d65433b539990f5da180cb7c12be144', E'\\x82c6af9c39f28f3222700cdb23a6dc4899de76767185b303cb2ad350ede1356e', E'\\x796a12117bfa37534dc1efca3432916edbcf9d8310a36ff8a8b7781d67e06bfc', NULL, NULL, 'bnc', E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-7775-7a75-b5dc-0404ac8d366b', '2026-11-17 02:30:31.541+00', NULL, '02263158', '488263158', '{488263158,2263158}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e757-76c0-78c5-8121-e1181e8d0e6f', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6f19-7578-93fd-8faed7f655af', '1', 'ef889806-90e0-471d-bd7e-8f9662888d62', '20.00', '2026-11-17 02:30:37.03141+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x34c67e450bb18e05854fc3de85206cf15b1a5a378195d679cbfee156807c07a3', '01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', 'factor', '2026-11-17 02:35:36.817747+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-78b5-b2b6-d7a58f360672', '10.00', 'key:requester', '2026-11-17 02:30:37.01457+00', '2026-11-18 02:30:37.01457+00', 'approved', 'user:ana', '2026-11-17 02:30:37.01457+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6f19-7578-93fd-8faed7f655af', '01a1e757-6f2f-79c6-a69f-1ba4c32acd9b', '2026-11-17 02:30:29.401+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6f19-7578-93fd-8faed7f655af', '01a1e757-6fb8-7cc8-9c83-0bdd7554ebad', '2026-11-17 02:30:29.55+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6f19-7578-93fd-8faed7f655af', '01a1e757-70a6-73a3-b376-14fa752d9ff5', '2026-11-17 02:30:29.797+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02262979"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-716f-7840-9760-7edb3fe94a28', '01a1e757-7188-7699-ae7b-896f0152e87f', '2026-11-17 02:30:29.999+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-716f-7840-9760-7edb3fe94a28', '01a1e757-71b7-74cc-9ff8-0bd23c2c287a', '2026-11-17 02:30:30.07+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-716f-7840-9760-7edb3fe94a28', '01a1e757-71e2-755b-997d-41cada4eff6c', '2026-11-17 02:30:30.113+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '01a1e757-7219-7de9-9744-efa9ec5ad52f', '2026-11-17 02:30:30.155+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '01a1e757-7243-7a56-bdd7-f64ed0dda2b7', '2026-11-17 02:30:30.211+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '01a1e757-7266-7c03-a3e4-e136c7b90570', '2026-11-17 02:30:30.246+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02263022"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '01a1e757-72b3-75b4-8d1f-7530e7a804af', '2026-11-17 02:30:30.323+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '01a1e757-72f1-78de-9185-624e9db0c9ec', '2026-11-17 02:30:30.374+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "02263037"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7321-72e4-a280-5c7398d9f4f6', '01a1e757-7322-75ad-ae0f-8ebf9cfbbfac', '2026-11-17 02:30:30.416+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7370-7eaa-ab71-a2d3523f8b0a', '01a1e757-7372-7ae8-a0a8-5b58e17802f1', '2026-11-17 02:30:30.512+00', 'submitted', 'PENDING', NULL, '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7370-7eaa-ab71-a2d3523f8b0a', '01a1e757-737f-7a74-969a-855e6210c904', '2026-11-17 02:30:30.527+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "2263052"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-73bb-7434-818f-1934fce08a23', '01a1e757-73bc-768b-a177-0bf521b7f149', '2026-11-17 02:30:30.587+00', 'submitted', 'PENDING', NULL, '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-73bb-7434-818f-1934fce08a23', '01a1e757-73c1-740e-92ca-d92f3f189591', '2026-11-17 02:30:30.593+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-740a-725c-b549-014c8e933264', '01a1e757-740b-7628-a85a-6f16bb45a487', '2026-11-17 02:30:30.666+00', 'submitted', 'PENDING', NULL, '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-740a-725c-b549-014c8e933264', '01a1e757-743b-7337-a268-8f3a1ba0f9fa', '2026-11-17 02:30:30.715+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-74c9-7312-8de8-1713149fb1d3', '01a1e757-7542-7001-acff-6f7775e71a7c', '2026-11-17 02:30:30.937+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-78b5-b2b6-d7a58f360672', '01a1e757-758a-7680-99b7-f0853c866bae', '2026-11-17 02:30:31.048+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e757-7588-749d-b128-be95b94481bd"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-78b5-b2b6-d7a58f360672', '01a1e757-75a1-760f-9599-d89f5c012ee4', '2026-11-17 02:30:31.072+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-78b5-b2b6-d7a58f360672', '01a1e757-75d4-707c-8997-defc151274f1', '2026-11-17 02:30:31.124+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "38263112"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-7fe4-8891-b62424d06ae5', '01a1e757-758a-75cc-bb55-0d436ae34b54', '2026-11-17 02:30:31.048+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e757-7588-749d-b128-be95b94481bd"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-7fe4-8891-b62424d06ae5', '01a1e757-75a1-7816-9025-c7a75488a504', '2026-11-17 02:30:31.073+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7588-7fe4-8891-b62424d06ae5', '01a1e757-75d1-70b8-8bfe-6567e1567cd5', '2026-11-17 02:30:31.121+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-772d-7edf-98ed-0c380b39f27b', '01a1e757-772d-7a78-a8d2-698d2b583545', '2026-11-17 02:30:31.468+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-772d-7edf-98ed-0c380b39f27b', '01a1e757-7775-70d2-b0af-bacce2d6fa28', '2026-11-17 02:30:31.541+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-772d-7edf-98ed-0c380b39f27b', '01a1e757-77ac-7f5f-adf7-943846aa061f', '2026-11-17 02:30:31.592+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "02263158"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '2026-11-17 01:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-17 02:30:23.917491+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-7662-737e-aa84-77b6c158c851', E'\\x9e71f6ea258e7c563a40387944300b4d5404a5d1b1c89560611b112c41f19d57', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20fb5628836374b368694194d6d5557d33862008c2cfe9bf3b6da90b47c10d195455cece240f6e7cfd5ecc87fb02968e2dd2b288d99a63e0ec3edf0e5d1c23446ce967c7330822f1755e0769c2b5b', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-17 02:30:31.266+00', 'key:01a1e757-6d5c-73c7-8e49-b438b5ef2d54');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '28f13ad9-8572-4d14-ae39-44d3b6edbc3f', '150.25', NULL, NULL, NULL, NULL, '2026-11-17 02:30:37.000614+00', '2026-11-18 03:30:37.000614+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x77c15d11d1cf8b767dae446c0ee28fc208ae079f1a0420e667e129a295d6fcc6', '01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', '2026-11-17 02:35:36.823046+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '197', '2026-11-17 02:30:37.010603+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-17 02:30:36.838818+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-17 02:35:37.028888+00', '2026-11-16', '2026-11-17 02:30:37.011284+00', '2026-11-17 02:30:37.028888+00', '2026-11-17 02:30:37.028888+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-17 02:30:36.838818+00', '2026-11-17 02:30:36.838818+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-17 02:30:28.926973+00', '2026-11-17 02:30:37.028888+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('20', '0020_key_makers.sql', 'b12e1614f491af34ea6ba5219de04f3208e2015743ef80273c8c8025c96e2126', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-17 02:30:24.402466+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('22', '0022_bank_questions.sql', 'cd5e086a8cebe5529e828540cc2bdc33bd9d8c395458ca583a085c8de6a6bcce', '2026-11-17 02:30:24.404661+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('23', '0023_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:30:24.427337+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('24', '0024_more_banks.sql', '39e968eeb2037dd290680ad03096af6fdd9c31786c3a94dfa4a79fca5c544c62', '2026-11-17 02:30:24.431021+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('25', '0025_payments_bank.sql', '18151669ab7d93a2225ae31acca9c789bcbde5e1d52c8e4b26fa847e94af4609', '2026-11-17 02:30:24.438271+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('27', '0027_bank_quotas.sql', '44e378094b231ff35f05ad6008258b5e6471bb6572657397fda736f732d779b0', '2026-11-17 02:30:24.439484+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-17 02:30:23.917491+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-17 02:30:23.917491+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-17 02:30:24.453734+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-17 02:30:24.459982+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '3', '08054f0a266c08b152a4c1caa0ea9f2b04eb610f326c54924a98fdc08d1df3cb', '2026-11-17 02:30:24.461623+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-17 02:30:24.456839+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-17 02:30:24.448939+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\x97cd2900e9ab4e6f0bbfe568b032cd154162d2daab66abe5ae149089e5722937', '01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-17 02:30:36.999251+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '782', '1', '01a1e757-6f2f-79c6-a69f-1ba4c32acd9b', '{"event":"payment.pending","data":{"paymentId":"01a1e757-6f19-7578-93fd-8faed7f655af","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.401Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:29.401Z"}', '2026-11-17 02:30:29.422824+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '791', '2', '01a1e757-70a6-73a3-b376-14fa752d9ff5', '{"event":"payment.completed","data":{"paymentId":"01a1e757-6f19-7578-93fd-8faed7f655af","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02262979","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.401Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:29.797Z"}', '2026-11-17 02:30:29.811099+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '794', '3', '01a1e757-7188-7699-ae7b-896f0152e87f', '{"event":"payment.pending","data":{"paymentId":"01a1e757-716f-7840-9760-7edb3fe94a28","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.999Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:29.999Z"}', '2026-11-17 02:30:30.024145+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '799', '4', '01a1e757-71e2-755b-997d-41cada4eff6c', '{"event":"payment.failed","data":{"paymentId":"01a1e757-716f-7840-9760-7edb3fe94a28","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.999Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.113Z"}', '2026-11-17 02:30:30.113237+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '802', '5', '01a1e757-7219-7de9-9744-efa9ec5ad52f', '{"event":"payment.pending","data":{"paymentId":"01a1e757-720b-7122-9cbe-8db505b5e7b8","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.155Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.155Z"}', '2026-11-17 02:30:30.17097+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '808', '6', '01a1e757-7266-7c03-a3e4-e136c7b90570', '{"event":"payment.completed","data":{"paymentId":"01a1e757-720b-7122-9cbe-8db505b5e7b8","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02263022","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.155Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.246Z"}', '2026-11-17 02:30:30.257688+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '813', '7', '01a1e757-72f1-78de-9185-624e9db0c9ec', '{"event":"payment.reversed","data":{"paymentId":"01a1e757-720b-7122-9cbe-8db505b5e7b8","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02263022","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.155Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.374Z"}', '2026-11-17 02:30:30.385684+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '816', '8', '01a1e757-7322-75ad-ae0f-8ebf9cfbbfac', '{"event":"payment.pending","data":{"paymentId":"01a1e757-7321-72e4-a280-5c7398d9f4f6","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.416Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.416Z"}', '2026-11-17 02:30:30.435356+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '823', '9', '01a1e757-737f-7a74-969a-855e6210c904', '{"event":"payment.completed","data":{"paymentId":"01a1e757-7370-7eaa-ab71-a2d3523f8b0a","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2263052","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.512Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.527Z"}', '2026-11-17 02:30:30.527182+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '830', '10', '01a1e757-73c1-740e-92ca-d92f3f189591', '{"event":"payment.failed","data":{"paymentId":"01a1e757-73bb-7434-818f-1934fce08a23","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.587Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.593Z"}', '2026-11-17 02:30:30.59378+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '836', '11', '01a1e757-743b-7337-a268-8f3a1ba0f9fa', '{"event":"payment.pending","data":{"paymentId":"01a1e757-740a-725c-b549-014c8e933264","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.666Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.715Z"}', '2026-11-17 02:30:30.714645+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '843', '12', '01a1e757-7542-7001-acff-6f7775e71a7c', '{"event":"payment.completed","data":{"paymentId":"01a1e757-74c9-7312-8de8-1713149fb1d3","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.857Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.937Z"}', '2026-11-17 02:30:30.97879+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '850', '13', '01a1e757-75d1-70b8-8bfe-6567e1567cd5', '{"event":"payment.failed","data":{"paymentId":"01a1e757-7588-7fe4-8891-b62424d06ae5","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.048Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:31.121Z"}', '2026-11-17 02:30:31.134335+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '851', '14', '01a1e757-75d4-707c-8997-defc151274f1', '{"event":"payment.completed","data":{"paymentId":"01a1e757-7588-78b5-b2b6-d7a58f360672","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38263112","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.048Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:31.124Z"}', '2026-11-17 02:30:31.136722+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '863', '15', '01a1e757-772d-7a78-a8d2-698d2b583545', '{"event":"payment.pending","data":{"paymentId":"01a1e757-772d-7edf-98ed-0c380b39f27b","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.468Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","checkoutSessionId":"01a1e757-76c0-78c5-8121-e1181e8d0e6f","livemode":false},"timestamp":"2026-11-17T02:30:31.468Z"}', '2026-11-17 02:30:31.468825+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '868', '16', '01a1e757-76c0-78c5-8121-4cd61ba11529', '{"event":"checkout.paid","data":{"sessionId":"01a1e757-76c0-78c5-8121-e1181e8d0e6f","linkId":"01a1e757-7662-737e-aa84-77b6c158c851","status":"PAID","paymentId":"01a1e757-772d-7edf-98ed-0c380b39f27b","description":"Pedido 1042","usdAmount":13,"keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.360Z","livemode":false},"timestamp":"2026-11-17T02:30:31.592Z"}', '2026-11-17 02:30:31.595474+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '868', '17', '01a1e757-77ac-7f5f-adf7-943846aa061f', '{"event":"payment.completed","data":{"paymentId":"01a1e757-772d-7edf-98ed-0c380b39f27b","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02263158","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.468Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","checkoutSessionId":"01a1e757-76c0-78c5-8121-e1181e8d0e6f","livemode":false},"timestamp":"2026-11-17T02:30:31.592Z"}', '2026-11-17 02:30:31.595474+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e757-81cd-7e1f-a0d9-d7ffdd47b410', E'\\x565110261959045ff8e904b1af456fff621507e0f4a86081399043f957a64e77', '2026-11-17 02:30:36.829154+00', '2026-11-20 02:30:36.829154+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-6f2f-79c6-a69f-1ba4c32acd9b', 'payment.pending', '01a1e757-6f19-7578-93fd-8faed7f655af', '{"event":"payment.pending","data":{"paymentId":"01a1e757-6f19-7578-93fd-8faed7f655af","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.401Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:29.401Z"}', 'delivered', '2026-11-17 02:30:29.401+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:29.477615+00', '200', NULL, '107', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-70a6-73a3-b376-14fa752d9ff5', 'payment.completed', '01a1e757-6f19-7578-93fd-8faed7f655af', '{"event":"payment.completed","data":{"paymentId":"01a1e757-6f19-7578-93fd-8faed7f655af","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"02262979","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.401Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:29.797Z"}', 'delivered', '2026-11-17 02:30:29.797+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:29.849346+00', '200', NULL, '127', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-7188-7699-ae7b-896f0152e87f', 'payment.pending', '01a1e757-716f-7840-9760-7edb3fe94a28', '{"event":"payment.pending","data":{"paymentId":"01a1e757-716f-7840-9760-7edb3fe94a28","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.999Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:29.999Z"}', 'delivered', '2026-11-17 02:30:29.999+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.052408+00', '200', NULL, '14', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-71e2-755b-997d-41cada4eff6c', 'payment.failed', '01a1e757-716f-7840-9760-7edb3fe94a28', '{"event":"payment.failed","data":{"paymentId":"01a1e757-716f-7840-9760-7edb3fe94a28","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:29.999Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.113Z"}', 'delivered', '2026-11-17 02:30:30.113+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.147902+00', '200', NULL, '16', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-7219-7de9-9744-efa9ec5ad52f', 'payment.pending', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '{"event":"payment.pending","data":{"paymentId":"01a1e757-720b-7122-9cbe-8db505b5e7b8","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.155Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.155Z"}', 'delivered', '2026-11-17 02:30:30.155+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.18481+00', '200', NULL, '15', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-7266-7c03-a3e4-e136c7b90570', 'payment.completed', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '{"event":"payment.completed","data":{"paymentId":"01a1e757-720b-7122-9cbe-8db505b5e7b8","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02263022","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.155Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.246Z"}', 'delivered', '2026-11-17 02:30:30.246+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.277674+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-72f1-78de-9185-624e9db0c9ec', 'payment.reversed', '01a1e757-720b-7122-9cbe-8db505b5e7b8', '{"event":"payment.reversed","data":{"paymentId":"01a1e757-720b-7122-9cbe-8db505b5e7b8","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"02263022","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.155Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.374Z"}', 'delivered', '2026-11-17 02:30:30.374+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.406965+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-7322-75ad-ae0f-8ebf9cfbbfac', 'payment.pending', '01a1e757-7321-72e4-a280-5c7398d9f4f6', '{"event":"payment.pending","data":{"paymentId":"01a1e757-7321-72e4-a280-5c7398d9f4f6","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.416Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.416Z"}', 'delivered', '2026-11-17 02:30:30.416+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.460039+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-737f-7a74-969a-855e6210c904', 'payment.completed', '01a1e757-7370-7eaa-ab71-a2d3523f8b0a', '{"event":"payment.completed","data":{"paymentId":"01a1e757-7370-7eaa-ab71-a2d3523f8b0a","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"2263052","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.512Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.527Z"}', 'delivered', '2026-11-17 02:30:30.527+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.544448+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-73c1-740e-92ca-d92f3f189591', 'payment.failed', '01a1e757-73bb-7434-818f-1934fce08a23', '{"event":"payment.failed","data":{"paymentId":"01a1e757-73bb-7434-818f-1934fce08a23","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.587Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.593Z"}', 'delivered', '2026-11-17 02:30:30.593+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.620429+00', '200', NULL, '2', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-743b-7337-a268-8f3a1ba0f9fa', 'payment.pending', '01a1e757-740a-725c-b549-014c8e933264', '{"event":"payment.pending","data":{"paymentId":"01a1e757-740a-725c-b549-014c8e933264","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.666Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.715Z"}', 'delivered', '2026-11-17 02:30:30.715+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:30.740122+00', '200', NULL, '20', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-7542-7001-acff-6f7775e71a7c', 'payment.completed', '01a1e757-74c9-7312-8de8-1713149fb1d3', '{"event":"payment.completed","data":{"paymentId":"01a1e757-74c9-7312-8de8-1713149fb1d3","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:30.857Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:30.937Z"}', 'delivered', '2026-11-17 02:30:30.937+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:31.014981+00', '200', NULL, '35', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-75d1-70b8-8bfe-6567e1567cd5', 'payment.failed', '01a1e757-7588-7fe4-8891-b62424d06ae5', '{"event":"payment.failed","data":{"paymentId":"01a1e757-7588-7fe4-8891-b62424d06ae5","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.048Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:31.121Z"}', 'delivered', '2026-11-17 02:30:31.121+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:31.148851+00', '200', NULL, '13', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-75d4-707c-8997-defc151274f1', 'payment.completed', '01a1e757-7588-78b5-b2b6-d7a58f360672', '{"event":"payment.completed","data":{"paymentId":"01a1e757-7588-78b5-b2b6-d7a58f360672","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"38263112","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.048Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","livemode":false},"timestamp":"2026-11-17T02:30:31.124Z"}', 'delivered', '2026-11-17 02:30:31.124+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:31.158968+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-772d-7a78-a8d2-698d2b583545', 'payment.pending', '01a1e757-772d-7edf-98ed-0c380b39f27b', '{"event":"payment.pending","data":{"paymentId":"01a1e757-772d-7edf-98ed-0c380b39f27b","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.468Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","checkoutSessionId":"01a1e757-76c0-78c5-8121-e1181e8d0e6f","livemode":false},"timestamp":"2026-11-17T02:30:31.468Z"}', 'delivered', '2026-11-17 02:30:31.468+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:31.472308+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '01a1e757-77ac-7f5f-adf7-943846aa061f', 'payment.completed', '01a1e757-772d-7edf-98ed-0c380b39f27b', '{"event":"payment.completed","data":{"paymentId":"01a1e757-772d-7edf-98ed-0c380b39f27b","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"02263158","tenantName":"Tienda de prueba","createdAt":"2026-11-17T02:30:31.468Z","keyId":"01a1e757-6d5c-73c7-8e49-b438b5ef2d54","checkoutSessionId":"01a1e757-76c0-78c5-8121-e1181e8d0e6f","livemode":false},"timestamp":"2026-11-17T02:30:31.592Z"}', 'delivered', '2026-11-17 02:30:31.592+00', '01a1e757-5c63-7703-a4ad-a5a250671436', '2026-11-17 02:30:31.633941+00', '200', NULL, '1', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e757-6cd1-7652-a82c-d22c2cd132d4', 'false', '01a1e757-6e3c-7890-995c-832bae9e0026', '1', 'http://127.0.0.1:45675/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d4412823c8d18b2ee8a3f3a0eb1b4dbb20f673c772cf86cbee906e4ab21b8460a91d657bd099c1de34bfe79cca5a39512468b6e0883ef7f1af47aa5d1c8598ae258046812795818af4281b269a8863c0767bea7104e5307b58713cce22a4eaf', NULL, NULL, '2026-11-17 02:30:29.18+00', '2026-11-17 02:30:29.18+00');
alter table tenants enable trigger user;
alter table account_holders enable trigger user;
alter table api_keys enable trigger user;
alter table audit_head enable trigger user;
alter table audit_log enable trigger user;
alter table bank_accounts enable trigger user;
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
