-- What an account asked for of the marketplace; one request for a listing waits at a time.
create table listing_request (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  listing_id uuid not null,
  requested_by uuid not null,
  message text,
  learners integer,
  requested_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'granted', 'lapsed')),
  ended_at timestamptz
);
create unique index listing_request_open on listing_request (account_id, listing_id) where state = 'open';
select protect_tenant_table('listing_request');
revoke update, delete on listing_request from moderator_application;
grant update (state, ended_at) on listing_request to moderator_application;

-- What is in a listing, as it was when the listing was written: those who have it not yet cannot read the content itself.
create table listing_content (
  listing_id uuid not null,
  position integer not null check (position > 0),
  content_id uuid not null,
  title text not null,
  outcomes text[] not null,
  duration_minutes integer,
  languages text[] not null,
  primary key (listing_id, position)
);
alter table listing_content enable row level security;
create policy tenant on listing_content for select to moderator_application using ((select tenant_client()) is not null);
create policy made_by_operators on listing_content for insert to moderator_application
  with check ((select tenant_is_operator()));
create policy removed_by_operators on listing_content for delete to moderator_application
  using ((select tenant_is_operator()));
grant select, insert, delete on listing_content to moderator_application;
