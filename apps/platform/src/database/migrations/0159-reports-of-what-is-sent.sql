-- What stands in somebody's inbox is theirs alone, but for this: a report of what an account sent says who opened it. Whoever reads
-- such a report says so for one transaction; that it is of their tenant is said by the other policy.
alter policy own_seen on inbox_item using (user_id = (select tenant_person())
  or subject_kind = 'distribution' and (select current_setting('app.receipts', true)) = 'on');

-- Reports go along these.
create index registration_over on registration (account_id, (coalesce(finished_at, settled_at)), user_id)
  where superseded_at is null and status in ('Passed', 'Completed');
create index course_progress_over on course_progress (account_id, (coalesce(finished_at, settled_at)), user_id)
  where status in ('Passed', 'Completed');
create index course_progress_name on course_progress (account_id, learner_order, user_id);
create index submission_handed_in on submission (account_id, (coalesce(submitted_at, 'infinity'::timestamptz)), id);
create index certificate_issued on certificate (account_id, issued_at);
create index badge_given on badge (account_id, at);
