import { describe, expectTypeOf, it } from 'vitest';
import type { AccountPatch, Calls, Licence, SitePatch, User, UserPatch } from '@moderator/contract/types';
import type { FileAnswer, FileStream, Page, Versioned } from '@moderator/contract/runtime';
import { isApiError, isConflict, mutator } from './index.ts';
import type { Client, ErrorCodeOf } from './index.ts';

/** What does not compile is the promise here, so nothing of it is run. */
const api = undefined as unknown as Client;
const written = (_: () => unknown) => undefined;

describe('the type of a change', () => {
  it('has its version', () => {
    written(() => api.updateUser({ id: 'a', version: 3, body: { name: 'Zanele' } }));
    // @ts-expect-error -- a lost update begins with a missing version
    written(() => api.updateUser({ id: 'a', body: { name: 'Zanele' } }));
    // @ts-expect-error -- nor may it be left open
    written(() => api.replaceUser({ id: 'a', version: undefined, body: {} as never }));
  });

  it('has no fields that the platform writes', () => {
    type Owned = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'accountId' | 'clientId' | 'state';
    expectTypeOf<Extract<keyof UserPatch | keyof SitePatch | keyof AccountPatch, Owned>>().toBeNever();
    // @ts-expect-error -- the platform says when
    written(() => api.updateUser({ id: 'a', version: 3, body: { updatedAt: '2026-11-21T08:00:00Z' } }));
    // @ts-expect-error -- and who
    written(() => api.updateUser({ id: 'a', version: 3, body: { id: 'b' } }));
  });

  it('deletes with null what may be missing, and that alone', () => {
    written(() => api.updateUser({ id: 'a', version: 3, body: { email: null, gender: null } }));
    // @ts-expect-error -- everybody has a name
    written(() => api.updateUser({ id: 'a', version: 3, body: { name: null } }));
    // @ts-expect-error -- what has a default is never missing
    written(() => api.updateUser({ id: 'a', version: 3, body: { locale: null } }));
  });
});

describe('the type of a change within things', () => {
  it('names what changes alone, and deletes what may be missing', () => {
    const body: AccountPatch = {
      theme: { colour: { red: 1 }, logos: { iconWhite: null, favicon: { svg: null } } },
    };
    written(() => api.updateAccount({ id: 'a', version: 3, body }));
    // @ts-expect-error -- every theme has a colour
    written(() => api.updateAccount({ id: 'a', version: 3, body: { theme: { colour: null } } }));
    // @ts-expect-error -- every colour has a red
    written(() => api.updateAccount({ id: 'a', version: 3, body: { theme: { colour: { red: null } } } }));
  });
});

describe('the type of an answer', () => {
  it('is versioned where it can be changed', () => {
    expectTypeOf<Awaited<ReturnType<Calls['getUser']>>>().toEqualTypeOf<Versioned<User>>();
    expectTypeOf<Awaited<ReturnType<Calls['headUser']>>>().toEqualTypeOf<{ version: number }>();
  });

  it('has the fields that were asked for, with id and version', () => {
    const some = async () => api.listUsers({ query: { fields: ['name', 'roles'] } });
    expectTypeOf<Awaited<ReturnType<typeof some>>>().toEqualTypeOf<
      Page<Pick<User, 'id' | 'version' | 'name' | 'roles'>>
    >();
    const content = async () => api.listLicences({ query: { accountId: ['a'], fields: ['content'] } });
    expectTypeOf<Awaited<ReturnType<typeof content>>['items'][number]>().toEqualTypeOf<
      Pick<Licence, 'id' | 'version' | 'content'>
    >();
    // @ts-expect-error -- a field that there is not
    written(() => api.listUsers({ query: { fields: ['shoeSize'] } }));
  });

  it('is whole where no fields are asked for', () => {
    for (const whole of [
      async () => api.listUsers(),
      async () => api.listUsers({ query: { limit: 5 } }),
      async () => api.fetchUsers({ body: {} }),
      async () => api.searchUsers({ query: { query: 'Ndlovu', fields: null } }),
    ])
      expectTypeOf<Awaited<ReturnType<typeof whole>>['items']>().branded.toEqualTypeOf<User[]>();
  });

  it('is the row where a list is iterated', () => {
    written(async () => {
      for await (const user of api.searchUsers({ query: { fields: ['surname'] } }))
        expectTypeOf(user).toEqualTypeOf<Pick<User, 'id' | 'version' | 'surname'>>();
    });
  });

  it('is a file, or a stream where one is asked for', () => {
    const whole = async () => api.exportUsers({ type: 'csv' });
    const stream = async () => api.exportUsers({ type: 'csv' }, { stream: true });
    expectTypeOf<Awaited<ReturnType<typeof whole>>>().toEqualTypeOf<FileAnswer>();
    expectTypeOf<Awaited<ReturnType<typeof stream>>>().toEqualTypeOf<FileStream>();
  });
});

describe('the type of a failure', () => {
  it('names the codes of its call', () => {
    type Codes = ErrorCodeOf<'createUser'>;
    expectTypeOf<'4001' | '4004' | 'key_reused' | 'not_signed_in' | 'timeout'>().toExtend<Codes>();
    expectTypeOf<Extract<Codes, '40010' | 'stale_version'>>().toBeNever();
    written((error?: unknown) => {
      if (!isApiError(error, 'createUser')) return;
      expectTypeOf(error.code).toEqualTypeOf<Codes>();
      // @ts-expect-error -- to create a user takes no version
      return error.code === 'stale_version';
    });
  });

  it('has the current value of what was changed', () => {
    written((error?: unknown) => {
      if (isConflict(error, 'updateUser')) expectTypeOf(error.current).toEqualTypeOf<Versioned<User>>();
    });
  });
});

describe('the type of a mutation', () => {
  it('follows from the calls that read and write', () => {
    written(async () => {
      const mutateUser = mutator(api.getUser, api.updateUser);
      const user = await mutateUser('a', ({ roles }) => ({ roles: [...roles, 'moderator'] }));
      expectTypeOf(user).toEqualTypeOf<Versioned<User>>();
      // @ts-expect-error -- everybody has a name
      await mutateUser('a', () => ({ name: null }));
    });
    // @ts-expect-error -- what reads users does not change sites
    written(() => mutator(api.getUser, api.updateSite));
  });
});

describe('the type of one thing', () => {
  it('has the fields that were asked for, its id and its version, or all of them', () => {
    written(async () => {
      const user = await api.getUser({ id: 'a', query: { fields: ['name'] } });
      expectTypeOf<keyof typeof user>().toEqualTypeOf<'id' | 'name' | 'version'>();
      expectTypeOf(await api.getUser({ id: 'a' })).toEqualTypeOf<Versioned<User>>();
      // @ts-expect-error -- a user has no such field
      await api.getUser({ id: 'a', query: { fields: ['town'] } });
    });
  });
});
