import type { VisitPointInput } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';

/** What is typed of a point; `about` is an attempt of the sample, or a question of the checklist. */
export interface PointForm {
  kind: VisitPointInput['kind'];
  text: string;
  about: string;
  outcomeId: string;
  dueOn: string;
  against: boolean;
}

export const emptyPoint: PointForm = {
  kind: 'finding',
  text: '',
  about: '',
  outcomeId: '',
  dueOn: '',
  against: false,
};

/** What of a point was kept on the device; undefined where it does not look like one. */
export const keptPoint = (kept: unknown): PointForm | undefined =>
  isRecord(kept) && typeof kept['text'] === 'string'
    ? { ...emptyPoint, ...(kept as Partial<PointForm>) }
    : undefined;

/** @param shared whether the provider sees it at once */
export function pointOf(form: PointForm, shared: boolean): VisitPointInput {
  const [of, id = ''] = form.about.split(' ');
  return {
    kind: form.kind,
    text: form.text.trim(),
    attemptId: of === 'attempt' ? id : null,
    outcomeId: of === 'attempt' && form.outcomeId !== '' ? form.outcomeId : null,
    item: of === 'item' ? id : null,
    against: form.kind === 'finding' && form.against,
    dueOn: form.kind === 'condition' ? form.dueOn : null,
    shared,
  };
}
