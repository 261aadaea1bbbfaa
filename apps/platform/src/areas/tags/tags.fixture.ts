import type { Fixture } from '../../testing/fixture.ts';

export const tags: Fixture = {
  paths: { '/tags/keys': 'tag-keys', '/tags/values': 'tag-values' },
  bodies: {
    TagKey: ({ accounts }) => ({ accountId: accounts, name: 'Key' }),
    TagValue: (things) => ({ accountId: things.accounts, keyId: things['tag-keys'], name: 'Value' }),
    setTags: (things) => ({
      items: [{ kind: 'users', id: things.users, valueIds: [things['tag-values']] }],
    }),
  },
};
