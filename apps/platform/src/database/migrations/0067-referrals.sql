-- Work that was referred back is compared with what it was when the decision was signed: what was judged and found of
-- each outcome, and where the portfolio ended. Decisions of before say neither.
alter table decision
  add column judged jsonb,
  add column last_position integer;

-- Moderators who referred an outcome of it back twice while nothing had changed: somebody else looks at it next.
alter table attempt add column twice_referred_by uuid[] not null default '{}';

-- What was answered to an action of a referral. Actions are those of the decision, by their place in it.
create table referral_answer (
  id uuid primary key,
  client_id uuid not null,
  account_id uuid not null,
  attempt_id uuid not null references attempt,
  decision_id uuid not null references decision,
  action integer not null check (action >= 0),
  person_id uuid not null,
  person_name text not null,
  body text not null,
  evidence_ids uuid[] not null default '{}',
  answered_at timestamptz not null
);
create index referral_answer_attempt on referral_answer (attempt_id, answered_at);
select protect_tenant_table('referral_answer');
