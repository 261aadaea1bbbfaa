import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReopeningConsequences } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { Check } from '@/ui/Check.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { refreshLists, workspaceQuery } from '../queries.ts';
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

const recognise = (kept: unknown): Found | undefined => {
  const { outcomeIds, reason } = (kept ?? {}) as Partial<Found>;
  return Array.isArray(outcomeIds) && typeof reason === 'string' ? { outcomeIds, reason } : undefined;
};

/** Names outcomes and reason, and shows everything that hangs on the decision before it is confirmed. */
export function ReopenDialog({ consequences, found, onClose }: ReopenDialogProps) {
  const client = useQueryClient();
  const { workspace, person } = useWorkspaceContext();
  const { id, version, learner } = workspace.attempt;
  const { outcomes, refusal, needsConsent } = consequences;
  const nothing = { outcomeIds: outcomes.length === 1 ? outcomes.map((each) => each.id) : [], reason: '' };
  const usual = found ?? nothing;
  const { form, change, reset } = useKeptForm<Found>(
    { person, place: `reopening:${consequences.decisionId}`, recognise },
    { form: usual, version },
  );
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: workspaceQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: reopeningsQuery(id).queryKey }),
      refreshLists(client),
    ]);
  const send = useMutation({
    mutationFn: () =>
      api.reopenAttempt({
        id,
        version,
        body: { outcomeIds: form.outcomeIds, reason: form.reason.trim() },
      }),
    onSuccess: async ({ state }) => {
      reset({ form: usual, version });
      await refresh();
      notify.success(
        state === 'asked'
          ? t`A manager is asked to consent. Until then everything stands.`
          : t`${learner.name} is reopened and waits in the sample.`,
      );
      onClose();
    },
    // Somebody else may have been faster: what they did is on the page behind.
    onError: () => void refresh(),
  });
  const toggle = (outcomeId: string, isNamed: boolean) =>
    change({
      outcomeIds: isNamed
        ? [...form.outcomeIds, outcomeId]
        : form.outcomeIds.filter((each) => each !== outcomeId),
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
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 font-semibold">
            <Trans>Outcomes to judge anew</Trans>
          </legend>
          {outcomes.map(({ id: outcomeId, name }) => (
            <Check
              key={outcomeId}
              label={name}
              checked={form.outcomeIds.includes(outcomeId)}
              disabled={refusal !== null}
              onChange={(isNamed) => toggle(outcomeId, isNamed)}
            />
          ))}
          <p className="text-sm text-muted">
            <Trans>Verdicts on the others stand.</Trans>
          </p>
        </fieldset>
        <TextArea
          label={t`Reason`}
          hint={t`It stays on record, beside the decision.`}
          required
          rows={2}
          value={form.reason}
          onChange={(reason) => change({ reason })}
          {...(send.error ? { error: describeError(send.error).message } : {})}
        />
        <Hanging consequences={consequences} />
      </div>
    </Dialog>
  );
}
