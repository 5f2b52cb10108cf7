-- pasarela: outside a transaction
-- The few movements that have no reference to compare by.
create index concurrently if not exists movements_without_reference on movements (account_id, ves_amount, date)
  where source <> 'statement' and not has_reference(reference, numbers);
