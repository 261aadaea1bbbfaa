import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ReadyNavigation } from '@/shell/ReadyPages.tsx';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { calibrationQuery } from './calibration-api.ts';
import { CaseList } from './cases/CaseList.tsx';
import { RoundList } from './rounds/RoundList.tsx';

/** Cases that people judge alike by: what waits for one’s judgement, rounds that are led, and the cases there are. */
export default function CalibrationPage() {
  const { user } = useMe();
  const leads = mayModerate(user) || mayManage(user);
  const { data, error, isFetching, refetch } = useQuery(calibrationQuery());
  return (
    <>
      <PageHeader title={t`Calibration`}>
        <Trans>Settled work without names, judged blind by several people and discussed afterwards.</Trans>
      </PageHeader>
      {leads ? <ReadyNavigation /> : null}
      {data ? (
        <div className="flex max-w-[64em] flex-col gap-10">
          <section aria-labelledby="rounds">
            <h2 id="rounds" className="mb-3 text-lg">
              <Trans>Rounds</Trans>
            </h2>
            {data.rounds.length > 0 ? (
              <RoundList rounds={data.rounds} />
            ) : (
              <EmptyState icon="people" title={t`No round yet`}>
                {leads
                  ? t`Ask people to judge a case below; you see here who has handed in.`
                  : t`When a colleague asks you to judge a case, it stands here and on Home.`}
              </EmptyState>
            )}
          </section>
          {leads ? (
            <section aria-labelledby="cases">
              <h2 id="cases" className="mb-3 text-lg">
                <Trans>Cases</Trans>
              </h2>
              <CaseList cases={data.cases} />
            </section>
          ) : null}
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load cases and rounds`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}
