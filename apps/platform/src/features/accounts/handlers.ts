import { resources } from '@moderator/contract';
import type { Call, Handlers } from '../../call.ts';
import { themeByPrefix } from './theme.ts';
import { documentsOf } from '../../resources/repository.ts';

const accounts = documentsOf(resources.find((each) => each.kind === 'accounts')!);

export const accountHandlers: Handlers = {
  getThemeByPrefix: async ({ queries, query }: Call<{ URLPrefix?: string }>) => ({
    data: await themeByPrefix(queries, query.URLPrefix),
  }),

  async getAccountTheme({ queries, params }: Call) {
    const account = await accounts.get(queries, params['id']!);
    return { data: account.body['theme'], version: account.version };
  },

  async setAccountTheme({ queries, principal, params, body, version }: Call) {
    const account = await accounts.update({ queries, principal }, params['id']!, version, (before) => ({
      ...before,
      theme: body,
    }));
    return { data: account.body['theme'], version: account.version };
  },
};
