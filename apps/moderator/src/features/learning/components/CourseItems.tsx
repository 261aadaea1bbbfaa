import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyCourseItem } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { itemAddress } from '../item-address.ts';
import { Standing } from '@/attempts/courses/Standing.tsx';

const icons: Record<string, IconName> = { Scorm: 'play', Video: 'video', Pdf: 'file' };
const iconOf = ({ kind, contentType }: MyCourseItem): IconName =>
  kind === 'lesson' ? (icons[contentType ?? ''] ?? 'file') : 'pen';

interface CourseItemsProps {
  courseId: string;
  items: readonly MyCourseItem[];
  isOver: boolean;
}

/** Lessons and examinations of a course in their order; what cannot be begun yet says what comes first. */
export function CourseItems({ courseId, items, isOver }: CourseItemsProps) {
  if (items.length === 0) return <NoItems isOver={isOver} />;
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
      {items.map((item) => (
        <li key={item.id} className="relative flex items-start gap-3 px-4 py-3 hover:bg-neutral-tint">
          <Icon name={item.locked ? 'lock' : iconOf(item)} className="mt-0.5 text-muted" />
          <div className="min-w-0 flex-1">
            {item.locked ? (
              <span className="text-muted">{item.title}</span>
            ) : (
              <Link {...itemAddress(courseId, item)} className="font-medium after:absolute after:inset-0">
                {item.title}
              </Link>
            )}
            <p className="text-sm text-muted">
              <About item={item} />
            </p>
          </div>
          <Standing status={item.status} />
        </li>
      ))}
    </ol>
  );
}

/** A course may be taught elsewhere altogether, and only its work be handed in here. */
const NoItems = ({ isOver }: { isOver: boolean }) =>
  isOver ? (
    <EmptyState icon="layers" title={t`This course had no lessons here`}>
      <Trans>What counted was your portfolio.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon="layers" title={t`There is nothing in this course yet`}>
      <Trans>Your trainer still puts it together. You can hand in work all the same.</Trans>
    </EmptyState>
  );

function About({
  item: { locked, status, score, awaitsMarks, durationMinutes, opensAt, dueAt, required },
}: {
  item: MyCourseItem;
}) {
  const percent = score === null ? null : formatNumber(score);
  const parts = [
    locked ? t`After “${locked.by.name}”` : null,
    awaitsMarks ? t`waits for marks` : null,
    percent === null ? null : t`${percent} %`,
    durationMinutes ? t`${durationMinutes} min` : null,
    status === 'Upcoming' && opensAt
      ? t`opens ${shortDate(opensAt)}`
      : dueAt
        ? t`due ${shortDate(dueAt)}`
        : null,
    required ? null : t`voluntary`,
  ].filter((part) => part !== null);
  return <>{parts.join(' · ')}</>;
}
