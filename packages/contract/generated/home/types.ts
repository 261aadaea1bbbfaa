// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { AttemptRow, BatchSummary } from '../shared/types.ts';

/** What needs a moderator now */
export interface ModeratorHome {
  /** What should be done already */
  overdue: number;
  /** What is due today */
  dueToday: number;
  /** What is due this week */
  dueThisWeek: number;
  /** Attempts that are ready for a batch */
  readyToBatch: number;
  /** In a sample, free or mine, and I may moderate it */
  toModerate: number;
  /** Claimed by me */
  inProgress: number;
  /** Referred back by me, not handed in again yet */
  returned: number;
  /** Batches of attempts */
  batches: BatchSummary[];
  /** Work that was begun and not finished */
  continueWith: AttemptRow | null;
  /** What is to be done about work that was referred back */
  returnedActions: {
    /** Identifier of the attempt */
    attemptId: string;
    /** Name of the learner */
    learner: string;
    /** Title of the course */
    course: string;
    /** Title of the outcome */
    outcome: string;
    /** What is to be done */
    action: string;
    /** Day by which it has to be done */
    dueOn: string;
    /** Who is to do it */
    to: "assessor" | "learner";
  }[];
}

export interface HomeCalls {
  /**
   * What needs the signed-in moderator now.
   * `GET /v2/moderation/home` for moderator, manager, admin, verifier, assessor, trainer.
   * Retried: safe, it only reads.
   * @example const moderatorHome = await api.getModeratorHome();
   */
  getModeratorHome(input?: undefined, options?: CallOptions): Promise<ModeratorHome>;
}
