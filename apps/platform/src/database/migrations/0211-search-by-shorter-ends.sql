-- Five letters or digits from the end of a word tell as much as seven, and of numbers that are filled up with zeros each zero more is looked
-- for in the longest list that the index has: 1.1 instead of 2.6 ms of a number among a million attempts, 1 instead of 8 of one with four zeros.
create or replace function attempts_found(patterns text[], states text[]) returns setof uuid
language sql stable security definer rows 50 set search_path = pg_catalog, public, pg_temp as $$
  select id from attempt
  where search like (
      select case when right(pattern, 6) ~ '[[:alnum:]]{3}' then '%' || right(pattern, 6) else pattern end
      from unnest(patterns) pattern order by length(pattern) desc limit 1)
    and search like all (patterns)
    and client_id = tenant_client()
    and (tenant_sees_all() or account_id = tenant_account() or account_id = any(tenant_accounts()))
    and (states is null or state = any(states))
$$;
