import type { DraftBody, Finding } from '@moderator/contract/types';
import { emptyDraft, isTouched, noJudgement, withFinding } from './draft-body.ts';

/**
 * One thing a person filled in: `comment:<outcome>`, `judgement:<outcome>`, `action:<outcome>`,
 * `finding:<rule>`, `kind`, `reason`, `notes` or `feedback`. What was looked at last is no work and never in conflict.
 */
export type FieldKey = string;

/** Whether two values are the same JSON. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everything filled in; an empty text is the same as none. */
export function fieldsOf(body: DraftBody): Map<FieldKey, unknown> {
  const fields = new Map<FieldKey, unknown>();
  for (const [outcomeId, comment] of Object.entries(body.comments))
    if (comment !== '') fields.set(`comment:${outcomeId}`, comment);
  for (const [outcomeId, { result = null, mark = null, feedback }] of Object.entries(body.judgements))
    if (!same({ result, mark, feedback }, noJudgement))
      fields.set(`judgement:${outcomeId}`, { result, mark, feedback });
  for (const { outcomeId, action = '', dueOn = '', to = 'assessor' } of body.actions)
    fields.set(`action:${outcomeId}`, { outcomeId, action, dueOn, to });
  for (const finding of body.findings)
    if (isTouched(finding)) {
      const { rule, passed, comment, evidenceIds } = finding;
      fields.set(`finding:${rule}`, { rule, passed, comment, evidenceIds });
    }
  if (body.kind) fields.set('kind', body.kind);
  if (body.reason !== '') fields.set('reason', body.reason);
  if (body.notes !== '') fields.set('notes', body.notes);
  if (body.feedback?.text) fields.set('feedback', body.feedback);
  return fields;
}

/** The draft that has these fields and no others. */
export function bodyOf(fields: ReadonlyMap<FieldKey, unknown>, evidenceId?: string | null): DraftBody {
  let body: DraftBody = { ...emptyDraft, comments: {}, judgements: {}, evidenceId };
  for (const [key, value] of fields) {
    const [name, id = ''] = key.split(':');
    if (name === 'comment') body.comments[id] = value as string;
    else if (name === 'judgement') body.judgements[id] = value as DraftBody['judgements'][string];
    else if (name === 'action')
      body = { ...body, actions: [...body.actions, value as DraftBody['actions'][number]] };
    else if (name === 'finding') body = { ...body, findings: withFinding(body.findings, value as Finding) };
    else body = { ...body, [key]: value };
  }
  return body;
}

export interface Merge {
  /** Both changes together; where they contradict each other, mine. */
  merged: DraftBody;
  /** Fields that both changed, differently. */
  conflicts: FieldKey[];
}

/** Brings together what two windows made of the same draft. */
export function mergeDrafts(base: DraftBody, mine: DraftBody, theirs: DraftBody): Merge {
  const [before, here, there] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const result = new Map<FieldKey, unknown>();
  const conflicts: FieldKey[] = [];
  for (const key of new Set([...there.keys(), ...here.keys(), ...before.keys()])) {
    const [was, is, other] = [before.get(key), here.get(key), there.get(key)];
    const changedHere = !same(was, is);
    if (changedHere && !same(was, other) && !same(is, other)) conflicts.push(key);
    const value = changedHere ? is : other;
    if (value !== undefined) result.set(key, value);
  }
  return { merged: bodyOf(result, mine.evidenceId ?? theirs.evidenceId), conflicts };
}

/** The merged draft with the other window's value in the fields chosen. */
export function chooseTheirs(merged: DraftBody, theirs: DraftBody, keys: readonly FieldKey[]): DraftBody {
  const fields = fieldsOf(merged);
  const there = fieldsOf(theirs);
  for (const key of keys)
    if (there.has(key)) fields.set(key, there.get(key));
    else fields.delete(key);
  return bodyOf(fields, merged.evidenceId);
}
