-- A learner's objection to a released result: of which outcomes and on what grounds, who judges it and what came of it.
create table appeal (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  outcome_ids uuid[] not null check (cardinality(outcome_ids) > 0),
  grounds text not null,
  -- What was added to the portfolio with it.
  evidence_ids uuid[] not null default '{}',
  made_by uuid not null,
  made_at timestamptz not null,
  assigned_to uuid,
  assigned_by uuid,
  assigned_at timestamptz,
  decision text check (decision in ('upheld', 'dismissed')),
  reasons text not null default '',
  decided_at timestamptz,
  -- What it led to, where it was upheld.
  reopening_id uuid references reopening,
  check ((assigned_at is null) = (assigned_to is null)),
  check ((decided_at is null) = (decision is null) and (decided_at is null or assigned_to is not null))
);
create unique index appeal_open on appeal (attempt_id) where decided_at is null;
create index appeal_attempt on appeal (attempt_id, made_at desc);
create index appeal_waiting on appeal (account_id, made_at) where decided_at is null;
select protect_tenant_table('appeal');
revoke update, delete on appeal from moderator_application;
grant update (assigned_to, assigned_by, assigned_at, decision, reasons, decided_at, reopening_id) on appeal to moderator_application;

-- What whoever judges an appeal found, blind, before earlier judgement and moderation are shown to them.
create table appeal_verdict (
  appeal_id uuid not null references appeal,
  outcome_id uuid not null references outcome,
  client_id uuid not null,
  account_id uuid not null,
  result text not null,
  comment text not null default '',
  recorded_at timestamptz not null,
  primary key (appeal_id, outcome_id)
);
select protect_tenant_table('appeal_verdict');

-- Within how many working days of an account a result can be appealed against.
alter table due_days add column appeal_days integer not null default 5 check (appeal_days between 1 and 60);

-- An appeal may reopen what nobody moderated: its assessor's judgement was released with the report of the batch.
alter table reopening alter column decision_id drop not null;
alter table reopening add column batch_id uuid;
update reopening r set batch_id = d.batch_id from decision d where d.id = r.decision_id;
create index reopening_batch on reopening (batch_id) where reopened_at is not null;
