import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyLessonInFull, VideoOfLesson } from '@moderator/contract/types';
import { SubtitleTracks } from '@/recordings/SubtitleTracks.tsx';
import { usePlayback } from '@/recordings/use-playback.ts';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { lessonVideoQuery } from '../queries.ts';
import { useLessonSaves } from '../use-lesson-saves.ts';
import { NotSaved } from './NotSaved.tsx';

interface LessonProps {
  lesson: MyLessonInFull;
  courseId: string;
}

/** A lesson on video: what was played is kept, and it goes on where it was left. */
export function VideoLesson({ lesson, courseId }: LessonProps) {
  const { data, error, isFetching, refetch } = useQuery(lessonVideoQuery(lesson.id));
  if (data) return <Player lesson={lesson} courseId={courseId} video={data} />;
  if (!error) return <SkeletonText lines={12} />;
  return (
    <ErrorState
      error={error}
      title={t`We could not load the video`}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Player({ lesson, courseId, video }: LessonProps & { video: VideoOfLesson }) {
  const { saw, failed } = useLessonSaves(lesson.id, courseId);
  const player = useRef<HTMLVideoElement>(null);
  const { failed: isBroken, tryAgain } = usePlayback(player, video.sources);
  const from = useRef(video.resumeAt);
  /** Of what was played until now; a jump begins anew. */
  const played = (element: HTMLVideoElement) => {
    const now = element.currentTime;
    if (now > from.current && now - from.current < 5) saw({ watched: [[from.current, now]], position: now });
    from.current = now;
  };
  return (
    <>
      {failed ? <NotSaved /> : null}
      {isBroken ? (
        <EmptyState
          icon="warning"
          title={t`This video does not play`}
          action={
            <Button variant="primary" icon="refresh" onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>
            The connection broke, or this browser cannot play it. What you have watched is kept; try another
            browser if it happens again.
          </Trans>
        </EmptyState>
      ) : null}
      <video
        ref={player}
        hidden={isBroken}
        controls
        playsInline
        aria-label={lesson.title}
        className="max-h-[72vh] w-full rounded-lg bg-black"
        onLoadedMetadata={({ currentTarget }) => {
          const isOver = from.current > currentTarget.duration - 2;
          currentTarget.currentTime = isOver ? 0 : from.current;
          from.current = currentTarget.currentTime;
        }}
        onTimeUpdate={({ currentTarget }) => currentTarget.seeking || played(currentTarget)}
        onSeeked={({ currentTarget }) => (from.current = currentTarget.currentTime)}
        onEnded={({ currentTarget }) => {
          played(currentTarget);
          saw({ position: currentTarget.currentTime }, true);
        }}
      >
        <SubtitleTracks subtitles={video.subtitles} />
      </video>
    </>
  );
}
