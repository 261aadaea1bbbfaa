import { queriesOf } from '@moderator/client/query';
import { accountClaim, subject } from '@/session/session.ts';
import { api } from './api.ts';
import { impersonatedId } from '@/session/impersonation.ts';

/**
 * Calls as queries. Each key begins with the account and the person as the token names them, or whom they show
 * instead, so that what one has loaded is never shown to another.
 */
export const queries = queriesOf(api, () => ({
  tenant: accountClaim(),
  user: impersonatedId() ?? subject(),
}));
