import type { Availability } from '@moderator/contract/options';
import type { collections } from '../../documents/collections.ts';
import type { BodyOf, StoredDocument } from '../../documents/document.ts';

type Listing = StoredDocument<BodyOf<(typeof collections)['listings']['resource']['fields']>>;

/** How an account stands to a listing: what it has comes before what it asked for. */
export function availabilityOf(
  { body }: Listing,
  accountId: string,
  granted: ReadonlySet<string>,
  isWaiting = false,
): Availability {
  if (granted.has(body.contentType)) return 'owned';
  const isOffered = !body.accounts?.length || body.accounts.includes(accountId);
  if (body.state !== 'published' || !isOffered) return 'not_offered';
  return isWaiting ? 'requested' : 'available';
}
