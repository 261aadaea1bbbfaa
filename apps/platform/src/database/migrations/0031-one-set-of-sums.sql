-- What a sample proves is told for each assessor, from what was drawn by chance: the sums of a batch tell both apart
-- (whoever assessed for another body is known by name alone), and whether a later attempt took the place of one, since
-- lists leave such a one out. What readers folded changes to is marked: they look at how many changes are left.
alter table batch_attempt add column assessor_id uuid, add column assessor_name text,
  add column is_superseded boolean not null default false;
update batch_attempt ba set assessor_id = a.assessor_id,
  assessor_name = case when a.assessor_id is null then a.assessor_name end, is_superseded = a.superseded_at is not null
from attempt a where a.id = ba.attempt_id;

truncate batch_tally;
alter table batch_tally add column assessor_id uuid, add column assessor_name text,
  add column by_chance boolean not null default false, add column is_superseded boolean not null default false,
  add column is_sum boolean not null default false;
insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name,
  reasons && '{percentage,minimum}', is_superseded, count(*) from batch_attempt group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;

create or replace function tally_batches() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
    select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name,
      reasons && '{percentage,minimum}', is_superseded, count(*)
    from new_rows group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  elsif tg_op = 'DELETE' then
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
    select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name,
      reasons && '{percentage,minimum}', is_superseded, -count(*)
    -- The attempts of a batch that is dissolved go after it, when its counts are gone already.
    from old_rows where exists (select from batch where batch.id = batch_id) group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  else
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
    select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, sum(change)
    from (
      select *, reasons && '{percentage,minimum}' as by_chance, 1 as change from new_rows
      union all
      select *, reasons && '{percentage,minimum}', -1 from old_rows
    ) each_one group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(change) <> 0;
  end if;
  return null;
end $$;

create or replace function state_in_batch() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'attempt' then
    update batch_attempt ba set state = n.state, assessor_id = n.assessor_id,
      assessor_name = case when n.assessor_id is null then n.assessor_name end, is_superseded = n.superseded_at is not null
    from new_rows n join old_rows o on o.id = n.id and (o.state, o.assessor_id, o.assessor_name, o.superseded_at)
      is distinct from (n.state, n.assessor_id, n.assessor_name, n.superseded_at)
    where ba.attempt_id = n.id;
  else
    update batch_attempt ba set state = a.state, assessor_id = a.assessor_id,
      assessor_name = case when a.assessor_id is null then a.assessor_name end, is_superseded = a.superseded_at is not null
    from new_rows n join attempt a on a.id = n.attempt_id
    where ba.batch_id = n.batch_id and ba.attempt_id = n.attempt_id
      and (n.state, n.assessor_id, n.assessor_name, n.is_superseded) is distinct from
        (a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end, a.superseded_at is not null);
  end if;
  return null;
end $$;

-- What the sample lacked behind the draw, and whether an attempt of the batch would close it; null where the draw was
-- before this was kept. A sample only grows, and what is outside it may leave, so later it lacks no more than this.
alter table batch add column gaps_at_draw jsonb;

-- Of work that waits to be assessed it is counted at which site it is due when, whether somebody was given it or nobody:
-- one set of sums for lists, filters and Home. Those of before (attempt_tally) stay for the version that reads them.
alter table document_tally add column is_sum boolean not null default false;
alter table attempt_total add column is_sum boolean not null default false;
alter table attempt_total drop constraint attempt_total_counted_by_check;
alter table attempt_total add check (counted_by in ('course', 'site', 'assessor', 'due', 'given', 'free'));
create function ways_of_counting(course_id uuid, course_title text, site_id uuid, site_name text, assessor_id uuid,
  assessor_name text, due_at timestamptz, allocated_to uuid, state text)
returns table (counted_by text, value_id uuid, name text, due timestamptz) language sql immutable parallel safe rows 5 as $$
  select * from (values ('course', course_id, course_title, null::timestamptz), ('site', site_id, site_name, null),
    ('assessor', assessor_id, assessor_name, null), ('due', null, null, date_bin('15 minutes', due_at, 'epoch')),
    (case when waits_for_assessment(state) then case when allocated_to is null then 'free' else 'given' end end,
      site_id, site_name, date_bin('15 minutes', due_at, 'epoch'))) way (counted_by, value_id, name, due)
  where counted_by is not null
$$;

create or replace function total_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id, way.*, state, sum(change) from (select *, 1 as change from new_rows where superseded_at is null) a,
      ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at, allocated_to, state) way
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif tg_op = 'DELETE' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id, way.*, state, sum(change) from (select *, -1 as change from old_rows where superseded_at is null) a,
      ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at, allocated_to, state) way
    group by 1, 2, 3, 4, 5, 6, 7;
  else
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id, way.*, state, sum(change) from (select *, 1 as change from new_rows where superseded_at is null
      union all select *, -1 from old_rows where superseded_at is null) a,
      ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at, allocated_to, state) way
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0;
  end if;
  return null;
end $$;
drop function ways_of_counting(uuid, text, uuid, text, uuid, text, timestamptz);
insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
select client_id, account_id, way.*, state, sum(change) from (select *, 1 as change from attempt where superseded_at is null) a,
  ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at, allocated_to, state) way
where way.counted_by in ('given', 'free') group by 1, 2, 3, 4, 5, 6, 7;
