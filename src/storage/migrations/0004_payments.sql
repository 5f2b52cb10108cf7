-- Payments, their timeline, disbursements, bank movements that paid something, and failed cards.
--
-- status  what a tenant sees          stage  where a PENDING payment stands inside
--   PENDING                             intent     waits for the customer's token
--   COMPLETED                           queued     part of a disbursement, waits for its turn
--   FAILED                              submitted  claimed: the bank is being called, or its caller died
--   REVERSED                            accepted   the bank took it and has not decided
--                                       unknown    no answer that can be trusted: money may have moved
--                                       attention  the bank cannot tell: an operator decides
create table payments (
  tenant_id      uuid          not null,
  livemode       boolean       not null,
  payment_id     uuid          not null, -- version 7: newest last
  method         text          not null check (method in ('C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO',
                                 'CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO')),
  status         text          not null check (status in ('PENDING', 'COMPLETED', 'FAILED', 'REVERSED')),
  stage          text          check (stage in ('intent', 'queued', 'submitted', 'accepted', 'unknown', 'attention')),
  bank           text          check (bank in ('bnc', 'r4')),
  usd_amount     numeric(16,2) not null check (usd_amount >= 0),
  ves_amount     numeric(18,2) not null check (ves_amount > 0),
  bcv_rate       numeric(20,8) not null check (bcv_rate > 0),
  rate_date      date          not null,
  external_ref   text          check (length(external_ref) between 1 and 128),
  payer          bytea,                    -- sealed: document, phone, bank, account, name
  payer_hash     bytea,                    -- keyed hash of the same, to find equals without opening them
  card_last4     text          check (card_last4 ~ '^[0-9]{4}$'),
  card_brand     text,
  bank_reference text,
  bank_tx_id     bigint,
  operation_id   text,
  bank_code      text,                     -- the bank's last code for this payment
  failure_code   text,
  batch_id       uuid,
  created_at     timestamptz   not null,
  updated_at     timestamptz   not null,
  expires_at     timestamptz,              -- of an intent
  submitted_at   timestamptz,
  doubt_since    timestamptz,              -- of an unknown one: since when no call of ours can be under way
  reversal_stage text          check (reversal_stage in ('submitted', 'unknown', 'attention')),
  reversal_submitted_at timestamptz,
  reversal_ref   text,
  reversal_tx_id bigint,
  reversed_at    timestamptz,
  checks         integer       not null default 0,
  checked_at     timestamptz,              -- when the bank was last asked about it
  next_check_at  timestamptz,              -- when the reconciler looks at it next; null: never
  primary key (tenant_id, livemode, payment_id),
  check ((status = 'PENDING') = (stage is not null)),
  check ((status = 'FAILED') = (failure_code is not null)),
  check (reversal_stage is null or status = 'COMPLETED'),
  check ((status = 'REVERSED') = (reversed_at is not null))
);

create index payments_by_ref    on payments (tenant_id, livemode, external_ref, payment_id) where external_ref is not null;
-- Lists by status, by method or by both: few kinds, each read from its newest on.
create index payments_by_kind   on payments (tenant_id, livemode, status, method, payment_id);
create index payments_by_operation on payments (tenant_id, livemode, operation_id) where operation_id is not null;
-- A bank's reference leads to its payment: for operators, and to tell which movements are explained already.
create index payments_by_reference on payments (tenant_id, livemode, bank_reference) where bank_reference is not null;
create index payments_by_reversal on payments (tenant_id, livemode, reversal_ref) where reversal_ref is not null;
create index payments_by_batch  on payments (tenant_id, livemode, batch_id, payment_id) where batch_id is not null;
-- The reconciler's list and the operator's: short, whatever the number of payments.
create index payments_due       on payments (next_check_at) where next_check_at is not null;
create index payments_attention on payments (updated_at) where stage = 'attention' or reversal_stage = 'attention';
-- Open payments of one payer and amount, to tell whether a movement explains one of them or could be another's.
create index payments_open_twins on payments (tenant_id, livemode, payer_hash, ves_amount)
  where stage in ('submitted', 'unknown', 'attention');
create index payments_reversing_twins on payments (tenant_id, livemode, payer_hash, ves_amount)
  where reversal_stage is not null;

-- What no code may do: move a terminal payment anywhere but from COMPLETED to REVERSED, or change its money.
create function refuse_payment_change() returns trigger language plpgsql as $$
begin
  raise exception 'payment %: %', old.payment_id, tg_argv[0] using errcode = 'check_violation';
end
$$;

create trigger payments_end_for_good before update on payments for each row
  when (old.status <> new.status and old.status <> 'PENDING' and not (old.status = 'COMPLETED' and new.status = 'REVERSED'))
  execute function refuse_payment_change('a terminal status does not change');

create trigger payments_keep_their_money before update on payments for each row
  when ((old.usd_amount, old.ves_amount, old.bcv_rate, old.method)
        is distinct from (new.usd_amount, new.ves_amount, new.bcv_rate, new.method))
  execute function refuse_payment_change('amounts, rate and method do not change');

-- The timeline: one row per step, in the statement that made it. `event` names what tenants are told, if anything.
create table payment_events (
  tenant_id  uuid        not null,
  livemode   boolean     not null,
  payment_id uuid        not null,
  event_id   uuid        not null, -- version 7: newest last
  at         timestamptz not null,
  type       text        not null,
  status     text        not null,
  event      text        check (event in ('payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed')),
  data       jsonb       not null default '{}',
  primary key (tenant_id, livemode, payment_id, event_id)
);

-- One line of a bank account's statement pays for one payment, whoever asks, in whatever tenant.
create table claimed_movements (
  account_id   bytea   not null, -- hash of bank and account
  movement_key text    not null,
  tenant_id    uuid    not null,
  livemode     boolean not null,
  payment_id   uuid    not null,
  primary key (account_id, movement_key)
);

create table disbursements (
  tenant_id   uuid          not null,
  livemode    boolean       not null,
  batch_id    uuid          not null,
  reference   text          not null,
  ves_amount  numeric(18,2) not null check (ves_amount > 0),
  created_at  timestamptz   not null,
  primary key (tenant_id, livemode, batch_id)
);

-- Cards that failed for a holder, both as keyed hashes: three different ones in half an hour block the holder.
create table card_failures (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  holder_hash bytea       not null,
  card_hash   bytea       not null,
  failed_at   timestamptz not null,
  primary key (tenant_id, livemode, holder_hash, card_hash)
);

create index card_failures_by_age on card_failures (failed_at);
