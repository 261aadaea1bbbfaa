-- What many new pieces of evidence stand for is gathered in one pass: for each attempt all of them were looked through again,
-- two thousand rows two hundred times where an import stores them.
create or replace function evidence_in_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op <> 'DELETE' then
    update attempt_line l set pieces = case when l.pieces = '{}' then more.pieces else added_up(l.pieces, more.pieces) end,
      outcome_ids = case when l.outcome_ids = '{}' then more.outcome_ids
        else array(select distinct unnest(l.outcome_ids || more.outcome_ids) order by 1) end
    from (select attempt_id, jsonb_object_agg(kind, count) filter (where kind is not null) as pieces,
        coalesce(array_agg(outcome_id order by outcome_id) filter (where outcome_id is not null), '{}') as outcome_ids
      from (select attempt_id, kind, count(*), null::uuid as outcome_id from new_rows group by 1, 2
        union all select distinct attempt_id, null, null::bigint, unnest(outcome_ids) from new_rows) facts group by 1) more
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
