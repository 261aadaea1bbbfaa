import { t } from '@lingui/core/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { OtherFile } from '../OtherFile.tsx';
import { TooMuch } from './refuse-too-much.ts';
import { UnreadableFile } from './ViewerMessage.tsx';

/** An office document that could not be read, by what was in the way: it is whole and too much, or no such document. */
export const UnreadDocument = ({ item, error }: { item: EvidenceItem; error: unknown }) =>
  error instanceof TooMuch ? (
    <OtherFile item={item} why={t`Unpacked, this file is too large to be shown here`} />
  ) : (
    <UnreadableFile item={item} />
  );
