import type { Resource } from '@moderator/contract';
import type { RequestContext } from '../kernel/call.ts';
import type { StoredDocument } from './document.ts';
import { hooksOf } from './hooks.ts';

type Asking = Pick<RequestContext, 'context' | 'queries' | 'principal'>;

/** Documents of a resource as somebody is shown them. */
export async function shownTo<Fields>(
  call: Asking,
  resource: Resource,
  documents: readonly StoredDocument<Fields>[],
): Promise<readonly StoredDocument<Fields>[]> {
  const { shown } = hooksOf(call.context.hooks, resource.storedAs);
  if (!shown || documents.length === 0) return documents;
  // Which fields a kind has is known to its hook, not to the list of hooks.
  return (await shown(call, documents as unknown as readonly StoredDocument[])) as StoredDocument<Fields>[];
}
