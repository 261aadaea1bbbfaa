import { t } from '@lingui/core/macro';
import { ErrorState } from '../ErrorState.tsx';
import { keepsFocus } from '../keeps-focus.ts';
import type { Pages } from './use-pages.ts';

interface MoreFailedProps {
  pages: Pick<Pages<unknown>, 'moreFailed' | 'isLoadingMore' | 'loadMore'>;
  /** Where the focus goes on once more is there; without it, something else asks again. */
  then?: () => HTMLElement | null | undefined;
}

/** Said below a list whose next page did not come; what is there stays. */
export function MoreFailed({ pages: { moreFailed, isLoadingMore, loadMore }, then }: MoreFailedProps) {
  if (!moreFailed) return null;
  return (
    <div ref={then && keepsFocus(then)}>
      <ErrorState
        error={moreFailed}
        title={t`We could not load more of this list`}
        busy={isLoadingMore}
        {...(then ? { onRetry: loadMore } : {})}
      />
    </div>
  );
}
