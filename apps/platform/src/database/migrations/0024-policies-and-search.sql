-- Who is asking is read once for each statement, not once for each row: a policy that calls these in a sub-select without
-- a reference to the row is evaluated before the rows are (an "InitPlan" in explain).
create function tenant_account() returns uuid language sql stable parallel safe as
  $$ select nullif(nullif(current_setting('app.account', true), ''), '*')::uuid $$;
create function tenant_sees_all() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('app.account', true) = '*', false) $$;
create function tenant_is_operator() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('app.operator', true) = 'on', false) $$;

create or replace function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('create policy tenant on %s using (client_id = (select tenant_client())
    and ((select tenant_sees_all()) or account_id = (select tenant_account())))', name);
  execute format('grant select, insert, update, delete on %s to moderator_application', name);
end $$;

-- The policies that are there, each for what it says already.
do $$ declare policy record; begin
  for policy in select tablename, qual from pg_policies where schemaname = 'public' and policyname = 'tenant' loop
    execute format('alter policy tenant on %I using (%s)', policy.tablename, case
      when policy.qual like '%tenant_row(%' then
        $policy$client_id = (select tenant_client()) and ((select tenant_sees_all()) or account_id = (select tenant_account()))
          or kind in ('clients', 'accounts') and (select tenant_is_operator())
          or client_id = '00000000-0000-0000-0000-000000000000'$policy$
      when policy.tablename = 'document_word' then
        $policy$tenant_id = '00000000-0000-0000-0000-000000000000' or (select tenant_sees_all())
          or tenant_id = (select tenant_account())$policy$
      else $policy$client_id = (select tenant_client())
        and ((select tenant_sees_all()) or account_id = (select tenant_account()))$policy$ end);
  end loop;
end $$;
alter policy shared_made_by_operators on document
  with check (client_id <> '00000000-0000-0000-0000-000000000000' or (select tenant_is_operator()));
alter policy shared_changed_by_operators on document
  using (client_id <> '00000000-0000-0000-0000-000000000000' or (select tenant_is_operator()));
alter policy shared_removed_by_operators on document
  using (client_id <> '00000000-0000-0000-0000-000000000000' or (select tenant_is_operator()));

-- What lists count: the attempts that stand now, by state.
create index attempt_current on attempt (account_id, state, client_id) where superseded_at is null;

-- Attempts of the tenant whose learner's name or number holds all of these patterns. LIKE may tell of a row in an error, so
-- under row-level security no index serves it; here, as the owner, the trigrams do. The tenant comes from the setting of
-- the transaction, as in the policies, and nothing leaves but ids, which are read under row-level security again.
create function attempts_found(patterns text[]) returns setof uuid
language sql stable security definer rows 50 set search_path = pg_catalog, public, pg_temp as $$
  select id from attempt
  where search like (select pattern from unnest(patterns) pattern order by length(pattern) desc limit 1)
    and search like all (patterns)
    and client_id = tenant_client() and (tenant_sees_all() or account_id = tenant_account())
$$;
revoke execute on function attempts_found from public;
grant execute on function attempts_found to moderator_application;
