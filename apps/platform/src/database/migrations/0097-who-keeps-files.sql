-- Which platform this is: where files lie it is written down, too, so that nobody takes away what belongs to another database.
create table platform (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only)
);
insert into platform default values;
