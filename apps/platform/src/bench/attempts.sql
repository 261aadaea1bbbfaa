-- Attempts of the account that account.sql made, in batches of some 25 (one has 2,498), in every state.
-- Triggers keep what is counted; only of the many small rows, which are right by the way they are made, none runs.
set local synchronous_commit = off;

-- Indexes are built at the end: sorted once instead of filled at random. Only those of decisions stay: what keeps the last of each
-- attempt looks each of them up there.
create temporary table left_out as
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
where indrelid::regclass::text in ('attempt', 'judgement', 'evidence', 'batch_attempt', 'judgement_pair') and not indisunique;
do $$ declare index record; begin
  for index in select * from left_out loop execute 'drop index ' || index.name; end loop;
end $$;

create temporary table made_learner as
select row_number() over (order by id)::int as number, id, concat(body ->> 'surname', ', ', body ->> 'name') as name, body ->> 'number' as code
from document, bench where kind = 'users' and document.account_id = bench.account_id and body -> 'roles' = '["learner"]'::jsonb;
create unique index on made_learner (number);

-- Which batch each attempt is in; three of ten are in none yet.
create temporary table made_attempt as
select number, row_number() over (partition by course order by number)::int as place_in_course, batch, course, place,
  -- The large batch and the one that can be built are of a hundred assessors at most in every account, so that both are the same in all large ones.
  case when batch = 0 or waits then pg_temp.spread(number, 1) % 100 when batch is null then pg_temp.spread(number, 1)
    else batch * 3 + number % 5 end % (select count(*)::int from made_staff where role = 'assessor') as assessor,
  case when waits then 'assessed' when batch is null and course = 1 then 'submitted'
    when batch is null then (array['assessed', 'assessed', 'assessed', 'assessed', 'submitted', 'submitted', 'submitted',
      'assessing', 'open', 'returned'])[1 + number / 22 % 10]
    when batch between 9 and 11 or batch > 11 and batch % 50 = 1 then 'batched'
    when batch < 9 or batch % 25 = 0 then case when not sampled then 'not_sampled'
      else (array['in_sample', 'in_sample', 'upheld', 'in_sample', 'moderating', 'upheld', 'overturned', 'returned'])[1 + place / 4 % 8] end
    when sampled and place % 100 = 96 then 'returned'
    else (array['reported', 'reported', 'reported', 'verifying', 'endorsed', 'endorsed', 'not_endorsed', 'certificated',
      'certificated', 'certificated'])[1 + batch % 10] end as state,
  sampled, batch is not null and (batch < 9 or batch % 25 = 0) as opened, number % 33 = 0 as again
from (
  select number, batch, place, waits, case when waits then 1 else coalesce(batch, number) % 22 end as course,
    batch is not null and place % 4 = 0 and not (batch between 9 and 11 or batch > 11 and batch % 50 = 1) as sampled
  from (
    select number, case when number <= large then 0 when number <= attempts * 70 / 100 then 1 + (number - large - 1) / 25 end as batch,
      case when number <= large then number - 1 else (number - large - 1) % 25 end as place,
      -- As many as the large batch has wait for a batch of the second course, which has no others that do.
      number > attempts - large as waits
    from (select attempts, least(2498, attempts / 4) as large from bench) sizes, generate_series(1, attempts) number
  ) placed
) marked;
create unique index on made_attempt (number);

create temporary table made_batch as
select batch as number, pg_temp.made_id('batch', batch) as id, min(course) as course, bool_or(opened) as opened,
  case when bool_or(state = 'batched') then 'collecting' when bool_or(opened) then 'sampled' else 'reported' end as state,
  -- The moderator's batches are the first nine that are open, the three that collect and a tenth of the others.
  case when batch < 12 or batch % 10 = 0 then 0 else batch % (select count(*)::int from made_staff where role = 'moderator') end as moderator,
  now() - make_interval(hours => 240 + 2 * (batch % 9000)) as created_at
from made_attempt where batch is not null group by batch;
insert into batch (id, client_id, account_id, course_id, title, state, selection, policy, seed, drawn_at, due_on, created_by, created_at)
select made_batch.id, client_id, account_id, made_course.id, title || ', group ' || made_batch.number, state,
  jsonb_build_object('courseId', made_course.id), policy, case when state <> 'collecting' then 'seed ' || made_batch.number end,
  case when state <> 'collecting' then created_at + interval '1 hour' end,
  case when state <> 'reported' then current_date + least(made_batch.number, 90) end, made_staff.id, created_at
from bench, made_batch join made_course on made_course.number = course
  join made_staff on role = 'moderator' and made_staff.number = moderator;

-- How each outcome was judged: one of twelve not yet competent.
create temporary table made_judgement as
select made_attempt.number, made_outcome.id as outcome_id, pg_temp.spread(made_attempt.number * 7 + position, 2) % 12 <> 0 as passed
from made_attempt join made_outcome using (course)
where state not in ('open', 'submitted') and not (state = 'assessing' and position > 1);
create temporary table made_result as
select number, bool_and(passed) as passed from made_judgement group by number;
create unique index on made_result (number);
analyze made_attempt, made_batch, made_judgement, made_result, made_learner;

insert into attempt (id, client_id, account_id, site_id, course_id, learner_id, number, state, facilitator_id, allocated_to, assessor_id,
  due_at, submitted_at, assessed_at, learner_name, learner_number, course_title, site_name, assessor_name,
  judged_result, judged_passed, result, passed)
select pg_temp.made_id('attempt', a.number), client_id, account_id, site.id, made_course.id, learner.id, case when again then 2 else 1 end,
  a.state, null, case when a.number % 7 > 0 then assessor.id end, case when a.state not in ('open', 'submitted') then assessor.id end,
  case when a.number % 11 > 0 then current_date + make_interval(days => pg_temp.spread(a.number, 5) % 62 - 29, hours => 13) end,
  case when a.state <> 'open' then made_batch_day.day - interval '5 days' end,
  case when a.state not in ('open', 'submitted', 'assessing') then made_batch_day.day end,
  learner.name, learner.code, title, site.name, case when a.state not in ('open', 'submitted') then assessor.name || ' ' || assessor.surname end,
  case when judged then case when made_result.passed then 'C' else 'NYC' end end, case when judged then made_result.passed end,
  case when stands then case when made_result.passed <> (a.state = 'overturned') then 'C' else 'NYC' end end,
  case when stands then made_result.passed <> (a.state = 'overturned') end
from bench, made_attempt a
join made_course on made_course.number = a.course
-- Nobody takes a course twice at the same time: no course has more attempts than there are learners.
join made_learner learner on learner.number = 1 + (a.course * 977 + a.place_in_course) % (select count(*)::int from made_learner)
join made_staff assessor on role = 'assessor' and assessor.number = a.assessor
join made_site site on site.number = a.assessor % (select count(*)::int from made_site)
left join made_result on made_result.number = a.number
left join made_batch on made_batch.number = a.batch,
lateral (select coalesce(made_batch.created_at, now()) - make_interval(hours => 1 + pg_temp.spread(a.number, 6) % 400) as day) made_batch_day,
lateral (select a.state not in ('open', 'submitted', 'assessing') as judged,
  a.state in ('upheld', 'overturned', 'reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated') as stands) so_far;
-- The first attempt of those who are in their second.
insert into attempt (id, client_id, account_id, site_id, course_id, learner_id, number, state, allocated_to, assessor_id, due_at, submitted_at,
  assessed_at, superseded_at, learner_name, learner_number, course_title, site_name, assessor_name)
select pg_temp.made_id('first attempt', a.number), a2.client_id, a2.account_id, site_id, course_id, learner_id, 1, 'returned', allocated_to,
  assessor_id, due_at, submitted_at - interval '60 days', assessed_at - interval '60 days', coalesce(submitted_at, now()), learner_name, learner_number,
  course_title, site_name, assessor_name
from made_attempt a join attempt a2 on a2.id = pg_temp.made_id('attempt', a.number) where again;

set local session_replication_role = replica;
insert into judgement (attempt_id, outcome_id, client_id, account_id, result, passed, mark, feedback, assessor_id, judged_at)
select a.id, outcome_id, a.client_id, a.account_id, case when j.passed then 'C' else 'NYC' end, j.passed, 40 + pg_temp.spread(j.number, 7) % 60,
  case when j.passed then 'Complete and in good order.' else 'Two of the criteria are not shown yet; see the notes.' end,
  a.assessor_id, coalesce(a.assessed_at, a.submitted_at)
from made_judgement j join attempt a on a.id = pg_temp.made_id('attempt', j.number);

insert into evidence (id, client_id, account_id, attempt_id, position, title, kind, source, captured_at, activity, outcome_ids)
select pg_temp.id_of(a.id::text || position), a.client_id, a.account_id, a.id, position, 'Evidence ' || 1 + position,
  (array['activity', 'activity', 'text', 'activity', 'document'])[1 + (made.number + position) % 5], 'learner', a.submitted_at,
  '[{"label": "Hours", "value": "12"}, {"label": "Place", "value": "Reception"}]', array[made_outcome.id]
from made_attempt made join attempt a on a.id = pg_temp.made_id('attempt', made.number)
join made_outcome on made_outcome.course = made.course and position < 3
where a.state <> 'open';
update attempt_line l set pieces = e.pieces
from bench, (select attempt_id, jsonb_object_agg(kind, count) as pieces from (
  select attempt_id, kind, count(*) from evidence, bench where evidence.account_id = bench.account_id group by 1, 2) each_kind group by 1) e
where l.account_id = bench.account_id and l.attempt_id = e.attempt_id;
update attempt_line l set outcome_ids = e.outcome_ids
from bench, (select attempt_id, array_agg(distinct outcome_id order by outcome_id) as outcome_ids from evidence, bench, unnest(outcome_ids) outcome_id
  where evidence.account_id = bench.account_id group by 1) e
where l.account_id = bench.account_id and l.attempt_id = e.attempt_id;
update attempt_line l set judged_count = j.judged, result_count = j.results
from bench, (select attempt_id, count(judged_at) as judged, count(result) as results from judgement, bench
  where judgement.account_id = bench.account_id group by 1) j
where l.account_id = bench.account_id and l.attempt_id = j.attempt_id;

set local session_replication_role = origin;
insert into batch_attempt (batch_id, attempt_id, client_id, account_id, position, sampled, reasons)
select made_batch.id, pg_temp.made_id('attempt', a.number), client_id, account_id, case when made_batch.state <> 'collecting' then place + 1 end, sampled,
  case when sampled then array['percentage'] else '{}' end
from bench, made_attempt a join made_batch on made_batch.number = a.batch;

-- The first fifty or so of the moderator are claimed by them.
insert into claim (attempt_id, client_id, account_id, person_id, claimed_at, expires_at)
select pg_temp.made_id('attempt', a.number), client_id, account_id, made_staff.id, now(), now() + interval '3 years'
from bench, made_attempt a join made_batch on made_batch.number = a.batch
join made_staff on role = 'moderator' and made_staff.number = case when a.batch < 9 and place > 200 then 1 else made_batch.moderator end
where a.state = 'moderating';

create temporary table made_decision as
select a.number, pg_temp.made_id('attempt', a.number) as attempt_id, pg_temp.made_id('decision', a.number) as id, made_batch.id as batch_id,
  made_staff.id as moderator_id, a.state, made_batch.created_at + interval '3 days' as signed_at,
  case a.state when 'returned' then 'referred_back' when 'overturned' then 'overturned' else 'upheld' end as kind
from made_attempt a join made_batch on made_batch.number = a.batch join made_staff on role = 'moderator' and made_staff.number = moderator
where sampled and a.state not in ('in_sample', 'moderating');
insert into decision (id, client_id, account_id, attempt_id, batch_id, moderator_id, kind, reason, actions, findings, signed_at)
select id, client_id, account_id, attempt_id, batch_id, moderator_id, kind, case kind when 'upheld' then '' else 'The record of hours is not signed.' end,
  '[]', (select jsonb_agg(jsonb_build_object('rule', rule, 'passed', kind = 'upheld', 'comment', '', 'evidenceIds', '[]'::jsonb))
    from unnest(array['valid', 'authentic', 'current', 'sufficient']) rule), signed_at
from bench, made_decision;
set local session_replication_role = replica;
insert into verdict (attempt_id, outcome_id, moderator_id, client_id, account_id, result, passed, recorded_at)
select attempt_id, outcome_id, moderator_id, client_id, account_id, case when passed <> (kind = 'overturned') then 'C' else 'NYC' end,
  passed <> (kind = 'overturned'), signed_at - interval '1 hour'
from bench, made_decision join made_judgement using (number);
insert into judgement_pair (decision_id, outcome_id, client_id, account_id, batch_id, attempt_id, course_id, site_id, assessor_id, assessor_name,
  moderator_id, decided_at, judged, blind, measure, judged_value, blind_value, agrees, changed)
select d.id, j.outcome_id, a.client_id, a.account_id, d.batch_id, a.id, a.course_id, a.site_id, a.assessor_id, a.assessor_name,
  d.moderator_id, d.signed_at, case when j.passed then 'C' else 'NYC' end, v.result, '{"kind": "two_results"}',
  j.passed::int, v.passed::int, j.passed = v.passed, false
from made_decision d join made_judgement j using (number) join attempt a on a.id = d.attempt_id
join verdict v on v.attempt_id = d.attempt_id and v.outcome_id = j.outcome_id and v.moderator_id = d.moderator_id;

set local session_replication_role = origin;

-- One file stands for all reports.
insert into stored_file (id, client_id, account_id, owner_id, name, media_type, size, sha256)
select pg_temp.made_id('file', 0), client_id, account_id, made_staff.id, 'report.pdf', 'application/pdf', 0, repeat('0', 64)
from bench, made_staff where role = 'moderator' and number = 0;
insert into report (id, client_id, account_id, batch_id, number, body, signed_by, signature, signed_at, file_id)
select pg_temp.made_id('report', b.number), client_id, account_id, b.id, 'MR-BENCH-' || lpad(b.number::text, 6, '0'), '{}',
  made_staff.id, 'made for a measurement', created_at + interval '9 days', pg_temp.made_id('file', 0)
from bench, made_batch b join made_staff on role = 'moderator' and made_staff.number = moderator where b.state = 'reported';

set local maintenance_work_mem = '512MB';
do $$ declare index record; begin
  for index in select * from left_out loop execute index.definition; end loop;
end $$
