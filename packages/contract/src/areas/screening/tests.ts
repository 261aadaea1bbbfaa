import { contentMachine } from '../../kit/content-states.ts';
import { resource } from '../../kit/resource.ts';
import { AssessmentFields, assessmentLists, assessments } from '../content/assessment-schemas.ts';
import { screeningArea } from './schemas.ts';

/** What people who apply write, once unless somebody says otherwise. */
export const screeningTests = resource(
  'screening-tests',
  AssessmentFields.extend({ maxTries: AssessmentFields.shape.maxTries.default(1) }),
  {
    ...assessmentLists,
    area: screeningArea,
    of: { resource: assessments, fixed: { contentKind: 'screening', type: 'test' } },
    path: '/admin/screening/tests',
    singular: 'ScreeningTest',
    plural: 'ScreeningTests',
    read: ['admin', 'manager'],
    write: ['admin', 'manager'],
    states: { audience: ['admin', 'manager'], machine: contentMachine },
    readOnly: ['questions', 'state'],
  },
);
