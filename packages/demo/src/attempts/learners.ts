import type { DemoDocument } from '../documents.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { siteId } from '../setting/ids.ts';
import { firstNames, surnames } from '../setting/names.ts';
import { cohorts, decidedCohorts, gradedCohorts, monthlyCohorts, otherCohorts } from './cohorts.ts';
import type { Cohort } from './cohorts.ts';

/** A learner of a cohort; everything else about them and their attempt follows from these numbers. */
export interface Learner {
  /** Their number among all learners of the demonstration, from 1. */
  serial: number;
  cohort: Cohort;
  /** Their number within the cohort, from 0. */
  turn: number;
}

const isEarlier = ({ next }: Cohort): boolean => next === 'earlier';

/** Every learner who has an attempt. Cohorts that go on are numbered first, those of earlier years and of another client last. */
export const learners: Learner[] = [
  ...cohorts.filter((cohort) => cohort.next !== undefined && !isEarlier(cohort)),
  ...cohorts.filter((cohort) => cohort.next === undefined),
  ...gradedCohorts,
  ...cohorts.filter(isEarlier),
  ...monthlyCohorts,
  ...otherCohorts,
  ...decidedCohorts,
]
  .flatMap((cohort) => Array.from({ length: cohort.count }, (_, turn) => ({ cohort, turn })))
  .map((learner, index) => ({ ...learner, serial: index + 1 }));

/** Who a learner is. */
export function personOf({ serial, cohort: { account } }: Learner) {
  const { sites } = demoAccounts[account]!;
  const index = serial % sites.length;
  return {
    id: stableId('demo', 'learner', serial),
    number: `L${26_000 + serial * 13}`,
    name: firstNames[(serial * 11 + 3) % firstNames.length]!,
    surname: surnames[(serial * 17 + 5) % surnames.length]!,
    siteId: siteId(account, index),
    siteName: sites[index]!.name,
  };
}

/** The user that a learner is. */
export function learnerDocument(learner: Learner): DemoDocument {
  const { id, ...person } = personOf(learner);
  const { clientId, id: accountId, prefix } = demoAccounts[learner.cohort.account]!;
  const { serial } = learner;
  return documentOf('users', id, accountId, {
    accountId,
    clientId,
    ...person,
    username: `learner${serial}`,
    email: `${person.name}.${person.surname}${serial}@learners.${prefix}.example`.toLowerCase(),
    phoneNumber: null,
    locale: 'en-ZA',
    groupIds: [],
    roles: ['learner'],
    scope: 'openid profile email',
    registrations: [],
    isRunningGroupHardware: false,
    state: 'active',
  });
}
