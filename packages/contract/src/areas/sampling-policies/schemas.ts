import { z } from 'zod';
import { NamedBatch, NamedCourse, NamedManager } from '../../kit/fields.ts';
import type { Area } from '../../kit/operation.ts';
import { SamplingPolicy } from '../../kit/sampling-policies.ts';
import { Id, Instant } from '../../kit/schemas.ts';

export const samplingPolicyArea: Area = {
  name: 'sampling-policies',
  about: 'How samples are drawn and judged: for an account, and for courses that need it otherwise.',
  licences: ['ReadyForModeration'],
};

const Version = z
  .int()
  .min(0)
  .meta({
    description: 'Which version it is; 0 where nobody has saved one',
    examples: [3],
  });

/** Of what a policy is: of the account, or of one course. */
export const policyOf = {
  accountId: Id.optional().describe('The account; the own one unless told'),
  courseId: Id.optional().describe('The course; the account as a whole unless told'),
};

export const SavedPolicy = z
  .object({
    course: NamedCourse.nullable().describe('The course that it is for; null where it is for the account'),
    version: Version,
    policy: SamplingPolicy.describe('What applies: what is said here over what is said above it'),
    own: z
      .array(z.string())
      .meta({ description: 'Parts that are said here, not above', examples: [['percentage']] }),
    savedBy: NamedManager.nullable().describe('Who saved it; null where nobody did'),
    savedAt: Instant.nullable().describe('When it was saved; null where nobody did'),
  })
  .meta({ id: 'SavedPolicy', description: 'The policy of an account or of a course, as it stands' });

export const SamplingPolicies = z
  .object({
    mayEdit: z.boolean().describe('Whether the caller may save a new version'),
    account: SavedPolicy,
    courses: z.array(SavedPolicy).describe('Courses with a policy of their own, by title'),
  })
  .meta({ id: 'SamplingPolicies', description: 'The policies of an account' });

export const PolicyEffect = z
  .object({
    batch: NamedBatch,
    drawnAt: Instant.describe('When its sample was drawn'),
    size: z.int().meta({ description: 'Attempts in it', examples: [26] }),
    drew: z.int().meta({ description: 'Attempts that the draw took', examples: [7] }),
    wouldHaveDrawn: z.int().meta({ description: 'Attempts that it would have taken', examples: [9] }),
  })
  .meta({ id: 'PolicyEffect', description: 'What a policy would have drawn of a batch' });

export const PolicyToSave = z.object({
  ...policyOf,
  policy: SamplingPolicy,
  version: Version.describe('The version that was changed: somebody else may have saved one since'),
});
