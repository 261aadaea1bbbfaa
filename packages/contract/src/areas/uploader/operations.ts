import { z } from 'zod';
import { AttemptState } from '../../kit/attempts.ts';
import { area } from '../../kit/operation.ts';
import { Id, pageQuery } from '../../kit/schemas.ts';
import { UploadProgress, UploadsAnswer, UploadsInput, uploaderArea } from './schemas.ts';

export const uploaderCalls = area(uploaderArea, {
  submitUploads: {
    method: 'POST',
    path: '/uploader/learners/submit',
    summary: 'Hand in evidence for a course: one’s own, or that of learners whom one teaches',
    audience: ['learner', 'trainer'],
    body: UploadsInput,
    answer: { kind: 'data', schema: UploadsAnswer },
    errors: ['wrong_state', '4007'],
  },
  listUploadProgress: {
    method: 'GET',
    path: '/uploader/learners/progress',
    summary: 'How far the evidence of learners is, by name',
    audience: ['learner', 'trainer', 'moderator'],
    query: z.object({
      ...pageQuery,
      courseId: Id.optional().describe('Only of this course'),
      scheduleId: Id.optional().describe('Only of this schedule'),
      siteId: Id.optional().describe('Only of this site'),
      state: AttemptState.optional().describe('Only work in this state'),
    }),
    answer: { kind: 'page', schema: UploadProgress },
  },
});
