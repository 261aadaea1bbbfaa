-- Counts of batches and of work, added up while they change, so that a page of them costs the same however many there are.
--
-- An attempt keeps in its batch the state it has and the decision that stands there: then whatever is counted of a
-- batch follows from the rows of one table, also where one statement changes two of them.
-- Its assessor stands there too, since what a sample proves is told for each of them, from what was drawn by chance alone
-- (whoever assessed for another body is known by name alone), and whether a later attempt took its place, since lists leave
-- such a one out.
alter table batch_attempt add column state text not null default 'batched', add column decision text,
  add column assessor_id uuid, add column assessor_name text, add column is_superseded boolean not null default false;
update batch_attempt ba set state = a.state, assessor_id = a.assessor_id,
  assessor_name = case when a.assessor_id is null then a.assessor_name end, is_superseded = a.superseded_at is not null
from attempt a where a.id = ba.attempt_id;
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
  assessor_id uuid,
  assessor_name text,
  by_chance boolean not null,
  is_superseded boolean not null,
  change integer not null,
  is_sum boolean not null default false
);
create index batch_tally_batch on batch_tally (batch_id);
select protect_tenant_table('batch_tally');
insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name,
  reasons && '{percentage,minimum}', is_superseded, count(*) from batch_attempt group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;

create function tally_batches() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
    select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name,
      reasons && '{percentage,minimum}', is_superseded, count(*)
    from new_rows group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  elsif tg_op = 'DELETE' then
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
    select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name,
      reasons && '{percentage,minimum}', is_superseded, -count(*)
    -- The attempts of a batch that is dissolved go after it, when its counts are gone already.
    from old_rows where exists (select from batch where batch.id = batch_id) group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  else
    insert into batch_tally (batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, change)
    select batch_id, client_id, account_id, sampled, state, decision, assessor_id, assessor_name, by_chance, is_superseded, sum(change)
    from (
      select *, reasons && '{percentage,minimum}' as by_chance, 1 as change from new_rows
      union all
      select *, reasons && '{percentage,minimum}', -1 from old_rows
    ) each_one group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(change) <> 0;
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
    update batch_attempt ba set state = n.state, assessor_id = n.assessor_id,
      assessor_name = case when n.assessor_id is null then n.assessor_name end, is_superseded = n.superseded_at is not null
    from new_rows n join old_rows o on o.id = n.id and (o.state, o.assessor_id, o.assessor_name, o.superseded_at)
      is distinct from (n.state, n.assessor_id, n.assessor_name, n.superseded_at)
    where ba.attempt_id = n.id;
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

-- What the sample lacked behind the draw, and whether an attempt of the batch would close it; null where the draw was
-- before this was kept. A sample only grows, and what is outside it may leave, so later it lacks no more than this.
alter table batch add column gaps_at_draw jsonb;

-- What somebody was given to assess.
create index attempt_given on attempt (allocated_to, due_at)
  where superseded_at is null and state in ('submitted', 'assessing', 'returned');
