-- What came by the clock and is tried again, or goes on elsewhere, waits in the queue of its name as well: beside the next run it would
-- take a place more. Such a row is nobody's and is named by its time (beginPeriodicRun in jobs/run.ts).
create or replace function put_job_into_queue() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  -- How often and when it is tried again is said here, never by the queue.
  perform graphile_worker.add_job(new.kind, json_build_object('job', new.id), run_at => new.run_at,
    max_attempts => 32767, job_key => new.id::text,
    queue_name => case when new.kind = 'render-production' or new.account_id is null and new.key is not null then new.kind end);
  return null;
end $$;
