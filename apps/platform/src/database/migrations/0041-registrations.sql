-- How one person stands with one thing that is learnt. There is one row that counts for each person and thing; what a
-- reset sets aside stays beside it, with everything under it.
create table registration (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  -- A word of the contract's item kinds, and for whom it is.
  item_kind text not null,
  item_id uuid not null,
  content_kind text not null,
  -- The course through which it was reached.
  course_id uuid,
  number integer not null default 1 check (number > 0),
  status text not null default 'NotAttempted',
  score numeric(5, 2) check (score between 0 and 100),
  progress double precision not null default 0 check (progress between 0 and 1),
  tries integer not null default 0 check (tries >= 0),
  opens_at timestamptz,
  due_at timestamptz,
  closes_at timestamptz,
  registered_at timestamptz not null default now(),
  opened_at timestamptz,
  submitted_at timestamptz,
  finished_at timestamptz,
  last_activity_at timestamptz not null default now(),
  seconds integer not null default 0 check (seconds >= 0),
  -- Where somebody goes on from: pages shown, parts watched.
  position jsonb not null default '{}',
  revision integer,
  licence_engagement_id uuid,
  result_source text,
  -- What it becomes when the attempt that it is evidence of is reported.
  withheld_status text,
  superseded_at timestamptz,
  superseded_reason text,
  learner_order text not null,
  version integer not null default 1,
  primary key (user_id, id),
  unique (user_id, item_id, number)
) partition by hash (user_id);
do $$ begin
  for part in 0..15 loop
    execute format('create table registration_%s partition of registration for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
create unique index registration_current on registration (user_id, item_id) where superseded_at is null;
create index registration_of_item on registration (account_id, item_id, status, learner_order, id) where superseded_at is null;
create index registration_due on registration (user_id, due_at, id) where superseded_at is null;
create index registration_closing on registration (closes_at)
  where superseded_at is null and status in ('NotAttempted', 'InProgress');
create index registration_closed on registration (item_id)
  where superseded_at is null and status in ('Missed', 'NotCompleted');
select protect_tenant_table('registration');

-- What happened to registrations, by whom; only added to.
create table registration_event (
  id bigint generated always as identity,
  user_id uuid not null,
  registration_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  at timestamptz not null default now(),
  event text not null,
  status text not null,
  score numeric(5, 2),
  by_id uuid,
  cause text,
  primary key (user_id, registration_id, id)
);
create index registration_event_day on registration_event using brin (at);
select protect_tenant_table('registration_event');
revoke update, delete on registration_event from moderator_application;

-- Sums of changes, as batch_tally has them: how many people of which site stand where with which thing.
create table registration_tally (
  account_id uuid not null,
  client_id uuid not null,
  site_id uuid,
  item_id uuid not null,
  status text not null,
  change integer not null,
  is_sum boolean not null default false
);
create index registration_tally_item on registration_tally (account_id, item_id);
select protect_tenant_table('registration_tally');

create function tally_registrations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into registration_tally (account_id, client_id, site_id, item_id, status, change)
    select account_id, client_id, site_id, item_id, status, count(*) from new_rows where superseded_at is null group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into registration_tally (account_id, client_id, site_id, item_id, status, change)
    select account_id, client_id, site_id, item_id, status, -count(*) from old_rows where superseded_at is null group by 1, 2, 3, 4, 5;
  else
    insert into registration_tally (account_id, client_id, site_id, item_id, status, change)
    select account_id, client_id, site_id, item_id, status, sum(change) from (
      select account_id, client_id, site_id, item_id, status, 1 as change from new_rows where superseded_at is null
      union all
      select account_id, client_id, site_id, item_id, status, -1 from old_rows where superseded_at is null
    ) each_one group by 1, 2, 3, 4, 5 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger tally_of_new after insert on registration referencing new table as new_rows
  for each statement execute function tally_registrations();
create trigger tally_of_changed after update on registration referencing old table as old_rows new table as new_rows
  for each statement execute function tally_registrations();
create trigger tally_of_gone after delete on registration referencing old table as old_rows
  for each statement execute function tally_registrations();

-- What a course consists of, in its order.
create table course_item (
  course_id uuid not null,
  lesson_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  position integer not null check (position > 0),
  required boolean not null default true,
  weight numeric not null default 1 check (weight between 0 and 100),
  -- Lessons that come first.
  after uuid[] not null default '{}',
  outcome_ids uuid[] not null default '{}',
  offset_days integer,
  primary key (course_id, lesson_id),
  unique (course_id, position) deferrable initially deferred
);
create index course_item_lesson on course_item (lesson_id);
select protect_tenant_table('course_item');

-- How one person stands with one course: rolled up with each registration that changes.
create table course_progress (
  user_id uuid not null,
  course_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  -- By its items alone, and by the learner's attempt from the moment that it is assessed.
  items_status text not null,
  attempt_status text,
  status text not null generated always as (coalesce(attempt_status, items_status)) stored,
  percent integer not null default 0 check (percent between 0 and 100),
  registered_at timestamptz not null default now(),
  -- The use of a licence that it took, where these are paid for by use.
  licence_engagement_id uuid,
  finished_at timestamptz,
  last_activity_at timestamptz not null default now(),
  learner_order text not null,
  primary key (user_id, course_id)
);
create index course_progress_course on course_progress (account_id, course_id, status, learner_order, user_id);
select protect_tenant_table('course_progress');

create function tally_progress() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into registration_tally (account_id, client_id, site_id, item_id, status, change)
    select account_id, client_id, site_id, course_id, status, count(*) from new_rows group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into registration_tally (account_id, client_id, site_id, item_id, status, change)
    select account_id, client_id, site_id, course_id, status, -count(*) from old_rows group by 1, 2, 3, 4, 5;
  else
    insert into registration_tally (account_id, client_id, site_id, item_id, status, change)
    select account_id, client_id, site_id, course_id, status, sum(change) from (
      select account_id, client_id, site_id, course_id, status, 1 as change from new_rows
      union all
      select account_id, client_id, site_id, course_id, status, -1 from old_rows
    ) each_one group by 1, 2, 3, 4, 5 having sum(change) <> 0;
  end if;
  return null;
end $$;

-- What becomes of an attempt shows in the progress on its course, and in what the attempt kept back. The words are those
-- of platformStatus in packages/moderation; a test holds the two together.
create function shown_status(state text, passed boolean) returns text language sql immutable parallel safe as $$
  select case when state in ('open', 'submitted', 'assessing', 'returned') then null
    when state = 'certificated' then 'Completed'
    when state in ('reported', 'verifying', 'endorsed', 'not_endorsed') then case when passed is false then 'Failed' else 'Passed' end
    else 'AwaitingModeration' end
$$;

create function progress_of_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update course_progress p set attempt_status = shown_status(n.state, n.passed)
  from new_rows n join old_rows o on o.id = n.id
    and (o.state, o.passed, o.superseded_at) is distinct from (n.state, n.passed, n.superseded_at)
  where p.user_id = n.learner_id and p.course_id = n.course_id and n.superseded_at is null
    and p.attempt_status is distinct from shown_status(n.state, n.passed);
  update registration r set version = r.version + 1, status = case
      when shown_status(n.state, n.passed) = 'AwaitingModeration' then 'AwaitingModeration' else r.withheld_status end
  from new_rows n join old_rows o on o.id = n.id and (o.state, o.passed) is distinct from (n.state, n.passed)
  where r.user_id = n.learner_id and r.course_id = n.course_id and r.withheld_status is not null and r.superseded_at is null
    and n.superseded_at is null and shown_status(n.state, n.passed) is not null
    and r.status <> case
      when shown_status(n.state, n.passed) = 'AwaitingModeration' then 'AwaitingModeration' else r.withheld_status end;
  return null;
end $$;
create trigger progress_of_attempts after update on attempt referencing old table as old_rows new table as new_rows
  for each statement execute function progress_of_attempts();

create trigger tally_of_new after insert on course_progress referencing new table as new_rows
  for each statement execute function tally_progress();
create trigger tally_of_changed after update on course_progress referencing old table as old_rows new table as new_rows
  for each statement execute function tally_progress();
create trigger tally_of_gone after delete on course_progress referencing old table as old_rows
  for each statement execute function tally_progress();

-- What somebody did on a course becomes evidence; from the moment it is handed in it stays as it is.
alter table evidence add column registration_id uuid, add column frozen_at timestamptz;
create unique index evidence_registration on evidence (attempt_id, registration_id) where registration_id is not null;
