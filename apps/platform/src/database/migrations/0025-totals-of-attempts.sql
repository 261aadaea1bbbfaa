-- How many attempts stand in each state, by course, by site, by assessor and by when they are due: what lists and their
-- filters count at every look, for as many attempts as there may be. Sums of changes: writers only add rows, so that none
-- waits for another; readers fold them together. An attempt that a later one took the place of is in no list.
create table attempt_total (
  client_id uuid not null,
  account_id uuid not null,
  counted_by text not null check (counted_by in ('course', 'site', 'assessor', 'due')),
  -- Whose they are; nothing where it is counted by when they are due, or nobody assesses them yet.
  value_id uuid,
  name text,
  -- A quarter of an hour is whole in every time zone, so days begin and end between two of them.
  due_at timestamptz,
  state text not null,
  change integer not null
);
create index attempt_total_account on attempt_total (account_id, counted_by, state);
select protect_tenant_table('attempt_total');

create function ways_of_counting(course_id uuid, course_title text, site_id uuid, site_name text, assessor_id uuid,
  assessor_name text, due_at timestamptz)
returns table (counted_by text, value_id uuid, name text, due timestamptz) language sql immutable parallel safe rows 4 as $$
  values ('course', course_id, course_title, null::timestamptz), ('site', site_id, site_name, null),
    ('assessor', assessor_id, assessor_name, null), ('due', null, null, date_bin('15 minutes', due_at, 'epoch'))
$$;

insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
select client_id, account_id, way.*, state, sum(change) from (select *, 1 as change from attempt where superseded_at is null) a,
  ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at) way
group by 1, 2, 3, 4, 5, 6, 7;

create function total_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id, way.*, state, sum(change) from (select *, 1 as change from new_rows where superseded_at is null) a,
      ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at) way
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif tg_op = 'DELETE' then
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id, way.*, state, sum(change) from (select *, -1 as change from old_rows where superseded_at is null) a,
      ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at) way
    group by 1, 2, 3, 4, 5, 6, 7;
  else
    insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
    select client_id, account_id, way.*, state, sum(change) from (select *, 1 as change from new_rows where superseded_at is null
      union all select *, -1 from old_rows where superseded_at is null) a,
      ways_of_counting(course_id, course_title, site_id, site_name, assessor_id, assessor_name, a.due_at) way
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger total_of_new after insert on attempt referencing new table as new_rows
  for each statement execute function total_attempts();
create trigger total_of_changed after update on attempt referencing old table as old_rows new table as new_rows
  for each statement execute function total_attempts();
create trigger total_of_gone after delete on attempt referencing old table as old_rows
  for each statement execute function total_attempts();
