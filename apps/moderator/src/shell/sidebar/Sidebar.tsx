import { lazy, Suspense } from 'react';
import { t } from '@lingui/core/macro';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icons.tsx';
import type { NavigationItem } from '../access.ts';
import { useMe } from '../Bootstrap.tsx';
import { Brand } from './Brand.tsx';
import { SidebarFooter } from './SidebarFooter.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { useSidebar } from './use-sidebar.ts';

const InboxBell = lazy(() => import('../inbox/InboxBell.tsx'));

/** The menu: 7em wide closed, 24em open; on small screens behind a button. */
export function Sidebar({ items }: { items: readonly NavigationItem[] }) {
  const { menu, opened, pinned, pin, unpin, handlers } = useSidebar();
  const { account } = useMe();
  return (
    <>
      <header
        data-behind-menu=""
        className="flex min-h-12 items-center gap-2 border-b border-line bg-surface px-2 tablet:hidden"
      >
        <button
          type="button"
          aria-label={t`Open the menu`}
          aria-expanded={pinned}
          aria-controls="menu"
          onClick={pin}
          className="grid size-10 place-items-center rounded-md hover:bg-neutral-tint"
        >
          <Icon name="menu" />
        </button>
        <span className="min-w-0 flex-1 truncate font-medium">{account.name}</span>
        <Suspense>
          <InboxBell />
        </Suspense>
      </header>
      {pinned ? (
        <div className="fixed inset-0 z-30 bg-[rgb(8_10_12/0.5)] tablet:hidden" onPointerDown={unpin} />
      ) : null}
      <nav
        ref={menu}
        id="menu"
        aria-label={t`Main menu`}
        data-state={opened ? 'opened' : 'closed'}
        {...handlers}
        className={classNames(
          'group fixed inset-y-0 left-0 z-40 flex flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-surface py-4 duration-150',
          // It is visible before the focus goes into it, and until it has left the screen.
          pinned ? 'transition-[width,transform]' : 'transition-[width,transform,visibility]',
          opened ? 'w-[24em] max-w-[85vw] shadow-raised' : 'w-(--bar-width)',
          !pinned && 'max-tablet:invisible max-tablet:-translate-x-full',
        )}
      >
        {pinned ? (
          <button
            type="button"
            aria-label={t`Close the menu`}
            onClick={unpin}
            className="mr-2 -mt-2 grid size-10 self-end shrink-0 place-items-center rounded-md hover:bg-neutral-tint -outline-offset-2! tablet:hidden"
          >
            <Icon name="close" />
          </button>
        ) : null}
        <Brand />
        <ul className="mt-6 flex flex-1 flex-col gap-1">
          {items.map((item) => (
            <li key={item.title}>
              <SidebarLink item={item} />
            </li>
          ))}
        </ul>
        <SidebarFooter />
      </nav>
    </>
  );
}
