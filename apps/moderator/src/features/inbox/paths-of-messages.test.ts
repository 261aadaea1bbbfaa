import { describe, expect, it } from 'vitest';
import type { InboxSubject, Role } from '@moderator/contract/options';
import { accessToPath, navigation } from '@/shell/access.ts';
import { eventOf } from '../../../../platform/src/inbox/messages.ts';
import type { MessageName } from '../../../../platform/src/inbox/messages.ts';
import { pathOf } from '../../../../platform/src/inbox/present-item.ts';

type Told = [subject: InboxSubject, ...people: Role[]];

const managers = ['account_manager', 'site_manager'] as const;
const referral: Told[] = [
  ['attempt', 'assessor', 'moderator'],
  ['course', 'learner'],
];
const condition: Told[] = [['visit', 'moderator', ...managers]];
const ofLearner: Told[] = [['course', 'learner']];
const ofManagers: Told[] = [['home', ...managers]];
const everybody = ['learner', 'trainer', 'assessor', 'moderator', 'verifier', ...managers] as const;

/** Whom the platform tells each message (`notify`), and what of. */
const told: Record<MessageName, Told[]> = {
  'attempt.handedOver': [['attempt', 'moderator']],
  'attempt.judgedAgain': [['attempt', 'moderator']],
  'referral.toStaff': [['attempt', 'assessor', 'moderator']],
  'referral.answered': [['attempt', 'assessor', 'moderator']],
  'referral.toLearner': ofLearner,
  'referral.before': referral,
  'referral.due': referral,
  'referral.overdue': referral,
  'condition.before': condition,
  'condition.due': condition,
  'condition.overdue': condition,
  'result.released': ofLearner,
  'result.inQuestion': ofLearner,
  'certificate.issued': ofLearner,
  'appeal.made': ofManagers,
  'appeal.assigned': [['attempt', 'moderator']],
  'appeal.madeForYou': ofLearner,
  'appeal.takenAway': [['attempt', 'moderator']],
  'appeal.withdrawn': [
    ['course', 'learner'],
    ['attempt', 'trainer', 'moderator', ...managers],
  ],
  'appeal.decided': [
    ['course', 'learner'],
    ['attempt', 'trainer', 'assessor', 'moderator', ...managers],
  ],
  'reopening.asked': ofManagers,
  'reopening.consented': [['attempt', 'moderator']],
  'reopening.refused': [['attempt', 'moderator']],
  'reopening.carriedOut': [
    ['attempt', 'assessor', 'moderator'],
    ['visit', 'verifier'],
  ],
  'certificate.overtaken': [['certificates', ...managers]],
  'visit.asked': [['visit', 'verifier']],
  'visit.joined': [['visit', 'verifier']],
  'visit.withdrawn': [['visit', 'verifier']],
  'visit.shared': condition,
  'visit.answered': [['visit', 'verifier']],
  'visit.signed': condition,
  'calibration.asked': [['calibration', 'moderator', 'assessor']],
  'calibration.compared': [['calibration', 'moderator', 'assessor', ...managers]],
  'schedule.added': [['schedule', 'learner']],
  'schedule.moved': [['schedule', 'learner']],
  'schedule.left': [['schedule', 'learner']],
  'session.added': [['session', ...everybody]],
  'session.moved': [['session', ...everybody]],
  'session.cancelled': [['session', ...everybody]],
  'listing.requested': [['listing', 'administrator']],
  'survey.waiting': [['survey', 'reviewer', ...everybody]],
  'review.waiting': [['review', 'reviewer', ...everybody]],
  'application.decided': [['vacancy', 'candidate']],
  'vacancy.filling': [['vacancy', ...managers]],
  'vacancy.full': [['vacancy', ...managers]],
  'applicants.forgotten': [['vacancy', ...managers]],
  'device.silent': [['device', ...managers]],
  'report.ready': ofManagers,
  'job.failed': ofManagers,
};

/** Of these nothing is to be seen in this application: a message says so, and leads nowhere. */
const withoutPage = [
  'survey.waiting',
  'review.waiting',
  'application.decided',
  'vacancy.filling',
  'vacancy.full',
  'applicants.forgotten',
  'device.silent',
  'listing.requested',
];

const everything = [{ platforms: navigation.flatMap(({ licenceType = [] }) => licenceType) }];
const id = '0192f3a4-4bb2-74ef-9c96-41afc5ded1ca';
const each = Object.entries(told).flatMap(([message, ways]) =>
  ways.flatMap(([kind, ...people]) => people.map((role) => ({ message, kind, role }))),
);

describe('a message in the inbox', () => {
  it('of each kind is looked at here', () => {
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(eventOf).toSorted());
  });

  it.each(each.filter(({ message }) => !withoutPage.includes(message)))(
    '$message about $kind leads whoever is $role to a page that is open to them',
    ({ kind, role }) => {
      const path = pathOf({ subject_kind: kind, subject_id: kind === 'home' ? null : id });
      expect(path).not.toBeNull();
      expect(accessToPath(path!.split('?')[0]!, everything, { roles: [role] })).toBe('granted');
    },
  );

  it.each(each.filter(({ message }) => withoutPage.includes(message)))(
    '$message leads whoever is $role nowhere, where they can do nothing',
    ({ kind }) => {
      expect(pathOf({ subject_kind: kind, subject_id: id })).toBeNull();
    },
  );
});
