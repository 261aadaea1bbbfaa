import { useEffect, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ToolButton } from './ToolButton.tsx';

interface PageBoxProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** After Enter: the focus goes on to the pages. */
  onEntered: () => void;
}

/** The number of the page shown, which can be typed, and how many there are. */
export function PageBox({ page, pages, onChange, onEntered }: PageBoxProps) {
  const [text, setText] = useState(String(page));
  useEffect(() => setText(String(page)), [page]);
  const go = () => {
    const wanted = Number.parseInt(text, 10);
    if (wanted >= 1 && wanted <= pages) onChange(wanted);
    else setText(String(page));
  };
  return (
    <>
      <span className="contents @max-[34rem]:hidden">
        <ToolButton
          icon="chevronUp"
          label={t`Previous page`}
          hotkey="pageup"
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        <ToolButton
          icon="chevronDown"
          label={t`Next page`}
          hotkey="pagedown"
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        />
      </span>
      <label className="flex items-center gap-1.5 text-sm whitespace-nowrap">
        <span className="sr-only">{t`Page`}</span>
        <input
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={go}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            go();
            onEntered();
          }}
          data-numeric
          className="min-h-8 w-[3.2em] rounded-md border border-line-strong bg-surface px-1.5 text-center"
        />
      </label>
      <span data-numeric className="ml-1 text-sm whitespace-nowrap text-muted">
        <Trans>of {pages || '–'}</Trans>
      </span>
    </>
  );
}
