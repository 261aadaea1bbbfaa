import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountedTables, refuseWrongTallies } from './recount.ts';
import { clientId, own } from './template.ts';
import { startTestPlatform } from './test-platform.ts';
import type { TestPlatform } from './test-platform.ts';

let platform: TestPlatform;
let connection: pg.Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  connection = new pg.Client(platform.connection);
  await connection.connect();
});
afterAll(async () => {
  await connection.end();
  await platform.stop();
});

/** Tables that the database writes by itself or that are called as sums are, and why what is in them is not recounted. */
const notRecounted: Readonly<Record<string, readonly string[]>> = {
  'names, states and dates of other rows, and nothing that is counted': [
    'assessor_feedback',
    'attempt',
    'certificate',
    'device',
    'device_grant',
    'device_session',
    'document',
    'registration',
    'submission',
    'visit',
    'visit_batch',
  ],
  'words, each as often as it stands there': ['document_word', 'search_vocabulary'],
  'what happened and what is to be done': ['active_pending', 'event', 'job'],
  'time that somebody was there, of which nothing else is kept': ['active_day', 'presence', 'session_person'],
  'calls of a minute, forgotten with it': ['request_count'],
  'what a sample lacked when it was drawn: the test of batches finds the same without it': ['batch'],
};

describe('the recount', () => {
  it('is of every table in which the database keeps sums, or there is a reason', async () => {
    const rows = await platform.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not relispartition and (relname ~ '_(tally|total|count|sum|unread|standing|seats|box)$' or relname in (
            select (regexp_matches(prosrc, '(?:insert into|update) (\\w+)', 'gi'))[1] from pg_proc
            where pronamespace = 'public'::regnamespace and (prosecdef or prorettype = 'trigger'::regtype)))
        order by 1`,
    );
    const known = [...recountedTables, ...Object.values(notRecounted).flat()];
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['document_tally', 'question_tally', 'batch_attempt', 'event']),
    );
    expect(rows.filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(
      Object.values(notRecounted).flatMap((names) => names.filter((name) => recountedTables.has(name))),
    ).toEqual([]);
  });
});

const [someId, tenant] = ['gen_random_uuid()', `'${clientId}', '${own}'`];
/** What each table says that is wrong by one. */
const wrong: Readonly<Record<string, string>> = {
  document_tally: `insert into document_tally (client_id, account_id, kind, role, change) values (${tenant}, 'users', 'learner', 1)`,
  inbox_unread: `insert into inbox_unread (client_id, account_id, user_id, kind, change) values (${tenant}, ${someId}, 'message', 1)`,
  distribution_tally: `insert into distribution_tally (client_id, account_id, distribution_id, recipients, viewed, confirmed)
    values (${tenant}, ${someId}, 1, 0, 0)`,
  review_total: 'update review_total set submitted = submitted + 1',
  badge_count: 'update badge_count set given = given + 1',
  vacancy_standing: 'update vacancy_standing set credits_used = credits_used + 1',
  schedule_plan: 'update schedule_plan set learners = learners - 1',
  device_seats: 'update device_seats set used = used + 1',
  question_tally: 'update question_tally set mark = mark + 1',
  batch_attempt: 'update batch_attempt set is_superseded = true',
  session_post_count: `insert into session_post_count (client_id, account_id, session_id, posts) values (${tenant}, ${someId}, 1)`,
  session_post: `insert into session_post (client_id, account_id, session_id, author_id, body, comments)
    values (${tenant}, ${someId}, ${someId}, '', 1)`,
  file_sum: 'update file_sum set bytes = bytes + 1',
  batch_tally: 'update batch_tally set change = change + 1',
  attempt_total: 'update attempt_total set change = change + 1',
  attempt_line: 'update attempt_line set judged_count = judged_count + 1',
  survey_count: 'update survey_count set answered = answered + 1',
  survey_box: 'update survey_box set counted = counted + 1',
  course_progress: `update course_progress set attempt_status = 'Missed'`,
  fact_change: 'update fact_change set amount = amount + 1',
  fact_day: `insert into fact_day (client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, amount)
    select client_id, account_id, site_id, item_kind, item_id, content_kind, day, measure, 1 from fact_change where site_id is not null limit 1`,
};

describe('a sum that is wrong', () => {
  it.each([...recountedTables])('is refused where it is in %s', async (table) => {
    await connection.query('begin');
    try {
      await connection.query(wrong[table]!);
      await expect(refuseWrongTallies(connection)).rejects.toThrow('counted wrongly');
    } finally {
      await connection.query('rollback');
    }
    await refuseWrongTallies(connection);
  });
});
