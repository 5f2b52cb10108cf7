-- One session per client of a bank, shared by all processes and tenants: a second log-on may void the first.
--   client         hash over bank, address, client and its long-term key
--   day            the day of Caracas it was made on; it dies at midnight
--   log_on_token   the process that logs on now, until log_on_until
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
