import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { isBeginningOfName, isSameName } from '@moderator/moderation';
import { Button } from '@/ui/Button.tsx';
import { TextInput } from '@/ui/TextInput.tsx';

interface SignatureFieldProps {
  /** The name under which the person is registered; the report prints it, however it is typed. */
  name: string;
  busy: boolean;
  blocked: boolean;
  onSign: (signature: string) => void;
}

/** Typing one's name is the act of signing. */
export function SignatureField({ name, busy, blocked, onSign }: SignatureFieldProps) {
  const [signature, setSignature] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const isMyName = isSameName(signature, name);
  const isUnfinished = !isLeft && isBeginningOfName(signature, name);
  return (
    <form
      className="flex max-w-[36em] flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMyName && !blocked) onSign(signature.trim());
      }}
    >
      <TextInput
        className="w-full"
        label={t`Your full name`}
        required
        autoComplete="off"
        placeholder={name}
        value={signature}
        onChange={(typed) => {
          setSignature(typed);
          setIsLeft(false);
        }}
        onBlur={() => setIsLeft(signature.trim() !== '')}
        error={isMyName || isUnfinished ? null : t`Type your name as it is registered: ${name}.`}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon="pen"
        busy={busy}
        disabled={blocked || !isMyName}
        aria-describedby={blocked ? 'report-blockers' : undefined}
      >
        {busy ? t`Signing…` : t`Sign report`}
      </Button>
    </form>
  );
}
