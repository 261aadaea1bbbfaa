import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@/i18n/format.ts';
import { Button } from '@/ui/Button.tsx';

/** How many somebody had asked for, so that they find the place again on their way back from an attempt. */
const askedFor = new Map<string, number>();

interface InPartsProps<Item> {
  /** Tells this list from those of other reports. */
  name: string;
  items: readonly Item[];
  /** How many there are at first, and how many each time that somebody asks for more. */
  size: number;
  /** One element that holds an element for each of these. */
  children: (shown: readonly Item[]) => ReactNode;
}

/**
 * The first of a long list, and more of it where somebody asks: the 685 exceptions of a large batch are 95,000 elements, which
 * keep a slow laptop for six seconds and stand between the summary and the signature. The document of the report has all of them.
 */
export function InParts<Item>({ name, items, size, children }: InPartsProps<Item>) {
  const [count, setCount] = useState(askedFor.get(name) ?? size);
  const showMore = () => {
    askedFor.set(name, count + size);
    setCount(count + size);
  };
  const holder = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count === before.current) return;
    const first = holder.current?.firstElementChild?.children[before.current];
    before.current = count;
    // Whoever asked goes on with what came, and not behind it.
    first?.querySelector<HTMLElement>('a, summary')?.focus();
  }, [count]);
  const left = items.length - count;
  const next = formatNumber(Math.min(size, left));
  const [shown, total] = [formatNumber(count), formatNumber(items.length)];
  return (
    <>
      <div ref={holder}>{children(items.slice(0, count))}</div>
      {left > 0 ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={showMore}>
            <Trans>Show {next} more</Trans>
          </Button>
          <span className="text-sm text-muted">
            <Trans>
              {shown} of {total}
            </Trans>
          </span>
        </div>
      ) : null}
    </>
  );
}
