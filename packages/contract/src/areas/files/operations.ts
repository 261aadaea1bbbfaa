import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { Id, Instant } from '../../kit/schemas.ts';

export const StoredFile = z
  .object({
    id: Id,
    name: z.string(),
    mediaType: z.string().describe('Decided by the content, not by the name'),
    size: z.int().describe('Bytes'),
    sha256: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'StoredFile' });

const readers = ['any'] as const;

export const fileOperations = area('files', [
  {
    id: 'uploadFile',
    method: 'POST',
    path: '/files',
    summary: 'Upload a file (audio, image, video, document); its type is decided by the content',
    audience: ['any'],
    body: z.object({}),
    bodyType: 'multipart',
    answer: { kind: 'data', schema: StoredFile, status: 201 },
    keyed: true,
    errors: ['empty_file', 'mislabelled_file', 'too_large', 'wrong_media_type'],
  },
  {
    id: 'getFile',
    method: 'GET',
    path: '/files/{id}',
    summary: 'Details of a file',
    audience: readers,
    answer: { kind: 'data', schema: StoredFile },
  },
  {
    id: 'downloadFile',
    method: 'GET',
    path: '/files/{id}/download',
    summary: 'The bytes; answers range requests',
    audience: readers,
    answer: { kind: 'file', mediaTypes: ['*/*'] },
  },
  {
    id: 'deleteFile',
    method: 'DELETE',
    path: '/files/{id}',
    summary: 'Delete a file that nothing refers to',
    audience: readers,
    answer: { kind: 'none' },
    errors: ['conflict'],
  },
]);
