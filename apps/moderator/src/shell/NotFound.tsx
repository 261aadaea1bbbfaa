import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { useWindowTitle } from './use-page.ts';

/** What is said where there is no page. */
export default function NotFound() {
  useWindowTitle(t`Page not found`);
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        <Trans>Page not found</Trans>
      </h1>
      <EmptyState
        icon="search"
        title={t`There is no page at this address`}
        action={
          <Link to="/" className={buttonLook('primary')}>
            <Trans>Go to Home</Trans>
          </Link>
        }
      >
        <Trans>It may have been moved, or it is not yours to see. Nothing is lost.</Trans>
      </EmptyState>
    </>
  );
}
