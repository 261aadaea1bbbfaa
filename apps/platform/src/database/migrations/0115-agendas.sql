-- What somebody does on some days, or what goes on in a room, at a site or with a class: as it was when it was asked for. Who comes is
-- counted; names are looked up when it is read. The same of unchanged meetings is one agenda.
create table agenda (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid,
  subject_kind text not null check (subject_kind in ('trainer', 'classroom', 'site', 'class')),
  subject_id uuid not null,
  subject_name text not null,
  from_day date not null,
  to_day date not null check (to_day between from_day and from_day + 30),
  time_zone text not null,
  items jsonb not null,
  conflicts jsonb not null,
  hash text not null,
  generated_at timestamptz not null,
  generated_by uuid not null,
  unique (account_id, subject_kind, subject_id, from_day, to_day, time_zone, hash)
);
create index agenda_listed on agenda (account_id, from_day desc, id desc);
create index agenda_subject on agenda (subject_id, from_day desc, id desc);
select protect_tenant_table('agenda');
revoke update on agenda from moderator_application;
