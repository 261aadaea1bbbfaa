import { Link, useMatches } from '@tanstack/react-router';
import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { routeOf } from './access.ts';
import type { NavigationItem } from './access.ts';
import { useWindowTitle } from './use-page.ts';

/** What a page is for and who uses it, by the licence that it needs. */
const purposes: Record<string, { purpose: MessageDescriptor; users: MessageDescriptor }> = {
  DueAssessments: {
    purpose: msg`Here is the work of learners that waits to be assessed, by the day it is due.`,
    users: msg`Assessors, moderators, facilitators and managers use this page.`,
  },
  ReadyForModeration: {
    purpose: msg`Here assessed work is put into batches, sampled, moderated and reported.`,
    users: msg`Moderators, verifiers and managers use this page.`,
  },
  ExternalAssessments: {
    purpose: msg`Here are assessments done by other bodies, with their results and evidence.`,
    users: msg`Moderators, verifiers and managers use this page.`,
  },
  FormalCourse: {
    purpose: msg`Here learners find their courses and hand in their work.`,
    users: msg`Learners use this page.`,
  },
};

interface NoAccessProps {
  /** The page of the menu that it belongs to; some stand beside the menu. */
  page: NavigationItem | undefined;
  reason: 'not-licensed' | 'not-their-work';
}

/** In place of a page that is not for whoever came by its address: what it is for, and who can help. */
export default function NoAccess({ page, reason }: NoAccessProps) {
  const path = useMatches({ select: (shown) => shown.at(-1)!.pathname });
  const title = page ? i18n._(page.words) : t`No access`;
  const about = purposes[page?.licenceType ?? ''];
  // What stands below it may be for fewer people.
  const isPage = page !== undefined && path.replace(/\/$/, '') === routeOf(page.title);
  useWindowTitle(page ? t`${title}: no access` : title);
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
        {about ? <p>{i18n._(about.purpose)}</p> : null}
        <p className="mt-2">
          {reason === 'not-licensed' ? (
            <Trans>Whoever manages your account can add it. Everything in the menu is yours to use.</Trans>
          ) : (
            <>
              {about && isPage ? `${i18n._(about.users)} ` : null}
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
