import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@/i18n/format.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CounterProps {
  id: string;
  used: number;
  most: number;
  isNearlyFull: boolean;
  /** Only there while the field has the focus. */
  hides: boolean;
}

/**
 * How much of a field is used. Screen readers hear the numbers with the field, and while typing only the two
 * moments that matter: that little room is left, and that there is none.
 */
export const Counter = ({ id, used, most, isNearlyFull, hides }: CounterProps) => (
  <div className="ml-auto shrink-0 text-right text-xs">
    <p
      id={id}
      data-numeric
      className={`${used >= most ? 'text-bad' : 'text-muted'} ${hides ? 'invisible group-focus-within/field:visible' : ''}`}
    >
      <Trans>
        {formatNumber(used)} of {formatNumber(most)} <VisuallyHidden>characters used</VisuallyHidden>
      </Trans>
    </p>
    <p role="status" className="sr-only">
      {used >= most ? t`No characters are left.` : isNearlyFull ? t`Few characters are left.` : null}
    </p>
  </div>
);
