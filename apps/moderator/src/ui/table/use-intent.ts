import { useEffect, useRef } from 'react';

/** Milliseconds that a pointer or the focus rests on a row whose page is wanted, and not one behind it. */
const restsMs = 80;

/** Tells of the row that somebody rests on; rows that are passed on the way are nobody's wish. */
export function useIntent<Row>(onIntent: ((row: Row) => void) | undefined): (row: Row) => void {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  return (row) => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => onIntent?.(row), restsMs);
  };
}
