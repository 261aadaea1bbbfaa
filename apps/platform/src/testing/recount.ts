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

const sums = [
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
          site_id, site_name, to_timestamp(floor(extract(epoch from a.due_at) / 900) * 900))) way (counted_by, value_id, name, due)
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
