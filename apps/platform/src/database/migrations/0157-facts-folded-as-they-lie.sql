-- Changes are taken as they lie: putting all of them in order for each step would cost more than folding them.
create or replace function fold_facts(today date, at_most integer) returns integer language plpgsql set search_path = public, pg_temp as $$
declare
  folded integer;
begin
  with gone as (
    delete from fact_change where ctid = any(array(select ctid from fact_change limit at_most for update skip locked)) returning *),
  sums as (
    select client_id, account_id, coalesce(site_id, '00000000-0000-0000-0000-000000000000'::uuid) as site_id, min(item_kind) as item_kind,
      item_id, min(content_kind) as content_kind, day, measure, sum(amount) as amount
    from gone group by 1, 2, 3, 5, 7, 8 having sum(amount) <> 0),
  kept as (
    insert into fact_day as f (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
    select * from sums order by account_id, day, item_id, site_id, measure
    on conflict (account_id, day, item_id, site_id, measure) do update set amount = f.amount + excluded.amount,
      revision = f.revision + case when f.day < today then 1 else 0 end)
  select count(*) from gone into folded;
  return folded;
end $$;
