-- Questions of assessments. A revision is written once: what somebody was asked stays readable as it was.
create table question (
  id uuid not null,
  revision integer not null check (revision > 0),
  client_id uuid not null,
  account_id uuid not null,
  assessment_id uuid not null,
  -- Type, text, options, key: as the contract's Question has it.
  body jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  primary key (id, revision)
);
create index question_assessment on question (assessment_id);

-- Which questions an assessment asked when, in which order: each time that they are set is a revision of its paper.
create table paper_question (
  assessment_id uuid not null,
  paper_revision integer not null check (paper_revision > 0),
  position integer not null check (position > 0),
  client_id uuid not null,
  account_id uuid not null,
  question_id uuid not null,
  question_revision integer not null,
  primary key (assessment_id, paper_revision, position),
  foreign key (question_id, question_revision) references question (id, revision)
);

create table paper (
  assessment_id uuid not null,
  revision integer not null check (revision > 0),
  client_id uuid not null,
  account_id uuid not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  primary key (assessment_id, revision)
);
alter table paper_question add foreign key (assessment_id, paper_revision) references paper (assessment_id, revision);

select protect_tenant_table('question');
select protect_tenant_table('paper');
select protect_tenant_table('paper_question');
revoke update, delete on question, paper, paper_question from moderator_application;
