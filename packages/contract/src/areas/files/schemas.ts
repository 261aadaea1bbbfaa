import { z } from 'zod';
import { Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const fileArea: Area = {
  name: 'files',
  about: 'Uploads and downloads; the type of a file is decided by its content.',
};

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
