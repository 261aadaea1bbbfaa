import { useState } from 'react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { VisitRoom, VisitSampleRow } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { useInRoom } from '../use-room.ts';
import { AddToSample } from './AddToSample.tsx';
import { FoundResults } from './FoundResults.tsx';
import { JudgeForm } from './JudgeForm.tsx';
import { RoomSection } from './RoomSection.tsx';
import { visitApi } from '../visit-api.ts';

interface OwnSampleProps {
  visit: VisitRoom;
  isAtWork: boolean;
}

/** The sample of whoever verifies: drawn by a seed, added to by hand, judged one by one. */
export function OwnSample({ visit, isAtWork }: OwnSampleProps) {
  const { sample } = visit;
  const draw = useInRoom(visit.id, () => visitApi.drawVisitSample({ id: visit.id, body: {} }));
  return (
    <RoomSection
      title={t`Your sample`}
      actions={
        isAtWork && sample.drawnAt === null && sample.least > 0 ? (
          <Button variant="primary" icon="dice" busy={draw.isPending} onClick={() => draw.mutate()}>
            {plural(sample.least, { one: 'Draw # attempt', other: 'Draw # attempts' })}
          </Button>
        ) : null
      }
    >
      {sample.seed ? (
        <p className="mb-3 text-sm break-all text-muted">
          <Trans>
            {sample.percentage} % drawn, seed {sample.seed}
          </Trans>
        </p>
      ) : null}
      {sample.rows.length === 0 ? (
        <p className="text-muted">
          {!isAtWork ? (
            <Trans>No attempt was sampled.</Trans>
          ) : sample.least > 0 ? (
            <Trans>
              Nothing is in it yet. Draw what the body wants, open the evidence of each attempt, and judge it.
            </Trans>
          ) : (
            <Trans>
              Nothing is in it yet, and the body asks for none. Add the attempts that you want to look at,
              open their evidence, and judge them.
            </Trans>
          )}
        </p>
      ) : null}
      <ul className="flex flex-col gap-3">
        {sample.rows.map((row) => (
          <SampleItem key={row.attemptId} visit={visit} row={row} isAtWork={isAtWork} />
        ))}
      </ul>
      {isAtWork ? <AddToSample visit={visit} /> : null}
    </RoomSection>
  );
}

function SampleItem({ visit, row, isAtWork }: OwnSampleProps & { row: VisitSampleRow }) {
  const [judging, setJudging] = useState(false);
  const mayJudge = isAtWork && !(visit.blind && row.judgedAt);
  return (
    <li className="rounded-lg border border-line bg-surface px-5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {row.learner.name}
            {row.judgedAt ? (
              <Badge tone="good" shape="tick">
                <Trans>Judged</Trans>
              </Badge>
            ) : null}
          </span>
          <span className="block text-sm text-muted">
            {row.course.name}
            {row.reason ? ` · ${row.reason}` : null}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          <Link
            {...workspaceLink(row.attemptId, 'visit', visit.id)}
            className={buttonLook('secondary', 'small')}
          >
            <Trans>Open evidence</Trans>
          </Link>
          {mayJudge ? (
            <Button size="small" aria-expanded={judging} onClick={() => setJudging(!judging)}>
              {row.judgedAt ? <Trans>Judge again</Trans> : <Trans>Judge</Trans>}
            </Button>
          ) : null}
        </span>
      </div>
      {judging && mayJudge ? null : <FoundResults row={row} />}
      {judging && mayJudge ? <JudgeForm visit={visit} row={row} onDone={() => setJudging(false)} /> : null}
    </li>
  );
}
