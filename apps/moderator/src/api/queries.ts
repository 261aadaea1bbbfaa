import type { Client } from '@moderator/client';
import { queriesOf } from '@moderator/client/query';
import type { Calls } from '@moderator/contract/types';
import { accountClaim, subject } from '@/session/session.ts';
import { api } from './api.ts';
import { impersonatedId } from '@/session/impersonation.ts';

/**
 * Calls as queries. Each key begins with the account and the person as the token names them, or whom they show
 * instead, so that what one has loaded is never shown to another.
 */
export const queriesFor = <Name extends keyof Calls>(some: Client<Name>) =>
  queriesOf(some, () => ({
    tenant: accountClaim(),
    user: impersonatedId() ?? subject(),
  }));

export const queries = queriesFor(api);
