import { formatNumber } from '@/i18n/format.ts';

/** The number on a bell: up to 99, so that it stays a mark. Its bell says the number in words. */
export const Unread = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span
      aria-hidden="true"
      data-numeric
      className="absolute -top-1.5 left-2.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-accent ring-2 ring-surface"
    >
      {count > 99 ? '99+' : formatNumber(count)}
    </span>
  );
