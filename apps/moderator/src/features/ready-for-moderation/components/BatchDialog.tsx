import { useState } from 'react';
import type { AttemptRow } from '@moderator/contract/types';
import { accountTimeZone } from '@moderator/contract/options';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { courseNameParts } from '@/attempts/course-name.ts';
import { facetsQuery } from '@/attempts/queries.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { batchQuery, previewQuery, refreshBatch } from '../queries.ts';
import type { Selection } from '../queries.ts';
import { BatchChoice as Choice } from './BatchChoice.tsx';
import { BatchPreviewBox } from './BatchPreviewBox.tsx';
import { formatDate } from '@/i18n/format.ts';

interface BatchDialogProps {
  open: boolean;
  /** Chosen already, where the list was filtered by one course. */
  courseId: string | undefined;
  /** Attempts of one course that were chosen one by one; without any it is a choice by site, assessor and period. */
  chosen: readonly AttemptRow[];
  onClose: () => void;
}

export function BatchDialog({ open, ...rest }: BatchDialogProps) {
  // Mounted anew each time, so that nothing of the batch before is left in it.
  return open ? <OpenBatchDialog {...rest} /> : null;
}

/** How many days a report is usually given, where nobody says otherwise. */
const usualDays = 14;

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: accountTimeZone });

const startingWith = (courseId: string | undefined, [first, ...others]: readonly AttemptRow[]): Selection =>
  first
    ? { courseId: first.course.id, attemptIds: [first, ...others].map(({ id }) => id) }
    : { courseId: courseId ?? '' };

const month = () => formatDate(new Date(), { month: 'long', year: 'numeric' });

function OpenBatchDialog({ courseId, chosen, onClose }: Omit<BatchDialogProps, 'open'>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [selection, setSelection] = useState<Selection>(() => startingWith(courseId, chosen));
  const [dueOn, setDueOn] = useState(() => dayAhead(usualDays));
  const [typedTitle, setTypedTitle] = useState<string>();

  // Only assessed attempts can be batched, so only their courses, sites and assessors are offered.
  const { data: all } = useQuery(facetsQuery('ready', { state: ['assessed'] }));
  const preview = useQuery(previewQuery(selection));
  const course = all?.courses.find(({ id }) => id === selection.courseId);
  const title = typedTitle ?? (course ? `${courseNameParts(course.name).main}, ${month()}` : '');

  const create = useMutation({
    mutationFn: () =>
      api.createBatch({ body: { ...selection, title: title.trim(), dueOn: dueOn || undefined } }),
    onSuccess: async (batch) => {
      const { id, title: built, size } = batch;
      queryClient.setQueryData(batchQuery(id).queryKey, batch);
      notify.success(
        plural(size, {
          one: `${built}: # attempt is in the batch.`,
          other: `${built}: # attempts are in the batch.`,
        }),
      );
      await navigate({ to: '/ready-for-moderation/batches/$batchId', params: { batchId: id } });
      void refreshBatch(queryClient, id);
    },
    onError: notify.error,
  });
  const refused = preview.data?.refusal ?? null;
  const ready =
    course && !refused && title.trim() !== '' && (preview.data?.size ?? 0) > 0 && !preview.isPlaceholderData;

  return (
    <Dialog
      title={t`Build a batch`}
      open
      closable={!create.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!ready} busy={create.isPending} onClick={() => create.mutate()}>
            {create.isPending ? t`Building…` : t`Build the batch`}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_18em]">
        <div className="flex flex-col gap-4">
          {chosen.length > 0 ? (
            <div>
              <p className="text-sm font-medium">
                <Trans>Chosen attempts</Trans>
              </p>
              <p>
                <Plural value={chosen.length} one="# attempt" other="# attempts" />
                <span className="text-muted"> · {chosen[0]?.course.name}</span>
              </p>
              <p className="line-clamp-3 text-sm text-muted">
                {chosen.map(({ learner }) => learner.name).join('; ')}
              </p>
            </div>
          ) : (
            <Choice all={all} selection={selection} onChange={setSelection} />
          )}
          <TextInput label={t`Title`} required value={title} onChange={setTypedTitle} />
          <TextInput
            type="date"
            label={t`Report wanted by`}
            hint={t`Home shows open batches by this day. Leave it empty where nobody waits for it.`}
            value={dueOn}
            min={dayAhead(0)}
            onChange={setDueOn}
          />
        </div>
        <BatchPreviewBox
          chosen={Boolean(course)}
          narrowed={Boolean(selection.siteIds || selection.assessorIds || selection.from || selection.to)}
          preview={preview}
        />
      </div>
    </Dialog>
  );
}
