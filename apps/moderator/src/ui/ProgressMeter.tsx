import { t } from '@lingui/core/macro';
import { formatNumber } from '@/i18n/format.ts';

interface ProgressMeterProps {
  label: string;
  value: number;
  of: number;
  /** Only the bar; the label and numbers stay for screen readers. */
  bare?: boolean;
}

/** How much of a known amount is done: a bar and the numbers. */
export function ProgressMeter({ label, value, of, bare = false }: ProgressMeterProps) {
  const share = of > 0 ? Math.min(1, value / of) : 0;
  const numbers = t`${formatNumber(value)} of ${formatNumber(of)}`;
  const done = of > 0 && value >= of;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={value}
        aria-valuetext={numbers}
        className="h-1.5 min-w-10 flex-1 overflow-hidden rounded-full bg-neutral-tint"
      >
        <div
          className={`h-full rounded-full ${done ? 'bg-good' : 'bg-accent-mark'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {bare ? null : (
        <span data-numeric aria-hidden="true" className="text-sm whitespace-nowrap text-muted">
          {numbers}
        </span>
      )}
    </div>
  );
}
