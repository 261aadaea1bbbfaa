-- $1 account, $2 a mark that keeps usernames apart, $3 and $4 which of the learners, from and to: how each of them stands
-- with every lesson of the course, in all half of them finished, some begun, some not opened, for every fifth due by now. Every
-- tenth handed in answers that wait for somebody who marks them.
with course as (
  select id, client_id, 100 / (select count(*) from course_item where course_id = document.id) as share
  from document where kind = 'courses' and account_id = $1::uuid and body ->> 'registrationNumber' = 'BENCH'),
learner as (
  select id, plain_text(concat_ws(' ', body ->> 'surname', body ->> 'name')) as learner_order,
    (hashint4((right(body ->> 'number', 7))::int) & 2147483647) % 100 as far
  from document where kind = 'users' and account_id = $1::uuid
    and body ->> 'number' between $2 || lpad($3, 7, '0') and $2 || lpad($4, 7, '0')),
registered as (
  insert into registration (user_id, client_id, account_id, item_kind, item_id, content_kind, course_id, status, progress,
    opened_at, finished_at, due_at, learner_order)
  select learner.id, course.client_id, $1::uuid, 'lesson', ci.lesson_id, 'formal', course.id, stands.status, reached.progress,
    case when reached.progress > 0 then now() - interval '20 days' end, case when reached.progress = 1 then now() - learner.far * interval '1 hour' end,
    now() + (learner.far - 20) * interval '1 day', learner.learner_order
  from learner, course join course_item ci on ci.course_id = course.id,
    lateral (select case when ci.position * course.share <= learner.far then 1
        when (ci.position - 2) * course.share <= learner.far then 0.5 else 0 end as progress) reached,
    lateral (select case reached.progress when 1 then 'Completed' when 0.5 then 'InProgress' else 'NotAttempted' end as status) stands
  returning id, user_id, item_id),
handed_in as (
  insert into submission (id, learner_id, client_id, account_id, assessment_id, registration_id, number, state, paper_revision, rules,
    started_at, saved_at, submitted_at, learner_order)
  select gen_random_uuid(), learner.id, a.client_id, a.account_id, a.id, registered.id, 1, 'marking', 1, '{"draw": null, "shuffle": "none"}',
    at, at, at, learner.learner_order
  from learner join registered on registered.user_id = learner.id, document a,
    lateral (select now() - learner.far * interval '1 hour' as at) handed
  where registered.item_id = (a.body ->> 'contentId')::uuid and a.kind = 'assessments' and a.account_id = $1::uuid
    and a.body ->> 'title' = 'An examination to mark' and learner.far % 10 = 0
  returning 1)
insert into course_progress (user_id, course_id, client_id, account_id, items_status, percent, learner_order)
select learner.id, course.id, course.client_id, $1::uuid, case when far < 2 then 'NotAttempted' else 'InProgress' end, far, learner_order
from learner, course, (select count(*) from registered) made, (select count(*) from handed_in) written
