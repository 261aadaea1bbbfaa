import type { Queries } from '../database/database.ts';
import { stableId } from '../kernel/ids.ts';
import { clientId, demoAccounts, themeOf } from './accounts.ts';
import { programmes } from './programmes/programmes.ts';
import { trainingSites } from './programmes/places.ts';
import { fullName, staff } from './staff.ts';

export const siteId = (account: number, index: number) => stableId('demo', 'site', account, index);
export const courseId = (account: number, index: number) => stableId('demo', 'course', account, index);
export const outcomeId = (account: number, course: number, index: number) =>
  stableId('demo', 'outcome', account, course, index);

/** Puts a document in place with its first version, as its creation would have. */
export async function putDocument(
  queries: Queries,
  kind: string,
  id: string,
  accountId: string,
  body: Record<string, unknown>,
): Promise<void> {
  const values = {
    kind,
    id,
    client_id: clientId,
    account_id: kind === 'clients' ? null : accountId,
    body: JSON.stringify(body),
  };
  await queries.insertInto('document').values(values).execute();
  await queries
    .insertInto('document_history')
    .values({ ...values, version: 1, action: 'create', author_id: null, impersonator_id: null })
    .execute();
}

/** Accounts with their licences, sites, staff and courses. */
export async function makePlacesAndCourses(queries: Queries): Promise<void> {
  await putDocument(queries, 'clients', clientId, clientId, {
    name: 'Umthombo Learning Group',
    registrationNumber: '2014/118273/07',
    email: 'office@umthombo.example',
    country: 'ZA',
    languages: ['en-ZA', 'zu', 'af'],
    state: 'active',
  });
  for (const [index, account] of demoAccounts.entries()) {
    const body = {
      clientId,
      name: account.name,
      URLPrefix: account.prefix,
      theme: themeOf(account),
      state: 'active',
    };
    await putDocument(queries, 'accounts', account.id, account.id, body);
    const types = ['DueAssessments', 'ReadyForModeration', 'ExternalAssessments', 'FormalCourse'];
    await putDocument(queries, 'licences', stableId('demo', 'licence', account.prefix), account.id, {
      accountId: account.id,
      name: `Moderation for ${account.name}`,
      platforms: ['Moderator'],
      content: types.map((type) => ({
        type,
        accessLevel: type === 'FormalCourse' ? 'ViaEngagement' : 'FullAccess',
      })),
      startsOn: '2026-01-01',
      expiresOn: '2027-12-31',
    });
    for (let site = 0; site < account.sites; site++) {
      const place = trainingSites[(site + index * 6) % trainingSites.length]!;
      await putDocument(queries, 'sites', siteId(index, site), account.id, {
        accountId: account.id,
        state: 'active',
        ...place,
      });
    }
    for (let course = 0; course < account.courses; course++) {
      await makeCourse(queries, index, course);
      await makeSchedule(queries, index, course);
    }
  }
  for (const member of staff) {
    const account = demoAccounts[member.account]!;
    const username = member.username ?? member.key;
    await putDocument(queries, 'users', member.id, account.id, {
      accountId: account.id,
      clientId,
      siteId: member.site === undefined ? null : siteId(member.account, member.site),
      siteName: member.site === undefined ? null : trainingSites[member.site]!.name,
      username,
      name: member.name,
      surname: member.surname,
      email: `${fullName(member)
        .toLowerCase()
        .replace(/[^a-z]+/g, '.')}@${account.prefix}.example`,
      phoneNumber: null,
      locale: 'en-ZA',
      groupIds: [],
      roles: member.roles,
      scope: 'openid profile email',
      registrations: member.registrations ?? [],
      isRunningGroupHardware: member.isShared ?? false,
      state: 'active',
    });
  }
}

/** One schedule a course: who teaches, who assesses, who moderates. */
async function makeSchedule(queries: Queries, account: number, course: number): Promise<void> {
  const { id: accountId } = demoAccounts[account]!;
  const of = (role: 'trainer' | 'assessor' | 'moderator') => {
    const people = staff.filter((each) => each.account === account && each.roles.includes(role));
    return people[course % people.length]?.id ?? null;
  };
  const assessorId = of('assessor');
  const moderatorId = of('moderator');
  await putDocument(queries, 'schedules', stableId('demo', 'schedule', account, course), accountId, {
    accountId,
    courseId: courseId(account, course),
    siteId: siteId(account, course % demoAccounts[account]!.sites),
    title: `${programmes[course]!.title}, 2026`,
    startsAt: '2026-02-02T06:00:00.000Z',
    endsAt: '2026-11-27T14:00:00.000Z',
    facilitatorId: of('trainer'),
    assessorId,
    moderatorId: moderatorId === assessorId ? null : moderatorId,
  });
}

async function makeCourse(queries: Queries, account: number, index: number): Promise<void> {
  const programme = programmes[index]!;
  const { id: accountId } = demoAccounts[account]!;
  const id = courseId(account, index);
  await putDocument(queries, 'courses', id, accountId, {
    accountId,
    title: programme.title,
    kind: 'FormalCourse',
    registrationNumber: programme.registrationNumber,
    nqfLevel: programme.nqfLevel,
    credits: programme.credits,
    route: programme.route,
    state: 'published',
  });
  const tenant = { client_id: clientId, account_id: accountId };
  for (const [position, { code, title, credits, method, criteria }] of programme.outcomes.entries()) {
    const outcome_id = outcomeId(account, index, position);
    await queries
      .insertInto('outcome')
      .values({ id: outcome_id, ...tenant, course_id: id, position, code, title, credits, method })
      .execute();
    await queries
      .insertInto('criterion')
      .values(
        criteria.map((text, place) => ({
          id: stableId(outcome_id, place),
          ...tenant,
          outcome_id,
          position: place,
          text,
        })),
      )
      .execute();
  }
}
