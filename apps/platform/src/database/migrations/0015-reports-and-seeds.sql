-- Attempts that left a batch before its report: who took them out, and why. Where they are now, they say themselves.
create table batch_departure (
  batch_id uuid not null references batch on delete cascade,
  attempt_id uuid not null references attempt,
  client_id uuid not null,
  account_id uuid not null,
  position integer,
  reason text not null,
  left_by uuid not null,
  left_at timestamptz not null default now(),
  primary key (batch_id, attempt_id)
);
create index batch_departure_attempt on batch_departure (attempt_id);

-- A seed that somebody fixed before the batch was known that it draws; at most one waits for a course.
create table seed_commitment (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  seed text not null,
  committed_by uuid not null,
  committed_at timestamptz not null,
  batch_id uuid references batch
);
create unique index seed_commitment_waiting on seed_commitment (course_id) where batch_id is null;
create unique index seed_commitment_batch on seed_commitment (batch_id);

-- What was referred back comes into a later report of the same batch.
alter table report drop constraint report_batch_id_key;
create index report_batch on report (batch_id, signed_at desc);

select protect_tenant_table('batch_departure');
select protect_tenant_table('seed_commitment');
revoke update, delete on batch_departure from moderator_application;
