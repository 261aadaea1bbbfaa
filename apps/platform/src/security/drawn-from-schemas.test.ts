import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCatalogue, operations, rolesThatMayCall, takesKey } from '@moderator/contract';
import type { Operation, Role } from '@moderator/contract';
import { timesToTry } from '../testing/budget.ts';
import { addressOf, bodyOf, headersOf } from '../testing/calls.ts';
import type { Things } from '../testing/fixture.ts';
import { raw } from '../testing/raw.ts';
import { signedToken } from '../testing/signed-token.ts';
import { clientId, own, personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { thingsOf } from '../testing/things.ts';
import { dataOfLearner } from './data-of-learner.fixture.ts';
import type { DataOfLearner } from './data-of-learner.fixture.ts';

/** Requests altogether, or a few more; each role has the same share of them, and of it each call. */
const cases = Number(process.env['SCHEMA_CASES'] ?? timesToTry(0, 100_000));
/** Those who manage come last: what they switch off and remove is gone for everybody. */
const everyRole = [
  'moderator',
  'assessor',
  'verifier',
  'trainer',
  'learner',
  'candidate',
  'reviewer',
  'site_manager',
  'account_manager',
  'client_manager',
  'administrator',
] as const satisfies readonly Role[];
/** `SCHEMA_ROLES` names those to ask as, where it is not all of them. */
const roles = everyRole.filter((role) =>
  (process.env['SCHEMA_ROLES'] ?? everyRole.join()).split(',').includes(role),
);
const manages = (role: Role) => role.endsWith('_manager') || role === 'administrator';
/** Those who see all accounts of their client. */
const seesClient = (role: Role) => role === 'client_manager' || role === 'administrator';
const sideBySide = 3;
/** Each call comes so often among the others, so that what one begins another one goes on with; what managers remove is gone. */
const roundsOf = (role: Role) => (manages(role) ? 1 : 4);
/** Calls that succeeded at least once, by who asked. */
const succeeded = new Map<Role, Set<string>>();
/** What somebody learns by, with all that it takes. */
const ofLearning = ['content', 'courses', 'scorm', 'uploader'];

let platform: TestPlatform;
let tried = 0;
const statuses: Record<string, number> = {};
/** What there is, and who asks with which token: found before the tokens of the set-up are over. */
let all: Things;
let ofLearner: DataOfLearner;
const askers = new Map<Role, { id: string; siteId: string | null; authorization: string }>();
beforeAll(async () => {
  // Where we fail, the output says why.
  platform = await startTestPlatform('demo', { settings: { logLevel: 'error' } });
  if (cases === 0) return;
  all = await thingsOf(platform, own);
  ofOthers = await readOthers();
  const day = Math.floor(Date.now() / 1000) + 86_400;
  ofLearner = await dataOfLearner(platform);
  for (const role of roles) {
    const who = personOf(usernameOf(role));
    const token = await signedToken(platform, usernameOf(role), { sub: who.id, exp: day });
    askers.set(role, { ...who, authorization: `Bearer ${token}` });
  }
});
afterAll(async () => {
  await platform.stop();
  if (cases === 0) return;
  process.stdout.write(`${tried} cases: ${JSON.stringify(statuses)}\n`);
  for (const role of roles) process.stdout.write(`${role}: ${sharesOf(role)}\n`);
});

const usernameOf = (role: Role): string =>
  role === 'account_manager' ? 'manager' : role.replace('_manager', 'manager');

/** People, work and files of others: of another client, or of another account as well. What is offered to others is not among them. */
let ofOthers: Record<'client' | 'account', Set<string>>;
async function readOthers(): Promise<typeof ofOthers> {
  const rows = await platform.query<{ id: string; client_id: string }>(
    `select id, client_id from document where account_id <> $1 and kind = 'users'
      union select id, client_id from attempt where account_id <> $1 union select id, client_id from evidence where account_id <> $1
      union select id, client_id from batch where account_id <> $1 union select id, client_id from stored_file where account_id <> $1`,
    [own],
  );
  const idsOf = (some: typeof rows) => new Set(some.map(({ id }) => id));
  return { client: idsOf(rows.filter((row) => row.client_id !== clientId)), account: idsOf(rows) };
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Attempts that somebody has to do with: so that what they may do is asked for, not only what they may not. */
async function ownAttempts(role: (typeof roles)[number], id: string): Promise<string[]> {
  const rows = await platform.query<{ id: string }>(
    `select id from attempt where account_id = $1 and superseded_at is null and case $2
        when 'learner' then learner_id = $3 when 'assessor' then assessor_id = $3 or allocated_to = $3
        else state in ('in_sample', 'moderating', 'assessed', 'moderated') end order by state, id limit 40`,
    [own, role, id],
  );
  return rows.map((row) => row.id);
}

/** What stands where the schema has a value: good ones, borders, and what is none. */
const strangeTexts = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    '0',
    '-1',
    '1e9',
    'true',
    'null',
    '2026-02-30',
    '9999-12-31',
    '\u0000',
    '%',
    "'",
    '\ud800',
    own,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
);

/** Values that the schema of a query names, where it names any. */
function queryOf(operation: Operation): fc.Arbitrary<string> {
  const names = Object.keys(operation.query?.shape ?? {});
  if (names.length === 0) return fc.constant('');
  const value = fc.oneof(
    strangeTexts,
    fc.constantFrom('ready', 'all', 'csv', '1', '20', 'name', '-name', 'id', 'created'),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 3 })
    .map((pairs) =>
      new URLSearchParams(
        pairs.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
      ).toString(),
    );
}

/** A good body, one with something strange in one place at whatever depth, or something else altogether. */
function bodiesOf(good: unknown): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), strangeTexts);
  const changed = fc.tuple(fc.nat(), anything).map(([place, value]) => replaced(good, place, value));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(good) },
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: anything },
  );
}

/** The value with that of one of its leaves, counted round, replaced. */
function replaced(value: unknown, place: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  if (keys.length === 0) return by;
  const key = keys[place % keys.length]!;
  const inner = replaced((value as Record<string, unknown>)[key], Math.floor(place / keys.length), by);
  return Array.isArray(value)
    ? value.map((each: unknown, index) => (String(index) === key ? inner : each))
    : { ...value, [key]: inner };
}

/** What a role is asked for: all that the access table lets it call but what takes files, which other tests draw. */
const callsOf = (role: Role) =>
  operations.filter(
    (operation) =>
      rolesThatMayCall(operation).includes(role) &&
      operation.bodyType !== 'multipart' &&
      !operation.audience.includes('public'),
  );

/** Which calls of what is learnt with somebody may ask, and how many of them succeeded at least once. */
const sharesOf = (role: Role): string =>
  [...ofLearning, 'files']
    .map((name) => {
      const calls = callsOf(role).filter(({ area }) => area === name);
      const missing = calls.filter(({ id }) => !succeeded.get(role)?.has(id)).map(({ id }) => id);
      return `${name} ${calls.length - missing.length} of ${calls.length}${missing.length > 0 ? ` (not ${missing.join(', ')})` : ''}`;
    })
    .join('; ');

async function isAnsweredWell(
  role: Role,
  operation: Operation,
  answer: Awaited<ReturnType<typeof raw>>,
): Promise<void> {
  tried++;
  if (answer.status < 300) succeeded.set(role, (succeeded.get(role) ?? new Set()).add(operation.id));
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  const foreign = ofOthers[seesClient(role) ? 'client' : 'account'];
  const told = Array.from(answer.text.matchAll(uuids), ([id]) => id).filter((id) => foreign.has(id));
  expect([operation.id, told]).toEqual([operation.id, []]);
  // The platform holds good answers against their schemas itself, and fails where they are others.
  expect(answer.status, `${operation.id}: ${answer.text}`).toBeLessThan(500);
  if (answer.status < 400 || operation.method === 'HEAD') return;
  const code = answer.body?.code as keyof typeof errorCatalogue | undefined;
  expect([operation.id, code, code && errorCatalogue[code].status]).toEqual([
    operation.id,
    code,
    answer.status,
  ]);
  expect(answer.body.detail, operation.id).toMatch(/^\S.*[.!?]$/s);
}

/** Those who have to do with no attempt. */
const hasNone: readonly Role[] = ['trainer', 'candidate', 'reviewer'];

/** The seed of a body that is not changed. */
const asItShouldBe = 2 ** 31;

describe.skipIf(cases === 0)('whatever is drawn from the schemas', () => {
  it.each(roles)(
    'is answered within them when a %s asks, about data of their own',
    async (role) => {
      const { id, siteId, authorization } = askers.get(role)!;
      const attempts = await ownAttempts(role, id);
      if (!hasNone.includes(role)) expect(attempts.length).toBeGreaterThan(0);
      const calls = callsOf(role);
      const each = Math.ceil(cases / roles.length / calls.length / roundsOf(role));
      const things = (turn: number): Things => ({
        ...all,
        attempts: attempts[turn % attempts.length] ?? all.attempts,
        // Who manages would change themself, and ask as somebody else from there on.
        ...(turn % 3 === 0 && !manages(role) ? { users: id, learner: id } : {}),
        ...(siteId ? { sites: siteId } : {}),
        ...(role === 'learner' ? (ofLearner.things(turn) as Things) : {}),
      });
      const one = async (operation: Operation) =>
        fc.assert(
          fc.asyncProperty(
            fc.nat(1000),
            queryOf(operation),
            fc.nat(2 ** 31),
            fc.constantFrom(1, 1, 2, 3, 9999),
            async (turn, query, seed, version) => {
              const of = things(turn);
              const address = addressOf(operation, of);
              const good = (role === 'learner' && ofLearner.bodyOf(operation)) || bodyOf(operation, of);
              const [drawn] =
                good === undefined ? [undefined] : fc.sample(bodiesOf(good), { seed, numRuns: 1 });
              const body = seed === asItShouldBe ? good : drawn;
              const ask = () =>
                raw(
                  platform,
                  operation.method,
                  query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address,
                  {
                    headers: {
                      authorization,
                      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                      ...headersOf(operation, version),
                      ...(takesKey(operation) ? { 'idempotency-key': randomUUID() } : {}),
                    },
                    ...(body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' }),
                  },
                );
              let answer = await ask();
              // Where somebody else holds the same rows for long, it is asked again, as the client does.
              for (let again = 1; answer.body?.code === 'unavailable' && again <= 3; again++)
                answer = await ask();
              if (role === 'learner') ofLearner.answered(operation, answer);
              await isAnsweredWell(role, operation, answer);
            },
          ),
          // Each kind of thing is asked for as it should be as well, whatever else is drawn.
          { numRuns: Math.max(each, 3), examples: [0, 1, 2].map((turn) => [turn, '', asItShouldBe, 1]) },
        );
      const left = Array.from({ length: roundsOf(role) }, () => calls).flat();
      await Promise.all(
        Array.from({ length: sideBySide }, async () => {
          for (let call = left.pop(); call; call = left.pop()) await one(call);
        }),
      );
    },
    3_600_000,
  );

  it('is answered with what people may do, not only with refusals', () => {
    expect(statuses[200] ?? 0).toBeGreaterThan(tried / 10);
    expect(tried).toBeGreaterThanOrEqual(cases);
  });

  it.runIf(roles.includes('learner'))(
    'is answered to learners with what is theirs, by each call that they have',
    () => {
      const calls = callsOf('learner').filter(({ area }) => ofLearning.includes(area));
      expect(calls.map(({ id }) => id).filter((id) => !succeeded.get('learner')?.has(id))).toEqual([]);
    },
  );
});
