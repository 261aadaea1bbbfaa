import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { CalibrationRound } from '@moderator/contract/types';
import { courseNameParts } from '@/attempts/course-name.ts';
import { EvidenceProvider } from '@/judging/evidence-context.ts';
import { bytesQuery } from '@/judging/files/file-query.ts';
import { SideTabs } from '@/judging/layout/SideTabs.tsx';
import type { Side } from '@/judging/layout/SideTabs.tsx';
import { SplitPanes } from '@/judging/layout/SplitPanes.tsx';
import { useIsWide } from '@/judging/layout/use-is-wide.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { usePage } from '@/shell/use-page.ts';
import { buttonLook } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { calibrationApi, evidenceQuery, roundQuery } from './calibration-api.ts';
import { ComparisonPane } from './comparison/ComparisonPane.tsx';
import { EvidencePane } from './judging/EvidencePane.tsx';
import { JudgingPane } from './judging/JudgingPane.tsx';
import { WaitingPane } from './judging/WaitingPane.tsx';
import { roundLook } from './rounds/round-labels.ts';

/** A case of a round: evidence on one side, and on the other what is judged, waited for or compared. */
export default function RoundPage({ roundId }: { roundId: string }) {
  const { data, error, isFetching, refetch } = useQuery(roundQuery(roundId));
  usePage(data?.title, error ? t`Calibration` : undefined);
  return (
    // The whole window beside the menu: both sides scroll by themselves.
    <div className="fixed inset-x-0 top-12 bottom-(--room-below) flex flex-col bg-page tablet:top-0 tablet:left-(--bar-width)">
      <Header round={data} />
      {data ? (
        <Sides key={roundId} round={data} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not open this round`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="p-6">
          <SkeletonText lines={10} />
        </div>
      )}
    </div>
  );
}

const Header = ({ round }: { round: CalibrationRound | undefined }) => (
  <header className="flex shrink-0 items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-2">
    <Link
      to="/ready-for-moderation/calibration"
      aria-label={t`Back to cases and rounds`}
      title={t`Back to cases and rounds`}
      className={`${buttonLook('quiet')} aspect-square px-0!`}
    >
      <Icon name="arrowLeft" />
    </Link>
    <div className="min-w-0 flex-1">
      <h1 tabIndex={-1} className="line-clamp-2 text-lg leading-tight" title={round?.title}>
        {round?.title ?? t`Calibration`}
      </h1>
      {round ? (
        <p className="truncate text-sm text-muted">{courseNameParts(round.course.name).main}</p>
      ) : null}
    </div>
    {round ? (
      <div className="flex shrink-0 items-center gap-3 max-mobile:flex-col max-mobile:items-end max-mobile:gap-0.5">
        {round.closedAt ? null : (
          <span className="text-sm text-muted">
            <RelativeTime value={round.dueOn} dated />
          </span>
        )}
        <LookBadge look={roundLook(round)} />
      </div>
    ) : null}
  </header>
);

function Sides({ round }: { round: CalibrationRound }) {
  const isWide = useIsWide();
  const { user } = useMe();
  const [side, setSide] = useState<Side>(round.closedAt ? 'outcomes' : 'evidence');
  // A viewer needs a place to draw in, so that it begins once it is first seen.
  const [isSeen, setIsSeen] = useState(side === 'evidence');
  const show = (next: Side) => {
    setSide(next);
    if (next === 'evidence') setIsSeen(true);
  };
  const [evidenceId, setEvidenceId] = useState(round.evidence[0]?.id);
  const open = (id: string) => {
    setEvidenceId(id);
    show('evidence');
  };
  useHotkeys([
    {
      keys: 't',
      label: t`Evidence or outcomes`,
      group: t`Case`,
      run: () => show(side === 'evidence' ? 'outcomes' : 'evidence'),
      enabled: !isWide,
    },
  ]);
  const evidence = (
    <EvidenceProvider
      value={{
        fileQuery: (fileId) =>
          bytesQuery(fileId, evidenceQuery(round.id, fileId), (options) =>
            calibrationApi.downloadCalibrationEvidence({ id: round.id, evidenceId: fileId }, options),
          ),
        fileAddress: (fileId) => `/api/v2/moderation/calibration/rounds/${round.id}/evidence/${fileId}`,
        knowsFiles: false,
        mayDownload: true,
        isEvidenceShown: isWide || side === 'evidence',
        see: () => undefined,
      }}
    >
      <EvidencePane evidence={round.evidence} openId={evidenceId} onOpen={setEvidenceId} />
    </EvidenceProvider>
  );
  const judges = round.closedAt === null && round.isAsked && round.handedInAt === null;
  const outcomes = round.comparison ? (
    <ComparisonPane round={round} comparison={round.comparison} />
  ) : judges ? (
    <JudgingPane round={round} person={user.id} onEvidence={open} />
  ) : (
    <WaitingPane round={round} />
  );
  if (isWide) return <SplitPanes first={evidence} second={outcomes} />;
  return (
    <SideTabs
      shown={side}
      onShow={show}
      sides={[
        { id: 'evidence', label: t`Evidence`, content: isSeen ? evidence : null },
        { id: 'outcomes', label: round.comparison ? t`Comparison` : t`Outcomes`, content: outcomes },
      ]}
    />
  );
}
