import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { coursesToCertifyQuery } from '@/attempts/courses-to-certify.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';

/** Where no course is chosen: those in which results wait for what can be issued, each one press away. */
export function CoursesToCertify() {
  const { data = [] } = useQuery(coursesToCertifyQuery());
  return (
    <EmptyState icon="layers" title={t`Which course?`}>
      {data.length > 0 ? (
        <>
          <Trans>Results are endorsed, and nothing is issued for them yet:</Trans>
          <ul className="mt-3 flex flex-col gap-2">
            {data.map(({ course, ready }) => (
              <li key={course.id}>
                <Link
                  to="/ready-for-moderation/certificates"
                  search={{ courseId: course.id }}
                  className="font-medium text-ink underline underline-offset-2"
                >
                  {course.name}
                </Link>{' '}
                {plural(ready, { one: '(# learner)', other: '(# learners)' })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Trans>Choose a course to see what was issued in it, and to whom more can be issued.</Trans>
      )}
    </EmptyState>
  );
}
