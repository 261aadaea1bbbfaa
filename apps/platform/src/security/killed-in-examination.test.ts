import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { assignExamination, planted } from '../areas/content/assigned.fixture.ts';
import { refuseWrongTallies } from '../testing/recount.ts';
import { insist, kills, startToBeKilled } from './killed-platform.fixture.ts';
import type { KilledPlatform, Load } from './killed-platform.fixture.ts';

const examinations = 3;
const mostSaves = 20;

/** What somebody was told is kept of a try. */
interface Try {
  examinationId: string;
  submissionId: string;
  number: number;
  /** By question, the last answer that was acknowledged while the try was open. */
  answers: Record<string, unknown>;
  /** By window, the last message that was. */
  sequences: Record<string, number>;
  /** Each result that was told. */
  results: Set<string>;
}

type Submitted = {
  submission: { state: string; sequence: number };
  registration: { score: number | null };
};

it.skipIf(kills === 0)(
  'nothing acknowledged of an examination is lost, and each try has one result, when platform and database are killed again and again',
  async () => {
    const platform = await startToBeKilled();
    const load = { goesOn: true, failed: 0 };
    const tries: Try[] = [];
    const count = { saves: 0 };
    const learner = await platform.lastingToken('learner');
    const ids = await assignedTo(platform, { timeLimitMinutes: 30 }, examinations);
    // Nobody hands this one in: its time runs out while the platform may be down.
    const [short] = await assignedTo(platform, { timeLimitMinutes: 1, graceSeconds: 0 }, 1);
    await Promise.all([
      ...ids.map((id) => write(asking(platform.url, learner, id, load), true, tries, count)),
      write(asking(platform.url, learner, short!, load), false, tries, count),
      platform.killAgainAndAgain(load, () => count.saves),
    ]);

    await platform.asOwner(async (pool) => {
      expect(await wrong(pool, tries)).toEqual([]);
      await refuseWrongTallies(pool);
      expect(tries.some(({ examinationId }) => examinationId === short)).toBe(true);
      process.stdout.write(
        `${kills} kills: ${count.saves} saves of ${tries.length} tries acknowledged, ${load.failed} calls not answered or with 503.\n`,
      );
      // What is looked for is found where it is so.
      const [one, two] = tries;
      await pool.query(
        `update submission set answers = answers - (select min(key) from jsonb_object_keys(answers) key) where id = $1`,
        [one!.submissionId],
      );
      await pool.query(
        `insert into question_tally (client_id, account_id, question_id, question_revision, answer, given, answered, mark,
           mark_squared, mark_by_total, total, total_squared)
         select client_id, account_id, question_id, question_revision, null, 1, 0, 0, 0, 0, 0, 0
         from paper_question where assessment_id = $1 limit 1`,
        [two!.examinationId],
      );
      const found = await wrong(pool, tries);
      expect(found.some((sentence) => sentence.includes(`${one!.submissionId} keeps`))).toBe(true);
      expect(found.some((sentence) => sentence.startsWith(`${two!.examinationId} counts`))).toBe(true);
    });
  },
  3_600_000 * 6,
);

/** Makes so many examinations with any number of tries, assigned to the learner. @returns their ids */
async function assignedTo(
  platform: KilledPlatform,
  rules: { timeLimitMinutes: number; graceSeconds?: number },
  howMany: number,
): Promise<string[]> {
  const as = async (username: string) => {
    const token = await platform.lastingToken(username);
    return createClient(routes, { baseUrl: `${platform.url}/api`, token: () => token });
  };
  const ids: string[] = [];
  const questions = planted.filter(({ type }) => type === 'numeric' || type === 'short_text');
  while (ids.length < howMany)
    ids.push(await assignExamination({ as }, { ...rules, maxTries: null }, questions));
  return ids;
}

interface Examination {
  id: string;
  goesOn: () => boolean;
  begin(number: number): Promise<{ submissionId: string; questions: { id: string; type: string }[] }>;
  submit(body: object): Promise<Submitted>;
}

/** Asks until it is answered, also when the load is over: what was begun is brought to its end. */
function asking(url: string, token: string, id: string, load: Load): Examination {
  const address = `${url}/api/v2/content/formal/examinations/${id}`;
  const toTheEnd = {
    goesOn: true,
    get failed() {
      return load.failed;
    },
    set failed(count) {
      load.failed = count;
    },
  };
  const ask = async <Answer>(path: string, request: RequestInit = {}): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    const answer = await insist<Answer>(toTheEnd, () => fetch(`${address}${path}`, { ...request, headers }));
    return answer!.data;
  };
  return {
    id,
    goesOn: () => load.goesOn,
    begin: async (number) =>
      (await ask<{ running: Awaited<ReturnType<Examination['begin']>> }>(`?start=${number}`)).running,
    submit: (body) =>
      ask('/submit', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      }),
  };
}

/** One try after the other: two windows save at once, each its own question, then both hand in at once or wait for the end. */
async function write(
  examination: Examination,
  handsIn: boolean,
  tries: Try[],
  count: { saves: number },
): Promise<void> {
  for (let number = 1; examination.goesOn(); number++) {
    const { submissionId, questions } = await examination.begin(number);
    const one: Try = {
      examinationId: examination.id,
      submissionId,
      number,
      answers: {},
      sequences: {},
      results: new Set(),
    };
    tries.push(one);
    await Promise.all(
      questions.map(async (question, player) => {
        const playerId = `window ${player}`;
        const saves = handsIn ? 1 + Math.floor(Math.random() * mostSaves) : Infinity;
        for (let sequence = 1; ; sequence++) {
          // Every other number is within the tolerance of the key, and no two messages say the same.
          const value = sequence / 1000 + (sequence % 2) * 918_273;
          const response = question.type === 'numeric' ? { value } : { text: `message ${sequence}` };
          const { submission, registration } = await examination.submit({
            submissionId,
            playerId,
            sequence,
            takeOver: true,
            activeSeconds: sequence,
            final: sequence > saves,
            answers: [{ questionId: question.id, response }],
          });
          // While it was open, or as what handed it in.
          if (submission.sequence === sequence) {
            one.answers[question.id] = response;
            one.sequences[playerId] = sequence;
            count.saves += 1;
          }
          if (submission.state === 'open') continue;
          one.results.add(JSON.stringify(registration.score));
          return;
        }
      }),
    );
  }
}

/** Which of what was acknowledged is not there as it should be. */
async function wrong(pool: pg.Pool, tries: readonly Try[]): Promise<string[]> {
  const { rows } = await pool.query<Omit<Try, 'results'> & { state: string; times: number; score: number }>(
    `select assessment_id as "examinationId", id as "submissionId", number, state, answers, sequences, score::float,
       (count(*) over (partition by assessment_id, number))::int as times
     from submission where assessment_id = any($1::uuid[])`,
    [tries.map(({ examinationId }) => examinationId)],
  );
  const stored = new Map(rows.map((row) => [row.submissionId, row]));
  const ofTries = tries.flatMap(({ submissionId: id, answers, sequences, results }) => {
    const row = stored.get(id);
    if (!row) return [`${id} is not there`];
    const told = JSON.stringify([inOrder(answers), inOrder(sequences)]);
    const kept = JSON.stringify([inOrder(row.answers), inOrder(row.sequences)]);
    return [
      ...(told === kept ? [] : [`${id} keeps ${kept} and not ${told}`]),
      ...(row.state === 'marked' && row.times === 1 ? [] : [`${id} is ${row.state}, ${row.times} times`]),
      ...(results.size === 1 && results.has(JSON.stringify(row.score))
        ? []
        : [`${id} has ${row.score} and told ${[...results].join(', ')}`]),
    ];
  });
  const counted = await pool.query<{ id: string; given: number; tries: number }>(
    `select p.assessment_id as id, sum(t.given)::int as given,
       (select count(*)::int from submission s where s.assessment_id = p.assessment_id) as tries
     from paper_question p join question_tally t on t.question_id = p.question_id and t.answer is null
     where p.assessment_id = any($1::uuid[]) group by p.assessment_id, p.question_id`,
    [tries.map(({ examinationId }) => examinationId)],
  );
  return [
    ...ofTries,
    ...counted.rows
      .filter((row) => row.given !== row.tries)
      .map((row) => `${row.id} counts ${row.given} results of ${row.tries} tries`),
  ];
}

const inOrder = (of: Record<string, unknown>) => Object.entries(of).sort(([a], [b]) => a.localeCompare(b));
