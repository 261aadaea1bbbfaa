-- An attempt that changed its state was written into all of its twenty indexes anew, since nine of them knew the state: 3.8 kB of log and
-- 100 of the 140 microseconds that an attempt of a large batch took to be built in. Indexes of attempts know a coarse stage of their way
-- alone now, so that most changes stay on the page of the row; the state by itself is indexed beside it, in the line.
create function attempt_stage(state text) returns text language sql immutable parallel safe as $$
  select case when state = 'open' then 'open' when state in ('submitted', 'assessing') then 'due' when state = 'returned' then 'returned'
    when state in ('upheld', 'overturned') then 'decided'
    when state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated') then 'closed' else 'moderated' end
$$;
drop index attempt_by_facilitator, attempt_current, attempt_external_state, attempt_external_waiting, attempt_free, attempt_given,
  attempt_of_course, attempt_one_open, attempt_returned, attempt_state;
-- Room on each page for what changes on it.
alter table attempt set (fillfactor = 75);
alter table attempt add column stage text not null generated always as (attempt_stage(state)) stored,
  add column is_open boolean not null generated always as (superseded_at is null and attempt_stage(state) <> 'closed') stored;

-- By a column of its own, or PostgreSQL reads all of it to leave out what no other condition leaves in.
create unique index attempt_one_open on attempt (learner_id, course_id) where is_open;
create index attempt_current on attempt (account_id, stage) where superseded_at is null;
-- With the account, or PostgreSQL looks all of its attempts up in the index of words to leave out what is not there.
create index attempt_of_course on attempt (course_id, stage, account_id);
create index attempt_by_facilitator on attempt (facilitator_id, stage) where superseded_at is null;
create index attempt_given on attempt (allocated_to, stage, due_at) where superseded_at is null;
create index attempt_free on attempt (account_id, due_at)
  where allocated_to is null and superseded_at is null and stage in ('due', 'returned');
create index attempt_returned on attempt (account_id, id) where superseded_at is null and stage = 'returned';
create index attempt_external_waiting on attempt (account_id, course_id)
  where external and superseded_at is null and stage = 'moderated';

alter table attempt_line add column state text, add column course_id uuid;
update attempt_line l set state = a.state, course_id = a.course_id from attempt a where a.id = l.attempt_id;
alter table attempt_line alter column state set not null, alter column course_id set not null;
-- All that is in a state, in its order; and what of a course is, for the next batch.
create index attempt_line_state on attempt_line (account_id, state, attempt_id);
create index attempt_line_of_course on attempt_line (course_id, state);

create or replace function line_of_new() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into attempt_line (attempt_id, client_id, account_id, state, course_id)
  select id, client_id, account_id, state, course_id from new_rows;
  return null;
end $$;

-- The batch and the state that an attempt got with it are written into its line at once.
create or replace function batches_in_lines() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then
    update attempt_line l set batch_id = latest.batch_id, state = latest.state
    from (select distinct on (n.attempt_id) n.attempt_id, n.batch_id, a.state
      from new_rows n join batch b on b.id = n.batch_id join attempt a on a.id = n.attempt_id
      order by n.attempt_id, b.created_at desc) latest
    where l.attempt_id = latest.attempt_id;
  else
    update attempt_line l set batch_id = (select ba.batch_id from batch_attempt ba join batch b on b.id = ba.batch_id
      where ba.attempt_id = l.attempt_id order by b.created_at desc limit 1)
    where l.attempt_id in (select attempt_id from old_rows);
  end if;
  return null;
end $$;

-- Which of the changed attempts have another state, assessor or successor is found once, for their lines and for their batches.
create or replace function state_in_batch() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_table_name = 'attempt' then
    with changed as materialized (
      select n.id, n.state, n.assessor_id, case when n.assessor_id is null then n.assessor_name end as nameless,
        n.superseded_at is not null as is_superseded, n.state is distinct from o.state as is_moved
      from new_rows n full join old_rows o using (id)
      where (o.state, o.assessor_id, o.assessor_name, o.superseded_at)
        is distinct from (n.state, n.assessor_id, n.assessor_name, n.superseded_at)),
    lines as (update attempt_line l set state = changed.state from changed where is_moved and l.attempt_id = changed.id and l.state <> changed.state)
    update batch_attempt ba set state = n.state, assessor_id = n.assessor_id, assessor_name = n.nameless, is_superseded = n.is_superseded
    from changed n
    where ba.attempt_id = n.id and (ba.state, ba.assessor_id, ba.assessor_name, ba.is_superseded)
      is distinct from (n.state, n.assessor_id, n.nameless, n.is_superseded);
  else
    update batch_attempt ba set state = a.state, assessor_id = a.assessor_id,
      assessor_name = case when a.assessor_id is null then a.assessor_name end, is_superseded = a.superseded_at is not null
    from new_rows n join attempt a on a.id = n.attempt_id
    where ba.batch_id = n.batch_id and ba.attempt_id = n.attempt_id
      and (n.state, n.assessor_id, n.assessor_name, n.is_superseded) is distinct from
        (a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end, a.superseded_at is not null);
  end if;
  return null;
end $$;

-- Nothing is known of the stages until somebody looks, and plans would be made without.
analyze attempt;
analyze attempt_line;
