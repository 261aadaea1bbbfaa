import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { resources } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import type { RawAnswer } from '../testing/raw.ts';
import { bodyOf, pathOf, writerOf } from '../testing/calls.ts';
import { personOf } from '../testing/template.ts';

startForAll();

const bodyFor = (resource: Resource) =>
  bodyOf(
    resource.operations.find((each) => each.resource?.action === 'create')!,
    things,
  ) as Record<string, unknown>;
const create = async (resource: Resource, body = bodyFor(resource)) =>
  (await ask('POST', pathOf(resource), { as: writerOf(resource), body })).body.data as Record<
    string,
    unknown
  > & { id: string };
const patch = (resource: Resource, id: string, version: number | undefined, body: unknown) =>
  ask('PATCH', `${pathOf(resource)}/${id}`, {
    as: writerOf(resource),
    body,
    headers: {
      'content-type': 'application/merge-patch+json',
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
  });
const history = (id: string) =>
  platform.query<{ version: number; action: string; author_id: string }>(
    'select version, action, author_id from document_history where id = $1 order by version',
    [id],
  );
const ofOneRequest = /^(date|connection|keep-alive|x-request-id|traceresponse)$/;
/** The head of an answer, but for what is of one request alone. */
const headersOf = ({ headers }: RawAnswer) =>
  Object.fromEntries([...headers].filter(([name]) => !ofOneRequest.test(name)));
/** A field of text that every resource of this kind has. */
const textField = ({ kind, sorts }: Resource) =>
  ({ users: 'surname', 'classroom-sessions': 'title' })[kind] ?? sorts[0]!;

/** Those with all ten calls; what the others lack is in their declaration. */
const whole = resources.filter((resource) =>
  ['search', 'fetch', 'create', 'patch', 'replace', 'delete'].every((action) =>
    resource.operations.some((each) => each.resource?.action === action),
  ),
);

describe.each(whole.map((resource) => [resource.kind, resource] as const))('%s', (_, resource) => {
  const as = writerOf(resource);

  it('are created, read, listed, found, fetched and counted', async () => {
    const name = `Mopani${randomUUID().slice(0, 8)}`;
    const answer = await ask('POST', pathOf(resource), {
      as,
      body: { ...bodyFor(resource), [textField(resource)]: name },
    });
    expect([answer.status, answer.headers.get('version')]).toEqual([201, '1']);
    const { id } = answer.body.data;
    expect(answer.body.data).toMatchObject({ version: 1, [textField(resource)]: name });

    const read = await ask('GET', `${pathOf(resource)}/${id}`);
    expect(read.body.data).toEqual(answer.body.data);
    expect(read.headers.get('version')).toBe('1');
    const head = await ask('HEAD', `${pathOf(resource)}/${id}`);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(headersOf(head)).toEqual(headersOf(read));
    expect(headersOf(head)).toMatchObject({
      version: '1',
      'content-type': 'application/json; charset=utf-8',
    });
    const found = await ask('GET', `${pathOf(resource)}/search?query=${name.toUpperCase()}&total=true`);
    expect(found.body.data.map((each: { id: string }) => each.id)).toEqual([id]);
    expect(found.body.page).toEqual({ next: null, total: 1 });
    const fetched = await ask('POST', `${pathOf(resource)}/fetch`, { body: { ids: [id, randomUUID()] } });
    expect(fetched.body.data.map((each: { id: string }) => each.id)).toEqual([id]);
    const listed = await ask('GET', `${pathOf(resource)}?limit=500`);
    expect(listed.body.data.map((each: { id: string }) => each.id)).toContain(id);
  });

  it('are changed field by field, and only over the version that was seen', async () => {
    const { id } = await create(resource);
    const field = textField(resource);
    expect((await patch(resource, id, undefined, { [field]: 'A' })).status).toBe(428);
    const first = await patch(resource, id, 1, { [field]: 'Changed' });
    expect(first.body.data).toMatchObject({ [field]: 'Changed', version: 2 });
    expect(first.headers.get('version')).toBe('2');

    const stale = await patch(resource, id, 1, { [field]: 'Overtaken' });
    expect(stale.status).toBe(412);
    expect(stale.headers.get('version')).toBe('2');
    expect(stale.body).toMatchObject({ code: 'stale_version', current: { [field]: 'Changed', version: 2 } });
    expect((await ask('GET', `${pathOf(resource)}/${id}`)).body.data[field]).toBe('Changed');
  });

  it('make no version of a write that changes nothing', async () => {
    const { id, ...before } = await create(resource);
    const same = await patch(resource, id, 1, { [textField(resource)]: before[textField(resource)] });
    expect([same.status, same.body.data.version]).toEqual([200, 1]);
    const put = await ask('PUT', `${pathOf(resource)}/${id}`, {
      as,
      body: before,
      headers: { 'if-match': '1' },
    });
    expect([put.status, put.body.data.version]).toEqual([200, 1]);
    expect(await history(id)).toHaveLength(1);
  });

  it('are replaced as a whole, and keep who did what', async () => {
    const { id } = await create(resource);
    const body = { ...bodyFor(resource), [textField(resource)]: 'Replaced' };
    const put = await ask('PUT', `${pathOf(resource)}/${id}`, { as, body, headers: { 'if-match': '"1"' } });
    expect(put.body.data).toMatchObject({ ...body, id, version: 2 });
    const author_id = personOf(as).id;
    expect(await history(id)).toEqual([
      { version: 1, action: 'create', author_id },
      { version: 2, action: 'update', author_id },
    ]);
  });

  it('are deleted so that nobody finds them, and are kept', async () => {
    const { id } = await create(resource);
    expect((await ask('DELETE', `${pathOf(resource)}/${id}`, { as })).status).toBe(204);
    expect((await ask('GET', `${pathOf(resource)}/${id}`)).status).toBe(404);
    expect((await ask('DELETE', `${pathOf(resource)}/${id}`, { as })).status).toBe(404);
    expect((await patch(resource, id, 2, {})).status).toBe(404);
    const { body } = await ask('POST', `${pathOf(resource)}/fetch`, { body: { ids: [id] } });
    expect(body.data).toEqual([]);
    expect((await history(id)).map((each) => each.action)).toEqual(['create', 'delete']);
    expect(await platform.query('select from document where id = $1', [id])).toHaveLength(1);
  });

  it('that ten people change at once are changed by one', async () => {
    const { id } = await create(resource);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_each, index) =>
        patch(resource, id, 1, { [textField(resource)]: `Changed ${index}` }),
      ),
    );
    expect(answers.map((each) => each.status).sort()).toEqual([200, ...Array(9).fill(412)]);
    // Whoever was overtaken is told what there is, not what they sent.
    const told = answers.flatMap(({ status, body }) => (status === 412 ? [body.current.version] : []));
    expect(told).toEqual(Array(9).fill(2));
    expect((await history(id)).map((each) => each.version)).toEqual([1, 2]);
  });
});

const named = (kind: string) => resources.find((each) => each.kind === kind)!;

describe('a merge patch', () => {
  it('deletes with null what may be absent, and nothing else', async () => {
    const site = await create(named('sites'));
    const without = await patch(named('sites'), site.id, 1, { town: null });
    expect(without.body.data).not.toHaveProperty('town');
    expect((await patch(named('sites'), site.id, 2, { name: null })).status).toBe(400);
  });

  it('leaves defaults alone that it does not name', async () => {
    const user = await create(named('users'), { ...bodyFor(named('users')), locale: 'zu' });
    const after = await patch(named('users'), user.id, 1, { name: 'Zanele' });
    expect(after.body.data).toMatchObject({ name: 'Zanele', locale: 'zu' });
  });

  it('merges things within things, and deletes in them what may be absent', async () => {
    const accounts = named('accounts');
    const theme = {
      isCustomTheme: true,
      colour: { red: 9, green: 8, blue: 7 },
      logos: { iconWhite: 'white', iconBlack: 'black', favicon: { svg: 'a', appleICO: 'b' } },
    };
    const { id } = await create(accounts, { ...bodyFor(accounts), theme });
    const changed = await patch(accounts, id, 1, {
      theme: { colour: { red: 1 }, logos: { iconWhite: null, favicon: { svg: null } } },
    });
    expect(changed.body.data.theme).toEqual({
      isCustomTheme: true,
      colour: { red: 1, green: 8, blue: 7 },
      logos: { iconBlack: 'black', favicon: { appleICO: 'b' } },
    });
    const cleared = await patch(accounts, id, 2, { theme: { logos: { favicon: null } } });
    expect(cleared.body.data.theme.logos).toEqual({ iconBlack: 'black' });
    for (const theme of [null, { colour: null }, { colour: { red: null } }, { colour: { red: 256 } }, []]) {
      const refused = await patch(accounts, id, 3, { theme });
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    }
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a text', '"name"'],
    ['nothing', undefined],
  ])('that is %s is refused', async (_, body) => {
    const site = await create(named('sites'));
    const { status, body: problem } = await patch(named('sites'), site.id, 1, body);
    expect([status, problem.code]).toEqual([400, 'invalid_input']);
    expect(await history(site.id)).toHaveLength(1);
  });

  it('neither moves a thing to another account nor loses sight of that it was asked to', async () => {
    const users = named('users');
    const user = await create(users);
    for (const owner of [{ accountId: randomUUID() }, { clientId: randomUUID() }, { accountId: null }]) {
      const { status } = await patch(users, user.id, 1, { name: 'Zanele', ...owner });
      expect([400, 403]).toContain(status);
    }
    const same = { accountId: user['accountId'], clientId: user['clientId'], name: 'Zanele' };
    expect((await patch(users, user.id, 1, same)).body.data).toMatchObject({ ...same, version: 2 });
  });

  it('replaces lists and merges things', async () => {
    const licence = await create(named('licences'), {
      ...bodyFor(named('licences')),
      platforms: ['Moderator', 'Learner'],
    });
    const after = await patch(named('licences'), licence.id, 1, { platforms: ['Learner'] });
    expect(after.body.data.platforms).toEqual(['Learner']);
  });
});

describe('what has to be unique', () => {
  it.each([
    ['username', 'lindiwe', 'LINDIWE', '4001'],
    ['email', 'lindiwe@example.org', 'Lindiwe@Example.org', '4004'],
    ['phoneNumber', '+27821234567', '+27821234567', '4002'],
    ['phoneNumber', '+27 82 123-4568', '+27821234568', '4002'],
  ])('is refused by its own code: %s', async (field, first, second, code) => {
    const users = named('users');
    const taken = await create(users, { ...bodyFor(users), [field]: first });
    const answer = await ask('POST', '/users', { body: { ...bodyFor(users), [field]: second } });
    expect([answer.status, answer.body.code]).toEqual([409, code]);
    await ask('DELETE', `/users/${taken.id}`);
    expect((await ask('POST', '/users', { body: { ...bodyFor(users), [field]: second } })).status).toBe(201);
  });

  it('is one account for one prefix', async () => {
    const body = bodyFor(named('accounts'));
    await create(named('accounts'), body);
    const answer = await ask('POST', '/accounts', { body });
    expect([answer.status, answer.body.code]).toEqual([409, 'already_exists']);
  });
});

describe('switching on and off', () => {
  it('is a change like any other, and none where nothing changes', async () => {
    const site = await create(named('sites'));
    const off = await ask('POST', `/sites/${site.id}/deactivate`);
    expect(off.body.data).toMatchObject({ state: 'inactive', version: 2 });
    expect((await ask('POST', `/sites/${site.id}/deactivate`)).body.data.version).toBe(2);
    expect((await ask('POST', `/sites/${site.id}/activate`)).body.data).toMatchObject({ state: 'active' });
    expect((await history(site.id)).map((each) => each.action)).toEqual(['create', 'inactive', 'active']);
  });
});
