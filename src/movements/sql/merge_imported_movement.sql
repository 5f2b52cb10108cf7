-- version: 4
-- Makes one row of the money that a file and a notification, or a query, report under different keys.
--
-- After the insert, so that each of two transactions at once has inserted its row before it takes the lock: the second one
-- sees the row of the first. A file excludes the others of the account; they do not exclude each other.
--
-- A movement that a line of a file has confirmed already is not the money of another line: both have is_in_file. The lines of
-- imports by 0.1.0, which do not wait for other imports, lack it: such a line may be the one that confirmed the movement, or
-- that another import has as well. It is compared with every movement, and confirms none.
--
-- Many movements have a shop's usual price, so none is read only because its amount is the same.
create or replace function merge_imported_movement() returns trigger language plpgsql as $$
declare
  has_lines boolean;
  other_key text;
  other movements;
  account bigint := hashtextextended('movements ' || encode(new.account_id, 'hex'), 0);
  own_numbers text[] := new.reference || new.numbers;
  own_endings text[] := reference_endings(new.reference, new.numbers);
begin
  if new.source = 'import' then
    perform pg_advisory_xact_lock(account);
  else
    perform pg_advisory_xact_lock_shared(account);
    -- Planned each time: a session would keep the plan that it made while the table was small. The day is compared so that only
    -- the index over lines of files fits.
    execute $query$
      select exists (
        select from movements m
        where m.account_id = $1 and m.ves_amount = $2 and m.source = 'import' and m.date - $3 between -1 and 1)
    $query$ into has_lines using new.account_id, new.ves_amount, new.date;
    if not has_lines then
      return null;
    end if;
  end if;

  -- Again if it was merged by another transaction meanwhile.
  loop
    with named as materialized (
      select m.* from movements m
      where reference_endings(m.reference, m.numbers) && own_endings and m.source <> 'statement'
    )
    select m.movement_key into other_key from named m
    where m.account_id = new.account_id and m.date between new.date - 1 and new.date + 1
      and m.ves_amount = new.ves_amount and m.direction = new.direction
      and (m.source = 'import') <> (new.source = 'import') and not (new.is_in_file and m.is_in_file)
      and exists (select from unnest(own_numbers) one, unnest(m.reference || m.numbers) two where same_reference(one, two))
    order by abs(m.date - new.date), m.movement_id limit 1;
    exit when not found;
    select * into other from movements where account_id = new.account_id and movement_key = other_key for update;
    exit when found;
  end loop;
  if other_key is not null then
    if new.source = 'import' then
      delete from movements where account_id = new.account_id and movement_key = new.movement_key;
      update movements set is_in_file = is_in_file or new.is_in_file
      where account_id = other.account_id and movement_key = other.movement_key;
      return null;
    end if;
    update claimed_movements set movement_key = new.movement_key
    where account_id = other.account_id and movement_key = other.movement_key;
    delete from movements where account_id = other.account_id and movement_key = other.movement_key;
    update movements
    set movement_id = other.movement_id, seen_at = other.seen_at, is_in_file = other.is_in_file,
        is_proof = is_proof or other.is_proof, state = other.state,
        tenant_id = other.tenant_id, livemode = other.livemode, payment_id = other.payment_id,
        ignored_reason = other.ignored_reason, reported_at = other.reported_at,
        next_match_at = case when other.state = 'unmatched' then next_match_at end
    where account_id = new.account_id and movement_key = new.movement_key;
    return null;
  end if;

  -- A reference is missing or too short to compare: it may be the same money. A person decides.
  if has_reference(new.reference, new.numbers) then
    perform from movements m
    where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.date between new.date - 1 and new.date + 1
      and m.direction = new.direction and m.is_proof and (m.source = 'import') <> (new.source = 'import')
      and not (new.is_in_file and m.is_in_file)
      and m.source <> 'statement' and not has_reference(m.reference, m.numbers)
    limit 1;
  else
    perform from movements m
    where m.account_id = new.account_id and m.ves_amount = new.ves_amount and m.date between new.date - 1 and new.date + 1
      and m.direction = new.direction and m.is_proof and (m.source = 'import') <> (new.source = 'import')
      and not (new.is_in_file and m.is_in_file)
    limit 1;
  end if;
  if found and new.source = 'import' then
    delete from movements where account_id = new.account_id and movement_key = new.movement_key;
  elsif found then
    update movements set is_contradictory = true
    where account_id = new.account_id and movement_key = new.movement_key;
  end if;
  return null;
end
$$;
