/** How somebody stands with an activity where a rule asks for it. */
export type Standing = 'satisfied' | 'completed';

/** What a package asks of the order of its activities, as far as it is followed. */
export interface OrderRules {
  /** Nobody chooses it: it opens once the one before it was opened. */
  inOrder?: true;
  /** The activities of this name are not gone back to once a later one was opened. */
  forwardOnly?: string;
  /** Tries that it may be begun. */
  attemptLimit?: number;
  /** It is passed over, or not opened any more, once it is this. */
  skippedWhen?: Standing;
  disabledWhen?: Standing;
  /** Activities that are finished before it is opened; of 1.2. */
  after?: readonly string[];
}
