-- The endings by which the references of two movements are compared (same_reference): of six digits, or the whole number if
-- it has fewer. Two references that are the same have the same ending.
create function reference_endings(reference text, numbers text[]) returns text[] language sql immutable as $$
  select array(
    select distinct right(ltrim(regexp_replace(number, '\D', '', 'g'), '0'), 6)
    from unnest(reference || numbers) as number where number ~ '[1-9]')
$$;

-- Whether one of them is long enough to distinguish two movements: six digits after the zeros in front.
create function has_reference(reference text, numbers text[]) returns boolean language sql immutable as $$
  select array_to_string(reference || numbers, '|') ~ '[1-9]([^0-9|]*[0-9]){5}'
$$;
