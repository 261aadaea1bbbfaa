import { Suspense } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';

/** Few people play packages, so nobody else loads what that needs. */
const PackageLessonPage = lazyWithTexts(
  () => import('@/features/package-player/PackageLessonPage.tsx'),
  () => import('@/package-player/texts.ts'),
);

export const Route = createFileRoute('/_app/courses/$courseId/lessons/$lessonId')({
  component: function PackageLessonRoute() {
    const { courseId, lessonId } = Route.useParams();
    return (
      <Suspense>
        <PackageLessonPage key={lessonId} courseId={courseId} lessonId={lessonId} />
      </Suspense>
    );
  },
});
