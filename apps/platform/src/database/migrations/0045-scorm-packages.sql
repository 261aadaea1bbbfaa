-- Packages that managers bring in, and what people did in them.
create table scorm_package (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  content_kind text not null,
  -- Of the archive until it is unpacked, of the manifest then.
  title text not null,
  file_name text not null,
  standard text,
  state text not null default 'unpacking' check (state in ('unpacking', 'ready', 'refused', 'registered', 'stopped')),
  -- A sentence for each thing that keeps it from being played.
  mistakes text[] not null default '{}',
  activities jsonb not null default '[]',
  sequencing jsonb not null default '{}',
  -- The archive as it came; none of what is refused.
  file_id uuid,
  sha256 text not null,
  size bigint not null,
  stopped_reason text,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  -- The same bytes are the same package.
  unique (account_id, content_kind, sha256)
);
select protect_tenant_table('scorm_package');

-- The files of packages, by where they lie in it; their bytes are kept by what they are.
create table scorm_package_file (
  package_id uuid not null references scorm_package (id) on delete cascade,
  path text not null,
  client_id uuid not null,
  account_id uuid not null,
  sha256 text not null,
  size bigint not null,
  media_type text not null,
  primary key (package_id, path)
);
select protect_tenant_table('scorm_package_file');

-- One player's time with one activity. A row holds the whole data model as it was last told.
create table scorm_session (
  id uuid not null default gen_random_uuid(),
  -- Who opened it; a moderator's is a review of somebody else's registration.
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  registration_id uuid not null,
  learner_id uuid not null,
  package_id uuid not null,
  activity_id text not null,
  mode text not null check (mode in ('normal', 'browse', 'review')),
  entry text not null check (entry in ('ab-initio', 'resume')),
  player_id uuid not null,
  sequence integer not null default 0 check (sequence >= 0),
  -- What it began with, and what was told since: elements by their names.
  cmi jsonb not null default '{}',
  other jsonb not null default '{}',
  -- What was not taken of the last word.
  refused jsonb not null default '[]',
  status text not null default 'InProgress' check (status in ('Passed', 'Completed', 'Failed', 'InProgress')),
  score numeric(5, 2) check (score between 0 and 100),
  progress double precision check (progress between 0 and 1),
  -- As the package says, from the first to the last sign, and with somebody there.
  reported_seconds double precision not null default 0,
  measured_seconds double precision not null default 0,
  active_seconds double precision not null default 0,
  opened_at timestamptz not null default now(),
  last_commit_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text check (ended_by in ('finish', 'abandoned', 'replaced', 'stopped')),
  primary key (user_id, id)
) partition by hash (user_id);
do $$ begin
  for part in 0..15 loop
    execute format('create table scorm_session_%s partition of scorm_session for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
-- One at a time: of two that begin at once one wins.
create unique index scorm_session_open on scorm_session (user_id, registration_id) where ended_at is null and mode = 'normal';
create index scorm_session_of_registration on scorm_session (learner_id, registration_id, opened_at);
create index scorm_session_silent on scorm_session (last_commit_at) where ended_at is null;
create index scorm_session_of_package on scorm_session (package_id);
select protect_tenant_table('scorm_session');

-- Under which part of an address the files of a session's package are served, and until when.
create table scorm_launch (
  token text primary key,
  client_id uuid not null,
  account_id uuid not null,
  session_id uuid not null unique,
  user_id uuid not null,
  package_id uuid not null,
  expires_at timestamptz not null
);
create index scorm_launch_expiry on scorm_launch (expires_at);
create index scorm_launch_package on scorm_launch (package_id);
select protect_tenant_table('scorm_launch');

-- Who looks at evidence of a package finds whose registration it came from.
create index evidence_of_registration on evidence (registration_id) where registration_id is not null;
