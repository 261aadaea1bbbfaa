-- Why a state changed, where that was said.
alter table document_history add column reason text;

-- Candidates are told apart within their account, as people are within their client.
create table document_candidates partition of document for values in ('candidates');
create unique index candidate_user on document_candidates (account_id, (body ->> 'userId'))
  where deleted_at is null and body ->> 'userId' is not null;
create unique index candidate_email on document_candidates (account_id, lower(body ->> 'email')) where deleted_at is null;
create unique index candidate_phone on document_candidates (account_id, (body ->> 'phoneNumber')) where deleted_at is null;

-- Of each vacancy what is asked across vacancies, kept by the database from its document, and what is used up of it.
create table vacancy_standing (
  vacancy_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  title text not null,
  state text not null,
  opens_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  positions integer not null,
  credit_limit integer not null,
  credits_used integer not null default 0,
  retention_months integer not null,
  close_when_filled boolean not null,
  -- Counted by trigger.
  applicants integer not null default 0,
  hired integer not null default 0,
  -- The day on which managers were told what is forgotten on the next.
  forgetting_told_on date
);
create index vacancy_standing_open on vacancy_standing (account_id, (coalesce(expires_at, 'infinity'::timestamptz)), vacancy_id)
  where state = 'published';
create index vacancy_standing_expiry on vacancy_standing (expires_at) where state = 'published' and expires_at is not null;
create index vacancy_standing_closed on vacancy_standing (closed_at) where closed_at is not null;
create index vacancy_standing_site on vacancy_standing (account_id, site_id, vacancy_id);
select protect_tenant_table('vacancy_standing');
revoke insert, delete on vacancy_standing from moderator_application;

create function keep_vacancy_standing() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
  values (new.client_id, new.account_id, (new.body ->> 'siteId')::uuid, 'vacancy.changed', 'vacancy', new.id, new.version);
  if new.deleted_at is not null then
    delete from vacancy_standing where vacancy_id = new.id;
    return null;
  end if;
  insert into vacancy_standing as s (vacancy_id, client_id, account_id, site_id, title, state, opens_at, expires_at, closed_at, positions,
    credit_limit, retention_months, close_when_filled)
  values (new.id, new.client_id, new.account_id, (new.body ->> 'siteId')::uuid, new.body ->> 'title', new.body ->> 'state',
    (new.body ->> 'opensAt')::timestamptz, (new.body ->> 'expiresAt')::timestamptz,
    case when new.body ->> 'state' in ('closed', 'archived') then coalesce((new.body ->> 'closedAt')::timestamptz, now()) end,
    (new.body ->> 'positions')::int, (new.body ->> 'creditLimit')::int, coalesce((new.body ->> 'retentionMonths')::int, 12),
    coalesce((new.body ->> 'closeWhenFilled')::boolean, false))
  on conflict (vacancy_id) do update set site_id = excluded.site_id, title = excluded.title, state = excluded.state,
    opens_at = excluded.opens_at, expires_at = excluded.expires_at, positions = excluded.positions,
    credit_limit = excluded.credit_limit, retention_months = excluded.retention_months,
    close_when_filled = excluded.close_when_filled,
    -- What is open again is kept anew from when it closes the next time.
    closed_at = case when excluded.closed_at is null then null else coalesce(s.closed_at, excluded.closed_at) end;
  return null;
end $$;
create trigger keep_vacancy_standing after insert or update on document for each row when (new.kind = 'vacancies')
  execute function keep_vacancy_standing();

-- One for each vacancy and candidate while it is not withdrawn.
create table application (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  vacancy_id uuid not null,
  candidate_id uuid not null,
  -- Who signs in for it; nobody once it is forgotten.
  user_id uuid,
  candidate_name text not null,
  candidate_order text not null,
  state text not null default 'applied' check (state in ('applied', 'testing', 'tested', 'on_hold', 'shortlisted', 'interviewed',
    'offered', 'hired', 'declined', 'rejected', 'withdrawn', 'expired')),
  version integer not null default 1,
  answers jsonb not null default '{}',
  consent_at timestamptz not null,
  consent_version text not null,
  applied_at timestamptz not null,
  state_at timestamptz not null,
  -- When it first came to a step.
  testing_at timestamptz,
  tested_at timestamptz,
  qualified_at timestamptz,
  shortlisted_at timestamptz,
  offered_at timestamptz,
  hired_at timestamptz,
  score double precision,
  score_order double precision not null generated always as (coalesce(score, -1)) stored,
  qualifying text not null default 'pending' check (qualifying in ('pending', 'qualified', 'not_qualified')),
  licence_engagement_id uuid,
  -- When documents, answers and the name were removed.
  forgotten_at timestamptz
);
create unique index application_once on application (vacancy_id, candidate_id) where state <> 'withdrawn';
create index application_applied on application (vacancy_id, applied_at, id);
create index application_score on application (vacancy_id, score_order, id);
create index application_name on application (vacancy_id, candidate_order, id);
create index application_user on application (user_id, vacancy_id) where user_id is not null;
create index application_candidate on application (candidate_id);
create index application_time on application (account_id, applied_at);
create index application_site on application (account_id, site_id, candidate_id);
create index application_testing on application (vacancy_id) where state = 'testing';
create index application_kept on application (vacancy_id) where forgotten_at is null;
select protect_tenant_table('application');
revoke delete on application from moderator_application;

create function count_applications() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update vacancy_standing s set applicants = s.applicants + c.change from (
      select vacancy_id, count(*)::int as change from new_rows where state <> 'withdrawn' group by 1) c
    where s.vacancy_id = c.vacancy_id;
  else
    update vacancy_standing s set applicants = s.applicants + c.applicants, hired = s.hired + c.hired from (
      select vacancy_id, sum(applicants)::int as applicants, sum(hired)::int as hired from (
        select vacancy_id, (state <> 'withdrawn')::int as applicants, (state = 'hired')::int as hired from new_rows
        union all
        select vacancy_id, -(state <> 'withdrawn')::int, -(state = 'hired')::int from old_rows) each_one
      group by 1 having sum(applicants) <> 0 or sum(hired) <> 0) c
    where s.vacancy_id = c.vacancy_id;
  end if;
  -- Those who manage, and whoever made it.
  if (select count(*) from new_rows) <= many_changes() then
    insert into event (client_id, account_id, site_id, type, subject_kind, subject_id, subject_version)
    select client_id, account_id, site_id, 'application.changed', 'application', id, version from new_rows;
    insert into event (client_id, account_id, user_id, type, subject_kind, subject_id, subject_version)
    select client_id, account_id, user_id, 'application.changed', 'application', id, version from new_rows where user_id is not null;
  end if;
  return null;
end $$;
create trigger count_new after insert on application referencing new table as new_rows
  for each statement execute function count_applications();
create trigger count_changed after update on application referencing old table as old_rows new table as new_rows
  for each statement execute function count_applications();

-- How an application came to where it is.
create table application_step (
  id bigint generated always as identity primary key,
  application_id uuid not null references application (id) on delete cascade,
  client_id uuid not null,
  account_id uuid not null,
  from_state text,
  to_state text not null,
  at timestamptz not null,
  by_id uuid,
  reason text,
  message text
);
create index application_step_of on application_step (application_id, id);
select protect_tenant_table('application_step');
revoke delete on application_step from moderator_application;

create table application_document (
  application_id uuid not null references application (id) on delete cascade,
  document_id text not null,
  client_id uuid not null,
  account_id uuid not null,
  file_id uuid not null,
  sent_at timestamptz not null,
  primary key (application_id, document_id)
);
create index application_document_file on application_document (file_id);
select protect_tenant_table('application_document');

create table application_document_view (
  id bigint generated always as identity primary key,
  application_id uuid not null references application (id) on delete cascade,
  document_id text not null,
  client_id uuid not null,
  account_id uuid not null,
  person_id uuid not null,
  at timestamptz not null
);
create index application_document_view_of on application_document_view (application_id, document_id, id);
select protect_tenant_table('application_document_view');
revoke update, delete on application_document_view from moderator_application;

-- What people say of themselves, for figures of fairness alone: whoever said it reads it, changes it and empties it, and no other
-- request sees that it is there.
create table equity_declaration (
  application_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  vacancy_id uuid not null,
  user_id uuid not null,
  race text,
  gender text,
  disability text,
  declared_at timestamptz not null
);
create index equity_declaration_user on equity_declaration (user_id);
create index equity_declaration_vacancy on equity_declaration (vacancy_id);
select protect_tenant_table('equity_declaration');
create policy own_alone on equity_declaration as restrictive to moderator_application
  using (user_id = (select tenant_person())) with check (user_id = (select tenant_person()));

-- What is counted from them, with small groups hidden before it is stored.
create table equity_figure (
  vacancy_id uuid not null,
  step text not null check (step in ('applied', 'shortlisted', 'hired')),
  dimension text not null check (dimension in ('race', 'gender', 'disability')),
  client_id uuid not null,
  account_id uuid not null,
  people integer not null,
  cells jsonb not null,
  ratio double precision,
  made_at timestamptz not null,
  primary key (vacancy_id, step, dimension)
);
select protect_tenant_table('equity_figure');
revoke insert, update, delete on equity_figure from moderator_application;
