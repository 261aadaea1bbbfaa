-- What is to be looked at of whom, and in which month; a cell of the plan may have several. Whether it has been done
-- says what was looked at since.
create table planned_look (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  assessor_id uuid not null,
  outcome_id uuid not null references outcome on delete cascade,
  month date not null check (extract(day from month) = 1),
  note text not null,
  interim boolean not null,
  planned_by uuid not null,
  planned_at timestamptz not null,
  version integer not null default 1,
  unique (assessor_id, outcome_id, month)
);
create index planned_look_month on planned_look (account_id, month);
create index planned_look_course on planned_look (course_id);
select protect_tenant_table('planned_look');

-- Looks at one outcome of an attempt that is not finished, with the judgement as it stood. Nothing follows from them but
-- what they say, so they are never changed.
create table interim_look (
  attempt_id uuid not null references attempt,
  outcome_id uuid not null references outcome,
  client_id uuid not null,
  account_id uuid not null,
  assessor_id uuid not null,
  moderator_id uuid not null,
  result text not null,
  comment text not null,
  words text not null,
  judged_result text not null,
  judged_feedback text not null,
  judged_at timestamptz not null,
  looked_at timestamptz not null,
  primary key (attempt_id, outcome_id)
);
create index interim_look_cell on interim_look (assessor_id, outcome_id, looked_at);
select protect_tenant_table('interim_look');
revoke update, delete on interim_look from moderator_application;

-- Who has seen a judgement of an attempt early cannot judge it blind any more.
alter table attempt add column interim_moderator_ids uuid[] not null default '{}';

-- Assessors of a course, and what each of them assessed in a period.
create index attempt_course_assessor on attempt (course_id, assessor_id, assessed_at);
