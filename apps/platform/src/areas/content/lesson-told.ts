import type { Shown } from '@moderator/learning';

/** What a page of a lesson tells while somebody learns, in what order it was told. */
export interface Told extends Shown {
  registrationId?: string | undefined;
  /** Seconds in which somebody was at work since it was told last. */
  activeSeconds: number;
  /** Rises with each message of a player; what was told already is not counted again. */
  sequence: number;
  final: boolean;
}
