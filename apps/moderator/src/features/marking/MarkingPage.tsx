import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MarkingWork } from '@moderator/contract/types';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { ToMark } from './components/ToMark.tsx';
import { nextToMark, refreshQueue, workQuery } from './queries.ts';

interface MarkingPageProps {
  submissionId: string;
  onOpen: (submissionId: string) => void;
  onLeave: () => void;
}

/** One submission to mark: it is the caller's for eight hours from here on. */
export function MarkingPage({ submissionId, onOpen, onLeave }: MarkingPageProps) {
  const { data, error, isFetching, refetch } = useQuery(workQuery(submissionId));
  const [given, setGiven] = useState<MarkingWork | null>(null);
  const client = useQueryClient();
  const onGiven = (marked: MarkingWork) => {
    setGiven(marked);
    // It waits for nobody now, or for somebody else.
    void refreshQueue(client);
  };
  const work = given ?? data;
  return (
    <>
      <PageHeader
        title={work?.submission.learner.name}
        instead={error ? t`Marking` : undefined}
        parent={{ title: t`Marking`, to: '/marking' }}
      >
        {work ? <About work={work} /> : null}
      </PageHeader>
      {given ? (
        <Given work={given} onOpen={onOpen} onLeave={onLeave} />
      ) : data ? (
        <ToMark work={data} onGiven={onGiven} onClaimAgain={() => refetch({ throwOnError: true })} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`You cannot mark this now`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}

function About({ work: { submission } }: { work: MarkingWork }) {
  const { assessment, autoSubmitted, site } = submission;
  return (
    <>
      {[assessment.name, site?.name].filter(Boolean).join(' · ')}
      {submission.try > 1 ? (
        <>
          {' · '}
          <Trans>try {submission.try}</Trans>
        </>
      ) : null}
      {autoSubmitted ? (
        <>
          {' · '}
          <Trans>handed in when its time was over</Trans>
        </>
      ) : null}
    </>
  );
}

interface GivenProps {
  work: MarkingWork;
  onOpen: (submissionId: string) => void;
  onLeave: () => void;
}

/** After the marks are given: what became of them, and the next one. */
function Given({ work: { submission }, onOpen, onLeave }: GivenProps) {
  const [busy, setBusy] = useState(false);
  const onwards = useRef<HTMLButtonElement>(null);
  // The button that gave the marks is gone.
  useEffect(() => onwards.current?.focus(), []);
  const next = async () => {
    setBusy(true);
    const id = await nextToMark(submission.id).catch(() => null);
    setBusy(false);
    if (id) onOpen(id);
    else onLeave();
  };
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon="check"
        title={t`Your marks are given`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onLeave}>
              <Trans>Back to the queue</Trans>
            </Button>
            <Button ref={onwards} variant="primary" busy={busy} onClick={() => void next()}>
              <Trans>Mark the next one</Trans>
            </Button>
          </div>
        }
      >
        {submission.state === 'marked' ? (
          <Trans>{submission.learner.name} sees the result as the rules of this examination allow.</Trans>
        ) : (
          <Trans>
            Somebody else marks it as well, without knowing your marks. What both of you say decides the
            result.
          </Trans>
        )}
      </EmptyState>
    </div>
  );
}
