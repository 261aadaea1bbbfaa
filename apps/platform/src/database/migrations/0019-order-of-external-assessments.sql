-- External assessments are sorted by what each column says. Columns of their own, as row-level security lets no
-- index be used through a function; of the attempts only the few external ones are in these indexes.
alter table external_assessment
  add body_order text generated always as (plain_text(body)) stored,
  add reference_order text generated always as (plain_text(reference)) stored;
create index external_assessment_body on external_assessment (account_id, body_order, id);
create index external_assessment_kind on external_assessment (account_id, kind, id);
create index external_assessment_reference on external_assessment (account_id, reference_order, id);
create index attempt_external_learner on attempt (account_id, learner_order, id) where external;
create index attempt_external_course on attempt (account_id, course_order, id) where external;
create index attempt_external_state on attempt (account_id, state, id) where external;
