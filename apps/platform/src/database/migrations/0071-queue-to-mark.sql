-- What waits for marks is read in the orders of its queue, and no further than a page.
drop index submission_to_mark;
create index submission_to_mark on submission (account_id, (coalesce(submitted_at, 'infinity'::timestamptz)), id) where state = 'marking';
create index submission_to_mark_by_learner on submission (account_id, learner_order, id) where state = 'marking';
