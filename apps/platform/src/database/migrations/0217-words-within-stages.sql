-- Of a common surname the index of words found each attempt, of which a list of what waits shows one of seven: the others were read to be
-- left out (5,900 rows of a million attempts, 5.6 ms where all of them lay in the memory of the process, 33 where not). The coarse stage of
-- an attempt's way stands in the index as well: 800 rows are read. And of a word its last twelve letters are looked for, since names often end
-- alike; five where there are digits among them, as before, since numbers often begin alike (0211-search-of-an-account.sql).
-- Made beside the other one, which who reads meanwhile goes on with.
create index attempt_search_within on attempt using gin (account_id, stage, search gin_trgm_ops);
drop index attempt_search;
alter index attempt_search_within rename to attempt_search;

create or replace function attempts_found(patterns text[], states text[]) returns setof uuid
language plpgsql stable security definer rows 50 set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  longest text := (select case when ending ~ '[[:alnum:]]{3}' then '%' || ending else pattern end
    from unnest(patterns) pattern, right(pattern, case when right(pattern, 6) ~ '[0-9]' then 6 else 13 end) ending
    order by length(pattern) desc limit 1);
  client uuid := tenant_client();
  accounts uuid[] := coalesce(tenant_accounts(), '{}') || tenant_account();
  sees_all boolean := tenant_sees_all();
  stages text[] := array(select distinct attempt_stage(state) from unnest(states) state);
  is_large boolean := sees_all
    or 5 * (select coalesce(sum(change), 0) from attempt_total where account_id = any(accounts) and counted_by = 'site')
      >= (select reltuples from pg_class where oid = 'public.attempt'::regclass);
begin
  -- `is true` keeps a large account from being looked up. Each way has a statement of its own, so that each keeps its plan.
  if is_large and states is null then
    return query select id from attempt
      where search like longest and client_id = client and (sees_all or account_id = any(accounts)) is true and search like all (patterns);
  elsif is_large then
    return query select id from attempt
      where search like longest and stage = any(stages) and client_id = client and (sees_all or account_id = any(accounts)) is true
        and search like all (patterns) and state = any(states);
  elsif states is null then
    return query select id from attempt
      where search like longest and account_id = any(accounts) and client_id = client and search like all (patterns);
  else
    return query select id from attempt
      where search like longest and account_id = any(accounts) and stage = any(stages) and client_id = client
        and search like all (patterns) and state = any(states);
  end if;
end $$;
