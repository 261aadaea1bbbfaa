import { z } from 'zod';
import { StoredFile, fileArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';

const readers = ['any'] as const;

export const fileCalls = area(fileArea, {
  uploadFile: {
    method: 'POST',
    path: '/files',
    summary: 'Upload a file (audio, image, video, document); its type is decided by the content',
    audience: ['any'],
    body: z.object({}),
    bodyType: 'multipart',
    answer: { kind: 'data', schema: StoredFile, status: 201 },
    errors: ['empty_file', 'mislabelled_file', 'too_large', 'wrong_media_type'],
  },
  getFile: {
    method: 'GET',
    path: '/files/{id}',
    summary: 'Details of a file, and what it is played from where it is a recording',
    audience: readers,
    answer: { kind: 'data', schema: StoredFile },
  },
  downloadFile: {
    method: 'GET',
    path: '/files/{id}/download',
    summary: 'The bytes; answers range requests',
    audience: readers,
    answer: { kind: 'file', mediaTypes: ['*/*'] },
    errors: ['wrong_state'],
  },
  deleteFile: {
    method: 'DELETE',
    path: '/files/{id}',
    summary: 'Delete a file that nothing refers to',
    audience: readers,
    answer: { kind: 'none' },
    errors: ['conflict'],
  },
});
