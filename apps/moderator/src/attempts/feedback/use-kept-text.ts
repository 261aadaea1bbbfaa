import { useEffect, useState } from 'react';
import { draftsOf } from '@/session/storage.ts';
import { local } from '@/storage/guarded-storage.ts';

/** A text that a person types, kept on this device until it is sent: a reload or a refusal loses nothing. */
export function useKeptText(person: string, about: string) {
  const key = `${draftsOf(person)}${about}`;
  const [text, setText] = useState(() => local.get(key) ?? '');
  useEffect(() => {
    if (text === '') local.remove(key);
    else local.set(key, text);
  }, [key, text]);
  return [text, setText] as const;
}
