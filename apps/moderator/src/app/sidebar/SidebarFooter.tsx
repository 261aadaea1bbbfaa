import { manageAccount, signOut } from '@/auth/session.ts';
import type { Scheme } from '@/theme/theme.ts';
import { useScheme } from '@/theme/use-scheme.ts';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { notify } from '@/ui/toast.ts';
import { useMe } from '../Bootstrap.tsx';
import { iconBox, lineLook, words } from './SidebarLink.tsx';

interface LineProps {
  icon: IconName;
  text: string;
  onClick: () => void;
}

const Line = ({ icon, text, onClick }: LineProps) => (
  <button type="button" className={lineLook} aria-label={text} onClick={onClick}>
    <span className={iconBox}>
      <Icon name={icon} />
    </span>
    <span className={words}>{text}</span>
  </button>
);

const nextScheme: Record<Scheme, Scheme> = { system: 'light', light: 'dark', dark: 'system' };
const schemeWords: Record<Scheme, string> = {
  system: 'Colours of the system',
  light: 'Light colours',
  dark: 'Dark colours',
};

/** Who is signed in, light or dark, and the way out. */
export function SidebarFooter() {
  const { user } = useMe();
  const { chosen, shown, choose } = useScheme();
  return (
    <div className="flex flex-col gap-1">
      <button
        type="button"
        className={lineLook}
        aria-label={`Your account, ${user.name} ${user.surname}`}
        onClick={() => void manageAccount().catch(() => notify.error('Not supported by the OIDC server'))}
      >
        <span className={iconBox}>
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-neutral-tint text-xs font-semibold text-ink"
          >
            {user.name.slice(0, 1)}
            {user.surname.slice(0, 1)}
          </span>
        </span>
        <span className={words}>
          {user.name} {user.surname}
        </span>
      </button>
      <Line
        icon={shown === 'dark' ? 'moon' : 'sun'}
        text={schemeWords[chosen]}
        onClick={() => choose(nextScheme[chosen])}
      />
      <Line icon="signOut" text="Sign out" onClick={() => void signOut()} />
    </div>
  );
}
