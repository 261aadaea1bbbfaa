import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationRound } from '@moderator/contract/types';
import { homeQuery } from '@/attempts/queries.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Icon } from '@/ui/icons.tsx';
import { notify } from '@/ui/toast.ts';
import { calibrationApi, calibrationQuery, putRound } from '../calibration-api.ts';
import { JudgedOutcome } from './JudgedOutcome.tsx';
import { useJudgements } from './use-judgements.ts';

interface JudgingPaneProps {
  round: CalibrationRound;
  person: string;
  onEvidence: (id: string) => void;
}

/** Outcome by outcome, blind; handed in once each has a result. */
export function JudgingPane({ round, person, onEvidence }: JudgingPaneProps) {
  const client = useQueryClient();
  const { store, isUnsent, problem: unsaved } = useJudgements(round, person);
  const [openId, setOpenId] = useState(round.outcomes[0]?.id);
  const open = round.outcomes.filter(({ id }) => store.of(id).result === null).length;
  const handIn = useMutation({
    mutationFn: async () => {
      await store.flush();
      return calibrationApi.handInCalibration({ id: round.id });
    },
    onSuccess: async (answer) => {
      await putRound(client, answer);
      notify.success(
        answer.closedAt ? t`Handed in. You were the last: this is the comparison.` : t`Handed in. Thank you.`,
      );
      await Promise.all([
        client.invalidateQueries({ queryKey: calibrationQuery().queryKey }),
        client.invalidateQueries({ queryKey: homeQuery().queryKey }),
      ]);
    },
  });
  const problem = handIn.error ?? unsaved;
  return (
    <section aria-label={t`Outcomes`} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="border-b border-line bg-surface px-5 py-4">
          <p className="whitespace-pre-line">{round.reason}</p>
          <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
            <Icon name="eyeOff" className="size-4!" />
            <Trans>
              Blind: you see what was settled, and what the others gave, once the round is closed.
            </Trans>
          </p>
        </div>
        <h2 className="px-5 pt-3 pb-2 font-semibold">
          <Trans>Outcomes</Trans>
        </h2>
        <ol className="divide-y divide-line border-t border-line">
          {round.outcomes.map((outcome) => (
            <JudgedOutcome
              key={outcome.id}
              outcome={outcome}
              evidence={round.evidence.filter(({ outcomeIds }) => outcomeIds.includes(outcome.id))}
              given={store.of(outcome.id)}
              isOpen={outcome.id === openId}
              onOpen={() => setOpenId(outcome.id)}
              onGive={(part) => store.give(outcome.id, part)}
              onEvidence={onEvidence}
            />
          ))}
        </ol>
      </div>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-5 py-3">
        {problem ? (
          <p role="alert" className="w-full text-sm text-bad">
            {describeError(problem).message}
          </p>
        ) : null}
        <p role="status" className="min-w-0 flex-1 text-sm text-muted">
          {isUnsent ? t`Kept on this device, being saved…` : t`Saved as you type`}
        </p>
        <Button
          variant="primary"
          busy={handIn.isPending}
          disabled={open > 0}
          title={open > 0 ? t`Each outcome needs a result from you first.` : undefined}
          onClick={() => handIn.mutate()}
        >
          {open > 0 ? t`${open} to judge` : t`Hand in`}
        </Button>
      </footer>
    </section>
  );
}
