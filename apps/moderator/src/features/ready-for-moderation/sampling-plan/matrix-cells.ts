import type { MatrixCell, MatrixRow, SamplingMatrix } from '@moderator/contract/types';

/** A cell with whose and of what it is. */
export interface ChosenCell {
  row: MatrixRow;
  outcome: SamplingMatrix['outcomes'][number];
  cell: MatrixCell;
}

const nothing = (outcomeId: string): MatrixCell => ({
  outcomeId,
  status: 'nothing',
  assessed: 0,
  sampled: 0,
  decided: 0,
  changed: 0,
  interim: 0,
  unfinished: 0,
  lastLookedAt: null,
  months: [],
  planned: [],
});

/** The cell of an assessor and an outcome, also where there is nothing to say of it. */
export const cellOf = (row: MatrixRow, outcomeId: string): MatrixCell =>
  row.cells.find((cell) => cell.outcomeId === outcomeId) ?? nothing(outcomeId);
