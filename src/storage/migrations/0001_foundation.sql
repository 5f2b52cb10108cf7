-- Tenants, their keys, the audit log, rate limits and idempotency.
-- Every key begins with the tenant, so that the tenant can become the shard key.

create table tenants (
  tenant_id      uuid        primary key,
  name           text        not null check (length(name) between 1 and 80),
  created_at     timestamptz not null default now(),
  deactivated_at timestamptz
);

create unique index tenants_by_name on tenants (lower(name));

-- The public part finds the row; the key itself is kept only as a keyed hash.
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

-- Who did what. Rows are never changed nor removed.
create table audit_log (
  audit_id  uuid        primary key,
  at        timestamptz not null default now(),
  actor     text        not null,
  action    text        not null,
  tenant_id uuid,
  subject   text        not null,
  details   jsonb       not null default '{}'
);

create index audit_log_by_time on audit_log (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;

create trigger audit_log_is_append_only
  before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- What is left of each tenant's token bucket. Losing it in a crash refills the buckets, so it needs no log.
create unlogged table rate_buckets (
  tenant_id  uuid             primary key,
  tokens     double precision not null,
  updated_at timestamptz      not null
);

-- One row per Idempotency-Key in use.
--   running    claim_token names the request that runs; a claim older than the lease has no living owner
--   subject    what the claim led to, written in the very statement that made it, so that a dead owner's
--              claim is answered from there instead of being run again
--   completed  the answer, sealed: it may hold a payer's data
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

-- Secrets of this installation, sealed under the master key.
create table installation_secrets (
  name   text  primary key,
  sealed bytea not null
);
