import { createClient } from '@moderator/client';
import type { Client } from '@moderator/client';
import type { Calls } from '@moderator/contract/types';
import { accessToken, refreshToken } from '@/session/session.ts';
import { impersonationHeaders } from '@/session/impersonation.ts';
import * as routes from './routes.ts';

/** A client of these calls alone, which come with the page that makes them and not with the first load. */
export const clientOf = <Name extends keyof Calls>(some: Record<Name, string>): Client<Name> =>
  createClient(some, {
    token: accessToken,
    refresh: refreshToken,
    headers: impersonationHeaders,
  });

/** The calls that more than one page makes. */
export const api = clientOf(routes);
