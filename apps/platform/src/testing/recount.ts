import type pg from 'pg';

/**
 * Refuses what the database adds up while it changes where a recount finds something else. Every platform under
 * test is recounted when it stops, so whatever a test does is a test of the sums as well.
 */
export async function refuseWrongTallies(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  for (const { of, added, recounted } of sums) {
    const { rows } = await pool.query(`
      with added as (${added}), recounted as (${recounted})
      (select 'added up' as how, * from (table added except table recounted) more)
      union all (select 'recounted', * from (table recounted except table added) more) limit 20`);
    if (rows.length > 0) throw new Error(`${of} are counted wrongly: ${JSON.stringify(rows)}`);
  }
}

/** What is kept as it changes, and how the same is found without it. */
const sums = [
  {
    of: 'documents',
    added: `select kind, client_id, account_id, site_id, role, sum(change)::bigint as count from document_tally
      group by 1, 2, 3, 4, 5 having sum(change) <> 0`,
    recounted: `select kind, client_id, account_id, site_id, role, count(*) from document, lateral (
        select null as role union all select jsonb_array_elements_text(body -> 'roles') where kind = 'users') each_role
      where deleted_at is null group by 1, 2, 3, 4, 5`,
  },
  {
    of: 'messages that are unread',
    added: `select user_id, client_id, account_id, kind, sum(change)::bigint as count from inbox_unread
      group by 1, 2, 3, 4 having sum(change) <> 0`,
    recounted: `select user_id, client_id, account_id, kind, count(*) from inbox_item
      where in_inbox and read_at is null and deleted_at is null group by 1, 2, 3, 4`,
  },
  {
    of: 'people to whom something was sent',
    added: `select distribution_id, sum(recipients)::bigint as recipients, sum(viewed)::bigint as viewed, sum(confirmed)::bigint as confirmed
      from distribution_tally group by 1`,
    // What left inboxes, with the years or with who was erased, stays counted as it was.
    recounted: `select s.distribution_id, s.recipients, case when i.items = s.recipients then i.viewed else t.viewed end,
        case when i.items = s.recipients then i.confirmed else t.confirmed end
      from (select distribution_id, sum(recipients)::bigint as recipients from distribution_sending group by 1 having sum(recipients) > 0) s
      left join (select subject_id, count(*) as items, count(viewed_at) as viewed, count(confirmed_at) as confirmed from inbox_item
        where subject_kind = 'distribution' group by 1) i on i.subject_id = s.distribution_id
      left join (select * from added) t using (distribution_id)`,
  },
  {
    of: 'people of reviews and what they handed in',
    added: `select review_id, reviewees::bigint, reviewers::bigint, submitted::bigint from review_total
      where reviewees + reviewers + submitted <> 0`,
    recounted: `select review_id, sum(reviewee), sum(reviewer), sum(submitted) from (
        select review_id, (part = 'reviewee')::int as reviewee, (part = 'reviewer')::int as reviewer, 0 as submitted from review_person
        union all select review_id, 0, 0, 1 from review_pair where state = 'submitted') each_one
      group by 1`,
  },
  {
    of: 'badges',
    added: 'select account_id, client_id, type, given::bigint from badge_count',
    recounted: 'select account_id, client_id, type, count(*) from badge group by 1, 2, 3',
  },
  {
    of: 'applicants of vacancies',
    added: 'select vacancy_id, applicants::bigint, hired::bigint, credits_used::bigint from vacancy_standing',
    recounted: `select d.id, count(*) filter (where a.state <> 'withdrawn'), count(*) filter (where a.state = 'hired'), count(a.testing_at)
      from document d left join application a on a.vacancy_id = d.id where d.kind = 'vacancies' and d.deleted_at is null group by 1`,
  },
  {
    of: 'learners of schedules',
    added: 'select schedule_id, learners::bigint from schedule_plan',
    recounted: `select d.id, count(e.id) from document d left join engagement e on e.schedule_id = d.id and e.ended_at is null
      where d.kind = 'schedules' and d.deleted_at is null group by 1`,
  },
  {
    of: 'devices that take a seat',
    added: 'select account_id, client_id, used::bigint from device_seats where used <> 0',
    recounted: `select account_id, client_id, count(*) from document where kind = 'devices' and deleted_at is null
      and body ->> 'state' in ('active', 'suspended', 'lost') group by 1, 2`,
  },
  {
    // In which revision each is counted, and which answers were given how often, is not to be seen from a try.
    of: 'marks of questions',
    added: `select question_id, sum(given) as given, sum(answered) as answered, sum(mark) as mark, sum(mark_squared) as mark_squared,
        sum(mark_by_total) as mark_by_total, sum(total) as total, sum(total_squared) as total_squared
      from question_tally where answer is null group by 1 having sum(given) <> 0`,
    // What somebody answered who is forgotten stays counted.
    recounted: `with forgotten as (select assessment_id from submission where marked_at is not null and marks = '{}')
      select m.key::uuid, count(*), count(s.answers -> m.key), sum(got), sum(got * got), sum(got * total), sum(total), sum(total * total)
      from submission s cross join lateral (select sum((value ->> 'got')::numeric) as total from jsonb_each(s.marks)) whole
        cross join lateral jsonb_each(s.marks) m cross join lateral (select (m.value ->> 'got')::numeric as got) part
      where s.marked_at is not null and s.assessment_id not in (table forgotten) group by 1
      union all
      select * from added where question_id in (select id from question where assessment_id in (table forgotten))`,
  },
  {
    of: 'attempts in batches',
    added: `select batch_id, attempt_id, state, assessor_id, assessor_name, is_superseded from batch_attempt`,
    recounted: `select ba.batch_id, a.id, a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end,
        a.superseded_at is not null from batch_attempt ba join attempt a on a.id = ba.attempt_id`,
  },
  {
    of: 'posts',
    added: 'select session_id, posts::bigint, comments::bigint from session_post_count',
    recounted: `select session_id, count(*) filter (where post_id is null and removed_at is null),
        count(*) filter (where post_id is not null and removed_at is null) from session_post group by 1`,
  },
  {
    of: 'comments',
    added: 'select id, comments::bigint from session_post where post_id is null',
    recounted: `select p.id, count(c.id) filter (where c.removed_at is null) from session_post p
      left join session_post c on c.post_id = p.id where p.post_id is null group by 1`,
  },
  {
    of: 'files',
    added: `select account_id, owner_id, files::bigint, bytes::bigint from file_sum where files <> 0`,
    recounted: `select account_id, owner_id, count(*), sum(size)::bigint from stored_file group by 1, 2
      union all select account_id, '00000000-0000-0000-0000-000000000000', count(*), sum(size)::bigint from stored_file group by 1`,
  },
  {
    of: 'batches',
    added: `select batch_id, sampled, state, assessor_id, assessor_name, by_chance, is_superseded, decision, sum(change) as count
      from batch_tally group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0`,
    recounted: `select ba.batch_id, ba.sampled, a.state, a.assessor_id, case when a.assessor_id is null then a.assessor_name end,
        ba.reasons && '{percentage,minimum}', a.superseded_at is not null, (select kind from decision d
        where d.attempt_id = ba.attempt_id and d.batch_id = ba.batch_id order by signed_at desc limit 1), count(*)
      from batch_attempt ba join attempt a on a.id = ba.attempt_id group by 1, 2, 3, 4, 5, 6, 7, 8`,
  },
  {
    of: 'attempts',
    added: `select account_id, counted_by, value_id, name, due_at, state, sum(change) as count from attempt_total
      group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0`,
    recounted: `select account_id, case when grouping(state) = 0 then way.counted_by else way.counted_by || '_of_any' end,
        way.value_id, way.name, way.due, state, count(*) from attempt a, lateral (values
        ('state', null::uuid, null, null::timestamptz), ('course', course_id, course_title, null), ('site', site_id, site_name, null),
        ('assessor', assessor_id, assessor_name, null),
        ('due', null, null, to_timestamp(floor(extract(epoch from a.due_at) / 900) * 900)),
        (case when state in ('submitted', 'assessing', 'returned') then case when allocated_to is null then 'free' else 'given' end end,
          site_id, site_name, to_timestamp(floor(extract(epoch from a.due_at) / 900) * 900)),
        (case when state in ('submitted', 'assessing', 'returned') and allocated_to is null then 'free_at_any_time' end, site_id, site_name, null)) way (counted_by, value_id, name, due)
      where superseded_at is null and way.counted_by is not null
      group by account_id, way.counted_by, way.value_id, way.name, way.due, grouping sets ((state), ()) having grouping(state) = 0 or way.counted_by in ('course', 'site', 'assessor', 'due')`,
  },
  {
    of: 'lines of attempts',
    added:
      'select attempt_id, state, pieces, judged_count, decision, batch_id, outcome_ids, result_count from attempt_line',
    recounted: `select a.id, a.state,
        (select coalesce(jsonb_object_agg(kind, count), '{}') from (select kind, count(*) from evidence
          where attempt_id = a.id group by kind) pieces),
        (select count(*)::integer from judgement where attempt_id = a.id and judged_at is not null),
        (select kind from decision where attempt_id = a.id order by signed_at desc limit 1),
        (select id from batch b where id in (select batch_id from batch_attempt where attempt_id = a.id)
          order by created_at desc limit 1),
        array(select distinct unnest(outcome_ids) from evidence where attempt_id = a.id order by 1),
        (select count(result)::integer from judgement where attempt_id = a.id)
      from attempt a`,
  },
  {
    of: 'people asked by surveys',
    added: `select survey_id, site_id, sum(invited), sum(answered) from survey_count group by 1, 2`,
    recounted: `select survey_id, coalesce(site_id, '00000000-0000-0000-0000-000000000000'), count(*), count(answered_on)
      from survey_invitation group by 1, 2`,
  },
  {
    of: 'answers to surveys',
    added: `select survey_id, site_id, counted::bigint, counts from survey_box where counted > 0`,
    recounted: `select survey_id, site_id, count(*) * 5, (select jsonb_object_agg(question, counts) from (
          select question, jsonb_object_agg(value, many) || jsonb_build_object('n', (select sum(jsonb_array_length(o.answers -> question))
            from survey_block o where o.survey_id = b.survey_id and o.site_id = b.site_id)) as counts
          from (select q.key as question, v.value, count(*) as many from survey_block each_one, jsonb_each(each_one.answers) q,
              jsonb_array_elements(q.value) a, lateral (
                select a ->> 'point' as value union all select a ->> 'rating' union all select case a ->> 'yes' when 'true' then 'yes' when 'false' then 'no' end
                union all select jsonb_array_elements_text(a -> 'colours') union all select case when a ? 'text' then 'n' end) v
            where each_one.survey_id = b.survey_id and each_one.site_id = b.site_id and v.value is not null group by 1, 2) counted
          group by question) of_questions)
      from survey_block b group by 1, 2`,
  },
  {
    of: 'attempts behind progress on courses',
    added: 'select user_id, course_id, attempt_status from course_progress',
    recounted: `select p.user_id, p.course_id, (select shown_status(state, passed) from attempt a where a.learner_id = p.user_id
        and a.course_id = p.course_id and a.superseded_at is null order by number desc limit 1)
      from course_progress p`,
  },
  {
    of: 'facts of days',
    added: `select account_id, site_id, item_id, day, measure, sum(amount)::float as amount from (
        select account_id, nullif(site_id, '00000000-0000-0000-0000-000000000000') as site_id, item_id, day, measure, amount from fact_day
        union all select account_id, site_id, item_id, day, measure, amount from fact_change) f
      where measure not in ('seconds', 'sessions', 'submissions', 'toMark') group by 1, 2, 3, 4, 5 having sum(amount) <> 0`,
    recounted: `select account_id, site_id, item_id, account_day(f.at), f.measure, sum(f.amount)::float from standing cross join lateral
        facts_of(item_kind, status, passed, score, percent, registered_at, opens_at, due_at, closes_at, opened_at, ended_at, settled_at) f
      group by 1, 2, 3, 4, 5 having sum(f.amount) <> 0`,
  },
  {
    of: 'papers to mark',
    added: `select account_id, site_id, item_id, day, sum(amount)::int as amount from (
        select account_id, nullif(site_id, '00000000-0000-0000-0000-000000000000') as site_id, item_id, day, measure, amount from fact_day
        union all select account_id, site_id, item_id, day, measure, amount from fact_change) f
      where measure = 'toMark' group by 1, 2, 3, 4 having sum(amount) <> 0`,
    recounted: `select account_id, site_id, assessment_id, account_day(coalesce(submitted_at, started_at)), count(*)::int
      from submission where state = 'marking' group by 1, 2, 3, 4`,
  },
];

/** Tables of what is recounted. */
export const recountedTables: ReadonlySet<string> = new Set(
  sums.flatMap(({ added }) => [...added.matchAll(/\bfrom (\w+)/g)].map(([, table]) => table!)),
);
