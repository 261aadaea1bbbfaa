-- Building a batch asked once for each of its attempts whether batch and attempt are there: of 2,498 attempts that was a fifth of all the
-- work, beside a lock of each attempt that whoever builds it holds already. The trigger that writes their lines finds out by
-- the way, and says what a foreign key would say.
-- All at once, so that no call waits for one of them while this waits for what the call has.
lock table batch, attempt, batch_attempt in access exclusive mode;
create or replace function batches_in_lines() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  written bigint;
begin
  if tg_op = 'INSERT' then
    if exists (select from (select distinct batch_id from new_rows) n where not exists (select from batch b where b.id = n.batch_id)) then
      raise foreign_key_violation using message = 'A place names a batch that is not there.';
    end if;
    -- Whoever builds a batch says of each attempt what its place repeats; of what says nothing it is looked up.
    with unsaid as materialized (
      select n.batch_id, n.attempt_id, a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end as nameless,
        a.superseded_at is not null as is_superseded
      from new_rows n join attempt a on a.id = n.attempt_id where n.assessor_id is null and n.assessor_name is null),
    corrected as (
      update batch_attempt ba set state = u.state, assessor_id = u.assessor_id, assessor_name = u.nameless, is_superseded = u.is_superseded
      from unsaid u where ba.batch_id = u.batch_id and ba.attempt_id = u.attempt_id),
    built as materialized (select id, created_at from batch where id in (select batch_id from new_rows)),
    latest as (
      select distinct on (n.attempt_id) n.attempt_id, n.batch_id,
        case when n.assessor_id is null and n.assessor_name is null then (select state from attempt a where a.id = n.attempt_id) else n.state end as state
      from new_rows n join built b on b.id = n.batch_id order by n.attempt_id, b.created_at desc),
    lines as (
      update attempt_line l set batch_id = latest.batch_id, state = latest.state from latest where l.attempt_id = latest.attempt_id returning 1)
    select count(*) into written from lines;
    -- Each attempt has a line.
    if written < (select count(distinct attempt_id) from new_rows) then
      raise foreign_key_violation using message = 'A place names an attempt that is not there.';
    end if;
  else
    update attempt_line l set batch_id = (select ba.batch_id from batch_attempt ba join batch b on b.id = ba.batch_id
      where ba.attempt_id = l.attempt_id order by b.created_at desc limit 1)
    where l.attempt_id in (select attempt_id from old_rows);
  end if;
  return null;
end $$;

-- A batch takes its places along.
create function places_of_batches() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  delete from batch_attempt ba using old_rows o where ba.batch_id = o.id;
  return null;
end $$;
create trigger places_go_along after delete on batch referencing old table as old_rows
  for each statement execute function places_of_batches();

-- An attempt that has a place stays.
create function places_of_attempts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (select from batch_attempt ba join old_rows o on ba.attempt_id = o.id) then
    raise foreign_key_violation using message = 'An attempt that has a place in a batch cannot be deleted.';
  end if;
  return null;
end $$;
create trigger placed_attempts_stay after delete on attempt referencing old table as old_rows
  for each statement execute function places_of_attempts();

alter table batch_attempt drop constraint batch_attempt_batch_id_fkey, drop constraint batch_attempt_attempt_id_fkey;

-- Whoever places an attempt says so of its state as well, and the line is written by the trigger above with both: written here before, it
-- would be written twice.
create or replace function state_in_batch() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  with changed as materialized (
    select n.id, n.state, n.assessor_id, case when n.assessor_id is null then n.assessor_name end as nameless,
      n.superseded_at is not null as is_superseded, n.state is distinct from o.state as is_moved
    from new_rows n full join old_rows o using (id)
    where (o.state, o.assessor_id, o.assessor_name, o.superseded_at)
      is distinct from (n.state, n.assessor_id, n.assessor_name, n.superseded_at)),
  lines as (update attempt_line l set state = changed.state from changed where is_moved and changed.state <> 'batched' and l.attempt_id = changed.id and l.state <> changed.state)
  update batch_attempt ba set state = n.state, assessor_id = n.assessor_id, assessor_name = n.nameless, is_superseded = n.is_superseded
  from changed n
  where ba.attempt_id = n.id and (ba.state, ba.assessor_id, ba.assessor_name, ba.is_superseded)
    is distinct from (n.state, n.assessor_id, n.nameless, n.is_superseded);
  return null;
end $$;

-- All places of an attempt, and the one of a batch, are found by one index instead of two; those of a batch by batch_attempt_order.
alter table batch_attempt drop constraint batch_attempt_pkey, add primary key (attempt_id, batch_id);
drop index batch_attempt_attempt;
