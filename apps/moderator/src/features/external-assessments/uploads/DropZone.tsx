import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons.tsx';
import { classNames } from '@/ui/class-names.ts';
import { FolderField } from './FolderField.tsx';
import { droppedFolder } from './folders.ts';
import type { Folder } from './folders.ts';

interface DropZoneProps {
  label: string;
  children?: ReactNode;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Where folders may be dropped as well, or chosen with a field of their own below. */
  onFolder?: (folder: Folder) => void;
}

/** Files are dropped here or chosen: the browser's own field for files lies over all of it, and takes both. */
export function DropZone({ label, children, accept, multiple, disabled, onFiles, onFolder }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const zone = (
    <div
      className={classNames(
        'relative flex min-h-28 flex-col items-center justify-center gap-1 rounded-lg border-2 border-dashed px-5 py-5 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        isOver ? 'border-accent-ink bg-neutral-tint' : 'border-line-strong bg-surface hover:bg-neutral-tint',
        disabled && 'opacity-60',
      )}
    >
      <Icon name="upload" className="size-6! text-muted" />
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      {children ? <span className="text-sm text-muted">{children}</span> : null}
      <input
        type="file"
        aria-label={label}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          const folder = onFolder && !disabled ? droppedFolder(event.dataTransfer.items) : undefined;
          if (!folder) return;
          // The field itself would take a folder for a file that cannot be read.
          event.preventDefault();
          setOver(false);
          void folder.then(onFolder);
        }}
        onChange={(event) => {
          setOver(false);
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again, as after a failure.
          event.target.value = '';
        }}
      />
    </div>
  );
  if (!onFolder) return zone;
  return (
    <div className="flex flex-col gap-2">
      {zone}
      <FolderField disabled={disabled ?? false} onFolder={onFolder} />
    </div>
  );
}
