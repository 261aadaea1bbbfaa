-- What a verifier sees in a room is asked by the policy of each table. For that each attempt of the visited batches was looked up, for
-- the state that its place in the batch tells as well, and all of them put in order: 15 ms of 2,498 attempts, twelve times for one
-- attempt that is opened (217 ms). In a language that keeps its plans, too.
-- And they were a list, which was gone through for each row: 1.3 s for a list of all attempts of an account of 38,000. What is
-- selected is looked up instead, from the lists that these functions give.
create or replace function visited_attempts() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return array(select attempt_id from batch_attempt
    where batch_id = any(visited_batches()) and state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated'));
end $$;

create or replace function revealed_attempts() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  visited uuid[] := visited_batches();
begin
  return array(
    select attempt_id from batch_attempt
      where batch_id = any(revealed_batches()) and state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')
    union all
    select s.attempt_id from open_visits() o join visit_attempt s on s.visit_id = o.id
      where s.judged_at is not null and exists (select from batch_attempt ba where ba.attempt_id = s.attempt_id
        and ba.batch_id = any(visited) and ba.state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')));
end $$;

create function each_visited_attempt() returns setof uuid language sql stable rows 100 as 'select unnest(visited_attempts())';
create function each_revealed_attempt() returns setof uuid language sql stable rows 100 as 'select unnest(revealed_attempts())';
create function each_visited_file() returns setof uuid language sql stable rows 100 as 'select unnest(visited_files())';

do $$
declare
  kept record;
begin
  for kept in
    select name, case name when 'attempt' then 'id' else 'attempt_id' end || ' in (select each_visited_attempt())' as condition
    from unnest('{appeal, attempt, attempt_line, attempt_mark, certificate, claim, draft, evidence, evidence_look, external_assessment,
      hand_over, referral_answer}'::text[]) name
    union all
    select name, 'attempt_id in (select each_revealed_attempt())'
    from unnest('{assessor_feedback, decision, interim_look, judgement, judgement_pair, reopening, verdict, verdict_history}'::text[]) name
    union all
    select 'stored_file', 'owner_id = (select visitor()) or id in (select each_visited_file())'
  loop
    execute format('alter policy visitor on %I using ((select sees_beyond_visits()) is not null or %s)', kept.name, kept.condition);
  end loop;
end $$;
