import type { Area } from '../area.ts';
import { learners, personOf } from '../attempts/learners.ts';
import type { EnrollmentRow } from '../rows.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId } from '../setting/ids.ts';
import { staff } from '../setting/staff.ts';
import { programmes } from '../programmes/programmes.ts';
import { perAccount } from './per-account.ts';
import type { Tenant } from './per-account.ts';

/** Each with the programme that leads to it. */
const jobRoles = [
  ['Electrician', '671101', 'Installs and maintains wiring and equipment of buildings.', 3],
  ['Lift truck operator', '734403', 'Moves and stacks goods with a counterbalanced lift truck.', 2],
  ['Call centre agent', '422202', 'Helps customers by telephone and in writing.', 1],
  ['Office administrator', '411101', 'Keeps records, correspondence and petty cash.', 0],
  ['Early childhood practitioner', '234201', 'Looks after and teaches children up to five.', 4],
] as const;

const paths = [
  ['Trades', 'CAR-01', 'From helper to electrician in the workplace.', [0, 1]],
  ['Service and office', 'CAR-02', 'From the front desk to running an office.', [2, 3]],
] as const;

/** Job roles and careers, and who is on their way into the first of them. */
export const careers: Area = {
  name: 'careers',
  *parts() {
    const enrollments: EnrollmentRow[] = [];
    const documents = perAccount((tenant) => {
      enrollments.push(...enrollmentsOf(tenant));
      return [...rolesOf(tenant), ...careersOf(tenant)];
    });
    yield { documents, rows: { enrollments } };
  },
};

const rolesOf = ({ index, make }: Tenant) =>
  jobRoles.map(([name, code, description, programme], place) =>
    make('roles', place, {
      name,
      code,
      description,
      state: place === 4 ? 'pending' : 'published',
      content:
        programme < demoAccounts[index]!.courses
          ? [{ kind: 'course', id: courseId(index, programme), title: programmes[programme]!.title }]
          : [],
    }),
  );

const careersOf = ({ idOf, make }: Tenant) =>
  paths.map(([name, code, description, roles], place) =>
    make('careers', place, {
      name,
      code,
      description,
      roleIds: roles.map((role) => idOf('roles', role)),
      content: [],
      state: 'published',
    }),
  );

/** The place of the job role that a programme leads to; of none where it leads to another one. */
const roleOf = (programme: number): number => jobRoles.findIndex((role) => role[3] === programme);

/** The learners of every site are enrolled in the job role that they learn for, and in its career. */
function enrollmentsOf({ clientId, index, accountId, idOf }: Tenant): EnrollmentRow[] {
  const own = [
    // Whoever signs in as a learner finds the course that is taught here.
    ...staff
      .filter(({ account, roles }) => account === index && roles.every((role) => role === 'learner'))
      .map(({ id }) => ({ id, role: 1 })),
    ...learners
      .filter(({ cohort }) => cohort.account === index)
      .map((learner) => ({ id: personOf(learner).id, role: Math.max(0, roleOf(learner.cohort.course)) })),
  ];
  return own.flatMap(({ id: user_id, role }) => {
    const career = paths.findIndex((path) => (path[3] as readonly number[]).includes(role));
    const enrolled = {
      client_id: clientId,
      account_id: accountId,
      user_id,
      assigned_at: '2026-02-02T06:00:00Z',
    };
    return [
      { ...enrolled, kind: 'roles' as const, target_id: idOf('roles', role) },
      ...(career < 0 ? [] : [{ ...enrolled, kind: 'careers' as const, target_id: idOf('careers', career) }]),
    ];
  });
}
