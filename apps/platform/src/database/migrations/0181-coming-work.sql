-- Until when the learners of a schedule are to be assessed, by which coming work is counted; its end where nothing else is said.
alter table schedule_plan add column due_at timestamptz;
update schedule_plan p set due_at = coalesce((d.body ->> 'assessmentDueAt')::timestamptz, p.ends_at)
from document d where d.kind = 'schedules' and d.id = p.schedule_id;
create index schedule_plan_due on schedule_plan (account_id, due_at, schedule_id) where cancelled_at is null and learners > 0;
create index schedule_plan_to_assess on schedule_plan (assessor_id, due_at, schedule_id)
  where cancelled_at is null and learners > 0;

create or replace function keep_schedule_plan() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.deleted_at is not null then
    delete from schedule_plan where schedule_id = new.id;
    return null;
  end if;
  insert into schedule_plan (schedule_id, client_id, account_id, course_id, site_id, parent_id, class_id, facilitator_id, assessor_id,
    moderator_id, title, starts_at, ends_at, due_at, capacity, cancelled_at)
  values (new.id, new.client_id, new.account_id, (new.body ->> 'courseId')::uuid, (new.body ->> 'siteId')::uuid,
    (new.body ->> 'parentId')::uuid, (new.body ->> 'classId')::uuid, (new.body ->> 'facilitatorId')::uuid,
    (new.body ->> 'assessorId')::uuid, (new.body ->> 'moderatorId')::uuid, new.body ->> 'title',
    (new.body ->> 'startsAt')::timestamptz, (new.body ->> 'endsAt')::timestamptz,
    coalesce((new.body ->> 'assessmentDueAt')::timestamptz, (new.body ->> 'endsAt')::timestamptz), (new.body ->> 'capacity')::int,
    (new.body ->> 'cancelledAt')::timestamptz)
  on conflict (schedule_id) do update set course_id = excluded.course_id, site_id = excluded.site_id, parent_id = excluded.parent_id,
    class_id = excluded.class_id, facilitator_id = excluded.facilitator_id, assessor_id = excluded.assessor_id,
    moderator_id = excluded.moderator_id, title = excluded.title, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    due_at = excluded.due_at, capacity = excluded.capacity, cancelled_at = excluded.cancelled_at;
  return null;
end $$;
