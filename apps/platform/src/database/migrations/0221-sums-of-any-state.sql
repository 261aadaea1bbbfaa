-- How many attempts an assessor has, whatever their states, was added up from a sum of each state, 3,100 rows of 325 assessors at each look at what
-- all attempts can be filtered by: a third of what that cost the database. A sum without a state is kept for each course, site, assessor and
-- quarter of an hour now. It is added up from the sums with one, so that a change of nothing but states adds no row to it. It has a name of its
-- own, so that a process of the release before counts nothing twice.
-- Whoever is writing attempts ends first: what the trigger of before still adds would have no sum of any state.
lock table attempt in share row exclusive mode;
alter table attempt_total alter column state drop not null;
alter table attempt_total drop constraint attempt_total_counted_by_check;
alter table attempt_total add check (counted_by in ('state', 'course', 'site', 'assessor', 'due', 'given', 'free',
  'course_of_any', 'site_of_any', 'assessor_of_any', 'due_of_any'));

insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, change, is_sum)
select client_id, account_id, counted_by || '_of_any', value_id, name, due_at, sum(change), true from attempt_total
where counted_by in ('course', 'site', 'assessor', 'due') group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;

-- What a sum is not of, is empty in it: of ids and names, each sum has one at most.
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
    where counted_by in ('course', 'site', 'assessor', 'due') group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
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
    where counted_by in ('course', 'site', 'assessor', 'due') group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
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
    where counted_by in ('course', 'site', 'assessor', 'due') group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  end if;
  return null;
end $$;

-- How many attempts an account has is told by the sums of states, some thirty rows, as since 0213; 0217 read the 900 of its sites again.
create or replace function attempts_found(patterns text[], states text[]) returns setof uuid
language plpgsql stable security definer rows 50 set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  longest text := (select case when ending ~ '[[:alnum:]]{3}' then '%' || ending else pattern end
    from unnest(patterns) pattern, right(pattern, case when right(pattern, 6) ~ '[0-9]' then 6 else 13 end) ending
    order by length(pattern) desc limit 1);
  client uuid := tenant_client();
  accounts uuid[] := coalesce(tenant_accounts(), '{}') || tenant_account();
  sees_all boolean := tenant_sees_all();
  stages text[] := array(select distinct attempt_stage(state) from unnest(states) state);
  is_large boolean := sees_all
    or 5 * (select coalesce(sum(change), 0) from attempt_total where account_id = any(accounts) and counted_by = 'state')
      >= (select reltuples from pg_class where oid = 'public.attempt'::regclass);
begin
  -- `is true` keeps a large account from being looked up. Each way has a statement of its own, so that each keeps its plan.
  if is_large and states is null then
    return query select id from attempt
      where search like longest and client_id = client and (sees_all or account_id = any(accounts)) is true and search like all (patterns);
  elsif is_large then
    return query select id from attempt
      where search like longest and stage = any(stages) and client_id = client and (sees_all or account_id = any(accounts)) is true
        and search like all (patterns) and state = any(states);
  elsif states is null then
    return query select id from attempt
      where search like longest and account_id = any(accounts) and client_id = client and search like all (patterns);
  else
    return query select id from attempt
      where search like longest and account_id = any(accounts) and stage = any(stages) and client_id = client
        and search like all (patterns) and state = any(states);
  end if;
end $$;
