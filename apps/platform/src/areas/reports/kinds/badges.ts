import { sql } from 'kysely';
import { amongWords, inPeriod, inScope } from '../asked.ts';
import { instant, joinDocument, nameOf, text, yesNo } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Thanks between people. */
export const badges: ReportKind = {
  kind: 'badges',
  title: 'Badges',
  about: 'One row per badge that was given; of those that nobody signed the giver is not told',
  isPersonal: true,
  period: 'When it was given',
  filters: ['type'],
  sort: '-at',
  rows(asked) {
    return {
      id: sql`b.id`,
      columns: {
        type: text('Badge', sql`b.type`),
        giver: text('Given by', sql`case when not b.is_unsigned then ${nameOf('giver')} end`, {
          personal: true,
        }),
        receiver: text('Given to', nameOf('receiver'), {
          personal: true,
          by: sql`coalesce(receiver.sort_1, '')`,
        }),
        site: text('Site', nameOf('site')),
        at: instant('Given', sql`b.at`, { full: true }),
        unsigned: yesNo('Unsigned', sql`b.is_unsigned`),
      },
      from: sql`badge b ${joinDocument('users', 'giver', sql`b.giver_id`)} ${joinDocument('users', 'receiver', sql`b.receiver_id`)}
        ${joinDocument('sites', 'site', sql`receiver.site_id`)}`,
      where: [
        inScope(asked, sql`b.account_id`, sql`receiver.site_id`),
        inPeriod(asked, sql`b.at`),
        amongWords(sql`b.type`, asked.filter.type),
      ],
    };
  },
};
