import { Suspense } from 'react';
import { Link, Outlet, useMatches, useNavigate } from '@tanstack/react-router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import { buttonLook } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { accessToPath, allowedNavigation, pageOf, routeOf } from './access.ts';
import { useMe } from './Bootstrap.tsx';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { impersonatedId } from '@/session/impersonation.ts';
import { HotkeysHost } from './hotkeys/HotkeysHost.tsx';
import { MyDetailsHost } from './my-details/MyDetailsHost.tsx';
import { OfflineBar } from './offline/OfflineBar.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { UnsentWorkHost } from './sign-out/UnsentWorkHost.tsx';
import { TopProgress } from './TopProgress.tsx';

const texts = () => import('./texts.ts');
const ImpersonationBanner = lazyWithTexts(() => import('./ImpersonationBanner.tsx'), texts);
const NoAccess = lazyWithTexts(() => import('./NoAccess.tsx'), texts);
const GroupHardware = lazyWithTexts(() => import('./group-hardware/GroupHardware.tsx'), texts);

/** Everything around a page. */
export function Shell() {
  const { licences, user } = useMe();
  const navigate = useNavigate();
  // What follows from an address, so that going on within a page draws nothing of this anew. Of the page that is shown: the address
  // may be that of the next one, which is on its way.
  const page = useMatches({ select: (shown) => pageOf(shown.at(-1)!.pathname) });
  const access = useMatches({ select: (shown) => accessToPath(shown.at(-1)!.pathname, licences, user) });
  const allowed = allowedNavigation(licences, user);
  useHotkeys(
    [
      ...allowed.map(({ keys, words, title }) => ({ keys, words, to: routeOf(title) })),
      { keys: 'g i', words: msg`Inbox`, to: '/inbox' },
    ].map(({ keys, words, to }) => ({
      keys,
      label: t`Go to ${i18n._(words)}`,
      group: t`Everywhere`,
      run: () => void navigate({ to }),
    })),
  );
  return (
    <>
      <a
        href="#page"
        data-behind-menu=""
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 text-surface focus:translate-y-0"
      >
        <Trans>Skip to the page</Trans>
      </a>
      <Sidebar items={allowed} />
      <Suspense>{impersonatedId() ? <ImpersonationBanner /> : null}</Suspense>
      <main
        id="page"
        data-behind-menu=""
        tabIndex={-1}
        className="px-8 pt-8 pb-16 outline-none max-tablet:px-4 max-tablet:pt-4 tablet:ml-(--bar-width)"
      >
        <TopProgress />
        <div className="mx-auto max-w-[110rem]">
          {access !== 'granted' ? (
            <Suspense>
              <NoAccess page={page} reason={access} />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </div>
      </main>
      <OfflineBar />
      <HotkeysHost
        more={(close) => (
          <Link to="/guide" className={buttonLook()} onClick={close}>
            <Trans>Guide</Trans>
          </Link>
        )}
      />
      <Suspense>
        {user.isRunningGroupHardware ? <GroupHardware /> : null}
        <MyDetailsHost />
      </Suspense>
      <UnsentWorkHost />
    </>
  );
}
