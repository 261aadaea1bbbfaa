import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { Identity } from '../embedded/identity/identity.ts';
import { demoAccounts } from './accounts.ts';
import { makeAttempt } from './attempts.ts';
import type { MadeAttempt } from './attempts.ts';
import { writeLogos } from './logos.ts';
import { makeModerationHistory } from './moderation-history.ts';
import { makeOrganisation } from './organisation.ts';
import { makePlacesAndCourses } from './places-and-courses.ts';
import { cohorts } from './scenario.ts';
import { fullName, staff } from './staff.ts';

/**
 * Makes the demonstration at the first start, in one transaction: killed in the middle, the next start
 * begins again. On a database that holds accounts already it does nothing.
 */
export async function makeDemonstration(
  context: Context,
  identity: Identity | undefined,
  progress: (sentence: string) => void,
): Promise<void> {
  const present = await context.database.asSystem((queries) =>
    queries.selectFrom('document').select('id').where('kind', '=', 'accounts').limit(1).executeTakeFirst(),
  );
  if (present) return;
  progress('Making the demonstration data; this happens once …');
  for (const account of demoAccounts) await writeLogos(account, join(context.config.dataDirectory, 'logos'));
  // To hash a password takes long and another thread does it, while this one makes evidence.
  const signIns = Promise.all(
    staff
      .filter((each) => identity && each.username)
      .map((member) =>
        identity!.createAccount({
          userId: member.id,
          username: member.username!,
          password: member.username!,
          accountIds: [demoAccounts[member.account]!.id],
          scope: 'openid profile email',
          claims: { name: fullName(member) },
        }),
      ),
  );
  // Their failure is told where they are waited for.
  signIns.catch(() => undefined);
  await context.database.asSystem(async (queries) => {
    await makePlacesAndCourses(queries);
    // Cohorts that go on are made first, so that their batches take them and not those that stay assessed.
    let serial = 1;
    const make = async (list: typeof cohorts) => {
      const made: MadeAttempt[] = [];
      for (const cohort of list)
        for (let turn = 0; turn < cohort.count; turn++)
          made.push(await makeAttempt(context, queries, cohort, turn, serial++));
      return made;
    };
    await makeModerationHistory(
      context,
      queries,
      await make(cohorts.filter((cohort) => cohort.next !== undefined)),
    );
    await make(cohorts.filter((cohort) => cohort.next === undefined));
    await makeOrganisation(queries);
    // Before the commit: what it says is made, and whoever it names can sign in.
    await signIns;
  });
  progress(`Demonstration data is ready: ${demoAccounts.map((account) => account.name).join(' and ')}.`);
}
