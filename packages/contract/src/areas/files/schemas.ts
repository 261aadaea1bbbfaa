import { z } from 'zod';
import { FileSize, MediaType, Sha256, ShownName } from '../../kit/fields.ts';
import { CreatedAt, Id } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';
import { playback } from '../../kit/playback.ts';

export const fileArea: Area = {
  name: 'files',
  about: 'Uploads and downloads; the type of a file is decided by its content.',
};

export const StoredFile = z
  .object({
    id: Id,
    name: ShownName('portfolio-ndlovu.pdf'),
    mediaType: MediaType,
    size: FileSize,
    sha256: Sha256,
    createdAt: CreatedAt,
    ...playback,
  })
  .meta({
    id: 'StoredFile',
    description: 'What is known of a file, and what it is played from where it is a recording',
  });
