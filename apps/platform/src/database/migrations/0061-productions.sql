-- Recordings made ready for other players than their own: what was asked for, how far it is, and what came of it.
create table production (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  -- The recording; it is not deleted while anything of it is here that has not failed.
  file_id uuid not null references stored_file (id) on delete cascade,
  profile text not null check (profile in ('web', 'mobile', 'audio', 'captions')),
  -- What captions are made from, in which language.
  subtitles_file_id uuid references stored_file (id) on delete cascade,
  locale text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'finished', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  outputs jsonb not null default '[]',
  error text,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((profile = 'captions') = (subtitles_file_id is not null)),
  check ((profile = 'captions') = (locale is not null)),
  -- What is asked for twice is made once.
  unique nulls not distinct (file_id, profile, subtitles_file_id, locale)
);
create index production_account on production (account_id, created_at desc, id desc);
create index production_subtitles on production (subtitles_file_id) where subtitles_file_id is not null;
select protect_tenant_table('production');

-- What is made of a recording is given to whoever may have the recording.
alter table stored_file add column production_id uuid references production (id);
create index stored_file_production on stored_file (production_id) where production_id is not null;

-- One is made at a time, so that other work goes on: the queue keeps those of one name in a row.
create or replace function put_job_into_queue() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  -- How often and when it is tried again is said here, never by the queue.
  perform graphile_worker.add_job(new.kind, json_build_object('job', new.id), run_at => new.run_at,
    max_attempts => 32767, job_key => new.id::text,
    queue_name => case when new.kind = 'render-production' then new.kind end);
  return null;
end $$;
