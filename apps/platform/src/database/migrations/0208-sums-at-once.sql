-- The sums that an attempt belongs to were made a row each before they were added up, 25,000 rows for the 2,498 of a batch that change
-- their state. They are added up in all ways at once now: 7.6 instead of 25 ms.

-- How an attempt counts that waits for its assessor: as free for whoever takes it, or as given to somebody.
create function waits_as(state text, allocated_to uuid) returns text language sql immutable parallel safe as $$
  select case when waits_for_assessment(state) then case when allocated_to is null then 'free' else 'given' end end
$$;

create or replace function total_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id,
      case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
        when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' else 'due' end,
      case when grouping(course_id) = 0 then course_id when grouping(assessor_id) = 0 then assessor_id
        when grouping(site_id) = 0 then site_id end,
      case when grouping(course_id) = 0 then course_title when grouping(assessor_id) = 0 then assessor_name
        when grouping(site_id) = 0 then site_name end,
      case when grouping(due) = 0 then due end, state, sum(change)
    from (select client_id, account_id, course_id, course_title, site_id, site_name, assessor_id, assessor_name,
        date_bin('15 minutes', due_at, 'epoch') as due, waits_as(state, allocated_to) as waits_as, state, 1 as change
      from new_rows where superseded_at is null) a
    group by client_id, account_id, state,
      grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due))
    having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null);
  elsif tg_op = 'DELETE' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id,
      case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
        when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' else 'due' end,
      case when grouping(course_id) = 0 then course_id when grouping(assessor_id) = 0 then assessor_id
        when grouping(site_id) = 0 then site_id end,
      case when grouping(course_id) = 0 then course_title when grouping(assessor_id) = 0 then assessor_name
        when grouping(site_id) = 0 then site_name end,
      case when grouping(due) = 0 then due end, state, sum(change)
    from (select client_id, account_id, course_id, course_title, site_id, site_name, assessor_id, assessor_name,
        date_bin('15 minutes', due_at, 'epoch') as due, waits_as(state, allocated_to) as waits_as, state, -1 as change
      from old_rows where superseded_at is null) a
    group by client_id, account_id, state,
      grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due))
    having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null);
  else
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id,
      case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
        when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' else 'due' end,
      case when grouping(course_id) = 0 then course_id when grouping(assessor_id) = 0 then assessor_id
        when grouping(site_id) = 0 then site_id end,
      case when grouping(course_id) = 0 then course_title when grouping(assessor_id) = 0 then assessor_name
        when grouping(site_id) = 0 then site_name end,
      case when grouping(due) = 0 then due end, state, sum(change)
    from (select client_id, account_id, course_id, course_title, site_id, site_name, assessor_id, assessor_name,
        date_bin('15 minutes', due_at, 'epoch') as due, waits_as(state, allocated_to) as waits_as, state, 1 as change
      from new_rows where superseded_at is null
      union all select client_id, account_id, course_id, course_title, site_id, site_name, assessor_id, assessor_name,
        date_bin('15 minutes', due_at, 'epoch') as due, waits_as(state, allocated_to) as waits_as, state, -1 as change
      from old_rows where superseded_at is null) a
    group by client_id, account_id, state,
      grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due))
    having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null);
  end if;
  return null;
end $$;
drop function ways_of_counting;
