import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationRound } from '@moderator/contract/types';
import { resultLook } from '@/labels/result-looks.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { notify } from '@/ui/toast.ts';
import { calibrationApi, calibrationQuery, putRound } from '../calibration-api.ts';

/** A round that others still judge: for whoever has handed in, and for whoever leads it. */
export function WaitingPane({ round }: { round: CalibrationRound }) {
  if (!round.mayLead)
    return (
      <section aria-label={t`Outcomes`} className="min-h-0 flex-1 overflow-y-auto">
        <EmptyState icon="check" title={t`You have handed in`}>
          <Trans>
            {round.handedInCount} of {round.askedCount} have. Once all have, or {round.ledBy.name} closes the
            round, you see here who said what, beside what was settled. You are told then.
          </Trans>
        </EmptyState>
      </section>
    );
  return (
    <section aria-label={t`Outcomes`} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-8 overflow-y-auto px-5 py-5">
        <p className="whitespace-pre-line">{round.reason}</p>
        {round.people.length > 0 ? <Asked people={round.people} /> : null}
        {round.settled ? <Settled round={round} settled={round.settled} /> : null}
      </div>
      <CloseRound round={round} />
    </section>
  );
}

const Asked = ({ people }: Pick<CalibrationRound, 'people'>) => (
  <section aria-labelledby="asked">
    <h2 id="asked" className="mb-2 font-semibold">
      <Trans>Who is asked</Trans>
    </h2>
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {people.map(({ person, handedInAt }) => (
        <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2.5">
          {person.name}
          {handedInAt ? (
            <span className="flex items-center gap-3 text-sm text-muted">
              <RelativeTime value={handedInAt} />
              <Badge tone="good" shape="tick">
                <Trans context="somebody">Handed in</Trans>
              </Badge>
            </span>
          ) : (
            <Badge shape="ring">
              <Trans>Not yet</Trans>
            </Badge>
          )}
        </li>
      ))}
    </ul>
  </section>
);

interface SettledProps {
  round: CalibrationRound;
  settled: NonNullable<CalibrationRound['settled']>;
}

const Settled = ({ round, settled }: SettledProps) => (
  <section aria-labelledby="settled">
    <h2 id="settled" className="mb-2 font-semibold">
      <Trans>What was settled</Trans>
    </h2>
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {round.outcomes.map((outcome) => {
        const stands = settled.find(({ outcomeId }) => outcomeId === outcome.id);
        return (
          <li key={outcome.id} className="px-4 py-3">
            <p className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-[14em]">
                <span className="text-sm text-muted">{outcome.code}</span> {outcome.title}
              </span>
              {stands ? (
                <LookBadge look={resultLook({ result: stands.result, scale: outcome.scale })} />
              ) : null}
            </p>
            {stands?.comment ? (
              <p className="mt-1 text-sm whitespace-pre-line text-muted">{stands.comment}</p>
            ) : null}
          </li>
        );
      })}
    </ul>
  </section>
);

function CloseRound({ round }: { round: CalibrationRound }) {
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: () => calibrationApi.closeCalibrationRound({ id: round.id }),
    onSuccess: async (answer) => {
      await putRound(client, answer);
      await client.invalidateQueries({ queryKey: calibrationQuery().queryKey });
    },
    onError: notify.error,
  });
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-5 py-3">
      <p className="min-w-0 flex-1 basis-[16em] text-sm text-muted">
        {round.handedInCount === 0
          ? t`Nobody has handed in yet. Closed now, there is nothing to compare.`
          : t`What is typed and not handed in does not count once you close it.`}
      </p>
      <Button busy={close.isPending} onClick={() => close.mutate()}>
        <Trans>Close and compare</Trans>
      </Button>
    </footer>
  );
}
