import { t } from '@lingui/core/macro';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icons.tsx';
import type { NavigationItem } from '../access.ts';
import { useMe } from '../Bootstrap.tsx';
import { Brand } from './Brand.tsx';
import { SidebarFooter } from './SidebarFooter.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The menu: 7em wide closed, 24em open; on small screens behind a button. */
export function Sidebar({ items }: { items: readonly NavigationItem[] }) {
  const { menu, opened, pinned, togglePinned, handlers } = useSidebar();
  const { account } = useMe();
  return (
    <>
      <header className="flex min-h-12 items-center gap-2 border-b border-line bg-surface px-2 tablet:hidden">
        <button
          type="button"
          aria-label={pinned ? t`Close the menu` : t`Open the menu`}
          aria-expanded={pinned}
          aria-controls="menu"
          onClick={togglePinned}
          className="grid size-10 place-items-center rounded-md hover:bg-neutral-tint"
        >
          <Icon name="menu" />
        </button>
        <span className="truncate font-medium">{account.name}</span>
      </header>
      {pinned ? (
        <div className="fixed inset-0 z-30 bg-ink/40 tablet:hidden" onPointerDown={togglePinned} />
      ) : null}
      <nav
        ref={menu}
        id="menu"
        aria-label={t`Main menu`}
        data-state={opened ? 'opened' : 'closed'}
        {...handlers}
        className={classNames(
          'group fixed inset-y-0 left-0 z-40 flex flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-surface py-4 transition-[width,transform,visibility] duration-150',
          opened ? 'w-[24em] max-w-[85vw] shadow-raised' : 'w-(--bar-width)',
          !pinned && 'max-tablet:invisible max-tablet:-translate-x-full',
        )}
      >
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
