-- The accounts tenants have at the banks, and which bank carries their collections.

create table bank_accounts (
  tenant_id   uuid        not null references tenants,
  livemode    boolean     not null,
  bank        text        not null check (bank in ('bnc', 'r4')),
  credentials bytea       not null, -- sealed
  version     uuid        not null, -- changes with every change, so that processes notice
  updated_at  timestamptz not null default now(),
  primary key (tenant_id, livemode, bank)
);

-- C2P, cards and Pago Móvil of a tenant go to one bank. No row means BNC.
create table collection_routes (
  tenant_id uuid    not null references tenants,
  livemode  boolean not null,
  bank      text    not null check (bank in ('bnc', 'r4')),
  primary key (tenant_id, livemode)
);
