import { createFileRoute } from '@tanstack/react-router';
import { CalibrationPages } from '@/features/calibration/CalibrationPages.tsx';
import { textOf } from '@/ui/search-params.ts';

/** One address for all of it: each route is a part of the first load. */
export const Route = createFileRoute('/_app/ready-for-moderation/calibration')({
  validateSearch: ({ round, attempt }): { round?: string; attempt?: string } => ({
    round: textOf(round),
    attempt: textOf(attempt),
  }),
  component: () => <CalibrationPages {...Route.useSearch()} />,
});
