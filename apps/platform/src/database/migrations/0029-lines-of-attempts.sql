-- What a line of a list says of an attempt beside the attempt itself: its evidence, how many outcomes are judged, its last
-- decision and its last batch. A list shows a hundred lines; looking at the rows behind each of them costs four times as
-- much as the attempts do. Kept apart from the attempt, whose rows stand in twenty indexes.
create table attempt_line (
  attempt_id uuid primary key references attempt on delete cascade,
  client_id uuid not null,
  account_id uuid not null,
  -- Pieces of evidence by their kind.
  pieces jsonb not null default '{}',
  judged_count integer not null default 0,
  decision text,
  batch_id uuid
) with (fillfactor = 80);
select protect_tenant_table('attempt_line');

insert into attempt_line (attempt_id, client_id, account_id, pieces, judged_count, decision, batch_id)
select a.id, a.client_id, a.account_id, coalesce(e.pieces, '{}'), coalesce(j.count, 0), d.kind, b.batch_id
from attempt a
left join (select attempt_id, jsonb_object_agg(kind, count) as pieces from (
  select attempt_id, kind, count(*) from evidence group by 1, 2) each_kind group by 1) e on e.attempt_id = a.id
left join (select attempt_id, count(*) from judgement where judged_at is not null group by 1) j on j.attempt_id = a.id
left join (select distinct on (attempt_id) attempt_id, kind from decision order by attempt_id, signed_at desc) d
  on d.attempt_id = a.id
left join (select distinct on (attempt_id) ba.attempt_id, ba.batch_id from batch_attempt ba join batch on batch.id = ba.batch_id
  order by attempt_id, batch.created_at desc) b on b.attempt_id = a.id;

-- What changes is added to what there is, from the changed rows alone: whoever imports a million reads none of them again.
create function line_of_new() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into attempt_line (attempt_id, client_id, account_id) select id, client_id, account_id from new_rows;
  return null;
end $$;
create trigger line_of_new after insert on attempt referencing new table as new_rows
  for each statement execute function line_of_new();

create function added_up(one jsonb, other jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, count), '{}') from (
    select key, sum(value::integer) as count
    from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) each_one
    group by key having sum(value::integer) <> 0) counts
$$;
create function evidence_in_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    update attempt_line l set pieces = added_up(l.pieces, more.pieces)
    from (select attempt_id, jsonb_object_agg(kind, count) as pieces from (
      select attempt_id, kind, count(*) from new_rows group by 1, 2) each_kind group by 1) more
    where l.attempt_id = more.attempt_id;
  end if;
  if tg_op <> 'INSERT' then
    update attempt_line l set pieces = added_up(l.pieces, fewer.pieces)
    from (select attempt_id, jsonb_object_agg(kind, -count) as pieces from (
      select attempt_id, kind, count(*) from old_rows group by 1, 2) each_kind group by 1) fewer
    where l.attempt_id = fewer.attempt_id;
  end if;
  return null;
end $$;
create trigger line_of_new after insert on evidence referencing new table as new_rows
  for each statement execute function evidence_in_lines();
create trigger line_of_changed after update on evidence referencing old table as old_rows new table as new_rows
  for each statement execute function evidence_in_lines();
create trigger line_of_gone after delete on evidence referencing old table as old_rows
  for each statement execute function evidence_in_lines();

create function judgements_in_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    update attempt_line l set judged_count = l.judged_count + more.count
    from (select attempt_id, count(*) from new_rows where judged_at is not null group by 1) more
    where l.attempt_id = more.attempt_id;
  end if;
  if tg_op <> 'INSERT' then
    update attempt_line l set judged_count = l.judged_count - fewer.count
    from (select attempt_id, count(*) from old_rows where judged_at is not null group by 1) fewer
    where l.attempt_id = fewer.attempt_id;
  end if;
  return null;
end $$;
create trigger line_of_new after insert on judgement referencing new table as new_rows
  for each statement execute function judgements_in_lines();
create trigger line_of_changed after update on judgement referencing old table as old_rows new table as new_rows
  for each statement execute function judgements_in_lines();
create trigger line_of_gone after delete on judgement referencing old table as old_rows
  for each statement execute function judgements_in_lines();

create function decisions_in_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update attempt_line l set decision = latest.kind
  from (select distinct on (attempt_id) attempt_id, kind from new_rows order by attempt_id, signed_at desc) latest
  where l.attempt_id = latest.attempt_id;
  return null;
end $$;
create trigger line_of_new after insert on decision referencing new table as new_rows
  for each statement execute function decisions_in_lines();

-- An attempt that leaves a batch is in the one before it, if in any.
create function batches_in_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update attempt_line l set batch_id = latest.batch_id
    from (select distinct on (n.attempt_id) n.attempt_id, n.batch_id from new_rows n join batch b on b.id = n.batch_id
      order by n.attempt_id, b.created_at desc) latest
    where l.attempt_id = latest.attempt_id;
  else
    update attempt_line l set batch_id = (select ba.batch_id from batch_attempt ba join batch b on b.id = ba.batch_id
      where ba.attempt_id = l.attempt_id order by b.created_at desc limit 1)
    where l.attempt_id in (select attempt_id from old_rows);
  end if;
  return null;
end $$;
create trigger line_of_new after insert on batch_attempt referencing new table as new_rows
  for each statement execute function batches_in_lines();
create trigger line_of_gone after delete on batch_attempt referencing old table as old_rows
  for each statement execute function batches_in_lines();

-- What a moderator referred back.
create index decision_referred_back on decision (moderator_id, attempt_id) where kind = 'referred_back';
