import { Trans } from '@lingui/react/macro';
import { signedInName } from '@/session/session.ts';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { useMe } from './Bootstrap.tsx';
import { leaveImpersonation } from '@/session/impersonation.ts';

/** On every page, at all times: who is shown, who is looking, and the way out. */
export default function ImpersonationBanner() {
  const { user, account } = useMe();
  const shown = `${user.name} ${user.surname}`;
  const looking = signedInName();
  return (
    <div
      role="status"
      data-behind-menu=""
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warn bg-warn-tint px-8 py-2 text-warn max-tablet:px-4 tablet:ml-(--bar-width)"
    >
      <Icon name="eye" />
      <p className="min-w-0 flex-1 basis-[18em]">
        <Trans>
          <strong>{looking}</strong> is signed in and sees Moderator as <strong>{shown}</strong> of{' '}
          {account.name}.
        </Trans>
      </p>
      <Button size="small" onClick={leaveImpersonation}>
        <Trans>Back to my own user</Trans>
      </Button>
    </div>
  );
}
