import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import type { IconName } from '@/ui/icons.tsx';
import { sizeLabel } from './files/size-labels.ts';
import { viewerKindOf } from './viewers/viewer-kind.ts';
import type { ViewerKind } from './viewers/viewer-kind.ts';

const looks: Record<ViewerKind, { icon: IconName; word: MessageDescriptor }> = {
  pdf: { icon: 'file', word: msg`PDF` },
  image: { icon: 'image', word: msg`Image` },
  video: { icon: 'video', word: msg`Video` },
  audio: { icon: 'audio', word: msg`Audio` },
  word: { icon: 'file', word: msg({ message: 'Word', comment: 'A document of Microsoft Word' }) },
  sheet: { icon: 'columns', word: msg`Sheet` },
  text: { icon: 'text', word: msg`Text` },
  activity: { icon: 'activity', word: msg`Activity` },
  other: { icon: 'file', word: msg`File` },
};

export const evidenceLook = (item: EvidenceItem) => looks[viewerKindOf(item)];

/** "PDF · 2.4 MB". */
export const evidenceDetails = (item: EvidenceItem): string =>
  [i18n._(evidenceLook(item).word), item.size === null ? null : sizeLabel(item.size)]
    .filter(Boolean)
    .join(' · ');
