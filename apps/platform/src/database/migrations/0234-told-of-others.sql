-- Whoever opens an attempt is not told that somebody is there, themself: each had it asked for twice. Whether it changed just before, they are
-- told by the line that they say it over. Where nobody else has it open there is no event at all.
create or replace function events_of_presence() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, people, type, subject_kind, subject_id)
  select client_id, account_id, '00000000-0000-0000-0000-000000000000', people, 'presence.changed', subject_kind, subject_id
  from (
    select c.*, case subject_kind when 'session' then people_of_session(subject_id)
      else array(select distinct p.user_id from presence p where p.subject_id = c.subject_id and p.user_id <> all (c.who)) end as people
    from (select client_id, account_id, subject_kind, subject_id, array_agg(user_id) as who from changed_rows group by 1, 2, 3, 4) c) told
  where cardinality(people) > 0;
  return null;
end $$;
