import type { Area } from '../area.ts';
import { perAccount } from './per-account.ts';

const values = [
  ['Learnership', '#0f766e'],
  ['Bursary', '#b45309'],
  ['Own account', '#1d4ed8'],
] as const;

/** What things can be tagged with. */
export const tags: Area = {
  name: 'tags',
  *parts() {
    yield {
      documents: perAccount(({ idOf, make }) => [
        make('tag-keys', 0, { name: 'Funding', description: 'Who pays for the training.' }),
        ...values.map(([name, colour], place) =>
          make('tag-values', place, { keyId: idOf('tag-keys', 0), name, colour }),
        ),
      ]),
    };
  },
};
