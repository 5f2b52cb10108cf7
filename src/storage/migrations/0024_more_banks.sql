-- Mercantil, Banesco and Bancamiga. Not validated on payments: every row already meets the narrower check, and the table
-- may be long.

alter table bank_accounts drop constraint bank_accounts_bank_check,
  add constraint bank_accounts_bank_check check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'));
alter table flow_routes drop constraint flow_routes_bank_check,
  add constraint flow_routes_bank_check check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'));
alter table notification_addresses drop constraint notification_addresses_bank_check,
  add constraint notification_addresses_bank_check
    check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'));
alter table payments drop constraint payments_bank_check,
  add constraint payments_bank_check
    check (bank in ('bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga')) not valid;
