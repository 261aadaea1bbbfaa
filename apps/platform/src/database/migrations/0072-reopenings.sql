-- A signed decision that is to be judged anew: which outcomes and why, and what a manager answered where a certificate is out.
create table reopening (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  decision_id uuid not null references decision,
  -- The verification that it puts in question; none where none was signed.
  verification_id uuid references verification,
  outcome_ids uuid[] not null check (cardinality(outcome_ids) > 0),
  reason text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  consented boolean,
  answered_by uuid,
  answered_at timestamptz,
  note text not null default '',
  reopened_at timestamptz,
  check ((answered_at is null) = (consented is null) and (answered_by is null) = (consented is null)),
  check (reopened_at is null or consented is distinct from false)
);
-- Of two who reopen one decision at once, one does.
create unique index reopening_one on reopening (decision_id) where consented is distinct from false;
create index reopening_attempt on reopening (attempt_id, asked_at desc);
create index reopening_waiting on reopening (account_id, asked_at desc) where consented is null and reopened_at is null;
create index reopening_verification on reopening (verification_id) where verification_id is not null;
select protect_tenant_table('reopening');
revoke update, delete on reopening from moderator_application;
grant update (verification_id, consented, answered_by, answered_at, note, reopened_at) on reopening to moderator_application;

-- Outcomes that are judged anew; verdicts on the others stand, whoever gave them. None: all are judged.
alter table attempt add column reopened_outcome_ids uuid[];

-- A report or verification is never written again: its next edition takes its place, and it says so.
alter table report add column superseded_by uuid references report;
grant update (superseded_by) on report to moderator_application;
alter table verification add column superseded_by uuid references verification;
grant update (superseded_by) on verification to moderator_application;
