import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { endingsOf } from '@moderator/contract/file-options';
import type { AcceptedGroup } from '@moderator/contract/file-options';
import { FileField } from '@/ui/FileField.tsx';
import { offered, sorted } from './chosen-files.ts';

interface EvidenceFieldProps {
  label: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

const listOf = (group: AcceptedGroup): string => endingsOf(group).join(', ');

/** Files of the kinds that the platform takes. What is of another kind, or empty, is left out at once and not after it was sent. */
export function EvidenceField({ label, disabled, onFiles }: EvidenceFieldProps) {
  const [left, setLeft] = useState<Pick<ReturnType<typeof sorted>, 'otherKinds' | 'empty'>>();
  const [documents, tables, pictures] = [listOf('documents'), listOf('tables'), listOf('pictures')];
  const [videos, sound, texts] = [listOf('videos'), listOf('sound'), listOf('texts')];
  return (
    <FileField
      label={label}
      disabled={disabled}
      accept={offered}
      hint={t`Accepted are documents (${documents}), tables (${tables}), pictures (${pictures}), videos (${videos}), sound (${sound}) and texts (${texts}).`}
      error={left ? sentenceOf(left) : null}
      onFiles={(files) => {
        const { taken, otherKinds, empty } = sorted(files);
        setLeft(otherKinds.length + empty.length > 0 ? { otherKinds, empty } : undefined);
        onFiles(taken);
      }}
    />
  );
}

function sentenceOf({ otherKinds, empty }: { otherKinds: readonly string[]; empty: readonly string[] }) {
  const [others, empties] = [otherKinds.join(', '), empty.join(', ')];
  return [
    others && t`Left out, for files of this kind are not accepted: ${others}.`,
    empties && t`Left out, for there is nothing in it: ${empties}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
