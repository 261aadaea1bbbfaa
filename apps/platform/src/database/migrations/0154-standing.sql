-- When registrations and progress on courses came to stand as they do, so that figures of days follow from rows alone.
alter table registration add column settled_at timestamptz;
alter table course_progress
  add column settled_at timestamptz,
  add column opened_at timestamptz,
  add column due_at timestamptz,
  add column content_kind text not null default 'formal';

/* The calendar day of an instant in the zone of all accounts. */
create function account_day(instant timestamptz) returns date language sql stable parallel safe as
  $$ select (instant at time zone 'Africa/Johannesburg')::date $$;

/* What is settled has come to an end, or to somebody who judges it. */
create function is_settled(status text) returns boolean language sql immutable parallel safe as
  $$ select status not in ('NotAttempted', 'InProgress') $$;

create function date_registration() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not is_settled(new.status) then
    new.settled_at := null;
  elsif tg_op = 'INSERT' then
    new.settled_at := coalesce(new.settled_at, new.finished_at, new.closes_at, new.last_activity_at);
  elsif new.status <> old.status and new.settled_at is not distinct from old.settled_at then
    new.settled_at := case
      when new.status in ('Missed', 'NotCompleted') then coalesce(new.closes_at, new.last_activity_at)
      -- It is released by what became of an attempt.
      when old.status = 'AwaitingModeration' then now()
      else coalesce(new.finished_at, new.last_activity_at) end;
  end if;
  return new;
end $$;
create trigger date_new before insert on registration for each row execute function date_registration();
create trigger date_changed before update of status, closes_at on registration for each row execute function date_registration();

-- The last day of the places that somebody has on a course, which is when it is due.
create function course_due(learner uuid, course uuid) returns timestamptz language sql stable as
  $$ select max(upper(period)) from engagement where learner_id = learner and course_id = course and ended_at is null $$;

create function date_progress() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stands text := coalesce(new.attempt_status, new.items_status);
  stood text;
begin
  if tg_op = 'INSERT' then
    new.due_at := coalesce(new.due_at, course_due(new.user_id, new.course_id));
    new.content_kind := coalesce((select case when body ->> 'kind' = 'OnboardingCourse' then 'onboarding' else 'formal' end
      from document where kind = 'courses' and id = new.course_id), new.content_kind);
  else
    stood := coalesce(old.attempt_status, old.items_status);
  end if;
  if stands = 'NotAttempted' then
    new.opened_at := null;
  elsif stands <> 'Missed' then
    new.opened_at := coalesce(new.opened_at, new.last_activity_at);
  end if;
  if not is_settled(stands) then
    new.settled_at := null;
  elsif tg_op = 'INSERT' then
    new.settled_at := coalesce(new.settled_at, new.finished_at, new.last_activity_at);
  elsif stands <> stood and new.settled_at is not distinct from old.settled_at then
    new.settled_at := case when new.attempt_status is distinct from old.attempt_status then now()
      else coalesce(new.finished_at, new.last_activity_at) end;
  end if;
  return new;
end $$;
create trigger date_new before insert on course_progress for each row execute function date_progress();
create trigger date_changed before update of items_status, attempt_status on course_progress
  for each row execute function date_progress();

create function date_courses() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update course_progress p set due_at = d.due_at from (
    select learner_id, course_id, course_due(learner_id, course_id) as due_at
    from (select distinct learner_id, course_id from new_rows) n) d
  where p.user_id = d.learner_id and p.course_id = d.course_id and p.due_at is distinct from d.due_at;
  return null;
end $$;
create trigger date_courses_of_new after insert on engagement referencing new table as new_rows
  for each statement execute function date_courses();
create trigger date_courses_of_changed after update on engagement referencing new table as new_rows
  for each statement execute function date_courses();

-- What is there already has its dates from what is known of it.
update registration set settled_at = coalesce(finished_at, closes_at, last_activity_at) where is_settled(status);
update course_progress p set content_kind = case when d.body ->> 'kind' = 'OnboardingCourse' then 'onboarding' else 'formal' end,
  due_at = course_due(p.user_id, p.course_id),
  opened_at = case when p.status not in ('NotAttempted', 'Missed') then p.last_activity_at end,
  settled_at = case when is_settled(p.status) then coalesce(p.finished_at, p.last_activity_at) end
from document d where d.kind = 'courses' and d.id = p.course_id;

/*
 * How everybody stands with everything that counts, as figures see it: lessons, assessments, tests and courses in one. The rights
 * and the tenant are those of whoever asks.
 * finished_at: when it was finished, of what is completed or passed alone. over_at: when nothing more was asked of the person.
 * missed_at: when its window closed before that. passed: the result that is released; null where there is none.
 */
create view standing with (security_invoker = true) as
select s.*,
  case when status in ('Passed', 'Completed') then coalesce(ended_at, settled_at) end as finished_at,
  case when status in ('Passed', 'Completed', 'AwaitingModeration') then coalesce(ended_at, settled_at) else ended_at end as over_at,
  case when status in ('NotAttempted', 'InProgress', 'Missed', 'NotCompleted')
    then coalesce(closes_at, case when is_settled(status) then settled_at end) end as missed_at,
  case when status in ('Passed', 'Failed', 'Completed') then settled_at end as released_at,
  greatest(registered_at, opens_at) as available_at
from (
  select user_id, client_id, account_id, site_id, item_kind, item_id, content_kind, course_id, number, status, score::float as score,
    round(progress * 100)::int as percent, tries, seconds, registered_at, opens_at, due_at, closes_at, opened_at, submitted_at,
    finished_at as ended_at, settled_at, last_activity_at, learner_order,
    case status when 'Passed' then true when 'Failed' then false end as passed
  from registration where superseded_at is null
  union all
  select user_id, client_id, account_id, site_id, 'course', course_id, content_kind, course_id, 1, status, null,
    percent, 0, 0, registered_at, null, due_at, null, opened_at, null,
    finished_at, settled_at, last_activity_at, learner_order,
    case when status = 'Passed' or attempt_status = 'Completed' then true when status = 'Failed' then false end
  from course_progress) s;
grant select on standing to moderator_application;
