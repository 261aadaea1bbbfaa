create extension if not exists pg_trgm;

-- The wide, shallow rest of the platform: one versioned document table, partitioned by kind.
create table document (
  kind text not null,
  id uuid not null,
  client_id uuid not null,
  account_id uuid,
  site_id uuid,
  version integer not null default 1,
  body jsonb not null,
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (kind, id)
) partition by list (kind);
create table document_accounts partition of document for values in ('accounts');
create table document_sites partition of document for values in ('sites');
create table document_users partition of document for values in ('users');
create table document_courses partition of document for values in ('courses');
create table document_other partition of document default;
create index document_tenant on document (client_id, account_id, id) where deleted_at is null;
create index document_search on document using gin (search gin_trgm_ops);
create unique index account_prefix on document_accounts ((body ->> 'URLPrefix')) where deleted_at is null;
create unique index user_username on document_users (client_id, lower(body ->> 'username')) where deleted_at is null;
create unique index user_email on document_users (client_id, lower(body ->> 'email')) where deleted_at is null;
create unique index user_phone on document_users (client_id, (body ->> 'phoneNumber')) where deleted_at is null;
create index user_surname on document_users (account_id, (body ->> 'surname'), id) where deleted_at is null;

create table document_history (
  kind text not null,
  id uuid not null,
  version integer not null,
  client_id uuid not null,
  account_id uuid,
  action text not null,
  body jsonb not null,
  author_id uuid,
  impersonator_id uuid,
  at timestamptz not null default now(),
  primary key (kind, id, version)
);
select protect_tenant_table('document');
select protect_tenant_table('document_history');

-- The first answer of every request that carried an idempotency key.
create table idempotent_answer (
  client_id uuid not null,
  account_id uuid,
  user_id uuid not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  headers jsonb not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);
select protect_tenant_table('idempotent_answer');

create table stored_file (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  owner_id uuid not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  created_at timestamptz not null default now()
);
select protect_tenant_table('stored_file');
