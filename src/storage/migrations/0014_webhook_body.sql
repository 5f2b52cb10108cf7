-- What an event tells of its payment, the opt-in event `payment.canceled`, and disbursements by their tenant's number.

-- The new list contains the old one, so the rows there are need no check: without a scan the lock is short.
alter table payment_events
  drop constraint payment_events_event_check,
  add constraint payment_events_event_check check (event in ('payment.pending', 'payment.completed', 'payment.failed',
    'payment.reversed', 'payment.canceled'));

alter table webhook_endpoints
  drop constraint webhook_endpoints_events_check,
  add constraint webhook_endpoints_events_check check (cardinality(events) between 1 and 5 and events <@ array[
    'payment.pending', 'payment.completed', 'payment.failed', 'payment.reversed', 'payment.canceled']);

-- The fields are those that the OpenAPI document declares for webhooks. Absent is omitted, never null.
create or replace function queue_webhook_deliveries() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at)
  select new.tenant_id, new.livemode, e.endpoint_id, new.event_id, new.event, new.payment_id,
         json_strip_nulls(json_build_object(
           'event', new.event,
           'data', json_build_object(
             'paymentId', p.payment_id, 'status', new.status, 'externalRef', p.external_ref, 'method', p.method,
             'usdAmount', trim_scale(p.usd_amount), 'vesAmount', trim_scale(p.ves_amount),
             'bcvRate', trim_scale(p.bcv_rate), 'bankReference', p.bank_reference, 'failureCode', p.failure_code,
             'tenantName', t.name,
             'createdAt', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'livemode', p.livemode),
           'timestamp', to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
         new.at
  from webhook_endpoints e
  join tenants t on t.tenant_id = e.tenant_id
  join payments p on (p.tenant_id, p.livemode, p.payment_id) = (new.tenant_id, new.livemode, new.payment_id)
  where e.tenant_id = new.tenant_id and e.livemode = new.livemode and e.is_active and new.event = any (e.events);
  return null;
end
$$;

-- An intent that expired or was canceled has failed: `payment.failed` says so to everybody. Who subscribed to
-- `payment.canceled` gets that too, as an event of its own with a line of its own; while nobody did, there is none.
-- Its id keeps the time of the other, and is made from it: one such event per failure, whatever is repeated.
create function emit_payment_canceled() returns trigger language plpgsql as $$
begin
  insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event)
  select new.tenant_id, new.livemode, new.payment_id,
         (left(new.event_id::text, 24) || left(md5(new.event_id::text || ' payment.canceled'), 12))::uuid,
         new.at, 'canceled', new.status, 'payment.canceled'
  where exists (
    select from webhook_endpoints e
    where e.tenant_id = new.tenant_id and e.livemode = new.livemode and e.is_active
      and 'payment.canceled' = any (e.events));
  return null;
end
$$;

create trigger payment_events_emit_canceled after insert on payment_events for each row
  when (new.event = 'payment.failed' and new.type in ('expired', 'canceled')) execute function emit_payment_canceled();

-- Whether a tenant used a number for another disbursement within the day before.
create index disbursements_by_reference on disbursements (tenant_id, livemode, reference, created_at, batch_id);
