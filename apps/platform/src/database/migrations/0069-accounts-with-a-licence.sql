-- Who sees all accounts of a client sees, in a call that needs a licence, those accounts that hold one: they are named in
-- `app.accounts`, and `app.account` names none then. The version before never names them.
create function tenant_accounts() returns uuid[] language sql stable parallel safe as
  $$ select nullif(current_setting('app.accounts', true), '')::uuid[] $$;

create or replace function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('create policy tenant on %s using (client_id = (select tenant_client()) and ((select tenant_sees_all())
    or account_id = (select tenant_account()) or account_id = any((select tenant_accounts())::uuid[])))', name);
  execute format('grant select, insert, update, delete on %s to moderator_application', name);
  perform bind_owner(name);
end $$;

-- The policies that are there, each for what it says already. What all clients share is read for some tenant, too.
do $$ declare policy record; begin
  for policy in select tablename, qual from pg_policies where schemaname = 'public' and policyname = 'tenant'
    and qual like '%(account_id = ( SELECT tenant_account() AS tenant_account))%' loop
    execute format('alter policy tenant on %I using (%s)', policy.tablename, replace(replace(policy.qual,
      '(account_id = ( SELECT tenant_account() AS tenant_account))',
      '(account_id = (select tenant_account())) or account_id = any((select tenant_accounts())::uuid[])'),
      'OR (client_id = ''00000000-0000-0000-0000-000000000000''::uuid)',
      'or (client_id = ''00000000-0000-0000-0000-000000000000'' and (select tenant_client()) is not null)'));
  end loop;
end $$;
create or replace function tenant_is_operator() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('app.operator', true) = 'on' and current_setting('app.client', true) <> '', false) $$;

alter policy tenant on document_word using ((select tenant_client()) is not null and case
  when tenant_id = '00000000-0000-0000-0000-000000000000' then kind not in ('clients', 'accounts') or (select tenant_is_operator())
    or id in (select d.id from document d where d.kind in ('clients', 'accounts'))
  else tenant_id = (select tenant_account()) or tenant_id = any((select tenant_accounts())::uuid[])
    or (select tenant_sees_all()) and (tenant_id = (select tenant_client())
    or tenant_id in (select d.id from document d where d.kind = 'accounts' and d.client_id = (select tenant_client()))) end);

create or replace function words_are_seen(kind text, tenant uuid, id uuid) returns boolean language sql stable as $$
  select case when tenant = '00000000-0000-0000-0000-000000000000'
    then kind not in ('clients', 'accounts') or tenant_is_operator()
      or exists (select from document d where d.kind = $1 and d.id = $3 and d.client_id = tenant_client()
        and (tenant_sees_all() or d.account_id = tenant_account() or d.account_id = any(tenant_accounts())))
    else tenant = tenant_account() or tenant = any(tenant_accounts()) or tenant_sees_all() and (tenant = tenant_client()
      or exists (select from document d where d.kind = 'accounts' and d.id = tenant and d.client_id = tenant_client())) end
$$;

create or replace function attempts_found(patterns text[]) returns setof uuid
language sql stable security definer rows 50 set search_path = pg_catalog, public, pg_temp as $$
  select id from attempt
  where search like (select pattern from unnest(patterns) pattern order by length(pattern) desc limit 1)
    and search like all (patterns)
    and client_id = tenant_client()
    and (tenant_sees_all() or account_id = tenant_account() or account_id = any(tenant_accounts()))
$$;
