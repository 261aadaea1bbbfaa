-- What a verifier writes down in a room: findings, questions to the provider, conditions with a due day. Until it is shared it is a
-- note, which nobody but the verifier sees.
create table visit_point (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  visit_id uuid not null references visit,
  kind text not null check (kind in ('finding', 'question', 'condition')),
  text text not null,
  attempt_id uuid references attempt,
  outcome_id uuid references outcome,
  -- The question of the checklist that it is about.
  item text,
  -- Stands against an endorsement.
  against boolean not null default false,
  due_on date,
  written_by uuid not null,
  written_at timestamptz not null,
  shared_at timestamptz,
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  closing text,
  closed_by uuid,
  closed_at timestamptz,
  version integer not null default 1,
  check ((kind = 'condition') = (due_on is not null)),
  check ((answer is null) = (answered_at is null) and (closing is null) = (closed_at is null))
);
create index visit_point_visit on visit_point (visit_id, written_at);
create index visit_point_open on visit_point (account_id, due_on) where kind = 'condition' and closed_at is null;
select protect_tenant_table('visit_point');
select keep_visitors_to('visit_point', 'visit_id in (select id from visit)');

-- What was opened in a room, by whom, when and for how long.
create table visit_look (
  visit_id uuid not null references visit,
  person_id uuid not null,
  what text not null check (what in ('attempt', 'evidence', 'report')),
  thing_id uuid not null,
  attempt_id uuid references attempt,
  client_id uuid not null,
  account_id uuid not null,
  name text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  seconds integer not null default 0,
  primary key (visit_id, person_id, what, thing_id)
);
select protect_tenant_table('visit_look');
select keep_visitors_to('visit_look', 'person_id = (select visitor())');

-- What is judged anew tells what was decided.
select keep_visitors_to('reopening', 'attempt_id = any((select revealed_attempts())::uuid[])');
