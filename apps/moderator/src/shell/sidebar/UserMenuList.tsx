import { useNavigate } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { useMe } from '../Bootstrap.tsx';
import { myDetails } from '../my-details/my-details-request.ts';
import { openAccountPage } from './open-account-page.ts';

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

/** What concerns only who is signed in. */
export default function UserMenuList({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { user } = useMe();
  const navigate = useNavigate();
  const after = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <>
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
    </>
  );
}
