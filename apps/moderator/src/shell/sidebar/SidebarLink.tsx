import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { Icon } from '@/ui/icons.tsx';
import { keyLabels } from '@/ui/hotkeys/keys.ts';
import { Key } from '@/ui/Key.tsx';
import { routeOf } from '../access.ts';
import type { NavigationItem } from '../access.ts';

/** The look of one line of the menu: the icon keeps its place, the words come with the width. */
export const lineLook =
  'relative flex min-h-11 w-full items-center text-left text-muted hover:bg-neutral-tint hover:text-ink -outline-offset-2!';
export const iconBox = 'grid w-[calc(var(--bar-width)-1px)] shrink-0 place-items-center';
export const words =
  'min-w-0 flex-1 truncate opacity-0 transition-opacity duration-150 group-data-[state=opened]:opacity-100';

export function SidebarLink({ item }: { item: NavigationItem }) {
  const title = i18n._(item.words);
  // With everything that is to be read on it, so that whoever speaks to the browser finds it by any of it.
  const name = `${title} ${keyLabels(item.keys).join(' ')}`;
  return (
    <Link
      to={routeOf(item.title)}
      activeOptions={{ exact: item.title === 'Home', includeSearch: false }}
      className={lineLook}
      activeProps={{
        className: 'text-ink font-medium bg-neutral-tint/60',
        'aria-label': t`${name}, current page`,
      }}
      inactiveProps={{ 'aria-label': name }}
    >
      {({ isActive }) => (
        <>
          {isActive ? (
            <span className="absolute inset-y-1.5 left-0 w-1 rounded-r-full bg-accent-mark" />
          ) : null}
          <span className={iconBox}>
            <Icon name={item.icon} />
          </span>
          <span className={words}>{title}</span>{' '}
          <Key
            keys={item.keys}
            className="mr-5 opacity-0 group-data-[state=opened]:opacity-70 max-tablet:hidden"
          />
        </>
      )}
    </Link>
  );
}
