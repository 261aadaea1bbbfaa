import { createClient } from '@moderator/client';
import { downloadFile, recordSummativeJudgements } from '@moderator/contract/routes';
import { asShown } from '@/app/impersonation.ts';
import { accessToken, refreshToken } from '@/auth/session.ts';
import { counted } from './files/download-progress.ts';

/**
 * Calls that only the workspace makes. Apart from `@/app/api.ts` because downloads here count their
 * bytes, so that a large file shows how far it is.
 */
export const workspaceApi = createClient(
  { downloadFile, recordSummativeJudgements },
  {
    token: accessToken,
    refresh: refreshToken,
    fetch: async (address, init) => {
      const response = await fetch(address, asShown(init));
      const fileId = /\/files\/([^/]+)\/download$/.exec(String(address))?.[1];
      return fileId ? counted(response, decodeURIComponent(fileId)) : response;
    },
  },
);
