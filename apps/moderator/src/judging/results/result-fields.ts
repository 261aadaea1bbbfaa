import type { Result, Scale } from '@moderator/contract/types';

/** What every way of giving a result is told. */
export interface ResultFieldsProps<Of extends Scale = Scale> {
  scale: Of;
  /** What is judged, for who does not see it. */
  label: string;
  result: Result | null;
  disabled: boolean;
  /**
   * Whether marks wait for a button, since giving them shows what the assessor said; else they are taken as they are
   * typed.
   */
  isBinding: boolean;
  /** @param byKey whether the hands are on the keys */
  onGive: (result: Result, byKey: boolean) => void;
}
