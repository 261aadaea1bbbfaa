-- Building a batch asked once for each of its attempts whether batch and attempt are there: of 2,498 attempts that was a fifth of all the
-- work, beside a lock of each attempt that whoever builds it holds already. The trigger that writes their lines looks both up anyway, and
-- says what a foreign key would say.
create or replace function batches_in_lines() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  found bigint;
begin
  if tg_op = 'INSERT' then
    with placed as materialized (
      select n.batch_id, n.attempt_id, b.created_at, (n.state, n.assessor_id, n.assessor_name, n.is_superseded) is distinct from
          (a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end, a.superseded_at is not null) as is_other,
        a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end as nameless, a.superseded_at is not null as is_superseded
      from new_rows n join batch b on b.id = n.batch_id join attempt a on a.id = n.attempt_id),
    lines as (
      update attempt_line l set batch_id = latest.batch_id, state = latest.state
      from (select distinct on (attempt_id) attempt_id, batch_id, state from placed order by attempt_id, created_at desc) latest
      where l.attempt_id = latest.attempt_id),
    corrected as (
      update batch_attempt ba set state = p.state, assessor_id = p.assessor_id, assessor_name = p.nameless, is_superseded = p.is_superseded
      from placed p where p.is_other and ba.batch_id = p.batch_id and ba.attempt_id = p.attempt_id)
    select count(*) into found from placed;
    if found < (select count(*) from new_rows) then
      raise foreign_key_violation using message = 'A place in a batch names a batch or an attempt that is not there.';
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
