-- pasarela: outside a transaction
-- Reads every event and blocks neither reads nor writes.
alter table payment_events validate constraint payment_events_event_check;
