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

create function pieces_of(attempt uuid) returns jsonb language sql stable parallel safe as $$
  select coalesce(jsonb_object_agg(kind, count), '{}') from (
    select kind, count(*) from evidence where attempt_id = attempt group by kind) pieces
$$;
create function judged_count_of(attempt uuid) returns integer language sql stable parallel safe as
  $$ select count(*)::integer from judgement where attempt_id = attempt and judged_at is not null $$;
create function decision_of(attempt uuid) returns text language sql stable parallel safe as
  $$ select kind from decision where attempt_id = attempt order by signed_at desc limit 1 $$;
create function batch_of(attempt uuid) returns uuid language sql stable parallel safe as $$
  select ba.batch_id from batch_attempt ba join batch b on b.id = ba.batch_id
  where ba.attempt_id = attempt order by b.created_at desc limit 1
$$;

insert into attempt_line (attempt_id, client_id, account_id, pieces, judged_count, decision, batch_id)
select id, client_id, account_id, pieces_of(id), judged_count_of(id), decision_of(id), batch_of(id) from attempt;

create function line_of_new() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into attempt_line (attempt_id, client_id, account_id) select id, client_id, account_id from new_rows;
  return null;
end $$;
create trigger line_of_new after insert on attempt referencing new table as new_rows
  for each statement execute function line_of_new();

create function keep_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'evidence' then
    update attempt_line set pieces = pieces_of(attempt_id) where attempt_id in (select attempt_id from changed);
  elsif tg_table_name = 'judgement' then
    update attempt_line set judged_count = judged_count_of(attempt_id)
    where attempt_id in (select attempt_id from changed) and judged_count <> judged_count_of(attempt_id);
  elsif tg_table_name = 'decision' then
    update attempt_line set decision = decision_of(attempt_id) where attempt_id in (select attempt_id from changed);
  else
    update attempt_line set batch_id = batch_of(attempt_id) where attempt_id in (select attempt_id from changed);
  end if;
  return null;
end $$;
create trigger line_of_new after insert on evidence referencing new table as changed
  for each statement execute function keep_lines();
create trigger line_of_changed after update on evidence referencing new table as changed
  for each statement execute function keep_lines();
create trigger line_of_gone after delete on evidence referencing old table as changed
  for each statement execute function keep_lines();
create trigger line_of_new after insert on judgement referencing new table as changed
  for each statement execute function keep_lines();
create trigger line_of_changed after update on judgement referencing new table as changed
  for each statement execute function keep_lines();
create trigger line_of_gone after delete on judgement referencing old table as changed
  for each statement execute function keep_lines();
create trigger line_of_new after insert on decision referencing new table as changed
  for each statement execute function keep_lines();
create trigger line_of_new after insert on batch_attempt referencing new table as changed
  for each statement execute function keep_lines();
create trigger line_of_gone after delete on batch_attempt referencing old table as changed
  for each statement execute function keep_lines();

-- What a moderator referred back.
create index decision_referred_back on decision (moderator_id, attempt_id) where kind = 'referred_back';
