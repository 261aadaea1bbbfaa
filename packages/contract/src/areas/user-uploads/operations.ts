import { z } from 'zod';
import { UploadedRow, UserUpload, uploadOutcomes } from './schemas.ts';
import { userArea } from '../users/schemas.ts';
import { area } from '../../kit/operation.ts';
import { Id, pageQuery } from '../../kit/schemas.ts';

const manage = ['admin', 'manager'] as const;

export const userUploadCalls = area(userArea, {
  uploadUsers: {
    method: 'POST',
    path: '/users/bulk',
    summary: 'Upload users from csv or xlsx; the answer says where to ask for progress',
    audience: manage,
    body: z.object({}),
    bodyType: 'multipart',
    query: z.object({
      mode: z
        .enum(['all', 'valid'])
        .optional()
        .describe('all (unless told): every row or none; valid: rows without a mistake'),
      accountId: Id.optional().describe('The own account when absent'),
    }),
    errors: ['4007', '4009', 'empty_file', 'mislabelled_file', 'too_large', 'wrong_media_type'],
    answer: { kind: 'data', schema: UserUpload, status: 202 },
  },
  getUserUpload: {
    method: 'GET',
    path: '/users/bulk/{id}',
    summary: 'How far an upload of users is',
    audience: manage,
    answer: { kind: 'data', schema: UserUpload },
  },
  listUploadedRows: {
    method: 'GET',
    path: '/users/bulk/{id}/rows',
    summary: 'What became of the rows of an upload, in the order of the table',
    audience: manage,
    query: z.object({
      ...pageQuery,
      outcome: z
        .array(z.enum(uploadOutcomes))
        .max(uploadOutcomes.length)
        .optional()
        .meta({ description: 'Only rows that became one of these', examples: [['refused']] }),
    }),
    answer: { kind: 'page', schema: UploadedRow },
  },
});
