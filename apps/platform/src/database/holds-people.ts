/** Rows that are removed when they are so old. */
export interface Period {
  days: number;
  /** The column that says from when. */
  since: string;
  /** Only rows of which this holds. */
  only?: string;
}

/** How long rows are kept: days, as long as the account, or as a record that nobody takes anything out of. */
type Kept = Period | 'with the account' | 'with what it belongs to' | 'for good';

/** What a table holds of people. In conditions `:person` is the person that they are asked about. */
export interface HoldsPeople {
  kept: Kept;
  /** Which rows are about a person, or theirs. */
  about?: string;
  /** The attempt that a row belongs to. */
  attempt?: string;
  /** Columns in which the name of somebody may stand, in words or in JSON. */
  words?: readonly string[];
  /** Rows that are signed, sealed or chained: nobody changes a word in them. */
  sealed?: string;
  /** That only rows about a person are looked through, since there are too many of others. */
  isLarge?: true;
  /** That rows about a person go with them. */
  goes?: true;
  /** What becomes of rows about a person where others answered them, so that they stay without a word. */
  empties?: string;
  /** The part of the archive that rows about a person are given in: which of them, and without which columns. */
  given?: { in: 'person' | 'learning' | 'work' | 'told'; only?: string; without?: readonly string[] };
}
