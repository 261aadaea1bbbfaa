import type { EvidenceItem } from '@moderator/contract/types';
import type { IconName } from '@/ui/icons.tsx';
import { sizeWords } from '../files/size-words.ts';
import { viewerKindOf } from '../viewers/viewer-kind.ts';
import type { ViewerKind } from '../viewers/viewer-kind.ts';

const looks: Record<ViewerKind, { icon: IconName; word: string }> = {
  pdf: { icon: 'file', word: 'PDF' },
  image: { icon: 'image', word: 'Image' },
  video: { icon: 'video', word: 'Video' },
  audio: { icon: 'audio', word: 'Audio' },
  word: { icon: 'file', word: 'Word' },
  sheet: { icon: 'columns', word: 'Sheet' },
  text: { icon: 'text', word: 'Text' },
  activity: { icon: 'activity', word: 'Activity' },
  other: { icon: 'file', word: 'File' },
};

export const evidenceLook = (item: EvidenceItem) => looks[viewerKindOf(item)];

/** "PDF · 2.4 MB". */
export const evidenceDetails = (item: EvidenceItem): string =>
  [evidenceLook(item).word, item.size === null ? null : sizeWords(item.size)].filter(Boolean).join(' · ');
