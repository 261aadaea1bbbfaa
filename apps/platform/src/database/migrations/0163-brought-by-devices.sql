-- What devices bring later: where and when it was done, by which clock, and what became of it.
alter table submission
  add column device_id uuid,
  add column device_session_id uuid,
  add column assurance text,
  -- By the clock of the device; the columns without `claimed` are by that of the platform.
  add column claimed_started_at timestamptz,
  add column claimed_submitted_at timestamptz,
  add column received_at timestamptz,
  add column late_sync boolean not null default false,
  add column clock_corrected boolean not null default false,
  -- One more than there are tries, by when they were begun: it is kept and shown, and does not count.
  add column surplus boolean not null default false,
  -- Answers that came to it when its time was over; nobody marks them.
  add column late_answers jsonb;
alter table registration add column assurance text;
alter table registration_event add column device_id uuid;

-- What devices told of lessons, each once: in which order it arrived makes no difference.
create table device_told (
  user_id uuid not null,
  registration_id uuid not null,
  session_id uuid not null,
  sequence integer not null,
  client_id uuid not null,
  account_id uuid not null,
  device_id uuid not null,
  at timestamptz not null,
  shown jsonb not null,
  seconds integer not null check (seconds >= 0),
  received_at timestamptz not null,
  primary key (user_id, registration_id, session_id, sequence)
);
create index device_told_age on device_told using brin (received_at);
select protect_tenant_table('device_told');
revoke update, delete on device_told from moderator_application;
