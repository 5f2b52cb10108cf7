-- One bucket for each tenant and mode: traffic with a test key takes nothing from the live key. The table is unlogged
-- and its content is worth seconds, so it is made anew; every bucket starts full.
drop table rate_buckets;

create unlogged table rate_buckets (
  tenant_id  uuid             not null,
  livemode   boolean          not null,
  tokens     double precision not null,
  updated_at timestamptz      not null,
  primary key (tenant_id, livemode)
);
