import type { Area } from '../area.ts';
import { learners, personOf } from '../attempts/learners.ts';
import type { EnrollmentRow } from '../rows.ts';
import { clientId, demoAccounts } from '../setting/accounts.ts';
import { courseId } from '../setting/ids.ts';
import { staff } from '../setting/staff.ts';
import { perAccount } from './per-account.ts';
import type { Tenant } from './per-account.ts';

const jobRoles = [
  ['Electrician', '671101', 'Installs and maintains wiring and equipment of buildings.'],
  ['Lift truck operator', '734403', 'Moves and stacks goods with a counterbalanced lift truck.'],
  ['Call centre agent', '422202', 'Helps customers by telephone and in writing.'],
  ['Office administrator', '411101', 'Keeps records, correspondence and petty cash.'],
  ['Early childhood practitioner', '234201', 'Looks after and teaches children up to five.'],
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
  jobRoles.map(([name, code, description], place) =>
    make('roles', place, {
      name,
      code,
      description,
      state: place === 4 ? 'pending' : 'published',
      content:
        place < demoAccounts[index]!.courses
          ? [{ kind: 'course', id: courseId(index, place), title: name }]
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

/** The learners of every site are enrolled in a job role and in its career. */
function enrollmentsOf({ index, accountId, idOf }: Tenant): EnrollmentRow[] {
  const own = [
    ...staff.filter(({ account, roles }) => account === index && roles.every((role) => role === 'learner')),
    ...learners.filter(({ cohort }) => cohort.account === index).map(personOf),
  ];
  return own.flatMap(({ id: user_id }) =>
    (['roles', 'careers'] as const).map((kind) => ({
      client_id: clientId,
      account_id: accountId,
      user_id,
      kind,
      target_id: idOf(kind, 0),
      assigned_at: '2026-02-02T06:00:00Z',
    })),
  );
}
