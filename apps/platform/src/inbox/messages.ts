import type { InboxEvent } from '@moderator/contract/options';

/** Every message of the platform, with what people choose how to be told of it by. One more is a line here and in each language. */
export const eventOf = {
  'attempt.handedOver': 'attempt.handedOver',
  'attempt.judgedAgain': 'attempt.handedOver',
  'referral.toStaff': 'attempt.returned',
  'referral.toLearner': 'attempt.returned',
  'referral.answered': 'attempt.returned',
  'referral.before': 'task.due',
  'referral.due': 'task.due',
  'referral.overdue': 'task.overdue',
  'condition.before': 'task.due',
  'condition.due': 'task.due',
  'condition.overdue': 'task.overdue',
  'result.released': 'result.released',
  'result.inQuestion': 'result.released',
  'certificate.issued': 'certificate.issued',
  'appeal.made': 'appeal.changed',
  'appeal.madeForYou': 'appeal.changed',
  'appeal.assigned': 'appeal.changed',
  'appeal.takenAway': 'appeal.changed',
  'appeal.withdrawn': 'appeal.changed',
  'appeal.decided': 'appeal.changed',
  'reopening.asked': 'reopening.changed',
  'reopening.consented': 'reopening.changed',
  'reopening.refused': 'reopening.changed',
  'reopening.carriedOut': 'reopening.changed',
  'certificate.overtaken': 'reopening.changed',
  'visit.asked': 'verification.changed',
  'visit.joined': 'verification.changed',
  'visit.withdrawn': 'verification.changed',
  'visit.shared': 'verification.changed',
  'visit.answered': 'verification.changed',
  'visit.signed': 'verification.changed',
  'calibration.asked': 'calibration.changed',
  'calibration.compared': 'calibration.changed',
  'schedule.added': 'schedule.changed',
  'schedule.moved': 'schedule.changed',
  'schedule.left': 'schedule.changed',
  'listing.requested': 'listing.requested',
  'survey.waiting': 'survey.waiting',
  'review.waiting': 'review.waiting',
  'application.decided': 'screening.changed',
  'vacancy.filling': 'screening.changed',
  'vacancy.full': 'screening.changed',
  'applicants.forgotten': 'screening.changed',
  'session.added': 'schedule.changed',
  'session.moved': 'schedule.changed',
  'session.cancelled': 'schedule.changed',
  'device.silent': 'device.silent',
  'report.ready': 'distribution',
  'job.failed': 'job.failed',
} as const satisfies Record<string, InboxEvent>;

export type MessageName = keyof typeof eventOf;

/** What a message says in one language: {course}, {day}, {title} and {failure} stand for its facts. */
export interface MessageText {
  title: string;
  text: string;
}

/** What the inbox and its mails say in one language. */
export interface InboxTexts {
  messages: Record<MessageName, MessageText>;
  greeting: string;
  /** The subject of a mail with so many messages. */
  several(count: number): string;
  choose: string;
  unsubscribe: string;
  /** What events are called, on the page that ends their mails. */
  events: Record<InboxEvent, string>;
  page: {
    title: string;
    question: string;
    button: string;
    done: string;
    stays: string;
    /** The button that has them sent again, and what is said then. */
    again: string;
    sentAgain: string;
    unknown: string;
    unknownExplained: string;
  };
}
