import { useId, useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { useMe } from '../Bootstrap.tsx';
import { initialsOf } from '../initials.ts';
import { myDetails } from '../my-details/my-details-request.ts';
import { openAccountPage } from './open-account-page.ts';
import { iconBox, lineLook, words } from './SidebarLink.tsx';

interface ItemProps {
  icon: IconName;
  text: string;
  onClick: () => void;
}

const Item = ({ icon, text, onClick }: ItemProps) => (
  <li>
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-9 w-full items-center gap-3 rounded-md px-3 text-left -outline-offset-2! hover:bg-neutral-tint"
    >
      <Icon name={icon} className="text-muted" />
      {text}
    </button>
  </li>
);

/** Who is signed in; behind it what concerns only them. */
export function UserMenu() {
  const { t } = useLingui();
  const { user } = useMe();
  const navigate = useNavigate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const after = (run: () => void) => () => {
    list.current?.hidePopover();
    run();
  };
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
        <p className="px-3 pt-1 pb-2">
          <strong className="block truncate">
            {user.name} {user.surname}
          </strong>
          <span className="block truncate text-sm text-muted">{user.email ?? user.username}</span>
        </p>
        <ul className="border-t border-line pt-2">
          <Item icon="person" text={t`My details`} onClick={after(() => myDetails.set(true))} />
          <Item
            icon="bell"
            text={t`What I am told`}
            onClick={after(() => void navigate({ to: '/inbox/settings' }))}
          />
          <Item icon="help" text={t`Guide`} onClick={after(() => void navigate({ to: '/guide' }))} />
          <Item icon="external" text={t`Manage account`} onClick={after(() => void openAccountPage())} />
        </ul>
      </div>
    </>
  );
}
