import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReopeningConsequences } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { refreshLists } from '@/attempts/refresh-lists.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { OutcomesAndReason, keptOutcomesAndReason } from '@/attempts/OutcomesAndReason.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { workspaceQuery } from '../queries.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { Hanging } from './Hanging.tsx';
import { reopeningsQuery } from './queries.ts';

/** What is to be judged anew and why, as it begins. */
export interface Found {
  outcomeIds: string[];
  reason: string;
}

interface ReopenDialogProps {
  consequences: ReopeningConsequences;
  /** What a verifier found; null where it begins with nothing. */
  found: Found | null;
  onClose: () => void;
}

/** Names outcomes and reason, and shows everything that hangs on the decision before it is confirmed. */
export function ReopenDialog({ consequences, found, onClose }: ReopenDialogProps) {
  const client = useQueryClient();
  const { workspace, person } = useWorkspaceContext();
  const { id, version, learner } = workspace.attempt;
  const { outcomes, refusal, needsConsent } = consequences;
  const nothing = { outcomeIds: outcomes.length === 1 ? outcomes.map((each) => each.id) : [], reason: '' };
  const usual = found ?? nothing;
  const { form, change, reset } = useKeptForm<Found>(
    { person, place: `reopening:${consequences.decisionId}`, recognise: keptOutcomesAndReason },
    { form: usual, version },
  );
  const refresh = () => {
    void refreshLists(client);
    // What the page says of both; the second is on its way already.
    return Promise.all([
      client.invalidateQueries({ queryKey: workspaceQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: reopeningsQuery(id).queryKey }, { cancelRefetch: false }),
    ]);
  };
  const send = useMutation({
    mutationFn: () =>
      api.reopenAttempt({
        id,
        version,
        body: { outcomeIds: form.outcomeIds, reason: form.reason.trim() },
      }),
    onSuccess: ({ state }) => {
      reset({ form: usual, version });
      notify.success(
        state === 'asked'
          ? t`A manager is asked to consent. Until then everything stands.`
          : t`${learner.name} is reopened and waits in the sample.`,
      );
      onClose();
      void refresh();
    },
    // Somebody else may have been faster: what they did is on the page behind.
    onError: () => void refresh(),
  });
  const isReady = form.outcomeIds.length > 0 && form.reason.trim() !== '' && !refusal;
  return (
    <Dialog
      title={t`Reopen the decision on ${learner.name}`}
      width="44em"
      open
      closable={!send.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={send.isPending} disabled={!isReady} onClick={() => send.mutate()}>
            {needsConsent ? <Trans>Ask for consent</Trans> : <Trans>Reopen</Trans>}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {refusal ? <p className="rounded-md bg-warn-tint p-3 text-warn">{refusalLabel(refusal)}</p> : null}
        <OutcomesAndReason
          question={t`Outcomes to judge anew`}
          note={t`Verdicts on the others stand.`}
          outcomes={outcomes}
          form={form}
          onChange={change}
          reason={{ label: t`Reason`, hint: t`It stays on record, beside the decision.`, rows: 2 }}
          disabled={refusal !== null}
          error={send.error}
        />
        <Hanging consequences={consequences} />
      </div>
    </Dialog>
  );
}
