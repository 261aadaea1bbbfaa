import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { TextInput } from '@/ui/TextInput.tsx';

interface LockedPdfProps {
  /** Whether a password was typed already and is another one. */
  isRefused: boolean;
  onUnlock: (password: string) => void;
  /** What to do without the password. */
  children: ReactNode;
  action?: ReactNode;
}

/** A document that opens with a password alone: the field for it, and what to do without. */
export function LockedPdf({ isRefused, onUnlock, children, action }: LockedPdfProps) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Whoever typed the wrong one types another.
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  return (
    <EmptyState icon="lock" title={t`This document asks for a password`} action={action}>
      <p>{children}</p>
      <form
        autoComplete="off"
        className="mt-4 flex flex-col items-stretch gap-3 text-left text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onUnlock(password);
        }}
      >
        <TextInput
          type="password"
          autoComplete="off"
          ref={field}
          label={t`Password of the document`}
          hint={t`It stays in this window and is sent nowhere.`}
          error={isRefused ? t`The document does not open with this password. Type it again.` : null}
          value={password}
          onChange={setPassword}
        />
        <Button
          type="submit"
          variant="primary"
          icon="unlock"
          className="self-center"
          disabled={password === ''}
        >
          <Trans>Open the document</Trans>
        </Button>
      </form>
    </EmptyState>
  );
}
