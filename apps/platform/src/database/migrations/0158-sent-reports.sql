-- Reports that are made again and again, with the rights of whoever asked for it.
create table report_automation (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  kind text not null,
  name text not null,
  filter jsonb not null,
  columns text[],
  sort text,
  formats text[] not null,
  rule jsonb not null,
  time_zone text not null,
  only_when_rows boolean not null,
  created_by uuid not null,
  rights jsonb not null,
  created_at timestamptz not null,
  active boolean not null default true,
  paused_reason text,
  next_run_at timestamptz,
  -- One of fifty places that an account has for a kind: who takes one that is taken is turned away by the index.
  place smallint not null check (place between 1 and 50),
  stopped_at timestamptz
);
create unique index report_automation_place on report_automation (account_id, kind, place) where stopped_at is null;
create index report_automation_due on report_automation (next_run_at) where stopped_at is null and active;
select protect_tenant_table('report_automation');
revoke update, delete on report_automation from moderator_application;
grant update (stopped_at) on report_automation to moderator_application;

-- Each time that one is made, or that somebody sends one.
create table report_run (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  automation_id uuid references report_automation,
  kind text not null,
  filter jsonb not null,
  columns text[],
  sort text,
  formats text[] not null,
  time_zone text not null,
  only_when_rows boolean not null default false,
  attach boolean not null default false,
  message text,
  rights jsonb not null,
  due_at timestamptz not null,
  late boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'late', 'empty', 'skipped', 'failed')),
  rows integer,
  sent_to integer not null default 0,
  error text,
  made_at timestamptz
);
create unique index report_run_once on report_run (automation_id, due_at) where automation_id is not null;
create index report_run_age on report_run (due_at);
select protect_tenant_table('report_run');
revoke update, delete on report_run from moderator_application;

-- Its files: one of each format for each part of the account that somebody sees; no site is all of what its maker sees.
create table report_file (
  file_id uuid primary key references stored_file,
  run_id uuid not null references report_run on delete cascade,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  format text not null,
  readers uuid[] not null
);
create index report_file_run on report_file (run_id);
select protect_tenant_table('report_file');
revoke insert, update, delete on report_file from moderator_application;

-- How reports of a kind are sent, and to whom.
create table report_distribution (
  account_id uuid not null,
  kind text not null,
  client_id uuid not null,
  version integer not null,
  formats text[] not null,
  attach boolean not null,
  message text,
  primary key (account_id, kind)
);
select protect_tenant_table('report_distribution');
revoke delete on report_distribution from moderator_application;

create table report_recipient (
  account_id uuid not null,
  kind text not null,
  position integer not null check (position between 1 and 500),
  client_id uuid not null,
  user_id uuid,
  group_id uuid,
  role text,
  contact_id uuid,
  email text,
  primary key (account_id, kind, position),
  foreign key (account_id, kind) references report_distribution,
  check (num_nonnulls(user_id, group_id, role, contact_id, email) = 1)
);
select protect_tenant_table('report_recipient');
revoke update on report_recipient from moderator_application;

-- Who wants no mails of a kind any more: a person by their id, anybody else by their address.
create table report_opt_out (
  account_id uuid not null,
  kind text not null,
  reader text not null,
  client_id uuid not null,
  at timestamptz not null,
  primary key (account_id, kind, reader)
);
select protect_tenant_table('report_opt_out');
revoke insert, update, delete on report_opt_out from moderator_application;

-- Addresses that refused mails for good, one after the other; three times, and nothing is sent there.
create table report_refusal (
  account_id uuid not null,
  address text not null,
  client_id uuid not null,
  refused integer not null,
  paused_at timestamptz,
  primary key (account_id, address)
);
select protect_tenant_table('report_refusal');
revoke insert, update, delete on report_refusal from moderator_application;
