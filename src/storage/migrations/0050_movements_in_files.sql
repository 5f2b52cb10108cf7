-- Whether a line of a statement file reports this money too, which came by a notification or a query. Another line of the file
-- with the same reference, amount and day is other money then.
alter table movements add column is_in_file boolean not null default false;
