import { lazy, StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { t } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { meQuery, rememberedMe } from '@/shell/account.ts';
import { noteUnreachable } from '@/session/connection.ts';
import { queryClient } from '@/api/query-client.ts';
import { openReport } from '@/shell/report-issue/report-request.ts';
import { ReportIssueHost } from '@/shell/report-issue/ReportIssueHost.tsx';
import { router } from '@/router.tsx';
import { SignedOutPage } from '@/shell/sign-out/SignedOutPage.tsx';
import { settings } from '@/session/settings.ts';
import { onSignedOutOffline } from '@/session/session.ts';
import { activate, localeToShow } from '@/i18n/i18n.ts';
import { Localised } from '@/i18n/Localised.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { offerReports } from '@/ui/toast.ts';

const Toaster = lazy(() => import('@/ui/Toaster.tsx'));

/** What can be done before it is known who is signed in: the texts, and fetching what draws the page of this address. */
export async function prepare(): Promise<void> {
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    // Whoever opens the page is told where it cannot be had.
    router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])?.catch(() => {});
  await activate(localeToShow(rememberedMe()?.user.locale));
}

let root: Root | undefined;
const draw = (what: ReactNode): void => {
  root ??= createRoot(document.getElementById('root')!);
  root.render(what);
};

/** The application, for somebody who is signed in. */
export function showApplication(): void {
  offerReports(openReport);
  onSignedOutOffline(showSignedOut);
  // Asked for before anything is drawn that waits for it.
  void queryClient.prefetchQuery(meQuery);
  draw(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Localised>
          <RouterProvider router={router} />
          <Suspense>
            <Toaster />
          </Suspense>
          <ReportIssueHost />
        </Localised>
      </QueryClientProvider>
    </StrictMode>,
  );
  void import('@/shell/offline/behind-the-start.ts').then(({ goOnBehind }) => goOnBehind());
  const { analyticsUrl } = settings;
  if (analyticsUrl)
    void import('@/shell/analytics/analytics.ts').then(({ startAnalytics }) =>
      startAnalytics(analyticsUrl, router),
    );
}

/** Instead of the application, while nobody is signed in and there is no network to sign in over. */
export function showSignedOut(goOn: () => void): void {
  noteUnreachable();
  draw(
    <Localised>
      <SignedOutPage goOn={goOn} />
    </Localised>,
  );
  // What was on the screen is gone, and what was in memory with it.
  queryClient.clear();
}

/** Instead of the application, when nobody could be signed in. */
export function showFailure(error: unknown): void {
  draw(
    <Localised>
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          error={error}
          title={t`We could not reach the sign-in service`}
          onRetry={() => location.reload()}
        />
      </main>
    </Localised>,
  );
}
