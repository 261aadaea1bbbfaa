import { useEffect, useState } from 'react';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';

/** What is saved on the platform. */
interface Saved<Form> {
  form: Form;
  version: number;
}

interface Held<Form> {
  /** What is typed, over which version; null where nothing is. */
  typed: Saved<Form> | null;
  /** What was saved from here, which the page may not have been told yet. */
  answered: Saved<Form> | null;
}

interface Place<Form> {
  person: string;
  /** Names what is changed, among all that the person may have left unsaved. */
  place: string;
  /** What of a form was kept on the device; undefined where it does not look like one. */
  recognise: (kept: unknown, usual: Form) => Form | undefined;
}

/**
 * What somebody has typed stays on this device until it is saved or given up, with the version over which it was typed:
 * a version that somebody else saves meanwhile is told, not overwritten.
 */
export function useKeptForm<Form extends object>(
  { person, place, recognise }: Place<Form>,
  { form: usual, version: savedVersion }: Saved<Form>,
) {
  const key = `${draftsOf(person)}${place}`;
  const [{ typed, answered }, setState] = useState<Held<Form>>(() => {
    const kept = parsed(local.get(key));
    const known = isRecord(kept) ? recognise(kept['form'], usual) : undefined;
    const over = isRecord(kept) && typeof kept['version'] === 'number' ? kept['version'] : savedVersion;
    return { typed: known ? { form: known, version: over } : null, answered: null };
  });
  const saved =
    answered && answered.version > savedVersion ? answered : { form: usual, version: savedVersion };
  const form = typed?.form ?? saved.form;
  const isChanged = typed !== null && !same(typed.form, saved.form);
  const over = typed?.version;
  useEffect(() => {
    if (isChanged) local.set(key, JSON.stringify({ form, version: over }));
    else local.remove(key);
    // What was typed is saved: what others save from now on is seen, and not stood against.
    if (typed && !isChanged) setState((before) => ({ ...before, typed: null }));
  }, [key, form, over, isChanged, typed]);
  return {
    form,
    isChanged,
    /** Somebody has saved another version since this was begun. */
    isOvertaken: isChanged && over !== saved.version,
    /** @param part what is changed, or how it follows from what is there by then */
    change: (part: Partial<Form> | ((before: Form) => Partial<Form>)) =>
      setState((before) => {
        const is = before.typed?.form ?? saved.form;
        const becomes = { ...is, ...(typeof part === 'function' ? part(is) : part) };
        const version = isChanged && before.typed ? before.typed.version : saved.version;
        // Who has typed nothing, or taken it back, sees what others save.
        return { ...before, typed: same(becomes, saved.form) ? null : { form: becomes, version } };
      }),
    /** Goes on with what is typed over the version that is there now. */
    keep: () =>
      setState((before) => ({
        ...before,
        typed: before.typed && { ...before.typed, version: saved.version },
      })),
    /**
     * Back to what is saved.
     * @param to what that is by now, where it was just saved from here
     * @param sent what was sent then; what was typed since stays
     */
    reset: (to: Saved<Form> = saved, sent?: Form) => {
      // Here, too: a form that is closed with it has no turn left to forget.
      if (!sent || same(form, sent)) local.remove(key);
      setState(({ typed: now }) => ({
        typed: now && sent && !same(now.form, sent) ? { form: now.form, version: to.version } : null,
        answered: to,
      }));
    },
  };
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
