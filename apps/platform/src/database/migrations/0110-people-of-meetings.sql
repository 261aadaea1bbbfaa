-- Who is in a meeting, as what, and whether they came. Whoever holds it is in it.
create table session_person (
  session_id uuid not null,
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  part text not null check (part in ('host', 'attendee')),
  attendance text check (attendance in ('present', 'late', 'absent', 'excused')),
  minutes integer check (minutes between 0 and 1440),
  note text,
  added_at timestamptz not null default now(),
  primary key (session_id, user_id)
);
create index session_person_person on session_person (user_id, session_id);
select protect_tenant_table('session_person');
