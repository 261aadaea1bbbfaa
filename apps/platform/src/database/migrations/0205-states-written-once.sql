-- What is put into a batch, or drawn, says its state there itself; that the attempt has it now wrote each of 2,498 rows a second time,
-- in five indexes. Only what differs is written.
create or replace function state_in_batch() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_table_name = 'attempt' then
    update batch_attempt ba set state = n.state, assessor_id = n.assessor_id, assessor_name = n.nameless, is_superseded = n.is_superseded
    from (
      select n.id, n.state, n.assessor_id, case when n.assessor_id is null then n.assessor_name end as nameless,
        n.superseded_at is not null as is_superseded
      from new_rows n full join old_rows o using (id)
      where (o.state, o.assessor_id, o.assessor_name, o.superseded_at)
        is distinct from (n.state, n.assessor_id, n.assessor_name, n.superseded_at) offset 0) n
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
