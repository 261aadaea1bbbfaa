import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { Icon } from '@/ui/icons.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { useMe } from '../Bootstrap.tsx';
import { initialsOf } from '../initials.ts';
import { iconBox, lineLook, words } from './SidebarLink.tsx';

/** Fetched behind the first load. */
const UserMenuList = lazy(() => import('./UserMenuList.tsx'));

/** Who is signed in; behind it what concerns only them. */
export function UserMenu() {
  const { user } = useMe();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} aria-expanded={open} className={lineLook}>
        <VisuallyHidden>
          <Trans>Your account</Trans>{' '}
        </VisuallyHidden>
        <span className={iconBox}>
          <span className="grid size-8 place-items-center rounded-full bg-neutral-tint text-xs font-semibold text-ink">
            {initialsOf(user.name, user.surname)}
          </span>
        </span>{' '}
        <span className={words}>
          {user.name} {user.surname}
        </span>
        <Icon
          name="chevronUp"
          className="mr-5 opacity-0 transition-opacity duration-150 group-data-[state=opened]:opacity-100"
        />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          const at = button.current?.getBoundingClientRect();
          if (event.newState !== 'open' || !at) return;
          // Above the button: it stands at the bottom of the window.
          event.currentTarget.style.left = `${at.left + 8}px`;
          event.currentTarget.style.bottom = `${Math.max(8, innerHeight - at.top + 4)}px`;
          event.currentTarget.querySelector('button')?.focus();
        }}
        className="fixed inset-auto m-0 w-[20em] max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-raised p-2 text-ink shadow-raised"
      >
        <Suspense>
          <UserMenuList close={() => list.current?.hidePopover()} />
        </Suspense>
      </div>
    </>
  );
}
