import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { keptAnswers } from '@/attempts/referrals/kept-answers.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { resultLook } from '@/labels/result-looks.ts';
import { SaveStatus } from '../draft/SaveStatus.tsx';
import { workScope } from '../mutations.ts';
import { workspaceQuery } from '../queries.ts';
import { Problem } from '@/judging/layout/Problem.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { sendAnswers } from './send-answers.ts';
import { RecordSoFar } from './RecordSoFar.tsx';
import { judgementsOf, withoutJudgement } from './judgement-readiness.ts';

/** Closes the assessment: every outcome judged, looked over once more, signed. */
export function SignJudgement({ onSigned }: { onSigned: () => void }) {
  const queryClient = useQueryClient();
  const { workspace, body, drafts, canWork, person, referral } = useWorkspaceContext();
  const { attempt, outcomes, course } = workspace;
  const [isOpen, setIsOpen] = useState(false);
  const missing = withoutJudgement(workspace, body);
  const judgements = judgementsOf(workspace, body);
  // Read while the dialog is open: they are typed in other parts of the page.
  const answers = isOpen && referral ? keptAnswers(person, referral) : new Map<number, string>();
  const maySign = canWork && missing.length === 0;
  const sign = useMutation({
    scope: workScope(attempt.id),
    mutationFn: async () => {
      await Promise.all([
        drafts.flush(),
        // What was typed and not sent belongs to what is signed; behind the signature nobody could send it any more.
        referral && sendAnswers(queryClient, workspace, person, referral),
      ]);
      // Claimed by the first judgement a moment ago, it may have another version than this page has seen.
      const { attempt: now } = await queryClient.fetchQuery({ ...workspaceQuery(attempt.id), staleTime: 0 });
      return api.recordSummativeJudgements({
        id: course.id,
        learnerId: attempt.learner.id,
        version: now.claim?.mine ? now.version : attempt.version,
        body: { judgements, sign: true, askModerator: body.reason.trim() || undefined },
      });
    },
    onSuccess: () => {
      setIsOpen(false);
      onSigned();
    },
  });
  useHotkeys([
    {
      keys: 'mod+enter',
      label: t`Sign the judgement`,
      group: t`Judgement`,
      place: 4,
      // Held down, the key that opens would sign what nobody has read.
      run: (event) => {
        if (event.repeat) return;
        if (isOpen) sign.mutate();
        else setIsOpen(true);
      },
      enabled: maySign && !sign.isPending,
      inFields: true,
      inDialogs: isOpen,
    },
  ]);
  return (
    <footer className="flex shrink-0 flex-col gap-2 border-t border-line bg-surface px-5 py-2.5 max-tablet:px-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="w-[10em]">
          <ProgressMeter
            label={t`Outcomes judged`}
            value={outcomes.length - missing.length}
            of={outcomes.length}
          />
        </div>
        <SaveStatus />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id="judgement-obstacle" className="min-w-[14em] flex-1 text-sm text-muted">
          {missing.length > 0
            ? t`Without a result: ${missing.map(({ code }) => code).join(', ')}. Judge every outcome, then sign.`
            : canWork
              ? t`Every outcome is judged. Signing hands the attempt on to moderation.`
              : t`Claim the attempt to sign its judgement.`}
        </p>
        <RecordSoFar />
        <Button
          variant="primary"
          icon="pen"
          hotkey="mod+enter"
          disabled={!maySign}
          aria-describedby="judgement-obstacle"
          onClick={() => setIsOpen(true)}
        >
          <Trans>Sign judgement…</Trans>
        </Button>
      </div>
      <Dialog
        title={t`Sign the judgement of ${attempt.learner.name}`}
        open={isOpen}
        closable={!sign.isPending}
        onClose={() => setIsOpen(false)}
        width="40em"
        footer={
          <>
            <Button disabled={sign.isPending} onClick={() => setIsOpen(false)}>
              <Trans>Back</Trans>
            </Button>
            <Button
              variant="primary"
              icon="pen"
              data-first-focus
              busy={sign.isPending}
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={() => sign.mutate()}
            >
              <Trans>Sign judgement</Trans>
            </Button>
          </>
        }
      >
        <ul className="divide-y divide-line">
          {outcomes.map(({ id, code, title, scale }) => {
            const judgement = judgements.find((each) => each.outcomeId === id);
            return (
              <li key={id} className="py-2.5">
                <p className="flex items-start gap-3">
                  <span className="flex-1">
                    <span data-numeric className="text-muted">
                      {code}
                    </span>{' '}
                    {title}
                  </span>
                  {judgement?.mark === null || judgement?.mark === undefined ? null : (
                    <span data-numeric>{judgement.mark} %</span>
                  )}
                  {judgement ? <LookBadge look={resultLook({ result: judgement.result, scale })} /> : null}
                </p>
                {judgement?.feedback ? <p className="mt-1 text-sm text-muted">{judgement.feedback}</p> : null}
                {referral?.actions.map(({ outcomeId, place }) =>
                  outcomeId === id && answers.has(place) ? (
                    <p key={place} className="mt-1 text-sm">
                      <span className="text-muted">
                        <Trans>Your answer, sent with the signature:</Trans>
                      </span>{' '}
                      {answers.get(place)}
                    </p>
                  ) : null,
                )}
              </li>
            );
          })}
        </ul>
        <TextArea
          className="mt-3"
          rows={2}
          label={t`Ask a moderator for a second look`}
          hint={t`Leave it empty where none is needed. Say what you are not sure of; it stands beside the attempt.`}
          value={body.reason}
          onChange={(reason) => drafts.change((draft) => ({ ...draft, reason }))}
        />
        <p className="mt-3 text-sm text-muted">
          <Trans>
            After signing the judgement cannot be changed. A moderator sees the evidence before your results.
          </Trans>
        </p>
        {sign.error ? (
          <div className="mt-3">
            <Problem error={sign.error} />
          </div>
        ) : null}
      </Dialog>
    </footer>
  );
}
