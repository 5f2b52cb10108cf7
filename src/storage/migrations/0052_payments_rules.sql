-- pasarela: outside a transaction
-- Reads every payment and blocks neither reads nor writes: a table with a check that is not validated cannot be partitioned.
alter table payments
  validate constraint payments_method_check, validate constraint payments_status_check,
  validate constraint payments_stage_check, validate constraint payments_bank_check,
  validate constraint payments_reversal_stage_check;
