-- What a tenant chooses.
--   pending_wait_seconds  how long an operation that the bank left pending is followed before its request is answered
alter table tenants add column pending_wait_seconds smallint not null default 0
  check (pending_wait_seconds between 0 and 10);
