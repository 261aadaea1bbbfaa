import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyLessonInFull } from '@moderator/contract/types';
import { LockedPdf } from '@/attempts/pdf/LockedPdf.tsx';
import { usePdf } from '@/attempts/pdf/use-pdf.ts';
import { ZoomControls } from '@/judging/viewers/shared/ZoomControls.tsx';
import '@/attempts/pdf/pdf.css';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { useLessonSaves } from '../use-lesson-saves.ts';
import { lessonPdfQuery } from '../queries.ts';
import { NotSaved } from './NotSaved.tsx';

interface LessonProps {
  lesson: MyLessonInFull;
  courseId: string;
}

/** A lesson on pages: the pages that were on the screen are kept, and behind the last one it can be finished. */
export function PdfLesson({ lesson, courseId }: LessonProps) {
  const { data, error, isFetching, refetch } = useQuery(lessonPdfQuery(lesson.id));
  if (data) return <Pages lesson={lesson} courseId={courseId} blob={data.blob} />;
  if (!error) return <SkeletonText lines={12} />;
  return (
    <ErrorState
      error={error}
      title={t`We could not load its pages`}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Pages({ lesson, courseId, blob }: LessonProps & { blob: Blob }) {
  const box = useRef<HTMLDivElement>(null);
  const pdf = usePdf(blob, box);
  const { saw, failed } = useLessonSaves(lesson.id, courseId);
  const { state, shown, page, pages, goTo } = pdf;
  const first = useRef(lesson.position.page);
  useEffect(() => {
    if (state !== 'open' || first.current === undefined) return;
    goTo(first.current);
    first.current = undefined;
  }, [state, goTo]);
  useEffect(() => {
    if (state === 'open' && shown.length > 0) saw({ pages: shown, position: page });
  }, [state, shown, page, saw]);
  const isFinished = lesson.status === 'Completed' || lesson.status === 'Passed';
  if (state === 'missing')
    return (
      <EmptyState icon="offline" title={t`Its pages could not be shown`}>
        <Trans>
          A part of the application that shows pages is not on this device. Open the lesson again when you are
          online; nothing is wrong with it.
        </Trans>
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <EmptyState icon="warning" title={t`Its pages could not be shown`}>
        <Trans>
          The document of this lesson cannot be read; it may be damaged. Tell whoever teaches the course: they
          can put another one in its place. What you have done on the course is kept.
        </Trans>
      </EmptyState>
    );
  if (state === 'locked' || state === 'refused')
    return (
      <LockedPdf isRefused={state === 'refused'} onUnlock={pdf.unlock}>
        <Trans>
          Ask whoever teaches the course for it, and tell them that the lesson cannot be read without.
        </Trans>
      </LockedPdf>
    );
  return (
    <>
      {failed ? <NotSaved /> : null}
      <div className="flex h-[min(72vh,60rem)] min-h-96 flex-col overflow-hidden rounded-lg border border-line bg-sunken">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-2">
          <IconButton icon="chevronLeft" label={t`Previous page`} onClick={() => goTo(page - 1)} />
          <span data-numeric className="text-sm">
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          <IconButton icon="chevronRight" label={t`Next page`} onClick={() => goTo(page + 1)} />
          <span className="flex items-center gap-x-1">
            <ZoomControls
              listedUnder={t`Pages of the lesson`}
              percent={Math.round(pdf.scale * 100)}
              onZoomIn={pdf.zoomIn}
              onZoomOut={pdf.zoomOut}
              onFitWidth={() => pdf.fit('page-width')}
              onFitPage={() => pdf.fit('page-fit')}
            />
          </span>
          <span className="flex-1" />
          {isFinished || pages === 0 || page < pages ? null : (
            <Button
              variant="primary"
              size="small"
              onClick={() => saw({ pages: shown, position: page }, true)}
            >
              <Trans>I have read it</Trans>
            </Button>
          )}
        </div>
        <div className="relative min-h-0 flex-1">
          <div
            ref={box}
            tabIndex={0}
            role="region"
            aria-label={t`Pages of ${lesson.title}`}
            className="absolute inset-0 overflow-auto"
          />
        </div>
      </div>
    </>
  );
}
