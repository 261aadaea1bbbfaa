import { z } from 'zod';
import { FileName, FileSize } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { CreatedAt, Id } from '../../kit/schemas.ts';
import { StoredFile, fileArea } from './schemas.ts';

/** Days for which an upload that is not finished is kept. */
export const uploadKeptDays = 7;

const Upload = z
  .object({
    id: Id,
    name: FileName,
    size: FileSize,
    offset: z
      .int()
      .min(0)
      .meta({ description: 'Bytes that are there; the next part begins behind them', examples: [4_000_000] }),
    createdAt: CreatedAt,
    file: StoredFile.nullable().describe('The file, once the last part is there; null before'),
  })
  .meta({ id: 'Upload', description: 'A file that arrives in parts' });

const offset = z.coerce
  .number()
  .int()
  .min(0)
  .meta({ description: 'Where the part begins: behind the bytes that are there', examples: [0] });

/**
 * A file in parts, after the resumable uploads of the IETF (draft-ietf-httpbis-resumable-upload): one is begun, asked how much
 * of it is there, and sent on from there. Parts are files of a form, as every upload of the platform is.
 */
export const uploadCalls = area(fileArea, {
  startUpload: {
    method: 'POST',
    path: '/files/uploads',
    summary: `Begin to upload a file in parts; it is kept for ${uploadKeptDays} days`,
    audience: ['any'],
    body: z
      .object({
        name: FileName.min(1).max(255),
        size: z
          .int()
          .min(1)
          .meta({ description: 'Bytes of the whole file', examples: [248_213_000] }),
        archive: z
          .boolean()
          .optional()
          .describe(
            'Whether it is an archive to be imported: larger than files are, and never a file itself',
          ),
      })
      .meta({ id: 'UploadInput', description: 'Which file is going to come' }),
    answer: { kind: 'data', schema: Upload, status: 201 },
    errors: ['too_large', 'wrong_media_type'],
  },
  getUpload: {
    method: 'GET',
    path: '/files/uploads/{id}',
    summary: 'How much of an upload is there',
    audience: ['owner'],
    answer: { kind: 'data', schema: Upload },
  },
  sendUploadPart: {
    method: 'POST',
    path: '/files/uploads/{id}/parts',
    summary:
      'Send the next part of an upload; the last one makes the file, whose type is decided by its content',
    audience: ['owner'],
    query: z.object({ offset }),
    body: z.object({}),
    bodyType: 'multipart',
    answer: { kind: 'data', schema: Upload },
    errors: ['conflict', 'empty_file', 'mislabelled_file', 'too_large', 'wrong_media_type'],
  },
  cancelUpload: {
    method: 'DELETE',
    path: '/files/uploads/{id}',
    summary: 'Give up an upload that is not finished',
    audience: ['owner'],
    answer: { kind: 'none' },
  },
});
