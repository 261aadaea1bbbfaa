-- Building a batch looked each attempt up twice to place it, in two triggers, and compared all of its rows with those of before to tell
-- that many had changed. One trigger looks them up now, and many are many without looking which.
-- Lines are found by their course (attempt_line_of_course) by the release of before alone: that index can go with the next one.
create or replace function batches_in_lines() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
      where l.attempt_id = latest.attempt_id)
    update batch_attempt ba set state = p.state, assessor_id = p.assessor_id, assessor_name = p.nameless, is_superseded = p.is_superseded
    from placed p where p.is_other and ba.batch_id = p.batch_id and ba.attempt_id = p.attempt_id;
  else
    update attempt_line l set batch_id = (select ba.batch_id from batch_attempt ba join batch b on b.id = ba.batch_id
      where ba.attempt_id = l.attempt_id order by b.created_at desc limit 1)
    where l.attempt_id in (select attempt_id from old_rows);
  end if;
  return null;
end $$;
drop trigger state_of_new on batch_attempt;
create or replace function state_in_batch() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  with changed as materialized (
    select n.id, n.state, n.assessor_id, case when n.assessor_id is null then n.assessor_name end as nameless,
      n.superseded_at is not null as is_superseded, n.state is distinct from o.state as is_moved
    from new_rows n full join old_rows o using (id)
    where (o.state, o.assessor_id, o.assessor_name, o.superseded_at)
      is distinct from (n.state, n.assessor_id, n.assessor_name, n.superseded_at)),
  lines as (update attempt_line l set state = changed.state from changed where is_moved and l.attempt_id = changed.id and l.state <> changed.state)
  update batch_attempt ba set state = n.state, assessor_id = n.assessor_id, assessor_name = n.nameless, is_superseded = n.is_superseded
  from changed n
  where ba.attempt_id = n.id and (ba.state, ba.assessor_id, ba.assessor_name, ba.is_superseded)
    is distinct from (n.state, n.assessor_id, n.nameless, n.is_superseded);
  return null;
end $$;

create or replace function events_of_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  are_many boolean := (select count(*) from (select from new_rows limit many_changes() + 1) counted) > many_changes();
begin
  -- Of many their ids are left out, so that one event is left of each site.
  if are_many then
    insert into event (client_id, account_id, site_id, type, subject_kind)
    select distinct client_id, account_id, site_id, 'attempt.changed', 'attempt' from new_rows;
  elsif tg_op = 'INSERT' then
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select distinct client_id, account_id, site_id, 'attempt.changed', 'attempt', id, version from new_rows;
  else
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select distinct n.client_id, n.account_id, n.site_id, 'attempt.changed', 'attempt', n.id, n.version
    from new_rows n full join old_rows o using (id) where n.version is distinct from o.version or n is distinct from o;
  end if;
  return null;
end $$;
