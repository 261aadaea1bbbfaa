import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';

/** The day by which something is to be done; what is late stands out. */
export const DueDay = ({ day }: { day: string }) => (
  <span className={`shrink-0 text-sm ${daysUntil(day) < 0 ? 'font-medium text-bad' : 'text-muted'}`}>
    <RelativeTime value={day} dated />
  </span>
);
