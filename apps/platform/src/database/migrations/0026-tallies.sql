-- Counts of batches and of work, added up while they change, so that a page of them costs the same however many there are.
--
-- An attempt keeps in its batch the state it has and the decision that stands there: then whatever is counted of a
-- batch follows from the rows of one table, also where one statement changes two of them.
alter table batch_attempt add column state text not null default 'batched', add column decision text;
update batch_attempt ba set state = a.state from attempt a where a.id = ba.attempt_id and a.state <> 'batched';
update batch_attempt ba set decision = latest.kind
from (select distinct on (batch_id, attempt_id) batch_id, attempt_id, kind from decision
  order by batch_id, attempt_id, signed_at desc) latest
where latest.batch_id = ba.batch_id and latest.attempt_id = ba.attempt_id;
create index batch_attempt_undecided on batch_attempt (batch_id, position, attempt_id)
  where sampled and state in ('in_sample', 'moderating');
create index batch_attempt_open on batch_attempt (account_id, batch_id)
  where sampled and state in ('in_sample', 'moderating', 'upheld', 'overturned');

-- Sums of changes: writers only add rows, so that none waits for another; readers fold them together.
create table batch_tally (
  batch_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  sampled boolean not null,
  state text not null,
  decision text,
  change integer not null
);
create index batch_tally_batch on batch_tally (batch_id);
select protect_tenant_table('batch_tally');
insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, change)
select batch_id, client_id, account_id, sampled, state, decision, count(*) from batch_attempt group by 1, 2, 3, 4, 5, 6;

create function tally_batches() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, change)
    select batch_id, client_id, account_id, sampled, state, decision, count(*) from new_rows group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, change)
    select batch_id, client_id, account_id, sampled, state, decision, -count(*) from old_rows
    -- The attempts of a batch that is dissolved go after it, when its counts are gone already.
    where exists (select from batch where batch.id = batch_id) group by 1, 2, 3, 4, 5, 6;
  else
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, change)
    select batch_id, client_id, account_id, sampled, state, decision, sum(change) from (
      select batch_id, client_id, account_id, sampled, state, decision, 1 as change from new_rows
      union all
      select batch_id, client_id, account_id, sampled, state, decision, -1 from old_rows
    ) each_one group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger tally_of_new after insert on batch_attempt referencing new table as new_rows
  for each statement execute function tally_batches();
create trigger tally_of_changed after update on batch_attempt referencing old table as old_rows new table as new_rows
  for each statement execute function tally_batches();
create trigger tally_of_gone after delete on batch_attempt referencing old table as old_rows
  for each statement execute function tally_batches();

create function forget_tally() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from batch_tally where batch_id = old.id;
  return null;
end $$;
create trigger tally_forgotten after delete on batch for each row execute function forget_tally();

create function state_in_batch() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'attempt' then
    update batch_attempt ba set state = n.state from new_rows n join old_rows o on o.id = n.id and o.state <> n.state
    where ba.attempt_id = n.id and ba.state <> n.state;
  else
    update batch_attempt ba set state = a.state from new_rows n join attempt a on a.id = n.attempt_id
    where ba.batch_id = n.batch_id and ba.attempt_id = n.attempt_id and n.state <> a.state;
  end if;
  return null;
end $$;
create trigger state_in_batch after update on attempt referencing old table as old_rows new table as new_rows
  for each statement execute function state_in_batch();
create trigger state_of_new after insert on batch_attempt referencing new table as new_rows
  for each statement execute function state_in_batch();

create function decision_in_batch() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update batch_attempt ba set decision = latest.kind
  from (select distinct on (d.batch_id, d.attempt_id) d.batch_id, d.attempt_id, d.kind from decision d
    join new_rows n on n.batch_id = d.batch_id and n.attempt_id = d.attempt_id
    order by d.batch_id, d.attempt_id, d.signed_at desc) latest
  where latest.batch_id = ba.batch_id and latest.attempt_id = ba.attempt_id;
  return null;
end $$;
create trigger decision_in_batch after insert on decision referencing new table as new_rows
  for each statement execute function decision_in_batch();

-- How much of what there is where. Of work that waits to be assessed also until when, and whether somebody was given it.
create table attempt_tally (
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid not null,
  course_id uuid not null,
  assessor_id uuid,
  state text not null,
  is_allocated boolean,
  due_at timestamptz,
  change integer not null
);
create index attempt_tally_account on attempt_tally (account_id, state);
select protect_tenant_table('attempt_tally');

create function waits_for_assessment(state text) returns boolean language sql immutable parallel safe as
  $$ select state in ('submitted', 'assessing', 'returned') $$;

-- An attempt that a later one took the place of is in no list, so it is not counted.
insert into attempt_tally (client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, change)
select client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, sum(change) from (
  select client_id, account_id, site_id, course_id, assessor_id, state, 1 as change,
    case when waits_for_assessment(state) then allocated_to is not null end as is_allocated,
    case when waits_for_assessment(state) then due_at end as due_at
  from attempt where superseded_at is null
) each_one group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0;

create function tally_attempts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into attempt_tally (client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, change)
    select client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, sum(change) from (
      select client_id, account_id, site_id, course_id, assessor_id, state, 1 as change,
        case when waits_for_assessment(state) then allocated_to is not null end as is_allocated,
        case when waits_for_assessment(state) then due_at end as due_at
      from new_rows where superseded_at is null
    ) each_one group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0;
  elsif tg_op = 'DELETE' then
    insert into attempt_tally (client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, change)
    select client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, sum(change) from (
      select client_id, account_id, site_id, course_id, assessor_id, state, -1 as change,
        case when waits_for_assessment(state) then allocated_to is not null end as is_allocated,
        case when waits_for_assessment(state) then due_at end as due_at
      from old_rows where superseded_at is null
    ) each_one group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0;
  else
    insert into attempt_tally (client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, change)
    select client_id, account_id, site_id, course_id, assessor_id, state, is_allocated, due_at, sum(change) from (
      select client_id, account_id, site_id, course_id, assessor_id, state, 1 as change,
        case when waits_for_assessment(state) then allocated_to is not null end as is_allocated,
        case when waits_for_assessment(state) then due_at end as due_at
      from new_rows where superseded_at is null
      union all
      select client_id, account_id, site_id, course_id, assessor_id, state, -1 as change,
        case when waits_for_assessment(state) then allocated_to is not null end as is_allocated,
        case when waits_for_assessment(state) then due_at end as due_at
      from old_rows where superseded_at is null
    ) each_one group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger tally_of_new after insert on attempt referencing new table as new_rows
  for each statement execute function tally_attempts();
create trigger tally_of_changed after update on attempt referencing old table as old_rows new table as new_rows
  for each statement execute function tally_attempts();
create trigger tally_of_gone after delete on attempt referencing old table as old_rows
  for each statement execute function tally_attempts();

-- What somebody was given to assess.
create index attempt_given on attempt (allocated_to, due_at)
  where superseded_at is null and state in ('submitted', 'assessing', 'returned');
