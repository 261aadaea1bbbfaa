import { useEffect, useState } from 'react';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';

/** What is saved on the platform. */
interface Saved<Form> {
  form: Form;
  version: number;
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
  const [{ form, version }, setState] = useState<Saved<Form>>(() => {
    const kept = parsed(local.get(key));
    const known = isRecord(kept) ? recognise(kept['form'], usual) : undefined;
    const over = isRecord(kept) && typeof kept['version'] === 'number' ? kept['version'] : savedVersion;
    return known ? { form: known, version: over } : { form: usual, version: savedVersion };
  });
  const isChanged = JSON.stringify(form) !== JSON.stringify(usual);
  useEffect(() => {
    if (isChanged) local.set(key, JSON.stringify({ form, version }));
    else local.remove(key);
  }, [key, form, version, isChanged]);
  return {
    form,
    isChanged,
    /** Somebody has saved another version since this was begun. */
    isOvertaken: isChanged && version !== savedVersion,
    /** @param part what is changed, or how it follows from what is there by then */
    change: (part: Partial<Form> | ((before: Form) => Partial<Form>)) =>
      setState((before) => ({
        version: isChanged ? before.version : savedVersion,
        form: { ...before.form, ...(typeof part === 'function' ? part(before.form) : part) },
      })),
    /** Goes on with what is typed over the version that is there now. */
    keep: () => setState((before) => ({ ...before, version: savedVersion })),
    /** Back to what is saved. */
    reset: (to: Saved<Form> = { form: usual, version: savedVersion }) => setState(to),
  };
}
