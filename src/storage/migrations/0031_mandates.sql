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
