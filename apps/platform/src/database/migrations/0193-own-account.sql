-- Who sees all accounts of a client sees, in a call that needs a licence, those that hold one (0069). Theirs may hold none; that they
-- took something out or sent something, and what they were answered, belongs to it all the same. Releases before this one name no such account.
create function tenant_home() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.home', true), '')::uuid $$;

do $$ declare name text; begin
  foreach name in array array['audit_head', 'audit_entry', 'idempotent_answer', 'stored_file'] loop
    execute format('alter policy tenant on %I using (client_id = (select tenant_client()) and ((select tenant_sees_all())
      or account_id = (select tenant_account()) or account_id = any((select tenant_accounts())::uuid[])
      or account_id = (select tenant_home())))', name);
  end loop;
end $$;
