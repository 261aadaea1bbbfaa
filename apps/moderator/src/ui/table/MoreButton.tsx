import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { keepsFocus } from '../keeps-focus.ts';
import { MoreFailed } from './MoreFailed.tsx';
import type { Pages } from './use-pages.ts';

interface MoreButtonProps {
  pages: Pick<Pages<unknown>, 'hasMore' | 'moreFailed' | 'isLoadingMore' | 'loadMore'>;
  className?: string;
  children: ReactNode;
}

/** The way to what comes next of a list that is no table, and why it did not come. */
export function MoreButton({ pages, className = 'mt-4', children }: MoreButtonProps) {
  if (!pages.hasMore) return null;
  return (
    <div ref={keepsFocus()} className={className}>
      <MoreFailed pages={pages} />
      <Button busy={pages.isLoadingMore} onClick={pages.loadMore}>
        {children}
      </Button>
    </div>
  );
}
