import { createClient } from '@moderator/client';
import { accessToken, refreshToken } from '@/session/session.ts';
import { impersonationHeaders } from '@/session/impersonation.ts';
import * as routes from './routes.ts';

export const api = createClient(routes, {
  token: accessToken,
  refresh: refreshToken,
  headers: impersonationHeaders,
});
