import { useRef, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '@moderator/client';
import type { PlayedActivity } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import { usePackage } from './use-package.ts';
import type { Playing } from './use-package.ts';

export interface PlayerProps {
  userId: string;
  registrationId: string;
  mode?: 'normal' | 'browse' | 'review';
  /** Told when something of the registration may have changed. */
  onProgress?: () => void;
}

/** The player of a package, with what is told of it and, where there are several, its activities. */
export default function Player({ userId, registrationId, mode = 'normal', onProgress }: PlayerProps) {
  const [activityId, setActivityId] = useState<string>();
  const [shownMode, setShownMode] = useState(mode);
  const frame = useRef<HTMLIFrameElement>(null);
  const playing = usePackage({
    userId,
    registrationId,
    activityId,
    mode: shownMode,
    onActivity: setActivityId,
    onProgress,
    frame,
  });
  const { state } = playing;
  if (state.at === 'failed') {
    const isOver = state.error instanceof ApiError && state.error.code === 'wrong_state';
    return (
      <>
        <ErrorState
          error={state.error}
          title={t`The package could not be opened`}
          {...(isOver ? {} : { onRetry: () => playing.open() })}
        />
        {isOver && shownMode === 'normal' ? (
          <p className="-mt-8 mb-8 text-center">
            <Button onClick={() => setShownMode('browse')}>
              <Trans>Look around in it</Trans>
            </Button>
          </p>
        ) : null}
      </>
    );
  }
  if (state.at === 'taken')
    return (
      <EmptyState
        icon="activity"
        title={t`It is open somewhere else`}
        action={
          <Button variant="primary" onClick={() => playing.open(true)}>
            <Trans>Go on here</Trans>
          </Button>
        }
      >
        <Trans>Another window or device plays it. What was told there is kept, and it ends there.</Trans>
      </EmptyState>
    );
  if (state.at === 'elsewhere')
    return (
      <EmptyState
        icon="activity"
        title={t`It goes on somewhere else`}
        action={
          <Button onClick={() => playing.open(true)}>
            <Trans>Go on here</Trans>
          </Button>
        }
      >
        <Trans>You opened it in another window or on another device. What was told here is kept.</Trans>
      </EmptyState>
    );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {state.at === 'opening' ? (
        <Skeleton className="min-h-[24em] flex-1" />
      ) : (
        <>
          <Head playing={playing} onActivity={setActivityId} />
          {state.at === 'over' ? (
            <EmptyState
              icon="check"
              title={t`You are at the end of this part`}
              action={
                <Button variant="primary" onClick={() => playing.open()}>
                  <Trans>Open it again</Trans>
                </Button>
              }
            >
              <Trans>What you did is saved. You can leave the page.</Trans>
            </EmptyState>
          ) : (
            <iframe
              key={state.session.id}
              ref={frame}
              src={playing.address}
              title={state.session.title}
              // It may run its scripts, and lead nobody away from this page.
              // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is another one, so it cannot take this off
              sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
              allow="autoplay; fullscreen"
              className="min-h-[70vh] w-full flex-1 rounded-lg border border-line bg-white"
            />
          )}
        </>
      )}
    </div>
  );
}

/** In as few words as stand beside a title. */
const whyClosed = (closed: NonNullable<PlayedActivity['closed']>): string =>
  closed === 'comes_later' ? t`after the parts before it` : t`not opened any more`;

function Head({ playing, onActivity }: { playing: Playing; onActivity: (id: string) => void }) {
  const { state, saving, activities, leave } = playing;
  if (state.at !== 'playing' && state.at !== 'over') return null;
  const { session } = state;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {activities.length > 1 ? (
        <nav aria-label={t`Parts of the package`} className="flex flex-wrap gap-2">
          {activities.map((each) => (
            <Button
              key={each.identifier}
              size="small"
              variant="quiet"
              aria-current={each.identifier === session.activityId ? 'true' : undefined}
              className={each.identifier === session.activityId ? 'bg-neutral-tint' : ''}
              disabled={session.mode === 'normal' && each.closed !== null}
              onClick={() => void leave().then(() => onActivity(each.identifier))}
            >
              {each.title}
              {each.closed === null || session.mode !== 'normal' ? null : (
                <span className="text-sm text-muted">{whyClosed(each.closed)}</span>
              )}
              {each.status ? <StatusBadge status={each.status} /> : null}
            </Button>
          ))}
        </nav>
      ) : activities[0]?.status ? (
        <StatusBadge status={activities[0].status} />
      ) : null}
      <p role="status" className="ml-auto text-sm text-muted">
        {session.mode === 'review' ? (
          <Badge tone="neutral">{t`Shown as it was; nothing is saved`}</Badge>
        ) : session.mode === 'browse' ? (
          <Badge tone="neutral">{t`Looking around; nothing counts`}</Badge>
        ) : saving === 'kept' ? (
          <Trans>Kept on this device until the network is back</Trans>
        ) : saving === 'saving' ? (
          <Trans>Saving</Trans>
        ) : (
          <Trans>Saved</Trans>
        )}
      </p>
      {state.at === 'playing' ? (
        <Button size="small" onClick={() => void leave()}>
          <Trans>Close the package</Trans>
        </Button>
      ) : null}
    </div>
  );
}
