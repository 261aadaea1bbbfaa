import { Trans } from '@lingui/react/macro';

/** The platform cannot be told right now what was done; it is told as soon as it can be. */
export const NotSaved = () => (
  <p role="status" className="mb-3 rounded-md bg-warn-tint p-3">
    <Trans>
      What you do cannot be saved right now. Keep this page open: it is saved as soon as the platform can be
      reached.
    </Trans>
  </p>
);
