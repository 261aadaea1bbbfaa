/** Why something is not possible: a stable code for programs, a sentence for people. */
export interface Refusal {
  readonly code: string;
  /** Where the platform's own error catalogue has an entry that fits. */
  readonly catalogueCode?: '4008' | '40013';
  /** What happened, what is safe, what to do next. */
  readonly sentence: string;
}

/**
 * @param code lower_snake_case, never changed once it is in use
 * @example refusal('reason_needed', 'Say why you overturn the result.')
 */
export const refusal = (code: string, sentence: string, catalogueCode?: '4008' | '40013'): Refusal =>
  catalogueCode ? { code, sentence, catalogueCode } : { code, sentence };
