import { t } from '@lingui/core/macro';
import type { MyCourse } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';

/** How somebody stands with something of theirs; what is open to them and not begun is one thing for them. */
export const Standing = ({ status }: { status: MyCourse['status'] }) =>
  status === 'Published' || status === 'NotAttempted' ? (
    <Badge tone="neutral" shape="ring">
      {t`Not begun`}
    </Badge>
  ) : (
    <StatusBadge status={status} />
  );

/** Whether somebody is through with something, so that how far they are and until when says nothing any more. */
export const isOver = (status: MyCourse['status']): boolean => status === 'Completed' || status === 'Passed';

/** How much of something is done. */
export const Share = ({ label, percent }: { label: string; percent: number }) => (
  <div className="flex items-center gap-3">
    <div className="min-w-10 flex-1">
      <ProgressMeter label={label} value={percent} of={100} bare />
    </div>
    <span data-numeric aria-hidden="true" className="text-sm text-muted">
      {t`${percent} %`}
    </span>
  </div>
);
