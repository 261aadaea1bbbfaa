import { accountHandlers, accountHooks } from './areas/accounts/index.ts';
import { agreementHandlers } from './areas/agreement/index.ts';
import { assessorHandlers } from './areas/assessors/index.ts';
import { attemptHandlers, attemptPlace } from './areas/attempts/index.ts';
import { batchHandlers } from './areas/batches/index.ts';
import { careerHandlers } from './areas/careers/index.ts';
import { certificateHandlers } from './areas/certificates/index.ts';
import { classHandlers, classHooks } from './areas/classes/index.ts';
import {
  classroomHandlers,
  classroomHooks,
  classroomSessionHooks,
  meetingPlace,
} from './areas/classrooms/index.ts';
import { clientHandlers, clientHooks } from './areas/clients/index.ts';
import { contactHooks } from './areas/contacts/index.ts';
import { assessmentHooks, contentHandlers, lessonHooks } from './areas/content/index.ts';
import { countryHandlers } from './areas/countries/index.ts';
import { courseHandlers, courseHooks } from './areas/courses/index.ts';
import { externalAssessmentHandlers } from './areas/external-assessments/index.ts';
import { figureHandlers } from './areas/figures/index.ts';
import { fileHandlers } from './areas/files/index.ts';
import { groupHandlers } from './areas/groups/index.ts';
import { deviceHooks, deviceModelHooks, hardwareHandlers } from './areas/hardware/index.ts';
import { homeHandlers } from './areas/home/index.ts';
import { inboxHandlers } from './areas/inbox/index.ts';
import { issueReportHandlers } from './areas/issue-reports/index.ts';
import { licenceHandlers, licenceHooks, licenceSubscriptionHooks } from './areas/licences/index.ts';
import { listingHooks, marketplaceHandlers, vendorHooks } from './areas/marketplace/index.ts';
import { markingHandlers } from './areas/marking/index.ts';
import { moderationReportHandlers } from './areas/moderation-reports/index.ts';
import { jobRoleHandlers } from './areas/roles/index.ts';
import { personalDataHandlers } from './areas/personal-data/index.ts';
import { samplingPlanHandlers } from './areas/sampling-plans/index.ts';
import { samplingPolicyHandlers } from './areas/sampling-policies/index.ts';
import { scheduleHandlers, scheduleHooks } from './areas/schedules/index.ts';
import { scormHandlers } from './areas/scorm/index.ts';
import { candidateHooks, screeningHandlers, vacancyHooks } from './areas/screening/index.ts';
import { siteHooks } from './areas/sites/index.ts';
import { surveyHandlers, surveyHooks } from './areas/surveys/index.ts';
import {
  peerReviewHandlers,
  peerReviewHooks,
  schedulerHooks,
  softSkillHooks,
} from './areas/peer-reviews/index.ts';
import { reportHandlers } from './areas/reports/index.ts';
import { tagHandlers } from './areas/tags/index.ts';
import { uploaderHandlers } from './areas/uploader/index.ts';
import { userUploadHandlers } from './areas/user-uploads/index.ts';
import { userHandlers, userHooks } from './areas/users/index.ts';
import {
  distributionDocumentHooks,
  distributionHandlers,
  newsflashHooks,
} from './areas/distributions/index.ts';
import { dueDayHandlers } from './areas/due-days/index.ts';
import { referralHandlers } from './areas/referrals/index.ts';
import { visitHandlers } from './areas/visits/index.ts';
import { appealHandlers } from './areas/appeals/index.ts';
import { calibrationHandlers } from './areas/calibration/index.ts';
import { reopeningHandlers } from './areas/reopenings/index.ts';
import { calls, resources } from '@moderator/contract';
import type { Operation, Resource } from '@moderator/contract';
import { resourceHandlers } from './documents/handlers.ts';
import type { HooksByKind } from './documents/hooks.ts';
import type { Places } from './http/events/presence.ts';
import type { AnyHandler } from './http/operations.ts';
import type { Handlers } from './kernel/call.ts';

/** Who serves what is more than a plain resource; a call that nobody serves does not compile. */
const handlers: Handlers = {
  ...accountHandlers,
  ...agreementHandlers,
  ...assessorHandlers,
  ...attemptHandlers,
  ...batchHandlers,
  ...careerHandlers,
  ...certificateHandlers,
  ...classHandlers,
  ...classroomHandlers,
  ...clientHandlers,
  ...contentHandlers,
  ...countryHandlers,
  ...courseHandlers,
  ...externalAssessmentHandlers,
  ...figureHandlers,
  ...fileHandlers,
  ...groupHandlers,
  ...hardwareHandlers,
  ...homeHandlers,
  ...inboxHandlers,
  ...issueReportHandlers,
  ...jobRoleHandlers,
  ...licenceHandlers,
  ...marketplaceHandlers,
  ...markingHandlers,
  ...moderationReportHandlers,
  ...personalDataHandlers,
  ...samplingPlanHandlers,
  ...samplingPolicyHandlers,
  ...scheduleHandlers,
  ...scormHandlers,
  ...peerReviewHandlers,
  ...reportHandlers,
  ...surveyHandlers,
  ...screeningHandlers,
  ...tagHandlers,
  ...uploaderHandlers,
  ...userHandlers,
  ...userUploadHandlers,
  ...visitHandlers,
  ...referralHandlers,
  ...reopeningHandlers,
  ...appealHandlers,
  ...calibrationHandlers,
  ...distributionHandlers,
  ...dueDayHandlers,
};

/** What areas say of their documents beside what the contract does. */
const hooks: HooksByKind = {
  accounts: accountHooks,
  candidates: candidateHooks,
  assessments: assessmentHooks,
  classes: classHooks,
  classrooms: classroomHooks,
  'classroom-sessions': classroomSessionHooks,
  courses: courseHooks,
  clients: clientHooks,
  contacts: contactHooks,
  'distribution-documents': distributionDocumentHooks,
  newsflashes: newsflashHooks,
  'device-models': deviceModelHooks,
  devices: deviceHooks,
  lessons: lessonHooks,
  licences: licenceHooks,
  'licence-subscriptions': licenceSubscriptionHooks,
  listings: listingHooks,
  schedules: scheduleHooks,
  sites: siteHooks,
  surveys: surveyHooks,
  'peer-reviews': peerReviewHooks,
  'review-schedulers': schedulerHooks,
  'soft-skills': softSkillHooks,
  users: userHooks,
  vendors: vendorHooks,
  vacancies: vacancyHooks,
};

/** What a platform serves beside the plain calls of its resources; tests add resources and hooks of their own. */
export interface Areas {
  resources: readonly Resource[];
  hooks: Readonly<Record<string, unknown>>;
}

export const areas: Areas = { resources, hooks };

/** What people say over the live line that they have open. */
export const places: Places = { attempt: attemptPlace, session: meetingPlace };

/** Every operation with its handler, those of a resource before those beside it. */
export function servedBy({ resources: plain }: Areas): (readonly [Operation, AnyHandler])[] {
  const byOperation: Readonly<Record<string, AnyHandler>> = {
    ...resourceHandlers(plain),
    // Each is given what the schemas of its own operation make of a request: see http/operations.ts.
    ...(handlers as unknown as Readonly<Record<string, AnyHandler>>),
  };
  const operations = [...plain.flatMap((each) => each.operations), ...Object.values<Operation>(calls)];
  return operations.map((operation) => {
    const handler = byOperation[operation.id];
    if (!handler) throw new Error(`No handler for the operation ${operation.id}`);
    return [operation, handler];
  });
}
