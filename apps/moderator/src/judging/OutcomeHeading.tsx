import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '@/ui/class-names.ts';

interface OutcomeHeadingProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {
  outcome: { code: string; title: string };
  isOpen: boolean;
}

/** The line of an outcome, which opens it; what is said of it stands at its end. */
export const OutcomeHeading = ({ outcome, isOpen, children, ...rest }: OutcomeHeadingProps) => (
  <h3>
    <button
      {...rest}
      type="button"
      aria-expanded={isOpen}
      className={classNames(
        'flex w-full flex-wrap items-start gap-x-3 gap-y-1.5 border-l-3 py-3 pr-5 pl-4 text-left font-normal -outline-offset-2',
        isOpen ? 'border-accent-mark' : 'border-transparent hover:bg-neutral-tint/60',
      )}
    >
      <span data-numeric className="min-w-[2.6em] shrink-0 pt-px text-sm text-muted">
        {outcome.code}
      </span>
      <span
        className={classNames(
          'min-w-0 flex-1 basis-[11em]',
          isOpen ? 'text-lg leading-snug font-semibold' : '',
        )}
      >
        {outcome.title}
      </span>
      <span className="flex shrink-0 flex-wrap justify-end gap-1.5 font-normal">{children}</span>
    </button>
  </h3>
);
