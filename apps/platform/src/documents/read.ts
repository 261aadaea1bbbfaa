import type { z } from 'zod';
import type { RequestContext } from '../kernel/call.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BodyOf, StoredDocument } from './document.ts';
import { hooksOf } from './hooks.ts';
import { mayRead } from './policies.ts';
import type { Documents } from './repository.ts';

type Asking = Pick<RequestContext, 'context' | 'queries' | 'principal'>;

/** @throws RefusedError where it does not exist or is not this person's to see, which is the same answer */
export async function readDocument<Fields extends z.ZodObject>(
  call: Asking,
  documents: Documents<Fields>,
  id: string,
): Promise<StoredDocument<BodyOf<Fields>>> {
  const document = await documents.get(call.queries, id);
  if (!isReadable(call, documents, document)) refuse('not_found');
  return document;
}

/** Whether somebody may see a document of their tenant. */
export const isReadable = <Fields extends z.ZodObject>(
  { context, principal }: Pick<Asking, 'context' | 'principal'>,
  { resource }: Documents<Fields>,
  document: StoredDocument<BodyOf<Fields>>,
): boolean => mayRead(principal, resource, hooksOf(context.hooks, resource.storedAs), document);
