-- What is known of a person, put together for them by a job. The bytes are gone after a week, the row says that it was asked for.
create table person_export (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  user_id uuid not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'finished', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- No file of the platform: those who manage the person get it, and nobody else.
  file_id uuid,
  size bigint,
  finished_at timestamptz,
  expires_at timestamptz
);
create index person_export_of on person_export (user_id, requested_at desc);
create index person_export_file on person_export (file_id) where file_id is not null;
-- One is made at a time.
create unique index person_export_waiting on person_export (user_id) where state = 'waiting';
select protect_tenant_table('person_export');
select keep_visitors_to('person_export', 'false');

-- That somebody was erased, and what of them stays.
create table erasure (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  -- Nobody is erased twice.
  user_id uuid not null unique,
  code text not null,
  reason text not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'finished')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- What the person was known by, for as long as it is looked for, and bytes that are to be removed.
  sought jsonb,
  bytes uuid[] not null default '{}',
  goes jsonb not null default '[]',
  stays jsonb not null default '[]',
  finished_at timestamptz
);
select protect_tenant_table('erasure');
select keep_visitors_to('erasure', 'false');
-- Requests ask for an erasure and read what became of it; the rest is the job's.
revoke update, delete on erasure from moderator_application;
revoke select on erasure from moderator_application;
grant select (id, client_id, account_id, user_id, code, reason, requested_by, requested_at, state, progress, goes, stays, finished_at)
  on erasure to moderator_application;
