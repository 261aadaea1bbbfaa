create table sampling_policy (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid,
  policy jsonb not null,
  unique nulls not distinct (account_id, course_id)
);

create table batch (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  title text not null,
  state text not null check (state in ('collecting', 'sampled', 'reported')),
  selection jsonb not null,
  policy jsonb not null,
  seed text,
  drawn_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index batch_newest on batch (account_id, created_at desc, id);

create table batch_attempt (
  batch_id uuid not null references batch on delete cascade,
  attempt_id uuid not null references attempt,
  client_id uuid not null,
  account_id uuid not null,
  position integer,
  sampled boolean not null default false,
  reasons text[] not null default '{}',
  reason_by_hand text,
  primary key (batch_id, attempt_id)
);
create index batch_attempt_attempt on batch_attempt (attempt_id);
create index batch_attempt_order on batch_attempt (batch_id, position, attempt_id);

create table claim (
  attempt_id uuid primary key references attempt,
  client_id uuid not null,
  account_id uuid not null,
  person_id uuid not null,
  claimed_at timestamptz not null,
  expires_at timestamptz not null
);
create index claim_person on claim (person_id, expires_at);

create table verdict (
  attempt_id uuid not null references attempt,
  outcome_id uuid not null references outcome,
  moderator_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  result text not null check (result in ('C', 'NYC')),
  comment text not null default '',
  recorded_at timestamptz not null default now(),
  changed_after_reveal boolean not null default false,
  primary key (attempt_id, outcome_id, moderator_id)
);
create table verdict_history (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null,
  outcome_id uuid not null,
  moderator_id uuid not null,
  result text not null,
  comment text not null,
  after_reveal boolean not null,
  at timestamptz not null default now()
);
create index verdict_history_attempt on verdict_history (attempt_id, outcome_id);

create table draft (
  attempt_id uuid not null references attempt,
  person_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  body jsonb not null,
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (attempt_id, person_id)
);

create table decision (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  batch_id uuid,
  moderator_id uuid not null,
  impersonator_id uuid,
  kind text not null check (kind in ('upheld', 'overturned', 'referred_back')),
  reason text not null,
  actions jsonb not null,
  findings jsonb not null,
  signed_at timestamptz not null default now()
);
create index decision_attempt on decision (attempt_id, signed_at desc);
create index decision_batch on decision (batch_id);
create index decision_moderator on decision (moderator_id, signed_at desc);

create table report (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  batch_id uuid not null unique references batch,
  number text not null,
  body jsonb not null,
  signed_by uuid not null,
  signature text not null,
  signed_at timestamptz not null,
  file_id uuid not null references stored_file,
  unique (account_id, number)
);

-- The result that stands once it is released: the assessor's, or the moderator's where they overturned it.
create function released_result(attempt uuid, state text) returns text language sql stable as $$
  select case when released_result.state not in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated') then null
    when bool_and(coalesce(v.result, j.result) = 'C') then 'C' else 'NYC' end
  from judgement j
  left join lateral (select kind, moderator_id from decision where attempt_id = released_result.attempt order by signed_at desc limit 1) d on true
  left join verdict v on d.kind = 'overturned' and v.attempt_id = released_result.attempt and v.outcome_id = j.outcome_id
    and v.moderator_id = d.moderator_id
  where j.attempt_id = released_result.attempt
$$;

-- One chain for each account: the entry names the hash of the one before it.
create table audit_entry (
  client_id uuid not null,
  account_id uuid not null,
  sequence bigint not null,
  at timestamptz not null,
  actor_id uuid,
  impersonator_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id uuid not null,
  detail jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (account_id, sequence)
);
create index audit_subject on audit_entry (subject_kind, subject_id, sequence);
create table audit_head (
  account_id uuid primary key,
  client_id uuid not null,
  sequence bigint not null,
  hash text not null
);

select protect_tenant_table('sampling_policy');
select protect_tenant_table('batch');
select protect_tenant_table('batch_attempt');
select protect_tenant_table('claim');
select protect_tenant_table('verdict');
select protect_tenant_table('verdict_history');
select protect_tenant_table('draft');
select protect_tenant_table('decision');
select protect_tenant_table('report');
select protect_tenant_table('audit_entry');
select protect_tenant_table('audit_head');

-- What is signed or recorded is never edited.
revoke update, delete on audit_entry, decision, report, verdict_history, document_history from moderator_application;
