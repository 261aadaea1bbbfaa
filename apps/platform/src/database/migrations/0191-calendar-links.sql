-- The link by which the calendar of a person reads their schedules without a sign-in. What is kept is a hash of it: who reads
-- this table can read no calendar by it. One for each person; another replaces it.
create table calendar_link (
  user_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz not null
);
select protect_tenant_table('calendar_link');
alter policy tenant on calendar_link using (user_id = (select tenant_person()));
