import { useEffect, useState } from 'react';

export type Parsed<Value> =
  | { state: 'pending' }
  | { state: 'done'; value: Value }
  | { state: 'failed'; error: unknown };

/** Reads the bytes of a file into something to show. `parse` has to be the same function every time. */
export function useParsed<Value>(blob: Blob, parse: (blob: Blob) => Promise<Value>): Parsed<Value> {
  const [parsed, setParsed] = useState<Parsed<Value>>({ state: 'pending' });
  useEffect(() => {
    let current = true;
    setParsed({ state: 'pending' });
    parse(blob).then(
      (value) => current && setParsed({ state: 'done', value }),
      (error: unknown) => current && setParsed({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [blob, parse]);
  return parsed;
}
