-- What is worked with in a meeting, in its order; what is not shown is seen by whoever holds it alone.
create table session_content (
  session_id uuid not null,
  position integer not null check (position > 0),
  client_id uuid not null,
  account_id uuid not null,
  kind text not null,
  content_id uuid not null,
  title text,
  shown boolean not null,
  primary key (session_id, position)
);
select protect_tenant_table('session_content');

-- Those who came nowhere yet, for whoever ends meetings.
create index session_person_unmarked on session_person (session_id) where attendance is null;
