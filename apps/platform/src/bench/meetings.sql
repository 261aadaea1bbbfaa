-- Of `asked`: an account, a meeting, a schedule, the username of a reader, and how many of each.
insert into document (kind, id, client_id, account_id, body)
select 'classroom-sessions', asked.session, client_id, id, jsonb_build_object('accountId', id, 'kind', 'Group', 'title', 'A meeting of many words',
  'startsAt', now() - interval '3 hours', 'endsAt', now() - interval '1 hour', 'maxUsers', 1000, 'status', 'ended')
from asked join document on kind = 'accounts' and id = asked.account;

insert into session_post (session_id, client_id, account_id, author_id, body, created_at)
select s.id, s.client_id, s.account_id, (select id from document where kind = 'users' and body ->> 'username' = 'clientmanager'),
  'What was said in turn ' || n, now() - n * interval '1 second'
from document s, asked, generate_series(1, asked.many) n where s.kind = 'classroom-sessions' and s.id = asked.session;

insert into agenda (client_id, account_id, subject_kind, subject_id, subject_name, from_day, to_day, time_zone, items, conflicts, hash, generated_at, generated_by)
select a.client_id, a.id, 'site', a.id, 'Campus', current_date - n % 2000, current_date - n % 2000 + 6, 'Africa/Johannesburg', '[]', '[]',
  'bench' || n, now(), a.id
from document a, asked, generate_series(1, asked.many) n where a.kind = 'accounts' and a.id = asked.account;

insert into document (kind, id, client_id, account_id, body)
select 'newsflashes', gen_random_uuid(), a.client_id, a.id, jsonb_build_object('accountId', a.id, 'title', 'News ' || n, 'body', 'What is new.',
  'priority', 'normal', 'state', 'draft', 'recipients', 0, 'viewed', 0, 'confirmed', 0)
from document a, asked, generate_series(1, asked.many) n where a.kind = 'accounts' and a.id = asked.account;

insert into document (kind, id, client_id, account_id, body)
select 'schedules', asked.schedule, c.client_id, c.account_id, jsonb_build_object('accountId', c.account_id, 'courseId', c.id, 'title', 'A schedule of many',
  'startsAt', now() - interval '100 days', 'endsAt', now() + interval '10 days', 'groupIds', '[]'::jsonb, 'timeZone', 'Africa/Johannesburg')
from asked, lateral (select * from document where kind = 'courses' and account_id = asked.account and deleted_at is null order by id limit 1) c;

insert into engagement (client_id, account_id, schedule_id, learner_id, course_id, period, learner_name, learner_order)
select s.client_id, s.account_id, s.id, gen_random_uuid(), (s.body ->> 'courseId')::uuid,
  tstzrange((s.body ->> 'startsAt')::timestamptz, (s.body ->> 'endsAt')::timestamptz), 'Learner ' || n, 'learner ' || lpad(n::text, 7, '0')
from document s, asked, generate_series(1, asked.many) n where s.kind = 'schedules' and s.id = asked.schedule;

insert into inbox_item (user_id, client_id, account_id, kind, event, message, facts, subject_kind, created_at, read_at)
select u.id, u.client_id, u.account_id, 'message', 'appeal.changed', 'appeal.made', '{"course": "Welding"}', 'home', now() - n * interval '1 minute',
  case when n % 3 > 0 then now() end
from document u, asked, generate_series(1, asked.many) n where u.kind = 'users' and u.body ->> 'username' = asked.reader;
