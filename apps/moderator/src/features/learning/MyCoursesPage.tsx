import { t } from '@lingui/core/macro';
import MyCourses from '@/attempts/courses/MyCourses.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';

/** The courses that somebody takes, on a page of their own. */
export const MyCoursesPage = () => (
  <>
    <PageHeader title={t`My courses`} />
    <MyCourses />
  </>
);
