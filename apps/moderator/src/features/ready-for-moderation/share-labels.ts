import { plural } from '@lingui/core/macro';
import type { BatchShare } from '@moderator/contract/types';

/** What of a sample waits for others than the person who looks, and why; empty where nothing does. */
export function waitingForOthers({ heldByOthers, notMine }: BatchShare): string {
  const held = plural(heldByOthers, {
    one: 'A colleague is at # attempt.',
    other: 'Colleagues are at # attempts.',
  });
  const conflicted = plural(notMine, {
    one: '# attempt is not yours to moderate; a colleague has to.',
    other: '# attempts are not yours to moderate; a colleague has to.',
  });
  return [heldByOthers > 0 ? held : '', notMine > 0 ? conflicted : ''].filter(Boolean).join(' ');
}
