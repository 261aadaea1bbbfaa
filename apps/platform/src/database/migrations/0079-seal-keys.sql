-- The key that seals what an account signs on paper, where it brought none of its own. A request sees that there is one; the key
-- itself the platform alone reads.
create table seal_key (
  account_id uuid primary key,
  client_id uuid not null,
  private_key bytea not null,
  certificate bytea not null,
  created_at timestamptz not null default now()
);
select protect_tenant_table('seal_key');
revoke all on seal_key from moderator_application;
grant select (account_id, client_id, created_at) on seal_key to moderator_application;
