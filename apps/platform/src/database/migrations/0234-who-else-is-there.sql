-- Who opens an attempt knows that they do, and no page says of somebody that they are there themselves: it is told to the others. Mostly
-- there is nobody else, and nothing is told at all. Who comes to a meeting is told of it, too: it may begin by that.
create or replace function events_of_presence() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, people, type, subject_kind, subject_id)
  select client_id, account_id, '00000000-0000-0000-0000-000000000000', people, 'presence.changed', subject_kind, subject_id
  from (
    select c.*, case subject_kind when 'session' then people_of_session(subject_id)
      else array(select distinct p.user_id from presence p
        where p.subject_id = c.subject_id and p.user_id <> any(c.who)) end as people
    from (
      select client_id, account_id, subject_kind, subject_id, array_agg(user_id) as who
      from changed_rows group by 1, 2, 3, 4) c) told
  where cardinality(people) > 0;
  return null;
end $$;
