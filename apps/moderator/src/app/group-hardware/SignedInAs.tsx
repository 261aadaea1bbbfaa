import { Trans } from '@lingui/react/macro';
import { useMe } from '../Bootstrap.tsx';

/** Who is signed in, large enough to be read by whoever sits down. */
export function SignedInAs() {
  const { user, account } = useMe();
  return (
    <div className="flex items-center gap-4 rounded-lg bg-neutral-tint p-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-xl font-semibold text-on-accent"
      >
        {user.name.slice(0, 1)}
        {user.surname.slice(0, 1)}
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
