import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { rolesThatMayCall } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import { addressOf, bodyOf, headersOf, withBody } from '../testing/calls.ts';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import type { Things } from '../testing/fixture.ts';
import { foreign, other, own, people } from '../testing/template.ts';
import { thingsOf } from '../testing/things.ts';

startForAll();

/** Ids of another account, and of another client. */
let ofAccount: Things;
let ofClient: Things;
/** The licences as the demonstration has them: some of the calls change them. */
let licences: { id: string; body: unknown }[];
beforeAll(async () => {
  ofAccount = await thingsOf(platform, foreign);
  ofClient = await thingsOf(platform, other.accountId);
  licences = await platform.query(`select id, body from document where kind = 'licences'`);
});

const seesAll = (roles: readonly string[]) =>
  roles.some((role) => role === 'administrator' || role === 'client_manager');
/** Somebody of the account whom the call is for: rather one who sees no other account. */
function callerOf(operation: Operation) {
  const fitting = people.filter(
    ({ accountId, canSignIn, roles }) =>
      accountId === own && canSignIn && roles.some((role) => rolesThatMayCall(operation).includes(role)),
  );
  return fitting.find(({ roles }) => !seesAll(roles)) ?? fitting[0]!;
}

type Place = readonly string[];
/** Where in a body ids stand. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string')
    return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]));
}
const at = (value: unknown, place: Place): unknown =>
  place.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
function withAt(value: unknown, place: Place, id: string): unknown {
  const copy = structuredClone(value);
  (at(copy, place.slice(0, -1)) as Record<string, unknown>)[place.at(-1)!] = id;
  return copy;
}

/** Ids that whoever sends them makes, and the client in which those who operate the platform make an account. */
const isFree = new Set([
  'createScormSession playerId',
  'submitExamination playerId',
  'submitLesson playerId',
  'createAccount clientId',
  'openDeviceSession id',
]);
/** Calls that tell of each id what became of it, with what they say of one that is not the caller's. */
const toldOneByOne = new Map<string, unknown>([
  ['issueCertificates', { issued: 0, refused: 1 }],
  ['openDeviceSession', { grants: [{ grant: null, refusal: expect.any(String) }] }],
  ['submitSurveys', [{ answeredOn: null, refusal: { code: 'not_found' } }]],
]);

async function call(operation: Operation, body: unknown) {
  for (const { id, body: licence } of licences)
    await platform.query(`update document set body = $2 where kind = 'licences' and id = $1`, [
      id,
      JSON.stringify(licence),
    ]);
  return ask(operation.method, addressOf(operation, things), {
    as: callerOf(operation).username,
    headers: headersOf(operation),
    body,
  });
}

const reached: string[] = [];
describe('an id in the body of a call', () => {
  const calls = withBody.filter(({ resource }) => resource?.action !== 'fetch');
  it.each(calls.map((each) => [each.id, each] as const))(
    'of %s is of what the caller has',
    async (id, operation) => {
      const body = bodyOf(operation, things);
      const elsewhere = seesAll(callerOf(operation).roles) ? ofClient : ofAccount;
      const taken: string[] = [];
      for (const place of placesIn(body)) {
        const was = at(body, place);
        const kind = Object.keys(things).find((each) => things[each] === was);
        for (const strange of [kind === undefined ? undefined : elsewhere[kind], randomUUID()]) {
          if (strange === undefined || strange === was || isFree.has(`${id} ${place.join('.')}`)) continue;
          const { status, body: answer } = await call(operation, withAt(body, place, strange));
          expect(status).toBeLessThan(500);
          if (status >= 300) continue;
          if (toldOneByOne.has(id)) expect(answer.data).toMatchObject(toldOneByOne.get(id) as object);
          else taken.push(place.join('.'));
        }
      }
      expect(taken).toEqual([]);
      // The control: the same call with ids of one's own is answered, where the demonstration is in the state for it.
      if (placesIn(body).length > 0 && (await call(operation, body)).status < 300) reached.push(id);
    },
  );

  it('is so in calls that are answered with ids of one’s own, most of all', () => {
    expect(reached.length).toBeGreaterThan(40);
  });
});
