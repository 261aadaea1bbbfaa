-- Files that arrive in parts, so that what was there before a line was lost or a page was loaded anew is not sent again.
create table upload (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  owner_id uuid not null,
  name text not null,
  size bigint not null check (size > 0),
  -- Bytes that are there; the next part begins behind them.
  received bigint not null default 0 check (received between 0 and size),
  -- What came of it; its parts are gone then.
  file_id uuid references stored_file (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index upload_owner on upload (owner_id) where file_id is null;
create index upload_file on upload (file_id) where file_id is not null;
create index upload_age on upload (created_at);
select protect_tenant_table('upload');

-- Where the bytes of each part lie; they become one file when the last one is there.
create table upload_part (
  upload_id uuid not null references upload on delete cascade,
  starts_at bigint not null,
  client_id uuid not null,
  account_id uuid not null,
  file_id uuid not null,
  primary key (upload_id, starts_at)
);
select protect_tenant_table('upload_part');
