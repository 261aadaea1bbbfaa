import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { followLiveEvents } from '@/api/live-events.ts';
import { Icon } from '@/ui/icons.tsx';
import { Key } from '@/ui/Key.tsx';
import { iconBox, lineLook, words } from '../sidebar/SidebarLink.tsx';
import { inboxName } from './inbox-name.ts';
import { useUnread } from './queries.ts';
import { Unread } from './Unread.tsx';

/** The line of the menu that leads to what one was told. It is on every page, and hears what changes for all of them. */
export default function InboxLink() {
  const client = useQueryClient();
  useEffect(() => followLiveEvents(client), [client]);
  const unread = useUnread();
  const name = inboxName(unread);
  return (
    <Link
      to="/inbox"
      activeOptions={{ exact: true, includeSearch: false }}
      className={lineLook}
      activeProps={{ className: 'text-ink font-medium bg-neutral-tint/60' }}
    >
      <span className={iconBox}>
        <span className="relative">
          <Icon name="bell" />
          <Unread count={unread} />
        </span>
      </span>
      <span className={words}>{name}</span>{' '}
      <Key keys="g i" className="mr-5 opacity-0 group-data-[state=opened]:opacity-70 max-tablet:hidden" />
    </Link>
  );
}
