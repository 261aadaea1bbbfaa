-- Which areas of the demonstration have been made, so that a first start that was killed goes on where it was.
-- Belongs to no tenant, and no request reads it.
create table demonstration_area (
  name text primary key,
  made_at timestamptz not null default now()
);
