-- What is said in a meeting: a post, or a comment, which answers one. What was removed leaves its mark, and its text goes later.
create table session_post (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  post_id uuid references session_post (id),
  client_id uuid not null,
  account_id uuid not null,
  author_id uuid not null,
  body text not null check (length(body) <= 2000),
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 5),
  -- Comments that were not removed.
  comments integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by uuid,
  version integer not null default 1,
  check ((removed_at is null) = (removed_by is null))
);
create index session_post_listed on session_post (session_id, created_at desc, id desc) where post_id is null;
create index session_post_comments on session_post (post_id, created_at, id) where post_id is not null;
create index session_post_author on session_post (author_id);
create index session_post_files on session_post using gin (file_ids) where file_ids <> '{}';
create index session_post_removed on session_post (removed_at) where removed_at is not null and body <> '';
select protect_tenant_table('session_post');
revoke delete on session_post from moderator_application;

-- What was said before it was changed, for managers.
create table session_post_before (
  post_id uuid not null references session_post (id),
  version integer not null,
  client_id uuid not null,
  account_id uuid not null,
  body text not null,
  until timestamptz not null,
  changed_by uuid not null,
  primary key (post_id, version)
);
select protect_tenant_table('session_post_before');
revoke update, delete on session_post_before from moderator_application;

-- How much stands in a meeting.
create table session_post_count (
  session_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  posts integer not null default 0,
  comments integer not null default 0
);
select protect_tenant_table('session_post_count');
revoke insert, update, delete on session_post_count from moderator_application;

create function count_posts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change integer := 1;
begin
  if tg_op = 'UPDATE' then
    change := (old.removed_at is not null)::int - (new.removed_at is not null)::int;
  end if;
  if change = 0 then return null; end if;
  insert into session_post_count (session_id, client_id, account_id, posts, comments)
  values (new.session_id, new.client_id, new.account_id, case when new.post_id is null then change else 0 end,
    case when new.post_id is null then 0 else change end)
  on conflict (session_id) do update set posts = session_post_count.posts + excluded.posts,
    comments = session_post_count.comments + excluded.comments;
  if new.post_id is not null then
    update session_post set comments = comments + change where id = new.post_id;
  end if;
  return null;
end $$;
create trigger count_new after insert on session_post for each row execute function count_posts();
create trigger count_changed after update of removed_at on session_post for each row execute function count_posts();
