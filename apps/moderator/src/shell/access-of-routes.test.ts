import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations, rolesThatMayCall } from '@moderator/contract';
import { roles } from '@moderator/contract/options';
import { accessToPath, navigation, routeOf } from './access.ts';

/** What each page cannot be without, of what it asks the platform; none of what everybody is answered. */
const asks: Record<string, string[]> = {
  '/': [],
  '/assessors/$assessorId': ['getAssessor'],
  '/coming-work': ['getComingWork'],
  '/courses': ['listMyCourses'],
  '/courses/$courseId': ['getMyCourse'],
  '/courses/$courseId/assessments/$itemId': ['getMyAssessment', 'getMyCourse'],
  '/courses/$courseId/examinations/$itemId': ['getMyExamination', 'getMyCourse'],
  '/courses/$courseId/lessons/$lessonId': ['getMyLesson', 'getMyCourse'],
  '/due-assessments': ['listAttempts', 'getAttemptFacets'],
  '/due-days': ['getDueDays'],
  '/external-assessments': ['listExternalAssessments', 'listVisits'],
  '/external-assessments/$externalId': ['getExternalAssessment'],
  '/external-assessments/import': ['startExternalImport', 'listExternalImports'],
  '/external-assessments/imports/$importId': ['getExternalImport', 'storeExternalImport'],
  '/external-assessments/new': ['getCaptureChoices', 'captureExternalAssessment'],
  '/external-assessments/visits': ['listVisits'],
  '/external-assessments/visits/$visitId': ['getVisit'],
  '/guide': [],
  '/guide/$page': [],
  '/inbox': ['listInboxMessages'],
  '/inbox/settings': ['getInboxSettings'],
  '/marking': ['listSubmissions', 'claimSubmission'],
  '/marking/$submissionId': ['claimSubmission', 'setMarks'],
  '/ready-for-moderation': ['listBatches', 'listAttempts', 'getBatchMatrix'],
  '/ready-for-moderation/agreement': ['getAgreement', 'listJudgementPairs'],
  '/ready-for-moderation/batches/$batchId': ['getBatch', 'listBatchAttempts', 'getVerification'],
  '/ready-for-moderation/batches/$batchId/report': ['getReport'],
  '/ready-for-moderation/calibration': ['getCalibration'],
  '/ready-for-moderation/certificate-layout': ['getCertificateLayout'],
  '/ready-for-moderation/certificates': ['listCertificates'],
  '/ready-for-moderation/figures': ['getModerationFigures'],
  '/ready-for-moderation/policies': ['getSamplingPolicies', 'listSamplingPolicyVersions'],
  '/ready-for-moderation/sampling-plan': ['getSamplingPlan'],
  '/workspace/$attemptId': ['getWorkspace'],
};

/** Addresses of the pages, from the names of their files; `$` alone is every other address, and wrappers have none. */
const routes = readdirSync(new URL('../routes/_app', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`)
  .filter((path, _, all) => path !== '/$' && !all.includes(`${path}/index`))
  .map((path) => path.replace(/\/index$/, '') || '/');

const everything = [{ platforms: navigation.flatMap(({ licenceType = [] }) => licenceType) }];
const calls = new Map(operations.map((operation) => [operation.id, operation]));
const answered = (path: string) =>
  roles.filter((role) => asks[path]!.every((id) => rolesThatMayCall(calls.get(id)!).includes(role)));
/** Somebody who has this role alone. */
const letIn = (path: string) =>
  roles.filter((role) => accessToPath(path, everything, { roles: [role] }) === 'granted');

const menu = navigation.map(({ title }) => routeOf(title));

describe('every page', () => {
  it('is one of those looked at here', () => {
    expect(Object.keys(asks)).toEqual(routes.toSorted());
  });

  it.each(routes.filter((path) => !menu.includes(path)))(
    '%s lets in whom the platform answers what is asked there, and nobody else',
    (path) => {
      expect(letIn(path)).toEqual(answered(path));
    },
  );

  it.each(menu)('%s of the menu lets in nobody whom the platform refuses something there', (path) => {
    expect(letIn(path).filter((role) => !answered(path).includes(role))).toEqual([]);
  });
});
