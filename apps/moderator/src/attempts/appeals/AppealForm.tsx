import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { useKeptForm } from '../kept-form/use-kept-form.ts';
import { OutcomesAndReason, keptOutcomesAndReason } from '../OutcomesAndReason.tsx';
import { EvidenceField } from '../uploads/EvidenceField.tsx';
import { LeaveQuestion } from '../uploads/LeaveQuestion.tsx';
import { SendingMeter } from '../uploads/SendingMeter.tsx';
import { tellWhyNotSent } from '../uploads/tell-why-not-sent.ts';
import { useSending } from '../uploads/use-sending.ts';
import { appealsQuery } from './queries.ts';

interface AppealFormProps {
  /** Whose text it is, on a device that others use as well. */
  person: string;
  attemptId: string;
  /** Outcomes of the course in their order, with the result where the page knows it. */
  outcomes: readonly { id: string; code: string; title: string; result?: string }[];
  /** Whether it is one's own result, rather than that of somebody whom one teaches. */
  isOwn: boolean;
  onClose: () => void;
}

const nothing = { form: { outcomeIds: [], reason: '' }, version: 0 };

/** Names outcomes and grounds, with what shows it. What is typed stays on this device until it is sent. */
export function AppealForm({ person, attemptId, outcomes, isOwn, onClose }: AppealFormProps) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { form, change, reset } = useKeptForm(
    { person, place: `appeal:${attemptId}`, recognise: keptOutcomesAndReason },
    nothing,
  );
  const { sending, send, giveUp } = useSending();
  const main = useRef<HTMLButtonElement>(null);
  const make = useMutation({
    mutationFn: async () => {
      const evidence: { fileId: string; title: string }[] = [];
      await send(files, (file, fileId) => {
        evidence.push({ fileId, title: file.name.replace(/\.\w+$/, '') });
      });
      return api.makeAppeal({
        id: attemptId,
        body: { outcomeIds: form.outcomeIds, grounds: form.reason.trim(), evidence },
      });
    },
    onSuccess: () => {
      reset(nothing);
      notify.success(
        isOwn
          ? t`Your appeal is made. You are told what comes of it.`
          : t`The appeal is made. The learner is told what comes of it.`,
      );
      onClose();
      void client.invalidateQueries({ queryKey: appealsQuery(attemptId).queryKey });
    },
    // What the platform says stands in the form.
    onError: (error) => error instanceof DOMException && tellWhyNotSent(error),
  });
  return (
    <>
      <Dialog
        title={t`Appeal against the result`}
        width="40em"
        open
        closable={!make.isPending}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose} disabled={make.isPending}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              ref={main}
              variant="primary"
              busy={make.isPending}
              disabled={form.outcomeIds.length === 0 || form.reason.trim() === ''}
              onClick={() => make.mutate()}
            >
              <Trans>Make the appeal</Trans>
            </Button>
          </>
        }
      >
        <fieldset disabled={make.isPending} className="flex min-w-0 flex-col gap-5">
          <OutcomesAndReason
            question={t`Which outcomes is it about?`}
            outcomes={outcomes.map(({ id, code, title, result }) => ({
              id,
              name: `${code} ${title}`,
              hint: result,
            }))}
            form={form}
            onChange={change}
            reason={{
              label: t`On what grounds?`,
              hint: isOwn
                ? t`Say what was overlooked or judged wrongly, and where it is in your work.`
                : t`Say what was overlooked or judged wrongly, and where it is in the portfolio.`,
              rows: 4,
              maxLength: 5000,
            }}
            error={make.error instanceof DOMException ? null : make.error}
          />
          <EvidenceField
            label={t`Evidence, if there is more`}
            disabled={make.isPending}
            onFiles={(chosen) => setFiles(chosen.slice(0, 10))}
          />
        </fieldset>
        {sending ? <SendingMeter sending={sending} onStop={giveUp} then={main} /> : null}
      </Dialog>
      <LeaveQuestion isSending={make.isPending} />
    </>
  );
}
