-- Of what happens in a meeting those in it are told, and nobody else. A version before, which knows no such list, tells nobody: the
-- person whom it is of is nobody.
alter table event add column people uuid[];
alter policy own_seen on event using (user_id is null or user_id = (select tenant_person()) or (select tenant_person()) = any(people));

create function people_of_session(session uuid) returns uuid[] language sql stable as $$
  select array(select user_id from session_person where session_id = session)
$$;

create function events_of_posts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, people, type, subject_kind, subject_id, subject_version)
  select n.client_id, n.account_id, '00000000-0000-0000-0000-000000000000', p.people,
    case when n.post_id is null then 'post.changed' else 'comment.changed' end,
    case when n.post_id is null then 'post' else 'comment' end, n.id, n.version
  from new_rows n
    join (select session_id, people_of_session(session_id) as people from (select distinct session_id from new_rows) each_one) p
      using (session_id)
  where cardinality(p.people) > 0;
  return null;
end $$;
create trigger events_of_new after insert on session_post referencing new table as new_rows
  for each statement execute function events_of_posts();
create trigger events_of_changed after update on session_post referencing new table as new_rows
  for each statement execute function events_of_posts();

-- Schedules beside those who look after them also tell their learners; of very many at once these learn by their notice.
create or replace function events_of_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, site_id, user_id, type, subject_kind, subject_id, subject_version)
  select client_id, account_id, null, id, 'person.changed', 'user', id, version from new_rows
    where tg_op = 'UPDATE' and kind = 'users' and account_id is not null
  union all
  select client_id, account_id, site_id, null, 'schedule.changed', 'schedule', id, version from new_rows
    where kind = 'schedules' and account_id is not null;
  insert into event (client_id, account_id, user_id, people, type, subject_kind, subject_id, subject_version)
  select client_id, account_id, '00000000-0000-0000-0000-000000000000', people, type, subject_kind, id, version from (
    select n.client_id, n.account_id, n.id, n.version, 'session.changed' as type, 'session' as subject_kind, people_of_session(n.id) as people
    from new_rows n where n.kind = 'classroom-sessions' and n.account_id is not null
    union all
    select n.client_id, n.account_id, n.id, n.version, 'schedule.changed', 'schedule',
      array(select learner_id from engagement where schedule_id = n.id and ended_at is null limit 1001)
    from new_rows n where n.kind = 'schedules' and n.account_id is not null) told
  where cardinality(people) between 1 and 1001;
  return null;
end $$;
