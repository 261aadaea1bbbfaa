import type { ReactNode } from 'react';

/** The row of controls over a piece of evidence. */
export const ViewerToolbar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    role="group"
    aria-label={label}
    className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-1 gap-y-1 border-b border-line bg-surface px-2 py-1"
  >
    {children}
  </div>
);

/** A thin line between two groups of controls. */
export const ToolbarGap = () => <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />;
