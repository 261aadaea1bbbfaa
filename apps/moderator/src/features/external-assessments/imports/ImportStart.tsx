import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CaptureChoices } from '@moderator/contract/types';
import { sendArchive, sendFile } from '@/api/send-file.ts';
import { importApi } from './import-api.ts';
import { LeaveQuestion } from '@/attempts/uploads/LeaveQuestion.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { notify } from '@/ui/toast.ts';
import { isGivenUp, useGiveUp } from '@/ui/use-give-up.ts';
import { DropZone } from '../uploads/DropZone.tsx';
import type { Folder } from '../uploads/folders.ts';
import { packFolder } from '../uploads/pack-folder.ts';
import { AssessmentFields } from '../uploads/AssessmentFields.tsx';
import { asInput, emptyImport, isSaid, keptImport } from './import-form.ts';

/** What was assessed, the archive, and the table of results where it lies beside it. */
export function ImportStart({ choices }: { choices: CaptureChoices }) {
  const { user } = useMe();
  const navigate = useNavigate();
  const [archive, setArchive] = useState<File | Folder>();
  const [table, setTable] = useState<File>();
  const [sending, setSending] = useState<{ isLookedThrough: boolean; done: number; total: number }>();
  const { form, change, reset } = useKeptForm(
    { person: user.id, place: 'external-import', recognise: keptImport },
    { form: emptyImport, version: 0 },
  );
  const { begin } = useGiveUp();
  const start = useMutation({
    mutationFn: async (chosen: File | Folder) => {
      const signal = begin();
      const file = chosen instanceof File ? chosen : await packed(chosen, signal);
      const sentTable = table ? await sendFile(table, { signal }) : null;
      const sent = await sendArchive(file, {
        signal,
        onProgress: ({ done }) => setSending({ isLookedThrough: true, done, total: file.size }),
      });
      signal.throwIfAborted();
      const begun = await importApi.startExternalImport({
        body: asInput(form, sent.stored.id, sentTable?.stored.id ?? null),
      });
      sentTable?.forget();
      sent.forget();
      return { ...begun, isLeft: signal.aborted };
    },
    onSuccess: async ({ id, isLeft }) => {
      reset({ form: emptyImport, version: 0 });
      if (isLeft) return;
      await navigate({
        to: '/external-assessments/imports/$importId',
        params: { importId: id },
        ignoreBlocker: true,
      });
    },
    onError: (error) => {
      if (!isGivenUp(error))
        notify.error(
          error instanceof DOMException
            ? t`A file of the folder could not be read. Nothing was stored; look whether it is still there, and choose the folder again.`
            : error,
        );
    },
  });
  /** All of a folder is looked through before it is sent. */
  function packed(folder: Folder, signal: AbortSignal): Promise<File> {
    const total = folder.files.reduce((sum, { file }) => sum + file.size, 0);
    return packFolder(folder, (done) => {
      signal.throwIfAborted();
      setSending({ isLookedThrough: false, done, total });
    });
  }
  return (
    <form
      className="flex max-w-[60em] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (archive && isSaid(form) && !start.isPending) start.mutate(archive);
      }}
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <AssessmentFields choices={choices} form={form} onChange={change} />
      </div>
      <div className="grid gap-4 tablet:grid-cols-2">
        <DropZone
          label={archive ? nameOf(archive) : t`Drop the archive (zip) or the folder here, or choose it`}
          accept=".zip,application/zip"
          disabled={start.isPending}
          onFiles={([file]) => setArchive(file)}
          onFolder={setArchive}
        >
          <Trans>A folder for each learner, or all submissions as Moodle or Canvas packs them.</Trans>
        </DropZone>
        <DropZone
          label={table ? table.name : t`Drop the table of results here, or choose it`}
          accept=".csv,.xlsx"
          disabled={start.isPending}
          onFiles={([file]) => setTable(file)}
        >
          <Trans>
            Csv or xlsx: the grading worksheet of Moodle, the gradebook of Canvas. Not needed where it lies
            beside the folders.
          </Trans>
        </DropZone>
      </div>
      {start.isPending && sending ? (
        <div role="status">
          <p className="mb-1 text-sm text-muted">
            {sending.isLookedThrough ? (
              <Trans>The files are being sent. After a lost line they go on by themselves.</Trans>
            ) : (
              <Trans>The folder is being looked through.</Trans>
            )}
          </p>
          <ProgressMeter
            label={t`Bytes of the archive that are there`}
            bare
            value={sending.done}
            of={sending.total}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={start.isPending} disabled={!archive || !isSaid(form)}>
          <Trans>Read the files</Trans>
        </Button>
        <span className="text-sm text-muted">
          <Trans>Nothing is stored before you have looked at it.</Trans>
        </span>
      </div>
      <LeaveQuestion isSending={start.isPending} />
    </form>
  );
}

const nameOf = (archive: File | Folder): string =>
  archive instanceof File
    ? archive.name
    : plural(archive.files.length, {
        one: `${archive.name}, # file`,
        other: `${archive.name}, # files`,
      });
