/** The account that a token names. The claim may be a list; the first of it counts. */
export const accountOfClaim = (claim: string | readonly string[] | undefined): string | undefined =>
  typeof claim === 'string' ? claim : claim?.[0];
