-- A settled judgement that people learn to judge alike by: which outcomes and evidence of an attempt it shows, and what was
-- judged of them as it stood when the case was made.
create table calibration_case (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  title text not null,
  reason text not null,
  -- By outcome, with comments that name nobody.
  settled jsonb not null,
  -- Pieces in the order in which they are numbered, with titles that name nobody.
  evidence jsonb not null,
  tolerance numeric not null default 0,
  made_by uuid not null,
  made_at timestamptz not null
);
create index calibration_case_listed on calibration_case (account_id, made_at desc);
create index calibration_case_attempt on calibration_case (attempt_id);
select protect_tenant_table('calibration_case');
revoke update, delete on calibration_case from moderator_application;

-- Several people judge one case until a day, and are compared once all have or somebody closes it.
create table calibration_round (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  case_id uuid not null references calibration_case,
  due_on date not null,
  led_by uuid not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  conclusion text not null default '',
  version integer not null default 1
);
create index calibration_round_listed on calibration_round (account_id, opened_at desc);
create index calibration_round_case on calibration_round (case_id);
select protect_tenant_table('calibration_round');
revoke update, delete on calibration_round from moderator_application;
grant update (closed_at, conclusion, version) on calibration_round to moderator_application;

-- Who is asked, and since when their judgement is handed in.
create table calibration_seat (
  round_id uuid not null references calibration_round,
  person_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  handed_in_at timestamptz,
  primary key (round_id, person_id)
);
create index calibration_seat_waiting on calibration_seat (person_id) where handed_in_at is null;
select protect_tenant_table('calibration_seat');
revoke update, delete on calibration_seat from moderator_application;
grant update (handed_in_at) on calibration_seat to moderator_application;

-- What they gave, saved as it is typed. Until the round is closed it is theirs alone, also before those who manage them.
create table calibration_judgement (
  round_id uuid not null,
  person_id uuid not null,
  outcome_id uuid not null references outcome,
  client_id uuid not null,
  account_id uuid not null,
  result text,
  comment text not null default '',
  saved_at timestamptz not null,
  primary key (round_id, person_id, outcome_id),
  foreign key (round_id, person_id) references calibration_seat
);
select protect_tenant_table('calibration_judgement');
create policy own_until_closed on calibration_judgement as restrictive for select to moderator_application
  using (person_id = (select tenant_person())
    or exists (select from calibration_round r where r.id = round_id and r.closed_at is not null));
create policy own_made on calibration_judgement as restrictive for insert to moderator_application
  with check (person_id = (select tenant_person()));
create policy own_changed on calibration_judgement as restrictive for update to moderator_application
  using (person_id = (select tenant_person()));
revoke delete on calibration_judgement from moderator_application;
