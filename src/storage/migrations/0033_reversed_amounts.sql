-- Amounts of reversed payments by hour. They are rolled up apart from the events, up to a time of their own: processes of
-- the version before add to payment_hours without them.

alter table payment_hours
  add column reversed_usd_amount numeric(20,2) not null default 0,
  add column reversed_ves_amount numeric(22,2) not null default 0;

-- Reversals before this time are in payment_hours.
alter table payment_hours_done add column reversals_until timestamptz not null default '-infinity';
