import { Trans } from '@lingui/react/macro';
/** Covers the whole screen while there is nothing to show yet. */
export const LoadingOverlay = () => (
  <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-page">
    <div className="flex w-48 flex-col items-center gap-4">
      <p className="text-muted">
        <Trans>Loading…</Trans>
      </p>
      <div className="h-1 w-full overflow-hidden rounded-full bg-neutral-tint">
        <div className="h-full w-2/5 animate-[sweep_1.3s_ease-in-out_infinite] rounded-full bg-accent-mark" />
      </div>
    </div>
  </div>
);
