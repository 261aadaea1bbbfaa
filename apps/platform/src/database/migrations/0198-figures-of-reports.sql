-- What reports say of a course, a lesson or a site, and how much waits to be marked, is added up like all other figures: read from
-- facts of days, it takes as long among a million learners as among ten thousand, where counting rows took more than 15 s.

-- How far people are with a lesson, as one sum; of courses it is known how many are how far.
create or replace function facts_of(item_kind text, status text, passed boolean, score double precision, percent integer, registered_at timestamptz,
  opens_at timestamptz, due_at timestamptz, closes_at timestamptz, opened_at timestamptz, ended_at timestamptz, settled_at timestamptz)
returns table (at timestamptz, measure text, amount numeric) language sql stable parallel safe rows 12 as $$
  select f.at, f.measure, f.amount
  from (
    select case when status in ('Passed', 'Completed') then coalesce(ended_at, settled_at) end as finished,
      case when status in ('Passed', 'Completed', 'AwaitingModeration') then coalesce(ended_at, settled_at) else ended_at end as over,
      case when status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')
        then coalesce(closes_at, case when is_settled(status) then settled_at end) end as missed,
      case when status in ('Passed', 'Failed', 'Completed') then settled_at end as released
    offset 0) d
  cross join lateral (
    -- Moments behind the first one, each once, and what comes right behind them.
    select moment, moment + interval '1 microsecond' as behind, moment > registered_at as is_later
    from (values (registered_at),
      (case when opens_at > registered_at then opens_at end),
      (case when opened_at > registered_at and opened_at is distinct from opens_at then opened_at end),
      (case when ended_at > registered_at and ended_at is distinct from opens_at and ended_at is distinct from opened_at then ended_at end),
      (case when settled_at > registered_at and settled_at is distinct from opens_at and settled_at is distinct from opened_at
        and settled_at is distinct from ended_at then settled_at end),
      (case when d.missed > registered_at and d.missed is distinct from opens_at and d.missed is distinct from opened_at
        and d.missed is distinct from ended_at and d.missed is distinct from settled_at then d.missed end)) moments (moment)
    where moment is not null offset 0) m
  cross join lateral (
    select status_at(status, opens_at, opened_at, ended_at, settled_at, d.missed, m.behind) as stands,
      case when m.is_later then status_at(status, opens_at, opened_at, ended_at, settled_at, d.missed, m.moment) end as stood
    offset 0) s
  cross join lateral (values (m.moment, 'status:' || s.stands, 1::numeric), (m.moment, 'status:' || s.stood, -1)) f (at, measure, amount)
  where s.stands is distinct from s.stood and f.measure is not null
  union all
  select f.at, f.measure, f.amount
  from (
    select case when status in ('Passed', 'Completed') then coalesce(ended_at, settled_at) end as finished,
      case when status in ('Passed', 'Completed', 'AwaitingModeration') then coalesce(ended_at, settled_at) else ended_at end as over,
      case when status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')
        then coalesce(closes_at, case when is_settled(status) then settled_at end) end as missed,
      case when status in ('Passed', 'Failed', 'Completed') then settled_at end as released
    offset 0) d
  cross join lateral (select least(d.over, closes_at, d.missed) as ends offset 0) e
  cross join lateral (values
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
    (case when item_kind <> 'course' and percent <> 0 then registered_at end, 'percentSum', percent),
    (case when coalesce(e.ends, 'infinity') > due_at then due_at end, 'overdue', 1),
    (case when e.ends > due_at then e.ends end, 'overdue', -1)
  ) f (at, measure, amount)
  where f.at is not null
$$;

/* A row whose percent is another is a change, too. */
create or replace function facts_of_registrations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changes standing_change[];
  acts act_of_learning[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(1, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, round(progress * 100)::int, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from new_rows where superseded_at is null;
    select array_agg(row(client_id, account_id, user_id, item_id, site_id, content_kind, last_activity_at, seconds)::act_of_learning)
      into acts from new_rows where opened_at is not null or seconds <> 0;
  elsif tg_op = 'DELETE' then
    select array_agg(row(-1, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, round(progress * 100)::int, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from old_rows where superseded_at is null;
  else
    select array_agg(row(sign, client_id, account_id, site_id, item_kind, item_id, content_kind, status,
      case status when 'Passed' then true when 'Failed' then false end, score::float, round(progress * 100)::int, registered_at, opens_at, due_at, closes_at,
      opened_at, finished_at, settled_at)::standing_change) into changes
    from (
      select r.sign, (r.one).* from (select n::registration, o::registration from new_rows n full join old_rows o using (user_id, id)
        where (n.account_id, n.site_id, n.content_kind, n.status, n.score, n.registered_at, n.opens_at, n.due_at, n.closes_at,
          n.opened_at, n.finished_at, n.settled_at, n.superseded_at, round(n.progress * 100)) is distinct from (o.account_id, o.site_id,
          o.content_kind, o.status, o.score, o.registered_at, o.opens_at, o.due_at, o.closes_at, o.opened_at, o.finished_at,
          o.settled_at, o.superseded_at, round(o.progress * 100))
        offset 0) pair
      cross join lateral (values (-1, o), (1, n)) r (sign, one)) both_of
    where superseded_at is null;
    select array_agg(row((n).client_id, (n).account_id, (n).user_id, (n).item_id, (n).site_id, (n).content_kind, (n).last_activity_at,
        (n).seconds - (o).seconds)::act_of_learning) into acts
    from (select n, o from new_rows n full join old_rows o using (user_id, id) offset 0) pair
    where (n).seconds <> (o).seconds or (n).position <> (o).position or ((o).opened_at is null and (n).opened_at is not null);
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

insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
select client_id, account_id, site_id, item_kind, item_id, content_kind, account_day(registered_at), 'percentSum', sum(round(progress * 100))
from registration where superseded_at is null group by 1, 2, 3, 4, 5, 6, 7 having sum(round(progress * 100)) <> 0;

/* Papers that wait for somebody who marks them, under the day on which they were handed in, and gone from it when they are marked. */
create function count_to_mark() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone submission := case when tg_op <> 'INSERT' then old end;
  come submission := case when tg_op <> 'DELETE' then new end;
begin
  insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
  select (s).client_id, (s).account_id, (s).site_id, 'assessment', (s).assessment_id, 'formal',
    account_day(coalesce((s).submitted_at, (s).started_at)), 'toMark', change
  from (values (gone, -1), (come, 1)) each_one (s, change) where (s).state = 'marking';
  return null;
end $$;
create trigger to_mark_of_new after insert on submission for each row when (new.state = 'marking') execute function count_to_mark();
create trigger to_mark_of_changed after update of state, account_id, site_id, submitted_at on submission for each row
  when ((old.state = 'marking' or new.state = 'marking')
    and (old.state, old.account_id, old.site_id, old.submitted_at) is distinct from (new.state, new.account_id, new.site_id, new.submitted_at))
  execute function count_to_mark();
create trigger to_mark_of_gone after delete on submission for each row when (old.state = 'marking') execute function count_to_mark();
insert into fact_change (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
select client_id, account_id, site_id, 'assessment', assessment_id, 'formal', account_day(coalesce(submitted_at, started_at)), 'toMark', count(*)
from submission where state = 'marking' group by 1, 2, 3, 5, 7;

-- Figures of sites are of few measures; what waits no more is not read again.
create index fact_day_work on fact_day (account_id, measure, site_id, day) where measure in ('seconds', 'sessions');
create index fact_day_to_mark on fact_day (account_id, site_id) where measure = 'toMark' and amount <> 0;
-- Changes are looked for by what they are of.
create index fact_change_item on fact_change (account_id, item_id, day);
create index fact_change_to_mark on fact_change (account_id, site_id) where measure = 'toMark';
drop index fact_change_day;

-- The few who assess among the many who learn.
create index document_users_assessors on document_users (account_id, sort_1, id)
  where deleted_at is null and body -> 'roles' ? 'assessor';

-- The oldest paper that waits at a site, and what somebody marked.
create index submission_to_mark_at_site on submission
  (account_id, site_id, (case when submitted_at is null then 'infinity'::timestamptz else submitted_at end), id) where state = 'marking';
create index submission_marking_marker on submission_marking (marker_id, completed_at) where completed_at is not null;

-- Nobody reads from here how many stand where any more: facts say it.
drop trigger tally_of_new on registration;
drop trigger tally_of_changed on registration;
drop trigger tally_of_gone on registration;
drop trigger tally_of_new on course_progress;
drop trigger tally_of_changed on course_progress;
drop trigger tally_of_gone on course_progress;
drop function tally_registrations();
drop function tally_progress();
drop table registration_tally;
