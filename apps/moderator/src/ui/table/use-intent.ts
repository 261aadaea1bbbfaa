import { useEffect, useRef } from 'react';

/** Milliseconds that a pointer or the focus rests on a row whose page is wanted, and not one behind it. */
const restsMs = 80;

/** Tells of the row that somebody rests on; rows that are passed on the way, or left, are nobody's wish. */
export function useIntent<Row>(onIntent: ((row: Row) => void) | undefined) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const leave = () => clearTimeout(resting.current);
  const rest = (row: Row) => {
    leave();
    resting.current = setTimeout(() => onIntent?.(row), restsMs);
  };
  return { rest, leave };
}
