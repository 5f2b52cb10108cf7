-- The reference rate. It is the central bank's, the same for everybody: these two tables have no tenant.

-- Every rate a source has told or an operator has entered. One row per distinct value, so that a correction
-- of the same value date stands beside what it corrects.
--   origin      the feed it came from, 'r4', or 'operator': a rate of one feed is never served for another
--   held        it jumped too far from the last good one; kept to be seen, never served
--   fetched_at  when it was last told; first_fetched_at when it was first
create table rates (
  source           text           not null check (source in ('vexFx', 'r4')),
  value_date       date           not null,
  origin           text           not null check (length(origin) between 1 and 40),
  rate             numeric(17, 8) not null check (rate > 0),
  held             boolean        not null default false,
  first_fetched_at timestamptz    not null default now(),
  fetched_at       timestamptz    not null default now(),
  primary key (source, value_date, origin, rate),
  check (source = 'vexFx' or origin <> 'operator'),
  check (not (held and origin = 'operator'))
);

-- One row per source: whose turn it is to ask it, and how the last asking ended.
--   next_refresh_at  asking is due from here on. A process claims it by moving it past its lease, so one that
--                    dies while asking is replaced when the lease ends
--   asked_on         the day of Caracas it was asked for: on a new day it is due at once
create table rate_sources (
  source          text        primary key check (source in ('vexFx', 'r4')),
  next_refresh_at timestamptz not null default now(),
  asked_on        date        not null default '-infinity',
  asked_at        timestamptz,
  answered_at     timestamptz,
  told_at         timestamptz,
  error           text        check (error in ('SOURCE_UNAVAILABLE', 'SOURCE_INVALID')),
  held            boolean     not null default false
);

insert into rate_sources (source) values ('vexFx'), ('r4');
