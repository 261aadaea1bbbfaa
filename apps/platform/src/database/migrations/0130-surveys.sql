-- Who is asked what, and who answered: what they answered stands elsewhere, and nothing here names it.
create table survey_invitation (
  user_id uuid not null,
  survey_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  person_order text not null,
  invited_on date not null,
  -- A day: a time would lead to what was written at it.
  answered_on date,
  -- What the sender called their answer, so that it can be sent again; it stands nowhere else.
  submission_id uuid,
  primary key (user_id, survey_id)
);
create index survey_invitation_waiting on survey_invitation (survey_id, person_order, user_id) where answered_on is null;
create index survey_invitation_people on survey_invitation (survey_id, person_order, user_id);
create index survey_invitation_open on survey_invitation (user_id) where answered_on is null;
select protect_tenant_table('survey_invitation');
revoke insert, delete on survey_invitation from moderator_application;

-- How many are asked and have answered, by site and day; the nil id stands for people without a site.
create table survey_count (
  survey_id uuid not null,
  site_id uuid not null,
  on_day date not null,
  client_id uuid not null,
  account_id uuid not null,
  invited integer not null default 0,
  answered integer not null default 0,
  primary key (survey_id, site_id, on_day)
);
select protect_tenant_table('survey_count');
revoke insert, update, delete on survey_count from moderator_application;

create function count_surveyed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into survey_count as c (survey_id, site_id, on_day, client_id, account_id, invited)
    select survey_id, coalesce(site_id, '00000000-0000-0000-0000-000000000000'::uuid), invited_on, client_id, account_id, count(*)
    from new_rows group by 1, 2, 3, 4, 5 order by 1, 2, 3
    on conflict (survey_id, site_id, on_day) do update set invited = c.invited + excluded.invited;
  elsif tg_op = 'UPDATE' then
    insert into survey_count as c (survey_id, site_id, on_day, client_id, account_id, answered)
    select n.survey_id, coalesce(n.site_id, '00000000-0000-0000-0000-000000000000'::uuid), n.answered_on, n.client_id, n.account_id, count(*)
    from new_rows n join old_rows o using (user_id, survey_id) where o.answered_on is null and n.answered_on is not null
    group by 1, 2, 3, 4, 5 order by 1, 2, 3
    on conflict (survey_id, site_id, on_day) do update set answered = c.answered + excluded.answered;
  end if;
  return null;
end $$;
create trigger count_new after insert on survey_invitation referencing new table as new_rows
  for each statement execute function count_surveyed();
create trigger count_changed after update on survey_invitation referencing old table as old_rows new table as new_rows
  for each statement execute function count_surveyed();

-- What was answered, without anybody: the latest answers lie shuffled in one value, written anew as a whole with each that comes.
-- From ten on five of them, drawn by lot, become a block, so that what comes last is always among five others. A site's answers
-- are kept apart where people know that they are named, and ten of it are asked; otherwise the nil id stands here.
create table survey_box (
  survey_id uuid not null,
  site_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  pool jsonb not null default '[]',
  -- Of all blocks: how many answers, and by question what was answered how often.
  counted integer not null default 0,
  counts jsonb not null default '{}',
  primary key (survey_id, site_id)
);
-- Rows that were written over are taken away soon.
alter table survey_box set (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
select protect_tenant_table('survey_box');
revoke delete on survey_box from moderator_application;

create table survey_block (
  survey_id uuid not null,
  id uuid not null default gen_random_uuid(),
  site_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  answers jsonb not null,
  primary key (survey_id, id)
);
select protect_tenant_table('survey_block');
revoke update, delete on survey_block from moderator_application;

-- Of surveys that are not anonymous: who answered what.
create table survey_answer (
  user_id uuid not null,
  survey_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  revision integer not null,
  answers jsonb not null,
  answered_on date not null,
  primary key (user_id, survey_id)
);
select protect_tenant_table('survey_answer');
revoke update, delete on survey_answer from moderator_application;
