import { useEffect, useState } from 'react';
import { draftsOf } from '@/session/storage.ts';
import { local } from '@/storage/guarded-storage.ts';

/** What a person types about something, on this device: told and forgotten also behind the page that they typed it on. */
export function keptText(person: string, about: string) {
  const key = `${draftsOf(person)}${about}`;
  return {
    read: () => local.get(key) ?? '',
    keep: (text: string) => void (text === '' ? local.remove(key) : local.set(key, text)),
  };
}

/** A text that a person types, kept on this device until it is sent: a reload or a refusal loses nothing. */
export function useKeptText(person: string, about: string) {
  const [text, setText] = useState(() => keptText(person, about).read());
  useEffect(() => keptText(person, about).keep(text), [person, about, text]);
  const change = (next: string | ((now: string) => string)) => {
    // At once: a field that goes away with it has no turn left to forget.
    if (next === '') keptText(person, about).keep('');
    setText(next);
  };
  return [text, change] as const;
}
