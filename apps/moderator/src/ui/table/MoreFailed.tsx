import { t } from '@lingui/core/macro';
import { ErrorState } from '../ErrorState.tsx';
import type { Pages } from './use-pages.ts';

/** Said below a list whose next page did not come; what is there stays. */
export function MoreFailed({
  pages: { moreFailed, loadMore },
}: {
  pages: Pick<Pages<unknown>, 'moreFailed' | 'loadMore'>;
}) {
  return moreFailed ? (
    <ErrorState error={moreFailed} title={t`We could not load more of this list`} onRetry={loadMore} />
  ) : null;
}
