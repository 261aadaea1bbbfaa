-- The sums that an attempt belongs to were made a row each before they were added up, 25,000 rows for the 2,498 of a batch that change
-- their state. They are added up in all ways at once now: 7.6 instead of 25 ms.
drop function ways_of_counting;

-- What attempts are counted by besides what they say themselves: the quarter of an hour in which they are due, and of one that waits for its
-- assessor, whether it is free for whoever takes it or given to somebody.
create function counted_with(due_at timestamptz, state text, allocated_to uuid) returns table (due timestamptz, waits_as text)
language sql immutable parallel safe rows 1 as $$
  select date_bin('15 minutes', due_at, 'epoch'),
    case when waits_for_assessment(state) then case when allocated_to is null then 'free' else 'given' end end
$$;

-- What a sum is not of, is empty in it: of ids and names, each sum has one at most.
create or replace function total_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id,
      case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
        when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' else 'due' end,
      coalesce(course_id, assessor_id, site_id), coalesce(course_title, assessor_name, site_name), due, state, sum(change)
    from (select *, 1 as change from new_rows) a, counted_with(due_at, state, allocated_to)
    where superseded_at is null group by client_id, account_id, state,
      grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due))
    having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null);
  elsif tg_op = 'DELETE' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id,
      case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
        when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' else 'due' end,
      coalesce(course_id, assessor_id, site_id), coalesce(course_title, assessor_name, site_name), due, state, sum(change)
    from (select *, -1 as change from old_rows) a, counted_with(due_at, state, allocated_to)
    where superseded_at is null group by client_id, account_id, state,
      grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due))
    having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null);
  else
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id,
      case when grouping(course_id) = 0 then 'course' when grouping(assessor_id) = 0 then 'assessor'
        when grouping(waits_as) = 0 then waits_as when grouping(site_id) = 0 then 'site' else 'due' end,
      coalesce(course_id, assessor_id, site_id), coalesce(course_title, assessor_name, site_name), due, state, sum(change)
    from (select *, 1 as change from new_rows union all select *, -1 from old_rows) a, counted_with(due_at, state, allocated_to)
    where superseded_at is null group by client_id, account_id, state,
      grouping sets ((course_id, course_title), (site_id, site_name), (assessor_id, assessor_name), (due), (waits_as, site_id, site_name, due))
    having sum(change) <> 0 and not (grouping(waits_as) = 0 and waits_as is null);
  end if;
  return null;
end $$;
