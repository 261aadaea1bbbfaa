import { t } from '@lingui/core/macro';
import { classNames } from '@/ui/class-names.ts';

/** Where an import is on its way, of four steps. */
export function Steps({ at }: { at: 0 | 1 | 2 | 3 }) {
  const steps = [t`Files`, t`Columns`, t`People`, t`Stored`];
  return (
    <ol aria-label={t`Steps`} className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={classNames('flex items-center gap-2', index === at ? 'font-medium' : 'text-muted')}
        >
          <span
            aria-hidden="true"
            data-numeric
            className={classNames(
              'inline-flex size-6 items-center justify-center rounded-full text-sm',
              index < at
                ? 'bg-good-tint text-good'
                : index === at
                  ? 'bg-accent text-on-accent'
                  : 'bg-neutral-tint text-muted',
            )}
          >
            {index < at ? '✓' : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
