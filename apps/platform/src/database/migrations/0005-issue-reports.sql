create table issue_report (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  author_id uuid not null,
  sender text not null,
  title text not null,
  message text not null,
  file_id uuid references stored_file,
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);
create index issue_report_unsent on issue_report (created_at) where mailed_at is null;
select protect_tenant_table('issue_report');
