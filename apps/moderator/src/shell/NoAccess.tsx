import { Link } from '@tanstack/react-router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import type { NavigationItem } from './access.ts';
import { useWindowTitle } from './use-page.ts';

interface NoAccessProps {
  page: NavigationItem;
  reason: 'not-licensed' | 'not-their-work';
}

/** In place of a page that is not for whoever came by its address: what it is for, and who can help. */
export function NoAccess({ page, reason }: NoAccessProps) {
  const title = i18n._(page.words);
  useWindowTitle(t`${title}: no access`);
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <EmptyState
        icon="lock"
        title={
          reason === 'not-licensed'
            ? t`Your account's licence does not include this page`
            : t`This page is not part of your work`
        }
        action={
          <Link to="/" className={buttonLook('primary')}>
            <Trans>Go to Home</Trans>
          </Link>
        }
      >
        <p>{i18n._(page.purpose)}</p>
        <p className="mt-2">
          {reason === 'not-licensed' ? (
            <Trans>Whoever manages your account can add it. Everything in the menu is yours to use.</Trans>
          ) : (
            <>
              {page.users ? `${i18n._(page.users)} ` : null}
              <Trans>
                If it should be your work too, ask whoever manages your site or account to give you the role.
              </Trans>
            </>
          )}
        </p>
      </EmptyState>
    </>
  );
}
