import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { useWindowTitle } from './use-page.ts';

/** A page that the licence of the account does not grant. */
export function NoAccess({ title }: { title: string }) {
  useWindowTitle(t`${title}: no access`);
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <EmptyState icon="lock" title={t`Your account's licence does not include this page`}>
        <Trans>Whoever manages your account can add it. Everything in the menu is yours to use.</Trans>
      </EmptyState>
    </>
  );
}
