import { useQuery } from '@tanstack/react-query';
import { ComingStrip } from '@/attempts/ComingStrip.tsx';
import { comingWorkQuery } from '@/attempts/coming-work.ts';

/** What schedules will bring to who assesses; the list below is there without it. */
export function ComingToAssess() {
  const { data } = useQuery(comingWorkQuery('assess'));
  return data ? (
    <div className="mb-4 empty:hidden">
      <ComingStrip part="assess" weeks={data.weeks} />
    </div>
  ) : null;
}
