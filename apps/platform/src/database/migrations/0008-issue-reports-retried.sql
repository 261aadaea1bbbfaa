-- A report that cannot be mailed waits for its next attempt, and no other waits for it.
alter table issue_report
  add mail_attempts int not null default 0,
  add mail_after timestamptz not null default now();
drop index issue_report_unsent;
create index issue_report_unsent on issue_report (mail_after) where mailed_at is null;
