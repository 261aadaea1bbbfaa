-- The day by which the report of a batch is wanted; nobody said it of those that are there.
alter table batch add due_on date;

-- Batches that wait for their report, the most pressing first; the partial index stays small however many are reported.
create index batch_open on batch (account_id, coalesce(due_on, 'infinity'::date), id) where state <> 'reported';

-- Since when somebody assesses, and whose learners are how far.
create index attempt_by_assessor on attempt (assessor_id, assessed_at) where assessed_at is not null;
create index attempt_by_facilitator on attempt (facilitator_id, state) where superseded_at is null;

-- Home of verifiers and managers: the latest reports, and whose registrations end.
create index report_newest on report (account_id, signed_at desc, id);
create index user_registered on document_users (account_id)
  where deleted_at is null and body -> 'registrations' <> '[]'::jsonb;
