import { linkOptions } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { WorkspaceOrigin } from '@/attempts/workspace-link.ts';
import { useMayOpen } from '@/shell/use-may-open.ts';
import type { WorkspaceContext } from '../workspace-context.ts';

/** The list a workspace was opened from, to go back to; Home for those who have come by a message or an address, whose list it is not. */
export function useListOfOrigin({ from, batchId }: Pick<WorkspaceContext['origin'], 'from' | 'batchId'>) {
  const list = listOfOrigin(from, batchId);
  return useMayOpen()(list.link.to) ? list : { title: t`Home`, link: linkOptions({ to: '/' }) };
}

function listOfOrigin(from: WorkspaceOrigin, batchId?: string) {
  if (from === 'batch' && batchId)
    return {
      title: t`Batch`,
      link: linkOptions({ to: '/ready-for-moderation/batches/$batchId', params: { batchId } }),
    };
  if (from === 'visit' && batchId)
    return {
      title: t`Verification visit`,
      link: linkOptions({ to: '/external-assessments/visits/$visitId', params: { visitId: batchId } }),
    };
  if (from === 'due') return { title: t`Due assessments`, link: linkOptions({ to: '/due-assessments' }) };
  if (from === 'external')
    return { title: t`External assessments`, link: linkOptions({ to: '/external-assessments' }) };
  return { title: t`Ready for moderation`, link: linkOptions({ to: '/ready-for-moderation' }) };
}
