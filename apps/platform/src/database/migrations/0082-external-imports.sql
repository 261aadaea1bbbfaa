-- Archives are larger than files, and are read where their parts lie.
alter table upload add archive boolean not null default false;

-- Assessments that are brought in together: an archive of work with a table of results. Nothing of it is stored before somebody
-- has looked at it, and then all of it in one transaction.
create table external_import (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  created_by uuid not null,
  -- Whoever asked, with the rights that they had then.
  principal jsonb not null,
  upload_id uuid references upload on delete set null,
  table_file_id uuid references stored_file on delete set null,
  file_name text not null,
  course_id uuid not null,
  facts jsonb not null,
  source text,
  state text not null default 'reading' check (state in ('reading', 'draft', 'storing', 'finished', 'refused', 'failed')),
  head text[] not null default '{}',
  mapping jsonb,
  -- By column the highest mark that it has, where the table says it once for all.
  highest jsonb not null default '{}',
  progress integer not null default 0,
  message text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index external_import_of_account on external_import (account_id, created_at desc, id);

-- A row of the table, or the files of somebody whose row is not known.
create table external_import_person (
  import_id uuid not null references external_import on delete cascade,
  position integer not null,
  client_id uuid not null,
  account_id uuid not null,
  key text,
  row integer,
  cells text[],
  name text,
  number text,
  match jsonb not null default '{"kind": "none", "candidates": []}',
  -- Chosen by hand; left_out where nobody is meant.
  learner_id uuid,
  left_out boolean not null default false,
  outcome text check (outcome in ('created', 'changed', 'unchanged', 'refused', 'left_out')),
  message text,
  attempt_id uuid,
  primary key (import_id, position)
);

create table external_import_file (
  import_id uuid not null references external_import on delete cascade,
  path text not null,
  client_id uuid not null,
  account_id uuid not null,
  position integer not null,
  name text not null,
  size bigint not null,
  crc bigint not null,
  -- Unpacked, and not yet a file of the platform.
  kept jsonb,
  message text,
  primary key (import_id, path)
);
create index external_import_file_of_person on external_import_file (import_id, position);

select protect_tenant_table('external_import');
select protect_tenant_table('external_import_person');
select protect_tenant_table('external_import_file');
do $$ declare name text; begin
  foreach name in array array['external_import', 'external_import_person', 'external_import_file'] loop
    perform keep_visitors_to(name::regclass, 'false');
  end loop;
end $$;
