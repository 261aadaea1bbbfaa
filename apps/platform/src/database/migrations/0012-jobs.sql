-- Work that outlasts its request. A row that waits is in the queue (schema graphile_worker), put there by a trigger in
-- the transaction that wrote it; the row is what people see, and what a run of the work is held to.
create table job (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What is enqueued twice under one key is enqueued once.
  key text,
  payload jsonb not null,
  -- Null for work of the platform itself.
  client_id uuid,
  account_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- Why the last attempt failed, as a person reads it.
  error text,
  attempts integer not null default 0,
  -- Whose run it is: a commit of somebody whose job was taken over is refused.
  lease uuid,
  run_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index job_key on job (kind, key, account_id) nulls not distinct where key is not null;
create index job_account on job (account_id, created_at desc, id);
create index job_finished on job (finished_at) where state = 'done';

alter table job enable row level security;
create policy tenant on job using (client_id = tenant_client() and tenant_sees(account_id));
-- A tenant's transaction enqueues and tells how far it is, and nothing else.
grant select, insert (id, kind, key, payload, client_id, account_id, run_at), update (progress)
  on job to moderator_application;

-- Runs as its owner: the role of requests may not touch the queue itself.
create function put_job_into_queue() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  -- How often and when it is tried again is said here, never by the queue.
  perform graphile_worker.add_job(new.kind, json_build_object('job', new.id), run_at => new.run_at,
    max_attempts => 32767, job_key => new.id::text);
  return null;
end $$;
create trigger job_waits after insert or update of run_at on job
  for each row when (new.state = 'waiting') execute function put_job_into_queue();

-- Processes that take work from the queue, and when each last said that it lives.
create table job_process (
  id text primary key,
  seen_at timestamptz not null default now()
);

-- Uploads and reports that the version before keeps without the queue: those open now, and those that it still takes
-- while both run. An upload whose lease never ends is left alone by it. To be dropped with the columns of the leases.
create function enqueue_work_of_version_before() returns void language plpgsql as $$
begin
  with open as (
    update user_upload set lease = null, leased_until = 'infinity'
    where file_id is not null and (leased_until is null or leased_until < now())
    returning id, client_id, account_id, created_at)
  insert into job (kind, key, payload, client_id, account_id, created_at)
  select 'store-user-upload', id, jsonb_build_object('id', id), client_id, account_id, created_at from open
  on conflict do nothing;
  insert into job (kind, key, payload, client_id, account_id, created_at)
  select 'mail-issue-report', id, jsonb_build_object('id', id), client_id, account_id, created_at
  from issue_report where mailed_at is null
  on conflict do nothing;
end $$;
-- Also from a process that holds one at this moment: its next commit is refused.
update user_upload set leased_until = '-infinity' where file_id is not null;
select enqueue_work_of_version_before();
