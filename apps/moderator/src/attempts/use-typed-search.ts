import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until the list is asked. */
const typingPauseMs = 250;

/** A search field whose text goes to the address once typing rests, and follows the address back. */
export function useTypedSearch(value: string | undefined, onSearch: (text: string | undefined) => void) {
  const [text, setText] = useState(value ?? '');
  const latest = useRef(onSearch);
  const sent = useRef(value ?? '');
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if ((value ?? '') !== sent.current) {
      sent.current = value ?? '';
      setText(value ?? '');
    }
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      latest.current(wanted || undefined);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
