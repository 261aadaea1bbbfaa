import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { signedInName, signOut } from '@/session/session.ts';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';

/** For whom the identity service knows and the platform does not: whom to ask, and a way out. The sign-in page would lead here again. */
export default function UnknownPerson() {
  const name = signedInName();
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">
        <Trans>You have no user here yet</Trans>
      </h1>
      <EmptyState
        icon="lock"
        title={t`You have no user here yet`}
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <Button onClick={() => void signOut()}>
              <Trans>Sign in as somebody else</Trans>
            </Button>
          </>
        }
      >
        <p>
          {name ? (
            <Trans>You are signed in as {name}, and nobody has made you a user in Moderator.</Trans>
          ) : null}
        </p>
        <p className="mt-2">
          <Trans>
            Ask whoever manages your site or account to add you, with the email address that you sign in with.
            Nothing is wrong with your password.
          </Trans>
        </p>
      </EmptyState>
    </main>
  );
}
