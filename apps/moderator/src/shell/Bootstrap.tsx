import { createContext, Suspense, use, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { ApiError } from '@moderator/client';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { endSession } from '@/session/session.ts';
import { notify } from '@/ui/toast.ts';
import { meQuery } from './account.ts';
import type { Me } from './account.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { noReportOpen } from './report-issue/report-request.ts';

export const MeContext = createContext<Me | null>(null);

/** Who is signed in. Only below the shell, where it is always known. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('useMe outside the shell');
  return me;
}

/** Signing in again would come to the same. */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'unknown_person';

const StartFailed = lazyWithTexts(
  () => import('./StartFailed.tsx'),
  () => import('./texts.ts'),
);
const UnknownPerson = lazyWithTexts(
  () => import('./UnknownPerson.tsx'),
  () => import('./texts.ts'),
);

/** Milliseconds: long enough to read the sentence, and to report it, which holds the end back. */
const signOutDelayMs = 3_000;

/** Covers the screen until user, licence and account are there; without them nothing can be shown. */
export function Bootstrap({ children }: { children: ReactNode }) {
  const { data, error } = useQuery(meQuery);
  useEffect(() => {
    if (!error || isUnknown(error)) return;
    // A sentence of the platform says more than ours, where there is one.
    notify.error(
      error instanceof ApiError && error.problem?.detail
        ? error
        : t`Oops! We were unable to load your user data. Please try again.`,
    );
    const timer = setTimeout(() => void noReportOpen().then(endSession), signOutDelayMs);
    return () => clearTimeout(timer);
  }, [error]);
  if (!data)
    return (
      <Suspense fallback={<LoadingOverlay />}>
        {isUnknown(error) ? <UnknownPerson /> : error ? <StartFailed /> : <LoadingOverlay />}
      </Suspense>
    );
  return <MeContext value={data}>{children}</MeContext>;
}
