-- Each outcome of a signed decision that assessor and moderator both judged, the moderator blind: what agreement is
-- computed from (rule 7). Kept as it stood when the decision was signed, for the attempt may be judged anew; the values
-- and whether they agree are those of the rules at that time, so that the database can count them.
create table judgement_pair (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references decision,
  outcome_id uuid not null references outcome,
  client_id uuid not null,
  account_id uuid not null,
  batch_id uuid,
  attempt_id uuid not null references attempt,
  course_id uuid not null,
  site_id uuid not null,
  assessor_id uuid,
  assessor_name text,
  moderator_id uuid not null,
  decided_at timestamptz not null,
  judged text not null,
  blind text not null,
  measure jsonb not null,
  judged_value double precision not null,
  blind_value double precision not null,
  agrees boolean not null,
  changed boolean not null,
  unique (decision_id, outcome_id)
);
create index judgement_pair_newest on judgement_pair (account_id, decided_at desc, id desc);
create index judgement_pair_assessor on judgement_pair (assessor_id, decided_at desc, id desc);
create index judgement_pair_batch on judgement_pair (batch_id);
create index judgement_pair_attempt on judgement_pair (attempt_id);
select protect_tenant_table('judgement_pair');
revoke update, delete on judgement_pair from moderator_application;

-- Decisions that were signed before, as their audit entries keep them; there were two results alone.
insert into judgement_pair (decision_id, outcome_id, client_id, account_id, batch_id, attempt_id, course_id, site_id,
  assessor_id, assessor_name, moderator_id, decided_at, judged, blind, measure, judged_value, blind_value, agrees, changed)
select d.id, o.id, d.client_id, d.account_id, d.batch_id, a.id, a.course_id, a.site_id, a.assessor_id, a.assessor_name,
  d.moderator_id, d.signed_at, judged ->> 'result', blind.result, '{"kind": "two_results"}',
  (judged ->> 'result' = 'C')::int, (blind.result = 'C')::int, judged ->> 'result' = blind.result,
  blind.result <> signed ->> 'result'
from decision d
join attempt a on a.id = d.attempt_id
left join batch b on b.id = d.batch_id
join audit_entry entry on entry.subject_kind = 'attempt' and entry.subject_id = d.attempt_id
  and entry.action = 'decision signed' and entry.detail ->> 'decisionId' = d.id::text
cross join jsonb_array_elements(entry.detail -> 'judgements') judged
join jsonb_array_elements(entry.detail -> 'verdicts') signed on signed ->> 'outcomeId' = judged ->> 'outcomeId'
join outcome o on o.id::text = judged ->> 'outcomeId'
join lateral (
  select h.result from verdict_history h where h.attempt_id = a.id and h.outcome_id = o.id
    and h.moderator_id = d.moderator_id and not h.after_reveal
  order by h.at <= d.signed_at desc, h.id desc limit 1
) blind on true
where b.policy ->> 'blind' is distinct from 'false' and judged ->> 'result' in ('C', 'NYC')
  and blind.result in ('C', 'NYC');

-- What a moderator says to the assessor of an attempt about it, to learn from: no finding, and no part of a report.
create table assessor_feedback (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  decision_id uuid not null references decision,
  assessor_id uuid not null,
  moderator_id uuid not null,
  topic text not null,
  text text not null,
  written_at timestamptz not null,
  acknowledged_at timestamptz,
  answer text not null default ''
);
create index assessor_feedback_assessor on assessor_feedback (assessor_id, written_at desc, id desc);
create index assessor_feedback_attempt on assessor_feedback (attempt_id);
select protect_tenant_table('assessor_feedback');

-- What an assessor has agreed to do about what recurs, by a day.
create table assessor_action (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  assessor_id uuid not null,
  moderator_id uuid not null,
  topic text not null,
  text text not null,
  due_on date not null,
  set_at timestamptz not null,
  done_at timestamptz,
  note text not null default ''
);
create index assessor_action_assessor on assessor_action (assessor_id, set_at desc, id desc);
create index assessor_action_open on assessor_action (account_id, due_on) where done_at is null;
select protect_tenant_table('assessor_action');
