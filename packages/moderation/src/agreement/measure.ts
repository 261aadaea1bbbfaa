/**
 * In what results are compared: pairs of one measure may be counted together, whatever courses they are of. Marks out
 * of 50 and out of 100 are two measures, and so are two ladders of levels.
 */
export type Measure =
  | { kind: 'two_results' }
  /** Names, lowest first; a result is its place among them, from 0. */
  | { kind: 'levels'; levels: string[] }
  | { kind: 'marks'; maximum: number };

/**
 * Pairs of one measure, counted: all that the figures are computed from, so that the database may count them.
 * Values are those of `valueOf`: NYC 0 and C 1, the place of a level, marks.
 */
export interface Tally {
  measure: Measure;
  pairs: number;
  /** Pairs within the tolerance of their policy. */
  agreed: number;
  /** Pairs whose assessor gave more than the moderator, and the other way round, by however little. */
  assessorHigher: number;
  moderatorHigher: number;
  /** For two results and levels: how many pairs, by the assessor's value (row) and the moderator's (column). */
  table: readonly (readonly number[])[];
  /** For marks: what the values of all pairs, their squares and their products come to. */
  sums: MarkSums;
}

export interface MarkSums {
  assessor: number;
  moderator: number;
  assessorSquared: number;
  moderatorSquared: number;
  product: number;
}

/** How many results a measure has; 0 for marks, which are not counted one by one. */
export const categoriesOf = (measure: Measure): number =>
  measure.kind === 'two_results' ? 2 : measure.kind === 'levels' ? measure.levels.length : 0;

/**
 * In what results of a scale are compared. Where it passes and what its marks amount to makes no difference to it.
 * @example measureOf({ kind: 'marks', maximum: 100, step: 1, passMark: 50, grades: [] }) // marks out of 100
 */
export const measureOf = (scale: Measure): Measure =>
  scale.kind === 'levels'
    ? { kind: 'levels', levels: scale.levels }
    : scale.kind === 'marks'
      ? { kind: 'marks', maximum: scale.maximum }
      : { kind: 'two_results' };
