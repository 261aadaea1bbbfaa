import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LeaveQuestion } from '@/attempts/uploads/LeaveQuestion.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { DropZone } from '../uploads/DropZone.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import type { Sending } from '../uploads/use-uploads.ts';
import { keyOfFile, withFiles } from './capture-form.ts';
import type { FormFile } from './capture-form.ts';

const most = 200;

interface FileFieldsProps {
  files: readonly FormFile[];
  onChange: (change: (files: readonly FormFile[]) => readonly FormFile[]) => void;
}

/** Evidence: dropped or chosen, many at once, each sent on its own. */
export function FileFields({ files, onChange }: FileFieldsProps) {
  const { sending, add, remove } = useUploads((key, fileId) =>
    onChange((before) => before.map((each) => (each.key === key ? { ...each, fileId } : each))),
  );
  function choose(chosen: readonly File[]) {
    const room = chosen.slice(0, most - files.length);
    if (room.length < chosen.length)
      notify.message(t`One assessment has ${most} files at most; the others are left out.`);
    onChange((before) => withFiles(before, room));
    const there = new Set(files.filter(({ fileId }) => fileId).map(({ key }) => key));
    add(
      room
        .map((file) => ({ key: keyOfFile(file), file }))
        .filter(({ key }) => !there.has(key) && (!sending[key] || sending[key].state === 'failed')),
    );
  }
  const isSending = Object.values(sending).some(({ state }) => state !== 'failed');
  const done = files.filter(({ fileId }) => fileId).length;
  return (
    <section aria-labelledby="capture-evidence">
      <h2 id="capture-evidence" className="mb-3 text-lg">
        <Trans>Evidence</Trans>
      </h2>
      <DropZone label={t`Drop files here, or choose them`} multiple onFiles={choose}>
        {plural(most, {
          other:
            'Up to # files at once. They are sent in parts, and go on by themselves after the line was lost.',
        })}
      </DropZone>
      {files.length > 0 ? (
        <div className="mt-4">
          <ProgressMeter label={t`Files that are there`} value={done} of={files.length} />
          <ul className="mt-3 rounded-lg border border-line bg-surface">
            {files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                sending={sending[file.key]}
                onTitle={(title) =>
                  onChange((before) =>
                    before.map((each) => (each.key === file.key ? { ...each, title } : each)),
                  )
                }
                onRemove={() => {
                  remove(file.key);
                  onChange((before) => before.filter(({ key }) => key !== file.key));
                }}
              />
            ))}
          </ul>
        </div>
      ) : null}
      <LeaveQuestion isSending={isSending} />
    </section>
  );
}

interface FileRowProps {
  file: FormFile;
  sending: Sending | undefined;
  onTitle: (title: string) => void;
  onRemove: () => void;
}

const FileRow = ({ file, sending, onTitle, onRemove }: FileRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2.5 last:border-0">
    <TextInput
      label={t`Title of ${file.name}`}
      hideLabel
      className="min-w-0 flex-1 basis-[16em]"
      value={file.title}
      onChange={onTitle}
    />
    <div className="w-[16em] text-sm max-mobile:w-full">
      <FileState file={file} sending={sending} />
    </div>
    <IconButton icon="trash" label={t`Take ${file.name} out`} onClick={onRemove} />
  </li>
);

function FileState({ file, sending }: Pick<FileRowProps, 'file' | 'sending'>) {
  if (file.fileId)
    return (
      <span className="text-good">
        <Trans>Stored</Trans>
      </span>
    );
  if (sending?.state === 'sending')
    return <ProgressMeter bare label={file.name} value={sending.done} of={file.size} />;
  if (sending?.state === 'waiting')
    return (
      <span className="text-muted">
        <Trans>Waits for its turn</Trans>
      </span>
    );
  return (
    <span role={sending ? 'alert' : undefined} className={sending ? 'text-bad' : 'text-warn'}>
      {sending ? (
        describeError(sending.error).message
      ) : (
        <Trans>Not all of it is there. Choose it again: it goes on where it was.</Trans>
      )}
    </span>
  );
}
