-- A verifier's visit: one or more reported batches, on certain days, in a room of its own. What was signed of each batch stays in
-- `verification` as well, which the version before reads.
create table visit (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  -- The quality body; the verifier whom it sends, or whoever verifies for the account.
  body text not null,
  verifier_id uuid,
  kind text not null check (kind in ('remote', 'on_site')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  scope text not null default '',
  -- Checklist and columns as they were when it was asked for: a layout that changes changes no visit.
  layout jsonb not null,
  blind boolean not null,
  downloads boolean not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_reason text,
  checklist jsonb not null default '[]',
  sample_seed text,
  sample_percentage integer,
  drawn_at timestamptz,
  outcome text check (outcome in ('endorsed', 'endorsed_with_conditions', 'not_endorsed')),
  findings text not null default '',
  signed_by uuid,
  signature text,
  signed_at timestamptz,
  report jsonb,
  version integer not null default 1,
  check ((signed_at is null) = (outcome is null) and (signed_at is null) = (signed_by is null)),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create index visit_newest on visit (account_id, starts_on desc, id);
create index visit_of_verifier on visit (verifier_id, ends_on);
select protect_tenant_table('visit');
revoke delete on visit from moderator_application;

-- Of the version before, which knows batches alone: its visits are open to whoever verifies for the account, for thirty days.
create function plain_visit_layout() returns jsonb language sql immutable as $$ select '{"id": "plain", "title": "Plain",
  "sample": {"percentage": 0, "least": 0}, "blind": false, "checklist": [],
  "columns": [{"of": "assessor", "title": "Assessor"}, {"of": "moderator", "title": "Moderator"}, {"of": "verifier", "title": "Verifier"}]}'::jsonb $$;
create table visit_batch (
  visit_id uuid not null references visit,
  batch_id uuid not null references batch,
  client_id uuid not null,
  account_id uuid not null,
  primary key (visit_id, batch_id)
);
create index visit_batch_batch on visit_batch (batch_id);
select protect_tenant_table('visit_batch');
alter table verification add column visit_id uuid references visit;
insert into visit (id, client_id, account_id, body, kind, starts_on, ends_on, layout, blind, downloads, requested_by, requested_at,
    outcome, findings, signed_by, signature, signed_at)
  select id, client_id, account_id, 'Quality body', 'remote', requested_at::date,
    greatest(requested_at::date + 30, coalesce(signed_at, requested_at)::date), plain_visit_layout(), false, false, requested_by,
    requested_at, case when endorsed then 'endorsed' when not endorsed then 'not_endorsed' end, findings, signed_by, signature, signed_at
  from verification;
insert into visit_batch (visit_id, batch_id, client_id, account_id) select id, batch_id, client_id, account_id from verification;
update verification set visit_id = id;
create function visit_of_verification() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.visit_id is null then
    insert into visit (id, client_id, account_id, body, kind, starts_on, ends_on, layout, blind, downloads, requested_by, requested_at,
        outcome, findings, signed_by, signature, signed_at)
      values (new.id, new.client_id, new.account_id, 'Quality body', 'remote', new.requested_at::date, new.requested_at::date + 30,
        plain_visit_layout(), false, false, new.requested_by, new.requested_at,
        case when new.endorsed then 'endorsed' when not new.endorsed then 'not_endorsed' end, new.findings, new.signed_by,
        new.signature, new.signed_at);
    insert into visit_batch (visit_id, batch_id, client_id, account_id) values (new.id, new.batch_id, new.client_id, new.account_id);
    new.visit_id := new.id;
  elsif tg_op = 'UPDATE' and old.signed_at is null and new.signed_at is not null then
    update visit set outcome = case when new.endorsed then 'endorsed' else 'not_endorsed' end, findings = new.findings,
      signed_by = new.signed_by, signature = new.signature, signed_at = new.signed_at
    where id = new.visit_id and signed_at is null;
  end if;
  return new;
end $$;
create trigger visit_of_verification before insert or update on verification
  for each row execute function visit_of_verification();
-- A visit that is withdrawn leaves its batches to another one; nothing of it was signed.
create index verification_visit on verification (visit_id);
grant delete on verification to moderator_application;
grant update (visit_id) on verification to moderator_application;

-- The room of a verifier: what whoever is a verifier alone sees of an account while a visit of theirs lasts. It is decided here, for
-- every call, file and export; `app.visitor` says for the transaction who it is. For everybody else the condition is one value that
-- is there, read once for each statement.
create function visitor() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.visitor', true), '')::uuid $$;
create function sees_beyond_visits() returns boolean language sql stable parallel safe as
  $$ select case when visitor() is null then true end $$;
create function open_visits() returns setof visit language sql stable security definer set search_path = public, pg_temp as $$
  select * from visit where client_id = tenant_client() and account_id = tenant_account()
    and (verifier_id = visitor() or verifier_id is null) and withdrawn_at is null
    and (now() at time zone 'Africa/Johannesburg')::date between starts_on and ends_on
$$;
create function visited_batches() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct v.batch_id), '{}') from open_visits() o join visit_batch v on v.visit_id = o.id
$$;
-- What a report has released of them; what was referred back or reopened is nobody's before it is decided again.
create function visited_attempts() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct a.id), '{}') from batch_attempt ba join attempt a on a.id = ba.attempt_id
  where ba.batch_id = any(visited_batches())
    and a.state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')
$$;
-- The verifier's own sample, and what they judge of it.
create table visit_attempt (
  visit_id uuid not null references visit,
  attempt_id uuid not null references attempt,
  client_id uuid not null,
  account_id uuid not null,
  position integer not null,
  -- Null: drawn.
  reason text,
  results jsonb,
  judged_at timestamptz,
  primary key (visit_id, attempt_id)
);
select protect_tenant_table('visit_attempt');

-- Where a visit is blind, judgements and verdicts come to light attempt by attempt as the verifier has judged it, and reports with
-- all that stands in them once the whole sample is.
create function revealed_batches() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct v.batch_id), '{}') from open_visits() o join visit_batch v on v.visit_id = o.id
  where not o.blind or o.signed_at is not null
    or o.drawn_at is not null and not exists (select from visit_attempt s where s.visit_id = o.id and s.judged_at is null)
$$;
create function revealed_attempts() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(a.id), '{}') from unnest(visited_attempts()) a (id)
  where exists (select from batch_attempt ba where ba.attempt_id = a.id and ba.batch_id = any(revealed_batches()))
    or exists (select from open_visits() o join visit_attempt s on s.visit_id = o.id
      where s.attempt_id = a.id and s.judged_at is not null)
$$;
create function visited_files() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  with of_evidence as (select file_id from evidence where attempt_id = any(visited_attempts()) and file_id is not null)
  select coalesce(array_agg(id), '{}') from (select file_id as id from of_evidence
    union select s.id from production p join stored_file s on s.production_id = p.id where p.file_id in (select file_id from of_evidence)
    union select r.file_id from report r where r.batch_id = any(revealed_batches())) each
$$;
revoke execute on function open_visits() from public;

create function keep_visitors_to(name regclass, condition text) returns void language plpgsql as $$
begin
  execute format('create policy visitor on %s as restrictive for select to moderator_application
    using ((select sees_beyond_visits()) is not null or %s)', name, condition);
end $$;
do $$ declare name text; begin
  foreach name in array array['batch_attempt', 'batch_departure', 'batch_tally', 'verification', 'visit_batch', 'widening', 'widening_step'] loop
    perform keep_visitors_to(name::regclass, 'batch_id = any((select visited_batches())::uuid[])');
  end loop;
  perform keep_visitors_to('batch', 'id = any((select visited_batches())::uuid[])');
  foreach name in array array['attempt_line', 'attempt_mark', 'claim', 'draft', 'evidence', 'evidence_look', 'external_assessment',
      'hand_over', 'certificate', 'referral_answer'] loop
    perform keep_visitors_to(name::regclass, 'attempt_id = any((select visited_attempts())::uuid[])');
  end loop;
  perform keep_visitors_to('attempt', 'id = any((select visited_attempts())::uuid[])');
  foreach name in array array['assessor_feedback', 'decision', 'interim_look', 'judgement', 'judgement_pair', 'verdict',
      'verdict_history'] loop
    perform keep_visitors_to(name::regclass, 'attempt_id = any((select revealed_attempts())::uuid[])');
  end loop;
  perform keep_visitors_to('report', 'batch_id = any((select revealed_batches())::uuid[])');
  perform keep_visitors_to('stored_file', 'owner_id = (select visitor()) or id = any((select visited_files())::uuid[])');
  perform keep_visitors_to('visit', '(verifier_id = (select visitor()) or verifier_id is null) and withdrawn_at is null');
  perform keep_visitors_to('visit_attempt', 'visit_id in (select id from visit)');
  -- Sums over a whole account, and how its assessors stand.
  foreach name in array array['attempt_tally', 'attempt_total', 'assessor_action', 'planned_look'] loop
    perform keep_visitors_to(name::regclass, 'false');
  end loop;
end $$;
