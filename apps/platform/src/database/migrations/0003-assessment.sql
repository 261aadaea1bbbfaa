create table outcome (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  position integer not null,
  code text not null,
  title text not null,
  credits numeric,
  method text not null,
  unique (course_id, code)
);
create table criterion (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  outcome_id uuid not null references outcome on delete cascade,
  position integer not null,
  text text not null
);
create index criterion_outcome on criterion (outcome_id, position);

-- One learner's summative assessment of one course. The names are kept beside the ids so that every
-- sort of the queues has an index; a rename of the document is carried over by the trigger below.
create table attempt (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid not null,
  course_id uuid not null,
  schedule_id uuid,
  learner_id uuid not null,
  number integer not null,
  state text not null,
  facilitator_id uuid,
  allocated_to uuid,
  assessor_id uuid,
  due_at timestamptz,
  submitted_at timestamptz,
  assessed_at timestamptz,
  external boolean not null default false,
  superseded_at timestamptz,
  earlier_moderator_ids uuid[] not null default '{}',
  facts jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  learner_name text not null,
  learner_number text,
  course_title text not null,
  site_name text not null,
  assessor_name text,
  unique (learner_id, course_id, number)
);
create unique index attempt_one_open on attempt (learner_id, course_id)
  where superseded_at is null and state not in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated');
create index attempt_learner on attempt (account_id, learner_name, id);
create index attempt_course on attempt (account_id, course_title, id);
create index attempt_site on attempt (account_id, site_name, id);
create index attempt_assessor on attempt (account_id, coalesce(assessor_name, ''), id);
create index attempt_due on attempt (account_id, coalesce(due_at, 'infinity'), id);
create index attempt_assessed on attempt (account_id, coalesce(assessed_at, 'infinity'), id);
create index attempt_submitted on attempt (account_id, coalesce(submitted_at, 'infinity'), id);
create index attempt_state on attempt (account_id, state, id);
create index attempt_of_course on attempt (course_id, state);
create index attempt_search on attempt using gin ((lower(learner_name || ' ' || coalesce(learner_number, ''))) gin_trgm_ops);

create table evidence (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  position integer not null,
  title text not null,
  kind text not null,
  file_id uuid references stored_file,
  source text not null,
  captured_at timestamptz,
  activity jsonb,
  outcome_ids uuid[] not null
);
create index evidence_attempt on evidence (attempt_id, position);
create index evidence_file on evidence (file_id);

create table judgement (
  attempt_id uuid not null references attempt,
  outcome_id uuid not null references outcome,
  client_id uuid not null,
  account_id uuid not null,
  result text check (result in ('C', 'NYC')),
  mark numeric,
  feedback text not null default '',
  assessor_id uuid,
  judged_at timestamptz,
  primary key (attempt_id, outcome_id)
);

create table external_assessment (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null unique references attempt,
  reference text not null,
  body text not null,
  kind text not null,
  assessed_on date not null,
  venue text,
  assessor_name text,
  notes text not null default ''
);
create index external_assessment_day on external_assessment (account_id, assessed_on, id);

create function carry_names() returns trigger language plpgsql security definer as $$
begin
  if new.kind = 'users' and (new.body ->> 'name', new.body ->> 'surname') is distinct from (old.body ->> 'name', old.body ->> 'surname') then
    update attempt set learner_name = concat(new.body ->> 'surname', ', ', new.body ->> 'name') where learner_id = new.id;
    update attempt set assessor_name = concat(new.body ->> 'name', ' ', new.body ->> 'surname') where assessor_id = new.id;
  elsif new.kind = 'courses' then
    update attempt set course_title = new.body ->> 'title' where course_id = new.id and course_title <> new.body ->> 'title';
  elsif new.kind = 'sites' then
    update attempt set site_name = new.body ->> 'name' where site_id = new.id and site_name <> new.body ->> 'name';
  end if;
  return null;
end $$;
create trigger carry_names after update of body on document for each row execute function carry_names();

select protect_tenant_table('outcome');
select protect_tenant_table('criterion');
select protect_tenant_table('attempt');
select protect_tenant_table('evidence');
select protect_tenant_table('judgement');
select protect_tenant_table('external_assessment');
