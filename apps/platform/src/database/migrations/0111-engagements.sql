create extension if not exists btree_gist;

-- When which course is taught to whom: of each schedule what is asked across schedules, kept by the database from its document.
create table schedule_plan (
  schedule_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  site_id uuid,
  parent_id uuid,
  class_id uuid,
  facilitator_id uuid,
  assessor_id uuid,
  moderator_id uuid,
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer,
  cancelled_at timestamptz,
  -- Who is engaged now, counted by trigger.
  learners integer not null default 0,
  -- One that there was twice before this was looked at stays.
  was_twice boolean not null default false,
  constraint schedule_not_fuller_than_its_capacity check (capacity is null or learners <= capacity)
);
create unique index schedule_once on schedule_plan
  (account_id, course_id, coalesce(site_id, '00000000-0000-0000-0000-000000000000'::uuid), starts_at, ends_at)
  where cancelled_at is null and not was_twice;
create index schedule_plan_time on schedule_plan (account_id, starts_at, schedule_id);
create index schedule_plan_parent on schedule_plan (parent_id, starts_at, schedule_id) where parent_id is not null;
create index schedule_plan_class on schedule_plan (class_id) where class_id is not null;
create index schedule_plan_facilitator on schedule_plan (facilitator_id, starts_at);
create index schedule_plan_assessor on schedule_plan (assessor_id, starts_at);
create index schedule_plan_moderator on schedule_plan (moderator_id, starts_at);
select protect_tenant_table('schedule_plan');
revoke insert, update, delete on schedule_plan from moderator_application;

create function keep_schedule_plan() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.deleted_at is not null then
    delete from schedule_plan where schedule_id = new.id;
    return null;
  end if;
  insert into schedule_plan (schedule_id, client_id, account_id, course_id, site_id, parent_id, class_id, facilitator_id, assessor_id,
    moderator_id, title, starts_at, ends_at, capacity, cancelled_at)
  values (new.id, new.client_id, new.account_id, (new.body ->> 'courseId')::uuid, (new.body ->> 'siteId')::uuid,
    (new.body ->> 'parentId')::uuid, (new.body ->> 'classId')::uuid, (new.body ->> 'facilitatorId')::uuid,
    (new.body ->> 'assessorId')::uuid, (new.body ->> 'moderatorId')::uuid, new.body ->> 'title',
    (new.body ->> 'startsAt')::timestamptz, (new.body ->> 'endsAt')::timestamptz, (new.body ->> 'capacity')::int,
    (new.body ->> 'cancelledAt')::timestamptz)
  on conflict (schedule_id) do update set course_id = excluded.course_id, site_id = excluded.site_id, parent_id = excluded.parent_id,
    class_id = excluded.class_id, facilitator_id = excluded.facilitator_id, assessor_id = excluded.assessor_id,
    moderator_id = excluded.moderator_id, title = excluded.title, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    capacity = excluded.capacity, cancelled_at = excluded.cancelled_at;
  return null;
end $$;

insert into schedule_plan (schedule_id, client_id, account_id, course_id, site_id, facilitator_id, assessor_id, moderator_id, title,
  starts_at, ends_at, was_twice)
select id, client_id, account_id, (body ->> 'courseId')::uuid, (body ->> 'siteId')::uuid, (body ->> 'facilitatorId')::uuid,
  (body ->> 'assessorId')::uuid, (body ->> 'moderatorId')::uuid, body ->> 'title', (body ->> 'startsAt')::timestamptz,
  (body ->> 'endsAt')::timestamptz,
  row_number() over (partition by account_id, body ->> 'courseId', coalesce(body ->> 'siteId', ''), (body ->> 'startsAt')::timestamptz,
    (body ->> 'endsAt')::timestamptz order by created_at, id) > 1
from document where kind = 'schedules' and deleted_at is null;
create trigger keep_schedule_plan after insert or update on document for each row when (new.kind = 'schedules')
  execute function keep_schedule_plan();

-- One learner's place in one schedule. Nobody is taught the same course twice at the same time.
create table engagement (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  schedule_id uuid not null,
  learner_id uuid not null,
  course_id uuid not null,
  site_id uuid,
  period tstzrange not null,
  extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 100),
  learner_name text not null,
  learner_order text not null,
  added_by uuid,
  added_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_reason text,
  constraint engagement_once exclude using gist (learner_id with =, course_id with =, period with &&) where (ended_at is null)
);
create index engagement_schedule on engagement (schedule_id, learner_order, id) where ended_at is null;
create unique index engagement_in_schedule on engagement (schedule_id, learner_id) where ended_at is null;
create index engagement_learner on engagement (learner_id, lower(period)) where ended_at is null;
create index engagement_time on engagement (account_id, lower(period), id) where ended_at is null;
create index engagement_name on engagement (account_id, learner_order, id) where ended_at is null;
select protect_tenant_table('engagement');
revoke delete on engagement from moderator_application;

create function count_engaged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update schedule_plan p set learners = learners + n.change from (
      select schedule_id, count(*)::int as change from new_rows where ended_at is null group by 1) n
    where p.schedule_id = n.schedule_id;
  else
    update schedule_plan p set learners = learners + n.change from (
      select schedule_id, sum(change)::int as change from (
        select schedule_id, 1 as change from new_rows where ended_at is null
        union all
        select schedule_id, -1 from old_rows where ended_at is null) each_one
      group by 1 having sum(change) <> 0) n
    where p.schedule_id = n.schedule_id;
  end if;
  return null;
end $$;
create trigger count_new after insert on engagement referencing new table as new_rows
  for each statement execute function count_engaged();
create trigger count_changed after update on engagement referencing old table as old_rows new table as new_rows
  for each statement execute function count_engaged();
