import { useRef, useState } from 'react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Result, Scale } from '@moderator/contract/types';
import { gradeOf, passes } from '@moderator/moderation';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { markFrom } from './mark-from.ts';
import type { ResultFieldsProps } from './result-fields.ts';

type Marks = Extract<Scale, { kind: 'marks' }>;

/** Marks as they are typed, with what they amount to. */
export function MarkField({ scale, label, result, disabled, isBinding, onGive }: ResultFieldsProps<Marks>) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (result === null ? '' : i18n.number(Number(result), { useGrouping: false }));
  const mark = markFrom(scale, text);
  const isWrong = text.trim() !== '' && mark === null;
  useHotkeys([
    {
      keys: 'c',
      label: t`Type the marks`,
      group: t`Outcome in focus`,
      run: () => field.current?.select(),
      enabled: !disabled,
    },
  ]);
  const give = (byKey: boolean) => {
    if (mark === null) return;
    onGive(mark, byKey);
    setTyped(undefined);
    if (byKey) field.current?.blur();
  };
  const change = (value: string) => {
    setTyped(value);
    const given = markFrom(scale, value);
    if (!isBinding && given !== null) onGive(given, false);
  };
  const most = i18n.number(scale.maximum);
  const step = i18n.number(scale.step);
  const pass = i18n.number(scale.passMark);
  return (
    <form
      role="group"
      aria-label={label}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        give(true);
      }}
    >
      <TextInput
        ref={field}
        label={t`Marks of ${most}`}
        className="w-[14em]"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        disabled={disabled}
        hint={t`In steps of ${step}; ${pass} passes.`}
        error={isWrong ? t`Give marks from 0 to ${most} in steps of ${step}.` : undefined}
        value={text}
        onChange={change}
      />
      {mark === null ? null : <MarkBadge scale={scale} mark={mark} />}
      {isBinding && !disabled ? (
        <Button
          type="submit"
          variant={mark === result ? 'secondary' : 'primary'}
          disabled={mark === null || mark === result}
        >
          <Trans>Record the marks</Trans>
        </Button>
      ) : null}
    </form>
  );
}

/** The grade that marks amount to, and whether they pass. */
function MarkBadge({ scale, mark }: { scale: Marks; mark: Result }) {
  const grade = gradeOf(scale, mark);
  const word = passes(scale, mark) ? t`Passes` : t`Does not pass`;
  return (
    <Badge tone={passes(scale, mark) ? 'good' : 'warn'} shape={passes(scale, mark) ? 'tick' : 'cross'}>
      {grade ? `${grade} · ${word}` : word}
    </Badge>
  );
}
