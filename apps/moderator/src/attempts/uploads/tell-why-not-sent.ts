import { t } from '@lingui/core/macro';
import { notify } from '@/ui/toast.ts';
import { isGivenUp } from '@/ui/use-give-up.ts';

/** Why a file is not there; whoever stopped it knows. */
export function tellWhyNotSent(error: unknown): void {
  if (isGivenUp(error)) return;
  notify.error(
    error instanceof DOMException
      ? t`A file could not be read. Nothing of it was stored; look whether it is still there, and choose it again.`
      : error,
  );
}
