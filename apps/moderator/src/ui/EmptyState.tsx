import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';

interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** Why it is empty and what to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here, and what to do next. */
export function EmptyState({ icon = 'check', title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-neutral-tint text-muted">
        <Icon name={icon} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="mt-1 max-w-[32em] text-muted">{children}</div> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
