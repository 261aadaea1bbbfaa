import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Draft } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { fieldName, fieldValueLabel } from './field-labels.ts';
import { chooseTheirs, fieldsOf, mergeDrafts } from './merge.ts';

/** Two windows changed the same fields: both versions side by side, one choice per field. */
export function DraftConflict({ theirs }: { theirs: Draft }) {
  const { workspace, body, drafts } = useWorkspaceContext();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { merged, conflicts } = mergeDrafts(drafts.base, body, theirs.body);
  const [here, there] = [fieldsOf(body), fieldsOf(theirs.body)];
  const choose = (keys: string[]) => drafts.resolve(chooseTheirs(merged, theirs.body, keys), theirs);
  const take = (key: string, fromThere: boolean) =>
    setTaken((before) => {
      const after = new Set(before);
      if (fromThere) after.add(key);
      else after.delete(key);
      return after;
    });
  return (
    <section
      role="alert"
      aria-labelledby="draft-conflict"
      className="m-4 rounded-lg border border-warn/50 bg-warn-tint/50 p-4"
    >
      <h3 id="draft-conflict" tabIndex={-1} className="outline-none font-semibold text-warn">
        <Trans>This was changed in another window as well</Trans>
      </h3>
      <p className="mt-1 text-sm">
        <Trans>
          Saved there <RelativeTime value={theirs.savedAt} />. Nothing is lost: choose what stays, field by
          field. Everything else is already put together.
        </Trans>
      </p>
      {conflicts.map((key) => (
        <fieldset key={key} className="mt-4">
          <legend className="mb-1.5 text-sm font-medium">{fieldName(key, workspace)}</legend>
          <div className="grid grid-cols-2 gap-2 max-mobile:grid-cols-1">
            {[false, true].map((fromThere) => (
              <label
                key={String(fromThere)}
                className={classNames(
                  'grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5 rounded-md border bg-surface p-3',
                  taken.has(key) === fromThere ? 'border-accent-ink' : 'border-line',
                )}
              >
                <input
                  type="radio"
                  name={key}
                  checked={taken.has(key) === fromThere}
                  onChange={() => take(key, fromThere)}
                  className="mt-1 size-4 accent-accent-ink"
                />
                <span className="text-sm text-muted">{fromThere ? t`The other window` : t`Here`}</span>
                <span className="col-start-2 min-w-0 whitespace-pre-line">
                  {fieldValueLabel(key, (fromThere ? there : here).get(key))}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={() => choose([])}>
          <Trans>Keep all of mine</Trans>
        </Button>
        <Button size="small" onClick={() => choose(conflicts)}>
          <Trans>Take all of the other</Trans>
        </Button>
        <Button size="small" variant="primary" onClick={() => choose([...taken])}>
          <Trans>Keep what is chosen</Trans>
        </Button>
      </div>
    </section>
  );
}
