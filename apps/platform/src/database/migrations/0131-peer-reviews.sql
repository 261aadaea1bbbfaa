-- Who reviews and who is reviewed.
create table review_person (
  review_id uuid not null,
  part text not null check (part in ('reviewee', 'reviewer')),
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  person_order text not null,
  -- Whether reviews are drawn for them, or they were asked for certain people alone.
  is_drawn boolean not null default true,
  -- Whether their part has taken a use of a licence, and of which engagement; null where a licence grants any number.
  took_use boolean not null default false,
  licence_engagement_id uuid,
  primary key (review_id, part, user_id)
);
create index review_person_page on review_person (review_id, part, person_order, user_id);
create index review_person_user on review_person (user_id, review_id);
select protect_tenant_table('review_person');

-- One reviews one. What is saved stands here until the review closes, since it may be changed until then.
create table review_pair (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  review_id uuid not null,
  reviewer_id uuid not null,
  reviewee_id uuid not null,
  relation text not null check (relation in ('peer', 'lead', 'report', 'self')),
  state text not null default 'waiting' check (state in ('waiting', 'started', 'submitted', 'skipped', 'reassigned')),
  waiting_since date not null,
  answers jsonb,
  reason text,
  unique (review_id, reviewer_id, reviewee_id),
  check ((relation = 'self') = (reviewer_id = reviewee_id))
);
create index review_pair_reviewer on review_pair (reviewer_id, review_id);
create index review_pair_reviewee on review_pair (review_id, reviewee_id);
create index review_pair_waiting on review_pair (waiting_since) where state = 'waiting';
select protect_tenant_table('review_pair');
revoke delete on review_pair from moderator_application;

create table review_total (
  review_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  reviewees integer not null default 0,
  reviewers integer not null default 0,
  submitted integer not null default 0
);
select protect_tenant_table('review_total');
revoke insert, update, delete on review_total from moderator_application;

create function count_review_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into review_total as t (review_id, client_id, account_id, reviewees, reviewers)
    select review_id, client_id, account_id, count(*) filter (where part = 'reviewee'), count(*) filter (where part = 'reviewer')
    from new_rows group by 1, 2, 3 order by 1
    on conflict (review_id) do update set reviewees = t.reviewees + excluded.reviewees, reviewers = t.reviewers + excluded.reviewers;
  else
    update review_total t set reviewees = t.reviewees - gone.reviewees, reviewers = t.reviewers - gone.reviewers from (
      select review_id, count(*) filter (where part = 'reviewee') as reviewees, count(*) filter (where part = 'reviewer') as reviewers
      from old_rows group by 1) gone
    where t.review_id = gone.review_id;
  end if;
  return null;
end $$;
create trigger count_new after insert on review_person referencing new table as new_rows
  for each statement execute function count_review_people();
create trigger count_gone after delete on review_person referencing old table as old_rows
  for each statement execute function count_review_people();

-- How many are handed in, and that something changed for a reviewer.
create function follow_review_pairs() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into event (client_id, account_id, user_id, type, subject_kind, subject_id)
    select distinct client_id, account_id, reviewer_id, 'review.changed', 'review', review_id from new_rows;
  else
    update review_total t set submitted = t.submitted + changed.change from (
      select n.review_id, sum((n.state = 'submitted')::int - (o.state = 'submitted')::int)::int as change
      from new_rows n join old_rows o using (id) group by 1) changed
    where t.review_id = changed.review_id and changed.change <> 0;
    insert into event (client_id, account_id, user_id, type, subject_kind, subject_id)
    select distinct n.client_id, n.account_id, n.reviewer_id, 'review.changed', 'review', n.review_id
    from new_rows n join old_rows o using (id) where n.state <> o.state;
  end if;
  return null;
end $$;
create trigger follow_new after insert on review_pair referencing new table as new_rows
  for each statement execute function follow_review_pairs();
create trigger follow_changed after update on review_pair referencing old table as old_rows new table as new_rows
  for each statement execute function follow_review_pairs();

-- What was said about somebody, once a review has closed: taken off its pairs, all of it in one value written at once, each question
-- shuffled for itself. What fewer than three said waits until there are three.
create table review_result (
  review_id uuid not null,
  reviewee_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  shown integer not null default 0,
  said jsonb not null default '{}',
  waiting jsonb not null default '[]',
  own jsonb,
  primary key (review_id, reviewee_id)
);
alter table review_result set (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
select protect_tenant_table('review_result');
revoke insert, update, delete on review_result from moderator_application;

-- Thanks between people, and a word that something could be better.
create table badge (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  type text not null,
  giver_id uuid not null,
  receiver_id uuid not null,
  message text,
  review_id uuid,
  -- Given with a review in which nobody is told who said what.
  is_unsigned boolean not null default false,
  on_day date not null,
  at timestamptz not null default now(),
  unique (giver_id, receiver_id, type, on_day),
  check (giver_id <> receiver_id)
);
create index badge_receiver on badge (receiver_id, at desc, id desc);
create index badge_latest on badge (account_id, type, at desc, id desc);
select protect_tenant_table('badge');
revoke update, delete on badge from moderator_application;

create table badge_count (
  account_id uuid not null,
  type text not null,
  client_id uuid not null,
  given integer not null,
  primary key (account_id, type)
);
select protect_tenant_table('badge_count');
revoke insert, update, delete on badge_count from moderator_application;

create function count_badges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into badge_count as c (account_id, type, client_id, given)
  select account_id, type, client_id, count(*) from new_rows group by 1, 2, 3 order by 1, 2
  on conflict (account_id, type) do update set given = c.given + excluded.given;
  return null;
end $$;
create trigger count_new after insert on badge referencing new table as new_rows
  for each statement execute function count_badges();
