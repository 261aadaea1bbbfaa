import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { HotkeysDialog } from '@/ui/hotkeys/HotkeysDialog.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { allowedNavigation, grants, licenceTypeOf, navigation, routeOf } from './access.ts';
import { useMe } from './Bootstrap.tsx';
import { GroupHardwareNotice } from './GroupHardwareNotice.tsx';
import { NoAccess } from './NoAccess.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopProgress } from './TopProgress.tsx';

/** Everything around a page. */
export function Shell() {
  const { licences, user } = useMe();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const allowed = allowedNavigation(licences);
  const isAllowed = grants(licences, licenceTypeOf(path));
  useHotkeys(
    allowed.map((item) => ({
      keys: item.keys,
      label: `Go to ${item.title}`,
      group: 'Everywhere',
      run: () => void navigate({ to: routeOf(item.title) }),
    })),
  );
  return (
    <>
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 text-surface focus:translate-y-0"
      >
        Skip to the page
      </a>
      <TopProgress />
      <Sidebar items={allowed} />
      <main
        id="page"
        tabIndex={-1}
        className="px-8 pt-8 pb-16 outline-none max-tablet:px-4 max-tablet:pt-4 tablet:ml-(--bar-width)"
      >
        <div className="mx-auto max-w-[110rem]">
          {isAllowed ? (
            <Outlet />
          ) : (
            <NoAccess
              title={
                navigation.find(({ title }) => path.startsWith(routeOf(title)) && title !== 'Home')?.title ??
                'No access'
              }
            />
          )}
        </div>
      </main>
      <HotkeysDialog />
      {user.isRunningGroupHardware ? <GroupHardwareNotice /> : null}
    </>
  );
}
