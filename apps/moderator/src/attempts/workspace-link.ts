import { linkOptions } from '@tanstack/react-router';
import { textOf, wordOf } from '@/ui/search-params.ts';

const origins = ['due', 'ready', 'external', 'batch', 'visit'] as const;
/** The list a workspace was opened from, to which its next and previous belong. */
export type WorkspaceOrigin = (typeof origins)[number];

export interface WorkspaceSearch {
  from: WorkspaceOrigin;
  /** The batch, or the visit, that it was opened from. */
  batchId?: string;
  /** What a verifier found that is to be put right: the decision is about to be reopened. */
  point?: string;
}

export const parseWorkspaceSearch = (raw: Record<string, unknown>): WorkspaceSearch => ({
  from: wordOf(raw.from, origins) ?? 'ready',
  batchId: textOf(raw.batchId),
  point: textOf(raw.point),
});

/** The way into the workspace of an attempt, for links and for going there. */
export const workspaceLink = (attemptId: string, from: WorkspaceOrigin, batchId?: string, point?: string) =>
  linkOptions({ to: '/workspace/$attemptId', params: { attemptId }, search: { from, batchId, point } });
