import type { Area } from '../area.ts';
import { stableId } from '../ids.ts';
import { perAccount } from './per-account.ts';

/** How the accounts' licences are used. */
export const licences: Area = {
  name: 'licences',
  *parts() {
    yield {
      documents: perAccount(({ prefix, idOf, make }) => {
        const licenceId = stableId('demo', 'licence', prefix);
        return [
          make('licence-engagements', 0, {
            licenceId,
            contentType: 'FormalCourse',
            quantity: 500,
            used: 148,
            note: 'Bought with the 2026 intake.',
          }),
          make('licence-engagements', 1, {
            licenceId,
            contentType: 'Screening',
            quantity: 250,
            used: 0,
            note: 'For the vacancies of the second half of the year.',
          }),
          make('licence-subscriptions', 0, {
            licenceId,
            name: 'Moderation, yearly',
            period: 'yearly',
            startsOn: '2026-01-01',
            renewsOn: '2027-01-01',
            learners: null,
          }),
          make('licence-groups', 0, { licenceId, groupId: idOf('groups', 1), expiresOn: '2026-12-31' }),
        ];
      }),
    };
  },
};
