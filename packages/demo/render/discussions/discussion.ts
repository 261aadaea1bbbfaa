/** One professional discussion; turns alternate, the assessor begins. */
export interface Discussion {
  file: string;
  /** Which pair of voices speaks. */
  pair: 'first' | 'second';
  turns: string[];
}
