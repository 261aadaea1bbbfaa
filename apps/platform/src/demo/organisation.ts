import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { stableId } from '../kernel/ids.ts';
import { clientId, demoAccounts } from './accounts.ts';
import { courseId, putDocument, siteId } from './places-and-courses.ts';
import { staff } from './staff.ts';

const jobRoles = [
  ['Electrician', '671101', 'Installs and maintains wiring and equipment of buildings.'],
  ['Lift truck operator', '734403', 'Moves and stacks goods with a counterbalanced lift truck.'],
  ['Call centre agent', '422202', 'Helps customers by telephone and in writing.'],
  ['Office administrator', '411101', 'Keeps records, correspondence and petty cash.'],
  ['Early childhood practitioner', '234201', 'Looks after and teaches children up to five.'],
] as const;

const careers = [
  ['Trades', 'CAR-01', 'From helper to electrician in the workplace.', [0, 1]],
  ['Service and office', 'CAR-02', 'From the front desk to running an office.', [2, 3]],
] as const;

const contacts = [
  ['Refilwe', 'Moloi', 'Services SETA', 'Quality assurance partner', 'refilwe.moloi@servicesseta.example'],
  ['Hendrik', 'Botma', 'Botma Elektries', 'Workplace mentor', 'hendrik@botma.example'],
  ['Ayesha', 'Patel', 'Makro Germiston', 'Human resources', 'ayesha.patel@makro.example'],
] as const;

const assessments = [
  ['formal', 'Wiring regulations: knowledge test', 'formative', 24],
  ['onboarding', 'Safety on site: induction test', 'test', 12],
  ['screening', 'Numeracy for warehouse work', 'test', 20],
] as const;

/** Job roles, careers, groups, teams, contacts, tags, licences by use and assessments of each account. */
export async function makeOrganisation(queries: Queries): Promise<void> {
  for (const [index, { id: accountId, prefix }] of demoAccounts.entries()) {
    const id = (kind: string, place: number) => stableId('demo', kind, prefix, place);
    const put = (kind: string, place: number, body: Record<string, unknown>) =>
      putDocument(queries, kind, id(kind, place), accountId, { accountId, ...body });
    const people = staff.filter((each) => each.account === index);

    for (const [place, [name, code, description]] of jobRoles.entries())
      await put('roles', place, {
        name,
        code,
        description,
        state: place === 4 ? 'pending' : 'published',
        content:
          place < demoAccounts[index]!.courses
            ? [{ kind: 'course', id: courseId(index, place), title: name }]
            : [],
      });
    for (const [place, [name, code, description, roles]] of careers.entries())
      await put('careers', place, {
        name,
        code,
        description,
        roleIds: roles.map((role) => id('roles', role)),
        content: [],
        state: 'published',
      });
    for (const [place, name] of ['January 2026 intake', 'Employed learners'].entries())
      await put('groups', place, {
        name,
        clientId,
        siteId: siteId(index, place),
        roleIds: [id('roles', place)],
      });
    for (const [place, name] of ['Assessors', 'Facilitators'].entries()) {
      const members = people.filter((each) => each.roles.includes(place === 0 ? 'assessor' : 'trainer'));
      await put('teams', place, {
        name,
        leaderId: members[0]?.id ?? null,
        memberIds: members.map((each) => each.id),
      });
    }
    for (const [place, [name, surname, organisation, position, email]] of contacts.entries())
      await put('contacts', place, { name, surname, organisation, position, email });
    await put('tag-keys', 0, { name: 'Funding', description: 'Who pays for the training.' });
    for (const [place, [name, colour]] of [
      ['Learnership', '#0f766e'],
      ['Bursary', '#b45309'],
      ['Own account', '#1d4ed8'],
    ].entries())
      await put('tag-values', place, { keyId: id('tag-keys', 0), name, colour });
    await makeLicencesByUse(put, id, prefix);
    for (const [place, [contentKind, title, type, questions]] of assessments.entries())
      await put('assessments', place, {
        contentKind,
        title,
        type,
        questions,
        passMark: 60,
        state: 'published',
      });
  }
  await enrolLearners(queries);
}

type Put = (kind: string, place: number, body: Record<string, unknown>) => Promise<void>;

async function makeLicencesByUse(put: Put, id: (kind: string, place: number) => string, prefix: string) {
  const licenceId = stableId('demo', 'licence', prefix);
  await put('licence-engagements', 0, {
    licenceId,
    contentType: 'FormalCourse',
    quantity: 500,
    used: 148,
    note: 'Bought with the 2026 intake.',
  });
  await put('licence-subscriptions', 0, {
    licenceId,
    name: 'Moderation, yearly',
    period: 'yearly',
    startsOn: '2026-01-01',
    renewsOn: '2027-01-01',
    learners: null,
  });
  await put('licence-groups', 0, { licenceId, groupId: id('groups', 1), expiresOn: '2026-12-31' });
}

/** The learners of every site are enrolled in a job role and in its career. */
const enrolLearners = (queries: Queries) =>
  sql`insert into enrollment (client_id, account_id, user_id, kind, target_id, assigned_at)
    select u.client_id, u.account_id, u.id, t.kind, t.id, '2026-02-02T06:00:00Z'
    from document u join document t on t.account_id = u.account_id and t.kind in ('roles', 'careers')
    where u.kind = 'users' and u.body -> 'roles' = '["learner"]' and t.body ->> 'code' in ('671101', 'CAR-01')`.execute(
    queries,
  );
