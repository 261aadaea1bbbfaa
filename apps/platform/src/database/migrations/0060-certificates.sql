-- A verifier's visit to a reported batch: asked for, then signed; at most one of a batch is open.
create table verification (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  batch_id uuid not null references batch,
  requested_by uuid not null,
  requested_at timestamptz not null,
  endorsed boolean,
  findings text not null default '',
  signed_by uuid,
  signature text,
  signed_at timestamptz,
  check ((signed_at is null) = (endorsed is null) and (signed_at is null) = (signed_by is null))
);
create unique index verification_open on verification (batch_id) where signed_at is null;
create index verification_batch on verification (batch_id, requested_at desc);
select protect_tenant_table('verification');
revoke update, delete on verification from moderator_application;
grant update (endorsed, findings, signed_by, signature, signed_at) on verification to moderator_application;

-- The last number of an account in a year. Its row is locked until what takes numbers has committed: none is left out or given twice.
create table certificate_number (
  account_id uuid not null,
  client_id uuid not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (account_id, year)
);
select protect_tenant_table('certificate_number');

-- Many certificates asked for at once, and what became of each learner.
create table certificate_issue (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  type text not null check (type in ('certificate', 'statement_of_results')),
  principal jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  failed boolean not null default false
);
create index certificate_issue_newest on certificate_issue (course_id, created_at desc);
select protect_tenant_table('certificate_issue');
create table certificate_issue_learner (
  issue_id uuid not null references certificate_issue on delete cascade,
  position integer not null,
  client_id uuid not null,
  account_id uuid not null,
  learner_id uuid not null,
  outcome text check (outcome in ('issued', 'already', 'refused')),
  code text,
  message text,
  certificate_id uuid,
  primary key (issue_id, position),
  unique (issue_id, learner_id)
);
create index certificate_issue_waiting on certificate_issue_learner (issue_id, position) where outcome is null;
select protect_tenant_table('certificate_issue_learner');

-- A certificate or statement of results as it was issued. What the paper says never changes; what happened to it since
-- stands beside it: revoked, replaced by another edition, or in question since its attempt was reopened.
create table certificate (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid not null,
  course_id uuid not null,
  learner_id uuid not null,
  attempt_id uuid not null references attempt,
  type text not null check (type in ('certificate', 'statement_of_results')),
  -- Year and running number, and letters that nobody can guess.
  number text not null unique,
  year integer not null,
  running integer not null check (running > 0),
  snapshot jsonb not null,
  issued_at timestamptz not null,
  issued_by uuid not null,
  expires_on date,
  issue_id uuid references certificate_issue,
  replaces uuid unique references certificate,
  replaced_reason text,
  -- Who it is for, as a badge says it: the hash of their mail address with this.
  salt text not null,
  file_id uuid references stored_file,
  replaced_at timestamptz,
  questioned_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  revoked_reason text,
  check ((revoked_at is null) = (revoked_reason is null)),
  unique (account_id, year, running)
);
create unique index certificate_standing on certificate (attempt_id, type) where revoked_at is null and replaced_at is null;
create index certificate_newest on certificate (course_id, issued_at desc, id desc);
create index certificate_learner on certificate (learner_id, course_id, issued_at desc);
create index certificate_issued_by on certificate (issue_id) where file_id is null;
create index certificate_file on certificate (file_id);
select protect_tenant_table('certificate');
revoke update, delete on certificate from moderator_application;
grant update (file_id, replaced_at, revoked_at, revoked_by, revoked_reason) on certificate to moderator_application;

-- Whatever takes an attempt back from being certificated puts what was issued for it in question.
create function question_certificates() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update certificate set questioned_at = now()
  where attempt_id = new.id and questioned_at is null and revoked_at is null and replaced_at is null;
  return null;
end $$;
create trigger certificates_in_question after update of state on attempt for each row
  when (old.state = 'certificated' and new.state <> 'certificated') execute function question_certificates();

-- The key that an account signs its badges with. A request sees that there is one; the key itself the platform alone reads.
create table badge_key (
  account_id uuid primary key,
  client_id uuid not null,
  private_key jsonb not null,
  created_at timestamptz not null default now()
);
select protect_tenant_table('badge_key');
revoke all on badge_key from moderator_application;
grant select (account_id, client_id, created_at) on badge_key to moderator_application;
