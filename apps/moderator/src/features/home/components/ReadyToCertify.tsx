import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { coursesToCertifyQuery } from '@/attempts/courses-to-certify.ts';
import { Icon } from '@/ui/icons.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

/** Courses with endorsed results of which something can be issued and nothing was; without any there is nothing to say. */
export function ReadyToCertify() {
  const { data = [] } = useQuery(coursesToCertifyQuery());
  return (
    <Waiting title={t`Certificates`} rows={data} keyOf={({ course }) => course.id}>
      {({ course, ready }) => (
        <Link
          to="/ready-for-moderation/certificates"
          search={{ courseId: course.id }}
          className={`${waitingLink} flex! items-center gap-3`}
        >
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{course.name}</span>
            <span className="block text-sm text-muted">
              {plural(ready, {
                one: '# endorsed result, nothing issued for it yet',
                other: '# endorsed results, nothing issued for them yet',
              })}
            </span>
          </span>
          <Icon name="arrowRight" className="text-muted" />
        </Link>
      )}
    </Waiting>
  );
}
