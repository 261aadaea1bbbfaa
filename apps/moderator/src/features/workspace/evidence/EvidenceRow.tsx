import { Trans } from '@lingui/react/macro';
import type { EvidenceItem, Look } from '@moderator/contract/types';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookMark } from './LookMark.tsx';
import { evidenceDetails, evidenceLook } from '@/judging/evidence-labels.ts';

interface EvidenceRowProps {
  item: EvidenceItem;
  /** Codes of the outcomes it supports, the focused one marked. */
  supports: { code: string; isFocused: boolean }[];
  isOpen: boolean;
  look: Look | undefined;
  /** Whether it came after the work was referred back. */
  isNew: boolean;
  onOpen: () => void;
}

/** One piece of evidence in the list. */
export const EvidenceRow = ({ item, supports, isOpen, look, isNew, onOpen }: EvidenceRowProps) => (
  <li data-evidence={item.id}>
    <button
      type="button"
      title={item.title}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className={classNames(
        'flex w-full gap-2.5 border-l-3 py-2 pr-3 pl-2.5 text-left -outline-offset-2',
        isOpen
          ? 'border-accent-mark bg-neutral-tint'
          : supports.some(({ isFocused }) => isFocused)
            ? 'border-accent-ink/35 hover:bg-neutral-tint'
            : 'border-transparent hover:bg-neutral-tint',
      )}
    >
      <Icon name={evidenceLook(item).icon} className="mt-0.5 text-muted" />
      <span className="min-w-0 flex-1">
        <span className={classNames('line-clamp-2 leading-snug', isOpen && 'font-medium')}>{item.title}</span>
        <span className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-muted">
          {isNew ? (
            <span className="font-medium text-note">
              <Trans>New</Trans>
            </span>
          ) : null}
          <span>{evidenceDetails(item)}</span>
          {item.capturedAt ? <RelativeTime value={item.capturedAt} exact /> : null}
        </span>
        {supports.length > 0 ? (
          <span className="mt-1 flex flex-wrap gap-1">
            <span className="sr-only">
              <Trans>Supports</Trans>{' '}
            </span>
            {supports.map(({ code, isFocused }) => (
              <span
                key={code}
                className={classNames(
                  'rounded-sm border px-1 text-xs leading-5',
                  isFocused ? 'border-accent-ink font-medium text-accent-ink' : 'border-line text-muted',
                )}
              >
                {code}
              </span>
            ))}
          </span>
        ) : null}
      </span>
      <LookMark item={item} look={look} />
    </button>
  </li>
);
