-- The role that requests run as: it owns nothing, so row-level security always binds it.
do $$ begin
  if not exists (select from pg_roles where rolname = 'moderator_application') then
    create role moderator_application nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  if not pg_has_role(current_user, 'moderator_application', 'member') then
    execute format('grant moderator_application to %I', current_user);
  end if;
end $$;
grant usage on schema public to moderator_application;

-- Who is asking, set for each transaction. Absent settings see nothing.
create function tenant_client() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.client', true), '')::uuid $$;
create function tenant_sees(account uuid) returns boolean language sql stable parallel safe as
  $$ select case current_setting('app.account', true)
       when '*' then true
       when '' then false
       else account = current_setting('app.account', true)::uuid
     end $$;

-- Gives a table the tenant policy and the application its rights.
create function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format(
    'create policy tenant on %s using (client_id = tenant_client() and tenant_sees(account_id))', name);
  execute format('grant select, insert, update, delete on %s to moderator_application', name);
end $$;
