import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import { Icon } from '@/ui/icons.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { useMayOpen } from './use-may-open.ts';
import { usePage } from './use-page.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

interface PageHeaderProps {
  /** Undefined while it loads. */
  title: string | undefined;
  /** What it is called where it could not be loaded. */
  instead?: string | undefined;
  /** One line under the title. */
  children?: ReactNode;
  /** Where the page hangs: the list it belongs to. */
  parent?: { title: string; to: string; search?: Record<string, string> };
  actions?: ReactNode;
}

/** Title of a page, which gets the focus on arrival, and its main actions. */
export function PageHeader({ title: known, instead, children, parent, actions }: PageHeaderProps) {
  usePage(known, instead);
  const title = known ?? instead;
  const mayOpen = useMayOpen();
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {parent && mayOpen(parent.to) ? (
          <Link
            to={parent.to}
            search={(parent.search ?? {}) as never}
            className="mb-1 -ml-1 inline-flex min-h-6 items-center gap-1 text-sm text-muted hover:text-ink"
          >
            <Icon name="chevronLeft" className="size-4!" />
            {parent.title}
          </Link>
        ) : null}
        <h1 tabIndex={-1} className="text-2xl">
          {title ?? <Skeleton className="h-8 w-72 max-w-full" />}
          {title === undefined ? (
            <VisuallyHidden>
              <Trans>Loading</Trans>
            </VisuallyHidden>
          ) : null}
        </h1>
        {children ? <div className="mt-1 text-muted">{children}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
