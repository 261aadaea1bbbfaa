import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { courseNameParts } from '@/attempts/course-name.ts';
import { facetsQuery } from '@/attempts/queries.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { MultiSelect } from '@/ui/MultiSelect.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { previewQuery, refreshBatch } from '../queries.ts';
import type { Selection } from '../queries.ts';
import { BatchPreviewBox } from './BatchPreviewBox.tsx';
import { formatDate } from '@/i18n/format.ts';

interface BatchDialogProps {
  open: boolean;
  /** Chosen already, where the list was filtered by one course. */
  courseId: string | undefined;
  onClose: () => void;
}

export function BatchDialog({ open, courseId, onClose }: BatchDialogProps) {
  // Mounted anew each time, so that nothing of the batch before is left in it.
  return open ? <OpenBatchDialog courseId={courseId} onClose={onClose} /> : null;
}

const month = () => formatDate(new Date(), { month: 'long', year: 'numeric' });

function OpenBatchDialog({ courseId = '', onClose }: Omit<BatchDialogProps, 'open'>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [selection, setSelection] = useState<Selection>({ courseId });
  const [typedTitle, setTypedTitle] = useState<string>();
  const choose = (change: Partial<Selection>) => setSelection((before) => ({ ...before, ...change }));

  // Only assessed attempts can be batched, so only their courses, sites and assessors are offered.
  const { data: all } = useQuery(facetsQuery('ready', { state: ['assessed'] }));
  const { data: ofCourse } = useQuery({
    ...facetsQuery('ready', { state: ['assessed'], courseId: [selection.courseId] }),
    enabled: selection.courseId !== '',
  });
  const preview = useQuery(previewQuery(selection));
  const course = all?.courses.find(({ id }) => id === selection.courseId);
  const title = typedTitle ?? (course ? `${courseNameParts(course.name).main}, ${month()}` : '');

  const create = useMutation({
    mutationFn: () => api.createBatch({ body: { ...selection, title: title.trim() } }),
    onSuccess: async ({ id, title: built, size }) => {
      await refreshBatch(queryClient, id);
      notify.success(
        plural(size, {
          one: `${built}: # attempt is in the batch.`,
          other: `${built}: # attempts are in the batch.`,
        }),
      );
      await navigate({ to: '/ready-for-moderation/batches/$batchId', params: { batchId: id } });
    },
    onError: notify.error,
  });
  const ready = course && title.trim() !== '' && (preview.data?.size ?? 0) > 0 && !preview.isPlaceholderData;
  const orNone = (ids: string[]) => (ids.length > 0 ? ids : undefined);

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
          <Select
            label={t`Course`}
            required
            placeholder={all ? t`Choose a course` : t`Loading courses…`}
            options={all?.courses ?? []}
            value={selection.courseId}
            onChange={(id) => setSelection({ courseId: id, from: selection.from, to: selection.to })}
          />
          <fieldset disabled={!course} className="flex flex-wrap gap-2 disabled:opacity-60">
            <legend className="mb-1 text-sm font-medium">
              <Trans>
                Only from <span className="font-normal text-muted">(all, when nothing is chosen)</span>
              </Trans>
            </legend>
            <MultiSelect
              label={t`Sites`}
              options={ofCourse?.sites ?? []}
              value={selection.siteIds ?? []}
              onChange={(ids) => choose({ siteIds: orNone(ids) })}
            />
            <MultiSelect
              label={t`Assessors`}
              options={ofCourse?.assessors ?? []}
              value={selection.assessorIds ?? []}
              onChange={(ids) => choose({ assessorIds: orNone(ids) })}
            />
          </fieldset>
          <div className="grid grid-cols-2 gap-4 max-mobile:grid-cols-1">
            <TextInput
              type="date"
              label={t`Assessed from`}
              value={selection.from ?? ''}
              max={selection.to}
              onChange={(from) => choose({ from: from || undefined })}
            />
            <TextInput
              type="date"
              label={t`Assessed to`}
              value={selection.to ?? ''}
              min={selection.from}
              onChange={(to) => choose({ to: to || undefined })}
            />
          </div>
          <TextInput label={t`Title`} required value={title} onChange={setTypedTitle} />
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
