-- The people who look after the gateway, how they come in, and the figures they see.
-- People belong to the installation, not to one tenant: these tables have no tenant in their keys.

--   operator  sees and does everything
--   staff     of one tenant: sees and does what is that tenant's own
--   viewer    only looks: at one tenant, or at all of them
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

-- A session is found by the hash of its cookie. The token against forged requests is derived from the cookie too,
-- so that a copy of this table opens nothing.
create table operator_sessions (
  token_hash   bytea       primary key check (octet_length(token_hash) = 32),
  user_id      uuid        not null references operator_users,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null
);

create index operator_sessions_by_user on operator_sessions (user_id);
create index operator_sessions_by_age on operator_sessions (expires_at);

-- For scripts: what `pasarela user token` gives out.
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

-- Tries to log in, by name and by address, existing or not. Keyed hashes: people type passwords into the wrong field.
create table login_attempts (
  subject bytea       primary key check (octet_length(subject) = 32),
  count   integer     not null,
  last_at timestamptz not null
);

create index login_attempts_by_age on login_attempts (last_at);

create index audit_log_by_tenant on audit_log (tenant_id, audit_id);

-- What happened last, over all tenants: live updates, and the figures of the last minutes. Always written at its end.
create index payment_events_by_time on payment_events (at);

-- What happened in each hour, added up by workers. The hour is that of the event: a payment of yesterday that is
-- reversed today counts as reversed today. Beside each tenant's rows stand those of all tenants, under the id of zeros.
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
  answers    integer[]     not null, -- how many took how long from the call to the end, by the steps of histogram.ts
  primary key (tenant_id, livemode, hour, bank, method)
);

-- What happened before this time is in payment_hours.
create table payment_hours_done (
  only_row boolean     primary key default true check (only_row),
  until    timestamptz not null
);

insert into payment_hours_done (until) select coalesce((select min(at) from payment_events), now());
