-- pasarela: outside a transaction
-- Lines of files with an amount: a notification or a query may report the same money.
create index concurrently if not exists movements_imported on movements (account_id, ves_amount, date)
  where source = 'import';
