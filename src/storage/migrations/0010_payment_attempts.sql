-- A payment names the account it was sent through and the attempt that may settle it, keeps every number the bank gave,
-- and can be compared with statement lines over all tenants that share the account.
--   account_id     hash of bank and account, the same for every tenant that uses the account
--   attempt_id     new with every claim; a settle, release or postponement that names another changes nothing
--   bank_numbers   every number of the bank's answer, zeros in front removed
--   phone_hash, document_hash   keyed hashes, comparable over all tenants
--   review_reason  what a person has to look at although the payment has ended
alter table payments
  add column account_id          bytea,
  add column attempt_id          uuid,
  add column bank_numbers        text[] not null default '{}',
  add column phone_hash          bytea,
  add column document_hash       bytea,
  add column reversal_attempt_id uuid,
  add column reversal_numbers    text[] not null default '{}',
  add column reversal_code       text, -- what the bank last said of a reversal whose outcome is unknown
  add column review_reason       text,
  alter column usd_amount drop not null,
  alter column bcv_rate drop not null,
  alter column rate_date drop not null,
  -- Operations in VES need no rate; without one they have no amount in USD either.
  add check ((usd_amount is null) = (bcv_rate is null) and (bcv_rate is null) = (rate_date is null));

-- C2P charges and reversals of one account and amount: whose a statement line may be, in whatever tenant.
create index payments_by_account_charge on payments (account_id, ves_amount, submitted_at)
  where method = 'C2P' and submitted_at is not null;
create index payments_by_account_reversal on payments (account_id, ves_amount, reversal_submitted_at)
  where reversal_submitted_at is not null;
-- Rivals are found through the account now, not by one tenant's payer.
drop index payments_open_twins;
drop index payments_reversing_twins;

drop index payments_attention;
create index payments_review on payments (updated_at)
  where stage = 'attention' or reversal_stage = 'attention' or review_reason is not null;

-- The line of a payment: what a direct approval or a statement gave it.
create index claimed_movements_by_payment on claimed_movements (tenant_id, livemode, payment_id);
alter table claimed_movements add column is_reversal boolean not null default false;
