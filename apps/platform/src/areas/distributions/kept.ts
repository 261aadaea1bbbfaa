import type { z } from 'zod';
import { collections } from '../../documents/collections.ts';
import type { Documents } from '../../documents/repository.ts';

export type DistributionKind = 'distribution-documents' | 'newsflashes';

/** What documents and news have in common, as far as sending them goes: a type, since interfaces are no fields of a document. */
export type Sent = {
  state?: 'draft' | 'sending' | 'sent' | 'withdrawn' | undefined;
  sentAt?: string | Date | undefined;
  /** Of news: from when on it is shown. */
  publishAt?: string | Date | null | undefined;
  expiresAt?: string | Date | null | undefined;
};

/** Documents and news are sent alike: of either is known here what both have. */
export const keptIn = (kind: DistributionKind): Documents<z.ZodObject, Sent> => collections[kind];
