import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyCourse, MyCourseInFull, MyCourseItem } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Icon } from '@/ui/icons.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { notify } from '@/ui/toast.ts';
import { evidenceQuery, refreshLearning } from '../queries.ts';
import { AddEvidence } from './AddEvidence.tsx';
import { CameBack } from './CameBack.tsx';
import { ResultsByOutcome, WhatNow, WholeResult } from './Released.tsx';

interface PortfolioProps {
  course: MyCourseInFull;
  attempt: NonNullable<MyCourse['attempt']>;
}

/** The work that is handed in for a course: what there is, what is missing, and the way to hand it in. */
export function Portfolio({ course, attempt }: PortfolioProps) {
  const [adding, setAdding] = useState(false);
  const [handing, setHanding] = useState(false);
  const evidence = useQuery(evidenceQuery(course.id));
  const isOpen = attempt.state === 'open' || attempt.state === 'returned';
  const released = course.released?.attemptId === attempt.id ? course.released : null;
  const count = evidence.data?.items.find(({ attemptId }) => attemptId === attempt.id)?.uploads ?? 0;
  return (
    <section aria-labelledby="portfolio" className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="portfolio" className="text-lg">
          <Trans>Your portfolio</Trans>
        </h2>
        {released?.result ? <WholeResult released={released} /> : <StatusBadge state={attempt.state} />}
      </div>
      <p className="mt-1 text-muted">
        {isOpen && evidence.data === undefined
          ? '\u00a0'
          : isOpen
            ? plural(count, {
                0: 'There is no evidence in it yet.',
                one: '# piece of evidence so far.',
                other: '# pieces of evidence so far.',
              })
            : attempt.state === 'certificated'
              ? t`Your results are final, and what was issued for them is above.`
              : released
                ? t`Your result is released. What you handed in stays as it is.`
                : course.resultInQuestionSince
                  ? t`It is handed in. What you handed in stays as it is.`
                  : t`It is handed in. What you handed in stays as it is; you are told when there is a result.`}
      </p>
      {course.resultInQuestionSince ? (
        <p role="note" className="mt-3 rounded-lg border border-warn/40 bg-warn-tint/50 p-3">
          <span className="block font-semibold">
            <Trans>Your result is being looked at again</Trans>
          </span>
          <Trans>
            Since {shortDate(course.resultInQuestionSince)} it is in question, and so is what was issued for
            it. There is nothing for you to do; you are told when there is a result.
          </Trans>
        </p>
      ) : null}
      {attempt.state === 'returned' ? <CameBack attemptId={attempt.id} /> : null}
      {released ? (
        <>
          <WhatNow released={released} />
          <ResultsByOutcome released={released} outcomes={course.outcomes} />
        </>
      ) : (
        <Covered outcomes={course.outcomes} />
      )}
      {isOpen ? (
        <div ref={keepsFocus()} className="mt-5 flex flex-wrap gap-3">
          <Button icon="upload" onClick={() => setAdding(true)}>
            <Trans>Add evidence</Trans>
          </Button>
          <Button disabled={count === 0} onClick={() => setHanding(true)}>
            <Trans>Hand in</Trans>
          </Button>
        </div>
      ) : null}
      {adding ? <AddEvidence course={course} onClose={() => setAdding(false)} /> : null}
      {handing ? <HandIn course={course} onClose={() => setHanding(false)} /> : null}
    </section>
  );
}

/** Of which outcomes there is evidence. */
const Covered = ({ outcomes }: Pick<MyCourseInFull, 'outcomes'>) => (
  <ul className="mt-4 space-y-2">
    {outcomes.map(({ id, code, title, hasEvidence }) => (
      <li key={id} className="flex gap-2">
        <Icon name={hasEvidence ? 'check' : 'minus'} className={hasEvidence ? 'text-good' : 'text-muted'} />
        <span className="min-w-0">
          <span className="text-muted">{code}</span> {title}
          <span className="block text-sm text-muted">
            {hasEvidence ? t`Has evidence` : t`No evidence yet`}
          </span>
        </span>
      </li>
    ))}
  </ul>
);

function HandIn({ course, onClose }: { course: MyCourseInFull; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [declared, setDeclared] = useState(false);
  const missing = course.outcomes.filter(({ hasEvidence }) => !hasEvidence);
  const unmarked = course.items.filter(({ awaitsMarks }) => awaitsMarks);
  const unfinished = course.items.filter(isUnfinished);
  const send = useMutation({
    mutationFn: () =>
      api.submitUploads({ body: { courseId: course.id, handIn: true, declaration: declared } }),
    onSuccess: () => {
      notify.success(t`Your portfolio is handed in.`);
      onClose();
      void refreshLearning(queryClient, course.id);
    },
    onError: notify.error,
  });
  return (
    <Dialog
      title={t`Hand in your portfolio`}
      width="36em"
      open
      closable={!send.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={send.isPending} disabled={!declared} onClick={() => send.mutate()}>
            <Trans>Hand in</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Once it is handed in, what is in it stays as it is until your assessor has judged it.</Trans>
      </p>
      {missing.length > 0 ? (
        <p className="mt-3 rounded-md bg-warn-tint p-3">
          {plural(missing.length, {
            one: 'One outcome has no evidence yet.',
            other: '# outcomes have no evidence yet.',
          })}
        </p>
      ) : null}
      <LeftOut
        items={unmarked}
        words={t`Not marked yet. Hand in when it is: marked later, it is not in this portfolio.`}
      />
      <LeftOut
        items={unfinished}
        words={t`Not finished yet. What you do after handing in is not in this portfolio.`}
      />
      <label className="mt-4 flex gap-3">
        <input
          type="checkbox"
          className="mt-1 size-4 accent-(--accent-ink)"
          checked={declared}
          onChange={(event) => setDeclared(event.target.checked)}
        />
        <Trans>The work in this portfolio is my own.</Trans>
      </label>
    </Dialog>
  );
}

/** What somebody is at, or what the course asks for and they have not come to: done later, it is no evidence of this attempt. */
const isUnfinished = ({ status, required, awaitsMarks }: MyCourseItem): boolean =>
  !awaitsMarks &&
  (status === 'InProgress' ||
    (required && ['Published', 'NotAttempted', 'Upcoming', 'Locked'].includes(status)));

/** What will not be in the portfolio, by name, so that somebody hands in knowing it. */
const LeftOut = ({ items, words }: { items: readonly MyCourseItem[]; words: string }) =>
  items.length === 0 ? null : (
    <div className="mt-3 rounded-md bg-warn-tint p-3">
      <p>{words}</p>
      <ul className="mt-1 list-disc pl-5">
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  );
