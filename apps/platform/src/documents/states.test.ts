import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentMachine } from '@moderator/contract';
import { raw } from '../testing/raw.ts';
import { foreign, own as accountId, personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

type State = 'draft' | 'pending' | 'published' | 'archived';

describe('the states of content', () => {
  const states = Object.keys(contentMachine) as State[];
  const moves = states.flatMap((from) =>
    states.map((to) => [from, to, contentMachine[from]!.includes(to)] as const),
  );

  it.each(moves)('go from %s to %s: %s', async (from, to, possible) => {
    const api = await platform.as('administrator');
    let career = await api.createCareer({ body: { accountId, name: `Career ${from} ${to}` } });
    const way: Record<State, State[]> = {
      draft: [],
      pending: ['pending'],
      published: ['pending', 'published'],
      archived: ['archived'],
    };
    for (const next of way[from])
      career = await api.changeCareerState({ id: career.id, query: { from: career.state, to: next } });
    const change = api.changeCareerState({ id: career.id, query: { from, to } });
    if (possible) expect((await change).state).toBe(to);
    else await expect(change).rejects.toMatchObject({ code: 'wrong_state', status: 409 });
  });

  it('refuse a change from a state that it is not in', async () => {
    const api = await platform.as('administrator');
    const role = await api.createJobRole({ body: { accountId, name: 'Welder' } });
    await expect(
      api.changeJobRoleState({ id: role.id, query: { from: 'pending', to: 'published' } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await api.getJobRole({ id: role.id })).version).toBe(1);
  });

  it('are changed in no other way, and by nobody else', async () => {
    const manager = await platform.as('manager');
    const body = { accountId, name: 'Kept', state: 'published' };
    const career = await manager.createCareer({ body });
    expect(career.state).toBe('draft');
    const patched = await raw(platform, 'PATCH', `/careers/${career.id}`, {
      as: 'manager',
      headers: { 'content-type': 'application/merge-patch+json', 'if-match': '1' },
      body: { name: 'Renamed', state: 'published' },
    });
    expect(patched.body.data).toMatchObject({ name: 'Renamed', state: 'draft' });
    await expect(
      manager.changeCareerState({ id: career.id, query: { from: 'draft', to: 'pending' } }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('leave a history that names who changed what', async () => {
    const api = await platform.as('administrator');
    const career = await api.createCareer({ body: { accountId, name: 'With a history' } });
    await api.changeCareerState({ id: career.id, query: { from: 'draft', to: 'pending' } });
    const history = await platform.query(
      'select version, action, author_id from document_history where id = $1 order by version',
      [career.id],
    );
    const author_id = personOf('administrator').id;
    expect(history).toEqual([
      { version: 1, action: 'create', author_id },
      { version: 2, action: 'draft to pending', author_id },
    ]);
    const pending = await api.countPendingContent({ id: accountId });
    expect(pending).toMatchObject({ careers: expect.any(Number), roles: 1 });
    const { total, ...kinds } = pending;
    expect(total).toBe(Object.values(kinds).reduce((sum, count) => sum + count, 0));
  });
});

describe('an account that is suspended', () => {
  it('lets in nobody but administrators until it is active again', async () => {
    const administrator = await platform.as('administrator');
    const karoo = await platform.as('karoo');
    const id = foreign;
    expect((await karoo.getAccount({ id })).state).toBe('active');
    await administrator.changeAccountState({ id, query: { from: 'active', to: 'suspended' } });
    await expect(karoo.getAccount({ id })).rejects.toMatchObject({ code: 'not_signed_in' });
    await administrator.activateAccount({ id });
    expect((await karoo.getAccount({ id })).state).toBe('active');
  });
});
