import { t } from '@lingui/core/macro';
import { buttonLook } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { chosenFolder } from './folders.ts';
import type { Folder } from './folders.ts';

interface FolderFieldProps {
  disabled: boolean;
  onFolder: (folder: Folder) => void;
}

/** For whoever does not drop: browsers choose files and folders with fields of their own. */
export const FolderField = ({ disabled, onFolder }: FolderFieldProps) => (
  <label
    className={`${buttonLook()} relative self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink`}
  >
    <Icon name="upload" />
    {t`Choose a folder`}
    <input
      type="file"
      // Not among what the types of React know.
      ref={(field) => field?.setAttribute('webkitdirectory', '')}
      className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      disabled={disabled}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        if (files.length > 0) onFolder(chosenFolder(files));
        event.target.value = '';
      }}
    />
  </label>
);
