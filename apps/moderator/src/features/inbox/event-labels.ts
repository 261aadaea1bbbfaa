import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InboxEvent, MailRhythm, Role } from '@moderator/contract/options';

interface EventLook {
  event: InboxEvent;
  words: MessageDescriptor;
  hint: MessageDescriptor;
  /** Whose it is; everybody's where it is not said. */
  roles?: readonly Role[];
}

const managers: readonly Role[] = ['administrator', 'client_manager', 'account_manager', 'site_manager'];

/** What people choose how to be told of, the most pressing first. */
const looks: readonly EventLook[] = [
  {
    event: 'task.overdue',
    words: msg`What is overdue`,
    hint: msg`Work that was asked of you, and conditions of verifiers`,
  },
  { event: 'task.due', words: msg`What is due`, hint: msg`Before the day, and on it` },
  {
    event: 'attempt.returned',
    words: msg`Work that is referred back`,
    hint: msg`A moderator asks something of you`,
    roles: ['assessor', 'learner', 'moderator'],
  },
  {
    event: 'attempt.handedOver',
    words: msg`Attempts that are handed to you`,
    hint: msg`A colleague may not moderate one and asks you to`,
    roles: ['moderator'],
  },
  {
    event: 'appeal.changed',
    words: msg`Appeals`,
    hint: msg`One is made, is yours to judge, or is decided`,
    roles: ['learner', 'trainer', 'moderator', ...managers],
  },
  {
    event: 'reopening.changed',
    words: msg`Reopenings`,
    hint: msg`One waits for consent, or was answered`,
    roles: ['moderator', ...managers],
  },
  {
    event: 'verification.changed',
    words: msg`Verifications`,
    hint: msg`A visit is asked for, written in, answered or signed`,
    roles: ['verifier', 'moderator', ...managers],
  },
  {
    event: 'calibration.changed',
    words: msg`Calibration`,
    hint: msg`A case waits for your judgement, or a round is compared`,
    roles: ['assessor', 'moderator', ...managers],
  },
  {
    event: 'result.released',
    words: msg`Your results`,
    hint: msg`Released, or looked at again; always in the inbox`,
    roles: ['learner'],
  },
  {
    event: 'certificate.issued',
    words: msg`Your certificates`,
    hint: msg`A certificate or statement of results was issued to you`,
    roles: ['learner'],
  },
  {
    event: 'schedule.changed',
    words: msg`Your schedules`,
    hint: msg`You are put on one or taken off, or its times change; mails have a calendar`,
    roles: ['learner'],
  },
  {
    event: 'listing.requested',
    words: msg`Requests for content`,
    hint: msg`An account asks for a listing of the marketplace`,
    roles: ['administrator'],
  },
  {
    event: 'survey.waiting',
    words: msg`Surveys`,
    hint: msg`A survey asks what you think`,
  },
  {
    event: 'review.waiting',
    words: msg`Reviews`,
    hint: msg`You are asked to review people you work with`,
    roles: ['reviewer', 'learner'],
  },
  {
    event: 'screening.changed',
    words: msg`Vacancies and applications`,
    hint: msg`An application moves on, a vacancy is used up, or applicants are about to be forgotten`,
    roles: ['candidate', ...managers],
  },
  {
    event: 'device.silent',
    words: msg`Silent devices`,
    hint: msg`A device in use has not spoken for a day`,
    roles: managers,
  },
  {
    event: 'job.failed',
    words: msg`Work in the background that failed`,
    hint: msg`An upload or an issue of certificates, say`,
    roles: managers,
  },
];

/** What of it can happen to somebody. */
export const eventsFor = (roles: readonly Role[]): readonly EventLook[] =>
  looks.filter((look) => !look.roles || look.roles.some((role) => roles.includes(role)));

export const rhythmLabels: Record<MailRhythm, MessageDescriptor> = {
  off: msg`No mail`,
  at_once: msg`Mail at once`,
  daily: msg`Daily mail`,
  weekly: msg`Weekly mail`,
};
