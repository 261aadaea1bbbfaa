/** What happened to a registration, as a statement needs it. */
export interface ToldEvent {
  /** The same UUID whenever it is told, so that a record store keeps it once. */
  id: string;
  event: string;
  /** Per cent. */
  score: number | null;
  /** Time on task until now. */
  seconds: number;
  at: Date;
  registrationId: string;
  /** The sitting in which it happened: the same UUID from one opening of the thing to the next, and its own for what nobody opened. */
  sessionId: string;
  /** Who it was, by a name that means nothing elsewhere. */
  learner: string;
  itemKind: string;
  itemId: string;
  title: string;
  course: { id: string; title: string } | null;
}

interface Verb {
  id: string;
  name: string;
  /** What the verb says of a result: xAPI 1.0.3 section 2.4.5, cmi5 section 9.5. */
  result?: {
    completion?: boolean;
    success?: boolean;
    isScored?: boolean;
    extensions?: Record<string, string>;
  };
}

const adl = (name: string): string => `http://adlnet.gov/expapi/verbs/${name}`;
const profile = (name: string): string => `https://w3id.org/xapi/adl/verbs/${name}`;
const passed: Verb = { id: adl('passed'), name: 'passed', result: { success: true, isScored: true } };
const failed: Verb = { id: adl('failed'), name: 'failed', result: { success: false, isScored: true } };

/** The verbs of xAPI and cmi5 for what happens to registrations; what is not here is told nobody outside. */
const verbs: Readonly<Record<string, Verb>> = {
  open: { id: adl('initialized'), name: 'initialized' },
  complete: { id: adl('completed'), name: 'completed', result: { completion: true } },
  pass: passed,
  releasePassed: passed,
  fail: failed,
  releaseFailed: failed,
  certify: { id: profile('satisfied'), name: 'satisfied', result: { completion: true } },
  waive: {
    id: profile('waived'),
    name: 'waived',
    result: {
      completion: true,
      extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/reason': 'Administrative' },
    },
  },
  closeWindow: { id: profile('abandoned'), name: 'abandoned' },
};

/** Events that have a verb. */
export const toldEvents = Object.keys(verbs);

const activityTypes: Readonly<Record<string, string>> = {
  course: 'http://adlnet.gov/expapi/activities/course',
  lesson: 'http://adlnet.gov/expapi/activities/lesson',
};
/** Which session a statement belongs to: cmi5 section 9.6.3.1. */
const sessionExtension = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';
const assessmentType = 'http://adlnet.gov/expapi/activities/assessment';

/**
 * One statement of xAPI 1.0.3 about what happened to a registration.
 *
 * @param address of the platform, which activities and people are named by
 * @throws RangeError for an event without a verb
 * @example statementOf('https://acme.example.org', event).verb.id // 'http://adlnet.gov/expapi/verbs/passed'
 */
export function statementOf(address: string, told: ToldEvent) {
  const verb = verbs[told.event];
  if (!verb) throw new RangeError(`${told.event} is told by no verb.`);
  const { result } = verb;
  const { isScored, ...said } = result ?? {};
  const activity = (kind: string, id: string, title: string) => ({
    objectType: 'Activity',
    id: `${address}/activities/${kind}/${id}`,
    definition: { type: activityTypes[kind] ?? assessmentType, name: { en: title } },
  });
  const isOfCourse = told.course !== null && told.itemKind !== 'course';
  return {
    id: told.id,
    version: '1.0.3',
    actor: { objectType: 'Agent', account: { homePage: address, name: told.learner } },
    verb: { id: verb.id, display: { en: verb.name } },
    object: activity(told.itemKind, told.itemId, told.title),
    ...(result && {
      result: {
        ...said,
        ...(isScored && told.score !== null && { score: { scaled: told.score / 100 } }),
        duration: `PT${told.seconds}S`,
      },
    }),
    context: {
      registration: told.registrationId,
      extensions: { [sessionExtension]: told.sessionId },
      ...(isOfCourse &&
        told.course && {
          contextActivities: { parent: [activity('course', told.course.id, told.course.title)] },
        }),
    },
    timestamp: told.at.toISOString(),
  };
}
