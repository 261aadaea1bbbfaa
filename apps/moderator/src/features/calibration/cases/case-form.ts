import type { CalibrationCaseInput, CalibrationSource } from '@moderator/contract/types';

/** What a case is made of while it is typed; titles of evidence by its id. */
export interface CaseForm {
  title: string;
  reason: string;
  outcomeIds: string[];
  evidenceIds: string[];
  titles: Record<string, string>;
}

/** Everything that is settled, with everything that shows it. */
export const usualForm = ({ outcomes, evidence }: CalibrationSource): CaseForm => ({
  title: '',
  reason: '',
  outcomeIds: outcomes.filter(({ settled }) => settled !== null).map(({ id }) => id),
  evidenceIds: evidence.map(({ id }) => id),
  titles: Object.fromEntries(evidence.map(({ id, title }) => [id, title])),
});

/** What of a form was kept on the device; undefined where it does not look like one. */
export function keptForm(kept: unknown): CaseForm | undefined {
  const { title, reason, outcomeIds, evidenceIds, titles } = (kept ?? {}) as Partial<CaseForm>;
  const isOne =
    typeof title === 'string' &&
    typeof reason === 'string' &&
    Array.isArray(outcomeIds) &&
    Array.isArray(evidenceIds) &&
    typeof titles === 'object';
  return isOne ? { title, reason, outcomeIds, evidenceIds, titles } : undefined;
}

export const isComplete = (form: CaseForm): boolean =>
  form.title.trim() !== '' &&
  form.reason.trim() !== '' &&
  form.outcomeIds.length > 0 &&
  form.evidenceIds.length > 0 &&
  form.evidenceIds.every((id) => form.titles[id]?.trim());

/** The form as it is sent, evidence in the order of the portfolio. */
export const asInput = (form: CaseForm, { evidence }: CalibrationSource): CalibrationCaseInput => ({
  title: form.title,
  reason: form.reason,
  outcomeIds: form.outcomeIds,
  evidence: evidence
    .filter(({ id }) => form.evidenceIds.includes(id))
    .map(({ id, title }) => ({ evidenceId: id, title: form.titles[id] ?? title })),
});

/** A list with or without something. */
export const toggled = (ids: readonly string[], id: string, isIn: boolean): string[] =>
  isIn ? [...ids, id] : ids.filter((each) => each !== id);
