import type { Area } from '../area.ts';
import { siteId } from '../setting/ids.ts';
import { staff } from '../setting/staff.ts';
import { perAccount } from './per-account.ts';
import type { Tenant } from './per-account.ts';

const contacts = [
  ['Refilwe', 'Moloi', 'Services SETA', 'Quality assurance partner', 'refilwe.moloi@servicesseta.example'],
  ['Hendrik', 'Botma', 'Botma Elektries', 'Workplace mentor', 'hendrik@botma.example'],
  ['Ayesha', 'Patel', 'Makro Germiston', 'Human resources', 'ayesha.patel@makro.example'],
] as const;

/** Groups of learners, teams of staff, and contacts elsewhere. */
export const groups: Area = {
  name: 'groups',
  *parts() {
    yield {
      documents: perAccount((tenant) => [
        ...groupsOf(tenant),
        ...teamsOf(tenant),
        ...contacts.map(([name, surname, organisation, position, email], place) =>
          tenant.make('contacts', place, { name, surname, organisation, position, email }),
        ),
      ]),
    };
  },
};

const groupsOf = ({ clientId, index, idOf, make }: Tenant) =>
  ['January 2026 intake', 'Employed learners'].map((name, place) =>
    make('groups', place, {
      name,
      clientId,
      siteId: siteId(index, place),
      roleIds: [idOf('roles', place)],
    }),
  );

const teams = [
  ['Assessors', 'assessor'],
  ['Facilitators', 'trainer'],
] as const;

const teamsOf = ({ index, make }: Tenant) =>
  teams.map(([name, role], place) => {
    const members = staff.filter(({ account, roles }) => account === index && roles.includes(role));
    return make('teams', place, {
      name,
      leaderId: members[0]?.id ?? null,
      memberIds: members.map((each) => each.id),
    });
  });
