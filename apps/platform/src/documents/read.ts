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
  const isReadable = await readerOf(call, documents);
  if (!isReadable(document)) refuse('not_found');
  return document;
}

/** Tells of documents of their tenant whether somebody may see them. */
export async function readerOf<Fields extends z.ZodObject>(
  call: Asking,
  { resource }: Documents<Fields>,
): Promise<(document: StoredDocument<BodyOf<Fields>>) => boolean> {
  const hooks = hooksOf(call.context.hooks, resource.storedAs);
  const visible = await hooks.visible?.(call);
  return (document) => mayRead(call.principal, resource, hooks, document, visible);
}
