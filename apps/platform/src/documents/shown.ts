import type { Resource } from '@moderator/contract';
import type { RequestContext } from '../kernel/call.ts';
import type { StoredDocument } from './document.ts';
import { hooksOf } from './hooks.ts';

type Asking = Pick<RequestContext, 'context' | 'queries' | 'principal'>;

/** Documents as somebody is shown them. */
export async function shownTo(
  call: Asking,
  resource: Resource,
  documents: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  const { shown } = hooksOf(call.context.hooks, resource.storedAs);
  return shown && documents.length > 0 ? shown(call, documents) : documents;
}
