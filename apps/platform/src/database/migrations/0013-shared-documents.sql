-- What all accounts of all clients share (device models, listings) belongs to no client: everybody who is signed in
-- reads it as far as the platform shows it, and administrators write it.
alter table document_kind drop constraint document_kind_tenancy_check;
alter table document_kind add constraint document_kind_tenancy_check check (tenancy in ('platform', 'account', 'shared'));

create or replace function tenant_row(kind text, client uuid, account uuid) returns boolean language sql stable parallel safe as $$
  select (client = tenant_client() and tenant_sees(account))
    or (kind in ('clients', 'accounts') and current_setting('app.operator', true) = 'on')
    or client = '00000000-0000-0000-0000-000000000000'
$$;
create function may_write_row(client uuid) returns boolean language sql stable parallel safe as $$
  select client <> '00000000-0000-0000-0000-000000000000' or current_setting('app.operator', true) = 'on'
$$;
create policy shared_made_by_operators on document as restrictive for insert with check (may_write_row(client_id));
create policy shared_changed_by_operators on document as restrictive for update using (may_write_row(client_id));
create policy shared_removed_by_operators on document as restrictive for delete using (may_write_row(client_id));

create or replace function tenant_of(kind document_kind, client uuid, account uuid) returns uuid language sql immutable as $$
  select case when kind.tenancy in ('platform', 'shared') then '00000000-0000-0000-0000-000000000000' else coalesce(account, client) end
$$;
