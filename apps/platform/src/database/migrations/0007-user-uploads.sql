-- People uploaded as a table. Reading puts each row into the report (refused) or among those to be stored;
-- storing takes them from there. Both commit some rows at a time, so that work that was cut off goes on.
create table user_upload (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  -- Whoever asked, with the rights that they had then.
  created_by uuid not null,
  principal jsonb not null,
  -- The bytes, which are removed once they are read and stored: nobody needs them after that.
  file_id uuid,
  file_name text not null,
  media_type text not null,
  size bigint not null,
  mode text not null check (mode in ('all', 'valid')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'finished', 'refused', 'failed')),
  -- Null while the table is read.
  row_count integer,
  checked integer not null default 0,
  done integer not null default 0,
  created integer not null default 0,
  refused integer not null default 0,
  code text,
  message text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Who works on it: a commit of somebody whose lease has gone to another is refused.
  lease uuid,
  leased_until timestamptz,
  attempts integer not null default 0
);
create index user_upload_open on user_upload (created_at) where file_id is not null;
select protect_tenant_table('user_upload');

-- Rows without a mistake, until they are stored.
create table user_upload_pending (
  upload_id uuid not null references user_upload on delete cascade,
  row integer not null,
  client_id uuid not null,
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  body jsonb not null,
  username text generated always as (lower(body ->> 'username')) stored,
  phone text generated always as (body ->> 'phoneNumber') stored,
  email text generated always as (lower(body ->> 'email')) stored,
  learner boolean generated always as (body -> 'roles' ? 'learner') stored,
  primary key (upload_id, row)
);
select protect_tenant_table('user_upload_pending');

-- What became of each row.
create table user_upload_row (
  upload_id uuid not null references user_upload on delete cascade,
  row integer not null,
  client_id uuid not null,
  account_id uuid not null,
  outcome text not null check (outcome in ('created', 'refused', 'skipped')),
  user_id uuid,
  code text,
  field text,
  message text,
  primary key (upload_id, row)
);
create index user_upload_row_outcome on user_upload_row (upload_id, outcome, row);
select protect_tenant_table('user_upload_row');
