import { Link } from '@tanstack/react-router';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';

export const PageNotFound = () => (
  <>
    <h1 tabIndex={-1} className="sr-only">
      Page not found
    </h1>
    <EmptyState
      icon="search"
      title="There is no page at this address"
      action={
        <Link to="/" className={buttonLook('primary')}>
          Go to Home
        </Link>
      }
    >
      It may have been moved, or it is not yours to see. Nothing is lost.
    </EmptyState>
  </>
);
