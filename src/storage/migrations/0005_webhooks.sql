-- Where tenants want to be told, and what was told to whom.

create table webhook_endpoints (
  tenant_id     uuid        not null references tenants,
  livemode      boolean     not null,
  endpoint_id   uuid        not null,
  slot          smallint    not null check (slot between 1 and 20), -- so many endpoints a tenant may have in a mode
  url           text        not null check (length(url) between 1 and 2048),
  events        text[]      not null check (cardinality(events) between 1 and 4 and events <@ array[
                              'payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed']),
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

-- One row per event and endpoint: what waits to be sent, and the log of what was. The key itself makes a second
-- delivery of an event to an endpoint impossible.
--
--   queued       born with the transition it tells of
--   sending      claimed by one process, committed before the first byte leaves
--   delivered    the endpoint answered 2xx
--   failed       it answered something else or nothing, or nothing was sent: `error` says which
--   interrupted  the process that claimed it died: the request may have arrived, and is never made again
create table webhook_deliveries (
  tenant_id       uuid        not null,
  livemode        boolean     not null,
  endpoint_id     uuid        not null,
  event_id        uuid        not null, -- of payment_events; of a test notification, its own
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
  excerpt         text,
  primary key (tenant_id, livemode, endpoint_id, event_id),
  check ((state = 'queued') = (claimed_at is null)),
  check ((sender is null) = (claimed_at is null))
);

-- What waits, endpoint by endpoint, oldest first: the claim leaps from endpoint to endpoint in it.
create index webhook_deliveries_queued  on webhook_deliveries (tenant_id, livemode, endpoint_id, event_id) where state = 'queued';
create index webhook_deliveries_sending on webhook_deliveries (claimed_at) where state = 'sending';
create index webhook_deliveries_by_age  on webhook_deliveries (created_at);

-- What no code may do: send twice. A late answer of the very attempt may still replace `interrupted`.
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

-- Every line of a timeline that names an event queues its deliveries in the statement that wrote it, so that no flow
-- can forget them. It runs after the statement's own changes and reads the payment as they left it.
create function queue_webhook_deliveries() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at)
  select new.tenant_id, new.livemode, e.endpoint_id, new.event_id, new.event, new.payment_id,
         json_strip_nulls(json_build_object(
           'event', new.event,
           'data', json_build_object(
             'paymentId', p.payment_id, 'status', new.status, 'externalRef', p.external_ref, 'method', p.method,
             'usdAmount', trim_scale(p.usd_amount), 'vesAmount', trim_scale(p.ves_amount),
             'failureCode', p.failure_code, 'livemode', p.livemode),
           'timestamp', to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
         new.at
  from webhook_endpoints e
  join payments p on (p.tenant_id, p.livemode, p.payment_id) = (new.tenant_id, new.livemode, new.payment_id)
  where e.tenant_id = new.tenant_id and e.livemode = new.livemode and e.is_active and new.event = any (e.events);
  return null;
end
$$;

create trigger payment_events_are_told after insert on payment_events for each row
  when (new.event is not null) execute function queue_webhook_deliveries();
