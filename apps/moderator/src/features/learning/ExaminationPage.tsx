import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessmentCover, RunningTry } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { notify } from '@/ui/toast.ts';
import { Standing } from '@/attempts/courses/Standing.tsx';
import { WrittenTry } from './components/WrittenTry.tsx';
import { coverQuery, startTry } from './examination-queries.ts';
import type { Written } from './examination-queries.ts';
import { refreshLearning } from './queries.ts';

interface ExaminationPageProps {
  courseId: string;
  id: string;
  written: Written;
}

/** An examination or an assessment: its rules first, its questions once somebody begins. */
export function ExaminationPage({ courseId, id, written }: ExaminationPageProps) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(coverQuery(written, id));
  const [running, setRunning] = useState<RunningTry | null>(null);
  const start = useMutation({
    mutationFn: (number: number) => startTry(written, id, number),
    onSuccess: (cover) => setRunning(cover.running),
    onError: notify.error,
  });
  const end = async () => {
    setRunning(null);
    await Promise.all([refetch(), refreshLearning(queryClient, courseId)]);
  };
  return (
    <>
      <PageHeader
        title={data?.title}
        instead={error ? t`Examination` : undefined}
        parent={{ title: t`Course`, to: `/courses/${courseId}` }}
        actions={data && !running ? <Standing status={data.status} /> : null}
      >
        {data?.description}
      </PageHeader>
      {running && data ? (
        <WrittenTry
          key={running.submissionId}
          cover={data}
          written={written}
          running={running}
          onEnd={() => void end()}
        />
      ) : data ? (
        <Cover cover={data} busy={start.isPending} onStart={(number) => start.mutate(number)} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load this examination`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={6} />
      )}
    </>
  );
}

interface CoverProps {
  cover: AssessmentCover;
  busy: boolean;
  onStart: (number: number) => void;
}

function Cover({ cover, busy, onStart }: CoverProps) {
  const { questions, timeLimitMinutes, passMark, triesLeft, nextTry, locked, score, tries } = cover;
  if (locked)
    return (
      <EmptyState icon="lock" title={t`“${locked.by.name}” comes first`}>
        <Trans>Finish it, then you can begin here.</Trans>
      </EmptyState>
    );
  const rules = [
    plural(questions, { one: '# question', other: '# questions' }),
    timeLimitMinutes === null ? t`no time limit` : t`${timeLimitMinutes} minutes from the start`,
    passMark === null ? null : t`passed from ${passMark} %`,
    triesLeft === null ? null : plural(triesLeft, { one: '# try left', other: '# tries left' }),
  ].filter((rule) => rule !== null);
  const isOpen = tries.some(({ state }) => state === 'open');
  return (
    <section className="max-w-[40rem] rounded-lg border border-line bg-surface p-6">
      <ul className="list-disc space-y-1 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        <Trans>
          Your answers are saved as you go. If the time is over, what is saved by then is handed in for you.
        </Trans>
      </p>
      {score === null ? null : (
        <p className="mt-4">
          <Trans>Your result: {formatNumber(score)} %</Trans>
        </p>
      )}
      {nextTry === null ? (
        <p className="mt-4">
          <Trans>There is no try left.</Trans>
        </p>
      ) : (
        <Button variant="primary" size="large" className="mt-6" busy={busy} onClick={() => onStart(nextTry)}>
          {isOpen ? <Trans>Go on</Trans> : <Trans>Begin</Trans>}
        </Button>
      )}
    </section>
  );
}
