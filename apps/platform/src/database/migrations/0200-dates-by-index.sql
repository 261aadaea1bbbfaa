-- What a list by a date begins at, and days that figures are of, enter its index (0197-standing-by-index.sql says why not with `coalesce`).
drop index attempt_due;
create index attempt_due on attempt (account_id, (case when due_at is null then 'infinity'::timestamptz else due_at end), id);
drop index attempt_assessed;
create index attempt_assessed on attempt (account_id, (case when assessed_at is null then 'infinity'::timestamptz else assessed_at end), id);
drop index attempt_submitted;
create index attempt_submitted on attempt (account_id, (case when submitted_at is null then 'infinity'::timestamptz else submitted_at end), id);
drop index submission_to_mark;
create index submission_to_mark on submission
  (account_id, (case when submitted_at is null then 'infinity'::timestamptz else submitted_at end), id) where state = 'marking';
