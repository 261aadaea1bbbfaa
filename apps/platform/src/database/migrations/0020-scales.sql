-- Results are said in the scale of their course: C and NYC, named levels, or marks. What a result means is kept
-- beside it: the words of a scale are no order, and SQL asks only whether it passes.
alter table outcome add column scale jsonb, add column weight numeric not null default 1;

alter table judgement drop constraint judgement_result_check, add column passed boolean;
alter table verdict drop constraint verdict_result_check, add column passed boolean;
alter table verdict_history add column passed boolean;
update judgement set passed = result = 'C' where result is not null;
update verdict set passed = result = 'C';
update verdict_history set passed = result = 'C';

-- The version before this one writes C and NYC alone, and not whether they pass.
create function pass_of_two_results() returns trigger language plpgsql as $$
begin
  if new.result in ('C', 'NYC') then new.passed := new.result = 'C'; end if;
  return new;
end $$;
create trigger pass_of_two_results before insert or update of result on judgement
  for each row execute function pass_of_two_results();
create trigger pass_of_two_results before insert or update of result on verdict
  for each row execute function pass_of_two_results();
create trigger pass_of_two_results before insert on verdict_history
  for each row execute function pass_of_two_results();

alter table attempt
  -- As the assessor judged it, with the least distance of it or of any outcome from the lowest result that passes.
  add column judged_result text,
  add column judged_passed boolean,
  add column judged_distance numeric,
  -- The result that stands by the decision, or by the judgement where the attempt was not sampled; the report of its
  -- batch releases it.
  add column result text,
  add column passed boolean;

update attempt set judged_result = case when judged.passed then 'C' else 'NYC' end, judged_passed = judged.passed
from (
  select a.id, bool_and(j.result = 'C') as passed from attempt a
  join outcome o on o.course_id = a.course_id
  left join judgement j on j.attempt_id = a.id and j.outcome_id = o.id
  where a.state not in ('open', 'submitted', 'assessing') group by a.id having bool_and(j.result is not null)
) judged where judged.id = attempt.id;

update attempt set result = judged_result, passed = judged_passed
where state in ('upheld', 'reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated');

update attempt set result = case when standing.passed then 'C' else 'NYC' end, passed = standing.passed
from (
  select d.attempt_id, bool_and(coalesce(v.result, j.result) = 'C') as passed
  from attempt a
  join lateral (select * from decision where decision.attempt_id = a.id order by signed_at desc limit 1) d on d.kind = 'overturned'
  join judgement j on j.attempt_id = a.id
  left join verdict v on v.attempt_id = a.id and v.outcome_id = j.outcome_id and v.moderator_id = d.moderator_id
  where a.state in ('overturned', 'reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated') group by d.attempt_id
) standing where standing.attempt_id = attempt.id;
