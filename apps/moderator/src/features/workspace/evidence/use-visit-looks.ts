import { useEffect } from 'react';
import { api } from '@/api/api.ts';
import type { WorkspaceContext } from '../workspace-context.ts';

const everySeconds = 30;

/**
 * Tells the room of a visit how long its verifier looks at an attempt and its evidence, while the page is seen. A time that could not be
 * told is left out: that something was opened, the platform knows by itself.
 */
export function useVisitLooks(
  { from, batchId: visitId }: WorkspaceContext['origin'],
  attemptId: string,
  evidenceId: string | undefined,
): void {
  useEffect(() => {
    if (from !== 'visit' || !visitId) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      api
        .recordVisitLook({ id: visitId, body: { attemptId, evidenceId, seconds: everySeconds } })
        .catch(() => undefined);
    };
    const timer = setInterval(tell, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [from, visitId, attemptId, evidenceId]);
}
