import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EvidenceItem, Look } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { notLookedAt, partlyLabel } from '../evidence/look-labels.ts';

interface NotLookedAtProps {
  evidence: readonly EvidenceItem[];
  looks: ReadonlyMap<string, Look>;
}

/** What the signature goes over without having seen it, said before it is given. */
export function NotLookedAt({ evidence, looks }: NotLookedAtProps) {
  const { unopened, partly } = notLookedAt(evidence, looks);
  if (evidence.length === 0) return null;
  if (unopened.length + partly.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon name="check" className="size-4! text-good" />
        <Trans>You looked at all evidence.</Trans>
      </p>
    );
  const titles = unopened.map(({ title }) => title).join(' · ');
  const parts = partly.map((item) => `${item.title} (${partlyLabel(item, looks.get(item.id)!)})`).join(' · ');
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-md border border-warn/40 bg-warn-tint/60 px-3 py-2.5 text-sm">
      {titles ? <Line label={t`Not opened`} text={titles} /> : null}
      {parts ? <Line label={t`Opened in part`} text={parts} /> : null}
    </dl>
  );
}

const Line = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt className="font-medium text-warn">{label}</dt>
    <dd>{text}</dd>
  </>
);
