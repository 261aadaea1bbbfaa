import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { Icon } from '@/ui/icons.tsx';
import { fileAddress } from '../../files/file-query.ts';
import { sizeWords } from '../../files/size-words.ts';

/** The file itself, fetched by the browser. */
export const DownloadLink = ({ item, primary = false }: { item: EvidenceItem; primary?: boolean }) =>
  item.fileId ? (
    <a
      className={buttonLook(primary ? 'primary' : 'secondary')}
      href={fileAddress(item.fileId)}
      download={item.fileName ?? item.title}
    >
      <Icon name="download" className="-ml-1" />
      <Trans>Download</Trans>
      {item.size === null ? '' : ` (${sizeWords(item.size)})`}
    </a>
  ) : null;

/** The bytes are there, but they are not what they say. */
export const UnreadableFile = ({ item }: { item: EvidenceItem }) => (
  <EmptyState
    icon="warning"
    title={t`This file cannot be shown`}
    action={<DownloadLink item={item} primary />}
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
