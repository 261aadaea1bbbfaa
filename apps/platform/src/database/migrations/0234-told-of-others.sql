-- Of an attempt it is told who came or went, so that they need not be told of themselves: each asked for it a second time. It is told also
-- where nobody else has it open by then, since somebody may be about to say so. Where several went at once it names nobody.
create or replace function events_of_presence() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, people, type, subject_kind, subject_id)
  select client_id, account_id,
    case when subject_kind = 'attempt' and cardinality(who) = 1 then who[1] else '00000000-0000-0000-0000-000000000000' end,
    people, 'presence.changed', subject_kind, subject_id
  from (
    select c.*, case subject_kind when 'session' then people_of_session(subject_id)
      else array(select distinct p.user_id from presence p where p.subject_id = c.subject_id) end as people
    from (select client_id, account_id, subject_kind, subject_id, array_agg(distinct user_id) as who
      from changed_rows group by 1, 2, 3, 4) c) told
  where cardinality(people) > 0 or subject_kind = 'attempt';
  return null;
end $$;
