import { useState } from 'react';
import type { Ref } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { isReachable } from '@/session/connection.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { fileAddress } from '../../files/file-query.ts';
import { NotOnThisDevice } from '../shared/NotOnThisDevice.tsx';
import { useWorkspaceContext } from '../../workspace-context.ts';
import { hundredths } from './played.ts';
import { DownloadButton } from '../shared/DownloadButton.tsx';
import type { ViewerProps } from '../shared/viewer-props.ts';
import { viewerKindOf } from '../viewer-kind.ts';
import { AudioScrubber } from './AudioScrubber.tsx';
import { RecordingControls } from './RecordingControls.tsx';
import { useRecording } from './use-recording.ts';
import { useRecordingKeys } from './use-recording-keys.ts';

/** Video and sound by the browser's own player; the platform answers ranges, so a long one streams. */
export function MediaViewer({
  item,
  address = fileAddress(item.fileId!),
}: ViewerProps & { address?: string }) {
  const { see, isEvidenceShown } = useWorkspaceContext();
  const recording = useRecording(item.id, (parts) => isEvidenceShown && see(item.id, parts, hundredths));
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useRecordingKeys(recording);
  const isVideo = viewerKindOf(item) === 'video';
  const isOffline = !useSignal(isReachable);
  if (failed && isOffline) return <NotOnThisDevice />;
  if (failed)
    return (
      <EmptyState
        icon="warning"
        title={t`This recording does not play`}
        action={
          <>
            <DownloadButton item={item} />
            <Button
              variant="primary"
              icon="refresh"
              onClick={() => {
                setFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          The connection broke, or the file is not of a type that this browser plays ({item.mediaType}).
        </Trans>
      </EmptyState>
    );
  const player = {
    ref: recording.player as Ref<HTMLVideoElement & HTMLAudioElement>,
    src: address,
    preload: 'metadata',
    'aria-label': item.title,
    onError: () => setFailed(true),
  };
  return (
    <>
      <RecordingControls recording={recording} isVideo={isVideo} />
      {isVideo ? (
        <div className="grid min-h-0 flex-1 place-items-center bg-[#0b0c0e]">
          <video key={attempt} {...player} controls playsInline className="size-full object-contain" />
        </div>
      ) : (
        <div className="grid min-h-0 flex-1 place-items-center p-6">
          <audio key={attempt} {...player} />
          <AudioScrubber title={item.title} recording={recording} />
        </div>
      )}
    </>
  );
}
