-- pasarela: outside a transaction
-- The overview adds up what was reversed in a period; reversed payments are few among all.
create index concurrently if not exists payments_reversed on payments (reversed_at) where reversed_at is not null;
