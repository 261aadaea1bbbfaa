-- How many attempts wait for whoever takes them was added up from a sum of each quarter of an hour in which any is due: the more wait, the longer
-- it took. A sum of each site and state is kept beside those, added up from them.
-- Whoever is writing attempts ends first: what the trigger of before still adds would not be in it.
lock table attempt in share row exclusive mode;
alter table attempt_total drop constraint attempt_total_counted_by_check;
alter table attempt_total add check (counted_by in ('state', 'course', 'site', 'assessor', 'due', 'given', 'free',
  'course_of_any', 'site_of_any', 'assessor_of_any', 'due_of_any', 'free_at_any_time'));
insert into attempt_total (client_id, account_id, counted_by, value_id, name, state, change, is_sum)
select client_id, account_id, 'free_at_any_time', value_id, name, state, sum(change), true from attempt_total
where counted_by = 'free' group by 1, 2, 4, 5, 6 having sum(change) <> 0;

create or replace function total_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    with by_state as (
      select client_id, account_id,
        case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
          when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' when grouping(due) = 0 then 'due' else 'state' end as counted_by,
        coalesce(course_id, assessor_id, site_id) as value_id, coalesce(course_title, assessor_name, site_name) as name, due, state, sum(change) as change
      from (select *, 1 as change from new_rows) a, counted_with(due_at, state, allocated_to)
      where superseded_at is null group by client_id, account_id, state,
        grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due), ())
      having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null))
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select * from by_state union all
    select client_id, account_id, counted_by || '_of_any', value_id, name, due, null, sum(change) from by_state
    where counted_by in ('course', 'site', 'assessor', 'due') group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    union all
    select client_id, account_id, 'free_at_any_time', value_id, name, null, state, sum(change) from by_state
    where counted_by = 'free' group by 1, 2, 4, 5, 7 having sum(change) <> 0;
  elsif tg_op = 'DELETE' then
    with by_state as (
      select client_id, account_id,
        case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
          when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' when grouping(due) = 0 then 'due' else 'state' end as counted_by,
        coalesce(course_id, assessor_id, site_id) as value_id, coalesce(course_title, assessor_name, site_name) as name, due, state, sum(change) as change
      from (select *, -1 as change from old_rows) a, counted_with(due_at, state, allocated_to)
      where superseded_at is null group by client_id, account_id, state,
        grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due), ())
      having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null))
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select * from by_state union all
    select client_id, account_id, counted_by || '_of_any', value_id, name, due, null, sum(change) from by_state
    where counted_by in ('course', 'site', 'assessor', 'due') group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    union all
    select client_id, account_id, 'free_at_any_time', value_id, name, null, state, sum(change) from by_state
    where counted_by = 'free' group by 1, 2, 4, 5, 7 having sum(change) <> 0;
  else
    with by_state as (
      select client_id, account_id,
        case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
          when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' when grouping(due) = 0 then 'due' else 'state' end as counted_by,
        coalesce(course_id, assessor_id, site_id) as value_id, coalesce(course_title, assessor_name, site_name) as name, due, state, sum(change) as change
      from (select *, 1 as change from new_rows union all select *, -1 from old_rows) a, counted_with(due_at, state, allocated_to)
      where superseded_at is null group by client_id, account_id, state,
        grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due), ())
      having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null))
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select * from by_state union all
    select client_id, account_id, counted_by || '_of_any', value_id, name, due, null, sum(change) from by_state
    where counted_by in ('course', 'site', 'assessor', 'due') group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    union all
    select client_id, account_id, 'free_at_any_time', value_id, name, null, state, sum(change) from by_state
    where counted_by = 'free' group by 1, 2, 4, 5, 7 having sum(change) <> 0;
  end if;
  return null;
end $$;
