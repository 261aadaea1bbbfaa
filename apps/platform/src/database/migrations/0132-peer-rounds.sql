-- Each time that a scheduler of reviews came round: once by the clock on its wall, whichever platform was first.
create table review_run (
  scheduler_id uuid not null,
  local_time text not null,
  client_id uuid not null,
  account_id uuid not null,
  due_at timestamptz not null,
  ran_at timestamptz not null,
  review_id uuid,
  people integer not null default 0,
  state text not null check (state in ('done', 'skipped', 'failed', 'late')),
  sentence text,
  primary key (scheduler_id, local_time)
);
create index review_run_latest on review_run (scheduler_id, due_at desc);
select protect_tenant_table('review_run');
revoke insert, update, delete on review_run from moderator_application;

-- Who looks at whose examination, without knowing it.
create table peer_marking (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  assessment_id uuid not null,
  submission_id uuid not null,
  learner_id uuid not null,
  marker_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'started', 'submitted')),
  -- By question: levels or marks, and a comment.
  marks jsonb not null default '{}',
  unique (submission_id, marker_id),
  check (learner_id <> marker_id)
);
create index peer_marking_marker on peer_marking (marker_id, state, id);
create index peer_marking_assessment on peer_marking (assessment_id, marker_id);
select protect_tenant_table('peer_marking');
revoke insert, delete on peer_marking from moderator_application;
