-- Row-level security binds the owner of the tables as well (FORCE). As the owner work migrations, jobs, the import, sign-in and what
-- comes before it is known whose request it is: each says so (`app.system`), and whoever forgets it reads nothing. A function that
-- was made to run as its owner (a trigger that adds up, a search along an index) works for the request that called it.
-- The version before never says anything, and goes on as it did: only "off" is a no.
create function is_system_work() returns boolean language sql stable parallel safe as
  $$ select current_setting('app.system', true) is distinct from 'off'
    or coalesce(current_setting('role', true) = 'moderator_application', false) $$;

-- The policies of tenants are those of requests; the owner has one, which is evaluated once for each statement.
create function bind_owner(name regclass) returns void language plpgsql as $$
begin
  execute format('alter policy tenant on %s to moderator_application', name);
  execute format('create policy system on %s to %I using ((select is_system_work()))', name, current_user);
  execute format('alter table %s force row level security', name);
end $$;

create or replace function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('create policy tenant on %s using (client_id = (select tenant_client())
    and ((select tenant_sees_all()) or account_id = (select tenant_account())))', name);
  execute format('grant select, insert, update, delete on %s to moderator_application', name);
  perform bind_owner(name);
end $$;

select bind_owner(format('%I.%I', schemaname, tablename)::regclass)
  from pg_policies where schemaname = 'public' and policyname = 'tenant';

-- Words of whoever sees a whole client are those of its accounts, and those of clients and accounts are those of the ones that
-- are seen. Both are read once for each statement.
create function words_are_seen(kind text, tenant uuid, id uuid) returns boolean language sql stable as $$
  select case when tenant = '00000000-0000-0000-0000-000000000000'
    then kind not in ('clients', 'accounts') or tenant_is_operator()
      or exists (select from document d where d.kind = $1 and d.id = $3 and d.client_id = tenant_client()
        and (tenant_sees_all() or d.account_id = tenant_account()))
    else tenant = tenant_account() or tenant_sees_all() and (tenant = tenant_client()
      or exists (select from document d where d.kind = 'accounts' and d.id = tenant and d.client_id = tenant_client())) end
$$;
alter policy tenant on document_word using ((select tenant_client()) is not null and case
  when tenant_id = '00000000-0000-0000-0000-000000000000' then kind not in ('clients', 'accounts') or (select tenant_is_operator())
    or id in (select d.id from document d where d.kind in ('clients', 'accounts'))
  else tenant_id = (select tenant_account()) or (select tenant_sees_all()) and (tenant_id = (select tenant_client())
    or tenant_id in (select d.id from document d where d.kind = 'accounts' and d.client_id = (select tenant_client()))) end);

create or replace function similar_words(of_kind text, wanted text, tenants uuid[]) returns setof text
language sql stable security definer rows 5 set search_path = pg_catalog, public, pg_temp as $$
  select near.word from (
    select v.word, similarity(v.word, wanted) as likeness from search_vocabulary v
    where v.kind = of_kind and v.word % wanted group by v.word
  ) near
  where tenant_client() is not null and exists (
    select from unnest(tenants) t (id) cross join lateral (select w.id from document_word w
      where w.kind = of_kind and w.tenant_id = t.id and w.word = near.word collate "C") one
    where words_are_seen(of_kind, t.id, one.id))
  order by near.likeness desc, near.word limit 5
$$;
