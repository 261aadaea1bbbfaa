-- What an attempt stands for in a sample, and how many of its outcomes have a result, beside it in its line: whoever builds, draws
-- or looks at a batch of thousands reads one row for each instead of all of its evidence and judgements.
alter table attempt_line
  add column outcome_ids uuid[] not null default '{}',
  add column result_count integer not null default 0;

create or replace function evidence_in_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    update attempt_line l set pieces = added_up(l.pieces, more.pieces),
      outcome_ids = array(select distinct unnest(l.outcome_ids || more.outcome_ids) order by 1)
    from (select attempt_id, jsonb_object_agg(kind, count) as pieces,
        array(select unnest(n.outcome_ids) from new_rows n where n.attempt_id = each_kind.attempt_id) as outcome_ids from (
      select attempt_id, kind, count(*) from new_rows group by 1, 2) each_kind group by 1) more
    where l.attempt_id = more.attempt_id;
  end if;
  if tg_op <> 'INSERT' then
    update attempt_line l set pieces = added_up(l.pieces, fewer.pieces),
      outcome_ids = array(select distinct unnest(e.outcome_ids) from evidence e where e.attempt_id = l.attempt_id order by 1)
    from (select attempt_id, jsonb_object_agg(kind, -count) as pieces from (
      select attempt_id, kind, count(*) from old_rows group by 1, 2) each_kind group by 1) fewer
    where l.attempt_id = fewer.attempt_id;
  end if;
  return null;
end $$;

create or replace function judgements_in_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    update attempt_line l set judged_count = l.judged_count + more.judged, result_count = l.result_count + more.results
    from (select attempt_id, count(judged_at) as judged, count(result) as results from new_rows group by 1) more
    where l.attempt_id = more.attempt_id and (more.judged > 0 or more.results > 0);
  end if;
  if tg_op <> 'INSERT' then
    update attempt_line l set judged_count = l.judged_count - fewer.judged, result_count = l.result_count - fewer.results
    from (select attempt_id, count(judged_at) as judged, count(result) as results from old_rows group by 1) fewer
    where l.attempt_id = fewer.attempt_id and (fewer.judged > 0 or fewer.results > 0);
  end if;
  return null;
end $$;

update attempt_line l set
  outcome_ids = array(select distinct unnest(e.outcome_ids) from evidence e where e.attempt_id = l.attempt_id order by 1),
  result_count = (select count(result) from judgement j where j.attempt_id = l.attempt_id);
