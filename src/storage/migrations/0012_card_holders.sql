-- Cards that are being charged count against their holder before the bank has answered, so that several different cards
-- sent at once cannot all pass the check.
--   card_holders       one row per tenant, mode and holder: whoever reserves a card locks it first
--   card_reservations  one row per charge under way, or of unknown outcome; old ones no longer count and are removed
-- Holders and cards are keyed hashes, as in card_failures.
create table card_holders (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  holder_hash bytea       not null,
  used_at     timestamptz not null,
  primary key (tenant_id, livemode, holder_hash)
);

create index card_holders_by_age on card_holders (used_at);

create table card_reservations (
  tenant_id   uuid        not null,
  livemode    boolean     not null,
  holder_hash bytea       not null,
  attempt_id  uuid        not null,
  card_hash   bytea       not null,
  reserved_at timestamptz not null,
  primary key (tenant_id, livemode, holder_hash, attempt_id)
);

create index card_reservations_by_age on card_reservations (reserved_at);
