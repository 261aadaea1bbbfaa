import { useScheme } from '@/theme/use-scheme.ts';
import { useMe } from '../Bootstrap.tsx';
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
          <span className="grid size-9 place-items-center rounded-md bg-accent text-lg font-semibold text-on-accent">
            {account.name.slice(0, 1)}
          </span>
        )}
      </span>
      <div className={`${words} pr-5 leading-tight`}>
        <p className="truncate font-semibold">{account.name}</p>
        {user.siteName ? <p className="truncate text-sm text-muted">{user.siteName}</p> : null}
      </div>
    </div>
  );
}
