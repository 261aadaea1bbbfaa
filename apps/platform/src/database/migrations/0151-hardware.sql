-- What is asked of devices beside their documents, kept by the database from these.
create table device (
  device_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  site_id uuid not null,
  user_id uuid not null,
  name text not null,
  serial_number text not null,
  state text not null
);
-- What is retired gives its number back.
create unique index device_serial_number on device (client_id, serial_number) where state <> 'retired';
create unique index device_user on device (user_id);
create index device_site on device (account_id, site_id, device_id);
select protect_tenant_table('device');
revoke insert, update, delete on device from moderator_application;

-- Devices of an account that take a seat of its licences. Whoever takes one locks the row by asking whether there is one.
create table device_seats (
  account_id uuid primary key,
  client_id uuid not null,
  used integer not null default 0 check (used >= 0)
);
select protect_tenant_table('device_seats');
revoke update, delete on device_seats from moderator_application;
grant update (used) on device_seats to moderator_application;

create function keep_device() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  state_before text := (select state from device where device_id = new.id);
  state_now text := case when new.deleted_at is null then coalesce(new.body ->> 'state', 'registered') else 'retired' end;
  seat integer := (state_now in ('active', 'suspended', 'lost'))::int - (coalesce(state_before, '') in ('active', 'suspended', 'lost'))::int;
begin
  if seat <> 0 then
    insert into device_seats (account_id, client_id, used) values (new.account_id, new.client_id, greatest(seat, 0))
      on conflict (account_id) do update set used = device_seats.used + seat;
  end if;
  if new.deleted_at is not null then
    delete from device where device_id = new.id;
    return null;
  end if;
  insert into device (device_id, client_id, account_id, site_id, user_id, name, serial_number, state)
  values (new.id, new.client_id, new.account_id, (new.body ->> 'siteId')::uuid, (new.body ->> 'userId')::uuid,
    new.body ->> 'name', new.body ->> 'serialNumber', state_now)
  on conflict (device_id) do update set site_id = excluded.site_id, user_id = excluded.user_id, name = excluded.name,
    serial_number = excluded.serial_number, state = excluded.state;
  return null;
end $$;
create trigger keep_device after insert or update on document for each row when (new.kind = 'devices')
  execute function keep_device();

-- How each device was when it spoke last: changed in place, with nothing that is changed in an index.
create table device_status (
  device_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  sequence bigint not null,
  at timestamptz not null,
  next_seconds integer not null,
  -- By how much its clock is behind this one.
  clock_offset_ms bigint not null,
  uptime_seconds bigint not null,
  battery real,
  charging boolean,
  load real not null,
  memory_free bigint not null,
  storage_free bigint not null,
  app_version text not null,
  os_version text not null,
  network text not null,
  content_revision bigint,
  waiting_results integer not null,
  oldest_waiting_at timestamptz,
  errors jsonb not null default '[]',
  sampled_at timestamptz not null,
  -- When managers were told that it does not speak any more.
  silence_told_at timestamptz
) with (fillfactor = 70);
select protect_tenant_table('device_status');

-- One of its signs of life every five minutes.
create table device_sample (
  device_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  at timestamptz not null,
  battery real,
  load real not null,
  memory_free bigint not null,
  storage_free bigint not null,
  network text not null,
  waiting_results integer not null,
  primary key (device_id, at)
);
create index device_sample_age on device_sample using brin (at);
select protect_tenant_table('device_sample');
revoke update, delete on device_sample from moderator_application;

-- What devices are to do, until they say that they have.
create table device_command (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null,
  account_id uuid not null,
  device_id uuid not null,
  kind text not null,
  content_ids uuid[],
  given_at timestamptz not null,
  done_at timestamptz
);
create index device_command_open on device_command (device_id, given_at) where done_at is null;
select protect_tenant_table('device_command');
revoke update, delete on device_command from moderator_application;
grant update (done_at) on device_command to moderator_application;

-- What lies on devices, as they say.
create table device_content (
  device_id uuid not null,
  content_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  revision integer not null,
  bytes bigint not null,
  state text not null,
  primary key (device_id, content_id)
);
select protect_tenant_table('device_content');

-- What the devices of an account do, and what lies on them: one of each kind an account.
create table device_rules (
  account_id uuid not null,
  kind text not null check (kind in ('settings', 'cache')),
  client_id uuid not null,
  version integer not null,
  body jsonb not null,
  primary key (account_id, kind)
);
select protect_tenant_table('device_rules');
revoke delete on device_rules from moderator_application;
