-- Whose request it is. What people are told is theirs alone, also before those who manage them.
create function tenant_person() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.person', true), '')::uuid $$;

-- What a person is told. What it says is made of the message and its facts, in the language of whoever reads it; no name of
-- anybody is among them. One that is kept for its mail alone is not in the inbox.
create table inbox_item (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('document', 'newsflash', 'message')),
  event text not null,
  message text not null,
  facts jsonb not null default '{}',
  subject_kind text not null,
  subject_id uuid,
  category_id uuid,
  must_confirm boolean not null default false,
  in_inbox boolean not null default true,
  -- What has to be told once to each is told under one key.
  once text,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  viewed_at timestamptz,
  read_at timestamptz,
  confirmed_at timestamptz,
  deleted_at timestamptz,
  -- When it is to be mailed; null where it is not, or was.
  mail_at timestamptz,
  primary key (user_id, id),
  unique (user_id, once)
) partition by hash (user_id);
do $$ begin
  for part in 0..15 loop
    execute format('create table inbox_item_%s partition of inbox_item for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
create index inbox_item_listed on inbox_item (user_id, kind, created_at desc, id desc) where in_inbox and deleted_at is null;
create index inbox_item_to_mail on inbox_item (mail_at) where mail_at is not null;
create index inbox_item_expiring on inbox_item (expires_at) where in_inbox and expires_at is not null;
create index inbox_item_day on inbox_item using brin (created_at);
select protect_tenant_table('inbox_item');
create policy own_seen on inbox_item as restrictive for select to moderator_application
  using (user_id = (select tenant_person()));
create policy own_changed on inbox_item as restrictive for update to moderator_application
  using (user_id = (select tenant_person()));
revoke update, delete on inbox_item from moderator_application;
grant update (viewed_at, read_at, confirmed_at, deleted_at) on inbox_item to moderator_application;

-- Sums of changes: how much of an inbox is unread.
create table inbox_unread (
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  kind text not null,
  change integer not null,
  is_sum boolean not null default false
);
create index inbox_unread_person on inbox_unread (user_id);
create index inbox_unread_to_sum on inbox_unread (user_id) where not is_sum;
select protect_tenant_table('inbox_unread');
create policy own_seen on inbox_unread as restrictive for select to moderator_application
  using (user_id = (select tenant_person()));
revoke insert, update, delete on inbox_unread from moderator_application;

create function count_unread() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into inbox_unread (user_id, client_id, account_id, kind, change)
    select user_id, client_id, account_id, kind, count(*) from new_rows
    where in_inbox and read_at is null and deleted_at is null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into inbox_unread (user_id, client_id, account_id, kind, change)
    select user_id, client_id, account_id, kind, -count(*) from old_rows
    where in_inbox and read_at is null and deleted_at is null group by 1, 2, 3, 4;
  else
    insert into inbox_unread (user_id, client_id, account_id, kind, change)
    select user_id, client_id, account_id, kind, sum(change) from (
      select user_id, client_id, account_id, kind, 1 as change from new_rows where in_inbox and read_at is null and deleted_at is null
      union all
      select user_id, client_id, account_id, kind, -1 from old_rows where in_inbox and read_at is null and deleted_at is null
    ) each_one group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger count_new after insert on inbox_item referencing new table as new_rows
  for each statement execute function count_unread();
create trigger count_changed after update on inbox_item referencing old table as old_rows new table as new_rows
  for each statement execute function count_unread();
create trigger count_gone after delete on inbox_item referencing old table as old_rows
  for each statement execute function count_unread();

-- How people want to be told; who chose nothing has what is usual. Whoever tells somebody something has to know, in
-- whichever account of the client that is; only the person changes it.
create table inbox_settings (
  user_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  version integer not null default 1,
  events jsonb not null default '[]',
  quiet_from text,
  quiet_until text,
  time_zone text not null default 'Africa/Johannesburg',
  locale text,
  check ((quiet_from is null) = (quiet_until is null))
);
select protect_tenant_table('inbox_settings');
alter policy tenant on inbox_settings using (client_id = (select tenant_client()));
create policy own_made on inbox_settings as restrictive for insert to moderator_application
  with check (user_id = (select tenant_person()));
create policy own_changed on inbox_settings as restrictive for update to moderator_application
  using (user_id = (select tenant_person()));
revoke delete on inbox_settings from moderator_application;

-- Who wanted no reminders by mail wants none.
insert into inbox_settings (user_id, client_id, account_id, version, events)
select person_id, client_id, account_id, 2, '[{"event": "task.due", "inbox": true, "mail": "off"}, {"event": "task.overdue", "inbox": true, "mail": "off"}]'
from reminder_choice where not by_mail;

-- What links in mails are signed with that end mails of a kind without a sign-in. The platform alone reads it.
create table mail_key (
  id boolean primary key default true check (id),
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into mail_key default values;
