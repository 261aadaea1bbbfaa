import { t } from '@lingui/core/macro';
import type { Workspace } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';

/** Who else has this attempt open now; nobody in what was taken along before it was known. */
export function AlsoThere({ people = [] }: { people: Workspace['alsoThere'] | undefined }) {
  const [first, ...others] = people;
  if (!first) return null;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
      <Icon name="person" className="size-4!" />
      {others.length > 0 ? t`${names} have this open, too` : t`${names} has this open, too`}
    </p>
  );
}
