-- On which days an account works and when people are reminded. An account without a row has what is usual.
create table due_days (
  account_id uuid primary key,
  client_id uuid not null,
  calendar jsonb not null,
  reminders jsonb not null,
  version integer not null default 1,
  saved_by uuid not null,
  saved_at timestamptz not null
);
select protect_tenant_table('due_days');

-- Who wants no mail; everybody else is reminded.
create table reminder_choice (
  person_id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  by_mail boolean not null
);
select protect_tenant_table('reminder_choice');

-- One reminder of one action of a referral. What is due on the same day goes to a person in one mail.
create table reminder (
  decision_id uuid not null references decision,
  action integer not null check (action >= 0),
  person_id uuid not null,
  -- The day that it belongs to, by which it is sent once.
  on_day date not null,
  client_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('before', 'due', 'overdue')),
  mailed_at timestamptz,
  primary key (decision_id, action, person_id, on_day)
);
create index reminder_unsent on reminder (person_id) where mailed_at is null;
select protect_tenant_table('reminder');

-- What is out with people now, in the order in which accounts are gone through.
create index attempt_returned on attempt (account_id, id) where state = 'returned' and superseded_at is null;
