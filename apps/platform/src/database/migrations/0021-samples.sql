-- Why an attempt is looked at in any case, as a person said: it is appealed, or its assessor wants a second look.
create table attempt_mark (
  attempt_id uuid not null references attempt,
  kind text not null check (kind in ('appealed', 'assessor_asked')),
  client_id uuid not null,
  account_id uuid not null,
  reason text not null,
  marked_by uuid not null,
  marked_at timestamptz not null,
  primary key (attempt_id, kind)
);
select protect_tenant_table('attempt_mark');

-- A policy has versions: the current one stays where it was, every one is kept as it was saved.
alter table sampling_policy
  add version integer not null default 1,
  add saved_by uuid,
  add saved_at timestamptz not null default now();
create table sampling_policy_version (
  policy_id uuid not null references sampling_policy on delete cascade,
  version integer not null,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid,
  policy jsonb not null,
  saved_by uuid,
  saved_at timestamptz not null,
  primary key (policy_id, version)
);
insert into sampling_policy_version (policy_id, version, client_id, account_id, course_id, policy, saved_at)
select id, version, client_id, account_id, course_id, policy, saved_at from sampling_policy;
select protect_tenant_table('sampling_policy_version');
revoke update, delete on sampling_policy_version from moderator_application;

-- The versions with which a batch was built, and the risk bands of its assessors as they were at the draw.
alter table batch
  add policy_versions jsonb not null default '{"account": null, "course": null}',
  add bands jsonb not null default '[]';

-- The sample of an assessor grows over an outcome: what opened it, how far its run of upholds is, what ended it.
create table widening (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  batch_id uuid not null references batch,
  assessor_id uuid not null,
  outcome_id uuid not null references outcome,
  opened_by uuid not null references decision,
  caused_by uuid not null references decision,
  run integer not null,
  state text not null check (state in ('open', 'closed', 'exhausted')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  unique (batch_id, assessor_id, outcome_id, opened_by)
);
select protect_tenant_table('widening');

-- What joined a sample by one decision. Its attempts name it.
create table widening_step (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  batch_id uuid not null references batch,
  assessor_id uuid not null,
  outcome_ids uuid[] not null,
  caused_by uuid not null references decision,
  taken_at_decision uuid not null references decision,
  taken_at timestamptz not null
);
create index widening_step_batch on widening_step (batch_id, taken_at);
select protect_tenant_table('widening_step');
revoke update, delete on widening_step from moderator_application;
alter table batch_attempt add widening_step_id uuid references widening_step;
