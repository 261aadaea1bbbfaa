/* Where something stood at an instant, as far as is known today: what the table of statuses and the clock of then say. */
create function status_at(status text, opens_at timestamptz, opened_at timestamptz, ended_at timestamptz, settled_at timestamptz,
  missed_at timestamptz, instant timestamptz) returns text language sql immutable parallel safe as $$
  select case
    when missed_at < instant then case when opened_at < instant then 'NotCompleted' else 'Missed' end
    when is_settled(status) and status not in ('Missed', 'NotCompleted') and settled_at < instant then status
    when ended_at < instant and settled_at >= instant then 'AwaitingModeration'
    when opened_at < instant then 'InProgress'
    when opens_at >= instant then 'Upcoming'
    else 'NotAttempted' end
$$;

/*
 * What one row of the view standing adds to the figures of which instant. Everything follows from the row as it is, so that facts are
 * the same in whatever order things came to be known, and a row that changes takes away what it added before.
 */
create function facts_of(item_kind text, status text, passed boolean, score double precision, percent integer, registered_at timestamptz,
  opens_at timestamptz, due_at timestamptz, closes_at timestamptz, opened_at timestamptz, ended_at timestamptz, settled_at timestamptz)
returns table (at timestamptz, measure text, amount numeric) language sql stable parallel safe rows 12 as $$
  with dates as materialized (
    select case when status in ('Passed', 'Completed') then coalesce(ended_at, settled_at) end as finished,
      case when status in ('Passed', 'Completed', 'AwaitingModeration') then coalesce(ended_at, settled_at) else ended_at end as over,
      case when status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')
        then coalesce(closes_at, case when is_settled(status) then settled_at end) end as missed,
      case when status in ('Passed', 'Failed', 'Completed') then settled_at end as released),
  stood as (
    select b, status_at(status, opens_at, opened_at, ended_at, settled_at, missed, b + interval '1 microsecond') as stands
    from dates, (select distinct b from unnest(array[registered_at, opens_at, opened_at, ended_at, settled_at,
      (select missed from dates)]) b where b >= registered_at) breaks),
  moved as (select b, stands, lag(stands) over (order by b) as before from stood)
  select f.at, f.measure, f.amount from dates d, lateral (values
    (registered_at, 'registered', 1::numeric),
    (greatest(registered_at, opens_at), 'available', 1),
    (opened_at, 'started', 1),
    (d.finished, 'finished', 1),
    (d.finished, 'days:' || (account_day(d.finished) - account_day(registered_at)), 1),
    (due_at, 'due', 1),
    (case when d.finished <= due_at then due_at end, 'onTime', 1),
    (case when d.over is null and d.missed is null then due_at end, 'awaited', 1),
    (d.missed, 'missed', 1),
    (coalesce(closes_at, d.missed), 'closed', 1),
    (case when passed then d.released end, 'passed', 1),
    (case when not passed then d.released end, 'failed', 1),
    (case when score is not null then d.released end, 'scores', 1),
    (case when score is not null then d.released end, 'scoreSum', score::numeric),
    (case when score is not null then d.released end, 'scoreSquares', score::numeric * score::numeric),
    (case when item_kind = 'course' then registered_at end, 'percent:' || percent, 1),
    (case when coalesce(least(d.over, closes_at, d.missed), 'infinity') > due_at then due_at end, 'overdue', 1),
    (case when least(d.over, closes_at, d.missed) > due_at then least(d.over, closes_at, d.missed) end, 'overdue', -1)
  ) f (at, measure, amount)
  where f.at is not null
  union all
  select b, 'status:' || stands, 1 from moved where stands is distinct from before
  union all
  select b, 'status:' || before, -1 from moved where stands is distinct from before and before is not null
$$;

-- What changed of figures of days, from which fact_day is made: writers only add rows, so that none waits for another.
create table fact_change (
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  item_kind text not null,
  item_id uuid not null,
  content_kind text not null,
  day date not null,
  measure text not null,
  amount numeric not null
);
create index fact_change_day on fact_change (account_id, day);
select protect_tenant_table('fact_change');
revoke insert, update, delete on fact_change from moderator_application;

-- Figures of each day, site and thing that is learnt: one row a measure that moved. No person is in them.
create table fact_day (
  client_id uuid not null,
  account_id uuid not null,
  -- Of those without a site the nil id, so that there is one row of each.
  site_id uuid not null,
  item_kind text not null,
  item_id uuid not null,
  content_kind text not null,
  day date not null,
  measure text not null,
  amount numeric not null,
  -- Rises when a day that is over is corrected, for example by results that devices bring late.
  revision integer not null default 1,
  primary key (account_id, day, item_id, site_id, measure)
);
create index fact_day_item on fact_day (account_id, item_id, day);
select protect_tenant_table('fact_day');
revoke insert, update, delete on fact_day from moderator_application;

create function fold_facts(today date, at_most integer) returns integer language plpgsql set search_path = public, pg_temp as $$
declare
  folded integer;
begin
  with gone as (
    delete from fact_change where ctid in (select ctid from fact_change order by day limit at_most for update skip locked) returning *),
  sums as (
    select client_id, account_id, coalesce(site_id, '00000000-0000-0000-0000-000000000000'::uuid) as site_id, min(item_kind) as item_kind,
      item_id, min(content_kind) as content_kind, day, measure, sum(amount) as amount
    from gone group by 1, 2, 3, 5, 7, 8 having sum(amount) <> 0),
  kept as (
    insert into fact_day as f (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
    select * from sums order by account_id, day, item_id, site_id, measure
    on conflict (account_id, day, item_id, site_id, measure) do update set amount = f.amount + excluded.amount,
      revision = f.revision + case when f.day < today then 1 else 0 end)
  select count(*) from gone into folded;
  return folded;
end $$;
revoke execute on function fold_facts from public;

-- Who was at work on what on which day. What is no item of a course stands under the nil id.
create table active_day (
  client_id uuid not null,
  account_id uuid not null,
  day date not null,
  user_id uuid not null,
  item_id uuid not null,
  site_id uuid not null,
  content_kind text not null,
  seconds integer not null default 0,
  events integer not null default 0,
  primary key (account_id, day, user_id, item_id)
);
create index active_day_person on active_day (user_id, day);
create index active_day_age on active_day using brin (day);
select protect_tenant_table('active_day');
revoke insert, update, delete on active_day from moderator_application;

-- How many different people were at work in a day, week or month that is over: they do not add up. Nil ids stand for all.
create table active_period (
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid not null,
  item_id uuid not null,
  period text not null check (period in ('day', 'week', 'month')),
  from_day date not null,
  people integer not null,
  -- Those with a registration open in the period, and those of them who were at work.
  enrolled integer not null,
  enrolled_active integer not null,
  revision integer not null default 1,
  primary key (account_id, period, from_day, site_id, item_id)
);
select protect_tenant_table('active_period');
revoke insert, update, delete on active_period from moderator_application;

-- Days on which somebody was at work, until each of the periods that they lie in is over and counted. A day may be there several
-- times: if it were there once, whoever notes it first would have all others wait.
create table active_pending (
  account_id uuid not null,
  client_id uuid not null,
  day date not null,
  period text not null default 'day' check (period in ('day', 'week', 'month'))
);
create index active_pending_account on active_pending (account_id, day);
create index active_pending_day on active_pending (period, day);
select protect_tenant_table('active_pending');
revoke insert, update, delete on active_pending from moderator_application;

/* Notes that somebody was at work. Rows are written in the order of people, so that two who do it at once never wait in a circle. */
create type act_of_learning as (client_id uuid, account_id uuid, user_id uuid, item_id uuid, site_id uuid, content_kind text,
  at timestamptz, seconds integer);
create function note_active(acts act_of_learning[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into active_day as a (client_id, account_id, day, user_id, item_id, site_id, content_kind, seconds, events)
  select client_id, account_id, account_day(at), user_id, coalesce(item_id, '00000000-0000-0000-0000-000000000000'),
    coalesce(site_id, '00000000-0000-0000-0000-000000000000'), coalesce(min(content_kind), ''), sum(seconds), count(*)
  from unnest(acts) where account_id is not null group by 1, 2, 3, 4, 5, 6 order by user_id, 3
  on conflict (account_id, day, user_id, item_id) do update set seconds = a.seconds + excluded.seconds, events = a.events + excluded.events;
  insert into active_pending (account_id, client_id, day)
  select distinct account_id, client_id, account_day(at) from unnest(acts) a
  -- What is told late of a day that is over is noted each time, since somebody may be counting it.
  where account_id is not null and (account_day(at) < account_day(now())
    or not exists (select from active_pending p where p.account_id = a.account_id and p.day = account_day(a.at)));
end $$;
revoke execute on function note_active from public;

-- A row of standing that came (1) or went (-1).
create type standing_change as (sign integer, client_id uuid, account_id uuid, site_id uuid, item_kind text, item_id uuid,
  content_kind text, status text, passed boolean, score double precision, percent integer, registered_at timestamptz,
  opens_at timestamptz, due_at timestamptz, closes_at timestamptz, opened_at timestamptz, ended_at timestamptz, settled_at timestamptz);
create function note_facts(changes standing_change[]) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
  select client_id, account_id, site_id, item_kind, item_id, content_kind, account_day(f.at), f.measure, sum(sign * f.amount)
  from unnest(changes) c cross join lateral facts_of(item_kind, status, passed, score, percent, registered_at, opens_at, due_at, closes_at,
    opened_at, ended_at, settled_at) f
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(sign * f.amount) <> 0
$$;
revoke execute on function note_facts from public;

create function facts_of_registrations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changes standing_change[];
  acts act_of_learning[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(1, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, 0, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from new_rows where superseded_at is null;
    select array_agg(row(client_id, account_id, user_id, item_id, site_id, content_kind, last_activity_at, seconds)::act_of_learning)
      into acts from new_rows where opened_at is not null or seconds <> 0;
  elsif tg_op = 'DELETE' then
    select array_agg(row(-1, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, 0, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from old_rows where superseded_at is null;
  else
    select array_agg(row(sign, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, 0, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from (
      select r.sign, (r.one).* from old_rows o join new_rows n on n.id = o.id and n.user_id = o.user_id
        and (n.account_id, n.site_id, n.content_kind, n.status, n.score, n.registered_at, n.opens_at, n.due_at, n.closes_at, n.opened_at,
          n.finished_at, n.settled_at, n.superseded_at) is distinct from (o.account_id, o.site_id, o.content_kind, o.status, o.score,
          o.registered_at, o.opens_at, o.due_at, o.closes_at, o.opened_at, o.finished_at, o.settled_at, o.superseded_at)
      cross join lateral (values (-1, o::registration), (1, n::registration)) r (sign, one)) both_of
    where superseded_at is null;
    select array_agg(row(n.client_id, n.account_id, n.user_id, n.item_id, n.site_id, n.content_kind, n.last_activity_at,
        n.seconds - o.seconds)::act_of_learning) into acts
    from new_rows n join old_rows o on o.id = n.id and o.user_id = n.user_id
    where n.seconds <> o.seconds or n.position <> o.position or (o.opened_at is null and n.opened_at is not null);
  end if;
  if changes is not null then perform note_facts(changes); end if;
  if acts is not null then
    perform note_active(acts);
    insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
    select a.client_id, a.account_id, a.site_id, r.item_kind, a.item_id, a.content_kind, account_day(a.at), 'seconds', sum(a.seconds)
    from unnest(acts) a join (select distinct item_id, item_kind from new_rows) r using (item_id)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(a.seconds) <> 0;
  end if;
  return null;
end $$;
create trigger facts_of_new after insert on registration referencing new table as new_rows
  for each statement execute function facts_of_registrations();
create trigger facts_of_changed after update on registration referencing old table as old_rows new table as new_rows
  for each statement execute function facts_of_registrations();
create trigger facts_of_gone after delete on registration referencing old table as old_rows
  for each statement execute function facts_of_registrations();

create function facts_of_progress() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changes standing_change[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(1, client_id, account_id, site_id, 'course', course_id, content_kind, status,
      case when status = 'Passed' or attempt_status = 'Completed' then true when status = 'Failed' then false end, null, percent,
      registered_at, null, due_at, null, opened_at, finished_at, settled_at)::standing_change) into changes from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(row(-1, client_id, account_id, site_id, 'course', course_id, content_kind, status,
      case when status = 'Passed' or attempt_status = 'Completed' then true when status = 'Failed' then false end, null, percent,
      registered_at, null, due_at, null, opened_at, finished_at, settled_at)::standing_change) into changes from old_rows;
  else
    select array_agg(row(sign, client_id, account_id, site_id, 'course', course_id, content_kind, status,
      case when status = 'Passed' or attempt_status = 'Completed' then true when status = 'Failed' then false end, null, percent,
      registered_at, null, due_at, null, opened_at, finished_at, settled_at)::standing_change) into changes
    from (select -1 as sign, * from old_rows union all select 1, * from new_rows) both_of;
  end if;
  if changes is not null then perform note_facts(changes); end if;
  return null;
end $$;
create trigger facts_of_new after insert on course_progress referencing new table as new_rows
  for each statement execute function facts_of_progress();
create trigger facts_of_changed after update on course_progress referencing old table as old_rows new table as new_rows
  for each statement execute function facts_of_progress();
create trigger facts_of_gone after delete on course_progress referencing old table as old_rows
  for each statement execute function facts_of_progress();

/* Adds to a figure of days that is no part of standing. */
create function note_count(of_measure text, client uuid, account uuid, registration_of uuid, registration uuid, item uuid, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
  select client, account, r.site_id, coalesce(r.item_kind, 'assessment'), item, coalesce(r.content_kind, 'formal'), account_day(at), of_measure, 1
  from (select 1) one left join registration r on r.user_id = registration_of and r.id = registration
$$;
revoke execute on function note_count from public;

create function act_in_submission() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  content text := (select content_kind from registration where user_id = new.learner_id and id = new.registration_id);
  act timestamptz := case when tg_op = 'INSERT' then new.started_at
    when new.submitted_at is distinct from old.submitted_at and not new.auto_submitted then new.submitted_at
    when new.saved_at is distinct from old.saved_at then new.saved_at end;
begin
  if act is not null then
    perform note_active(array[row(new.client_id, new.account_id, new.learner_id, new.assessment_id, new.site_id, content, act, 0)::act_of_learning]);
  end if;
  if new.submitted_at is not null and (tg_op = 'INSERT' or old.submitted_at is null) then
    perform note_count('submissions', new.client_id, new.account_id, new.learner_id, new.registration_id, new.assessment_id, new.submitted_at);
  end if;
  return null;
end $$;
create trigger act_of_new after insert on submission for each row execute function act_in_submission();
create trigger act_of_changed after update of saved_at, submitted_at on submission for each row execute function act_in_submission();

create function act_in_package() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
begin
  if new.mode <> 'normal' or new.user_id <> new.learner_id then return null; end if;
  select item_id, site_id, content_kind into r from registration where user_id = new.learner_id and id = new.registration_id;
  perform note_active(array[row(new.client_id, new.account_id, new.learner_id, r.item_id, r.site_id, r.content_kind,
    case when tg_op = 'INSERT' then new.opened_at else new.last_commit_at end, 0)::act_of_learning]);
  if tg_op = 'INSERT' and r.item_id is not null then
    perform note_count('sessions', new.client_id, new.account_id, new.learner_id, new.registration_id, r.item_id, new.opened_at);
  end if;
  return null;
end $$;
create trigger act_of_new after insert on scorm_session for each row execute function act_in_package();
create trigger act_of_changed after update of last_commit_at on scorm_session for each row
  when (old.last_commit_at <> new.last_commit_at and new.ended_by is distinct from 'abandoned') execute function act_in_package();

/* Somebody was at work on nothing that is registered on. */
create function note_person(client uuid, account uuid, person uuid, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  select note_active(array[row(client, account, person, null, (select site_id from document where kind = 'users' and id = person), '', at, 0)::act_of_learning])
$$;
revoke execute on function note_person from public;

create function act_in_meeting() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_person(new.client_id, new.account_id, new.user_id,
    coalesce((select (body ->> 'startsAt')::timestamptz from document where kind = 'classroom-sessions' and id = new.session_id), now()));
  return null;
end $$;
create trigger act_of_new after insert on session_person for each row
  when (new.part = 'attendee' and new.attendance in ('present', 'late')) execute function act_in_meeting();
create trigger act_of_changed after update of attendance on session_person for each row
  when (new.part = 'attendee' and new.attendance in ('present', 'late') and coalesce(old.attendance, '') not in ('present', 'late'))
  execute function act_in_meeting();

create function act_of_post() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_person(new.client_id, new.account_id, new.author_id, new.created_at);
  return null;
end $$;
create trigger act_of_new after insert on session_post for each row execute function act_of_post();

create function act_of_review() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_person(new.client_id, new.account_id, new.reviewer_id, now());
  return null;
end $$;
create trigger act_of_changed after update of state on review_pair for each row
  when (new.state = 'submitted' and old.state <> 'submitted') execute function act_of_review();

create function act_of_survey() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_person(new.client_id, new.account_id, new.user_id, new.answered_on::timestamp at time zone 'Africa/Johannesburg');
  return null;
end $$;
create trigger act_of_changed after update of answered_on on survey_invitation for each row
  when (new.answered_on is not null and old.answered_on is null) execute function act_of_survey();

-- Facts of what is there already; who was at work on which day is known of sessions, papers and the last day of each registration.
insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
select client_id, account_id, site_id, item_kind, item_id, content_kind, account_day(f.at), f.measure, sum(f.amount)
from standing s cross join lateral facts_of(item_kind, status, passed, score, percent, registered_at, opens_at, due_at, closes_at,
  opened_at, ended_at, settled_at) f
group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(f.amount) <> 0;
insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
select client_id, account_id, site_id, item_kind, item_id, content_kind, account_day(last_activity_at), 'seconds', sum(seconds)
from registration group by 1, 2, 3, 4, 5, 6, 7 having sum(seconds) <> 0
union all
select s.client_id, s.account_id, r.site_id, r.item_kind, s.assessment_id, r.content_kind, account_day(s.submitted_at), 'submissions', count(*)
from submission s join registration r on r.user_id = s.learner_id and r.id = s.registration_id
where s.submitted_at is not null group by 1, 2, 3, 4, 5, 6, 7
union all
select s.client_id, s.account_id, r.site_id, r.item_kind, r.item_id, r.content_kind, account_day(s.opened_at), 'sessions', count(*)
from scorm_session s join registration r on r.user_id = s.learner_id and r.id = s.registration_id
where s.mode = 'normal' and s.user_id = s.learner_id group by 1, 2, 3, 4, 5, 6, 7;
insert into active_day (client_id, account_id, day, user_id, item_id, site_id, content_kind, seconds, events)
select client_id, account_id, day, user_id, item_id, coalesce(min(site_id::text)::uuid, '00000000-0000-0000-0000-000000000000'),
  min(content_kind), sum(seconds), count(*)
from (
  select client_id, account_id, account_day(last_activity_at) as day, user_id, item_id, site_id, content_kind, seconds
  from registration where opened_at is not null
  union all
  select s.client_id, s.account_id, account_day(s.opened_at), s.learner_id, r.item_id, r.site_id, r.content_kind, 0
  from scorm_session s join registration r on r.user_id = s.learner_id and r.id = s.registration_id where s.mode = 'normal'
  union all
  select s.client_id, s.account_id, account_day(s.started_at), s.learner_id, s.assessment_id, s.site_id, r.content_kind, 0
  from submission s join registration r on r.user_id = s.learner_id and r.id = s.registration_id) acts
group by 1, 2, 3, 4, 5;
insert into active_pending (account_id, client_id, day) select distinct account_id, client_id, day from active_day;

/* Counts the people of a day, week or month, of each site, each item, each of both, and of all. */
create function count_active(account uuid, kind text, first_day date, behind date) returns void
language sql set search_path = public, pg_temp as $$
  with nil as (select '00000000-0000-0000-0000-000000000000'::uuid as id),
  active as (
    select distinct client_id, user_id, site_id, item_id from active_day where account_id = account and day >= first_day and day < behind),
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
revoke execute on function count_active from public;
