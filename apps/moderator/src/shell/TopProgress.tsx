import { useDeferredValue, useEffect, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { complete, creep, done, doneDelayMs, started, tickMs } from './progress.ts';

/** Moves while a route changes. */
export function TopProgress() {
  // Of a page that is there at once nothing is to be told, and it goes ahead of what tells.
  const loading = useDeferredValue(useRouterState({ select: (state) => state.isLoading }));
  const [progress, setProgress] = useState(complete);
  useEffect(() => {
    if (loading) {
      setProgress(started);
      const timer = setInterval(() => setProgress(creep), tickMs);
      return () => clearInterval(timer);
    }
    setProgress((before) => (before === complete ? before : done));
    const timer = setTimeout(() => setProgress(complete), doneDelayMs);
    return () => clearTimeout(timer);
  }, [loading]);

  if (progress.kind === 'complete') return null;
  return (
    <div
      role="progressbar"
      aria-label={t`Loading the page`}
      aria-valuenow={progress.kind === 'determinate' ? Math.round(progress.value) : undefined}
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
    >
      {progress.kind === 'determinate' ? (
        <div
          className="h-full bg-accent-mark transition-[width] duration-200"
          style={{ width: `${progress.value}%` }}
        />
      ) : (
        <div className="h-full w-2/5 animate-[sweep_1.3s_ease-in-out_infinite] bg-accent-mark" />
      )}
    </div>
  );
}
