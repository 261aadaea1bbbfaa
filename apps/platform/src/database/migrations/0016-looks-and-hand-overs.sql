-- How much of each piece of evidence a person has looked at: pages shown, hundredths of a recording played.
create table evidence_look (
  attempt_id uuid not null references attempt,
  evidence_id uuid not null references evidence on delete cascade,
  person_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  parts integer[] not null,
  part_count integer not null check (part_count > 0),
  looked_at timestamptz not null default now(),
  primary key (attempt_id, person_id, evidence_id)
);
create index evidence_look_evidence on evidence_look (evidence_id);
select protect_tenant_table('evidence_look');

-- Attempts that somebody who may not moderate them gave to a colleague. Whether it still waits says the attempt.
create table hand_over (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  from_id uuid not null,
  to_id uuid not null,
  note text not null,
  created_at timestamptz not null,
  mailed_at timestamptz
);
create index hand_over_attempt on hand_over (attempt_id, created_at desc);
create index hand_over_to on hand_over (to_id, created_at desc);
select protect_tenant_table('hand_over');

-- Imports stored every attempt as assessed, also those that nobody had judged to the end; in a sample they could not
-- be signed. Those that are in no batch become what they are.
update attempt set version = version + 1, updated_at = now(),
  state = case when exists (select from evidence where evidence.attempt_id = attempt.id) then 'submitted' else 'open' end,
  facts = jsonb_set(facts, '{imported,version}', to_jsonb(version + 1))
where state = 'assessed' and facts ? 'imported' and exists (
  select from outcome where outcome.course_id = attempt.course_id and not exists (
    select from judgement where judgement.attempt_id = attempt.id and judgement.outcome_id = outcome.id
      and judgement.result is not null));
