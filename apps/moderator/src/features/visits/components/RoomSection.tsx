import { useId } from 'react';
import type { ReactNode } from 'react';

interface RoomSectionProps {
  title: string;
  /** Stands at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a room under its heading. */
export function RoomSection({ title, actions, children }: RoomSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
