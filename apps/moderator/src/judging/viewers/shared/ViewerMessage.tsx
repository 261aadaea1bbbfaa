import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { DownloadButton } from './DownloadButton.tsx';

/** The bytes are there, but they are not what they say. */
export const UnreadableFile = ({ item }: { item: EvidenceItem }) => (
  <EmptyState
    icon="warning"
    title={t`This file cannot be shown`}
    action={<DownloadButton item={item} primary />}
  >
    <Trans>
      It does not read as the type it was handed in as ({item.mediaType ?? '–'}). It may be damaged. Download
      it to open it elsewhere, and note it under “authentic” if it cannot be read at all.
    </Trans>
  </EmptyState>
);

export const EmptyFile = ({ item }: { item: EvidenceItem }) => (
  <EmptyState icon="file" title={t`This file is empty`}>
    <Trans>
      {item.fileName ?? item.title} was handed in with nothing in it. It supports no outcome as it is.
    </Trans>
  </EmptyState>
);
