import { lazy, StrictMode, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { t } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { meQuery, rememberedMe } from '@/shell/account.ts';
import { noteUnreachable } from '@/session/connection.ts';
import { queryClient } from '@/api/query-client.ts';
import { quietOf } from '@/api/quiet-of.ts';
import { openReport } from '@/shell/report-issue/report-request.ts';
import { ReportIssueHost } from '@/shell/report-issue/ReportIssueHost.tsx';
import { router } from '@/router.tsx';
import { SignedOutPage } from '@/shell/sign-out/SignedOutPage.tsx';
import { settings } from '@/session/settings.ts';
import { accessToken, onSignedOutOffline } from '@/session/session.ts';
import { activate, localeToShow } from '@/i18n/i18n.ts';
import { Localised } from '@/i18n/Localised.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { offerReports, told } from '@/ui/toast.ts';
import { whenIdle } from '@/ui/when-idle.ts';

/** Settled when the page of this address is there with what it asked for. */
let firstPage: Promise<unknown> | undefined;

const Toaster = lazy<ComponentType>(async () => {
  await Promise.race([firstPage, told]);
  // The line may be gone by now. Pages say what matters by themselves, and no browser fetches a part again that it could not have.
  return import('@/ui/Toaster.tsx').catch(() => ({ default: () => null }));
});

/** What can be done before it is known who is signed in: the texts, and fetching what asks for the page of this address and draws it. */
export async function prepare(): Promise<void> {
  for (const { routeId, staticData } of router.matchRoutes(router.latestLocation)) {
    // Whoever opens the page is told where it cannot be had.
    staticData.ahead?.load().catch(() => {});
    router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])?.catch(() => {});
  }
  await activate(localeToShow(rememberedMe()?.user.locale));
}

/** Asks once who is signed in, and for what the page of this address shows. Neither a text nor anything that is drawn is needed for it. */
export function ask(): void {
  if (firstPage) return;
  const asked = Promise.allSettled([queryClient.prefetchQuery(meQuery), router.load({ sync: true })]);
  firstPage = asked.then(() => new Promise<void>(whenIdle)).then(() => quietOf(queryClient));
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
  void firstPage
    ?.then(() => import('@/shell/offline/behind-the-start.ts'))
    // Whoever left meanwhile left nothing to go on with.
    .then(({ goOnBehind }) => accessToken() && goOnBehind())
    .catch(() => undefined);
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
