import { randomUUID } from 'node:crypto';
import { operations } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { TestPlatform } from './test-platform.ts';

/** Ids of one account, one of each kind that an address or a body can name. */
export type Things = Record<string, string> &
  Record<(typeof kinds)[number] | 'clientId' | 'accounts' | 'attempts' | 'learner' | 'outcome', string>;

const kinds = [
  'sites',
  'licences',
  'courses',
  'groups',
  'careers',
  'roles',
  'licence-engagements',
  'licence-subscriptions',
  'licence-groups',
  'tag-keys',
  'tag-values',
  'teams',
  'contacts',
  'assessments',
] as const;

/** One of each kind of thing of an account. The schedule, the batch and what is external may have to be made up. */
export async function thingsOf(platform: TestPlatform, accountId: string): Promise<Things> {
  const one = async (text: string, values: unknown[] = [accountId]) =>
    (await platform.query<{ id: string }>(text, values))[0]?.id ?? randomUUID();
  const clientId = await one('select client_id as id from document where id = $1');
  const documents: Record<string, string> = {};
  for (const kind of kinds)
    documents[kind] = await one(
      'select id from document where account_id = $1 and kind = $2 and deleted_at is null order by id limit 1',
      [accountId, kind],
    );
  const [attempt] = await platform.query<{ id: string; learner_id: string; course_id: string }>(
    `select id, learner_id, course_id from attempt where account_id = $1 and state = 'assessed' and not external
      order by id limit 1`,
    [accountId],
  );
  const courseId = attempt?.course_id ?? documents['courses']!;
  return {
    ...documents,
    clientId,
    clients: clientId,
    countries: 'ZA',
    accounts: accountId,
    courses: courseId,
    users: attempt?.learner_id ?? randomUUID(),
    learner: attempt?.learner_id ?? randomUUID(),
    attempts: attempt?.id ?? randomUUID(),
    schedules: await scheduleOf(platform, clientId, accountId, courseId),
    files: await one('select id from stored_file where account_id = $1 order by id limit 1'),
    batches: await one(`select id from batch where account_id = $1 order by state, id limit 1`),
    externals: await one('select id from external_assessment where account_id = $1 order by id limit 1'),
    uploads: await uploadOf(platform, clientId, accountId),
    outcome: await one('select id from outcome where course_id = $1 order by position limit 1', [courseId]),
  } as unknown as Things;
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

/** An upload of users that is over, of somebody who is nobody. */
async function uploadOf(platform: TestPlatform, clientId: string, accountId: string) {
  const id = randomUUID();
  await platform.query(
    `insert into user_upload (id, client_id, account_id, created_by, principal, file_name, media_type, size, mode, state)
      values ($1, $2, $3, $1, '{}', 'people.csv', 'text/csv', 1, 'all', 'finished')`,
    [id, clientId, accountId],
  );
  return id;
}

/** The same kinds of ids, none of which exists. */
export const nothing = (things: Things): Things =>
  Object.fromEntries(
    Object.keys(things).map((kind) => [kind, kind === 'clientId' ? things.clientId : randomUUID()]),
  ) as unknown as Things;

const kindOfPath: [RegExp, string][] = [
  [/^\/moderation\/attempts/, 'attempts'],
  [/^\/moderation\/batches/, 'batches'],
  [/^\/moderation\/external-assessments/, 'externals'],
  [/^\/admin\/courses/, 'courses'],
  [/^\/admin\/schedules/, 'schedules'],
  [/^\/licences\/engagements/, 'licence-engagements'],
  [/^\/licences\/subscriptions/, 'licence-subscriptions'],
  [/^\/licences\/groups/, 'licence-groups'],
  [/^\/tags\/keys/, 'tag-keys'],
  [/^\/tags\/values/, 'tag-values'],
  [/^\/enrollments\/users/, 'users'],
  [/^\/users\/bulk/, 'uploads'],
];

/** The address of an operation with its parameters filled in. */
export function addressOf(operation: Operation, things: Things): string {
  const parameters: Record<string, string | undefined> = {
    type: 'csv',
    learnerId: things.learner,
    outcomeId: things.outcome,
    attemptId: things.attempts,
    accountId: things.accounts,
  };
  const kind =
    kindOfPath.find(([pattern]) => pattern.test(operation.path))?.[1] ?? operation.path.split('/')[1]!;
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? things[kind];
    if (!value) throw new Error(`tests do not know what ${operation.path} is about; add it to kindOfPath`);
    return value;
  });
  const query = queries[operation.id]?.(things);
  return query ? `${address}?${query}` : address;
}

/** Queries of operations that cannot do without one. */
const queries: Record<string, (things: Things) => string> = {
  removeGroupUsers: ({ users }) => `id=${users}`,
  removeGroupRoles: ({ roles }) => `id=${roles}`,
  removeUserRoles: ({ roles }) => `roleId=${roles}`,
  removeRolesOfUsers: ({ users, roles }) => `userId=${users}&roleId=${roles}`,
  changeAccountState: () => 'from=active&to=suspended',
  changeCareerState: () => 'from=published&to=archived',
  changeJobRoleState: () => 'from=published&to=archived',
};

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
  Client: () => ({ name: 'Client', country: 'ZA' }),
  Group: ({ accounts }) => ({ accountId: accounts, name: 'Group' }),
  Career: ({ accounts }) => ({ accountId: accounts, name: 'Career' }),
  JobRole: ({ accounts }) => ({ accountId: accounts, name: 'Role' }),
  Team: ({ accounts }) => ({ accountId: accounts, name: 'Team' }),
  Contact: ({ accounts }) => ({ accountId: accounts, name: 'Contact' }),
  TagKey: ({ accounts }) => ({ accountId: accounts, name: 'Key' }),
  TagValue: (things) => ({ accountId: things.accounts, keyId: things['tag-keys'], name: 'Value' }),
  LicenceEngagement: ({ accounts, licences }) => ({
    accountId: accounts,
    licenceId: licences,
    contentType: 'FormalCourse',
    quantity: 10,
  }),
  LicenceSubscription: ({ accounts, licences }) => ({
    accountId: accounts,
    licenceId: licences,
    name: 'Subscription',
    period: 'yearly',
    startsOn: '2026-01-01',
  }),
  LicenceGroup: ({ accounts, licences, groups }) => ({
    accountId: accounts,
    licenceId: licences,
    groupId: groups,
    expiresOn: '2026-12-31',
  }),
  addGroupUsers: ({ users }) => ({ ids: [users] }),
  addGroupRoles: ({ roles }) => ({ ids: [roles] }),
  addUserRoles: ({ roles }) => ({ roleIds: [roles] }),
  setCareerRoles: ({ roles }) => ({ ids: [roles] }),
  setCareerContent: ({ courses }) => ({ content: [{ kind: 'course', id: courses }] }),
  setJobRoleContent: ({ courses }) => ({ content: [{ kind: 'course', id: courses }] }),
  setJobRoleCareers: ({ careers }) => ({ ids: [careers] }),
  setLicenceContent: () => [{ type: 'FormalCourse', accessLevel: 'FullAccess' }],
  addToLicenceEngagement: () => ({ quantity: 5 }),
  setTags: (things) => ({ items: [{ kind: 'users', id: things.users, valueIds: [things['tag-values']] }] }),
  assignJobRoles: ({ users, roles }) => ({ userIds: [users], roleIds: [roles] }),
  unassignJobRoles: ({ users, roles }) => ({ userIds: [users], roleIds: [roles] }),
  assignCareers: ({ users, careers }) => ({ userIds: [users], careerIds: [careers] }),
  unassignCareers: ({ users, careers }) => ({ userIds: [users], careerIds: [careers] }),
  assignSites: ({ users, sites }) => ({ userIds: [users], siteIds: [sites] }),
  unassignSites: ({ users, sites }) => ({ userIds: [users], siteIds: [sites] }),
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
