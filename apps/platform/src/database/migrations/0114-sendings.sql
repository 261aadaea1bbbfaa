-- One time that a document or news is sent, and to whom.
create table distribution_sending (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null,
  kind text not null check (kind in ('distribution-documents', 'newsflashes')),
  client_id uuid not null,
  account_id uuid not null,
  audience jsonb not null,
  include_joiners boolean not null default false,
  -- With which rights it was asked for.
  rights jsonb not null,
  send_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'finished', 'failed')),
  -- How many were meant when it ran, for how many of them it is done, and how many got it by this: whoever had it does not get it again.
  expected integer,
  done integer not null default 0,
  recipients integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index distribution_sending_of on distribution_sending (distribution_id);
create index distribution_sending_joiners on distribution_sending (id) where include_joiners and state = 'finished';
select protect_tenant_table('distribution_sending');
revoke delete on distribution_sending from moderator_application;

-- Who is still to get it: fixed when it runs, and taken away in the transaction that gives it to them.
create table distribution_recipient (
  sending_id uuid not null,
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  primary key (sending_id, user_id)
);
select protect_tenant_table('distribution_recipient');
revoke insert, update, delete on distribution_recipient from moderator_application;

create index inbox_item_distribution on inbox_item (subject_id, user_id) where subject_kind = 'distribution';

-- Sums of changes: to how many something was sent, who opened it and who confirmed it. What leaves inboxes with the years stays counted.
create table distribution_tally (
  distribution_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  recipients integer not null,
  viewed integer not null,
  confirmed integer not null,
  is_sum boolean not null default false
);
create index distribution_tally_of on distribution_tally (distribution_id);
create index distribution_tally_to_sum on distribution_tally (distribution_id) where not is_sum;
select protect_tenant_table('distribution_tally');
revoke insert, update, delete on distribution_tally from moderator_application;

create function count_distributions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into distribution_tally (distribution_id, client_id, account_id, recipients, viewed, confirmed)
    select subject_id, client_id, account_id, count(*), count(viewed_at), count(confirmed_at) from new_rows
    where subject_kind = 'distribution' and subject_id is not null group by 1, 2, 3;
  else
    insert into distribution_tally (distribution_id, client_id, account_id, recipients, viewed, confirmed)
    select subject_id, client_id, account_id, 0, sum(viewed), sum(confirmed) from (
      select subject_id, client_id, account_id, (viewed_at is not null)::int as viewed, (confirmed_at is not null)::int as confirmed
        from new_rows where subject_kind = 'distribution' and subject_id is not null
      union all
      select subject_id, client_id, account_id, -(viewed_at is not null)::int, -(confirmed_at is not null)::int
        from old_rows where subject_kind = 'distribution' and subject_id is not null
    ) each_one group by 1, 2, 3 having sum(viewed) <> 0 or sum(confirmed) <> 0;
  end if;
  return null;
end $$;
create trigger count_sent after insert on inbox_item referencing new table as new_rows
  for each statement execute function count_distributions();
create trigger count_seen after update on inbox_item referencing old table as old_rows new table as new_rows
  for each statement execute function count_distributions();
