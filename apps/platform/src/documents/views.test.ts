import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentMachine, resource } from '@moderator/contract';
import { areas } from '../areas.ts';
import { refuse } from '../kernel/refusal.ts';
import { raw } from '../testing/raw.ts';
import type { RawRequest } from '../testing/raw.ts';
import { own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import type { Hooks } from './hooks.ts';

const fields = z.object({
  accountId: z.uuid(),
  contentKind: z.enum(['formal', 'onboarding']),
  type: z.enum(['quiz', 'examination']),
  title: z.string(),
  expiresAt: z.iso.datetime().nullish(),
  state: z.enum(['draft', 'pending', 'published', 'archived']).default('draft'),
});

const area = { name: 'papers', about: 'Papers of a test.' };
const usual = {
  area,
  read: ['admin', 'manager'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'contentKind', 'type', 'state'],
  sorts: ['title'],
  searched: ['title'],
  readOnly: ['state'],
  states: { audience: ['admin', 'manager'], machine: contentMachine, from: 'optional' },
  history: ['admin', 'manager'],
  expires: ['admin', 'manager'],
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
  scope: {
    parameter: 'kind',
    field: 'contentKind',
    values: ['formal', 'onboarding'],
    description: 'For whom',
  },
} as const;

const papers = resource('papers', fields, {
  ...usual,
  singular: 'Paper',
  plural: 'Papers',
  path: '/content/{kind}/papers',
});
const examinations = resource('paper-examinations', fields, {
  ...usual,
  of: { resource: papers, fixed: { type: 'examination' } },
  singular: 'PaperExamination',
  plural: 'PaperExaminations',
  path: '/content/{kind}/paper-examinations',
});
const models = resource('models', z.object({ name: z.string(), state: fields.shape.state }), {
  area,
  singular: 'Model',
  plural: 'Models',
  tenancy: 'shared',
  read: ['any'],
  write: ['admin'],
  filters: ['state'],
  sorts: ['name'],
  searched: ['name'],
  readOnly: ['state'],
  states: { audience: ['admin'], machine: contentMachine },
});

/** Titles of those whose expiry was taken away. */
const opened: unknown[] = [];
const paperHooks: Hooks = {
  guards: {
    published: async (_, { body }) => {
      if (body['title'] === 'Empty') refuse('40012');
    },
  },
  afterExpiryRemoved: async (_, { body }) => void opened.push(body['title']),
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform('demo', {
    areas: {
      resources: [...areas.resources, papers, examinations, models],
      hooks: { ...areas.hooks, papers: paperHooks },
    },
  });
});
afterAll(() => platform.stop());

const ask = (method: string, path: string, request: RawRequest = {}) =>
  raw(platform, method, path, { as: 'manager', ...request });
const make = async (path: string, body: object) =>
  (await ask('POST', path, { body: { accountId: own, ...body } })).body.data as {
    id: string;
    version: number;
  };
const titlesAt = async (path: string) =>
  ((await ask('GET', path)).body.data as { title: string }[]).map(({ title }) => title);

describe('a resource whose path says a field', () => {
  it('gives what is made the value of its address, and shows it under no other', async () => {
    const { id } = await make('/content/formal/papers', { title: 'Wiring', type: 'quiz' });
    expect((await ask('GET', `/content/formal/papers/${id}`)).body.data).toMatchObject({
      contentKind: 'formal',
    });
    expect((await ask('GET', `/content/onboarding/papers/${id}`)).status).toBe(404);
    expect((await ask('DELETE', `/content/onboarding/papers/${id}`)).status).toBe(404);
    expect(await titlesAt('/content/formal/papers')).toContain('Wiring');
    expect(await titlesAt('/content/onboarding/papers')).not.toContain('Wiring');
  });

  it('keeps the value of its address whatever a change says', async () => {
    const { id } = await make('/content/formal/papers', { title: 'Safety', type: 'quiz' });
    const body = { accountId: own, title: 'Safety first', type: 'quiz', contentKind: 'onboarding' };
    await ask('PUT', `/content/formal/papers/${id}`, { body, headers: { 'if-match': '1' } });
    expect((await ask('GET', `/content/formal/papers/${id}`)).body.data).toMatchObject({
      title: 'Safety first',
      contentKind: 'formal',
    });
  });

  it('does not exist under a value that is none', async () => {
    expect((await ask('GET', '/content/secret/papers')).status).toBe(404);
  });

  it('counts what is under its address', async () => {
    const count = async (kind: string) => (await ask('GET', `/content/${kind}/papers/count`)).body.data.count;
    const before = await count('onboarding');
    await make('/content/onboarding/papers', { title: 'Welcome', type: 'quiz' });
    expect(await count('onboarding')).toBe(before + 1);
  });
});

describe('a view of another resource', () => {
  it('makes documents of that resource with its value, and shows no others', async () => {
    const { id } = await make('/content/formal/paper-examinations', { title: 'Finals' });
    expect((await ask('GET', `/content/formal/papers/${id}`)).body.data).toMatchObject({
      type: 'examination',
    });
    const quiz = await make('/content/formal/papers', { title: 'Quiz', type: 'quiz' });
    expect((await ask('GET', `/content/formal/paper-examinations/${quiz.id}`)).status).toBe(404);
    expect(await titlesAt('/content/formal/paper-examinations')).toEqual(['Finals']);
    expect(
      (await ask('GET', '/content/formal/paper-examinations/search?query=finals')).body.data,
    ).toHaveLength(1);
  });
});

describe('states', () => {
  it('need no word of where they come from where the resource says so, and are kept in a history', async () => {
    const { id } = await make('/content/formal/papers', { title: 'Moved', type: 'quiz' });
    await ask('POST', `/content/formal/papers/${id}/state?to=pending`);
    await ask('POST', `/content/formal/papers/${id}/state?from=pending&to=published`);
    const history = (await ask('GET', `/content/formal/papers/${id}/state/history?limit=1&total=true`)).body;
    expect(history.data).toMatchObject([{ from: 'pending', to: 'published', version: 3 }]);
    expect(history.data[0].by.name).not.toBe('');
    const rest = await ask(
      'GET',
      `/content/formal/papers/${id}/state/history?cursor=${encodeURIComponent(history.page.next)}`,
    );
    expect(rest.body.data).toMatchObject([{ from: 'draft', to: 'pending', version: 2 }]);
  });

  it('are not entered where a guard of the area refuses', async () => {
    const { id } = await make('/content/formal/papers', { title: 'Empty', type: 'quiz' });
    await ask('POST', `/content/formal/papers/${id}/state?to=pending`);
    const refused = await ask('POST', `/content/formal/papers/${id}/state?to=published`);
    expect(refused.body.code).toBe('40012');
    expect((await ask('GET', `/content/formal/papers/${id}`)).body.data.state).toBe('pending');
  });
});

describe('the day on which something expires', () => {
  it('is taken away, once, and the area is told', async () => {
    const expiresAt = '2026-12-31T22:00:00Z';
    const { id } = await make('/content/formal/papers', { title: 'Timed', type: 'quiz', expiresAt });
    for (const _ of [1, 2])
      expect((await ask('DELETE', `/content/formal/papers/${id}/expiry`)).status).toBe(204);
    expect((await ask('GET', `/content/formal/papers/${id}`)).body.data).toMatchObject({ version: 2 });
    expect((await ask('GET', `/content/formal/papers/${id}`)).body.data.expiresAt ?? null).toBeNull();
    expect(opened).toEqual(['Timed']);
  });
});

describe('what all accounts share', () => {
  it('is made by administrators, and seen by everybody once it is published', async () => {
    const made = await ask('POST', '/models', { as: 'administrator', body: { name: 'Tablet 10' } });
    const { id } = made.body.data;
    expect((await ask('GET', `/models/${id}`)).status).toBe(404);
    expect((await ask('GET', '/models')).body.data).toEqual([]);
    for (const move of ['from=draft&to=pending', 'from=pending&to=published'])
      await ask('POST', `/models/${id}/state?${move}`, { as: 'administrator' });
    for (const as of ['manager', 'moderator', 'karoo'])
      expect((await ask('GET', '/models', { as })).body.data).toMatchObject([{ name: 'Tablet 10' }]);
    expect((await ask('GET', '/models/search?query=tablet')).body.data).toHaveLength(1);
  });

  it('is not made or changed by others, not even past the platform’s own checks', async () => {
    expect((await ask('POST', '/models', { body: { name: 'Mine' } })).status).toBe(403);
    const [{ id }] = (await ask('GET', '/models')).body.data;
    const [{ client_id: client }] = (await platform.query<{ client_id: string }>(
      'select client_id from document where id = $1',
      [own],
    )) as [{ client_id: string }];
    const asManager = `begin; set local role moderator_application;
      select set_config('app.client', '${client}', true), set_config('app.account', '${own}', true);`;
    await platform.query(`${asManager} update document set body = '{}' where id = '${id}'; commit`);
    await platform.query(`${asManager} delete from document where id = '${id}'; commit`);
    expect((await ask('GET', '/models')).body.data).toMatchObject([{ name: 'Tablet 10' }]);
  });
});
