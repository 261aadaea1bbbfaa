-- Who has what open now: one row for each line that says so. It is a lease of the process that holds the line: what a process
-- has that says nothing any more is taken away by any other.
create table listening_process (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
create table presence (
  line uuid primary key,
  process_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  user_id uuid not null,
  subject_kind text not null check (subject_kind in ('attempt', 'session')),
  subject_id uuid not null,
  came_at timestamptz not null default now()
);
create index presence_subject on presence (subject_id, user_id);
create index presence_process on presence (process_id);
select protect_tenant_table('presence');
-- Written by lines alone.
revoke insert, update, delete on presence from moderator_application;

-- What of a meeting somebody was there over the line, as it was counted; `minutes` is the word of whoever holds it, and stands above.
alter table session_person add column seconds_there integer not null default 0 check (seconds_there between 0 and 86400);

-- Of a meeting those in it are told, of an attempt those who have it open.
create function events_of_presence() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, people, type, subject_kind, subject_id)
  select client_id, account_id, '00000000-0000-0000-0000-000000000000', people, 'presence.changed', subject_kind, subject_id
  from (
    select c.*, case subject_kind when 'session' then people_of_session(subject_id)
      else array(select distinct p.user_id from presence p where p.subject_id = c.subject_id) end as people
    from (select distinct client_id, account_id, subject_kind, subject_id from changed_rows) c) told
  where cardinality(people) > 0;
  return null;
end $$;
create trigger events_of_new after insert on presence referencing new table as changed_rows
  for each statement execute function events_of_presence();
create trigger events_of_gone after delete on presence referencing old table as changed_rows
  for each statement execute function events_of_presence();

-- Adds what people were in meetings until now: as long as these are live, and once for somebody with several lines.
create function count_time_there(people presence[]) returns void language sql security definer set search_path = public, pg_temp as $$
  update session_person s
  set seconds_there = least(86400, s.seconds_there + greatest(0, extract(epoch from there.until - there.since)))::int
  from (
    select p.subject_id, p.user_id, min(p.came_at) as since,
      -- A process that is gone was there until it last said so.
      max(case when l.seen_at < now() - interval '90 seconds' then l.seen_at else now() end) as until
    from unnest(people) p left join listening_process l on l.id = p.process_id
    where p.subject_kind = 'session' group by 1, 2) there
  join document d on d.kind = 'classroom-sessions' and d.id = there.subject_id
    and d.body ->> 'kind' = 'Web' and d.body ->> 'status' = 'live'
  where s.session_id = there.subject_id and s.user_id = there.user_id
$$;
create function count_who_left() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  people presence[];
begin
  -- Whoever is still there by another line is counted when that one ends.
  select array_agg(g) into people from gone g where subject_kind = 'session' and not exists (
    select from presence p where p.subject_id = g.subject_id and p.user_id = g.user_id);
  perform count_time_there(people);
  return null;
end $$;
create trigger count_who_left after delete on presence referencing old table as gone
  for each statement execute function count_who_left();

-- Whatever comes now counts anew: how long people were in a meeting is written down, or forgotten where it was not live.
create function count_meeting_until_now(session uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  select count_time_there(array(select p from presence p where p.subject_id = session and p.subject_kind = 'session'));
  update presence set came_at = now() where subject_id = session and subject_kind = 'session'
$$;
