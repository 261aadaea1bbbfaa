import { Trans } from '@lingui/react/macro';
import { useMe } from '../Bootstrap.tsx';
import { initialsOf } from '../initials.ts';

/** Who is signed in, large enough to be read by whoever sits down. */
export function SignedInAs() {
  const { user, account } = useMe();
  return (
    <div className="flex items-center gap-4 rounded-lg bg-neutral-tint p-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full border border-accent-mark bg-accent text-xl font-semibold text-on-accent"
      >
        {initialsOf(user.name, user.surname)}
      </span>
      <p className="min-w-0 leading-snug">
        <span className="text-muted">
          <Trans>Signed in as</Trans>
        </span>
        <strong className="block text-xl">
          {user.name} {user.surname}
        </strong>
        <span className="text-muted">{[user.username, user.siteName ?? account.name].join(' · ')}</span>
      </p>
    </div>
  );
}
