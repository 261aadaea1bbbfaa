import { randomUUID } from 'node:crypto';
import { operations } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { TestPlatform } from './test-platform.ts';

/** Ids of one account, one of each kind that an address or a body can name. */
export interface Things {
  clientId: string;
  accounts: string;
  sites: string;
  users: string;
  licences: string;
  courses: string;
  schedules: string;
  files: string;
  attempts: string;
  batches: string;
  externals: string;
  learner: string;
  outcome: string;
}

const kinds = ['sites', 'licences', 'courses'] as const;

/** One of each kind of thing of an account. The schedule, the batch and what is external may have to be made up. */
export async function thingsOf(platform: TestPlatform, accountId: string): Promise<Things> {
  const one = async (text: string, values: unknown[] = [accountId]) =>
    (await platform.query<{ id: string }>(text, values))[0]?.id ?? randomUUID();
  const [clientId, sites, licences, courses] = [
    await one('select client_id as id from document where id = $1'),
    ...(await Promise.all(
      kinds.map((kind) =>
        one('select id from document where account_id = $1 and kind = $2 order by id limit 1', [
          accountId,
          kind,
        ]),
      ),
    )),
  ] as [string, string, string, string];
  const [attempt] = await platform.query<{ id: string; learner_id: string; course_id: string }>(
    `select id, learner_id, course_id from attempt where account_id = $1 and state = 'assessed' and not external
      order by id limit 1`,
    [accountId],
  );
  const courseId = attempt?.course_id ?? courses;
  return {
    clientId,
    accounts: accountId,
    sites,
    licences,
    courses: courseId,
    users: attempt?.learner_id ?? randomUUID(),
    learner: attempt?.learner_id ?? randomUUID(),
    attempts: attempt?.id ?? randomUUID(),
    schedules: await scheduleOf(platform, clientId, accountId, courseId),
    files: await one('select id from stored_file where account_id = $1 order by id limit 1'),
    batches: await one(`select id from batch where account_id = $1 order by state, id limit 1`),
    externals: await one('select id from external_assessment where account_id = $1 order by id limit 1'),
    outcome: await one('select id from outcome where course_id = $1 order by position limit 1', [courseId]),
  };
}

async function scheduleOf(platform: TestPlatform, clientId: string, accountId: string, courseId: string) {
  const [known] = await platform.query<{ id: string }>(
    `select id from document where kind = 'schedules' and account_id = $1 limit 1`,
    [accountId],
  );
  if (known) return known.id;
  const id = randomUUID();
  const body = {
    accountId,
    courseId,
    title: 'Summative assessment',
    startsAt: '2026-11-23T08:00:00Z',
    endsAt: '2026-11-23T12:00:00Z',
  };
  await platform.query(
    `insert into document (kind, id, client_id, account_id, body) values ('schedules', $1, $2, $3, $4)`,
    [id, clientId, accountId, JSON.stringify(body)],
  );
  return id;
}

/** The same kinds of ids, none of which exists. */
export const nothing = (things: Things): Things =>
  Object.fromEntries(
    Object.keys(things).map((kind) => [kind, kind === 'clientId' ? things.clientId : randomUUID()]),
  ) as unknown as Things;

const kindOfPath: [RegExp, keyof Things][] = [
  [/^\/moderation\/attempts/, 'attempts'],
  [/^\/moderation\/batches/, 'batches'],
  [/^\/moderation\/external-assessments/, 'externals'],
  [/^\/admin\/courses/, 'courses'],
  [/^\/admin\/schedules/, 'schedules'],
  [/^\/(accounts|sites|users|licences|files)\b/, 'accounts'],
];

/** The address of an operation with its parameters filled in. */
export function addressOf(operation: Operation, things: Things): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'type') return 'csv';
    if (name === 'learnerId') return things.learner;
    if (name === 'outcomeId') return things.outcome;
    if (name === 'attemptId') return things.attempts;
    const kind = kindOfPath.find(([pattern]) => pattern.test(operation.path))?.[1];
    if (!kind) throw new Error(`tests do not know what ${operation.path} is about; add it to kindOfPath`);
    return things[kind === 'accounts' ? (operation.path.split('/')[1] as keyof Things) : kind];
  });
}

const theme = { isCustomTheme: true, colour: { red: 1, green: 2, blue: 3 }, logos: {} };
const decision = () => ({ kind: 'upheld', reason: 'r', actions: [], findings: [] });

/** A body for every operation that takes one, good enough to come to its handler. */
export const bodies: Record<string, (things: Things) => unknown> = {
  Account: ({ clientId }) => ({
    clientId,
    name: 'Account',
    URLPrefix: `a${randomUUID().slice(0, 8)}`,
    theme,
  }),
  Site: ({ accounts }) => ({ accountId: accounts, name: 'Site', town: 'Paarl' }),
  User: ({ accounts, clientId }) => ({
    accountId: accounts,
    clientId,
    username: `u${randomUUID()}`,
    name: 'Lindiwe',
    surname: 'Dube',
    roles: ['learner'],
  }),
  Licence: ({ accounts }) => ({
    accountId: accounts,
    name: 'Licence',
    content: [],
    platforms: ['Moderator'],
  }),
  Course: ({ accounts }) => ({
    accountId: accounts,
    title: 'Course',
    registrationNumber: 'LP-1',
    route: 'legacy',
  }),
  Schedule: ({ accounts, courses }) => ({
    accountId: accounts,
    courseId: courses,
    title: 'Schedule',
    startsAt: '2026-11-23T08:00:00Z',
    endsAt: '2026-11-23T12:00:00+02:00',
  }),
  setAccountTheme: () => theme,
  setCourseOutcomes: () => [{ code: 'O1', title: 'Outcome', criteria: ['Does it.'] }],
  recordSummativeJudgements: ({ outcome }) => ({
    judgements: [{ outcomeId: outcome, result: 'C', feedback: '' }],
  }),
  moderateSummative: decision,
  resetSummative: () => ({ reason: 'Appeal.' }),
  setSummativeModerator: () => ({ moderatorId: null }),
  saveDraft: () => ({ comments: {}, findings: [], reason: '', actions: [], judgements: {}, notes: '' }),
  recordVerdict: () => ({ result: 'C', comment: '' }),
  decideAttempt: decision,
  previewBatch: ({ courses }) => ({ courseId: courses }),
  createBatch: ({ courses }) => ({ courseId: courses, title: 'Batch' }),
  drawSample: () => ({ seed: 'seed' }),
  addToSample: () => ({ reason: 'By hand.' }),
  signReport: () => ({ irregularities: '', recommendations: '', signature: 'N. Khumalo' }),
  reportIssue: () => ({ body: 'b', title: 't', to: 'support', from: 'a@example.org' }),
};

/** The body that an operation is called with here, or undefined where it takes none. */
export function bodyOf(operation: Operation, things: Things): unknown {
  const own = bodies[operation.id];
  if (own) return own(things);
  if (!operation.body || operation.bodyType === 'multipart') return undefined;
  if (operation.resource?.action === 'fetch') return { ids: [] };
  if (operation.resource?.action === 'patch') return {};
  const make = bodies[operation.id.replace(/^(create|replace)/, '')];
  if (!make) throw new Error(`tests have no body for ${operation.id}; add it to bodies`);
  return make(things);
}

/** The head that an operation asks for. */
export const headersOf = (operation: Operation, version = 1): Record<string, string> => ({
  ...(operation.bodyType === 'merge-patch' ? { 'content-type': 'application/merge-patch+json' } : {}),
  ...(operation.versioned ? { 'if-match': `"${version}"` } : {}),
});

/** Operations that take a body of JSON. */
export const withBody = operations.filter((each) => each.body && each.bodyType !== 'multipart');
