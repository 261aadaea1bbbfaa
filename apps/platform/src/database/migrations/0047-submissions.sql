-- One try of a learner at an assessment: begun, saved, handed in, marked. Answers are JSON in the row, so that a try is one
-- row however many questions it has.
create table submission (
  id uuid not null,
  learner_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  assessment_id uuid not null,
  registration_id uuid not null,
  number integer not null check (number > 0),
  state text not null default 'open' check (state in ('open', 'submitted', 'marking', 'marked', 'voided')),
  paper_revision integer not null,
  -- How questions were drawn and shuffled when it was begun; with its key it can be done again.
  rules jsonb not null,
  -- The window that holds it, and the last save of each that did.
  player_id text,
  sequences jsonb not null default '{}',
  answers jsonb not null default '{}',
  active_seconds integer not null default 0 check (active_seconds >= 0),
  started_at timestamptz not null,
  ends_at timestamptz,
  grace_seconds integer not null default 0,
  extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 100),
  saved_at timestamptz,
  submitted_at timestamptz,
  auto_submitted boolean not null default false,
  late boolean not null default false,
  -- Two people mark it, each without knowing of the other.
  is_marked_twice boolean not null default false,
  -- By question: what it got. What an assessor has not marked yet is not there.
  marks jsonb not null default '{}',
  score numeric(5, 2) check (score between 0 and 100),
  passed boolean,
  marked_at timestamptz,
  claim_person_id uuid,
  claim_expires_at timestamptz,
  -- The key of a question changed after its evidence was handed in: the marks stay, and the assessor is told.
  flagged_at timestamptz,
  voided_at timestamptz,
  learner_order text not null,
  version integer not null default 1,
  primary key (learner_id, id),
  unique (learner_id, registration_id, number)
) partition by hash (learner_id);
do $$ begin
  for part in 0..15 loop
    execute format('create table submission_%s partition of submission for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
create index submission_id on submission (id);
create index submission_ending on submission (ends_at) where state = 'open';
create index submission_to_mark on submission (account_id, submitted_at, id) where state = 'marking';
create index submission_of_assessment on submission (assessment_id, learner_id, id) where state in ('marking', 'marked');
select protect_tenant_table('submission');

-- What one marker says of the answers that no rule marks; the second one of two does not see the first.
create table submission_marking (
  learner_id uuid not null,
  submission_id uuid not null,
  number integer not null check (number between 1 and 3),
  client_id uuid not null,
  account_id uuid not null,
  marker_id uuid not null,
  -- By question: levels, what was seen, marks, feedback.
  marks jsonb not null default '{}',
  completed_at timestamptz,
  saved_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (learner_id, submission_id, number),
  unique (learner_id, submission_id, marker_id),
  foreign key (learner_id, submission_id) references submission (learner_id, id)
);
select protect_tenant_table('submission_marking');

-- Marks as they were before they were changed.
create table marking_history (
  id bigint generated always as identity,
  learner_id uuid not null,
  submission_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  at timestamptz not null default now(),
  cause text not null check (cause in ('regrade', 'marked')),
  by_id uuid,
  paper_revision integer not null,
  marks jsonb not null,
  score numeric(5, 2),
  primary key (learner_id, submission_id, id)
);
select protect_tenant_table('marking_history');
revoke update, delete on marking_history from moderator_application;

-- Sums of what questions got, a revision of a question apart: rows are added with each submission that is marked and taken
-- together later. Rows with an answer count how often it was given; those without carry the sums.
create table question_tally (
  question_id uuid not null,
  question_revision integer not null,
  client_id uuid not null,
  account_id uuid not null,
  answer text,
  given bigint not null,
  answered bigint not null default 0,
  mark numeric not null default 0,
  mark_squared numeric not null default 0,
  mark_by_total numeric not null default 0,
  total numeric not null default 0,
  total_squared numeric not null default 0
);
create index question_tally_question on question_tally (question_id, question_revision);
select protect_tenant_table('question_tally');

-- What a reset sets aside takes the tries under it along.
create function void_submissions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update submission s set state = 'voided', voided_at = now(), version = s.version + 1,
    claim_person_id = null, claim_expires_at = null
  from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id and o.superseded_at is null
  where n.superseded_at is not null and s.learner_id = n.user_id and s.registration_id = n.id and s.state <> 'voided';
  return null;
end $$;
create trigger void_submissions after update on registration referencing old table as old_rows new table as new_rows
  for each statement execute function void_submissions();
