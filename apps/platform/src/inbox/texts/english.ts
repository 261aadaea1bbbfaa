import type { InboxTexts } from '../messages.ts';

export const english: InboxTexts = {
  messages: {
    'attempt.handedOver': {
      title: 'An attempt was handed to you',
      text: 'A colleague may not moderate an attempt of {course} and asks you to. Their note stands with it.',
    },
    'attempt.judgedAgain': {
      title: 'What you referred back is judged again',
      text: 'An attempt of {course} that you referred back has been judged again and waits for you.',
    },
    'referral.toStaff': {
      title: 'Work was referred back to you',
      text: 'A moderator asks something of you about an attempt of {course}, by {day}.',
    },
    'referral.toLearner': {
      title: 'Something more is asked of you',
      text: 'Your work of {course} needs something more by {day}. Your course says what.',
    },
    'referral.answered': {
      title: 'Work that was referred back is handed in again',
      text: 'An attempt of {course} that was referred back has been handed in again and waits for you to judge it.',
    },
    'referral.before': {
      title: 'Work that was referred back is due soon',
      text: 'Something is still asked of you about {course}, by {day}.',
    },
    'referral.due': {
      title: 'Work that was referred back is due today',
      text: 'Something is still asked of you about {course}, by {day}.',
    },
    'referral.overdue': {
      title: 'Work that was referred back is overdue',
      text: 'Something was asked of you about {course} by {day}, and still is.',
    },
    'condition.before': {
      title: 'A condition of a verification is due soon',
      text: 'A verifier set a condition that is to be met by {day}. The room of the visit says which.',
    },
    'condition.due': {
      title: 'A condition of a verification is due today',
      text: 'A verifier set a condition that is to be met by {day}. The room of the visit says which.',
    },
    'condition.overdue': {
      title: 'A condition of a verification is overdue',
      text: 'A verifier set a condition that was to be met by {day}. The endorsement stands on it.',
    },
    'result.released': {
      title: 'Your result is released',
      text: 'Your result of {course} was moderated and released. Open your course to see it.',
    },
    'result.inQuestion': {
      title: 'Your result is being looked at again',
      text: 'A moderator looks at your result of {course} again. Until then it is in question, and so is what was issued for it. There is nothing for you to do; you are told when there is a result.',
    },
    'certificate.issued': {
      title: 'A certificate was issued to you',
      text: 'A certificate or statement of results of {course} was issued to you. Your course has it.',
    },
    'appeal.made': {
      title: 'An appeal waits for a moderator',
      text: 'A result of {course} is appealed. Give it to a moderator who had no part in it.',
    },
    'appeal.madeForYou': {
      title: 'An appeal was made for you',
      text: 'Your trainer appeals against your result of {course} for you. Your course says on what grounds, and what comes of it.',
    },
    'appeal.assigned': {
      title: 'An appeal is yours to judge',
      text: 'An appeal against a result of {course} is yours to judge.',
    },
    'appeal.takenAway': {
      title: 'An appeal is no longer yours to judge',
      text: 'A manager gave the appeal against a result of {course} to somebody else. There is nothing for you to do.',
    },
    'appeal.withdrawn': {
      title: 'An appeal is withdrawn',
      text: 'The appeal against a result of {course} was withdrawn. The result stands, and nothing is judged anew.',
    },
    'appeal.decided': {
      title: 'The appeal is decided',
      text: 'The appeal against a result of {course} is decided. Read why.',
    },
    'reopening.asked': {
      title: 'A reopening waits for your consent',
      text: 'A moderator asks to judge a result of {course} anew. A certificate was issued for it, so a manager has to consent.',
    },
    'reopening.consented': {
      title: 'Your reopening was consented to',
      text: 'A manager consented to your reopening of an attempt of {course}. It waits to be judged anew.',
    },
    'reopening.refused': {
      title: 'Your reopening was not consented to',
      text: 'A manager did not consent to your reopening of an attempt of {course}. The decision stands; their reason is with it.',
    },
    'reopening.carriedOut': {
      title: 'Something that you signed is in question',
      text: 'A result of {course} that you judged or signed is judged anew. What you signed stays readable, and is in question until there is a new decision.',
    },
    'certificate.overtaken': {
      title: 'A certificate is to be revoked',
      text: 'A result of {course} was decided anew and is no longer passed. What was issued for it is in question until you revoke it.',
    },
    'visit.asked': {
      title: 'You are asked to verify',
      text: 'A provider asks you for a visit from {day} on. Its room opens that day.',
    },
    'visit.joined': {
      title: 'More results to verify',
      text: 'Results were added to a visit that you are asked for. How many wait stands in its room.',
    },
    'visit.withdrawn': {
      title: 'A visit was withdrawn',
      text: 'The provider withdrew a visit that you were asked for. Its room is closed.',
    },
    'visit.shared': {
      title: 'A verifier wrote to you',
      text: 'There is a new question, finding or condition in the room of a visit.',
    },
    'visit.answered': {
      title: 'The provider answered you',
      text: 'There is an answer to you in the room of a visit.',
    },
    'visit.signed': {
      title: 'A verification is signed',
      text: 'A verifier signed the report of a visit. Its room says how it ended.',
    },
    'calibration.asked': {
      title: 'A case waits for your judgement',
      text: 'You are asked to judge a case of {course} blind, by {day}.',
    },
    'calibration.compared': {
      title: 'A round is compared',
      text: 'What everybody gave on a case of {course} stands beside what was settled.',
    },
    'schedule.added': {
      title: 'You are on a schedule',
      text: 'You take {course} from {day} on.',
    },
    'schedule.moved': {
      title: 'Your schedule has other times',
      text: 'The times at which you take {course} have changed: it begins on {day}.',
    },
    'session.added': {
      title: 'You are in a meeting',
      text: 'A meeting with you is planned for {day}. Your schedules show it.',
    },
    'session.moved': {
      title: 'A meeting has another time',
      text: 'A meeting that you are in is on {day} now, at another time. Your schedules show it.',
    },
    'session.cancelled': {
      title: 'A meeting is off',
      text: 'The meeting of {day} that you are in is off. There is nothing for you to do.',
    },
    'schedule.left': {
      title: 'You are no longer on a schedule',
      text: 'You no longer take {course} on the schedule that was to begin on {day}. What you did stays yours.',
    },
    'listing.requested': {
      title: 'Somebody asks for content',
      text: 'An account asks for {title} from the marketplace.',
    },
    'survey.waiting': {
      title: 'A survey waits for you',
      text: '“{title}” asks what you think. Your answer helps, and it takes some minutes.',
    },
    'review.waiting': {
      title: 'A review waits for you',
      text: 'You are asked to review people you work with: “{title}”.',
    },
    'application.decided': {
      title: 'There is news of your application',
      text: 'Your application for {title} has moved on. Where you applied you see how far it is, and what you are told.',
    },
    'vacancy.filling': {
      title: 'A vacancy is nearly used up',
      text: 'Four fifths of the applications that {title} may test have begun.',
    },
    'vacancy.full': {
      title: 'A vacancy is used up',
      text: 'All applications that {title} may test have begun. Nobody else begins unless you raise its limit.',
    },
    'applicants.forgotten': {
      title: 'Applicants are forgotten tomorrow',
      text: 'The time is over for which applications for {title} are kept. Tomorrow documents, answers and names go of so many: {count}.',
    },
    'device.silent': {
      title: 'Devices are silent',
      text: '{title}: no sign of life for a day.',
    },
    'report.ready': {
      title: 'A report is ready',
      text: '{title} has been made and is in your inbox.',
    },
    'job.failed': {
      title: 'Something in the background could not be done',
      text: '{failure}',
    },
  },
  greeting: 'Dear {name}',
  several: (count) => `${count} messages for you`,
  choose: 'You choose here what you are told, and when:',
  unsubscribe: 'No more mails of this kind:',
  events: {
    'task.due': 'What is due',
    'task.overdue': 'What is overdue',
    'attempt.returned': 'Work that is referred back',
    'attempt.handedOver': 'Attempts that are handed to you',
    'result.released': 'Released results',
    'certificate.issued': 'Certificates',
    'appeal.changed': 'Appeals',
    'reopening.changed': 'Reopenings',
    'verification.changed': 'Verifications',
    'calibration.changed': 'Calibration',
    'schedule.changed': 'What you learn and when',
    'review.waiting': 'Reviews that wait for you',
    'survey.waiting': 'Surveys that wait for your answer',
    'screening.changed': 'Vacancies and applications',
    distribution: 'Documents and news',
    'listing.requested': 'Requests for content',
    'device.silent': 'Silent devices',
    'job.failed': 'Work in the background that failed',
  },
  page: {
    title: 'Mails from Moderator',
    question: 'Do you want no more mails about this?',
    button: 'No more mails about this',
    done: 'You get no more mails about this.',
    stays: 'Your inbox still tells you. You can change this there at any time.',
    again: 'Receive them again',
    sentAgain: 'You receive these mails again',
    unknown: 'This link is not valid',
    unknownExplained:
      'Nothing was changed. Sign in and choose in the settings of your inbox what you are mailed.',
  },
};
