import { z } from 'zod';
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
