import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { SurveyCreate, SurveyQuestionInput } from '@moderator/contract/types';
import { doJob } from '../../testing/jobs.ts';
import { signedToken } from '../../testing/signed-token.ts';
import {
  administratorOf,
  other,
  own as accountId,
  people,
  personOf,
  sitesOf,
} from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
});
afterAll(() => platform.stop());
afterEach(() => platform.setNow(null));

const learners = people.filter((each) => each.accountId === accountId && each.roles.includes('learner'));
const idsOf = (count: number, from = 0) => learners.slice(from, from + count).map(({ id }) => id);
const as = async (id: string) => platform.withToken(await signedToken(platform, 'learner', { sub: id }));

const questions: SurveyQuestionInput[] = [
  { type: 'rating', text: 'How was it?', required: true },
  { type: 'text', text: 'What would help?', required: false },
];

/** A survey that these people are asked to answer. */
async function survey(userIds: readonly string[], more: Partial<SurveyCreate> = {}) {
  const { id: groupId } = await manager.createGroup({ body: { accountId, name: `Asked ${randomUUID()}` } });
  if (userIds.length > 0) await manager.addGroupUsers({ id: groupId, body: { ids: [...userIds] } });
  const made = await manager.createSurvey({
    body: { accountId, title: 'After the course', audience: { groupIds: [groupId] }, ...more },
  });
  const paper = await manager.setSurveyQuestions({ id: made.id, version: 1, body: { questions } });
  return { id: made.id, groupId, rated: paper.questions[0]!.id, said: paper.questions[1]!.id };
}
const move = (id: string, from: 'draft' | 'pending' | 'published' | 'archived', to: typeof from) =>
  manager.changeSurveyState({ id, query: { from, to } });
async function published(userIds: readonly string[], more: Partial<SurveyCreate> = {}) {
  const made = await survey(userIds, more);
  await move(made.id, 'draft', 'pending');
  await move(made.id, 'pending', 'published');
  await doJob(platform, 'invite-to-surveys');
  return made;
}
type Made = Awaited<ReturnType<typeof survey>>;
const answersOf = ({ rated, said }: Made, rating: number, text?: string) => [
  { questionId: rated, response: { rating } },
  ...(text === undefined ? [] : [{ questionId: said, response: { text } }]),
];
const answer = async (made: Made, userId: string, rating = 8, text?: string) =>
  (await as(userId)).submitSurvey({ id: made.id, body: { answers: answersOf(made, rating, text) } });

describe('a survey', () => {
  it('is not published without questions, without people, or after a course that it does not name', async () => {
    const { id } = await manager.createSurvey({ body: { accountId, title: 'Empty' } });
    await expect(move(id, 'draft', 'pending')).rejects.toMatchObject({ code: '40012' });
    const nobody = await survey([], { audience: {} });
    await expect(move(nobody.id, 'draft', 'pending')).rejects.toMatchObject({ code: 'invalid_input' });
    const later = await survey(idsOf(1), { when: 'afterCourse' });
    await expect(move(later.id, 'draft', 'pending')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('asks those whom it is for, tells them, and takes in who comes later', async () => {
    const [first, second, later, nobody] = idsOf(4) as [string, string, string, string];
    const made = await published([first, second]);
    const { items } = await (await as(first)).listQuestionnaires();
    expect(items.map(({ id }) => id)).toContain(made.id);
    const told = await (await as(first)).listInboxMessages();
    expect(told.items[0]).toMatchObject({
      event: 'survey.waiting',
      subject: { kind: 'survey', id: made.id },
      text: expect.stringContaining('After the course') as string,
    });
    const api = await as(nobody);
    for (const refused of [
      () => api.getAskedSurvey({ id: made.id }),
      () => api.submitSurvey({ id: made.id, body: { answers: [] } }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'not_found' });
    await manager.addGroupUsers({ id: made.groupId, body: { ids: [later] } });
    await doJob(platform, 'invite-to-surveys');
    await doJob(platform, 'invite-to-surveys');
    const progress = await manager.getSurveyProgress({ id: made.id, query: { people: 'true' } });
    expect(progress).toMatchObject({ invited: 3, answered: 0, responseRate: 0, results: null });
    expect(progress.people?.items.map(({ person }) => person.id).sort()).toEqual(
      [first, second, later].sort(),
    );
  });

  it('is answered once, and the same answer sent again is the first', async () => {
    const [one] = idsOf(1) as [string];
    const made = await published([one]);
    const api = await as(one);
    const body = { answers: answersOf(made, 8), submissionId: randomUUID() };
    const [first, second] = await Promise.all([
      api.submitSurvey({ id: made.id, body }),
      api.submitSurvey({ id: made.id, body }),
    ]);
    expect(second).toEqual(first);
    await expect(answer(made, one)).rejects.toMatchObject({ code: 'already_exists' });
    expect(await manager.getSurveyProgress({ id: made.id })).toMatchObject({ invited: 1, answered: 1 });
    const [box] = await platform.query<{ many: number }>(
      'select jsonb_array_length(pool) as many from survey_box where survey_id = $1',
      [made.id],
    );
    expect(box?.many).toBe(1);
    expect(await api.getAskedSurvey({ id: made.id })).toMatchObject({ answeredOn: first.answeredOn });
  });

  it('tells where an answer does not fit, and devices of each what became of it', async () => {
    const [one] = idsOf(1) as [string];
    const [made, next] = [await published([one]), await published([one])];
    const api = await as(one);
    await expect(
      api.submitSurvey({ id: made.id, body: { answers: answersOf(made, 11) } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      problem: { errors: [{ path: 'body.answers.0.response' }] },
    });
    const sent = await api.submitSurveys({
      body: {
        submissions: [
          { surveyId: made.id, answers: [] },
          { surveyId: next.id, answers: answersOf(next, 3) },
          { surveyId: randomUUID(), answers: [] },
        ],
      },
    });
    expect(sent.map(({ refusal }) => refusal?.code ?? null)).toEqual(['invalid_input', null, 'not_found']);
  });

  it('is closed by its day, and nobody answers it before or after', async () => {
    const [one] = idsOf(1) as [string];
    const made = await published([one], { closesAt: new Date(Date.now() + 3_600_000).toISOString() });
    platform.setNow(new Date(Date.now() + 7_200_000));
    await expect(answer(made, one)).rejects.toMatchObject({ code: 'wrong_state' });
    const { items } = await (await as(one)).listQuestionnaires();
    expect(items.map(({ id }) => id)).not.toContain(made.id);
  });

  it('changes in its words alone once somebody has answered, and stays', async () => {
    const [one] = idsOf(1) as [string];
    const made = await published([one]);
    await answer(made, one);
    const set = async (changed: SurveyQuestionInput[]) =>
      manager.setSurveyQuestions({
        id: made.id,
        version: (await manager.getSurvey({ id: made.id })).version,
        body: { questions: changed },
      });
    const [rated, said] = [
      { ...questions[0]!, id: made.rated },
      { ...questions[1]!, id: made.said },
    ];
    await expect(set([rated])).rejects.toMatchObject({ code: 'wrong_state' });
    const paper = await set([{ ...rated, text: 'How did you find it?' }, said]);
    expect(paper.questions.map(({ text }) => text)).toEqual(['How did you find it?', 'What would help?']);
    await expect(manager.deleteSurvey({ id: made.id })).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(
      manager.updateSurvey({
        id: made.id,
        version: (await manager.getSurvey({ id: made.id })).version,
        body: { anonymous: false },
      }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('anonymous answers', () => {
  const many = 12;
  const words = (place: number) => `What number ${place} says is ${place * 7919}`;
  let made: Made;
  let asked: string[];
  beforeAll(async () => {
    asked = idsOf(many);
    made = await published(asked);
    for (const [place, id] of asked.entries()) {
      await answer(made, id, (place % 10) + 1, words(place));
      if (place !== 8) continue;
      expect((await manager.getSurveyProgress({ id: made.id })).results).toBeNull();
    }
  });

  it('stand nowhere but in the box, whose rows know neither people nor times', async () => {
    const tables = await platform.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await platform.query(`select from ${name} t where t::text like '%is 15838%' limit 1`);
      if (row) found.push(name);
    }
    expect(found.filter((name) => !['survey_box', 'survey_block'].includes(name))).toEqual([]);
    const columns = await platform.query<{ type: string; name: string }>(
      `select data_type as type, column_name as name from information_schema.columns
        where table_name in ('survey_box', 'survey_block')`,
    );
    expect(columns.filter(({ type }) => /time|date|serial/.test(type))).toEqual([]);
    expect(columns.filter(({ name }) => /user|person|submission/.test(name))).toEqual([]);
    const rows = await platform.query<{ row: string }>(
      `select b::text as row from survey_box b where survey_id = $1 union all select b::text from survey_block b where survey_id = $1`,
      [made.id],
    );
    for (const id of asked) expect(rows.some(({ row }) => row.includes(id))).toBe(false);
  });

  it('leave no answer, sum or entry of their sender', async () => {
    expect(
      await platform.query(
        `select from idempotent_answer where operation in ('submitSurvey', 'submitSurveys')`,
      ),
    ).toEqual([]);
    expect(await platform.query(`select from survey_answer where survey_id = $1`, [made.id])).toEqual([]);
    for (const table of ['event', 'audit_entry', 'inbox_item', 'job'])
      expect(
        await platform.query(
          `select from ${table} t where t::text like '%' || $1 || '%' and t::text ilike '%submit%'`,
          [made.id],
        ),
      ).toEqual([]);
  });

  it('lie in no order, and where a transaction tells of somebody, among others', async () => {
    const [box] = await platform.query<{ pool: Record<string, { text?: string }>[]; xmin: string }>(
      'select pool, xmin::text from survey_box where survey_id = $1',
      [made.id],
    );
    const blocks = await platform.query<{ answers: Record<string, { text: string }[]>; xmin: string }>(
      'select answers, xmin::text from survey_block where survey_id = $1',
      [made.id],
    );
    const said = [
      ...blocks.flatMap(({ answers }) => answers[made.said]!.map(({ text }) => text)),
      ...box!.pool.map((each) => each[made.said]!.text!),
    ];
    const sent = asked.map((_, place) => words(place));
    expect(said.toSorted()).toEqual(sent.toSorted());
    expect(said).not.toEqual(sent);
    // The row that the last one wrote has the others in it; those before wrote none that is still there, but for whole blocks.
    expect([box!.pool.length, blocks.map(({ answers }) => answers[made.said]!.length)]).toEqual([7, [5]]);
    const writers = await platform.query<{ xmin: string }>(
      'select xmin::text from survey_invitation where survey_id = $1',
      [made.id],
    );
    expect(new Set(writers.map(({ xmin }) => xmin)).size).toBe(many);
  });

  it('are shown five at a time while people answer, and all of them once nobody does', async () => {
    const open = await manager.getSurveyProgress({ id: made.id });
    expect([open.answered, open.counted]).toEqual([many, 5]);
    expect(open.results?.map(({ count }) => count)).toEqual([5, 5]);
    expect(open.results?.[1]?.texts).toHaveLength(5);
    // Not of a site, which together with others would tell of a few.
    const ofSite = await manager.getSurveyProgress({
      id: made.id,
      query: { siteId: sitesOf(accountId)[0]! },
    });
    expect(ofSite.results).toBeNull();

    await move(made.id, 'published', 'archived');
    const over = await manager.getSurveyProgress({ id: made.id });
    expect(over.counted).toBe(many);
    expect(over.results?.[0]?.distribution.map(({ count }) => count)).toEqual([2, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(over.results?.[1]?.texts.toSorted()).toEqual(asked.map((_, place) => words(place)).toSorted());
    await expect(move(made.id, 'archived', 'draft')).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('are not shown where there are four', async () => {
    const few = await published(idsOf(4));
    for (const id of idsOf(4)) await answer(few, id);
    await move(few.id, 'published', 'archived');
    expect(await manager.getSurveyProgress({ id: few.id })).toMatchObject({ counted: 0, results: null });
  });

  it('are not named, while those who have not answered are', async () => {
    const [one, two] = idsOf(2) as [string, string];
    const half = await published([one, two]);
    await answer(half, one);
    const { people: left } = await manager.getSurveyProgress({ id: half.id, query: { people: 'true' } });
    expect(left?.items.map(({ person }) => person.id)).toEqual([two]);
  });
});

describe('answers of a survey that is not anonymous', () => {
  it('are known by name and shown by site, where enough of it are asked', async () => {
    const ofSites = sitesOf(accountId).map((site) => learners.filter(({ siteId }) => siteId === site));
    const [there = [], elsewhere = []] = ofSites.toSorted((one, other) => other.length - one.length);
    const siteId = there[0]!.siteId!;
    const ids = [...there.slice(0, 10), ...elsewhere.slice(0, 3)].map(({ id }) => id);
    const made = await published(ids, { anonymous: false });
    for (const id of ids) await answer(made, id, 9);
    const all = await manager.getSurveyProgress({ id: made.id, query: { people: 'true' } });
    expect(all.people?.items.every(({ answeredOn }) => answeredOn !== null)).toBe(true);
    expect([all.answered, all.counted]).toEqual([13, 5]);
    await move(made.id, 'published', 'archived');
    const ofSite = (site: string) => manager.getSurveyProgress({ id: made.id, query: { siteId: site } });
    expect(await ofSite(siteId)).toMatchObject({
      invited: 10,
      counted: 10,
      results: [{ count: 10, mean: 9 }, {}],
    });
    // All of them without those of the site would be three.
    expect(await manager.getSurveyProgress({ id: made.id })).toMatchObject({ answered: 13, counted: 10 });
    expect((await ofSite(elsewhere[0]!.siteId!)).results).toBeNull();
  });
});

describe('those of another account', () => {
  it('neither see a survey nor who answered it', async () => {
    const made = await published(idsOf(1));
    const api = await platform.as(administratorOf(other.accountId));
    for (const call of ['getSurvey', 'getSurveyProgress'] as const)
      await expect(api[call]({ id: made.id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are told of their own site alone where they manage one', async () => {
    const site = personOf('sitemanager').siteId!;
    const elsewhere = learners.find(({ siteId }) => siteId !== null && siteId !== site)!;
    const made = await published([elsewhere.id]);
    const api = await platform.as('sitemanager');
    expect(await api.getSurveyProgress({ id: made.id })).toMatchObject({ invited: 0 });
  });
});
