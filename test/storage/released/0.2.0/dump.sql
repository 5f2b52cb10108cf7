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

-- version: 2
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
               'tenantName', t.name,
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
insert into tenants (tenant_id, name, pending_wait_seconds, transfer_tolerance_ves, transfer_tolerance_percent, accepts_overpayment, language, created_at, deactivated_at, approval_above_ves) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'Tienda de prueba', '0', '0.00', '0.00', 'true', 'en', '2026-11-16 22:33:33.556657+00', NULL, NULL);
-- account_holders
insert into account_holders (tenant_id, livemode, bank, account_id, version) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'r4', E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', 'http://127.0.0.1:33203');
-- api_keys
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-849d-7004-b00c-92394b767fbb', 'false', 'pas_test_V0Nsu0Bq', E'\\x30744bf3b2842735e053f2caf901bcbe8a1204e18e6d07d68c9a5b95b814cf06', '2026-11-16 22:33:33.601609+00', NULL, NULL, '2026-11-16 22:33:38.786215+00', NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
insert into api_keys (tenant_id, key_id, livemode, public_part, hash, created_at, expires_at, revoked_at, last_used_at, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves, budget_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-84e1-723a-a728-527f20d34abb', 'true', 'pas_live_83IQbzA8', E'\\x330c955aecd5760dec72dab943649890d98a7dff709bb67089d73272f6ec1af3', '2026-11-16 22:33:33.665928+00', NULL, NULL, NULL, NULL, '{collect,read,refund,payout,webhooks,approve}', NULL, NULL, NULL, NULL, NULL);
-- audit_head
insert into audit_head (is_only, sequence, hash, at, sealed_sequence, sealed_hash, seal) values ('true', '18', E'\\x0cefb7498e17fd6f590be4f337c0faa4e5d7e611a12b8d7e63370fecad146c7f', '2026-11-16 22:33:38.77422+00', NULL, NULL, NULL);
-- audit_log
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8459-7246-b308-695d119cbb93', '2026-11-16 22:33:33.564035+00', 'test', 'tenant.create', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '{"name": "Tienda de prueba", "language": "en"}', 'done', NULL, NULL, NULL, NULL, '1', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xd92b3c05dd050a8243a6cc253937ae0f37085844ea8594c13ce83eed17a746cd');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-849d-7f39-88b0-808b95c3f464', '2026-11-16 22:33:33.603515+00', 'test', 'key.create', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-849d-7004-b00c-92394b767fbb', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_test_V0Nsu0Bq", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '2', E'\\xd92b3c05dd050a8243a6cc253937ae0f37085844ea8594c13ce83eed17a746cd', E'\\x1d92e75b3d662eb1f46138bddc3a4e0b36a1ee0cad2f1737b261d1c19e3d0f55');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-84e1-7ab2-bfff-5890af377509', '2026-11-16 22:33:33.666677+00', 'test', 'key.create', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-84e1-723a-a728-527f20d34abb', '{"scopes": ["collect", "read", "refund", "payout", "webhooks", "approve"], "allowedIps": null, "publicPart": "pas_live_83IQbzA8", "dayLimitVes": null, "callLimitVes": null, "payeeLimitVes": null}', 'done', NULL, NULL, NULL, NULL, '3', E'\\x1d92e75b3d662eb1f46138bddc3a4e0b36a1ee0cad2f1737b261d1c19e3d0f55', E'\\xbdd89eabfb67a645000abaad3cc471c6141cc71194b28ef855dbf2df5e980d30');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-853a-7f6b-9c81-1b1dfa295c4c', '2026-11-16 22:33:33.769483+00', 'key:01a1e67e-849d-7004-b00c-92394b767fbb', 'webhook.create', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '{"host": "127.0.0.1:37459", "active": true, "events": ["payment.pending", "payment.completed", "payment.failed", "payment.reversed"], "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', '01a1e67e-852b-72b4-91c6-e0e322c6801a', '4', E'\\xbdd89eabfb67a645000abaad3cc471c6141cc71194b28ef855dbf2df5e980d30', E'\\x91fb5007674c87193db970ae8a60038aca727de60ada8f78932f327ab85d866e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8aa7-7960-966e-5a92be01236e', '2026-11-16 22:33:35.146714+00', 'test', 'checkout.profile', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '{"logo": null, "colour": "#0b6171", "returnHosts": ["tienda.example.com"], "frameOrigins": []}', 'done', NULL, NULL, NULL, NULL, '5', E'\\x91fb5007674c87193db970ae8a60038aca727de60ada8f78932f327ab85d866e', E'\\xc4c0a9f776a488b4e4a4f9e2a3445bf1eff449b18ab536497710aba8e11a5df6');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8ab9-70b2-be8f-d220b8717cf0', '2026-11-16 22:33:35.164865+00', 'key:01a1e67e-849d-7004-b00c-92394b767fbb', 'link.create', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-8ab8-7a66-ba7f-516b55167ffb', '{"livemode": false, "description": "Pedido 1042"}', 'done', '127.0.0.1', NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', '01a1e67e-8ab3-7556-acd6-fffb2d0a7bec', '6', E'\\xc4c0a9f776a488b4e4a4f9e2a3445bf1eff449b18ab536497710aba8e11a5df6', E'\\xc72670412029fc965721c2ea46e78109f3cf0303276e283f642bbd1b85be347e');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8b6c-78e0-aa68-b27661c195ff', '2026-11-16 22:33:35.342355+00', 'test', 'bank.notifications', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'r4', '{"allowed": [], "settles": true, "livemode": false, "graceSeconds": 0}', 'done', NULL, NULL, NULL, NULL, '7', E'\\xc72670412029fc965721c2ea46e78109f3cf0303276e283f642bbd1b85be347e', E'\\x467e1d5655a7eb770e60c8751077aaee579a15c0fd697eb69302d1de7a5a449c');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8c19-7719-a6f3-db291b8b5445', '2026-11-16 22:33:35.519248+00', 'key:01a1e67e-849d-7004-b00c-92394b767fbb', 'movement.ignore', '01a1e67e-8459-7406-83f1-b777c5a31c9c', '01a1e67e-8bc8-7106-bc99-a7d5f8bab317', '{"reason": "Deposit of the owner", "livemode": false}', 'done', '127.0.0.1', NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', '01a1e67e-8be1-7237-8c76-12a7fb23e921', '8', E'\\x467e1d5655a7eb770e60c8751077aaee579a15c0fd697eb69302d1de7a5a449c', E'\\xb76c805173a850b612986d985642b0e95723b3886c00aecfc4d09b6431eea4d7');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8f52-7473-921a-cde063092789', '2026-11-16 22:33:36.341764+00', 'test', 'user.create', NULL, 'ana', '{"role": "operator"}', 'done', NULL, NULL, NULL, NULL, '9', E'\\xb76c805173a850b612986d985642b0e95723b3886c00aecfc4d09b6431eea4d7', E'\\xc1752b9c58bc734cc24a207e2713536e6fbc947fad427fc3e0899a12f9ea12ad');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8f61-747c-9a35-be00ac370294', '2026-11-16 22:33:36.356477+00', 'test', 'user.token', NULL, 'ana', '{"publicPart": "pas_op_u1X0iXVX"}', 'done', NULL, NULL, NULL, NULL, '10', E'\\xc1752b9c58bc734cc24a207e2713536e6fbc947fad427fc3e0899a12f9ea12ad', E'\\x32a607740944d32f6df16fc0c9993210a98a3ef2d87e0e7181b4806991542f76');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-8f6b-7595-ac19-0b267b38390a', '2026-11-16 22:33:36.365861+00', 'test', 'user.password', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '11', E'\\x32a607740944d32f6df16fc0c9993210a98a3ef2d87e0e7181b4806991542f76', E'\\x6be32e7622faef9c8904e4b18a99f69298b23ef9e6e1b3e44cb01b8a91177a12');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-94be-75ff-b8c6-15b83468acb6', '2026-11-16 22:33:37.728216+00', 'user:ana', 'session.open', NULL, 'ana', '{}', 'done', '127.0.0.1', '51e11004aaf1c85a', NULL, '01a1e67e-8f78-7431-ae54-392de7f8ecb9', '12', E'\\x6be32e7622faef9c8904e4b18a99f69298b23ef9e6e1b3e44cb01b8a91177a12', E'\\xadd63caefcb4324ea362dda50bd7731fd221380d3134bd87e1528331fa1b2a71');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-95a8-7eb3-b326-c6395b1ad606', '2026-11-16 22:33:37.962332+00', 'user:ana', 'factor.recovery_codes', NULL, 'ana', '{}', 'done', NULL, NULL, NULL, NULL, '14', E'\\x5ca2bec93f43d3593fa332707c96047fb45d5dbe33c1de81ab878a5548bad8a9', E'\\x20031848e0bc2f562c0937c6b6c431f24a65825279cb6a9d234b4f85537e53b9');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-98b0-7829-916d-050f521d707c', '2026-11-16 22:33:38.740351+00', 'test', 'user.link', NULL, 'ana', '{"for": "password"}', 'done', NULL, NULL, NULL, NULL, '15', E'\\x20031848e0bc2f562c0937c6b6c431f24a65825279cb6a9d234b4f85537e53b9', E'\\x12f281b1f647bb9300e2b7a93d61097fa21bbeae261ebfd467af5d7689c18327');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-98c1-7b6b-afb7-0e180fe1e7f5', '2026-11-16 22:33:38.75484+00', 'test', 'rate.set', NULL, '2026-11-16', '{"rate": "300"}', 'done', NULL, NULL, NULL, NULL, '16', E'\\x12f281b1f647bb9300e2b7a93d61097fa21bbeae261ebfd467af5d7689c18327', E'\\xbe452457cd6ded11181668ebe87ca3cf67d7186760dbaa944910574d82479534');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-98c7-702a-8197-88ea9f27abb3', '2026-11-16 22:33:38.761567+00', 'test', 'bank.set', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'bnc', '{"fields": ["terminal", "clientGuid"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '17', E'\\xbe452457cd6ded11181668ebe87ca3cf67d7186760dbaa944910574d82479534', E'\\x84886a6dd3e2bef1caf6fd20aa7eb0fed2bc681a8cc1f9de417b067d5cf182b8');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('01a1e67e-98d4-7549-9c16-8c942ab176a4', '2026-11-16 22:33:38.77422+00', 'test', 'bank.route', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'bnc', '{"flows": ["c2p", "card"], "livemode": true}', 'done', NULL, NULL, NULL, NULL, '18', E'\\x84886a6dd3e2bef1caf6fd20aa7eb0fed2bc681a8cc1f9de417b067d5cf182b8', E'\\x0cefb7498e17fd6f590be4f337c0faa4e5d7e611a12b8d7e63370fecad146c7f');
insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details, outcome, address, session_id, key_id, request_id, sequence, previous_hash, hash) values ('57b049a1-9bb1-8bfd-8d1e-ebcba2353a9a', '2026-11-16 22:33:37.943432+00', 'sign-in', 'session.open', NULL, 'unknown name', '{"code": "wrong_credentials"}', 'failed', '127.0.0.1', NULL, NULL, '01a1e67e-9569-74a5-b402-9e7415d67671', '13', E'\\xadd63caefcb4324ea362dda50bd7731fd221380d3134bd87e1528331fa1b2a71', E'\\x5ca2bec93f43d3593fa332707c96047fb45d5dbe33c1de81ab878a5548bad8a9');
-- bank_accounts
insert into bank_accounts (tenant_id, livemode, bank, credentials, version, updated_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'true', 'bnc', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb0f61a8fe5010b2c137b32864ac4f3eba2cdd4c9c588f936e84b8c86f2324ec838cb70fd32cf154981a6e4b38db94bc5f2c36a77abe4590387c4e97f5e9b7a3a747', '01a1e67e-98c7-7031-afe3-f222e341098f', '2026-11-16 22:33:38.76043+00');
-- bank_notifications
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', E'\\x0319699f9f6ccc0465bb680bf4fd570af7eb6996675538f9df008d51ec201f47', '01a1e67e-8b82-79f9-a57c-30d0a2eafbcb', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'r4', 'R4notifica', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb6578006490a9e2f335e57d0b37601d0e43221c90d6f147a408a9439e772b2e3ffc0509bcdaa2fb630ac09ddca47af190ade4f2c81c1e3c89b459039d9bf4ecede97ea03d0e48f26076093f0ab6225418238acfb20be4a9418ae03ce9f4124c1871b3bb542fe25c0f9e29e50b6fe52334702c0663b221449b3baa677df0b9ab39d2c51c66c6f8c0d50b936e8efdae376f1dac37128bf1bbda8a6ce147e80aafa7ec2e0a4891842ed4e2064e1a69513116970a304bf94986652c69b08eb127f7f57e750495adefba93167da2462baf453f002f812207d6e39067959ca2c7f4879cef2066890e51f413aeda06358ce56d977ae6d9ca01f209975dc130fb2bfcdc2b080670', 'arrived', NULL, 'notification/0102/83700001/1523.40', '200', '{"abono":true}', '2026-11-16 22:33:35.362936+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', E'\\x53061f4ea97912e620bbc11cf4d52560623492c4a54b1bfdfe01a39bec2d87e1', '01a1e67e-8b7a-726d-9ab9-5524dbc186a7', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'r4', 'R4consulta', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebd1f1f3a5903c478040f00fece6a7f19b22d4a9e0012288f87fb66fde27195bf1507d7b7140978da45d9f5ae77f3ed214be05c863', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 22:33:35.356017+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', E'\\x820347b2ce1569e2200c950a069cf586af37a21218f4cc49b127ffad85e9f285', '01a1e67e-8bbc-726e-8a04-345c79dfb6b1', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'r4', 'R4notifica', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebe41aaa187b26d237f12a38ffc4502e0f4cba04ee7272d22d56398c7c4267b6680c201ece68aa6de4a65f942fe64875e0b3c979f527a75af568581c7815b9ea14486fc973207873360a2d857cd1cb8f7dde58b917e18915a53075b432359f88db9beb3c39d2d1a76dbe19c7b23f632751caa72439cfbc9ddd383415895e968c7a789384c8d1285dcbd8ec0756312f81e0eec0f4b842963e6544a862d5fed8b1eef902130754e1ee3097d28dd79655ac478e120dc3e6fc72b07a46efc593aefbd0e902ee1813161439a6ad3684a0e3655ab7e349e03a9a4e6d98571d48358aef0b734d6379b904d58b07c8bdd0ebff090a0e19a3a12e036b2440b8b5e44dde867a074740', 'notMoney', 'not_credited', NULL, '200', '{"abono":false}', '2026-11-16 22:33:35.422965+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', E'\\x9e960c395fdcc780ba60cc019c4308cbb47ef4d2905fe151835b664085b8dbb1', '01a1e67e-8b74-7166-8dd5-d5da8e0dd0f1', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'r4', 'R4consulta', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb97de9ede30ae8dc7d459467dfb5434011792e368ad6589e2c96feae72bac9bfe3c5dd89e5d496b7536d11f6d7253d4af4b4037bf9b4246c36a72921f2108c92bdce244a954959af868a038e9fc2d00e6757012f2d57ed55f8178e99155a1ac8efca05285702146', 'notMoney', 'question', NULL, '200', '{"status":true}', '2026-11-16 22:33:35.348818+00', '1');
insert into bank_notifications (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body, reading, reason, movement_key, reply_status, reply_body, received_at, times) values (E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', E'\\xa29ce5601af4e19e5b6d99ccc798eb7133329237e3d3d522adda60156288a1ad', '01a1e67e-8bc7-72eb-ae25-07dfe5da82a1', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'r4', 'MBconsulta', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebe48358bae7261318f632eefc6cc4e8bfc2751028ba2b5dfddb6728e83b549197ea17db900541853be0ae7fca5e0d019e940236a5909cb410e222cc9ce057dc298123d99dbdbe296acfd001397b4f7374040a2fc49c1c6216007f35f40cd7890e16b150e793fdb7bfe40e50bb6f28786d5955a1c32a41be4b9ab48b72fb495a608f2a851ee06c2b0572a0b2cad6e6f9896abe084b6d7a3b1ba54cd818784ade10693514a5dc61ecff114d8a67411526b34f9c54213d519161364af86260990457aa4f6921350b81dedb484dfec0355cd7a5cf1b64bbf95e190cd514b388e8d637e9799bfd5e545b3c56e3a7dff70862e5660309f1aa2335ef67986489a192cda2c0d34b25', 'arrived', NULL, 'notification/0105/83700003/1523.40', '200', '{"abono":true}', '2026-11-16 22:33:35.432489+00', '1');
-- bank_sessions
insert into bank_sessions (client, key_id, sealed, day, made_at, log_on_token, log_on_until) values (E'\\x61ea9e692b9529c4f24ad0563783d58226aecf27f5e30768e24e465aa23685b5', '01a1e67e-865e-7bd7-a82e-a6563e832b81', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeba00af96170b4b2ed2d218b3248e36ada02dfdfe0b44063cf5bc60104fed45224ad28b8b4a13b1c75bcfd35bf386fbaf7c0c96a1892abdf66860b1fdc', '2026-11-16', '2026-11-16 22:33:34.068088+00', NULL, NULL);
-- card_failures
insert into card_failures (tenant_id, livemode, holder_hash, card_hash, failed_at, failures) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x3a8f1962ea82c82830ff45b4a8ca4dec71c8a86254c0a56efe63aa015643abba', E'\\xd5d82bb2ba34725eadfbce21c3d5c5c0ee6e005d1503019c64bdef50f6eb6621', '2026-11-16 22:33:34.838714+00', '1');
-- card_holders
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x2a829c5dd82ec6b27c671a134c210174b07531266604ec5b28f1ebbbf0bf4307', '2026-11-16 22:33:34.761436+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x3a8f1962ea82c82830ff45b4a8ca4dec71c8a86254c0a56efe63aa015643abba', '2026-11-16 22:33:34.82657+00');
insert into card_holders (tenant_id, livemode, holder_hash, used_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\xd042c80f10b07b8436f739cb07a91315766ed73e8eb4e5566a4d55856ef58751', '2026-11-16 22:33:34.860287+00');
-- card_reservations
insert into card_reservations (tenant_id, livemode, holder_hash, attempt_id, card_hash, reserved_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\xd042c80f10b07b8436f739cb07a91315766ed73e8eb4e5566a4d55856ef58751', '01a1e67e-8989-7a1a-938c-f7f345fb1d5f', E'\\xd6ca39b9823c9c53480039aecb18c213648e4403152dcc86e6081fc91c03b7a7', '2026-11-16 22:33:34.860287+00');
-- checkout_attempts
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x0b83e10ad91758abf779f000b478e2923bf5bbbf21cd145526d65b44f373455b', '1', '2026-11-16 22:33:35.256634+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x0eac96cb0eda21d7682859bcdb37a04af7b979a22db71086132ad7d091a06c9b', '1', '2026-11-16 22:33:35.290982+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x25d9349cad1dbed32fac6c5da2bee6763b26906647ee3c3d6046c5247b6918c5', '1', '2026-11-16 22:33:35.290982+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x404ce149c954365fcac104f3f6519ad70e590e8507b8657caf601c3f90fbeed2', '1', '2026-11-16 22:33:35.290982+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\x984fd3ab270a6a8ea802a063bb70440a666d5dc9d65d242d203b77a8f9a99b79', '1', '2026-11-16 22:33:35.200166+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\xd8aaa8d0583bf9ec3ddf63bb6a9b7d62929c9a4c7443cd420550652c38464148', '1', '2026-11-16 22:33:35.256634+00');
insert into checkout_attempts (tenant_id, livemode, subject, count, since) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\xffd162b65168cd1d7bfd5521ffe91e1cc79d301a5c9c1de64004010b56ce36c7', '1', '2026-11-16 22:33:35.256634+00');
-- checkout_profiles
insert into checkout_profiles (tenant_id, colour, logo, logo_type, return_hosts, frame_origins, updated_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', '#0b6171', NULL, NULL, '{tienda.example.com}', '{}', '2026-11-16 22:33:35.143737+00');
-- checkout_sessions
insert into checkout_sessions (tenant_id, livemode, session_id, link_id, token_hash, receipt_hash, check_hash, sealed, usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language, is_shared, created_at, expires_at, ended_at, end_reason, charge_id, request_id, paid_at, paid_by, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8aeb-7929-8c10-b0bf3cd4c6d1', '01a1e67e-8ab8-7a66-ba7f-516b55167ffb', E'\\x1b49ede6d974581ec1042d51e1b9c22dc34d17720fcdb6fff7231e6e905fb8ba', E'\\x7a59a13fafc8e95eb7af047caad70b6b794ab57c4053168470c47be592170175', E'\\x282876ae9250da69ae221f5f56fb91095dab94481e41245c0c5d0c83bf54bace', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb43f865c5209208c848757384bd5cd4f230150e9016bf841a76193210ae5fcf5788693a1dbf8efbc8cfc69b5ae0028ec02d2523039596bb8220bdf998c6c94c271d8546f3faa9b5cef5a034eeded1', '13.00', NULL, 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', 'true', '2026-11-16 22:33:35.211+00', '2026-11-16 23:33:35.211+00', NULL, NULL, '01a1e67e-8b1b-7ddd-8645-180f80ab8889', NULL, '2026-11-16 22:33:35.313+00', '01a1e67e-8b1b-7ddd-8645-180f80ab8889', '01a1e67e-849d-7004-b00c-92394b767fbb');
-- movements
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', 'notification/0102/83700001/1523.40', '01a1e67e-8b82-7096-9e74-5a9d2b25109e', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700001', '{83700001}', '0102', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebc67fdcbbdfd4e92693ea3dca9db2d2f6c5ea675c98f85a9192fb36fb356358fc660fe0b1018e783f05d03a61543f79e38c1846a839bb5771a8d1b3e5442edcb577e25550d3a960d7c100ad296c49f43fcfa977947ba039cb6bb04f687e0049813cdf57c49b', E'\\x02a7c1aea495d35e902cc2b5a491120f7c3742cd6f39e1cc97f8ca345c243f72', NULL, 'notification', 'true', '2026-11-16 22:33:35.362936+00', 'unmatched', NULL, NULL, NULL, NULL, '2026-11-16 22:34:10.362+00', NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', 'notification/0105/83700003/1523.40', '01a1e67e-8bc8-7106-bc99-a7d5f8bab317', 'r4', '2026-10-05', '1523.40', 'in', 'mobile', 'false', '83700003', '{83700003}', '0105', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebb9a9103fcf6db6d71bee064bc645e8cd67440c3faf30bc85b1d8b193a52827a571d5ed78699347c49811ecda4084e6fc2f0979935ba4919c7367eab0e752c5ac100d32942de8f1829af00817c3eddcbc8edd87f84dceff3e6551f91a5760da0f22f0963bda', E'\\x02a7c1aea495d35e902cc2b5a491120f7c3742cd6f39e1cc97f8ca345c243f72', NULL, 'notification', 'true', '2026-11-16 22:33:35.432489+00', 'ignored', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', NULL, 'Deposit of the owner', NULL, NULL);
insert into movements (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind, is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof, seen_at, state, tenant_id, livemode, payment_id, ignored_reason, next_match_at, reported_at) values (E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '279486841493', '01a1e67e-8a34-7874-9ec1-df59adb21063', 'bnc', '2026-11-16', '2969.90', 'in', 'p2p', 'false', '11110002', '{11110002,41489,279486841493}', NULL, E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb49e2ba4199920193fc0c9555d90a61f7bb4d117fafce3458c07f1865623d47d3ce216790b4b2e2bf8e048cf944d2634f80eb32ea13316b720d5435dd88255a1fdbaa632fb99e1de8bc5943d7189a807dc3', NULL, NULL, 'query', 'true', '2026-11-16 22:33:35.030709+00', 'matched', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-89ea-75e7-9cfe-fe006d3b1d07', NULL, NULL, NULL);
-- claimed_movements
insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal) values (E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '279486841493', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-89ea-75e7-9cfe-fe006d3b1d07', 'false');
-- closed_days
insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash, differences, closed_at, closed_by) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '2026-10-05', '1', 'bnc', '{}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\xf54410417cf7dc264fec6e77bdd662fe056f44011cd7a987ecc4c9cfbf4e6441', '0', '2026-11-16 22:33:38.909061+00', 'ana');
-- day_corrections
insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line, found_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '2026-10-05', '1', 'added', '{}', '2026-11-16 22:33:38.909061+00');
-- disbursements
insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-70be-8ff6-3774acae428b', '20261005', '30.51', '2026-11-16 22:33:35.063+00');
-- event_numbering
insert into event_numbering (only_row, base) values ('true', '0');
-- flow_routes
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'true', 'c2p', 'bnc');
insert into flow_routes (tenant_id, livemode, flow, bank) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'true', 'card', 'bnc');
-- idempotency_keys
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /movements/{id}/ignore', '01a1e67e-8be0-7bb2-80a6-a1f147612e50', E'\\xa66f3876f1b90b5afbb172485cd30ac6a8abbff2c18461a2b43fb4ef989e313e', '01a1e67e-8be2-712f-a318-3102aa598f67', '2026-11-16 22:33:35.514964+00', '01a1e67e-8bc8-7106-bc99-a7d5f8bab317', '200', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebcd43e261016688f3508dc59263aedc5cf6330ecf62f7c561898ac82e41f9d2f3bc233e21fe85b1f32e1005902dc2dde80e85a6918c1b573acf21de4cc761d38be5dcb7919ce16d139574d4206df0692f90d6779bd116d8a865ab90037dce048b5ab6e837e27474d30e30efd81e75317f556723f6da98486ccc865027539fbdb8ad4487ee119aacb0ec5a3194c5491fbb4eccc0c391da6bae8cba69d169a503dee79bd7ba7e633cafb3ee348b038f3e2e4f9f4acfc65a1218400c5b8449267824ba7a342db4251ba0faf918be56d6ec59d24ef3d44623719cfd9940487ef6cf5f389f5e44c923cfaad74c6eafdbb6b4abcf789a2d86d66fd4eda906a760b2601f755fb8ac4bf9f90b75fd9941ee5542040ae5085fa95ee41bdbffd1b85e6616ac33f28da0e7bc3ee6843a206a3c037954cc4b088f454f8669ee9a', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /payment-links', '01a1e67e-8ab2-73d6-9cdc-e5c4aaa7e102', E'\\x73628ee831ecd44e2e73b13d6376bdb610dec86b6be15c6fe018a754488478df', '01a1e67e-8ab5-730f-9557-9ff3305188de', '2026-11-16 22:33:35.162967+00', '01a1e67e-8ab8-7a66-ba7f-516b55167ffb', '201', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb7e9baa4e23d6600bae44ab3a438bd6bbdda549f0da3a26bf6278c38c403dad04f112570ac444a5e9c53b61f4550d1140faf0b0c747d51dfb530d6135fcd33087ee42bc8965891c1e942cae9b0681002c9675a7f289b361f89c2b1929ce64b37cd7edda6122b8476eb341ec88f6c89f3580e0598a82f16c73dc5287456eb12518544e2338dd0bd325f5d990c29caf3e34a15632cd88eb3ea5276ee7400bada39d8593d06486feb84d7e646402070df88a510af4c8182e4e15c90764cf91f6b1d9a7fe93e20c36b3299b2aa87247842040de103baf7ce1cee6be05880138dfc128270ddd050f58e4a5bd4f1860edca2e70171d5611876c1f6a14568462738ed9d18f276cd7031b4f47333f58169877e6f6696429e3088ce4067ee032ce10957c7df2915ed5d309324365d5ddca05ec96a7f037964516b72cd376', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /payments/credit/disburse', '01a1e67e-8a50-7b5f-8b97-c9171e1fd52c', E'\\x9195ec63a4dfcebd7f3f55cd87b1ccb83d378e094e7debb19437ad76a9ce1114', '01a1e67e-8a54-7524-a8dd-f1b6e3449432', '2026-11-16 22:33:35.069816+00', '01a1e67e-8a57-70be-8ff6-3774acae428b', '200', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb3f4b885052e32225de6c83a925bde9bb9211476681ea6d4fe56c8ee34165778cd5fe323962906793c9d7671605e743acbbfe6de298bedee33bcb71af704c785078fad014e522238d1074cb6badf2384bf23f8ab4d4f0099ed95314a3ecd3826eabeb16c58be638729c3c0a0dbfba60b5161c96a4772dcb1c46c87f517d60049df25a98993dd29fbfa20b6bd1bebac155800ad38cf1f6e420092c2b07eedfb1e5d35a164b4c490b4a7d344ffe51e9c03bf369bcf23582f12518d9fecdf60d0250da138644eef64605c5a30127359ee266ae4b12ce407e52a350c814ddb3ffa308a05b6bd08287a77c62ae0e4d800c1c8c857352eaccbab09f1c23252307ceb21245f86ae8db29bbfb406b700d4d5eabc72bd0ecda7bebf2d58dc3936eb06fd2c544e8076b6a234fb871d6195b385de9e361cdd242c5ddafa4b2b05e5cf788aa692ae15f406561da54cee1fff50123102f4f415c6235bdfc33f2c43a09f7cddd6a112635e47c55ed83a888a9efe34ea23db0d4abf0c7c136d28563c60d45f2b8512e9d300ea11dc5b6230e57cdee6ec7434b7e1722ebfbe4b8b9693c2919d373b6c1d7d8421a6926e5e25697bd8e106f5ce94a9c0bac07e5e2693a63ceef7a68ca80766a3e303efa869bc3b8a96f2228b88be609c171812b6f5bacb334f2b360f8f01f78eefc3f1cd1d43c50593d8653f7619ee082e3a82f639e1207480a13c74af5c79e821d2c3e2b0696a9d559108c95c33d79a748af6fb0fff045e124f65d38d998d4193fcf7c9fe86f004575b6a820a0e3b9e5043e2b9a1fdda791a6976a160479cd3dc941766338fa76f17ab381e3372de2070830914d3194e40b34957130e72e6d729b78b589fbd098db7ebb17e4a8b98510d543f505410214bc0d83d9493e54a1e4cfcbf1418c242f066b873f654c1ca4524d511dc8074c8891bb7e9175cbfd7ed189d10bee4303f127482184fa7669b0e2ebb96b8953bdcb4414b8ee3f857bff7ea2fecec5d6e463c03be0055e069a6bcb91132719b5fcb7e924d237953df08ae6ad233c9f06191619d5ef6cced74f479124623fb1a10ecbd4d4ff7c37ba3fdb3b70dac4447566345e47537f301088ddd74fcb4f88b98e085f271748', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /payments/pago-movil/verify', '01a1e67e-89da-774e-98a3-9669b202078f', E'\\x42f411c718863a105181ad8286781e9300e8b5dd36839c570298d729a205cd5e', '01a1e67e-89dd-7c0d-9eec-3ef6844de511', '2026-11-16 22:33:34.9584+00', '01a1e67e-89ea-75e7-9cfe-fe006d3b1d07', '200', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebb23531568db3906f9a6cbb712773c81a1de245847e4a5c18abe4926e9b3380a4de7eba6da5a4d2d0574ac709a299e840d902c8a448d5ff33f639f3634d5af84d393c4286400635bb992d3d6d26125c4f9fbedf24bbdfd6e817c269b88799c08e1a621baf072abe77fbb5f95f18cf8232f1a804a1714ac324a7e2f11e13a37e900305d6b0d815bcdd003d4e011f9a13542aa67e96fa22e8878c2457a2e5f3f9884c1657fc023f54157786cb339e4ba277b0347eb2b89b200ed9b49e85fe67809bcf1de161280a11ac34e248408a887bbda3fb4fe7b9937d2981f91c24261a605107d2588c9468bbd03a7147fbc3ddc5c52a25fde50ec543a569741bc324e880551de2919ccc2e09eaab88e2a3ff43da2fbccd51f3661ee9accc8ddaa9a8cf7778399f489477de38a8dbe83d854774c803801bfb13f640af97a0c35c5c3fd0057362663826302d11daf11548e55c147d268da933e4586043c422f24d3b7339fe409c11a23d2a395fd132546355a751e4e56e7af3504d10251cda7d805f33f34c5c82239879dbdf3982e61a8af558a52bfc047b7596e309c6390956f9f53cab81fb9ecbb469d10fd4fb950055f2', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /payments/vpos', '01a1e67e-891f-701b-a2c1-5bdb294b2c75', E'\\x32ef5ff2855616109f09c2489e524850d14112c32d5aaf8f50cccbec08906f24', '01a1e67e-8926-7b50-8f32-c9ca59a8b96e', '2026-11-16 22:33:34.777826+00', '01a1e67e-8938-79d5-9d50-551bf254262b', '201', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb023c3613fdda6ee3694f31356e26f2286a275b8e9422865cdf91005a134851790323bab18bf7b72ada9486cd23b3ecabd4fb46e16afe720844c24c9eac805f73e815157b8fa8bbc1bfcee7e3d704a3c0b019e7f17a59eeddd91138ba3aab27e6dd21f8d5dac06c9980f0d2127aa801d39bce2785ec08e3c972ec175dbadcc0db05736533521d5915afed9f3fd9236ce267a1ffa3993b3e5ce456f52f36cf9e650d41e13255f1b0511f3c64499146411f11ffad269effb7ea612ed69df95e337f60f4ece44aae8531d7957ad92ad9ecbf9d2f0418d784dcd549acc77172a277642205c7870f53744878d5ada72326687c401c5c3ba7fd35a056395b9a592dc0ab95c69b28834b381d9e2d67fb8628ab7564aae581e618dc0ddc018d9e5940696e5fd3f83344f82b2076d11194e20009f1a7bfa689b5ac8faee36d16c0603044d383d3511e0eea7211f5f581bbb85729c32ba488bf73eab3704637cd2e46741c0df01e05cb53b398d6824918f6755c0a6d83e55858f373b593c4bd23765cdda710fcc10c410b9aaa9a280bba86fbf12854e46f86c09befab09bc07f820af3254ea3bc0e33ef6f7b827fe07fa61f107d2346cee69fcb6bfacecafb1abed62c65a29593966b87a9cf1', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /payments/vpos', '01a1e67e-8963-75bf-831a-012ba069f7ca', E'\\x9c4fc9b0e18bb4d883893abd8ad799901ede2e18a82e0f5374d54abe5eb3206f', '01a1e67e-8966-7176-a05a-8913aa6c0607', '2026-11-16 22:33:34.832383+00', '01a1e67e-896f-79fb-b671-d55dd003a673', '422', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebb95e8e392d94f70ec06f688846341661bbb0a382027e4e32f2cc1c590a6c828cbb75f7856194da7cd75b47c9df214a3cf72ae3636da45b29840eea4a17a532768143049b1e9f2f06497a5a2d52b7a577999eb89a4c244bc3d2844ba95cb6bba45ef1b67d7dee6649eb5103e70770c894b14ef7b24dedc7622587be6e05f63271756648278c741ebe9153b92db87dd4fe2744cf75b5d24a7d989d5645adb4355fb00dd6f877028ca53260933cd7b787f10aec08ced8e5867368001a8017e46cc4dfefb78d17f97c129ff453c315709828f5aa535fb08814ec1cfa5bb1280a480cf050e2adf363c17176094838a27e252174c2679df55242f9acf00980f0e467904fb9314559f3504304018953222422d70110da7ec9aaa6bf2ba5ed4dedcb09b333d25c05560d9668262945c22f6cb9ae8345a82b6a2d68caa06f083b254ae4c6a1f00d1995da09bf32d5c733b36374f25d916cf3a6d7bc469efdd75172475e37acb6343994a4123adf3465e762c6acbdf5b0f80204689fb84b073b7d45a912067c8f6cdc3f892fd7b6389dc9bcc5f2767ac0c0bedbe8393312111a316d737528314bf10b2fdd5477cea50a54a3642ae02e4a31d339b72b7d4b30edfcaa299fb6722c72351534e3d6da', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /payments/vpos', '01a1e67e-8984-7a10-9f88-db1d30bfd996', E'\\x2e4e4db520a1cfbf15405ea2e76fe320094c345b271e6c14794feb8393e5ffa5', '01a1e67e-8987-7b5c-8682-e9a612b5399f', '2026-11-16 22:33:34.867457+00', '01a1e67e-8992-78e4-bceb-a2dfaa5a953d', '201', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeba1a0b71e893098b09b3dc164998cdd5698610abc19daf5788a4d877240c3fe011c6c5a916fc96de39d9de494b56bb1b6278776cdb0f9732b951e63687e0237b9ff4c28eae473a6a14c2b3658b6cf839213efbd04dd21d885a302f906e4f7a33027cba1e61c55be0f21e324c4acf6aa9ea2a13f7b753a62a2802c5b91dbeeb96abee5a242de8cc104cb06e2d05f13bc5bd9ef5220b66eeee7190e1aae10fbe06c279632867d9966511057225a8e39b8f6017cc7c3928c5c4b6c16ff20f92c9f7b70d07ef10cb7a04735944719f5122be4a6dab9501f771aa7e27733a6b48bdc2cbdd776c14d31fd34bfb14c8b4e88a2eb4ec3c1b68c9cd7c7548ce698b9610763652cc1de8f945a047fbd88b56d89d0fc56526763fb4d80cc5b4607f826262e91ede890ecba15a39f491649d4d9f454d3ed80f12bbda2700cb5ae9166a3b31b14ff390ed1e752f57866945e6c9c4d7c4039b9181178ccc2bb7680c70a32dfaf3c35e860a0a5d59309bbc55ad4020537c31c388c4158c38ff34a1428faf11096196a7ecf48da70cfa6d6f2d4b06acf8748fe735b907168c1b53719b3408a68ac2f487b0fc1b8051a0c3d3296ef0a44c375d4efc9706efda5249f8b99315a8b5946', NULL, NULL);
insert into idempotency_keys (tenant_id, livemode, route, key, fingerprint, claim_token, claimed_at, subject_id, status, answer, secret_salt, secret_fingerprint) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'POST /payments/{id}/reverse', '01a1e67e-88af-75f5-b43b-1db8d3f5fba8', E'\\x2cdc4dfbf009575b3f6c564e7ecc4c91138f7a9195c0e5c8ca4115de2a46a66e', '01a1e67e-88e0-7f35-b8d3-87526b9c37c0', '2026-11-16 22:33:34.696606+00', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '200', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb66868468921054e5949ffc92f84f411fbe855d65d22e3652f112ebf294f2788198e09686e01be197d311d2d276be8f20473a274d7b9a37e15810e6492b897c9ae08af16bc6638f8c79adf686813685dd79378cda3c3c1bee37b4c867fe3ad4c0552f38f09921e872b129f35a473ce1b7db3b1b253f256c7bfe8e819e2f7f40f5e8fc1216b8b961ef8881b3a072bb9bfa15f7cf695fc4bf52d709f8b28b1765bbfe3aa04576b91a67bef98c4be2720224d722a0a3b75636b2439c27a2fd4d26432af4a109ae02b315732a1d0feb346b19d150810020b0cf89c75d74f0009ac231d06493519232b70c5c97372e3b58fa12e7667e8a1d64f401cbeebe91cd03ef8cabf3c1df32aac7c59a18978d68caff1002ad3361745841ae93e2a234134ebd514531d12cf8644f1fe8ce9703443afff0954ad90bbd30c2c5a341486d6338bc5a4c1fac375b1c47faab7b02ab56e005f305320bd433cf71ecf152b85728d21ba0a55975e338fdb6b257dac23063ab2248758bd42e2495f21594a3af0ab98aaf7fd611b0239fb24402848f830d8c4430c0c69cfe5c3c3cf51014630368673cdf7738397970cd8fc98f32912ab2b709927898d2776e0c37c05785a8f81b0b065e7d7907585f4383c79894507c63d110ce80ce4b2a6596fcaf356bc457766f388690539ea19d1f58e68c3d2924cb4760c1e9328b90393ef32c88e6eb1acb3676586ed86cbaad36332277e531a64e31b336da3008d7b90e491e442ce04d6ef67fb671be06fdcee79899278535a47b620ef39a478380416f88ef97910bf75737cdf12e4cc0c50d177080f46fb90a864072261eae229b5b44fb90250cc9ae44a3be782591e197cfe2236d', NULL, NULL);
-- installation_secrets
insert into installation_secrets (name, sealed, used_from, chained_at) values ('installation', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb05e5efa523a18043371e37eee7f2dea50161ee9c2a4f409161ce9f1aeae607aa5290e963ba384c8bb021939223841e233cc71085572052bdff2d9f3d26de742ef19b1f321ee53e325e768317f90efb567c662ed369cdc83c864105cf', NULL, NULL);
-- key_payouts
insert into key_payouts (tenant_id, livemode, budget_id, day, payment_id, number, is_reversal, document_hash, destination_hash, ves_amount) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '70166e5d-40b8-4685-8976-18b163d35a8b', '2026-10-05', '01a1e67e-8a57-76ca-8058-b4596da17bf7', '1', 'false', E'\\x43cc23fa52b87b4cc1d02b5b114154151d6adddb17c9fddc06b027fa99e24008', E'\\x45569da57f4b7bf472d7a864ef4781451cae6383fee9fb0ae40c59aa1ce475b7', '10.00');
-- login_attempts
insert into login_attempts (subject, count, last_at, name) values (E'\\x1d601c0f0631799c5a9b4e79f4b48c22c334ba1e847283984dddeef2417908b1', '1', '2026-11-16 22:33:37.9102+00', E'\\x0015d0751631b09aa15ce5653745e275661a1ad44dbb00a692910667979ee5cc');
insert into login_attempts (subject, count, last_at, name) values (E'\\xa2ffa501e6c5bd6d381a3bc5eca989f129d9ebd1d43f2e2ab15c3660bed8c544', '0', '2026-11-16 22:33:36.386417+00', E'\\xbcd8383ce60e4626592703bc46d5344c9b08db979caceb4984069a52e08e2476');
insert into login_attempts (subject, count, last_at, name) values (E'\\xaf512f8aa037d49c51f5478878f1afaf7300cd5228d83c5ae803780095daaa80', '1', '2026-11-16 22:33:37.899305+00', NULL);
insert into login_attempts (subject, count, last_at, name) values (E'\\xceb8afef7df8d9f578c679e647c2efc7fadba5391ee9c70bfb5498f5043d638b', '1', '2026-11-16 22:33:37.922785+00', E'\\x0015d0751631b09aa15ce5653745e275661a1ad44dbb00a692910667979ee5cc');
-- notification_addresses
insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed, created_at, ends_at) values (E'\\xb2b134fedb2cfd65e78c78a12c3f6983e247920a36518a12ae30df1e8ce9cf99', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'r4', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb70bc8ff6c276453ce99ab7b726ff8628ad6aae2704be5a83b8bb77d9a6d226ce0bce1c013429ffc1331588a8b428cef858eeaa9f09f7ba6c5d4941ce361c98dbd12215ec97cbcd614370498d59c9d52c4c80bb97', 'true', '{}', '2026-11-16 22:33:35.340782+00', NULL);
-- oidc_returns
insert into oidc_returns (token_hash, expires_at) values (E'\\x7187f0675eb3827939741acf7342ba78836ecec21a31ecf3f34a55309d3bee8a', '2026-11-16 22:38:38.887329+00');
-- operator_users
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', 'ana', 'operator', NULL, '$scrypt$ln=17,r=8,p=1$SgIHoiAvcjD10M-NzqT8Dw$9v6TMzC6H0mCqBtNtXWRRb68Z2ddBGEhDm6F6w8SaoM', '2026-11-16 22:33:36.339263+00', '2026-11-16 22:33:36.363875+00', NULL, '2026-11-16 22:33:37.72678+00', NULL, NULL);
insert into operator_users (user_id, name, role, tenant_id, password_hash, created_at, password_changed_at, disabled_at, last_login_at, issuer, subject) values ('f25017b1-eecb-41bd-b7fd-6bec15454aeb', 'oidc:ana-5f3c09ab', 'viewer', NULL, '', '2026-11-16 22:33:38.888895+00', '2026-11-16 22:33:38.888895+00', NULL, NULL, 'https://login.example.com', 'ana');
-- operator_former_passwords
insert into operator_former_passwords (user_id, password_hash, ended_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', '$scrypt$ln=17,r=8,p=1$SgIHoiAvcjD10M-NzqT8Dw$9v6TMzC6H0mCqBtNtXWRRb68Z2ddBGEhDm6F6w8SaoM', '2026-11-16 22:33:36.363875+00');
-- operator_passkeys
insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) values ('9a99c0b3-97b7-4e9d-b2b9-2328ed253f9f', '01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x01', E'\\x02', '0', '{usb}', 'Key', '2026-11-16 22:33:38.881468+00', NULL);
-- operator_recovery_codes
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x0236bb901f741a606c996df4043745bf9d6b1596246b96292fe7f47aa5dfe744', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x07a319e967d5112cd9931be0ab926e7824315c45974cfaf0aeea528214530e39', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x109c26b4356a8f1cd83e452f31a51374e29055dea41922ba01f071fc5f1073e8', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x5bcc5f5639a36a59c85e2214bd560ce571c951a3961a2af5596d01da7020d1d7', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x6df704e3eadbb920eed1b70b01c0284ae803a2b46cdd8e89bbc385ba040ec4ef', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x88d16f37d71e17e68389e127fcd5d830c1d514721a3d6bdaa1a9531fd4de1ff7', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x93a530550ab2c1b887c48ffc2523cc6699d3f773a07316138ec5f06da240ff66', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\xa396183e5e29d9555a5fea66412fe60f968f203f1a1f2d40eaa8a2568ddd213e', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\xca3cb8bc2c5b3b2deb843a85f4f3ed8781c26a31f53b80eb2503349f2e9da253', NULL);
insert into operator_recovery_codes (user_id, code_hash, used_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\xd199cad7da299d63b2560335fc2a04fa68b60b67c00b14ef58a876b7c9a89360', NULL);
-- operator_sessions
insert into operator_sessions (token_hash, user_id, created_at, last_seen_at, expires_at, session_id, address, device, verified_at, verified_with) values (E'\\x51e11004aaf1c85a18d3a7fe91c460d6bc409d553b0e4e07465eee11ae974980', '01a1e67e-8f52-741a-8940-fcecce824a5b', '2026-11-16 22:33:37.72678+00', '2026-11-16 22:33:37.72678+00', '2026-11-17 10:33:37.72678+00', 'e1e728e2-9aed-484e-a104-91f63f031cd7', '127.0.0.1', '', '2026-11-16 22:33:37.72678+00', 'password');
-- operator_tokens
insert into operator_tokens (token_id, user_id, public_part, hash, created_at, expires_at, revoked_at, last_used_at, step_up) values ('01a1e67e-8f60-7f62-93d3-43a7b5a5607f', '01a1e67e-8f52-741a-8940-fcecce824a5b', 'pas_op_u1X0iXVX', E'\\x5cb096d7900d56a5b1aa879c5d77b8a5cf4feb6d9aa358899c45cd5841151364', '2026-11-16 22:33:36.354994+00', NULL, NULL, NULL, 'false');
-- operator_totp
insert into operator_totp (user_id, secret, last_step, created_at, confirmed_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb95f88839ee41226b4e2e0232ca9d8ccc28cd4cb248751590db8d5e37333fb76359f4575bd42830755896c98dbebc276e11085094203bce866b627e45ea9999dff3bd3652', '0', '2026-11-16 22:33:37.954256+00', NULL);
-- payments
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9', 'C2P', 'COMPLETED', NULL, 'order-1', NULL, '2026-11-16 22:33:33.883+00', '2026-11-16 22:33:34.133+00', '2026-11-16 22:48:33.883+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb05908ff482b17dca7ecc7cd4112e80381dd306c49f1a23e6b6c8a315aee9f04741fe4c55c4e82aeae690b129b5e751681b3d969f90888fea9296f73e028dd5e4bedf56b4e275dea8466925e9c9603cf817ed5628a573fa5730216b5984', E'\\x99d673a83207e86e649e25bfeb9a9e78f026ade5bdbb40dcd9cff1d3d2bde2f8', E'\\x02a7c1aea495d35e902cc2b5a491120f7c3742cd6f39e1cc97f8ca345c243f72', E'\\x01b93b6c142489bb6ea0073374b6e23981a1045ac8191a75e72ab4c066f41dc0', NULL, NULL, 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-85ef-73be-98ea-232f9f326493', '2026-11-16 22:33:33.935+00', NULL, '09841410', '486841410', '{486841410,9841410}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', '{"seat": "12"}');
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-871f-76a3-ba26-009a965267c3', 'C2P', 'FAILED', NULL, NULL, NULL, '2026-11-16 22:33:34.239+00', '2026-11-16 22:33:34.46+00', '2026-11-16 22:48:34.239+00', '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb9dc492925d083332276ceb33b21fcf14fb8ae1e930ba1e9690b7f1f00dc41e6b6bc53fc00835a672bfdc23fcf5b0adc117256ae4434b63cfbb78c98fce23054956e9e8d6e9b70b52a20d049391db56540870f927bcbb5b4da525039183', E'\\x99d673a83207e86e649e25bfeb9a9e78f026ade5bdbb40dcd9cff1d3d2bde2f8', E'\\x02a7c1aea495d35e902cc2b5a491120f7c3742cd6f39e1cc97f8ca345c243f72', E'\\x01b93b6c142489bb6ea0073374b6e23981a1045ac8191a75e72ab4c066f41dc0', NULL, NULL, 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-875f-7aae-be62-585a2035d13a', '2026-11-16 22:33:34.303+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8878-79b7-95c3-5273e1c9b720', 'C2P', 'REVERSED', NULL, 'order-2', NULL, '2026-11-16 22:33:34.584+00', '2026-11-16 22:33:34.719+00', '2026-11-16 22:48:34.584+00', '11.00', '3261.39', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb0c2a541ed0ad7b32c51609db215a464a5ca5522ef55b2a348040c3d9bd0b5d7d6cbf592a7de600f1b5f94db163ef4b1a71580d3c680c7eab4300d65badf388226ae1d36f7e7878e7a0561423216660d091b593838dd9a57feeb51cb162', E'\\x99d673a83207e86e649e25bfeb9a9e78f026ade5bdbb40dcd9cff1d3d2bde2f8', E'\\x02a7c1aea495d35e902cc2b5a491120f7c3742cd6f39e1cc97f8ca345c243f72', E'\\x01b93b6c142489bb6ea0073374b6e23981a1045ac8191a75e72ab4c066f41dc0', NULL, NULL, 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-888c-71f4-9832-f98f2c315434', '2026-11-16 22:33:34.604+00', NULL, '09841462', '486841462', '{486841462,9841462}', NULL, '000000', NULL, NULL, '01a1e67e-88e7-7d16-9286-e6c4686bd414', '2026-11-16 22:33:34.695+00', '09841471', NULL, '{9841471}', NULL, '2026-11-16 22:33:34.719+00', '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8911-71fa-a493-99272d951920', 'C2P', 'PENDING', 'intent', 'order-3', NULL, '2026-11-16 22:33:34.737+00', '2026-11-16 22:33:34.737+00', '2026-11-16 22:48:34.737+00', '12.00', '3557.88', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebe1dc49019e9a2764e53825b36cdedb4b633878976b3b0005faffb623023685f7b786038943d722dc4a4c6e6f12bb10ac89ee8c488b9fa4506a58f6edcf769acfa9798d53e6f3610109592f46744a4e68c91aa1d33e01692b5ee6b4954b', E'\\x99d673a83207e86e649e25bfeb9a9e78f026ade5bdbb40dcd9cff1d3d2bde2f8', E'\\x02a7c1aea495d35e902cc2b5a491120f7c3742cd6f39e1cc97f8ca345c243f72', E'\\x01b93b6c142489bb6ea0073374b6e23981a1045ac8191a75e72ab4c066f41dc0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, '2026-11-16 22:48:34.737+00', NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8938-79d5-9d50-551bf254262b', 'VPOS', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:33:34.775+00', '2026-11-16 22:33:34.786+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb7f83a7e01c4dcac16b9076e2f4126a96bd5f229d1a0a8175c8a3e0e1e575e05bfbc122ac775eee76b987b5e6b14c8266a75332fa40f84bb58d78bcc586e6a007a9cf67961395f995c6c6', E'\\xb7239828e287093fe3cbee19af4f5110d7b155f231781bfaacf929f3cfde3040', NULL, E'\\x4c88320c678c7e8e9d4dffc73560486cf380e8a1eaed8e1296a602293e8d38ab', '4242', 'Visa', 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-8928-7e8d-9d81-74c056bc2ce6', '2026-11-16 22:33:34.775+00', NULL, '9841478', NULL, '{}', NULL, 'G00', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-896f-79fb-b671-d55dd003a673', 'VPOS', 'FAILED', NULL, NULL, NULL, '2026-11-16 22:33:34.831+00', '2026-11-16 22:33:34.837+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb6fb8d52f306975acaa72c5a5f4f5e1274bf2a69f3a73e7e2905971d7edc2bcf18c637885cbfa45ee222a6c16b6874eb673594e1982ced4adf959eb0c9ff09cebdcbf511f787ece8a725e', E'\\xd35b41129475aac9e9c9f3e31f7f3727cc88f9cd8d87d0b749cae46d069e6cd5', NULL, E'\\x6443d9fe3eb54d5145719bb08cd87ed17daad299933b92820b9e0a22f77c08ea', '9995', 'Visa', 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-8967-7306-9266-27d42732bbe3', '2026-11-16 22:33:34.831+00', NULL, NULL, NULL, '{}', NULL, 'G51', 'G51', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8992-78e4-bceb-a2dfaa5a953d', 'VPOS', 'PENDING', 'unknown', NULL, NULL, '2026-11-16 22:33:34.866+00', '2026-11-16 22:33:34.879+00', NULL, '10.00', '2964.90', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb6956177aec062b144563d88c028e61373786ac845881112b14fe2dd6ed6aa8b0107c3f2fdce6d47e64cad1526c169eadeb4fbc110d25f7d867c5c5da31e734eab7f60cd8afd2b18161a4', E'\\x4e59cce5dfc4dd994840c25153b2fe6d29f2ca7992b4c11cd456b099c2d9633f', NULL, E'\\x758998db5818392c4767da4635c90b7e394448ea6cc0576353fe129abb8fb670', '0119', 'Visa', 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-8989-7a1a-938c-f7f345fb1d5f', '2026-11-16 22:33:34.866+00', '2026-11-16 22:33:34.879+00', NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '2', '2026-11-16 22:33:38.712983+00', '2026-11-16 22:33:41.881+00', NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-89ea-75e7-9cfe-fe006d3b1d07', 'PAGO_MOVIL', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:33:34.954+00', '2026-11-16 22:33:35.017+00', NULL, '10.00', '2964.90', '2969.90', 'false', '296.48970000', '2026-11-16', NULL, E'\\xc8d9dbb2d123f2bfc3372865beaccfbcbbfb4849dc4dd19a5445050730123c5d', NULL, NULL, NULL, NULL, 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', NULL, NULL, NULL, '11110002', NULL, '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-76ca-8058-b4596da17bf7', 'DISPERSION', 'COMPLETED', NULL, NULL, '01a1e67e-8a57-70be-8ff6-3774acae428b', '2026-11-16 22:33:35.063+00', '2026-11-16 22:33:35.091+00', NULL, '0.03', '10.00', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebfaa1adb4070a40abeea35dae7c067a633edfbcdce2ac44940c70e737db5f8145db54f8eb9f4b1e19470f71490aa4ad915b01a86b84ce94d8d107cfa2fb98abca041ddf708d4d19f26a7bbb04167cb569d20ba04d4e848767dc9b1deb7009ce6d543e9ad16e8ac79605d91c47f03c0ca8', E'\\x2e40219c589864fe0081020587e1445765b6c9d7a4e5c291f524314d22ed21b6', NULL, NULL, NULL, NULL, 'r4', E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', '01a1e67e-8a63-7f9d-ad29-569cd96b1da7', '2026-11-16 22:33:35.075+00', NULL, '36841508', NULL, '{36841508}', '31d19b96-7abd-41d5-9453-ca16b3539a55', 'ACCP', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-7722-ad87-d18879d64906', 'DISPERSION', 'FAILED', NULL, NULL, '01a1e67e-8a57-70be-8ff6-3774acae428b', '2026-11-16 22:33:35.063+00', '2026-11-16 22:33:35.094+00', NULL, '0.07', '20.51', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebfb623590304c30edc972ec7d4bf4fe89dcc3526c59d28676c9c0df76a3905ab628311a92842c47f1533aa4fa0d0adc584c863367ad58b1d46d9e02bacad8764293e1a1f4614078f74c734df5237a2723a6d9c0d558d42f4e402ad8a0b6059d37739307ba2c11cae3087adfd3f05b543b', E'\\x58886cf70a27a4cd2269f2b4f52747a2553ae9d84a22b6c846efdc1763c43f1e', NULL, NULL, NULL, NULL, 'r4', E'\\x8b76135e9257474e56e2dc671c4ca78d9f111ea125eafcbf47a0b74c168140ed', '01a1e67e-8a63-7577-92b0-40aeddf2ab03', '2026-11-16 22:33:35.075+00', NULL, NULL, NULL, '{}', 'c27fdb21-209e-4661-abc7-255f161def48', 'AM04', 'AM04', NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, NULL, '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
insert into payments (tenant_id, livemode, payment_id, method, status, stage, external_ref, batch_id, created_at, updated_at, expires_at, usd_amount, ves_amount, received_ves_amount, paid_late, bcv_rate, rate_date, payer, payer_hash, phone_hash, document_hash, card_last4, card_brand, bank, account_id, attempt_id, submitted_at, calls_ended_at, bank_reference, bank_tx_id, bank_numbers, operation_id, bank_code, failure_code, reversal_stage, reversal_attempt_id, reversal_submitted_at, reversal_ref, reversal_tx_id, reversal_numbers, reversal_code, reversed_at, checks, checked_at, next_check_at, review_reason, checkout_session_id, key_id, metadata) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8b1b-7ddd-8645-180f80ab8889', 'C2P', 'COMPLETED', NULL, NULL, NULL, '2026-11-16 22:33:35.259+00', '2026-11-16 22:33:35.313+00', '2026-11-16 22:48:35.259+00', '13.00', '3854.37', NULL, 'false', '296.48970000', '2026-11-16', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebfc58d0c15cf1b6e16868db66177408744bff423f2f68447f2cefe89fad090f8772fba069a40171b83d49d5a5b14b3ba4708b600cf804b81fa663c4a2d3907a75ca08665e322578d055daa3cfc13ffea1635287018bcd68f0052babc3e4', E'\\x99d673a83207e86e649e25bfeb9a9e78f026ade5bdbb40dcd9cff1d3d2bde2f8', E'\\x02a7c1aea495d35e902cc2b5a491120f7c3742cd6f39e1cc97f8ca345c243f72', E'\\x01b93b6c142489bb6ea0073374b6e23981a1045ac8191a75e72ab4c066f41dc0', NULL, NULL, 'bnc', E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-8b3d-7463-a78c-b9b6d1dd0166', '2026-11-16 22:33:35.293+00', NULL, '09841531', '486841531', '{486841531,9841531}', NULL, '000000', NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL, NULL, '0', NULL, NULL, NULL, '01a1e67e-8aeb-7929-8c10-b0bf3cd4c6d1', '01a1e67e-849d-7004-b00c-92394b767fbb', NULL);
-- overpayment_changes
insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount, claimed_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9', '1', '60cf8067-e648-49b9-b947-b9c3f68fd59c', '20.00', '2026-11-16 22:33:38.925542+00');
-- passkey_challenges
insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (E'\\x256308b638acc0aa25922ded851a617889b640ab5021be4073da228299ef81d6', '01a1e67e-8f52-741a-8940-fcecce824a5b', 'factor', '2026-11-16 22:38:38.722676+00');
-- payment_approvals
insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at, decision, decided_by, decided_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-76ca-8058-b4596da17bf7', '10.00', 'key:requester', '2026-11-16 22:33:38.919535+00', '2026-11-17 22:33:38.919535+00', 'approved', 'user:ana', '2026-11-16 22:33:38.919535+00');
-- payment_events
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9', '01a1e67e-85c5-74b6-aa4f-23bdac7b692c', '2026-11-16 22:33:33.883+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9', '01a1e67e-85ef-7d8b-96a1-e3bff23464c3', '2026-11-16 22:33:33.935+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9', '01a1e67e-86d2-7cf3-8b02-77f627d43141', '2026-11-16 22:33:34.133+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09841410"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-871f-76a3-ba26-009a965267c3', '01a1e67e-8720-78d2-bfef-d2f551f24ffd', '2026-11-16 22:33:34.239+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-871f-76a3-ba26-009a965267c3', '01a1e67e-875f-77cb-b499-9882e9080d17', '2026-11-16 22:33:34.303+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-871f-76a3-ba26-009a965267c3', '01a1e67e-87fd-78a7-9382-67853f178919', '2026-11-16 22:33:34.46+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '01a1e67e-8879-7a98-99a0-ffd4e78303b4', '2026-11-16 22:33:34.584+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '01a1e67e-888c-7231-9a19-0752ffc0b346', '2026-11-16 22:33:34.604+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '01a1e67e-889e-7490-a14c-375aa58cda63', '2026-11-16 22:33:34.622+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09841462"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '01a1e67e-88e7-70b9-bdcf-06931e3d18b0', '2026-11-16 22:33:34.695+00', 'reversal_submitted', 'COMPLETED', NULL, '{"bank": "bnc"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '01a1e67e-8900-7f01-b5bd-307e3a2283e8', '2026-11-16 22:33:34.719+00', 'reversed', 'REVERSED', 'payment.reversed', '{"code": "000000", "reference": "09841471"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8911-71fa-a493-99272d951920', '01a1e67e-8911-776c-999c-daa33ed54f9a', '2026-11-16 22:33:34.737+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8938-79d5-9d50-551bf254262b', '01a1e67e-8939-752b-b1a6-5ab58bf7bed9', '2026-11-16 22:33:34.775+00', 'submitted', 'PENDING', NULL, '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8938-79d5-9d50-551bf254262b', '01a1e67e-8942-7f18-8ad0-db027e28625f', '2026-11-16 22:33:34.786+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "G00", "reference": "9841478"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-896f-79fb-b671-d55dd003a673', '01a1e67e-896f-7755-a3ec-25e15c0dcad4', '2026-11-16 22:33:34.831+00', 'submitted', 'PENDING', NULL, '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-896f-79fb-b671-d55dd003a673', '01a1e67e-8975-73cc-bc50-a6e2505e4f3c', '2026-11-16 22:33:34.837+00', 'failed', 'FAILED', 'payment.failed', '{"code": "G51"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8992-78e4-bceb-a2dfaa5a953d', '01a1e67e-8992-75af-a40a-7a47aace46a0', '2026-11-16 22:33:34.866+00', 'submitted', 'PENDING', NULL, '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8992-78e4-bceb-a2dfaa5a953d', '01a1e67e-899f-7122-9c63-1e374d85bcca', '2026-11-16 22:33:34.879+00', 'unknown', 'PENDING', 'payment.pending', '{"reason": "connection_lost"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-89ea-75e7-9cfe-fe006d3b1d07', '01a1e67e-8a3f-7f96-9167-2fd74c4e0557', '2026-11-16 22:33:35.017+00', 'completed', 'COMPLETED', 'payment.completed', '{"date": "2026-11-16", "reference": "11110002", "receivedVesAmount": "2969.90"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-76ca-8058-b4596da17bf7', '01a1e67e-8a5a-707c-94b9-8847f642250b', '2026-11-16 22:33:35.063+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e67e-8a57-70be-8ff6-3774acae428b"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-76ca-8058-b4596da17bf7', '01a1e67e-8a63-7090-8ef7-f15a89910982', '2026-11-16 22:33:35.075+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-76ca-8058-b4596da17bf7', '01a1e67e-8a73-7842-9956-d9522edb89e9', '2026-11-16 22:33:35.091+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "ACCP", "reference": "36841508"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-7722-ad87-d18879d64906', '01a1e67e-8a5a-7985-9fa2-d67d3e773533', '2026-11-16 22:33:35.063+00', 'queued', 'PENDING', NULL, '{"batchId": "01a1e67e-8a57-70be-8ff6-3774acae428b"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-7722-ad87-d18879d64906', '01a1e67e-8a63-70b9-a775-6243bd862ec7', '2026-11-16 22:33:35.075+00', 'submitted', 'PENDING', NULL, '{}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8a57-7722-ad87-d18879d64906', '01a1e67e-8a76-7587-ad4e-bf1ae9ec033d', '2026-11-16 22:33:35.094+00', 'failed', 'FAILED', 'payment.failed', '{"code": "AM04"}', NULL);
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8b1b-7ddd-8645-180f80ab8889', '01a1e67e-8b1c-7388-a2f2-a5291c6ef464', '2026-11-16 22:33:35.259+00', 'created', 'PENDING', 'payment.pending', '{}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8b1b-7ddd-8645-180f80ab8889', '01a1e67e-8b3d-7a3c-91cd-bb5efa4d81ab', '2026-11-16 22:33:35.293+00', 'submitted', 'PENDING', NULL, '{"bank": "bnc"}', '01a1e67e-849d-7004-b00c-92394b767fbb');
insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data, key_id) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8b1b-7ddd-8645-180f80ab8889', '01a1e67e-8b52-72ac-ba39-804867454333', '2026-11-16 22:33:35.313+00', 'completed', 'COMPLETED', 'payment.completed', '{"code": "000000", "reference": "09841531"}', NULL);
-- payment_hours
insert into payment_hours (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '2026-11-16 21:00:00+00', 'bnc', 'C2P', '2', '1', '0', '20.00', '6027.42', '{1,2}');
-- payment_hours_done
insert into payment_hours_done (only_row, until) values ('true', '2026-11-16 22:33:30.643132+00');
-- payment_links
insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, usd_amount, ves_amount, currency, description, methods, external_ref, return_url, lines, metadata, language, max_uses, is_shared, is_active, expires_at, created_at, created_by) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8ab8-7a66-ba7f-516b55167ffb', E'\\x6962fc6dc02fed89922c893989eec838af32584c6bd02f6052a9a3885949404a', E'\\x0233131d44b638d7b9b029b240f1628f22e748abebe3239ebb5873f71b523d94d26c4681d709ac6a3960db0317c07df9907ed3455ea5d932662553937e36a03edf2f701beee1a1cd21b20cf3f19d1c989a58b242329d4f14f5e4357c231bb8bda772', '13.00', NULL, 'USD', 'Pedido 1042', NULL, NULL, NULL, '[]', '{}', 'es', '1', 'true', 'true', NULL, '2026-11-16 22:33:35.16+00', 'key:01a1e67e-849d-7004-b00c-92394b767fbb');
-- payment_requests
insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash, document_hash, bank_code, reference, opened_at, late_until) values (E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '1eafe9ce-1ee6-42fb-8e49-5c415e9cf4ee', '150.25', NULL, NULL, NULL, NULL, '2026-11-16 22:33:38.905698+00', '2026-11-17 23:33:38.905698+00');
-- pending_sign_ins
insert into pending_sign_ins (token_hash, user_id, expires_at) values (E'\\x163b19d86aea8a08df74f21ff91c1bd2439bd80da0decbe51944e3d719edeee5', '01a1e67e-8f52-741a-8940-fcecce824a5b', '2026-11-16 22:38:38.727784+00');
-- rate_buckets
insert into rate_buckets (tenant_id, livemode, tokens, updated_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '196', '2026-11-16 22:33:38.937034+00');
-- rate_sources
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('r4', '2026-11-16 22:33:38.753927+00', '-infinity', NULL, NULL, NULL, NULL, 'false');
insert into rate_sources (source, next_refresh_at, asked_on, asked_at, answered_at, published_at, error, held) values ('vexFx', '2026-11-16 22:33:38.753927+00', '2026-11-16', '2026-11-16 22:33:33.489849+00', '2026-11-16 22:33:33.662072+00', '2026-11-16 22:33:33.662072+00', NULL, 'false');
-- rates
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'operator', '300.00000000', 'false', '2026-11-16 22:33:38.753927+00', '2026-11-16 22:33:38.753927+00', NULL);
insert into rates (source, value_date, origin, rate, held, first_fetched_at, fetched_at, withdrawn_at) values ('vexFx', '2026-11-16', 'sandbox', '296.48970000', 'false', '2026-11-16 22:33:33.662072+00', '2026-11-16 22:33:33.662072+00', NULL);
-- schema_migrations
insert into schema_migrations (version, name, checksum, applied_at) values ('1', '0001_installation_tenants.sql', '5d7c823e30453d8d920a1ce0aa5fb4497d908ca6568095f62c38d8164f06b511', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('10', '0010_checkout.sql', '751a6c8bca00bbeaab2e7a31eb449ac600ee31d6bbb510f44aaffa299998328e', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('11', '0011_key_restrictions.sql', '862a27229a208de1c746f27fa667a651bffa35a1260bad700d62c076a904ec88', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('12', '0012_people.sql', 'fd5884cd4108b8f7c6d22886168d0feb6fe868b5bb9d143d01663d32d4a1fbe5', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('13', '0013_audit.sql', '4c916b3c3ccffbc6f5f451c0378f27b96226ffc6efc194ced2034bc2529feaa2', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('14', '0014_secrets.sql', 'c66ebe8c05a275145faa11cdbdc7b72052cfe81792d76a4ab6cc1b4883d384a7', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('15', '0015_oidc.sql', '70d2ddaad83b58bc114b3ad916756c913aca927fc5240aaff719362c4e1ac312', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('16', '0016_events.sql', '12ae73d0aabb2691a9cc03e154d23e0a4a41edb99fb489557712dccf448aa9cf', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('17', '0017_search.sql', '883005ceb0b276bd4254c8f23b37d9cd08833665ef670c60172cc830d832b711', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('18', '0018_staff.sql', 'e91e3a5c5bec8d197e619d9a547cbe42bb5086e88d1e4d57d532e39ad24ca9ee', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('19', '0019_secret_chain.sql', '053ee7775555c77642f6a79123033d92467a0cf2660919f59554aaadd6c53d19', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('2', '0002_banks.sql', '6b10b995759b4efa46d625b4d1a13c52a8fe3aeb982ef68f9f5aa5937de1b309', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('21', '0021_reversed.sql', 'b8974879ced4ce1960236a5c4b04e09fff520f3663ef7b7810b4b1d1bd1b3a29', '2026-11-16 22:33:30.991419+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('3', '0003_rates.sql', '0b978a68ed846ba721abfaf88c03bd078075815d3ac2cf19483a13772c4b73c7', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('4', '0004_payments.sql', '817a9ccc454cfb4362c58a184b36028f82cc098cdf58d15c906321842660c163', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('5', '0005_webhooks.sql', '5233bac19c93d847aafd4eddbb496af008f0a1c9d15f80b80ef3b675cc5a9f3d', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('6', '0006_movements.sql', '44639f2b8b6ac9727c4f475853cc76084ec125976f98b6ac5f0c61e504c1ee17', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('7', '0007_operators.sql', '3a8b9cef99ce698c242c2dae2c3c246ad52082550bb731770c60fe9b7695a5b3', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('8', '0008_reconciliations.sql', '52ce7586748b35b63607851a623b4158643b83407b16fad85bf1fcb920c8fafd', '2026-11-16 22:33:30.643132+00');
insert into schema_migrations (version, name, checksum, applied_at) values ('9', '0009_overpayments.sql', 'd84b6b5a7728ba849357c90510d6a99ca3ff24eb3cb5f50d653154eacb9f3d27', '2026-11-16 22:33:30.643132+00');
-- schema_routines
insert into schema_routines (name, version, checksum, applied_at) values ('emit_payment_canceled.sql', '2', 'cc3acf1d6756c57646bcf26b6ccc923728a9b01653eada0f8cc68f91f4b929e1', '2026-11-16 22:33:31.000385+00');
insert into schema_routines (name, version, checksum, applied_at) values ('follow_checkout_session.sql', '1', '3ab47dc1f169a4cb59f66c74a73a472f2107eb8d47c2da683fc5d720fe834c5c', '2026-11-16 22:33:31.008307+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_checkout_event.sql', '2', 'f6f58c09d0fb36b71f5dc502528012e61b902587d9a4b42c8d56b57859a453e1', '2026-11-16 22:33:31.010852+00');
insert into schema_routines (name, version, checksum, applied_at) values ('queue_webhook_deliveries.sql', '4', 'a78496712f29f015ce99acee3dbbab44502ad4bc75e88baecc74eaf1d43ccf82', '2026-11-16 22:33:31.002766+00');
insert into schema_routines (name, version, checksum, applied_at) values ('use_key_budget.sql', '1', '19bfbaf3d8dc8ca5e79439a9c9aadd2a9a0e6a8aad6e9cd5ef83b251dd9508b3', '2026-11-16 22:33:30.995173+00');
-- statement_readings
insert into statement_readings (account_id, tenant_id, livemode, bank, next_read_at, started_at, leased_until, read_at, read_until, failures, created_at) values (E'\\xc2e5fc1c98aaeaca6f0c5470e528b71258f5b6a71e63e97aaeb54ad4858c0efa', '01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', 'bnc', 'infinity', NULL, NULL, NULL, NULL, '0', '2026-11-16 22:33:38.89897+00');
-- tenant_events
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '776', '1', '01a1e67e-85c5-74b6-aa4f-23bdac7b692c', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:33.883Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:33.883Z"}', '2026-11-16 22:33:33.897938+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '783', '2', '01a1e67e-86d2-7cf3-8b02-77f627d43141', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09841410","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:33.883Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.133Z"}', '2026-11-16 22:33:34.166988+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '785', '3', '01a1e67e-8720-78d2-bfef-d2f551f24ffd', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-871f-76a3-ba26-009a965267c3","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.239Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.239Z"}', '2026-11-16 22:33:34.241269+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '792', '4', '01a1e67e-87fd-78a7-9382-67853f178919', '{"event":"payment.failed","data":{"paymentId":"01a1e67e-871f-76a3-ba26-009a965267c3","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.239Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.460Z"}', '2026-11-16 22:33:34.461826+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '794', '5', '01a1e67e-8879-7a98-99a0-ffd4e78303b4', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8878-79b7-95c3-5273e1c9b720","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.584Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.584Z"}', '2026-11-16 22:33:34.588743+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '799', '6', '01a1e67e-889e-7490-a14c-375aa58cda63', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8878-79b7-95c3-5273e1c9b720","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09841462","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.584Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.622Z"}', '2026-11-16 22:33:34.626984+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '804', '7', '01a1e67e-8900-7f01-b5bd-307e3a2283e8', '{"event":"payment.reversed","data":{"paymentId":"01a1e67e-8878-79b7-95c3-5273e1c9b720","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09841462","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.584Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.719Z"}', '2026-11-16 22:33:34.721275+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '805', '8', '01a1e67e-8911-776c-999c-daa33ed54f9a', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8911-71fa-a493-99272d951920","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.737Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.737Z"}', '2026-11-16 22:33:34.739126+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '813', '9', '01a1e67e-8942-7f18-8ad0-db027e28625f', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8938-79d5-9d50-551bf254262b","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9841478","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.775Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.786Z"}', '2026-11-16 22:33:34.794971+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '820', '10', '01a1e67e-8975-73cc-bc50-a6e2505e4f3c', '{"event":"payment.failed","data":{"paymentId":"01a1e67e-896f-79fb-b671-d55dd003a673","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.831Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.837Z"}', '2026-11-16 22:33:34.840285+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '825', '11', '01a1e67e-899f-7122-9c63-1e374d85bcca', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8992-78e4-bceb-a2dfaa5a953d","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.866Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.879Z"}', '2026-11-16 22:33:34.883346+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '832', '12', '01a1e67e-8a3f-7f96-9167-2fd74c4e0557', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-89ea-75e7-9cfe-fe006d3b1d07","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.954Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:35.017Z"}', '2026-11-16 22:33:35.040933+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '838', '13', '01a1e67e-8a73-7842-9956-d9522edb89e9', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8a57-76ca-8058-b4596da17bf7","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36841508","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.063Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:35.091Z"}', '2026-11-16 22:33:35.09252+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '839', '14', '01a1e67e-8a76-7587-ad4e-bf1ae9ec033d', '{"event":"payment.failed","data":{"paymentId":"01a1e67e-8a57-7722-ad87-d18879d64906","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.063Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:35.094Z"}', '2026-11-16 22:33:35.09516+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '851', '15', '01a1e67e-8b1c-7388-a2f2-a5291c6ef464', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8b1b-7ddd-8645-180f80ab8889","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.259Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","checkoutSessionId":"01a1e67e-8aeb-7929-8c10-b0bf3cd4c6d1","livemode":false},"timestamp":"2026-11-16T22:33:35.259Z"}', '2026-11-16 22:33:35.261275+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '857', '16', '01a1e67e-8aeb-7929-8c10-8f320a4a5f08', '{"event":"checkout.paid","data":{"sessionId":"01a1e67e-8aeb-7929-8c10-b0bf3cd4c6d1","linkId":"01a1e67e-8ab8-7a66-ba7f-516b55167ffb","status":"PAID","paymentId":"01a1e67e-8b1b-7ddd-8645-180f80ab8889","description":"Pedido 1042","usdAmount":13,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.211Z","livemode":false},"timestamp":"2026-11-16T22:33:35.313Z"}', '2026-11-16 22:33:35.314786+00');
insert into tenant_events (tenant_id, livemode, number, place, event_id, body, created_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '857', '17', '01a1e67e-8b52-72ac-ba39-804867454333', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8b1b-7ddd-8645-180f80ab8889","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09841531","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.259Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","checkoutSessionId":"01a1e67e-8aeb-7929-8c10-b0bf3cd4c6d1","livemode":false},"timestamp":"2026-11-16T22:33:35.313Z"}', '2026-11-16 22:33:35.314786+00');
-- user_links
insert into user_links (user_id, token_hash, created_at, expires_at) values ('01a1e67e-8f52-741a-8940-fcecce824a5b', E'\\xa70fed2ed6b8ef731d40663cc18c383f803363cf3346215024a5eee63dd36c79', '2026-11-16 22:33:38.738961+00', '2026-11-19 22:33:38.738961+00');
-- webhook_deliveries
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-85c5-74b6-aa4f-23bdac7b692c', 'payment.pending', '01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9","status":"PENDING","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:33.883Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:33.883Z"}', 'delivered', '2026-11-16 22:33:33.883+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:33.923929+00', '200', NULL, '9', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-86d2-7cf3-8b02-77f627d43141', 'payment.completed', '01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-85bb-7d83-8884-b3d5d0aa1ee9","status":"COMPLETED","externalRef":"order-1","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"09841410","metadata":{"seat":"12"},"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:33.883Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.133Z"}', 'delivered', '2026-11-16 22:33:34.133+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.189203+00', '200', NULL, '33', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8720-78d2-bfef-d2f551f24ffd', 'payment.pending', '01a1e67e-871f-76a3-ba26-009a965267c3', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-871f-76a3-ba26-009a965267c3","status":"PENDING","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.239Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.239Z"}', 'delivered', '2026-11-16 22:33:34.239+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.279797+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-87fd-78a7-9382-67853f178919', 'payment.failed', '01a1e67e-871f-76a3-ba26-009a965267c3', '{"event":"payment.failed","data":{"paymentId":"01a1e67e-871f-76a3-ba26-009a965267c3","status":"FAILED","method":"C2P","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.239Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.460Z"}', 'delivered', '2026-11-16 22:33:34.46+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.515052+00', '200', NULL, '70', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8879-7a98-99a0-ffd4e78303b4', 'payment.pending', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8878-79b7-95c3-5273e1c9b720","status":"PENDING","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.584Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.584Z"}', 'delivered', '2026-11-16 22:33:34.584+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.605279+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-889e-7490-a14c-375aa58cda63', 'payment.completed', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8878-79b7-95c3-5273e1c9b720","status":"COMPLETED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09841462","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.584Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.622Z"}', 'delivered', '2026-11-16 22:33:34.622+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.641184+00', '200', NULL, '4', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8900-7f01-b5bd-307e3a2283e8', 'payment.reversed', '01a1e67e-8878-79b7-95c3-5273e1c9b720', '{"event":"payment.reversed","data":{"paymentId":"01a1e67e-8878-79b7-95c3-5273e1c9b720","status":"REVERSED","externalRef":"order-2","method":"C2P","usdAmount":11,"vesAmount":3261.39,"bcvRate":296.4897,"bankReference":"09841462","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.584Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.719Z"}', 'delivered', '2026-11-16 22:33:34.719+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.734426+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8911-776c-999c-daa33ed54f9a', 'payment.pending', '01a1e67e-8911-71fa-a493-99272d951920', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8911-71fa-a493-99272d951920","status":"PENDING","externalRef":"order-3","method":"C2P","usdAmount":12,"vesAmount":3557.88,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.737Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.737Z"}', 'delivered', '2026-11-16 22:33:34.737+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.764273+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8942-7f18-8ad0-db027e28625f', 'payment.completed', '01a1e67e-8938-79d5-9d50-551bf254262b', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8938-79d5-9d50-551bf254262b","status":"COMPLETED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"bankReference":"9841478","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.775Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.786Z"}', 'delivered', '2026-11-16 22:33:34.786+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.818485+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8975-73cc-bc50-a6e2505e4f3c', 'payment.failed', '01a1e67e-896f-79fb-b671-d55dd003a673', '{"event":"payment.failed","data":{"paymentId":"01a1e67e-896f-79fb-b671-d55dd003a673","status":"FAILED","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"failureCode":"G51","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.831Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.837Z"}', 'delivered', '2026-11-16 22:33:34.837+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.852938+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-899f-7122-9c63-1e374d85bcca', 'payment.pending', '01a1e67e-8992-78e4-bceb-a2dfaa5a953d', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8992-78e4-bceb-a2dfaa5a953d","status":"PENDING","method":"VPOS","usdAmount":10,"vesAmount":2964.9,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.866Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:34.879Z"}', 'delivered', '2026-11-16 22:33:34.879+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:34.899975+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8a3f-7f96-9167-2fd74c4e0557', 'payment.completed', '01a1e67e-89ea-75e7-9cfe-fe006d3b1d07', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-89ea-75e7-9cfe-fe006d3b1d07","status":"COMPLETED","method":"PAGO_MOVIL","usdAmount":10,"vesAmount":2964.9,"receivedVesAmount":2969.9,"bcvRate":296.4897,"bankReference":"11110002","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:34.954Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:35.017Z"}', 'delivered', '2026-11-16 22:33:35.017+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:35.055831+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8a73-7842-9956-d9522edb89e9', 'payment.completed', '01a1e67e-8a57-76ca-8058-b4596da17bf7', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8a57-76ca-8058-b4596da17bf7","status":"COMPLETED","method":"DISPERSION","usdAmount":0.03,"vesAmount":10,"bcvRate":296.4897,"bankReference":"36841508","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.063Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:35.091Z"}', 'delivered', '2026-11-16 22:33:35.091+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:35.102276+00', '200', NULL, '3', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8a76-7587-ad4e-bf1ae9ec033d', 'payment.failed', '01a1e67e-8a57-7722-ad87-d18879d64906', '{"event":"payment.failed","data":{"paymentId":"01a1e67e-8a57-7722-ad87-d18879d64906","status":"FAILED","method":"DISPERSION","usdAmount":0.07,"vesAmount":20.51,"bcvRate":296.4897,"failureCode":"AM04","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.063Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","livemode":false},"timestamp":"2026-11-16T22:33:35.094Z"}', 'delivered', '2026-11-16 22:33:35.094+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:35.141493+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8b1c-7388-a2f2-a5291c6ef464', 'payment.pending', '01a1e67e-8b1b-7ddd-8645-180f80ab8889', '{"event":"payment.pending","data":{"paymentId":"01a1e67e-8b1b-7ddd-8645-180f80ab8889","status":"PENDING","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.259Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","checkoutSessionId":"01a1e67e-8aeb-7929-8c10-b0bf3cd4c6d1","livemode":false},"timestamp":"2026-11-16T22:33:35.259Z"}', 'delivered', '2026-11-16 22:33:35.259+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:35.266948+00', '200', NULL, '1', '', NULL);
insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, state, created_at, sender, claimed_at, response_status, error, duration_ms, excerpt, redelivery_of) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '01a1e67e-8b52-72ac-ba39-804867454333', 'payment.completed', '01a1e67e-8b1b-7ddd-8645-180f80ab8889', '{"event":"payment.completed","data":{"paymentId":"01a1e67e-8b1b-7ddd-8645-180f80ab8889","status":"COMPLETED","method":"C2P","usdAmount":13,"vesAmount":3854.37,"bcvRate":296.4897,"bankReference":"09841531","tenantName":"Tienda de prueba","createdAt":"2026-11-16T22:33:35.259Z","keyId":"01a1e67e-849d-7004-b00c-92394b767fbb","checkoutSessionId":"01a1e67e-8aeb-7929-8c10-b0bf3cd4c6d1","livemode":false},"timestamp":"2026-11-16T22:33:35.313Z"}', 'delivered', '2026-11-16 22:33:35.313+00', '01a1e67e-7b02-76c5-b6e9-acca07a2cd4a', '2026-11-16 22:33:35.33213+00', '200', NULL, '3', '', NULL);
-- webhook_endpoints
insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, is_active, secret, former_secret, former_until, created_at, updated_at) values ('01a1e67e-8459-7406-83f1-b777c5a31c9c', 'false', '01a1e67e-8539-7b8f-8242-2ed48b62abc5', '1', 'http://127.0.0.1:37459/', '{payment.pending,payment.completed,payment.failed,payment.reversed}', 'true', E'\\x0233131d44b638d7b9b029b240f1628f22e748abeb30e661c4cf4fa2b79e0d19006534a751b7dc7536b2b6fb6f6d9cd47d433f5b744f1441a3d0318d7aecd2e05bb77654249048de6128c9ff9b201da85545a585c988e3d64978e352589288cacc75cb', NULL, NULL, '2026-11-16 22:33:33.753+00', '2026-11-16 22:33:33.753+00');
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
