-- By what people show devices that they share who they are. What is kept opens nothing: it only tells whether somebody could work out
-- the proof, which takes the secret. What was replaced still checks what was begun with it before.
create table device_secret (
  user_id uuid not null,
  kind text not null check (kind in ('pin', 'qr')),
  made_at timestamptz not null,
  client_id uuid not null,
  account_id uuid not null,
  -- How the proof is worked out of the secret, and by what it is checked.
  recipe text not null,
  proof_check text not null,
  ended_at timestamptz,
  primary key (user_id, kind, made_at)
);
create unique index device_secret_now on device_secret (user_id, kind) where ended_at is null;
create index device_secret_ended on device_secret (ended_at) where ended_at is not null;
select protect_tenant_table('device_secret');

-- People at a device, from when to when. Devices make the ids.
create table device_session (
  device_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid not null,
  kind text not null check (kind in ('Individual', 'Group')),
  offline boolean not null,
  -- By how much the clock of the device was behind.
  clock_offset_ms bigint not null,
  started_at timestamptz not null,
  told_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  end_told_at timestamptz,
  primary key (device_id, id),
  check ((ended_at is null) = (end_reason is null) and (ended_at is null) = (end_told_at is null))
);
create index device_session_list on device_session (account_id, started_at, id);
create index device_session_open on device_session (device_id) where ended_at is null;
select protect_tenant_table('device_session');
revoke delete on device_session from moderator_application;

create table device_session_person (
  device_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  position integer not null,
  assurance text not null check (assurance in ('password', 'pin', 'qr', 'none')),
  primary key (device_id, session_id, user_id),
  foreign key (device_id, session_id) references device_session (device_id, id) on delete cascade
);
create index device_session_person_user on device_session_person (user_id);
select protect_tenant_table('device_session_person');
revoke update, delete on device_session_person from moderator_application;

-- What a device calls with as somebody who is or was at it, known by its hash alone.
create table device_grant (
  hash text primary key,
  device_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  granted_at timestamptz not null,
  foreign key (device_id, session_id, user_id)
    references device_session_person (device_id, session_id, user_id) on delete cascade
);
create index device_grant_of on device_grant (device_id, session_id, user_id);
create index device_grant_age on device_grant (granted_at);
select protect_tenant_table('device_grant');
revoke update on device_grant from moderator_application;

-- Whatever takes a device out of use ends what is on it, whoever does it.
create function end_device_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from device_grant where device_id = old.device_id;
  update device_session set ended_at = greatest(started_at, now()), end_reason = 'stopped', end_told_at = now()
    where device_id = old.device_id and ended_at is null;
  return null;
end $$;
create trigger end_sessions_of_state after update of state on device for each row
  when (old.state = 'active' and new.state <> 'active') execute function end_device_sessions();
create trigger end_sessions_of_removed after delete on device for each row execute function end_device_sessions();
