-- The bank that carries a flow of a tenant. No row: the tenant's first account that offers the flow, BNC before R4.
create table flow_routes (
  tenant_id uuid    not null references tenants,
  livemode  boolean not null,
  flow      text    not null, -- c2p, card, pago-movil, debit, credit, account-credit, payout, change
  bank      text    not null check (bank in ('bnc', 'r4')),
  primary key (tenant_id, livemode, flow)
);

-- Until now one row routed the three collection flows together.
insert into flow_routes (tenant_id, livemode, flow, bank)
select tenant_id, livemode, flow, bank
from collection_routes, unnest(array['c2p', 'card', 'pago-movil']) as flow;

drop table collection_routes;
