import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { Check } from '@/ui/Check.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { useKeptForm } from '../kept-form/use-kept-form.ts';
import { appealsQuery } from './queries.ts';

interface AppealFormProps {
  /** Whose text it is, on a device that others use as well. */
  person: string;
  attemptId: string;
  /** Outcomes of the course, in their order. */
  outcomes: readonly { id: string; code: string; title: string }[];
  /** Whether it is one's own result, rather than that of somebody whom one teaches. */
  isOwn: boolean;
  onClose: () => void;
}

interface Form {
  outcomeIds: string[];
  grounds: string;
}

const recognise = (kept: unknown): Form | undefined => {
  const { outcomeIds, grounds } = (kept ?? {}) as Partial<Form>;
  return Array.isArray(outcomeIds) && typeof grounds === 'string' ? { outcomeIds, grounds } : undefined;
};

const nothing = { form: { outcomeIds: [], grounds: '' }, version: 0 };

/** Names outcomes and grounds, with what shows it. What is typed stays on this device until it is sent. */
export function AppealForm({ person, attemptId, outcomes, isOwn, onClose }: AppealFormProps) {
  const client = useQueryClient();
  const fieldId = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { form, change, reset } = useKeptForm<Form>(
    { person, place: `appeal:${attemptId}`, recognise },
    nothing,
  );
  const send = useMutation({
    mutationFn: async () => {
      const evidence = [];
      for (const file of files) {
        const stored = await api.uploadFile({ file, fileName: file.name });
        evidence.push({ fileId: stored.id, title: file.name.replace(/\.\w+$/, '') });
      }
      return api.makeAppeal({
        id: attemptId,
        body: { outcomeIds: form.outcomeIds, grounds: form.grounds.trim(), evidence },
      });
    },
    onSuccess: async () => {
      reset(nothing);
      await client.invalidateQueries({ queryKey: appealsQuery(attemptId).queryKey });
      notify.success(
        isOwn
          ? t`Your appeal is made. You are told what comes of it.`
          : t`The appeal is made. The learner is told what comes of it.`,
      );
      onClose();
    },
  });
  const toggle = (id: string, isNamed: boolean) =>
    change({
      outcomeIds: isNamed ? [...form.outcomeIds, id] : form.outcomeIds.filter((each) => each !== id),
    });
  return (
    <Dialog
      title={t`Appeal against the result`}
      width="40em"
      open
      closable={!send.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={send.isPending}
            disabled={form.outcomeIds.length === 0 || form.grounds.trim() === ''}
            onClick={() => send.mutate()}
          >
            <Trans>Make the appeal</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 font-medium">
            <Trans>Which outcomes is it about?</Trans>
          </legend>
          {outcomes.map(({ id, code, title }) => (
            <Check
              key={id}
              label={`${code} ${title}`}
              checked={form.outcomeIds.includes(id)}
              onChange={(isNamed) => toggle(id, isNamed)}
            />
          ))}
        </fieldset>
        <TextArea
          label={t`On what grounds?`}
          hint={
            isOwn
              ? t`Say what was overlooked or judged wrongly, and where it is in your work.`
              : t`Say what was overlooked or judged wrongly, and where it is in the portfolio.`
          }
          required
          rows={4}
          maxLength={5000}
          value={form.grounds}
          onChange={(grounds) => change({ grounds })}
          {...(send.error ? { error: describeError(send.error).message } : {})}
        />
        <div>
          <label htmlFor={fieldId} className="block font-medium">
            <Trans>Evidence, if there is more</Trans>
          </label>
          <input
            id={fieldId}
            type="file"
            multiple
            disabled={send.isPending}
            className="mt-1 block w-full text-sm file:mr-3 file:min-h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3"
            onChange={(event) => setFiles([...(event.target.files ?? [])].slice(0, 10))}
          />
        </div>
      </div>
    </Dialog>
  );
}
