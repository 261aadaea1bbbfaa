-- Within how many working days of an account an appeal is to be decided, and what came from elsewhere taken into a batch.
alter table due_days
  add column appeal_decision_days integer not null default 10 check (appeal_decision_days between 1 and 60),
  add column external_days integer not null default 10 check (external_days between 1 and 60);

-- Since when an assessment is here, which is what its days count from; what is here already counts from now.
alter table external_assessment add column captured_at timestamptz not null default now();

-- What waits for a batch is little beside what was ever assessed elsewhere.
create index attempt_external_waiting on attempt (account_id, course_id)
  where external and state = 'assessed' and superseded_at is null;
