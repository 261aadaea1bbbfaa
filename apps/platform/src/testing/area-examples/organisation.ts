import { expect } from 'vitest';
import { openAccount } from '../../../../../docs/examples/areas/accounts.ts';
import { layOutCareer } from '../../../../../docs/examples/areas/careers.ts';
import { countForInvoice } from '../../../../../docs/examples/areas/clients.ts';
import { keepContact } from '../../../../../docs/examples/areas/contacts.ts';
import { toInternational } from '../../../../../docs/examples/areas/countries.ts';
import { handOver } from '../../../../../docs/examples/areas/enrollments.ts';
import { groupIntake } from '../../../../../docs/examples/areas/groups.ts';
import { sellReviews } from '../../../../../docs/examples/areas/licences.ts';
import { offerAndAsk } from '../../../../../docs/examples/areas/marketplace.ts';
import { answerAccessRequest } from '../../../../../docs/examples/areas/personal-data.ts';
import { describeJob } from '../../../../../docs/examples/areas/roles.ts';
import { bringOver } from '../../../../../docs/examples/areas/sites.ts';
import { tagByFunder } from '../../../../../docs/examples/areas/tags.ts';
import { staffTeam } from '../../../../../docs/examples/areas/teams.ts';
import { takeInPeople } from '../../../../../docs/examples/areas/users.ts';
import { publishing } from '../publishing.ts';
import { clientId, coursesOf, foreign, own as accountId, people, personOf } from '../template.ts';
import { as } from './stage.ts';
import type { Examples } from './stage.ts';

const learnerIds = people
  .filter((each) => each.accountId === accountId && each.roles.includes('learner') && !each.canSignIn)
  .map(({ id }) => id);

/** A job role that people can be given. */
async function publishedRole(name: string): Promise<string> {
  const administrator = await as('administrator');
  const { id } = await administrator.createJobRole({ body: { accountId, name } });
  for (const query of publishing) await administrator.changeJobRoleState({ id, query });
  return id;
}

/** Who belongs where, and what they work towards. */
export const organisation: Examples = {
  async accounts() {
    expect(
      await openAccount({ administrator: await as('administrator'), clientId, likeId: accountId }),
    ).toEqual({
      id: expect.any(String) as string,
      name: 'Umfolozi Training',
      colour: { red: 15, green: 118, blue: 110 },
    });
  },
  async clients() {
    const administrator = await as('administrator');
    const { theme } = await administrator.getAccount({ id: accountId });
    const { id } = await administrator.createAccount({
      body: { clientId, name: 'Lowveld Nelspruit', URLPrefix: 'lowveld', theme },
    });
    for (const name of ['North', 'South']) await administrator.createSite({ body: { accountId: id, name } });
    const { lines } = await countForInvoice(administrator, clientId);
    expect(lines).toContainEqual({ account: 'Lowveld Nelspruit', sites: 2 });
  },
  async sites() {
    const manager = await as('manager');
    const place = { name: 'Isando depot', town: 'Kempton Park', learners: 20 };
    const made = await bringOver(manager, accountId, place);
    expect(await bringOver(manager, accountId, { ...place, learners: 30 })).toMatchObject({
      id: made.id,
      version: 2,
      requiredLearners: 30,
    });
  },
  async users() {
    const table =
      'username,name,surname\nsipho.intake,Sipho,Zulu\nsipho.intake,Sipho,Zulu\nthuli.intake,Thuli,Ndaba';
    const { created, refused } = await takeInPeople(await as('manager'), new Blob([table]));
    expect(created + refused.length).toBe(3);
    expect(refused[0]).toMatch(/^Row \d: ./);
  },
  async groups() {
    const roleId = await publishedRole('Picker');
    const manager = await as('manager');
    const joining = learnerIds.slice(0, 3);
    const { joined, names } = await groupIntake({ manager, accountId, learnerIds: joining, roleId });
    expect([joined, names.length]).toEqual([3, 3]);
  },
  async roles() {
    const names = await describeJob({
      manager: await as('manager'),
      administrator: await as('administrator'),
      accountId,
      courseId: coursesOf(accountId, 'Lift Truck')[0]!,
      learnerId: learnerIds[3]!,
    });
    expect(names).toContain('Lift truck operator');
  },
  async careers() {
    const { enrolled } = await layOutCareer({
      manager: await as('manager'),
      administrator: await as('administrator'),
      accountId,
      roleIds: [await publishedRole('Loader'), await publishedRole('Dispatcher')],
      learnerIds: learnerIds.slice(4, 6),
    });
    expect(enrolled).toBe(2);
  },
  async licences() {
    expect(await sellReviews({ administrator: await as('administrator'), accountId: foreign })).toEqual({
      left: 75,
      notes: ['Order 1207', 'Order 1182'],
    });
  },
  async tags() {
    const [first, second] = coursesOf(accountId) as [string, string];
    expect(
      await tagByFunder({ manager: await as('manager'), accountId, courseIds: [first, second] }),
    ).toEqual({
      changed: 2,
      tags: ['Discretionary grant 2027'],
    });
  },
  async teams() {
    const [leaderId, newcomerId] = [personOf('assessor').id, personOf('trainer').id];
    const manager = await as('manager');
    expect(await staffTeam({ manager, accountId, leaderId, newcomerId })).toEqual([leaderId, newcomerId]);
  },
  async contacts() {
    const manager = await as('manager');
    const partner = {
      organisation: 'Transport SETA',
      name: 'Ayanda',
      surname: 'Mbeki',
      email: 'ayanda@seta.example',
      position: 'Quality officer',
    };
    const { id } = await keepContact(manager, accountId, partner);
    const changed = await keepContact(manager, accountId, { ...partner, position: 'Head of quality' });
    expect(changed).toMatchObject({ id, email: partner.email, position: 'Head of quality' });
  },
  async countries() {
    expect(await toInternational(await as('manager'), 'ZA', '082 555 0147')).toBe('+27825550147');
  },
  async enrollments() {
    const roleId = await publishedRole('Checker');
    const [leaverId, successorId] = learnerIds.slice(6, 8) as [string, string];
    const manager = await as('manager');
    await manager.assignJobRoles({ body: { userIds: [leaverId], roleIds: [roleId] } });
    expect(await handOver({ manager, leaverId, successorId })).toContain('Checker');
  },
  async marketplace() {
    const shopping = { administrator: await as('administrator'), manager: await as('manager') };
    expect(await offerAndAsk(shopping)).toEqual([{ title: 'Working at heights', availability: 'requested' }]);
  },
  async 'personal-data'() {
    const { blob, fileName } = await answerAccessRequest({
      manager: await as('manager'),
      userId: personOf('learner').id,
    });
    expect([await blob.slice(0, 2).text(), fileName]).toEqual(['PK', expect.stringMatching(/\.zip$/)]);
  },
};
