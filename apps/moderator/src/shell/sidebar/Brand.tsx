import { useScheme } from '@/theme/use-scheme.ts';
import { useMe } from '../Bootstrap.tsx';
import { initialsOf } from '../initials.ts';
import { iconBox, words } from './SidebarLink.tsx';

/** The account's sign, its name and, where there is one, the site. */
export function Brand() {
  const { account, user } = useMe();
  const { shown } = useScheme();
  const { iconBlack, iconWhite } = account.theme.logos;
  const icon = shown === 'dark' ? (iconWhite ?? iconBlack) : (iconBlack ?? iconWhite);
  return (
    <div className="flex items-center">
      <span className={iconBox}>
        {icon ? (
          <img src={icon} alt="" className="size-9 object-contain" />
        ) : (
          <span className="grid size-9 place-items-center rounded-md border border-accent-mark bg-accent text-lg font-semibold text-on-accent">
            {initialsOf(account.name)}
          </span>
        )}
      </span>
      {/* As wide as in the open menu at all times, or the lines would break anew while it opens. */}
      <div
        className={`${words} w-[calc(min(24em,85vw)-var(--bar-width))] flex-none! pr-5 leading-tight whitespace-normal!`}
      >
        <p title={account.name} className="line-clamp-2 font-semibold">
          {account.name}
        </p>
        {user.siteName ? (
          <p title={user.siteName} className="truncate text-sm text-muted">
            {user.siteName}
          </p>
        ) : null}
      </div>
    </div>
  );
}
