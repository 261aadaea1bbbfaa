import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { isReachable } from '@/session/connection.ts';
import { SubtitleTracks } from '@/recordings/SubtitleTracks.tsx';
import { usePlayback } from '@/recordings/use-playback.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { fileInFullQuery } from '../../files/file-query.ts';
import { NotOnThisDevice } from '../shared/NotOnThisDevice.tsx';
import { useEvidenceContext } from '../../evidence-context.ts';
import { hundredths } from './played.ts';
import { DownloadButton } from '../shared/DownloadButton.tsx';
import type { ViewerProps } from '../shared/viewer-props.ts';
import { viewerKindOf } from '../viewer-kind.ts';
import { AudioScrubber } from './AudioScrubber.tsx';
import { RecordingControls } from './RecordingControls.tsx';
import { useKeptRecording } from './use-kept-recording.ts';
import { useRecording } from './use-recording.ts';
import { useRecordingKeys } from './use-recording-keys.ts';

/**
 * Video and sound by the browser's own player, from what was made ready for it or else as it was uploaded; the platform answers
 * ranges, so a long one streams.
 * @param address where it is in one piece, when it is here already
 */
export function MediaViewer({ item, address }: ViewerProps & { address?: string }) {
  const [isOutOfReach, setOutOfReach] = useState(false);
  const kept = useKeptRecording(item.fileId ?? '', isOutOfReach && address === undefined);
  const here = address ?? kept;
  // What was begun from this device goes on from it when the network is back.
  return (
    <Recording
      key={kept ?? 'streamed'}
      item={item}
      {...(here !== undefined && { address: here })}
      onOutOfReach={() => setOutOfReach(true)}
    />
  );
}

interface RecordingProps extends ViewerProps {
  address?: string;
  /** Told when it does not play for want of a network. */
  onOutOfReach: () => void;
}

function Recording({ item, address, onOutOfReach }: RecordingProps) {
  const { see, isEvidenceShown, fileAddress, knowsFiles } = useEvidenceContext();
  const { roles } = useMe().user;
  const recording = useRecording(item.id, (parts) => isEvidenceShown && see(item.id, parts, hundredths));
  const asks = address === undefined && knowsFiles;
  const file = useQuery({ ...fileInFullQuery(item.fileId ?? ''), enabled: asks });
  const url = address ?? fileAddress(item.fileId ?? '');
  const original = useMemo(() => [{ type: item.mediaType ?? '', url }], [item.mediaType, url]);
  const isAsking = asks && file.isPending && file.fetchStatus === 'fetching';
  const sources = file.data?.sources ?? (isAsking ? undefined : original);
  const { failed, tryAgain } = usePlayback(recording.player, sources);
  useRecordingKeys(recording);
  const isVideo = viewerKindOf(item) === 'video';
  const isOffline = !useSignal(isReachable);
  const isOutOfReach = failed && isOffline;
  const tell = useEffectEvent(onOutOfReach);
  useEffect(() => {
    if (isOutOfReach) tell();
  }, [isOutOfReach]);
  if (isOutOfReach) return <NotOnThisDevice />;
  if (failed)
    return (
      <EmptyState
        icon="warning"
        title={t`This recording does not play`}
        action={
          <>
            <DownloadButton item={item} />
            <Button variant="primary" icon="refresh" onClick={tryAgain}>
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
    preload: 'metadata',
    'aria-label': item.title,
  };
  return (
    <>
      <RecordingControls recording={recording} isVideo={isVideo} />
      {isVideo ? (
        <div className="grid min-h-0 flex-1 place-items-center bg-[#0b0c0e]">
          <video
            {...player}
            controls
            // In a window of its own it would go without the name of its verifier.
            {...(roles.includes('verifier')
              ? { controlsList: 'nofullscreen nodownload', disablePictureInPicture: true }
              : {})}
            playsInline
            className="size-full object-contain"
          >
            <SubtitleTracks subtitles={file.data?.subtitles ?? []} />
          </video>
        </div>
      ) : (
        <div className="grid min-h-0 flex-1 place-items-center p-6">
          <audio {...player} />
          <AudioScrubber title={item.title} recording={recording} />
        </div>
      )}
    </>
  );
}
