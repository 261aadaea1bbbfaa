import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ExternalWork as Work } from '@moderator/contract/types';
import { courseNameParts } from '@/attempts/course-name.ts';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { DueDay } from './DueDay.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

/** What other bodies assessed and nobody has stored or taken into a batch yet, the first due first. */
export function ExternalWork({ work }: { work: readonly Work[] }) {
  return (
    <Waiting
      title={t`External assessments`}
      rows={work}
      keyOf={(each, index) => each.importId ?? index}
      action={
        <Link to="/external-assessments" className="text-accent-ink hover:underline hover:underline-offset-2">
          <Trans>All external assessments</Trans>
        </Link>
      }
    >
      {(each) => (
        <Opened work={each}>
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-medium">{each.body}</span>
            <DueDay day={each.dueOn} />
          </span>
          <span className="block">
            {each.importId
              ? plural(each.count, {
                  one: '# learner of an import waits to be stored',
                  other: '# learners of an import wait to be stored',
                })
              : plural(each.count, {
                  one: '# result waits for a batch',
                  other: '# results wait for a batch',
                })}
          </span>
          <span className="block truncate text-sm text-muted">{courseNameParts(each.course.name).main}</span>
        </Opened>
      )}
    </Waiting>
  );
}

/** An import is gone on with; of what is stored a moderator builds a batch, and others see it. */
function Opened({ work: { importId, course }, children }: { work: Work; children: ReactNode }) {
  const { user } = useMe();
  if (importId)
    return (
      <Link to="/external-assessments/imports/$importId" params={{ importId }} className={waitingLink}>
        {children}
      </Link>
    );
  return (
    <Link
      to="/ready-for-moderation"
      search={
        mayModerate(user)
          ? { build: 'true', courseId: [course.id] }
          : { view: 'attempts', state: ['assessed'], courseId: [course.id] }
      }
      className={waitingLink}
    >
      {children}
    </Link>
  );
}
