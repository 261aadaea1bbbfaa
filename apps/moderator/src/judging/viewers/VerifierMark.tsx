import { useState } from 'react';
import type { ReactNode } from 'react';
import type { EvidenceItem } from '@moderator/contract/types';
import { useMe } from '@/shell/Bootstrap.tsx';
import { exactTime } from '@/ui/relative-time.ts';
import { viewerKindOf } from './viewer-kind.ts';

/** Into these the platform writes the words themselves. */
const marked = ['pdf', 'image'];
const places = ['top-[12%]', 'top-[45%]', 'top-[78%]'];

/**
 * Evidence as a verifier sees it: films, sound, tables and texts carry their name and the time over what is shown, since nothing
 * can be written into them while they are read.
 */
export function VerifierMark({ item, children }: { item: EvidenceItem; children: ReactNode }) {
  const { user } = useMe();
  const [openedAt] = useState(() => new Date().toISOString());
  if (!user.roles.includes('verifier') || marked.includes(viewerKindOf(item))) return children;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
      {children}
      <div aria-hidden className="@container pointer-events-none absolute inset-0 z-10" data-verifier-mark="">
        {places.map((place) => (
          <p
            key={place}
            className={`absolute ${place} left-[6%] -rotate-12 text-[clamp(0.6rem,3cqw,1.25rem)] font-semibold whitespace-nowrap text-white opacity-40 [text-shadow:0_0_2px_#1c2128,0_0_2px_#1c2128]`}
          >
            {user.name} {user.surname}, {exactTime(openedAt)}
          </p>
        ))}
      </div>
    </div>
  );
}
