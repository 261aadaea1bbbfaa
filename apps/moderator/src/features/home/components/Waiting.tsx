import type { ReactNode } from 'react';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Section } from './Section.tsx';

interface WaitingProps<Row> {
  title: string;
  action?: ReactNode;
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  /** Said where there is nothing; without it the whole part is left out then. */
  none?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** The frame of everything that waits for somebody on Home: one thing under the other, each with its day and its one action. */
export function Waiting<Row>({ title, action, rows, keyOf, none, children }: WaitingProps<Row>) {
  if (rows.length === 0 && !none) return null;
  return (
    <Section title={title} action={action}>
      <div className="rounded-lg border border-line bg-surface">
        {rows.length === 0 ? (
          none
        ) : (
          <ul>
            {rows.map((row, index) => (
              <li key={keyOf(row, index)} className="border-b border-line last:border-0">
                {children(row)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** What or whom it is about, and since when it waits. */
export const WaitingHead = ({ name, since }: { name: string; since: string | null }) => (
  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
    <span className="font-medium">{name}</span>
    <span className="shrink-0 text-sm text-muted">
      <RelativeTime value={since} />
    </span>
  </span>
);

/** The look of a thing that opens as a whole. */
export const waitingLink = 'block px-5 py-3 -outline-offset-2! hover:bg-neutral-tint/60';
