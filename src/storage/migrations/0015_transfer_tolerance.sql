-- How far a transfer that a tenant verifies may be from what the order costs, and what arrived instead.
--   transfer_tolerance_ves      so many VES more or less count as equal; 0: none
--   transfer_tolerance_percent  so many hundredths of the amount, likewise; of both, the smaller one counts
--   accepts_overpayment         whether a transfer of more pays for the order
alter table tenants
  add column transfer_tolerance_ves numeric(7,2) not null default 0
    check (transfer_tolerance_ves between 0 and 10000),
  add column transfer_tolerance_percent numeric(4,2) not null default 0
    check (transfer_tolerance_percent between 0 and 10),
  add column accepts_overpayment boolean not null default true;

-- What came, where that is not what was asked for.
alter table payments add column received_ves_amount numeric(18,2) check (received_ves_amount > 0);

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
             'receivedVesAmount', trim_scale(p.received_ves_amount),
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
