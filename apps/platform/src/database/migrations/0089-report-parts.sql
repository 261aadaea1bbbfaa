-- What is written for the next report of a batch, part by part, until that is signed: several people may write at once.
create table report_part (
  batch_id uuid not null references batch on delete cascade,
  part text not null,
  client_id uuid not null,
  account_id uuid not null,
  text text not null,
  version integer not null default 1,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (batch_id, part)
);
select protect_tenant_table('report_part');
-- A verifier who visits reads what was signed.
select keep_visitors_to('report_part', 'false');
