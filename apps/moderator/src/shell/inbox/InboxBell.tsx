import { Link } from '@tanstack/react-router';
import { Icon } from '@/ui/icons.tsx';
import { inboxName } from './inbox-name.ts';
import { useUnread } from './queries.ts';
import { Unread } from './Unread.tsx';

/** The bell of small screens, whose menu is behind a button. */
export default function InboxBell() {
  const unread = useUnread();
  return (
    <Link
      to="/inbox"
      aria-label={inboxName(unread)}
      className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-neutral-tint"
    >
      <span className="relative">
        <Icon name="bell" />
        <Unread count={unread} />
      </span>
    </Link>
  );
}
