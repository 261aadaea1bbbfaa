import { readFile } from 'node:fs/promises';
import { demoAccounts } from '@moderator/demo';
import { existing } from '../kernel/existing.ts';
import { stableId } from '../kernel/ids.ts';
import { insertPeople } from './insert-people.ts';
import type { Line } from './measure.ts';
import { signerFor } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** Learners in the smaller account. */
export const fewLearners = 10_000;

const [large, small] = demoAccounts.map((account) => account.id) as [string, string];
const markOf = (account: string) => (account === small ? 'ls' : 'lb');

/** Makes a course of some lessons in two accounts, and registrations on all of them; one that is there is left alone. */
export async function makeLearning(
  platform: MeasuredPlatform,
  many: number,
  lessonsEach: number,
): Promise<void> {
  for (const [account, count] of [
    [small, fewLearners],
    [large, many],
  ] as const) {
    const courseId = stableId('bench', 'course', account);
    const [made] = await platform.query(`select from document where kind = 'courses' and id = $1`, [
      courseId,
    ]);
    if (made) continue;
    const rows = count * lessonsEach;
    console.log(
      `Making ${count.toLocaleString('en')} learners with ${rows.toLocaleString('en')} registrations …`,
    );
    await makeCourse(platform, account, courseId, lessonsEach);
    await makeAssessment(platform, account);
    await insertPeople(platform, count, account, markOf(account));
    const registrations = await readFile(new URL('./learning.sql', import.meta.url), 'utf8');
    for (let from = 1; from <= count; from += 2_000)
      await platform.query(registrations, [account, markOf(account), String(from), String(from + 1_999)]);
    await foldFigures(platform, account);
  }
  await platform.query('vacuum analyze');
}

/** Does at once what the platform does with figures each hour and each night. */
async function foldFigures(platform: MeasuredPlatform, account: string): Promise<void> {
  await platform.query(`do $$ begin while fold_facts(current_date, 20000) > 0 loop end loop; end $$`);
  await platform.query(
    `select count_active($1::uuid, 'month', month::date, least(month + interval '1 month', current_date)::date)
     from (select distinct date_trunc('month', day) as month from active_day where account_id = $1::uuid and day < current_date) months`,
    [account],
  );
}

async function makeCourse(
  platform: MeasuredPlatform,
  account: string,
  courseId: string,
  lessonsEach: number,
): Promise<void> {
  const clientId = `(select client_id from document where kind = 'accounts' and id = $1::uuid)`;
  await platform.query(
    `insert into document (kind, id, client_id, account_id, body) values ('courses', $2, ${clientId}, $1::uuid,
      jsonb_build_object('accountId', $1::uuid, 'title', 'A course of many lessons', 'kind', 'FormalCourse', 'registrationNumber', 'BENCH',
        'route', 'occupational', 'sequence', 'free', 'scheduled', false, 'state', 'published'))`,
    [account, courseId],
  );
  // One more than the course consists of, for people to register on while it is measured.
  await platform.query(
    `insert into document (kind, id, client_id, account_id, body)
     select 'lessons', gen_random_uuid(), ${clientId}, $1::uuid, jsonb_build_object('accountId', $1::uuid, 'contentKind', 'formal',
       'kind', 'FormalLesson', 'title', 'Lesson ' || lpad(n::text, 2, '0'), 'code', 'BENCH', 'lessonType', 'Theoretical', 'contentType', 'Pdf',
       'completion', 'opened', 'languages', '["en-ZA"]'::jsonb, 'selfService', n > $2, 'offline', false, 'watchedShare', 0.9,
       'state', 'published')
     from generate_series(1, $2::int + 1) n`,
    [account, lessonsEach],
  );
  await platform.query(
    `insert into course_item (course_id, lesson_id, client_id, account_id, position)
     select $2::uuid, id, client_id, account_id, right(body ->> 'title', 2)::int from document
     where kind = 'lessons' and account_id = $1::uuid and body ->> 'code' = 'BENCH' and not (body ->> 'selfService')::boolean`,
    [account, courseId],
  );
}

async function makeAssessment(platform: MeasuredPlatform, account: string): Promise<void> {
  await platform.query(
    `insert into document (kind, id, client_id, account_id, body)
     select 'assessments', gen_random_uuid(), client_id, account_id, jsonb_build_object('accountId', account_id, 'title', 'An examination to mark',
       'type', 'examination', 'contentKind', 'formal', 'contentId', id, 'questions', 0, 'shuffle', 'none', 'result', 'highest',
       'feedback', 'afterMarking', 'passMark', 60, 'maxTries', 1, 'waitMinutes', 0, 'graceSeconds', 60, 'timeLimitMinutes', null,
       'offline', false, 'invigilated', false, 'state', 'published')
     from document where kind = 'lessons' and account_id = $1::uuid and body ->> 'code' = 'BENCH' and body ->> 'title' = 'Lesson 01'`,
    [account],
  );
}

/** What learners ask, and those who teach and mark them, among few of them and among so many. */
export async function learningLines(platform: MeasuredPlatform, many: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [account, size] of [
    [small, fewLearners],
    [large, many],
  ] as const) {
    const asking = await learnersOf(platform, account);
    const marking = await askingAs(platform, account, [await assessorOf(platform, account)]);
    const lessons = await platform.query(
      `select id, (body ->> 'selfService')::boolean as free from document where kind = 'lessons' and account_id = $1
       and body ->> 'code' = 'BENCH' order by body ->> 'title'`,
      [account],
    );
    const [begun] = lessons;
    const free = lessons.find((lesson) => lesson['free']);
    const lesson = (row: typeof begun) => `/content/formal/lessons/${String(row?.['id'])}`;
    const course = `/courses/${stableId('bench', 'course', account)}`;
    const works: Record<string, (turn: number) => Promise<unknown>> = {
      'my courses': (turn) => asking(turn, 'GET', '/courses'),
      'one course with its lessons': (turn) => asking(turn, 'GET', course),
      'my lessons': (turn) => asking(turn, 'GET', '/content/formal/lessons'),
      'my registrations on a lesson': (turn) => asking(turn, 'GET', `${lesson(begun)}/registrations`),
      'my meetings': (turn) => asking(turn, 'GET', '/classrooms/sessions?limit=100'),
      'my schedules': (turn) => asking(turn, 'GET', '/schedules'),
      'my news': (turn) => asking(turn, 'GET', '/inbox/newsflashes'),
      'register on a lesson': (turn) => asking(turn, 'POST', `${lesson(free)}/registrations`, {}),
      'save a lesson': (turn) =>
        asking(turn, 'POST', `${lesson(free)}/submit`, {
          sequence: Date.now() % 1e9,
          activeSeconds: 1,
          final: false,
        }),
      'the queue to mark': (turn) => marking(turn, 'GET', '/moderation/submissions?limit=100'),
      'the queue to mark, by learner': (turn) =>
        marking(turn, 'GET', '/moderation/submissions?limit=100&sort=-learner'),
    };
    for (const [name, run] of Object.entries(works))
      lines.push({ name: `learning: ${name}`, size, run: async (turn) => void (await run(turn)) });
  }
  return lines;
}

async function assessorOf(platform: MeasuredPlatform, account: string): Promise<string> {
  const [assessor] = await platform.query(
    `select id from document where kind = 'users' and account_id = $1 and body -> 'roles' ? 'assessor'
       and not body -> 'roles' ? 'learner' order by id limit 1`,
    [account],
  );
  return String(existing(assessor, `an assessor of the account ${account}`)['id']);
}

/** Asks as one of two hundred learners of an account, another one each turn. */
async function learnersOf(platform: MeasuredPlatform, account: string) {
  const rows = await platform.query(
    `select id from document where kind = 'users' and account_id = $1 and body ->> 'number' like $2 order by id limit 200`,
    [account, `${markOf(account)}%`],
  );
  return askingAs(
    platform,
    account,
    rows.map((row) => String(row['id'])),
  );
}

async function askingAs(platform: MeasuredPlatform, account: string, people: readonly string[]) {
  const signed = await signerFor(
    platform,
    platform.url,
    account === large ? 'moderator' : 'karoo',
    account === large ? 'moderator' : 'karoo',
  );
  return async (turn: number, method: 'GET' | 'POST', path: string, body?: object) => {
    const token = await signed(people[turn % people.length]!, 60);
    const response = await fetch(`${platform.url}/api/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  };
}

/** Saves a second that are to go through without an error. */
const savesWanted = 200;
const writers = 400;
const atOnce = 32;
const seconds = 20;

/**
 * Lets four hundred learners write the examination of the demonstration and save as fast as they are answered.
 * @returns whether so many saves a second went through, and none failed
 */
export async function saveAnswers(platform: MeasuredPlatform): Promise<boolean> {
  const people = await platform.query(
    `insert into document (kind, id, client_id, account_id, body)
     select kind, gen_random_uuid(), client_id, account_id,
       body || jsonb_build_object('username', 'writer' || n || $2::text, 'email', 'writer' || n || $2::text || '@bench.example')
     from document, generate_series(1, $1::int) n where kind = 'users' and body ->> 'username' = 'learner' returning id`,
    [writers, Date.now().toString(36)],
  );
  await platform.query(
    `insert into enrollment (client_id, account_id, user_id, kind, target_id, assigned_at)
     select e.client_id, e.account_id, w.id, e.kind, e.target_id, now() from enrollment e
       join document l on l.kind = 'users' and l.body ->> 'username' = 'learner' and l.id = e.user_id,
       unnest($1::uuid[]) w (id)`,
    [people.map((row) => row['id'])],
  );
  // Each begins the course, which takes a use of what the account bought.
  await platform.query(
    `update document set body = body || '{"quantity": 1000000}' where kind = 'licence-engagements' and account_id = $1`,
    [large],
  );
  const [examination] = await platform.query(
    `select id from document where kind = 'assessments' and account_id = $1 and body ->> 'title' like '%examination of knowledge'`,
    [large],
  );
  const address = `${platform.url}/api/v2/content/formal/examinations/${String(examination!['id'])}`;
  const signed = await signerFor(platform, platform.url, 'moderator', 'moderator');
  const tries: { token: string; submissionId: string; questionId: string; sequence: number }[] = [];
  for (const { id } of people) {
    const token = await signed(String(id), 60);
    const answer = await fetch(`${address}?start=1`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`A try could not be begun: ${await answer.text()}`);
    const { running } = ((await answer.json()) as Begun).data;
    tries.push({
      token,
      submissionId: running.submissionId,
      questionId: running.questions[0]!.id,
      sequence: 0,
    });
  }
  const failed: number[] = [];
  let saved = 0;
  const until = performance.now() + seconds * 1000;
  let turn = 0;
  const work = async () => {
    while (performance.now() < until) {
      const one = tries[turn++ % tries.length]!;
      const { token, submissionId, questionId } = one;
      one.sequence += 1;
      const answers = [{ questionId, response: { colour: one.sequence % 2 ? 'red' : 'blue' } }];
      const response = await fetch(`${address}/submit`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({
          submissionId,
          playerId: 'one',
          sequence: one.sequence,
          activeSeconds: 5,
          final: false,
          answers,
        }),
      });
      await response.arrayBuffer();
      if (response.ok) saved += 1;
      else failed.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const rate = saved / seconds;
  console.log(
    `answers saved by ${atOnce} at once: ${rate.toFixed(0)} a second, ${failed.length} failed${failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : ''}`,
  );
  return rate >= savesWanted && failed.length === 0;
}

interface Begun {
  data: { running: { submissionId: string; questions: { id: string }[] } };
}
