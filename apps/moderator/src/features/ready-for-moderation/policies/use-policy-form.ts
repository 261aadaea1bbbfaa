import { useEffect, useState } from 'react';
import type { SavedPolicy } from '@moderator/contract/types';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
import { formOf, keptForm } from './policy-form.ts';
import type { PolicyForm } from './policy-form.ts';

/**
 * What somebody has typed into a policy stays on this device until it is saved or given up, with the version over
 * which it was typed: a version that somebody else saves meanwhile is told, not overwritten.
 */
export function usePolicyForm(person: string, place: string, saved: SavedPolicy) {
  const key = `${draftsOf(person)}policy:${place}`;
  const usual = formOf(saved.policy);
  const [{ form, version }, setState] = useState(() => {
    const kept = parsed(local.get(key));
    const known = isRecord(kept) ? keptForm(kept['form'], usual) : undefined;
    const over = isRecord(kept) && typeof kept['version'] === 'number' ? kept['version'] : saved.version;
    return known ? { form: known, version: over } : { form: usual, version: saved.version };
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
    isOvertaken: isChanged && version !== saved.version,
    change: (part: Partial<PolicyForm>) =>
      setState((before) => ({
        version: isChanged ? before.version : saved.version,
        form: { ...before.form, ...part },
      })),
    /** Goes on with what is typed over the version that is there now. */
    keep: () => setState((before) => ({ ...before, version: saved.version })),
    /** Back to what is saved. */
    reset: (to: SavedPolicy = saved) => setState({ form: formOf(to.policy), version: to.version }),
  };
}
