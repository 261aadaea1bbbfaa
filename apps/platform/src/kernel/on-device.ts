import type { Assurance } from '@moderator/contract/options';

/** The device through which somebody works who is or was at it. */
export interface OnDevice {
  deviceId: string;
  sessionId: string;
  assurance: Assurance;
  /** Milliseconds by which its clock is behind. */
  offsetMs: number;
  /** Since when they were at it. */
  since: Date;
  /** Hours after which what was done is brought late. */
  lateAfterHours: number;
  /** When what is told came in, whenever it happened. */
  receivedAt: Date;
}
