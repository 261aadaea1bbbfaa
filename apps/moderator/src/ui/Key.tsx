import { Fragment } from 'react';
import { keyLabels } from './hotkeys/keys.ts';

/** A key, or keys pressed together or one after another: `j`, `mod+enter`, `g h`. */
export function Key({ keys, className = '' }: { keys: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      {keyLabels(keys).map((word, index) => (
        <Fragment key={index}>
          {/* For whoever hears the caps or copies them; what lies in a row shows no spaces. */}
          {index > 0 ? ' ' : null}
          <kbd className="inline-flex min-w-5 items-center justify-center rounded-sm border border-current/35 px-1 font-sans text-xs leading-5">
            {word}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
