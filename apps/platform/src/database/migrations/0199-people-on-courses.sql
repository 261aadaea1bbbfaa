-- Nobody is at work on a course itself, so that of a period that is over nobody was counted for one. Whoever is at work on what a course
-- consists of counts for it, as where people are told apart.
/* Counts the people of a day, week or month, of each site, each item, each of both, and of all. */
create or replace function count_active(account uuid, kind text, first_day date, behind date) returns void
language sql set search_path = public, pg_temp as $$
  with nil as (select '00000000-0000-0000-0000-000000000000'::uuid as id),
  at_work as (
    select distinct client_id, user_id, site_id, item_id from active_day where account_id = account and day >= first_day and day < behind),
  active as (
    select * from at_work
    union select a.client_id, a.user_id, a.site_id, r.course_id from at_work a join registration r using (user_id, item_id)
    where r.course_id is not null),
  enrolled as (
    select distinct client_id, user_id, coalesce(site_id, nil.id) as site_id, item_id
    from standing cross join nil, lateral (values (first_day::timestamp at time zone 'Africa/Johannesburg',
      behind::timestamp at time zone 'Africa/Johannesburg')) span (starts, ends)
    where account_id = account and registered_at < ends and coalesce(opens_at, registered_at) < ends
      and coalesce(least(over_at, missed_at), 'infinity') >= starts),
  people as (
    select client_id, user_id, site_id, item_id, true as was_active, false as was_enrolled from active
    union all select client_id, user_id, site_id, item_id, false, true from enrolled),
  counted as (
    select min(client_id::text)::uuid as client_id, coalesce(site_id, nil.id) as site_id, coalesce(item_id, nil.id) as item_id,
      (count(distinct user_id) filter (where was_active))::int as people, (count(distinct user_id) filter (where was_enrolled))::int as enrolled,
      count(distinct user_id)::int as either
    from people cross join nil
    group by nil.id, grouping sets ((), (site_id), (item_id), (site_id, item_id))
    having not (grouping(site_id) = 0 and site_id = nil.id) and not (grouping(item_id) = 0 and item_id = nil.id))
  insert into active_period as p (client_id, account_id, site_id, item_id, period, from_day, people, enrolled, enrolled_active)
  select client_id, account, site_id, item_id, kind, first_day, people, enrolled, people + enrolled - either from counted
  where client_id is not null
  on conflict (account_id, period, from_day, site_id, item_id) do update set people = excluded.people, enrolled = excluded.enrolled,
    enrolled_active = excluded.enrolled_active, revision = p.revision + 1
  where (p.people, p.enrolled, p.enrolled_active) is distinct from (excluded.people, excluded.enrolled, excluded.enrolled_active)
$$;
-- Periods of the last year that are counted already are counted again, where somebody is on a course: each day goes through its week
-- and its month once more.
insert into active_pending (account_id, client_id, day)
select distinct account_id, client_id, day from active_day
where day > current_date - 366 and account_id in (select account_id from active_period);
