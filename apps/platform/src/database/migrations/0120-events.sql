-- What changed, written in the transaction of the change, for those who look at it in another window: ids alone, so that
-- whoever wants to know more asks for it, with their rights of then. Kept for a day.
create table event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  client_id uuid not null,
  account_id uuid not null,
  -- Of what is of one site, and of what is one person's alone.
  site_id uuid,
  user_id uuid,
  type text not null,
  subject_kind text not null,
  -- Null where a statement changed very many.
  subject_id uuid,
  subject_version integer,
  -- Numbers are given before transactions end, so that a lower one may come later. What had not come when this one was written
  -- is of a transaction from the horizon on.
  transaction xid8 not null default pg_current_xact_id(),
  horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index event_transaction on event (transaction);
create index event_time on event using brin (at);
select protect_tenant_table('event');
create policy own_seen on event as restrictive for select to moderator_application
  using (user_id is null or user_id = (select tenant_person()));
-- Written by triggers alone.
revoke insert, update, delete on event from moderator_application;

-- One message for a transaction, however much it changed: PostgreSQL sends the same message once.
create function tell_of_events() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from new_rows) then
    perform pg_notify('moderator_events', pg_current_xact_id()::text);
  end if;
  return null;
end $$;
create trigger tell after insert on event referencing new table as new_rows
  for each statement execute function tell_of_events();

-- A statement that changes more than this is told of as one change of each site: whoever looks reads a list again, not each thing.
create function many_changes() returns integer language sql immutable parallel safe as $$ select 200 $$;

create function events_of_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed attempt[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n) into changed from new_rows n;
  else
    select array_agg(n) into changed from new_rows n join old_rows o using (id) where n is distinct from o;
  end if;
  if cardinality(changed) > many_changes() then
    insert into event (client_id, account_id, site_id, type, subject_kind)
    select distinct client_id, account_id, site_id, 'attempt.changed', 'attempt' from unnest(changed);
  else
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select client_id, account_id, site_id, 'attempt.changed', 'attempt', id, version from unnest(changed);
  end if;
  return null;
end $$;
create trigger events_of_new after insert on attempt referencing new table as new_rows
  for each statement execute function events_of_attempts();
create trigger events_of_changed after update on attempt referencing old table as old_rows new table as new_rows
  for each statement execute function events_of_attempts();

-- A claim that goes on is none; one that runs out is seen by the clock of whoever looks.
create function events_of_claims() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select a.client_id, a.account_id, a.site_id, 'claim.changed', 'attempt', a.id, a.version
      from new_rows n join attempt a on a.id = n.attempt_id;
  elsif tg_op = 'DELETE' then
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select a.client_id, a.account_id, a.site_id, 'claim.changed', 'attempt', a.id, a.version
      from old_rows o join attempt a on a.id = o.attempt_id limit many_changes();
  else
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select a.client_id, a.account_id, a.site_id, 'claim.changed', 'attempt', a.id, a.version
      from new_rows n join old_rows o using (attempt_id) join attempt a on a.id = n.attempt_id
      where n.person_id <> o.person_id;
  end if;
  return null;
end $$;
create trigger events_of_new after insert on claim referencing new table as new_rows
  for each statement execute function events_of_claims();
create trigger events_of_changed after update on claim referencing old table as old_rows new table as new_rows
  for each statement execute function events_of_claims();
create trigger events_of_gone after delete on claim referencing old table as old_rows
  for each statement execute function events_of_claims();

create function events_of_batches() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into event (client_id, account_id, type, subject_kind, subject_id, subject_version)
    select client_id, account_id, 'batch.changed', 'batch', id, version from old_rows;
  else
    insert into event (client_id, account_id, type, subject_kind, subject_id, subject_version)
    select client_id, account_id, 'batch.changed', 'batch', id, version from new_rows;
  end if;
  return null;
end $$;
create trigger events_of_new after insert on batch referencing new table as new_rows
  for each statement execute function events_of_batches();
create trigger events_of_changed after update on batch referencing new table as new_rows
  for each statement execute function events_of_batches();
create trigger events_of_gone after delete on batch referencing old table as old_rows
  for each statement execute function events_of_batches();

-- One for each person, however much came to them at once.
create function events_of_inboxes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, type, subject_kind)
  select distinct client_id, account_id, user_id, 'inbox.changed', 'inbox' from new_rows where in_inbox or deleted_at is not null;
  return null;
end $$;
create trigger events_of_new after insert on inbox_item referencing new table as new_rows
  for each statement execute function events_of_inboxes();
create trigger events_of_changed after update on inbox_item referencing new table as new_rows
  for each statement execute function events_of_inboxes();

-- Of very many at once people learn when they look the next time.
create function events_of_registrations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select count(*) from new_rows) > 10 * many_changes() then return null; end if;
  insert into event (client_id, account_id, user_id, type, subject_kind, subject_id, subject_version)
  select client_id, account_id, user_id, 'registration.changed', 'registration', id, version from new_rows;
  return null;
end $$;
create trigger events_of_new after insert on registration referencing new table as new_rows
  for each statement execute function events_of_registrations();
create trigger events_of_changed after update on registration referencing new table as new_rows
  for each statement execute function events_of_registrations();

-- Another player holds it, which the first one has to learn; and what waits to be marked.
create function events_of_submissions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, user_id, type, subject_kind, subject_id, subject_version)
  select n.client_id, n.account_id, n.learner_id, 'submission.takenOver', 'submission', n.id, n.version
    from new_rows n join old_rows o using (id) where o.player_id is not null and n.player_id is distinct from o.player_id;
  insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
  select n.client_id, n.account_id, n.site_id, 'submission.waiting', 'submission', n.id, n.version
    from new_rows n join old_rows o using (id) where n.state = 'marking' and o.state <> 'marking' and n.site_id is not null;
  return null;
end $$;
create trigger events_of_changed after update on submission referencing old table as old_rows new table as new_rows
  for each statement execute function events_of_submissions();

-- What somebody may see has changed, which the platform alone is told; and schedules.
create function events_of_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, site_id, user_id, type, subject_kind, subject_id, subject_version)
  select client_id, account_id, null, id, 'person.changed', 'user', id, version from new_rows
    where tg_op = 'UPDATE' and kind = 'users' and account_id is not null
  union all
  select client_id, account_id, site_id, null, 'schedule.changed', 'schedule', id, version from new_rows
    where kind = 'schedules' and account_id is not null;
  return null;
end $$;
create trigger events_of_changed after update on document referencing new table as new_rows
  for each statement execute function events_of_documents();
create trigger events_of_new after insert on document referencing new table as new_rows
  for each statement execute function events_of_documents();
