import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { visitQuery } from '@/api/visit-query.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { notify } from '@/ui/toast.ts';
import { firstRequest, isComplete, keptRequest } from './request-form.ts';
import { RequestFields } from './RequestFields.tsx';
import { visitChoicesQuery, visitRequestApi, visitsQuery } from './visit-requests.ts';

export interface RequestVisitDialogProps {
  /** Who asks. */
  userId: string;
  /** The batch whose results are sent, where it is asked for from one. */
  batchId?: string;
  onClose: () => void;
  /** It was asked for: its results wait for a verifier. */
  onAsked?: () => void;
}

/**
 * Asks for a visit, as the last one of the account was agreed until somebody says otherwise; what is typed stays on this device
 * until it is sent.
 */
export default function RequestVisitDialog({ userId, batchId, onClose, onAsked }: RequestVisitDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const choices = useQuery(visitChoicesQuery());
  const { form, change, reset } = useKeptForm(
    {
      person: userId,
      place: batchId ? `visit-request:${batchId}` : 'visit-request',
      recognise: keptRequest,
    },
    { form: firstRequest(choices.data, batchId), version: 0 },
  );
  const send = useMutation({
    mutationFn: () =>
      visitRequestApi.requestVisit({
        body: { ...form, verifierId: form.verifierId || null, blind: form.blind ?? undefined },
      }),
    onSuccess: async (room) => {
      reset();
      onAsked?.();
      notify.success(t`The visit is asked for.`);
      client.setQueryData(visitQuery(room.id).queryKey, room);
      await navigate({ to: '/external-assessments/visits/$visitId', params: { visitId: room.id } });
      void client.invalidateQueries({ queryKey: visitsQuery().queryKey });
      void client.invalidateQueries({ queryKey: visitChoicesQuery().queryKey });
    },
    onError: notify.error,
  });
  return (
    <Dialog
      title={t`Ask for a visit`}
      width="46em"
      open
      closable={!send.isPending}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          busy={send.isPending}
          disabled={!isComplete(form)}
          onClick={() => send.mutate()}
        >
          <Trans>Ask for the visit</Trans>
        </Button>
      }
    >
      {choices.data ? (
        <RequestFields choices={choices.data} form={form} onChange={change} />
      ) : choices.error ? (
        <ErrorState
          error={choices.error}
          title={t`We could not load what a visit can be asked for`}
          busy={choices.isFetching}
          onRetry={() => void choices.refetch()}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  );
}
