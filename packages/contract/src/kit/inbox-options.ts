/** What an inbox holds: documents and news that were sent to people, and messages of the platform. */
export const inboxKinds = ['document', 'newsflash', 'message'] as const;
export type InboxKind = (typeof inboxKinds)[number];
/** What people are told of, each with a choice of how. */
export const inboxEvents = [
  'task.due',
  'task.overdue',
  'attempt.returned',
  'attempt.handedOver',
  'result.released',
  'certificate.issued',
  'appeal.changed',
  'reopening.changed',
  'verification.changed',
  'calibration.changed',
  'schedule.changed',
  'review.waiting',
  'survey.waiting',
  'screening.changed',
  'distribution',
  'listing.requested',
  'device.silent',
  'job.failed',
] as const;
export type InboxEvent = (typeof inboxEvents)[number];
/** Of these everybody is told in their inbox, whatever they choose. */
export const alwaysInInbox: readonly InboxEvent[] = ['result.released'];
/** When something is mailed: not at all, when it happens, or with others in one mail. */
export const mailRhythms = ['off', 'at_once', 'daily', 'weekly'] as const;
export type MailRhythm = (typeof mailRhythms)[number];
/** What a message of an inbox is about, and opens. */
export const inboxSubjects = [
  'attempt',
  'course',
  'visit',
  'calibration',
  'schedule',
  'session',
  'survey',
  'review',
  'vacancy',
  'device',
  'listing',
  'certificates',
  'home',
  'distribution',
] as const;
export type InboxSubject = (typeof inboxSubjects)[number];
