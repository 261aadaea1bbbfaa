-- What attempts of a large account stand on, for the one row of `bench`: who it is, its sites, courses, staff and outcomes.
-- Ids follow from the account's prefix and a number, so that the same account is made the same every time.
create function pg_temp.id_of(text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5($1) placing '5' from 13) placing '8' from 17)::uuid $$;
create function pg_temp.made_id(what text, number int) returns uuid language sql stable as
  $$ select pg_temp.id_of(current_setting('bench.prefix') || ' ' || what || ' ' || number) $$;
-- The same number every time for the same thing, spread evenly.
create function pg_temp.spread(number int, salt int) returns int language sql immutable as
  $$ select hashint4extended(number, salt)::bit(31)::int $$;

insert into document (kind, id, client_id, account_id, body)
select 'accounts', account_id, client_id, account_id, jsonb_build_object('clientId', client_id, 'name', academy,
  'URLPrefix', prefix, 'state', 'active', 'accreditationNumber', 'BENCH-' || attempts,
  'theme', '{"isCustomTheme": false, "colour": {"red": 15, "green": 90, "blue": 120}, "logos": {}}'::jsonb) from bench;

insert into document (kind, id, client_id, account_id, body)
select 'licences', pg_temp.made_id('licence', 0), client_id, account_id, jsonb_build_object('accountId', account_id,
  'name', 'Moderation', 'platforms', '["Moderator"]'::jsonb, 'startsOn', '2020-01-01', 'expiresOn', '2099-12-31',
  'content', (select jsonb_agg(jsonb_build_object('type', type, 'accessLevel', 'FullAccess'))
    from unnest(array['DueAssessments', 'ReadyForModeration', 'ExternalAssessments', 'FormalCourse']) type)) from bench;

create temporary table made_site as
select number, pg_temp.made_id('site', number) as id, place || case when number < 12 then '' else ' ' || 1 + number / 12 end as name
from bench, generate_series(0, greatest(4, least(60, attempts / 500)) - 1) number, lateral (select (array['Mahikeng', 'Polokwane',
  'Mbombela', 'Kimberley', 'Bloemfontein', 'Durban', 'Gqeberha', 'Soweto', 'Tshwane', 'Paarl', 'Mthatha', 'Upington'])[1 + number % 12]
  as place) places;
insert into document (kind, id, client_id, account_id, body)
select 'sites', made_site.id, client_id, account_id, jsonb_build_object('accountId', account_id, 'name', made_site.name,
  'state', 'active', 'accreditationNumber', 'BENCH-' || number) from bench, made_site;

create temporary table made_course as
select number, pg_temp.made_id('course', number) as id, kind || ': ' || subject as title, 4 + number % 3 as outcomes
from generate_series(0, 21) number, lateral (select
  (array['National Certificate', 'Further Certificate', 'Occupational Certificate'])[1 + number % 3] as kind,
  (array['Business Administration', 'Contact Centre Support', 'Generic Management', 'Early Childhood Development', 'Welding',
  'Electrical Engineering', 'Plumbing', 'Wholesale and Retail', 'Project Support', 'Bookkeeping', 'New Venture Creation'])
  [1 + number / 2] as subject) words;
insert into document (kind, id, client_id, account_id, body)
select 'courses', made_course.id, client_id, account_id, jsonb_build_object('accountId', account_id, 'title', title,
  'kind', 'FormalCourse', 'route', 'legacy', 'state', 'published', 'nqfLevel', 4, 'credits', 30 * outcomes,
  'registrationNumber', (70000 + number)::text, 'scale', '{"kind": "two_results"}'::jsonb,
  'resultRule', '{"kind": "all_pass"}'::jsonb) from bench, made_course;

create temporary table made_outcome as
select made_course.number as course, position, pg_temp.made_id('outcome', made_course.number * 10 + position) as id, made_course.id as course_id
from made_course, generate_series(0, outcomes - 1) position;
insert into outcome (id, client_id, account_id, course_id, position, code, title, credits, method)
select id, client_id, account_id, course_id, position, 'US ' || 110000 + course * 10 + position,
  (array['Keep the records of a business unit', 'Work safely and in good order', 'Answer what customers ask',
  'Plan and report the work of a team', 'Use tools and materials as they are meant', 'Work with others'])[1 + position], 30,
  (array['portfolio', 'observation', 'knowledge'])[1 + position % 3]
from bench, made_outcome;

-- One moderator who has nine batches open, and others.
create temporary table made_staff as
select role, number, pg_temp.made_id(role, number) as id,
  (array['Nomvula', 'Riaan', 'Priya', 'Lerato', 'Denzil', 'Annelize', 'Sibusiso', 'Chantal'])[1 + pg_temp.spread(number, 3) % 8] as name,
  (array['Khumalo', 'Pretorius', 'Naidoo', 'Molefe', 'September', 'Steyn', 'Ndlovu', 'Abrahams', 'Zulu', 'Botha', 'Mabaso'])
    [1 + pg_temp.spread(number, 4) % 11] as surname
from bench, lateral (
  select 'assessor' as role, number from generate_series(0, greatest(8, least(400, attempts / 100)) - 1) number
  union all select 'moderator', number from generate_series(0, greatest(4, least(40, attempts / 5000)) - 1) number
  union all select 'manager', 0) roles;
insert into document (kind, id, client_id, account_id, body)
select 'users', made_staff.id, client_id, account_id, jsonb_build_object('accountId', account_id, 'clientId', client_id,
  'username', role || case number when 0 then '' else number::text end || attempts, 'name', name, 'surname', surname,
  'roles', case role when 'moderator' then '["moderator", "assessor"]' when 'manager' then '["account_manager"]' else '["assessor"]' end::jsonb,
  'groupIds', '[]'::jsonb, 'locale', 'en-ZA', 'scope', 'openid profile email', 'isRunningGroupHardware', false, 'state', 'active',
  'registrations', case role when 'manager' then '[]'::jsonb else jsonb_build_array(jsonb_build_object('kind', role, 'body', 'Services SETA',
    'number', 'BENCH-' || number, 'courses', '["*"]'::jsonb, 'expiresOn', '2099-12-31')) end)
from bench, made_staff;

-- They sign in with the password of the demonstration's moderator.
insert into identity.credential (user_id, username, password_hash, account_ids, name)
select made_staff.id, role || attempts, password_hash, array[account_id::text], made_staff.name || ' ' || surname
from bench, made_staff, identity.credential where role <> 'assessor' and number = 0 and username = 'moderator'
