-- A list of some states was read along the order of all attempts of the account, leaving out what is in others. Where the order says
-- much of the state, as the day of an assessment does, it read nearly all: among a million, 1.3 s for what is ready, latest assessed first,
-- and 1 s for what is due. Within each stage of their way attempts stand in each order now, and a list reads along those of its stages.
create index attempt_stage_learner on attempt (account_id, stage, learner_order, id) where superseded_at is null;
create index attempt_stage_course on attempt (account_id, stage, course_order, id) where superseded_at is null;
create index attempt_stage_site on attempt (account_id, stage, site_order, id) where superseded_at is null;
create index attempt_stage_assessor on attempt (account_id, stage, assessor_order, id) where superseded_at is null;
create index attempt_stage_due on attempt
  (account_id, stage, (case when due_at is null then 'infinity'::timestamptz else due_at end), id) where superseded_at is null;
create index attempt_stage_assessed on attempt
  (account_id, stage, (case when assessed_at is null then 'infinity'::timestamptz else assessed_at end), id) where superseded_at is null;
create index attempt_stage_submitted on attempt
  (account_id, stage, (case when submitted_at is null then 'infinity'::timestamptz else submitted_at end), id) where superseded_at is null;
