import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { useWindowTitle } from './use-page.ts';

/** A page that broke, inside the shell, so that every other page stays in reach. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useWindowTitle(t`This page did not open`);
  const queries = useQueryErrorResetBoundary();
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        <Trans>This page did not open</Trans>
      </h1>
      <ErrorState
        error={error}
        title={t`We could not open this page`}
        onRetry={() => {
          queries.reset();
          reset();
          void router.invalidate();
        }}
      />
    </>
  );
}
